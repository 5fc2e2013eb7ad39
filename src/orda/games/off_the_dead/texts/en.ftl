# Off the Dead, in English. Ids are the game's; the sentences are ours.

off_the_dead-name = Off the Dead
off_the_dead-about = Sunny California, unsunny neighbours. Survivors against the Horde, all for one: you win together or you shuffle along together.
off_the_dead-option-advanced = Advanced rules: symbols, events and quotes
off_the_dead-option-team = The team
off_the_dead-option-colts = A Colt for each of the three
off_the_dead-option-double = Two survivors for each of the two players
off_the_dead-option-strays = With three: a zombie whose arrow leads nowhere
off_the_dead-option-strays-choice = goes to whom you choose
off_the_dead-option-strays-clockwise = turns clockwise to the next one
off_the_dead-option-memory_aid = Remember seen cards for me

# -- survivors -----------------------------------------------------------------

off_the_dead-card-poliziotto = Vince the cop
    .text = Strength 1, dies at infection 5. Skull. Once: destroy one zombie in any zone of your corridor or a neighbour’s.
    .why = No zombie in your corridor or a neighbour’s.
off_the_dead-card-cheerleader = Brandy the cheerleader
    .text = Strength 0, dies at infection 6. Hand. Once: all zombies of your corridor or a neighbour’s go back one zone; whoever leaves melee does not bite.
    .why = Nobody to drive back: second zone and melee are empty there.
off_the_dead-card-nonna = Granny Mimì and her dog
    .text = Strength 0, dies at infection 6. Biohazard. Once: remove your infection or a neighbour’s.
    .why = Nobody within reach is infected.
off_the_dead-card-surfista = Kevin the surfer
    .text = Strength 0, dies at infection 6. Hand. Once: a die just rolled by you or a neighbour becomes a 6.
    .why = A six would change nothing here.
off_the_dead-card-biker = Hank the biker
    .text = Strength 1, dies at infection 4. Skull. Once: attack every zombie in your melee zone or a neighbour’s, one die + 3 for each.
    .why = Nobody stands in melee there.

off_the_dead-ability-grace = Coup de grâce
off_the_dead-ability-pompom = Pom-poms
off_the_dead-ability-remedy = Granny’s remedy
off_the_dead-ability-luck = Beginner’s luck
off_the_dead-ability-fury = Fury

# -- rubble ----------------------------------------------------------------------

off_the_dead-card-colt = Colt Anaconda
    .text = Weapon, +1, whole corridor. Three bullets.
off_the_dead-card-ascia = Axe
    .text = Weapon, +1, melee. Beat a zombie by 3 or more and you may strike another one in melee at once.
off_the_dead-card-motosega = Chainsaw
    .text = Weapon, +3, melee. Petrol for two goes.
off_the_dead-card-caricatore = Magazine
    .text = Equipment. Fills one of your Colts.
    .why = None of your Colts needs bullets.
off_the_dead-card-tanica = Petrol can
    .text = Equipment. Fills one of your chainsaws, or burns one zone of your corridor: every zombie there is turned up, one die + 2 against each.
    .why = No zombie of yours to burn, no chainsaw to fill.
off_the_dead-card-adrenalina = Adrenaline
    .text = Equipment. Your infection goes back to level 1, even at the moment of death.
    .why = Your infection is not above level 1.
off_the_dead-card-barricata = Barricade
    .text = Equipment. Nothing moves in your corridor this turn.
off_the_dead-card-giocattolo = Toy
    .text = Equipment. One zombie of your corridor, turned up, follows it under the Horde and forgets to bite.
    .why = No zombie in your corridor.
off_the_dead-card-visore = Night-vision goggles
    .text = Equipment. Look at the top three cards of the Horde and put them back in any order, with any arrows.
    .why = The Horde has nothing to show now.
off_the_dead-card-ondata = Surprise wave
    .text = They were right behind the wardrobe. Roll a die and count what comes.

# -- zombies -----------------------------------------------------------------------

off_the_dead-card-z2_01 = Grandpa in slippers
    .text = Strength 2. Skull.
off_the_dead-card-z2_02 = Burnt-out intern
    .text = Strength 2. Skull.
off_the_dead-card-z2_03 = Street mime
    .text = Strength 2. Hand.
