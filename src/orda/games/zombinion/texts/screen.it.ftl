# Zombinion on the screen, in Italian: what only the browser says.

zombinion-mood = Costruisci il mazzo
zombinion-pick-random = Dieci a caso
zombinion-pick-own = Le mie dieci
zombinion-pick-random-more = Dieci tipi di carte Combattimento si estraggono all’inizio della partita.
zombinion-pick-count = { $count } su { $size }
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
z-pile =
    { $card }, costo { $cost }, { $count ->
        [0] pila vuota
        [one] ne resta una
       *[other] ne restano { $count }
    }
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
# What the coach says in a first game (lesson.py).
zombinion-coach-goal = Costruisci un mazzo. Gli zombi che contiene sono punti, e vince chi ne ha di più quando finisce Molti + Zombi o finiscono tre pile qualsiasi. Ma in mano i punti non fanno nulla: prima diventa più forte.
    .title = Lo scopo
zombinion-coach-aim = Non hai ancora carte azione, quindi vai a caccia. Ogni Pallottola è un colpo. Usale tutte con il pulsante verde, o una alla volta.
    .title = Mirare
zombinion-coach-take = Le pile accese non costano più dei tuoi colpi. Una buona prima carta è Furbizia: quando la giocherai, peschi tre carte. Hai un obiettivo, quindi prendi una carta.
    .title = Prendi una carta
zombinion-coach-deck = La carta presa è nei tuoi scarti. Dopo ogni turno ci finisce tutto e peschi cinque carte nuove; quando il mazzo è vuoto gli scarti si mescolano, e la carta nuova ti arriva in mano.
    .title = Il tuo mazzo
zombinion-coach-action = Ecco una carta azione. Puoi giocarne una per turno prima della caccia, e alcune ne danno altre. Puntala, o tocca la sua i, per leggere che cosa fa.
    .title = Un’azione
zombinion-coach-points = Molti Zombi vale tre punti, ma in mano è una carta morta. Prima carte per mirare più forti, poi i punti: quando hai spesso sei o otto colpi, è il momento.
    .title = Quando prendere punti
zombinion-holdings = I mazzi alla fine, e quando è stata presa ogni carta
