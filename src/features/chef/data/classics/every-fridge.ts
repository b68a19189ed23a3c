/** What cooks make of what most fridges hold; how the table is read: rules/classics/classic.ts. */
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
= Beef and Potato Hash ; corned beef hash, roast beef hash, beef hash, roast dinner hash
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
`;
