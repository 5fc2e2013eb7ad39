# Zombies!!!, The End, in English. Ids are the game's; the sentences are ours.

# -- tiles -------------------------------------------------------------------------

zombies-tile-te_bridge = Bridge
zombies-tile-te_cabin = Cabin
zombies-tile-te_altar = Altar
zombies-tile-te_boathouse = Boathouse
zombies-tile-te_burnt_cabin = Burnt Cabin
zombies-tile-te_campground = Campground
zombies-tile-te_abandoned_cars = Abandoned Cars
zombies-tile-te_shed = Shed
zombies-tile-te_ranger_post = Ranger Post
zombies-tile-te_pet_cemetery = Pet Cemetery
zombies-tile-te_outhouse = Outhouse
zombies-tile-te_cave = Cave
zombies-tile-te_woods_01 = Woods 01
zombies-tile-te_woods_02 = Woods 02
zombies-tile-te_woods_03 = Woods 03
zombies-tile-te_woods_04 = Woods 04
zombies-tile-te_woods_05 = Woods 05
zombies-tile-te_woods_06 = Woods 06
zombies-tile-te_woods_07 = Woods 07
zombies-tile-te_woods_08 = Woods 08
zombies-tile-te_woods_09 = Woods 09
zombies-tile-te_woods_10 = Woods 10
zombies-tile-te_woods_11 = Woods 11
zombies-tile-te_woods_12 = Woods 12
zombies-tile-te_woods_13 = Woods 13

# -- answers ---------------------------------------------------------------------------

zombies-card-that_didnt_just_happen = That Didn't Just Happen!?!
    .text = Cancel any card that another player has just played, items and pages included.
