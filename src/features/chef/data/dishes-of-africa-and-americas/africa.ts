/** Dishes of West, Central, East and South Africa by name; how the table is read: rules/classics/classic.ts. */
export const FROM_ACCRA_TO_CAPE_TOWN_BY_NAME = `
= Ewa Agoyin ; ewa aganyin, ewa agoyin beans, nigerian mashed beans, ewa agonyin
stew ; nigerian ; lunch dinner ; 4 ; 20+40 ; stove blender
Soft mashed beans under a dark, hot Nigerian pepper sauce.
!800 g canned black-eyed beans ; !3 red peppers, chopped ; 2 onions, chopped ; !1 tbsp chilli flakes ; 1 tbsp fresh ginger, grated ; 100 ml palm oil / sunflower oil ; 1 tsp dried thyme ; 1 vegetable stock cube, crumbled ; 1/2 tsp salt
- Blend the red peppers with half of the onions and drain in a sieve, so that the sauce fries and does not boil.
- Fry the rest of the onions in the palm oil for 12 minutes, until dark brown. Add the peppers, ginger, chilli flakes, thyme and stock cube and fry over medium heat for 18 minutes, stirring, until dark, with the oil on top.
- Simmer the black-eyed beans with their liquid and the salt for 9 minutes, mash roughly and spoon the sauce on top.
= Domoda ; gambian domoda, gambian peanut stew, peanut stew gambian, beef domoda
stew ; gambian ; dinner ; 4 ; 20+100|45 ; stove
The Gambia's stew of meat and squash in peanut sauce.
!*700 g stewing beef, in 3 cm cubes / chicken thigh fillets, halved / canned chickpeas, drained ; !180 g peanut butter ; !500 g pumpkin, in chunks / sweet potatoes, in chunks ; 2 onions, chopped ; 3 cloves garlic, crushed ; 4 tbsp tomato paste ; 3 tomatoes, chopped ; 1 Scotch bonnet chilli, left whole ; 1 l beef stock / vegetable stock ; 3 tbsp lemon juice ; 3 tbsp sunflower oil ; 3/4 tsp salt
- Fry the onions in the sunflower oil for 7 minutes. Add the beef for 6 minutes, then the garlic and tomato paste for 2 minutes.
- Add the tomatoes, Scotch bonnet chilli and beef stock, cover and simmer for <60|10> minutes.
- Whisk the peanut butter with a ladle of the hot broth and stir it in with the pumpkin and salt. Simmer for 22 minutes, stirring, until the oil rises. Take out the chilli and stir in the lemon juice.
= Benachin ; gambian benachin, gambian jollof rice, benachin rice, gambian one pot rice
rice ; gambian ; dinner ; 6 ; 25+70|50 ; stove
The Gambia's rice, cooked in one pot with meat, vegetables and tomato.
!*700 g chicken thigh fillets, halved / cod fillets, in large chunks / firm tofu, in thick slices ; !400 g long-grain rice, rinsed ; 2 onions, chopped ; 4 cloves garlic, crushed ; !5 tbsp tomato paste ; 3 tomatoes, chopped ; 1 aubergine, in chunks ; 2 carrots, in chunks ; 300 g white cabbage, in wedges ; 1 Scotch bonnet chilli, left whole ; 1300 ml chicken stock / vegetable stock ; 2 bay leaves ; 80 ml sunflower oil ; 1 1/4 tsp salt ; 1 lime, in wedges
- Brown the chicken in the sunflower oil for 6 minutes and lift out. Fry the onions for 8 minutes, add the garlic and tomato paste for 4 minutes, then the tomatoes, chicken stock, bay leaves, Scotch bonnet chilli and salt.
- Add the chicken, aubergine, carrots and cabbage and simmer for <20|12> minutes, until soft. Lift them all out and keep warm, and take out the bay leaves and chilli.
- Stir the long-grain rice into the broth, which should stand 1 cm over it. Cover and cook over low heat for 22 minutes. Serve with the chicken, vegetables and lime on top.
= Palaver Sauce ; palava sauce, kontomire stew, ghanaian spinach stew
stew ; ghanaian ; dinner ; 4 ; 20+35 ; stove blender
Ghanaian leaves with ground pumpkin seeds, tomato and palm oil.
!700 g spinach, chopped ; !150 g ground egusi / pumpkin seeds, ground ; *250 g smoked mackerel, in flakes / mushrooms, sliced ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 400 g canned chopped tomatoes ; 1 Scotch bonnet chilli, seeded and chopped ; !100 ml palm oil / sunflower oil ; 150 ml water ; 3/4 tsp salt
- Fry the onions in the palm oil for 8 minutes. Add the garlic, ginger and Scotch bonnet chilli for 1 minute, then the chopped tomatoes for 8 minutes.
- Stir the egusi with the water to a paste, drop it in by spoonfuls, cover and cook for 8 minutes without stirring.
- Add the smoked mackerel, spinach and salt and cook for 7 minutes, stirring gently.
= Banku ; ghanaian banku, banku dough, home made banku
side ; ghanaian ; dinner ; 4 ; 15+30 rest 2880 ; stove
Sour, smooth Ghanaian dough of fermented maize and cassava.
!300 g cornmeal, fine ; !200 g cassava, peeled and finely grated ; 700 ml water ; 1 tsp salt
- Mix the cornmeal with a third of the water to a wet dough, cover and leave at room temperature for 2 days, until it smells sour. Throw it away if it grows mould.
- Squeeze the cassava dry and stir it into the dough with the rest of the water and the salt, until smooth.
- Cook over medium heat for 25 minutes, stirring hard with a wooden spoon, until stiff, smooth and shiny.
- Shape {4} balls with wet hands and eat with soup, stew or fish.
= Kenkey ; ghanaian kenkey, ga kenkey, komi, dokono
side ; ghanaian ; dinner ; 4 ; 40+75 rest 2880 ; stove
Ghanaian parcels of fermented maize dough, steamed in the husk.
!500 g cornmeal, fine ; 900 ml water ; 1 1/2 tsp salt
- Mix the cornmeal with a third of the water to a wet dough, cover and leave at room temperature for 2 days, until it smells sour. Throw it away if it grows mould.
- Stir half of the dough with the salt and the rest of the water over medium heat for 12 minutes, until thick. Take off the heat and work in the rest of the dough.
- Soak {16} corn husks in hot water for 30 minutes, or take foil. Wrap {8} balls of the dough in them tightly.
- Steam over simmering water for 60 minutes, topping it up, until firm. Eat with pepper sauce and fried fish.
= Alloco ; aloko, alloko, allocos, ivorian fried plantains, fried plantain with pepper sauce
side ; ivorian ; snacks dinner ; 4 ; 15+30 ; stove
Ivorian fried plantain with hot tomato and onion sauce.
!4 ripe plantains, sliced on the slant ; !4 tomatoes, chopped ; 2 onions, finely chopped ; 2 cloves garlic, crushed ; 1 Scotch bonnet chilli, seeded and chopped ; 1 tbsp tomato paste ; 3 tbsp palm oil / sunflower oil ; 400 ml sunflower oil, for deep-frying ; 3/4 tsp salt
- Cook the onions in the palm oil for 7 minutes. Add the garlic, Scotch bonnet chilli and tomato paste for 1 minute, then the tomatoes and most of the salt, and simmer for 10 minutes, until thick.
- Fry the plantains in the hot oil in batches for 5 minutes, turning, until deep golden.
- Drain, season with the rest of the salt and serve with the sauce.
= Poulet DG ; poulet d.g., poulet directeur general, cameroonian chicken and plantains, poulet dg camerounais
stew ; cameroonian ; dinner ; 4 ; 30+60|45 ; stove
Cameroon's chicken for directors, with ripe plantain and vegetables.
!*8 chicken thighs / 600 g firm tofu, in thick slices ; !3 ripe plantains, sliced ; 2 carrots, sliced ; 200 g green beans, halved ; 1 red pepper, in strips ; 1 green pepper, in strips ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 4 tomatoes, chopped ; 1 tsp white pepper ; 1 tsp thyme ; 300 ml chicken stock / vegetable stock ; 120 ml sunflower oil ; 1 1/2 tsp salt ; 1 handful parsley, chopped
- Fry the plantains in the sunflower oil for 3 minutes on each side, until golden, and lift out.
- Season the chicken with the white pepper and half of the salt and brown it in the oil for 9 minutes. Pour off most of the oil. Add the onion, garlic, ginger and thyme for 5 minutes, then the tomatoes for 6 minutes.
- Add the chicken stock and carrots, cover and simmer for <25|8> minutes. Add the green beans, both peppers and the rest of the salt for 9 minutes<, until the chicken comes off the bone|>.
- Fold in the plantains for 2 minutes and scatter with the parsley.
= Moambe Chicken ; chicken moambe, poulet moambe, poulet à la moambe
stew ; angolan ; dinner ; 4 ; 25+60|45 rest 60 ; stove
Chicken in red palm oil with okra, squash and chilli.
!*8 chicken thighs / 600 g mushrooms, halved ; !100 ml palm oil ; 2 onions, chopped ; 5 cloves garlic, crushed ; 3 tomatoes, chopped ; 1 Scotch bonnet chilli, left whole ; 3 tbsp lemon juice ; !400 g pumpkin, in chunks ; !250 g okra ; 600 ml chicken stock / vegetable stock ; 1 bay leaf ; 1 1/4 tsp salt
- Turn the chicken in the lemon juice, half of the garlic and the salt and leave for 60 minutes.
- Brown the chicken in the palm oil for 8 minutes. Add the onions for 7 minutes, then the rest of the garlic, the tomatoes, bay leaf, Scotch bonnet chilli and chicken stock, cover and simmer for <22|8> minutes.
- Add the pumpkin for 10 minutes, then the okra for 9 minutes, until soft<, and the chicken comes off the bone|>. Take out the bay leaf and chilli.
= Calulu ; calulu de peixe, angolan fish stew, calulu de peixe seco, angolan calulu
stew ; angolan ; dinner ; 4 ; 20+40 ; stove
Angolan layers of fish, greens, okra and tomato in palm oil.
!*700 g cod fillets, in large chunks / firm tofu, in thick slices ; !300 g spinach / sweet potato leaves ; !250 g okra ; 2 onions, sliced ; 3 cloves garlic, crushed ; 4 tomatoes, sliced ; 1 aubergine, in slices ; 1 red chilli, sliced ; !80 ml palm oil / sunflower oil ; 3 tbsp lemon juice ; 150 ml fish stock / vegetable stock ; 1 1/4 tsp salt
- Turn the cod in the lemon juice, garlic and half of the salt.
- Layer the onions, tomatoes, aubergine, okra, red chilli and the rest of the salt in a wide pot, pour over the palm oil and fish stock, cover and simmer for 18 minutes.
- Lay the cod between the vegetables, cover with the spinach and simmer for 14 minutes, shaking the pot and not stirring<, until the fish flakes|>.
= Zigni ; zigini, tsebhi zigni, eritrean beef stew, tsebhi, eritrean zigni
stew ; eritrean ; dinner ; 4 ; 20+120|55 ; stove
Eritrean beef stew, red with hot spices, eaten with injera.
!*800 g stewing beef, in 2 cm cubes / 600 g canned brown lentils, drained / mushrooms, quartered ; 3 red onions, finely chopped ; 5 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; !2 tbsp paprika ; !2 tsp cayenne pepper ; 1 tsp ground cardamom ; 1 tsp ground coriander ; 1/2 tsp ground fenugreek ; 1/2 tsp allspice ; 3 tbsp tomato paste ; 400 g canned chopped tomatoes ; 50 g ghee / sunflower oil ; 600 ml water ; 1 1/4 tsp salt
- Cook the red onions in the ghee over medium heat for 14 minutes, until soft and brown.
- Add the garlic, ginger, paprika, cayenne pepper, cardamom, coriander, fenugreek, allspice and tomato paste for 3 minutes, then the chopped tomatoes for 6 minutes.
- Add the beef, water and salt, cover and simmer gently for <90|25> minutes, until tender, in a thick sauce.
= Kitfo Yebesele ; kitfo, cooked kitfo, kitfo lebleb, ethiopian kitfo, yebesele kitfo
fry ; ethiopian ; dinner ; 4 ; 15+14 ; stove
Ethiopian minced beef in spiced butter, here cooked through.
!*600 g minced beef ; !70 g ghee ; !1 tsp cayenne pepper ; 1 tsp paprika ; 1/2 tsp ground cardamom ; 1/4 tsp ground cloves ; 1/2 tsp ground fenugreek ; 2 cloves garlic, crushed ; 1 tsp fresh ginger, grated ; 1 tsp salt ; 120 g cottage cheese, drained ; 300 g spinach, chopped
- Warm the ghee with the garlic, ginger, cardamom, cloves and fenugreek over low heat for 3 minutes. Put a spoonful of it into another pan and cook the spinach in it for 4 minutes.
- Add the cayenne pepper, paprika, salt and minced beef to the rest of the ghee and cook over medium heat for 8 minutes, breaking it up, until no pink is left.
- Serve with the spinach and cottage cheese, and with injera.
= Canjeero ; anjero, somali pancakes, laxoox, lahoh, lahooh, somali canjeero
griddle ; somali ; breakfast ; 4 ; 15+25 rest 360 ; stove blender
Soft, spongy Somali pancakes of fermented batter.
!250 g plain flour ; !80 g cornmeal, fine ; 1 1/2 tsp yeast ; 1 tbsp sugar ; 3/4 tsp salt ; 550 ml water, lukewarm ; 1 tsp baking powder ; 40 g butter / vegan butter ; 2 tbsp honey / maple syrup
- Blend the flour with the cornmeal, yeast, sugar, salt and water until smooth. Cover and leave for 6 hours, or overnight in the fridge, until bubbling. Stir in the baking powder.
- Heat a non-stick pan over medium heat. Pour a ladle of batter into the middle and spread it in a spiral with the back of the ladle.
- Cover and cook for 2 minutes, until the top is dry and full of holes. Do not turn. Go on with the rest, and eat with the butter and honey.
= Bariis Iskukaris ; bariis, somali rice, somali spiced rice, bariis iskukaris with lamb
rice ; somali ; dinner ; 6 ; 25+105|50 rest 20 ; stove
Somali rice, cooked in meat broth with warm spices, onions and raisins.
!*800 g diced lamb / canned chickpeas, drained ; !400 g basmati rice, soaked for 20 minutes ; 2 onions, sliced ; 4 cloves garlic, crushed ; 2 tomatoes, chopped ; !2 tsp ground cumin ; 2 tsp ground coriander ; 1 tsp ground cardamom ; 1/2 tsp ground cinnamon ; 1/4 tsp ground cloves ; 1 tsp turmeric ; 80 g raisins ; 1300 ml water ; 5 tbsp sunflower oil ; 2 1/4 tsp salt ; 1 red pepper, in strips
- Simmer the lamb in the water with half of the salt and half of the cumin for <65|10> minutes, covered. Keep 700 ml of the broth.
- Cook half of the onions in two thirds of the sunflower oil for 8 minutes. Add the garlic, coriander, cardamom, cinnamon, cloves, turmeric, tomatoes and the rest of the cumin for 4 minutes.
- Stir in the drained basmati rice, lamb, broth and the rest of the salt, bring to the boil, cover and cook over low heat for 16 minutes.
- Fry the rest of the onions with the red pepper in the rest of the oil for 7 minutes, add the raisins for 1 minute and scatter over the rice.
= Suqaar ; somali suqaar, beef suqaar, chicken suqaar, hilib suqaar
fry ; somali ; dinner ; 4 ; 20+25 ; stove
Somali stir-fry of small cubes of meat with peppers and spices.
!*600 g sirloin steak, in 1 cm cubes / chicken breast fillets, in 1 cm cubes / firm tofu, in 1 cm cubes ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 red pepper, diced ; 1 green pepper, diced ; 1 carrot, in small dice ; 1 potato, in small dice ; 2 tomatoes, chopped ; !2 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp ground cardamom ; 1/2 tsp turmeric ; 2 tbsp lime juice ; 100 ml water ; 4 tbsp sunflower oil ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Fry the potato and carrot in the sunflower oil for 6 minutes. Add the onion and both peppers for 4 minutes.
- Add the steak and garlic and fry over high heat for 6 minutes<, until brown and cooked through|>.
- Stir in the cumin, ground coriander, cardamom, turmeric, tomatoes, water and salt and simmer for 6 minutes, until the potato is soft. Stir in the lime juice and fresh coriander.
= Irio ; kenyan irio, irio kenyan mashed peas and potatoes, kenyan mashed potatoes with peas and corn
side ; kenyan ; dinner ; 4 ; 15+25 ; stove
Kenyan mash of potatoes and peas with sweetcorn.
!900 g floury potatoes, in chunks ; !300 g frozen peas ; !200 g frozen sweetcorn ; 1 onion, chopped ; 40 g butter / vegan butter ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in salted water for 16 minutes, add the peas for 4 minutes and drain.
- Meanwhile cook the onion in the butter for 7 minutes. Add the sweetcorn for 4 minutes.
- Mash the potatoes with the peas, salt and black pepper and stir in the onion and sweetcorn.
= Mukimo ; kenyan mukimo, mokimo, kikuyu mukimo
side ; kenyan ; dinner ; 4 ; 20+30 ; stove
Kenyan mash of potatoes, pumpkin leaves, corn and beans.
!900 g floury potatoes, in chunks ; !200 g pumpkin leaves, chopped / spinach, chopped ; !200 g frozen sweetcorn ; 400 g canned kidney beans, drained ; 3 spring onions, sliced ; 50 g butter / vegan butter ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in salted water for 17 minutes. Lay the pumpkin leaves on top for 4 minutes and drain.
- Cook the spring onions in the butter for 3 minutes, add the sweetcorn and kidney beans and cook for 6 minutes, until hot.
- Mash the potatoes with the leaves, salt and black pepper, and fold in the sweetcorn and kidney beans.
= Mandazi ; mandazis, maandazi, mahamri, swahili doughnuts, east african doughnuts, kenyan doughnuts
fry ; kenyan ; breakfast snacks ; 6 ; 25+20 rest 90 ; stove
East African doughnuts with coconut and cardamom.
!450 g plain flour ; 2 tsp yeast ; 80 g sugar ; !1 tsp ground cardamom ; !220 ml coconut milk, warm ; 1 egg ; 1/4 tsp salt ; 800 ml sunflower oil, for deep-frying
- Mix the flour with the yeast, sugar, cardamom and salt. Add the egg and as much of the coconut milk as makes a soft dough, and knead for 8 minutes. Leave for 90 minutes, until doubled.
- Roll out to 1 cm and cut {18} triangles.
- Fry in the hot oil in batches for 2 minutes on each side, until puffed and deep golden. Drain and eat warm.
= Ugandan Rolex ; rolex ugandan, ugandan egg roll, rolex egg chapati, chapati egg roll, ugandan rolled eggs
egg ; ugandan ; breakfast lunch ; 2 ; 10+12 ; stove
Ugandan street food: an omelette with vegetables, rolled up in a chapati.
!4 eggs, beaten ; !2 flatbreads ; 60 g white cabbage, finely shredded ; 1 tomato, diced ; 1 onion, finely diced ; 1/2 green pepper, finely diced ; 3 tbsp sunflower oil ; 1/2 tsp salt
- Mix the cabbage with half of the tomato, the onion, green pepper and salt, and stir in the eggs.
- Fry half of it at a time in the sunflower oil as a thin omelette for 2 minutes, until nearly set. Lay a flatbread on top, press, turn over and cook for 2 minutes, until the omelette is firm.
- Scatter with the rest of the tomato and roll up tightly.
= Matoke ; matooke, ugandan matoke, matoke stew, plantain stew ugandan, green banana stew
stew ; ugandan ; dinner ; 4 ; 20+40 ; stove
East African stew of green bananas in tomato and spices.
!6 green plantains, peeled and in chunks ; !*300 g sirloin steak, in thin strips / canned kidney beans, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 tomatoes, chopped ; 1 green pepper, diced ; 1 tsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 700 ml beef stock / vegetable stock ; 2 tbsp lemon juice ; 3 tbsp sunflower oil ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Turn the green plantains in the lemon juice. Fry the onion and steak in the sunflower oil for 8 minutes.
- Add the garlic, ginger, green pepper, ground coriander, cumin and turmeric for 2 minutes, then the tomatoes for 5 minutes.
- Add the plantains, beef stock and salt, cover and simmer for 23 minutes, until soft enough to crush against the pot. Scatter with the fresh coriander.
= Luwombo ; oluwombo, ugandan luwombo, luwombo chicken, ugandan chicken in peanut sauce
stew ; ugandan ; dinner ; 4 ; 30+70|50 ; stove
Ugandan chicken in peanut sauce, steamed in a parcel.
!*700 g chicken thigh fillets, halved / mushrooms, halved ; !150 g peanut butter ; 1 onion, chopped ; 3 tomatoes, chopped ; 150 g mushrooms, quartered / aubergine, diced ; 2 cloves garlic, crushed ; 300 ml chicken stock / vegetable stock ; 2 tbsp sunflower oil ; 1 tsp salt
- Brown the chicken in half of the sunflower oil for 8 minutes and lift out. Cook the onion and garlic in the rest of the oil for 6 minutes, add the tomatoes for 6 minutes.
- Whisk in the peanut butter, chicken stock and salt and simmer for 4 minutes. Stir in the mushrooms and chicken.
- Divide between {4} bowls of doubled foil and baking paper, gather and tie them at the top.
- Steam over simmering water for <42|25> minutes<, until no pink is left in the chicken|>, and open at the table.
= Zanzibar Pizza ; zanzibari pizza, zanzibar mantabali, street pizza zanzibar
filled ; tanzanian ; lunch snacks ; 4 ; 40+25 rest 30 ; stove
Thin fried dough of Zanzibar's night market, folded around beef, vegetables and egg.
!*250 g minced beef / vegan mince ; !300 g plain flour ; 180 ml water, warm ; 4 eggs, beaten / 200 g firm tofu, crumbled ; 1 red onion, finely diced ; 1 green pepper, finely diced ; 2 tomatoes, seeded and diced ; 2 cloves garlic, crushed ; 1 tsp curry powder ; 4 tbsp mayonnaise / vegan mayonnaise ; 80 g processed cheese, in small pieces / cheddar, grated ; 6 tbsp sunflower oil ; 1 1/2 tsp salt
- Mix the flour with the water, half of the salt and a spoonful of the sunflower oil and knead for 8 minutes. Divide into {4} oiled balls and leave for 30 minutes.
- Fry the minced beef with the garlic, curry powder and the rest of the salt in a spoonful of the oil for 8 minutes<, until no pink is left|>. Cool.
- For each pizza mix a quarter of the beef, red onion, green pepper, tomatoes, mayonnaise, processed cheese and eggs.
- Stretch a ball of dough very thinly on an oiled board, lay the filling in the middle and fold to a square. Fry in oil over medium-low heat for 3 minutes on each side, until golden, and firm inside. Go on with the others.
= Urojo ; zanzibar mix, urojo soup, zanzibar urojo, zanzibar soup
soup ; tanzanian ; lunch ; 4 ; 35+35 ; stove blender
Zanzibar's sour mango soup with potatoes, bean fritters and crisps.
!1 mango, diced ; !600 g potatoes, diced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 tsp turmeric ; !50 g chickpea flour ; 1200 ml water ; 4 tbsp lime juice ; 1 green chilli, chopped ; !400 g canned black-eyed beans, drained ; 2 tbsp plain flour ; 400 ml sunflower oil, for deep-frying ; 2 tbsp sunflower oil ; 60 g crisps ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt
- Cook the onion in the spoonfuls of sunflower oil for 5 minutes. Add the garlic, ginger, turmeric and green chilli for 1 minute. Add the mango, potatoes, two thirds of the salt and most of the water and simmer for 16 minutes.
- Whisk half of the chickpea flour with the rest of the water, stir it in and simmer for 6 minutes, until it coats a spoon. Stir in the lime juice.
- Mash the black-eyed beans with the plain flour, the rest of the chickpea flour and the rest of the salt. Fry small balls of it in the hot oil for 4 minutes, until brown.
- Serve the soup with the fritters, crisps and coriander on top.
= Zanzibar Octopus Curry ; octopus curry, pweza wa nazi, swahili octopus curry, octopus in coconut curry
curry ; tanzanian ; dinner ; 4 ; 20+85 ; stove
Tender octopus in Swahili coconut sauce.
!*900 g octopus, cleaned / oyster mushrooms ; !400 ml coconut milk ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 tomatoes, chopped ; 2 tsp curry powder ; 1 tsp turmeric ; 1/2 tsp ground cardamom ; 1 green chilli, sliced ; 3 tbsp lime juice ; 3 tbsp sunflower oil ; 1 tsp salt ; 1 handful fresh coriander, chopped
- Simmer the octopus in water for <55|5> minutes, covered, until a knife slides in. Drain and cut into bite-sized pieces.
- Cook the onion in the sunflower oil for 7 minutes. Add the garlic, ginger, green chilli, curry powder, turmeric and cardamom for 1 minute, then the tomatoes for 6 minutes.
- Pour in the coconut milk with the salt and simmer for 6 minutes. Add the octopus for 8 minutes and stir in the lime juice and coriander.
= Ifisashi ; zambian ifisashi, zambian greens in peanut sauce, ifisashi peanut greens
side ; zambian ; dinner ; 4 ; 15+25 ; stove
Zambian greens, cooked soft with ground peanuts.
!600 g spinach, chopped / spring greens, shredded ; !150 g peanuts, ground ; 1 onion, chopped ; 3 tomatoes, chopped ; 300 ml water ; 3/4 tsp salt
- Boil the peanuts with the onion, tomatoes, water and salt for 8 minutes, stirring often.
- Add the spinach by handfuls and stir until it has wilted.
- Cook over low heat for 12 minutes, stirring, until thick and creamy.
= Muriwo Unedovi ; muriwo une dovi, muriwo, zimbabwean greens in peanut butter, zimbabwean greens with peanut butter, covo with peanut butter
side ; zimbabwean ; dinner ; 4 ; 10+20 ; stove
Zimbabwean greens in peanut butter, eaten with sadza.
!600 g spring greens, shredded / kale, shredded ; !120 g peanut butter ; 1 onion, chopped ; 2 tomatoes, chopped ; 250 ml water ; 2 tbsp sunflower oil ; 3/4 tsp salt
- Fry the onion in the sunflower oil for 5 minutes. Add the tomatoes for 4 minutes.
- Add the spring greens, two thirds of the water and the salt, cover and cook for 7 minutes.
- Whisk the peanut butter with the rest of the water, stir it in and simmer for 3 minutes, until it clings to the leaves.
= Huku ne Dovi ; dovi, zimbabwean peanut butter stew, zimbabwean peanut stew, chicken in peanut butter zimbabwe, dovi peanut stew
stew ; zimbabwean ; dinner ; 4 ; 20+50|35 ; stove
Zimbabwean chicken in peanut butter sauce with peppers.
!*800 g chicken thigh fillets, halved / canned chickpeas, drained ; !150 g peanut butter ; 2 onions, chopped ; 3 cloves garlic, crushed ; 2 green peppers, diced ; 2 carrots, diced ; 400 g canned chopped tomatoes ; 1 red chilli, chopped ; 500 ml chicken stock / vegetable stock ; 3 tbsp sunflower oil ; 3/4 tsp salt ; 200 g spinach
- Fry the onions in the sunflower oil for 6 minutes. Add the garlic, green peppers, carrots and red chilli for 5 minutes.
- Add the chicken, chopped tomatoes, salt and chicken stock and simmer for <22|8> minutes.
- Whisk the peanut butter with a ladle of the hot sauce, stir it in and simmer for 10 minutes, stirring. Stir in the spinach for 3 minutes.
= Malawian Chambo ; chambo, chambo fish, grilled chambo, malawi chambo
fry ; malawian ; dinner ; 4 ; 15+30 ; stove
Malawi's pan-fried tilapia with tomato and onion sauce.
!*4 tilapia fillets / sea bream fillets / 500 g firm tofu, in slices ; 3 tbsp lemon juice ; 1 tsp curry powder ; 50 g plain flour ; 2 onions, sliced ; 4 tomatoes, chopped ; 2 cloves garlic, crushed ; 1 green chilli, chopped ; 6 tbsp sunflower oil ; 1 1/4 tsp salt
- Season the tilapia with the lemon juice, curry powder and half of the salt, and turn it in the flour.
- Fry in two thirds of the sunflower oil for 4 minutes on each side, until golden<, and it flakes|>. Keep warm.
- Cook the onions in the rest of the oil for 7 minutes. Add the garlic, green chilli, tomatoes and the rest of the salt, simmer for 8 minutes and pour over.
= Stywe Pap ; pap, mealie pap, mieliepap, mielie pap, south african pap, pap and sous
side ; south african ; dinner ; 4 ; 10+45 ; stove
South Africa's stiff maize porridge with tomato and onion sauce.
!350 g white cornmeal ; 1000 ml water ; 20 g butter / vegan butter ; 1 onion, chopped ; 2 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 1 tsp sugar ; 2 tbsp sunflower oil ; 1 1/4 tsp salt
- Bring the water to the boil with half of the salt. Heap in the cornmeal, cover and let it stand over the lowest heat for 5 minutes, then stir hard until smooth.
- Cover and steam over very low heat for 30 minutes, stirring now and then, until stiff. Stir in the butter.
- Meanwhile fry the onion in the sunflower oil for 7 minutes. Add the garlic for 1 minute, then the chopped tomatoes, sugar and the rest of the salt, simmer for 15 minutes and serve with the pap.
= Boerewors Rolls ; boerewors, boerie rolls, boerie roll, boerewors roll, grilled boerewors
filled ; south african ; lunch dinner ; 4 ; 15+30 ; grill stove
South African coriander sausage in a roll with tomato and onion relish.
!*700 g boerewors, in one coil / vegan sausages ; !4 long bread rolls ; 2 onions, sliced ; 400 g canned chopped tomatoes ; 1 tbsp chutney ; 1 tsp ground coriander ; 2 tbsp sunflower oil ; 1/2 tsp salt
- Cook the onions in the sunflower oil for 10 minutes. Add the chopped tomatoes, chutney, coriander and salt and simmer for 12 minutes, until thick.
- Grill the boerewors over medium heat for <14|8> minutes, turning once, <until brown, and no pink is left inside|until brown>. Do not prick it.
- Cut into lengths, lay into the warm bread rolls and top with the relish.
= Koeksisters ; koeksister, koesisters, south african koeksisters, afrikaans koeksisters
fry ; south african ; dessert snacks ; 8 ; 50+30 rest 360 ; stove
Plaited South African doughnuts, fried and dipped in ice-cold syrup.
!350 g plain flour ; 4 tsp baking powder ; 40 g butter, cold / vegan butter, cold ; 1 egg ; 150 ml milk / oat milk ; 1/4 tsp salt ; !600 g sugar ; 350 ml water ; 1 cinnamon stick ; 1 tbsp fresh ginger, sliced ; 2 tbsp lemon juice ; 800 ml sunflower oil, for deep-frying
- Simmer the sugar with the water, cinnamon stick, ginger and lemon juice for 8 minutes, cool, and chill for 6 hours, until ice-cold.
- Mix the flour with the baking powder and salt, rub in the butter, add the egg and milk and knead to a soft dough. Leave for 30 minutes.
- Roll out to 5 mm, cut strips, and plait three at a time to {16} short plaits, pinching the ends.
- Fry in the hot oil in batches for 4 minutes, turning, until deep golden. Dip straight into the cold syrup for 1 minute and drain.
= Vetkoek ; vetkoek and mince, vetkoek with mince, amagwinya, magwinya, fat cakes, curried mince vetkoek
filled ; south african ; lunch dinner ; 4 ; 35+45 rest 60 ; stove
South African fried bread, filled with curried mince.
!*400 g minced beef / vegan mince ; !400 g bread flour ; 2 tsp yeast ; 1 tbsp sugar ; 260 ml water, lukewarm ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp curry powder ; 1 carrot, grated ; 150 g frozen peas ; 1 tbsp chutney ; 1 tbsp tomato paste ; 150 ml beef stock / vegetable stock ; 2 tbsp sunflower oil ; 800 ml sunflower oil, for deep-frying ; 1 1/2 tsp salt
- Knead the bread flour with the yeast, sugar, water and two thirds of the salt for 8 minutes. Leave for 60 minutes, until doubled.
- Fry the onion in the spoonfuls of sunflower oil for 5 minutes. Add the minced beef for 8 minutes<, until no pink is left|>, then the garlic, curry powder and tomato paste for 1 minute. Add the carrot, peas, chutney, beef stock and the rest of the salt and simmer for 10 minutes.
- Shape {8} flat balls of dough and fry in the hot oil in batches for 3 minutes on each side, until deep golden. Drain.
- Slit open and fill with the mince.
= Umngqusho ; samp and beans, samp and bean stew, umngqusho samp and beans, mngqusho
stew ; south african ; dinner ; 4 ; 15+50 ; stove
Xhosa stew of broken maize and beans.
!800 g canned hominy, drained ; !800 g canned pinto beans, drained / canned borlotti beans, drained ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tsp curry powder ; 2 tomatoes, chopped ; 1 potato, diced ; 500 ml vegetable stock ; 40 g butter / vegan butter ; 1/2 tsp salt ; 1 handful parsley, chopped
- Cook the onion in half of the butter for 7 minutes. Add the garlic and curry powder for 1 minute, then the tomatoes for 4 minutes.
- Add the hominy, potato and vegetable stock and simmer for 20 minutes.
- Add the pinto beans and salt and simmer for 14 minutes, until thick, crushing some. Stir in the rest of the butter and the parsley.
= Morogo ; marogo, south african wild spinach, imifino, morogo spinach
side ; south african ; dinner ; 4 ; 10+18 ; stove
South African leaves, stewed with onion and tomato.
!600 g amaranth leaves, chopped / spinach, chopped ; 1 onion, chopped ; 2 tomatoes, chopped ; 1 potato, in small dice ; 100 ml water ; 2 tbsp sunflower oil ; 3/4 tsp salt
- Fry the onion in the sunflower oil for 5 minutes. Add the tomatoes, potato and water, cover and cook for 7 minutes.
- Add the amaranth leaves and salt by handfuls.
- Cook for 6 minutes, stirring, until soft and nearly dry.
= Seswaa ; botswana seswaa, chotlho, loswao, pounded beef botswana
stew ; botswanan ; dinner ; 4 ; 10+215 ; stove
Botswana's beef, boiled with salt and onion and pounded to threads.
!*1200 g beef shin, in large chunks ; 2 onions, halved ; 3 bay leaves ; 1/2 tsp black pepper ; 2 l water ; 2 tsp salt
- Bring the beef to the boil in the water with the onions, bay leaves, salt and black pepper and skim. Simmer gently, covered, for 180 minutes, until it falls apart.
- Take out the bay leaves. Lift out the beef and boil the broth down for 15 minutes.
- Pound the beef with a wooden spoon to threads, return it to the broth and cook for 12 minutes, until nearly dry.
= Romazava ; malagasy romazava, madagascar beef stew, romazava madagascar
stew ; malagasy ; dinner ; 4 ; 15+100|40 ; stove
Madagascar's stew of beef and peppery greens with ginger.
!*700 g stewing beef, in 3 cm cubes / canned butter beans, drained ; !200 g watercress ; !300 g spinach ; 1 onion, chopped ; 4 cloves garlic, crushed ; !2 tbsp fresh ginger, grated ; 3 tomatoes, chopped ; 1 l beef stock / vegetable stock ; 2 tbsp sunflower oil ; 3/4 tsp salt ; 1 green chilli, chopped
- Brown the beef in the sunflower oil for 8 minutes. Add the onion, garlic and ginger for 4 minutes, then the tomatoes for 4 minutes.
- Add the beef stock and salt, cover and simmer for <70|8> minutes, until tender.
- Stir in the spinach, watercress and green chilli and cook for 9 minutes.
= Cari Poulet ; carri poulet, cari de poulet, reunion chicken curry, cari poulet reunion, carry poulet
curry ; reunionese ; dinner ; 4 ; 20+50|35 ; stove
Réunion's chicken with tomato, turmeric, ginger and thyme.
!*800 g chicken thigh fillets, halved / firm tofu, in cubes ; 3 onions, chopped ; !6 cloves garlic, crushed ; !2 tbsp fresh ginger, grated ; 5 tomatoes, chopped ; !2 tsp turmeric ; 4 sprigs thyme ; 2 green chillies, slit ; 250 ml water ; 3 tbsp sunflower oil ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Brown the chicken in the sunflower oil for 8 minutes. Add the onions for 6 minutes.
- Stir in the garlic, ginger, turmeric, thyme, salt and black pepper for 2 minutes, then the tomatoes and green chillies for 5 minutes.
- Add the water, cover and simmer for <25|10> minutes<, until no pink is left inside|>. Take out the thyme.
= Rougail Saucisse ; rougail saucisses, sausage rougail, reunion sausage rougail, rougail
stew ; reunionese ; dinner ; 4 ; 15+45 ; stove
Réunion's sausages in a hot sauce of tomato, ginger and turmeric.
!*700 g smoked sausages / pork sausages / vegan sausages ; 3 onions, sliced ; 4 cloves garlic, crushed ; !1 tbsp fresh ginger, grated ; !6 tomatoes, chopped ; !2 green chillies, chopped ; 1 tsp turmeric ; 3 sprigs thyme ; 1 l water ; 2 tbsp sunflower oil ; 1/2 tsp salt
- Boil the sausages in the water for 10 minutes, so that they lose salt and fat. Drain and slice.
- Fry the slices in the sunflower oil for 6 minutes. Add the onions for 7 minutes.
- Add the garlic, ginger, green chillies, turmeric and thyme for 1 minute, then the tomatoes and salt, and simmer for 18 minutes, until thick. Take out the thyme.
= Ladob ; ladob banane, seychelles ladob, seychellois ladob
pudding ; seychellois ; dessert ; 4 ; 10+25 ; stove
Seychelles' plantains, simmered in sweet coconut milk.
!3 ripe plantains, in thick slices ; !500 ml coconut milk ; 70 g sugar ; !1 vanilla pod, slit ; 1/4 tsp nutmeg ; 1 cinnamon stick ; 1/4 tsp salt
- Bring the coconut milk to a simmer with the sugar, vanilla pod, nutmeg, cinnamon stick and salt.
- Add the plantains and simmer gently for 20 minutes, until soft and the sauce is thick.
- Take out the vanilla pod and cinnamon stick and eat warm or cold.
`;
