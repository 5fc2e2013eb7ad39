"""Sets up positions of Zombinion in the game's own words and plays them by option ids.

    g = given(seat("bait zombie zombie", deck="rounds bullet"), seat("bullet zombie")).plays("bait")
    g.chooses("discard:zombie", "stop")
    assert g.hand(0) == "rounds zombie"

After every choice the invariants of the rules are checked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from orda.games.zombinion import RULES
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import BASE, CARDS, IDS, MOST_CARDS
from orda.games.zombinion.setup import copies
from orda.games.zombinion.table import ACTION_PHASE, ZombinionTable
from tests.games.harness import Position


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
        cards += [CARDS.numbers[id_]] * int(times or 1)
    return cards


def words(cards: list[int]) -> str:
    return " ".join(IDS[card] for card in cards)


class At(Position[Play]):
    """A position of Zombinion."""

    def plays(self, card: str) -> Self:
        return self.chooses(f"play:{card}")

    def hunts(self, *cards: str) -> Self:
        """From the Action or Hunt phase: all aim cards, then these cards."""
        if self.asked[1] == "play":
            self.chooses("stop")
        if "aim:all" in self.ids:
            self.chooses("aim:all")
        return self.chooses(*[f"take:{card}" for card in cards])

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
        return self.game.t.supply[CARDS.numbers[card]]

    @property
    def trash(self) -> str:
        return words(sorted(self.game.t.trash))

    @property
    def in_play(self) -> str:
        return words(self.game.t.in_play)


def given(
    *seats: Seat,
    active: int = 0,
    supply: dict[str, int] | None = None,
    trash: str = "",
    actions: int = 1,
    targets: int = 1,
    shots: int = 0,
    turns: list[int] | None = None,
    poker_face: bool = False,
) -> At:
    """Seat `active` is in the Action phase. The rest lies in the Supply, or in the trash where `supply` says less."""
    if len(seats) == 1:
        seats = (*seats, seat("bullet*3 zombie*2", "bullet*4 zombie"))
    t = ZombinionTable(newest=RULES.newest)
    t.rng = 1
    t.hands = [numbers(each.hand) for each in seats]
    t.decks = [numbers(each.deck)[::-1] for each in seats]
    t.discards = [numbers(each.discard) for each in seats]
    t.buried = [[] for _ in seats]
    t.shown = [[] for _ in seats]
    t.shuffles = [[] for _ in seats]
    t.scattered, t.kept = ([0] * len(seats) for _ in range(2))
    t.seen_tops = [0] * len(seats)
    t.turns = turns or [1 if player == active else 0 for player in range(len(seats))]
    t.turn = sum(t.turns)
    t.trash = numbers(trash)
    t.active = active
    t.phase = ACTION_PHASE
    t.actions, t.targets, t.shots = actions, targets, shots
    lay_supply(t, len(seats), supply or {})
    options = {"kingdom": [IDS[card] for card in t.piles[BASE:]], "first_player": active, "poker_face": poker_face}
    return At.begin(Play(RULES, t, len(seats), RULES.read_options(len(seats), options)))


def lay_supply(t: ZombinionTable, players: int, less: dict[str, int]) -> None:
    """The Combat cards are those named anywhere, and others to make ten."""
    used = t.trash + [card for player in range(players) for card in t.owned(player)]
    wanted = {card for card in [*used, *map(CARDS.numbers.__getitem__, less)] if card >= BASE}
    others = [card for card in CARDS if card >= BASE and card not in wanted]
    t.piles = (*range(BASE), *sorted([*wanted, *others][:10]))
    assert wanted <= set(t.piles), "more than ten different Combat cards"
    t.supply = [copies(card, players) - used.count(card) if card in t.piles else -1 for card in range(MOST_CARDS)]
    for name, count in less.items():
        card = CARDS.numbers[name]
        t.trash += [card] * (t.supply[card] - count)
        t.supply[card] = count
    t.derive()
