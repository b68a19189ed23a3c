/** Dishes of Spain, Portugal and Africa; how the table is read: rules/classics/classic.ts. */
export const IBERIAN_AFRICAN = `
= Paella ; paella valenciana, chicken paella, paella mixta, vegetable paella, spanish paella
rice ; spanish ; dinner ; 4 ; 20+45 ; stove
Saffron rice cooked undisturbed in a wide pan until a crust forms.
!320 g paella rice ; !*400 g chicken thigh fillets, in chunks / canned butter beans, drained / artichoke hearts, halved ; 200 g raw prawns / peas ; 1 onion, chopped ; 1 red pepper, sliced ; 150 g green beans, halved ; 3 cloves garlic, crushed ; 200 g canned chopped tomatoes ; !1/4 tsp saffron ; 2 tsp sweet paprika ; 1000 ml chicken stock, hot ; 4 tbsp olive oil ; 1 1/2 tsp salt ; 1 lemon, in wedges
- Heat the olive oil in a wide shallow pan and <brown the chicken with half of the salt for 8 minutes|fry the chicken with half of the salt for 3 minutes>. Add the onion, red pepper and green beans and cook for 8 minutes.
- Stir in the garlic, paprika and chopped tomatoes and cook for 5 minutes, until dark and thick.
- Pour in the chicken stock with the saffron and the rest of the salt, scatter in the rice and cook over medium-high heat for 10 minutes without stirring.
- Lower the heat, lay the prawns on top and cook for another 9 minutes, until the rice is tender<, and the chicken is cooked through|>. Cover with a cloth for 5 minutes and serve with the lemon.
= Tortilla Española ; tortilla espanola, spanish omelette, spanish tortilla, tortilla de patatas, tortilla de patata, potato omelette, spanish omelet, spanish potato omelette, potato tortilla, spanisches omelett
egg ; spanish ; lunch ; 4 ; 15+35 ; stove
A thick omelette of potatoes and onion stewed in olive oil.
!600 g waxy potatoes, thinly sliced ; 1 onion, sliced ; !6 eggs / 180 g chickpea flour, whisked with water to a thick cream ; !150 ml olive oil ; 1 1/4 tsp salt
- Heat the olive oil in a 24 cm pan and stew the potatoes and onion with most of the salt over medium-low heat for 18 minutes, until soft but pale. Drain, keeping the oil.
- Beat the eggs with the rest of the salt, fold in the potatoes and onion and leave for 5 minutes.
- Heat a spoonful of the oil in the pan and pour in the mixture. Cook over medium-low heat for 6 minutes, turn out on to a plate, slide back and cook for 4 minutes, until just set.
= Gazpacho ; cold soup, chilled soup, kalte suppe, sopa fria, soupe froide, zuppa fredda, gaspacho, andalusian gazpacho, cold tomato soup
soup ; spanish ; lunch ; 4 ; 15+0 rest 120 ; blender
Raw tomatoes and pepper blended with olive oil and drunk cold.
!1000 g ripe tomatoes, quartered ; 1/2 cucumber, peeled / 2 sticks celery ; !1 green pepper, seeded ; 1 clove garlic ; ?60 g white bread ; !5 tbsp olive oil ; 2 tbsp sherry vinegar ; 1 tsp salt
- Blend the tomatoes with the cucumber, green pepper, garlic[, bread], sherry vinegar and salt until smooth.
- Pour in the olive oil with the machine running, and pass through a sieve if you like.
- Chill for 2 hours and serve very cold.
= Salmorejo ; salmorejo cordobes
soup ; spanish ; lunch ; 4 ; 15+9 rest 120 ; blender
A thick cold cream of tomatoes and bread, with egg and ham.
!1000 g ripe tomatoes, quartered ; !150 g white bread, torn / gluten-free bread, torn / 100 g ground almonds ; !120 ml olive oil ; 1 clove garlic ; 1 tbsp sherry vinegar ; 2 eggs / 1/2 cucumber, diced ; ?60 g Serrano ham, chopped ; 1 tsp salt
- Blend the tomatoes, soak the bread in them for 5 minutes, and blend with the garlic, sherry vinegar and salt until smooth. Pour in the olive oil with the machine running.
- Chill for 2 hours.
- Boil the eggs for 9 minutes, cool, peel and chop. Serve the soup topped with them[ and the ham].
= Patatas Bravas ; bravas, spicy potatoes, papas bravas, spanish potatoes, bravas potatoes, tapas platter, tapas plate
side ; spanish ; starter ; 4 ; 15+45 ; oven stove
Crisp potatoes under a hot tomato sauce.
!800 g waxy potatoes, in chunks ; 4 tbsp olive oil ; 1 onion, chopped ; 2 cloves garlic, crushed ; !400 g canned chopped tomatoes ; 2 tsp smoked paprika ; 1/2 tsp cayenne pepper ; 1 tbsp sherry vinegar ; 1 1/4 tsp salt ; 80 g mayonnaise
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the potatoes with half of the olive oil and half of the salt and roast for 40 minutes, turning once, until crisp.
- Meanwhile, cook the onion in the rest of the oil for 8 minutes. Stir in the garlic, smoked paprika and cayenne, then the chopped tomatoes, sherry vinegar and the rest of the salt. Simmer for 12 minutes.
- Spoon the sauce over the potatoes and serve with the mayonnaise.
= Gambas al Ajillo ; garlic prawns, garlic shrimp, prawns in garlic, gambas
fry ; spanish ; starter ; 4 ; 10+6 ; stove
Prawns sizzled in olive oil with garlic and chilli.
!*500 g raw prawns, peeled / squid, in rings / chestnut mushrooms, quartered ; !6 cloves garlic, sliced ; !120 ml olive oil ; 1/2 tsp chilli flakes ; 2 tbsp sherry ; 1 handful parsley, chopped ; 1/2 tsp salt
- Warm the garlic and chilli flakes in the olive oil in a wide pan over medium heat for 2 minutes, until just golden.
- Turn up the heat, add the prawns with the salt and cook for 3 minutes, turning once<, until pink and opaque|>.
- Add the sherry, let it bubble for 30 seconds, stir in the parsley and serve with bread.
= Pan con Tomate ; bread with tomato rubbed on it, bread rubbed with tomato, bread with rubbed tomato, fried bread with tomato rubbed on it, pa amb tomaquet, tomato bread, pan tumaca, pan con tomate y ajo, catalan tomato bread, spanish tomato bread, tomato toast, tomatenbrot
filled ; spanish ; breakfast ; 4 ; 10+4 ; oven
Toast rubbed with garlic and ripe tomato.
!8 slices ciabatta ; !4 ripe tomatoes, halved ; 1 clove garlic, halved ; !3 tbsp olive oil ; 1/2 tsp salt
- Grate the cut sides of the tomatoes, discard the skins, and season the pulp with the salt.
- Toast the ciabatta on both sides and rub lightly with the garlic.
- Spoon over the tomatoes, pour over the olive oil and serve at once.
= Croquetas ; ham croquettes, spanish croquettes, croquetas de jamon, croquettes, spanish ham croquettes, spanische kroketten, croquetas caseras
fry ; spanish ; starter ; 4 ; 35+30 rest 240 ; stove
Crisp crumbed rolls of thick white sauce with ham.
!*150 g Serrano ham, finely chopped / chestnut mushrooms, finely chopped and fried ; !80 g butter ; !90 g plain flour ; !600 ml milk ; 1/4 tsp ground nutmeg ; 2 eggs, beaten / 150 ml soy milk ; 150 g breadcrumbs ; 750 ml sunflower oil, for deep-frying ; 1/2 tsp salt
- Melt the butter, stir in the flour for 2 minutes and whisk in the milk. Cook for 10 minutes, stirring, until very thick. Stir in the ham, nutmeg and salt, and chill for 4 hours.
- Shape into {16} small rolls, and turn in the eggs, then the breadcrumbs.
- Fry in the sunflower oil at 180 °C (350 °F) for 3 minutes, until deep gold. Drain on paper.
= Albondigas ; spanish meatballs, albondigas en salsa, meatballs in tomato sauce, albondigas con tomate, spanische hackballchen
stew ; spanish ; dinner ; 4 ; 25+35 ; stove
Small meatballs in a tomato and wine sauce.
!*500 g minced beef / minced pork / minced turkey / cooked lentils, mashed ; 60 g breadcrumbs ; 1 egg ; 2 onions, finely chopped ; 3 cloves garlic, crushed ; 1 handful parsley, chopped ; 3 tbsp olive oil ; 100 ml white wine ; 400 g canned chopped tomatoes ; 1 tsp smoked paprika ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Knead the minced beef with the breadcrumbs, egg, a quarter of the onions, a third of the garlic, the parsley, most of the salt and the black pepper. Roll into {20} balls.
- Brown them in half of the olive oil for 8 minutes and lift out. Cook the rest of the onions in the rest of the oil for 8 minutes, then the garlic and paprika for 1 minute.
- Add the white wine, chopped tomatoes and the rest of the salt, return the meatballs and simmer for 16 minutes<, until cooked through with no pink left|>.
= Fabada ; fabada asturiana, spanish bean stew, bean and chorizo stew
stew ; spanish ; dinner ; 6 ; 15+130 rest 600 ; stove
White beans simmered with chorizo, black pudding and bacon.
!500 g dried white beans, soaked overnight ; !*300 g chorizo, sliced / smoked tofu, diced ; 150 g black pudding / chestnut mushrooms ; 150 g smoked bacon, in one piece / smoked tofu, diced ; 1 onion, halved ; 3 cloves garlic, crushed ; 2 tsp smoked paprika ; 1/4 tsp saffron ; 3 tbsp olive oil ; 1 bay leaf ; 1 tsp salt
- Drain the soaked white beans, cover with fresh water by 4 cm and boil hard for 10 minutes, skimming.
- Add the onion, garlic, chorizo, bacon, smoked paprika, saffron, olive oil and bay leaf. Simmer very gently for 90 minutes, adding a little cold water now and then.
- Add the black pudding and salt and cook for 25 minutes, until the beans are creamy. Take out the onion and bay leaf and slice the meats.
= Churros ; churros con chocolate, churros and chocolate
griddle ; spanish ; dessert ; 4 ; 20+15 ; stove
Fried ridged dough with cinnamon sugar and thick chocolate.
!250 g plain flour ; !350 ml water, boiling ; 2 tbsp olive oil ; 1 tsp baking powder ; 1000 ml sunflower oil, for deep-frying ; 60 g sugar ; 1 tsp ground cinnamon ; !150 g dark chocolate, chopped ; 150 ml milk ; 1/2 tsp salt
- Mix the flour with the baking powder and salt, pour in the boiling water and olive oil, and beat to a thick dough. Rest for 10 minutes.
- Heat the sunflower oil to 180 °C (350 °F). Pipe in lengths of the dough and fry for 4 minutes, until golden. Drain and turn in the sugar and cinnamon.
- Heat the milk, melt the dark chocolate in it and serve for dipping.
= Sangria ; sangría
drink ; spanish ; drinks ; 6 ; 10+0 rest 120 ; none
Red wine with fruit and orange, served cold.
!750 ml red wine / 750 ml grape juice ; !2 oranges, sliced ; 1 lemon, sliced ; 1 apple, diced ; 3 tbsp sugar ; 100 ml orange juice ; 300 ml sparkling water
- Stir the sugar into the orange juice until dissolved.
- Add the red wine, oranges, lemon and apple and chill for 2 hours.
- Top up with the sparkling water and serve over ice.
= Crema Catalana ; catalan cream
pudding ; spanish ; dessert ; 4 ; 10+12 rest 180 ; stove
Custard scented with lemon and cinnamon under burnt sugar.
!500 ml milk ; !4 egg yolks / 20 g cornflour ; 80 g caster sugar ; 25 g cornflour ; !1 lemon, peel only ; 1 tsp ground cinnamon ; 4 tbsp demerara sugar
- Warm most of the milk with the lemon peel and cinnamon for 5 minutes and strain.
- Whisk the egg yolks with the caster sugar, cornflour and the rest of the milk. Pour in the hot milk and cook, stirring, for 5 minutes, until thick.
- Pour into {4} dishes and chill for 3 hours. Scatter with the demerara sugar and burn it with a blowtorch or a very hot grill.
= Pastel de Nata ; pasteis de nata, portuguese custard tarts, custard tarts, custard tart, egg tarts, egg tart
tart ; portuguese ; dessert ; 12 ; 30+15 ; oven stove
Small custard tarts in crisp pastry, scorched on top.
!320 g puff pastry ; !300 ml milk ; !5 egg yolks ; 160 g caster sugar ; 30 g plain flour ; 120 ml water ; 1 strip lemon peel ; 1/2 tsp ground cinnamon
- Heat the oven to 250 °C (480 °F), or 230 °C (450 °F) with the fan on. Roll up the puff pastry tightly, cut into {12} slices and press each into a muffin mould.
- Boil the caster sugar with the water and lemon peel for 3 minutes. Whisk the flour with the milk and cook until thick, then whisk in the syrup without the peel, and off the heat the egg yolks and cinnamon.
- Fill the cases and bake for 14 minutes, until dark spots appear.
= Caldo Verde ; portuguese kale soup, kale soup
soup ; portuguese ; dinner ; 4 ; 15+30 ; stove
Potato soup with shredded kale and smoked sausage.
!600 g floury potatoes, diced ; !250 g kale, very finely shredded ; !*150 g chorizo, sliced / smoked tofu, diced ; 1 onion, chopped ; 2 cloves garlic, sliced ; 4 tbsp olive oil ; 1200 ml vegetable stock ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion and garlic in half of the olive oil for 6 minutes. Add the potatoes, vegetable stock and salt and simmer for 16 minutes, until soft. Mash or blend.
- Meanwhile, fry the chorizo in the rest of the oil for 5 minutes.
- Stir in the kale and black pepper and simmer for 5 minutes. Serve with the chorizo and its oil.
= Bacalhau à Brás ; bacalhau a bras, salt cod with eggs and potatoes, bacalhau
egg ; portuguese ; dinner ; 4 ; 25+25 rest 1440 ; stove
Salt cod scrambled with eggs and matchstick potatoes.
!*400 g salt cod, soaked for a day / smoked tofu, shredded ; !600 g waxy potatoes, in thin matchsticks ; !6 eggs ; 2 onions, sliced ; 2 cloves garlic, sliced ; 300 ml sunflower oil, for deep-frying ; 3 tbsp olive oil ; 60 g black olives ; 1 handful parsley, chopped ; 1/4 tsp black pepper
- Drain the salt cod, which has soaked for a day in changes of cold water, and shred it. Fry the potatoes in the sunflower oil for 5 minutes, until crisp, and drain.
- Cook the onions and garlic in the olive oil for 12 minutes, until soft. Stir in the cod for 5 minutes.
- Add the potatoes, pour in the beaten eggs with the black pepper and stir over low heat for 2 minutes, until just set. Top with the olives and parsley.
= Caldeirada ; portuguese fish stew, caldeirada de peixe, fish caldeirada
stew ; portuguese ; dinner ; 4 ; 20+40 ; stove
Fish, potatoes and peppers layered in one pot with tomatoes, wine and coriander.
!700 g cod fillets, in large pieces / haddock fillets, in large pieces ; !600 g waxy potatoes, in 1 cm slices ; 2 onions, sliced ; 1 red pepper, sliced ; !400 g canned chopped tomatoes ; 4 cloves garlic, sliced ; 4 tbsp olive oil ; 150 ml white wine ; 150 ml water ; 1 tsp sweet paprika ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 1 handful coriander, chopped
- Pour the olive oil into a wide, heavy pot. Layer the onions, garlic, red pepper and potatoes in it, with the salt, paprika and black pepper between the layers.
- Pour over the chopped tomatoes, white wine and water. Cover and simmer gently for 25 minutes, until the potatoes are tender. Shake the pot now and then, but do not stir.
- Lay the cod on top, cover and simmer for another 8 minutes, until it flakes. Scatter with the coriander and serve from the pot.
= Peri-Peri Chicken ; piri piri chicken, peri peri chicken, piri-piri chicken, nandos chicken, frango piri piri
roast ; portuguese ; dinner ; 4 ; 15+50 rest 120 ; oven
Chicken marinated in a hot paste of chillies, lemon and garlic.
!*8 chicken thighs / 1 large cauliflower, in wedges ; !4 red chillies ; 4 cloves garlic ; 4 tbsp lemon juice ; 4 tbsp olive oil ; 1 tbsp sweet paprika ; 1 tsp dried oregano ; 1 1/2 tsp salt
- Blend the red chillies with the garlic, lemon juice, olive oil, paprika, oregano and salt.
- Rub most of it into the chicken and chill for 2 hours.
- Roast at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for <45 minutes, until charred and 74 °C (165 °F) inside|35 minutes, until tender and charred>. Brush with the rest of the sauce.
= Chicken Tagine with Apricots ; chicken tagine, tagine, tajine, moroccan chicken, moroccan tagine, tagine de poulet
stew ; moroccan ; dinner ; 4 ; 20+55|45 ; stove
Chicken stewed with warm spices, dried apricots and almonds.
!*800 g chicken thigh fillets / diced turkey / canned chickpeas, drained ; 2 onions, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp ras el hanout ; 1 tsp ground ginger ; !1 tsp ground cinnamon ; 1/2 tsp ground turmeric ; 400 ml chicken stock ; !120 g dried apricots ; 2 carrots, in chunks ; 1 tbsp honey ; 40 g almonds, toasted / pumpkin seeds, toasted ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt
- Heat the olive oil in a heavy pan and cook the onions for 10 minutes. Stir in the garlic, ras el hanout, ginger, cinnamon and turmeric for 1 minute.
- Add the chicken with the salt and turn it in the spices. Add the chicken stock, carrots, dried apricots and honey, cover and simmer for <35 minutes, until the chicken is cooked through|25 minutes>.
- Take off the lid for 5 minutes to thicken, and scatter with the almonds and fresh coriander. Serve, if you like, with couscous.
= Lamb Tagine with Prunes ; lamb tagine, tagine with prunes, prune tagine, lamb and prune tagine, moroccan lamb, tagine d agneau
stew ; moroccan ; dinner ; 4 ; 20+130|50 ; stove
Lamb stewed slowly with warm spices, prunes and almonds.
!*800 g diced lamb / stewing beef / canned chickpeas, drained ; 2 onions, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp ras el hanout ; 1 tsp ground ginger ; !1 tsp ground cinnamon ; 1/4 tsp saffron ; 600 ml lamb stock / vegetable stock ; !150 g prunes / dried apricots / 300 g butternut squash, in small dice ; 1 tbsp honey ; 40 g almonds, toasted / pumpkin seeds, toasted ; 1 tbsp sesame seeds ; 1 1/2 tsp salt
- Heat the olive oil in a heavy pan and <brown the lamb with the salt for 10 minutes|turn the lamb with the salt for 2 minutes>. Add the onions and cook for 10 minutes.
- Stir in the garlic, ras el hanout, ginger, cinnamon and saffron for 1 minute. Pour in the lamb stock, cover and simmer gently for <85 minutes|15 minutes>.
- Add the prunes and honey and simmer for 20 minutes, until the sauce is syrupy< and the meat tender|>. Scatter with the almonds and sesame seeds.
= Vegetable Tagine ; moroccan vegetable tagine, vegetarian tagine, veggie tagine, veg tagine, chickpea tagine, vegetable and chickpea tagine, gemusetajine, tajine de legumes, tajine de verduras
stew ; moroccan ; dinner ; 4 ; 20+45 ; stove
Squash, carrots, courgettes and chickpeas stewed with warm spices and apricots.
!500 g butternut squash, in 3 cm chunks ; !3 carrots, in chunks ; !2 courgettes, in chunks ; !400 g canned chickpeas, drained ; 1 onion, sliced ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tsp ras el hanout ; 1 tsp ground ginger ; 1/2 tsp ground cinnamon ; 400 g canned chopped tomatoes ; 300 ml vegetable stock ; 100 g dried apricots, halved ; 1 tbsp lemon juice ; 30 g flaked almonds, toasted / pumpkin seeds, toasted ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Soften the onion in the olive oil in a wide heavy pan for 8 minutes. Stir in the garlic, ras el hanout, ginger and cinnamon for 1 minute.
- Add the squash, carrots, chopped tomatoes, vegetable stock and salt. Cover and simmer gently for 15 minutes.
- Stir in the courgettes, chickpeas and dried apricots and simmer for 15 minutes, until the vegetables are tender and the sauce is thick.
- Stir in the lemon juice and scatter with the almonds and fresh coriander. Serve, if you like, with couscous.
= Harissa Chicken Traybake ; harissa chicken, roast harissa chicken, harissa roast chicken, harissa traybake, harissa chicken thighs, harissa hahnchen, harissa huhn, poulet a la harissa, pollo harissa
roast ; moroccan ; dinner ; 4 ; 15+45 ; oven
Chicken thighs roasted on one tray with potatoes, peppers and harissa.
!*1000 g chicken thighs / 800 g cauliflower, in florets ; !3 tbsp harissa / 2 tbsp smoked paprika ; 600 g waxy potatoes, in 3 cm chunks ; 2 red peppers, in wide strips ; 2 red onions, in wedges ; 4 tbsp olive oil ; 2 tbsp lemon juice ; 1 tbsp honey ; 1 tsp ground cumin ; 1 1/2 tsp salt ; 150 g yogurt ; 1 handful fresh coriander, chopped
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the harissa with the olive oil, lemon juice, honey, cumin and most of the salt.
- Toss the potatoes, red peppers and red onions with half of it on a large tray. Turn the chicken in the rest and set it on top.
- Roast for 42 minutes, turning the vegetables once, until everything is browned< and the chicken reads 74 °C (165 °F) inside|>.
- Stir the yogurt with the rest of the salt, spoon it over and scatter with the fresh coriander.
= Couscous with Seven Vegetables ; couscous royal, moroccan couscous, vegetable couscous, couscous
stew ; moroccan ; dinner ; 6 ; 25+50 ; stove
Steamed couscous under a spiced broth of vegetables and chickpeas.
!400 g couscous ; 2 onions, sliced ; 3 carrots, in chunks ; 2 turnips, quartered ; 2 courgettes, in chunks ; 300 g butternut squash, in chunks ; 200 g white cabbage, in wedges ; 2 tomatoes, quartered ; !400 g canned chickpeas, drained ; 3 tbsp olive oil ; 1 tbsp ras el hanout ; 1 tsp ground ginger ; 1/2 tsp ground turmeric ; 1400 ml vegetable stock ; 30 g butter ; 2 tsp salt
- Heat the olive oil in a large pan and cook the onions for 8 minutes. Stir in the ras el hanout, ginger and turmeric, then the tomatoes, carrots, turnips, cabbage, most of the vegetable stock and most of the salt. Simmer for 20 minutes.
- Add the courgettes, squash and chickpeas and simmer for 15 minutes, until tender.
- Bring the rest of the stock to the boil, pour over the couscous with the rest of the salt, cover for 6 minutes and fluff up with the butter.
- Heap the couscous on a dish, and serve the vegetables and broth over it.
= Harira ; moroccan harira, moroccan soup
soup ; moroccan ; dinner ; 6 ; 20+60 ; stove
A soup of lentils, chickpeas, tomatoes and warm spices.
!*300 g diced lamb / stewing beef / mushrooms, quartered ; !150 g green lentils, rinsed ; !400 g canned chickpeas, drained ; 1 onion, chopped ; 2 sticks celery, diced ; 2 tbsp olive oil ; 1 tsp ground ginger ; 1 tsp ground cinnamon ; 1/2 tsp ground turmeric ; 400 g canned chopped tomatoes ; 2 tbsp tomato paste ; 1500 ml water ; 60 g vermicelli / rice ; 2 tbsp lemon juice ; 1 bunch fresh coriander, chopped ; 1 3/4 tsp salt
- Cook the onion and celery in the olive oil for 8 minutes. Add the lamb, ginger, cinnamon, turmeric and salt and stir for 4 minutes.
- Add the chopped tomatoes, tomato paste, lentils and water and simmer for 40 minutes, until the lentils<, and the meat,|> are tender.
- Stir in the chickpeas and vermicelli for 8 minutes, then the lemon juice and fresh coriander.
= Bastilla ; pastilla, b stilla, moroccan chicken pie
pie ; moroccan ; dinner ; 6 ; 45+75 ; oven stove
Crisp pastry around spiced chicken, eggs and sweet almonds.
!*800 g chicken thigh fillets / firm tofu, crumbled ; !8 sheets filo pastry ; 2 onions, chopped ; 1 tsp ground ginger ; !2 tsp ground cinnamon ; 1/4 tsp saffron ; 400 ml chicken stock ; 4 eggs ; 1 bunch parsley, chopped ; !120 g almonds, toasted and chopped ; 2 tbsp icing sugar ; 100 g butter, melted ; 1 1/4 tsp salt
- Simmer the chicken with the onions, ginger, saffron, salt and half of the cinnamon in the chicken stock for 25 minutes<, until cooked through|>. Lift out and shred. Boil the liquid down by half, and scramble the eggs in it with the parsley.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the almonds with half of the icing sugar and the rest of the cinnamon.
- Brush the filo pastry with the butter and line a tin with most of it. Layer in the chicken, egg mixture and almonds, fold over and cover with the last sheets.
- Bake for 32 minutes, until golden, and dust with the rest of the icing sugar.
= Jollof Rice ; jollof, nigerian jollof rice, jollof reis, ghanaian jollof, riz jollof
rice ; nigerian ; dinner ; 4 ; 15+45 ; stove blender
Rice cooked in a hot purée of tomatoes and peppers.
!320 g long-grain rice, rinsed ; !2 red peppers ; !400 g canned chopped tomatoes ; 1 scotch bonnet chilli / red chilli ; 2 onions, sliced ; 4 tbsp sunflower oil ; 3 tbsp tomato paste ; 2 tsp curry powder ; 1 tsp thyme ; 2 bay leaves ; 500 ml chicken stock ; 1 1/2 tsp salt
- Blend the red peppers with the chopped tomatoes, the chilli and a quarter of the onions.
- Fry the rest of the onions in the sunflower oil for 8 minutes. Stir in the tomato paste for 4 minutes, until dark, then the curry powder, thyme and bay leaves. Pour in the purée and cook for 10 minutes, until thick.
- Add the rice, chicken stock and salt. Cover tightly and cook over low heat for 22 minutes, until tender. Leave for 5 minutes, take out the bay leaves and fluff up.
= Groundnut Stew ; peanut stew, maafe, mafe, west african peanut stew, african peanut stew, peanut soup
stew ; west-african ; dinner ; 4 ; 15+45 ; stove
Chicken in a sauce of peanut butter and tomatoes.
!*600 g chicken thigh fillets, diced / sweet potatoes, diced / canned chickpeas, drained ; !150 g peanut butter ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 red chilli, chopped ; 2 tbsp sunflower oil ; 400 g canned chopped tomatoes ; 2 sweet potatoes, diced ; 600 ml chicken stock ; 150 g spinach ; 1 1/2 tsp salt
- Heat the sunflower oil and cook the onion for 8 minutes. Stir in the garlic, ginger and red chilli for 1 minute, then the chicken and salt for 5 minutes.
- Add the chopped tomatoes, chicken stock, sweet potatoes and peanut butter and simmer for 22 minutes<, until the chicken is cooked through|>, stirring so that it does not catch.
- Wilt in the spinach and serve, if you like, with rice.
= Doro Wat ; doro wot, ethiopian chicken stew, ethiopian chicken
stew ; ethiopian ; dinner ; 4 ; 20+75|55 ; stove
Chicken and eggs in a dark sauce of onions and hot spice.
!*800 g chicken thigh fillets / canned chickpeas, drained ; !4 onions, very finely chopped ; 60 g ghee ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !1 tbsp chilli powder ; 1 tbsp sweet paprika ; 1 tsp ground cardamom ; 1/2 tsp ground allspice ; 2 tbsp tomato paste ; 400 ml chicken stock ; 4 eggs, hard-boiled and peeled / 300 g potatoes, boiled ; 1 tbsp lemon juice ; 1 1/2 tsp salt
- Cook the onions in a dry heavy pan over medium-low heat for 15 minutes, stirring, until soft. Add the ghee, garlic, ginger, chilli powder, paprika, cardamom and allspice and cook for 5 minutes.
- Stir in the tomato paste, chicken stock and salt and simmer for 10 minutes.
- Add the chicken and lemon juice, cover and simmer for <35 minutes, until cooked through|15 minutes>. Warm the eggs in the sauce for 5 minutes.
= Misir Wot ; misir wat, ethiopian lentils, ethiopian red lentils
stew ; ethiopian ; dinner ; 4 ; 15+40 ; stove
Red lentils simmered in onions and hot spice.
!250 g red lentils, rinsed ; !2 onions, very finely chopped ; 4 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !2 tsp chilli powder ; 1 tbsp sweet paprika ; 1/2 tsp ground cardamom ; 2 tbsp tomato paste ; 900 ml water ; 1 1/4 tsp salt
- Cook the onions in the sunflower oil for 12 minutes. Stir in the garlic, ginger, chilli powder, paprika, cardamom and tomato paste for 3 minutes.
- Add the red lentils and water and simmer for 22 minutes, stirring often, until thick.
- Season with the salt and serve with flat bread.
= Koshari ; kushari, koshary, egyptian koshari
rice ; egyptian ; dinner ; 6 ; 20+55 ; stove
Rice, lentils, macaroni and chickpeas under spiced tomato sauce and fried onions.
!200 g brown lentils, rinsed ; !200 g long-grain rice, rinsed ; !150 g macaroni ; !400 g canned chickpeas, drained ; !4 onions, thinly sliced ; 100 ml sunflower oil ; 3 cloves garlic, crushed ; 800 g canned chopped tomatoes ; 1 tbsp white wine vinegar ; 2 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp chilli flakes ; 2 tsp salt
- Fry the onions in the sunflower oil for 22 minutes, until dark and crisp. Lift out and keep the oil.
- Meanwhile, boil the lentils for 15 minutes and drain. Cook them with the rice, half of the salt, a spoonful of the oil and {400 ml} of water, covered, for 16 minutes. Boil the macaroni for 9 minutes and drain.
- For the sauce, cook the garlic, cumin, ground coriander and chilli flakes in a spoonful of the oil for 1 minute, add the chopped tomatoes, white wine vinegar and the rest of the salt and simmer for 15 minutes.
- Layer the rice and lentils, macaroni and warmed chickpeas, and top with the sauce and onions.
= Ful Medames ; foul medames, ful mudammas, foul, ful
stew ; egyptian ; breakfast ; 4 ; 10+20 ; stove
Broad beans stewed with garlic, cumin and lemon.
!800 g canned broad beans, drained ; 3 tbsp olive oil ; 3 cloves garlic, crushed ; !2 tsp ground cumin ; !3 tbsp lemon juice ; 200 ml water ; 2 tomatoes, diced ; 1 bunch parsley, chopped ; 1 tsp salt
- Warm the garlic and cumin in half of the olive oil for 1 minute. Add the broad beans, water and salt and simmer for 15 minutes.
- Crush about half of the beans and stir in the lemon juice.
- Top with the tomatoes, parsley and the rest of the oil.
= Bobotie ; south african bobotie
bake ; south-african ; dinner ; 6 ; 25+60|50 ; oven stove
Curried minced meat with fruit under a baked custard.
!*800 g minced beef / minced lamb / cooked lentils ; 2 onions, chopped ; 2 tbsp sunflower oil ; 2 tbsp curry powder ; 1 tsp ground turmeric ; 2 slices white bread ; !300 ml milk ; 60 g raisins ; 3 tbsp apricot jam ; 2 tbsp lemon juice ; !2 eggs / 30 g cornflour ; 4 bay leaves ; 1 1/2 tsp salt
- Soak the bread in a third of the milk. Cook the onions in the sunflower oil for 10 minutes, and stir in the curry powder and turmeric.
- Add the minced beef and salt and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>. Mix in the mashed bread, raisins, apricot jam and lemon juice, and press into a dish.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the eggs with the rest of the milk, pour over and push in the bay leaves.
- Bake for 35 minutes, until the custard is set and golden. Do not eat the bay leaves.
`;
