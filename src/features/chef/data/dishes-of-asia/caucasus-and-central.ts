/** Caucasian, Central Asian, Turkish, Afghan and Persian dishes by name; how the table is read: rules/classics/classic.ts. */
export const FROM_TBILISI_TO_SAMARKAND_BY_NAME = `
= Satsivi ; chicken satsivi, georgian chicken in walnut sauce, georgian walnut chicken, saziwi
stew ; georgian ; starter dinner ; 6 ; 25+60 rest 120 ; stove blender
Cold chicken in a thick, spiced walnut sauce.
!*1000 g chicken thighs / 800 g cauliflower, in florets ; 1 l water ; 1 bay leaf ; !250 g walnuts ; 2 onions, chopped ; 40 g butter ; 4 cloves garlic ; 1 tsp ground coriander ; 1 tsp ground fenugreek / curry powder ; 1/2 tsp ground turmeric ; 1/2 tsp chilli flakes ; 1/4 tsp ground cinnamon ; 2 tbsp white wine vinegar ; 1 1/2 tsp salt ; 50 g pomegranate seeds
- Simmer the chicken in the water with the bay leaf and half of the salt for 32 minutes<, until the juices run clear|>. Lift out<, take off the bones and|and> keep the broth.
- Cook the onions in the butter for 10 minutes, until soft but pale. Blend with the walnuts, garlic, ground coriander, fenugreek, turmeric, chilli flakes, cinnamon, white wine vinegar, the rest of the salt and {600 ml} of the broth.
- Simmer the sauce for 8 minutes, pour it over the chicken and cool. Chill for 2 hours and scatter with the pomegranate seeds.
= Armenian Harissa ; harissa armenian, armenian herisa, keshkek, keskek, armenian wheat and chicken porridge, herisseh
stew ; armenian ; dinner breakfast ; 6 ; 15+150 rest 480 ; stove
Wheat and chicken, cooked and beaten to a thick, silky porridge.
!400 g wheat berries / pearl barley ; !*800 g chicken thighs, skin off / lamb shoulder, in pieces ; 2.2 l water ; 2 tsp salt ; 60 g butter ; 1 tsp sweet paprika ; 1/2 tsp ground cumin ; 1/4 tsp black pepper
- Soak the wheat berries in cold water for 8 hours and drain.
- Simmer them with the chicken and water, covered, over low heat for 60 minutes. Lift out the chicken, take it off the bones, shred it finely and put it back.
- Stir in the salt and cook for 75 minutes more, stirring often, until the grain bursts, and beat with a wooden spoon until thick and stringy.
- Melt the butter with the paprika, cumin and black pepper for 1 minute and pour it over.
= Samsa ; somsa, samsa pies, uzbek samsa, uzbek lamb pasties, central asian meat pies
filled ; uzbek ; lunch dinner snacks ; 6 ; 45+35 ; oven
Flaky triangles filled with lamb, onion and cumin.
!2 sheets puff pastry ; !*400 g minced lamb / minced beef / pumpkin, in small dice ; !2 onions, finely chopped ; 30 g butter, in small pieces ; 1 tsp ground cumin ; 1/2 tsp black pepper ; 1 tsp salt ; 1 egg, beaten / 2 tbsp oat milk ; 1 tbsp sesame seeds
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the minced lamb with the onions, butter, cumin, black pepper and salt.
- Cut the puff pastry into {12} squares, put a spoonful of filling on each, bring three sides over it to a triangle and press the seams shut. Lay them seam down on a tray.
- Brush with the egg, scatter with the sesame seeds and bake for 30 minutes, until deep golden< and the meat is cooked through|>.
= Beshbarmak ; besbarmak, beshparmak, kazakh noodles with meat, bishbarmak
noodles ; kazakh ; dinner ; 6 ; 45+150 rest 30 ; stove
Boiled lamb on wide squares of noodle with onions in broth.
!*1500 g lamb shoulder, in large pieces / stewing beef, in large pieces ; 3 l water ; 2 bay leaves ; 1 tsp black peppercorns ; 2 1/2 tsp salt ; !450 g plain flour ; 2 eggs ; 120 ml water, for the dough ; !3 onions, in rings ; 1/2 tsp black pepper ; 1 handful parsley, chopped
- Simmer the lamb in the larger amount of water with the bay leaves, peppercorns and most of the salt, covered, for 130 minutes, skimming, until it falls apart.
- Meanwhile, knead the flour with the eggs, the water for the dough and the rest of the salt for 8 minutes. Rest for 30 minutes, roll out thinly and cut into large squares.
- Lift out the lamb and pull it apart. Simmer the onions with the black pepper in a ladleful of the broth for 6 minutes.
- Boil the squares of dough in the broth for 6 minutes, lift them onto a plate and heap the lamb and onions on top. Scatter with the parsley and serve the broth in bowls.
= Kuurdak ; kuyrdak, kuirdak, kazakh lamb and potatoes, kyrgyz fried lamb, kuyrdaq
fry ; kazakh ; dinner ; 4 ; 20+85 ; stove
Lamb braised with onions and fried with potatoes until brown.
!*800 g lamb shoulder, diced / stewing beef, diced ; 3 tbsp sunflower oil ; !3 onions, sliced ; 250 ml water ; !800 g waxy potatoes, in chunks ; 1 tsp ground cumin ; 2 cloves garlic, crushed ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 1 handful dill, chopped
- Brown the lamb in half of the sunflower oil for 10 minutes. Add half of the onions, the water, cumin, black pepper and half of the salt, cover and simmer for 60 minutes, until tender.
- Meanwhile, fry the potatoes in the rest of the oil for 18 minutes, until golden and soft.
- Uncover the lamb, boil away the liquid, add the rest of the onions, the garlic and the rest of the salt and fry for 6 minutes. Toss in the potatoes and scatter with the dill.
= Boorsok ; baursak, boortsog, bauyrsak, kazakh fried dough, kyrgyz fried dough, boorsoq
bread ; kazakh ; breakfast snacks ; 8 ; 30+20 rest 70 ; stove
Little pillows of fried yeast dough.
!500 g plain flour ; 7 g dried yeast ; 2 tbsp sugar ; 1 tsp salt ; 250 ml milk, warm / soy milk, warm ; 1 egg, beaten / 3 tbsp sunflower oil ; 30 g butter, melted / sunflower oil ; 700 ml sunflower oil, for frying ; 4 tbsp honey / jam
- Knead the flour, yeast, sugar, salt, milk, egg and butter for 8 minutes. Cover and let it rise for 60 minutes.
- Roll out 1 cm thick, cut into small diamonds and leave for 10 minutes.
- Fry in the hot oil in batches for 3 minutes, turning, until puffed and golden. Drain and serve with the honey.
= Chebureki ; cheburek, tschebureki, crimean tatar meat pasties, ciborek, çiğ börek
fry ; ukrainian ; dinner snacks ; 4 ; 45+25 rest 30 ; stove
Thin, blistered half-moons of dough with juicy minced meat.
!350 g plain flour ; 160 ml water, hot ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; !*350 g minced lamb / minced beef / feta, crumbled ; !1 onion, grated ; 80 ml water, for the filling ; 1 handful parsley, chopped ; 1/2 tsp black pepper ; 400 ml sunflower oil, for frying
- Knead the flour with the hot water, the smaller amount of sunflower oil and a third of the salt for 6 minutes. Rest for 30 minutes.
- Stir the minced lamb with the onion, the water for the filling, parsley, black pepper and the rest of the salt until loose.
- Roll out {8} thin rounds, spread the filling over one half of each, fold, press out the air and seal the rims.
- Fry in the hot oil in batches for 4 minutes on each side, until brown< and the meat is cooked through|>.
= Karniyarik ; karnıyarık, karni yarik, turkish stuffed aubergines, turkish stuffed eggplant, stuffed aubergines with mince
bake ; turkish ; dinner ; 4 ; 25+65 ; oven stove
Fried aubergines, split and filled with minced meat and tomato.
!4 aubergines ; 6 tbsp sunflower oil ; !*350 g minced lamb / minced beef / 300 g canned lentils, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 green pepper, diced ; 400 g tomatoes, chopped ; 2 tbsp tomato paste ; 1 tsp sweet paprika ; 1/2 tsp ground cumin ; 1 handful parsley, chopped ; 250 ml water, hot ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Peel the aubergines in stripes and fry in most of the sunflower oil for 12 minutes, turning, until soft.
- Cook the onion and green pepper in the rest of the oil for 5 minutes. Add the minced lamb and fry for 6 minutes<, until no pink is left|>. Stir in the garlic, tomatoes, half of the tomato paste, the paprika, cumin, salt and black pepper and simmer for 8 minutes. Stir in the parsley.
- Slit the aubergines, press them open in a dish and fill. Stir the rest of the tomato paste into the hot water, pour it around and bake for 30 minutes.
= Ezogelin Soup ; ezogelin, ezogelin corbasi, ezogelin çorbası, turkish bride soup, ezo gelin
soup ; turkish ; dinner lunch ; 4 ; 10+40 ; stove
Red lentils, bulgur and rice with mint and chilli.
!200 g red lentils, rinsed ; !50 g bulgur ; 40 g basmati rice, rinsed ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp tomato paste ; 40 g butter / olive oil ; 1.5 l vegetable stock ; !1 tbsp dried mint ; 1 tsp chilli flakes ; 1 tsp sweet paprika ; 1/2 tsp salt ; 1 lemon, in wedges
- Cook the onion in half of the butter for 6 minutes. Stir in the garlic and tomato paste for 2 minutes.
- Add the red lentils, bulgur, rice, vegetable stock and salt and simmer, stirring now and then, for 28 minutes, until soft and thick.
- Melt the rest of the butter with the mint, chilli flakes and paprika for 1 minute and stir it in. Serve with the lemon.
= Hunkar Begendi ; hünkar beğendi, hunkarbegendi, sultan's delight, lamb with aubergine puree, turkish lamb with aubergine puree
stew ; turkish ; dinner ; 4 ; 25+110 ; oven stove
Lamb in tomato on a smoky, creamy purée of aubergine.
!*700 g diced lamb / stewing beef, diced ; 1 onion, chopped ; 2 tbsp olive oil ; 3 cloves garlic, crushed ; 400 g tomatoes, chopped ; 1 tbsp tomato paste ; 400 ml water ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; !3 aubergines ; 40 g butter ; 30 g plain flour ; !300 ml milk ; 60 g parmesan, grated / cheddar, grated ; 1 pinch ground nutmeg ; 1 handful parsley, chopped
- Brown the lamb in the olive oil for 8 minutes, add the onion and garlic for 6 minutes, then the tomatoes, tomato paste, water, black pepper and most of the salt. Cover and simmer for 85 minutes, until tender.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Prick the aubergines and roast them whole for 40 minutes, until collapsed. Scoop out and mash the flesh.
- Cook the flour in the butter for 2 minutes, whisk in the milk and simmer for 4 minutes. Stir in the aubergines, parmesan, nutmeg and the rest of the salt for 3 minutes.
- Spread out the purée, spoon the lamb on top and scatter with the parsley.
= Sigara Boregi ; sigara böreği, cigarette borek, cigar borek, turkish cheese rolls, turkish feta rolls, sigara borek
fry ; turkish ; starter snacks breakfast ; 4 ; 30+12 ; stove
Thin, crisp rolls of pastry with feta and parsley.
!6 sheets filo pastry ; !250 g feta, crumbled / firm tofu, crumbled ; 1 egg, beaten / 2 tbsp yogurt ; 1 bunch parsley, chopped ; 1/4 tsp black pepper ; 200 ml sunflower oil
- Mix the feta with the parsley, black pepper and half of the egg.
- Cut the filo pastry into {18} long triangles, lay a line of filling along the wide end, fold in the sides, roll up tightly and seal the tip with the rest of the egg.
- Fry in the hot sunflower oil in batches for 3 minutes, turning, until golden. Drain and eat hot.
= Ashure ; aşure, asure, noah's pudding, noahs pudding, anoush abour
pudding ; turkish ; dessert ; 10 ; 25+90 rest 480 ; stove
Wheat, pulses, dried fruit and nuts in a sweet, scented pudding.
!250 g wheat berries / pearl barley ; 2 l water ; 400 g canned chickpeas, drained ; 400 g canned white beans, drained ; 220 g sugar ; !120 g dried apricots, diced ; 100 g raisins ; 100 g dried figs, diced ; 1 orange, zest and juice ; 1 tbsp rose water ; !80 g walnuts, chopped ; 80 g pomegranate seeds ; 1 tsp ground cinnamon
- Soak the wheat berries in cold water for 8 hours and drain. Simmer them in the water, covered, for 60 minutes, until they burst.
- Add the chickpeas, white beans, sugar, dried apricots, raisins, dried figs and orange and simmer for 22 minutes, stirring, until thick.
- Stir in the rose water, pour into bowls and cool. Top with the walnuts, pomegranate seeds and cinnamon.
= Simit ; turkish bagels, turkish sesame rings, turkish sesame bread, koulouri, sesamkringel, simits
bread ; turkish ; breakfast snacks ; 8 ; 40+20 rest 90 ; oven
Crisp rings of bread in a thick coat of sesame.
!500 g strong bread flour ; 7 g dried yeast ; 1 tbsp sugar ; 1 1/2 tsp salt ; 300 ml water, warm ; 2 tbsp sunflower oil ; !5 tbsp grape molasses / pomegranate molasses / black treacle ; 80 ml water, for dipping ; !180 g sesame seeds
- Knead the flour, yeast, sugar, salt, warm water and sunflower oil for 10 minutes. Cover and let it rise for 60 minutes.
- Toast the sesame seeds in a dry pan for 4 minutes. Stir the grape molasses with the water for dipping.
- Divide the dough into {16} pieces, roll into long ropes, twist two together and close to {8} rings. Dip into the molasses, then into the sesame, and leave for 30 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Bake for 16 minutes, until deep brown.
= Adas Polo ; adas polow, persian lentil rice, persian rice with lentils, adaspolo
rice ; persian ; dinner ; 4 ; 20+60 ; stove
Steamed rice with lentils, raisins, dates and brown onions.
!300 g basmati rice, rinsed ; !*180 g green lentils, rinsed ; 3 onions, sliced ; 4 tbsp sunflower oil ; 1/2 tsp ground turmeric ; 1 tsp ground cinnamon ; 1/2 tsp ground cumin ; 100 g raisins ; 80 g dates, chopped ; 1 pinch saffron ; 40 g butter / sunflower oil ; 1 3/4 tsp salt
- Boil the green lentils in plenty of water for 20 minutes, until just tender, and drain. Boil the rice in water with most of the salt for 7 minutes and drain.
- Fry the onions in the sunflower oil for 14 minutes, until brown. Stir in the turmeric, raisins, dates and the rest of the salt for 2 minutes.
- Melt the butter in a heavy pot. Layer the rice with the lentils, onions, cinnamon and cumin, sprinkle with the saffron, steeped in a spoonful of hot water, cover with a cloth and a lid and steam over low heat for 25 minutes.
= Baghali Polo ; baghali polow, persian dill rice, persian rice with broad beans, dill and broad bean rice, sabzi polo ba baghali
rice ; persian ; dinner ; 4 ; 20+50 ; stove
Rice steamed with broad beans and heaps of dill.
!320 g basmati rice, rinsed ; !400 g frozen broad beans, skinned ; !2 bunches dill, chopped ; 1 onion, chopped ; 3 cloves garlic, crushed ; 3 tbsp sunflower oil ; 1/2 tsp ground turmeric ; 1 pinch saffron ; 50 g butter / sunflower oil ; 1 3/4 tsp salt
- Cook the onion in the sunflower oil for 8 minutes and stir in the garlic and turmeric for 1 minute.
- Boil the rice in plenty of water with the salt for 4 minutes, add the broad beans, boil for 3 minutes and drain. Fold in the dill and onion.
- Melt the butter in a heavy pot, heap in the rice and sprinkle with the saffron, steeped in a spoonful of hot water. Cover with a cloth and a lid and steam over low heat for 30 minutes, until fluffy with a golden crust.
= Khoresh Bademjan ; khoresht bademjan, khoresh e bademjan, persian aubergine stew, persian eggplant stew, persian lamb and aubergine stew
stew ; persian ; dinner ; 4 ; 25+110 ; stove
Lamb and fried aubergines in a sour tomato sauce.
!*600 g diced lamb / stewing beef, diced ; !3 aubergines, quartered lengthways ; 7 tbsp sunflower oil ; 2 onions, chopped ; 1 tsp ground turmeric ; 3 tbsp tomato paste ; 700 ml water ; 300 g tomatoes, halved ; 3 tbsp lemon juice ; 1 pinch saffron ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 280 g basmati rice, rinsed
- Fry the aubergines in most of the sunflower oil for 10 minutes, until golden, and lift out. Cook the onions in the rest of the oil for 8 minutes, add the lamb and turmeric and brown for 8 minutes.
- Stir in the tomato paste for 1 minute, add the water, salt and black pepper, cover and simmer for 65 minutes.
- Add the aubergines, tomatoes, lemon juice and saffron and simmer, covered, for 22 minutes, until everything is soft.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Serve together.
= Abgoosht ; abgusht, dizi, persian lamb and chickpea stew, ab goosht, persian lamb soup
stew ; persian ; dinner ; 4 ; 20+125 ; stove
Lamb, pulses and potatoes, of which the broth is drunk and the rest mashed.
!*800 g lamb shoulder, in large pieces / stewing beef, in large pieces ; 2 l water ; 2 onions, quartered ; 1 tsp ground turmeric ; !400 g canned chickpeas, drained ; 400 g canned white beans, drained ; 400 g waxy potatoes, halved ; 300 g tomatoes, halved ; 2 tbsp tomato paste ; 2 tbsp lime juice ; 1 3/4 tsp salt ; 1/2 tsp black pepper ; 4 flatbreads
- Simmer the lamb in the water with the onions and turmeric, covered, for 80 minutes, skimming.
- Add the potatoes, tomatoes, tomato paste, lime juice, salt and black pepper and simmer for 25 minutes, then the chickpeas and white beans for 12 minutes, until the lamb falls from the bone.
- Strain off the broth and serve it in bowls with the flatbread to dip. Mash the lamb, pulses and potatoes without the bones and eat them after it.
= Sholeh Zard ; shole zard, sholezard, persian saffron rice pudding, saffron rice pudding
pudding ; persian ; dessert ; 6 ; 10+65 rest 180 ; stove
Golden rice pudding with saffron, rose water and almonds.
!180 g pudding rice, rinsed / basmati rice, rinsed ; 1.5 l water ; 220 g sugar ; !1/4 tsp saffron ; 40 g butter ; 3 tbsp rose water ; 50 g slivered almonds / pistachios ; 1/2 tsp ground cardamom ; 1 tsp ground cinnamon
- Simmer the rice in the water for 40 minutes, stirring often, until it falls apart.
- Steep the saffron in a few spoonfuls of hot water. Stir it in with the sugar, butter, cardamom and half of the almonds and cook over low heat for 20 minutes, until thick.
- Stir in the rose water, pour into bowls and chill for 3 hours. Decorate with the cinnamon and the rest of the almonds.
= Bolani ; boulanee, afghan stuffed flatbread, afghan potato flatbread, bolani kachaloo, bolani gandana
filled ; afghan ; lunch snacks ; 4 ; 45+30 rest 45 ; stove
Thin flatbread, filled with spiced potato and spring onions and fried.
!400 g plain flour ; 230 ml water, warm ; 1 tbsp sunflower oil ; 2 tsp salt ; !600 g floury potatoes, in pieces ; !6 spring onions, finely chopped ; 1 handful fresh coriander, chopped ; 1 green chilli, chopped ; 1/2 tsp ground coriander ; 1/2 tsp black pepper ; 100 ml sunflower oil, for frying ; 200 g yogurt / soy yogurt
- Knead the flour with the warm water, the smaller amount of sunflower oil and half of the salt for 8 minutes. Rest for 45 minutes.
- Boil the potatoes for 18 minutes, drain and mash with the spring onions, fresh coriander, chilli, ground coriander, black pepper and the rest of the salt.
- Roll out {8} thin rounds, spread the filling over one half of each, fold and press shut.
- Fry in the oil for frying for 3 minutes on each side, until crisp and golden. Serve with the yogurt.
= Afghan Mantu ; mantu, afghan dumplings, mantoo, afghan beef dumplings
dumpling ; afghan ; dinner ; 4 ; 55+35 ; stove
Steamed dumplings of meat and onion under split peas and garlic yogurt.
!36 dumpling wrappers ; !*400 g minced beef / minced lamb / firm tofu, crumbled ; !3 onions, finely chopped ; 1 tsp ground coriander ; 1/2 tsp ground cumin ; 2 tbsp sunflower oil ; 150 g canned yellow split peas, drained / canned chickpeas, drained ; 300 g passata ; !250 g yogurt / soy yogurt ; 2 cloves garlic, crushed ; 1 tbsp dried mint ; 1/2 tsp chilli flakes ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Mix the minced beef with two thirds of the onions, the ground coriander, cumin, black pepper and two thirds of the salt. Fill the wrappers and pinch the four corners together.
- Cook the rest of the onions in the sunflower oil for 6 minutes, add the passata, split peas and half of the rest of the salt and simmer for 12 minutes.
- Steam the dumplings in an oiled steamer in batches for 16 minutes<, until the meat is cooked through|>.
- Stir the yogurt with the garlic and the last of the salt. Spread half of it on a plate, lay on the dumplings and top with the sauce, the rest of the yogurt, mint and chilli flakes.
= Ashak ; aushak, afghan leek dumplings, afghan leek ravioli
dumpling ; afghan ; dinner ; 4 ; 50+35 ; stove
Dumplings of leek with a meat sauce and garlic yogurt.
!36 dumpling wrappers ; !500 g leeks, finely chopped / spring onions, finely chopped ; *300 g minced beef / minced lamb / 300 g canned lentils, drained ; 1 onion, chopped ; 3 tbsp sunflower oil ; 1 tsp ground coriander ; 1/2 tsp chilli flakes ; 300 g passata ; !250 g yogurt / soy yogurt ; 2 cloves garlic, crushed ; 1 tbsp dried mint ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Cook the leeks in half of the sunflower oil with the chilli flakes and a third of the salt for 8 minutes, until soft and dry. Cool, fill the wrappers and press the edges shut.
- Cook the onion in the rest of the oil for 5 minutes. Add the minced beef, ground coriander and black pepper and fry for 6 minutes<, until no pink is left|>. Add the passata and another third of the salt and simmer for 12 minutes.
- Boil the dumplings in batches for 5 minutes, until they float, and drain.
- Stir the yogurt with the garlic and the rest of the salt, spread half of it on a plate, lay on the dumplings and top with the sauce, the rest of the yogurt and the mint.
`;