off_the_dead-card-z2_04 = Sunburnt lifeguard
    .text = Strength 2. Hand.
off_the_dead-card-z2_05 = Lapsed vegan
    .text = Strength 2. Biohazard.
off_the_dead-card-z3_01 = Pizza courier
    .text = Strength 3. Skull, hand.
off_the_dead-card-z3_02 = Lost tourist
    .text = Strength 3. Skull, hand.
off_the_dead-card-z3_03 = Yoga teacher
    .text = Strength 3. Hand, biohazard.
off_the_dead-card-z3_04 = Manicurist
    .text = Strength 3. Hand, biohazard.
off_the_dead-card-z3_05 = Hitch-hiker
    .text = Strength 3. Hand, biohazard.
off_the_dead-card-z3_06 = Canteen cook
    .text = Strength 3. Skull, biohazard.
off_the_dead-card-z3_07 = Lemonade girl
    .text = Strength 3. Skull, biohazard.
off_the_dead-card-z3_08 = Blood donor
    .text = Strength 3. Skull, biohazard.
off_the_dead-card-z4_01 = Gravedigger
    .text = Strength 4. Skull, hand.
off_the_dead-card-z4_02 = Insurance salesman
    .text = Strength 4. Skull, hand.
off_the_dead-card-z4_03 = Metal guitarist
    .text = Strength 4. Skull, hand.
off_the_dead-card-z4_04 = Conjurer
    .text = Strength 4. Hand, biohazard.
off_the_dead-card-z4_05 = Traffic warden
    .text = Strength 4. Hand, biohazard.
off_the_dead-card-z4_06 = Dentist
    .text = Strength 4. Biohazard.
off_the_dead-card-z4_07 = Night nurse
    .text = Strength 4. Skull, biohazard.
off_the_dead-card-z4_08 = Pest controller
    .text = Strength 4. Skull, biohazard.
off_the_dead-card-z5_01 = Prizefighter
    .text = Strength 5. Skull, hand.
off_the_dead-card-z5_02 = Bouncer
    .text = Strength 5. Skull, hand.
off_the_dead-card-z5_03 = Masked wrestler
    .text = Strength 5. Skull, hand.
off_the_dead-card-z5_04 = Masseur
    .text = Strength 5. Hand, biohazard.
off_the_dead-card-z5_05 = Surgeon
    .text = Strength 5. Hand, biohazard.
off_the_dead-card-z5_06 = Plumber
    .text = Strength 5. Hand, biohazard.
off_the_dead-card-z5_07 = Firefighter
    .text = Strength 5. Skull, biohazard.
off_the_dead-card-z5_08 = Deep-sea diver
    .text = Strength 5. Skull, biohazard.
off_the_dead-card-z5_09 = Mad scientist
    .text = Strength 5. Skull, biohazard.
off_the_dead-card-z6_01 = Lumberjack
    .text = Strength 6. Skull, hand.
off_the_dead-card-z6_02 = Sumo wrestler
    .text = Strength 6. Skull, hand.
off_the_dead-card-z6_03 = Bodybuilder
    .text = Strength 6. Hand, biohazard.
off_the_dead-card-z6_04 = Butcher
    .text = Strength 6. Hand, biohazard.
off_the_dead-card-z6_05 = Patient zero
    .text = Strength 6. Skull, biohazard.
off_the_dead-card-z6_06 = Zoo bear
    .text = Strength 6. Skull, biohazard.
off_the_dead-card-zombie_poliziotto = Zombie Vince
    .text = Strength 7. Skull, hand.
off_the_dead-card-zombie_cheerleader = Zombie Brandy
    .text = Strength 7. Hand, biohazard.
off_the_dead-card-zombie_nonna = Zombie Granny Mimì
    .text = Strength 7. Hand, biohazard.
off_the_dead-card-zombie_surfista = Zombie Kevin
    .text = Strength 7. Skull, hand.
off_the_dead-card-zombie_biker = Zombie Hank
    .text = Strength 7. Skull, biohazard.

