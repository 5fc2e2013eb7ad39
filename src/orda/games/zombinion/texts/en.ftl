# Zombinion, in English. Ids are the game's; the sentences are ours.

zombinion-name = Zombinion
zombinion-about = Build your deck card by card and hunt down more zombies than anybody else.
zombinion-option-kingdom = The Combat cards of the game
zombinion-option-poker_face = Poker face: everybody who might hold an answer is asked, so that waiting tells nothing
zombinion-option-first_player = Who starts

zombinion-kingdom-first_game = First game
zombinion-kingdom-sparatutto = Shoot-out
zombinion-kingdom-scontro = Clash
zombinion-kingdom-vita_o_morte = Life or Death
zombinion-kingdom-citta_infestata = Infested City
zombinion-kingdom-random = Ten cards at random

zombinion-kind-aim = Aim
zombinion-kind-zombies = Zombies
zombinion-kind-action = Action
zombinion-kind-attack = Attack
zombinion-kind-reaction = Reaction
zombinion-kind-infection = Infection

# -- cards: the base piles ------------------------------------------------------------

zombinion-card-bullet = Bullet
    .text = Worth 1 shot.
zombinion-card-rounds = Rounds
    .text = Worth 2 shots.
zombinion-card-magazine = Magazine
    .text = Worth 3 shots.
zombinion-card-zombie = Zombie
    .text = 1 point at the end of the game.
zombinion-card-many_zombies = Many Zombies
    .short = Many
    .text = 3 points at the end of the game.
zombinion-card-horde = The Horde
    .short = Horde
    .text = 6 points at the end of the game.
zombinion-card-infection = Infection
    .text = 1 point less at the end of the game.

# -- cards: Combat -------------------------------------------------------------------------

zombinion-card-bait = Bait
    .text =
        +1{ ICON("action") } action
        Discard as many cards from your hand as you like, then draw as many.
zombinion-card-sacrifice = Sacrifice
    .text = Trash up to 4 cards from your hand.
zombinion-card-barricade = Barricade
    .text =
        +2{ ICON("card") } cards
        When somebody else plays an attack you may show this from your hand: that attack does not touch you. The Barricade stays in your hand.
zombinion-card-regroup = Regroup
    .short = Regroup
    .text =
        +2{ ICON("shot") } shots
        If you like, turn your whole deck over onto your discard pile without looking at it.
zombinion-card-maverick = Maverick
    .text = +1{ ICON("card") } card, +2{ ICON("action") } actions
zombinion-card-shotgun = Pump Shotgun
    .short = Shotgun
    .text = +1{ ICON("target") } target, +2{ ICON("shot") } shots
zombinion-card-ammo = Ammunition
    .text = Take a card costing at most 4 from the Supply.
zombinion-card-depot = Depot
    .text = Trash this card. Take a card costing at most 5 from the Supply.
zombinion-card-getaway = Getaway
    .short = Getaway
    .text = Take Rounds and put it on your deck. Each opponent shows a card of the Zombies kind (Zombie, Many Zombies, The Horde or Survivors) from hand and puts it back on their deck, or shows that they have none.
zombinion-card-survivors = Survivors
    .text = At the end of the game: 1 point for every 10 cards you own, rounded down.
zombinion-card-upper_floor = Upper Floor
    .short = Upper floor
    .text =
        +2{ ICON("shot") } shots
        Each opponent discards until 3 cards are left in their hand.
zombinion-card-explosive = Explosive Rounds
    .short = Explosive
    .text = Trash a Bullet from your hand. If you do: +3{ ICON("shot") } shots.
zombinion-card-resupply = Resupply
    .short = Resupply
    .text = Trash a card from your hand. Take one costing at most 2 more.
zombinion-card-cunning = Cunning
    .text = +3{ ICON("card") } cards
zombinion-card-recon = Recon
    .short = Recon
    .text =
        +1{ ICON("card") } card, +1{ ICON("action") } action
        All players, you first, turn up the top card of their deck: for each you decide whether it is discarded or goes back.
zombinion-card-search = Search
    .text = Each opponent turns up the top 2 cards of their deck, trashes an aim card of your choice among them and discards the rest. Then you may take any of the cards just trashed.
zombinion-card-tactics = Tactics
    .text = Choose an action card from your hand and play it twice. It costs you no further action.
