"""Who may play or activate what in a window (rules 4.1 to 4.5), and a card from the hand to the discard pile."""

from __future__ import annotations

from itertools import chain
from typing import Final

from orda.engine.game import NOBODY, ask_window
from orda.engine.messages import ALL
from orda.engine.windows import Slot, Windows, swap_in
from orda.games.zombies.combat import asked_to_pay
from orda.games.zombies.play import Play
from orda.games.zombies.records import Walk
from orda.games.zombies.registry import (
    AFTER_MOVE,
    AFTER_ROLL,
    ANY,
    AT_PLAYER,
    BEFORE_FIGHT,
    BEFORE_MOVE,
    BETWEEN_STEPS,
    CARD,
    FREE,
    TURN_END,
    TURN_START,
    WINDOW_NAMES,
    Card,
)
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import KINDS
from orda.games.zombies.walker import moves, points, something_due

PASS: Final = -1
PASS_TURN: Final = -2  # also every later FREE and before_fight window of this turn
PASS_ROUND: Final = -3  # ... and every window of the others' turns, until his own next turn begins

# An option is PLAY + title * TARGETS + target for a card, ACTIVATE + the same for an item.
TARGETS: Final = 128
PLAY: Final = 1 << 14
ACTIVATE: Final = 1 << 15


# -- who may do what ------------------------------------------------------------------------


def concerns(t: ZombiesTable, player: int, window: int) -> bool:
    """Is he the one who moves, rolls or fights?"""
    if window & FREE:
        return player == t.active
    if t.duels:
        return bool(t.duels[-1].rolling >> player & 1)
    return t.fights[-1].player == player


def is_in_time(t: ZombiesTable, card: Card, player: int, window: int) -> bool:
    """May he play it in this window?"""
    return bool(card.windows & window or (card.own & window and concerns(t, player, window)))


def legal_targets(g: Play, player: int, title: int, window: int) -> list[int]:
    """No two equal items, the right place, and the card's own conditions."""
    card, t = CARD[title], g.t
    if card.item and title in t.items[player]:
        return []
    if card.where and not is_there(t, player, card.where):
        return []
    return card.targets(g, player, window)


