# Zombies!!!, in italiano. Gli id sono del gioco; le frasi sono nostre.

zombies-name = Zombies!!!
zombies-about = Una città che cresce strada dopo strada, piena di zombie. Vince chi arriva per primo all’eliporto, o chi per primo ne abbatte abbastanza.
zombies-option-tile_sets = Serie
zombies-option-card_sets = Serie di carte evento
zombies-option-event_decks = Mazzi delle carte evento
zombies-option-custom_decks = Mazzi portati dai giocatori
zombies-option-kill_target = Trofei per vincere
zombies-option-scenario = Scenario
zombies-option-cabin_last_ten = La Capanna è tra le ultime dieci tessere del bosco
zombies-option-max_rounds = Giri al massimo
zombies-option-poker_face = Faccia da poker: si chiede a chiunque potrebbe avere una risposta, così l’attesa non svela niente

# -- che cosa si chiede ---------------------------------------------------------------------

zombies-ask-turn_start = Comincia il turno di { $target }. Giochi una carta?
    .you = Comincia il tuo turno. Giochi una carta?
zombies-ask-before_move = { $target } sta per muoversi. Giochi una carta?
    .you = Stai per muoverti. Giochi una carta?
zombies-ask-between_steps = { $target } ha fatto un passo. Giochi una carta?
    .you = Hai fatto un passo. Giochi una carta?
zombies-ask-after_move = Il movimento di { $target } è finito. Giochi una carta?
    .you = Il tuo movimento è finito. Giochi una carta?
zombies-ask-turn_end = Il turno di { $target } sta per finire. Giochi una carta?
    .you = Il tuo turno sta per finire. Giochi una carta?
zombies-ask-before_fight = { $target } sta per combattere. Giochi una carta?
    .you = Stai per combattere. Giochi una carta?
zombies-ask-after_roll = { $target } ha tirato { $die }. Giochi una carta?
    .you = Hai tirato { $die }. Giochi una carta?
zombies-ask-tile_drawn = { $player } ha pescato: { $tile }. Rispondi con una carta?
zombies-ask-card_played = { $player } gioca: { $card }. Rispondi?
zombies-ask-item_played = { $player } ha messo in gioco: { $card }. Rispondi con una carta?
zombies-ask-item_activated = { $player } usa: { $card }. Rispondi con una carta?
zombies-ask-zombie_killed = { $player } ha ucciso uno zombie. Rispondi prima che il trofeo conti?
zombies-ask-enters_building = Entri in un edificio: { $tile }. Giochi una carta?
zombies-ask-before_spell = { $player } sta per tentare l’incantesimo. Lo impedisci?
zombies-ask-player_dies = { $player } sta morendo. Giochi una carta?
    .you = Stai per morire. Giochi una carta?
zombies-ask-draw_card_from = Da quale mazzo peschi una carta?
zombies-ask-drive_to = Su quale tessera vanno gli zombie?
zombies-ask-duel-after_roll = { $player } e { $other } hanno tirato per le chiavi. Giochi una carta?
    .you = Tu e { $other } avete tirato per le chiavi. Giochi una carta?
    .to-you = Tu e { $player } avete tirato per le chiavi. Giochi una carta?
zombies-ask-duel-raise = { $player } contro { $other } per le chiavi: rilanci?
    .you = Tu contro { $other } per le chiavi: rilanci?
zombies-ask-duel-card-after_roll = { $card }: { $player } e { $other } hanno tirato. Giochi una carta?
    .you = { $card }: tu e { $other } avete tirato. Giochi una carta?
    .to-you = { $card }: tu e { $player } avete tirato. Giochi una carta?
zombies-ask-duel-card-raise = { $card }: { $player } contro { $other }. Rilanci?
    .you = { $card }: tu contro { $other }. Rilanci?
