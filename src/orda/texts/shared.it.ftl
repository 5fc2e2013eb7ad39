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
