# Off the Dead, in italiano. Gli id sono del gioco; le frasi sono nostre.

off_the_dead-name = Off the Dead
off_the_dead-about = California, sole, mare e morti viventi. Sopravvissuti contro l’Orda, tutti per uno: si vince insieme o si barcolla insieme.
off_the_dead-option-advanced = Regole avanzate: simboli, eventi e citazioni
off_the_dead-option-team = La squadra
off_the_dead-option-colts = Una Colt a testa, in tre
off_the_dead-option-double = Due sopravvissuti a testa, in due
off_the_dead-option-strays = In tre: uno zombie la cui freccia non porta a nessuno
off_the_dead-option-strays-choice = va a chi scegliete voi
off_the_dead-option-strays-clockwise = gira in senso orario fino al prossimo
off_the_dead-option-memory_aid = Ricorda per me le carte viste

# -- sopravvissuti ---------------------------------------------------------------

off_the_dead-card-poliziotto = Vince, il poliziotto
    .text = Forza 1, muore a infezione 5. Teschio. Una volta: distrugge uno zombie in qualsiasi zona del suo corridoio o di quello di un vicino.
    .why = Nessuno zombie nel tuo corridoio o in quello di un vicino.
off_the_dead-card-cheerleader = Brandy, la cheerleader
    .text = Forza 0, muore a infezione 6. Mano. Una volta: tutti gli zombie del suo corridoio o di quello di un vicino indietreggiano di una zona; chi lascia il corpo a corpo non morde.
    .why = Nessuno da respingere: lì la seconda zona e il corpo a corpo sono vuoti.
off_the_dead-card-nonna = Nonna Mimì e il suo cane
    .text = Forza 0, muore a infezione 6. Rischio biologico. Una volta: toglie l’infezione a sé o a un vicino.
    .why = Nessuno a portata è infetto.
off_the_dead-card-surfista = Kevin, il surfista
    .text = Forza 0, muore a infezione 6. Mano. Una volta: un dado appena lanciato da lui o da un vicino diventa 6.
    .why = Qui un sei non cambierebbe niente.
off_the_dead-card-biker = Hank, il biker
    .text = Forza 1, muore a infezione 4. Teschio. Una volta: attacca ogni zombie nel suo corpo a corpo o in quello di un vicino, dado + 3 per ciascuno.
    .why = Lì nessuno è nel corpo a corpo.

off_the_dead-ability-grace = Colpo di grazia
off_the_dead-ability-pompom = Pon-pon
off_the_dead-ability-remedy = Rimedio della nonna
off_the_dead-ability-luck = Che fortuna!
off_the_dead-ability-fury = Furia

# -- macerie -----------------------------------------------------------------------

off_the_dead-card-colt = Colt Anaconda
    .text = Arma, +1, tutto il corridoio. Tre colpi.
off_the_dead-card-ascia = Ascia
    .text = Arma, +1, corpo a corpo. Se superi lo zombie di 3 o più, puoi colpirne subito un altro nel corpo a corpo.
off_the_dead-card-motosega = Motosega
    .text = Arma, +3, corpo a corpo. Benzina per due usi.
off_the_dead-card-caricatore = Caricatore
    .text = Attrezzatura. Ricarica una tua Colt.
    .why = Nessuna tua Colt ha bisogno di proiettili.
off_the_dead-card-tanica = Tanica
    .text = Attrezzatura. Riempie una tua motosega, oppure incendia una zona del tuo corridoio: ogni zombie lì viene rivelato, dado + 2 contro ciascuno.
    .why = Nessuno zombie da bruciare, nessuna motosega da riempire.
off_the_dead-card-adrenalina = Adrenalina
    .text = Attrezzatura. La tua infezione torna al livello 1, anche in punto di morte.
    .why = La tua infezione non supera il livello 1.
off_the_dead-card-barricata = Barricata
    .text = Attrezzatura. In questo turno nel tuo corridoio non si muove nessuno.
off_the_dead-card-giocattolo = Giocattolo
    .text = Attrezzatura. Uno zombie del tuo corridoio, scoperto, lo insegue fin sotto l’Orda e si scorda di mordere.
    .why = Nessuno zombie nel tuo corridoio.
off_the_dead-card-visore = Visore notturno
    .text = Attrezzatura. Guarda le prime tre carte dell’Orda e rimettile in qualsiasi ordine, con qualsiasi freccia.
    .why = L’Orda ora non ha niente da mostrare.
off_the_dead-card-ondata = Ondata a sorpresa
    .text = Erano proprio dietro l’armadio. Lancia un dado e conta chi arriva.

# -- zombie ---------------------------------------------------------------------------

off_the_dead-card-z2_01 = Nonnino in pantofole
    .text = Forza 2. Teschio.
off_the_dead-card-z2_02 = Stagista esausto
    .text = Forza 2. Teschio.
