/** Dishes of Greece, Turkey, the Levant, Persia and the Caucasus; how the table is read: rules/classics/classic.ts. */
export const LEVANTINE = `
= Greek Salad ; horiatiki, choriatiki, griechischer salat, salade grecque, ensalada griega, insalata greca, bauernsalat
salad ; greek ; lunch ; 4 ; 15+0 ; none
Tomatoes, cucumber, olives and feta with oregano and olive oil.
!500 g tomatoes, in wedges ; !1 cucumber, thickly sliced ; 1 green pepper, sliced ; 1 red onion, thinly sliced ; !100 g Kalamata olives ; !200 g feta / firm tofu, marinated ; 4 tbsp olive oil ; 1 tbsp red wine vinegar ; 1 tsp dried oregano ; 1/2 tsp salt
- Put the tomatoes, cucumber, green pepper, red onion and olives into a bowl.
- Dress with most of the olive oil, the red wine vinegar and the salt.
- Lay the feta on top, scatter with the oregano and pour over the rest of the oil.
= Orzo Salad ; greek orzo salad, orzo pasta salad, mediterranean orzo salad, orzo salad with feta, lemon orzo salad, kritharaki salat, kritharakisalat, salade d orzo, ensalada de orzo
salad ; greek ; lunch side ; 6 ; 20+10 ; stove
Small pasta with cucumber, tomatoes, olives and feta in lemon dressing.
!300 g orzo ; 1 cucumber, diced ; 250 g cherry tomatoes, halved ; 1/2 red onion, finely chopped ; 80 g olives, halved ; !120 g feta, crumbled ; 1 handful parsley, chopped ; 1 handful mint, chopped ; 5 tbsp olive oil ; !3 tbsp lemon juice ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the orzo with half of the salt for 9 minutes. Drain, rinse cold and drain well.
- Whisk the olive oil with the lemon juice, oregano, black pepper and the rest of the salt.
- Toss the orzo, cucumber, cherry tomatoes, red onion, olives, parsley and mint in the dressing and scatter with the feta.
= Tzatziki ; tsatsiki, zaziki, cacik, cucumber yogurt dip
dip ; greek ; starter ; 4 ; 15+0 rest 30 ; none
Thick yogurt with cucumber and garlic.
!400 g Greek yogurt ; !1 cucumber, grated ; !2 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tbsp lemon juice ; 1 handful dill, chopped ; 1 tsp salt
- Toss the cucumber with half of the salt, leave for 10 minutes and squeeze hard.
- Stir into the Greek yogurt with the garlic, lemon juice, olive oil, dill and the rest of the salt.
- Chill for 30 minutes before serving.
= Chicken Souvlaki ; souvlaki, pork souvlaki, greek skewers
filled ; greek ; dinner ; 4 ; 20+12 rest 60 ; grill
Skewered meat marinated in lemon and oregano.
!*700 g chicken thigh fillets, in 3 cm cubes / pork tenderloin, in 3 cm cubes / diced lamb / halloumi, in cubes / firm tofu, in cubes ; !3 tbsp lemon juice ; 4 tbsp olive oil ; 2 cloves garlic, crushed ; !2 tsp dried oregano ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 4 pitta breads ; 200 g Greek yogurt ; 1 red onion, sliced ; 2 tomatoes, sliced
- Mix the lemon juice, olive oil, garlic, oregano, paprika and salt, turn the chicken in it and chill for 60 minutes.
- Thread on to {8} skewers and grill over high heat for 10 minutes, turning<, until charred in places and cooked through|, until charred in places>.
- Warm the pitta breads and fill with the meat, Greek yogurt, red onion and tomatoes.
= Greek Lemon Chicken and Potatoes ; greek lemon chicken, greek chicken and potatoes, lemon chicken and potatoes, greek chicken traybake, greek lemon chicken traybake, greek sheet pan chicken, kotopoulo lemonato, zitronenhahnchen mit kartoffeln, poulet au citron et pommes de terre, pollo al limon con patatas
roast ; greek ; dinner ; 4 ; 15+60 ; oven
Chicken thighs roasted on potatoes with lemon, garlic and oregano.
!*1200 g chicken thighs / 900 g cauliflower, in large florets / 400 g halloumi, in thick slices ; !1000 g waxy potatoes, in wedges ; !80 ml lemon juice ; 5 tbsp olive oil ; 5 cloves garlic, crushed ; !2 tsp dried oregano ; 1 tsp Dijon mustard ; 250 ml chicken stock ; 1 handful parsley, chopped ; 1 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Whisk the lemon juice with the olive oil, garlic, oregano, mustard, salt and black pepper.
- Toss the potatoes in half of it in a large roasting tin and pour in the chicken stock. <Turn the chicken in the rest, set it on top, skin side up, and roast for 30 minutes|Roast for 30 minutes. Turn the chicken in the rest and set it on top>.
- Turn the potatoes, baste everything with the juices and roast for another 27 minutes, until the potatoes are tender and the chicken is <golden and reads 74 °C (165 °F) inside|golden>. Scatter with the parsley.
= Lemon Chicken Orzo ; chicken orzo, lemon orzo chicken, one pot chicken orzo, one pot lemon chicken orzo, greek chicken orzo, creamy lemon orzo chicken, orzo with chicken, kritharaki mit hahnchen, poulet aux orzo
fry ; greek ; dinner ; 4 ; 15+35 ; stove
Chicken and orzo cooked in one pan with lemon, spinach and feta.
!*600 g chicken thigh fillets / canned chickpeas, drained / 500 g firm tofu, in thick slices ; !300 g orzo ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tsp dried oregano ; 900 ml chicken stock ; !3 tbsp lemon juice ; 1 tbsp lemon zest ; 150 g spinach ; 80 g feta, crumbled ; 1 tsp salt ; 1/4 tsp black pepper
- Season the chicken with half of the salt and the black pepper and brown in the olive oil in a wide pan for <4 minutes on each side|5 minutes>. Lift out.
- Cook the onion in the pan for 5 minutes. Stir in the garlic, oregano, lemon zest and orzo for 1 minute.
- Pour in the chicken stock with the rest of the salt<, set the chicken on top, cover and simmer for 14 minutes, stirring twice, until the orzo is tender and the chicken reads 74 °C (165 °F) inside|, cover and simmer for 11 minutes, stirring twice, until the orzo is tender. Return the chicken for 2 minutes, until hot>.
- Fold in the spinach for 1 minute, until wilted, then the lemon juice, and scatter with the feta.
= Gyros ; gyro, chicken gyros, pork gyros, giros
filled ; greek ; dinner ; 4 ; 20+15 rest 60 ; stove
Strips of well-spiced meat in warm flat bread with tzatziki.
!*700 g pork tenderloin, in thin strips / chicken thigh fillets, in thin strips / seitan, in thin strips / firm tofu, in thin strips ; 3 tbsp olive oil ; !2 tsp dried oregano ; 1 tsp dried thyme ; 1 tsp ground cumin ; 2 tsp sweet paprika ; 2 cloves garlic, crushed ; 2 tbsp lemon juice ; 1 1/4 tsp salt ; 4 pitta breads ; 250 g tzatziki ; 1 red onion, sliced ; 2 tomatoes, sliced
- Mix the pork with half of the olive oil, the oregano, thyme, cumin, paprika, garlic, lemon juice and salt, and chill for 60 minutes.
- Fry in two batches in the rest of the oil in a very hot pan for 5 minutes each, until brown at the edges<, and cooked through|>.
- Warm the pitta breads and fill with the pork, tzatziki, red onion and tomatoes.
= Greek Chicken Bowl ; greek bowl, greek chicken bowls, greek chicken rice bowl, chicken gyro bowl, gyro bowl, gyros bowl, souvlaki bowl, chicken souvlaki bowl, griechische bowl
rice ; greek ; dinner lunch ; 4 ; 25+25 rest 30 ; stove
Lemon and oregano chicken on rice with salad, feta and tzatziki.
!*600 g chicken thigh fillets, in strips / pork tenderloin, in strips / halloumi, sliced / canned chickpeas, drained / firm tofu, sliced ; 4 tbsp olive oil ; !3 tbsp lemon juice ; 2 cloves garlic, crushed ; !2 tsp dried oregano ; !250 g long-grain rice, rinsed ; 450 ml water ; 1 cucumber, diced ; 250 g cherry tomatoes, halved ; 1/2 red onion, sliced ; 60 g olives ; 100 g feta, crumbled ; !200 g tzatziki ; 1 1/2 tsp salt
- Mix the chicken with half of the olive oil, half of the lemon juice, the garlic, oregano and half of the salt and chill for 30 minutes.
- Simmer the long-grain rice in the water with a quarter of the salt, covered, for 14 minutes. Leave off the heat for 5 minutes.
- Meanwhile, fry the chicken in a very hot pan for <8 minutes, turning, until browned and cooked through|5 minutes, turning, until browned>.
- Toss the cucumber, cherry tomatoes and red onion with the rest of the olive oil, lemon juice and salt. Heap on the rice with the chicken, olives, feta and tzatziki.
= Spanakopita ; spinach pie, greek spinach pie, spinach and feta pie
pie ; greek ; dinner ; 6 ; 30+40 ; oven stove
Spinach and feta between sheets of crisp filo.
!8 sheets filo pastry ; !800 g spinach ; !250 g feta, crumbled ; 4 spring onions, sliced ; 1 bunch dill, chopped ; 2 eggs / 2 tbsp cornflour ; 100 ml olive oil ; 1/4 tsp ground nutmeg ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Cook the spring onions in a little of the olive oil for 3 minutes, wilt the spinach in it, cool and squeeze very dry.
- Mix with the feta, dill, eggs, nutmeg and black pepper.
- Brush half of the filo pastry with oil, sheet by sheet, and lay into a tin. Spread with the filling and cover with the other sheets, oiled in the same way.
- Score the top and bake for 38 minutes, until golden and crisp.
= Dolmades ; dolma, stuffed vine leaves, dolmas, yaprak sarma, stuffed grape leaves
side ; greek ; starter ; 6 ; 50+50 ; stove
Vine leaves rolled around rice and herbs.
!40 vine leaves, rinsed ; !200 g long-grain rice ; 1 onion, finely chopped ; 100 ml olive oil ; 40 g pine nuts / sunflower seeds ; 1 bunch dill, chopped ; 1 bunch mint, chopped ; !3 tbsp lemon juice ; 600 ml water ; 1 1/2 tsp salt
- Cook the onion in half of the olive oil for 8 minutes. Stir in the rice, pine nuts, half of the salt and a quarter of the water, and cook for 5 minutes, until absorbed. Stir in the dill and mint.
- Put a spoonful on each of the vine leaves, fold in the sides and roll up.
- Pack tightly in a pan with the seam down. Pour over the rest of the water and oil, the lemon juice and the rest of the salt, and weigh down with a plate.
- Simmer gently for 40 minutes, until tender, and cool in the pan.
= Avgolemono ; avgolemono soup, greek lemon chicken soup, greek chicken soup
soup ; greek ; dinner ; 4 ; 15+35 ; stove
Chicken broth with rice, made silky with egg and lemon.
!*400 g chicken breast fillets / canned chickpeas, drained ; 1400 ml chicken stock ; !150 g long-grain rice / orzo ; 1 carrot, diced ; !2 eggs, very fresh / 30 g cornflour ; !4 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper ; 1 handful dill, chopped
- Simmer the chicken in the chicken stock with the carrot and salt for <16 minutes, until it reads 74 °C (165 °F) inside. Lift out and shred|8 minutes. Lift out>.
- Cook the rice in the stock for 14 minutes.
- Whisk the eggs with the lemon juice, then whisk in two ladlefuls of the hot stock. Stir into the pan off the heat until it thickens; it must not boil.
- Return the chicken, season with the black pepper and scatter with the dill.
= Hummus ; houmous, humus, hummus bi tahini, humous
dip ; levantine ; starter ; 6 ; 15+0 ; blender
Chickpeas whipped smooth with tahini, lemon and garlic.
!400 g canned chickpeas, drained ; !100 g tahini / sunflower seeds, ground ; !3 tbsp lemon juice ; 1 clove garlic ; 1/2 tsp ground cumin ; 60 ml water, ice-cold ; 2 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp sweet paprika
- Blend the tahini with the lemon juice, garlic, cumin and salt for 1 minute, until thick and pale.
- Add the chickpeas and blend for 3 minutes, pouring in the ice-cold water, until very smooth.
- Spread on a plate, make a hollow, pour in the olive oil and dust with the paprika.
= Baba Ghanoush ; baba ganoush, baba ganush, moutabal, aubergine dip, baba ghanouj
dip ; levantine ; starter ; 4 ; 15+45 ; oven
Smoky roasted aubergine with tahini and lemon.
!2 aubergines ; !60 g tahini / sunflower seeds, ground ; !2 tbsp lemon juice ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 1 handful parsley, chopped ; 3/4 tsp salt
- Prick the aubergines and roast at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 45 minutes, turning, until black outside and collapsed.
- Scoop out the flesh and drain it in a sieve for 10 minutes.
- Mash with the tahini, lemon juice, garlic and salt. Pour over the olive oil and scatter with the parsley.
= Falafel ; felafel, falafels, falafel wrap, falafel sandwich
fry ; levantine ; lunch ; 4 ; 30+15 rest 720 ; stove
Crisp balls of soaked chickpeas and herbs.
!300 g dried chickpeas ; 1 onion, quartered ; 3 cloves garlic ; !1 bunch parsley ; !1 bunch fresh coriander ; 2 tsp ground cumin ; 2 tsp ground coriander ; 1 tsp baking powder ; 2 tbsp chickpea flour / plain flour ; 1 1/2 tsp salt ; 1000 ml sunflower oil, for deep-frying ; 4 pitta breads ; 80 g tahini / soy yogurt ; 2 tomatoes, sliced
- Soak the dried chickpeas in plenty of cold water for 12 hours and drain; they are not boiled first.
- Grind with the onion, garlic, parsley, fresh coriander, cumin, ground coriander and salt to a coarse paste. Stir in the baking powder and chickpea flour and chill for 20 minutes.
- Shape into {20} balls and fry in the sunflower oil at 175 °C (350 °F) for 5 minutes, until deep brown and cooked through.
- Thin the tahini with a little water and serve with the falafel in the pitta breads with the tomatoes.
= Tabbouleh ; tabouli, tabouleh, taboule, tabule, parsley salad
salad ; levantine ; lunch ; 4 ; 25+0 rest 20 ; none
Mostly parsley, with bulgur, tomatoes and lemon.
!80 g fine bulgur / 200 g cooked quinoa ; !4 bunches parsley, finely chopped ; 1 bunch mint, finely chopped ; !400 g tomatoes, finely diced ; 4 spring onions, sliced ; !4 tbsp lemon juice ; 5 tbsp olive oil ; 3/4 tsp salt
- Stir the bulgur with the tomatoes, lemon juice and salt and leave for 20 minutes, to take up the juices.
- Fold in the parsley, mint and spring onions.
- Dress with the olive oil and serve.
= Fattoush ; fattush
salad ; levantine ; lunch ; 4 ; 20+8 ; oven
Crisp vegetables and toasted flat bread with sumac.
!2 pitta breads, torn ; 5 tbsp olive oil ; !1 romaine lettuce, shredded ; !1 cucumber, diced ; !400 g tomatoes, diced ; 6 radishes, sliced ; 3 spring onions, sliced ; 1 bunch parsley, chopped ; 3 tbsp lemon juice ; !1 tbsp sumac ; 3/4 tsp salt
- Toss the pitta breads with a little of the olive oil and bake at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for 8 minutes, until crisp.
- Whisk the rest of the oil with the lemon juice, sumac and salt.
- Toss the lettuce, cucumber, tomatoes, radishes, spring onions and parsley in the dressing, and fold in the bread just before serving.
= Chicken Shawarma ; shawarma, schawarma, shawerma, doner, doner kebab, doener, kebab
filled ; levantine ; dinner ; 4 ; 20+30 rest 60 ; oven
Spiced roast chicken in flat bread with yogurt sauce.
!*800 g chicken thigh fillets / cauliflower, in florets / firm tofu, sliced ; 4 tbsp olive oil ; 3 tbsp lemon juice ; 3 cloves garlic, crushed ; !2 tsp ground cumin ; 2 tsp sweet paprika ; 1/2 tsp ground turmeric ; 1/2 tsp ground cinnamon ; 1 1/2 tsp salt ; 4 pitta breads ; 200 g yogurt ; 1/2 cucumber, sliced ; 2 tomatoes, sliced ; 1 red onion, sliced
- Mix the olive oil with two thirds of the lemon juice, most of the garlic, the cumin, paprika, turmeric, cinnamon and most of the salt. Turn the chicken in it and chill for 60 minutes.
- Roast on a tray at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 28 minutes, until charred at the edges<, and cooked through|>. Slice thinly.
- Stir the yogurt with the rest of the lemon juice, garlic and salt. Fill the pitta breads with the chicken, sauce, cucumber, tomatoes and red onion.
= Chicken Shawarma Bowl ; shawarma bowl, chicken shawarma bowls, shawarma rice bowl, chicken shawarma rice bowl, shawarma chicken and rice, doner bowl, kebab bowl, hahnchen shawarma bowl
rice ; levantine ; dinner lunch ; 4 ; 25+30 rest 30 ; oven stove
Spiced roast chicken on rice with cucumber, tomatoes, hummus and yogurt sauce.
!*700 g chicken thigh fillets / cauliflower, in florets / canned chickpeas, drained / firm tofu, sliced ; 4 tbsp olive oil ; 4 tbsp lemon juice ; 3 cloves garlic, crushed ; !2 tsp ground cumin ; 2 tsp sweet paprika ; 1/2 tsp ground turmeric ; 1/2 tsp ground cinnamon ; !250 g long-grain rice, rinsed ; 450 ml water ; 1 cucumber, diced ; 250 g cherry tomatoes, halved ; 150 g hummus ; 150 g yogurt ; 1 handful parsley, chopped ; 2 tsp salt
- Mix the olive oil with half of the lemon juice, two thirds of the garlic, the cumin, paprika, turmeric, cinnamon and half of the salt. Turn the chicken in it and chill for 30 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Roast the chicken on a tray for <26 minutes, until charred at the edges and 74 °C (165 °F) inside. Slice|24 minutes, until charred at the edges>.
- Meanwhile, simmer the long-grain rice in the water with a quarter of the salt, covered, for 14 minutes. Leave off the heat for 5 minutes.
- Stir the yogurt with the rest of the garlic and half of the rest of the lemon juice. Toss the cucumber and cherry tomatoes with the parsley and the rest of the lemon juice and salt.
- Heap the chicken, salad, hummus and yogurt sauce on the rice.
= Kofta Kebabs ; kofta, kofte, koefte, lamb kofta, kafta, adana kebab, lamb koftas
fry ; turkish ; dinner ; 4 ; 20+12 rest 30 ; grill
Spiced minced meat grilled on skewers.
!*600 g minced lamb / minced beef / minced turkey / cooked lentils, mashed ; 1 onion, grated and squeezed ; 2 cloves garlic, crushed ; 1 bunch parsley, chopped ; !2 tsp ground cumin ; 1 tsp ground coriander ; 1 tsp sweet paprika ; 1/4 tsp cayenne pepper ; 1 1/2 tsp salt ; 1 tbsp sunflower oil ; 200 g yogurt
- Knead the minced lamb with the onion, garlic, parsley, cumin, ground coriander, paprika, cayenne and salt for 4 minutes. Chill for 30 minutes.
- Shape around {8} skewers with wet hands and brush with the sunflower oil.
- Grill over high heat for 10 minutes, turning, until charred in places<, and cooked through with no pink left|>. Serve with the yogurt.
= Turkish Lentil Soup ; mercimek corbasi, mercimek çorbası, red lentil soup, turkish red lentil soup, rote linsensuppe
soup ; turkish ; lunch ; 4 ; 10+30 ; stove blender
Smooth red lentil soup with paprika butter and lemon.
!250 g red lentils, rinsed ; 1 onion, chopped ; 1 carrot, diced ; 1 potato, diced ; 2 tbsp olive oil ; 1 tbsp tomato paste ; 1 tsp ground cumin ; 1300 ml vegetable stock ; 1 tsp salt ; 30 g butter ; !1 tsp sweet paprika ; 1 tsp dried mint ; 1 lemon, in wedges
- Heat the olive oil and cook the onion, carrot and potato for 6 minutes. Stir in the tomato paste and cumin for 1 minute.
- Add the red lentils, vegetable stock and salt and simmer for 20 minutes, until soft. Blend until smooth.
- Melt the butter with the paprika and mint for 30 seconds, swirl over and serve with the lemon.
= Shakshuka ; shakshouka, chakchouka, schakschuka, menemen, eggs in tomato sauce, eggs in purgatory
egg ; levantine ; breakfast ; 2 ; 10+25 ; stove
Eggs poached in a spiced sauce of tomatoes and peppers.
!*4 eggs / 400 g canned chickpeas, drained ; !400 g canned chopped tomatoes ; 1 onion, sliced ; !1 red pepper, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; !1 tsp ground cumin ; 1 tsp sweet paprika ; 1/4 tsp chilli flakes ; 3/4 tsp salt ; 1 handful parsley, chopped
- Heat the olive oil in a wide pan and cook the onion and red pepper for 10 minutes, until soft. Stir in the garlic, cumin, paprika and chilli flakes for 1 minute.
- Add the chopped tomatoes and salt and simmer for 8 minutes, until thick.
- <Make hollows in the sauce and put in the eggs. Cover and cook over low heat for 6 minutes, until done to your liking|Stir in the eggs and simmer for 6 minutes, until hot>.
- Scatter with the parsley and serve with bread.
= Imam Bayildi ; imam bayildi, imam bayıldı, stuffed aubergines, stuffed eggplant
bake ; turkish ; dinner ; 4 ; 25+70 ; oven stove
Aubergines stuffed with onions and tomatoes and baked in olive oil.
!4 aubergines / 4 courgettes ; 120 ml olive oil ; !3 onions, sliced ; 4 cloves garlic, sliced ; !500 g tomatoes, chopped ; 1 bunch parsley, chopped ; 1 tsp sugar ; 1 1/4 tsp salt ; 150 ml water
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Fry the aubergines whole in a third of the olive oil for 10 minutes, turning, until soft outside. Slit them lengthways.
- Cook the onions in the same pan for 12 minutes. Add the garlic, tomatoes, sugar and salt, cook for 8 minutes and stir in the parsley.
- Fill the aubergines and lay in a dish with the water and the rest of the oil. Cover and bake for 40 minutes, until very soft. Serve lukewarm.
= Lahmacun ; turkish pizza, lahmajoun, tuerkische pizza
pizza ; turkish ; dinner ; 4 ; 35+16 rest 60 ; oven
Paper-thin bread with spiced minced meat.
!400 g plain flour ; 5 g yeast ; 240 ml water, lukewarm ; !*300 g minced lamb / minced beef / cooked lentils ; 1 onion, grated ; 2 tomatoes, finely chopped ; 1 red pepper, finely chopped ; 2 tbsp tomato paste ; 1 bunch parsley, chopped ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1/2 tsp chilli flakes ; 2 tsp salt ; 1 lemon, in wedges
- Knead the flour with the yeast, water and half of the salt for 8 minutes and leave to rise for 60 minutes.
- Heat the oven with a tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Mix the minced lamb with the onion, tomatoes, red pepper, tomato paste, half of the parsley, the cumin, paprika, chilli flakes and the rest of the salt.
- Roll {4} very thin rounds, spread thinly with the topping to the edge and bake each for 8 minutes, until crisp<, and the meat is cooked through|>.
- Scatter with the rest of the parsley, squeeze over the lemon and roll up.
= Mujaddara ; mjadra, mejadra, lentils and rice, mujadara, rice and lentils
rice ; levantine ; dinner ; 4 ; 10+50 ; stove
Lentils and rice under dark fried onions.
!200 g brown lentils, rinsed ; !200 g basmati rice, rinsed ; !4 onions, thinly sliced ; 6 tbsp olive oil ; 2 tsp ground cumin ; 1 tsp ground allspice ; 1 1/2 tsp salt ; 500 ml water
- Fry the onions in the olive oil over medium heat for 25 minutes, until dark brown. Lift out half.
- Meanwhile, simmer the lentils in plenty of water for 15 minutes, until nearly tender, and drain.
- Add the lentils, basmati rice, cumin, allspice, salt and the measured water to the onions in the pan. Cover and cook over low heat for 16 minutes. Leave for 5 minutes, fluff up and top with the other onions.
= Maqluba ; maqlouba, makloubeh, upside down rice
rice ; levantine ; dinner ; 6 ; 30+75|60 ; stove
Rice, chicken and aubergine cooked in layers and turned out.
!*800 g chicken thigh fillets / canned chickpeas, drained ; !400 g basmati rice, rinsed ; !2 aubergines, sliced ; 1 onion, sliced ; 100 ml olive oil ; 2 tomatoes, sliced ; 1 tsp ground turmeric ; 2 tsp baharat ; 800 ml chicken stock ; 2 tsp salt ; 40 g flaked almonds, toasted / pumpkin seeds, toasted
- Season the chicken with the baharat and half of the salt and <brown it in a little of the olive oil for 8 minutes|warm it in a little of the olive oil for 2 minutes>. Fry the aubergines in the rest of the oil for 8 minutes, until golden, then the onion for 6 minutes.
- Lay the tomatoes in a deep pan, then the aubergines, onion and chicken, and cover with the rice mixed with the turmeric and the rest of the salt.
- Pour in the hot chicken stock, bring to the boil, cover and cook over low heat for 30 minutes<, until the rice is tender and the chicken cooked through|, until the rice is tender>.
- Leave for 15 minutes, turn out on to a platter and scatter with the almonds.
= Khachapuri ; georgian cheese bread
bread ; georgian ; lunch ; 4 ; 30+18 rest 60 ; oven
Bread boats filled with molten cheese and an egg.
!400 g bread flour ; 7 g yeast ; 250 ml milk, lukewarm ; !250 g mozzarella, grated ; !200 g feta, crumbled ; !4 eggs ; 40 g butter ; 1 tsp salt
- Knead the flour with the yeast, milk and salt for 8 minutes and leave to rise for 60 minutes.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Roll out {4} ovals and twist the ends into boats. Fill with the mozzarella and feta.
- Bake for 14 minutes, make a hollow in each, break in one of the eggs and bake for another 4 minutes, until the white is set. Drop in the butter and serve.
= Persian Saffron Rice with Tahdig ; tahdig, chelo, persian rice, polow
rice ; persian ; dinner ; 4 ; 15+55 rest 30 ; stove
Steamed basmati rice over a golden crust.
!400 g basmati rice, rinsed ; !1/4 tsp saffron ; !60 g butter ; 2 tbsp sunflower oil ; 3 tbsp yogurt ; 2 tsp salt
- Soak the basmati rice in cold water with most of the salt for 30 minutes. Steep the saffron in 2 tablespoons of hot water.
- Boil the rice in plenty of water for 6 minutes, until nearly tender, and drain. Mix a quarter of it with the yogurt, half of the saffron and the rest of the salt.
- Melt half of the butter with the sunflower oil in a non-stick pan, press in the yogurt rice and heap the rest on top. Dot with the rest of the butter and saffron, wrap the lid in a cloth and cover.
- Cook over medium heat for 8 minutes, then over low heat for 35 minutes. Turn out so that the crust is on top.
= Ghormeh Sabzi ; persian herb stew, gormeh sabzi, ghorme sabzi
stew ; persian ; dinner ; 4 ; 30+140|60 ; stove
Lamb stewed with masses of herbs, beans and dried lime.
!*600 g diced lamb / stewing beef / chestnut mushrooms, halved ; !3 bunches parsley, chopped ; !2 bunches fresh coriander, chopped ; 1 bunch chives, chopped ; 2 tbsp fenugreek leaves ; 1 onion, chopped ; 5 tbsp sunflower oil ; 1 tsp ground turmeric ; 400 g canned kidney beans, drained ; 4 tbsp lime juice ; 900 ml water ; 1 1/2 tsp salt
- Fry the parsley, fresh coriander, chives and fenugreek in most of the sunflower oil for 15 minutes, until dark and fragrant.
- Cook the onion in the rest of the oil for 8 minutes, stir in the turmeric and lamb and <brown for 8 minutes|fry for 6 minutes>.
- Add the herbs, water, half of the lime juice and the salt, cover and simmer gently for <90 minutes, until the meat is tender|20 minutes>. Stir in the kidney beans for 15 minutes and sharpen with the rest of the lime juice.
= Fesenjan ; fesenjoon, pomegranate walnut stew, persian pomegranate chicken
stew ; persian ; dinner ; 4 ; 15+70 ; stove
Chicken in a dark sauce of walnuts and pomegranate.
!*800 g chicken thigh fillets / butternut squash, cubed / firm tofu, cubed ; !250 g walnuts, ground / pumpkin seeds, ground ; !150 ml pomegranate molasses ; 1 onion, grated ; 2 tbsp sunflower oil ; 500 ml chicken stock ; 1 tbsp sugar ; 1/2 tsp ground cinnamon ; 1 1/2 tsp salt
- Toast the walnuts in a dry pan for 4 minutes. Cook the onion in the sunflower oil for 8 minutes.
- Add the walnuts, chicken stock, pomegranate molasses, sugar, cinnamon and salt and simmer for 25 minutes, stirring.
- Add the chicken and simmer gently for 30 minutes<, until cooked through|, until tender>, and the sauce is thick and dark.
= Baklava ; baklawa
tart ; turkish ; dessert ; 12 ; 40+45 ; oven stove
Filo layered with nuts and soaked in syrup.
!12 sheets filo pastry ; !250 g walnuts, finely chopped / sunflower seeds, finely chopped ; !150 g butter, melted ; 1 tsp ground cinnamon ; !250 g sugar ; 200 ml water ; 1 tbsp lemon juice
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Mix the walnuts with the cinnamon and a little of the sugar.
- Layer half of the filo pastry in a tin, brushing each sheet with butter. Spread with the walnuts and layer the other sheets on top. Cut into diamonds and pour over the rest of the butter.
- Bake for 42 minutes, until golden. Meanwhile, boil the rest of the sugar with the water and lemon juice for 8 minutes.
- Pour the syrup over the hot pastry and leave to cool completely.
= Labneh ; labne, strained yogurt
dip ; levantine ; breakfast ; 4 ; 5+0 rest 720 ; none
Yogurt salted and drained until it spreads.
!1000 g yogurt / soy yogurt ; !1 tsp salt ; 2 tbsp olive oil ; 1 tsp za'atar
- Stir the yogurt with the salt and tip it into a sieve lined with a clean cloth over a bowl.
- Leave to drain in the fridge for 12 hours, until thick.
- Spread on a plate, pour over the olive oil and scatter with the za'atar.
`;
