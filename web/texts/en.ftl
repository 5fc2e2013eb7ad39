# The browser's own texts, in English. Those of the games stand beside each game.

# -- everywhere ------------------------------------------------------------------------
menu = Menu
tools = Tools
close = Close
save = Save
saved = Saved
copy = Copy
copied = Copied
copy-link = Copy link
yes = Yes
no = No
random = Random
nothing = nothing
empty = empty
loading = One moment…
try-again = Try again
lobby = Lobby
to-lobby = Back to the lobby
rules = Rules
settings = Settings
change-language = Cambia lingua: italiano
connection-lost = Connection lost. Reconnecting…
minutes = { $minutes } min
hours = { $hours } h
card = Card
card-read = Read { $card }
bot = Bot
guest = Guest
version-new = There is a newer version of Orda.
version-load = Load it
credits = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, recoloured. Fonts Londrina Solid and Barlow, SIL OFL.
# -- people ----------------------------------------------------------------------------
seat-number = Player { $number }
player-number = Player { $number }
seat-vacant = Free seat
seat-waiting = waiting for somebody
seat-bot = bot · { $level }
seat-person = at the table
seat-you = you
seat-me = You
seat-away = away, a bot plays
seat-offline = not connected
seat-give-bot = Seat a bot
seat-open = Open for a friend
seat-take = Sit here
seat-stand-in = Let a bot play
seat-leave = Let a bot play for me
seat-return = I’m back
seat-new-link = New link
seat-new-link-vacant = the one sent so far leads nowhere then
seat-new-link-mine = the one so far leads nowhere then, and my other devices get up
seat-muted = muted
seat-mute = Mute
seat-unmute = Let speak
seat-remove = Remove
seat-remove-sure = Really remove?
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
copy-mine = My own link
copy-invite = for { $name }
copy-way-back = my own way back to this seat
your-name = Your name
name-label = What should the others call you?
name-failed = That name cannot be used. Try another one.
change-name = change your name
# -- lobby -----------------------------------------------------------------------------
lobby-title = Pick your apocalypse
lobby-sub = Four games, your friends or a few bots. A name is enough.
new-table = New table
games = Games
game-zombies = Zombies!!!
game-zombinion = Zombinion
game-run = Zombie! Run for your lives!
game-off_the_dead = Off the Dead
coming-soon = Coming soon
my-tables = My tables
over-tables = Finished tables
my-tables-none = No table is being played. Pick a game above: two taps are enough.
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Open a table and friends will see it here.
lobby-seated = { $seated } of { $players } seated
lobby-won =
    { $count ->
        [one] won by { $winners }
       *[other] won by { $winners }
    }
