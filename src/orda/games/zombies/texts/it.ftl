# Zombies!!!, in italiano. Gli id sono del gioco; le frasi sono nostre.

zombies-name = Zombies!!!
zombies-about = Una città che cresce strada dopo strada, piena di zombi. Vince chi arriva per primo all'eliporto, o chi ne abbatte più di tutti.
zombies-option-tile_sets = Serie di tessere
zombies-option-card_sets = Serie di carte Evento
zombies-option-kill_target = Trofei per vincere
zombies-option-scenario = Scenario
zombies-option-max_rounds = Giri al massimo

# -- carte Evento ------------------------------------------------------------------

zombies-card-adrenaline_rush = Scarica di adrenalina
    .text = Prima di muoverti: il tuo movimento raddoppia. Oppure dopo un tuo tiro di combattimento: +2.
zombies-card-all_the_marbles = Biglie ovunque
    .text = Oggetto, si gioca nel negozio di giocattoli. Scartala: nessuno zombi si muove a fine turno, di chiunque sia, finché non termina il tuo prossimo turno.
zombies-card-alternate_food_source = Altro da mangiare
    .text = Nessuno combatte con gli zombi finché non termina il tuo prossimo turno; un combattimento in corso si interrompe.
zombies-card-bad_sense_of_direction = Strada sbagliata
    .text = Metti un avversario al centro della piazza. Non contro chi è sotto l'effetto di Paura.
zombies-card-brain_cramp = Cervello in tilt
    .text = Prima che un avversario si muova: decidi tu tutti i suoi passi, e quando si ferma.
zombies-card-butter_fingers = Mani di pastafrolla
    .text = Un avversario scarta un oggetto in gioco scelto da te, oppure perde fino a due munizioni.
zombies-card-chainsaw = Motosega
    .text = Oggetto e arma, si gioca nel vivaio. Scartala: +2 a tutti i tuoi tiri di combattimento in questo turno.
zombies-card-claustrophobia = Claustrofobia
    .text = Nel suo prossimo turno un avversario non entra in nessun edificio; da quello in cui si trova deve uscire per la via più breve.
zombies-card-fear = Paura
    .text = Nel suo prossimo turno un avversario non si muove.
zombies-card-fire_axe = Ascia antincendio
    .text = Oggetto e arma, si gioca nella caserma dei pompieri. +1 a tutti i tuoi tiri di combattimento.
zombies-card-first_aid_kit = Pronto soccorso
    .text = Oggetto, si gioca in ospedale o in farmacia. Scartala con meno di tre vite: torni ad averne tre.
zombies-card-grenade = Granata
    .text = Oggetto, si gioca nel surplus militare. Scartala dentro un edificio o davanti alla sua porta: tutti gli zombi all'interno sono uccisi, e perdi una vita.
zombies-card-hey_look_a_shotgun = Guarda, un fucile
    .text = Oggetto e arma con tre colpi. Ogni tuo tiro di combattimento ne consuma uno e riceve +1.
zombies-card-hysterical_paralysis = Paralisi isterica
    .text = Un avversario salta il suo prossimo turno, e non gioca carte finché non comincia quello dopo.
zombies-card-i_dont_think_theyre_dead = Non sono morti
    .text = Un avversario deve battere di nuovo due dei suoi trofei. Se si arrende, ne perde due.
zombies-card-just_when_you_thought = Peggio di così
    .text = Uno zombi su ogni casella libera all'interno di un edificio.
zombies-card-lots_of_ammo = Munizioni a volontà
    .text = Oggetto, si gioca negli articoli sportivi. Scartala: tre munizioni.
zombies-card-molotov_cocktail = Molotov
    .text = Oggetto e arma, si gioca dal benzinaio. Scartala dentro un edificio o davanti alla sua porta: +2 in questo turno ai tuoi tiri contro gli zombi all'interno.
zombies-card-much_needed_rest = Riposo meritato
    .text = Prima di muoverti: resta dove sei e guadagna due vite.
zombies-card-skateboard = Skateboard
    .text = Oggetto, si gioca nel negozio di skate. Due caselle in più in ogni tuo movimento.
zombies-card-slight_miscalculation = Conti sbagliati
    .text = Gli zombi dentro un edificio raddoppiano, finché c'è posto.
