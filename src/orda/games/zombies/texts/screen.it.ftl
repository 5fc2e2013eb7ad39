# Zombies!!! on the screen, in Italian: what only the browser says.

zombies-mood = Corsa
zombies-option-kill_target-null = da regolamento ({ $usual })
zombies-option-max_rounds-null = senza limite
zombies-option-scenario-none = la corsa all’elicottero
zombies-option-scenario-keys = le chiavi dell’elicottero
zombies-option-event_decks-merged = un mazzo per tutti
zombies-option-event_decks-separate = uno per serie
zombies-option-event_decks-recommended = le 76 carte consigliate (base e Not Dead Yet)
zombies-option-event_decks-custom = uno per giocatore
zombies-option-card_sets-base = Base
zombies-option-card_sets-dc = Dead Corps(e)
zombies-option-card_sets-mw = Mall Walkers
zombies-option-card_sets-ndy = Not Dead Yet
zombies-option-card_sets-te = The End
zombies-option-kill_target-allowed = Un numero intero, da 1 in su.
zombies-option-max_rounds-allowed = Un numero intero, da 1 in su.
zombies-brings-base = Strade, edifici e la piazza, e l’elicottero tra le ultime dieci tessere: il gioco com’è nato.
zombies-brings-dc = Una base oltre il Cancello frontale: le jeep del Parco macchine, un laboratorio con zombie potenziati, un altro eliporto.
zombies-brings-mw = Un centro commerciale su due piani oltre l’ingresso: negozi, condotti in cui strisciare, una scala mobile e un eliporto al secondo piano.
zombies-brings-ndy = Solo carte, per qualunque città: risposte, seconde possibilità e molto che non augureresti a un amico.
zombies-brings-te = Il bosco oltre il ponte: cani che corrono in coppia, mezze vite e, nella Capanna, un incantesimo che fa vincere.
zombies-option-event_decks-merged-more = Tutte le carte evento in un mazzo solo, rimescolato quando finisce.
zombies-option-event_decks-separate-more = Chi pesca sceglie per ogni carta da quale serie viene.
zombies-option-event_decks-recommended-more = 76 carte scelte dalla città e da Not Dead Yet, pensate per la città.
zombies-option-event_decks-custom-more = Ognuno pesca da un mazzo suo, al massimo due per carta; non si rimescola mai.
zombies-option-scenario-keys-more = Vola via solo chi ha le chiavi: all’inizio vanno al tiro più alto, e si vincono in duello.
zombies-goal = Raggiungi il centro di un eliporto, libero da zombie, o raccogli abbastanza trofei: uno per ogni zombie ucciso. Nel bosco anche l’incantesimo della Capanna.
zombies-goal-city = Raggiungi il centro di un eliporto, libero da zombie, o raccogli abbastanza trofei: uno per ogni zombie ucciso.
zombies-goal-both = Raggiungi il centro di un eliporto, libero da zombie, riesci nell’incantesimo della Capanna o raccogli abbastanza trofei: uno per ogni zombie ucciso.
zombies-goal-woods = Riesci nell’incantesimo della Capanna o raccogli abbastanza trofei: uno per ogni zombie ucciso.
zombies-goal-keys = Raggiungi il centro di un eliporto, libero da zombie, con le chiavi dell’elicottero in mano; o raccogli abbastanza trofei: uno per ogni zombie ucciso.
zombies-kind-event = Evento
zombies-kind-item = Oggetto
zombies-unit =
    { $count ->
        [one] trofeo
       *[other] trofei
    }
zombies-progress = Trofei dopo ogni turno
zombies-map = La città
zombies-map-keys = Mappa. Le frecce vanno di casella in casella, Invio sceglie, N va alla prossima casella illuminata, D descrive i dintorni.
zombies-zoom-in = Ingrandisci
zombies-zoom-out = Riduci
zombies-centre = Centra su di me
zombies-overview = Tutta la città
zombies-describe = Descrivi i dintorni
zombies-surroundings = Intorno a te
zombies-keys-help = Sulla mappa: le frecce si muovono, Maiusc con le frecce sposta la vista, Invio sceglie, N e B vanno alla casella illuminata successiva e precedente, più e meno ingrandiscono, M centra su di te, O mostra tutta la città, R o T gira una tessera.
zombies-phases = Fasi del turno
zombies-phase-explore = Esplorazione
zombies-phase-fight = Combattimento
zombies-phase-refill = Reintegro
zombies-phase-move = Movimento
zombies-phase-zombies = Zombie
zombies-phase-discard = Scarto
zombies-kills = trofei
zombies-to-win =
    { $count ->
        [one] vince un trofeo
       *[other] vincono { $count } trofei
    }
