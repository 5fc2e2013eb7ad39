# Zombinion, in italiano. Gli id sono del gioco; le frasi sono nostre.

zombinion-name = Zombinion
zombinion-about = Costruisci il tuo mazzo carta dopo carta e abbatti più zombi di tutti gli altri.
zombinion-option-kingdom = Le carte Combattimento della partita
zombinion-option-poker_face = Faccia da poker: si chiede a chiunque potrebbe avere una risposta, così l’attesa non svela niente
zombinion-option-first_player = Chi comincia

zombinion-kingdom-first_game = Prima partita
zombinion-kingdom-sparatutto = Sparatutto
zombinion-kingdom-scontro = Scontro
zombinion-kingdom-vita_o_morte = Vita o Morte
zombinion-kingdom-citta_infestata = Città Infestata
zombinion-kingdom-random = Dieci carte a caso

zombinion-kind-aim = Mirare
zombinion-kind-zombies = Zombi
zombinion-kind-action = Azione
zombinion-kind-attack = Attacco
zombinion-kind-reaction = Reazione
zombinion-kind-infection = Infezione

# -- carte: le pile di base ------------------------------------------------------------

zombinion-card-bullet = Pallottola
    .text = Vale 1 colpo.
zombinion-card-rounds = Proiettili
    .text = Vale 2 colpi.
zombinion-card-magazine = Caricatore
    .text = Vale 3 colpi.
zombinion-card-zombie = Zombi
    .text = 1 punto alla fine della partita.
zombinion-card-many_zombies = Molti Zombi
    .short = Molti
    .text = 3 punti alla fine della partita.
zombinion-card-horde = Molti + Zombi
    .short = Molti +
    .text = 6 punti alla fine della partita.
zombinion-card-infection = Infezione
    .text = 1 punto in meno alla fine della partita.

# -- carte: Combattimento -----------------------------------------------------------------

zombinion-card-bait = Esca
    .text =
        +1{ ICON("action") } azione
        Scarta dalla mano quante carte vuoi, poi pescane altrettante.
zombinion-card-sacrifice = Sacrificio
    .text = Cestina fino a 4 carte dalla tua mano.
zombinion-card-barricade = Barricata
    .text =
        +2{ ICON("card") } carte
        Quando qualcun altro gioca un attacco puoi mostrarla dalla mano: l’attacco non ha effetto su di te. La Barricata resta in mano.
zombinion-card-regroup = Raggrupparsi
    .short = Raggrup.
    .text =
        +2{ ICON("shot") } colpi
        Se vuoi, rovescia tutto il tuo mazzo sugli scarti senza guardarlo.
zombinion-card-maverick = Maverick
    .text = +1{ ICON("card") } carta, +2{ ICON("action") } azioni
zombinion-card-shotgun = Fucile a pompa
    .short = Fucile
    .text = +1{ ICON("target") } obiettivo, +2{ ICON("shot") } colpi
zombinion-card-ammo = Munizioni
    .text = Prendi dalla Scorta una carta che costa al massimo 4.
zombinion-card-depot = Deposito
    .text = Cestina questa carta. Prendi dalla Scorta una carta che costa al massimo 5.
zombinion-card-getaway = Fuga rapida
    .short = Fuga
    .text = Prendi una carta Proiettili e mettila in cima al tuo mazzo. Ogni avversario mostra dalla mano una carta di tipo Zombi (Zombi, Molti Zombi, Molti + Zombi o Survivors) e la rimette sul proprio mazzo, oppure mostra di non averne.
zombinion-card-survivors = Survivors
    .text = Alla fine della partita: 1 punto ogni 10 carte che possiedi, per difetto.
zombinion-card-upper_floor = Piano superiore
    .short = Piano sup.
    .text =
        +2{ ICON("shot") } colpi
        Ogni avversario scarta fino ad avere 3 carte in mano.
zombinion-card-explosive = Proiettili esplosivi
    .short = Esplosivi
    .text = Cestina una Pallottola dalla mano. Se lo fai: +3{ ICON("shot") } colpi.
