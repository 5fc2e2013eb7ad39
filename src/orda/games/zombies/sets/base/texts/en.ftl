# Zombies!!!, the base set, in English. Ids are the game's; the sentences are ours.

# -- event cards -------------------------------------------------------------------

zombies-card-adrenaline_rush = Adrenaline Rush
    .text = Before you move: your movement is doubled. Or after your roll in a fight: +2 to it.
    .why = You do not walk this turn, or the zombie is dead anyway.
zombies-card-all_the_marbles = All The Marbles
    .text = Item, played in the Toy Store. Discard it: no zombie moves at the end of anybody’s turn until your next turn is over.
zombies-card-alternate_food_source = Alternate Food Source
    .text = Nobody fights zombies until your next turn is over; a fight going on is broken off.
    .why = It already holds until the end of your next turn.
zombies-card-bad_sense_of_direction = Bad Sense Of Direction
    .text = Put an opponent on the centre of Town Square. Not against somebody under Fear.
    .why = All opponents are on Town Square, under Fear or off the map.
zombies-card-brain_cramp = Brain Cramp
    .text = Before an opponent moves: you choose all their steps, and when they stop.
    .why = No opponent is about to walk, or you lead them already.
zombies-card-butter_fingers = Butter Fingers
    .text = An opponent discards an item of your choice that they have in play, or loses up to two bullets.
    .why = No opponent has an item or a bullet to drop.
zombies-card-chainsaw = Chainsaw
    .text = Item and weapon, played in the Lawn and Garden Center. Discard it: +2 to all your combat rolls this turn.
zombies-card-claustrophobia = Claustrophobia
    .text = In their next turn an opponent enters no building; from the one they are in they must walk out by the shortest way.
    .why = All opponents have it already for their next turn.
zombies-card-fear = Fear
    .text = An opponent does not move in their next turn.
    .why = All opponents have it already for their next turn.
zombies-card-fire_axe = Fire Axe
    .text = Item and weapon, played in the Fire Station. +1 to all your combat rolls.
zombies-card-first_aid_kit = First Aid Kit
    .text = Item, played in the Hospital or the Drug Store. Discard it with fewer than three lives: you have three again.
    .why-use = You have three lives or more.
zombies-card-grenade = Grenade
    .text = Item, played in the Army Surplus Store. Discard it inside a building or in front of its door: all zombies inside are killed, and you lose a life.
    .why-use = You are not at a building with zombies inside.
zombies-card-hey_look_a_shotgun = Hey Look... A Shotgun!
    .text = Item and weapon with three charges. Each of your combat rolls uses one up and gets +1.
zombies-card-hysterical_paralysis = Hysterical Paralysis
    .text = An opponent skips their next turn, and plays no card until the one after it begins.
    .why = All opponents have it already for their next turn.
zombies-card-i_dont_think_theyre_dead = I Don’t Think They’re Dead
    .text = An opponent must beat two of their trophies again. If they give up, they lose two.
    .why = No opponent has a trophy, or nobody fights at present.
zombies-card-just_when_you_thought = Just When You Thought It Couldn’t Get Any Worse...
    .text = A zombie on every free square inside a building.
    .why = No building has a free square inside.
zombies-card-lots_of_ammo = Lots Of Ammo
    .text = Item, played in the Sporting Goods Store. Discard it: three bullets.
zombies-card-molotov_cocktail = Molotov Cocktail
    .text = Item and weapon, played in the Gas Station. Discard it inside a building or in front of its door: +2 this turn to your combat rolls against zombies inside.
    .why-use = You are not at a building with zombies inside.
zombies-card-much_needed_rest = Much Needed Rest
    .text = Before you move: stay where you are and gain two lives.
    .why = You have too many lives, or may not stay where you are.
zombies-card-skateboard = Skateboard
    .text = Item, played in the Skate Shop. Two more squares in each of your movements.
zombies-card-slight_miscalculation = Slight Miscalculation
    .text = The zombies inside a building become twice as many, as far as there is room.
    .why = No building has zombies and room for more.
zombies-card-the_keys_are_still_in_it = The Keys Are Still In It
    .text = Before you move: this movement is up to ten squares, whatever else there is.
    .why = Something keeps you from moving this turn.
