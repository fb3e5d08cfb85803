"""The tree of a search: moments, the moves that lead from one to another, and how sides mix their secret answers."""

from __future__ import annotations


class Move:
    """A whole move of one side: its answers in order."""

    __slots__ = ("child", "picks", "total", "visits")

    def __init__(self, picks: tuple[int, ...], worth: float) -> None:
        self.picks = picks
        self.visits = 1
        self.total = worth
        self.child = Node()


class Mix:
    """How one side mixes its answers to a secret question (regret matching)."""

    __slots__ = ("count", "options", "regret", "strategy", "worth")

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.regret = [0.0] * len(options)
        self.strategy = [0.0] * len(options)
        """How often each answer was meant, over all iterations."""
        self.worth = [0.0] * len(options)
        self.count = [0] * len(options)

    def chances(self) -> list[float]:
        """In proportion to the regret of not having answered so, with some curiosity."""
        positive = [max(0.0, regret) for regret in self.regret]
        whole, size = sum(positive), len(positive)
        if not whole:
            return [1 / size] * size
        return [0.85 * regret / whole + 0.15 / size for regret in positive]

    def meant(self) -> list[float]:
        """How often each answer was meant, without those that hardly ever were."""
        whole, size = sum(self.strategy), len(self.strategy)
        if not whole:
            return self.chances()
        return [share if share >= whole / (2 * size) else 0.0 for share in self.strategy]

    def learn(self, answer: int, chances: list[float], worth: float) -> None:
        """What an answer brought. What the others would have brought is judged by their averages."""
        self.count[answer] += 1
        self.worth[answer] += (worth - self.worth[answer]) / self.count[answer]
        expected = sum(chance * (self.worth[i] if self.count[i] else worth) for i, chance in enumerate(chances))
        for i, count in enumerate(self.count):
            if count:
                self.regret[i] += self.worth[i] - expected
            self.strategy[i] += chances[i]


class Node:
    """A moment at which somebody moves, or several answer in secret."""

    __slots__ = ("joint", "mixes", "moves", "sketched", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.sketched = 0
        """How many moves were sketched here, some of them more than once."""
        self.moves: list[Move] | None = None
        """The most promising first; None until the node is opened."""
        self.mixes: dict[int, Mix] = {}
        """By seat, where answers are secret."""
        self.joint: dict[tuple[int, ...], Node] = {}