off_the_dead-card-z2_03 = Mimo
    .text = Forza 2. Mano.
off_the_dead-card-z2_04 = Bagnino scottato
    .text = Forza 2. Mano.
off_the_dead-card-z2_05 = Vegano pentito
    .text = Forza 2. Rischio biologico.
off_the_dead-card-z3_01 = Fattorino delle pizze
    .text = Forza 3. Teschio, mano.
off_the_dead-card-z3_02 = Turista tedesco
    .text = Forza 3. Teschio, mano.
off_the_dead-card-z3_03 = Maestro di yoga
    .text = Forza 3. Mano, rischio biologico.
off_the_dead-card-z3_04 = Manicure
    .text = Forza 3. Mano, rischio biologico.
off_the_dead-card-z3_05 = Autostoppista
    .text = Forza 3. Mano, rischio biologico.
off_the_dead-card-z3_06 = Cuoco della mensa
    .text = Forza 3. Teschio, rischio biologico.
off_the_dead-card-z3_07 = Ragazza delle consegne
    .text = Forza 3. Teschio, rischio biologico.
off_the_dead-card-z3_08 = Donatore di sangue
    .text = Forza 3. Teschio, rischio biologico.
off_the_dead-card-z4_01 = Becchino
    .text = Forza 4. Teschio, mano.
off_the_dead-card-z4_02 = Assicuratore
    .text = Forza 4. Teschio, mano.
off_the_dead-card-z4_03 = Chitarrista metal
    .text = Forza 4. Teschio, mano.
off_the_dead-card-z4_04 = Prestigiatore
    .text = Forza 4. Mano, rischio biologico.
off_the_dead-card-z4_05 = Vigile urbano
    .text = Forza 4. Mano, rischio biologico.
off_the_dead-card-z4_06 = Dentista
    .text = Forza 4. Rischio biologico.
off_the_dead-card-z4_07 = Infermiera di notte
    .text = Forza 4. Teschio, rischio biologico.
off_the_dead-card-z4_08 = Disinfestatore
    .text = Forza 4. Teschio, rischio biologico.
off_the_dead-card-z5_01 = Pugile
    .text = Forza 5. Teschio, mano.
off_the_dead-card-z5_02 = Buttafuori
    .text = Forza 5. Teschio, mano.
off_the_dead-card-z5_03 = Wrestler mascherato
    .text = Forza 5. Teschio, mano.
off_the_dead-card-z5_04 = Massaggiatore
    .text = Forza 5. Mano, rischio biologico.
off_the_dead-card-z5_05 = Chirurgo
    .text = Forza 5. Mano, rischio biologico.
off_the_dead-card-z5_06 = Idraulico
    .text = Forza 5. Mano, rischio biologico.
off_the_dead-card-z5_07 = Pompiere
    .text = Forza 5. Teschio, rischio biologico.
off_the_dead-card-z5_08 = Palombaro
    .text = Forza 5. Teschio, rischio biologico.
off_the_dead-card-z5_09 = Scienziato pazzo
    .text = Forza 5. Teschio, rischio biologico.
off_the_dead-card-z6_01 = Taglialegna
    .text = Forza 6. Teschio, mano.
off_the_dead-card-z6_02 = Lottatore di sumo
    .text = Forza 6. Teschio, mano.
off_the_dead-card-z6_03 = Culturista
    .text = Forza 6. Mano, rischio biologico.
off_the_dead-card-z6_04 = Macellaio
    .text = Forza 6. Mano, rischio biologico.
off_the_dead-card-z6_05 = Paziente zero
    .text = Forza 6. Teschio, rischio biologico.
off_the_dead-card-z6_06 = Orso dello zoo
    .text = Forza 6. Teschio, rischio biologico.
off_the_dead-card-zombie_poliziotto = Vince zombie
    .text = Forza 7. Teschio, mano.
off_the_dead-card-zombie_cheerleader = Brandy zombie
    .text = Forza 7. Mano, rischio biologico.
off_the_dead-card-zombie_nonna = Nonna Mimì zombie
    .text = Forza 7. Mano, rischio biologico.
off_the_dead-card-zombie_surfista = Kevin zombie
    .text = Forza 7. Teschio, mano.
off_the_dead-card-zombie_biker = Hank zombie
    .text = Forza 7. Teschio, rischio biologico.

