/** Dishes of China, Japan and Korea; how the table is read: rules/classics/classic.ts. */
export const EAST_ASIAN = `
= Kung Pao Chicken ; kung pao, gong bao chicken, gong bao, kung pao tofu
fry ; chinese ; dinner ; 4 ; 20+12 ; stove
Chicken stir-fried with dried chillies, Sichuan pepper and peanuts.
!*500 g chicken thigh fillets, diced / firm tofu, diced / raw prawns ; 3 tbsp soy sauce ; 2 tbsp Chinese cooking wine ; 1 tbsp cornflour ; 3 tbsp sunflower oil ; !6 dried chillies ; 1 tsp Sichuan pepper, crushed ; 3 cloves garlic, sliced ; 1 tbsp ginger, grated ; 4 spring onions, sliced ; 1 tbsp rice vinegar ; 1 tbsp sugar ; !80 g peanuts, roasted / cashews, roasted
- Mix the chicken with a third of the soy sauce, half of the Chinese cooking wine and the cornflour.
- Stir the rest of the soy sauce and wine with the rice vinegar and sugar.
- Heat the sunflower oil in a wok until very hot. Stir-fry the chicken for 5 minutes, until golden< and cooked through|>, and lift out.
- Sizzle the dried chillies and Sichuan pepper for 20 seconds, add the garlic, ginger and spring onions for 1 minute, pour in the sauce, return the chicken and toss with the peanuts for 1 minute.
= Sweet and Sour Chicken ; sweet and sour pork, sweet sour chicken, sweet and sour, sweet and sour tofu, suss sauer
fry ; chinese ; dinner ; 4 ; 20+20 ; stove
Crisp pieces in a sweet and sour sauce with pineapple and peppers.
!*500 g chicken breast fillets, in chunks / pork tenderloin, in chunks / firm tofu, in chunks / raw prawns ; 80 g cornflour ; 150 ml sunflower oil ; 1 red pepper, in pieces ; 1 green pepper, in pieces ; 1 onion, in wedges ; !200 g pineapple, in chunks ; !4 tbsp rice vinegar ; !4 tbsp sugar ; 4 tbsp ketchup ; 2 tbsp soy sauce ; 100 ml water ; 1/2 tsp salt
- Season the chicken with the salt and toss in most of the cornflour. Fry in the sunflower oil in two batches for 5 minutes each, until crisp< and cooked through|>, and drain.
- Stir the rice vinegar with the sugar, ketchup, soy sauce, water and the rest of the cornflour.
- Pour off most of the oil and stir-fry the red pepper, green pepper and onion for 3 minutes. Add the pineapple and sauce and simmer for 2 minutes, until glossy. Toss the chicken in it.
= Mapo Tofu ; ma po tofu, mapo doufu
fry ; chinese ; dinner ; 4 ; 15+15 ; stove
Soft tofu in a numbing, hot sauce with a little minced meat.
!600 g soft tofu, in cubes ; !*150 g minced pork / minced beef / shiitake mushrooms, chopped ; 3 tbsp sunflower oil ; !2 tbsp doubanjiang ; 1 tbsp fermented black beans, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 300 ml chicken stock ; 1 tbsp soy sauce ; 1 tsp sugar ; 1 tbsp cornflour ; !1 tsp Sichuan pepper, ground ; 3 spring onions, sliced
- Steep the tofu in hot water for 5 minutes and drain.
- Fry the minced pork in the sunflower oil for 5 minutes, until brown< with no pink left|>. Stir in the doubanjiang, black beans, garlic and ginger for 1 minute, until the oil is red.
- Add the chicken stock, soy sauce and sugar, slide in the tofu and simmer for 5 minutes. Thicken with the cornflour mixed with a little water.
- Scatter with the Sichuan pepper and spring onions.
= Egg Fried Rice ; fried rice, special fried rice, yangzhou fried rice, chicken fried rice, gebratener reis, riz cantonais, nasi goreng chinese
rice ; chinese ; dinner ; 4 ; 10+10 ; stove
Cold cooked rice tossed in a hot wok with egg and spring onions.
!800 g cooked rice, cold ; !3 eggs, beaten / 200 g firm tofu, crumbled ; 3 tbsp sunflower oil ; 100 g peas ; 1 carrot, finely diced ; 4 spring onions, sliced ; 2 tbsp soy sauce ; 1 tsp sesame oil ; 1/2 tsp salt
- Heat a third of the sunflower oil in a wok and scramble the eggs for 1 minute, until just set. Lift out.
- Stir-fry the carrot and peas in the rest of the oil for 3 minutes. Add the rice and salt and toss over high heat for 4 minutes, breaking up the lumps, until hot all through.
- Stir in the soy sauce, sesame oil, eggs and spring onions.
= Chow Mein ; chicken chow mein, lo mein, fried noodles, gebratene nudeln, chinese noodles, chinese fried noodles
noodles ; chinese ; dinner ; 4 ; 15+12 ; stove
Egg noodles stir-fried with chicken and crisp vegetables.
!300 g egg noodles ; !*300 g chicken breast fillets, in strips / raw prawns / pork tenderloin, in strips / firm tofu, in strips ; 3 tbsp sunflower oil ; 2 cloves garlic, sliced ; 1 tbsp ginger, grated ; 1 carrot, in matchsticks ; 200 g white cabbage, shredded ; 150 g bean sprouts ; 4 spring onions, sliced ; 3 tbsp soy sauce ; 1 tbsp oyster sauce ; 1 tsp sugar ; 1 tsp sesame oil ; 1 tsp cornflour
- Boil the egg noodles for 4 minutes, rinse and drain well. Mix the chicken with a third of the soy sauce and the cornflour.
- Stir-fry the chicken in half of the sunflower oil for 4 minutes<, until cooked through|>. Lift out.
- Stir-fry the garlic, ginger, carrot and cabbage in the rest of the oil for 2 minutes. Add the noodles, the rest of the soy sauce, the oyster sauce and sugar and toss for 2 minutes.
- Stir in the bean sprouts, spring onions, chicken and sesame oil for 1 minute.
= Beef and Broccoli ; beef with broccoli, beef broccoli, beef broccoli stir fry
fry ; chinese ; dinner ; 4 ; 15+10 ; stove
Tender beef and broccoli in a dark savoury sauce.
!*500 g sirloin steak, thinly sliced / chicken breast fillets, thinly sliced / firm tofu, sliced ; !400 g broccoli, in florets ; 1 tbsp cornflour ; 4 tbsp soy sauce ; 2 tbsp oyster sauce ; 1 tbsp brown sugar ; 120 ml water ; 3 tbsp sunflower oil ; 3 cloves garlic, sliced ; 1 tbsp ginger, grated ; 1 tsp sesame oil
- Mix the steak with a quarter of the soy sauce and half of the cornflour. Stir the rest of both with the oyster sauce, brown sugar and half of the water.
- Stir-fry the broccoli in a third of the sunflower oil for 1 minute, add the rest of the water, cover for 2 minutes and lift out.
- Sear the steak in the rest of the oil for 3 minutes. Add the garlic and ginger for 30 seconds, pour in the sauce, return the broccoli and toss for 1 minute. Finish with the sesame oil.
= Orange Chicken ; chinese orange chicken
fry ; chinese-american ; dinner ; 4 ; 20+20 ; stove
Crisp chicken in a sticky orange sauce.
!*600 g chicken thigh fillets, in chunks / firm tofu, in chunks ; 100 g cornflour ; 200 ml sunflower oil ; !200 ml orange juice ; 1 tsp orange zest ; 3 tbsp soy sauce ; 2 tbsp rice vinegar ; 60 g brown sugar ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1/4 tsp chilli flakes ; 1/2 tsp salt
- Season the chicken with the salt and toss in most of the cornflour. Fry in the sunflower oil in two batches for 6 minutes each, until crisp< and cooked through|>.
- Boil the orange juice with the orange zest, soy sauce, rice vinegar, brown sugar, garlic, ginger and chilli flakes for 5 minutes. Thicken with the rest of the cornflour mixed with a little water.
- Toss the chicken in the sauce.
= General Tso's Chicken ; general tso chicken, general tsos chicken, general tso, general tso tofu
fry ; chinese-american ; dinner ; 4 ; 20+20 ; stove
Crisp chicken in a sweet, hot and sour sauce.
!*600 g chicken thigh fillets, in chunks / firm tofu, in chunks / cauliflower, in florets ; 100 g cornflour ; 200 ml sunflower oil ; 6 dried chillies ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !4 tbsp soy sauce ; !3 tbsp rice vinegar ; 3 tbsp sugar ; 2 tbsp tomato paste ; 120 ml water ; 3 spring onions, sliced
- Toss the chicken with a quarter of the soy sauce, then in most of the cornflour. Fry in the sunflower oil in two batches for 6 minutes each, until crisp< and cooked through|>, and drain.
- Pour off most of the oil and sizzle the dried chillies, garlic and ginger for 1 minute. Add the rest of the soy sauce, the rice vinegar, sugar, tomato paste and the water mixed with the rest of the cornflour, and boil for 2 minutes.
- Toss the chicken in the sauce and scatter with the spring onions.
= Peking Duck ; duck pancakes, chinese duck pancakes, beijing duck, crispy duck, aromatic duck, crispy duck pancakes, crispy aromatic duck
roast ; chinese ; dinner ; 4 ; 30+100 rest 480 ; oven
Crisp roast duck with pancakes, cucumber and hoisin.
!*1600 g whole duck, on the bone ; 3 tbsp honey ; 2 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tsp five-spice powder ; 1 1/2 tsp salt ; !16 flour tortillas, small ; !100 g hoisin sauce ; 1 cucumber, in matchsticks ; 6 spring onions, shredded
- Pour boiling water over the duck, pat it dry and rub inside with the five-spice and salt. Brush with the honey stirred with the soy sauce and rice vinegar and leave uncovered in the fridge for 8 hours.
- Roast on a rack over a tray of water at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 80 minutes, turning once, until it reads 74 °C (165 °F) in the thigh.
- Raise the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 15 minutes, until the skin is crisp. Rest for 10 minutes and carve.
- Warm the tortillas and serve them with the duck, hoisin sauce, cucumber and spring onions.
= Char Siu Pork ; char siu, chinese bbq pork, char siew, cha siu
roast ; chinese ; dinner ; 4 ; 15+50 rest 480 ; oven
Sticky red roast pork.
!*800 g pork shoulder, in long strips / firm tofu, in thick slices ; !4 tbsp hoisin sauce ; 3 tbsp soy sauce ; 3 tbsp honey ; 2 tbsp Chinese cooking wine ; 1 tsp five-spice powder ; 2 cloves garlic, crushed ; 1 tsp sesame oil
- Mix the hoisin sauce with the soy sauce, two thirds of the honey, the Chinese cooking wine, five-spice, garlic and sesame oil. Coat the pork and chill for 8 hours.
- Roast on a rack over a tray of water at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 40 minutes, basting twice with the marinade<, until it reads 71 °C (160 °F) inside|>.
- Brush with the rest of the honey and roast at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 8 minutes, until charred at the edges. Slice.
= Spring Rolls ; spring roll, egg rolls, fruhlingsrollen, vegetable spring rolls, egg roll
fry ; chinese ; starter ; 6 ; 40+20 ; stove
Crisp fried rolls filled with vegetables.
!6 sheets filo pastry ; 200 g white cabbage, finely shredded ; 2 carrots, grated ; 100 g shiitake mushrooms, sliced ; 100 g bean sprouts ; 4 spring onions, sliced ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp soy sauce ; 1 tsp sesame oil ; 1 tbsp cornflour ; 750 ml sunflower oil, for deep-frying ; 80 g sweet chilli sauce
- Stir-fry the garlic and ginger in a spoonful of the sunflower oil for 30 seconds. Add the cabbage, carrots and mushrooms for 3 minutes, then the bean sprouts, spring onions, soy sauce and sesame oil for 1 minute. Cool and drain.
- Cut the filo pastry in half, put a spoonful of filling on each piece, fold in the sides, roll up and seal with the cornflour mixed with water.
- Fry in the sunflower oil at 175 °C (350 °F) for 4 minutes, until golden. Drain and serve with the sweet chilli sauce.
= Potstickers ; jiaozi, guo tie, guotie, chinese dumplings, dumplings, pork dumplings, gyoza, pot stickers, vegetable dumplings
dumpling ; chinese ; dinner ; 4 ; 45+20 ; stove
Dumplings fried on one side and steamed through.
!32 wonton wrappers, round ; !*300 g minced pork / minced chicken / firm tofu, crumbled / shiitake mushrooms, chopped and fried ; 200 g Chinese cabbage, finely chopped ; 3 spring onions, chopped ; 1 tbsp ginger, grated ; 2 cloves garlic, crushed ; 4 tbsp soy sauce ; 1 tbsp sesame oil ; 3 tbsp sunflower oil ; 2 tbsp rice vinegar ; 1/2 tsp salt ; 100 ml water
- Toss the Chinese cabbage with the salt, leave for 10 minutes and squeeze. Mix with the minced pork, spring onions, ginger, garlic, half of the soy sauce and the sesame oil.
- Put a teaspoon of filling on each of the wonton wrappers, wet the edges, fold and pleat.
- Fry in batches in the sunflower oil for 3 minutes, until the bases are brown. Pour in a little of the water, cover and steam for 6 minutes<, until the filling is cooked through|>, then crisp for 1 minute.
- Stir the rest of the soy sauce with the rice vinegar for dipping.
= Hot and Sour Soup ; hot sour soup, suan la tang
soup ; chinese ; starter ; 4 ; 20+20 ; stove
A peppery, vinegary soup with tofu, mushrooms and egg.
1200 ml chicken stock ; !200 g firm tofu, in strips ; 150 g shiitake mushrooms, sliced ; 80 g bamboo shoots, in strips ; 3 tbsp soy sauce ; !4 tbsp rice vinegar ; !1 tsp white pepper ; 1 tbsp ginger, grated ; 3 tbsp cornflour ; 2 eggs, beaten / 100 g firm tofu, crumbled ; 3 spring onions, sliced ; 1 tsp sesame oil
- Simmer the chicken stock with the ginger, mushrooms, bamboo shoots and soy sauce for 8 minutes.
- Add the tofu, rice vinegar and white pepper, and thicken with the cornflour mixed with a little water.
- Pour in the eggs in a thin stream, stirring once, and leave for 1 minute. Finish with the spring onions and sesame oil.
= Wonton Soup ; wontons, wantan suppe, wan tan soup
soup ; chinese ; lunch ; 4 ; 40+15 ; stove
Filled dumplings in a clear broth.
!24 wonton wrappers ; !*250 g minced pork / minced chicken / raw prawns, chopped / firm tofu, crumbled ; 3 spring onions, chopped ; 1 tbsp ginger, grated ; 3 tbsp soy sauce ; 2 tsp sesame oil ; 1400 ml chicken stock ; 200 g pak choi, quartered ; 1/4 tsp white pepper
- Mix the minced pork with half of the spring onions and ginger, a third of the soy sauce, half of the sesame oil and the white pepper.
- Put a teaspoon of filling on each of the wonton wrappers, wet the edges, fold into triangles and join the corners.
- Simmer the chicken stock with the rest of the ginger and soy sauce for 5 minutes. Cook the wontons in it for 5 minutes<, until cooked through|>, adding the pak choi for the last 2 minutes. Finish with the rest of the sesame oil and spring onions.
= Dan Dan Noodles ; dandan noodles, dan dan mian, tantanmen
noodles ; chinese ; dinner ; 4 ; 15+15 ; stove
Noodles in a hot sesame sauce under crisp minced pork.
!400 g egg noodles ; !*250 g minced pork / minced beef / firm tofu, crumbled / soya mince ; 2 tbsp sunflower oil ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp soy sauce ; !3 tbsp tahini / peanut butter ; !3 tbsp chilli oil ; 1 tbsp rice vinegar ; 1 tsp sugar ; 1 tsp Sichuan pepper, ground ; 200 g pak choi, sliced ; 3 spring onions, sliced
- Fry the minced pork in the sunflower oil for 7 minutes, until crisp< with no pink left|>. Stir in the garlic, ginger and a quarter of the soy sauce for 1 minute.
- Stir the tahini with the chilli oil, the rest of the soy sauce, the rice vinegar, sugar, Sichuan pepper and {100 ml} of hot water.
- Boil the egg noodles for 4 minutes, adding the pak choi for the last minute. Drain.
- Divide the sauce among bowls, add the noodles and top with the pork and spring onions.
= Congee ; rice porridge, jook, chinese rice porridge
rice ; chinese ; breakfast ; 4 ; 10+80 ; stove
Rice simmered until it falls into a smooth porridge.
!180 g jasmine rice, rinsed ; 2000 ml chicken stock ; !1 tbsp ginger, in thin strips ; 3 spring onions, sliced ; 2 tbsp soy sauce ; 1 tsp sesame oil ; 1/4 tsp white pepper
- Bring the jasmine rice, chicken stock and ginger to the boil.
- Simmer gently for 75 minutes, stirring often, until creamy; add water if it gets too thick.
- Season with the soy sauce and white pepper, and top with the spring onions and sesame oil.
= Sushi Rolls ; sushi, maki, maki rolls, california rolls, california roll, maki sushi, sushi roll, salmon sushi
rice ; japanese ; dinner ; 4 ; 50+20 ; stove
Seasoned rice and filling rolled in seaweed.
!300 g sushi rice, rinsed ; 380 ml water ; !4 tbsp rice vinegar ; 2 tbsp sugar ; 1 tsp salt ; !6 sheets nori / 6 rice papers ; !*250 g smoked salmon, in strips / crab sticks / raw prawns, cooked and halved / firm tofu, in strips ; 1 cucumber, in strips ; 1 avocado, in strips ; 4 tbsp soy sauce ; ?1 tsp wasabi ; ?30 g pickled ginger
- Cook the sushi rice in the water, covered, over low heat for 12 minutes. Leave for 10 minutes.
- Warm the rice vinegar with the sugar and salt, fold into the rice and fan until lukewarm.
- Lay one of the nori sheets on a mat, spread with rice, leaving a border, and lay on some of the salmon, cucumber and avocado. Roll up tightly and seal the edge with water.
- Cut each roll into eight with a wet knife, and serve with the soy sauce[, wasabi][ and pickled ginger].
= Miso Soup ; misosuppe, soupe miso
soup ; japanese ; starter ; 4 ; 10+10 ; stove
Dashi with miso, tofu and seaweed.
!1000 ml dashi ; !4 tbsp miso ; !200 g soft tofu, in cubes ; 5 g dried wakame / 50 g spinach ; 2 spring onions, sliced
- Rinse the wakame in cold water for 2 minutes and drain.
- Bring the dashi to a simmer, add the tofu and wakame and warm for 3 minutes.
- Take off the heat, stir in the miso through a sieve without boiling, and scatter with the spring onions.
= Ramen ; shoyu ramen, pork ramen, tonkotsu ramen, miso ramen, chicken ramen, japanese noodle soup, vegan ramen
noodles ; japanese ; dinner ; 4 ; 25+40 ; stove
Wheat noodles in a deep broth with pork, egg and spring onions.
!400 g ramen noodles ; !*400 g pork tenderloin, in one piece / chicken thigh fillets / firm tofu, in thick slices ; 1000 ml chicken stock ; 500 ml water ; 4 tbsp soy sauce ; !2 tbsp miso ; 2 tbsp mirin ; 3 cloves garlic, crushed ; 1 tbsp ginger, sliced ; 4 eggs / 200 g sweetcorn ; 200 g pak choi, halved ; 4 spring onions, sliced ; 1 tbsp sesame oil
- Simmer the chicken stock and water with the garlic, ginger, mirin and most of the soy sauce. Add the pork and cook gently for <22 minutes, until it reads 65 °C (150 °F) inside|8 minutes>. Lift out and slice, and stir the miso into the broth.
- Meanwhile, boil the eggs for 7 minutes, cool, peel and leave in the rest of the soy sauce.
- Boil the ramen noodles for 4 minutes, adding the pak choi for the last minute. Drain.
- Divide among bowls, pour over the broth and top with the pork, eggs, spring onions and sesame oil.
= Udon Noodle Soup ; udon, kake udon, udon soup, kitsune udon
noodles ; japanese ; lunch ; 2 ; 10+15 ; stove
Thick noodles in a clear broth.
!400 g udon noodles, cooked ; !800 ml dashi ; 3 tbsp soy sauce ; 2 tbsp mirin ; 150 g shiitake mushrooms, sliced ; 100 g spinach ; 150 g firm tofu, sliced and fried ; 2 spring onions, sliced
- Simmer the dashi with the soy sauce, mirin and mushrooms for 6 minutes.
- Add the udon noodles and tofu and warm for 3 minutes. Wilt in the spinach.
- Ladle into bowls and scatter with the spring onions.
= Chicken Teriyaki ; teriyaki, teriyaki chicken, salmon teriyaki, teriyaki salmon, teriyaki tofu, beef teriyaki
fry ; japanese ; dinner ; 4 ; 10+18 ; stove
Pan-fried and glazed in soy sauce, mirin and sugar.
!*600 g chicken thigh fillets / salmon fillets / firm tofu, in thick slices / sirloin steak, sliced ; 1 tbsp sunflower oil ; !5 tbsp soy sauce ; !5 tbsp mirin ; 2 tbsp sugar ; 1 tbsp ginger, grated ; 1 tsp sesame seeds ; 2 spring onions, sliced ; 280 g jasmine rice, rinsed
- Cook the rice in boiling water for 12 minutes and drain. Stir the soy sauce with the mirin, sugar and ginger until dissolved.
- Fry the chicken in the sunflower oil over medium heat for <12 minutes, turning once, until brown and cooked through|8 minutes, turning once, until brown>.
- Pour in the sauce and let it bubble for 3 minutes, turning the chicken, until glossy. Scatter with the sesame seeds and spring onions and serve with the rice.
= Katsu Curry ; chicken katsu curry, tonkatsu curry, pork katsu curry, katsu, katsu chicken, pork katsu
curry ; japanese ; dinner ; 4 ; 30+35 ; stove blender
Crumbed cutlet with a smooth mild curry sauce and rice.
!*4 chicken breast fillets, beaten flat / 600 g pork tenderloin, in thin slices / 600 g firm tofu, in thick slices / 2 aubergines, in thick slices ; 60 g plain flour ; 2 eggs, beaten / 150 ml soy milk ; !120 g breadcrumbs ; 150 ml sunflower oil ; 1 onion, chopped ; 2 carrots, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !2 tbsp curry powder ; 500 ml chicken stock ; 1 tbsp soy sauce ; 1 tbsp honey ; 300 g basmati rice ; 1 1/2 tsp salt
- Cook the onion and carrots in a little of the sunflower oil for 8 minutes. Stir in the garlic, ginger, curry powder and a spoonful of the flour for 1 minute. Add the chicken stock, simmer for 15 minutes, stir in the soy sauce and honey and blend until smooth.
- Meanwhile, boil the basmati rice with half of the salt for 12 minutes and drain.
- Season the chicken with the rest of the salt, and turn in the rest of the flour, the eggs and the breadcrumbs. Fry in the rest of the oil for 4 minutes on each side, until golden< and cooked through|>.
- Slice and serve on the rice with the sauce.
= Tempura ; prawn tempura, vegetable tempura, shrimp tempura
fry ; japanese ; dinner ; 4 ; 20+20 ; stove
Prawns and vegetables in the lightest crisp batter.
!*300 g raw prawns, peeled / oyster mushrooms ; 1 sweet potato, thinly sliced ; 1 courgette, sliced ; 1 red pepper, in strips ; !150 g plain flour ; 2 tbsp cornflour ; !250 ml sparkling water, ice-cold ; 1000 ml sunflower oil, for deep-frying ; 5 tbsp soy sauce ; 2 tbsp mirin ; 1/2 tsp salt
- Stir the soy sauce with the mirin for dipping. Heat the sunflower oil to 180 °C (350 °F).
- Mix the flour, cornflour and salt with the sparkling water in a few strokes; lumps are right.
- Dip the sweet potato, courgette, red pepper and prawns in the batter and fry a few at a time for 3 minutes, until crisp< and the prawns are pink|>. Drain and eat at once.
= Okonomiyaki ; japanese cabbage pancake, japanese pancake
griddle ; japanese ; dinner ; 2 ; 15+18 ; stove
A thick cabbage pancake under brown sauce and mayonnaise.
!300 g white cabbage, finely shredded ; !120 g plain flour ; !2 eggs / 3 tbsp chickpea flour, whisked with water to a thick cream ; 150 ml dashi ; 4 spring onions, sliced ; !*100 g smoked bacon, in slices / raw prawns / shiitake mushrooms, sliced ; 2 tbsp sunflower oil ; 3 tbsp ketchup ; 1 tbsp Worcestershire sauce ; 1 tbsp soy sauce ; 3 tbsp mayonnaise ; 1/2 tsp salt
- Whisk the flour with the dashi, eggs and salt, and fold in the cabbage and spring onions.
- Heat half of the sunflower oil in a pan over medium heat, pour in half of the batter 2 cm thick and lay on half of the bacon. Cook for 5 minutes, turn and cook for 4 minutes. Make a second one of the rest.
- Stir the ketchup with the Worcestershire sauce and soy sauce, spread over and stripe with the mayonnaise.
= Chicken Yakitori ; yakitori
fry ; japanese ; dinner ; 4 ; 20+14 ; grill
Small skewers of chicken in a sweet soy glaze.
!*600 g chicken thigh fillets, in 2 cm pieces / firm tofu, in cubes / button mushrooms ; 6 spring onions, in pieces ; !100 ml soy sauce ; !80 ml mirin ; 2 tbsp sugar ; 1 tbsp sunflower oil
- Boil the soy sauce with the mirin and sugar for 5 minutes, until syrupy.
- Thread the chicken and spring onions on to {8} skewers and brush with the sunflower oil.
- Grill over high heat for 8 minutes, turning and brushing with the sauce, until glazed< and cooked through|>.
= Oyakodon ; chicken and egg rice bowl, donburi, katsudon
rice ; japanese ; dinner ; 2 ; 10+20 ; stove
Chicken and egg simmered together and slid over rice.
!*250 g chicken thigh fillets, in small pieces / firm tofu, diced ; !4 eggs, lightly beaten ; 1 onion, sliced ; 200 ml dashi ; 3 tbsp soy sauce ; 2 tbsp mirin ; 1 tbsp sugar ; 150 g sushi rice, rinsed ; 2 spring onions, sliced
- Cook the sushi rice in {200 ml} of water, covered, for 12 minutes and leave for 8 minutes.
- Simmer the dashi with the soy sauce, mirin, sugar and onion for 4 minutes. Add the chicken and cook for 6 minutes<, until cooked through|>.
- Pour in the eggs, cover and cook for 2 minutes, until set. Slide over the rice and scatter with the spring onions.
= Beef Gyudon ; gyudon, japanese beef bowl, beef bowl
rice ; japanese ; dinner ; 2 ; 10+20 ; stove
Thin beef and onions simmered in sweet soy, over rice.
!*300 g sirloin steak, very thinly sliced / firm tofu, sliced ; 1 onion, sliced ; 150 ml dashi ; !3 tbsp soy sauce ; 3 tbsp mirin ; 1 tbsp sugar ; 1 tbsp ginger, grated ; 150 g sushi rice, rinsed ; 2 spring onions, sliced
- Cook the sushi rice in {200 ml} of water, covered, for 12 minutes and leave for 8 minutes.
- Simmer the onion in the dashi with the soy sauce, mirin, sugar and ginger for 6 minutes.
- Add the steak and simmer for 3 minutes, until just cooked. Spoon over the rice and scatter with the spring onions.
= Onigiri ; rice balls japanese, japanese rice balls
rice ; japanese ; lunch ; 4 ; 25+20 ; stove
Rice balls with a filling, wrapped in seaweed.
!300 g sushi rice, rinsed ; 380 ml water ; !*150 g canned tuna, drained / smoked salmon, chopped / avocado, diced ; 2 tbsp mayonnaise ; 2 sheets nori, in strips ; 1 tsp salt
- Cook the sushi rice in the water, covered, for 12 minutes, leave for 10 minutes and stir in half of the salt.
- Mix the tuna with the mayonnaise.
- With wet hands rubbed with the rest of the salt, form {8} balls around a spoonful of filling each. Wrap in the nori.
= Matcha Latte ; green tea latte
drink ; japanese ; drinks ; 2 ; 5+5 ; stove
Powdered green tea whisked into hot milk.
!2 tsp matcha ; !500 ml milk ; 80 ml water ; 1 tbsp honey
- Heat the water until it steams but does not boil and whisk it with the matcha until foamy.
- Warm the milk with the honey and whisk until frothy.
- Pour the milk over the matcha in {2} cups.
= Bibimbap ; bi bim bap, korean rice bowl, dolsot bibimbap
rice ; korean ; dinner ; 4 ; 35+30 ; stove
Rice under vegetables, beef, a fried egg and chilli paste.
!300 g sushi rice, rinsed ; 380 ml water ; !*300 g sirloin steak, thinly sliced / minced beef / firm tofu, in strips ; 4 tbsp soy sauce ; 1 tbsp sugar ; 3 cloves garlic, crushed ; 2 tbsp sesame oil ; 200 g spinach ; 2 carrots, in matchsticks ; 1 courgette, in matchsticks ; 150 g bean sprouts ; 4 eggs / 1 avocado, sliced ; 2 tbsp sunflower oil ; !4 tbsp gochujang ; 1 tbsp rice vinegar ; 1 tbsp sesame seeds
- Cook the sushi rice in the water, covered, for 12 minutes and leave for 10 minutes. Mix the steak with most of the soy sauce, half of the sugar, the garlic and a third of the sesame oil.
- Blanch the spinach and bean sprouts for 1 minute, squeeze, and dress with the rest of the soy sauce and a third of the sesame oil. Stir-fry the carrots and courgette in half of the sunflower oil for 3 minutes.
- Fry the steak over high heat for 3 minutes. Fry the eggs in the rest of the sunflower oil for 3 minutes.
- Stir the gochujang with the rice vinegar and the rest of the sugar and sesame oil. Arrange everything on the rice and scatter with the sesame seeds.
= Bulgogi ; beef bulgogi, korean bbq beef, korean barbecue, korean beef
fry ; korean ; dinner ; 4 ; 15+10 rest 60 ; stove
Thin beef marinated with pear, soy sauce and sesame, seared fast.
!*600 g sirloin steak, very thinly sliced / chicken thigh fillets, thinly sliced / portobello mushrooms, sliced ; 1 pear, grated / 1 apple, grated ; !5 tbsp soy sauce ; 2 tbsp brown sugar ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp sesame oil ; 1 onion, sliced ; 4 spring onions, sliced ; 1 tbsp sunflower oil ; 1 tbsp sesame seeds
- Mix the pear with the soy sauce, brown sugar, garlic, ginger and sesame oil. Turn the steak and onion in it and chill for 60 minutes.
- Sear in the sunflower oil in a very hot pan in batches for 3 minutes each, until browned at the edges.
- Scatter with the spring onions and sesame seeds, and serve, if you like, with rice or lettuce leaves.
= Kimchi Fried Rice ; kimchi bokkeumbap, kimchi rice
rice ; korean ; dinner ; 2 ; 10+12 ; stove
Rice fried with kimchi and chilli paste under an egg.
!500 g cooked rice, cold ; !200 g kimchi, chopped / white cabbage, chopped ; 2 tbsp sunflower oil ; !1 tbsp gochujang ; 1 tbsp soy sauce ; 2 eggs / 150 g firm tofu, sliced ; 1 tsp sesame oil ; 2 spring onions, sliced ; 1 sheet nori, in strips
- Fry the kimchi in half of the sunflower oil for 3 minutes. Stir in the gochujang and soy sauce.
- Add the rice and toss over high heat for 4 minutes, until hot all through. Stir in the sesame oil.
- Fry the eggs in the rest of the oil for 3 minutes, lay on the rice and scatter with the spring onions and nori.
= Kimchi ; homemade kimchi, kimchee
side ; korean ; side ; 10 ; 45+0 rest 4320 ; none
Chinese cabbage fermented with chilli, garlic and ginger.
!1500 g Chinese cabbage, quartered ; !80 g coarse sea salt, mostly rinsed off ; 40 g chilli flakes ; 6 cloves garlic, crushed ; 2 tbsp ginger, grated ; 3 tbsp fish sauce ; 1 tbsp sugar ; 200 g daikon, in matchsticks / radishes, sliced ; 6 spring onions, in pieces
- Rub the Chinese cabbage with the sea salt between the leaves, leave for 2 hours, turning, then rinse three times and drain well.
- Mix the chilli flakes with the garlic, ginger, fish sauce and sugar to a paste, and stir in the daikon and spring onions.
- Rub the paste into every leaf, pack tightly into a clean jar and press down until covered in juice.
- Leave at room temperature for 3 days, pressing down daily, then keep in the fridge.
= Tteokbokki ; ddeokbokki, spicy rice cakes, korean rice cakes
noodles ; korean ; dinner ; 2 ; 10+15 ; stove
Chewy rice cakes in a sweet and hot sauce.
!400 g Korean rice cakes ; 500 ml dashi ; !3 tbsp gochujang ; 1 tbsp soy sauce ; 1 tbsp sugar ; 2 cloves garlic, crushed ; 150 g white cabbage, sliced ; 3 spring onions, in pieces ; 1 tsp sesame seeds
- Bring the dashi to a simmer and stir in the gochujang, soy sauce, sugar and garlic.
- Add the Korean rice cakes and cabbage and simmer for 10 minutes, stirring, until soft and the sauce is thick.
- Stir in the spring onions and scatter with the sesame seeds.
= Japchae ; chapchae, korean glass noodles
noodles ; korean ; dinner ; 4 ; 25+18 ; stove
Glass noodles tossed with vegetables, beef and sesame.
!250 g glass noodles ; !*200 g sirloin steak, in thin strips / firm tofu, in strips / shiitake mushrooms, sliced ; 5 tbsp soy sauce ; 2 tbsp sugar ; 2 tbsp sesame oil ; 2 cloves garlic, crushed ; 2 carrots, in matchsticks ; 1 red pepper, in strips ; 150 g spinach ; 1 onion, sliced ; 2 tbsp sunflower oil ; 1 tbsp sesame seeds
- Boil the glass noodles for 6 minutes, rinse and drain. Mix the steak with a fifth of the soy sauce and the garlic.
- Stir-fry the onion, carrots and red pepper in half of the sunflower oil for 4 minutes and lift out. Sear the steak in the rest of the oil for 3 minutes and wilt the spinach with it.
- Add the noodles, vegetables, sugar, sesame oil and the rest of the soy sauce, toss for 2 minutes and scatter with the sesame seeds.
= Korean Fried Chicken ; korean chicken wings, kfc korean, yangnyeom chicken
fry ; korean ; dinner ; 4 ; 20+30 ; stove
Twice-fried chicken in a sticky chilli glaze.
!*1000 g chicken wings / cauliflower, in florets / firm tofu, in chunks ; 120 g cornflour ; 1000 ml sunflower oil, for deep-frying ; !3 tbsp gochujang ; 3 tbsp honey ; 2 tbsp soy sauce ; 2 tbsp ketchup ; 1 tbsp rice vinegar ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp sesame seeds ; 1 tsp salt
- Season the chicken with the salt and ginger and coat in the cornflour. Fry in the sunflower oil at 160 °C (325 °F) in batches for <9 minutes, until cooked through (74 °C / 165 °F)|5 minutes>. Drain for 5 minutes.
- Fry again at 190 °C (375 °F) for 3 minutes, until very crisp.
- Simmer the gochujang with the honey, soy sauce, ketchup, rice vinegar and garlic for 2 minutes. Toss the chicken in it and scatter with the sesame seeds.
`;
