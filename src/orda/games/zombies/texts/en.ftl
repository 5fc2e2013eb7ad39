# Zombies!!!, in English. Ids are the game's; the sentences are ours.

zombies-name = Zombies!!!
zombies-about = A city that grows street by street, full of zombies. Reach the helipad first, or be the first to put down enough of them.
zombies-option-tile_sets = Sets
zombies-option-card_sets = Sets of event cards
zombies-option-event_decks = Decks of event cards
zombies-option-custom_decks = Decks that the players bring
zombies-option-kill_target = Trophies that win
zombies-option-scenario = Scenario
zombies-option-cabin_last_ten = The Cabin lies among the last ten tiles of the woods
zombies-option-max_rounds = Round limit
zombies-option-poker_face = Poker face: everybody who might hold an answer is asked, so that waiting tells nothing

# -- what is asked ------------------------------------------------------------------------

zombies-ask-turn_start = { $target }’s turn begins. Do you play a card?
    .you = Your turn begins. Do you play a card?
zombies-ask-before_move = { $target } is about to move. Do you play a card?
    .you = You are about to move. Do you play a card?
zombies-ask-between_steps = { $target } has moved. Do you play a card?
    .you = You have moved. Do you play a card?
zombies-ask-after_move = { $target }’s movement is over. Do you play a card?
    .you = Your movement is over. Do you play a card?
zombies-ask-turn_end = { $target }’s turn is ending. Do you play a card?
    .you = Your turn is ending. Do you play a card?
zombies-ask-before_fight = { $target } is about to fight. Do you play a card?
    .you = You are about to fight. Do you play a card?
zombies-ask-after_roll = { $target } has rolled { $die }. Do you play a card?
    .you = You have rolled { $die }. Do you play a card?
zombies-ask-tile_drawn = { $player } has drawn: { $tile }. Do you answer with a card?
zombies-ask-card_played = { $player } plays “{ $card }”. Do you answer?
zombies-ask-item_played = { $player } has put into play: { $card }. Do you answer with a card?
zombies-ask-item_activated = { $player } uses “{ $card }”. Do you answer with a card?
zombies-ask-zombie_killed = { $player } has killed a zombie. Do you answer before the trophy counts?
zombies-ask-enters_building = You enter a building: { $tile }. Do you play a card?
zombies-ask-before_spell = { $player } is about to try the spell. Do you stop it?
zombies-ask-player_dies = { $player } is dying. Do you play a card?
    .you = You are dying. Do you play a card?
zombies-ask-draw_card_from = From which deck do you draw a card?
zombies-ask-drive_to = To which tile do the zombies go?
zombies-ask-duel-after_roll = { $player } and { $other } have rolled for the keys. Do you play a card?
    .you = You and { $other } have rolled for the keys. Do you play a card?
    .to-you = { $player } and you have rolled for the keys. Do you play a card?
zombies-ask-duel-raise = { $player } against { $other } for the keys: do you raise?
    .you = You against { $other } for the keys: do you raise?
zombies-ask-duel-card-after_roll = { $card }: { $player } and { $other } have rolled. Do you play a card?
    .you = { $card }: you and { $other } have rolled. Do you play a card?
    .to-you = { $card }: { $player } and you have rolled. Do you play a card?
zombies-ask-duel-card-raise = { $card }: { $player } against { $other }. Do you raise?
    .you = { $card }: you against { $other }. Do you raise?
