/** Home cooking of Japan and Korea by name; how the table is read: rules/classics/classic.ts. */
export const JAPAN_AND_KOREA_BY_NAME = `
= Oden ; japanese oden, oden hot pot, japanese fish cake stew
soup ; japanese ; dinner ; 4 ; 20+60 ; stove
Daikon, eggs and tofu simmered slowly in a clear, light broth.
!1.6 l dashi / vegetable stock ; 4 tbsp soy sauce ; 3 tbsp mirin ; 1/2 tsp salt ; !500 g daikon, in thick slices ; 4 eggs ; !*300 g fish cakes, halved / 300 g fried tofu, in pieces ; 200 g firm tofu, in thick slices ; 400 g waxy potatoes, halved ; 2 tsp mustard
- Boil the daikon in plenty of water for 15 minutes and drain. Boil the eggs for 9 minutes, cool in cold water and peel.
- Bring the dashi, soy sauce, mirin and salt to a simmer in a wide pot. Add the daikon and potatoes and simmer gently for 20 minutes.
- Add the eggs, fish cakes and firm tofu and simmer gently for 20 minutes, until the daikon is soft all through.
- Leave for 5 minutes and serve with the mustard.
= Korokke ; japanese croquettes, japanese potato croquettes, japanese croquette, beef korokke
fry ; japanese ; dinner lunch snacks ; 4 ; 35+40 ; stove
Crisp potato patties with a little fried mince.
!800 g floury potatoes, in pieces ; !*200 g minced beef / minced pork / chestnut mushrooms, finely chopped ; 1 onion, finely chopped ; 20 g butter ; 1 tbsp soy sauce ; 60 g plain flour ; 2 eggs, beaten ; !120 g panko ; 400 ml sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 80 ml tonkatsu sauce / ketchup
- Boil the potatoes in salted water for 18 minutes, until soft, drain and mash with half of the salt.
- Cook the onion in the butter for 5 minutes. Add the minced beef and fry for 6 minutes<, until no pink is left|>. Stir in the soy sauce, the rest of the salt and the black pepper, mix with the mash and leave to cool.
- Shape {8} flat patties. Turn them in the flour, then in the eggs, then in the panko.
- Fry in the hot sunflower oil in batches for 4 minutes, turning once, until golden. Drain and serve with the tonkatsu sauce.
= Hambagu ; japanese hamburger steak, hambāgu, hamburg steak, japanese hamburg steak, hambagu steak
fry ; japanese ; dinner ; 4 ; 20+25 ; stove
Soft patties of beef and pork under a dark, sweet and sharp sauce.
!*350 g minced beef / minced turkey ; 250 g minced pork / minced beef ; 1 onion, finely chopped ; 15 g butter ; 50 g panko ; 4 tbsp milk ; 1 egg, beaten ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper ; 1 tbsp sunflower oil ; !4 tbsp ketchup ; !3 tbsp Worcestershire sauce ; 4 tbsp red wine / beef stock ; 4 tbsp water
- Cook the onion in the butter for 6 minutes and cool. Soak the panko in the milk.
- Knead the minced beef, minced pork, onion, panko, egg, nutmeg, salt and black pepper until sticky and shape {4} oval patties with a dent in the middle.
- Fry in the sunflower oil for 3 minutes on each side. Add the water, cover and cook over low heat for 7 minutes, until the juices run clear. Lift out.
- Pour the red wine into the pan, stir in the ketchup and Worcestershire sauce and simmer for 2 minutes. Pour over the patties.
= Napolitan ; spaghetti napolitan, naporitan, japanese ketchup spaghetti, ketchup spaghetti
pasta ; japanese ; dinner lunch ; 2 ; 10+18 ; stove
Spaghetti fried with ketchup, sausage and green pepper.
!200 g spaghetti ; !*150 g frankfurters, sliced / bacon, in strips / chestnut mushrooms, quartered ; 1 onion, sliced ; 1 green pepper, in strips ; 100 g mushrooms, sliced ; 1 clove garlic, crushed ; 1 tbsp sunflower oil ; !6 tbsp ketchup ; 1 tbsp Worcestershire sauce ; 20 g butter ; 20 g parmesan, grated ; 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the spaghetti in salted water for 10 minutes, until quite soft, and drain, keeping a cup of the water.
- Meanwhile, fry the frankfurters and onion in the sunflower oil for 5 minutes. Add the green pepper, mushrooms and garlic and fry for 4 minutes.
- Stir in the ketchup and Worcestershire sauce and let them darken for 1 minute. Toss in the spaghetti, butter, salt and black pepper with a little of the water for 2 minutes. Serve with the parmesan.
= Goma-Ae ; goma ae, gomaae, spinach gomaae, japanese sesame spinach, japanese spinach salad, sesame spinach
side ; japanese ; dinner lunch ; 4 ; 10+5 ; stove
Cold spinach in a sweet paste of toasted sesame.
!500 g spinach / green beans ; !4 tbsp sesame seeds ; 1 tbsp sugar ; 1 1/2 tbsp soy sauce ; 1 tsp mirin
- Drop the spinach into boiling water for 1 minute, cool it in cold water, squeeze dry and cut into short lengths.
- Toast the sesame seeds in a dry pan for 3 minutes and grind them coarsely.
- Stir the sesame seeds with the sugar, soy sauce and mirin and toss with the spinach.
= Sunomono ; japanese cucumber salad, cucumber sunomono, kyuri sunomono, kyuri no sunomono
salad ; japanese ; lunch starter ; 4 ; 15+0 rest 10 ; none
Thin, salted cucumber and seaweed in sweet vinegar.
!2 cucumbers, thinly sliced ; 1/2 tsp salt ; !5 g wakame ; !4 tbsp rice vinegar ; 1 1/2 tbsp sugar ; 1 tsp soy sauce ; 1 tbsp sesame seeds
- Toss the cucumbers with the salt, leave for 10 minutes and squeeze out the water.
- Meanwhile, soak the wakame in cold water for 5 minutes, drain and chop.
- Stir the rice vinegar with the sugar and soy sauce until dissolved. Toss with the cucumbers and wakame and scatter with the sesame seeds.
= Zosui ; zōsui, japanese rice soup, ojiya, japanese egg and rice soup
rice ; japanese ; dinner breakfast ; 2 ; 10+15 ; stove
Cooked rice simmered in dashi and bound with egg.
!300 g cooked rice ; !700 ml dashi / vegetable stock ; *150 g chicken breast fillets, in small strips / firm tofu, diced ; 1 carrot, in thin sticks ; 100 g shiitake mushrooms, sliced ; 1 tbsp soy sauce ; 1 tbsp mirin ; 1/4 tsp salt ; !2 eggs, beaten ; 2 spring onions, sliced
- Bring the dashi to a simmer with the soy sauce, mirin and salt. Add the chicken, carrot and shiitake mushrooms and simmer for 6 minutes<, until the chicken is cooked through|>.
- Rinse the rice under cold water, stir it in and simmer for 4 minutes, until very hot.
- Pour in the eggs in a thin stream, cover and cook for 2 minutes, until they are set. Scatter with the spring onions.
= Ochazuke ; chazuke, japanese tea over rice, green tea rice, salmon ochazuke
rice ; japanese ; breakfast lunch ; 2 ; 10+10 ; stove
Hot rice with salmon and nori under green tea.
!400 g cooked rice, hot ; !*200 g salmon fillets / smoked tofu, sliced ; 1 tsp sunflower oil ; 1/4 tsp salt ; !5 g green tea ; 500 ml water, hot ; 1 tsp soy sauce ; ?1 sheet nori, in strips ; 2 tsp sesame seeds ; 1 spring onion, sliced ; ?1 tsp wasabi
- Salt the salmon and fry it in the sunflower oil for 3 minutes on each side<, until it flakes|>. Break it up.
- Steep the green tea in the hot water for 2 minutes and strain. Stir in the soy sauce.
- Put the rice into {2} bowls, lay the salmon on top and pour over the tea. Scatter with the nori, sesame seeds and spring onion[ and serve with the wasabi].
= Okayu ; japanese rice porridge, kayu, japanese congee
rice ; japanese ; breakfast dinner ; 2 ; 5+45 rest 20 ; stove
Plain, soft rice porridge, the food of sick days.
!100 g sushi rice, rinsed ; 900 ml water ; 1/2 tsp salt ; ?1 umeboshi ; 1 spring onion, finely sliced ; 1 tsp sesame seeds
- Soak the rice in the water in a heavy pot for 20 minutes.
- Bring to the boil, stir once, cover with the lid ajar and simmer over the lowest heat for 40 minutes, until thick and soft. Stir in the salt.
- Ladle into bowls[ and top with the umeboshi]. Scatter with the spring onion and sesame seeds.
= Yosenabe ; nabe, nabemono, japanese hot pot, nabe hot pot, chicken nabe
soup ; japanese ; dinner ; 4 ; 25+20 ; stove
Chicken, cabbage, tofu and mushrooms simmered in dashi at the table.
!1.2 l dashi / vegetable stock ; 4 tbsp soy sauce ; 3 tbsp mirin ; 2 tbsp sake ; !*400 g chicken thigh fillets, in small pieces / cod fillets, in pieces / smoked tofu, in pieces ; 300 g firm tofu, in cubes ; !400 g Chinese cabbage, in pieces ; 200 g shiitake mushrooms, halved ; 1 carrot, thinly sliced ; 1 leek, sliced ; 100 g glass noodles ; 2 spring onions, sliced
- Soak the glass noodles in hot water for 5 minutes and drain.
- Bring the dashi, soy sauce, mirin and sake to a simmer in a wide pot. Add the chicken, carrot and leek and simmer for 8 minutes<, until the chicken is cooked through|>.
- Add the Chinese cabbage, shiitake mushrooms and firm tofu and simmer for 5 minutes, then the glass noodles for 2 minutes. Scatter with the spring onions.
= Chanko Nabe ; chankonabe, sumo stew, sumo wrestler stew
soup ; japanese ; dinner ; 4 ; 30+30 ; stove
The sumo wrestlers' pot of chicken balls, cabbage and tofu in miso broth.
!*400 g minced chicken ; 1 egg, beaten ; 1 tbsp cornflour ; !1 tbsp ginger, grated ; 1.5 l chicken stock ; !4 tbsp miso paste ; 2 tbsp mirin ; 2 tbsp soy sauce ; 300 g daikon, thinly sliced ; 2 carrots, thinly sliced ; 400 g Chinese cabbage, in pieces ; 150 g shiitake mushrooms, halved ; 250 g silken tofu, in cubes ; 250 g udon noodles, cooked ; 3 spring onions, sliced
- Work the minced chicken with the egg, cornflour, ginger and half of the soy sauce until sticky.
- Bring the chicken stock, mirin and the rest of the soy sauce to a simmer. Add the daikon and carrots and simmer for 8 minutes. Drop in spoonfuls of the mixture and simmer for 8 minutes<, until the meatballs are cooked through|>.
- Add the Chinese cabbage, shiitake mushrooms and silken tofu and simmer for 5 minutes. Stir in the miso paste, loosened with a little broth.
- Add the udon noodles, heat for 3 minutes and scatter with the spring onions.
= Shabu-Shabu ; shabu shabu, japanese beef hot pot
soup ; japanese ; dinner ; 4 ; 30+15 ; stove
Paper-thin beef swirled in hot kombu broth and dipped in sesame sauce.
!10 g kombu / dried shiitake mushrooms ; 1.5 l water ; !*600 g beef fillet, very thinly sliced / firm tofu, sliced ; 400 g Chinese cabbage, in pieces ; 200 g shiitake mushrooms ; 300 g silken tofu, in cubes ; 1 leek, sliced ; !4 tbsp tahini ; 4 tbsp soy sauce ; 2 tbsp rice vinegar ; 1 tbsp sugar ; 300 g cooked rice, hot
- Soak the kombu in the water in a wide pot for 20 minutes, heat it slowly and lift out the kombu just before it boils.
- Stir the tahini with the soy sauce, rice vinegar, sugar and a few spoonfuls of the broth to a dipping sauce.
- Lay out the beef on a cold plate. Simmer the Chinese cabbage, leek, shiitake mushrooms and silken tofu in the broth for 6 minutes.
- At the table, swirl the beef in the simmering broth a few slices at a time for 1 minute<, until no pink is left|>, and eat it with the sauce and rice.
= Tempura Donburi ; ten don, tempura rice bowl, tempura don, prawn tempura bowl
rice ; japanese ; dinner lunch ; 2 ; 25+30 ; stove
Crisp tempura on hot rice, under a sweet soy sauce.
!160 g sushi rice, rinsed ; !*200 g raw prawns, peeled / firm tofu, in slices ; 1 small sweet potato, thinly sliced ; 1/2 aubergine, sliced ; !100 g plain flour ; 30 g cornflour ; 180 ml sparkling water, ice-cold ; 400 ml sunflower oil ; 100 ml dashi / vegetable stock ; 3 tbsp soy sauce ; 3 tbsp mirin ; 2 tsp sugar
- Cook the rice in twice its volume of water, covered, for 14 minutes and leave for 10 minutes.
- Simmer the dashi, soy sauce, mirin and sugar for 5 minutes.
- Stir the flour and cornflour into the sparkling water with a few strokes, leaving lumps. Dip the sweet potato and aubergine and fry in the hot sunflower oil for 4 minutes, then dip the prawns and fry for 3 minutes<, until pink inside the crisp batter|>. Drain.
- Put the rice into bowls, lay the tempura on top and spoon over the sauce.
= Unadon ; unagi don, unaju, japanese eel rice bowl, eel rice bowl, grilled eel on rice
rice ; japanese ; dinner lunch ; 2 ; 15+30 ; stove grill
Grilled eel, lacquered with sweet soy sauce, on rice.
!160 g sushi rice, rinsed ; !*300 g smoked eel, skinned / firm tofu, in slices ; !4 tbsp soy sauce ; !4 tbsp mirin ; 2 tbsp sake ; 2 tbsp sugar ; 1/4 tsp ground Sichuan pepper / black pepper ; ?1 sheet nori, in strips
- Cook the rice in twice its volume of water, covered, for 14 minutes and leave for 10 minutes.
- Simmer the soy sauce, mirin, sake and sugar for 8 minutes, until syrupy.
- Brush the eel with the sauce and grill it under high heat for 6 minutes, brushing twice, until glossy and hot.
- Lay it on the rice, spoon over the rest of the sauce and scatter with the Sichuan pepper[ and nori].
= Chirashi Sushi ; chirashi, chirashizushi, scattered sushi, chirashi bowl
rice ; japanese ; dinner lunch ; 4 ; 35+30 ; stove
Seasoned rice strewn with prawns, egg ribbons, smoked salmon and cucumber.
!320 g sushi rice, rinsed ; !5 tbsp rice vinegar ; 2 tbsp sugar ; 1 tsp salt ; !*200 g cooked prawns, peeled / smoked tofu, diced ; 150 g smoked salmon, in strips / 1 avocado, sliced ; 3 eggs, beaten ; 1 tsp sunflower oil ; 1 cucumber, diced ; 1 carrot, in thin sticks ; ?1 sheet nori, in strips ; 1 tbsp sesame seeds ; 2 tbsp soy sauce ; ?1 tsp wasabi
- Cook the rice in twice its volume of water, covered, for 14 minutes and leave for 10 minutes. Warm the rice vinegar with the sugar and salt, fold it through and cool to lukewarm.
- Fry the eggs in the sunflower oil as thin omelettes for 2 minutes on each side, until set, roll them up and cut into ribbons. Boil the carrot for 2 minutes and drain.
- Spread out the rice and scatter over the prawns, smoked salmon, egg ribbons, cucumber, carrot, nori and sesame seeds. Serve with the soy sauce[ and wasabi].
= Temaki ; temaki sushi, hand rolls, sushi hand rolls, temakizushi, hand roll sushi
rice ; japanese ; dinner lunch ; 4 ; 35+20 ; stove
Cones of nori that everybody fills at the table.
!300 g sushi rice, rinsed ; !4 tbsp rice vinegar ; 2 tbsp sugar ; 1 tsp salt ; !10 sheets nori, halved ; *200 g canned tuna, drained / cooked prawns / smoked tofu, in sticks ; 3 tbsp mayonnaise ; 1 avocado, sliced ; 1 cucumber, in sticks ; 1 carrot, in thin sticks ; 4 tbsp soy sauce ; ?1 tsp wasabi ; 1 tbsp sesame seeds
- Cook the rice in twice its volume of water, covered, for 14 minutes and leave for 10 minutes. Fold in the rice vinegar, sugar and salt and cool to lukewarm.
- Mix the tuna with the mayonnaise and set everything on the table.
- Lay a spoonful of rice on one corner of a piece of nori, add the tuna, avocado, cucumber and carrot, sprinkle with the sesame seeds and roll into a cone. Dip into the soy sauce[ with the wasabi].
= Inari Sushi ; inari, inarizushi, tofu pocket sushi, inari pockets
rice ; japanese ; lunch snacks ; 4 ; 30+35 ; stove
Sweetly braised pouches of fried tofu, filled with sushi rice.
!*160 g fried tofu, in pouches, halved ; 250 ml dashi / vegetable stock ; 3 tbsp soy sauce ; 3 tbsp sugar ; 2 tbsp mirin ; !250 g sushi rice, rinsed ; !3 tbsp rice vinegar ; 1/2 tsp salt ; 1 tbsp sesame seeds
- Pour boiling water over the tofu, drain and squeeze. Simmer them in the dashi with the soy sauce, mirin and two thirds of the sugar for 15 minutes, until the liquid is nearly gone. Cool.
- Meanwhile, cook the rice in twice its volume of water, covered, for 14 minutes and leave for 10 minutes. Fold in the rice vinegar, salt, sesame seeds and the rest of the sugar.
- Open the tofu pouches, fill them with the rice and fold the edges over.
= Tsukemen ; dipping ramen, japanese dipping noodles, ramen dipping noodles
noodles ; japanese ; dinner ; 4 ; 20+30 ; stove
Cold noodles, dipped into a strong, hot pork broth.
!500 g ramen noodles ; !*400 g pork tenderloin, thinly sliced / chicken thigh fillets, in small pieces / firm tofu, in slices ; 1 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !900 ml chicken stock ; 5 tbsp soy sauce ; 2 tbsp mirin ; 1 tbsp rice vinegar ; 1 tbsp sesame oil ; 4 eggs ; 4 spring onions, sliced ; ?2 sheets nori, in strips
- Boil the eggs for 9 minutes, cool, peel and halve.
- Fry the pork in the sunflower oil for 6 minutes<, until cooked through|>. Add the garlic and ginger for 1 minute, then the chicken stock, soy sauce and mirin, and simmer for 10 minutes. Stir in the rice vinegar and sesame oil.
- Boil the ramen noodles for 4 minutes, drain and rinse in cold water.
- Serve the noodles cold with the eggs[ and nori], and the broth hot with the spring onions, to dip.
= Castella ; kasutera, japanese sponge cake, japanese honey sponge cake, nagasaki castella
cake ; japanese ; dessert snacks ; 8 ; 25+50 ; oven
Fine, springy sponge of eggs, honey and strong flour.
!5 eggs ; 150 g sugar ; !4 tbsp honey ; 3 tbsp milk, warm ; !140 g strong bread flour
- Heat the oven to 160 °C (325 °F), or 145 °C (290 °F) with the fan on. Line a deep loaf tin with paper.
- Whisk the eggs with the sugar for 10 minutes, until pale and so thick that a ribbon stays on top. Whisk in the honey, stirred into the warm milk.
- Sift in the flour in three parts and whisk slowly until smooth. Pour into the tin and knock it on the table to break the bubbles.
- Bake for 48 minutes, until a skewer comes out clean. Turn out, wrap while warm and leave for 2 hours before slicing.
= Melon Pan ; melonpan, japanese melon bread, melon bread
bread ; japanese ; breakfast snacks ; 8 ; 50+16 rest 100 ; oven
Soft rolls under a scored, crisp biscuit crust.
!300 g strong bread flour ; 7 g dried yeast ; 110 g sugar ; 1/2 tsp salt ; 150 ml milk, warm ; 2 eggs, beaten separately ; 90 g butter, soft ; !150 g plain flour ; 1/2 tsp baking powder ; 1/2 tsp vanilla extract
- Knead the bread flour, yeast, salt, milk, one egg and a third of the sugar for 8 minutes, work in a third of the butter and knead for 5 minutes. Cover and let it rise for 60 minutes.
- Beat the rest of the butter with the rest of the sugar, keeping back a spoonful, then the other egg and vanilla extract. Stir in the plain flour and baking powder and chill for 30 minutes.
- Shape the dough into {8} balls. Roll the biscuit dough into {8} rounds, lay one over each ball, dip the top into the last of the sugar and score it in a grid. Let them rise for 40 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 15 minutes, until pale gold.
= Anmitsu ; japanese agar jelly with fruit, japanese jelly dessert, mitsumame
pudding ; japanese ; dessert ; 4 ; 20+8 rest 60 ; stove
Cubes of clear agar jelly with sweet red beans, fruit and dark syrup.
!5 g agar-agar ; 500 ml water ; 100 g brown sugar ; 100 ml water, for the syrup ; !200 g red bean paste ; 200 g strawberries, halved ; 2 kiwis, sliced ; 1 orange, in segments ; ?200 ml vanilla ice cream
- Stir the agar-agar into the larger amount of water, simmer for 3 minutes, pour into a flat dish and chill for 60 minutes, until firm. Cut into cubes.
- Simmer the brown sugar with the water for the syrup for 4 minutes and cool.
- Divide the jelly between {4} bowls, add the strawberries, kiwis, orange and red bean paste[, then the vanilla ice cream]. Pour over the syrup.
= Kake Soba ; soba, soba noodle soup, soba soup, toshikoshi soba, hot soba, soba noodles in broth
noodles ; japanese ; dinner lunch ; 2 ; 10+15 ; stove
Buckwheat noodles in hot, clear dashi.
!200 g soba noodles ; !800 ml dashi / vegetable stock ; 3 tbsp soy sauce ; 2 tbsp mirin ; 1 tsp sugar ; !3 spring onions, sliced ; 100 g spinach ; ?1 sheet nori, in strips ; 1/4 tsp chilli flakes
- Bring the dashi with the soy sauce, mirin and sugar to a simmer and keep it hot for 5 minutes.
- Boil the soba noodles for 5 minutes, adding the spinach for the last half minute. Drain and rinse off the starch.
- Put the soba noodles and spinach into bowls, pour over the hot broth and scatter with the spring onions, nori and chilli flakes.
= Samgyeopsal ; samgyeopsal gui, korean pork belly, korean bbq pork belly, korean grilled pork belly
fry ; korean ; dinner ; 4 ; 25+40 ; stove
Slices of pork belly, fried at the table and eaten in lettuce leaves.
!*800 g pork belly, thinly sliced / 600 g firm tofu, in slices ; 2 tbsp sesame oil ; 1 tsp salt ; 1/2 tsp black pepper ; !3 tbsp gochujang ; 2 tbsp miso paste ; 1 tbsp honey / sugar ; 8 cloves garlic, sliced ; 2 lettuces, in leaves ; 200 g kimchi ; 2 green chillies, sliced ; 3 spring onions, in strips ; 500 g cooked rice, hot
- Stir the gochujang with the miso paste, honey and half of the sesame oil.
- Fry the pork belly in batches in a hot, dry pan for 9 minutes, turning, until brown, crisp at the edges< and cooked through|>. Fry the garlic and kimchi beside it for the last 3 minutes.
- Season with the salt and black pepper and sprinkle with the rest of the sesame oil.
- Wrap in the lettuce leaves with the rice, sauce, kimchi, green chillies and spring onions.
= Bossam ; korean boiled pork, korean pork wraps, bo ssam
stew ; korean ; dinner ; 6 ; 20+95 ; stove
Pork boiled tender and wrapped in cabbage with kimchi.
!*1500 g pork belly, in two pieces ; 2.5 l water ; 1 onion, halved ; 8 cloves garlic ; 1 thumb ginger, sliced ; !2 tbsp miso paste ; 2 tbsp soy sauce ; 1 tsp black peppercorns ; !1 Chinese cabbage, in leaves ; 1 tsp salt ; 300 g kimchi ; 3 tbsp gochujang ; 1 tbsp sesame oil ; 2 spring onions, sliced
- Bring the water to the boil with the onion, garlic, ginger, miso paste, soy sauce and peppercorns. Add the pork belly and simmer, covered, for 85 minutes, until a skewer goes in easily.
- Meanwhile, toss the Chinese cabbage with the salt, leave for 30 minutes, rinse and squeeze. Stir the gochujang with the sesame oil and spring onions.
- Rest the pork for 10 minutes, slice it and wrap in the cabbage with the kimchi and sauce.
= Dakdoritang ; dakbokkeumtang, dak bokkeum tang, korean spicy chicken stew, korean braised chicken, spicy korean chicken stew
stew ; korean ; dinner ; 4 ; 20+50 ; stove
Chicken and potatoes stewed in a red chilli sauce.
!*1000 g chicken thighs / 600 g firm tofu, in thick slices ; !3 tbsp gochujang ; 1 tbsp gochugaru ; 4 tbsp soy sauce ; 1 tbsp sugar ; 5 cloves garlic, crushed ; 1 tbsp ginger, grated ; !500 g waxy potatoes, in chunks ; 2 carrots, in chunks ; 1 onion, in wedges ; 500 ml water ; 1 tbsp sesame oil ; 3 spring onions, sliced
- Stir the gochujang with the gochugaru, soy sauce, sugar, garlic and ginger.
- Put the chicken, water and sauce into a wide pot, bring to the boil and simmer, covered, for 15 minutes. Add the potatoes, carrots and onion and simmer for 25 minutes, until tender< and the chicken is cooked through to the bone|>.
- Uncover and boil for 5 minutes, until thick. Stir in the sesame oil and scatter with the spring onions.
= Galbitang ; galbi tang, korean short rib soup, korean beef rib soup
soup ; korean ; dinner ; 4 ; 25+135 ; stove
Clear soup of beef short ribs, daikon and glass noodles.
!*1200 g beef short ribs, in pieces ; 2.5 l water ; !500 g daikon, in thick slices ; 1 onion, halved ; 8 cloves garlic ; 20 g ginger, sliced ; 3 tbsp soy sauce ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 100 g glass noodles ; 3 spring onions, sliced ; 400 g cooked rice, hot
- Cover the short ribs with cold water, boil for 5 minutes, drain and rinse.
- Simmer them in the water with the onion, garlic and ginger, covered, for 90 minutes, skimming. Add the daikon and simmer for 30 minutes, until the meat leaves the bone.
- Lift out the onion and ginger. Season with the soy sauce, salt and black pepper, add the glass noodles and simmer for 6 minutes. Scatter with the spring onions and serve with the rice.
= Yukgaejang ; korean spicy beef soup, spicy beef soup korean, yuk gae jang
soup ; korean ; dinner ; 4 ; 25+120 ; stove
Fiery soup of shredded beef, bean sprouts and leek.
!*600 g stewing beef, in two pieces / 400 g oyster mushrooms, torn ; 2 l water ; !3 tbsp gochugaru ; 2 tbsp sesame oil ; 5 cloves garlic, crushed ; 3 tbsp soy sauce ; 2 leeks, in strips ; 200 g shiitake mushrooms, sliced ; !250 g bean sprouts ; ?2 eggs, beaten ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 400 g cooked rice, hot
- Simmer the beef in the water, covered, for 85 minutes, until it can be pulled apart. Lift out and shred, keeping the broth.
- Warm the gochugaru and garlic in the sesame oil for 1 minute. Stir in the beef and soy sauce, add the broth, leeks, shiitake mushrooms, salt and black pepper and simmer for 20 minutes.
- Add the bean sprouts and simmer for 6 minutes. [Pour in the eggs and let them set for 2 minutes. ]Serve with the rice.
= Mul Naengmyeon ; naengmyeon, korean cold buckwheat noodles, cold noodle soup korean, mulnaengmyeon
noodles ; korean ; lunch dinner ; 4 ; 30+20 rest 60 ; stove
Buckwheat noodles in an icy, sharp broth with egg, pear and cucumber.
!400 g soba noodles ; !1.2 l beef stock / vegetable stock, cold ; 4 tbsp rice vinegar ; 2 tbsp sugar ; 2 tbsp soy sauce ; 2 tsp mustard ; 1 cucumber, in thin sticks ; 200 g daikon, in thin slices ; 1 pear, thinly sliced ; 1/2 tsp salt ; 4 eggs ; 2 tsp sesame seeds
- Stir the beef stock with half of the rice vinegar, half of the sugar and the soy sauce and freeze for 60 minutes, until slushy at the edges.
- Toss the cucumber and daikon with the salt and the rest of the rice vinegar and sugar. Boil the eggs for 10 minutes, peel and halve.
- Boil the soba noodles for 5 minutes, drain and rub them clean in ice-cold water.
- Pile them into {4} bowls with the daikon, cucumber, pear and eggs, pour over the cold broth and add the sesame seeds and mustard.
= Jjamppong ; jjambbong, korean spicy seafood noodle soup, champon korean, jjampong
noodles ; korean ; dinner ; 4 ; 25+25 ; stove
Wheat noodles and seafood in a smoky red broth.
!*300 g raw prawns, peeled / firm tofu, diced ; 200 g squid, in rings / raw prawns / firm tofu ; 3 tbsp sunflower oil ; !3 tbsp gochugaru ; 5 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 onion, sliced ; 1 carrot, in thin sticks ; 300 g white cabbage, in pieces ; 1.5 l chicken stock ; 3 tbsp soy sauce ; 1/2 tsp salt ; !400 g udon noodles ; 3 spring onions, sliced
- Fry the onion, carrot and white cabbage in the sunflower oil over high heat for 4 minutes. Stir in the garlic, ginger and gochugaru for 1 minute.
- Pour in the chicken stock, soy sauce and salt and simmer for 8 minutes. Add the prawns and squid and simmer for 3 minutes<, until the prawns are pink|>.
- Meanwhile, boil the udon noodles for 8 minutes and drain. Ladle the soup over them and scatter with the spring onions.
= Kalguksu ; korean knife-cut noodles, knife cut noodle soup, chicken kalguksu, dak kalguksu
noodles ; korean ; dinner lunch ; 4 ; 40+45 rest 30 ; stove
Hand-cut noodles in a plain chicken broth with courgette.
!400 g plain flour ; 200 ml water ; 1 tbsp sunflower oil ; 1 1/2 tsp salt ; !*600 g chicken thigh fillets / 400 g firm tofu, diced ; !1.8 l chicken stock ; 6 cloves garlic, crushed ; 1 courgette, in thin sticks ; 1 carrot, in thin sticks ; 1 onion, sliced ; 2 tbsp soy sauce ; 2 spring onions, sliced ; 1/4 tsp black pepper
- Knead the flour, water, sunflower oil and a third of the salt to a stiff dough for 8 minutes. Rest for 30 minutes.
- Simmer the chicken in the chicken stock with the garlic for 22 minutes<, until cooked through|>. Lift out and <shred|cut up>.
- Roll out the dough thinly, dust with flour, fold and cut into thin strips.
- Shake off the flour and boil the strips with the carrot, onion and courgette in the stock for 6 minutes, until tender. Add the chicken, soy sauce, the rest of the salt and the black pepper, heat for 2 minutes and scatter with the spring onions.
= Mandu ; korean dumplings, kimchi mandu, gun mandu, yaki mandu, mandoo
dumpling ; korean ; dinner snacks ; 4 ; 50+25 ; stove
Half-moon dumplings of pork, tofu and kimchi.
!40 dumpling wrappers ; !*300 g minced pork / minced beef / chestnut mushrooms, very finely chopped ; !200 g firm tofu, squeezed dry and crumbled ; 150 g kimchi, squeezed and chopped / sauerkraut, squeezed and chopped ; 60 g glass noodles ; 3 spring onions, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp soy sauce ; 1 tbsp sesame oil ; 2 tbsp sunflower oil ; 120 ml water ; 2 tbsp rice vinegar
- Soak the glass noodles in boiling water for 6 minutes, drain and chop. Mix with the minced pork, firm tofu, kimchi, spring onions, garlic, ginger, sesame oil and a third of the soy sauce.
- Put a teaspoon of the filling on each wrapper, wet the rim, fold and press it shut.
- Fry in the sunflower oil in batches for 3 minutes, add some of the water, cover and steam for 7 minutes<, until the meat is cooked through|>. Uncover and let the bases crisp for 1 minute.
- Stir the rest of the soy sauce with the rice vinegar and serve it to dip.
= Bindaetteok ; korean mung bean pancakes, mung bean pancakes, nokdujeon, bindaeddeok
griddle ; korean ; lunch snacks ; 4 ; 25+30 rest 240 ; stove blender
Crisp pancakes of ground mung beans with kimchi and pork.
!250 g split mung beans ; 150 ml water ; *150 g minced pork / shiitake mushrooms, finely chopped ; 150 g kimchi, chopped / sauerkraut, squeezed and chopped ; 100 g bean sprouts ; 3 spring onions, chopped ; 1 tsp salt ; 6 tbsp sunflower oil ; 3 tbsp soy sauce ; 1 tbsp rice vinegar
- Soak the mung beans in plenty of cold water for 4 hours and drain. Blend with the water and salt to a thick batter.
- Stir in the minced pork, kimchi, bean sprouts and spring onions.
- Fry ladlefuls in the sunflower oil in batches over medium heat for 4 minutes on each side, until deep golden< and the meat is cooked through|>.
- Stir the soy sauce with the rice vinegar and serve it to dip.
= Gamjatang ; korean pork bone soup, korean pork rib and potato soup, pork backbone stew
soup ; korean ; dinner ; 4 ; 25+115 ; stove
Spicy soup of meaty pork bones and potatoes.
!*1200 g pork ribs, in pieces ; 2 l water ; 40 g ginger, sliced ; !600 g waxy potatoes, halved ; 3 tbsp miso paste ; 2 tbsp gochujang ; 2 tbsp gochugaru ; 6 cloves garlic, crushed ; 2 tbsp soy sauce ; 300 g Chinese cabbage, in pieces ; 3 spring onions, sliced ; 2 tbsp sesame seeds, ground ; 400 g cooked rice, hot
- Cover the pork ribs with cold water, boil for 8 minutes, drain and rinse.
- Simmer them in the water with the ginger, covered, for 70 minutes.
- Stir in the miso paste, gochujang, gochugaru, garlic and soy sauce, add the potatoes and Chinese cabbage and simmer for 28 minutes, until the potatoes are soft and the meat falls from the bone.
- Stir in the sesame seeds and spring onions and serve with the rice.
= Kongguksu ; korean soy milk noodles, cold soy milk noodle soup, kong guksu
noodles ; korean ; lunch dinner ; 2 ; 15+6 ; stove blender
Wheat noodles in a cold, nutty broth of tofu and sesame.
!500 ml soy milk, unsweetened, cold ; !200 g silken tofu ; 2 tbsp sesame seeds, toasted ; 1 tbsp peanut butter / tahini ; 1 tsp salt ; !200 g egg noodles / udon noodles ; 1/2 cucumber, in thin sticks ; 1 tomato, in wedges
- Blend the soy milk with the silken tofu, sesame seeds, peanut butter and salt until smooth and chill.
- Boil the egg noodles for 5 minutes, drain and rinse in ice-cold water.
- Put the noodles into {2} bowls, pour over the cold broth and top with the cucumber and tomato.
= Patbingsu ; bingsu, korean shaved ice, bingsoo, patbingsoo, red bean bingsu
pudding ; korean ; dessert ; 4 ; 15+0 rest 300 ; none
Flakes of frozen milk under sweet red beans and fruit.
!600 ml milk / oat milk ; !150 g condensed milk / 100 g sugar ; !250 g red bean paste ; 200 g strawberries, sliced ; 1 banana, sliced ; 30 g almonds, chopped
- Stir the milk with most of the condensed milk, pour it flat into a freezer bag and freeze for 5 hours, until hard.
- Beat the bag with a rolling pin until the ice is as fine as snow, and heap it into {4} cold bowls.
- Top with the red bean paste, strawberries, banana and almonds, pour over the rest of the condensed milk and eat at once.
= Yakgwa ; korean honey cookies, korean honey pastry, yakwa
biscuit ; korean ; snacks dessert ; 8 ; 35+25 rest 120 ; stove
Fried biscuits of sesame oil and flour, soaked in ginger honey.
!250 g plain flour ; !4 tbsp sesame oil ; 1/4 tsp salt ; 1/2 tsp ground cinnamon ; !200 g honey ; 4 tbsp sake / 4 tbsp water ; 20 g ginger, sliced ; 100 ml water ; 500 ml sunflower oil ; 1 tbsp sesame seeds
- Rub the flour, salt and cinnamon with the sesame oil until sandy. Stir in half of the honey and the sake, press together without kneading and roll out 1 cm thick. Cut into squares and prick them.
- Simmer the rest of the honey with the ginger and water for 5 minutes and leave to cool.
- Fry the biscuits in the sunflower oil over low heat in batches for 8 minutes, turning, until deep brown. Drain.
- Soak them in the syrup for 2 hours, drain and sprinkle with the sesame seeds.
= Miyeokguk ; miyeok guk, korean seaweed soup, korean birthday soup, seaweed soup
soup ; korean ; breakfast dinner ; 4 ; 15+75 rest 20 ; stove
Seaweed and beef in a clear broth, eaten on birthdays.
!25 g wakame ; !*250 g stewing beef, in small pieces / 200 g firm tofu, diced ; 1 tbsp sesame oil ; 4 cloves garlic, crushed ; 2 tbsp soy sauce ; 1.8 l water ; 1 tsp salt ; 300 g cooked rice, hot
- Soak the wakame in cold water for 20 minutes, rinse, squeeze and chop.
- Fry the beef in the sesame oil for 4 minutes. Add the wakame, garlic and half of the soy sauce and fry for 3 minutes.
- Pour in the water and simmer, covered, for 65 minutes<, until the beef is tender|>. Season with the rest of the soy sauce and the salt and serve with the rice.
= Takoyaki ; octopus balls, japanese octopus balls, takoyaki balls
griddle ; japanese ; snacks lunch ; 4 ; 25+20 ; stove
Round batter puffs with octopus from a dimpled pan, under dark sauce and mayonnaise.
!150 g plain flour ; 1 tsp baking powder ; 2 eggs, beaten ; !450 ml dashi / vegetable stock ; 1 tbsp soy sauce ; !*200 g cooked octopus, in small pieces / cooked prawns, in small pieces / firm tofu, diced ; 4 spring onions, finely chopped ; 2 tbsp pickled ginger, chopped ; 3 tbsp sunflower oil ; 80 ml tonkatsu sauce / ketchup ; 60 g mayonnaise
- Whisk the flour, baking powder, eggs, dashi and soy sauce to a thin batter.
- Heat a takoyaki pan, or another pan with round dimples, brush it well with the sunflower oil and fill it to the brim. Drop a piece of octopus, some spring onions and pickled ginger into each hollow and cook over medium heat for 4 minutes.
- Turn the balls by a quarter with a skewer, tuck in the edges and cook for 5 minutes, turning, until round, golden and set inside. Repeat with the rest of the batter.
- Brush with the tonkatsu sauce and pipe on the mayonnaise.
= Kinpira ; kinpira renkon, carrot kinpira, japanese braised lotus root and carrot, kimpira
side ; japanese ; dinner lunch ; 4 ; 15+12 ; stove
Carrot and lotus root, fried crisp and glazed with soy sauce and chilli.
!250 g lotus root, thinly sliced / parsnips, in thin sticks ; !2 carrots, in thin sticks ; 1 tbsp sesame oil ; 1/2 tsp chilli flakes ; 2 tbsp soy sauce ; 2 tbsp mirin ; 1 tsp sugar ; 1 tbsp sesame seeds
- Keep the lotus root in cold water for 5 minutes, drain and pat dry.
- Fry it with the carrots and chilli flakes in the sesame oil over high heat for 4 minutes.
- Add the soy sauce, mirin and sugar and toss for 4 minutes, until the liquid is gone. Scatter with the sesame seeds.
= Songpyeon ; korean rice cakes chuseok, korean half moon rice cakes, chuseok rice cakes
pudding ; korean ; dessert snacks ; 6 ; 50+25 ; stove
Half-moon rice cakes of the harvest feast, filled with sesame and honey.
!250 g rice flour ; 50 g glutinous rice flour ; 190 ml water, boiling ; 1/4 tsp salt ; !80 g sesame seeds, toasted ; 3 tbsp honey / brown sugar ; 1 tbsp sesame oil
- Stir the rice flour, glutinous rice flour and salt with the boiling water, knead for 8 minutes, until smooth, and cover.
- Grind the sesame seeds coarsely and stir in the honey.
- Shape {24} small balls of the dough, press a hollow into each, add a little of the filling, close and shape to half-moons.
- Steam on oiled paper for 20 minutes, rinse with cold water and brush with the sesame oil.
`;
