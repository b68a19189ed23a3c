/** Dishes of the Andes by name, from Venezuela to Chile; how the table is read: rules/classics/classic.ts. */
export const FROM_CARACAS_TO_SANTIAGO_BY_NAME = `
= Hallacas ; hallaca, venezuelan hallacas, hayacas, venezuelan christmas tamales
dumpling ; venezuelan ; dinner ; 6 ; 80+130 ; stove
Venezuelan Christmas parcels of corn dough around beef stew, olives and raisins.
!*600 g stewing beef, in small dice / mushrooms, diced ; !500 g masa harina ; 900 ml beef stock, warm / vegetable stock, warm ; 100 g lard, melted / vegan butter, melted ; 1 tbsp sweet paprika ; 2 onions, chopped ; 1 red pepper, chopped ; 4 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 2 tbsp brown sugar ; 2 tbsp Worcestershire sauce / soy sauce ; !80 g green olives, halved ; !80 g raisins ; 2 tbsp capers ; 2 tbsp sunflower oil ; 2 tsp salt
- Fry the onions, red pepper and garlic in the sunflower oil for 8 minutes. Add the beef for 6 minutes, then the chopped tomatoes, brown sugar, Worcestershire sauce, capers and half of the salt. Cover and simmer for <60|15> minutes, until soft and thick.
- Mix the masa harina with the beef stock, lard, paprika and the rest of the salt and knead to a soft dough.
- Flatten {12} balls of it on squares of baking paper. Lay the stew, olives and raisins in the middle, fold to tight parcels and tie.
- Boil in plenty of water for 50 minutes, until firm.
= Arroz con Coco ; coconut rice colombian, colombian coconut rice, arroz de coco, arroz con coco colombiano
rice ; colombian ; dinner ; 4 ; 5+40 ; stove
Colombian rice, brown from coconut milk cooked down to caramel.
!400 ml coconut milk ; !300 g long-grain rice, rinsed ; 40 g brown sugar ; 50 g raisins ; 550 ml water ; 1 tsp salt
- Simmer the coconut milk with the brown sugar over medium heat for 15 minutes, stirring, until the oil comes out and brown crumbs form.
- Stir in the long-grain rice for 1 minute. Add the water, raisins and salt and boil for 5 minutes, until the water is level with the rice.
- Cover and cook over low heat for 16 minutes. Fork through.
= Tray-Baked Lechona ; lechona, lechona tolimense, colombian lechona, colombian stuffed pork
roast ; colombian ; dinner ; 8 ; 35+200 rest 480 ; oven stove
Tolima's pork with rice and peas under crackling, made in a tin.
!*1500 g pork shoulder, in 3 cm cubes ; !800 g pork skin, in one or two pieces ; !200 g long-grain rice ; !300 g split peas, soaked overnight ; 8 spring onions, sliced ; 6 cloves garlic, crushed ; 1 tbsp ground cumin ; 1 tsp turmeric ; 330 ml beer / chicken stock ; 450 ml water ; 2 tbsp lime juice ; 2 1/2 tsp salt
- Mix the pork with the spring onions, garlic, cumin, turmeric, beer and two thirds of the salt and leave in the fridge overnight.
- Boil the drained split peas in water for 30 minutes. Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Mix the pork and its marinade with the long-grain rice, split peas and water in a deep tin.
- Lay the pork skin on top, tuck in the edges, cover with foil and bake for 135 minutes, until the pork is soft.
- Take off the foil, rub the skin with the lime juice and the rest of the salt, raise the oven to 230 °C (445 °F) and roast for 30 minutes, until it crackles.
= Changua ; colombian changua, colombian egg soup, milk and egg soup colombian, changua bogotana
soup ; colombian ; breakfast ; 2 ; 10+12 ; stove
Bogotá's breakfast soup of milk with eggs and spring onion.
!700 ml milk / oat milk ; 300 ml water ; !4 eggs / 250 g silken tofu, in spoonfuls ; 3 spring onions, sliced ; 1 clove garlic, halved ; 1 handful fresh coriander, chopped ; 2 slices bread, toasted ; 1/2 tsp salt
- Bring the milk and water to a simmer with the garlic, salt and two thirds of the spring onions and simmer gently for 4 minutes.
- Slip in the eggs one by one and poach over low heat for 5 minutes, until set.
- Take out the garlic. Lay the bread into bowls, ladle in the soup and scatter with the coriander and the rest of the spring onions.
= Encebollado ; ecuadorian fish soup, encebollado de pescado, encebollado ecuatoriano, tuna and cassava soup
soup ; ecuadorian ; lunch ; 4 ; 25+45 ; stove
Ecuadorian soup of tuna and cassava under pickled onions.
!*600 g fresh tuna, in one piece / cod fillets / canned hearts of palm, drained ; !700 g cassava, peeled and in chunks ; 1 onion, chopped ; 3 tomatoes, chopped ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1/2 tsp chilli powder ; 1500 ml water ; 1 bunch fresh coriander, chopped ; !2 red onions, thinly sliced ; 4 tbsp lime juice ; 2 tbsp sunflower oil ; 2 tsp salt
- Turn the red onions with a little of the salt, rinse them and mix with half of the lime juice and half of the coriander.
- Fry the onion, tomatoes, garlic, cumin and chilli powder in the sunflower oil for 8 minutes. Pour in the water, add the rest of the salt and coriander and simmer the tuna in it for 12 minutes<, until it flakes|>. Lift out.
- Boil the cassava in the broth for 25 minutes, until quite soft. Break the tuna into pieces, return for 2 minutes and stir in the rest of the lime juice.
- Serve under the red onions.
= Llapingachos ; llapingacho, ecuadorian potato cakes, ecuadorian potato patties, potato and cheese cakes ecuador
fry ; ecuadorian ; lunch breakfast ; 4 ; 30+35 ; stove blender
Ecuadorian potato cakes filled with cheese, in peanut sauce.
!1000 g floury potatoes, in chunks ; !150 g mozzarella, grated / vegan cheese, grated ; 4 spring onions, sliced ; 1 tsp sweet paprika ; 80 g peanut butter ; 250 ml milk / oat milk ; 1 onion, chopped ; 1 clove garlic, crushed ; 1/2 tsp ground cumin ; 5 tbsp sunflower oil ; 1 1/2 tsp salt ; 1 avocado, sliced
- Boil the potatoes in water with half of the salt for 18 minutes, until soft. Drain, mash and leave to cool. Mix with the paprika and half of the rest of the salt.
- Mix the mozzarella with the spring onions. Shape {12} balls of mash around it and flatten. Chill them while you make the sauce.
- Cook the onion, garlic and cumin in a spoonful of the sunflower oil for 6 minutes. Add the peanut butter, milk and the rest of the salt, simmer for 4 minutes and blend.
- Fry the cakes in the rest of the oil for 3 minutes on each side, until golden, and serve with the sauce and avocado.
= Locro de Papa ; ecuadorian potato soup, locro de papas, locro de queso, ecuadorian potato and cheese soup
soup ; ecuadorian ; lunch dinner ; 4 ; 15+40 ; stove
Thick Ecuadorian potato soup with cheese and avocado.
!1200 g floury potatoes, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1200 ml water ; 250 ml milk / oat milk ; !200 g feta, crumbled / vegan cheese, crumbled ; !1 avocado, sliced ; 1 handful fresh coriander, chopped ; 2 tbsp sunflower oil ; 1 tsp salt
- Fry the onion in the sunflower oil for 6 minutes. Add the garlic, cumin and paprika for 1 minute, then the potatoes for 3 minutes.
- Pour in the water, add the salt and simmer for 22 minutes, until the potatoes fall apart. Mash some of them in the pot.
- Stir in the milk and most of the feta and heat for 3 minutes. Top with the avocado, coriander and the rest of the feta.
= Bolón de Verde ; bolon de verde, bolones, bolon, bolones de verde, ecuadorian plantain dumplings
fry ; ecuadorian ; breakfast ; 4 ; 25+35 ; stove
Ecuadorian balls of green plantain with cheese, fried crisp.
!4 green plantains, peeled and in chunks ; !200 g mozzarella, grated / vegan cheese, grated ; ?120 g smoked bacon, diced ; 60 g butter / vegan butter ; 1/2 tsp ground cumin ; 1/2 tsp chilli powder ; 4 tbsp sunflower oil ; 1 tsp salt
- Cook the green plantains in the butter over medium-low heat for 22 minutes, turning, until golden and soft.
- [Fry the bacon in a dry pan for 6 minutes, until crisp. ]Mash the hot plantains with the cumin, chilli powder and salt to a coarse dough.
- Shape {8} balls around the mozzarella[ and bacon].
- Fry in the sunflower oil for 6 minutes, turning, until crisp all over.
= Fanesca ; ecuadorian fanesca, fanesca soup, ecuadorian easter soup
soup ; ecuadorian ; dinner ; 8 ; 45+60 ; stove blender
Ecuador's rich Lenten soup of salt cod, pumpkin, grains and beans.
!*300 g salt cod, soaked for a day / canned hearts of palm, drained ; !600 g pumpkin, in chunks ; 200 g white cabbage, shredded ; 60 g long-grain rice ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tsp ground cumin ; 200 g frozen sweetcorn ; 200 g frozen peas ; 200 g frozen broad beans ; 400 g canned cannellini beans, drained ; 60 g peanut butter ; 1000 ml milk / oat milk ; 800 ml water ; 150 g feta, crumbled / vegan cheese, crumbled ; ?4 eggs ; 40 g butter / vegan butter ; 1/2 tsp salt
- Simmer the pumpkin, cabbage and long-grain rice in the water for 20 minutes, until soft, and blend. [Boil the eggs for 10 minutes, peel and quarter.]
- <Simmer the salt cod, drained, in the milk for 12 minutes. Lift out and flake it, without skin and bones.|Warm the hearts of palm in the milk for 3 minutes and lift out.>
- Cook the onion, garlic and cumin in the butter for 7 minutes. Add the blended pumpkin, the milk, peanut butter, sweetcorn, peas, broad beans, cannellini beans and salt and simmer for 15 minutes, stirring often.
- Stir in the salt cod and feta for 3 minutes[, and serve with the eggs].
= Guatita ; ecuadorian guatita, tripe and potato stew, ecuadorian tripe stew, guatita ecuatoriana
stew ; ecuadorian ; dinner ; 4 ; 25+165 ; stove blender
Ecuadorian stew of tripe and potatoes in peanut sauce.
!*700 g tripe, cleaned and in one piece / oyster mushrooms ; !100 g peanut butter ; 400 ml milk / oat milk ; 700 g potatoes, diced ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 green pepper, diced ; 2 tomatoes, chopped ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1 bunch fresh coriander, chopped ; 2 l water ; 2 tbsp sunflower oil ; 1 1/2 tsp salt
- Simmer the tripe in the water with half of the coriander and half of the salt for <110|10> minutes, covered, until tender. Lift out, cut into small pieces and keep 500 ml of the broth.
- Fry the onions, green pepper and garlic in the sunflower oil for 8 minutes. Add the tomatoes, cumin and paprika for 5 minutes. Blend with the peanut butter and milk.
- Simmer the potatoes in the broth with the sauce and the rest of the salt for 18 minutes. Add the tripe for 10 minutes, until thick, and scatter with the rest of the coriander.
= Rocoto Relleno ; rocotos rellenos, peruvian stuffed peppers, arequipa stuffed peppers
bake ; peruvian ; dinner ; 4 ; 40+60 ; oven stove
Hot Peruvian peppers, filled with beef, olives and raisins under cheese.
!8 red peppers, small ; !*500 g minced beef / vegan mince ; !2 red chillies, chopped ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp dried oregano ; 60 g black olives, chopped ; 50 g raisins ; 40 g peanuts, chopped ; 2 tbsp tomato paste ; 200 g mozzarella, sliced / vegan cheese, sliced ; 200 ml evaporated milk / soy cream ; 2 tbsp sunflower oil ; 1 tsp salt
- Cut the tops off the red peppers, take out the seeds and boil the peppers for 5 minutes.
- Fry the onion in the sunflower oil for 6 minutes. Add the minced beef for 8 minutes<, until no pink is left|>, then the garlic, red chillies, cumin, oregano and tomato paste for 3 minutes. Stir in the olives, raisins, peanuts and salt.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Fill the peppers, cover with the mozzarella and pour the evaporated milk into the dish.
- Bake for 32 minutes, until soft and golden.
= Tacu-Tacu ; peruvian rice and beans, peruvian bean and rice cakes
fry ; peruvian ; lunch dinner ; 4 ; 20+30 ; stove
Peruvian crisp cake of leftover beans and rice, with a fried egg.
!400 g cooked rice ; !400 g canned cannellini beans, drained ; 1 red onion, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp ají amarillo paste ; 1/2 tsp dried oregano ; 4 eggs / 300 g firm tofu, in slices ; 1 onion, thinly sliced ; 2 tbsp lime juice ; 5 tbsp sunflower oil ; 1 tsp salt
- Mix the onion with the lime juice and a little of the salt.
- Fry the red onion in a spoonful of the sunflower oil for 6 minutes. Add the garlic, ají amarillo paste, oregano and most of the rest of the salt for 2 minutes. Mash half of the cannellini beans and stir in with the others and the cooked rice.
- Fry a quarter at a time in a little of the oil as a thick oval for 2 minutes on each side, until crisp.
- Fry the eggs in the rest of the oil for 4 minutes, until firm, and lay them on top with the raw onion.
= Chupe de Camarones ; peruvian shrimp chowder, chupe de camaron, peruvian prawn chowder, chupe
soup ; peruvian ; dinner ; 4 ; 20+40 ; stove
Peruvian chowder of prawns, potatoes, corn and milk.
!*500 g raw prawns, peeled / firm tofu, in cubes ; 1 red onion, chopped ; 3 cloves garlic, crushed ; !2 tbsp ají amarillo paste ; 2 tbsp tomato paste ; 600 g potatoes, in chunks ; 2 corn on the cob, in pieces ; 60 g long-grain rice ; 150 g frozen peas ; 1200 ml fish stock / vegetable stock ; 250 ml evaporated milk / soy cream ; 150 g feta, diced / vegan cheese, diced ; ?4 eggs ; 1 tsp dried oregano ; 2 tbsp sunflower oil ; 3/4 tsp salt
- Fry the red onion in the sunflower oil for 6 minutes. Add the garlic, ají amarillo paste, tomato paste and oregano for 2 minutes.
- Pour in the fish stock, add the potatoes, corn, long-grain rice and salt and simmer for 20 minutes.
- Add the prawns and peas for 4 minutes<, until the prawns are pink|>. [Slip in the eggs and poach for 5 minutes, until set. ]Stir in the evaporated milk and feta over low heat for 2 minutes.
= Pachamanca a la Olla ; pachamanca, pachamanca peruana, pot pachamanca
roast ; peruvian ; dinner ; 6 ; 35+105 rest 240 ; stove blender
Peru's feast of meat, roots and corn in herb paste, here in one pot.
!*1000 g pork shoulder, in large chunks ; !6 chicken thighs ; 800 g potatoes ; 500 g sweet potatoes, halved ; 3 corn on the cob, halved ; 300 g frozen broad beans ; !1 bunch fresh coriander ; 1 bunch mint ; 1 handful parsley ; 6 cloves garlic ; 3 tbsp ají amarillo paste ; 2 tsp ground cumin ; 100 ml cider vinegar ; 100 ml sunflower oil ; 400 ml water ; 2 1/2 tsp salt
- Blend the coriander with the mint, parsley, garlic, ají amarillo paste, cumin, cider vinegar, sunflower oil and salt. Turn the pork and chicken in it and leave in the fridge for 4 hours.
- Lay the pork into a large heavy pot with the water, cover tightly and cook over low heat for 45 minutes.
- Add the chicken, potatoes, sweet potatoes and corn with all of the paste, cover and cook for 45 minutes.
- Scatter over the broad beans and cook for 12 minutes, until the meat falls from the bone and the roots are soft.
= Carapulcra ; carapulcra peruana, peruvian dried potato stew, carapulca
stew ; peruvian ; dinner ; 4 ; 25+75 ; stove
Peruvian stew of pork, potatoes and peanuts.
!*600 g pork shoulder, in 2 cm dice / canned chickpeas, drained ; !800 g floury potatoes, in small dice ; 1 red onion, chopped ; 4 cloves garlic, crushed ; !3 tbsp ají amarillo paste ; 1 tbsp sweet paprika ; 1 tsp ground cumin ; 1/4 tsp ground cloves ; 1 cinnamon stick ; !80 g peanuts, ground ; 800 ml chicken stock / vegetable stock ; 2 tbsp sunflower oil ; 1 tsp salt
- Toast the potatoes in a dry pan over low heat for 12 minutes, stirring, until dry and spotted. They stand in for dried ones.
- Fry the pork in the sunflower oil for 7 minutes. Add the red onion and garlic for 6 minutes, then the ají amarillo paste, paprika, cumin and cloves for 2 minutes.
- Add half of the chicken stock with the cinnamon stick and salt, cover and simmer for <25|5> minutes. Add the potatoes and the rest of the stock for 18 minutes, until the potatoes thicken it.
- Stir in the peanuts for 5 minutes and take out the cinnamon stick.
= Picarones ; peruvian picarones, peruvian doughnuts, peruvian pumpkin doughnuts, squash doughnuts
fry ; peruvian ; dessert snacks ; 6 ; 40+50 rest 90 ; stove
Peruvian rings of pumpkin and sweet potato dough in spiced syrup.
!300 g pumpkin, diced ; !250 g sweet potatoes, diced ; 350 g plain flour ; 2 tsp yeast ; 1 tbsp sugar ; 1/2 tsp fennel seeds, crushed ; 1/4 tsp salt ; 800 ml sunflower oil, for deep-frying ; !250 g dark brown sugar ; 250 ml water ; 1 cinnamon stick ; 3 cloves ; 1 strip orange peel
- Simmer the pumpkin and sweet potatoes in plenty of water for 18 minutes, until soft. Drain well, mash and leave until lukewarm.
- Beat in the flour, yeast, sugar, fennel seeds and salt to a soft, sticky dough and leave for 90 minutes, until doubled.
- Simmer the brown sugar with the water, cinnamon stick, cloves and orange peel for 15 minutes, until syrupy, and strain.
- With wet hands pull off pieces, make a hole in each with your thumb and fry in the hot oil in batches for 3 minutes, turning, until golden. Pour over the syrup.
= Suspiro a la Limena ; suspiro limeño, suspiro a la limeña, suspiro de limeña, lima's sigh
pudding ; peruvian ; dessert ; 6 ; 20+50 rest 180 ; stove
Lima's caramel cream under meringue cooked in port syrup.
!400 g condensed milk ; !400 ml evaporated milk ; 4 egg yolks ; 1 tsp vanilla extract ; 3 egg whites ; !150 g sugar ; 80 ml red wine / grape juice ; 1/2 tsp ground cinnamon
- Stir the condensed milk with the evaporated milk over low heat for 35 minutes, until thick and golden and the spoon leaves a path.
- Whisk the egg yolks with a ladle of it, stir them in and cook over low heat for 4 minutes, until as thick as custard, without boiling. Stir in the vanilla extract, pour into {6} glasses and chill for 3 hours.
- Boil the sugar with the red wine for 6 minutes, to 118 °C (244 °F). Whisk the egg whites to stiff peaks and whisk in the boiling syrup in a thin stream for 5 minutes, until cool and shiny.
- Heap the meringue on the cream and dust with the cinnamon.
= Mazamorra Morada ; peruvian purple corn pudding, mazamorra, purple corn pudding
pudding ; peruvian ; dessert ; 6 ; 15+60 ; stove
Peruvian purple pudding of fruit and spices.
!400 g purple corn, in pieces / blueberries ; 1500 ml water ; 300 g pineapple, diced ; 1 apple, diced ; 80 g prunes ; 60 g dried apricots ; 120 g sugar ; 2 cinnamon sticks ; 4 cloves ; 60 g cornflour ; 3 tbsp lime juice ; 1/2 tsp ground cinnamon
- Simmer the purple corn in the water with the cinnamon sticks and cloves for 35 minutes, until deep purple. Strain and throw away what is in the sieve.
- Bring the juice back to the boil with the pineapple, apple, prunes, apricots and sugar and simmer for 12 minutes.
- Stir the cornflour into a little cold water, stir it in and simmer for 4 minutes, until thick and clear. Stir in the lime juice and dust with the ground cinnamon. Eat warm or cold.
= Salteñas ; saltenas, salteña, bolivian salteñas, bolivian empanadas, saltenas bolivianas
pie ; bolivian ; lunch snacks ; 6 ; 70+55 rest 240 ; oven stove
Bolivian baked pasties with a sweet crust and a juicy, hot filling.
!*400 g minced beef / vegan mince ; !500 g plain flour ; 120 g lard, melted / vegan butter, melted ; 50 g sugar ; 1 tsp turmeric ; 150 ml water, warm ; 1 egg, beaten ; 300 g potatoes, in small dice ; 100 g frozen peas ; 1 onion, chopped ; 2 tbsp ají amarillo paste ; 1 tsp ground cumin ; 1 tsp dried oregano ; 400 ml beef stock / vegetable stock ; !4 sheets gelatine / 2 tsp agar ; 60 g black olives ; 40 g raisins ; 2 tbsp sunflower oil ; 2 tsp salt
- Fry the onion in the sunflower oil for 6 minutes. Add the minced beef for 7 minutes<, until no pink is left|>, then the ají amarillo paste, cumin and oregano. Add the potatoes, beef stock and half of the salt and simmer for 12 minutes. Stir in the peas and raisins. Soften the gelatine in cold water, stir it in, simmer for 1 minute and chill for 4 hours, until set.
- Mix the flour with the sugar, turmeric and the rest of the salt. Work in the hot lard, then the water, for a firm dough. Cover and leave for 30 minutes.
- Roll out {12} rounds of 13 cm. Lay cold filling and an olive on each, fold, and twist the edge shut like a rope.
- Heat the oven to 240 °C (465 °F), or 220 °C (425 °F) with the fan on. Stand them upright, brush with the egg and bake for 20 minutes, until golden. Bite off a corner first: the juice is hot.
= Silpancho ; bolivian silpancho, silpancho cochabambino
fry ; bolivian ; lunch dinner ; 4 ; 25+40 ; stove
Bolivian plate of rice, potatoes, thin breaded beef, fried egg and salsa.
!*4 sirloin steaks, beaten very thin / 4 portobello mushrooms ; 80 g breadcrumbs ; !250 g long-grain rice, rinsed ; 500 ml water ; 600 g waxy potatoes ; 4 eggs / 300 g firm tofu, in slices ; 2 tomatoes, diced ; 1 red onion, diced ; 1 green chilli, chopped ; 1 tbsp cider vinegar ; 1/2 tsp ground cumin ; 100 ml sunflower oil ; 1 3/4 tsp salt
- Bring the long-grain rice to the boil in the water with a quarter of the salt, cover and cook over low heat for 16 minutes. Boil the potatoes for 20 minutes, slice, and fry in a little of the sunflower oil for 5 minutes.
- Mix the tomatoes with the red onion, green chilli and cider vinegar.
- Season the steaks with the cumin and the rest of the salt and press both sides into the breadcrumbs. Fry in most of the oil for 3 minutes on each side, until brown and cooked through.
- Fry the eggs in the rest of the oil for 4 minutes, until firm. Layer the rice, potatoes, steaks, eggs and salsa on each plate.
= Pique Macho ; pique a lo macho, bolivian pique macho, pique a lo macho boliviano
fry ; bolivian ; dinner ; 4 ; 25+45 ; oven stove
Bolivian heap of beef and sausage over chips with onion, peppers and chilli.
!*600 g sirloin steak, in strips / oyster mushrooms, torn ; ?250 g frankfurters, sliced ; !1000 g potatoes, in chips ; 1 red onion, sliced ; 1 green pepper, sliced ; 2 tomatoes, in wedges ; !2 jalapeños, sliced ; 3 cloves garlic, crushed ; 150 ml beer / beef stock ; 2 tbsp soy sauce ; 1 tsp ground cumin ; ?2 eggs, hard-boiled and quartered / 1 avocado, sliced ; 5 tbsp sunflower oil ; 1 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the potatoes with half of the sunflower oil and half of the salt and bake for 35 minutes, turning once, until golden.
- Season the steak with the garlic, cumin, black pepper and the rest of the salt. Fry in the rest of the oil over high heat for 5 minutes, until brown. [Add the frankfurters for 3 minutes. ]Pour in the beer and soy sauce and simmer for 4 minutes.
- Add the red onion and green pepper for 3 minutes, then the tomatoes and jalapeños for 1 minute.
- Heap over the chips with all of the juice[ and top with the eggs].
= Sajta de Pollo ; sajta, bolivian chicken in yellow chilli, sajta de pollo boliviana
stew ; bolivian ; dinner ; 4 ; 25+55 ; stove
Bolivian chicken in yellow chilli sauce with potatoes and onion salad.
!*8 chicken thighs / 600 g firm tofu, in thick slices ; !5 tbsp ají amarillo paste ; 2 onions, chopped ; 4 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp dried oregano ; 600 ml chicken stock / vegetable stock ; 100 g frozen peas ; 800 g potatoes ; 1 red onion, thinly sliced ; 2 tomatoes, sliced ; 2 tbsp cider vinegar ; 3 tbsp sunflower oil ; 1 1/2 tsp salt
- Brown the chicken in two thirds of the sunflower oil for 8 minutes and lift out. Cook the onions in the pan for 8 minutes, add the garlic, cumin, oregano and ají amarillo paste for 3 minutes.
- Return the chicken with the chicken stock and most of the salt, cover and simmer for <35|12> minutes, <until it comes off the bone|until thick>. Add the peas for 3 minutes.
- Meanwhile boil the potatoes for 22 minutes. Mix the red onion and tomatoes with the cider vinegar, the rest of the oil and salt, and serve with both.
= Chairo ; bolivian chairo, chairo paceño, chairo paceno, andean beef and potato soup
soup ; bolivian ; dinner ; 6 ; 30+110|45 ; stove
Andean soup of beef, potatoes, wheat and broad beans.
!*500 g stewing beef, in 2 cm cubes / canned butter beans, drained ; !800 g floury potatoes, diced ; 80 g bulgur / pearl barley ; 1 onion, chopped ; 2 carrots, diced ; 200 g frozen broad beans ; 100 g frozen peas ; 1 tsp dried oregano ; 1 tsp ground cumin ; 2 l beef stock / vegetable stock ; 1 handful mint, chopped ; 1 handful parsley, chopped ; 2 tbsp sunflower oil ; 1 tsp salt
- Fry the beef and onion in the sunflower oil for 8 minutes. Add the cumin, oregano and beef stock, cover and simmer for <70|5> minutes.
- Add the potatoes, carrots, bulgur and salt and simmer for 20 minutes, until the potatoes begin to fall apart.
- Add the broad beans and peas for 6 minutes and scatter with the mint and parsley.
= Cazuela ; chilean cazuela, cazuela de vacuno, cazuela de pollo, cazuela chilena, cazuela de ave
soup ; chilean ; dinner ; 4 ; 20+70 ; stove
Chilean broth with chicken, corn, squash, potato and rice in every bowl.
!*4 chicken legs / 400 g canned chickpeas, drained ; !4 potatoes, peeled ; !400 g pumpkin, in 4 pieces ; !2 corn on the cob, halved ; 60 g long-grain rice ; 200 g green beans, sliced ; 1 onion, chopped ; 1 carrot, sliced ; 1 red pepper, in strips ; 2 cloves garlic, crushed ; 1 tsp dried oregano ; 1/2 tsp ground cumin ; 1 tsp sweet paprika ; 1800 ml water ; 2 tbsp sunflower oil ; 1 handful fresh coriander, chopped ; 2 tsp salt
- Fry the onion, carrot and red pepper in the sunflower oil for 6 minutes. Add the garlic, oregano, cumin, paprika and chicken for 5 minutes.
- Pour in the water, add the salt and simmer for <25|5> minutes. Add the potatoes and long-grain rice for 8 minutes.
- Add the pumpkin, corn and green beans and simmer for 17 minutes, until all is soft<, and the chicken comes off the bone|>. Serve a piece of everything in each bowl and scatter with the coriander.
= Porotos Granados ; chilean bean stew, porotos granados con mazamorra, porotos con mazamorra, chilean beans with corn and squash
stew ; chilean ; dinner lunch ; 4 ; 20+40 ; stove blender
Chilean summer stew of beans, squash, corn and basil.
!800 g canned borlotti beans, drained ; !600 g pumpkin, diced / butternut squash, diced ; !400 g frozen sweetcorn ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp sweet paprika ; 1/2 tsp ground cumin ; 700 ml vegetable stock ; !1 bunch basil, torn ; 2 tbsp sunflower oil ; 1 tsp salt
- Fry the onion in the sunflower oil for 7 minutes. Add the garlic, paprika and cumin for 1 minute.
- Add the pumpkin and vegetable stock and simmer for 14 minutes. Blend half of the sweetcorn with half of the basil and a ladle of the broth.
- Add the borlotti beans, salt, the blended corn and the rest of the sweetcorn and simmer for 14 minutes, until thick, stirring often. Stir in the rest of the basil.
= Curanto en Olla ; curanto, pulmay, chilean curanto, curanto chilote
stew ; chilean ; dinner ; 6 ; 30+80 ; stove
Chiloé's pot of shellfish, smoked pork, sausage, chicken and potatoes.
!*1000 g mussels, cleaned ; !1000 g clams, cleaned ; 6 chicken thighs ; !500 g smoked ham, in chunks ; 400 g smoked sausage, in pieces ; 800 g potatoes ; 1 onion, chopped ; 4 cloves garlic, sliced ; 1 red pepper, in strips ; 500 ml white wine / fish stock ; 300 ml water ; 4 leaves savoy cabbage ; 1 tsp sweet paprika ; 2 tbsp sunflower oil ; 1/4 tsp black pepper
- Throw away mussels and clams that are broken or do not close when tapped. Fry the onion, garlic, red pepper and paprika in the sunflower oil in a very large pot for 6 minutes.
- Add the chicken, smoked ham, black pepper, white wine and water, cover and simmer for 25 minutes. Add the potatoes and smoked sausage for 25 minutes, until soft.
- Lay the mussels and clams on top, cover with the leaves of the savoy cabbage and a lid and steam for 12 minutes, until the shells open. Throw away those that stay shut.
- Serve in deep plates with cups of the broth.
= Charquicán ; charquican, chilean charquican, chilean beef and pumpkin stew
stew ; chilean ; dinner ; 4 ; 20+40 ; stove
Chilean mash of pumpkin and potato with beef, corn and a fried egg.
!*400 g minced beef / vegan mince ; !600 g potatoes, diced ; !500 g pumpkin, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 150 g frozen sweetcorn ; 150 g frozen peas ; 1 tsp sweet paprika ; 1 tsp dried oregano ; 1/2 tsp ground cumin ; 400 ml beef stock / vegetable stock ; ?4 eggs / 200 g firm tofu, in slices ; 3 tbsp sunflower oil ; 1 tsp salt
- Fry the onion in two thirds of the sunflower oil for 6 minutes. Add the minced beef for 8 minutes<, until no pink is left|>, then the garlic, paprika, oregano and cumin for 1 minute.
- Add the potatoes, pumpkin, beef stock and salt, cover and simmer for 18 minutes, until soft. Mash roughly.
- Stir in the sweetcorn and peas and cook for 5 minutes. [Fry the eggs in the rest of the oil for 4 minutes, until firm, and serve on top.]
= Humitas ; humita, chilean humitas, humitas chilenas, humitas en chala, fresh corn tamales
dumpling ; chilean ; lunch dinner ; 4 ; 40+50 ; stove blender
Parcels of fresh corn paste with basil, steamed in the husk.
!1000 g frozen sweetcorn, thawed ; !1 bunch basil ; 1 onion, finely chopped ; 80 g cornmeal ; 60 g lard / butter / vegan butter ; 1 green chilli, chopped ; 100 ml milk / oat milk ; 1 1/4 tsp salt
- Soak {16} corn husks in hot water for 30 minutes, or cut squares of baking paper instead.
- Cook the onion and green chilli in the lard for 8 minutes. Blend the sweetcorn with the basil and milk, add to the pan with the cornmeal and salt and stir for 6 minutes, until thick.
- Lay two spoonfuls on each pair of husks, fold to a parcel and tie.
- Steam over simmering water for 35 minutes, topping it up, until firm.
= Chilean Completo ; completo italiano, completos, chilean hot dog, completo chileno
filled ; chilean ; lunch snacks ; 4 ; 15+8 ; stove
Chilean hot dog under tomato, avocado and mayonnaise.
!*4 frankfurters / vegan sausages ; !4 hot dog buns ; !2 ripe avocados ; 2 tomatoes, finely diced ; 100 g mayonnaise / vegan mayonnaise ; 80 g sauerkraut, drained ; 1 tbsp lemon juice ; 1/4 tsp salt
- Mash the avocados with the lemon juice and salt.
- Heat the frankfurters in hot water for 7 minutes, without boiling, and warm the hot dog buns.
- Fill the buns with the frankfurters, sauerkraut, tomatoes and avocado and finish with a thick stripe of the mayonnaise.
= Sopaipillas ; sopaipilla, chilean sopaipillas, sopaipillas chilenas, sopaipillas pasadas, chilean pumpkin fritters
fry ; chilean ; snacks ; 6 ; 30+35 ; stove
Chilean fried rounds of pumpkin dough.
!300 g pumpkin, diced ; !450 g plain flour ; 1 tsp baking powder ; 60 g butter, melted / vegan butter, melted ; 1 tsp salt ; 700 ml sunflower oil, for deep-frying
- Boil the pumpkin for 15 minutes, until soft. Drain well, mash and leave until lukewarm.
- Mix the flour with the baking powder and salt. Work in the pumpkin and butter for a soft dough, leave for 15 minutes and roll out to 5 mm. Cut {18} rounds of 8 cm and prick them.
- Fry in the hot oil in batches for 2 minutes on each side, until golden. Drain and eat hot, salty with salsa or sweet with syrup.
= Chorrillana ; chilean chorrillana, chilean loaded fries
fry ; chilean ; dinner ; 4 ; 20+45 ; oven stove
Chips under strips of beef, soft onions and fried eggs.
!*500 g sirloin steak, in strips / oyster mushrooms, torn ; !1000 g potatoes, in chips ; !3 onions, sliced ; 4 eggs / 300 g firm tofu, in slices ; 2 cloves garlic, crushed ; 1 tsp dried oregano ; 1/2 tsp ground cumin ; 6 tbsp sunflower oil ; 1 1/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the potatoes with a third of the sunflower oil and half of the salt and bake for 35 minutes, turning once, until golden.
- Cook the onions in half of the rest of the oil for 15 minutes, until brown, and lift out. Fry the steak with the garlic, oregano, cumin and the rest of the salt over high heat for 5 minutes, until brown, and stir in the onions.
- Fry the eggs in the rest of the oil for 4 minutes, until firm.
- Heap the steak on the chips and lay the eggs on top.
`;
