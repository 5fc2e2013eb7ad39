# Zombies!!!, Dead Corps(e), in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- tessere -----------------------------------------------------------------------

zombies-tile-dc_helipad = Eliporto (base)
zombies-tile-dc_straight = Strada dritta (base)
zombies-tile-dc_corner = Curva (base)
zombies-tile-dc_t_junction = Incrocio a T (base)
zombies-tile-dc_4_way = Incrocio (base)
zombies-tile-dc_front_gate = Cancello
zombies-tile-dc_top_secret_lab = Laboratorio segreto
zombies-tile-dc_motor_pool = Autoparco
zombies-tile-dc_armory = Armeria
zombies-tile-dc_mess_hall = Mensa
zombies-tile-dc_barracks = Camerate
