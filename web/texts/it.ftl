# I testi del browser, in italiano. Quelli dei giochi stanno accanto a ciascun gioco.

# -- ovunque ---------------------------------------------------------------------------
menu = Menu
tools = Strumenti
close = Chiudi
save = Salva
saved = Salvato
copy = Copia
copied = Copiato
copy-link = Copia il link
yes = Sì
no = No
random = A caso
nothing = niente
empty = vuoto
loading = Un momento …
try-again = Riprova
lobby = Atrio
to-lobby = Torna all'atrio
rules = Regole
settings = Impostazioni
change-language = Change language: English
connection-lost = Connessione persa. Si ricollega da sola …
minutes = { $minutes } min
hours = { $hours } h
card = Carta
bot = Bot
guest = Ospite
credits = Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0, ricolorate. Caratteri Londrina Solid e Barlow, SIL OFL.

# -- persone ---------------------------------------------------------------------------
seat-number = Giocatore { $number }
player-number = Giocatore { $number }
seat-vacant = Posto libero
seat-waiting = aspetta qualcuno
seat-bot = bot · { $level }
seat-person = al tavolo
seat-you = tu
seat-away = via, gioca un bot
seat-offline = non connesso
seat-give-bot = Bot
seat-open = Apri per un amico
seat-take = Siediti qui
seat-stand-in = Fai giocare un bot
seat-leave = Fai giocare un bot per me
seat-return = Ci sono di nuovo
level-easy = facile
level-medium = medio
level-hard = difficile
watching =
    { $count ->
        [0] Nessuno guarda.
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
copy-mine = Il mio link
copy-invite = per { $name }
copy-way-back = il mio, per tornare a questo posto
your-name = Il tuo nome
name-label = Come ti chiamano gli altri?
name-failed = Questo nome non va bene. Provane un altro.
change-name = cambia nome

# -- atrio -----------------------------------------------------------------------------
lobby-title = Scegli la tua apocalisse
lobby-sub = Quattro giochi, i tuoi amici o qualche bot. Basta un nome.
new-table = Nuovo tavolo
games = Giochi
game-zombies = Zombies!!!
game-zombinion = Zombinion
game-run = Zombie! Run for your lives!
game-off_the_dead = Off the Dead
mood-zombies = Corsa
mood-zombinion = Mazzo da costruire
mood-run = Festa
mood-off_the_dead = Insieme
coming-soon = In arrivo
my-tables = I miei tavoli
my-tables-none = Ancora nessun tavolo. Scegli un gioco qui sopra: bastano due clic.
open-tables = Tavoli aperti
open-tables-none = Adesso non aspetta nessuno. Apri un tavolo e gli amici lo vedono qui.
lobby-seated = { $seated } su { $players } seduti
lobby-won = finita · vince { $winners }
lobby-over = finita
lobby-running = si gioca
join = Siediti
play = Gioca
open = Apri
look = Guarda
watch = Guarda

# -- nuovo tavolo ------------------------------------------------------------------------
new-people = Chi gioca
new-players = Giocatori
new-unofficial = La scatola dice da { $min } a { $max } giocatori; funziona anche così.
new-me = io
new-friend = un amico, col link
new-hotseat = qualcuno su questo schermo
new-friend-name = Nome dell'amico, se vuoi
new-hotseat-name = Nome
new-name-of = Nome del giocatore { $number }
new-who = Chi è il giocatore { $number }?
new-public = Mostra i posti liberi nell'atrio
new-clock = Tempo per ogni scelta
clock-none = quanto serve
clock-60 = 1 minuto
clock-300 = 5 minuti
clock-86400 = 1 giorno
new-options = La partita
new-start = Comincia a giocare
new-open = Apri il tavolo
kingdom-random = Dieci a caso
kingdom-own = Le mie dieci
kingdom-random-more = Dieci tipi di carte Combattimento vengono estratti quando la partita comincia.
kingdom-count = { $count } su 10
kingdom-fill = Completa a caso
option-null = come da regole
option-players = solo in { $count }
option-less = meno: { $what }
option-more = più: { $what }
option-kill_target-null = come da regole
option-max_rounds-null = senza limite
option-scenario-none = la corsa all'elicottero
option-scenario-keys = le chiavi dell'elicottero
option-kingdom-allowed = Servono dieci carte diverse.
option-team-allowed = Un sopravvissuto per ogni posto. In due devono avere simboli diversi; con le regole avanzate, da tre in su, la squadra deve averli tutti e tre.
option-kill_target-allowed = Un numero intero, da 1 in su.
option-max_rounds-allowed = Un numero intero, da 1 in su.
option-colts-allowed = Solo in tre giocatori.
option-double-allowed = Solo in due giocatori.
card-cost = { $card }, costo { $cost }
card-only = { $card }

# -- sedersi e aspettare -----------------------------------------------------------------
join-title = C'è un invito per te: { $game }
join-here = il tuo posto
join-sit = Siediti
waiting-title = Il tavolo è aperto
waiting-sub = si aspettano giocatori
waiting-host = Manda a ogni amico il link di un posto. Quando l'ultimo si siede, la partita comincia.
waiting-guest = Quando ci sono tutti, la partita comincia.
waiting-address = I link valgono per chi può aprire { $address }.
waiting-here-only = Orda è aperta solo su questo computer: per giocare con altri in rete avviala con: make play
waiting-start = Comincia, con bot nei posti liberi

# -- tavolo ------------------------------------------------------------------------------
your-turn = tocca a te
their-turn = sta giocando
turn-number = turno { $turn }
turn-heading = Turno { $turn }
you-watch = stai guardando
waiting-for = Si aspetta { $name }
waiting-answers = Si aspettano risposte
undo = Annulla
undo-ask = Chiedi di annullare
hint = Consiglio
log = Che cosa è successo
log-short = Diario
log-empty = Ancora niente.
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di' qualcosa
chat-send = Invia
unread = da leggere
all-choices = Tutte le scelte
table-menu = Tavolo e posti
result = Risultato
goal = L'obiettivo
goal-run = Cinque oggetti diversi: scappi. Cinque zombie diversi: diventi zombie.
goal-zombinion = Più punti di tutti quando l'Orda è finita o tre pile sono vuote.
goal-zombies = Al centro dell'eliporto senza zombi lì, oppure abbastanza trofei: uno per ogni zombi abbattuto.
goal-off_the_dead = Eliminate insieme tutti gli zombie prima che l'infezione elimini voi.
time-left = Tempo rimasto
ask-undo = { $name } vorrebbe annullare una scelta.
ask-stand-in = { $name } chiede: facciamo giocare un bot per { $target }?
ask-take-seat = { $name } chiede di sedersi al posto di { $target }, e ne vedrebbe le carte. Va bene?
ask-open-seat = { $name } vuole far sedere un amico al posto di { $target }: ne vedrebbe le carte. Va bene?
ask-waiting = Si aspetta { $names }
curtain-title = { $name }, tocca a te
curtain-more = Le carte sono coperte. Gli altri guardino altrove, per favore.
curtain-lift = Sono { $name }: mostra le mie carte
your-hand = La tua mano
cards-in-hand = carte in mano
cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
hand = Mano
deck = mazzo
discard = scarti
deck-title = Mazzo
discard-title = Scarti

# -- tipi di carte -----------------------------------------------------------------------
kind-action = Azione
kind-attack = Attacco
kind-reaction = Reazione
kind-aim = Mirare
kind-zombies = Zombi
kind-infection = Infezione
kind-event = Evento
kind-item = Oggetto
worth-shots =
    { $count ->
        [one] colpo
       *[other] colpi
    }
worth-points =
    { $count ->
        [one] punto
       *[other] punti
    }
unit-zombies =
    { $count ->
        [one] trofeo
       *[other] trofei
    }
unit-zombinion =
    { $count ->
        [one] punto
       *[other] punti
    }
unit-infection = infezione

# -- Zombie! Run -------------------------------------------------------------------------
run-row-items = Oggetti: { $count } su 5
run-row-zombies = Zombie: { $count } su 5
run-zombie = Zombie
run-special = Regola Speciale
run-why-special = Un oggetto a qualcun altro o uno zombie davanti a te; poi peschi e continui.
run-why-cancel = Oggetto e zombie dello stesso simbolo si annullano.
run-before-whom = Davanti a chi: { $card }?
run-choose-target = { $card }: scegli davanti a chi
run-other-card = Altra carta
run-new-hand = Cinque carte nuove
run-tab-play = Gioca
run-tab-me = Per me
# Nomi corti per le carte piccole.
run-short-ball_item = Mazza
run-short-ball_zombie = Sportivo
run-short-book_item = Scusa
run-short-book_zombie = Maestra
run-short-drop_zombie = Pioggia
run-short-fish_item = Retino
run-short-fish_zombie = Squalo
run-short-flame_item = Estintore
run-short-flame_zombie = Fiamme
run-short-heart_zombie = Sposa
run-short-leaf_item = Tosaerba
run-short-leaf_zombie = Pianta
run-short-note_item = Tappi
run-short-note_zombie = Cantante
run-short-paw_item = Osso
run-short-paw_zombie = Cane
run-short-roach_zombie = Scarafaggi
run-short-wheel_item = Paletta
run-short-wheel_zombie = Autobus
run-pill-cancel = Annulla: { $card }
run-pill-has = Ce l'ha già
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
       *[other] Quinto zombie: è preso
    }

