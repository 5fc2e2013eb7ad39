"""Who is asked in a window, and who is not (rules 4.4)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from itertools import chain
from typing import Final

from orda.engine.game import NOBODY, ask_window
from orda.engine.windows import Slot, Windows, swap_in
from orda.games.zombies import knowledge
from orda.games.zombies.announcing import carry_out
from orda.games.zombies.combat import asked_to_pay
from orda.games.zombies.identity import pile_of, titles
from orda.games.zombies.knowledge import deck_known, hand_known, older_cards
from orda.games.zombies.legal import (
    ACTIVATE,
    PLAY,
    TARGETS,
    cards_for,
    concerns,
    is_in_time,
    legal_targets,
    may_answer,
    plays,
    plays_of,
)
from orda.games.zombies.play import Play
from orda.games.zombies.records import Walk
from orda.games.zombies.registry import (
    AFTER_MOVE,
    AFTER_ROLL,
    BEFORE_FIGHT,
    BEFORE_MOVE,
    BETWEEN_STEPS,
    CARD,
    CARD_PLAYED,
    ENTERS_BUILDING,
    FREE,
    IN_A_TURN,
    TURN_START,
    WINDOW_NAMES,
)
from orda.games.zombies.steps import step
from orda.games.zombies.table import CANCELLED, ZombiesTable
from orda.games.zombies.walker import moves, points, something_due

PASS: Final = -1
PASS_TURN: Final = -2  # also every later FREE window of this turn, but those of his own fights
PASS_ROUND: Final = -3  # ... and of the others' turns, until his own next turn begins

# -- who is asked ---------------------------------------------------------------------------


def window_options(g: Play, player: int, window: int) -> list[int]:
    """Nothing for who has no play, or has passed in advance: he is not asked."""
    t, may_play = g.t, g.t.may_play >> player & 1
    if not may_play and not t.items[player]:
        return []
    if may_play and not g.revealed and player != g.chooser and t.hands[player]:
        g.show()  # whether somebody else is asked tells something of his hand
    cards = cards_for(t, player, window)
    if not (cards or t.items[player]) or not may_speak(t, player, window):
        return []
    options = plays_of(g, player, cards, window)
    if window == BEFORE_MOVE and t.quiet and not any(names_before_move(option) for option in options):
        return []  # he was asked all this at the start of the turn, and nothing has happened
    return options + passes(window) if options else []


def passes(window: int) -> list[int]:
    """The ways of answering nothing."""
    return [PASS, PASS_TURN, PASS_ROUND] if window & FREE else [PASS]


def may_speak(t: ZombiesTable, player: int, window: int) -> bool:
    """Is he to be asked in the window, whatever he holds?"""
    passed = (t.passing | t.resting) >> player & 1 or window == BEFORE_FIGHT
    if passed and window & FREE and has_passed(t, player, window):
        return False
    if window & (BEFORE_MOVE | BETWEEN_STEPS) and concerns(t, player, window) and offers_plays(t, t.walks[-1]):
        return False  # he is asked for his next step at once, and may play there
    # Likewise for the payment.
    return window != AFTER_ROLL or bool(t.duels) or t.fights[-1].player != player or not asked_to_pay(t, player)


def is_own_fight(t: ZombiesTable, player: int, window: int) -> bool:
    return window == BEFORE_FIGHT and concerns(t, player, window)


def names_before_move(option: int) -> bool:
    """A card that cannot be played in other FREE windows."""
    card = CARD[option % PLAY // TARGETS]
    moments = card.windows | card.own
    return option < ACTIVATE and bool(moments & BEFORE_MOVE) and not moments & TURN_START


def has_passed(t: ZombiesTable, player: int, window: int) -> bool:
    """Before an earlier roll of the fight (R-74), or in advance: that covers no reaction and no fight of his own."""
    if window == BEFORE_FIGHT and t.fights[-1].passed >> player & 1:
        return True
    return bool((t.passing | t.resting) >> player & 1) and not is_own_fight(t, player, window)


def window_stands(g: Play, window: int) -> bool:
    """Is what the window is about still going on?"""
    t = g.t
    if window & (BETWEEN_STEPS | ENTERS_BUILDING):
        return not (t.cut or t.walks[-1].over or t.walks[-1].arrival_due)
    if window & IN_A_TURN:
        return not t.cut
    if window & (BEFORE_FIGHT | AFTER_ROLL):
        return bool(t.duels) or (t.fight_stands() and not t.fights[-1].won)
    if window == CARD_PLAYED:
        return t.resolving[-1][2] != CANCELLED
    return not t.occasions[-1].gone


def window_answered(g: Play, option: int, window: int) -> bool:
    t = g.t
    if option == PASS_TURN:
        t.passing |= 1 << g.me
    elif option == PASS_ROUND:
        t.resting |= 1 << g.me
    if option < 0:
        if window == BEFORE_FIGHT:
            t.fights[-1].passed |= 1 << g.me
        return False
    carry_out(g, option, window)
    if window == AFTER_MOVE:
        t.walks[-1].stopped = 0  # something has happened since: the mover is asked too
    return True


def give_a_play(g: Play, viewer: int, player: int, window: int) -> bool:
    return give_a_card(g, viewer, player, lambda: bool(window_options(g, player, window)))


def give_a_card(g: Play, viewer: int, player: int, enough: Callable[[], bool]) -> bool:
    """A re-deal gives him a hidden card he can answer with, for one that came with the same shuffle."""
    hand = g.t.hands[player]
    for slots, deck in hidden_places(g.t, viewer):
        mine = [slot for slot in slots if slot[0] is hand]
        others = [slot for slot in slots if slot[0] is not hand] + [(deck, place) for place in range(len(deck))]
        if swap_in(g, mine, others, enough):
            knowledge.dealt_anew(g.t, viewer)
            return True
    return False


def hidden_places(t: ZombiesTable, viewer: int) -> list[tuple[list[Slot], list[int]]]:
    """Where cards lie of which he cannot know what they are: together those of one pile that came with one shuffle.

    Of the last shuffle the whole deck, too, if he has seen nothing of it.
    """
    if not t.more_decks:
        return with_deck(t, viewer, 0, hidden_in_hands(t, viewer, 0))
    piles = range(t.piles)
    return [group for pile in piles for group in with_deck(t, viewer, pile, hidden_in_hands(t, viewer, pile))]


def hidden_in_hands(t: ZombiesTable, viewer: int, pile: int) -> list[list[Slot]]:
    """Those of a pile, parted by the shuffle they came with."""
    older = older_cards(t, pile)
    found: list[list[Slot]] = [[] for _ in range(len(older[0]) + 1)]
    for seat, hand in enumerate(t.hands):
        if seat != viewer:
            places = unseen_places(t, viewer, seat, pile) if t.known or t.more_decks else range(len(hand))
            if any(older[seat]):
                for place in places:
                    found[bisect(older[seat], place)].append((hand, place))
            else:
                found[-1] += [(hand, place) for place in places]
    return found


def unseen_places(t: ZombiesTable, viewer: int, seat: int, pile: int) -> list[int]:
    """In a hand, of cards of a pile that he has not seen there."""
    known, found = hand_known(t, viewer, seat), []
    for place, card in enumerate(t.hands[seat]):
        if card in known:
            known.remove(card)
        elif pile_of(card) == pile:
            found.append(place)
    return found


def with_deck(t: ZombiesTable, viewer: int, pile: int, found: list[list[Slot]]) -> list[tuple[list[Slot], list[int]]]:
    """To the hidden cards of a pile that came with its last shuffle those in the deck: all of it, or single ones."""
    deck, seen = t.deck_of(pile), dict(deck_known(t, viewer, pile)) if t.known else {}
    last = found.pop()
    if seen:
        last += [(deck, place) for place in range(len(deck)) if place not in seen]
    return [*[(slots, []) for slots in found], (last, [] if seen else deck)]


def first_asked(g: Play, window: int) -> int:
    return g.t.active


def passed_by_stopping(g: Play, window: int) -> int:
    """Everybody has seen the mover stop of his own will; he, the first one, might have played a card instead and is
    not asked."""
    return int(window == AFTER_MOVE and g.t.walks[-1].stopped > 0)


def could_answer(g: Play, player: int, window: int) -> bool:
    """R-78, with a poker face: might he hold a card for this window, as far as everybody can see?"""
    t = g.t
    if not t.may_play >> player & 1 or not t.hands[player]:
        return False
    if not may_answer(t, player, window) or not may_speak(t, player, window):
        return False
    unseen = titles([*t.deck, *chain.from_iterable([*t.more_decks, *t.hands])])
    return any(might_play(g, player, title, window) for title in unseen)


def might_play(g: Play, player: int, title: int, window: int) -> bool:
    """Could he play it now if he held it?"""
    card = CARD[title]
    if not is_in_time(g.t, card, player, window) or not legal_targets(g, player, card, window):
        return False
    return window != BEFORE_MOVE or not g.t.quiet or names_before_move(PLAY + title * TARGETS)


def all_have_passed(g: Play, window: int) -> None:
    """Nothing new has happened until somebody does something."""
    if window & IN_A_TURN:
        g.t.quiet = 1


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
    closed=all_have_passed,
)


# -- asking, and not asking twice -----------------------------------------------------------


def free_window(g: Play, window: int) -> None:
    """Queues a window that all may answer."""
    if nobody_can_answer(g.t):
        return
    if window == AFTER_MOVE:
        g.do(open_window, NOBODY, window)
    else:
        g.do(ask_window, NOBODY, window, 0)


def nobody_can_answer(t: ZombiesTable) -> bool:
    """In this turn any more: allowances are spent, and renewed only when a turn begins. Everybody can see that."""
    return not t.may_play and not (t.items[t.active] and t.may_activate >> t.active & 1)


@step
def open_window(g: Play, window: int) -> None:
    """Nobody is asked at the end of a movement or turn what he was just asked, with nothing changed in between."""
    if not g.t.quiet:
        ask_window(g, window, passed_by_stopping(g, window))


@step
def hush(g: Play, window: int) -> None:
    """In saves of earlier versions: since then windows say themselves that all have passed."""
    if window_stands(g, window):
        all_have_passed(g, window)


def offers_plays(t: ZombiesTable, walk: Walk) -> bool:
    """Can he be asked for a step and a card at once? Only where he is asked for the step in any case."""
    if not goes_as_he_likes(walk):
        return False
    if walk.fixed:
        return len(moves(t, walk, walk.points)) > 1
    return not something_due(t, walk) and len(moves(t, walk, points(t, walk))) > 1


def goes_as_he_likes(walk: Walk) -> bool:
    return walk.chooser == walk.mover and not walk.over and not walk.barred and (not walk.fixed or walk.steps > 0)


def step_window(walk: Walk) -> int:
    """The window his plays then belong to."""
    return BETWEEN_STEPS if walk.fixed else BEFORE_MOVE


def step_options(g: Play, player: int) -> list[int]:
    walk = g.t.walks[-1]
    return with_plays(g, player, walk, moves(g.t, walk, walk.points))


def with_plays(g: Play, player: int, walk: Walk, options: list[int]) -> list[int]:
    """The steps he may take, as nothing else is due, and what he may play instead."""
    if len(options) == 1 or not goes_as_he_likes(walk):
        return options
    return options + plays(g, player, step_window(walk))
