"""What is sent of reviews, and asked for. The page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tawy.review.format import Chances, DepthName
from tawy.server.tables.messages import Positioned

Status = Literal["none", "running", "stopped", "failed", "done"]


class AskReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants a review made, or gone on with; or made no further."""

    depth: DepthName


class TryAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to see how it would have gone on with another answer."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    token: Annotated[str, msgspec.Meta(max_length=200)]


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review has come."""

    depth: DepthName
    status: Status
    done: int
    """How many pieces are made ..."""
    total: int
    """... of how many; 0 until they are counted."""
    mine: bool
    """Whoever asks has asked for it, and can stop it."""


class ReviewStates(msgspec.Struct, frozen=True):
    """What there is of a game's reviews."""

    quick: ReviewState
    full: ReviewState


class Tried(msgspec.Struct, frozen=True):
    """Another answer at a decision of a game that is over, and how bots went on."""

    position: int
    """Where it was given."""
    stills: list[Positioned]
    """The positions after it, from the answer on."""
    after: Chances
    """Everyone's chance to win at the last of them ..."""
    nobody: float
    """... and the chance that nobody wins."""
    over: bool
    """The game ended there."""
