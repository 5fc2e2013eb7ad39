# Zombie! Run for your lives!, in italiano. Gli id sono del gioco; le frasi sono nostre.

run-name = Zombie! Run for your lives!
run-about = Un gioco di carte veloce: raccogli cinque oggetti utili e scappa, oppure resta in vita più a lungo di tutti.
run-option-first_player = Chi comincia

# -- carte ---------------------------------------------------------------------

run-card-ball_item = Mazza da baseball
    .short = Mazza
    .text = Oggetto. Rispedisce a casa lo Zombie sportivo.
run-card-drop_item = Ombrello
    .text = Oggetto. Ripara dallo Zombie della pioggia.
run-card-wheel_item = Paletta dello stop
    .short = Paletta
    .text = Oggetto. Ferma lo Zombie-autobus.
run-card-paw_item = Osso di gomma
    .short = Osso
    .text = Oggetto. Il Cane zombie gli corre dietro.
run-card-flame_item = Estintore
    .short = Estintore
    .text = Oggetto. Spegne lo Zombie in fiamme.
run-card-fish_item = Retino
    .short = Retino
    .text = Oggetto. Ci finisce dentro lo Squalo zombie.
run-card-heart_item = Specchio
    .text = Oggetto. La Sposa zombie si vede e scappa.
run-card-book_item = Giustificazione firmata
    .short = Giustifica
    .text = Oggetto. Nemmeno la Maestra zombie ha da ridire.
run-card-leaf_item = Tosaerba
    .short = Tosaerba
    .text = Oggetto. Dà una spuntata alla Pianta zombie.
run-card-note_item = Tappi per le orecchie
    .short = Tappi
    .text = Oggetto. Silenzio per la Cantante zombie.

run-card-ball_zombie = Zombie sportivo
    .short = Sportivo
    .text = Zombie. Lo ferma la Mazza da baseball.
run-card-drop_zombie = Zombie della pioggia
    .short = Pioggia
    .text = Zombie. Lo ferma l’Ombrello.
run-card-wheel_zombie = Zombie-autobus
    .short = Autobus
    .text = Zombie. Lo ferma la Paletta dello stop.
run-card-paw_zombie = Cane zombie
    .short = Cane
    .text = Zombie. Lo ferma l’Osso di gomma.
run-card-flame_zombie = Zombie in fiamme
    .short = Fiamme
    .text = Zombie. Lo ferma l’Estintore.
run-card-fish_zombie = Squalo zombie
    .short = Squalo
    .text = Zombie. Lo ferma il Retino.
run-card-heart_zombie = Sposa zombie
    .short = Sposa
    .text = Zombie. La ferma lo Specchio.
run-card-book_zombie = Maestra zombie
    .short = Maestra
    .text = Zombie. La ferma la Giustificazione firmata.
run-card-leaf_zombie = Pianta zombie
    .short = Pianta
    .text = Zombie. La ferma il Tosaerba.
run-card-note_zombie = Cantante zombie
    .short = Cantante
    .text = Zombie. La fermano i Tappi per le orecchie.
run-card-roach_zombie = Zombie insopportabili
    .short = Scarafaggi
    .text = Zombie. Scarafaggi zombie: non li ferma niente.

# -- che cosa si chiede ----------------------------------------------------------------

run-ask-play-free = Gioca una carta: un oggetto davanti a te o uno zombie davanti a qualcun altro. Prima, una volta sola, puoi usare la Regola Speciale.
run-ask-play-used = Gioca una carta: un oggetto davanti a te o uno zombie davanti a qualcun altro.
run-ask-stuck-free = Non puoi giocare nessuna carta. Mostrale e pescane cinque nuove, oppure usa prima la Regola Speciale.
run-ask-stuck-used = Non puoi giocare nessuna carta. Mostrale e pescane cinque nuove.
run-ask-throw = Passi: butta via una carta, così in mano te ne restano quattro.
run-ask-haunt = Davanti a chi va { $card }? Fai parte degli zombie, ed è la carta che hai pescato.

