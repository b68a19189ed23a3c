/** Dishes of India, Pakistan and their neighbors; how the table is read: rules/classics/classic.ts. */
export const INDIAN = `
= Chicken Tikka Masala ; tikka masala, chicken tikka, ctm
curry ; indian ; dinner ; 4 ; 25+40 rest 60 ; stove oven
Charred marinated chicken in a creamy spiced tomato sauce.
!*700 g chicken thigh fillets, in chunks / paneer, in cubes / firm tofu, in cubes / canned chickpeas, drained ; !150 g Greek yogurt ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 1/2 tsp ground turmeric ; 1/2 tsp chilli powder ; 1 onion, finely chopped ; 40 g ghee ; !400 g canned chopped tomatoes ; 2 tbsp tomato paste ; !150 ml double cream ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt
- Mix the Greek yogurt with half of the garlic, ginger, garam masala and salt. Turn the chicken in it and chill for 60 minutes.
- Spread the chicken on a tray and grill under high heat for 12 minutes, turning, until charred in places.
- Meanwhile, cook the onion in the ghee for 10 minutes. Stir in the rest of the garlic, ginger and garam masala with the paprika, cumin, turmeric and chilli powder for 1 minute. Add the chopped tomatoes, tomato paste and the rest of the salt and simmer for 12 minutes.
- Stir in the double cream and chicken and simmer for 8 minutes<, until the chicken is cooked through|>. Scatter with the fresh coriander.
= Butter Chicken ; murgh makhani, chicken makhani, butter paneer, paneer makhani
curry ; indian ; dinner ; 4 ; 20+35 rest 60 ; stove
Tender chicken in a mild sauce of tomatoes, butter and cream.
!*700 g chicken thigh fillets, in chunks / paneer, in cubes / firm tofu, in cubes / canned chickpeas, drained ; 120 g yogurt ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tsp garam masala ; 2 tsp sweet paprika ; 1/2 tsp chilli powder ; !80 g butter ; !500 g passata ; 1 tsp fenugreek leaves ; 1 tbsp honey ; !150 ml double cream ; 1 1/2 tsp salt
- Mix the yogurt with half of the garlic, ginger, garam masala and salt. Turn the chicken in it and chill for 60 minutes.
- Fry the chicken in a third of the butter over high heat for 8 minutes, until browned. Lift out.
- Cook the rest of the garlic and ginger in the rest of the butter for 1 minute. Add the paprika, chilli powder, passata, fenugreek, honey and the rest of the garam masala and salt, and simmer for 15 minutes.
- Stir in the double cream and chicken and simmer gently for 8 minutes<, until the chicken is cooked through|>.
= Chicken Korma ; korma, lamb korma, vegetable korma, kurma
curry ; indian ; dinner ; 4 ; 20+35 ; stove blender
A mild, creamy curry thickened with nuts and yogurt.
!*700 g chicken thigh fillets, in chunks / cauliflower, in florets / canned chickpeas, drained / firm tofu, cubed ; 2 onions, sliced ; 50 g ghee ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !80 g cashews / sunflower seeds ; !150 g yogurt ; 1 tsp ground coriander ; 1 tsp garam masala ; 1/2 tsp ground turmeric ; 1/2 tsp ground cardamom ; 250 ml chicken stock ; 100 ml double cream ; 1 1/2 tsp salt
- Cook the onions in the ghee for 12 minutes, until golden. Blend them with the cashews and yogurt until smooth.
- Fry the garlic and ginger in the pan for 1 minute, stir in the ground coriander, garam masala, turmeric and cardamom, then the chicken and salt for 4 minutes.
- Add the cashew paste and chicken stock and simmer gently for 18 minutes<, until the chicken is cooked through|, until tender>. Stir in the double cream and warm through.
= Lamb Rogan Josh ; rogan josh, lamb curry, rogan ghosh
curry ; indian ; dinner ; 4 ; 20+115|45 ; stove
Lamb braised with Kashmiri chilli, yogurt and whole spices.
!*800 g diced lamb / stewing beef / canned chickpeas, drained ; 2 onions, sliced ; 50 g ghee ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 6 cardamom pods / 1/2 tsp ground cardamom ; 1 bay leaf ; !1 tbsp chilli powder, mild ; 1 tbsp sweet paprika ; 2 tsp ground coriander ; 1 tsp ground cumin ; 1 tsp garam masala ; 2 tbsp tomato paste ; !200 g yogurt ; 400 ml water ; 1 1/2 tsp salt
- <Brown the lamb in half of the ghee in batches, 5 minutes each,|Warm the lamb in half of the ghee for 3 minutes> and lift out. Cook the onions in the rest of the ghee with the cardamom and bay leaf for 12 minutes, until brown.
- Stir in the garlic, ginger, chilli powder, paprika, ground coriander and cumin for 1 minute, then the tomato paste, and the yogurt a spoonful at a time.
- Return the lamb with the water and salt, cover and simmer gently for <85 minutes, until tender|20 minutes>. Stir in the garam masala.
= Chicken Vindaloo ; vindaloo, pork vindaloo, lamb vindaloo
curry ; indian ; dinner ; 4 ; 20+50 rest 60 ; stove
A hot and sour Goan curry with vinegar and garlic.
!*700 g chicken thigh fillets, in chunks / pork shoulder, cubed / canned chickpeas, drained / sweet potatoes, cubed ; !2 tsp chilli powder ; 1 tbsp sweet paprika ; 2 tsp ground cumin ; 1 tsp ground coriander ; 1 tsp ground turmeric ; 1/2 tsp ground cinnamon ; 5 cloves garlic, crushed ; 1 tbsp ginger, grated ; !4 tbsp cider vinegar ; 2 onions, sliced ; 3 tbsp sunflower oil ; 2 tbsp tomato paste ; 400 ml water ; 1 tsp sugar ; 1 1/2 tsp salt
- Mix the chilli powder, paprika, cumin, ground coriander, turmeric, cinnamon, garlic, ginger and salt with the cider vinegar. Turn the chicken in it and chill for 60 minutes.
- Cook the onions in the sunflower oil for 12 minutes, until golden. Stir in the tomato paste and the chicken with its marinade for 4 minutes.
- Add the water and sugar and simmer for 32 minutes, until <the chicken is cooked through and|> the sauce is thick.
= Chicken Madras ; madras, madras curry, beef madras
curry ; indian ; dinner ; 4 ; 15+40 ; stove
A fairly hot curry with tomatoes and tamarind.
!*700 g chicken thigh fillets, in chunks / canned chickpeas, drained / cauliflower, in florets ; 2 onions, chopped ; 3 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !2 tsp chilli powder ; 1 tbsp ground coriander ; 2 tsp ground cumin ; 1 tsp ground turmeric ; 1 tsp mustard seeds ; 400 g canned chopped tomatoes ; !1 tbsp tamarind paste ; 200 ml water ; 1 tsp garam masala ; 1 1/2 tsp salt
- Heat the sunflower oil with the mustard seeds until they pop, and cook the onions in it for 12 minutes. Stir in the garlic, ginger, chilli powder, ground coriander, cumin and turmeric for 1 minute.
- Add the chicken and salt and stir for 4 minutes. Add the chopped tomatoes, tamarind paste and water and simmer for 20 minutes, until <the chicken is cooked through and|> the sauce is thick.
- Stir in the garam masala and serve.
= Chana Masala ; chole, chickpea curry, chickpea masala, kichererbsencurry, curry de pois chiches
curry ; indian ; dinner ; 4 ; 10+35 ; stove
Chickpeas in a tangy sauce of tomatoes and spices.
!800 g canned chickpeas, drained ; 2 onions, chopped ; 3 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 green chilli, chopped ; 2 tsp ground cumin ; 1 tbsp ground coriander ; 1 tsp ground turmeric ; !400 g canned chopped tomatoes ; 200 ml water ; 1 tsp garam masala ; 1 tbsp lemon juice ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Cook the onions in the sunflower oil for 12 minutes, until golden. Stir in the garlic, ginger, green chilli, cumin, ground coriander and turmeric for 1 minute.
- Add the chopped tomatoes and salt and cook for 8 minutes, until the oil separates. Add the chickpeas and water and simmer for 12 minutes, crushing a few.
- Stir in the garam masala and lemon juice and scatter with the fresh coriander.
= Dal Tadka ; tadka dal, tarka dal, dal, dhal, daal, dahl, dal fry, lentil dal, red lentil dal, linsendal
curry ; indian ; dinner ; 4 ; 10+30 ; stove
Soft lentils under spices and garlic sizzled in ghee.
!250 g red lentils, rinsed ; 1000 ml water ; 1 tsp ground turmeric ; 1 onion, chopped ; 2 tomatoes, chopped ; !40 g ghee ; !2 tsp cumin seeds ; 3 cloves garlic, sliced ; 1 tbsp ginger, grated ; 1/2 tsp chilli powder ; 1 tsp garam masala ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Simmer the red lentils with the water, turmeric and salt for 20 minutes, until they fall apart.
- Meanwhile, heat the ghee and sizzle the cumin seeds for 30 seconds. Add the onion and cook for 8 minutes, until golden, then the garlic and ginger for 1 minute, the chilli powder and the tomatoes for 4 minutes.
- Stir this into the lentils with the garam masala and simmer for 3 minutes. Scatter with the fresh coriander.
= Dal Makhani ; dal makhni, black dal, black lentil dal, creamy dal, restaurant dal, creamy black dal, restaurant style dal, buttery dal
curry ; indian ; dinner ; 4 ; 15+120 rest 480 ; stove
Black lentils cooked slowly with butter and cream.
!250 g black lentils, soaked overnight ; 1 onion, chopped ; !60 g butter ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp chilli powder ; 1 tsp ground cumin ; 300 g passata ; 400 g canned kidney beans, drained ; !100 ml double cream ; 1 tsp garam masala ; 1 1/2 tsp salt
- Drain the black lentils, cover with 1.2 litres of fresh water and boil for 10 minutes, then simmer for 50 minutes, until soft.
- Cook the onion in the butter for 10 minutes. Stir in the garlic, ginger, chilli powder and cumin for 1 minute, then the passata, and cook for 8 minutes.
- Add to the lentils with the kidney beans and salt and simmer gently for 40 minutes, stirring. Stir in the double cream and garam masala.
= Palak Paneer ; saag paneer, spinach paneer, paneer spinach curry, saag
curry ; indian ; dinner ; 4 ; 15+25 ; stove blender
Cubes of fresh cheese in spiced spinach.
!*300 g paneer, in cubes / firm tofu, in cubes ; !600 g spinach ; 1 onion, chopped ; 40 g ghee ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 green chilli, chopped ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp garam masala ; 80 ml double cream ; 1 tsp salt
- Wilt the spinach in a large pan for 3 minutes, drain and blend to a purée.
- Fry the paneer in half of the ghee for 5 minutes, until golden. Lift out. Cook the onion in the rest of the ghee for 8 minutes, then the garlic, ginger, green chilli, cumin and ground coriander for 1 minute.
- Add the spinach, salt and garam masala and simmer for 5 minutes. Stir in the double cream and paneer and warm through.
= Aloo Gobi ; aloo gobhi, potato and cauliflower curry, cauliflower potato curry
curry ; indian ; dinner ; 4 ; 15+30 ; stove
A dry curry of potatoes and cauliflower.
!500 g waxy potatoes, diced ; !1 cauliflower, in florets ; 3 tbsp sunflower oil ; 2 tsp cumin seeds ; 1 onion, sliced ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground turmeric ; 2 tsp ground coriander ; 1/2 tsp chilli powder ; 2 tomatoes, chopped ; 100 ml water ; 1 tsp garam masala ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Sizzle the cumin seeds in the sunflower oil for 30 seconds. Add the onion for 6 minutes, then the garlic, ginger, turmeric, ground coriander and chilli powder for 1 minute.
- Stir in the potatoes, cauliflower, tomatoes, salt and water. Cover and cook over low heat for 20 minutes, stirring twice, until tender.
- Stir in the garam masala and scatter with the fresh coriander.
= Rajma ; rajma masala, kidney bean curry
curry ; indian ; dinner ; 4 ; 10+40 ; stove
Kidney beans in a thick tomato sauce.
!800 g canned kidney beans, drained ; 2 onions, finely chopped ; 3 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground cumin ; 2 tsp ground coriander ; 1/2 tsp chilli powder ; !400 g canned chopped tomatoes ; 300 ml water ; 1 tsp garam masala ; 1 1/4 tsp salt
- Cook the onions in the sunflower oil for 14 minutes, until brown. Stir in the garlic, ginger, cumin, ground coriander and chilli powder for 1 minute.
- Add the chopped tomatoes and salt and cook for 8 minutes. Add the kidney beans and water and simmer for 15 minutes, crushing some of the beans.
- Stir in the garam masala and serve, if you like, with rice.
= Chicken Biryani ; biryani, vegetable biryani, hyderabadi biryani, biriyani
rice ; indian ; dinner ; 6 ; 35+60|50 rest 60 ; stove oven
Spiced chicken and saffron rice, layered and steamed together.
!*800 g chicken thigh fillets / cauliflower, in florets / canned chickpeas, drained ; !400 g basmati rice, rinsed ; !200 g yogurt ; !3 onions, sliced ; 80 g ghee ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; 1 tsp ground turmeric ; 1 tsp chilli powder ; 1/2 tsp ground cardamom ; 1 bunch mint, chopped ; 1 bunch fresh coriander, chopped ; !1/4 tsp saffron ; 3 tbsp milk, warm ; 2 tsp salt
- Mix the chicken with the yogurt, garlic, ginger, garam masala, turmeric, chilli powder, cardamom and half of the salt, and chill for 60 minutes.
- Fry the onions in the ghee for 16 minutes, until dark gold. Lift out half. Add the chicken with its marinade and simmer for <20 minutes, until nearly cooked|10 minutes>.
- Boil the basmati rice with the rest of the salt for 6 minutes and drain. Steep the saffron in the milk.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Layer the rice over the chicken with the mint, fresh coriander, the other onions and the saffron milk. Cover tightly and bake for 28 minutes<, until the chicken is cooked through|>.
= Samosas ; samosa, vegetable samosas, aloo samosa
fry ; indian ; snacks ; 6 ; 50+35 rest 30 ; stove
Crisp pastry triangles filled with spiced potatoes and peas.
!300 g plain flour ; 60 ml sunflower oil ; 100 ml water ; !600 g floury potatoes, diced ; !120 g peas ; 1 onion, chopped ; 1 tbsp ginger, grated ; 1 green chilli, chopped ; 1 tsp cumin seeds ; 1 tsp ground coriander ; 1 tsp garam masala ; 1 tbsp lemon juice ; 1 1/2 tsp salt ; 1000 ml sunflower oil, for deep-frying
- Rub half of the first sunflower oil into the flour with half of the salt, knead with the water to a firm dough and rest for 30 minutes.
- Boil the potatoes for 12 minutes and drain. Sizzle the cumin seeds in the rest of that oil, cook the onion, ginger and green chilli for 6 minutes, and stir in the ground coriander, garam masala, peas, potatoes, lemon juice and the rest of the salt, crushing lightly.
- Roll {9} thin rounds, halve them, form cones, fill and seal with water.
- Fry in the deep oil at 160 °C (325 °F) for 8 minutes, until golden and crisp.
= Onion Bhajis ; onion bhaji, onion pakora, onion pakoras, bhaji, bhajis, zwiebel bhaji
fry ; indian ; starter ; 4 ; 15+15 ; stove
Onions in crisp spiced chickpea batter.
!3 onions, thinly sliced ; !150 g chickpea flour ; 1 tsp ground cumin ; 1 tsp ground turmeric ; 1/2 tsp chilli powder ; 1/2 tsp baking powder ; 1 handful fresh coriander, chopped ; 120 ml water ; 1 tsp salt ; 1000 ml sunflower oil, for deep-frying
- Toss the onions with the salt and leave for 5 minutes. Mix in the chickpea flour, cumin, turmeric, chilli powder, baking powder, fresh coriander and enough of the water for a thick batter.
- Heat the sunflower oil to 175 °C (350 °F) and drop in spoonfuls.
- Fry for 5 minutes, turning, until crisp and brown. Drain on paper.
= Vegetable Pakoras ; pakora, pakoras, vegetable pakora, veg pakora, mixed vegetable pakora, mixed pakora, onion and vegetable pakoras, onion and vegetable pakora, cauliflower pakora, gemusepakora
fry ; indian ; starter snacks ; 4 ; 20+20 ; stove
Mixed vegetables fried in a crisp spiced batter of chickpea flour.
1 onion, thinly sliced ; !200 g potatoes, in thin sticks ; !200 g cauliflower, in very small florets ; 80 g spinach, shredded ; 1 green chilli, finely chopped ; 1 tbsp ginger, grated ; !180 g chickpea flour ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp ground turmeric ; 1/2 tsp baking powder ; 140 ml water ; 1 1/4 tsp salt ; 1000 ml sunflower oil, for deep-frying
- Toss the onion, potatoes, cauliflower and spinach with the salt and leave for 5 minutes.
- Mix in the green chilli, ginger, chickpea flour, cumin, ground coriander, turmeric and baking powder, then enough of the water for a thick batter that just holds the vegetables together.
- Heat the sunflower oil to 170 °C (340 °F). Fry small spoonfuls in three batches for 5 minutes each, turning, until deep gold and tender inside. Drain on paper.
= Naan ; naan bread, homemade naan
bread ; indian ; dinner ; 6 ; 25+15 rest 60 ; stove
Soft blistered flat bread with yogurt.
!400 g bread flour ; 5 g yeast ; !120 g yogurt ; 150 ml water, lukewarm ; 1 tsp sugar ; 40 g ghee, melted ; 1 tsp salt
- Knead the flour with the yeast, yogurt, water, sugar, salt and half of the ghee for 8 minutes. Leave to rise for 60 minutes.
- Divide into {6} pieces and roll out 5 mm thick.
- Cook each in a very hot dry pan for 1 minute on each side, until blistered, and brush with the rest of the ghee.
= Chapati ; chapatis, roti, rotis, chapatti
bread ; indian ; dinner ; 4 ; 20+12 rest 20 ; stove
Thin unleavened wholemeal flat bread.
!250 g wholemeal flour ; 150 ml water, warm ; 1 tbsp sunflower oil ; 1/2 tsp salt
- Knead the flour with the salt, water and sunflower oil for 6 minutes, until smooth. Cover and rest for 20 minutes.
- Divide into {8} balls and roll out thinly.
- Cook in a hot dry pan for 45 seconds on each side, pressing so that they puff.
= Raita ; cucumber raita
dip ; indian ; dinner ; 4 ; 10+0 ; none
Cool yogurt with cucumber and mint.
!300 g yogurt ; !1/2 cucumber, grated ; 1 handful mint, chopped ; 1/2 tsp ground cumin ; 1/2 tsp salt
- Squeeze the cucumber dry.
- Stir it into the yogurt with the mint, cumin and salt.
- Chill until served.
= Mango Lassi ; lassi, sweet lassi
drink ; indian ; drinks ; 2 ; 5+0 ; blender
Yogurt blended with ripe mango.
!300 g yogurt / soy yogurt ; !1 mango, peeled and diced ; 100 ml milk ; 1 tbsp honey ; 1/8 tsp ground cardamom
- Put the yogurt, mango, milk, honey and cardamom into a blender.
- Blend for 1 minute, until smooth.
- Taste, pour into {2} glasses and serve cold.
= Tandoori Chicken ; tandoori, chicken tandoori
roast ; indian ; dinner ; 4 ; 15+40 rest 240 ; oven
Chicken marinated in spiced yogurt and roasted very hot.
!*8 chicken thighs, skinned and slashed / 1 large cauliflower, in wedges / 600 g paneer, in thick slices ; !200 g yogurt ; 3 tbsp lemon juice ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; !1 tbsp sweet paprika ; 2 tsp garam masala ; 1 tsp ground cumin ; 1 tsp chilli powder ; 1/2 tsp ground turmeric ; 1 1/2 tsp salt ; 2 tbsp sunflower oil
- Rub the chicken with the lemon juice and salt. Mix the yogurt with the garlic, ginger, paprika, garam masala, cumin, chilli powder and turmeric, coat the chicken and chill for 4 hours.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Lay the chicken on a rack over a tray and brush with the sunflower oil.
- Roast for <35 minutes, until charred at the edges and 74 °C (165 °F) inside|25 minutes, until tender and charred at the edges>.
= Mulligatawny ; mulligatawny soup, curry soup
soup ; indian ; lunch ; 4 ; 15+40 ; stove
Curried soup with lentils, apple and chicken.
!*300 g chicken thigh fillets, diced / canned chickpeas, drained ; 1 onion, chopped ; 1 carrot, diced ; 1 apple, diced ; 2 tbsp sunflower oil ; !1 tbsp curry powder ; 120 g red lentils, rinsed ; 1200 ml chicken stock ; 150 ml canned coconut milk ; 1 tbsp lemon juice ; 1 1/4 tsp salt
- Cook the onion, carrot and apple in the sunflower oil for 8 minutes. Stir in the curry powder for 1 minute, then the chicken and salt for 3 minutes.
- Add the red lentils and chicken stock and simmer for 22 minutes, until soft< and the chicken is cooked through|>.
- Stir in the coconut milk and lemon juice and warm through.
= Gulab Jamun ; gulab jamuns
pudding ; indian ; dessert ; 6 ; 25+30 ; stove
Fried milk dumplings in cardamom syrup.
!150 g milk powder ; !60 g plain flour ; 1/4 tsp bicarbonate of soda ; 30 g ghee, melted ; 80 ml milk ; !300 g sugar ; 350 ml water ; 1/2 tsp ground cardamom ; 1 tsp rose water ; 750 ml sunflower oil, for deep-frying
- Mix the milk powder with the flour, bicarbonate of soda, ghee and milk to a soft dough and rest for 10 minutes. Roll into {18} smooth balls.
- Simmer the sugar with the water, cardamom and rose water for 8 minutes.
- Fry the balls in the sunflower oil at 140 °C (285 °F) for 8 minutes, turning, until deep brown. Soak in the warm syrup for at least 15 minutes.
= Kheer ; indian rice pudding, rice kheer
pudding ; indian ; dessert ; 4 ; 5+45 ; stove
Rice simmered in milk with cardamom.
!100 g basmati rice, rinsed ; !1200 ml milk ; !80 g sugar ; !1/2 tsp ground cardamom ; 30 g raisins ; 30 g pistachios, chopped / pumpkin seeds, chopped
- Simmer the basmati rice in the milk over low heat for 35 minutes, stirring often, until thick.
- Stir in the sugar, cardamom and raisins and cook for 5 minutes.
- Scatter with the pistachios and serve warm or cold.
= Bombay Potatoes ; bombay aloo, spiced potatoes, aloo
side ; indian ; dinner ; 4 ; 10+30 ; stove
Potatoes fried with mustard seeds and turmeric.
!800 g waxy potatoes, diced ; 3 tbsp sunflower oil ; !1 tsp mustard seeds ; 1 tsp cumin seeds ; 1 tsp ground turmeric ; 1/2 tsp chilli powder ; 2 tomatoes, chopped ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Boil the potatoes for 12 minutes, until just tender, and drain.
- Heat the sunflower oil with the mustard seeds and cumin seeds until they pop. Stir in the turmeric, chilli powder and tomatoes for 3 minutes.
- Add the potatoes and salt and fry for 10 minutes, until crusty. Scatter with the fresh coriander.
= Keema Matar ; keema, keema mattar, mince curry, keema curry, beef mince curry, minced beef curry, curry with mince, curry with minced meat, beef keema, lamb mince curry, hackfleischcurry
curry ; pakistani ; dinner ; 4 ; 15+35|25 ; stove
Spiced minced meat with peas.
!*500 g minced lamb / minced beef / minced turkey / cooked lentils / soya mince ; 2 onions, chopped ; 2 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 green chilli, chopped ; 2 tsp ground cumin ; 2 tsp ground coriander ; 1/2 tsp ground turmeric ; 200 g canned chopped tomatoes ; 150 ml water ; 150 g peas ; 1 tsp garam masala ; 1 1/4 tsp salt
- Cook the onions in the sunflower oil for 10 minutes. Stir in the garlic, ginger, green chilli, cumin, ground coriander and turmeric for 1 minute.
- Add the minced lamb and salt and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>. Add the chopped tomatoes and water and simmer for 12 minutes.
- Stir in the peas for 4 minutes, then the garam masala.
= Nihari ; beef nihari
stew ; pakistani ; dinner ; 6 ; 20+240 ; stove
Shin of beef cooked slowly with ginger and spice.
!*1200 g stewing beef, in large pieces ; 2 onions, sliced ; 80 g ghee ; 1 tbsp ginger, grated ; 4 cloves garlic, crushed ; 1 tbsp ground fennel ; 2 tsp ground cumin ; 2 tsp garam masala ; 1 tsp ground ginger ; 1 tbsp sweet paprika ; 1 tsp chilli powder ; 1500 ml water ; 3 tbsp plain flour ; 1 lemon, in wedges ; 2 tsp salt
- Cook the onions in the ghee for 12 minutes, until brown. Stir in the grated ginger, garlic, fennel, cumin, garam masala, ground ginger, paprika and chilli powder for 1 minute, then the beef for 8 minutes.
- Add the water and salt, cover and simmer very gently for 200 minutes, until the meat falls apart.
- Stir in the flour mixed with a little cold water and simmer for 10 minutes. Serve with the lemon.
= Pav Bhaji ; pao bhaji
curry ; indian ; dinner ; 4 ; 20+40 ; stove
Mashed spiced vegetables with buttered rolls.
!400 g floury potatoes, diced ; !1/2 cauliflower, in florets ; 100 g peas ; 1 onion, finely chopped ; 1 green pepper, finely chopped ; 400 g canned chopped tomatoes ; !80 g butter ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tsp garam masala ; 1 tsp ground coriander ; 1 tsp chilli powder ; 1/2 tsp ground turmeric ; 8 bread rolls ; 1 lemon, in wedges ; 1 1/4 tsp salt
- Boil the potatoes and cauliflower for 14 minutes, adding the peas for the last 2 minutes. Drain and mash coarsely.
- Cook the onion and green pepper in half of the butter for 8 minutes. Stir in the garlic, ginger, garam masala, ground coriander, chilli powder and turmeric, then the chopped tomatoes and salt, and simmer for 8 minutes.
- Mix in the vegetables with a splash of water and mash over the heat for 8 minutes. Toast the bread rolls in the rest of the butter and serve with the lemon.
= Chickpea and Spinach Coconut Curry ; chickpea coconut curry, coconut chickpea curry, chickpea spinach curry, spinach and chickpea curry, chickpea and spinach curry, chickpea curry with coconut milk, chickpea curry with spinach, kichererbsencurry mit spinat, curry de pois chiches aux epinards
curry ; indian ; dinner ; 4 ; 8+20 ; stove
Chickpeas and spinach in a mild sauce of coconut and tomato.
!*480 g canned chickpeas, drained / 480 g canned white beans, drained ; !400 ml canned coconut milk ; !200 g spinach ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp sunflower oil ; 2 tsp curry powder ; 1 tsp ground cumin ; 2 tbsp tomato paste ; 1 tsp salt ; 1 tbsp lime juice
- Cook the onion in the sunflower oil for 7 minutes, until golden. Stir in the garlic, ginger, curry powder and cumin for 1 minute, then the tomato paste.
- Add the chickpeas, coconut milk and salt and simmer for 10 minutes.
- Stir in the spinach by the handful until it wilts, and sharpen with the lime juice.
= Coconut Ladoo ; coconut laddu, coconut ladoos, nariyal ladoo, coconut barfi, ladoo, laddu, easy indian sweets, easy mithai, indian sweets, diwali sweets
pudding ; indian ; dessert snacks ; 8 ; 20+10 ; stove
Soft balls of coconut and condensed milk, the easiest of Diwali’s sweets.
!250 g desiccated coconut ; !300 g condensed milk ; 1 tbsp ghee ; 1/2 tsp ground cardamom ; ?2 tbsp pistachios, finely chopped
- Keep four spoonfuls of the desiccated coconut for later. Stir the rest in the ghee in a wide pan over low heat for 3 minutes, without browning.
- Stir in the condensed milk and cardamom and cook for 5 minutes, stirring, until it comes away from the pan. Cool until you can hold it.
- Roll into 24 balls with damp hands, and turn them in the rest of the coconut[ and the pistachios].
= Prawn Biryani ; shrimp biryani, king prawn biryani, prawn biriyani, seafood biryani, biryani with prawns
rice ; indian ; dinner ; 4 ; 25+35 ; stove
Spiced prawns steamed between layers of saffron rice.
!*500 g raw prawns, peeled / 500 g cod fillets, in chunks ; !320 g basmati rice, rinsed ; 150 g yogurt ; 2 onions, sliced ; 60 g ghee ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; 1/2 tsp ground turmeric ; 1/2 tsp chilli powder ; !1/4 tsp saffron ; 3 tbsp milk, warm ; 1 bunch fresh coriander, chopped ; 1 1/2 tsp salt
- Steep the saffron in the milk. Boil the basmati rice in plenty of water with half of the salt for 7 minutes, and drain.
- Fry the onions in the ghee for 10 minutes, until brown, and lift out half. Stir in the garlic, ginger, garam masala, turmeric and chilli powder for 1 minute, then the yogurt and the rest of the salt.
- Turn the prawns in the sauce for 2 minutes. Cover with the rice, the saffron milk, the fresh coriander and the rest of the onions.
- Put on a tight lid and steam over very low heat for 12 minutes. Leave for 5 minutes before you serve.
`;
