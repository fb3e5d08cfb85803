"""What happens before and between conflicts, in English sentences. The conflicts are in `battle_words`."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from tawy.ankh import events as e
from tawy.cli.ankh.names import (
    ACTION_NAMES,
    CARD_NAMES,
    EVENT_NAMES,
    GOD_NAMES,
    GUARDIAN_NAMES,
    POWER_NAMES,
    Names,
    figure,
    piece,
    scenario_name,
)
from tawy.cli.english import a, count, listing
from tawy.kernel.event import Event

CAUSES: Final = {
    "action": "an action",
    "move": "Move Figures",
    "summon": "Summon Figure",
    "gain": "Gain Followers",
    "unlock": "the new power",
    "control": "Control Monument",
    "caravan": "a caravan",
    "majority": "majorities",
    "domination": "domination",
    "victory": "victory",
    "defeat": "defeat",
    "merge": "merging",
    "forgotten": "being forgotten",
    "judge": "Judge of the Dead",
    "judge_strength": "Judge of the Dead",
    "mysterious_forms": "Mysterious Forms",
    "ransom": "a trapped warrior",
    "protector": "Protector",
    "underworld": "the Underworld",
    "radiance": "Radiance",
    **CARD_NAMES,
    **POWER_NAMES,
    **GUARDIAN_NAMES,
}
"""Every cause an event can name, as a few words."""


@singledispatch
def word(event: Event, names: Names) -> str:
    """What happened, as one or two sentences."""
    raise NotImplementedError(f"{type(event).__name__} has no words for {names}")


# --- set-up


@word.register
def _(event: e.FirstPlayer, names: Names) -> str:
    return f"{names.seat(event.seat)} plays first."


@word.register
def _(event: e.GodTaken, _names: Names) -> str:
    return f"Seat {event.seat + 1} plays {GOD_NAMES[event.god]}."


@word.register
def _(event: e.GuardianChosen, _names: Names) -> str:
    return f"{GUARDIAN_NAMES[event.guardian]} serves in this game, with {count(event.figures, 'figure')}."


@word.register
def _(event: e.BoardLaid, _names: Names) -> str:
    return f"The board is laid out for {scenario_name(event.scenario)}."


# --- the turn


@word.register
def _(event: e.TurnBegun, names: Names) -> str:
    return f"{names.seat(event.seat)}'s turn."


@word.register
def _(event: e.ActionChosen, names: Names) -> str:
    event_follows = " Its marker reaches the end of the row: an event will follow." if event.last else ""
    return f"{names.seat(event.seat)} chooses {ACTION_NAMES[event.action]}.{event_follows}"


@word.register
def _(event: e.MarkerReturned, _names: Names) -> str:
    return f"The marker of {ACTION_NAMES[event.action]} goes back to the start."


@word.register
def _(event: e.EventReached, _names: Names) -> str:
    return f"Event {event.position} of 18: {EVENT_NAMES[event.event]}."


# --- figures


@word.register
def _(event: e.Moved, names: Names) -> str:
    figure = f"{names.own(event.side)} {piece(event.piece)}"
    if event.start == event.to:
        return f"{figure} moves and comes back to {event.to}."
    why = " at the call of an obelisk" if event.cause == "obelisk_attuned" else ""
    return f"{figure} moves from {event.start} to {event.to}{why}."


@word.register
def _(event: e.Pushed, names: Names) -> str:
    return (
        f"{names.own(event.by)} Satet pushes {names.own(event.side)} {piece(event.piece)} "
        f"from {event.start} to {event.to}."
    )


@word.register
def _(event: e.Summoned, names: Names) -> str:
    if event.cause == "mummy":
        return f"{names.own(event.side)} Mummy rises again on {event.space}."
    what = "a trapped warrior" if event.ransomed else figure(event.piece)
    by = {"pyramid_attuned": " by a pyramid", "underworld": " from the Underworld"}.get(event.cause, "")
    return f"{names.side(event.side)} summons {what} on {event.space}{by}."


@word.register
def _(event: e.Radiant, names: Names) -> str:
    return f"{names.own(event.side)} figure on {event.space} is Radiant."


@word.register
def _(event: e.Aimed, names: Names) -> str:
    return f"{names.own(event.side)} Giant Scorpion on {event.space} aims at {listing(event.at)}."


@word.register
def _(event: e.TilePlaced, names: Names) -> str:
    start = f", from {event.start}" if event.start else ""
    return f"{names.side(event.side)} lays an Underworld tile on {event.space}{start}."


# --- followers, powers


@word.register
def _(event: e.FollowersGained, names: Names) -> str:
    why = "" if event.cause == "gain" else f" from {CAUSES[event.cause]}"
    return f"{names.side(event.side)} gains {count(event.amount, 'follower')}{why}."


@word.register
def _(event: e.FollowersSpent, names: Names) -> str:
    return f"{names.side(event.side)} sacrifices {count(event.amount, 'follower')} for {CAUSES[event.cause]}."


@word.register
def _(event: e.FollowersPaid, names: Names) -> str:
    followers = count(event.amount, "follower")
    return f"{names.side(event.side)} pays {names.side(event.to)} {followers} for {CAUSES[event.cause]}."


@word.register
def _(event: e.PowerUnlocked, names: Names) -> str:
    return f"{names.side(event.side)} unlocks {POWER_NAMES[event.power]}."


@word.register
def _(event: e.GuardianJoined, names: Names) -> str:
    guardian = figure(event.guardian)
    return f"{guardian[0].upper()}{guardian[1:]} joins {names.own(event.side)} pool."


# --- monuments and camels


@word.register
def _(event: e.MonumentTaken, names: Names) -> str:
    before = "neutral" if event.lost_by is None else names.own(event.lost_by)
    article = "the " if event.lost_by is None else ""
    return f"{names.side(event.side)} takes control of {article}{before} {event.monument} on {event.space}."


@word.register
def _(event: e.MonumentBuilt, names: Names) -> str:
    return f"{names.side(event.side)} builds {a(event.monument)} on {event.space}."


@word.register
def _(event: e.MonumentDestroyed, names: Names) -> str:
    whose = "The neutral" if event.lost_by is None else names.own(event.lost_by)
    by = " by a Giant Scorpion" if event.cause == "giant_scorpion" else ""
    return f"{whose} {event.monument} on {event.space} is destroyed{by}."


@word.register
def _(event: e.CaravanPlaced, names: Names) -> str:
    kept, new = event.sizes
    return (
        f"{names.seat(event.seat)} lays {count(len(event.line), 'camel')} through region {event.token}: "
        f"the part around {event.kept_by} ({kept} land) stays region {event.token}, "
        f"the part around {event.given_to} ({new} land) becomes region {event.new_token}."
    )


@word.register
def _(event: e.TokensExchanged, names: Names) -> str:
    return f"{names.seat(event.seat)} exchanges the order tokens {event.tokens[0]} and {event.tokens[1]}."
