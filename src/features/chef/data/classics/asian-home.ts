/** What is cooked at home from Korea to Vietnam; how the table is read: rules/classics/classic.ts. */
export const ASIAN_HOME = `
= Quick Ramen ; easy ramen, fast ramen, weeknight ramen, speedy ramen
noodles ; japanese ; dinner lunch ; 2 ; 8+14 ; stove
Noodles in a quick miso broth with chicken, greens and a soft egg.
!200 g ramen noodles ; !*200 g chicken breast fillets, thinly sliced / pork tenderloin, thinly sliced / firm tofu, diced / raw prawns, peeled / cooked chicken, torn into pieces / cooked turkey, torn into pieces ; ?2 eggs ; 900 ml chicken stock ; !2 tbsp miso ; 1 tbsp soy sauce ; 1 clove garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 tbsp sesame oil ; 150 g pak choi, quartered ; 2 spring onions, sliced ; ?1 tsp chilli oil
- Slice everything before you start.[ Boil the eggs for 7 minutes, cool them in cold water and peel.]
- Warm the garlic and ginger in the sesame oil for 1 minute. Add the chicken and fry for 4 minutes<, until cooked through with no pink left|, until hot>. Pour in the chicken stock and soy sauce and bring to the boil.
- Add the noodles and pak choi and boil for 3 minutes. Take off the heat and stir in the miso.
- Divide between bowls and top with the spring onions[, the halved eggs][ and the chilli oil].
= Peanut Noodles ; spicy peanut noodles, peanut butter noodles, noodles with peanut sauce, thai peanut noodles, satay noodles, peanut sauce noodles
noodles ; any ; dinner lunch ; 4 ; 12+8 ; stove
Noodles and crisp vegetables in a hot peanut sauce.
!300 g rice noodles / egg noodles ; !150 g peanut butter ; 4 tbsp soy sauce ; 3 tbsp lime juice ; 1 tbsp maple syrup ; 1 tsp chilli flakes ; 1 clove garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 tbsp sesame oil ; 150 ml warm water ; 2 carrots, in thin strips ; 1 red pepper, in thin strips ; 1/2 cucumber, in thin strips ; 3 spring onions, sliced ; 40 g peanuts, chopped
- Whisk the peanut butter with the soy sauce, lime juice, maple syrup, chilli flakes, garlic, ginger, sesame oil and warm water until smooth.
- Cook the rice noodles in boiling water for 5 minutes and drain.
- Warm the sauce in a wide pan for 2 minutes and toss with the noodles, carrots and red pepper.
- Top with the cucumber, spring onions and peanuts.
= Chilli Garlic Noodles ; spicy noodles, chili garlic noodles, garlic chilli noodles, hot noodles, chilli oil noodles, chili oil noodles, scharfe nudeln, nouilles epicees, fideos picantes, noodles piccanti
noodles ; chinese ; dinner lunch ; 2 ; 6+8 ; stove
Noodles in hot oil with garlic, chilli and soy sauce.
!200 g egg noodles / udon noodles / rice noodles ; 3 tbsp sunflower oil ; !4 cloves garlic, crushed ; !2 tsp chilli flakes ; 1 tbsp fresh ginger, grated ; 3 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tsp sugar ; 1 tbsp sesame oil ; 150 g pak choi, sliced ; 3 spring onions, sliced ; 1 tbsp sesame seeds
- Boil the egg noodles for 4 minutes, with the pak choi for the last minute, and drain.
- Meanwhile, warm the sunflower oil over medium heat and cook the garlic, ginger and chilli flakes for 1 minute, until fragrant but not brown. Take off the heat and stir in the soy sauce, rice vinegar, sugar and sesame oil.
- Toss the noodles and pak choi in the sauce for 1 minute over the heat.
- Scatter with the spring onions and sesame seeds.
= Sesame Noodles ; cold sesame noodles, chinese sesame noodles, sesame soba noodles
noodles ; chinese ; lunch dinner ; 4 ; 12+7 ; stove
Cool noodles in a sauce of sesame paste and soy sauce.
!300 g egg noodles / soba noodles ; !80 g tahini ; 3 tbsp soy sauce ; 2 tbsp rice vinegar ; 1 tbsp brown sugar ; !1 tbsp sesame oil ; 1 clove garlic, crushed ; 1 tsp chilli oil ; 4 tbsp warm water ; 1 cucumber, in thin strips ; 3 spring onions, sliced ; 1 tbsp sesame seeds
- Boil the egg noodles for 5 minutes, drain and rinse under cold water.
- Whisk the tahini with the soy sauce, rice vinegar, brown sugar, sesame oil, garlic, chilli oil and warm water.
- Toss with the noodles, cucumber and most of the spring onions.
- Scatter with the sesame seeds and the rest of the spring onions.
= Soba Noodle Salad ; soba salad, cold soba noodle salad, japanese noodle salad, sesame soba salad, buckwheat noodle salad, sobanudelsalat, soba nudelsalat, salade de nouilles soba, salade de soba, ensalada de soba
salad ; japanese ; lunch dinner ; 4 ; 20+8 ; stove
Cold soba noodles with crisp vegetables in a sesame and ginger dressing.
!300 g soba noodles ; 150 g edamame, frozen ; 2 carrots, in fine strips ; 1 cucumber, in fine strips ; 150 g red cabbage, finely shredded ; 4 spring onions, sliced ; !4 tbsp soy sauce ; 2 tbsp rice vinegar ; !2 tbsp sesame oil ; 1 tbsp lime juice ; 2 tsp honey ; 1 tbsp ginger, grated ; 2 tbsp sesame seeds, toasted
- Boil the soba noodles in plenty of water for 5 minutes, adding the edamame for the last 3 minutes. Drain, rinse under cold water with your hands until quite cold, and drain well.
- Whisk the soy sauce with the rice vinegar, sesame oil, lime juice, honey and ginger; it needs no other salt.
- Toss the soba noodles and edamame with the dressing, carrots, cucumber, red cabbage and spring onions, and scatter with the sesame seeds.
= Zaru Soba ; zarusoba, cold soba noodles, cold soba, soba noodles with dipping sauce, soba with dipping sauce, mori soba, japanese cold noodles, kalte sobanudeln, soba froides
noodles ; japanese ; lunch dinner ; 2 ; 15+10 ; stove
Chilled buckwheat noodles, dipped in a cold sauce of soy sauce, mirin and dashi.
!200 g soba noodles ; !250 ml dashi / vegetable stock ; !80 ml soy sauce ; !60 ml mirin ; 2 tsp sugar ; 2 spring onions, finely sliced ; 1 sheet nori, in fine strips / 1 tbsp sesame seeds, toasted ; 1 tsp wasabi / 2 tsp ginger, grated ; 80 g daikon, finely grated / radishes, finely grated
- Simmer the mirin with the sugar for 2 minutes, add the soy sauce and dashi and bring to the boil. Set the pan in cold water until the sauce is cold; it needs no salt.
- Boil the soba noodles for 5 minutes, until just tender. Drain, rub under cold running water until no starch is left, and drain well.
- Heap the soba noodles on {2} plates and scatter with the nori. Pour the sauce into small bowls.
- Serve with the spring onions, wasabi and daikon to stir into the sauce, and dip the soba noodles by the mouthful.
= Kimchi Stew ; kimchi jjigae, kimchi soup, kimchi chigae, kimchijjigae
stew ; korean ; dinner ; 4 ; 10+30 ; stove
Korean stew of old kimchi, pork and tofu.
!400 g kimchi, chopped ; !*300 g pork belly, thinly sliced / pork tenderloin, thinly sliced / canned tuna, drained / 250 g shiitake mushrooms, sliced ; 300 g firm tofu, sliced ; 1 onion, sliced ; 2 cloves garlic, crushed ; 1 tbsp sesame oil ; 1 tbsp gochujang ; 700 ml water ; 1 tbsp soy sauce ; 3 spring onions, sliced
- Fry the pork in the sesame oil for 6 minutes. Add the kimchi, onion and garlic and fry for 5 minutes.
- Stir in the gochujang, water and soy sauce and simmer for 15 minutes.
- Lay in the tofu and simmer for 4 minutes. Scatter with the spring onions.
= Soft Tofu Stew ; sundubu jjigae, soondubu, sundubu, soondubu jjigae, korean tofu stew
stew ; korean ; dinner ; 2 ; 10+15 ; stove
Hot Korean stew of silken tofu with an egg.
!400 g silken tofu ; ?*100 g minced pork / raw prawns, peeled ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp sesame oil ; !1 tbsp gochugaru ; 1 tbsp soy sauce ; 400 ml vegetable stock ; 100 g courgette, diced ; 2 eggs ; 2 spring onions, sliced
- Fry the onion and garlic in the sesame oil for 3 minutes.[ Add the pork and fry for 4 minutes.] Stir in the gochugaru.
- Pour in the vegetable stock and soy sauce, add the courgette and simmer for 5 minutes.
- Spoon in the silken tofu in large pieces and simmer for 2 minutes. Break in the eggs and cook for 4 minutes, until set.
- Scatter with the spring onions.
= Korean Pancake ; pajeon, korean scallion pancake, spring onion pancake, haemul pajeon, kimchi pancake, kimchijeon, jeon
griddle ; korean ; snacks dinner lunch ; 2 ; 12+12 ; stove
Crisp pancake full of spring onions, with a dipping sauce.
!2 bunches spring onions, in long pieces ; 120 g plain flour ; 30 g cornflour ; 1 egg ; 180 ml cold water ; 1 carrot, in thin strips ; 3 tbsp sunflower oil ; 2 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tsp sesame seeds ; 1/2 tsp salt
- Whisk the flour with the cornflour, salt, egg and cold water to a thin batter.
- Fold in the spring onions and carrot.
- Heat half of the sunflower oil in a wide pan, spread the batter in it and fry for 5 minutes, until golden below. Turn, add the rest of the oil and fry for 5 minutes.
- Mix the soy sauce with the rice vinegar and sesame seeds. Cut the pancake into squares and dip them.
= Kimbap ; gimbap, korean sushi rolls, korean rice rolls
rice ; korean ; lunch snacks ; 4 ; 35+18 ; stove
Rice rolled in seaweed with egg, carrot, spinach and pickle.
!300 g sushi rice ; 400 ml water ; !4 sheets nori ; 3 eggs, beaten ; 2 carrots, in thin strips ; 200 g spinach ; 1/2 cucumber, in thin strips ; 2 tbsp sesame oil ; 1 tbsp sunflower oil ; 3/4 tsp salt ; 1 tbsp sesame seeds
- Rinse the sushi rice and simmer it in the water, covered, for 15 minutes. Season with half of the salt and two thirds of the sesame oil and leave to cool.
- Meanwhile, fry the eggs in half of the sunflower oil as a thin omelette for 3 minutes and cut it into strips. Fry the carrots in the rest for 2 minutes. Wilt the spinach in boiling water for 30 seconds, squeeze it dry and season with the rest of the salt and sesame oil.
- Spread the rice on the nori, lay the eggs, carrots, spinach and cucumber across and roll up tightly.
- Scatter with the sesame seeds and cut into slices.
= Pork Tonkatsu ; tonkatsu, chicken katsu, panko pork, japanese pork cutlet
fry ; japanese ; dinner ; 4 ; 20+14 ; stove
Pork in crisp panko crumbs with a dark, fruity sauce.
!*600 g pork tenderloin, beaten flat / chicken breast fillets, beaten flat / 500 g firm tofu, sliced / 700 g aubergine, sliced ; 60 g plain flour ; 2 eggs, beaten ; !120 g panko breadcrumbs ; 150 ml sunflower oil ; 4 tbsp ketchup ; 2 tbsp Worcestershire sauce ; 1 tbsp soy sauce ; 1 tbsp sugar ; 300 g white cabbage, shredded ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the pork with the salt and black pepper. Turn it in the flour, then in the eggs, then in the panko.
- Fry it in the sunflower oil over medium heat for 4 minutes on each side, until golden<, with no pink left|>, and drain.
- Stir the ketchup with the Worcestershire sauce, soy sauce and sugar.
- Cut the cutlets into strips and serve with the sauce and the cabbage.
= Yakisoba ; japanese fried noodles, yaki soba, stir fried noodles, nouilles sautees, fideos salteados
noodles ; japanese ; dinner ; 4 ; 15+14 ; stove
Noodles fried with cabbage and pork in a sweet, dark sauce.
!400 g cooked egg noodles ; !*300 g pork tenderloin, in thin strips / chicken breast fillets, in thin strips / raw prawns, peeled / firm tofu, diced / sirloin steak, in thin strips ; !300 g white cabbage, shredded ; 2 carrots, in thin strips ; 1 onion, sliced ; 3 tbsp sunflower oil ; 3 tbsp Worcestershire sauce ; 2 tbsp soy sauce ; 1 tbsp ketchup ; 1 tbsp sugar ; 3 spring onions, sliced
- Mix the Worcestershire sauce with the soy sauce, ketchup and sugar.
- Fry the pork in half of the sunflower oil over high heat for 4 minutes<, until no pink is left|, until browned>, and lift out.
- Fry the onion, carrots and cabbage in the rest of the sunflower oil for 5 minutes.
- Add the egg noodles, pork and sauce and toss for 3 minutes. Scatter with the spring onions.
= Poke Bowl ; poke, salmon poke bowl, salmon bowl, tuna poke, ahi poke, poke bowl mit lachs
rice ; hawaiian ; lunch dinner ; 2 ; 20+15 ; stove
Rice with marinated raw fish, avocado, cucumber and edamame.
!150 g sushi rice ; 220 ml water ; !*250 g sushi-grade salmon, diced / sushi-grade tuna, diced / cooked prawns / firm tofu, diced ; 2 tbsp soy sauce ; 1 tbsp sesame oil ; 2 tsp rice vinegar ; 1 avocado, sliced ; 1/2 cucumber, sliced ; 100 g shelled edamame, cooked ; 1 carrot, in thin strips ; 2 tsp sesame seeds
- Rinse the sushi rice and simmer it in the water, covered, for 12 minutes. Leave for 5 minutes.
- Mix the soy sauce with the sesame oil and rice vinegar, and turn the salmon in most of it.
- Divide the rice between bowls and top with the salmon, avocado, cucumber, edamame and carrot.
- Drizzle with the rest of the sauce and scatter with the sesame seeds.
= Larb ; laab, laap, larb moo, thai larb, larb gai, minced pork salad, thai lettuce cups, lettuce cups, asian lettuce wraps
salad ; thai ; dinner starter ; 4 ; 15+10 ; stove
Warm, sharp salad of mince with herbs and toasted rice.
!*500 g minced pork / minced chicken / minced turkey / minced beef / 400 g firm tofu, crumbled ; 2 tbsp long-grain rice ; 1 shallot, thinly sliced ; !4 tbsp lime juice ; !2 tbsp fish sauce ; 1 tsp brown sugar ; 1 tsp chilli flakes ; 1 bunch mint ; 1 handful fresh coriander, chopped ; 1 tbsp sunflower oil ; 8 leaves lettuce
- Toast the long-grain rice in a dry pan for 9 minutes, until deep golden, and grind it in a mortar or blender.
- Meanwhile, fry the minced pork in the sunflower oil over high heat for 8 minutes<, until no pink is left|, until browned>. Take off the heat.
- Stir in the lime juice, fish sauce, brown sugar, chilli flakes, shallot, mint, coriander and most of the ground rice.
- Spoon into the lettuce and scatter with the rest of the rice.
= Pork and Cabbage Stir-Fry ; egg roll in a bowl, egg roll bowl, cabbage stir fry with mince, deconstructed egg roll, unstuffed egg roll, eggroll in a bowl, egg roll skillet, crack slaw, asian mince and cabbage
fry ; chinese ; dinner ; 4 ; 10+16 ; stove
Mince and cabbage stir-fried with ginger, soy sauce and sesame, without the wrapper.
!*500 g minced pork / minced turkey / minced beef / minced chicken / 400 g firm tofu, crumbled ; !600 g white cabbage, shredded ; 2 carrots, grated ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 tbsp sesame oil ; 3 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tsp chilli flakes ; 4 spring onions, sliced
- Fry the minced pork in the sesame oil over high heat for 7 minutes<, until no pink is left|, until browned>.
- Add the garlic and ginger for 1 minute, then the cabbage and carrots, and stir-fry for 6 minutes, until just tender.
- Stir in the soy sauce, rice vinegar and chilli flakes for 1 minute and scatter with the spring onions.
= Honey Garlic Chicken ; honey soy chicken, sticky honey chicken, honey garlic chicken thighs, garlic honey chicken, sticky chicken, honig knoblauch hahnchen
fry ; any ; dinner ; 4 ; 10+18 ; stove
Browned chicken in a sticky glaze of honey, garlic and soy sauce.
!*700 g chicken thigh fillets / 700 g salmon fillets / pork chops / 500 g firm tofu, sliced ; 1 tbsp sunflower oil ; 4 cloves garlic, crushed ; !80 g honey ; !3 tbsp soy sauce ; 1 tbsp cider vinegar ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 tbsp sesame seeds
- Season the chicken with the salt and black pepper and fry in the sunflower oil over medium-high heat for 6 minutes on each side<, until browned with no pink left inside|, until browned>.
- Stir the honey with the soy sauce, cider vinegar and garlic, pour it into the pan and simmer for 4 minutes, turning the chicken, until sticky.
- Scatter with the sesame seeds.
= Sesame Chicken ; chinese sesame chicken, sesame chicken takeaway, takeout sesame chicken, honey sesame chicken, crispy sesame chicken, sesame tofu, sesamhahnchen, sesam huhn, poulet au sesame, pollo al sesamo
fry ; chinese ; dinner ; 4 ; 20+20 ; stove
Crisp pieces of chicken in a sticky sauce of soy sauce, honey and sesame.
!*600 g chicken thigh fillets, in bite-size pieces / firm tofu, in 2 cm cubes / cauliflower, in small florets ; 1 egg, beaten / 60 ml soy milk ; !100 g cornflour ; 150 ml sunflower oil ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; !4 tbsp soy sauce ; !3 tbsp honey ; 2 tbsp rice vinegar ; 150 ml water ; !1 tbsp sesame oil ; !3 tbsp sesame seeds, toasted ; 2 spring onions, sliced ; 1/4 tsp salt
- Stir the soy sauce with the honey, rice vinegar, water and a spoonful of the cornflour.
- Season the chicken with the salt, turn it in the egg, then in the rest of the cornflour.
- Heat the sunflower oil in a wide pan and fry the chicken in two batches for <6 minutes each, turning, until crisp and cooked through, 74 °C (165 °F) inside|6 minutes each, turning, until crisp>. Drain on paper and pour off all but a spoonful of the oil.
- Stir the garlic and ginger in the pan for 30 seconds. Stir up the sauce, pour it in and simmer for 2 minutes, until thick. Toss the chicken in it with the sesame oil and most of the sesame seeds.
- Scatter with the spring onions and the rest of the sesame seeds. Serve, if you like, with rice.
= Singapore Noodles ; singapore rice noodles, curry noodles, singapore mei fun, singapore vermicelli
noodles ; chinese ; dinner ; 4 ; 20+12 ; stove
Thin rice noodles fried with curry powder, prawns, egg and vegetables.
!250 g rice noodles, thin ; !*250 g raw prawns, peeled / chicken breast fillets, in thin strips / pork tenderloin, in thin strips / firm tofu, diced ; 2 eggs, beaten ; 1 red pepper, in thin strips ; 150 g beansprouts ; 3 spring onions, sliced ; 2 cloves garlic, crushed ; !1 tbsp curry powder ; 3 tbsp soy sauce ; 3 tbsp sunflower oil ; 1 tbsp sesame oil
- Soak the rice noodles in hot water for 5 minutes and drain.
- Fry the eggs in a third of the sunflower oil for 1 minute, until set, and lift out. Fry the prawns in another third for 4 minutes, until cooked through, and lift out.
- Fry the red pepper and garlic in the rest of the sunflower oil for 2 minutes. Stir in the curry powder, then the noodles, soy sauce and sesame oil and toss for 2 minutes.
- Return the eggs and prawns with the beansprouts and spring onions and toss for 2 minutes.
= Mongolian Beef ; mongolian chicken, crispy beef, sticky beef stir fry
fry ; chinese ; dinner ; 4 ; 15+12 ; stove
Crisp strips of beef in a sweet soy sauce with spring onions.
!*600 g sirloin steak, in thin strips / chicken thigh fillets, in thin strips / pork tenderloin, in thin strips / 500 g firm tofu, in strips ; 40 g cornflour ; 4 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; !5 tbsp soy sauce ; !60 g brown sugar ; 100 ml water ; 1/2 tsp chilli flakes ; !1 bunch spring onions, in pieces
- Toss the steak in the cornflour. Fry it in the sunflower oil over high heat in two batches for 3 minutes each, until crisp, and lift out.
- Warm the garlic and ginger in the oil left in the pan for 1 minute. Add the soy sauce, brown sugar, water and chilli flakes and boil for 2 minutes, until syrupy.
- Return the steak with the spring onions and toss for 1 minute.
`;
