# Zombies!!!, The End, in English. Ids are the game's; the sentences are ours.

# -- tiles -------------------------------------------------------------------------

zombies-tile-te_bridge = Bridge
zombies-tile-te_cabin = Cabin
zombies-tile-te_altar = Altar
zombies-tile-te_boathouse = Boathouse
zombies-tile-te_burnt_cabin = Burnt Cabin
zombies-tile-te_campground = Campground
zombies-tile-te_abandoned_cars = Abandoned Cars
zombies-tile-te_shed = Shed
zombies-tile-te_ranger_post = Ranger Post
zombies-tile-te_pet_cemetery = Pet Cemetery
zombies-tile-te_outhouse = Outhouse
zombies-tile-te_cave = Cave
zombies-tile-te_woods_01 = Woods 01
zombies-tile-te_woods_02 = Woods 02
zombies-tile-te_woods_03 = Woods 03
zombies-tile-te_woods_04 = Woods 04
zombies-tile-te_woods_05 = Woods 05
zombies-tile-te_woods_06 = Woods 06
zombies-tile-te_woods_07 = Woods 07
zombies-tile-te_woods_08 = Woods 08
zombies-tile-te_woods_09 = Woods 09
zombies-tile-te_woods_10 = Woods 10
zombies-tile-te_woods_11 = Woods 11
zombies-tile-te_woods_12 = Woods 12
zombies-tile-te_woods_13 = Woods 13

# -- answers ---------------------------------------------------------------------------

zombies-card-that_didnt_just_happen = That Didn’t Just Happen!?!
    .text = Cancel any card that another player has just played, items and pages included.

# -- zombies, lives, limits ---------------------------------------------------------

zombies-card-bad_zombie_no_biscuit = Bad Zombie, No Biscuit!
    .text = All zombies on your tile go to squares of one tile beside it, tile and squares chosen by you; those without room there leave the map. Not on the Cabin or a helipad.
    .why = No zombie on your tile can be driven to another from here.
zombies-card-dog_repellent = Dog Repellent
    .text = Until the end of your next turn no dog can come or be put on your square. Dogs that are there already stay.
    .why = It already holds until the end of your next turn.
zombies-card-fully_loaded = Fully Loaded
    .text = Choose another player: where you have fewer lives or bullets, you now have as many.
    .why = Nobody has more lives or bullets than you.
zombies-card-lost_in_the_woods = Lost In The Woods
    .text = Until the end of their next turn an opponent cannot walk off the tile they are on.
    .why = All opponents are lost already, or off the map.
zombies-card-monkeys_are_funny = Monkeys Are Funny!
    .text = On a woods square, in your own turn: you fight no zombies as long as you stay on woods squares. The card lies in front of you until you leave them.
    .why = You are not in the woods, or it lies in front of you already.
zombies-card-rolled_up_newspaper = Rolled-Up Newspaper
    .text = One dog on your square goes to the square of an opponent, if there is room.
    .why = No dog on your square, or no room for it with an opponent.
zombies-log-as_many = { $player } now has at least as many lives and bullets as { $target }.
    .you = You now have at least as many lives and bullets as { $target }.
    .to-you = { $player } now has at least as many lives and bullets as you.
zombies-log-no_monkey = { $player } has left the woods: “Monkeys Are Funny!” is over.
    .you = You are out of the woods: “Monkeys” is over.
zombies-log-chased = { $player } chases a dog ({ $place }), where { $target } is.
    .you = You chase a dog ({ $place }), where { $target } is.
    .to-you = { $player } chases a dog ({ $place }), where you are.

# -- pawns put elsewhere ------------------------------------------------------------

zombies-card-amulet = Amulet
    .text = Item, played on the Abandoned Cars. Discard it: your pawn goes to any square of a tile beside its own.
    .why-use = There is no tile beside yours where you may go.
zombies-card-clair_warlock = Clair Warlock
    .text = Put an opponent on any square of a Plain Wood tile beside their own tile.
    .why = No opponent is beside a plain wood.
zombies-card-portal = Portal
    .text = On the Altar: your pawn and that of an opponent change places.
    .why = No opponent stands where you may go.
zombies-card-talk_to_the_hand = Talk To The Hand
    .text = Put an opponent who is on your tile on any square of a tile beside it.
    .why = No opponent on your tile could be sent on.
zombies-ask-put_elsewhere = Where do you put { $target }?
zombies-do-put_elsewhere = { $square }
zombies-ask-spirit_away = Where does the amulet take you?
zombies-do-spirit_away = { $square }

# -- items --------------------------------------------------------------------------

zombies-card-magic_key = Magic Key
    .text = Item, played in a Cave. Discard it: look at the hand of an opponent and take a card of it.
    .why-use = No opponent has a card in hand.
zombies-card-sickle = Sickle
    .text = Item and weapon, played inside a building of the woods. +1 to your first roll in each fight; of two dogs one is chased to a square beside you before you fight.
zombies-card-spear = Spear
    .text = Item and weapon, played inside a building of the woods. +1 to all your combat rolls.