zombies-ask-draw_from = Da quale mazzo peschi una tessera?
zombies-ask-start_on = Da quale estremità del Ponte parti?
zombies-ask-window-none = Non hai carte per questo momento.
zombies-ask-place_tile = Hai pescato: { $tile }. Dove va?
zombies-ask-put-zombie = Dove metti uno zombie?
zombies-ask-put-enhanced = Dove metti uno zombie potenziato?
zombies-ask-put-dog = Dove metti un cane?
zombies-ask-put-life = Dove metti una vita?
zombies-ask-put-bullet = Dove metti una munizione?
zombies-ask-keep_clear-zombie = In quale casella non metti uno zombie?
zombies-ask-keep_clear-enhanced = In quale casella non metti uno zombie potenziato?
zombies-ask-keep_clear-dog = In quale casella non metti un cane?
zombies-ask-keep_clear-life = In quale casella non metti una vita?
zombies-ask-keep_clear-bullet = In quale casella non metti una munizione?
zombies-ask-bid = All’asta per trofei: { $tile }. Offerta più alta: { $bid }, tu ne hai { $count }. Quanto offri?
zombies-ask-pay-map =
    Hai tirato { $die }, { $count ->
        [one] ti manca 1 punto.
       *[other] ti mancano { $count } punti.
    } Come paghi?
zombies-ask-pay-again =
    Hai tirato { $die } contro un vecchio trofeo, { $count ->
        [one] ti manca 1 punto.
       *[other] ti mancano { $count } punti.
    } Come paghi?
zombies-ask-rise = Muori. Da quale casella accanto alla tua tomba sorge uno zombie?
zombies-ask-step-own = Dove vai? Caselle che restano: { $count }.
zombies-ask-step-other = Dove va { $target }? Caselle che restano: { $count }.
zombies-ask-take-life = Prendi la vita?
zombies-ask-take-keys = Prendi le chiavi dell’elicottero?
zombies-ask-challenge = Sfidi { $target } per le chiavi dell’elicottero?
zombies-ask-spell =
    { $count ->
        [0] La Capanna è tutta tua. Tenti l’incantesimo? Ti serve un 6.
        [one] La Capanna è tutta tua. Tenti l’incantesimo? Ti serve un 6; una pagina aggiunge 1.
       *[other] La Capanna è tutta tua. Tenti l’incantesimo? Ti serve un 6; { $count } pagine aggiungono { $count }.
    }
zombies-ask-move_zombie = Muovi uno zombie.
zombies-ask-discard = Scarti una carta?
zombies-ask-discard_down = Hai in mano più di tre carte. Quale scarti?

# -- che cosa si può fare -------------------------------------------------------------------------

zombies-do-pass = Passa
zombies-do-pass_turn = Passa per il resto di questo turno
zombies-do-pass_round = Passa fino al tuo prossimo turno
zombies-do-play = Gioca: { $card }
zombies-do-play-at = Gioca: { $card }, contro { $target }
    .you = Gioca: { $card }, su di te
zombies-do-play-in = Gioca: { $card }, su: { $tile } ({ $cell })
zombies-do-drive_to = { $tile } ({ $cell })
zombies-do-activate = Usa: { $card }
zombies-do-activate-at = Usa: { $card }, su { $target }
zombies-do-draw_card_from-set = Dal mazzo di: { $set }
zombies-do-activate-in = Usa: { $card }, su: { $tile } ({ $cell })
zombies-do-place = { $tile } sulla { $cell }, con una rotazione di { $degrees } gradi, strade verso: { $sides }
zombies-side-n = nord
zombies-side-e = est
zombies-side-s = sud
zombies-side-w = ovest
zombies-do-put-zombie = Uno zombie { $square }
zombies-do-put-enhanced = Uno zombie potenziato { $square }
zombies-do-put-dog = Un cane { $square }
zombies-do-put-life = Una vita { $square }
zombies-do-put-bullet = Una munizione { $square }
zombies-do-keep_clear-zombie = Niente zombie { $square }
zombies-do-keep_clear-enhanced = Niente zombie potenziato { $square }
zombies-do-keep_clear-dog = Niente cane { $square }
zombies-do-keep_clear-life = Niente vita { $square }
zombies-do-keep_clear-bullet = Niente munizione { $square }
zombies-do-draw_from-base = Dalla città
zombies-do-draw_from-dc = Dalla base militare
zombies-do-draw_from-mw = Dal centro commerciale
zombies-do-draw_from-te = Dal bosco
zombies-do-start_on = Parti { $square }
zombies-do-bid = Offri { $count }
zombies-do-pay-bullets =
    { $count ->
        [one] Spendi una munizione: lo zombie è ucciso
       *[other] Spendi { $count } munizioni: lo zombie è ucciso
    }
