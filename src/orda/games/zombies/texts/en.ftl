# Zombies!!!, in English. Ids are the game's; the sentences are ours.

zombies-name = Zombies!!!
zombies-about = A city that grows street by street, full of zombies. Reach the helipad first, or put down more of them than anybody else.
zombies-option-tile_sets = Sets of tiles
zombies-option-card_sets = Sets of event cards
zombies-option-kill_target = Trophies that win
zombies-option-scenario = Scenario
zombies-option-max_rounds = Most rounds

# -- event cards -------------------------------------------------------------------

zombies-card-adrenaline_rush = Adrenaline Rush
    .text = Before you move: your movement is doubled. Or after your roll in a fight: +2 to it.
zombies-card-all_the_marbles = All The Marbles
    .text = Item, played in the Toy Store. Discard it: no zombie moves at the end of anybody's turn until your next turn is over.
zombies-card-alternate_food_source = Alternate Food Source
    .text = Nobody fights zombies until your next turn is over; a fight going on is broken off.
zombies-card-bad_sense_of_direction = Bad Sense Of Direction
    .text = Put an opponent on the centre of Town Square. Not against somebody under Fear.
zombies-card-brain_cramp = Brain Cramp
    .text = Before an opponent moves: you choose all his steps, and when he stops.
zombies-card-butter_fingers = Butter Fingers
    .text = An opponent discards an item of your choice that he has in play, or loses up to two bullets.
zombies-card-chainsaw = Chainsaw
    .text = Item and weapon, played in the Lawn and Garden Center. Discard it: +2 to all your combat rolls this turn.
zombies-card-claustrophobia = Claustrophobia
    .text = In his next turn an opponent enters no building; from the one he is in he must walk out by the shortest way.
zombies-card-fear = Fear
    .text = In his next turn an opponent does not move.
zombies-card-fire_axe = Fire Axe
    .text = Item and weapon, played in the Fire Station. +1 to all your combat rolls.
zombies-card-first_aid_kit = First Aid Kit
    .text = Item, played in the Hospital or the Drug Store. Discard it with fewer than three lives: you have three again.
zombies-card-grenade = Grenade
    .text = Item, played in the Army Surplus Store. Discard it inside a building or before its door: all zombies inside are killed, and you lose a life.
zombies-card-hey_look_a_shotgun = Hey Look... A Shotgun!
    .text = Item and weapon with three charges. Each of your combat rolls uses one up and gets +1.
zombies-card-hysterical_paralysis = Hysterical Paralysis
    .text = An opponent skips his next turn, and plays no card until the one after it begins.
zombies-card-i_dont_think_theyre_dead = I Don't Think They're Dead
    .text = An opponent must beat two of his trophies again. If he gives up, he loses two.
zombies-card-just_when_you_thought = Just When You Thought It Couldn't Get Any Worse...
    .text = A zombie on every free square inside a building.
zombies-card-lots_of_ammo = Lots Of Ammo
    .text = Item, played in the Sporting Goods Store. Discard it: three bullets.
zombies-card-molotov_cocktail = Molotov Cocktail
    .text = Item and weapon, played in the Gas Station. Discard it inside a building or before its door: +2 this turn to your combat rolls against zombies inside.
zombies-card-much_needed_rest = Much Needed Rest
    .text = Before you move: stay where you are and gain two lives.
zombies-card-skateboard = Skateboard
    .text = Item, played in the Skate Shop. Two more squares in each of your movements.
zombies-card-slight_miscalculation = Slight Miscalculation
    .text = The zombies inside a building become twice as many, as far as there is room.
zombies-card-the_keys_are_still_in_it = The Keys Are Still In It
    .text = Before you move: this movement is up to ten squares, whatever else there is.
zombies-card-this_isnt_so_bad = This Isn't So Bad
    .text = Put two zombies of the map on any other squares.
zombies-card-were_screwed = We're Screwed!
    .text = Put ten zombies on free squares anywhere.
zombies-card-where_did_everybody_go = Where Did Everybody Go?
    .text = Walk an opponent five squares, never twice over the same one; he fights the zombies he meets.
zombies-card-your_shoes_untied = Your Shoe's Untied
    .text = Before an opponent moves: his movement is halved.
zombies-card-zombie_master = Zombie Master
    .text = Put five zombies on free squares anywhere.