# -- Zombinion ---------------------------------------------------------------------------
# Nomi corti per le carte piccole.
z-short-all_in = Tutto x tutto
z-short-explosive = Esplosivi
z-short-getaway = Fuga
z-short-hideout = Nascondiglio
z-short-horde = Molti +
z-short-many_zombies = Molti
z-short-recon = Ricognizione
z-short-regroup = Raggrup.
z-short-resupply = Rifornim.
z-short-shotgun = Fucile
z-short-swarm = Sciame
z-short-upper_floor = Piano sup.
z-base = Mirare, zombi e infezione
z-kingdom = Carte Combattimento
z-pile = costo { $cost }, ne restano { $count }: { $card }
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
z-tab-trash = Elimina
z-tab-discard = Scarta
z-tab-return = Rimetti
z-tab-show = Mostra
z-trash-chosen = Elimina queste: { $count }
z-discard-chosen = Scarta queste: { $count }

# -- rivedere ----------------------------------------------------------------------------
replay = Rivedi
replay-start = L'inizio
replay-timeline = Linea del tempo
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-at = { $at } / { $of } · turno { $turn }
replay-continue = Continua da qui
replay-leave = Al tavolo
replay-eyes = Con gli occhi di chi
replay-spectator = Spettatore
fork-more = Un nuovo tavolo comincia da questo momento, contro i bot. Quello che non potevi sapere viene distribuito di nuovo.
fork-as = Giochi come
fork-level = Gli altri sono bot
fork-go = Continua a giocare

