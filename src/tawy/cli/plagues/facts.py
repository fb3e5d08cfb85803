"""What a player has and what this round will ask of it, each fact as a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tawy.cli.plagues import ink
from tawy.cli.plagues.accounts import ANKHS, COINS, POINTS, SOLDIERS, sources
from tawy.cli.plagues.names import Names, favour, number_of, slot_dice
from tawy.cli.plagues.names import token as token_name
from tawy.cli.voice import t
from tawy.kernel.bits import bits
from tawy.plagues import explain
from tawy.plagues.acts.province import RIVER_TOKEN
from tawy.plagues.queries.plague import is_automa, papyrus_now
from tawy.plagues.queries.provinces import discarded, hebrew_gift, hebrew_sum, hebrews_freed, kept
from tawy.plagues.state import Plagues, Player
from tawy.plagues.terms import ABYDOS, ALL_DICE, BUTO, COIN, EDFU, NO_POWER, NO_TOKEN, PHARAOH, PROVINCES

KEPT_DICE: Final = 3
"""Dice that stay unspent, and count as soldiers (P4.1, P5.1)."""


def name(g: Plagues, player: Player) -> Text:
    """Who it is."""
    return Text.assemble((f" {Names.at(g).player(player)} ", ink.badge(player)))


def turn(g: Plagues, player: Player) -> Text:
    """The place in the turn order."""
    return Text(t("terminal-plagues-turn", place=g.order.index(player) + 1), "dim")


def power(g: Plagues, player: Player) -> Text:
    """The province's power, and whether it is used up this round (P8)."""
    if g.provinces[player] == NO_POWER:
        return Text("-", "dim")
    used = g.power_used >> player & 1
    state = "used" if used else "ready" if g.provinces[player] in {ABYDOS, BUTO, EDFU} else ""
    left = f" ({t(f'terminal-plagues-power-{state}')})" if state else ""
    return Text.assemble(
        t(f"plagues-province-{PROVINCES[g.provinces[player]]}-help"), (left, "dim" if used else "bold")
    )


def dice(g: Plagues, player: Player) -> Text:
    """Unspent dice; the spent ones in brackets. The automa's lie face down until they are turned."""
    if is_automa(g, player):
        turned = " ".join(map(str, g.automa_shown)) or "-"
        return Text(t("terminal-plagues-automa-dice", shown=turned, down=g.automa_dice.bit_count()))
    text = Text(" ".join(map(str, bits(g.dice[player]))), "bold")
    spent = bits(ALL_DICE & ~g.dice[player])
    if spent:
        text.append(f" ({t('terminal-plagues-spent', dice=' '.join(map(str, spent)))})", "not bold dim")
    return text


def dev(g: Plagues, player: Player, track: int) -> Text:
    """A development track by points, with its marker."""
    here = g.dev[2 * player + track]
    text = Text()
    for step, points in enumerate(g.book.dev_points):
        text.append(f"[{points}]" if step == here else f" {points} ", ink.HERE if step == here else "dim")
    return text


def nile(g: Plagues, player: Player) -> Text:
    """The Nile with its coins, its mark, its points, and the boat."""
    river, here = g.book.tables.nile, g.boat[player]
    text = Text()
    for step in range(river.spaces + 1):
        signs = "¢" if step in river.coins else ""
        signs += "◆" if step == river.bonus_token and not g.claimed[player] >> RIVER_TOKEN & 1 else ""
        signs += "☥" if step == river.spaces else ""
        points = f":{g.book.nile_points[step]}" if step in g.book.nile_points else ""
        label = f"{step}{signs}{points}"
        text.append(
            f"[{label}]" if step == here else f" {label} ", ink.HERE if step == here else "" if step < here else "dim"
        )
    return text


def province_card(g: Plagues, player: Player) -> Text:
    """Where the marker stands, and what lies on its way; what is won or holds now is ticked (P3.3)."""
    card, here = g.book.tables.province_card, g.card_at[player]
    marks = [
        *((space, t(f"plagues-card_bonus-{name}"), g.claimed[player] >> space & 1) for space, name in _bonus_spaces(g)),
        (card.two_special_actions, t("plagues-ui-mark-two"), here >= card.two_special_actions),
        (card.ankh, "☥", here >= card.ankh),
        (card.last, t("plagues-ui-mark-points", points=card.points), here >= card.last),
    ]
    text = Text.assemble((f"{here}", "bold"), f" / {card.last}; ")
    parts = [Text(f"{'✓' if on else ''}{space}: {words}", "dim" if on else "") for space, words, on in sorted(marks)]
    return text.append_text(Text(", ").join(parts))


def _bonus_spaces(g: Plagues) -> list[tuple[int, str]]:
    return list(g.book.province_bonuses.items())


def hebrews(g: Plagues, player: Player) -> Text:
    """How many were freed, their sum, and what the next gives (P4.7)."""
    freed = hebrews_freed(g, player)
    following = t("terminal-plagues-next-gives", gift=t(f"plagues-column-{hebrew_gift(g, freed + 1)}"))
    return Text(f"{t('plagues-ui-freed', count=freed, sum=hebrew_sum(g, player))}; {following}")