zombinion-card-radio = Radio
    .text = Turn up the top 5 cards of your deck. Whoever sits on your left picks one to be discarded; the others go to your hand.
zombinion-card-molotov = Molotov
    .text =
        +4{ ICON("card") } cards, +1{ ICON("target") } target
        Each opponent draws a card.
zombinion-card-help = Helping Hands
    .text = +2{ ICON("action") } actions, +1{ ICON("target") } target, +2{ ICON("shot") } shots
zombinion-card-courage = Courage
    .text = +2{ ICON("card") } cards, +1{ ICON("action") } action
zombinion-card-hideout = Hideout
    .short = Hideout
    .text = Draw until you hold 7 cards. Action cards you draw may be set aside: you discard them when you have finished.
zombinion-card-cover = Cover
    .text = +1{ ICON("card") } card, +1{ ICON("action") } action, +1{ ICON("target") } target, +1{ ICON("shot") } shot
zombinion-card-reload = Reload
    .text = Trash an aim card from your hand. Take one costing at most 3 more, into your hand.
zombinion-card-swarm = Zombie Swarm
    .short = Swarm
    .text =
        +2{ ICON("card") } cards
        Each opponent takes an Infection, as long as there are any.
zombinion-card-all_in = All In
    .short = All in
    .text = Turn up cards from your deck until you have found two aim cards: these go to your hand, the others to your discard pile.

# -- what is asked ----------------------------------------------------------------

zombinion-ask-play =
    Play an action card or go hunting. { $actions ->
        [one] You have one action.
       *[other] You have { $actions } actions.
    }
zombinion-ask-play-none = You have no action card: go hunting.
zombinion-ask-hunt =
    Hunt: { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    }, { $targets ->
        [one] 1 target.
       *[other] { $targets } targets.
    } Play your aim cards, then take from the Supply.
zombinion-ask-barricade = { $target } attacks with { $card }. Do you show your Barricade?
zombinion-ask-barricade-none = { $target } attacks with { $card }. You have no Barricade to show.
zombinion-ask-set_aside = Hideout: you drew { $card }. Do you keep it or set it aside?
zombinion-ask-set_aside-none = Hideout: you drew { $card } and keep it.
zombinion-ask-recon-self = { $about }: what becomes of the top card of your deck?
zombinion-ask-recon-other = { $about }: what becomes of the top card of the deck of { $target }?
zombinion-ask-search-other = { $about }: which aim card must { $target } trash?
zombinion-ask-radio = { $about } of { $target }: pick the card to be discarded, the others go to that hand.
zombinion-ask-discard-bait =
    { $about }: choose the cards to discard. { $count ->
        [0] You will draw as many.
        [one] Chosen so far: one.
       *[other] Chosen so far: { $count }.
    }
zombinion-ask-discard-upper_floor = { $about }: discard until 3 cards are left in your hand.
zombinion-ask-trash-sacrifice =
    { $about }: choose up to 4 cards to trash. { $count ->
        [0] None has to go.
        [one] Chosen so far: one.
       *[other] Chosen so far: { $count }.
    }
zombinion-ask-trash-resupply = { $about }: trash a card from your hand; you will take one costing up to 2 more.
zombinion-ask-trash-reload = { $about }: trash an aim card from your hand; you will take one costing up to 3 more.
zombinion-ask-take = { $about }: take a card costing at most { $most }.
zombinion-ask-twice = { $about }: which card do you play twice?
zombinion-ask-return = { $about }: which card of the Zombies kind do you put back on your deck?
zombinion-ask-regroup = { $about }: do you turn your deck over onto your discard pile?
zombinion-ask-loot = { $about }: which of the cards just trashed do you take?

# -- what can be done ---------------------------------------------------------------

zombinion-do-stop-play = No more actions: go hunting
zombinion-do-stop-hunt = End your turn
zombinion-do-stop-loot = Leave the rest where it is
zombinion-do-stop-chosen = Done: these it is
zombinion-do-stop-none = No card
zombinion-do-play = Play { $card }
zombinion-do-twice = Play { $card } twice
zombinion-do-aim = Play { $card } ({ $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    })
zombinion-do-aim-all = Play all aim cards ({ $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    })
zombinion-do-hunt = Take { $card } (cost { $cost })
zombinion-do-take = Take { $card } (cost { $cost })
zombinion-do-trash = Trash { $card }
zombinion-do-discard = Discard { $card }
zombinion-do-radio = Have { $card } discarded
zombinion-do-return = Put { $card } back on your deck
zombinion-do-search = Have { $card } trashed
zombinion-do-loot = Take { $card }
zombinion-do-back = Put { $card } back
zombinion-do-aside = Set { $card } aside
zombinion-do-keep = Keep { $card }
zombinion-do-barricade-yes = Show the Barricade: the attack does not touch you
zombinion-do-barricade-no = Show nothing
zombinion-do-regroup-yes = Turn the deck over onto the discard pile
zombinion-do-regroup-no = Leave the deck as it is

