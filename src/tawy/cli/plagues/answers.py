"""The options of a question: what each one is called, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tawy.cli.face import Choice
from tawy.cli.plagues import cards
from tawy.cli.plagues.names import Names, short_favour, slot_dice, token, worded
from tawy.cli.plagues.wording import losses
from tawy.cli.voice import t, words
from tawy.kernel.frame import Ask
from tawy.plagues import asks
from tawy.plagues.queries.dice import (
    DRAW,
    FAVOUR,
    FAVOUR_BY_CARD,
    HEBREW,
    RECOVER,
    TOKEN,
    DieUse,
    favour_costs,
    read_use,
)
from tawy.plagues.queries.provinces import active_gaps, discarded, kept, pharaohs, places_of, space
from tawy.plagues.queries.uses import DROP_PENALTY, FREE, IGNORE_PLAGUE
from tawy.plagues.rules.plague import NEW_TOKEN, loss_ways
from tawy.plagues.rules.uses import DONE
from tawy.plagues.state import Plagues
from tawy.plagues.terms import ACTIVE_GAPS, BONUSES, COIN, MARKET, NO_TOKEN, PROVINCES, ROWS, TOKENS, TRACKS

Describe = Callable[[Plagues, Ask, int], str]


def choices(g: Plagues, ask: Ask) -> list[Choice]:
    """Every option: as it is written, what it is called, and more about it; actions by the die they cost."""
    if ask.kind == "die":
        return list(_by_die(g, ask))
    return [Choice(asks.token(g, ask, pick), label(g, ask, pick), _detail(g, ask, pick)) for pick in ask.options]


def label(g: Plagues, ask: Ask, pick: int) -> str:
    """What an option is called."""
    option = asks.option(g, ask, pick)
    if option.token == option.points_at.get("space"):
        return worded(g).target(option.token)  # a space by its name alone: people count from one
    return worded(g).option(ask.kind, option.token, option.points_at, Names.at(g).player)


def _detail(g: Plagues, ask: Ask, pick: int) -> str:
    if pick == DONE:
        return ""
    return _free_use(g, ask, pick) if pick >= FREE else DETAILS[ask.kind](g, ask, pick)


# --- dice


def _by_die(g: Plagues, ask: Ask) -> Iterator[Choice]:
    """A group a die, then free uses; then, for Abydos, each die with the numbers it can be changed to."""
    uses = [(pick, read_use(pick)) for pick in ask.options if pick < FREE]
    uses.sort(key=lambda entry: (entry[1].die, entry[1].value, entry[1]))
    for pick, use in uses:
        if use.die == use.value:
            text = die_use(g, ask.seat, use)
            yield Choice(asks.token(g, ask, pick), "", text, t("plagues-die", n=use.die))
    for pick in ask.options:
        if pick >= FREE:
            yield Choice(asks.token(g, ask, pick), "", label(g, ask, pick), t("terminal-plagues-besides"))
    for pick, use in uses:
        if use.die != use.value:
            group = t("terminal-plagues-die-as", die=use.die, value=use.value)
            yield Choice(asks.token(g, ask, pick), "", _terse(g, use), group, aside=True)


def die_use(g: Plagues, player: int, use: DieUse) -> str:
    """What a die is spent on, in a few words."""
    if use.action == TOKEN:
        return t("terminal-plagues-take", token=token(g.market[use.value - 1]))
    if use.action in {FAVOUR, FAVOUR_BY_CARD}:
        number = MARKET if use.action == FAVOUR_BY_CARD else use.value
        by = f" (t{use.target + 1})" if use.action == FAVOUR_BY_CARD else ""
        cost = f", {t('terminal-plagues-costs-coin')}" if favour_costs(g, player, number - 1) else ""
        return f"{t('terminal-plagues-pharaoh', favour=short_favour(g.book, number - 1))}{by}{cost}"
    if use.action == HEBREW:
        return t("terminal-plagues-free", value=use.target)
    if use.action == RECOVER:
        return t("terminal-plagues-recover", token=token(discarded(g, player)[use.target]))
    return t("plagues-action-draw" if use.action == DRAW else "plagues-action-nothing")


def _terse(g: Plagues, use: DieUse) -> str:
    """What a changed die is spent on, in as few words as can be: for Abydos there are very many."""
    if use.action == TOKEN:
        return token(g.market[use.value - 1])
    if use.action == HEBREW:
        return t("plagues-hebrew", n=use.target)
    if use.action == RECOVER:
        return t("plagues-label-discard-slot", n=use.target + 1)
    return t("plagues-pharaoh_card", n=MARKET if use.action == FAVOUR_BY_CARD else use.value)


def _die(g: Plagues, ask: Ask, pick: int) -> str:
    return die_use(g, ask.seat, read_use(pick))


def _free_use(g: Plagues, ask: Ask, pick: int) -> str:
    """What there is of what would be used."""
    if pick == IGNORE_PLAGUE:
        return cards.plague_help(words(), g.book, g.book.tables.plagues[g.plague].id)
    if pick == DROP_PENALTY:
        return t("plagues-ui-penalties", number=g.penalties[ask.seat])
    return ""


# --- places and tokens


def _place(g: Plagues, ask: Ask, pick: int) -> str:
    """What laying a token on a space would bring."""
    filled = g.filled[ask.seat]
    opened = _gap_names(g, ACTIVE_GAPS[filled | 1 << pick] & ~ACTIVE_GAPS[filled])
    row = next(row for row in ROWS if pick in row)
    tokens = {ask.about[0] if place == pick else space(g, ask.seat, place) for place in row}
    if NO_TOKEN not in tokens and len(tokens) == len(row):
        opened.append(t("plagues-ui-a-row"))
    return t("plagues-ui-opens", bonuses=words().listing(opened)) if opened else ""


def _lose(g: Plagues, ask: Ask, pick: int) -> str:
    """What losing the token on a space would break."""
    broken = _gap_names(g, active_gaps(g, ask.seat) & ~ACTIVE_GAPS[g.filled[ask.seat] & ~(1 << pick)])
    return t("plagues-ui-breaks", bonuses=words().listing(broken)) if broken else ""


def _gap_names(g: Plagues, gaps: int) -> list[str]:
    return [t(f"plagues-bonus-{BONUSES[bonus]}") for gap, bonus in enumerate(g.book.gaps) if gaps >> gap & 1]


def _market(g: Plagues, _ask: Ask, pick: int) -> str:
    return t(f"plagues-token-{TOKENS[g.market[pick]]}-help")


def _swap(g: Plagues, _ask: Ask, pick: int) -> str:
    return words().listing(token(g.market[slot]) for slot in divmod(pick, MARKET))


def _token(_g: Plagues, _ask: Ask, pick: int) -> str:
    return t(f"plagues-token-{TOKENS[pick]}-help")


def _recover(g: Plagues, ask: Ask, pick: int) -> str:
    return token(discarded(g, ask.seat)[pick])


def _slot(g: Plagues, _ask: Ask, pick: int) -> str:
    return t("plagues-ui-recovered-with", dice=slot_dice(g.book, pick))


def _give_up(g: Plagues, ask: Ask, pick: int) -> str:
    return token(ask.about[0] if pick == NEW_TOKEN else discarded(g, ask.seat)[pick])


# --- tracks, Hebrews, payment


def _dev(g: Plagues, ask: Ask, pick: int) -> str:
    player, steps = ask.about
    last = len(g.book.dev_points) - 1
    to = [min(last, g.dev[2 * player + track] + more) for track, more in ((0, pick), (1, steps - pick))]
    city, field = (g.book.dev_points[space] for space in to)
    return t("plagues-ui-dev-then", city=city, field=field)


def _pay_with(g: Plagues, ask: Ask, pick: int) -> str:
    return t("plagues-ui-wasted-otherwise") if pick else t("plagues-ui-you-have", number=kept(g, ask.seat, COIN))


def _hebrew(g: Plagues, _ask: Ask, pick: int) -> str:
    return t("plagues-ui-hebrews-waiting", number=g.hebrews[pick - 1], value=pick)


# --- plague, losses


def _plague(g: Plagues, _ask: Ask, pick: int) -> str:
    return cards.plague_help(words(), g.book, g.book.tables.plagues[pick].id)


def loss_parts(g: Plagues, card: int) -> list[str]:
    """The parts of a loss card, each with its choices."""
    return losses(worded(g), [[choice.text for choice in part] for part in g.book.losses[card]])


def _loss_card(g: Plagues, _ask: Ask, pick: int) -> str:
    return "; ".join(loss_parts(g, pick))


def _part(g: Plagues, _ask: Ask, pick: int) -> str:
    return loss_parts(g, g.loss)[pick]


def _loss(g: Plagues, ask: Ask, pick: int) -> str:
    """What it would cost, even nothing (P6.4)."""
    track, steps, kinds = loss_ways(g, ask.about[0])[pick]
    if not track:
        lost = [t(f"plagues-token-{TOKENS[kind]}") for kind in kinds if places_of(g, ask.seat, kind)]
        return t("plagues-ui-loses", tokens=words().listing(lost)) if lost else t("plagues-ui-costs-nothing")
    here = where(g, ask.seat, track)
    if not here:
        return t("plagues-ui-costs-nothing")
    back = max(0, here - steps)
    if track in TRACKS:
        here, back = g.book.dev_points[here], g.book.dev_points[back]
    return t("plagues-ui-from-to", **{"from": here, "to": back})


def where(g: Plagues, player: int, track: str) -> int:
    """The space of a marker."""
    if track == "boat":
        return g.boat[player]
    return g.card_at[player] if track == "province" else g.dev[2 * player + TRACKS.index(track)]


def _ignore(g: Plagues, ask: Ask, pick: int) -> str:
    if pick:
        return t("plagues-ui-you-have", number=pharaohs(g, ask.seat))
    plague = g.book.tables.plagues[g.plague].id
    return t("terminal-thing", name=cards.plague_name(words(), plague), help=cards.plague_help(words(), g.book, plague))


def _buto(_g: Plagues, _ask: Ask, pick: int) -> str:
    return t("plagues-ui-buto-yes-note") if pick else ""


# --- set-up and chance


def _province(_g: Plagues, _ask: Ask, pick: int) -> str:
    return t(f"plagues-province-{PROVINCES[pick]}-help")


def _says_all(_g: Plagues, _ask: Ask, _pick: int) -> str:
    """The option's name says it all."""
    return ""


DETAILS: Final[dict[str, Describe]] = {
    "first_player": _says_all,
    "province": _province,
    "refill": _token,
    "lay_hebrew": _says_all,
    "open_territory": _says_all,
    "plague": _plague,
    "loss_card": _loss_card,
    "automa_die": _says_all,
    "automa_territory": _says_all,
    "edfu_draw": _token,
    "edfu_keep": _token,
    "buto": _buto,
    "buto_draw": _says_all,
    "buto_keep": _says_all,
    "die": _die,
    "free": _die,
    "dev": _dev,
    "dev_favour": _says_all,
    "pay_with": _pay_with,
    "hebrew": _hebrew,
    "market": _market,
    "swap": _swap,
    "place": _place,
    "recover": _recover,
    "territory": _says_all,
    "ignore": _ignore,
    "cancel": _part,
    "loss": _loss,
    "lose": _lose,
    "slot": _slot,
    "give_up": _give_up,
}
"""What the table says about the options of every question."""
