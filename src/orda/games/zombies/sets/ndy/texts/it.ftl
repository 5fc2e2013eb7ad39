# Zombies!!!, Not Dead Yet, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- risposte: carte, quello che chiedono e raccontano --------------------------------

zombies-card-hey_i_got_one_of_those = Ne ho uno anch'io
    .text = Oggetto, si gioca quando un avversario ha appena messo in gioco un oggetto. Vale come una copia di quello, qualunque luogo richieda, se non ne hai già uno.
zombies-card-where_did_he_go = Dov'è finito
    .text = Oggetto, si gioca quando un avversario ha appena ucciso uno zombie in combattimento: lo zombie va su questa carta e nessuno ha il trofeo. Scartala nel tuo turno: metti lo zombie su una casella qualsiasi che abbia posto.
zombies-ask-put_back = Dove torna lo zombie?
zombies-do-put_back = Su { $x }, { $y }
zombies-log-kill_taken = { $player } porta via lo zombie appena ucciso da { $other }.
zombies-card-where_is_that_music_coming_from = Che musica è
    .text = Annulla una carta che un avversario ha appena rivolto contro di te.
zombies-card-why_wont_you_die = Ma non muori
    .text = Un avversario che ha appena ucciso uno zombie in combattimento deve affrontarlo di nuovo. Quello che ha pagato resta pagato.