off_the_dead-loaded-colt_0 = Colt Anaconda (0/3)
off_the_dead-loaded-colt_1 = Colt Anaconda (1/3)
off_the_dead-loaded-colt_2 = Colt Anaconda (2/3)
off_the_dead-loaded-colt_3 = Colt Anaconda (3/3)
off_the_dead-loaded-motosega_0 = Chainsaw (0/2)
off_the_dead-loaded-motosega_1 = Chainsaw (1/2)
off_the_dead-loaded-motosega_2 = Chainsaw (2/2)
off_the_dead-unseen = never seen
off_the_dead-face_down = a zombie face down
off_the_dead-hands = bare hands
off_the_dead-short-poliziotto = Vince
off_the_dead-short-cheerleader = Brandy
off_the_dead-short-nonna = Granny Mimì
off_the_dead-short-surfista = Kevin
off_the_dead-short-biker = Hank
off_the_dead-arrow-poliziotto = at Vince
off_the_dead-arrow-cheerleader = at Brandy
off_the_dead-arrow-nonna = at Granny Mimì
off_the_dead-arrow-surfista = at Kevin
off_the_dead-arrow-biker = at Hank
off_the_dead-arrow-away-poliziotto = away from Vince
off_the_dead-arrow-away-cheerleader = away from Brandy
off_the_dead-arrow-away-nonna = away from Granny Mimì
off_the_dead-arrow-away-surfista = away from Kevin
off_the_dead-arrow-away-biker = away from Hank
off_the_dead-arrow-left-poliziotto = to the left of Vince
off_the_dead-arrow-left-cheerleader = to the left of Brandy
off_the_dead-arrow-left-nonna = to the left of Granny Mimì
off_the_dead-arrow-left-surfista = to the left of Kevin
off_the_dead-arrow-left-biker = to the left of Hank
off_the_dead-arrow-right-poliziotto = to the right of Vince
off_the_dead-arrow-right-cheerleader = to the right of Brandy
off_the_dead-arrow-right-nonna = to the right of Granny Mimì
off_the_dead-arrow-right-surfista = to the right of Kevin
off_the_dead-arrow-right-biker = to the right of Hank
off_the_dead-symbol-skull = skull
off_the_dead-symbol-hand = hand
off_the_dead-symbol-biohazard = biohazard
off_the_dead-zone-first = first zone
off_the_dead-zone-second = second zone
off_the_dead-zone-melee = melee

# -- events and quotes (advanced rules) ------------------------------------------------

off_the_dead-event-seen_me = “It has seen me!”
    .text = The top card of the Horde turns towards you; if it already did, it comes.
off_the_dead-event-where_from = “Where do they all come from?”
    .text = Two cards leave the Horde.
off_the_dead-event-runs_at_me = “It runs straight at me!”
    .text = The zombie leaps into melee; a fire meant for its zone misses it.
off_the_dead-event-what_junk = “What a load of junk!”
    .text = You throw away one of your items. If it is the one in use, it fails.
off_the_dead-event-dies_twice = “Haven’t I just killed you?”
    .text = This zombie must be killed twice.
off_the_dead-event-panic = “Mummy!”
    .text = What you are doing fails, and no more actions this turn.

off_the_dead-quote-what_is_it = “And who might you be?”
    .text = 1 symbol: turn up a zombie in any corridor.
    .why = No zombie lies face down.
off_the_dead-quote-go_and_see = “This way to the buffet!”
    .text = 1 symbol: turn the top card of the Horde in any direction.
    .why = Turning the top of the Horde would change nothing.
off_the_dead-quote-try_again = “Better luck next time!”
    .text = 2 symbols: dodge a bite.
off_the_dead-quote-hear_them = “Hear that whistle?”
    .text = 2 symbols: +1 on your die.
    .why = One more on the die would not help.
off_the_dead-quote-saw_nothing = “You saw nothing!”
    .text = 2 symbols: roll your die again.
    .why = There is no die of yours to roll again.
off_the_dead-quote-missed = “I was aiming at the other one!”
    .text = 3 symbols: your attack gets another target in reach; the die stays.
    .why = No other target in reach.
off_the_dead-quote-blow_up = “Hold still, this goes bang!”
    .text = 3 symbols: +2 on your die.
    .why = Two more on the die would not help.
off_the_dead-quote-all_mine = “One from each row, please!”
    .text = 3 symbols: attack up to three zombies, one in each zone, with bare hands.
    .why = No zombie in your corridor.
off_the_dead-quote-feel_better = “Funny, it stopped itching!”
    .text = 3 symbols: your infection goes back to level 1.
    .why = Your infection is not above level 1.
