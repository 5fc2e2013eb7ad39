# Zombies!!! on the screen, in English: what only the browser says.

zombies-mood = Race
zombies-option-kill_target-null = by the rules ({ $usual })
zombies-option-max_rounds-null = no limit
zombies-option-scenario-none = the race to the helicopter
zombies-option-scenario-keys = the helicopter keys
zombies-option-event_decks-merged = one deck for all
zombies-option-event_decks-separate = one for each set
zombies-option-event_decks-recommended = the recommended 76 cards (base and Not Dead Yet)
zombies-option-event_decks-custom = one for each player
zombies-option-card_sets-base = Base
zombies-option-card_sets-dc = Dead Corps(e)
zombies-option-card_sets-mw = Mall Walkers
zombies-option-card_sets-ndy = Not Dead Yet
zombies-option-card_sets-te = The End
zombies-option-kill_target-allowed = A whole number from 1 on.
zombies-option-max_rounds-allowed = A whole number from 1 on.
zombies-brings-base = Streets, buildings and Town Square, and the helicopter among the last ten tiles: the game as it began.
zombies-brings-dc = A base behind the Front Gate: jeeps from the Motor Pool, a laboratory with enhanced zombies, one more helipad.
zombies-brings-mw = A mall on two floors behind the Front Door: shops, ducts to crawl through, an escalator and a helipad on the second floor.
zombies-brings-ndy = Cards only, for any city: answers, second chances, and much that you would not wish on a friend.
zombies-brings-te = Woods beyond the Bridge: dogs that run in pairs, half lives, and a spell in the Cabin that wins the game.
zombies-option-event_decks-merged-more = All event cards in one deck, shuffled again when it is used up.
zombies-option-event_decks-separate-more = Whoever draws chooses from which set’s deck each card comes.
zombies-option-event_decks-recommended-more = 76 cards chosen from the city and Not Dead Yet, made for the city.
zombies-option-event_decks-custom-more = Everybody draws from a deck of their own, at most two of a card; it is never shuffled again.
zombies-option-scenario-keys-more = Only whoever has the keys can fly away: the highest roll gets them at the start, and they can be won in a duel.
zombies-goal = The middle of a helipad with no zombie there, or enough trophies: one for each zombie killed. In the woods also the spell in the Cabin.
zombies-goal-city = The middle of a helipad with no zombie there, or enough trophies: one for each zombie killed.
zombies-goal-both = The middle of a helipad with no zombie there, the spell in the Cabin, or enough trophies: one for each zombie killed.
zombies-goal-woods = The spell in the Cabin, or enough trophies: one for each zombie killed.
zombies-goal-keys = The middle of a helipad with no zombie there, with the helicopter keys in your hand; or enough trophies: one for each zombie killed.
zombies-kind-event = Event
zombies-kind-item = Item
zombies-unit =
    { $count ->
        [one] trophy
       *[other] trophies
    }
zombies-progress = Trophies after each turn
zombies-map = The city
zombies-map-keys = Map. Arrows go from square to square, Enter chooses, N goes to the next lit square, D describes the surroundings.
zombies-zoom-in = Closer
zombies-zoom-out = Farther
zombies-centre = Centre on me
zombies-overview = Whole city
zombies-describe = Describe the surroundings
zombies-surroundings = Around you
zombies-keys-help = On the map: arrows move, Shift with arrows shifts the view, Enter chooses, N and B go to the next and previous lit square, plus and minus zoom, M centres on you, O shows the whole city, R or T turns a tile.
zombies-phases = Phases of the turn
zombies-phase-explore = Explore
zombies-phase-fight = Fight
zombies-phase-refill = Refill
zombies-phase-move = Move
zombies-phase-zombies = Zombies
zombies-phase-discard = Discard
zombies-kills = trophies
zombies-to-win =
    { $count ->
        [one] 1 trophy wins
       *[other] { $count } trophies win
    }
zombies-lives = lives
zombies-bullets = bullets
zombies-dead = dead, back next turn
zombies-jeep = Drives a jeep
zombies-duct = May take the air duct
zombies-may-play = May play a card this round
zombies-has-played = Has played the card of this round
zombies-use = Use { $card }
zombies-this-player = Choose
zombies-until-now = until the end of this turn
zombies-until-next = until { $name }’s turn is over
zombies-drawn = Drawn tile
zombies-n-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
zombies-n-dogs =
    { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
    }