zombies-do-pay-life = Perdi una vita e tira di nuovo
zombies-do-pay-die = Muori
zombies-do-pay-desperate = Lotta disperatamente: perdi un trofeo, e il turno finisce
zombies-do-pay-give_up = Arrenditi e perdi due trofei
zombies-do-rise = Uno zombie { $square }
zombies-do-step = Vai { $square }
zombies-do-duct = Per il condotto: { $square }
zombies-do-stop = Fermati qui
zombies-do-take-life = Prendi la vita
zombies-do-take-keys = Prendi le chiavi
zombies-do-challenge = Sfida
zombies-do-spell = Tenta l’incantesimo
zombies-do-leave-life = Non prendere la vita
zombies-do-leave-keys = Non prendere le chiavi
zombies-do-leave-challenge = Non sfidare
zombies-do-leave-spell = Non tentare l’incantesimo
zombies-do-raise =
    { $count ->
        [one] Aggiungi una munizione
       *[other] Aggiungi { $count } munizioni
    }
zombies-do-roll_again = Perdi una vita e tira di nuovo il tuo dado
zombies-do-move_zombie = Lo zombie { $square } va { $away }
zombies-do-discard = Scarta: { $card }
zombies-do-keep = Tieni tutte le carte

# -- che cosa è successo ----------------------------------------------------------------------------

zombies-log-start = { $player } fa il tiro più alto e comincia.
    .you = Fai il tiro più alto e cominci.
zombies-log-start_with_keys = { $player } fa il tiro più alto, ha le chiavi dell’elicottero e comincia.
    .you = Fai il tiro più alto, hai le chiavi dell’elicottero e cominci.
zombies-log-turn = Tocca a { $player }.
    .you = Tocca a te.
zombies-log-start_on = { $player } parte da qui: { $place }.
    .you = Parti da qui: { $place }.
zombies-log-respawn = { $player } torna in gioco: { $tile }.
    .you = Torni in gioco: { $tile }.
zombies-log-skip = Paralisi: { $player } salta il turno.
    .you = Paralisi: salti il turno.
zombies-log-draw_tile = { $player } pesca una tessera: { $tile }.
    .you = Peschi una tessera: { $tile }.
zombies-log-no_place = Non c’è posto per la tessera, che viene scartata: { $tile }.
zombies-log-shuffle_back = { $tile } deve aspettare la Scala mobile: torna nel mazzo, che viene mescolato, e si pesca un’altra tessera.
zombies-log-open_up = { $tile }: da ora si possono pescare anche le tessere della zona che sta dietro.
zombies-log-roll_dogs = { $player } tira { $die }: altrettanti cani arrivano con questa tessera.
    .you = Tiri { $die }: altrettanti cani arrivano con questa tessera.
zombies-log-bid = { $player } offre { $bid }.
    .you = Offri { $bid }.
zombies-log-bid_pass = { $player } lascia l’asta.
    .you = Lasci l’asta.
zombies-log-auction = { $player } vince l’asta per { $bid }.
    .you = Vinci l’asta per { $bid }.
zombies-log-place_tile = { $player } aggiunge alla città: { $tile } ({ $place }).
    .you = Aggiungi alla città: { $tile } ({ $place }).
zombies-log-map_closed = Nessuna tessera si può più piazzare: { $player } ha chiuso la città e perde il resto del turno.
    .you = Nessuna tessera si può più piazzare: hai chiuso la città e perdi il resto del turno.
zombies-log-put_zombie = Uno zombie compare ({ $place }).
zombies-log-drive = { $player } spinge gli zombie su: { $tile }. Zombie: { $count }.
    .you = Spingi gli zombie su: { $tile }. Zombie: { $count }.
zombies-log-put_life = Compare una vita ({ $place }).
zombies-log-put_bullet = Compare una munizione ({ $place }).
zombies-log-draw = { $player } pesca una carta.
    .you = Peschi una carta.
zombies-log-draw_card = { $player } pesca: { $card }.
    .you = Peschi: { $card }.
