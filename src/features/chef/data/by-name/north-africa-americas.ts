/** Dishes of the north, the Balkans, Africa and the Americas by name; how the table is read: rules/classics/classic.ts. */
export const FROM_OSLO_TO_LIMA_BY_NAME = `
= Flying Jacob ; flygande jakob, flygande jacob, swedish chicken banana casserole
bake ; swedish ; dinner ; 4 ; 15+35 ; oven stove
Chicken baked with bananas, chilli sauce, whipped cream, bacon and peanuts.
!*700 g chicken thigh fillets, in pieces / firm tofu, in pieces ; !3 bananas, halved lengthways ; !300 ml double cream / soy cream ; !3 tbsp ketchup ; 1 tsp chilli sauce ; 120 g smoked bacon, in strips ; 60 g peanuts ; 1 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 280 g basmati rice, rinsed
- Heat the oven to 225 °C (435 °F), or 205 °C (400 °F) with the fan on. Fry the chicken in the sunflower oil with the salt and black pepper for 6 minutes and tip into a baking dish. Lay the bananas on top.
- Whip the double cream lightly, stir in the ketchup and chilli sauce and pour it over. Bake for 20 minutes<, until the chicken is cooked through|>.
- Meanwhile, fry the smoked bacon for 6 minutes, until crisp, and cook the rice in boiling water for 12 minutes and drain.
- Scatter with the bacon and peanuts and serve with the rice.
= Kalops ; swedish beef stew, swedish kalops, skansk kalops
stew ; swedish ; dinner ; 6 ; 20+140 ; stove
Beef simmered with allspice, bay leaves and carrots.
!*1200 g stewing beef, in large chunks ; 40 g butter ; 2 onions, in wedges ; 3 carrots, sliced ; 3 tbsp plain flour ; 900 ml beef stock ; !10 allspice berries ; 2 bay leaves ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 200 g pickled beetroot, sliced
- Brown the beef in the butter in batches for 12 minutes. Add the onions for 5 minutes and stir in the flour for 1 minute.
- Pour in the beef stock, add the allspice, bay leaves, salt and black pepper, cover and simmer for 95 minutes.
- Add the carrots and simmer for 22 minutes, until everything is tender. Serve with the pickled beetroot.
= Raggmunk ; swedish potato pancakes, raggmunkar
griddle ; swedish ; dinner lunch ; 4 ; 20+25 ; stove
Thin potato pancakes with crisp pork and lingonberries.
!800 g floury potatoes, peeled and grated ; !120 g plain flour ; 300 ml milk / oat milk ; 1 egg / 2 tbsp chickpea flour, whisked with water to a thick cream ; 60 g butter / sunflower oil ; *200 g smoked bacon, in slices / chestnut mushrooms, sliced ; 100 g lingonberry jam / cranberry sauce ; 1 tsp salt
- Whisk the flour with the milk, egg and salt and stir in the potatoes, squeezed dry.
- Fry the smoked bacon for 6 minutes, until crisp, and keep warm.
- Fry ladlefuls of the batter thinly in the butter for 3 minutes on each side, until brown and crisp. Serve with the bacon and lingonberry jam.
= Lapskaus ; norwegian stew, norwegian beef stew, brun lapskaus, sailors' stew norwegian
stew ; norwegian ; dinner ; 6 ; 25+110 ; stove
Thick stew of meat, potatoes and roots.
!*800 g stewing beef, in small dice / pork shoulder, in small dice ; !800 g waxy potatoes, diced ; 3 carrots, diced ; 250 g swede, diced ; 1 leek, sliced ; 1 onion, chopped ; 30 g butter ; 1.2 l beef stock ; 1 bay leaf ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 1 handful parsley, chopped
- Brown the beef in the butter for 10 minutes. Add the onion for 4 minutes, pour in the beef stock, add the bay leaf, salt and black pepper, cover and simmer for 60 minutes.
- Add the potatoes, carrots and swede and simmer for 22 minutes, then the leek for 8 minutes, until the potatoes begin to thicken the stew.
- Take out the bay leaf and scatter with the parsley.
= Plokkfiskur ; icelandic fish stew, icelandic mashed fish
stew ; icelandic ; dinner ; 4 ; 15+30 ; stove
Flaked fish and potatoes in an onion white sauce.
!*600 g cod fillets / haddock fillets ; !600 g waxy potatoes, peeled and in chunks ; !1 onion, chopped ; 50 g butter ; 40 g plain flour ; 350 ml milk ; 1/4 tsp ground nutmeg ; 1 handful chives, snipped ; 1 1/4 tsp salt ; 1/2 tsp white pepper
- Boil the potatoes in water with half of the salt for 15 minutes. Lay in the cod for the last 5 minutes, drain and flake it, without skin and bones.
- Meanwhile, cook the onion in the butter for 6 minutes. Stir in the flour for 1 minute, whisk in the milk, nutmeg, white pepper and the rest of the salt and simmer for 5 minutes.
- Fold in the cod and potatoes and warm for 2 minutes. Scatter with the chives.
= Karelian Pasties ; karjalanpiirakka, karjalanpiirakat, karelian pies, finnish rice pasties
bread ; finnish ; breakfast snacks ; 12 ; 50+50 ; oven stove
Thin rye crusts filled with rice porridge.
!150 g pudding rice / risotto rice ; !1 l milk / oat milk ; !150 g rye flour ; 60 g plain flour ; 120 ml water, cold ; 40 g butter, melted / vegan butter, melted ; 1 1/4 tsp salt
- Simmer the rice in the milk for 34 minutes, stirring, until thick. Add half of the salt and cool.
- Knead the rye flour with the plain flour, the water and the rest of the salt. Divide into {12} pieces and roll each into a very thin oval.
- Heat the oven to 250 °C (480 °F), or 230 °C (450 °F) with the fan on. Spread the porridge along the middle, fold in the edges and crimp them.
- Bake for 14 minutes, until brown in spots, and brush with the butter.
= Semlor ; semla, swedish cream buns, fastlagsbullar, lent buns
bread ; swedish ; dessert snacks ; 12 ; 40+18 rest 90 ; oven
Cardamom buns filled with almond paste and whipped cream.
!500 g plain flour ; !7 g yeast ; 250 ml milk, lukewarm ; 80 g butter, soft ; 90 g sugar ; !2 tsp ground cardamom ; 1 egg, beaten ; !200 g marzipan, grated ; !300 ml double cream ; 2 tbsp icing sugar ; 1/2 tsp salt
- Knead the flour with the yeast, lukewarm milk, butter, sugar, cardamom and salt for 8 minutes. Cover and leave for 60 minutes. Shape into {12} buns and leave for 30 minutes.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Brush the buns with the egg and bake for 14 minutes, until golden. Cool.
- Cut a lid off each and scoop out some crumb. Mash it with the marzipan and a tenth of the double cream and fill the buns.
- Whip the rest of the cream, spoon it on, lay on the lids and dust with the icing sugar.
= Pljeskavica ; serbian burger, balkan burger, pljeskavice
filled ; balkan ; dinner ; 4 ; 20+12 rest 60 ; grill
Large, thin spiced patty in warm bread with onion and pepper relish.
!*500 g minced beef / minced lamb / minced turkey ; !200 g minced pork / minced beef ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tsp sweet paprika ; 60 ml sparkling water ; 4 flatbreads ; 150 g ajvar ; 1 red onion, thinly sliced ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Knead the minced beef and minced pork with half of the onion, the garlic, paprika, sparkling water, salt and black pepper for 5 minutes. Chill for 60 minutes.
- Press into {4} wide, thin patties and grill over high heat for 4 minutes on each side, until no pink is left.
- Warm the flatbreads and fill with the patties, ajvar, the rest of the chopped onion and the red onion.
= Prebranac ; serbian baked beans, balkan baked beans
bake ; balkan ; dinner lunch ; 6 ; 15+75 ; oven stove
White beans baked with a great many onions and paprika.
!*800 g canned white beans, drained ; !5 onions, sliced ; 120 ml sunflower oil ; 4 cloves garlic, crushed ; !2 tbsp sweet paprika ; 2 bay leaves ; 250 ml water ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Cook the onions in the sunflower oil over low heat for 25 minutes, until golden. Stir in the garlic and paprika for 1 minute.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the onions with the white beans, water, bay leaves, salt and black pepper in a clay dish.
- Bake for 45 minutes, until brown on top, and take out the bay leaves.
= Gibanica ; serbian cheese pie, balkan cheese pie, banitsa gibanica
pie ; balkan ; breakfast lunch ; 8 ; 20+45 ; oven
Crumpled filo soaked in eggs and fresh cheese.
!400 g filo pastry ; !5 eggs ; !400 g feta, crumbled ; 250 g quark / cottage cheese ; 200 ml sparkling water ; 100 ml sunflower oil ; 1 tsp baking powder ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the eggs with the feta, quark, sparkling water, baking powder, black pepper and most of the sunflower oil.
- Lay 2 sheets of the filo pastry in an oiled dish. Dip the others one by one into the eggs, crumple and lay them in. Cover with the last two and brush with the rest of the oil.
- Bake for 42 minutes, until puffed and brown. Leave for 10 minutes.
= Tarator ; bulgarian cold cucumber soup, cold cucumber soup, cucumber yogurt soup, kalte gurkensuppe, soupe froide de concombre, sopa fria de pepino, zuppa fredda di cetrioli
soup ; balkan ; lunch starter ; 4 ; 15+0 ; none
Cold soup of yogurt and cucumber with walnuts and dill.
!1 cucumber, finely diced ; !600 g yogurt / soy yogurt ; 300 ml water, cold ; 2 cloves garlic, crushed ; !60 g walnuts, chopped ; 20 g dill, chopped ; 2 tbsp sunflower oil ; 1 tsp salt
- Toss the cucumber with the salt and leave for 5 minutes.
- Whisk the yogurt with the cold water and garlic until smooth and stir in the cucumber, dill and most of the walnuts.
- Scatter with the rest of the walnuts and pour over the sunflower oil. Eat it cold.
= Sarmale ; romanian cabbage rolls, sarmale romanesti
stew ; balkan ; dinner ; 6 ; 50+150 ; stove
Cabbage rolls filled with pork and rice, simmered with bacon.
!20 leaves savoy cabbage, blanched ; !*600 g minced pork / minced beef / minced turkey ; 100 g risotto rice ; 2 onions, finely chopped ; 2 tbsp sunflower oil ; 2 tbsp tomato paste ; 1 tsp dried thyme ; 20 g dill, chopped ; 200 g smoked bacon, diced ; 800 ml passata ; 500 ml water ; 2 bay leaves ; 1 1/4 tsp salt ; 1/2 tsp black pepper ; 200 g sour cream
- Cook the onions in the sunflower oil for 6 minutes and mix with the minced pork, rice, tomato paste, thyme, half of the dill, the salt and black pepper.
- Fill the savoy cabbage leaves with a spoonful each and roll them up. Lay them close together in a pot with the smoked bacon, the bay leaves and the rest of the dill between.
- Pour over the passata and water, cover and simmer for 135 minutes. Take out the bay leaves and serve with the sour cream.
= Tave Kosi ; albanian baked lamb with yogurt, albanian lamb and yogurt, tavë kosi
bake ; balkan ; dinner ; 6 ; 20+140 ; oven stove
Lamb and rice baked under a custard of yogurt and eggs.
!*1000 g diced lamb, in large pieces / chicken thigh fillets, in large pieces ; 60 g butter ; 4 cloves garlic, crushed ; 1 tsp dried oregano ; 600 ml water ; 60 g risotto rice ; 40 g plain flour ; !800 g yogurt ; !4 eggs ; 1/4 tsp ground nutmeg ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brown the lamb in half of the butter for 10 minutes, add the garlic, oregano, water, half of the salt and the black pepper, cover and simmer for 60 minutes, until tender. Stir in the rice and tip into a deep dish.
- Melt the rest of the butter, stir in the flour for 1 minute, take off the heat and whisk in the yogurt, eggs, nutmeg and the rest of the salt.
- Pour over the lamb and bake for 48 minutes, until puffed and golden.
= Tibs ; ethiopian tibs, beef tibs, awaze tibs, sega tibs
fry ; ethiopian ; dinner ; 4 ; 15+18 ; stove
Beef fried with onion, rosemary, chilli and cardamom.
!*600 g sirloin steak, in small cubes / diced lamb, in small cubes / chestnut mushrooms, quartered / firm tofu, in cubes ; 2 red onions, sliced ; 3 tbsp ghee / sunflower oil ; !2 tsp chilli powder ; 1/2 tsp ground cardamom ; 4 cloves garlic, sliced ; 1 tbsp ginger, grated ; 2 tomatoes, chopped ; 2 green chillies, sliced ; 1 sprig rosemary ; 1 tsp salt ; 4 flatbreads
- Fry the steak in half of the ghee over high heat in batches for 4 minutes and lift out.
- Cook the red onions in the rest of the ghee for 6 minutes. Stir in the garlic, ginger, chilli powder, cardamom and rosemary for 1 minute, then the tomatoes and salt for 3 minutes.
- Return the steak with the chillies and toss for 2 minutes<, until cooked as you like it|>. Serve on the flatbreads.
= Atkilt Wot ; tikel gomen, ethiopian cabbage, ethiopian cabbage and potatoes, atkilt, ethiopian vegetables, ethiopian potatoes and carrots
stew ; ethiopian ; dinner lunch ; 4 ; 15+32 ; stove
Cabbage, potatoes and carrots cooked soft with turmeric and ginger.
!500 g white cabbage, in strips ; !400 g waxy potatoes, in chunks ; !3 carrots, sliced ; 1 onion, sliced ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp sunflower oil ; 1 tsp ground turmeric ; 1/2 tsp ground cumin ; 200 ml water ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the sunflower oil for 6 minutes. Stir in the garlic, ginger, turmeric and cumin for 1 minute.
- Add the carrots, potatoes, water and salt, cover and cook for 10 minutes.
- Add the cabbage and black pepper, cover and cook for 14 minutes, stirring now and then, until everything is soft.
= Gomen ; ethiopian greens, gomen wot, ethiopian collard greens
side ; ethiopian ; dinner ; 4 ; 15+25 ; stove
Greens stewed soft with onion, ginger and spiced butter.
!600 g spring greens, shredded / kale, shredded / chard, shredded ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp ghee / sunflower oil ; 1/2 tsp ground cardamom ; 1/2 tsp ground cumin ; 150 ml water ; 1 green chilli, sliced ; 1 tsp salt
- Cook the onion in the ghee for 7 minutes. Stir in the garlic, ginger, cardamom and cumin for 1 minute.
- Add the spring greens, water and salt, cover and cook for 14 minutes, until soft.
- Stir in the green chilli and cook uncovered for 2 minutes.
= Doro Alicha ; alicha, mild doro wat, doro alicha wot, alicha wot, mild ethiopian chicken stew
stew ; ethiopian ; dinner ; 4 ; 20+60 ; stove
Mild Ethiopian chicken stew, yellow with turmeric, with eggs.
!*900 g chicken thighs, skin off / 600 g firm tofu, in chunks ; !4 onions, finely chopped ; 4 tbsp ghee / sunflower oil ; 5 cloves garlic, crushed ; 2 tbsp ginger, grated ; !2 tsp ground turmeric ; 1/2 tsp ground cardamom ; 1 tbsp lemon juice ; 500 ml chicken stock ; 4 eggs ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onions in the ghee over low heat for 18 minutes, until very soft. Stir in the garlic, ginger, turmeric and cardamom for 2 minutes.
- Add the chicken, chicken stock, lemon juice, salt and black pepper and simmer for 32 minutes<, until the chicken is tender and cooked through|>.
- Meanwhile, boil the eggs for 9 minutes, peel, prick and lay them in the stew for the last 5 minutes.
= Okra Soup ; nigerian okra soup, okro soup, draw soup, okra stew west african
soup ; nigerian ; dinner ; 4 ; 20+45 ; stove
Thick, slippery soup of chopped okra with meat, palm oil and greens.
!*500 g sirloin steak, in small cubes / chicken thigh fillets, diced / raw prawns, peeled / firm tofu, diced ; !500 g okra, chopped ; 1 onion, chopped ; 80 ml palm oil / sunflower oil ; 1 Scotch bonnet chilli, chopped ; 900 ml beef stock ; 1 tbsp ground crayfish / fish sauce / soy sauce ; 150 g spinach, chopped ; 1 tsp salt
- Fry the onion in the palm oil for 5 minutes. Add the steak and brown for 6 minutes.
- Pour in the beef stock, add the Scotch bonnet chilli, ground crayfish and salt and simmer for 18 minutes.
- Stir in the okra and simmer for 9 minutes, then the spinach for 2 minutes.
= Nigerian Beef Stew ; nigerian stew, obe ata, nigerian red stew, nigerian tomato stew, nigerian chicken stew, ofada stew, ayamase, buka stew
stew ; nigerian ; dinner ; 6 ; 20+110 ; stove
Beef in a fried, fiery sauce of peppers and tomatoes.
!*900 g stewing beef, in chunks / chicken thighs / firm tofu, in chunks ; 4 red peppers, in pieces ; !400 g canned chopped tomatoes ; 2 onions, one quartered and one sliced ; 2 Scotch bonnet chillies ; 150 ml sunflower oil ; 1 tsp curry powder ; 1 tsp dried thyme ; 1 l beef stock ; 2 bay leaves ; 1 1/2 tsp salt ; 300 g long-grain rice, rinsed
- Simmer the beef in the beef stock with the thyme, curry powder and half of the salt for 65 minutes, until tender. Lift out and keep 300 ml of the stock.
- Blend the red peppers, chopped tomatoes, the quartered onion and the Scotch bonnet chillies. Cook the sliced onion in the sunflower oil for 6 minutes, pour in the blended peppers and fry for 20 minutes, stirring, until the oil rises.
- Add the beef, the kept stock, bay leaves and the rest of the salt and simmer for 10 minutes. Meanwhile, cook the rice in boiling water for 14 minutes, drain and serve with it.
= Ndole ; ndolé, cameroonian spinach and peanut stew, bitterleaf stew
stew ; west-african ; dinner ; 6 ; 20+105 ; stove
Greens and beef in a sauce of ground peanuts.
!*700 g stewing beef, diced / raw prawns, peeled / firm tofu, diced ; 1.2 l water ; !200 g peanuts, ground ; !600 g spinach, chopped ; 2 onions, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 Scotch bonnet chilli, left whole ; 5 tbsp sunflower oil ; 1 3/4 tsp salt ; 1/4 tsp black pepper
- Simmer the beef in the water with half of the onions and half of the salt for 75 minutes, until tender. Keep the broth.
- Cook the rest of the onions in the sunflower oil for 6 minutes. Add the garlic, ginger and peanuts for 2 minutes, pour in 500 ml of the broth, add the Scotch bonnet chilli and simmer for 10 minutes.
- Stir in the spinach, beef, black pepper and the rest of the salt and simmer for 6 minutes. Lift out the chilli.
= Kedjenou ; kedjenou chicken, kedjenou de poulet, ivorian chicken stew, poulet kedjenou
stew ; west-african ; dinner ; 4 ; 20+65 ; stove
Chicken and vegetables sealed in a pot and steamed in their own juice.
!*1200 g chicken thighs, skin off / 700 g firm tofu, in chunks ; 400 g tomatoes, chopped ; 2 onions, sliced ; 1 aubergine, diced ; 200 g okra, sliced / courgettes, sliced ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 Scotch bonnet chilli, left whole ; 1 tsp dried thyme ; 1 bay leaf ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Put the chicken, tomatoes, onions, aubergine, okra, garlic, ginger, Scotch bonnet chilli, thyme, bay leaf, salt and black pepper into a heavy pot.
- Cover tightly and cook over low heat for 60 minutes, shaking the pot now and then and never stirring<, until the chicken is tender and cooked through|>.
- Lift out the chilli and bay leaf.
= Melktert ; milk tart, south african milk tart, milktert
tart ; south-african ; dessert ; 10 ; 25+35 rest 120 ; oven stove
Soft milk custard in a biscuit crust under cinnamon.
!200 g digestive biscuits, crushed / vegan digestive biscuits, crushed ; 90 g butter, melted ; !800 ml milk / oat milk ; 150 g sugar ; !3 eggs ; 40 g cornflour ; 30 g plain flour ; 1 tsp vanilla extract ; !2 tsp ground cinnamon ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the digestive biscuits with two thirds of the butter, press into a 24 cm tin and bake for 9 minutes.
- Whisk the eggs with the sugar, cornflour, flour, salt and a little of the milk. Bring the rest of the milk to a simmer, whisk it in and cook for 5 minutes, stirring, until thick. Stir in the vanilla extract and the rest of the butter.
- Pour into the crust, dust with the cinnamon and chill for 120 minutes.
= Causa Limena ; causa, causa limeña, peruvian potato terrine, causa rellena
side ; peruvian ; lunch starter ; 6 ; 30+20 ; stove
Cold layers of lime and chilli potato with tuna and avocado.
!1000 g floury potatoes, peeled and in chunks ; 4 tbsp lime juice ; 2 tbsp aji amarillo paste / 1 tsp chilli powder ; 4 tbsp sunflower oil ; !*240 g canned tuna, drained / cooked chicken, shredded / canned chickpeas, mashed ; 100 g mayonnaise ; 1 red onion, finely chopped ; 1 avocado, sliced ; 2 eggs ; 60 g olives ; 1 1/4 tsp salt
- Boil the potatoes in water with half of the salt for 16 minutes, adding the eggs for the last 9 minutes. Drain, peel and slice the eggs, and mash the potatoes with the lime juice, aji amarillo paste, sunflower oil and the rest of the salt. Cool.
- Mix the tuna with the mayonnaise and red onion.
- Press half of the potato into a lined tin, spread with the tuna and avocado and cover with the rest of the potato.
- Turn out and top with the eggs and olives.
= Anticuchos ; peruvian beef skewers, anticuchos de corazon, anticucho
roast ; peruvian ; dinner starter ; 4 ; 20+10 rest 120 ; grill
Beef skewers marinated in chilli, cumin and vinegar.
!*700 g sirloin steak, in 3 cm cubes / chicken thigh fillets, in pieces / chestnut mushrooms ; !2 tsp chilli powder ; 4 tbsp red wine vinegar ; 4 cloves garlic, crushed ; 2 tsp ground cumin ; 1 tsp dried oregano ; 3 tbsp sunflower oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 2 corn on the cob, in rounds
- Mix the chilli powder with the red wine vinegar, garlic, cumin, oregano, salt, black pepper and most of the sunflower oil. Turn the steak in it and chill for 2 hours.
- Thread the steak on skewers. Brush the corn with the rest of the oil.
- Grill the steak and corn over high heat for 8 minutes, turning and brushing with the marinade, until brown< and cooked as you like it|>.
= Pollo a la Brasa ; peruvian roast chicken, peruvian chicken, pollo a la brasa peruano
roast ; peruvian ; dinner ; 4 ; 20+75 rest 240 ; oven
Chicken roasted dark with cumin, soy sauce and beer, with a green sauce.
!*1 whole chicken / 1200 g chicken thighs ; 3 tbsp soy sauce ; 100 ml beer / water ; 2 tbsp lime juice ; 5 cloves garlic, crushed ; 2 tbsp ground cumin ; 1 tbsp sweet paprika ; 1 tsp dried oregano ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; !1 bunch fresh coriander ; 100 g mayonnaise ; 1 jalapeño, chopped
- Mix the soy sauce with the beer, half of the lime juice, most of the garlic, the cumin, paprika, oregano, sunflower oil, salt and black pepper. Rub it into the chicken and chill for 4 hours.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roast the chicken for 70 minutes, until dark< and the thickest part reads 74 °C (165 °F)|>. Rest for 10 minutes.
- Blend the coriander with the mayonnaise, jalapeño, and the rest of the garlic and lime juice, and serve with the chicken.
= Arroz con Mariscos ; peruvian seafood rice, seafood rice, arroz de mariscos, reis mit meeresfruechten, riz aux fruits de mer, riso ai frutti di mare
rice ; peruvian ; dinner ; 4 ; 20+35 ; stove
Rice cooked juicy with prawns, mussels, squid and peppers.
!*300 g raw prawns, peeled ; 300 g mussels, cleaned ; 200 g squid, in rings ; !300 g long-grain rice, rinsed / risotto rice ; 1 onion, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tsp sweet paprika ; 100 ml white wine ; 200 g tomatoes, chopped ; 800 ml fish stock, hot ; 100 g frozen peas ; 1 handful fresh coriander, chopped ; 1 lime, in wedges ; 1 tsp salt
- Cook the onion and red pepper in the olive oil for 8 minutes. Stir in the garlic, paprika and tomatoes for 4 minutes, then the rice for 1 minute.
- Pour in the white wine, fish stock and salt, cover and simmer for 12 minutes.
- Stir in the prawns, mussels, squid and peas, cover and cook for 6 minutes, until the prawns are pink and the mussels have opened; throw away those that stay shut. Scatter with the coriander and serve with the lime.
= Seco de Cordero ; seco de res, seco de carne, peruvian lamb stew, peruvian coriander stew, seco
stew ; peruvian ; dinner ; 6 ; 25+105 ; stove
Meat braised in beer with a great deal of coriander.
!*1000 g diced lamb, in large pieces / stewing beef, in chunks ; !2 bunches fresh coriander ; 1 onion, chopped ; 5 cloves garlic, crushed ; 2 tbsp aji amarillo paste / 1 tsp chilli powder ; 1 tsp ground cumin ; 3 tbsp sunflower oil ; 330 ml beer ; 500 ml beef stock ; 600 g waxy potatoes, in chunks ; 2 carrots, sliced ; 150 g frozen peas ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Brown the lamb in the sunflower oil for 10 minutes. Add the onion for 5 minutes, then the garlic, aji amarillo paste and cumin for 1 minute.
- Blend the coriander with the beer, pour it in with the beef stock, salt and black pepper, cover and simmer for 60 minutes.
- Add the potatoes and carrots and simmer for 20 minutes, until tender, then the peas for 4 minutes.
= Vatapa ; vatapá, bahian prawn stew, brazilian prawn and coconut puree
stew ; brazilian ; dinner ; 4 ; 20+28 ; stove
Prawns in a thick cream of coconut, bread and nuts.
!*500 g raw prawns, peeled / cod fillets, in chunks / firm tofu, diced ; 150 g white bread, in pieces ; !400 ml canned coconut milk ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 60 g peanuts ; 60 g cashews ; 3 tbsp palm oil / olive oil ; 200 g tomatoes, chopped ; 1 red chilli, chopped ; 2 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Soak the bread in the coconut milk for 10 minutes and blend with the peanuts and cashews.
- Cook the onion in the palm oil for 6 minutes. Add the garlic, ginger, chilli and tomatoes for 5 minutes. Stir in the blended bread and the salt and simmer for 8 minutes, stirring, until thick.
- Add the prawns and cook for 5 minutes<, until pink and firm|>. Stir in the lime juice and coriander.
= Brazilian Stroganoff ; strogonoff, estrogonofe, strogonoff de frango, brazilian chicken stroganoff
stew ; brazilian ; dinner ; 4 ; 12+22 ; stove
Chicken in a pink sauce of tomato and cream with mushrooms, over rice.
!*600 g chicken breast fillets, in strips / sirloin steak, in strips / firm tofu, in strips ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 200 g chestnut mushrooms, sliced ; !3 tbsp ketchup ; 1 tbsp mustard ; 200 ml passata ; !200 ml double cream / soy cream ; 280 g long-grain rice, rinsed ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the rice in boiling water with half of the salt for 14 minutes and drain.
- Fry the chicken in the sunflower oil for 6 minutes. Add the onion and mushrooms and cook for 6 minutes, then the garlic for 1 minute.
- Stir in the ketchup, mustard, passata, black pepper and the rest of the salt and simmer for 5 minutes<, until the chicken is cooked through|>. Stir in the cream for 1 minute and serve with the rice.
= Enchiladas Suizas ; creamy chicken enchiladas, swiss enchiladas
bake ; mexican ; dinner ; 4 ; 25+35 ; oven stove
Chicken enchiladas in green tomatillo cream under melted cheese.
!8 corn tortillas / flour tortillas ; !*400 g cooked chicken, shredded / canned black beans, drained ; !400 g canned tomatillos, drained ; 2 green chillies, chopped ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 1 bunch fresh coriander ; 150 ml sour cream ; !150 g cheddar, grated ; 1 tsp salt
- Cook the onion in the sunflower oil for 6 minutes. Add the garlic and green chillies for 1 minute, the tomatillos and salt for 6 minutes, and blend with the coriander and sour cream.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Warm the corn tortillas, fill with the chicken, roll up and lay in a dish.
- Pour over the sauce, scatter with the cheddar and bake for 18 minutes, until bubbling and steaming hot all through.
= Refried Beans ; frijoles refritos, frijoles charros, frijoles de olla, mexican beans, cowboy beans
side ; mexican ; dinner lunch ; 4 ; 8+18 ; stove
Beans mashed in the pan with onion, garlic and cumin.
!*480 g canned pinto beans, drained / canned black beans, drained / canned kidney beans, drained ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 3 tbsp sunflower oil / lard ; 1 tsp ground cumin ; 1/2 tsp chilli powder ; 150 ml water ; 1 tbsp lime juice ; 1/2 tsp salt
- Cook the onion in the sunflower oil for 7 minutes, until golden. Stir in the garlic, cumin and chilli powder for 1 minute.
- Add the pinto beans, water and salt and simmer for 5 minutes.
- Mash in the pan until creamy, cook for 3 minutes, stirring, and sharpen with the lime juice.
= Mexican Rice ; arroz rojo, spanish rice, mexican red rice, arroz mexicano, mexikanischer reis, riz mexicain
rice ; mexican ; dinner lunch ; 4 ; 10+28 ; stove
Rice fried with onion and garlic and cooked in tomato.
!300 g long-grain rice, rinsed ; !250 g tomatoes, chopped ; 1 onion, chopped ; 2 cloves garlic ; 3 tbsp sunflower oil ; 450 ml chicken stock, hot / vegetable stock, hot ; 1 jalapeño, seeded and chopped ; 100 g frozen peas ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Blend the tomatoes with the onion and garlic.
- Fry the rice in the sunflower oil for 5 minutes, until golden. Pour in the blended tomatoes and cook for 3 minutes.
- Add the chicken stock, jalapeño and salt, cover and simmer for 12 minutes. Scatter in the peas, cover and cook for 3 minutes. Leave for 5 minutes, fork through and scatter with the coriander.
= Pescado a la Veracruzana ; fish veracruz, veracruz fish, veracruz style fish, huachinango a la veracruzana, red snapper veracruz
fry ; mexican ; dinner ; 4 ; 12+25 ; stove
Fish in a tomato sauce with olives, capers and chillies.
!*4 red snapper fillets / sea bass fillets / cod fillets ; !400 g canned chopped tomatoes ; 1 onion, sliced ; 3 cloves garlic, sliced ; 3 tbsp olive oil ; !80 g green olives ; 1 tbsp capers ; 2 jalapeños, sliced ; 1 tsp dried oregano ; 1 bay leaf ; 1 tsp salt ; 1 tbsp lime juice
- Cook the onion in the olive oil for 6 minutes, then the garlic for 1 minute. Add the chopped tomatoes, olives, capers, jalapeños, oregano, bay leaf and half of the salt and simmer for 9 minutes.
- Season the red snapper with the lime juice and the rest of the salt and lay it in the sauce.
- Cover and simmer for 7 minutes<, until the fish flakes|>. Take out the bay leaf.
= Shrimp Etouffee ; crawfish etouffee, etouffee, shrimp étouffée, prawn etouffee, shrimp creole
stew ; cajun ; dinner ; 4 ; 15+40 ; stove
Prawns smothered in a brown roux with celery, pepper and Cajun spices, over rice.
!*500 g raw prawns, peeled / chicken thigh fillets, diced / firm tofu, diced ; 60 g butter ; !50 g plain flour ; 1 onion, chopped ; !2 sticks celery, diced ; !1 green pepper, diced ; 3 cloves garlic, crushed ; 1 tbsp Cajun seasoning ; 200 g tomatoes, chopped ; 500 ml fish stock / chicken stock ; 1 bay leaf ; 2 spring onions, sliced ; 280 g long-grain rice, rinsed ; 1 tsp salt
- Cook the rice in boiling water with half of the salt for 14 minutes and drain.
- Melt the butter, stir in the flour and cook over medium heat for 8 minutes, stirring, until the colour of peanut butter. Add the onion, celery and green pepper and cook for 7 minutes, then the garlic and Cajun seasoning for 1 minute.
- Pour in the fish stock, add the tomatoes, bay leaf and the rest of the salt and simmer for 12 minutes, until thick. Add the prawns for 4 minutes<, until pink and firm|>. Take out the bay leaf, scatter with the spring onions and serve over the rice.
= Dirty Rice ; cajun rice, cajun dirty rice, rice dressing
rice ; cajun ; dinner ; 4 ; 15+35 ; stove
Rice cooked with browned mince, peppers and Cajun spices.
!*350 g minced pork / minced beef / minced chicken / cooked lentils ; !280 g long-grain rice, rinsed ; 1 onion, chopped ; 2 sticks celery, diced ; 1 green pepper, diced ; 3 cloves garlic, crushed ; 1 tbsp sunflower oil ; !1 tbsp Cajun seasoning ; 600 ml chicken stock, hot ; 1 bay leaf ; 2 spring onions, sliced ; 1 tsp salt
- Brown the minced pork in the sunflower oil over high heat for 8 minutes<, until dark with no pink left|>. Add the onion, celery and green pepper for 6 minutes, then the garlic and Cajun seasoning for 1 minute.
- Stir in the rice, chicken stock, bay leaf and salt, cover and simmer for 15 minutes, until the rice is tender.
- Leave for 5 minutes, take out the bay leaf and scatter with the spring onions.
= Collard Greens ; southern collard greens, southern greens, soul food greens, braised greens with bacon
side ; american ; dinner ; 4 ; 10+45 ; stove
Greens braised slowly with bacon, vinegar and a little heat.
!600 g spring greens, shredded / kale, shredded ; !150 g smoked bacon, diced / smoked tofu, diced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 600 ml chicken stock ; 2 tbsp cider vinegar ; 1 tsp sugar ; 1/2 tsp chilli flakes ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the smoked bacon for 6 minutes, until crisp. Add the onion for 5 minutes and the garlic for 1 minute.
- Add the spring greens by the handful, the chicken stock, sugar, chilli flakes, salt and black pepper, cover and simmer for 30 minutes, until soft.
- Stir in the cider vinegar.
= Hoppin' John ; hoppin john, black-eyed peas and rice
rice ; american ; dinner ; 6 ; 15+45 ; stove
Black-eyed peas and rice cooked with smoked bacon.
!*480 g canned black-eyed peas, drained / canned kidney beans, drained ; !300 g long-grain rice, rinsed ; 150 g smoked bacon, diced / smoked tofu, diced ; 1 onion, chopped ; 1 green pepper, diced ; 2 sticks celery, diced ; 3 cloves garlic, crushed ; 1 tsp dried thyme ; 1/4 tsp cayenne pepper ; 700 ml chicken stock ; 1 bay leaf ; 2 spring onions, sliced ; 1 tsp salt
- Fry the smoked bacon for 6 minutes. Add the onion, green pepper and celery for 7 minutes, then the garlic, thyme and cayenne for 1 minute.
- Stir in the rice, black-eyed peas, chicken stock, bay leaf and salt, cover and simmer for 17 minutes, until the rice is tender.
- Leave for 5 minutes, take out the bay leaf and scatter with the spring onions.
= Chicken a la King ; chicken à la king, chicken ala king
stew ; american ; dinner ; 4 ; 15+25 ; stove
Chicken, mushrooms and peppers in a cream sauce over rice.
!*500 g cooked chicken, in pieces / cooked turkey, in pieces / 500 g firm tofu, diced ; 200 g chestnut mushrooms, sliced ; 1 green pepper, diced ; 1 red pepper, diced ; 50 g butter ; 40 g plain flour ; 400 ml chicken stock ; !200 ml double cream / soy cream ; 1 tbsp lemon juice ; 280 g long-grain rice, rinsed ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the rice in boiling water with half of the salt for 14 minutes and drain.
- Meanwhile, cook the mushrooms and peppers in the butter for 8 minutes. Stir in the flour for 1 minute, whisk in the chicken stock and simmer for 4 minutes.
- Stir in the chicken, cream, black pepper and the rest of the salt and simmer for 4 minutes, until steaming hot all through. Add the lemon juice and serve with the rice.
= American Goulash ; american chop suey, johnny marzetti, old-fashioned goulash, beefaroni
pasta ; american ; dinner ; 6 ; 12+32 ; stove
Macaroni and mince cooked together in tomato.
!*600 g minced beef / minced turkey / cooked lentils ; !350 g macaroni ; 2 onions, chopped ; 1 green pepper, diced ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; !800 g canned chopped tomatoes ; 600 ml beef stock ; 2 tsp sweet paprika ; 1 tsp dried oregano ; 1 tbsp Worcestershire sauce ; 100 g cheddar, grated ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef, onions and green pepper in the sunflower oil for 10 minutes<, until browned with no pink left|>. Stir in the garlic, paprika and oregano for 1 minute.
- Add the chopped tomatoes, beef stock, Worcestershire sauce, salt and black pepper and bring to a simmer. Stir in the macaroni and simmer for 13 minutes, stirring often, until tender.
- Stir in the cheddar.
= Loco Moco ; hawaiian loco moco
fry ; hawaiian ; dinner breakfast ; 4 ; 15+28 ; stove
Burger patties on rice under brown gravy and a fried egg.
!*500 g minced beef / minced turkey / canned black beans, mashed ; !300 g jasmine rice, rinsed ; !4 eggs ; 1 onion, sliced ; 2 tbsp plain flour ; 400 ml beef stock ; 1 tbsp soy sauce ; 3 tbsp sunflower oil ; 2 spring onions, sliced ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Cook the rice in boiling water with a third of the salt for 12 minutes and drain.
- Shape the minced beef with the black pepper and the rest of the salt into {4} patties and fry in a third of the sunflower oil for 4 minutes on each side<, until no pink is left inside|>. Lift out.
- Cook the onion in a third of the oil for 6 minutes, stir in the flour for 1 minute, pour in the beef stock and soy sauce and simmer for 4 minutes.
- Fry the eggs in the rest of the oil for 4 minutes, until the whites are set. Lay the patties on the rice, pour over the gravy and top with the eggs and spring onions.
`;
