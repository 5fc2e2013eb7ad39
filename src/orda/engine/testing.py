"""The generic battery: what must hold at every decision of every game.

One line gives a game all of it:

    @pytest.mark.parametrize("case", cases(RULES), ids=str)
    def test_battery(case: Case) -> None:
        check_game(case)
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from orda.engine.errors import IllegalChoice
from orda.engine.game import STOP, Game
from orda.engine.messages import Event
from orda.engine.rng import Chance
from orda.engine.rules import Rules
from orda.engine.saves import load

FURTHER: Final = 25  # choices a copy is played on for; now and then to the end
REDEALT: Final = 12  # choices a re-dealt game is played on for


class Witness(Protocol):
    """Somebody at the table who remembers: told what his seat hears, he says what in a position cannot be."""

    def hears(self, events: list[Event]) -> None: ...

    def contradiction(self, g: Game[Any]) -> str: ...


@dataclass(frozen=True)
class Case:
    """One game to be played through: it is the same whenever it is run, and its name says how to run it again."""

    rules: Rules[Any]
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    newest: tuple[int, ...] | None = None  # of the things there were then (`Rules.begin`); None: of all there are

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items()).replace(" ", "")
        return f"{self.rules.name}-{self.players}p-seed{self.seed}" + (f"-{options[:60]}" if options else "")

    def new(self) -> Game[Any]:
        newest = self.rules.newest if self.newest is None else self.newest
        game: Game[Any] = self.rules.begin(self.players, self.seed, self.options, newest)
        return game


def cases(rules: Rules[Any], games: int = 2, first_seed: int = 0) -> list[Case]:
    """Every player count with every set of options worth testing, this many games of each."""
    return [
        Case(rules, players, first_seed + n, options)
        for players in rules.players
        for options in rules.beginning.option_sets(players)
        for n in range(games)
    ]


MakeWitness = Callable[[Game[Any], int], Witness]  # (the game as it begins, his seat)


def check_game(case: Case, every: int = 1, witness: MakeWitness | None = None) -> None:
    """Plays a random game and checks everything at each decision (with `every`, at one in so many).

    With a `witness` at every seat, what each has seen must still be possible after a re-deal for it.
    """
    Battery(case, every, witness).play()


class Battery:
    def __init__(self, case: Case, every: int = 1, witness: MakeWitness | None = None) -> None:
        self.case = case
        self.make_witness = witness
        self.witnesses: list[Witness] = []
        self.rules = case.rules
        self.every = every
        self.chance = Chance(case.seed)
        self.eager = bool(case.seed % 2)  # such players seldom stop or pass, which makes deep nests of answers
        self.bots = {name: bot(case.seed) for name, bot in self.rules.bots.items()}
        self.hidden_positions = 0
        self.dealt_anew = 0

    def play(self) -> None:
        g = self.case.new()
        g.debug = True
        if self.make_witness is not None:
            self.witnesses = [self.make_witness(g, seat) for seat in range(g.players)]
        chosen: list[int] = []
        while g.decision is not None:
            assert len(chosen) < self.rules.course.most_decisions, f"no end after {len(chosen)} decisions"
            option = self.choose(g)
            if self.chance.random_below(self.every) == 0:
                self.check(g)
                self.check_what_is_shown(g, option)
            g.apply(option)
            chosen.append(option)
            for seat, witness in enumerate(self.witnesses):
                witness.hears([event for event in g.events if event.heard_by(seat)])
        self.check_table(g)
        assert g.result is not None, "the game is over without a result"
        self.check_result(g)
        self.check_replay(g, chosen)
        assert self.dealt_anew or not self.hidden_positions, "redeal never changes what is hidden"

    def choose(self, g: Game[Any]) -> int:
        assert g.decision is not None
        options = g.decision.options
        if self.eager and self.chance.random_below(5):
            options = tuple(o for o in options if o != STOP) or options
        return self.chance.choice(options)

    def check(self, g: Game[Any]) -> None:
        self.check_table(g)
        self.check_decision(g)
        self.check_refusals(g)
        self.check_copies(g)
        self.check_redeals(g)
        self.check_redeal_is_blind(g)
        self.check_bots(g)
        self.check_advice(g)

    # -- one position ---------------------------------------------------------

    def check_table(self, g: Game[Any]) -> None:
        faults = self.rules.material.faults(g.t, g.players, g.options)
        assert not faults, f"the table is unsound: {faults}"
        everybody = [None, *range(g.players)]
        views = [g.view(seat) for seat in everybody]
        assert json.loads(json.dumps(views)) == views, "a view is not plain JSON"
        assert g.views(everybody) == views, "views made together differ"

    def check_decision(self, g: Game[Any]) -> None:
        d = g.decision
        assert d is not None
        assert 0 <= d.player < g.players, f"player {d.player} is asked"
        assert d.options, f"{d.kind}: nothing to choose from"
        assert len(set(d.options)) == len(d.options), f"{d.kind}: an option is there twice: {d.options}"
        assert all(type(option) is int for option in d.options), f"{d.kind}: an option is not an int: {d.options}"
        ids = [g.describe(option).id for option in d.options]
        assert len(set(ids)) == len(ids), f"{d.kind}: two options are described alike: {sorted(ids)}"
        assert g.prompt is not None
        assert all(event.message.id for event in g.events)

    def check_refusals(self, g: Game[Any]) -> None:
        assert g.decision is not None
        before = bytes_of(g)
        for wrong in (max(g.decision.options) + 1, min(g.decision.options) - 1, "0", None, True):
            if type(wrong) is int and wrong in g.decision.options:
                continue
            try:
                g.apply(wrong)
            except IllegalChoice:
                pass
            else:
                raise AssertionError(f"{wrong!r} was accepted for {g.decision.options}")
        assert bytes_of(g) == before, "a refused choice changed the game"

    def check_copies(self, g: Game[Any]) -> None:
        """A clone, and the save loaded at once and by way of its text, go on to the same end; the game stays."""
        most = self.rules.course.most_decisions if self.chance.random_below(50) == 0 else FURTHER
        seed = self.chance.random_below(10**6)
        before, twin = bytes_of(g), g.clone()
        data = twin.save()
        ends = []
        for other in (twin, self.load(json.loads(before)), self.load(g.save())):
            other.debug = False
            self.play_on(other, seed, most)
            ends.append(bytes_of(other))
        assert ends[0] == ends[1] == ends[2], "a clone and a loaded save go different ways"
        assert bytes_of(g) == before, "playing on with a copy changed the game: something is shared"
        assert bytes_of(data) == before, "a save changed after it was made: it shares something"

    def load(self, data: Any) -> Game[Any]:
        return load(data, lambda _name: self.rules)

    def play_on(self, g: Game[Any], seed: int, most: int) -> None:
        chance = Chance(seed)
        while g.decision is not None and most:
            g.apply(chance.choice(g.decision.options))
            most -= 1

    # -- secrets --------------------------------------------------------------

    def check_redeals(self, g: Game[Any]) -> None:
        public = g.view(None)
        for seat in range(g.players):
            seen = g.view(seat)
            other = g.clone()
            other.redeal(seat, self.chance.random_below(10**6))
            assert other.view(seat) == seen, f"seat {seat} sees what it may not: {difference(seen, other.view(seat))}"
            assert other.view(None) == public, f"spectators see too much: {difference(public, other.view(None))}"
            self.hidden_positions += 1
            self.dealt_anew += hidden_part(other) != hidden_part(g)
            self.check_memory(g, other, seat)
            self.check_table(other)
            if other.decision is not None:
                self.check_decision(other)
            assert bytes_of(self.load(json.loads(bytes_of(other)))) == bytes_of(other)
            self.play_on_soundly(other)

    def check_redeal_is_blind(self, g: Game[Any]) -> None:
        """Whoever is asked gets the same world for the same seed, whatever was hidden: a search must not know more."""
        assert g.decision is not None
        seat, seed = g.decision.player, self.chance.random_below(10**6)
        once, twice = g.clone(), g.clone()
        twice.redeal(seat, self.chance.random_below(10**6))
        once.redeal(seat, seed)
        twice.redeal(seat, seed)
        assert bytes_of(once) == bytes_of(twice), f"how it lay before shines through a re-deal for seat {seat}"

    def check_memory(self, g: Game[Any], other: Game[Any], seat: int) -> None:
        """What was shown stays known until it leaves unseen."""
        if self.witnesses:
            wrong = self.witnesses[seat].contradiction(g)
            assert not wrong, f"the witness at seat {seat} errs: {wrong}"
            forgotten = self.witnesses[seat].contradiction(other)
            assert not forgotten, f"the re-deal has forgotten what seat {seat} saw: {forgotten}"

    def play_on_soundly(self, g: Game[Any]) -> None:
        for _ in range(REDEALT):
            if g.decision is None:
                return
            g.apply(self.choose(g))
            faults = self.rules.material.faults(g.t, g.players, g.options)
            assert not faults, f"a re-dealt game became unsound: {faults}"

    def check_what_is_shown(self, g: Game[Any], option: int) -> None:
        """If apply says that nothing came to light, whoever chose sees the same whatever is hidden from him."""
        after = g.clone()
        after.apply(option)
        if after.revealed or g.decision is None:
            return
        seat = g.decision.player
        other = g.clone()
        other.redeal(seat, self.chance.random_below(10**6))
        other.apply(option)
        if after.decision is not None and self.rules.is_window(after.decision.kind):
            return
        seen = difference(after.view(seat), other.view(seat))
        assert not seen, f"something hidden came to light, but the game does not say so (g.show()): {seen}"

    def check_bots(self, g: Game[Any]) -> None:
        """Bots choose legally, and the same whatever is hidden from them."""
        assert g.decision is not None
        seat = g.decision.player
        for name, bot in self.bots.items():
            bot.chance.rng = start = self.chance.rng
            choice = bot.choose(g)
            assert choice in g.decision.options, f"bot {name} chose {choice}, not one of {g.decision.options}"
            other = g.clone()
            other.redeal(seat, self.chance.random_below(10**6))
            bot.chance.rng = start
            assert bot.choose(other) == choice, f"bot {name} of seat {seat} sees what it may not"

    def check_advice(self, g: Game[Any]) -> None:
        """Rates and values are numbers that make sense, and the same whatever is hidden from whom they are for."""
        assert g.decision is not None
        advice = self.rules.advice
        for seat in range(g.players):
            other = g.clone()
            other.redeal(seat, self.chance.random_below(10**6))
            if advice.rates is not None and seat == g.decision.player:
                rates = self.rules.rates(g)
                assert len(rates) == len(g.decision.options), f"{g.decision}: {len(rates)} rates"
                assert all(math.isfinite(rate) for rate in rates), f"{g.decision}: rates {rates}"
                assert self.rules.rates(other) == rates, f"the rates for seat {seat} know what it may not"
            if advice.value is not None:
                value = self.rules.value(g, seat)
                assert 0 <= value <= 1, f"seat {seat} stands at {value}"
                assert self.rules.value(other, seat) == value, f"the value of seat {seat} knows what it may not"

    # -- the whole game -------------------------------------------------------

    def check_result(self, g: Game[Any]) -> None:
        result = g.result
        assert result is not None
        assert all(0 <= seat < g.players for seat in result.winners), f"winners: {result.winners}"
        assert len(result.scores) == g.players, f"scores: {result.scores}"

    def check_replay(self, g: Game[Any], chosen: list[int]) -> None:
        again = self.case.new()
        for option in chosen:
            again.apply(option)
        assert bytes_of(again) == bytes_of(g), "the same seed and choices led to another end"


def bytes_of(game: Game[Any] | dict[str, Any]) -> bytes:
    return json.dumps(game.save() if isinstance(game, Game) else game, sort_keys=True).encode()


def hidden_part(g: Game[Any]) -> dict[str, Any]:
    """The save without the randomness, to see whether a re-deal moved anything."""
    data = g.save()
    del data["table"]["rng"]
    return data


def difference(one: Any, other: Any, where: str = "view") -> str:
    """The first place where two views differ; empty if they do not."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[key], other[key], f"{where}.{key}") for key in one)), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next(filter(None, (difference(a, b, f"{where}[{i}]") for i, (a, b) in pairs)), "")
    return "" if one == other else f"{where}: {one!r:.60} against {other!r:.60}"