zombies-lives = vite
zombies-bullets = munizioni
zombies-dead = a terra, torna al suo turno
zombies-jeep = Guida una jeep
zombies-duct = Può passare per il condotto
zombies-may-play = Può giocare una carta in questo giro
zombies-has-played = Ha giocato la carta di questo giro
zombies-use = Usa: { $card }
zombies-this-player = Scegli
zombies-until-now = fino alla fine del turno
zombies-until-next = fino al termine del turno di { $name }
zombies-drawn = Tessera pescata
zombies-n-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombie
    }
zombies-n-dogs =
    { $count ->
        [one] { $count } cane
       *[other] { $count } cani
    }
zombies-n-lives =
    { $count ->
        [one] { $count } vita
       *[other] { $count } vite
    }
zombies-n-bullets =
    { $count ->
        [one] { $count } munizione
       *[other] { $count } munizioni
    }
zombies-n-trophies =
    { $count ->
        [one] { $count } trofeo
       *[other] { $count } trofei
    }
zombies-turn = Gira
zombies-ways =
    { $count ->
        [one] un verso
       *[other] { $count } versi
    }
zombies-place = Nuova tessera: { $tile }
zombies-place-why =
    { $count ->
        [one] Le strade devono combaciare. C’è un solo posto.
       *[other] Le strade devono combaciare. Scegli uno dei { $count } posti, premilo ancora per mettere la tessera.
    }
zombies-place-why-woods =
    { $count ->
        [one] Il terreno aperto deve toccare altro terreno aperto. C’è un solo posto.
       *[other] Il terreno aperto deve toccare altro terreno aperto. Scegli uno dei { $count } posti, premilo ancora per mettere la tessera.
    }
zombies-place-here = Mettila qui
zombies-movement = Movimento
zombies-moves = Si muove { $name }
zombies-steps-left =
    { $count ->
        [one] passo
       *[other] passi
    }
zombies-led-by = decide { $name }
zombies-last-roll = Ultimo tiro
zombies-rolled = { $name } ha tirato { $die }
zombies-rolled-need = { $name } ha { $total }, serve { $need }
zombies-tiles-left =
    { $count ->
        [one] tessera
       *[other] tessere
    }
zombies-deck = carte nel mazzo
zombies-tiles-title = Tessere da pescare
zombies-deck-shut = non ancora da pescare
zombies-no-tiles = Le tessere sono finite.
zombies-removed = Senza posto, fuori dal gioco: { $tiles }
zombies-move-up-to =
    { $count ->
        [one] Muovi di una casella
       *[other] Muovi fino a { $count } caselle
    }
zombies-lead =
    { $count ->
        [one] Guida { $name } di una casella
       *[other] Guida { $name } fino a { $count } caselle
    }
zombies-move-why = Tocca una casella: ci arrivi, e ti fermi se succede qualcosa. Il pugno rosso è uno zombie da combattere.
zombies-move-again = Lungo la strada si combatte. Tocca di nuovo la casella per andarci.
zombies-stay = Resta qui
zombies-move-zombie = Muovi uno zombie
zombies-move-to = Dove va?
zombies-move-zombie-why = Tre zombie diversi si muovono: di una casella, i potenziati e i cani di una o due. Scegline uno, poi una casella illuminata.
zombies-still = Ancora { $count }.
zombies-place-for-me = Fai tu
zombies-move-for-me = Muovi per me
zombies-table-waits = Il tavolo aspetta
zombies-aim = { $card }: contro chi?
zombies-aim-where = { $card }: dove?
zombies-aim-player = Scegli un giocatore.
zombies-choose-tile = Tocca una tessera illuminata sulla mappa.
zombies-choose-square = Tocca una casella illuminata sulla mappa.
zombies-other-card = Un’altra carta
zombies-look-through =
    { $count ->
        [one] Guarda una carta
       *[other] Scorri { $count } carte
    }
