/** Dishes of Europe that people ask for by name; how the table is read: rules/classics/classic.ts. */
export const EUROPE_BY_NAME = `
= Stargazy Pie ; starry gazey pie, star gazy pie, cornish fish pie
pie ; british ; dinner ; 6 ; 30+50 ; oven stove
Cornish fish pie with the heads of pilchards looking out of the crust.
!*6 whole sardines, boned, heads left on / 500 g cod fillets, in chunks ; 400 g puff pastry ; 3 eggs, hard-boiled and sliced ; 100 g smoked bacon, diced ; 1 onion, finely chopped ; 400 g waxy potatoes, in 1 cm dice ; 30 g butter ; 30 g plain flour ; 400 ml milk ; 1 tbsp mustard ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper ; 1 tbsp milk, for brushing
- Boil the potatoes for 8 minutes and drain. Fry the bacon and onion in the butter for 8 minutes.
- Stir in the flour for 1 minute, whisk in the milk and simmer for 4 minutes, until thick. Stir in the mustard, parsley, potatoes, salt and black pepper and spread in a pie dish. Lay the eggs on top.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Lay the sardines on the filling like the spokes of a wheel, tails in the middle and heads on the rim.
- Cover with the puff pastry, cut slits for the heads and lift them through. Brush with the milk and bake for 35 minutes, until golden and the fish flakes.
= Bramble Jelly ; blackberry jelly, bramble jam, blackberry and apple jelly
jam ; british ; breakfast ; 40 ; 20+50 rest 480 ; stove
Clear jelly of blackberries, set by the apples cooked with them.
!1000 g blackberries ; !400 g cooking apples, chopped with their cores ; 400 ml water ; !700 g sugar ; 2 tbsp lemon juice
- Simmer the blackberries and apples in the water for 30 minutes, mashing now and then, until soft.
- Tip into a cloth over a bowl and leave to drip overnight, without squeezing. Put a saucer into the freezer.
- Measure the juice: there should be some 900 ml. Warm it with the lemon juice, stir in the sugar until dissolved, then boil hard for 12 minutes.
- Drop a little on the cold saucer: if it wrinkles when pushed, it is ready. If not, boil for 2 minutes more. Skim, pour into hot clean jars and seal at once.
= Crumpets ; english crumpets, pikelets, crumpet, homemade crumpets
griddle ; british ; breakfast ; 4 ; 15+30 rest 60 ; stove
Yeast batter cooked in rings until the top is full of holes.
!200 g plain flour ; !100 g bread flour ; 1 tsp yeast ; 1 tsp sugar ; 350 ml water, lukewarm ; 1/2 tsp bicarbonate of soda ; 1/2 tsp salt ; 15 g butter, for the rings ; 30 g butter, to serve
- Whisk the plain flour and bread flour with the yeast, sugar and water for 3 minutes. Cover and leave for 60 minutes, until full of bubbles.
- Whisk in the bicarbonate of soda and salt and leave for 10 minutes. Grease {8} rings of 9 cm and a heavy pan with the butter and heat over low heat.
- Fill the rings 1.5 cm deep and cook in batches for 8 minutes each, until the top is dry and full of holes. Take off the rings, turn and cook for 1 minute. Toast to serve, and spread with the butter.
= Pork Crackling ; crackling, pork scratchings, pork rinds, crispy pork skin, crackling that crackles
roast ; british ; snacks starter ; 6 ; 10+55 rest 480 ; oven
Pork skin, dried, salted and roasted until it puffs and snaps.
!*600 g pork skin, with a thin layer of fat, cut into strips ; 2 tsp salt ; 1 tbsp sunflower oil
- Pour a kettle of boiling water over the pork skin, pat it very dry and leave it uncovered in the fridge overnight: water is what makes it leathery.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Rub the pork with the sunflower oil and the salt.
- Lay on a rack over a tray and roast for 40 minutes, until golden and hard. Pour off the fat.
- If some of it is still soft, put the tray under a hot grill for 5 minutes and watch it. It crisps further as it cools.
= Haggis ; haggis neeps and tatties, haggis with neeps and tatties, burns night supper, vegetarian haggis
pie ; scottish ; dinner ; 6 ; 30+100|70 ; stove oven
Lamb, liver, oats and onion, peppery and steamed in a basin instead of a stomach.
!*400 g minced lamb / 400 g cooked lentils ; 200 g lamb's liver, minced / 250 g chestnut mushrooms, finely chopped ; !150 g rolled oats, toasted ; 80 g suet / vegan butter ; 2 onions, finely chopped ; 300 ml beef stock / vegetable stock ; 1 tsp black pepper ; 1/2 tsp ground allspice ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 700 g swede, in chunks ; 800 g floury potatoes, in chunks ; 50 g butter
- Fry the onions with a little of the suet for 8 minutes. Add the minced lamb and liver and fry for 8 minutes<, until no pink is left|>. Stir in the oats, the rest of the suet, the beef stock, black pepper, allspice, nutmeg and most of the salt.
- Press into a greased 1.5 l basin, cover with baking paper and foil, and steam over simmering water for 75 minutes.
- Meanwhile, boil the swede and the potatoes in two pans for 20 minutes. Drain and mash each with half of the butter and the rest of the salt. Serve beside.
= Welsh Cakes ; welshcakes, picau ar y maen, bakestones
griddle ; british ; snacks breakfast ; 8 ; 15+15 ; stove
Flat, spiced cakes with currants, from the griddle.
!225 g self-raising flour ; !110 g butter, cold and diced ; 85 g caster sugar ; !80 g currants ; 1/2 tsp mixed spice ; 1 egg, beaten ; 1 tbsp milk ; 1 pinch salt ; 1 tbsp caster sugar, for dusting
- Rub the butter into the flour with the mixed spice and salt. Stir in the sugar and currants, then the egg and enough of the milk to make a soft dough.
- Roll out 8 mm thick and cut out {16} rounds of 6 cm.
- Cook in batches in a dry heavy pan over medium-low heat for 3 minutes on each side, until golden. Dust with the sugar and eat warm.
= Lokshen Kugel ; lokshen pudding, noodle kugel, kugel, sweet noodle kugel, jewish noodle pudding
pudding ; jewish ; dessert ; 8 ; 15+55 ; oven stove
Baked noodles in sweet custard with raisins and cinnamon.
!300 g egg noodles, broad ; !4 eggs ; 300 g cottage cheese / soy yogurt ; 200 g sour cream / soy cream ; 80 g sugar ; 60 g butter, melted / vegan butter ; 80 g raisins ; 1 tsp ground cinnamon ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Boil the egg noodles for 2 minutes less than the packet says and drain.
- Whisk the eggs with the cottage cheese, sour cream, sugar, most of the butter, half of the cinnamon, the vanilla extract and salt. Fold in the noodles and raisins.
- Grease a dish with the rest of the butter, fill it and dust with the rest of the cinnamon. Bake for 45 minutes, until set and golden, and leave for 10 minutes before cutting.
= Fideuà ; fideua, fideu, fideo paella, noodle paella, seafood noodle paella
pasta ; spanish ; dinner ; 4 ; 20+30 ; stove
Short noodles cooked like a paella, in fish stock with squid and prawns.
!350 g spaghetti, broken into 3 cm pieces ; !*300 g raw prawns, peeled / 300 g artichoke hearts, quartered ; 250 g squid, in rings / 200 g green beans, in pieces ; !900 ml fish stock, hot / vegetable stock ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 200 g canned chopped tomatoes ; 1 tsp smoked paprika ; 1/4 tsp saffron ; 4 tbsp olive oil ; 3/4 tsp salt ; 1 lemon, in wedges ; 4 tbsp aioli
- Toast the spaghetti in half of the olive oil in a wide shallow pan for 5 minutes, stirring, until nut-brown. Tip out.
- Cook the onion in the rest of the oil for 5 minutes. Add the squid and garlic for 2 minutes, then the chopped tomatoes, paprika and saffron for 4 minutes, until dark.
- Return the spaghetti, pour in the fish stock with the salt and cook over medium-high heat for 9 minutes without stirring.
- Lay the prawns on top and cook for 4 minutes<, until they are pink|, until hot> and the stock is gone. Leave for 3 minutes and serve with the lemon and aioli.
= Ribollita ; tuscan bread soup, tuscan bean and bread soup
soup ; italian ; dinner lunch ; 6 ; 20+50 ; stove
Tuscan soup of beans, kale and old bread, thick enough for a fork.
!480 g canned cannellini beans, drained ; !300 g kale, shredded ; !250 g stale bread, torn ; 1 onion, chopped ; 2 carrots, diced ; 2 stalks celery, diced ; 3 cloves garlic, sliced ; 400 g canned chopped tomatoes ; 1200 ml vegetable stock ; 5 tbsp olive oil ; 1 sprig rosemary ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrots and celery in half of the olive oil for 10 minutes. Add the garlic and rosemary for 1 minute.
- Mash half of the cannellini beans. Add all of them with the chopped tomatoes, kale, vegetable stock, salt and black pepper and simmer for 25 minutes.
- Take out the rosemary, stir in the bread and simmer for 10 minutes, until it falls apart. Serve with the rest of the olive oil.
= Vitello Tonnato ; veal with tuna sauce, veal tonnato
roast ; italian ; starter dinner ; 6 ; 20+60 rest 120 ; stove blender
Cold sliced veal under a sauce of tuna, capers and anchovies.
!*800 g veal, in one piece / turkey breast, in one piece ; 1 onion, halved ; 1 carrot ; 1 bay leaf ; 200 ml white wine / vegetable stock ; 1 tsp salt ; !160 g canned tuna, drained ; 150 g mayonnaise ; 3 anchovies ; 3 tbsp capers ; 1 tbsp lemon juice
- Put the veal into a pan with the onion, carrot, bay leaf, white wine, salt and enough water to cover. Simmer very gently for 55 minutes, until it reads 68 °C (155 °F) inside. Leave to cool in its broth, then chill for 2 hours.
- Blend the canned tuna with the mayonnaise, anchovies, most of the capers, the lemon juice and {4} tbsp of the broth.
- Slice the meat very thinly, cover with the sauce and scatter with the rest of the capers.
= Pissaladière ; pissaladiere, nice onion tart, provencal onion tart
pizza ; french ; lunch starter ; 6 ; 25+75 rest 60 ; stove oven
Bread dough under slowly cooked onions, anchovies and olives.
!300 g bread flour ; 5 g yeast ; 180 ml water, lukewarm ; 5 tbsp olive oil ; !1000 g onions, thinly sliced ; 2 sprigs thyme ; !12 anchovies / 2 tbsp capers ; 60 g olives ; 3/4 tsp salt ; 1/4 tsp black pepper
- Knead the flour with the yeast, water, a spoonful of the olive oil and half of the salt for 6 minutes. Leave to rise for 60 minutes.
- Cook the onions in the rest of the oil with the thyme, black pepper and the rest of the salt over low heat for 45 minutes, until soft and gold. Take out the thyme.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Press the dough out on an oiled tray, spread with the onions and lay on the anchovies and olives.
- Bake for 24 minutes, until brown at the edges.
= Soupe au Pistou ; pistou soup, provencal vegetable soup
soup ; french ; dinner lunch ; 6 ; 25+35 ; stove
Provençal summer soup of vegetables and beans with basil paste.
!480 g canned white beans, drained ; 2 courgettes, diced ; 200 g green beans, in pieces ; 2 carrots, diced ; 1 leek, sliced ; 2 tomatoes, chopped ; 100 g macaroni ; 1400 ml vegetable stock ; !1 bunch basil ; 3 cloves garlic ; 5 tbsp olive oil ; 50 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the leek and carrots in a spoonful of the olive oil for 6 minutes. Add the vegetable stock, salt and black pepper and simmer for 8 minutes.
- Add the white beans, courgettes, green beans, tomatoes and macaroni and simmer for 12 minutes, until tender.
- Pound the basil with the garlic and most of the parmesan, and stir in the rest of the oil. Stir a spoonful into each bowl and scatter with the rest of the parmesan.
= Piperade ; basque pepper eggs, basque peppers and eggs
egg ; french ; lunch dinner ; 4 ; 15+35 ; stove
Basque peppers and tomatoes with eggs stirred in.
!3 red peppers, sliced ; 1 green pepper, sliced ; !4 tomatoes, chopped ; 1 onion, sliced ; 2 cloves garlic, sliced ; 3 tbsp olive oil ; 1 tsp sweet paprika ; !6 eggs, beaten ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion, red peppers and green pepper in the olive oil over medium heat for 15 minutes, until soft.
- Add the garlic, tomatoes, paprika, salt and black pepper and cook for 12 minutes, until thick.
- Pour in the eggs and stir slowly for 4 minutes, until set in soft folds.
= Carbonnade Flamande ; carbonnade, flemish beef stew, stoofvlees, beef and beer stew, carbonade, carbonade flamande, belgian beer stew
stew ; belgian ; dinner ; 6 ; 25+160|50 ; stove
Flemish beef in dark beer with onions and mustard bread.
!*1000 g stewing beef, in 4 cm cubes / chestnut mushrooms, halved ; !500 ml beer / beef stock ; !4 onions, sliced ; 40 g butter ; 2 tbsp plain flour ; 300 ml beef stock ; 1 tbsp brown sugar ; 1 tbsp red wine vinegar ; 2 slices bread ; 2 tbsp mustard ; 2 sprigs thyme ; 1 bay leaf ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Season the beef with the salt and black pepper and brown it in the butter in batches for 10 minutes. Lift out.
- Cook the onions in the same pan for 12 minutes. Stir in the flour and sugar for 1 minute, then the beer, beef stock, thyme and bay leaf.
- Return the beef. Spread the bread with the mustard and lay it on top. Cover and simmer for <130|20> minutes, until tender.
- Stir the bread into the sauce, take out the bay leaf and thyme and sharpen with the red wine vinegar.
= Waterzooi ; chicken waterzooi, gentse waterzooi, ghent chicken stew
soup ; belgian ; dinner ; 4 ; 20+45 ; stove
Chicken and vegetables in a creamy broth, from Ghent.
!*700 g chicken thigh fillets, in chunks / 700 g cod fillets, in chunks / 480 g canned white beans, drained ; 2 leeks, sliced ; 2 carrots, sliced ; 2 stalks celery, sliced ; 400 g waxy potatoes, diced ; 40 g butter ; 1000 ml chicken stock ; !150 ml double cream ; 2 egg yolks / 1 tbsp cornflour ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp white pepper
- Cook the leeks, carrots and celery in the butter for 8 minutes.
- Add the potatoes, chicken stock, salt and white pepper and simmer for 10 minutes. Add the chicken and simmer for 16 minutes<, until cooked through|>.
- Whisk the double cream with the egg yolks, stir into the soup and heat for 3 minutes without boiling, until it thickens to 75 °C (167 °F). Scatter with the parsley.
= Stamppot ; boerenkool, stamppot boerenkool, dutch kale mash, boerenkoolstamppot, kale mash with sausage
stew ; dutch ; dinner ; 4 ; 20+35 ; stove
Potatoes mashed with kale, with smoked sausage.
!1200 g floury potatoes, in chunks ; !400 g kale, finely shredded ; !*400 g smoked sausage / vegan sausages / smoked tofu ; 1 onion, chopped ; 150 ml milk, warm ; 50 g butter ; 1 tbsp mustard ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1/4 tsp ground nutmeg
- Put the potatoes and onion into a large pan with the salt and barely cover with water. Pile the kale on top and lay the sausage over it.
- Cover and simmer for 24 minutes, until the potatoes are soft. Lift out the sausage and drain.
- Mash with the milk, butter, mustard, black pepper and nutmeg, and serve with the sausage.
= Solyanka ; soljanka, solianka, selyanka
soup ; russian ; dinner lunch ; 6 ; 20+40 ; stove
Sour, smoky soup of sausage, gherkins and olives.
!*300 g smoked sausage, sliced / smoked tofu, diced ; 150 g ham, diced / 150 g chestnut mushrooms, sliced ; !5 gherkins, diced ; 60 g olives, sliced ; 2 onions, chopped ; 1 carrot, grated ; 3 tbsp tomato paste ; 2 tbsp sunflower oil ; 1400 ml beef stock / vegetable stock ; 1 bay leaf ; 1 lemon, sliced ; 150 g sour cream ; 1 handful dill, chopped ; 1/2 tsp black pepper
- Cook the onions and carrot in the sunflower oil for 8 minutes. Add the sausage and ham and fry for 6 minutes.
- Stir in the tomato paste for 2 minutes. Add the beef stock, gherkins, bay leaf and black pepper and simmer for 18 minutes.
- Add the olives for 2 minutes and take out the bay leaf. Serve with the sour cream, lemon and dill.
= Pelmeni ; russian dumplings, siberian dumplings, pelmeni with sour cream, pelmeny
dumpling ; russian ; dinner ; 4 ; 60+10 rest 30 ; stove
Small meat dumplings, boiled and eaten with sour cream.
!350 g plain flour ; 1 egg ; 140 ml water ; !*400 g minced beef / minced pork / minced turkey / 350 g chestnut mushrooms, fried and chopped ; 1 onion, finely grated ; 1 bay leaf ; 150 g sour cream ; 1 handful dill, chopped ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Knead the flour with the egg, water and a third of the salt for 8 minutes. Cover and leave for 30 minutes.
- Mix the minced beef with the onion, black pepper and another third of the salt.
- Roll out the dough 2 mm thick and cut out {60} rounds of 5 cm. Put half a teaspoon of filling on each, fold, press shut and join the corners.
- Boil in batches in water with the bay leaf and the rest of the salt for 6 minutes, until they have floated for 3 minutes<, with no pink left inside|>. Drain and serve with the sour cream and dill.
`;
