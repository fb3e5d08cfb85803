"""Conflict once more (A7), written from the numbered rules alone and in another manner than the engine.

Where the engine keeps masks, columns and a stack of frames, this keeps figures, monuments and gods
as objects, spaces as (row, column), devotion as real stacks of markers, and reads from top to bottom
as one generator: `conflict(world, seat)` yields every question and is sent its answer. It shares
nothing with the engine but the names of things and the way options are written.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from tawy.ankh.asks import ABOUT
from tawy.ankh.state import NOBODY, NOWHERE, Ankh
from tawy.ankh.terms import CARDS, GODS, GUARDIANS, MONUMENTS, POWERS

Space: TypeAlias = tuple[int, int]
Side: TypeAlias = int
Region: TypeAlias = frozenset[Space]
Question: TypeAlias = tuple[int, str, frozenset[str]]
"""A seat, what it is asked, and the options as tokens."""
T = TypeVar("T")
Dialogue: TypeAlias = Generator[Question, str, T]
"""A piece of play that may ask, is sent the answers, and ends with a result."""

TOP: Final = 31
STRENGTH_OF_CARD: Final = {"plague": 1, "drought": 1, "chariots": 3}
"""The cards that add strength (A1.7)."""
SUPPLY_OF_MONUMENTS: Final = 10
SLOTS: Final = 3
SUNS: Final = 3
TILES: Final = 3
DONE: Final = "done"


class Victory(Exception):
    """A god has reached the top of the devotion track: the game is over at once (A10.5)."""


# --- the board

_BOARD: Final = json.loads(Path(__file__).parents[2].joinpath("docs/rules/ankh-board.json").read_text("utf-8"))
TERRAIN: Final[dict[Space, str]] = {
    (row, column): _BOARD["terrain_key"][letter]
    for row, line in enumerate(_BOARD["terrain_rows"])
    for column, letter in enumerate(line)
    if letter != "."
}
LAND: Final = frozenset(space for space, kind in TERRAIN.items() if kind != "water")
CLOCKWISE: Final = ("N", "NE", "SE", "S", "SW", "NW")


def beside(space: Space, side: str) -> Space:
    """The space across a side; odd columns lie half a hex further south."""
    row, column = space
    down = column % 2
    return {
        "N": (row - 1, column),
        "S": (row + 1, column),
        "NE": (row - 1 + down, column + 1),
        "SE": (row + down, column + 1),
        "NW": (row - 1 + down, column - 1),
        "SW": (row + down, column - 1),
    }[side]


AROUND: Final = {space: [beside(space, side) for side in CLOCKWISE] for space in TERRAIN}
"""The six places around each space, clockwise from the north, also those off the map."""


def write(space: Space) -> str:
    """A space as its token."""
    return f"{space[0]},{space[1]}"


def read_space(token: str) -> Space:
    """A space from its token."""
    row, column = token.split(",")
    return int(row), int(column)


def read_side(token: str) -> frozenset[Space]:
    """The two spaces that a side like "4,5 NE" lies between."""
    space, side = token.split()
    return frozenset({read_space(space), beside(read_space(space), side)})


RIVERS: Final = frozenset(read_side(token) for token in _BOARD["rivers"])


@dataclass(frozen=True)
class Map:
    """What the camels make of the board: what is adjacent to what, and which spaces form a region."""

    adjacent: dict[Space, frozenset[Space]]
    region_of: dict[Space, Region]
    """By land space: its region, with the water beside it."""


@lru_cache(maxsize=256)
def map_with(camels: frozenset[frozenset[Space]]) -> Map:
    """The map with camels on these sides (A2.4, A2.5)."""
    closed = RIVERS | camels
    adjacent = {
        space: frozenset(
            other
            for other in AROUND[space]
            if other in TERRAIN and not (space in LAND and other in LAND and frozenset({space, other}) in closed)
        )
        for space in TERRAIN
    }
    region_of: dict[Space, Region] = {}
    for start in LAND:
        if start not in region_of:
            land = _joined(start, adjacent)
            water = {other for space in land for other in AROUND[space] if other in TERRAIN and other not in LAND}
            region_of |= dict.fromkeys(land, frozenset(land | water))
    return Map(adjacent, region_of)


def _joined(start: Space, adjacent: dict[Space, frozenset[Space]]) -> set[Space]:
    """All land that can be reached over land."""
    land, todo = {start}, [start]
    while todo:
        fresh = (adjacent[todo.pop()] & LAND) - land
        land |= fresh
        todo += fresh
    return land


# --- the pieces


@dataclass(eq=False)
class Figure:
    """A god, warrior or guardian figure on the board."""

    side: Side
    piece: str
    at: Space
    radiant: bool = False
    aim: frozenset[Space] = frozenset()

    @property
    def mortal(self) -> bool:
        """God figures are never killed."""
        return self.piece != "god"


@dataclass
class Monument:
    """An obelisk, temple or pyramid on the board."""

    kind: str
    owner: Side | None


@dataclass
class God:
    """A god, or two merged ones, with everything that is not on the board."""

    side: Side
    name: str
    abilities: set[str]
    powers: set[str]
    hand: set[str]
    followers: int
    ankhs: int
    pool: Counter[str]
    trapped: int
    """How many of its warriors lie in Anubis's slots."""