zombies-heap-none = Nessuna carta contiene queste parole.
zombies-play-which = Gioca { $card }: scegli il bersaglio
zombies-tab-play = Gioca
zombies-tab-answer = Rispondi
zombies-tab-discard = Scarta
zombies-pass = Passa
zombies-pass_turn = Passa per questo turno
zombies-pass_round = Passa fino al mio prossimo turno
zombies-passing = Hai passato in anticipo: non ti si chiedono carte.
zombies-moments = Quando chiedermi una carta
zombies-moments-why = Nei momenti spenti Orda passa al posto tuo. Vale solo su questo browser.
zombies-moment-turn_start = All’inizio di un turno
zombies-moment-before_move = Prima che qualcuno si muova
zombies-moment-between_steps = Tra un passo e l’altro
zombies-moment-after_move = Dopo un movimento
zombies-moment-turn_end = Alla fine di un turno
zombies-moment-before_fight = Prima di un combattimento
zombies-moment-after_roll = Dopo un tiro
zombies-need = serve
zombies-die = dado
zombies-total = totale
zombies-of-need = { $total } su { $need }
zombies-short =
    { $count ->
        [one] Manca 1 punto
       *[other] Mancano { $count } punti
    }: come paghi?
zombies-old-trophy = un vecchio trofeo
zombies-kind-normal = Zombie
zombies-kind-enhanced = Zombie potenziato
zombies-kind-dog = Cane zombie
zombies-pay-kill = Uccidilo
zombies-pay-again = Tira ancora
zombies-pay-desperate = Lotta disperata
zombies-pay-give-up = Arrenditi
zombies-pay-die = Muori
zombies-keep-bullets =
    { $count ->
        [0] resti senza munizioni
        [one] ti resta una munizione
       *[other] ti restano { $count } munizioni
    }
zombies-keep-lives =
    { $count ->
        [0] resti senza vite
        [one] ti resta una vita
       *[other] ti restano { $count } vite
    }
zombies-keep-lives-half =
    { $count ->
        [0] ti resta mezza vita
       *[other] te ne restano { $count } e mezza
    }
zombies-desperate-why = ti salvi, il turno finisce
zombies-give-up-why = questi trofei si perdono
zombies-die-why = perdi metà dei trofei e tutte le carte
zombies-adds = +{ $count } a questo tiro
zombies-adds-kills = +{ $count } a questo tiro: ucciso
zombies-auction = Asta: { $tile }
zombies-auction-why =
    { $count ->
        [one] Chi offre di più paga in trofei e la piazza nel posto in ambra sulla mappa, girata come vuole.
       *[other] Chi offre di più paga in trofei e la piazza in uno dei { $count } posti in ambra sulla mappa.
    }
zombies-sites = Posti all’asta
zombies-site-there = Un posto all’asta
zombies-site = Posto { $where }; da qui, { $side }. { $ways }
zombies-site-steps =
    { $steps ->
        [one] { $name }: un passo.
       *[other] { $name }: { $steps } passi.
    }
zombies-site-no-way = { $name }: nessuna via porta lì.
zombies-out = fuori
zombies-bidding = offre
zombies-highest = più alta
zombies-less = Meno
zombies-more = Più
zombies-bid = Offri { $count }
zombies-no-bid = Non offro
zombies-duel = Duello per le chiavi
zombies-duel-why = Il totale più alto prende le chiavi; in parità restano dove sono.
zombies-holds-keys = ha le chiavi
zombies-challenges = sfida
zombies-here = Qui: { $place }
zombies-away =
    { $steps ->
        [one] Un passo { $side }
       *[other] { $steps } passi { $side }
    }
zombies-away-unreached = Si trova { $side }, nessuna strada ci arriva ancora
zombies-inside = { $tile }, dentro
zombies-outside =
    { $tile }, { $zone ->
        [city] strada
        [mall1] corridoio
        [mall2] corridoio
       *[other] all’aperto
    }
zombies-blocked = Non si passa
zombies-nothing = Vuoto
zombies-word-normal =
    { $count ->
        [one] Zombie
       *[other] { $count } zombie
    }
zombies-word-enhanced =
    { $count ->
        [one] Zombie potenziato
       *[other] { $count } zombie potenziati
    }
zombies-word-dog =
    { $count ->
        [one] Cane zombie
       *[other] { $count } cani zombie
    }
zombies-word-life = Una vita
zombies-word-bullet = Una munizione
zombies-word-keys = Chiavi dell’elicottero
zombies-can-go =
    { $steps ->
        [one] Ci arrivi in un passo
       *[other] Ci arrivi in { $steps } passi
    }{ $fights ->
        [0] { "" }
        [one] , un combattimento
       *[other] , { $fights } combattimenti
    }
