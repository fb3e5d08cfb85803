"""The options of a question in English: what each one is, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawy.ankh import asks
from tawy.ankh.board import CAMEL_SIDES, GRID
from tawy.ankh.queries.caravans import split
from tawy.ankh.queries.pieces import TOKEN, monument_on, owner_of, piece_name, piece_on
from tawy.ankh.queries.presence import adjacent_to, monuments, neutral, side_at
from tawy.ankh.queries.summoning import ORDINARY, PYRAMID, RANSOMED, UNDERWORLD
from tawy.ankh.queries.unlocking import can_join, next_level
from tawy.ankh.rules.moving import DONE
from tawy.ankh.rules.summoning import PIECES
from tawy.ankh.rules.turn import uses_to_event
from tawy.ankh.state import NOBODY, NOWHERE, Ankh, Side
from tawy.ankh.terms import (
    ACTIONS,
    CARD_RECORDS,
    EVENTS,
    GAIN,
    GOD_RECORDS,
    GUARDIAN_WITH_POWER,
    GUARDIANS,
    MONUMENTS,
    POWERS,
    REVERED,
    SUN_TOKENS,
    UNDERWORLD_TILES,
    UNLOCK,
)
from tawy.cli.ankh import effects
from tawy.cli.ankh.names import (
    ACTION_NAMES,
    CARD_NAMES,
    EVENT_LETTERS,
    EVENT_NAMES,
    GUARDIAN_NAMES,
    POWER_NAMES,
    Names,
    piece,
    region_of,
    scenario_name,
    terrain,
)
from tawy.cli.english import count, listing
from tawy.cli.face import Choice
from tawy.kernel.bits import bits
from tawy.kernel.frame import Ask

Describe = Callable[[Ankh, Ask, int], str]

DONE_WORDS: Final = {
    "move_figure": "move no more",
    "summon": "summon no more",
    "unlock": "unlock nothing",
    "control": "take none",
    "caravan": "lay no caravan",
    "exchange": "exchange nothing",
    "attuned_figure": "move no more",
    "build": "build nothing",
    "let_die": "all that are left stay alive",
    "trap": "trap nobody",
    "tile": "lay none",
}
"""What it means to be done with an offer."""
YES_NO: Final = {
    "sun": ("keep it", ""),
    "two_cards": ("play one card", "once in a conflict"),
    "tie_breaker": ("nobody wins", "you win; it is used up for this conflict"),
    "worship": ("keep them", ""),
}
"""What no and yes mean."""


def choices(g: Ankh, ask: Ask) -> list[Choice]:
    """Every option, as it is written and what it means."""
    return [Choice(asks.token(g, ask, pick), _text(g, ask, pick)) for pick in ask.options]


def _text(g: Ankh, ask: Ask, pick: int) -> str:
    if pick == DONE and ask.kind in DONE_WORDS:
        return DONE_WORDS[ask.kind]
    return ANSWERS[ask.kind](g, ask, pick)


# --- places and figures


def occupant(g: Ankh, space: int, side: Side = NOBODY) -> str:
    """What stands on a space, seen by a side; nothing if it is empty."""
    names = Names.at(g)
    if monuments(g) >> space & 1:
        owner = owner_of(g, space)
        whose = "neutral" if owner is None else "your" if owner == side else names.own(owner)
        return f"{whose} {MONUMENTS[monument_on(g, space)]}"
    owner = side_at(g, space)
    if owner == NOBODY:
        return ""
    whose = "your" if owner == side else names.own(owner)
    return f"{whose} {piece(piece_name(g, piece_on(g, owner, space)))}"


def _place(g: Ankh, _ask: Ask, pick: int) -> str:
    ground = "Underworld" if g.tiles >> pick & 1 else terrain(pick)
    beside = [MONUMENTS[monument_on(g, space)] for space in bits(g.adjacent[pick] & monuments(g))]
    return f"{ground}, {region_of(g, pick)}{', by ' + listing(beside) if beside else ''}"


def _move_to(g: Ankh, ask: Ask, pick: int) -> str:
    if pick == ask.about[0]:
        return "back to where it stands"
    pushed = occupant(g, pick, g.side_of[ask.seat])
    return f"pushing {pushed}" if pushed else _place(g, ask, pick)


def _figure(g: Ankh, ask: Ask, pick: int) -> str:
    what = piece(piece_name(g, piece_on(g, g.side_of[ask.seat], pick)))
    return f"{what}, {region_of(g, pick)}"


def _monument(g: Ankh, _ask: Ask, pick: int) -> str:
    return f"{occupant(g, pick)}, {region_of(g, pick)}"


def _aim(g: Ankh, ask: Ask, pick: int) -> str:
    targets = [GRID.space(token) for token in asks.token(g, ask, pick).split("+")]
    return listing([occupant(g, space, g.side_of[ask.seat]) or f"empty {terrain(space)}" for space in targets])


# --- actions


def _action(g: Ankh, ask: Ask, pick: int) -> str:
    use, last = g.track[pick] + 1, uses_to_event(g, pick)
    event = EVENT_NAMES[EVENT_LETTERS[EVENTS[g.event]]]
    follows = f"then {event}" if use == last else f"use {use} of {last}"
    side = g.side_of[ask.seat]
    bonus = _gain(g, side) if pick == GAIN else _next_power(g, side) if pick == UNLOCK else ""
    return f"{ACTION_NAMES[ACTIONS[pick]]} ({follows}){bonus}"


def _gain(g: Ankh, side: Side) -> str:
    monuments_near = (adjacent_to(g, g.figures[side]) & (g.owned[side] | neutral(g))).bit_count()
    return f": {count(monuments_near + bool(g.powers[side] & REVERED), 'follower')}"


def _next_power(g: Ankh, side: Side) -> str:
    level = next_level(g, side)
    if level is None:
        return ": you have all six"
    return f": level {level} costs {level} of your {count(g.followers[side], 'follower')}"


def _power(g: Ankh, ask: Ask, pick: int) -> str:
    side = g.side_of[ask.seat]
    level = GUARDIAN_WITH_POWER.get(g.powers[side].bit_count() + 1)
    joins = "" if level is None or not can_join(g, side, level) else f"; {_guardian_name(g, level)} joins you"
    return f"{POWER_NAMES[POWERS[pick]]}: {effects.POWERS[POWERS[pick]]}{joins}"


def _guardian_name(g: Ankh, level: int) -> str:
    return GUARDIAN_NAMES[GUARDIANS[g.kinds[level]]]


def _summon(g: Ankh, _ask: Ask, pick: int) -> str:
    way, what = divmod(pick, PIECES)
    name = asks.piece_token(g, what)
    words = piece(name)
    if what == RANSOMED:
        words = "a trapped warrior, for 1 follower to Anubis"
    elif name in effects.GUARDIANS:
        words = f"{words}: {effects.GUARDIANS[name]}"
    if way == ORDINARY:
        return words
    extra = "onto an Underworld tile" if way == UNDERWORLD else f"beside the pyramid on {TOKEN[way - PYRAMID]}"
    return f"{words}; extra, {extra}"


# --- caravans


def _side(_g: Ankh, _ask: Ask, pick: int) -> str:
    low, high = CAMEL_SIDES[pick]
    return f"between {TOKEN[low]} and {TOKEN[high]}"


def _keep_token(g: Ankh, ask: Ask, pick: int) -> str:
    part = next(part for part in split(g, ask.about) if part >> pick & 1)
    names = Names.at(g)
    there = [f"{names.side(side)} {n}" for side in g.standing if (n := (g.figures[side] & part).bit_count())]
    return f"the part around {TOKEN[pick]}: {part.bit_count()} land; {listing(there) if there else 'nobody'} there"


def _exchange(g: Ankh, ask: Ask, pick: int) -> str:
    one, other = asks.token(g, ask, pick).split("-")
    return f"regions {one} and {other} change places in the order"


# --- battles


def _cards(_g: Ankh, _ask: Ask, pick: int) -> str:
    strength = sum(CARD_RECORDS[card].strength for card in bits(pick))
    cards = [CARD_RECORDS[card].id for card in bits(pick)]
    if len(cards) > 1:
        return f"{listing(CARD_NAMES[card] for card in cards)}, strength +{strength}"
    return f"{CARD_NAMES[cards[0]]}, strength +{strength}: {effects.CARDS[cards[0]]}"


def _yes_no(g: Ankh, ask: Ask, pick: int) -> str:
    if ask.kind == "sun" and pick:
        return f"{SUN_TOKENS - g.suns.bit_count()} left: 1 more devotion where it dominates or wins"
    if ask.kind == "worship" and pick:
        return f"you have {count(g.followers[g.side_of[ask.seat]], 'follower')}"
    return YES_NO[ask.kind][pick]


def _says_all(_g: Ankh, _ask: Ask, _pick: int) -> str:
    """The option as it is written needs no more words."""
    return ""


def _god_of(g: Ankh, _ask: Ask, pick: int) -> str:
    return f"a warrior of {Names.at(g).side(pick)}"


def _tile_from(g: Ankh, _ask: Ask, pick: int) -> str:
    if pick == NOWHERE:
        return f"one that is not on the board yet ({UNDERWORLD_TILES - g.tiles.bit_count()} left)"
    return f"the one on {TOKEN[pick]}"


def _keep_guardian(g: Ankh, _ask: Ask, pick: int) -> str:
    if pick >= len(TOKEN):
        return "from the pool"
    return occupant(g, pick)


# --- set-up


def _god(_g: Ankh, _ask: Ask, pick: int) -> str:
    god = GOD_RECORDS[pick]
    return f"{god.name}, {god.ability}: {effects.GODS[god.id]}"


def _guardian(_g: Ankh, _ask: Ask, pick: int) -> str:
    return f"{GUARDIAN_NAMES[GUARDIANS[pick]]}: {effects.GUARDIANS[GUARDIANS[pick]]}"


def _scenario(g: Ankh, ask: Ask, pick: int) -> str:
    return scenario_name(asks.token(g, ask, pick))


def _seat(g: Ankh, _ask: Ask, pick: int) -> str:
    return Names.at(g).seat(pick)


ANSWERS: Final[dict[str, Describe]] = {
    "first_player": _seat,
    "god": _god,
    "guardian": _guardian,
    "scenario": _scenario,
    "action": _action,
    "move_figure": _figure,
    "move_to": _move_to,
    "push_to": _place,
    "aim": _aim,
    "summon": _summon,
    "summon_to": _place,
    "sun": _yes_no,
    "unlock": _power,
    "control": _monument,
    "caravan": _side,
    "keep_token": _keep_token,
    "exchange": _exchange,
    "attuned_figure": _figure,
    "attuned_to": _place,
    "two_cards": _yes_no,
    "cards": _cards,
    "build": _says_all,
    "offer": _says_all,
    "tie_breaker": _yes_no,
    "let_die": _figure,
    "trap": _god_of,
    "mummy": _place,
    "tile": _place,
    "tile_from": _tile_from,
    "worship": _yes_no,
    "keep_guardian": _keep_guardian,
}
"""How the options of every question are described."""
