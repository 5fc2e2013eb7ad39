# What the browser and the terminal both say, whatever the game, in English.

orda-why-over = The game is over.
orda-why-turn = Not now: it is { $player }’s turn to choose.
orda-why-window = Not now: the others may still answer.
orda-why-asked = Not now. { $prompt }
table-log-undo = { $player } takes back a choice.
    .you = You take back a choice.
orda-why-watching = You are only watching.
orda-why-not_started = A seat is still vacant.
orda-you = you
orda-swing = Greatest swing: { $player } from { $before } to { $after } in one turn.

# The analysis after the game.
orda-analysis-mark-10 = flawless
orda-analysis-mark-9 = strong
orda-analysis-mark-7 = decent
orda-analysis-mark-5 = shaky
orda-analysis-mark-3 = weak
orda-analysis-mark-0 = poor
orda-analysis-kind-mistake = Mistake
orda-analysis-kind-luck = Luck
orda-analysis-kind-others = The others
orda-analysis-others = What the others did and drew.
orda-analysis-points = Turning points
orda-analysis-no-points = No single moment decided this game.
orda-analysis-no-mistakes = No mistake was found.
