"""What one seat, or a spectator, may know of a table. Everything that leaves the server about a game is made here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tawy.fairness import commitment, draws
from tawy.games import registered
from tawy.kernel.changes import fingerprint
from tawy.kernel.coach import SHOWN, Counsel
from tawy.kernel.event import Event, heard_by
from tawy.kernel.foresee import foresee_all
from tawy.kernel.record import Pick, Record
from tawy.kernel.spec import GameSpec
from tawy.kernel.view import Question
from tawy.server.refusal import Refusal
from tawy.server.tables import entries as e
from tawy.server.tables import messages as m
from tawy.server.tables.agreeing import awaited, is_granted_in_time
from tawy.server.tables.caller import check_status
from tawy.server.tables.content import content_info, content_name, told_options
from tawy.server.tables.hosting import has_seat
from tawy.server.tables.parts import Request, Running, Story
from tawy.server.tables.pending import Pending
from tawy.server.tables.setup import Purpose
from tawy.server.tables.sharing import is_reviewable, is_shared
from tawy.server.tables.table import Table

Viewpoint = int | None
"""A seat; None for a spectator."""
Seen = msgspec.Struct | None
"""A game's view; None before it has begun."""

DIARY: Final = "tawy diary"
DIARY_VERSION: Final = 2
FEW: Final = 12
"""What so many options would do is sent with their question: it takes less than a request of its own would."""
PAGE: Final = 200
"""Steps of the log that are told at once."""


def never(_sides: int) -> int:
    """Chance that always rolls the same: a copy redealt so is the same for all that a seat cannot tell apart."""
    return 0


# --- the game ----------------------------------------------------------------------------------------


def view(table: Table, seat: Viewpoint) -> Seen:
    """All that a viewpoint may see of the game."""
    return None if table.play is None else table.spec.view(table.play.game, seat).seen


def view_over(public: Seen, table: Table, seat: Viewpoint) -> Seen:
    """The same for a seat, from what everyone sees."""
    if table.play is None or public is None or seat is None:
        return public
    return replace(public, secrets=table.spec.secrets(table.play.game, seat))


def _asked(table: Table, seat: Viewpoint) -> Pending | None:
    """Whose question a seat sees the options of: its own, or its god's."""
    if seat is None:
        return None
    return next((one for one in table.pending if one.seat in table.spec.allies(one.game, seat)), None)


def question(table: Table, seat: Viewpoint) -> Question | None:
    """The question that concerns a viewpoint: its own, its god's, or else the first that is asked."""
    asked = _asked(table, seat) or next(iter(table.pending), None)
    return None if asked is None else table.spec.question(asked.game, seat)


def foreseen(table: Table, seat: int) -> m.Looked:
    """What each option of a seat's question would do, answered from what the seat knows."""
    asked = _asked(table, seat)
    if asked is None:
        raise Refusal("not_now", f"Seat {seat} is not asked now.")
    return m.Looked(table.position, looked_ahead(table.spec, asked.game, seat))


def _few_foreseen(table: Table, seat: Viewpoint) -> list[m.Foreseen] | None:
    """The same with the question, where it is cheap."""
    asked = _asked_few(table, seat)
    return None if asked is None or seat is None else looked_ahead(table.spec, asked.game, seat)


def _asked_few(table: Table, seat: Viewpoint) -> Pending | None:
    """What a seat is asked and has not answered, if its options are few."""
    asked = _asked(table, seat)
    if asked is None or asked.seat in table.sealed or len(asked.ask.options) > FEW:
        return None
    return asked


def looked_ahead(spec: GameSpec, g: Any, seat: int) -> list[m.Foreseen]:
    """What each option of the pending question would do, for the seat that is asked."""
    tokens = [spec.token(g, option) for option in g.ask.options]
    return [
        m.Foreseen(token, list(map(raw, one.events)), one.changes, one.until, one.question)
        for token, one in zip(tokens, foresee_all(spec, g, seat), strict=True)
    ]


def raw(event: Event) -> msgspec.Raw:
    """An event as it is sent."""
    return msgspec.Raw(msgspec.json.encode(event))


