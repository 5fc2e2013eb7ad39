"""Search: blind to what is hidden, the same twice, within its budget, and the game is left alone."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import orda
from orda.bots import search
from orda.bots.search import Race, Search, Tally, worth_a_thought
from orda.engine.bot import best_of
from orda.engine.game import Decision, Game
from orda.engine.rng import Chance
from orda.engine.rules import Foresight, Rules
from tests.games.exam import Task
from tests.games.harness import replaces_a_function
from tests.games.off_the_dead import test_exam as off_the_dead
from tests.games.run import test_exam as run
from tests.games.zombies import test_exam as zombies
from tests.games.zombinion import test_exam as zombinion

FEW = 24  # simulations
EXAMS = (off_the_dead.EXAM, run.EXAM, zombies.EXAM, zombinion.EXAM)


def positions(game: str, count: int, seed: int = 5, players: int = 2) -> Iterator[Game[Any]]:
    """Questions of a game at random that a search thinks about."""
    chance = Chance(seed)
    g = orda.new(game, players=players, seed=seed)
    g.telling = False
    for number in itertools.count():
        d = g.decision
        if d is None or count == 0:
            return
        if number % 5 == 0 and len(worth_a_thought(g)) > 1:
            count -= 1
            yield g.clone()
        g.apply(chance.choice(d.options))


def asked(what: Callable[[Decision], bool]) -> Game[Any]:
    """Zombies!!! at random, where somebody is asked such a thing."""
    g, chance = orda.new("zombies", players=2, seed=1), Chance(1)
    while g.decision is not None and not what(g.decision):
        g.apply(chance.choice(g.decision.options))
    return g


def options_of(g: Game[Any]) -> tuple[int, ...]:
    assert g.decision is not None
    return g.decision.options


@pytest.mark.parametrize("game", orda.games())
def test_it_chooses_legally_and_leaves_the_game_as_it_was(game: str) -> None:
    for position in positions(game, 4):
        before = position.save()
        assert position.decision is not None
        assert Search(1, simulations=FEW).choose(position) in position.decision.options
        assert position.save() == before


@pytest.mark.parametrize("game", orda.games())
def test_the_same_seed_and_budget_make_the_same_choice_whatever_is_hidden(game: str) -> None:
    for n, position in enumerate(positions(game, 4)):
        assert position.decision is not None
        found = Search(n, simulations=FEW).judge(position)
        assert Search(n, simulations=FEW).judge(position) == found, "twice the same"
        other = position.clone()
        other.redeal(position.decision.player, 1000 + n)
        assert Search(n, simulations=FEW).judge(other) == found, "it knows what its seat may not"


@pytest.mark.parametrize("game", orda.games())
def test_chance_strikes_alike_in_every_turn_to_come_whatever_was_used_up_before(game: str) -> None:
    for position in positions(game, 2):
        one, other = position.clone(), position.clone()
        other.reseed(1)
        for g in (one, other):
            search.play_on(g, g.t.turn + 3, seed=7)
        assert one.save() == other.save()


@pytest.mark.parametrize(("game", "players", "has_slips"), [("zombies", 2, False), ("run", 2, False), ("run", 4, True)])
def test_everybody_does_what_looks_best_but_for_a_slip_where_the_game_has_them(
    game: str, players: int, has_slips: bool
) -> None:
    slipped = False
    for position in positions(game, 3, players=players):
        one, best = position.clone(), position.clone()
        end = one.t.turn + 12
        search.play_on(one, end, seed=7)
        turn = -1
        while best.decision is not None and best.t.turn < end:
            if best.t.turn != turn:
                turn = best.t.turn
                best.reseed(7 + 1 + turn)
            best.apply(best_of(best))
        slipped |= one.save() != best.save()
    assert slipped == has_slips


def test_who_slips_does_what_a_newcomer_would() -> None:
    for position in positions("run", 5):
        assert position.rules.advice.newcomer is not None
        rates = position.rules.advice.newcomer(position)
        assert search.slip(position) == options_of(position)[rates.index(max(rates))]


def test_only_games_with_a_newcomer_have_slips() -> None:
    for game in orda.games():
        rules = orda.rules(game)
        slips = any(rules.advice.foresight_among(players).slips for players in rules.players)
        assert rules.advice.newcomer is not None or not slips


def test_all_options_are_judged_at_the_same_turn_whether_they_end_the_present_one_or_not() -> None:
    for position in positions("run", 5):
        (end,), seen = race_of_all(position, Search()).looks, set()
        for option in options_of(position):
            g = position.clone()
            g.apply(option)
            search.play_on(g, end, seed=7)
            seen.add(g.t.turn if g.decision is not None else end)
        assert seen == {end}


def test_who_has_a_shorter_sight_looks_once_and_no_further() -> None:
    for position in positions("zombies", 3):
        race = race_of_all(position, Search(turns=2))
        assert race.looks == [position.t.turn + 2]
        assert race_of_all(position, Search()).looks[-1] > race.looks[-1]


def test_a_game_of_two_may_be_looked_at_in_another_way() -> None:
    """In Run: who is to be beaten alone does what looks best; among several others nobody relies on that."""
    advice = orda.rules("run").advice
    found = [search.foresight_of(orda.new("run", players=players, seed=1)) for players in (2, 3, 7)]
    assert found == [advice.foresight_of_two, advice.foresight, advice.foresight]
    assert (found[0].slips, found[1].slips > 0) == (0, True)
    assert search.foresight_of(orda.new("zombies", players=2, seed=1)) == orda.rules("zombies").advice.foresight


def test_a_forced_choice_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    g = next(positions("run", 1))
    assert g.decision is not None
    g.decision = Decision(g.decision.player, g.decision.kind, g.decision.options[:1])
    monkeypatch.setattr(Game, "clone", lambda _self: pytest.fail("it thought about it"))
    assert Search().judge(g) == (options_of(g)[0], [])


def test_questions_with_many_harmless_answers_are_left_to_the_games_own_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    leave = orda.rules("zombies").advice.foresight.leave
    g = asked(lambda d: d.kind in leave and len(d.options) > 1)
    rates = g.rules.rates(g)
    monkeypatch.setattr(Game, "clone", lambda _self: pytest.fail("it thought about it"))
    assert Search().judge(g) == (options_of(g)[rates.index(max(rates))], [])


def test_what_is_plain_at_once_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """To win in Run, and in Zombinion to aim with all one has."""
    winning = run.EXAM[0].laid().game
    aiming = orda.new("zombinion", players=2, seed=1)
    monkeypatch.setattr(Game, "clone", lambda _self: pytest.fail("it thought about it"))
    for g, right in ((winning, "play:flame_item>0"), (aiming, "aim:all")):
        choice, estimates = Search().judge(g)
        assert (g.describe(choice).id, estimates) == (right, [])


def test_what_a_game_says_is_never_right_is_not_even_looked_at() -> None:
    g = next(task for task in zombinion.EXAM if task.says == "takes no zombies early").laid().game
    assert "take:infection" in [g.describe(option).id for option in options_of(g)]
    looked_at = [g.describe(option).id for option in worth_a_thought(g)]
    assert looked_at[1:], "there is something to think about"
    assert "take:infection" not in looked_at


def test_it_stays_within_its_simulations() -> None:
    for position in positions("run", 3):
        race = race_of_all(position, Search(1, simulations=200))
        race.judge()
        assert 0 < race.spent <= 200 + search.WIDEST


def race_of_all(position: Game[Any], bot: Search) -> Race:
    """Every option is looked at, also where there is nothing to think about; what looks best first."""
    rates, options = position.rules.rates(position), options_of(position)
    return Race(position, bot, [option for _, option in sorted(zip(rates, options, strict=True), key=search.falling)])


@pytest.mark.parametrize("seconds", [8, 24])
@pytest.mark.parametrize("game", orda.games())
def test_it_stops_when_its_time_is_up(game: str, seconds: float) -> None:
    """By a clock that goes on a second whenever somebody looks at it: before the first world and after each."""
    for position in positions(game, 1):
        looks = itertools.count()
        Search(1, seconds=seconds, clock=lambda: next(looks)).choose(position)  # noqa: B023 - asked at once
        rounds = 5  # of a search among sixteen at the most: each ends with a look at the clock
        assert next(looks) <= seconds + rounds + 1


@pytest.mark.parametrize("bot", [Search(seconds=1, clock=itertools.count(step=9).__next__), Search(simulations=2)])
def test_when_the_first_world_takes_all_it_has_there_is_no_second_one(bot: Search) -> None:
    race = race_of_all(next(positions("run", 1)), bot)
    judged = race.judge()
    assert race.spent == len(race.results) > 2, "each option once"
    assert judged.choice == race.favourite, "and nothing is shown to be better"


def made_up(monkeypatch: pytest.MonkeyPatch, result: Callable[[int, int], float]) -> tuple[Game[Any], list[int]]:
    """A position whose options, what looks best first, lead to these results: of the option's place and the world."""
    position = next(positions("run", 1))
    options = list(race_of_all(position, Search()).results)

    def play(race: Race, _world: Game[Any], seed: int, option: int) -> float:
        race.spent += 1
        value = result(options.index(option), seed)
        race.results[option].add(value)
        return value

    monkeypatch.setattr(Race, "play", play)
    return position, options


