"""Everything that can change at the table. Only these functions write columns; each tells what happened.

Acts trust the rules that call them: they decide nothing and ask nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tawy.ankh import events
from tawy.ankh.board import AROUND, GRID, adjacency, camel_side, regions, side_token, with_water
from tawy.ankh.scenario import Layout
from tawy.ankh.state import ATHEISM, ENDINGS, NOBODY, NOWHERE, Ankh, Seat, Side
from tawy.ankh.terms import (
    ACTIONS,
    AMUN,
    ANKHS_IN_POOL,
    CARDS,
    EVENTS,
    FULL_HAND,
    GODS,
    GUARDIAN_RECORDS,
    GUARDIANS,
    MONUMENTS,
    OSIRIS,
    POWERS,
    RA,
    TOP,
    WARRIORS,
)
from tawy.kernel.bits import Mask, bits, first, union
from tawy.kernel.hexgrid import Space

GOD, WARRIOR, GUARDIAN = 0, 1, 2
"""Pieces: the god figure, a warrior, and from GUARDIAN on the guardians by level."""

TOKEN: Final = tuple(GRID.token(space) for space in range(GRID.width * GRID.height))


def piece_name(g: Ankh, piece: int) -> str:
    """What a piece is called."""
    return ("god", "warrior")[piece] if piece < GUARDIAN else GUARDIANS[g.kinds[piece - GUARDIAN]]


def piece_on(g: Ankh, side: Side, space: Space) -> int:
    """What stands on a space where this side has a figure."""
    if g.god_at[side] == space:
        return GOD
    if g.warriors[side] >> space & 1:
        return WARRIOR
    for level in range(3):
        if g.guardians[level * g.seats + side] >> space & 1:
            return GUARDIAN + level
    raise LookupError(f"side {side} has no figure on {TOKEN[space]}")


def monument_on(g: Ankh, space: Space) -> int:
    """The kind of monument on a space that has one."""
    return next(kind for kind in range(3) if g.built[kind] >> space & 1)


def owner_of(g: Ankh, space: Space) -> Side | None:
    """The god that controls the monument on a space; None for a neutral one."""
    return next((side for side in g.standing if g.owned[side] >> space & 1), None)


def card_names(cards: Mask) -> tuple[str, ...]:
    """The cards of a set."""
    return tuple(CARDS[card] for card in bits(cards))


# --- set-up ------------------------------------------------------------------------------------------


def begin_with(g: Ankh, seat: Seat) -> None:
    """The first player is drawn; the stack on space 0 has it on top (A3.2)."""
    g.first = g.turn = seat
    g.standing = [(seat + later) % g.seats for later in range(g.seats)][::-1]
    g.tell(events.FirstPlayer(seat))


def take_god(g: Ankh, seat: Seat, god: int) -> None:
    """A seat takes a god, 1 follower, six warriors and its tokens (A3.1)."""
    g.gods[seat] = god
    g.abilities[seat] = 1 << god
    g.followers[seat] = 1
    g.ankhs[seat] = ANKHS_IN_POOL
    g.warrior_pool[seat] = WARRIORS
    g.amun_ready = g.amun_ready or 1 << god == AMUN
    g.tell(events.GodTaken(seat, GODS[god]))


def choose_guardian(g: Ankh, kind: int) -> None:
    """The guardian of the next level, with as many figures as the seats allow (A3.4)."""
    figures = min(g.seats - 1, GUARDIAN_RECORDS[kind].figures)
    g.guardian_supply[len(g.kinds)] = figures
    g.kinds = (*g.kinds, kind)
    g.tell(events.GuardianChosen(GUARDIANS[kind], figures))


def lay_out(g: Ankh, scenario: str, layout: Layout) -> None:
    """The scenario's monuments, camels, order tokens and first figures (A3.3)."""
    g.scenario = scenario
    g.camels = union(camel_side(token) for token in layout.camels)
    lands = regions(g.camels)
    marked = [GRID.space(token) for token in layout.order]
    g.regions = tuple(with_water(next(land for land in lands if land >> space & 1)) for space in marked)
    for piece in layout.pieces:
        space = GRID.space(piece.space)
        side = NOBODY if piece.seat is None else (g.first + piece.seat - 1) % g.seats
        if piece.piece in MONUMENTS:
            g.built[MONUMENTS.index(piece.piece)] |= 1 << space
            if side != NOBODY:
                g.owned[side] |= 1 << space
                g.ankhs[side] -= 1
        elif piece.piece == "god":
            g.god_at[side] = space
        else:
            g.warriors[side] |= 1 << space
            g.warrior_pool[side] -= 1
    g.derive()
    g.tell(events.BoardLaid(scenario))


