"""Options, prompts, results and the table in words: message ids with their arguments; the sentences are in texts/."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.game import STOP
from orda.engine.messages import Description, Message, Result, Vocabulary
from orda.games.zombies import registry, sets
from orda.games.zombies.combat import BULLETS, DESPERATE, DIE, GIVE_UP, LOSE_LIFE
from orda.games.zombies.duel import ROLL_AGAIN
from orda.games.zombies.explore import OF_KIND, PASS_BID, ZOMBIE
from orda.games.zombies.horde import SQUARES as STEPS_FROM
from orda.games.zombies.identity import title_of
from orda.games.zombies.legal import ACTIVATE, PLAY, TARGETS
from orda.games.zombies.places import away, cell_in_words, square_in_words
from orda.games.zombies.play import YES, Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import (
    AT_NOTHING,
    AT_PLAYER,
    CARD,
    CARDS,
    EFFECTS,
    QUESTIONS,
    WINDOW_NAMES,
    tells,
)
from orda.games.zombies.screen import price_of, roads_closed, roads_from
from orda.games.zombies.table import (
    BULLET,
    BY_HELIPAD,
    BY_KILLS,
    BY_ROUNDS,
    BY_SPELL,
    LIFE,
    PER_PLAYER,
    PER_SET,
    ZombiesTable,
)
from orda.games.zombies.tiles import DOG, ENHANCED, KIND_IDS, KINDS, SETS
from orda.games.zombies.walker import DUCT, KEYS
from orda.games.zombies.windows import PASS, PASS_ROUND, PASS_TURN

assert sets.ALL, "their cards are there because they are imported"
CARD_IDS: Final = tuple(CARDS.ids)
VOCABULARY: Final = Vocabulary(
    "zombies",
    seats=frozenset({"player", "target", "other"}),
    things={
        "card": ("card", CARD_IDS),
        "cards": ("card", CARD_IDS),
        "tile": ("tile", tuple(KIND_IDS)),
        "sides": ("side", ("n", "e", "s", "w")),
        "set": ("set", sets.ALL),
        "effect": ("effect", tuple(EFFECTS.ids)),
    },
)
XY: Final = ("x", "y")
FROM_TO: Final = ("x", "y", "to_x", "to_y")
OF_THE_RULES: Final = {
    "start": ("player",),
    "start_with_keys": ("player",),
    "turn": ("player",),
    "start_on": ("player", *XY),
    "respawn": ("player", "tile"),
    "skip": ("player",),
    "draw_tile": ("player", "tile"),
    "no_place": ("tile",),
    "shuffle_back": ("tile",),
    "open_up": ("tile",),
    "roll_dogs": ("player", "die"),
    "bid": ("player", "bid"),
    "bid_pass": ("player",),
    "auction": ("player", "bid"),
    "place_tile": ("player", "tile", *XY),
    "map_closed": ("player",),
    "put_zombie": XY,
    "put_life": XY,
    "put_bullet": XY,
    "draw": ("player",),
    "draw_card": ("player", "card"),
    "reshuffle": ("count",),
    "play": ("player", "card"),
    "play_at": ("player", "card", "target"),
    "play_in": ("player", "card", "tile"),
    "no_effect": ("player", "card"),
    "hand_over": ("player", "card", "other"),
    "branches_beaten": ("player",),
    "activate": ("player", "card"),
    "activate_at": ("player", "card", "target"),
    "activate_in": ("player", "card", "tile"),
    "fight": ("player", *XY),
    "roll": ("player", "die"),
    "total": ("player", "die", "total", "need", "cards", "values"),  # told beside
    "broken_off": ("player",),
    "empty": ("player", "card"),
    "pay_bullets": ("player", "count"),
    "wound": ("player",),
    "half_wound": ("player",),
    "kill": ("player", "count", *XY),
    "beaten_again": ("player",),
    "give_up": ("player", "count"),
    "desperate": ("player",),
    "die": ("player", "count", *XY),
    "lose_cards": ("player", "cards"),
    "barred": ("player",),
    "points": ("player", "count"),
    "step": ("player", *XY),
    "relocate": ("player", *XY),
    "duct": ("player", *XY),
    "take_jeep": ("player",),
    "lose_jeep": ("player",),
    "take_life": ("player",),
    "take_bullet": ("player",),
    "town_square": ("player", "count"),
    "move_zombie": ("player", *FROM_TO),
    "discard": ("player", "card"),
    "keys": ("player",),
    "drop_keys": ("player", *XY),
    "challenge": ("player", "other"),
    "roll_again": ("player",),
    "raise": ("player", "count"),
    "duel": ("player", "other", "total", "other_total"),
    "win_kills": ("player",),
    "win_helipad": ("player",),
    "win_rounds": ("count",),
    "spell": ("player",),
    "spell_stopped": ("player",),
    "cast": ("player", "die", "count"),
    "win_spell": ("player",),
}
EVENTS: Final = tells.beside(OF_THE_RULES)
LAID: Final = {
    ZOMBIE: "zombie",
    OF_KIND + ENHANCED: "enhanced",
    OF_KIND + DOG: "dog",
    LIFE: "life",
    BULLET: "bullet",
    KEYS: "keys",
}
PAYMENTS: Final = {BULLETS: "bullets", LOSE_LIFE: "life", DIE: "die", DESPERATE: "desperate", GIVE_UP: "give_up"}
PASSES: Final = {PASS: "pass", PASS_TURN: "pass_turn", PASS_ROUND: "pass_round"}
WINDOW_KINDS: Final = frozenset(WINDOW_NAMES.values())
PLAY_KINDS: Final = WINDOW_KINDS | {"step", "pay"}  # where a card can be played
REASONS: Final = {BY_KILLS: "kills", BY_HELIPAD: "helipad", BY_SPELL: "spell"}


# -- options ----------------------------------------------------------------------------------------


def describe(g: Play, option: int) -> Description:
    """Ids as in docs/rules/zombies.md: `play:fear>2`, `step:1,-4`, `put:zombie@1,-4`, `pay:bullets`, ..."""
    assert g.decision is not None
    kind, about = g.decision.kind, g.decision.about
    if option >= PLAY and kind in PLAY_KINDS:
        return describe_card(g, option)
    if kind in WINDOW_KINDS:
        return plain(PASSES[option])
    match kind:
        case "step":
            return describe_step(g, option)
        case "place_tile":
            return describe_place(g, option, about)
        case "put" | "keep_clear":
            return at_square(g, f"{kind}:{LAID[about]}", option)
        case "rise" | "start_on":
            return at_square(g, kind, option)
        case "draw_from":
            return plain(f"draw_from:{SETS[option]}")
        case "move_zombie":
            return describe_move(g, option)
        case "bid":
            return plain("pass") if option == PASS_BID else counted("bid", option)
        case "pay":
            return describe_payment(g.t, option, about)
        case "take" | "challenge" | "spell":
            what = LAID[about] if kind == "take" else kind
            if option != YES:
                return Description("leave", VOCABULARY.message(f"do-leave-{what}"), {})
            return plain(f"take:{what}" if kind == "take" else kind)
        case "raise":
            return describe_raise(option)
        case "discard" | "discard_down":
            return plain("keep") if option == STOP else of_card("discard", option)
        case _:
            return describe_answer(g, kind, option)


def describe_step(g: Play, option: int) -> Description:
    if option == STOP:
        return plain("stop")
    return at_square(g, "duct", option - DUCT) if option >= DUCT else at_square(g, "step", option)


def plain(option_id: str, **args: int) -> Description:
    return Description(option_id, VOCABULARY.message(f"do-{option_id.replace(':', '-')}", **args), {})


def describe_payment(t: ZombiesTable, option: int, short: int) -> Description:
    payment = plain(f"pay:{PAYMENTS[option]}", count=short)
    payment.target = price_of(t, option, short)
    return payment


def counted(verb: str, count: int) -> Description:
    return Description(f"{verb}:{count}", VOCABULARY.message(f"do-{verb}", count=count), {"count": count})


def of_card(verb: str, title: int) -> Description:
    name = CARD_IDS[title]
    lit = {"card": name, "zone": "hand"} if verb == "discard" else {"card": name}
    return Description(f"{verb}:{name}", VOCABULARY.message(f"do-{verb}", card=title), lit)


def at_square(g: Play, verb: str, square: int) -> Description:
    """`step:1,-4`, but `put:zombie@1,-4`: what and where."""
    x, y = g.t.city.xy(square)
    between = "@" if ":" in verb else ":"
    message = Message(f"zombies-do-{verb.replace(':', '-')}", {"square": square_in_words(g, square)})
    return Description(f"{verb}{between}{x},{y}", message, {"square": [x, y]})


def describe_answer(g: Play, kind: str, option: int) -> Description:
    """To a question that only a card asks."""
    question = QUESTIONS[kind]
    verb = question.verb
    if option in question.others:
        return plain(f"{verb}:{question.others[option]}")
    match question.options:
        case registry.SQUARES:
            return at_square(g, verb, option)
        case registry.OF_CARDS:
            return of_card(verb, option)
        case registry.OF_SEATS:
            message = VOCABULARY.message(f"do-{verb}", target=option)
            return Description(f"{verb}:{option}", message, {"seat": option})
        case registry.OF_TILES:
            return of_tile(g, verb, option)
        case registry.OF_PILES:
            return of_pile(g, verb, option)
        case _:
            return counted(verb, option)


def about_tile(g: Play, id_: str, x: int, y: int, **args: int | tuple[int, ...]) -> Message:
    message = VOCABULARY.message(id_, **args)
    return Message(message.id, {**message.args, "cell": cell_in_words(g, x, y)})


def of_tile(g: Play, verb: str, tile: int) -> Description:
    kind, (x, y) = g.t.city.kind(tile), g.t.city.tile_xy(tile)
    message = about_tile(g, f"do-{verb}", x, y, tile=kind)
    return Description(f"{verb}:{KIND_IDS[kind]}@{x},{y}", message, {"tile": [x, y]})


def of_pile(g: Play, verb: str, pile: int) -> Description:
    """A deck of a set by the set's name, one of a player by his seat; the only one has no name."""
    if g.t.whose_decks == PER_PLAYER:
        return Description(f"{verb}:{pile}", VOCABULARY.message(f"do-{verb}-seat", target=pile), {"seat": pile})
    if g.t.whose_decks == PER_SET:
        name = g.options["card_sets"][pile]
        message = VOCABULARY.message(f"do-{verb}-set", set=sets.ALL.index(name))
        return Description(f"{verb}:{name}", message, {"set": name})
    return plain(verb)