off_the_dead-quote-bruce_lee = “Waaa-taaah!”
    .text = 4 symbols: attack every zombie of your corridor with bare hands.
    .why = No zombie in your corridor.
off_the_dead-quote-call_me_god = “They call me the Almighty!”
    .text = 4 symbols: +3 on your die.
    .why = Three more on the die would not help.
off_the_dead-quote-stepped_on = “What did I just step in?”
    .text = 5 symbols: take the top card of any rubble pile, no pair needed.
    .why = No rubble is left.
off_the_dead-quote-red_button = “What does this red button do?”
    .text = 8 symbols: it launches the missiles. All of them. Nobody wins, but what a light show.

# -- what is asked ----------------------------------------------------------------------

off_the_dead-ask-action-first = { $who }: first action. Search, throw something to a neighbour, attack, or pass; equipment is free.
off_the_dead-ask-action-second = { $who }: second action. Search, throw something to a neighbour, attack, or pass; equipment is free.
off_the_dead-ask-action-panic = { $who } is in a panic: no actions, only what is free.
off_the_dead-ask-search_second = You turned up: { $item }. Where do you look next?
off_the_dead-ask-put_back = Put the cards back face down, on any pile. Remember where!
off_the_dead-ask-redirect = That arrow leads nowhere. Who gets the zombie?
off_the_dead-ask-axe = A fine swing! The axe may go on into another zombie.
off_the_dead-ask-bite_order = Several mouths, one neck: who bites first?
off_the_dead-ask-before_bite = { $zombie } is about to bite { $who }. Anything to stop it?
off_the_dead-ask-before_move = The zombies of { $who } are about to move. Anything to stop them?
off_the_dead-ask-before_wave = The next wave is about to leave the Horde. Anything before that, { $who }?
off_the_dead-ask-turn_end = { $who }: your turn is ending. Anything free before that?
off_the_dead-ask-last_kill = The last zombie is about to fall. Anything before that?
off_the_dead-ask-next_struck = Who is struck next?
off_the_dead-ask-after_roll = { $who } rolls { $die }: { $total } against { $strength } ({ $zombie }). Change that?
off_the_dead-ask-dying = { $who } is dying! Last chance to help.
off_the_dead-ask-event_die = Event for { $who } with a { $die }: { $event } Change that?
off_the_dead-ask-wave_die = The surprise wave rolls a { $die }. Change that?
off_the_dead-ask-goggles = You see { $left } of the Horde. Which card goes back next, the deepest first, and where does it point?
off_the_dead-ask-junk = What a load of junk! What do you throw away?
off_the_dead-ask-pay = Which trophy do you pay with?
off_the_dead-ask-quote_more = Symbols are left over: another quote with them? Otherwise they are lost.
off_the_dead-ask-go_and_see = Where shall the next zombie go?
off_the_dead-ask-what_is_it = Which zombie do you turn up?
off_the_dead-ask-missed = Who was it you were really aiming at?
off_the_dead-ask-all_mine = Whom do you hit in this zone?
off_the_dead-ask-stepped_on = Where did you step on something?

# -- what can be done ---------------------------------------------------------------------

