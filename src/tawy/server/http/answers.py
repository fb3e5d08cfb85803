"""Answers as they leave: in JSON, and what is said where something is refused or has failed."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from tawy.kernel.refusal import Refused
from tawy.server.http.messages import Problem
from tawy.server.refusal import Refusal

LONGEST_SENTENCE: Final = 400
"""Letters of a refusal: it may quote what somebody sent."""
NOT_KEPT: Final = {"cache-control": "no-store"}


def encoded(answer: object, status: int = 200) -> Response:
    """An answer in JSON that nobody keeps."""
    return Response(msgspec.json.encode(answer), status, NOT_KEPT, media_type="application/json")


def failure() -> Response:
    """What went wrong is for the log alone."""
    return encoded(Problem("failed", "Something went wrong on our side: try it once more."), 500)


def problem(refused: Refused) -> Response:
    """A refusal as an answer."""
    sentence = str(refused)
    if len(sentence) > LONGEST_SENTENCE:
        sentence = f"{sentence[:LONGEST_SENTENCE]} ..."
    if isinstance(refused, Refusal):
        return encoded(Problem(refused.code, sentence), refused.status)
    return encoded(Problem("malformed", sentence), 400)
