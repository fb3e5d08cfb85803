"""What goes into the store and comes out of it. JSON is bytes here: the store does not look into it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tawy.server.refusal import Refusal


class Step(msgspec.Struct, frozen=True):
    """One line of a table's journal: one accepted command, or one act of the server."""

    n: int
    """1, 2, 3 ... of its table."""
    at: int
    """The server's time, in milliseconds since 1970."""
    command: str | None
    """What makes a repeated command known, unique in its table."""
    body: bytes
    """The entries, as JSON."""
    told: bytes
    """The events that the step caused, as JSON, for the day the rules change."""
    mark: str
    """The fingerprint of the position after it; empty before the deal."""


class Call(msgspec.Struct, frozen=True):
    """Somebody is to be told something of a table, by whichever channels they want to hear of it."""

    person: str
    kind: str
    bit: int
    """The kind, as channels keep those that are wanted: one bit each."""
    due: int
    """Not before, in milliseconds since 1970."""
    urgent: bool = False
    """It is said even if something else has been said of the table already."""
    by: str = ""
    """Who makes it, if somebody does: who has muted them is not called."""


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat of a finished game came out. It outlives the table: what was played stays played."""

    game: str
    """The table, which may have been deleted since."""
    seat: int
    kind: str
    """Which game it was."""
    players: int
    """How many seats it had."""
    person: str | None
    """Whose seat it was, also if a bot played on for them; None if it was a bot's from the start."""
    bot: str | None
    """The level of the bot that played it at the end."""
    side: str
    """What it played, as the game's tokens name it; empty before that was chosen."""
    team: int
    """The first of the seats that came out together with it; its own if it was alone."""
    place: int
    """1 is the best; who is level shares a place. Where nobody won, nobody is first."""
    won: bool
    score: int | None
    """At the end by the rules; None if it came to another end."""
    gone: bool
    """Its player had given up, or had been replaced by a bot: behind everyone who stayed."""
    ending: str
    """How the game ended, as it names its endings; conceded if somebody's giving up has ended it."""
    ended: int
    """In milliseconds since 1970."""
    rated: bool


class Tally(msgspec.Struct, frozen=True):
    """How often somebody has played a game with so many players, and how often they won."""

    kind: str
    players: int
    games: int
    won: int
    last: int
    """When the last of them ended."""


class Counted(msgspec.Struct, frozen=True):
    """What is counted of a game with the step that ends it."""

    kind: str
    """Which game it was."""
    shared: bool
    """Anybody may see it."""
    body: bytes | None
    """The facts, as JSON; None of a game that did not come to its end by the rules, or that older rules played."""


class CountedGame(msgspec.Struct, frozen=True):
    """A finished game: how its seats came out, and what was counted of it."""

    game: str
    seats: list[SeatResult]
    body: bytes | None


class Wish(msgspec.Struct, frozen=True):
    """Which finished games somebody wants figures of."""

    kind: str
    players: int | None = None
    bots: bool | None = None
    """With bots, or without any."""
    rated: bool | None = None
    since: int | None = None
    """Ended since then, in milliseconds since 1970."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game with so many players, after so many rated games."""

    person: str
    kind: str
    players: int
    mu: float
    sigma: float
    games: int
    at: int
    """When the last of them ended."""


class Regarded(msgspec.Struct, frozen=True):
    """Somebody as another regards them: what they say of themselves, whether the two have met, how strong they are."""

    person: str
    profile: bytes | None
    """As JSON."""
    met: bool
    listed: bool
    """They want to stand among the best."""
    ratings: list[Rating]


class Change(msgspec.Struct, frozen=True):
    """What a rated game has changed for one of its seats; for a bot's, nothing."""

    game: str
    seat: int
    number: int
    """In the order in which games counted, from 1."""
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class Best(msgspec.Struct, frozen=True):
    """Somebody among the best."""

    name: str
    rating: Rating


