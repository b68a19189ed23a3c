/** Dishes of the Maghreb by name; how the table is read: rules/classics/classic.ts. */
export const FROM_FES_TO_TRIPOLI_BY_NAME = `
= Chebakia ; moroccan chebakia, chebbakia, mkharka, griwech, moroccan sesame cookies
biscuit ; moroccan ; dessert snacks ; 12 ; 70+35 rest 30 ; stove
Moroccan Ramadan flowers of sesame dough, fried and dipped in honey.
!500 g plain flour ; !120 g sesame seeds, toasted ; 60 g ground almonds ; 1 tsp ground cinnamon ; 1 tsp ground aniseed / ground fennel ; 1 pinch saffron ; 1/2 tsp yeast ; 1 egg ; 80 g butter, melted ; 3 tbsp olive oil ; 2 tbsp white wine vinegar ; 3 tbsp rose water ; 100 ml water, warm ; 1/2 tsp salt ; !500 g honey ; 800 ml sunflower oil, for deep-frying
- Grind two thirds of the sesame seeds and mix with the flour, ground almonds, cinnamon, aniseed, saffron, yeast and salt. Work in the egg, butter, olive oil, white wine vinegar, two thirds of the rose water and the water, and knead for 8 minutes. Leave for 30 minutes.
- Roll out thinly, cut rectangles of 8 x 10 cm and make four slits in each. Thread every other strip over a finger, and turn the corners through for a flower.
- Warm the honey with the rest of the rose water. Fry the flowers in the hot oil in batches for 4 minutes, turning, until deep brown.
- Lay them straight into the honey for 4 minutes, drain and scatter with the rest of the sesame seeds.
= Sellou ; moroccan sellou, sfouf, slilou, zmita
pudding ; moroccan ; snacks dessert ; 16 ; 25+35 ; oven stove
Moroccan sweet of toasted flour, almonds and sesame, eaten by the spoon.
!400 g plain flour ; !250 g almonds ; !200 g sesame seeds ; 150 g butter / vegan butter ; 120 g honey / maple syrup ; 80 g icing sugar ; 1 tbsp ground cinnamon ; 2 tsp ground aniseed / ground fennel ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Toast the flour on a tray for 28 minutes, stirring often, until light brown all through, and the almonds on another for 12 minutes.
- Toast the sesame seeds in a dry pan for 5 minutes. Keep back a few almonds, and grind the rest with most of the sesame seeds until oily.
- Mix with the flour, icing sugar, cinnamon, aniseed and salt. Work in the melted butter and honey until it holds together like wet sand.
- Heap on a plate and decorate with the almonds and the rest of the sesame seeds. It keeps for weeks in a jar.
= Kafteji ; tunisian kafteji, kefteji, tunisian fried vegetables
fry ; tunisian ; lunch dinner ; 4 ; 25+40 ; stove
Tunisian fried pumpkin, peppers, potatoes and eggs, chopped together.
!400 g pumpkin, sliced ; !3 green peppers ; !400 g potatoes, sliced ; 1 courgette, sliced ; 400 g tomatoes, chopped ; 4 eggs / 300 g firm tofu, in slices ; 3 cloves garlic, crushed ; 1 tbsp harissa ; 1 tsp ground coriander ; 1/2 tsp caraway seeds ; 250 ml sunflower oil ; 1 tsp salt ; 1 handful parsley, chopped
- Fry the potatoes, pumpkin, courgette and green peppers in the sunflower oil in batches for 6 minutes each, until soft and brown, and drain. Peel the peppers.
- Pour off all but 2 spoonfuls of the oil. Cook the tomatoes with the garlic, harissa, coriander, caraway seeds and salt for 10 minutes, until thick.
- Fry the eggs in a little of the oil for 4 minutes, until firm.
- Chop everything together on a board with two knives and scatter with the parsley. Eat with bread.
= Mhadjeb ; mahjouba, m'hadjeb, mhajeb, algerian stuffed flatbread, algerian crepes
filled ; algerian ; lunch snacks ; 4 ; 50+40 rest 30 ; stove
Thin Algerian semolina flatbreads, folded around onion, tomato and harissa.
!400 g semolina, fine ; 80 g plain flour ; 300 ml water, warm ; 1 1/4 tsp salt ; !4 onions, sliced ; !400 g canned chopped tomatoes ; 1 green pepper, diced ; 2 cloves garlic, crushed ; 1 tbsp harissa ; 1 tsp sweet paprika ; 100 ml sunflower oil
- Mix the semolina with the flour, most of the salt and the water and knead for 12 minutes, until elastic. Divide into {8} oiled balls and leave for 30 minutes.
- Cook the onions in a third of the sunflower oil for 14 minutes, until soft. Add the green pepper, garlic, harissa, paprika, chopped tomatoes and the rest of the salt and cook for 10 minutes, until quite dry. Cool.
- Stretch a ball on an oiled board until very thin, lay filling in the middle and fold to a square. Go on with the others.
- Bake in a hot oiled pan for 2 minutes on each side, until brown in spots.
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
