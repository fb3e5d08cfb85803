"""The door to everything stored: writes go to one thread, reads to a few."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, text

from tawy.kernel.refusal import Refused
from tawy.server.store import (
    attending,
    backup,
    chatting,
    clubs,
    database,
    expiring,
    facts,
    files,
    forgetting,
    friends,
    knowing,
    learning,
    outbox,
    people,
    profiles,
    pulse,
    puzzling,
    ratings,
    reaching,
    results,
    reviews,
    tables,
)
from tawy.server.store.listener import Listener
from tawy.server.store.migrate import upgrade
from tawy.server.store.patience import Patience
from tawy.server.store.receipts import Receipts
from tawy.server.store.rows import (
    Attendant,
    Beat,
    Best,
    Call,
    Change,
    Channel,
    ChapterCount,
    ClubParts,
    ClubRow,
    Counted,
    CountedGame,
    Due,
    Friend,
    GameRow,
    Holdings,
    Known,
    Line,
    NewLine,
    Overtaken,
    OwnFile,
    Passkey,
    Person,
    Rating,
    Reach,
    Regarded,
    ReviewKey,
    ReviewRow,
    SeatResult,
    Session,
    SessionTimes,
    Standing,
    Step,
    Tally,
    Ticket,
    Tried,
    Wish,
)
from tawy.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """Tables and people in one database. A write that has returned is durable and visible to every reader."""

    def __init__(self, engine: Engine, location: str) -> None:
        self._engine = engine
        self._location = location
        self._writer = Writer(engine)
        self._receipts = Receipts(engine)
        self._reading = Patience("read")
        self._readers = ThreadPoolExecutor(database.READERS, thread_name_prefix="tawy-store-reader")
        self._listeners: list[Listener] = []

    @classmethod
    def open(cls, url: str) -> Store:
        """The store at `sqlite:///path` or `postgresql://...`, brought up to date."""
        parsed = database.parse(url)
        location = database.location(parsed)
        engine = database.engine(parsed)
        try:
            upgrade(engine, location)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, location)

    async def close(self) -> None:
        """Write what waits, then let go of everything."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for listener in self._listeners:
            listener.close()
        self._receipts.close()
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    @property
    def location(self) -> str:
        """Where the tables are, for logs: without a password."""
        return self._location

    # tables

    async def create(
        self,
        id: str,  # noqa: A002  the name of the column
        kind: str,
        rules: str,
        owner: str,
        public: bool,  # noqa: FBT001  the same
        step: Step,
        standing: Standing,
    ) -> None:
        """A new table with its first step; `Overtaken` if there is one of that id."""
        row = GameRow(
            id=id,
            kind=kind,
            rules=rules,
            owner=owner,
            public=public,
            created=step.at,
            updated=step.at,
            n=step.n,
            status=standing.status,
            position=standing.position,
            summary=standing.summary,
            snapshot=standing.snapshot,
            kept=standing.kept,
        )
        await self._write(
            f"table {id}",
            lambda c: tables.create(c, row, step, standing),
            lambda c: tables.taken(c, id),
            lambda c: tables.create_once(c, row, step, standing),
        )

    async def append(self, game: str, step: Step, standing: Standing) -> None:
        """One step more; `Overtaken` if the table has gone on, `Repeated` if the command is another step already."""
        await self._write(
            f"table {game}",
            lambda c: tables.append(c, game, step, standing),
            lambda c: tables.refusal(c, game, step),
            lambda c: tables.append_once(c, game, step, standing),
        )

    async def remove(self, game: str, n: int) -> bool:
        """Delete a table with everything about it, if it still stands at step `n`; whether it is gone."""
        return await self._write(f"table {game}", lambda c: tables.remove(c, game, n))

    async def journal(self, game: str, after: int = 0, last: int | None = None) -> list[Step]:
        """The steps of a table, in order, from behind step `after` up to step `last`."""
        return await self._read(lambda c: tables.steps(c, game, after, last))

    async def game(self, game: str) -> GameRow | None:
        """One table, with its snapshot."""
        return await self._read(lambda c: tables.find(c, game))

    async def standings(self, games: Sequence[str]) -> dict[str, int]:
        """The last step of each of these tables."""
        return await self._read(lambda c: tables.standings(c, games))

    async def games_of(self, person: str, limit: int, before: int | None, status: str | None = None) -> list[GameRow]:
        """The tables somebody belongs to, the latest first; the next page is before the last one's `updated`."""
        return await self._read(lambda c: tables.of_person(c, person, limit, before, status))

    async def public_games(self, status: str, limit: int, person: str | None = None, now: int = 0) -> list[GameRow]:
        """The tables that somebody finds now who belongs to none of them, the latest first."""
        return await self._read(lambda c: tables.public(c, status, limit, person, now))

    async def holdings(self, owner: str) -> Holdings:
        """What somebody has opened, and the room it takes."""
        return await self._read(lambda c: tables.holdings(c, owner))

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The tables to look at now, the longest waiting first."""
        return await self._read(lambda c: tables.due(c, now, limit))

    async def put_off(self, game: str, now: int, at: int) -> None:
        """A table that is due has been looked at: it is due again later, unless a step has said otherwise meanwhile."""
        await self._write(f"table {game}", lambda c: tables.put_off(c, game, now, at))

    def all_games(self) -> Iterator[GameRow]:
        """All tables by id, read as they are asked for."""
        return tables.every(self._engine)

    def journal_now(self, game: str) -> list[Step]:
        """The steps of a table, for a caller without an event loop."""
        return self._read_now(lambda c: tables.steps(c, game, 0))

    # how games came out

    async def results_of(self, game: str) -> list[SeatResult]:
        """How the seats of a game came out; none while it goes on, or if it came to no result."""
        return await self._read(lambda c: results.of_game(c, game))

    async def results_of_games(self, games: Sequence[str]) -> list[SeatResult]:
        """The same of several games."""
        return await self._read(lambda c: results.of_games(c, games))

    async def results_of_person(
        self, person: str, limit: int, before: int | None = None, kind: str | None = None
    ) -> list[SeatResult]:
        """What somebody has played, the latest first; the next page is before the last one's `ended`."""
        return await self._read(lambda c: results.of_person(c, person, limit, before, kind))

    async def results_between(self, one: str, other: str) -> list[SeatResult]:
        """Every game in which both sat: the seats of both, the latest game first."""
        return await self._read(lambda c: results.between(c, one, other))

    async def tallies(self, person: str) -> list[Tally]:
        """How often somebody has played each game with so many players, and how often they won."""
        return await self._read(lambda c: results.tallies(c, person))

    async def unresulted(self, limit: int) -> list[str]:
        """Some of the games that ended before results were kept, and have still to be looked at."""
        return await self._read(lambda c: results.wanted(c, limit))

    async def fill_in_results(self, game: str, seats: Sequence[SeatResult]) -> None:
        """How such a game came out; once, whoever else does it."""
        await self._write(f"table {game}", lambda c: results.fill_in(c, game, seats))

    # what is counted of finished games

    async def counted_games(
        self, wish: Wish, where: facts.Where, before: tuple[int, str] | None, limit: int
    ) -> list[CountedGame]:
        """Some finished games, the latest first; the next page is before the last one's end and id."""
        return await self._read(lambda c: facts.page(c, wish, where, before, limit))

    async def figures_version(self, kind: str) -> tuple[int, int]:
        """Another one whenever the public figures of a game may be others."""
        return await self._read(lambda c: facts.version(c, kind))

    async def uncounted(self, limit: int) -> list[str]:
        """Some of the games that ended before they were counted, and have still to be looked at."""
        return await self._read(lambda c: facts.wanted(c, limit))

    async def fill_in_facts(self, game: str, n: int, counted: Counted | None) -> None:
        """What is counted of such a game at its last step; once, whoever else does it."""
        await self._write(f"table {game}", lambda c: facts.fill_in(c, game, n, counted))

    # how strong people are

    async def count_rated(self) -> int:
        """Rated games that have ended and have not counted yet count now, each once; how many there were."""
        return await self._write("ratings", ratings.count)

    async def rating_changes(self, game: str) -> list[Change]:
        """What a rated game has changed, seat by seat; nothing before it has counted."""
        return await self._read(lambda c: ratings.changes(c, game))

    async def ratings_of(self, person: str) -> list[Rating]:
        """How strong somebody is, by game and number of players."""
        return await self._read(lambda c: ratings.of_person(c, person))

    async def best(self, kind: str, players: int, limit: int) -> list[Best]:
        """The best of those who want to be listed."""
        return await self._read(lambda c: ratings.best(c, kind, players, limit))

    async def is_listed(self, person: str) -> bool:
        """Somebody wants to stand among the best."""
        return await self._read(lambda c: ratings.is_listed(c, person))

    async def list_person(self, person: str, at: int | None) -> None:
        """Somebody wants to stand among the best from now on; without a time, no longer."""
        await self._write(f"person {person}", lambda c: ratings.list_person(c, person, at))

    def rating_differences(self) -> tuple[int, int]:
        """How many games have counted, and how many numbers come out otherwise when all is worked out again."""
        return self._read_now(ratings.differences)

    async def restore_ratings(self) -> None:
        """Everything about ratings worked out again from the results."""
        await self._write("ratings", ratings.restore)

    # people

    async def add_person(self, id: str, name: str, recovery_hash: str, at: int) -> None:  # noqa: A002  the column
        """Someone new."""
        await self._write(
            f"person {id}",
            lambda c: people.add(c, id, name, recovery_hash, at),
            again=lambda c: people.add_once(c, id, name, recovery_hash, at),
        )

    async def rename(self, person: str, name: str) -> None:
        """Another name for the same person."""
        await self._write(f"person {person}", lambda c: people.rename(c, person, name))

    async def person(self, id: str) -> Person | None:  # noqa: A002  the column
        """A person by id."""
        return await self._read(lambda c: people.find(c, id))

    async def person_by_recovery(self, recovery_hash: str) -> Person | None:
        """The person who knows this recovery code."""
        return await self._read(lambda c: people.by_recovery(c, recovery_hash))

    async def add_session(self, token_hash: str, person: str, at: int) -> None:
        """One browser more that speaks for a person."""
        await self._write(
            f"session {token_hash}",
            lambda c: people.add_session(c, token_hash, person, at),
            again=lambda c: people.add_session_once(c, token_hash, person, at),
        )

    async def session(self, token_hash: str) -> Session | None:
        """A browser and whom it speaks for."""
        return await self._read(lambda c: people.by_session(c, token_hash))

    async def known_sessions(self, token_hashes: Collection[str]) -> dict[str, Person]:
        """Those of these browsers that still speak for somebody, and for whom."""
        return await self._read(lambda c: people.known_sessions(c, token_hashes))

    async def see(self, token_hash: str, person: str, at: int) -> None:
        """A person is here again, in this browser."""
        await self._write(f"session {token_hash}", lambda c: people.see(c, token_hash, person, at))

    async def sessions(self, person: str) -> list[SessionTimes]:
        """Every browser that speaks for a person."""
        return await self._read(lambda c: people.sessions(c, person))

    async def end_session(self, token_hash: str) -> None:
        """A browser that no longer speaks for anyone."""
        await self._write(f"session {token_hash}", lambda c: people.end_session(c, token_hash))

    async def end_sessions(self, person: str) -> None:
        """No browser speaks for this person any more."""
        await self._write(f"person {person}", lambda c: people.end_sessions(c, person))

    async def renew_recovery(self, person: str, recovery_hash: str) -> None:
        """Another recovery code; the one before is worth nothing."""
        await self._write(f"person {person}", lambda c: people.renew_recovery(c, person, recovery_hash))

    async def guests(self, who: str) -> list[Known]:
        """Everyone of this name or id, whoever was here last first."""
        return await self._read(lambda c: people.guests(c, who))

    async def banned(self) -> list[Known]:
        """Everyone who is not let in."""
        return await self._read(people.banned)

    async def ban(self, person: str, at: int | None) -> None:
        """Somebody is not let in from now on, and signed out everywhere; without a time, they are let in again."""
        await self._write(f"person {person}", lambda c: people.ban(c, person, at))

    # being known again

    async def add_passkey(self, passkey: Passkey) -> None:
        """One device more that knows a person."""
        await self._write(f"person {passkey.person}", lambda c: knowing.add_passkey(c, passkey))

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """All passkeys of somebody, the oldest first."""
        return await self._read(lambda c: knowing.passkeys_of(c, person))

    async def passkey(self, id: str) -> Passkey | None:  # noqa: A002  the column
        """One passkey."""
        return await self._read(lambda c: knowing.find_passkey(c, id))

    async def use_passkey(self, passkey: Passkey, count: int, at: int) -> bool:
        """A passkey has signed, so often by now; False if it had before."""
        return await self._write(f"person {passkey.person}", lambda c: knowing.use_passkey(c, passkey.id, count, at))

    async def remove_passkey(self, id: str, person: str) -> bool:  # noqa: A002  the column
        """A passkey of somebody is worth nothing any more; whether there was one."""
        return await self._write(f"person {person}", lambda c: knowing.remove_passkey(c, id, person))

    async def add_ticket(self, ticket: Ticket) -> None:
        """Something that is good once."""
        await self._write(f"ticket {ticket.hash}", lambda c: knowing.add_ticket(c, ticket))

    async def take_ticket(self, hash: str, purpose: str, now: int) -> Ticket | None:  # noqa: A002  the column
        """It is used, and gone; None if it was before, or is too old."""
        return await self._write(f"ticket {hash}", lambda c: knowing.take_ticket(c, hash, purpose, now))

    async def write_links(self, address: str, purpose: str, at: int, expires: int) -> None:
        """Everyone whose confirmed address this is gets a message with a link that is good once."""
        await self._write("links", lambda c: knowing.write_links(c, address, purpose, at, expires))

    async def forget_tickets(self, before: int) -> None:
        """Those that nobody has used in time are gone."""
        await self._write("expiry", lambda c: knowing.forget_tickets(c, before))

    # who is here

    async def attendants(self, game: str) -> list[Attendant]:
        """Everyone who has ever had a page of this table open."""
        return await self._read(lambda c: attending.attendants(c, game))

    async def attend(self, game: str, process: str, came: Collection[str], left: Collection[str], now: int) -> None:
        """Some have come to a table, some have closed their last page of it."""
        await self._write(f"table {game}", lambda c: attending.attend(c, game, process, came, left, now))

    async def still_here(self, process: str, now: int, before: int, limit: int) -> int:
        """Some of those who are here by a process still are: of whom that was last said before then; how many."""
        return await self._write("attendance", lambda c: attending.still_here(c, process, now, before, limit))

    async def all_gone(self, process: str, now: int) -> None:
        """Everyone who is here by a process has gone, for it stops."""
        await self._write("attendance", lambda c: attending.all_gone(c, process, now))

    # what is said

    async def say(self, game: str, said: NewLine, calls: Sequence[Call] = ()) -> Line:
        """One line more at a table, and whom it calls; `Missing` if that is gone."""
        return await self._write(f"table {game}", lambda c: chatting.say(c, game, said, calls))

    async def lines(self, game: str, after: int, limit: int) -> list[Line]:
        """The last lines of a table, from behind one on, in order."""
        return await self._read(lambda c: chatting.lines(c, game, after, limit))

    async def line(self, game: str, number: int) -> Line | None:
        """One line of a table."""
        return await self._read(lambda c: chatting.line(c, game, number))

    async def report(self, line: int, person: str) -> None:
        """Somebody finds that the host should read a line."""
        await self._write(f"line {line}", lambda c: chatting.report(c, line, person))

    async def reports(self, game: str) -> list[tuple[Line, int]]:
        """The lines of a table that were reported, and by how many."""
        return await self._read(lambda c: chatting.reports(c, game))

    async def mute(self, person: str, other: str, *, quiet: bool) -> None:
        """Somebody does not want to read somebody else any more, or again."""
        await self._write(f"person {person}", lambda c: chatting.mute(c, person, other, quiet=quiet))

    async def muted_by(self, person: str) -> list[str]:
        """Everyone whom somebody does not want to read."""
        return await self._read(lambda c: chatting.muted_by(c, person))

    # friends

    async def mark_friend(self, person: str, other: str, at: int, most: int) -> bool:
        """Somebody marks somebody else as a friend, who may have so many; whether they are one now."""
        return await self._write(f"person {person}", lambda c: friends.mark(c, person, other, at, most))

    async def unmark_friend(self, person: str, other: str) -> bool:
        """Somebody is no friend any more; whether they were."""
        return await self._write(f"person {person}", lambda c: friends.unmark(c, person, other))

    async def friends_of(self, person: str) -> list[Friend]:
        """Everyone whom somebody has marked, the latest first."""
        return await self._read(lambda c: friends.of_person(c, person))

    async def offers_to(self, person: str, limit: int) -> list[GameRow]:
        """The tables at which somebody is offered a seat, and to which they have not come, the latest first."""
        return await self._read(lambda c: tables.offers(c, person, limit))

    # club nights

    async def save_club(self, row: ClubRow, parts: ClubParts) -> None:
        """A club night as it is now, the first version or the next; `Overtaken` if somebody else has written that."""
        await self._write(f"club {row.id}", lambda c: clubs.save(c, row, parts), lambda _: Overtaken(row.id, row.n))

    async def club(self, id: str) -> ClubRow | None:  # noqa: A002  the column
        """One club night."""
        return await self._read(lambda c: clubs.find(c, id))

    async def clubs_of(self, person: str, limit: int) -> list[ClubRow]:
        """The club nights somebody belongs to, the latest first."""
        return await self._read(lambda c: clubs.of_person(c, person, limit))

    async def unfinished_clubs(self, host: str) -> int:
        """How many club nights somebody is the host of that are not over."""
        return await self._read(lambda c: clubs.unfinished(c, host))

    async def clubs_due(self, now: int, limit: int = 100) -> list[str]:
        """The club nights to look at now."""
        return await self._read(lambda c: clubs.due(c, now, limit))

    async def see_club(self, club: str, person: str, at: int) -> None:
        """Somebody looks at a club night."""
        await self._write(f"club {club}", lambda c: clubs.see(c, club, person, at))

    async def club_seen(self, club: str) -> dict[str, int]:
        """When everyone who belongs to a club night last looked at it."""
        return await self._read(lambda c: clubs.seen(c, club))

    async def games(self, ids: Sequence[str]) -> list[GameRow]:
        """Those of these tables that are there, without their snapshots."""
        return await self._read(lambda c: tables.some(c, ids))

    async def came(self, games: Collection[str]) -> set[tuple[str, str]]:
        """Everyone who has ever had a page of one of these tables open, with the table."""
        return await self._read(lambda c: attending.came(c, games))

    # content of people's own

    async def keep_file(self, file: OwnFile, most: int) -> bool:
        """One file more of somebody's, who may have so many; whether it is kept."""
        return await self._write(f"person {file.person}", lambda c: files.keep(c, file, most))

    async def files_of(self, person: str) -> list[OwnFile]:
        """All files of somebody, the oldest first."""
        return await self._read(lambda c: files.of_person(c, person))

    async def rename_file(self, person: str, id: str, name: str) -> bool:  # noqa: A002  the column
        """Another name for a file of somebody's; whether there is one."""
        return await self._write(f"person {person}", lambda c: files.rename(c, person, id, name))

    async def forget_file(self, person: str, id: str) -> bool:  # noqa: A002  the column
        """A file of somebody's is gone; whether there was one."""
        return await self._write(f"person {person}", lambda c: files.forget(c, person, id))

    # lessons

    async def progress_of(self, person: str) -> list[bytes]:
        """How far somebody has come, an entry for each lesson."""
        return await self._read(lambda c: learning.progress_of(c, person))

    async def keep_progress(self, person: str, lesson: str, progress: bytes) -> None:
        """How far somebody has come in a lesson now."""
        await self._write(f"person {person}", lambda c: learning.keep_progress(c, person, lesson, progress))

    async def count_chapter(self, lesson: str, chapter: str, *, ended: bool) -> None:
        """One more who began, or ended, a chapter."""
        await self._write(f"lesson {lesson}", lambda c: learning.count(c, lesson, chapter, ended=ended))

    async def chapter_counts(self) -> list[ChapterCount]:
        """How many began and ended each chapter."""
        return await self._read(learning.counts)

    # puzzles

    async def tried_by(self, person: str) -> list[Tried]:
        """What somebody has tried, the earliest first."""
        return await self._read(lambda c: puzzling.tried_by(c, person))

    async def keep_try(self, person: str, puzzle: str, at: int, *, right: bool, shown: bool) -> None:
        """One more try at a puzzle, or its answer shown."""
        await self._write(
            f"person {person}", lambda c: puzzling.keep_try(c, person, puzzle, at, right=right, shown=shown)
        )

    # reviews

    async def reviews_of(self, game: str) -> list[ReviewRow]:
        """What there is of a game's reviews, without what has been made of them."""
        return await self._read(lambda c: reviews.of_game(c, game))

    async def review(self, key: ReviewKey) -> ReviewRow | None:
        """One review, with all that has been made of it."""
        return await self._read(lambda c: reviews.find(c, key))

    async def reviews_for(self, person: str) -> list[ReviewKey]:
        """The reviews that somebody has asked for and that are not there yet."""
        return await self._read(lambda c: reviews.under_way(c, person))

    async def ask_review(self, key: ReviewKey, edition: str, person: str | None, now: int) -> None:
        """Somebody wants a review made, or gone on with; `Missing` if the game is gone."""
        await self._write(f"table {key.game}", lambda c: reviews.ask(c, key, edition, person, now))

    async def reviews_waiting(self, now: int) -> list[ReviewKey]:
        """The reviews on which nobody works, the most urgent first."""
        return await self._read(lambda c: reviews.waiting(c, now))

    async def claim_review(self, key: ReviewKey, process: str, now: int, until: int) -> ReviewRow | None:
        """A process works on a review until then, unless another one does."""
        return await self._write(f"table {key.game}", lambda c: reviews.claim(c, key, process, now, until))

    async def keep_review(self, key: ReviewKey, process: str, until: int, made: tuple[int, int, bytes]) -> bool:
        """So many pieces of so many are made, and these; False if the process is to work on it no longer."""
        return await self._write(f"table {key.game}", lambda c: reviews.keep(c, key, process, until, made))

    async def end_review(self, key: ReviewKey, process: str, status: str, body: bytes | None = None) -> None:
        """A review is made, or cannot be."""
        await self._write(f"table {key.game}", lambda c: reviews.end(c, key, process, status, body))

    async def stop_review(self, key: ReviewKey) -> None:
        """Nobody works on a review any more; what is made of it is kept."""
        await self._write(f"table {key.game}", lambda c: reviews.stop(c, key))

    # calling people back

    async def reach(self, person: str) -> Reach | None:
        """How somebody wants to be reached, if they have said it."""
        return await self._read(lambda c: reaching.find_reach(c, person))

    async def keep_reach(self, person: str, wish: Reach) -> None:
        """How somebody wants to be reached now."""
        await self._write(f"person {person}", lambda c: reaching.keep_reach(c, person, wish))

    async def channels_of(self, person: str) -> list[Channel]:
        """All channels of somebody, the oldest first."""
        return await self._read(lambda c: reaching.channels_of(c, person))

    async def channel(self, id: str) -> Channel | None:  # noqa: A002  the column
        """One channel."""
        return await self._read(lambda c: reaching.find_channel(c, id))

    async def keep_channel(self, channel: Channel) -> None:
        """A channel as it is now, a new one or a known one."""
        await self._write(f"person {channel.person}", lambda c: reaching.keep_channel(c, channel))

    async def want(self, channel: Channel, wanted: int) -> None:
        """Other kinds of calls go this way from now on."""
        await self._write(f"person {channel.person}", lambda c: reaching.want(c, channel.id, wanted))

    async def confirm(self, channel: Channel, at: int) -> None:
        """A channel is known to be its person's."""
        await self._write(f"person {channel.person}", lambda c: reaching.confirm(c, channel.id, at))

    async def forget_channel(self, channel: Channel) -> None:
        """A channel is gone, with what was to be sent by it."""
        await self._write(f"person {channel.person}", lambda c: reaching.forget(c, [channel.id]))

    async def server_key(self, name: str, made: bytes) -> bytes:
        """A key of the server: the one that is kept, or else this one, which is kept from now on."""
        return await self._write("server keys", lambda c: reaching.key(c, name, made))

    async def put_message(self, channel: Channel, call: Call, at: int) -> None:
        """A message that is about no table."""
        await self._write(f"person {channel.person}", lambda c: outbox.put(c, channel.id, "", (0, at), call))

    async def claim_messages(self, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[Due]:
        """The messages to send now, one of each channel that is not busy; no other process has them until then."""
        claimed = await self._write("outbox", lambda c: outbox.claim(c, now, until, limit, busy))
        if claimed:
            await self._receipts.ready()
        return claimed

    async def settle_message(self, message: Due, trouble: str = "") -> None:
        """A message was sent, which is noted before all else; or it is given up for some trouble."""
        if not trouble:
            await self._receipts.note(message.id)
        await self._write(f"table {message.game}", lambda c: outbox.settle(c, message.id, trouble))

    async def put_off_message(self, message: Due, at: int, trouble: str | None) -> None:
        """A message is to be sent later: for some trouble, or because it was not the time."""
        await self._write(f"table {message.game}", lambda c: outbox.put_off(c, message.id, at, trouble))

    async def drop_message(self, id: str, game: str) -> None:  # noqa: A002  the column
        """A message is not worth sending any more."""
        await self._write(f"table {game}", lambda c: outbox.drop(c, id))

    async def hold_message(self, id: str, game: str, until: int) -> None:  # noqa: A002  the column
        """A message is not sent before this time: its person has the table open."""
        await self._write(f"table {game}", lambda c: outbox.hold(c, id, until))

    async def messages_soon(self, before: int, limit: int) -> list[tuple[str, str, str, int]]:
        """The messages to be sent before a time: id, table, person, and when what they tell of happened."""
        return await self._read(lambda c: outbox.soon(c, before, limit))

    async def messages_about(self, pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
        """Those of these tables and persons of whom something is in the outbox."""
        return await self._read(lambda c: outbox.about(c, pairs))

    async def look(self, game: str, person: str, n: int) -> None:
        """Somebody has seen a table at a step: what happened up to it need not be said."""
        await self._write(f"table {game}", lambda c: outbox.looked(c, game, person, n))

    # profiles

    async def profile(self, person: str) -> bytes | None:
        """What somebody has said of themselves, as JSON."""
        return await self._read(lambda c: profiles.find(c, person))

    async def keep_profile(self, person: str, body: bytes) -> None:
        """What somebody says of themselves now."""
        await self._write(f"person {person}", lambda c: profiles.keep(c, person, body))

    async def have_met(self, one: str, other: str) -> bool:
        """Both belong to one table."""
        return await self._read(lambda c: profiles.have_met(c, one, other))

    async def regarded(self, viewer: str | None, people: Collection[str]) -> dict[str, Regarded]:
        """Some people, as one of them or another regards them; without a viewer, as anyone does."""
        return await self._read(lambda c: profiles.regarded(c, viewer, people))

    async def games_seen_by(self, games: Collection[str], viewer: str | None) -> set[str]:
        """Those of these tables that somebody may see."""
        return await self._read(lambda c: profiles.seen_by(c, games, viewer))

    # forgetting somebody

    async def tables_with(self, person: str) -> list[str]:
        """Every table at which something is kept of somebody."""
        return await self._read(lambda c: forgetting.tables_with(c, person))

    async def forget_in(
        self, game: str, person: str, other: str, changed: Sequence[Step], step: Step, standing: Standing
    ) -> None:
        """Another stands for somebody at a table: since this step, and in these before it."""
        await self._write(
            f"table {game}", lambda c: forgetting.in_table(c, game, person, other, changed, step, standing)
        )

    async def forget_person(self, person: str, other: str, night: forgetting.Rewrite) -> None:
        """All that is stored of somebody is gone; another stands for them where they played, and in club nights."""
        await self._write(f"person {person}", lambda c: forgetting.forget(c, person, other, night))

    async def since(self, person: str) -> tuple[int, int] | None:
        """When somebody first came, and when they were last here, to the day."""
        return await self._read(lambda c: people.since(c, person))

    async def said_by(self, person: str) -> list[tuple[str, Line]]:
        """Everything that somebody has said, each with its table."""
        return await self._read(lambda c: chatting.said_by(c, person))

    # what is old

    async def end_old_sessions(self, before: int, limit: int) -> int:
        """Browsers that were not seen since then speak for nobody any more; how many they were."""
        return await self._write("expiry", lambda c: expiring.end_old_sessions(c, before, limit))

    async def forget_guests(self, before: int, limit: int) -> int:
        """People without any table who were not seen since then are forgotten; how many they were."""
        return await self._write("expiry", lambda c: expiring.forget_guests(c, before, limit))

    async def old_gatherings(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose game never began, untouched since then: each with its last step."""
        return await self._read(lambda c: expiring.old_gatherings(c, before, limit))

    async def deserted(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables untouched since then whose people were all not seen since then: each with its last step."""
        return await self._read(lambda c: expiring.deserted(c, before, limit))

    async def old_clubs(self, before: int, limit: int, statuses: Collection[str]) -> list[tuple[str, int]]:
        """Club nights of these kinds, untouched since then, whose people were not seen: each with its version."""
        return await self._read(lambda c: clubs.old(c, before, limit, statuses))

    async def remove_club(self, club: str, n: int) -> None:
        """A club night is forgotten, if nobody has touched it since."""
        await self._write(f"club {club}", lambda c: clubs.remove(c, club, n))

    # operation

    @property
    def waiting(self) -> int:
        """How many writes wait for their turn."""
        return self._writer.waiting

    @property
    def trouble(self) -> str | None:
        """What the database said when it last refused to be written; None while it can be."""
        return self._writer.patience.trouble

    @property
    def unwritten_for(self) -> float:
        """Seconds since something was last written for good."""
        return time.monotonic() - self._writer.patience.well_at

    def free_bytes(self) -> int | None:
        """The room that is left on the disk of an SQLite file; of PostgreSQL's disk nothing is known here."""
        return shutil.disk_usage(Path(self._location).parent).free if database.is_sqlite(self._engine) else None

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self._read(lambda c: c.execute(text("SELECT 1")).scalar_one())

    async def beat(self, now: int, wall: int, longest: int, known: int) -> Beat:
        """Leave a sign of life; learn the time that all processes share, and of outages that ended after `known`."""
        return await self._write("heartbeat", lambda c: pulse.beat(c, now, wall, longest, known))

    @property
    def is_shared(self) -> bool:
        """Several processes may serve from it."""
        return not database.is_sqlite(self._engine)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, n)` for every step that any process stores from now on; SQLite tells nothing.

        It is called from a thread. `heard("", 0)` means that some may have been missed: look at everything.
        """
        if self.is_shared:
            self._listeners.append(Listener(self._engine, self._location, heard))

    def backup(self, target: Path) -> None:
        """Copy everything into a new file while it is in use: whole, or not at all."""
        if self.is_shared:
            raise Refused("PostgreSQL is copied with its own program: run pg_dump.")
        backup.backup(Path(self._location), target)

    # ways in

    async def _write(
        self,
        key: str,
        run: Callable[[Connection], T],
        explain: Callable[[Connection], Exception | None] | None = None,
        again: Callable[[Connection], T] | None = None,
    ) -> T:
        return await self._writer.submit(key, run, explain, again)

    async def _read(self, run: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, run)

    def _read_now(self, run: Callable[[Connection], T]) -> T:
        def attempt(_again: bool) -> T:  # noqa: FBT001  reading is the same the second time
            with self._engine.connect() as connection:
                return run(connection)

        read = self._reading.through(attempt)
        self._reading.succeeded()
        return read