# -- tiles -----------------------------------------------------------------------------

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
zombies-tile-dc_helipad = Helipad (army)
zombies-tile-dc_straight = Straight road (army)
zombies-tile-dc_corner = Corner (army)
zombies-tile-dc_t_junction = T-junction (army)
zombies-tile-dc_4_way = Crossroads (army)
zombies-tile-dc_front_gate = Front Gate
zombies-tile-dc_top_secret_lab = Top Secret Lab
zombies-tile-dc_motor_pool = Motor Pool
zombies-tile-dc_armory = Armory
zombies-tile-dc_mess_hall = Mess Hall
zombies-tile-dc_barracks = Barracks
zombies-tile-mw_helipad = Helipad (mall)
zombies-tile-mw_4_way_corridor = Corridor crossing
zombies-tile-mw_front_door = Front Door
zombies-tile-mw_escalator = Escalator
zombies-tile-mw_pet_store = Pet Store
zombies-tile-mw_lingerie_shop = Lingerie Shop
zombies-tile-mw_outfitter = Outfitter
zombies-tile-mw_music_store = Music Store
zombies-tile-mw_appliance_store = Appliance Store
zombies-tile-mw_department_store = Department Store
zombies-tile-mw_food_court = Food Court
zombies-tile-mw_consignment_shop = Consignment Shop
zombies-tile-mw_costume_shop = Costume Shop
zombies-tile-mw_game_store = Game Store
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

# -- what is asked ------------------------------------------------------------------------

zombies-ask-turn_start = The turn of { $target } begins. Do you play a card?
zombies-ask-before_move = { $target } is about to move. Do you play a card?
zombies-ask-between_steps = { $target } has moved. Do you play a card?
zombies-ask-after_move = The movement of { $target } is over. Do you play a card?
zombies-ask-turn_end = The turn of { $target } is ending. Do you play a card?
zombies-ask-before_fight = A fight of { $target } is about to begin. Do you play a card?
zombies-ask-after_roll = { $target } has rolled { $die }. Do you play a card?
zombies-ask-duel-after_roll = { $player } and { $other } have rolled for the keys. Do you play a card?
zombies-ask-duel-raise = { $player } against { $other } for the keys: do you raise?
zombies-ask-place_tile = You have drawn: { $tile }. Where does it go?
zombies-ask-put-zombie = Where do you put a zombie?
zombies-ask-put-life = Where do you put a life?
zombies-ask-put-bullet = Where do you put a bullet?
zombies-ask-keep_clear-zombie = Which square stays without a zombie?
zombies-ask-keep_clear-life = Which square stays without a life?
zombies-ask-keep_clear-bullet = Which square stays without a bullet?
zombies-ask-bid = The Helipad is auctioned for trophies. Highest bid: { $bid }, you have { $count }. What do you bid?
zombies-ask-pay-map = You rolled { $die } and are { $count } short. How do you pay?
zombies-ask-pay-again = You rolled { $die } against an old trophy and are { $count } short. How do you pay?
zombies-ask-rise = You have died. On which square beside your grave does a zombie rise?
zombies-ask-step-own = Where do you go? Squares left: { $count }.
zombies-ask-step-other = Where does { $target } go? Squares left: { $count }.
zombies-ask-force_step-other = Where do you walk { $target }? Squares left: { $count }.
zombies-ask-take-life = Do you take the life?
zombies-ask-take-keys = Do you take the helicopter keys?
zombies-ask-challenge = Do you challenge { $target } for the helicopter keys?
zombies-ask-drop = What does { $target } drop?
zombies-ask-pick_zombie = Which zombie do you move?
zombies-ask-send_zombie = Where does it go?
zombies-ask-move_zombie = Move a zombie.
zombies-ask-discard = Do you discard a card?
zombies-ask-discard_down = You hold more than three cards. Which one do you discard?

# -- what can be done -------------------------------------------------------------------------