zombies-n-lives =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
zombies-n-bullets =
    { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }
zombies-n-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
zombies-turn = Turn
zombies-ways =
    { $count ->
        [one] one way
       *[other] { $count } ways
    }
zombies-place = Place: { $tile }
zombies-place-why =
    { $count ->
        [one] Every road must meet a road. One place is lit.
       *[other] Every road must meet a road. { $count } places are lit: choose one, press it again to place.
    }
zombies-place-why-woods =
    { $count ->
        [one] Open ground must meet open ground. One place is lit.
       *[other] Open ground must meet open ground. { $count } places are lit: choose one, press it again to place.
    }
zombies-place-here = Place here
zombies-movement = Movement
zombies-moves = { $name } moves
zombies-steps-left =
    { $count ->
        [one] step left
       *[other] steps left
    }
zombies-led-by = led by { $name }
zombies-last-roll = Last roll
zombies-rolled = { $name } rolled { $die }
zombies-rolled-need = { $name } has { $total }, needs { $need }
zombies-tiles-left =
    { $count ->
        [one] tile left
       *[other] tiles left
    }
zombies-deck = cards in the deck
zombies-tiles-title = Tiles still to come
zombies-deck-shut = not yet to be drawn
zombies-no-tiles = No tile is left.
zombies-removed = Without a place, out of the game: { $tiles }
zombies-move-up-to =
    { $count ->
        [one] Move one square
       *[other] Move up to { $count } squares
    }
zombies-lead =
    { $count ->
        [one] Lead { $name } one square
       *[other] Lead { $name } up to { $count } squares
    }
zombies-move-why = Tap a square to walk there; you stop when something happens. A red fist means a fight.
zombies-move-again = There are fights on the way. Tap the square again to go.
zombies-stay = Stay here
zombies-move-zombie = Move a zombie
zombies-move-to = Where does it go?
zombies-move-zombie-why = Three different zombies move: one square each, enhanced ones and dogs one or two. Choose one, then a lit square.
zombies-still =
    { $count ->
        [one] One to go.
       *[other] { $count } to go.
    }
zombies-place-for-me = Place for me
zombies-move-for-me = Move for me
zombies-table-waits = The table waits
zombies-aim = { $card }: on whom?
zombies-aim-where = { $card }: where?
zombies-aim-player = Choose a player.
zombies-choose-tile = Tap a lit tile on the map.
zombies-choose-square = Tap a lit square on the map.
zombies-other-card = Another card
zombies-look-through =
    { $count ->
        [one] Look through one card
       *[other] Look through { $count } cards
    }
zombies-heap-none = No card has these words.
zombies-play-which = Play { $card }: choose the target
zombies-tab-play = Play
zombies-tab-answer = Answer
zombies-tab-discard = Discard
zombies-pass = Pass
zombies-pass_turn = Pass for this turn
zombies-pass_round = Pass until my next turn
zombies-passing = You have passed in advance: you are not asked for cards.
zombies-moments = When to ask me for a card
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
zombies-keep-bullets =
    { $count ->
        [0] you keep no bullets
        [one] you keep one bullet
       *[other] you keep { $count } bullets
    }
zombies-keep-lives =
    { $count ->
        [0] you keep no lives
        [one] you keep one life
       *[other] you keep { $count } lives
    }
zombies-keep-lives-half =
    { $count ->
        [0] you keep half a life
       *[other] you keep { $count } and a half
    }
zombies-desperate-why = you survive, the turn is over
zombies-give-up-why = these trophies are lost
zombies-die-why = half your trophies and all cards are lost
zombies-adds = +{ $count } to this roll
zombies-adds-kills = +{ $count } to this roll: killed
zombies-auction = Auction: { $tile }
zombies-auction-why =
    { $count ->
        [one] The highest bidder pays in trophies and lays it in the place shown in amber on the map, turned as they like.
       *[other] The highest bidder pays in trophies and lays it in one of the { $count } places shown in amber on the map.
    }
zombies-sites = Places that are bid for
zombies-site-there = A place that is bid for
zombies-site = Place { $where }; from here, { $side }. { $ways }
zombies-site-steps =
    { $steps ->
        [one] { $name }: one step.
       *[other] { $name }: { $steps } steps.
    }