zombinion-card-resupply = Rifornimento
    .short = Rifornim.
    .text = Cestina una carta dalla mano. Prendine una che costa al massimo 2 in più.
zombinion-card-cunning = Furbizia
    .text = +3{ ICON("card") } carte
zombinion-card-recon = Ricognizione
    .short = Ricognizione
    .text =
        +1{ ICON("card") } carta, +1{ ICON("action") } azione
        Tutti, a partire da te, rivelano la prima carta del proprio mazzo: per ognuna decidi se si scarta o torna al suo posto.
zombinion-card-search = Ispezione
    .text = Ogni avversario rivela le prime 2 carte del suo mazzo, cestina una carta Mirare, a tua scelta, e scarta il resto. Poi puoi prenderti le carte appena cestinate che vuoi.
zombinion-card-tactics = Tattica
    .text = Scegli una carta azione dalla tua mano e giocala due volte. Non ti costa altre azioni.
zombinion-card-radio = Radio
    .text = Rivela le prime 5 carte del tuo mazzo. Chi siede alla tua sinistra ne sceglie una da scartare; le altre vanno nella tua mano.
zombinion-card-molotov = Molotov
    .text =
        +4{ ICON("card") } carte, +1{ ICON("target") } obiettivo
        Ogni avversario pesca una carta.
zombinion-card-help = Aiutarsi
    .text = +2{ ICON("action") } azioni, +1{ ICON("target") } obiettivo, +2{ ICON("shot") } colpi
zombinion-card-courage = Coraggio
    .text = +2{ ICON("card") } carte, +1{ ICON("action") } azione
zombinion-card-hideout = Nascondiglio
    .short = Nascondiglio
    .text = Pesca finché non hai 7 carte in mano. Le carte azione che peschi puoi metterle da parte: le scarti quando hai finito.
zombinion-card-cover = Copertura
    .text = +1{ ICON("card") } carta, +1{ ICON("action") } azione, +1{ ICON("target") } obiettivo, +1{ ICON("shot") } colpo
zombinion-card-reload = Ricarica
    .text = Cestina una carta Mirare dalla mano. Prendine una che costa al massimo 3 in più e mettila in mano.
zombinion-card-swarm = Sciame di zombi
    .short = Sciame
    .text =
        +2{ ICON("card") } carte
        Ogni avversario prende una Infezione, finché ce ne sono.
zombinion-card-all_in = Tutto x tutto
    .short = Tutto x tutto
    .text = Rivela carte dal tuo mazzo finché non trovi due carte Mirare: quelle vanno in mano, le altre agli scarti.

# -- che cosa si chiede ----------------------------------------------------------------

zombinion-ask-play =
    Gioca una carta azione o passa alla caccia. { $actions ->
        [one] Hai una sola azione.
       *[other] Hai { $actions } azioni.
    }
zombinion-ask-play-none = Non hai carte azione: vai a caccia.
zombinion-ask-hunt =
    Caccia: { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
    }, { $targets ->
        [one] 1 obiettivo.
       *[other] { $targets } obiettivi.
    } Gioca le carte Mirare, poi prendi dalla Scorta.
zombinion-ask-barricade = { $target } attacca con: { $card }. Vuoi mostrare la Barricata?
zombinion-ask-barricade-none = { $target } attacca con { $card }. Non hai Barricate da mostrare.
zombinion-ask-set_aside = Nascondiglio: hai pescato { $card }. La tieni o la metti da parte?
zombinion-ask-set_aside-none = Nascondiglio: hai pescato { $card } e la tieni.
zombinion-ask-recon-self = { $about }: che cosa fai della prima carta del tuo mazzo?
zombinion-ask-recon-other = { $about }: che cosa succede alla prima carta del mazzo di { $target }?
zombinion-ask-search-other = { $about }: quale carta Mirare deve cestinare { $target }?
zombinion-ask-radio = { $about } di { $target }: scegli la carta che va agli scarti, le altre vanno nella sua mano.
zombinion-ask-discard-bait =
    { $about }: scegli le carte da scartare. { $count ->
        [0] Ne pescherai altrettante.
        [one] Scelta finora: una.
       *[other] Scelte finora: { $count }.
    }
