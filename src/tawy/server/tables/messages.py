"""What is sent of a table: replies to requests, and pushes on the socket. The page's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tawy.fairness import Draw
from tawy.kernel.coach import Counsel
from tawy.kernel.foresee import Until
from tawy.kernel.own import Difference
from tawy.kernel.record import Deal, Origin
from tawy.kernel.summary import Summary
from tawy.kernel.view import Question
from tawy.server.tables.entries import Choice
from tawy.server.tables.parts import Outcome, Room, Status
from tawy.server.tables.setup import Clock, Purpose, Undo


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    person: str | None
    name: str
    bot: str | None
    ready: bool
    away: Literal["time", "left"] | None
    conceded: bool
    left: int | None
    """Milliseconds on its clock when it stands or starts; None if no clock is kept."""
    deadline: int | None
    """When its time is over, if its clock runs now."""


class Asked(msgspec.Struct, frozen=True):
    """A seat that is asked, and whether its sealed answer is in."""

    seat: int
    kind: str
    sealed: bool


class RequestInfo(msgspec.Struct, frozen=True):
    """Something that somebody asks all others to agree to."""

    asked_in: int
    """The step in which it was made: an answer names it."""
    what: Literal["undo", "abandon"]
    person: str
    to: int
    expires: int
    agreed: list[str]
    awaited: list[str]
    """Those who have still to answer, also who is away."""
    then: Literal["granted", "lapsed"]
    """What becomes of it if nobody says anything more until it expires."""
    past_reveal: bool
    """It would take back something that was drawn or revealed: everyone must say yes."""


class VoteInfo(msgspec.Struct, frozen=True):
    """The others choose what becomes of a seat."""

    seat: int
    voters: list[str]
    votes: dict[str, Choice]
    expires: int | None
    """When those who have chosen by then decide; None until the first has."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone who may see it sees it."""

    id: str
    game: str
    options: dict[str, Any]
    content: str
    """What the content is called that it is played with; empty if it is the game's own."""
    owner: str
    public: bool
    hints: bool
    """Whoever is asked may ask for a hint."""
    coach: bool
    """Whoever is asked is told what matters now."""
    planning: bool
    """Who holds a seat may plan on a copy of what it knows."""
    undo: Undo
    """How far one may go back where others play."""
    rated: bool
    """It counts for everyone's rating."""
    imported: bool
    created: int
    status: Status
    seats: list[SeatInfo]
    clock: Clock
    asked: list[Asked]
    asked_in: int
    """The step in which this was asked: an answer names it."""
    asked_at: int
    """When this was asked: those who have not answered are waited for since then."""
    loose: int
    """Back to this position one may go freely, if the choices since are one's own."""
    request: RequestInfo | None
    votes: list[VoteInfo]
    outcome: Outcome | None
    rematch: str | None
    """The table where those who played here go on."""
    origin: Origin | None
    """The game that this one was begun from, if it was begun elsewhere."""
    commitment: str
    """The hash of the server's part of the deal, from the first moment on; empty where nobody else has a part in it."""
    reviewable: bool
    """The game is over, and enough of it was played that whoever may see it may have it reviewed."""
    shared: bool
    """The game is over, and anybody who has the link may see it."""
    sharing: dict[str, bool]
    """What those who played say to that, by person: yes or no."""
    club: str | None
    """The club night that it is a table of."""
    held_until: int | None
    """Until when a public table is for the host's friends, and those who are invited, alone."""


class Moment(msgspec.Struct, frozen=True):
    """A step as one seat hears of it: what was done at the table, and what happened in the game."""

    n: int
    at: int
    news: list[msgspec.Raw]
    """Entries of the journal, without what is secret."""
    events: list[tuple[int, msgspec.Raw]]
    """Events of the game that this seat may know of, each with the position it led to."""


class Foreseen(msgspec.Struct, frozen=True):
    """What an answer would do, up to the next thing that its seat cannot know."""

    token: str
    events: list[msgspec.Raw]
    """What the seat would hear of."""
    changes: Any
    """What would change of its view, as an update says it."""
    until: Until
    """What comes then: somebody is asked, chance is, something shows that the seat cannot know, or the game is over."""
    question: Question | None
    """What would be asked next, as the seat sees it; None if it cannot know, or if nothing would."""


