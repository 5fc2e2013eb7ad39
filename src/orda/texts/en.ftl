# What every game shares, and the terminal, in English.

orda-nothing = nothing
orda-seat = Player { $number }
orda-bot = Bot { $number }
orda-players = { $low } to { $high } players
orda-official = (the rulebook says { $low } to { $high }; any other number is our variant)
orda-bots = Bots: { $bots }

orda-which-game = Which game?
orda-how-many = How many players ({ $low } to { $high })?
orda-your-choice = Your choice (1 to { $count }, t for the table, ? for help, q to leave):
orda-help = Type the number of an option and press Enter. t tells the table again, o the options, q leaves the game.
orda-not-a-choice = "{ $typed }" is not a choice. Type a number from 1 to { $count }, t, o, ? or q.
orda-not-a-number = "{ $typed }" is not possible. Type a number from { $low } to { $high }.
orda-left = You left the table. Seed of this game: { $seed }.
orda-over = The game is over.
orda-winners = Winners: { $winners }. { $reason }
orda-lost = Nobody wins. { $reason }
orda-scores = Scores: { $scores }.
orda-score = { $player } { $points }
orda-seed = Seed of this game: { $seed }.
orda-table = The table:
orda-asked = You are asked:
