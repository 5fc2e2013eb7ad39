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
new-unofficial = Il regolamento dice da { $min } a { $max } giocatori; ogni altro numero è una nostra variante.
lobby-variant = { $number }: nostra variante
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
option-null = come da regole
option-players = solo in { $count }
option-less = meno: { $what }
option-more = più: { $what }
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
choices-short = Scelte
table-menu = Tavolo e posti
result = Risultato
goal = L'obiettivo
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
<<<<<<< HEAD
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
offdead-put-under = Rimetti adesso: { $name }, forza { $strength }, freccia { $whom }
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
=======
>>>>>>> main
