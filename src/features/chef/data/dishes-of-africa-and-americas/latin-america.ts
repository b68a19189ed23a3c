/** Dishes of Mexico, the Spanish Caribbean and South America by name; how the table is read: rules/classics/classic.ts. */
export const LATIN_AMERICA_BY_NAME = `
= Tamales ; tamale, mexican tamales, pork tamales, chicken tamales, tamales de pollo
dumpling ; mexican ; dinner lunch ; 6 ; 60+75 ; stove
Steamed parcels of corn dough around chicken in chilli sauce.
!500 g masa harina ; !120 g lard, soft / vegan butter, soft ; 600 ml chicken stock, warm / vegetable stock, warm ; 2 tsp baking powder ; 1 1/2 tsp salt ; !*500 g cooked chicken, torn into pieces / canned black beans, drained ; 400 g canned chopped tomatoes ; 2 chipotle chillies in adobo, chopped ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tsp ground cumin ; 2 tbsp sunflower oil
- Soak {18} corn husks in hot water for 30 minutes, or cut squares of baking paper instead.
- Fry the onion in the sunflower oil for 6 minutes. Add the garlic and cumin for 1 minute, then the chopped tomatoes, chipotle chillies and a little of the salt, and simmer for 8 minutes. Stir in the chicken.
- Beat the lard with the baking powder and the rest of the salt for 3 minutes, until fluffy. Beat in the masa harina and chicken stock for a soft dough; a little of it should float in water.
- Spread each husk with the dough, lay some chicken in the middle, roll up and fold the end over. Stand them in a steamer and steam over simmering water for 60 minutes, topping it up, until the dough comes away from the husk.
= Birria ; birria de res, beef birria, birria stew
stew ; mexican ; dinner ; 6 ; 30+200|60 ; stove blender
Beef, braised in dried chillies until it falls apart, for tacos dipped in its broth.
!*1200 g stewing beef, in large chunks / lamb shoulder, in large chunks / 900 g mushrooms, halved ; !4 dried guajillo chillies ; 2 dried ancho chillies ; 1 onion, quartered ; 6 cloves garlic ; 400 g canned chopped tomatoes ; 3 tbsp cider vinegar ; 2 tsp dried oregano ; 2 tsp ground cumin ; 1/2 tsp ground cinnamon ; 1/4 tsp ground cloves ; 2 bay leaves ; 1200 ml beef stock / vegetable stock ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; 18 corn tortillas ; 250 g mozzarella, grated ; 1 bunch fresh coriander, chopped ; 2 limes, in wedges
- Toast the guajillo chillies and ancho chillies in a dry pan for 1 minute, without their stalks and seeds, and soak in hot water for 20 minutes. Blend with the onion, garlic, chopped tomatoes, cider vinegar, oregano, cumin, cinnamon and cloves.
- Brown the beef in the sunflower oil for 10 minutes. Add the sauce, beef stock, bay leaves and salt, cover and simmer gently for <165|25> minutes, until a fork pulls it apart. Take out the bay leaves and shred it.
- Dip the corn tortillas in the fat on top of the broth and lay them in a hot pan. Fill with mozzarella and beef, fold and fry for 2 minutes on each side, until crisp.
- Scatter with the coriander and serve with the limes and a cup of the broth for dipping.
= Enchiladas Verdes ; green enchiladas, chicken enchiladas verdes, enchiladas with green sauce
bake ; mexican ; dinner ; 4 ; 30+35 ; oven stove blender
Rolled tortillas with chicken under a green sauce.
!700 g tomatillos, husked / green tomatoes ; !12 corn tortillas ; !*500 g cooked chicken, torn into pieces / canned black beans, drained ; 2 green chillies ; 1 onion, quartered ; 2 cloves garlic ; 1 bunch fresh coriander ; 200 ml sour cream ; 150 g mozzarella, grated ; 3 tbsp sunflower oil ; 1 tsp salt
- Boil the tomatillos and green chillies for 8 minutes and drain. Blend with the onion, garlic, salt and most of the coriander, and simmer in a spoonful of the sunflower oil for 6 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Soften the corn tortillas in the rest of the oil for a few seconds each, fill with the chicken and roll up in a dish.
- Pour over the sauce, scatter with the mozzarella and bake for 15 minutes, until bubbling. Top with the sour cream and the rest of the coriander.
= Chiles Rellenos ; chile relleno, chilis rellenos, stuffed poblano peppers, stuffed poblanos
fry ; mexican ; dinner ; 4 ; 40+35 ; stove grill
Charred peppers filled with cheese, fried in egg batter, in tomato sauce.
!8 green peppers, long and pointed ; !300 g mozzarella, in sticks / cheddar, in sticks ; 4 eggs, separated ; 80 g plain flour ; 400 g canned chopped tomatoes ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tsp dried oregano ; 300 ml sunflower oil ; 1 1/4 tsp salt
- Grill the green peppers for 12 minutes, turning, until black. Leave in a covered bowl for 10 minutes, peel, slit and take out the seeds. Fill with the mozzarella.
- Fry the onion and garlic in a little of the sunflower oil for 5 minutes. Add the chopped tomatoes, oregano and half of the salt and simmer for 10 minutes.
- Whisk the egg whites to stiff peaks with the rest of the salt and fold in the egg yolks and a spoonful of the flour. Turn the peppers in the rest of the flour, then in the batter.
- Fry in the rest of the hot oil for 2 minutes on each side, until golden. Serve in the sauce.
= Mexican Barbacoa ; barbacoa, beef barbacoa, barbacoa tacos, barbacoa beef
stew ; mexican ; dinner ; 6 ; 20+200|50 ; stove blender
Beef, cooked soft with chipotle, lime and spices, for tacos.
!*1200 g stewing beef, in large chunks / lamb shoulder, in large chunks / 900 g mushrooms, halved ; !3 chipotle chillies in adobo ; 5 cloves garlic ; 4 tbsp cider vinegar ; 4 tbsp lime juice ; 1 tbsp ground cumin ; 1 tbsp dried oregano ; 1/4 tsp ground cloves ; 3 bay leaves ; 400 ml beef stock / vegetable stock ; 2 tbsp sunflower oil ; 1 1/2 tsp salt
- Blend the chipotle chillies with the garlic, cider vinegar, lime juice, cumin, oregano and cloves.
- Brown the beef in the sunflower oil for 10 minutes. Add the sauce, beef stock, bay leaves and salt.
- Cover and simmer gently for <180|30> minutes, until it falls apart. Take out the bay leaves, shred the beef and stir it into its juices.
= Sopes ; mexican sopes, sope, gorditas, gordita
filled ; mexican ; lunch dinner ; 4 ; 30+25 ; stove
Thick corn cakes with a rim, topped with beans, lettuce and cheese.
!300 g masa harina ; 400 ml water, warm ; 1 tsp salt ; !400 g canned black beans, drained ; 1 onion, chopped ; 1 tsp ground cumin ; 4 tbsp sunflower oil ; 1/2 iceberg lettuce, shredded ; 100 g feta, crumbled ; 2 tomatoes, diced ; 1 avocado, sliced ; 100 g sour cream
- Mix the masa harina with the water and half of the salt to a soft dough and leave for 15 minutes. Shape {8} cakes 1 cm thick and cook in a dry pan for 2 minutes on each side. Pinch up a rim while warm.
- Fry the onion in half of the sunflower oil for 5 minutes. Add the black beans, cumin and the rest of the salt, mash and cook for 4 minutes.
- Fry the cakes in the rest of the oil for 1 minute on each side, until crisp. Top with the beans, lettuce, tomatoes, avocado, feta and sour cream.
= Conchas ; mexican sweet bread, pan dulce, concha bread
bread ; mexican ; breakfast snacks ; 12 ; 50+18 rest 120 ; oven
Soft sweet rolls under a crackled sugar crust.
!500 g bread flour ; 2 tsp yeast ; 100 g sugar ; 2 eggs ; 180 ml milk, lukewarm ; 100 g butter, soft ; 1/2 tsp salt ; !100 g icing sugar ; 100 g plain flour ; 80 g vegan butter ; 1 tsp vanilla extract
- Knead the bread flour with the yeast, sugar, eggs, milk and salt for 8 minutes, work in the butter piece by piece and leave for 90 minutes, until doubled.
- Rub the vegan butter into the icing sugar and plain flour with the vanilla extract to a smooth paste.
- Shape the dough into {12} balls on lined trays. Press flat rounds of the paste on top, score them like a shell and leave for 30 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and bake for 17 minutes, until golden below.
= Horchata ; mexican horchata, agua de horchata, rice horchata, horchata de arroz
drink ; mexican ; drinks ; 6 ; 15+10 rest 480 ; blender stove
Cold, sweet drink of soaked rice and cinnamon.
!200 g rice ; 1 cinnamon stick ; 1200 ml water ; 300 ml milk / oat milk ; 80 g sugar ; 1 tsp vanilla extract
- Bring the rice and cinnamon stick to the boil in half of the water, simmer for 9 minutes and leave overnight.
- Blend the rice with its water and half of the cinnamon stick for 2 minutes, until as fine as it gets, and strain through a cloth.
- Stir in the milk, sugar, vanilla extract and the rest of the water, chill and stir again before you pour.
= Agua de Jamaica ; hibiscus tea, jamaica drink, hibiscus water, jamaica agua fresca, hibiscus iced tea
drink ; mexican ; drinks ; 6 ; 5+10 rest 60 ; stove
Tart, deep red drink of hibiscus flowers.
!40 g dried hibiscus flowers ; 1500 ml water ; 100 g sugar ; 2 tbsp lime juice
- Bring the hibiscus flowers to the boil in a third of the water, simmer for 5 minutes and leave for 15 minutes.
- Strain, stir in the sugar until dissolved, and add the rest of the water, cold, and the lime juice.
- Chill for an hour and serve over ice.
= Mofongo ; puerto rican mofongo, mashed fried plantain
side ; caribbean ; dinner ; 4 ; 20+20 ; stove
Fried green plantain, mashed with garlic and crackling.
!4 green plantains, in 2 cm slices ; 4 cloves garlic, crushed ; 100 g smoked bacon, diced / 2 tbsp olive oil ; 3 tbsp olive oil ; 120 ml chicken stock, hot / vegetable stock, hot ; 500 ml sunflower oil, for deep-frying ; 1/2 tsp salt
- Fry the green plantains in the hot sunflower oil in batches for 7 minutes, until golden but soft, and drain.
- Fry the bacon in a little of the olive oil for 5 minutes, until crisp. Stir in the garlic and the rest of the olive oil for 30 seconds.
- Pound the plantains with the bacon, garlic oil, salt and as much of the chicken stock as they need to hold together. Press into {4} cups and turn out.
= Pernil ; puerto rican roast pork, pernil asado, roast pork shoulder puerto rican
roast ; caribbean ; dinner ; 8 ; 20+240 rest 480 ; oven
Pork shoulder, marinated in garlic and oregano and roasted until it shreds.
!*2200 g pork shoulder, in one piece with its skin ; !10 cloves garlic, crushed ; 1 tbsp dried oregano ; 1 tbsp ground cumin ; 4 tbsp olive oil ; 3 tbsp cider vinegar ; 1 tbsp salt ; 1 tsp black pepper ; 100 ml orange juice
- Mash the garlic with the oregano, cumin, olive oil, cider vinegar, salt, black pepper and orange juice. Cut deep slits into the pork under its skin, rub the paste in and leave in the fridge overnight.
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Lay the pork in a tin, skin side up, cover with foil and roast for 200 minutes.
- Take off the foil, raise the oven to 220 °C (425 °F) and roast for 30 minutes, until the skin crackles. Leave for 20 minutes, then pull apart.
= Arroz con Gandules ; puerto rican rice, rice with pigeon peas, rice and pigeon peas
rice ; caribbean ; dinner ; 6 ; 15+40 ; stove
Puerto Rican rice with pigeon peas, ham and olives.
!400 g long-grain rice ; !400 g canned pigeon peas, drained / canned black-eyed beans, drained ; ?120 g smoked ham, diced ; 1 onion, chopped ; 1 green pepper, chopped ; 4 cloves garlic, crushed ; 1 bunch fresh coriander, chopped ; 2 tbsp tomato paste ; 1 tsp ground cumin ; 1 tsp dried oregano ; 1/2 tsp turmeric ; 60 g green olives, sliced ; 800 ml chicken stock / vegetable stock ; 3 tbsp olive oil ; 1/2 tsp salt
- Fry the onion and green pepper in the olive oil for 7 minutes. Add the garlic, half of the coriander, the cumin, oregano, turmeric[, smoked ham] and tomato paste for 2 minutes.
- Stir in the long-grain rice, pigeon peas, olives, salt and chicken stock and boil for 5 minutes, until the stock is level with the rice.
- Cover and cook over low heat for 20 minutes. Fork through and scatter with the rest of the coriander.
= Griot ; haitian griot, haitian fried pork, griyo
fry ; haitian ; dinner ; 4 ; 20+85 rest 240 ; stove oven
Haitian pork, marinated in citrus, braised and fried crisp.
!*1000 g pork shoulder, in 4 cm cubes ; 100 ml orange juice ; 4 tbsp lime juice ; 1 onion, sliced ; 5 cloves garlic, crushed ; 1 Scotch bonnet chilli, chopped ; 1 tsp thyme ; 1 handful parsley, chopped ; 1 1/2 tsp salt ; 300 ml water ; 4 tbsp sunflower oil
- Mix the pork with the orange juice, lime juice, onion, garlic, Scotch bonnet chilli, thyme, parsley and salt and leave in the fridge for 4 hours.
- Simmer with its marinade and the water, covered, for 65 minutes, until tender. Lift out and dry.
- Fry the pork in the sunflower oil in batches for 5 minutes, until brown and crisp, and boil the juices down to pour over.
= Coxinha ; coxinhas, brazilian chicken croquettes, coxinha de frango
fry ; brazilian ; snacks ; 6 ; 60+25 ; stove
Drop-shaped croquettes of soft dough around creamy chicken.
!*400 g cooked chicken, shredded / canned hearts of palm, drained and chopped ; !300 g plain flour ; 600 ml chicken stock / vegetable stock ; 30 g butter / vegan butter ; 150 g cream cheese / vegan cheese ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 tbsp olive oil ; 2 eggs, beaten ; 200 g breadcrumbs ; 700 ml sunflower oil, for deep-frying ; 1/2 tsp salt
- Fry the onion and garlic in the olive oil for 5 minutes. Stir in the tomato paste, chicken, cream cheese and half of the salt and leave to cool.
- Bring the chicken stock to the boil with the butter and the rest of the salt. Tip in the flour at once and stir for 4 minutes, until the dough leaves the pan. Cool and knead until smooth.
- Flatten {24} pieces of dough, fill with the chicken, close and shape like drops. Turn in the eggs, then in the breadcrumbs.
- Fry in batches in the hot oil for 4 minutes, until golden, and drain.
= Farofa ; brazilian farofa, toasted cassava flour, toasted manioc flour
side ; brazilian ; dinner ; 6 ; 10+15 ; stove
Cassava flour, toasted in butter with bacon and onion.
!250 g cassava flour / polenta ; ?100 g smoked bacon, diced ; 60 g butter / vegan butter ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 handful parsley, chopped ; 3/4 tsp salt
- [Fry the bacon in a dry pan for 5 minutes. ]Add the butter and onion and cook for 5 minutes. Add the garlic for 1 minute.
- Stir in the cassava flour and salt and toast over medium heat for 4 minutes, stirring, until golden.
- Stir in the parsley and serve.
= Picanha ; brazilian picanha, picanha steak, rump cap, brazilian steak
roast ; brazilian ; dinner ; 4 ; 10+20 ; grill
Rump with its cap of fat, grilled with nothing but coarse salt.
!*1000 g beef sirloin steaks, thick, with their fat / portobello mushrooms ; 2 tsp coarse sea salt ; 1 lime, in wedges
- Take the steaks out of the fridge an hour before. Score the fat and rub all over with the sea salt.
- Grill over high heat for 7 minutes on each side, the fat side first, until brown, and 54 °C (130 °F) inside for medium rare or 63 °C (145 °F) for medium.
- Leave for 5 minutes, slice across the grain and serve with the lime.
= Provoleta ; grilled provolone, argentinian grilled cheese, provoleta cheese
side ; argentinian ; starter snacks ; 4 ; 5+10 ; stove
Thick cheese, grilled in a pan until brown and molten.
!250 g provolone, in one thick slice / mozzarella, in one thick slice ; 1 tsp dried oregano ; 1/4 tsp chilli flakes ; 1 tbsp olive oil
- Dry the provolone and rub it with half of the oregano.
- Heat the olive oil in a small heavy pan and fry the provolone over medium-high heat for 3 minutes, until brown below. Turn with care and fry for 2 minutes, until it begins to run.
- Scatter with the chilli flakes and the rest of the oregano and eat at once from the pan, with bread.
= Pabellón Criollo ; pabellon, venezuelan shredded beef, pabellon venezolano
stew ; venezuelan ; dinner ; 6 ; 30+150 ; stove
Shredded beef with black beans, rice and fried plantain.
!*900 g stewing beef, in large chunks ; !400 g canned black beans, drained ; !300 g long-grain rice ; !2 ripe plantains, sliced ; 2 onions, chopped ; 1 red pepper, chopped ; 4 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 1 tbsp Worcestershire sauce ; 2 tsp ground cumin ; 100 ml sunflower oil ; 2 tsp salt
- Simmer the beef in water with a little of the salt for 110 minutes, until it can be shredded. Shred it, and keep a cup of the broth.
- Fry the onions, red pepper and garlic in a third of the sunflower oil for 8 minutes. Take out a third for the beans. Add the beef, chopped tomatoes, Worcestershire sauce, half of the cumin, half of the rest of the salt and the broth and simmer for 15 minutes.
- Meanwhile, simmer the black beans with the onions kept back, the rest of the cumin and salt and a splash of water for 10 minutes. Boil the long-grain rice for 12 minutes and drain.
- Fry the plantains in the rest of the oil for 3 minutes on each side and serve everything side by side.
= Cachapas ; cachapa, venezuelan corn pancakes, sweetcorn pancakes venezuelan
griddle ; venezuelan ; breakfast lunch ; 4 ; 15+20 ; stove blender
Sweetcorn pancakes, folded over melting cheese.
!600 g canned sweetcorn, drained ; !80 g cornmeal ; 1 egg ; 2 tbsp milk / oat milk ; 1 tbsp sugar ; 1/2 tsp salt ; 40 g butter / vegan butter ; 250 g mozzarella, sliced
- Blend the sweetcorn with the cornmeal, egg, milk, sugar and salt, leaving some of it coarse, and leave for 5 minutes.
- Melt a little of the butter in a pan. Cook ladles of the batter 5 mm thick over medium heat for 3 minutes on each side, until brown.
- Lay mozzarella on each, fold and leave in the pan for 1 minute, until it melts.
= Tequeños ; tequenos, venezuelan cheese sticks, cheese tequenos
fry ; venezuelan ; snacks starter ; 6 ; 40+15 ; stove
Sticks of cheese in a spiral of pastry, fried crisp.
!300 g plain flour ; 60 g butter, cold / vegan butter, cold ; 1 egg ; 80 ml water ; 1/2 tsp salt ; !400 g mozzarella, in sticks / halloumi, in sticks ; 700 ml sunflower oil, for deep-frying
- Rub the butter into the flour and salt, add the egg and water, knead for 4 minutes and leave for 20 minutes.
- Roll out thin and cut into ribbons 2 cm wide. Wind one around each stick of mozzarella, covering it all, and pinch the ends.
- Fry in batches in the hot oil for 4 minutes, until golden, and drain.
= Bandeja Paisa ; colombian platter, bandeja paisa colombiana
stew ; colombian ; dinner ; 4 ; 30+45 ; stove
Colombian plate of red beans, rice, minced beef, egg, plantain and avocado.
!500 g canned kidney beans, drained ; !250 g long-grain rice ; !*400 g minced beef / vegan mince ; !1 ripe plantain, sliced ; 4 eggs ; 200 g smoked bacon, in slices / smoked tofu, in slices ; 1 onion, chopped ; 2 cloves garlic, crushed ; 200 g tomatoes, chopped ; 1 tsp ground cumin ; 5 tbsp sunflower oil ; 1 avocado, sliced ; 1 1/4 tsp salt
- Fry the onion and garlic in a little of the sunflower oil for 5 minutes. Add the tomatoes and cumin for 5 minutes. Put half of it to the kidney beans with a cup of water and half of the salt and simmer for 15 minutes.
- Add the minced beef to the other half and fry for 8 minutes<, until browned with no pink left|>. Boil the long-grain rice for 12 minutes and drain.
- Fry the bacon for 5 minutes, the plantain in the rest of the oil for 3 minutes on each side, and the eggs for 4 minutes, until set. Serve everything on one plate with the avocado.
= Ajiaco ; ajiaco bogotano, colombian chicken soup, colombian potato soup
soup ; colombian ; lunch dinner ; 6 ; 20+55|40 ; stove
Chicken soup thick with potatoes and corn, with capers and cream.
!*700 g chicken breast fillets / 400 g canned chickpeas, drained ; !800 g potatoes, sliced ; 400 g floury potatoes, diced ; 3 corn on the cob, in pieces ; 3 spring onions, sliced ; 2 cloves garlic, crushed ; 2 tsp dried oregano ; 1500 ml chicken stock / vegetable stock ; 150 ml double cream / soy cream ; 3 tbsp capers ; 1 avocado, sliced ; 1/2 tsp salt
- Simmer the chicken in the chicken stock with the spring onions, garlic and salt for <22|5> minutes<, until cooked through|>. Lift out and shred.
- Add the potatoes, floury potatoes, corn and oregano to the stock and simmer for 25 minutes, until the floury potatoes fall apart and thicken it.
- Return the chicken for 3 minutes. Serve with the double cream, capers and avocado.
`;
