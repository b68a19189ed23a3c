/** Further dishes that people ask for by what is there or by a name of their own; how the table is read: rules/classics/classic.ts. */
export const FROM_WHAT_IS_THERE = `
= Quick Pickled Onions ; quick pickle, quick pickles, pickled onions, pickled red onions, quick pickled red onions, quick pickled vegetables, pickle for burgers, burger pickles, pink pickled onions
side ; american ; snacks dinner ; 6 ; 10+3 rest 30 ; stove
Red onions and cucumber in hot vinegar, ready in half an hour.
!2 red onions, thinly sliced ; !1/2 cucumber, thinly sliced ; !200 ml cider vinegar ; 100 ml water ; 2 tbsp sugar ; 1 tsp mustard seeds ; 1 1/2 tsp salt
- Put the red onions and cucumber into a clean jar.
- Bring the cider vinegar, water, sugar, mustard seeds and salt to the boil for 1 minute, stirring, and pour over.
- Press everything under and leave for 30 minutes, until pink and sharp. It keeps for 2 weeks in the fridge.
= Mexican Chicken Bowl ; mexican bowl, mexican bowls, mexican style bowl, mexican style bowls, taco bowls, fajita bowl, tex mex bowl
rice ; mexican ; dinner lunch ; 4 ; 20+20 ; stove
Spiced chicken, beans, sweetcorn and avocado on lime rice.
!*500 g chicken breast fillets, in strips / 400 g firm tofu, in strips ; !250 g long-grain rice, rinsed ; !400 g canned black beans, drained ; 200 g canned sweetcorn, drained ; ?2 avocados, sliced ; 300 g cherry tomatoes, halved ; 1 red onion, finely chopped ; 2 tbsp olive oil ; 2 tsp ground cumin ; 2 tsp smoked paprika ; 3 tbsp lime juice ; 1 handful fresh coriander, chopped ; 100 g sour cream ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the rice in water with a third of the salt for 14 minutes and drain. Stir in a third of the lime juice and half of the coriander.
- Meanwhile, turn the chicken in the cumin, smoked paprika, black pepper and half of the rest of the salt and fry it in the olive oil over high heat for 8 minutes, until browned and <cooked through, 74 °C (165 °F) inside|hot all through>. Add the black beans and sweetcorn for 3 minutes.
- Mix the cherry tomatoes with the red onion and the rest of the lime juice, salt and coriander. Divide the rice between bowls and top with the chicken, beans, tomatoes[, avocado] and sour cream.
= Ajo Blanco ; ajoblanco, white gazpacho, sopa fria de almendras, white garlic soup, ajo blanco malagueno
soup ; spanish ; lunch starter ; 4 ; 15+0 rest 120 ; blender
Cold soup of almonds, bread and garlic from Málaga, with grapes.
!200 g blanched almonds ; !120 g white bread, crusts off, soaked in water ; !2 cloves garlic ; 700 ml water, ice-cold ; !100 ml olive oil ; 2 tbsp sherry vinegar ; 150 g grapes, halved ; 1 1/4 tsp salt
- Blend the almonds with the garlic, salt and a third of the water until very smooth.
- Squeeze out the bread, add it with the sherry vinegar and blend, pouring in the olive oil in a thin stream, until creamy. Thin with the rest of the water.
- Chill for 2 hours. Taste for salt and vinegar and serve with the grapes.
= Zurek ; zurek soup, sour rye soup, polish sour rye soup, zur, white borscht
soup ; polish ; dinner lunch ; 4 ; 20+45 ; stove
Sour rye soup with sausage, potatoes and egg. The rye sour of flour and water stands for 3 to 5 days; vinegar helps if it is mild.
!80 g rye flour ; !400 ml water, lukewarm ; 3 cloves garlic, crushed ; !*300 g smoked sausage, sliced ; 150 g smoked bacon, diced ; 1 onion, chopped ; 1 carrot, diced ; 400 g waxy potatoes, diced ; 1 l vegetable stock ; 1 bay leaf ; 2 tsp dried marjoram ; 1 tbsp horseradish ; 100 ml sour cream ; 1 tbsp cider vinegar ; !4 eggs, hard-boiled and halved ; 1/2 tsp salt ; 1/4 tsp black pepper
- Three to five days ahead, stir the rye flour with the lukewarm water and a third of the garlic in a jar, cover loosely and leave at room temperature, stirring daily, until it smells pleasantly sour.
- Fry the bacon for 5 minutes, add the onion and carrot for 5 minutes, then the rest of the garlic. Add the vegetable stock, potatoes and bay leaf and simmer for 15 minutes.
- Add the sausage, stir up the rye sour and pour it in. Simmer for 10 minutes, stirring, until thick. Take out the bay leaf.
- Stir in the marjoram, horseradish, sour cream, salt and black pepper, and sharpen with the cider vinegar. Serve with the eggs.
= Peshwari Naan ; peshawari naan, sweet naan, coconut naan, naan with coconut and almonds
bread ; indian ; dinner ; 6 ; 35+15 rest 60 ; stove
Naan filled with coconut, almonds and raisins.
!400 g bread flour ; 5 g yeast ; !120 g yogurt ; 150 ml water, lukewarm ; 1 tbsp sugar ; 40 g ghee, melted ; !80 g desiccated coconut ; !60 g ground almonds ; 60 g raisins ; 3 tbsp double cream ; 1 tsp salt
- Mix the bread flour with the yeast, half of the sugar and the salt. Add the yogurt, water and half of the ghee and knead for 8 minutes. Cover and leave to rise for 60 minutes.
- Grind the coconut with the almonds, raisins, double cream and the rest of the sugar to a coarse paste.
- Divide the dough into 6 pieces, flatten each, lay a spoonful of the filling in the middle, close it and roll out 1 cm thick.
- Cook each in a very hot dry pan for 2 minutes on each side, until blistered, and brush with the rest of the ghee.
= Zwiebelrostbraten ; swabian roast beef with onions, rostbraten mit zwiebeln, schwabischer zwiebelrostbraten, wiener zwiebelrostbraten, steak with crispy onions and gravy
fry ; german ; dinner ; 4 ; 15+30 ; stove
Slices of sirloin in their gravy under crisp fried onions, as in Swabia and Vienna.
!*4 sirloin steaks, 2 cm thick ; !4 onions, in thin rings ; 3 tbsp plain flour ; 150 ml sunflower oil ; 30 g butter ; 1 tbsp mustard ; 1 tbsp tomato paste ; !400 ml beef stock ; 100 ml red wine ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Turn the onions in the paprika and two thirds of the flour and fry them in the sunflower oil in batches for 5 minutes, until golden and crisp. Drain on paper and season with a little of the salt.
- Season the steaks with the black pepper and the rest of the salt and spread with the mustard. Sear in a spoonful of the oil over high heat for 3 minutes on each side, and keep warm.
- Stir the tomato paste and the rest of the flour into the pan for 1 minute. Pour in the red wine, boil for 2 minutes, add the beef stock and simmer for 6 minutes. Beat in the butter, lay the steaks in the gravy for 2 minutes and heap the onions on top.
= Obatzda Board ; brotzeit, brotzeitplatte, brotzeit board, obatzda, obatzter, obazda, bavarian cheese spread, vesperplatte
dip ; german ; lunch dinner snacks ; 4 ; 20+0 ; none
The Bavarian cheese spread with pretzels, radishes and cold cuts, for after a walk.
!250 g Camembert, very ripe ; !60 g butter, soft ; 60 g cream cheese ; 1 red onion, finely chopped ; 2 tsp sweet paprika ; 1/2 tsp caraway seeds ; 2 tbsp wheat beer / milk ; 1 bunch radishes, sliced ; 200 g ham, sliced / 200 g smoked tofu, sliced ; 4 gherkins, sliced ; 8 slices rye bread ; 1 tbsp chives, snipped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Mash the Camembert with the butter and cream cheese with a fork. Work in the wheat beer, paprika, caraway, salt, black pepper and most of the red onion. It can stand in the fridge overnight.
- Lay the ham, radishes and gherkins on a board around the cheese.
- Scatter with the chives and the rest of the red onion and serve with the rye bread.
= Pea and Ricotta Frittata ; ricotta and pea frittata, ricotta frittata, frittata with ricotta, ricotta pea and lemon frittata, frittata with peas and ricotta, frittata di ricotta e piselli
egg ; italian ; lunch dinner ; 2 ; 8+14 ; stove
Eggs with peas, lemon and spoonfuls of ricotta, set in a pan.
!4 eggs, beaten ; !120 g ricotta ; !150 g frozen peas ; 1 tbsp lemon zest ; 2 spring onions, sliced ; 1 tbsp olive oil ; 20 g parmesan, grated ; 1 tbsp mint, chopped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the peas and spring onions in the olive oil in a 22 cm pan for 4 minutes.
- Beat the eggs with the lemon zest, parmesan, mint, salt and black pepper, pour them over and dot with the ricotta. Cook over low heat for 6 minutes, until set underneath.
- Cover and cook for 3 minutes more, until just set on top, or put it under a hot grill.
= Masala Toast ; tomato onion toast, onion tomato toast, bread masala, masala bread, bread upma, onion and tomato bread, indian masala toast
egg ; indian ; breakfast dinner snacks ; 2 ; 10+12 ; stove
Bread fried with onion, tomato, chilli and spices in one pan.
!6 slices white bread, in cubes ; !2 onions, finely chopped ; !2 tomatoes, chopped ; 1 green chilli, finely chopped ; 2 tbsp sunflower oil ; 1 tsp cumin seeds ; 1/2 tsp ground turmeric ; 1/2 tsp chilli powder ; 1 handful fresh coriander, chopped ; 1 tsp lemon juice ; 1/2 tsp salt
- Sizzle the cumin seeds in the sunflower oil for 30 seconds. Add the onions and chilli and fry for 5 minutes, until golden.
- Stir in the tomatoes, turmeric, chilli powder and salt and cook for 4 minutes, until soft.
- Toss in the bread for 2 minutes, until it has taken up the spices and is crisp in places. Finish with the lemon juice and coriander.
= Posh Spaghetti with Prawns and Lemon ; posh spaghetti, fancy spaghetti, posh pasta, fancy pasta, special spaghetti
pasta ; italian ; dinner ; 2 ; 10+14 ; stove
Spaghetti with prawns, white wine, chilli and crisp lemon crumbs.
!200 g spaghetti ; !*250 g raw prawns, peeled ; 40 g butter ; 2 tbsp olive oil ; 3 cloves garlic, sliced ; 1/4 tsp chilli flakes ; 100 ml white wine ; 2 tbsp lemon juice ; 1 tsp lemon zest ; 30 g breadcrumbs ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Toast the breadcrumbs in a third of the olive oil for 3 minutes, until golden, and stir in the lemon zest.
- Boil the spaghetti in water with most of the salt for 10 minutes, until just firm. Keep a cup of the water and drain.
- Meanwhile, fry the prawns in the rest of the oil for 2 minutes. Add the garlic and chilli flakes for 1 minute, pour in the white wine and bubble for 2 minutes. Toss with the spaghetti, butter, lemon juice, parsley, black pepper and a splash of the water, and scatter with the crumbs.
= Warm Chicken and Potato Salad ; filling salad, hearty salad, big filling salad, a salad that fills, meal salad, dinner salad, main course salad, chicken bacon potato salad
salad ; british ; dinner lunch ; 4 ; 20+25 ; stove
A salad that is a meal: warm potatoes, chicken, bacon and egg on leaves.
!*400 g chicken breast fillets ; 600 g new potatoes, halved ; 120 g smoked bacon, diced ; 4 eggs ; !2 romaine lettuces, shredded ; 200 g green beans, trimmed ; 200 g cherry tomatoes, halved ; 4 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tbsp wholegrain mustard ; 1 tsp honey ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the new potatoes in water with a third of the salt for 15 minutes, adding the eggs for the last 9 and the green beans for the last 4 minutes. Drain, cool the eggs and peel them.
- Meanwhile, season the chicken with the black pepper and a third of the salt, and fry it with the bacon in a third of the olive oil for 7 minutes on each side, until the chicken reads 74 °C (165 °F) inside. Slice.
- Shake the rest of the olive oil with the red wine vinegar, mustard, honey and the rest of the salt. Toss the lettuces, potatoes, beans and tomatoes in it and top with the chicken, bacon and halved eggs.
= Banana Oat Pancakes ; oat pancakes, oatmeal pancakes, banana and oat pancakes, tortitas de avena y platano, tortitas con avena y platano, tortitas de avena, haferpfannkuchen, bananen hafer pfannkuchen, pancakes avoine banane
griddle ; any ; breakfast ; 2 ; 8+14 ; stove
Small pancakes of oats, fruit and eggs, without flour.
!150 g rolled oats ; !2 ripe bananas / 2 apples, grated / 150 g apple sauce ; !2 eggs ; 150 ml milk ; 1 tsp baking powder ; 1/2 tsp ground cinnamon ; 20 g butter ; 1 tbsp honey ; 1/8 tsp salt
- Grind the oats finely. Mash the bananas and whisk them with the eggs and milk, then stir in the oats, baking powder, cinnamon and salt. Leave for 5 minutes.
- Melt a little of the butter in a pan over medium heat. Drop in spoonfuls and cook for 2 minutes, until the edges are set, then turn and cook for 2 minutes.
- Go on with the rest of the butter and batter, and serve with the honey.
= Plum Compote ; stewed plums, quick plum compote, poached plums, zwetschgenkompott, pflaumenkompott, compote de prunes
pudding ; any ; dessert ; 6 ; 10+12 ; stove
Plums stewed with cinnamon, warm or cold, with yogurt.
!1000 g plums, halved and stoned ; 80 g sugar ; 1 cinnamon stick ; 80 ml orange juice ; 1 tsp vanilla extract ; !300 g Greek yogurt / coconut yogurt
- Put the plums into a pan with the sugar, cinnamon stick and orange juice.
- Simmer gently for 10 minutes, until soft but not quite fallen apart. Take out the cinnamon stick and stir in the vanilla.
- Serve warm or cold with the Greek yogurt. It keeps for 5 days in the fridge, and freezes.
= Potato and Cauliflower Gratin ; cauliflower and potato gratin, cauliflower potato bake, potato and cauliflower bake, kartoffel blumenkohl auflauf, blumenkohl kartoffel gratin, blumenkohl kartoffel auflauf, leftover potato and cauliflower gratin
bake ; german ; dinner ; 4 ; 15+40 ; oven stove
Potatoes and cauliflower in cream under mountain cheese.
!600 g waxy potatoes, sliced ; !600 g cauliflower, in small florets ; !150 g gruyère, grated / 150 g cheddar, grated ; 200 ml double cream ; 100 ml milk ; 1 clove garlic, crushed ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the potatoes and cauliflower in water with half of the salt for 8 minutes, until nearly tender, and drain; what is cooked already needs no boiling.
- Lay them in a baking dish. Warm the double cream with the milk, garlic, nutmeg, black pepper and the rest of the salt, and pour it over.
- Scatter with the gruyère and bake for 28 minutes, until golden and bubbling.
= Chicken, Rice and Broccoli Lunch Boxes ; chicken rice broccoli, chicken rice and broccoli, chicken broccoli rice, chicken rice broccoli meal prep, teriyaki chicken rice and broccoli, chicken and broccoli rice bowls
rice ; any ; lunch dinner ; 4 ; 15+25 ; stove
Sticky soy and honey chicken with rice and broccoli, packed for the week.
!*600 g chicken breast fillets, diced / 500 g firm tofu, diced ; !300 g jasmine rice, rinsed ; !500 g broccoli, in small florets ; 5 tbsp soy sauce ; 3 tbsp honey ; 1 tbsp rice vinegar ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp sunflower oil ; 1 tbsp sesame seeds ; 2 spring onions, sliced ; 1/4 tsp black pepper
- Boil the rice in plenty of water for 12 minutes, adding the broccoli for the last 3 minutes, and drain.
- Season the chicken with the black pepper and fry it in the sunflower oil over high heat for 8 minutes, until browned and <cooked through, 74 °C (165 °F) inside|golden>. Add the garlic and ginger for 1 minute.
- Pour in the soy sauce, honey and rice vinegar and bubble for 3 minutes, until sticky. Scatter with the sesame seeds and spring onions.
- Divide between boxes with the rice and broccoli, cool within an hour and keep in the fridge for 3 days. Heat until it steams.
= Pressure Cooker Chicken Biryani ; instant pot biryani, instant pot chicken biryani, biryani in the pressure cooker, pressure cooker biryani, chicken biryani in pressure cooker, cooker biryani
rice ; indian ; dinner ; 4 ; 25+35 ; none
Chicken and basmati rice with yogurt, mint and saffron, cooked under pressure in one pot.
!*600 g chicken thigh fillets, in large pieces ; !350 g basmati rice, soaked and drained ; !150 g yogurt ; !2 onions, sliced ; 60 g ghee ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; 1 tsp ground turmeric ; 1 tsp chilli powder ; 4 cardamom pods ; 1 handful mint, chopped ; 1 handful fresh coriander, chopped ; 1/4 tsp saffron ; 2 tbsp milk, warm ; 450 ml water ; 1 3/4 tsp salt
- Mix the yogurt with the garlic, ginger, garam masala, turmeric, chilli powder and half of the salt, and turn the chicken in it. Steep the saffron in the milk.
- Set the pressure cooker to sauté and fry the onions in the ghee with the cardamom for 10 minutes, until brown. Lift out half of them. Add the chicken and cook for 5 minutes, scraping the bottom clean.
- Scatter with half of the mint and coriander, spread the rice on top, pour over the water with the rest of the salt, and do not stir. Close and cook at high pressure for 6 minutes. Leave for 10 minutes, then release the rest.
- Sprinkle with the saffron milk, fluff up and top with the fried onions, mint and coriander.
= Baked Ratatouille ; ratatouille in the oven, layered ratatouille, confit byaldi, ratatouille like in the film, tian provencal, oven ratatouille, sliced ratatouille
bake ; french ; dinner ; 4 ; 30+60 ; oven
Thin slices of aubergine, courgette and tomato baked in rows on a pepper sauce, as in the film.
!2 aubergines, in thin slices ; !2 courgettes, in thin slices ; !6 tomatoes, in thin slices ; 2 red peppers, finely diced ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 200 g canned chopped tomatoes ; 5 tbsp olive oil ; 3 sprigs thyme ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Soften the onion and red peppers in a third of the olive oil for 10 minutes. Add the garlic and chopped tomatoes with half of the salt, simmer for 6 minutes and spread in a wide baking dish.
- Stand the slices of aubergine, courgette and tomato on it in turn, overlapping, in rings. Brush with the rest of the oil and season with the black pepper, thyme and the rest of the salt.
- Cover with baking paper and bake for 35 minutes. Uncover and bake for 15 minutes more, until soft and brown at the edges. Tear over the basil.
= Stuffed Flatbreads ; stuffed flatbread, filled flatbreads, cheese stuffed flatbreads, flatbreads with filling, gozleme style flatbreads
bread ; turkish ; lunch dinner ; 4 ; 30+15 ; stove
Yogurt flatbreads filled with spinach and feta and cooked in a dry pan.
!300 g self-raising flour ; !250 g yogurt ; !200 g spinach, finely chopped ; !150 g feta, crumbled / 120 g cheddar, grated ; 3 spring onions, sliced ; 2 tbsp olive oil ; 1/2 tsp dried oregano ; 1/4 tsp black pepper ; 1/2 tsp salt
- Mix the flour with the yogurt and most of the salt and bring together into a soft dough. Leave for 10 minutes.
- Rub the spinach with the rest of the salt and squeeze it dry. Mix with the feta, spring onions, oregano and black pepper.
- Roll the dough into 4 thin rounds, spread half of each with the filling, fold over and press the edges shut. Cook in a hot dry pan for 3 minutes on each side, until brown in spots, and brush with the olive oil.
= Ginger, Lemon and Honey Tea ; ginger tea, ginger and honey tea, lemon ginger honey tea, hot lemon and ginger, ginger honey drink, ginger and honey drink, hot ginger and honey, ingwertee, the au gingembre, honey and lemon drink, hot honey and lemon
drink ; any ; drinks ; 2 ; 5+8 ; stove
Fresh ginger steeped hot, with lemon and honey.
!30 g fresh ginger, thinly sliced ; !2 tbsp honey ; !2 tbsp lemon juice ; 600 ml water ; 2 slices lemon
- Simmer the ginger in the water for 8 minutes.
- Take off the heat and leave until it is no longer too hot to sip. Stir in the honey and lemon juice.
- Strain into mugs and add the lemon.
= Lemon Cheesecake without Baking ; no bake lemon cheesecake, lemon fridge cheesecake, lemon cheesecake no bake, cream cheese and lemon dessert, digestive biscuits cream cheese and lemon
pudding ; british ; dessert ; 8 ; 20+0 rest 240 ; none
Cream cheese sharpened with lemon on a biscuit base, set in the fridge.
!200 g digestive biscuits, crushed / vegan digestive biscuits, crushed ; 90 g butter, melted ; !500 g cream cheese ; 100 g icing sugar ; !5 tbsp lemon juice ; 2 tbsp lemon zest
- Mix the digestive biscuits with the butter, press into a lined 20 cm tin and chill.
- Beat the cream cheese with the icing sugar and most of the lemon zest until smooth, then beat in the lemon juice: it thickens the cream cheese.
- Spread over the base, chill for 4 hours and scatter with the rest of the zest.
= Cottage Cheese Bowl with Berries ; cottage cheese bowl, cottage cheese breakfast bowl, high protein breakfast bowl, protein breakfast bowl, cottage cheese and berries, skyr bowl
salad ; any ; breakfast ; 1 ; 6+0 ; none
Cottage cheese with berries, seeds and a little honey: much protein and no egg.
!220 g cottage cheese ; !120 g raspberries / 120 g blueberries ; 1 tbsp pumpkin seeds ; 1 tsp chia seeds ; 1 tsp honey ; 1/4 tsp ground cinnamon
- Spoon the cottage cheese into a bowl.
- Scatter with the pumpkin seeds, chia seeds and cinnamon.
- Top with the raspberries and drizzle with the honey.
`;
