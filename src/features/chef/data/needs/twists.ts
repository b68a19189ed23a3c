/** Dishes with a name, made quickly, slowly, with few carbohydrates, in a machine or by small hands; how the table is read: rules/classics/classic.ts. */
export const TWISTS = `
= Quick Cassoulet ; cassoulet rapide, easy cassoulet, fast cassoulet, weeknight cassoulet, cassoulet express
stew ; french ; dinner ; 4 ; 12+48 ; stove oven
White beans, sausage and bacon in tomato under garlicky crumbs: the taste of a cassoulet within the hour.
!*6 pork sausages / vegan sausages ; 150 g smoked bacon, in strips ; !720 g canned white beans, drained and rinsed ; 1 onion, chopped ; 1 carrot, diced ; 3 cloves garlic, crushed ; 2 tbsp tomato paste ; 400 ml chicken stock ; 2 sprigs thyme ; 1 bay leaf ; 60 g breadcrumbs ; 3 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brown the sausages and bacon in a third of the olive oil in an ovenproof pan for 10 minutes. Add the onion and carrot and cook for 6 minutes.
- Stir in the tomato paste and two thirds of the garlic for 1 minute, then the white beans, chicken stock, thyme, bay leaf, salt and black pepper, and simmer for 8 minutes.
- Mix the breadcrumbs with the rest of the garlic and oil and scatter them over. Bake for 22 minutes, until crusted and the sausages are cooked through. Take out the bay leaf.
= Quick Bibimbap ; easy bibimbap, weeknight bibimbap, fast bibimbap
rice ; korean ; dinner ; 4 ; 12+16 ; stove
Rice with beef, vegetables, a fried egg and chilli paste, on the table in half an hour.
!300 g long-grain rice, rinsed ; !*350 g minced beef / 400 g firm tofu, crumbled ; 4 tbsp soy sauce ; 1 tbsp sugar ; 2 cloves garlic, crushed ; 2 tbsp sesame oil ; 200 g spinach ; 2 carrots, grated ; 150 g bean sprouts ; 4 eggs / 1 avocado, sliced ; 2 tbsp sunflower oil ; !4 tbsp gochujang ; 1 tbsp rice vinegar ; 1 tbsp sesame seeds
- Boil the rice in plenty of water for 12 minutes, until tender, and drain. Stir the gochujang with the rice vinegar and half of the sugar.
- Meanwhile, fry the minced beef in half of the sunflower oil over high heat for <6 minutes, until no pink is left|4 minutes>. Add the garlic, soy sauce and the rest of the sugar for 1 minute. Lift out.
- Cook the spinach, carrots and bean sprouts in the same pan with the sesame oil for 3 minutes. Lift out.
- Fry the eggs in the rest of the sunflower oil for 3 minutes. Arrange everything on the rice, scatter with the sesame seeds and serve with the sauce.
= Slow Chicken Mole ; slow mole poblano, mole poblano from scratch, long version of mole poblano, traditional mole poblano
stew ; mexican ; dinner ; 6 ; 60+150 ; stove blender
Mole poblano the long way: chillies, nuts, seeds, spices and fruit fried one by one, blended and simmered for hours.
!*1500 g chicken legs ; !3 dried ancho chillies ; !2 dried pasilla chillies ; 2 dried chillies ; 1 onion, in wedges ; 4 cloves garlic ; 3 tomatoes, halved ; 1.5 l chicken stock ; 4 tbsp lard ; !60 g almonds ; 40 g peanuts ; 40 g raisins ; 40 g sesame seeds ; 1 banana, sliced ; 2 corn tortillas, torn ; 1 stick cinnamon ; 3 cloves ; 1/2 tsp ground allspice ; 1/2 tsp aniseed ; !60 g dark chocolate, chopped ; 1 tbsp brown sugar ; 2 tsp salt
- Simmer the chicken in the chicken stock with half of the salt for 45 minutes, until cooked through. Lift out, and keep the stock.
- Take the stalks and seeds out of the ancho chillies, pasilla chillies and dried chillies. Turn them in a quarter of the lard over medium heat for 30 seconds, without letting them blacken, then soak them in some of the hot stock for 30 minutes.
- Char the onion, garlic and tomatoes in a dry pan for 10 minutes.
- Fry, one after the other, in half of the rest of the lard: the almonds and peanuts for 4 minutes, the raisins for 1 minute, the banana for 4 minutes and the corn tortillas for 3 minutes, until each is golden. Toast most of the sesame seeds with the cinnamon, cloves, allspice and aniseed for 2 minutes.
- Blend all of it with the chillies and enough of the stock to a smooth paste, in batches.
- Fry the paste in the rest of the lard for 15 minutes, stirring. Add the rest of the stock, the dark chocolate, brown sugar and the rest of the salt and simmer gently for 60 minutes, stirring often, until thick and dark.
- Warm the chicken in the sauce for 12 minutes, until hot all through, and scatter with the rest of the sesame seeds.
= Keto Moussaka ; low carb moussaka, moussaka low carb, moussaka without potatoes
bake ; greek ; dinner ; 6 ; 25+70 ; oven stove
Aubergines and spiced lamb under a topping of ricotta and egg, with neither potatoes nor flour.
!700 g aubergines, sliced 1 cm thick ; !*700 g minced lamb / minced beef ; 1 shallot, finely chopped ; 2 cloves garlic, crushed ; 5 tbsp olive oil ; 150 g canned chopped tomatoes ; 1 tsp dried oregano ; 1/2 tsp ground cinnamon ; 300 g ricotta ; 2 eggs ; 80 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Brush the aubergines with most of the olive oil, season with a third of the salt and roast on two trays for 25 minutes, until soft.
- Meanwhile, fry the minced lamb and shallot in the rest of the oil for 8 minutes, until browned with no pink left. Stir in the garlic, cinnamon and oregano for 1 minute, then the chopped tomatoes, black pepper and half of the rest of the salt, and simmer for 12 minutes, until thick.
- Whisk the ricotta with the eggs, nutmeg, half of the parmesan and the rest of the salt.
- Layer the aubergines and the lamb in a baking dish, spread with the ricotta and scatter with the rest of the parmesan. Bake for 30 minutes, until set and golden. Leave for 10 minutes before you cut it.
= Cauliflower Cottage Pie ; keto shepherds pie, low carb shepherds pie, keto cottage pie, low carb cottage pie, cottage pie low carb, cauliflower topped cottage pie
pie ; british ; dinner ; 4 ; 20+60 ; stove oven
Minced beef in gravy under a cheesy mash of cauliflower instead of potato.
!*600 g minced beef / minced lamb ; !800 g cauliflower, in florets ; 1 shallot, finely chopped ; 2 sticks celery, diced ; 1 tbsp sunflower oil ; 1 tbsp tomato paste ; 1 tsp Worcestershire sauce ; 250 ml beef stock ; 1 tsp thyme ; 50 g butter ; 100 g cheddar, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the shallot and celery in the sunflower oil for 6 minutes. Add the minced beef and fry for 8 minutes, until browned with no pink left. Stir in the tomato paste, Worcestershire sauce, thyme, beef stock, black pepper and half of the salt, and simmer for 18 minutes, until thick.
- Meanwhile, boil the cauliflower for 12 minutes, drain and leave to steam dry for 5 minutes. Mash with the butter, half of the cheddar and the rest of the salt.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Spread the beef in a dish, top with the mash, scatter with the rest of the cheddar and bake for 22 minutes, until golden.
= Slow Cooker Lasagne ; slow cooker lasagna, crockpot lasagne, crockpot lasagna, lasagne in the slow cooker
bake ; italian ; dinner ; 6 ; 25+265 ; stove
Lasagne layered in the slow cooker with ricotta instead of white sauce.
!250 g lasagne sheets ; !*500 g minced beef / minced turkey ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 2 tbsp tomato paste ; 800 g canned chopped tomatoes ; 150 ml water ; 1 tsp dried oregano ; !400 g ricotta ; 250 g mozzarella, grated ; 60 g parmesan, grated ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef and onion in the olive oil for 10 minutes, until browned with no pink left. Stir in the garlic, tomato paste, chopped tomatoes, water, oregano, black pepper and most of the salt, and bring to the boil.
- Stir the ricotta with half of the parmesan and the rest of the salt.
- Oil the slow cooker. Spread in a fifth of the meat, then layer the lasagne sheets, broken to fit, with the ricotta, two thirds of the mozzarella and the rest of the meat, and end with meat.
- Cover and cook on low for 4 hours, until a knife slides through the sheets. Longer, and they fall apart.
- Scatter with the rest of the mozzarella and parmesan, cover for 10 minutes, until they melt, and leave to stand with the lid off for 15 minutes before you cut it.
= Pressure Cooker Bolognese ; instant pot bolognese, pressure cooker spaghetti bolognese, instant pot ragu, pressure cooker ragu
pasta ; italian ; dinner ; 6 ; 15+55 ; stove
A meat sauce that tastes of an afternoon after less than an hour, with spaghetti.
!*700 g minced beef / minced pork ; !500 g spaghetti ; 1 onion, finely chopped ; 1 carrot, finely chopped ; 1 stick celery, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 3 tbsp tomato paste ; 800 g canned chopped tomatoes ; 200 ml beef stock ; 1 tsp dried oregano ; 2 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté. Soften the onion, carrot and celery in the olive oil for 6 minutes. Add the minced beef and fry for 8 minutes, until no pink is left, then the garlic and tomato paste for 1 minute.
- Pour in the beef stock and scrape the bottom clean. Add the oregano, black pepper and half of the salt, and put the chopped tomatoes on top without stirring.
- Close and cook at high pressure for 15 minutes. Let the pressure fall for 10 minutes, then release the rest. Simmer with the lid off for 5 minutes, until thick.
- Meanwhile, boil the spaghetti in water with the rest of the salt for 10 minutes, drain and toss with the sauce.
= Pressure Cooker Massaman Curry ; instant pot massaman curry, instant pot massaman, pressure cooker massaman, massaman curry in an instant pot
curry ; thai ; dinner ; 4 ; 15+60 ; none
Beef and potatoes in a mild Thai curry with peanuts, tender after half an hour under pressure.
!*700 g stewing beef, in 3 cm cubes ; !4 tbsp massaman curry paste ; !400 ml canned coconut milk ; 100 ml beef stock ; !500 g waxy potatoes, in 4 cm chunks ; 1 onion, in wedges ; !80 g peanuts, roasted ; 1 cinnamon stick ; 2 tbsp fish sauce ; 2 tbsp tamarind paste ; 2 tbsp palm sugar / brown sugar ; 1 tbsp sunflower oil
- Set the pressure cooker to sauté. Brown the beef in the sunflower oil for 6 minutes, then fry the massaman curry paste with it for 2 minutes.
- Pour in the beef stock and scrape the bottom clean. Add half of the coconut milk, the cinnamon, fish sauce, tamarind paste and palm sugar.
- Close and cook at high pressure for 25 minutes. Let the pressure fall for 10 minutes, then release the rest.
- Add the potatoes and onion, close and cook at high pressure for 4 minutes. Release the pressure.
- Stir in the rest of the coconut milk and the peanuts and simmer with the lid off for 3 minutes.
= Pressure Cooker Cheesecake ; instant pot cheesecake, pressure cooker new york cheesecake, cheesecake in the instant pot
cake ; american ; dessert ; 8 ; 20+60 rest 480 ; none
A dense cheesecake steamed in a tin under pressure, where it does not crack.
!140 g digestive biscuits, crushed ; 60 g butter, melted ; !600 g cream cheese, at room temperature ; 140 g caster sugar ; !2 eggs ; 100 g sour cream ; 1 tsp vanilla extract ; 1 tbsp cornflour ; 1 pinch salt
- Mix the digestive biscuits with the butter and press them into a lined 18 cm tin that fits the pressure cooker.
- Beat the cream cheese with the caster sugar, cornflour and salt until smooth, then the sour cream and vanilla extract. Beat in the eggs only until mixed. Pour it on the base and cover the tin with foil.
- Pour 350 ml water into the pressure cooker and set the tin on a trivet above it. Close and cook at high pressure for 35 minutes. Let the pressure fall for 15 minutes, then release the rest: the middle should still tremble.
- Cool to room temperature and chill for 7 hours.
= Air Fryer Toad in the Hole ; air fryer toad in the hole, toad in the hole in the air fryer, mini toad in the hole
bake ; british ; dinner ; 2 ; 10+32 rest 30 ; none
Sausages in a risen batter, in a tin that fits the basket.
!*4 pork sausages / vegan sausages ; !70 g plain flour ; !2 eggs ; !100 ml milk ; 2 tbsp sunflower oil ; 1/4 tsp salt
- Whisk the flour with the eggs, milk and salt until smooth, and leave for 30 minutes.
- Put the sausages and sunflower oil into a metal tin of about 18 cm that fits the basket of the air fryer. Cook at 200 °C (400 °F) for 12 minutes, turning once, until browned and the fat is very hot.
- Pour the batter around them quickly and cook for 18 minutes at 190 °C (375 °F), until tall and brown and the sausages are cooked through. Leave the basket shut for the first 15 minutes. For more than two people make it again: a deeper batter stays raw in the middle.
= Air Fryer Chicken Fajitas ; air fryer fajitas, air fryer steak fajitas, fajitas in the air fryer
filled ; tex-mex ; dinner ; 4 ; 15+16 ; none
Chicken and peppers charred in the air fryer, to roll in tortillas.
!8 flour tortillas ; !*600 g chicken breast fillets, in strips / chicken thigh fillets, in strips ; !2 red peppers, sliced ; 1 green pepper, sliced ; 1 red onion, sliced ; 3 tbsp sunflower oil ; 2 tsp ground cumin ; 2 tsp smoked paprika ; 1 tsp chilli powder ; 2 tbsp lime juice ; 150 g sour cream ; 1 avocado, sliced ; 1 1/4 tsp salt
- Mix the chicken, red peppers, green pepper and onion with the sunflower oil, cumin, smoked paprika, chilli powder and salt.
- Heat the air fryer to 200 °C (400 °F). Cook them in two batches for 13 minutes, shaking twice, until charred at the edges and the chicken is cooked through, 74 °C (165 °F) inside. Sprinkle with the lime juice.
- Wrap the flour tortillas in foil, warm them in the air fryer for 2 minutes, and serve with the sour cream and avocado.
= Microwave Mac and Cheese ; microwave macaroni cheese, macaroni cheese in the microwave, microwave macaroni and cheese
pasta ; american ; dinner lunch ; 2 ; 5+16 ; none
Macaroni boiled and sauced in one bowl in the microwave.
!180 g macaroni ; 450 ml water ; 1/2 tsp salt ; !120 ml milk ; 1 tsp cornflour ; !120 g cheddar, grated ; 1/2 tsp mustard ; 1/4 tsp black pepper
- Put the macaroni, water and salt into a large bowl, at most half full. Cook in the microwave on full power for 12 minutes, stirring every 3 minutes, until tender and most of the water is gone.
- Stir the cornflour into the milk, pour it in and cook for 2 minutes more.
- Stir in the cheddar, mustard and black pepper, cook for 30 seconds and stir again until smooth.
= Savoury Muffins ; cheese muffins, savory muffins, cheddar muffins, cheese and chive muffins, unsweetened muffins
cake ; british ; breakfast lunch snacks ; 12 ; 15+24 ; oven
Muffins with cheddar and chives instead of sugar.
!280 g plain flour ; 1 tbsp baking powder ; !150 g cheddar, grated ; !2 eggs ; 240 ml milk ; 90 g butter, melted ; 1 bunch chives, snipped ; 1/2 tsp mustard powder ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the flour with the baking powder, mustard powder, salt, black pepper and two thirds of the cheddar.
- Stir in the eggs, milk, butter and chives until just combined.
- Divide among {12} paper cases, scatter with the rest of the cheddar and bake for 22 minutes, until risen and golden.
= Grilled Pizza ; pizza on the grill, pizza on the barbecue, bbq pizza, barbecue pizza, pizza on the bbq
pizza ; any ; dinner ; 4 ; 25+12 rest 90 ; grill
Thin pizzas straight on the bars of a hot grill, crisp and a little charred.
!500 g bread flour ; 7 g yeast ; 2 tsp salt ; 310 ml water, lukewarm ; 4 tbsp olive oil ; !200 g passata ; !250 g mozzarella, torn ; 1 handful basil
- Mix the bread flour, yeast and most of the salt with the water and half of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Heat the grill to medium-high. Season the passata with the rest of the salt. Divide the dough into {4} pieces, stretch each into a thin oval and brush both sides with the rest of the oil.
- Lay the dough on the bars and grill for 3 minutes, until it is firm with dark stripes below. Turn it, spread at once with the passata and scatter with the mozzarella.
- Cover the grill and cook for 4 minutes, until the cheese has melted. Scatter with the basil.
= Berry Yogurt Cups ; yogurt and berry parfaits, berry parfait, yogurt parfait, yoghurt parfait, yogurt cups
pudding ; any ; snacks breakfast dessert ; 4 ; 10+0 ; none
Yogurt, berries and granola in layers, for small hands with a spoon.
!400 g Greek yogurt ; !250 g raspberries ; 2 tbsp honey ; !120 g granola
- Stir the honey into the Greek yogurt.
- Spoon the granola, yogurt and raspberries into 4 cups in layers, and end with raspberries.
- Eat them at once, while the granola is crisp.
= Cheese and Apple Roll-Ups ; cheese roll ups, tortilla roll ups, kids roll ups
filled ; any ; lunch snacks dinner ; 4 ; 10+0 ; none
Soft wraps that children spread, fill and roll up by themselves.
!4 flour tortillas ; !150 g cream cheese ; 4 slices cheddar ; 4 slices ham ; !4 tbsp apple sauce
- Spread the flour tortillas with the cream cheese, up to the edge, with the back of a spoon, and dot with the apple sauce.
- Lay the cheddar and ham on each, torn to fit.
- Roll up tightly and eat from the hand.
= Cheese and Potato Bake ; potato and cheese bake, potato bake with cheese, kartoffel kase auflauf, kartoffelauflauf mit kase, kartoffelgratin mit kase, gratin de pommes de terre au fromage
bake ; any ; dinner ; 4 ; 20+55 ; oven stove
Layers of potato and melting cheese in a little stock and cream, brown on top.
!1000 g waxy potatoes, thinly sliced / floury potatoes, thinly sliced ; !250 g cheddar, grated / gruyère, grated / Emmental, grated ; 1 onion, thinly sliced ; 200 ml double cream ; 200 ml vegetable stock ; 1 clove garlic, crushed ; 20 g butter ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Cook the onion in the butter for 6 minutes, until soft, and stir in the garlic.
- Add the double cream, vegetable stock, nutmeg, salt, black pepper and potatoes, and simmer gently for 5 minutes, stirring, until it thickens a little.
- Layer the potatoes with two thirds of the cheddar in a baking dish and scatter with the rest.
- Bake for 42 minutes, until brown on top and soft all through. Leave for 5 minutes before serving.
= Pasta with Tuna, Lemon and Capers ; pasta tonno e limone, pasta tonno limone e capperi, tuna lemon pasta, lemon tuna pasta, tuna and caper pasta, pasta with tuna and capers, spaghetti with tuna and lemon
pasta ; italian ; dinner lunch ; 4 ; 8+12 ; stove
Spaghetti with tuna, lemon and capers: dinner from the cupboard.
!400 g spaghetti / penne ; !*240 g canned tuna, drained / 240 g canned chickpeas, drained and rinsed ; !1 lemon, zest and juice ; !3 tbsp capers, drained ; 2 cloves garlic, sliced ; 5 tbsp olive oil ; ?1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the spaghetti in water with the salt for 10 minutes. Drain, and keep a cup of the water.
- Meanwhile, warm the garlic in the olive oil for 2 minutes. Stir in the capers and tuna for 2 minutes, until hot.
- Toss with the spaghetti, the lemon, the black pepper and a splash of the water.[ Scatter with the parsley.]
`;