zombies-card-the_keys_are_still_in_it = Chiavi nel quadro
    .text = Prima di muoverti: questo movimento è di dieci caselle al massimo, qualunque altra cosa ci sia.
zombies-card-this_isnt_so_bad = Poteva andare peggio
    .text = Metti due zombi della mappa su due altre caselle qualsiasi.
zombies-card-were_screwed = Siamo fritti
    .text = Metti dieci zombi su caselle libere, dove vuoi.
zombies-card-where_did_everybody_go = Dove sono tutti
    .text = Fai camminare un avversario per cinque caselle, mai due volte sulla stessa; combatte gli zombi che incontra.
zombies-card-your_shoes_untied = Scarpa slacciata
    .text = Prima che un avversario si muova: il suo movimento è dimezzato.
zombies-card-zombie_master = Signore degli zombie
    .text = Metti cinque zombi su caselle libere, dove vuoi.

# -- tessere -----------------------------------------------------------------------------

zombies-tile-base_town_square = Piazza
zombies-tile-base_helipad = Eliporto
zombies-tile-base_straight = Strada dritta
zombies-tile-base_corner = Curva
zombies-tile-base_t_junction = Incrocio a T
zombies-tile-base_4_way = Incrocio
zombies-tile-base_hospital = Ospedale
zombies-tile-base_lawn_and_garden_center = Vivaio
zombies-tile-base_police_station = Polizia
zombies-tile-base_sporting_goods_store = Articoli sportivi
zombies-tile-base_fire_station = Pompieri
zombies-tile-base_drug_store = Farmacia
zombies-tile-base_army_surplus_store = Surplus militare
zombies-tile-base_gas_station = Benzinaio
zombies-tile-base_skate_shop = Negozio di skate
zombies-tile-base_florist = Fioraio
zombies-tile-base_hardware_store = Ferramenta
zombies-tile-base_toy_store = Giocattoli
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
zombies-tile-mw_helipad = Eliporto (centro commerciale)
zombies-tile-mw_4_way_corridor = Corridoio a croce
zombies-tile-mw_front_door = Ingresso del centro
zombies-tile-mw_escalator = Scala mobile
zombies-tile-mw_pet_store = Negozio di animali
zombies-tile-mw_lingerie_shop = Biancheria
zombies-tile-mw_outfitter = Caccia e pesca
zombies-tile-mw_music_store = Dischi
zombies-tile-mw_appliance_store = Elettrodomestici
zombies-tile-mw_department_store = Grandi magazzini
zombies-tile-mw_food_court = Ristoro
zombies-tile-mw_consignment_shop = Usato
zombies-tile-mw_costume_shop = Costumi
zombies-tile-mw_game_store = Giochi
zombies-tile-te_bridge = Ponte
zombies-tile-te_cabin = Capanna
zombies-tile-te_altar = Altare
zombies-tile-te_boathouse = Rimessa barche
zombies-tile-te_burnt_cabin = Capanna bruciata
zombies-tile-te_campground = Campeggio
zombies-tile-te_abandoned_cars = Auto abbandonate
zombies-tile-te_shed = Capanno
zombies-tile-te_ranger_post = Guardia forestale
zombies-tile-te_pet_cemetery = Cimitero degli animali
zombies-tile-te_outhouse = Latrina
zombies-tile-te_cave = Caverna
zombies-tile-te_woods_01 = Bosco 01
zombies-tile-te_woods_02 = Bosco 02
zombies-tile-te_woods_03 = Bosco 03
zombies-tile-te_woods_04 = Bosco 04
zombies-tile-te_woods_05 = Bosco 05
zombies-tile-te_woods_06 = Bosco 06
zombies-tile-te_woods_07 = Bosco 07
zombies-tile-te_woods_08 = Bosco 08
zombies-tile-te_woods_09 = Bosco 09
zombies-tile-te_woods_10 = Bosco 10
zombies-tile-te_woods_11 = Bosco 11
zombies-tile-te_woods_12 = Bosco 12
zombies-tile-te_woods_13 = Bosco 13

# -- che cosa si chiede ---------------------------------------------------------------------

