/** What is cooked at home from Mexico to Argentina; how the table is read: rules/classics/classic.ts. */
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
!*700 g cod fillets, in large pieces / raw prawns, peeled / salmon fillets, in large pieces / 480 g canned chickpeas, drained ; !400 ml coconut milk ; 1 onion, sliced ; 1 red pepper, sliced ; 1 yellow pepper, sliced ; 3 tomatoes, chopped ; 3 cloves garlic, crushed ; 3 tbsp lime juice ; 3 tbsp olive oil ; 1 tbsp sweet paprika ; 1 red chilli, chopped ; 1 bunch fresh coriander, chopped ; 1 1/4 tsp salt
- Turn the cod in half of the lime juice, a third of the garlic and half of the salt.
- Soften the onion, red pepper and yellow pepper in the olive oil for 8 minutes. Add the chilli, paprika and the rest of the garlic for 1 minute.
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
= Milanesa ; milanesas, milanesa de res, beef milanesa, milanesa de pollo, chicken milanesa, cotoletta alla milanese, milanese
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
- Spread on a buttered plate and leave until cold.
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
`;