def members(mask: int) -> list[int]:
    """The numbers in one of the engine's sets."""
    return [number for number, bit in enumerate(reversed(f"{mask:b}")) if bit == "1"]


def spaces(mask: int) -> list[Space]:
    """The spaces in one of the engine's sets."""
    return [divmod(number, len(_BOARD["terrain_rows"][0])) for number in members(mask)]


@dataclass
class World:
    """A table of Ankh in a conflict."""

    map: Map
    regions: list[Region]
    """By order token."""
    side_of: list[Side]
    gods: dict[Side, God]
    track: dict[int, list[Side]]
    """The markers on each space of the devotion track, from the bottom of the stack to its top."""
    last_red: int
    figures: dict[Space, Figure]
    monuments: dict[Space, Monument]
    tiles: set[Space]
    amun_ready: bool
    tie_holder: Side | None
    tie_up: bool
    winner: Side | None
    seen: Counter[str] = field(default_factory=Counter)
    """What came up, so that a test knows that it did not compare nothing."""
    totals: list[dict[Side, int]] = field(default_factory=list)
    """Of each battle: the strengths that were compared (A7.17)."""

    @classmethod
    def read(cls, g: Ankh) -> World:
        """The same table as the engine has it in its columns."""
        camels = frozenset(read_side(ABOUT["caravan"](side)) for side in members(g.camels))
        board = map_with(camels)
        owners = {space: side for side, mask in enumerate(g.owned) for space in spaces(mask)}
        track: dict[int, list[Side]] = {}
        for side in g.standing:
            track.setdefault(g.devotion[side], []).append(side)
        return cls(
            map=board,
            regions=[board.region_of[next(s for s in spaces(mask) if s in LAND)] for mask in g.regions],
            side_of=g.side_of[:],
            gods={side: _read_god(g, side) for side in range(g.seats)},
            track=track,
            last_red=g.last_red,
            figures=_read_figures(g),
            monuments={
                space: Monument(MONUMENTS[kind], owners.get(space))
                for kind, mask in enumerate(g.built)
                for space in spaces(mask)
            },
            tiles=set(spaces(g.tiles)),
            amun_ready=g.amun_ready,
            tie_holder=None if g.tie_holder == NOBODY else g.tie_holder,
            tie_up=g.tie_up,
            winner=None if g.winner == NOBODY else g.winner,
        )

    def facts(self) -> dict[str, Any]:
        """Everything on the table that a conflict can change, to compare two worlds."""
        return {
            "gods": {side: vars(god) | {"pool": +god.pool} for side, god in self.gods.items()},
            "track": {number: stack for number, stack in self.track.items() if stack},
            "figures": {
                space: (figure.side, figure.piece, figure.radiant, figure.aim) for space, figure in self.figures.items()
            },
            "monuments": {space: (monument.kind, monument.owner) for space, monument in self.monuments.items()},
            "tiles": self.tiles,
            "regions": self.regions,
            "amun": self.amun_ready,
            "tie-breaker": (self.tie_holder, self.tie_up),
            "winner": self.winner,
        }

    def note(self, *what: str) -> None:
        """Remember that this came up."""
        self.seen.update(what)

    # --- looking

    def ascending(self) -> list[Side]:
        """The gods from the least devotion to the most (A10.1)."""
        return [side for number in sorted(self.track) for side in self.track[number]]

    def devotion(self, side: Side) -> int:
        """Where a god's marker stands."""
        return next(number for number, stack in self.track.items() if side in stack)

    def of_god(self, name: str) -> Side | None:
        """The side that has this god's ability."""
        return next((side for side in self.ascending() if name in self.gods[side].abilities), None)

    def empowered(self, power: str) -> list[Side]:
        """The gods with this power, in ascending order."""
        return [side for side in self.ascending() if power in self.gods[side].powers]

    def army(self, side: Side, region: Region) -> list[Figure]:
        """A god's figures in a region; on water they are in every region around (A2.4)."""
        return [figure for figure in self.figures.values() if figure.side == side and figure.at in region]

    def empty(self, space: Space) -> bool:
        """An empty land space: no figure, no monument (A2.2, A2.3)."""
        return space in LAND and space not in self.figures and space not in self.monuments

    def ground(self, space: Space) -> str:
        """Fertile, desert or water; an Underworld tile is none of them (A13.13)."""
        return "underworld" if space in self.tiles else TERRAIN[space]

    def controlled(self, side: Side, kind: str) -> set[Space]:
        """The monuments of a kind that a god controls anywhere."""
        return {space for space, it in self.monuments.items() if it.kind == kind and it.owner == side}

    def neighbours(self, figure: Figure) -> list[Figure]:
        """The figures adjacent to a figure (A2.5)."""
        return [self.figures[space] for space in self.map.adjacent[figure.at] if space in self.figures]

    def majorities(self, side: Side, region: Region) -> int:
        """Of how many kinds a god controls more monuments in a region than every other god (A7.4, A7.16)."""
        return sum(
            len(self.controlled(side, kind) & region)
            > max([0, *(len(self.controlled(other, kind) & region) for other in self.gods if other != side)])
            for kind in MONUMENTS
        )

    def radiance(self, side: Side, region: Region) -> int:
        """What Radiance adds to a victory or domination in a region (A13.15)."""
        shining = "ra" in self.gods[side].abilities and any(figure.radiant for figure in self.army(side, region))
        return int(shining)

    # --- devotion

    def gain(self, side: Side, amount: int) -> None:
        """One gain of devotion (A10.4, A11.11)."""
        if amount == 0:
            return
        start = self.devotion(side)
        if "bountiful" in self.gods[side].powers and start <= self.last_red:
            self.note("bountiful")
            amount += 1
        self._put(side, start, min(start + amount, TOP))
        if self.devotion(side) == TOP:
            self.note("top of the track")
            self.winner = side
            raise Victory

    def lose(self, side: Side) -> None:
        """A loss of 1 devotion; a marker at 0 stays and keeps its place (A10.3)."""
        start = self.devotion(side)
        if start == 0:
            self.note("nothing to lose")
            return
        self._put(side, start, start - 1)

    def _put(self, side: Side, start: int, end: int) -> None:
        """A marker that enters a space goes on top (A10.1)."""
        self.track[start].remove(side)
        self.track.setdefault(end, []).append(side)


def _read_god(g: Ankh, side: Side) -> God:
    pool = Counter({GUARDIANS[kind]: g.guardian_pool[level * g.seats + side] for level, kind in enumerate(g.kinds)})
    pool["warrior"] = g.warrior_pool[side]
    return God(
        side=side,
        name=GODS[g.gods[side]],
        abilities={GODS[god] for god in members(g.abilities[side])},
        powers={POWERS[power] for power in members(g.powers[side])},
        hand={CARDS[card] for card in members(g.hand[side])},
        followers=g.followers[side],
        ankhs=g.ankhs[side],
        pool=pool,
        trapped=g.trapped[side],
    )


def _read_figures(g: Ankh) -> dict[Space, Figure]:
    found: list[Figure] = []
    for side in range(g.seats):
        if g.god_at[side] != NOWHERE:
            found += [Figure(side, "god", space) for space in spaces(1 << g.god_at[side])]
        found += [Figure(side, "warrior", space) for space in spaces(g.warriors[side])]
        for level, kind in enumerate(g.kinds):
            found += [Figure(side, GUARDIANS[kind], space) for space in spaces(g.guardians[level * g.seats + side])]
    figures = {figure.at: figure for figure in found}
    assert len(figures) == len(found), "two figures on one space"
    for space in spaces(g.suns):
        figures[space].radiant = True
    for scorpion, side in g.aims:
        figure = figures[spaces(1 << scorpion)[0]]
        figure.aim = frozenset({AROUND[figure.at][side], AROUND[figure.at][(side + 1) % 6]})
    return figures