zombies-ask-turn_start = Comincia il turno di { $target }. Giochi una carta?
zombies-ask-before_move = { $target } sta per muoversi. Giochi una carta?
zombies-ask-between_steps = { $target } ha fatto un passo. Giochi una carta?
zombies-ask-after_move = Il movimento di { $target } è finito. Giochi una carta?
zombies-ask-turn_end = Il turno di { $target } sta per finire. Giochi una carta?
zombies-ask-before_fight = Sta per cominciare un combattimento di { $target }. Giochi una carta?
zombies-ask-after_roll = { $target } ha tirato { $die }. Giochi una carta?
zombies-ask-duel-after_roll = { $player } e { $other } hanno tirato per le chiavi. Giochi una carta?
zombies-ask-duel-raise = { $player } contro { $other } per le chiavi: rilanci?
zombies-ask-place_tile = Hai pescato: { $tile }. Dove va?
zombies-ask-put-zombie = Dove metti uno zombi?
zombies-ask-put-life = Dove metti una vita?
zombies-ask-put-bullet = Dove metti una munizione?
zombies-ask-keep_clear-zombie = Quale casella resta senza zombi?
zombies-ask-keep_clear-life = Quale casella resta senza vita?
zombies-ask-keep_clear-bullet = Quale casella resta senza munizione?
zombies-ask-bid = L'eliporto va all'asta per trofei. Offerta più alta: { $bid }, tu ne hai { $count }. Quanto offri?
zombies-ask-pay-map = Hai tirato { $die }: punti che mancano: { $count }. Come paghi?
zombies-ask-pay-again = Hai tirato { $die } contro un vecchio trofeo; punti che mancano: { $count }. Come paghi?
zombies-ask-rise = Sei morto. Su quale casella accanto alla tua tomba sorge uno zombi?
zombies-ask-step-own = Dove vai? Caselle che restano: { $count }.
zombies-ask-step-other = Dove va { $target }? Caselle che restano: { $count }.
zombies-ask-force_step-other = Dove fai camminare { $target }? Caselle che restano: { $count }.
zombies-ask-take-life = Prendi la vita?
zombies-ask-take-keys = Prendi le chiavi dell'elicottero?
zombies-ask-challenge = Sfidi { $target } per le chiavi dell'elicottero?
zombies-ask-drop = Che cosa lascia cadere { $target }?
zombies-ask-pick_zombie = Quale zombi sposti?
zombies-ask-send_zombie = Dove va?
zombies-ask-move_zombie = Muovi uno zombi.
zombies-ask-discard = Scarti una carta?
zombies-ask-discard_down = Hai in mano più di tre carte. Quale scarti?

# -- che cosa si può fare -------------------------------------------------------------------------

zombies-do-pass = Passa
zombies-do-pass_turn = Passa per il resto di questo turno
zombies-do-pass_round = Passa fino al tuo prossimo turno
zombies-do-play = Gioca: { $card }
zombies-do-play-at = Gioca: { $card }, contro { $target }
zombies-do-play-in = Gioca: { $card }, su: { $tile } (tessera { $x }, { $y })
zombies-do-activate = Usa: { $card }
zombies-do-activate-in = Usa: { $card }, su: { $tile } (tessera { $x }, { $y })
zombies-do-place = { $tile } sulla tessera { $x }, { $y }, con una rotazione di { $degrees } gradi, strade verso: { $sides }
zombies-side-n = nord
zombies-side-e = est
zombies-side-s = sud
zombies-side-w = ovest
zombies-do-put-zombie = Uno zombi su { $x }, { $y }
zombies-do-put-life = Una vita su { $x }, { $y }
zombies-do-put-bullet = Una munizione su { $x }, { $y }
zombies-do-keep_clear-zombie = Niente zombi su { $x }, { $y }
zombies-do-keep_clear-life = Niente vita su { $x }, { $y }
zombies-do-keep_clear-bullet = Niente munizione su { $x }, { $y }
zombies-do-bid = Offri { $count }
zombies-do-pay-bullets =
    { $count ->
        [one] Spendi una munizione: lo zombi è ucciso
       *[other] Spendi { $count } munizioni: lo zombi è ucciso
    }
