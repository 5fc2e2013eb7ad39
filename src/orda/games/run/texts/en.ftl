# Zombie! Run for your lives!, in English. Ids are the game's; the sentences are ours.

run-name = Zombie! Run for your lives!
run-about = A quick card game: gather five useful things and run, or be the last one the zombies have not caught.
run-option-first_player = Who starts

# -- cards ---------------------------------------------------------------------

run-card-ball_item = Baseball bat
    .short = Bat
    .text = Item. Sends the Zombie athlete home.
run-card-drop_item = Umbrella
    .text = Item. Keeps off the Rain zombie.
run-card-wheel_item = Stop sign
    .short = Stop sign
    .text = Item. Halts the Bus zombie.
run-card-paw_item = Rubber bone
    .short = Bone
    .text = Item. The Zombie dog runs after it.
run-card-flame_item = Fire extinguisher
    .short = Extinguisher
    .text = Item. Puts out the Burning zombie.
run-card-fish_item = Landing net
    .short = Net
    .text = Item. Scoops up the Zombie shark.
run-card-heart_item = Mirror
    .text = Item. The Zombie bride sees herself and flees.
run-card-book_item = Signed excuse note
    .short = Excuse
    .text = Item. Not even the Zombie teacher can argue with it.
run-card-leaf_item = Lawn mower
    .short = Mower
    .text = Item. Trims the Zombie plant.
run-card-note_item = Earplugs
    .short = Earplugs
    .text = Item. Silence for the Zombie singer.

run-card-ball_zombie = Zombie athlete
    .short = Sporty
    .text = Zombie. Stopped by the Baseball bat.
run-card-drop_zombie = Rain zombie
    .short = Rain
    .text = Zombie. Stopped by the Umbrella.
run-card-wheel_zombie = Bus zombie
    .short = Bus
    .text = Zombie. Stopped by the Stop sign.
run-card-paw_zombie = Zombie dog
    .short = Dog
    .text = Zombie. Stopped by the Rubber bone.
run-card-flame_zombie = Burning zombie
    .short = Burning
    .text = Zombie. Stopped by the Fire extinguisher.
run-card-fish_zombie = Zombie shark
    .short = Shark
    .text = Zombie. Stopped by the Landing net.
run-card-heart_zombie = Zombie bride
    .short = Bride
    .text = Zombie. Stopped by the Mirror.
run-card-book_zombie = Zombie teacher
    .short = Teacher
    .text = Zombie. Stopped by the Signed excuse note.
run-card-leaf_zombie = Zombie plant
    .short = Plant
    .text = Zombie. Stopped by the Lawn mower.
run-card-note_zombie = Zombie singer
    .short = Singer
    .text = Zombie. Stopped by the Earplugs.
run-card-roach_zombie = Unbearable zombies
    .short = Roaches
    .text = Zombie. Zombie cockroaches: nothing stops them.

# -- what is asked ----------------------------------------------------------------

run-ask-play-free = Play a card: an item in front of yourself or a zombie in front of somebody else. Before that, once, you may use the Special Rule.
run-ask-play-used = Play a card: an item in front of yourself or a zombie in front of somebody else.
run-ask-stuck-free = None of your cards can be played. Show them and draw five new ones, or use the Special Rule first.
run-ask-stuck-used = None of your cards can be played. Show them and draw five new ones.
run-ask-throw = You pass: throw away a card, so that four are left in your hand.
run-ask-haunt = In front of whom do you put { $card }? You are a zombie, and this is the card you drew.

# -- what can be done ---------------------------------------------------------------

run-do-play-self-stay = Put { $card } in front of yourself
run-do-play-self-cancel = Put { $card } in front of yourself: it cancels { $rival }
run-do-play-other-stay = Put { $card } in front of { $target }
run-do-play-other-cancel = Put { $card } in front of { $target }: it cancels { $rival }
run-do-special-self-stay = Special Rule: put { $card } in front of yourself, then draw
run-do-special-self-cancel = Special Rule: put { $card } in front of yourself, cancelling { $rival }, then draw
run-do-special-other-stay = Special Rule: give { $card } to { $target }, then draw
run-do-special-other-cancel = Special Rule: give { $card } to { $target }, cancelling { $rival }, then draw
run-do-throw = Throw away { $card }
run-do-new_hand = Show your hand, discard it and draw five new cards

# -- what happened --------------------------------------------------------------------

run-log-turn = { $player }’s turn.
    .you = Your turn.
run-log-draw = { $player } draws a card.
    .you = You draw a card.
run-log-draw_card = { $player } draws: { $card }.
    .you = You draw: { $card }.
run-log-no_cards = There is no card left to draw for { $player }.
    .you = There is no card left for you to draw.
run-log-play = { $player } puts { $card } in front of { $target }.
    .you = You put { $card } in front of { $target }.
run-log-stands = { $card } stays in front of { $player }: { $count } of 5.
    .you = { $card } stays in front of you: { $count } of 5.
run-log-special = Special Rule: { $player } puts { $card } in front of { $target }.
    .you = Special Rule: you put { $card } in front of { $target }.
run-log-cancel = { $card } and { $rival } cancel each other in front of { $player }.
    .you = { $card } and { $rival } cancel each other in front of you.
