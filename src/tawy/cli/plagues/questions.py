"""The questions of the game in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.cli.english import count
from tawy.cli.plagues import cards
from tawy.cli.plagues.names import Names, a_token, noun, ordinal, some_tokens
from tawy.kernel.frame import CHANCE, Ask
from tawy.plagues import explain
from tawy.plagues.queries.names import token_names
from tawy.plagues.queries.plague import is_automa, side
from tawy.plagues.queries.uses import (
    AFTER_DIE,
    AFTER_LOSSES,
    AFTER_TERRITORY,
    BEFORE_LOSSES,
    BEFORE_SOLDIERS,
    BEFORE_TERRITORY,
    BEFORE_TRIBUTE,
    usable_ankhs,
)
from tawy.plagues.state import Plagues
from tawy.plagues.terms import DICE, TOKENS

Wording = Callable[[Plagues, Ask, Names], str]

MOMENTS: Final = {
    AFTER_DIE: "your die is spent",
    BEFORE_SOLDIERS: "soldiers are counted next",
    BEFORE_TERRITORY: "you will take no territory card",
    AFTER_TERRITORY: "your turn at the territory cards is over",
    BEFORE_LOSSES: "the losses come next",
    AFTER_LOSSES: "the losses are over",
}
"""When a free use is offered (P9.7)."""


def question(g: Plagues, ask: Ask) -> str:
    """The pending question, addressed to the one who is asked."""
    names = Names.at(g)
    words = QUESTIONS[ask.kind](g, ask, names)
    return words if ask.seat == CHANCE else f"{names.player(ask.seat)}, {words}"


def _province(_g: Plagues, ask: Ask, names: Names) -> str:
    if ask.seat == CHANCE:
        return f"Which province does {names.player(ask.about[0])} govern?"
    return "choose your province."


def _die(g: Plagues, ask: Ask, _names: Names) -> str:
    spent = len(DICE) - g.dice[ask.seat].bit_count()
    return f"round {g.round}: what do you do with your {ordinal(spent + 1)} die?"


def _free(g: Plagues, ask: Ask, _names: Names) -> str:
    moment = ask.about[0]
    if moment == BEFORE_TRIBUTE:
        return f"{tribute(g, ask.seat)}: do you use anything before you pay?"
    return f"{MOMENTS[moment]}: do you use anything?"


def tribute(g: Plagues, player: int) -> str:
    """What a player owes, and what it has."""
    owed = explain.tribute(g, player)
    return f"you owe {owed.due} tribute and have {count(owed.coins.total, 'coin')}"


def _dev(g: Plagues, ask: Ask, _names: Names) -> str:
    player, steps = ask.about
    city, field = (g.book.dev_points[g.dev[2 * player + track]] for track in (0, 1))
    if is_automa(g, player):
        return f"both tracks of the automa stand on {city}: on which one does it step up?"
    tracks = "track" if steps == 1 else "tracks"
    return f"{count(steps, 'dev step')}: on which {tracks}? (city stands on {city}, field on {field})"


def _dev_favour(g: Plagues, _ask: Ask, _names: Names) -> str:
    return f"{cards.favour(g.book, g.book.favours.index(0))}: which?"


def _place(_g: Plagues, ask: Ask, _names: Names) -> str:
    return f"where do you lay the {noun(TOKENS[ask.about[0]])}?"


def _edfu_keep(g: Plagues, ask: Ask, _names: Names) -> str:
    drawn = some_tokens(token_names(list(g.drawn[ask.seat])))
    return f"you drew {drawn}: which one do you keep?"


def _buto(g: Plagues, ask: Ask, _names: Names) -> str:
    return f"you took {cards.titled(g.book, ask.about[0])}: draw two more, and keep one of the three?"


def _ignore(g: Plagues, _ask: Ask, _names: Names) -> str:
    card = g.book.tables.plagues[g.plague]
    name, effect = cards.plague_name(card.id), cards.plague(g.book, card)
    return f"the plague is {name}, and {effect}: turn a Pharaoh token over to ignore it?"


def _cancel(g: Plagues, ask: Ask, _names: Names) -> str:
    have, need = usable_ankhs(g, ask.seat), side(g)[1]
    return f"your {count(have, 'Ankh')} ({need} needed) can cancel one part of the losses: which one?"


def _loss(g: Plagues, ask: Ask, _names: Names) -> str:
    part, parts = ask.about[0] + 1, len(g.book.losses[g.loss])
    which = f"part {part} of {parts} of the losses" if parts > 1 else "the loss of this round"
    return f"{which}: what do you suffer?"


def _lose(_g: Plagues, ask: Ask, _names: Names) -> str:
    return f"which {noun(TOKENS[ask.about[0]])} do you lose?"


def _slot(_g: Plagues, ask: Ask, _names: Names) -> str:
    return f"into which discard slot does the {noun(TOKENS[ask.about[0]])} go?"


def _give_up(_g: Plagues, ask: Ask, _names: Names) -> str:
    return f"your discard has no room for {a_token(TOKENS[ask.about[0]])}: which token leaves the game?"


def _territory(g: Plagues, ask: Ask, _names: Names) -> str:
    place = g.order.index(ask.seat)
    when = "first" if place == 0 else ordinal(place + 1)
    return f"round {g.round}, you choose {when}: which territory card do you take?"


def _drawing(what: str) -> Wording:
    """What chance draws for the one with that power."""
    return lambda _g, ask, names: f"Which {what} does {names.player(ask.about[0])} draw?"


def _same(words: str) -> Wording:
    """A question that reads the same every time."""
    return lambda _g, _ask, _names: words


QUESTIONS: Final[dict[str, Wording]] = {
    "first_player": _same("Who plays first?"),
    "province": _province,
    "refill": lambda _g, ask, _names: f"Which token comes to slot {ask.about[0] + 1} of the market?",
    "lay_hebrew": _same("Which Hebrew waits to be freed?"),
    "open_territory": _same("Which territory card is opened?"),
    "plague": _same("Which plague comes over Egypt?"),
    "loss_card": _same("Which losses come with it?"),
    "automa_die": _same("Which die does the automa turn?"),
    "automa_territory": _same("Which territory card does the automa take?"),
    "edfu_draw": _drawing("token"),
    "edfu_keep": _edfu_keep,
    "buto": _buto,
    "buto_draw": _drawing("territory card"),
    "buto_keep": _same("which of the three do you keep?"),
    "die": _die,
    "free": _free,
    "dev": _dev,
    "dev_favour": _dev_favour,
    "pay_with": _same("what do you pay with?"),
    "hebrew": _same("which Hebrew do you free?"),
    "market": _same("which market token do you take?"),
    "swap": _same("which two market tokens do you swap?"),
    "place": _place,
    "recover": _same("which discarded token do you recover?"),
    "territory": _territory,
    "ignore": _ignore,
    "cancel": _cancel,
    "loss": _loss,
    "lose": _lose,
    "slot": _slot,
    "give_up": _give_up,
}
"""Every question there is."""