off_the_dead-loaded-colt_0 = Colt Anaconda (0/3)
off_the_dead-loaded-colt_1 = Colt Anaconda (1/3)
off_the_dead-loaded-colt_2 = Colt Anaconda (2/3)
off_the_dead-loaded-colt_3 = Colt Anaconda (3/3)
off_the_dead-loaded-motosega_0 = Motosega (0/2)
off_the_dead-loaded-motosega_1 = Motosega (1/2)
off_the_dead-loaded-motosega_2 = Motosega (2/2)
off_the_dead-unseen = mai vista
off_the_dead-face_down = uno zombie coperto
off_the_dead-hands = mani nude
off_the_dead-short-poliziotto = Vince
off_the_dead-short-cheerleader = Brandy
off_the_dead-short-nonna = Nonna Mimì
off_the_dead-short-surfista = Kevin
off_the_dead-short-biker = Hank
off_the_dead-arrow-poliziotto = verso Vince
off_the_dead-arrow-cheerleader = verso Brandy
off_the_dead-arrow-nonna = verso Nonna Mimì
off_the_dead-arrow-surfista = verso Kevin
off_the_dead-arrow-biker = verso Hank
off_the_dead-arrow-away-poliziotto = via da Vince
off_the_dead-arrow-away-cheerleader = via da Brandy
off_the_dead-arrow-away-nonna = via da Nonna Mimì
off_the_dead-arrow-away-surfista = via da Kevin
off_the_dead-arrow-away-biker = via da Hank
off_the_dead-arrow-left-poliziotto = alla sinistra di Vince
off_the_dead-arrow-left-cheerleader = alla sinistra di Brandy
off_the_dead-arrow-left-nonna = alla sinistra di Nonna Mimì
off_the_dead-arrow-left-surfista = alla sinistra di Kevin
off_the_dead-arrow-left-biker = alla sinistra di Hank
off_the_dead-arrow-right-poliziotto = alla destra di Vince
off_the_dead-arrow-right-cheerleader = alla destra di Brandy
off_the_dead-arrow-right-nonna = alla destra di Nonna Mimì
off_the_dead-arrow-right-surfista = alla destra di Kevin
off_the_dead-arrow-right-biker = alla destra di Hank
off_the_dead-symbol-skull = teschio
off_the_dead-symbol-hand = mano
off_the_dead-symbol-biohazard = rischio biologico
off_the_dead-zone-first = prima zona
off_the_dead-zone-second = seconda zona
off_the_dead-zone-melee = corpo a corpo

# -- eventi e citazioni (regole avanzate) ------------------------------------------------

off_the_dead-event-seen_me = «Ahia, mi ha visto!»
    .text = La prima carta dell’Orda gira verso di te; se già puntava lì, arriva.
off_the_dead-event-where_from = «Da dove escono?»
    .text = Due carte lasciano l’Orda.
off_the_dead-event-runs_at_me = «Corre dritto verso di me!»
    .text = Lo zombie balza nel corpo a corpo; il fuoco destinato alla sua zona lo manca.
off_the_dead-event-what_junk = «Che robaccia!»
    .text = Butti via uno dei tuoi oggetti. Se è quello in uso, fallisce.
off_the_dead-event-dies_twice = «Ma non ti avevo già ucciso?»
    .text = Questo zombie va ucciso due volte.
off_the_dead-event-panic = «Mamma!»
    .text = Quello che stai facendo fallisce, e niente più azioni in questo turno.

off_the_dead-quote-what_is_it = «Ma che cos’è?»
    .text = 1 simbolo: rivela uno zombie in un corridoio qualsiasi.
    .why = Nessuno zombie è coperto.
off_the_dead-quote-go_and_see = «Il buffet è da quella parte!»
    .text = 1 simbolo: gira la prima carta dell’Orda in qualsiasi direzione.
    .why = Girare la cima dell’Orda non cambierebbe niente.
off_the_dead-quote-try_again = «Prova di nuovo!»
    .text = 2 simboli: schiva un morso.
off_the_dead-quote-hear_them = «Senti come fischia?»
    .text = 2 simboli: +1 al tuo dado.
    .why = Uno in più sul dado non servirebbe.
off_the_dead-quote-saw_nothing = «Non avete visto niente!»
    .text = 2 simboli: rilancia il tuo dado.
    .why = Non c’è un tuo dado da rilanciare.
off_the_dead-quote-missed = «Miravo a quell’altro!»
    .text = 3 simboli: l’attacco cambia bersaglio, sempre a portata; il dado resta.
    .why = Nessun altro bersaglio a portata.
off_the_dead-quote-blow_up = «Fermo lì, che faccio il botto!»
    .text = 3 simboli: +2 al tuo dado.
    .why = Due in più sul dado non servirebbero.
off_the_dead-quote-all_mine = «Me li faccio tutti!»
    .text = 3 simboli: attacca a mani nude fino a tre zombie, uno per zona.
    .why = Nessuno zombie nel tuo corridoio.
off_the_dead-quote-feel_better = «Toh, non pizzica più!»
    .text = 3 simboli: la tua infezione torna al livello 1.
    .why = La tua infezione non supera il livello 1.
off_the_dead-quote-bruce_lee = «Uaaa-tààà!»
    .text = 4 simboli: attacca a mani nude ogni zombie del tuo corridoio.
    .why = Nessuno zombie nel tuo corridoio.
