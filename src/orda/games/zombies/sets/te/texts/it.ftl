# Zombies!!!, The End, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- tessere -----------------------------------------------------------------------

zombies-tile-te_bridge = Ponte
zombies-tile-te_cabin = Capanna
zombies-tile-te_altar = Altare
zombies-tile-te_boathouse = Rimessa barche
zombies-tile-te_burnt_cabin = Capanna bruciata
zombies-tile-te_campground = Campeggio
zombies-tile-te_abandoned_cars = Auto abbandonate
zombies-tile-te_shed = Capanno
zombies-tile-te_ranger_post = Guardia forestale
zombies-tile-te_pet_cemetery = Cimitero degli animali
zombies-tile-te_outhouse = Latrina
zombies-tile-te_cave = Caverna
zombies-tile-te_woods_01 = Bosco 01
zombies-tile-te_woods_02 = Bosco 02
zombies-tile-te_woods_03 = Bosco 03
zombies-tile-te_woods_04 = Bosco 04
zombies-tile-te_woods_05 = Bosco 05
zombies-tile-te_woods_06 = Bosco 06
zombies-tile-te_woods_07 = Bosco 07
zombies-tile-te_woods_08 = Bosco 08
zombies-tile-te_woods_09 = Bosco 09
zombies-tile-te_woods_10 = Bosco 10
zombies-tile-te_woods_11 = Bosco 11
zombies-tile-te_woods_12 = Bosco 12
zombies-tile-te_woods_13 = Bosco 13

# -- risposte --------------------------------------------------------------------------

zombies-card-that_didnt_just_happen = Non è successo
    .text = Annulla qualunque carta che un altro giocatore ha appena giocato, oggetti e pagine compresi.
