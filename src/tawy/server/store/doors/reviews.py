"""Reviews of finished games, made and in the making."""

from __future__ import annotations

from tawy.server.store import reviews
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import ReviewKey, ReviewRow


class Reviews(Door):
    """What is looked back on."""

    async def reviews_of(self, game: str) -> list[ReviewRow]:
        """What there is of a game's reviews, without what has been made of them."""
        return await self._read(lambda c: reviews.of_game(c, game))

    async def review(self, key: ReviewKey) -> ReviewRow | None:
        """One review, with all that has been made of it."""
        return await self._read(lambda c: reviews.find(c, key))

    async def reviews_for(self, person: str) -> list[ReviewKey]:
        """The reviews that somebody has asked for and that are not there yet."""
        return await self._read(lambda c: reviews.under_way(c, person))

    async def ask_review(self, key: ReviewKey, edition: str, person: str | None, now: int) -> None:
        """Somebody wants a review made, or gone on with; `Missing` if the game is gone."""
        await self._write(f"table {key.game}", lambda c: reviews.ask(c, key, edition, person, now))

    async def reviews_waiting(self, now: int) -> list[ReviewKey]:
        """The reviews on which nobody works, the most urgent first."""
        return await self._read(lambda c: reviews.waiting(c, now))

    async def claim_review(self, key: ReviewKey, process: str, now: int, until: int) -> ReviewRow | None:
        """A process works on a review until then, unless another one does."""
        return await self._write(f"table {key.game}", lambda c: reviews.claim(c, key, process, now, until))

    async def keep_review(self, key: ReviewKey, process: str, until: int, made: tuple[int, int, bytes]) -> bool:
        """So many pieces of so many are made, and these; False if the process is to work on it no longer."""
        return await self._write(f"table {key.game}", lambda c: reviews.keep(c, key, process, until, made))

    async def end_review(self, key: ReviewKey, process: str, status: str, body: bytes | None = None) -> None:
        """A review is made, or cannot be."""
        await self._write(f"table {key.game}", lambda c: reviews.end(c, key, process, status, body))

    async def stop_review(self, key: ReviewKey) -> None:
        """Nobody works on a review any more; what is made of it is kept."""
        await self._write(f"table {key.game}", lambda c: reviews.stop(c, key))