zombies-ask-draw_from = From which deck do you draw a tile?
zombies-ask-start_on = On which end of the Bridge do you start?
zombies-ask-window-none = You have no card for this moment.
zombies-ask-place_tile = You have drawn: { $tile }. Where does it go?
zombies-ask-put-zombie = Where do you put a zombie?
zombies-ask-put-enhanced = Where do you put an enhanced zombie?
zombies-ask-put-dog = Where do you put a dog?
zombies-ask-put-life = Where do you put a life?
zombies-ask-put-bullet = Where do you put a bullet?
zombies-ask-keep_clear-zombie = Which square stays without a zombie?
zombies-ask-keep_clear-enhanced = Which square stays without an enhanced zombie?
zombies-ask-keep_clear-dog = Which square stays without a dog?
zombies-ask-keep_clear-life = Which square stays without a life?
zombies-ask-keep_clear-bullet = Which square stays without a bullet?
zombies-ask-bid = Auctioned for trophies: { $tile }. Highest bid: { $bid }, you have { $count }. What do you bid?
zombies-ask-pay-map = You rolled { $die } and are { $count } short. How do you pay?
zombies-ask-pay-again = You rolled { $die } against an old trophy and are { $count } short. How do you pay?
zombies-ask-rise = You have died. On which square beside your grave does a zombie rise?
zombies-ask-step-own = Where do you go? Squares left: { $count }.
zombies-ask-step-other = Where does { $target } go? Squares left: { $count }.
zombies-ask-take-life = Do you take the life?
zombies-ask-take-keys = Do you take the helicopter keys?
zombies-ask-challenge = Do you challenge { $target } for the helicopter keys?
zombies-ask-spell =
    { $count ->
        [0] You are alone in the Cabin. Do you try the spell? You need a 6.
        [one] You are alone in the Cabin. Do you try the spell? You need a 6; one page adds 1.
       *[other] You are alone in the Cabin. Do you try the spell? You need a 6; { $count } pages add { $count }.
    }
zombies-ask-move_zombie = Move a zombie.
zombies-ask-discard = Do you discard a card?
zombies-ask-discard_down = You hold more than three cards. Which one do you discard?

# -- what can be done -------------------------------------------------------------------------

zombies-do-pass = Pass
zombies-do-pass_turn = Pass for the rest of this turn
zombies-do-pass_round = Pass until your own next turn
zombies-do-play = Play { $card }
zombies-do-play-at = Play { $card } on { $target }
    .you = Play { $card } on yourself
zombies-do-play-in = Play { $card } on: { $tile } ({ $cell })
zombies-do-drive_to = { $tile } ({ $cell })
zombies-do-activate = Use { $card }
zombies-do-activate-at = Use { $card } on { $target }
zombies-do-draw_card_from-set = From the deck of: { $set }
zombies-do-activate-in = Use { $card } on: { $tile } ({ $cell })
zombies-do-place = { $tile } on { $cell }, turned by { $degrees } degrees, roads to: { $sides }
zombies-side-n = north
zombies-side-e = east
zombies-side-s = south
zombies-side-w = west
zombies-do-put-zombie = A zombie { $square }
zombies-do-put-enhanced = An enhanced zombie { $square }
zombies-do-put-dog = A dog { $square }
zombies-do-put-life = A life { $square }
zombies-do-put-bullet = A bullet { $square }
zombies-do-keep_clear-zombie = No zombie { $square }
zombies-do-keep_clear-enhanced = No enhanced zombie { $square }
zombies-do-keep_clear-dog = No dog { $square }
zombies-do-keep_clear-life = No life { $square }
zombies-do-keep_clear-bullet = No bullet { $square }
zombies-do-draw_from-base = From the city
zombies-do-draw_from-dc = From the military base
zombies-do-draw_from-mw = From the mall
zombies-do-draw_from-te = From the woods
zombies-do-start_on = Start { $square }
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
zombies-do-rise = A zombie { $square }
zombies-do-step = Go { $square }
zombies-do-duct = Through the duct: { $square }
zombies-do-stop = Stop here
zombies-do-take-life = Take the life
zombies-do-take-keys = Take the keys
zombies-do-challenge = Challenge
zombies-do-spell = Try the spell
zombies-do-leave-life = Leave the life there
zombies-do-leave-keys = Leave the keys there
zombies-do-leave-challenge = Do not challenge
zombies-do-leave-spell = Do not try the spell
zombies-do-raise =
    { $count ->
        [one] Add one bullet
       *[other] Add { $count } bullets
    }
zombies-do-roll_again = Lose a life and roll your die again
zombies-do-move_zombie = The zombie { $square } goes { $away }
zombies-do-discard = Discard { $card }
zombies-do-keep = Keep all cards

# -- what happened ------------------------------------------------------------------------------

