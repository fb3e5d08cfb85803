"""What is sent of people, of lists of tables and of what goes wrong. The page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tawy.kernel.registration import Board
from tawy.lessons.progress import Progress
from tawy.puzzles.showing import Solution
from tawy.server.tables.calling import Kind
from tawy.server.tables.messages import PersonHere, RatingInfo, TableSummary
from tawy.statistics.figures import Answers
from tawy.words.wording import Meanings


class Problem(msgspec.Struct, frozen=True):
    """A request was not granted. Nothing has changed."""

    error: str
    sentence: str


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    id: str
    name: str


class Guest(msgspec.Struct, frozen=True):
    """A new guest; the recovery code is shown once, and moves one's games to another device."""

    id: str
    name: str
    recovery: str


class SignedOut(msgspec.Struct, frozen=True):
    """No browser speaks for this person any more; a new recovery code is shown once, if one was wanted."""

    recovery: str | None


class NewCode(msgspec.Struct, frozen=True):
    """A new recovery code, shown once; the one before is worth nothing."""

    recovery: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser that speaks for somebody, as they are told of it."""

    name: str
    since: int
    seen: int
    """When it was last here, to the day."""
    here: bool
    """It is the one that asks."""


class Sessions(msgspec.Struct, frozen=True):
    """Every browser that speaks for somebody."""

    sessions: list[SessionInfo]


Audience = Literal["me", "met", "all"]
"""Who sees a part of somebody's profile: nobody else, those who have been at a table with them, or everyone."""


class ProfileShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To whom somebody shows each part of their profile."""

    name: Audience = "met"
    """Name, figure and languages; who does not see this sees nothing."""
    games: Audience = "met"
    """How often they played and won, by game."""
    history: Audience = "me"
    """Each game that is over, and how it came out."""
    ratings: Audience = "met"
    """How strong they are; who stands among the best shows it to everyone."""


class OwnProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says of themselves, and to whom."""

    figure: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """A game and what can be played in it: "<game> <side>"; empty for none."""
    languages: Annotated[list[str], msgspec.Meta(max_length=20)] = []
    """Those they speak, of those that Tawy does."""
    shown: ProfileShown = ProfileShown()


class PlayedGames(msgspec.Struct, frozen=True):
    """How often somebody has played a game with so many players, and won."""

    game: str
    players: int
    played: int
    won: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that is over, as somebody played it."""

    table: str
    """Empty if it is no longer there to look at."""
    game: str
    players: int
    side: str
    place: int
    won: bool
    score: int | None
    gone: bool
    ended: int


class HeadToHead(msgspec.Struct, frozen=True):
    """How two people came out against each other, as one of them is told."""

    games: int
    mine: int
    """Games in which the one who asks came before the other ..."""
    theirs: int
    """... or behind; the rest they were level, or on one side."""


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as whoever asks may see them."""

    person: str
    name: str
    figure: str
    languages: list[str]
    games: list[PlayedGames] | None
    """None: not shown."""
    history: list[PlayedGame] | None
    ratings: list[RatingInfo] | None
    between: HeadToHead | None
    """None for oneself, and if the two have never played together."""
    own: bool


class SignInWays(msgspec.Struct, frozen=True):
    """How people can be known again at this server, called as it is called, besides by a recovery code."""

    passkeys: bool
    mail: bool
    """A link is sent to whoever has confirmed an address."""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey, as its person sees it."""

    id: str
    name: str
    made: int
    used: int | None
    """When it last signed somebody in."""
    here: bool
    """It signs in under the name by which the server is called now."""


class Passkeys(msgspec.Struct, frozen=True):
    """Every passkey of somebody."""

    passkeys: list[PasskeyInfo]


class Tables(msgspec.Struct, frozen=True):
    """A list of tables, the latest first."""

    tables: list[TableSummary]
    ratings: dict[str, list[RatingInfo | None]] = {}
    """Of those that are rated and open: by table, how strong whoever sits where is, as far as they show it."""


class PersonRatings(msgspec.Struct, frozen=True):
    """How strong somebody is, by game and number of players, as far as they have played rated."""

    ratings: list[RatingInfo]
    listed: bool
    """They want to stand among the best."""


class SeatRating(msgspec.Struct, frozen=True):
    """How strong whoever has a seat of a rated table is; once its game has counted, as it was after it."""

    rating: RatingInfo | None
    """None where nobody sits, and of who does not show it."""
    change: int | None
    """By how many points the game has changed it; None before it has counted, and for bots."""


class TableRatings(msgspec.Struct, frozen=True):
    """How strong those at a rated table are, seat by seat; nothing of a table that is not rated."""

    seats: list[SeatRating]


class BestOne(msgspec.Struct, frozen=True):
    """Somebody among the best."""

    place: int
    person: str
    name: str
    rating: RatingInfo


class TheBest(msgspec.Struct, frozen=True):
    """The best at a game with so many players, of those who want to be listed, and how strong its bots are."""

    best: list[BestOne]
    bots: dict[str, int]
    """By level."""


class PeopleHere(msgspec.Struct, frozen=True):
    """Everyone whom the host knows of: who came in, who watches with a name, who is kept out."""

    people: list[PersonHere]


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way to reach somebody, as they see it."""

    id: str
    kind: str
    form: str | None
    """Of a webhook."""
    to: str
    """An e-mail address; of a webhook or a push service only the host."""
    endpoint: str | None
    """Of a push subscription, by which a browser knows its own."""
    confirmed: bool
    wanted: list[Kind]
    trouble: str
    """Why the last message could not be sent; empty if it could."""


