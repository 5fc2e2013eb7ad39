# Zombies!!!, Not Dead Yet, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- carte evento ------------------------------------------------------------------

zombies-card-did_you_hear_that = Hai sentito
    .printed = Did You Hear That?
    .text = Tutti gli zombie della tua tessera vanno su una tessera adiacente, sulle caselle che scegli tu. Quelli senza posto spariscono, senza trofei.
    .why = Nessuno zombie della tua tessera può essere spinto altrove.
zombies-card-dont_go_to_sleep = Non dormire
    .printed = Don’t Go To Sleep
    .text = All’inizio del turno di un avversario: tira un dado. Se non esce 1 o 6, perde il resto del turno e uno zombie arriva sulla sua casella.
    .why = Solo quando comincia il turno di un avversario.
zombies-card-hey_i_got_one_of_those = Ne ho uno anch’io
    .printed = Hey, I Got One Of Those
    .text = Oggetto, si gioca quando un avversario ha appena messo in gioco un oggetto. Vale come una copia di quello, qualunque luogo richieda, se non ne hai già uno.
    .why = Hai già un oggetto così.
zombies-card-i_could_use_a_drink = Mi serve un goccio
    .printed = I Could Use A Drink
    .text = Scarta il resto della tua mano e pesca tre carte.
zombies-card-i_know_what_you_did = So cosa hai fatto
    .printed = I Know What You Did
    .text = Solo con meno trofei di ogni avversario: metti la tua pedina su una casella qualsiasi di una tessera adiacente.
    .why = Ti servono meno trofei di ogni avversario, e una tessera accanto.
zombies-card-its_hard_being_you = Dura la vita
    .printed = It’s Hard Being You
    .text = Quando un avversario muore: prendi uno dei suoi oggetti in gioco, se non ne hai già uno uguale. Funziona subito.
    .why = Chi muore non lascia un oggetto che ti manchi.
zombies-card-lots_of_running_and_screaming = Corri e urla
    .printed = Lots Of Running And Screaming
    .text = Prima che un avversario si muova: resta dov’è, e fai tu un movimento con i suoi punti. Combatti gli zombie su cui cammini.
    .why = Nessun avversario sta per camminare, o sei fuori dalla mappa.
zombies-card-machete = Machete
    .text = Oggetto e arma, si gioca nel negozio di caccia e pesca, nelle camerate o nel vivaio. +1 a tutti i tuoi tiri di combattimento.
zombies-card-meat_cleaver = Mannaia
    .printed = Meat Cleaver
    .text = Oggetto e arma, si gioca dentro un edificio qualsiasi. +1 a tutti i tuoi tiri di combattimento. Scartala appena perdi una vita o mezza.
zombies-card-my_you_look_familiar = Faccia nota
    .printed = My, You Look Familiar.
    .text = Guarda le prime tre carte del mazzo: una la scarti, una va in fondo e una torna in cima.
    .why = Non c’è un mazzo da guardare.
zombies-card-no_guts_no_glory = Solo coraggio
    .printed = No Guts, No Glory
    .text = Nessuno spende munizioni in combattimenti e duelli finché non termina il tuo prossimo turno, nemmeno per un tiro appena fatto.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-ooooooh_what_luck = Che fortuna
    .printed = Ooooooh, What Luck!
    .text = Dentro un edificio qualsiasi: gioca dalla mano anche un oggetto che richiede un certo luogo, pur non essendo lì.
    .why = Non hai in mano un oggetto che vuole un certo luogo.
zombies-card-power_outage = Black-out
    .printed = Power Outage
    .text = Nessuno prende vite o munizioni dalla mappa, né si rifornisce in piazza, finché non termina il tuo prossimo turno.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-sheer_determination = Pura volontà
    .printed = Sheer Determination
    .text = Paga una vita e una munizione: prendi una carta qualsiasi dagli scarti.
    .why = Servono una vita, una munizione e una carta scartata.
zombies-card-some_place_more_private = In disparte
    .printed = Why Don’t We Go Some Place More Private?
    .text = Prima di un movimento o tra un passo e l’altro: tu e un avversario sulla tua casella vi muovete insieme, mentre cammina chi di voi è di turno.
    .why = Nessun avversario sulla tua casella può camminare con te.
zombies-card-thats_not_so_scary = Non fa paura
    .printed = That’s Not So Scary
    .text = Nel tuo turno, con esattamente una vita e una munizione: hai un altro turno subito dopo questo.
    .why = Servono esattamente una vita e una munizione.
zombies-card-there_you_are = Eccoti
    .printed = There You Are!
    .text = Metti la tua pedina sulla casella dell’avversario più vicino.
    .why = Nessun avversario è dove potresti andare.
zombies-card-theyre_coming_for_you = Vengono a prenderti
    .printed = They’re Coming For You, ____
    .text = Uno zombie su ogni casella della tessera di un avversario che non ne ha, anche dove c’è una pedina.
    .why = Nessun avversario è su una tessera con posto per zombie.