def takes_another(monkeypatch: pytest.MonkeyPatch, gain: float, noise: float) -> bool:
    """By results that are made up: the others are better by as much, and as surely, as they say."""
    doubts: dict[int, Iterator[float]] = defaultdict(lambda: itertools.cycle((-noise, noise)))
    position, options = made_up(monkeypatch, lambda place, _: 0.5 + gain + next(doubts[place]) if place else 0.5)
    return Search(simulations=200).choose(position) != options[0]


@replaces_a_function
def test_what_looks_best_at_once_is_kept_unless_another_is_shown_to_be_better(monkeypatch: pytest.MonkeyPatch) -> None:
    assert takes_another(monkeypatch, gain=0.1, noise=0.1), "better beyond doubt"
    assert not takes_another(monkeypatch, gain=0.01, noise=0.4), "perhaps better"
    assert not takes_another(monkeypatch, gain=0.0, noise=0.1), "as good"
    assert not takes_another(monkeypatch, gain=-0.1, noise=0.1), "worse"


@replaces_a_function
def test_the_best_is_found_among_many_that_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Chance(1)
    gains = {1: 0.02, 3: 0.1, 4: 0.05}
    position, options = made_up(
        monkeypatch, lambda place, _: 0.5 + gains.get(place, 0.0) + chance.random_below(100) / 500
    )
    assert len(options) > 3
    assert Search(simulations=400).choose(position) == options[3]


