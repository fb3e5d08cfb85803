"""Every route and command of a club night against everyone who may try: what is written here is all that is allowed."""

from __future__ import annotations

import asyncio
from typing import Final, get_args

import pytest

from server.club.gathered import Club, club
from server.house import Json, Visitor
from tawy.server.club import commands as c

ROLES: Final = ("host", "guest", "left", "sent away", "other", "stranger")
"""Announced it; takes part; has left after the first round had begun; was sent away; has a session; has none."""
SEEN: Final = "200 200 200 404 404 404"

CLUB_ROUTES: Final = {
    "GET /api/clubs/{id}": SEEN,
    "GET /api/clubs/{id}/invitation": SEEN,
    "GET /api/clubs/{id}/invitation/code": SEEN,
    "GET /api/club-invitations/{id}/{invitation}": "200 200 200 404 200 200",
    "GET /club/{id}/{invitation}": "200 200 200 200 200 200",
    "POST /api/clubs/{id}/commands": "200 403 403 404 404 401",
}
"""The last is for a command of the host's."""

HOST: Final = "done not_yours not_yours not_found not_found no_session"
COMMANDS: Final = {
    "Enter": "done done done not_found done no_session",
    "Quit": "not_now done not_now not_found not_found no_session",
    "SendAway": HOST,
    "HandOver": HOST,
    "NewInvitation": HOST,
    "BeginRound": HOST,
    "StandIn": HOST.replace("done", "not_now"),  # nobody has waited long enough
    "Discount": HOST,
    "EndNight": HOST,
}


async def prepared(night: Club) -> dict[str, Visitor]:
    """Everyone in their role, in the first round."""
    people = dict(zip(ROLES, night.people.values(), strict=False))
    await night.do(people["host"], "BeginRound", round=1)
    await night.do(people["left"], "Quit")
    await night.do(people["host"], "SendAway", person=people["sent away"].id)
    return people


def body(kind: str, night: Club, people: dict[str, Visitor], told: Json) -> Json:
    running = next((table for table in told["rounds"][-1]["tables"] if table["status"] == "running"), {"id": "0"})
    fields: dict[str, Json] = {
        "Enter": {"invitation": night.invitation},
        "SendAway": {"person": people["sent away"].id},
        "HandOver": {"person": people["guest"].id},
        "BeginRound": {"round": 1},
        "StandIn": {"table": running["id"]},
        "Discount": {"table": running["id"]},
    }
    return {"command": {"type": kind, **fields.get(kind, {})}}


def test_every_command_is_in_the_table() -> None:
    assert {command.__name__ for command in get_args(c.AnyNightCommand)} == set(COMMANDS)


def test_every_route(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve Fay") as night, night.server.client() as stranger:
            people = await prepared(night)
            async with night.server.visitor("Zoe") as other:
                clients = [people[role].http for role in ROLES[:4]] + [other.http, stranger]
                told = await night.look()
                for route, row in CLUB_ROUTES.items():
                    method, path = route.split()
                    path = path.replace("{id}", night.id).replace("{invitation}", night.invitation)
                    content: Json = {"json": body("HandOver", night, people | {"guest": people["host"]}, told)}
                    for role, client, status in zip(ROLES, clients, row.split(), strict=True):
                        before = await night.server.stored()
                        answer = await client.request(method, path, **(content if method == "POST" else {}))
                        assert answer.status_code == int(status), (route, role, answer.text)
                        assert await night.server.stored() == before, (route, role)

    asyncio.run(scene())


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command(command: str, sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve Fay") as night, night.server.client() as stranger:
            people = await prepared(night)
            async with night.server.visitor("Zoe") as other:
                clients = [people[role].http for role in ROLES[:4]] + [other.http, stranger]
                tried = list(zip(ROLES, clients, COMMANDS[command].split(), strict=True))
                for role, client, expected in sorted(tried, key=lambda one: one[2] == "done"):
                    before = await night.server.stored()
                    wish = body(command, night, people, await night.look())
                    answer = await client.post(f"/api/clubs/{night.id}/commands", json=wish)
                    done = "done" if answer.status_code == 200 else answer.json()["error"]
                    assert done == expected, (role, answer.text)
                    if expected != "done":
                        assert await night.server.stored() == before, role

    asyncio.run(scene())


def test_an_absent_night_and_a_forbidden_one_look_the_same(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url) as night, night.server.visitor("Zoe") as other, night.server.client() as stranger:
            for route in CLUB_ROUTES:
                method, path = route.split()
                content: Json = {"json": {"command": {"type": "EndNight"}}} if method == "POST" else {}
                for client in (other.http, stranger):
                    answers = []
                    for ident in (night.id, "0" * 32, "x", "%00", "0" * 5000, "'"):
                        there = path.replace("{id}", ident).replace("{invitation}", "wrong")
                        answer = await client.request(method, there, **content)
                        answers.append((answer.status_code, answer.content))
                    assert len(set(answers)) == 1, route

    asyncio.run(scene())


def test_an_invitation_that_was_withdrawn_opens_nothing_and_is_told_to_nobody_outside(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url) as night, night.server.visitor("Zoe") as other:
            await night.do(night.host, "NewInvitation")
            new = (await night.people["Bob"].get(f"/api/clubs/{night.id}/invitation"))["invitation"]
            assert new != night.invitation
            assert (await other.http.get(f"/api/club-invitations/{night.id}/{night.invitation}")).status_code == 404
            page = (await other.http.get(f"/club/{night.id}/{night.invitation}")).text
            assert "Ada" not in page
            assert "Thursday" not in page
            shown = (await other.http.get(f"/club/{night.id}/{new}", headers={"accept-language": "it"})).text
            assert "Ada ti invita alla serata di club «Thursday»" in shown
            code = await night.people["Bob"].http.get(f"/api/clubs/{night.id}/invitation/code")
            assert code.headers["content-type"] == "image/svg+xml"

    asyncio.run(scene())