def beside(g: Plagues, player: Player) -> Text:
    """Tokens beside the board, Pharaoh tokens with those turned over."""
    held = [
        number_of(number, token_name(token)) for token in range(COIN, PHARAOH + 1) if (number := kept(g, player, token))
    ]
    if used := g.pharaohs_used[player]:
        held[-1] += f" ({t('terminal-plagues-turned', count=used)})"
    return Text(", ".join(held) or "-", "" if held else "dim")


def favours(g: Plagues, player: Player) -> Text:
    """The Pharaoh cards that a player holds this round (P4.4)."""
    held = [f"{card + 1} ({favour(g.book, card)})" for card, holder in enumerate(g.cards) if holder == player]
    return Text(", ".join(held) or "-", "" if held else "dim")


def discard(g: Plagues, player: Player) -> Text:
    """The two discard slots, and the dice that empty them (P6.8, P4.8)."""
    slots = []
    for slot, token in enumerate(discarded(g, player)):
        if token == NO_TOKEN:
            slots.append(Text(f"{slot + 1} {t('plagues-ui-empty')}", "dim"))
        else:
            die = f" ({t('plagues-die', n=slot_dice(g.book, slot))})"
            slots.append(Text.assemble(f"{slot + 1} ", (token_name(token), "bold"), die))
    return Text(", ").join(slots)


def penalties(g: Plagues, player: Player) -> str:
    """Plague cards taken as penalties, 3 points less each."""
    return t("plagues-ui-penalties", number=g.penalties[player])


def ankhs(g: Plagues, player: Player, *, by_source: bool = True) -> Text:
    """Active Ankhs by source, and how many cancel a loss."""
    active, need = explain.standing(g, player).ankhs, papyrus_now(g)[1]
    text = Text(f"{active.total} / {need}", ink.GOOD if active.total >= need else "bold")
    return _with_sources(text, sources(active.by_source(), ANKHS) if by_source else "")


def soldiers(g: Plagues, player: Player, *, by_source: bool = True) -> Text:
    """What a player will have in phase 2: until its dice are spent, from the least to the most."""
    now = explain.standing(g, player).soldiers
    low, high = (now.total - now.dice + total for total in _dice_left(g, player))
    text = Text(f"{low}" if low == high else f"{low}-{high}", "bold")
    parts = sources(now.by_source() | {"dice": 0}, SOLDIERS)
    dice = t("plagues-soldiers-dice")
    return _with_sources(text, ", ".join(part for part in (dice, parts) if part) if by_source else "")


def _dice_left(g: Plagues, player: Player) -> tuple[int, int]:
    """The least and the most that the three dice kept, or the automa's upper ones, can come to."""
    if is_automa(g, player):
        unknown = KEPT_DICE - len(g.automa_shown)
        hidden = bits(g.automa_dice)
        shown = sum(g.automa_shown)
        return shown + sum(hidden[:unknown]), shown + sum(hidden[len(hidden) - unknown :])
    unspent = bits(g.dice[player])
    return sum(unspent[:KEPT_DICE]), sum(unspent[-KEPT_DICE:])


def tribute(g: Plagues, player: Player, *, by_source: bool = True) -> Text:
    """What is due, what there is to pay it with, and what will be missing or spent."""
    owed = explain.tribute(g, player)
    if not owed.due:
        text = Text(t("plagues-ui-tribute-exempt"), ink.GOOD)
    elif owed.paid:
        text = Text(t("plagues-ui-tribute-paid"), ink.GOOD)
    else:
        text = Text(f"{owed.coins.total} / {owed.due}, ", "bold")
        if not owed.enough:
            text.append(t("plagues-ui-tribute-short", short=owed.due - owed.coins.total), ink.BAD)
        elif owed.tokens_to_spend:
            text.append(t("plagues-ui-tribute-tokens", tokens=owed.tokens_to_spend), ink.GOOD)
        else:
            text.append(t("plagues-ui-tribute-enough"), ink.GOOD)
    return _with_sources(text, sources(owed.coins.by_source(), COINS) if by_source else "")


def points(g: Plagues, player: Player) -> Text:
    """Points as they stand, by source."""
    found = explain.standing(g, player).points
    return _with_sources(Text(f"{sum(found.values())}", "bold"), sources(found, POINTS))


def _with_sources(text: Text, words: str) -> Text:
    if words:
        text.append(f" ({words})", "not bold dim")
    return text


def land(g: Plagues, player: Player) -> Iterator[tuple[int, str]]:
    """A player's territory cards, each with what has become of it: used this round, used up, or nothing to say."""
    for card in bits(g.land[player]):
        if g.specials_used[player] >> card & 1:
            yield card, t("plagues-ui-land-used")
        elif g.traded[player] >> card & 1:
            yield card, t("plagues-ui-land-traded")
        else:
            yield card, ""