off_the_dead-do-pass = Pass
off_the_dead-do-pass_turn = Pass, and do not ask again this turn
off_the_dead-do-stop = No more
off_the_dead-do-search = Search: turn up a card of pile { $pile }
off_the_dead-do-search_second = Turn up a card of pile { $pile }
off_the_dead-do-stepped_on = Take the top card of pile { $pile }
off_the_dead-do-put_back = { $item }: on pile { $pile }
off_the_dead-do-throw = Throw to { $whom }: { $item }
off_the_dead-do-attack-hands = Attack with bare hands: { $zombie }, { $zone }, no. { $number }
off_the_dead-do-attack-weapon = { $weapon }: attack { $zombie }, { $zone }, no. { $number }
off_the_dead-do-attack-loaded = { $weapon } ({ $shots } left): attack { $zombie }, { $zone }, no. { $number }
off_the_dead-do-refill = { $item }: fill { $weapon }
off_the_dead-do-burn = { $item }: burn the { $zone }
off_the_dead-do-lure = { $item }: send { $zombie } ({ $zone }, no. { $number }) under the Horde
off_the_dead-do-use = Use: { $item }
off_the_dead-do-ability-poliziotto = { $who }: coup de grâce for { $zombie } ({ $zone }, no. { $number }, corridor of { $whom })
off_the_dead-do-ability-cheerleader = { $who }: pom-poms! The corridor of { $whom } goes back one zone
off_the_dead-do-ability-nonna = { $who }: a sip of the remedy for { $whom }
off_the_dead-do-ability-surfista = { $who }: the die becomes a 6
off_the_dead-do-ability-biker = { $who }: fury in the melee of { $whom }
off_the_dead-do-quote = { $quote } ({ $cost } × { $symbol })
off_the_dead-do-redirect = To { $whom }
off_the_dead-do-axe = Swing on: { $zombie }, no. { $number }
off_the_dead-do-next_struck = { $zombie }, { $zone }, no. { $number }
off_the_dead-do-bite_order = { $zombie } bites first
off_the_dead-do-go_and_see = The top card points { $arrow }
off_the_dead-do-goggles = { $zombie } (strength { $strength }), pointing { $arrow }
off_the_dead-do-junk = Throw away: { $item }
off_the_dead-do-pay = Pay with { $zombie }
off_the_dead-do-what_is_it = Turn up the zombie in the corridor of { $whom }: { $zone }, no. { $number }
off_the_dead-do-missed = Rather this one: { $zombie }, { $zone }, no. { $number }
off_the_dead-do-all_mine = Hit { $zombie }, { $zone }, no. { $number }

# -- what happened ---------------------------------------------------------------------------

off_the_dead-log-turn = { $player }’s turn: { $who }.
    .you = Your turn: { $who }.
off_the_dead-log-searches = { $who } searches the rubble.
    .you = You search the rubble.
off_the_dead-log-turn_up = Pile { $pile } is turned up: { $item }.
off_the_dead-log-find = { $who } finds a pair and keeps one: { $item }.
    .you = You find a pair and keep one: { $item }.
off_the_dead-log-picks_up = { $who } picks up: { $item }.
    .you = You pick up: { $item }.
off_the_dead-log-put_back = Back on pile { $pile }: { $item }.
off_the_dead-log-throw = { $who } throws to { $whom }: { $item }.
    .you = You throw to { $whom }: { $item }.
off_the_dead-log-passes = { $who } passes.
    .you = You pass.
off_the_dead-log-attack = { $who } attacks no. { $number } ({ $zone }): { $weapon }.
    .you = You attack no. { $number } ({ $zone }): { $weapon }.
off_the_dead-log-attack_hands = { $who } attacks no. { $number } ({ $zone }) with bare hands. Gloves are not included.
    .you = You attack no. { $number } ({ $zone }) with bare hands. Gloves are not included.
off_the_dead-log-reveal = Corridor of { $whom }, { $zone }: it is { $zombie }, strength { $strength }!
    .you = Your corridor, { $zone }: it is { $zombie }, strength { $strength }!
off_the_dead-log-roll = { $who } rolls { $die } + { $power }, needs { $strength }.
    .you = You roll { $die } + { $power }, { $strength } needed.
off_the_dead-log-sum = { $who } rolls { $die }: { $strength } needed.
    .you = You roll { $die }: { $strength } needed.
off_the_dead-log-roll_again = { $who } rolls again: { $die }.
    .you = You roll again: { $die }.
off_the_dead-log-raised = The die of { $who } now counts as { $die }.
    .you = Your die now counts as { $die }.
off_the_dead-log-miss = { $who } misses { $zombie }. Such is life.
    .you = You miss { $zombie }. Such is life.
off_the_dead-log-fails = { $who } gets nothing done.
off_the_dead-log-kill = { $who } puts { $zombie } back where the daisies grow.
    .you = You put { $zombie } back where the daisies grow.
off_the_dead-log-gets_up = { $zombie } gets up again. Some people cannot take a hint.
off_the_dead-log-use = { $who } uses: { $item }.
    .you = You use: { $item }.
off_the_dead-log-use_zone = { $who } uses: { $item } ({ $zone }).
    .you = You use: { $item } ({ $zone }).
off_the_dead-log-refill = { $who } fills { $weapon } with: { $item }.
    .you = You fill { $weapon } with: { $item }.
off_the_dead-log-calms_down = The infection of { $who } goes back to { $level }.
    .you = Your infection goes back to { $level }.