def describe_place(g: Play, option: int, kind: int) -> Description:
    t = g.t
    x, y = t.city.cell_xy(option >> 2)
    turns = option & 3
    sides = tuple(side for side in range(4) if KINDS[kind].turned[turns].exits >> side & 1)
    message = about_tile(g, "do-place", x, y, tile=kind, degrees=turns * 90, sides=sides)
    closes = roads_closed(t, kind, option)
    roads = roads_from(t.city, kind, option, closes)
    lit = {"tile": [x, y], "turns": turns, "closes": closes, "roads": roads}
    return Description(f"place:{x},{y}/{turns}", message, lit)


def describe_move(g: Play, option: int) -> Description:
    square = option // STEPS_FROM
    (x, y), (to_x, to_y) = g.t.city.xy(square), g.t.city.xy(option % STEPS_FROM)
    way = away(to_x - x, to_y - y)
    message = Message("zombies-do-move_zombie", {"square": square_in_words(g, square), "away": way})
    return Description(f"zombie:{x},{y}>{to_x},{to_y}", message, {"from": [x, y], "square": [to_x, to_y]})


def describe_raise(option: int) -> Description:
    if option > 0:
        return counted("raise", option)
    return plain("roll_again" if option == ROLL_AGAIN else "pass")


def describe_card(g: Play, option: int) -> Description:
    """`play:fear>2`, `play:zombie_master`, `activate:grenade>base_hospital@1,-2`."""
    assert option < 2 * ACTIVATE, "no card or item has such a number"
    verb = "activate" if option >= ACTIVATE else "play"
    title, target = option % PLAY // TARGETS, option % TARGETS
    card = CARD[title]
    aim = card.act_aim if verb == "activate" else card.aim
    lit: dict[str, Any] = {"card": card.id, "zone": "items" if verb == "activate" else "hand"}
    lit |= {"adds": card.adds} if card.adds else {}
    if aim == AT_NOTHING:
        return Description(f"{verb}:{card.id}", VOCABULARY.message(f"do-{verb}", card=title), lit)
    if aim == AT_PLAYER:
        message = VOCABULARY.message(f"do-{verb}-at", card=title, target=target)
        return Description(f"{verb}:{card.id}>{target}", message, lit | {"seat": target})
    kind, (x, y) = g.t.city.kind(target), g.t.city.tile_xy(target)
    message = about_tile(g, f"do-{verb}-in", x, y, card=title, tile=kind)
    return Description(f"{verb}:{card.id}>{KIND_IDS[kind]}@{x},{y}", message, lit | {"tile": [x, y]})


