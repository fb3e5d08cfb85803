"""A table set by hand: put the pieces where an example wants them, run one step of the rules, answer its questions.

For instance:

    table = Table("amun", "ra")
    table.figures("amun", god="7,1", warrior="7,2 5,1")
    table.monuments(obelisk="9,4", temple="8,8")          # neutral
    table.monuments("ra", pyramid="5,3")
    table.followers(amun=3)
    table.play(MoveFigures(table.seat("amun")))
    assert "8,4" in table.pick("amun", "7,1").tokens
"""

from __future__ import annotations

from typing import Any, Self

from tawy.ankh import setup
from tawy.ankh.board import GRID, LAND, camel_edge, edge_token, regions, with_water
from tawy.ankh.events import DevotionGained, Resolved
from tawy.ankh.rules.battle import Battle
from tawy.ankh.rules.moving import DONE
from tawy.ankh.spec import SPEC
from tawy.ankh.state import NOBODY, Ankh
from tawy.ankh.terms import (
    ANKHS_IN_POOL,
    CARDS,
    GODS,
    GUARDIANS,
    MONUMENTS,
    POWERS,
    WARRIORS,
)
from tawy.kernel.bits import first, union
from tawy.kernel.event import Event
from tawy.kernel.frame import Frame
from tawy.kernel.hexgrid import EDGES

DEFAULT_GUARDIANS = ["cat_mummy", "mummy", "androsphinx"]


def spaces(text: str) -> int:
    """The set of spaces written like "4,7 5,0"."""
    return union(GRID.space(token) for token in text.split())


def distance(one: str, other: str) -> int:
    """How many steps apart two spaces lie, by the geometry of flat-topped hexes alone."""
    (x, z), (u, w) = ((column, row - column // 2) for row, column in (_row_column(one), _row_column(other)))
    return max(abs(x - u), abs(z - w), abs(x + z - u - w))


def _row_column(token: str) -> tuple[int, int]:
    row, column = token.split(",")
    return int(row), int(column)


class Table:
    """A game with these gods, seat 0 first, and nothing on the board until it is put there."""

    def __init__(self, *gods: str, guardians: list[str] | None = None, last_red_space: int = 20) -> None:
        chosen = setup.read(
            {
                "seats": len(gods),
                "gods": list(gods),
                "guardians": guardians or DEFAULT_GUARDIANS,
                "scenario": "old_kingdom",
                "first": 0,
                "last_red_space": last_red_space,
            }
        )
        self.events: list[Event] = []
        self.g: Ankh = setup.new(chosen, self.events)
        g = self.g
        g.stack, g.ask = [], None
        n = g.seats
        g.built, g.owned, g.camels, g.tiles, g.suns = [0, 0, 0], [0] * n, 0, 0, 0
        g.ankhs, g.warrior_pool = [ANKHS_IN_POOL] * n, [WARRIORS] * n
        g.warriors, g.god_at = [0] * n, [NOBODY] * n
        g.regions = tuple(with_water(land) for land in regions(0))  # Delta, West, East
        g.derive()
        self.events.clear()

    # --- putting things where an example wants them

    def seat(self, god: str) -> int:
        return self.g.gods.index(GODS.index(god))

    def side(self, god: str) -> int:
        return self.g.side_of[self.seat(god)]

    def figures(self, owner: str, **where: str) -> Self:
        """Put figures on the board: god="7,1", warrior="7,2 5,1", mummy="4,4"; guardians come from the supply."""
        g, side = self.g, self.seat(owner)
        for piece, text in where.items():
            mask = spaces(text)
            if piece == "god":
                g.god_at[side] = first(mask)
            elif piece == "warrior":
                g.warriors[side] |= mask
                g.warrior_pool[side] -= mask.bit_count()
            else:
                level = self._level(piece)
                g.guardians[level * g.seats + side] |= mask
                g.guardian_supply[level] -= mask.bit_count()
        g.derive()
        return self

    def pool(self, owner: str, **numbers: int) -> Self:
        """Guardians in a god's pool, from the supply: mummy=1; or warrior=2 for how many are left there."""
        g, side = self.g, self.seat(owner)
        for piece, number in numbers.items():
            if piece == "warrior":
                g.warrior_pool[side] = number
            else:
                level = self._level(piece)
                g.guardian_pool[level * g.seats + side] += number
                g.guardian_supply[level] -= number
        return self

    def monuments(self, owner: str | None = None, **where: str) -> Self:
        """Put monuments on the board: obelisk="9,4", temple="8,8 0,1"; without an owner they are neutral."""
        g = self.g
        for kind, text in where.items():
            mask = spaces(text)
            g.built[MONUMENTS.index(kind)] |= mask
            if owner is not None:
                g.owned[self.seat(owner)] |= mask
                g.ankhs[self.seat(owner)] -= mask.bit_count()
        g.derive()
        return self

    def camels(self, *sides: str) -> Self:
        """Put camels on sides and find the regions anew (in order of their lowest space)."""
        g = self.g
        g.camels |= union(camel_edge(side) for side in sides)
        g.regions = tuple(with_water(land) for land in regions(g.camels))
        g.derive()
        return self

    def order(self, *tokens: str) -> Self:
        """Which region has order token 1, 2, ...: a land space of each."""
        lands = regions(self.g.camels)
        self.g.regions = tuple(
            with_water(next(land for land in lands if land >> GRID.space(token) & 1)) for token in tokens
        )
        return self

    def followers(self, **numbers: int) -> Self:
        return self._set("followers", numbers)

    def ankhs(self, **numbers: int) -> Self:
        return self._set("ankhs", numbers)

    def trapped(self, **numbers: int) -> Self:
        """Warriors in Anubis's slots, out of their owners' pools."""
        for god, number in numbers.items():
            self.g.trapped[self.seat(god)] = number
            self.g.warrior_pool[self.seat(god)] -= number
        return self

    def devotion(self, **numbers: int) -> Self:
        """Where markers stand; gods named later lie higher on the same space."""
        self._set("devotion", numbers)
        named = [self.seat(god) for god in numbers]
        rest = [side for side in self.g.standing if side not in named]
        self.g.standing = sorted([*rest, *named], key=lambda side: self.g.devotion[side])
        return self

    def powers(self, owner: str, *powers: str) -> Self:
        self.g.powers[self.seat(owner)] = union(POWERS.index(power) for power in powers)
        return self

    def hand(self, owner: str, *cards: str) -> Self:
        self.g.hand[self.seat(owner)] = union(CARDS.index(card) for card in cards)
        return self

    def tiles(self, text: str) -> Self:
        self.g.tiles = spaces(text)
        return self

    def suns(self, text: str) -> Self:
        self.g.suns = spaces(text)
        return self

    def aim(self, scorpion: str, side: str) -> Self:
        """A Giant Scorpion aims across this side ("NE") and the next one clockwise."""
        self.g.aims = (*self.g.aims, (GRID.space(scorpion), EDGES.index(side)))
        return self

    def tie_breaker(self, owner: str, *, up: bool = True) -> Self:
        self.g.tie_holder, self.g.tie_up = self.seat(owner), up
        return self

    def track(self, **uses: int) -> Self:
        """How often action rows were used since their markers returned: unlock=2."""
        for action, number in uses.items():
            self.g.track[("move", "summon", "gain", "unlock").index(action)] = number
        return self

    def event(self, position: int) -> Self:
        """How far the event marker has moved: the next event is space position + 1."""
        self.g.event = position
        return self

    # --- playing

    def play(self, *frames: Frame[Any]) -> Self:
        """Run these steps of the rules and nothing after them."""
        self.g.stack = []
        self.g.ask = None
        self.g.then(*frames)
        self.g.run()
        return self

    def battle(self, space: str, *choices: str) -> Self:
        """The battle for the region of this land space, with these answers, each "god token"."""
        return self.play(Battle(self.region(space))).picks(*choices)

    @property
    def asked(self) -> tuple[str, str] | None:
        """Which god is asked what; None when everything is done."""
        ask = self.g.ask
        return None if ask is None else (GODS[self.g.gods[ask.seat]], ask.kind)

    @property
    def tokens(self) -> list[str]:
        """The options of the pending question."""
        return [option.token for option in SPEC.options(self.g)]

    def pick(self, god: str, token: str) -> Self:
        """This god is asked and answers."""
        asked = self.asked
        assert asked is not None, f"{god} cannot answer {token!r}: nothing is asked"
        assert asked[0] == god, f"{god} cannot answer {token!r}: {asked} is asked"
        assert token in self.tokens, f"{token!r} is not among the options of {asked}: {self.tokens}"
        assert self.g.ask is not None
        self.g.answer(self.g.ask.options[self.tokens.index(token)])
        return self

    def picks(self, *choices: str) -> Self:
        """Several answers, each "god token"."""
        for choice in choices:
            god, _, token = choice.partition(" ")
            self.pick(god, token)
        return self

    def lay(self, god: str, *line: str) -> Self:
        """This god lays a line of camels, side by side; a camel that has only one place is laid unasked."""
        while (ask := self.g.ask) is not None and ask.kind == "caravan":
            self.pick(god, line[len(ask.about)])
        return self

    def lines(self) -> set[frozenset[str]]:
        """Every line of camels that the pending question and those after it allow."""
        found: set[frozenset[str]] = set()
        asking = [self.g]
        while asking:
            g = asking.pop()
            if g.ask is not None and g.ask.kind == "keep_token":
                found.add(frozenset(edge_token(side) for side in g.ask.about))
            elif g.ask is not None:
                for side in g.ask.options:
                    if side != DONE:
                        asking.append(g.clone())
                        asking[-1].answer(side)
        return found

    def why(self, god: str, target: str) -> list[str]:
        """The rules that forbid a target to this god now."""
        return [objection.rule for objection in SPEC.why_not(self.g, self.seat(god), target)]

    def told(self, kind: type[Event]) -> list[Any]:
        """What happened of this kind since the table was set."""
        return [event for event in self.events if isinstance(event, kind)]

    def who(self, kind: type[Event]) -> list[str]:
        """The gods that events of this kind tell of, in order."""
        return [GODS[self.g.gods[event.side]] for event in self.told(kind)]

    def story(self, *kinds: type[Event]) -> list[type[Event]]:
        """In which order things of these kinds happened."""
        return [type(event) for event in self.events if isinstance(event, kinds)]

    def gains(self, god: str) -> list[dict[str, int]]:
        """Each gain of devotion this god has had: what fed it, by cause."""
        return [dict(gain.parts) for gain in self.told(DevotionGained) if gain.side == self.side(god)]

    def totals(self) -> dict[str, int]:
        """The strengths that the latest resolution compared."""
        return {GODS[self.g.gods[side]]: total for side, total in self.told(Resolved)[-1].totals.items()}

    # --- looking

    def of(self, column: str, god: str) -> Any:
        """A god's entry in a column."""
        return getattr(self.g, column)[self.side(god)]

    def has(self, god: str, text: str) -> bool:
        """This god has a figure on each of these spaces."""
        mask = spaces(text)
        return self.g.figures[self.side(god)] & mask == mask

    def adjacent(self, one: str, other: str) -> bool:
        """Two spaces are adjacent, seen from either."""
        there, back = (bool(self.g.adjacent[GRID.space(a)] & spaces(b)) for a, b in ((one, other), (other, one)))
        assert there == back, f"{one} and {other} disagree on whether they are adjacent"
        return there

    def region(self, space: str) -> int:
        """The number (from 0) of the region that a land space lies in."""
        return next(n for n, region in enumerate(self.g.regions) if region & LAND & spaces(space))

    def ascending(self) -> list[str]:
        """The gods from the least devotion to the most."""
        return [GODS[self.g.gods[side]] for side in self.g.standing]

    def _set(self, column: str, numbers: dict[str, int]) -> Self:
        for god, number in numbers.items():
            getattr(self.g, column)[self.seat(god)] = number
        return self

    def _level(self, guardian: str) -> int:
        kinds = [GUARDIANS[kind] for kind in self.g.kinds]
        assert guardian in kinds, f"{guardian} does not serve at this table: {kinds}"
        return kinds.index(guardian)
