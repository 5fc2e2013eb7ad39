# Quello che hanno in comune tutti i giochi, e il terminale, in italiano.

orda-nothing = niente
orda-seat = Giocatore { $number }
orda-bot = Bot { $number }
orda-players = da { $low } a { $high } giocatori
orda-official = (il regolamento dice da { $low } a { $high }; ogni altro numero è una nostra variante)
orda-bots = Bot: { $bots }

orda-which-game = Quale gioco?
orda-how-many = In quanti si gioca (da { $low } a { $high })?
orda-your-choice = La tua scelta (da 1 a { $count }, t per il tavolo, ? per l'aiuto, q per uscire):
orda-help = Scrivi il numero di una scelta e premi Invio. t ripete il tavolo, o le scelte, q lascia la partita.
orda-not-a-choice = "{ $typed }" non è una scelta. Scrivi un numero da 1 a { $count }, t, o, ? oppure q.
orda-not-a-number = "{ $typed }" non va bene. Scrivi un numero da { $low } a { $high }.
orda-left = Hai lasciato il tavolo. Seme di questa partita: { $seed }.
orda-over = La partita è finita.
orda-winners = Vittoria di: { $winners }. { $reason }
orda-lost = Non vince nessuno. { $reason }
orda-scores = Punteggi: { $scores }.
orda-score = { $player } { $points }
orda-seed = Seme di questa partita: { $seed }.
orda-table = Il tavolo:
orda-asked = Tocca a te:
