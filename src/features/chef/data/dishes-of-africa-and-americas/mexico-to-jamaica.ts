/** Dishes of Mexico, Central America and the Caribbean by name; how the table is read: rules/classics/classic.ts. */
export const FROM_PUEBLA_TO_KINGSTON_BY_NAME = `
= Chiles en Nogada ; chile en nogada, chilis en nogada, poblano chillies in walnut sauce
bake ; mexican ; dinner ; 4 ; 50+50 ; stove grill blender
Peppers with sweet and savoury mince under walnut cream and pomegranate.
!8 green peppers, long and pointed ; !*500 g minced pork / minced beef / vegan mince ; 1 onion, chopped ; 3 cloves garlic, crushed ; 300 g tomatoes, chopped ; 1 apple, diced ; 1 pear, diced ; 60 g raisins ; 40 g blanched almonds, chopped ; 1/2 tsp ground cinnamon ; 2 tbsp sunflower oil ; !150 g walnuts ; 150 g cream cheese / vegan cream cheese ; 200 ml milk / oat milk ; 1 tbsp sugar ; !100 g pomegranate seeds ; 1 handful parsley, chopped ; 1 1/4 tsp salt
- Grill the green peppers for 12 minutes, turning, until black. Leave in a covered bowl for 10 minutes, peel, slit and take out the seeds.
- Fry the onion in the sunflower oil for 6 minutes. Add the minced pork and garlic and fry for 9 minutes<, until no pink is left|>. Add the tomatoes, apple, pear, raisins, almonds, cinnamon and most of the salt and cook for 15 minutes, until thick.
- Blend the walnuts with the cream cheese, milk, sugar and the rest of the salt until smooth.
- Fill the peppers with the warm mince, pour over the cold sauce and scatter with the pomegranate seeds and parsley.
= Pipián Verde ; pipian, pipián, pipian verde, green pipian, pumpkin seed mole, chicken pipian
stew ; mexican ; dinner ; 4 ; 25+50|40 ; stove blender
Green Mexican sauce of pumpkin seeds and tomatillos around chicken.
!*800 g chicken thigh fillets / firm tofu, in thick slices / cauliflower, in florets ; !150 g pumpkin seeds ; 400 g canned tomatillos, drained / green tomatoes, chopped ; 2 green chillies ; 1 onion, quartered ; 3 cloves garlic ; 1 bunch fresh coriander ; 1 handful spinach ; 1/2 tsp ground cumin ; 700 ml chicken stock / vegetable stock ; 3 tbsp sunflower oil ; 1 tsp salt
- Toast the pumpkin seeds in a dry pan for 5 minutes, until they pop. Keep back a spoonful.
- Blend the rest with the tomatillos, green chillies, onion, garlic, coriander, spinach, cumin and half of the chicken stock until smooth.
- Cook the sauce in the sunflower oil for 10 minutes, stirring. Stir in the rest of the stock and the salt.
- Add the chicken and simmer for <25|10> minutes, <until no pink is left inside|until tender>. Scatter with the pumpkin seeds kept back.
= Huevos Motuleños ; huevos motulenos, motul style eggs, eggs motul
egg ; mexican ; breakfast ; 4 ; 15+25 ; stove
Yucatán eggs on tortillas and beans with tomato sauce, ham and peas.
!*8 eggs / 400 g firm tofu, in slices ; !8 corn tortillas ; !400 g refried beans ; 400 g canned chopped tomatoes ; 1 onion, chopped ; 1 green chilli, chopped ; ?120 g cooked ham, diced ; 120 g frozen peas ; 1 ripe plantain, sliced ; 80 g feta, crumbled / vegan cheese, crumbled ; 5 tbsp sunflower oil ; 1/2 tsp salt
- Cook the onion and green chilli in a little of the sunflower oil for 5 minutes. Add the chopped tomatoes and salt and simmer for 10 minutes. Stir in the peas[ and ham] for 3 minutes.
- Fry the plantain in some of the oil for 2 minutes on each side and lift out. Fry the corn tortillas for 30 seconds on each side and spread with the hot refried beans.
- Fry the eggs in the rest of the oil for 4 minutes<, until the whites and yolks are set|>. Lay them on the tortillas, pour over the sauce and scatter with the feta and plantain.
= Menudo ; menudo rojo, mexican menudo, mexican tripe soup, tripe soup
soup ; mexican ; lunch dinner ; 6 ; 30+200 ; stove blender
Red Mexican soup of tripe and hominy.
!*900 g tripe, cleaned and in 3 cm pieces / 800 g oyster mushrooms, torn ; !800 g canned hominy, drained ; !4 dried guajillo chillies ; 2 dried ancho chillies ; 1 onion, halved ; 6 cloves garlic ; 2 tsp dried oregano ; 1 tsp ground cumin ; 2 bay leaves ; 2500 ml water ; 2 tsp salt ; 2 limes, in wedges ; 1 handful fresh coriander, chopped
- Bring the tripe to the boil in the water with half of the onion, the bay leaves and salt. Skim and simmer gently, covered, for <150|20> minutes, until tender.
- Soak the guajillo chillies and ancho chillies, without stalks and seeds, in hot water for 20 minutes. Blend with the garlic, oregano, cumin and the rest of the onion.
- Stir the chilli sauce and hominy into the pot and simmer for 40 minutes. Take out the bay leaves and serve with the limes and coriander.
= Caldo de Res ; mexican beef soup, caldo de rez, sopa de res, mexican beef and vegetable soup
soup ; mexican ; dinner ; 6 ; 25+150 ; stove
Clear beef soup with large pieces of corn, cabbage and squash.
!*1000 g beef shin, in chunks ; 1 onion, halved ; 4 cloves garlic ; 2 bay leaves ; 2500 ml water ; 3 carrots, in chunks ; 500 g potatoes, in chunks ; !3 corn on the cob, in pieces ; 2 courgettes, in chunks ; 1/2 white cabbage, in wedges ; 2 tomatoes, quartered ; 1 bunch fresh coriander, chopped ; 2 limes, in wedges ; 2 1/2 tsp salt
- Bring the beef to the boil in the water with the onion, garlic, bay leaves and salt. Skim and simmer, covered, for 110 minutes, until tender.
- Take out the onion and bay leaves. Add the tomatoes, carrots, potatoes and corn for 18 minutes.
- Add the courgettes and cabbage for 12 minutes, until all is soft. Scatter with the coriander and serve with the limes.
= Tlayudas ; tlayuda, oaxacan pizza, mexican pizza oaxaca
filled ; mexican ; dinner lunch ; 4 ; 20+25 ; oven stove
Large crisp tortillas from Oaxaca with beans, cheese and meat.
!4 flour tortillas, large ; !400 g refried beans / canned black beans, mashed ; !250 g mozzarella, torn / vegan cheese, grated ; *300 g chorizo, crumbled / mushrooms, sliced ; 1/2 white cabbage, finely shredded ; 2 tomatoes, sliced ; 1 avocado, sliced ; 6 tbsp salsa ; 1 tbsp sunflower oil ; 1/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Fry the chorizo in the sunflower oil for 8 minutes, until brown and cooked through.
- Bake the flour tortillas on the rack for 3 minutes, until they begin to crisp.
- Spread them with the refried beans, scatter with the mozzarella and chorizo and bake for 6 minutes, until the edges are crisp.
- Top with the cabbage, tomatoes, avocado, salt and salsa.
= Huaraches ; mexican huaraches, huarache mexican food, huarache
filled ; mexican ; lunch dinner ; 4 ; 30+35 ; stove
Long corn cakes with beans inside and meat, salsa and cheese on top.
!350 g masa harina ; 420 ml water, warm ; !250 g refried beans ; *400 g skirt steak, in thin strips / mushrooms, sliced ; 1 onion, sliced ; 5 tbsp sunflower oil ; 8 tbsp salsa ; 100 g feta, crumbled / vegan cheese, crumbled ; 1/2 iceberg lettuce, shredded ; 1 1/4 tsp salt
- Mix the masa harina with the water and half of the salt to a soft dough and leave for 15 minutes. Divide into {4}, hollow each, fill with a spoonful of the refried beans, close, and flatten to long ovals 1 cm thick.
- Cook them in a dry pan for 4 minutes on each side. Fry in two thirds of the sunflower oil for 1 minute on each side and keep warm.
- Fry the steak and onion with the rest of the salt in the rest of the oil over high heat for 6 minutes, until brown.
- Spread the huaraches with the rest of the beans, warmed, and top with the steak, salsa, lettuce and feta.
= Machaca con Huevo ; machaca, machacado con huevo, machaca and eggs, shredded beef and eggs
egg ; mexican ; breakfast ; 4 ; 15+20 ; stove
Shredded dried beef, scrambled with eggs, tomato and chilli.
!*150 g dried beef, shredded / 250 g cooked beef, shredded / smoked tofu, crumbled ; !6 eggs ; 1 onion, chopped ; 2 tomatoes, diced ; 2 green chillies, chopped ; 1 clove garlic, crushed ; 3 tbsp sunflower oil ; 8 flour tortillas ; 1/4 tsp salt
- Fry the beef in the sunflower oil for 4 minutes, until it crisps. Add the onion, green chillies and garlic for 5 minutes, then the tomatoes for 3 minutes.
- Beat the eggs with the salt, pour over and stir over medium heat for 3 minutes, until set.
- Warm the flour tortillas in a dry pan and fill with the eggs.
= Discada ; discada norteña, discada nortena, cowboy discada, mexican cowboy skillet
fry ; mexican ; dinner ; 6 ; 25+45 ; stove
Northern Mexican mix of beef, chorizo and bacon, cooked in one wide pan.
!*700 g beef skirt, in small pieces ; !200 g chorizo, crumbled ; 150 g smoked bacon, diced ; 1 onion, chopped ; 2 green peppers, diced ; 2 jalapeños, chopped ; 3 cloves garlic, crushed ; 3 tomatoes, chopped ; 200 ml beer / beef stock ; 1 tsp ground cumin ; 1 tsp dried oregano ; 12 corn tortillas ; 3/4 tsp salt ; 1 handful fresh coriander, chopped
- Fry the bacon in a wide pan for 5 minutes, add the chorizo for 5 minutes, and push to the side.
- Fry the beef for 8 minutes, until brown. Add the onion, green peppers, jalapeños and garlic for 7 minutes.
- Add the tomatoes, beer, cumin, oregano and salt and simmer for 16 minutes, until little liquid is left. Scatter with the coriander and serve in the warm corn tortillas.
= Mexican Buñuelos ; bunuelos, buñuelos, buñuelos mexican, bunuelos mexicanos, mexican fritters
fry ; mexican ; dessert snacks ; 6 ; 30+15 rest 30 ; stove
Thin, crisp discs of dough in cinnamon sugar, for Christmas.
!350 g plain flour ; 1 tsp baking powder ; 1 egg ; 40 g butter, melted / vegan butter, melted ; 130 ml water, warm ; 1/2 tsp salt ; 700 ml sunflower oil, for deep-frying ; !100 g sugar ; !2 tsp ground cinnamon
- Mix the flour with the baking powder, salt, egg, butter and water and knead for 6 minutes, until smooth. Leave for 30 minutes.
- Divide into {12} balls and roll each as thinly as you can, to some 16 cm.
- Fry in the hot oil one at a time for 1 minute on each side, until golden and crisp, and drain. Turn in the sugar and cinnamon while hot.
= Capirotada ; mexican bread pudding, capirotada mexicana
pudding ; mexican ; dessert ; 8 ; 20+55 ; oven stove
Lenten bread pudding with cinnamon syrup, raisins, nuts and cheese.
!400 g baguette, sliced ; !250 g dark brown sugar ; 700 ml water ; 2 cinnamon sticks ; 4 cloves ; 60 g butter / vegan butter ; 100 g raisins ; 80 g peanuts / pecans ; !200 g mozzarella, grated / vegan cheese, grated
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush the baguette with the butter, melted, and bake for 10 minutes, until crisp.
- Simmer the brown sugar with the water, cinnamon sticks and cloves for 12 minutes and strain.
- Layer the bread in a dish with the raisins, peanuts and mozzarella, pouring the syrup over each layer. Leave for 10 minutes, cover with foil and bake for 20 minutes, then uncovered for 12 minutes, until golden.
= Atole ; mexican atole, atole de vainilla, vanilla atole, atole blanco
drink ; mexican ; drinks breakfast ; 4 ; 5+15 ; stove
Hot, thick drink of corn flour, milk and cinnamon.
!60 g masa harina ; 500 ml water ; 500 ml milk / oat milk ; 70 g brown sugar ; 1 cinnamon stick ; 1 tsp vanilla extract ; 1 pinch salt
- Whisk the masa harina with the water until smooth and bring to a simmer with the cinnamon stick, whisking.
- Add the milk, brown sugar and salt and simmer for 9 minutes, whisking, until it coats a spoon.
- Take out the cinnamon stick and stir in the vanilla extract. Drink hot.
= Champurrado ; mexican champurrado, chocolate atole, atole de chocolate
drink ; mexican ; drinks breakfast ; 4 ; 5+15 ; stove
Thick Mexican hot chocolate with corn flour.
!50 g masa harina ; 400 ml water ; 600 ml milk / oat milk ; !120 g dark chocolate, chopped ; 60 g brown sugar ; 1 cinnamon stick ; 1 pinch salt
- Whisk the masa harina with the water until smooth and bring to a simmer with the cinnamon stick, whisking.
- Add the milk, brown sugar and salt and simmer for 8 minutes, whisking.
- Add the dark chocolate and whisk for 2 minutes, until melted and frothy. Take out the cinnamon stick.
= Agua Fresca ; aguas frescas, watermelon agua fresca, agua de sandia, agua de sandía, fruit agua fresca
drink ; mexican ; drinks ; 6 ; 10+0 ; blender
Cold Mexican drink of fresh fruit, water and lime.
!1000 g watermelon, in cubes / mango, in cubes / strawberries ; 700 ml water, cold ; 3 tbsp lime juice ; 50 g sugar ; 1 handful mint ; 1 handful ice cubes
- Blend the watermelon with half of the water and the sugar until smooth.
- Strain into a jug, if you like it clear, and stir in the lime juice and the rest of the water.
- Pour over the ice cubes and mint and drink on the same day.
= Michelada ; micheladas, mexican beer cocktail, beer with lime and tomato
drink ; mexican ; drinks ; 2 ; 10+0 ; none
Cold beer with lime, chilli and tomato juice.
!700 ml beer, very cold ; !4 tbsp lime juice ; 200 ml tomato juice ; 2 tsp hot sauce ; 2 tsp Worcestershire sauce / soy sauce ; 1/2 tsp chilli powder ; 1 tsp salt ; 1 handful ice cubes
- Mix the salt with the chilli powder on a plate. Wet the rims of {2} glasses with a little of the lime juice and press them into it.
- Put the ice cubes into the glasses with the rest of the lime juice, the tomato juice, hot sauce and Worcestershire sauce.
- Top with the beer and stir once.
= Baleadas ; baleada, honduran baleadas, baleadas hondureñas, baleadas hondurenas
filled ; honduran ; breakfast dinner ; 4 ; 35+25 rest 30 ; stove
Thick Honduran flour tortillas, folded over beans, cream and cheese.
!400 g plain flour ; 1 tsp baking powder ; 60 ml sunflower oil ; 230 ml water, warm ; !500 g refried beans ; !120 g sour cream / soy yogurt ; 120 g feta, crumbled / vegan cheese, crumbled ; ?4 eggs / 200 g firm tofu, crumbled ; 1 avocado, sliced ; 1 tsp salt
- Mix the flour with the baking powder, most of the salt, most of the sunflower oil and the water and knead for 5 minutes. Divide into {8} balls and leave for 30 minutes.
- Stretch each to a round 3 mm thick and bake in a dry hot pan for 1 minute on each side, until spotted. Keep soft in a cloth.
- Heat the refried beans.[ Scramble the eggs in the rest of the oil with the rest of the salt for 3 minutes, until firm.]
- Spread the tortillas with the beans, top with the[ eggs,] sour cream, feta and avocado and fold.
= Costa Rican Casado ; casado costa rica, casado tico, costa rican casado plate, casado con pollo
rice ; costa rican ; lunch dinner ; 4 ; 25+35 ; stove
Costa Rican plate of rice, beans, plantain, salad and meat.
!*600 g chicken breast fillets / pork chops / firm tofu, in slices ; !250 g long-grain rice, rinsed ; 500 ml water ; !400 g canned black beans ; !2 ripe plantains, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 200 g white cabbage, shredded ; 2 tomatoes, sliced ; 2 tbsp lime juice ; 5 tbsp sunflower oil ; 1 1/2 tsp salt
- Bring the long-grain rice to the boil in the water with a third of the salt, cover and cook over low heat for 16 minutes.
- Fry the onion and garlic in a little of the sunflower oil for 5 minutes, add the black beans with their liquid and the cumin and simmer for 10 minutes.
- Season the chicken with the rest of the salt and fry in a little of the oil for <7|4> minutes on each side, <until no pink is left inside|until brown>. Fry the plantains in the rest of the oil for 3 minutes on each side.
- Toss the cabbage and tomatoes with the lime juice and serve all of it on each plate.
= Vigorón ; vigoron, nicaraguan vigoron, yuca with pork crackling and slaw
salad ; nicaraguan ; lunch ; 4 ; 20+70 ; stove
Nicaraguan plate of cassava, crisp pork and sharp cabbage salad.
!800 g cassava, peeled and in chunks ; !*700 g pork belly, in 3 cm cubes / firm tofu, in cubes ; !1/2 white cabbage, finely shredded ; 3 tomatoes, diced ; 1 onion, sliced ; 1 green chilli, chopped ; 5 tbsp cider vinegar ; 2 tbsp lime juice ; 1 tbsp sunflower oil ; 1 1/2 tsp salt
- Mix the cabbage with the tomatoes, onion, green chilli, cider vinegar, lime juice and a third of the salt.
- Put the pork into a pan with the sunflower oil and half of the rest of the salt and cook over medium-low heat for <55|15> minutes, turning, until brown and crisp<, and no pink is left inside|>.
- Boil the cassava in water with the rest of the salt for 25 minutes, until quite soft, drain and take out the strings. Heap the salad and the pork on it.
= Nacatamales ; nacatamal, nicaraguan tamales, nicaraguan nacatamales
dumpling ; nicaraguan ; dinner breakfast ; 6 ; 70+190 ; stove
Large Nicaraguan parcels of corn dough around pork, rice, potato and mint.
!*700 g pork shoulder, in 3 cm cubes / mushrooms, halved ; !600 g masa harina ; !120 g lard, soft / vegan butter, soft ; 900 ml chicken stock, warm / vegetable stock, warm ; 100 ml orange juice ; 2 tbsp lime juice ; 3 cloves garlic, crushed ; 1 tbsp sweet paprika ; 80 g long-grain rice, soaked in water ; 2 potatoes, in thin slices ; 2 tomatoes, sliced ; 1 onion, in rings ; 60 g green olives ; 1 handful mint ; 2 1/4 tsp salt
- Mix the pork with the lime juice, garlic, paprika and a third of the salt. Simmer, covered, with a ladle of the chicken stock for <40|8> minutes.
- Beat the masa harina with the lard, orange juice, the rest of the salt and the rest of the stock for 4 minutes, and stir over low heat for 8 minutes, until a soft dough.
- Spread it on {8} large squares of baking paper laid on foil. Top with the pork, a spoonful of the drained rice, the potatoes, tomatoes, onion, olives and mint, fold to tight parcels and tie.
- Boil in a large covered pot of water for 135 minutes, topping it up, until the rice and potatoes are soft.
= Yuca con Mojo ; yuca mojo, cuban yuca, cassava with garlic sauce, yuca with garlic mojo
side ; cuban ; dinner ; 4 ; 15+30 ; stove
Soft cassava under hot garlic oil and citrus.
!1000 g cassava, peeled and in chunks ; !8 cloves garlic, sliced ; 1 onion, sliced ; !100 ml olive oil ; !5 tbsp lime juice ; 3 tbsp orange juice ; 1/2 tsp ground cumin ; 1 1/4 tsp salt
- Boil the cassava in plenty of water with most of the salt for 25 minutes, until quite soft. Drain and take out the strings.
- Warm the olive oil with the onion for 4 minutes. Add the garlic and cumin for 1 minute, until it smells good but is not brown.
- Take off the heat, stir in the lime juice, orange juice and the rest of the salt, and pour over the hot cassava.
= Vaca Frita ; cuban vaca frita, cuban fried beef, crispy shredded beef cuban, vaca frita de pollo
fry ; cuban ; dinner ; 4 ; 25+125|40 rest 30 ; stove
Boiled beef, shredded, marinated in lime and garlic and fried crisp.
!*900 g flank steak, in large pieces / oyster mushrooms, torn ; 2 onions, sliced ; 1 bay leaf ; 1500 ml water ; !5 cloves garlic, crushed ; !5 tbsp lime juice ; 1 tsp ground cumin ; 5 tbsp olive oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Simmer the steak in the water with the bay leaf and a third of the salt for <100|10> minutes, covered, until a fork pulls it apart. Drain and shred.
- Mix the steak with the garlic, lime juice, cumin, black pepper and the rest of the salt and leave for 30 minutes.
- Fry the onions in half of the olive oil for 6 minutes and lift out. Fry the steak in the rest of the oil over high heat in batches for 5 minutes, pressing it down, until crisp at the edges, and stir in the onions.
= Maduros ; fried sweet plantains, platanos maduros, plátanos maduros, sweet fried plantains, platanos fritos
side ; cuban ; dinner ; 4 ; 5+12 ; stove
Very ripe plantain, fried soft and caramelised.
!4 ripe plantains, sliced on the slant ; 100 ml sunflower oil ; 1/4 tsp salt
- Choose plantains with almost black skins, or they are not sweet.
- Heat the sunflower oil over medium heat and fry the plantains in batches for 3 minutes on each side, until deep brown and soft.
- Drain on paper and season with the salt.
= Pasteles Puertorriqueños ; pasteles puerto rican, puerto rican pasteles, pasteles de masa, pasteles boricuas
dumpling ; caribbean ; dinner ; 6 ; 75+105 ; stove blender
Puerto Rican Christmas parcels of green banana and plantain dough around pork.
!*600 g pork shoulder, in small dice / canned chickpeas, drained ; !5 green plantains, peeled and chopped ; !400 g pumpkin, diced ; 1 onion, chopped ; 1 green pepper, chopped ; 4 cloves garlic, crushed ; 2 tbsp tomato paste ; 60 g green olives, sliced ; 1 tsp dried oregano ; 1 tsp turmeric ; 300 ml chicken stock / vegetable stock ; 80 ml olive oil ; 2 tsp salt
- Fry the onion and green pepper in a third of the olive oil for 6 minutes. Add the garlic, oregano, tomato paste and pork for 6 minutes, pour in half of the chicken stock with half of the salt and simmer, covered, for <35|8> minutes, until tender. Stir in the olives.
- Blend the green plantains with the pumpkin, turmeric, the rest of the stock, oil and salt to a smooth dough.
- Spread spoonfuls on {12} squares of baking paper, lay some of the filling in the middle and fold to tight parcels. Wrap in foil and tie in pairs.
- Boil in plenty of water for 55 minutes, until firm.
= Alcapurrias ; alcapurria, puerto rican alcapurrias, alcapurrias de carne
fry ; caribbean ; snacks lunch ; 4 ; 45+35 rest 60 ; stove blender
Puerto Rican fritters of plantain and cassava with a filling of beef.
!*300 g minced beef / vegan mince ; !3 green plantains, peeled and chopped ; !400 g cassava, peeled and chopped ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 tsp dried oregano ; 40 g green olives, chopped ; 1 tsp turmeric ; 2 tbsp olive oil ; 800 ml sunflower oil, for deep-frying ; 1 1/2 tsp salt
- Blend the green plantains with the cassava, turmeric and two thirds of the salt to a smooth dough and chill for 60 minutes.
- Fry the onion in the olive oil for 5 minutes. Add the minced beef and garlic for 8 minutes<, until no pink is left|>, then the tomato paste, oregano, olives and the rest of the salt for 4 minutes.
- Flatten handfuls of the dough on oiled paper, fill with the mince, close and shape like long eggs.
- Fry in the hot oil in batches for 8 minutes, turning, until deep brown and cooked within.
= Asopao de Pollo ; asopao, puerto rican asopao, chicken asopao, asopao puerto rican chicken and rice soup
soup ; caribbean ; dinner ; 6 ; 20+50 ; stove
Puerto Rican soup between a stew and a risotto, with chicken and rice.
!*800 g chicken thigh fillets, in pieces / canned pigeon peas, drained ; !250 g long-grain rice, rinsed ; 1 onion, chopped ; 1 green pepper, chopped ; 4 cloves garlic, crushed ; 1 bunch fresh coriander, chopped ; ?100 g smoked ham, diced ; 400 g canned chopped tomatoes ; 1 tsp dried oregano ; 1 tsp ground cumin ; 1 tsp paprika ; 1800 ml chicken stock / vegetable stock ; 100 g frozen peas ; 60 g green olives, halved ; 2 tbsp olive oil ; 1 tsp salt
- Fry the onion and green pepper in the olive oil for 6 minutes. Add the garlic, half of the coriander, the oregano, cumin[, smoked ham] and paprika for 1 minute.
- Add the chicken, chopped tomatoes, salt and chicken stock and simmer for <20|8> minutes.
- Add the long-grain rice and simmer for 16 minutes, until soft but still soupy. Add the peas and olives for 3 minutes and scatter with the rest of the coriander.
= Tembleque ; puerto rican coconut pudding, tembleque de coco, coconut tembleque
pudding ; caribbean ; dessert ; 6 ; 5+10 rest 240 ; stove
Trembling Puerto Rican coconut pudding with cinnamon.
!800 ml coconut milk ; 60 g cornflour ; 110 g sugar ; 1/4 tsp salt ; 1/2 tsp vanilla extract ; 1 tsp ground cinnamon
- Whisk the cornflour with a little of the coconut milk until smooth. Bring the rest to a simmer with the sugar and salt.
- Whisk the cornflour in and stir for 5 minutes, until thick. Stir in the vanilla extract and pour into {6} wet moulds.
- Chill for 4 hours, turn out and dust with the cinnamon.
= Coquito ; puerto rican coquito, coconut eggnog, puerto rican eggnog
drink ; caribbean ; drinks ; 8 ; 10+0 rest 240 ; blender
Puerto Rican Christmas drink of coconut, milk and rum.
!400 ml coconut milk ; !300 ml coconut cream ; 400 g condensed milk ; 350 ml evaporated milk ; !250 ml rum / coconut water ; 1 tsp vanilla extract ; 1 tsp ground cinnamon ; 1/2 tsp nutmeg
- Blend the coconut milk with the coconut cream, condensed milk, evaporated milk, vanilla extract, cinnamon and nutmeg for 1 minute.
- Stir in the rum and pour into clean bottles.
- Chill for 4 hours and shake before you pour. It keeps for a week in the fridge.
= Mangú ; mangu, dominican mangu, los tres golpes, mangu con los tres golpes, dominican mashed plantains
side ; dominican ; breakfast ; 4 ; 15+30 ; stove
Mashed green plantain under pickled red onions, a Dominican breakfast.
!4 green plantains, peeled and halved ; 60 g butter / vegan butter ; 2 red onions, in rings ; 4 tbsp cider vinegar ; 2 tbsp olive oil ; 1 1/4 tsp salt ; 4 slices halloumi / firm tofu
- Boil the green plantains in water with most of the salt for 22 minutes, until soft. Keep a cup of the water.
- Cook the red onions in half of the olive oil for 3 minutes, add the cider vinegar and the rest of the salt and take off the heat.
- Mash the plantains with the butter and as much of their water as makes them creamy.
- Fry the halloumi in the rest of the oil for 2 minutes on each side, and serve with the mash and the red onions.
= La Bandera Dominicana ; la bandera, la bandera dominican, bandera dominicana, dominican flag lunch
stew ; dominican ; lunch dinner ; 4 ; 25+60 ; stove
The Dominican lunch of stewed chicken, red beans and white rice.
!*800 g chicken thigh fillets, halved / mushrooms, halved ; !300 g long-grain rice, rinsed ; 600 ml water ; !400 g canned kidney beans ; 1 onion, chopped ; 1 green pepper, chopped ; 4 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 tsp dried oregano ; 2 tbsp lime juice ; 1 tbsp brown sugar ; 300 ml chicken stock / vegetable stock ; 1 handful fresh coriander, chopped ; 5 tbsp sunflower oil ; 2 tsp salt
- Rub the chicken with the lime juice, oregano, half of the garlic and a third of the salt. Brown the sugar in a little of the sunflower oil for 2 minutes, add the chicken and turn for 6 minutes.
- Add half of the onion and green pepper, half of the tomato paste and most of the chicken stock, cover and simmer for <25|12> minutes<, until no pink is left inside|>.
- Bring the long-grain rice to the boil in the water with half of the rest of the salt and oil, cover and cook over low heat for 18 minutes.
- Fry the rest of the onion, green pepper and garlic in the rest of the oil for 5 minutes. Add the kidney beans with their liquid and the rest of the tomato paste, stock and salt and simmer for 12 minutes. Scatter with the coriander and serve the three side by side.
= Habichuelas con Dulce ; sweet cream of beans, dominican sweet beans, habichuela con dulce
pudding ; dominican ; dessert ; 8 ; 20+35 rest 120 ; stove blender
Dominican Easter pudding of red beans, coconut and spices.
!800 g canned kidney beans, drained and rinsed ; 400 ml water ; !400 ml coconut milk ; 400 ml evaporated milk / oat milk ; 150 g brown sugar ; !300 g sweet potatoes, diced ; 80 g raisins ; 2 cinnamon sticks ; 4 cloves ; 1/2 tsp nutmeg ; 1 tsp vanilla extract ; 1/4 tsp salt
- Blend the kidney beans with the water until very smooth and rub through a sieve.
- Bring to the boil with the coconut milk, evaporated milk, brown sugar, cinnamon sticks, cloves, nutmeg and salt. Add the sweet potatoes and simmer for 20 minutes, stirring often.
- Add the raisins and vanilla extract for 8 minutes, until creamy. Take out the cinnamon sticks and cloves and chill for 2 hours.
= Bammy ; jamaican bammy, bammies, cassava flatbread, jamaican cassava bread
bread ; jamaican ; breakfast dinner ; 4 ; 25+25 ; stove
Jamaican cassava cakes, soaked in coconut milk and fried.
!900 g cassava, peeled and finely grated ; 1 tsp salt ; !250 ml coconut milk ; 3 tbsp sunflower oil
- Squeeze the cassava in a cloth until quite dry and throw the juice away. Rub the cassava with the salt.
- Press into {4} cakes 1.5 cm thick in a lightly oiled pan and cook over medium heat for 6 minutes on each side, until firm.
- Soak the cakes in the coconut milk for 5 minutes and fry in the rest of the sunflower oil for 4 minutes on each side, until golden.
= Bake and Shark ; shark and bake, trini bake and shark, bake and fish, fry bake and fish
filled ; trinidadian ; lunch ; 4 ; 40+25 rest 30 ; stove
Trinidad's fried bread, filled with spiced fried fish.
!*600 g cod fillets, in pieces / haddock fillets, in pieces / firm tofu, in slices ; !400 g plain flour ; 2 tsp baking powder ; 30 g butter, cold / vegan butter, cold ; 180 ml water ; 1 tbsp sugar ; 3 cloves garlic, crushed ; 1 bunch fresh coriander, chopped ; 2 tbsp lime juice ; 600 ml sunflower oil, for deep-frying ; 80 g mayonnaise / vegan mayonnaise ; 2 tsp hot sauce ; 2 tomatoes, sliced ; 1/4 iceberg lettuce, shredded ; 1 3/4 tsp salt
- Mix three quarters of the flour with the baking powder, sugar and a third of the salt, rub in the butter, add the water and knead for 3 minutes. Divide into {4} and leave for 30 minutes.
- Turn the cod in the garlic, lime juice, half of the coriander and the rest of the salt, then in the rest of the flour.
- Roll each piece of dough to 12 cm and fry in the hot oil for 2 minutes on each side, until puffed. Fry the cod for 6 minutes, until golden<, and it flakes|>. Drain.
- Slit the breads and fill with the cod, tomatoes, lettuce, mayonnaise, hot sauce and the rest of the coriander.
= Macaroni Pie ; caribbean macaroni pie, bajan macaroni pie, trini macaroni pie, baked macaroni pie
bake ; caribbean ; dinner ; 6 ; 20+50 ; oven stove
Caribbean macaroni and cheese, firm enough to cut into squares.
!400 g macaroni ; !350 g cheddar, grated ; 2 eggs, beaten ; 400 ml evaporated milk ; 1 onion, grated ; 1 tbsp mustard ; 2 tbsp ketchup ; 1 tsp thyme ; 1/2 tsp cayenne pepper ; 20 g butter ; 1 tsp salt
- Boil the macaroni in salted water for 10 minutes and drain. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on.
- Mix the evaporated milk with the eggs, onion, mustard, ketchup, thyme, cayenne pepper and salt. Stir in the macaroni and three quarters of the cheddar.
- Press into a dish greased with the butter, scatter with the rest of the cheddar and bake for 38 minutes, until firm and golden. Leave for 10 minutes and cut into squares.
= Bajan Cou-Cou with Fish ; cou cou and flying fish, cou-cou and flying fish, cou cou, coucou and flying fish, bajan cou cou, cou cou barbados
stew ; barbadian ; dinner ; 4 ; 25+40 ; stove
Barbados' soft cornmeal with okra beside fish in tomato and onion sauce.
!*600 g firm white fish fillets / sea bass fillets / firm tofu, in slices ; !200 g cornmeal ; !150 g okra, sliced ; 1200 ml water ; 40 g butter / vegan butter ; 1 onion, sliced ; 1 green pepper, sliced ; 3 cloves garlic, crushed ; 3 tomatoes, chopped ; 1 tsp thyme ; 1 tsp curry powder ; 2 tbsp lime juice ; 2 tbsp sunflower oil ; 1/2 tsp hot sauce ; 1 3/4 tsp salt
- Season the fish with the lime juice and a third of the salt.
- Boil the okra in most of the water with half of the rest of the salt for 9 minutes. Lift out the okra and rain the cornmeal into its water. Stir over low heat for 14 minutes, until stiff, and beat in the okra and half of the butter.
- Meanwhile cook the onion, green pepper and garlic in the sunflower oil for 6 minutes. Add the thyme, curry powder, tomatoes, hot sauce and the rest of the water, butter and salt for 6 minutes. Lay in the fish, cover and simmer for 7 minutes<, until it flakes|>.
= Diri ak Djon-Djon ; diri djon djon, djon djon rice, haitian black rice, haitian mushroom rice
rice ; haitian ; dinner ; 6 ; 15+35 rest 30 ; stove
Haitian rice, black from dried mushrooms.
!60 g dried mushrooms ; !400 g long-grain rice, rinsed ; 900 ml water, hot ; 1 onion, chopped ; 4 cloves garlic, crushed ; 200 g frozen peas ; 1 tsp thyme ; 1/4 tsp ground cloves ; 1 Scotch bonnet chilli, left whole ; 3 tbsp olive oil ; 1 1/4 tsp salt
- Soak the dried mushrooms in the hot water for 30 minutes. Squeeze, strain and keep the dark water, and chop the mushrooms.
- Fry the onion in the olive oil for 5 minutes. Add the garlic, thyme and cloves for 1 minute, then the long-grain rice for 2 minutes.
- Add the mushrooms with their water, the Scotch bonnet chilli, peas and salt, bring to the boil, cover and cook over low heat for 18 minutes. Leave for 5 minutes, take out the chilli and fork through.
= Pikliz ; haitian pikliz, haitian slaw, spicy haitian pickled cabbage
side ; haitian ; dinner ; 8 ; 20+0 rest 1440 ; none
Fiery Haitian pickle of cabbage and carrot.
!1/2 white cabbage, finely shredded ; 2 carrots, grated ; 1 red pepper, in thin strips ; 1 onion, thinly sliced ; !3 Scotch bonnet chillies, thinly sliced ; 4 cloves garlic, sliced ; 4 cloves ; 8 black peppercorns ; 2 tbsp lime juice ; !450 ml white wine vinegar ; 1 tbsp salt
- Wear gloves for the Scotch bonnet chillies. Mix the cabbage with the carrots, red pepper, onion, chillies, garlic, cloves and peppercorns.
- Pack into a clean jar. Stir the salt and lime juice into the white wine vinegar and pour it over, so that all is covered.
- Close and leave in the fridge for a day before you eat it. It keeps there for a month.
= Soup Joumou ; joumou, haitian pumpkin soup, haitian independence soup, soup joumou haitian, haitian squash soup
soup ; haitian ; dinner ; 6 ; 30+110|45 rest 60 ; stove blender
Haiti's soup of freedom: squash, beef, vegetables and pasta.
!*600 g stewing beef, in 2 cm cubes / canned kidney beans, drained ; !1000 g pumpkin, in chunks / butternut squash, in chunks ; 1 onion, chopped ; 1 leek, sliced ; 2 carrots, diced ; 2 turnips, diced ; 400 g potatoes, diced ; 200 g white cabbage, shredded ; 4 cloves garlic, crushed ; 1 tsp thyme ; 1 Scotch bonnet chilli, left whole ; 3 tbsp lime juice ; 120 g rigatoni ; 2200 ml beef stock / vegetable stock ; 2 tbsp olive oil ; 1 1/2 tsp salt
- Mix the beef with the lime juice, garlic, thyme and half of the salt and leave for 60 minutes.
- Fry the beef in the olive oil for 8 minutes, add half of the beef stock, cover and simmer for <60|5> minutes. Meanwhile boil the pumpkin in the rest of the stock for 18 minutes and blend.
- Add the pumpkin with its stock, the onion, leek, carrots, turnips, potatoes, cabbage, Scotch bonnet chilli and the rest of the salt to the beef and simmer for 18 minutes.
- Add the rigatoni for 12 minutes, until soft. Take out the chilli, which must not burst.
= Colombo de Poulet ; colombo chicken, chicken colombo, poulet colombo, martinique curry, guadeloupe chicken curry
curry ; caribbean ; dinner ; 4 ; 25+50|35 rest 60 ; stove
Curry of the French Antilles with chicken, courgette and lime.
!*800 g chicken thigh fillets, halved / aubergines, in chunks ; 1 onion, chopped ; 4 cloves garlic, crushed ; !3 tbsp curry powder ; 1 tsp ground coriander ; 1/2 tsp allspice ; 1 tsp thyme ; 2 tbsp lime juice ; 400 g potatoes, in chunks ; 1 courgette, in chunks ; 1 Scotch bonnet chilli, left whole ; 500 ml chicken stock / vegetable stock ; 200 ml coconut milk ; 3 tbsp sunflower oil ; 1 1/4 tsp salt
- Mix the chicken with half of the garlic, the lime juice, thyme, half of the curry powder and the salt and leave for 60 minutes.
- Brown the chicken in the sunflower oil for 6 minutes. Add the onion for 5 minutes, then the ground coriander, allspice and the rest of the garlic and curry powder for 1 minute.
- Add the potatoes, Scotch bonnet chilli, chicken stock and coconut milk and simmer for <22|12> minutes. Add the courgette for 10 minutes, until all is soft<, and no pink is left in the chicken|>. Take out the chilli.
= Bokit ; bokits, guadeloupe bokit, bokit poulet, bokit sandwich
filled ; caribbean ; lunch ; 4 ; 40+20 rest 90 ; stove
Guadeloupe's fried bread, split and filled with chicken and salad.
!350 g plain flour ; 2 tsp yeast ; 200 ml water, lukewarm ; 40 g lard, soft / vegan butter, soft ; *400 g cooked chicken, torn into pieces / canned chickpeas, mashed ; 2 tomatoes, sliced ; 1/2 cucumber, sliced ; 1/2 iceberg lettuce, shredded ; 4 tbsp mayonnaise / vegan mayonnaise ; 2 tsp hot sauce ; 1 tbsp lime juice ; 600 ml sunflower oil, for deep-frying ; 1 1/4 tsp salt
- Knead the flour with the yeast, water, lard and most of the salt for 8 minutes. Leave for 90 minutes, until doubled.
- Mix the chicken with the lime juice, hot sauce and the rest of the salt.
- Divide the dough into {4}, roll each to an oval 1 cm thick and fry in the hot oil for 3 minutes on each side, until puffed and golden. Drain.
- Slit open, spread with the mayonnaise and fill with the chicken, tomatoes, cucumber and lettuce.
= Keshi Yena ; keshi yená, curacao keshi yena, aruba keshi yena, stuffed cheese curacao
bake ; caribbean ; dinner ; 6 ; 30+60 ; oven stove
Curaçao's gratin of spiced chicken in a shell of Gouda.
!*600 g chicken thigh fillets, in small pieces / mushrooms, sliced ; !500 g gouda, sliced ; 2 onions, chopped ; 1 green pepper, chopped ; 2 cloves garlic, crushed ; 2 tomatoes, chopped ; 60 g green olives, sliced ; 50 g raisins ; 2 tbsp capers ; 60 g cashews, chopped ; 2 tbsp ketchup ; 1 tbsp Worcestershire sauce / soy sauce ; 2 eggs, beaten ; 2 tbsp sunflower oil ; 1/4 tsp salt
- Fry the onions, green pepper and garlic in the sunflower oil for 7 minutes. Add the chicken for 8 minutes<, until no pink is left|>.
- Add the tomatoes, olives, raisins, capers, cashews, ketchup, Worcestershire sauce and salt and cook for 10 minutes, until thick. Take off the heat and stir in the eggs.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a greased dish with two thirds of the gouda, up its sides. Fill with the chicken, cover with the rest of the gouda and fold the edges in.
- Bake for 28 minutes, until golden and bubbling. Leave for 10 minutes and cut.
`;