off_the_dead-log-lured = { $zombie } follows the toy under the Horde.
off_the_dead-log-looks = Through the goggles, from the top: { $zombies }.
off_the_dead-log-ability_poliziotto = { $who }: “Move along, nothing to see here.” Coup de grâce!
off_the_dead-log-ability_cheerleader = { $who }: “Give me a B! Give me an ACK!” The zombies of { $whom } go back one zone.
off_the_dead-log-ability_nonna = { $who }: “Drink up, dear, and do not ask.” { $whom } is no longer infected.
off_the_dead-log-ability_surfista = { $who }: “Duuude, told you so.” The die shows a 6.
off_the_dead-log-ability_biker = { $who } sees red in the melee of { $whom }.
off_the_dead-log-bitten = { $zombie } bites { $who }: infection { $level }.
    .you = { $zombie } bites you: infection { $level }.
off_the_dead-log-infection = The infection of { $who } rises to { $level }.
    .you = Your infection rises to { $level }.
off_the_dead-log-dies = { $who } dies. Well, almost: with the whole corridor, under the Horde it goes.
    .you = You die. Well, almost: with the whole corridor, under the Horde you go.
off_the_dead-log-move = The zombies of { $who } shuffle on.
    .you = Your zombies shuffle on.
off_the_dead-log-barricade = The barricade of { $who } holds. Nobody moves.
    .you = Your barricade holds. Nobody moves.
off_the_dead-log-comes_out = A zombie comes for { $who }: first zone.
    .you = A zombie comes for you: first zone.
off_the_dead-log-turns = The top card of the Horde turns to { $whom }.
    .you = The top card of the Horde turns to you.
off_the_dead-log-turns_away = The top card of the Horde turns away from { $whom }.
    .you = The top card of the Horde turns away from you.
off_the_dead-log-turns_left = The top card of the Horde turns to the left of { $whom }.
    .you = The top card of the Horde turns to your left.
off_the_dead-log-turns_right = The top card of the Horde turns to the right of { $whom }.
    .you = The top card of the Horde turns to your right.
off_the_dead-log-no_room = No corridor has room: the zombie queues up on the Horde.
off_the_dead-log-horde_empty = But the Horde is empty. Nothing comes of it.
off_the_dead-log-corridor_full = The corridor of { $who } is full: the card stays on the Horde.
    .you = Your corridor is full: the card stays on the Horde.
off_the_dead-log-runs = { $zombie } leaps into the melee of { $whom }. A ninja, evidently.
    .you = { $zombie } leaps into your melee. A ninja, evidently.
off_the_dead-log-jumps = { $zombie } is in melee already and jumps on the spot. How embarrassing.
off_the_dead-log-no_junk = { $who } has nothing to throw away.
    .you = You have nothing to throw away.
off_the_dead-log-panics = No more actions for { $who } this turn.
    .you = No more actions for you this turn.
off_the_dead-log-surprise = Surprise wave! { $who } rolls a { $die }.
    .you = Surprise wave! You roll a { $die }.
off_the_dead-log-sold_out =
    Sold out! The Horde is empty, so the cemetery opens: { $number ->
        [0] nobody comes
        [one] one zombie comes
       *[other] { $number } zombies come
    } for { $who }.
off_the_dead-log-event_die = That symbol looks familiar: { $who } rolls a { $die } for an event.
off_the_dead-log-event_seen_me = { $who }: “It has seen me!” Next time, another perfume.
off_the_dead-log-event_where_from = { $who }: “Where do they all come from?”
off_the_dead-log-event_runs_at_me = { $who }: “It runs straight at me!”
off_the_dead-log-event_what_junk = { $who }: “What a load of junk!”
off_the_dead-log-event_dies_twice = { $who }: “Haven’t I just killed you?” This one must be killed twice.
off_the_dead-log-event_panic = { $who }: “Mummy!”
off_the_dead-log-junk = { $who } throws away: { $item }.
    .you = You throw away: { $item }.
