/** Well-known dishes of the world that people asked for by name; how the table is read: rules/classics/classic.ts. */
export const WORLD_HOME = `
= Oxtail Stew ; oxtail, braised oxtail, oxtails, jamaican oxtail, oxtail casserole, rabo de toro, ochsenschwanz
stew ; british ; dinner ; 4 ; 25+210 ; stove
Oxtail, simmered for hours until it slips from the bone.
!*1500 g oxtail, in pieces / 1200 g stewing beef, in large pieces ; 3 tbsp plain flour ; 3 tbsp sunflower oil ; 2 onions, chopped ; 2 carrots, sliced ; 2 sticks celery, sliced ; 3 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 l beef stock ; 400 g canned chopped tomatoes ; 2 bay leaves ; 1 tsp thyme ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 400 g canned butter beans, drained
- Dust the oxtail with the flour, salt and black pepper. Brown it in the sunflower oil in a heavy pot in two batches for 8 minutes each and lift out.
- Cook the onions, carrots and celery in the same pot for 10 minutes. Stir in the garlic and tomato paste for 2 minutes.
- Return the oxtail with the beef stock, chopped tomatoes, bay leaves and thyme. Cover and simmer very gently for 3 hours, until <the meat slips from the bone|tender>.
- Skim off the fat, take out the bay leaves, stir in the butter beans and simmer for 10 minutes.
= Malai Kofta ; paneer kofta, malai kofta curry, paneer dumplings in cream sauce
curry ; indian ; dinner ; 4 ; 35+35 ; stove blender
Golden dumplings of paneer and potato in a creamy tomato sauce.
!250 g paneer, grated ; !300 g cooked potatoes, mashed ; 3 tbsp cornflour ; 1/2 tsp ground cardamom ; ?30 g raisins ; 150 ml sunflower oil, for frying ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 40 g cashews / 20 g sunflower seeds ; 400 g canned chopped tomatoes ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp chilli powder ; 1 tsp garam masala ; !150 ml double cream ; 200 ml water ; 1 1/4 tsp salt
- Knead the paneer with the potatoes, cornflour, cardamom and a third of the salt.[ Knead in the raisins.] Shape into 16 balls and chill for 15 minutes.
- Fry them in most of the sunflower oil over medium heat for 6 minutes, turning, until golden. Drain on kitchen paper.
- Cook the onion in the rest of the oil for 8 minutes. Add the garlic, ginger, cumin, ground coriander and chilli powder for 1 minute, then the cashews and chopped tomatoes, and simmer for 10 minutes. Blend until smooth.
- Return to the pan with the water, double cream, garam masala and the rest of the salt and simmer for 6 minutes. Lay the balls in the sauce and serve at once.
= Mixed Grill ; english mixed grill, british mixed grill, grill platter
fry ; british ; dinner ; 4 ; 15+25 ; grill
Chops, sausages, gammon and tomatoes from under the grill.
!4 lamb chops / 4 chicken breast fillets ; !4 pork sausages / 4 chicken sausages ; 4 slices gammon / 4 chicken thigh fillets ; 4 tomatoes, halved ; 4 portobello mushrooms ; 2 tbsp sunflower oil ; 1 tsp thyme ; 3/4 tsp salt ; 1/2 tsp black pepper
- Heat the grill to high. Brush the lamb, mushrooms and tomatoes with the sunflower oil and season with the thyme, salt and black pepper.
- Grill the sausages on a rack for 8 minutes, turning. Add the lamb and gammon and grill for 12 minutes, turning once, until the sausages are browned and 71 °C (160 °F) inside.
- Grill the mushrooms and tomatoes for 5 minutes. Serve everything hot, together.
= Baked Alaska ; bombe alaska, omelette norvegienne, norwegian omelette
pudding ; american ; dessert ; 8 ; 30+5 rest 60 ; oven
Ice cream on sponge under a meringue that is browned in a hot oven.
!300 g sponge cake ; !1 l vanilla ice cream ; 200 g raspberries ; !4 egg whites ; !220 g caster sugar ; 1 tsp lemon juice
- Cover a tray with the sponge cake and scatter with the raspberries. Heap the ice cream onto it in a dome, leaving an edge, and freeze for 60 minutes, until very hard.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Whisk the egg whites with the lemon juice until stiff, then whisk in the caster sugar by the spoonful until glossy.
- Cover the ice cream and sponge with the meringue without a gap.
- Bake for 5 minutes, until browned. Serve at once. The inside of the meringue stays soft: for people who have to be careful, use pasteurised egg whites.
= Lentil Loaf ; puy lentil loaf, vegetarian lentil loaf, lentil nut loaf, lentil meatloaf, lentil roast
bake ; british ; dinner ; 6 ; 25+70 ; oven stove
A sliceable loaf of lentils, vegetables and oats, baked firm.
!300 g green lentils, rinsed ; 1 l vegetable stock ; 1 onion, finely chopped ; 2 carrots, grated ; 200 g chestnut mushrooms, finely chopped ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tbsp tomato paste ; 1 tbsp soy sauce ; 1 tsp dried thyme ; 120 g rolled oats / 120 g breadcrumbs ; 2 eggs / 2 tbsp ground flaxseed ; 3/4 tsp salt ; 1/4 tsp black pepper
- Simmer the green lentils in the vegetable stock for 28 minutes, until soft. Drain well and mash half of them.
- Meanwhile, cook the onion, carrots and mushrooms in the olive oil for 10 minutes. Stir in the garlic, tomato paste and thyme for 2 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the lentils with the vegetables, soy sauce, oats, eggs, salt and black pepper.
- Press into a lined loaf tin and bake for 40 minutes, until firm. Leave for 10 minutes before slicing.
= Sopa de Ajo ; castilian garlic soup, spanish garlic soup, garlic soup, sopa castellana, knoblauchsuppe
soup ; spanish ; dinner lunch ; 4 ; 10+25 ; stove
Spain's soup of garlic, bread, smoked paprika and eggs.
!10 cloves garlic, sliced ; !150 g white bread, stale, in slices / baguette, stale, in slices / sourdough bread, stale, in slices ; 5 tbsp olive oil ; !1 tbsp smoked paprika ; 1.2 l chicken stock / 1.2 l vegetable stock ; !4 eggs ; 3/4 tsp salt ; 1 handful parsley, chopped
- Cook the garlic in the olive oil over low heat for 4 minutes, until pale gold. Add the white bread and turn it in the oil for 3 minutes.
- Take off the heat, stir in the smoked paprika, and pour in the chicken stock with the salt. Simmer for 12 minutes, until the bread falls apart.
- Break the eggs into the soup, cover and simmer for 5 minutes, until white and yolk are firm. Scatter with the parsley.
= Beef and Ale Stew with Dumplings ; beef stew with dumplings, beef and stout stew with dumplings, stew and dumplings, stout stew, guinness stew
stew ; british ; dinner ; 6 ; 30+165 ; stove
Beef simmered in dark beer, with fluffy dumplings on top.
!*1000 g stewing beef, in 3 cm pieces ; 3 tbsp plain flour, for the beef ; 3 tbsp sunflower oil ; 2 onions, sliced ; 3 carrots, in chunks ; 2 parsnips, in chunks ; 2 tbsp tomato paste ; !400 ml stout / 400 ml beer / 400 ml beef stock ; 600 ml beef stock ; 2 bay leaves ; 1 tsp thyme ; 2 tsp salt ; 1/2 tsp black pepper ; !200 g self-raising flour ; 90 g butter, cold and diced ; 110 ml water ; 2 tbsp parsley, chopped
- Toss the beef with the flour for the beef, the black pepper and half of the salt. Brown in the sunflower oil in a wide pot in two batches for 6 minutes each and lift out.
- Cook the onions in the same pot for 8 minutes, then the tomato paste for 1 minute. Return the beef with the stout, beef stock, bay leaves and thyme, cover and simmer for 90 minutes.
- Add the carrots and parsnips and simmer for 25 minutes.
- Rub the butter into the self-raising flour with the rest of the salt, stir in the parsley and water, and shape into 12 balls. Set them on the stew, cover tightly and simmer for 20 minutes without lifting the lid, until risen and dry inside. Take out the bay leaves.
= Corned Beef Hash ; corned beef and potato hash, corned beef hash with eggs, canned corned beef hash
fry ; british ; dinner breakfast ; 4 ; 15+30 ; stove
Corned beef fried with potatoes and onion until crusty.
!340 g canned corned beef, diced ; !800 g waxy potatoes, in small dice ; 2 onions, chopped ; 3 tbsp sunflower oil ; 1 tbsp Worcestershire sauce ; ?4 eggs ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with the salt for 8 minutes, until nearly tender, and drain well.
- Cook the onions in the sunflower oil in a wide pan for 6 minutes. Add the potatoes and fry for 8 minutes, turning now and then, until golden.
- Add the corned beef, Worcestershire sauce and black pepper, press down and fry for 6 minutes, until a crust forms underneath.[ Make 4 hollows, break the eggs into them, cover and cook for 5 minutes, until set.]
= Vareniki ; vareniki with potato, potato vareniki, ukrainian dumplings
dumpling ; ukrainian ; dinner lunch ; 4 ; 60+25 rest 30 ; stove
Ukrainian half-moon dumplings filled with potato, under fried onions.
!400 g plain flour ; 1 egg / 2 tbsp sunflower oil ; 170 ml water ; 1 1/2 tsp salt ; !600 g floury potatoes, in pieces ; 3 onions, chopped ; 60 g butter ; 1/4 tsp black pepper ; 150 g sour cream
- Knead the flour with the egg, water and a third of the salt for 8 minutes, until smooth. Wrap and rest for 30 minutes.
- Boil the potatoes in water for 16 minutes, until soft, drain and mash. Cook the onions in the butter for 14 minutes, until golden. Stir half of them into the mash with the black pepper and the rest of the salt.
- Roll the dough out thinly and cut out 7 cm circles. Fill each with a spoonful of mash, fold and seal.
- Boil in plenty of water for 5 minutes, until they float. Serve with the rest of the onions and the sour cream.
= Mee Goreng ; mie goreng, malaysian fried noodles, indonesian fried noodles, bami goreng
noodles ; malaysian ; dinner ; 4 ; 20+15 ; stove
Noodles fried with egg and vegetables in a sweet and spicy sauce.
!600 g cooked egg noodles ; !*300 g raw prawns, peeled / 300 g chicken breast fillets, in strips / 300 g firm tofu, diced ; 2 eggs, beaten ; 200 g white cabbage, shredded ; 150 g bean sprouts ; 3 cloves garlic, crushed ; 4 spring onions, sliced ; 4 tbsp sunflower oil ; !3 tbsp kecap manis ; 1 tbsp soy sauce ; 2 tbsp ketchup ; 1 tbsp sambal oelek ; 1 lime, in wedges
- Stir the kecap manis with the soy sauce, ketchup and sambal oelek.
- Fry the prawns in half of the sunflower oil in a wok over high heat for 4 minutes, until <pink and firm|cooked through>, and lift out. Scramble the eggs in the wok for 1 minute and add them to the prawns.
- Fry the garlic and cabbage in the rest of the oil for 3 minutes. Add the egg noodles and the sauce and toss for 3 minutes.
- Return the prawns and eggs with the bean sprouts and spring onions, toss for 2 minutes and serve with the lime.
= Idli ; idlis, steamed rice cakes with chutney, south indian idli, idly
bread ; indian ; breakfast ; 4 ; 30+15 rest 900 ; stove blender
South India's soft, sour cakes of fermented rice and lentils, steamed.
!300 g long-grain rice ; !120 g black lentils / 120 g red lentils ; 1 tsp fenugreek seeds ; 350 ml water ; 1 tsp salt ; 1 tbsp sunflower oil ; 200 g coconut yogurt ; 1 green chilli, chopped
- Soak the rice, and the lentils with the fenugreek seeds, apart in plenty of water for 5 hours. Drain. Blend both with the water to a smooth batter, stir in the salt, cover and leave in a warm place for 10 hours, until it has risen.
- Grease an idli mould or small cups with the sunflower oil, fill with the batter and steam over simmering water for 12 minutes, until a skewer comes out clean. Leave for 3 minutes and lift out.
- Stir the coconut yogurt with the green chilli and serve with it.
= Momos ; momo, nepali dumplings, nepalese dumplings, tibetan dumplings, chicken momo, chicken momos
dumpling ; nepalese ; dinner snacks ; 4 ; 55+12 rest 30 ; stove
Steamed dumplings from Nepal with a gingery filling and a tomato dip.
!300 g plain flour ; 150 ml water ; 1 1/4 tsp salt ; !*400 g minced chicken / 400 g firm tofu, crumbled / 400 g minced pork ; 1 onion, grated ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground cumin ; 1 handful fresh coriander, chopped ; 2 tbsp sunflower oil ; 4 tomatoes, quartered ; 2 red chillies
- Knead the flour with the water and a third of the salt for 8 minutes, until smooth. Wrap and rest for 30 minutes.
- Mix the chicken with the onion, ginger, cumin, half of the garlic, half of the sunflower oil, half of the coriander and half of the rest of the salt.
- Cook the tomatoes and red chillies in the rest of the oil for 8 minutes. Blend or mash them with the rest of the garlic, coriander and salt.
- Roll the dough into 24 thin circles, fill, pleat and seal. Steam on an oiled rack for 12 minutes, until the filling is cooked through. Serve with the dip.
= Vada Pav ; wada pav, batata vada pav, mumbai potato burger
filled ; indian ; snacks lunch ; 4 ; 30+30 ; stove
Mumbai's spiced potato fritter in a soft bun.
!700 g floury potatoes, in pieces ; 1 tsp mustard seeds ; 1 tbsp ginger, grated ; 3 cloves garlic, crushed ; 2 green chillies, chopped ; 1 tsp ground turmeric ; !150 g chickpea flour ; 180 ml water ; 1/4 tsp baking soda ; 1 1/4 tsp salt ; 500 ml sunflower oil, for deep-frying ; !8 soft rolls ; 1 handful fresh coriander, chopped ; 1 tbsp lemon juice
- Boil the potatoes in water for 15 minutes, until soft, drain and mash. Fry the mustard seeds in a spoonful of the sunflower oil until they pop, add the ginger, garlic and green chillies for 1 minute and stir into the mash with half of the turmeric, the fresh coriander, lemon juice and two thirds of the salt. Shape into 8 balls.
- Whisk the chickpea flour with the water, baking soda, the rest of the turmeric and the rest of the salt.
- Heat the oil to 175 °C (345 °F). Dip the balls into the batter and fry in batches for 4 minutes, until golden. Press each into a roll.
= Banh Xeo ; vietnamese pancakes, sizzling pancakes, vietnamese crepes
griddle ; vietnamese ; dinner ; 4 ; 20+30 rest 30 ; stove
Crisp turmeric pancakes filled with prawns and bean sprouts, eaten in lettuce.
!220 g rice flour ; 1 tsp ground turmeric ; !400 ml canned coconut milk ; 200 ml water ; 3/4 tsp salt ; !*300 g raw prawns, peeled / 300 g firm tofu, in strips / 300 g pork tenderloin, thinly sliced ; 1 onion, thinly sliced ; 5 tbsp sunflower oil ; 250 g bean sprouts ; 1 head lettuce ; 1 bunch mint ; 3 tbsp fish sauce / 3 tbsp soy sauce ; 3 tbsp lime juice ; 2 tbsp sugar ; 1 red chilli, chopped
- Whisk the rice flour with the turmeric, coconut milk, water and salt and leave for 30 minutes. Stir the fish sauce with the lime juice, sugar and red chilli.
- Fry the prawns and onion in a spoonful of the sunflower oil for 4 minutes, until <the prawns are pink and firm|cooked through>, and lift out.
- Heat a little of the oil in a pan, swirl in a thin layer of batter, scatter with some of the prawns and bean sprouts, cover and cook for 3 minutes, then uncovered for 2 minutes, until crisp. Fold, and go on with the rest.
- Eat in lettuce leaves with the mint, dipped into the sauce.
= Bo Kho ; vietnamese beef stew, bo kho stew
stew ; vietnamese ; dinner ; 4 ; 20+130 ; stove
Vietnam's beef and carrot stew with star anise and lemongrass.
!*1000 g stewing beef, in 3 cm pieces ; 2 tbsp fish sauce / 2 tbsp soy sauce ; 1 tbsp brown sugar ; 1 tsp five-spice powder ; 3 tbsp sunflower oil ; 3 shallots, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp tomato paste ; !2 sticks lemongrass, bruised ; !2 star anises ; 1 l beef stock ; !4 carrots, in chunks ; 3/4 tsp salt ; 1 handful Thai basil ; 1 lime, in wedges
- Mix the beef with the fish sauce, brown sugar and five-spice. Brown it in the sunflower oil in two batches for 5 minutes each and lift out.
- Cook the shallots in the same pot for 4 minutes. Stir in the garlic, ginger and tomato paste for 2 minutes. Return the beef with the lemongrass, star anise, beef stock and salt, cover and simmer for 80 minutes.
- Add the carrots and simmer for 25 minutes, until the beef is tender. Take out the lemongrass and star anise and serve with the Thai basil and lime.
= Sukiyaki ; beef sukiyaki, japanese beef hotpot
stew ; japanese ; dinner ; 4 ; 20+15 ; stove
Thin beef and vegetables simmered in a sweet soy broth.
!*500 g sirloin steak, very thinly sliced ; 1 tbsp sunflower oil ; !100 ml soy sauce ; !100 ml mirin ; 50 ml sake ; 3 tbsp sugar ; 250 ml water ; 400 g Chinese cabbage, sliced ; 1 leek, sliced ; 150 g shiitake mushrooms ; 300 g firm tofu, diced ; 150 g glass noodles, soaked ; 300 g cooked rice, hot
- Stir the soy sauce with the mirin, sake, sugar and water.
- Sear the steak in the sunflower oil in a wide pot for 3 minutes, until no pink is left, and push it aside.
- Pour in the sauce, lay the Chinese cabbage, leek, shiitake mushrooms and tofu beside it and simmer for 8 minutes. Add the glass noodles and simmer for 3 minutes. Serve with the rice.
= Kibbeh ; kibbe, baked kibbeh, kibbeh bil sanieh, quibe
bake ; lebanese ; dinner ; 6 ; 35+45 ; oven stove
A baked layer of bulgur and lamb around an onion and pine nut filling.
!220 g bulgur, fine ; !*600 g minced lamb / 600 g minced beef ; 4 onions, finely chopped ; 2 tsp ground allspice ; 1 tsp ground cinnamon ; 1 1/2 tsp salt ; 4 tbsp olive oil ; 250 g minced lamb, for the filling / 250 g minced beef, for the filling ; ?50 g pine nuts ; 200 g Greek yogurt
- Soak the bulgur in cold water for 15 minutes and squeeze dry. Knead with the lamb, half of the onions, half of the allspice and cinnamon and most of the salt.
- Fry the rest of the onions in half of the olive oil for 8 minutes. Add the lamb for the filling with the rest of the spices and salt and fry for 7 minutes, until no pink is left.[ Stir in the pine nuts.]
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Press half of the bulgur into an oiled dish, spread with the filling and cover with the rest. Score into diamonds, drizzle with the rest of the oil and bake for 35 minutes, until browned and 71 °C (160 °F) inside. Serve with the Greek yogurt.
= Musakhan ; palestinian chicken, sumac chicken with onions, musakhan chicken, msakhan
roast ; middle-eastern ; dinner ; 4 ; 20+65 ; oven stove
Palestine's chicken with sumac onions on flatbread.
!*8 chicken thighs / 500 g halloumi, sliced ; !5 onions, sliced ; 120 ml olive oil ; !3 tbsp sumac ; 1 tsp ground allspice ; 1 tsp ground cumin ; 1 1/2 tsp salt ; !4 flatbreads ; ?40 g pine nuts, toasted ; 1 handful parsley, chopped
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chicken with a third of the sumac, the allspice, cumin, half of the salt and a little of the olive oil. Roast for 45 minutes, until <it reads 74 °C (165 °F) inside|golden>.
- Meanwhile, cook the onions in the rest of the oil with the rest of the salt over low heat for 30 minutes, until soft and golden. Stir in the rest of the sumac.
- Spread the flatbreads with the onions, lay the chicken on top and bake for 8 minutes. Scatter with the parsley.[ Scatter with the pine nuts.]
= Basbousa ; revani, semolina cake with syrup, namoura, harissa cake, semolina syrup cake
cake ; egyptian ; dessert ; 12 ; 20+45 rest 60 ; oven stove
Semolina cake soaked in lemon syrup.
!350 g semolina ; 180 g sugar ; 1 tsp baking powder ; 1/4 tsp salt ; 150 g butter, melted ; !250 g yogurt ; 12 almonds ; 250 g sugar, for the syrup ; 200 ml water ; 1 tbsp lemon juice
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the semolina with the sugar, baking powder, salt, butter and yogurt and spread in a greased dish. Leave for 20 minutes.
- Score into 12 pieces, press an almond into each and bake for 35 minutes, until golden.
- Meanwhile, simmer the sugar for the syrup with the water and lemon juice for 8 minutes. Pour it over the hot cake and leave for 40 minutes.
= Scouse ; liverpool scouse, lobby, lobscouse, liverpool stew
stew ; british ; dinner ; 6 ; 20+135 ; stove
Liverpool's stew of beef and potatoes that thickens itself.
!*800 g stewing beef, in 3 cm pieces / 800 g diced lamb ; 2 tbsp sunflower oil ; 2 onions, chopped ; 3 carrots, sliced ; !1200 g floury potatoes, in chunks ; 1 l beef stock ; 1 tbsp Worcestershire sauce ; 2 bay leaves ; 1 tsp thyme ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the beef in the sunflower oil in two batches for 6 minutes each. Add the onions and cook for 6 minutes.
- Add the beef stock, Worcestershire sauce, bay leaves, thyme, salt, black pepper and a third of the potatoes. Cover and simmer for 75 minutes.
- Add the carrots and the rest of the potatoes and simmer for 35 minutes, until the meat is tender and the first potatoes have thickened the stew. Take out the bay leaves.
= Tourtiere ; quebec meat pie, french canadian meat pie, canadian meat pie
pie ; canadian ; dinner ; 6 ; 35+75 ; oven stove
Québec's pie of spiced pork under a flaky crust.
!*600 g minced pork / 600 g minced turkey ; 200 g minced beef ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 250 g floury potatoes, grated ; 250 ml beef stock ; 1/2 tsp ground cinnamon ; 1/2 tsp ground allspice ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; !640 g shortcrust pastry ; 1 egg, beaten
- Cook the minced pork and minced beef with the onion for 8 minutes, until no pink is left. Add the garlic, potatoes, beef stock, cinnamon, allspice, nutmeg, salt and black pepper and simmer for 20 minutes, until thick. Cool for 15 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Line a pie dish with half of the shortcrust pastry, fill it, cover with the rest and seal. Brush with the egg and cut a slit.
- Bake for 42 minutes, until deep golden. Leave for 10 minutes before cutting.
= Budae Jjigae ; army stew, korean army stew, budae jigae
soup ; korean ; dinner ; 4 ; 15+20 ; stove
Korea's army stew of kimchi, sausage, beans and noodles.
!250 g kimchi, chopped ; 200 g frankfurters, sliced / 200 g firm tofu, diced ; 200 g ham, diced / 200 g firm tofu, diced ; 200 g canned baked beans ; !2 tbsp gochujang ; 1 tbsp soy sauce ; 3 cloves garlic, crushed ; 1 onion, sliced ; 1.2 l chicken stock / 1.2 l vegetable stock ; !200 g ramen noodles ; 4 spring onions, sliced
- Stir the gochujang with the soy sauce and garlic. Lay the kimchi, frankfurters, ham, onion and baked beans in a wide pot and put the paste on top.
- Pour in the chicken stock, bring to the boil and simmer for 10 minutes.
- Add the ramen noodles and boil for 4 minutes, until just tender. Scatter with the spring onions.
= Runzas ; runza, bierocks, bierock, nebraska runza, beef and cabbage buns
filled ; american ; dinner lunch ; 8 ; 40+35 rest 60 ; stove oven
Soft yeast buns filled with minced beef, cabbage and onion.
!500 g bread flour ; !7 g dried yeast ; 250 ml milk, warm ; 1 egg, beaten ; 40 g butter, soft ; 30 g sugar ; !*500 g minced beef ; !400 g white cabbage, finely shredded ; 1 onion, finely chopped ; 1 tbsp Worcestershire sauce ; 2 tsp salt ; 1/2 tsp black pepper
- Knead the flour with the yeast, sugar, milk, egg, butter and a third of the salt for 8 minutes to a smooth dough. Cover and leave for 60 minutes, until doubled.
- Fry the minced beef and onion for 8 minutes, until no pink is left. Add the cabbage, Worcestershire sauce, black pepper and the rest of the salt and cook for 7 minutes, until soft and dry. Cool.
- Divide the dough into {8}, roll out, fill with the beef and cabbage and pinch shut. Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on.
- Set them seam side down on a lined tray and bake for 20 minutes, until golden.
= Kolaches ; kolache, kolacky, kolace, czech kolaches, texas kolaches, kolaches with apricot filling, fruit kolaches
bread ; czech ; breakfast snacks ; 12 ; 35+18 rest 90 ; oven
Soft sweet buns with a hollow of fruit in the middle and crumbs on top.
!450 g plain flour ; !7 g dried yeast ; 200 ml milk, warm ; 80 g sugar ; 100 g butter, soft ; 2 egg yolks ; 1/2 tsp salt ; !250 g apricot jam / cherry jam / plum jam
- Rub a fifth of the butter with a tenth of the flour and a quarter of the sugar to crumbs for the top. Knead the rest of the flour with the yeast, milk, egg yolks, salt and the rest of the butter and sugar for 8 minutes to a soft dough. Cover and leave for 60 minutes.
- Shape {12} balls, flatten them on a lined tray and leave for 30 minutes. Press a deep hollow into each and fill it with the apricot jam.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Scatter with the crumbs and bake for 18 minutes, until golden.
= Buckeyes ; buckeye candy, peanut butter balls, buckeye balls, chocolate peanut butter balls
biscuit ; american ; snacks dessert ; 24 ; 30+3 rest 45 ; microwave
Balls of sweet peanut butter dipped in dark chocolate.
!250 g peanut butter, smooth ; !60 g butter, soft ; !250 g icing sugar ; 1 tsp vanilla extract ; !200 g dark chocolate, chopped ; 1/4 tsp salt
- Beat the peanut butter with the butter, vanilla extract and salt, and work in the icing sugar to a stiff dough.
- Roll into {24} balls and chill for 30 minutes, until firm.
- Melt the chocolate in the microwave, stirring now and then, for 3 minutes. Dip each ball on a stick, leaving a round of peanut butter at the top, and chill for 15 minutes, until set.
= Puppy Chow ; muddy buddies, puppy chow snack, muddy buddies snack, reindeer chow, chex muddy buddies
biscuit ; american ; snacks ; 12 ; 15+3 rest 30 ; microwave
Crisp cereal in chocolate and peanut butter under icing sugar: a snack for people, whatever its name says.
!300 g puffed rice / cornflakes ; !180 g dark chocolate, chopped ; !120 g peanut butter, smooth ; 60 g butter ; 1 tsp vanilla extract ; !200 g icing sugar
- Melt the chocolate with the peanut butter and butter in the microwave, stirring now and then, for 3 minutes. Stir in the vanilla extract.
- Fold in the puffed rice until all of it is coated.
- Shake with the icing sugar in a large bag, spread on a tray and leave for 30 minutes, until dry.
= Wisconsin Cheese Soup ; beer cheese soup, wisconsin beer cheese soup, cheddar beer soup, cheddar ale soup, cheese and beer soup, ale and cheddar soup
soup ; american ; dinner lunch ; 4 ; 15+30 ; stove blender
Cheddar melted into a smooth soup of vegetables and ale.
330 ml beer ; !300 g cheddar, grated ; 40 g butter ; 1 onion, chopped ; 1 carrot, diced ; 1 stick celery, diced ; 2 cloves garlic, crushed ; 40 g plain flour ; 500 ml chicken stock ; 300 ml milk ; 1 tsp Dijon mustard ; 1 tsp Worcestershire sauce ; 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion, carrot and celery in the butter for 8 minutes. Stir in the garlic and flour for 1 minute, then the beer, a little at a time, and boil for 3 minutes.
- Add the chicken stock and simmer for 12 minutes, until the vegetables are soft. Blend until smooth.
- Pour in the milk and warm through. Stir in the cheddar by the handful over low heat until melted, and season with the mustard, Worcestershire sauce, salt and black pepper. Do not let it boil.
= Beef and Noodles ; hamburger stroganoff, ground beef stroganoff, ground beef and noodles, ground beef and egg noodles, beef and egg noodles, hamburger and noodles, minced beef and noodles
noodles ; american ; dinner ; 4 ; 10+25 ; stove
Minced beef and mushrooms in sour cream over wide egg noodles.
!*500 g minced beef / minced turkey ; !300 g egg noodles ; 250 g button mushrooms, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 20 g butter ; 2 tbsp plain flour ; 400 ml beef stock ; 1 tsp Worcestershire sauce ; 150 g sour cream ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Brown the minced beef and onion for 8 minutes, breaking it up. Add the butter, mushrooms and garlic and fry for 5 minutes.
- Stir in the flour, salt and black pepper for 1 minute, then the beef stock and Worcestershire sauce, and simmer for 8 minutes, until thick.
- Meanwhile, boil the egg noodles for 8 minutes and drain.
- Stir the sour cream into the beef, spoon it over the noodles and scatter with the parsley.
= Tuna Rice Salad ; tuna and rice salad, rice salad with tuna, rice and tuna salad, reissalat mit thunfisch, insalata di riso con tonno, ensalada de arroz con atun, salade de riz au thon, tuna sweetcorn rice
salad ; any ; lunch dinner ; 4 ; 15+14 ; stove
Rice with tuna, sweetcorn and crunchy vegetables in a lemon dressing.
!250 g long-grain rice ; !*240 g canned tuna, drained ; !200 g canned sweetcorn, drained ; 1 red pepper, diced ; 1/2 cucumber, diced ; 3 spring onions, sliced ; 3 tbsp olive oil ; 2 tbsp lemon juice ; 1 tsp Dijon mustard ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the rice in salted water for 13 minutes, until tender. Drain, rinse with cold water and drain well.
- Whisk the olive oil with the lemon juice, mustard, salt and black pepper.
- Toss the rice with the dressing, sweetcorn, red pepper, cucumber and spring onions, and fold in the tuna.
= Soft Turrón ; turron, turrón de jijona, turron blando, spanish almond nougat, spanish nougat, turron de almendras, almond turron
biscuit ; spanish ; dessert snacks ; 16 ; 25+12 rest 480 ; stove oven blender
Christmas sweet of ground toasted almonds, honey and egg white.
!300 g almonds, blanched ; !150 g honey ; !100 g sugar ; !1 egg white ; 1 tsp lemon zest ; 1/2 tsp ground cinnamon
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Roast the almonds for 9 minutes, until golden, and grind them to a paste.
- Boil the honey with the sugar for 3 minutes. Beat the egg white until stiff and pour in the hot syrup in a thin stream, beating all the time.
- Stir in the almonds, lemon zest and cinnamon, press into a lined tin and weigh down. Leave for 8 hours, until firm, and cut into bars.
= Grilled Lemon Herb Chicken ; grilled chicken, grilled chicken breast, grilled chicken breasts, pollo alla griglia, pollo a la parrilla, pollo a la plancha, poulet grille, gegrilltes hahnchen, gegrilltes huhn, lemon herb chicken
fry ; any ; dinner lunch ; 4 ; 10+12 rest 30 ; grill
Chicken breast with lemon, garlic and herbs from the grill, juicy inside.
!*700 g chicken breast fillets / 800 g firm tofu, in thick slices ; 3 tbsp olive oil ; !2 tbsp lemon juice ; 1 tsp lemon zest ; 2 cloves garlic, crushed ; 1 tbsp rosemary, chopped ; 1 tsp dried oregano ; 1 tsp salt ; 1/4 tsp black pepper
- Stir the olive oil with the lemon juice, lemon zest, garlic, rosemary, oregano, salt and black pepper. Turn the chicken in it and chill for 30 minutes.
- Heat the grill to medium-high. Grill the chicken for <6|4> minutes on each side, <until it reads 74 °C (165 °F) inside|until browned>.
- Rest for 5 minutes, and slice it if you like.
`;
