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
loading = One moment …
try-again = Try again
lobby = Lobby
to-lobby = Back to the lobby
rules = Rules
settings = Settings
change-language = Cambia lingua: italiano
connection-lost = Connection lost. Reconnecting by itself …
minutes = { $minutes } min
hours = { $hours } h
card = Card
bot = Bot
guest = Guest
credits = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, recoloured. Fonts Londrina Solid and Barlow, SIL OFL.

# -- people ----------------------------------------------------------------------------
seat-number = Player { $number }
player-number = Player { $number }
seat-vacant = Free seat
seat-waiting = waiting for somebody
seat-bot = bot · { $level }
seat-person = at the table
seat-you = you
seat-away = away, a bot plays
seat-offline = not connected
seat-give-bot = Bot
seat-open = Open for a friend
seat-take = Sit here
seat-stand-in = Let a bot play
seat-leave = Let a bot play for me
seat-return = I am back
level-easy = easy
level-medium = medium
level-hard = hard
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
mood-zombies = Race
mood-zombinion = Deck builder
mood-run = Party
mood-off_the_dead = Together
coming-soon = Coming soon
my-tables = My tables
my-tables-none = No table yet. Pick a game above: it takes two clicks.
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Open a table and friends will see it here.
lobby-seated = { $seated } of { $players } seated
lobby-won = over · won by { $winners }
lobby-over = over
lobby-running = being played
join = Join
play = Play
open = Open
look = Look
watch = Watch

# -- new table ---------------------------------------------------------------------------
new-people = Who plays
new-players = Players
new-unofficial = The box says { $min } to { $max } players; this works too.
new-me = me
new-friend = a friend, by link
new-hotseat = somebody on this screen
new-friend-name = Friend's name, if you like
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
kingdom-random = Ten at random
kingdom-own = My own ten
kingdom-random-more = Ten kinds of Combat cards are drawn when the game begins.
kingdom-count = { $count } of 10 chosen
kingdom-fill = Fill up at random
option-null = by the rules
option-players = { $count } players only
option-less = less: { $what }
option-more = more: { $what }
option-kill_target-null = by the rules
option-max_rounds-null = no limit
option-scenario-none = the race to the helicopter
option-scenario-keys = the helicopter keys
option-kingdom-allowed = It takes ten different cards.
option-team-allowed = One survivor for each place. Two must have different symbols; with the advanced rules a team of three or more must have all three.
option-kill_target-allowed = A whole number from 1 on.
option-max_rounds-allowed = A whole number from 1 on.
option-colts-allowed = For three players only.
option-double-allowed = For two players only.
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

# -- table -------------------------------------------------------------------------------
your-turn = your turn
their-turn = playing
turn-number = turn { $turn }
turn-heading = Turn { $turn }
you-watch = you are watching
waiting-for = Waiting for { $name }
waiting-answers = Waiting for answers
undo = Undo
undo-ask = Ask to undo
hint = Hint
log = What happened
log-short = Log
log-empty = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
unread = unread
all-choices = All choices
table-menu = Table and seats
result = Result
goal = The goal
goal-run = Five different items: you escape. Five different zombies: you turn.
goal-zombinion = Most points when the Horde is gone or three piles are empty.
goal-zombies = The middle of the helipad with no zombie there, or enough trophies: one for each zombie killed.
goal-off_the_dead = Put down every zombie together before the infection puts you down.
time-left = Time left
ask-undo = { $name } would like to take back a choice.
ask-stand-in = { $name } asks: shall a bot play for { $target }?
ask-take-seat = { $name } asks to sit down for { $target }, and would see its cards. All right?
ask-open-seat = { $name } wants a friend to sit down for { $target }, who would see its cards. All right?
ask-waiting = Waiting for { $names }
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
deck = deck
discard = discard
deck-title = Deck
discard-title = Discard

