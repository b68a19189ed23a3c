/** Dishes of the Maghreb by name; how the table is read: rules/classics/classic.ts. */
export const FROM_FES_TO_TRIPOLI_BY_NAME = `
= Rfissa ; moroccan rfissa, chicken rfissa, trid, rfissa with chicken and lentils
stew ; moroccan ; dinner ; 6 ; 30+75|60 ; stove
Moroccan chicken and lentils with fenugreek over torn flatbread.
!*8 chicken thighs / 800 g canned chickpeas, drained ; !200 g green lentils, rinsed ; 3 onions, sliced ; 4 cloves garlic, crushed ; !2 tsp fenugreek seeds, soaked ; 2 tsp ras el hanout ; 2 tsp ground ginger ; 1 tsp turmeric ; 1 pinch saffron ; 1200 ml water ; 1 bunch fresh coriander, chopped ; 3 tbsp olive oil ; 2 tsp salt ; !6 paratha, torn / flatbreads, torn
- Mix the chicken with the garlic, ras el hanout, ginger, turmeric, saffron and salt. Fry with the onions in the olive oil for 10 minutes.
- Add the fenugreek seeds, green lentils, half of the coriander and the water, cover and simmer for <50|40> minutes, until the lentils are soft<, and the chicken comes off the bone|>.
- Warm the paratha in a dry pan and spread them, torn, on a large plate.
- Ladle over plenty of the broth with the lentils and onions, lay the chicken on top and scatter with the rest of the coriander.
= Mechoui ; méchoui, moroccan roast lamb, moroccan slow roast lamb, mechoui lamb, lamb mechoui
roast ; moroccan ; dinner ; 6 ; 20+270 rest 240 ; oven
Lamb shoulder, rubbed with butter, cumin and garlic, roasted until it falls from the bone.
!*2000 g lamb shoulder, on the bone ; !80 g butter, soft ; 6 cloves garlic, crushed ; !1 tbsp ground cumin ; 1 tbsp sweet paprika ; 2 tsp ground coriander ; 1 tsp turmeric ; 300 ml water ; 2 tsp salt ; 1 tbsp cumin seeds, toasted
- Mix the butter with the garlic, ground cumin, paprika, coriander, turmeric and salt. Cut slits into the lamb, rub it all over and leave in the fridge for 4 hours.
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Set the lamb in a tin with the water, cover tightly with foil and roast for 225 minutes, basting now and then, until it pulls off the bone.
- Take off the foil, raise the oven to 220 °C (425 °F) and roast for 25 minutes, until brown and crisp. Leave for 15 minutes.
- Crush the cumin seeds with a little salt and serve them for dipping.
= Taktouka ; moroccan taktouka, moroccan pepper salad, roasted pepper and tomato salad moroccan
dip ; moroccan ; starter ; 4 ; 20+40 ; stove grill
Moroccan salad of grilled peppers and tomatoes, cooked thick.
!4 green peppers ; !700 g tomatoes, chopped ; 4 cloves garlic, crushed ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 1/4 tsp cayenne pepper ; 4 tbsp olive oil ; 1 handful parsley, chopped ; 1 handful fresh coriander, chopped ; 3/4 tsp salt
- Grill the green peppers for 14 minutes, turning, until black all round. Leave in a covered bowl for 10 minutes, peel, take out the seeds and chop.
- Cook the tomatoes with the garlic, paprika, cumin, cayenne pepper, salt and half of the olive oil for 14 minutes, until thick.
- Add the peppers, parsley and coriander and cook for 9 minutes, until no liquid is left. Pour over the rest of the oil and serve warm or cold with bread.
= Msemen ; msemmen, moroccan pancakes msemen, moroccan square pancakes, rghaif, m'semen
bread ; moroccan ; breakfast snacks ; 4 ; 45+30 rest 30 ; stove
Square, flaky Moroccan flatbreads from the pan.
!350 g plain flour ; !120 g semolina ; 1 tsp salt ; 1 tsp sugar ; 280 ml water, warm ; 60 g butter, melted / vegan butter, melted ; 60 ml sunflower oil ; 4 tbsp honey / maple syrup
- Mix the flour with two thirds of the semolina, the salt, sugar and water and knead for 12 minutes, until very smooth. Divide into {10} oiled balls and leave for 30 minutes.
- Mix the butter with the sunflower oil. Flatten a ball with oiled hands until you can nearly see through it, brush with the butter, scatter with some of the rest of the semolina and fold to a square in three, from each side. Go on with the others.
- Pat each square flat and bake in a hot pan for 90 seconds on each side, until golden. Eat warm with honey.
= Baghrir ; beghrir, moroccan thousand hole pancakes, thousand hole pancakes, moroccan semolina pancakes, ghrayef
griddle ; moroccan ; breakfast ; 4 ; 15+25 rest 45 ; stove blender
Spongy Moroccan semolina pancakes full of holes, with honey butter.
!250 g semolina, fine ; 80 g plain flour ; 1 tsp yeast ; 2 tsp baking powder ; 1 tsp sugar ; 1/2 tsp salt ; 480 ml water, lukewarm ; !60 g butter / vegan butter ; !4 tbsp honey / maple syrup
- Blend the semolina with the flour, yeast, sugar, salt and water for 2 minutes. Blend in the baking powder and leave for 45 minutes, until foamy.
- Pour ladles of batter into a cold non-stick pan, set it over medium heat and cook for 3 minutes, until the top is dry and full of holes. Do not turn, and cool the pan before the next.
- Melt the butter with the honey and pour it over the pancakes.
= Chebakia ; moroccan chebakia, chebbakia, mkharka, griwech, moroccan sesame cookies
biscuit ; moroccan ; dessert snacks ; 12 ; 70+35 rest 30 ; stove
Moroccan Ramadan flowers of sesame dough, fried and dipped in honey.
!500 g plain flour ; !120 g sesame seeds, toasted ; 60 g ground almonds ; 1 tsp ground cinnamon ; 1 tsp ground aniseed / ground fennel ; 1 pinch saffron ; 1/2 tsp yeast ; 1 egg ; 80 g butter, melted ; 3 tbsp olive oil ; 2 tbsp white wine vinegar ; 3 tbsp rose water ; 100 ml water, warm ; 1/2 tsp salt ; !500 g honey ; 800 ml sunflower oil, for deep-frying
- Grind two thirds of the sesame seeds and mix with the flour, ground almonds, cinnamon, aniseed, saffron, yeast and salt. Work in the egg, butter, olive oil, white wine vinegar, two thirds of the rose water and the water, and knead for 8 minutes. Leave for 30 minutes.
- Roll out thinly, cut rectangles of 8 x 10 cm and make four slits in each. Thread every other strip over a finger, and turn the corners through for a flower.
- Warm the honey with the rest of the rose water. Fry the flowers in the hot oil in batches for 4 minutes, turning, until deep brown.
- Lay them straight into the honey for 4 minutes, drain and scatter with the rest of the sesame seeds.
= Sellou ; moroccan sellou, sfouf, slilou, zmita
biscuit ; moroccan ; snacks dessert ; 16 ; 25+35 ; oven stove
Moroccan sweet of toasted flour, almonds and sesame, eaten by the spoon.
!400 g plain flour ; !250 g almonds ; !200 g sesame seeds ; 150 g butter / vegan butter ; 120 g honey / maple syrup ; 80 g icing sugar ; 1 tbsp ground cinnamon ; 2 tsp ground aniseed / ground fennel ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Toast the flour on a tray for 28 minutes, stirring often, until light brown all through, and the almonds on another for 12 minutes.
- Toast the sesame seeds in a dry pan for 5 minutes. Keep back a few almonds, and grind the rest with most of the sesame seeds until oily.
- Mix with the flour, icing sugar, cinnamon, aniseed and salt. Work in the melted butter and honey until it holds together like wet sand.
- Heap on a plate and decorate with the almonds and the rest of the sesame seeds. It keeps for weeks in a jar.
= Brik ; tunisian brik, brik à l'oeuf, brik a l'oeuf, tunisian egg pastry, brick a l'oeuf
fry ; tunisian ; starter lunch ; 4 ; 20+15 ; stove
Crisp Tunisian pastry around tuna, potato, capers and an egg.
!4 sheets filo pastry ; !4 eggs ; *160 g canned tuna, drained / canned chickpeas, mashed ; 1 potato, boiled and mashed ; 1 onion, finely chopped ; 1 handful parsley, chopped ; 2 tbsp capers ; 50 g parmesan, grated ; 1 tsp harissa ; 300 ml sunflower oil ; 1 lemon, in wedges ; 1/4 tsp salt
- Cook the onion in a spoonful of the sunflower oil for 6 minutes. Mix with the tuna, potato, parsley, capers, parmesan, harissa and salt.
- Fold each of the sheets of filo pastry to a double square. Heap the filling in a ring on one half, break an egg into the middle, fold over to a triangle and press the edges shut with a little water.
- Slide at once into the hot sunflower oil and fry over medium heat for 3 minutes on each side, until golden, and the yolk is firm. Drain and eat with the lemon.
= Lablabi ; lablabi tunisian, tunisian chickpea soup, leblebi soup, lablebi
soup ; tunisian ; lunch dinner breakfast ; 4 ; 15+35 ; stove
Tunisian chickpea broth over stale bread, with harissa, cumin and an egg.
!800 g canned chickpeas, drained ; !6 cloves garlic, crushed ; 1 onion, chopped ; !2 tbsp harissa ; 1 tbsp ground cumin ; 1200 ml vegetable stock ; 3 tbsp lemon juice ; 4 tbsp olive oil ; !200 g stale bread, torn ; ?4 eggs ; 2 tbsp capers ; 1 handful parsley, chopped ; 1/2 tsp salt
- Cook the onion in half of the olive oil for 6 minutes. Add the garlic and two thirds of the cumin for 1 minute.
- Add the chickpeas, vegetable stock, salt and half of the harissa and simmer for 22 minutes. [Meanwhile boil the eggs for 9 minutes, cool, peel and halve.]
- Stir in the lemon juice. Divide the bread between bowls and ladle over the hot soup.
- Top with the [eggs, ]capers, parsley, the rest of the harissa and cumin and the rest of the oil.
= Ojja ; tunisian ojja, ojja merguez, ojja with merguez, eggs with merguez
egg ; tunisian ; breakfast dinner ; 4 ; 15+30 ; stove
Tunisian eggs in hot tomato and pepper sauce with merguez.
!*300 g merguez, in pieces / vegan sausages, in pieces ; !6 eggs ; 2 green peppers, sliced ; 4 cloves garlic, crushed ; 1 tbsp harissa ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 1 tsp ground caraway / caraway seeds ; 1 tsp ground cumin ; 150 ml water ; 3 tbsp olive oil ; 1/4 tsp salt ; 1 handful parsley, chopped
- Fry the merguez in the olive oil for 8 minutes, until brown and cooked through, and lift out. Cook the green peppers in the pan for 6 minutes.
- Add the garlic, harissa, tomato paste, caraway and cumin for 1 minute, then the chopped tomatoes, water and salt, and simmer for 8 minutes.
- Return the merguez, break in the eggs, cover and cook over low heat for 7 minutes, until the whites and yolks are set. Scatter with the parsley.
= Kafteji ; tunisian kafteji, kefteji, tunisian fried vegetables
fry ; tunisian ; lunch dinner ; 4 ; 25+40 ; stove
Tunisian fried pumpkin, peppers, potatoes and eggs, chopped together.
!400 g pumpkin, sliced ; !3 green peppers ; !400 g potatoes, sliced ; 1 courgette, sliced ; 400 g tomatoes, chopped ; 4 eggs / 300 g firm tofu, in slices ; 3 cloves garlic, crushed ; 1 tbsp harissa ; 1 tsp ground coriander ; 1/2 tsp caraway seeds ; 250 ml sunflower oil ; 1 tsp salt ; 1 handful parsley, chopped
- Fry the potatoes, pumpkin, courgette and green peppers in the sunflower oil in batches for 6 minutes each, until soft and brown, and drain. Peel the peppers.
- Pour off all but 2 spoonfuls of the oil. Cook the tomatoes with the garlic, harissa, coriander, caraway seeds and salt for 10 minutes, until thick.
- Fry the eggs in a little of the oil for 4 minutes, until firm.
- Chop everything together on a board with two knives and scatter with the parsley. Eat with bread.
= Chorba Frik ; shorba frik, chorba, algerian chorba, chorba algerienne, algerian freekeh soup
soup ; algerian ; dinner ; 6 ; 20+90|50 ; stove
Algerian Ramadan soup of lamb, tomato and green wheat.
!*400 g diced lamb / canned butter beans, drained ; !120 g freekeh, rinsed / bulgur, rinsed ; 400 g canned chickpeas, drained ; 1 onion, grated ; 1 courgette, grated ; 1 carrot, grated ; 400 g canned chopped tomatoes ; 2 tbsp tomato paste ; 1 tsp ras el hanout ; 1 tsp sweet paprika ; 1/2 tsp ground cinnamon ; 1 bunch fresh coriander, chopped ; 1 handful mint, chopped ; 1600 ml water ; 2 tbsp olive oil ; 2 tsp salt ; 1 lemon, in wedges
- Fry the lamb and onion in the olive oil for 8 minutes. Add the ras el hanout, paprika, cinnamon and tomato paste for 2 minutes.
- Add the courgette, carrot, chopped tomatoes, half of the coriander, the salt and water, cover and simmer for <50|15> minutes.
- Add the freekeh and chickpeas and simmer for 25 minutes, until the freekeh is soft. Scatter with the mint and the rest of the coriander and serve with the lemon.
= Mhadjeb ; mahjouba, m'hadjeb, mhajeb, algerian stuffed flatbread, algerian crepes
filled ; algerian ; lunch snacks ; 4 ; 50+40 rest 30 ; stove
Thin Algerian semolina flatbreads, folded around onion, tomato and harissa.
!400 g semolina, fine ; 80 g plain flour ; 300 ml water, warm ; 1 1/4 tsp salt ; !4 onions, sliced ; !400 g canned chopped tomatoes ; 1 green pepper, diced ; 2 cloves garlic, crushed ; 1 tbsp harissa ; 1 tsp sweet paprika ; 100 ml sunflower oil
- Mix the semolina with the flour, most of the salt and the water and knead for 12 minutes, until elastic. Divide into {8} oiled balls and leave for 30 minutes.
- Cook the onions in a third of the sunflower oil for 14 minutes, until soft. Add the green pepper, garlic, harissa, paprika, chopped tomatoes and the rest of the salt and cook for 10 minutes, until quite dry. Cool.
- Stretch a ball on an oiled board until very thin, lay filling in the middle and fold to a square. Go on with the others.
- Bake in a hot oiled pan for 2 minutes on each side, until brown in spots.
= Makroudh ; makrout, makroud, maqrud, date semolina cookies, tunisian date cookies
biscuit ; tunisian ; dessert snacks ; 12 ; 50+35 rest 60 ; oven stove
Maghreb diamonds of semolina with dates, dipped in honey.
!500 g semolina ; 150 g butter, melted / vegan butter, melted ; 1/4 tsp salt ; 1/2 tsp bicarbonate of soda ; 150 ml water, warm ; !350 g dates, pitted ; 1 tsp ground cinnamon ; 1/4 tsp ground cloves ; 2 tbsp olive oil ; !250 g honey / maple syrup ; 2 tbsp rose water
- Rub the butter into the semolina with the salt and bicarbonate of soda and leave for 60 minutes. Work in the water without kneading.
- Grind the dates with the cinnamon, cloves and olive oil to a paste and roll it into ropes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Shape the dough into long rolls, press a groove into each, lay in a rope of dates and close. Flatten and cut into diamonds.
- Bake for 30 minutes, until golden. Warm the honey with the rose water and turn the hot biscuits in it.
= Bazin ; libyan bazin, bazeen, bazin with lamb stew
stew ; libyan ; dinner ; 4 ; 40+130|75 ; stove
Libya's barley dough in a pool of lamb and tomato stew.
!*800 g diced lamb / canned chickpeas, drained ; !350 g barley flour ; 100 g plain flour ; 2 onions, chopped ; 4 cloves garlic, crushed ; 4 tbsp tomato paste ; 1 tsp turmeric ; 1 tsp chilli powder ; 1/2 tsp ground fenugreek ; 500 g potatoes, in chunks ; 1200 ml water ; 700 ml water, for the dough ; 4 tbsp olive oil ; 2 1/2 tsp salt
- Fry the onions and lamb in the olive oil for 10 minutes. Add the garlic, tomato paste, turmeric, chilli powder and fenugreek for 2 minutes, then the water and half of the salt, cover and simmer for <65|15> minutes. Add the potatoes for 22 minutes.
- Meanwhile knead both flours with a third of the water for the dough and the rest of the salt, and shape {4} flat rings. Boil them in the rest of that water for 30 minutes.
- Beat the rings in a bowl with a wooden spoon and a little of their water for 5 minutes, until smooth, and shape a dome.
- Set it in the middle of a large plate, pour the stew around it and eat with your hands.
= Mbakbaka ; libyan mbakbaka, imbakbaka, mbakbka, libyan pasta soup, makaruna mbakbaka
pasta ; libyan ; dinner ; 4 ; 15+75|35 ; stove
Libyan pasta, cooked in a hot tomato broth with lamb.
!*500 g diced lamb / canned chickpeas, drained ; !300 g penne ; 1 onion, chopped ; 5 cloves garlic, crushed ; 4 tbsp tomato paste ; 1 tsp turmeric ; 1 tsp chilli powder ; 1/2 tsp ground cinnamon ; 1/2 tsp ground caraway / caraway seeds ; 1 green chilli, chopped ; 1300 ml water ; 4 tbsp olive oil ; 1 3/4 tsp salt
- Fry the lamb and onion in the olive oil for 9 minutes. Add the garlic, tomato paste, turmeric, chilli powder, cinnamon, caraway and green chilli for 2 minutes.
- Pour in the water, add the salt, cover and simmer for <45|8> minutes.
- Add the penne and cook for 12 minutes, stirring often, until soft in a thick, soupy sauce.
`;
