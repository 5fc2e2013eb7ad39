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
loading = Un momento…
try-again = Riprova
lobby = Atrio
to-lobby = Torna all’atrio
rules = Regole
settings = Impostazioni
change-language = Change language: English
connection-lost = Connessione persa, sto riprovando…
minutes = { $minutes } min
hours = { $hours } h
card = Carta
card-read = Leggi { $card }
bot = Bot
guest = Ospite
version-new = C’è una nuova versione di Orda.
version-load = Caricala
credits = Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0, ricolorate. Caratteri Londrina Solid e Barlow, SIL OFL.
# -- persone ---------------------------------------------------------------------------
seat-number = Giocatore { $number }
player-number = Giocatore { $number }
seat-vacant = Posto libero
seat-waiting = in attesa di qualcuno
seat-bot = bot · { $level }
seat-person = al tavolo
seat-you = tu
seat-me = Tu
seat-away = assente: gioca un bot
seat-offline = senza connessione
seat-give-bot = Metti un bot
seat-open = Apri per un amico
seat-take = Siediti qui
seat-stand-in = Fai giocare un bot
seat-leave = Lascia giocare un bot al posto mio
seat-return = Eccomi, riprendo io
seat-new-link = Nuovo link
seat-new-link-vacant = quello già inviato non porta più da nessuna parte
seat-new-link-mine = quello di prima non porta più da nessuna parte e gli altri miei dispositivi si alzano
seat-muted = in silenzio
seat-mute = Silenzia
seat-unmute = Ridai la parola
seat-remove = Allontana
seat-remove-sure = Allontanare davvero?
level-beginner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
watching =
    { $count ->
        [0] Nessuno sta guardando.
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
copy-mine = Il mio link
copy-invite = per { $name }
copy-way-back = il mio, per tornare a questo posto
your-name = Il tuo nome
name-label = Con che nome giochi?
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
over-tables = Tavoli finiti
my-tables-none = Nessuna partita in corso. Scegli un gioco qui sopra: bastano due tocchi.
open-tables = Tavoli aperti
open-tables-none = Nessuno in attesa, per ora. Apri un tavolo: gli amici lo vedranno qui.
lobby-seated = { $seated } su { $players } seduti
lobby-won =
    { $count ->
        [one] ha vinto { $winners }
       *[other] hanno vinto { $winners }
    }
lobby-over = nessuno ce l’ha fatta
lobby-running = si gioca
lobby-waiting = tocca a { $name }
lobby-with = con { $names }
lobby-alone = in solitaria
lobby-nobody = ancora nessun altro
lobby-now = adesso
lobby-remove = Togli dall’elenco
lobby-removed = Tolto: { $game }.
lobby-put-back = Rimettilo
join = Siediti
play = Gioca
open = Apri
look = Rivedi
watch = Guarda
# -- nuovo tavolo ------------------------------------------------------------------------
new-people = Chi gioca
new-players = Giocatori
new-unofficial = Il regolamento dice da { $min } a { $max } giocatori; ogni altro numero è una nostra variante.
lobby-variant = { $number }: nostra variante
new-me = io
new-friend = un amico, col link
new-hotseat = sullo stesso schermo
new-friend-name = Nome di chi inviti, se vuoi
new-hotseat-name = Nome
new-name-of = Nome del giocatore { $number }
new-who = Chi è il giocatore { $number }?
new-public = Mostra i posti liberi nell’atrio
new-clock = Tempo per ogni scelta
clock-none = senza limite
clock-60 = 1 minuto
clock-300 = 5 minuti
clock-86400 = 1 giorno
new-options = La partita
new-start = Comincia a giocare
new-open = Apri il tavolo
option-null = da regolamento
option-auto-true = automatica: attiva con questi giocatori
option-auto-false = automatica: spenta con questi giocatori
option-true = attiva
option-false = spenta
option-players = solo in { $count }
option-less = meno: { $what }
option-more = più: { $what }
option-one-least = Ne serve almeno una.
option-changed = Rimesso com’era: { $why }
card-cost = { $card }, costo { $cost }
card-only = { $card }
# -- sedersi e aspettare -----------------------------------------------------------------
join-title = C’è un invito per te: { $game }
join-here = il tuo posto
join-sit = Siediti
waiting-title = Il tavolo è aperto
waiting-sub = in attesa di giocatori
waiting-host = Manda a ogni amico il link di un posto. Quando tutti i posti sono presi, la partita comincia.
waiting-guest = Quando ci sono tutti, la partita comincia.
waiting-address = I link valgono per chi può aprire { $address }.
waiting-here-only = Orda è aperta solo su questo computer: per giocare con altri in rete avviala con: make play
waiting-start = Comincia, con bot nei posti liberi
invite = Invita qualcuno
invite-name = Invita { $name }
invite-friend = chi vuoi
invite-copied = Link copiato: mandalo a { $name }.
invite-shared = Link passato a { $name }.
invite-one = Copia il link del posto libero.
invite-each = Ogni posto libero ha il suo link: un tocco per ogni persona.
invite-scan = o inquadralo col telefono
invite-qr = Codice QR del link per { $name }
# -- tavolo ------------------------------------------------------------------------------
your-turn = tocca a te
your-choice = Scegli tu.
their-turn = sta giocando
turn-number = turno { $turn }
turn-heading = Turno { $turn }
you-watch = stai guardando
waiting-for = Tocca a { $name }
waiting-for-me = Poi tocca a te
hint-chance = Probabilità di vincere
narrator-rolls = { $name } tira…
narrator-you-roll = Tiri il dado…
narrator-last = Le ultime cose successe
narrator-skip = Salta
since-last-turn = Dal tuo ultimo turno
since-more = { $count ->
    [one] e un’altra cosa
   *[other] e altre { $count } cose
}
waiting-answers = In attesa delle risposte
undo = Annulla
undo-ask = Chiedi se puoi annullare
hint = Consiglio
log = Diario
log-short = Diario
log-empty = Ancora niente.
log-undone = Annullato:
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Scrivi qualcosa
chat-send = Invia
unread = da leggere
all-choices = Tutte le scelte
choices-short = Scelte
table-menu = Tavolo e posti
result = Risultato
goal = L’obiettivo
time-left = Tempo rimasto
ask-undo = { $name } vorrebbe annullare una scelta.
ask-stand-in = { $name } chiede: facciamo giocare un bot per { $target }?
ask-take-seat = { $name } chiede di sedersi al posto di { $target }, e ne vedrebbe le carte. Va bene?
ask-open-seat = { $name } vuole far sedere un amico al posto di { $target }: ne vedrebbe le carte. Va bene?
ask-waiting = In attesa di { $names }
absent =
    { $count ->
        [one] { $names } non è al tavolo.
       *[other] { $names } non sono al tavolo.
    }
absent-bot-for = Un bot per { $name }
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
deck = nel mazzo
discard = negli scarti
deck-title = Mazzo
discard-title = Scarti
# -- rivedere ----------------------------------------------------------------------------
replay = Rivedi
replay-start = L’inizio
replay-timeline = Linea del tempo
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-turn-back = Al turno prima
replay-turn-next = Al turno dopo
replay-speed = Velocità
replay-play = Avvia
replay-pause = Pausa
replay-at = { $at } / { $of } · turno { $turn }
replay-continue = Continua da qui
replay-leave = Torna al tavolo
replay-eyes = Con gli occhi di chi
replay-spectator = Spettatore
fork-more = Un nuovo tavolo comincia da questo momento, contro i bot. Le carte che non potevi conoscere vengono rimescolate.
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
end-lost = Non ce l’ha fatta nessuno
end-sub =
    { $turns ->
        [one] finita in un turno
       *[other] finita in { $turns } turni
    }
rematch = Rivincita
rematch-waits = gli altri sono pronti
see-table = Il tavolo
standings = Classifica
standings-team = La squadra
chart-none = La storia della partita
chart-goal = obiettivo
# -- l'analisi ---------------------------------------------------------------------------
analysis = Analisi della partita
analysis-short = Analisi
analysis-about = Dove si è decisa, quali scelte sono costate di più e quanto era fortuna? Il maestro giudica ogni scelta di una persona da quello che quella persona poteva sapere.
analysis-begin = Analizza la partita
analysis-again = Riprova
analysis-stop = Interrompi
analysis-working = Il maestro sta ripassando la partita. Puoi lasciare questa pagina e tornare.
analysis-reading = Leggo la partita…
analysis-progress = { $done } su { $total } momenti
analysis-failed = Questa partita non si è potuta analizzare.
analysis-curve = Probabilità di vittoria, mossa per mossa, come ogni giocatore poteva conoscerla
analysis-choices =
    { $mistakes ->
        [0] Nessun errore
        [one] Un errore
       *[other] { $mistakes } errori
    } in { $choices ->
        [one] una scelta
       *[other] { $choices } scelte
    }{ $mistakes ->
        [0] .
       *[other] : regalato il { $lost } di una vittoria.
    }
analysis-bot = Un bot, non giudicato.
analysis-luck = Fortuna { $luck } (± { $error }).
analysis-better = Maestro: { $choice }
analysis-when = Turno { $turn } · probabilità di { $player }
analysis-watch = Guarda
analysis-what-if = E se…?
analysis-what-if-more = Continua da lì al posto di { $player }, contro i bot. Le carte che non potevi conoscere vengono rimescolate.
analysis-all-mistakes =
    { $count ->
        [one] Un errore
       *[other] { $count } errori
    }
analysis-in-words = La curva a parole
analysis-turn = Turno
proof = Carte mescolate senza trucchi
proof-checking = Ricontrollo ogni mescolata…
proof-fair = Tutto regolare: nessuna carta toccata
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
# -- push: lo dice il service worker --------------------------------------------------------
push-turn = Tocca a te
push-turn-more = { $game }
push-joined = Al tavolo c’è { $name }
push-joined-more = { $game }
push-invited = Ti aspetta la rivincita
push-invited-more = { $game }
# -- impostazioni ------------------------------------------------------------------------
set-language = Lingua
set-motion = Movimento
motion-full = pieno
motion-quick = rapido
motion-off = nessuno
set-pace = Per quanto si vede che cosa fanno gli altri
pace-slow = lento
pace-normal = normale
pace-fast = veloce
pace-none = subito
set-palette = Colori
palette-night = notte in città
palette-safe = adatti ai daltonici
set-sound = Suoni
set-volume = Volume
set-vibration = Vibrazione
set-notifications = Una notifica quando tocca a me e sono altrove
notify-how = Anche quando nessuna pagina di Orda è aperta, se il browser ha un servizio push.
notify-insecure = Qui non funziona: la pagina è aperta senza HTTPS.
notify-install = Su questo dispositivo aggiungi prima Orda alla schermata Home e aprila da lì.
notify-unsupported = Questo browser non ha notifiche per le pagine.
notify-refused = Al browser è stato detto di non permetterle. Si può cambiare nelle sue impostazioni per questa pagina.
notify-unreachable = Il servizio push del browser non risponde: l’avviso arriva solo mentre una pagina di Orda è aperta.
insecure-more = Senza HTTPS il browser non tiene acceso lo schermo nel tuo turno, non installa Orda come app e non ha una pagina per quando manca la rete. Giocare, i link e la copia funzionano. Chi gestisce questo server trova che cosa fare in docs/hosting.md.
keys = Tasti al tavolo
key-arrows = ← →
key-arrows-does = passa da una scelta all’altra
key-enter = Invio
key-enter-does = sceglie
key-space = Spazio
key-space-does = salta al mio turno
key-u = U
key-u-does = annulla
key-h = H
key-h-does = consiglio
key-r = R
key-r-does = regole
key-l = L
key-l-does = diario
key-c = C
key-c-does = chat
key-escape = Esc
key-escape-does = rimette giù la carta scelta, chiude
key-a = A
key-a-does = tutte le scelte
key-i = I
key-i-does = legge la carta selezionata
key-s = S
key-s-does = tavolo e posti
key-map = + − 0
key-map-does = sulla mappa: ingrandisci, riduci, tutta intera
# -- che cosa può andare storto ------------------------------------------------------------
oops-unplugged = Manca la rete
oops-unplugged-more = I tuoi tavoli sono sul server e niente va perso. Questa pagina torna da sola insieme alla rete.
oops-offline = Il server non risponde
oops-offline-more = Forse sta ripartendo. Niente di ciò che è stato giocato va perso.
oops-offline_table = Adesso non c’è connessione: non si può scegliere niente. Appena torna si va avanti da qui, e niente va perso.
oops-internal = Qualcosa si è rotto
oops-internal-more = Non è colpa tua. Niente di ciò che è stato giocato va perso.
oops-not_found = Qui non c’è niente
oops-not_found-more = Questa pagina è stata mangiata. L’atrio è ancora in piedi.
oops-no_such_table = Questo tavolo non esiste
oops-no_such_table-more = L’indirizzo può essere incompleto, o il tavolo è stato tolto.
oops-no_such_link = Questo link non porta da nessuna parte
oops-no_such_link-more = Chiedine uno nuovo a chi te l’ha mandato.
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
oops-busy = Il server è occupato
oops-busy-more = La pagina riprova da sé. Nulla di quello che è stato giocato va perso.
oops-too_soon = È via solo da un momento
oops-too_soon-more = Aspetta un momento: può tornare subito.
oops-stopped = Questa partita è stata fermata
oops-stopped-more = Una scelta non finirebbe mai. Tutti gli altri tavoli vanno avanti.
oops-closed = Questo tavolo è stato chiuso
oops-closed-more = L’ha chiuso chi gestisce il server.
oops-damaged = Questo tavolo non si può leggere
oops-damaged-more = Quello che ne era conservato è danneggiato. Tutti gli altri tavoli vanno avanti.
oops-removed = Chi ha aperto il tavolo ti ha allontanato
oops-removed-more = A questo tavolo non puoi tornare. Tutti gli altri ti sono aperti.
oops-muted = Chi ha aperto il tavolo ti ha messo in silenzio
oops-muted-more = Puoi continuare a giocare, ma non scrivere qui.
oops-nobody = Lì non c’è nessuno
oops-nobody-more = Chiunque fosse, se n’è andato.
oops-nothing_to_undo = Non c’è niente da annullare
oops-nothing_to_undo-more = Non hai ancora scelto niente.
# -- il tavolo generale: nomi di quello che c’è ------------------------------------------
field-phase = fase
field-round = giro
field-kill_target = trofei per vincere
field-tiles_left = tessere nel mazzo
field-tile_drawn = tessera pescata
field-deck_size = carte nel mazzo
field-discard = scarti
field-lives = vite
field-bullets = munizioni
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
verb-place = Metti la tessera
verb-play = Gioca una carta
verb-step = Muovi
verb-zombie = Muovi uno zombie
verb-search = Cerca
verb-attack = Attacca
verb-throw = Lancia
verb-use = Usa un oggetto
verb-ability = Abilità
verb-quote = Citazione
verb-put = Rimetti
verb-pile = Pile
verb-burn = Brucia
verb-refill = Ricarica
choose-tab = Scegli

# -- un potere che si usa una volta -----------------------------------------------------

once-title = Una volta per partita
once-why = Si può fare una volta sola in tutta la partita.
once-use = Sì, ora
once-leave = Non ora

# The coach
learn = Impara in tre minuti
coach = Guida
coach-step = { $at } di { $of }
coach-next = Ho capito
coach-back = Indietro
coach-end = Senza guida
coach-done = È tutto quello che serve. Il consiglio e le regole sono lì quando vuoi: buon divertimento!
key-g = G
key-g-does = a quello che dice la guida

# After the game
after-moments = Momenti da rivedere
after-turn = Turno { $turn }
after-dice = La fortuna con i dadi
after-nothing = niente
dice-sum = { $rolls ->
        [one] Un tiro
       *[other] { $rolls } tiri
    }, { $total } in tutto; in media sarebbero { $expected }.
dice-more = { $by } più della media.
dice-less = { $by } meno della media.
dice-even = Esattamente la media.
dice-face =
    il { $face }: { $count ->
        [0] mai
        [one] una volta
       *[other] { $count } volte
    }