zombies-site-no-way = { $name }: no way leads there.
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
zombies-here = Here: { $place }
zombies-away =
    { $steps ->
        [one] One step { $side }
       *[other] { $steps } steps { $side }
    }
zombies-away-unreached = To the { $side }, no way leads there yet
zombies-inside = { $tile }, inside
zombies-outside =
    { $tile }, { $zone ->
        [city] street
        [mall1] corridor
        [mall2] corridor
       *[other] outdoors
    }
zombies-blocked = Blocked
zombies-nothing = Nothing built
zombies-word-normal =
    { $count ->
        [one] Zombie
       *[other] { $count } zombies
    }
zombies-word-enhanced =
    { $count ->
        [one] Enhanced zombie
       *[other] { $count } enhanced zombies
    }
zombies-word-dog =
    { $count ->
        [one] Zombie dog
       *[other] { $count } zombie dogs
    }
zombies-word-life = A life
zombies-word-bullet = A bullet
zombies-word-keys = Helicopter keys
zombies-can-go =
    { $steps ->
        [one] You can get here in one step
       *[other] You can get here in { $steps } steps
    }{ $fights ->
        [0] { "" }
        [one] , with one fight
       *[other] , with { $fights } fights
    }
zombies-can-take = You can move this zombie
zombies-can-choose = You can choose this square
zombies-ghost =
    { $ways ->
        [one] Place { $where }. { $turnings } { $chosen ->
            [yes] Enter places the tile.
           *[no] Enter chooses the place.
        }
       *[other] Place { $where }. { $turnings } { $chosen ->
            [yes] R turns it. Enter places the tile as told first.
           *[no] Enter chooses the place.
        }
    }
zombies-turned = { $turn }°: { $roads }.
zombies-beside = { $side } of { $tile }
zombies-building = { $tile }. Enter chooses it.
zombies-side-N = North
zombies-side-E = East
zombies-side-S = South
zombies-side-W = West
zombies-wall = a wall
zombies-no-way = blocked
zombies-near =
    { $count ->
        [0] No zombie within six steps.
       *[other] Zombies within six steps: { $count }, { $steps ->
            [0] one is on your square.
            [one] the nearest one step { $side }.
           *[other] the nearest { $steps } steps { $side }.
        }
    }
zombies-death = { $name } dies
zombies-death-now = Half the trophies and all cards are lost; on the next turn they are back with 3 lives and 3 bullets.
zombies-death-me = You die!
zombies-death-me-now = Half your trophies and all your cards are lost. You come back with 3 lives, 3 bullets and 3 new cards.
zombies-closes =
    { $count ->
        [one] It would close a road for good.
       *[other] It would close { $count } roads for good.
    }
zombies-road-to = { $side } to { $tile }
zombies-road-open = { $side } open
zombies-road-closed = { $side } closed for good
zombies-no-roads = no roads
zombies-way =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $fights ->
        [0] { "" }
        [one] , { $fights } fight
       *[other] , { $fights } fights
    }
zombies-way-0 = north
zombies-way-1 = north-east
zombies-way-2 = east
zombies-way-3 = south-east
zombies-way-4 = south
zombies-way-5 = south-west
zombies-way-6 = west
zombies-way-7 = north-west
zombies-lit-there = What you can choose
zombies-beacon = { $what }, { $side }
zombies-beacon-steps =
    { $steps ->
        [one] { $what }, { $side }, one step
       *[other] { $what }, { $side }, { $steps } steps
    }
zombies-floors = Floors of the mall
zombies-floor-mall1 = First floor
zombies-floor-mall2 = Second floor
zombies-announced = Cards on their way
zombies-plays = plays
zombies-answers = answers
zombies-cancelled = cancelled
zombies-around-place =
    { $steps ->
        [0] Here, { $what }.
        [one] One step { $side }: { $what }.
       *[other] { $steps } steps { $side }: { $what }.
    }
zombies-zombies-in =
    { $count ->
        [one] { $tile }, one zombie on it
       *[other] { $tile }, { $count } zombies on it
    }
zombies-zombies-inside =
    { $count ->
        [one] { $tile }, one zombie inside
       *[other] { $tile }, { $count } zombies inside
    }
