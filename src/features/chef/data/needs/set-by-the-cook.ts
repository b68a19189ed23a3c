/**
 * Dishes for what people set beside the food: a bread machine, a pressure cooker and dry pulses, children who see everything, a stale
 * loaf; read by rules/classics/classic.ts. The loaves are of 750 g.
 */
export const SET_BY_THE_COOK = `
= Bread Machine White Loaf ; bread machine bread, bread maker bread, bread machine loaf, bread machine white bread
bread ; any ; breakfast ; 10 ; 10+185 ; none
A white loaf that the machine kneads, proves and bakes by itself.
310 ml water ; 1 tbsp sunflower oil ; !475 g bread flour ; 1 1/4 tsp salt ; 2 tsp sugar ; !1 1/4 tsp dried yeast
- Pour the water and sunflower oil into the pan of the bread machine. Add the bread flour, then the salt and sugar in two corners, and put the dried yeast into a hollow in the middle, where it stays dry. If the manual of your machine starts with the yeast, fill it the other way round.
- Choose the basic programme, the size of the loaf and a medium crust, and start it. It takes about 3 hours.
- Look at the dough after 10 minutes of kneading: it should be one smooth ball. Add a spoonful of water if it crumbles, or of flour if it sticks.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Wholemeal Loaf ; bread machine wholemeal bread, bread machine wholewheat bread, bread machine brown bread
bread ; any ; breakfast ; 10 ; 10+240 ; none
A wholemeal loaf on the machine’s own programme, which rests and kneads for longer.
330 ml water ; 1 1/2 tbsp sunflower oil ; 1 tbsp honey / sugar ; !375 g wholemeal flour ; 100 g bread flour ; 1 1/4 tsp salt ; !1 1/4 tsp dried yeast
- Pour the water, sunflower oil and honey into the pan of the bread machine. Add the wholemeal flour and bread flour, then the salt in a corner, and put the dried yeast into a hollow in the middle. If the manual of your machine starts with the yeast, fill it the other way round.
- Choose the wholemeal programme, the size of the loaf and a medium crust, and start it. It takes about 4 hours.
- Look at the dough after 10 minutes of kneading: it should be one soft ball. Add a spoonful of water if it is stiff: wholemeal flour drinks more.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Seeded Wholemeal Loaf ; bread machine seeded bread, bread machine seed loaf, bread machine wholemeal bread with seeds
bread ; any ; breakfast ; 10 ; 10+240 ; none
A wholemeal loaf with sunflower and pumpkin seeds all through it.
340 ml water ; 1 1/2 tbsp sunflower oil ; 1 tbsp honey / sugar ; !350 g wholemeal flour ; 100 g bread flour ; 1 1/4 tsp salt ; !1 1/4 tsp dried yeast ; !40 g sunflower seeds ; !30 g pumpkin seeds
- Pour the water, sunflower oil and honey into the pan of the bread machine. Add the wholemeal flour and bread flour, then the salt in a corner, and put the dried yeast into a hollow in the middle. If the manual of your machine starts with the yeast, fill it the other way round.
- Put the sunflower seeds and pumpkin seeds into the dispenser, or add them when the machine beeps; without either, add them after 20 minutes of kneading.
- Choose the wholemeal programme, the size of the loaf and a medium crust, and start it. It takes about 4 hours.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Spelt Loaf ; bread machine spelt bread
bread ; any ; breakfast ; 10 ; 10+185 ; none
A nutty loaf of wholemeal spelt, with sunflower seeds in the dough.
290 ml water ; 1 1/2 tbsp sunflower oil ; 1 tbsp honey / sugar ; !475 g spelt flour ; 1 1/4 tsp salt ; !1 1/4 tsp dried yeast ; 50 g sunflower seeds
- Pour the water, sunflower oil and honey into the pan of the bread machine. Add the spelt flour, wholemeal for choice, then the salt in a corner, and put the dried yeast into a hollow in the middle.
- Put the sunflower seeds into the dispenser, or add them when the machine beeps.
- Choose the basic or the rapid programme rather than the wholemeal one: spelt goes slack when it is kneaded for long. Choose the size of the loaf and start it.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Rye Loaf ; bread machine rye bread
bread ; any ; breakfast ; 10 ; 10+240 ; none
A close, dark loaf of rye and wheat with caraway.
330 ml water ; 1 tbsp sunflower oil ; 1 tbsp treacle / honey ; !200 g rye flour ; !275 g bread flour ; 1 1/4 tsp salt ; 2 tsp caraway seeds ; !1 1/2 tsp dried yeast
- Pour the water, sunflower oil and treacle into the pan of the bread machine. Add the rye flour and bread flour, then the salt and caraway in a corner, and put the dried yeast into a hollow in the middle.
- Choose the wholemeal programme, the size of the loaf and a dark crust, and start it. It takes about 4 hours.
- Scrape down the sides after 10 minutes of kneading: dough with rye is sticky and stays so.
- Tip the loaf out at once and let it cool completely on a rack before you cut it.
= Bread Machine Oat and Honey Loaf ; bread machine oat bread, bread machine honey bread
bread ; any ; breakfast ; 10 ; 10+185 ; none
A soft loaf with oats in the dough, sweetened with honey.
300 ml milk / oat milk ; 20 g butter / sunflower oil ; !2 tbsp honey ; !400 g bread flour ; !80 g rolled oats ; 1 1/4 tsp salt ; !1 1/4 tsp dried yeast
- Put the milk, butter and honey into the pan of the bread machine. Add the bread flour and oats, then the salt in a corner, and put the dried yeast into a hollow in the middle.
- Choose the basic programme, the size of the loaf and a light crust, because honey browns fast, and start it. It takes about 3 hours.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Raisin Loaf ; bread machine fruit bread, bread machine fruit loaf
bread ; any ; breakfast ; 10 ; 10+190 ; none
A sweet loaf with raisins and cinnamon.
280 ml milk / oat milk ; 30 g butter / sunflower oil ; !440 g bread flour ; 3 tbsp sugar ; 1 tsp ground cinnamon ; 1 tsp salt ; !1 1/4 tsp dried yeast ; !120 g raisins
- Put the milk and butter into the pan of the bread machine. Add the bread flour, then the sugar, cinnamon and salt in the corners, and put the dried yeast into a hollow in the middle.
- Put the raisins into the dispenser, or add them when the machine beeps.
- Choose the sweet programme, the size of the loaf and a light crust, and start it. It takes about 3 hours.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Brioche ; bread machine milk loaf, bread machine sweet bread
bread ; french ; breakfast ; 10 ; 10+200 ; none
A rich loaf with eggs and butter from the machine.
90 ml milk ; !3 eggs ; !120 g butter, soft ; !420 g bread flour ; 50 g sugar ; 1 tsp salt ; !1 1/2 tsp dried yeast
- Put the milk, eggs and butter into the pan of the bread machine. Add the bread flour, then the sugar and salt in the corners, and put the dried yeast into a hollow in the middle.
- Choose the sweet or brioche programme, the size of the loaf and a light crust, and start it. It takes about 3 hours.
- Tip the loaf out at once and cool it on a rack for 30 minutes before you cut it.
= Bread Machine Pizza Dough ; pizza dough in the bread machine
bread ; italian ; dinner ; 4 ; 20+12 rest 90 ; oven
Dough kneaded and proved by the machine, for four thin pizzas.
300 ml water ; 2 tbsp olive oil ; !500 g bread flour ; 1 1/2 tsp salt ; 1 tsp sugar ; !1 tsp dried yeast
- Pour the water and olive oil into the pan of the bread machine. Add the bread flour, then the salt and sugar in the corners, and put the dried yeast into a hollow in the middle. Start the dough programme, which takes about 90 minutes.
- Heat the oven to 240 °C (465 °F), or 220 °C (425 °F) with the fan on. Divide the dough into 4 balls and stretch each into a thin round.
- Top them thinly and bake for 10 minutes, until blistered at the edges.
= Smooth Cauliflower Mac and Cheese ; hidden cauliflower mac and cheese, cauliflower mac and cheese, mac and cheese with hidden vegetables
pasta ; any ; dinner lunch ; 4 ; 10+20 ; stove blender
Macaroni in a pale cheese sauce that is half cauliflower, blended until nobody can tell.
!300 g macaroni ; !500 g cauliflower, broken into florets ; 400 ml milk ; 30 g butter ; 1 1/2 tbsp cornflour ; !180 g mild cheddar, grated ; 1/4 tsp ground nutmeg ; 3/4 tsp salt
- Boil the cauliflower in water with a third of the salt for 10 minutes, until very soft. Lift it out into a blender and cook the macaroni in the same water for 9 minutes.
- Blend the cauliflower with the milk, cornflour and nutmeg until there is not a lump left.
- Melt the butter in a wide pan, pour in the cauliflower sauce with the rest of the salt and simmer for 4 minutes, stirring, until thick. Take it off the heat and stir in the cheddar.
- Drain the macaroni and fold it in.
= Chicken and White Bean Nuggets ; hidden bean nuggets, nuggets with hidden vegetables, hidden vegetable nuggets
bake ; any ; dinner lunch ; 4 ; 20+22 ; oven blender
Pale, crisp nuggets with white beans and cauliflower blended into the chicken.
!*400 g chicken breast fillets / firm tofu ; !240 g canned white beans, drained and rinsed ; !150 g cauliflower, broken into florets ; 1 egg ; 100 g breadcrumbs ; 2 tbsp sunflower oil ; 3/4 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on, and line a tray. Blend the cauliflower to crumbs, then add the chicken, white beans, egg and salt and blend to a paste.
- Stir in a third of the breadcrumbs, shape 24 nuggets with wet hands and roll them in the rest of the breadcrumbs.
- Brush them with the sunflower oil and bake for 20 minutes, turning once, until golden<, with no pink left inside and 74 °C (165 °F) in the middle|>.
= Mashed Potato with Hidden Parsnip and Sausages ; sausages with hidden vegetable mash, hidden parsnip mash
roast ; british ; dinner lunch ; 4 ; 15+25 ; stove
Sausages with a mash that is half parsnip and tastes of butter.
!*8 pork sausages / chicken sausages / vegan sausages ; !500 g floury potatoes, peeled and in chunks ; !400 g parsnips, peeled and in chunks ; 100 ml milk ; 40 g butter ; 1 tbsp sunflower oil ; 3/4 tsp salt
- Boil the potatoes and parsnips in water with half of the salt for 18 minutes, until soft.
- Meanwhile, fry the sausages in the sunflower oil over medium heat for 18 minutes, turning<, until browned with no pink left inside|>.
- Drain the vegetables and leave them in the hot pan for 2 minutes. Mash them with the milk, butter and the rest of the salt until smooth, and serve with the sausages.
= Chicken, Leek and Bread Bake ; chicken and bread bake, savoury bread pudding with chicken and leeks, bread bake with chicken
bake ; any ; dinner ; 4 ; 15+45 ; stove oven
Cooked chicken and soft leeks baked with torn stale bread in stock and egg, crisp on top.
!*400 g cooked chicken, in strips / cooked turkey, in strips ; !300 g white bread, stale, torn into pieces ; !2 leeks, sliced ; 30 g butter ; 3 eggs ; 300 ml chicken stock, hot ; 150 ml milk ; 80 g cheddar, grated ; 1 tsp dried thyme ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Cook the leeks in the butter with the thyme and half of the salt for 8 minutes, until soft.
- Whisk the eggs with the milk, chicken stock, black pepper and the rest of the salt in a large dish. Stir in the bread, chicken, leeks and half of the cheddar and leave for 5 minutes.
- Scatter with the rest of the cheddar and bake for 32 minutes, until set, golden and steaming hot all through.
= Sour Dill Soup with Dumplings ; dill soup, dill dumpling soup, dumpling soup with dill, dill soup with dumplings, sour dumpling soup
soup ; any ; dinner lunch ; 4 ; 20+35 ; stove
A potato soup soured with cream and vinegar, green with dill, with little flour dumplings in it.
1 onion, chopped ; 1 carrot, diced ; 30 g butter ; !500 g waxy potatoes, diced ; 1200 ml vegetable stock ; 1 bay leaf ; !150 g plain flour ; !1 egg ; 60 ml milk ; !150 g sour cream ; !1 bunch dill, chopped ; 1 1/2 tbsp white wine vinegar ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion and carrot in the butter for 7 minutes. Add the potatoes, vegetable stock, bay leaf, black pepper and half of the salt and simmer for 12 minutes.
- Meanwhile, beat the flour with the egg, milk and the rest of the salt to a thick, sticky dough.
- Drop in half teaspoons of the dough, dipping the spoon into the soup each time, and simmer for 7 minutes, until they float and are firm. Take out the bay leaf.
- Stir some of the hot soup into the sour cream and pour it back. Take it off the heat, stir in the dill and sour it with the vinegar to your taste.
= Pressure Cooker Chickpea Stew ; pressure cooker chickpeas, chickpeas in the pressure cooker, instant pot chickpeas, pressure cooker chickpeas from dry
stew ; spanish ; dinner ; 4 ; 15+55 ; none
Dried chickpeas cooked soft under pressure, then stewed with spinach, tomato and smoked paprika.
!*300 g dried chickpeas, soaked overnight ; 1 bay leaf ; 3 tbsp olive oil ; 1 onion, chopped ; 3 cloves garlic, sliced ; !1 tsp sweet smoked paprika ; 1 tsp ground cumin ; 400 g canned chopped tomatoes ; !200 g spinach ; 1 tbsp sherry vinegar ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Drain the soaked chickpeas. Put them into the pressure cooker with the bay leaf and fresh water to 3 cm above them. Close and cook at high pressure for 18 minutes. Let the pressure fall by itself for 15 minutes, then open.
- Drain the chickpeas, keeping 300 ml of their water. Set the pressure cooker to sauté. Cook the onion in the olive oil for 6 minutes, then stir in the garlic, paprika, cumin and black pepper for 1 minute.
- Add the chickpeas, their water, the chopped tomatoes and salt and simmer in the open pot for 12 minutes, until thick. Stir in the spinach until it wilts, and sharpen with the sherry vinegar.
= Pressure Cooker Bean and Sausage Stew ; pressure cooker beans, pressure cooker bean stew, beans in the pressure cooker, instant pot beans, pressure cooker white beans
stew ; any ; dinner ; 4 ; 15+55 ; none
Dried white beans, vegetables and smoked sausage from the pressure cooker.
!300 g dried white beans, soaked overnight ; !*300 g smoked sausage, sliced / chorizo, sliced / smoked tofu, diced ; 2 tbsp olive oil ; 1 onion, chopped ; 2 carrots, diced ; 2 cloves garlic, crushed ; 300 g waxy potatoes, diced ; 900 ml vegetable stock ; 2 tbsp tomato paste ; 1 tsp dried thyme ; 1 bay leaf ; 1 tbsp white wine vinegar ; 3/4 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté. Cook the onion and carrots in the olive oil for 6 minutes, then stir in the garlic and tomato paste for 1 minute.
- Drain the soaked beans and add them with the vegetable stock, thyme, bay leaf and black pepper. Close and cook at high pressure for 15 minutes. Let the pressure fall by itself for 10 minutes.
- Add the potatoes, sausage and salt, close and cook at high pressure for 5 minutes. Release the pressure, take out the bay leaf and sharpen with the vinegar.
= Pressure Cooker Lentil and Chorizo Stew ; pressure cooker lentil stew, pressure cooker lentils and chorizo
stew ; spanish ; dinner ; 4 ; 15+30 ; none
Spanish lentils with chorizo and vegetables, eaten with a spoon.
!300 g brown lentils, rinsed ; !*150 g chorizo, sliced / smoked tofu, diced ; 2 tbsp olive oil ; 1 onion, chopped ; 1 green pepper, chopped ; 2 carrots, sliced ; 3 cloves garlic, sliced ; 1 tsp sweet smoked paprika ; 200 g passata ; 1 bay leaf ; 300 g waxy potatoes, in chunks ; 1 l water ; 1 1/4 tsp salt
- Set the pressure cooker to sauté. Cook the onion, green pepper, carrots and chorizo in the olive oil for 6 minutes, then stir in the garlic and paprika for a few seconds.
- Add the lentils, passata, bay leaf, potatoes, water and salt. Close and cook at high pressure for 12 minutes. Let the pressure fall for 10 minutes.
- Take out the bay leaf. Crush a few of the potatoes against the side, which thickens the stew.
= Camping Couscous ; one pan couscous, camp stove couscous
rice ; any ; dinner ; 2 ; 10+12 ; stove
Chickpeas and tomatoes from the tin with couscous stirred in: one pan, one flame, nothing from a fridge.
!240 g canned chickpeas, drained ; !400 g canned chopped tomatoes ; !120 g couscous ; 1 onion, chopped ; 2 cloves garlic, sliced ; 2 tbsp olive oil ; 1 tsp ground cumin ; 1 tsp sweet smoked paprika ; 50 g raisins ; 100 ml water ; 3/4 tsp salt
- Cook the onion in the olive oil for 5 minutes. Stir in the garlic, cumin and smoked paprika for 1 minute.
- Add the chickpeas, chopped tomatoes, raisins, water and salt and simmer for 5 minutes.
- Take the pan off the flame, stir in the couscous, cover and leave for 6 minutes. Fork it up and eat it from the pan.
= Ricotta and Lemon Pasta ; pasta with ricotta and lemon, ricotta pasta, lemon ricotta pasta, pasta ricotta e limone
pasta ; italian ; dinner lunch ; 2 ; 5+12 ; stove
Pasta in ricotta loosened with its own water, sharp with lemon.
!200 g penne ; !150 g ricotta ; !1/2 lemon, zest and juice ; 30 g parmesan, grated ; 1 tbsp olive oil ; 1/4 tsp black pepper ; 1/2 tsp salt ; 1 handful basil, torn
- Boil the penne in water with most of the salt for 10 minutes.
- Meanwhile, stir the ricotta with the lemon, parmesan, olive oil, black pepper and the rest of the salt in a large bowl. Beat in 100 ml of the hot pasta water.
- Drain the penne, toss them in the bowl and scatter with the basil.
= Rice with Tuna and Peppers ; tuna rice, rice with tuna, arroz con atun, arroz con atun y pimiento, riz au thon, riso con tonno, thunfischreis, tuna and pepper rice
rice ; spanish ; dinner lunch ; 2 ; 10+25 ; stove
Rice cooked in tomato with peppers, and tuna from the tin stirred in at the end.
!160 g long-grain rice, rinsed ; !*110 g canned tuna, drained ; !1/2 red pepper, diced ; 1/2 onion, chopped ; 1 clove garlic, sliced ; 2 tbsp olive oil ; 1/2 tsp sweet smoked paprika ; 200 g passata ; 300 ml vegetable stock, hot ; 1/2 lemon, in wedges ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion and red pepper in the olive oil in a wide pan for 7 minutes. Stir in the garlic and smoked paprika for a few seconds, then the passata, and cook for 3 minutes, until thick.
- Stir in the rice, vegetable stock, salt and black pepper, cover and cook over low heat for 14 minutes, until the rice is tender.
- Break up the tuna over it, cover and leave for 4 minutes. Serve with the lemon.
= Vanilla Birthday Cake ; vanilla cake, plain birthday cake, children's birthday cake, vanilla sponge cake with buttercream
cake ; british ; dessert ; 12 ; 25+32 ; oven
Two layers of vanilla sponge under pale buttercream, which takes any colour.
!450 g butter, soft ; 250 g caster sugar ; !5 eggs ; !250 g plain flour ; 3 tsp baking powder ; 3 tbsp milk ; 2 tsp vanilla extract ; !400 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line two 20 cm tins. Beat half of the butter with the caster sugar and salt until pale, then the eggs, one at a time, and half of the vanilla extract. Fold in the flour, baking powder and milk.
- Divide between the tins and bake for 30 minutes, until a skewer comes out clean. Cool.
- Beat the rest of the butter with the icing sugar and the rest of the vanilla extract until fluffy, and use it to fill and cover the cake.
= Eggs in Passata ; eggs and passata, eggs poached in passata, uova al pomodoro, uova al sugo, huevos en salsa de tomate, oeufs a la tomate, eier in tomatensauce
egg ; italian ; dinner lunch breakfast ; 2 ; 5+20 ; stove
Eggs poached in a garlicky tomato sauce, mopped up with bread.
!500 g passata ; !4 eggs ; 2 cloves garlic, sliced ; 2 tbsp olive oil ; 1/2 tsp dried oregano ; 1/4 tsp chilli flakes ; 1/2 tsp salt ; 30 g parmesan, grated ; 2 slices sourdough bread, toasted
- Warm the garlic in the olive oil for 1 minute. Pour in the passata with the oregano, chilli flakes and salt and simmer for 10 minutes, until thick.
- Make hollows in the sauce and break the eggs into them. Cover and cook over low heat for 7 minutes, until the whites are set.
- Scatter with the parmesan and eat with the bread.
= Quick Beef Rendang ; quick rendang, fast rendang, weeknight rendang
curry ; indonesian ; dinner ; 4 ; 20+35 ; stove blender
Rendang with thin strips of steak, which need no hours: the sauce is cooked dark first, the meat only at the end.
!*600 g beef rump steak, in thin strips ; !400 ml canned coconut milk ; 4 shallots ; 4 cloves garlic ; 30 g ginger ; 3 red chillies ; 2 stalks lemongrass, bruised ; 4 lime leaves / 1 tsp lime zest ; 1 tsp ground turmeric ; 2 tsp ground coriander ; 1 tbsp tamarind paste ; !50 g desiccated coconut, toasted ; 1 tbsp palm sugar / brown sugar ; 3 tbsp sunflower oil ; 1 1/4 tsp salt
- Blend the shallots with the garlic, ginger and red chillies. Brown the beef in half of the sunflower oil over high heat for 3 minutes, in two batches, and lift it out.
- Fry the paste in the rest of the oil with the turmeric and ground coriander for 6 minutes. Pour in the coconut milk with the lemongrass, lime leaves, tamarind paste, palm sugar and salt and boil for 15 minutes, stirring, until thick and oily at the edges.
- Stir in the toasted coconut and cook for 5 minutes, until dark and nearly dry. Return the beef and turn it in the sauce for 3 minutes, until cooked through. Take out the lemongrass and lime leaves.
= Quick Beef Bourguignon ; quick boeuf bourguignon, fast boeuf bourguignon, weeknight beef bourguignon
stew ; french ; dinner ; 4 ; 15+27 ; stove
The sauce of a bourguignon around cubes of steak that need no hours.
!*700 g beef rump steak, in 3 cm cubes ; 120 g smoked bacon, diced ; !250 g chestnut mushrooms, halved ; !12 shallots, halved ; 1 clove garlic, crushed ; 1 tbsp tomato paste ; 1 tbsp plain flour ; !350 ml red wine ; 200 ml beef stock ; 1 tsp dried thyme ; 1 bay leaf ; 1 tbsp sunflower oil ; 20 g butter ; 3/4 tsp salt ; 1/4 tsp black pepper
- Brown the beef in the sunflower oil over high heat for 4 minutes, in two batches, and lift it out. Fry the bacon, shallots and mushrooms in the butter in the same pan for 8 minutes, until golden.
- Stir in the garlic, tomato paste and flour for 1 minute. Pour in the red wine and beef stock with the thyme, bay leaf, salt and black pepper and boil for 12 minutes, until glossy and half as much.
- Return the beef with its juices and simmer for 2 minutes, until cooked as you like it. Take out the bay leaf.
= Quick Coq au Vin ; fast coq au vin, weeknight coq au vin
stew ; french ; dinner ; 4 ; 15+38 ; stove
Coq au vin of boneless thighs, done within the hour.
!*700 g chicken thigh fillets, halved ; 100 g smoked bacon, diced ; !200 g chestnut mushrooms, halved ; 8 shallots, halved ; 1 clove garlic, crushed ; 1 tbsp plain flour ; !350 ml red wine ; 150 ml chicken stock ; 1 tsp dried thyme ; 1 bay leaf ; 1 tbsp sunflower oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Brown the chicken in the sunflower oil for 6 minutes and lift it out. Fry the bacon, shallots and mushrooms in the same pan for 8 minutes.
- Stir in the garlic and flour for 1 minute. Pour in the red wine and chicken stock with the thyme, bay leaf, salt and black pepper.
- Return the chicken and simmer for 20 minutes, until it is cooked through and the sauce is glossy. Take out the bay leaf.
`;