zombies-log-start = { $player } rolls highest and starts.
    .you = You roll highest and start.
zombies-log-start_with_keys = { $player } rolls highest, has the helicopter keys and starts.
    .you = You roll highest, have the helicopter keys and start.
zombies-log-turn = { $player }’s turn.
    .you = Your turn.
zombies-log-start_on = { $player } starts here: { $place }.
    .you = You start here: { $place }.
zombies-log-respawn = { $player } is back: { $tile }.
    .you = You are back: { $tile }.
zombies-log-skip = { $player } is paralysed: the turn is skipped.
    .you = You are paralysed: your turn is skipped.
zombies-log-draw_tile = { $player } draws a tile: { $tile }.
    .you = You draw a tile: { $tile }.
zombies-log-no_place = { $tile } has no place anywhere and is discarded.
zombies-log-shuffle_back = { $tile } has to wait for the Escalator: it is shuffled back, and another tile is drawn.
zombies-log-open_up = { $tile }: from now on tiles of the part of the map behind it may be drawn, too.
zombies-log-roll_dogs = { $player } rolls { $die }: as many dogs come with this tile.
    .you = You roll { $die }: as many dogs come with this tile.
zombies-log-bid = { $player } bids { $bid }.
    .you = You bid { $bid }.
zombies-log-bid_pass = { $player } is out of the auction.
    .you = You are out of the auction.
zombies-log-auction = { $player } wins the auction for { $bid }.
    .you = You win the auction for { $bid }.
zombies-log-place_tile = { $player } places { $tile } ({ $place }).
    .you = You place { $tile } ({ $place }).
zombies-log-map_closed = No tile can be placed any more: { $player } has closed the city and loses the rest of the turn.
    .you = No tile can be placed any more: you have closed the city and lose the rest of the turn.
zombies-log-put_zombie = A zombie appears ({ $place }).
zombies-log-drive = { $player } drives zombies onto: { $tile }. Zombies: { $count }.
    .you = You drive zombies onto: { $tile }. Zombies: { $count }.
zombies-log-put_life = A life appears ({ $place }).
zombies-log-put_bullet = A bullet appears ({ $place }).
zombies-log-draw = { $player } draws a card.
    .you = You draw a card.
zombies-log-draw_card = { $player } draws: { $card }.
    .you = You draw: { $card }.
zombies-log-reshuffle = The discard pile becomes the new deck, cards: { $count }.
zombies-log-play = { $player } plays “{ $card }”.
    .you = You play “{ $card }”.
zombies-log-play_at = { $player } plays “{ $card }” on { $target }.
    .to-you = { $player } plays “{ $card }” on you.
    .you = You play “{ $card }” on { $target }.
zombies-log-play_in = { $player } plays “{ $card }” on: { $tile }.
    .you = You play “{ $card }” on: { $tile }.
zombies-log-activate = { $player } uses “{ $card }”.
    .you = You use “{ $card }”.
zombies-log-activate_at = { $player } uses “{ $card }” on { $target }.
    .you = You use “{ $card }” on { $target }.
zombies-log-no_effect = “{ $card }” of { $player } has no effect.
    .you = Your “{ $card }” has no effect.
zombies-log-hand_over = { $player } takes { $card } from { $other }.
    .you = You take { $card } from { $other }.
zombies-log-branches_beaten = { $player } beats the branches.
    .you = You beat the branches.
zombies-log-activate_in = { $player } uses “{ $card }” on: { $tile }.
    .you = You use “{ $card }” on: { $tile }.
zombies-log-fight = { $player } fights a zombie ({ $place }).
    .you = You fight a zombie ({ $place }).
zombies-log-roll = { $player } rolls { $die }.
    .you = You roll { $die }.
zombies-log-broken_off = The fight of { $player } is broken off.
    .you = Your fight is broken off.
zombies-log-empty = { $card } of { $player } is empty and is discarded.
    .you = { $card } is empty: you discard it.
zombies-log-pay_bullets =
    { $player } spends { $count ->
        [one] one bullet.
       *[other] { $count } bullets.
    }
    .you =
        You spend { $count ->
            [one] one bullet.
           *[other] { $count } bullets.
        }
