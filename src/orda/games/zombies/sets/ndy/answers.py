"""The cards of Not Dead Yet that answer what somebody else does: a card, an item, a kill."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.zombies.announcing import answered_card, cancel
from orda.games.zombies.fights import fight_arrived
from orda.games.zombies.herding import Herd
from orda.games.zombies.identity import copy_of, keeping_on, kept_on, titles, with_title
from orda.games.zombies.outlook import against, worth_of_stopping
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_PLAYER,
    CARD,
    CARD_PLAYED,
    FREE,
    ITEM_PLAYED,
    OF_CARDS,
    PLAYER_DIES,
    SQUARES,
    STAYS,
    ZOMBIE_KILLED,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.ndy import NDY
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.targets import whose_occasion

# -- Hey, I Got One Of Those ----------------------------------------------------------------------------


def if_one_has_none(g: Play, me: int, window: int) -> list[int]:
    return [] if g.t.has_item(me, g.occasion.what) else [0]


def worth_of_a_copy(g: Play, me: int, target: int, window: int) -> float:
    return CARD[g.occasion.what].hint.keep


@NDY.item(
    60,
    "hey_i_got_one_of_those",
    copies=2,
    recommended=2,
    targets=if_one_has_none,
    windows=ITEM_PLAYED,
    hint=Hint(worth_of_a_copy, keep=4),
)
def hey_i_got_one_of_those(g: Play, target: int) -> None:
    """It comes into play as a copy of the item that an opponent has just put into play."""
    original = with_title(g.t.items[g.occasion.player], g.occasion.what)
    card, player, _, window = g.t.resolving[-1]
    g.t.resolving[-1] = (copy_of(card, original), player, target, window)


# -- It's Hard Being You --------------------------------------------------------------------------------


def items_to_inherit(t: ZombiesTable, heir: int, dying: int) -> list[int]:
    """R-52: none of a title he has already."""
    return [title for title in titles(t.items[dying]) if not t.has_item(heir, title)]


def who_leaves_something(g: Play, me: int, window: int) -> list[int]:
    dying = g.occasion.player
    return [dying] if dying != me and items_to_inherit(g.t, me, dying) else []


def worth_of_an_heirloom(g: Play, me: int, target: int, window: int) -> float:
    return 2.0 + max([CARD[title].hint.keep for title in items_to_inherit(g.t, me, target)])


@NDY.event(
    63,
    "its_hard_being_you",
    copies=2,
    targets=who_leaves_something,
    windows=PLAYER_DIES,
    aim=AT_PLAYER,
    hint=Hint(worth_of_an_heirloom, keep=3),
)
def its_hard_being_you(g: Play, dying: int) -> None:
    """Take an item of an opponent who is dying; it works at once."""
    g.ask("inherit", items_to_inherit(g.t, g.me, dying), inherited, dying)


@step
def inherited(g: Play, title: int, dying: int) -> None:
    g.hand_over(title, dying, g.me)


def the_best_item(g: Play, me: int) -> Rater:
    return lambda title: CARD[title].hint.keep


question("inherit", OF_CARDS, the_best_item)


# -- Where Did He Go? -----------------------------------------------------------------------------------


def worth_of_a_stolen_kill(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 4.0)


def worth_of_putting_him_back(g: Play, me: int, target: int, window: int) -> float:
    return 3.0 if me == g.t.active else 0.0


@NDY.item(
    78,
    "where_did_he_go",
    copies=2,
    recommended=1,
    targets=whose_occasion,
    windows=ZOMBIE_KILLED,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_stolen_kill, use=worth_of_putting_him_back, keep=5),
)
def where_did_he_go(g: Play, killer: int) -> None:
    """The zombie that an opponent has just killed goes on this card, without a trophy for him."""
    t, kill = g.t, g.occasion
    kill.gone = 1
    t.take_zombie(kill.what)
    card, player, target, window = t.resolving[-1]
    t.resolving[-1] = (keeping_on(card, kill.kind), player, target, window)
    g.tell("kill_taken", ALL, g.me, killer)
    g.check_helipads()


def if_there_is_room(g: Play, me: int, window: int) -> list[int]:
    kind = kept_on(with_title(g.t.items[me], where_did_he_go.number))
    return [0] if g.t.with_room(g.t.city.walkable, kind) else []


@where_did_he_go.activation(if_there_is_room, windows=FREE, used=STAYS)
def put_him_back(g: Play, target: int) -> None:
    """Discard: the zombie goes on any square with room."""
    t = g.t
    kind = kept_on(with_title(t.items[g.me], where_did_he_go.number))
    g.discard_item(g.me, where_did_he_go.number)
    g.ask("put_back", t.with_room(t.city.walkable, kind), he_is_back, kind)


@step
def he_is_back(g: Play, square: int, kind: int) -> None:
    g.put_zombie(square, kind)


def where_he_is_wanted(g: Play, me: int) -> Rater:
    return Herd(g, me).value


question("put_back", SQUARES, where_he_is_wanted)
tells("kill_taken", "player", "other")


# -- Where Is That Music Coming From? -------------------------------------------------------------------


def if_it_means_me(g: Play, me: int, window: int) -> list[int]:
    title, _, target, _ = answered_card(g, on_top=True)
    return [0] if CARD[title].directed and target == me else []


@NDY.event(
    79,
    "where_is_that_music_coming_from",
    copies=2,
    recommended=2,
    targets=if_it_means_me,
    windows=CARD_PLAYED,
    hint=Hint(worth_of_stopping, keep=6),
)
def where_is_that_music_coming_from(g: Play, target: int) -> None:
    """Cancel a card that an opponent has aimed at you."""
    cancel(g)


# -- Why Won't You Die?!?!? -----------------------------------------------------------------------------


@NDY.event(
    80,
    "why_wont_you_die",
    copies=2,
    recommended=2,
    targets=whose_occasion,
    windows=ZOMBIE_KILLED,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_stolen_kill, keep=5),
)
def why_wont_you_die(g: Play, killer: int) -> None:
    """An opponent's kill is undone: he fights that zombie again."""
    g.occasion.gone = 1
    g.do(fight_arrived, killer)
