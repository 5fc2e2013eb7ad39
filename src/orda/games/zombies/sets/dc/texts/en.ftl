# Zombies!!!, Dead Corps(e), in English. Ids are the game's; the sentences are ours.

# -- tiles -------------------------------------------------------------------------

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

# -- event cards, what they ask and tell ----------------------------------------------

zombies-card-adjusting_nicely = Adjusting Nicely
    .text = Item, played with more than half the trophies that win. Discard it when you die: you keep all your trophies.
    .why = You need more than half the trophies that win.
    .why-use = Only when you die with trophies.
zombies-card-breakthrough = Breakthrough
    .text = Before or between your steps: choose the square behind a wall of your tile and roll. 5 or more: everybody can pass there from now on. Less: lose a life, and your movement is over. Not on helipads.
    .why = There is no wall to another tile beside you, or you cannot walk.
zombies-card-dynamite = Dynamite
    .text = Item. Discard it in your turn and roll. 4 or more: up to three zombies on adjacent squares are killed, one on each. Less: lose two lives.
    .why-use = There is no zombie on the tiles beside yours.
zombies-card-i_feel_alive = I Feel Alive!!!
    .text = Roll two dice: if both show 4 or more, you gain two lives. Also after your own roll.
    .why = You have as many lives as one can have.
zombies-card-in_the_zone = In The Zone
    .text = As your turn begins: draw a card for each natural 6 that you roll against zombies this turn.
    .why = You have it already this turn.
zombies-card-i_see_the_helicopter = I See The Helicopter
    .text = Item, played when a helipad is on the map. One more square in each of your movements.
    .why = No helipad is on the map yet.
zombies-card-i_think_its_over_here = I Think It’s Over Here
    .text = An opponent has drawn a tile: you choose where it goes and how it is turned. Not for helipads or the Cabin.
    .why = No opponent has drawn a tile.
zombies-card-mine_field = Mine Field
    .text = Roll a die: as many zombies on the road squares of a tile become your trophies.
    .why = No zombie stands on a road.
zombies-card-no_brains_here = No Brains Here
    .text = Move a zombie from the square of any player, yourself included, to an adjacent square with room.
    .why = No player stands on a zombie that has room to go.
zombies-card-rocket_launcher = Rocket Launcher
    .text = Item, played in the Armory. Discard it in your turn: a tile on the edge of the map is gone. Its zombies become your trophies, pawns on it go back to the start. Not the start, helipads, the Cabin, gateways or the Escalator.
    .why-use = No tile on the edge of the map can be blown up.
zombies-card-you_dont_need_that = You Don’t Need That!
    .text = Take an item that an opponent on your square has in play, unless you have one like it.
    .why = No opponent on your square has an item you lack.
zombies-card-weekend_pass_denied = Weekend Pass: DENIED!
    .text = An opponent discards their whole hand.
    .why = No opponent has a card in hand.
zombies-card-what_is_that_smell = What Is That Smell?!?
    .text = The opponent about to move must leave their tile and not come back this turn. If they cannot leave it, they lose their next turn.
    .why = No opponent is about to move, or they smell it already.
zombies-ask-spare = The explosion reaches three squares. Which zombie is spared?
zombies-do-spare = Spare the one { $square }
zombies-log-tile_gone = { $player } blows up { $tile }. Trophies: { $count }.
    .you = You blow up { $tile }. Trophies: { $count }.
zombies-log-alive = { $player } feels alive. Lives gained: { $count }.
    .you = You feel alive. Lives gained: { $count }.
zombies-ask-break_through = Which square lies behind the wall?
zombies-do-break_through = Break through { $square }
zombies-log-broken_through = { $player } breaks through ({ $place }).
    .you = You break through ({ $place }).
zombies-ask-explode = Which zombie is blown up?
zombies-do-explode = The one { $square }
zombies-ask-lure = Where does the zombie go?
zombies-do-lure = { $square }
zombies-ask-take_item = What do you take from { $target }?
zombies-do-take_item = Take { $card }
zombies-log-stays_in_the_smell = { $player } cannot leave the tile and loses the next turn.
    .you = You cannot leave the tile and lose your next turn.
zombies-card-govt_enhanced_zombies = Govt. Enhanced Zombies!
    .text = Every zombie needs at least 5 to be killed, until the end of your next turn.
    .why = It already holds until the end of your next turn.
zombies-card-you_lookin_at_me = You Lookin' At Me?!?
    .text = A card that an opponent has just aimed at a player, a building or a tile must get another legal target. If there is none, it is lost.
    .why = The card just played could mean nobody and nothing else.
zombies-ask-redirect = Your card must be aimed at somebody else. At whom?
zombies-do-redirect = At { $target }
zombies-ask-redirect_tile = Your card must be aimed at another tile. At which?
zombies-do-redirect_to = At: { $tile } ({ $cell })

# -- effects that last -----------------------------------------------------------------

zombies-see-effect-tough_zombies = Every zombie needs at least 5 to be killed, { $until }.
zombies-see-effect-a_card_for_a_six = { $player } draws a card for each natural 6 against zombies, { $until }.
    .you = You draw a card for each natural 6 against zombies, { $until }.
zombies-see-effect-smell = { $player } must leave a tile and not come back, { $until }.
    .you = You must leave a tile and not come back, { $until }.
zombies-see-effect-lost_turn = { $player } loses the next turn.
    .you = You lose your next turn.

# -- effects in a word, on the screen ----------------------------------------------

zombies-effect-tough_zombies = Zombies need 5
zombies-effect-a_card_for_a_six = A card for each 6
zombies-effect-smell = Must leave the tile
zombies-effect-lost_turn = Loses a turn
