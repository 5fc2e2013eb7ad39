# Quello che hanno in comune tutti i giochi, e il terminale, in italiano.

orda-nothing = niente
orda-seat = Giocatore { $number }
orda-bot = Bot { $number }
orda-players = da { $low } a { $high } giocatori
orda-official = (il regolamento dice da { $low } a { $high }; ogni altro numero è una nostra variante)
orda-bots = Bot: { $bots }; livelli: { $levels }

orda-which-game = Quale gioco?
orda-how-many = In quanti si gioca (da { $low } a { $high })?
orda-not-a-number = "{ $typed }" non va bene. Scrivi un numero da { $low } a { $high }.

orda-table = Il tavolo:
orda-changed = Cambiato:
orda-gone = non più: { $line }
orda-pile-sizes = Carte in ogni pila: { $sizes }.
orda-fight = Lotta di { $player }: il dado deve dare { $need ->
        [1] un numero qualsiasi
       *[other] { $need } o più
    }{ $bonus ->
        [0] {""}
       *[other] , contando +{ $bonus }
    }.
orda-note-cards = { $count ->
        [0] vuoto
        [one] una carta
       *[other] { $count } carte
    }
orda-note-on_map = { $x }, { $y }
orda-note-zombie = uno zombi
orda-note-strength = forza { $strength }
orda-note-need = { $need ->
        [1] basta qualunque dado
        [6] serve un 6
       *[other] serve { $need } o più
    }
orda-note-beyond = serve { $need }, più di quanto ha un dado

orda-your-choice = La tua scelta (? per l’aiuto):
orda-help =
    Scrivi il numero di una scelta e premi Invio. Quel che riguarda una pila ha il numero della pila, e 0 è sempre basta o no.
    ? 3: le carte della scelta o della pila 3. i: tutte le carte in vista. i mazza: quelle con "mazza" nel nome.
    t: tutto il tavolo. o: di nuovo le scelte. u: ritira la tua ultima scelta, finché è leale. q: lascia; la partita si conserva.
orda-not-a-choice = "{ $typed }" adesso non è una scelta. Scrivi uno di { $numbers }, oppure ? per l’aiuto.
orda-undo-done = Ritirata.
orda-undo-nothing = Non hai ancora scelto niente.
orda-undo-unfair = Non si può ritirare: dopo la tua ultima scelta ha scelto qualcun altro, è caduto un dado o è venuta alla luce una carta.
orda-cards-hand = In mano:
orda-cards-table = Sul tavolo:
orda-cards-supply = Nella riserva:
orda-cards-choices = Fra le tue scelte:
orda-no-card = Nessuna carta ha a che fare con { $number }.
orda-no-such-card = Non c’è in vista nessuna carta di nome "{ $typed }". Scrivi i per vederle tutte.

orda-back = Di nuovo al tavolo dopo { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }.
orda-left = Hai lasciato il tavolo. Per continuare: { $command }
orda-over = La partita è finita.
orda-winners = Vittoria di: { $winners }. { $reason }
orda-lost = Non vince nessuno. { $reason }
orda-scores = Punteggi: { $scores }.
orda-score = { $player } { $points }
orda-seed = Seme di questa partita: { $seed }.

orda-analysis-title = { $game }, { $choices ->
        [one] una scelta
       *[other] { $choices } scelte
    }. Le cifre sono percentuali di una partita vinta, ± un errore standard.
orda-analysis-player = Giocatore
orda-analysis-mark = Voto
orda-analysis-start = All’inizio
orda-analysis-choices = Scelte
orda-analysis-mistakes = Errori
orda-analysis-lost = Regalato
orda-analysis-luck = Fortuna
orda-analysis-turn = Turno
orda-analysis-what = Che cosa è successo
orda-analysis-change = Probabilità
orda-analysis-chosen = Scelta
orda-analysis-better = Maestro
orda-analysis-curve = Probabilità di vittoria, turno per turno, come ogni giocatore poteva conoscerla
orda-analysis-unjudged = bot
orda-analysis-marked = { NUMBER($mark, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $word }
