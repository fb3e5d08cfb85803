"""What each command does to a club night, and what time does: refused with a sentence, or the night as it is then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from hmac import compare_digest

import msgspec
from msgspec.structs import replace

from tawy.server.club import commands as c
from tawy.server.club.night import DAY, MINUTE, Guest, Night, Placed, Round
from tawy.server.club.seating import seat
from tawy.server.club.setup import LEAST_PEOPLE, MOST_PEOPLE, NightSetup
from tawy.server.club.standing import Seated
from tawy.server.refusal import Refusal
from tawy.server.tables.caller import Caller
from tawy.server.tables.lots import Lots


def no_such_night() -> Refusal:
    """The same words whether a night is not there or not for this person."""
    return Refusal("not_found", "There is no such club night, or you need its invitation to see it.")


def announced(setup: NightSetup, caller: Caller, now: int, lots: Lots) -> Night:
    """A new night; whoever announces it is its host and takes part."""
    guests = {caller.person: Guest(caller.name, now)}
    return Night(setup, caller.person, lots.invitation(), lots.seed(), now, guests)


# --- who may -----------------------------------------------------------------------------------------


def may_see(night: Night, person: str | None) -> bool:
    """Whoever takes part, or did and left; not who was sent away, and no stranger."""
    guest = night.guests.get(person or "")
    return guest is not None and guest.gone != "removed"


def is_invited(night: Night, invitation: str, person: str | None) -> bool:
    """Somebody knows the invitation, and was not sent away."""
    return compare_digest(invitation.encode(), night.invitation.encode()) and person not in night.banned


def check_host(night: Night, person: str) -> None:
    """Whoever asks is the host."""
    if not may_see(night, person):
        raise no_such_night()
    if person != night.host:
        raise Refusal("not_yours", "Only the host of the club night can do that.")


def check_going_on(night: Night) -> None:
    """It is not over."""
    if night.status in {"over", "off"}:
        raise Refusal("not_now", "This club night is over.")


# --- coming and going --------------------------------------------------------------------------------


def enter(night: Night, caller: Caller, invitation: str, now: int) -> Night:
    """Somebody takes part from the next round on."""
    if not is_invited(night, invitation, caller.person):
        raise no_such_night()
    known = night.guests.get(caller.person)
    if known is not None and known.gone is None:
        return night
    check_going_on(night)
    if night.status == "running" and len(night.rounds) >= night.setup.rounds:
        raise Refusal("not_now", "The last round has begun: nobody can come to this club night any more.")
    if len(night.here) >= MOST_PEOPLE:
        raise Refusal("not_now", f"This club night is full: {MOST_PEOPLE} people take part.")
    guest = Guest(caller.name, now if known is None else known.since)
    return replace(night, guests={**night.guests, caller.person: guest})


def quit_(night: Night, person: str) -> Night:
    """Somebody takes no more part."""
    check_going_on(night)
    if person not in night.here:
        raise Refusal("not_now", "You take no part in this club night.")
    if person == night.host:
        raise Refusal("not_now", "You are the host: hand the club night over to somebody else first, or end it.")
    return _gone(night, person, "left")


def send_away(night: Night, caller: str, person: str) -> Night:
    """The host does not want somebody to take part."""
    check_host(night, caller)
    check_going_on(night)
    if person == night.host:
        raise Refusal("not_now", "You are the host: hand the club night over to somebody else first, or end it.")
    if person not in night.guests:
        raise Refusal("not_now", "Nobody like that takes part in this club night.")
    return replace(_gone(night, person, "removed"), banned=night.banned | {person})


def _gone(night: Night, person: str, how: str) -> Night:
    """Before the first round nobody remembers who has gone; later they stay in the standing."""
    if night.status == "gathering":
        return replace(night, guests={who: guest for who, guest in night.guests.items() if who != person})
    guest = replace(night.guests[person], gone=how)
    return replace(night, guests={**night.guests, person: guest}, unsettled=True)


def hand_over(night: Night, caller: str, person: str) -> Night:
    """Somebody else is the host."""
    check_host(night, caller)
    check_going_on(night)
    if person not in night.here:
        raise Refusal("not_now", "Nobody like that takes part in this club night.")
    return replace(night, host=person)


def new_invitation(night: Night, caller: str, lots: Lots) -> Night:
    """The invitation that is known opens nothing any more."""
    check_host(night, caller)
    return replace(night, invitation=lots.invitation())


# --- rounds ------------------------------------------------------------------------------------------


def begin_round(night: Night, caller: str, number: int, now: int, lots: Lots) -> Night:
    """The host begins a round; if it has begun already, nothing happens."""
    check_host(night, caller)
    check_going_on(night)
    if number <= len(night.rounds):
        return night
    if number > min(len(night.rounds) + 1, night.setup.rounds):
        raise Refusal("malformed", f"This club night has {night.setup.rounds} rounds, one after the other.")
    last = night.last
    if last is not None and last.ended is None:
        raise Refusal("not_now", "Some tables of this round have not ended: wait for them, or do not count them.")
    if last is None and len(night.here) < LEAST_PEOPLE:
        raise Refusal("not_now", f"A club night begins with at least {LEAST_PEOPLE} people.")
    begun = begin(night, now, lots)
    if begun is None:
        raise Refusal("not_now", "There are too few people for a table: invite more, or end the club night.")
    return begun


def begin(night: Night, now: int, lots: Lots) -> Night | None:
    """The next round, with everyone seated; None if there are too few for a table."""
    setup = night.setup
    seating = seat(night.here, night.seatings(), setup.size, setup.sizes, night.seed)
    if not seating.tables:
        return None
    until = now + (setup.days * DAY if setup.days else setup.minutes * MINUTE)
    tables = tuple(Placed(lots.ident(), people) for people in seating.tables)
    return replace(night, status="running", rounds=(*night.rounds, Round(now, until, tables, seating.byes)))


def opened(night: Night) -> Night:
    """All tables of the last round are there."""
    return _last(night, opened=True)


def looked(night: Night, missed: Mapping[str, Sequence[str]]) -> Night:
    """The time of the last round was over: bots play for those who are missing at each table."""
    last = night.rounds[-1]
    tables = tuple(replace(placed, missed=tuple(missed.get(placed.table, ()))) for placed in last.tables)
    return _last(night, tables=tables, looked=True)


def settled(night: Night) -> Night:
    """Bots play for those who have gone."""
    return replace(night, unsettled=False)


def counted(night: Night, table: str, result: Sequence[Seated], now: int) -> Night:
    """A game has ended, or does not count; with the last one so does its round, and with the last round the night."""
    rounds = tuple(
        replace(
            each,
            tables=tuple(
                replace(placed, result=tuple(result)) if placed.table == table and not placed.is_over else placed
                for placed in each.tables
            ),
        )
        for each in night.rounds
    )
    rounds = tuple(
        replace(each, ended=now) if each.ended is None and all(placed.is_over for placed in each.tables) else each
        for each in rounds
    )
    night = replace(night, rounds=rounds)
    whole = len(rounds) >= night.setup.rounds and all(each.ended is not None for each in rounds)
    return replace(night, status="over") if whole and night.status == "running" else night


def check_unfinished(night: Night, caller: str, table: str) -> Placed:
    """A table of the night that has not ended, for the host."""
    check_host(night, caller)
    check_going_on(night)
    for placed in night.unfinished():
        if placed.table == table:
            return placed
    raise Refusal("not_now", "No table of this club night is like that, or it has ended.")


def discount(night: Night, caller: str, table: str, now: int) -> Night:
    """A table that has not ended does not count."""
    return counted(night, check_unfinished(night, caller, table).table, (), now)


def end(night: Night, caller: str, now: int) -> Night:
    """The host ends the night: called off before the first round; later with the standing as it is."""
    check_host(night, caller)
    check_going_on(night)
    if night.status == "gathering":
        return replace(night, status="off")
    for placed in night.unfinished():
        night = counted(night, placed.table, (), now)
    return replace(night, status="over")


def _last(night: Night, **changes: object) -> Night:
    """The night with its last round changed."""
    return replace(night, rounds=(*night.rounds[:-1], replace(night.rounds[-1], **changes)))


# --- commands ----------------------------------------------------------------------------------------


class Asking(msgspec.Struct, frozen=True):
    """Who wants something of a night, when, and where its secrets come from."""

    caller: Caller
    now: int
    lots: Lots

    @property
    def person(self) -> str:
        """Who it is."""
        return self.caller.person


def carry_out(command: c.NightCommand, night: Night, asking: Asking) -> Night:
    """Do what a command says; to whom a night is not shown, there is none."""
    if not isinstance(command, c.Enter) and not may_see(night, asking.person):
        raise no_such_night()
    return _do(command, night, asking)


@singledispatch
def _do(command: c.NightCommand, night: Night, asking: Asking) -> Night:
    raise NotImplementedError(type(command).__name__)


@_do.register
def _enter(command: c.Enter, night: Night, asking: Asking) -> Night:
    return enter(night, asking.caller, command.invitation, asking.now)


@_do.register
def _quit(_command: c.Quit, night: Night, asking: Asking) -> Night:
    return quit_(night, asking.person)


@_do.register
def _send_away(command: c.SendAway, night: Night, asking: Asking) -> Night:
    return send_away(night, asking.person, command.person)


@_do.register
def _hand_over(command: c.HandOver, night: Night, asking: Asking) -> Night:
    return hand_over(night, asking.person, command.person)


@_do.register
def _new_invitation(_command: c.NewInvitation, night: Night, asking: Asking) -> Night:
    return new_invitation(night, asking.person, asking.lots)


@_do.register
def _begin_round(command: c.BeginRound, night: Night, asking: Asking) -> Night:
    return begin_round(night, asking.person, command.round, asking.now, asking.lots)


@_do.register
def _discount(command: c.Discount, night: Night, asking: Asking) -> Night:
    return discount(night, asking.person, command.table, asking.now)


@_do.register
def _end_night(_command: c.EndNight, night: Night, asking: Asking) -> Night:
    return end(night, asking.person, asking.now)
