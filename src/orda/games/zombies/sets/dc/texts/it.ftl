# Zombies!!!, Dead Corps(e), in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- tessere -----------------------------------------------------------------------

zombies-tile-dc_helipad = Eliporto (base)
zombies-tile-dc_straight = Strada dritta (base)
zombies-tile-dc_corner = Curva (base)
zombies-tile-dc_t_junction = Incrocio a T (base)
zombies-tile-dc_4_way = Incrocio (base)
zombies-tile-dc_front_gate = Cancello frontale
zombies-tile-dc_top_secret_lab = Laboratorio segreto
zombies-tile-dc_motor_pool = Parco macchine
zombies-tile-dc_armory = Armeria
zombies-tile-dc_mess_hall = Mensa
zombies-tile-dc_barracks = Camerate

# -- carte evento, quello che chiedono e raccontano ------------------------------------

zombies-card-adjusting_nicely = Ci sto prendendo gusto
    .printed = Adjusting Nicely
    .text = Oggetto, si gioca con più di metà dei trofei che servono per vincere. Scartala quando muori: tieni tutti i tuoi trofei.
    .why = Ti serve più di metà dei trofei che fanno vincere.
    .why-use = Solo quando muori con dei trofei.
zombies-card-breakthrough = Breccia
    .printed = Breakthrough
    .text = Prima o durante il tuo movimento: scegli la casella oltre un muro della tua tessera e tira. 5 o più: da ora si passa di lì. Meno: perdi una vita e il movimento finisce. Non sugli eliporti.
    .why = Accanto a te non c’è un muro verso un’altra tessera, o non puoi camminare.
zombies-card-dynamite = Dinamite
    .printed = Dynamite
    .text = Oggetto. Scartala nel tuo turno e tira. 4 o più: uccidi fino a tre zombie su caselle adiacenti, uno per casella. Meno: perdi due vite.
    .why-use = Non ci sono zombie sulle tessere accanto alla tua.
zombies-card-i_feel_alive = Mi sento vivo
    .printed = I Feel Alive!!!
    .text = Tira due dadi: se entrambi danno 4 o più, guadagni due vite. Anche dopo un tuo tiro.
    .why = Hai già tutte le vite che si possono avere.
zombies-card-in_the_zone = In stato di grazia
    .printed = In The Zone
    .text = All’inizio del tuo turno: pesca una carta per ogni 6 naturale che tiri contro gli zombie in questo turno.
    .why = Ce l’hai già in questo turno.
zombies-card-i_see_the_helicopter = Ecco l’elicottero
    .printed = I See The Helicopter
    .text = Oggetto, si gioca quando un eliporto è sulla mappa. Una casella in più in ogni tuo movimento.
    .why = Sulla mappa non c’è ancora un eliporto.
zombies-card-i_think_its_over_here = Mettila qui
    .printed = I Think It’s Over Here
    .text = Un avversario ha pescato una tessera: scegli tu dove va e come è girata. Non per eliporti e capanna.
    .why = Nessun avversario ha pescato una tessera.
zombies-card-mine_field = Campo minato
    .printed = Mine Field
    .text = Tira un dado: altrettanti zombie sulle strade di una tessera diventano tuoi trofei.
    .why = Nessuno zombie è su una strada.
zombies-card-no_brains_here = Niente cervelli
    .printed = No Brains Here
    .text = Sposta uno zombie dalla casella di un giocatore qualsiasi, anche tu, su una casella adiacente che abbia posto.
    .why = Nessun giocatore è su uno zombie che possa spostarsi.
zombies-card-rocket_launcher = Lanciarazzi
    .printed = Rocket Launcher
    .text = Oggetto, si gioca nell’armeria. Scartala nel tuo turno: una tessera sul bordo della mappa sparisce. I suoi zombie diventano tuoi trofei, le pedine che ci stanno tornano alla partenza. Non la partenza, gli eliporti, la capanna, gli ingressi o la scala mobile.
    .why-use = Nessuna tessera al bordo della mappa può saltare.
