"""What goes into the store and comes out of it. JSON is bytes here: the store does not look into it."""

from __future__ import annotations

import msgspec


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
    """The persons that belong to the table so far; who once belonged stays."""
    wake: int | None
    """When the server must look at the table again, in milliseconds since 1970; None for never."""


class GameRow(msgspec.Struct, frozen=True):
    """A table as it is stored, without its journal. In lists the snapshot is left out."""

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


class Person(msgspec.Struct, frozen=True):
    """Someone who plays, or may."""

    id: str
    name: str


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
