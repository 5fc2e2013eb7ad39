# Zombinion on the screen, in Italian: what only the browser says.

zombinion-mood = Costruisci il mazzo
zombinion-pick-random = Dieci a caso
zombinion-pick-own = Le mie dieci
zombinion-pick-random-more = Dieci tipi di carte Combattimento si estraggono all’inizio della partita.
zombinion-pick-count = { $count } su 10
zombinion-pick-fill = Completa a caso
zombinion-option-kingdom-allowed = Servono dieci carte diverse.
zombinion-goal = Più punti di tutti quando finisce la pila Molti + Zombi o se ne vuotano tre qualsiasi.
zombinion-worth-shots =
    { $count ->
        [one] colpo
       *[other] colpi
    }
zombinion-worth-points =
    { $count ->
        [one] punto
       *[other] punti
    }
zombinion-unit =
    { $count ->
        [one] punto
       *[other] punti
    }
z-base = Mirare, zombi e infezione
z-kingdom = Carte Combattimento
z-pile = { $card }, costo { $cost }, ne restano { $count }
z-trash = Cestino
z-in-play = In gioco
z-aside = Da parte
z-shown = Mostrate da { $name }
z-actions =
    { $count ->
        [one] azione
       *[other] azioni
    }
z-shots =
    { $count ->
        [one] colpo
       *[other] colpi
    }
z-targets =
    { $count ->
        [one] obiettivo
       *[other] obiettivi
    }
z-aim-all = Mira con tutte: +{ $shots }
z-tab-play = Gioca
z-tab-twice = Due volte
z-tab-aim = Mira
z-tab-trash = Cestina
z-tab-discard = Scarta
z-tab-return = Rimetti
z-tab-show = Mostra
z-trash-chosen = Cestina queste: { $count }
z-discard-chosen = Scarta queste: { $count }
zombinion-progress = Punti nel mazzo dopo ogni turno