# -- la fine -----------------------------------------------------------------------------
end-over = Partita finita
end-you = Hai vinto!
end-winner =
    { $count ->
        [one] Vince { $winners }!
       *[other] Vincono { $winners }!
    }
end-all = Avete vinto insieme!
end-lost = Non ce l'ha fatta nessuno
end-sub = finita dopo { $turns } turni
rematch = Rivincita
rematch-waits = gli altri ci sono
see-table = Il tavolo
standings = Classifica
standings-team = La squadra
chart-none = La storia della partita
chart-goal = obiettivo
chart-items = Oggetti dopo ogni turno
chart-kills = Uccisioni dopo ogni turno
chart-points = Punti nel mazzo dopo ogni turno
chart-score = Punti dopo ogni turno
chart-infection = Infezione dopo ogni turno
chart-trophies = Trofei dopo ogni turno
proof = Mescolate oneste
proof-checking = Si ridistribuisce tutto …
proof-fair = Controllato: niente è stato cambiato
proof-unfair = Qualcosa non torna
proof-fair-more =
    { $count ->
        [one] Una scelta è stata rigiocata col segreto promesso prima della partita: tutto torna.
       *[other] { $count } scelte sono state rigiocate col segreto promesso prima della partita: tutto torna.
    }
proof-unfair-more = La prima differenza è alla scelta { $number }.
proof-browser = Il tuo browser ha confrontato il segreto col suo sigillo.
proof-commitment = Sigillo
proof-secret = Segreto
proof-file = Salva la partita

