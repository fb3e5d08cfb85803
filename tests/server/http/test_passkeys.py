"""Passkeys: whole ceremonies with a device of ours, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from server.house import Json, Refused, Visitor
from server.http.device import PRESENT, Device, data, text
from server.inside import HOST, Inside, inside
from tawy.server.hall.expiry import forget
from tawy.server.http import ceremonies
from tawy.server.settings import Settings

ADDRESS = f"https://{HOST}"
MINUTE = 60_000


class Scene:
    """A server called by https, Ann who is known there, and a browser that nobody has used yet."""

    def __init__(self, house: Inside, ann: Visitor, bare: httpx.AsyncClient) -> None:
        self.house = house
        self.ann = ann
        self.bare = bare
        self.device = Device(ADDRESS)

    async def add(self, device: Device | None = None, name: str = "Phone") -> Json:
        """A passkey of Ann's."""
        options = await self.ann.post("/api/me/passkeys/challenge", {})
        return await self.ann.post("/api/me/passkeys", (device or self.device).make(options, name))

    async def challenge(self) -> Json:
        """For whoever wants to sign in."""
        options: Json = (await self.bare.post("/api/sign-in/passkey/challenge", json={})).json()
        return options

    async def sign_in(self, signed: Json) -> httpx.Response:
        """A try; whatever is answered, the browser stays a stranger's."""
        answer = await self.bare.post("/api/sign-in/passkey", json=signed)
        self.bare.cookies.clear()
        return answer

    async def come_back(self, device: Device | None = None) -> httpx.Response:
        """A whole ceremony."""
        return await self.sign_in((device or self.device).sign(await self.challenge()))

    async def names(self) -> list[str]:
        return [one["name"] for one in (await self.ann.get("/api/me/passkeys"))["passkeys"]]


@asynccontextmanager
async def scene(url: str, **settings: Any) -> AsyncIterator[Scene]:
    async with (
        inside(url, **settings) as house,
        house.client(scheme="https") as bare,
        Visitor(ADDRESS, "Ann", house.client(scheme="https")) as ann,
    ):
        yield Scene(house, ann, bare)


