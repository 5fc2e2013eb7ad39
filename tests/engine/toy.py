"""A toy game for testing the engine and its battery: hidden hands, a nested window, and every way to get it wrong.

Snap: on his turn a player draws and plays a card. Anybody who holds a snap card (a multiple of three) may answer it
with one; an answer can be answered again. Who plays the last card when the deck is empty wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orda.engine.bot import Bot
from orda.engine.data import Table
from orda.engine.game import STOP, Game, Steps
from orda.engine.messages import ALL, Description, Message, Result, Vocabulary, all_but
from orda.engine.rules import Advice, Beginning, Course, Material, Rules, Sight, Words
from orda.engine.windows import Windows, deal_anew, swap_in

CARDS: Final = tuple(range(18))
ANSWER: Final = 1
WORDS: Final = Vocabulary("toy", frozenset({"player"}), {"card": ("card", tuple(f"c{card}" for card in CARDS))})
EVENTS: Final = {"draw": ("player",), "draw_card": ("player", "card"), "play": ("player", "card")}

step = Steps()


class ToyTable(Table):
    deck: list[int] = []
    hands: list[list[int]] = []
    pile: list[int] = []
    active: int = -1
    depth: int = 0
    secret: int = 0


class Toy(Game[ToyTable]):
    def draw(self) -> None:
        card = self.t.deck.pop()
        self.show()
        self.t.hands[self.me].append(card)
        self.tell("draw_card", self.me, self.me, card)
        self.tell("draw", all_but(self.me), self.me)

    def play(self, card: int) -> None:
        self.t.hands[self.me].remove(card)
        self.t.pile.append(card)
        self.tell("play", ALL, self.me, card)


def set_up(players: int, options: dict[str, Any], t: Table) -> None:
    assert isinstance(t, ToyTable)
    t.deck = list(CARDS)
    t.shuffle(t.deck)
    t.hands = [[t.deck.pop() for _ in range(3)] for _ in range(players)]


def next_turn(g: Toy) -> None:
    t = g.t
    if not t.deck:
        t.over = 1
        return
    t.active = (t.active + 1) % g.players
    t.turn += 1
    g.do(take_turn, t.active)


@step
def take_turn(g: Toy) -> None:
    g.draw()
    g.ask("play", play_options(g, g.me), played)


def play_options(g: Toy, player: int) -> list[int]:
    return sorted(g.t.hands[player])


@step
def played(g: Toy, card: int) -> None:
    g.play(card)
    open_window(g)


def open_window(g: Toy) -> None:
    g.t.depth += 1
    g.window(ANSWER)
    g.do(close_window, g.me)


@step
def close_window(g: Toy) -> None:
    g.t.depth -= 1


def snap_options(g: Toy, player: int, kind: int) -> list[int]:
    snaps = sorted(card for card in g.t.hands[player] if card % 3 == 0)
    return [*snaps, STOP] if snaps else []


def snapped(g: Toy, option: int, kind: int) -> bool:
    if option == STOP:
        return False
    g.play(option)
    open_window(g)
    return True


def first_asked(g: Toy, kind: int) -> int:
    return g.t.active


def give_a_snap(g: Toy, viewer: int, player: int, kind: int) -> bool:
    own = [(g.t.hands[player], i) for i in range(len(g.t.hands[player]))]
    return swap_in(g, own, hidden(g, viewer), lambda: bool(snap_options(g, player, kind)))


def hidden(g: Toy, viewer: int) -> list[tuple[list[int], int]]:
    zones = [hand for seat, hand in enumerate(g.t.hands) if seat != viewer] + [g.t.deck]
    return [(zone, i) for zone in zones for i in range(len(zone))]


def view(g: Toy, viewer: int | None) -> dict[str, Any]:
    players = []
    for seat, hand in enumerate(g.t.hands):
        player: dict[str, Any] = {"hand_size": len(hand)}
        if seat == viewer:
            player["hand"] = sorted(hand)
        players.append(player)
    return {"players": players, "deck_size": len(g.t.deck), "pile": g.t.pile[:], "active": g.t.active}


def own(g: Toy, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    players = public["players"][:]
    players[seat] = players[seat] | {"hand": sorted(g.t.hands[seat])}
    return public | {"players": players}


def redeal(g: Toy, viewer: int) -> None:
    deal_anew(g, hidden(g, viewer))


def describe(g: Toy, option: int) -> Description:
    if option == STOP:
        return Description("stop", WORDS.message("do-stop"), {})
    return Description(f"play:c{option}", WORDS.message("do-play", card=option), {"card": f"c{option}"})


def prompt(g: Toy) -> Message:
    assert g.decision is not None
    return WORDS.message(f"ask-{g.decision.kind}")


def narrate(view: dict[str, Any]) -> list[Message]:
    return []


def faults(t: ToyTable, players: int, options: dict[str, Any]) -> list[str]:
    cards = t.deck + t.pile + [card for hand in t.hands for card in hand]
    return [] if sorted(cards) == list(CARDS) and len(t.hands) == players else ["a card is missing or there twice"]


def result(g: Toy) -> Result:
    return Result((g.t.active,), tuple(int(seat == g.t.active) for seat in range(g.players)), "deck_empty")


class LowestCard(Bot):
    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        return min(game.decision.options)


def rates(g: Toy) -> list[float]:
    assert g.decision is not None
    return [-float(option) for option in g.decision.options]


def value(g: Toy, seat: int) -> float:
    return len(g.t.hands[seat]) / len(CARDS)


def rules(**changes: Any) -> Rules[Any]:
    """The toy, sound unless something is changed."""
    what: dict[str, Any] = {
        "play": Toy, "table": ToyTable, "steps": step, "faults": faults, "set_up": set_up, "next_step": next_turn,
        "result": result, "most_decisions": 100, "view": view, "redeal": redeal, "own": own,
        "questions": {"play": play_options}, "bots": {"lowest": LowestCard}, "describe": describe, "rates": rates,
        "windows": Windows({ANSWER: "answer"}, snap_options, snapped, first_asked, give_a_snap), "value": value,
    } | changes  # fmt: skip
    return Rules(
        name="toy",
        players=range(2, 5),
        material=Material(what["play"], what["table"], what["steps"], what["faults"]),
        beginning=Beginning(what["set_up"]),
        course=Course(what["next_step"], what["result"], what["most_decisions"]),
        sight=Sight(what["view"], what["redeal"], what["own"], what["questions"], what["windows"]),
        words=Words(WORDS, EVENTS, what["describe"], prompt, narrate),
        advice=Advice(what["bots"], what["rates"], what["value"]),
    )


# -- each broken in one way -----------------------------------------------------------


def leaking_view(g: Toy, viewer: int | None) -> dict[str, Any]:
    return view(g, viewer) | {"next_card": g.t.deck[-1] if g.t.deck else None}


def leaking_to_spectators(g: Toy, viewer: int | None) -> dict[str, Any]:
    return view(g, viewer) | ({"hands": [hand[:] for hand in g.t.hands]} if viewer is None else {})


def writes_into_what_all_see(g: Toy, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    public["players"][seat]["hand"] = sorted(g.t.hands[seat])
    return dict(public)


def deals_nothing(g: Toy, viewer: int) -> None:
    pass


class LosesCards(Toy):
    def play(self, card: int) -> None:
        super().play(card)
        if len(self.t.pile) > 5:
            self.t.pile.pop(0)


class SharesPile(ToyTable):
    def copy(self) -> SharesPile:
        t = super().copy()
        t.pile = self.pile
        return t


class SharesPileInSave(ToyTable):
    def to_data(self) -> dict[str, Any]:
        return super().to_data() | {"pile": self.pile}


class ForgetsToCopy(ToyTable):
    def copy(self) -> ForgetsToCopy:
        t = super().copy()
        t.active = 0
        return t


class AsksTwiceTheSame(Toy):
    def ask(self, kind: str, options: Any, *args: Any, **more: Any) -> None:
        super().ask(kind, [*options, options[0]] if len(options) > 1 else options, *args, **more)


class KeepsQuiet(Toy):
    """Draws without saying that something came to light."""

    def show(self) -> None:
        pass


class ChangesAfterAsking(Toy):
    def ask(self, kind: str, options: Any, *args: Any, **more: Any) -> None:
        super().ask(kind, options, *args, **more)
        self.t.secret += 1


class AcceptsAnything(Toy):
    def apply(self, option: int) -> None:
        assert self.decision is not None
        super().apply(option if option in self.decision.options else self.decision.options[0])


class UsesRealChance(Toy):
    counter: ClassVar[list[int]] = [0]

    def play(self, card: int) -> None:
        super().play(card)
        self.counter[0] += 1
        self.t.secret = self.counter[0]


class Cheat(Bot):
    """Looks at the next player's hand."""

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        options = game.decision.options
        other = game.t.hands[(game.decision.player + 1) % game.players]
        choice: int = options[sum(other) % len(options)]
        return choice