zombies-log-reshuffle = Gli scarti diventano il nuovo mazzo, carte: { $count }.
zombies-log-play = { $player } gioca: { $card }.
    .you = Giochi: { $card }.
zombies-log-play_at = { $player } gioca: { $card }, contro { $target }.
    .to-you = { $player } gioca contro di te: { $card }.
    .you = Giochi: { $card }, contro { $target }.
zombies-log-play_in = { $player } gioca: { $card }, su: { $tile }.
    .you = Giochi: { $card }, su: { $tile }.
zombies-log-activate = { $player } usa: { $card }.
    .you = Usi: { $card }.
zombies-log-activate_at = { $player } usa: { $card }, su { $target }.
    .you = Usi: { $card }, su { $target }.
zombies-log-no_effect = La carta di { $player } non ha effetto: { $card }.
    .you = La tua carta non ha effetto: { $card }.
zombies-log-hand_over = { $player } prende un oggetto a { $other }: { $card }.
    .you = Prendi un oggetto a { $other }: { $card }.
zombies-log-branches_beaten = { $player } vince contro i rami.
    .you = Vinci contro i rami.
zombies-log-activate_in = { $player } usa: { $card }, su: { $tile }.
    .you = Usi: { $card }, su: { $tile }.
zombies-log-fight = { $player } combatte uno zombie ({ $place }).
    .you = Combatti uno zombie ({ $place }).
zombies-log-roll = { $player } tira { $die }.
    .you = Tiri { $die }.
zombies-log-broken_off = Si interrompe il combattimento di { $player }.
    .you = Si interrompe il tuo combattimento.
zombies-log-empty = Colpi finiti, { $player } scarta: { $card }.
    .you = Colpi finiti, scarti: { $card }.
zombies-log-pay_bullets =
    { $player } spende { $count ->
        [one] una munizione.
       *[other] { $count } munizioni.
    }
    .you =
        Spendi { $count ->
            [one] una munizione.
           *[other] { $count } munizioni.
        }
zombies-log-wound = { $player } perde una vita.
    .you = Perdi una vita.
zombies-log-half_wound = { $player } perde mezza vita.
    .you = Perdi mezza vita.
zombies-log-kill = { $player } uccide lo zombie ({ $place }). Trofei: { $count }.
    .you = Uccidi lo zombie ({ $place }). Trofei: { $count }.
zombies-log-beaten_again = { $player } batte di nuovo un vecchio trofeo.
    .you = Batti di nuovo un vecchio trofeo.
zombies-log-give_up = { $player } si arrende. Trofei persi: { $count }.
    .you = Ti arrendi. Trofei persi: { $count }.
zombies-log-desperate = { $player } lotta disperatamente, perde un trofeo e finisce il turno.
    .you = Lotti disperatamente, perdi un trofeo e finisci il turno.
zombies-log-die = { $player } muore ({ $place }). Trofei che restano: { $count }.
    .you = Muori ({ $place }). Trofei che restano: { $count }.
zombies-log-lose_cards = { $player } perde tutte le carte: { $cards }.
    .you = Perdi tutte le carte: { $cards }.
zombies-log-barred = { $player } non si muove.
    .you = Non ti muovi.
zombies-log-points =
    { $player } può muoversi di { $count ->
        [one] una casella.
       *[other] { $count } caselle.
    }
    .you =
        Puoi muoverti di { $count ->
            [one] una casella.
           *[other] { $count } caselle.
        }
zombies-log-step = { $player } va qui: { $place }.
    .you = Vai qui: { $place }.
zombies-log-relocate = { $player } finisce qui: { $place }.
    .you = Finisci qui: { $place }.
zombies-log-duct = { $player } striscia nel condotto ({ $place }).
    .you = Strisci nel condotto ({ $place }).
zombies-log-take_jeep = { $player } esce dal parco macchine in jeep.
    .you = Esci dal parco macchine in jeep.
zombies-log-lose_jeep = { $player } lascia fuori la jeep.
    .you = Lasci fuori la jeep.
zombies-log-take_life = { $player } prende una vita.
    .you = Prendi una vita.
zombies-log-take_bullet = { $player } prende una munizione.
    .you = Prendi una munizione.
