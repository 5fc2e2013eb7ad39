# Off the Dead on the screen, in Italian: what only the browser says.

off_the_dead-mood = Cooperativo
off_the_dead-option-team-allowed = Un sopravvissuto per ogni posto. In due devono avere simboli diversi; con le regole avanzate, da tre in su, la squadra deve averli tutti e tre.
off_the_dead-option-colts-allowed = Solo in tre giocatori.
off_the_dead-option-double-allowed = Solo in due giocatori.
off_the_dead-goal = Eliminate insieme tutti gli zombie prima che l’infezione elimini voi.
off_the_dead-unit = infezione
off_the_dead-progress = Infezione dopo ogni turno
off_the_dead-pick-own = Scegliamo noi
off_the_dead-pick-count = { $count } su { $places }: toccane uno per metterlo in squadra o toglierlo
off_the_dead-kind-weapon = Arma
off_the_dead-kind-gear = Attrezzatura
off_the_dead-kind-wave = Sorpresa
off_the_dead-kind-survivor = Sopravvissuto
offdead-phases = Il turno
offdead-phase-first_action = Azione
offdead-phase-bites = Morsi
offdead-phase-moves = Spostamento
offdead-phase-wave = Ondata
offdead-phase-second_action = 2ª azione
offdead-phase-infection = Infezione
offdead-zone-first = Zona 1
offdead-zone-second = Zona 2
offdead-zone-melee = Corpo a corpo
offdead-zone =
    { $count ->
        [0] { $zone }: vuota
        [one] { $zone }: uno zombie
       *[other] { $zone }: { $count } zombie
    }
offdead-corridor = Corridoio: { $who }
offdead-survivor = { $who }, con { $name }
offdead-look = Chi è: { $who }
offdead-strength = forza
offdead-infection = Infezione { $level } di { $track }
offdead-ready = pronta
offdead-used = già usata
offdead-dead = Ora è dei loro
offdead-items = Oggetti: { $who }
offdead-next = arriva
offdead-barricade = La barricata tiene
offdead-here = Qui
offdead-choose = Scegli
offdead-choose-who = Scegli: { $who }
offdead-use-item = Usa
offdead-found = Trovato
offdead-you = te
offdead-hands = Mani nude
offdead-zombie = { $name }, forza { $strength }, { $symbols }; { $zone }, n. { $number }
offdead-zombie-down = Zombie coperto; { $zone }, n. { $number }
offdead-zombie-remembered = Zombie coperto, te lo ricordi: { $name }, forza { $strength }; { $zone }, n. { $number }
offdead-twice = Va ucciso due volte.
offdead-rubble = Macerie
offdead-rubble-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
offdead-turned = Girate: { $items }
offdead-pile =
    Pila { $number } di macerie: { $count ->
        [0] vuota.
        [one] una carta.
       *[other] { $count } carte.
    }
offdead-remembered = In cima, se ricordi bene: { $item }.
offdead-horde = Orda
offdead-next-to = va verso
offdead-in-hand = qualcuno la guarda
offdead-search = Cerca
offdead-quotes = Citazioni
offdead-in-reach = { $count } a portata
offdead-say-it = Dilla
offdead-back = Indietro
offdead-choose-target = { $name }: scegli il bersaglio
offdead-ask-first = La tua prima azione
offdead-ask-second = La tua seconda azione
offdead-ask-panic = Panico! Niente azioni
offdead-why-action = Cerca tra le macerie, attacca o lancia un oggetto a un vicino. Le attrezzature sono gratis.
offdead-why-panic = In questo turno puoi fare ancora solo ciò che è gratis.
offdead-with-what = Con che cosa?
offdead-why-hands = Solo la tua forza, e solo nel corpo a corpo.
offdead-goggles = La cima dell’Orda
offdead-from-top = N. { $number }
offdead-put-under = Rimetti adesso: { $name }, forza { $strength }, freccia { $whom }
offdead-cemetery = Cimitero
offdead-zombies =
    { $count ->
       *[other] zombie
    }
offdead-cards =
    { $count ->
        [one] oggetto
       *[other] oggetti
    }