zombies-do-pass = Pass
zombies-do-pass_turn = Pass for the rest of this turn
zombies-do-pass_round = Pass until your own next turn
zombies-do-play = Play { $card }
zombies-do-play-at = Play { $card } on { $target }
zombies-do-play-in = Play { $card } on: { $tile } (tile { $x }, { $y })
zombies-do-activate = Use { $card }
zombies-do-activate-in = Use { $card } on: { $tile } (tile { $x }, { $y })
zombies-do-place = { $tile } on tile { $x }, { $y }, turned by { $degrees } degrees, roads to: { $sides }
zombies-side-n = north
zombies-side-e = east
zombies-side-s = south
zombies-side-w = west
zombies-do-put-zombie = A zombie on { $x }, { $y }
zombies-do-put-life = A life on { $x }, { $y }
zombies-do-put-bullet = A bullet on { $x }, { $y }
zombies-do-keep_clear-zombie = No zombie on { $x }, { $y }
zombies-do-keep_clear-life = No life on { $x }, { $y }
zombies-do-keep_clear-bullet = No bullet on { $x }, { $y }
zombies-do-bid = Bid { $count }
zombies-do-pay-bullets =
    { $count ->
        [one] Spend one bullet: the zombie is killed
       *[other] Spend { $count } bullets: the zombie is killed
    }
zombies-do-pay-life = Lose a life and roll again
zombies-do-pay-die = Die
zombies-do-pay-desperate = Fight desperately: lose a trophy, and the turn is over
zombies-do-pay-give_up = Give up and lose two trophies
zombies-do-rise = A zombie on { $x }, { $y }
zombies-do-step = Go to { $x }, { $y }
zombies-do-stop = Stop here
zombies-do-take-life = Take the life
zombies-do-take-keys = Take the keys
zombies-do-challenge = Challenge
zombies-do-leave = No
zombies-do-raise =
    { $count ->
        [one] Add one bullet
       *[other] Add { $count } bullets
    }
zombies-do-roll_again = Lose a life and roll your die again
zombies-do-drop = Discard { $card }
zombies-do-drop-bullets = Lose up to two bullets
zombies-do-pick_zombie = The zombie on { $x }, { $y }
zombies-do-send_zombie = To { $x }, { $y }
zombies-do-move_zombie = The zombie on { $x }, { $y } goes to { $to_x }, { $to_y }
zombies-do-discard = Discard { $card }
zombies-do-keep = Keep all cards

# -- what happened ------------------------------------------------------------------------------

zombies-log-start = { $player } rolls highest and starts.
zombies-log-start_with_keys = { $player } rolls highest, has the helicopter keys and starts.
zombies-log-turn = Turn of { $player }.
zombies-log-respawn = { $player } is back on Town Square.
zombies-log-skip = { $player } is paralysed: the turn is skipped.
zombies-log-draw_tile = { $player } draws a tile: { $tile }.
zombies-log-no_place = { $tile } has no place anywhere and leaves the game.
zombies-log-bid = { $player } bids { $bid }.
zombies-log-bid_pass = { $player } is out of the auction.
zombies-log-auction = { $player } wins the auction for { $bid }.
zombies-log-place_tile = { $player } places { $tile } on tile { $x }, { $y }.
zombies-log-map_closed = No tile can be placed any more: { $player } has closed the city and loses the rest of the turn.
zombies-log-put_zombie = A zombie appears on { $x }, { $y }.
zombies-log-put_life = A life lies on { $x }, { $y }.
zombies-log-put_bullet = A bullet lies on { $x }, { $y }.
zombies-log-draw = { $player } draws a card.
zombies-log-draw_card = { $player } draws: { $card }.
zombies-log-reshuffle = The discard pile becomes the new deck, cards: { $count }.
zombies-log-play = { $player } plays “{ $card }”.
zombies-log-play_at = { $player } plays “{ $card }” on { $target }.
zombies-log-play_in = { $player } plays “{ $card }” on: { $tile }.
zombies-log-activate = { $player } uses “{ $card }”.
zombies-log-activate_in = { $player } uses “{ $card }” on: { $tile }.
zombies-log-fight = { $player } fights a zombie on { $x }, { $y }.
zombies-log-roll = { $player } rolls { $die }.
zombies-log-broken_off = The fight of { $player } is broken off.
zombies-log-empty = { $card } of { $player } is empty and is discarded.
zombies-log-pay_bullets = { $player } spends bullets: { $count }.
zombies-log-wound = { $player } loses a life.
zombies-log-kill = { $player } kills the zombie on { $x }, { $y }. Trophies: { $count }.
zombies-log-beaten_again = { $player } beats an old trophy again.
zombies-log-give_up = { $player } gives up. Trophies lost: { $count }.
zombies-log-desperate = { $player } fights desperately, loses a trophy and ends the turn.
zombies-log-die = { $player } dies on { $x }, { $y }. Trophies left: { $count }.
zombies-log-lose_cards = { $player } loses all cards: { $cards }.
zombies-log-healed = { $player } has three lives again.
zombies-log-loaded = { $player } gets three bullets.
zombies-log-drop_bullets = { $player } drops bullets: { $count }.
zombies-log-drop_item = { $player } drops: { $card }.
zombies-log-barred = { $player } does not move.
zombies-log-points = { $player } may move up to { $count } squares.
zombies-log-rest = { $player } rests. Lives gained: { $count }.
zombies-log-step = { $player } goes to { $x }, { $y }.
zombies-log-relocate = { $player } is put on { $x }, { $y }.
zombies-log-take_life = { $player } takes a life.
zombies-log-take_bullet = { $player } takes a bullet.
zombies-log-town_square =
    { $count ->
        [0] { $player } stops on Town Square and gets a bullet.
       *[other] { $player } stops on Town Square and gets a bullet and a life.
    }