class Own(msgspec.Struct, frozen=True):
    """What only a seat and those who share its secrets are told."""

    question: Question | None
    """The question as this seat sees it: with its options if it is asked, or shares a god with who is."""
    foreseen: list[Foreseen] | None
    """What its options would do, if they are few; what many would do is asked for when it is shown."""
    sealed: str | None
    """Its own sealed answer, while others still think."""
    proposals: dict[str, str]
    """What the other seat of its god proposes."""
    acted: int
    """The step in which this seat last did something in the game: what came after is news to it."""
    counsels: list[Counsel]
    """What matters now, what matters most first, if this seat is asked and the table has a coach."""
    follows: bool = False
    """What its options would do comes a moment later (`Ahead`)."""


class Snapshot(msgspec.Struct, frozen=True, tag=True):
    """All that a seat, or a spectator, may know at this moment; and what it has missed."""

    n: int
    position: int
    hash: str
    seat: int | None
    hears: int | None
    """As whom what happens is heard: who plays several seats at one screen hears what everyone may."""
    now: int
    table: TableInfo
    view: Any
    """The game's view; None before it has begun."""
    figures: Any
    """The figures behind the position, by source; None before the game has begun."""
    stakes: Any
    """What wins and what is coming; None before the game has begun."""
    own: Own
    missed: list[Moment]


class Update(msgspec.Struct, frozen=True, tag=True):
    """One step more. It fits on the view whose hash is `base`, and leads to the one whose hash is `hash`."""

    n: int
    position: int
    base: str
    hash: str
    now: int
    table: Any
    """The fields of the table that have changed, each as it is now."""
    view: Any
    """What has changed in the view: its fields by name; of lists as long as before the entries by place."""
    figures: Any
    """What has changed in the figures, in the same way."""
    stakes: Any
    """What has changed in what wins and what is coming, in the same way."""
    own: Own
    """Without what is foreseen, which takes a moment to work out: that comes after it (`Ahead`)."""
    moment: Moment


class Ahead(msgspec.Struct, frozen=True, tag=True):
    """What a seat that is asked is told a moment after its question: the rest of its `own`."""

    seat: int
    asked_in: int
    """The step in which it was asked."""
    foreseen: list[Foreseen]


class PersonPresence(msgspec.Struct, frozen=True):
    """Whether somebody who holds a seat is here."""

    person: str
    here: bool
    """A page of the table is open."""
    since: int | None
    """When the last one was closed; None while one is open, or if there never was one."""


class Presence(msgspec.Struct, frozen=True, tag=True):
    """Who of those who sit at the table is here: sent when that changes."""

    people: list[PersonPresence]


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    id: int
    room: Room
    person: str
    name: str
    at: int
    text: str
    """Plain text: nothing in it is markup."""


class Said(msgspec.Struct, frozen=True, tag=True):
    """Something was just said where one may read it."""

    line: ChatLine


class ReportedLine(msgspec.Struct, frozen=True):
    """A line that some find the host should read."""

    line: ChatLine
    count: int


class Chat(msgspec.Struct, frozen=True):
    """What was said last at a table, as one person may read it."""

    rooms: list[Room]
    """Where one reads."""
    writes: list[Room]
    """Where one may say something."""
    lines: list[ChatLine]
    muted: list[str]
    """Whom one does not want to read."""
    reports: list[ReportedLine]
    """For the host."""


class Closing(msgspec.Struct, frozen=True, tag=True):
    """The last message on a socket: why it closes; the page connects again and goes on from where it was."""

    why: Literal["slow", "stopping", "unseated", "behind", "signed_out"]


class Accepted(msgspec.Struct, frozen=True):
    """A command was carried out; it is the n-th step of its table."""

    n: int


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    name: str
    person: str | None
    bot: str | None
    asked: bool
    deadline: int | None = None
    """When its time is over, if its clock runs now."""


class Wish(msgspec.Struct, frozen=True):
    """What all others are asked to agree to, and by whom."""

    what: Literal["undo", "abandon"]
    name: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatSummary]
    clock: Clock
    created: int
    updated: int
    position: int
    outcome: Outcome | None
    since: int | None = None
    """Since when whoever is asked has been; in a list that was stored before this was kept, unknown."""
    awaited: list[str] = []
    """The persons who are asked to agree to something, or to choose what becomes of a seat, and have not answered."""
    language: str = ""
    """The one that is spoken at the table; empty: any."""
    rated: bool = False
    held_until: int | None = None
    """Until when a public table is for the host's friends, and those who are invited, alone."""
    host: str = ""
    """Who has opened it; in a list that was stored before this was kept, unknown."""
    wish: Wish | None = None
    """What is asked of those who are awaited; None if nothing is, or only what becomes of a seat."""