# -- prompts ------------------------------------------------------------------------------------------


def prompt(g: Play) -> Message:
    assert g.decision is not None
    kind, about, me, t = g.decision.kind, g.decision.about, g.decision.player, g.t
    if kind in WINDOW_KINDS and g.only_passes:
        return VOCABULARY.message("ask-window-none")
    match kind:
        case "place_tile":
            return VOCABULARY.message("ask-place_tile", tile=about)
        case "put" | "keep_clear" | "take":
            return VOCABULARY.message(f"ask-{kind}-{LAID[about]}")
        case "bid":
            return VOCABULARY.message("ask-bid", tile=t.drawn, bid=max(about, 0), count=t.trophies[me])
        case "pay":
            again = "again" if g.fight.again else "map"
            return VOCABULARY.message(f"ask-pay-{again}", die=g.fight.die, count=about)
        case "step":
            whose = "own" if about == me else "other"
            return VOCABULARY.message(f"ask-step-{whose}", count=g.walk.points, target=about)
        case "challenge":
            return VOCABULARY.message("ask-challenge", target=about)
        case "spell":
            return VOCABULARY.message("ask-spell", count=about)
        case "before_fight" | "after_roll" if t.fights and not t.duels:
            return VOCABULARY.message(f"ask-{kind}", target=g.fight.player, die=g.fight.die)
        case "before_move" | "between_steps" | "after_move":
            return VOCABULARY.message(f"ask-{kind}", target=g.walk.mover)
        case "turn_start" | "turn_end":
            return VOCABULARY.message(f"ask-{kind}", target=t.active)
        case "after_roll" | "raise":
            duel = t.duels[-1]
            which, by = ("", {}) if duel.card == NONE else ("card-", {"card": duel.card})
            return VOCABULARY.message(f"ask-duel-{which}{kind}", player=duel.challenger, other=duel.holder, **by)
        case "card_played":
            card, player, _, _ = t.resolving[-1]
            return VOCABULARY.message("ask-card_played", player=player, card=title_of(card))
        case "item_played" | "item_activated":
            return VOCABULARY.message(f"ask-{kind}", player=g.occasion.player, card=g.occasion.what)
        case "tile_drawn":
            return VOCABULARY.message("ask-tile_drawn", player=g.occasion.player, tile=g.occasion.what)
        case "zombie_killed" | "before_spell" | "player_dies":
            return VOCABULARY.message(f"ask-{kind}", player=g.occasion.player)
        case "enters_building":
            return VOCABULARY.message("ask-enters_building", tile=t.city.kind(t.pawns[me] // 9))
        case _:
            about_it = QUESTIONS[kind].about(g) if kind in QUESTIONS else {}
            return VOCABULARY.message(f"ask-{kind}", **about_it)


# -- the end --------------------------------------------------------------------------------------------


def result(g: Play) -> Result:
    """Scores: trophies."""
    t = g.t
    winners = tuple(p for p in range(g.players) if t.winners >> p & 1)
    return Result(winners, tuple(t.trophies), REASONS.get(t.over, "rounds"))


def figures(g: Play, result: Result) -> dict[str, int]:
    return {"rounds": g.t.rounds + (g.t.over != BY_ROUNDS), "tiles": len(g.t.city.tiles)}