zombinion-ask-discard-upper_floor = { $about }: scarta fino ad avere 3 carte in mano.
zombinion-ask-trash-sacrifice =
    { $about }: scegli fino a 4 carte da cestinare. { $count ->
        [0] Nessuna è obbligatoria.
        [one] Scelta finora: una.
       *[other] Scelte finora: { $count }.
    }
zombinion-ask-trash-resupply = { $about }: cestina una carta dalla mano; ne prenderai una che costa fino a 2 in più.
zombinion-ask-trash-reload = { $about }: cestina una carta Mirare dalla mano; ne prenderai una che costa fino a 3 in più.
zombinion-ask-take = { $about }: prendi una carta che costa al massimo { $most }.
zombinion-ask-twice = { $about }: quale carta giochi due volte?
zombinion-ask-return = { $about }: quale carta di tipo Zombi rimetti sul tuo mazzo?
zombinion-ask-regroup = { $about }: vuoi rovesciare il tuo mazzo sugli scarti?
zombinion-ask-loot = { $about }: quali delle carte appena cestinate ti prendi?

# -- che cosa si può fare ---------------------------------------------------------------

zombinion-do-stop-play = Passa alla Caccia
zombinion-do-stop-hunt = Finisci il turno
zombinion-do-stop-loot = Lascia il resto dov’è
zombinion-do-stop-chosen = Fatto: conferma la scelta
zombinion-do-stop-none = Nessuna carta
zombinion-do-play = Gioca { $card }
zombinion-do-twice = Gioca due volte { $card }
zombinion-do-aim = Gioca { $card } ({ $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
    })
zombinion-do-aim-all = Gioca tutte le carte Mirare ({ $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
    })
zombinion-do-hunt = Prendi { $card } (costo { $cost })
zombinion-do-take = Prendi { $card } (costo { $cost })
zombinion-do-trash = Cestina { $card }
zombinion-do-discard = Scarta { $card }
zombinion-do-radio = Scarta { $card }
zombinion-do-return = Rimetti sul mazzo { $card }
zombinion-do-search = Cestina { $card }
zombinion-do-loot = Prendi { $card }
zombinion-do-back = Rimetti a posto { $card }
zombinion-do-aside = Metti da parte { $card }
zombinion-do-keep = Tieni in mano { $card }
zombinion-do-barricade-yes = Mostra la Barricata: l’attacco non ha effetto su di te
zombinion-do-barricade-no = Non mostrare niente
zombinion-do-regroup-yes = Rovescia il mazzo sugli scarti
zombinion-do-regroup-no = Lascia il mazzo com’è

# -- che cosa è successo --------------------------------------------------------------------

zombinion-log-turn = Turno { $number } di { $player }.
    .you = Il tuo turno { $number }.
zombinion-log-draw =
    { $player } pesca { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
    .you =
        Peschi { $count ->
            [one] una carta.
           *[other] { $count } carte.
        }
zombinion-log-draw_cards = { $player } pesca: { $cards }.
    .you = Peschi: { $cards }.
zombinion-log-shuffle =
    { $player } mescola gli scarti e ne fa il nuovo mazzo ({ $count ->
        [one] una carta
       *[other] { $count } carte
    }).
    .you =
        Mescoli gli scarti e ne fa il nuovo mazzo ({ $count ->
            [one] una carta
           *[other] { $count } carte
        }).
zombinion-log-play = { $player } gioca: { $card }.
    .you = Giochi: { $card }.
zombinion-log-play_twice = { $player } gioca due volte: { $card }.
    .you = Giochi due volte: { $card }.
zombinion-log-barricade = { $player } mostra la Barricata: l’attacco non ha effetto.
    .you = Mostri la Barricata: l’attacco non ti tocca.
zombinion-log-aim =
    { $player } prende la mira con: { $cards }. In tutto { $shots ->
        [one] 1 colpo.
       *[other] { $shots } colpi.
    }
    .you =
        Prendi la mira con: { $cards }. In tutto { $shots ->
            [one] 1 colpo.
           *[other] { $shots } colpi.
        }
zombinion-log-take = { $player } prende: { $card }.
    .you = Prendi: { $card }.
zombinion-log-take_to_hand = { $player } prende in mano: { $card }.
    .you = Prendi in mano: { $card }.
zombinion-log-take_to_deck = { $player } prende e mette sul mazzo: { $card }.
    .you = Prendi e mette sul mazzo: { $card }.
zombinion-log-trash = { $player } cestina: { $cards }.
    .you = Cestini: { $cards }.
zombinion-log-discard =
    { $player } scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }; in cima si vede: { $top }.
    .you =
        Scarti { $count ->
            [one] una carta
           *[other] { $count } carte
        }; in cima si vede: { $top }.