offdead-trophies = I tuoi trofei
offdead-trophies-why = Pagano le citazioni
offdead-together = Distrutti insieme
offdead-of = su { $all }
offdead-alive = Vivi { $alive } su { $all } · infetti { $infected }
offdead-last-roll = Ultimo tiro
offdead-rolled = { $who }: { $die } + { $power }, serviva { $strength }
offdead-in-words = Il tavolo a parole
offdead-comic-quote = Una citazione
offdead-comic-ability = Una volta per partita!
offdead-comic-bitten = La cena è servita
offdead-comic-dies = Ora è dei loro
offdead-comic-gets_up = Non abbastanza morto
offdead-comic-surprise = Chi bussa?
offdead-comic-sold_out = Si replica!
offdead-comic-barricade = Di qui non si passa
offdead-comic-fails = Come non detto
offdead-comic-infection = Prude
offdead-comic-find = Una coppia!
offdead-comic-picks_up = Sotto la scarpa
offdead-comic-kill = Uno di meno
offdead-comic-miss = Mancato!
offdead-shout-seen_me = GUARDA!
offdead-shout-where_from = OH NO!
offdead-shout-runs_at_me = NO NO NO!
offdead-shout-what_junk = CLANG!
offdead-shout-dies_twice = ANCORA?
offdead-shout-panic = MAMMA!
offdead-shout-ability = AH-AH!
offdead-shout-bitten = GNAM!
offdead-shout-dies = ARGH!
offdead-shout-gets_up = GRRR!
offdead-shout-surprise = CERVELLI!
offdead-shout-sold_out = TOC TOC
offdead-shout-barricade = BONK!
offdead-shout-fails = OPS!
offdead-shout-infection = COFF!
offdead-shout-find = SÌ!
offdead-shout-picks_up = SPLAT!
offdead-shout-kill = BANG!
offdead-shout-miss = SWISH!
offdead-news-name = La Gazzetta del Rantolo
offdead-news-date = Giro { $round }, edizione della notte
offdead-news-price = Prezzo: un cervello
offdead-news-triumph = Orda spazzata via, nemmeno un graffio
offdead-news-victory = Sono tornati tutti a casa
offdead-news-survivors = Vittoria, con qualche sedia vuota
offdead-news-last_breath = Vinta per un colpo di tosse
offdead-news-lost = La città è dei morti
offdead-news-apocalypse = Chi ha premuto il bottone rosso?
offdead-news-triumph-photo = La coppa, lucidata con quel che restava dell’Orda.
offdead-news-victory-photo = Ci sono tutti. Meglio non stare troppo vicini.
offdead-news-survivors-photo = Un brindisi a chi adesso rantola altrove.
offdead-news-last_breath-photo = L’ultima siringa della città.
offdead-news-lost-photo = La nuova giunta comunale alla prima seduta.
offdead-news-apocalypse-photo = Visto dalla regione accanto. La regione accanto non c’è più.
offdead-news-count =
    { $gone } zombie su { $all } messi a riposo in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
offdead-news-healthy = in perfetta salute
offdead-news-infected = infezione { $level } di { $track }
offdead-news-dead = cammina con l’Orda
offdead-grade-word = Voto
offdead-grade = Voto { $grade } su { $of }
offdead-grade-triumph = Trionfo
offdead-grade-victory = Vittoria
offdead-grade-survivors = Sopravvissuti
offdead-grade-last_breath = Ultimo respiro
offdead-grade-lost = Sconfitta
offdead-grade-apocalypse = Apocalisse
off_the_dead-kind-zombies = Zombie
offdead-death = Morte: { $who }
offdead-death-now = Finisce sotto l’Orda con tutto il corridoio, e gli oggetti sono persi. Gli altri vanno avanti, con uno in meno.
offdead-death-me = Fine per te: { $who }
offdead-death-me-now = Gli oggetti sono persi, e tornerà come zombie di forza 7. I morti non hanno turni: gli altri possono ancora vincere.
# What the coach says in a first game (lesson.py).
off_the_dead-coach-goal = Giocate insieme. In mezzo c’è l’Orda: eliminate tutti gli zombie, lì e nei corridoi, prima che l’infezione prenda tutti. La freccia in cima dice da chi arriva il prossimo.
    .title = Lo scopo
off_the_dead-coach-search = Hai due azioni per turno. Se nessuno zombie è vicino, cerca: premi una pila accesa, e la prima carta si scopre.
    .title = Cerca fra le macerie
off_the_dead-coach-pair = Ora una seconda pila, o di nuovo la stessa. Se le carte sono uguali ne tieni una. Attenzione all’Ondata a sorpresa: porta zombie.
    .title = In cerca di una coppia
off_the_dead-coach-put_back = Nessuna coppia, o una carta di troppo: tornano coperte dove vuoi. Tutti vedono dove, così la prossima volta trovate la coppia insieme.
    .title = Ricorda
off_the_dead-coach-attack = C’è uno zombie a portata. Scegli l’arma e lo zombie: dado, forza e arma insieme devono arrivare al suo numero. Nel corpo a corpo morde, quindi non aspettare troppo.
    .title = Attacca
off_the_dead-coach-power = Ogni sopravvissuto ha un potere, una volta a partita, anche per un vicino e anche nel turno di un altro. Tienilo per quando serve davvero; prima di usarlo ti viene chiesto di nuovo.
    .title = Il tuo potere
off_the_dead-holdings = Chi ha portato che cosa