zombies-log-wound = { $player } loses a life.
    .you = You lose a life.
zombies-log-half_wound = { $player } loses half a life.
    .you = You lose half a life.
zombies-log-kill = { $player } kills the zombie ({ $place }). Trophies: { $count }.
    .you = You kill the zombie ({ $place }). Trophies: { $count }.
zombies-log-beaten_again = { $player } beats an old trophy again.
    .you = You beat an old trophy again.
zombies-log-give_up = { $player } gives up. Trophies lost: { $count }.
    .you = You give up. Trophies lost: { $count }.
zombies-log-desperate = { $player } fights desperately, loses a trophy and ends the turn.
    .you = You fight desperately, lose a trophy and end the turn.
zombies-log-die = { $player } dies ({ $place }). Trophies left: { $count }.
    .you = You die ({ $place }). Trophies left: { $count }.
zombies-log-lose_cards = { $player } loses all cards: { $cards }.
    .you = You lose all cards: { $cards }.
zombies-log-barred = { $player } does not move.
    .you = You do not move.
zombies-log-points =
    { $player } may move { $count ->
        [one] one square.
       *[other] up to { $count } squares.
    }
    .you =
        You may move { $count ->
            [one] one square.
           *[other] up to { $count } squares.
        }
zombies-log-step = { $player } goes to { $place }.
    .you = You go to { $place }.
zombies-log-relocate = { $player } is put here: { $place }.
    .you = You are put here: { $place }.
zombies-log-duct = { $player } crawls through the duct ({ $place }).
    .you = You crawl through the duct ({ $place }).
zombies-log-take_jeep = { $player } drives out of the Motor Pool in a jeep.
    .you = You drive out of the Motor Pool in a jeep.
zombies-log-lose_jeep = { $player } leaves the jeep outside.
    .you = You leave the jeep outside.
zombies-log-take_life = { $player } takes a life.
    .you = You take a life.
zombies-log-take_bullet = { $player } takes a bullet.
    .you = You take a bullet.
zombies-log-town_square =
    { $count ->
        [0] { $player } stops on Town Square and gets a bullet.
       *[other] { $player } stops on Town Square and gets a bullet and a life.
    }
    .you = { $count ->
        [0] You stop on Town Square and get a bullet.
       *[other] You stop on Town Square and get a bullet and a life.
    }
zombies-log-move_zombie = The zombie moves ({ $place } → { $to }).
zombies-log-discard = { $player } discards “{ $card }”.
    .you = You discard “{ $card }”.
zombies-log-take_discarded = { $player } takes from the discard pile: { $card }.
    .you = You take from the discard pile: { $card }.
zombies-log-keys = { $player } has the helicopter keys.
    .you = You have the helicopter keys.
zombies-log-drop_keys = { $player } drops the helicopter keys ({ $place }).
    .you = You drop the helicopter keys ({ $place }).
zombies-log-challenge = { $player } challenges { $other } for the keys.
    .you = You challenge { $other } for the keys.
    .to-you = { $player } challenges you for the keys.
zombies-log-roll_again = { $player } loses a life to roll again.
    .you = You lose a life to roll again.
zombies-log-raise =
    { $player } adds { $count ->
        [one] one bullet.
       *[other] { $count } bullets.
    }
    .you =
        You add { $count ->
            [one] one bullet.
           *[other] { $count } bullets.
        }
zombies-log-duel = { $player } has { $total }, { $other } has { $other_total }.
    .you = You have { $total }, { $other } has { $other_total }.
    .to-you = { $player } has { $total }, you have { $other_total }.
zombies-log-win_kills = { $player } has enough trophies and wins!
    .you = You have enough trophies and win!
zombies-log-win_helipad = { $player } takes off from the helipad and wins!
    .you = You take off from the helipad and win!
zombies-log-spell = { $player } tries the spell.
    .you = You try the spell.
zombies-log-spell_stopped = The spell of { $player } comes to nothing.
    .you = Your spell comes to nothing.
