"""A club night from its announcement to its end: people come and go, rounds are played, time passes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.club.gathered import DAY, MINUTE, Club, club
from server.house import Json, Refused, Visitor
from server.tables.party import NOON
from tawy.server.hall.hall import Hall
from tawy.server.store import Store


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.sentence


async def begun(night: Club, number: int = 1) -> list[Json]:
    await night.do(night.host, "BeginRound", round=number)
    tables: list[Json] = (await night.look())["rounds"][-1]["tables"]
    return tables


# --- a whole night ---------------------------------------------------------------------------------------------------


def test_two_rounds_from_the_invitation_to_the_final_standing(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve", by_itself=False) as night:
            told = await night.look()
            assert (told["status"], told["short"], told["tables"]) == ("gathering", 0, [2, 3])
            tables = await begun(night)
            assert sorted(len(table["seats"]) for table in tables) == [2, 3]
            assert {seat["name"] for table in tables for seat in table["seats"]} == set(night.people)
            for table in tables:
                seen = await night.seats(table)[0].look(table["id"])
                assert (seen["table"]["status"], seen["table"]["club"]) == ("running", night.id)
                await night.win(table)
            told = await night.later()
            assert told["rounds"][0]["ended"] is not None
            winners = {line["name"] for line in told["standing"] if line["wins"]}
            assert winners == {table["seats"][0]["name"] for table in tables}
            assert told["standing"][0]["points"] == 1
            again = await begun(night, 2)
            for table in again:
                await night.win(table, 1)
            told = await night.later()
            assert told["status"] == "over"
            assert sum(line["wins"] for line in told["standing"]) == 4
            assert [line["played"] for line in told["standing"]] == [2] * 5
            mine = (await night.people["Bob"].get("/api/clubs/mine"))["nights"]
            assert [(one["name"], one["status"], one["table"]) for one in mine] == [("Thursday", "over", None)]

    asyncio.run(scene())


def test_everyone_is_called_to_their_table_the_host_too(sqlite_url: str) -> None:
    """The outbox holds a call for everyone who wants to be called."""

    async def scene() -> None:
        async with club(sqlite_url) as night:
            target = {"kind": "webhook", "url": "https://hooks.example/x"}
            store = night.server.store
            night.server.app.reception.ways.address = "https://tawy.example"
            for visitor in night.people.values():
                await visitor.post("/api/me/channels", {"target": target})
            await begun(night)
            due = await store.messages_soon(night.server.app.hall.now() + DAY, 100)
            assert {person for _, _, person, _ in due} == {visitor.id for visitor in night.people.values()}

    asyncio.run(scene())


def test_the_next_round_begins_by_itself_after_a_minute(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url) as night:
            for table in await begun(night):
                await night.win(table)
            told = await night.later()
            assert told["next_at"] == told["rounds"][0]["ended"] + MINUTE
            assert len((await night.later(30_000))["rounds"]) == 1
            told = await night.later(30_000)
            assert len(told["rounds"]) == 2
            assert {table["status"] for table in told["rounds"][1]["tables"]} == {"running"}

    asyncio.run(scene())


def test_no_round_begins_by_itself_with_too_few_people_for_a_table(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, sizes=[]) as night:
            for table in await begun(night):
                await night.win(table)
            await night.later()
            for name in ("Bob", "Cyd", "Dot"):
                await night.do(night.people[name], "Quit")
            told = await night.later(5 * MINUTE)
            assert (len(told["rounds"]), told["next_at"], told["short"]) == (1, None, 1)
            assert await night.server.store.clubs_due(night.server.app.hall.now()) == []
            assert "too few people" in await refused(begun(night, 2))

    asyncio.run(scene())


# --- coming and going ------------------------------------------------------------------------------------------------


def test_who_comes_late_plays_from_the_next_round_on_and_who_has_left_does_not(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve Fay", by_itself=False) as night:
            await night.do(night.people["Fay"], "Quit")
            tables = await begun(night)
            assert "Fay" not in {seat["name"] for table in tables for seat in table["seats"]}
            await night.do(night.people["Fay"], "Enter", invitation=night.invitation)
            await night.do(night.people["Eve"], "Quit")
            for table in (await night.look())["rounds"][0]["tables"]:
                for seat in table["seats"]:
                    assert seat["bot"] == (seat["name"] == "Eve")
                await night.do(night.host, "Discount", table=table["id"])
            again = await begun(night, 2)
            assert {seat["name"] for table in again for seat in table["seats"]} == {"Ada", "Bob", "Cyd", "Dot", "Fay"}
            gone = {line["name"]: line["gone"] for line in (await night.look())["standing"]}
            assert gone["Eve"] == "left"
            assert gone["Fay"] is None

    asyncio.run(scene())


def test_who_was_sent_away_sees_nothing_any_more_and_cannot_come_back(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve") as night:
            eve = night.people["Eve"]
            await night.do(night.host, "SendAway", person=eve.id)
            assert "no such club night" in await refused(night.look(eve))
            assert "no such club night" in await refused(night.do(eve, "Enter", invitation=night.invitation))
            assert (await eve.get("/api/clubs/mine"))["nights"] == []
            assert len((await night.look())["people"]) == 4

    asyncio.run(scene())


def test_a_host_leaves_only_after_somebody_else_is_the_host(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve") as night:
            ada, bob = night.people["Ada"], night.people["Bob"]
            assert "hand the club night over" in await refused(night.do(ada, "Quit"))
            await night.do(ada, "HandOver", person=bob.id)
            await night.do(ada, "Quit")
            assert (await night.look(bob))["host"] == bob.id
            assert "Only the host" in await refused(night.do(night.people["Cyd"], "EndNight"))
            await night.do(bob, "EndNight")
            assert (await night.look(bob))["status"] == "off"
            assert "over" in await refused(night.do(ada, "Enter", invitation=night.invitation))

    asyncio.run(scene())


def test_what_cannot_be_a_night_is_refused_in_a_sentence(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd") as night:
            good = {"name": "Thursday", "game": "ankh", "options": {}, "size": 4}
            days = {"kind": "days", "seconds": 86_400}
            for wrong, sentence in (
                ({"size": 6}, "Ankh is played by 2 to 5 seats, not 6."),
                ({"sizes": [1]}, "At a table of a club night sit 2 to 16 people, not 1."),
                ({"sizes": [3, 7]}, "Ankh is played by 2 to 5 seats, not 7."),
                ({"rounds": 0}, "A club night has 1 to 12 rounds, not 0."),
                ({"days": 31}, "A round lasts for at most 30 days, not 31."),
                ({"minutes": 0}, "There are 1 to 60 minutes to come to a table, not 0."),
                ({"days": 3}, "Where a round lasts for days, a turn has days too, and no more than the round."),
                ({"clock": days}, "A clock with days for a turn needs rounds that last for days."),
                ({"name": " "}, "A name has 1 to 40 letters."),
                ({"options": {"gods": "none"}}, "This set-up of Ankh does not fit"),
            ):
                assert sentence in await refused(night.host.post("/api/clubs", {"setup": good | wrong}))
            assert "at least 4 people" in await refused(begun(night))
            assert "has 2 rounds, one after the other" in await refused(begun(night, 2))

    asyncio.run(scene())


def test_a_round_is_begun_once_however_often_it_is_said(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url) as night:
            first = await begun(night)
            assert [table["id"] for table in await begun(night)] == [table["id"] for table in first]
            assert "have not ended" in await refused(begun(night, 2))

    asyncio.run(scene())


# --- who does not come -----------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_does_not_come_until_they_do(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, minutes=5, sizes=[]) as night:
            tables = await begun(night)
            first, late = night.seats(tables[0])
            one, other = night.seats(tables[1])
            async with night.server.follow(first, tables[0]["id"], 0) as socket:
                await socket.message()
                await _attends(night, tables[0]["id"], first)
                seen = await one.look(tables[1]["id"], 0)
                asked = seen["table"]["asked"][0]["seat"]
                await _answer([one, other][asked], tables[1]["id"], asked)
                told = await night.later(4 * MINUTE)
                assert not any(seat["missed"] for table in told["rounds"][0]["tables"] for seat in table["seats"])
                told = await night.later(MINUTE)
            missed = {
                seat["name"] for table in told["rounds"][0]["tables"] for seat in table["seats"] if seat["missed"]
            }
            assert missed == {late.name, [other, one][asked].name}
            bots = {seat["name"] for table in told["rounds"][0]["tables"] for seat in table["seats"] if seat["bot"]}
            assert bots == missed
            await late.do(tables[0]["id"], "Return")
            seats = {seat["name"]: seat for seat in (await night.look())["rounds"][0]["tables"][0]["seats"]}
            assert (seats[late.name]["bot"], seats[late.name]["missed"]) == (False, True)
            await first.do(tables[0]["id"], "Concede", seat=0)
            await [one, other][asked].do(tables[1]["id"], "Abandon")
            told = await night.later()
            lines = {line["name"]: line for line in told["standing"]}
            assert (lines[late.name]["wins"], lines[late.name]["absent"]) == (1, 0), "who came in time is not absent"

    asyncio.run(scene())


def test_who_is_not_there_at_the_end_is_marked_and_gets_nothing(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, minutes=5, size=3, sizes=[], names="Ada Bob Cyd Dot Eve Fay") as night:
            tables = await begun(night)
            stay, give_up, gone = night.seats(tables[0])
            await gone.do(tables[0]["id"], "Leave")
            seat = (await stay.look(tables[0]["id"], 0))["table"]["seats"][2]
            assert (seat["bot"], seat["away"]) == ("medium", "left"), "nobody is asked: a bot plays on"
            await give_up.do(tables[0]["id"], "Concede", seat=1)
            await stay.do(tables[0]["id"], "Concede", seat=0)
            told = await night.later()
            lines = {line["name"]: line for line in told["standing"]}
            assert (lines[gone.name]["wins"], lines[gone.name]["points"], lines[gone.name]["absent"]) == (0, 0, 1)
            assert (lines[stay.name]["points"], lines[stay.name]["absent"]) == (0.75, 0), "who gives up was there"
            seat = told["rounds"][0]["tables"][0]["seats"][2]
            assert (seat["bot"], seat["won"], seat["points"]) == (True, False, 0)

    asyncio.run(scene())


def test_the_host_sends_a_bot_for_who_keeps_a_table_waiting_too_long(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, minutes=5, sizes=[]) as night:
            table = (await begun(night))[0]
            assert "has not waited for 5 minutes" in await refused(night.do(night.host, "StandIn", table=table["id"]))
            night.pass_time(6 * MINUTE)
            await night.do(night.host, "StandIn", table=table["id"])
            seats = (await night.look())["rounds"][0]["tables"][0]["seats"]
            assert [seat["bot"] for seat in seats].count(True) == 1
            assert not any(seat["asked"] for seat in seats if seat["bot"])

    asyncio.run(scene())


def test_of_days_bots_play_for_who_is_awaited_and_the_next_round_begins_beside(sqlite_url: str) -> None:
    async def scene() -> None:
        days: Json = {"days": 2, "clock": {"kind": "days", "seconds": 86_400}}
        async with club(sqlite_url, sizes=[], **days) as night:
            tables = await begun(night)
            await night.win(tables[1])
            told = await night.later(DAY)
            assert (len(told["rounds"]), told["rounds"][0]["ended"]) == (1, None)
            told = await night.later(DAY)
            assert len(told["rounds"]) == 2, "the next one does not wait"
            late = told["rounds"][0]["tables"][0]
            assert (late["status"], [seat["missed"] for seat in late["seats"]].count(True)) == ("running", 1)
            awaited = next(seat["name"] for seat in late["seats"] if seat["missed"])
            await night.people[awaited].do(late["id"], "Return")
            await night.win(late, 1)
            told = await night.later()
            assert told["rounds"][0]["ended"] is not None
            assert sum(line["wins"] for line in told["standing"]) == 2

    asyncio.run(scene())


def test_while_nobody_served_no_time_to_come_has_passed(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, minutes=5, sizes=[]) as night:
            await begun(night)
            night.server.app.hall.lost = lambda _since: 60 * MINUTE
            told = await night.later(60 * MINUTE)
            assert not told["rounds"][0]["tables"][0]["seats"][0]["missed"]
            assert (await night.later(6 * MINUTE))["rounds"][0]["tables"][0]["seats"][0]["missed"]

    asyncio.run(scene())


async def _answer(visitor: Visitor, table: str, seat: int) -> None:
    seen = await visitor.look(table, seat)
    token = seen["own"]["question"]["options"][0]["token"]
    await visitor.do(table, "Answer", seat=seat, position=seen["position"], token=token)


async def _attends(night: Club, table: str, visitor: Visitor) -> None:
    for _ in range(100):
        if (table, visitor.id) in await night.server.store.came([table]):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("nobody noticed that they came")


# --- what is uncounted -----------------------------------------------------------------------------------------------


def test_a_game_without_a_result_counts_for_nobody_and_an_ended_night_stays_as_it_is(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, sizes=[]) as night:
            one, other = await begun(night)
            first, second = night.seats(one)
            await first.do(one["id"], "Abandon")
            await second.do(one["id"], "Agree", yes=True)
            told = await night.later()
            assert [table["status"] for table in told["rounds"][0]["tables"]] == ["uncounted", "running"]
            await night.do(night.host, "EndNight")
            await night.win(other)
            told = await night.later()
            assert told["status"] == "over"
            assert all(line["wins"] == line["points"] == 0 for line in told["standing"])

    asyncio.run(scene())


def test_a_table_that_its_opener_deletes_still_counts(sqlite_url: str) -> None:
    async def scene() -> None:
        async with club(sqlite_url, sizes=[]) as night:
            table = (await begun(night))[0]
            await night.win(table, 1)
            opener = night.seats(table)[0]
            assert (await opener.http.delete(f"/api/tables/{table['id']}")).status_code == 204
            told = await night.later()
            assert told["rounds"][0]["tables"][0]["status"] == "over"

    asyncio.run(scene())


# --- once, whatever happens ------------------------------------------------------------------------------------------


def test_after_a_kill_exactly_the_missing_tables_are_opened(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The round is stored, one of its tables is open, and the server dies."""

    async def scene() -> None:
        async with club(sqlite_url, "Ada Bob Cyd Dot Eve Fay", sizes=[]) as night:
            hall, opened = night.server.app.hall, 0
            really = hall._create

            async def dies(*given: Any) -> Any:
                nonlocal opened
                opened += 1
                if opened > 1:
                    raise RuntimeError("killed")
                return await really(*given)

            monkeypatch.setattr(hall, "_create", dies)
            answer = await night.host.http.post(
                f"/api/clubs/{night.id}/commands", json={"command": {"type": "BeginRound", "round": 1}}
            )
            assert answer.status_code == 500
            told = await night.look()
            assert [table["status"] for table in told["rounds"][0]["tables"]] == ["running", "opening", "opening"]
            monkeypatch.setattr(hall, "_create", really)
            assert night.id in await night.server.store.clubs_due(hall.now())
            for _ in range(2):
                told = await night.later()
            assert [table["status"] for table in told["rounds"][0]["tables"]] == ["running"] * 3
            assert len((await night.server.stored())[3]) == 1
            assert (await night.server.stored())[2][0][0] == 3, "tables"

    asyncio.run(scene())


