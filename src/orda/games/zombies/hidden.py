"""What a seat may see, and dealing anew what it cannot know: other hands, the decks, who has passed in advance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from typing import Any, Final

from orda.engine.windows import deal_anew
from orda.games.zombies import hooks, knowledge
from orda.games.zombies.belongings import view_belongings
from orda.games.zombies.combat import bonuses_of, need_of, roll_of
from orda.games.zombies.duel import total
from orda.games.zombies.horde import KIND_ON, TWO_DOGS
from orda.games.zombies.identity import PILE, title_of
from orda.games.zombies.knowledge import hand_known
from orda.games.zombies.play import PHASES, Play
from orda.games.zombies.records import NONE, Duel, Fight, Walk
from orda.games.zombies.registry import AT_NOTHING, AT_PLAYER, CARD, CARD_IDS, LASTING, QUESTIONS, TASKS
from orda.games.zombies.screen import dead_ends, sites, tiles_on
from orda.games.zombies.setup import LAST_TEN, lies_deep, shuffled
from orda.games.zombies.table import BULLET, BY_ROUNDS, CANCELLED, LIFE, PER_PLAYER, WHOLE, ZombiesTable
from orda.games.zombies.tiles import KIND_IDS, SETS, ZOMBIE_KINDS
from orda.games.zombies.windows import give_a_card, hidden_places

DECKS_KEPT: Final = 512
KIND_NAMES: Final = tuple(ZOMBIE_KINDS[kind] for kind in KIND_ON)  # of zombies, by a square's number


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t = g.t
    where, tokens = t.city.where, t.tokens
    laid = list(compress(range(len(tokens)), tokens))
    tile_decks = view_tile_decks(t)
    public = {
        "players": [view_player(g, seat) for seat in range(g.players)],
        "active": t.active,
        "phase": PHASES[t.running],
        "round": t.rounds + (t.over != BY_ROUNDS),
        "kill_target": t.target,
        "map": [tile | {"closed": n in t.closed} for n, tile in tiles_on(t.city)],
        "dead_ends": dead_ends(t),
        "zombies": view_zombies(t),
        "lives": [list(where[square]) for square in laid if tokens[square] == LIFE],
        "bullets": [list(where[square]) for square in laid if tokens[square] == BULLET],
        "tile_drawn": KIND_IDS[t.drawn] if t.drawn >= 0 else None,
        "tiles_left": tiles_left(tile_decks),
        "tile_decks": tile_decks,
        "tiles_removed": [KIND_IDS[kind] for kind in t.removed],
        "deck_size": sum([len(t.deck_of(pile)) for pile in range(t.piles)]),
        "discard": ids([card for pile in range(t.piles) for card in t.discard_of(pile)]),
        "decks": [view_deck(g, pile) for pile in range(t.piles)] if t.more_decks else [],
        "cards_removed": ids(t.out),
        "resolving": [view_card(g, *card) for card in t.resolving],
        "effects": [view_effect(g, *effect) for effect in t.effects],
        "fights": [view_fight(g, fight) for fight in t.fights],
        "walks": [view_walk(g, walk) for walk in t.walks],
        "duels": [view_duel(g, duel) for duel in t.duels],
        "keys": view_keys(g),
        "task": view_task(g),
        "auction": view_auction(g),
        "passing": False,
    }
    return public if viewer is None else own(g, viewer, public)


def own(g: Play, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    t, players = g.t, public["players"][:]
    players[seat] = players[seat] | {"hand": ids(sorted(t.hands[seat]))}
    for other in t.others(seat) if t.known else ():
        players[other] = players[other] | {"known": ids(hand_known(t, seat, other))}
    return public | {"players": players, "passing": bool((t.passing | t.resting) >> seat & 1)}


def ids(cards: Iterable[int]) -> list[str]:
    return [CARD_IDS[card if card < PILE else title_of(card)] for card in cards]


def view_deck(g: Play, pile: int) -> dict[str, Any]:
    """One of several: whose it is, how many cards are left, and what was discarded."""
    by_player = g.t.whose_decks == PER_PLAYER
    return {
        "set": None if by_player else g.options["card_sets"][pile],
        "seat": pile if by_player else None,
        "size": len(g.t.deck_of(pile)),
        "discard": ids(g.t.discard_of(pile)),
    }


def view_player(g: Play, seat: int) -> dict[str, Any]:
    t = g.t
    return {
        "square": at(g, t.pawns[seat]),
        "lives": t.lives[seat] // WHOLE,
        "half_life": bool(t.lives[seat] % WHOLE),
        "bullets": t.bullets[seat],
        "trophies": t.trophies[seat],
        "hand_size": len(t.hands[seat]),
        "items": ids(t.items[seat]),
        "laid": ids([card for player, card in t.laid if player == seat]) if t.laid else [],
        "charges": t.charges[seat],
        "may_play": bool(t.may_play >> seat & 1),
        "may_activate": bool(t.may_activate >> seat & 1),
        "jeep": bool(t.jeeps >> seat & 1),
        "duct": bool(t.in_ducts >> seat & 1),
        "back_on": None if t.pawns[seat] >= 0 else KIND_IDS[t.city.kind(t.comes_back_on(seat) // 9)],
        **view_belongings(t, seat),
    }


def view_zombies(t: ZombiesTable) -> list[list[Any]]:
    """Each of two dogs for itself."""
    where, zombies = t.city.where, t.zombies
    pairs = [s for s in t.pack if zombies[s] == TWO_DOGS]
    return [[*where[s], KIND_NAMES[zombies[s]]] for s in (sorted(t.crowd + pairs) if pairs else t.crowd)]


def composition(tiles: list[int]) -> dict[str, int]:
    """Which tiles are left is known to all, their order to nobody."""
    return dict(counted(tuple(sorted(tiles))))


@lru_cache(DECKS_KEPT)
def counted(tiles: tuple[int, ...]) -> list[tuple[str, int]]:
    """How many there are of each, by their ids: as the next view shows them too, until a tile is drawn."""
    return sorted([(KIND_IDS[kind], count) for kind, count in Counter(tiles).items()])


def view_tile_decks(t: ZombiesTable) -> list[dict[str, Any]]:
    decks = enumerate([t.tiles, *t.more_tiles])
    return [
        {"set": SETS[n], "open": bool(t.open_sets >> n & 1), "left": composition(deck)} for n, deck in decks if deck
    ]


def tiles_left(decks: list[dict[str, Any]]) -> dict[str, int]:
    """In all of them; no tile lies in two."""
    if len(decks) == 1:
        return dict(decks[0]["left"])
    return dict(sorted([pair for deck in decks for pair in deck["left"].items()]))


def view_fight(g: Play, fight: Fight) -> dict[str, Any]:
    return {
        "player": fight.player,
        "square": at(g, fight.square),
        "zombie": ZOMBIE_KINDS[fight.kind],
        "die": fight.die,
        "bonus": fight.bonus + hooks.aimed(g.t, fight.player, fight.aimed),
        "need": need_of(g.t, fight),
        "bonuses": view_bonuses(g.t, fight),
        "again": fight.again,
    }


def view_bonuses(t: ZombiesTable, fight: Fight) -> list[dict[str, Any]]:
    """What adds to the roll, card by card, as it stands now; a charge will be used up for the roll to come."""
    roll = roll_of(t, fight)
    if not fight.die and t.charges[fight.player]:
        roll = roll._replace(shot=1)
    return [{"card": card, "value": value} for card, value in bonuses_of(t, fight, roll)]


def view_walk(g: Play, walk: Walk) -> dict[str, Any]:
    return {
        "mover": walk.mover,
        "chooser": walk.chooser,
        "points": walk.points,
        "forced": bool(walk.used),
        "used": [list(g.t.city.xy(square)) for square in walk.used],
    }


def view_task(g: Play) -> dict[str, Any] | None:
    """What is being laid or moved is public, and so is how much of it is still to come."""
    name = g.stack[-1][0].__name__ if g.decision is not None else ""
    if name not in TASKS:
        return None
    task = TASKS[name](*g.handed)
    return {"left": task.left, "moved": [at(g, square) for square in task.moved], "from": at(g, task.source)}


def view_auction(g: Play) -> dict[str, Any] | None:
    """The highest bid (-1: none yet), who is out, and where the tile may go."""
    if g.decision is None or g.decision.kind != "bid":
        return None
    bid, out = g.handed
    return {"bid": bid, "out": [seat for seat in range(g.players) if out >> seat & 1], "sites": sites(g.t)}


def view_duel(g: Play, duel: Duel) -> dict[str, Any]:
    totals = [total(g.t, 0), total(g.t, 1)]
    card = CARD[duel.card].id if duel.card != NONE else None
    return {
        "challenger": duel.challenger, "holder": duel.holder, "dice": duel.dice[:], "totals": totals, "card": card,
    }  # fmt: skip


def view_card(g: Play, card: int, player: int, target: int, window: int) -> dict[str, Any]:
    title = title_of(card)
    aim = CARD[title].aim if target != CANCELLED else AT_NOTHING
    aims: dict[int, Any] = {AT_NOTHING: None, AT_PLAYER: {"seat": target}}
    seen = aims[aim] if aim in aims else {"tile": list(g.t.city.tile_xy(target))}
    return {"card": CARD[title].id, "player": player, "target": seen, "cancelled": target == CANCELLED}


def view_effect(g: Play, what: int, on: int, of: int, left: int, tile: int) -> dict[str, Any]:
    return {
        "effect": LASTING[what].id,
        "player": on if on >= 0 else None,
        "ends_with_turns_of": of if of >= 0 else None,
        "turns": left,
        "tile": list(g.t.city.tile_xy(tile)) if tile >= 0 else None,
    }


def view_keys(g: Play) -> dict[str, Any] | None:
    t = g.t
    return {"player": t.keys if t.keys >= 0 else None, "square": at(g, t.keys_at)} if t.scenario else None


def at(g: Play, square: int) -> list[int] | None:
    return list(g.t.city.xy(square)) if square >= 0 else None


def redeal(g: Play, viewer: int) -> None:
    """The last ten tiles stay the last ten, the Cabin near the bottom; nobody knows who else has passed."""
    t = g.t
    t.passing &= 1 << viewer
    t.resting &= 1 << viewer
    for fight in t.fights:
        fight.passed &= 1 << viewer
    if t.known:
        knowledge.known_first(t, viewer)
    for slots, deck in hidden_places(t, viewer):
        deal_anew(g, slots, deck)
    give_an_answer(g, viewer)
    if t.known:
        knowledge.dealt_anew(t, viewer)
    t.tiles = shuffled(t, t.tiles[:LAST_TEN], {}) + shuffled(t, t.tiles[LAST_TEN:], {})
    if t.more_tiles:
        decks = enumerate(t.more_tiles, start=1)
        t.more_tiles = [shuffled(t, deck, lies_deep(SETS[n], g.options)) for n, deck in decks]


def give_an_answer(g: Play, viewer: int) -> None:
    """Somebody else who is asked about his hidden cards holds one that answers the question."""
    d = g.decision
    anew = QUESTIONS[d.kind].anew if d is not None and d.player != viewer and d.kind in QUESTIONS else None
    if d is not None and anew is not None:
        player, args = d.player, g.handed
        if not anew(g, player, *args):
            give_a_card(g, viewer, player, lambda: bool(anew(g, player, *args)))