lobby-over = lost together
lobby-running = being played
lobby-waiting = waiting for { $name }
lobby-with = with { $names }
lobby-alone = on your own
lobby-nobody = nobody else yet
lobby-now = just now
lobby-remove = Remove from the list
lobby-removed = Removed: { $game }.
lobby-put-back = Put it back
join = Join
play = Play
open = Open
look = Look
watch = Watch
# -- new table ---------------------------------------------------------------------------
new-people = Who plays
new-players = Players
new-unofficial = The rulebook says { $min } to { $max } players; any other number is our variant.
lobby-variant = { $number }: our variant
new-me = me
new-friend = a friend, by link
new-hotseat = on this screen too
new-friend-name = Friend’s name, if you like
new-hotseat-name = Name
new-name-of = Name of player { $number }
new-who = Who is player { $number }?
new-public = Show the free seats in the lobby
new-clock = Time for each choice
clock-none = as long as it takes
clock-60 = 1 minute
clock-300 = 5 minutes
clock-86400 = 1 day
new-options = The game
new-start = Start playing
new-open = Open the table
option-null = by the rules
option-auto-true = automatic: on with these players
option-auto-false = automatic: off with these players
option-true = on
option-false = off
option-players = { $count } players only
option-less = less: { $what }
option-more = more: { $what }
option-one-least = At least one is needed.
option-changed = Changed back: { $why }
card-cost = { $card }, cost { $cost }
card-only = { $card }
# -- joining and waiting -----------------------------------------------------------------
join-title = You are invited: { $game }
join-here = your seat
join-sit = Sit down
waiting-title = The table is open
waiting-sub = waiting for players
waiting-host = Send each friend the link of a seat. As soon as the last one sits down, the game begins.
waiting-guest = As soon as everybody is here, the game begins.
waiting-address = The links work for everybody who can open { $address }.
waiting-here-only = Orda is open on this computer only: to play with others on the network start it with: make play
waiting-start = Start, with bots in the free seats
invite = Invite a friend
invite-name = Invite { $name }
invite-friend = your friend
invite-copied = The link is copied: send it to { $name }.
invite-shared = The link has been handed on to { $name }.
invite-one = Copies the link of the free seat.
invite-each = Each free seat has its own link: one tap for each friend.
invite-scan = or scan it with a phone
invite-qr = QR code of the link for { $name }
# -- table -------------------------------------------------------------------------------
your-turn = your turn
your-choice = Your choice.
their-turn = playing
turn-number = turn { $turn }
turn-heading = Turn { $turn }
you-watch = you are watching
waiting-for = Waiting for { $name }
waiting-for-me = Then it is your turn
hint-chance = Chance of winning
narrator-rolls = { $name } rolls…
narrator-you-roll = You roll…
narrator-last = The last things that happened
narrator-skip = Skip
since-last-turn = Since your last turn
since-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
waiting-answers = Waiting for answers
undo = Undo
undo-ask = Ask to undo
hint = Hint
log = What happened
log-short = Log
log-empty = Nothing yet.
log-undone = Taken back:
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
unread = unread
all-choices = All choices
choices-short = Choices
table-menu = Table and seats
result = Result
goal = The goal
time-left = Time left
ask-undo = { $name } would like to take back a choice.
ask-stand-in = { $name } asks: shall a bot play for { $target }?
ask-take-seat = { $name } asks to sit down for { $target }, and would see its cards. All right?
ask-open-seat = { $name } wants a friend to sit down for { $target }, who would see its cards. All right?
ask-waiting = Waiting for { $names }
absent =
    { $count ->
        [one] { $names } is not here.
       *[other] { $names } are not here.
    }
absent-bot-for = A bot for { $name }
curtain-title = { $name }, it is your turn
curtain-more = Hands are hidden. Everybody else looks away, please.
curtain-lift = I am { $name }: show my cards
your-hand = Your hand
cards-in-hand = cards in hand
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hand = Hand
deck = in the deck
discard = discarded
deck-title = Deck
discard-title = Discard
# -- replay ------------------------------------------------------------------------------
replay = Replay
replay-start = The beginning
replay-timeline = Timeline
replay-back = One step back
replay-next = One step on
replay-turn-back = To the turn before
replay-turn-next = To the next turn
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-at = { $at } / { $of } · turn { $turn }
replay-continue = Continue from here
replay-leave = Back to the table
replay-eyes = Through whose eyes
replay-spectator = Spectator
fork-more = A new table begins at this moment, against bots. The cards you could not know are shuffled anew.
fork-as = You play
fork-level = The others are bots
fork-go = Play on
# -- the end -----------------------------------------------------------------------------
end-over = Game over
end-you = You win!
end-winner =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
end-all = You win together!
end-lost = Nobody made it
end-sub =
    { $turns ->
        [one] over after one turn
       *[other] over after { $turns } turns
    }
rematch = Rematch
rematch-waits = the others are ready
see-table = The table
standings = Standings
standings-team = The team
chart-none = The story of the game
chart-goal = goal
# -- analysis ----------------------------------------------------------------------------
analysis = Analysis of the game
analysis-short = Analysis
analysis-about = Where was it decided, which choices cost most, and how much was luck? Master judges every choice of a person by what that person could know.
analysis-begin = Analyse the game
analysis-again = Try again
analysis-stop = Stop
analysis-working = Master is going through the game. You may leave this page and come back.
analysis-reading = Reading the game…
analysis-progress = { $done } of { $total } moments
analysis-failed = This game could not be analysed.
analysis-curve = Chance of winning, move by move, as each player could know it
analysis-choices =
    { $mistakes ->
        [0] No mistake
        [one] One mistake
       *[other] { $mistakes } mistakes
    } in { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }{ $mistakes ->
        [0] .
       *[other] : { $lost } of a win given away.
    }