# --- questions


def ask(seat: int, kind: str, options: Iterable[str]) -> Dialogue[str]:
    """A seat's choice; a single option is taken at once."""
    tokens = frozenset(options)
    if len(tokens) == 1:
        return next(iter(tokens))
    return (yield seat, kind, tokens)


def agrees(seat: int, kind: str) -> Dialogue[bool]:
    """A seat's yes or no."""
    answer = yield from ask(seat, kind, ("no", "yes"))
    return answer == "yes"


def aim(figure: Figure) -> Dialogue[None]:
    """A Giant Scorpion that came or moved is aimed at two spaces beside it and beside each other (A14.6)."""
    if figure.piece != "giant_scorpion":
        return
    around = AROUND[figure.at]
    pairs = [(one, other) for one, other in zip(around, [*around[1:], around[0]], strict=True)]
    tokens = {f"{write(one)}+{write(other)}": {one, other} for one, other in pairs if {one, other} <= TERRAIN.keys()}
    answer = yield from ask(figure.side, "aim", tokens)
    figure.aim = frozenset(tokens[answer])


# --- conflict


def conflict(world: World, seat: int) -> Dialogue[None]:
    """A whole conflict, up to its last region or the top of the devotion track."""
    world.tie_holder, world.tie_up = world.side_of[seat], True
    omnipresent(world)
    scorpions(world)
    try:
        for region in world.regions:
            present = [side for side in world.ascending() if world.army(side, region)]
            if len(present) > 1:
                world.note("battle")
                yield from Battle(world, region, present).fight()
            elif present:
                domination(world, present[0], region)
    except Victory:
        return


def omnipresent(world: World) -> None:
    """1 follower for each region with a figure (A11.3)."""
    for side in world.empowered("omnipresent"):
        world.note("omnipresent")
        world.gods[side].followers += sum(1 for region in world.regions if world.army(side, region))


def scorpions(world: World) -> None:
    """Giant Scorpions destroy the adjacent monuments that they aim at (A14.7)."""
    doomed = {space for it in world.figures.values() for space in it.aim & world.map.adjacent[it.at]}
    for space in doomed & world.monuments.keys():
        world.note("giant_scorpion")
        owner = world.monuments.pop(space).owner
        if owner is not None:
            world.gods[owner].ankhs += 1


def domination(world: World, side: Side, region: Region) -> None:
    """The only god in a region gains for its majorities, then for dominating (A7.4)."""
    world.note("domination")
    world.gain(side, world.majorities(side, region))
    radiance = world.radiance(side, region)
    if radiance:
        world.note("radiant domination")
    world.gain(side, 1 + radiance)