zombies-log-cast =
    { $count ->
        [0] { $player } rolls { $die } for the spell.
        [one] { $player } rolls { $die } for the spell, and one page adds 1.
       *[other] { $player } rolls { $die } for the spell, and { $count } pages add { $count }.
    }
    .you = { $count ->
        [0] You roll { $die } for the spell.
        [one] You roll { $die } for the spell, and one page adds 1.
       *[other] You roll { $die } for the spell, and { $count } pages add { $count }.
    }
zombies-log-win_spell = The spell of { $player } works: the dead lie down. { $player } wins!
    .you = Your spell works: the dead lie down. You win!
zombies-log-win_rounds = Rounds played: { $count }. The game is over.

zombies-end-kills = { $winners } put down enough zombies.
    .you = You put down enough zombies.
zombies-end-helipad = { $winners } took off from the helipad.
    .you = You took off from the helipad.
zombies-end-spell = { $winners } broke the curse with the spell.
    .you = You broke the curse with the spell.
zombies-end-rounds = The last round is over; most trophies, then lives, then bullets: { $winners }.
    .you = The last round is over; most trophies, then lives, then bullets: you.

# -- the table in words -----------------------------------------------------------------------------

zombies-see-row = { $row }
zombies-see-legend = Each square: z a zombie, Z an enhanced one, d a dog, D two dogs, + a life, * a bullet, k the keys, 1 to 6 a player, & several; a dot is a street, a comma a corridor of the first floor, a double quote one of the second, t the woods, # a grate. Doors: ' and :. Squares are named by column, row; tile x, y covers columns 3x to 3x+2 and rows 3y to 3y+2.
zombies-see-building = { $tile }: tile { $x }, { $y }.
zombies-see-piles = Tiles left: { $tiles }. Cards in the deck: { $deck }, discarded: { $discard }. Trophies that win: { $target }.
zombies-see-tiles = Still to come, of each { $count }: { $tiles }.
zombies-see-player = { $number }: { $player }, on { $x }, { $y }. Lives: { $lives }, bullets: { $bullets }, trophies: { $trophies }, cards: { $hand_size }.
zombies-see-dead = { $number }: { $player }, dead, back next turn ({ $tile }). Lives: { $lives }, bullets: { $bullets }, trophies: { $trophies }, cards: { $hand_size }.
zombies-see-items = { $player } has in play: { $cards }.
zombies-see-charges = { $player } has charges in the Shotgun: { $count }.
zombies-see-jeep = { $player } drives a jeep.
zombies-see-duct = { $player } may take the air duct.
zombies-see-deck-open = { $set }, tiles: { $tiles }.
zombies-see-deck-shut = { $set }, tiles: { $tiles }, not yet to be drawn.
zombies-set-base = City
zombies-set-dc = Military base
zombies-set-mw = Mall
zombies-set-ndy = Not Dead Yet
zombies-set-te = Woods
zombies-see-keys = { $player } has the helicopter keys.
zombies-see-keys-lost = The helicopter keys lie on { $x }, { $y }.
zombies-see-hand = Your hand: { $cards }.
# How long an effect lasts: said inside the sentence about it.
zombies-see-until =
    until the end of { $turns ->
        [one] { $other }’s turn
       *[other] { $other }’s next turn
    }
    .you =
        until the end of { $turns ->
            [one] your turn
           *[other] your next turn
        }

# -- why something cannot be chosen ------------------------------------------------------------

