"""What every game on the kernel promises, checked over random play.

Each check names the likely cause when it fails, because whoever sees it fail is in the middle of
writing a rule.
"""

from __future__ import annotations

import random
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from contract.foreseeing import answers_are_foreseen
from contract.players import Player, eager, uniform
from tawy.kernel import record
from tawy.kernel.event import Event, heard_by
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play, replay, start
from tawy.kernel.record import Pick
from tawy.kernel.spec import GameSpec

Setup = dict[str, Any]
PUBLIC_DRAWS_LOOKED_AT = 0.1
"""They are many, and each has many options."""


def columns(g: Any) -> dict[str, Any]:
    """A snapshot of all columns."""
    return {name: msgspec.json.encode(getattr(g, name)) for name in g.columns}


def outward(spec: GameSpec, g: Any, seat: int | None) -> bytes:
    """Every byte about a position that a seat may be sent."""
    counsels = [] if seat is None else spec.counsels(g, seat)
    return msgspec.json.encode((spec.view(g, seat), spec.stakes(g), counsels))


def play(spec: GameSpec, setup: Setup, seed: int, player: Player = eager) -> Play:
    """A whole random game."""
    rng = Random(seed)
    game = start(spec, setup, str(seed))
    while (ask := game.ask) is not None:
        game.answer(ask.seat, spec.token(game.game, player(rng, ask)))
    return game


def questions_are_well_formed(_spec: GameSpec, g: Any) -> None:
    ask = g.ask
    if ask is None:
        return
    assert not ask.has_no_choice, f"{ask.kind}: no choice, no question; the kernel takes a single option by itself"
    assert ask.options == sorted(set(ask.options)), f"{ask.kind}: options are sorted and no two are the same"
    assert ask.seat == CHANCE or ask.seat >= 0


def tokens_round_trip(spec: GameSpec, g: Any) -> None:
    if g.ask is None:
        return
    tokens = [spec.token(g, option) for option in g.ask.options]
    assert len(set(tokens)) == len(tokens), f"{g.ask.kind}: two options are written alike: {tokens}"
    assert tokens == [option.token for option in spec.options(g)]


def asking_changes_nothing(spec: GameSpec, g: Any) -> None:
    if g.ask is None:
        return
    before, stack = columns(g), list(g.stack)
    again = g.stack[-1].run(g)
    assert again == g.ask, f"{type(g.stack[-1]).__name__} asks another question when run again"
    assert columns(g) == before, f"{type(g.stack[-1]).__name__} changes columns before it has its answer"
    assert g.stack == stack, f"{type(g.stack[-1]).__name__} pushes frames before it has its answer"
    assert spec.mark(g)


def clones_are_independent(spec: GameSpec, g: Any, rng: Random) -> None:
    if g.ask is None:
        return
    before, copy = spec.dump(g), g.clone()
    assert spec.dump(copy) == before, "a clone differs from its original: is a column missing in clone()?"
    for _ in range(12):
        if copy.ask is None:
            break
        copy.answer(rng.choice(copy.ask.options))
    assert spec.dump(g) == before, "playing on a clone changed the original: a list is shared instead of copied"


def saving_and_loading_give_the_same(spec: GameSpec, g: Any) -> None:
    data = spec.dump(g)
    loaded = spec.load(data)
    assert loaded.ask == g.ask, "a loaded game asks another question: does a frame change things before it asks?"
    assert spec.dump(loaded) == data, "a loaded game differs from the one saved"
    for name in set(getattr(type(g), "hints", None) or type(g).__slots__) - set(g.columns):
        assert getattr(loaded, name) == getattr(g, name), f"derived {name} is not in step with the columns"


class Listener(list[Event]):
    """Hears of every event, and looks at once whether it explains what has changed since the one before."""

    def __init__(self, g: Any) -> None:
        super().__init__()
        self._g, self._columns = g, columns(g)

    def append(self, event: Event) -> None:
        self.explains(event.covers, f"{type(event).__name__} was told")
        super().append(event)

    def explains(self, covers: tuple[str, ...], when: str) -> None:
        before, self._columns = self._columns, columns(self._g)
        changed = {name for name in before if before[name] != self._columns[name]} - set(covers)
        assert not changed, f"when {when}, columns {sorted(changed)} had changed without an event that covers them"


