"""The table of Zombies!!!: flat lists of ints, and the records of what is going on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from orda.engine.data import SHARED, SHARED_DERIVED, Table
from orda.games.zombies import hooks, horde
from orda.games.zombies.city import START_CITY, City
from orda.games.zombies.city_shape import CITY
from orda.games.zombies.horde import COUNT_ON, KIND_ON, ROOM_FOR
from orda.games.zombies.identity import itself, pile_of, titles, with_title
from orda.games.zombies.in_play import BARRED_ON_FOOT
from orda.games.zombies.records import NONE, Duel, Fight, Occasion, Walk
from orda.games.zombies.registry import LASTING
from orda.games.zombies.tiles import BASE_SET, DOG, KINDS, NORMAL

OFF_MAP: Final = -1
EVERYBODY: Final = -1
TOWN_SQUARE: Final = 4  # the centre of the start tile, whichever that is: cards that name Town Square mean it (6.7)

# Tokens. Lives are counted in half units, so that the dogs of The End fit.
LIFE: Final = 1
BULLET: Final = 2
WHOLE: Final = 2
MOST_LIVES: Final = 5 * WHOLE
HEALTHY: Final = 3 * WHOLE
HAND: Final = 3

# How a game ends.
NOT_OVER: Final = 0
BY_KILLS: Final = 1
BY_HELIPAD: Final = 2
BY_ROUNDS: Final = 3
BY_SPELL: Final = 4

# Whose the decks of event cards are.
IN_COMMON: Final = 0
PER_SET: Final = 1
PER_PLAYER: Final = 2

CANCELLED: Final = -1  # the target of an announced card that will do nothing

# Effects that last: (what, on whom, at the end of whose turns it counts down, how many of them, on which tile).
Effect = tuple[int, int, int, int, int]


class ZombiesTable(Table):
    city: Annotated[City, CITY] = START_CITY
    tiles: list[int] = []  # the deck of the city, the top is the end; the first ten are the last ten
    more_tiles: list[list[int]] = []  # the decks of the other sets, in the order of SETS; none in the base game
    open_sets: int = 1  # from whose decks one may draw: a bit for each set
    aside: tuple[int, ...] = ()  # what will be laid behind gateways
    drawn: int = NONE  # the tile being placed
    placer: int = NONE  # who chooses its place instead of the one who lays it
    removed: tuple[int, ...] = ()
    # Only horde.py changes these four. For each square kind and count in one number, 0 for none:
    zombies: Annotated[list[int], SHARED] = [0] * 9
    crowd: Annotated[list[int], SHARED_DERIVED] = []  # the squares with zombies, in order
    pack: Annotated[list[int], SHARED_DERIVED] = []  # those with fast ones
    roaming: Annotated[list[int], SHARED_DERIVED] = []  # every step a zombie could take, in order
    closed: tuple[int, ...] = ()  # tiles that no zombie may enter any more
    tokens: tuple[int, ...] = (0,) * 9  # seldom changed, as other tuples here, so copies share it
    deck: list[int] = []  # the first of them, the top is the end; cards are numbered as identity.py says
    discard: list[int] = []
    more_decks: list[list[int]] = []  # where there are several
    more_discards: list[list[int]] = []
    whose_decks: int = IN_COMMON
    out: tuple[int, ...] = ()  # cards removed from the game
    hands: list[list[int]] = []
    items: list[list[int]] = []  # face up before each player
    laid: list[tuple[int, ...]] = []  # cards that lie face up before a player and are no items: player, card
    resolving: list[tuple[int, ...]] = []  # cards being carried out: card, player, target, window
    occasions: list[Occasion] = []  # what others may answer now
    reactions: int = 0  # the windows of occasions that a card of this game can answer
    known: list[tuple[int, ...]] = []  # hidden cards somebody has seen (see knowledge.py)
    shuffles: list[tuple[int, ...]] = []  # of a discard pile: which, and how many cards in each hand are older
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
    jeeps: int = 0  # who drives one: a bit for each seat
    in_ducts: int = 0  # who has ended his last turn on a grate and not left it
    lost_in_woods: int = 0  # whom death has found there: they come back on the Bridge
    target: int = 0  # trophies that win
    scenario: int = 0  # 1: the helicopter keys
    keys: int = NONE  # who holds the helicopter keys
    keys_at: int = NONE  # or the square where they lie
    rounds: int = 0  # completed
    most_rounds: int = 0  # 0: no limit
    winners: int = 0  # a bit for each seat

    def derive(self) -> None:
        self.crowd = [square for square, zombie in enumerate(self.zombies) if zombie]
        self.pack = [square for square in self.crowd if self.zombies[square] != NORMAL]
        known = set(self.zombies) <= set(range(len(KIND_ON)))
        if known and len(self.zombies) == len(self.city.next):
            self.roaming = horde.all_steps(self)

    # -- tiles --------------------------------------------------------------------------

    def tile_deck(self, of_set: int) -> list[int]:
        """The top is the end."""
        return self.more_tiles[of_set - 1] if of_set else self.tiles

    @property
    def open_decks(self) -> list[int]:
        """The sets from whose decks a tile can be drawn."""
        if not self.more_tiles:
            return [BASE_SET] if self.tiles else []
        return [n for n in range(len(self.more_tiles) + 1) if self.open_sets >> n & 1 and self.tile_deck(n)]

    @property
    def tiles_left(self) -> set[int]:
        """The kinds of tiles that can still be drawn."""
        if not self.more_tiles:
            return set(self.tiles)
        return {kind for n in self.open_decks for kind in self.tile_deck(n)}

    def remove_tile(self, tile: int) -> int:
        """R-53: with its zombies, how many there were, and its tokens; keys on it go back to Town Square (6.6)."""
        squares = range(tile * 9, tile * 9 + 9)
        zombies = sum([self.count_on(square) for square in squares])
        for square in squares:
            while self.zombies[square]:
                self.take_zombie(square)
            self.lay_token(square, 0)
        beside = [n for square in squares for n in self.city.next[square] if n // 9 != tile]
        self.city = self.city.without_tile(tile)
        horde.those_near_walk_anew(self, beside)
        if self.keys_at in squares:
            self.keys_at = TOWN_SQUARE
        self.effects = [effect for effect in self.effects if effect[4] != tile]
        return zombies

    def break_through(self, here: int, there: int) -> None:
        """A passage for pawns and zombies."""
        self.city = self.city.with_passage(here, there)
        horde.those_near_walk_anew(self, (here, there))

    def lay_token(self, square: int, token: int) -> None:
        """0: takes away what lies there."""
        if self.tokens[square] != token:
            self.tokens = (*self.tokens[:square], token, *self.tokens[square + 1 :])

    # -- zombies ------------------------------------------------------------------------

    def lay_tile(self, kind: int, cell: int, turns: int) -> None:
        """Zombies beside it can come onto it."""
        self.city = self.city.with_tile(kind, cell, turns)
        first = len(self.zombies)
        self.zombies = self.zombies + [0] * 9
        self.tokens += (0,) * 9
        beside = [square for joined in self.city.next[first:] for square in joined if square < first]
        horde.those_near_walk_anew(self, beside)

    def add_zombie(self, square: int, kind: int) -> None:
        """It has steps of its own, and the others may not come here any more."""
        horde.add(self, square, kind)

    def take_zombie(self, square: int) -> int:
        """One of those on a square, and its kind; a fight there is over."""
        return horde.take(self, square)

    def move_zombie(self, here: int, there: int) -> None:
        """One of those on a square; a fight there is over."""
        horde.move(self, here, there)

    def close_tile(self, tile: int) -> None:
        """Those on it stay and may go; no other comes."""
        self.closed += (tile,)
        horde.those_near_walk_anew(self, range(tile * 9, tile * 9 + 9))

    def kind_on(self, square: int) -> int:
        """NORMAL, ENHANCED or DOG; 0 without a zombie."""
        return KIND_ON[self.zombies[square]]

    def count_on(self, square: int) -> int:
        """Two dogs may share a square."""
        return COUNT_ON[self.zombies[square]]

    def new_kind(self, square: int) -> int:
        """R-14: those that come into play are dogs on tiles of the woods, normal ones elsewhere."""
        return DOG if KINDS[self.city.tiles[square // 9][0]].is_of_the_woods else NORMAL

    def free_squares(self) -> list[int]:
        """R-18: neither zombie nor pawn."""
        free = horde.empty_squares(self)
        return self.with_room(free) if self.closed or (self.effects and hooks.close_squares(self)) else free

    def free_among(self, squares: Iterable[int]) -> list[int]:
        zombies, pawns = self.zombies, self.pawns
        free = [s for s in squares if not zombies[s] and s not in pawns]
        return self.with_room(free) if self.closed or (self.effects and hooks.close_squares(self)) else free

    def with_room(self, squares: Iterable[int], kind: int = NONE) -> list[int]:
        """Those on which a zombie of this kind, or a new one, may be put."""
        zombies = self.zombies
        if kind == NONE:
            found = [s for s in squares if not zombies[s] or zombies[s] == DOG == self.new_kind(s)]
        else:
            room = ROOM_FOR[kind]
            found = [s for s in squares if zombies[s] in room]
        return self.open_among(found, kind) if self.closed or (self.effects and hooks.close_squares(self)) else found

    def open_among(self, squares: list[int], kind: int) -> list[int]:
        """Those that are not closed to a zombie of this kind, or to a new one."""
        if self.closed:
            squares = [s for s in squares if s // 9 not in self.closed]
        shut = {each: hooks.closed_to(self, each) for each in ((NORMAL, DOG) if kind == NONE else (kind,))}
        if not any(shut.values()):
            return squares
        return [s for s in squares if s not in shut[self.new_kind(s) if kind == NONE else kind]]

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
        pile = pile_of(card)
        (self.discard_of(pile) if pile else self.discard).append(itself(card))

    def has_item(self, player: int, title: int) -> bool:
        """Also as a copy."""
        return title in titles(self.items[player])

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
        pawn, inside = self.pawns[player], self.building_of(player)
        return inside if inside >= 0 or pawn < 0 else self.city.front[pawn]

    def heal(self, player: int, whole: int) -> int:
        """R-22: gains are whole lives, one by one while the total stays within five; how many there were."""
        before = self.lives[player]
        for _ in range(whole):
            if self.lives[player] + WHOLE <= MOST_LIVES:
                self.lives[player] += WHOLE
        return (self.lives[player] - before) // WHOLE

    def comes_back_on(self, player: int) -> int:
        """R-26: the start tile; whom death has found in the woods of a larger map, the Bridge."""
        return self.city.bridge if self.lost_in_woods >> player & 1 else TOWN_SQUARE

    def note_grate(self, player: int) -> None:
        """3.13: he has ended his turn; from a grate he may take the duct in his next one."""
        if self.pawns[player] in self.city.grates:
            self.in_ducts |= 1 << player

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
        of = self.active if next_turn_of == NONE else next_turn_of
        return (what, on, of, 2 if next_turn_of == self.active else 1, tile)

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
        stays = not fight.gone and self.pawns[fight.player] == fight.square
        return stays and not (self.effects and hooks.at_peace(self, fight.player, fight.square))

    def must_fight(self, player: int) -> bool:
        pawn = self.pawns[player]
        has_stopped = self.walks and self.walks[-1].mover == player and self.walks[-1].over
        if pawn < 0 or not self.zombies[pawn] or (player == self.active and self.cut) or has_stopped:
            return False
        return not (self.effects and hooks.at_peace(self, player, pawn))

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
            on_foot = not walk.car and not walk.used
            if on_foot and walk.fixed:
                walk.over = 1
            elif on_foot:
                walk.barred = walk.barred or BARRED_ON_FOOT

    # -- winning ----------------------------------------------------------------------------

    def check_trophies(self, player: int) -> None:
        if self.trophies[player] >= self.target and not self.over:
            self.over = BY_KILLS
            self.winners = 1 << player

    def check_helipads(self) -> None:
        """R-59, R-60: a pawn on a centre without a zombie, in the scenario with the keys; the active player first.

        R-55: not one that is being taken along."""
        for square in self.city.helipads:
            if not self.zombies[square] and square in self.pawns and not self.over:
                taken_along = [walk.carried for walk in self.walks]
                for i in range(len(self.pawns)):
                    player = (self.active + i) % len(self.pawns)
                    may_win = player not in taken_along and (not self.scenario or self.keys == player)
                    if self.pawns[player] == square and may_win:
                        self.over = BY_HELIPAD
                        self.winners = 1 << player
                        return

    def end_by_rounds(self) -> None:
        """R-67: most trophies, then lives, then bullets; a remaining tie is a draw."""
        ranks = list(zip(self.trophies, self.lives, self.bullets, strict=True))
        self.over = BY_ROUNDS
        self.winners = sum([1 << player for player, rank in enumerate(ranks) if rank == max(ranks)])
