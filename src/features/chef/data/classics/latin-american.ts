/** Dishes of Mexico, Latin America and the Caribbean; how the table is read: rules/classics/classic.ts. */
export const LATIN_AMERICAN = `
= Chili con Carne ; chilli con carne, vegan chili con carne, vegetarian chili con carne, veggie chili con carne, chili, chilli, texas chili, beef chili, chili sin carne, chilli sin carne, bean chili, three bean chili, vegetarian chili, vegan chili, turkey chili
stew ; tex-mex ; dinner ; 4 ; 15+65|40 ; stove
Minced beef stewed with beans, tomatoes and chilli.
!*500 g minced beef / minced turkey / minced pork / canned black beans, drained / cooked lentils ; 2 onions, chopped ; 1 red pepper, diced ; 2 tbsp sunflower oil ; 3 cloves garlic, crushed ; !2 tsp chilli powder ; 2 tsp ground cumin ; 2 tsp sweet paprika ; 1 tsp dried oregano ; 2 tbsp tomato paste ; 800 g canned chopped tomatoes ; 200 ml beef stock ; !400 g canned kidney beans, drained / canned pinto beans, drained / 2 green peppers, diced ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onions and red pepper in the sunflower oil for 10 minutes. Add the minced beef and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the garlic, chilli powder, cumin, paprika, oregano and tomato paste for 1 minute.
- Add the chopped tomatoes, beef stock, salt and black pepper and simmer for <35 minutes|15 minutes>.
- Stir in the kidney beans and simmer for 10 minutes, until thick. Serve, if you like, with rice.
= Beef Tacos ; tacos, ground beef tacos, taco, tacos de carne, mexican tacos
filled ; mexican ; dinner ; 4 ; 20+15 ; stove
Spiced minced beef in corn tortillas with salsa and lime.
!12 corn tortillas ; !*500 g minced beef / minced turkey / minced pork / canned black beans, drained / cooked lentils ; 1 onion, chopped ; 1 tbsp sunflower oil ; 2 cloves garlic, crushed ; 2 tsp ground cumin ; 2 tsp sweet paprika ; !1 tsp chilli powder ; 1 tbsp tomato paste ; 100 ml water ; 3 tomatoes, diced ; 1 romaine lettuce, shredded ; 80 g cheddar, grated ; 1 lime, in wedges ; 1 1/4 tsp salt
- Cook the onion in the sunflower oil for 5 minutes. Add the minced beef and <fry for 7 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the garlic, cumin, paprika, chilli powder, tomato paste and salt for 1 minute, then the water, and simmer for 3 minutes.
- Warm the corn tortillas in a dry pan and fill with the meat, lettuce, tomatoes and cheddar. Squeeze over the lime.
= Fish Tacos ; baja fish tacos, tacos de pescado, prawn tacos, shrimp tacos
filled ; mexican ; dinner ; 4 ; 25+10 ; stove
Crisp fish in corn tortillas with cabbage and lime cream.
!12 corn tortillas ; !*600 g cod fillets, in strips / raw prawns, peeled / firm tofu, in strips ; 60 g plain flour ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 6 tbsp sunflower oil ; !250 g white cabbage, finely shredded ; 150 g sour cream ; 3 tbsp lime juice ; 1 avocado, sliced ; 1 bunch fresh coriander, chopped ; 1 1/4 tsp salt
- Toss the cabbage with a third of the lime juice and a quarter of the salt. Stir the sour cream with the rest of the lime juice.
- Mix the flour with the paprika, cumin and the rest of the salt, and turn the cod in it. Fry in the sunflower oil over medium-high heat for 3 minutes on each side, until crisp< and the fish flakes|>.
- Warm the corn tortillas and fill with the fish, cabbage, avocado, cream and fresh coriander.
= Tacos al Pastor ; al pastor, pork tacos
filled ; mexican ; dinner ; 4 ; 25+20 rest 120 ; stove blender
Pork marinated with chilli and pineapple, charred and chopped into tortillas.
!12 corn tortillas ; !*700 g pork shoulder, thinly sliced / chicken thigh fillets, thinly sliced / firm tofu, thinly sliced ; 2 dried chillies, soaked ; 3 cloves garlic ; !200 g pineapple, diced ; 3 tbsp cider vinegar ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 1 tsp dried oregano ; 2 tbsp sunflower oil ; 1 onion, finely chopped ; 1 bunch fresh coriander, chopped ; 1 lime, in wedges ; 1 1/2 tsp salt
- Blend the dried chillies with the garlic, cider vinegar, paprika, cumin, oregano, salt and a quarter of the pineapple. Coat the pork and chill for 2 hours.
- Sear in the sunflower oil in a very hot pan in batches for 6 minutes each, until charred at the edges< and cooked through|>. Chop. Brown the rest of the pineapple in the pan for 2 minutes.
- Warm the corn tortillas and fill with the pork, pineapple, onion and fresh coriander. Squeeze over the lime.
= Beef Burritos ; burrito, burritos, chicken burrito, bean burrito
filled ; mexican ; dinner ; 4 ; 20+25 ; stove
Flour tortillas rolled around meat, beans and rice.
!4 flour tortillas, large ; !*400 g minced beef / minced turkey / cooked lentils / chicken thigh fillets, diced ; !400 g canned black beans, drained ; ?150 g long-grain rice ; 1 onion, chopped ; 2 tbsp sunflower oil ; 2 tsp ground cumin ; 1 tsp chilli powder ; 2 tbsp tomato paste ; 100 ml water ; 100 g cheddar, grated ; 1 avocado, sliced ; 2 tomatoes, diced ; 1 lime, in wedges ; 1 1/2 tsp salt
- [Boil the rice with a third of the salt for 14 minutes and drain. ]Cook the onion in the sunflower oil for 6 minutes, add the minced beef and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the cumin, chilli powder, tomato paste, black beans, water and the rest of the salt and simmer for 5 minutes.
- Warm the flour tortillas. Fill with the rice, beans, cheddar, avocado and tomatoes, squeeze over the lime, fold in the sides and roll up.
= Burrito Bowl ; burrito bowls, naked burrito, taco bowl
rice ; mexican ; dinner ; 4 ; 15+25 ; stove
What goes into a burrito, in a bowl without the tortilla.
!*400 g minced beef / minced turkey / cooked lentils / chicken thigh fillets, diced ; !400 g canned black beans, drained ; ?200 g long-grain rice ; 1 onion, chopped ; 2 tbsp sunflower oil ; 2 tsp ground cumin ; 1 tsp chilli powder ; 2 tbsp tomato paste ; 100 ml water ; 1 romaine lettuce, shredded ; 100 g cheddar, grated ; 1 avocado, sliced ; 2 tomatoes, diced ; 1 lime, in wedges ; 1 1/2 tsp salt
- [Boil the rice with a third of the salt for 14 minutes and drain. ]Cook the onion in the sunflower oil for 6 minutes, add the minced beef and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the cumin, chilli powder, tomato paste, black beans, water and the rest of the salt and simmer for 5 minutes.
- Divide the lettuce[ and rice] between bowls and top with the beans, cheddar, avocado, tomatoes and lime.
= Chicken Fajitas ; fajitas, fajita, beef fajitas, steak fajitas, vegetable fajitas
filled ; tex-mex ; dinner ; 4 ; 20+14 ; stove
Sizzling strips of chicken and peppers to roll in tortillas.
!8 flour tortillas ; !*600 g chicken breast fillets, in strips / sirloin steak, in strips / raw prawns / portobello mushrooms, sliced / firm tofu, in strips ; !2 red peppers, sliced ; 1 green pepper, sliced ; 2 onions, sliced ; 3 tbsp sunflower oil ; 2 tsp ground cumin ; 2 tsp smoked paprika ; 1 tsp chilli powder ; 3 tbsp lime juice ; 150 g sour cream ; 1 avocado, sliced ; 1 1/2 tsp salt
- Mix the chicken with the cumin, smoked paprika, chilli powder, lime juice, salt and a third of the sunflower oil.
- Sear the red peppers, green pepper and onions in half of the other oil over high heat for 6 minutes and lift out. Sear the chicken in the rest for 6 minutes, until charred in places< and cooked through|>. Toss together.
- Warm the flour tortillas and serve with the sour cream and avocado.
= Chicken Enchiladas ; enchiladas, beef enchiladas, cheese enchiladas, enchilada, bean enchiladas
bake ; mexican ; dinner ; 4 ; 25+45 ; oven stove
Filled tortillas baked in chilli sauce under cheese.
!8 corn tortillas ; !*500 g chicken thigh fillets / canned black beans, drained / firm tofu, crumbled ; 1 onion, chopped ; 3 tbsp sunflower oil ; 3 cloves garlic, crushed ; 2 tsp ground cumin ; !2 tsp chilli powder ; !500 g passata ; 200 ml chicken stock ; 150 g cheddar, grated ; 100 g sour cream ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Cook the onion in a third of the sunflower oil for 6 minutes. Stir in the garlic, cumin and chilli powder for 1 minute, then the passata, chicken stock and salt.
- Add the chicken and simmer for <18 minutes, until it reads 74 °C (165 °F) inside. Lift out and shred|8 minutes. Lift out>.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Soften the corn tortillas in the rest of the oil, fill with the chicken and a third of the cheddar, roll up and lay in a dish.
- Pour over the sauce, scatter with the rest of the cheese and bake for 18 minutes. Serve with the sour cream and fresh coriander.
= Quesadillas ; quesadilla, cheese quesadilla, chicken quesadilla
filled ; mexican ; lunch ; 2 ; 10+12 ; stove
Tortillas folded over melting cheese and crisped in a pan.
!4 flour tortillas ; !200 g cheddar, grated ; 1 red pepper, thinly sliced ; 2 spring onions, sliced ; 1 jalapeño, sliced ; 1 tbsp sunflower oil ; 100 g sour cream
- Scatter the cheddar, red pepper, spring onions and jalapeño over half of each of the flour tortillas, and fold over.
- Brush a pan with the sunflower oil and cook over medium heat for 3 minutes on each side, until crisp and melted.
- Cut into wedges and serve with the sour cream.
= Nachos ; loaded nachos, nachos with cheese
bake ; tex-mex ; snacks ; 4 ; 15+12 ; oven
Tortilla chips baked under cheese and beans with fresh toppings.
!200 g tortilla chips ; !200 g cheddar, grated ; 400 g canned black beans, drained ; 2 tomatoes, diced ; 1 jalapeño, sliced ; 3 spring onions, sliced ; 1 avocado, diced ; 100 g sour cream ; 1 tbsp lime juice
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the tortilla chips on a tray and scatter with the black beans, jalapeño and cheddar.
- Bake for 10 minutes, until bubbling.
- Top with the tomatoes, spring onions, avocado and sour cream, and sharpen with the lime juice.
= Guacamole ; guac, avocado dip
dip ; mexican ; starter ; 4 ; 10+0 ; none
Mashed avocado with lime, chilli and coriander.
!3 avocados ; !2 tbsp lime juice ; 1/2 red onion, finely chopped ; 1 jalapeño, finely chopped ; 1 tomato, diced ; 1 handful fresh coriander, chopped ; 3/4 tsp salt
- Mash the avocados coarsely with the lime juice and salt.
- Fold in the red onion, jalapeño, tomato and fresh coriander.
- Taste for salt and lime and serve at once.
= Pico de Gallo ; salsa, tomato salsa, fresh salsa, salsa fresca, salsa mexicana
dip ; mexican ; starter ; 4 ; 15+0 ; none
Raw tomatoes chopped with onion, chilli and lime.
!500 g tomatoes, finely diced ; !1 onion, finely chopped ; 1 jalapeño, finely chopped ; !1 bunch fresh coriander, chopped ; 2 tbsp lime juice ; 3/4 tsp salt
- Toss the tomatoes with the salt and drain in a sieve for 5 minutes.
- Mix with the onion, jalapeño, fresh coriander and lime juice.
- Leave for 5 minutes and serve.
= Huevos Rancheros ; ranchers eggs, mexican eggs
egg ; mexican ; breakfast ; 2 ; 10+20 ; stove
Fried eggs on tortillas under a cooked tomato and chilli sauce.
!4 corn tortillas ; !4 eggs / 300 g firm tofu, sliced ; 3 tbsp sunflower oil ; 1 onion, chopped ; 1 jalapeño, chopped ; 1 clove garlic, crushed ; !400 g canned chopped tomatoes ; 1 tsp ground cumin ; 200 g canned black beans, drained ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Cook the onion and jalapeño in a third of the sunflower oil for 6 minutes. Add the garlic, cumin, chopped tomatoes and salt and simmer for 8 minutes.
- Warm the black beans, and crisp the corn tortillas in another third of the oil.
- Fry the eggs in the rest of the oil for 3 minutes, lay on the tortillas and beans, and cover with the sauce and fresh coriander.
= Chicken Mole ; mole, mole poblano, mole sauce, chicken mole poblano
stew ; mexican ; dinner ; 4 ; 30+70 ; stove blender
Chicken in a dark sauce of chillies, nuts, spices and chocolate.
!*800 g chicken thigh fillets / cauliflower, in florets / firm tofu, in chunks ; !4 dried chillies, soaked ; 1 onion, chopped ; 3 cloves garlic ; 3 tbsp sunflower oil ; 400 g canned chopped tomatoes ; !60 g almonds / pumpkin seeds ; 30 g raisins ; 2 tbsp sesame seeds ; 1 corn tortilla, torn ; 1/2 tsp ground cinnamon ; 1/4 tsp ground allspice ; 600 ml chicken stock ; !40 g dark chocolate ; 1 1/2 tsp salt
- Fry the onion, garlic, almonds, raisins, sesame seeds and corn tortilla in two thirds of the sunflower oil for 8 minutes. Blend with the dried chillies, chopped tomatoes, cinnamon, allspice and half of the chicken stock.
- Fry this sauce in the rest of the oil for 10 minutes, stirring. Add the rest of the stock, the dark chocolate and salt and simmer for 20 minutes.
- Add the chicken and simmer gently for 28 minutes<, until cooked through|, until tender>.
= Pozole ; posole, pozole rojo
soup ; mexican ; dinner ; 6 ; 20+120|60 ; stove blender
A chilli-red soup of pork and hominy.
!*700 g pork shoulder, cubed / chicken thigh fillets / mushrooms, halved ; !800 g canned hominy, drained ; !3 dried chillies, soaked ; 1 onion, chopped ; 4 cloves garlic ; 1 tsp dried oregano ; 2000 ml chicken stock ; 200 g white cabbage, shredded ; 6 radishes, sliced ; 1 avocado, diced ; 2 limes, in wedges ; 2 tsp salt
- Simmer the pork in the chicken stock with the salt for <75 minutes, until tender|15 minutes>.
- Blend the dried chillies with the onion, garlic, oregano and a ladleful of stock, and stir in with the hominy. Simmer for 30 minutes.
- Serve with the cabbage, radishes, avocado and limes.
= Tortilla Soup ; chicken tortilla soup, sopa de tortilla, sopa azteca
soup ; mexican ; dinner ; 4 ; 15+35 ; stove
A tomato and chilli broth with chicken under crisp tortillas.
!*400 g chicken breast fillets / canned black beans, drained ; !4 corn tortillas, in strips ; 4 tbsp sunflower oil ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tsp chilli powder ; 1 tsp ground cumin ; 400 g canned chopped tomatoes ; 1000 ml chicken stock ; 1 avocado, diced ; 80 g feta, crumbled ; 1 lime, in wedges ; 1 handful fresh coriander ; 1 tsp salt
- Fry the corn tortillas in most of the sunflower oil until crisp and drain. Cook the onion in the rest for 6 minutes, then the garlic, chilli powder and cumin for 1 minute.
- Add the chopped tomatoes, chicken stock, salt and chicken and simmer for <16 minutes, until the chicken reads 74 °C (165 °F) inside. Shred it and return it|12 minutes>.
- Ladle over the tortilla strips and top with the avocado, feta, fresh coriander and lime.
= Tres Leches Cake ; tres leches, three milk cake, pastel de tres leches
cake ; mexican ; dessert ; 12 ; 30+30 rest 240 ; oven
Sponge soaked in three milks under whipped cream.
!5 eggs, separated ; !200 g caster sugar ; 180 g plain flour ; 1 1/2 tsp baking powder ; 80 ml milk ; 1 tsp vanilla extract ; !400 g condensed milk ; !350 ml evaporated milk ; !400 ml double cream ; 2 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the yolks of the eggs with most of the caster sugar until pale, and stir in the milk, vanilla extract, flour, baking powder and salt. Whisk the whites with the rest of the sugar to firm peaks and fold them in.
- Bake in a 20 × 30 cm tin for 28 minutes, and cool. Prick all over.
- Mix the condensed milk with the evaporated milk and a quarter of the double cream, pour slowly over and chill for 4 hours.
- Whip the rest of the cream with the icing sugar and spread over.
= Ceviche ; cebiche, peruvian ceviche, fish ceviche, prawn ceviche
salad ; peruvian ; starter ; 4 ; 25+0 ; none
Raw fish cured briefly in lime juice with chilli, onion and coriander.
!*600 g sea bass fillets, very fresh or frozen before, diced / hearts of palm, sliced ; !150 ml lime juice ; !1 red onion, very thinly sliced ; 1 red chilli, finely chopped ; !1 bunch fresh coriander, chopped ; 1 sweet potato, boiled and sliced ; 100 g sweetcorn ; 1 1/4 tsp salt
- Use sea bass sold for eating raw, or frozen for at least a day. Toss it with the salt and leave for 2 minutes.
- Add the lime juice, red chilli and half of the red onion, and leave for 12 minutes in the fridge, until opaque outside.
- Stir in the fresh coriander and serve with the sweet potato, sweetcorn and the rest of the onion.
= Lomo Saltado ; peruvian beef stir fry
fry ; peruvian ; dinner ; 4 ; 20+40 ; stove oven
Beef stir-fried with onions, tomatoes and soy sauce, with chips.
!*500 g sirloin steak, in strips / chicken breast fillets, in strips / portobello mushrooms, sliced ; !700 g floury potatoes, in thick sticks ; 4 tbsp sunflower oil ; !2 red onions, in wedges ; !3 tomatoes, in wedges ; 1 red chilli, sliced ; 2 cloves garlic, crushed ; !4 tbsp soy sauce ; 2 tbsp red wine vinegar ; 1 tsp ground cumin ; 1 bunch fresh coriander, chopped ; 1/2 tsp salt
- Toss the potatoes with half of the sunflower oil and the salt and roast at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 35 minutes, until crisp.
- Sear the steak with the cumin in the rest of the oil over the highest heat for 3 minutes. Add the red onions, red chilli and garlic for 2 minutes.
- Add the tomatoes, soy sauce and red wine vinegar for 1 minute, and toss with the potatoes and fresh coriander.
= Empanadas ; empanada, beef empanadas, argentinian empanadas
pie ; argentinian ; lunch ; 6 ; 45+45 rest 30 ; oven stove
Crimped pasties of beef, onion and olives.
!500 g shortcrust pastry ; !*400 g minced beef / minced chicken / cooked lentils ; 2 onions, chopped ; 2 tbsp sunflower oil ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 60 g green olives, chopped ; 2 eggs, hard-boiled and chopped / 100 g potato, boiled and diced ; 1 egg, beaten / 2 tbsp oat milk ; 1 1/4 tsp salt
- Cook the onions in the sunflower oil for 10 minutes. Add the minced beef, paprika, cumin and salt and <fry for 8 minutes, until no pink is left|stir for 3 minutes>. Cool, and stir in the olives and the chopped eggs.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut the shortcrust pastry into {12} rounds, fill, fold and crimp.
- Brush with the beaten egg and bake for 22 minutes, until golden.
= Steak with Chimichurri ; chimichurri steak, asado, argentinian steak, churrasco
fry ; argentinian ; dinner ; 4 ; 15+12 ; grill
Grilled steak under a sauce of parsley, garlic and vinegar.
!*4 sirloin steaks, at room temperature / 4 portobello mushrooms / 600 g cauliflower, in thick slices ; !2 bunches parsley, finely chopped ; !3 cloves garlic, finely chopped ; 1 tsp dried oregano ; 1/2 tsp chilli flakes ; 3 tbsp red wine vinegar ; 100 ml olive oil ; 1 1/2 tsp salt
- Stir the parsley with the garlic, oregano, chilli flakes, red wine vinegar, most of the olive oil and a third of the salt.
- Rub the steaks with the rest of the oil and salt. Grill over high heat for 3 minutes on each side for medium rare (54 °C / 130 °F), or longer to taste.
- Rest for 5 minutes, slice and spoon over the sauce.
= Feijoada ; brazilian black bean stew, black bean stew
stew ; brazilian ; dinner ; 6 ; 20+150|75 rest 480 ; stove
Black beans stewed with smoked and fresh pork.
!500 g dried black beans, soaked overnight ; !*400 g pork shoulder, cubed / sweet potatoes, cubed ; 300 g chorizo, sliced / smoked tofu, diced ; 150 g smoked bacon, diced / smoked tofu, diced ; 1 onion, chopped ; 4 cloves garlic, crushed ; 2 bay leaves ; 2 tbsp sunflower oil ; 1 orange, sliced ; 1 tsp salt
- Drain the black beans, cover with fresh water by 5 cm, boil hard for 10 minutes and simmer for 40 minutes.
- Fry the bacon, chorizo and pork in the sunflower oil for 12 minutes. Add the onion and garlic for 6 minutes.
- Stir into the beans with the bay leaves and salt and simmer for <80 minutes, until everything is tender|20 minutes>. Take out the bay leaves and serve with the orange and, if you like, with rice.
= Pão de Queijo ; pao de queijo, brazilian cheese bread, cheese puffs
bread ; brazilian ; snacks ; 8 ; 20+25 ; oven stove
Chewy cheese puffs made of tapioca.
!300 g tapioca starch ; !180 ml milk ; 80 ml sunflower oil ; !2 eggs ; !150 g parmesan, grated ; 1 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bring the milk, sunflower oil and salt to the boil and stir into the tapioca starch. Cool for 10 minutes.
- Beat in the eggs, then the parmesan, to a sticky dough.
- Drop {24} spoonfuls on a lined tray and bake for 22 minutes, until puffed and golden.
= Arepas ; arepa, venezuelan arepas, colombian arepas
bread ; venezuelan ; breakfast ; 4 ; 20+25 ; stove oven
Griddled maize cakes, split and filled.
!300 g masa harina ; 400 ml water, warm ; 1 tsp salt ; 2 tbsp sunflower oil ; 150 g mozzarella, sliced ; 1 avocado, sliced
- Stir the masa harina with the warm water and salt, rest for 5 minutes, and knead until smooth. Shape into {8} rounds 1.5 cm thick.
- Fry in the sunflower oil over medium heat for 5 minutes on each side, until crusted, then bake at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 12 minutes.
- Split and fill with the mozzarella and avocado.
= Cuban Black Beans and Rice ; moros y cristianos, black beans and rice, congri, rice and beans, arroz con frijoles
rice ; cuban ; dinner ; 4 ; 15+35 ; stove
Rice cooked together with black beans, pepper and cumin.
!250 g long-grain rice, rinsed ; !400 g canned black beans, with their liquid ; 1 onion, chopped ; 1 green pepper, diced ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tsp ground cumin ; 1 tsp dried oregano ; 1 bay leaf ; 450 ml water ; 1 tbsp red wine vinegar ; 1 1/4 tsp salt
- Cook the onion and green pepper in the olive oil for 8 minutes. Stir in the garlic, cumin, oregano and rice for 1 minute.
- Add the black beans with their liquid, the water, bay leaf and salt. Cover and cook over low heat for 20 minutes.
- Leave for 5 minutes, take out the bay leaf and fork in the red wine vinegar.
= Ropa Vieja ; cuban shredded beef
stew ; cuban ; dinner ; 4 ; 20+180 ; stove
Beef stewed until it shreds, with peppers and tomatoes.
!*800 g beef brisket, in large pieces ; 2 onions, sliced ; 2 red peppers, sliced ; 4 cloves garlic, crushed ; 3 tbsp olive oil ; 400 g canned chopped tomatoes ; 100 ml white wine ; 400 ml beef stock ; 2 tsp ground cumin ; 1 tsp dried oregano ; 1 bay leaf ; 80 g green olives ; 1 1/2 tsp salt
- Brown the beef with the salt in half of the olive oil for 10 minutes. Add the beef stock and bay leaf, cover and simmer gently for 120 minutes, until it pulls apart. Shred.
- Cook the onions and red peppers in the rest of the oil for 12 minutes. Stir in the garlic, cumin and oregano, then the white wine and chopped tomatoes, and simmer for 15 minutes.
- Stir in the beef with its liquid and the olives and cook for 10 minutes. Take out the bay leaf.
= Jerk Chicken ; jamaican jerk chicken, jerk
roast ; jamaican ; dinner ; 4 ; 20+50 rest 240 ; oven blender
Chicken marinated with allspice, chilli, thyme and lime, and charred.
!*8 chicken thighs / 1 large cauliflower, in wedges / 600 g firm tofu, in thick slices ; !2 tsp ground allspice ; !2 red chillies ; 4 spring onions ; 4 cloves garlic ; 1 tbsp ginger ; 1 tbsp thyme ; 2 tbsp brown sugar ; 3 tbsp soy sauce ; 3 tbsp lime juice ; 2 tbsp sunflower oil ; 1/2 tsp ground nutmeg ; 1/2 tsp ground cinnamon ; 1 tsp salt
- Blend the allspice with the red chillies, spring onions, garlic, ginger, thyme, brown sugar, soy sauce, lime juice, sunflower oil, nutmeg, cinnamon and salt.
- Rub into the chicken and chill for 4 hours.
- Roast at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for <45 minutes, turning once, until charred and 74 °C (165 °F) inside|32 minutes, turning once, until charred>.
= Curry Goat ; jamaican curry goat, goat curry
curry ; jamaican ; dinner ; 4 ; 20+160|50 ; stove
Goat stewed slowly with curry powder, allspice and chilli.
!*800 g goat, cubed / diced lamb / canned chickpeas, drained ; !2 tbsp curry powder ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 red chilli ; 1 tsp ground allspice ; 1 tsp thyme ; 3 tbsp sunflower oil ; 800 ml water ; 400 g waxy potatoes, in chunks ; 1 1/2 tsp salt
- Toss the goat with the curry powder, allspice and salt, and <brown it in the sunflower oil for 10 minutes|warm it in the sunflower oil for 3 minutes>. Add the onions, garlic and ginger for 8 minutes.
- Add the water, thyme and whole red chilli, cover and simmer gently for <110 minutes|10 minutes>.
- Add the potatoes and cook for 25 minutes, until everything is tender. Take out the chilli.
= Rice and Peas ; jamaican rice and peas, coconut rice and peas
rice ; jamaican ; dinner ; 4 ; 10+30 ; stove
Rice cooked in coconut milk with kidney beans and thyme.
!280 g long-grain rice, rinsed ; !400 g canned kidney beans, drained ; !400 ml canned coconut milk ; 250 ml water ; 3 spring onions, bruised ; 2 cloves garlic, crushed ; 3 sprigs thyme ; 1 red chilli, whole ; 1/2 tsp ground allspice ; 1 1/4 tsp salt
- Bring the coconut milk and water to the boil with the kidney beans, spring onions, garlic, thyme, red chilli, allspice and salt. Simmer for 5 minutes.
- Stir in the rice, cover and cook over low heat for 18 minutes.
- Leave for 5 minutes, take out the thyme, spring onions and chilli, and fluff up.
= Margarita ; margarita cocktail
drink ; mexican ; drinks ; 2 ; 5+0 ; none
Tequila, orange liqueur and lime, shaken with ice.
!100 ml tequila / sparkling water ; !50 ml triple sec / orange juice ; !60 ml lime juice ; 1 tbsp agave syrup ; 200 g ice ; 1/4 tsp salt
- Rub the rims of {2} glasses with a little of the lime juice and dip them in the salt.
- Shake the tequila with the triple sec, the rest of the lime juice, the agave syrup and half of the ice.
- Strain over the rest of the ice.
= Mojito ; virgin mojito, mojitos
drink ; cuban ; drinks ; 2 ; 10+0 ; none
Rum with mint, lime, sugar and soda.
!100 ml rum / apple juice ; !1 bunch mint ; !60 ml lime juice ; 2 tbsp sugar ; 200 ml sparkling water ; 200 g ice
- Crush the mint lightly with the sugar and lime juice in {2} glasses.
- Add the rum and ice and stir.
- Top up with the sparkling water.
= Piña Colada ; pina colada, virgin colada
drink ; caribbean ; drinks ; 2 ; 5+0 ; blender
Rum, pineapple and coconut, blended with ice.
!100 ml rum / pineapple juice ; !200 ml pineapple juice ; !120 ml coconut cream ; 150 g pineapple, diced ; 200 g ice
- Put the rum, pineapple juice, coconut cream, pineapple and ice into a blender.
- Blend for 1 minute, until smooth.
- Pour into {2} glasses and serve at once.
`;