zombies-do-pay-life = Perdi una vita e tira di nuovo
zombies-do-pay-die = Muori
zombies-do-pay-desperate = Lotta disperatamente: perdi un trofeo, e il turno finisce
zombies-do-pay-give_up = Arrenditi e perdi due trofei
zombies-do-rise = Uno zombi su { $x }, { $y }
zombies-do-step = Vai su { $x }, { $y }
zombies-do-stop = Fermati qui
zombies-do-take-life = Prendi la vita
zombies-do-take-keys = Prendi le chiavi
zombies-do-challenge = Sfida
zombies-do-leave = No
zombies-do-raise =
    { $count ->
        [one] Aggiungi una munizione
       *[other] Aggiungi { $count } munizioni
    }
zombies-do-roll_again = Perdi una vita e tira di nuovo il tuo dado
zombies-do-drop = Scarta: { $card }
zombies-do-drop-bullets = Fino a due munizioni perse
zombies-do-pick_zombie = Lo zombi su { $x }, { $y }
zombies-do-send_zombie = Su { $x }, { $y }
zombies-do-move_zombie = Lo zombi su { $x }, { $y } va su { $to_x }, { $to_y }
zombies-do-discard = Scarta: { $card }
zombies-do-keep = Tieni tutte le carte

# -- che cosa è successo ----------------------------------------------------------------------------

zombies-log-start = { $player } fa il tiro più alto e comincia.
zombies-log-start_with_keys = { $player } fa il tiro più alto, ha le chiavi dell'elicottero e comincia.
zombies-log-turn = Turno di { $player }.
zombies-log-respawn = { $player } torna in piazza.
zombies-log-skip = Paralisi: { $player } salta il turno.
zombies-log-draw_tile = { $player } pesca una tessera: { $tile }.
zombies-log-no_place = Non c'è posto per la tessera, che lascia il gioco: { $tile }.
zombies-log-bid = { $player } offre { $bid }.
zombies-log-bid_pass = { $player } lascia l'asta.
zombies-log-auction = { $player } vince l'asta per { $bid }.
zombies-log-place_tile = { $player } piazza { $tile } sulla tessera { $x }, { $y }.
zombies-log-map_closed = Nessuna tessera si può più piazzare: { $player } ha chiuso la città e perde il resto del turno.
zombies-log-put_zombie = Uno zombi compare su { $x }, { $y }.
zombies-log-put_life = Una vita si trova su { $x }, { $y }.
zombies-log-put_bullet = Una munizione si trova su { $x }, { $y }.
zombies-log-draw = { $player } pesca una carta.
zombies-log-draw_card = { $player } pesca: { $card }.
zombies-log-reshuffle = Gli scarti diventano il nuovo mazzo, carte: { $count }.
zombies-log-play = { $player } gioca: { $card }.
zombies-log-play_at = { $player } gioca: { $card }, contro { $target }.
zombies-log-play_in = { $player } gioca: { $card }, su: { $tile }.
zombies-log-activate = { $player } usa: { $card }.
zombies-log-activate_in = { $player } usa: { $card }, su: { $tile }.
zombies-log-fight = { $player } combatte uno zombi su { $x }, { $y }.
zombies-log-roll = { $player } tira { $die }.
zombies-log-broken_off = Si interrompe il combattimento di { $player }.
zombies-log-empty = Colpi finiti, { $player } scarta: { $card }.
zombies-log-pay_bullets = { $player } spende munizioni: { $count }.
zombies-log-wound = { $player } perde una vita.
zombies-log-kill = { $player } uccide lo zombi su { $x }, { $y }. Trofei: { $count }.
zombies-log-beaten_again = { $player } batte di nuovo un vecchio trofeo.
zombies-log-give_up = { $player } si arrende. Trofei persi: { $count }.
zombies-log-desperate = { $player } lotta disperatamente, perde un trofeo e finisce il turno.
zombies-log-die = { $player } muore su { $x }, { $y }. Trofei che restano: { $count }.
zombies-log-lose_cards = { $player } perde tutte le carte: { $cards }.
zombies-log-healed = { $player } ha di nuovo tre vite.
zombies-log-loaded = { $player } riceve tre munizioni.
zombies-log-drop_bullets = { $player } lascia cadere munizioni: { $count }.
zombies-log-drop_item = { $player } lascia cadere: { $card }.
zombies-log-barred = { $player } non si muove.
zombies-log-points = { $player } può fare fino a { $count } caselle.
zombies-log-rest = { $player } si riposa. Vite guadagnate: { $count }.
zombies-log-step = { $player } va su { $x }, { $y }.
zombies-log-relocate = { $player } finisce su { $x }, { $y }.
zombies-log-take_life = { $player } prende una vita.
zombies-log-take_bullet = { $player } prende una munizione.
zombies-log-town_square =
    { $count ->
        [0] { $player } si rifornisce in piazza: una munizione.
       *[other] { $player } si rifornisce in piazza: una munizione e una vita.
    }
