/** Well-known dishes of the world that people asked for by name; how the table is read: rules/classics/classic.ts. */
export const WORLD_HOME = `
= Crumpets ; crumpet, english crumpets, homemade crumpets
griddle ; british ; breakfast snacks ; 4 ; 15+30 rest 60 ; stove
Thick, spongy griddle cakes with a top full of holes for the butter.
!250 g plain flour ; !5 g yeast ; 1 tsp sugar ; 1 tsp salt ; 300 ml milk, lukewarm ; 100 ml water, lukewarm ; !1/2 tsp baking soda ; 1 tbsp sunflower oil ; 40 g butter, to serve
- Whisk the flour with the yeast, sugar, salt and milk to a thick batter. Cover and leave for 60 minutes, until it bubbles.
- Stir the baking soda into the water and beat it into the batter.
- Brush a pan and greased rings with the sunflower oil and set over low heat. Fill each ring to two thirds and cook for 8 minutes, until the top is dry and full of holes.
- Lift off the rings, turn and cook for 1 minute. Go on with the rest of the batter, and serve hot with the butter.
= Brazilian Carrot Cake ; bolo de cenoura, bolo de cenoura com chocolate, brazilian carrot cake with chocolate
cake ; brazilian ; dessert snacks ; 10 ; 20+45 ; oven blender stove
A smooth, bright orange cake from the blender, under a chocolate glaze.
!300 g carrots, sliced ; !3 eggs ; 180 ml sunflower oil ; 300 g sugar ; !260 g plain flour ; 1 tbsp baking powder ; 1/4 tsp salt ; !100 g dark chocolate, chopped ; 20 g butter ; 60 ml milk
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Blend the carrots with the eggs and sunflower oil for 3 minutes, until smooth.
- Whisk the flour with the sugar, baking powder and salt, and stir in the carrots. Pour into a greased tin and bake for 40 minutes, until a skewer comes out clean.
- Melt the dark chocolate with the butter and milk over low heat for 4 minutes, stirring. Pour over the warm cake and let it cool.
= Mansaf ; jordanian mansaf, lamb mansaf, jordanian lamb with yogurt
stew ; middle-eastern ; dinner ; 6 ; 20+110 ; stove
Jordan's lamb in a warm yogurt sauce, on rice and flatbread.
!*1200 g lamb shoulder, in large pieces ; !800 g Greek yogurt ; 1 tbsp cornflour ; 1 onion, halved ; 1/2 tsp ground cardamom ; 2 bay leaves ; 1.2 l water ; 2 tsp salt ; 1/2 tsp black pepper ; !360 g basmati rice, rinsed ; 1/2 tsp ground turmeric ; 40 g ghee ; 2 flatbreads ; ?50 g flaked almonds, toasted ; 1 handful parsley, chopped
- Simmer the lamb with the onion, cardamom, bay leaves, water, black pepper and half of the salt, covered, for 80 minutes, until very tender. Strain off the broth and keep it.
- Whisk the Greek yogurt with the cornflour in a pan. Warm it gently, stirring all the time, thin it with a ladleful of the broth, add the lamb and simmer for 12 minutes.
- Fry the rice in the ghee with the turmeric for 2 minutes. Add twice its volume of broth or water and the rest of the salt, cover and cook for 14 minutes. Leave for 5 minutes.
- Lay the flatbreads on a platter, heap up the rice and the lamb, and pour over the sauce. Scatter with the parsley.[ Scatter with the almonds.]
= Cochinita Pibil ; pibil pork, pork pibil, cochinita
stew ; mexican ; dinner ; 6 ; 20+190 rest 240 ; oven
Yucatán's pork, slow-cooked in orange, lime and spices until it falls apart.
!*1400 g pork shoulder, in large pieces / 1200 g chicken thigh fillets ; !200 ml orange juice ; !4 tbsp lime juice ; 2 tbsp sweet paprika ; 1 tbsp ground cumin ; 1 tsp ground allspice ; 1 tbsp dried oregano ; 5 cloves garlic, crushed ; 1 tbsp tomato paste ; 2 tbsp sunflower oil ; 1 3/4 tsp salt ; 2 red onions, very thinly sliced ; 2 tbsp cider vinegar
- Stir the orange juice with half of the lime juice and the paprika, cumin, allspice, oregano, garlic, tomato paste, sunflower oil and most of the salt. Turn the pork in it and chill for 4 hours.
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Put everything into a heavy pot, cover tightly and bake for 3 hours, until the pork falls apart.
- Meanwhile, mix the red onions with the vinegar, the rest of the lime juice and the rest of the salt and leave for 30 minutes, until pink.
- Shred the pork in its sauce and serve with the red onions.
= Thieboudienne ; ceebu jen, thiebou dieune, thiebou jen, tieboudienne, thiebou dienne, senegalese fish and rice
rice ; senegalese ; dinner ; 6 ; 30+70 ; stove
Senegal's fish with vegetables and rice that cooks in their tomato broth.
!*900 g sea bass fillets, in large pieces / 900 g cod fillets, in large pieces ; 1 bunch parsley, chopped ; 5 cloves garlic, crushed ; 5 tbsp sunflower oil ; 2 onions, chopped ; !100 g tomato paste ; 1.5 l vegetable stock ; 2 carrots, in large pieces ; 400 g cassava, peeled and in pieces / 400 g sweet potatoes, in pieces ; 1 aubergine, in large pieces ; 300 g white cabbage, in wedges ; 1 scotch bonnet chilli, whole ; !450 g jasmine rice, rinsed ; 1 tbsp tamarind paste ; 2 tsp salt ; 1 lime, in wedges
- Mix the parsley with the garlic and a quarter of the salt, and rub it over the sea bass. Brown the sea bass in the sunflower oil for 2 minutes on each side and lift out.
- Cook the onions in the same oil for 8 minutes. Stir in the tomato paste for 5 minutes, until dark. Add the vegetable stock, the rest of the salt, the carrots, cassava, cabbage, aubergine and scotch bonnet and simmer for 25 minutes, until tender.
- Lay the sea bass on top and simmer for 6 minutes, until it flakes. Lift everything out and keep warm. Take out the scotch bonnet.
- Stir the tamarind paste and the rice into the broth: it should stand a finger above the rice. Cover and cook over low heat for 18 minutes, until tender. Serve with the sea bass, vegetables and lime.
= Oxtail Stew ; oxtail, braised oxtail, oxtails, jamaican oxtail, oxtail casserole, rabo de toro, coda alla vaccinara, ochsenschwanz
stew ; british ; dinner ; 4 ; 25+210 ; stove
Oxtail, simmered for hours until it slips from the bone.
!*1500 g oxtail, in pieces / 1200 g stewing beef, in large pieces ; 3 tbsp plain flour ; 3 tbsp sunflower oil ; 2 onions, chopped ; 2 carrots, sliced ; 2 sticks celery, sliced ; 3 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 l beef stock ; 400 g canned chopped tomatoes ; 2 bay leaves ; 1 tsp thyme ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 400 g canned butter beans, drained
- Dust the oxtail with the flour, salt and black pepper. Brown it in the sunflower oil in a heavy pot in two batches for 8 minutes each and lift out.
- Cook the onions, carrots and celery in the same pot for 10 minutes. Stir in the garlic and tomato paste for 2 minutes.
- Return the oxtail with the beef stock, chopped tomatoes, bay leaves and thyme. Cover and simmer very gently for 3 hours, until <the meat slips from the bone|tender>.
- Skim off the fat, take out the bay leaves, stir in the butter beans and simmer for 10 minutes.
= Malai Kofta ; paneer kofta, malai kofta curry, paneer dumplings in cream sauce
curry ; indian ; dinner ; 4 ; 35+35 ; stove blender
Golden dumplings of paneer and potato in a creamy tomato sauce.
!250 g paneer, grated ; !300 g cooked potatoes, mashed ; 3 tbsp cornflour ; 1/2 tsp ground cardamom ; ?30 g raisins ; 150 ml sunflower oil, for frying ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 40 g cashews / 20 g sunflower seeds ; 400 g canned chopped tomatoes ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp chilli powder ; 1 tsp garam masala ; !150 ml double cream ; 200 ml water ; 1 1/4 tsp salt
- Knead the paneer with the potatoes, cornflour, cardamom and a third of the salt.[ Knead in the raisins.] Shape into 16 balls and chill for 15 minutes.
- Fry them in most of the sunflower oil over medium heat for 6 minutes, turning, until golden. Drain on kitchen paper.
- Cook the onion in the rest of the oil for 8 minutes. Add the garlic, ginger, cumin, ground coriander and chilli powder for 1 minute, then the cashews and chopped tomatoes, and simmer for 10 minutes. Blend until smooth.
- Return to the pan with the water, double cream, garam masala and the rest of the salt and simmer for 6 minutes. Lay the balls in the sauce and serve at once.
= Mixed Grill ; english mixed grill, british mixed grill, grill platter
fry ; british ; dinner ; 4 ; 15+25 ; grill
Chops, sausages, gammon and tomatoes from under the grill.
!4 lamb chops / 4 chicken breast fillets ; !4 pork sausages / 4 chicken sausages ; 4 slices gammon / 4 chicken thigh fillets ; 4 tomatoes, halved ; 4 portobello mushrooms ; 2 tbsp sunflower oil ; 1 tsp thyme ; 3/4 tsp salt ; 1/2 tsp black pepper
- Heat the grill to high. Brush the lamb, mushrooms and tomatoes with the sunflower oil and season with the thyme, salt and black pepper.
- Grill the sausages on a rack for 8 minutes, turning. Add the lamb and gammon and grill for 12 minutes, turning once, until the sausages are browned and 71 °C (160 °F) inside.
- Grill the mushrooms and tomatoes for 5 minutes. Serve everything hot, together.
= Baked Alaska ; bombe alaska, omelette norvegienne, norwegian omelette
pudding ; american ; dessert ; 8 ; 30+5 rest 60 ; oven
Ice cream on sponge under a meringue that is browned in a hot oven.
!300 g sponge cake ; !1 l vanilla ice cream ; 200 g raspberries ; !4 egg whites ; !220 g caster sugar ; 1 tsp lemon juice
- Cover a tray with the sponge cake and scatter with the raspberries. Heap the ice cream onto it in a dome, leaving an edge, and freeze for 60 minutes, until very hard.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Whisk the egg whites with the lemon juice until stiff, then whisk in the caster sugar by the spoonful until glossy.
- Cover the ice cream and sponge with the meringue without a gap.
- Bake for 5 minutes, until browned. Serve at once. The inside of the meringue stays soft: for people who have to be careful, use pasteurised egg whites.
= Lentil Loaf ; puy lentil loaf, vegetarian lentil loaf, lentil nut loaf, lentil meatloaf, lentil roast
bake ; british ; dinner ; 6 ; 25+70 ; oven stove
A sliceable loaf of lentils, vegetables and oats, baked firm.
!300 g green lentils, rinsed ; 1 l vegetable stock ; 1 onion, finely chopped ; 2 carrots, grated ; 200 g chestnut mushrooms, finely chopped ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tbsp tomato paste ; 1 tbsp soy sauce ; 1 tsp dried thyme ; 120 g rolled oats / 120 g breadcrumbs ; 2 eggs / 2 tbsp ground flaxseed ; 3/4 tsp salt ; 1/4 tsp black pepper
- Simmer the green lentils in the vegetable stock for 28 minutes, until soft. Drain well and mash half of them.
- Meanwhile, cook the onion, carrots and mushrooms in the olive oil for 10 minutes. Stir in the garlic, tomato paste and thyme for 2 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the lentils with the vegetables, soy sauce, oats, eggs, salt and black pepper.
- Press into a lined loaf tin and bake for 40 minutes, until firm. Leave for 10 minutes before slicing.
= Sopa de Ajo ; castilian garlic soup, spanish garlic soup, garlic soup, sopa castellana, knoblauchsuppe
soup ; spanish ; dinner lunch ; 4 ; 10+25 ; stove
Spain's soup of garlic, bread, smoked paprika and eggs.
!10 cloves garlic, sliced ; !150 g white bread, stale, in slices ; 5 tbsp olive oil ; !1 tbsp smoked paprika ; 1.2 l chicken stock / 1.2 l vegetable stock ; !4 eggs ; 3/4 tsp salt ; 1 handful parsley, chopped
- Cook the garlic in the olive oil over low heat for 4 minutes, until pale gold. Add the white bread and turn it in the oil for 3 minutes.
- Take off the heat, stir in the smoked paprika, and pour in the chicken stock with the salt. Simmer for 12 minutes, until the bread falls apart.
- Break the eggs into the soup, cover and simmer for 5 minutes, until white and yolk are firm. Scatter with the parsley.
= Beef and Ale Stew with Dumplings ; beef stew with dumplings, beef and stout stew with dumplings, stew and dumplings, stout stew, guinness stew
stew ; british ; dinner ; 6 ; 30+165 ; stove
Beef simmered in dark beer, with fluffy dumplings on top.
!*1000 g stewing beef, in 3 cm pieces ; 3 tbsp plain flour, for the beef ; 3 tbsp sunflower oil ; 2 onions, sliced ; 3 carrots, in chunks ; 2 parsnips, in chunks ; 2 tbsp tomato paste ; !400 ml stout / 400 ml beer / 400 ml beef stock ; 600 ml beef stock ; 2 bay leaves ; 1 tsp thyme ; 2 tsp salt ; 1/2 tsp black pepper ; !200 g self-raising flour ; 90 g butter, cold and diced ; 110 ml water ; 2 tbsp parsley, chopped
- Toss the beef with the flour for the beef, the black pepper and half of the salt. Brown in the sunflower oil in a wide pot in two batches for 6 minutes each and lift out.
- Cook the onions in the same pot for 8 minutes, then the tomato paste for 1 minute. Return the beef with the stout, beef stock, bay leaves and thyme, cover and simmer for 90 minutes.
- Add the carrots and parsnips and simmer for 25 minutes.
- Rub the butter into the self-raising flour with the rest of the salt, stir in the parsley and water, and shape into 12 balls. Set them on the stew, cover tightly and simmer for 20 minutes without lifting the lid, until risen and dry inside. Take out the bay leaves.
= Corned Beef Hash ; corned beef and potato hash, corned beef hash with eggs, tinned corned beef hash
fry ; british ; dinner breakfast ; 4 ; 15+30 ; stove
Corned beef fried with potatoes and onion until crusty.
!340 g canned corned beef, diced ; !800 g waxy potatoes, in small dice ; 2 onions, chopped ; 3 tbsp sunflower oil ; 1 tbsp Worcestershire sauce ; ?4 eggs ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with the salt for 8 minutes, until nearly tender, and drain well.
- Cook the onions in the sunflower oil in a wide pan for 6 minutes. Add the potatoes and fry for 8 minutes, turning now and then, until golden.
- Add the corned beef, Worcestershire sauce and black pepper, press down and fry for 6 minutes, until a crust forms underneath.[ Make 4 hollows, break the eggs into them, cover and cook for 5 minutes, until set.]
= Pelmeni ; siberian dumplings, russian dumplings, pelmeni with sour cream, pelmeny
dumpling ; russian ; dinner ; 4 ; 60+10 rest 30 ; stove
Small Siberian dumplings with a juicy filling of meat, served with sour cream.
!400 g plain flour ; 1 egg ; 160 ml water ; 1 1/4 tsp salt ; !*200 g minced beef / 400 g firm tofu, crumbled ; 200 g minced pork / 200 g minced chicken ; 1 onion, grated ; 1/2 tsp black pepper ; !150 g sour cream ; 30 g butter ; 1 handful dill, chopped
- Knead the flour with the egg, water and half of the salt for 8 minutes, until smooth. Wrap and rest for 30 minutes.
- Mix the minced beef and minced pork with the onion, black pepper and the rest of the salt.
- Roll the dough out thinly and cut out 5 cm circles. Put a little filling on each, fold in half, seal and join the two ends.
- Boil in plenty of water in two batches for 5 minutes each, until they float and the filling is cooked through. Toss with the butter and serve with the sour cream and dill.
= Vareniki ; vareniki with potato, potato vareniki, ukrainian dumplings
dumpling ; ukrainian ; dinner lunch ; 4 ; 60+25 rest 30 ; stove
Ukrainian half-moon dumplings filled with potato, under fried onions.
!400 g plain flour ; 1 egg / 2 tbsp sunflower oil ; 170 ml water ; 1 1/2 tsp salt ; !600 g floury potatoes, in pieces ; 3 onions, chopped ; 60 g butter ; 1/4 tsp black pepper ; 150 g sour cream
- Knead the flour with the egg, water and a third of the salt for 8 minutes, until smooth. Wrap and rest for 30 minutes.
- Boil the potatoes in water for 16 minutes, until soft, drain and mash. Cook the onions in the butter for 14 minutes, until golden. Stir half of them into the mash with the black pepper and the rest of the salt.
- Roll the dough out thinly and cut out 7 cm circles. Fill each with a spoonful of mash, fold and seal.
- Boil in plenty of water for 5 minutes, until they float. Serve with the rest of the onions and the sour cream.
= Nasi Lemak ; malaysian coconut rice, coconut rice with sambal
rice ; malaysian ; dinner breakfast lunch ; 4 ; 20+35 ; stove
Malaysia's coconut rice with a sweet, hot sambal, egg and peanuts.
!360 g jasmine rice, rinsed ; !400 ml canned coconut milk ; 200 ml water ; 2 slices ginger ; 1 1/2 tsp salt ; !6 dried chillies, soaked ; 3 shallots, chopped ; 3 cloves garlic ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 4 tbsp sunflower oil ; 1 tbsp tamarind paste ; 2 tbsp brown sugar ; 4 eggs ; ?80 g peanuts, roasted ; 1/2 cucumber, sliced
- Put the rice into a pot with the coconut milk, water, ginger and two thirds of the salt. Bring to the boil, cover and cook over low heat for 15 minutes. Leave for 10 minutes.
- Meanwhile, boil the eggs for 9 minutes, cool and peel.
- Blend the dried chillies with the shallots, garlic and shrimp paste. Fry in the sunflower oil over low heat for 10 minutes, until dark. Stir in the tamarind paste, brown sugar and the rest of the salt and cook for 3 minutes.
- Serve the rice with the sambal, eggs and cucumber.[ Scatter with the peanuts.]
= Mee Goreng ; mie goreng, malaysian fried noodles, indonesian fried noodles, bami goreng
noodles ; malaysian ; dinner ; 4 ; 20+15 ; stove
Noodles fried with egg and vegetables in a sweet and spicy sauce.
!600 g cooked egg noodles ; !*300 g raw prawns, peeled / 300 g chicken breast fillets, in strips / 300 g firm tofu, diced ; 2 eggs, beaten ; 200 g white cabbage, shredded ; 150 g bean sprouts ; 3 cloves garlic, crushed ; 4 spring onions, sliced ; 4 tbsp sunflower oil ; !3 tbsp kecap manis ; 1 tbsp soy sauce ; 2 tbsp ketchup ; 1 tbsp sambal oelek ; 1 lime, in wedges
- Stir the kecap manis with the soy sauce, ketchup and sambal oelek.
- Fry the prawns in half of the sunflower oil in a wok over high heat for 4 minutes, until <pink and firm|cooked through>, and lift out. Scramble the eggs in the wok for 1 minute and add them to the prawns.
- Fry the garlic and cabbage in the rest of the oil for 3 minutes. Add the egg noodles and the sauce and toss for 3 minutes.
- Return the prawns and eggs with the bean sprouts and spring onions, toss for 2 minutes and serve with the lime.
= Char Kway Teow ; char kuey teow, char koay teow, fried flat rice noodles
noodles ; malaysian ; dinner ; 4 ; 20+12 ; stove
Flat rice noodles fried hard and fast with prawns, sausage and bean sprouts.
!400 g flat rice noodles ; !*300 g raw prawns, peeled / 300 g chicken breast fillets, in thin strips / 300 g firm tofu, diced ; ?120 g chorizo, thinly sliced ; 3 eggs, beaten ; 200 g bean sprouts ; 3 cloves garlic, crushed ; 1 bunch chives, in pieces ; 5 tbsp sunflower oil ; !3 tbsp soy sauce ; 1 tbsp kecap manis ; 1 tbsp oyster sauce / 1 tbsp soy sauce ; 1 tbsp sambal oelek
- Soak the flat rice noodles in hot water for 10 minutes, until they bend, and drain. Stir the soy sauce with the kecap manis, oyster sauce and sambal oelek.
- Heat half of the sunflower oil in a wok until it smokes. Fry the prawns for 4 minutes, until <pink and firm|cooked through>.[ Fry the chorizo with them.] Lift out.
- Fry the garlic in the rest of the oil for a few seconds, add the noodles and the sauce and toss for 3 minutes, until the edges char.
- Push aside, scramble the eggs in the gap for 1 minute, and toss in the prawns, bean sprouts and chives for 1 minute.
= Upma ; rava upma, semolina upma, suji upma
side ; indian ; breakfast ; 4 ; 10+18 ; stove
Roasted semolina cooked soft with vegetables and spices.
!220 g semolina ; 3 tbsp ghee / 3 tbsp sunflower oil ; 1 tsp mustard seeds ; 1 onion, chopped ; 1 carrot, in small dice ; 100 g frozen peas ; 1 green chilli, chopped ; 1 tbsp ginger, grated ; 650 ml water ; 1 1/4 tsp salt ; ?40 g cashews ; 1 tbsp lemon juice ; 1 handful fresh coriander, chopped
- Roast the semolina in a dry pan over medium heat for 5 minutes, stirring, until it smells nutty. Tip out.
- Heat the mustard seeds in the ghee until they pop.[ Add the cashews for 1 minute.] Add the onion, carrot, green chilli and ginger and cook for 6 minutes. Add the peas, water and salt and bring to the boil.
- Rain in the semolina, stirring. Cover and cook over low heat for 4 minutes, until soft. Stir in the lemon juice and fresh coriander.
= Idli ; idlis, steamed rice cakes with chutney, south indian idli, idly
bread ; indian ; breakfast ; 4 ; 30+15 rest 900 ; stove blender
South India's soft, sour cakes of fermented rice and lentils, steamed.
!300 g long-grain rice ; !120 g black lentils / 120 g red lentils ; 1 tsp fenugreek seeds ; 350 ml water ; 1 tsp salt ; 1 tbsp sunflower oil ; 200 g coconut yogurt ; 1 green chilli, chopped
- Soak the rice, and the lentils with the fenugreek seeds, apart in plenty of water for 5 hours. Drain. Blend both with the water to a smooth batter, stir in the salt, cover and leave in a warm place for 10 hours, until it has risen.
- Grease an idli mould or small cups with the sunflower oil, fill with the batter and steam over simmering water for 12 minutes, until a skewer comes out clean. Leave for 3 minutes and lift out.
- Stir the coconut yogurt with the green chilli and serve with it.
= Momos ; momo, nepali dumplings, nepalese dumplings, tibetan dumplings, chicken momo, chicken momos
dumpling ; nepalese ; dinner snacks ; 4 ; 55+12 rest 30 ; stove
Steamed dumplings from Nepal with a gingery filling and a tomato dip.
!300 g plain flour ; 150 ml water ; 1 1/4 tsp salt ; !*400 g minced chicken / 400 g firm tofu, crumbled / 400 g minced pork ; 1 onion, grated ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground cumin ; 1 handful fresh coriander, chopped ; 2 tbsp sunflower oil ; 4 tomatoes, quartered ; 2 red chillies
- Knead the flour with the water and a third of the salt for 8 minutes, until smooth. Wrap and rest for 30 minutes.
- Mix the chicken with the onion, ginger, cumin, half of the garlic, half of the sunflower oil, half of the coriander and half of the rest of the salt.
- Cook the tomatoes and red chillies in the rest of the oil for 8 minutes. Blend or mash them with the rest of the garlic, coriander and salt.
- Roll the dough into 24 thin circles, fill, pleat and seal. Steam on an oiled rack for 12 minutes, until the filling is cooked through. Serve with the dip.
= Haleem ; chicken haleem, beef haleem, hyderabadi haleem, pakistani haleem
stew ; pakistani ; dinner ; 6 ; 25+150 rest 120 ; stove
Meat, wheat and lentils, cooked until they melt into one another.
!*700 g stewing beef, diced / 700 g chicken thigh fillets, diced ; !150 g bulgur / 150 g pearl barley ; 80 g red lentils, rinsed ; 80 g yellow split peas, rinsed ; 3 onions, sliced ; 4 tbsp ghee / 4 tbsp sunflower oil ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; 1 tsp ground turmeric ; 1 tsp chilli powder ; 2 l water ; 2 tsp salt ; 1 lemon, in wedges ; 1 handful fresh coriander, chopped
- Soak the bulgur, red lentils and yellow split peas in plenty of water for 2 hours and drain.
- Fry the onions in the ghee for 15 minutes, until brown, and take out a third. Stir in the garlic, ginger, garam masala, turmeric and chilli powder for 1 minute. Add the beef and turn it for 6 minutes.
- Add the bulgur, lentils and split peas with the water and salt. Cover and simmer for 2 hours, stirring often, until everything is very soft.
- Beat with a spoon until it is thick and the meat falls into threads. Serve with the fried onions, coriander and lemon.
= Karahi Chicken ; karahi, chicken karahi, kadai chicken, kadhai chicken, chicken kadai
curry ; pakistani ; dinner ; 4 ; 15+35 ; stove
Chicken cooked down fast with tomatoes, ginger and green chillies.
!*800 g chicken thigh fillets, in pieces / 500 g paneer, diced / 800 g diced lamb ; 5 tbsp ghee / 5 tbsp sunflower oil ; 5 cloves garlic, crushed ; !2 tbsp ginger, in thin strips ; !700 g tomatoes, halved ; 3 green chillies, slit ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp chilli powder ; 1 tsp garam masala ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Fry the chicken in the ghee over high heat for 8 minutes, until golden. Stir in the garlic and half of the ginger for 1 minute.
- Lay the tomatoes on top, cover and cook for 8 minutes. Pull off their skins.
- Add the cumin, ground coriander, chilli powder and salt and cook over high heat for 14 minutes, stirring, until the sauce is thick<, with no pink left in the chicken|>. Stir in the green chillies and garam masala for 2 minutes and scatter with the rest of the ginger and the fresh coriander.
= Vada Pav ; wada pav, batata vada pav, mumbai potato burger
filled ; indian ; snacks lunch ; 4 ; 30+30 ; stove
Mumbai's spiced potato fritter in a soft bun.
!700 g floury potatoes, in pieces ; 1 tsp mustard seeds ; 1 tbsp ginger, grated ; 3 cloves garlic, crushed ; 2 green chillies, chopped ; 1 tsp ground turmeric ; !150 g chickpea flour ; 180 ml water ; 1/4 tsp baking soda ; 1 1/4 tsp salt ; 500 ml sunflower oil, for deep-frying ; !8 soft rolls ; 1 handful fresh coriander, chopped ; 1 tbsp lemon juice
- Boil the potatoes in water for 15 minutes, until soft, drain and mash. Fry the mustard seeds in a spoonful of the sunflower oil until they pop, add the ginger, garlic and green chillies for 1 minute and stir into the mash with half of the turmeric, the fresh coriander, lemon juice and two thirds of the salt. Shape into 8 balls.
- Whisk the chickpea flour with the water, baking soda, the rest of the turmeric and the rest of the salt.
- Heat the oil to 175 °C (345 °F). Dip the balls into the batter and fry in batches for 4 minutes, until golden. Press each into a roll.
= Banh Xeo ; vietnamese pancakes, sizzling pancakes, vietnamese crepes
griddle ; vietnamese ; dinner ; 4 ; 20+30 rest 30 ; stove
Crisp turmeric pancakes filled with prawns and bean sprouts, eaten in lettuce.
!220 g rice flour ; 1 tsp ground turmeric ; !400 ml canned coconut milk ; 200 ml water ; 3/4 tsp salt ; !*300 g raw prawns, peeled / 300 g firm tofu, in strips / 300 g pork tenderloin, thinly sliced ; 1 onion, thinly sliced ; 5 tbsp sunflower oil ; 250 g bean sprouts ; 1 head lettuce ; 1 bunch mint ; 3 tbsp fish sauce / 3 tbsp soy sauce ; 3 tbsp lime juice ; 2 tbsp sugar ; 1 red chilli, chopped
- Whisk the rice flour with the turmeric, coconut milk, water and salt and leave for 30 minutes. Stir the fish sauce with the lime juice, sugar and red chilli.
- Fry the prawns and onion in a spoonful of the sunflower oil for 4 minutes, until <the prawns are pink and firm|cooked through>, and lift out.
- Heat a little of the oil in a pan, swirl in a thin layer of batter, scatter with some of the prawns and bean sprouts, cover and cook for 3 minutes, then uncovered for 2 minutes, until crisp. Fold, and go on with the rest.
- Eat in lettuce leaves with the mint, dipped into the sauce.
= Bo Kho ; vietnamese beef stew, bo kho stew
stew ; vietnamese ; dinner ; 4 ; 20+130 ; stove
Vietnam's beef and carrot stew with star anise and lemongrass.
!*1000 g stewing beef, in 3 cm pieces ; 2 tbsp fish sauce / 2 tbsp soy sauce ; 1 tbsp brown sugar ; 1 tsp five-spice powder ; 3 tbsp sunflower oil ; 3 shallots, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp tomato paste ; !2 sticks lemongrass, bruised ; !2 star anises ; 1 l beef stock ; !4 carrots, in chunks ; 3/4 tsp salt ; 1 handful Thai basil ; 1 lime, in wedges
- Mix the beef with the fish sauce, brown sugar and five-spice. Brown it in the sunflower oil in two batches for 5 minutes each and lift out.
- Cook the shallots in the same pot for 4 minutes. Stir in the garlic, ginger and tomato paste for 2 minutes. Return the beef with the lemongrass, star anise, beef stock and salt, cover and simmer for 80 minutes.
- Add the carrots and simmer for 25 minutes, until the beef is tender. Take out the lemongrass and star anise and serve with the Thai basil and lime.
= Sukiyaki ; beef sukiyaki, japanese beef hotpot
stew ; japanese ; dinner ; 4 ; 20+15 ; stove
Thin beef and vegetables simmered in a sweet soy broth.
!*500 g sirloin steak, very thinly sliced ; 1 tbsp sunflower oil ; !100 ml soy sauce ; !100 ml mirin ; 50 ml sake ; 3 tbsp sugar ; 250 ml water ; 400 g Chinese cabbage, sliced ; 1 leek, sliced ; 150 g shiitake mushrooms ; 300 g firm tofu, diced ; 150 g glass noodles, soaked ; 300 g cooked rice, hot
- Stir the soy sauce with the mirin, sake, sugar and water.
- Sear the steak in the sunflower oil in a wide pot for 3 minutes, until no pink is left, and push it aside.
- Pour in the sauce, lay the Chinese cabbage, leek, shiitake mushrooms and tofu beside it and simmer for 8 minutes. Add the glass noodles and simmer for 3 minutes. Serve with the rice.
= Kibbeh ; kibbe, baked kibbeh, kibbeh bil sanieh, quibe
bake ; lebanese ; dinner ; 6 ; 35+45 ; oven stove
A baked layer of bulgur and lamb around an onion and pine nut filling.
!220 g bulgur, fine ; !*600 g minced lamb / 600 g minced beef ; 4 onions, finely chopped ; 2 tsp ground allspice ; 1 tsp ground cinnamon ; 1 1/2 tsp salt ; 4 tbsp olive oil ; 250 g minced lamb, for the filling / 250 g minced beef, for the filling ; ?50 g pine nuts ; 200 g Greek yogurt
- Soak the bulgur in cold water for 15 minutes and squeeze dry. Knead with the lamb, half of the onions, half of the allspice and cinnamon and most of the salt.
- Fry the rest of the onions in half of the olive oil for 8 minutes. Add the lamb for the filling with the rest of the spices and salt and fry for 7 minutes, until no pink is left.[ Stir in the pine nuts.]
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Press half of the bulgur into an oiled dish, spread with the filling and cover with the rest. Score into diamonds, drizzle with the rest of the oil and bake for 35 minutes, until browned and 71 °C (160 °F) inside. Serve with the Greek yogurt.
= Musakhan ; palestinian chicken, sumac chicken with onions, musakhan chicken, msakhan
roast ; middle-eastern ; dinner ; 4 ; 20+65 ; oven stove
Palestine's chicken with sumac onions on flatbread.
!*8 chicken thighs / 500 g halloumi, sliced ; !5 onions, sliced ; 120 ml olive oil ; !3 tbsp sumac ; 1 tsp ground allspice ; 1 tsp ground cumin ; 1 1/2 tsp salt ; !4 flatbreads ; ?40 g pine nuts, toasted ; 1 handful parsley, chopped
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chicken with a third of the sumac, the allspice, cumin, half of the salt and a little of the olive oil. Roast for 45 minutes, until <it reads 74 °C (165 °F) inside|golden>.
- Meanwhile, cook the onions in the rest of the oil with the rest of the salt over low heat for 30 minutes, until soft and golden. Stir in the rest of the sumac.
- Spread the flatbreads with the onions, lay the chicken on top and bake for 8 minutes. Scatter with the parsley.[ Scatter with the pine nuts.]
= Basbousa ; revani, semolina cake with syrup, namoura, harissa cake, semolina syrup cake
cake ; egyptian ; dessert ; 12 ; 20+45 rest 60 ; oven stove
Semolina cake soaked in lemon syrup.
!350 g semolina ; 180 g sugar ; 1 tsp baking powder ; 1/4 tsp salt ; 150 g butter, melted ; !250 g yogurt ; 12 almonds ; 250 g sugar, for the syrup ; 200 ml water ; 1 tbsp lemon juice
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the semolina with the sugar, baking powder, salt, butter and yogurt and spread in a greased dish. Leave for 20 minutes.
- Score into 12 pieces, press an almond into each and bake for 35 minutes, until golden.
- Meanwhile, simmer the sugar for the syrup with the water and lemon juice for 8 minutes. Pour it over the hot cake and leave for 40 minutes.
= Scouse ; liverpool scouse, lobby, lobscouse, liverpool stew
stew ; british ; dinner ; 6 ; 20+135 ; stove
Liverpool's stew of beef and potatoes that thickens itself.
!*800 g stewing beef, in 3 cm pieces / 800 g diced lamb ; 2 tbsp sunflower oil ; 2 onions, chopped ; 3 carrots, sliced ; !1200 g floury potatoes, in chunks ; 1 l beef stock ; 1 tbsp Worcestershire sauce ; 2 bay leaves ; 1 tsp thyme ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the beef in the sunflower oil in two batches for 6 minutes each. Add the onions and cook for 6 minutes.
- Add the beef stock, Worcestershire sauce, bay leaves, thyme, salt, black pepper and a third of the potatoes. Cover and simmer for 75 minutes.
- Add the carrots and the rest of the potatoes and simmer for 35 minutes, until the meat is tender and the first potatoes have thickened the stew. Take out the bay leaves.
= Stamppot ; boerenkoolstamppot, dutch kale mash, kale mash with sausage
side ; dutch ; dinner ; 4 ; 20+30 ; stove
Dutch potatoes mashed with kale, with smoked sausage.
!1200 g floury potatoes, in pieces ; !400 g kale, shredded ; 1 onion, chopped ; 150 ml milk / 150 ml oat milk ; 50 g butter / 50 g vegan butter ; 1 tbsp mustard ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 400 g smoked sausage, sliced / 400 g canned butter beans, drained
- Boil the potatoes and onion in water with two thirds of the salt for 10 minutes. Add the kale and cook for 10 minutes, until everything is soft. Drain.
- Meanwhile, heat the smoked sausage in a pan over medium heat for 8 minutes, turning, until hot all through.
- Mash the potatoes and kale with the milk, butter, mustard, black pepper and the rest of the salt, and serve with the sausage.
= Carbonnade Flamande ; stoofvlees, flemish beef stew, carbonade flamande, carbonnade, belgian beer stew
stew ; belgian ; dinner ; 6 ; 25+165 ; stove
Flemish beef, braised in dark beer with onions and mustard bread.
!*1200 g stewing beef, in 4 cm pieces ; 50 g butter ; 4 onions, sliced ; 2 tbsp plain flour ; !660 ml beer ; 300 ml beef stock ; 2 tbsp brown sugar ; 2 tbsp cider vinegar ; 2 bay leaves ; 1 tsp thyme ; 2 slices bread ; 2 tbsp Dijon mustard ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Season the beef with the salt and black pepper and brown it in half of the butter in two batches for 6 minutes each. Lift out.
- Cook the onions in the rest of the butter for 15 minutes, until golden. Stir in the flour and brown sugar for 1 minute. Pour in the beer, beef stock and vinegar and return the beef with the bay leaves and thyme.
- Spread the bread with the Dijon mustard and lay it on top. Cover and simmer for 2 hours, until the beef is tender and the bread has melted into the sauce. Take out the bay leaves.
= Waterzooi ; chicken waterzooi, gentse waterzooi, ghent chicken stew
stew ; belgian ; dinner ; 4 ; 20+40 ; stove
A creamy stew of chicken and vegetables from Ghent.
!*700 g chicken thigh fillets, in large pieces / 700 g cod fillets, in large pieces ; 40 g butter ; 2 leeks, sliced ; 2 carrots, in thin strips ; 2 sticks celery, in thin strips ; 400 g waxy potatoes, diced ; 800 ml chicken stock ; 2 bay leaves ; !200 ml double cream ; 1 tbsp cornflour ; 1 1/4 tsp salt ; 1/4 tsp white pepper ; 1 handful parsley, chopped
- Cook the leeks, carrots and celery in the butter for 8 minutes without browning. Add the potatoes, chicken stock, bay leaves, salt and white pepper and simmer for 8 minutes.
- Add the chicken and simmer for <15 minutes, until no pink is left|8 minutes, until it flakes>.
- Stir the cornflour into the double cream, stir into the stew and simmer for 4 minutes. Take out the bay leaves and scatter with the parsley.
= Tourtiere ; quebec meat pie, french canadian meat pie, canadian meat pie
pie ; canadian ; dinner ; 6 ; 35+75 ; oven stove
Québec's pie of spiced pork under a flaky crust.
!*600 g minced pork / 600 g minced turkey ; 200 g minced beef ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 250 g floury potatoes, grated ; 250 ml beef stock ; 1/2 tsp ground cinnamon ; 1/2 tsp ground allspice ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; !640 g shortcrust pastry ; 1 egg, beaten
- Cook the minced pork and minced beef with the onion for 8 minutes, until no pink is left. Add the garlic, potatoes, beef stock, cinnamon, allspice, nutmeg, salt and black pepper and simmer for 20 minutes, until thick. Cool for 15 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Line a pie dish with half of the shortcrust pastry, fill it, cover with the rest and seal. Brush with the egg and cut a slit.
- Bake for 42 minutes, until deep golden. Leave for 10 minutes before cutting.
= Budae Jjigae ; army stew, korean army stew, budae jigae
soup ; korean ; dinner ; 4 ; 15+20 ; stove
Korea's army stew of kimchi, sausage, beans and noodles.
!250 g kimchi, chopped ; 200 g frankfurters, sliced / 200 g firm tofu, diced ; 200 g ham, diced / 200 g firm tofu, diced ; 200 g canned baked beans ; !2 tbsp gochujang ; 1 tbsp soy sauce ; 3 cloves garlic, crushed ; 1 onion, sliced ; 1.2 l chicken stock / 1.2 l vegetable stock ; !200 g ramen noodles ; 4 spring onions, sliced
- Stir the gochujang with the soy sauce and garlic. Lay the kimchi, frankfurters, ham, onion and baked beans in a wide pot and put the paste on top.
- Pour in the chicken stock, bring to the boil and simmer for 10 minutes.
- Add the ramen noodles and boil for 4 minutes, until just tender. Scatter with the spring onions.
`;
