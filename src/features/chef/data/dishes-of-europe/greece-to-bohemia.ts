/** Dishes of Greece, the Balkans, Hungary and the Czech and Slovak lands by name; how the table is read: rules/classics/classic.ts. */
export const FROM_CRETE_TO_PRAGUE_BY_NAME = `
= Keftedes ; keftedakia, greek meatballs, keftethes, greek fried meatballs, griechische hackbällchen, greek meatballs with mint
fry ; greek ; dinner starter ; 4 ; 25+20 rest 30 ; stove
Small fried meatballs with mint, oregano and soaked bread.
!*500 g minced beef / minced lamb / minced turkey ; 80 g bread rolls, stale ; 80 ml milk ; 1 onion, grated ; 2 cloves garlic, crushed ; 1 egg ; !1 handful mint, chopped ; 1 handful parsley, chopped ; 2 tsp dried oregano ; 1 tbsp red wine vinegar ; 60 g plain flour ; 150 ml olive oil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Soak the bread rolls in the milk and squeeze out. Knead with the minced beef, onion, garlic, egg, mint, parsley, oregano, vinegar, salt and black pepper and chill for 30 minutes.
- Roll into {24} balls and turn in the flour.
- Fry in the olive oil in batches for 7 minutes, turning, until brown all over<, and no pink is left inside|>. Drain.
= Saganaki ; cheese saganaki, greek fried cheese, fried cheese greek, fried halloumi greek, saganaki cheese, fried feta, tiri saganaki
fry ; greek ; starter ; 4 ; 8+8 ; stove
A thick slice of firm cheese, floured and fried until it is crusty.
!400 g halloumi, in 1 cm slices / feta, in 1 cm slices / provolone, in 1 cm slices ; 60 g plain flour ; 4 tbsp olive oil ; 1/2 tsp dried oregano ; 1 lemon, in wedges ; 1/4 tsp black pepper
- Wet the halloumi with cold water and turn it in the flour at once.
- Fry in the olive oil over medium-high heat for 3 minutes on each side, until golden and crusty.
- Season with the oregano and black pepper and eat hot with the lemon.
= Prawn Saganaki ; shrimp saganaki, garides saganaki, greek prawns with feta, prawns with tomato and feta, shrimp with feta and tomatoes, greek shrimp with feta
fry ; greek ; dinner starter ; 4 ; 15+25 ; stove
Prawns in tomato sauce with ouzo, under melting feta.
!*600 g raw prawns, peeled / canned butter beans, drained ; !200 g feta, crumbled ; 1 onion, finely chopped ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; 3 tbsp ouzo / white wine ; !500 g canned chopped tomatoes ; 1/2 tsp chilli flakes ; 1 tsp dried oregano ; 1 handful parsley, chopped ; 1/2 tsp salt
- Cook the onion in the olive oil for 6 minutes. Add the garlic and chilli flakes for 1 minute, pour in the ouzo and let it bubble away.
- Add the chopped tomatoes, oregano and salt and simmer for 12 minutes.
- Stir in the prawns, scatter with the feta, cover and cook for 4 minutes<, until the prawns are pink all through|>. Scatter with the parsley.
= Santorini Fava ; fava santorini, greek fava, fava me kremmidi, greek split pea dip, yellow split pea dip, greek yellow split peas, split pea puree greek
dip ; greek ; starter lunch ; 6 ; 10+45 ; stove
Warm purée of yellow split peas with olive oil, onion and capers.
!350 g yellow split peas, rinsed ; 2 red onions, chopped ; 1 clove garlic ; 1 bay leaf ; 1 l water ; !100 ml olive oil ; 2 tbsp lemon juice ; 2 tbsp capers ; 1 handful parsley, chopped ; 1 1/4 tsp salt
- Simmer the split peas with half of the red onions, the garlic, bay leaf and water for 42 minutes, skimming, until they fall apart and are thick.
- Take out the bay leaf, add the lemon juice, salt and two thirds of the olive oil and blend until smooth.
- Spread on a plate and scatter with the rest of the red onions, the capers and parsley. Pour over the rest of the oil.
= Briam ; briami, greek roasted vegetables, greek ratatouille, tourlou, tourlou tourlou
bake ; greek ; dinner lunch ; 6 ; 25+90 ; oven
Potatoes, courgettes, aubergine and tomatoes baked slowly in olive oil.
!700 g waxy potatoes, sliced ; !3 courgettes, sliced ; !1 aubergine, in chunks ; 1 red pepper, in strips ; 2 red onions, sliced ; 4 cloves garlic, sliced ; !500 g tomatoes, grated ; !120 ml olive oil ; 1 tsp dried oregano ; 1 bunch parsley, chopped ; 100 ml water ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; ?150 g feta, crumbled
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Toss the potatoes, courgettes, aubergine, red pepper, red onions and garlic with the tomatoes, olive oil, oregano, parsley, salt and black pepper in a wide roasting tin.
- Pour in the water, cover with foil and bake for 35 minutes.
- Uncover and bake for another 50 minutes, turning once, until everything is soft and brown at the edges. Leave for 10 minutes[ and scatter with the feta].
= Taramasalata ; taramosalata, taramas, tarama, greek fish roe dip, cod roe dip, smoked cod roe dip
dip ; greek ; starter ; 6 ; 15+0 ; blender
Pale dip of smoked roe, bread, lemon and oil.
!*150 g smoked cod roe, skinned ; !120 g white bread, crusts off ; 1/2 onion, grated ; !4 tbsp lemon juice ; !150 ml sunflower oil ; 50 ml olive oil ; 60 ml water
- Soak the bread in cold water, squeeze out and blend with the smoked cod roe, onion and half of the lemon juice until smooth.
- With the blender running, pour in the sunflower oil and then the olive oil in a thin stream.
- Blend in the water and the rest of the lemon juice, until light and creamy. Chill until you eat it.
= Melitzanosalata ; greek aubergine dip, greek eggplant dip, greek aubergine salad, eggplant dip greek, melitzano salata
dip ; greek ; starter ; 6 ; 15+45 rest 30 ; oven
Coarse dip of roasted aubergines with garlic, lemon and olive oil.
!3 aubergines ; 1 clove garlic, crushed ; 1/2 red onion, grated ; !2 tbsp lemon juice ; !80 ml olive oil ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 230 °C (445 °F), or 210 °C (410 °F) with the fan on. Prick the aubergines and roast for 42 minutes, turning once, until they collapse and the skins are black.
- Scoop out the flesh, leave in a sieve for 30 minutes and chop.
- Beat with the garlic, red onion, lemon juice, salt and black pepper and then with the olive oil, and stir in the parsley.
= Skordalia ; skordaliá, greek garlic dip, greek garlic potato dip, greek garlic mashed potatoes, potato garlic dip
dip ; greek ; starter side ; 6 ; 15+22 ; stove
Potatoes beaten with raw garlic, vinegar and olive oil.
!500 g floury potatoes, in chunks ; !5 cloves garlic ; !120 ml olive oil ; 2 tbsp white wine vinegar ; 30 g almonds, ground ; 1 1/4 tsp salt
- Boil the potatoes for 18 minutes, until soft, drain and keep a cup of the water.
- Pound the garlic with the salt to a paste. Mash the potatoes finely with the garlic and almonds.
- Beat in the olive oil and vinegar by turns, and some of the water, until it is creamy.
= Galaktoboureko ; galaktoboureko greek custard pie, greek custard pie, greek milk pie, galatoboureko, custard filo pie
pudding ; greek ; dessert ; 12 ; 40+70 rest 120 ; oven stove
Semolina custard baked in buttery filo and soaked in syrup.
!350 g filo pastry ; !1.2 l milk ; !150 g semolina ; !4 eggs ; 150 g sugar ; 1 tsp vanilla extract ; !180 g butter, melted ; 350 g sugar, for the syrup ; 250 ml water ; 1 cinnamon stick ; 1 tbsp lemon juice
- Heat the milk with the vanilla, rain in the semolina and stir for 7 minutes, until thick. Whisk the eggs with the sugar, stir them in off the heat with a quarter of the butter and cool.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a tin with half of the filo pastry, each sheet brushed with butter, pour in the custard and cover with the rest, brushed in the same way. Score into {12} pieces and bake for 48 minutes, until deep golden.
- Boil the sugar for the syrup with the water, cinnamon stick and lemon juice for 6 minutes and cool.
- Pour the cold syrup over the hot pastry and leave for 120 minutes.
= Bougatsa ; bougatsa with custard, greek custard pastry, bougatsa krema, greek breakfast custard pie
pudding ; greek ; breakfast dessert ; 8 ; 30+45 ; oven stove
Filo parcels of semolina custard, dusted with sugar and cinnamon.
!300 g filo pastry ; !700 ml milk / oat milk ; !90 g semolina ; 110 g sugar ; 2 eggs ; 1 tsp vanilla extract ; 1 tsp lemon zest ; !120 g butter, melted ; 2 tbsp icing sugar ; 1 tsp ground cinnamon
- Heat the milk with the sugar, vanilla and lemon zest, rain in the semolina and stir for 6 minutes, until thick. Take off the heat, beat in the eggs and cool.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a tin with two thirds of the filo pastry, hanging over the sides, each sheet brushed with butter. Spread in the custard, fold the pastry over and cover with the rest, brushed with the last of the butter.
- Bake for 33 minutes, until crisp and golden. Cut up warm and dust with the icing sugar and cinnamon.
= Tsoureki ; greek easter bread, greek sweet bread, tsoureki bread, paskalini, greek braided easter bread, choreg, çörek greek
bread ; greek ; breakfast dessert ; 12 ; 40+32 rest 180 ; oven
Glossy plaited loaf, scented with mahleb and orange.
!550 g bread flour ; !9 g dried yeast ; 180 ml milk, lukewarm ; 140 g sugar ; !3 eggs ; 100 g butter, soft ; !2 tsp mahleb / ground cardamom ; 1 tbsp orange zest ; 1/2 tsp salt ; 1 egg, beaten, for the glaze ; 30 g flaked almonds
- Knead the bread flour with the yeast, milk, sugar, 3 eggs, mahleb, orange zest and salt for 8 minutes, then the butter, until the dough draws threads. Cover and leave to rise for 120 minutes.
- Roll into three long ropes, plait them and leave to rise on a lined tray for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush with the egg for the glaze, scatter with the flaked almonds and bake for 30 minutes, until deep brown. Cool.
= Punjena Paprika ; punjene paprike, balkan stuffed peppers, serbian stuffed peppers, croatian stuffed peppers, filovane paprike, töltött paprika, toltott paprika, ardei umpluți, ardei umpluti, hungarian stuffed peppers
stew ; balkan ; dinner ; 4 ; 30+75 ; stove
Pale peppers filled with meat and rice, simmered in tomato sauce.
!8 yellow peppers, small, tops off ; !*500 g minced beef / minced pork / minced turkey / cooked lentils ; 100 g long-grain rice, rinsed ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 egg ; 3 tbsp sunflower oil ; 2 tbsp plain flour ; 1 tbsp sweet paprika ; 700 g passata ; 500 ml water ; 1 tsp sugar ; 1 handful parsley, chopped ; 1 3/4 tsp salt ; 1/4 tsp black pepper ; 100 g sour cream
- Cook the onion in a third of the sunflower oil for 6 minutes and mix with the minced beef, rice, garlic, egg, parsley, black pepper and half of the salt. Fill the peppers loosely.
- Stir the flour into the rest of the oil in a wide pot for 2 minutes. Add the paprika, then the passata, water, sugar and the rest of the salt and bring to the boil.
- Set in the peppers, cover and simmer gently for 58 minutes, until the peppers are soft and the rice and filling are cooked through. Serve with the sour cream.
= Pašticada ; pasticada, dalmatian pasticada, dalmatinska pašticada, dalmatian beef stew, croatian beef stew, croatian braised beef
stew ; balkan ; dinner ; 6 ; 30+180 rest 720 ; stove
Beef marinated in vinegar and braised with prunes, bacon and sweet wine.
!*1300 g stewing beef, in one piece / beef topside, in one piece ; 100 g smoked bacon, in strips ; 300 ml red wine vinegar ; 300 ml water ; 3 cloves garlic, sliced ; 2 onions, chopped ; 2 carrots, diced ; 1 stick celery, diced ; 4 tbsp olive oil ; 2 tbsp tomato paste ; 300 ml red wine ; 500 ml beef stock ; !120 g prunes ; 3 cloves ; 2 bay leaves ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Lard the beef with the garlic and bacon, cover with the vinegar and water and chill for 720 minutes. Dry, season with the salt and black pepper and brown in the olive oil for 10 minutes. Lift out.
- Cook the onions, carrots and celery for 10 minutes and stir in the tomato paste. Return the beef, pour in the red wine and beef stock, add the prunes, cloves and bay leaves, cover and simmer for 140 minutes, until a fork goes in easily.
- Carve the beef. Take out the bay leaves, blend the sauce, simmer for 8 minutes and lay the slices in it.
= Štruklji ; struklji, štrukli, strukli, zagorski štrukli, slovenian dumplings, slovenian rolled dumplings, croatian cheese strudel, zagorje strukli
bake ; balkan ; dinner lunch ; 6 ; 60+50 rest 30 ; oven stove
Rolled dough filled with fresh cheese, boiled and baked under sour cream.
!350 g plain flour ; 3 eggs ; 2 tbsp sunflower oil ; 150 ml water, lukewarm ; !500 g quark, drained / cottage cheese ; !300 g sour cream ; 60 g butter, melted ; 1 3/4 tsp salt
- Knead the flour with 1 of the eggs, the sunflower oil, water and a quarter of the salt for 8 minutes. Cover and rest for 30 minutes. Beat the quark with the other eggs, a third of the sour cream and a quarter of the salt.
- Stretch the dough very thinly on a floured cloth, spread with the filling, roll up and cut into {12} pieces with the edge of a plate, so that the ends are sealed.
- Simmer in water with the rest of the salt for 10 minutes and lift out.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Lay in a dish, pour over the butter and the rest of the sour cream and bake for 28 minutes, until golden.
= Potica ; potizza, povitica, slovenian nut roll, slovenian walnut roll, orehnjača, orehnjaca, walnut roll, nut roll, beigli, bejgli, hungarian walnut roll, nusspotitze
bread ; balkan ; dessert snacks ; 14 ; 50+50 rest 150 ; oven stove
Yeast bread rolled around a thick layer of walnuts.
!500 g plain flour ; !7 g dried yeast ; 220 ml milk, lukewarm ; 70 g sugar ; 3 egg yolks ; 80 g butter, soft ; 1/2 tsp salt ; !350 g walnuts, ground ; 120 g honey ; 150 ml milk, for the filling ; 1 tsp ground cinnamon ; 1 tbsp rum / orange juice ; 1 egg, beaten
- Knead the flour with the yeast, lukewarm milk, sugar, egg yolks, butter and salt for 8 minutes. Cover and leave to rise for 90 minutes.
- Heat the milk for the filling with the honey, pour it over the walnuts, stir in the cinnamon and rum and cool. Roll out the dough thinly, spread with the filling and roll up tightly. Lay in a long tin and leave to rise for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Prick, brush with the egg and bake for 45 minutes, until deep brown. Cool in the tin.
= Kavarma ; kavarma kebap, bulgarian kavarma, bulgarian pork stew, bulgarian pork and peppers
stew ; balkan ; dinner ; 4 ; 20+75 ; stove
Pork stewed with leeks, peppers, mushrooms and wine.
!*800 g pork shoulder, in cubes / chicken thigh fillets, in pieces / 600 g chestnut mushrooms, halved ; !2 leeks, sliced ; !2 red peppers, in strips ; 1 onion, sliced ; 3 tomatoes, chopped ; 4 tbsp sunflower oil ; 1 tbsp sweet paprika ; 200 ml white wine ; 150 ml water ; 1 tsp dried savory / dried thyme ; 1 bay leaf ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Brown the pork in half of the sunflower oil for 9 minutes and lift out. Cook the onion, leeks and red peppers in the rest of the oil for 10 minutes and stir in the paprika.
- Return the pork, add the tomatoes, white wine, water, savory, bay leaf, salt and black pepper, cover and simmer for <50|15> minutes, until tender.
- Take out the bay leaf and scatter with the parsley.
= Cozonac ; romanian sweet bread, kozunak, romanian easter bread, bulgarian easter bread, cozonac cu nuca, romanian walnut bread
bread ; romanian ; breakfast dessert ; 14 ; 50+45 rest 180 ; oven stove
Rich plaited loaf with a swirl of walnuts and cocoa.
!550 g bread flour ; !9 g dried yeast ; 220 ml milk, lukewarm ; 120 g sugar ; !4 egg yolks ; 110 g butter, soft ; 1 tsp orange zest ; 1 tsp vanilla extract ; 1/2 tsp salt ; !200 g walnuts, ground ; 30 g cocoa powder ; 80 g sugar, for the filling ; 3 egg whites ; 1 egg, beaten
- Knead the bread flour with the yeast, milk, sugar, egg yolks, orange zest, vanilla and salt for 8 minutes, then the butter, until silky. Cover and leave to rise for 120 minutes.
- Whisk the egg whites until stiff, whisk in the sugar for the filling and fold in the walnuts and cocoa. Halve the dough, roll out, spread with the filling, roll up and twist the two rolls together in a long tin. Leave to rise for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush with the beaten egg and bake for 42 minutes, until dark golden. Cool.
= Pörkölt ; porkolt, poerkoelt, marhapörkölt, marhaporkolt, sertéspörkölt, sertesporkolt, hungarian paprika stew, hungarian beef stew, hungarian pork stew
stew ; hungarian ; dinner ; 4 ; 20+140 ; stove
Thick stew of meat, onions and much paprika, cooked in hardly any liquid.
!*900 g stewing beef, in cubes / pork shoulder, in cubes / 800 g oyster mushrooms, torn ; !4 onions, finely chopped ; 3 tbsp lard / sunflower oil ; !3 tbsp sweet paprika ; 3 cloves garlic, crushed ; 1 green pepper, chopped ; 2 tomatoes, chopped ; 1/2 tsp caraway seeds ; 250 ml water ; 1 3/4 tsp salt
- Cook the onions in the lard over low heat for 16 minutes, until golden and soft. Take off the heat and stir in the paprika and a splash of the water.
- Add the beef, salt, garlic and caraway and cook for 8 minutes. Add the green pepper, tomatoes and the rest of the water.
- Cover and simmer over low heat for <110|25> minutes, adding water only if it sticks, until tender and the sauce is thick.
= Halászlé ; halaszle, hungarian fish soup, fisherman's soup, fishermans soup hungarian, szegedi halászlé
soup ; hungarian ; dinner ; 4 ; 20+55 ; stove
Fiery red fish soup with paprika and onions.
!*800 g carp fillets, in large pieces / catfish fillets, in large pieces / cod fillets, in large pieces ; !3 onions, finely chopped ; 2 tbsp lard / sunflower oil ; !3 tbsp sweet paprika ; 1 tsp hot paprika ; 1 green pepper, sliced ; 2 tomatoes, chopped ; 1.2 l fish stock ; 1 1/4 tsp salt
- Cook the onions in the lard for 14 minutes, until soft. Take off the heat and stir in the sweet paprika and hot paprika.
- Add the tomatoes and fish stock, simmer for 24 minutes and blend smooth.
- Bring to a simmer with the green pepper and salt, lay in the carp and simmer without stirring for 10 minutes, until it is opaque and flakes.
= Töltött Káposzta ; toltott kaposzta, toeltoett kaposzta, hungarian stuffed cabbage, hungarian cabbage rolls, stuffed cabbage with sauerkraut
stew ; hungarian ; dinner ; 6 ; 50+140 ; stove
Cabbage rolls simmered between layers of sauerkraut and smoked meat.
!16 leaves white cabbage, blanched ; !*600 g minced pork / minced beef ; 120 g long-grain rice, rinsed ; 2 onions, finely chopped ; 2 cloves garlic, crushed ; 1 egg ; 3 tbsp lard / sunflower oil ; !2 tbsp sweet paprika ; !800 g sauerkraut, rinsed ; 200 g smoked bacon, in pieces ; 800 ml water ; 1/2 tsp caraway seeds ; 1 1/4 tsp salt ; 1/2 tsp black pepper ; 200 g sour cream
- Cook the onions in the lard for 8 minutes and stir in the paprika. Mix half of them with the minced pork, rice, garlic, egg, salt and black pepper and roll up in the cabbage leaves.
- Mix the rest of the onions with the sauerkraut and caraway. Lay half in a big pot, then the rolls and the smoked bacon, and cover with the rest.
- Pour in the water, cover and simmer gently for 120 minutes, until the rolls are tender and cooked through. Serve with the sour cream.
= Rakott Krumpli ; rakott burgonya, hungarian layered potatoes, hungarian potato casserole, layered potato casserole, hungarian potato bake
bake ; hungarian ; dinner ; 6 ; 25+70 ; oven stove
Layers of potatoes, hard-boiled eggs, sausage and sour cream.
!1200 g waxy potatoes, scrubbed ; !6 eggs ; *200 g chorizo, sliced / smoked tofu, sliced ; !400 g sour cream ; 40 g butter ; 30 g breadcrumbs ; 1/2 tsp sweet paprika ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in their skins for 22 minutes, peel and slice. Boil the eggs for 9 minutes, peel and slice.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Butter a dish and coat with the breadcrumbs. Layer the potatoes, eggs, chorizo and sour cream, each layer seasoned with some of the salt and black pepper, with potatoes and sour cream on top.
- Dot with the rest of the butter, dust with the paprika and bake for 38 minutes, until golden.
= Dobos Torte ; dobos torta, dobostorte, hungarian layer cake, dobos cake, hungarian chocolate layer cake
cake ; hungarian ; dessert ; 12 ; 75+50 rest 180 ; oven stove
Six thin layers of sponge with chocolate buttercream under a caramel lid.
!6 eggs, separated ; 150 g sugar ; !120 g plain flour ; 1/4 tsp salt ; !200 g dark chocolate, melted ; !250 g butter, soft ; 150 g icing sugar ; 1 tsp vanilla extract ; 2 tbsp cocoa powder ; !150 g sugar, for the caramel ; 1 tbsp lemon juice
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Beat the egg yolks with half of the sugar until pale. Whisk the egg whites with the salt and the rest of the sugar until stiff and fold in with the flour.
- Spread into {6} thin rounds on baking paper and bake each for 7 minutes, until golden. Cool.
- Beat the butter with the icing sugar, vanilla and cocoa until white and beat in the chocolate, cooled. Put the layers together with most of it, but keep the finest one, and coat the cake with the rest. Chill for 120 minutes.
- Melt the sugar for the caramel with the lemon juice for 7 minutes, until amber, pour over the last layer and cut into wedges at once with an oiled knife. Set on top and chill for 60 minutes.
= Nokedli ; galuska, hungarian dumplings, hungarian noodles, hungarian spaetzle, nokedli dumplings
side ; hungarian ; side ; 4 ; 15+12 ; stove
Little rough egg dumplings to go with stews.
!350 g plain flour ; !3 eggs ; 180 ml water ; 40 g butter ; 1 1/2 tsp salt
- Beat the flour with the eggs, water and a third of the salt to a soft, sticky dough and leave for 5 minutes.
- Press through a coarse grater or scrape from a board in small bits into boiling water with the rest of the salt.
- Boil for 3 minutes, until they float, drain and toss in the butter.
= Svíčková ; svickova, svíčková na smetaně, svickova na smetane, czech beef in cream sauce, beef in cream sauce czech, czech marinated beef, czech sirloin in cream
stew ; czech ; dinner ; 6 ; 30+160 ; stove
Braised beef in a smooth, slightly sour sauce of roots and cream, with cranberries.
!*1200 g stewing beef, in one piece ; 80 g smoked bacon, in strips ; !3 carrots, diced ; !200 g celeriac, diced ; 1 parsnip, diced ; 2 onions, chopped ; 50 g butter ; 5 allspice berries ; 2 bay leaves ; 3 sprigs thyme ; 1 tbsp mustard ; 1 tbsp sugar ; 2 tbsp lemon juice ; 900 ml beef stock ; 2 tbsp plain flour ; !250 ml double cream ; 150 g cranberry sauce ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Season the beef with the salt and black pepper, brown with the bacon in half of the butter for 10 minutes and lift out. Cook the carrots, celeriac, parsnip and onions in the rest of the butter for 14 minutes, until golden.
- Stir in the sugar and mustard, return the beef, add the beef stock, allspice, bay leaves and thyme, cover and simmer for 110 minutes, until a fork goes in easily.
- Lift out the beef and the spices. Blend the sauce, whisk in the flour mixed with the double cream and simmer for 8 minutes. Season with the lemon juice.
- Carve the beef, lay it in the sauce and serve with the cranberry sauce.
= Vepřo Knedlo Zelo ; vepro knedlo zelo, vepřo-knedlo-zelo, czech roast pork with dumplings and cabbage, roast pork with dumplings and sauerkraut, czech roast pork, vepřové knedlo zelo
roast ; czech ; dinner ; 6 ; 45+150 rest 60 ; oven stove
Roast pork with caraway, bread dumplings and sweet-sour cabbage.
!*1500 g pork shoulder, in one piece ; 2 onions, sliced ; 4 cloves garlic, crushed ; 2 tsp caraway seeds ; 400 ml water ; !700 g sauerkraut, drained ; 1 tbsp sugar ; 2 tbsp lard ; !350 g plain flour ; 6 g dried yeast ; 180 ml milk, lukewarm ; 1 egg ; 3 bread rolls, in small dice ; 2 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Rub the pork with the garlic, half of the caraway, most of the salt and the black pepper, set on half of the onions in a tin and pour in the water. Cover and roast for 100 minutes, uncover and roast for another 40 minutes, basting, until brown and tender.
- Meanwhile, knead the flour with the yeast, milk, egg and the rest of the salt for 8 minutes, work in the bread rolls and leave to rise for 60 minutes. Shape into {2} thick rolls and steam or boil, covered, for 22 minutes, until firm. Slice with a thread.
- Cook the rest of the onions in the lard for 7 minutes. Add the sauerkraut, sugar and the rest of the caraway with a splash of water and simmer for 30 minutes.
- Carve the pork and serve with the sauerkraut, dumplings and juices.
= Bramboráky ; bramboraky, bramborak, czech potato pancakes, garlic potato pancakes, czech garlic potato pancakes
griddle ; czech ; lunch dinner ; 4 ; 20+25 ; stove
Potato pancakes with a lot of garlic and marjoram.
!1000 g waxy potatoes, peeled and grated ; !5 cloves garlic, crushed ; !2 tsp dried marjoram ; 2 eggs ; 100 g plain flour ; 60 ml milk ; 100 ml sunflower oil / lard ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Squeeze the potatoes well and mix with the garlic, marjoram, eggs, flour, milk, salt and black pepper.
- Spread ladlefuls thinly in the hot sunflower oil.
- Fry for 4 minutes on each side, until brown and crisp at the edges, and drain.
= Trdelník ; trdelnik, trdlo, kürtőskalács, kurtoskalacs, kürtős, chimney cake, chimney cakes, baumstriezel
bread ; czech ; dessert snacks ; 8 ; 45+22 rest 75 ; oven
Spirals of yeast dough baked around a roll under a crust of sugar, cinnamon and walnuts.
!450 g plain flour ; !7 g dried yeast ; 200 ml milk, lukewarm ; 60 g sugar ; 2 egg yolks ; 70 g butter, soft ; 1/4 tsp salt ; 50 g butter, for brushing ; !120 g brown sugar ; !2 tsp ground cinnamon ; 80 g walnuts, finely chopped
- Knead the flour with the yeast, milk, sugar, egg yolks, soft butter and salt for 8 minutes. Cover and leave to rise for 60 minutes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Wrap {8} thick rolls of foil in baking paper. Roll the dough into ropes, wind each closely around a roll, press flat and leave for 15 minutes.
- Melt the butter for brushing, brush it on and roll in the brown sugar mixed with the cinnamon and walnuts.
- Stand or lay on a tray and bake for 20 minutes, turning once, until brown and crisp. Slide off the rolls.
= Kapustnica ; kapustnitsa, slovak sauerkraut soup, slovak cabbage soup, slovak christmas soup, zelňačka, zelnacka, kapusniak, kapuśniak, sauerkraut soup, sauerkrautsuppe
soup ; czech ; dinner lunch ; 6 ; 20+95 ; stove
Sauerkraut soup with smoked sausage, dried mushrooms and paprika.
!600 g sauerkraut, drained ; !*300 g smoked sausage, sliced / smoked tofu, in cubes ; 400 g pork shoulder, diced / potatoes, diced ; !25 g dried mushrooms ; 2 onions, chopped ; 3 cloves garlic, crushed ; 2 tbsp lard / sunflower oil ; 1 tbsp sweet paprika ; 6 prunes ; 2 bay leaves ; 4 allspice berries ; 1.8 l water ; 1/2 tsp salt ; 1/4 tsp black pepper ; 150 g sour cream
- Soak the dried mushrooms in some of the water. Cook the onions in the lard for 7 minutes, add the pork for 8 minutes and stir in the garlic and paprika.
- Add the rest of the water, the mushrooms with theirs, the sauerkraut, bay leaves, allspice, salt and black pepper and simmer for 55 minutes.
- Add the smoked sausage and prunes and simmer for 20 minutes. Take out the bay leaves and serve with the sour cream.
= Peka ; lamb peka, ispod peke, teletina ispod peke, janjetina ispod peke, dalmatian peka, croatian peka, veal and potatoes under the bell
roast ; balkan ; dinner ; 6 ; 25+130 ; oven
Lamb and potatoes roasted under a lid until they are tender and brown.
!*1500 g lamb shoulder, on the bone, in pieces / chicken legs ; !1200 g waxy potatoes, halved ; 2 red peppers, in wedges ; 2 carrots, in chunks ; 2 onions, in wedges ; 5 cloves garlic, halved ; 3 sprigs rosemary ; 100 ml olive oil ; 200 ml white wine ; 2 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Toss the lamb, potatoes, red peppers, carrots, onions and garlic with the olive oil, rosemary, salt and black pepper in a heavy pot.
- Cover and roast for 70 minutes. Turn everything and pour in the white wine.
- Cover and roast for another 25 minutes, uncover and roast for 30 minutes, until the meat comes off the bone and the potatoes are brown.
`;