@replaces_a_function
@pytest.mark.parametrize(("gain", "place"), [(-0.2, 0), (0.2, 1)])
def test_a_clear_choice_does_not_take_the_whole_budget_but_of_who_is_patient(
    monkeypatch: pytest.MonkeyPatch, gain: float, place: int
) -> None:
    """The hopeless cost little; what is expected, if it is to be told, is worth the rest."""
    position, options = made_up(monkeypatch, lambda at, seed: 0.5 + gain * (at == 1) - (at > 1) * (seed % 2))
    bot = Search(1, simulations=2000)
    quick = race_of_all(position, bot)
    assert quick.judge().choice == options[place]
    assert quick.results[options[-1]].count <= 2 * search.FEWEST
    assert quick.spent < 400
    bot.patient = True
    slow = race_of_all(position, bot)
    assert slow.judge().choice == options[place]
    assert slow.spent >= 2000
    assert slow.results[options[0]].count > 4 * quick.results[options[0]].count


@pytest.mark.parametrize(
    ("lead", "part", "fate"),
    [
        (-1.0, 0.1, "stays"),
        (-1.0, 0.5, "leaves"),
        (0.5, 0.5, "stays"),
        (0.5, 0.95, "leaves"),
        (3.0, 0.1, "stays"),
        (3.0, 0.6, "is taken"),
    ],
)
def test_the_more_is_spent_the_less_luck_can_change(lead: float, part: float, fate: str) -> None:
    """An option that leads by so many standard errors, with that part of the budget spent."""
    race = race_of_all(next(positions("run", 1)), Search())
    option = list(race.results)[1]
    gain = race.gains[option]
    for value in (1.0, -1.0) * 200:
        gain.add(value)
    gain.total = lead * gain.error * gain.count  # the spread hardly changes by it
    lead, race.part = race.lead(option), part
    settled = {(False, False): "stays", (True, False): "leaves", (False, True): "is taken"}
    assert settled[race.is_hopeless(option), race.is_clear(option)] == fate, f"it leads by {lead:.2f}"


