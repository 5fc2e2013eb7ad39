# Zombies!!!, Not Dead Yet, in English. Ids are the game's; the sentences are ours.

# -- event cards -------------------------------------------------------------------

zombies-card-did_you_hear_that = Did You Hear That?
    .text = All zombies of your tile go to one adjacent tile, on squares of your choice. Those without room are gone, without trophies.
    .why = No zombie on your tile can be driven to another.
zombies-card-dont_go_to_sleep = Don’t Go To Sleep
    .text = As an opponent’s turn begins: they roll a die. On anything but 1 or 6 they lose the rest of their turn, and a zombie comes to their square.
    .why = Only as an opponent’s turn begins.
zombies-card-hey_i_got_one_of_those = Hey, I Got One Of Those
    .text = Item, played when an opponent has just put an item into play. It counts as a copy of that item, whatever place it needs, if you have none.
    .why = You have such an item already.
zombies-card-i_could_use_a_drink = I Could Use A Drink
    .text = Discard the rest of your hand and draw three cards.
zombies-card-i_know_what_you_did = I Know What You Did
    .text = Only with fewer trophies than every opponent: put your pawn on any square of an adjacent tile.
    .why = You need fewer trophies than every opponent, and a tile beside yours.
zombies-card-its_hard_being_you = It’s Hard Being You
    .text = When an opponent dies: take one of their items in play, if you have none like it. It works at once.
    .why = The dying leaves no item that you lack.
zombies-card-lots_of_running_and_screaming = Lots Of Running And Screaming
    .text = Before an opponent moves: they stay where they are, and you make a movement with their points. You fight the zombies you walk into.
    .why = No opponent is about to walk, or you are off the map.
zombies-card-machete = Machete
    .text = Item and weapon, played in the Outfitter, the Barracks or the Lawn and Garden Center. +1 to all your combat rolls.
zombies-card-meat_cleaver = Meat Cleaver
    .text = Item and weapon, played inside any building. +1 to all your combat rolls. Discard it as soon as you lose any life.
zombies-card-my_you_look_familiar = My, You Look Familiar.
    .text = Look at the top three cards of the deck: discard one, put one at the bottom and one back on top.
    .why = There is no deck to look into.
zombies-card-no_guts_no_glory = No Guts, No Glory
    .text = Nobody spends bullets in fights and duels until the end of your next turn, not even for a roll just made.
    .why = It already holds until the end of your next turn.
zombies-card-ooooooh_what_luck = Ooooooh, What Luck!
    .text = Inside any building: also play an item from your hand that needs a certain place, although you are not there.
    .why = You hold no item that needs a certain place.
zombies-card-power_outage = Power Outage
    .text = Nobody takes lives or bullets from the map, nor gets anything in Town Square, until the end of your next turn.
    .why = It already holds until the end of your next turn.
zombies-card-sheer_determination = Sheer Determination
    .text = Pay a life and a bullet: take any card of the discard pile.
    .why = It takes a life, a bullet and a discarded card.
zombies-card-some_place_more_private = Why Don’t We Go Some Place More Private?
    .text = Before or between steps: you and an opponent on your square move as one, while whoever of you has the turn walks.
    .why = No opponent on your square could walk with you.
zombies-card-thats_not_so_scary = That’s Not So Scary
    .text = In your turn, with exactly one life and exactly one bullet: you have another turn right after this one.
    .why = It takes exactly one life and one bullet.
zombies-card-there_you_are = There You Are!
    .text = Put your pawn on the square of the nearest opponent.
    .why = No opponent is where you could go.
zombies-card-theyre_coming_for_you = They’re Coming For You, ____
    .text = A zombie on every square of an opponent’s tile that has none, the squares of pawns included.
    .why = No opponent stands on a tile with room for zombies.
zombies-card-too_tired_to_run = Too... Tired... To... Run
    .text = From now on nobody walks, until the end of your next turn; only cards move pawns.
    .why = It already holds until the end of your next turn.
zombies-card-troubled_childhood = Troubled Childhood
    .text = You alone see the hand of an opponent.
    .why = No opponent has a card in hand.