zombies-log-move_zombie = Lo zombi su { $x }, { $y } va su { $to_x }, { $to_y }.
zombies-log-send_zombie = Lo zombi su { $x }, { $y } ricompare su { $to_x }, { $to_y }.
zombies-log-discard = { $player } scarta: { $card }.
zombies-log-keys = { $player } ha le chiavi dell'elicottero.
zombies-log-drop_keys = { $player } perde le chiavi dell'elicottero su { $x }, { $y }.
zombies-log-challenge = { $player } sfida { $other } per le chiavi.
zombies-log-roll_again = { $player } perde una vita per tirare di nuovo.
zombies-log-raise = { $player } aggiunge munizioni: { $count }.
zombies-log-duel = { $player } ha { $total }, { $other } ha { $other_total }.
zombies-log-win_kills = { $player } ha abbastanza trofei e vince!
zombies-log-win_helipad = { $player } decolla dall'eliporto e vince!
zombies-log-win_rounds = Giri giocati: { $count }. La partita è finita.

zombies-end-kills = Abbastanza zombi abbattuti: { $winners }.
zombies-end-helipad = In salvo con l'elicottero: { $winners }.
zombies-end-rounds = L'ultimo giro è finito; più trofei, poi vite, poi munizioni: { $winners }.

# -- il tavolo a parole -------------------------------------------------------------------------------

zombies-see-row = { $row }
zombies-see-legend = In ogni casella: z uno zombi, + una vita, * una munizione, k le chiavi, da 1 a 6 un giocatore, & più d'uno; un punto è una strada. Porte: ' e :. Le caselle si chiamano colonna, riga; la tessera x, y copre le colonne da 3x a 3x+2 e le righe da 3y a 3y+2.
zombies-see-building = { $tile }: tessera { $x }, { $y }.
zombies-see-piles = Tessere che restano: { $tiles }. Carte nel mazzo: { $deck }, scartate: { $discard }. Trofei per vincere: { $target }.
zombies-see-tiles = Devono ancora uscire, di ognuna { $count }: { $tiles }.
zombies-see-player = { $number }: { $player }, su { $x }, { $y }. Vite: { $lives }, munizioni: { $bullets }, trofei: { $trophies }, carte: { $hand_size }.
zombies-see-dead = { $number }: { $player }, fuori dalla mappa, torna in piazza al prossimo turno. Vite: { $lives }, munizioni: { $bullets }, trofei: { $trophies }, carte: { $hand_size }.
zombies-see-items = { $player } ha in gioco: { $cards }.
zombies-see-charges = { $player } ha cariche nel fucile: { $count }.
zombies-see-keys = { $player } ha le chiavi dell'elicottero.
zombies-see-keys-lost = Le chiavi dell'elicottero sono su { $x }, { $y }.
zombies-see-hand = La tua mano: { $cards }.
zombies-see-effect-fear =
    { $player } ha Paura, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
zombies-see-effect-claustrophobia =
    { $player } ha la Claustrofobia, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
zombies-see-effect-paralysis =
    { $player } ha la Paralisi, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
zombies-see-effect-no_fights =
    Gli zombi non combattono, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
zombies-see-effect-no_zombie_moves =
    Gli zombi non si muovono, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
zombies-see-effect-chainsaw =
    La motosega di { $player } è accesa: +2, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
zombies-see-effect-molotov =
    Un edificio brucia: +2 all'interno per { $player }, { $turns ->
        [one] fino alla fine del turno di { $other }
       *[other] fino alla fine del turno seguente di { $other }
    }.
