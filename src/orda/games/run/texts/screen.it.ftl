# Zombie! Run for your lives! on the screen, in Italian: what only the browser says.

run-mood = Party game
run-goal = Con cinque oggetti diversi ti salvi. Con cinque zombie diversi diventi uno di loro.
run-row-items = Oggetti: { $count } su { $places }
run-row-zombies = Zombie: { $count } su { $places }
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
# What the coach says in a first game (lesson.py).
run-coach-goal = Davanti a ognuno ci sono due file. Con cinque oggetti diversi nella tua scappi. Con cinque zombie diversi diventi uno di loro.
    .title = Lo scopo
run-coach-cards = Le carte con il bordo verde si possono giocare: un oggetto va davanti a te, uno zombie davanti a un altro. Una carta, e il turno finisce. Punta una carta, o tocca la sua i, per leggerla.
    .title = Che cosa è acceso
run-coach-special = Una volta per turno, prima della tua carta, puoi fare il contrario: uno zombie davanti a te o un oggetto davanti a un altro. In cambio peschi una carta. Serve a liberarsi di ciò che non va bene.
    .title = La Regola Speciale
run-coach-rows = Conta anche le file degli altri. Chi ha quattro oggetti vince con il prossimo: mandagli uno zombie con lo stesso simbolo, e gliene toglie uno.
    .title = Guarda gli altri
run-coach-cancel = Un oggetto e uno zombie con lo stesso simbolo si annullano. In questo turno puoi farlo: scegli la carta, e il posto che si accende dice che cosa sparisce.
    .title = Lo stesso simbolo
run-progress-zombies = Zombie dopo ogni turno
    .goal = fra gli zombie