zombies-log-town_square =
    { $count ->
        [0] { $player } si rifornisce in piazza: una munizione.
       *[other] { $player } si rifornisce in piazza: una munizione e una vita.
    }
    .you = { $count ->
        [0] Ti rifornisci in piazza: una munizione.
       *[other] Ti rifornisci in piazza: una munizione e una vita.
    }
zombies-log-move_zombie = Lo zombie si sposta ({ $place } → { $to }).
zombies-log-discard = { $player } scarta: { $card }.
    .you = Scarti: { $card }.
zombies-log-take_discarded = { $player } riprende dagli scarti: { $card }.
    .you = Riprendi dagli scarti: { $card }.
zombies-log-keys = { $player } ha le chiavi dell’elicottero.
    .you = Hai le chiavi dell’elicottero.
zombies-log-drop_keys = { $player } perde le chiavi dell’elicottero ({ $place }).
    .you = Perdi le chiavi dell’elicottero ({ $place }).
zombies-log-challenge = { $player } sfida { $other } per le chiavi.
    .you = Sfidi { $other } per le chiavi.
    .to-you = { $player } ti sfida per le chiavi.
zombies-log-roll_again = { $player } perde una vita per tirare di nuovo.
    .you = Perdi una vita per tirare di nuovo.
zombies-log-raise =
    { $player } aggiunge { $count ->
        [one] una munizione.
       *[other] { $count } munizioni.
    }
    .you =
        Aggiungi { $count ->
            [one] una munizione.
           *[other] { $count } munizioni.
        }
zombies-log-duel = { $player } ha { $total }, { $other } ha { $other_total }.
    .you = Hai { $total }, { $other } ha { $other_total }.
    .to-you = { $player } ha { $total }, tu hai { $other_total }.
zombies-log-win_kills = { $player } ha abbastanza trofei e vince!
    .you = Hai abbastanza trofei e vinci!
zombies-log-win_helipad = { $player } decolla dall’eliporto e vince!
    .you = Decolli dall’eliporto e vinci!
zombies-log-spell = { $player } tenta l’incantesimo.
    .you = Tenti l’incantesimo.
zombies-log-spell_stopped = L’incantesimo di { $player } non riesce nemmeno a cominciare.
    .you = Il tuo incantesimo non riesce nemmeno a cominciare.
zombies-log-cast =
    { $count ->
        [0] { $player } tira { $die } per l’incantesimo.
        [one] { $player } tira { $die } per l’incantesimo, e una pagina aggiunge 1.
       *[other] { $player } tira { $die } per l’incantesimo, e { $count } pagine aggiungono { $count }.
    }
    .you = { $count ->
        [0] Tiri { $die } per l’incantesimo.
        [one] Tiri { $die } per l’incantesimo, e una pagina aggiunge 1.
       *[other] Tiri { $die } per l’incantesimo, e { $count } pagine aggiungono { $count }.
    }
zombies-log-win_spell = L’incantesimo di { $player } funziona: i morti tornano a dormire. { $player } vince!
    .you = Il tuo incantesimo funziona: i morti tornano a dormire. Hai vinto!
zombies-log-win_rounds = Giri giocati: { $count }. La partita è finita.

zombies-end-kills = { $winners }: trofei raggiunti!
    .you = Hai abbattuto abbastanza zombie.
zombies-end-helipad = In salvo con l’elicottero: { $winners }.
    .you = Ti metti in salvo con l’elicottero.
zombies-end-spell = Maledizione spezzata con l’incantesimo: { $winners }.
    .you = Hai spezzato la maledizione con l’incantesimo.
zombies-end-rounds = L’ultimo giro è finito; più trofei, poi vite, poi munizioni: { $winners }.
    .you = L’ultimo giro è finito; più trofei, poi vite, poi munizioni: tu.

# -- il tavolo a parole -------------------------------------------------------------------------------