@dataclass
class Battle:
    """A battle of two or more gods for a region (A7.10)."""

    world: World
    region: Region
    participants: list[Side]
    played: dict[Side, set[str]] = field(default_factory=dict)
    sheltered: set[Figure] = field(default_factory=set)
    """The figures that a Flood saves (A12.6)."""
    fallen: Counter[Side] = field(default_factory=Counter)
    winner: Side | None = None

    def fight(self) -> Dialogue[None]:
        """The steps of a battle, in reading order."""
        yield from self.attuned()
        yield from self.cards()
        self.flood()
        yield from self.build()
        yield from self.plagues()
        self.majorities()
        yield from self.resolution()
        self.miracle()
        yield from self.worshipful()
        self.cycle()

    def army(self, side: Side) -> list[Figure]:
        """A god's figures in this region."""
        return self.world.army(side, self.region)

    def among(self, sides: Iterable[Side]) -> list[Side]:
        """Of these gods the participants, in ascending order as it is now (A10.2)."""
        wanted = set(sides) & set(self.participants)
        return [side for side in self.world.ascending() if side in wanted]

    def players_of(self, card: str) -> list[Side]:
        """Who played a card, in ascending order."""
        return self.among(side for side, cards in self.played.items() if card in cards)

    # --- start

    def attuned(self) -> Dialogue[None]:
        """Obelisk Attuned: one figure each in turn until all have passed (A11.6)."""
        waiting = self.among(self.world.empowered("obelisk_attuned"))
        moved: set[Figure] = set()
        while waiting:
            still = []
            for side in waiting:
                figure = yield from self.attuned_move(side, moved)
                if figure:
                    moved.add(figure)
                    still.append(side)
            waiting = still

    def attuned_move(self, side: Side, moved: set[Figure]) -> Dialogue[Figure | None]:
        """A god moves one figure beside its obelisks here, or passes."""
        world = self.world
        goals = self.beside_obelisks(side)
        own = [it for it in world.figures.values() if it.side == side and it not in moved]
        chosen = yield from ask(side, "attuned_figure", [DONE, *(write(it.at) for it in own if goals)])
        if chosen == DONE:
            return None
        figure = world.figures.pop(read_space(chosen))
        goal = yield from ask(side, "attuned_to", map(write, goals))
        world.note("obelisk_attuned", *(["obelisk_attuned in turns"] if moved else []))
        figure.at = read_space(goal)
        world.figures[figure.at] = figure
        yield from aim(figure)
        return figure

    def beside_obelisks(self, side: Side) -> set[Space]:
        """Where Obelisk Attuned may take a god's figures: empty land, and no tile of Osiris's (A13.13)."""
        world = self.world
        barred = set() if "osiris" in world.gods[side].abilities else world.tiles
        obelisks = world.controlled(side, "obelisk") & self.region
        beside = {space for obelisk in obelisks for space in world.map.adjacent[obelisk] if world.empty(space)}
        if beside & barred:
            world.note("barred by a tile")
        return beside - barred

    # --- cards

    def cards(self) -> Dialogue[None]:
        """Amun may announce two cards; all pick in secret and reveal together (A7.12, A13.1)."""
        world = self.world
        number = dict.fromkeys(self.participants, 1)
        for side in self.among(side for side in number if "amun" in world.gods[side].abilities):
            if world.amun_ready and len(world.gods[side].hand) > 1 and (yield from agrees(side, "two_cards")):
                world.note("mysterious_forms")
                world.amun_ready = False
                number[side] = 2
        for side in sorted(number):
            hand = [card for card in CARDS if card in world.gods[side].hand]
            answer = yield from ask(side, "cards", map("+".join, combinations(hand, number[side])))
            self.played[side] = set(answer.split("+"))
        for side, played in self.played.items():
            world.gods[side].hand -= played
            world.note(*(f"played {card}" for card in played))

    def flood(self) -> None:
        """Flood pays for figures on fertile land and shelters them (A12.6)."""
        for side in self.players_of("flood"):
            safe = [it for it in self.army(side) if self.world.ground(it.at) == "fertile"]
            self.world.gods[side].followers += len(safe)
            self.sheltered |= set(safe)
            if any(it.at in self.world.tiles and TERRAIN[it.at] == "fertile" for it in self.army(side)):
                self.world.note("no flood on a tile")

    # --- build

    def build(self) -> Dialogue[None]:
        """Build Monument, ascending (A7.14, A12.2)."""
        for side in self.players_of("build"):
            answer = yield from ask(side, "build", [DONE, *self.sites(side)])
            if answer == DONE:
                continue
            kind, space = answer.split()
            god = self.world.gods[side]
            god.followers -= self.price(god)
            god.ankhs -= 1
            self.world.monuments[read_space(space)] = Monument(kind, side)
            self.world.note("built", *(["inspiring"] if self.price(god) == 0 else []))

    @staticmethod
    def price(god: God) -> int:
        """What Build Monument costs a god (A11.2)."""
        return 0 if "inspiring" in god.powers else 3

    def sites(self, side: Side) -> list[str]:
        """What a god could build where."""
        world, god = self.world, self.world.gods[side]
        if god.ankhs == 0 or god.followers < self.price(god):
            return []
        on_board = Counter(monument.kind for monument in world.monuments.values())
        kinds = [kind for kind in MONUMENTS if on_board[kind] < SUPPLY_OF_MONUMENTS]
        if len(kinds) < len(MONUMENTS):
            world.note("supply exhausted")
        places = [write(space) for space in self.region if world.empty(space) and space not in world.tiles]
        return [f"{kind} {place}" for kind in kinds for place in places]

    # --- plague

    def plagues(self) -> Dialogue[None]:
        """Each Plague of Locusts by itself (A7.15, A12.1)."""
        offering = sorted(side for side in self.participants if self.army(side))
        for nth, _ in enumerate(self.players_of("plague")):
            self.world.note("second plague" if nth else "plague")
            offers: dict[Side, int] = {}
            for side in offering:
                purse = self.world.gods[side].followers
                offers[side] = int((yield from ask(side, "offer", map(str, range(purse + 1)))))
            for side, offer in offers.items():
                self.world.gods[side].followers -= offer
            most = max(offers.values())
            spared = [side for side in offers if offers[side] == most]
            self.world.note("spared by the plague" if len(spared) == 1 else "nobody spared")
            yield from self.plague(spared[0] if len(spared) == 1 else None)

    def plague(self, spared: Side | None) -> Dialogue[None]:
        """The deaths of one plague; a Cat Mummy's curse comes at once."""
        victims = [it for side in self.participants if side != spared for it in self.army(side) if it.mortal]
        if self.sheltered & set(victims):
            self.world.note("plague through the flood")
        self.bury(victims)
        self.curse(victims, "cat_mummy in a plague")
        yield from self.judge(victims)
        yield from self.mummies(victims)

    # --- death

    def bury(self, victims: list[Figure]) -> None:
        """The dead of one moment return to their pools, suns to Ra (A7.22)."""
        for figure in victims:
            del self.world.figures[figure.at]
            self.world.gods[figure.side].pool[figure.piece] += 1
            self.fallen[figure.side] += 1
            self.world.note(f"{figure.piece} killed", *(["radiant killed"] if figure.radiant else []))
            if figure.at not in LAND:
                self.world.note("killed on water")

    def judge(self, victims: list[Figure]) -> Dialogue[None]:
        """Anubis may trap one warrior of another god that has just died (A13.4)."""
        world, anubis = self.world, self.world.of_god("anubis")
        free = SLOTS - sum(god.trapped for god in world.gods.values())
        if anubis is None or free == 0:
            return
        owners = {world.gods[it.side].name: it.side for it in victims if it.piece == "warrior" and it.side != anubis}
        answer = yield from ask(anubis, "trap", [DONE, *owners])
        if answer != DONE:
            god = world.gods[owners[answer]]
            god.pool["warrior"] -= 1
            god.trapped += 1
            world.note("judge", *([] if anubis in self.participants else ["judge from afar"]))

    def mummies(self, victims: list[Figure]) -> Dialogue[None]:
        """Dead Mummies come back beside their god figures, owners ascending (A14.5)."""
        dead = Counter(it.side for it in victims if it.piece == "mummy")
        for owner in [side for side in self.world.ascending() for _ in range(dead[side])]:
            yield from self.rise(owner)

    def rise(self, side: Side) -> Dialogue[None]:
        """One Mummy comes back from the pool, if there is room; it may be Radiant (A13.15)."""
        world = self.world
        god_figure = next(it for it in world.figures.values() if it.side == side and it.piece == "god")
        room = [write(space) for space in world.map.adjacent[god_figure.at] if world.empty(space)]
        if not room:
            world.note("no room for a mummy")
            return
        space = read_space((yield from ask(side, "mummy", room)))
        world.gods[side].pool["mummy"] -= 1
        mummy = world.figures[space] = Figure(side, "mummy", space)
        world.note("mummy", "mummy in the region" if space in self.region else "mummy elsewhere")
        if space in world.tiles:
            world.note("mummy on a tile")
        free = SUNS - sum(it.radiant for it in world.figures.values())
        if "ra" in world.gods[side].abilities and free:
            mummy.radiant = yield from agrees(side, "sun")

    def curse(self, victims: list[Figure], what: str) -> None:
        """For each dead Cat Mummy every god but its owner's loses 1, ascending (A14.2, A7.24)."""
        dead = Counter(it.side for it in victims if it.piece == "cat_mummy")
        for owner in [side for side in self.world.ascending() for _ in range(dead[side])]:
            self.world.note(what)
            for side in self.world.ascending():
                if side != owner:
                    self.world.lose(side)

    # --- majorities

    def majorities(self) -> None:
        """Monument majorities of gods with a figure here, ascending (A7.16)."""
        world = self.world
        gains = {side: world.majorities(side, self.region) for side in self.among(self.present())}
        for side, amount in gains.items():
            world.note(*(["majority"] if amount else []))
            world.gain(side, amount)

    def present(self) -> list[Side]:
        """The participants that still have a figure here."""
        return [side for side in self.participants if self.army(side)]

    # --- resolution

    def resolution(self) -> Dialogue[None]:
        """Strengths, victory, deaths and what they bring (A7.17 to A7.24)."""
        totals = {side: self.strength(side) for side in self.present()}
        many = [side for side in totals if len(self.army(side)) > 1]
        self.world.totals.append(totals)
        yield from self.compare(totals)
        self.reward(totals)
        victims = yield from self.doomed()
        self.bury(victims)
        yield from self.judge(victims)
        yield from self.mummies(victims)
        for side in self.among(many):
            if side != self.winner and "magnanimous" in self.world.gods[side].powers:
                self.world.note("magnanimous")
                self.world.gain(side, 2)
        yield from self.underworld()
        self.curse(victims, "cat_mummy in the resolution")

    def strength(self, side: Side) -> int:
        """A god's total: figures, temples, cards (A7.17)."""
        cards = sum(STRENGTH_OF_CARD.get(card, 0) for card in self.played[side])
        return cards + sum(self.own_strength(figure) for figure in self.army(side)) + self.temples(side)

    def own_strength(self, figure: Figure) -> int:
        """What a figure itself adds; nothing beside an enemy Androsphinx (A14.8)."""
        world, god = self.world, self.world.gods[figure.side]
        if any(it.side != figure.side and it.piece == "androsphinx" for it in world.neighbours(figure)):
            world.note("androsphinx", f"androsphinx against {figure.piece}")
            return 0
        if figure.mortal:
            return 1
        trapped = sum(it.trapped for it in world.gods.values()) if "anubis" in god.abilities else 0
        splendid = "resplendent" in god.powers and any(len(world.controlled(figure.side, k)) >= 3 for k in MONUMENTS)
        world.note(*(["judge_strength"] if trapped else []), *(["resplendent"] if splendid else []))
        return (3 if splendid else 1) + trapped

    def temples(self, side: Side) -> int:
        """Temple Attuned: +2 for each temple here with a figure adjacent (A11.7)."""
        world = self.world
        if "temple_attuned" not in world.gods[side].powers:
            return 0
        beside = {space for figure in world.figures.values() if figure.side == side for space in self.near(figure)}
        temples = world.controlled(side, "temple") & self.region & beside
        world.note(*(["temple_attuned"] if temples else []))
        return 2 * len(temples)

    def near(self, figure: Figure) -> frozenset[Space]:
        """The spaces adjacent to a figure."""
        return self.world.map.adjacent[figure.at]

    def compare(self, totals: dict[Side, int]) -> Dialogue[None]:
        """The highest total wins; the tie-breaker may decide a tie (A7.18, A7.19)."""
        world = self.world
        best = [side for side in totals if totals[side] == max(totals.values())]
        if len(best) == 1:
            self.winner = best[0]
            world.note(*(["won with 0"] if totals[best[0]] == 0 else []), *(["won alone"] if len(totals) == 1 else []))
        elif world.tie_up and world.tie_holder in best and (yield from agrees(world.tie_holder, "tie_breaker")):
            world.note("tie broken")
            world.tie_up = False
            self.winner = world.tie_holder
        if self.winner is None:
            world.note("no winner" if totals else "nobody left")

    def reward(self, totals: dict[Side, int]) -> None:
        """The winner's devotion, one gain, and Commanding's followers (A7.20)."""
        side, world = self.winner, self.world
        if side is None:
            return
        god = world.gods[side]
        margin = totals[side] - max(totals.get(other, 0) for other in self.participants if other != side)
        glorious = "glorious" in god.powers and margin >= 3
        deserts = sum(world.ground(it.at) == "desert" for it in self.army(side))
        drought = deserts if "drought" in self.played[side] else 0
        radiance = world.radiance(side, self.region)
        for what, counts in {"glorious": glorious, "drought": drought, "radiant victory": radiance}.items():
            world.note(*([what] if counts else []))
        world.gain(side, (3 if glorious else 1) + drought + radiance)
        if "commanding" in god.powers:
            world.note("commanding")
            god.followers += 3

    def doomed(self) -> Dialogue[list[Figure]]:
        """Who dies in the resolution, once Isis has chosen whom she keeps (A7.21)."""
        enemies = [side for side in self.participants if side != self.winner]
        mortal = [figure for side in enemies for figure in self.army(side) if figure.mortal]
        victims = [figure for figure in mortal if figure not in self.sheltered]
        self.world.note(*(["flood"] if len(victims) < len(mortal) else []))
        guarded = [figure for figure in victims if self.protected(figure)]
        while guarded:
            answer = yield from ask(guarded[0].side, "let_die", [DONE, *(write(figure.at) for figure in guarded)])
            if answer == DONE:
                break
            guarded.remove(self.world.figures[read_space(answer)])
            self.world.note("let die")
        self.world.note(*(["protector"] if guarded else []))
        return [figure for figure in victims if figure not in guarded]

    def protected(self, figure: Figure) -> bool:
        """Isis's figures adjacent to an enemy figure (A13.8, A13.9)."""
        isis = "isis" in self.world.gods[figure.side].abilities
        return isis and any(it.side != figure.side for it in self.world.neighbours(figure))

    def underworld(self) -> Dialogue[None]:
        """Osiris, if he lost, may lay an Underworld tile on empty land here (A13.11)."""
        world, osiris = self.world, self.world.of_god("osiris")
        if osiris is None or osiris == self.winner or osiris not in self.participants:
            return
        places = [write(space) for space in self.region if world.empty(space) and space not in world.tiles]
        answer = yield from ask(osiris, "tile", [DONE, *places])
        if answer == DONE:
            return
        sources = [*(["side"] if len(world.tiles) < TILES else []), *map(write, world.tiles)]
        source = yield from ask(osiris, "tile_from", sources)
        world.note("underworld", "tile from the side" if source == "side" else "tile moved")
        if source != "side":
            world.note(*(["tile moved from under a figure"] if read_space(source) in world.figures else []))
            world.tiles.remove(read_space(source))
        world.tiles.add(read_space(answer))

    # --- after the resolution

    def miracle(self) -> None:
        """Miracle pays for the fallen, ascending (A12.7)."""
        for side in self.players_of("miracle"):
            self.world.note(*(["miracle"] if self.fallen[side] else []))
            self.world.gain(side, self.fallen[side])

    def worshipful(self) -> Dialogue[None]:
        """Worshipful: 2 followers for 1 devotion, ascending (A11.12)."""
        for side in self.among(self.world.empowered("worshipful")):
            god = self.world.gods[side]
            if god.followers >= 2 and (yield from agrees(side, "worship")):
                self.world.note("worshipful")
                god.followers -= 2
                self.world.gain(side, 1)

    def cycle(self) -> None:
        """Cycle of Ma'at brings all cards back (A12.4)."""
        for side in self.players_of("cycle"):
            self.world.note("cycle")
            self.world.gods[side].hand = set(CARDS)