zombinion-log-discard_cards = { $player } scarta: { $cards }.
    .you = Scarti: { $cards }.
zombinion-log-discard_open = { $player } scarta: { $cards }.
    .you = Scarti: { $cards }.
zombinion-log-reveal = { $player } rivela dal mazzo: { $cards }.
    .you = Riveli dal mazzo: { $cards }.
zombinion-log-set_aside = { $player } mette da parte: { $card }.
    .you = Metti da parte: { $card }.
zombinion-log-regroup =
    { $player } rovescia sugli scarti il mazzo ({ $count ->
        [one] una carta
       *[other] { $count } carte
    }).
    .you =
        Rovesci sugli scarti il mazzo ({ $count ->
            [one] una carta
           *[other] { $count } carte
        }).
zombinion-log-radio = { $player } manda agli scarti: { $card }. Il resto va nella mano di { $target }.
    .you = Mandi agli scarti: { $card }. Il resto va nella mano di { $target }.
    .to-you = { $player } manda agli scarti: { $card }. Il resto va nella tua mano.
zombinion-log-all_in = { $player } trova: { $cards }. Agli scarti: { $others }.
    .you = Trovi: { $cards }. Agli scarti: { $others }.
zombinion-log-show_hand = { $player } mostra di non avere carte di tipo Zombi in mano: { $cards }.
    .you = Mostri di non avere carte di tipo Zombi in mano: { $cards }.
zombinion-log-return = { $player } rimette sul mazzo: { $card }.
    .you = Rimetti sul mazzo: { $card }.
zombinion-log-put_back = { $player } fa tornare sul mazzo di { $target }: { $card }.
    .you = Fai tornare sul mazzo di { $target }: { $card }.
    .to-you = { $player } fa tornare sul tuo mazzo: { $card }.
zombinion-log-loot = { $player } si prende: { $card }.
    .you = Ti prendi: { $card }.
zombinion-log-clean_up = { $player }: fase Pulizia.
    .you = Fai pulizia.

zombinion-end-horde_gone = Non ci sono più Molti + Zombi nella Scorta. Più punti di tutti: { $winners }.
    .you = Non ci sono più Molti + Zombi nella Scorta. Hai più punti di tutti.
zombinion-end-three_piles = Tre pile della Scorta sono vuote. Più punti di tutti: { $winners }.
    .you = Tre pile della Scorta sono vuote. Hai più punti di tutti.
zombinion-end-nobody_hunts = Da troppi turni nessuno prende più niente: la caccia finisce qui. Più punti di tutti: { $winners }.
    .you = Da troppi turni nessuno prende più niente: la caccia finisce qui. Hai più punti di tutti.

# -- il tavolo in parole ------------------------------------------------------------------

zombinion-see-action = { $player } è nella fase Azione. Azioni: { $actions }, obiettivi: { $targets }, colpi: { $shots }.
zombinion-see-hunt = { $player } è nella fase Caccia. Obiettivi: { $targets }, colpi: { $shots }.
zombinion-see-cleanup = { $player } ha finito il turno.
zombinion-see-pile =
    { $card }, costo { $cost }: { $count ->
        [0] pila vuota.
        [one] resta una carta.
       *[other] restano { $count } carte.
    }
