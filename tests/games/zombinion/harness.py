"""Sets up positions of Zombinion in the game's own words and plays them by option ids.

    g = given(seat("bait zombie zombie", deck="rounds bullet"), seat("bullet zombie")).plays("bait")
    g.chooses("discard:zombie", "stop")
    assert g.hand(0) == "rounds zombie"

After every choice the invariants of the rules are checked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orda.engine.game import Decision
from orda.engine.saves import load
from orda.games.zombinion import RULES
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import BASE, CARDS, IDS
from orda.games.zombinion.setup import NUMBERS, copies, faults
from orda.games.zombinion.table import ACTION_PHASE, ZombinionTable


@dataclass(frozen=True)
class Seat:
    """What lies before a player; `deck` from the top, `discard` with the top last."""

    hand: str
    deck: str
    discard: str


def seat(hand: str = "", deck: str = "", discard: str = "") -> Seat:
    return Seat(hand, deck, discard)


def numbers(names: str) -> list[int]:
    """`"bullet*3 zombie"` is three Pallottola and a Zombi."""
    cards: list[int] = []
    for name in names.split():
        id_, _, times = name.partition("*")
        cards += [NUMBERS[id_]] * int(times or 1)
    return cards


def words(cards: list[int]) -> str:
    return " ".join(IDS[card] for card in cards)


class At:
    """A position, and what can be asked of it and done in it."""

    def __init__(self, game: Play) -> None:
        self.game = game
        self.check()

    def check(self) -> None:
        found = faults(self.game.t, self.game.players, self.game.options)
        assert not found, found

    # -- doing ----------------------------------------------------------------

    def chooses(self, *option_ids: str) -> At:
        for option_id in option_ids:
            assert option_id in self.ids, f"{option_id} is not among {self.ids}"
            self.game.apply(self.decision.options[self.ids.index(option_id)])
            self.check()
        return self

    def plays(self, card: str) -> At:
        return self.chooses(f"play:{card}")

    def hunts(self, *cards: str) -> At:
        """From the Action or Hunt phase: all aim cards, then these cards."""
        if self.asked[1] == "play":
            self.chooses("stop")
        if "aim:all" in self.ids:
            self.chooses("aim:all")
        return self.chooses(*[f"take:{card}" for card in cards])

    def reloaded(self) -> At:
        """The same position from its save."""
        game = load(self.game.save(), lambda _name: RULES)
        assert isinstance(game, Play)
        return At(game)

    # -- asking ---------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision

    @property
    def ids(self) -> list[str]:
        return [self.game.describe(option).id for option in self.decision.options]

    @property
    def asked(self) -> tuple[int, str]:
        return self.decision.player, self.decision.kind

    @property
    def counts(self) -> tuple[int, int, int]:
        """Actions, targets, shots."""
        t = self.game.t
        return t.actions, t.targets, t.shots

    def hand(self, player: int) -> str:
        """In the order of the card numbers."""
        return words(sorted(self.game.t.hands[player]))

    def deck(self, player: int) -> str:
        """From the top."""
        return words(self.game.t.decks[player][::-1])

    def discard(self, player: int) -> str:
        """In the order of the card numbers: a pile may not be looked through."""
        return words(sorted(self.game.t.discards[player] + self.game.t.buried[player]))

    def top(self, player: int) -> str | None:
        top: str | None = self.view()["players"][player]["discard_top"]
        return top

    def supply(self, card: str) -> int:
        return self.game.t.supply[NUMBERS[card]]

    @property
    def trash(self) -> str:
        return words(sorted(self.game.t.trash))

    @property
    def in_play(self) -> str:
        return words(self.game.t.in_play)

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return self.game.view(viewer)

    def told(self, viewer: int | None = None) -> list[str]:
        return [event.kind for event in self.game.events if event.heard_by(viewer)]

    def heard(self, kind: str, viewer: int | None = None) -> dict[str, Any]:
        """The data of the only event of that kind."""
        (event,) = [event for event in self.game.events if event.kind == kind and event.heard_by(viewer)]
        return event.data


def given(
    *seats: Seat,
    active: int = 0,
    supply: dict[str, int] | None = None,
    trash: str = "",
    actions: int = 1,
    targets: int = 1,
    shots: int = 0,
    turns: list[int] | None = None,
) -> At:
    """Seat `active` is in the Action phase. The rest lies in the Supply, or in the trash where `supply` says less."""
    if len(seats) == 1:
        seats = (*seats, seat("bullet*3 zombie*2", "bullet*4 zombie"))
    t = ZombinionTable()
    t.rng = 1
    t.hands = [numbers(each.hand) for each in seats]
    t.decks = [numbers(each.deck)[::-1] for each in seats]
    t.discards = [numbers(each.discard) for each in seats]
    t.buried = [[] for _ in seats]
    t.shown = [[] for _ in seats]
    t.seen_tops = [0] * len(seats)
    t.turns = turns or [1 if player == active else 0 for player in range(len(seats))]
    t.turn = sum(t.turns)
    t.trash = numbers(trash)
    t.active = active
    t.phase = ACTION_PHASE
    t.actions, t.targets, t.shots = actions, targets, shots
    lay_supply(t, len(seats), supply or {})
    options = {"kingdom": [IDS[card] for card in t.piles[BASE:]], "first_player": active}
    game = Play(RULES, t, len(seats), RULES.read_options(len(seats), options))
    game.debug = True
    game.run()
    return At(game)


def lay_supply(t: ZombinionTable, players: int, less: dict[str, int]) -> None:
    """The Combat cards are those named anywhere, and others to make ten."""
    used = t.trash + [card for player in range(players) for card in t.owned(player)]
    wanted = {card for card in [*used, *map(NUMBERS.__getitem__, less)] if card >= BASE}
    others = [card for card in range(BASE, CARDS) if card not in wanted]
    t.piles = (*range(BASE), *sorted([*wanted, *others][:10]))
    assert wanted <= set(t.piles), "more than ten different Combat cards"
    t.supply = [copies(card, players) - used.count(card) if card in t.piles else -1 for card in range(CARDS)]
    for name, count in less.items():
        card = NUMBERS[name]
        t.trash += [card] * (t.supply[card] - count)
        t.supply[card] = count
