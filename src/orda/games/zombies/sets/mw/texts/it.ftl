# Zombies!!!, Mall Walkers, in italiano. Gli id sono del gioco; le frasi sono nostre.

# -- tessere -----------------------------------------------------------------------

zombies-tile-mw_helipad = Eliporto (centro commerciale)
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
