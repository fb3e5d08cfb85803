"""Looking ahead: information-set Monte Carlo tree search over whole moves.

What a person calls a move is many questions to the engine: which action, which figure, where to, the next figure. A
branch of the tree is such a whole move of one side (*sketched* by answering its questions one by one), so that a few
hundred iterations look several turns ahead. The rest:

* every iteration deals anew what the seat cannot know, and answers chance by its own dice; a node stands for all
  positions that the same moves lead to, and a move that is not legal this time is passed over;
* a node opens its most promising moves first and more of them the more often it is visited (progressive widening), and
  a strong bot goes on sketching new ones there (growth);
* questions that several sides answer in secret at the same moment are one node, at which each side mixes its answers
  by regret matching without seeing the others';
* values are vectors, one worth for each contender; everyone wants its own. Merged gods are one contender;
* a new node is worth what its best sketch leads to. Where things are in the middle of happening (a battle), it is
  first played on at random until they are over.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from operator import add
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from tawy.ai.tree import Mix, Move, Node
from tawy.ai.value import Value, Worths
from tawy.kernel.frame import CHANCE, Ask, Game
from tawy.kernel.spec import GameSpec

LONGEST_MOVE: Final = 24
LONGEST_ROLL: Final = 80
"""Questions answered at random until things have settled."""
ENOUGH: Final = 1_000_000
"""The root has all its moves from the beginning: every answer is among them."""
LONGEST_GAME: Final = 1_000_000
"""More questions than any game asks."""


class Settings(msgspec.Struct, frozen=True):
    """How hard a search thinks."""

    iterations: int
    mixing: int = 0
    """Iterations for an answer that several give in secret at the same moment, if that is more."""
    sketches: int = 6
    """A fourth of the moves sketched at the root, where each option is tried at least once."""
    duels: int = 2
    """Each answer in a sketch is the best of so many."""
    sketches_inside: int = 0
    """Moves sketched at every other node; 0: as many as are worth their time in this game."""
    duels_inside: int = 2
    """Answers that each in a sketch is the best of, at every other node."""
    daring: float = 0.35
    """How much a rarely tried move is worth a try."""
    widening: float = 1.5
    """How many moves a node opens, times the root of its visits; infinite: all at once."""
    growth: float = 0.0
    """How many moves are sketched at a node in all, times the root of its visits: those of the beginning are too
    few for one that is come to often. 0: no more than these."""
    redeals: bool = True
    whole_moves: bool = True
    settles: int = 1
    """How often a new position is played on until things have stopped happening; it is worth the mean.
    More than one has the same dice for all moves, so that moves are compared and not their luck."""
    play_outs: float = 0.0
    """How much of a value comes from playing on at random to the end."""


class Considered(msgspec.Struct, frozen=True):
    """An option that was looked at: how often, what it seems to be worth, and which chance to win that is."""

    pick: int
    visits: int
    chance: float
    worth: float


class Thoughts(msgspec.Struct, frozen=True):
    """What came of a search: the answer, and what was considered, the most visited first."""

    pick: int
    considered: list[Considered]
    iterations: int


def _asked(g: Game) -> Ask:
    """The pending question, which there is."""
    ask = g.ask
    if ask is None:
        raise LookupError("the game is over: nothing is asked")
    return ask


def still_to_come(done: int, taken: float, seconds: float) -> float:
    """How many iterations fit into what is left of the time, if they go on as they did."""
    return inf if seconds == inf else done * (seconds - taken) / max(taken, 1e-9)


def _never(_root: Node, _left: float) -> bool:
    """It is never enough."""
    return False


class Search:
    """One search, for one seat and one question. Everything random comes from its dice."""

    def __init__(self, spec: GameSpec, value: Value, settings: Settings, dice: Random) -> None:
        self._spec = spec
        self._value = value
        self._sense = value.sense
        self._settings = settings
        self._dice = dice
        self._random = dice.random
        self._sketches_inside = settings.sketches_inside or value.sense.sketches_inside

    def _roll(self, limit: int) -> int:
        """A number below so many."""
        return int(self._random() * limit)

    def think(self, g: Game, seconds: float = inf, among: list[int] | None = None) -> Thoughts:
        """What each answer is worth, by all the iterations that there are or that the time holds.

        Of some answers only, if they are named.
        """
        return self._look(g, seconds, among, _never)

    def decide(self, g: Game, seconds: float = inf) -> Thoughts:
        """The answer that all of them would find, and no longer than until the rest of them cannot change it."""
        return self._look(g, seconds, None, self.decided)

    def _look(
        self, g: Game, seconds: float, among: list[int] | None, enough: Callable[[Node, float], bool]
    ) -> Thoughts:
        """Look ahead from a position until the iterations or the time are used up, or it is enough.

        An answer in secret takes all of them: what it takes says nothing of a hand.
        """
        ask = _asked(g)
        begun = perf_counter()
        root, ground, done, most = Node(), g, 0, self._settings.iterations
        if ask.simultaneous:
            most = max(most, self._settings.mixing)
            ground, sums = self._spec.reopened(g), self._value.worths(g)
        else:
            sums = self._open(root, g.clone(), every=ask.options if among is None else among)
        left = float(most)
        while left > 0 and (ask.simultaneous or not enough(root, left)):
            sums = list(map(add, sums, self._iterate(root, self._dealt(ground, ask.seat))))
            done += 1
            left = min(float(most - done), still_to_come(done, perf_counter() - begun, seconds))
        usual = [total / (done + 1) for total in sums]
        return self._mixed(root, g, usual, done) if ask.simultaneous else self._best(root, g, usual, done)

    def mixtures(self, g: Game, times: int) -> dict[int, list[tuple[int, float]]]:
        """How everybody who is asked in secret now would mix their answers, after so many iterations: by seat."""
        ask, root = _asked(g), Node()
        ground = self._spec.reopened(g)
        for _ in range(times):
            self._iterate(root, self._dealt(ground, ask.seat))
        return {seat: list(zip(mix.options, mix.meant(), strict=True)) for seat, mix in root.mixes.items()}

    def compared(self, g: Game) -> list[Move]:
        """The moves that a question begins, with how often each was followed and what it came to be worth."""
        ask, root = _asked(g), Node()
        self._open(root, g.clone(), every=ask.options)
        for _ in range(self._settings.iterations):
            self._iterate(root, self._dealt(g, ask.seat))
        return root.moves or []

    def after(self, g: Game, move: Move) -> Game | None:
        """What a move leads to as chance has it this time, once things have stopped happening; if it is legal then."""
        after = self._dealt(g, _asked(g).seat)
        if not self._carried_out(after, move.picks):
            return None
        self._settle(after)
        return after

    def _dealt(self, g: Game, seat: int) -> Game:
        dealt: Game = self._spec.redeal(g, seat, self._roll) if self._settings.redeals else g.clone()
        return dealt

    def decided(self, root: Node, left: float) -> bool:
        """So many iterations more can no longer change the answer."""
        moves = root.moves or []
        if len(moves) < 2:  # noqa: PLR2004
            return True
        first = second = 0
        for move in moves:
            if move.visits > first:
                first, second = move.visits, first
            elif move.visits > second:
                second = move.visits
        return first - second > left

    def _iterate(self, root: Node, g: Game) -> Worths:
        """Down the tree by what was learnt so far, one new node, and what it is worth back up."""
        node = root
        moved: list[tuple[Move, int]] = []
        mixed: list[tuple[Mix, int, list[float], int]] = []
        nodes = [root]
        while True:
            self._by_chance(g)
            if g.ask is None:
                worth = self._value.worths(g)
                break
            if g.ask.simultaneous:
                node = self._answer_together(node, g, mixed)
            elif node.moves is None:
                worth = self._open(node, g)
                break
            else:
                contender = self._sense.contender(g, g.ask.seat)
                move = self._select(node, g, contender)
                if move is None:
                    worth = self.settled(g)
                    break
                moved.append((move, contender))
                node = move.child
            nodes.append(node)
        for each in nodes:
            each.visits += 1
        for move, contender in moved:
            move.visits += 1
            move.total += worth[contender]
        for mix, answer, chances, contender in mixed:
            mix.learn(answer, chances, worth[contender])
        return worth

    def _by_chance(self, g: Game) -> None:
        while g.ask is not None and g.ask.seat == CHANCE:
            g.answer(g.ask.lot(self._random))

    def _answer_together(self, node: Node, g: Game, mixed: list[tuple[Mix, int, list[float], int]]) -> Node:
        """Everyone's secret answer, none knowing of the others'."""
        joint: dict[int, int] = {}
        while g.ask is not None and g.ask.simultaneous and g.ask.seat not in joint:
            ask = g.ask
            mix = node.mixes.get(ask.seat)
            if mix is None or mix.options != ask.options:
                mix = node.mixes[ask.seat] = Mix(ask.options)
            chances = mix.chances()
            answer = self._drawn(chances)
            mixed.append((mix, answer, chances, self._sense.contender(g, ask.seat)))
            joint[ask.seat] = pick = ask.options[answer]
            g.answer(pick)
        return node.joint.setdefault(tuple(joint.values()), Node())

    def _drawn(self, chances: list[float]) -> int:
        left = self._random() * sum(chances)
        for index, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return index
        return len(chances) - 1

    def _select(self, node: Node, g: Game, contender: int) -> Move | None:
        """The most promising of the open moves that are legal this time; the game stands after it."""
        visits = node.visits + 1
        moves = node.moves or []
        if node.sketched < self._settings.growth * sqrt(visits):
            self._grow(node, moves, g, contender)
        open_ = max(2, int(self._settings.widening * sqrt(visits))) if self._settings.widening != inf else len(moves)
        curiosity = self._settings.daring * sqrt(log(visits + 1))
        ranked = sorted(
            moves[:open_], key=lambda move: move.total / move.visits + curiosity / sqrt(move.visits), reverse=True
        )
        for move in ranked:
            if self._carried_out(g, move.picks):
                return move
        return None

    def _carried_out(self, g: Game, picks: tuple[int, ...]) -> bool:
        """Answer with these if they are legal now; if a later one is not, the move ends there."""
        for index, pick in enumerate(picks):
            if index:
                self._by_chance(g)
            ask = g.ask
            if ask is None or pick not in ask.options:
                return index > 0
            g.answer(pick)
        return True

    def _open(self, node: Node, g: Game, *, every: list[int] | None = None) -> Worths:
        """Sketch moves here; the position is worth what its best one leads to."""
        ask = _asked(g)
        contender = self._sense.contender(g, ask.seat)
        firsts = self._inside(ask.options) if every is None else self._firsts(every)
        duels = self._settings.duels_inside if every is None else self._settings.duels
        found: dict[tuple[int, ...], Worths] = {}
        for pick in firsts:
            picks, after, worths = self._sketch(g.clone(), contender, pick, duels)
            if picks not in found:
                found[picks] = self._judged(after, worths)
        best = max(found.values(), key=lambda worths: worths[contender])
        node.sketched = len(firsts) if every is None else ENOUGH
        node.moves = [Move(picks, worths[contender]) for picks, worths in found.items()]
        node.moves.sort(key=lambda move: move.total, reverse=True)
        return best

    def _grow(self, node: Node, moves: list[Move], g: Game, contender: int) -> None:
        """Sketch one move more from any answer; it may be one that is known."""
        node.sketched += 1
        options = _asked(g).options
        first = options[self._roll(len(options))]
        picks, after, worths = self._sketch(g.clone(), contender, first, self._settings.duels_inside)
        if all(move.picks != picks for move in moves):
            moves.append(Move(picks, self._judged(after, worths)[contender]))

    def _judged(self, after: Game, worths: Worths | None) -> Worths:
        """What a sketch leads to, if it was not weighed on the way."""
        return self._usual(after) if worths is None or self._settings.play_outs else worths

    def _firsts(self, options: list[int]) -> list[int]:
        """The first answers to sketch from at the root: each option, and few options several times."""
        return options * max(1, 4 * self._settings.sketches // len(options))

    def _inside(self, options: list[int]) -> list[int]:
        """The first answers to sketch from at any other node: some."""
        sketches = self._sketches_inside
        if len(options) <= sketches:
            return options + [options[self._roll(len(options))] for _ in range(sketches - len(options))]
        return self._dice.sample(options, sketches)

    def _sketch(self, g: Game, contender: int, pick: int, duels: int) -> tuple[tuple[int, ...], Game, Worths | None]:
        """A whole move that begins with this answer, the game after it, and what that is worth if it was weighed."""
        sense = self._sense
        mid_move = sense.mid_move if self._settings.whole_moves else frozenset()
        picks, worths = [pick], None
        g.answer(pick)
        while len(picks) < LONGEST_MOVE:
            ask = g.ask
            if ask is None or ask.simultaneous or ask.kind not in mid_move:
                break
            if ask.seat == CHANCE:
                g.answer(ask.lot(self._random))
                worths = None
            elif sense.contender(g, ask.seat) != contender:
                break
            else:
                g, pick, worths = self._duel(g, ask, contender, duels)
                picks.append(pick)
        return tuple(picks), g, worths

    def _duel(self, g: Game, ask: Ask, contender: int, duels: int) -> tuple[Game, int, Worths | None]:
        """The better of a few answers drawn at random, the game after it, and what that is worth if it is settled."""
        options, roll = ask.options, self._roll
        if ask.kind in self._sense.blind or duels < 2:  # noqa: PLR2004
            pick = options[roll(len(options))]
            g.answer(pick)
            return g, pick, None
        found: dict[int, tuple[Game, int, Worths | None]] = {}
        for _ in range(min(duels, len(options))):
            pick = options[roll(len(options))]
            if pick not in found:
                after = g.clone()
                after.answer(pick)
                self._by_chance(after)
                found[pick] = after, pick, None if self._sense.unsettled(after) else self._value.worths(after)
        return max(found.values(), key=lambda each: -inf if each[2] is None else each[2][contender])

    def _usual(self, g: Game) -> Worths:
        """What a position is worth once things have stopped happening, however they go."""
        times = self._settings.settles
        if times == 1 or g.ask is None or not (g.ask.seat == CHANCE or self._sense.unsettled(g)):
            return self.settled(g)
        own, rolled = self._random, []
        for time in range(times):
            self._random = Random(time).random  # noqa: S311  the same for all moves: they differ by nothing else
            rolled.append(self.settled(g.clone()))
        self._random = own
        return [sum(worths) / times for worths in zip(*rolled, strict=True)]

    def settled(self, g: Game) -> Worths:
        """What a position is worth once things have stopped happening."""
        self._settle(g)
        part = self._settings.play_outs
        if not part:
            return self._value.worths(g)
        judged = self._value.worths(g) if part < 1 else [0.0] * self._sense.size(g)
        g.play_out(self._random, LONGEST_GAME)
        return [(1 - part) * one + part * other for one, other in zip(judged, self._value.worths(g), strict=True)]

    def _settle(self, g: Game) -> None:
        """Play on at random until things have stopped happening."""
        left = LONGEST_ROLL
        while g.ask is not None and left and (g.ask.seat == CHANCE or self._sense.unsettled(g)):
            g.answer(g.ask.lot(self._random))
            left -= 1

    def _best(self, root: Node, g: Game, usual: Worths, done: int) -> Thoughts:
        """The first answer of the most visited move."""
        moves = sorted(root.moves or [], key=lambda move: (move.visits, move.total / move.visits), reverse=True)
        firsts: dict[int, Move] = {}
        for move in moves:
            firsts.setdefault(move.picks[0], move)
        considered = [
            Considered(pick, move.visits, self._chance(g, usual, move.total / move.visits), move.total / move.visits)
            for pick, move in firsts.items()
        ]
        return Thoughts(considered[0].pick, considered, done)

    def _mixed(self, root: Node, g: Game, usual: Worths, done: int) -> Thoughts:
        """An answer drawn from the mixture."""
        ask = _asked(g)
        mix = root.mixes.get(ask.seat) or Mix(ask.options)
        pick = mix.options[self._drawn(mix.meant())]
        considered = [
            Considered(option, round(share), self._chance(g, usual, worth), worth)
            for option, share, worth in zip(mix.options, mix.strategy, mix.worth, strict=True)
        ]
        considered.sort(key=lambda each: each.visits, reverse=True)
        return Thoughts(pick, considered, done)

    def _chance(self, g: Game, usual: Worths, worth: float) -> float:
        """The chance to win if the position is worth so much to who is asked, and to the others what it usually is."""
        asked = self._sense.contender(g, _asked(g).seat)
        return self._value.chances(g, self._value.instead(usual, asked, worth))[asked]