zombies-card-too_tired_to_run = Senza fiato
    .printed = Too... Tired... To... Run
    .text = Da ora nessuno cammina, finché non termina il tuo prossimo turno; solo le carte spostano le pedine.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-troubled_childhood = Infanzia difficile
    .printed = Troubled Childhood
    .text = Solo tu vedi la mano di un avversario.
    .why = Nessun avversario ha carte in mano.
zombies-card-what_could_be_behind_that_door = Dietro la porta
    .printed = What Could Possibly Be Behind That Door?
    .text = Quando entri in un edificio, tira un dado. 4 o più: tutti gli zombie all’interno spariscono, senza trofei. Altrimenti: uno zombie su ogni casella libera all’interno.
    .why = In questo edificio non c’è niente da trovare.
zombies-card-where_did_he_go = Dov’è finito
    .printed = Where Did He Go?
    .text = Oggetto, si gioca quando un avversario ha appena ucciso uno zombie in combattimento: lo zombie va su questa carta e nessuno ha il trofeo. Scartala nel tuo turno: metti lo zombie su una casella qualsiasi che abbia posto.
    .why = Nessun avversario ha appena ucciso uno zombie.
    .why-use = Non c’è una casella con posto per questo zombie.
zombies-card-where_is_that_music_coming_from = Che musica è
    .printed = Where Is That Music Coming From?
    .text = Annulla una carta che un avversario ha appena rivolto contro di te.
    .why = La carta appena giocata non è rivolta a te.
zombies-card-why_wont_you_die = Ma non muori
    .printed = Why Won’t You Die?!?!?
    .text = Un avversario che ha appena ucciso uno zombie in combattimento deve affrontarlo di nuovo. Quello che ha pagato resta pagato.
    .why = Nessun avversario ha appena ucciso uno zombie.
zombies-card-with_friends_like_you = Begli amici
    .printed = With Friends Like You...
    .text = Solo se hai in gioco un oggetto: tutti i giocatori scartano tutti gli oggetti che hanno in gioco.
    .why = Tu non hai oggetti in gioco.

# -- che cosa chiedono le sue carte ------------------------------------------------

zombies-ask-inherit = Quale oggetto prendi?
zombies-ask-look_into = In quale mazzo guardi?
zombies-ask-look_discard = Quale delle prime carte scarti?
zombies-ask-look_under = Quale va in fondo? L’altra resta in cima.
zombies-ask-lucky_item = Quale oggetto giochi?
zombies-ask-put_back = Dove torna lo zombie?
zombies-ask-search_in = Da quali scarti prendi una carta?
zombies-ask-retrieve = Quale carta prendi dagli scarti?
zombies-ask-sneak_to = Dove vai?

# -- che cosa si può rispondere ----------------------------------------------------

zombies-do-inherit = { $card }
zombies-do-look_into = Il mazzo
zombies-do-look_into-set = Il mazzo di: { $set }
zombies-do-look_into-seat = Il mazzo di { $target }
zombies-do-look_discard = Scarta: { $card }
zombies-do-look_under = { $card }
zombies-do-lucky_item = { $card }
zombies-do-put_back = { $square }
zombies-do-search_in = Gli scarti
zombies-do-search_in-set = Gli scarti di: { $set }
zombies-do-search_in-seat = Gli scarti di { $target }
zombies-do-retrieve = { $card }
zombies-do-sneak_to = { $square }

# -- che cosa è successo -----------------------------------------------------------

zombies-log-asleep = { $player } si addormenta: il turno è finito.
    .you = Ti addormenti: il turno è finito.
zombies-log-extra_turn = { $player } avrà un altro turno dopo questo.
    .you = Avrai un altro turno dopo questo.
zombies-log-kill_taken = { $player } porta via lo zombie appena ucciso da { $other }.
    .you = Porti via lo zombie appena ucciso da { $other }.
    .to-you = { $player } porta via lo zombie che hai appena ucciso.
zombies-log-let_go = { $player } perde la presa: { $card }.
    .you = Perdi la presa: { $card }.
zombies-log-look_at = Le prime carte: { $cards }.
zombies-log-look_discard = { $player } guarda nel mazzo e scarta: { $card }.
    .you = Guardi nel mazzo e scarti: { $card }.
zombies-log-look_under = { $player } mette una carta in fondo al mazzo.
    .you = Metti una carta in fondo al mazzo.
zombies-log-lose_items = { $player } perde tutti gli oggetti: { $cards }.
    .you = Perdi tutti gli oggetti: { $cards }.
zombies-log-nobody_home = Tutti gli zombie all’interno spariscono: { $tile }.
zombies-log-see_hand = La mano di { $target }: { $cards }.

# -- effetti che durano ------------------------------------------------------------

zombies-see-effect-hands_off_the_trigger = Nessuno spende munizioni nei combattimenti, { $until }.
zombies-see-effect-lights_out = Nessuno prende vite o munizioni dalla mappa, { $until }.
zombies-see-effect-tired = Nessuno cammina, { $until }.

# -- effetti in breve, sullo schermo -----------------------------------------------

zombies-effect-hands_off_the_trigger = Niente munizioni
zombies-effect-lights_out = Niente da raccogliere
zombies-effect-tired = Nessuno cammina
