"""Which games can be reviewed: those that are over, of which enough was played, by the rules of today."""

from __future__ import annotations

from tawy.kernel.frame import CHANCE
from tawy.kernel.refusal import Refused
from tawy.review.format import VERSION
from tawy.server.refusal import Refusal
from tawy.server.tables.sharing import is_reviewable
from tawy.server.tables.table import Table


def check_reviewable(table: Table) -> None:
    """Refused in a sentence; who may see the game has been asked before."""
    if not is_reviewable(table):
        raise Refusal("not_now", "This game ended after a few choices: there is nothing to review.")
    try:
        table.played.at(0)
    except Refused as refused:
        raise Refusal("not_now", "This game was played by older rules and can no longer be reviewed.") from refused


def edition(table: Table) -> str:
    """By which rules and in which format a review is made: what was made by others is made again."""
    return f"{table.spec.rules_version} {VERSION}"


def check_answer(table: Table, position: int, token: str) -> None:
    """Somebody decided at this position, and could have answered so."""
    try:
        play = table.played.at(position)
    except Refused as refused:
        raise Refusal("malformed", str(refused)) from refused
    if play.ask is None or play.ask.seat == CHANCE or position == table.position:
        raise Refusal("malformed", "Nobody decides anything at this position: choose another one.")
    if token not in {play.spec.token(play.game, option) for option in play.ask.options}:
        raise Refusal("illegal", f"{token!r} is not an answer to the question {play.ask.kind!r}.")