class Standing(msgspec.Struct, frozen=True):
    """How a table stands after a step: what lists show, rewritten with every step."""

    status: str
    """gathering, running or over."""
    position: int
    summary: bytes
    """What lists show, as JSON."""
    snapshot: bytes | None
    """The whole position, secrets included."""
    members: tuple[str, ...]
    """The persons that belong to the table since this step; who belonged before stays."""
    wake: int | None
    """When the server must look at the table again, in milliseconds since 1970; None for never."""
    kept: bytes | None = None
    """The table itself, without its game and its log."""
    gone: tuple[str, ...] = ()
    """The persons that no longer belong to it since this step."""
    calls: tuple[Call, ...] = ()
    """Who is called back with this step."""
    withdrawn: tuple[tuple[str, str], ...] = ()
    """The calls that it makes needless, if they have not been made yet: persons and kinds."""
    results: tuple[SeatResult, ...] = ()
    """How the seats came out, with the step that ends the game."""
    offered: tuple[str, ...] = ()
    """The persons who are offered a seat since this step; who was before still is."""
    unoffered: tuple[str, ...] = ()
    """The persons who are offered none any more."""
    banned: tuple[str, ...] = ()
    """The persons who are kept out since this step, whether they ever came or not."""
    held_until: int | None = None
    """With the first step: until when a public table is for those people alone."""
    counted: Counted | None = None
    """What is counted of the game, with the step that ends it."""
    shared: bool | None = None
    """Whether anybody may see the game that is over, with a step in which a player says so."""


class Reach(msgspec.Struct, frozen=True):
    """How somebody wants to be reached, whatever the channel."""

    language: str
    zone: str
    """Of the quiet hours and of times in messages, as IANA names it."""
    quiet: tuple[int, int] | None
    """From when until when, in minutes of the day, nothing is sent."""
    page: int
    """The kinds that an open page tells, one bit each."""


class Channel(msgspec.Struct, frozen=True):
    """One way to reach a person: an e-mail address, a webhook, a browser that takes pushes."""

    id: str
    person: str
    kind: str
    """email, webhook or push."""
    target: bytes
    """Where to, as JSON: what it holds depends on the kind."""
    wanted: int
    """The kinds of calls that go this way, one bit each."""
    confirmed: int | None
    """Since when it is known to be theirs; nothing but the question whether it is theirs is sent before."""
    made: int
    trouble: str = ""
    """Why the last message could not be sent; empty if it could."""
    address: str | None = None
    """Of an e-mail, by which its person is found: in small letters."""


class Due(msgspec.Struct, frozen=True):
    """A message that is to be sent now, with all that it is made from."""

    id: str
    """The same however often it is tried."""
    channel: Channel
    name: str
    """Of the person."""
    reach: Reach | None
    game: str
    kind: str
    urgent: bool
    n: int
    at: int
    tries: int
    """How often it has been tried, this time included."""
    summary: bytes | None
    """What lists show of the table now; None for what is about none."""


class Attendant(msgspec.Struct, frozen=True):
    """Somebody who has, or had, a page of a table open."""

    person: str
    process: str
    """The one that wrote this last."""
    here: bool
    at: int
    """When the process last said that they are here, or when the last page was closed."""


class NewLine(msgspec.Struct, frozen=True):
    """What somebody says at a table, where and when."""

    room: str
    person: str
    name: str
    at: int
    text: str