# -- kinds of cards ----------------------------------------------------------------------
kind-action = Action
kind-attack = Attack
kind-reaction = Reaction
kind-aim = Aim
kind-zombies = Zombies
kind-infection = Infection
kind-event = Event
kind-item = Item
worth-shots =
    { $count ->
        [one] shot
       *[other] shots
    }
worth-points =
    { $count ->
        [one] point
       *[other] points
    }
unit-zombies =
    { $count ->
        [one] trophy
       *[other] trophies
    }
unit-zombinion =
    { $count ->
        [one] point
       *[other] points
    }
unit-infection = infection

# -- Zombie! Run -------------------------------------------------------------------------
run-row-items = Items: { $count } of 5
run-row-zombies = Zombies: { $count } of 5
run-zombie = Zombie
run-special = Special Rule
run-why-special = An item to somebody else or a zombie before yourself; then you draw and go on.
run-why-cancel = Item and zombie of one symbol cancel each other.
run-before-whom = Before whom: { $card }?
run-choose-target = { $card }: choose before whom
run-other-card = Other card
run-new-hand = New hand of five
run-tab-play = Play
run-tab-me = For me
# Short names for small cards.
run-short-ball_item = Bat
run-short-ball_zombie = Sporty
run-short-book_item = Excuse
run-short-book_zombie = Teacher
run-short-drop_zombie = Rain
run-short-fish_item = Net
run-short-fish_zombie = Shark
run-short-flame_item = Extinguisher
run-short-flame_zombie = Burning
run-short-heart_zombie = Bride
run-short-leaf_item = Mower
run-short-leaf_zombie = Plant
run-short-note_item = Ear plugs
run-short-note_zombie = Singer
run-short-paw_item = Bone
run-short-paw_zombie = Dog
run-short-roach_zombie = Roaches
run-short-wheel_item = Stop sign
run-short-wheel_zombie = Bus
run-pill-cancel = Cancels: { $card }
run-pill-has = Has it already
run-pill-item =
    { $number ->
        [1] First item
        [2] Second item
        [3] Third item
        [4] Fourth item
       *[other] Fifth item: wins
    }
run-pill-zombie =
    { $number ->
        [1] First zombie
        [2] Second zombie
        [3] Third zombie
        [4] Fourth zombie
       *[other] Fifth zombie: turns
    }

# -- Zombinion ---------------------------------------------------------------------------
# Short names for small cards.
z-short-all_in = All in
z-short-explosive = Explosive
z-short-getaway = Getaway
z-short-hideout = Hideout
z-short-horde = Horde
z-short-many_zombies = Many
z-short-recon = Recon
z-short-regroup = Regroup
z-short-resupply = Resupply
z-short-shotgun = Shotgun
z-short-swarm = Swarm
z-short-upper_floor = Upper floor
z-base = Aim, zombies and infection
z-kingdom = Combat cards
z-pile = cost { $cost }, { $count } left: { $card }
z-trash = Trash
z-in-play = In play
z-aside = Set aside
z-shown = Shown by { $name }
z-actions =
    { $count ->
        [one] action
       *[other] actions
    }
z-shots =
    { $count ->
        [one] shot
       *[other] shots
    }
z-targets =
    { $count ->
        [one] target
       *[other] targets
    }
z-aim-all = Aim with all: +{ $shots }
z-tab-play = Play
z-tab-twice = Twice
z-tab-aim = Aim
z-tab-trash = Trash
z-tab-discard = Discard
z-tab-return = Put back
z-tab-show = Show
z-trash-chosen = Trash these: { $count }
z-discard-chosen = Discard these: { $count }