def own(table: Table, seat: Viewpoint, *, ahead: bool = True) -> m.Own:
    """What is for a seat and those who share its secrets alone; looking ahead, what its options would do, if few."""
    sealed, proposals = None, {}
    if seat is not None and table.play is not None:
        allies = table.spec.allies(table.play.game, seat)
        sealed = next((table.sealed[ally] for ally in allies if ally in table.sealed), None)
        proposals = {str(ally): table.proposals[ally] for ally in allies if ally in table.proposals}
    acted = 0 if seat is None else table.acted.get(seat, 0)
    foreseen = _few_foreseen(table, seat) if ahead else None
    follows = not ahead and _asked_few(table, seat) is not None
    return m.Own(question(table, seat), foreseen, sealed, proposals, acted, counsels(table, seat), follows)


def ahead(table: Table, seat: Viewpoint) -> m.Ahead | None:
    """What takes a moment to work out for a seat: what its options would do; None if it has none, or many."""
    foreseen = _few_foreseen(table, seat)
    return None if seat is None or foreseen is None else m.Ahead(seat, table.asked_in, foreseen)


def known(table: Table, seat: Viewpoint) -> Any:
    """A position that a seat cannot tell from the real one: what is answered from it gives nothing away."""
    asked: Pending | None = next((one for one in table.pending if one.seat == seat), None)
    if table.play is None:
        raise Refusal("not_now", "The game has not begun.")
    return table.spec.redeal(table.play.game if asked is None else asked.game, seat, never)


def why_not(table: Table, seat: int, target: str) -> m.Why:
    """The rules that forbid a target, answered from what the seat knows."""
    return m.Why([objection.rule for objection in table.spec.why_not(known(table, seat), seat, target)])


def counsels(table: Table, seat: Viewpoint) -> list[Counsel]:
    """What matters now for a seat that is asked, where there is a coach: answered from what the seat knows."""
    if seat is None or not table.setup.coach or all(one.seat != seat for one in table.waiting_for()):
        return []
    return table.spec.counsels(known(table, seat), seat)[:SHOWN]


def figures_and_stakes(table: Table) -> tuple[Any, Any]:
    """The figures behind the position, and what wins and is coming.

    Both are answered from what everyone knows, and so the same for every viewpoint.
    """
    if table.play is None:
        return None, None
    known_to_all = known(table, None)
    return table.spec.explain(known_to_all), table.spec.stakes(known_to_all)


# --- the table ---------------------------------------------------------------------------------------


def info(table: Table) -> m.TableInfo:
    """The table as everyone who may see it sees it."""
    asked = table.request
    return m.TableInfo(
        id=table.id,
        game=table.setup.game,
        options=told_options(table.setup),
        content=content_name(table.setup),
        owner=table.owner,
        public=table.setup.public,
        hints=table.setup.hints,
        coach=table.setup.coach,
        planning=table.setup.planning,
        undo=table.setup.undo,
        rated=table.setup.rated,
        imported=table.imported,
        created=table.created,
        status=table.status,
        seats=_seats(table),
        clock=table.setup.clock,
        asked=[m.Asked(one.seat, one.ask.kind, one.seat in table.sealed) for one in table.pending],
        asked_in=table.asked_in,
        asked_at=table.asked_at,
        loose=table.loose,
        request=None if asked is None else _request(table, asked),
        votes=[
            m.VoteInfo(seat, sorted(table.voters(seat)), table.votes.get(seat, {}), table.vote_ends.get(seat))
            for seat in table.open_votes()
        ],
        outcome=table.outcome,
        rematch=table.rematch,
        origin=table.origin,
        commitment=sealed_lot(table),
        reviewable=is_reviewable(table),
        shared=is_shared(table),
        sharing=table.sharing,
        club=table.club or None,
        held_until=table.held_until,
    )


def _request(table: Table, asked: Request) -> m.RequestInfo:
    return m.RequestInfo(
        asked.asked_in,
        asked.what,
        asked.person,
        asked.to,
        asked.expires,
        sorted(asked.agreed),
        sorted(awaited(table, asked)),
        "granted" if is_granted_in_time(table, asked) else "lapsed",
        asked.what == "undo" and table.is_past_reveal(asked.to),
    )


