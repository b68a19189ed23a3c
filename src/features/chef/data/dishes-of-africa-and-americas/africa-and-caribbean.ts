/** Dishes of Africa and the Caribbean by name; how the table is read: rules/classics/classic.ts. */
export const AFRICA_CARIBBEAN_BY_NAME = `
= Ackee and Saltfish ; ackee, ackee and salt fish, ackee & saltfish, jamaican breakfast, ackee n saltfish
fry ; jamaican ; breakfast dinner ; 4 ; 20+30 ; stove
Salt cod and soft ackee, fried with onion, pepper and thyme.
!*300 g salt cod, soaked for a day / 400 g canned hearts of palm, drained and pulled apart ; !540 g canned ackee, drained ; 1 onion, sliced ; 1 red pepper, sliced ; 2 cloves garlic, crushed ; 200 g tomatoes, chopped ; 2 spring onions, sliced ; 1 Scotch bonnet chilli, seeded and chopped ; 1 tsp thyme ; 1/2 tsp black pepper ; 3 tbsp sunflower oil
- <Drain the salt cod, which has soaked for a day in changes of cold water. Simmer it in fresh water for 12 minutes, drain and break into flakes, without skin and bones.|Rinse the hearts of palm.>
- Fry the onion, red pepper, garlic, Scotch bonnet chilli and thyme in the sunflower oil for 7 minutes. Add the tomatoes for 3 minutes.
- Add the salt cod and cook for 4 minutes. Fold in the ackee and black pepper gently, so that it stays whole, and heat for 4 minutes. Scatter with the spring onions.
= Callaloo ; jamaican callaloo, trini callaloo, callaloo soup, caribbean callaloo
side ; caribbean ; dinner breakfast ; 4 ; 15+18 ; stove
Leafy greens, steamed soft with onion, tomato and thyme.
!600 g callaloo, chopped / spinach, chopped / kale, chopped ; 1 onion, chopped ; 2 cloves garlic, crushed ; 150 g tomatoes, chopped ; 1 Scotch bonnet chilli, left whole ; 1 tsp thyme ; 2 tbsp sunflower oil ; 60 ml water ; 3/4 tsp salt
- Fry the onion, garlic and thyme in the sunflower oil for 5 minutes.
- Add the callaloo, tomatoes, Scotch bonnet chilli, water and salt, cover and cook for 11 minutes, until soft.
- Lift out the chilli, which must not burst, and serve.
= Doubles ; trini doubles, trinidad doubles, bara and channa
bread ; caribbean ; breakfast snacks ; 4 ; 30+35 rest 60 ; stove
Soft fried flatbreads around curried chickpeas.
!300 g plain flour ; 1 tsp yeast ; 1/2 tsp turmeric ; 200 ml water, lukewarm ; !800 g canned chickpeas, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tbsp curry powder ; 1 tsp ground cumin ; 300 ml water, for the chickpeas ; 2 tbsp sunflower oil ; 500 ml sunflower oil, for deep-frying ; 1 1/4 tsp salt ; 1/2 cucumber, grated ; 1 tsp hot sauce
- Mix the flour with the yeast, turmeric, lukewarm water and a third of the salt to a soft dough and leave for 60 minutes.
- Fry the onion and garlic in the spoonfuls of sunflower oil for 5 minutes. Add the curry powder and cumin for 1 minute, then the chickpeas, their water and the rest of the salt, and simmer for 18 minutes, until thick, crushing some.
- Divide the dough into {16} pieces, flatten each with oiled hands and fry in the hot oil for 20 seconds on each side.
- Lay chickpeas, cucumber and hot sauce between two breads each.
= Saltfish Fritters ; stamp and go, accra saltfish, salt fish fritters, saltfish accras, accras, accras de morue, salt cod fritters
fry ; jamaican ; snacks starter breakfast ; 4 ; 20+30 ; stove
Crisp fritters of salt cod, spring onion and chilli.
!*200 g salt cod, soaked for a day / 250 g canned sweetcorn, drained ; 150 g plain flour ; 1 tsp baking powder ; 1 egg ; 150 ml water, cold ; 3 spring onions, sliced ; 1/2 red pepper, finely chopped ; 1 Scotch bonnet chilli, seeded and chopped ; 1 tsp thyme ; 1/4 tsp black pepper ; 150 ml sunflower oil
- <Drain the salt cod, which has soaked for a day in changes of cold water. Simmer in fresh water for 12 minutes, drain and flake, without skin and bones.|Pat the sweetcorn dry.>
- Whisk the flour with the baking powder, egg and water to a thick batter. Stir in the salt cod, spring onions, red pepper, Scotch bonnet chilli, thyme and black pepper.
- Fry spoonfuls in the hot sunflower oil in batches for 3 minutes on each side, until brown and crisp. Drain and eat hot.
= Escovitch Fish ; escovitch, escoveitch fish, escabeche fish jamaican, jamaican fried fish
fry ; jamaican ; dinner ; 4 ; 20+20 ; stove
Fried fish under hot pickled onion, carrot and chilli.
!*4 sea bream fillets / cod fillets / 500 g firm tofu, sliced ; 60 g plain flour ; 1 tsp paprika ; 1 onion, in rings ; 1 carrot, in thin strips ; 1 red pepper, in strips ; 1 Scotch bonnet chilli, sliced ; 150 ml cider vinegar ; 1 tbsp sugar ; 1/2 tsp allspice ; 100 ml sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- Season the sea bream with most of the salt, the black pepper and paprika and turn it in the flour.
- Fry in the sunflower oil over medium-high heat for 4 minutes on each side, until golden<, and the fish flakes|>. Lift onto a plate and pour off most of the oil.
- Fry the onion, carrot, red pepper and Scotch bonnet chilli in the rest for 3 minutes. Add the cider vinegar, sugar, allspice and the rest of the salt, boil for 2 minutes and pour over.
= Festival ; jamaican festival, festival dumplings, fried dumplings, jamaican fried dumplings
bread ; jamaican ; snacks breakfast ; 4 ; 20+20 rest 30 ; stove
Sweet fried dumplings of flour and cornmeal, eaten with fish and jerk.
!200 g plain flour ; !80 g cornmeal ; 50 g sugar ; 2 tsp baking powder ; 1/2 tsp salt ; 1/4 tsp nutmeg ; 30 g butter, cold / vegan butter, cold ; 140 ml water ; 600 ml sunflower oil, for deep-frying
- Mix the flour with the cornmeal, sugar, baking powder, salt and nutmeg. Rub in the butter and add the water for a soft dough. Leave for 30 minutes.
- Divide into {12} and roll each into a finger of 10 cm.
- Fry in batches in the hot oil for 5 minutes, turning, until golden all over. Drain and eat warm.
= Johnny Cakes ; johnnycakes, johnny cake, journey cake, bakes caribbean, fried bakes, fry bake
bread ; caribbean ; breakfast ; 4 ; 20+15 rest 20 ; stove
Small fried breads, soft inside, for breakfast.
!300 g plain flour ; 2 tsp baking powder ; 1 tbsp sugar ; 1/2 tsp salt ; 40 g butter, cold / vegan butter, cold ; 150 ml milk / oat milk ; 200 ml sunflower oil
- Mix the flour with the baking powder, sugar and salt and rub in the butter. Add the milk for a soft dough, knead for 1 minute and leave for 20 minutes.
- Divide into {10} and flatten each to 1.5 cm.
- Fry in the sunflower oil over medium heat for 3 minutes on each side, until golden and cooked within. Drain.
= Black Cake ; caribbean black cake, rum cake caribbean, jamaican christmas cake, trinidad black cake
cake ; caribbean ; dessert ; 16 ; 40+110 rest 720 ; oven
Dark, moist fruit cake soaked in rum, for Christmas and weddings.
!250 g raisins ; !200 g prunes ; 150 g currants ; 100 g glacé cherries ; !300 ml rum / apple juice ; 250 g butter, soft ; 250 g dark brown sugar ; 5 eggs ; 250 g plain flour ; 2 tsp baking powder ; 2 tsp mixed spice ; 1 tsp ground cinnamon ; 2 tsp vanilla extract ; 2 tbsp molasses
- Soak the raisins, prunes, currants and cherries in two thirds of the rum overnight, then chop them finely.
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on, and line a 23 cm tin. Beat the butter with the brown sugar for 5 minutes, then the eggs one by one. Stir in the vanilla extract and molasses.
- Fold in the flour, baking powder, mixed spice and cinnamon, then the soaked fruit. Bake for 110 minutes, until a skewer comes out clean.
- Spoon the rest of the rum over the hot cake and leave it in the tin to cool.
= Egusi Soup ; egusi, egusi stew, nigerian egusi soup, ofe egusi
stew ; nigerian ; dinner ; 4 ; 20+60|45 ; stove
Thick Nigerian stew of ground melon seeds, meat and greens, eaten with pounded yam.
!200 g ground egusi / pumpkin seeds, ground ; !*600 g stewing beef, in 2 cm cubes / chicken thigh fillets, in pieces / mushrooms, in chunks ; 500 g spinach, chopped ; 2 red peppers, chopped ; 1 onion, chopped ; 1 Scotch bonnet chilli, seeded ; 120 ml palm oil / sunflower oil ; 800 ml beef stock / vegetable stock ; 1 tbsp dried shrimp, ground / 1 tsp smoked paprika ; 3/4 tsp salt
- Simmer the beef in the beef stock with half of the onion for <40|15> minutes, covered. Blend or finely chop the red peppers with the Scotch bonnet chilli and the rest of the onion.
- Heat the palm oil and fry the peppers for 8 minutes. Stir the egusi with a little water to a paste, drop it in by spoonfuls and fry for 4 minutes.
- Add the beef with its stock and the dried shrimp, cover and simmer for 15 minutes, until the egusi is thick and grainy.
- Stir in the spinach and salt and cook for 4 minutes.
= Fufu ; foufou, fou fou, cassava fufu, pounded yam
side ; nigerian ; dinner ; 4 ; 15+25 ; stove blender
Smooth, stretchy dough of cassava and plantain, for dipping into soups.
!600 g cassava, peeled and chopped ; !1 green plantain, peeled and chopped ; 250 ml water ; 1/2 tsp salt
- Blend the cassava with the plantain and water until quite smooth.
- Pour into a pan with the salt and stir over medium heat for 20 minutes, adding a splash of water if it sticks, until it is a thick, stretchy and shiny dough.
- Shape into {4} balls with wet hands and serve hot with a soup or stew.
= Moin-Moin ; moi moi, moimoi, nigerian bean pudding, steamed bean pudding
pudding ; nigerian ; breakfast lunch ; 4 ; 25+50 rest 480 ; stove blender
Steamed savoury pudding of black-eyed beans, pepper and egg.
!300 g dried black-eyed beans ; 1 red pepper, chopped ; 1 onion, chopped ; 1 Scotch bonnet chilli, seeded ; 150 ml vegetable stock ; 80 ml sunflower oil ; 2 eggs, hard-boiled and quartered / 100 g canned sardines, drained ; 1 tsp salt
- Soak the black-eyed beans overnight, rub off as many skins as you can under water, and drain.
- Blend the beans with the red pepper, onion, Scotch bonnet chilli, vegetable stock, sunflower oil and salt for 4 minutes, until very smooth.
- Pour into {6} greased cups, push the eggs into them and cover with foil. Steam over simmering water for 50 minutes, until firm.
= Akara ; acaraje, bean fritters, nigerian bean cakes, kosai, koose
fry ; nigerian ; breakfast snacks ; 4 ; 20+20 ; stove blender
Crisp fritters of ground black-eyed beans, onion and chilli.
!500 g canned black-eyed beans, drained and rinsed ; 60 g chickpea flour ; 1 onion, chopped ; 1 Scotch bonnet chilli, seeded ; 3/4 tsp salt ; 40 ml water ; 600 ml sunflower oil, for deep-frying
- Pat the black-eyed beans quite dry.
- Blend them with half of the onion, the Scotch bonnet chilli and just enough of the water to a thick paste. Beat in the chickpea flour and salt for 3 minutes, until fluffy, and fold in the rest of the onion.
- Drop spoonfuls into the hot oil and fry in batches for 5 minutes, turning, until deep brown. Drain and eat hot.
= Puff-Puff ; puffpuff, bofrot, nigerian doughnuts, mikate, african doughnuts
fry ; nigerian ; snacks dessert ; 6 ; 15+20 rest 60 ; stove
Round, sweet yeast doughnuts, fried until golden.
!350 g plain flour ; 100 g sugar ; 2 tsp yeast ; 300 ml water, lukewarm ; 1/2 tsp salt ; 1/4 tsp nutmeg ; 700 ml sunflower oil, for deep-frying
- Mix the flour with the sugar, yeast, salt and nutmeg. Stir in the water for a thick, sticky batter and leave in a warm place for 60 minutes, until doubled.
- Heat the oil. Squeeze balls of batter through your wet fist and drop them in.
- Fry in batches for 4 minutes, turning, until golden all round. Drain and eat warm.
= Red-Red ; ghanaian red red, ghana bean stew, black eyed bean stew with plantain
stew ; ghanaian ; dinner ; 4 ; 15+35 ; stove
Black-eyed beans in red palm oil and tomato, with fried plantain.
!800 g canned black-eyed beans, drained ; !2 ripe plantains, sliced ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 400 g canned chopped tomatoes ; 1 Scotch bonnet chilli, left whole ; 1 tsp smoked paprika ; 60 ml palm oil / sunflower oil ; 80 ml sunflower oil, for frying ; 1 tsp salt
- Fry the onions in the palm oil for 8 minutes. Add the garlic, ginger and smoked paprika for 1 minute, then the chopped tomatoes and Scotch bonnet chilli for 8 minutes.
- Add the black-eyed beans and salt and simmer for 12 minutes. Lift out the chilli.
- Fry the plantains in the sunflower oil for 3 minutes on each side, until brown, and serve with the beans.
= Groundnut Soup ; ghanaian groundnut soup, nkatenkwan, west african peanut soup, african peanut soup
stew ; ghanaian ; dinner ; 4 ; 15+45|35 ; stove
Chicken in a smooth, hot sauce of peanuts and tomato.
!*700 g chicken thigh fillets, halved / sweet potatoes, in chunks ; !150 g peanut butter ; 400 g canned chopped tomatoes ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 Scotch bonnet chilli, left whole ; 2 tbsp tomato paste ; 800 ml chicken stock / vegetable stock ; 2 tbsp sunflower oil ; 1/2 tsp salt
- Fry the onion in the sunflower oil for 6 minutes. Add the garlic, ginger and tomato paste for 2 minutes.
- Add the chicken, chopped tomatoes, Scotch bonnet chilli and chicken stock and simmer for 20 minutes.
- Whisk the peanut butter with a ladle of the hot soup, stir it in with the salt and simmer for 12 minutes, until oil rises. Lift out the chilli and serve.
= Pepper Soup ; nigerian pepper soup, chicken pepper soup, goat pepper soup, fish pepper soup
soup ; nigerian ; dinner ; 4 ; 15+45 ; stove
Clear, fiery Nigerian broth with chicken and ginger.
!*800 g chicken thigh fillets, in chunks / cod fillets, in chunks / mushrooms, in chunks ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; !2 Scotch bonnet chillies, finely chopped ; 1 tsp black pepper, crushed ; 1/2 tsp nutmeg ; 1 tsp ground coriander ; 1/2 tsp allspice ; 1200 ml water ; 1 1/4 tsp salt ; 1 handful basil, chopped
- Bring the chicken to the boil in the water with the onion, garlic, ginger and salt and skim.
- Add the Scotch bonnet chillies, black pepper, nutmeg, ground coriander and allspice and simmer for 30 minutes, until tender.
- Stir in the basil and serve very hot.
= Efo Riro ; nigerian spinach stew, efo, yoruba spinach stew, efo riro soup
stew ; nigerian ; dinner ; 4 ; 15+85|35 ; stove
Spinach in a hot sauce of peppers and palm oil with meat.
!800 g spinach, chopped ; *400 g stewing beef, in 1 cm cubes / cod fillets, in chunks / mushrooms, in chunks ; 3 red peppers, chopped ; 2 onions, chopped ; 1 Scotch bonnet chilli, seeded ; 80 ml palm oil / sunflower oil ; 1 tbsp dried shrimp, ground / 1 tsp smoked paprika ; 200 ml beef stock / vegetable stock ; 3/4 tsp salt
- Simmer the beef in the beef stock with a little of the salt, covered, for <60|10> minutes.
- Blend or finely chop the red peppers with half of the onions and the Scotch bonnet chilli. Fry the rest of the onions in the palm oil for 4 minutes, add the peppers and fry for 9 minutes, until thick.
- Add the beef with its stock and the dried shrimp and simmer for 4 minutes. Stir in the spinach and the rest of the salt and cook for 4 minutes.
= Kelewele ; spicy fried plantain, ghanaian fried plantain, kelewele plantain
side ; ghanaian ; snacks dinner ; 4 ; 20+12 ; stove
Ripe plantain, fried with ginger and chilli.
!3 ripe plantains, in 2 cm cubes ; 2 tbsp fresh ginger, grated ; 1 tsp cayenne pepper ; 1/2 tsp nutmeg ; 3/4 tsp salt ; 300 ml sunflower oil
- Mix the plantains with the ginger, cayenne pepper, nutmeg and salt and leave for 15 minutes.
- Heat the sunflower oil in a wide pan and fry the plantains in two batches for 5 minutes each, turning, until deep golden.
- Drain on paper and eat hot.
= Shiro ; shiro wat, shiro wot, ethiopian chickpea stew
stew ; ethiopian ; dinner ; 4 ; 10+30 ; stove
Smooth Ethiopian stew of chickpea flour, onion and hot spices.
!150 g chickpea flour ; 2 red onions, finely chopped ; 4 cloves garlic, crushed ; 2 tsp paprika ; 1 tsp cayenne pepper ; 1/2 tsp ground cardamom ; 1/2 tsp ground ginger ; 1/4 tsp ground cloves ; 2 tbsp tomato paste ; 4 tbsp sunflower oil ; 800 ml water ; 1 1/4 tsp salt
- Fry the red onions in the sunflower oil for 10 minutes, until soft and brown. Add the garlic, paprika, cayenne pepper, cardamom, ginger, cloves and tomato paste for 2 minutes.
- Pour in the water and bring to the boil. Whisk in the chickpea flour little by little.
- Simmer for 14 minutes, stirring often, until thick and shiny. Stir in the salt and serve with injera.
= Nyama Choma ; kenyan grilled meat, kenyan barbecue, nyama choma with kachumbari
roast ; kenyan ; dinner ; 4 ; 15+30 rest 60 ; grill
Kenyan grilled lamb with salt and lemon, and a tomato relish.
!*900 g lamb leg steaks / beef sirloin steaks / chicken thigh fillets ; 3 tbsp lemon juice ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; 300 g tomatoes, finely chopped ; 1 red onion, finely chopped ; 1 green chilli, finely chopped ; 1 handful fresh coriander, chopped
- Rub the lamb with half of the lemon juice, the garlic, sunflower oil and most of the salt and leave for 60 minutes.
- Mix the tomatoes with the red onion, green chilli, coriander and the rest of the lemon juice and salt.
- Grill the lamb for 8 minutes on each side, until brown and cooked through. Leave for 5 minutes, cut into pieces and serve with the tomatoes.
= Githeri ; kenyan beans and corn, muthere, maize and beans
stew ; kenyan ; lunch dinner ; 4 ; 10+30 ; stove
Kenyan stew of beans and maize.
!400 g canned kidney beans, drained ; !400 g canned sweetcorn, drained ; 1 onion, chopped ; 2 cloves garlic, crushed ; 300 g tomatoes, chopped ; 300 g potatoes, in 2 cm dice ; 1 tsp curry powder ; 2 tbsp sunflower oil ; 300 ml water ; 1 tsp salt ; 1 handful fresh coriander, chopped
- Fry the onion in the sunflower oil for 6 minutes. Add the garlic and curry powder for 1 minute, then the tomatoes for 4 minutes.
- Add the potatoes, water and salt and simmer for 12 minutes.
- Add the kidney beans and sweetcorn and simmer for 6 minutes. Scatter with the coriander.
= Kenyan Pilau ; swahili pilau, east african pilau, pilau masala rice, beef pilau, pilau swahili, pilau ya nyama, zanzibar pilau
rice ; kenyan ; dinner ; 4 ; 15+95|45 ; stove
Rice cooked in a brown broth of beef, onion and warm spices.
!*500 g stewing beef, in 2 cm cubes / chicken thigh fillets, in pieces / canned chickpeas, drained ; !350 g basmati rice, rinsed ; 3 onions, sliced ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tsp ground cumin ; 1 tsp ground cardamom ; 1 tsp ground cinnamon ; 1/4 tsp ground cloves ; 1 tsp black pepper ; 200 g tomatoes, chopped ; 4 tbsp sunflower oil ; 900 ml water ; 1 1/2 tsp salt
- Fry the onions in the sunflower oil for 14 minutes, until deep brown. Add the garlic, ginger, cumin, cardamom, cinnamon, cloves and black pepper for 1 minute.
- Add the beef, tomatoes, salt and water and simmer, covered, for <60|12> minutes, until tender.
- Stir in the rice, which the broth should cover by 1 cm, cover and cook over low heat for 14 minutes. Leave for 5 minutes and fork through.
`;
