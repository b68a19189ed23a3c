/** Further dishes of Europe and the Middle East by name; how the table is read: rules/classics/classic.ts. */
export const EUROPE_EAST_BY_NAME = `
= Supplì ; suppli, suppli al telefono, roman rice balls
fry ; italian ; snacks starter ; 6 ; 45+35 rest 60 ; stove
Roman croquettes of tomato risotto around mozzarella.
!300 g risotto rice ; 500 g passata ; 700 ml vegetable stock, hot ; 1 onion, finely chopped ; 3 tbsp olive oil ; 60 g parmesan, grated ; !200 g mozzarella, in sticks ; 3 eggs, beaten ; 150 g breadcrumbs ; 60 g plain flour ; 700 ml sunflower oil, for deep-frying ; 3/4 tsp salt
- Soften the onion in the olive oil for 6 minutes. Stir in the risotto rice, passata, vegetable stock and salt and simmer for 18 minutes, stirring, until thick. Stir in the parmesan and a third of the eggs and chill for 60 minutes.
- Shape {12} logs, each around a piece of mozzarella. Turn in the flour, the rest of the eggs and the breadcrumbs.
- Fry in batches in the hot oil for 5 minutes, until brown, and drain.
= Porchetta ; italian roast pork, roast porchetta, rolled pork belly
roast ; italian ; dinner ; 8 ; 30+170 ; oven
Pork belly, rolled around fennel, garlic and rosemary, with crackling.
!*2000 g pork belly, in one piece with its skin ; 6 cloves garlic, crushed ; !1 tbsp fennel seeds, crushed ; 4 sprigs rosemary, chopped ; 2 tsp lemon zest ; 1 tsp chilli flakes ; 2 tbsp olive oil ; 1 tbsp salt ; 1 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Rub the inside of the pork with the garlic, fennel seeds, rosemary, lemon zest, chilli flakes, black pepper and half of the salt.
- Roll it up tightly, tie with string, dry the skin and rub it with the olive oil and the rest of the salt.
- Roast on a rack for 140 minutes. Raise the oven to 230 °C (450 °F) and roast for 25 minutes, until the skin crackles. Leave for 20 minutes and slice.
= Piadina ; piadine, italian flatbread sandwich, piadina romagnola
filled ; italian ; lunch ; 4 ; 30+16 ; stove
Thin flatbreads, folded over ham, rocket and soft cheese.
!350 g plain flour ; 60 g lard / 4 tbsp olive oil ; 160 ml water, warm ; 1 tsp salt ; 1/2 tsp baking powder ; 8 slices prosciutto / 1 courgette, in thin slices ; !200 g mozzarella, sliced ; 60 g rocket
- Knead the flour with the lard, water, salt and baking powder for 5 minutes and leave for 20 minutes, covered. Roll out {4} rounds of 24 cm.
- Cook each in a dry hot pan for 2 minutes on each side, until brown in spots.
- Fill with the mozzarella, prosciutto and rocket and fold.
= Orecchiette con Cime di Rapa ; orecchiette with broccoli rabe, orecchiette cime di rapa, orecchiette with turnip tops, orecchiette with broccoli, orecchiette alle cime di rapa
pasta ; italian ; dinner ; 4 ; 10+18 ; stove
Pasta ears with bitter greens, anchovy, garlic and chilli.
!400 g orecchiette ; !500 g broccoli, in small florets ; 3 cloves garlic, sliced ; 4 anchovy fillets / 2 tbsp capers ; 1/2 tsp chilli flakes ; 6 tbsp olive oil ; 40 g breadcrumbs ; 1 tsp salt
- Toast the breadcrumbs in a little of the olive oil for 3 minutes, until brown, and tip out.
- Boil the orecchiette in water with the salt for 11 minutes, with the broccoli for the last 7 minutes. Keep a cup of the water and drain.
- Warm the garlic, anchovy fillets and chilli flakes in the rest of the oil for 2 minutes. Toss with the pasta, broccoli and a splash of the water for 1 minute and scatter with the breadcrumbs.
= Farinata ; socca, chickpea pancake, chickpea flatbread, farinata di ceci, cecina
bread ; italian ; snacks lunch starter ; 4 ; 5+25 rest 120 ; oven
Crisp-edged flatbread of chickpea flour and olive oil.
!250 g chickpea flour ; 700 ml water ; 80 ml olive oil ; 1 tsp salt ; 1 sprig rosemary, leaves chopped ; 1/2 tsp black pepper
- Whisk the chickpea flour with the water and salt and leave for 2 hours. Skim off the foam.
- Heat the oven to 240 °C (475 °F), or 220 °C (425 °F) with the fan on, with a wide tin in it.
- Pour the olive oil into the tin, then the batter, scatter with the rosemary and bake for 22 minutes, until golden and crisp at the edge. Grind over the black pepper and eat hot.
= Maultaschen ; swabian ravioli, schwäbische maultaschen, swabian dumplings
dumpling ; german ; dinner ; 4 ; 60+20 ; stove
Large Swabian pasta parcels with meat and spinach, in broth.
!300 g plain flour ; 3 eggs ; !*300 g minced beef / minced pork / 250 g chestnut mushrooms, finely chopped ; 250 g spinach, wilted and squeezed dry ; 1 onion, finely chopped ; 60 g breadcrumbs ; 1/4 tsp nutmeg ; 20 g butter ; 1000 ml beef stock / vegetable stock ; 2 tbsp chives, snipped ; 1 1/4 tsp salt
- Knead the flour with two of the eggs, a pinch of the salt and a spoonful of water for 6 minutes and leave for 20 minutes.
- Fry the onion in the butter for 5 minutes. Mix it with the minced beef, spinach, breadcrumbs, nutmeg, the last egg and the rest of the salt.
- Roll out the dough thinly, spread with the filling, fold over twice and cut into {16} parcels, pressing the edges shut.
- Simmer gently in the beef stock for 14 minutes<, until no pink is left within|>. Serve in the broth with the chives.
= Himmel und Erde ; himmel un ääd, heaven and earth, mashed potato and apple
side ; german ; dinner ; 4 ; 15+25 ; stove
Rhenish mash of potatoes and apples with fried onions and bacon.
!800 g floury potatoes, in chunks ; !500 g apples, peeled and quartered ; 2 onions, sliced ; ?150 g smoked bacon, diced ; 60 g butter ; 1 tbsp sugar ; 1/4 tsp nutmeg ; 1 tsp salt
- Boil the potatoes with half of the salt for 18 minutes and drain. Simmer the apples with the sugar and a splash of water for 9 minutes.
- Fry the onions[ and bacon] in half of the butter for 10 minutes, until brown.
- Mash the potatoes with the rest of the butter and salt and the nutmeg, fold in the apples and top with the onions.
= Dampfnudeln ; steamed dumplings german, sweet dumplings german, dampfnudel
bread ; german ; dessert dinner ; 4 ; 35+30 rest 90 ; stove
Yeast dumplings, steamed in milk until they have a crust below.
!500 g plain flour ; 2 tsp yeast ; 60 g sugar ; 400 ml milk, lukewarm / oat milk, lukewarm ; 1 egg ; 80 g butter, soft ; 1/2 tsp salt ; 400 ml custard
- Knead the flour with the yeast, two thirds of the sugar, two thirds of the milk, the egg, half of the butter and the salt for 8 minutes. Leave for 60 minutes, shape {8} balls and leave for 30 minutes.
- Bring the rest of the milk to the boil with the rest of the butter and sugar in a wide pan with a tight lid. Set in the balls, cover and cook over low heat for 25 minutes. Do not lift the lid.
- They are done when it crackles: the milk is gone and the bottoms are brown. Serve with the custard.
= Älplermagronen ; alplermagronen, swiss mac and cheese, alpine macaroni, swiss alpine macaroni
pasta ; swiss ; dinner ; 4 ; 15+30 ; stove
Macaroni and potatoes in cream and cheese, with fried onions and apple sauce.
!250 g macaroni ; !400 g waxy potatoes, in 1.5 cm dice ; 200 ml double cream / soy cream ; !200 g gruyère, grated ; 3 onions, sliced ; 40 g butter ; 300 g apple sauce ; 1/4 tsp nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the onions in the butter for 15 minutes, until brown.
- Boil the potatoes in water with the salt for 5 minutes, add the macaroni and boil for 9 minutes. Drain, keeping a cup of the water.
- Bring the double cream to a simmer in the pan, fold in the macaroni, potatoes, gruyère, nutmeg and black pepper, with a splash of the water, and heat for 2 minutes. Top with the onions and serve with the apple sauce.
= Kotlet Schabowy ; polish pork cutlet, polish schnitzel, schabowy
fry ; polish ; dinner ; 4 ; 20+12 ; stove
Polish breaded pork cutlet, beaten thin and fried.
!*600 g pork tenderloin, in slices, beaten thin / chicken breast fillets, beaten thin / 700 g aubergines, sliced ; 60 g plain flour ; 2 eggs, beaten ; 120 g breadcrumbs ; 60 g lard / 6 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Season the pork with the salt and black pepper. Turn it in the flour, the eggs and the breadcrumbs.
- Heat the lard in a wide pan and fry the cutlets in two batches for 3 minutes on each side, until golden<, with no pink left|>.
- Drain and serve with the lemon.
= Shchi ; russian cabbage soup, schi, sauerkraut soup russian, shchi soup
soup ; russian ; dinner lunch ; 6 ; 20+100|40 ; stove
Russian cabbage soup with beef, potato and sour cream.
!*500 g stewing beef, in cubes / 400 g canned white beans, drained ; !600 g white cabbage, shredded ; 300 g potatoes, diced ; 1 onion, chopped ; 1 carrot, grated ; 2 tbsp tomato paste ; 2 bay leaves ; 1800 ml beef stock / vegetable stock ; 2 tbsp sunflower oil ; 1 bunch dill, chopped ; 150 g sour cream ; 1/2 tsp salt ; 1/4 tsp black pepper
- Simmer the beef in the beef stock with the bay leaves for <65|5> minutes.
- Fry the onion and carrot in the sunflower oil for 6 minutes and stir in the tomato paste. Add to the stock with the cabbage and potatoes, salt and black pepper and simmer for 25 minutes, until soft.
- Take out the bay leaves and serve with the dill and sour cream.
= Okroshka ; cold russian soup, russian cold soup, kefir soup, okroshka soup
soup ; russian ; lunch ; 4 ; 25+20 rest 60 ; stove
Cold soup of kefir with potato, egg, cucumber and radishes.
!1000 ml kefir / soy yogurt ; 300 g potatoes, diced ; !4 eggs, hard-boiled and diced ; 1 cucumber, diced ; 200 g radishes, diced ; ?200 g ham, diced ; 6 spring onions, sliced ; 1 bunch dill, chopped ; 1 tbsp mustard ; 300 ml water, cold ; 1 tsp salt
- Boil the potatoes for 9 minutes, drain and leave to cool.
- Whisk the kefir with the water, mustard and salt.
- Stir in the potatoes, eggs, cucumber, radishes, spring onions and dill[, and the ham] and chill for 60 minutes.
= Shashlik ; shashlyk, khorovats, khorovatz, armenian barbecue, georgian skewers, russian kebab, caucasian skewers, mtsvadi
roast ; russian ; dinner ; 4 ; 20+16 rest 240 ; grill
Cubes of lamb, marinated with onion and vinegar and grilled on skewers.
!*800 g lamb leg steaks, in 3 cm cubes / pork tenderloin, in 3 cm cubes / chicken thigh fillets, in pieces / 700 g chestnut mushrooms ; 3 onions, in rings ; 4 tbsp red wine vinegar ; 3 tbsp sunflower oil ; 2 tsp ground coriander ; 2 bay leaves, crumbled ; 1 1/4 tsp salt ; 1/2 tsp black pepper ; 1 handful fresh coriander, chopped
- Squeeze the onions with the salt until juicy. Mix with the lamb, red wine vinegar, sunflower oil, ground coriander, bay leaves and black pepper and leave in the fridge for 4 hours.
- Thread the lamb on skewers without the onions.
- Grill over high heat for 14 minutes, turning, until brown all round and cooked through. Scatter with the coriander.
= Lobio ; georgian bean stew, georgian beans, lobio stew
stew ; georgian ; dinner ; 4 ; 15+30 ; stove
Kidney beans with walnuts, coriander and blue fenugreek.
!800 g canned kidney beans, drained ; !80 g walnuts, ground ; 2 onions, chopped ; 4 cloves garlic, crushed ; 2 tsp ground coriander ; 1/2 tsp ground fenugreek ; 1/2 tsp chilli flakes ; 2 tbsp red wine vinegar ; 300 ml water ; 3 tbsp sunflower oil ; 1 bunch fresh coriander, chopped ; 1 tsp salt
- Fry the onions in the sunflower oil for 10 minutes. Add the garlic, ground coriander, fenugreek and chilli flakes for 1 minute.
- Add the kidney beans, water and salt, crush a third of them and simmer for 12 minutes.
- Stir in the walnuts and red wine vinegar, simmer for 3 minutes and stir in the coriander.
= Lángos ; langos, hungarian fried bread, langosh
bread ; hungarian ; snacks lunch ; 6 ; 25+20 rest 60 ; stove
Fried yeast dough with garlic, sour cream and cheese.
!500 g plain flour ; 2 tsp yeast ; 1 tsp sugar ; 300 ml milk, lukewarm / oat milk, lukewarm ; 1 tsp salt ; 600 ml sunflower oil, for deep-frying ; 3 cloves garlic, crushed ; 200 g sour cream ; 150 g cheddar, grated
- Mix the flour with the yeast, sugar, salt and milk to a soft dough, knead for 6 minutes and leave for 60 minutes, until doubled.
- Pull {6} flat rounds, thin in the middle, and fry one by one in the hot oil for 2 minutes on each side, until golden.
- Stir the garlic with a little water, brush it on and top with the sour cream and cheddar.
= Lecsó ; lecso, hungarian pepper stew, letscho, lecho
stew ; hungarian ; dinner lunch ; 4 ; 15+30 ; stove
Peppers and tomatoes, stewed with onion and paprika.
!800 g red peppers, in strips ; !500 g tomatoes, chopped ; 2 onions, sliced ; ?150 g chorizo, sliced ; 1 tbsp sweet paprika ; 3 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- [Fry the chorizo for 3 minutes. ]Cook the onions in the sunflower oil for 8 minutes. Take off the heat and stir in the paprika.
- Add the red peppers and salt and cook for 6 minutes. Add the tomatoes and simmer for 12 minutes, until soft.
- Season with the black pepper.
= Ajvar ; red pepper spread, balkan pepper relish, roasted pepper relish
dip ; balkan ; snacks starter ; 8 ; 20+70 ; oven stove blender
Thick relish of roasted peppers and aubergine.
!1200 g red peppers ; !1 aubergine ; 3 cloves garlic, crushed ; 60 ml sunflower oil ; 1 tbsp red wine vinegar ; 1 tsp salt ; 1/4 tsp chilli flakes
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Roast the red peppers and aubergine for 40 minutes, until black in places. Cover for 10 minutes and peel.
- Blend coarsely with the garlic.
- Simmer with the sunflower oil, red wine vinegar, salt and chilli flakes for 20 minutes, stirring, until thick. Cool.
= Banitsa ; bulgarian cheese pastry, banitza
pie ; bulgarian ; breakfast lunch ; 6 ; 25+35 ; oven
Coiled filo pastry with feta, yogurt and eggs.
!300 g filo pastry ; !300 g feta, crumbled ; !4 eggs ; 300 g yogurt ; 100 g butter, melted ; 1/2 tsp baking powder
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Whisk the eggs with the yogurt and baking powder and stir in the feta.
- Brush a sheet of the filo pastry with butter, spread with some of the feta and roll up loosely. Coil the rolls in a greased tin, from the middle out.
- Pour over what is left of the filling and butter. Bake for 35 minutes, until golden.
= Mămăligă ; mamaliga, romanian polenta, mamaliga with cheese
side ; romanian ; dinner lunch ; 4 ; 5+30 ; stove
Firm cornmeal porridge with feta and sour cream.
!250 g polenta ; 1000 ml water ; 1 1/4 tsp salt ; 40 g butter / vegan butter ; !200 g feta, crumbled ; 150 g sour cream
- Bring the water to the boil with the salt, rain in the polenta and whisk.
- Cook over low heat for 25 minutes, stirring often, until it comes away from the pan. Stir in the butter.
- Turn out onto a board and serve with the feta and sour cream.
= Mici ; mititei, romanian sausages, romanian grilled sausages
fry ; romanian ; dinner ; 4 ; 25+14 rest 120 ; grill
Juicy skinless rolls of minced meat with garlic and savory.
!*700 g minced beef / minced pork ; 4 cloves garlic, crushed ; 1 tsp bicarbonate of soda ; 120 ml beef stock, cold / vegetable stock, cold ; 1 tsp thyme ; 1 tsp ground coriander ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 1/2 tsp black pepper ; 4 tbsp mustard
- Knead the minced beef with the garlic, bicarbonate of soda, thyme, ground coriander, paprika, salt, black pepper and beef stock for 5 minutes, until sticky. Leave in the fridge for 2 hours.
- Shape {12} rolls as thick as two fingers with wet hands.
- Grill for 12 minutes, turning, until brown with no pink left. Serve with the mustard.
= Papanași ; papanasi, romanian cheese doughnuts
fry ; romanian ; dessert ; 4 ; 25+16 ; stove
Doughnuts of fresh cheese with sour cream and jam.
!400 g ricotta, drained ; 2 eggs ; 60 g sugar ; 250 g plain flour ; 1 tsp bicarbonate of soda ; 1 tsp lemon zest ; 600 ml sunflower oil, for deep-frying ; !200 g sour cream ; 200 g cherry jam ; 1 pinch salt
- Mix the ricotta with the eggs, sugar, flour, bicarbonate of soda, lemon zest and salt to a soft dough.
- Shape {8} rings and {8} small balls with floured hands.
- Fry in batches in the hot oil for 5 minutes, turning, until deep golden. Set a ball on each ring and serve with the sour cream and cherry jam.
= Stifado ; greek beef stew, beef stifado, greek stifado
stew ; greek ; dinner ; 4 ; 20+130|50 ; stove
Beef with small onions in tomato, vinegar and cinnamon.
!*800 g stewing beef, in chunks / 600 g chestnut mushrooms ; !500 g pearl onions, peeled ; 3 cloves garlic, sliced ; 400 g canned chopped tomatoes ; 2 tbsp tomato paste ; 200 ml red wine ; 3 tbsp red wine vinegar ; 1 cinnamon stick ; 2 bay leaves ; 1/2 tsp allspice ; 4 tbsp olive oil ; 400 ml water ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Brown the beef in half of the olive oil for 8 minutes and lift out. Brown the pearl onions in the rest for 8 minutes.
- Add the garlic and tomato paste for 1 minute, then the red wine and red wine vinegar, and let it bubble for 3 minutes.
- Return the beef with the chopped tomatoes, cinnamon stick, bay leaves, allspice, salt, black pepper and water. Cover and simmer for <100|20> minutes, until tender. Take out the cinnamon stick and bay leaves.
= Gemista ; yemista, greek stuffed vegetables, greek stuffed tomatoes, stuffed tomatoes greek
bake ; greek ; dinner ; 4 ; 30+80 ; oven stove
Tomatoes and peppers filled with herbed rice and baked with potatoes.
!6 large tomatoes ; !4 green peppers ; !250 g rice ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 bunch parsley, chopped ; 1 handful mint, chopped ; 40 g pine nuts / raisins ; 400 g potatoes, in wedges ; 120 ml olive oil ; 200 ml water ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Cut lids from the tomatoes and green peppers, hollow them out and chop the flesh of the tomatoes.
- Cook the onion and garlic in a third of the olive oil for 6 minutes. Add the rice, half of the tomato flesh, half of the salt and half of the water for 5 minutes. Stir in the parsley, mint, pine nuts and black pepper.
- Fill the vegetables three quarters full, put on the lids and set them in a tin with the potatoes, the rest of the tomato flesh, water, oil and salt. Bake for 65 minutes, until brown and soft.
= Fasolada ; greek bean soup, fasolatha, greek white bean soup
soup ; greek ; dinner lunch ; 4 ; 15+40 ; stove
White beans in tomato with carrot, celery and plenty of olive oil.
!800 g canned white beans, drained ; 2 carrots, sliced ; 2 sticks celery, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 1 tbsp tomato paste ; 1000 ml water ; 2 bay leaves ; 6 tbsp olive oil ; 1 handful parsley, chopped ; 1 1/4 tsp salt
- Cook the onion, carrots and celery in half of the olive oil for 8 minutes. Add the garlic and tomato paste for 1 minute.
- Add the chopped tomatoes, water, bay leaves and salt and simmer for 12 minutes. Add the white beans and simmer for 12 minutes.
- Take out the bay leaves, stir in the rest of the oil and the parsley.
= Kleftiko ; lamb kleftiko, greek slow roast lamb, klephtiko
roast ; greek ; dinner ; 6 ; 20+240 ; oven
Lamb and potatoes, baked for hours in a parcel with lemon and oregano.
!*1500 g lamb shoulder, in large pieces ; !1000 g waxy potatoes, halved ; 2 red onions, in wedges ; 6 cloves garlic, halved ; 4 tbsp lemon juice ; 1 tbsp dried oregano ; 2 bay leaves ; 5 tbsp olive oil ; 2 tsp salt ; 1/2 tsp black pepper ; 120 g feta, crumbled
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Mix the lamb, potatoes and red onions with the garlic, lemon juice, oregano, bay leaves, olive oil, salt and black pepper.
- Wrap everything in baking paper and foil in a deep tin and bake for 210 minutes, until the lamb falls apart.
- Open the parcel, scatter with the feta and bake at 220 °C (425 °F) for 20 minutes, until brown.
= Loukoumades ; greek doughnuts, greek honey doughnuts, honey balls
fry ; greek ; dessert snacks ; 6 ; 15+18 rest 60 ; stove
Small yeast doughnuts in honey and cinnamon.
!300 g plain flour ; 2 tsp yeast ; 1 tbsp sugar ; 280 ml water, lukewarm ; 1/2 tsp salt ; 600 ml sunflower oil, for deep-frying ; !150 g honey ; 1 tsp ground cinnamon ; 40 g walnuts, chopped
- Beat the flour with the yeast, sugar, water and salt to a sticky batter and leave for 60 minutes, until bubbly.
- Drop small spoonfuls into the hot oil and fry in batches for 4 minutes, turning, until golden. Drain.
- Warm the honey, pour it over and scatter with the cinnamon and walnuts.
= Pisto ; pisto manchego, spanish ratatouille, pisto with egg
stew ; spanish ; dinner lunch ; 4 ; 20+45 ; stove
Spanish stew of peppers, courgette and tomato, with fried eggs on top.
2 onions, chopped ; 2 green peppers, diced ; 1 red pepper, diced ; !2 courgettes, diced ; 1 aubergine, diced ; !600 g tomatoes, chopped ; 3 cloves garlic, sliced ; 6 tbsp olive oil ; 1 tsp sugar ; 1 1/4 tsp salt ; ?4 eggs
- Cook the onions, green peppers and red pepper in two thirds of the olive oil for 12 minutes. Add the aubergine, courgettes and garlic for 10 minutes.
- Add the tomatoes, sugar and salt and simmer for 18 minutes, until thick.
- [Fry the eggs in the rest of the oil for 4 minutes, until set, and lay them on top. ]Eat it warm.
= Pulpo a la Gallega ; galician octopus, octopus galician, pulpo gallego, pulpo
salad ; spanish ; starter dinner ; 4 ; 15+60 ; stove
Tender octopus on potatoes with smoked paprika and olive oil.
!*1000 g octopus, cleaned ; !500 g waxy potatoes, in thick slices ; 2 tsp smoked paprika ; 5 tbsp olive oil ; 2 bay leaves ; 1 tsp coarse sea salt
- Dip the octopus three times into boiling water, so that it curls. Simmer it with the bay leaves for 45 minutes, until a knife slides in, and leave in the water for 10 minutes.
- Lift it out and boil the potatoes in the same water for 12 minutes.
- Cut the octopus into slices with scissors, lay it on the potatoes and season with the sea salt, smoked paprika and olive oil.
= Francesinha ; portuguese sandwich, porto sandwich
filled ; portuguese ; dinner lunch ; 2 ; 20+30 ; stove oven
Sandwich of steak and sausage under cheese, in a hot beer and tomato sauce.
!4 slices white bread, thick ; !*2 sirloin steaks, thin ; 2 sausages, halved lengthways ; 2 slices ham ; !150 g mozzarella, sliced ; 1 onion, chopped ; 1 clove garlic, crushed ; 250 ml beer ; 200 g passata ; 150 ml beef stock ; 1 tbsp cornflour ; 1/2 tsp chilli flakes ; 2 tbsp olive oil ; 1/2 tsp salt
- Cook the onion in half of the olive oil for 6 minutes. Add the garlic, chilli flakes, beer, passata and beef stock and simmer for 12 minutes. Stir the cornflour with a little water, whisk it in for 1 minute and blend or strain.
- Season the steaks with the salt and fry them in the rest of the oil for 2 minutes on each side. Fry the sausages for 8 minutes, until cooked through. Toast the bread.
- Build two sandwiches with the steaks, sausages and ham, cover with the mozzarella and put under the grill or into a hot oven for 4 minutes, until it melts. Pour over the sauce.
= Arroz de Pato ; portuguese duck rice, duck rice
rice ; portuguese ; dinner ; 6 ; 25+130 ; oven stove
Rice cooked in duck broth, baked with duck and chorizo.
!*4 duck legs ; !350 g long-grain rice ; 150 g chorizo, sliced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 carrot, chopped ; 2 bay leaves ; 150 ml white wine ; 1600 ml water ; 2 tbsp olive oil ; 1 1/2 tsp salt
- Simmer the duck in the water with the carrot, bay leaves and salt for 85 minutes, until it comes off the bone. Shred it, and measure 800 ml of the broth.
- Cook the onion and garlic in the olive oil for 6 minutes. Stir in the long-grain rice, white wine and broth, cover and simmer for 14 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Layer the rice and duck in a dish, top with the chorizo and bake for 18 minutes, until crisp.
= Bitterballen ; dutch meatballs fried, kroketten, dutch croquettes, bitterbal, kroket, dutch kroket
fry ; dutch ; snacks starter ; 6 ; 40+25 rest 180 ; stove
Crisp fried balls of thick beef ragout.
!*300 g cooked beef, finely chopped / cooked chicken, finely chopped / 250 g chestnut mushrooms, finely chopped ; 60 g butter ; !80 g plain flour ; 400 ml beef stock / vegetable stock ; 1 onion, finely chopped ; 1 tbsp parsley, chopped ; 1/4 tsp nutmeg ; 2 eggs, beaten ; 150 g breadcrumbs ; 700 ml sunflower oil, for deep-frying ; 4 tbsp mustard ; 1/4 tsp salt
- Cook the onion in the butter for 5 minutes, stir in the flour for 2 minutes, whisk in the beef stock and simmer for 6 minutes, until very thick.
- Stir in the beef, parsley, nutmeg and salt and chill for 3 hours.
- Roll into {24} balls, turn in the eggs and the breadcrumbs, and fry in batches in the hot oil for 4 minutes, until brown. Serve with the mustard.
= Erwtensoep ; dutch pea soup, dutch split pea soup
soup ; dutch ; dinner ; 6 ; 20+80 ; stove
Pea soup so thick that a spoon stands in it, with sausage.
!500 g split peas ; *300 g smoked sausage, sliced / vegan sausages, sliced ; ?150 g smoked bacon, diced ; 2 leeks, sliced ; 2 carrots, diced ; 300 g celeriac, diced ; 300 g potatoes, diced ; 1 onion, chopped ; 2 bay leaves ; 2000 ml water ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Bring the split peas to the boil in the water with the bay leaves[ and bacon], skim and simmer for 40 minutes.
- Add the leeks, carrots, celeriac, potatoes, onion, salt and black pepper and simmer for 30 minutes, stirring, until thick.
- Take out the bay leaves, stir in the smoked sausage and heat for 6 minutes.
= Chicken Mandi ; mandi, lamb mandi, yemeni mandi, mandi rice, mandhi
rice ; middle eastern ; dinner ; 6 ; 25+75 ; oven stove
Yemeni spiced chicken, roasted over fragrant rice.
!*1200 g chicken thighs / lamb shoulder, in pieces ; !400 g basmati rice, rinsed ; 2 onions, sliced ; 4 cloves garlic, crushed ; 1 tbsp ground cumin ; 1 tbsp ground coriander ; 1 tsp turmeric ; 1 tsp ground cardamom ; 1/2 tsp ground cinnamon ; 1/4 tsp saffron ; 60 g ghee / 4 tbsp sunflower oil ; 40 g raisins ; 40 g flaked almonds ; 800 ml chicken stock ; 1 1/2 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chicken with half of the cumin, ground coriander, turmeric, cardamom and salt and roast on a rack for 50 minutes, until 74 °C (165 °F) inside.
- Fry the onions and garlic in most of the ghee for 10 minutes. Add the rest of the spices, the cinnamon and the basmati rice for 2 minutes. Add the chicken stock, saffron and the rest of the salt, cover and cook over low heat for 14 minutes.
- Fry the flaked almonds and raisins in the rest of the ghee for 2 minutes. Lay the chicken on the rice, cover for 5 minutes and scatter with the almonds and raisins.
= Pide ; turkish pide, turkish pizza boat, kiymali pide, kıymalı pide
pizza ; turkish ; dinner lunch ; 4 ; 35+22 rest 60 ; oven stove
Boat-shaped flatbreads with minced lamb, pepper and cheese.
!500 g bread flour ; 2 tsp yeast ; 1 tsp sugar ; 300 ml water, lukewarm ; 4 tbsp olive oil ; !*400 g minced lamb / minced beef / 400 g spinach, wilted and squeezed ; 1 onion, finely chopped ; 1 green pepper, diced ; 2 tomatoes, diced ; 1 tsp ground cumin ; 1 tsp chilli flakes ; 150 g mozzarella, grated ; 1 egg, beaten ; 1 1/2 tsp salt
- Knead the bread flour with the yeast, sugar, water, half of the olive oil and half of the salt for 8 minutes and leave for 60 minutes, until doubled.
- Fry the onion and green pepper in the rest of the oil for 5 minutes. Add the minced lamb, cumin, chilli flakes and the rest of the salt and fry for 6 minutes<, until browned with no pink left|>. Stir in the tomatoes.
- Heat the oven to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Shape {4} long ovals, fill, scatter with the mozzarella, fold in the sides and pinch the ends. Brush with the egg and bake for 13 minutes, until golden.
= Iskender Kebab ; iskender, iskender kebap, doner with yogurt and tomato sauce
fry ; turkish ; dinner ; 4 ; 20+22 ; stove
Sliced lamb on flatbread with tomato sauce, yogurt and browned butter.
!*600 g lamb leg steaks, thinly sliced / chicken thigh fillets, thinly sliced ; !4 pitta breads, in squares ; !300 g Greek yogurt ; 400 g passata ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 60 g butter ; 2 tbsp olive oil ; 1 1/4 tsp salt
- Simmer the passata with the garlic and a third of the salt for 10 minutes.
- Toss the lamb with the cumin and the rest of the salt and fry it in the olive oil over high heat in two batches for 4 minutes each, until brown and cooked through.
- Toast the pitta breads in a dry pan and lay them on plates with the tomato sauce, lamb and Greek yogurt. Brown the butter with the paprika for 1 minute and pour over.
= Umm Ali ; om ali, um ali, egyptian bread pudding, umali
pudding ; egyptian ; dessert ; 6 ; 15+30 ; oven stove
Flaky pastry, baked in sweet milk and cream with nuts.
!300 g croissants, torn / puff pastry, baked and torn ; !600 ml milk ; 200 ml double cream ; 80 g sugar ; 50 g raisins ; 40 g pistachios, chopped ; 40 g flaked almonds ; 30 g desiccated coconut ; 1 tsp ground cinnamon
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Layer the croissants with the raisins, pistachios, desiccated coconut and half of the flaked almonds in a dish.
- Bring the milk to a simmer with the sugar and cinnamon, pour it over and leave for 5 minutes.
- Top with the double cream and the rest of the flaked almonds and bake for 22 minutes, until golden.
= Zereshk Polo ; zereshk polow, barberry rice, persian barberry rice, zereshk polo ba morgh
rice ; persian ; dinner ; 4 ; 20+65 ; stove
Saffron rice with sour barberries and chicken.
!*800 g chicken thighs / 600 g aubergines, in thick slices ; !350 g basmati rice, rinsed ; !50 g barberries / dried cranberries ; 1 onion, sliced ; 2 tbsp tomato paste ; 1/2 tsp turmeric ; 1/2 tsp saffron ; 1 tsp sugar ; 60 g butter / vegan butter ; 2 tbsp sunflower oil ; 300 ml water ; 1 3/4 tsp salt
- Fry the onion in the sunflower oil for 8 minutes. Add the chicken, turmeric and a third of the salt and brown for 8 minutes. Stir in the tomato paste, the water and half of the saffron, cover and simmer for 35 minutes.
- Boil the basmati rice in water with the rest of the salt for 6 minutes and drain. Melt half of the butter in a pan, heap in the rice, cover with a cloth and the lid and steam over low heat for 25 minutes.
- Warm the barberries with the sugar and the rest of the butter and saffron for 2 minutes, stir into the rice and serve with the chicken.
= Joojeh Kabab ; joojeh, jujeh kabab, persian chicken kebab, joojeh kebab, saffron chicken kebab
roast ; persian ; dinner ; 4 ; 15+16 rest 240 ; grill
Chicken in saffron, yogurt and lemon, grilled on skewers.
!*800 g chicken breast fillets, in 3 cm cubes / chicken thigh fillets, in pieces / firm tofu, in cubes ; 150 g yogurt / soy yogurt ; !1/2 tsp saffron ; 1 onion, grated ; 3 tbsp lemon juice ; 3 tbsp olive oil ; 1/2 tsp turmeric ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 4 tomatoes, halved
- Grind the saffron and dissolve it in a spoonful of hot water. Mix with the yogurt, onion, lemon juice, olive oil, turmeric, salt and black pepper, turn the chicken in it and leave in the fridge for 4 hours.
- Thread the chicken on skewers and wipe off what drips.
- Grill with the tomatoes for 14 minutes, turning, until golden<, and 74 °C (165 °F) inside|>.
= Sabich ; sabih, israeli aubergine sandwich, aubergine pitta, eggplant pita
filled ; israeli ; lunch dinner breakfast ; 4 ; 25+25 ; stove
Pitta filled with fried aubergine, egg, tahini and salad.
!2 aubergines, in 1 cm slices ; !4 eggs ; !4 pitta breads ; 200 g hummus ; 80 g tahini ; 3 tbsp lemon juice ; 2 tomatoes, diced ; 1/2 cucumber, diced ; 4 gherkins, sliced ; 1 handful parsley, chopped ; 120 ml sunflower oil ; 1 tsp salt
- Boil the eggs for 9 minutes, cool in cold water, peel and slice. Salt the aubergines with half of the salt for 10 minutes and dry them.
- Fry the aubergines in the sunflower oil in two batches for 3 minutes on each side, until deep brown.
- Stir the tahini with the lemon juice, the rest of the salt and enough water to pour. Mix the tomatoes with the cucumber and parsley.
- Warm the pitta breads and fill with the hummus, aubergines, eggs, salad, gherkins and tahini.
= Matbucha ; moroccan tomato pepper salad, cooked tomato salad, matboukha
dip ; israeli ; starter snacks ; 6 ; 15+55 ; stove
Tomatoes and peppers, cooked down to a sweet, hot relish.
!900 g tomatoes, chopped ; !3 red peppers, in strips ; 6 cloves garlic, sliced ; 1 red chilli, chopped ; 2 tsp sweet paprika ; 1 tsp sugar ; 100 ml olive oil ; 1 1/4 tsp salt
- Fry the red peppers, garlic and red chilli in the olive oil for 10 minutes.
- Add the tomatoes, sugar and salt and simmer for 40 minutes, stirring now and then, until thick.
- Stir in the paprika for 2 minutes and leave to cool.
`;