# -- regole ------------------------------------------------------------------------------
rules-search = Cerca nelle regole
rules-cards = Le carte
rules-contents = Contenuto
rules-now = La regola di questo momento
rules-nothing = Niente per «{ $words }».
rules-missing = Le regole di questo gioco sono ancora da scrivere.

# -- impostazioni ------------------------------------------------------------------------
set-language = Lingua
set-motion = Movimento
motion-full = pieno
motion-quick = rapido
motion-off = nessuno
set-palette = Colori
palette-night = notte in città
palette-safe = per daltonici
set-sound = Un suono quando tocca a me
set-notifications = Una notifica quando tocca a me e sono altrove
notifications-refused = Il browser qui non permette notifiche.
keys = Tasti al tavolo
key-arrows = ← →
key-arrows-does = passa fra le cose illuminate
key-enter = Invio
key-enter-does = sceglie
key-u = U
key-u-does = annulla
key-h = H
key-h-does = consiglio
key-r = R
key-r-does = regole
key-l = L
key-l-does = che cosa è successo
key-c = C
key-c-does = chat
key-escape = Esc
key-escape-does = chiude

# -- che cosa può andare storto ------------------------------------------------------------
oops-offline = Il server non risponde
oops-offline-more = Forse sta ripartendo. Niente di ciò che è stato giocato va perso.
oops-internal = Qualcosa si è rotto
oops-internal-more = Non è colpa tua. Niente di ciò che è stato giocato va perso.
oops-not_found = Qui non c'è niente
oops-not_found-more = Questa pagina è stata mangiata. L'atrio è ancora in piedi.
oops-no_such_table = Questo tavolo non esiste
oops-no_such_table-more = L'indirizzo può essere incompleto, o il tavolo è stato tolto.
oops-no_such_link = Questo link non porta da nessuna parte
oops-no_such_link-more = Chiedine uno nuovo a chi te l'ha mandato.
oops-link_used = Qui è già seduto qualcuno
oops-link_used-more = Questo link è stato usato. Chiedine uno tuo.
oops-table_full = Tutti i posti sono presi
oops-table_full-more = Qualcuno ha fatto prima.
oops-not_public = A questo tavolo ci si siede solo col link
oops-not_public-more = Chiedi un link a chi lo ha aperto.
oops-not_yours = Questo non spetta a te
oops-not_yours-more = Il posto è di qualcun altro.
oops-bad_option = La partita non si può preparare così.
oops-bad_option-more = Cambia le opzioni e riprova.
oops-too_many = Troppo in fretta: un momento
oops-too_many-more = Il server deve prendere fiato.
table-log-undo = { $player } ritira una scelta.
oops-busy = Il server è occupato
oops-busy-more = Riprova da solo. Nulla di quello che è stato giocato va perso.
oops-too_soon = Se n'è andato solo ora
oops-too_soon-more = Aspetta un momento: può tornare subito.
oops-stopped = Questa partita è stata fermata
oops-stopped-more = Una scelta non finirebbe mai. Tutti gli altri tavoli vanno avanti.
oops-closed = Questo tavolo è stato chiuso
oops-closed-more = L'ha chiuso chi gestisce il server.
oops-damaged = Questo tavolo non si può leggere
oops-damaged-more = Quello che ne era conservato è danneggiato. Tutti gli altri tavoli vanno avanti.
oops-nothing_to_undo = Non c'è niente da annullare
oops-nothing_to_undo-more = Non hai ancora scelto niente.

