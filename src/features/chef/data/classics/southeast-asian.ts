/** Dishes of Thailand, Vietnam, Indonesia, Malaysia and the Philippines; how the table is read: rules/classics/classic.ts. */
export const SOUTHEAST_ASIAN = `
= Pad Thai ; phad thai, pad thai noodles, chicken pad thai, prawn pad thai
noodles ; thai ; dinner ; 4 ; 20+12 ; stove
Rice noodles in a sweet, sour and salty tamarind sauce with egg and peanuts.
!250 g flat rice noodles ; !*300 g raw prawns, peeled / chicken breast fillets, in strips / firm tofu, in cubes ; !3 tbsp tamarind paste ; 3 tbsp fish sauce ; 3 tbsp palm sugar / brown sugar ; 3 tbsp sunflower oil ; 2 shallots, sliced ; 3 cloves garlic, crushed ; !2 eggs, beaten / 150 g firm tofu, crumbled ; 150 g bean sprouts ; 4 spring onions, in pieces ; !60 g peanuts, roasted and chopped / pumpkin seeds, toasted ; 1/2 tsp chilli flakes ; 1 lime, in wedges
- Soak the rice noodles in hot water for 12 minutes, until bendable, and drain. Warm the tamarind paste with the fish sauce and palm sugar until dissolved.
- Stir-fry the prawns in half of the sunflower oil for 3 minutes<, until pink and cooked through|>. Lift out. Cook the shallots and garlic in the rest of the oil for 1 minute.
- Add the noodles and sauce and toss for 3 minutes. Push aside, scramble the eggs in the gap and mix in.
- Stir in the prawns, bean sprouts and spring onions for 1 minute. Serve with the peanuts, chilli flakes and lime.
= Thai Green Curry ; green curry, thai green chicken curry, green thai curry, gaeng keow wan, grunes curry, curry vert
curry ; thai ; dinner ; 4 ; 15+22 ; stove
Coconut curry, hot and fragrant with green curry paste and basil.
!*500 g chicken thigh fillets, sliced / raw prawns / firm tofu, in cubes / sirloin steak, sliced ; !4 tbsp green curry paste / 4 green chillies, blended with lemongrass, ginger and garlic ; !400 ml canned coconut milk ; 200 ml chicken stock ; 1 aubergine, diced ; 150 g green beans, halved ; 1 red pepper, sliced ; 1 tbsp sunflower oil ; 1 1/2 tbsp fish sauce ; 1 tbsp palm sugar / brown sugar ; 4 lime leaves / 1 tsp lime zest ; 1 handful Thai basil / basil ; 1 tbsp lime juice
- Fry the green curry paste in the sunflower oil and a few spoonfuls of the coconut milk for 3 minutes, until fragrant.
- Add the chicken and turn it in the paste for 3 minutes. Pour in the rest of the coconut milk, the chicken stock and the lime leaves, add the aubergine and simmer for 8 minutes.
- Add the green beans and red pepper and simmer for 5 minutes<, until the chicken is cooked through|>. Season with the fish sauce, palm sugar and lime juice, and stir in the basil.
= Thai Red Curry ; red curry, thai red chicken curry, red thai curry, gaeng daeng, rotes curry, curry rouge
curry ; thai ; dinner ; 4 ; 15+22 ; stove
Coconut curry with red curry paste, bamboo and basil.
!*500 g chicken thigh fillets, sliced / duck breast fillets, sliced / raw prawns / firm tofu, in cubes / sirloin steak, sliced ; !4 tbsp red curry paste / 3 red chillies, blended with lemongrass, ginger and garlic ; !400 ml canned coconut milk ; 200 ml chicken stock ; 200 g bamboo shoots, drained ; 1 red pepper, sliced ; 150 g sugar snap peas ; 1 tbsp sunflower oil ; 1 1/2 tbsp fish sauce ; 1 tbsp palm sugar / brown sugar ; 1 tbsp lime juice ; 1 handful Thai basil / basil
- Fry the red curry paste in the sunflower oil and a few spoonfuls of the coconut milk for 3 minutes.
- Add the chicken for 3 minutes, then the rest of the coconut milk, the chicken stock and bamboo shoots, and simmer for 9 minutes.
- Add the red pepper and sugar snap peas and simmer for 4 minutes<, until the chicken is cooked through|>. Season with the fish sauce, palm sugar and lime juice, and stir in the basil.
= Panang Curry ; panang, phanaeng, phanaeng curry, panaeng curry, penang curry, thai panang curry, beef panang, chicken panang, panang chicken, panang curry with chicken, curry panang
curry ; thai ; dinner ; 4 ; 15+20 ; stove
A thick Thai curry with peanuts, coconut and lime leaves.
!*600 g chicken thigh fillets, thinly sliced / sirloin steak, thinly sliced / pork tenderloin, thinly sliced / raw prawns, peeled / firm tofu, in cubes ; !4 tbsp red curry paste / 3 red chillies, blended with lemongrass, ginger and garlic ; !400 ml canned coconut milk ; !60 g peanuts, roasted and ground / pumpkin seeds, toasted and ground ; !6 lime leaves, very finely shredded / 2 tsp lime zest ; 1 red pepper, sliced ; 1 tbsp sunflower oil ; 1 1/2 tbsp fish sauce ; 1 tbsp palm sugar / brown sugar ; 1 handful Thai basil / basil
- Fry the red curry paste in the sunflower oil with a few spoonfuls of the coconut milk for 3 minutes, until it smells sweet and the oil parts.
- Add the chicken and turn it in the paste for 3 minutes. Stir in the rest of the coconut milk, the peanuts and half of the lime leaves and simmer for 7 minutes.
- Add the red pepper, fish sauce and palm sugar and simmer for 4 minutes, until the sauce is thick< and the chicken cooked through|>.
- Stir in the Thai basil and scatter with the rest of the lime leaves. Serve, if you like, with rice.
= Massaman Curry ; beef massaman, massaman, chicken massaman, thai massaman curry
curry ; thai ; dinner ; 4 ; 20+115|45 ; stove
A mild Thai curry with potatoes, peanuts and sweet spices.
!*700 g stewing beef, cubed / chicken thigh fillets, in chunks / diced lamb / canned chickpeas, drained ; !4 tbsp massaman curry paste / 2 red chillies, blended with lemongrass, ginger, garlic and cumin ; !800 ml canned coconut milk ; !500 g waxy potatoes, in chunks ; 1 onion, in wedges ; !80 g peanuts, roasted / pumpkin seeds, toasted ; 1 cinnamon stick ; 2 tbsp fish sauce ; 2 tbsp tamarind paste ; 2 tbsp palm sugar / brown sugar ; 1 tbsp sunflower oil
- Fry the massaman curry paste in the sunflower oil for 2 minutes, add the beef and turn it for 5 minutes.
- Pour in the coconut milk with the cinnamon and simmer gently for <75 minutes|10 minutes>.
- Add the potatoes, onion, fish sauce, tamarind paste and palm sugar and simmer for 28 minutes, until tender. Stir in the peanuts.
= Tom Yum Soup ; tom yum, tom yum goong, tom yam
soup ; thai ; lunch ; 4 ; 15+15 ; stove
A hot and sour soup of prawns with lemongrass, lime and chilli.
!*400 g raw prawns, peeled / chicken breast fillets, sliced / firm tofu, in cubes ; 1200 ml chicken stock ; !3 stalks lemongrass, bruised ; 30 g galangal, sliced / ginger, sliced ; !5 lime leaves / 2 tsp lime zest ; 200 g oyster mushrooms, torn ; 2 tomatoes, in wedges ; !3 red chillies, bruised ; 2 tbsp fish sauce ; !4 tbsp lime juice ; 1 handful fresh coriander
- Simmer the chicken stock with the lemongrass, galangal and lime leaves for 8 minutes.
- Add the mushrooms, tomatoes and red chillies for 3 minutes, then the prawns for 3 minutes<, until pink and cooked through|>.
- Take off the heat, stir in the fish sauce and lime juice, and scatter with the fresh coriander. The lemongrass, galangal and leaves are not eaten.
= Tom Kha Gai ; tom kha, thai coconut soup, coconut chicken soup, tom ka gai
soup ; thai ; lunch ; 4 ; 15+18 ; stove
Chicken in coconut broth with galangal and lime.
!*400 g chicken breast fillets, sliced / raw prawns / firm tofu, in cubes ; !800 ml canned coconut milk ; 400 ml chicken stock ; 2 stalks lemongrass, bruised ; !40 g galangal, sliced / ginger, sliced ; 5 lime leaves / 2 tsp lime zest ; 200 g oyster mushrooms, torn ; 1 red chilli, sliced ; 2 tbsp fish sauce ; 1 tsp palm sugar / sugar ; !3 tbsp lime juice ; 1 handful fresh coriander
- Simmer the coconut milk and chicken stock with the lemongrass, galangal and lime leaves for 8 minutes.
- Add the chicken and mushrooms and simmer gently for 7 minutes<, until cooked through|>.
- Season with the fish sauce, palm sugar, red chilli and lime juice and scatter with the fresh coriander.
= Thai Basil Chicken ; pad krapow, pad kra pao, pad krapao gai, thai basil beef, pad gra prow, basil chicken
fry ; thai ; dinner ; 2 ; 10+8 ; stove
Minced chicken stir-fried with chillies and holy basil, with a fried egg.
!*300 g minced chicken / minced pork / minced beef / firm tofu, crumbled ; 3 tbsp sunflower oil ; !4 cloves garlic, chopped ; !3 red chillies, chopped ; 1 tbsp oyster sauce ; 1 tbsp soy sauce ; 1 tbsp fish sauce ; 1 tsp sugar ; !1 bunch Thai basil / basil ; ?2 eggs
- [Fry the eggs in half of the sunflower oil over high heat for 3 minutes, until crisp at the edges and set. Lift out.]
- Sizzle the garlic and red chillies in the rest of the oil for 30 seconds. Add the minced chicken and stir-fry for 4 minutes<, until no pink is left|>.
- Stir in the oyster sauce, soy sauce, fish sauce and sugar for 1 minute, and wilt in the basil. Serve[ with the eggs and], if you like, with rice.
= Chicken Satay ; satay, satay skewers, sate ayam, chicken satay skewers, saté
fry ; indonesian ; dinner ; 4 ; 25+15 rest 60 ; grill
Grilled skewers with peanut sauce.
!*600 g chicken thigh fillets, in strips / pork tenderloin, in strips / firm tofu, in strips / sirloin steak, in strips ; 2 tsp ground turmeric ; 1 tsp ground coriander ; 2 cloves garlic, crushed ; 3 tbsp soy sauce ; 2 tbsp brown sugar ; !120 g peanut butter / tahini ; 200 ml canned coconut milk ; 1 tbsp red curry paste / 1 red chilli, chopped ; 1 tbsp lime juice ; 1 tbsp sunflower oil
- Mix the chicken with the turmeric, ground coriander, garlic, half of the soy sauce, half of the brown sugar and a few spoonfuls of the coconut milk. Chill for 60 minutes.
- Warm the peanut butter with the rest of the coconut milk, the red curry paste, and the rest of the soy sauce and brown sugar for 4 minutes. Stir in the lime juice.
- Thread the chicken on to {12} skewers, brush with the sunflower oil and grill for 8 minutes, turning, until charred in places< and cooked through|>. Serve with the sauce.
= Papaya Salad ; som tam, som tum, green papaya salad
salad ; thai ; lunch ; 4 ; 20+0 ; none
Shredded green papaya in a sharp, hot dressing.
!500 g green papaya, shredded / white cabbage, shredded ; 150 g green beans, in pieces ; 200 g cherry tomatoes, halved ; 2 cloves garlic ; !2 red chillies ; !3 tbsp lime juice ; 2 tbsp fish sauce ; 1 1/2 tbsp palm sugar / brown sugar ; !50 g peanuts, roasted / pumpkin seeds, toasted
- Pound the garlic with the red chillies. Add the palm sugar, fish sauce and lime juice and stir until dissolved.
- Bruise the green beans and cherry tomatoes in it.
- Toss with the papaya and scatter with the peanuts.
= Mango Sticky Rice ; khao niao mamuang, thai mango rice
pudding ; thai ; dessert ; 4 ; 15+30 rest 240 ; stove
Glutinous rice in sweet coconut milk with ripe mango.
!250 g sushi rice, rinsed ; !400 ml canned coconut milk ; 80 g sugar ; 1/2 tsp salt ; !2 mangoes, sliced ; 1 tbsp sesame seeds, toasted
- Soak the sushi rice in cold water for 4 hours, drain and steam for 22 minutes, until tender.
- Warm the coconut milk with the sugar and salt. Stir three quarters of it into the rice, cover and leave for 15 minutes.
- Serve with the mangoes, the rest of the coconut milk and the sesame seeds.
= Pho ; beef pho, pho bo, vietnamese noodle soup, vegan pho
noodles ; vietnamese ; dinner ; 4 ; 25+50 ; stove
Rice noodles in a broth of charred onion, ginger and star anise, with raw herbs.
!300 g flat rice noodles ; !*350 g sirloin steak, sliced paper-thin / chicken breast fillets, thinly sliced / firm tofu, sliced and fried ; 1800 ml beef stock ; 1 onion, halved ; 50 g ginger, sliced ; !3 star anise ; 1 cinnamon stick ; 3 cloves ; 2 tbsp fish sauce ; 1 tbsp sugar ; 150 g bean sprouts ; 4 spring onions, sliced ; 1 bunch Thai basil / basil ; 1 bunch fresh coriander ; 1 red chilli, sliced ; 1 lime, in wedges
- Char the onion and ginger in a dry pan for 8 minutes. Add the star anise, cinnamon and cloves for 1 minute, then the beef stock, and simmer for 35 minutes. Strain and season with the fish sauce and sugar.
- Soak the rice noodles in hot water for 10 minutes, boil for 1 minute and drain into bowls.
- Simmer the steak in the broth for 4 minutes, until cooked through. Lay it on the noodles with the spring onions, and pour over the boiling broth.
- Serve with the bean sprouts, basil, fresh coriander, red chilli and lime.
= Banh Mi ; bahn mi, vietnamese sandwich, vietnamese baguette
filled ; vietnamese ; lunch ; 4 ; 25+12 ; stove
A crisp baguette with seared pork, pickled carrot and coriander.
!2 baguettes, halved ; !*500 g pork tenderloin, thinly sliced / chicken thigh fillets, thinly sliced / firm tofu, sliced ; 2 cloves garlic, crushed ; 2 tbsp soy sauce ; 1 tbsp fish sauce ; 2 tbsp sugar ; 2 tbsp sunflower oil ; !2 carrots, in matchsticks ; 150 g daikon, in matchsticks / radishes, sliced ; !5 tbsp rice vinegar ; 1/2 cucumber, sliced ; 80 g mayonnaise ; 1 bunch fresh coriander ; 1 red chilli, sliced ; 1/2 tsp salt
- Toss the carrots and daikon with the rice vinegar, half of the sugar and the salt and leave for 20 minutes.
- Mix the pork with the garlic, soy sauce, fish sauce and the rest of the sugar. Fry in the sunflower oil over high heat in two batches for 5 minutes each, until brown< and cooked through|>.
- Split the baguettes, spread with the mayonnaise, and fill with the pork, drained vegetables, cucumber, fresh coriander and red chilli.
= Summer Rolls ; vietnamese summer rolls, fresh spring rolls, rice paper rolls, goi cuon, sommerrollen, vietnamese spring rolls
filled ; vietnamese ; starter ; 4 ; 35+5 ; stove
Rice paper rolled around herbs, noodles and prawns.
!12 rice papers ; !*200 g raw prawns, peeled / firm tofu, in strips / avocado, sliced ; 80 g rice noodles ; 1 carrot, in matchsticks ; 1/2 cucumber, in matchsticks ; 1 romaine lettuce, shredded ; !1 bunch mint ; 1 bunch fresh coriander ; !100 g peanut butter / tahini ; 2 tbsp hoisin sauce ; 1 tbsp lime juice ; 80 ml water, hot
- Cook the prawns in boiling water for <3 minutes, until pink and opaque,|1 minute> and halve lengthways. Soak the rice noodles in the boiling water for 5 minutes and rinse.
- Dip the rice papers one at a time in warm water. Lay on some of the lettuce, noodles, carrot, cucumber, mint, fresh coriander and prawns, fold in the sides and roll up tightly.
- Stir the peanut butter with the hoisin sauce, lime juice and hot water, and serve for dipping.
= Bun Cha ; vietnamese pork noodles, bun cha hanoi, bun bo nam bo, vietnamese noodle salad, vermicelli bowl
noodles ; vietnamese ; dinner ; 4 ; 25+12 ; grill
Grilled pork patties with cold noodles, herbs and dipping sauce.
!*500 g minced pork / minced chicken / firm tofu, in slices ; 300 g thin rice noodles ; 2 shallots, finely chopped ; 4 cloves garlic, crushed ; !5 tbsp fish sauce ; 4 tbsp sugar ; 4 tbsp lime juice ; 150 ml water, warm ; 1 red chilli, sliced ; 1 carrot, in matchsticks ; 1 romaine lettuce, torn ; 1 bunch mint ; 1 bunch fresh coriander ; 1 tbsp sunflower oil
- Mix the minced pork with the shallots, half of the garlic, a fifth of the fish sauce and a quarter of the sugar. Shape into {16} small patties.
- Stir the rest of the fish sauce and sugar with the lime juice, warm water, red chilli, carrot and the rest of the garlic.
- Boil the rice noodles for 3 minutes, rinse and drain. Brush the patties with the sunflower oil and grill for 8 minutes, turning, until charred< and cooked through|>.
- Serve with the noodles, lettuce, mint, fresh coriander and the sauce.
= Nasi Goreng ; indonesian fried rice
rice ; indonesian ; dinner ; 4 ; 15+14 ; stove
Fried rice with sweet soy sauce, chilli and a fried egg.
!800 g cooked rice, cold ; !*200 g chicken breast fillets, diced / raw prawns / firm tofu, diced ; !3 tbsp kecap manis ; 1 tbsp soy sauce ; 4 shallots, sliced ; 3 cloves garlic, crushed ; 2 red chillies, chopped ; 1 tsp shrimp paste ; 4 tbsp sunflower oil ; 4 eggs / 2 tomatoes, sliced ; 1/2 cucumber, sliced
- Pound or chop together the shallots, garlic, red chillies and shrimp paste. Fry in half of the sunflower oil for 2 minutes.
- Add the chicken and stir-fry for 4 minutes<, until cooked through|>. Add the rice, kecap manis and soy sauce and toss over high heat for 4 minutes.
- Fry the eggs in the rest of the oil for 3 minutes, and serve on the rice with the cucumber.
= Beef Rendang ; rendang, rendang curry, rendang daging
curry ; indonesian ; dinner ; 4 ; 25+175|60 ; stove blender
Beef simmered in spiced coconut milk until dry and dark.
!*800 g stewing beef, cubed / canned chickpeas, drained / aubergine, in chunks ; !800 ml canned coconut milk ; 4 shallots ; 4 cloves garlic ; 30 g ginger ; 30 g galangal / ginger ; 3 red chillies ; 2 stalks lemongrass, bruised ; 4 lime leaves / 1 tsp lime zest ; 1 tsp ground turmeric ; 2 tsp ground coriander ; 1 tbsp tamarind paste ; !50 g desiccated coconut, toasted ; 1 tbsp palm sugar / brown sugar ; 3 tbsp sunflower oil ; 1 1/2 tsp salt
- Blend the shallots with the garlic, ginger, galangal and red chillies. Fry in the sunflower oil with the turmeric and ground coriander for 6 minutes.
- Add the beef, coconut milk, lemongrass, lime leaves, tamarind paste, palm sugar and salt. Simmer uncovered for <135 minutes, stirring now and then, until the beef is tender|30 minutes>.
- Stir in the desiccated coconut and cook for 20 minutes, stirring often, until almost dry and dark brown.
= Gado-Gado ; gado gado, indonesian salad
salad ; indonesian ; dinner ; 4 ; 25+25 ; stove
Vegetables, egg and tofu under warm peanut sauce.
400 g new potatoes, halved ; 200 g green beans ; 200 g white cabbage, shredded ; 150 g bean sprouts ; 200 g firm tofu, in cubes ; !4 eggs / 200 g firm tofu, in cubes ; 1/2 cucumber, sliced ; 2 tbsp sunflower oil ; !150 g peanut butter / tahini ; 200 ml canned coconut milk ; 2 tbsp kecap manis ; 1 tbsp lime juice ; 1 tsp sambal ; 1/2 tsp salt
- Boil the new potatoes with the salt for 15 minutes, adding the green beans for the last 4 minutes and the cabbage and bean sprouts for the last minute. Drain.
- Boil the eggs for 9 minutes, peel and halve. Fry the tofu in the sunflower oil for 6 minutes, until golden.
- Warm the peanut butter with the coconut milk, kecap manis, sambal and lime juice for 4 minutes.
- Arrange everything with the cucumber and pour over the sauce.
= Laksa ; curry laksa, prawn laksa, laksa lemak, chicken laksa, singapore laksa
noodles ; malaysian ; dinner ; 4 ; 20+22 ; stove
Noodles in a hot coconut broth with prawns and tofu.
!250 g rice noodles ; !*400 g raw prawns, peeled / chicken thigh fillets, sliced / firm tofu, in cubes ; !5 tbsp laksa paste / red curry paste / 3 red chillies, blended with lemongrass, ginger and garlic ; !400 ml canned coconut milk ; 800 ml chicken stock ; 200 g firm tofu, fried and halved ; 150 g bean sprouts ; 1 tbsp sunflower oil ; 1 tbsp fish sauce ; 1 tbsp brown sugar ; 1 lime, in wedges ; 1 handful mint
- Fry the laksa paste in the sunflower oil for 3 minutes. Pour in the coconut milk and chicken stock and simmer for 10 minutes. Season with the fish sauce and brown sugar.
- Soak the rice noodles in hot water for 8 minutes and drain into bowls.
- Cook the prawns and tofu in the broth for <4 minutes, until the prawns are pink and cooked through|4 minutes>, and ladle over the noodles. Top with the bean sprouts and mint and serve with the lime.
= Hainanese Chicken Rice ; chicken rice, khao man gai, com ga hai nam, hainan chicken rice, hainanese chicken
rice ; singaporean ; dinner ; 4 ; 25+50 ; stove
Gently poached chicken with rice cooked in its broth.
!*800 g chicken breast fillets, skin on ; 1500 ml chicken stock ; !60 g ginger, sliced ; 6 cloves garlic, crushed ; 4 spring onions ; !320 g jasmine rice, rinsed ; 2 tbsp sunflower oil ; 1 cucumber, sliced ; 3 tbsp soy sauce ; 1 tbsp sesame oil ; 2 red chillies ; 2 tbsp lime juice ; 1 tsp salt
- Bring the chicken stock to a simmer with half of the ginger, the spring onions and salt. Lower in the chicken, cook very gently for 18 minutes and leave off the heat, covered, for 10 minutes, until it reads 74 °C (165 °F) inside.
- Fry half of the garlic and a little of the ginger in the sunflower oil for 2 minutes, stir in the jasmine rice, add {450 ml} of the stock, cover and cook over low heat for 14 minutes.
- Pound the red chillies with the rest of the ginger and garlic, and stir in the lime juice and a little stock.
- Slice the chicken, dress with the soy sauce and sesame oil, and serve with the rice, cucumber and chilli sauce.
= Chicken Adobo ; adobo, filipino adobo, pork adobo, adobong manok
stew ; filipino ; dinner ; 4 ; 10+55|30 ; stove
Chicken braised in vinegar, soy sauce, garlic and bay.
!*1000 g chicken thighs / 800 g pork shoulder, cubed / 600 g firm tofu, in cubes / 600 g button mushrooms ; !120 ml soy sauce, low-salt ; !120 ml cider vinegar ; !8 cloves garlic, crushed ; 3 bay leaves ; 1 tsp black peppercorns ; 1 tbsp brown sugar ; 200 ml water ; 2 tbsp sunflower oil
- <Brown the chicken in the sunflower oil for 10 minutes|Fry the chicken in the sunflower oil for 6 minutes>. Pour off most of the fat and stir in the garlic for 1 minute.
- Add the soy sauce, cider vinegar, bay leaves, peppercorns, brown sugar and water and bring to the boil without stirring.
- Cover and simmer for <30 minutes|10 minutes>. Boil uncovered for 10 minutes, until <the chicken is cooked through and|> the sauce is syrupy. Take out the bay leaves.
= Pancit ; pancit canton, pancit bihon, filipino noodles
noodles ; filipino ; dinner ; 4 ; 20+15 ; stove
Stir-fried noodles with chicken and vegetables, sharpened with lemon.
!300 g thin rice noodles / egg noodles ; !*250 g chicken breast fillets, in strips / raw prawns / firm tofu, in strips ; 3 tbsp sunflower oil ; 1 onion, sliced ; 3 cloves garlic, crushed ; 2 carrots, in matchsticks ; 200 g white cabbage, shredded ; 150 g green beans, sliced ; 4 tbsp soy sauce ; 1 tbsp fish sauce ; 300 ml chicken stock ; 1 lemon, in wedges
- Soak the rice noodles in warm water for 10 minutes and drain. Stir-fry the chicken in half of the sunflower oil for 4 minutes<, until cooked through|>, and lift out.
- Cook the onion and garlic in the rest of the oil for 2 minutes, add the carrots, green beans and cabbage for 3 minutes, then the chicken stock, soy sauce and fish sauce.
- Add the noodles and toss for 4 minutes, until the liquid is taken up. Return the chicken and serve with the lemon.
= Lumpia ; lumpiang shanghai, lumpia shanghai, filipino spring rolls, filipino egg rolls, filipino lumpia, loempia
fry ; filipino ; starter snacks ; 6 ; 40+20 ; stove
Thin crisp rolls filled with seasoned minced pork, with sweet chilli sauce.
!24 spring roll wrappers / 8 sheets filo pastry, each cut in three ; !*500 g minced pork / minced chicken / minced turkey / firm tofu, crumbled / cooked lentils, mashed ; !1 carrot, finely grated ; 1 onion, very finely chopped ; 3 cloves garlic, crushed ; 1 egg / 1 tbsp cornflour ; 2 tbsp soy sauce ; 1/2 tsp salt ; 1/4 tsp black pepper ; 750 ml sunflower oil, for deep-frying ; 120 g sweet chilli sauce
- Mix the minced pork with the carrot, onion, garlic, egg, soy sauce, salt and black pepper.
- Lay out the spring roll wrappers and put a line of filling, as thick as a finger, on each piece. Fold in the ends, roll up tightly and seal with a little water.
- Heat the sunflower oil to 170 °C (340 °F) and fry in batches for 6 minutes, turning, until deep gold<, and 71 °C (160 °F) inside|>. Drain on paper.
- Cut in half, if you like, and serve with the sweet chilli sauce.
= Sinigang ; sinigang na baboy, filipino sour soup
soup ; filipino ; dinner ; 4 ; 15+75|35 ; stove
A sour tamarind soup of pork and vegetables.
!*600 g pork shoulder, cubed / raw prawns / firm tofu, in cubes ; !3 tbsp tamarind paste ; 1 onion, quartered ; 3 tomatoes, quartered ; 200 g daikon, sliced / radishes, halved ; 150 g green beans, in pieces ; 1 aubergine, sliced ; 150 g spinach ; 2 tbsp fish sauce ; 1600 ml water ; 1 tsp salt
- Simmer the pork with the onion, tomatoes, salt and water for <50 minutes, until tender|10 minutes>.
- Add the tamarind paste, daikon, green beans and aubergine and simmer for 12 minutes.
- Season with the fish sauce and wilt in the spinach.
= Pad See Ew ; pad siew, pad see eiw, pad si ew, phat si io, thai soy sauce noodles
noodles ; thai ; dinner ; 4 ; 15+12 ; stove
Wide rice noodles charred in sweet soy sauce with egg and greens.
!300 g wide rice noodles / flat rice noodles ; !*300 g chicken thigh fillets, sliced / sirloin steak, thinly sliced / raw prawns, peeled / firm tofu, in cubes ; !3 tbsp dark soy sauce / soy sauce / tamari ; 2 tbsp oyster sauce ; 1 tbsp sugar ; 3 tbsp sunflower oil ; 3 cloves garlic, crushed ; 2 eggs, beaten ; 300 g Chinese broccoli, in pieces / tenderstem broccoli / pak choi ; ?1/4 tsp white pepper
- Soak the rice noodles in hot water for 12 minutes, until bendable, and drain. Mix the soy sauce with the oyster sauce and sugar.
- Stir-fry the chicken in half of the sunflower oil over high heat for 4 minutes<, until no pink is left|>. Lift out.
- Cook the garlic and broccoli in the rest of the oil for 2 minutes. Push aside, scramble the eggs in the gap and mix in.
- Add the noodles and the sauce and toss for 3 minutes, until the edges char. Return the chicken[ and season with the white pepper].
`;