zombies-see-row = { $row }
zombies-see-legend = In ogni casella: z uno zombie, Z uno potenziato, d un cane, D due cani, + una vita, * una munizione, k le chiavi, da 1 a 6 un giocatore, & più d’uno; un punto è una strada, una virgola un corridoio del primo piano, un apice doppio del secondo, una t il bosco, # una grata. Porte: ' e :. Le caselle si chiamano colonna, riga; la tessera x, y copre le colonne da 3x a 3x+2 e le righe da 3y a 3y+2.
zombies-see-building = { $tile }: tessera { $x }, { $y }.
zombies-see-piles = Tessere che restano: { $tiles }. Carte nel mazzo: { $deck }, scartate: { $discard }. Trofei per vincere: { $target }.
zombies-see-tiles = Devono ancora uscire, di ognuna { $count }: { $tiles }.
zombies-see-player = { $number }: { $player }, su { $x }, { $y }. Vite: { $lives }, munizioni: { $bullets }, trofei: { $trophies }, carte: { $hand_size }.
zombies-see-dead = { $number }: { $player }, fuori dalla mappa, torna al prossimo turno ({ $tile }). Vite: { $lives }, munizioni: { $bullets }, trofei: { $trophies }, carte: { $hand_size }.
zombies-see-items = { $player } ha in gioco: { $cards }.
zombies-see-charges = { $player } ha cariche nel fucile: { $count }.
zombies-see-jeep = { $player } guida una jeep.
zombies-see-duct = { $player } può passare per il condotto.
zombies-see-deck-open = { $set }, tessere: { $tiles }.
zombies-see-deck-shut = { $set }, tessere: { $tiles }, non ancora da pescare.
zombies-set-base = Città
zombies-set-dc = Base militare
zombies-set-mw = Centro commerciale
zombies-set-ndy = Not Dead Yet
zombies-set-te = Bosco
zombies-see-keys = { $player } ha le chiavi dell’elicottero.
zombies-see-keys-lost = Le chiavi dell’elicottero sono su { $x }, { $y }.
zombies-see-hand = La tua mano: { $cards }.
# Quanto dura un effetto: detto dentro la frase che ne parla.
zombies-see-until =
    fino alla fine { $turns ->
        [one] del turno di { $other }
       *[other] del turno seguente di { $other }
    }
    .you =
        fino alla fine { $turns ->
            [one] del tuo turno
           *[other] del tuo turno seguente
        }

# -- perché qualcosa non si può scegliere --------------------------------------------------------

zombies-why-played = Hai già giocato la carta di questo giro.
zombies-why-moment = Solo { $moments }.
zombies-when-free = tra le azioni di un turno
zombies-when-in_a_turn = tra le azioni di un turno, non in combattimento
zombies-when-own_turn = nel tuo turno
zombies-when-turn_start = all’inizio di un turno
zombies-when-before_move = prima che qualcuno si muova
zombies-when-between_steps = tra i passi di qualcuno
zombies-when-after_move = dopo il movimento di qualcuno
zombies-when-turn_end = alla fine di un turno
zombies-when-before_fight = prima di un combattimento
zombies-when-after_roll = dopo un tiro di combattimento
zombies-when-tile_drawn = quando qualcuno ha pescato una tessera
zombies-when-card_played = in risposta a una carta
zombies-when-item_played = quando qualcuno gioca un oggetto
zombies-when-item_activated = quando qualcuno usa un oggetto
zombies-when-zombie_killed = quando qualcuno uccide uno zombie
zombies-when-enters_building = quando qualcuno entra in un edificio
zombies-when-before_spell = prima dell’incantesimo di qualcuno
zombies-when-player_dies = quando qualcuno muore
zombies-when-own-free = tra le azioni del tuo turno
zombies-when-own-in_a_turn = tra le azioni del tuo turno, non in combattimento
zombies-when-own-turn_start = all’inizio del tuo turno
zombies-when-own-before_move = prima di muoverti
zombies-when-own-between_steps = tra i tuoi passi
zombies-when-own-after_move = dopo il tuo movimento
zombies-when-own-turn_end = alla fine del tuo turno
zombies-when-own-before_fight = prima di un tuo combattimento
zombies-when-own-after_roll = dopo il tuo tiro di combattimento
zombies-when-own-enters_building = quando entri in un edificio
zombies-why-own_card = Nessuno risponde a se stesso.
zombies-why-own_turn = Solo nel tuo turno.
zombies-why-equal_item = Ne hai già uno in gioco.
zombies-why-in_a_building = Solo dentro un edificio.
zombies-why-where = Solo qui: { $tiles }.
zombies-why-not_on = Ora { $card } non si può giocare lì.
zombies-why-not_on_yourself = { $card } non si gioca su di sé.
zombies-why-not_yours = Non è un tuo oggetto.
zombies-why-always_on = Funziona da solo finché è lì.
zombies-why-activated = In questo giro hai già usato un oggetto.
zombies-why-not_built = Lì non c’è ancora niente.
zombies-why-no_ground = Lì non si può stare.
zombies-why-stands_there = { $player } è già lì.
    .you = Sei già lì.