def _seats(table: Table) -> list[m.SeatInfo]:
    deadlines = table.clocks.deadlines()
    timed = table.setup.clock.kind != "none"
    return [
        m.SeatInfo(
            seat.person,
            seat.name,
            seat.bot,
            seat.bot is not None or seat.person in table.ready,
            seat.away,
            seat.conceded,
            table.clocks.left[number] if timed else None,
            deadlines.get(number),
        )
        for number, seat in enumerate(table.seats)
    ]


def people(table: Table, watching: dict[str, str]) -> list[m.PersonHere]:
    """Everyone but the host, for the host: who came in, who watches, who is kept out; a name may be unknown here."""
    names = {**watching, **table.members, **table.banned}
    names.pop(table.owner, None)
    return [
        m.PersonHere(person, name, has_seat(table, person), person in table.banned) for person, name in names.items()
    ]


def invited(table: Table, purpose: Purpose) -> m.Invited:
    """The table as an invitation tells of it: nothing of the game that is played."""
    return m.Invited(
        purpose,
        table.setup.game,
        table.members[table.owner],
        table.status,
        [m.InvitedSeat(seat.name, seat.bot) for seat in table.seats],
        told_options(table.setup),
        table.setup.clock,
        table.setup.undo,
        table.setup.hints,
        table.setup.planning,
        table.setup.rated,
        registered(table.setup.game).minutes,
        _content(table),
    )


def _content(table: Table) -> m.InvitedContent | None:
    told = content_info(table.setup)
    return None if told is None else m.InvitedContent(told.name, told.differences)


def summary(table: Table) -> m.TableSummary:
    """The table in a list."""
    waiting = {one.seat for one in table.waiting_for()}
    deadlines = table.clocks.deadlines()
    seats = [
        m.SeatSummary(seat.name, seat.person, seat.bot, number in waiting, deadlines.get(number))
        for number, seat in enumerate(table.seats)
    ]
    return m.TableSummary(
        table.id,
        table.setup.game,
        table.status,
        seats,
        table.setup.clock,
        table.created,
        table.now,
        table.position,
        table.outcome,
        table.stories[table.asked_in - 1].at if waiting and 0 < table.asked_in <= len(table.stories) else None,
        sorted(_unanswered(table)),
        table.setup.language,
        table.setup.rated,
        table.held_until,
        table.members.get(table.owner, ""),
        None if table.request is None else m.Wish(table.request.what, table.members.get(table.request.person, "")),
    )


def _unanswered(table: Table) -> set[str]:
    """Everyone whose yes, no or choice is waited for: to a request, and in a vote that somebody has begun."""
    asked = set() if table.request is None else awaited(table, table.request)
    begun = [seat for seat in table.open_votes() if table.vote_ends.get(seat) is not None]
    return asked.union(*(table.voters(seat) - set(table.votes.get(seat, {})) for seat in begun))


# --- what happened -----------------------------------------------------------------------------------


def moment(story: Story, seat: Viewpoint) -> m.Moment:
    """A step as a viewpoint hears of it."""
    return m.Moment(
        story.n,
        story.at,
        [msgspec.Raw(msgspec.json.encode(news)) for entry in story.entries for news in _news(entry)],
        [(told.position, told.event) for told in heard_by(seat, story.told)],
    )


SILENT: Final = (
    e.Dealt,
    e.Picked,
    e.Opened,
    e.Reinvited,
    e.Offered,
    e.Forgotten,
    e.Rested,
    e.Proposed,
    e.Banned,
    e.Unbanned,
)
"""Entries that the events of the game tell better, or that carry what not everyone is told."""


def _news(entry: e.Entry) -> Iterable[e.Entry]:
    """What is told of an entry: of a sealed answer only that it is there."""
    if isinstance(entry, e.Sealed):
        yield e.Sealed(entry.seat, "")
    elif not isinstance(entry, SILENT):
        yield entry


def moments(table: Table, seat: Viewpoint, after: int = 0, before: int | None = None) -> list[m.Moment]:
    """Everything between two steps, as a viewpoint heard it."""
    return [moment(story, seat) for story in table.stories[after : None if before is None else max(0, before - 1)]]