zombies-why-played = You have played your card of this round.
zombies-why-moment = Only { $moments }.
zombies-when-free = between the actions of a turn
zombies-when-in_a_turn = between the actions of a turn, not in a fight
zombies-when-own_turn = in your own turn
zombies-when-turn_start = as a turn begins
zombies-when-before_move = before somebody moves
zombies-when-between_steps = between somebody’s steps
zombies-when-after_move = after somebody’s movement
zombies-when-turn_end = as a turn ends
zombies-when-before_fight = before a fight
zombies-when-after_roll = after a combat roll
zombies-when-tile_drawn = when somebody has drawn a tile
zombies-when-card_played = in answer to a card
zombies-when-item_played = when somebody plays an item
zombies-when-item_activated = when somebody uses an item
zombies-when-zombie_killed = when somebody kills a zombie
zombies-when-enters_building = as somebody enters a building
zombies-when-before_spell = before somebody’s spell
zombies-when-player_dies = when somebody dies
zombies-when-own-free = between the actions of your turn
zombies-when-own-in_a_turn = between the actions of your turn, not in a fight
zombies-when-own-turn_start = as your turn begins
zombies-when-own-before_move = before you move
zombies-when-own-between_steps = between your steps
zombies-when-own-after_move = after your movement
zombies-when-own-turn_end = as your turn ends
zombies-when-own-before_fight = before a fight of yours
zombies-when-own-after_roll = after your combat roll
zombies-when-own-enters_building = as you enter a building
zombies-why-own_card = Nobody answers their own doings.
zombies-why-own_turn = Only in your own turn.
zombies-why-equal_item = You have one in play already.
zombies-why-in_a_building = Only inside a building.
zombies-why-where = Only here: { $tiles }.
zombies-why-not_on = { $card } cannot be played on this one now.
zombies-why-not_on_yourself = { $card } is not for yourself.
zombies-why-not_yours = Not an item of yours.
zombies-why-always_on = It works by itself while it lies there.
zombies-why-activated = You have used an item this round already.
zombies-why-not_built = Nothing is built there yet.
zombies-why-no_ground = Nobody can stand there.
zombies-why-stands_there = { $player } stands there already.
    .you = You stand there already.
zombies-why-no_way = No way leads there.
zombies-why-too_far =
    Too far: { $steps ->
        [one] one square
       *[other] { $steps } squares
    }, { $count ->
        [0] none left.
        [one] one left.
       *[other] { $count } left.
    }
zombies-why-not_twice = No square twice in this walk.
zombies-why-limited = Forbidden by: { $effects }.
zombies-why-zombie_room = There is no room for it there.
zombies-why-zombie_far = That zombie does not get so far.
zombies-why-zombie_moved = This zombie cannot move now, or has moved already.
zombies-why-no_zombie = No zombie stands there.
zombies-why-on_tile = Only squares of: { $tile }.
zombies-why-zombie_there = A zombie stands there already.
zombies-why-pawn_there = A player stands there.
zombies-why-not_there = That square is not among those to choose from.
zombies-why-tile_there = A tile lies there already.
zombies-why-not_beside = A tile must lie beside another.
zombies-why-no_road = No road leads there.
zombies-why-auction = Whoever wins the auction lays the tile.
zombies-why-no_fit = The roads do not meet there, however the tile is turned.

# -- why a choice is advised ---------------------------------------------------------------

zombies-hint-play = { $card } does most in this moment.
zombies-hint-use = This is the moment to use { $card }.
zombies-hint-pass = Keep your cards: there will be a better moment.
zombies-hint-place = It brings most that is of use near you, and little to the others.
zombies-hint-zombies = It stands in the way of the others, or where you can beat it.
zombies-hint-lead = It takes the opponent where it hurts.
zombies-hint-stay = Further on there is more to lose than to gain.
zombies-hint-token = There is something to pick up.
zombies-hint-fight = A trophy that you can afford to fight for.
zombies-hint-walk = It is on the way to where you want to be.
zombies-hint-bullets = Bullets are there to save lives.
zombies-hint-life = You can spare the life better than the bullets.
zombies-hint-put = There you can get at it sooner than the others.
zombies-hint-drop = It is what will be missed most.
zombies-hint-bid = The tile is worth that many trophies to you.
zombies-hint-take = It costs nothing, and you will need it.
zombies-hint-leave = It is of more use where it lies.
zombies-hint-keep = Your cards are worth keeping.
zombies-hint-discard = It is the least useful of your cards: a new one will be better.
zombies-hint-dare = There is more to gain than to lose.
zombies-hint-beware = There is more to lose than to gain.
zombies-hint-draw = Tiles of this deck are of more use to you now.
zombies-hint-best = It helps you most, or hinders the others most.
zombies-hint-stop = Nothing here is worth doing.

# -- places ------------------------------------------------------------------------------------

