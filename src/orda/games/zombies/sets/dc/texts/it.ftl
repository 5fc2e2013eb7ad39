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

# -- carte evento, quello che chiedono e raccontano ------------------------------------

zombies-card-govt_enhanced_zombies = Zombie potenziati
    .text = Per uccidere qualunque zombie serve almeno 5, fino alla fine del tuo prossimo turno.
zombies-card-you_lookin_at_me = Ce l'hai con me
    .text = Una carta che un avversario ha appena rivolto contro un giocatore, un edificio o una tessera deve avere un altro bersaglio permesso. Se non c'è, è persa.
zombies-ask-redirect = La tua carta deve colpire qualcun altro. Chi?
zombies-do-redirect = { $target }
zombies-ask-redirect_tile = La tua carta deve colpire un'altra tessera. Quale?
zombies-do-redirect_to = { $tile } (tessera { $x }, { $y })

# -- effetti che durano ----------------------------------------------------------------

zombies-see-effect-tough_zombies =
    Per uccidere qualunque zombie serve almeno 5, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
