# Zombies!!!, The End, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- tessere -----------------------------------------------------------------------

zombies-tile-te_bridge = Ponte
zombies-tile-te_cabin = Capanna
zombies-tile-te_altar = Altare
zombies-tile-te_boathouse = Rimessa barche
zombies-tile-te_burnt_cabin = Capanna bruciata
zombies-tile-te_campground = Campeggio
zombies-tile-te_abandoned_cars = Auto abbandonate
zombies-tile-te_shed = Capanno
zombies-tile-te_ranger_post = Guardia forestale
zombies-tile-te_pet_cemetery = Cimitero degli animali
zombies-tile-te_outhouse = Latrina
zombies-tile-te_cave = Caverna
zombies-tile-te_woods_01 = Bosco 01
zombies-tile-te_woods_02 = Bosco 02
zombies-tile-te_woods_03 = Bosco 03
zombies-tile-te_woods_04 = Bosco 04
zombies-tile-te_woods_05 = Bosco 05
zombies-tile-te_woods_06 = Bosco 06
zombies-tile-te_woods_07 = Bosco 07
zombies-tile-te_woods_08 = Bosco 08
zombies-tile-te_woods_09 = Bosco 09
zombies-tile-te_woods_10 = Bosco 10
zombies-tile-te_woods_11 = Bosco 11
zombies-tile-te_woods_12 = Bosco 12
zombies-tile-te_woods_13 = Bosco 13

# -- risposte --------------------------------------------------------------------------

zombies-card-that_didnt_just_happen = Non è successo
    .printed = That Didn’t Just Happen!?!
    .text = Annulla qualunque carta che un altro giocatore ha appena giocato, oggetti e pagine compresi.

# -- zombie, vite, limiti -----------------------------------------------------------

zombies-card-bad_zombie_no_biscuit = Niente biscotto
    .printed = Bad Zombie, No Biscuit!
    .text = Tutti gli zombie della tua tessera vanno su caselle di una tessera accanto, tessera e caselle a tua scelta; chi non trova posto lascia la mappa. Non sulla Capanna né su un eliporto.
    .why = Da qui nessuno zombie può essere spinto su un’altra tessera.
zombies-card-dog_repellent = Scacciacani
    .printed = Dog Repellent
    .text = Fino alla fine del tuo prossimo turno nessun cane può arrivare o essere messo sulla tua casella. Quelli che ci sono già restano.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-fully_loaded = A pieno carico
    .printed = Fully Loaded
    .text = Scegli un altro giocatore: dove hai meno vite o meno munizioni, ora ne hai altrettante.
    .why = Nessuno ha più vite o munizioni di te.
zombies-card-lost_in_the_woods = Persi nel bosco
    .printed = Lost In The Woods
    .text = Fino alla fine del suo prossimo turno un avversario non può uscire a piedi dalla tessera su cui si trova.
    .why = Tutti gli avversari si sono già persi, o sono fuori dalla mappa.
zombies-card-monkeys_are_funny = Come scimmie
    .printed = Monkeys Are Funny!
    .text = Su una casella di bosco, nel tuo turno: non combatti con gli zombie finché resti su caselle di bosco. La carta resta davanti a te finché non ne esci.
    .why = Non sei nel bosco, o è già davanti a te.
zombies-card-rolled_up_newspaper = Giornale arrotolato
    .printed = Rolled-Up Newspaper
    .text = Un cane della tua casella va sulla casella di un avversario, se c’è posto.
    .why = Nessun cane sulla tua casella, o nessun posto da un avversario.
zombies-log-as_many = { $player } ha ora almeno tante vite e munizioni quante { $target }.
    .you = Hai ora almeno tante vite e munizioni quante { $target }.
    .to-you = { $player } ha ora almeno tante vite e munizioni quante ne hai tu.
zombies-log-no_monkey = { $player } è fuori dal bosco: «Come scimmie» è finita.
    .you = Sei fuori dal bosco: «Come scimmie» è finita.
zombies-log-chased = { $player } scaccia un cane ({ $place }), dove si trova { $target }.
    .you = Scacci un cane ({ $place }), dove si trova { $target }.
    .to-you = { $player } scaccia un cane ({ $place }), dove ti trovi tu.

