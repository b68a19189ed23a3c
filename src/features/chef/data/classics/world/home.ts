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
`;