# -- che cosa si può fare ---------------------------------------------------------------

run-do-play-self-stay = { $card } davanti a te
run-do-play-self-cancel = { $card } davanti a te: annulla { $rival }
run-do-play-other-stay = { $card } davanti a { $target }
run-do-play-other-cancel = { $card } davanti a { $target }: annulla { $rival }
run-do-special-self-stay = Regola Speciale: { $card } davanti a te, poi peschi
run-do-special-self-cancel = Regola Speciale: { $card } davanti a te, annulla { $rival }, poi peschi
run-do-special-other-stay = Regola Speciale: { $card } a { $target }, poi peschi
run-do-special-other-cancel = Regola Speciale: { $card } a { $target }, annulla { $rival }, poi peschi
run-do-throw = Butta via { $card }
run-do-new_hand = Mostra la mano, scartala e pesca cinque carte nuove

# -- che cosa è successo --------------------------------------------------------------------

run-log-turn = Tocca a { $player }.
    .you = Tocca a te.
run-log-draw = { $player } pesca una carta.
    .you = Peschi una carta.
run-log-draw_card = { $player } pesca: { $card }.
    .you = Peschi: { $card }.
run-log-no_cards = Non ci sono più carte da pescare per { $player }.
    .you = Non ci sono più carte da pescare per te.
run-log-play = { $player } mette { $card } davanti a { $target }.
    .you = Metti { $card } davanti a { $target }.
run-log-stands = { $card } resta davanti a { $player }: { $count } su 5.
    .you = { $card } resta davanti a te: { $count } su 5.
run-log-special = { $player } usa la Regola Speciale: { $card } va davanti a { $target }.
    .you = Usi la Regola Speciale: { $card } va davanti a { $target }.
run-log-cancel = { $card } e { $rival } si annullano davanti a { $player }.
    .you = { $card } e { $rival } si annullano davanti a te.
run-log-turned = Cinque zombie hanno preso { $player }: da ora gioca con gli zombie. Scarta: { $cards }.
    .you = Cinque zombie ti hanno preso: da ora giochi con gli zombie. Scarti: { $cards }.
run-log-new_hand = { $player } non può giocare nessuna carta, mostra la mano e ne pesca cinque nuove. Carte mostrate: { $cards }.
    .you = Non puoi giocare nessuna carta, mostri la mano e ne peschi cinque nuove. Carte mostrate: { $cards }.
run-log-pass = { $player } non ha niente da giocare e passa.
    .you = Non hai niente da giocare e passi.
run-log-throw = { $player } butta via { $card }.
    .you = Butti via { $card }.
run-log-zombie_draw = { $player }, tra gli zombie, pesca: { $card }.
    .you = Tra gli zombie peschi: { $card }.
run-log-zombie_discard = { $card } non può andare davanti a nessuno: { $player } la scarta.
    .you = { $card } non può andare davanti a nessuno: la scarti.
run-log-win_items = { $player } ha cinque oggetti diversi, scappa e vince!
    .you = Hai cinque oggetti diversi, scappi e vinci!
run-log-win_last = { $player } resta l’unica persona viva: ha vinto!
    .you = Resti l’unica persona viva: hai vinto!

run-end-five_items = Fuga riuscita con cinque oggetti diversi: { $winners }.
    .you = Hai cinque oggetti diversi: la fuga è riuscita.
run-end-last_alive = Più veloce di tutti gli altri: { $winners }.
    .you = Corri più veloce di tutti gli altri.

# -- il tavolo in parole ------------------------------------------------------------------

run-see-piles =
    Mazzo: { $deck ->
        [one] una carta
       *[other] { $deck } carte
    }. Scarti: { $discard ->
        [one] una carta
       *[other] { $discard } carte
    }.
run-see-items = { $player }, oggetti ({ $count } su 5): { $cards }.
run-see-zombies = { $player }, zombie ({ $count } su 5): { $cards }.
run-see-zombie = { $player } fa parte degli zombie.
run-see-hand = La tua mano: { $cards }.

