"""A running game of Zombies!!!: the verbs that rules and cards share."""

from __future__ import annotations

from typing import Final

from orda.engine.game import Game
from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.identity import itself, title_of
from orda.games.zombies.records import AND_FIGHT, IN_PEACE, NONE, Fight, Occasion, Walk
from orda.games.zombies.registry import CARD
from orda.games.zombies.table import ZombiesTable
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

    def discard_item(self, player: int, title: int) -> None:
        self.t.put_away(self.lose_item(player, title))

    def remove_item(self, player: int, title: int) -> None:
        """From the game."""
        self.t.out += (itself(self.lose_item(player, title)),)

    def lose_item(self, player: int, title: int) -> int:
        """From before him; its charges are gone."""
        t = self.t
        item = t.take_item(player, title)
        if CARD[title].charges:
            t.charges[player] = 0
        return item

    def hand_over(self, title: int, giver: int, taker: int) -> None:
        """An item goes to another player as it lies there: its charges, and what it keeps, come along."""
        t = self.t
        t.items[taker].append(t.take_item(giver, title))
        if CARD[title].charges:
            t.charges[taker], t.charges[giver] = t.charges[giver], 0
        self.tell("hand_over", ALL, taker, title, giver)

    def discard_laid(self, player: int, title: int) -> None:
        """A card that lay face up before him and was no item."""
        t = self.t
        laid = next(pair for pair in t.laid if pair[0] == player and title_of(pair[1]) == title)
        t.laid.remove(laid)
        t.put_away(laid[1])

    # -- dice -----------------------------------------------------------------------------

    def roll(self, player: int) -> int:
        """A die for a card, a tile or the spell: R-65 may change it, never below 0."""
        face = self.t.die()
        self.tell("roll", ALL, player, face)
        return max(face + hooks.change_of_dice(self.t, player), 0)

    # -- lives ----------------------------------------------------------------------------

    def lose_lives(self, player: int, halves: int) -> None:
        """He has as many. What is told of it is the caller's."""
        self.t.lives[player] -= halves
        if self.t.effects or self.t.items[player]:
            hooks.wounded(self, player)

    # -- occasions ------------------------------------------------------------------------

    @property
    def occasion(self) -> Occasion:
        return self.t.occasions[-1]

    def announce(self, window: int, player: int, what: int = NONE, kind: int = 0) -> bool:
        """Opens a window about something of his, if a card of this game could answer it.

        The step queued next takes it up with `end_occasion`; without a window there is nothing to take up.
        """
        t = self.t
        if not t.reactions & window:
            return False
        t.occasions.append(Occasion(window, player, what, kind))
        self.window(window)
        return True

    def end_occasion(self) -> Occasion:
        return self.t.occasions.pop()

    # -- zombies ----------------------------------------------------------------------------

    def add_to_roll(self, card: int, value: int) -> None:
        """By a card of his, to the combat roll he has just made and to no other; a weapon's counts while weapons do."""
        t, is_weapon = self.t, CARD[card].is_weapon
        if t.duels:
            duel = t.duels[-1]
            added = duel.aimed if is_weapon else duel.bonus
            added[duel.side(self.me)] += value
            return
        if is_weapon:
            self.fight.aimed += value
        else:
            self.fight.bonus += value
        self.fight.helped += (card, value)

    def put_zombie(self, square: int, kind: int = NONE) -> None:
        """Of this kind, or of that which comes into play there."""
        self.t.add_zombie(square, kind if kind != NONE else self.t.new_kind(square))
        if self.telling:
            self.tell_at("put_zombie", square)

    def gain_trophy(self, player: int) -> None:
        """The game may be won by it."""
        t = self.t
        t.trophies[player] += 1
        t.check_trophies(player)
        if t.over:
            self.tell("win_kills", ALL, player)

    def kill_zombie(self, player: int, square: int) -> None:
        """A trophy; the game may be won by it, or by the helipad it leaves free."""
        t = self.t
        t.take_zombie(square)
        self.tell_at("kill", square, player, t.trophies[player] + 1)
        self.gain_trophy(player)
        if t.effects or hooks.KILLED.items:
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
        if self.telling:
            self.tell_at(how, square, player)
        if t.jeeps & mine and t.city.inside[square] >= 0:
            t.jeeps &= ~mine
            self.tell("lose_jeep", ALL, player)
        if t.effects or hooks.ARRIVED.items:
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
                walk.arrival_due = AND_FIGHT if t.zombies[square] else IN_PEACE
            if player in (walk.mover, walk.carried):
                walk.carried = NONE
        self.check_helipads()

    def take_keys(self, player: int) -> None:
        t = self.t
        t.keys, t.keys_at = player, NONE
        self.tell("keys", ALL, player)
        self.check_helipads()