off_the_dead-quote-call_me_god = «Chiamatemi Dio!»
    .text = 4 simboli: +3 al tuo dado.
    .why = Tre in più sul dado non servirebbero.
off_the_dead-quote-stepped_on = «Ho calpestato qualcosa…»
    .text = 5 simboli: prendi la prima carta di una pila di macerie, senza coppia.
    .why = Non ci sono più macerie.
off_the_dead-quote-red_button = «E questo pulsante rosso a che serve?»
    .text = 8 simboli: lancia i missili. Tutti. Non vince nessuno, ma che fuochi d’artificio.

# -- che cosa si chiede ----------------------------------------------------------------------

off_the_dead-ask-action-first = { $who }: prima azione. Cerca, lancia qualcosa a un vicino, attacca o passa; le attrezzature sono gratis.
off_the_dead-ask-action-second = { $who }: seconda azione. Cerca, lancia qualcosa a un vicino, attacca o passa; le attrezzature sono gratis.
off_the_dead-ask-action-panic = { $who } è nel panico: niente azioni, solo ciò che è gratis.
off_the_dead-ask-search_second = Hai girato: { $item }. E adesso dove guardi?
off_the_dead-ask-put_back = Rimetti le carte coperte, su qualsiasi pila. E ricordati dove!
off_the_dead-ask-redirect = Quella freccia non porta a niente. A chi tocca lo zombie?
off_the_dead-ask-axe = Bel colpo! L’ascia può proseguire su un altro zombie.
off_the_dead-ask-bite_order = Chi morde per primo?
off_the_dead-ask-before_bite = { $zombie } sta per mordere { $who }. Qualcosa in contrario?
off_the_dead-ask-before_move = Gli zombie stanno per avanzare ({ $who }). Qualcosa in contrario?
off_the_dead-ask-before_wave = La prossima ondata sta per uscire dall’Orda. Qualcosa prima, { $who }?
off_the_dead-ask-turn_end = { $who }: il turno sta per finire. Ancora qualcosa di gratuito?
off_the_dead-ask-last_kill = L’ultimo zombie sta per cadere. Qualcosa prima?
off_the_dead-ask-next_struck = Chi viene colpito adesso?
off_the_dead-ask-after_roll = { $who }: dado { $die }, in tutto { $total } contro { $strength } ({ $zombie }). Cambiamo qualcosa?
off_the_dead-ask-dying = In punto di morte: { $who }! Ultima occasione per dare una mano.
off_the_dead-ask-event_die = Evento per { $who } con { $die }: { $event } Cambiamo qualcosa?
off_the_dead-ask-wave_die = L’ondata a sorpresa tira { $die }. Cambiamo qualcosa?
off_the_dead-ask-goggles = Dell’Orda ne vedi { $left }. Quale carta torna giù adesso, la più profonda per prima, e dove punta?
off_the_dead-ask-junk = Che ciarpame! Che cosa butti?
off_the_dead-ask-pay = Con quale trofeo paghi?
off_the_dead-ask-quote_more = Avanzano dei simboli: un’altra citazione? Altrimenti vanno persi.
off_the_dead-ask-go_and_see = Dove mandiamo il prossimo zombie?
off_the_dead-ask-what_is_it = Quale zombie riveli?
off_the_dead-ask-missed = A chi miravi, in realtà?
off_the_dead-ask-all_mine = Chi colpisci in questa zona?
off_the_dead-ask-stepped_on = Dove hai pestato qualcosa?

# -- che cosa si può fare ---------------------------------------------------------------------

