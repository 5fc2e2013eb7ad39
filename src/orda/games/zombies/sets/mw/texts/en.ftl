# Zombies!!!, Mall Walkers, in English. Ids are the game's; the sentences are ours.

# -- tiles -------------------------------------------------------------------------

zombies-tile-mw_helipad = Helipad (mall)
zombies-tile-mw_4_way_corridor = Corridor crossing
zombies-tile-mw_front_door = Front Door
zombies-tile-mw_escalator = Escalator
zombies-tile-mw_pet_store = Pet Store
zombies-tile-mw_lingerie_shop = Lingerie Shop
zombies-tile-mw_outfitter = Outfitter
zombies-tile-mw_music_store = Music Store
zombies-tile-mw_appliance_store = Appliance Store
zombies-tile-mw_department_store = Department Store
zombies-tile-mw_food_court = Food Court
zombies-tile-mw_consignment_shop = Consignment Shop
zombies-tile-mw_costume_shop = Costume Shop
zombies-tile-mw_game_store = Game Store

# -- event cards, what they ask and tell -----------------------------------------------

zombies-card-abandon_all_hope = Abandon All Hope
    .text = In their next turn every die that an opponent rolls counts one less.
    .why = All opponents have it already for their next turn.
zombies-card-aww_isnt_he_cute = Aww, Isn’t He Cute?
    .text = Item, played in the Pet Store. Discard it: this turn you fight no zombie on the tile where you are now.
    .why-use = There is no fight to avoid where you are.
zombies-card-barricade_the_door = Barricade The Door
    .text = Inside a building: all zombies in it go to one tile beside it that you choose. Those that find no room leave the map.
    .why = You are not in a building whose zombies could be driven out.
zombies-card-cleanup_in_aisle_5 = Cleanup In Aisle 5
    .text = Inside a building: all zombies in it are dealt out as trophies, one by one, from you clockwise.
    .why = There is no zombie in the building you are in.
zombies-card-clearance_sale = Clearance Sale
    .text = On a tile of the mall: you kill all zombies on its corridor squares.
    .why = No zombie stands in the corridor of your tile.
zombies-card-crossbow = Crossbow
    .text = Item and weapon, played in the Outfitter. Once a round: +1 to a combat roll you have just made.
    .why-use = Shot already this round, or not needed against this zombie.
zombies-card-hello_may_i_help_you = Hello, May I Help You?
    .text = A zombie on every square with a pawn and no zombie, your own too. Nobody fights it before their next turn.
    .why = Every pawn already stands on a zombie.
zombies-card-i_will_survive = I Will Survive!
    .text = A duel without bullets against an opponent on your square: one die each, you with +1. The lower total loses a life; a tie is yours.
    .why = No opponent is on your square.
zombies-card-jammed = Jammed
    .text = Nobody uses weapons or bullets in fights and duels until the end of your next turn.
    .why = It already holds until the end of your next turn.
zombies-card-lots_of_luck_with_that = Lots Of Luck With That!
    .text = In your movement, which ends here: take a bullet and a random card of the hand from an opponent on your square.
    .why = No opponent on your square has a bullet or a card.
zombies-card-lucky_shot = Lucky Shot
    .text = In a fight of yours: pay a bullet and the zombie is killed.
    .why = You need a bullet, and a zombie it can kill.
zombies-card-now_thats_just_gross = Now That’s Just Gross!
    .text = Item, played in the Lingerie Shop. Discard it: you go to any square inside a building on a tile beside yours, even out of a fight.
    .why-use = There is no building next to you.
zombies-card-one_mans_garbage = One Man’s Garbage...
    .text = Item, played in the Consignment Shop. Discard it in your turn: take the top card of the discard pile into your hand.
    .why-use = No card has been discarded.
zombies-card-sprinkler_system = Sprinkler System
    .text = Zombies in the corridors and shops of the mall do not move at the end of anybody’s turn, until the end of your next turn.
    .why = There is no mall, or it already holds.
zombies-card-were_all_gonna_die = We’re All Gonna Die!
    .text = A zombie on every square with a pawn and no zombie, your own too. Nobody fights it before their next turn.
    .why = Every pawn already stands on a zombie.
zombies-card-you_want_fries_with_that = You Want Fries With That?
    .text = Item, played in the Food Court. Discard it in your turn: no zombie enters the tile you are on any more. Those already there stay as long as they like.
    .why-use = You are off the map, or the tile is closed already.
zombies-ask-slip_away = On which square do you take shelter?
zombies-do-slip_away = { $square }
zombies-ask-rummage = From which discard pile do you take the top card?
zombies-do-rummage = From the discard pile
zombies-do-rummage-set = From the discard pile of: { $set }
zombies-do-rummage-seat = From the discard pile of { $target }
zombies-log-deal_trophy = { $player } gets a trophy. Trophies: { $count }.
    .you = You get a trophy. Trophies: { $count }.
zombies-log-rob_bullet = { $player } takes a bullet from { $other }.
    .you = You take a bullet from { $other }.
zombies-log-rob_card = { $player } takes a card at random from the hand of { $other }.
    .you = You take a card at random from the hand of { $other }.
    .to-you = { $player } takes a card at random from your hand.
zombies-log-card_robbed = The card taken is: { $card }.
zombies-log-lucky_shot = A lucky shot: { $player } spends a bullet.
    .you = A lucky shot: you spend a bullet.
zombies-log-close_tile = Closed to zombies: { $tile } .

# -- effects that last -----------------------------------------------------------------
zombies-see-effect-no_hope = Every die of { $player } counts one less, { $until }.
    .you = Every die of yours counts one less, { $until }.
zombies-see-effect-cute = { $player } fights no zombie on one tile, { $until }.
    .you = You fight no zombie on one tile, { $until }.
zombies-see-effect-jammed = Nobody uses weapons or bullets, { $until }.
zombies-see-effect-sprinklers = In the mall zombies do not move, { $until }.

# -- on the screen -----------------------------------------------------------------

zombies-effect-no_hope = Dice -1
zombies-effect-cute = At peace on a tile
zombies-effect-jammed = Weapons jammed
zombies-effect-sprinklers = Zombies still in the mall
