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