# --- the turn ----------------------------------------------------------------------------------------


def begin_turn(g: Ankh, seat: Seat) -> None:
    """It is this seat's turn."""
    g.turn = seat
    if g.events is not None:
        g.tell(events.TurnBegun(seat))


def advance_action(g: Ankh, seat: Seat, row: int, *, last: bool) -> None:
    """An action marker moves one space."""
    g.track[row] += 1
    if g.events is not None:
        g.tell(events.ActionChosen(seat, ACTIONS[row], g.track[row], last))


def return_marker(g: Ankh, row: int) -> None:
    """An action marker goes back to its start space."""
    g.track[row] = 0
    g.tell(events.MarkerReturned(ACTIONS[row]))


def advance_event(g: Ankh, seat: Seat) -> None:
    """The event marker moves one space."""
    g.event += 1
    kind = {"m": "control", "c": "caravan", "x": "conflict"}[EVENTS[g.event - 1]]
    g.tell(events.EventReached(seat, g.event, kind))


# --- figures -----------------------------------------------------------------------------------------


def _shift(g: Ankh, side: Side, piece: int, start: Space, to: Space) -> None:
    """A figure changes its space and takes its sun token along; a scorpion loses its aim."""
    change = 1 << start ^ 1 << to
    if piece == GOD:
        g.god_at[side] = to
    elif piece == WARRIOR:
        g.warriors[side] ^= change
    else:
        g.guardians[(piece - GUARDIAN) * g.seats + side] ^= change
        if g.aims:
            g.aims = tuple(aim for aim in g.aims if aim[0] != start)
    g.figures[side] ^= change
    g.occupied ^= change
    if g.suns >> start & 1 and g.abilities[side] & RA:  # all Radiant figures are of Ra's side
        g.suns ^= change


def move(g: Ankh, side: Side, piece: int, start: Space, to: Space, cause: str) -> None:
    """A figure moves."""
    _shift(g, side, piece, start, to)
    if g.events is not None:
        g.tell(events.Moved(side, piece_name(g, piece), TOKEN[start], TOKEN[to], cause))


def push(g: Ankh, side: Side, start: Space, to: Space, by: Side) -> None:
    """Satet pushes a figure of this side, maybe onto the space she is about to leave (A14.3)."""
    piece = piece_on(g, side, start)
    _shift(g, side, piece, start, to)
    g.tell(events.Pushed(side, piece_name(g, piece), TOKEN[start], TOKEN[to], by))


def summon(g: Ankh, side: Side, piece: int, space: Space, cause: str, *, ransomed: bool = False) -> None:
    """A figure comes onto the board from its pool, or a warrior from Anubis's slots."""
    if piece == WARRIOR:
        g.warriors[side] |= 1 << space
        if ransomed:
            g.trapped[side] -= 1
        else:
            g.warrior_pool[side] -= 1
    else:
        place = (piece - GUARDIAN) * g.seats + side
        g.guardians[place] |= 1 << space
        g.guardian_pool[place] -= 1
    g.figures[side] |= 1 << space
    g.occupied |= 1 << space
    if g.events is not None:
        g.tell(events.Summoned(side, piece_name(g, piece), TOKEN[space], cause, ransomed))


def make_radiant(g: Ankh, side: Side, space: Space) -> None:
    """Ra puts a sun token on the figure he has just summoned (A13.15)."""
    g.suns |= 1 << space
    g.tell(events.Radiant(side, TOKEN[space]))


def aim(g: Ankh, side: Side, space: Space, direction: int) -> None:
    """A Giant Scorpion aims across this side and the next one clockwise (A14.6)."""
    g.aims = (*(other for other in g.aims if other[0] != space), (space, direction))
    if g.events is not None:
        at = [AROUND[space][turn % 6] for turn in (direction, direction + 1)]
        g.tell(events.Aimed(side, TOKEN[space], (TOKEN[at[0] or 0], TOKEN[at[1] or 0])))


def kill(g: Ankh, side: Side, spaces: Mask, cause: str) -> None:
    """These warriors and guardians of one side die: back to the pool, sun tokens back to Ra (A7.22)."""
    if not spaces:
        return
    dead = [(piece_name(g, piece_on(g, side, space)), TOKEN[space]) for space in bits(spaces)] if g.events is not None else []
    died = g.warriors[side] & spaces
    g.warriors[side] ^= died
    g.warrior_pool[side] += died.bit_count()
    for level in range(3):
        place = level * g.seats + side
        died = g.guardians[place] & spaces
        if died:
            g.guardians[place] ^= died
            g.guardian_pool[place] += died.bit_count()
    g.figures[side] &= ~spaces
    g.occupied &= ~spaces
    g.suns &= ~spaces
    g.sheltered &= ~spaces
    g.aims = tuple(aimed for aimed in g.aims if not spaces >> aimed[0] & 1)
    g.fallen[side] += spaces.bit_count()
    g.tell(events.Killed(side, tuple(dead), cause))


