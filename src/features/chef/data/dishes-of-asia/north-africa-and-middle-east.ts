/** Levantine, Arab, Maghrebi and Jewish dishes by name; how the table is read: rules/classics/classic.ts. */
export const FROM_TUNIS_TO_MUSCAT_BY_NAME = `
= Freekeh with Chicken ; freekeh, freekeh pilaf, chicken freekeh, freekeh bi djej, farik with chicken
rice ; levantine ; dinner ; 4 ; 15+65 ; stove
Smoky green wheat, cooked in the broth of the chicken, with toasted almonds.
!300 g freekeh, rinsed ; !*800 g chicken thighs / 400 g canned chickpeas, drained ; 1.2 l water ; 1 onion, chopped ; 40 g butter / olive oil ; 1 tsp ground allspice ; 1/2 tsp ground cinnamon ; 60 g almonds ; 1 tbsp olive oil ; 1 handful parsley, chopped ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Simmer the chicken in the water with half of the salt for 32 minutes<, until the juices run clear|>. Lift out and keep the broth.
- Cook the onion in the butter for 6 minutes, stir in the freekeh, allspice, cinnamon, black pepper and the rest of the salt for 2 minutes, pour in {750 ml} of the broth, cover and simmer over low heat for 25 minutes, until tender.
- Fry the almonds in the olive oil for 3 minutes, until golden. Heap the chicken on the freekeh and scatter with the almonds and parsley.
= Manakish ; manakeesh, manaeesh, manakish zaatar, zaatar flatbread, za'atar bread, lebanese pizza, manouche, man'oushe
bread ; levantine ; breakfast snacks ; 6 ; 30+12 rest 60 ; oven
Flat rounds of bread, baked under za'atar and olive oil.
!450 g plain flour ; 7 g dried yeast ; 1 tsp sugar ; 1 tsp salt ; 280 ml water, warm ; 2 tbsp olive oil ; !5 tbsp za'atar ; 100 ml olive oil, for the top ; 2 tomatoes, sliced ; 1/2 cucumber, sliced
- Knead the flour, yeast, sugar, salt, warm water and the smaller amount of olive oil for 8 minutes. Cover and let it rise for 60 minutes.
- Heat the oven to 240 °C (465 °F), or 220 °C (425 °F) with the fan on, with a tray in it. Stir the za'atar with the oil for the top.
- Roll out {6} rounds, press dents into them and spread with the za'atar. Bake for 9 minutes, until golden at the rim, and serve with the tomatoes and cucumber.
= Sfiha ; sfeeha, lebanese meat pies, esfiha, esfirra, arabic meat pies, lahm bi ajin
filled ; levantine ; lunch snacks ; 6 ; 40+18 rest 60 ; oven
Small open pies of lamb, tomato and pine nuts.
!400 g plain flour ; 7 g dried yeast ; 1 tsp sugar ; 230 ml water, warm ; 3 tbsp olive oil ; !*350 g minced lamb / minced beef / canned lentils, drained ; 1 onion, grated and squeezed dry ; !200 g tomatoes, seeded and finely diced ; 1 tbsp pomegranate molasses / lemon juice ; 1 tsp ground allspice ; 1/2 tsp chilli flakes ; 40 g pine nuts ; 1 3/4 tsp salt ; 1/4 tsp black pepper
- Knead the flour, yeast, sugar, warm water, olive oil and half of the salt for 8 minutes. Cover and let it rise for 60 minutes.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Mix the minced lamb with the onion, tomatoes, pomegranate molasses, allspice, chilli flakes, pine nuts, black pepper and the rest of the salt.
- Roll out {18} small rounds, spread the filling to the rim and pinch the edges into four corners.
- Bake for 15 minutes, until the edges are brown< and no pink is left in the meat|>.
= Maamoul ; ma'amoul, mamoul, date maamoul, date filled cookies, arabic date cookies, middle eastern date cookies
biscuit ; levantine ; dessert snacks ; 12 ; 50+18 rest 120 ; oven
Crumbly semolina biscuits filled with dates.
!300 g fine semolina ; 100 g plain flour ; 200 g butter, melted / coconut oil, melted ; 50 g sugar ; 1 tbsp rose water ; 4 tbsp milk / almond milk ; 1/2 tsp baking powder ; !250 g dates, pitted and chopped ; 1/2 tsp ground cinnamon ; 3 tbsp icing sugar
- Rub the semolina and flour with the sugar and most of the butter and leave for 2 hours. Work in the rose water, milk and baking powder.
- Mash the dates with the rest of the butter and the cinnamon and roll into {24} small balls.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Wrap the dough around the dates and press into a floured mould, or flatten and mark with a fork.
- Bake for 17 minutes, until the bases are golden but the tops pale. Cool and dust with the icing sugar.
= Taameya ; ta'ameya, tameya, ta'amiya, egyptian falafel, broad bean falafel, fava bean falafel
fry ; egyptian ; breakfast lunch ; 4 ; 25+15 ; stove blender
Green, crisp patties of broad beans, herbs and sesame.
!500 g frozen broad beans, thawed and skinned ; 1 bunch parsley ; 1 bunch fresh coriander ; 4 spring onions, in pieces ; 4 cloves garlic ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/4 tsp cayenne pepper ; 60 g chickpea flour ; 1/2 tsp baking powder ; 1 1/4 tsp salt ; 4 tbsp sesame seeds ; 300 ml sunflower oil ; 4 pitta breads ; 4 tbsp tahini ; 2 tomatoes, sliced
- Blend the broad beans with the parsley, fresh coriander, spring onions, garlic, cumin, ground coriander, cayenne pepper and salt to a rough paste. Stir in the chickpea flour and baking powder.
- Shape {16} flat patties and press them into the sesame seeds.
- Fry in the hot sunflower oil in batches for 6 minutes, turning once, until deep brown. Serve in the pitta breads with the tahini and tomatoes.
= Feteer ; feteer meshaltet, fiteer, egyptian layered pastry, egyptian pastry, egyptian pizza
bread ; egyptian ; breakfast snacks ; 6 ; 50+25 rest 60 ; oven
Round pastry of many thin, buttery layers, eaten with honey.
!500 g plain flour ; 310 ml water, warm ; 1 tsp salt ; 1 tsp sugar ; !180 g ghee, melted / butter, melted ; 6 tbsp honey
- Knead the flour with the warm water, salt and sugar for 10 minutes, until very elastic. Divide into {6} balls, coat with a little of the ghee, cover and rest for 60 minutes.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Stretch a ball as thin as paper on an oiled table, brush with ghee and fold to a parcel. Stretch the next one, brush it and wrap it around the first; make two parcels of three layers each.
- Press the parcels flat, brush with the rest of the ghee and bake for 20 minutes, until puffed and golden. Tear apart and eat with the honey.
= Mahshi ; mahshi vegetables, egyptian stuffed vegetables, mahshi kousa, kousa mahshi, stuffed courgettes middle eastern, mahshy
bake ; egyptian ; dinner ; 4 ; 45+60 ; stove
Courgettes and peppers filled with rice, meat and herbs, simmered in tomato.
!6 courgettes, halved across and hollowed ; 3 small green peppers / 2 red peppers ; !220 g pudding rice, rinsed ; *200 g minced beef / minced lamb / canned lentils, drained ; 1 onion, finely chopped ; !1 bunch dill, chopped ; 1 bunch parsley, chopped ; 1 tbsp dried mint ; 2 tbsp tomato paste ; 3 tbsp olive oil ; 500 g passata ; 400 ml chicken stock ; 1 tsp ground allspice ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the rice with the minced beef, onion, dill, parsley, mint, tomato paste, olive oil, allspice, black pepper and most of the salt. Fill the courgettes and peppers loosely to three quarters.
- Stand them close together in a pot. Stir the passata with the chicken stock and the rest of the salt and pour it over.
- Bring to the boil, cover and simmer over low heat for 50 minutes, until the rice is soft< and the meat is cooked through|>.
= Hawawshi ; egyptian meat bread, egyptian meat stuffed pita, arayes, meat stuffed pita, stuffed pitta with meat
filled ; egyptian ; dinner lunch ; 4 ; 20+30 ; oven
Pitta breads, filled with raw spiced mince and baked until crisp.
!4 pitta breads ; !*500 g minced beef / minced lamb / canned lentils, mashed ; 1 onion, grated and squeezed dry ; 1 green pepper, finely chopped ; 1 green chilli, finely chopped ; 1 bunch parsley, chopped ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp ground allspice ; 3 tbsp olive oil ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the minced beef with the onion, green pepper, chilli, parsley, garlic, cumin, allspice, salt and black pepper.
- Slit the pitta breads, spread the filling inside as thick as a finger, press flat and brush with the olive oil.
- Bake for 26 minutes, turning once, until crisp< and no pink is left in the meat|>. Cut into quarters.
= Harees ; hareesa arab, emirati harees, jareesh, jarish, wheat and chicken porridge arab
stew ; arab ; dinner ; 6 ; 15+140 rest 480 ; stove
Wheat and meat, cooked soft and beaten smooth, under spiced ghee.
!400 g wheat berries / bulgur ; !*800 g chicken thighs, skin off / lamb shoulder, in pieces ; 2 l water ; 1 cinnamon stick ; 4 cardamom pods ; 2 tsp salt ; 1/2 tsp black pepper ; 60 g ghee / butter ; 1/2 tsp ground cinnamon ; 1 onion, sliced
- Soak the wheat berries in cold water for 8 hours and drain.
- Simmer the chicken in the water with the cinnamon stick, cardamom pods, salt and black pepper for 40 minutes. Lift out, take off the bones and shred it.
- Add the wheat berries to the broth and simmer, covered, for 60 minutes. Return the chicken and cook for 30 minutes, stirring often, then beat until smooth and thick.
- Fry the onion in the ghee for 10 minutes, until brown, stir in the ground cinnamon and pour it over.
= Saleeg ; saleeq, saudi white rice and chicken, saudi creamy rice, saudi rice porridge, saudi chicken and rice
rice ; saudi ; dinner ; 4 ; 15+85 ; stove oven
Rice cooked to cream in chicken broth and milk, under roast chicken.
!*1000 g chicken thighs ; 1.2 l water ; 1 onion, quartered ; 5 cardamom pods ; 1 cinnamon stick ; !300 g pudding rice, rinsed / risotto rice, rinsed ; !500 ml milk ; 60 g butter ; 2 tsp salt ; 1/2 tsp black pepper ; 2 tbsp lemon juice ; 1 tsp chilli flakes
- Simmer the chicken in the water with the onion, cardamom pods, cinnamon and most of the salt for 30 minutes, until the juices run clear. Lift out and strain the broth.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Brush the chicken with a third of the butter, season with the black pepper and roast for 20 minutes, until brown.
- Simmer the rice in {1 l} of the broth for 20 minutes, add the milk and cook for 14 minutes, stirring, until thick and creamy. Stir in the rest of the butter and salt.
- Spread out the rice, lay the chicken on top and serve with the lemon juice and chilli flakes.
= Luqaimat ; lugaimat, legaimat, awameh, awamat, luqmat al qadi, emirati doughnuts, lokma, arabic doughnuts
fry ; arab ; dessert snacks ; 6 ; 20+25 rest 60 ; stove
Small crisp balls of yeast batter in date syrup with sesame.
!300 g plain flour ; 7 g dried yeast ; 2 tbsp cornflour ; 1 tbsp sugar ; 1/4 tsp salt ; 1/2 tsp ground cardamom ; 280 ml water, warm ; 600 ml sunflower oil ; !150 ml date syrup / honey ; 2 tbsp sesame seeds
- Beat the flour, yeast, cornflour, sugar, salt, cardamom and warm water to a thick, smooth batter. Cover and let it rise for 60 minutes.
- Drop small spoonfuls into the hot sunflower oil in batches and fry for 5 minutes, stirring, until deep golden and crisp all round. Drain.
- Pour over the date syrup and scatter with the sesame seeds.
= Balaleet ; balalit, emirati sweet vermicelli, sweet vermicelli with eggs
egg ; arab ; breakfast ; 4 ; 10+25 ; stove
Sweet, saffron-scented vermicelli under a thin omelette.
!250 g vermicelli, broken ; 50 g ghee / butter ; 80 g sugar ; !1 pinch saffron ; 1 tbsp rose water ; 1/2 tsp ground cardamom ; !4 eggs, beaten ; 1/4 tsp ground turmeric ; 1/4 tsp salt ; 1 tbsp sunflower oil
- Boil the vermicelli for 6 minutes and drain. Steep the saffron in the rose water.
- Melt the ghee, add the vermicelli, sugar, saffron, rose water and cardamom, cover and cook over low heat for 8 minutes.
- Beat the eggs with the turmeric and salt, fry in the sunflower oil as a thin omelette for 4 minutes, until set, and lay it over the vermicelli.
= Thareed ; tharid, tashreeb, tashrib, emirati bread stew, trid arab
stew ; arab ; dinner ; 4 ; 20+100 ; stove
Stew of lamb and vegetables, poured over thin bread.
!*700 g diced lamb / stewing beef, diced / 500 g canned chickpeas, drained ; 2 onions, chopped ; 3 tbsp ghee / sunflower oil ; 4 cloves garlic, crushed ; 1 tbsp tomato paste ; 400 g tomatoes, chopped ; 2 tsp ground cumin ; 1 tsp ground turmeric ; 1 tsp ground cinnamon ; 1 l water ; 2 carrots, in chunks ; 400 g waxy potatoes, in chunks ; 300 g pumpkin, in chunks ; 2 tbsp lime juice ; 1 3/4 tsp salt ; 1/2 tsp black pepper ; !4 flatbreads, torn
- Cook the onions in the ghee for 8 minutes, add the lamb and brown for 8 minutes. Stir in the garlic, tomato paste, cumin, turmeric and cinnamon for 1 minute.
- Add the tomatoes, water, salt and black pepper, cover and simmer for 50 minutes.
- Add the carrots, potatoes and pumpkin and simmer for 25 minutes, until everything is tender. Stir in the lime juice.
- Line a wide bowl with the flatbread, ladle over the broth until soaked and heap the stew on top.
= Masgouf ; samak masgouf, iraqi grilled fish, iraqi grilled carp
roast ; iraqi ; dinner ; 4 ; 15+30 ; oven
Fish opened flat and roasted with tamarind, turmeric and tomato.
!*1200 g whole sea bass, butterflied / 800 g trout fillets / carp, butterflied ; 3 tbsp olive oil ; !2 tbsp tamarind paste ; 1 tsp ground turmeric ; 1 tsp ground coriander ; 1 tbsp tomato paste ; 2 tbsp lemon juice ; 2 tomatoes, sliced ; 1 onion, in rings ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 4 flatbreads
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Stir the olive oil with the tamarind paste, turmeric, ground coriander, tomato paste, lemon juice, salt and black pepper.
- Lay the sea bass flat, skin down, on an oiled tray and spread with the paste. Roast for 16 minutes.
- Lay on the tomatoes and onion and roast for 12 minutes, until brown at the edges and the flesh flakes. Eat with the flatbread.
= Kubbeh Soup ; kubba, kubbeh, kubbeh hamusta, beetroot kubbeh, kubbeh selek, iraqi kubba, kubba soup
soup ; iraqi ; dinner ; 4 ; 50+60 ; stove
Semolina dumplings filled with meat in a sour beetroot soup.
!300 g fine semolina ; 180 ml water, warm ; !*250 g minced beef / minced lamb / mushrooms, finely chopped ; 2 onions, finely chopped ; 4 tbsp sunflower oil ; 1 tsp ground allspice ; !500 g beetroot, peeled and diced ; 2 stalks celery, sliced ; 2 tbsp tomato paste ; 1.5 l vegetable stock ; 4 tbsp lemon juice ; 1 tbsp sugar ; 2 tsp salt ; 1/4 tsp black pepper
- Fry half of the onions in half of the sunflower oil for 5 minutes, add the minced beef, allspice, black pepper and a quarter of the salt and fry for 7 minutes<, until no pink is left|>. Cool.
- Knead the semolina with the warm water and another quarter of the salt and rest for 15 minutes. Wrap pieces of the dough around the filling and roll into {16} balls.
- Cook the rest of the onions and the celery in the rest of the oil for 6 minutes. Add the beetroot, tomato paste, vegetable stock, sugar and the rest of the salt and simmer for 25 minutes.
- Stir in the lemon juice, slide in the dumplings and simmer gently for 18 minutes, until they float.
= Malawach ; malawah, melawach, yemenite flatbread, yemeni layered bread, yemenite layered bread
griddle ; yemeni ; breakfast ; 6 ; 45+30 rest 90 ; stove
Flaky fried flatbread with grated tomato and a boiled egg.
!450 g plain flour ; 270 ml water, warm ; 1 tbsp sugar ; 1 1/2 tsp salt ; !130 g butter, soft / vegan butter, soft ; 3 tomatoes, grated ; 1 green chilli, finely chopped ; ?6 eggs
- Knead the flour with the warm water, sugar and two thirds of the salt for 8 minutes. Divide into {6} balls and rest for 30 minutes.
- Stretch each ball thinly, spread with most of the butter, roll up, coil into a snail and chill for 60 minutes. Flatten to thin rounds.
- [Boil the eggs for 10 minutes and peel. ]Stir the tomatoes with the chilli and the rest of the salt.
- Fry the rounds in the rest of the butter for 3 minutes on each side, until golden and flaky. Serve with the tomatoes[ and eggs].
= Jachnun ; jahnun, yemenite jachnun, yemenite shabbat bread, yemenite rolls
bread ; yemeni ; breakfast ; 6 ; 45+600 rest 60 ; oven
Rolls of buttery dough, baked overnight until brown and sweet.
!500 g plain flour ; 310 ml water, warm ; 2 tbsp honey / date syrup ; 1 tbsp sugar ; 2 tsp salt ; !120 g butter, soft / vegan butter, soft ; 3 tomatoes, grated ; 1 green chilli, finely chopped
- Knead the flour with the warm water, honey, sugar and most of the salt for 8 minutes. Divide into {8} balls and rest for 60 minutes.
- Heat the oven to 105 °C (220 °F), without the fan. Stretch each ball as thin as paper, spread with the butter, fold in thirds and roll up tightly. Line a heavy pot with paper and lay in the rolls side by side.
- Cover with paper, foil and a lid and bake for 10 hours, until deep brown. Stir the tomatoes with the chilli and the rest of the salt and serve beside them.
= Cholent ; hamin, tscholent, shabbat stew, jewish bean stew, chulent
stew ; jewish ; dinner lunch ; 6 ; 25+480 rest 480 ; oven stove
Beef, beans, barley and potatoes, left overnight in a low oven.
!200 g dried white beans ; !*900 g beef brisket, in large pieces / stewing beef, in large pieces ; 2 onions, chopped ; 3 tbsp sunflower oil ; 5 cloves garlic ; !150 g pearl barley, rinsed ; 900 g waxy potatoes, in large chunks ; 2 tbsp sweet paprika ; 1 tbsp honey ; 2.2 l beef stock ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 6 eggs, in their shells
- Soak the white beans in cold water for 8 hours and drain. Boil them in fresh water for 15 minutes and drain.
- Brown the beef and onions in the sunflower oil for 12 minutes. Add the white beans, garlic, barley, potatoes, paprika, honey, salt and black pepper and pour in the beef stock. Lay the washed eggs on top and simmer, covered, for 40 minutes.
- Heat the oven to 120 °C (250 °F), without the fan. Cover tightly and bake for 6 hours or overnight, until the beans are soft and the beef falls apart. Peel the eggs and serve them with the stew.
= Gefilte Fish ; gefilte fisch, gefüllter fisch, gefiltefish
stew ; jewish ; starter lunch ; 6 ; 35+55 rest 240 ; stove
Poached fish dumplings, eaten cold with carrot and horseradish.
!*800 g white fish fillets, finely minced / carp fillets, finely minced ; 3 onions ; 2 eggs, beaten ; 60 g matzo meal / dried breadcrumbs ; 2 tsp sugar ; 2 tsp salt ; 1/2 tsp ground white pepper ; !3 carrots, sliced ; 1.8 l fish stock ; 4 tbsp horseradish, grated
- Grate one of the onions and slice the rest. Mix the fish with the grated onion, eggs, matzo meal, white pepper, half of the sugar and most of the salt and chill for 30 minutes.
- Bring the fish stock to a simmer with the sliced onions, carrots and the rest of the sugar and salt and cook for 10 minutes.
- Shape {12} oval dumplings with wet hands, slide them in, cover and simmer gently for 40 minutes, until firm all through.
- Cool in the broth and chill for 4 hours. Serve each with a slice of carrot and the horseradish.
= Rugelach ; rugelah, rugelach cookies, rogelach, jewish crescent cookies
biscuit ; jewish ; dessert snacks ; 12 ; 45+24 rest 120 ; oven
Little crescents of cream cheese dough, rolled around jam, nuts and cinnamon.
!240 g plain flour ; !200 g cream cheese, cold ; 200 g butter, cold, diced ; 1/4 tsp salt ; !180 g apricot jam / raspberry jam ; 90 g walnuts, finely chopped ; 80 g sugar ; 2 tsp ground cinnamon ; 1 egg, beaten / 2 tbsp milk
- Rub the flour and salt with the butter, work in the cream cheese, shape {3} discs and chill for 2 hours.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the walnuts with the cinnamon and most of the sugar.
- Roll each disc to a thin round, spread with the apricot jam, scatter with the walnuts, cut into twelve wedges and roll up from the wide end.
- Brush with the egg, sprinkle with the rest of the sugar and bake for 23 minutes, until golden.
= Chocolate Babka ; babka, babka bread, jewish babka, chocolate babka bread, cinnamon babka
bread ; jewish ; breakfast dessert snacks ; 10 ; 45+40 rest 150 ; oven stove
Twisted, rich loaf, full of dark chocolate.
!450 g plain flour ; 7 g dried yeast ; 90 g sugar ; 1/2 tsp salt ; 130 ml milk, warm ; 3 eggs, beaten ; 220 g butter, soft ; !150 g dark chocolate, chopped ; 30 g cocoa powder ; 60 g icing sugar ; 80 g sugar, for the syrup ; 80 ml water
- Knead the flour, yeast, sugar, salt, milk and eggs for 8 minutes, work in half of the butter and knead for 6 minutes. Cover and let it rise for 90 minutes.
- Melt the dark chocolate with the rest of the butter and stir in the cocoa powder and icing sugar. Cool until it can be spread.
- Roll the dough out to a large rectangle, spread with the chocolate, roll up, cut it in half lengthways, twist the halves and lay into a lined loaf tin. Let it rise for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 36 minutes, until a skewer comes out clean. Simmer the sugar for the syrup with the water for 2 minutes and brush it over the hot loaf.
= Bourekas ; burekas, borekas, israeli cheese pastries, potato bourekas, cheese bourekas
filled ; israeli ; breakfast snacks ; 6 ; 30+28 ; oven
Puff pastry triangles with cheese, topped with sesame.
!2 sheets puff pastry ; !200 g feta, crumbled ; 200 g ricotta / cream cheese ; 2 eggs, beaten ; 1/4 tsp black pepper ; 2 tbsp sesame seeds
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the feta with the ricotta, black pepper and most of the eggs.
- Cut the puff pastry into {16} squares, put a spoonful of filling on each, fold to triangles and press the edges with a fork.
- Brush with the rest of the eggs, scatter with the sesame seeds and bake for 25 minutes, until puffed and deep golden.
= Rfissa ; chicken rfissa, trid moroccan, moroccan chicken and lentils, rfisa
stew ; moroccan ; dinner ; 4 ; 20+70 ; stove
Chicken and lentils with fenugreek on shredded flatbread.
!*1000 g chicken thighs / 400 g canned chickpeas, drained ; 3 onions, sliced ; 4 tbsp olive oil ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; !1 tsp ground fenugreek / curry powder ; 1 tsp ground turmeric ; 2 tsp ras el hanout ; 1 pinch saffron ; !180 g green lentils, rinsed ; 1.2 l water ; 1 bunch fresh coriander, chopped ; 1 3/4 tsp salt ; 1/2 tsp black pepper ; !4 flatbreads, torn
- Cook the onions in the olive oil for 10 minutes. Stir in the garlic, ginger, fenugreek, turmeric, ras el hanout and saffron for 1 minute, add the chicken and turn it for 5 minutes.
- Pour in the water, add the salt and black pepper, cover and simmer for 15 minutes. Add the green lentils and half of the fresh coriander and simmer for 28 minutes, until the lentils are soft< and the chicken falls from the bone|>.
- Steam the flatbread over the pot for 3 minutes and spread it on a plate. Ladle over the broth, lentils and onions, lay the chicken on top and scatter with the rest of the coriander.
= Mechoui ; méchoui, moroccan roast lamb, north african roast lamb, slow roast lamb with cumin
roast ; moroccan ; dinner ; 6 ; 15+260 ; oven
Shoulder of lamb, rubbed with cumin butter and roasted until it can be pulled apart.
!*2000 g lamb shoulder, on the bone ; 80 g butter, soft ; !2 tbsp ground cumin ; 2 tsp ground coriander ; 1 tsp sweet paprika ; 5 cloves garlic, crushed ; 2 tsp salt ; 1/2 tsp black pepper ; 250 ml water
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Mix the butter with half of the cumin, the ground coriander, paprika, garlic, black pepper and most of the salt.
- Slash the lamb, rub it with the butter, set it in a roasting tin with the water and roast for 20 minutes.
- Turn down to 150 °C (300 °F), or 140 °C (275 °F) with the fan on, cover with foil and roast for 210 minutes, basting now and then.
- Uncover and roast at 220 °C (425 °F) for 20 minutes, until crisp. Serve with the rest of the cumin and salt.
= Taktouka ; moroccan pepper and tomato salad, moroccan cooked salad, tektouka
dip ; moroccan ; starter lunch ; 4 ; 20+45 ; oven stove
Roasted peppers cooked down with tomatoes, garlic and cumin.
!4 green peppers ; !600 g tomatoes, chopped ; 4 cloves garlic, crushed ; 4 tbsp olive oil ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 1/4 tsp chilli flakes ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Roast the green peppers for 25 minutes, until blistered, cover for 10 minutes, peel and dice.
- Simmer the tomatoes with the garlic, olive oil, paprika, cumin, chilli flakes and salt for 12 minutes, until thick.
- Stir in the green peppers, cook for 6 minutes, until no liquid is left, and add the fresh coriander. Eat lukewarm.
= Msemen ; moroccan square pancakes, rghaif, meloui, msemmen, moroccan flatbread
griddle ; moroccan ; breakfast snacks ; 6 ; 45+25 rest 30 ; stove
Square, layered flatbread from the griddle, eaten with honey.
!350 g plain flour ; !150 g fine semolina ; 1 tsp salt ; 1 tsp sugar ; 310 ml water, warm ; 60 g butter, melted / olive oil ; 80 ml sunflower oil ; 6 tbsp honey
- Knead the flour with two thirds of the semolina, the salt, sugar and warm water for 10 minutes. Divide into {10} balls, coat with a little of the sunflower oil and rest for 30 minutes.
- Stir the butter with the rest of the oil. Flatten each ball with oiled hands as thin as paper, brush with the butter, sprinkle with the rest of the semolina and fold in thirds twice to a square.
- Flatten the squares and cook in a dry pan over medium heat in batches for 3 minutes on each side, until golden. Serve with the honey.
= Baghrir ; beghrir, moroccan pancakes, thousand hole pancakes, moroccan semolina pancakes
griddle ; moroccan ; breakfast snacks ; 4 ; 15+25 rest 45 ; stove blender
Spongy semolina pancakes, full of holes, soaked with honey butter.
!250 g fine semolina ; 50 g plain flour ; 5 g dried yeast ; 1 tsp baking powder ; 1 tsp sugar ; 1/2 tsp salt ; 480 ml water, warm ; 60 g butter / coconut oil ; 80 g honey
- Blend the semolina, flour, yeast, sugar, salt and warm water for 2 minutes. Cover and leave for 45 minutes, until bubbly, and stir in the baking powder.
- Pour ladlefuls into an ungreased non-stick pan and cook over medium heat on one side only for 2 minutes, until the top is dry and full of holes.
- Melt the butter with the honey and pour it over.
= Brik ; tunisian brik, brik a l'oeuf, brick a l'oeuf, bric, tunisian egg pastry, brik pastry with tuna and egg
fry ; tunisian ; starter lunch ; 4 ; 20+20 ; stove
Crisp fried pastry with tuna, capers and an egg inside.
!4 sheets filo pastry, doubled over ; !*160 g canned tuna, drained / 200 g boiled potatoes, mashed ; !4 small eggs ; 1 tbsp capers, chopped ; 1 handful parsley, chopped ; 1 onion, finely chopped ; 1 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper ; 300 ml sunflower oil ; 1 lemon, in wedges
- Cook the onion in the olive oil for 6 minutes. Mix with the tuna, capers, parsley, salt and black pepper.
- Divide the filling between the sheets of filo pastry, make a hollow in each, break in an egg, fold over and press the edges shut.
- Fry one at a time in the hot sunflower oil for 3 minutes, turn over and fry for 2 minutes, until the pastry is golden and the egg is set. Serve with the lemon.
= Lablabi Soup ; lablabi, leblebi soup, tunisian chickpea soup, lablebi, leblabi
soup ; tunisian ; breakfast lunch dinner ; 4 ; 15+30 ; stove
Chickpeas in a broth with garlic, cumin and harissa over torn bread.
!800 g canned chickpeas, drained ; 1 onion, chopped ; 4 tbsp olive oil ; 6 cloves garlic, crushed ; !1 tbsp ground cumin ; !1 tbsp harissa ; 1.2 l vegetable stock ; 3 tbsp lemon juice ; 4 slices white bread, stale, torn ; ?4 eggs ; 1 tbsp capers ; 1 tsp salt
- Cook the onion in half of the olive oil for 6 minutes. Stir in the garlic and cumin for 1 minute.
- Add the chickpeas, vegetable stock, harissa and salt and simmer for 18 minutes. Crush some of the chickpeas and stir in the lemon juice.
- [Meanwhile, boil the eggs for 8 minutes, peel and halve. ]Put the bread into {4} bowls and ladle over the soup. [Lay the eggs on top. ]Add the capers and the rest of the olive oil.
= Ojja ; tunisian shakshuka, ojja merguez, eggs with merguez, tunisian ojja
egg ; tunisian ; breakfast dinner ; 4 ; 12+32 ; stove
Eggs in a hot pepper and tomato sauce with merguez.
!*300 g merguez, in pieces / chorizo, in pieces / canned chickpeas, drained ; 2 tbsp olive oil ; 1 onion, sliced ; 2 green peppers, diced ; 4 cloves garlic, crushed ; !1 tbsp harissa ; 1 tsp ground caraway / ground cumin ; 600 g tomatoes, chopped ; !6 eggs ; 3/4 tsp salt ; 1 handful parsley, chopped ; 4 flatbreads
- Fry the merguez in the olive oil for 8 minutes<, until brown and cooked through|>. Add the onion and green peppers and cook for 6 minutes.
- Stir in the garlic, harissa and caraway for 1 minute, add the tomatoes and salt and simmer for 10 minutes, until thick.
- Make hollows, break in the eggs, cover and cook for 6 minutes, until the whites are firm. Scatter with the parsley and serve with the flatbread.
= Chorba Frik ; shorba frik, chorba, chorba algerienne, algerian soup, shorba freekeh, jari
soup ; algerian ; dinner ; 4 ; 20+90 ; stove
Ramadan soup of lamb, cracked green wheat, tomato and mint.
!*400 g diced lamb, in small dice / stewing beef, in small dice / canned chickpeas, drained ; 1 onion, grated ; 3 tbsp olive oil ; 1 stalk celery, finely chopped ; 2 tbsp tomato paste ; 300 g tomatoes, grated ; 1 tsp sweet paprika ; 1/2 tsp ground cinnamon ; 1 tsp ras el hanout ; 1.6 l water ; !120 g freekeh, rinsed / bulgur, rinsed ; 1 bunch fresh coriander, chopped ; 1 tbsp dried mint ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Cook the lamb and onion in the olive oil for 10 minutes. Stir in the celery, tomato paste, paprika, cinnamon and ras el hanout for 2 minutes, then the tomatoes for 5 minutes.
- Pour in the water, add half of the fresh coriander, the salt and black pepper, cover and simmer for 45 minutes.
- Stir in the freekeh and simmer for 22 minutes, until it is soft and the soup thick. Stir in the mint and the rest of the coriander and serve with the lemon.
= Makroudh ; makrout, maqrout, makroud, semolina date cookies, north african date cookies
biscuit ; tunisian ; dessert snacks ; 10 ; 45+25 rest 60 ; stove
Semolina diamonds filled with dates, fried and dipped into honey.
!400 g semolina ; 130 g butter, melted / olive oil ; 1/4 tsp salt ; 1/4 tsp bicarbonate of soda ; 140 ml water, warm ; !250 g dates, pitted and chopped ; 1 tsp ground cinnamon ; 1 tbsp rose water ; 500 ml sunflower oil ; !250 g honey
- Rub the semolina with the butter, salt and bicarbonate of soda and leave for 60 minutes. Work in the warm water without kneading.
- Mash the dates with the cinnamon and rose water and roll into thin ropes. Shape the dough into long strips, press in a groove, lay in the dates, close and flatten, and cut into diamonds.
- Fry in the hot sunflower oil in batches for 5 minutes, until golden brown.
- Warm the honey, dip the hot diamonds into it for a minute and drain.
`;
