/** What is cooked at home from Texas to Argentina; how the table is read: rules/classics/classic.ts. */
export const LATIN_HOME = `
= Pupusas ; pupusa, pupusas de queso, salvadoran pupusas
griddle ; salvadoran ; dinner lunch ; 4 ; 35+20 ; stove
Thick corn cakes filled with cheese, with a sharp cabbage slaw.
!400 g masa harina ; 500 ml warm water ; !250 g mozzarella, grated / canned black beans, drained and mashed ; 1 tsp salt ; 2 tbsp sunflower oil ; !300 g white cabbage, shredded ; 1 carrot, grated ; 4 tbsp cider vinegar ; 1/2 tsp dried oregano
- Toss the cabbage and carrot with the cider vinegar, oregano and half of the salt and leave to soften.
- Mix the masa harina with the warm water and the rest of the salt to a soft dough. Leave for 5 minutes.
- Divide into {12} balls, make a hollow in each, fill it with the mozzarella, close and pat flat between wet hands.
- Fry in the sunflower oil over medium heat for 4 minutes on each side, in batches, until browned in spots. Serve with the cabbage.
= Moqueca ; moqueca baiana, brazilian fish stew, moqueca de peixe, brazilian seafood stew
stew ; brazilian ; dinner ; 4 ; 20+30 ; stove
Brazilian fish stew with coconut milk, peppers and lime.
!*700 g cod fillets, in large pieces / raw prawns, peeled / salmon fillets, in large pieces / 480 g canned chickpeas, drained ; !400 ml coconut milk ; 1 onion, sliced ; 1 red pepper, sliced ; 1 yellow pepper, sliced ; 3 tomatoes, chopped ; 3 cloves garlic, crushed ; 3 tbsp lime juice ; 3 tbsp palm oil / olive oil ; 1 tbsp sweet paprika ; 1 red chilli, chopped ; 1 bunch fresh coriander, chopped ; 1 1/4 tsp salt
- Turn the cod in half of the lime juice, a third of the garlic and half of the salt.
- Soften the onion, red pepper and yellow pepper in the palm oil for 8 minutes. Add the chilli, paprika and the rest of the garlic for 1 minute.
- Stir in the tomatoes, coconut milk and the rest of the salt and simmer for 10 minutes.
- Lay in the cod, cover and poach for 6 minutes<, until cooked through|, until hot>. Stir in the coriander and the rest of the lime juice.
= Arroz Chaufa ; chaufa, peruvian fried rice, arroz chaufa de pollo
rice ; peruvian ; dinner ; 4 ; 15+25 ; stove
Peru’s fried rice with chicken, egg, ginger and soy sauce.
!300 g long-grain rice ; 500 ml water ; !*400 g chicken breast fillets, diced / pork tenderloin, diced / raw prawns, peeled / firm tofu, diced ; 3 eggs, beaten ; 1 red pepper, diced ; 1 bunch spring onions, sliced ; 2 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 4 tbsp sunflower oil ; 4 tbsp soy sauce ; 1 tbsp sesame oil
- Simmer the long-grain rice in the water, covered, for 14 minutes and spread it on a tray to cool.
- Fry the eggs in a quarter of the sunflower oil for 1 minute, until set, chop them and set aside.
- Fry the chicken in half of the rest of the sunflower oil over high heat for 6 minutes<, until no pink is left|, until browned>. Add the garlic, ginger and red pepper for 2 minutes.
- Add the rest of the sunflower oil and the rice and fry for 4 minutes. Toss with the soy sauce, sesame oil, eggs and spring onions.
= Ají de Gallina ; aji de gallina, peruvian creamy chicken, peruvian chicken stew
stew ; peruvian ; dinner ; 4 ; 25+40 ; stove
Torn chicken in a mild, creamy sauce of yellow chilli, nuts and bread.
!*600 g chicken breast fillets / 480 g canned chickpeas, drained ; 600 ml chicken stock ; 3 slices white bread ; 200 ml evaporated milk / milk ; !2 tbsp aji amarillo paste ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 3 tbsp sunflower oil ; 60 g walnuts, ground ; 50 g parmesan, grated ; 600 g waxy potatoes ; 2 eggs ; 12 olives ; 1 tsp salt
- Simmer the chicken in the chicken stock for 15 minutes<, until no pink is left|>. Lift it out and tear it into strips. Boil the potatoes for 20 minutes, with the eggs for the last 9 minutes.
- Soak the bread in the evaporated milk and blend it with a ladle of the stock.
- Cook the onion and garlic in the sunflower oil for 8 minutes, stir in the aji amarillo paste for 2 minutes, then the bread, walnuts and salt. Simmer for 8 minutes, thinning with the stock.
- Stir in the chicken and parmesan and heat for 3 minutes. Serve on the sliced potatoes with the eggs and olives.
= Picadillo ; cuban picadillo, picadillo a la habanera, beef picadillo, mexican picadillo
fry ; cuban ; dinner ; 4 ; 15+30 ; stove
Minced beef with tomatoes, olives and raisins.
!*600 g minced beef / minced pork / minced turkey / cooked lentils ; 1 onion, finely chopped ; 1 green pepper, diced ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 400 g canned chopped tomatoes ; 300 g floury potatoes, in small dice ; !60 g olives, sliced ; !40 g raisins ; 1 tsp ground cumin ; 1 tsp dried oregano ; 1 tbsp red wine vinegar ; 1 tsp salt
- Soften the onion and green pepper in the olive oil for 6 minutes. Add the garlic and minced beef and fry over high heat for 7 minutes<, until browned with no pink left|, until browned>.
- Stir in the cumin, oregano, chopped tomatoes, potatoes and salt, cover and simmer for 14 minutes, until the potatoes are soft.
- Stir in the olives, raisins and red wine vinegar and cook for 3 minutes.
= Carnitas ; pork carnitas, slow cooked mexican pork, mexican pulled pork, carnitas tacos
roast ; mexican ; dinner ; 8 ; 20+170 ; oven
Pork shoulder cooked with orange until it falls apart, then crisped.
!*1600 g pork shoulder, in large chunks ; !150 ml orange juice ; 3 tbsp lime juice ; 1 onion, quartered ; 4 cloves garlic ; 2 tsp ground cumin ; 2 tsp dried oregano ; 2 tsp salt ; 1/2 tsp black pepper ; 2 tbsp sunflower oil ; 16 corn tortillas ; 1 handful fresh coriander, chopped
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Rub the pork with the cumin, oregano, salt, black pepper and sunflower oil.
- Put it into a pot with the onion, garlic, orange juice and lime juice. Cover and cook for 150 minutes, until it falls apart.
- Tear the pork, spread it on a tray with some of the juices and put it under a hot grill for 8 minutes, until the edges are crisp.
- Serve in the corn tortillas with the coriander.
= Carne Asada ; carne asada tacos, steak tacos, carne asada steak, grilled steak tacos, mexican grilled steak, tacos de carne asada, steak street tacos
filled ; mexican ; dinner ; 4 ; 20+15 rest 60 ; stove
Steak marinated in lime, garlic and cumin, seared hot and sliced into corn tortillas.
!*700 g skirt steak / sirloin steak / flank steak / portobello mushrooms ; !3 tbsp lime juice ; 60 ml orange juice ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tsp ground cumin ; 1 tsp dried oregano ; 1 jalapeño, finely chopped ; !12 corn tortillas ; 1 onion, finely chopped ; 1 bunch fresh coriander, chopped ; 1 avocado, sliced ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the lime juice with the orange juice, garlic, olive oil, cumin, oregano, jalapeño, salt, black pepper and half of the coriander. Turn the steak in it and chill for 60 minutes.
- Lift out and pat dry. Sear in a very hot griddle pan for <3 minutes on each side for medium rare (54 °C / 130 °F inside) or 5 minutes for well done. Rest for 5 minutes and slice thinly across the grain|4 minutes on each side, until tender, and slice>.
- Warm the corn tortillas in a dry pan and fill with the steak, onion, avocado and the rest of the coriander.
= Tostadas ; tostada, bean tostadas, beef tostadas, tostadas de carne, mexican tostadas, tostadas de frijoles, tostadas mexicanas
filled ; mexican ; dinner lunch ; 4 ; 20+20 ; oven stove
Crisp corn tortillas heaped with beans, spiced mince and fresh toppings.
!8 corn tortillas ; 3 tbsp sunflower oil ; !*400 g minced beef / minced turkey / cooked chicken, torn into pieces / canned black beans, drained ; !400 g refried beans ; 1 tsp ground cumin ; 1 tsp chilli powder ; 1 tbsp tomato paste ; 1 romaine lettuce, shredded ; 2 tomatoes, diced ; 1 avocado, diced ; 100 g sour cream ; 80 g feta, crumbled ; 1 lime, in wedges ; 1 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush the corn tortillas with two thirds of the sunflower oil and bake on trays for 10 minutes, turning once, until crisp.
- Meanwhile, fry the minced beef in the rest of the oil over high heat for <8 minutes, until browned with no pink left|3 minutes, until hot>. Stir in the cumin, chilli powder, tomato paste, salt and a splash of water for 2 minutes.
- Warm the refried beans with a splash of water for 4 minutes, until spreadable, and spread on the tortillas.
- Top with the minced beef, lettuce, tomatoes, avocado, sour cream and feta and serve with the lime.
= Taco Salad ; beef taco salad, ground beef taco salad, mexican beef salad, taco salad bowl, tacosalat, taco salat, ensalada de taco, salade taco
salad ; tex-mex ; dinner lunch ; 4 ; 20+12 ; stove
Spiced mince on crisp lettuce with beans, cheddar and tortilla chips.
!*500 g minced beef / minced turkey / cooked lentils / soya mince ; 1 tbsp sunflower oil ; 2 tsp ground cumin ; 2 tsp sweet paprika ; 1 tsp chilli powder ; 1 tbsp tomato paste ; !1 iceberg lettuce, shredded ; 400 g canned kidney beans, drained ; 250 g cherry tomatoes, halved ; 100 g cheddar, grated ; !100 g tortilla chips ; 150 g sour cream ; 2 tbsp lime juice ; ?1 avocado, diced ; 1 1/4 tsp salt
- Fry the minced beef in the sunflower oil over high heat for <8 minutes, until browned with no pink left|4 minutes, until hot>. Stir in the cumin, paprika, chilli powder, tomato paste, two thirds of the salt and a splash of water for 2 minutes.
- Stir the sour cream with the lime juice and the rest of the salt.
- Spread the lettuce in a wide bowl and top with the kidney beans, cherry tomatoes, minced beef, cheddar[ and avocado]. Spoon over the dressing and scatter with the tortilla chips.
= Sweet Potato and Black Bean Tacos ; sweet potato tacos, black bean tacos, black bean and sweet potato tacos, vegetarian tacos, veggie tacos, vegan tacos, vegetarische tacos, tacos veganos, tacos vegetarianos
filled ; mexican ; dinner ; 4 ; 20+30 ; oven stove
Roast sweet potatoes and black beans in corn tortillas with lime and crisp cabbage.
!600 g sweet potatoes, in 2 cm dice ; !400 g canned black beans, drained ; 3 tbsp olive oil ; 1 tsp ground cumin ; 1 tsp smoked paprika ; 1/2 tsp chilli powder ; !12 corn tortillas ; 200 g red cabbage, finely shredded ; 1 avocado, diced ; 3 tbsp lime juice ; 1 handful fresh coriander, chopped ; ?80 g feta, crumbled ; 1 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the sweet potatoes with the olive oil, cumin, smoked paprika, chilli powder and half of the salt and roast for 22 minutes, turning once.
- Add the black beans to the tray and roast for 5 minutes, until hot.
- Meanwhile, toss the red cabbage with half of the lime juice and the rest of the salt. Warm the corn tortillas in a dry pan.
- Fill the tortillas with the sweet potatoes and beans, red cabbage, avocado[, feta] and coriander and sprinkle with the rest of the lime juice.
= King Ranch Chicken ; king ranch casserole, king ranch chicken casserole, chicken tortilla casserole, tex mex chicken casserole, mexican chicken casserole
bake ; tex-mex ; dinner ; 6 ; 25+50 ; stove oven
Layers of chicken, corn tortillas and a creamy sauce with chillies and cheese.
!*500 g cooked chicken, torn into pieces / cooked turkey, torn into pieces / canned black beans, drained ; !12 corn tortillas, in quarters ; 1 onion, chopped ; 1 red pepper, diced ; 200 g chestnut mushrooms, sliced ; 50 g butter ; 40 g plain flour ; 1 tbsp chilli powder ; 1 tsp ground cumin ; 400 ml chicken stock ; 150 g sour cream ; !400 g canned chopped tomatoes, drained ; !100 g canned green chillies, drained / 1 green pepper, diced ; 250 g cheddar, grated ; 1 tsp salt
- Cook the onion, red pepper and mushrooms in the butter for 10 minutes. Stir in the flour, chilli powder and cumin for 1 minute.
- Pour in the chicken stock little by little and simmer for 4 minutes, until thick. Stir in the chopped tomatoes, green chillies, salt and chicken, then the sour cream off the heat.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Layer the corn tortillas, the filling and the cheddar in a deep dish, twice, ending with the cheddar.
- Bake for 32 minutes, until bubbling and golden, and leave for 10 minutes before serving.
= Mexican Street Corn Salad ; street corn salad, mexican corn salad, esquites, elote salad, corn salad, roasted corn salad, maissalat, ensalada de elote, salade de mais
salad ; mexican ; side lunch ; 6 ; 15+10 ; stove
Charred sweetcorn in a creamy dressing with lime, chilli and cheese.
!600 g sweetcorn ; 1 tbsp sunflower oil ; !60 g mayonnaise ; 60 g sour cream ; 2 tbsp lime juice ; 1 clove garlic, crushed ; 1/2 tsp chilli powder ; !100 g feta, crumbled ; 1/2 red onion, finely chopped ; 1 jalapeño, finely chopped ; 1 handful fresh coriander, chopped ; 1/2 tsp salt
- Dry the sweetcorn well. Fry in the sunflower oil in a wide, very hot pan for 8 minutes, stirring seldom, until charred in places. Leave to cool a little.
- Stir the mayonnaise with the sour cream, lime juice, garlic, salt and half of the chilli powder.
- Fold in the sweetcorn, red onion, jalapeño, coriander and two thirds of the feta. Scatter with the rest of the feta and chilli powder.
= White Chicken Chili ; white chili, white chicken chilli, white chilli, white bean chicken chili, chicken chili, chicken chilli, creamy white chicken chili, weisses chili, chili blanco
stew ; tex-mex ; dinner ; 6 ; 15+40 ; stove
Chicken and white beans in a creamy broth with green chillies and lime.
!*600 g chicken breast fillets / chicken thigh fillets / turkey breast, in large pieces / canned chickpeas, drained ; !800 g canned cannellini beans, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; !100 g canned green chillies, drained / 1 green pepper, diced ; 2 tsp ground cumin ; 1 tsp dried oregano ; 1000 ml chicken stock ; 150 g sweetcorn ; 120 g sour cream ; 2 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Cook the onion in the sunflower oil for 7 minutes. Stir in the garlic, green chillies, cumin and oregano for 1 minute.
- Add the chicken, chicken stock and salt and simmer for <18 minutes, until the chicken reads 74 °C (165 °F) inside. Lift it out and tear it into strips|8 minutes>.
- Crush a third of the cannellini beans, stir in with the whole ones and the sweetcorn and simmer for 10 minutes, until thick.
- <Return the chicken and take the pan off the heat|Take the pan off the heat>. Stir in the sour cream, lime juice and coriander.
= Sweet Potato and Black Bean Chili ; sweet potato chili, sweet potato chilli, black bean chili, black bean chilli, sweet potato and black bean chilli, black bean and sweet potato chili, susskartoffel chili, chili de patate douce, chili de batata
stew ; tex-mex ; dinner ; 4 ; 15+45 ; stove
A meatless chili of sweet potatoes and black beans with cumin and smoked paprika.
!600 g sweet potatoes, in 2 cm dice ; !800 g canned black beans, drained ; 1 onion, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; !1 tbsp chilli powder ; 2 tsp ground cumin ; 1 tsp smoked paprika ; 400 g canned chopped tomatoes ; 400 ml vegetable stock ; 2 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Cook the onion and red pepper in the olive oil in a large pan for 8 minutes. Stir in the garlic, chilli powder, cumin and smoked paprika for 1 minute.
- Add the sweet potatoes, chopped tomatoes, vegetable stock and salt, cover and simmer for 18 minutes, until tender.
- Stir in the black beans and simmer uncovered for 12 minutes, until thick. Finish with the lime juice and coriander.
= Chilaquiles ; chilaquiles rojos, chilaquiles verdes, mexican breakfast nachos, tortilla chips with eggs
egg ; mexican ; breakfast ; 2 ; 10+15 ; stove
Crisp tortillas softened in tomato sauce, with eggs and cheese.
!150 g tortilla chips ; 400 g canned chopped tomatoes ; 1 clove garlic ; 1/2 onion ; 1 green chilli ; 2 tbsp sunflower oil ; !4 eggs ; 60 g feta, crumbled ; 60 g sour cream ; 1 handful fresh coriander, chopped ; 1/2 tsp salt
- Blend the chopped tomatoes with the garlic, onion, chilli and salt.
- Simmer the sauce in half of the sunflower oil for 8 minutes.
- Meanwhile, fry the eggs in the rest of the sunflower oil for 4 minutes, until the whites are set.
- Stir the tortilla chips into the sauce for 1 minute and top with the eggs, feta, sour cream and coriander.
= Gallo Pinto ; costa rican rice and beans, gallo pinto con huevo
rice ; costa-rican ; breakfast dinner lunch ; 4 ; 10+15 ; stove
Cooked rice fried with black beans and peppers.
!600 g cooked long-grain rice ; !400 g canned black beans, drained ; 1 onion, finely chopped ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 3 tbsp sunflower oil ; 3 tbsp Worcestershire sauce ; 1 tsp ground cumin ; 1/2 tsp salt ; 1 handful fresh coriander, chopped
- Soften the onion and red pepper in the sunflower oil for 6 minutes. Stir in the garlic and cumin for 1 minute.
- Add the black beans and Worcestershire sauce and simmer for 3 minutes.
- Add the cooked rice and salt and fry for 5 minutes, until steaming hot. Stir in the coriander.
= Tostones ; fried plantain, fried plantains, patacones, twice fried plantains
side ; caribbean ; snacks starter ; 4 ; 10+15 ; stove
Green plantains fried, flattened and fried again.
!3 plantains, in thick slices ; 200 ml sunflower oil ; 1 tsp salt ; 2 cloves garlic, crushed ; 2 tbsp lime juice
- Fry the plantains in the sunflower oil over medium heat for 3 minutes on each side, until pale gold, and drain.
- Press each slice flat with the bottom of a glass.
- Fry again over higher heat for 2 minutes on each side, until crisp.
- Season with the salt and serve with the garlic stirred into the lime juice.
= Milanesa ; milanesas, milanesa de res, beef milanesa, milanesa de pollo, chicken milanesa, milanese
fry ; argentinian ; dinner ; 4 ; 20+12 ; stove
Thin meat in garlic and parsley crumbs, fried crisp.
!*600 g veal escalopes / chicken breast fillets, beaten flat / pork escalopes / 700 g aubergine, sliced ; 3 eggs, beaten ; 2 cloves garlic, crushed ; 2 tbsp parsley, chopped ; !180 g breadcrumbs ; 120 ml sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Beat the garlic, parsley, salt and black pepper into the eggs. Turn the veal in them and leave for 10 minutes.
- Press into the breadcrumbs on both sides.
- Fry in the sunflower oil in two batches over medium-high heat for 3 minutes on each side, until golden.
- Drain and serve with the lemon.
= Chicken Tinga ; tinga, tinga de pollo, chicken tinga tacos, chicken tostadas, tinga tacos
filled ; mexican ; dinner ; 4 ; 15+30 ; stove
Torn chicken in a smoky tomato sauce, on crisp tortillas.
!*600 g chicken breast fillets / cooked chicken, torn into pieces / cooked turkey, torn into pieces / 480 g canned chickpeas, drained ; 1 onion, sliced ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; 400 g canned chopped tomatoes ; !2 tbsp chipotle paste ; 1 tsp dried oregano ; 200 ml chicken stock ; 1 tsp salt ; !8 corn tortillas ; 100 g feta, crumbled ; 1 avocado, sliced
- Soften the onion in the sunflower oil for 6 minutes. Stir in the garlic, chipotle paste and oregano for 1 minute.
- Add the chopped tomatoes, chicken stock, salt and chicken, cover and simmer for 18 minutes<, until no pink is left in the chicken|, until hot>.
- Tear the chicken in the sauce with two forks and simmer for 3 minutes, until thick.
- Toast the corn tortillas in a dry pan until crisp, and top with the chicken, avocado and feta.
= Brigadeiros ; brigadeiro, brazilian chocolate truffles, brigadeiros de chocolate
pudding ; brazilian ; dessert snacks ; 12 ; 20+12 ; stove
Chewy chocolate balls of condensed milk.
!400 g condensed milk ; !30 g cocoa powder ; 30 g butter ; 1 pinch salt ; 80 g sprinkles
- Stir the condensed milk with the cocoa powder, salt and most of the butter in a pan over medium heat for 11 minutes, until it pulls away from the bottom.
- Spread on a plate rubbed with the rest of the butter and leave until cold.
- Roll into {24} small balls with buttered hands.
- Turn them in the sprinkles.
= Alfajores ; alfajor, dulce de leche cookies, alfajores de maicena
biscuit ; argentinian ; snacks dessert ; 12 ; 30+12 rest 30 ; oven
Crumbly cornflour biscuits sandwiched with dulce de leche.
!200 g cornflour ; 150 g plain flour ; 150 g butter, soft ; 100 g sugar ; 3 egg yolks ; 1 tsp baking powder ; 1 tsp vanilla extract ; 1 pinch salt ; !300 g dulce de leche ; 40 g desiccated coconut
- Beat the butter with the sugar until pale, then beat in the egg yolks and vanilla extract. Stir in the cornflour, flour, baking powder and salt. Chill for 30 minutes.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Roll out the dough and cut {24} rounds.
- Bake on lined trays for 11 minutes, until set but still pale. Leave to cool.
- Sandwich with the dulce de leche and roll the edges in the coconut.
= Chile Verde ; pork chile verde, green chile pork, pork green chili, green pork stew, chili verde, puerco en salsa verde, pork and tomatillos, carne en salsa verde
stew ; mexican ; dinner ; 4 ; 20+100 ; stove oven blender
Pork simmered until soft in a sauce of roasted tomatillos and green chillies.
!*800 g pork shoulder, in 3 cm cubes / chicken thigh fillets, in chunks ; !600 g tomatillos, husked ; 1 onion, quartered ; 4 cloves garlic ; !3 green chillies, stalks removed ; 1 bunch fresh coriander ; 2 tbsp sunflower oil ; 400 ml chicken stock ; 1 tsp ground cumin ; 1 tsp dried oregano ; 1 1/2 tsp salt ; 8 corn tortillas
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Roast the tomatillos, onion, garlic and green chillies on a tray for 18 minutes, until soft and charred in spots. Blend with the coriander.
- Season the pork with the cumin and salt and brown it in the sunflower oil for 8 minutes.
- Pour in the green sauce and chicken stock with the oregano, cover and simmer gently for 70 minutes, until the pork is tender.
- Warm the corn tortillas in a dry pan and serve them beside it.
= Nopales con Huevo ; nopales with eggs, huevos con nopales, nopales con huevos, nopalitos con huevo, eggs with cactus, cactus and eggs, nopales y huevo
egg ; mexican ; breakfast lunch ; 2 ; 10+18 ; stove
Strips of cactus fried with onion and scrambled with eggs.
!250 g nopales, cleaned and cut into strips ; !5 eggs, beaten ; 1/2 onion, chopped ; 1 jalapeño, finely chopped ; 1 tomato, diced ; 2 tbsp sunflower oil ; 1/2 tsp salt ; 4 corn tortillas
- Boil the nopales in salted water for 10 minutes, drain and rinse well.
- Fry the onion and jalapeño in the sunflower oil for 3 minutes. Add the nopales and tomato and fry for 3 minutes, until dry.
- Pour in the eggs with the salt and stir over low heat for 2 minutes, until just set. Serve with the corn tortillas.
= Sopa de Fideo ; fideo soup, mexican noodle soup, sopa de fideos, mexican fideo soup, sopita de fideo
soup ; mexican ; lunch dinner ; 4 ; 10+20 ; stove blender
Thin noodles toasted in oil and simmered in a light tomato broth.
!200 g spaghetti, thin, broken into short pieces ; !4 tomatoes, quartered ; 1/2 onion ; 2 cloves garlic ; 1.2 l chicken stock ; 2 tbsp sunflower oil ; 1/2 tsp ground cumin ; 3/4 tsp salt ; 1/2 lime, in wedges
- Blend the tomatoes with the onion and garlic until smooth.
- Stir the spaghetti in the sunflower oil over medium heat for 4 minutes, until golden brown. Pour in the tomatoes with the cumin and bubble for 3 minutes.
- Add the chicken stock and salt and simmer for 11 minutes, until the spaghetti is soft. Serve with the lime.
`;