zombies-card-tranquilizer_gun = Tranquilizer Gun
    .text = Item, played inside a building of the woods. Discard it: all dogs on one square of the map are killed and are your trophies. Used in a fight it is a weapon.
    .why-use = There is no dog on the map, or weapons are of no use now.
zombies-ask-unlock = Which card do you take from { $target }?
zombies-do-unlock = Take { $card }
zombies-log-unlocked = { $player } sees the hand of { $target }: { $cards }.
    .you = You see the hand of { $target }: { $cards }.
    .to-you = { $player } sees your hand: { $cards }.
zombies-log-stolen = { $player } takes a card from the hand of { $target }.
    .you = You take a card from the hand of { $target }.
    .to-you = { $player } takes a card from your hand.
zombies-log-stolen_card = It is { $card }: from { $target } to { $player }.
    .you = The card is { $card }: from { $target } to you.
zombies-ask-shoo = Where do you chase the second dog?
zombies-do-shoo = { $square }
zombies-log-shooed = { $player } chases a dog ({ $place } → { $to }).
    .you = You chase a dog ({ $place } → { $to }).
zombies-ask-tranquilize = The dogs of which square do you put to sleep?
zombies-do-tranquilize = Those { $square }

# -- the werewolf -------------------------------------------------------------------

zombies-card-full_moon_fever = Full Moon Fever
    .text = If the Bridge is on the map: in your next turn you are a werewolf. You may attack each opponent on whose square you are once, before moving or between steps: a duel in which both may add bullets. Whoever is lower is put on the Bridge.
    .why = The Bridge is not on the map, or you are one already.
zombies-ask-attack = You are a werewolf. Whom do you attack?
zombies-do-attack = Attack { $target }
zombies-do-attack-none = Nobody here
zombies-ask-to_the_bridge = On which square of the Bridge do you put { $target }?
zombies-do-to_the_bridge = { $square }
zombies-log-attack = { $player }, a werewolf, attacks { $target }.
    .you = You, a werewolf, attack { $target }.
    .to-you = { $player }, a werewolf, attacks you.

# -- pages of the book --------------------------------------------------------------

zombies-card-here_doggie = Here Doggie!
    .text = Page. As you play it, put nine dogs on the Pet Cemetery, as many as fit.
zombies-card-return_to_sender = Return To Sender
    .text = Page. Remove it from the game, in your turn or before a spell is tried: an opponent inside the Cabin is put outside, and their spell does not take place.
    .why-use = No opponent is in the Cabin.
zombies-card-something_doesnt_feel_right = Something Doesn’t Feel Quite Right...
    .text = Page. Discard it: look through a deck or a discard pile and remove up to three cards that are no pages from the game.
    .why-use = There is nothing left to search.
zombies-card-the_trees_are_alive = The Trees Are Alive!
    .text = Page. Discard it: every opponent on a woods square must beat branches with a 4, like a zombie, but without a trophy and without a desperate fight.
    .why-use = No opponent is in the woods.
zombies-card-twist_of_fate = Twist Of Fate
    .text = Page. Remove it from the game: take a bullet from every opponent who has one.
    .why-use = No opponent has a bullet.
zombies-card-were_all_friends_here = We’re All Friends Here
    .text = Take a page that an opponent has in play. It is yours from now on.
    .why = No opponent has a page that you lack.
zombies-ask-throw_out = Where do you put { $target }, out of the Cabin?
zombies-do-throw_out = { $square }
zombies-ask-search = What do you look through?
zombies-do-search-deck = A deck
zombies-do-search-discard = A discard pile
zombies-ask-search_pile = Which one do you look through?
zombies-do-search_pile = This one
zombies-do-search_pile-set = That of: { $set }
zombies-do-search_pile-seat = That of { $target }
zombies-ask-weed_out = Which card do you remove from the game? You may still remove: { $count }.
zombies-do-weed_out = Remove { $card }
zombies-do-weed_out-none = No more
zombies-log-weeded_out = { $player } removes { $card } from the game.
    .you = You remove { $card } from the game.
zombies-log-twisted = { $player } takes a bullet from { $target }.
    .you = You take a bullet from { $target }.
zombies-ask-take_page = Which page do you take from { $target }?
zombies-do-take_page = { $card }

# -- effects that last --------------------------------------------------------------

zombies-see-effect-repellent = No dog comes to the square of { $player }, { $until }.
    .you = No dog comes to your square, { $until }.
zombies-see-effect-kept_on_tile = { $player } is lost and does not leave the tile, { $until }.
    .you = You are lost and do not leave the tile, { $until }.
zombies-see-effect-monkeys = { $player } fights no zombies on woods squares, until the pawn leaves them.
    .you = You fight no zombies on woods squares, until your pawn leaves them.
zombies-see-effect-werewolf = { $player } is a werewolf in their own next turn, { $until }.
    .you = You are a werewolf in your own next turn, { $until }.

# -- effects in a word, on the screen ----------------------------------------------

zombies-effect-repellent = Keeps dogs off
zombies-effect-kept_on_tile = Lost on the tile
zombies-effect-monkeys = At peace in the woods
zombies-effect-werewolf = Werewolf
