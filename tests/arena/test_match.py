from __future__ import annotations

from functools import partial
from math import inf
from random import Random
from typing import Any

import msgspec
import pytest

from arena.games import TIMES, asked
from tawy.ai.bots import LEVELS
from tawy.ai.budget import CHOICE, SECRET
from tawy.arena import match
from tawy.arena.match import Played, play
from tawy.arena.request import Request, request
from tawy.games import spec_of
from tawy.kernel.frame import Ask
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec


def without_times(played: Played) -> dict[str, Any]:
    kept: dict[str, Any] = {key: value for key, value in msgspec.structs.asdict(played).items() if key not in TIMES}
    return kept


def test_a_game_follows_from_its_number() -> None:
    wanted = asked("random", "first", "random")
    one, again, other = (without_times(play(wanted, number)) for number in (4, 4, 5))
    assert one == again
    assert one != other
    assert one["bots"] == ("random", "first", "random")
    assert (one["block"], one["rotation"]) == (1, 1)
    assert without_times(play(asked("random", "first", "random", seed="1"), 4)) != one


class Watched:
    """A game whose new positions and deals are looked at."""

    def __init__(self, spec: GameSpec) -> None:
        self._spec = spec
        self.real: list[Any] = []
        self.dealt: list[tuple[Any, int]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._spec, name)

    def new(self, setup: Any) -> Any:
        self.real.append(self._spec.new(setup))
        return self.real[-1]

    def redeal(self, g: Any, seat: int, roll: Any) -> Any:
        assert g is self.real[-1]
        self.dealt.append((self._spec.redeal(g, seat, roll), seat))
        return self.dealt[-1][0]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    spec = Watched(spec_of("ankh"))
    monkeypatch.setattr(match, "spec_of", lambda _: spec)
    return spec


def test_a_bot_is_shown_nothing_but_a_deal_for_its_seat(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    questions = 0

    class Looking:
        def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
            nonlocal questions
            questions += 1
            assert game is watched.dealt[-1][0]
            assert watched.dealt[-1][1] == ask.seat
            assert game is not watched.real[-1]
            return ask.draw(dice.randrange)

    monkeypatch.setitem(LEVELS, "looking", Looking)
    played = play(asked("looking", "looking"), 0)
    assert questions == len(watched.dealt) == sum(played.decisions) > 50


def test_the_games_of_a_block_share_their_set_up_and_other_blocks_do_not(watched: Watched) -> None:
    wanted = asked("first", "random", "last")
    for number in range(12):
        play(wanted, number)
    gods = [tuple(game.gods) for game in watched.real]
    assert [len(set(gods[first : first + 3])) for first in (0, 3, 6, 9)] == [1, 1, 1, 1]
    assert len(set(gods)) > 1


def test_every_seat_and_every_game_has_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    first: dict[tuple[int, int], float] = {}

    class Rolling:
        def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
            first.setdefault((number, ask.seat), dice.random())
            return ask.options[0]

    monkeypatch.setitem(LEVELS, "rolling", Rolling)
    for number in range(3):
        play(asked("rolling", "rolling"), number)
    assert len(first) == len(set(first.values())) == 6


def test_alone_a_bot_plays_against_the_automa() -> None:
    wanted = request("plagues", ("random",), "0", {"seats": 1, "short": True})
    played = play(wanted, 3)
    assert (played.block, played.rotation) == (3, 0)
    assert len(played.scores) == 2
    assert len(played.decisions) == 1


def test_the_time_of_every_decision_is_counted() -> None:
    played = play(asked("first", "random"), 0)
    for decisions, seconds, times in zip(played.decisions, played.seconds, played.times, strict=True):
        assert sum(times.values()) == decisions
        most = sum(number * 10 ** (step / match.STEPS) for step, number in times.items())
        assert most * 10 ** (-1 / match.STEPS) - 1e-6 <= seconds <= most + 1e-6


def test_a_bot_that_fails_is_named_with_its_game_and_seed() -> None:
    with pytest.raises(
        Refused,
        match=r"^The bot 'clumsy' failed in game \d+ with seed 's', asked '\w+' as decision \d+ of seat [12]: "
        r"ZeroDivisionError: a half of nothing\.$",
    ):
        list(map(partial(play, asked("clumsy", "random", seed="s")), range(100)))


def test_a_bot_that_cheats_is_named_with_its_game_and_seed() -> None:
    with pytest.raises(
        Refused,
        match=r"^The bot 'cheat' answered -7 in game 1 with seed '0', asked '\w+' as decision 1 of seat 2: "
        r"that is not an option\.$",
    ):
        play(asked("cheat", "random"), 1)


def test_the_code_that_plays_has_a_fingerprint(tmp_path: Any) -> None:
    weights = tmp_path / "new.json"
    weights.write_text("1")
    name = f"hard-with-{weights}"
    plain, other_game = asked("random").code, request("plagues", ("random",), "0", {}).code
    one = code_with(name)
    weights.write_text("2")
    other = code_with(name)
    assert len({plain, other_game, one, other}) == 4
    assert asked("first").code == plain


def code_with(name: str) -> str:
    wanted: Request = asked(name)
    return wanted.code


class Timed:
    """Takes the first option, and writes down how long it might have thought."""

    def __init__(self) -> None:
        self.times: list[tuple[str, float]] = []

    def choose(self, spec: GameSpec, game: Any, ask: Ask, dice: Random, *, seconds: float) -> int:
        self.times.append((ask.kind, seconds))
        return ask.options[0]


@pytest.mark.parametrize(("name", "longest", "secret"), [("expert@table", CHOICE, SECRET), ("expert@5", inf, inf)])
def test_a_bot_has_the_time_of_a_table_only_if_it_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, name: str, longest: float, secret: float
) -> None:
    timed = Timed()
    monkeypatch.setattr(match, "named", lambda text: timed if text == name else LEVELS[text]())
    play(asked(name, "random"), 0)
    assert max(seconds for kind, seconds in timed.times if kind == "action") == longest
    assert {seconds for kind, seconds in timed.times if kind in {"cards", "offer"}} == {secret}