off_the_dead-do-pass = Passa
off_the_dead-do-pass_turn = Passa, e non chiedere più in questo turno
off_the_dead-do-stop = Basta così
off_the_dead-do-search = Cerca: gira una carta della pila { $pile }
off_the_dead-do-search_second = Gira una carta della pila { $pile }
off_the_dead-do-stepped_on = Prendi la prima carta della pila { $pile }
off_the_dead-do-put_back = { $item }: sulla pila { $pile }
off_the_dead-do-throw = Lancia a { $whom }: { $item }
off_the_dead-do-attack-hands = Attacca a mani nude: { $zombie }, { $zone }, n. { $number }
off_the_dead-do-attack-weapon = { $weapon }: attacca { $zombie }, { $zone }, n. { $number }
off_the_dead-do-attack-loaded = { $weapon } (colpi: { $shots }): attacca { $zombie }, { $zone }, n. { $number }
off_the_dead-do-refill = { $item }: ricarica { $weapon }
off_the_dead-do-burn = { $item }: incendia { $zone }
off_the_dead-do-lure = { $item }: manda sotto l’Orda { $zombie } ({ $zone }, n. { $number })
off_the_dead-do-use = Usa: { $item }
off_the_dead-do-ability-poliziotto = { $who }: colpo di grazia per { $zombie } ({ $zone }, n. { $number }, corridoio di { $whom })
off_the_dead-do-ability-cheerleader = { $who }: pon-pon! Gli zombie di { $whom } indietreggiano
off_the_dead-do-ability-nonna = { $who }: un sorso di rimedio per { $whom }
off_the_dead-do-ability-surfista = { $who }: il dado diventa 6
off_the_dead-do-ability-biker = { $who }: furia nel corpo a corpo di { $whom }
off_the_dead-do-quote = { $quote } ({ $cost } × { $symbol })
off_the_dead-do-redirect = A { $whom }
off_the_dead-do-axe = Prosegui: { $zombie }, n. { $number }
off_the_dead-do-next_struck = { $zombie }, { $zone }, n. { $number }
off_the_dead-do-bite_order = Morde prima { $zombie }
off_the_dead-do-go_and_see = La prima carta punta { $arrow }
off_the_dead-do-goggles = { $zombie } (forza { $strength }), freccia { $arrow }
off_the_dead-do-junk = Butta via: { $item }
off_the_dead-do-pay = Paga con { $zombie }
off_the_dead-do-what_is_it = Rivela lo zombie nel corridoio di { $whom }: { $zone }, n. { $number }
off_the_dead-do-missed = Piuttosto questo: { $zombie }, { $zone }, n. { $number }
off_the_dead-do-all_mine = Colpisci { $zombie }, { $zone }, n. { $number }

# -- che cosa è successo ------------------------------------------------------------------------

off_the_dead-log-turn = Tocca a { $player }: { $who }.
    .you = Tocca a te: { $who }.
off_the_dead-log-searches = { $who } fruga tra le macerie.
    .you = Frughi tra le macerie.
off_the_dead-log-turn_up = Si gira dalla pila { $pile }: { $item }.
off_the_dead-log-find = { $who } trova una coppia e ne tiene una: { $item }.
    .you = Trovi una coppia e ne tieni una: { $item }.
off_the_dead-log-picks_up = { $who } raccoglie: { $item }.
    .you = Raccogli: { $item }.
off_the_dead-log-put_back = Di nuovo sulla pila { $pile }: { $item }.
off_the_dead-log-throw = { $who } lancia a { $whom }: { $item }.
    .you = Lanci a { $whom }: { $item }.
off_the_dead-log-passes = { $who } passa.
    .you = Passi.
off_the_dead-log-attack = { $who } attacca il n. { $number } ({ $zone }): { $weapon }.
    .you = Attacchi il n. { $number } ({ $zone }): { $weapon }.
off_the_dead-log-attack_hands = { $who } attacca il n. { $number } ({ $zone }) a mani nude. Guanti non inclusi.
    .you = Attacchi il n. { $number } ({ $zone }) a mani nude. Guanti non inclusi.
off_the_dead-log-reveal = Corridoio di { $whom }, { $zone }: ecco { $zombie }, forza { $strength }!
    .you = Il tuo corridoio, { $zone }: ecco { $zombie }, forza { $strength }!
off_the_dead-log-roll = { $who }: dado { $die } + { $power }, serve { $strength }.
    .you = Il tuo dado: { $die } + { $power }, serve { $strength }.
off_the_dead-log-sum = { $who } tira { $die }: serve { $strength }.
    .you = Tiri { $die }: serve { $strength }.
off_the_dead-log-roll_again = { $who } rilancia: { $die }.
    .you = Rilanci: { $die }.
off_the_dead-log-raised = Il dado di { $who } ora vale { $die }.
    .you = Il tuo dado ora vale { $die }.
off_the_dead-log-miss = { $who } manca il bersaglio: { $zombie }. Così va la vita.
    .you = Manchi il bersaglio: { $zombie }. Così va la vita.
off_the_dead-log-fails = { $who }: tutto inutile.
off_the_dead-log-kill = { $who } rispedisce a concimare le piante: { $zombie }.
    .you = Rispedisci a concimare le piante: { $zombie }.
off_the_dead-log-gets_up = Si rialza: { $zombie }. C’è gente che proprio non capisce.
off_the_dead-log-use = { $who } usa: { $item }.
    .you = Usi: { $item }.
off_the_dead-log-use_zone = { $who } usa: { $item } ({ $zone }).
    .you = Usi: { $item } ({ $zone }).
off_the_dead-log-refill = { $who } ricarica { $weapon } con: { $item }.
    .you = Ricarichi { $weapon } con: { $item }.
off_the_dead-log-calms_down = { $who }: l’infezione torna a { $level }.
    .you = La tua infezione torna a { $level }.