def peeking_rates(g: Toy) -> list[float]:
    assert g.decision is not None
    return [float(option * g.t.deck[-1] if g.t.deck else option) for option in g.decision.options]


def peeking_value(g: Toy, seat: int) -> float:
    return g.t.hands[(seat + 1) % g.players][0] / len(CARDS) if g.t.hands[(seat + 1) % g.players] else 0.0


def too_sure(g: Toy, seat: int) -> float:
    return 1.5


class Wrong(Bot):
    def choose(self, game: Game[Any]) -> int:
        return 99


def endless(g: Toy) -> None:
    g.t.active = 0
    g.do(ask_for_ever, 0)


@step
def ask_for_ever(g: Toy) -> None:
    g.ask("play", play_options(g, g.me), nothing)


@step
def nothing(g: Toy, card: int) -> None:
    pass


def same_id(g: Toy, option: int) -> Description:
    return Description("play", WORDS.message("do-play", card=max(option, 0)), {})


def options_by_set_order(g: Toy) -> None:
    t = g.t
    t.turn += 1
    if t.turn > 8:
        t.over = 1
        return
    t.active = 0
    names = {f"card {card}" for card in t.hands[0]}
    g.me = 0
    g.ask("play", [int(name.split()[1]) for name in names], nothing)


SOUND = rules()
SET_ORDER = rules(next_step=options_by_set_order, questions={})