off_the_dead-log-quote_what_is_it = { $who }: “And who might you be?”
off_the_dead-log-quote_go_and_see = { $who }: “This way to the buffet!”
off_the_dead-log-quote_try_again = { $who }: “Better luck next time!” The jaws snap shut on air.
off_the_dead-log-quote_hear_them = { $who }: “Hear that whistle?” One more on the die.
off_the_dead-log-quote_saw_nothing = { $who }: “You saw nothing!” The die rolls again.
off_the_dead-log-quote_missed = { $who }: “I was aiming at the other one!”
off_the_dead-log-quote_blow_up = { $who }: “Hold still, this goes bang!” Two more on the die.
off_the_dead-log-quote_all_mine = { $who }: “One from each row, please!”
off_the_dead-log-quote_feel_better = { $who }: “Funny, it stopped itching!”
off_the_dead-log-quote_bruce_lee = { $who }: “Waaa-taaah!” Nobody in the corridor is safe.
off_the_dead-log-quote_call_me_god = { $who }: “They call me the Almighty!” Three more on the die.
off_the_dead-log-quote_stepped_on = { $who }: “What did I just step in?”
off_the_dead-log-quote_red_button = { $who }: “What does this red button do?”
off_the_dead-log-won = Not a zombie left standing. Somebody put the kettle on!
off_the_dead-log-lost = Nobody is left. The Horde thanks you for dinner.
off_the_dead-log-apocalypse = A second sun rises. Nobody is left to complain about the glare.

off_the_dead-end-triumph = Triumph: nobody dead, nobody infected. They will make a film of it.
off_the_dead-end-victory = Victory: all of you are alive, if a little green.
off_the_dead-end-survivors = Survivors: you made it, and you know whom to toast tonight.
off_the_dead-end-last_breath = Last breath: you won, and everybody left has the cough.
off_the_dead-end-lost = The Horde wins. You are part of it now; the hours are terrible.
off_the_dead-end-apocalypse = Apocalypse: no zombies, no survivors, no noise complaints.

# -- the table in words ---------------------------------------------------------------------------

off_the_dead-see-horde = Horde: { $count ->
        [one] one card
       *[other] { $count } cards
    }, the next one points { $arrow }.
off_the_dead-see-horde-in_hand = Horde: { $count ->
        [one] one card
       *[other] { $count } cards
    }, and somebody is rearranging the top of it.
off_the_dead-see-horde-remembered = Horde, no. { $number } from the top, as you remember: { $zombie }, strength { $strength } ({ $symbols }).
off_the_dead-see-horde-empty = The Horde is empty.
off_the_dead-see-rubble = Rubble: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in { $piles ->
        [one] one pile
       *[other] { $piles } piles
    }.
off_the_dead-see-pile = Pile { $pile }, from the top: { $cards }.
off_the_dead-see-dead = { $who } ({ $player }): dead, in a manner of speaking.
off_the_dead-see-survivor-ready = { $who } ({ $player }): infection { $level } of { $track }; { $ability } ready.
off_the_dead-see-survivor-spent = { $who } ({ $player }): infection { $level } of { $track }; { $ability } used.
off_the_dead-see-items = { $who }, items: { $items }.
off_the_dead-see-trophies = { $who }, trophies: skull { $skull }, hand { $hand }, biohazard { $biohazard }.
off_the_dead-see-zone = { $who }, { $zone }: { $zombies }.
off_the_dead-see-zombie-once = { $zombie }: strength { $strength } ({ $symbols }).
off_the_dead-see-zombie-twice = { $zombie }: strength { $strength } ({ $symbols }), must be killed twice.
off_the_dead-see-zombie-remembered = { $zombie }: face down, as you remember; strength { $strength } ({ $symbols }).
off_the_dead-see-panic = { $who } is in a panic: no more actions this turn.
off_the_dead-see-barricade = A barricade stands in front of { $who }: nothing moves there this turn.
off_the_dead-see-looking = Through the goggles, from the top: { $zombies }.

# -- why something cannot be chosen ------------------------------------------------------

off_the_dead-why-moment = Only { $moments }.
off_the_dead-when-own_action = in your own action
off_the_dead-when-before_bite = before a bite
off_the_dead-when-before_move = before the zombies move
off_the_dead-when-after_roll = after an attack’s roll
off_the_dead-when-dying = when somebody is dying
off_the_dead-when-event_die = after the roll of an event
off_the_dead-when-wave_die = after the roll of a surprise wave
off_the_dead-when-before_wave = before a wave
off_the_dead-when-last_kill = before the last kill
off_the_dead-why-panic = In a panic: no actions, only what is free.
off_the_dead-why-own_turn = Only in your own turn.
off_the_dead-why-symbols = { $cost ->
        [one] Costs one symbol, you have none.
       *[other] Costs { $cost } equal symbols, you have { $count }.
    }
