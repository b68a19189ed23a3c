/** Dishes of South India, Goa and Sri Lanka by name; how the table is read: rules/classics/classic.ts. */
export const SOUTH_INDIA_AND_GOA_BY_NAME = `
= Ven Pongal ; pongal, khara pongal, ghee pongal, savoury pongal, katte pongali
rice ; indian ; breakfast lunch ; 4 ; 10+40 ; stove
Rice and moong dal cooked soft, with pepper, cumin and cashews fried in ghee.
!200 g rice, rinsed ; !120 g moong dal, rinsed / red lentils, rinsed ; 1.4 l water ; !50 g ghee / coconut oil ; 40 g cashews ; 1 tbsp fresh ginger, grated ; 1 tsp cumin seeds ; !2 tsp black peppercorns, crushed ; 10 leaves curry leaves ; 1 1/4 tsp salt
- Toast the moong dal in a dry pot for 4 minutes, until it smells nutty. Add the rice, water and salt and simmer, covered, for 30 minutes, stirring now and then, until both fall apart.
- Fry the cashews in the ghee for 2 minutes, until golden. Add the cumin seeds, peppercorns, ginger and curry leaves for 1 minute.
- Stir all of it into the rice, which should be as loose as porridge. Eat at once.
= Bisi Bele Bath ; bisi bele bhath, bisibelebath, bisi bele huliyanna, karnataka lentil rice, sambar rice
rice ; indian ; lunch dinner ; 4 ; 20+50 ; stove
Rice, lentils and vegetables of Karnataka, sour with tamarind and warm with spices.
!200 g rice, rinsed ; !150 g split peas, soaked for 1 hour / red lentils, rinsed ; 1.5 l water ; 150 g carrots, in 1 cm dice ; 150 g green beans, in short pieces ; 100 g frozen peas ; 2 tomatoes, chopped ; !2 tbsp tamarind paste ; 1 tbsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp ground cinnamon ; 1 tsp chilli powder ; 1/2 tsp turmeric ; 2 tbsp desiccated coconut ; 1 tbsp brown sugar ; 1 1/2 tsp salt ; 3 tbsp ghee / sunflower oil ; 1 tsp mustard seeds ; 40 g cashews ; 10 leaves curry leaves
- Simmer the split peas in the water with the turmeric for 20 minutes.
- Add the rice, carrots, green beans, tomatoes and salt and simmer, covered, for 20 minutes, stirring often, until all is soft.
- Stir in the peas, tamarind paste, ground coriander, cumin, cinnamon, chilli powder, coconut and brown sugar and simmer for 6 minutes. Thin with hot water: it should flow from the spoon.
- Heat the ghee, pop the mustard seeds in it, brown the cashews and add the curry leaves. Stir into the rice.
= Tamarind Rice ; pulihora, puliyodarai, puliyogare, puliodharai, chintapandu pulihora
rice ; indian ; lunch dinner ; 4 ; 10+30 ; stove
Rice in a dark, sour paste of tamarind with peanuts and curry leaves.
!300 g rice, rinsed ; !4 tbsp tamarind paste ; 150 ml water ; 4 tbsp sesame oil / sunflower oil ; 1 tsp mustard seeds ; 60 g peanuts ; 4 dried chillies ; 15 leaves curry leaves ; 1/2 tsp turmeric ; 1 tsp ground coriander ; 1 tbsp sesame seeds, toasted ; 1 tbsp brown sugar ; 1 1/4 tsp salt
- Cook the rice in boiling water for 12 minutes, drain and spread out on a tray to cool.
- Fry the peanuts in the sesame oil for 3 minutes. Add the mustard seeds; when they pop, add the dried chillies, curry leaves and turmeric for 20 seconds.
- Stir in the tamarind paste, water, ground coriander, brown sugar and salt and simmer for 9 minutes, until thick and the oil comes out.
- Fold the paste and the sesame seeds into the rice and leave for 10 minutes before you serve it.
= Puttu ; kerala puttu, steamed rice cake kerala, puttu kadala, pittu
rice ; indian ; breakfast ; 4 ; 20+15 ; stove
Steamed crumbs of rice flour in layers with coconut.
!300 g rice flour ; 200 ml water, lukewarm ; 1/2 tsp salt ; !120 g coconut flesh, grated / desiccated coconut, moistened ; 4 bananas
- Toast the rice flour in a dry pan for 4 minutes without browning and cool. Mix with the salt and rub in the water bit by bit, until it holds when pressed and crumbles again. Leave for 10 minutes, then rub through a sieve.
- Layer the coconut and the rice flour loosely in cups or a lined steamer, starting and ending with coconut.
- Steam over boiling water for 8 minutes, until steam rises through the top. Turn out and eat with the bananas.
= Avial ; aviyal, avial curry, kerala avial, kerala mixed vegetables
curry ; indian ; lunch dinner ; 4 ; 25+25 ; stove blender
Vegetables of Kerala in a thick dressing of coconut, cumin and yogurt.
200 g carrots, in thick strips ; 200 g green beans, in 5 cm pieces ; 300 g potatoes, in thick strips ; 200 g pumpkin, in thick strips / courgettes, in thick strips ; !150 g coconut flesh, grated / desiccated coconut, soaked ; 2 green chillies ; 1 tsp cumin seeds ; 200 ml water ; 1/2 tsp turmeric ; 1 1/4 tsp salt ; !150 g yogurt / soy yogurt ; !2 tbsp coconut oil ; 15 leaves curry leaves
- Simmer the potatoes, carrots, green beans and pumpkin in the water with the turmeric and salt, covered, for 14 minutes, until just tender.
- Blend the coconut with the green chillies and cumin seeds to a coarse paste. Stir into the vegetables and cook for 4 minutes.
- Take off the heat and fold in the yogurt, coconut oil and curry leaves. Cover for 5 minutes before you serve it.
= Thoran ; cabbage thoran, kerala thoran, beans thoran, kerala cabbage with coconut
side ; indian ; lunch dinner ; 4 ; 15+15 ; stove
Dry-fried shredded cabbage with coconut and mustard seeds.
!500 g white cabbage, finely shredded / green beans, finely sliced ; !80 g coconut flesh, grated / desiccated coconut ; 2 green chillies, finely chopped ; 1 shallot, finely chopped ; 1/2 tsp turmeric ; 1/2 tsp ground cumin ; 1 tsp salt ; 2 tbsp coconut oil / sunflower oil ; 1 tsp mustard seeds ; 15 leaves curry leaves
- Mix the coconut with the green chillies, turmeric and cumin.
- Pop the mustard seeds in the coconut oil, add the curry leaves and shallot and fry for 2 minutes. Add the cabbage and salt, cover and cook over low heat for 6 minutes.
- Stir in the coconut and fry, uncovered, for 4 minutes, until dry and just tender.
= Olan ; kerala olan, olan curry, pumpkin and beans in coconut milk
curry ; indian ; lunch dinner ; 4 ; 15+25 ; stove
Mild pumpkin and black-eyed beans in coconut milk with curry leaves.
!500 g pumpkin, in thin slices / courgettes, in thick slices ; !240 g canned black-eyed beans, drained ; 2 green chillies, slit ; 1 tbsp fresh ginger, in thin strips ; 200 ml water ; !300 ml canned coconut milk ; 15 leaves curry leaves ; 1 tbsp coconut oil ; 1 tsp salt
- Simmer the pumpkin with the green chillies, ginger and salt in the water, covered, for 12 minutes, until soft but whole.
- Add the black-eyed beans and coconut milk and simmer gently for 7 minutes.
- Take off the heat, stir in the curry leaves and coconut oil and leave for 5 minutes, covered.
= Kerala Stew ; ishtu, kerala vegetable stew, kerala ishtu, kerala chicken stew, nadan stew
stew ; indian ; breakfast dinner ; 4 ; 20+40|25 ; stove
White stew of chicken and potatoes in coconut milk with whole spices.
!*600 g chicken thigh fillets, in pieces / mushrooms, halved ; 400 g potatoes, in 2 cm dice ; 200 g carrots, in slices ; 1 onion, sliced ; 1 tbsp fresh ginger, in thin strips ; 3 green chillies, slit ; 1 cinnamon stick ; 4 cloves ; 4 cardamom pods, crushed ; 1 tsp black pepper, crushed ; 300 ml water ; !400 ml canned coconut milk ; 15 leaves curry leaves ; 2 tbsp coconut oil / sunflower oil ; 1 1/4 tsp salt
- Warm the cinnamon, cloves and cardamom in the coconut oil for 1 minute. Add the onion, ginger, green chillies and half of the curry leaves and cook for 5 minutes without browning.
- Add the chicken, potatoes, carrots, black pepper, salt and water and simmer, covered, for <20|14> minutes, until the potatoes are soft< and no pink is left in the chicken|>.
- Stir in the coconut milk and the rest of the curry leaves and simmer gently for 4 minutes without boiling.
= Gongura Mutton ; gongura, gongura mamsam, gongura curry, andhra sorrel lamb
curry ; indian ; dinner ; 4 ; 20+105|40 ; stove
Lamb of Andhra in a sauce of sour leaves.
!*700 g lamb shoulder, in 3 cm cubes / 600 g potatoes, in 3 cm cubes ; !300 g sorrel / spinach ; 1 tbsp tamarind paste ; 2 onions, finely chopped ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 green chillies, slit ; 1 tbsp ground coriander ; 1 tsp chilli powder ; 1/2 tsp turmeric ; 1 tsp garam masala ; 400 ml water ; 4 tbsp sunflower oil ; 1 1/4 tsp salt
- Cook the onions in three quarters of the sunflower oil for 10 minutes. Add the garlic, ginger, ground coriander, chilli powder and turmeric for 1 minute.
- Add the lamb, salt and water and simmer, covered, for <75|15> minutes, until <the meat is tender|the potatoes are soft>.
- Meanwhile, cook the sorrel and green chillies in the rest of the oil for 6 minutes, until they fall to a paste.
- Stir the sorrel, tamarind paste and garam masala into the pot and simmer for 10 minutes, until the oil comes out.
= Pesarattu ; moong dal dosa, green gram dosa, mung bean dosa, andhra pesarattu
griddle ; indian ; breakfast dinner ; 4 ; 20+25 rest 480 ; stove blender
Thin green pancakes of soaked mung beans with ginger and onion.
!250 g mung beans, soaked overnight / moong dal, soaked overnight ; 2 tbsp rice flour ; 2 green chillies ; 1 tbsp fresh ginger ; 1 tsp cumin seeds ; 1 tsp salt ; 220 ml water ; 1 onion, finely chopped ; 1 handful fresh coriander, chopped ; 4 tbsp sunflower oil
- Drain the mung beans and blend them with the rice flour, green chillies, ginger, cumin seeds, salt and water to a smooth batter that just pours.
- Heat a little of the sunflower oil in a pan, spread a ladle of the batter thin in circles and scatter with some of the onion and coriander.
- Cook for 2 minutes, until crisp and brown below, turn and cook for 1 minute more. Make {8} like this and eat them hot.
= Mirchi Ka Salan ; mirchi salan, hyderabadi chilli curry, mirch ka salan
curry ; indian ; dinner ; 4 ; 20+35 ; stove blender
Large mild chillies in a sour sauce of peanuts, sesame and coconut.
!300 g green peppers, long and mild, slit / padron peppers, slit ; !60 g peanuts ; !2 tbsp sesame seeds ; 3 tbsp desiccated coconut ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp turmeric ; 1/2 tsp chilli powder ; 1 1/2 tbsp tamarind paste ; 400 ml water ; 1 tsp mustard seeds ; 10 leaves curry leaves ; 1 tsp brown sugar ; 1 tsp salt ; 5 tbsp sunflower oil
- Toast the peanuts, sesame seeds and coconut in a dry pan for 4 minutes and blend with half of the water.
- Fry the peppers in the sunflower oil for 5 minutes, until blistered, and lift out.
- Pop the mustard seeds in the oil, add the curry leaves and onion and cook for 7 minutes. Add the garlic, ginger, cumin, ground coriander, turmeric and chilli powder for 1 minute.
- Stir in the paste, tamarind paste, brown sugar, salt and the rest of the water and simmer for 8 minutes. Add the peppers and simmer for 6 minutes, until the oil comes out.
= Bagara Baingan ; baghara baingan, bagara baigan, hyderabadi aubergine curry, bagare baingan
curry ; indian ; dinner ; 4 ; 20+45 ; stove blender
Small aubergines in a nutty, sour sauce of Hyderabad.
!600 g aubergines, small, slit / aubergines, quartered ; !60 g peanuts ; !2 tbsp sesame seeds ; !3 tbsp desiccated coconut ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 tbsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 1 tsp chilli powder ; 2 tbsp tamarind paste ; 350 ml water ; 10 leaves curry leaves ; 1 tsp mustard seeds ; 1 tsp brown sugar ; 1 1/4 tsp salt ; 6 tbsp sunflower oil
- Brown the onions in a third of the sunflower oil for 8 minutes. Toast the peanuts, sesame seeds and coconut in a dry pan for 4 minutes and blend with the onions and half of the water.
- Fry the aubergines in the rest of the oil for 8 minutes, turning them, until brown, and lift out.
- Pop the mustard seeds in the oil and add the curry leaves, garlic, ginger, ground coriander, cumin, turmeric and chilli powder for 1 minute. Add the paste, tamarind paste, brown sugar, salt and the rest of the water.
- Lay in the aubergines, cover and simmer for 15 minutes, until quite soft.
= Chicken Xacuti ; xacuti, goan chicken xacuti, shagoti, xacuti curry
curry ; indian ; dinner ; 4 ; 25+45|30 ; stove blender
Goan curry of chicken with roasted coconut and many spices.
!*800 g chicken thigh fillets, in pieces / 600 g mushrooms, halved ; !120 g coconut flesh, grated / desiccated coconut ; 2 onions, sliced ; 5 cloves garlic ; 1 tbsp fresh ginger, sliced ; 4 dried chillies ; !1 tbsp coriander seeds ; 1 tsp cumin seeds ; 1 tsp fennel seeds ; 1 tbsp white poppy seeds / sesame seeds ; 1 tsp black peppercorns ; 4 cloves ; 1 star anise ; 1/2 tsp ground nutmeg ; 1/2 tsp turmeric ; 1 tbsp tamarind paste ; 500 ml water ; 3 tbsp sunflower oil ; 1 1/4 tsp salt
- Toast the coriander seeds, cumin seeds, fennel seeds, poppy seeds, peppercorns, cloves, star anise and dried chillies in a dry pan for 2 minutes and lift out. Roast the coconut in it for 5 minutes, until deep brown.
- Blend both with the garlic, ginger, nutmeg, turmeric and a third of the water to a smooth paste.
- Cook the onions in the sunflower oil for 8 minutes. Add the paste and fry for 4 minutes, then the chicken, salt, tamarind paste and the rest of the water.
- Simmer, half covered, for <22|12> minutes<, until no pink is left|>.
= Chicken Cafreal ; cafreal, goan green chicken, galinha cafreal, goan chicken cafreal
fry ; indian ; dinner ; 4 ; 20+35 rest 120 ; stove blender
Goan chicken in a green paste of coriander, chillies and lime.
!*1 kg chicken thighs / firm tofu, in thick slices ; !1 bunch fresh coriander ; 4 green chillies ; 6 cloves garlic ; 2 tbsp fresh ginger, sliced ; 1 tsp cumin seeds ; 1 tsp black peppercorns ; 4 cloves ; 1/2 tsp ground cinnamon ; 1/2 tsp turmeric ; 3 tbsp lime juice ; 1 tbsp rum / white wine vinegar ; 1 1/2 tsp salt ; 3 tbsp sunflower oil ; 1 lime, in wedges
- Blend the coriander with the green chillies, garlic, ginger, cumin seeds, peppercorns, cloves, cinnamon, turmeric, lime juice, rum and salt. Rub it into the chicken and chill for 2 hours.
- Lift out the chicken, fry in the sunflower oil for 8 minutes, turning, until brown, and add the rest of the paste with a splash of water.
- Cover and cook over low heat for 22 minutes, turning now and then<, until the juices run clear|>. Uncover to dry the sauce for 3 minutes and serve with the lime.
= Sorpotel ; goan sorpotel, sarapatel, pork sorpotel, goan pork sorpotel
stew ; indian ; dinner ; 6 ; 35+80|45 rest 480 ; stove blender
Goan pork and liver in a hot, sour sauce of vinegar, better the next day.
!*900 g pork shoulder, in large pieces / mushrooms, diced ; ?150 g liver, in one piece ; 2 onions, finely chopped ; 8 cloves garlic ; 2 tbsp fresh ginger, sliced ; 6 dried chillies ; 1 tbsp sweet paprika ; 2 tsp cumin seeds ; 1 tsp black peppercorns ; 6 cloves ; 1 tsp ground cinnamon ; 1/2 tsp turmeric ; !120 ml white wine vinegar ; 600 ml water ; 1 tsp sugar ; 3 tbsp sunflower oil ; 1 1/2 tsp salt
- Simmer the pork in the water with the salt for <30|8> minutes[, adding the liver for the last 10 minutes]. Lift out, keep the broth and cut into dice of 1 cm.
- Blend the garlic, ginger, dried chillies, paprika, cumin seeds, peppercorns, cloves, cinnamon and turmeric with the white wine vinegar.
- Brown the pork in the sunflower oil for 8 minutes and lift out. Cook the onions in the fat for 8 minutes, add the paste and fry for 4 minutes.
- Return the pork[ and liver] with the broth and sugar and simmer for <30|15> minutes, until tender and thick<, with no pink left in the meat|>. Cool, chill overnight and heat until it bubbles.
= Bebinca ; bebinka, goan layer cake, bibik, goan bebinca
cake ; indian ; dessert ; 10 ; 25+90 ; oven grill
Goan cake of thin layers of coconut milk, egg yolk and ghee.
!500 ml canned coconut milk ; 250 g sugar ; !8 egg yolks ; 150 g plain flour ; 1/2 tsp ground nutmeg ; 1/2 tsp ground cardamom ; 1/4 tsp salt ; !150 g ghee, melted / butter, melted
- Stir the sugar into the coconut milk until dissolved. Whisk in the egg yolks, flour, nutmeg, cardamom and salt without lumps and leave for 15 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush a 20 cm tin with ghee, pour in a ladle of the batter and bake for 14 minutes, until set and brown.
- Switch to the grill at medium heat. Brush the layer with ghee, pour on another ladle and grill for 8 minutes, until set and deep golden. Go on like this until the batter is used up, some 8 layers.
- Cool quite, turn out and cut into thin slices.
= Lamprais ; sri lankan lamprais, lump rice, lomprijst
rice ; sri lankan ; dinner ; 4 ; 40+80|60 ; oven stove
Rice cooked in stock, parcelled with meat curry, aubergines and an egg and baked.
!300 g basmati rice, rinsed ; 600 ml vegetable stock ; !*500 g stewing beef, in 1 cm dice / mushrooms, diced ; 400 g aubergines, in 2 cm dice ; 2 onions, sliced ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tbsp curry powder ; 1/2 tsp ground cinnamon ; 4 cardamom pods, crushed ; 4 cloves ; 300 ml canned coconut milk ; 1 tbsp tamarind paste ; 1 tsp sugar ; 4 eggs ; 5 tbsp sunflower oil ; 1 1/4 tsp salt
- Brown half of the onions with the garlic and ginger in a third of the sunflower oil for 8 minutes. Add the beef, curry powder, cinnamon, coconut milk and two thirds of the salt and simmer, covered, for <50|25> minutes, until tender and thick.
- Fry the aubergines and the rest of the onions in half of the rest of the oil for 12 minutes, until brown, and stir in the tamarind paste, sugar and the rest of the salt.
- Meanwhile, fry the rice with the cardamom and cloves in the last of the oil for 2 minutes, pour in the vegetable stock and cook, covered, over low heat for 14 minutes. Boil the eggs for 9 minutes and peel them.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Wrap the rice, curry, aubergines and an egg each in {4} pieces of baking paper and bake for 18 minutes.
`;
