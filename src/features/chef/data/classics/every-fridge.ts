/** What cooks make of what most fridges hold, and simple favorites; how the table is read: rules/classics/classic.ts. */
export const EVERY_FRIDGE = `
= Creamy Mushroom Pasta ; mushroom pasta, creamy mushroom tagliatelle, mushroom tagliatelle, pasta ai funghi, pilznudeln, pates aux champignons, pasta con champinones
pasta ; italian ; dinner lunch ; 4 ; 10+18 ; stove
Pasta in a cream sauce of browned mushrooms, garlic and parsley.
!400 g tagliatelle ; !500 g chestnut mushrooms, sliced ; 1 shallot, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 200 ml double cream ; ?40 g parmesan, grated ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the tagliatelle in water with most of the salt for 8 minutes. Drain, and keep a cup of the water.
- Meanwhile, fry the chestnut mushrooms in the olive oil over high heat for 9 minutes, until browned. Add the shallot and garlic for 2 minutes.
- Pour in the double cream and simmer for 3 minutes. Season with the lemon juice, black pepper and the rest of the salt.
- Toss with the tagliatelle, the parsley[, the parmesan] and a splash of the water.
= Pasta with Tuna and Tomatoes ; tuna pasta, pasta al tonno, spaghetti al tonno, tuna and tomato pasta, thunfischnudeln, nudeln mit thunfisch, pates au thon, pasta con atun, pasta tonno e pomodorini
pasta ; italian ; dinner lunch ; 4 ; 8+14 ; stove
Spaghetti with tuna, cherry tomatoes and capers.
!400 g spaghetti ; !*240 g canned tuna, drained / 480 g canned cannellini beans, drained ; !400 g cherry tomatoes, halved ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; ?1 tbsp capers ; 1/4 tsp chilli flakes ; 1 handful parsley, chopped ; 1 1/4 tsp salt
- Boil the spaghetti in water with most of the salt for 9 minutes. Drain, and keep a cup of the water.
- Meanwhile, warm the garlic and chilli flakes in the olive oil for 1 minute. Add the cherry tomatoes and the rest of the salt and cook for 7 minutes, until they burst.
- Stir in the tuna[ and capers] and heat for 2 minutes.
- Toss with the spaghetti, the parsley and a splash of the water.
= Tagliatelle with Butter and Parmesan ; buttered pasta, buttered noodles, pasta with butter and parmesan, pasta burro e parmigiano, pasta in bianco, butter noodles, butternudeln, nudeln mit butter
pasta ; italian ; dinner lunch ; 2 ; 2+8 ; stove
Tagliatelle in butter, parmesan and a little of its own water.
!200 g tagliatelle ; !40 g butter ; !60 g parmesan, finely grated ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the tagliatelle in water with the salt for 8 minutes. Keep a cup of the water and drain.
- Put the butter and a good splash of the water into the hot pan and add the tagliatelle.
- Toss with the parmesan and black pepper until glossy, and eat at once.
= Pesto Pasta with Potatoes and Green Beans ; pasta with pesto potatoes and green beans, trenette al pesto, pesto genovese pasta, pasta with jarred pesto
pasta ; italian ; dinner ; 4 ; 8+14 ; stove
Liguria’s pasta, with pesto, potatoes and green beans from one pot.
!350 g linguine ; !150 g pesto ; 250 g waxy potatoes, in small dice ; 200 g green beans, trimmed ; 1 tsp salt ; 30 g parmesan, grated
- Bring a large pan of water with the salt to the boil and cook the potatoes for 4 minutes.
- Add the linguine and green beans and boil for 9 minutes, until everything is tender. Keep a cup of the water and drain.
- Loosen the pesto with a splash of the water and toss everything in it. Scatter with the parmesan.
= Hidden Vegetable Pasta ; hidden veg pasta, hidden vegetable sauce, hidden veg sauce, hidden vegetable pasta sauce, hidden veg pasta sauce, hidden veggie pasta, hidden veggie sauce, hidden veggies, versteckte gemusesosse, pates aux legumes caches, pasta con verduras escondidas
pasta ; italian ; dinner ; 4 ; 15+35 ; stove blender
Pasta in a smooth tomato sauce full of vegetables that nobody sees.
!350 g fusilli / penne ; 1 onion, chopped ; !2 carrots, diced ; !1 courgette, diced ; !1 red pepper, diced ; 1 clove garlic, crushed ; 3 tbsp olive oil ; !400 g canned chopped tomatoes ; 1 tbsp tomato paste ; 150 ml water ; 1/2 tsp dried oregano ; 1/2 tsp sugar ; 1 1/4 tsp salt ; 50 g parmesan, grated
- Cook the onion, carrots, courgette and red pepper in the olive oil in a wide pan for 10 minutes, until they soften. Stir in the garlic and tomato paste for 1 minute.
- Add the chopped tomatoes, water, oregano, sugar and half of the salt. Cover and simmer for 20 minutes, until the carrots are very soft.
- Meanwhile, boil the fusilli with the rest of the salt for 11 minutes and drain.
- Blend the sauce until quite smooth, toss with the fusilli and serve with the parmesan. The sauce alone keeps for 3 months in the freezer.
= Courgetti ; courgette noodles, zoodles, zucchini noodles, courgette spaghetti, zucchini spaghetti, zucchini pasta, courgette noodles with tomato sauce, zoodles with tomato, zucchininudeln, zucchini nudeln, spaghetti de courgettes, espaguetis de calabacin, spaghetti di zucchine
fry ; italian ; dinner lunch ; 2 ; 15+15 ; stove
Noodles cut from courgettes in a quick sauce of cherry tomatoes, garlic and basil.
!700 g courgettes, in long thin strips ; !400 g cherry tomatoes, halved ; 3 cloves garlic, sliced ; 3 tbsp olive oil ; 1/4 tsp chilli flakes ; 1 handful basil, torn ; 150 g mozzarella, torn ; 30 g parmesan, grated ; 30 g pine nuts, toasted / sunflower seeds, toasted ; 3/4 tsp salt ; 1/4 tsp black pepper
- Warm the garlic and chilli flakes in two thirds of the olive oil for 1 minute. Add the cherry tomatoes with half of the salt and cook for 8 minutes, until they burst into a thick sauce.
- Meanwhile, fry the courgettes in the rest of the oil in a very hot wide pan for 2 minutes, tossing, until hot but still firm. Season with the rest of the salt.
- Lift the courgettes out of their water and toss them in the sauce with the basil, parmesan and black pepper. Top with the mozzarella and pine nuts and serve at once.
= Stuffed Courgettes ; stuffed zucchini, zucchini boats, stuffed zucchini boats, courgette boats, stuffed courgette, gefullte zucchini, courgettes farcies, zucchine ripiene, calabacines rellenos
bake ; italian ; dinner ; 4 ; 25+50 ; oven stove
Courgettes filled with minced beef, tomatoes and parmesan, and baked.
!4 courgettes, large, halved lengthways ; !*400 g minced beef / minced pork / minced turkey / minced lamb / cooked rice / cooked lentils ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; !400 g canned chopped tomatoes ; 40 g breadcrumbs ; !60 g parmesan, grated ; 1 tsp dried oregano ; 1 handful basil, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Scoop out the courgettes, leaving shells 1 cm thick, season them with a quarter of the salt and chop the flesh.
- Soften the onion in the olive oil for 5 minutes. Add the garlic, the minced beef and the chopped flesh and fry for 8 minutes, until <no pink is left and the water has gone|the water has gone>.
- Stir in a third of the chopped tomatoes, the breadcrumbs, oregano, basil, black pepper and half of the rest of the salt[, then half of the parmesan].
- Spread the rest of the chopped tomatoes in a baking dish with the rest of the salt. Set in the courgettes, fill them[ and scatter with the rest of the parmesan]. Bake for 32 minutes, until tender and golden.
= Autumn Vegetable Traybake ; autumn vegetables, roast autumn vegetables, autumn traybake, fall vegetable traybake, roasted fall vegetables, vegetable traybake, veggie traybake, sheet pan vegetables, herbstgemuse aus dem ofen, gemuse vom blech, legumes d automne rotis
roast ; any ; dinner ; 4 ; 20+45 ; oven
Squash, beetroot, sprouts and onions roasted with sage, chickpeas and feta.
!600 g butternut squash, in 3 cm chunks ; !300 g beetroot, in thin wedges ; 300 g parsnips, in batons ; 250 g Brussels sprouts, halved ; 2 red onions, in wedges ; 400 g canned chickpeas, drained ; 4 tbsp olive oil ; 1 tbsp sage, chopped ; 1 tsp thyme ; 1 tbsp balsamic vinegar ; 1 tsp honey ; ?120 g feta, crumbled / 40 g hazelnuts, toasted and chopped / 40 g sunflower seeds, toasted ; 30 g pumpkin seeds ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the squash, beetroot and parsnips with two thirds of the olive oil, the thyme and two thirds of the salt on two trays and roast for 20 minutes.
- Toss the Brussels sprouts, red onions and chickpeas with the sage, black pepper and the rest of the oil and salt, add them and turn everything. Roast for 22 minutes, until all is tender and brown at the edges.
- Stir the balsamic vinegar with the honey and turn the vegetables in it. Scatter with the pumpkin seeds[ and the feta].
= Buddha Bowl ; buddha bowls, vegan buddha bowl, veggie bowl, nourish bowl, quinoa bowl, grain bowl, rainbow bowl, sweet potato buddha bowl, bouddha bowl, buddhabowl
rice ; any ; lunch dinner ; 4 ; 20+30 ; oven stove
Quinoa, roast sweet potatoes and chickpeas with raw vegetables and tahini sauce.
!250 g quinoa, rinsed ; !600 g sweet potatoes, in 2 cm dice ; !400 g canned chickpeas, drained and patted dry ; 3 tbsp olive oil ; 1 tsp smoked paprika ; 1 tsp ground cumin ; 100 g spinach ; 200 g red cabbage, finely shredded ; 1 avocado, sliced ; !4 tbsp tahini ; 3 tbsp lemon juice ; 2 tsp maple syrup ; 4 tbsp water ; 2 tbsp pumpkin seeds ; 1 1/2 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the sweet potatoes and chickpeas with the olive oil, smoked paprika, cumin and half of the salt on a large tray and roast for 28 minutes, turning once.
- Meanwhile, simmer the quinoa in twice its volume of water with a quarter of the salt for 14 minutes, covered, and leave for 5 minutes.
- Stir the tahini with the lemon juice, maple syrup, water and the rest of the salt to a smooth sauce.
- Divide the quinoa, sweet potatoes, chickpeas, spinach, red cabbage and avocado among {4} bowls. Pour over the sauce and scatter with the pumpkin seeds.
= Veggie Burger ; veggie burgers, vegetable burger, vegetable burgers, vegetarian burger, vegetarian burgers, vegan burger, vegan burgers, gemuseburger, veggieburger, burger vegetarien, hamburguesa vegetal, hamburguesa vegetariana
filled ; american ; dinner ; 4 ; 25+20 ; stove
Patties of black beans, oats and carrots, fried crisp.
!*480 g canned black beans, drained and patted dry / canned kidney beans, drained and patted dry / canned chickpeas, drained and patted dry ; !2 carrots, finely grated ; !80 g rolled oats ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 5 tbsp sunflower oil ; 1 tbsp tomato paste ; 1 tsp smoked paprika ; 1 tsp ground cumin ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 4 burger buns ; 4 leaves lettuce ; 1 tomato, sliced ; 4 tbsp mayonnaise
- Cook the onion and carrots in a fifth of the sunflower oil for 7 minutes, until soft and dry. Stir in the garlic, tomato paste, paprika and cumin for 1 minute.
- Mash the black beans roughly with a fork. Mix in the vegetables, oats, salt and black pepper and leave for 10 minutes, until it holds together. Shape into {4} patties.
- Fry in the rest of the oil over medium heat for 5 minutes on each side, until crisp and hot all through.
- Toast the burger buns, spread with the mayonnaise and fill with the lettuce, patties and tomato.
= Calzone ; calzones, pizza calzone, calzone pizza, folded pizza, ham calzone, cheese calzone, ricotta calzone, calzone ripieno
pizza ; italian ; dinner ; 4 ; 35+18 rest 75 ; oven
Folded pizza filled with ricotta, mozzarella and ham.
!400 g bread flour ; !7 g yeast ; 260 ml water, lukewarm ; 2 tbsp olive oil ; 1 1/2 tsp salt ; !250 g ricotta / firm tofu, mashed ; !200 g mozzarella, diced and drained ; !*120 g cooked ham, in strips / salami, in strips / chestnut mushrooms, sliced and fried / spinach, wilted and squeezed ; 40 g parmesan, grated ; 150 ml passata ; 1 handful basil, torn ; 1/4 tsp black pepper
- Knead the flour with the yeast, water, half of the olive oil and most of the salt for 8 minutes, until smooth. Cover and leave to rise for 75 minutes.
- Heat the oven with a tray in it to 240 °C (465 °F), or 220 °C (425 °F) with the fan on. Mix the ricotta with the mozzarella, ham, parmesan, basil, black pepper and the rest of the salt.
- Divide the dough into {4}, roll out 25 cm wide and spread a spoonful of the passata on half of each, leaving the edge free. Heap on the filling, fold over and press and roll the edges shut.
- Brush with the rest of the passata and olive oil, cut a small slit in each and bake on the hot tray for 16 minutes, until deep golden.
= Pork with Apples and Mustard ; pork and apple, pork with apple, pork in mustard sauce, pork tenderloin with apples, pork normandy, normandy pork, schweinefilet mit apfel, filet mignon aux pommes, porc a la moutarde
fry ; french ; dinner ; 4 ; 15+25 ; stove
Pork browned with apples in a sauce of mustard and cream.
!*600 g pork tenderloin, in thick slices / 4 pork chops / chicken thigh fillets / turkey breast, in thick slices ; !2 apples, in wedges ; !2 tbsp wholegrain mustard ; 1 onion, sliced ; 30 g butter ; 1 tbsp sunflower oil ; 200 ml apple juice ; 100 ml chicken stock ; 100 ml crème fraîche ; 4 sprigs thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Season the pork with the salt and black pepper and brown it in the sunflower oil for 3 minutes on each side. Lift out.
- Cook the onion and apples in the butter for 6 minutes, until golden.
- Add the thyme, apple juice, chicken stock and mustard and boil for 4 minutes.
- Stir in the crème fraîche, return the pork and simmer for 5 minutes<, until no pink is left|>.
= Roast Pumpkin Salad with Goat's Cheese ; pumpkin salad, roast squash salad, squash and goats cheese salad, pumpkin and goat cheese salad, kurbissalat, roasted pumpkin salad, salade de courge
salad ; any ; lunch dinner starter ; 4 ; 15+30 ; oven
Warm roast pumpkin on leaves with goat’s cheese and walnuts.
!900 g pumpkin, in wedges / butternut squash, in wedges ; !120 g goat's cheese, crumbled / feta, crumbled ; !60 g walnuts, roughly chopped / 40 g pumpkin seeds ; 120 g rocket ; 4 tbsp olive oil ; 1 tbsp balsamic vinegar ; 1 tsp honey ; 1 tsp thyme ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the pumpkin with half of the olive oil, the thyme, the black pepper and most of the salt and roast for 28 minutes, until soft and browned.
- Whisk the balsamic vinegar with the honey and the rest of the olive oil and salt.
- Spread the rocket on a dish, lay the pumpkin on it and scatter with the goat's cheese and walnuts. Spoon over the dressing.
= Roasted Chickpeas ; roast chickpeas, crispy chickpeas, crunchy chickpeas, baked chickpeas, chickpea snack, spicy roasted chickpeas, gerostete kichererbsen, knusprige kichererbsen, kichererbsen snack, pois chiches grilles, pois chiches rotis, garbanzos tostados, ceci croccanti
roast ; levantine ; snacks ; 4 ; 10+35 ; oven
Chickpeas roasted crisp with paprika and cumin.
!480 g canned chickpeas, drained ; 2 tbsp olive oil ; !1 tsp smoked paprika ; 1/2 tsp ground cumin ; 1/2 tsp garlic powder ; 3/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chickpeas quite dry in a cloth, toss with the olive oil and salt and spread on a tray in one layer.
- Roast for 32 minutes, shaking the tray twice, until golden and crisp.
- Toss with the paprika, cumin and garlic powder while hot. They are crisp on the day that they are made.
= Kale Chips ; kale crisps, baked kale, crispy kale, kale crisp, grunkohlchips, grunkohl chips, chips de kale, chips de chou kale, chips di cavolo nero
side ; american ; snacks ; 4 ; 10+18 ; oven
Kale baked slowly until it is crisp and light.
!200 g kale, in large pieces without stalks ; 1 1/2 tbsp olive oil ; 1/2 tsp smoked paprika ; 1/4 tsp salt
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Dry the kale well, toss with the olive oil and rub until every leaf shines.
- Spread on two trays in one layer and season with the paprika and salt.
- Bake for 16 minutes, turning once, until crisp but still green. Cool for 3 minutes on the trays.
= Banana Oat Cookies ; three ingredient cookies, banana oatmeal cookies, breakfast cookies, banana peanut butter cookies, bananenkekse, haferflocken bananen kekse, cookies banane avoine
biscuit ; any ; snacks breakfast ; 12 ; 10+15 ; oven
Soft cookies of ripe bananas, oats and peanut butter, without flour or added sugar.
!3 bananas, very ripe ; !200 g rolled oats ; !80 g peanut butter ; ?40 g dark chocolate, chopped ; 1/2 tsp ground cinnamon ; 1 pinch salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mash the bananas with the peanut butter, cinnamon and salt.
- Stir in the rolled oats[ and chocolate] and leave for 5 minutes.
- Drop {12} spoonfuls on a lined tray, press them flat and bake for 15 minutes, until golden at the edges.
= Hot Sauce ; chilli sauce, chili sauce, home made hot sauce, scharfe sosse, sauce piquante, salsa picante
sauce ; american ; snacks ; 12 ; 10+15 ; stove
Red chillies simmered with garlic and vinegar and blended smooth.
!200 g red chillies, sliced ; 4 cloves garlic ; 1 onion, chopped ; 1 tbsp sunflower oil ; !200 ml cider vinegar ; 150 ml water ; 2 tsp salt ; 1 tbsp sugar
- Soften the onion and garlic in the sunflower oil for 5 minutes. Open a window.
- Add the chillies, water and salt and simmer for 9 minutes, until very soft.
- Blend with the cider vinegar and sugar until smooth. It keeps for a month in a clean bottle in the fridge.
= Baked Salmon ; oven baked salmon, salmon in the oven, baked salmon with lemon, lemon dill salmon, lemon salmon, roast salmon, baked salmon fillets, lachs aus dem ofen, ofenlachs, saumon au four, salmon al horno, salmone al forno
roast ; any ; dinner ; 4 ; 10+15 ; oven
Salmon fillets baked with lemon, dill and butter.
!*4 salmon fillets / 4 trout fillets / 4 cod fillets / 500 g firm tofu, in thick slices ; !1 lemon, half sliced and half squeezed ; 30 g butter, melted ; 1 tbsp olive oil ; 2 cloves garlic, crushed ; !3 tbsp dill, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Oil a baking dish with the olive oil, lay in the salmon and season it with the salt and black pepper.
- Mix the butter with half of the dill, the garlic and the juice of the lemon, and pour it over. Lay on the slices of lemon.
- Bake for <13 minutes, until it flakes easily, 63 °C (145 °F) inside|15 minutes, until golden>. Spoon over the juices and scatter with the rest of the dill.
= Salmon Patties ; salmon patty, salmon cakes, canned salmon patties, tinned salmon patties, salmon croquettes, salmon rissoles, salmon burger, salmon burgers, lachsfrikadellen, lachspuffer, galettes de saumon, hamburguesas de salmon
fry ; american ; dinner ; 4 ; 15+12 ; stove
Canned salmon bound with crumbs, dill and mustard, and fried in patties.
!*400 g canned salmon, drained and flaked / canned tuna, drained and flaked / canned chickpeas, drained and mashed ; 80 g breadcrumbs ; 2 eggs, beaten / 100 g yogurt ; 3 spring onions, finely sliced ; 2 tbsp dill, chopped ; 1 tbsp Dijon mustard ; 1 tbsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper ; 4 tbsp sunflower oil
- Mix the salmon with the breadcrumbs, eggs, spring onions, dill, mustard, lemon juice, salt and black pepper. Leave for 5 minutes, so that the crumbs swell.
- Shape into {8} patties, 2 cm thick.
- Fry in the sunflower oil over medium heat for 4 minutes on each side, until brown, and hot and set all through.
= Garlic Grilled Prawns ; grilled prawns, grilled shrimp, garlic grilled shrimp, prawn skewers, shrimp skewers, barbecued prawns, bbq prawns, bbq shrimp, gegrillte garnelen, garnelenspiesse, crevettes grillees, gambas a la parrilla, gamberi alla griglia
roast ; any ; bbq dinner ; 4 ; 15+6 rest 15 ; grill
Prawns marinated in garlic, lemon and paprika and grilled quickly on skewers.
!*700 g raw prawns, peeled / scallops / squid, in wide strips / firm tofu, in cubes ; !4 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tbsp lemon juice ; 1 tsp sweet paprika ; 1/4 tsp chilli flakes ; 30 g butter, melted ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Mix three quarters of the garlic with the olive oil, half of the lemon juice, the paprika, chilli flakes, salt and black pepper. Turn the prawns in it and chill for 15 minutes.
- Thread on to skewers. Stir the butter with the parsley and the rest of the garlic and lemon juice.
- Grill the prawns over high heat for <2 minutes on each side, until pink and opaque all through|3 minutes on each side, until charred in places>. Pour over the butter and serve at once.
= Chicken Kebabs ; chicken kebab, chicken skewers, chicken kabobs, grilled chicken skewers, chicken shish kebab, chicken shish, shish taouk, chicken on sticks, hahnchenspiesse, brochettes de poulet, brochetas de pollo, spiedini di pollo
roast ; turkish ; bbq dinner ; 4 ; 20+14 rest 60 ; grill
Chicken marinated in yogurt, lemon and paprika, grilled on skewers with peppers.
!*700 g chicken breast fillets, in 3 cm cubes / firm tofu, in 3 cm cubes ; 100 g yogurt ; 3 tbsp olive oil ; 2 tbsp lemon juice ; 2 cloves garlic, crushed ; !2 tsp sweet paprika ; 1 tsp ground cumin ; 1 tsp dried oregano ; 2 red peppers, in 3 cm pieces ; 1 red onion, in wedges ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the yogurt with two thirds of the olive oil, the lemon juice, garlic, paprika, cumin, oregano, black pepper and most of the salt. Turn the chicken in it and chill for 60 minutes.
- Thread the chicken on to {8} skewers with the red peppers and red onion. Brush with the rest of the oil and season with the rest of the salt.
- Grill over medium-high heat for 13 minutes, turning often, until charred in places<, and 74 °C (165 °F) inside|>.
= Shish Kebab ; shish kebabs, sis kebap, beef kebabs, beef kebab, beef skewers, beef kabobs, steak skewers, steak kebabs, lamb kebabs, lamb kebab, lamb skewers, lamb shish kebab, rindfleischspiesse, lammspiesse, brochettes de boeuf, brochettes d agneau, brochetas de carne
roast ; turkish ; bbq dinner ; 4 ; 20+12 rest 60 ; grill
Cubes of tender beef marinated with onion, cumin and lemon, grilled on skewers.
!*700 g sirloin steak, in 3 cm cubes / lamb fillet, in 3 cm cubes / portobello mushrooms, in thick pieces / firm tofu, in 3 cm cubes ; 1 onion, grated ; 3 cloves garlic, crushed ; 4 tbsp olive oil ; 1 tbsp lemon juice ; 1 tbsp tomato paste ; !2 tsp ground cumin ; 1 tsp sweet paprika ; 1/4 tsp chilli flakes ; 2 green peppers, in 3 cm pieces ; 200 g cherry tomatoes ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the onion with the garlic, olive oil, lemon juice, tomato paste, cumin, paprika, chilli flakes, black pepper and most of the salt. Turn the steak in it and chill for 60 minutes.
- Thread the steak on to {8} skewers with the green peppers and cherry tomatoes[, wiping off the onion,] and season with the rest of the salt.
- Grill over high heat for 10 minutes, turning, until charred outside< and still pink within, 63 °C (145 °F)|>. Rest for 2 minutes and serve, if you like, with rice or flat bread.
= Beef and Potato Hash ; roast beef hash, beef hash, roast dinner hash
fry ; american ; dinner breakfast ; 4 ; 15+28 ; stove
Potatoes, onion and cooked beef fried crisp.
!*400 g cooked beef, diced / cooked lamb, diced / cooked pork, diced / ham, diced / smoked tofu, diced ; !800 g waxy potatoes, in small dice ; 2 onions, chopped ; 3 tbsp sunflower oil ; 1 tbsp Worcestershire sauce ; 4 eggs ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the potatoes in two thirds of the sunflower oil over medium heat for 15 minutes, turning, until golden and tender.
- Add the onions and fry for 6 minutes. Stir in the beef, Worcestershire sauce, salt and black pepper and press flat. Fry for 6 minutes, until crisp below and steaming hot.
- Meanwhile, fry the eggs in the rest of the sunflower oil for 4 minutes, until the whites are set. Serve them on top.
= Lamb Flatbreads ; lamb wraps, lamb pittas, leftover roast lamb flatbreads, lamb and tzatziki wraps, roast lamb wraps
filled ; levantine ; dinner lunch ; 4 ; 15+8 ; stove
Cooked lamb crisped with cumin, in flatbreads with yogurt, mint and cucumber.
!*500 g cooked lamb, torn into pieces / cooked chicken, torn into pieces / cooked beef, torn into pieces / 400 g halloumi, sliced ; !4 flatbreads ; 1 red onion, thinly sliced ; 2 tbsp olive oil ; 2 tsp ground cumin ; 1 tsp sweet paprika ; !200 g Greek yogurt ; 1/2 cucumber, grated ; 1 bunch mint ; 1 tbsp lemon juice ; 2 tomatoes, sliced ; 3/4 tsp salt
- Squeeze the cucumber and mix it with the Greek yogurt, lemon juice, half of the mint and a third of the salt.
- Fry the lamb in the olive oil with the cumin, paprika and the rest of the salt over high heat for 5 minutes, until crisp at the edges and steaming hot.
- Warm the flatbreads in a dry pan.
- Fill them with the lamb, tomatoes, red onion, yogurt and the rest of the mint.
= Avocado Toast ; avocado on toast, avo toast, avocado toasts, smashed avocado, smashed avocado on toast, smashed avo, avocado bread, avocadobrot, avocadotoast, avocado brot, tartine a l avocat, toast a l avocat, tostada de aguacate, tostadas con aguacate, toast all avocado
filled ; american ; breakfast lunch snacks ; 2 ; 10+3 ; none
Crisp toast under crushed avocado.
!4 slices sourdough bread / bread ; !2 ripe avocados ; 1 tbsp lemon juice / 1/2 lemon, squeezed ; 2 tsp olive oil ; ?1/4 tsp chilli flakes ; ?8 cherry tomatoes, quartered ; 1/2 tsp salt ; 1/4 tsp black pepper
- Crush the avocados roughly with the lemon juice, salt and black pepper.
- Toast the sourdough bread until crisp.
- Heap the avocado on the toast and drizzle with the olive oil.[ Top with the cherry tomatoes.][ Scatter with the chilli flakes.] Eat at once.
= Egg and Cheese Toastie ; egg toastie, egg and cheese sandwich, egg cheese sandwich, egg and cheese toasted sandwich, fried egg and cheese sandwich, egg grilled cheese, breakfast toastie, breakfast sandwich, egg and cheese toast, eier kase toast, sandwich de huevo y queso, toast uovo e formaggio
filled ; british ; breakfast lunch ; 2 ; 5+13 ; stove
Fried eggs and melting cheese between slices of buttered bread.
!4 slices white bread ; !2 eggs ; !100 g cheddar, grated ; !30 g butter, soft ; 1 tsp mustard ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the eggs in a quarter of the butter for 2 minutes, break the yolks, turn and fry for 2 minutes, until set. Season with the salt and black pepper and lift out.
- Spread one side of each slice of the bread with the rest of the butter. Turn half of them over, spread with the mustard, and lay on half of the cheddar and the eggs. Scatter with the rest of the cheddar and cover with the others, buttered side out.
- Fry over medium-low heat for 4 minutes on each side, pressing lightly, until golden and melted.
= Cheesy Scrambled Eggs on Toast ; scrambled eggs on toast, scrambled eggs with cheese, cheesy scrambled eggs, cheese scrambled eggs, scrambled eggs with cheese on toast, scrambled egg on toast, ruhrei mit kase, oeufs brouilles au fromage, huevos revueltos con queso, uova strapazzate al formaggio
egg ; british ; breakfast lunch ; 2 ; 5+6 ; stove
Soft scrambled eggs with melted cheddar, on buttered toast.
!5 eggs ; !60 g cheddar, grated ; 2 tbsp milk ; 30 g butter ; !4 slices sourdough bread ; 1 tbsp chives, snipped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Beat the eggs with the milk, salt and black pepper. Toast the sourdough bread and spread it with half of the butter.
- Melt the rest of the butter in a pan over medium-low heat. Pour in the eggs and stir slowly for 4 minutes, until just set but still moist.
- Take off the heat, fold in the cheddar until it melts and heap on the toast.[ Scatter with the chives.]
= Chicken Stir-Fry ; chicken stir fry with vegetables, chicken vegetable stir fry, easy stir fry
fry ; chinese ; dinner ; 4 ; 15+12 ; stove
Chicken and crisp vegetables in a garlic, ginger and soy sauce.
!*500 g chicken breast fillets, in thin strips / sirloin steak, in thin strips / pork tenderloin, in thin strips / raw prawns, peeled / firm tofu, diced ; !300 g broccoli, in florets ; !1 red pepper, in strips ; 2 carrots, in thin strips ; 4 spring onions, sliced ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 tbsp sunflower oil ; 4 tbsp soy sauce ; 1 tbsp honey ; 2 tsp cornflour ; 100 ml water ; 1 tsp sesame oil
- Stir the soy sauce with the honey, cornflour, water and sesame oil.
- Stir-fry the chicken in half of the sunflower oil over high heat for 5 minutes<, until no pink is left|, until browned>, and lift out.
- Stir-fry the broccoli, carrots and red pepper in the rest of the sunflower oil for 4 minutes. Add the garlic and ginger for 1 minute.
- Return the chicken, pour in the sauce and cook for 1 minute, until glossy. Scatter with the spring onions.
= Cauliflower Soup ; cream of cauliflower soup, blumenkohlsuppe, creme de chou fleur, veloute de chou fleur, crema de coliflor
soup ; french ; lunch dinner ; 4 ; 15+25 ; stove
Cauliflower simmered and blended as smooth as cream.
!1000 g cauliflower, in florets ; 1 onion, chopped ; 1 leek, sliced ; 40 g butter ; 1 l vegetable stock ; 150 ml double cream ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion and leek in the butter for 6 minutes.
- Add the cauliflower, vegetable stock and salt and simmer for 16 minutes, until very soft.
- Blend with the double cream until smooth and season with the nutmeg and black pepper.
= Chicken Pesto Pasta ; pesto chicken pasta, chicken and pesto pasta, pasta with pesto and chicken, pasta with chicken and pesto, pesto pasta with chicken, chicken and pesto, pesto and chicken, pesto chicken, chicken with pesto, chicken breasts with pesto
pasta ; italian ; dinner ; 4 ; 10+18 ; stove
Pasta tossed with pan-fried chicken and basil pesto.
!350 g penne ; !*500 g chicken breast fillets, in strips / 480 g canned chickpeas, drained ; !120 g basil pesto ; 1 tbsp olive oil ; 200 g cherry tomatoes, halved ; 30 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the penne for 11 minutes in boiling water with most of the salt. Drain, keeping a cup of the water.
- Meanwhile, fry the chicken in the olive oil with the black pepper and the rest of the salt for 8 minutes, until golden[ and cooked through, 74 °C (165 °F) inside]. Add the cherry tomatoes for 2 minutes.
- Off the heat, toss with the penne, basil pesto and a splash of the water, and scatter with the parmesan.
= Courgette Gratin ; zucchini gratin, gratin de courgettes, gratin courgettes, courgette bake, zucchini bake, zucchinigratin, zucchiniauflauf, gratin di zucchine, courgettes au gratin, gratin aux courgettes, gratinado de calabacin
bake ; french ; dinner ; 4 ; 15+40 ; oven
Courgettes baked under cream, cheese and crumbs.
!1000 g courgettes, sliced ; 1 onion, thinly sliced ; 2 tbsp olive oil ; 200 ml double cream / 200 ml milk ; 2 eggs, beaten / 2 tbsp cornflour ; !120 g gruyère, grated ; 1 clove garlic, crushed ; 1/4 tsp ground nutmeg ; 30 g breadcrumbs ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the courgettes and onion in the olive oil with half of the salt over high heat for 10 minutes, until the water has gone. Stir in the garlic and tip into a baking dish.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the double cream with the eggs, nutmeg, black pepper, half of the gruyère and the rest of the salt, and pour it over.
- Scatter with the breadcrumbs and the rest of the gruyère and bake for 27 minutes, until set and golden.
= Tuna and Bean Salad ; tuna bean salad, tuna and white bean salad, bean and tuna salad, insalata di tonno e fagioli, tonno e fagioli, fagioli e tonno, tuna and beans, thunfischsalat mit bohnen, salade de thon aux haricots
salad ; italian ; lunch dinner ; 4 ; 12+0 ; none
Tuscany’s salad of white beans, tuna and red onion, ready in minutes.
!480 g canned cannellini beans, drained and rinsed ; !*300 g canned tuna, drained / 240 g canned chickpeas, drained ; 1 red onion, thinly sliced ; 200 g cherry tomatoes, halved ; 4 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 bunch parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soak the red onion in the red wine vinegar with the salt for 5 minutes.
- Toss the cannellini beans with the cherry tomatoes, parsley, olive oil, black pepper and the onion with its vinegar.
- Fold in the tuna in large flakes and serve with bread.
= Goat's Cheese and Red Onion Tart ; goats cheese tart, goat cheese tart, goats cheese and onion tart, goat cheese and red onion tart, red onion and goats cheese tart, goats cheese and caramelised onion tart, caramelised onion tart, red onion tart, onion tart, zwiebelkuchen mit ziegenkase, tarte au chevre, tarte aux oignons et chevre, tarte aux oignons
pie ; french ; lunch ; 4 ; 20+50 ; oven
Slowly cooked onions and goat’s cheese on crisp puff pastry.
!320 g puff pastry ; !4 red onions, thinly sliced ; !150 g goat's cheese, in slices ; 30 g butter ; 1 tbsp brown sugar ; 2 tbsp balsamic vinegar ; 1 tsp thyme ; 1 egg, beaten / 2 tbsp milk ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the red onions in the butter with the salt over low heat for 20 minutes, until soft. Stir in the brown sugar, balsamic vinegar and half of the thyme and cook for 5 minutes, until sticky.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Unroll the puff pastry on a lined tray, score a border of 2 cm and brush it with the egg.
- Spread the onions inside the border, lay the goat's cheese on top and bake for 23 minutes, until risen and golden. Finish with the rest of the thyme and the black pepper.
`;