class Line(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    id: int
    room: str
    """seats or watchers."""
    person: str
    name: str
    """As it was then."""
    at: int
    text: str


class Friend(msgspec.Struct, frozen=True):
    """Somebody whom another would like to play with again."""

    person: str
    name: str
    since: int


class OwnFile(msgspec.Struct, frozen=True):
    """A file of content that somebody has brought."""

    id: str
    person: str
    game: str
    name: str
    at: int
    text: str


class ChapterCount(msgspec.Struct, frozen=True):
    """How many began and ended a chapter of a lesson, whoever they were."""

    lesson: str
    chapter: str
    begun: int
    ended: int


class GameRow(msgspec.Struct, frozen=True):
    """A table as it is stored, without its journal. In lists the snapshot and what is kept are left out."""

    id: str
    kind: str
    rules: str
    owner: str
    public: bool
    created: int
    updated: int
    n: int
    status: str
    position: int
    summary: bytes
    snapshot: bytes | None
    kept: bytes | None = None


class ClubRow(msgspec.Struct, frozen=True):
    """A club night as it is stored."""

    id: str
    host: str
    status: str
    n: int
    """1, 2, 3 ...: whoever writes the next one has read the one before."""
    updated: int
    wake: int | None
    """When the server must look at it again, in milliseconds since 1970; None for never."""
    body: bytes
    """The night itself, as JSON."""


class ClubParts(msgspec.Struct, frozen=True):
    """What is stored beside a club night, so that it is found: who belongs to it, and its tables."""

    members: frozenset[str]
    tables: dict[str, bool]
    """Whether each has ended, and that is noted."""


class Outage(msgspec.Struct, frozen=True):
    """From when until when no process served, in milliseconds since 1970."""

    since: int
    until: int


class Beat(msgspec.Struct, frozen=True):
    """What a process learns with a sign of life: the time that all share, and the outages it has not heard of."""

    at: int
    outages: list[Outage]


class Person(msgspec.Struct, frozen=True):
    """Someone who plays, or may."""

    id: str
    name: str
    banned: bool = False
    """Whoever runs the server does not let them in."""


class Known(msgspec.Struct, frozen=True):
    """Someone as whoever runs the server sees them."""

    person: Person
    seen: int
    """When they were last here, to the day."""
    tables: int
    """To how many they belong."""
    banned: int | None
    """Since when they are not let in, in milliseconds since 1970."""


class Session(msgspec.Struct, frozen=True):
    """A browser that speaks for a person."""

    person: Person
    seen: int
    """When it was last here, to the day."""


class SessionTimes(msgspec.Struct, frozen=True):
    """A browser that speaks for a person, as that person is told of it."""

    token_hash: str
    at: int
    seen: int
    """When it was last here, to the day."""


class Passkey(msgspec.Struct, frozen=True):
    """A key of somebody's device, of which only the public half is known here."""

    id: str
    """As the device names it."""
    person: str
    host: str
    """The name of this server for which it was made: it signs for no other."""
    name: str
    """As its person calls it."""
    key: bytes
    count: int
    """How often it had signed when it last did; 0 if it does not count."""
    made: int
    used: int | None = None


class Ticket(msgspec.Struct, frozen=True):
    """Something that is good once and for a short while."""

    hash: str
    purpose: str
    person: str | None
    """Whom it is for; None if that turns out when it is used."""
    expires: int


class Holdings(msgspec.Struct, frozen=True):
    """What one person has opened and not deleted."""

    tables: int
    unfinished: int
    bytes: int
    """What their journals take."""


class Overtaken(Exception):
    """The table has gone on without this step: load what came in between and try again."""

    def __init__(self, game: str, n: int) -> None:
        super().__init__(f"Table {game} does not wait for step {n}.")
        self.game = game
        self.n = n


class Repeated(Exception):
    """The command was accepted before, as step `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"This command was accepted before, as step {n}.")
        self.n = n


class Missing(LookupError):
    """There is no such table."""


class Unavailable(Refusal):
    """The database is away, full or locked: nothing can be asked of it now."""

    def __init__(self) -> None:
        super().__init__("unavailable", "The server cannot reach its database just now: try it again in a moment.")


class Tried(msgspec.Struct, frozen=True):
    """How somebody has fared with a puzzle."""

    puzzle: str
    tries: int
    solved: bool
    shown: bool
    """The answer was asked for: it can no longer be found."""
    at: int
    """When it was tried last."""


class ReviewKey(NamedTuple):
    """Which review: of which game, and how deep."""

    game: str
    depth: str


class ReviewRow(msgspec.Struct, frozen=True):
    """A review, made or in the making."""

    game: str
    depth: str
    edition: str
    """By which rules and in which format it is made: one of another edition is made again."""
    status: str
    """running, stopped, failed or done."""
    person: str | None
    """Who asked for it, until it is there."""
    asked: int
    process: str
    """Who works on it ..."""
    until: int
    """... and until when nobody else does."""
    done: int
    """How many pieces are made ..."""
    total: int
    """... of how many; 0 until somebody has counted them."""
    body: bytes = b""
    """What is made of it: pieces, or the whole review, in JSON."""

    @property
    def key(self) -> ReviewKey:
        """Which one it is."""
        return ReviewKey(self.game, self.depth)
