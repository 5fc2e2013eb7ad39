# Zombie! Run for your lives! on the screen, in English: what only the browser says.

run-mood = Party
run-goal = Five different items: you escape. Five different zombies: you turn.
run-row-items = Items: { $count } of { $places }
run-row-zombies = Zombies: { $count } of { $places }
run-kind-zombies = Zombie
run-special = Special Rule
run-why-special = An item to somebody else or a zombie in front of yourself; then you draw and go on.
run-why-cancel = Item and zombie of one symbol cancel each other.
run-before-whom = Who gets { $card }?
run-choose-target = { $card }: choose a player
run-other-card = Other card
run-new-hand = New hand of five
run-tab-play = Play
run-tab-me = For me
run-pill-cancel = Cancels: { $card }
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
run-progress = Items after each turn
run-kind-item = Item
run-caught = { $name } is caught
run-caught-now = The hand and all cards on the table are gone. From now on a zombie plays on.
run-caught-me = You are caught!
run-caught-me-now = Your cards are gone: you are a zombie now. Each turn you draw a card and put it in front of somebody still alive.
run-goal-zombie = You are a zombie and cannot win any more. Put the card you draw in front of somebody alive: five zombies and they turn, too.
# What the coach says in a first game (lesson.py).
run-coach-goal = Two rows lie in front of everybody. Five different items in yours, and you escape. Five different zombies, and you turn into one of them.
    .title = The goal
run-coach-cards = The cards with a green edge can be played: an item goes in front of you, a zombie in front of somebody else. One card a turn ends it. Point at a card, or tap its i, to read it.
    .title = What is lit
run-coach-special = Once a turn, before your card, you may do it the other way round: a zombie in front of yourself or an item in front of another. You draw a card for it. Good for getting rid of what you cannot use.
    .title = The Special Rule
run-coach-rows = Count the rows of the others too. Whoever has four items wins with the next one: send a zombie with the same symbol, and it takes the item away.
    .title = Look at the others
run-coach-cancel = An item and a zombie with the same symbol cancel each other. This turn you can do that: pick the card, and the place that lights up says what goes.
    .title = Same symbol
run-progress-zombies = Zombies after each turn
    .goal = caught
