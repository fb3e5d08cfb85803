"""A table that is new: opened by somebody, with a game to come or with one that was brought along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from tawy.fairness import seed_of
from tawy.games import spec_of
from tawy.kernel import record
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import Deal, Pick
from tawy.kernel.refusal import Refused
from tawy.server.refusal import Refusal
from tawy.server.tables import entries as e
from tawy.server.tables.caller import Caller, check_member, check_status
from tawy.server.tables.content import check_content
from tawy.server.tables.hosting import MOST_CALLED
from tawy.server.tables.lots import Lots
from tawy.server.tables.parts import Seat
from tawy.server.tables.pending import ground
from tawy.server.tables.setup import PlayOn, SeatPlan, TableSetup, check
from tawy.server.tables.table import Table

LARGEST_SETUP: Final = 16_384
"""Bytes of a set-up that is brought along: it is sent with every step."""


def opened(setup: TableSetup, caller: Caller, now: int, lots: Lots, friends: Sequence[str] = ()) -> Table:
    """A new table, with whoever opens it on its own seats; it is offered to friends, of whom the first are called."""
    check_content(setup)
    table = Table(lots.ident())
    table.begin_step(now, lots)
    invitations = {"invitation": lots.invitation(), "watching": lots.invitation()}
    table.enter(
        e.Opened(setup, caller.person, caller.name, **invitations, lot=lots.lot(), friends=tuple(friends)),
    )
    for friend in friends[:MOST_CALLED] if table.vacant() else ():
        table.enter(e.Offered(friend))
    return table


def brought(file: bytes, caller: Caller, now: int, lots: Lots) -> Table:
    """A new table with the game of a record, proved by playing it."""
    try:
        known = record.read(file, "This file", LARGEST_SETUP)
        return played_on(known, lambda seats: [SeatPlan("me")] * seats, caller, now, lots)
    except record.TooLarge as refused:
        raise Refusal(
            "too_large", f"The set-up in this file is too large: at most {LARGEST_SETUP} bytes are kept."
        ) from refused
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    except RecursionError:
        raise Refusal("malformed", "This file is nested too deeply to be a record.") from None


def from_here(old: Table, wish: PlayOn, caller: Caller, now: int, lots: Lots) -> Table:
    """A new table that plays on from a position of a game that is over, with its secrets or with others.

    Sealed answers are given anew. Other secrets are such as the one seat of the caller's could not tell from the true
    ones; whoever plays several seats, or none, knows of none of them.
    """
    play = _earlier(old.played.fork(), wish)
    before = ground(play)
    play = play.at(before)
    if play.ask is None:
        raise Refusal("not_now", "The game is over at this position: choose an earlier one to play on from.")
    mine = [number for number, plan in enumerate(wish.seats) if plan.kind == "me"]
    known = replace(play.record(), mark="", origin=record.Origin(before, old.id))
    if wish.redealt:
        new = record.Redeal(before, lots.seed(), mine[0] if len(mine) == 1 else None)
        known = replace(known, redeals=[*known.redeals, new])
    if any(plan.kind == "open" for plan in wish.seats):
        raise Refusal("malformed", "The game goes on at once: every seat is yours or a bot's.")
    check(TableSetup(known.game, known.setup, wish.seats))
    return played_on(known, lambda _seats: wish.seats, caller, now, lots)


def _earlier(play: Play, wish: PlayOn) -> Play:
    """The game at the position, and on by what was tried there."""
    try:
        play = play.at(wish.position)
        for token in wish.tried:
            play.repeat(Pick(play.ask.seat, play.ask.kind, token) if play.ask is not None else Pick(0, "", token))
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    return play


def played_on(
    known: record.Record, plans: Callable[[int], list[SeatPlan]], caller: Caller, now: int, lots: Lots
) -> Table:
    """A new table with the game of a record, for those whom the plan for so many seats names.

    What comes after, chance draws from a seed of ours; a game that is over keeps its own, and what that was made of.
    """
    play = replay(spec_of(known.game), known)
    over = play.ask is None
    earlier = 0 if known.origin is None else known.origin.position
    origin = record.Origin(earlier if over else len(known.picks), "" if known.origin is None else known.origin.game)
    if not over:
        play.seed = lots.seed()
        play.roll()
    seats = play.spec.seat_count(play.spec.read_setup(known.setup))
    table = opened(TableSetup(known.game, known.setup, plans(seats)), caller, now, lots)
    before = ground(play)
    table.deal(play.at(before) if before < len(play.picks) else play, known.deal if over else None, origin)
    for pick in play.picks[before:]:
        table.enter(e.Sealed(pick.seat, pick.token))
    return table


def seated(ident: str, setup: TableSetup, club: str, people: Sequence[Caller], now: int, lots: Lots) -> Table:
    """A table of a club night: everyone on their seat, and the game begun. The first of them has opened it."""
    first = people[0]
    table = Table(ident)
    table.begin_step(now, lots)
    table.enter(e.Opened(setup, first.person, first.name, lots.invitation(), club, lots.invitation(), lots.lot()))
    for number, other in enumerate(people):
        if number:
            table.enter(e.Sat(number, other.person, other.name))
    for other in people:
        table.enter(e.Readied(other.person, ready=True))
    deal = Deal(table.lot, [""] * len(table.seats))
    table.deal(start(table.spec, setup.options, seed_of(deal)), deal)
    return table


def again(old: Table, caller: Caller, now: int, lots: Lots) -> Table:
    """A new table for those who played at another: everyone on the same seat, the next one first.

    In a game that seats begin in their order, everyone moves on by one instead. Who had left finds the seat open.
    """
    first, places = old.played.first(), list(old.seats)
    options = old.setup.options
    if first is None:
        places = [*places[1:], places[0]]
    else:
        options = {**options, "first": (first + 1) % len(places)}
    plans = [_plan(place, caller) for place in places]
    table = opened(replace(old.setup, options=options, seats=plans, friends_first=0), caller, now, lots)
    for person, name in old.banned.items():
        table.enter(e.Banned(person, name))
    for person, name in old.members.items():
        if person != caller.person:
            table.enter(e.Joined(person, name, "watch" if person in old.watchers else "play"))
    for number, place in enumerate(places):
        if place.person is not None and place.person != caller.person and place.away is None:
            table.enter(e.Sat(number, place.person, place.name))
    return table


def _plan(place: Seat, caller: Caller) -> SeatPlan:
    """Who is to sit on a seat again; a bot that only played on for somebody makes room for them."""
    if place.person == caller.person:
        return SeatPlan("me")
    return SeatPlan("bot", place.bot) if place.person is None and place.bot is not None else SeatPlan("open")


def check_rematch(old: Table, caller: Caller) -> None:
    """The caller played here, and it is over."""
    check_member(old, caller)
    check_status(old, "over")
    if all(seat.person != caller.person for seat in old.seats):
        raise Refusal("not_yours", "Only those who played can ask for a rematch.")