zombies-log-move_zombie = The zombie on { $x }, { $y } goes to { $to_x }, { $to_y }.
zombies-log-send_zombie = The zombie on { $x }, { $y } turns up on { $to_x }, { $to_y }.
zombies-log-discard = { $player } discards “{ $card }”.
zombies-log-keys = { $player } has the helicopter keys.
zombies-log-drop_keys = { $player } drops the helicopter keys on { $x }, { $y }.
zombies-log-challenge = { $player } challenges { $other } for the keys.
zombies-log-roll_again = { $player } loses a life to roll again.
zombies-log-raise = { $player } adds bullets: { $count }.
zombies-log-duel = { $player } has { $total }, { $other } has { $other_total }.
zombies-log-win_kills = { $player } has enough trophies and wins!
zombies-log-win_helipad = { $player } takes off from the helipad and wins!
zombies-log-win_rounds = Rounds played: { $count }. The game is over.

zombies-end-kills = { $winners } put down enough zombies.
zombies-end-helipad = { $winners } took off from the helipad.
zombies-end-rounds = The last round is over; most trophies, then lives, then bullets: { $winners }.

# -- the table in words -----------------------------------------------------------------------------

zombies-see-row = { $row }
zombies-see-legend = Each square: z a zombie, + a life, * a bullet, k the keys, 1 to 6 a player, & several; a dot is a street. Doors: ' and :. Squares are named by column, row; tile x, y covers columns 3x to 3x+2 and rows 3y to 3y+2.
zombies-see-building = { $tile }: tile { $x }, { $y }.
zombies-see-piles = Tiles left: { $tiles }. Cards in the deck: { $deck }, discarded: { $discard }. Trophies that win: { $target }.
zombies-see-tiles = Still to come, of each { $count }: { $tiles }.
zombies-see-player = { $number }: { $player }, on { $x }, { $y }. Lives: { $lives }, bullets: { $bullets }, trophies: { $trophies }, cards: { $hand_size }.
zombies-see-dead = { $number }: { $player }, dead, back on Town Square next turn. Lives: { $lives }, bullets: { $bullets }, trophies: { $trophies }, cards: { $hand_size }.
zombies-see-items = { $player } has in play: { $cards }.
zombies-see-charges = { $player } has charges in the Shotgun: { $count }.
zombies-see-keys = { $player } has the helicopter keys.
zombies-see-keys-lost = The helicopter keys lie on { $x }, { $y }.
zombies-see-hand = Your hand: { $cards }.
zombies-see-effect-fear =
    { $player } is under Fear, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
zombies-see-effect-claustrophobia =
    { $player } is under Claustrophobia, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
zombies-see-effect-paralysis =
    { $player } is paralysed, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
zombies-see-effect-no_fights =
    Zombies do not fight, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
zombies-see-effect-no_zombie_moves =
    Zombies do not move, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
zombies-see-effect-chainsaw =
    The chainsaw of { $player } is running: +2, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
zombies-see-effect-molotov =
    A building burns: +2 inside it for { $player }, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