def is_there(t: ZombiesTable, player: int, where: tuple[int, ...]) -> bool:
    """Is his pawn on such a tile, and inside if it is a building?"""
    pawn = t.pawns[player]
    if pawn < 0:
        return False
    kind = t.city.tiles[pawn // 9][0]
    return kind in where and (t.city.inside[pawn] >= 0 or not KINDS[kind].is_building)


def plays(g: Play, player: int, window: int) -> list[int]:
    """Every card with every legal target, and every activation, open to this player in this window."""
    t = g.t
    found: list[int] = []
    if t.may_play >> player & 1:
        for title in sorted(set(t.hands[player])):
            if is_in_time(t, CARD[title], player, window):
                first = PLAY + title * TARGETS
                found += [first + target for target in legal_targets(g, player, title, window)]
    # one activation a round, in the own turn only.
    if player == t.active and t.may_activate >> player & 1 and t.items[player] and concerns(t, player, window):
        for title in sorted(t.items[player]):
            if CARD[title].act & window:
                first = ACTIVATE + title * TARGETS
                found += [first + target for target in CARD[title].act_targets(g, player, window)]
    return found


def window_options(g: Play, player: int, window: int) -> list[int]:
    """Nothing for who has no play, or has passed in advance: he is not asked."""
    t, mine = g.t, 1 << player
    if not t.may_play & mine and player != t.active:
        return []  # his card of this round is played, and items are used in the own turn
    if not g.revealed and player != g.chooser and t.may_play & mine and t.hands[player]:
        g.show()  # whether somebody else is asked tells something of his hand
    if not may_speak(t, player, window):
        return []
    options = plays(g, player, window)
    if window == BEFORE_MOVE and t.quiet and not any(names_before_move(option) for option in options):
        return []  # he was asked all this at the start of the turn, and nothing has happened
    return options + passes(window) if options else []


def passes(window: int) -> list[int]:
    """The ways of answering nothing."""
    return [PASS, PASS_TURN, PASS_ROUND] if window & ANY else [PASS]


def may_speak(t: ZombiesTable, player: int, window: int) -> bool:
    """Is he to be asked in the window, whatever he holds?"""
    if (t.passing | t.resting) >> player & 1 and has_passed(t, player, window):
        return False
    if window & (BEFORE_MOVE | BETWEEN_STEPS) and player == t.active and offers_plays(t, t.walks[-1]):
        return False  # he is asked for his next step at once, and may play there
    # Likewise for the payment.
    return window != AFTER_ROLL or bool(t.duels) or t.fights[-1].player != player or not asked_to_pay(t, player)


def names_before_move(option: int) -> bool:
    """A card that cannot be played in other FREE windows."""
    card = CARD[option % PLAY // TARGETS]
    return option < ACTIVATE and bool((card.windows | card.own) & BEFORE_MOVE) and not card.windows & TURN_START


def has_passed(t: ZombiesTable, player: int, window: int) -> bool:
    """In advance: reaction windows are covered only by a pass until the own next turn."""
    if t.resting >> player & 1 and (window & ANY or player != t.active):
        return True
    return bool(window & ANY and t.passing >> player & 1)


def window_stands(g: Play, window: int) -> bool:
    """Is what the window is about still going on?"""
    t = g.t
    if window & (BEFORE_FIGHT | AFTER_ROLL):
        return bool(t.duels) or t.fight_stands()
    if window == BETWEEN_STEPS and (t.walks[-1].over or t.walks[-1].arrival_due):
        return False
    return not t.cut


def window_answered(g: Play, option: int, window: int) -> bool:
    t = g.t
    if option == PASS_TURN:
        t.passing |= 1 << g.me
    elif option == PASS_ROUND:
        t.resting |= 1 << g.me
    if option < 0:
        return False
    carry_out(g, option, window)
    if window == AFTER_MOVE:
        t.walks[-1].stopped = 0  # something has happened since: the mover is asked too
    return True


def give_a_play(g: Play, viewer: int, player: int, window: int) -> bool:
    """A re-deal gives him a hidden card he can answer with."""
    t = g.t
    hand = t.hands[player]
    zones = [t.deck] + [t.hands[p] for p in range(g.players) if p not in (viewer, player)]
    hidden: list[Slot] = [(zone, i) for zone in zones for i in range(len(zone))]
    own: list[Slot] = [(hand, i) for i in range(len(hand))]
    return swap_in(g, own, hidden, lambda: bool(window_options(g, player, window)))


def first_asked(g: Play, window: int) -> int:
    return g.t.active


def passed_by_stopping(g: Play, window: int) -> int:
    """Everybody has seen the mover stop of his own will: he, the first one, is not asked."""
    return int(window == AFTER_MOVE and g.t.walks[-1].stopped > 0)


def could_answer(g: Play, player: int, window: int) -> bool:
    """R-78, with a poker face: might he hold a card for this window, as far as everybody can see?"""
    t = g.t
    if not t.may_play >> player & 1 or not t.hands[player] or not may_speak(t, player, window):
        return False
    return any(might_play(g, player, title, window) for title in unseen(t))


def might_play(g: Play, player: int, title: int, window: int) -> bool:
    """Could he play it now if he held it?"""
    if not is_in_time(g.t, CARD[title], player, window) or not legal_targets(g, player, title, window):
        return False
    return window != BEFORE_MOVE or not g.t.quiet or names_before_move(PLAY + title * TARGETS)


def unseen(t: ZombiesTable) -> list[int]:
    """The titles of which a copy does not lie open."""
    return sorted({*t.deck, *chain.from_iterable(t.hands)})


WINDOWS: Final = Windows(
    WINDOW_NAMES,
    window_options,
    window_answered,
    first_asked,
    give_a_play,
    stands=window_stands,
    heard_of=passed_by_stopping,
    could_answer=could_answer,
    passes=passes,
)


# -- asking, and not asking twice -----------------------------------------------------------


def free_window(g: Play, window: int) -> None:
    """Queues a window; when everybody has passed, nothing new has happened until somebody does something."""
    if nobody_can_answer(g.t):
        return
    if window & (AFTER_MOVE | TURN_END):
        g.do(open_window, NOBODY, window)
    else:
        g.do(ask_window, NOBODY, window, 0)
    g.do(hush, NOBODY, window)


def nobody_can_answer(t: ZombiesTable) -> bool:
    """In this turn any more: allowances are spent, and renewed only when a turn begins. Everybody can see that."""
    return not t.may_play and not (t.items[t.active] and t.may_activate >> t.active & 1)


@step
def open_window(g: Play, window: int) -> None:
    """Nobody is asked at the end of a movement or turn what he was just asked, with nothing changed in between."""
    t = g.t
    if t.quiet:
        return
    # Who has just chosen to stop might have played a card instead.
    position = 1 if window == AFTER_MOVE and t.walks[-1].stopped else 0
    g.do(ask_window, NOBODY, window, position)


@step
def hush(g: Play, window: int) -> None:
    if window_stands(g, window):
        g.t.quiet = 1


def offers_plays(t: ZombiesTable, walk: Walk) -> bool:
    """Can he be asked for a step and a card at once? Only where he is asked for the step in any case."""
    if walk.chooser != walk.mover or walk.over or walk.barred:
        return False
    if walk.fixed:
        return walk.steps > 0 and len(moves(t, walk, walk.points)) > 1
    return not something_due(t, walk) and len(moves(t, walk, points(t, walk))) > 1


def step_window(walk: Walk) -> int:
    """The window his plays then belong to."""
    return BETWEEN_STEPS if walk.fixed else BEFORE_MOVE


def step_options(g: Play, player: int) -> list[int]:
    walk = g.t.walks[-1]
    options = moves(g.t, walk, walk.points)
    return options + plays(g, player, step_window(walk)) if offers_plays(g.t, walk) else options


# -- a card on its way -----------------------------------------------------------------------


def carry_out(g: Play, option: int, window: int) -> None:
    """R-47: activating is not playing; each has its own allowance."""
    title, target = option % PLAY // TARGETS, option % TARGETS
    if option >= ACTIVATE:
        activate(g, title, target)
    else:
        play_card(g, title, target, window)


def play_card(g: Play, title: int, target: int, window: int) -> None:
    t, card = g.t, CARD[title]
    t.hands[g.me].remove(title)
    t.may_play &= ~(1 << g.me)
    t.quiet = 0
    t.resolving.append((title, g.me, target, window))
    tell_card(g, "play", title, target, card.aim)
    g.do(card.effect, g.me, target)
    g.do(into_play if card.item else to_discard, g.me)


def activate(g: Play, title: int, target: int) -> None:
    t, card = g.t, CARD[title]
    t.may_activate &= ~(1 << g.me)
    t.quiet = 0
    tell_card(g, "activate", title, target, card.act_aim)
    g.discard_item(g.me, title)
    g.do(card.activation_effect, g.me, target)


def tell_card(g: Play, how: str, title: int, target: int, aim: int) -> None:
    if not aim:
        g.tell(how, ALL, g.me, title)
    elif aim == AT_PLAYER:
        g.tell(f"{how}_at", ALL, g.me, title, target)
    else:
        g.tell(f"{how}_in", ALL, g.me, title, g.t.city.kind(target))


@step
def to_discard(g: Play) -> None:
    g.t.discard.append(g.t.resolving.pop()[0])


@step
def into_play(g: Play) -> None:
    title = g.t.resolving.pop()[0]
    g.t.items[g.me].append(title)
    if CARD[title].charges:
        g.t.charges[g.me] = CARD[title].charges