zombies-can-take = Puoi muovere questo zombie
zombies-can-choose = Puoi scegliere questa casella
zombies-ghost =
    { $ways ->
        [one] Posto { $where }. { $turnings } { $chosen ->
            [yes] Invio mette la tessera.
           *[no] Invio sceglie il posto.
        }
       *[other] Posto { $where }. { $turnings } { $chosen ->
            [yes] R la gira. Invio mette la tessera nel primo verso detto.
           *[no] Invio sceglie il posto.
        }
    }
zombies-turned = { $turn }°: { $roads }.
zombies-beside = { $side } di { $tile }
zombies-building = { $tile }. Invio lo sceglie.
zombies-side-N = Nord
zombies-side-E = Est
zombies-side-S = Sud
zombies-side-W = Ovest
zombies-wall = un muro
zombies-no-way = non si passa
zombies-near =
    { $count ->
        [0] Nessuno zombie entro sei passi.
       *[other] Zombie entro sei passi: { $count }, { $steps ->
            [0] uno è sulla tua casella.
            [one] il più vicino a un passo, { $side }.
           *[other] il più vicino a { $steps } passi, { $side }.
        }
    }
zombies-death = { $name } muore
zombies-death-now = Metà dei trofei e tutte le carte sono perse; dal prossimo turno riparte con 3 vite e 3 munizioni.
zombies-death-me = Muori!
zombies-death-me-now = Perdi metà dei trofei e tutte le carte. Riparti con 3 vite, 3 munizioni e 3 carte nuove.
zombies-closes =
    { $count ->
        [one] Chiuderebbe una strada per sempre.
       *[other] Chiuderebbe { $count } strade per sempre.
    }
zombies-road-to = { $side } verso { $tile }
zombies-road-open = { $side } aperta
zombies-road-closed = { $side } chiusa per sempre
zombies-no-roads = senza strade
zombies-way =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }{ $fights ->
        [0] { "" }
        [one] , { $fights } scontro
       *[other] , { $fights } scontri
    }
zombies-way-0 = a nord
zombies-way-1 = a nord-est
zombies-way-2 = a est
zombies-way-3 = a sud-est
zombies-way-4 = a sud
zombies-way-5 = a sud-ovest
zombies-way-6 = a ovest
zombies-way-7 = a nord-ovest
zombies-lit-there = Quello che puoi scegliere
zombies-beacon = { $what }, { $side }
zombies-beacon-steps =
    { $steps ->
        [one] { $what }, { $side }, un passo
       *[other] { $what }, { $side }, { $steps } passi
    }
zombies-floors = Piani del centro commerciale
zombies-floor-mall1 = Primo piano
zombies-floor-mall2 = Secondo piano
zombies-announced = Carte annunciate
zombies-plays = gioca
zombies-answers = risponde
zombies-cancelled = annullata
zombies-around-place =
    { $steps ->
        [0] Qui, { $what }.
        [one] Un passo { $side }: { $what }.
       *[other] { $steps } passi { $side }: { $what }.
    }
zombies-zombies-in =
    { $count ->
        [one] { $tile }, uno zombie sopra
       *[other] { $tile }, { $count } zombie sopra
    }
zombies-zombies-inside =
    { $count ->
        [one] { $tile }, uno zombie dentro
       *[other] { $tile }, { $count } zombie dentro
    }
zombies-unreachable = { $what }: { $side }, nessuna strada ci arriva ancora.
zombies-no-helipad = L’eliporto non è ancora sulla mappa.
zombies-no-cabin = La Capanna non è ancora sulla mappa.
zombies-held-skips = { $effect }: salti il turno.
zombies-held-bars = { $effect }: non puoi camminare.
zombies-held-limits = { $effect }: non puoi andare dappertutto.
zombies-held-led = { $name } decide dove vai.
zombies-bout = { $name } combatte
zombies-adds-short = +{ $count }
zombies-paces-short =
    { $count ->
        [one] +{ $count } passo
       *[other] +{ $count } passi
    }
zombies-pages =
    { $count ->
        [one] Una pagina in gioco: +1 all’incantesimo
       *[other] { $count } pagine in gioco: +{ $count } all’incantesimo
    }
zombies-draw-from = { $from } ({ $count })