off_the_dead-why-used = Used already: once per game.
off_the_dead-why-power_of = That is for { $player } to use.
off_the_dead-why-dead = { $who } is dead.
off_the_dead-why-not_held = { $who } does not hold it.
off_the_dead-why-later-zombie = Attacking is an action: not in this moment.
off_the_dead-why-later-pile = Searching is an action: not in this moment.
off_the_dead-why-later-at = Throwing is an action: not in this moment.
off_the_dead-why-empty-weapon = Empty: fill it first.
off_the_dead-why-nobody-melee = Nobody stands in melee.
off_the_dead-why-nobody-corridor = No zombie in your corridor.
off_the_dead-why-melee_only = Out of reach: only melee.
off_the_dead-why-own_corridor = Only zombies of your own corridor.
off_the_dead-why-two_cards = Searching takes two cards of rubble: there is only one.
off_the_dead-why-empty-pile = This pile is empty.
off_the_dead-why-himself = You act yourself: something is thrown to a neighbour.
off_the_dead-why-not_near = { $who } is no neighbour of yours.
off_the_dead-why-nothing_to_throw = You have nothing to throw.

# -- why a choice is advised ---------------------------------------------------------------

off_the_dead-hint-pass = What you could use is worth more later.
off_the_dead-hint-attack =
    { $need ->
        [1] It cannot miss.
       *[other] A { $need } is enough on the die.
    }
off_the_dead-hint-attack-hard = It needs a { $need }, but it has to go.
off_the_dead-hint-attack-hidden = It is the best shot at a hidden one: { $item }.
off_the_dead-hint-search = There is time to look for something useful.
off_the_dead-hint-search-unarmed = You have nothing in your hands: look for a weapon.
off_the_dead-hint-throw = { $whom } has more use for it: { $item }.
off_the_dead-hint-use = Now is the moment for it: { $item }.
off_the_dead-hint-ability = This is the moment to use the power of { $who }.
off_the_dead-hint-quote = The symbols buy you something that counts now.
off_the_dead-hint-search_second = The other of the pair is wanted: where you remember it, or where nobody has looked yet.
off_the_dead-hint-put_back = Somewhere you will remember: then the next search is easier.
off_the_dead-hint-redirect = There the zombie does the least harm.
off_the_dead-hint-bite_order = In this order the bites cost least.
off_the_dead-hint-axe = The swing goes on for nothing: one zombie less.
off_the_dead-hint-goggles = So the next zombies come where there is room for them.
off_the_dead-hint-junk = You will miss it least.
off_the_dead-hint-next_struck = There the next blow does most.

# -- lines: several events in one sentence -----------------------------------------------------

off_the_dead-line-roll = { $who } attacks: { $sum } against { $strength }.
    .you = You attack: { $sum } against { $strength }.
off_the_dead-line-roll-kill = { $who } attacks: { $sum } against { $strength }. { $zombie } falls!
    .you = You attack: { $sum } against { $strength }. { $zombie } falls!
off_the_dead-line-roll-miss = { $who } attacks: { $sum } against { $strength }. { $zombie } stands.
    .you = You attack: { $sum } against { $strength }. { $zombie } stands.
off_the_dead-line-sum = { $parts } = { $total }
off_the_dead-line-plus = { $sum } + { $value } { $card }
off_the_dead-line-plus-force = { $sum } + { $value } strength
off_the_dead-line-plus-more = { $sum } + { $value } bonus
off_the_dead-line-search = { $who } searches: { $found }.
    .you = You search: { $found }.
off_the_dead-line-found = { $item } (pile { $pile })
off_the_dead-line-put_back = Back face down: { $put }.
off_the_dead-line-put = { $item } on pile { $pile }
off_the_dead-line-comes_out =
    { $count ->
        [one] A zombie comes
       *[other] { $count } zombies come
    } for { $who }.
    .you =
        { $count ->
            [one] A zombie comes
           *[other] { $count } zombies come
        } for you.
off_the_dead-carried = rounds { $since } to { $until }
off_the_dead-carried-once = in round { $since }
off_the_dead-carried-still = from round { $since } to the end