off_the_dead-log-lured = Segue il giocattolo sotto l’Orda: { $zombie }.
off_the_dead-log-looks = Nel visore, dall’alto: { $zombies }.
off_the_dead-log-ability_poliziotto = { $who }: «Circolare, non c’è niente da vedere.» Colpo di grazia!
off_the_dead-log-ability_cheerleader = { $who }: «Datemi una I! Datemi un NDIETRO!» Gli zombie di { $whom } indietreggiano.
off_the_dead-log-ability_nonna = { $who }: «Bevi, tesoro, e non chiedere.» Niente più infezione per { $whom }.
off_the_dead-log-ability_surfista = { $who }: «Visto, fratello?» Il dado segna 6.
off_the_dead-log-ability_biker = { $who } ci vede rosso nel corpo a corpo di { $whom }.
off_the_dead-log-bitten = Morso! { $zombie } infetta { $who }: livello { $level }.
    .you = Morso! { $zombie } ti infetta: livello { $level }.
off_the_dead-log-infection = L’infezione sale a { $level }: { $who }.
    .you = La tua infezione sale a { $level }.
off_the_dead-log-dies = { $who } muore. Be’, quasi: con tutto il corridoio finisce sotto l’Orda.
    .you = Muori. Be’, quasi: con tutto il corridoio finisci sotto l’Orda.
off_the_dead-log-move = Gli zombie avanzano ciondolando verso { $who }.
    .you = Gli zombie avanzano ciondolando verso di te.
off_the_dead-log-barricade = La barricata regge ({ $who }). Non si muove nessuno.
    .you = La tua barricata regge. Non si muove nessuno.
off_the_dead-log-comes_out = Arriva uno zombie per { $who }: prima zona.
    .you = Arriva uno zombie per te: prima zona.
off_the_dead-log-turns = La prima carta dell’Orda si gira verso { $whom }.
    .you = La prima carta dell’Orda si gira verso di te.
off_the_dead-log-turns_away = La prima carta dell’Orda si gira via da { $whom }.
    .you = La prima carta dell’Orda si gira via da te.
off_the_dead-log-turns_left = La prima carta dell’Orda si gira alla sinistra di { $whom }.
    .you = La prima carta dell’Orda si gira alla tua sinistra.
off_the_dead-log-turns_right = La prima carta dell’Orda si gira alla destra di { $whom }.
    .you = La prima carta dell’Orda si gira alla tua destra.
off_the_dead-log-no_room = Nessun corridoio ha posto: lo zombie si mette in coda sull’Orda.
off_the_dead-log-horde_empty = Ma l’Orda è vuota. Non succede niente.
off_the_dead-log-corridor_full = Il corridoio di { $who } è pieno: la carta resta sull’Orda.
    .you = Il tuo corridoio è pieno: la carta resta sull’Orda.
off_the_dead-log-runs = { $zombie } balza nel corpo a corpo di { $whom }. Uno zombie ninja, a quanto pare.
    .you = { $zombie } balza nel tuo corpo a corpo. Uno zombie ninja, a quanto pare.
off_the_dead-log-jumps = { $zombie } è già nel corpo a corpo e fa un salto sul posto. Che figura.
off_the_dead-log-no_junk = { $who } non ha niente da buttare.
    .you = Non hai niente da buttare.
off_the_dead-log-panics = Niente più azioni per { $who } in questo turno.
    .you = Niente più azioni per te in questo turno.
off_the_dead-log-surprise = Ondata a sorpresa! { $who } tira { $die }.
    .you = Ondata a sorpresa! Tiri { $die }.
off_the_dead-log-sold_out =
    Tutto esaurito! L’Orda è vuota e si apre il cimitero: { $number ->
        [0] non arriva nessuno
        [one] arriva uno zombie
       *[other] arrivano { $number } zombie
    } per { $who }.
off_the_dead-log-event_die = Quel simbolo non mi è nuovo: { $who } tira { $die } per un evento.
off_the_dead-log-event_seen_me = { $who }: «Ahia, mi ha visto!» La prossima volta, un altro profumo.
off_the_dead-log-event_where_from = { $who }: «Ma quanti sono?»
off_the_dead-log-event_runs_at_me = { $who }: «Mi corre incontro!»
off_the_dead-log-event_what_junk = { $who }: «Che ciarpame!»
off_the_dead-log-event_dies_twice = { $who }: «Ma non ti avevo già ucciso?» Questo va ucciso due volte.
off_the_dead-log-event_panic = { $who }: «Mammina!»
off_the_dead-log-junk = { $who } butta via: { $item }.
    .you = Butti via: { $item }.
