/** Dishes of Bengal, Gujarat, the north of India and Nepal by name; how the table is read: rules/classics/classic.ts. */
export const BENGAL_GUJARAT_AND_NEPAL_BY_NAME = `
= Luchi ; bengali luchi, lucchi, bengali puri
bread ; indian ; breakfast lunch ; 4 ; 25+15 rest 20 ; stove
Small, white puffed breads of Bengal, fried in hot oil.
!300 g plain flour ; 2 tbsp ghee, melted / sunflower oil ; 1/2 tsp salt ; 150 ml water, warm ; 600 ml sunflower oil, for deep-frying
- Rub the ghee into the flour and salt. Knead with the water for 8 minutes to a smooth dough and leave for 20 minutes, covered.
- Divide into {16} pieces and roll each out to 12 cm on an oiled board.
- Heat the oil until a scrap of dough rises at once. Fry one at a time for 30 seconds, pressing it under until it puffs, and turn for 20 seconds more. They should stay pale. Drain and eat hot.
= Paneer Tikka ; tandoori paneer tikka, panir tikka, paneer tikka kebab, paneer kebab, paneer skewers
fry ; indian ; dinner snacks ; 4 ; 20+15 rest 60 ; grill
Cubes of paneer and peppers in spiced yogurt, charred under the grill.
!*500 g paneer, in 3 cm cubes / firm tofu, in 3 cm cubes ; 2 green peppers, in squares ; 2 red onions, in wedges ; !200 g thick yogurt / soy yogurt ; 2 tbsp chickpea flour ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tsp sweet paprika ; 1 tsp garam masala ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 1/2 tsp chilli powder ; 1 tsp dried fenugreek leaves ; 2 tbsp lemon juice ; 2 tbsp sunflower oil ; 1 tsp salt ; 1 tsp chaat masala ; 1 lemon, in wedges
- Mix the yogurt with the chickpea flour, garlic, ginger, paprika, garam masala, cumin, turmeric, chilli powder, fenugreek leaves, lemon juice and salt. Turn the paneer, peppers and red onions in it and chill for 1 hour.
- Thread them in turn on skewers and brush with the sunflower oil.
- Grill close under high heat for 12 minutes, turning now and then, until charred at the edges. Scatter with the chaat masala and serve with the lemon.
= Paya ; paya curry, paaya, siri paya, lamb paya, paya soup
stew ; pakistani ; breakfast dinner ; 4 ; 20+200|50 ; stove
Slow stew of lamb on the bone in a sticky, spiced broth.
!*1.2 kg lamb shanks / 600 g mushrooms, halved ; 2 onions, sliced ; 5 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; 100 g yogurt / soy yogurt ; 1 cinnamon stick ; 4 cardamom pods, crushed ; 4 cloves ; 2 bay leaves ; 1 tbsp ground coriander ; 1 tsp ground cumin ; 1 tsp chilli powder ; 1/2 tsp turmeric ; 1 tsp garam masala ; 1.5 l water ; 4 tbsp ghee / sunflower oil ; 1 1/2 tsp salt ; 1 handful fresh coriander, chopped ; 2 tbsp lemon juice
- Brown the onions in the ghee for 12 minutes. Add the garlic, ginger, cinnamon, cardamom, cloves, bay leaves, ground coriander, cumin, chilli powder and turmeric for 1 minute. Stir in the yogurt by the spoonful.
- Add the lamb shanks, salt and water, bring to the boil and skim. Simmer over low heat, covered, for <3 hours|25 minutes>, until <the meat falls off the bone and the broth is sticky|the broth is full of flavour>.
- Stir in the garam masala and lemon juice and scatter with the coriander. Butchers who sell trotters have what the dish is made with; they need 4 hours.
= Dabeli ; kutchi dabeli, kacchi dabeli, double roti
filled ; indian ; snacks lunch ; 4 ; 25+25 ; stove
Buns of Kutch with sweet, sour and spicy mashed potato, peanuts and pomegranate.
!500 g floury potatoes, in chunks ; !8 small bread rolls ; 2 tbsp tamarind paste ; 2 tbsp brown sugar ; 1 tsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp ground cinnamon ; 1/2 tsp chilli powder ; 1/2 tsp garam masala ; 1 tsp salt ; 2 tbsp sunflower oil ; !60 g roasted peanuts, chopped ; !60 g pomegranate seeds ; 1 red onion, finely chopped ; 30 g butter / sunflower oil ; 1 handful fresh coriander, chopped
- Boil the potatoes for 15 minutes, drain and mash.
- Warm the ground coriander, cumin, cinnamon, chilli powder and garam masala in the sunflower oil for 30 seconds. Stir in the tamarind paste, brown sugar, salt and potatoes and cook for 4 minutes.
- Slit the bread rolls and fill them with the potatoes, peanuts, pomegranate seeds, red onion and coriander.
- Toast the filled rolls in the butter in a pan for 2 minutes on each side.
= Khandvi ; patuli, suralichi vadi, gujarati khandvi
side ; indian ; snacks ; 4 ; 25+20 ; stove
Soft, thin rolls of chickpea flour and yogurt with coconut and mustard seeds.
!120 g chickpea flour ; !200 g yogurt / soy yogurt ; 400 ml water ; 1 tbsp fresh ginger, grated ; 1/2 tsp turmeric ; 1 tsp salt ; 2 tbsp sunflower oil ; 1 tsp mustard seeds ; 1 tbsp sesame seeds ; 10 leaves curry leaves ; 3 tbsp desiccated coconut ; 1 handful fresh coriander, chopped
- Whisk the chickpea flour with the yogurt, water, ginger, turmeric and salt until there are no lumps. Cook over low heat, stirring all the time, for 14 minutes, until a little of it spread on a plate peels off when cool.
- Spread at once as thin as you can on oiled trays and leave for 5 minutes. Cut into strips of 4 cm and roll them up.
- Pop the mustard seeds in the sunflower oil, add the sesame seeds and curry leaves for 20 seconds and pour over the rolls. Scatter with the coconut and coriander.
= Thepla ; methi thepla, gujarati thepla, methi na thepla
bread ; indian ; breakfast snacks ; 4 ; 25+25 ; stove
Soft spiced flatbreads of Gujarat with fenugreek leaves.
!250 g wholemeal flour ; 50 g chickpea flour ; !4 tbsp dried fenugreek leaves, soaked ; 100 g yogurt / soy yogurt ; 1 tbsp fresh ginger, grated ; 1 green chilli, finely chopped ; 1/2 tsp turmeric ; 1 tsp ground cumin ; 1 tbsp sesame seeds ; 1 tsp sugar ; 1 tsp salt ; 80 ml water ; 4 tbsp sunflower oil
- Mix the wholemeal flour with the chickpea flour, fenugreek leaves, ginger, green chilli, turmeric, cumin, sesame seeds, sugar and salt. Knead with the yogurt, water and a quarter of the sunflower oil for 5 minutes and leave for 15 minutes, covered.
- Divide into {12} pieces and roll each out to 16 cm.
- Cook in a hot pan for 1 minute on each side, brush with the rest of the oil and cook until brown in spots.
= Undhiyu ; undhiu, surti undhiyu, oondhiya, gujarati mixed vegetables
curry ; indian ; lunch dinner ; 6 ; 45+50 ; stove
Winter vegetables of Gujarat with fenugreek dumplings, coconut and coriander.
!300 g sweet potatoes, in 3 cm dice ; 300 g potatoes, in 3 cm dice ; !200 g aubergines, in 3 cm dice ; !200 g green beans, in short pieces / broad beans ; 2 plantains, in thick slices / 200 g potatoes, in 3 cm dice ; 100 g desiccated coconut ; 1 bunch fresh coriander, chopped ; 3 green chillies, finely chopped ; 2 tbsp fresh ginger, grated ; 1 tbsp ground coriander ; 1 tsp ground cumin ; 1 tsp turmeric ; 1 tbsp sugar ; 2 tbsp lemon juice ; 2 tsp salt ; 120 g chickpea flour ; 3 tbsp dried fenugreek leaves ; 8 tbsp sunflower oil ; 1 tsp ajwain / cumin seeds ; 300 ml water
- Mix the chickpea flour with the fenugreek leaves, a quarter of the salt, a little of the sunflower oil and 3 tbsp of the water to a firm dough. Roll into {18} small dumplings and fry in half of the rest of the oil for 5 minutes, until brown all over. Lift out.
- Mix the coconut with the coriander, green chillies, ginger, ground coriander, cumin, turmeric, sugar, lemon juice and the rest of the salt.
- Warm the ajwain in the rest of the oil for 20 seconds. Add the sweet potatoes, potatoes, plantains, aubergines, green beans and the coconut mixture and turn them for 4 minutes.
- Pour in the rest of the water and cook over low heat, covered, for 25 minutes, until soft. Lay the dumplings on top and cook for 8 minutes more.
= Handvo ; gujarati handvo, handwa, handva, savoury lentil cake
bake ; indian ; breakfast snacks dinner ; 6 ; 25+50 rest 60 ; oven stove
Savoury cake of semolina, chickpea flour and grated courgettes under a sesame crust.
!200 g semolina ; !150 g chickpea flour ; !300 g yogurt / soy yogurt ; 150 ml water ; !300 g courgettes, grated ; 100 g carrots, grated ; 2 green chillies, finely chopped ; 1 tbsp fresh ginger, grated ; 1/2 tsp turmeric ; 2 tsp sugar ; 1 1/2 tsp salt ; 1 tsp bicarbonate of soda ; 1 tbsp lemon juice ; 5 tbsp sunflower oil ; 1 tsp mustard seeds ; !2 tbsp sesame seeds ; 10 leaves curry leaves
- Stir the semolina with the chickpea flour, yogurt and water and leave for 1 hour. Stir in the courgettes, carrots, green chillies, ginger, turmeric, sugar and salt.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Oil a 24 cm tin with a little of the sunflower oil.
- Stir the bicarbonate of soda and lemon juice into the batter and pour it into the tin. Pop the mustard seeds in the rest of the oil, add the sesame seeds and curry leaves and pour over the top.
- Bake for 45 minutes, until brown and a skewer comes out clean. Leave for 10 minutes before cutting.
= Puran Poli ; holige, obbattu, bobbatlu, puranpoli, pooran poli, sweet lentil flatbread
griddle ; indian ; dessert ; 5 ; 40+60 rest 30 ; stove
Thin flatbreads filled with sweet split peas and cardamom, cooked in ghee.
!250 g split peas, soaked for 2 hours ; !200 g jaggery, grated / brown sugar ; 1 tsp ground cardamom ; 1/4 tsp ground nutmeg ; 300 g plain flour ; 1/4 tsp turmeric ; 1/4 tsp salt ; 2 tbsp sunflower oil ; 170 ml water ; !60 g ghee, melted / sunflower oil
- Boil the split peas in plenty of water for 35 minutes, until they crush easily, and drain well.
- Meanwhile, knead the flour with the turmeric, salt, sunflower oil and water for 8 minutes to a soft dough and leave for 30 minutes, covered.
- Mash the split peas with the jaggery and cook for 9 minutes, stirring, until a spoon stands in it. Stir in the cardamom and nutmeg and cool.
- Divide the dough and the filling into {10}. Close a piece of dough around each ball of filling and roll out gently to 16 cm. Cook in a hot pan with the ghee for 1 minute on each side, until brown in spots.
= Kosha Mangsho ; bengali mutton curry, kosha mutton, mutton kosha, bengali lamb curry
curry ; indian ; dinner ; 4 ; 20+120|50 rest 60 ; stove
Bengali lamb curry, fried slowly with onions and yogurt until nearly black.
!*800 g lamb shoulder, in 4 cm cubes / 700 g mushrooms, halved ; !150 g yogurt / soy yogurt ; 4 tbsp mustard oil / sunflower oil ; 4 onions, finely sliced ; 6 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; 2 bay leaves ; 1 cinnamon stick ; 4 cardamom pods, crushed ; 4 cloves ; 2 tsp ground cumin ; 2 tsp ground coriander ; 1 tsp chilli powder ; 1 tsp turmeric ; 1 tsp garam masala ; 1 tsp sugar ; 1 1/4 tsp salt ; 400 ml hot water
- Mix the lamb with the yogurt, turmeric, half of the garlic and half of the ginger and chill for 1 hour.
- Colour the sugar in the mustard oil for 1 minute with the bay leaves, cinnamon, cardamom and cloves. Add the onions and fry for 18 minutes, until deep brown. Add the rest of the garlic and ginger, the cumin, ground coriander and chilli powder for 2 minutes.
- Add the lamb with its marinade and the salt and fry for 15 minutes, stirring often, until dark.
- Pour in the hot water, cover and simmer for <75|12> minutes, until <the meat is tender|thick>. Stir in the garam masala.
= Macher Jhol ; maacher jhol, machher jhol, bengali fish curry, bengali fish stew, macher jhal
curry ; indian ; lunch dinner ; 4 ; 20+35 ; stove
Light Bengali fish stew with potatoes and mustard oil.
!*600 g carp fillets, in pieces / cod fillets, in pieces / firm tofu, in slices ; 300 g potatoes, in wedges ; !5 tbsp mustard oil / sunflower oil ; 1 onion, finely chopped ; 1 tbsp fresh ginger, grated ; 2 tomatoes, chopped ; 3 green chillies, slit ; 1/2 tsp nigella seeds ; 2 tsp ground cumin ; 1 tsp ground coriander ; 1 tsp turmeric ; 1/2 tsp chilli powder ; 600 ml hot water ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Rub the carp with half of the turmeric and half of the salt. Fry in the mustard oil for 3 minutes on each side and lift out.
- Fry the potatoes in the same oil for 5 minutes. Add the nigella seeds and onion and cook for 6 minutes, then the ginger, cumin, ground coriander, chilli powder, the rest of the turmeric and salt and the tomatoes for 4 minutes.
- Pour in the hot water and simmer for 9 minutes, until the potatoes are soft.
- Lay in the carp and green chillies and simmer for 5 minutes<, until the fish flakes|>. Scatter with the coriander.
= Shorshe Ilish ; sorshe ilish, ilish bhapa, shorshe bata ilish, hilsa in mustard sauce, mustard fish curry, shorshe maach
curry ; indian ; lunch dinner ; 4 ; 20+20 ; stove blender
Oily fish in a sharp Bengali sauce of ground mustard, where hilsa can be had.
!*600 g mackerel fillets, in pieces / salmon fillets, in pieces / firm tofu, in slices ; !3 tbsp mustard seeds, soaked ; 1 tbsp white poppy seeds / sesame seeds ; 4 green chillies, slit ; 1/2 tsp nigella seeds ; 1 tsp turmeric ; !5 tbsp mustard oil / sunflower oil ; 100 g yogurt / soy yogurt ; 250 ml water ; 1 tsp sugar ; 1 1/4 tsp salt
- Drain the mustard seeds and blend them with the poppy seeds, half of the green chillies, the water and a little of the salt until smooth. Sieve if you like it mild.
- Rub the mackerel with half of the turmeric and the rest of the salt. Warm the nigella seeds and the rest of the green chillies in two thirds of the mustard oil for 30 seconds.
- Pour in the mustard paste with the rest of the turmeric, the sugar and yogurt and simmer gently for 4 minutes.
- Lay in the mackerel, cover and cook over low heat for 9 minutes<, until the fish flakes|>. Drizzle with the rest of the mustard oil.
= Chingri Malai Curry ; chingri malaikari, malai chingri, chingri macher malai curry, bengali prawn curry, prawn malai curry
curry ; indian ; dinner ; 4 ; 20+25 ; stove
Bengali prawns in a mild, sweet sauce of coconut milk.
!*600 g raw prawns, peeled / firm tofu, in cubes ; !400 ml canned coconut milk ; 2 onions, grated ; 1 tbsp fresh ginger, grated ; 2 cloves garlic, crushed ; 2 bay leaves ; 1 cinnamon stick ; 4 cardamom pods, crushed ; 3 cloves ; 1 tsp ground cumin ; 1/2 tsp chilli powder ; 1 tsp turmeric ; 3 green chillies, slit ; 4 tbsp mustard oil / sunflower oil ; 1 tsp sugar ; 1 1/4 tsp salt
- Rub the prawns with half of the turmeric and a little of the salt, fry in the mustard oil for 2 minutes and lift out.
- Warm the bay leaves, cinnamon, cardamom and cloves in the oil for 30 seconds. Add the onions and fry for 8 minutes, then the ginger, garlic, cumin, chilli powder and the rest of the turmeric for 2 minutes.
- Pour in the coconut milk with the green chillies, sugar and the rest of the salt and simmer for 6 minutes.
- Add the prawns and simmer for 4 minutes<, until pink all through|>.
= Mishti Doi ; misti doi, mishti dahi, bengali sweet yogurt, mitha dahi
pudding ; indian ; dessert ; 6 ; 10+60 rest 240 ; oven stove
Bengali set yogurt, sweet and brown with caramel.
!700 ml milk / soy milk ; !120 g sugar ; 400 g thick yogurt / soy yogurt
- Melt half of the sugar in a heavy pan for 5 minutes, until amber. Take off the heat, pour in the milk bit by bit – it spits – and add the rest of the sugar. Simmer for 20 minutes, stirring, until a third has boiled away.
- Leave until just warm to the finger and whisk in the yogurt. Pour into {6} clay or glass cups and cover them with foil.
- Heat the oven to 150 °C (300 °F), or 135 °C (275 °F) with the fan on. Bake in a tray of hot water for 30 minutes, until set with a slight wobble. Cool and chill for 4 hours.
= Rasgulla ; rasagulla, rosogolla, roshogolla, rossogolla, rasagola
pudding ; indian ; dessert ; 5 ; 40+35 rest 60 ; stove
Spongy balls of fresh curd cheese in a thin syrup.
!1.5 l milk / soy milk ; 4 tbsp lemon juice ; 1 tsp plain flour / cornflour ; !350 g sugar ; 1.2 l water ; 4 cardamom pods, crushed ; 1 tsp rose water
- Bring the milk to the boil, take off the heat and stir in the lemon juice until it splits into curds and clear whey. Strain through a cloth, rinse in cold water, squeeze and hang for 30 minutes.
- Knead the curds with the flour by the heel of the hand for 9 minutes, until smooth and a little greasy. Roll into {15} balls without cracks.
- Boil the sugar with the water and cardamom in a wide pot. Drop in the balls, cover and boil briskly for 15 minutes, until they have doubled.
- Leave to cool in the syrup with the rose water for 30 minutes. Eat cold.
= Sandesh ; shondesh, sondesh, bengali sandesh
pudding ; indian ; dessert snacks ; 6 ; 30+25 rest 90 ; stove
Bengali sweets of fresh curd cheese, cooked with sugar and cardamom.
!1.5 l milk / soy milk ; 4 tbsp lemon juice ; !90 g icing sugar / palm sugar, grated ; 1/2 tsp ground cardamom ; 20 g pistachios, chopped
- Bring the milk to the boil, take off the heat and stir in the lemon juice until it splits into curds and clear whey. Strain through a cloth, rinse in cold water, squeeze and hang for 30 minutes.
- Knead the curds for 6 minutes, until smooth. Knead in the icing sugar and cardamom.
- Cook in a wide pan over low heat, stirring, for 7 minutes, until it leaves the sides but is still soft. Cool.
- Shape into {12} small rounds, press the pistachios on top and chill for 60 minutes.
= Litti Chokha ; litti choka, bihari litti chokha, litti with chokha, baati chokha
bread ; indian ; lunch dinner ; 4 ; 45+60 ; oven
Balls of dough filled with spiced roasted chickpea flour, with mashed roasted aubergines and tomatoes.
!350 g wholemeal flour ; 160 ml water ; !180 g chickpea flour ; 1 onion, finely chopped ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 green chillies, finely chopped ; 1 tsp ajwain / cumin seeds ; 1 tsp nigella seeds ; 3 tbsp lemon juice ; 3 tbsp mustard oil / sunflower oil ; 2 tsp salt ; !600 g aubergines ; 3 tomatoes ; 60 g ghee, melted / sunflower oil ; 1 handful fresh coriander, chopped
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Prick the aubergines and roast them with the tomatoes on a tray for 35 minutes, until they collapse.
- Meanwhile, knead the wholemeal flour with the water and a quarter of the salt and leave for 15 minutes, covered. Toast the chickpea flour in a dry pan for 8 minutes, until it smells nutty, and mix with the ajwain, nigella seeds, half of the garlic, ginger, green chillies and onion, half of the rest of the salt, two thirds of the lemon juice, a third of the mustard oil and just enough water to make it hold.
- Divide the dough and the filling into {12}, close the dough around the filling and bake on a tray for 24 minutes, until brown and cracked. Dip into the ghee.
- Peel the aubergines and tomatoes and mash with the rest of the garlic, ginger, green chillies, onion, salt, lemon juice and mustard oil. Scatter with the coriander and eat with the balls.
= Thukpa ; tibetan noodle soup, nepali thukpa, chicken thukpa, veg thukpa, thukpa soup, tibetan thukpa
soup ; tibetan ; lunch dinner ; 4 ; 20+30|20 ; stove
Noodle soup of the Himalaya with chicken, vegetables and ginger.
!*400 g chicken thigh fillets, in thin strips / firm tofu, in strips ; !300 g egg noodles / rice noodles ; 1.5 l chicken stock / vegetable stock ; 1 onion, sliced ; 4 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; 2 tomatoes, chopped ; 150 g carrots, in thin strips ; 150 g white cabbage, shredded ; 100 g spinach ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 1/2 tsp chilli powder ; 1/2 tsp Sichuan pepper, ground ; 2 tbsp soy sauce ; 1 tbsp lime juice ; 2 tbsp sunflower oil ; 4 spring onions, sliced ; 1 handful fresh coriander, chopped
- Cook the onion in the sunflower oil for 5 minutes. Add the garlic, ginger, cumin, turmeric, chilli powder and Sichuan pepper for 1 minute, then the chicken and tomatoes for 4 minutes.
- Pour in the chicken stock and soy sauce, add the carrots and cabbage and simmer for 10 minutes<, until no pink is left in the chicken|>.
- Meanwhile, cook the noodles in boiling water as long as the packet says and drain.
- Stir the spinach and lime juice into the soup for 1 minute. Pour over the noodles and scatter with the spring onions and coriander.
= Gundruk Soup ; gundruk, gundruk ko jhol, gundruk jhol, nepali gundruk
soup ; nepalese ; lunch dinner ; 4 ; 15+35 ; stove
Sour Nepali soup of fermented greens, with sauerkraut where there is no gundruk.
!250 g sauerkraut, rinsed ; 100 g spinach ; 150 g soybeans, cooked / canned chickpeas, drained ; 300 g potatoes, in 1 cm dice ; 2 tomatoes, chopped ; 1 onion, sliced ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 dried chillies ; 1/2 tsp fenugreek seeds ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 1 l water ; 3 tbsp mustard oil / sunflower oil ; 1 tsp salt
- Dry the sauerkraut in a hot dry pan for 5 minutes, until it begins to brown, and lift out.
- Brown the fenugreek seeds and dried chillies in the mustard oil for 1 minute. Add the onion and cook for 6 minutes, then the garlic, ginger, cumin and turmeric for 1 minute.
- Add the tomatoes, potatoes, soybeans, sauerkraut, salt and water and simmer for 15 minutes, until the potatoes are soft.
- Stir in the spinach for 2 minutes and serve.
= Sekuwa ; nepali sekuwa, chicken sekuwa, nepalese barbecue, pork sekuwa, khasi ko sekuwa
roast ; nepalese ; dinner ; 4 ; 20+15 rest 240 ; grill
Nepali skewers of meat in mustard oil, ginger, cumin and timur pepper.
!*700 g chicken thigh fillets, in 3 cm pieces / pork tenderloin, in 3 cm pieces / firm tofu, in 3 cm pieces ; !3 tbsp mustard oil / sunflower oil ; 5 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; 1 red onion, grated ; 1 tbsp ground cumin ; 2 tsp ground coriander ; 1 tsp chilli powder ; 1/2 tsp turmeric ; !1 tsp Sichuan pepper, ground ; 1/2 tsp ground fenugreek ; 2 tbsp lemon juice ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Mix the chicken with the mustard oil, garlic, ginger, red onion, cumin, ground coriander, chilli powder, turmeric, Sichuan pepper, fenugreek, lemon juice and salt and chill for 4 hours.
- Thread on skewers and grill under high heat for 14 minutes, turning often, until charred at the edges< and no pink is left inside|>.
- Scatter with the coriander and eat hot.
= Sarson Ka Saag ; sarson da saag, punjabi saag, mustard greens curry
curry ; indian ; lunch dinner ; 4 ; 20+50 ; stove blender
Punjabi mustard greens, cooked soft and finished with ghee, garlic and ginger.
!500 g mustard greens, chopped / kale, chopped ; 300 g spinach ; 2 green chillies, chopped ; 2 tbsp fresh ginger, in thin strips ; 5 cloves garlic, sliced ; 1 onion, finely chopped ; !2 tbsp cornmeal ; 400 ml water ; 1 tsp ground cumin ; 3 tbsp ghee / sunflower oil ; 1 1/4 tsp salt
- Simmer the mustard greens and spinach in the water with the green chillies, half of the ginger and the salt, covered, for 25 minutes, until quite soft.
- Blend coarsely, stir in the cornmeal and simmer for 12 minutes, stirring, until thick.
- Fry the onion in the ghee for 6 minutes, add the garlic, cumin and the rest of the ginger for 2 minutes, until golden, and stir into the greens.
= Laal Maas ; lal maas, laal maans, rajasthani mutton curry, rajasthani red lamb curry
curry ; indian ; dinner ; 4 ; 20+110|45 rest 60 ; stove
Red, hot lamb curry of Rajasthan with dried chillies, garlic and yogurt.
!*800 g lamb shoulder, in 4 cm cubes / 700 g mushrooms, halved ; !12 dried chillies, mild, soaked ; 10 cloves garlic ; 200 g yogurt / soy yogurt ; 3 onions, sliced ; 1 tbsp fresh ginger, grated ; 1 tbsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 4 cloves ; 4 cardamom pods, crushed ; 1 cinnamon stick ; 2 bay leaves ; 4 tbsp ghee / mustard oil ; 450 ml hot water ; 1 1/4 tsp salt
- Drain the dried chillies and crush them with the garlic to a paste. Mix half of it with the lamb, yogurt, ground coriander, cumin, turmeric and salt and chill for 1 hour.
- Warm the cloves, cardamom, cinnamon and bay leaves in the ghee for 30 seconds. Add the onions and fry for 14 minutes, until brown, then the ginger and the rest of the paste for 2 minutes.
- Add the lamb with its marinade and fry for 10 minutes, until the fat comes out. Pour in the hot water and simmer, covered, for <75|12> minutes, until <the meat is tender|thick>.
= Chapli Kebab ; chapli kabab, peshawari kebab, chapli kebabs, pakistani beef patties
fry ; pakistani ; lunch dinner ; 4 ; 25+20 ; stove
Flat, crisp patties of Peshawar with tomato, coriander seeds and chilli.
!*600 g minced beef / minced lamb / vegan mince ; 1 onion, finely chopped and squeezed ; 1 tomato, seeded and finely chopped ; 2 green chillies, finely chopped ; 1 tbsp fresh ginger, grated ; 3 cloves garlic, crushed ; !1 tbsp coriander seeds, crushed ; 2 tsp cumin seeds, crushed ; 1 tsp chilli flakes ; 1 tsp garam masala ; 50 g cornmeal / chickpea flour ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt ; 120 ml sunflower oil ; 1 lemon, in wedges
- Knead the beef with the onion, tomato, green chillies, ginger, garlic, coriander seeds, cumin seeds, chilli flakes, garam masala, cornmeal, coriander and salt for 3 minutes.
- Press with wet hands into {8} thin, flat patties.
- Fry in the hot sunflower oil in two batches for 4 minutes on each side, until crisp and brown<, with no pink left inside|>. Serve with the lemon.
= Paneer Bhurji ; panir bhurji, scrambled paneer, indian scrambled paneer
fry ; indian ; breakfast lunch dinner ; 4 ; 15+20 ; stove
Crumbled paneer, fried with onion, tomato and spices.
!*400 g paneer, crumbled / firm tofu, crumbled ; 1 onion, finely chopped ; 300 g tomatoes, chopped ; 1 green pepper, in small dice ; 2 green chillies, finely chopped ; 1 tbsp fresh ginger, grated ; 1 tsp cumin seeds ; 1/2 tsp turmeric ; 1/2 tsp chilli powder ; 1/2 tsp garam masala ; 3 tbsp sunflower oil ; 1 tsp salt ; 1 handful fresh coriander, chopped
- Warm the cumin seeds in the sunflower oil for 20 seconds. Add the onion and cook for 6 minutes, then the green pepper, green chillies and ginger for 3 minutes.
- Add the tomatoes, turmeric, chilli powder and salt and cook for 5 minutes, until soft.
- Stir in the paneer and garam masala for 3 minutes, until hot. Scatter with the coriander.
= Begun Bhaja ; bengali fried aubergine, begun bhaji, baigan bhaja, bengali fried eggplant
side ; indian ; lunch dinner ; 4 ; 10+20 rest 15 ; stove
Thick slices of aubergine, rubbed with turmeric and fried soft inside.
!600 g aubergines, in slices of 2 cm ; !1 1/2 tsp turmeric ; 1/2 tsp chilli powder ; 1 tsp sugar ; 1 tsp salt ; 2 tbsp rice flour ; !8 tbsp mustard oil / sunflower oil
- Rub the aubergines with the turmeric, chilli powder, sugar and salt and leave for 15 minutes. Dust with the rice flour.
- Heat the mustard oil until it just smokes and turn it down to medium heat.
- Fry in two batches for 4 minutes on each side, until brown outside and soft in the middle. Drain and eat hot.
= Phirni ; firni, pista phirni, kesar phirni, indian ground rice pudding
pudding ; indian ; dessert ; 6 ; 10+30 rest 150 ; stove
Chilled pudding of ground rice and milk with cardamom, saffron and nuts.
!80 g basmati rice, soaked and coarsely ground ; !1 l milk / oat milk ; 110 g sugar ; 1 tsp ground cardamom ; 1 pinch saffron ; 1 tbsp rose water ; 30 g pistachios, chopped
- Bring the milk to the boil with the saffron and stir in the rice in a thin stream.
- Simmer for 22 minutes, stirring often, until the grains are soft and it is as thick as custard.
- Stir in the sugar and cardamom for 4 minutes, then the rose water. Pour into {6} bowls, scatter with the pistachios and chill for 2 hours.
`;