# -- Zombies!!!: il tavolo ------------------------------------------------------------------
zombies-map = La città
zombies-map-keys = Mappa. Le frecce vanno di casella in casella, Invio sceglie, N va alla prossima casella illuminata, D descrive i dintorni.
zombies-zoom-in = Più vicino
zombies-zoom-out = Più lontano
zombies-centre = Centra su di me
zombies-overview = Tutta la città
zombies-describe = Descrivi i dintorni
zombies-surroundings = Intorno a te
zombies-keys-help = Sulla mappa: le frecce si muovono, Maiusc con le frecce sposta la vista, Invio sceglie, N e B vanno alla casella illuminata successiva e precedente, più e meno ingrandiscono, M centra su di te, O mostra tutta la città, T gira una tessera.
zombies-phases = Fasi del turno
zombies-phase-explore = Esplora
zombies-phase-fight = Combatti
zombies-phase-refill = Pesca
zombies-phase-move = Muovi
zombies-phase-zombies = Zombi
zombies-kills = trofei
zombies-lives = vite
zombies-bullets = munizioni
zombies-dead = a terra, torna al suo turno
zombies-may-play = Può giocare una carta in questo giro
zombies-has-played = Ha giocato la carta di questo giro
zombies-use = Usa: { $card }
zombies-this-player = Scegli
zombies-until-now = fino alla fine del turno
zombies-until-next = fino al termine del turno di { $name }
zombies-effect-fear = Paura
zombies-effect-claustrophobia = Claustrofobia
zombies-effect-paralysis = Paralisi
zombies-effect-no_fights = Nessuno combatte
zombies-effect-no_zombie_moves = Zombi fermi
zombies-effect-chainsaw = Motosega +2
zombies-effect-molotov = Molotov +2
zombies-drawn = Tessera pescata
zombies-n-zombies = { $count ->
    [one] { $count } zombi
   *[other] { $count } zombi
  }
zombies-n-lives = { $count ->
    [one] { $count } vita
   *[other] { $count } vite
  }
zombies-n-bullets = { $count ->
    [one] { $count } munizione
   *[other] { $count } munizioni
  }
zombies-n-trophies = { $count ->
    [one] { $count } trofeo
   *[other] { $count } trofei
  }
zombies-turn = Gira
zombies-ways = { $count } modi
zombies-place = Piazza: { $tile }
zombies-place-why = { $count ->
    [one] Ogni strada deve continuare in una strada. Un solo posto è illuminato.
   *[other] Ogni strada deve continuare in una strada. Posti illuminati: { $count }; trascina su uno per girare la tessera.
  }
zombies-place-here = Piazza qui
zombies-movement = Movimento
zombies-moves = Si muove { $name }
zombies-steps-left = { $count ->
    [one] passo
   *[other] passi
  }
zombies-led-by = decide { $name }
zombies-last-roll = Ultimo tiro
zombies-rolled = { $name } ha tirato { $die }
zombies-rolled-need = { $name } ha { $total }, serve { $need }
zombies-tiles-left = { $count ->
    [one] tessera
   *[other] tessere
  }
zombies-deck = carte nel mazzo
zombies-tiles-title = Tessere da pescare
zombies-no-tiles = Le tessere sono finite.
zombies-removed = Senza posto, fuori dal gioco: { $tiles }
zombies-move-up-to = { $count ->
    [one] Muovi di una casella
   *[other] Muovi fino a { $count } caselle
  }
zombies-lead = { $count ->
    [one] Guida { $name } di una casella
   *[other] Guida { $name } fino a { $count } caselle
  }
zombies-move-why = Clicca una casella lontana per arrivarci; ti fermi se succede qualcosa. Un pugno rosso è un combattimento.
zombies-stay = Resta qui
zombies-move-zombie = Muovi uno zombi
zombies-move-to = Dove va?
zombies-move-zombie-why = Tre zombi diversi si muovono di una casella. Scegline uno, poi una casella illuminata.
zombies-still = { $count ->
    [one] Ne manca uno.
   *[other] Ne mancano { $count }.
  }