# -- replay ------------------------------------------------------------------------------
replay = Replay
replay-start = The beginning
replay-timeline = Timeline
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-at = { $at } / { $of } · turn { $turn }
replay-continue = Continue from here
replay-leave = To the table
replay-eyes = Through whose eyes
replay-spectator = Spectator
fork-more = A new table begins at this moment, against bots. What you could not know is dealt anew.
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
end-sub = over after { $turns } turns
rematch = Rematch
rematch-waits = the others are there
see-table = The table
standings = Standings
standings-team = The team
chart-none = The story of the game
chart-goal = goal
chart-items = Items after each turn
chart-kills = Kills after each turn
chart-points = Points in the deck after each turn
chart-score = Points after each turn
chart-infection = Infection after each turn
chart-trophies = Trophies after each turn
proof = Fair shuffles
proof-checking = Dealing everything again …
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

# -- settings ----------------------------------------------------------------------------
set-language = Language
set-motion = Motion
motion-full = full
motion-quick = quick
motion-off = none
set-palette = Colours
palette-night = night city
palette-safe = colour-safe
set-sound = A sound when it is my turn
set-notifications = A notification when it is my turn and I am elsewhere
notifications-refused = The browser does not allow notifications here.
keys = Keys at the table
key-arrows = ← →
key-arrows-does = go through what is lit
key-enter = Enter
key-enter-does = choose it
key-u = U
key-u-does = undo
key-h = H
key-h-does = hint
key-r = R
key-r-does = rules
key-l = L
key-l-does = what happened
key-c = C
key-c-does = chat
key-escape = Esc
key-escape-does = close

# -- what may go wrong -------------------------------------------------------------------
oops-offline = The server does not answer
oops-offline-more = It may be starting again. Nothing that was played is lost.
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
table-log-undo = { $player } takes back a choice.
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
oops-nothing_to_undo = There is nothing to undo
oops-nothing_to_undo-more = You have not chosen anything yet.

# -- Zombies!!!: the board ------------------------------------------------------------------
zombies-map = The city
zombies-map-keys = Map. Arrows go from square to square, Enter chooses, N goes to the next lit square, D describes the surroundings.
zombies-zoom-in = Closer
zombies-zoom-out = Farther
zombies-centre = Centre on me
zombies-overview = Whole city
zombies-describe = Describe the surroundings
zombies-surroundings = Around you
zombies-keys-help = On the map: arrows move, Shift with arrows shifts the view, Enter chooses, N and B go to the next and previous lit square, plus and minus zoom, M centres on you, O shows the whole city, T turns a tile.
zombies-phases = Phases of the turn
zombies-phase-explore = Explore
zombies-phase-fight = Fight
zombies-phase-refill = Refill
zombies-phase-move = Move
zombies-phase-zombies = Zombies
zombies-kills = trophies
zombies-lives = lives
zombies-bullets = bullets
zombies-dead = dead, back next turn
zombies-may-play = May play a card this round
zombies-has-played = Has played the card of this round
zombies-use = Use { $card }
zombies-this-player = Choose
zombies-until-now = until the end of this turn
zombies-until-next = until { $name }’s turn is over
zombies-effect-fear = Fear
zombies-effect-claustrophobia = Claustrophobia
zombies-effect-paralysis = Paralysed
zombies-effect-no_fights = Nobody fights
zombies-effect-no_zombie_moves = Zombies stand still
zombies-effect-chainsaw = Chainsaw +2
zombies-effect-molotov = Molotov +2
zombies-drawn = Drawn tile
zombies-n-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
  }
zombies-n-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
  }
zombies-n-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
  }
zombies-n-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
  }
zombies-turn = Turn
zombies-ways = { $count } ways
zombies-place = Place: { $tile }
zombies-place-why = { $count ->
    [one] Every road must meet a road. One place is lit.
   *[other] Every road must meet a road. { $count } places are lit; drag on one to turn the tile.
  }
zombies-place-here = Place here
zombies-movement = Movement
zombies-moves = { $name } moves
zombies-steps-left = { $count ->
    [one] step left
   *[other] steps left
  }
zombies-led-by = led by { $name }
zombies-last-roll = Last roll
zombies-rolled = { $name } rolled { $die }
zombies-rolled-need = { $name } has { $total }, needs { $need }
zombies-tiles-left = { $count ->
    [one] tile left
   *[other] tiles left
  }
