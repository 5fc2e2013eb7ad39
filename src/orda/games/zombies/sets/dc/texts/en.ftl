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