def play(url: str, played: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with scene(url, **settings) as there:
            await played(there)

    asyncio.run(asyncio.wait_for(whole(), 60))


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the sentence of a refusal."""
    return answer.status_code, answer.json()["sentence"]


NOT_ACCEPTED = (403, "This passkey was not accepted.")
TOO_LATE = (409, "This took too long: try it once more.")


def test_somebody_is_known_again_on_another_device_without_a_name(database_url: str) -> None:
    async def played(there: Scene) -> None:
        made = await there.add()
        assert made["name"] == "Phone"
        assert made["used"] is None
        answer = await there.come_back(there.device.copy())
        assert (answer.status_code, answer.json()) == (200, {"id": there.ann.id, "name": "Ann"})
        cookies = {"cookie": "; ".join(f"{key}={value}" for key, value in answer.cookies.items())}
        assert (await there.bare.get("/api/me", headers=cookies)).json()["id"] == there.ann.id
        (shown,) = (await there.ann.get("/api/me/passkeys"))["passkeys"]
        assert shown["used"] is not None
        assert shown["here"]

    play(database_url, played)


def test_several_passkeys_are_named_listed_and_removed_each(database_url: str) -> None:
    async def played(there: Scene) -> None:
        desk = Device(ADDRESS)
        await there.add(name="Phone")
        await there.add(desk, name="Desk")
        assert await there.names() == ["Phone", "Desk"]
        options = await there.ann.post("/api/me/passkeys/challenge", {})
        assert len(options["excludeCredentials"]) == 2, "no device makes a second one"
        phone = (await there.ann.get("/api/me/passkeys"))["passkeys"][0]["id"]
        assert (await there.ann.http.delete(f"/api/me/passkeys/{phone}")).status_code == 204
        assert (await there.ann.http.delete(f"/api/me/passkeys/{phone}")).status_code == 404
        assert await there.names() == ["Desk"]
        assert refused(await there.come_back())[0] == 404
        assert (await there.come_back(desk)).status_code == 200

    play(database_url, played)


def test_a_challenge_is_good_once(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        options = await there.ann.post("/api/me/passkeys/challenge", {})
        made = there.device.make(options)
        await there.ann.post("/api/me/passkeys", made)
        with pytest.raises(Refused, match="took too long"):
            await there.ann.post("/api/me/passkeys", made)
        signed = there.device.sign(await there.challenge())
        assert (await there.sign_in(signed)).status_code == 200
        assert refused(await there.sign_in(signed)) == TOO_LATE

    play(sqlite_url, played)


def test_also_after_a_try_that_failed(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        signed = there.device.sign(await there.challenge())
        assert refused(await there.sign_in(signed | {"signature": text(b"none")})) == NOT_ACCEPTED
        assert refused(await there.sign_in(signed)) == TOO_LATE

    play(sqlite_url, played)


def test_a_challenge_is_good_for_minutes_and_then_forgotten(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        options, hall = await there.challenge(), there.house.app.hall
        now = hall.now()
        monkeypatch.setattr(hall, "now", lambda: now + ceremonies.GOOD_FOR + MINUTE)
        assert refused(await there.sign_in(there.device.sign(options))) == TOO_LATE
        await there.challenge()
        monkeypatch.setattr(hall, "now", lambda: now + 3 * ceremonies.GOOD_FOR)
        await forget(hall, Settings())
        assert await there.house.store._read(lambda c: c.exec_driver_sql("SELECT count(*) FROM ticket").scalar()) == 0

    play(sqlite_url, played)


def test_the_challenge_of_one_person_makes_no_passkey_for_another(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        options = await there.ann.post("/api/me/passkeys/challenge", {})
        async with Visitor(ADDRESS, "Bob", there.house.client(scheme="https")) as bob:
            with pytest.raises(Refused, match="took too long"):
                await bob.post("/api/me/passkeys", there.device.make(options))
            assert (await bob.get("/api/me/passkeys"))["passkeys"] == []

    play(sqlite_url, played)


def test_a_challenge_for_making_does_not_sign_in_nor_the_other_way_round(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        making = await there.ann.post("/api/me/passkeys/challenge", {})
        assert refused(await there.sign_in(there.device.sign({**making, "rpId": HOST}))) == TOO_LATE
        signing, options = await there.challenge(), await there.ann.post("/api/me/passkeys/challenge", {})
        with pytest.raises(Refused, match="took too long"):
            await there.ann.post(
                "/api/me/passkeys", Device(ADDRESS).make({**options, "challenge": signing["challenge"]})
            )

    play(sqlite_url, played)


def test_a_copy_that_has_signed_less_often_is_noticed(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        thief = there.device.copy()
        for _ in range(2):
            assert (await there.come_back()).status_code == 200
        assert refused(await there.come_back(thief)) == NOT_ACCEPTED
        assert (await there.come_back()).status_code == 200

    play(database_url, played)


def test_a_device_that_does_not_count_is_taken(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        there.device.counts = False
        await there.add()
        for _ in range(3):
            assert (await there.come_back()).status_code == 200

    play(sqlite_url, played)


def test_two_that_sign_the_same_count_at_once_are_one(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        copy = there.device.copy()
        signed = [device.sign(await there.challenge()) for device in (there.device, copy)]
        answers = await asyncio.gather(*(there.sign_in(one) for one in signed))
        assert sorted(answer.status_code for answer in answers) == [200, 403]

    play(sqlite_url, played)


@pytest.mark.parametrize("origin", ["https://evil.example", "http://tawy.example", "https://tawy.example:8443"])
def test_what_was_signed_for_another_site_is_not_accepted(origin: str, sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        there.device.origin = origin
        assert refused(await there.come_back()) == NOT_ACCEPTED
        other = Device(ADDRESS)
        other.origin = origin
        with pytest.raises(Refused, match="not accepted"):
            await there.add(other)

    play(sqlite_url, played)


def test_a_passkey_signs_in_only_under_the_name_it_was_made_for(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        for name in ("also.example", "localhost"):
            device = there.device.copy()
            device.host, device.origin = name, f"https://{name}"
            headers = {"host": name}
            options = (await there.bare.post("/api/sign-in/passkey/challenge", json={}, headers=headers)).json()
            answer = await there.bare.post("/api/sign-in/passkey", json=device.sign(options), headers=headers)
            assert refused(answer) == (404, "Nobody here has this passkey: it may have been removed.")
        shown = (await there.ann.http.get("/api/me/passkeys", headers={"host": "also.example"})).json()
        assert [one["here"] for one in shown["passkeys"]] == [False]

    play(sqlite_url, played, hosts=f"{HOST},also.example")


def test_behind_a_proxy_that_hides_the_scheme_the_public_address_says_it(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        async with there.house.client() as plain, Visitor("", "Zoe", there.house.client()) as zoe:
            assert (await plain.get("/api/sign-in")).json()["passkeys"] is True
            device = Device(ADDRESS)
            await zoe.post("/api/me/passkeys", device.make(await zoe.post("/api/me/passkeys/challenge", {})))
            options = (await plain.post("/api/sign-in/passkey/challenge", json={})).json()
            assert (await plain.post("/api/sign-in/passkey", json=device.sign(options))).status_code == 200

    play(sqlite_url, played, public_address=ADDRESS)


@pytest.mark.parametrize(
    ("scheme", "host", "offered"),
    [
        ("https", HOST, True),
        ("http", HOST, False),
        ("http", "localhost:8000", True),
        ("http", "tawy.localhost", True),
        ("https", "127.0.0.1:8000", False),
        ("https", "[::1]:8000", False),
        ("https", "192.0.2.7", False),
    ],
)
def test_passkeys_are_offered_where_browsers_have_them(scheme: str, host: str, offered: bool, sqlite_url: str) -> None:  # noqa: FBT001
    async def played(there: Scene) -> None:
        async with there.house.client(scheme=scheme) as client:
            headers = {"host": host}
            assert (await client.get("/api/sign-in", headers=headers)).json()["passkeys"] is offered
            answer = await client.post("/api/sign-in/passkey/challenge", json={}, headers=headers)
            assert answer.status_code == (200 if offered else 409)

    play(sqlite_url, played, hosts="*")


def test_without_the_package_there_are_none(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(there: Scene) -> None:
        monkeypatch.setattr(ceremonies, "find_spec", lambda _: None)
        assert (await there.ann.get("/api/sign-in"))["passkeys"] is False
        with pytest.raises(Refused, match="no passkeys at this address"):
            await there.ann.post("/api/me/passkeys/challenge", {})

    play(sqlite_url, played)


def test_nobody_has_to_be_verified_but_somebody_has_to_be_there(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        there.device.flags = PRESENT
        await there.add()
        assert (await there.come_back()).status_code == 200
        there.device.flags = 0
        assert refused(await there.come_back()) == NOT_ACCEPTED

    play(sqlite_url, played)


def test_whatever_else_is_sent_is_refused_with_a_sentence(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        for field in ("client_data", "authenticator_data", "signature", "user_handle"):
            for rubbish in ("", "!", "AAAA", text(b"{}"), text(b"\xff" * 40), text(b'{"challenge": 3}')):
                signed = there.device.sign(await there.challenge()) | {field: rubbish}
                status, sentence = refused(await there.sign_in(signed))
                assert status in {403, 409}, (field, rubbish)
                assert sentence.endswith(".")
        made = Device(ADDRESS).make(await there.ann.post("/api/me/passkeys/challenge", {}))
        broken = data(made["attestation"])[:-7]
        with pytest.raises(Refused, match="not accepted"):
            await there.ann.post("/api/me/passkeys", made | {"attestation": text(broken)})
        for name in ("", " ", "x" * 41):
            with pytest.raises(Refused, match="A name has"):
                await there.add(Device(ADDRESS), name)
        assert await there.names() == ["Phone"]

    play(sqlite_url, played)


def test_one_device_is_not_added_twice_nor_more_than_there_is_room_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        options = await there.ann.post("/api/me/passkeys/challenge", {})
        with pytest.raises(Refused, match="not accepted"):
            await there.ann.post("/api/me/passkeys", there.device.make({**options, "excludeCredentials": []}))
        monkeypatch.setattr(ceremonies, "MOST", 1)
        with pytest.raises(Refused, match="1 passkeys already"):
            await there.add(Device(ADDRESS))

    play(sqlite_url, played)


def test_who_is_kept_out_by_the_server_does_not_come_in_by_passkey(sqlite_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        await there.house.store.ban(there.ann.id, 1)
        status, sentence = refused(await there.come_back())
        assert status == 403
        assert "does not let you in" in sentence

    play(sqlite_url, played)


def test_a_guest_who_is_forgotten_takes_the_passkeys_along(database_url: str) -> None:
    async def played(there: Scene) -> None:
        await there.add()
        await there.ann.post("/api/me/passkeys/challenge", {})
        assert await there.house.store.forget_guests(10**15, 10) == 1
        assert refused(await there.come_back())[0] == 404

    play(database_url, played)
