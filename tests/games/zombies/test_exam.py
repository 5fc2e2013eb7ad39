"""The exam of Zombies!!!'s runner: what a player who knows the game does in these positions."""

from __future__ import annotations

import pytest

from tests.games.exam import Task, check
from tests.games.zombies.harness import CENTRE, HELIPAD, At, given

STREET = ("base_straight 1 0 1", "base_helipad 2 0 0")  # a helipad six steps from the centre, whose own is 7,1
NORTH = ("base_straight 0 -1 0", "base_straight 0 -2 0")


def auction(trophies: tuple[int, int], *, lives: tuple[int, ...] = (), bullets: tuple[int, ...] = ()) -> At:
    """The helipad is drawn, and what it costs to lay it is bid for."""
    return given("", "", to_draw="base_helipad base_straight", trophies=trophies, lives=lives, bullets=bullets)


def before_a_fight(die: int, lives: int = 3, bullets: int = 3, trophies: int = 0) -> At:
    """A zombie on the own square, and the die is rolled."""
    return given("", "", zombies=(CENTRE,), dice=(die,), lives=(lives,), bullets=(bullets,), trophies=(trophies,))


EXAM = [
    # -- helipads
    Task(
        "steps onto a clear helipad",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((3, 1),)),
        "step:4,1",
        "its centre wins",
        wins=True,
    ),
    Task(
        "goes towards a helipad two steps away",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((2, 1),), dice=(6,)).goes_on_to("step"),
        "step:3,1",
        "it is within reach",
    ),
    Task(
        "goes to the helipad rather than after zombies",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((2, 1), (3, 0))),
        "step:4,1",
        "winning is better than two trophies",
        wins=True,
    ),
    Task(
        "takes the helipad with the last trophy missing",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((3, 1),), trophies=(24,), zombies=((2, 1),)),
        "step:4,1",
        "the fight could be lost",
        wins=True,
    ),
    Task(
        "takes the car to a helipad that is too far on foot",
        lambda: given("the_keys_are_still_in_it", "", tiles=STREET, zombies=((6, 1), (7, 1))).goes_on_to("step"),
        "play:the_keys_are_still_in_it",
        "ten steps more are enough",
    ),
    Task(
        "gives all its trophies for a helipad that wins sooner than they do",
        lambda: auction((4, 6)).chooses("bid:3"),
        "bid:4",
        "who lays it is there first",
    ),
    Task(
        "lets a helipad go when one trophy is missing",
        lambda: auction((8, 24)).chooses("bid:6"),
        "pass",
        "the next fight wins",
    ),
    Task(
        "lets a helipad go that it is too weak to reach",
        lambda: auction((4, 6), lives=(3, 0), bullets=(3, 0)).chooses("bid:3"),
        "pass",
        "it would not live to see it",
    ),
    # -- stopping who is about to win
    Task(
        "stops somebody about to reach the helipad",
        lambda: given("", "bad_sense_of_direction", tiles=(HELIPAD,), pawns=((2, 1), CENTRE)).goes_on_to("turn_start"),
        "play:bad_sense_of_direction>0",
        "he would win in this turn",
    ),
    Task(
        "stops somebody whose way to the helipad is full of zombies",
        lambda: given(
            "",
            "bad_sense_of_direction",
            tiles=STREET,
            pawns=((2, 1), CENTRE),
            zombies=((3, 1), (4, 1), (5, 1), (6, 1), (7, 1)),
        ).goes_on_to("turn_start"),
        "play:bad_sense_of_direction>0",
        "fights make nobody slower",
    ),
    Task(
        "keeps its card when the helipad is out of his reach, and looks again next turn",
        lambda: given("", "bad_sense_of_direction", tiles=STREET, pawns=((0, 1), CENTRE)).goes_on_to("turn_start"),
        "pass_turn",
        "he will be nearer then",
    ),
    Task(
        "passes for the round with nothing to wait for",
        lambda: given("", "claustrophobia").goes_on_to("turn_start"),
        "pass_round",
        "nobody is kept waiting for nothing",
    ),
    # -- fights
    Task("pays with a bullet rather than a life", lambda: before_a_fight(3), "pay:bullets", "one bullet is enough"),
    Task(
        "pays with a life rather than three bullets",
        lambda: before_a_fight(1),
        "pay:life",
        "three bullets win three fights",
    ),
    Task(
        "pays two bullets rather than its last life",
        lambda: before_a_fight(2, lives=1),
        "pay:bullets",
        "without a life the next loss is death",
    ),
    Task(
        "fights desperately when it has much to lose",
        lambda: before_a_fight(1, lives=0, bullets=0, trophies=12),
        "pay:desperate",
        "half of twelve trophies is too much",
    ),
    Task(
        "dies when that is the quickest cure",
        lambda: before_a_fight(1, lives=0, bullets=0, trophies=6),
        "pay:die",
        "three lives and three bullets are worth three trophies",
    ),
    # -- walking
    Task(
        "stays on Town Square when it is weak and has something to lose",
        lambda: given("", "", lives=(0,), bullets=(0,), trophies=(10,), zombies=((1, 0), (0, 1))),
        "stop",
        "rest heals",
    ),
    Task(
        "fights on without a bullet when it has little to lose",
        lambda: given(
            "", "", trophies=(2,), tiles=NORTH, pawns=((1, -4),), lives=(0,), bullets=(0,), zombies=((1, -5),)
        ),
        "step:1,-5",
        "death costs one trophy and heals",
    ),
    Task(
        "goes home without a bullet when it has much to lose",
        lambda: given(
            "", "", trophies=(12,), tiles=NORTH, pawns=((1, -4),), lives=(0,), bullets=(0,), zombies=((1, -5),)
        ),
        "step:1,-3",
        "death would cost six trophies",
    ),
    Task(
        "goes where an item can be put into play",
        lambda: given(
            "fire_axe", "", tiles=("base_fire_station 0 -1 0", "base_straight 0 1 0"), pawns=((1, 2),)
        ).goes_on_to("step"),
        "step:1,1",
        "the axe wins fights",
    ),
    Task(
        "without it goes after the zombie",
        lambda: given(
            "",
            "",
            tiles=("base_fire_station 0 -1 0", "base_straight 0 1 0"),
            pawns=((1, 2),),
            zombies=((1, 5),),
        ).goes_on_to("step"),
        "step:1,3",
        "trophies win",
    ),
    Task(
        "goes after a zombie next to it when it is strong",
        lambda: given("", "", zombies=((1, 0),)).goes_on_to("step"),
        "step:1,0",
        "trophies win",
    ),
    Task(
        "fetches a bullet that lies on its way",
        lambda: given("", "", tiles=NORTH, bullets=(0,), bullet_at=((1, 0),)).goes_on_to("step"),
        "step:1,0",
        "a fight more",
    ),
    Task(
        "fetches a life when it has none",
        lambda: given("", "", tiles=NORTH, lives=(0,), life_at=((1, 0),)).goes_on_to("step"),
        "step:1,0",
        "the next loss would be death",
    ),
    # -- cards
    Task(
        "throws away what it hardly ever plays and keeps an item whose building is near",
        lambda: given("claustrophobia fire_axe fear", "", tiles=("base_fire_station 0 -1 0",)).goes_on_to("discard"),
        "discard:claustrophobia",
        "the axe can be put into play, Fear can always be played",
    ),
    Task(
        "throws Claustrophobia away rather than Fear",
        lambda: given("fear fear claustrophobia", "").goes_on_to("discard"),
        "discard:claustrophobia",
        "Fear can be played at any time",
    ),
    Task(
        "plays Brain Cramp before somebody moves",
        lambda: given("fear", "brain_cramp fear").goes_on_to("before_move", player=1),
        "play:brain_cramp>0",
        "then his whole movement is its own",
    ),
    # -- the keys
    Task(
        "steps onto the helipad when it has the keys",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((3, 1),), scenario="keys", keys=0),
        "step:4,1",
        "its centre wins",
        wins=True,
    ),
    Task(
        "turns back from the helipad when somebody else has the keys",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((3, 1), CENTRE), scenario="keys", keys=1),
        "step:2,1",
        "without them it cannot fly",
    ),
    # -- and more
    Task(
        "lays the helipad where it is there first on foot",
        lambda: given(
            "",
            "",
            tiles=("base_straight 1 0 1", "base_straight -1 0 1"),
            to_draw="base_helipad base_straight",
            pawns=((5, 1), (-3, 1)),
            trophies=(1,),
        ).chooses("bid:1"),
        "place:2,0/0",
        "the other one is on the other side of the town",
    ),
    Task(
        "goes into the fight on the helipad",
        lambda: given("", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),), dice=(4,)),
        "step:4,1",
        "when the zombie has fallen it has won",
    ),
    Task(
        "goes where two zombies are rather than one",
        lambda: given(
            "",
            "",
            tiles=("base_straight 0 -1 0", "base_straight 0 1 0"),
            zombies=((1, -1), (1, -2), (1, 4)),
            dice=(4,),
        ).goes_on_to("step"),
        "step:1,0",
        "two trophies are more than one",
    ),
    Task(
        "fetches the last trophy next to it",
        lambda: given("", "", trophies=(24,), zombies=((1, 0),)).goes_on_to("step"),
        "step:1,0",
        "twenty-five win",
    ),
    Task(
        "fetches a life rather than a bullet with its last one",
        lambda: given(
            "",
            "",
            tiles=NORTH,
            pawns=((1, -4), CENTRE),
            lives=(1,),
            bullets=(0,),
            bullet_at=((1, -5),),
            life_at=((1, -3),),
        ).goes_on_to("step"),
        "step:1,-3",
        "it is worth more, and lies on the way home",
    ),
    Task(
        "fights desperately for twenty trophies",
        lambda: before_a_fight(1, lives=0, bullets=0, trophies=20),
        "pay:desperate",
        "ten of them would be lost",
    ),
]


@pytest.mark.parametrize("task", [task for task in EXAM if not task.for_master], ids=str)
def test_runner(task: Task) -> None:
    check(task)