def changes_are_explained(g: Any, option: int) -> None:
    """An event is told when its act is done, and covers all that it changed: so a game can be shown after each."""
    copy = g.clone()
    copy.events = listener = Listener(copy)
    copy.answer(option)
    listener.explains((), "the next question was asked")


def secrets_stay_secret(spec: GameSpec, g: Any, seats: int, rng: Random) -> None:
    """Change all that a seat cannot know: what it is sent stays the same to the byte."""
    for seat in range(seats):
        other = spec.redeal(g, seat, rng.randrange)
        assert outward(spec, other, seat) == outward(spec, g, seat), f"seat {seat} is sent something it may not know"
        assert outward(spec, other, None) == outward(spec, g, None), "a spectator is sent a secret"


def questions_tell_nothing(spec: GameSpec, g: Any, seats: int, rng: Random) -> None:
    """Change all that a seat, or a spectator, cannot know: the same is asked, and is not left out for want of a choice.

    So the number of picks, which everyone sees, does not depend on a secret.
    """
    for seat in (*range(seats), None):
        other = spec.redeal(g, seat, rng.randrange)
        again = other.stack[-1].run(other)
        if again is None or again.has_no_choice:
            raise AssertionError(f"that {g.ask.kind} is asked tells {seat} a secret: it is not asked in all its worlds")
        asked, asks = ((ask.kind, ask.seat, ask.about, ask.secret, ask.simultaneous) for ask in (g.ask, again))
        assert asked == asks, f"what is asked tells {seat} a secret: {g.ask.kind} in one world, {again.kind} in another"


def draws_are_public_or_secret(spec: GameSpec, g: Any, seats: int) -> None:
    """Everyone sees what chance draws; or one side alone does, and then the question says so and is always asked."""
    futures = []
    for option in g.ask.options:
        copy = g.clone()
        copy.events = []
        copy.answer(option)
        futures.append(copy)
    told = {
        seat: {(outward(spec, copy, seat), msgspec.json.encode(heard_by(seat, copy.events))) for copy in futures}
        for seat in (*range(seats), None)
    }
    if not g.ask.secret:
        assert len(told[None]) == len(futures), (
            f"{g.ask.kind}: chance draws in secret, and the question does not say so"
        )
        return
    seeing = [seat for seat in range(seats) if len(told[seat]) > 1]
    assert len(told[None]) == 1, f"a spectator can tell what chance has drawn in secret for {g.ask.kind}"
    assert set(seeing) <= set(spec.allies(g, seeing[0]) if seeing else ()), (
        f"several see what is drawn for {g.ask.kind}"
    )


def views_are_public_and_private(spec: GameSpec, g: Any, seats: int) -> None:
    """A seat's view is the spectator's with its own secrets laid over, and the same question."""
    public = spec.view(g, None).seen
    assert public.secrets is None, "a spectator has secrets"
    for seat in range(seats):
        view = spec.view(g, seat)
        assert view.seen == replace(public, secrets=spec.secrets(g, seat)), "a field differs by seat and is not secret"
        assert view.question == spec.question(g, seat)


def shape_is_kept(before: Any, after: Any) -> None:
    """What an update says by key is laid over what was there: the keys of a view, and of figures, never change."""
    if isinstance(before, dict) and isinstance(after, dict):
        assert before.keys() == after.keys(), "a dict of the view has other keys than before: make it a list"
        for name, value in after.items():
            shape_is_kept(before[name], value)
    elif isinstance(before, list) and isinstance(after, list):
        for one, other in zip(before, after, strict=False):
            shape_is_kept(one, other)


