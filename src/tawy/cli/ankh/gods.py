"""What each god has: one row a god, all of it open to everyone (A15.1)."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.ankh.queries.unlocking import next_level
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import (
    AMUN,
    ANUBIS,
    CARD_RECORDS,
    CARDS,
    FULL_HAND,
    GOD_RECORDS,
    GODS,
    GUARDIANS,
    OSIRIS,
    POWERS,
    RA,
    SLOTS_OF_ANUBIS,
    SUN_TOKENS,
    UNDERWORLD_TILES,
)
from tawy.cli.ankh import effects
from tawy.cli.ankh.names import CARD_NAMES, GUARDIAN_NAMES, POWER_NAMES, SHORT_GUARDIANS, Names
from tawy.cli.ankh.panels import badge
from tawy.cli.english import count, listing
from tawy.kernel.bits import bits

SHORT_CARDS: Final = tuple(CARD_NAMES[card].split()[0] for card in CARDS)
"""The cards by the first word of their names, which tells them apart."""

ROOMY: Final = 110
"""From this width on the cards of a god fit on two lines."""


def table(g: Ankh, seat: int | None, width: int) -> RenderableType:
    """A row for each god still in the game."""
    grid = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False)
    grid.add_column("God")
    grid.add_column("Followers", justify="right")
    grid.add_column("Ankhs", justify="right")
    grid.add_column("Warriors")
    grid.add_column("Guardians", ratio=2)
    grid.add_column("Powers", ratio=3)
    grid.add_column("Cards (played)", width=29 if width >= ROOMY else 22)
    for side in range(g.seats):
        if side in g.standing:
            grid.add_row(*_row(g, side, seat))
    return Group(grid, *_gone(g))


def _gone(g: Ankh) -> list[Text]:
    """The gods that were forgotten."""
    gone = sorted(set(g.side_of) - set(g.standing))
    return [Text(f"Forgotten: {Names.at(g).sides(gone)}.", "dim")] if gone else []


def _row(g: Ankh, side: Side, seat: int | None) -> list[RenderableType]:
    return [
        _name(g, side, seat),
        str(g.followers[side]),
        str(g.ankhs[side]),
        _warriors(g, side),
        _guardians(g, side),
        ", ".join(POWER_NAMES[POWERS[power]] for power in bits(g.powers[side])) or "-",
        _cards(g.hand[side]),
    ]


def _name(g: Ankh, side: Side, seat: int | None) -> Text:
    """Who, whose turn, and what it holds that others do not."""
    name = Text.assemble((Names.at(g).side(side), badge(g, side)))
    if seat is not None and g.side_of[seat] == side:
        name.append(" (you)", "bold")
    if g.side_of[g.turn] == side:
        name.append(" ◀ turn", "reverse")
    for note in _notes(g, side):
        name.append(f"\n{note}", "dim")
    return name


def _notes(g: Ankh, side: Side) -> list[str]:
    notes = []
    if g.tie_holder == side:
        notes.append("tie-breaker" if g.tie_up else "tie-breaker, used")
    if g.abilities[side] & AMUN:
        notes.append("two cards: ready" if g.amun_ready else "two cards: used")
    if g.abilities[side] & ANUBIS:
        notes.append(f"traps {sum(g.trapped)} of {SLOTS_OF_ANUBIS}")
    if g.abilities[side] & OSIRIS:
        notes.append(f"{count(UNDERWORLD_TILES - g.tiles.bit_count(), 'tile')} left")
    if g.abilities[side] & RA:
        notes.append(f"{count(SUN_TOKENS - g.suns.bit_count(), 'sun')} left")
    return notes


def _warriors(g: Ankh, side: Side) -> str:
    trapped = f"\n{g.trapped[side]} trapped" if g.trapped[side] else ""
    return f"{g.warriors[side].bit_count()} out {g.warrior_pool[side]} pool{trapped}"


def _guardians(g: Ankh, side: Side) -> str:
    found = []
    for level, kind in enumerate(g.kinds):
        place = level * g.seats + side
        out, pool = g.guardians[place].bit_count(), g.guardian_pool[place]
        if out or pool:
            where = [f"{number} {word}" for number, word in ((out, "out"), (pool, "pool")) if number]
            found.append(f"{SHORT_GUARDIANS[GUARDIANS[kind]]} {' '.join(where)}")
    return ", ".join(found) or "-"


def _cards(hand: int) -> Text:
    """All seven, the played ones in brackets."""
    line = Text()
    for card, name in enumerate(SHORT_CARDS):
        held = hand >> card & 1
        line.append(name if held else f"({name})", "" if held else "dim")
        line.append(" ")
    return line


def holdings(g: Ankh, seat: int) -> RenderableType:
    """A god's abilities, powers and cards, with what each does."""
    side = g.side_of[seat]
    grid = Table.grid(padding=(0, 2))
    for god in bits(g.abilities[side]):
        grid.add_row(Text(GOD_RECORDS[god].ability, "bold"), effects.GODS[GODS[god]])
    for power in bits(g.powers[side]):
        grid.add_row(Text(POWER_NAMES[POWERS[power]], "bold"), effects.POWERS[POWERS[power]])
    for card in bits(g.hand[side]):
        name = f"{CARD_RECORDS[card].name} +{CARD_RECORDS[card].strength}"
        grid.add_row(Text(name, "bold"), effects.CARDS[CARDS[card]])
    played = listing(CARD_NAMES[CARDS[card]] for card in bits(FULL_HAND & ~g.hand[side]))
    level = next_level(g, side)
    after = "All six powers are unlocked." if level is None else f"The next power is of level {level}."
    return Group(
        Text(f"{Names.at(g).side(side)}, {count(g.followers[side], 'follower')}. {after}", "bold"),
        grid,
        Text(f"Played: {played}."),
    )


def guardians_in_game(g: Ankh) -> str:
    """The guardians of this game and how many are left in the supply."""
    return ", ".join(
        f"{GUARDIAN_NAMES[GUARDIANS[kind]]} {left}" for kind, left in zip(g.kinds, g.guardian_supply, strict=True)
    )
