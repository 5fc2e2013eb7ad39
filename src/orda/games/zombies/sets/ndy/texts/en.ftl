# Zombies!!!, Not Dead Yet, in English. Ids are the game's; the sentences are ours.

# -- answers: cards, what they ask and tell ------------------------------------------

zombies-card-hey_i_got_one_of_those = Hey, I Got One Of Those
    .text = Item, played when an opponent has just put an item into play. It counts as a copy of that item, whatever place it needs, if you have none.
zombies-card-where_did_he_go = Where Did He Go?
    .text = Item, played when an opponent has just killed a zombie in a fight: the zombie goes on this card, and nobody gets a trophy. Discard it in your turn: put the zombie on any square with room.
zombies-ask-put_back = Where does the zombie come back?
zombies-do-put_back = On { $x }, { $y }
zombies-log-kill_taken = { $player } takes the zombie away that { $other } has just killed.
zombies-card-where_is_that_music_coming_from = Where Is That Music Coming From?
    .text = Cancel a card that an opponent has just aimed at you.
zombies-card-why_wont_you_die = Why Won't You Die?!?!?
    .text = An opponent who has just killed a zombie in a fight must fight it again. What was paid stays paid.
