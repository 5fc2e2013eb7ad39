"""Sets up positions of Zombies!!! in the game's own words and plays them by option ids.

g = given("fear", "", pawns=((1, 0),), zombies=((1, 2),)).chooses("play:fear>1").goes_on_to("step")
assert g.pawn(0) == (1, 0)
"""

from __future__ import annotations

from collections.abc import Sequence

from orda.games.zombies import RULES
from orda.games.zombies.city import first_city
from orda.games.zombies.explore import without
from orda.games.zombies.identity import title_of
from orda.games.zombies.laying import HOME, WIDE, chain_behind
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE, Walk
from orda.games.zombies.registry import CARD, CARDS, reactions_of
from orda.games.zombies.table import BULLET, LIFE, OFF_MAP, TOWN_SQUARE, WHOLE, ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, GATEWAY_OF, KIND_OF, KINDS, NORMAL, SETS, set_aside, start_tile
from tests.games.harness import Position

XY = tuple[int, int]
CENTRE: XY = (1, 1)  # of Town Square
HOSPITAL = "base_hospital 0 -1 0"  # inside: rows -3 and -2, columns 0 and 2 of row -1; door from 1,-1 to 1,-2
TOYS = "base_toy_store 0 -1 0"
FILLER = "molotov_cocktail " * 60  # of no use without the Gas Station
HELIPAD = "base_helipad 1 0 0"  # its centre is 4,1


def cards(names: str) -> list[int]:
    return [CARDS.numbers[name] for name in names.split()]


class At(Position[Play]):
    """A position of Zombies!!!"""

    @property
    def t(self) -> ZombiesTable:
        return self.game.t

    @property
    def walk(self) -> Walk:
        return self.game.walk

    def goes_on_to_turn(self, turn: int) -> list[tuple[int, str]]:
        """Everybody lets everything pass until that turn has begun; returns what was asked."""
        seen = []
        while self.t.turn < turn:
            seen.append(self.asked)
            self.lets_go()
        return seen

    def can_play(self, name: str) -> list[str]:
        """The ways in which a card may be played or used now."""
        return [way for way in self.ids if way.split(">")[0] in (f"play:{name}", f"activate:{name}")]

    # -- what lies on the table -------------------------------------------------

    def pawn(self, player: int) -> XY | None:
        square = self.t.pawns[player]
        return self.t.city.xy(square) if square >= 0 else None

    @property
    def zombies(self) -> list[XY]:
        return sorted(self.t.city.xy(square) for square in self.t.crowd)

    def lives(self, player: int) -> float:
        return self.t.lives[player] / WHOLE

    @property
    def discard(self) -> list[str]:
        return [CARDS.ids[title_of(card)] for card in self.t.discard]

    def items(self, player: int) -> list[str]:
        return [CARDS.ids[title_of(item)] for item in self.t.items[player]]