off_the_dead-log-quote_what_is_it = { $who }: «E tu chi saresti?»
off_the_dead-log-quote_go_and_see = { $who }: «Il buffet è da quella parte!»
off_the_dead-log-quote_try_again = { $who }: «Ritenta, sarai più fortunato!» I denti si chiudono sul niente.
off_the_dead-log-quote_hear_them = { $who }: «Senti come fischia?» Uno in più al dado.
off_the_dead-log-quote_saw_nothing = { $who }: «Non avete visto niente!» Il dado rotola di nuovo.
off_the_dead-log-quote_missed = { $who }: «Miravo a quell’altro!»
off_the_dead-log-quote_blow_up = { $who }: «Fermo lì, che faccio il botto!» Due in più al dado.
off_the_dead-log-quote_all_mine = { $who }: «Uno per fila, grazie!»
off_the_dead-log-quote_feel_better = { $who }: «Toh, non pizzica più!»
off_the_dead-log-quote_bruce_lee = { $who }: «Uaaa-tààà!» Nel corridoio nessuno è al sicuro.
off_the_dead-log-quote_call_me_god = { $who }: «Mi chiamano l’Onnipotente!» Tre in più al dado.
off_the_dead-log-quote_stepped_on = { $who }: «Cos’ho appena pestato?»
off_the_dead-log-quote_red_button = { $who }: «E questo pulsante rosso a che serve?»
off_the_dead-log-won = Non c’è più uno zombie in piedi. Qualcuno metta su il caffè!
off_the_dead-log-lost = Non resta nessuno. L’Orda ringrazia per la cena.
off_the_dead-log-apocalypse = Sorge un secondo sole. Nessuno si lamenta del riverbero.

off_the_dead-end-triumph = Trionfo: nessun morto, nessun infetto. Ne faranno un film.
off_the_dead-end-victory = Vittoria: siete tutti vivi, anche se un po’ verdi.
off_the_dead-end-survivors = Sopravvissuti: ce l’avete fatta, e sapete a chi brindare stasera.
off_the_dead-end-last_breath = Ultimo respiro: avete vinto, e chi resta ha la tosse.
off_the_dead-end-lost = Vince l’Orda. Adesso ne fate parte; gli orari sono tremendi.
off_the_dead-end-apocalypse = Apocalisse: niente zombie, niente sopravvissuti, niente vicini rumorosi.

# -- il tavolo a parole -------------------------------------------------------------------------------

off_the_dead-see-horde = Orda: { $count ->
        [one] una carta
       *[other] { $count } carte
    }, la prossima punta { $arrow }.
off_the_dead-see-horde-in_hand = Orda: { $count ->
        [one] una carta
       *[other] { $count } carte
    }; qualcuno ne sta riordinando la cima.
off_the_dead-see-horde-remembered = Orda, n. { $number } dall’alto, a quanto ricordi: { $zombie }, forza { $strength } ({ $symbols }).
off_the_dead-see-horde-empty = L’Orda è vuota.
off_the_dead-see-rubble = Macerie: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } in { $piles ->
        [one] una pila
       *[other] { $piles } pile
    }.
off_the_dead-see-pile = Pila { $pile }, dall’alto: { $cards }.
off_the_dead-see-dead = { $who } ({ $player }): fuori gioco, per modo di dire.
off_the_dead-see-survivor-ready = { $who } ({ $player }): infezione { $level } su { $track }; { $ability }: pronta.
off_the_dead-see-survivor-spent = { $who } ({ $player }): infezione { $level } su { $track }; { $ability }: usata.
off_the_dead-see-items = { $who }, oggetti: { $items }.
off_the_dead-see-trophies = { $who }, trofei: teschio { $skull }, mano { $hand }, rischio biologico { $biohazard }.
off_the_dead-see-zone = { $who }, { $zone }: { $zombies }.
off_the_dead-see-zombie-once = { $zombie }: forza { $strength } ({ $symbols }).
off_the_dead-see-zombie-twice = { $zombie }: forza { $strength } ({ $symbols }), va ucciso due volte.
off_the_dead-see-zombie-remembered = { $zombie }: a faccia in giù, a quanto ricordi; forza { $strength } ({ $symbols }).
off_the_dead-see-panic = { $who } è nel panico: niente più azioni in questo turno.
off_the_dead-see-barricade = Davanti a { $who } c’è una barricata: lì in questo turno non si muove niente.
off_the_dead-see-looking = Nel visore, dall’alto: { $zombies }.

# -- perché qualcosa non si può scegliere --------------------------------------------------

off_the_dead-why-moment = Solo { $moments }.
off_the_dead-when-own_action = nella tua azione
off_the_dead-when-before_bite = prima di un morso
off_the_dead-when-before_move = prima che gli zombie avanzino
off_the_dead-when-after_roll = dopo il tiro di un attacco
off_the_dead-when-dying = quando qualcuno sta per morire
off_the_dead-when-event_die = dopo il tiro di un evento
off_the_dead-when-wave_die = dopo il tiro di un’ondata a sorpresa
off_the_dead-when-before_wave = prima di un’ondata
off_the_dead-when-last_kill = prima dell’ultima uccisione
off_the_dead-why-panic = Nel panico: niente azioni, solo ciò che è gratis.
off_the_dead-why-own_turn = Solo nel tuo turno.
off_the_dead-why-symbols = { $cost ->
        [one] Costa un simbolo, non ne hai.
       *[other] Costa { $cost } simboli uguali, ne hai { $count }.
    }
