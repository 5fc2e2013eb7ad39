"""A running game of Zombies!!!: the verbs that rules and cards share."""

from __future__ import annotations

from typing import Final

from orda.engine.game import Game
from orda.engine.messages import ALL, all_but
from orda.games.zombies import hooks
from orda.games.zombies.records import NONE, Fight, Walk
from orda.games.zombies.registry import CARD
from orda.games.zombies.table import HAND, ZombiesTable
from orda.games.zombies.tiles import MOTOR_POOL

# The phases of a turn, in their order; a jump is nothing but another number in `t.phase`.
UPKEEP_PHASE: Final = 0
START_PHASE: Final = 1
EXPLORE_PHASE: Final = 2
FIGHT_PHASE: Final = 3
REFILL_PHASE: Final = 4
MOVE_PHASE: Final = 5
ZOMBIES_PHASE: Final = 6
END_PHASE: Final = 7
DISCARD_PHASE: Final = 8
CLEAN_UP_PHASE: Final = 9
PHASES: Final = (
    "upkeep", "turn_start", "explore", "fight", "refill", "move", "zombies", "turn_end", "discard", "clean_up",
)  # fmt: skip

# Answers.
NO: Final = 0
YES: Final = 1


class Play(Game[ZombiesTable]):
    """A game of Zombies!!!"""

    chooser: int = 0  # whose choice the last apply was

    def apply(self, option: int) -> None:
        if self.decision is not None:
            self.chooser = self.decision.player
        super().apply(option)

    @property
    def fight(self) -> Fight:
        return self.t.fights[-1]

    @property
    def walk(self) -> Walk:
        return self.t.walks[-1]

    def tell_at(self, kind: str, square: int, *args: int) -> None:
        """For everybody; the square's coordinates come last."""
        if self.telling:
            self.tell(kind, ALL, *args, *self.t.city.xy(square))

    # -- cards ----------------------------------------------------------------------------

    def draw_to_three(self, player: int) -> None:
        """R-56: the discard pile is shuffled only when a card is needed; both empty: no card."""
        t = self.t
        hand = t.hands[player]
        while len(hand) < HAND and (t.deck or t.discard):
            if not t.deck:
                t.deck, t.discard = t.discard, []
                t.shuffle(t.deck)
                self.tell("reshuffle", ALL, len(t.deck))
            card = t.deck.pop()
            hand.append(card)
            t.quiet = 0
            self.show()
            if self.telling:
                self.tell("draw_card", player, player, card)
                self.tell("draw", all_but(player), player)

    def discard_item(self, player: int, title: int) -> None:
        t = self.t
        t.items[player].remove(title)
        t.discard.append(title)
        if CARD[title].charges:
            t.charges[player] = 0

    # -- zombies ----------------------------------------------------------------------------

    def add_to_roll(self, card: int, value: int) -> None:
        """By a card of his, to the combat roll he has just made and to no other."""
        t = self.t
        if t.duels:
            t.duels[-1].bonus[t.duels[-1].side(self.me)] += value
        else:
            self.fight.bonus += value
            self.fight.helped += (card, value)

    def put_zombie(self, square: int, kind: int = NONE) -> None:
        """Of this kind, or of that which comes into play there."""
        self.t.add_zombie(square, kind if kind != NONE else self.t.new_kind(square))
        self.tell_at("put_zombie", square)

    def kill_zombie(self, player: int, square: int) -> None:
        """A trophy; the game may be won by it, or by the helipad it leaves free."""
        t = self.t
        t.take_zombie(square)
        t.trophies[player] += 1
        self.tell_at("kill", square, player, t.trophies[player])
        t.check_trophies(player)
        if t.over:
            self.tell("win_kills", ALL, player)
        if hooks.KILLED.any:
            hooks.killed(self, player, square)
        self.check_helipads()

    def check_helipads(self) -> None:
        t = self.t
        if t.city.helipads and not t.over:
            t.check_helipads()
            if t.over:
                self.tell("win_helipad", ALL, t.winners.bit_length() - 1)

    # -- pawns --------------------------------------------------------------------------------

    def put_pawn(self, player: int, square: int, how: str) -> None:
        """`how` is what is told. Who leaves a grate has no duct; who enters a building leaves his jeep outside."""
        t, mine = self.t, 1 << player
        t.pawns[player] = square
        t.in_ducts &= ~mine
        self.tell_at(how, square, player)
        if t.jeeps & mine and t.city.inside[square] >= 0:
            t.jeeps &= ~mine
            self.tell("lose_jeep", ALL, player)
        if hooks.ARRIVED.any:
            hooks.arrived(self, player, square)

    def walk_pawn(self, player: int, square: int) -> None:
        """A step, of his own will or not."""
        before = self.t.pawns[player]
        self.put_pawn(player, square, "step")
        if self.t.city.inside[before] >= 0:
            self.take_jeep(player, before)

    def take_jeep(self, player: int, before: int) -> None:
        """3.18, R-36: who has walked out of the Motor Pool, by its door, drives from his next movement on."""
        t = self.t
        pool, square = t.city.inside[before], t.pawns[player]
        if t.city.kind(pool) == MOTOR_POOL and square // 9 == pool and t.city.inside[square] < 0:
            t.jeeps |= 1 << player
            self.tell("take_jeep", ALL, player)

    def relocate(self, player: int, square: int) -> None:
        """3.9: in his own movement the arrival is handled when the walk goes on; otherwise zombies wait for phase B."""
        t = self.t
        self.put_pawn(player, square, "relocate")
        for walk in t.walks:
            if walk.mover == player and not walk.over:
                walk.arrival_due = 1
        self.check_helipads()

    def take_keys(self, player: int) -> None:
        t = self.t
        t.keys, t.keys_at = player, NONE
        self.tell("keys", ALL, player)
        self.check_helipads()