zombinion-see-trash = Nel Cestino: { $cards }.
zombinion-see-seat =
    { $player }: { $hand ->
        [one] una carta
       *[other] { $hand } carte
    } in mano, { $deck ->
        [one] una carta
       *[other] { $deck } carte
    } nel mazzo, in cima agli scarti: { $top }.
zombinion-see-empty = niente
zombinion-see-in_play = { $player } ha in gioco: { $cards }.
zombinion-see-aside = { $player } ha da parte: { $cards }.
zombinion-see-deck_top = In cima al mazzo di { $player }, come hanno visto tutti: { $cards }.
zombinion-see-shown = In mano a { $player }, come hanno visto tutti: { $cards }.
zombinion-see-cards = Tutte le carte di { $player }: { $cards }.
zombinion-see-hand = La tua mano: { $cards }.

# -- perché qualcosa non si può scegliere --------------------------------------------------

zombinion-why-hunt_later = Le carte si prendono nella Caccia: prima finisci le azioni.
zombinion-why-empty = Questa pila è vuota.
zombinion-why-cost = Costa { $cost }, hai { $shots }.
zombinion-why-cost-more = Costa { $cost }, hai { $shots } e puoi mirare per altri { $more }.
zombinion-why-most = Costa { $cost }: con { $about } al massimo { $most }.
zombinion-why-barricade = Contro un attacco si mostra solo una Barricata.
zombinion-why-picked = Già scelta.
zombinion-why-aim_later = Le carte Mirare si giocano nella Caccia, dopo le azioni.
zombinion-why-aim_over = Non puoi più mirare: hai già preso una carta.
zombinion-why-actions_over = La tua fase delle azioni è finita.
zombinion-why-points = Gli zombi non si giocano: contano punti alla fine.
zombinion-why-infection = Un’Infezione non si gioca: toglie solo un punto.
zombinion-why-only-aim = { $about } vuole solo carte mira.
zombinion-why-only-action = { $about } vuole solo carte azione.
zombinion-why-only-zombies = { $about } vuole solo carte di tipo Zombi.

# -- perché una scelta è consigliata --------------------------------------------------------

zombinion-hint-stop-play = Nessuna tua azione serve ora.
zombinion-hint-stop-hunt = Niente di ciò che puoi pagare migliora il mazzo.
zombinion-hint-aim = Prima mira con tutte le carte Mirare: non costa niente.
zombinion-hint-take-points =
    Il tuo mazzo è abbastanza forte: ora { $count ->
        [one] un punto.
       *[other] { $count } punti.
    }
zombinion-hint-take-end =
    La fine è vicina: { $count ->
        [one] un punto conta.
       *[other] { $count } punti contano.
    }
zombinion-hint-take-shots =
    { $count ->
        [one] Un colpo
       *[other] { $count } colpi
    } in ogni mano futura che lo contiene.
zombinion-hint-take-action = È la migliore azione che puoi pagare ora.
zombinion-hint-take-other = È il meglio che puoi pagare ora.
zombinion-hint-play-go_on = Ti ridà l’azione: giocala per prima.
zombinion-hint-play-attack = Colpisce anche gli altri.
zombinion-hint-play-last = È quella che rende di più con l’ultima azione.
zombinion-hint-trash = Il tuo mazzo è meglio senza { $card }.
zombinion-hint-discard = In questo turno { $card } serve meno di tutto.
zombinion-hint-barricade = L’attacco non ti tocca, e la Barricata resta in mano.
zombinion-hint-stop-discard = Quello che hai in mano vale più di ciò che pescheresti.
zombinion-hint-stop-other = Con queste carte non conviene.
zombinion-hint-best = Così ti restano le carte migliori.

# -- lines: several events in one sentence -----------------------------------------------------

zombinion-line-new_hand = La tua nuova mano: { $cards }.
zombinion-line-play-draw =
    { $player } gioca { $card } e pesca { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
    .you =
        Giochi { $card } e peschi { $count ->
            [one] una carta.
           *[other] { $count } carte.
        }
zombinion-line-play-draw_cards = { $player } gioca { $card } e pesca: { $cards }.
    .you = Giochi { $card } e peschi: { $cards }.
zombinion-taken = turno { $turns }