# -- pedine spostate altrove --------------------------------------------------------

zombies-card-amulet = Amuleto
    .printed = Amulet
    .text = Oggetto, si gioca sulle auto abbandonate. Scartala: la tua pedina va su una casella qualsiasi di una tessera accanto alla sua.
    .why-use = Non c’è una tessera accanto dove puoi andare.
zombies-card-clair_warlock = Lo stregone
    .printed = Clair Warlock
    .text = Metti un avversario su una casella qualsiasi di una tessera Bosco accanto alla sua.
    .why = Nessun avversario è accanto a un bosco semplice.
zombies-card-portal = Portale
    .printed = Portal
    .text = Sull’Altare: la tua pedina e quella di un avversario si scambiano di posto.
    .why = Nessun avversario è dove puoi andare.
zombies-card-talk_to_the_hand = Parla alla mano
    .printed = Talk To The Hand
    .text = Metti un avversario che è sulla tua tessera su una casella qualsiasi di una tessera accanto.
    .why = Nessun avversario sulla tua tessera può essere mandato via.
zombies-ask-put_elsewhere = Dove metti { $target }?
zombies-do-put_elsewhere = { $square }
zombies-ask-spirit_away = Dove ti porta l’amuleto?
zombies-do-spirit_away = { $square }

# -- oggetti ------------------------------------------------------------------------

zombies-card-magic_key = Chiave magica
    .printed = Magic Key
    .text = Oggetto, si gioca in una grotta. Scartala: guarda la mano di un avversario e prendi una delle sue carte.
    .why-use = Nessun avversario ha carte in mano.
zombies-card-sickle = Falce
    .printed = Sickle
    .text = Oggetto e arma, si gioca dentro un edificio del bosco. +1 al tuo primo tiro di ogni combattimento; di due cani uno è scacciato su una casella accanto prima che tu combatta.
zombies-card-spear = Lancia
    .printed = Spear
    .text = Oggetto e arma, si gioca dentro un edificio del bosco. +1 a tutti i tuoi tiri di combattimento.
zombies-card-tranquilizer_gun = Fucile a sonniferi
    .printed = Tranquilizer Gun
    .text = Oggetto, si gioca dentro un edificio del bosco. Scartala: tutti i cani di una casella della mappa sono uccisi e diventano tuoi trofei. Usata in combattimento è un’arma.
    .why-use = Non ci sono cani sulla mappa, o le armi ora non servono.
zombies-ask-unlock = Quale carta prendi a { $target }?
zombies-do-unlock = Prendi: { $card }
zombies-log-unlocked = { $player } vede la mano di { $target }: { $cards }.
    .you = Vedi la mano di { $target }: { $cards }.
    .to-you = { $player } vede la tua mano: { $cards }.
zombies-log-stolen = { $player } prende una carta dalla mano di { $target }.
    .you = Prendi una carta dalla mano di { $target }.
    .to-you = { $player } prende una carta dalla tua mano.
zombies-log-stolen_card = La carta è { $card }: da { $target } a { $player }.
    .you = La carta è { $card }: da { $target } a te.
zombies-ask-shoo = Dove scacci il secondo cane?
zombies-do-shoo = { $square }
zombies-log-shooed = { $player } scaccia un cane ({ $place } → { $to }).
    .you = Scacci un cane ({ $place } → { $to }).
zombies-ask-tranquilize = I cani di quale casella addormenti?
zombies-do-tranquilize = Quelli { $square }

# -- il lupo mannaro ----------------------------------------------------------------

zombies-card-full_moon_fever = Luna piena
    .printed = Full Moon Fever
    .text = Se il Ponte è sulla mappa: nel tuo prossimo turno diventi un lupo mannaro. Puoi attaccare una volta ogni avversario che è sulla tua casella, prima di muoverti o tra un passo e l’altro: un duello in cui entrambi possono aggiungere munizioni. Chi resta sotto è messo sul Ponte.
    .why = Il Ponte non è sulla mappa, o lo sei già.
