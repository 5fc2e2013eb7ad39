# Zombies!!!, Mall Walkers, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- tessere -----------------------------------------------------------------------

zombies-tile-mw_helipad = Eliporto (galleria)
zombies-tile-mw_4_way_corridor = Corridoio a croce
zombies-tile-mw_front_door = Ingresso del centro
zombies-tile-mw_escalator = Scala mobile
zombies-tile-mw_pet_store = Negozio di animali
zombies-tile-mw_lingerie_shop = Biancheria
zombies-tile-mw_outfitter = Caccia e pesca
zombies-tile-mw_music_store = Dischi
zombies-tile-mw_appliance_store = Elettrodomestici
zombies-tile-mw_department_store = Grandi magazzini
zombies-tile-mw_food_court = Ristoro
zombies-tile-mw_consignment_shop = Usato
zombies-tile-mw_costume_shop = Costumi
zombies-tile-mw_game_store = Giochi

# -- carte evento, quello che chiedono e raccontano ------------------------------------

zombies-card-abandon_all_hope = Nessuna speranza
    .printed = Abandon All Hope
    .text = Nel suo prossimo turno ogni dado tirato da un avversario vale uno in meno.
    .why = Tutti gli avversari ce l’hanno già per il prossimo turno.
zombies-card-aww_isnt_he_cute = Che carino
    .printed = Aww, Isn’t He Cute?
    .text = Oggetto, si gioca nel negozio di animali. Scartala: in questo turno non combatti con gli zombie della tessera su cui ti trovi adesso.
    .why-use = Dove sei non c’è un combattimento da evitare.
zombies-card-barricade_the_door = Porta sbarrata
    .printed = Barricade The Door
    .text = Dentro un edificio: tutti gli zombie all’interno finiscono su una tessera accanto, scelta da te. Chi non trova posto lascia la mappa.
    .why = Non sei in un edificio da cui cacciare gli zombie.
zombies-card-cleanup_in_aisle_5 = Pulizia in corsia
    .printed = Cleanup In Aisle 5
    .text = Dentro un edificio: tutti gli zombie all’interno diventano trofei, distribuiti uno alla volta a partire da te, in senso orario.
    .why = Non ci sono zombie nell’edificio in cui sei.
zombies-card-clearance_sale = Svendita totale
    .printed = Clearance Sale
    .text = Su una tessera del centro commerciale: uccidi tutti gli zombie nei suoi corridoi.
    .why = Nessuno zombie è nel corridoio della tua tessera.
zombies-card-crossbow = Balestra
    .printed = Crossbow
    .text = Oggetto e arma, si gioca da caccia e pesca. Una volta per giro: +1 a un tiro di combattimento che hai appena fatto.
    .why-use = Già usata in questo giro, o inutile contro questo zombie.
zombies-card-hello_may_i_help_you = Posso aiutarla
    .printed = Hello, May I Help You?
    .text = Uno zombie su ogni casella con una pedina e senza zombie, anche sulla tua. Si combatte solo nel proprio prossimo turno.
    .why = Ogni pedina è già su uno zombie.
zombies-card-i_will_survive = Io sopravvivo
    .printed = I Will Survive!
    .text = Duello senza munizioni con un avversario sulla tua casella: un dado a testa, tu con +1. Il totale più basso perde una vita; la parità è tua.
    .why = Nessun avversario è sulla tua casella.
zombies-card-jammed = Inceppata
    .printed = Jammed
    .text = Nessuno usa armi o munizioni in combattimenti e duelli, fino alla fine del tuo prossimo turno.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-lots_of_luck_with_that = Tanti auguri
    .printed = Lots Of Luck With That!
    .text = Durante il tuo movimento, che finisce qui: prendi una munizione e una carta a caso dalla mano di un avversario sulla tua casella.
    .why = Nessun avversario sulla tua casella ha munizioni o carte.
zombies-card-lucky_shot = Colpo fortunato
    .printed = Lucky Shot
    .text = In un tuo combattimento: spendi una munizione e lo zombie è ucciso.
    .why = Ti serve una munizione, e uno zombie che possa uccidere.
zombies-card-now_thats_just_gross = Che schifo
    .printed = Now That’s Just Gross!
    .text = Oggetto, si gioca nella biancheria. Scartala: vai su una casella qualsiasi dentro un edificio di una tessera accanto, anche lasciando un combattimento.
    .why-use = Non c’è un edificio accanto a te.
zombies-card-one_mans_garbage = Roba usata
    .printed = One Man’s Garbage...
    .text = Oggetto, si gioca nel negozio dell’usato. Scartala nel tuo turno: prendi in mano la carta in cima agli scarti.
    .why-use = Nessuna carta è stata scartata.
zombies-card-sprinkler_system = Impianto antincendio
    .printed = Sprinkler System
    .text = Gli zombie nei corridoi e nei negozi del centro commerciale non si muovono a fine turno, di chiunque sia, finché non termina il tuo prossimo turno.
    .why = Non c’è un centro commerciale, o vale già.
zombies-card-were_all_gonna_die = Moriremo tutti
    .printed = We’re All Gonna Die!
    .text = Uno zombie su ogni casella con una pedina e senza zombie, anche sulla tua. Si combatte solo nel proprio prossimo turno.
    .why = Ogni pedina è già su uno zombie.
zombies-card-you_want_fries_with_that = Con le patatine
    .printed = You Want Fries With That?
    .text = Oggetto, si gioca nel ristoro. Scartala nel tuo turno: nessuno zombie entra più nella tessera su cui ti trovi. Quelli che ci sono già restano finché vogliono.
    .why-use = Sei fuori dalla mappa, o la tessera è già chiusa.
zombies-ask-slip_away = In quale casella ti rifugi?
zombies-do-slip_away = { $square }
zombies-ask-rummage = Da quali scarti prendi la carta in cima?
zombies-do-rummage = Dagli scarti
zombies-do-rummage-set = Dagli scarti di: { $set }
zombies-do-rummage-seat = Dagli scarti di { $target }
zombies-log-deal_trophy = { $player } riceve un trofeo. Trofei: { $count }.
    .you = Ricevi un trofeo. Trofei: { $count }.
zombies-log-rob_bullet = { $player } prende una munizione a { $other }.
    .you = Prendi una munizione a { $other }.
zombies-log-rob_card = { $player } prende una carta a caso dalla mano di { $other }.
    .you = Prendi una carta a caso dalla mano di { $other }.
    .to-you = { $player } prende una carta a caso dalla tua mano.
zombies-log-card_robbed = La carta presa è: { $card }.
zombies-log-lucky_shot = Un colpo fortunato: { $player } spende una munizione.
    .you = Un colpo fortunato: spendi una munizione.
zombies-log-close_tile = Chiusa agli zombie: { $tile } .

# -- effetti che durano ----------------------------------------------------------------
zombies-see-effect-no_hope = Ogni dado di { $player } vale uno in meno, { $until }.
    .you = Ogni tuo dado vale uno in meno, { $until }.
zombies-see-effect-cute = { $player } non combatte con gli zombie di una tessera, { $until }.
    .you = Non combatti con gli zombie di una tessera, { $until }.
zombies-see-effect-jammed = Nessuno usa armi o munizioni, { $until }.
zombies-see-effect-sprinklers = Nel centro commerciale gli zombie non si muovono, { $until }.

# -- sullo schermo -----------------------------------------------------------------

zombies-effect-no_hope = Dadi -1
zombies-effect-cute = In pace su una tessera
zombies-effect-jammed = Armi inceppate
zombies-effect-sprinklers = Zombie fermi nel centro
