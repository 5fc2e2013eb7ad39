# Zombie! Run for your lives! on the screen, in Italian: what only the browser says.

run-mood = Party game
run-goal = Con cinque oggetti diversi ti salvi. Con cinque zombie diversi diventi uno di loro.
run-row-items = Oggetti: { $count } su 5
run-row-zombies = Zombie: { $count } su 5
run-kind-zombies = Zombie
run-special = Regola Speciale
run-why-special = Un oggetto a qualcun altro o uno zombie davanti a te; poi peschi e continui.
run-why-cancel = Oggetto e zombie dello stesso simbolo si annullano.
run-before-whom = { $card }: davanti a chi?
run-choose-target = { $card }: scegli davanti a chi
run-other-card = Cambia carta
run-new-hand = Cinque carte nuove
run-tab-play = Gioca
run-tab-me = Per me
run-pill-cancel = Scarta anche: { $card }
run-pill-item =
    { $number ->
        [1] Primo oggetto
        [2] Secondo oggetto
        [3] Terzo oggetto
        [4] Quarto oggetto
       *[other] Quinto oggetto: vince
    }
run-pill-zombie =
    { $number ->
        [1] Primo zombie
        [2] Secondo zombie
        [3] Terzo zombie
        [4] Quarto zombie
       *[other] Quinto zombie: è fuori!
    }
run-progress = Oggetti dopo ogni turno
run-kind-item = Oggetto
run-caught = { $name } è nelle grinfie degli zombie
run-caught-now = La mano e tutte le carte sul tavolo sono perse. Da ora gioca come zombie.
run-caught-me = Ti hanno preso!
run-caught-me-now = Le tue carte sono perse: ora sei uno zombie. A ogni turno peschi una carta e la metti davanti a chi è ancora vivo.
run-goal-zombie = Sei uno zombie e non puoi più vincere. Metti la carta che peschi davanti a chi è vivo: con cinque zombie diventa uno di voi.