class Calling(msgspec.Struct, frozen=True):
    """How somebody is called back to their tables."""

    offered: list[str]
    """The kinds of channels that this server is set up for."""
    vapid: str | None
    """The key with which a browser subscribes to pushes."""
    known: bool
    """They have said how they want to be reached."""
    language: str
    zone: str
    quiet: tuple[int, int] | None
    """From when until when nothing is sent, in minutes of the day."""
    page: list[Kind]
    """What an open page tells."""
    channels: list[ChannelInfo]


class FileInfo(msgspec.Struct, frozen=True):
    """A file of content that one has brought."""

    id: str
    game: str
    name: str
    at: int
    size: int
    """In bytes."""


class Files(msgspec.Struct, frozen=True):
    """All of them, the oldest first."""

    files: list[FileInfo]


class FriendInfo(msgspec.Struct, frozen=True):
    """Somebody whom one would like to play with again."""

    person: str
    name: str
    since: int


class Friends(msgspec.Struct, frozen=True):
    """All of them, the latest first."""

    friends: list[FriendInfo]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    """The version of its rules."""
    seats: tuple[int, int]
    letters: str
    """What the numbers of its rules begin with."""
    minutes: tuple[int, int] | None
    """About how long it lasts: one person against bots, and a full table of people; None if nobody has said."""
    numbered: int
    """How many numbered rules it has: how much there is to learn."""
    board: Board | None
    """How it is drawn where the page has no drawing of its own."""
    own: bool
    """It can be played with content of one's own."""


class GameWords(msgspec.Struct, frozen=True):
    """What a page needs to speak of a game that it was built without, in one language."""

    catalogues: dict[str, str]
    """Fluent texts by name: the game's words, labels, rules and refusals."""
    meanings: Meanings


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson that can be taken here."""

    id: str
    game: str
    about: str
    """The one thing that a short lesson is about, like "power revered"; empty for a whole game."""
    chapters: list[str]


class Lessons(msgspec.Struct, frozen=True):
    """All lessons, and how far one has come in those that one has begun."""

    lessons: list[LessonInfo]
    progress: list[Progress]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle that can be tried here, and how one has fared with it."""

    id: str
    game: str
    theme: str
    difficulty: int
    """From 1, an easy bot finds the answer, to 5, none does."""
    tries: int
    solved: bool
    shown: bool
    """Its answer was asked for."""


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles, those of today, and for how many days in a row one has solved one of the day."""

    puzzles: list[PuzzleInfo]
    today: list[str]
    streak: int
    best: int
    """The longest such row."""


class TriedPuzzle(msgspec.Struct, frozen=True):
    """What a try at a puzzle came to; the solution once it is found or asked for."""

    right: bool
    solution: Solution | None
    streak: int


class Catalogue(msgspec.Struct, frozen=True):
    """What a table can be made of."""

    games: list[GameInfo]
    levels: list[str]
    clocks: dict[str, tuple[int, int]]


class Statistics(msgspec.Struct, frozen=True):
    """Figures of finished games."""

    figures: Answers
    people: dict[str, str]
    """Who is compared in a circle: their ids, and what they are called."""
    least: int
    """How many different people a public figure rests on."""
    parquet: bool
    """Rows can be had as Parquet."""


class GameBehind(msgspec.Struct, frozen=True):
    """A finished game behind a bar."""

    table: str
    """Empty if it cannot be looked at any more."""
    players: int
    won: list[str]
    """What the winners played."""
    ended: int


class GamesBehind(msgspec.Struct, frozen=True):
    """Games behind a bar, the latest first."""

    games: list[GameBehind]
    more: bool
    """There are older ones."""
