# What the browser and the terminal both say, whatever the game, in Italian.

orda-why-over = La partita è finita.
orda-why-turn = Non ora: deve scegliere { $player }.
orda-why-window = Non ora: gli altri possono ancora rispondere.
orda-why-asked = Non ora. { $prompt }
table-log-undo = { $player } annulla una scelta.
    .you = Annulli una scelta.
orda-why-watching = Stai solo guardando.
orda-why-not_started = Un posto è ancora libero.
orda-you = te
orda-swing = La svolta più grande: { $player } da { $before } a { $after } in un turno.

# L’analisi dopo la partita.
orda-analysis-mark-10 = impeccabile
orda-analysis-mark-9 = forte
orda-analysis-mark-7 = discreto
orda-analysis-mark-5 = incerto
orda-analysis-mark-3 = debole
orda-analysis-mark-0 = scarso
orda-analysis-kind-mistake = Errore
orda-analysis-kind-luck = Fortuna
orda-analysis-kind-others = Gli altri
orda-analysis-others = Quello che gli altri hanno fatto e pescato.
orda-analysis-points = Punti di svolta
orda-analysis-no-points = Nessun singolo momento ha deciso questa partita.
orda-analysis-no-mistakes = Nessun errore trovato.