zombies-deck = cards in the deck
zombies-tiles-title = Tiles still to come
zombies-no-tiles = No tile is left.
zombies-removed = Without a place, out of the game: { $tiles }
zombies-move-up-to = { $count ->
    [one] Move one square
   *[other] Move up to { $count } squares
  }
zombies-lead = { $count ->
    [one] Lead { $name } one square
   *[other] Lead { $name } up to { $count } squares
  }
zombies-move-why = Click a far square to walk there; you stop when something happens. A red fist means a fight.
zombies-stay = Stay here
zombies-move-zombie = Move a zombie
zombies-move-to = Where does it go?
zombies-move-zombie-why = Three different zombies move one square each. Choose one, then a lit square.
zombies-still = { $count ->
    [one] One to go.
   *[other] { $count } to go.
  }
zombies-place-for-me = Place for me
zombies-move-for-me = Move for me
zombies-table-waits = The table waits
zombies-aim = { $card }: on whom?
zombies-aim-where = { $card }: where?
zombies-aim-player = Choose a player.
zombies-aim-building = Choose a lit building on the map.
zombies-other-card = Another card
zombies-play-which = Play { $card }: choose the target
zombies-tab-play = Play
zombies-tab-answer = Answer
zombies-tab-discard = Discard
zombies-pass = Pass
zombies-pass_turn = Pass for this turn
zombies-pass_round = Pass until my turn
zombies-passing = You have passed in advance: you are not asked for cards.
zombies-moments = When to ask me
zombies-moments-why = Where you do not want to be asked, Orda passes for you at once. Kept in this browser.
zombies-moment-turn_start = At the start of a turn
zombies-moment-before_move = Before somebody moves
zombies-moment-between_steps = Between steps
zombies-moment-after_move = After a movement
zombies-moment-turn_end = At the end of a turn
zombies-moment-before_fight = Before a fight
zombies-moment-after_roll = After a roll
zombies-need = need
zombies-die = die
zombies-total = total
zombies-of-need = { $total } of { $need } needed
zombies-short = { $count } short: what do you pay?
zombies-old-trophy = an old trophy
zombies-kind-normal = Zombie
zombies-kind-enhanced = Enhanced zombie
zombies-kind-dog = Zombie dog
zombies-pay-kill = Kill it
zombies-pay-again = Roll again
zombies-pay-desperate = Fight desperately
zombies-pay-give-up = Give up
zombies-pay-die = Die
zombies-keep-bullets = { $count ->
    [0] you keep no bullets
    [one] you keep one bullet
   *[other] you keep { $count } bullets
  }
zombies-keep-lives = { $count ->
    [0] you keep no lives
    [one] you keep one life
   *[other] you keep { $count } lives
  }
zombies-desperate-why = you survive, the turn is over
zombies-give-up-why = these trophies are lost
zombies-die-why = half your trophies and all cards are lost
zombies-plus-two = +2 to this roll
zombies-plus-two-kills = +2 to this roll: killed
zombies-auction = The Helipad is auctioned
zombies-auction-why = The highest bidder pays in trophies and places it.
zombies-out = out
zombies-bidding = bids
zombies-highest = highest
zombies-less = Less
zombies-more = More
zombies-bid = Bid { $count }
zombies-no-bid = No bid
zombies-duel = Duel for the keys
zombies-duel-why = The higher total gets the helicopter keys; a tie leaves them.
zombies-holds-keys = holds the keys
zombies-challenges = challenges
zombies-at = { $x }, { $y }
zombies-inside = Inside: { $tile }
zombies-outside = Street: { $tile }
zombies-blocked = No way
zombies-nothing = Nothing built
zombies-word-normal = { $count ->
    [one] Zombie
   *[other] { $count } zombies
  }
zombies-word-enhanced = { $count ->
    [one] Enhanced zombie
   *[other] { $count } enhanced zombies
  }
zombies-word-dog = { $count ->
    [one] Zombie dog
   *[other] { $count } zombie dogs
  }
zombies-word-life = A life
zombies-word-bullet = A bullet
zombies-word-keys = Helicopter keys
zombies-can-go = { $fights ->
    [0] You can go here, steps: { $steps }
   *[other] You can go here, steps: { $steps }, fights: { $fights }
  }
zombies-can-take = You can move this zombie
zombies-can-choose = You can choose this square
zombies-ghost = { $ways ->
    [one] Place { $x }, { $y }, turned by { $turn } degrees. Enter places the tile.
   *[other] Place { $x }, { $y }, turned by { $turn } degrees. { $ways } ways to lie: T turns it. Enter places the tile.
  }
zombies-building = { $tile } on place { $x }, { $y }. Enter chooses it.
zombies-side-N = North
zombies-side-E = East
zombies-side-S = South
zombies-side-W = West
zombies-wall = a wall
zombies-no-way = no way
zombies-near = { $count ->
    [0] No zombie within six steps.
   *[other] Zombies within six steps: { $count }, the nearest after { $steps }.
  }
zombies-far = { $name }: { $steps } steps away.
# -- the general board: names of what is there --------------------------------------------
field-phase = phase
field-round = round
field-kill_target = kills to win
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
map = The city
map-piece = { $piece }, square { $x }, { $y }
map-other = Another one
map-turn = Turn it
map-nearer = Nearer
map-farther = Farther
team-choose = Our own choice
team-count = { $count } of { $places }: tap one to take them in or out
# -- Off the Dead: its board -----------------------------------------------------------------
kind-weapon = Weapon
kind-gear = Equipment
kind-wave = Surprise
kind-survivor = Survivor
offdead-phases = The turn
offdead-phase-first_action = Action
offdead-phase-bites = Bites
offdead-phase-moves = Moves
offdead-phase-wave = Wave
offdead-phase-second_action = 2nd action
offdead-phase-infection = Infection
offdead-zone-first = Zone 1
offdead-zone-second = Zone 2
offdead-zone-melee = Melee
offdead-zone =
    { $count ->
        [0] { $zone }: empty
        [one] { $zone }: one zombie
       *[other] { $zone }: { $count } zombies
    }
offdead-corridor = Corridor of { $who }
offdead-survivor = { $who }, played by { $name }
offdead-look = About { $who }
offdead-strength = strength
offdead-infection = Infection { $level } of { $track }
offdead-ready = ready
offdead-used = used
offdead-dead = One of them now
offdead-items = Items of { $who }
offdead-next = next
offdead-barricade = The barricade holds
offdead-here = Here
offdead-choose = Choose
offdead-choose-who = Choose { $who }
offdead-use-item = Use it
offdead-found = Found
offdead-you = you
offdead-hands = Bare hands
offdead-zombie = { $name }, strength { $strength }, { $symbols }; { $zone }, no. { $number }
offdead-zombie-down = Face-down zombie; { $zone }, no. { $number }
offdead-zombie-remembered = Face-down zombie, remembered: { $name }, strength { $strength }; { $zone }, no. { $number }
offdead-twice = Must be killed twice.
offdead-rubble = Rubble
offdead-rubble-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
offdead-turned = Turned up: { $items }
offdead-pile = Rubble pile { $number }: { $count ->
        [0] empty.
        [one] one card.
       *[other] { $count } cards.
    }
