/** Dishes of India, Pakistan, Nepal and Sri Lanka by name; how the table is read: rules/classics/classic.ts. */
export const SOUTH_ASIA_BY_NAME = `
= Poha ; kanda poha, batata poha, kande pohe, flattened rice, poha breakfast, aval upma
rice ; indian ; breakfast snacks ; 4 ; 10+15 ; stove
Flattened rice, fried with mustard seeds, onion, potato and turmeric.
!250 g flattened rice ; 200 g potatoes, in 1 cm dice ; 1 onion, finely chopped ; 1 green chilli, finely chopped ; 3 tbsp sunflower oil ; 1 tsp mustard seeds ; 10 leaves curry leaves ; 1/2 tsp turmeric ; 60 g peanuts ; 1 tsp sugar ; 1 tsp salt ; 2 tbsp lemon juice ; 1 handful fresh coriander, chopped
- Rinse the flattened rice in a sieve for 30 seconds and leave it to drain and soften for 10 minutes.
- Fry the peanuts in the sunflower oil for 2 minutes and lift out. Add the mustard seeds; when they pop, add the curry leaves, onion, green chilli and potatoes. Cook, covered, for 9 minutes, until soft.
- Stir in the turmeric, sugar, salt and flattened rice, cover and steam over low heat for 3 minutes.
- Stir in the lemon juice and scatter with the peanuts and coriander.
= Dhokla ; khaman dhokla, khaman, gujarati dhokla, instant dhokla, besan dhokla
bread ; indian ; snacks breakfast ; 4 ; 15+25 ; stove
Spongy steamed squares of chickpea flour with popped mustard seeds.
!200 g chickpea flour ; 2 tbsp semolina ; 220 ml water ; 2 tbsp lemon juice ; 1 tbsp sugar ; 1 tsp salt ; 1/4 tsp turmeric ; 1 tbsp fresh ginger, grated ; 2 tbsp sunflower oil ; !1 tsp bicarbonate of soda ; 1 tsp mustard seeds ; 10 leaves curry leaves ; 1 green chilli, sliced ; 60 ml water, for the syrup ; 1 handful fresh coriander, chopped
- Whisk the chickpea flour with the semolina, water, half of the lemon juice, half of the sugar, the salt, turmeric, ginger and half of the sunflower oil to a smooth batter and leave for 10 minutes.
- Oil a 20 cm tin that fits into a steamer and bring the water in the steamer to the boil. Whisk the bicarbonate of soda into the batter and pour it in at once.
- Steam for 18 minutes, covered with a cloth under the lid, until a skewer comes out clean. Leave for 5 minutes, then cut into squares.
- Heat the rest of the oil, pop the mustard seeds in it and add the curry leaves and green chilli. Add the water for the syrup and the rest of the sugar and lemon juice, simmer for 1 minute and pour over the squares. Scatter with the coriander.
= Hoppers ; appam, sri lankan hoppers, egg hoppers, appams, palappam, aappam
griddle ; sri lankan ; breakfast dinner ; 4 ; 15+20 rest 180 ; stove blender
Lacy bowls of fermented rice and coconut batter.
!250 g rice flour ; !300 ml coconut milk ; 150 ml water, lukewarm ; 1 tsp yeast ; 1 tbsp sugar ; 1/2 tsp salt ; 4 eggs ; 1 tbsp sunflower oil
- Stir the yeast and sugar into the water and leave for 10 minutes. Blend with the rice flour and coconut milk until smooth.
- Cover and leave in a warm place for 3 hours, until it bubbles. Stir in the salt; the batter should be thin enough to swirl.
- Oil a small wok and heat it over medium heat. Pour in a ladle of the batter and swirl it up the sides. Break an egg into half of the hoppers.
- Cover and cook for 4 minutes each, until the rim is crisp and brown and the egg is set. Loosen with a knife and eat at once.
= Rasam ; tomato rasam, pepper rasam, south indian rasam, charu
soup ; indian ; lunch dinner ; 4 ; 10+25 ; stove
Thin, hot and sour broth of tomato, tamarind and pepper.
!400 g tomatoes, chopped ; !1 tbsp tamarind paste ; 80 g red lentils ; 900 ml water ; 2 cloves garlic, crushed ; 2 tsp black pepper, crushed ; 1 tsp ground cumin ; 1/2 tsp turmeric ; 1 tbsp ghee / sunflower oil ; 1 tsp mustard seeds ; 2 dried chillies ; 10 leaves curry leaves ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Simmer the red lentils and tomatoes in the water with the turmeric for 15 minutes, until the lentils fall apart.
- Stir in the tamarind paste, garlic, black pepper, cumin and salt and simmer for 6 minutes.
- Heat the ghee, pop the mustard seeds in it and add the dried chillies and curry leaves for 10 seconds. Pour into the rasam and scatter with the coriander.
= Uttapam ; uthappam, onion uttapam, oothappam, uttappam
griddle ; indian ; breakfast lunch ; 4 ; 15+25 rest 60 ; stove
Thick pancakes of semolina and yogurt with onion and tomato on top.
!250 g semolina ; 250 g yogurt / soy yogurt ; 250 ml water ; 1 onion, finely chopped ; 2 tomatoes, finely chopped ; 1 green chilli, finely chopped ; 1 handful fresh coriander, chopped ; 1/2 tsp bicarbonate of soda ; 1 tsp salt ; 4 tbsp sunflower oil
- Stir the semolina with the yogurt, water and salt to a thick batter and leave for 60 minutes.
- Mix the onion with the tomatoes, green chilli and coriander. Stir the bicarbonate of soda into the batter.
- Heat a little of the sunflower oil in a pan, spread in a ladle of the batter 1 cm thick and press some of the vegetables into it. Cook for 3 minutes on each side, until golden. Make {8} like this.
= Pani Puri ; golgappa, puchka, gol gappe, panipuri
fry ; indian ; snacks ; 4 ; 40+15 ; stove blender
Crisp shells, filled with spiced potato and chickpeas and dipped in mint water.
!150 g semolina ; 30 g plain flour ; 90 ml water, warm ; 500 ml sunflower oil, for deep-frying ; 250 g potatoes, in 1 cm dice ; 200 g canned chickpeas, drained ; 1 bunch mint ; 1 bunch fresh coriander ; 1 green chilli ; 1 tbsp tamarind paste ; 2 tsp chaat masala ; 1 tsp ground cumin ; 600 ml cold water ; 1 1/4 tsp salt
- Knead the semolina with the plain flour, warm water and a little of the salt for 5 minutes and leave for 20 minutes under a cloth. Roll out as thin as paper and cut out rounds of 5 cm.
- Fry the rounds in batches in the hot oil for 1 minute each, pressing them under, until puffed and golden, and drain.
- Boil the potatoes for 9 minutes, drain and crush with the chickpeas, half of the chaat masala and a little of the salt.
- Blend the mint with the coriander, green chilli, tamarind paste, cumin, cold water and the rest of the salt and chaat masala. Crack a hole into each puri, fill it with the potatoes and dip it into the water.
= Chole Bhature ; chhole bhature, chola bhatura, chole with bhature, bhature
curry ; indian ; breakfast lunch dinner ; 4 ; 30+40 rest 60 ; stove
Chickpeas in a dark, sour sauce with puffed fried bread.
!800 g canned chickpeas, drained ; 250 g plain flour ; 100 g yogurt / soy yogurt ; 1/2 tsp baking powder ; 60 ml water ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 400 g canned chopped tomatoes ; 2 tsp ground coriander ; 1 tsp ground cumin ; 1 tsp garam masala ; 1/2 tsp chilli powder ; 1 tsp amchur / 1 tbsp lemon juice ; 3 tbsp sunflower oil ; 600 ml sunflower oil, for deep-frying ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Knead the flour with the yogurt, baking powder, water and a little of the salt for 8 minutes and leave for 60 minutes, covered.
- Fry the onion in the sunflower oil for 8 minutes. Add the garlic, ginger, ground coriander, cumin and chilli powder for 1 minute, then the chopped tomatoes for 8 minutes.
- Add the chickpeas, the rest of the salt and a cup of water, crush some of them and simmer for 12 minutes. Stir in the garam masala and amchur.
- Roll the dough into {8} ovals and fry them one by one in the hot oil for 1 minute, until puffed and golden. Scatter the chickpeas with the coriander and serve beside.
= Aloo Paratha ; aloo ka paratha, potato paratha, stuffed paratha, potato stuffed flatbread, aloo prata
bread ; indian ; breakfast lunch ; 4 ; 35+30 ; stove
Flatbreads filled with spiced mashed potato.
!300 g wholemeal flour ; 180 ml water ; !500 g floury potatoes, in chunks ; 1 green chilli, finely chopped ; 1 tbsp fresh ginger, grated ; 1 tsp ground cumin ; 1/2 tsp garam masala ; 1 handful fresh coriander, chopped ; 1 tsp salt ; 50 g ghee, melted / 4 tbsp sunflower oil
- Knead the wholemeal flour with the water and half of the salt for 6 minutes and leave for 20 minutes, covered.
- Boil the potatoes for 15 minutes, drain and mash with the green chilli, ginger, cumin, garam masala, coriander and the rest of the salt. Leave to cool.
- Divide the dough and the potatoes into {8}. Roll out a piece of dough, lay potatoes in the middle, gather the edge over them and roll out gently to 18 cm.
- Cook each in a hot dry pan for 1 minute on each side, brush with the ghee and cook for 1 minute more on each side, until brown in spots.
= Baingan Bharta ; baigan bharta, indian mashed aubergine, roasted aubergine curry, eggplant bharta
curry ; indian ; dinner ; 4 ; 15+55 ; oven stove
Roasted aubergines, mashed and fried with tomato and spices.
!1000 g aubergines ; 1 onion, finely chopped ; 300 g tomatoes, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 green chilli, finely chopped ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp turmeric ; 3 tbsp sunflower oil ; 1 tsp salt ; 1 handful fresh coriander, chopped
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Prick the aubergines and roast them on a tray for 35 minutes, until they collapse. Scoop out the flesh and mash it.
- Fry the onion in the sunflower oil for 8 minutes. Add the garlic, ginger, green chilli, cumin, ground coriander and turmeric for 1 minute, then the tomatoes for 5 minutes.
- Stir in the aubergines and salt and cook for 6 minutes, until thick. Scatter with the coriander.
= Bhindi Masala ; okra curry, bhindi, bhindi fry, okra masala, indian okra, spiced okra
curry ; indian ; dinner ; 4 ; 15+25 ; stove
Okra, fried until it is not sticky, in a dry masala of onion and tomato.
!500 g okra, sliced ; 2 onions, sliced ; 250 g tomatoes, chopped ; 2 cloves garlic, crushed ; 1 tsp cumin seeds ; 1 tsp ground coriander ; 1/2 tsp turmeric ; 1/2 tsp chilli powder ; 1/2 tsp garam masala ; 4 tbsp sunflower oil ; 1 tsp salt
- Wipe the okra quite dry before you slice it. Fry it in half of the sunflower oil over high heat for 8 minutes, until brown and no longer sticky, and lift out.
- Fry the cumin seeds in the rest of the oil for 30 seconds. Add the onions and cook for 8 minutes. Add the garlic, ground coriander, turmeric and chilli powder for 1 minute, then the tomatoes for 4 minutes.
- Stir in the okra, salt and garam masala and cook for 3 minutes.
= Kadhi ; kadhi pakora, punjabi kadhi, kadhi chawal, gujarati kadhi, yogurt curry
curry ; indian ; lunch dinner ; 4 ; 10+35 ; stove
Tangy soup of yogurt and chickpea flour, with spices fried in ghee.
!500 g yogurt / soy yogurt ; !50 g chickpea flour ; 700 ml water ; 1/2 tsp turmeric ; 1 tbsp fresh ginger, grated ; 1 green chilli, slit ; 1 1/4 tsp salt ; 2 tbsp ghee / sunflower oil ; 1 tsp cumin seeds ; 1 tsp mustard seeds ; 2 dried chillies ; 10 leaves curry leaves ; 1 handful fresh coriander, chopped
- Whisk the yogurt with the chickpea flour, turmeric, salt and water until there are no lumps.
- Bring to the boil, stirring all the time so that it does not split, add the ginger and green chilli and simmer for 22 minutes, until it coats a spoon.
- Heat the ghee, pop the mustard seeds and cumin seeds in it and add the dried chillies and curry leaves. Pour over the kadhi, scatter with the coriander and serve.
= Fish Moilee ; meen moilee, kerala fish curry, fish molee, meen moly, coconut fish curry
curry ; indian ; dinner ; 4 ; 15+25 ; stove
Fish in a mild yellow sauce of coconut milk, ginger and curry leaves.
!*600 g cod fillets, in large chunks / firm tofu, in chunks / raw prawns, peeled ; !400 ml coconut milk ; 2 onions, sliced ; 1 tbsp fresh ginger, in thin strips ; 3 cloves garlic, sliced ; 2 green chillies, slit ; 15 leaves curry leaves ; 1 tsp mustard seeds ; 1/2 tsp turmeric ; 200 g tomatoes, in wedges ; 2 tbsp coconut oil / sunflower oil ; 1 tbsp lime juice ; 1 tsp salt
- Rub the cod with half of the turmeric and half of the salt.
- Pop the mustard seeds in the coconut oil. Add the onions, ginger, garlic, green chillies and curry leaves and cook for 8 minutes, without browning.
- Stir in the rest of the turmeric and salt and the coconut milk and simmer for 5 minutes. Lay in the cod and tomatoes and simmer gently for 7 minutes<, until the fish flakes|>.
- Season with the lime juice.
= Kerala Beef Fry ; beef fry, nadan beef fry, beef ularthiyathu, kerala beef roast
curry ; indian ; dinner ; 4 ; 20+95|40 ; stove
Beef, cooked tender with spices and then fried dark with coconut.
!*800 g stewing beef, in 2 cm cubes / lamb shoulder, in 2 cm cubes / 700 g mushrooms, halved ; 2 onions, sliced ; 5 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; 1 tbsp ground coriander ; 1 tsp chilli powder ; 1 tsp black pepper, crushed ; 1 tsp garam masala ; 1/2 tsp turmeric ; 20 leaves curry leaves ; 50 g desiccated coconut ; 3 tbsp coconut oil / sunflower oil ; 300 ml water ; 1 1/4 tsp salt
- Simmer the beef in the water with half of the garlic and ginger, the ground coriander, chilli powder, turmeric and salt, covered, for <75|20> minutes, until tender.
- Fry the onions, curry leaves and the rest of the garlic and ginger in the coconut oil for 10 minutes, until brown. Add the desiccated coconut and fry for 2 minutes.
- Add the beef with its juices, the black pepper and garam masala and fry over high heat for 8 minutes, stirring, until dark and dry.
= Seekh Kebab ; seekh kebabs, sheekh kebab, lamb seekh kebab, pakistani kebab, chicken seekh kebab
fry ; indian ; dinner ; 4 ; 25+14 ; grill
Spiced minced lamb, pressed around skewers and grilled.
!*600 g minced lamb / minced beef / minced chicken / vegan mince ; 1 onion, grated and squeezed ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 green chilli, finely chopped ; 2 tsp ground cumin ; 2 tsp ground coriander ; 1 tsp garam masala ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt ; 1 tbsp sunflower oil ; 1 lemon, in wedges
- Knead the minced lamb with the onion, garlic, ginger, green chilli, cumin, ground coriander, garam masala, coriander and salt for 3 minutes, until sticky. Chill for 15 minutes.
- Heat the grill. Press the mixture around {8} skewers with wet hands, as long rolls, and brush with the sunflower oil.
- Grill for 12 minutes, turning, until brown<, with no pink left|>. Serve with the lemon.
= Jalebi ; jalebis, zulbia, jilapi
fry ; indian ; dessert snacks ; 6 ; 20+25 rest 60 ; stove
Crisp fried spirals in saffron syrup.
!150 g plain flour ; 2 tbsp cornflour ; 100 g yogurt / soy yogurt ; 120 ml water, lukewarm ; 1/2 tsp yeast ; !300 g sugar ; 200 ml water, for the syrup ; 1/4 tsp saffron ; 1 tbsp lemon juice ; 600 ml sunflower oil, for deep-frying
- Whisk the flour with the cornflour, yogurt, lukewarm water and yeast to a thick batter and leave in a warm place for 60 minutes.
- Simmer the sugar in the water with the saffron for 8 minutes, until it feels sticky between two fingers. Stir in the lemon juice and keep warm.
- Pour the batter into a bottle with a narrow tip. Pipe spirals into the hot oil and fry in batches for 3 minutes, turning, until crisp and golden.
- Dip each spiral into the syrup for 30 seconds while it is hot, and lift out.
= Gajar Halwa ; gajar ka halwa, carrot halwa, carrot halva, gajrela
pudding ; indian ; dessert ; 6 ; 15+50 ; stove
Grated carrots, simmered in milk until thick and sweet.
!800 g carrots, grated ; !700 ml milk / oat milk ; 120 g sugar ; 50 g ghee / vegan butter ; 1/2 tsp ground cardamom ; 40 g cashews ; 30 g raisins
- Simmer the carrots in the milk for 30 minutes, stirring often, until nearly all of it is gone.
- Stir in the sugar and cook for 8 minutes. Add the ghee and cardamom and fry for 6 minutes, until it leaves the sides of the pan.
- Fold in the cashews and raisins and serve warm.
= Medu Vada ; vada, medu vadai, urad dal vada, uzhunnu vada, savoury lentil doughnuts
fry ; indian ; breakfast snacks ; 4 ; 25+20 rest 240 ; stove blender
Crisp doughnuts of ground urad dal with pepper and curry leaves.
!250 g urad dal ; 3 tbsp water, cold ; 1 green chilli, finely chopped ; 1 tbsp fresh ginger, grated ; 10 leaves curry leaves, chopped ; 1 tsp black pepper, crushed ; 1 tsp salt ; 600 ml sunflower oil, for deep-frying
- Soak the urad dal in plenty of water for 4 hours and drain well.
- Blend with the cold water to a thick, fluffy paste. Beat in the green chilli, ginger, curry leaves, black pepper and salt for 3 minutes.
- Shape small rings with wet hands and fry in batches in the hot oil for 5 minutes, turning, until deep golden. Drain and eat hot.
= Misal Pav ; misal, missal pav, kolhapuri misal
curry ; indian ; breakfast lunch ; 4 ; 15+35 ; stove
Hot, thin curry of beans with crunchy topping and soft rolls.
!600 g canned mung beans, drained / canned black-eyed beans, drained ; 2 onions, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 200 g tomatoes, chopped ; 30 g desiccated coconut ; 1 tsp chilli powder ; 2 tsp garam masala ; 1/2 tsp turmeric ; 1 tsp mustard seeds ; 4 tbsp sunflower oil ; 600 ml water ; 1 1/4 tsp salt ; 4 bread rolls ; 80 g peanuts, roasted ; 1 lemon, in wedges
- Pop the mustard seeds in the sunflower oil. Keep back a little of the onions and fry the rest for 8 minutes. Add the garlic, ginger and desiccated coconut for 2 minutes, then the chilli powder, garam masala, turmeric and tomatoes for 5 minutes.
- Add the mung beans, water and salt and simmer for 15 minutes.
- Ladle into bowls, top with the peanuts and the raw onions, and serve with the bread rolls and lemon.
= Khichdi ; khichari, kitchari, moong dal khichdi, kichadi, dal khichdi, kitchuri
rice ; indian ; lunch dinner ; 4 ; 10+30 ; stove
Soft rice and lentils with turmeric and ghee.
!200 g rice, rinsed ; !180 g moong dal, rinsed / red lentils, rinsed ; 1400 ml water ; 1 tbsp fresh ginger, grated ; 1/2 tsp turmeric ; 1 1/4 tsp salt ; 3 tbsp ghee / sunflower oil ; 1 tsp cumin seeds ; 1 handful fresh coriander, chopped
- Bring the rice and moong dal to the boil in the water with the ginger, turmeric and salt. Simmer, half covered, for 25 minutes, stirring now and then, until it is like a thick porridge.
- Fry the cumin seeds in the ghee for 30 seconds and pour over.
- Scatter with the coriander and serve.
= Puri ; poori, pooris, puris, fried indian bread
bread ; indian ; breakfast ; 4 ; 25+15 ; stove
Small wholemeal breads that puff up in hot oil.
!250 g wholemeal flour ; 1 tbsp semolina ; 1/2 tsp salt ; 130 ml water ; 1 tbsp sunflower oil ; 600 ml sunflower oil, for deep-frying
- Knead the wholemeal flour with the semolina, salt, water and the spoonful of sunflower oil for 5 minutes to a stiff dough and leave for 15 minutes.
- Divide into {12} balls and roll each out to 10 cm.
- Fry one by one in the hot oil for 1 minute, pressing it under until it puffs and turning it once. Drain and eat hot.
= Bhel Puri ; bhelpuri, bhel, jhal muri, sev puri
salad ; indian ; snacks ; 4 ; 20+10 ; stove
Puffed rice with potato, onion and sweet and sour chutney.
!120 g puffed rice ; 250 g potatoes, in 1 cm dice ; 1 red onion, finely chopped ; 2 tomatoes, finely chopped ; 80 g peanuts, roasted ; 4 tbsp tamarind chutney / 2 tbsp tamarind paste ; 1 green chilli, finely chopped ; 1 handful fresh coriander, chopped ; 2 tbsp lemon juice ; 1 tsp chaat masala ; 1/2 tsp salt
- Boil the potatoes for 9 minutes, drain and leave to cool.
- Mix the potatoes with the red onion, tomatoes, green chilli, tamarind chutney, lemon juice, chaat masala and salt.
- Just before eating, toss with the puffed rice and peanuts and scatter with the coriander.
= Kottu Roti ; kothu roti, kottu, koththu, chicken kottu, kothu parotta
fry ; sri lankan ; dinner ; 4 ; 20+22 ; stove
Chopped flatbread, fried with chicken, egg, leek and curry powder.
!400 g paratha, in thin strips / wholemeal tortillas, in thin strips ; !*400 g chicken thigh fillets, in small pieces / firm tofu, diced / raw prawns, peeled ; 3 eggs, beaten ; 1 onion, sliced ; 1 leek, sliced ; 2 carrots, grated ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 green chilli, sliced ; 10 leaves curry leaves ; 1 tbsp curry powder ; 150 ml coconut milk ; 4 tbsp sunflower oil ; 1 tsp salt ; 1 lime, in wedges
- Fry the chicken in half of the sunflower oil over high heat for 7 minutes<, until no pink is left|>. Add the curry powder and coconut milk, simmer for 3 minutes and tip out.
- Fry the onion, leek, carrots, garlic, ginger, green chilli and curry leaves in the rest of the oil for 5 minutes. Push aside, scramble the eggs beside them for 2 minutes until set, and mix.
- Add the paratha, chicken and salt and chop and toss everything with two spatulas for 4 minutes. Serve with the lime.
= Pol Sambol ; coconut sambol, sri lankan coconut relish, pol sambola
dip ; sri lankan ; snacks dinner ; 4 ; 15+0 ; none
Fresh relish of coconut, chilli, onion and lime.
!200 g desiccated coconut / grated coconut ; 4 tbsp coconut milk ; 1 red onion, finely chopped ; !2 tsp chilli flakes ; 1 tsp paprika ; 3 tbsp lime juice ; 1 tsp salt
- Stir the coconut milk into the desiccated coconut and leave for 5 minutes to soften.
- Pound the red onion with the chilli flakes, paprika and salt.
- Work in the coconut with your hand until it is coloured all over, and season with the lime juice.
= Dal Bhat ; dal bhat tarkari, nepali dal bhat, daal bhaat, lentils and rice nepali
rice ; nepali ; dinner ; 4 ; 15+30 ; stove
Lentil soup, rice and spiced greens, as eaten in Nepal every day.
!250 g red lentils, rinsed ; !300 g basmati rice, rinsed ; 1400 ml water ; 1 onion, finely chopped ; 3 cloves garlic, sliced ; 1 tbsp fresh ginger, grated ; 1 tsp turmeric ; 1 tsp cumin seeds ; 2 dried chillies ; 3 tbsp ghee / sunflower oil ; 400 g spinach ; 1 1/2 tsp salt
- Simmer the red lentils in two thirds of the water with the turmeric, ginger and half of the salt for 20 minutes.
- Meanwhile, simmer the rice in the rest of the water with a little of the salt, covered, for 12 minutes and leave for 5 minutes.
- Fry the onion, garlic, cumin seeds and dried chillies in two thirds of the ghee for 8 minutes, until brown, and stir into the lentils.
- Wilt the spinach in the rest of the ghee with the rest of the salt for 3 minutes. Serve the lentils over the rice, with the spinach beside.
`;