zombies-card-what_could_be_behind_that_door = What Could Possibly Be Behind That Door?
    .text = As you enter a building, roll a die. 4 or more: all zombies inside are gone, without trophies. Otherwise: a zombie on every free square inside.
    .why = There is nothing to find in this building.
zombies-card-where_did_he_go = Where Did He Go?
    .text = Item, played when an opponent has just killed a zombie in a fight: the zombie goes on this card, and nobody gets a trophy. Discard it in your turn: put the zombie on any square with room.
    .why = No opponent has just killed a zombie.
    .why-use = There is no square with room for this zombie.
zombies-card-where_is_that_music_coming_from = Where Is That Music Coming From?
    .text = Cancel a card that an opponent has just aimed at you.
    .why = The card just played is not aimed at you.
zombies-card-why_wont_you_die = Why Won’t You Die?!?!?
    .text = An opponent who has just killed a zombie in a fight must fight it again. What was paid stays paid.
    .why = No opponent has just killed a zombie.
zombies-card-with_friends_like_you = With Friends Like You...
    .text = Only with an item of your own in play: all players discard all their items in play.
    .why = You have no item in play yourself.

# -- what its cards ask ------------------------------------------------------------

zombies-ask-inherit = Which item do you take?
zombies-ask-look_into = Which deck do you look into?
zombies-ask-look_discard = Which of the top cards is discarded?
zombies-ask-look_under = Which one goes to the bottom? The other stays on top.
zombies-ask-lucky_item = Which item do you play?
zombies-ask-put_back = Where does the zombie come back?
zombies-ask-search_in = Which discard pile do you take a card from?
zombies-ask-retrieve = Which card do you take from the discard pile?
zombies-ask-sneak_to = Where do you go?

# -- what can be answered ----------------------------------------------------------

zombies-do-inherit = { $card }
zombies-do-look_into = The deck
zombies-do-look_into-set = The deck of: { $set }
zombies-do-look_into-seat = The deck of { $target }
zombies-do-look_discard = Discard { $card }
zombies-do-look_under = { $card }
zombies-do-lucky_item = { $card }
zombies-do-put_back = { $square }
zombies-do-search_in = The discard pile
zombies-do-search_in-set = The discard pile of: { $set }
zombies-do-search_in-seat = The discard pile of { $target }
zombies-do-retrieve = { $card }
zombies-do-sneak_to = { $square }

# -- what happened -----------------------------------------------------------------

zombies-log-asleep = { $player } falls asleep: the turn is over.
    .you = You fall asleep: your turn is over.
zombies-log-extra_turn = { $player } will have another turn after this one.
    .you = You will have another turn after this one.
zombies-log-kill_taken = { $player } takes the zombie away that { $other } has just killed.
    .you = You take the zombie away that { $other } has just killed.
    .to-you = { $player } takes the zombie away that you have just killed.
zombies-log-let_go = { $player } lets go of: { $card }.
    .you = You let go of: { $card }.
zombies-log-look_at = The top cards: { $cards }.
zombies-log-look_discard = { $player } looks into the deck and discards: { $card }.
    .you = You look into the deck and discard: { $card }.
zombies-log-look_under = { $player } puts a card at the bottom of the deck.
    .you = You put a card at the bottom of the deck.
zombies-log-lose_items = { $player } loses all items: { $cards }.
    .you = You lose all items: { $cards }.
zombies-log-nobody_home = All zombies inside are gone: { $tile }.
zombies-log-see_hand = The hand of { $target }: { $cards }.

# -- effects that last -------------------------------------------------------------

zombies-see-effect-hands_off_the_trigger = Nobody spends bullets in fights, { $until }.
zombies-see-effect-lights_out = Nobody takes lives or bullets from the map, { $until }.
zombies-see-effect-tired = Nobody walks, { $until }.

# -- effects in a word, on the screen ----------------------------------------------

zombies-effect-hands_off_the_trigger = No bullets in fights
zombies-effect-lights_out = Nothing is picked up
zombies-effect-tired = Nobody walks
