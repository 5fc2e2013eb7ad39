"""The table of Zombies!!!: flat lists of ints, and the records of what is going on."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import Annotated, ClassVar, Final

from orda.engine.data import DERIVED, Table
from orda.games.zombies import hooks
from orda.games.zombies.city import CITY, START_CITY, City
from orda.games.zombies.identity import itself, pile_of, title_of, with_title
from orda.games.zombies.in_play import BARRED_ON_FOOT
from orda.games.zombies.records import IN_PEACE, NONE, Duel, Fight, Occasion, Walk
from orda.games.zombies.registry import LASTING
from orda.games.zombies.tiles import NORMAL

OFF_MAP: Final = -1
EVERYBODY: Final = -1
TOWN_SQUARE: Final = 4  # the centre of the start tile

# Tokens. Lives are counted in half units, so that the dogs of The End fit.
LIFE: Final = 1
BULLET: Final = 2
WHOLE: Final = 2
MOST_LIVES: Final = 5 * WHOLE
HEALTHY: Final = 3 * WHOLE
HAND: Final = 3
SQUARES: Final = 1024  # a step of a zombie is from * SQUARES + to

# How a game ends.
NOT_OVER: Final = 0
BY_KILLS: Final = 1
BY_HELIPAD: Final = 2
BY_ROUNDS: Final = 3

# Whose the decks of event cards are.
IN_COMMON: Final = 0
PER_SET: Final = 1
PER_PLAYER: Final = 2

CANCELLED: Final = -1  # the target of an announced card that will do nothing

# Effects that last: (what, on whom, at the end of whose turns it counts down, how many of them, on which tile).
Effect = tuple[int, int, int, int, int]


class ZombiesTable(Table):
    city: Annotated[City, CITY] = START_CITY
    tiles: list[int] = []  # the deck, the top is the end; the first ten are the last ten
    drawn: int = NONE  # the tile being placed
    removed: list[int] = []
    zombies: list[int] = [0] * 9  # for each square the kind of zombie on it, 0 for none
    crowd: Annotated[list[int], DERIVED] = []  # the squares with zombies, in order; follows from `zombies`
    roaming: Annotated[
        list[int], DERIVED
    ] = []  # every step a zombie could take, in order; follows from `zombies` and `city`
    tokens: list[int] = [0] * 9
    deck: list[int] = []  # the first of them, the top is the end; cards are numbered as identity.py says
    discard: list[int] = []
    more_decks: list[list[int]] = []  # where there are several
    more_discards: list[list[int]] = []
    whose_decks: int = IN_COMMON
    out: list[int] = []  # cards removed from the game
    hands: list[list[int]] = []
    items: list[list[int]] = []  # face up before each player
    laid: list[tuple[int, ...]] = []  # cards that lie face up before a player and are no items: player, card
    resolving: list[tuple[int, ...]] = []  # cards being carried out: card, player, target, window
    occasions: list[Occasion] = []  # what others may answer now
    reactions: int = 0  # the windows of occasions that a card of this game can answer
    known: list[tuple[int, ...]] = []  # hidden cards somebody has seen (see knowledge.py)
    pawns: list[int] = []
    lives: list[int] = []  # in halves
    bullets: list[int] = []
    trophies: list[int] = []
    charges: list[int] = []  # of the item of each player that has some
    may_play: int = 0  # a bit for each seat
    may_activate: int = 0
    passing: int = 0  # passed for this turn
    resting: int = 0  # passed until his own next turn
    active: int = 0
    first: int = 0  # who began the game
    phase: int = 0  # the next one to begin
    running: int = 0  # the one that has begun
    cut: int = 0  # what is left of the running phase does not happen
    turn_lost: int = 0  # no discard in phase F either
    quiet: int = 0  # nothing has changed since everybody was last asked
    declined: int = NONE  # the square where the active player has left something lying
    left_lying: int = 0  # what, a bit for each kind of token
    challenged: int = 0  # the active player has used his challenge of this turn
    attacked: int = 0  # a bit for each seat that he has attacked in this turn by a card
    extra_turn: int = 0  # the active player has another turn after this one
    effects: list[Effect] = []
    fights: list[Fight] = []
    walks: list[Walk] = []
    duels: list[Duel] = []
    target: int = 0  # trophies that win
    scenario: int = 0  # 1: the helicopter keys
    keys: int = NONE  # who holds the helicopter keys
    keys_at: int = NONE  # or the square where they lie
    rounds: int = 0  # completed
    most_rounds: int = 0  # 0: no limit
    winners: int = 0  # a bit for each seat

    ADDED: ClassVar[frozenset[str]] = frozenset(
        {"more_decks", "more_discards", "whose_decks", "out", "laid", "occasions", "reactions", "known"}
        | {"attacked", "extra_turn"}
    )

    def derive(self) -> None:
        self.crowd = [square for square, zombie in enumerate(self.zombies) if zombie]
        if len(self.zombies) == len(self.city.next):
            self.roaming = self.steps_of_zombies()

    # -- zombies ------------------------------------------------------------------------

    def lay_tile(self, kind: int, cell: int, turns: int) -> None:
        """Zombies beside it can come onto it."""
        self.city = self.city.with_tile(kind, cell, turns)
        first = len(self.zombies)
        self.zombies += [0] * 9
        self.tokens += [0] * 9
        for square in range(first, first + 9):
            for beside in self.city.next[square]:
                if self.zombies[beside]:
                    insort(self.roaming, beside * SQUARES + square)

    def add_zombie(self, square: int, kind: int) -> None:
        """It has steps of its own, and the others cannot come here any more."""
        self.zombies[square] = kind
        insort(self.crowd, square)
        for beside in self.city.next[square]:
            if self.zombies[beside]:
                del self.roaming[bisect_left(self.roaming, beside * SQUARES + square)]
            else:
                insort(self.roaming, square * SQUARES + beside)

    def take_zombie(self, square: int) -> int:
        """Off its square; a fight against it is over."""
        kind = self.zombies[square]
        self.zombies[square] = 0
        self.crowd.remove(square)
        for beside in self.city.next[square]:
            if self.zombies[beside]:
                insort(self.roaming, beside * SQUARES + square)
            else:
                del self.roaming[bisect_left(self.roaming, square * SQUARES + beside)]
        for fight in self.fights:
            if fight.square == square:
                fight.gone = 1
        for walk in self.walks:
            if walk.arrival_due and self.pawns[walk.mover] == square:
                walk.arrival_due = IN_PEACE  # whatever comes now was not there on arrival
        return kind

    def steps_of_zombies(self) -> list[int]:
        """Worked out from nothing: what `roaming` must be."""
        beside, zombies = self.city.next, self.zombies
        return [a * SQUARES + b for a in self.crowd for b in beside[a] if not zombies[b]]

    def free_squares(self) -> list[int]:
        """R-18: neither zombie nor pawn."""
        return self.free_among(self.city.walkable)

    def free_among(self, squares: Iterable[int]) -> list[int]:
        zombies, pawns = self.zombies, self.pawns
        free = [s for s in squares if not zombies[s] and s not in pawns]
        return self.with_room(free) if self.effects else free

    def with_room(self, squares: Iterable[int], kind: int = NORMAL) -> list[int]:
        """Those on which a zombie of this kind may be put."""
        zombies = self.zombies
        if not (self.effects and hooks.hold_zombies(self)):
            return [s for s in squares if not zombies[s]]
        return [s for s in squares if not zombies[s] and not hooks.closed(self, s, kind)]

    def zombies_inside(self, tile: int) -> list[int]:
        return [s for s in self.city.squares_inside(tile) if self.zombies[s]]

    # -- cards ----------------------------------------------------------------------------

    def deck_of(self, pile: int) -> list[int]:
        return self.more_decks[pile - 1] if pile else self.deck

    def discard_of(self, pile: int) -> list[int]:
        return self.more_discards[pile - 1] if pile else self.discard

    @property
    def piles(self) -> int:
        return 1 + len(self.more_decks)

    def put_away(self, card: int) -> None:
        """On the discard pile of the deck it came from."""
        self.discard_of(pile_of(card)).append(itself(card))

    def has_item(self, player: int, title: int) -> bool:
        """Also as a copy."""
        return any(title_of(item) == title for item in self.items[player])

    def take_item(self, player: int, title: int) -> int:
        """From before him, with what is on it but its charges."""
        item = with_title(self.items[player], title)
        self.items[player].remove(item)
        return item

    # -- players --------------------------------------------------------------------------

    def others(self, player: int) -> list[int]:
        """Clockwise from him."""
        n = len(self.pawns)
        return [(player + i) % n for i in range(1, n)]

    def building_of(self, player: int) -> int:
        """The tile of the building he is inside, or -1."""
        pawn = self.pawns[player]
        return self.city.inside[pawn] if pawn >= 0 else NONE

    def building_in_reach(self, player: int) -> int:
        """The tile of the building he is inside of or before whose door he stands, or -1."""
        pawn = self.pawns[player]
        if pawn < 0:
            return NONE
        inside = self.city.inside[pawn]
        return inside if inside >= 0 else self.city.front[pawn]

    def heal(self, player: int, whole: int, most: int = MOST_LIVES) -> int:
        """R-22: gains are whole lives, one by one while the total stays within the limit; how many there were."""
        before = self.lives[player]
        for _ in range(whole):
            if self.lives[player] + WHOLE <= most:
                self.lives[player] += WHOLE
        return (self.lives[player] - before) // WHOLE

    # -- effects that last --------------------------------------------------------------

    def lasts(self, what: int, on: int, next_turn_of: int = NONE, tile: int = NONE) -> None:
        """Until the end of this turn, or EONT (R-42): then, in that player's own turn, two of his turn ends count."""
        self.effects.append(self.effect(what, on, next_turn_of, tile))

    def stays(self, what: int, on: int, tile: int = NONE) -> None:
        """Until something ends it."""
        self.effects.append((what, on, NONE, 1, tile))

    def ends(self, what: int, on: int) -> None:
        """Whatever of this sort lies on him."""
        self.effects = [effect for effect in self.effects if effect[:2] != (what, on)]

    def effect(self, what: int, on: int, next_turn_of: int = NONE, tile: int = NONE) -> Effect:
        if next_turn_of == NONE:
            return (what, on, self.active, 1, tile)
        return (what, on, next_turn_of, 2 if next_turn_of == self.active else 1, tile)

    def lies_on(self, what: int, player: int) -> bool:
        """An effect of this sort on the player, pending or running."""
        return any(effect[0] == what and effect[1] == player for effect in self.effects)

    def end_effects(self) -> None:
        """A turn of the active player has ended."""
        if self.effects:
            counted = [(what, on, of, left - (of == self.active), tile) for what, on, of, left, tile in self.effects]
            self.effects = [effect for effect in counted if effect[3] > 0]

    def end_effects_of_death(self, player: int) -> None:
        """R-27: pending "next turn" effects stay, everything else on the player ends."""
        ending = 1 if player == self.active else 0  # what is left of those that are running
        self.effects = [e for e in self.effects if e[1] != player or (LASTING[e[0]].next_turn and e[3] != ending)]

    # -- what is going on -----------------------------------------------------------------

    def fight_stands(self) -> bool:
        """Pawn and zombie still share a square, and fights are possible."""
        fight = self.fights[-1]
        if fight.again or fight.branches:
            return True
        if fight.gone or self.pawns[fight.player] != fight.square:
            return False
        return not hooks.at_peace(self, fight.player, fight.square)

    def must_fight(self, player: int) -> bool:
        pawn = self.pawns[player]
        if pawn < 0 or not self.zombies[pawn] or (player == self.active and self.cut):
            return False
        if self.walks and self.walks[-1].mover == player and self.walks[-1].over:
            return False
        return not hooks.at_peace(self, player, pawn)

    def cut_to(self, phase: int) -> None:
        """The active player loses the rest of what he is doing, unless the turn has come further already."""
        self.end_walks(self.active)
        if self.phase <= phase:
            self.phase = phase
            self.cut = 1

    def end_walks(self, player: int) -> None:
        for walk in self.walks:
            if walk.mover == player:
                walk.over = 1
            if player in (walk.mover, walk.carried):
                walk.carried = NONE

    def bar_walks(self) -> None:
        """A bar on foot has come up in the middle of things: whoever has begun to walk stops, if not by car."""
        for walk in self.walks:
            if walk.car or walk.used:
                continue
            if walk.fixed:
                walk.over = 1
            else:
                walk.barred = walk.barred or BARRED_ON_FOOT

    # -- winning ----------------------------------------------------------------------------

    def check_trophies(self, player: int) -> None:
        if self.trophies[player] >= self.target and not self.over:
            self.over = BY_KILLS
            self.winners = 1 << player

    def check_helipads(self) -> None:
        """R-59, R-60: a pawn on a centre without a zombie, in the scenario with the keys; the active player first."""
        for square in self.city.helipads:
            if not self.zombies[square] and square in self.pawns and not self.over:
                for i in range(len(self.pawns)):
                    player = (self.active + i) % len(self.pawns)
                    if self.pawns[player] == square and (not self.scenario or self.keys == player):
                        self.over = BY_HELIPAD
                        self.winners = 1 << player
                        return

    def end_by_rounds(self) -> None:
        """R-67: most trophies, then lives, then bullets; a remaining tie is a draw."""
        ranks = list(zip(self.trophies, self.lives, self.bullets, strict=True))
        best = max(ranks)
        self.over = BY_ROUNDS
        self.winners = sum([1 << player for player, rank in enumerate(ranks) if rank == best])