zombies-why-no_way = Nessuna via porta lì.
zombies-why-too_far =
    Troppo lontano: { $steps ->
        [one] una casella
       *[other] { $steps } caselle
    }, { $count ->
        [0] non ne resta nessuna.
        [one] ne resta una.
       *[other] ne restano { $count }.
    }
zombies-why-not_twice = In questa camminata nessuna casella due volte.
zombies-why-limited = Vietato da: { $effects }.
zombies-why-zombie_room = Lì non c’è posto per lui.
zombies-why-zombie_far = Quello zombie non arriva così lontano.
zombies-why-zombie_moved = Questo zombie ora non può muoversi, o si è già mosso.
zombies-why-no_zombie = Lì non c’è nessuno zombie.
zombies-why-on_tile = Solo caselle di: { $tile }.
zombies-why-zombie_there = Lì c’è già uno zombie.
zombies-why-pawn_there = Lì c’è un giocatore.
zombies-why-not_there = Quella casella non è tra quelle da scegliere.
zombies-why-tile_there = Lì c’è già una tessera.
zombies-why-not_beside = Una tessera va messa accanto a un’altra.
zombies-why-no_road = Nessuna strada porta lì.
zombies-why-auction = La tessera la piazza chi vince l’asta.
zombies-why-no_fit = Lì le strade non combaciano, comunque si giri la tessera.

# -- perché una scelta è consigliata --------------------------------------------------------

zombies-hint-play = { $card } rende di più in questo momento.
zombies-hint-use = È il momento di usare { $card }.
zombies-hint-pass = Tieni le carte: ci sarà un momento migliore.
zombies-hint-place = Porta vicino a te ciò che serve, e poco agli altri.
zombies-hint-zombies = È d’intralcio agli altri, o dove lo puoi battere.
zombies-hint-lead = Porta l’avversario dove fa male.
zombies-hint-stay = Più avanti c’è più da perdere che da guadagnare.
zombies-hint-token = C’è qualcosa da raccogliere.
zombies-hint-fight = Un trofeo per cui puoi permetterti di combattere.
zombies-hint-walk = È sulla via verso dove vuoi arrivare.
zombies-hint-bullets = Le munizioni servono a salvare vite.
zombies-hint-life = Puoi rinunciare alla vita più che alle munizioni.
zombies-hint-put = Lì ci arrivi prima degli altri.
zombies-hint-drop = È ciò che mancherà di più.
zombies-hint-bid = Per te la tessera vale tanti trofei.
zombies-hint-take = Non costa niente, e ti servirà.
zombies-hint-leave = È più utile lì dov’è.
zombies-hint-keep = Le tue carte valgono la pena di essere tenute.
zombies-hint-discard = È la meno utile delle tue carte: una nuova sarà migliore.
zombies-hint-dare = C’è più da guadagnare che da perdere.
zombies-hint-beware = C’è più da perdere che da guadagnare.
zombies-hint-draw = Le tessere di questo mazzo ora ti servono di più.
zombies-hint-best = È ciò che più aiuta te, o più intralcia gli altri.
zombies-hint-stop = Qui non c’è niente che valga la pena.

# -- luoghi ------------------------------------------------------------------------------------

zombies-place-inside = { $tile }
zombies-place-door = { $tile }, davanti alla porta
zombies-place-street = { $tile }, { $side }
zombies-place-home = { $tile }
zombies-place-cell = { $side }
zombies-towards-here = al centro
zombies-towards-n = nord
zombies-towards-ne = nord-est
zombies-towards-e = est
zombies-towards-se = sud-est
zombies-towards-s = sud
zombies-towards-sw = sud-ovest
zombies-towards-w = ovest
zombies-towards-nw = nord-ovest

