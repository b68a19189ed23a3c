/** Dishes of the Nordic countries, Eastern Europe and the Balkans; how the table is read: rules/classics/classic.ts. */
export const NORTHERN_EASTERN = `
= Swedish Meatballs ; kottbullar, koettbullar, swedish meatballs with lingonberry, swedish meatballs with lingonberries, swedish meatballs with lingonberry jam, kottbullar mit preiselbeeren, meatballs with cream sauce
fry ; swedish ; dinner ; 4 ; 25+25 ; stove
Small spiced meatballs in cream gravy.
!*500 g minced beef / minced pork / minced turkey / cooked lentils, mashed ; 60 g breadcrumbs ; 100 ml milk ; 1 onion, grated ; 1 egg ; 1/2 tsp ground allspice ; 40 g butter ; 2 tbsp plain flour ; 400 ml beef stock ; !100 ml double cream ; 1 tbsp soy sauce ; 1 tsp salt ; 1/4 tsp white pepper ; ?100 g lingonberry jam / 100 g cranberry sauce
- Soak the breadcrumbs in the milk for 5 minutes. Knead with the minced beef, onion, egg, allspice, salt and white pepper, and roll into {24} small balls.
- Fry the meatballs in half of the butter over medium heat for 10 minutes, turning, until brown<, and cooked through with no pink left|>. Lift out.
- Melt the rest of the butter in the pan, stir in the flour for 1 minute, and whisk in the beef stock. Simmer for 4 minutes, stir in the double cream and soy sauce, and warm the meatballs in it[. Serve with the lingonberry jam].
= Gravlax ; gravad lax, graved lachs, cured salmon
fry ; swedish ; starter ; 8 ; 20+0 rest 2880 ; none
Salmon cured with salt, sugar and dill.
!*800 g salmon fillet, skin on, frozen before for at least a day ; !60 g coarse sea salt ; !60 g sugar ; !2 bunches dill, chopped ; 1 tsp white pepper ; 3 tbsp mustard ; 1 tbsp honey ; 80 ml sunflower oil
- Mix the sea salt with the sugar and white pepper. Lay the salmon in a dish, rub in the mixture, cover with most of the dill and wrap tightly.
- Weigh down and chill for 48 hours, turning twice.
- Scrape off the cure and slice the salmon thinly off the skin.
- Whisk the mustard with the honey, sunflower oil and the rest of the dill, and serve with the fish.
= Cinnamon Buns ; cinnamon rolls, kanelbullar, zimtschnecken, cinnamon roll, cinnamon bun
bread ; swedish ; snacks ; 12 ; 40+20 rest 90 ; oven stove
Soft yeast buns swirled with butter, sugar and cinnamon.
!500 g plain flour ; 7 g yeast ; !250 ml milk, lukewarm ; 150 g butter, soft ; 160 g sugar ; !2 tbsp ground cinnamon ; 1 tsp ground cardamom ; 1 egg, beaten / 2 tbsp oat milk ; 1/2 tsp salt
- Knead the flour with the yeast, milk, cardamom, salt, half of the sugar and half of the butter for 10 minutes. Leave to rise for 60 minutes.
- Roll out to a rectangle, spread with the rest of the butter and scatter with the rest of the sugar and the cinnamon. Roll up, cut into {12} slices and leave on a lined tray for 30 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush with the egg and bake for 16 minutes, until golden.
= Smørrebrød ; smorrebrod, open sandwich, danish open sandwich, open faced sandwich
filled ; danish ; lunch ; 4 ; 15+0 ; none
Dark rye bread, well buttered and generously topped.
!8 slices rye bread ; !60 g butter, soft ; !*250 g smoked salmon / pickled herring / roasted beetroot, sliced ; 1/2 cucumber, thinly sliced ; 4 radishes, sliced ; 1 handful dill ; 100 g crème fraîche ; 1 tsp lemon juice ; 1/4 tsp black pepper
- Stir the crème fraîche with the lemon juice and black pepper.
- Butter the rye bread to the edges and lay on the smoked salmon.
- Top with the cucumber, radishes, a spoonful of the cream and the dill.
= Borscht ; borschtsch, borsch, barszcz, beetroot soup, ukrainian borscht
soup ; ukrainian ; dinner ; 6 ; 25+60 ; stove
A deep red soup of beetroot and cabbage, soured and served with cream.
!500 g beetroot, peeled and grated ; 2 tbsp sunflower oil ; 1 onion, chopped ; 2 carrots, grated ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 2 tbsp red wine vinegar ; 1500 ml beef stock ; 400 g waxy potatoes, diced ; 300 g white cabbage, shredded ; 1 bay leaf ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 150 g sour cream ; 1 handful dill, chopped
- Heat the sunflower oil in a large pan and cook the onion and carrots for 8 minutes. Add the beetroot, tomato paste and red wine vinegar, cover and stew for 15 minutes.
- Pour in the beef stock with the bay leaf, salt and black pepper, add the potatoes and simmer for 12 minutes.
- Stir in the cabbage and garlic and simmer for 12 minutes, until tender. Take out the bay leaf.
- Serve with the sour cream and dill.
= Pierogi ; pierogi ruskie, pierogi with cheese, cheese pierogi, potato and cheese pierogi, pierogi with potato and cheese, pierogi with potatoes and cheese, polish dumplings, perogies, varenyky, piroggen
dumpling ; polish ; dinner ; 4 ; 60+25 rest 20 ; stove
Half-moon dumplings filled with potato and curd cheese.
!350 g plain flour ; 160 ml water, hot ; 3 tbsp sunflower oil ; !500 g floury potatoes, peeled and in chunks ; !150 g quark / cottage cheese ; 2 onions, chopped ; 50 g butter ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 100 g sour cream
- Knead the flour with the hot water, sunflower oil and a third of the salt for 5 minutes. Cover and rest for 20 minutes.
- Boil the potatoes for 15 minutes, drain and mash. Fry the onions in the butter for 10 minutes, until golden, and stir half of them into the potatoes with the quark, black pepper and the rest of the salt.
- Roll out the dough thinly, cut 8 cm rounds, fill each with a spoonful, fold and pinch tightly.
- Boil in batches until they float, then for 2 minutes more. Serve with the rest of the onions and the sour cream.
= Bigos ; hunter s stew, hunters stew, polish hunter s stew
stew ; polish ; dinner ; 6 ; 25+130|60 ; stove
Sauerkraut and cabbage stewed for hours with meats, mushrooms and prunes.
!*600 g pork shoulder, cubed / chestnut mushrooms, halved ; 250 g kielbasa, sliced / smoked tofu, diced ; 100 g smoked bacon, diced / smoked tofu, diced ; !600 g sauerkraut, rinsed ; 400 g white cabbage, shredded ; 2 onions, chopped ; 20 g dried mushrooms, soaked ; 8 prunes, chopped ; 2 tbsp tomato paste ; 200 ml red wine ; 600 ml beef stock ; 2 bay leaves ; 1 tsp caraway seeds ; 1 tbsp sunflower oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the bacon in the sunflower oil in a large pan for 5 minutes. Add the pork with the salt and black pepper and brown for 8 minutes. Stir in the onions and kielbasa for 8 minutes.
- Add the tomato paste, red wine, sauerkraut, cabbage, dried mushrooms, prunes, bay leaves, caraway and beef stock.
- Cover and simmer gently for <105 minutes|35 minutes>, stirring now and then, until soft and dark. Take out the bay leaves. It is better the next day.
= Kielbasa and Sauerkraut Skillet ; kielbasa, kielbasa and sauerkraut, kielbasa with sauerkraut, kielbasa sauerkraut, sausage and sauerkraut, sausage sauerkraut skillet, sausage and sauerkraut skillet, polish sausage and sauerkraut, sauerkrautpfanne, sauerkraut pfanne mit wurst
fry ; polish ; dinner ; 4 ; 15+30 ; stove
Smoked sausage, sauerkraut, potatoes and apple browned in one pan.
!*400 g kielbasa, sliced / smoked sausage, sliced / vegan sausages, sliced / smoked tofu, diced ; !600 g sauerkraut, drained / white cabbage, finely shredded ; 500 g waxy potatoes, in small dice ; 1 onion, sliced ; 1 apple, diced ; 3 tbsp sunflower oil ; 150 ml apple juice ; 1 tbsp wholegrain mustard ; 1 tsp caraway seeds ; 1/4 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Brown the kielbasa in a third of the sunflower oil in a wide pan for 5 minutes and lift out.
- Fry the potatoes in the rest of the oil for 8 minutes, stirring. Add the onion and caraway seeds for 4 minutes.
- Add the sauerkraut, apple, apple juice, salt and black pepper, cover and cook for 10 minutes, until the potatoes are tender.
- Stir in the mustard and kielbasa, heat for 3 minutes, until hot all through, and scatter with the parsley.
= Matzo Ball Soup ; matzah ball soup, matza ball soup, matzo balls, matzoh ball soup, kneidlach, kneidlach soup, matzeknodelsuppe, matzenknodelsuppe, jewish chicken soup, soupe aux boulettes de matza
soup ; jewish ; dinner ; 6 ; 30+55 rest 30 ; stove
Chicken broth with light dumplings of matzo meal and dill.
!150 g matzo meal ; !4 eggs, beaten ; 4 tbsp sunflower oil ; 80 ml sparkling water ; !*500 g chicken thigh fillets / canned chickpeas, drained ; 2000 ml chicken stock ; 1 onion, chopped ; 3 carrots, sliced ; 2 sticks celery, sliced ; 1 bunch dill, chopped ; 2 tsp salt ; 1/2 tsp black pepper
- Whisk the eggs with the sunflower oil, sparkling water, a quarter of the salt and half of the black pepper. Stir in the matzo meal and half of the dill, cover and chill for 30 minutes.
- Simmer the chicken stock with the chicken, onion, carrots, celery, the rest of the black pepper and a quarter of the salt for 20 minutes, until <the chicken reads 74 °C (165 °F) inside. Lift it out and tear it into pieces|the carrots are tender>.
- Bring a wide pan of water with the rest of the salt to the boil. Roll the mixture into {18} balls the size of walnuts with wet hands, drop them in, cover and simmer gently for 30 minutes, without lifting the lid, until light and cooked through.
- Lift the balls into the soup<, return the chicken|> and heat for 3 minutes. Scatter with the rest of the dill.
= Stuffed Cabbage Rolls ; cabbage rolls, golabki, golubtsi, kohlrouladen, krautwickel, sarma, holubtsi, gołąbki, polish cabbage rolls
stew ; polish ; dinner ; 6 ; 40+90 ; stove
Cabbage leaves around meat and rice, stewed in tomato sauce.
!1 large white cabbage ; !*500 g minced pork / minced beef / minced turkey / cooked lentils ; 120 g long-grain rice, boiled for 8 minutes ; 2 onions, chopped ; 1 egg ; 2 tbsp sunflower oil ; 800 g canned chopped tomatoes ; 300 ml beef stock ; 1 tbsp sweet paprika ; 1 tsp sugar ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 100 g sour cream
- Boil the whole cabbage for 10 minutes, peel off {12} leaves and shave down their ribs.
- Fry the onions in the sunflower oil for 8 minutes. Mix half of them with the minced pork, rice, egg, paprika, most of the salt and the black pepper. Wrap in the leaves.
- Stir the chopped tomatoes, beef stock, sugar and the rest of the salt into the other onions in a wide pan. Pack in the rolls, cover and simmer gently for 60 minutes, until tender and cooked through.
- Serve with the sour cream.
= Chicken Paprikash ; paprikash, paprikas csirke, paprikahuhn, paprika chicken, csirkepaprikas
stew ; hungarian ; dinner ; 4 ; 15+50|35 ; stove
Chicken in a paprika sauce finished with sour cream.
!*800 g chicken thigh fillets / chestnut mushrooms, halved / canned chickpeas, drained ; 2 onions, chopped ; 2 tbsp sunflower oil ; 2 cloves garlic, crushed ; !3 tbsp sweet paprika ; 1 red pepper, diced ; 2 tomatoes, diced ; 350 ml chicken stock ; 1 tbsp plain flour ; !150 g sour cream ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the sunflower oil in a wide pan and cook the onions for 10 minutes, until golden. Stir in the garlic for 1 minute and, off the heat, the paprika.
- Add the chicken, red pepper, tomatoes, chicken stock, salt and black pepper. Cover and simmer for <30 minutes, until the chicken is cooked through|15 minutes>.
- Whisk the flour into the sour cream, stir it into the sauce and simmer for 5 minutes. Serve, if you like, with noodles or dumplings.
= Beef Stroganoff ; stroganoff, beef stroganov, stroganov, boeuf stroganoff, bouf stroganoff
fry ; russian ; dinner ; 4 ; 15+20 ; stove
Strips of beef and mushrooms in a sour cream sauce.
!*600 g sirloin steak, in thin strips / chicken breast fillets, in thin strips / pork tenderloin, in thin strips / firm tofu, in strips / 600 g chestnut mushrooms, quartered ; 300 g button mushrooms, sliced ; 1 onion, thinly sliced ; 40 g butter ; 1 tbsp sunflower oil ; 1 tbsp plain flour ; 1 tbsp Dijon mustard ; 1 tsp sweet paprika ; 200 ml beef stock ; !200 g sour cream ; 1 tsp salt ; 1/4 tsp black pepper
- Season the steak with half of the salt and the black pepper. Sear it in the sunflower oil in a very hot pan in two batches<, 2 minutes each, and lift out|, 4 minutes each, and lift out>.
- Melt the butter in the pan and cook the onion and button mushrooms with the rest of the salt for 8 minutes, until golden. Stir in the flour, paprika and mustard.
- Pour in the beef stock and simmer for 3 minutes. Stir in the sour cream, return the beef and warm through for 2 minutes without boiling.
= Chicken Kiev ; chicken kyiv, kiev
fry ; ukrainian ; dinner ; 4 ; 30+25 rest 60 ; stove oven
Crumbed chicken breast around melting garlic butter.
!*4 chicken breast fillets / 600 g firm tofu, in 4 thick slices ; !100 g butter, soft ; !3 cloves garlic, crushed ; 1 handful parsley, chopped ; 60 g plain flour ; 2 eggs, beaten / 150 ml soy milk ; 150 g breadcrumbs ; 100 ml sunflower oil ; 1 tsp salt
- Mix the butter with the garlic, parsley and half of the salt, shape into {4} small logs and freeze for 30 minutes.
- Cut a deep pocket in each piece of chicken, push in the butter and close it. Season with the rest of the salt and turn in the flour, the eggs and the breadcrumbs, twice. Chill for 30 minutes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Fry in the sunflower oil for 2 minutes on each side, until golden.
- Bake for 18 minutes<, until the chicken reads 74 °C (165 °F) inside|>.
= Blini ; blinis, buckwheat blini, russian pancakes
griddle ; russian ; starter ; 4 ; 15+15 rest 45 ; stove
Small yeast pancakes of buckwheat.
!100 g buckwheat flour ; 100 g plain flour ; 5 g yeast ; !250 ml milk, lukewarm ; !1 egg ; 1 tsp sugar ; 40 g butter, melted ; 1/2 tsp salt ; 150 g sour cream ; ?*150 g smoked salmon, sliced ; 1 handful dill
- Whisk the buckwheat flour and plain flour with the yeast, sugar, salt, milk, egg and half of the butter. Cover and leave for 45 minutes, until bubbly.
- Heat a little of the rest of the butter in a pan over medium heat and drop in {24} spoonfuls, a few at a time. Cook for 2 minutes on each side, until golden.
- Serve warm with the sour cream[, smoked salmon] and dill.
= Syrniki ; quarkkeulchen, quark pancakes, cheese pancakes
griddle ; ukrainian ; breakfast ; 4 ; 10+15 ; stove
Small thick pancakes of curd cheese.
!500 g quark / cottage cheese, drained ; !1 egg / 2 tbsp chickpea flour, whisked with water to a thick cream ; 80 g plain flour ; 2 tbsp sugar ; 1 tsp vanilla extract ; 40 g butter ; 1/4 tsp salt ; 100 g sour cream
- Mash the quark with the egg, sugar, vanilla extract, salt and most of the flour to a soft dough.
- Shape into {12} thick rounds with the rest of the flour on your hands.
- Fry in the butter over medium-low heat for 4 minutes on each side, until golden. Serve with the sour cream.
= Cevapcici ; cevapi, cevapcici, cevaps
fry ; balkan ; dinner ; 4 ; 20+12 rest 60 ; grill
Small skinless sausages of minced meat, grilled.
!*500 g minced beef / minced lamb / cooked lentils, mashed ; 200 g minced pork / minced beef / breadcrumbs ; 2 cloves garlic, crushed ; 1 tsp sweet paprika ; 1/2 tsp bicarbonate of soda ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 1 tbsp sunflower oil ; 1 onion, chopped ; 100 g ajvar
- Knead the minced beef and minced pork with the garlic, paprika, bicarbonate of soda, salt and black pepper for 5 minutes. Chill for 60 minutes.
- Shape into {20} finger-long rolls and brush with the sunflower oil.
- Grill or fry over high heat for 10 minutes, turning, until brown<, and cooked through with no pink left|>. Serve with the onion and ajvar.
= Djuvec Rice ; djuvec, djuvec reis, duvec
rice ; balkan ; dinner ; 4 ; 15+30 ; stove
Rice cooked with peppers, tomatoes and peas.
!250 g long-grain rice ; 2 red peppers, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 3 tbsp sunflower oil ; 3 tbsp ajvar / tomato paste ; 400 g canned chopped tomatoes ; 400 ml vegetable stock ; 150 g peas ; 1 tbsp sweet paprika ; 1 tsp salt
- Heat the sunflower oil in a wide pan and cook the onion and red peppers for 8 minutes. Stir in the garlic, paprika and ajvar for 1 minute.
- Add the rice, chopped tomatoes, vegetable stock and salt. Cover and simmer for 16 minutes.
- Stir in the peas, cook for 4 minutes and leave for 5 minutes before serving.
= Shopska Salad ; shopska, bulgarian salad, schopska salat
salad ; balkan ; lunch ; 4 ; 15+0 ; none
Tomatoes, cucumber and peppers under grated white cheese.
!500 g tomatoes, diced ; !1 cucumber, diced ; 1 green pepper, diced ; 1 onion, sliced ; !150 g feta, grated ; 3 tbsp sunflower oil ; 1 tbsp red wine vinegar ; 1 handful parsley, chopped ; 1/2 tsp salt
- Toss the tomatoes, cucumber, green pepper and onion with the sunflower oil, red wine vinegar, parsley and salt.
- Cover thickly with the feta.
- Leave for 5 minutes and serve.
= Burek ; borek, byrek, boerek, bourek, spinach borek
pie ; balkan ; lunch ; 6 ; 25+35 ; oven
Thin pastry around spinach and white cheese.
!8 sheets filo pastry ; !400 g spinach, chopped ; !250 g feta, crumbled ; 1 onion, chopped ; 100 ml sunflower oil ; 2 eggs / 150 g soy yogurt ; 150 g yogurt ; 1/4 tsp black pepper ; 1/2 tsp salt ; 1 tbsp sesame seeds
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Cook the onion in a little of the sunflower oil for 6 minutes, wilt the spinach in it with the salt and squeeze out the liquid. Mix with the feta and black pepper.
- Beat the eggs with the yogurt and the rest of the oil. Brush the filo pastry with it, sheet by sheet, laying half into a dish, then the filling, then the others.
- Brush the top, cut into squares, scatter with the sesame seeds and bake for 32 minutes, until golden.
= Moussaka ; musaka, greek moussaka
bake ; greek ; dinner ; 6 ; 40+85|70 ; oven stove
Layers of aubergine and spiced minced lamb under a baked white sauce.
!3 aubergines, sliced 1 cm thick ; 5 tbsp olive oil ; !*500 g minced lamb / minced beef / cooked lentils / soya mince ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1/2 tsp ground cinnamon ; 1 tsp dried oregano ; 400 g canned chopped tomatoes ; 2 tbsp tomato paste ; 100 ml red wine ; 60 g butter ; 60 g plain flour ; 600 ml milk ; 1 egg / 1 tbsp cornflour ; 60 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the aubergines with most of the olive oil and roast for 25 minutes, until soft and brown.
- Meanwhile, cook the onion in the rest of the oil for 6 minutes, add the garlic and minced lamb and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>. Add the cinnamon, oregano, chopped tomatoes, tomato paste, red wine, half of the salt and the black pepper and simmer for <20 minutes|10 minutes>.
- Melt the butter, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes with the nutmeg and the rest of the salt, cool a little, and beat in the egg and half of the parmesan.
- Lower the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Layer the aubergines and meat sauce, pour over the white sauce[ and scatter with the rest of the parmesan]. Bake for 40 minutes, until golden, and leave for 15 minutes before cutting.
= Pastitsio ; pasticcio, greek lasagne, greek pasta bake
bake ; greek ; dinner ; 6 ; 30+75|65 ; oven stove
Tubes of pasta and cinnamon-scented meat sauce under white sauce.
!350 g macaroni / penne ; !*500 g minced beef / minced lamb / cooked lentils ; 1 onion, chopped ; 2 tbsp olive oil ; 400 g passata ; 1/2 tsp ground cinnamon ; 70 g butter ; 70 g plain flour ; 800 ml milk ; 80 g parmesan, grated ; 1 egg / 1 tbsp cornflour ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil for 6 minutes, add the minced beef and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>. Add the passata, cinnamon, half of the salt and the black pepper and simmer for 15 minutes.
- Boil the macaroni for 8 minutes and drain. Melt the butter, stir in the flour, whisk in the milk and simmer for 5 minutes with the nutmeg and the rest of the salt. Beat in the egg.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer macaroni, meat sauce and the rest of the macaroni in a dish, cover with white sauce[ and scatter with the parmesan].
- Bake for 40 minutes, until golden, and leave for 10 minutes before cutting.
`;