zombies-card-this_isnt_so_bad = This Isn’t So Bad
    .text = Put up to two zombies of the map on any other squares.
    .why = There is no zombie on the map.
zombies-card-were_screwed = We’re Screwed!
    .text = Put ten zombies on free squares anywhere.
    .why = No square of the city is free.
zombies-card-where_did_everybody_go = Where Did Everybody Go?
    .text = Walk an opponent five squares, never twice over the same one; they fight the zombies they meet.
    .why = No opponent is on the map.
zombies-card-your_shoes_untied = Your Shoe’s Untied
    .text = Before an opponent moves: their movement is halved.
    .why = No opponent is about to walk on foot.
zombies-card-zombie_master = Zombie Master
    .text = Put five zombies on free squares anywhere.
    .why = No square of the city is free.

# -- tiles -------------------------------------------------------------------------

zombies-tile-base_town_square = Town Square
zombies-tile-base_helipad = Helipad
zombies-tile-base_straight = Straight road
zombies-tile-base_corner = Corner
zombies-tile-base_t_junction = T-junction
zombies-tile-base_4_way = Crossroads
zombies-tile-base_hospital = Hospital
zombies-tile-base_lawn_and_garden_center = Lawn and Garden Center
zombies-tile-base_police_station = Police Station
zombies-tile-base_sporting_goods_store = Sporting Goods Store
zombies-tile-base_fire_station = Fire Station
zombies-tile-base_drug_store = Drug Store
zombies-tile-base_army_surplus_store = Army Surplus Store
zombies-tile-base_gas_station = Gas Station
zombies-tile-base_skate_shop = Skate Shop
zombies-tile-base_florist = Florist
zombies-tile-base_hardware_store = Hardware Store
zombies-tile-base_toy_store = Toy Store

# -- what its cards ask ------------------------------------------------------------

zombies-ask-force_step = Where do you walk { $target }? Squares left: { $count }.
zombies-ask-drop = What does { $target } drop?
zombies-ask-pick_zombie = Which zombie do you move?
zombies-ask-send_zombie = Where does it go?

# -- what can be answered ----------------------------------------------------------

zombies-do-drop = Discard { $card }
zombies-do-drop-bullets = Lose up to two bullets
zombies-do-pick_zombie = The zombie { $square }
zombies-do-pick_zombie-done = That is all
zombies-do-send_zombie = { $square }

# -- what happened -----------------------------------------------------------------

zombies-log-healed = { $player } has three lives again.
    .you = You have three lives again.
zombies-log-loaded = { $player } gets three bullets.
    .you = You get three bullets.
zombies-log-drop_bullets = { $player } drops bullets: { $count }.
    .you = You drop bullets: { $count }.
zombies-log-drop_item = { $player } drops: { $card }.
    .you = You drop: { $card }.
zombies-log-rest = { $player } rests. Lives gained: { $count }.
    .you = You rest. Lives gained: { $count }.
zombies-log-send_zombie = The zombie moves elsewhere ({ $place } → { $to }).

# -- effects that last -------------------------------------------------------------

zombies-see-effect-fear = { $player } is under Fear, { $until }.
    .you = You are under Fear, { $until }.
zombies-see-effect-claustrophobia = { $player } is under Claustrophobia, { $until }.
    .you = You are under Claustrophobia, { $until }.
zombies-see-effect-paralysis = { $player } is paralysed, { $until }.
    .you = You are paralysed, { $until }.
zombies-see-effect-no_fights = Zombies do not fight, { $until }.
zombies-see-effect-no_zombie_moves = Zombies do not move, { $until }.
zombies-see-effect-chainsaw = The chainsaw of { $player } is running: +2, { $until }.
    .you = Your chainsaw is running: +2, { $until }.
zombies-see-effect-molotov = A building burns: +2 inside it for { $player }, { $until }.
    .you = A building burns: +2 inside it for you, { $until }.

# -- effects in a word, on the screen ----------------------------------------------

zombies-effect-fear = Fear
zombies-effect-claustrophobia = Claustrophobia
zombies-effect-paralysis = Paralysed
zombies-effect-no_fights = Nobody fights
zombies-effect-no_zombie_moves = Zombies stand still
zombies-effect-chainsaw = Chainsaw +2
zombies-effect-molotov = Molotov +2
