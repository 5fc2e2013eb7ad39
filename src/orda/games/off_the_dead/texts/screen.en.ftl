# Off the Dead on the screen, in English: what only the browser says.

off_the_dead-mood = Together
off_the_dead-option-team-allowed = One survivor for each place. Two must have different symbols; with the advanced rules a team of three or more must have all three.
off_the_dead-option-colts-allowed = For three players only.
off_the_dead-option-double-allowed = For two players only.
off_the_dead-goal = Put down every zombie together before the infection puts you down.
off_the_dead-unit = infection
off_the_dead-progress = Infection after each turn
off_the_dead-pick-own = Our own choice
off_the_dead-pick-count = { $count } of { $places }: tap one to take them in or out
off_the_dead-kind-weapon = Weapon
off_the_dead-kind-gear = Equipment
off_the_dead-kind-wave = Surprise
off_the_dead-kind-survivor = Survivor
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
offdead-rubble-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
offdead-turned = Turned up: { $items }
offdead-pile =
    Rubble pile { $number }: { $count ->
        [0] empty.
        [one] one card.
       *[other] { $count } cards.
    }
offdead-remembered = On top, as you remember: { $item }.
offdead-horde = Horde
offdead-next-to = next:
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
offdead-put-under = Put back next: { $name }, strength { $strength }, pointing { $whom }
offdead-cemetery = Cemetery
offdead-zombies =
    { $count ->
        [one] zombie
       *[other] zombies
    }
offdead-cards =
    { $count ->
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
offdead-comic-surprise = Who’s there?
offdead-comic-sold_out = Encore!
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
offdead-news-count =
    { $gone } of { $all } zombies put to rest in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
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
off_the_dead-kind-zombies = Zombie
offdead-death = Dead: { $who }
offdead-death-now = With the whole corridor under the Horde, and the items are lost. The others play on, one fewer.
offdead-death-me = You are dead: { $who }
offdead-death-me-now = Your items are lost, and you come back as a zombie of strength 7. The dead have no turns: the others can still win.
# What the coach says in a first game (lesson.py).
off_the_dead-coach-goal = You play together. In the middle lies the Horde: destroy every zombie, there and in the corridors, before the infection gets you all. The arrow on top says to whom the next one comes.
    .title = The goal
off_the_dead-coach-search = You have two actions a turn. With no zombie near, search: press a lit pile, and its top card is turned up.
    .title = Search the rubble
off_the_dead-coach-pair = Now a second pile, or the same again. Two equal cards, and you keep one of them. Beware of the Surprise wave: it brings zombies.
    .title = Looking for a pair
off_the_dead-coach-put_back = No pair, or one card too many: they go back face down, where you like. Everybody sees where, so next time you can find the pair together.
    .title = Remember
off_the_dead-coach-attack = A zombie is in reach. Choose your weapon and the zombie: the die, your strength and the weapon together must reach the number on it. In melee it bites, so do not wait long.
    .title = Attack
off_the_dead-coach-power = Every survivor has a power, once in a game, also for a neighbour and also in another’s turn. Keep it for when it hurts; before it is used you are asked once more.
    .title = Your power
off_the_dead-holdings = Who carried what
