# Zombies!!!, serie base, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- carte evento ------------------------------------------------------------------

zombies-card-adrenaline_rush = Scarica di adrenalina
    .printed = Adrenaline Rush
    .text = Prima di muoverti: il tuo movimento raddoppia. Oppure dopo un tuo tiro di combattimento: +2.
    .why = In questo turno non cammini, o lo zombie è già morto.
zombies-card-all_the_marbles = Biglie ovunque
    .printed = All The Marbles
    .text = Oggetto, si gioca nel negozio di giocattoli. Scartala: nessuno zombie si muove a fine turno, di chiunque sia, finché non termina il tuo prossimo turno.
zombies-card-alternate_food_source = Altro da mangiare
    .printed = Alternate Food Source
    .text = Nessuno combatte con gli zombie finché non termina il tuo prossimo turno; un combattimento in corso si interrompe.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-bad_sense_of_direction = Strada sbagliata
    .printed = Bad Sense Of Direction
    .text = Metti un avversario al centro della piazza. Non contro chi è sotto l’effetto di Paura.
    .why = Tutti gli avversari sono in Piazza, sotto Paura o fuori dalla mappa.
zombies-card-brain_cramp = Cervello in tilt
    .printed = Brain Cramp
    .text = Prima che un avversario si muova: decidi tu tutti i suoi passi, e quando si ferma.
    .why = Nessun avversario sta per camminare, o lo guidi già tu.
zombies-card-butter_fingers = Mani di pastafrolla
    .printed = Butter Fingers
    .text = Un avversario scarta un oggetto in gioco scelto da te, oppure perde fino a due munizioni.
    .why = Nessun avversario ha un oggetto o una munizione da perdere.
zombies-card-chainsaw = Motosega
    .printed = Chainsaw
    .text = Oggetto e arma, si gioca nel vivaio. Scartala: +2 a tutti i tuoi tiri di combattimento in questo turno.
zombies-card-claustrophobia = Claustrofobia
    .printed = Claustrophobia
    .text = Nel suo prossimo turno un avversario non entra in nessun edificio; da quello in cui si trova deve uscire per la via più breve.
    .why = Tutti gli avversari ce l’hanno già per il prossimo turno.
zombies-card-fear = Paura
    .printed = Fear
    .text = Nel suo prossimo turno un avversario non si muove.
    .why = Tutti gli avversari ce l’hanno già per il prossimo turno.
zombies-card-fire_axe = Ascia antincendio
    .printed = Fire Axe
    .text = Oggetto e arma, si gioca nella caserma dei pompieri. +1 a tutti i tuoi tiri di combattimento.
zombies-card-first_aid_kit = Pronto soccorso
    .printed = First Aid Kit
    .text = Oggetto, si gioca in ospedale o in farmacia. Scartala con meno di tre vite: torni ad averne tre.
    .why-use = Hai già tre vite o più.
zombies-card-grenade = Granata
    .printed = Grenade
    .text = Oggetto, si gioca nel surplus militare. Scartala dentro un edificio o davanti alla sua porta: tutti gli zombie all’interno sono uccisi, e perdi una vita.
    .why-use = Non sei a un edificio con zombie dentro.
zombies-card-hey_look_a_shotgun = Guarda, un fucile
    .printed = Hey Look... A Shotgun!
    .text = Oggetto e arma con tre colpi. Ogni tuo tiro di combattimento ne consuma uno e riceve +1.
zombies-card-hysterical_paralysis = Paralisi isterica
    .printed = Hysterical Paralysis
    .text = Un avversario salta il suo prossimo turno, e non gioca carte finché non comincia quello dopo.
    .why = Tutti gli avversari ce l’hanno già per il prossimo turno.
zombies-card-i_dont_think_theyre_dead = Non sono morti
    .printed = I Don’t Think They’re Dead
    .text = Un avversario deve battere di nuovo due dei suoi trofei. Se si arrende, ne perde due.
    .why = Nessun avversario ha un trofeo, o per ora nessuno combatte.
zombies-card-just_when_you_thought = E credevi fosse finita
    .printed = Just When You Thought It Couldn’t Get Any Worse...
    .text = Uno zombie su ogni casella libera all’interno di un edificio.
    .why = Nessun edificio ha una casella libera dentro.
zombies-card-lots_of_ammo = Munizioni a volontà
    .printed = Lots Of Ammo
    .text = Oggetto, si gioca negli articoli sportivi. Scartala: tre munizioni.
zombies-card-molotov_cocktail = Molotov
    .printed = Molotov Cocktail
    .text = Oggetto e arma, si gioca dal benzinaio. Scartala dentro un edificio o davanti alla sua porta: +2 in questo turno ai tuoi tiri contro gli zombie all’interno.
    .why-use = Non sei a un edificio con zombie dentro.