zombies-place-for-me = Piazza per me
zombies-move-for-me = Muovi per me
zombies-table-waits = Il tavolo aspetta
zombies-aim = { $card }: contro chi?
zombies-aim-where = { $card }: dove?
zombies-aim-player = Scegli un giocatore.
zombies-aim-building = Scegli un edificio illuminato sulla mappa.
zombies-other-card = Un’altra carta
zombies-play-which = Gioca { $card }: scegli il bersaglio
zombies-tab-play = Gioca
zombies-tab-answer = Rispondi
zombies-tab-discard = Scarta
zombies-pass = Passa
zombies-pass_turn = Passa per questo turno
zombies-pass_round = Passa fino al mio turno
zombies-passing = Hai passato in anticipo: non ti si chiedono carte.
zombies-moments = Quando chiedermi
zombies-moments-why = Dove non vuoi domande, Orda passa subito per te. Resta in questo browser.
zombies-moment-turn_start = All’inizio di un turno
zombies-moment-before_move = Prima che qualcuno si muova
zombies-moment-between_steps = Tra un passo e l’altro
zombies-moment-after_move = Dopo un movimento
zombies-moment-turn_end = Alla fine di un turno
zombies-moment-before_fight = Prima di un combattimento
zombies-moment-after_roll = Dopo un tiro
zombies-need = serve
zombies-die = dado
zombies-total = totale
zombies-of-need = { $total } su { $need }
zombies-short = Manca { $count }: come paghi?
zombies-old-trophy = un vecchio trofeo
zombies-kind-normal = Zombi
zombies-kind-enhanced = Zombi potenziato
zombies-kind-dog = Cane zombi
zombies-pay-kill = Uccidilo
zombies-pay-again = Ritira
zombies-pay-desperate = Disperato
zombies-pay-give-up = Arrenditi
zombies-pay-die = Muori
zombies-keep-bullets = { $count ->
    [0] resti senza munizioni
    [one] ti resta una munizione
   *[other] ti restano { $count } munizioni
  }
zombies-keep-lives = { $count ->
    [0] resti senza vite
    [one] ti resta una vita
   *[other] ti restano { $count } vite
  }
zombies-desperate-why = ti salvi, il turno finisce
zombies-give-up-why = questi trofei si perdono
zombies-die-why = perdi metà dei trofei e tutte le carte
zombies-plus-two = +2 a questo tiro
zombies-plus-two-kills = +2 a questo tiro: ucciso
zombies-auction = L’eliporto va all’asta
zombies-auction-why = Chi offre di più paga in trofei e lo piazza.
zombies-out = fuori
zombies-bidding = offre
zombies-highest = più alta
zombies-less = Meno
zombies-more = Più
zombies-bid = Offri { $count }
zombies-no-bid = Non offro
zombies-duel = Duello per le chiavi
zombies-duel-why = Il totale più alto prende le chiavi; in parità restano dove sono.
zombies-holds-keys = ha le chiavi
zombies-challenges = sfida
zombies-at = { $x }, { $y }
zombies-inside = Dentro: { $tile }
zombies-outside = Strada: { $tile }
zombies-blocked = Nessun passaggio
zombies-nothing = Niente di costruito
zombies-word-normal = { $count ->
    [one] Zombi
   *[other] { $count } zombi
  }
zombies-word-enhanced = { $count ->
    [one] Zombi potenziato
   *[other] { $count } zombi potenziati
  }
zombies-word-dog = { $count ->
    [one] Cane zombi
   *[other] { $count } cani zombi
  }
zombies-word-life = Una vita
zombies-word-bullet = Una munizione
zombies-word-keys = Chiavi dell’elicottero
zombies-can-go = { $fights ->
    [0] Puoi andarci, passi: { $steps }
   *[other] Puoi andarci, passi: { $steps }, combattimenti: { $fights }
  }
zombies-can-take = Puoi muovere questo zombi
zombies-can-choose = Puoi scegliere questa casella
zombies-ghost = { $ways ->
    [one] Posto { $x }, { $y }, girata di { $turn } gradi. Invio piazza la tessera.
   *[other] Posto { $x }, { $y }, girata di { $turn } gradi. Modi possibili: { $ways }, T la gira. Invio piazza la tessera.
  }
zombies-building = { $tile }, posto { $x }, { $y }. Invio lo sceglie.
zombies-side-N = Nord
zombies-side-E = Est
zombies-side-S = Sud
zombies-side-W = Ovest
zombies-wall = un muro
zombies-no-way = nessun passaggio
zombies-near = { $count ->
    [0] Nessuno zombi entro sei passi.
   *[other] Zombi entro sei passi: { $count }, il più vicino a { $steps }.
  }
