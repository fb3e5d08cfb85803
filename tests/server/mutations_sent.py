"""What sockets, messages and club nights must not tell: each takes one filter away from what is sent unasked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec

from server.mutations import Mutate, Patch, ahead_of, mutation
from server.spoken import WAYS
from server.worlds import CURRENT
from tawy.server.calls import letters
from tawy.server.calls.letters import Letter
from tawy.server.club import outlook as night_outlook
from tawy.server.club.messages import NightInfo
from tawy.server.hall import following, hall, storing
from tawy.server.hall.following import Shown
from tawy.server.store import Due, Standing
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.outlook import Seen, Viewpoint
from tawy.server.tables.table import Table

# --- sockets: an update, and what is told ahead -------------------------------------------------------------------


@mutation("draws")
def whoever_follows_is_told_ahead(patch: Patch) -> None:
    def loud(table: Table, seat: Viewpoint) -> m.Ahead:
        return m.Ahead(seat or 0, table.asked_in, ahead_of(table, table.waiting_for()[0]))

    patch.setattr(outlook, "ahead", loud)


@mutation("draws")
def what_is_told_ahead_is_of_the_real_position(patch: Patch) -> None:
    ahead = outlook.ahead

    def prying(table: Table, seat: Viewpoint) -> m.Ahead | None:
        told = ahead(table, seat)
        return None if told is None else msgspec.structs.replace(told, asked_in=_number(_drawn(table)))

    patch.setattr(outlook, "ahead", prying)


@mutation("draws")
def an_update_shows_everyone_what_somebody_holds(patch: Patch) -> None:
    def shared(public: Seen, table: Table, seats: Any) -> dict[Viewpoint, Shown]:
        assert table.play is not None
        holder = next((player for player, drawn in enumerate(table.play.game.drawn) if drawn), 0)
        shown = outlook.view_over(public, table, holder)
        return {seat: Shown(shown, "the same hash") for seat in seats}

    patch.setattr(following, "_shown", shared)


@mutation("draws")
def the_hash_of_an_update_is_of_the_whole_position(patch: Patch) -> None:
    shown = following._shown

    def marked(public: Seen, table: Table, seats: Any) -> dict[Viewpoint, Shown]:
        assert table.play is not None
        mark = table.spec.mark(table.play.game)
        return {seat: one._replace(hash=mark) for seat, one in shown(public, table, seats).items()}

    patch.setattr(following, "_shown", marked)


@mutation("battles")
def an_update_tells_what_changed_of_what_is_sealed(patch: Patch) -> None:
    changed = following.fields_changed

    def prying(was: m.TableInfo | None, now: m.TableInfo) -> dict[str, Any]:
        return {**changed(was, now), "sealed": f"{_table(now.id).sealed}"}

    patch.setattr(following, "fields_changed", prying)


# --- club nights: what is told of their tables --------------------------------------------------------------------


def _telling_night(patch: Patch, secret: Callable[[Table], str]) -> None:
    """A night that looks into its tables."""
    info = night_outlook.info

    def prying(id_: str, n: int, night: Any, *rest: Any) -> NightInfo:
        told = [secret(_table(placed.table)) for each in night.rounds for placed in each.tables]
        return msgspec.structs.replace(info(id_, n, night, *rest), name=f"{told}")

    patch.setattr(night_outlook, "info", prying)


@mutation("battles_of_a_night")
def a_night_tells_what_is_sealed(patch: Patch) -> None:
    _telling_night(patch, lambda table: f"{table.sealed}")


@mutation("draws_of_a_night")
def a_night_tells_what_was_drawn(patch: Patch) -> None:
    _telling_night(patch, lambda table: f"{_drawn(table)}")


# --- messages: what is due, when, and what it says ----------------------------------------------------------------

MESSAGE_MUTATIONS: list[tuple[str, Mutate, tuple[str, ...]]] = []
"""Each with the scene in which it is noticed, and the ways by which it goes out."""


def message_mutation(scene: str, *ways: str) -> Callable[[Mutate], Mutate]:
    """A message tells more than it may; in this scene it is noticed, in what goes out by each of these ways."""

    def added(mutate: Mutate) -> Mutate:
        MESSAGE_MUTATIONS.append((scene, mutate, ways))
        return mutate

    return added


def _table(ident: str) -> Table:
    """A table, as whoever may see everything sees it."""
    return CURRENT.get().live(ident).table


def _drawn(table: Table) -> Any:
    """What Buto and Edfu hold in secret, and what that has left in the deck."""
    return None if table.play is None else (table.play.game.drawn, table.play.game.deck)


def _number(secret: Any) -> int:
    """A secret as a number that looks like any other."""
    return crc32(f"{secret}".encode())


def _talkative(patch: Patch, changed: Callable[[Letter, Table], dict[str, Any]]) -> None:
    """A letter that looks into its table."""
    letter = letters.letter

    def prying(message: Due, summary: Any) -> Letter:
        said = letter(message, summary)
        return msgspec.structs.replace(said, **changed(said, _table(message.game)))

    patch.setattr(letters, "letter", prying)


@message_mutation("battles", *WAYS)
def a_message_names_what_is_sealed(patch: Patch) -> None:
    _talkative(patch, lambda said, table: {"lines": (*said.lines, f"{table.sealed}")})


@message_mutation("draws", *WAYS)
def the_title_of_a_message_names_what_was_drawn(patch: Patch) -> None:
    _talkative(patch, lambda said, table: {"title": f"{said.title} {_drawn(table)}"})


@message_mutation("draws", *WAYS)
def a_message_links_with_the_invitation(patch: Patch) -> None:
    _talkative(patch, lambda said, table: {"path": f"{said.path}/{table.invitation}"})


def _hurried(patch: Patch, changed: Callable[[Standing, Table], dict[str, Any]]) -> None:
    """What is due hangs on a secret."""
    standing_of = storing.standing_of

    def prying(table: Table, *rest: Any) -> Standing:
        standing = standing_of(table, *rest)
        return msgspec.structs.replace(standing, **changed(standing, table))

    patch.setattr(hall, "standing_of", prying)


@message_mutation("draws", "call")
def one_is_called_later_for_what_was_drawn(patch: Patch) -> None:
    def later(standing: Standing, table: Table) -> dict[str, Any]:
        longer = _number(_drawn(table))
        return {"calls": tuple(msgspec.structs.replace(call, due=call.due + longer) for call in standing.calls)}

    _hurried(patch, later)


@message_mutation("battles", "call")
def a_call_is_withdrawn_for_what_is_sealed(patch: Patch) -> None:
    _hurried(patch, lambda _standing, table: {"withdrawn": ((f"{sorted(table.sealed.values())}", "turn"),)})