zombies-unreachable = { $what }: { $side }, no way leads there yet.
zombies-no-helipad = The helipad is not on the map yet.
zombies-no-cabin = The Cabin is not on the map yet.
zombies-held-skips = { $effect }: your turn does not take place.
zombies-held-bars = { $effect }: you cannot walk.
zombies-held-limits = { $effect }: you cannot walk everywhere.
zombies-held-led = { $name } decides where you walk.
zombies-bout = { $name } fights
zombies-adds-short = +{ $count }
zombies-paces-short =
    { $count ->
        [one] +{ $count } step
       *[other] +{ $count } steps
    }
zombies-pages =
    { $count ->
        [one] One page in play: +1 to the spell
       *[other] { $count } pages in play: +{ $count } to the spell
    }
zombies-draw-from = { $from } ({ $count })

# -- sets and decks ----------------------------------------------------------------------
zombies-build-tiles =
    { $count ->
        [one] tile
       *[other] tiles
    }
zombies-build-set-cards =
    { $count ->
        [one] event card
       *[other] event cards
    }
zombies-build-alone = Play it alone
zombies-build-of = Deck of { $name }
zombies-build-all = all that the limits allow
zombies-build-ready = a good deck ({ $count })
zombies-build-named = { $name } ({ $count })
zombies-build-unnamed = My deck
zombies-build-build = Build
zombies-build-same = Everybody brings the deck of { $name }
zombies-build-put-away = The deck of { $name } no longer fits: { $why }
zombies-build-title = Deck of { $name }
zombies-build-yours = The deck
zombies-build-cards = Cards to choose from
zombies-build-cards-of =
    { $count ->
        [one] card
       *[other] cards
    }
zombies-build-count =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
zombies-build-missing =
    { $count ->
        [one] One more is needed: a deck has at least { $least }.
       *[other] { $count } more are needed: a deck has at least { $least }.
    }
zombies-build-enough = Enough: a deck has at least { $least }.
zombies-build-row = { $card }, { $count } of { $most }
zombies-build-most =
    { $most ->
        [one] one is the most a deck may have.
       *[other] { $most } are the most a deck may have.
    }
zombies-build-tools = Name, keep, share
zombies-build-take-ready = Take the good deck
zombies-build-empty = Start from nothing
zombies-build-name = Name of the deck
zombies-build-keep = Keep on this device
zombies-build-kept = { $name } is kept on this device.
zombies-build-not-kept = This browser keeps nothing: { $name } stays until the page is left.
zombies-build-mine = Decks kept on this device
zombies-build-forget = Throw away: { $name }
zombies-build-copy = Copy as text
zombies-build-copy-by-hand = It could not be copied: here it is, to be copied by hand.
zombies-build-paste = Paste a text
zombies-build-paste-how = One card a line, as in “2 chainsaw”; “deck: name” gives it a name.
zombies-build-read = Read it
zombies-build-line = Line { $line }: { $why }
zombies-build-take-rest =
    { $count ->
        [one] Take the one card that is right
       *[other] Take the { $count } cards that are right
    }
zombies-build-search = Search by name and text
zombies-build-show = Show
zombies-build-show-all = all
zombies-build-show-in = in the deck
zombies-build-keys = Keys: ↑ ↓ to move, + and – to change, / to search, Esc to close.
zombies-build-none-found = No card is like that.
zombies-build-use = { $name } brings it
zombies-build-use-all = Everybody brings it
# What the coach says in a first game (lesson.py).
zombies-coach-goal = Kill zombies: each is a trophy, and in this first game ten trophies win. So does the middle of the helipad, once somebody has drawn it and it is free of zombies.
    .title = The goal
zombies-coach-cards = Three event cards are in your hand. The lit ones can be played now, one from your turn to your next. Point at one, or tap its i, to read it. If none tempts you, pass.
    .title = Your cards
zombies-coach-tile = Each turn you draw a tile and lay it where the map is lit. Its zombies come with it, and so do lives and bullets in buildings.
    .title = The city grows
zombies-coach-walk = Go to a lit square: two steps, and one more for each life. A zombie there is fought at once: a die of 4 or more kills it. Buildings are entered by their doors.
    .title = Walk and fight
zombies-coach-pay = The die was not enough. Add bullets until it is, or lose a life and roll again. Bullets for a small gap, lives when it is large: there is more of both in the buildings.
    .title = Too low
zombies-coach-zombies = Now three zombies take a step, and you choose which. Send them away from you, or towards the other player.
    .title = The zombies move
