"""What each god has: one row a god, all of it open to everyone (A15.1)."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.ankh.queries.unlocking import next_level
from tawy.ankh.records import CARD_RECORDS
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    AMUN,
    ANUBIS,
    CARDS,
    FULL_HAND,
    GODS,
    GUARDIANS,
    OSIRIS,
    POWERS,
    RA,
    SLOTS_OF_ANUBIS,
    SUN_TOKENS,
    UNDERWORLD_TILES,
)
from tawy.cli.ankh.names import Names, help_of, name
from tawy.cli.ankh.panels import badge
from tawy.cli.pointed import NOTHING_POINTED, POINTED, Pointed
from tawy.cli.voice import t, words
from tawy.kernel.bits import bits

ROOMY: Final = 110
"""From this width on the cards of a god fit on two lines."""


def table(g: Ankh, seat: int | None, width: int, pointed: Pointed = NOTHING_POINTED) -> RenderableType:
    """A row for each god still in the game."""
    grid = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False)
    grid.add_column(t("terminal-ankh-god"))
    grid.add_column(t("ankh-label-followers"), justify="right")
    grid.add_column(t("terminal-ankh-ankhs"), justify="right")
    grid.add_column(t("ankh-label-warriors"))
    grid.add_column(t("ankh-label-guardians"), ratio=2)
    grid.add_column(t("ankh-label-powers"), ratio=3)
    grid.add_column(t("terminal-ankh-cards"), width=29 if width >= ROOMY else 22)
    for side in range(g.seats):
        if side in g.standing:
            grid.add_row(*_row(g, side, seat, pointed))
    return Group(grid, *_gone(g))


def _gone(g: Ankh) -> list[Text]:
    """The gods that were forgotten."""
    gone = sorted(set(g.side_of) - set(g.standing))
    return [Text(t("terminal-ankh-forgotten", gods=Names.at(g).sides(gone)), "dim")] if gone else []


def _row(g: Ankh, side: Side, seat: int | None, pointed: Pointed) -> list[RenderableType]:
    def style(part: str) -> str:
        return POINTED if f"{part} {GODS[g.gods[side]]}" in pointed else ""

    powers = ", ".join(name("power", POWERS[power]) for power in bits(g.powers[side])) or "-"
    return [
        _name(g, side, seat),
        Text(str(g.followers[side]), style("followers")),
        str(g.ankhs[side]),
        Text(_warriors(g, side), style("warriors")),
        _guardians(g, side),
        Text(powers, style("powers")),
        Text.assemble(_cards(g.hand[side]), style=style("hand")),
    ]


def _name(g: Ankh, side: Side, seat: int | None) -> Text:
    """Who, whose turn, and what it holds that others do not."""
    who = Text.assemble((Names.at(g).side(side), badge(g, side)))
    if seat is not None and g.side_of[seat] == side:
        who.append(f" ({t('ankh-ui-you')})", "bold")
    if g.side_of[g.turn] == side:
        who.append(f" ◀ {t('ankh-ui-turn')}", "reverse")
    for note in _notes(g, side):
        who.append(f"\n{note}", "dim")
    return who


def _notes(g: Ankh, side: Side) -> list[str]:
    notes = []
    if g.tie_holder == side:
        notes.append(t("ankh-label-tie_breaker" if g.tie_up else "ankh-label-tie_breaker-used"))
    if g.abilities[side] & AMUN:
        notes.append(t("ankh-label-two_cards-ready" if g.amun_ready else "ankh-label-two_cards-used"))
    if g.abilities[side] & ANUBIS:
        notes.append(f"{t('ankh-label-trapped')}: {sum(g.trapped)} / {SLOTS_OF_ANUBIS}")
    if g.abilities[side] & OSIRIS:
        notes.append(f"{t('ankh-label-tiles')}: {UNDERWORLD_TILES - g.tiles.bit_count()}")
    if g.abilities[side] & RA:
        notes.append(f"{t('ankh-label-suns')}: {SUN_TOKENS - g.suns.bit_count()}")
    return notes


def _warriors(g: Ankh, side: Side) -> str:
    trapped = f"\n{t('terminal-ankh-trapped', count=g.trapped[side])}" if g.trapped[side] else ""
    return f"{t('terminal-ankh-out', out=g.warriors[side].bit_count(), pool=g.warrior_pool[side])}{trapped}"


def _guardians(g: Ankh, side: Side) -> str:
    found = []
    for level, kind in enumerate(g.kinds):
        place = level * g.seats + side
        out, pool = g.guardians[place].bit_count(), g.guardian_pool[place]
        if out or pool:
            found.append(f"{name('guardian', GUARDIANS[kind])} {t('terminal-ankh-out', out=out, pool=pool)}")
    return ", ".join(found) or "-"


def _cards(hand: int) -> Text:
    """All seven, the played ones in brackets."""
    line = Text()
    for number, card in enumerate(CARDS):
        held, short = hand >> number & 1, t(f"terminal-ankh-card-{card}")
        line.append(short if held else f"({short})", "" if held else "dim")
        line.append(" ")
    return line


def holdings(g: Ankh, seat: int) -> RenderableType:
    """A god's abilities, powers and cards, with what each does."""
    side = g.side_of[seat]
    grid = Table.grid(padding=(0, 2))
    for god in bits(g.abilities[side]):
        grid.add_row(Text(t(f"ankh-god-{GODS[god]}-ability"), "bold"), help_of("god", GODS[god]))
    for power in bits(g.powers[side]):
        grid.add_row(Text(name("power", POWERS[power]), "bold"), help_of("power", POWERS[power]))
    for card in bits(g.hand[side]):
        held = f"{name('card', CARDS[card])} +{CARD_RECORDS[card].strength}"
        grid.add_row(Text(held, "bold"), help_of("card", CARDS[card]))
    played = [name("card", CARDS[card]) for card in bits(FULL_HAND & ~g.hand[side])]
    level = next_level(g, side)
    after = t("terminal-ankh-all-powers") if level is None else t("terminal-ankh-next-power", level=level)
    followers = t("ankh-ui-followers", count=g.followers[side])
    return Group(
        Text(f"{Names.at(g).side(side)}, {followers}; {after}", "bold"),
        grid,
        Text(f"{t('ankh-label-played')}: {words().listing(played) if played else '-'}"),
    )


def guardians_in_game(g: Ankh) -> str:
    """The guardians of this game and how many are left in the supply."""
    return ", ".join(
        f"{name('guardian', GUARDIANS[kind])} {left}" for kind, left in zip(g.kinds, g.guardian_supply, strict=True)
    )