off_the_dead-why-used = Già usata: una volta per partita.
off_the_dead-why-power_of = Spetta a { $player } usarla.
off_the_dead-why-dead = { $who } non è più tra i vivi.
off_the_dead-why-not_held = { $who } non ha questa carta.
off_the_dead-why-later-zombie = Attaccare è un’azione: non in questo momento.
off_the_dead-why-later-pile = Frugare è un’azione: non in questo momento.
off_the_dead-why-later-at = Lanciare è un’azione: non in questo momento.
off_the_dead-why-empty-weapon = Scarica: prima va ricaricata.
off_the_dead-why-nobody-melee = Nessuno è nel corpo a corpo.
off_the_dead-why-nobody-corridor = Nessuno zombie nel tuo corridoio.
off_the_dead-why-melee_only = Fuori portata: solo il corpo a corpo.
off_the_dead-why-own_corridor = Solo gli zombie del tuo corridoio.
off_the_dead-why-two_cards = Per frugare servono due carte nelle macerie: ce n’è una sola.
off_the_dead-why-empty-pile = Questa pila è vuota.
off_the_dead-why-himself = Agisci tu: si lancia qualcosa a un vicino.
off_the_dead-why-not_near = { $who } non è tuo vicino.
off_the_dead-why-nothing_to_throw = Non hai niente da lanciare.

# -- perché una scelta è consigliata --------------------------------------------------------

off_the_dead-hint-pass = Ciò che potresti usare varrà di più dopo.
off_the_dead-hint-attack =
    { $need ->
        [1] Non può sbagliare.
       *[other] Basta un { $need } sul dado.
    }
off_the_dead-hint-attack-hard = Serve un { $need }, ma va tolto di mezzo.
off_the_dead-hint-attack-hidden = È il colpo migliore contro uno nascosto: { $item }.
off_the_dead-hint-search = C’è tempo di cercare qualcosa di utile.
off_the_dead-hint-search-unarmed = Non hai niente in mano: cerca un’arma.
off_the_dead-hint-throw = A { $whom } serve di più: { $item }.
off_the_dead-hint-use = È il momento giusto: { $item }.
off_the_dead-hint-ability = È il momento di usare il potere di { $who }.
off_the_dead-hint-quote = I simboli comprano qualcosa che conta ora.
off_the_dead-hint-search_second = Serve l’altra della coppia: dove la ricordi, o dove nessuno ha ancora guardato.
off_the_dead-hint-put_back = In un posto che ricorderai: così la prossima ricerca è più facile.
off_the_dead-hint-redirect = Lì lo zombie fa meno danni.
off_the_dead-hint-bite_order = In quest’ordine i morsi costano meno.
off_the_dead-hint-axe = Il colpo continua gratis: uno zombie in meno.
off_the_dead-hint-goggles = Così i prossimi zombie arrivano dove c’è posto.
off_the_dead-hint-junk = È ciò che ti mancherà meno.
off_the_dead-hint-next_struck = Lì il prossimo colpo rende di più.

# -- lines: several events in one sentence -----------------------------------------------------

off_the_dead-line-roll = { $who } attacca: { $sum } contro { $strength }.
    .you = Attacchi: { $sum } contro { $strength }.
off_the_dead-line-roll-kill = { $who } attacca: { $sum } contro { $strength }. { $zombie } è a terra!
    .you = Attacchi: { $sum } contro { $strength }. { $zombie } è a terra!
off_the_dead-line-roll-miss = { $who } attacca: { $sum } contro { $strength }. { $zombie } resta in piedi.
    .you = Attacchi: { $sum } contro { $strength }. { $zombie } resta in piedi.
off_the_dead-line-sum = { $parts } = { $total }
off_the_dead-line-plus = { $sum } + { $value } { $card }
off_the_dead-line-plus-force = { $sum } + { $value } di forza
off_the_dead-line-plus-more = { $sum } + { $value } in più
off_the_dead-line-search = { $who } fruga: { $found }.
    .you = Frughi: { $found }.
off_the_dead-line-found = { $item } (pila { $pile })
off_the_dead-line-put_back = Di nuovo coperte: { $put }.
off_the_dead-line-put = { $item } sulla pila { $pile }
off_the_dead-line-comes_out =
    { $count ->
        [one] Uno zombie esce
       *[other] { $count } zombie escono
    } verso { $who }.
    .you =
        { $count ->
            [one] Uno zombie esce
           *[other] { $count } zombie escono
        } verso di te.
off_the_dead-carried = dal giro { $since } al { $until }
off_the_dead-carried-once = nel giro { $since }
off_the_dead-carried-still = dal giro { $since } alla fine
