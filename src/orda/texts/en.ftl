# What every game shares, and the terminal, in English.

orda-nothing = nothing
orda-seat = Player { $number }
orda-bot = Bot { $number }
orda-players = { $low } to { $high } players
orda-official = (the rulebook says { $low } to { $high }; any other number is our variant)
orda-bots = Bots: { $bots }; levels: { $levels }

orda-which-game = Which game?
orda-how-many = How many players ({ $low } to { $high })?
orda-not-a-number = "{ $typed }" is not possible. Type a number from { $low } to { $high }.

orda-table = The table:
orda-changed = Changed:
orda-gone = no more: { $line }
orda-pile-sizes = Cards on each pile: { $sizes }.
orda-fight = { $player } fights: the die must show { $need ->
        [1] anything at all
       *[other] { $need } or more
    }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus } counted
    }.
orda-note-cards = { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
orda-note-on_map = { $x }, { $y }
orda-note-zombie = a zombie
orda-note-strength = strength { $strength }
orda-note-need = { $need ->
        [1] any die does
        [6] needs a 6
       *[other] needs { $need } or more
    }
orda-note-beyond = needs { $need }, more than a die has

orda-your-choice = Your choice (? for help):
orda-help =
    Type the number of a choice and press Enter. What is about a pile has the number of the pile, and 0 is always enough or no.
    ? 3: the cards of choice or pile 3. i: all cards in sight. i bat: those with "bat" in their name.
    t: the whole table. o: the choices again. u: take back your last choice, while that is fair. q: leave; the game is kept.
orda-not-a-choice = "{ $typed }" is not a choice now. Type one of { $numbers }, or ? for help.
orda-undo-done = Taken back.
orda-undo-nothing = You have not chosen anything yet.
orda-undo-unfair = That cannot be taken back: since your last choice somebody else has chosen, a die has fallen or a card has come to light.
orda-cards-hand = In your hand:
orda-cards-table = On the table:
orda-cards-supply = In the supply:
orda-cards-choices = In your choices:
orda-no-card = No card has to do with { $number }.
orda-no-such-card = There is no card called "{ $typed }" in sight. Type i to see all of them.

orda-back = Back at the table after { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
orda-left = You left the table. To go on: { $command }
orda-over = The game is over.
orda-winners = Winners: { $winners }. { $reason }
orda-lost = Nobody wins. { $reason }
orda-scores = Scores: { $scores }.
orda-score = { $player } { $points }
orda-seed = Seed of this game: { $seed }.

orda-analysis-title = { $game }, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. Figures are per cent of a won game, ± one standard error.
orda-analysis-player = Player
orda-analysis-mark = Mark
orda-analysis-start = At first
orda-analysis-choices = Choices
orda-analysis-mistakes = Mistakes
orda-analysis-lost = Given away
orda-analysis-luck = Luck
orda-analysis-turn = Turn
orda-analysis-what = What happened
orda-analysis-change = Chance
orda-analysis-chosen = Chosen
orda-analysis-better = Master
orda-analysis-curve = Chance of winning, turn by turn, as each player could know it
orda-analysis-unjudged = bot
orda-analysis-marked = { NUMBER($mark, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $word }
