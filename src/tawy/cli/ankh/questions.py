"""The questions of the game in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.ankh import asks
from tawy.ankh.board import CAMEL_SIDES
from tawy.ankh.queries.pieces import TOKEN, piece_name, piece_on
from tawy.ankh.queries.presence import side_at
from tawy.ankh.queries.unlocking import next_level
from tawy.ankh.rules.resolution import totals
from tawy.ankh.rules.summoning import PIECES
from tawy.ankh.state import Ankh
from tawy.cli.ankh.names import ACTION_NAMES, Names, piece
from tawy.cli.english import count, listing
from tawy.kernel.frame import CHANCE, Ask

Wording = Callable[[Ankh, Ask, Names], str]


def question(g: Ankh, ask: Ask) -> str:
    """The pending question, addressed to the one who is asked."""
    names = Names.at(g)
    words = QUESTIONS[ask.kind](g, ask, names)
    return words if ask.seat == CHANCE else f"{names.seat(ask.seat)}, {words}"


def figure_on(g: Ankh, space: int, seat: int) -> str:
    """The figure on a space, as its owner or another god would call it."""
    side = side_at(g, space)
    whose = "your" if side == g.side_of[seat] else Names.at(g).own(side)
    return f"{whose} {piece(piece_name(g, piece_on(g, side, space)))} on {TOKEN[space]}"


def _action(_g: Ankh, ask: Ask, _names: Names) -> str:
    if not ask.about:
        return "choose your action."
    return f"choose your second action, from a row below {ACTION_NAMES[asks.about(ask)[0]]}."


def _move_to(g: Ankh, ask: Ask, _names: Names) -> str:
    return f"where does {figure_on(g, ask.about[0], ask.seat)} go?"


def _push_to(g: Ankh, ask: Ask, _names: Names) -> str:
    return f"where does Satet push {figure_on(g, ask.about[1], ask.seat)}?"


def _aim(_g: Ankh, ask: Ask, _names: Names) -> str:
    return f"which two spaces does your Giant Scorpion on {TOKEN[ask.about[0]]} aim at?"


def _summon_to(g: Ankh, ask: Ask, _names: Names) -> str:
    return f"where do you summon the {piece(asks.piece_token(g, ask.about[0] % PIECES))}?"


def _sun(g: Ankh, ask: Ask, _names: Names) -> str:
    return f"put a sun token on {figure_on(g, ask.about[0], ask.seat)}?"


def _unlock(g: Ankh, ask: Ask, _names: Names) -> str:
    level = next_level(g, g.side_of[ask.seat]) or 0
    return f"which power of level {level} do you unlock, for {count(level, 'follower')}?"


def _caravan(_g: Ankh, ask: Ask, _names: Names) -> str:
    if not ask.about:
        return "from which side does your caravan start, if you lay one?"
    return f"where does your caravan go on from {asks.about(ask)[-1]}? ({count(len(ask.about), 'camel')} laid)"


def _keep_token(g: Ankh, ask: Ask, _names: Names) -> str:
    low, _ = CAMEL_SIDES[ask.about[0]]
    token = next(number for number, region in enumerate(g.regions, 1) if region >> low & 1)
    return f"your caravan splits region {token}: which part keeps that token?"


def _exchange(_g: Ankh, ask: Ask, _names: Names) -> str:
    return f"exchange the order token of region {listing(asks.about(ask), 'or')} with another one?"


def _attuned_figure(g: Ankh, _ask: Ask, _names: Names) -> str:
    return f"which of your figures answers the call of your obelisks in region {g.arena + 1}?"


def _attuned_to(g: Ankh, ask: Ask, _names: Names) -> str:
    return f"beside which obelisk does {figure_on(g, ask.about[0], ask.seat)} go?"


def _two_cards(g: Ankh, _ask: Ask, _names: Names) -> str:
    return f"announce that you play two cards in the battle for region {g.arena + 1}?"


def _cards(g: Ankh, ask: Ask, names: Names) -> str:
    others = names.sides(side for side in range(g.seats) if g.fighters >> side & 1 and side != g.side_of[ask.seat])
    return f"what do you play in secret in the battle for region {g.arena + 1}, against {others}?"


def _build(g: Ankh, _ask: Ask, _names: Names) -> str:
    return f"what do you build in region {g.arena + 1}?"


def _offer(g: Ankh, _ask: Ask, _names: Names) -> str:
    return f"how many followers do you offer to the locusts of region {g.arena + 1}, in secret?"


def _tie_breaker(g: Ankh, _ask: Ask, names: Names) -> str:
    strengths = listing(f"{names.side(side)} {total}" for side, total in totals(g).items())
    return f"the battle for region {g.arena + 1} is tied ({strengths}): use the tie-breaker and win?"


def _tile_from(_g: Ankh, ask: Ask, _names: Names) -> str:
    return f"which Underworld tile comes to {TOKEN[ask.about[0]]}?"


def _keep_guardian(g: Ankh, ask: Ask, names: Names) -> str:
    return f"which guardian of {names.side(g.standing[0])} serves you from now on? ({count(ask.about[0], 'free base')})"


def _same(words: str) -> Wording:
    """A question that reads the same every time."""
    return lambda _g, _ask, _names: words


QUESTIONS: Final[dict[str, Wording]] = {
    "first_player": _same("Who plays first?"),
    "god": lambda _g, ask, names: (
        f"Which god does {names.seat(ask.about[0])} play?" if ask.seat == CHANCE else "choose your god."
    ),
    "guardian": lambda _g, ask, _names: f"Which guardian of level {ask.about[0] + 1} serves in this game?",
    "scenario": _same("Which scenario is played?"),
    "action": _action,
    "move_figure": _same("which figure do you move next?"),
    "move_to": _move_to,
    "push_to": _push_to,
    "aim": _aim,
    "summon": _same("what do you summon?"),
    "summon_to": _summon_to,
    "sun": _sun,
    "unlock": _unlock,
    "control": _same("which monument do you take control of?"),
    "caravan": _caravan,
    "keep_token": _keep_token,
    "exchange": _exchange,
    "attuned_figure": _attuned_figure,
    "attuned_to": _attuned_to,
    "two_cards": _two_cards,
    "cards": _cards,
    "build": _build,
    "offer": _offer,
    "tie_breaker": _tie_breaker,
    "let_die": _same("you keep your Protected figures alive: do you let one die all the same?"),
    "trap": _same("whose warrior do you trap?"),
    "mummy": _same("where does your Mummy rise again?"),
    "tile": lambda g, _ask, _names: f"where in region {g.arena + 1} do you lay an Underworld tile?",
    "tile_from": _tile_from,
    "worship": _same("sacrifice 2 followers for 1 devotion?"),
    "keep_guardian": _keep_guardian,
}
"""Every question there is."""