def trap(g: Ankh, side: Side, by: Side) -> None:
    """Anubis traps a warrior of this side that has just died (A13.4)."""
    g.warrior_pool[side] -= 1
    g.trapped[side] += 1
    g.tell(events.Trapped(side, by))


def release(g: Ankh, side: Side, *, to_pool: bool) -> None:
    """All trapped warriors of a side leave Anubis's slots (A8.10, A9.2)."""
    if not g.trapped[side]:
        return
    amount = g.trapped[side]
    g.trapped[side] = 0
    if to_pool:
        g.warrior_pool[side] += amount
    g.tell(events.Released(side, amount, to_pool))


# --- followers, powers, guardians --------------------------------------------------------------------


def gain_followers(g: Ankh, side: Side, amount: int, cause: str) -> None:
    """Followers come from the supply."""
    if amount:
        g.followers[side] += amount
        if g.events is not None:
            g.tell(events.FollowersGained(side, amount, cause))


def sacrifice(g: Ankh, side: Side, amount: int, cause: str) -> None:
    """Followers go back to the supply."""
    if amount:
        g.followers[side] -= amount
        if g.events is not None:
            g.tell(events.FollowersSpent(side, amount, cause))


def pay(g: Ankh, side: Side, to: Side, amount: int, cause: str) -> None:
    """One god pays another."""
    g.followers[side] -= amount
    g.followers[to] += amount
    g.tell(events.FollowersPaid(side, to, amount, cause))


def unlock(g: Ankh, side: Side, power: int) -> None:
    """The leftmost ankh token of the row goes onto a power (A5.5)."""
    g.powers[side] |= 1 << power
    if g.events is not None:
        g.tell(events.PowerUnlocked(side, POWERS[power]))


def join(g: Ankh, side: Side, level: int) -> None:
    """A guardian figure joins a god's pool (A5.6)."""
    g.guardian_supply[level] -= 1
    g.guardian_pool[level * g.seats + side] += 1
    if g.events is not None:
        g.tell(events.GuardianJoined(side, GUARDIANS[g.kinds[level]]))


# --- monuments and camels ----------------------------------------------------------------------------


def take_monument(g: Ankh, side: Side, space: Space) -> None:
    """A god controls a monument; the one that did before gets its token back (A6.1, A6.2)."""
    before = owner_of(g, space)
    if before is not None:
        g.owned[before] ^= 1 << space
        g.ankhs[before] += 1
    g.owned[side] |= 1 << space
    g.ankhs[side] -= 1
    if g.events is not None:
        g.tell(events.MonumentTaken(side, MONUMENTS[monument_on(g, space)], TOKEN[space], before))


def build(g: Ankh, side: Side, kind: int, space: Space) -> None:
    """A god builds a monument (A12.2)."""
    g.built[kind] |= 1 << space
    g.owned[side] |= 1 << space
    g.ankhs[side] -= 1
    g.occupied |= 1 << space
    g.tell(events.MonumentBuilt(side, MONUMENTS[kind], TOKEN[space]))


def destroy(g: Ankh, space: Space, cause: str) -> None:
    """A monument goes back to the supply and its ankh token to its god."""
    kind, before = monument_on(g, space), owner_of(g, space)
    g.built[kind] ^= 1 << space
    g.occupied ^= 1 << space
    if before is not None:
        g.owned[before] ^= 1 << space
        g.ankhs[before] += 1
    g.tell(events.MonumentDestroyed(MONUMENTS[kind], TOKEN[space], before, cause))


def place_caravan(g: Ankh, seat: Seat, line: Sequence[int], keeper: Mask, newcomer: Mask) -> None:
    """A line of camels splits a region; `keeper` keeps its order token, `newcomer` gets the next (A6.6)."""
    g.camels |= union(line)
    g.adjacent = adjacency(g.camels)
    token = next(token for token, region in enumerate(g.regions) if region & keeper == keeper)
    halves = (with_water(keeper), with_water(newcomer))
    g.regions = (*g.regions[:token], halves[0], *g.regions[token + 1 :], halves[1])
    if g.events is not None:
        g.tell(
            events.CaravanPlaced(
                seat,
                tuple(side_token(side) for side in line),
                token + 1,
                TOKEN[first(keeper)],
                len(g.regions),
                TOKEN[first(newcomer)],
                (keeper.bit_count(), newcomer.bit_count()),
            )
        )


