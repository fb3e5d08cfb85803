"""A film shows every position as its viewpoints saw it, and nothing else; and it is one file that is only itself."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from contract.updating import changed
from tawy.film import page
from tawy.film.film import ALL, Film, FilmEnding, FilmPlayer, film, seats_of
from tawy.games import spec_of
from tawy.kernel.event import heard_by
from tawy.kernel.play import Play, replay
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused
from tawy.words import LANGUAGES

GAMES = Path(__file__).parents[1] / "games"
RECORDS = ["ankh/3_seats-sole_god", "ankh/amun_and_osiris_merge", "plagues/2_players-normal_short"]
PROJECTOR = "<html lang=__TAWY_LANGUAGE__><title>__TAWY_TITLE__</title><script>__TAWY_FILM__</script>"


@cache
def played(record: str) -> Play:
    known = read_file(GAMES / f"{record}.json")
    return replay(spec_of(known.game), known)


def filmed(record: str, viewpoint: str = ALL, names: tuple[str, ...] = ()) -> Film:
    play = played(record)
    count = play.spec.seat_count(play.spec.read_setup(play.setup))
    players = [FilmPlayer(name) for name in names] or [FilmPlayer(f"P{seat}") for seat in range(count)]
    return film(play, players, seats_of(viewpoint, count), FilmEnding("rules", "", ()), "en")


def sent(thing: Any) -> Any:
    """As it comes out on the other side."""
    return json.loads(msgspec.json.encode(thing))


@pytest.mark.parametrize("record", RECORDS)
def test_every_position_is_as_every_seat_saw_it(record: str) -> None:
    shown = sent(filmed(record))
    view: Any = None
    figures: Any = None
    stakes: Any = None
    secrets: dict[str, Any] = {}
    for still, here in zip(shown["stills"], played(record).through(), strict=True):
        view, figures, stakes = (
            changed(was, still[name]) for was, name in ((view, "view"), (figures, "figures"), (stakes, "stakes"))
        )
        secrets = {seat: changed(secrets.get(seat), change) for seat, change in still["secrets"].items()}
        known = here.spec.redeal(here.game, None, lambda _sides: 0)
        assert (figures, stakes) == (sent(here.spec.explain(known)), sent(here.spec.stakes(known)))
        for seat in (None, *shown["seats"]):
            own = here.spec.view(here.game, seat)
            assert view | {"secrets": None if seat is None else secrets[str(seat)]} == sent(own.seen)
            assert still["own"].get(str(seat), still["question"]) == sent(own.question)
            told = [event for heard, event in still["events"] if heard is None or seat in heard]
            assert told == [sent(event) for event in heard_by(seat, here.told[len(here.picks)])]
        assert still["pick"] == (sent(here.picks[-1]) if here.picks else None)


@pytest.mark.parametrize("record", RECORDS)
def test_from_one_viewpoint_there_is_nothing_of_another(record: str) -> None:
    for viewpoint in ("", "1"):
        seats = {int(viewpoint)} if viewpoint else set()
        for still in filmed(record, viewpoint).stills:
            assert set(still.secrets) | set(still.own) <= set(map(str, seats))
            assert all(heard is None or (heard and set(heard) <= seats) for heard, _ in still.events)
            assert still.pick is None
    assert filmed("ankh/3_seats-sole_god").stills[-1].pick is not None


def test_a_film_has_all_five_languages_and_fits_in_two_megabytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "projector", lambda: PROJECTOR)
    one = filmed("plagues/2_players-normal_short")
    assert set(one.words) == set(LANGUAGES)
    assert all(texts["page"] and texts["plagues"] for texts in one.words.values())
    assert len(page.html(one)) < 300_000, "the projector takes another 750 KB"


def test_names_are_no_markup_and_no_place_for_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "projector", lambda: PROJECTOR)
    names = ("</title><script>alert(1)</script>", "__TAWY_FILM__", "__TAWY_LANGUAGE__")
    written = page.html(filmed("ankh/3_seats-sole_god", names=names))
    title = re.fullmatch(r"<html lang=en><title>([^<]*)</title><script>([\w+/=]*)</script>", written)
    assert title is not None, written[:300]
    assert "&lt;/title&gt;&lt;script&gt;" in title[1]
    unpacked = json.loads(zlib.decompress(b64decode(title[2])))
    assert [player["name"] for player in unpacked["players"]] == list(names)


def test_a_viewpoint_that_is_not_there_is_refused() -> None:
    assert seats_of("", 3) == []
    assert seats_of("2", 3) == [2]
    assert seats_of("all", 3) == [0, 1, 2]
    for wrong in ("3", "-1", "x", "99999999999999999999"):
        with pytest.raises(Refused, match="There is no seat"):
            seats_of(wrong, 3)
