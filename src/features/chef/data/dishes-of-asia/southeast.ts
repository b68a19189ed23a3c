/** Dishes from Hanoi and Bangkok to Java and Bali by name; how the table is read: rules/classics/classic.ts. */
export const FROM_HANOI_TO_BALI_BY_NAME = `
= Cha Gio ; chả giò, nem ran, vietnamese fried spring rolls, vietnamese imperial rolls, imperial rolls, nems
fry ; vietnamese ; starter dinner ; 4 ; 45+25 ; stove
Crisp rice paper rolls of pork, mushrooms and glass noodles.
!20 rice papers ; !*350 g minced pork / minced chicken / firm tofu, crumbled ; 60 g glass noodles ; 15 g dried wood ear mushrooms ; 1 carrot, grated ; 1 onion, finely chopped ; 1 egg, beaten ; 2 cloves garlic, crushed ; 1 tbsp fish sauce / soy sauce ; 1/2 tsp black pepper ; 500 ml sunflower oil ; 1 lettuce, in leaves ; 1 handful mint ; 3 tbsp fish sauce, for the dip / 3 tbsp soy sauce, for the dip ; 2 tbsp lime juice ; 2 tbsp sugar ; 100 ml water, warm ; 1 red chilli, sliced
- Soak the glass noodles and wood ear mushrooms in hot water for 15 minutes, drain and chop. Mix with the minced pork, carrot, onion, egg, garlic, fish sauce and black pepper.
- Dip each rice paper into water, lay a spoonful of filling on it, fold in the sides and roll up.
- Fry in the hot sunflower oil in batches for 8 minutes, until golden and crisp< and cooked through|>.
- Stir the fish sauce for the dip with the lime juice, sugar, warm water and chilli. Wrap the rolls in lettuce and mint and dip.
= Canh Chua ; vietnamese sour soup, canh chua ca, vietnamese sweet and sour soup, vietnamese sour fish soup
soup ; vietnamese ; dinner lunch ; 4 ; 20+20 ; stove
Sweet and sour soup of fish, pineapple, tomato and tamarind.
!*500 g white fish fillets, in pieces / raw prawns, peeled / firm tofu, diced ; 1.2 l fish stock ; !2 tbsp tamarind paste ; 2 tbsp fish sauce / soy sauce ; 2 tbsp sugar ; !250 g pineapple, in pieces ; !3 tomatoes, in wedges ; 120 g okra, sliced ; 150 g bean sprouts ; 3 cloves garlic, chopped ; 2 tbsp sunflower oil ; 1 red chilli, sliced ; 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Fry the garlic in the sunflower oil for 2 minutes, until golden, and lift out half for the top.
- Pour in the fish stock, tamarind paste, fish sauce, sugar and salt and bring to the boil. Add the pineapple, tomatoes and okra and simmer for 5 minutes.
- Add the fish and simmer for 5 minutes<, until it flakes|>, then the bean sprouts for 3 minutes. Scatter with the fried garlic, chilli and fresh coriander.
= Mi Quang ; mì quảng, quang noodles, vietnamese turmeric noodles, turmeric noodles vietnamese
noodles ; vietnamese ; lunch dinner ; 4 ; 30+35 ; stove
Rice noodles with a little strong turmeric broth, prawns, pork and peanuts.
!300 g flat rice noodles ; !*250 g raw prawns, peeled / firm tofu, diced ; 250 g pork tenderloin, thinly sliced / firm tofu, sliced ; 3 tbsp sunflower oil ; 3 shallots, chopped ; 3 cloves garlic, crushed ; !2 tsp ground turmeric ; 700 ml chicken stock ; 2 tbsp fish sauce / soy sauce ; 1 tsp sugar ; 1/4 tsp salt ; 150 g bean sprouts ; !60 g peanuts, roasted and chopped ; 1 handful mint ; 1 handful fresh coriander ; ?12 prawn crackers ; 1 lime, in wedges
- Fry the shallots, garlic and turmeric in the sunflower oil for 3 minutes. Add the pork and fry for 5 minutes, then pour in the chicken stock, fish sauce, sugar and salt and simmer for 12 minutes.
- Add the prawns and simmer for 4 minutes<, until pink and firm|>.
- Meanwhile, soak the rice noodles in boiling water for 8 minutes and drain.
- Lay the noodles on the bean sprouts, spoon over the broth and add the peanuts, mint, fresh coriander[, prawn crackers] and lime.
= Banh Cuon ; bánh cuốn, vietnamese steamed rice rolls, vietnamese rice rolls, steamed rice rolls vietnamese
filled ; vietnamese ; breakfast lunch ; 4 ; 35+35 ; stove
Soft sheets of rice batter around pork and wood ear mushrooms.
!180 g rice flour ; !60 g tapioca starch / cornflour ; 650 ml water ; 1/2 tsp salt ; 4 tbsp sunflower oil ; !*250 g minced pork / minced chicken / firm tofu, crumbled ; 15 g dried wood ear mushrooms ; 2 shallots, finely chopped ; 3 tbsp fish sauce / soy sauce ; 2 tbsp sugar ; 2 tbsp lime juice ; 120 ml water, for the sauce ; 150 g bean sprouts ; 1 handful mint ; ?3 tbsp crisp fried onions
- Soak the wood ear mushrooms in hot water for 15 minutes, drain and chop. Fry the shallots in a quarter of the sunflower oil for 3 minutes, add the minced pork, mushrooms and a third of the fish sauce and fry for 6 minutes<, until no pink is left|>.
- Whisk the rice flour, tapioca starch, salt and the larger amount of water. Stir the sugar, lime juice and the rest of the fish sauce with the water for the sauce.
- Oil a non-stick pan, pour in a thin layer of batter, cover and cook over medium heat for 2 minutes. Slide onto an oiled plate, fill and roll up. Repeat, using the rest of the oil.
- Serve with the bean sprouts, mint, crisp onions and the sauce.
= Che Ba Mau ; chè ba màu, three colour dessert, vietnamese three colour dessert, three color dessert
pudding ; vietnamese ; dessert ; 4 ; 25+25 rest 60 ; stove
Layers of red beans, yellow mung bean and green jelly under coconut milk and ice.
!120 g split mung beans ; 120 g sugar ; !200 g canned adzuki beans / red bean paste ; 4 g agar-agar ; 350 ml water ; 1 tsp pandan extract / 1/2 tsp vanilla extract ; !300 ml canned coconut milk ; 1/4 tsp salt ; 400 g crushed ice
- Simmer the agar-agar in the water with a third of the sugar for 3 minutes, stir in the pandan extract, pour into a flat dish and chill for 60 minutes. Cut into thin strips.
- Simmer the mung beans in plenty of water for 18 minutes, until soft, drain and mash with another third of the sugar.
- Warm the coconut milk with the salt and the rest of the sugar for 3 minutes and cool.
- Layer the adzuki beans, mung beans and jelly in {4} glasses, add the crushed ice and pour over the coconut milk.
= Xoi ; xôi, vietnamese sticky rice, xoi man, xôi mặn, savoury sticky rice vietnamese
rice ; vietnamese ; breakfast lunch ; 4 ; 20+45 rest 240 ; stove
Savoury sticky rice with sweet sausage, egg and crisp onions.
!400 g glutinous rice ; 1/2 tsp ground turmeric ; 100 ml canned coconut milk ; *150 g lap cheong, sliced / smoked tofu, sliced ; 3 eggs, beaten ; 2 tbsp sunflower oil ; 3 spring onions, sliced ; 2 tbsp soy sauce ; !4 tbsp crisp fried onions ; 1/2 tsp salt
- Soak the rice with the turmeric in cold water for 4 hours and drain. Steam on a cloth for 25 minutes, toss with the coconut milk and salt and steam for 10 minutes, until soft.
- Fry the lap cheong in half of the sunflower oil for 5 minutes and lift out. Fry the eggs as a thin omelette for 3 minutes, until set, roll up and slice.
- Warm the spring onions in the rest of the oil for 1 minute and pour over the rice. Top with the lap cheong, omelette, soy sauce and crisp onions.
= Thai Boat Noodles ; boat noodles, kuay teow reua, kuaitiao ruea, thai beef noodle soup
noodles ; thai ; dinner lunch ; 4 ; 25+95 ; stove
Small, dark bowls of rice noodles with braised beef and sweet spices.
!*600 g stewing beef, in small pieces / firm tofu, diced ; 1.8 l beef stock ; 1 cinnamon stick ; !3 star anise ; 20 g ginger, sliced ; 5 cloves garlic, crushed ; 2 tbsp dark soy sauce ; 1 tbsp soy sauce ; 1 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; 1 bunch fresh coriander, stalks and leaves separate ; !250 g rice noodles ; 150 g bean sprouts ; 2 tbsp rice vinegar ; 1 tsp chilli flakes ; ?3 tbsp crisp fried onions
- Simmer the beef in the beef stock with the cinnamon, star anise, ginger, garlic, both soy sauces, fish sauce, brown sugar and the stalks of the fresh coriander, covered, for 85 minutes, until <tender|dark>.
- Lift out the spices. Soak the rice noodles in boiling water for 8 minutes, add the bean sprouts for the last minute and drain.
- Divide between {4} bowls and ladle over the beef and broth. Add the rice vinegar, chilli flakes, crisp onions and the coriander leaves.
= Gaeng Som ; kaeng som, thai sour curry, thai orange curry, gaeng som pla
curry ; thai ; dinner ; 4 ; 20+20 ; stove
Thin, sour and fiery curry of fish and vegetables with tamarind.
!*500 g white fish fillets, in pieces / raw prawns, peeled / firm tofu, diced ; 5 dried red chillies ; 4 shallots, chopped ; 3 cloves garlic ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 1/2 tsp ground turmeric ; 1 l fish stock ; !3 tbsp tamarind paste ; 2 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; 200 g green beans, in pieces ; 200 g daikon, sliced ; 200 g white cabbage, in pieces ; 250 g jasmine rice, rinsed
- Soak the dried chillies in hot water for 10 minutes and pound with the shallots, garlic, shrimp paste and turmeric.
- Cook the rice in boiling water for 12 minutes and drain.
- Bring the fish stock to the boil with the paste, tamarind paste, fish sauce and brown sugar. Add the daikon, green beans and cabbage and simmer for 10 minutes.
- Add the fish and simmer for 5 minutes<, until it flakes|>. Serve with the rice.
= Khanom Jeen Nam Ya ; khanom jeen, kanom jeen, khanom chin, thai fish curry noodles, thai rice noodles with fish curry
noodles ; thai ; lunch dinner ; 4 ; 20+30 ; stove
Rice vermicelli under a smooth coconut curry of fish.
!*400 g white fish fillets / firm tofu, diced ; 400 ml fish stock ; !3 tbsp red curry paste ; 1 tbsp galangal, grated / ginger, grated ; !400 ml canned coconut milk ; 2 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; 2 tbsp lime juice ; !300 g rice vermicelli ; 150 g bean sprouts ; 150 g white cabbage, finely shredded ; 1 handful basil ; 2 eggs
- Boil the eggs for 9 minutes, cool, peel and halve.
- Simmer the fish in the fish stock for 7 minutes, lift out and mash finely. Stir the red curry paste and galangal into the stock with the coconut milk, fish sauce and brown sugar, return the fish and simmer for 15 minutes. Stir in the lime juice.
- Meanwhile, soak the rice vermicelli in boiling water for 6 minutes and drain. Ladle over the curry and add the eggs, bean sprouts, white cabbage and basil.
= Hoy Tod ; hoi tod, thai crispy mussel pancake, hoi thot, crispy mussel pancake
egg ; thai ; lunch dinner snacks ; 2 ; 20+15 ; stove
Crisp, eggy pancake of mussels on bean sprouts.
!*200 g cooked mussels / firm tofu, diced ; 60 g rice flour ; !40 g tapioca starch / cornflour ; 160 ml water ; !2 eggs, beaten ; 3 cloves garlic, crushed ; 5 tbsp sunflower oil ; 200 g bean sprouts ; 2 spring onions, sliced ; 1 tbsp fish sauce / soy sauce ; 1/4 tsp ground white pepper ; 3 tbsp sriracha
- Stir the rice flour and tapioca starch with the water and fold in the mussels.
- Heat most of the sunflower oil in a wide pan, pour in the batter and fry for 5 minutes, until the edge is crisp. Pour over the eggs, break the pancake into pieces, turn and fry for 3 minutes, until golden and the eggs are set. Lift out.
- Fry the garlic and bean sprouts in the rest of the oil for 2 minutes, with the fish sauce and white pepper. Lay the pancake on top, scatter with the spring onions and serve with the sriracha.
= Tub Tim Grob ; tab tim krob, thai red rubies, red rubies dessert, thai water chestnuts in coconut milk
pudding ; thai ; dessert ; 4 ; 25+12 rest 20 ; stove
Red, crunchy water chestnuts in cold coconut milk.
!300 g canned water chestnuts, drained and diced ; 150 ml beetroot juice / pomegranate juice ; !100 g tapioca starch / cornflour ; !350 ml canned coconut milk ; 90 g sugar ; 1/4 tsp salt ; 1 tsp pandan extract / 1/2 tsp vanilla extract ; 300 g crushed ice
- Leave the water chestnuts in the beetroot juice for 20 minutes, until red, and drain.
- Warm the coconut milk with the sugar, salt and pandan extract for 4 minutes and chill.
- Turn the water chestnuts in the tapioca starch until thickly coated and shake off the rest. Boil for 3 minutes, until they float and are clear, and drop into ice water.
- Drain, divide between {4} bowls, pour over the coconut milk and add the crushed ice.
= Kuy Teav ; kuyteav, cambodian noodle soup, hu tieu, hủ tiếu, phnom penh noodles, hu tieu nam vang
noodles ; cambodian ; breakfast lunch dinner ; 4 ; 25+60 ; stove
Rice noodles in clear pork broth with prawns, mince and fried garlic.
!*600 g pork ribs, in pieces / firm tofu, diced ; 2 l chicken stock ; 200 g daikon, in chunks ; 2 tbsp fish sauce / soy sauce ; 1 tsp sugar ; 150 g raw prawns, peeled / shiitake mushrooms, sliced ; !250 g rice noodles ; 6 cloves garlic, chopped ; 3 tbsp sunflower oil ; 150 g bean sprouts ; 3 spring onions, sliced ; 1 handful fresh coriander ; 1 lime, in wedges ; 1 red chilli, sliced
- Simmer the pork ribs in the chicken stock with the daikon, fish sauce and sugar, covered, for 50 minutes, skimming.
- Fry the garlic in the sunflower oil for 3 minutes, until golden. Soak the rice noodles in boiling water for 8 minutes and drain.
- Add the prawns to the broth for 4 minutes<, until pink and firm|>.
- Divide the noodles and bean sprouts between {4} bowls, ladle over the broth and add the fried garlic, spring onions, fresh coriander, lime and chilli.
= Samlor Korko ; samlor kako, samlaw kakou, cambodian vegetable soup, cambodian stirring soup
soup ; cambodian ; dinner ; 4 ; 30+40 ; stove
Thick soup of vegetables, chicken and toasted rice with lemongrass.
!60 g jasmine rice ; !*500 g chicken thigh fillets, in pieces / white fish fillets, in pieces / firm tofu, diced ; 2 stalks lemongrass, finely chopped ; 1 tbsp galangal, grated / ginger, grated ; 4 cloves garlic ; 1/2 tsp ground turmeric ; 4 kaffir lime leaves / 1 tsp lime zest ; 2 tbsp sunflower oil ; 1 l chicken stock ; 2 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; !250 g pumpkin, diced ; 1 aubergine, diced ; 150 g green beans, in pieces ; 150 g spinach
- Toast the rice in a dry pan for 8 minutes, until brown, and grind it. Pound the lemongrass, galangal, garlic, turmeric and kaffir lime leaves to a paste.
- Fry the paste in the sunflower oil for 3 minutes. Add the chicken and turn it for 3 minutes. Pour in the chicken stock, fish sauce and brown sugar, stir in the ground rice and simmer for 5 minutes.
- Add the pumpkin, aubergine and green beans and simmer for 16 minutes, until soft. Stir in the spinach for 2 minutes.
= Khao Piak Sen ; khao piak, lao chicken noodle soup, laotian chicken noodle soup, kao piak
noodles ; laotian ; dinner breakfast ; 4 ; 40+50 rest 20 ; stove
Chewy home-made noodles in a thick chicken broth.
!*800 g chicken thighs ; 2 l water ; 1 stalk lemongrass, bruised ; 30 g galangal, sliced / ginger, sliced ; 4 cloves garlic, crushed ; !200 g rice flour ; !150 g tapioca starch ; 220 ml water, for the dough ; 2 tbsp fish sauce ; 1 tsp salt ; 3 spring onions, sliced ; 1 handful fresh coriander ; ?3 tbsp crisp fried onions ; 1 tsp chilli flakes ; 1 lime, in wedges
- Simmer the chicken in the larger amount of water with the lemongrass, galangal, garlic and salt for 35 minutes, until the juices run clear. Lift out and shred.
- Meanwhile, bring the water for the dough to the boil, stir it into the rice flour and tapioca starch, knead until smooth and rest for 20 minutes. Roll out and cut into strips.
- Bring the broth with the fish sauce to the boil and cook the strips for 5 minutes, until they float and the soup thickens. Return the chicken.
- Scatter with the spring onions, fresh coriander, crisp onions and chilli flakes and serve with the lime.
= Or Lam ; o lam, laotian stew, lao stew, luang prabang stew, orlam
stew ; laotian ; dinner ; 4 ; 25+90 ; stove
Thick, peppery stew of beef and aubergine with lemongrass and dill.
!*600 g stewing beef, diced / chicken thigh fillets, in pieces / oyster mushrooms, torn ; 1 l water ; 2 stalks lemongrass, bruised ; 20 g galangal, sliced / ginger, sliced ; 3 shallots, chopped ; 4 cloves garlic, crushed ; 2 green chillies ; !2 aubergines, diced ; 150 g green beans, in pieces ; 100 g oyster mushrooms, for the end / spinach ; 2 tbsp fish sauce / soy sauce ; 1/2 tsp ground Sichuan pepper / black pepper ; !1 bunch dill, chopped ; 3/4 tsp salt
- Simmer the beef in the water with the lemongrass, galangal, shallots, garlic and salt, covered, for 60 minutes.
- Add the aubergines and green chillies and simmer for 15 minutes, until soft. Mash some of the aubergines to thicken the stew.
- Add the green beans, mushrooms, fish sauce and Sichuan pepper and simmer for 8 minutes. Stir in the dill.
= Hokkien Mee ; hokkien noodles, hokkien prawn mee, singapore hokkien mee, penang hokkien mee
noodles ; singaporean ; dinner lunch ; 4 ; 25+20 ; stove
Two kinds of noodles braised in prawn stock with prawns, squid and egg.
!*300 g raw prawns, in their shells / firm tofu, diced ; 700 ml chicken stock ; !250 g egg noodles ; 120 g rice vermicelli ; 200 g squid, in rings / pork tenderloin, thinly sliced / firm tofu ; 3 eggs, beaten ; 5 cloves garlic, crushed ; 4 tbsp sunflower oil ; 200 g bean sprouts ; 60 g garlic chives, in pieces / spring onions, in pieces ; 2 tbsp fish sauce / soy sauce ; 2 tbsp soy sauce ; 1/4 tsp ground white pepper ; 3 tbsp sambal ; 1 lime, in wedges
- Peel the prawns. Boil the shells in the chicken stock for 8 minutes and strain.
- Soak the rice vermicelli in hot water for 8 minutes and drain. Boil the egg noodles for 3 minutes and drain.
- Fry the garlic in the sunflower oil for 30 seconds, pour in the eggs and scramble until set. Add both noodles and fry for 2 minutes, pour in the stock, fish sauce, soy sauce and white pepper, cover and braise for 3 minutes.
- Add the prawns, squid and bean sprouts and toss for 4 minutes, until the prawns are pink. Stir in the chives and serve with the sambal and lime.
= Asam Pedas ; ikan asam pedas, malaysian sour fish curry, asam pedas fish, sour and spicy fish
curry ; malaysian ; dinner ; 4 ; 20+25 ; stove
Fish in a thin, sour and hot tamarind gravy with okra.
!*600 g mackerel fillets, in pieces / white fish fillets, in pieces / firm tofu, diced ; 5 dried red chillies ; 5 shallots ; 3 cloves garlic ; 1 tbsp ginger ; 1 tsp ground turmeric ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 4 tbsp sunflower oil ; !3 tbsp tamarind paste ; 600 ml water ; 1 stalk lemongrass, bruised ; 1 tbsp sugar ; 1 1/4 tsp salt ; !150 g okra ; 2 tomatoes, in wedges ; 1 handful mint
- Soak the dried chillies in hot water for 10 minutes and blend with the shallots, garlic, ginger, turmeric and shrimp paste.
- Fry the paste in the sunflower oil for 8 minutes, until the oil rises. Add the tamarind paste, water, lemongrass, sugar and salt and simmer for 5 minutes.
- Add the okra and tomatoes for 3 minutes, then the mackerel, and simmer for 6 minutes<, until it flakes|>. Scatter with the mint.
= Kaya Toast ; kaya, kaya jam, coconut jam toast, singapore kaya toast
griddle ; singaporean ; breakfast snacks ; 4 ; 10+35 ; stove
Thin, crisp toast with cold butter and coconut egg jam.
!4 egg yolks ; 1 egg ; !250 ml canned coconut milk ; 150 g brown sugar ; 1 tsp pandan extract / vanilla extract ; 2 tsp cornflour ; !8 slices white bread ; 60 g butter, cold, in thin slices
- Whisk the egg yolks and egg with the brown sugar, coconut milk, pandan extract and cornflour in a bowl.
- Set it over simmering water and stir for 25 minutes, until it is as thick as custard and clings to a spoon. Cool.
- Toast the bread, spread with the jam, lay on the butter and close.
= Rojak ; fruit rojak, rojak buah, rujak, malaysian fruit salad, singapore rojak
salad ; malaysian ; snacks lunch ; 4 ; 25+2 ; stove
Crunchy fruit and vegetables in a dark, sweet and sour dressing with peanuts.
!250 g pineapple, in chunks ; !1 cucumber, in chunks ; 1 green apple, in chunks ; 1 mango, unripe, in chunks ; 200 g bean sprouts ; 150 g fried tofu, in cubes ; !2 tbsp tamarind paste ; 3 tbsp brown sugar ; 1 tbsp shrimp paste / 1 tbsp soy sauce ; 1 tbsp dark soy sauce ; 2 tsp sambal ; 1 tbsp lime juice ; !100 g peanuts, roasted and chopped ; 1 tbsp sesame seeds
- Toast the shrimp paste in a dry pan for 1 minute and stir it with the tamarind paste, brown sugar, dark soy sauce, sambal and lime juice until smooth.
- Drop the bean sprouts into boiling water for 1 minute and drain well.
- Toss the pineapple, cucumber, apple, mango, bean sprouts and tofu with the dressing and most of the peanuts. Scatter with the rest and the sesame seeds.
= Ikan Bakar ; indonesian grilled fish, malaysian grilled fish, grilled fish with sambal, ikan panggang
roast ; indonesian ; dinner ; 4 ; 20+25 ; grill stove
Whole fish, grilled under a red chilli paste.
!*1200 g whole sea bass, cleaned / mackerel, cleaned / 600 g firm tofu, in thick slices ; 5 shallots ; 4 cloves garlic ; 4 red chillies ; 1 stalk lemongrass, finely chopped ; 1 tsp ground turmeric ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 4 tbsp sunflower oil ; 1 tbsp tamarind paste ; !3 tbsp kecap manis ; 1 1/4 tsp salt ; 2 limes, in wedges
- Blend the shallots, garlic, chillies, lemongrass, turmeric and shrimp paste and fry in the sunflower oil for 7 minutes. Stir in the tamarind paste, kecap manis and salt.
- Slash the sea bass, rub it inside and out with two thirds of the paste and leave for 10 minutes.
- Grill over medium heat for 8 minutes on each side, brushing with the rest of the paste<, until it flakes at the bone|>. Serve with the lime.
= Cendol ; chendol, cendol dessert, es cendol, dawet
pudding ; malaysian ; dessert ; 4 ; 25+20 ; stove
Green rice-flour worms in coconut milk with palm sugar and ice.
!80 g rice flour ; !40 g tapioca starch / cornflour ; 500 ml water ; 2 tsp pandan extract ; 1/4 tsp salt ; !150 g palm sugar / brown sugar ; 100 ml water, for the syrup ; !400 ml canned coconut milk ; 200 g canned adzuki beans, drained ; 400 g crushed ice
- Whisk the rice flour, tapioca starch, pandan extract, salt and the larger amount of water and stir over medium heat for 10 minutes, until thick and glossy. Press through a colander with large holes into ice water.
- Simmer the palm sugar with the water for the syrup for 5 minutes and cool.
- Drain the green strands, divide between {4} glasses with the adzuki beans and crushed ice and pour over the coconut milk and syrup.
= Rawon ; rawon daging, indonesian black beef soup, black beef soup
soup ; indonesian ; dinner ; 4 ; 25+115 ; stove
Dark, spiced beef soup of East Java with bean sprouts and egg.
!*700 g stewing beef, diced ; 1.8 l water ; 6 shallots ; 5 cloves garlic ; 1 tbsp ginger ; 1 tsp ground turmeric ; 1 tbsp ground coriander ; 3 tbsp sunflower oil ; !3 tbsp fermented black beans, rinsed ; 2 tbsp tamarind paste ; 2 stalks lemongrass, bruised ; 4 kaffir lime leaves ; 1 tbsp brown sugar ; 1 tsp salt ; !200 g bean sprouts ; 4 eggs ; 300 g cooked rice, hot ; 2 tbsp sambal
- Blend the shallots, garlic, ginger, turmeric, ground coriander and black beans and fry in the sunflower oil for 6 minutes. Add the beef and brown for 6 minutes.
- Pour in the water, add the tamarind paste, lemongrass, kaffir lime leaves, brown sugar and salt and simmer, covered, for 90 minutes, until tender.
- Meanwhile, boil the eggs for 10 minutes, peel and halve. Ladle the soup over the rice and bean sprouts and add the eggs and sambal.
= Ayam Penyet ; indonesian smashed chicken, smashed fried chicken, ayam goreng penyet
fry ; indonesian ; dinner ; 4 ; 20+60 ; stove
Spiced chicken, simmered, fried and smashed, with a hot sambal.
!*1000 g chicken legs / 600 g tempeh, sliced ; 5 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tsp ground turmeric ; 1 tbsp ground coriander ; 1 stalk lemongrass, bruised ; 600 ml water ; 1 1/2 tsp salt ; 400 ml sunflower oil ; !4 red chillies ; 3 shallots ; 2 tomatoes ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 1 tbsp brown sugar ; 1 tbsp lime juice ; 1 cucumber, sliced ; 500 g cooked rice, hot
- Simmer the chicken in the water with the garlic, ginger, turmeric, ground coriander, lemongrass and most of the salt, covered, for 32 minutes<, until cooked through|>. Lift out and pat dry.
- Fry the chillies, shallots and tomatoes in a spoonful of the sunflower oil for 8 minutes and pound with the shrimp paste, brown sugar, lime juice and the rest of the salt.
- Fry the chicken in the rest of the hot oil in batches for 6 minutes, until crisp and brown, and flatten it with a pestle.
- Spread with the sambal and serve with the rice and cucumber.
= Ayam Betutu ; betutu, balinese roast chicken, balinese chicken, balinese spiced chicken
roast ; indonesian ; dinner ; 4 ; 30+110 rest 120 ; oven stove
Whole chicken, rubbed with Bali's spice paste and roasted in its own steam.
!*1 whole chicken ; 8 shallots ; 6 cloves garlic ; 4 red chillies ; !2 tbsp ginger ; !2 tbsp galangal / ginger ; 1 tbsp ground turmeric ; 1 tbsp ground coriander ; 1 stalk lemongrass, finely chopped ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 50 g macadamia nuts / cashews ; 5 tbsp sunflower oil ; 1 tbsp tamarind paste ; 1 tbsp brown sugar ; 200 g spinach ; 2 tsp salt
- Blend the shallots, garlic, chillies, ginger, galangal, turmeric, ground coriander, lemongrass, shrimp paste and macadamia nuts and fry in the sunflower oil for 10 minutes. Stir in the tamarind paste, brown sugar and salt and cool.
- Toss the spinach with a third of the paste and put it into the chicken. Rub the chicken with the rest and chill for 2 hours.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Wrap the chicken tightly in foil and roast for 80 minutes.
- Open the foil and roast for 15 minutes, until brown and the juices run clear.
= Pempek ; empek empek, indonesian fish cakes, palembang fish cakes
fry ; indonesian ; snacks lunch ; 4 ; 40+35 ; stove
Chewy fish cakes, boiled and fried, in a dark, sour and sweet sauce.
!*400 g white fish fillets, finely minced / firm tofu, mashed ; 3 cloves garlic, crushed ; 1 egg, beaten ; 100 ml water, cold ; !250 g tapioca starch ; 1 1/2 tsp salt ; 300 ml sunflower oil ; !120 g brown sugar ; 250 ml water, for the sauce ; 2 tbsp tamarind paste ; 2 tbsp rice vinegar ; 1 tsp chilli flakes ; 1 cucumber, diced
- Work the fish with two thirds of the garlic, the egg, salt and cold water until sticky and fold in the tapioca starch without kneading. Shape {12} small rolls with floured hands.
- Boil for 12 minutes, until they float and are firm, drain and dry.
- Simmer the brown sugar, tamarind paste, rice vinegar, chilli flakes and the rest of the garlic in the water for the sauce for 8 minutes.
- Fry the rolls in the hot sunflower oil in batches for 5 minutes, until golden. Serve with the cucumber and sauce.
= Tempe Orek ; orek tempe, tempeh orek, kering tempe, sweet soy tempeh, indonesian tempeh, tempe goreng kecap
fry ; indonesian ; dinner lunch ; 4 ; 15+18 ; stove
Little sticks of fried tempeh in a sticky, sweet soy glaze.
!*400 g tempeh, in small sticks / firm tofu, in small sticks ; 6 tbsp sunflower oil ; 4 shallots, sliced ; 3 cloves garlic, sliced ; 2 red chillies, sliced ; 1 tbsp galangal, grated / ginger, grated ; !4 tbsp kecap manis ; 1 tbsp tamarind paste ; 3 tbsp water ; 1/2 tsp salt
- Fry the tempeh in most of the sunflower oil for 8 minutes, until golden, and drain.
- Fry the shallots, garlic, chillies and galangal in the rest of the oil for 3 minutes. Add the kecap manis, tamarind paste, water and salt and boil for 2 minutes, until it bubbles thickly.
- Toss in the tempeh until it is coated and sticky.
= Sambal Goreng Tempe ; sambal goreng, sambal goreng tahu tempe, sambal goreng beans, sambal goreng buncis
curry ; indonesian ; dinner ; 4 ; 20+25 ; stove
Tempeh and green beans in a mild, red coconut sauce.
!*300 g tempeh, diced / firm tofu, diced ; !250 g green beans, in pieces ; 5 tbsp sunflower oil ; 5 shallots ; 3 cloves garlic ; !3 red chillies ; 1 tsp shrimp paste / 1 tbsp soy sauce ; 1 stalk lemongrass, bruised ; 2 kaffir lime leaves / 1 tsp lime zest ; !250 ml canned coconut milk ; 1 tbsp tamarind paste ; 1 tbsp brown sugar ; 1 tsp salt
- Fry the tempeh in most of the sunflower oil for 6 minutes, until golden, and lift out.
- Blend the shallots, garlic, chillies and shrimp paste and fry in the rest of the oil with the lemongrass and kaffir lime leaves for 4 minutes.
- Add the coconut milk, tamarind paste, brown sugar, salt and green beans and simmer for 8 minutes. Stir in the tempeh and simmer for 2 minutes.
= Bakso ; baso, indonesian meatball soup, bakso soup, indonesian meatballs
soup ; indonesian ; dinner lunch ; 4 ; 30+25 ; stove
Springy beef balls in clear broth with noodles.
!*500 g minced beef, very cold / minced chicken, very cold ; !60 g tapioca starch / cornflour ; 1 egg white ; 5 cloves garlic, crushed ; 1 1/2 tsp salt ; 1/2 tsp ground white pepper ; 1/2 tsp baking powder ; !1.5 l beef stock ; 200 g pak choi, halved ; 150 g rice vermicelli ; 3 spring onions, sliced ; 2 tbsp kecap manis ; 1 tbsp sambal
- Beat the minced beef with the tapioca starch, egg white, white pepper, baking powder, half of the garlic and most of the salt to a smooth, sticky paste.
- Bring the beef stock with the rest of the garlic and salt to a bare simmer. Shape {20} balls, drop them in and simmer for 12 minutes, until they float and are cooked through.
- Add the pak choi for 2 minutes. Soak the rice vermicelli in boiling water for 6 minutes and drain.
- Ladle the soup over the vermicelli and add the spring onions, kecap manis and sambal.
= Martabak ; murtabak, martabak telur, mutabbaq, savoury martabak, egg martabak
filled ; indonesian ; dinner snacks ; 4 ; 35+30 ; stove
Thin pastry, folded around spiced mince, egg and spring onions and fried crisp.
!8 sheets filo pastry / 16 spring roll wrappers ; !*350 g minced beef / minced lamb / firm tofu, crumbled ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp curry powder ; 1 tsp salt ; 1/4 tsp black pepper ; !4 eggs, beaten ; 4 spring onions, sliced ; 120 ml sunflower oil ; 1 cucumber, sliced ; 2 tbsp rice vinegar ; 1 tbsp sugar ; 1 red chilli, sliced
- Fry the onion in a spoonful of the sunflower oil for 4 minutes. Add the minced beef, garlic, curry powder, salt and black pepper and fry for 8 minutes<, until no pink is left|>. Cool.
- Toss the cucumber with the rice vinegar, sugar and chilli.
- Stir the eggs and spring onions into the meat. Lay two sheets of pastry together, spread a quarter of the filling in the middle and fold to a flat parcel. Make {4}.
- Fry in the rest of the oil over medium heat for 5 minutes on each side, until crisp and the eggs are set. Serve with the cucumber.
= Pisang Goreng ; goreng pisang, indonesian fried bananas, banana fritters, fried bananas, gebackene banane, gebackene bananen
fry ; indonesian ; snacks ; 4 ; 15+15 ; stove
Bananas in a thin, crisp batter.
!6 bananas, halved ; !100 g rice flour ; 60 g plain flour / cornflour ; 1/2 tsp baking powder ; 2 tbsp sugar ; 1/4 tsp salt ; 180 ml water, cold ; 500 ml sunflower oil ; 1 tbsp sesame seeds
- Whisk the rice flour, plain flour, baking powder, sugar, salt, sesame seeds and cold water to a batter that coats a spoon.
- Dip the bananas into the batter and fry in the hot sunflower oil in batches for 5 minutes, turning, until golden and crisp.
- Drain on paper and eat hot.
= Klepon ; kelepon, onde onde malaysia, palm sugar rice balls, indonesian rice balls
pudding ; indonesian ; dessert snacks ; 4 ; 35+12 ; stove
Green rice balls with liquid palm sugar inside, rolled in coconut.
!200 g glutinous rice flour ; 170 ml water, warm ; 1 tsp pandan extract / vanilla extract ; 1/4 tsp salt ; !100 g palm sugar, chopped / dark brown sugar ; !100 g desiccated coconut
- Steam the coconut with half of the salt for 5 minutes.
- Knead the glutinous rice flour with the warm water, pandan extract and the rest of the salt until soft. Wrap pieces around a little palm sugar and roll into {20} balls.
- Boil for 5 minutes, until they have floated for two minutes, lift out and roll in the coconut.
= Es Teler ; es teler dessert, indonesian fruit cocktail, avocado and coconut ice
drink ; indonesian ; dessert drinks ; 4 ; 15+0 ; none
Avocado, jackfruit and young coconut over ice with sweet milk.
!2 avocados, in pieces ; !200 g canned jackfruit, in syrup, sliced ; !150 g coconut flesh, in strips / canned lychees ; 200 ml canned coconut milk ; 80 g condensed milk / sugar ; 100 ml water, cold ; 400 g crushed ice
- Stir the coconut milk with the condensed milk and cold water until smooth.
- Divide the avocados, jackfruit and coconut between {4} glasses.
- Heap the crushed ice on top and pour over the sweet milk.
= Nasi Kuning ; indonesian yellow rice, turmeric coconut rice, tumpeng
rice ; indonesian ; dinner lunch ; 4 ; 10+30 ; stove
Festive rice, yellow with turmeric and rich with coconut milk.
!320 g jasmine rice, rinsed ; !300 ml canned coconut milk ; 250 ml water ; !2 tsp ground turmeric ; 1 stalk lemongrass, bruised ; 3 kaffir lime leaves / 1 tsp lime zest ; 1 bay leaf ; 1 tsp salt ; 2 eggs, beaten ; 1 tsp sunflower oil ; 1 cucumber, sliced ; ?4 tbsp crisp fried onions
- Bring the coconut milk and water to the boil with the turmeric, lemongrass, kaffir lime leaves, bay leaf and salt. Stir in the rice, cover and cook over low heat for 15 minutes. Leave for 10 minutes and fluff up.
- Fry the eggs in the sunflower oil as a thin omelette for 3 minutes, until set, roll up and slice.
- Mound up the rice and lay the omelette, cucumber and crisp onions around it.
= Gudeg ; gudeg jogja, indonesian jackfruit stew, javanese jackfruit stew, jackfruit curry indonesian, gudeg yogya
stew ; indonesian ; dinner ; 4 ; 20+75 ; stove
Young jackfruit, stewed slowly in coconut milk and palm sugar, with eggs.
!800 g canned jackfruit, drained ; !*400 g chicken thigh fillets, in pieces / firm tofu, diced ; 6 shallots ; 5 cloves garlic ; 1 tbsp ground coriander ; 1 tbsp galangal, grated / ginger, grated ; 30 g macadamia nuts / cashews ; 3 tbsp sunflower oil ; !400 ml canned coconut milk ; 300 ml water ; 70 g palm sugar / brown sugar ; 2 tbsp dark soy sauce ; 2 bay leaves ; 1 1/4 tsp salt ; ?4 eggs ; 280 g jasmine rice, rinsed
- Blend the shallots, garlic, ground coriander, galangal and macadamia nuts and fry in the sunflower oil for 6 minutes.
- Add the jackfruit, coconut milk, water, palm sugar, dark soy sauce, bay leaves and salt, cover and simmer over low heat for 35 minutes. Add the chicken and simmer, uncovered, for 25 minutes, until thick and brown< and the chicken is cooked through|>.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. [Boil the eggs for 10 minutes, peel and lay them in the sauce. ]Serve with the rice.
= Cao Lau ; cao lầu, hoi an noodles, vietnamese pork noodles hoi an
noodles ; vietnamese ; lunch dinner ; 4 ; 25+60 rest 60 ; stove
Thick noodles with five-spiced pork, herbs and a few spoonfuls of its sauce.
!*700 g pork shoulder, in two pieces / firm tofu, in thick slices ; 4 tbsp soy sauce ; 1 tbsp fish sauce / soy sauce ; 2 tbsp sugar ; !2 tsp five-spice powder ; 5 cloves garlic, crushed ; 2 tbsp sunflower oil ; 350 ml chicken stock ; !400 g udon noodles ; 150 g bean sprouts ; 1 lettuce, shredded ; 1 handful mint ; 1 handful fresh coriander ; ?3 tbsp crisp fried onions ; 1 lime, in wedges
- Rub the pork with the soy sauce, fish sauce, sugar, five-spice powder and garlic and chill for 60 minutes.
- Brown the pork in the sunflower oil for 6 minutes. Pour in the chicken stock and the marinade, cover and simmer for 45 minutes<, until tender|>. Slice thinly.
- Boil the udon noodles for 8 minutes, adding the bean sprouts for the last minute, and drain.
- Heap the noodles on the lettuce and mint, add the pork and fresh coriander, pour over some of the sauce[, scatter with the crisp onions] and serve with the lime.
= Khmer Fish Noodles ; khmer noodles, cambodian fish curry noodles, khmer noodle soup
noodles ; cambodian ; breakfast lunch ; 4 ; 25+30 ; stove blender
Rice vermicelli under a green, fragrant fish gravy with raw vegetables.
!*500 g white fish fillets / firm tofu, diced ; 700 ml fish stock ; !3 stalks lemongrass, chopped ; 1 tbsp galangal, grated / ginger, grated ; 1 tsp ground turmeric ; 5 cloves garlic ; 4 kaffir lime leaves / 1 tsp lime zest ; 40 g peanuts, roasted ; 2 tbsp sunflower oil ; !300 ml canned coconut milk ; 2 tbsp fish sauce / soy sauce ; 1 tbsp sugar ; !300 g rice vermicelli ; 1 cucumber, in thin sticks ; 150 g bean sprouts ; 1 handful mint
- Simmer the fish in the fish stock for 7 minutes, lift out and mash.
- Blend the lemongrass, galangal, turmeric, garlic, kaffir lime leaves and peanuts with a little of the stock and fry in the sunflower oil for 4 minutes. Add the rest of the stock, the coconut milk, fish sauce, sugar and mashed fish and simmer for 14 minutes.
- Soak the rice vermicelli in boiling water for 6 minutes and drain. Ladle over the gravy and add the cucumber, bean sprouts and mint.
= Mok Pa ; laotian steamed fish, lao steamed fish, mok paa, steamed fish parcels lao
roast ; laotian ; dinner ; 4 ; 25+25 ; stove
Fish steamed in parcels with lemongrass, dill and ground rice.
!*600 g white fish fillets, in pieces / firm tofu, in cubes ; 60 g glutinous rice ; !2 stalks lemongrass, finely chopped ; 3 shallots ; 3 cloves garlic ; 1 green chilli ; 2 tbsp fish sauce / soy sauce ; !1 bunch dill, chopped ; 2 spring onions, chopped ; 2 kaffir lime leaves, finely sliced / 1 tsp lime zest ; 1/4 tsp salt ; 1 lime, in wedges
- Soak the rice in hot water for 15 minutes, drain and blend with the lemongrass, shallots, garlic and chilli.
- Mix the paste with the fish, fish sauce, dill, spring onions, kaffir lime leaves and salt.
- Wrap in {4} parcels of baking paper and foil and steam for 22 minutes<, until the fish flakes|>. Serve with the lime.
`;
