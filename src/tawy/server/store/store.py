"""The one door to everything stored, made of its parts (`doors`)."""

from __future__ import annotations

from tawy.server.store.doors.calls import Calls
from tawy.server.store.doors.company import Company
from tawy.server.store.doors.games import Games
from tawy.server.store.doors.oblivion import Oblivion
from tawy.server.store.doors.own import OwnThings
from tawy.server.store.doors.people import People
from tawy.server.store.doors.reviews import Reviews


class Store(Games, People, Company, OwnThings, Reviews, Calls, Oblivion):
    """Tables and people in one database. A write that has returned is durable and visible to every reader."""