zombies-place-inside = { $tile }
zombies-place-door = { $tile }, at the door
zombies-place-street = { $tile }, { $side }
zombies-place-home = { $tile }
zombies-place-cell = { $side }
zombies-towards-here = in the middle
zombies-towards-n = north
zombies-towards-ne = north-east
zombies-towards-e = east
zombies-towards-se = south-east
zombies-towards-s = south
zombies-towards-sw = south-west
zombies-towards-w = west
zombies-towards-nw = north-west

# -- squares and tiles to choose from, as seen from one's own pawn -----------------------------------

zombies-square = { $away } ({ $place })
zombies-cell = tile { $away }
zombies-away-here = here
zombies-away-e = { $right } east
zombies-away-w = { $right } west
zombies-away-n = { $down } north
zombies-away-ne = { $down } north, { $right } east
zombies-away-nw = { $down } north, { $right } west
zombies-away-s = { $down } south
zombies-away-se = { $down } south, { $right } east
zombies-away-sw = { $down } south, { $right } west

# -- lines: several events in one sentence -----------------------------------------------------

zombies-line-step =
    { $player } walks { $count ->
        [one] one square
       *[other] { $count } squares
    }: { $place }.
    .you =
        You walk { $count ->
            [one] one square
           *[other] { $count } squares
        }: { $place }.
zombies-line-put_zombie =
    { $count ->
        [one] A zombie appears
       *[other] { $count } zombies appear
    }: { $place }.
zombies-line-put_life =
    { $count ->
        [one] A life appears
       *[other] { $count } lives appear
    }: { $place }.
zombies-line-put_bullet =
    { $count ->
        [one] A bullet appears
       *[other] { $count } bullets appear
    }: { $place }.
zombies-line-move_zombie =
    { $player } moves { $count ->
        [one] a zombie.
       *[other] { $count } zombies.
    }
    .you =
        You move { $count ->
            [one] a zombie.
           *[other] { $count } zombies.
        }
zombies-line-sum = { $parts } = { $total }
zombies-line-plus = { $sum } + { $value } { $card }
zombies-line-rolled = { $player } fights: { $sum }, { $need } needed.
    .you = You fight: { $sum }, { $need } needed.
zombies-line-rolled-kill = { $player } fights: { $sum }. Killed!
    .you = You fight: { $sum }. Killed!
zombies-line-rolled-bullets =
    { $player } fights: { $sum }, and { $count ->
        [one] one bullet
       *[other] { $count } bullets
    }. Killed!
    .you =
        You fight: { $sum }, and { $count ->
            [one] one bullet
           *[other] { $count } bullets
        }. Killed!
zombies-line-rolled-wound = { $player } fights: { $sum }, { $need } needed. A life lost.
    .you = You fight: { $sum }, { $need } needed. A life lost.
zombies-line-emptied = { $line } { $card } is empty.

zombies-log-total = { $player } has { $total }, { $need } needed.
    .you = You have { $total }, { $need } needed.

# -- options that do not go together, and decks that players bring ------------------------------

zombies-option-tile_sets-needs = The military base, the mall and the woods are joined by the city only: with it any of them, without it one alone.
zombies-option-scenario-needs = The keys are played in the city, with the military base or the mall if you like, but without the woods.
zombies-option-event_decks-needs = The recommended deck has cards of the city and of Not Dead Yet: it needs both among the event cards.
zombies-deck-of = Deck of { $player }: { $fault }
zombies-deck-line = “{ $text }” is no card. A line is a number and a card, such as: 2 chainsaw
zombies-deck-unknown = There is no card called { $text }.
zombies-deck-nearly = There is no card called { $text }. Is it { $card }?
zombies-deck-none = None of { $card }: leave the line out, or say how many.
zombies-deck-most =
    { $most ->
        [one] { $copies } of { $card }: one is allowed.
       *[other] { $copies } of { $card }: at most { $most } are allowed.
    }
zombies-deck-other-set = { $card } is a card of { $set }, which is not among the event cards chosen.
zombies-deck-least =
    { $count ->
        [one] One card: a deck has at least { $least }.
       *[other] { $count } cards: a deck has at least { $least }.
    }
zombies-deck-named-twice = The deck is called { $name } already.