zombies-card-you_dont_need_that = Non ti serve
    .printed = You Don’t Need That!
    .text = Prendi un oggetto che un avversario sulla tua casella ha in gioco, se non ne hai già uno uguale.
    .why = Nessun avversario sulla tua casella ha un oggetto che ti manca.
zombies-card-weekend_pass_denied = Licenza negata
    .printed = Weekend Pass: DENIED!
    .text = Un avversario scarta tutta la mano.
    .why = Nessun avversario ha carte in mano.
zombies-card-what_is_that_smell = Che puzza
    .printed = What Is That Smell?!?
    .text = L’avversario che sta per muoversi deve lasciare la sua tessera e non tornarci in questo turno. Se non può, perde il prossimo turno.
    .why = Nessun avversario sta per muoversi, o sente già l’odore.
zombies-ask-spare = L’esplosione raggiunge tre caselle. Quale zombie si salva?
zombies-do-spare = Si salva quello { $square }
zombies-log-tile_gone = { $player } fa saltare { $tile }. Trofei: { $count }.
    .you = Fai saltare { $tile }. Trofei: { $count }.
zombies-log-alive = { $player } si sente vivo. Vite guadagnate: { $count }.
    .you = Ti senti in vita. Vite guadagnate: { $count }.
zombies-ask-break_through = Quale casella sta oltre il muro?
zombies-do-break_through = Breccia { $square }
zombies-log-broken_through = { $player } apre una breccia ({ $place }).
    .you = Apri una breccia ({ $place }).
zombies-ask-explode = Quale zombie salta in aria?
zombies-do-explode = Quello { $square }
zombies-ask-lure = Dove va lo zombie?
zombies-do-lure = { $square }
zombies-ask-take_item = Che cosa prendi a { $target }?
zombies-do-take_item = Prendi: { $card }
zombies-log-stays_in_the_smell = { $player } non può lasciare la tessera e perde il prossimo turno.
    .you = Non puoi lasciare la tessera e perdi il prossimo turno.
zombies-card-govt_enhanced_zombies = Zombie potenziati
    .printed = Govt. Enhanced Zombies!
    .text = Per uccidere qualunque zombie serve almeno 5, fino alla fine del tuo prossimo turno.
    .why = Vale già fino alla fine del tuo prossimo turno.
zombies-card-you_lookin_at_me = Ce l’hai con me
    .printed = You Lookin' At Me?!?
    .text = Una carta che un avversario ha appena rivolto contro un giocatore, un edificio o una tessera deve avere un altro bersaglio permesso. Se non c’è, è persa.
    .why = La carta appena giocata non può avere un altro bersaglio.
zombies-ask-redirect = La tua carta deve colpire qualcun altro. Chi?
zombies-do-redirect = { $target }
zombies-ask-redirect_tile = La tua carta deve colpire un’altra tessera. Quale?
zombies-do-redirect_to = { $tile } ({ $cell })

# -- effetti che durano ----------------------------------------------------------------

zombies-see-effect-tough_zombies = Per uccidere qualunque zombie serve almeno 5, { $until }.
zombies-see-effect-a_card_for_a_six = { $player } pesca una carta per ogni 6 naturale contro gli zombie, { $until }.
    .you = Peschi una carta per ogni 6 naturale contro gli zombie, { $until }.
zombies-see-effect-smell = { $player } deve lasciare una tessera e non tornarci, { $until }.
    .you = Devi lasciare una tessera e non tornarci, { $until }.
zombies-see-effect-lost_turn = { $player } perde il prossimo turno.
    .you = Perdi il prossimo turno.

# -- effetti in breve, sullo schermo -----------------------------------------------

zombies-effect-tough_zombies = Zombie: serve 5
zombies-effect-a_card_for_a_six = Una carta per ogni 6
zombies-effect-smell = Deve lasciare la tessera
zombies-effect-lost_turn = Perde un turno