zombies-card-much_needed_rest = Riposo meritato
    .printed = Much Needed Rest
    .text = Prima di muoverti: resta dove sei e guadagna due vite.
    .why = Hai troppe vite, o non puoi restare dove sei.
zombies-card-skateboard = Skateboard
    .text = Oggetto, si gioca nel negozio di skate. Due caselle in più in ogni tuo movimento.
zombies-card-slight_miscalculation = Conti sbagliati
    .printed = Slight Miscalculation
    .text = Gli zombie dentro un edificio raddoppiano, finché c’è posto.
    .why = Nessun edificio ha zombie e posto per altri.
zombies-card-the_keys_are_still_in_it = Chiavi nel quadro
    .printed = The Keys Are Still In It
    .text = Prima di muoverti: questo movimento è di dieci caselle al massimo, qualunque altro effetto sia in gioco.
    .why = Qualcosa ti impedisce di muoverti in questo turno.
zombies-card-this_isnt_so_bad = Non va poi così male
    .printed = This Isn’t So Bad
    .text = Metti fino a due zombie della mappa su altre caselle qualsiasi.
    .why = Non c’è nessuno zombie sulla mappa.
zombies-card-were_screwed = Siamo fritti
    .printed = We’re Screwed!
    .text = Metti dieci zombie su caselle libere, dove vuoi.
    .why = Nessuna casella della città è libera.
zombies-card-where_did_everybody_go = Dove sono tutti
    .printed = Where Did Everybody Go?
    .text = Fai camminare un avversario per cinque caselle, mai due volte sulla stessa; combatte gli zombie che incontra.
    .why = Nessun avversario è sulla mappa.
zombies-card-your_shoes_untied = Scarpa slacciata
    .printed = Your Shoe’s Untied
    .text = Prima che un avversario si muova: il suo movimento è dimezzato.
    .why = Nessun avversario sta per camminare a piedi.
zombies-card-zombie_master = Signore degli zombie
    .printed = Zombie Master
    .text = Metti cinque zombie su caselle libere, dove vuoi.
    .why = Nessuna casella della città è libera.

# -- tessere -----------------------------------------------------------------------

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

# -- che cosa chiedono le sue carte ------------------------------------------------

zombies-ask-force_step = Dove fai camminare { $target }? Caselle che restano: { $count }.
zombies-ask-drop = Che cosa lascia cadere { $target }?
zombies-ask-pick_zombie = Quale zombie sposti?
zombies-ask-send_zombie = Dove va?

# -- che cosa si può rispondere ----------------------------------------------------

zombies-do-drop = Scarta: { $card }
zombies-do-drop-bullets = Fino a due munizioni
zombies-do-pick_zombie = Lo zombie { $square }
zombies-do-pick_zombie-done = Basta così
zombies-do-send_zombie = { $square }

# -- che cosa è successo -----------------------------------------------------------

zombies-log-healed = { $player } ha di nuovo tre vite.
    .you = Hai di nuovo tre vite.
zombies-log-loaded = { $player } riceve tre munizioni.
    .you = Ricevi tre munizioni.
zombies-log-drop_bullets = { $player } lascia cadere munizioni: { $count }.
    .you = Lasci cadere munizioni: { $count }.
zombies-log-drop_item = { $player } lascia cadere: { $card }.
    .you = Lasci cadere: { $card }.
zombies-log-rest = { $player } si riposa. Vite guadagnate: { $count }.
    .you = Ti riposi. Vite guadagnate: { $count }.
zombies-log-send_zombie = Lo zombie va altrove ({ $place } → { $to }).

# -- effetti che durano ------------------------------------------------------------

zombies-see-effect-fear = { $player } ha Paura, { $until }.
    .you = Hai Paura, { $until }.
zombies-see-effect-claustrophobia = { $player } ha la Claustrofobia, { $until }.
    .you = Hai la Claustrofobia, { $until }.
zombies-see-effect-paralysis = { $player } ha la Paralisi, { $until }.
    .you = Hai la Paralisi, { $until }.
zombies-see-effect-no_fights = Gli zombie non combattono, { $until }.
zombies-see-effect-no_zombie_moves = Gli zombie non si muovono, { $until }.
zombies-see-effect-chainsaw = La motosega di { $player } è accesa: +2, { $until }.
    .you = La tua motosega è accesa: +2, { $until }.
zombies-see-effect-molotov = Un edificio brucia: +2 all’interno per { $player }, { $until }.
    .you = Un edificio brucia: +2 all’interno per te, { $until }.

# -- effetti in breve, sullo schermo -----------------------------------------------

zombies-effect-fear = Paura
zombies-effect-claustrophobia = Claustrofobia
zombies-effect-paralysis = Paralisi
zombies-effect-no_fights = Nessuno combatte
zombies-effect-no_zombie_moves = Zombie fermi
zombies-effect-chainsaw = Motosega +2
zombies-effect-molotov = Molotov +2