def sealed_answers_tell_nothing(spec: GameSpec, g: Any, seats: int) -> None:
    """While others still have to answer, nobody but its allies learns what a seat has picked."""
    ask = g.ask
    if ask is None or not ask.simultaneous:
        return
    futures = []
    for option in ask.options:
        copy = g.clone()
        copy.events = []
        copy.answer(option)
        if copy.stack != g.stack:
            return  # it was the last answer: now all are revealed
        futures.append(copy)
    for seat in (*range(seats), None):
        if seat is None or ask.seat not in spec.allies(g, seat):
            sent = {(outward(spec, copy, seat), msgspec.json.encode(heard_by(seat, copy.events))) for copy in futures}
            assert len(sent) == 1, f"seat {seat} can tell what seat {ask.seat} has picked for {ask.kind}"


def check_chance(spec: GameSpec, g: Any, picks: list[Pick], seats: int, rng: Random) -> None:
    """What chance was asked after an answer, from the position before it and the picks that followed."""
    copy = g.clone()
    for pick in picks:
        if pick.seat == CHANCE:
            questions_are_well_formed(spec, copy)
            questions_tell_nothing(spec, copy, seats, rng)
            if copy.ask.secret or rng.random() < PUBLIC_DRAWS_LOOKED_AT:
                draws_are_public_or_secret(spec, copy, seats)
        copy.answer(next(option for option in copy.ask.options if spec.token(copy, option) == pick.token))


def check_game(spec: GameSpec, setup: Setup, seed: int, player: Player = eager) -> int:
    """One random game with every promise checked at every decision; how many decisions."""
    rng = Random(seed)
    game = start(spec, setup, str(seed))
    seats = spec.seat_count(spec.read_setup(setup))
    decisions = 0
    while (ask := game.ask) is not None:
        g = game.game
        questions_are_well_formed(spec, g)
        tokens_round_trip(spec, g)
        asking_changes_nothing(spec, g)
        saving_and_loading_give_the_same(spec, g)
        if decisions % 4 == 0:
            clones_are_independent(spec, g, rng)
        secrets_stay_secret(spec, g, seats, rng)
        views_are_public_and_private(spec, g, seats)
        sealed_answers_tell_nothing(spec, g, seats)
        questions_tell_nothing(spec, g, seats, rng)
        answers_are_foreseen(spec, g, seats, rng)
        shown = msgspec.to_builtins([spec.view(g, None).seen, spec.explain(g)])
        position, earlier, option = len(game.picks), g.clone(), player(rng, ask)
        changes_are_explained(g, option)
        game.answer(ask.seat, spec.token(g, option))
        shape_is_kept(shown, msgspec.to_builtins([spec.view(g, None).seen, spec.explain(g)]))
        check_chance(spec, earlier, game.picks[position:], seats, rng)
        decisions += 1
    saving_and_loading_give_the_same(spec, game.game)
    assert spec.result(game.game) is not None, "the game is over, but has no result"
    check_record(spec, game)
    return decisions


def check_record(spec: GameSpec, game: Play) -> None:
    """A record replays to identical bytes and events, from the beginning and in pieces."""
    stored = record.read(record.write(game.record()), "the record")
    again = replay(spec, stored)
    assert spec.dump(again.game) == spec.dump(game.game), "a record does not replay to the same position"
    assert again.told == game.told, "a record does not replay to the same events"
    assert record.write(again.record()) == record.write(game.record())
    earlier = again.at(len(stored.picks) // 2)
    while len(earlier.picks) < len(stored.picks):
        pick = stored.picks[len(earlier.picks)]
        if pick.seat == CHANCE:
            earlier.roll()
        else:
            earlier.answer(pick.seat, pick.token)
    assert spec.dump(earlier.game) == spec.dump(game.game), "taken back and played on, the game came out differently"


def check_seeds(spec: GameSpec, setup: Setup, seed: int) -> None:
    """The same seed gives the same bytes, whatever happens to the world's own random numbers."""
    random.seed(1)
    one = play(spec, setup, seed, uniform)
    random.seed(2)
    random.random()
    other = play(spec, setup, seed, uniform)
    assert record.write(one.record()) == record.write(other.record())
    assert msgspec.json.encode(one.told) == msgspec.json.encode(other.told)