zombies-ask-attack = Sei un lupo mannaro. Chi attacchi?
zombies-do-attack = Attacca { $target }
zombies-do-attack-none = Nessuno, qui
zombies-ask-to_the_bridge = Su quale casella del Ponte metti { $target }?
zombies-do-to_the_bridge = { $square }
zombies-log-attack = { $player }, lupo mannaro, attacca { $target }.
    .you = Tu, lupo mannaro, attacchi { $target }.
    .to-you = { $player }, lupo mannaro, ti attacca.

# -- pagine del libro ---------------------------------------------------------------

zombies-card-here_doggie = Qui, bello
    .printed = Here Doggie!
    .text = Pagina. Quando la giochi metti nove cani sul cimitero degli animali, finché c’è posto.
zombies-card-return_to_sender = Al mittente
    .printed = Return To Sender
    .text = Pagina. Toglila dal gioco, nel tuo turno o prima che sia tentato un incantesimo: un avversario dentro la Capanna è messo fuori, e il suo incantesimo non avviene.
    .why-use = Nessun avversario è nella Baita.
zombies-card-something_doesnt_feel_right = Qualcosa non va
    .printed = Something Doesn’t Feel Quite Right...
    .text = Pagina. Scartala: guarda un mazzo o una pila degli scarti e togli dal gioco fino a tre carte che non sono pagine.
    .why-use = Non c’è più niente da cercare.
zombies-card-the_trees_are_alive = Alberi vivi
    .printed = The Trees Are Alive!
    .text = Pagina. Scartala: ogni avversario su una casella di bosco deve battere i rami con un 4, come uno zombie, ma senza trofeo e senza lotta disperata.
    .why-use = Nessun avversario è nel bosco.
zombies-card-twist_of_fate = Scherzo del destino
    .printed = Twist Of Fate
    .text = Pagina. Toglila dal gioco: prendi una munizione a ogni avversario che ne ha.
    .why-use = Nessun avversario ha munizioni.
zombies-card-were_all_friends_here = Siamo tra amici
    .printed = We’re All Friends Here
    .text = Prendi una pagina che un avversario ha in gioco. D’ora in poi è tua.
    .why = Nessun avversario ha una pagina che ti manca.
zombies-ask-throw_out = Dove metti { $target }, fuori dalla Capanna?
zombies-do-throw_out = { $square }
zombies-ask-search = Che cosa guardi?
zombies-do-search-deck = Un mazzo
zombies-do-search-discard = Una pila degli scarti
zombies-ask-search_pile = Quale vuoi guardare?
zombies-do-search_pile = Questo
zombies-do-search_pile-set = Quello di: { $set }
zombies-do-search_pile-seat = Quello di { $target }
zombies-ask-weed_out = Quale carta togli dal gioco? Puoi toglierne ancora: { $count }.
zombies-do-weed_out = Togli: { $card }
zombies-do-weed_out-none = Basta così
zombies-log-weeded_out = { $player } toglie dal gioco: { $card }.
    .you = Togli dal gioco: { $card }.
zombies-log-twisted = { $player } prende una munizione a { $target }.
    .you = Prendi una munizione a { $target }.
zombies-ask-take_page = Quale pagina prendi a { $target }?
zombies-do-take_page = { $card }

# -- effetti che durano -------------------------------------------------------------

zombies-see-effect-repellent = Nessun cane arriva sulla casella di { $player }, { $until }.
    .you = Nessun cane arriva sulla tua casella, { $until }.
zombies-see-effect-kept_on_tile = { $player } ha perso la strada e non lascia la tessera, { $until }.
    .you = Hai perso la strada e non lasci la tessera, { $until }.
zombies-see-effect-monkeys = { $player } non combatte con gli zombie sulle caselle di bosco, finché la pedina non ne esce.
    .you = Non combatti con gli zombie sulle caselle di bosco, finché la tua pedina non ne esce.
zombies-see-effect-werewolf = { $player } è un lupo mannaro nel suo prossimo turno, { $until }.
    .you = Nel tuo prossimo turno sei un lupo mannaro, { $until }.

# -- effetti in breve, sullo schermo -----------------------------------------------

zombies-effect-repellent = Tiene lontani i cani
zombies-effect-kept_on_tile = Perso sulla tessera
zombies-effect-monkeys = In pace nel bosco
zombies-effect-werewolf = Lupo mannaro
