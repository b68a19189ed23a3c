/** Dishes from India by way of Burma and China to Korea by name; how the table is read: rules/classics/classic.ts. */
export const FROM_MADRAS_TO_SEOUL_BY_NAME = `
= Ohn No Khao Swe ; ohn khao swe, ohn no khauk swe, burmese coconut noodles, burmese chicken noodle curry, burmese coconut chicken noodles, burmese noodles
noodles ; burmese ; dinner lunch ; 4 ; 20+40 ; stove
Noodles in a chicken and coconut broth, thickened with chickpea flour.
!*500 g chicken thigh fillets, in strips / firm tofu, diced ; !400 ml canned coconut milk ; 2 onions, finely chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground turmeric ; 2 tsp sweet paprika ; 3 tbsp sunflower oil ; 1 l chicken stock ; !4 tbsp chickpea flour ; 2 tbsp fish sauce / soy sauce ; !300 g egg noodles / rice noodles ; 2 eggs ; 1 red onion, thinly sliced ; 1 lime, in wedges ; 1 tsp chilli flakes ; 1/2 tsp salt
- Cook the onions in the sunflower oil for 8 minutes. Stir in the garlic, ginger, turmeric and paprika for 1 minute, then the chicken for 4 minutes.
- Pour in the chicken stock and coconut milk and simmer for 12 minutes. Whisk the chickpea flour with a little cold water, stir it in with the fish sauce and salt and simmer for 8 minutes, until it coats a spoon.
- Meanwhile, boil the eggs for 9 minutes, peel and halve. Boil the egg noodles for 5 minutes and drain.
- Ladle the broth over the noodles and top with the eggs, red onion and chilli flakes. Serve with the lime.
= Burmese Chicken Curry ; kyethar hin, burmese curry, myanmar chicken curry
curry ; burmese ; dinner ; 4 ; 15+50 ; stove
Chicken in a mild, oily sauce of onion, turmeric and paprika.
!*800 g chicken thigh fillets, in pieces / firm tofu, diced ; !3 onions, finely chopped ; 5 cloves garlic, crushed ; 1 tbsp ginger, grated ; 5 tbsp sunflower oil ; 1 tsp ground turmeric ; 1 tbsp sweet paprika ; 1/2 tsp chilli flakes ; 200 g tomatoes, chopped ; 1 tbsp fish sauce / soy sauce ; 250 ml water ; 1 tsp garam masala ; 1 tsp salt ; 1 handful fresh coriander, chopped
- Fry the onions in the sunflower oil over medium heat for 14 minutes, until brown. Stir in the garlic, ginger, turmeric, paprika and chilli flakes for 1 minute.
- Add the chicken, turn it in the spices for 4 minutes, then add the tomatoes, fish sauce, water and salt. Cover and simmer for 22 minutes<, until the chicken is cooked through|>.
- Uncover, stir in the garam masala and simmer for 5 minutes, until the oil rises. Scatter with the fresh coriander.
= Lahpet Thoke ; laphet thoke, burmese tea leaf salad, burmese salad
salad ; burmese ; lunch dinner ; 4 ; 30+6 ; stove
Cabbage, tomato and crunchy nuts in a dressing of green tea leaves.
!15 g green tea ; 300 ml water, hot ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp peanut oil ; 3 tbsp lime juice ; 1 tbsp fish sauce / soy sauce ; 400 g white cabbage, finely shredded ; 200 g tomatoes, in wedges ; !80 g peanuts, roasted ; 3 tbsp sesame seeds ; 3 tbsp sunflower seeds ; 1 green chilli, sliced ; 1/2 tsp salt
- Steep the green tea in the hot water for 10 minutes, drain, rinse with cold water and squeeze. Steep once more, squeeze and chop finely.
- Stir the green tea with the garlic, ginger, half of the peanut oil, the lime juice, fish sauce and salt and leave for 10 minutes.
- Toast the sesame seeds and sunflower seeds in the rest of the peanut oil for 4 minutes.
- Toss the cabbage, tomatoes and chilli with the dressing and top with the peanuts and seeds.
= Thai Fried Rice ; khao pad, khao phat, thai fried rice with chicken, gebratener reis thai, riz frit thai
rice ; thai ; dinner lunch ; 4 ; 15+12 ; stove
Cold rice fried with egg, tomato and fish sauce.
!800 g cooked rice, cold / cooked brown rice, cold ; !*350 g chicken breast fillets, in small strips / raw prawns, peeled / firm tofu, diced / pork tenderloin, in small strips ; 3 eggs, beaten ; 4 cloves garlic, crushed ; 1 onion, sliced ; 200 g tomatoes, in wedges ; 100 g kale, shredded / pak choi, sliced ; 2 tbsp fish sauce / soy sauce ; 1 tbsp soy sauce ; 1 tsp sugar ; 4 tbsp sunflower oil ; 4 spring onions, sliced ; 1/2 cucumber, sliced ; 1 lime, in wedges
- Fry the garlic in the sunflower oil for 30 seconds, add the chicken and fry over high heat for 5 minutes<, until cooked through|>.
- Add the onion and kale for 2 minutes. Push aside, pour in the eggs and let them set, stirring.
- Add the rice, fish sauce, soy sauce and sugar and fry for 3 minutes, until hot all through. Toss in the tomatoes and spring onions.
- Serve with the cucumber and lime.
= Pineapple Fried Rice ; khao pad sapparot, thai pineapple fried rice, ananas reis, riz frit a l'ananas
rice ; thai ; dinner lunch ; 4 ; 15+12 ; stove
Fried rice with prawns, pineapple, cashews and curry powder.
!800 g cooked rice, cold ; !*300 g raw prawns, peeled / chicken breast fillets, in small strips / firm tofu, diced ; !300 g pineapple, in pieces ; 2 eggs, beaten ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 red pepper, diced ; 2 tsp curry powder ; 2 tbsp fish sauce / soy sauce ; 1 tbsp soy sauce ; 60 g cashews, toasted ; 4 tbsp sunflower oil ; 3 spring onions, sliced ; 1 lime, in wedges
- Fry the prawns in half of the sunflower oil over high heat for 4 minutes<, until pink and firm|>, and lift out.
- Fry the onion and red pepper in the rest of the oil for 3 minutes, then the garlic and curry powder for 30 seconds. Push aside and scramble the eggs beside them for 1 minute.
- Add the rice, fish sauce and soy sauce and fry for 3 minutes, until hot all through. Toss in the prawns, pineapple and cashews for 1 minute.
- Scatter with the spring onions and serve with the lime.
= Thai Cashew Chicken ; cashew chicken, chicken with cashew nuts, gai pad med mamuang, cashew nut chicken, hähnchen mit cashewkernen, haehnchen mit cashewnuessen, poulet aux noix de cajou, pollo con anacardos, pollo agli anacardi
fry ; thai ; dinner ; 4 ; 15+15 ; stove
Chicken and roasted cashews in a dark, sweet and salty sauce.
!*600 g chicken breast fillets, in strips / firm tofu, diced / raw prawns, peeled ; !120 g cashews ; 1 onion, in wedges ; 1 red pepper, in pieces ; 3 cloves garlic, crushed ; 1 dried red chilli / 1/2 tsp chilli flakes ; 2 tbsp oyster sauce / soy sauce ; 2 tbsp soy sauce ; 1 tbsp brown sugar ; 3 tbsp water ; 3 tbsp sunflower oil ; 4 spring onions, in pieces
- Fry the cashews in the sunflower oil over medium heat for 2 minutes, until golden, and lift out.
- Fry the chicken in the same oil over high heat for 6 minutes<, until cooked through|>. Add the onion, red pepper, garlic and chilli and fry for 4 minutes.
- Pour in the oyster sauce, soy sauce, brown sugar and water and toss for 1 minute. Stir in the cashews and spring onions.
= Thai Beef Salad ; yam nua, yum nua, nam tok, nam tok nua, beef nam tok, thailaendischer rindfleischsalat, salade de boeuf thai, salade thai au boeuf
salad ; thai ; dinner lunch ; 4 ; 20+8 ; stove
Sliced hot steak with lime, chilli, herbs and cucumber.
!*500 g sirloin steaks, at room temperature / firm tofu, sliced ; 1 tbsp sunflower oil ; !4 tbsp lime juice ; 3 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; 1 tsp chilli flakes ; 2 shallots, thinly sliced ; 1 cucumber, sliced ; 200 g cherry tomatoes, halved ; 1 handful mint ; 1 handful fresh coriander ; 120 g mixed salad leaves
- Pat the sirloin steaks dry and sear in the sunflower oil over high heat for 3 minutes on each side for medium rare, or longer to taste. Rest for 5 minutes and slice thinly.
- Stir the lime juice with the fish sauce, brown sugar and chilli flakes until dissolved.
- Toss the beef, shallots, cucumber, cherry tomatoes, mint, fresh coriander and salad leaves with the dressing and serve at once.
= Thai Yellow Curry ; yellow curry, gaeng kari, gaeng garee, yellow chicken curry, gelbes curry, gelbes thai curry, curry jaune
curry ; thai ; dinner ; 4 ; 15+35 ; stove
Mild curry of chicken and potatoes in coconut milk.
!*600 g chicken thigh fillets, in pieces / firm tofu, diced / 500 g pumpkin, diced ; !3 tbsp yellow curry paste ; !400 ml canned coconut milk ; 400 g waxy potatoes, diced ; 1 onion, in wedges ; 1 carrot, sliced ; 200 ml chicken stock ; 1 tbsp sunflower oil ; 1 tbsp fish sauce / soy sauce ; 2 tsp brown sugar ; 1 tbsp lime juice ; 1/4 tsp salt
- Fry the yellow curry paste in the sunflower oil with a spoonful of the coconut milk for 2 minutes. Add the chicken and turn it for 4 minutes.
- Pour in the rest of the coconut milk and the chicken stock, add the potatoes, onion, carrot and salt and simmer for 22 minutes, until the potatoes are tender< and the chicken is cooked through|>.
- Stir in the fish sauce, brown sugar and lime juice.
= Pad Prik King ; phat phrik khing, dry red curry, pad prik king pork
fry ; thai ; dinner ; 4 ; 12+14 ; stove
Pork and green beans in dry-fried red curry paste.
!*500 g pork tenderloin, thinly sliced / chicken breast fillets, in strips / firm tofu, diced ; !350 g green beans, in pieces ; !3 tbsp red curry paste ; 3 tbsp sunflower oil ; 2 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; 3 tbsp water ; 1 red pepper, in strips ; 4 kaffir lime leaves, finely sliced / 1 tsp lime zest
- Boil the green beans for 2 minutes and drain.
- Fry the red curry paste in the sunflower oil for 2 minutes. Add the pork and fry over high heat for 5 minutes<, until cooked through|>.
- Add the green beans, red pepper, fish sauce, brown sugar and water and toss for 3 minutes. Scatter with the kaffir lime leaves.
= Gai Yang ; thai grilled chicken, kai yang, isaan grilled chicken
roast ; thai ; dinner ; 4 ; 15+35 rest 120 ; grill
Chicken marinated with coriander, garlic and fish sauce and grilled.
!*1200 g chicken thighs / 700 g firm tofu, in thick slices ; 5 cloves garlic, crushed ; !1 bunch fresh coriander, roots and leaves chopped ; 3 tbsp fish sauce / soy sauce ; 1 tbsp soy sauce ; 2 tbsp brown sugar ; 1 tsp ground white pepper ; 2 tbsp sunflower oil ; 80 ml sweet chilli sauce ; 1 lime, in wedges
- Pound the garlic with the fresh coriander and stir in the fish sauce, soy sauce, brown sugar, white pepper and sunflower oil. Rub it into the chicken and chill for 2 hours.
- Grill over medium heat for 32 minutes, turning often<, until the juices run clear|>.
- Serve with the sweet chilli sauce and lime.
= Curry Laksa Noodles ; curry mee, kari mee, curry noodles malaysia, malaysian curry noodles
noodles ; malaysian ; dinner ; 4 ; 20+25 ; stove
Noodles in a hot coconut curry broth with prawns and fried tofu.
!400 ml canned coconut milk ; !4 tbsp red curry paste ; 2 tsp curry powder ; 900 ml chicken stock ; !*300 g raw prawns, peeled / chicken breast fillets, sliced / firm tofu, diced ; 200 g firm tofu, in cubes ; !300 g egg noodles / rice noodles ; 150 g bean sprouts ; 2 tbsp fish sauce / soy sauce ; 1 tbsp brown sugar ; 3 tbsp sunflower oil ; 1 lime, in wedges ; 1 handful mint
- Fry the tofu in half of the sunflower oil for 8 minutes, until golden, and lift out.
- Fry the red curry paste and curry powder in the rest of the oil for 2 minutes. Add the coconut milk, chicken stock, fish sauce and brown sugar and simmer for 8 minutes.
- Add the prawns and simmer for 4 minutes<, until pink and firm|>. Meanwhile, boil the egg noodles for 5 minutes, adding the bean sprouts for the last minute, and drain.
- Ladle the broth over the noodles, top with the tofu and mint and serve with the lime.
= Chilli Crab ; singapore chilli crab, chili crab, singapore chili crab
fry ; malaysian ; dinner ; 4 ; 20+18 ; stove
Crab in a thick, sweet and hot sauce of tomato and egg.
!*1500 g cooked crab, in pieces / 700 g raw prawns, in their shells ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 shallots, chopped ; !3 red chillies, chopped ; 3 tbsp sunflower oil ; !200 ml ketchup ; 2 tbsp sweet chilli sauce ; 2 tbsp soy sauce ; 300 ml water ; 1 tbsp cornflour ; 1 egg, beaten ; 2 tbsp lime juice ; 3 spring onions, sliced
- Fry the garlic, ginger, shallots and chillies in the sunflower oil for 3 minutes.
- Stir in the ketchup, sweet chilli sauce, soy sauce and water and bring to the boil. Add the crab, cover and simmer for 6 minutes, turning it, until hot all through.
- Stir the cornflour with a little cold water and simmer it in for 1 minute. Off the heat, stir in the egg until it sets in threads, and the lime juice. Scatter with the spring onions.
= Prawn Sambal ; sambal udang, sambal prawns, udang sambal, prawns in sambal
curry ; malaysian ; dinner ; 4 ; 15+20 ; stove
Prawns in a fried chilli paste, sour with tamarind.
!*600 g raw prawns, peeled / firm tofu, diced ; !4 tbsp sambal ; 4 shallots, chopped ; 4 cloves garlic, crushed ; 1 tbsp shrimp paste / 1 tbsp soy sauce ; 4 tbsp sunflower oil ; 1 onion, in rings ; !1 tbsp tamarind paste ; 1 tbsp brown sugar ; 120 ml water ; 1/4 tsp salt
- Blend the shallots with the garlic. Fry them in the sunflower oil with the sambal and shrimp paste over medium heat for 8 minutes, until dark.
- Add the onion for 2 minutes, then the tamarind paste, brown sugar, water and salt and simmer for 4 minutes, until thick.
- Stir in the prawns and cook for 4 minutes<, until pink and firm|>.
= Curry Puffs ; karipap, malaysian curry puffs, curry puff, singapore curry puffs
filled ; malaysian ; snacks starter ; 6 ; 30+45 ; oven stove
Pastry half-moons filled with curried potato and chicken.
!2 sheets puff pastry / 640 g shortcrust pastry ; !*250 g minced chicken / minced beef / canned chickpeas, drained ; 300 g waxy potatoes, in small dice ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; !1 tbsp curry powder ; 2 tbsp sunflower oil ; 150 ml water ; 1 egg, beaten / 2 tbsp oat milk ; 1 tsp salt
- Cook the onion in the sunflower oil for 5 minutes. Stir in the garlic and curry powder for 1 minute, then the minced chicken, and fry for 5 minutes<, until no pink is left|>. Add the potatoes, water and salt and simmer for 12 minutes, until tender and dry. Cool.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut {12} rounds of the puff pastry, fill, fold over and crimp the edges.
- Brush with the egg and bake for 22 minutes, until golden.
= Bak Kut Teh ; pork rib tea, pork bone tea
soup ; malaysian ; dinner ; 4 ; 10+95 ; stove
Pork ribs in a peppery, garlicky spiced broth.
!*1200 g pork ribs, in pieces ; !2 heads garlic, left whole ; 2 l water ; 1 cinnamon stick ; 3 star anise ; 4 cloves ; 1 tbsp black peppercorns, crushed ; 4 tbsp soy sauce ; 2 tbsp oyster sauce ; 20 g dried shiitake mushrooms ; 1/2 tsp salt ; 280 g jasmine rice, rinsed
- Boil the pork ribs in water for 5 minutes, drain and rinse.
- Put the pork ribs, garlic, cinnamon, star anise, cloves, peppercorns, mushrooms and water into a pot, add the soy sauce, oyster sauce and salt and simmer for 80 minutes, until the meat leaves the bone.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Serve it beside the bowls.
= Chicken Sixty-Five ; chicken sixty five, chennai chicken
fry ; indian ; starter snacks dinner ; 4 ; 15+20 rest 60 ; stove
Small pieces of spiced, fried chicken with curry leaves and chilli.
!*600 g chicken thigh fillets, in small pieces / cauliflower, in small florets / firm tofu, diced ; !120 g yogurt / soy yogurt ; 2 tsp chilli powder ; 1 tbsp ginger, grated ; 3 cloves garlic, crushed ; 1/2 tsp ground turmeric ; 1 tsp garam masala ; 3 tbsp rice flour ; 3 tbsp cornflour ; !20 curry leaves ; 2 green chillies, slit ; 200 ml sunflower oil ; 1 tsp salt ; 1 lemon, in wedges
- Mix the chicken with the yogurt, chilli powder, ginger, garlic, turmeric, garam masala and salt and chill for 60 minutes. Work in the rice flour and cornflour.
- Fry in the hot sunflower oil in batches for 6 minutes, until deep red and crisp< and cooked through|>. Drain.
- Fry the curry leaves and green chillies in a spoonful of the oil for 30 seconds and toss with the chicken. Serve with the lemon.
= Chicken Chettinad ; chettinad chicken, chettinad curry, chettinad chicken curry
curry ; indian ; dinner ; 4 ; 20+45 ; stove
Peppery chicken from Tamil Nadu with roasted coconut and spices.
!*800 g chicken thigh fillets, in pieces / 600 g chestnut mushrooms, halved ; !40 g desiccated coconut ; 2 tsp coriander seeds ; 1 tsp cumin seeds ; 1 tsp fennel seeds ; !2 tsp black peppercorns ; 3 dried red chillies ; 2 onions, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 15 curry leaves ; 4 tbsp sunflower oil ; 1/2 tsp ground turmeric ; 300 g tomatoes, chopped ; 250 ml water ; 1 1/4 tsp salt
- Toast the coriander seeds, cumin seeds, fennel seeds, peppercorns, dried chillies and desiccated coconut in a dry pan for 3 minutes and grind them.
- Cook the onions and curry leaves in the sunflower oil for 10 minutes, until golden. Add the garlic, ginger and turmeric for 1 minute, then the tomatoes for 5 minutes.
- Stir in the ground spices, the chicken, water and salt, cover and simmer for 20 minutes<, until cooked through|>. Uncover and simmer for 4 minutes, until thick.
= Goan Fish Curry ; goan curry, xitti kodi, goan prawn curry, goa fish curry, goanisches fischcurry, curry de poisson de goa
curry ; indian ; dinner ; 4 ; 15+28 ; stove
Fish in a sour, red coconut sauce.
!*600 g cod fillets, in pieces / raw prawns, peeled / firm tofu, diced ; !400 ml canned coconut milk ; 1 onion, finely chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp ground coriander ; 2 tsp ground cumin ; 2 tsp chilli powder ; 1/2 tsp ground turmeric ; !1 tbsp tamarind paste ; 3 tbsp sunflower oil ; 200 g tomatoes, chopped ; 150 ml water ; 2 green chillies, slit ; 1 tsp salt
- Cook the onion in the sunflower oil for 8 minutes. Stir in the garlic, ginger, ground coriander, cumin, chilli powder and turmeric for 1 minute, then the tomatoes for 4 minutes.
- Pour in the coconut milk, water and tamarind paste, add the green chillies and salt and simmer for 8 minutes.
- Lay in the cod and simmer for 5 minutes<, until it flakes|, until hot>.
= Egg Curry ; anda curry, anda masala, egg masala, dim er dalna, eiercurry, curry d'oeufs, curry de huevos, curry di uova
curry ; indian ; dinner ; 4 ; 10+40 ; stove
Hard-boiled eggs in a sauce of onion, tomato and spices.
!*8 eggs / 500 g firm tofu, in pieces ; 2 onions, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp sunflower oil ; 2 tsp ground coriander ; 1 tsp ground cumin ; 1 tsp chilli powder ; 1/2 tsp ground turmeric ; !400 g canned chopped tomatoes ; 250 ml water ; 1 tsp garam masala ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- <Boil the eggs for 9 minutes, cool in cold water and peel.|Pat the tofu dry.>
- Cook the onions in the sunflower oil for 12 minutes, until brown. Stir in the garlic, ginger, ground coriander, cumin, chilli powder and turmeric for 1 minute, then the chopped tomatoes and salt for 8 minutes, until the oil separates.
- Add the water and garam masala and simmer for 4 minutes. Lay in the eggs and simmer for 5 minutes. Scatter with the fresh coriander.
= Paneer Butter Masala ; shahi paneer, paneer tikka masala, paneer in tomato sauce
curry ; indian ; dinner ; 4 ; 15+35 ; stove
Paneer in a smooth, sweet sauce of tomato, butter and cream.
!*400 g paneer, in cubes / firm tofu, in cubes ; !50 g butter ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !500 g canned chopped tomatoes ; 40 g cashews ; 1 tsp chilli powder ; 1 tsp ground cumin ; 1 tsp garam masala ; 1 tsp dried fenugreek leaves ; 200 ml water ; 100 ml double cream ; 1 tsp sugar ; 1 1/4 tsp salt
- Cook the onion in half of the butter for 6 minutes. Add the garlic, ginger, cashews, chopped tomatoes, water, chilli powder, cumin and salt, simmer for 15 minutes and blend until smooth.
- Fry the paneer in the rest of the butter for 4 minutes, turning, until golden.
- Pour in the sauce, add the sugar, garam masala and fenugreek leaves and simmer for 4 minutes. Stir in the cream.
= Kadai Paneer ; karahi paneer, kadhai paneer
curry ; indian ; dinner ; 4 ; 15+25 ; stove
Paneer and peppers in a coarse, freshly ground masala.
!*400 g paneer, in cubes / firm tofu, in cubes ; !2 green peppers, in squares ; 2 onions, one chopped and one in squares ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp sunflower oil ; 1 tbsp coriander seeds ; 1 tsp cumin seeds ; 2 dried red chillies ; !400 g canned chopped tomatoes ; 1 tsp garam masala ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Toast the coriander seeds, cumin seeds and dried chillies for 2 minutes and crush them coarsely.
- Fry the green peppers and half of the onions in half of the sunflower oil for 4 minutes and lift out. Cook the rest of the onions in the rest of the oil for 8 minutes, then the garlic, ginger and crushed spices for 1 minute.
- Add the chopped tomatoes and salt and cook for 8 minutes, until thick. Fold in the paneer, the peppers and the garam masala for 2 minutes and scatter with the fresh coriander.
= Matar Paneer ; mutter paneer, peas and paneer, mattar paneer, paneer and peas
curry ; indian ; dinner ; 4 ; 10+30 ; stove
Paneer and peas in a spiced tomato sauce.
!*350 g paneer, in cubes / firm tofu, in cubes ; !300 g frozen peas ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp sunflower oil ; 2 tsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp chilli powder ; 1/2 tsp ground turmeric ; !400 g canned chopped tomatoes ; 150 ml water ; 1 tsp garam masala ; 1 1/4 tsp salt
- Fry the paneer in half of the sunflower oil for 4 minutes, turning, until golden, and lift out.
- Cook the onion in the rest of the oil for 8 minutes. Stir in the garlic, ginger, ground coriander, cumin, chilli powder and turmeric for 1 minute, then the chopped tomatoes and salt for 8 minutes.
- Add the water, peas and paneer and simmer for 6 minutes. Stir in the garam masala.
= Chilli Paneer ; chili paneer, indo chinese paneer
fry ; indian ; dinner starter ; 4 ; 15+15 ; stove
Crisp paneer and peppers in a hot soy and chilli sauce.
!*400 g paneer, in cubes / firm tofu, in cubes ; 4 tbsp cornflour ; 5 tbsp sunflower oil ; 1 onion, in squares ; !1 green pepper, in squares ; 4 cloves garlic, chopped ; 1 tbsp ginger, grated ; 2 green chillies, sliced ; 3 tbsp soy sauce ; !2 tbsp chilli sauce ; 2 tbsp ketchup ; 150 ml water ; 3 spring onions, sliced
- Toss the paneer in most of the cornflour and fry in most of the sunflower oil for 5 minutes, turning, until crisp. Lift out.
- Fry the garlic, ginger and green chillies in the rest of the oil for 1 minute, add the onion and green pepper and fry over high heat for 3 minutes.
- Add the soy sauce, chilli sauce, ketchup and the water, stirred with the rest of the cornflour, and boil for 1 minute. Toss in the paneer and scatter with the spring onions.
= Gobi Manchurian ; cauliflower manchurian, vegetable manchurian, veg manchurian, gobi manchuri
fry ; indian ; starter dinner ; 4 ; 20+20 ; stove
Fried cauliflower in a sticky, garlicky soy sauce.
!700 g cauliflower, in small florets ; !80 g plain flour ; 60 g cornflour ; 180 ml sparkling water ; 1 tsp chilli powder ; 250 ml sunflower oil ; 5 cloves garlic, chopped ; 1 tbsp ginger, grated ; 2 green chillies, sliced ; 1 onion, finely chopped ; !3 tbsp soy sauce ; 2 tbsp ketchup ; 1 tbsp chilli sauce ; 1 tbsp rice vinegar ; 100 ml water ; 3 spring onions, sliced ; 1/2 tsp salt
- Whisk the flour with most of the cornflour, the sparkling water, chilli powder and salt. Turn the cauliflower in it and fry in the hot sunflower oil in batches for 5 minutes, until crisp. Drain.
- Fry the garlic, ginger, green chillies and onion in a spoonful of the oil for 4 minutes. Add the soy sauce, ketchup, chilli sauce and rice vinegar, and the water, stirred with the rest of the cornflour, and boil for 1 minute.
- Toss the cauliflower in the sauce and scatter with the spring onions.
= Dum Aloo ; dum aloo kashmiri, kashmiri dum aloo, dum alu, baby potato curry, dam aloo
curry ; indian ; dinner ; 4 ; 15+45 ; stove
Small potatoes, fried and simmered in spiced yogurt.
!*800 g baby potatoes ; 5 tbsp sunflower oil ; !250 g yogurt / soy yogurt ; 1 onion, finely chopped ; 1 tbsp ginger, grated ; 2 tsp chilli powder ; 1 tsp ground coriander ; 1 tsp fennel seeds, ground ; 1/2 tsp ground cardamom ; 200 ml water ; 1 tsp garam masala ; 1 1/4 tsp salt
- Boil the potatoes for 12 minutes, drain, peel and prick them. Fry in the sunflower oil for 8 minutes, until golden, and lift out.
- Cook the onion in the same oil for 8 minutes. Stir in the ginger, chilli powder, ground coriander, fennel seeds and cardamom for 1 minute.
- Over low heat, stir in the yogurt little by little, then the water and salt. Add the potatoes, cover and simmer for 12 minutes. Stir in the garam masala.
= Lemon Rice ; chitranna, nimmakaya pulihora, south indian lemon rice, zitronenreis, riz au citron, arroz al limon
rice ; indian ; lunch dinner ; 4 ; 10+25 ; stove
Yellow rice with lemon, mustard seeds, peanuts and curry leaves.
!300 g basmati rice, rinsed ; !4 tbsp lemon juice ; 3 tbsp sunflower oil ; 1 tsp mustard seeds ; 60 g peanuts ; 1 tbsp red lentils ; 12 curry leaves ; 1 green chilli, slit ; 1 tbsp ginger, grated ; 1/2 tsp ground turmeric ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Cook the rice in boiling water with half of the salt for 11 minutes, drain well and spread out to cool.
- Heat the sunflower oil, add the mustard seeds, and when they pop the peanuts and red lentils. Fry for 3 minutes, until golden. Add the curry leaves, green chilli, ginger and turmeric for 1 minute.
- Stir in the rice and the rest of the salt and heat for 3 minutes. Off the heat, stir in the lemon juice and fresh coriander.
= Curd Rice ; thayir sadam, yogurt rice, south indian curd rice
rice ; indian ; lunch dinner ; 4 ; 10+25 ; stove
Soft rice in yogurt with tempered mustard seeds and curry leaves, eaten cool.
!220 g basmati rice, rinsed ; !500 g yogurt / soy yogurt ; 150 ml milk / oat milk ; 2 tbsp sunflower oil ; 1 tsp mustard seeds ; 1 tbsp red lentils ; 10 curry leaves ; 1 green chilli, chopped ; 1 tbsp ginger, grated ; 1/2 cucumber, grated ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Cook the rice in boiling water for 16 minutes, until very soft, drain, mash lightly with the milk and cool.
- Stir in the yogurt, cucumber and salt.
- Heat the sunflower oil, add the mustard seeds, and when they pop the red lentils, curry leaves, green chilli and ginger for 2 minutes. Pour over the rice and scatter with the fresh coriander.
= Parippu ; sri lankan dal, sri lankan dhal, dhal curry sri lanka, parippu curry
curry ; sri-lankan ; dinner ; 4 ; 10+25 ; stove
Red lentils in coconut milk with fried onion, mustard seeds and curry leaves.
!*300 g dried red lentils, rinsed ; !400 ml canned coconut milk ; 600 ml water ; 1 onion, sliced ; 3 cloves garlic, sliced ; 2 green chillies, slit ; 1/2 tsp ground turmeric ; 1 tsp ground cumin ; 2 tbsp coconut oil ; 1 tsp mustard seeds ; 12 curry leaves ; 1 tbsp lime juice ; 1 1/4 tsp salt
- Simmer the red lentils in the water with half of the onion, the garlic, green chillies, turmeric and cumin for 14 minutes, until soft.
- Stir in the coconut milk and salt and simmer for 6 minutes.
- Heat the coconut oil, add the mustard seeds, and when they pop the rest of the onion and the curry leaves. Fry for 4 minutes, until brown, and stir in with the lime juice.
= Sri Lankan Chicken Curry ; kukul mas curry, sri lanka chicken curry, sri lankan curry
curry ; sri-lankan ; dinner ; 4 ; 20+45 ; stove
Chicken in a dark curry of roasted spices and coconut milk.
!*800 g chicken thigh fillets, in pieces / 600 g butternut squash, diced ; 3 tbsp curry powder ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp coconut oil ; 1 cinnamon stick ; 12 curry leaves ; 1 stalk lemongrass, bruised ; 2 tsp chilli powder ; 200 g tomatoes, chopped ; 250 ml water ; !250 ml canned coconut milk ; 1 tbsp lime juice ; 1 1/4 tsp salt
- Toast the curry powder in a dry pan for 2 minutes, until dark and fragrant, and rub half of it into the chicken with the salt.
- Cook the onion, cinnamon, curry leaves and lemongrass in the coconut oil for 7 minutes. Stir in the garlic, ginger, chilli powder and the rest of the curry powder for 1 minute, then the chicken for 5 minutes.
- Add the tomatoes and water, cover and simmer for 15 minutes. Pour in the coconut milk and simmer for 10 minutes<, until the chicken is tender and cooked through|>. Sharpen with the lime juice.
= Aloo Tikki ; potato tikki, aloo ki tikki, indian potato patties, indian potato cakes
fry ; indian ; starter snacks lunch ; 4 ; 20+32 ; stove
Spiced potato patties, fried crisp.
!800 g floury potatoes, peeled and in chunks ; 150 g frozen peas ; 2 tbsp cornflour ; 1 green chilli, chopped ; 1 tbsp ginger, grated ; 1 tsp ground cumin ; 1 tsp garam masala ; 1 tbsp lemon juice ; 1 handful fresh coriander, chopped ; 5 tbsp sunflower oil ; 1 1/4 tsp salt ; 150 g yogurt / soy yogurt
- Boil the potatoes in water for 15 minutes, adding the peas for the last 3 minutes. Drain well and mash.
- Mix in the cornflour, green chilli, ginger, cumin, garam masala, lemon juice, fresh coriander and salt and shape into {12} patties.
- Fry in the sunflower oil in batches for 3 minutes on each side, until brown and crisp. Serve with the yogurt.
= Beef in Black Bean Sauce ; black bean beef, beef with black bean sauce, beef and black bean sauce, beef black bean, rindfleisch mit schwarzer bohnensauce
fry ; chinese ; dinner ; 4 ; 15+12 ; stove
Strips of beef and peppers in a salty sauce of fermented beans.
!*500 g sirloin steaks, thinly sliced / chicken breast fillets, in strips / firm tofu, diced ; 2 tsp cornflour ; 2 tbsp soy sauce ; !3 tbsp black bean sauce ; 1 green pepper, in pieces ; 1 red pepper, in pieces ; 1 onion, in wedges ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp sugar ; 100 ml water ; 3 tbsp sunflower oil ; 280 g jasmine rice, rinsed
- Cook the rice in boiling salted water for 12 minutes and drain. Meanwhile, mix the steaks with the cornflour and half of the soy sauce.
- Fry the steaks in half of the sunflower oil over high heat for 3 minutes and lift out. Fry the peppers and onion in the rest of the oil for 4 minutes, then the garlic and ginger for 30 seconds.
- Add the black bean sauce, sugar, water and the rest of the soy sauce and boil for 1 minute. Toss the steaks in it for 1 minute and serve with the rice.
= Crispy Chilli Beef ; crispy shredded beef, crispy chili beef, shredded chilli beef
fry ; chinese-american ; dinner ; 4 ; 20+20 ; stove
Thin, crisp strips of beef in a sweet and hot glaze.
!*500 g sirloin steaks, in thin strips / chicken breast fillets, in thin strips / firm tofu, in strips ; 1 egg, beaten / 3 tbsp water ; !100 g cornflour ; 250 ml sunflower oil ; 1 red pepper, in thin strips ; 1 carrot, in thin strips ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !3 tbsp sweet chilli sauce ; 3 tbsp soy sauce ; 2 tbsp rice vinegar ; 2 tbsp sugar ; 2 red chillies, sliced ; 3 spring onions, sliced
- Turn the steaks in the egg and then in the cornflour until every strip is coated.
- Fry in the hot sunflower oil in batches for 4 minutes, until crisp. Drain.
- Fry the red pepper and carrot in a spoonful of the oil for 3 minutes, then the garlic, ginger and chillies for 30 seconds. Add the sweet chilli sauce, soy sauce, rice vinegar and sugar and boil for 2 minutes, until sticky.
- Toss the steaks in it and scatter with the spring onions.
= Smashed Cucumber Salad ; smacked cucumber salad, smashed cucumbers, smacked cucumber, pai huang gua, chinese cucumber salad, schlaggurkensalat
salad ; chinese ; starter lunch ; 4 ; 15+0 rest 10 ; none
Cucumber cracked open and dressed with garlic, vinegar and chilli oil.
!2 cucumbers ; 3 cloves garlic, crushed ; !2 tbsp rice vinegar ; 2 tbsp soy sauce ; 1 tbsp sesame oil ; 1 tsp sugar ; 1 tsp chilli oil ; 1 tbsp sesame seeds, toasted ; 1/2 tsp salt
- Smash the cucumbers with the flat of a knife, cut into pieces, toss with the salt and leave for 10 minutes. Drain.
- Stir the garlic with the rice vinegar, soy sauce, sesame oil, sugar and chilli oil.
- Toss with the cucumbers and scatter with the sesame seeds.
= Sichuan Dry-Fried Green Beans ; dry fried green beans, sichuan green beans, szechuan green beans, gan bian si ji dou, chinese green beans
fry ; chinese ; dinner ; 4 ; 10+16 ; stove
Blistered green beans with a little mince, chilli and Sichuan pepper.
!600 g green beans, trimmed ; ?*120 g minced pork / minced beef / firm tofu, crumbled ; 5 tbsp sunflower oil ; 3 cloves garlic, chopped ; 1 tbsp ginger, grated ; 1 tsp chilli flakes ; !1/2 tsp Sichuan pepper, ground ; 2 tbsp soy sauce ; 1 tsp sugar ; 3 spring onions, sliced
- Fry the green beans in most of the sunflower oil over high heat for 8 minutes, turning, until wrinkled and tender. Lift out.
- [Fry the minced pork in the rest of the oil for 5 minutes<, until brown and no pink is left|>.] Add the garlic, ginger, chilli flakes and Sichuan pepper to the pan with the rest of the oil and fry for 1 minute.
- Return the green beans, add the soy sauce and sugar and toss for 1 minute. Scatter with the spring onions.
= Fish-Fragrant Aubergine ; yu xiang eggplant, yu xiang aubergine, fish fragrant eggplant, sichuan aubergine, szechuan aubergine, sichuan eggplant, szechuan eggplant, chinese aubergine, chinese eggplant, yuxiang qiezi
fry ; chinese ; dinner ; 4 ; 15+20 ; stove
Soft aubergine in a hot, sweet and sour sauce of bean paste and garlic.
!700 g aubergines, in thick strips ; 6 tbsp sunflower oil ; !1 tbsp doubanjiang ; 4 cloves garlic, chopped ; 1 tbsp ginger, grated ; 150 ml vegetable stock ; 2 tbsp soy sauce ; !1 tbsp rice vinegar ; 1 tbsp sugar ; 2 tsp cornflour ; 4 spring onions, sliced ; 280 g jasmine rice, rinsed
- Cook the rice in boiling salted water for 12 minutes and drain.
- Fry the aubergines in most of the sunflower oil in two batches for 7 minutes, until soft and golden. Lift out.
- Fry the doubanjiang in the rest of the oil for 1 minute, then the garlic and ginger for 30 seconds. Pour in the vegetable stock, soy sauce and sugar, add the aubergines and simmer for 3 minutes. Stir the cornflour with a little cold water and the rice vinegar and boil it in for 1 minute.
- Scatter with the spring onions and serve with the rice.
= Lion's Head Meatballs ; lions head meatballs, lion's head, shi zi tou, chinese meatballs
stew ; chinese ; dinner ; 4 ; 25+55 ; stove
Large, soft pork meatballs braised with cabbage.
!*600 g minced pork / minced turkey / minced chicken ; 2 spring onions, finely chopped ; 1 tbsp ginger, grated ; 1 egg, beaten ; 3 tbsp soy sauce ; 2 tbsp Shaoxing wine / chicken stock ; 2 tbsp cornflour ; 3 tbsp sunflower oil ; !500 g Chinese cabbage, in wide strips / savoy cabbage, in wide strips ; 600 ml chicken stock ; 1 tsp sugar ; 3/4 tsp salt ; 280 g jasmine rice, rinsed
- Work the minced pork with the spring onions, ginger, egg, half of the soy sauce, the Shaoxing wine, cornflour and salt in one direction for 4 minutes, and shape into {8} large balls.
- Brown in the sunflower oil for 8 minutes, turning. Lift out and wilt the Chinese cabbage in the pan for 3 minutes.
- Lay the meatballs on the cabbage, pour in the chicken stock, the rest of the soy sauce and the sugar, cover and simmer for 35 minutes<, until cooked through|>.
- Meanwhile, cook the rice in boiling water for 12 minutes, drain and serve with it.
= Cumin Lamb ; xinjiang lamb, xinjiang cumin lamb, chinese cumin lamb, zi ran yang rou
fry ; chinese ; dinner ; 4 ; 15+10 rest 20 ; stove
Thin lamb fried fast with cumin, chilli and onion.
!*600 g lamb leg steaks, thinly sliced / sirloin steaks, thinly sliced / firm tofu, in strips ; 2 tbsp soy sauce ; 1 tbsp cornflour ; !2 tbsp cumin seeds, crushed ; 2 tsp chilli flakes ; 4 cloves garlic, sliced ; 1 tbsp ginger, grated ; 2 onions, in wedges ; 4 tbsp sunflower oil ; 1/2 tsp salt ; 1 bunch fresh coriander, chopped
- Mix the lamb with the soy sauce and cornflour and leave for 20 minutes.
- Fry the lamb in most of the sunflower oil over high heat in batches for 3 minutes, until brown. Lift out.
- Fry the onions in the rest of the oil for 3 minutes, add the cumin, chilli flakes, garlic and ginger for 1 minute. Toss with the lamb, salt and fresh coriander for 1 minute.
= Omurice ; omuraisu, japanese omelette rice, omelette rice
egg ; japanese ; dinner lunch ; 2 ; 10+18 ; stove
Ketchup rice with chicken under a soft omelette.
!350 g cooked rice, cold ; !*150 g chicken thigh fillets, in small dice / chestnut mushrooms, sliced / ham, diced ; 1 onion, finely chopped ; 50 g frozen peas ; !4 tbsp ketchup ; 1 tbsp soy sauce ; !4 eggs, beaten ; 2 tbsp milk / oat milk ; 30 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in half of the butter for 4 minutes. Add the chicken and fry for 5 minutes<, until cooked through|>. Stir in the rice, peas, soy sauce and most of the ketchup and fry for 3 minutes, until hot all through. Heap on {2} plates.
- Whisk the eggs with the milk, salt and black pepper. Cook half in half of the rest of the butter for 2 minutes, until just firm, and slide it over the rice. Cook the other omelette in the same way.
- Finish with the rest of the ketchup.
= Agedashi Tofu ; agedashi dofu, japanese fried tofu
fry ; japanese ; starter dinner ; 2 ; 15+12 ; stove
Crisp tofu in a hot broth of dashi and soy sauce.
!*400 g silken tofu, in large cubes / firm tofu, in large cubes ; !60 g potato starch / cornflour ; 250 ml sunflower oil ; !200 ml dashi / vegetable stock ; 2 tbsp soy sauce ; 2 tbsp mirin ; 60 g daikon, finely grated / radishes, finely grated ; 2 spring onions, sliced ; 1 tsp ginger, grated
- Drain the tofu on paper for 10 minutes and turn it in the potato starch.
- Warm the dashi with the soy sauce and mirin for 3 minutes.
- Fry the tofu in the hot sunflower oil in batches for 4 minutes, until pale gold and crisp, and drain.
- Pour the broth around the tofu and top with the daikon, ginger and spring onions.
= Miso Aubergine ; nasu dengaku, miso eggplant, miso glazed aubergine, miso glazed eggplant, aubergine with miso, miso-aubergine, aubergines au miso
roast ; japanese ; dinner starter ; 4 ; 10+35 ; oven
Roasted aubergine under a dark miso glaze.
!4 aubergines, halved lengthways ; 4 tbsp sunflower oil ; !4 tbsp miso ; 2 tbsp mirin ; 1 tbsp sugar ; 1 tbsp rice vinegar ; 2 tsp sesame seeds ; 2 spring onions, sliced
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Score the cut sides of the aubergines, brush with the sunflower oil and roast for 25 minutes, until soft.
- Stir the miso with the mirin, sugar and rice vinegar and spread it over the cut sides.
- Roast for 8 minutes, until it bubbles. Scatter with the sesame seeds and spring onions.
= Miso Cod ; black cod miso, black cod with miso, miso black cod, miso glazed cod, miso salmon, miso glazed salmon, miso lachs, saumon au miso, salmon al miso
roast ; japanese ; dinner ; 4 ; 10+15 rest 60 ; oven stove
Fish marinated in sweet white miso and grilled brown.
!*4 cod fillets / salmon fillets / 500 g firm tofu, in thick slices ; !5 tbsp white miso paste ; 3 tbsp mirin ; 2 tbsp sake / vegetable stock ; 2 tbsp sugar ; 1 tbsp sunflower oil ; 280 g jasmine rice, rinsed ; 2 spring onions, sliced
- Stir the miso with the mirin, sake and sugar, spread it over the cod and chill for 60 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Wipe most of the miso off the cod, lay it on an oiled tray with the sunflower oil and roast for 13 minutes, until brown at the edges< and the fish flakes|>.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Scatter the cod with the spring onions and serve with the rice.
= Chicken Nanban ; tori nanban, nanban chicken
fry ; japanese ; dinner ; 4 ; 20+20 ; stove
Fried chicken dipped in sweet vinegar under tartare sauce.
!*600 g chicken thigh fillets / firm tofu, in thick slices ; 80 g plain flour ; 2 eggs, beaten ; 250 ml sunflower oil ; !4 tbsp rice vinegar ; 4 tbsp soy sauce ; 3 tbsp sugar ; !100 g mayonnaise ; 1 egg, hard-boiled and chopped ; 2 tbsp gherkins, chopped ; 1 tbsp lemon juice ; 200 g white cabbage, finely shredded ; 1/2 tsp salt ; 1/4 tsp black pepper
- Warm the rice vinegar with the soy sauce and sugar until dissolved. Stir the mayonnaise with the hard-boiled egg, gherkins and lemon juice.
- Season the chicken with the salt and black pepper, turn it in the flour and then in the beaten eggs, and fry in the hot sunflower oil in batches for 8 minutes, turning, until golden< and cooked through|>.
- Dip each piece into the sweet vinegar, slice, and serve on the cabbage with the sauce.
= Dakgalbi ; dak galbi, korean spicy chicken, korean stir-fried chicken, chuncheon dakgalbi
fry ; korean ; dinner ; 4 ; 20+22 rest 30 ; stove
Chicken, cabbage and sweet potato fried in a gochujang sauce.
!*700 g chicken thigh fillets, in pieces / firm tofu, in chunks ; !3 tbsp gochujang ; 1 tbsp gochugaru ; 2 tbsp soy sauce ; 1 tbsp sugar ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp sesame oil ; 2 tbsp sunflower oil ; 300 g white cabbage, in pieces ; 1 sweet potato, in thin sticks ; 1 onion, sliced ; 100 ml water ; 3 spring onions, in pieces
- Mix the gochujang with the gochugaru, soy sauce, sugar, garlic, ginger and sesame oil, turn the chicken in it and chill for 30 minutes.
- Fry the sweet potato and onion in the sunflower oil for 5 minutes. Add the chicken and its sauce and fry for 6 minutes.
- Add the cabbage and water and cook for 8 minutes, stirring, until the sweet potato is tender< and the chicken cooked through|>. Toss in the spring onions.
= Jeyuk Bokkeum ; jeyuk bokkum, spicy korean pork, korean spicy pork, dwaeji bulgogi, spicy pork bulgogi
fry ; korean ; dinner ; 4 ; 15+14 rest 30 ; stove
Thin pork in a hot, sweet gochujang sauce.
!*600 g pork belly, thinly sliced / pork tenderloin, thinly sliced / firm tofu, in slices ; !3 tbsp gochujang ; 1 tbsp gochugaru ; 2 tbsp soy sauce ; 1 tbsp sugar ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp sesame oil ; 2 tbsp sunflower oil ; 1 onion, sliced ; 1 carrot, thinly sliced ; 3 spring onions, in pieces ; 280 g jasmine rice, rinsed
- Mix the gochujang with the gochugaru, soy sauce, sugar, garlic, ginger and sesame oil, turn the pork in it and chill for 30 minutes.
- Cook the rice in boiling water for 12 minutes and drain.
- Fry the pork in the sunflower oil over high heat for 7 minutes<, until cooked through|>. Add the onion and carrot for 4 minutes and toss in the spring onions. Serve with the rice.
= Bibim Guksu ; bibim noodles, korean cold noodles, spicy cold noodles, korean spicy cold noodles
noodles ; korean ; lunch dinner ; 2 ; 15+6 ; stove
Cold thin noodles in a hot, sweet and sour sauce.
!200 g soba noodles / rice noodles ; !2 tbsp gochujang ; 1 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tbsp sugar ; 1 tbsp sesame oil ; 1 clove garlic, crushed ; 100 g kimchi, chopped ; 1/2 cucumber, in fine strips ; 2 eggs ; 1 tbsp sesame seeds
- Boil the eggs for 9 minutes, peel and halve. Boil the soba noodles for 4 minutes, drain and rinse under cold water until quite cold.
- Stir the gochujang with the soy sauce, rice vinegar, sugar, sesame oil and garlic.
- Toss with the noodles and kimchi, and top with the cucumber, eggs and sesame seeds.
= Bun Bo Hue ; bún bò huế, hue beef noodle soup, spicy vietnamese beef noodle soup
noodles ; vietnamese ; dinner ; 6 ; 25+130 ; stove
Beef noodle soup with lemongrass and chilli.
!*900 g beef shin, in large pieces ; 3 l water ; !4 stalks lemongrass, bruised ; 1 onion, halved ; 30 g ginger, sliced ; 1 tbsp shrimp paste / 1 tbsp fish sauce ; 3 tbsp fish sauce ; 1 tbsp sugar ; 3 tbsp sunflower oil ; 3 cloves garlic, crushed ; 2 tsp chilli flakes ; !500 g rice noodles ; 150 g bean sprouts ; 1 handful mint ; 2 limes, in wedges ; 1 1/2 tsp salt
- Simmer the beef in the water with the lemongrass, onion, ginger and salt for 110 minutes, until tender, skimming. Lift out and slice; strain the broth.
- Fry the garlic and chilli flakes in the sunflower oil for 1 minute and stir into the broth with the shrimp paste, fish sauce and sugar. Simmer for 5 minutes.
- Boil the rice noodles for 5 minutes and drain. Ladle the broth over the noodles and beef, and serve with the bean sprouts, mint and limes.
= Bun Thit Nuong ; bún thịt nướng, vietnamese grilled pork noodles, vietnamese noodle bowl, bun bowl
noodles ; vietnamese ; dinner lunch ; 4 ; 30+12 rest 60 ; stove
Cool rice noodles with grilled lemongrass pork, herbs and pickles.
!*500 g pork tenderloin, thinly sliced / chicken thigh fillets, thinly sliced / firm tofu, sliced ; 2 stalks lemongrass, finely chopped ; 3 cloves garlic, crushed ; 4 tbsp fish sauce / soy sauce ; 3 tbsp sugar ; 3 tbsp sunflower oil ; !300 g rice noodles ; 2 carrots, in fine strips ; 4 tbsp lime juice ; 100 ml water ; 1 red chilli, sliced ; 1/2 cucumber, in strips ; 120 g lettuce, shredded ; 1 handful mint ; 50 g peanuts, chopped
- Mix the pork with the lemongrass, half of the garlic, a third of the fish sauce, a third of the sugar and half of the sunflower oil and chill for 60 minutes.
- Stir the rest of the fish sauce, sugar and garlic with the lime juice, water and chilli until dissolved.
- Boil the rice noodles for 5 minutes, drain and rinse cold. Fry the pork in the rest of the oil over high heat in batches for 5 minutes, until brown< and cooked through|>.
- Divide the noodles, lettuce, carrots, cucumber and mint between bowls, top with the pork and peanuts and pour over the dressing.
= Lemongrass Chicken ; vietnamese lemongrass chicken, ga xao sa ot, lemongrass chilli chicken, zitronengras haehnchen, zitronengras-hähnchen, poulet a la citronnelle
fry ; vietnamese ; dinner ; 4 ; 15+16 ; stove
Chicken fried with lemongrass, chilli and a little caramel.
!*700 g chicken thigh fillets, in pieces / firm tofu, diced ; !3 stalks lemongrass, finely chopped ; 4 cloves garlic, crushed ; 2 red chillies, chopped ; 2 tbsp fish sauce / soy sauce ; 1 tbsp soy sauce ; 2 tbsp brown sugar ; 3 tbsp sunflower oil ; 80 ml water ; 1 onion, sliced ; 1 lime, in wedges ; 280 g jasmine rice, rinsed
- Cook the rice in boiling salted water for 12 minutes and drain. Mix the chicken with the fish sauce and half of the lemongrass.
- Fry the rest of the lemongrass with the garlic, chillies and onion in the sunflower oil for 3 minutes. Add the chicken and fry over high heat for 7 minutes.
- Add the soy sauce, brown sugar and water and let it bubble for 4 minutes, until sticky< and the chicken is cooked through|>. Serve with the rice and lime.
= Opor Ayam ; indonesian chicken in coconut milk, indonesian white curry
curry ; indonesian ; dinner ; 4 ; 15+45 ; stove
Mild chicken curry with coconut milk, lemongrass and candlenuts.
!*900 g chicken thighs, skin off / 600 g firm tofu, in chunks ; 4 shallots, chopped ; 4 cloves garlic ; !40 g macadamia nuts / almonds ; 1 tbsp ginger, grated ; 2 tsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp ground turmeric ; 3 tbsp sunflower oil ; 1 stalk lemongrass, bruised ; 2 bay leaves ; !400 ml canned coconut milk ; 200 ml water ; 2 tsp brown sugar ; 1 1/4 tsp salt
- Blend the shallots with the garlic, macadamia nuts, ginger, ground coriander, cumin and turmeric. Fry the paste in the sunflower oil with the lemongrass and bay leaves for 5 minutes.
- Add the chicken and turn it for 4 minutes. Pour in the coconut milk and water, add the brown sugar and salt and simmer for 32 minutes<, until the chicken is tender and cooked through|>.
- Lift out the lemongrass and bay leaves before serving.
= Sayur Lodeh ; indonesian vegetable stew, vegetables in coconut milk, sayur lodeh curry
stew ; indonesian ; dinner ; 4 ; 20+28 ; stove
Vegetables and tofu in a light, spiced coconut broth.
!400 ml canned coconut milk ; 400 ml vegetable stock ; 3 shallots, chopped ; 3 cloves garlic, crushed ; 2 red chillies, chopped ; 1 tsp ground coriander ; 1/2 tsp ground turmeric ; 1 stalk lemongrass, bruised ; 3 tbsp sunflower oil ; *250 g firm tofu, diced / tempeh, diced ; !200 g green beans, in pieces ; 1 carrot, sliced ; 1 aubergine, in chunks ; 200 g white cabbage, in strips ; 1 tsp sugar ; 1 1/4 tsp salt
- Fry the tofu in half of the sunflower oil for 6 minutes, until golden, and lift out.
- Cook the shallots, garlic, chillies, ground coriander, turmeric and lemongrass in the rest of the oil for 4 minutes. Add the vegetable stock, coconut milk, carrot and aubergine and simmer for 8 minutes.
- Add the green beans, cabbage, sugar and salt and simmer for 8 minutes, until tender. Return the tofu for 1 minute.
`;