zombies-far = { $name }: a { $steps } passi.
# -- il tavolo generale: nomi di quello che c'è ------------------------------------------
field-phase = fase
field-round = giro
field-kill_target = uccisioni per vincere
field-tiles_left = tessere nel mazzo
field-tile_drawn = tessera pescata
field-deck_size = carte nel mazzo
field-discard = scarti
field-lives = vite
field-bullets = proiettili
field-trophies = trofei
field-hand_size = carte in mano
field-items = oggetti
field-half_life = mezza vita
field-effects = effetti in corso
field-fights = combattimento
field-resolving = carta annunciata
field-duels = duello
field-keys = chiavi
field-horde = Orda
field-size = carte
field-arrow = freccia
field-seen = viste
field-remembered = ricordata
field-piles = pile di macerie
field-turned = girate
field-cemetery = cimitero
field-zombies = zombie
field-zombies_left = zombie rimasti
field-biter = morde
field-attack = attacco
field-wave_die = dado ondata
field-event = evento
field-die = dado
field-bonus = bonus
field-strength = forza
field-symbol = simbolo
field-symbols = simboli
field-level = infezione
field-track = muore a
field-ability = abilità
field-ability_used = abilità usata
field-corridor = corridoio
field-panic = panico
field-barricade = barricata
field-ammo = colpi
field-twice = due volte
field-player = giocatore
field-zombie = zombie
field-square = casella
field-cards = carte
field-power = arma
field-by = di
field-turns = turni
field-effect = effetto
field-card = carta
field-target = bersaglio
verb-place = Mettere la tessera
verb-play = Giocare una carta
verb-step = Camminare
verb-zombie = Muovere uno zombie
verb-search = Cercare
verb-attack = Attaccare
verb-throw = Lanciare
verb-use = Usare un oggetto
verb-ability = Abilità
verb-quote = Citazione
verb-put = Rimettere
verb-pile = Pile
verb-burn = Bruciare
verb-refill = Ricaricare
choose-tab = Scegli
map = La città
map-piece = { $piece }, casella { $x }, { $y }
map-other = Un altro
map-turn = Gira
map-nearer = Più vicino
map-farther = Più lontano
team-choose = Scegliamo noi
team-count = { $count } su { $places }: toccane uno per metterlo in squadra o toglierlo
# -- Off the Dead: il suo tavolo --------------------------------------------------------------
kind-weapon = Arma
kind-gear = Equipaggiamento
kind-wave = Sorpresa
kind-survivor = Sopravvissuto
offdead-phases = Il turno
offdead-phase-first_action = Azione
offdead-phase-bites = Morsi
offdead-phase-moves = Avanzata
offdead-phase-wave = Ondata
offdead-phase-second_action = 2ª azione
offdead-phase-infection = Infezione
offdead-zone-first = Zona 1
offdead-zone-second = Zona 2
offdead-zone-melee = Mischia
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
offdead-rubble-cards = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
offdead-turned = Girate: { $items }
offdead-pile = Mucchio di macerie { $number }: { $count ->
        [0] vuoto.
        [one] una carta.
       *[other] { $count } carte.
    }
offdead-remembered = In cima, se ricordi bene: { $item }.
offdead-horde = Orda
offdead-next-to = tocca a
offdead-in-hand = qualcuno la guarda
offdead-search = Cerca
offdead-quotes = Citazioni
offdead-in-reach = { $count } alla portata
offdead-say-it = Dilla
offdead-back = Indietro
offdead-choose-target = { $name }: scegli il bersaglio
offdead-ask-first = La tua prima azione
offdead-ask-second = La tua seconda azione
offdead-ask-panic = Panico! Niente azioni
offdead-why-action = Cerca tra le macerie, attacca o lancia un oggetto a un vicino. L’equipaggiamento è gratis.
offdead-why-panic = In questo turno puoi fare ancora solo ciò che è gratis.
offdead-with-what = Con che cosa?
offdead-why-hands = Solo la tua forza, e solo in mischia.
offdead-goggles = La cima dell’Orda
offdead-from-top = N. { $number }
offdead-put-under = Rimetti adesso: { $name }, forza { $strength }, freccia verso { $whom }
offdead-cemetery = Cimitero
offdead-zombies = { $count ->
       *[other] zombie
    }
offdead-cards = { $count ->
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
offdead-comic-surprise = Ondata a sorpresa!
offdead-comic-sold_out = Tutto esaurito!
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
offdead-news-count = { $gone } zombie su { $all } messi a riposo in { $turns } turni.
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