def test_two_servers_of_one_database_open_every_table_once_and_count_every_game_once(postgres_url: str) -> None:
    from tawy.server.bots.bots import Bots
    from tawy.server.club import commands as c
    from tawy.server.club.clubs import Clubs
    from tawy.server.club.setup import NightSetup
    from tawy.server.tables.caller import Caller
    from tawy.server.tables.commands import Concede, Envelope

    async def scene() -> None:
        stores = [Store.open(postgres_url) for _ in range(2)]
        people = [Caller(f"person{number}", f"P{number}") for number in range(8)]
        for one in people:
            await stores[0].add_person(one.person, one.name, one.person, NOON)
        halls = [Hall(store, Bots(0)) for store in stores]
        clubs = [Clubs(hall) for hall in halls]
        made = await clubs[0].announce(NightSetup("Both", "ankh", {}, 2, rounds=2), people[0])
        entering = [clubs[n % 2].command(made.id, one, c.Enter(made.invitation)) for n, one in enumerate(people)]
        await asyncio.gather(*entering)
        await asyncio.gather(*(each.command(made.id, people[0], c.BeginRound(1)) for each in clubs))
        await asyncio.gather(*(each.tend(made.id) for each in clubs))
        night, _ = await clubs[1].night(made.id)
        assert (len(night.here), len(night.rounds), night.rounds[0].opened) == (8, 1, True)
        tables = [placed.table for placed in night.rounds[0].tables]
        rows = await stores[1].games(tables)
        assert [row.n for row in rows] == [1] * 4
        for number, placed in enumerate(night.rounds[0].tables):
            loser = next(one for one in people if one.person == placed.people[1])
            await halls[number % 2].command(placed.table, loser, Envelope("up", Concede(1)))
        await asyncio.gather(*(each.tend(made.id) for each in clubs * 2))
        night, _ = await clubs[0].night(made.id)
        assert night.rounds[0].ended is not None
        assert sorted(line.wins for line in night.standing()) == [0] * 4 + [1] * 4
        for hall, store in zip(halls, stores, strict=True):
            await hall.close()
            await store.close()

    asyncio.run(scene())