@replaces_a_function
def test_what_left_early_is_told_as_if_it_had_been_tried_in_all_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """By results that are made up: a world is kind to all or to none, and each option a little worse than the last."""
    position, options = made_up(monkeypatch, lambda place, seed: 0.5 + 0.3 * (seed % 2) - 0.01 * place)
    bot = Search(simulations=200)
    bot.patient = True
    estimates = bot.judge(position).estimates
    best = estimates[0]
    assert len({each.games for each in estimates}) > 2, "some left early"
    assert len(estimates) == len(options) > 3
    for each in estimates:
        assert each.value == pytest.approx(best.value - 0.01 * options.index(each.option))


@pytest.mark.parametrize("task", [task for exam in EXAMS for task in exam if task.wins], ids=str)
def test_it_chooses_the_only_winning_move_of_the_exam(task: Task) -> None:
    """Even where nobody tells it that this is plain."""
    game = task.laid().game
    choice, estimates = race_of_all(game, Search(1, simulations=100)).judge()
    assert game.describe(choice).id == task.right
    assert estimates[0].value == 1.0, "it does win"


@pytest.mark.parametrize("task", [task for exam in EXAMS for task in exam if task.for_master], ids=str)
def test_it_solves_what_takes_looking_ahead(task: Task) -> None:
    game = task.laid().game
    assert game.describe(Search(1, simulations=2000).choose(game)).id in task.right.split()


def test_an_option_is_worth_what_comes_of_it_on_average() -> None:
    tally = Tally()
    assert (tally.mean, tally.error) == (0.0, 1.0), "nothing is known yet"
    for value in (0.0, 1.0, 1.0, 1.0):
        tally.add(value)
    assert tally.mean == 0.75
    assert tally.error == pytest.approx(0.25)


def test_the_choice_comes_first_in_the_estimates_and_all_are_between_lost_and_won() -> None:
    for position in positions("run", 5):
        judged = Search(3, simulations=100).judge(position)
        assert judged.estimates[0].option == judged.choice
        assert all(0 <= each.value <= 1 and each.games for each in judged.estimates)
        others = [each.value for each in judged.estimates[1:]]
        assert others == sorted(others, reverse=True)


@pytest.mark.parametrize("players", [2, 4])
def test_how_far_is_played_on_is_told_in_turns_or_in_rounds_or_it_is_the_end(players: int) -> None:
    game = orda.new("zombies", players=players, seed=1)
    now = game.t.turn
    assert Foresight(turns=(3,)).looks(game) == [now + 3]
    assert Foresight(rounds=(2,)).looks(game) == [now + 2 * players], "everybody's next turn is in it, also one's own"
    (end,) = Foresight().looks(game)
    assert end > now + 1_000_000


@replaces_a_function
def test_a_game_is_worth_the_mean_of_all_looks_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each at the turn that the game names, and played on from there as if nobody had looked."""
    position = next(positions("zombies", 1))
    race, seen = Race(position, Search(), list(options_of(position))), []

    def value(_rules: Rules[Any], game: Game[Any], _seat: int) -> float:
        seen.append(game.save())
        return len(seen) - 1.0

    monkeypatch.setattr(Rules, "value", value)
    monkeypatch.setattr(race, "looks", [position.t.turn + 2, position.t.turn + 4])
    assert race.play(position, 7, options_of(position)[0]) == 0.5
    assert [state["table"]["turn"] - position.t.turn for state in seen] == [2, 4]
    straight_on = position.clone()
    straight_on.apply(options_of(position)[0])
    search.play_on(straight_on, position.t.turn + 4, seed=7)
    assert straight_on.save() == seen[1]
