"""What the server must not do: each takes one filter away from what it sends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from starlette.requests import HTTPConnection

from tawy.ankh import view as ankh_view
from tawy.kernel.coach import Counsel, counsel
from tawy.plagues import view as plagues_view
from tawy.plagues.events import DrewThis
from tawy.plagues.spec import PlaguesSpec
from tawy.plagues.state import Plagues
from tawy.planning import Plan
from tawy.server.bots import asking, hints
from tawy.server.bots.worker import Thought
from tawy.server.hall import following
from tawy.server.http import reception
from tawy.server.http.routes import planning as routes_planning
from tawy.server.http.routes import reviewing, sharing
from tawy.server.refusal import Refusal
from tawy.server.reviews import reviews
from tawy.server.tables import caller, conduct, outlook, planning
from tawy.server.tables import entries as e
from tawy.server.tables import messages as m
from tawy.server.tables.outlook import Viewpoint
from tawy.server.tables.parts import Story
from tawy.server.tables.pending import Pending
from tawy.server.tables.table import Table

Patch = pytest.MonkeyPatch
Mutate = Callable[[Patch], None]
MUTATIONS: list[tuple[str, Mutate]] = []
"""Each with the scene of `test_secrets` in which it is noticed."""


def mutation(scene: str) -> Callable[[Mutate], Mutate]:
    """A filter is taken away; in this scene that is noticed."""

    def added(mutate: Mutate) -> Mutate:
        MUTATIONS.append((scene, mutate))
        return mutate

    return added


@mutation("battles")
def sealed_answers_are_news(patch: Patch) -> None:
    patch.setattr(outlook, "_news", lambda entry: [] if isinstance(entry, outlook.SILENT) else [entry])


@mutation("battles")
def sealed_answers_are_starred_out(patch: Patch) -> None:
    news = outlook._news

    def starred(entry: e.Entry) -> Any:
        if isinstance(entry, e.Sealed):
            return [e.Sealed(entry.seat, "*" * len(entry.token))]
        return news(entry)

    patch.setattr(outlook, "_news", starred)


@mutation("battles")
def everyone_is_told_ones_sealed_answer(patch: Patch) -> None:
    own = outlook.own

    def shared(table: Table, seat: Viewpoint, *, ahead: bool = True) -> m.Own:
        return msgspec.structs.replace(own(table, seat, ahead=ahead), sealed=next(iter(table.sealed.values()), None))

    patch.setattr(outlook, "own", shared)


@mutation("draws")
def who_looks_on_hears_as_somebody_else(patch: Patch) -> None:
    own = following.own_sight
    patch.setattr(following, "own_sight", lambda *who: own(*who)._replace(hears=0))


@mutation("battles")
def a_refusal_names_what_is_sealed(patch: Patch) -> None:
    check = caller.check_seat

    def talkative(table: Table, someone: Any, seat: int) -> None:
        try:
            check(table, someone, seat)
        except Refusal as refusal:
            raise Refusal(refusal.code, f"{refusal} {table.sealed}") from None

    patch.setattr(conduct, "check_seat", talkative)


@mutation("battles")
def a_list_names_what_is_sealed(patch: Patch) -> None:
    summary = outlook.summary
    patch.setattr(outlook, "summary", lambda table: msgspec.structs.replace(summary(table), game=f"{table.sealed}"))


@mutation("battles")
def everyone_shares_all_secrets(patch: Patch) -> None:
    patch.setattr(ankh_view, "allies", lambda g, _seat: tuple(range(g.seats)))


@mutation("merging")
def proposals_are_news_for_everyone(patch: Patch) -> None:
    news = outlook._news

    def open_to_all(entry: e.Entry) -> Any:
        return [entry] if isinstance(entry, e.Proposed) else news(entry)

    patch.setattr(outlook, "_news", open_to_all)


@mutation("merging")
def proposals_are_shown_to_everyone(patch: Patch) -> None:
    own = outlook.own

    def shared(table: Table, seat: Viewpoint, *, ahead: bool = True) -> m.Own:
        return msgspec.structs.replace(
            own(table, seat, ahead=ahead), proposals={f"{k}": v for k, v in table.proposals.items()}
        )

    patch.setattr(outlook, "own", shared)


@mutation("draws")
def everyone_sees_what_was_drawn(patch: Patch) -> None:
    secrets = plagues_view.secrets

    def shared(g: Plagues, seat: int) -> plagues_view.Secrets:
        holder = next((player for player, drawn in enumerate(g.drawn) if drawn), seat)
        return secrets(g, holder)

    patch.setattr(plagues_view, "secrets", shared)


@mutation("draws")
def what_was_drawn_lies_open(patch: Patch) -> None:
    lies_open = plagues_view.lies_open

    def leaking(g: Plagues) -> plagues_view.PlaguesView:
        return msgspec.structs.replace(lies_open(g), aside=tuple(f"{thing}" for drawn in g.drawn for thing in drawn))

    patch.setattr(plagues_view, "lies_open", leaking)


@mutation("draws")
def the_deck_is_public(patch: Patch) -> None:
    patch.setattr(plagues_view, "unseen", lambda g: g.deck)


@mutation("draws")
def everyone_sees_the_options(patch: Patch) -> None:
    question = plagues_view.question
    patch.setattr(plagues_view, "question", lambda g, _seat: question(g, None if g.ask is None else g.ask.seat))


@mutation("draws")
def everyone_hears_what_was_drawn(patch: Patch) -> None:
    patch.setattr(DrewThis, "audience", None)


@mutation("draws")
def a_moment_is_for_everyone(patch: Patch) -> None:
    moment = outlook.moment

    def whole(story: Story, seat: Viewpoint) -> m.Moment:
        heard = [(told.position, told.event) for told in story.told]
        return msgspec.structs.replace(moment(story, seat), events=heard)

    patch.setattr(outlook, "moment", whole)


@mutation("draws")
def an_earlier_position_is_for_everyone(patch: Patch) -> None:
    positioned = outlook.positioned

    def whole(table: Table, seat: Viewpoint, position: int) -> m.Positioned:
        shown = positioned(table, seat, position)
        assert table.play is not None
        told = [msgspec.Raw(msgspec.json.encode(event)) for event in table.play.told[position]]
        return msgspec.structs.replace(shown, events=told)

    patch.setattr(outlook, "positioned", whole)


@mutation("draws")
def the_file_of_a_running_game_has_all_picks(patch: Patch) -> None:
    diary = outlook.diary

    def record(table: Table, seat: Viewpoint) -> m.Diary:
        assert table.play is not None
        return msgspec.structs.replace(diary(table, seat), setup={"picks": table.play.picks})

    patch.setattr(outlook, "diary", record)


def all_silent_but(kind: type[e.Entry]) -> tuple[type[e.Entry], ...]:
    """What is not told, without one thing."""
    return tuple(silent for silent in outlook.SILENT if silent is not kind)


@mutation("draws")
def the_picks_are_news(patch: Patch) -> None:
    patch.setattr(outlook, "SILENT", all_silent_but(e.Picked))


@mutation("draws")
def the_deal_is_news(patch: Patch) -> None:
    patch.setattr(outlook, "SILENT", all_silent_but(e.Dealt))


@mutation("draws")
def the_invitation_is_news(patch: Patch) -> None:
    patch.setattr(outlook, "SILENT", all_silent_but(e.Opened))


@mutation("draws")
def the_new_invitation_is_news(patch: Patch) -> None:
    patch.setattr(outlook, "SILENT", all_silent_but(e.Reinvited))


@mutation("draws")
def the_table_tells_its_seed(patch: Patch) -> None:
    info = outlook.info
    patch.setattr(outlook, "info", lambda table: msgspec.structs.replace(info(table), options={"seed": table.seed}))


@mutation("draws")
def the_table_tells_its_lot(patch: Patch) -> None:
    patch.setattr(outlook, "sealed_lot", lambda table: table.lot)


@mutation("draws")
def the_table_tells_what_its_seed_was_made_of(patch: Patch) -> None:
    info = outlook.info
    patch.setattr(outlook, "info", lambda table: msgspec.structs.replace(info(table), commitment=str(table.deal_made)))


@mutation("draws")
def a_running_game_is_shared(patch: Patch) -> None:
    patch.setattr(reception, "check_seen", lambda _table, _person: None)
    patch.setattr(sharing, "viewpoint", lambda _table, _person, seat: seat)


@mutation("draws")
def another_answer_is_tried_in_a_running_game(patch: Patch) -> None:
    finished = reception.Reception.finished

    async def lax(here: reception.Reception, request: HTTPConnection) -> tuple[Table, str | None]:
        if request.url.path.endswith("/try"):
            return (await here.hall.live(request.path_params["id"])).table, None
        return await finished(here, request)

    patch.setattr(reception.Reception, "finished", lax)
    patch.setattr(reviewing, "viewpoint", lambda _table, _person, seat: seat)
    patch.setattr(reviews, "check_reviewable", lambda _table: None)
    patch.setattr(reviews, "check_answer", lambda _table, _position, _token: None)
    patch.setattr(outlook, "tried", lambda _table, _seat, _position, _picks: [])


@mutation("draws")
def the_hash_is_of_the_whole_position(patch: Patch) -> None:
    snapshot = outlook.snapshot

    def marked(table: Table, *parts: Any) -> m.Snapshot:
        assert table.play is not None
        return msgspec.structs.replace(snapshot(table, *parts), hash=table.spec.mark(table.play.game))

    patch.setattr(outlook, "snapshot", marked)


@mutation("draws")
def one_may_look_from_any_seat(patch: Patch) -> None:
    patch.setattr(reception, "viewpoint", lambda table, _person, seat: None if seat == len(table.seats) else seat)


@mutation("draws")
def a_bot_is_shown_the_real_position(patch: Patch) -> None:
    patch.setattr(PlaguesSpec, "redeal", lambda _spec, g, _seat, _roll: g.clone())


@mutation("draws")
def a_hint_is_for_the_real_position(patch: Patch) -> None:
    told = asking.thought

    def real(table: Table, seat: int, *parts: Any) -> Thought:
        position = table.spec.dump(asking.asked(table, seat).game)
        return msgspec.structs.replace(told(table, seat, *parts), position=position)

    patch.setattr(hints, "thought", real)


@mutation("draws")
def a_hint_is_for_anyones_question(patch: Patch) -> None:
    check = caller.check_seat

    def lax(table: Table, someone: Any, seat: int) -> None:
        with suppress(Refusal):
            check(table, someone, seat)

    patch.setattr(hints, "check_seat", lax)


def ahead_of(table: Table, one: Pending) -> list[m.Foreseen]:
    """What each option would do of whoever is asked."""
    return outlook.looked_ahead(table.spec, one.game, one.seat)


@mutation("draws")
def what_is_foreseen_is_told_to_everyone(patch: Patch) -> None:
    def ahead(table: Table, _seat: int | None) -> list[m.Foreseen]:
        return [foreseen for one in table.pending for foreseen in ahead_of(table, one)]

    patch.setattr(outlook, "_few_foreseen", ahead)


@mutation("draws")
def what_is_foreseen_of_anyones_question_can_be_asked_for(patch: Patch) -> None:
    def ahead(table: Table, _seat: int) -> m.Looked:
        one = table.pending[0]
        return m.Looked(table.position, ahead_of(table, one))

    patch.setattr(outlook, "foreseen", ahead)


@mutation("draws")
def the_coach_speaks_to_everyone_as_to_who_is_asked(patch: Patch) -> None:
    def loud(table: Table, _seat: Viewpoint) -> list[Counsel]:
        return [said for one in table.waiting_for() for said in table.spec.counsels(one.game, one.seat)]

    patch.setattr(outlook, "counsels", loud)


@mutation("battles")
def the_coach_looks_at_what_is_sealed(patch: Patch) -> None:
    counsels = outlook.counsels

    def prying(table: Table, seat: Viewpoint) -> list[Counsel]:
        return [counsel(said.name, said.rule, sealed=list(table.sealed.values())) for said in counsels(table, seat)]

    patch.setattr(outlook, "counsels", prying)


@mutation("draws")
def a_plan_begins_at_the_real_position(patch: Patch) -> None:
    init = Plan.__init__

    def real(plan: Plan, spec: Any, g: Any, *parts: Any) -> None:
        init(plan, spec, g, *parts)
        plan.game = g.clone()

    patch.setattr(Plan, "__init__", real)


@mutation("draws")
def a_plan_comes_true_by_answers_that_were_secret(patch: Patch) -> None:
    def prying(play: Any, plan: Plan, position: int) -> int:
        pairs = list(zip(plan.steps, play.picks[position:], strict=False))
        return next((n for n, (step, pick) in enumerate(pairs) if step.option.token != pick.token), len(pairs))

    patch.setattr(planning, "_came_true", prying)


@mutation("draws")
def a_plan_is_for_anyones_seat(patch: Patch) -> None:
    patch.setattr(planning, "check_seat", lambda *_: None)


@mutation("draws")
def the_mark_of_a_plan_is_of_the_whole_position(patch: Patch) -> None:
    patch.setattr(planning, "_mark", lambda begun, _seat: begun.spec.mark(begun.game))


@mutation("battles")
def a_plan_refuses_what_is_sealed(patch: Patch) -> None:
    planned = planning.planned

    def prying(table: Table, wish: planning.AskPlan) -> planning.Planned:
        if wish.answers and wish.answers[-1] in table.sealed.values():
            raise Refusal("not_now", "That is being done.")
        return planned(table, wish)

    patch.setattr(routes_planning, "planned", prying)


def nosy(patch: Patch) -> None:
    """Explanations that look at everything."""
    patch.setattr(PlaguesSpec, "explain", lambda _spec, g: [g.bottom, g.drawn, g.deck])


@mutation("draws")
def what_is_explained_is_the_real_position(patch: Patch) -> None:
    nosy(patch)
    patch.setattr(outlook, "known", lambda table, _seat: table.play.game)
