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

zombies-card-govt_enhanced_zombies = Govt. Enhanced Zombies!
    .text = Every zombie needs at least 5 to be killed, until the end of your next turn.
zombies-card-you_lookin_at_me = You Lookin' At Me?!?
    .text = A card that an opponent has just aimed at a player, a building or a tile must get another legal target. If there is none, it is lost.
zombies-ask-redirect = Your card must be aimed at somebody else. At whom?
zombies-do-redirect = At { $target }
zombies-ask-redirect_tile = Your card must be aimed at another tile. At which?
zombies-do-redirect_to = At: { $tile } (tile { $x }, { $y })

# -- effects that last -----------------------------------------------------------------

zombies-see-effect-tough_zombies =
    Every zombie needs at least 5 to be killed, { $turns ->
        [one] until the end of the turn of { $other }
       *[other] until the end of the following turn of { $other }
    }.