offdead-remembered = On top, as you remember: { $item }.
offdead-horde = Horde
offdead-next-to = next to
offdead-in-hand = somebody is looking
offdead-search = Search
offdead-quotes = Quotes
offdead-in-reach = { $count } in reach
offdead-say-it = Say it
offdead-back = Back
offdead-choose-target = { $name }: choose the target
offdead-ask-first = Your first action
offdead-ask-second = Your second action
offdead-ask-panic = Panic! No action for you
offdead-why-action = Search the rubble, attack, or throw an item to a neighbour. Equipment is free.
offdead-why-panic = Only what is free can still be done this turn.
offdead-with-what = With what?
offdead-why-hands = Only your own strength, and only in melee.
offdead-goggles = The top of the Horde
offdead-from-top = No. { $number }
offdead-put-under = Put back next: { $name }, strength { $strength }, pointing at { $whom }
offdead-cemetery = Cemetery
offdead-zombies = { $count ->
        [one] zombie
       *[other] zombies
    }
offdead-cards = { $count ->
        [one] item
       *[other] items
    }
offdead-trophies = Your trophies
offdead-trophies-why = They pay for quotes
offdead-together = Destroyed together
offdead-of = of { $all }
offdead-alive = { $alive } of { $all } alive · { $infected } infected
offdead-last-roll = Last roll
offdead-rolled = { $who } rolled { $die } + { $power }, needed { $strength }
offdead-in-words = The table in words
offdead-comic-quote = A quote
offdead-comic-ability = Once in a game!
offdead-comic-bitten = Dinner is served
offdead-comic-dies = One of them now
offdead-comic-gets_up = Not dead enough
offdead-comic-surprise = Surprise wave!
offdead-comic-sold_out = Sold out!
offdead-comic-barricade = They shall not pass
offdead-comic-fails = So much for that
offdead-comic-infection = It itches
offdead-comic-find = A pair!
offdead-comic-picks_up = Under the shoe
offdead-comic-kill = One less
offdead-comic-miss = Missed!
offdead-shout-seen_me = LOOK!
offdead-shout-where_from = OH NO!
offdead-shout-runs_at_me = NO NO NO!
offdead-shout-what_junk = CLANG!
offdead-shout-dies_twice = AGAIN?
offdead-shout-panic = MUMMY!
offdead-shout-ability = HA!
offdead-shout-bitten = CHOMP!
offdead-shout-dies = ARGH!
offdead-shout-gets_up = GRRR!
offdead-shout-surprise = BRAAAINS!
offdead-shout-sold_out = KNOCK KNOCK
offdead-shout-barricade = BONK!
offdead-shout-fails = OOPS!
offdead-shout-infection = COUGH!
offdead-shout-find = YES!
offdead-shout-picks_up = SQUISH!
offdead-shout-kill = BANG!
offdead-shout-miss = WHIFF!
offdead-news-name = The Daily Groan
offdead-news-date = Round { $round }, late edition
offdead-news-price = Price: one brain
offdead-news-triumph = Horde wiped out, not a scratch
offdead-news-victory = They all made it home
offdead-news-survivors = Victory, with empty chairs
offdead-news-last_breath = Won by a cough
offdead-news-lost = The dead hold the town
offdead-news-apocalypse = Who pressed the red button?
offdead-news-triumph-photo = The trophy, polished with what was left of the Horde.
offdead-news-victory-photo = Everybody is here. Do not stand too close.
offdead-news-survivors-photo = A toast to those who now groan elsewhere.
offdead-news-last_breath-photo = The last syringe in town.
offdead-news-lost-photo = The new town council at its first meeting.
offdead-news-apocalypse-photo = Seen from the next state. There is no next state.
offdead-news-count = { $gone } of { $all } zombies put to rest in { $turns } turns.
offdead-news-healthy = in perfect health
offdead-news-infected = infection { $level } of { $track }
offdead-news-dead = shuffles with the Horde
offdead-grade-word = Grade
offdead-grade = Grade { $grade } of { $of }
offdead-grade-triumph = Triumph
offdead-grade-victory = Victory
offdead-grade-survivors = Survivors
offdead-grade-last_breath = Last breath
offdead-grade-lost = Defeat
offdead-grade-apocalypse = Apocalypse