run-log-turned = Five zombies have caught { $player }, who is a zombie from now on. Discarded: { $cards }.
    .you = Five zombies have caught you: from now on you are a zombie. Discarded: { $cards }.
run-log-new_hand = { $player } cannot play any card, shows the hand and draws five new ones. Shown: { $cards }.
    .you = You cannot play any card, show your hand and draw five new ones. Shown: { $cards }.
run-log-pass = { $player } has nothing to play and passes.
    .you = You have nothing to play and pass.
run-log-throw = { $player } throws away { $card }.
    .you = You throw away { $card }.
run-log-zombie_draw = { $player }, a zombie, draws: { $card }.
    .you = As a zombie you draw: { $card }.
run-log-zombie_discard = { $card } can go in front of nobody: { $player } discards it.
    .you = { $card } can go in front of nobody: you discard it.
run-log-win_items = { $player } has five different items, escapes and wins!
    .you = You have five different items, escape and win!
run-log-win_last = { $player } is the last one alive and wins!
    .you = You are the last one alive and win!

run-end-five_items = { $winners } escaped with five different items.
    .you = You escaped with five different items.
run-end-last_alive = { $winners } outran all the others.
    .you = You outran all the others.

# -- the table in words ------------------------------------------------------------------

run-see-piles =
    Deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }. Discard pile: { $discard ->
        [one] one card
       *[other] { $discard } cards
    }.
run-see-items = { $player }, items ({ $count } of 5): { $cards }.
run-see-zombies = { $player }, zombies ({ $count } of 5): { $cards }.
run-see-zombie = { $player } is a zombie.
run-see-hand = Your hand: { $cards }.

# -- why something cannot be chosen ------------------------------------------------------

run-why-new_hand = Only when none of your cards can be played.
run-why-card_first = Choose a card of your hand first.
run-why-has = { $target } already has { $card }.
run-why-has-you = You already have { $card }.
run-why-all_have = Everybody else already has { $card }.
run-why-caught = { $target } is a zombie already.
run-why-special-item = An item goes in front of yourself, or by the Special Rule in front of another.
run-why-special-zombie = A zombie goes in front of somebody else, or by the Special Rule in front of yourself.
run-why-special_used-item = An item goes in front of yourself: you have used the Special Rule this turn.
run-why-special_used-zombie = A zombie goes in front of somebody else: you have used the Special Rule this turn.
run-why-fifth-item = That would be the fifth item: not by the Special Rule.
run-why-fifth-zombie = That would be your fifth zombie: not by the Special Rule.

# -- why a choice is advised ---------------------------------------------------------------

run-hint-new_hand = Nothing in your hand can be played: new cards cost nothing.
run-hint-throw = It is the card you would miss least.
run-hint-cancel-you = It rids you of { $rival }.
run-hint-cancel = It takes { $rival } away from { $target }.
run-hint-special = By the Special Rule it costs you no turn, and you draw again.
run-hint-haunt = It has to go in front of somebody: there it helps least.
run-hint-item =
    { $count ->
        [0] It is your fifth item: you win.
        [one] Then you need one item more.
       *[other] Then you need { $count } items more.
    }
run-hint-zombie =
    { $count ->
        [0] It is the fifth zombie of { $target }.
        [one] It brings { $target } closer to being caught: one to go.
       *[other] It brings { $target } closer to being caught: { $count } to go.
    }

# -- lines: several events in one sentence -----------------------------------------------------

run-line-turned = Five zombies have caught { $player }, who is a zombie from now on.
    .you = Five zombies have caught you: from now on you are a zombie.
run-line-play-self = { $player } puts { $card } in front of themselves.
    .you = You put { $card } in front of yourself.
run-line-play-self-count = { $player } puts { $card } in front of themselves: { $count } of 5.
    .you = You put { $card } in front of yourself: { $count } of 5.
run-line-play-self-cancel = { $player } plays { $card }: it cancels { $rival }.
    .you = You play { $card }: it rids you of { $rival }.
run-line-play-count = { $player } puts { $card } in front of { $target }: { $count } of 5.
    .you = You put { $card } in front of { $target }: { $count } of 5.
run-line-play-cancel = { $player } puts { $card } in front of { $target }: it cancels { $rival }.
    .you = You put { $card } in front of { $target }: it cancels { $rival }.
run-line-special-self = Special Rule: { $player } puts { $card } in front of themselves.
    .you = Special Rule: you put { $card } in front of yourself.
run-line-special-self-count = Special Rule: { $player } puts { $card } in front of themselves, { $count } of 5.
    .you = Special Rule: you put { $card } in front of yourself, { $count } of 5.
run-line-special-self-cancel = Special Rule: { $player } plays { $card }, cancelling { $rival }.
    .you = Special Rule: you play { $card } and lose { $rival }.
run-line-special-count = Special Rule: { $player } puts { $card } in front of { $target }, { $count } of 5.
    .you = Special Rule: you put { $card } in front of { $target }, { $count } of 5.
run-line-special-cancel = Special Rule: { $player } puts { $card } in front of { $target }, cancelling { $rival }.
    .you = Special Rule: you put { $card } in front of { $target }, cancelling { $rival }.
run-caught-then = { $player } is caught by the zombies.
    .you = You are caught by the zombies.
