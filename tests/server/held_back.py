"""Stories of what is held back: tables for friends first, offers, histories, talk of those who watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, exists, true

from server.even import GAME, PLANS, Even, Story, reached
from server.mutations import Mutate, Patch
from server.pair import NOBODY
from tawy.server.hall import chat
from tawy.server.hall.following import Follower, Following, anyone
from tawy.server.http import reception
from tawy.server.http.routes import profiles, statistics
from tawy.server.http.showing import Showing
from tawy.server.store import friends
from tawy.server.store.schema import game, offered
from tawy.server.tables.talking import ROOMS

# --- stories ----------------------------------------------------------------------------------------------------------


async def a_table_for_friends(world: Even, differs: bool) -> tuple[list[str], list[str]]:  # noqa: FBT001  a story
    """Ada opens a table for friends first, and offers Bo a seat at another, or neither; she has met Dan, too."""
    for who in ("ada", "bo", "dan", "eve"):
        await world.enter(who)
    setup = {"game": "ankh", "options": GAME, "seats": PLANS}
    met = await world.post("ada", "/api/tables", {"setup": setup})
    for who in ("bo", "dan"):
        await world.command(who, met["id"], "Join", invitation=met["invitation"])
    await reached(world, "dan", "eve")
    bo = world.people["bo"][0]
    await world.ask("ada", "POST", "/api/me/friends", body={"person": bo})
    other = await world.post("ada", "/api/tables", {"setup": setup})
    with world.alone() as held:
        if differs:
            first = {**setup, "public": True, "friends_first": 600}
            made = await world.post("ada", "/api/tables", {"setup": first})
            assert made["id"] == held
            await world.ask("ada", "POST", f"/api/tables/{other['id']}/offers", body={"person": bo})
    paths = [f"/api/tables/{table}{more}" for table in (held, other["id"]) for more in ("", "/offers", "/invitation")]
    return ["dan", "eve", NOBODY], paths


async def a_history(world: Even, differs: bool) -> tuple[list[str], list[str]]:  # noqa: FBT001  a story
    """Bo shows games to whom Bo has met; one more is played before all eyes, or not."""
    for who in ("bo", "cyd", "eve"):
        await world.enter(who)
    shown = {"name": "all", "history": "met", "games": "met", "ratings": "met"}
    await world.post("bo", "/api/me/profile", {"shown": shown})
    await reached(world, "eve")
    with world.alone():
        if differs:
            table = await world.running("bo", "cyd", public=True)
            await world.command("cyd", table, "Concede", seat=1)
    bo = world.people["bo"][0]
    figures = f"/api/statistics/ankh?of=person&id={bo}"
    return ["eve", NOBODY], [f"/api/people/{bo}", f"/api/people/{bo}/ratings", figures, f"{figures}&chart=order&bar=1"]


async def talk_of_who_watches(world: Even, differs: bool) -> tuple[list[str], list[str]]:  # noqa: FBT001  a story
    """Eve watches Ada and Bo, and tells the others who watch how Ada should play, or does not."""
    for who in ("ada", "bo", "eve"):
        await world.enter(who)
    table = await world.running("ada", "bo", public=True)
    await reached(world, "ada", "bo")
    for who in ("ada", "bo"):
        await world.open_page(who, table)
    if differs:
        said = {"room": "watchers", "text": "@ada should move to the left"}
        await world.post("eve", f"/api/tables/{table}/chat", said)
    return ["ada", "bo"], [f"/api/tables/{table}", f"/api/tables/{table}/chat"]


STORIES: dict[str, Story] = {story.__name__: story for story in (a_table_for_friends, a_history, talk_of_who_watches)}


# --- mutations: every filter is needed, and its loss is noticed -------------------------------------------------------


def a_table_for_friends_is_listed(patch: Patch) -> None:
    patch.setattr(friends, "may_find", lambda _by, _now: true())


def a_table_for_friends_can_be_looked_at(patch: Patch) -> None:
    patch.setattr(reception, "may_see", lambda _table, _person, _now: True)


def everyones_offers_are_listed(patch: Patch) -> None:
    def anyones(_by: str) -> ColumnElement[bool]:
        return exists().where(offered.c.game == game.c.id)

    patch.setattr(friends, "is_offered", anyones)


def a_history_is_for_everyone(patch: Patch) -> None:
    patch.setattr(profiles, "is_for", lambda _audience, _near: True)


def figures_of_somebody_are_for_everyone(patch: Patch) -> None:
    patch.setattr(statistics, "is_for", lambda _audience, _near: True)


def everyone_has_met_everyone(patch: Patch) -> None:
    async def met(_showing: Showing, _person: Any, _viewer: Any) -> str:
        return "met"

    patch.setattr(Showing, "nearness", met)


def players_read_what_those_say_who_watch(patch: Patch) -> None:
    patch.setattr(chat, "reads", lambda _table, _person: list(ROOMS))


def what_is_said_is_told_to_whoever_follows(patch: Patch) -> None:
    tell = Following.tell

    def loud(following: Following, message: bytes, _may_hear: Callable[[Follower], bool] = anyone) -> None:
        tell(following, message)

    patch.setattr(Following, "tell", loud)


MUTATIONS: list[tuple[str, Mutate]] = [
    ("a_table_for_friends", a_table_for_friends_is_listed),
    ("a_table_for_friends", a_table_for_friends_can_be_looked_at),
    ("a_table_for_friends", everyones_offers_are_listed),
    ("a_history", a_history_is_for_everyone),
    ("a_history", figures_of_somebody_are_for_everyone),
    ("a_history", everyone_has_met_everyone),
    ("talk_of_who_watches", players_read_what_those_say_who_watch),
    ("talk_of_who_watches", what_is_said_is_told_to_whoever_follows),
]