def exchange_tokens(g: Ankh, seat: Seat, one: int, other: int) -> None:
    """Two regions exchange their order tokens (A6.7)."""
    order = list(g.regions)
    order[one], order[other] = order[other], order[one]
    g.regions = tuple(order)
    g.tell(events.TokensExchanged(seat, (one + 1, other + 1)))


# --- conflict ----------------------------------------------------------------------------------------


def conflict_number(g: Ankh) -> int:
    """Which conflict the event marker stands on, or stood on last."""
    return EVENTS[: g.event].count("x")


def begin_conflict(g: Ankh, side: Side) -> None:
    """The god that triggered the conflict takes the tie-breaker, face up (A7.1)."""
    g.tie_holder, g.tie_up = side, True
    g.tell(events.ConflictBegun(conflict_number(g), side))


def end_conflict(g: Ankh) -> None:
    """The tie-breaker goes back to the supply, Amun's token face up (A7.1, A13.1)."""
    g.tie_holder, g.tie_up = NOBODY, False
    g.amun_ready = any(g.abilities[side] & AMUN for side in g.standing)
    g.tell(events.ConflictEnded(conflict_number(g)))


def reach_region(g: Ankh, region: int, sides: Sequence[Side]) -> None:
    """A region's turn in the conflict; who is there decides what happens (A7.3)."""
    if g.events is not None:
        outcome = ("quiet", "domination", "battle")[min(len(sides), 2)]
        g.tell(events.RegionReached(region + 1, outcome, tuple(sides)))


def begin_battle(g: Ankh, region: int, sides: Sequence[Side]) -> None:
    """These gods fight for the region (A7.10)."""
    g.arena = region
    g.fighters = union(sides)
    g.tell(events.BattleBegun(region + 1, tuple(sides)))


def end_battle(g: Ankh) -> None:
    """Nothing of the battle remains but its played cards."""
    region = g.arena
    g.arena = NOWHERE
    g.fighters = 0
    g.cards = [0] * g.seats
    g.offers = [NOBODY] * g.seats
    g.fallen = [0] * g.seats
    g.sheltered = 0
    g.victor = NOBODY
    g.tell(events.BattleEnded(region + 1))


def announce_two_cards(g: Ankh, side: Side) -> None:
    """Amun's token turns face down (A13.1)."""
    g.amun_ready = False
    g.tell(events.TwoCardsAnnounced(side))


def seal(g: Ankh, side: Side, pick: int, what: str) -> None:
    """A side makes its secret choice (A15.2)."""
    g.sealed[side] = pick
    if g.events is not None:
        g.tell(events.Sealed(side, what))


def reveal_cards(g: Ankh) -> None:
    """All picked cards are shown together and leave their hands (A7.12, A7.26)."""
    for side in bits(g.fighters):
        g.cards[side] = g.sealed[side]
        g.hand[side] &= ~g.sealed[side]
        g.sealed[side] = NOBODY
    if g.events is not None:
        g.tell(events.CardsRevealed({side: card_names(g.cards[side]) for side in bits(g.fighters)}))


def shelter(g: Ankh, side: Side, spaces: Mask) -> None:
    """These figures cannot be killed in this battle's resolution (A12.6)."""
    if spaces:
        g.sheltered |= spaces
        g.tell(events.Sheltered(side, tuple(TOKEN[space] for space in bits(spaces))))


def reveal_offers(g: Ankh, sides: Sequence[Side], spared: Side) -> None:
    """The offers to a plague are shown together (A12.1)."""
    g.offers = [g.sealed[side] if side in sides else NOBODY for side in range(g.seats)]
    g.sealed = [NOBODY] * g.seats
    g.tell(events.OffersRevealed({side: g.offers[side] for side in sides}, None if spared == NOBODY else spared))


def turn_tie_breaker(g: Ankh) -> None:
    """The tie-breaker is used: face down for the rest of the conflict (A7.18)."""
    g.tie_up = False
    g.tell(events.TieBroken(g.tie_holder))


def resolve(g: Ankh, totals: dict[Side, int], victor: Side) -> None:
    """The battle has a winner, or none (A7.17)."""
    g.victor = victor
    g.tell(events.Resolved(g.arena + 1, totals, None if victor == NOBODY else victor))


def lay_tile(g: Ankh, side: Side, space: Space, start: Space) -> None:
    """Osiris puts an Underworld tile on a space, from his side or from elsewhere on the board (A13.11)."""
    g.tiles |= 1 << space
    if start != NOWHERE:
        g.tiles ^= 1 << start
    g.tell(events.TilePlaced(side, TOKEN[space], None if start == NOWHERE else TOKEN[start]))