# -- what happened --------------------------------------------------------------------

zombinion-log-turn = { $player }’s turn { $number }.
    .you = Your turn { $number }.
zombinion-log-draw =
    { $player } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
    .you =
        You draw { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
zombinion-log-draw_cards = { $player } draws: { $cards }.
    .you = You draw: { $cards }.
zombinion-log-shuffle =
    { $player } shuffles the discard pile into a new deck ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
    .you =
        You shuffle the discard pile into a new deck ({ $count ->
            [one] one card
           *[other] { $count } cards
        }).
zombinion-log-play = { $player } plays { $card }.
    .you = You play { $card }.
zombinion-log-play_twice = { $player } plays { $card } twice.
    .you = You play { $card } twice.
zombinion-log-barricade = { $player } shows the Barricade: the attack has no effect there.
    .you = You show the Barricade: the attack does not touch you.
zombinion-log-aim =
    { $player } aims with: { $cards }. In all { $shots ->
        [one] 1 shot.
       *[other] { $shots } shots.
    }
    .you =
        You aim with: { $cards }. In all { $shots ->
            [one] 1 shot.
           *[other] { $shots } shots.
        }
zombinion-log-take = { $player } takes { $card }.
    .you = You take { $card }.
zombinion-log-take_to_hand = { $player } takes { $card } into the hand.
    .you = You take { $card } into the hand.
zombinion-log-take_to_deck = { $player } takes { $card } onto the deck.
    .you = You take { $card } onto the deck.
zombinion-log-trash = { $player } trashes: { $cards }.
    .you = You trash: { $cards }.
zombinion-log-discard =
    { $player } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }; on top lies { $top }.
    .you =
        You discard { $count ->
            [one] a card
           *[other] { $count } cards
        }; on top lies { $top }.
zombinion-log-discard_cards = { $player } discards: { $cards }.
    .you = You discard: { $cards }.
zombinion-log-discard_open = { $player } discards: { $cards }.
    .you = You discard: { $cards }.
zombinion-log-reveal = { $player } turns up from the deck: { $cards }.
    .you = You turn up from the deck: { $cards }.
zombinion-log-set_aside = { $player } sets { $card } aside.
    .you = You set { $card } aside.
zombinion-log-regroup =
    { $player } turns the deck over onto the discard pile ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
    .you =
        You turn the deck over onto the discard pile ({ $count ->
            [one] one card
           *[other] { $count } cards
        }).
zombinion-log-radio = { $player } has { $card } discarded. The rest goes to the hand of { $target }.
    .you = You have { $card } discarded. The rest goes to the hand of { $target }.
    .to-you = { $player } has { $card } discarded. The rest goes to your hand.
zombinion-log-all_in = { $player } finds: { $cards }. Discarded: { $others }.
    .you = You find: { $cards }. Discarded: { $others }.
zombinion-log-show_hand = { $player } shows a hand without cards of the Zombies kind: { $cards }.
    .you = You show a hand without cards of the Zombies kind: { $cards }.
zombinion-log-return = { $player } puts { $card } back on the deck.
    .you = You put { $card } back on the deck.
zombinion-log-put_back = { $player } has { $card } put back on the deck of { $target }.
    .you = You have { $card } put back on the deck of { $target }.
    .to-you = { $player } has { $card } put back on your deck.
zombinion-log-loot = { $player } takes { $card } from the trash.
    .you = You take { $card } from the trash.
zombinion-log-clean_up = { $player } cleans up.
    .you = You clean up.

zombinion-end-horde_gone = The Horde is gone from the Supply. Most points: { $winners }.
    .you = The Horde is gone from the Supply. You have most points.
zombinion-end-three_piles = Three piles of the Supply are empty. Most points: { $winners }.
    .you = Three piles of the Supply are empty. You have most points.
