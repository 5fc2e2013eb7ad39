"""A card on its way (rules 4.5): announced, answered, perhaps cancelled or redirected, carried out, put away.

The cards on their way are `t.resolving`, the last announced on top: an answer is carried out before what it answers.
"""

from __future__ import annotations

from orda.engine.game import Step
from orda.engine.messages import ALL
from orda.games.zombies.drawing import out_of_hand
from orda.games.zombies.identity import title_of
from orda.games.zombies.legal import ACTIVATE, PLAY, TARGETS, legal_targets
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_PLAYER,
    CARD,
    CARD_PLAYED,
    DISCARDED,
    ITEM_ACTIVATED,
    ITEM_PLAYED,
    REMOVED,
)
from orda.games.zombies.steps import step
from orda.games.zombies.table import CANCELLED


def carry_out(g: Play, option: int, window: int) -> None:
    """R-47: activating is not playing; each has its own allowance."""
    title, target = option % PLAY // TARGETS, option % TARGETS
    if option >= ACTIVATE:
        activate(g, title, target)
    else:
        g.t.may_play &= ~(1 << g.me)
        announce_card(g, title, target, window)


def something_changed(g: Play) -> None:
    """Everybody may be asked again."""
    g.t.quiet = 0
    for fight in g.t.fights:
        fight.passed = 0


# -- cards --------------------------------------------------------------------------------------------


def announce_card(g: Play, title: int, target: int, window: int) -> None:
    """From the hand onto the stack; others may answer before anything of it happens."""
    t, card = g.t, CARD[title]
    something_changed(g)
    t.resolving.append((out_of_hand(t, g.me, title), g.me, target, window))
    tell_card(g, "play", title, target, card.aim)
    if t.reactions & CARD_PLAYED:
        g.window(CARD_PLAYED)
        g.do(resolve, g.me)
    else:
        g.do(card.effect, g.me, target)
        g.do(put_where_it_belongs(title), g.me)


@step
def resolve(g: Play) -> None:
    """Unless it was cancelled, or its target is not legal any more."""
    card, player, target, window = announced = g.t.resolving.pop()
    title = title_of(card)
    is_legal = target != CANCELLED and target in legal_targets(g, player, CARD[title], window)
    g.t.resolving.append(announced)
    if not is_legal:
        g.tell("no_effect", ALL, player, title)
        g.do(to_discard, player)
    else:
        g.do(CARD[title].effect, player, target)
        g.do(put_where_it_belongs(title), player)


def put_where_it_belongs(title: int) -> Step:
    if CARD[title].item:
        return into_play
    return face_up if CARD[title].stays else to_discard


@step
def to_discard(g: Play) -> None:
    g.t.put_away(g.t.resolving.pop()[0])


@step
def face_up(g: Play) -> None:
    g.t.laid.append((g.me, g.t.resolving.pop()[0]))


@step
def into_play(g: Play) -> None:
    item = g.t.resolving.pop()[0]
    g.t.items[g.me].append(item)
    title = title_of(item)
    if CARD[title].charges:
        g.t.charges[g.me] = CARD[title].charges
    if not CARD[title].page and g.announce(ITEM_PLAYED, g.me, title):
        g.do(item_seen, g.me)


@step
def item_seen(g: Play) -> None:
    g.end_occasion()


# -- answers to a card, for the effect of a card that answers -------------------------------------------


def answered_card(g: Play, on_top: bool = False) -> tuple[int, int, int, int]:
    """What the card being carried out answers: title, player, target and window. As long as it is only offered, that
    is the card on top."""
    card, player, target, window = g.t.resolving[-1 if on_top else -2]
    return title_of(card), player, target, window


def other_targets(g: Play) -> list[int]:
    """What else the card that was answered could be aimed at."""
    title, player, now, window = answered_card(g)
    return [target for target in legal_targets(g, player, CARD[title], window) if target != now]


def cancel(g: Play) -> None:
    """The card that was answered will do nothing."""
    aim_anew(g, CANCELLED)


def aim_anew(g: Play, target: int) -> None:
    card, player, _, window = g.t.resolving[-2]
    g.t.resolving[-2] = (card, player, target, window)


# -- items --------------------------------------------------------------------------------------------


def activate(g: Play, title: int, target: int) -> None:
    t, card = g.t, CARD[title]
    if not card.act_free:
        t.may_activate &= ~(1 << g.me)
    something_changed(g)
    tell_card(g, "activate", title, target, card.act_aim)
    if card.used == DISCARDED:
        g.discard_item(g.me, title)
    elif card.used == REMOVED:
        g.remove_item(g.me, title)
    if card.act_announced and g.announce(ITEM_ACTIVATED, g.me, title):
        g.do(use_announced, g.me, title, target)
    else:
        g.do(card.activation_effect, g.me, target)


@step
def use_announced(g: Play, title: int, target: int) -> None:
    if not g.end_occasion().gone:
        g.do(CARD[title].activation_effect, g.me, target)


def tell_card(g: Play, how: str, title: int, target: int, aim: int) -> None:
    if not aim:
        g.tell(how, ALL, g.me, title)
    elif aim == AT_PLAYER:
        g.tell(f"{how}_at", ALL, g.me, title, target)
    else:
        g.tell(f"{how}_in", ALL, g.me, title, g.t.city.kind(target))