analysis-bot = A bot, not judged.
analysis-luck = Luck { $luck } (± { $error }).
analysis-better = Master: { $choice }
analysis-when = Turn { $turn } · chance of { $player }
analysis-watch = Watch
analysis-what-if = What if?
analysis-what-if-more = Play on from there in the seat of { $player }, against bots. The cards you could not know are shuffled anew.
analysis-all-mistakes =
    { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
analysis-in-words = The curve in words
analysis-turn = Turn
proof = Fair shuffles
proof-checking = Dealing everything again…
proof-fair = Checked: nothing was changed
proof-unfair = Something does not fit
proof-fair-more =
    { $count ->
        [one] One choice was played again with the secret promised before the game: all came out the same.
       *[other] { $count } choices were played again with the secret promised before the game: all came out the same.
    }
proof-unfair-more = The first difference is at choice { $number }.
proof-browser = Your browser checked the secret against its seal.
proof-commitment = Seal
proof-secret = Secret
proof-file = Save the game
# -- rules -------------------------------------------------------------------------------
rules-search = Search the rules
rules-cards = The cards
rules-contents = Contents
rules-now = The rule for this moment
rules-nothing = Nothing found for “{ $words }”.
rules-missing = The rules of this game are still being written.
# -- push: said by the service worker ------------------------------------------------------
push-turn = Your turn
push-turn-more = { $game }
push-joined = { $name } has sat down
push-joined-more = { $game }
push-invited = A rematch is waiting for you
push-invited-more = { $game }
# -- settings ----------------------------------------------------------------------------
set-language = Language
set-motion = Motion
motion-full = full
motion-quick = quick
motion-off = none
set-pace = How long what the others do is shown
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = at once
set-palette = Colours
palette-night = night city
palette-safe = colour-safe
set-sound = Sounds
set-volume = Volume
set-vibration = Vibration
set-notifications = A notification when it is my turn and I am elsewhere
notify-how = Also when no page of Orda is open, where the browser has a push service.
notify-insecure = This does not work here: the page was opened without HTTPS.
notify-install = On this device first add Orda to the home screen and open it from there.
notify-unsupported = This browser has no notifications for pages.
notify-refused = The browser has been told not to allow them. Its settings for this page can change that.
notify-unreachable = The browser’s push service does not answer: you are told only while a page of Orda is open.
insecure-more = Without HTTPS browsers also do not keep the screen on during your turn, cannot install Orda as an app and have no page for when there is no network. Playing, links and copying all work. Whoever runs this server finds what to do in docs/hosting.md.
keys = Keys at the table
key-arrows = ← →
key-arrows-does = go from choice to choice
key-enter = Enter
key-enter-does = choose it
key-space = Space
key-space-does = skip to my turn
key-u = U
key-u-does = undo
key-h = H
key-h-does = hint
key-r = R
key-r-does = rules
key-l = L
key-l-does = log
key-c = C
key-c-does = chat
key-escape = Esc
key-escape-does = put a picked card back, close
key-a = A
key-a-does = all choices
key-i = I
key-i-does = read the card that has the focus
key-s = S
key-s-does = table and seats
key-map = + − 0
key-map-does = on the map: nearer, farther, all of it
# -- what may go wrong -------------------------------------------------------------------
oops-unplugged = You are offline
oops-unplugged-more = Your tables are on the server, and nothing is lost. This page comes back by itself with the network.
oops-offline = The server does not answer
oops-offline-more = It may be starting again. Nothing that was played is lost.
oops-offline_table = There is no connection right now: nothing can be chosen. It goes on from here as soon as it is back, and nothing is lost.
oops-internal = Something broke
oops-internal-more = That was not you. Nothing that was played is lost.
oops-not_found = There is nothing here
oops-not_found-more = This page has been eaten. The lobby is still standing.
oops-no_such_table = There is no such table
oops-no_such_table-more = The address may be incomplete, or the table was removed.
oops-no_such_link = This link leads nowhere
oops-no_such_link-more = Ask whoever sent it for a new one.
oops-link_used = Somebody already sits here
oops-link_used-more = This link has been used. Ask for one of your own.
oops-table_full = All seats are taken
oops-table_full-more = Somebody was quicker.
oops-not_public = This table can be joined by link only
oops-not_public-more = Ask the host for a link.
oops-not_yours = That is not yours to do
oops-not_yours-more = The seat belongs to somebody else.
oops-bad_option = The game cannot be set up like that.
oops-bad_option-more = Change the options and try again.
oops-too_many = Too fast: wait a moment
oops-too_many-more = The server needs a breath.
oops-busy = The server is busy
oops-busy-more = It tries again by itself. Nothing that was played is lost.
oops-too_soon = They have only just gone
oops-too_soon-more = Wait a little: they may be back at once.
oops-stopped = This match has been stopped
oops-stopped-more = A choice in it would never end. All other tables go on.
oops-closed = This table has been closed
oops-closed-more = Whoever runs this server has closed it.
oops-damaged = This table cannot be read
oops-damaged-more = What was stored of it is damaged. All other tables go on.
oops-removed = The host has removed you
oops-removed-more = You cannot come back to this table. All others are open to you.
oops-muted = The host has muted you
oops-muted-more = You can play on, but not write here.
oops-nobody = There is nobody there
oops-nobody-more = Whoever it was has gone.
oops-nothing_to_undo = There is nothing to undo
oops-nothing_to_undo-more = You have not chosen anything yet.
# -- the general board: names of what is there --------------------------------------------
field-phase = phase
field-round = round
field-kill_target = trophies to win
field-tiles_left = tiles in the deck
field-tile_drawn = tile drawn
field-deck_size = cards in the deck
field-discard = discard pile
field-lives = lives
field-bullets = bullets
field-trophies = trophies
field-hand_size = cards in hand
field-items = items
field-half_life = half a life
field-effects = effects
field-fights = fight
field-resolving = card announced
field-duels = duel
field-keys = keys
field-horde = Horde
field-size = cards
field-arrow = arrow
field-seen = seen
field-remembered = remembered
field-piles = piles of rubble
field-turned = turned up
field-cemetery = cemetery
field-zombies = zombies
field-zombies_left = zombies left
field-biter = bites
field-attack = attack
field-wave_die = wave die
field-event = event
field-die = die
field-bonus = bonus
field-strength = strength
field-symbol = symbol
field-symbols = symbols
field-level = infection
field-track = dies at
field-ability = ability
field-ability_used = ability used
field-corridor = corridor
field-panic = panic
field-barricade = barricade
field-ammo = ammo
field-twice = twice
field-player = player
field-zombie = zombie
field-square = square
field-cards = cards
field-power = weapon
field-by = by
field-turns = turns
field-effect = effect
field-card = card
field-target = target
verb-place = Place the tile
verb-play = Play a card
verb-step = Walk
verb-zombie = Move a zombie
verb-search = Search
verb-attack = Attack
verb-throw = Throw
verb-use = Use an item
verb-ability = Ability
verb-quote = Quote
verb-put = Put back
verb-pile = Piles
verb-burn = Burn
verb-refill = Refill
choose-tab = Choose

# -- a power used once ---------------------------------------------------------------

once-title = Once in a game
once-why = This can be done only once in the whole game.
once-use = Do it
once-leave = Not now

# The coach
learn = Learn in three minutes
coach = Coach
coach-step = { $at } of { $of }
coach-next = Got it
coach-back = Back
coach-end = Skip the coach
coach-done = That is all you need. The hint and the rules are there whenever you want them; have fun!
key-g = G
key-g-does = to what the coach says

# After the game
after-moments = Moments worth another look
after-turn = Turn { $turn }
after-dice = Luck with the dice
after-nothing = nothing
dice-sum = { $rolls ->
        [one] One roll
       *[other] { $rolls } rolls
    }, { $total } in all; { $expected } could be expected.
dice-more = { $by } better than average.
dice-less = { $by } worse than average.
dice-even = Exactly average.
dice-face =
    a { $face }: { $count ->
        [0] never
        [one] once
       *[other] { $count } times
    }