# -- perché qualcosa non si può scegliere --------------------------------------------------

run-why-new_hand = Solo quando nessuna tua carta si può giocare.
run-why-card_first = Prima scegli una carta della mano.
run-why-has = { $target } ha già { $card }.
run-why-has-you = Hai già { $card }.
run-why-all_have = Tutti gli altri hanno già { $card }.
run-why-caught = { $target } è già uno zombie.
run-why-special-item = Un oggetto va davanti a te, o con la Regola Speciale davanti a un altro.
run-why-special-zombie = Uno zombie va davanti a un altro, o con la Regola Speciale davanti a te.
run-why-special_used-item = Un oggetto va davanti a te: hai già usato la Regola Speciale in questo turno.
run-why-special_used-zombie = Uno zombie va davanti a un altro: hai già usato la Regola Speciale in questo turno.
run-why-fifth-item = Sarebbe il quinto oggetto: non con la Regola Speciale.
run-why-fifth-zombie = Sarebbe il tuo quinto zombie: non con la Regola Speciale.

# -- perché una scelta è consigliata --------------------------------------------------------

run-hint-new_hand = Niente si può giocare: le carte nuove non costano niente.
run-hint-throw = È la carta che ti mancherebbe meno.
run-hint-cancel-you = Ti libera di { $rival }.
run-hint-cancel = Toglie { $rival } a { $target }.
run-hint-special = Con la Regola Speciale non ti costa il turno, e peschi ancora.
run-hint-haunt = Da qualche parte deve andare: lì aiuta meno.
run-hint-item =
    { $count ->
        [0] È il tuo quinto oggetto: vinci.
        [one] Poi ti manca un oggetto.
       *[other] Poi ti mancano { $count } oggetti.
    }
run-hint-zombie =
    { $count ->
        [0] È il quinto zombie di { $target }.
        [one] Avvicina { $target } alla cattura: ne manca uno.
       *[other] Avvicina { $target } alla cattura: ne mancano { $count }.
    }

# -- lines: several events in one sentence -----------------------------------------------------

run-line-turned = Cinque zombie hanno preso { $player }: d’ora in poi gioca con gli zombie.
    .you = Cinque zombie ti hanno preso: d’ora in poi giochi con gli zombie.
run-line-play-self = { $player } si mette davanti { $card }.
    .you = Ti metti davanti { $card }.
run-line-play-self-count = { $player } si mette davanti { $card }: { $count } su 5.
    .you = Ti metti davanti { $card }: { $count } su 5.
run-line-play-self-cancel = { $player } gioca { $card }: annulla { $rival }.
    .you = Giochi { $card }: ti libera di { $rival }.
run-line-play-count = { $player } mette { $card } davanti a { $target }: { $count } su 5.
    .you = Metti { $card } davanti a { $target }: { $count } su 5.
run-line-play-cancel = { $player } mette { $card } davanti a { $target }: annulla { $rival }.
    .you = Metti { $card } davanti a { $target }: annulla { $rival }.
run-line-special-self = Regola Speciale: { $player } si mette davanti { $card }.
    .you = Regola Speciale: ti metti davanti { $card }.
run-line-special-self-count = Regola Speciale: { $player } si mette davanti { $card }, { $count } su 5.
    .you = Regola Speciale: ti metti davanti { $card }, { $count } su 5.
run-line-special-self-cancel = Regola Speciale: { $player } gioca { $card } e annulla { $rival }.
    .you = Regola Speciale: giochi { $card } e perdi { $rival }.
run-line-special-count = Regola Speciale: { $player } mette { $card } davanti a { $target }, { $count } su 5.
    .you = Regola Speciale: metti { $card } davanti a { $target }, { $count } su 5.
run-line-special-cancel = Regola Speciale: { $player } mette { $card } davanti a { $target } e annulla { $rival }.
    .you = Regola Speciale: metti { $card } davanti a { $target } e annulli { $rival }.
run-caught-then = { $player } finisce fra gli zombie.
    .you = Finisci fra gli zombie.
