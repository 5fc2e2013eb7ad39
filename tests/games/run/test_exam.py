"""The exam of Run's bots: what a player who knows the game does in these positions."""

from __future__ import annotations

import pytest

from orda.engine.game import Decision
from orda.games.run.table import HAND
from orda.games.run.turn import play_options
from tests.games.exam import Task, check
from tests.games.run.harness import At, given

FOUR_ITEMS = "ball_item drop_item wheel_item paw_item"
FOUR_ZOMBIES = "ball_zombie drop_zombie wheel_zombie paw_zombie"
THREE_ITEMS = "ball_item drop_item wheel_item"
THREE_ZOMBIES = "ball_zombie drop_zombie wheel_zombie"
NOTHING = "roach_zombie"


def at(hand: str, *before: str, draws: str = NOTHING, turned: tuple[int, ...] = ()) -> At:
    """Seat 0 holds these cards and draws one more; `before` each seat lie those. The Special Rule is used already."""
    g = fresh(hand, *before, draws=draws, turned=turned)
    g.t.special_used = 1
    g.game.decision = Decision(0, "play", tuple(play_options(g.game, 0)))
    return g


def fresh(hand: str, *before: str, draws: str = NOTHING, turned: tuple[int, ...] = ()) -> At:
    """The same with the Special Rule still to be used, if it is of use."""
    return with_hands(given(hand, *[""] * (len(before) - 1), before=before, deck=draws, turned=turned))


def with_hands(g: At) -> At:
    """Every other survivor holds four cards from the bottom of the deck."""
    for seat, held in enumerate(g.t.hands):
        if seat and g.t.is_living(seat):
            held.extend(g.t.deck[:HAND])
            del g.t.deck[:HAND]
    return g


def haunting(card: str, *before: str) -> At:
    """Seat 0 is a zombie player who has drawn this card."""
    return with_hands(given(*[""] * (len(before) + 1), before=("", *before), deck=card, turned=[0]))