# -- squares and tiles to choose from, as seen from one's own pawn -----------------------------------

zombies-square = { $away } ({ $place })
zombies-cell = tessera { $away }
zombies-away-here = qui
zombies-away-e = { $right } a est
zombies-away-w = { $right } a ovest
zombies-away-n = { $down } a nord
zombies-away-ne = { $down } a nord, { $right } a est
zombies-away-nw = { $down } a nord, { $right } a ovest
zombies-away-s = { $down } a sud
zombies-away-se = { $down } a sud, { $right } a est
zombies-away-sw = { $down } a sud, { $right } a ovest

# -- lines: several events in one sentence -----------------------------------------------------

zombies-line-step =
    { $player } fa { $count ->
        [one] un passo
       *[other] { $count } passi
    }: { $place }.
    .you =
        Fai { $count ->
            [one] un passo
           *[other] { $count } passi
        }: { $place }.
zombies-line-put_zombie =
    { $count ->
        [one] Compare uno zombie
       *[other] Compaiono { $count } zombie
    }: { $place }.
zombies-line-put_life =
    { $count ->
        [one] Compare una vita
       *[other] Compaiono { $count } vite
    }: { $place }.
zombies-line-put_bullet =
    { $count ->
        [one] Compare una munizione
       *[other] Compaiono { $count } munizioni
    }: { $place }.
zombies-line-move_zombie =
    { $player } muove { $count ->
        [one] uno zombie.
       *[other] { $count } zombie.
    }
    .you =
        Muovi { $count ->
            [one] uno zombie.
           *[other] { $count } zombie.
        }
zombies-line-sum = { $parts } = { $total }
zombies-line-plus = { $sum } + { $value } { $card }
zombies-line-rolled = { $player } combatte: { $sum }, serve { $need }.
    .you = Combatti: { $sum }, serve { $need }.
zombies-line-rolled-kill = { $player } combatte: { $sum }. Ucciso!
    .you = Combatti: { $sum }. Ucciso!
zombies-line-rolled-bullets =
    { $player } combatte: { $sum }, e { $count ->
        [one] una munizione
       *[other] { $count } munizioni
    }. Ucciso!
    .you =
        Combatti: { $sum }, e { $count ->
            [one] una munizione
           *[other] { $count } munizioni
        }. Ucciso!
zombies-line-rolled-wound = { $player } combatte: { $sum }, serve { $need }. Perde una vita.
    .you = Combatti: { $sum }, serve { $need }. Perdi una vita.
zombies-line-emptied = { $line } Colpi finiti: { $card }.

zombies-log-total = { $player } arriva a { $total }, serve { $need }.
    .you = Arrivi a { $total }, serve { $need }.

# -- opzioni che non stanno insieme, e mazzi portati dai giocatori ------------------------------

zombies-option-tile_sets-needs = La base militare, il centro commerciale e il bosco si uniscono solo attraverso la città: con lei quanti ne vuoi, senza di lei uno solo.
zombies-option-scenario-needs = Le chiavi si giocano in città, volendo con la base militare o il centro commerciale, ma senza il bosco.
zombies-option-event_decks-needs = Il mazzo consigliato ha carte della città e di Not Dead Yet: servono tutte e due tra le carte evento.
zombies-deck-of = Mazzo di { $player }: { $fault }
zombies-deck-line = «{ $text }» non è una carta. Una riga è un numero e una carta, come: 2 chainsaw
zombies-deck-unknown = Non c’è nessuna carta { $text }.
zombies-deck-nearly = Non c’è nessuna carta { $text }. Intendi { $card }?
zombies-deck-none = Nessuna copia di { $card }: togli la riga, o scrivi quante.
zombies-deck-most =
    { $most ->
        [one] { $copies } di { $card }: se ne può avere una.
       *[other] { $copies } di { $card }: al massimo { $most }.
    }
zombies-deck-other-set = { $card } è una carta di { $set }, che non è tra le carte evento scelte.
zombies-deck-least =
    { $count ->
        [one] Una carta: un mazzo ne ha almeno { $least }.
       *[other] { $count } carte: un mazzo ne ha almeno { $least }.
    }
zombies-deck-named-twice = Il mazzo si chiama già { $name }.