class Offers(msgspec.Struct, frozen=True):
    """For the host: whom they have called to the table, and how many more they may."""

    called: list[str]
    left: int


class Created(msgspec.Struct, frozen=True):
    """A new table, and the secret of its invitation."""

    id: str
    invitation: str
    commitment: str
    """The hash of the server's part of the deal: whoever opened the table adds theirs after they have seen it."""


class Invitation(msgspec.Struct, frozen=True):
    """What lets others in: for those who sit at the table."""

    invitation: str
    watching: str = ""
    """For those who shall only watch; empty at an old table, until the host makes it, and of a club night."""


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is at a game with so many players."""

    game: str
    players: int
    points: int
    margin: int
    """Give or take: the truth is within it 19 times of 20."""
    games: int
    provisional: bool
    """Too little is known yet."""


class InvitedSeat(msgspec.Struct, frozen=True):
    """A seat as who is invited sees it: somebody's, a bot's, or free."""

    name: str
    bot: str | None
    rating: RatingInfo | None = None
    """At a rated table, as far as they show it to who is invited."""


class ContentInfo(msgspec.Struct, frozen=True):
    """The content of a table that is not the game's own, for everyone who may see the table."""

    name: str
    differences: list[Difference]
    facts: Any
    """What is printed with it, as the page draws it; None if that is as ever."""


class InvitedContent(msgspec.Struct, frozen=True):
    """Content that is not the game's own: what it is called, and what is not as printed in it."""

    name: str
    differences: list[Difference]


class Invited(msgspec.Struct, frozen=True):
    """What somebody is invited to, before they come in."""

    purpose: Purpose
    game: str
    host: str
    status: Status
    seats: list[InvitedSeat]
    options: dict[str, Any]
    clock: Clock
    undo: Undo
    hints: bool
    planning: bool
    rated: bool
    """It counts for everyone's rating."""
    minutes: tuple[int, int] | None
    """About how long the game lasts: one person against bots, and a full table of people; None if nobody has said."""
    content: InvitedContent | None


class PersonHere(msgspec.Struct, frozen=True):
    """Somebody whom the host can send away, or has sent away."""

    person: str
    name: str
    seated: bool
    """Has a seat, or has had one in this game."""
    banned: bool


class Positioned(msgspec.Struct, frozen=True):
    """A game at one position, as a seat saw it then."""

    position: int
    last: int
    view: Any
    question: Question | None
    events: list[msgspec.Raw]
    """What happened with the pick that led to it."""
    pick: tuple[int, str, str] | None
    """That pick, in a game that is over."""
    figures: Any
    """The figures behind the position, by source."""
    stakes: Any
    """What wins and what is coming from there on."""


class SharedGame(msgspec.Struct, frozen=True):
    """A game that is over, for anybody who may see it."""

    table: TableInfo
    """Without who the people are: only what they were called."""
    position: int
    """The last one."""
    mine: list[int]
    """The seats that whoever asks has played."""
    said: bool | None
    """What whoever asks says to others seeing it; None: nothing."""
    open: bool
    """The table was open for everyone."""


class Proof(msgspec.Struct, frozen=True):
    """How chance came about in a game that is over: all that is needed to check it."""

    deal: Deal | None
    """What the seed was made of; None where it is from elsewhere, or from before that was kept."""
    commitment: str
    seed: str
    since: int
    """The position from which on chance has drawn from this seed; before, it was another game's."""
    draws: list[Draw]


class LookedBack(msgspec.Struct, frozen=True):
    """A game that is over, looked back on."""

    summary: Summary


class Rematch(msgspec.Struct, frozen=True):
    """The table where those who played at another go on."""

    id: str
    commitment: str
    """The hash of the server's part of its deal, for who has just opened it; empty where somebody else has."""


class Log(msgspec.Struct, frozen=True):
    """A page of what happened, as a seat may know it."""

    moments: list[Moment]
    more: bool
    """There is more: after these, or before them where the last ones were asked for."""


class Why(msgspec.Struct, frozen=True):
    """The numbers of the rules that forbid a target; none if it can be chosen."""

    rules: list[str]


class Looked(msgspec.Struct, frozen=True):
    """How far one has looked ahead: what each option of a seat's question would do."""

    position: int
    foreseen: list[Foreseen]


class Diary(msgspec.Struct, frozen=True):
    """The file of a running game for one seat: all that it may know, and nothing else."""

    format: str
    version: int
    game: str
    setup: dict[str, Any]
    seat: int | None
    position: int
    moments: list[Moment]
    view: Any
