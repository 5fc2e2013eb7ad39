# What the browser and the terminal both say, whatever the game, in English.

orda-why-over = The game is over.
orda-why-turn = Not now: it is the turn of { $player } to choose.
orda-why-window = Not now: the others may still answer.
orda-why-asked = Not now. { $prompt }
table-log-undo = { $player } takes back a choice.
    .you = You take back a choice.
orda-why-watching = You are only watching.
orda-why-not_started = A seat is still vacant.
orda-you = you
orda-swing = Greatest swing: { $player } from { $before } to { $after } in one turn.