def given(
    *hands: str,
    tiles: Sequence[str] = (),
    pawns: Sequence[XY | None] = (),
    zombies: Sequence[XY] = (),
    enhanced: Sequence[XY] = (),
    dogs: Sequence[XY] = (),
    tile_sets: Sequence[str] = ("base",),
    lives: Sequence[float] = (),
    bullets: Sequence[int] = (),
    trophies: Sequence[int] = (),
    items: Sequence[str] = (),
    life_at: Sequence[XY] = (),
    bullet_at: Sequence[XY] = (),
    to_draw: str = "",
    deck: str | None = None,
    discard: str = "",
    dice: Sequence[int] = (),
    active: int = 0,
    scenario: str = "none",
    keys: int = 0,
    **options: int,
) -> At:
    """A game in which the turn of seat `active` begins, with these hands.

    `tiles` are "kind x y turns", each laid where it may be; what belongs behind a gateway is laid with it. A square
    named twice in `dogs` has two. `to_draw` names the tiles left, the top first, and `deck` the cards left likewise
    (without it cards that nobody can play are drawn): all others are out of the box. `dice` are the next rolls.
    """
    players = len(hands)
    values = RULES.read_options(players, {"scenario": scenario, "tile_sets": list(tile_sets), **options})
    t = ZombiesTable(newest=RULES.newest)
    lay_map(t, tiles, values["tile_sets"])
    lay_decks(t, [KIND_OF[name] for name in reversed(to_draw.split())])
    t.deck = cards(FILLER if deck is None else deck)[::-1]
    t.discard = cards(discard)
    t.hands = [cards(hand) for hand in hands]
    t.items = [cards(items[p]) if p < len(items) else [] for p in range(players)]
    t.charges = [max([CARD[title].charges for title in mine], default=0) for mine in t.items]
    t.pawns = [at(t, pawns[p]) if p < len(pawns) else TOWN_SQUARE for p in range(players)]
    t.lives = [int(lives[p] * WHOLE) if p < len(lives) else 3 * WHOLE for p in range(players)]
    t.bullets = [bullets[p] if p < len(bullets) else 3 for p in range(players)]
    t.trophies = [trophies[p] if p < len(trophies) else 0 for p in range(players)]
    for kind, squares in ((NORMAL, zombies), (ENHANCED, enhanced), (DOG, dogs)):
        for square in squares:
            t.add_zombie(at(t, square), kind)
    for token, squares in ((LIFE, life_at), (BULLET, bullet_at)):
        for square in squares:
            t.lay_token(at(t, square), token)
    t.may_play = (1 << players) - 1
    t.may_activate = (1 << players) - 1
    t.reactions = reactions_of(CARD)
    t.target = values["kill_target"] or 25
    t.most_rounds = values["max_rounds"] or 0
    t.scenario = int(scenario == "keys")
    t.keys = keys if t.scenario else NONE
    t.active = t.first = active
    return At.begin(Play(RULES, t, players, values), whole=False, dice=tuple(dice))


def lay_map(t: ZombiesTable, tiles: Sequence[str], tile_sets: list[str]) -> None:
    """The start tile of these sets, and these on it."""
    t.city = first_city(start_tile(tile_sets))
    t.open_sets = 1 << SETS.index(tile_sets[0])
    t.aside = tuple(kind for name in tile_sets if "base" in tile_sets for kind in set_aside(name))
    for tile in tiles:
        kind, x, y, turns = tile.split()
        cell = HOME + int(x) + int(y) * WIDE
        assert cell * 4 + int(turns) in t.city.places(KIND_OF[kind]), f"{tile} is not a legal placement"
        t.city = t.city.with_tile(KIND_OF[kind], cell, int(turns))
        if KINDS[KIND_OF[kind]].is_gateway:
            lay_behind(t, KIND_OF[kind], cell, int(turns))
    t.zombies = [0] * len(t.city.next)
    t.tokens = (0,) * len(t.city.next)


def lay_behind(t: ZombiesTable, gateway: int, cell: int, turns: int) -> None:
    for behind, cell_behind, turned in chain_behind(gateway, cell, turns):
        t.city = t.city.with_tile(behind, cell_behind, turned)
        t.aside = without(t.aside, behind)
    t.open_sets |= 1 << SETS.index(KINDS[gateway].set)


def lay_decks(t: ZombiesTable, kinds: list[int]) -> None:
    """Each tile in the deck of its set, gateways in that of the city."""
    decks = {name: [kind for kind in kinds if deck_name(kind) == name] for name in SETS}
    t.tiles = decks["base"]
    if t.open_sets != 1 or t.aside or any(decks[name] for name in SETS[1:]):
        t.more_tiles = [decks[name] for name in SETS[1:]]


def deck_name(kind: int) -> str:
    return "base" if kind in GATEWAY_OF.values() else KINDS[kind].set


def at(t: ZombiesTable, square: XY | None) -> int:
    """The number of a square; None is off the map."""
    if square is None:
        return OFF_MAP
    x, y = square
    tile = t.city.at[HOME + x // 3 + y // 3 * WIDE]
    return tile * 9 + y % 3 * 3 + x % 3
