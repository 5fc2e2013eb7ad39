# Zombinion on the screen, in English: what only the browser says.

zombinion-mood = Deck builder
zombinion-pick-random = Ten at random
zombinion-pick-own = My own ten
zombinion-pick-random-more = Ten kinds of Combat cards are drawn when the game begins.
zombinion-pick-count = { $count } of 10 chosen
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