EXAM = [
    # -- winning at once
    Task(
        "escapes with the fifth item",
        lambda: fresh("flame_item fish_zombie heart_zombie book_zombie", FOUR_ITEMS, THREE_ITEMS),
        "play:flame_item>0",
        "five items win at once",
        wins=True,
    ),
    Task(
        "escapes rather than turn somebody",
        lambda: at("flame_item fish_zombie heart_zombie book_zombie", FOUR_ITEMS, FOUR_ZOMBIES, ""),
        "play:flame_item>0",
        "nothing is better than winning",
        wins=True,
    ),
    Task(
        "escapes rather than stop another who is about to",
        lambda: at("flame_item ball_zombie heart_zombie book_zombie", FOUR_ITEMS, FOUR_ITEMS, ""),
        "play:flame_item>0",
        "the other has no turn any more",
        wins=True,
    ),
    Task(
        "escapes with the item that meets no zombie",
        lambda: fresh("flame_item fish_item heart_zombie book_zombie", f"{FOUR_ITEMS} flame_zombie", ""),
        "play:fish_item>0",
        "Z-1: the flame would only cancel its zombie",
        wins=True,
    ),
    Task(
        "escapes with the card it has just drawn",
        lambda: at("ball_zombie fish_zombie heart_zombie book_zombie", FOUR_ITEMS, THREE_ITEMS, draws="note_item"),
        "play:note_item>0",
        "five items win at once",
        wins=True,
    ),
    Task(
        "turns the last opponent",
        lambda: at("flame_item fish_zombie ball_item book_item", "", FOUR_ZOMBIES, draws="leaf_item"),
        "play:fish_zombie>1",
        "the last one alive has won",
        wins=True,
    ),
    Task(
        "turns the last opponent rather than save itself",
        lambda: fresh("ball_item fish_zombie drop_item wheel_item", FOUR_ZOMBIES, FOUR_ZOMBIES, draws="leaf_item"),
        "play:fish_zombie>1",
        "the last one alive has won",
        wins=True,
    ),
    Task(
        "turns the last opponent with a cockroach",
        lambda: at("ball_item ball_zombie drop_item wheel_item", "", FOUR_ZOMBIES, draws="roach_zombie"),
        "play:roach_zombie>1",
        "the ball would lie there twice; nothing stops a cockroach",
        wins=True,
    ),
    Task(
        "turns the last one alive beside it, though others are zombies",
        lambda: at("flame_item fish_zombie ball_item book_item", "", FOUR_ZOMBIES, "", draws="leaf_item", turned=(2,)),
        "play:fish_zombie>1",
        "zombie players cannot win",
        wins=True,
    ),
    # -- stopping who is about to win
    Task(
        "takes an item from who has four",
        lambda: at("ball_zombie flame_zombie heart_zombie book_item", "", FOUR_ITEMS, THREE_ZOMBIES),
        "play:ball_zombie>1",
        "he escapes with his next new item",
    ),
    Task(
        "takes an item from who has four rather than from who has two",
        lambda: at("ball_zombie heart_zombie book_item leaf_item", "", "ball_item book_item", FOUR_ITEMS),
        "play:ball_zombie>2",
        "the nearer to five, the dearer each item is",
    ),
    Task(
        "takes an item from who has four rather than lay its own third",
        lambda: at("ball_zombie flame_item heart_item book_item", "fish_item note_item", FOUR_ITEMS, ""),
        "play:ball_zombie>1",
        "he would be there first",
    ),
    Task(
        "takes an item from who has four rather than rid itself of a zombie",
        lambda: at("ball_zombie flame_item heart_item book_item", "flame_zombie", FOUR_ITEMS, ""),
        "play:ball_zombie>1",
        "one zombie is no danger yet",
    ),
    Task(
        "turns who has four items, if it can",
        lambda: at(
            "ball_zombie flame_zombie heart_item book_item",
            "",
            f"{FOUR_ITEMS} fish_zombie heart_zombie book_zombie leaf_zombie",
            "",
        ),
        "play:flame_zombie>1 play:roach_zombie>1",
        "then all his items are gone, and he is out",
    ),
    Task(
        "strikes the leader who has four items with whatever zombie it has",
        lambda: at("flame_zombie book_item leaf_item note_item", "", FOUR_ITEMS, "", draws="heart_item"),
        "play:flame_zombie>1",
        "his flame will not be the fifth item then",
    ),
    Task(
        "strikes who has three items rather than who has none",
        lambda: at("flame_zombie book_item leaf_item note_item", "", "", THREE_ITEMS, draws="heart_item"),
        "play:flame_zombie>2",
        "who leads is to be slowed",
    ),
    Task(
        "takes the third item of one rather than the only one of another",
        lambda: at("ball_zombie book_item leaf_item note_item", "", "ball_item", THREE_ITEMS, draws="heart_item"),
        "play:ball_zombie>2",
        "who leads is to be slowed",
    ),
    # -- turning
    Task(
        "turns who has items rather than who has none",
        lambda: at(
            "flame_zombie book_item leaf_item note_item",
            "",
            FOUR_ZOMBIES,
            f"{FOUR_ZOMBIES} fish_item heart_item book_item",
            draws="heart_item",
        ),
        "play:flame_zombie>2",
        "he is the one who could win",
    ),
    Task(
        "leaves alone who has four zombies and no item, while there are others",
        lambda: at("flame_zombie book_item leaf_item note_item", "", "", FOUR_ZOMBIES, draws="heart_item"),
        "play:flame_zombie>1",
        "turned he would attack on for nothing; as he is he will not win",
    ),
    Task(
        "turns who has four zombies and three items, though there are others",
        lambda: at(
            "flame_zombie book_item leaf_item note_item",
            "",
            "",
            f"{FOUR_ZOMBIES} fish_item heart_item leaf_item",
            draws="heart_item",
        ),
        "play:flame_zombie>2",
        "he could win",
    ),
    Task(
        "of one opponent, adds to his zombies rather than lay its first item",
        lambda: at("flame_zombie book_item leaf_item note_item", "", THREE_ZOMBIES, draws="heart_item"),
        "play:flame_zombie>1",
        "one more after it and he is turned",
    ),
    Task(
        "of one opponent, takes one of his three items rather than add a first zombie",
        lambda: at("ball_zombie flame_zombie leaf_item note_item", "", THREE_ITEMS, draws="heart_item"),
        "play:ball_zombie>1",
        "an item less is worth more than a zombie more",
    ),
    # -- saving itself
    Task(
        "rids itself of one of four zombies",
        lambda: at("ball_item heart_item book_item leaf_item", FOUR_ZOMBIES, "", ""),
        "play:ball_item>0",
        "the next zombie would turn it",
    ),
    Task(
        "rids itself of one of four zombies rather than slow somebody with two items",
        lambda: at("ball_item fish_zombie book_item leaf_item", FOUR_ZOMBIES, "fish_item heart_item", ""),
        "play:ball_item>0",
        "the next zombie would turn it",
    ),
    Task(
        "against one opponent rids itself of one of four zombies before it lays an item",
        lambda: at("ball_item flame_item book_item leaf_item", FOUR_ZOMBIES, "", draws="note_item"),
        "play:ball_item>0",
        "the next zombie would turn it",
    ),
    Task(
        "rids itself of a zombie rather than lay an item among many",
        lambda: at("ball_item fish_item book_item leaf_item", THREE_ZOMBIES, "", "", "", draws="note_item"),
        "play:ball_item>0",
        "a new item would only be a target",
    ),
    Task(
        "spreads its zombies among many",
        lambda: at(
            "flame_zombie book_item leaf_item note_item", "", THREE_ZOMBIES, "", "ball_zombie", draws="heart_item"
        ),
        "play:flame_zombie>2",
        "nobody is to be turned for nothing, and everybody is to have some",
    ),
    # -- items
    Task(
        "lays its fourth item against one opponent who is in no danger",
        lambda: at("flame_item roach_zombie book_item leaf_item", THREE_ITEMS, "", draws="note_item"),
        "play:flame_item>0 play:book_item>0 play:leaf_item>0 play:note_item>0",
        "then every new item wins",
    ),
    Task(
        "keeps its third item among four players",
        lambda: at("flame_item fish_item heart_zombie book_item", "ball_item drop_item", "", "", "", draws="leaf_item"),
        "play:heart_zombie>1 play:heart_zombie>2 play:heart_zombie>3",
        "three items draw everybody's zombies",
    ),
    # -- the Special Rule
    Task(
        "gives its only opponent no item by the Special Rule",
        lambda: fresh("flame_item fish_item heart_item book_item", "", THREE_ITEMS, draws="leaf_item"),
        "play:flame_item>0 play:fish_item>0 play:heart_item>0 play:book_item>0 play:leaf_item>0",
        "a new card is worth less than an item",
    ),
    Task(
        "among several gives an item it keeps for nothing to who has least, for a new card",
        lambda: fresh("flame_item fish_zombie heart_zombie book_zombie", "", THREE_ITEMS, "ball_item", ""),
        "special:flame_item>3",
        "the card becomes a new one, and he becomes a target",
    ),
    Task(
        "among several gives nobody a third item",
        lambda: fresh("flame_item fish_zombie heart_zombie book_zombie", "", THREE_ITEMS, "ball_item drop_item"),
        " ".join(f"play:{name}_zombie>{seat}" for name in ("fish", "heart", "book", "roach") for seat in (1, 2)),
        "it would help him more than a new card helps",
    ),
    Task(
        "keeps the item that one of its own zombies calls for and gives away the other",
        lambda: fresh("flame_item fish_item heart_zombie book_zombie", "flame_zombie", "ball_item drop_item", ""),
        "special:fish_item>2",
        "the flame rids it of a zombie",
    ),
    Task(
        "frees nobody of a zombie by a gift",
        lambda: fresh("flame_item fish_zombie heart_zombie book_zombie", "", "flame_zombie", "ball_item"),
        "special:flame_item>2",
        "a zombie less helps more than an item",
    ),
    Task(
        "gives a card away first and then turns who could win",
        lambda: fresh(
            "flame_zombie book_item leaf_item note_item", "", "", f"{FOUR_ZOMBIES} fish_item heart_item leaf_item"
        ),
        " ".join(f"special:{name}_item>1" for name in ("book", "leaf", "note")),
        "Z-4: the play is still due",
    ),
    Task(
        "puts no zombie before itself for nothing",
        lambda: fresh("flame_zombie fish_zombie heart_zombie book_zombie", "", "", ""),
        " ".join(
            f"play:{name}_zombie>{seat}" for name in ("flame", "fish", "heart", "book", "roach") for seat in (1, 2)
        ),
        "a new card is worth less than a zombie costs",
    ),
    Task(
        "draws a new hand when it is stuck",
        lambda: fresh("ball_item drop_item wheel_item ball_item", THREE_ITEMS, "", draws="drop_item"),
        "new_hand",
        "five new cards for nothing; giving an item away first would bring only one",
    ),
    Task(
        "with four items looks for the fifth by the Special Rule",
        lambda: fresh(
            "ball_item drop_item wheel_zombie paw_zombie",
            FOUR_ITEMS,
            "heart_item",
            "ball_zombie",
            "",
            draws="fish_zombie",
        ),
        " ".join(f"special:{name}_item>{seat}" for name in ("ball", "drop") for seat in (1, 2, 3)),
        "one card in four is a winning one, and these two are of no use to it",
        for_master=True,
    ),
    # -- zombie players
    Task(
        "as a zombie player gives nobody his fifth item",
        lambda: haunting("flame_item", FOUR_ITEMS, THREE_ITEMS),
        "play:flame_item>2",
        "Z-8: he would escape",
    ),
    Task(
        "as a zombie player gives the item to who has fewest",
        lambda: haunting("flame_item", THREE_ITEMS, "ball_item", "ball_item drop_item"),
        "play:flame_item>2",
        "somebody turned wishes no survivor well",
    ),
    Task(
        "as a zombie player turns whom it can",
        lambda: haunting("flame_zombie", THREE_ZOMBIES, FOUR_ZOMBIES, ""),
        "play:flame_zombie>2",
        "somebody turned wishes no survivor well",
    ),
    Task(
        "as a zombie player takes an item from who has four",
        lambda: haunting("ball_zombie", FOUR_ITEMS, "ball_item", ""),
        "play:ball_zombie>1",
        "he escapes with his next new item",
    ),
    Task(
        "as a zombie player does not free somebody of his fourth zombie",
        lambda: haunting("ball_item", FOUR_ZOMBIES, ""),
        "play:ball_item>2",
        "one item of five is the smaller gift",
    ),
]


@pytest.mark.parametrize("task", [task for task in EXAM if not task.for_master], ids=str)
def test_greedy(task: Task) -> None:
    check(task)
