"""The stored tables, as the migrations leave them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

person: Final = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False, index=True),
    Column("recovery_hash", Text, nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("banned", BigInteger, index=True),
)

session: Final = Table(
    "session",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)

# What people show of themselves, and to whom.
profile: Final = Table(
    "profile",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Keys of people's devices, by which they are known again: what is kept of each can only check a signature.
passkey: Final = Table(
    "passkey",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("host", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# What is good once and for a short while: the challenge of a passkey, a link to sign in by. Only its hash is kept.
ticket: Final = Table(
    "ticket",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("person", Text, ForeignKey("person.id"), index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

# The large ones stand last: a list that leaves them out does not read their pages.
game: Final = Table(
    "game",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("owner", Text, ForeignKey("person.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("position", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Column("kept", LargeBinary),
    Column("size", BigInteger, nullable=False, server_default="0"),
    Index(None, "owner", "status"),
    Index(None, "public", "status", "updated"),
)

journal: Final = Table(
    "journal",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("mark", Text, nullable=False),
    UniqueConstraint("game", "command"),
)

member: Final = Table(
    "member",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("person", Text, ForeignKey("person.id"), primary_key=True, index=True),
)

wake: Final = Table(
    "wake",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)

# One row, there from the start: all processes write the same.
heartbeat: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger),
)

# Times in which no process served.
outage: Final = Table(
    "outage",
    METADATA,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# How far people have come in lessons.
learning: Final = Table(
    "learning",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("progress", LargeBinary, nullable=False),
)

# How people have fared with puzzles.
tried: Final = Table(
    "tried",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# How people want to be called back to their tables, whatever the channel.
reach: Final = Table(
    "reach",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("page", Integer, nullable=False),
)

# Ways to reach them: e-mail addresses, webhooks, browsers that take pushes.
channel: Final = Table(
    "channel",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("target", LargeBinary, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("confirmed", BigInteger),
    Column("made", BigInteger, nullable=False),
    Column("trouble", Text, nullable=False),
    Column("address", Text, index=True),
)

# What is to be sent, and what was until it has been looked at: one message for each table and channel, as its key says.
outbox: Final = Table(
    "outbox",
    METADATA,
    Column("channel", Text, ForeignKey("channel.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("urgent", Boolean, primary_key=True),
    Column("id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False),
    Index(None, "due"),
    Index(None, "game", "person"),
)

# Keys of the server itself, made when they are first needed.
server_key: Final = Table(
    "server_key",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# How many began and ended each chapter of a lesson, without persons.
chapter: Final = Table(
    "chapter",
    METADATA,
    Column("lesson", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("begun", Integer, nullable=False),
    Column("ended", Integer, nullable=False),
)

# Who has a page of a table open, at which process, or when the last one was closed.
attendance: Final = Table(
    "attendance",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("person", Text, ForeignKey("person.id"), primary_key=True, index=True),
    Column("process", Text, nullable=False, index=True),
    Column("here", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Content of people's own, as the files they brought.
own_file: Final = Table(
    "own_file",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# What is said at a table: no part of its journal.
chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("room", Text, nullable=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "game", "id"),
)

# Club nights, whole: what they hold is told in `server/club`.
club: Final = Table(
    "club",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("status", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("wake", BigInteger, index=True),
    Column("body", LargeBinary, nullable=False),
)

# Who belongs to a club night, and when they last looked at it.
club_member: Final = Table(
    "club_member",
    METADATA,
    Column("club", Text, ForeignKey("club.id"), primary_key=True),
    Column("person", Text, ForeignKey("person.id"), primary_key=True, index=True),
    Column("seen", BigInteger, nullable=False),
)

# The tables of club nights: named before they are opened, noted when their games have ended.
club_table: Final = Table(
    "club_table",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("club", Text, ForeignKey("club.id"), nullable=False, index=True),
    Column("noted", Boolean, nullable=False, index=True),
)

# Who does not want to read what somebody else says, at any table.
muted: Final = Table(
    "muted",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("other", Text, ForeignKey("person.id"), primary_key=True, index=True),
)

# Whom people would like to play with again: marked by one, and known to nobody else.
friend: Final = Table(
    "friend",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("other", Text, ForeignKey("person.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

# To whom a seat at a table is offered, who need no invitation.
offered: Final = Table(
    "offered",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
)

# Whom the journal of a table names, though they do not belong to it: sent away, kept out, or offered a seat no more.
parted: Final = Table(
    "parted",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
)

# Public tables that are for those people alone until a time.
held_back: Final = Table(
    "held_back",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What was said that the host shall look at.
reported: Final = Table(
    "reported",
    METADATA,
    Column("line", Integer, ForeignKey("chat.id"), primary_key=True),
    Column("person", Text, ForeignKey("person.id"), primary_key=True, index=True),
)

# How the seats of finished games came out. It outlives tables and people, whose ids then lead to nobody: so it names
# no other table.
result: Final = Table(
    "result",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("person", Text),
    Column("bot", Text),
    Column("side", Text, nullable=False),
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("gone", Boolean, nullable=False),
    Column("ending", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index(None, "person", "ended"),
    Index(None, "ended"),
)

# Games that ended before results were kept, and have still to be looked at.
unresulted: Final = Table(
    "unresulted",
    METADATA,
    Column("game", Text, primary_key=True),
)

# What is counted of finished games, beyond their results; `shared`: anybody may see the game. It outlives tables, too,
# and names nobody. `changed` grows with every change.
facts: Final = Table(
    "facts",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary),
    Index(None, "kind", "shared"),
)

# Games that ended before they were counted, and have still to be looked at.
uncounted: Final = Table(
    "uncounted",
    METADATA,
    Column("game", Text, primary_key=True),
)

# How strong people are, by game and number of players, after all rated games so far.
rating: Final = Table(
    "rating",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "kind", "players"),
)

# What each rated game has changed, for every seat, bots included; `number` is the order in which they counted.
rated: Final = Table(
    "rated",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False, index=True),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

# Who wants to stand among the best.
listed: Final = Table(
    "listed",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Reviews of finished games, made or in the making: `until` then one process works on it.
review: Final = Table(
    "review",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("person", Text, index=True),
    Column("asked", BigInteger, nullable=False),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index(None, "status", "until"),
)