def take_cards_back(g: Ankh, side: Side) -> None:
    """Cycle of Ma'at brings every card back to the hand (A12.4)."""
    g.hand[side] = FULL_HAND
    g.tell(events.CardsTakenBack(side))


# --- devotion ----------------------------------------------------------------------------------------


def _set_devotion(g: Ankh, side: Side, to: int) -> None:
    """The marker enters a space, on top of those already there (A10.1)."""
    g.devotion[side] = to
    standing = g.standing
    standing.remove(side)
    place = sum(1 for other in standing if g.devotion[other] <= to)
    standing.insert(place, side)


def gain_devotion(g: Ankh, side: Side, parts: tuple[tuple[str, int], ...]) -> None:
    """One gain of devotion; it stops at the top of the track (A10.5)."""
    before = g.devotion[side]
    _set_devotion(g, side, min(TOP, before + sum(amount for _, amount in parts)))
    if g.events is not None:
        g.tell(events.DevotionGained(side, g.devotion[side] - before, g.devotion[side], parts))


def lose_devotion(g: Ankh, side: Side, amount: int, cause: str) -> None:
    """Devotion is lost, never below 0; a marker that does not move keeps its place (A10.3)."""
    lost = min(amount, g.devotion[side])
    if lost:
        _set_devotion(g, side, g.devotion[side] - lost)
        g.tell(events.DevotionLost(side, lost, g.devotion[side], cause))


# --- merging, forgetting, the end --------------------------------------------------------------------


def merge(g: Ankh, lower: Side, upper: Side) -> None:
    """Two gods become one: the marker of the lower, the seat of the upper (A8.3, A8.5, A8.6)."""
    g.side_of = [upper if side == lower else side for side in g.side_of]
    g.abilities[upper] |= g.abilities[lower]
    g.abilities[lower] = 0
    passed = g.followers[lower]
    g.followers[upper] += passed
    g.followers[lower] = 0
    g.devotion[upper] = g.devotion[lower]
    g.standing.remove(upper)
    g.standing[g.standing.index(lower)] = upper
    g.tell(events.GodsMerged(lower, upper, g.devotion[upper], passed))


def pass_guardian(g: Ankh, level: int, space: Space, lower: Side, upper: Side) -> None:
    """A guardian of the lower god serves the merged god, where it stands or from the pool (A8.4)."""
    start, to = level * g.seats + lower, level * g.seats + upper
    if space == NOWHERE:
        g.guardian_pool[start] -= 1
        g.guardian_pool[to] += 1
    else:
        g.guardians[start] ^= 1 << space
        g.guardians[to] ^= 1 << space
        g.figures[lower] ^= 1 << space
        g.figures[upper] ^= 1 << space
    if g.events is not None:
        where = None if space == NOWHERE else TOKEN[space]
        g.tell(events.GuardiansPassed(GUARDIANS[g.kinds[level]], where, upper))


def remove_god(g: Ankh, side: Side, cause: str) -> None:
    """A god's figures, cards and ankh tokens leave the game (A8.2, A9.1)."""
    for level in range(3):
        place = level * g.seats + side
        g.guardians_gone[level] += g.guardian_pool[place] + g.guardians[place].bit_count()
        g.guardian_pool[place] = 0
        g.guardians[place] = 0
    leaving = g.figures[side]
    g.god_at[side] = NOWHERE
    g.warriors[side] = 0
    g.warrior_pool[side] = 0
    g.figures[side] = 0
    g.occupied &= ~leaving
    g.suns &= ~leaving
    g.aims = tuple(aimed for aimed in g.aims if not leaving >> aimed[0] & 1)
    g.hand[side] = 0
    g.ankhs[side] = 0
    g.powers[side] = 0
    g.tell(events.FiguresGone(side, cause))


def forget(g: Ankh, side: Side) -> None:
    """A god is out of the game with its followers; Osiris takes his tiles along (A9.1, A9.2)."""
    g.standing.remove(side)
    g.followers[side] = 0
    if g.abilities[side] & OSIRIS:
        g.tiles = 0
    g.abilities[side] = 0
    g.tell(events.GodForgotten(side))


def win(g: Ankh, side: Side, ending: int) -> None:
    """A god has won."""
    g.ending, g.winner = ending, side
    g.tell(events.GameWon(side, ENDINGS[ending]))


def lose_all(g: Ankh) -> None:
    """Nobody is left: Egypt becomes atheist (A9.3)."""
    g.ending = ATHEISM
    g.tell(events.EgyptAtheist())