# -- serie e mazzi -----------------------------------------------------------------------
zombies-build-tiles =
    { $count ->
        [one] tessera
       *[other] tessere
    }
zombies-build-set-cards =
    { $count ->
        [one] carta evento
       *[other] carte evento
    }
zombies-build-alone = Gioca solo questa
zombies-build-of = Mazzo di { $name }
zombies-build-all = tutto ciò che i limiti permettono
zombies-build-ready = un buon mazzo ({ $count })
zombies-build-named = { $name } ({ $count })
zombies-build-unnamed = Il mio mazzo
zombies-build-build = Componi
zombies-build-same = Tutti portano il mazzo di { $name }
zombies-build-put-away = Il mazzo di { $name } non va più bene: { $why }
zombies-build-title = Mazzo di { $name }
zombies-build-yours = Il mazzo
zombies-build-cards = Carte tra cui scegliere
zombies-build-cards-of =
    { $count ->
        [one] carta
       *[other] carte
    }
zombies-build-count =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
zombies-build-missing =
    { $count ->
        [one] Ne manca una: un mazzo ha almeno { $least } carte.
       *[other] Ne mancano { $count }: un mazzo ha almeno { $least } carte.
    }
zombies-build-enough = Bastano: un mazzo ha almeno { $least } carte.
zombies-build-row = { $card }, { $count } di { $most }
zombies-build-most =
    { $most ->
        [one] un mazzo ne può avere una sola.
       *[other] un mazzo ne può avere al massimo { $most }.
    }
zombies-build-tools = Nome, salvataggio, condivisione
zombies-build-take-ready = Prendi il buon mazzo
zombies-build-empty = Riparti da zero
zombies-build-name = Nome del mazzo
zombies-build-keep = Salva su questo dispositivo
zombies-build-kept = { $name } è salvato su questo dispositivo.
zombies-build-not-kept = Questo browser non salva niente: { $name } resta finché non lasci la pagina.
zombies-build-mine = Mazzi salvati su questo dispositivo
zombies-build-forget = Butta via: { $name }
zombies-build-copy = Copia come testo
zombies-build-copy-by-hand = Non è stato possibile copiarlo: eccolo, da copiare a mano.
zombies-build-paste = Incolla un testo
zombies-build-paste-how = Una carta per riga, come «2 chainsaw»; «deck: nome» gli dà un nome.
zombies-build-read = Leggi
zombies-build-line = Riga { $line }: { $why }
zombies-build-take-rest =
    { $count ->
        [one] Prendi la sola carta giusta
       *[other] Prendi le { $count } carte giuste
    }
zombies-build-search = Cerca per nome e testo
zombies-build-show = Mostra
zombies-build-show-all = tutte
zombies-build-show-in = nel mazzo
zombies-build-keys = Tasti: ↑ ↓ per spostarti, + e – per cambiare, / per cercare, Esc per chiudere.
zombies-build-none-found = Nessuna carta è così.
zombies-build-use = Lo porta { $name }
zombies-build-use-all = Lo portano tutti
# What the coach says in a first game (lesson.py).
zombies-coach-goal = Uccidi zombie: ognuno è un trofeo, e in questa prima partita se ne vince con dieci. Si vince anche al centro dell’eliporto, quando qualcuno l’ha pescato ed è libero da zombie.
    .title = Lo scopo
zombies-coach-cards = In mano hai tre carte evento. Quelle accese si possono giocare ora, una dal tuo turno al prossimo. Puntane una, o tocca la sua i, per leggerla. Se nessuna ti serve, passa.
    .title = Le tue carte
zombies-coach-tile = A ogni turno peschi una tessera e la metti dove la mappa è accesa. Con lei arrivano gli zombie, e negli edifici vite e munizioni.
    .title = La città cresce
zombies-coach-walk = Vai su una casella accesa: due passi, più uno per ogni vita. Se c’è uno zombie si combatte subito: con 4 o più lo uccidi. Negli edifici si entra dalle porte.
    .title = Cammina e combatti
zombies-coach-pay = Il dado non basta. Aggiungi munizioni finché basta, o perdi una vita e rilancia. Munizioni se manca poco, vite se manca tanto: negli edifici ce ne sono altre.
    .title = Troppo poco
zombies-coach-zombies = Ora tre zombie fanno un passo, e scegli tu quali. Mandali lontano da te, o verso chi gioca contro di te.
    .title = Si muovono gli zombie