def log(table: Table, seat: Viewpoint, after: int | None, before: int | None) -> m.Log:
    """A page of the log: from behind a step on, or else the last one before a step."""
    if after is not None:
        return m.Log(moments(table, seat, after, after + PAGE + 1), after + PAGE < table.n)
    last = table.n + 1 if before is None else min(before, table.n + 1)
    first = max(0, last - 1 - PAGE)
    return m.Log(moments(table, seat, first, last), first > 0)


def snapshot(table: Table, seat: Viewpoint, now: int, after: int | None, hears: Viewpoint) -> m.Snapshot:
    """All that a viewpoint may know now, with what it missed since a step: the last of it, if that is much."""
    seen = view(table, seat)
    figures, stakes = figures_and_stakes(table)
    missed = [] if after is None else moments(table, hears, max(after, table.n - PAGE))
    return m.Snapshot(
        table.n,
        table.position,
        fingerprint(seen),
        seat,
        hears,
        now,
        info(table),
        seen,
        figures,
        stakes,
        own(table, seat),
        missed,
    )


def diary(table: Table, seat: Viewpoint) -> m.Diary:
    """The file of a running game for a viewpoint."""
    return m.Diary(
        DIARY,
        DIARY_VERSION,
        table.setup.game,
        table.setup.options,
        seat,
        table.position,
        moments(table, seat),
        view(table, seat),
    )


def sealed_lot(table: Table) -> str:
    """All that is told of the server's part of the deal before the game is over: its hash."""
    lot = table.lot if not table.imported else "" if table.deal_made is None else table.deal_made.lot
    return commitment(lot) if lot else ""


def recorded(table: Table) -> Record:
    """The record of a game that is over, with what its seed was made of."""
    origin = table.origin if table.origin is not None and table.origin.position else None
    return replace(table.played.record(), deal=table.deal_made, origin=origin)


def proof(table: Table) -> m.Proof:
    """How chance came about in a game that is over."""
    check_status(table, "over")
    since = table.drawn_since()
    return m.Proof(table.deal_made, sealed_lot(table), table.seed, since, list(draws(table.played.fork(), since)))


def shared_game(table: Table, person: str | None) -> m.SharedGame:
    """A game that is over as anybody sees it who may: names, and nothing else of the people."""
    whole = info(table)
    people = {seat.person: f"{number}" for number, seat in enumerate(table.seats) if seat.person}
    seats = [replace(seat, person=seat.person and people[seat.person]) for seat in whole.seats]
    return m.SharedGame(
        replace(whole, owner=people.get(table.owner, ""), seats=seats, rematch=None, sharing={}),
        table.position,
        [number for number, seat in enumerate(table.seats) if person is not None and seat.person == person],
        None if person is None else table.sharing.get(person),
        table.setup.public,
    )


def looked_back(table: Table) -> m.LookedBack:
    """A game that is over, looked back on: from then on everything about it is everyone's who may see the table."""
    check_status(table, "over")
    return m.LookedBack(table.played.summary())


def positioned(table: Table, seat: Viewpoint, position: int) -> m.Positioned:
    """The game at one position, as a viewpoint saw it then."""
    if table.play is None:
        raise Refusal("not_now", "The game has not begun.")
    return _still(table, table.play.at(position), seat, table.position)


def _still(table: Table, play: Running, seat: Viewpoint, last: int) -> m.Positioned:
    """A game as it stands, as a viewpoint sees it."""
    position = len(play.picks)
    shown = table.spec.view(play.game, seat)
    pick = play.picks[-1] if position and table.status == "over" else None
    heard = list(map(raw, heard_by(seat, play.told[position])))
    known_to_all = table.spec.redeal(play.game, None, never)
    return m.Positioned(
        position,
        last,
        shown.seen,
        shown.question,
        heard,
        None if pick is None else (pick.seat, pick.kind, pick.token),
        table.spec.explain(known_to_all),
        table.spec.stakes(known_to_all),
    )


def tried(table: Table, seat: Viewpoint, position: int, picks: Sequence[Pick]) -> list[m.Positioned]:
    """How a game that is over would have gone on otherwise: after each of these picks, as a viewpoint sees it."""
    check_status(table, "over")
    play, stills = table.played.at(position), []
    for pick in picks:
        play.repeat(pick)
        stills.append(_still(table, play, seat, position + len(picks)))
    return stills