zombinion-end-nobody_hunts = Nobody has taken a card for too many turns: the hunt ends here. Most points: { $winners }.
    .you = Nobody has taken a card for too many turns: the hunt ends here. You have most points.

# -- the table in words ------------------------------------------------------------------

zombinion-see-action = { $player } is in the Action phase. Actions: { $actions }, targets: { $targets }, shots: { $shots }.
zombinion-see-hunt = { $player } is in the Hunt phase. Targets: { $targets }, shots: { $shots }.
zombinion-see-cleanup = { $player } has ended the turn.
zombinion-see-pile =
    { $card }, cost { $cost }: { $count ->
        [0] empty pile.
        [one] one card left.
       *[other] { $count } cards left.
    }
zombinion-see-trash = In the trash: { $cards }.
zombinion-see-seat =
    { $player }: { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand, { $deck ->
        [one] one card
       *[other] { $deck } cards
    } in the deck, on top of the discard pile: { $top }.
zombinion-see-empty = nothing
zombinion-see-in_play = { $player } has in play: { $cards }.
zombinion-see-aside = { $player } has set aside: { $cards }.
zombinion-see-deck_top = On top of the deck of { $player }, as all have seen: { $cards }.
zombinion-see-shown = In the hand of { $player }, as all have seen: { $cards }.
zombinion-see-cards = All cards of { $player }: { $cards }.
zombinion-see-hand = Your hand: { $cards }.

# -- why something cannot be chosen ------------------------------------------------------

zombinion-why-hunt_later = You take cards in the Hunt: end your actions first.
zombinion-why-empty = This pile is empty.
zombinion-why-cost = Costs { $cost }, you have { $shots }.
zombinion-why-cost-more = Costs { $cost }, you have { $shots } and could aim for { $more } more.
zombinion-why-most = Costs { $cost }: with { $about } at most { $most }.
zombinion-why-barricade = Only a Barricade can be shown against an attack.
zombinion-why-picked = Already chosen.
zombinion-why-aim_later = Aim cards are played in the Hunt, after your actions.
zombinion-why-aim_over = No more aiming: you have taken a card already.
zombinion-why-actions_over = Your action phase is over.
zombinion-why-points = Zombies are not played: they count points at the end.
zombinion-why-infection = An Infection cannot be played: it only costs a point.
zombinion-why-only-aim = { $about } takes aim cards only.
zombinion-why-only-action = { $about } takes action cards only.
zombinion-why-only-zombies = { $about } takes cards of the Zombies kind only.

# -- why a choice is advised ---------------------------------------------------------------

zombinion-hint-stop-play = None of your actions helps now.
zombinion-hint-stop-hunt = Nothing you can pay for makes your deck better.
zombinion-hint-aim = Play all aim cards first: it costs nothing.
zombinion-hint-take-points =
    Your deck is strong enough: now { $count ->
        [one] one point.
       *[other] { $count } points.
    }
zombinion-hint-take-end =
    The end is near: { $count ->
        [one] one point counts.
       *[other] { $count } points count.
    }
zombinion-hint-take-shots =
    { $count ->
        [one] One shot
       *[other] { $count } shots
    } in every later hand with it.
zombinion-hint-take-action = It is the best action you can pay for now.
zombinion-hint-take-other = It is the best you can pay for now.
zombinion-hint-play-go_on = It gives the action back: play it first.
zombinion-hint-play-attack = It hits the others as well.
zombinion-hint-play-last = It does most with your last action.
zombinion-hint-trash = Your deck is better without { $card }.
zombinion-hint-discard = { $card } is of least use this turn.
zombinion-hint-barricade = The attack does not touch you, and the Barricade stays in your hand.
zombinion-hint-stop-discard = What you hold is worth more than what you would draw.
zombinion-hint-stop-other = None of these cards is worth it.
zombinion-hint-best = It leaves you with the better cards.

# -- lines: several events in one sentence -----------------------------------------------------

zombinion-line-new_hand = Your new hand: { $cards }.
zombinion-line-play-draw =
    { $player } plays { $card } and draws { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
    .you =
        You play { $card } and draw { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
zombinion-line-play-draw_cards = { $player } plays { $card } and draws: { $cards }.
    .you = You play { $card } and draw: { $cards }.
zombinion-taken = turn { $turns }
