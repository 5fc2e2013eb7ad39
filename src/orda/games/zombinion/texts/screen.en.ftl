# Zombinion on the screen, in English: what only the browser says.

zombinion-mood = Deck builder
zombinion-pick-random = Ten at random
zombinion-pick-own = My own ten
zombinion-pick-random-more = Ten kinds of Combat cards are drawn when the game begins.
zombinion-pick-count = { $count } of { $size } chosen
zombinion-pick-fill = Fill up at random
zombinion-option-kingdom-allowed = It takes ten different cards.
zombinion-goal = Most points when the Horde is gone or three piles are empty.
zombinion-worth-shots =
    { $count ->
        [one] shot
       *[other] shots
    }
zombinion-worth-points =
    { $count ->
        [one] point
       *[other] points
    }
zombinion-unit =
    { $count ->
        [one] point
       *[other] points
    }
z-base = Aim, zombies and infection
z-kingdom = Combat cards
z-pile = { $card }, cost { $cost }, { $count } left
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
zombinion-progress = Points in the deck after each turn
# What the coach says in a first game (lesson.py).
zombinion-coach-goal = You build a deck. Zombies in it are points, and most points win when the Horde, or any three piles, are gone. But points do nothing in your hand: first get stronger.
    .title = The goal
zombinion-coach-aim = You have no action card yet, so you hunt. Each Bullet is one shot. Play them all with the green button, or one by one.
    .title = Aim
zombinion-coach-take = The lit piles cost no more than your shots. A good first one is Cunning: when you play it later, you draw three cards. You have one target, so you take one card.
    .title = Take a card
zombinion-coach-deck = What you took lies in your discard pile. After each turn everything goes there and you draw five new cards; when the deck is empty, the pile is shuffled and your new card comes to hand.
    .title = Your deck
zombinion-coach-action = Here is an action card. You may play one action a turn before you hunt, and some cards give more. Point at it, or tap its i, to read what it does.
    .title = An action
zombinion-coach-points = Many Zombies are three points, but a dead card in every hand. Stronger aim cards first, points later: when you often have six or eight shots, it is time.
    .title = When to take points
zombinion-holdings = The decks at the end, and when each card was taken
