/** Dishes that people ask for by name, and quicker or lighter versions of those that take long; how the table is read: rules/classics/classic.ts. */
export const ASKED_FOR_BY_NAME = `
= Gözleme ; gozleme, spinach gozleme, spinach and feta gozleme, spinach and cheese gozleme, turkish stuffed flatbread, turkish flatbread with spinach and cheese
filled ; turkish ; lunch dinner ; 4 ; 30+20 ; stove
Thin Turkish flatbreads filled with spinach and feta and cooked in a dry pan.
!300 g plain flour ; 170 ml water, lukewarm ; 3 tbsp olive oil ; !250 g spinach, chopped ; !200 g feta, crumbled ; 4 spring onions, sliced ; 1/4 tsp chilli flakes ; 1/2 tsp salt ; 1 lemon, in wedges
- Knead the flour with the water, a third of the olive oil and the salt for 5 minutes, until smooth. Cover and rest for 20 minutes.
- Wilt the spinach in a hot pan for 2 minutes, cool and squeeze it dry. Mix with the feta, spring onions and chilli flakes.
- Divide the dough into {4} balls and roll each out very thinly to 25 cm. Spread the filling over half, fold over and press the edges together.
- Cook in a dry frying pan over medium heat for 2 minutes on each side, until brown in spots. Brush with the rest of the olive oil, cut up and serve with the lemon.
= Chinese Steamed Egg ; steamed egg, steamed eggs, chinese steamed eggs, silky steamed egg, steamed egg custard, savoury steamed egg custard, zheng dan
egg ; chinese ; breakfast lunch dinner ; 2 ; 5+15 ; stove
Eggs steamed with stock to a custard as smooth as silk.
!3 eggs ; !300 ml chicken stock, lukewarm / vegetable stock, lukewarm ; 2 tsp soy sauce ; 1 tsp sesame oil ; 1 spring onion, thinly sliced ; 1/4 tsp salt
- Beat the eggs with the salt without making foam, and stir in the chicken stock. Pour through a sieve into a shallow bowl and skim off the bubbles.
- Cover with a plate or foil, so that no water drips in. Steam over barely simmering water for 12 minutes, until just set with a slight wobble in the middle.
- Pour over the soy sauce and sesame oil and scatter with the spring onion. Serve, if you like, with rice.
= Japanese Curry ; japanese curry rice, curry rice, kare raisu, kare, japanese chicken curry, japanese curry from scratch, japanese curry without roux cubes
curry ; japanese ; dinner ; 4 ; 20+45 ; stove
Mild, thick, slightly sweet curry with potatoes and carrots, thickened with a roux made by hand.
!*500 g chicken thigh fillets, in chunks / 500 g firm tofu, cubed ; !2 potatoes, in chunks ; !2 carrots, in chunks ; 2 onions, sliced ; 1 apple, grated ; 1 clove garlic, crushed ; 1 tbsp ginger, grated ; 50 g butter / vegan butter ; 50 g plain flour ; !2 tbsp curry powder ; 1 tsp garam masala ; 900 ml chicken stock / vegetable stock ; 2 tbsp soy sauce ; 1 tbsp ketchup ; 1 tbsp honey / maple syrup ; 1 tbsp sunflower oil ; 3/4 tsp salt
- Cook the onions in the sunflower oil for 10 minutes, until golden. Add the chicken, garlic and ginger and fry for 5 minutes.
- Add the potatoes, carrots, apple and chicken stock and simmer for 18 minutes, until everything is tender<, with no pink left in the chicken|>.
- Meanwhile, melt the butter in a small pan, stir in the flour and cook over low heat for 8 minutes, stirring, until it is as brown as peanut butter. Stir in the curry powder and garam masala for 1 minute. That is the roux that the cubes stand for.
- Whisk a ladleful of the broth into the roux, then stir it into the pot with the soy sauce, ketchup, honey and salt. Simmer for 5 minutes, stirring, until thick. Serve, if you like, with rice.
= Pho Ga ; chicken pho, vietnamese chicken noodle soup, pho with chicken
noodles ; vietnamese ; dinner lunch ; 4 ; 20+50 ; stove
Vietnamese noodle soup with a clear spiced broth and chicken.
!*600 g chicken thighs ; !300 g flat rice noodles ; 1.8 l chicken stock ; 1 onion, halved ; 50 g ginger, sliced ; !2 star anises ; 1 cinnamon stick ; 1 tsp coriander seeds ; 2 tbsp fish sauce ; 1 tsp sugar ; 150 g bean sprouts ; 3 spring onions, sliced ; 1 bunch fresh coriander, chopped ; 1 red chilli, sliced ; 1 lime, in wedges
- Char the cut sides of the onion and the ginger in a dry pot for 6 minutes. Add the star anise, cinnamon and coriander seeds for 1 minute.
- Add the chicken stock and chicken and simmer gently for 35 minutes, until the chicken is cooked through, 74 °C (165 °F) inside, and comes off the bone. Lift it out and pull it into shreds. Strain the broth and season with the fish sauce and sugar.
- Meanwhile, soak the rice noodles in boiling water for 6 minutes and drain. Divide the noodles and chicken between the bowls, pour over the boiling broth and top with the bean sprouts, spring onions, coriander and chilli. Serve with the lime.
= Pressure Cooker Pho Ga ; instant pot pho, instant pot pho ga, pressure cooker pho, instant pot chicken pho
noodles ; vietnamese ; dinner lunch ; 4 ; 20+45 ; none
Chicken pho whose broth takes twenty minutes under pressure.
!*600 g chicken thighs ; !300 g flat rice noodles ; 1.7 l chicken stock ; 1 onion, halved ; 50 g ginger, sliced ; !2 star anises ; 1 cinnamon stick ; 1 tsp coriander seeds ; 1 tbsp sunflower oil ; 2 tbsp fish sauce ; 1 tsp sugar ; 150 g bean sprouts ; 3 spring onions, sliced ; 1 bunch fresh coriander, chopped ; 1 lime, in wedges
- Set the pressure cooker to sauté and brown the cut sides of the onion and the ginger in the sunflower oil for 5 minutes. Add the star anise, cinnamon and coriander seeds for 1 minute.
- Add the chicken and chicken stock. Close and cook at high pressure for 15 minutes. Let the pressure fall for 15 minutes, then release the rest. The chicken is cooked through at 74 °C (165 °F) inside.
- Lift out the chicken and pull it into shreds. Strain the broth and season with the fish sauce and sugar.
- Soak the rice noodles in boiling water for 6 minutes and drain. Divide with the chicken between the bowls, pour over the hot broth and top with the bean sprouts, spring onions and coriander. Serve with the lime.
= Mississippi Pot Roast ; mississippi roast, mississippi beef, pepperoncini pot roast
stew ; american ; dinner ; 6 ; 15+240 ; stove oven
Beef braised with butter, pickled peppers and a herb mix of your own in the place of salty packets.
!*1500 g beef brisket, in one piece ; !8 pepperoncini ; 2 tbsp cider vinegar ; 60 g butter ; 300 ml beef stock ; 1 tbsp dried parsley ; 1 tsp dried dill ; 2 tsp garlic powder ; 2 tsp onion powder ; 1 tbsp plain flour ; 2 tbsp sunflower oil ; 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Mix the parsley with the dill, garlic powder, onion powder, flour, salt and black pepper and rub it all over the beef.
- Brown the beef in the sunflower oil in a heavy pot for 8 minutes. Pour in the beef stock and the cider vinegar, lay the butter and the pepperoncini on top and cover.
- Braise for 210 minutes, until two forks pull it apart. Shred it in its juices. It goes with mash or in rolls.
= Smash Burgers ; smash burger, smashed burgers, smashburger, smashburgers, crispy smash burgers, oklahoma onion burgers
filled ; american ; dinner lunch ; 4 ; 15+10 ; stove
Thin patties pressed flat in a very hot pan, so that the edges turn lacy and crisp.
!*600 g minced beef, cold ; !4 burger buns, halved ; 8 slices cheddar ; 1 onion, very thinly sliced ; 4 gherkins, sliced ; 4 tbsp mayonnaise ; 2 tbsp ketchup ; 1 tsp mustard ; 20 g butter ; 3/4 tsp salt ; 1/2 tsp black pepper
- Stir the mayonnaise with the ketchup and mustard. Toast the cut sides of the burger buns in the butter for 1 minute.
- Shape the minced beef loosely into {8} balls without kneading it. Heat a heavy pan dry over the highest heat for 3 minutes, until it smokes.
- Set two balls into the pan at a time, lay a piece of baking paper on top and press them hard with a spatula, as thin as you can. Season with the salt and black pepper, scatter with the onion and leave alone for 3 minutes, until the edges are brown and crisp.
- Scrape off, turn, lay on the cheddar and cook for 2 minutes, until cooked through with no pink left. Stack two in each bun with the sauce and gherkins.
= Salt and Pepper Squid ; salt and pepper calamari, salt n pepper squid, salt pepper squid
fry ; chinese ; starter dinner ; 4 ; 20+8 ; stove
Squid in a crisp coat of cornflour, salt and cracked pepper.
!*600 g squid, in scored pieces ; !80 g cornflour ; 1 tsp black peppercorns, crushed ; 1 tsp Sichuan pepper, ground ; 1/2 tsp five-spice powder ; 1 l sunflower oil, for deep-frying ; 2 red chillies, sliced ; 3 spring onions, sliced ; 3 cloves garlic, sliced ; 1 lime, in wedges ; 1 1/4 tsp salt
- Pat the squid very dry. Mix the cornflour with the black peppercorns, Sichuan pepper, five-spice powder and salt and toss the squid in it.
- Heat the sunflower oil to 190 °C (375 °F). Fry the squid in batches for 2 minutes, until crisp and white all through, and drain.
- Fry the red chillies, spring onions and garlic in a spoonful of the oil for 1 minute, toss with the squid and serve with the lime.
= Air Fryer Salt and Pepper Squid ; air fryer squid, air fryer calamari, salt and pepper squid in the air fryer, airfryer calamari
fry ; chinese ; starter dinner ; 4 ; 20+12 ; none
Squid in cornflour, salt and cracked pepper, crisped with a spoonful of oil.
!*600 g squid, in rings ; !60 g cornflour ; 1 tsp black peppercorns, crushed ; 1/2 tsp Sichuan pepper, ground ; 1/2 tsp five-spice powder ; 3 tbsp sunflower oil ; 1 red chilli, sliced ; 3 spring onions, sliced ; 1 lime, in wedges ; 1 1/4 tsp salt
- Heat the air fryer to 200 °C (390 °F). Pat the squid very dry. Mix the cornflour with the black peppercorns, Sichuan pepper, five-spice powder and salt, toss the squid in it and shake off the rest.
- Turn the squid in the sunflower oil, so that no dry flour shows. Lay it in the basket in one layer, in two batches.
- Cook each batch for 5 minutes, shaking once, until crisp at the edges and white all through; longer makes it tough. Scatter with the red chilli and spring onions and serve with the lime.
= Air Fryer Falafel ; airfryer falafel, falafel in the air fryer
fry ; levantine ; dinner lunch ; 4 ; 25+15 rest 30 ; blender
Falafel that hold together, crisped in the air fryer.
!720 g canned chickpeas, drained ; 1 onion, quartered ; 3 cloves garlic ; 1 bunch parsley ; 1 bunch fresh coriander ; 2 tsp ground cumin ; 6 tbsp chickpea flour / plain flour ; 1 tsp baking powder ; 2 tbsp olive oil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Pat the chickpeas very dry in a cloth: water is what makes falafel fall apart. Chop them with the onion, garlic, parsley, coriander, cumin, salt and black pepper in a food processor to coarse crumbs, not to a paste.
- Stir in the chickpea flour and baking powder and chill for 30 minutes, until a handful holds together. Add a spoonful of flour if it does not.
- Press firmly into {20} balls and brush them with the olive oil. Heat the air fryer to 190 °C (375 °F) and cook for 14 minutes, turning once, until brown and crisp.
= Quick Butter Chicken ; 30 minute butter chicken, easy butter chicken, fast butter chicken, speedy butter chicken
curry ; indian ; dinner ; 4 ; 8+22 ; stove
Butter chicken in half an hour: the yogurt goes into the sauce instead of a marinade.
!*600 g chicken thigh fillets, in small chunks / paneer, cubed ; !50 g butter ; !300 g passata ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tsp garam masala ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1/4 tsp chilli powder ; 100 g Greek yogurt ; !100 ml double cream ; 1 tsp sugar ; 1 1/4 tsp salt
- Cook the onion in half of the butter for 5 minutes. Stir in the garlic, ginger, garam masala, cumin, paprika and chilli powder for 1 minute.
- Add the chicken and fry for 4 minutes. Pour in the passata, sugar and salt and simmer for 8 minutes, until <the chicken is cooked through, 74 °C (165 °F) inside|hot>.
- Take off the heat and stir in the Greek yogurt, double cream and the rest of the butter. Warm through gently for 2 minutes. Serve, if you like, with rice.
= Quick Moussaka ; easy moussaka, skillet moussaka, fast moussaka, one hour moussaka
bake ; greek ; dinner ; 4 ; 15+40 ; oven stove
Moussaka in under an hour: the aubergines are roasted while the meat simmers, and yogurt stands for the white sauce.
!2 aubergines, sliced 1 cm thick ; !*450 g minced lamb / minced beef / 480 g canned brown lentils, drained ; 1 onion, chopped ; 2 cloves garlic, crushed ; 4 tbsp olive oil ; 400 g canned chopped tomatoes ; 1 tbsp tomato paste ; 1/2 tsp ground cinnamon ; 1 tsp dried oregano ; 300 g Greek yogurt ; 1 egg ; 60 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the aubergines with most of the olive oil, season with a third of the salt and roast on two trays for 18 minutes, until soft.
- Meanwhile, fry the minced lamb and onion in the rest of the oil for 7 minutes, until <browned with no pink left|hot>. Stir in the garlic, cinnamon, oregano and tomato paste for 1 minute, then the chopped tomatoes, black pepper and half of the rest of the salt. Simmer for 8 minutes, until thick.
- Layer the aubergines and the meat in a baking dish. Whisk the Greek yogurt with the egg, two thirds of the parmesan and the rest of the salt, spread it on top and scatter with the rest of the parmesan.
- Bake for 18 minutes, until golden.
= Quick Feijoada ; easy feijoada, weeknight feijoada, fast feijoada, feijoada with canned beans
stew ; brazilian ; dinner ; 4 ; 15+40 ; stove
Black beans with sausage and bacon from canned beans, in under an hour.
!960 g canned black beans, drained ; !*250 g smoked sausage, sliced / smoked tofu, diced ; 150 g smoked bacon, diced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp olive oil ; 1 bay leaf ; 1 tsp ground cumin ; 400 ml beef stock / vegetable stock ; 1 orange, in wedges ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the bacon and smoked sausage in the olive oil for 8 minutes, until brown. Add the onion for 6 minutes, then the garlic and cumin for 1 minute.
- Add the black beans, beef stock, bay leaf, salt and black pepper. Mash a ladleful of the beans in the pot and simmer for 22 minutes, until thick.
- Take out the bay leaf. Serve with the orange, and, if you like, with rice.
= Pan Khachapuri ; khachapuri imeruli, stovetop khachapuri, skillet khachapuri, khachapuri in a frying pan, imeruli khachapuri, khachapuri without oven
bread ; georgian ; lunch dinner ; 4 ; 25+25 ; stove
Georgian cheese bread cooked in a covered frying pan.
!350 g plain flour ; !250 g yogurt ; 1 tsp bicarbonate of soda ; !200 g mozzarella, grated ; !150 g feta, crumbled ; 1 egg ; 40 g butter ; 1/2 tsp salt
- Mix the flour with the bicarbonate of soda, salt and yogurt to a soft dough. Knead for 3 minutes, cover and rest for 20 minutes. Mix the mozzarella with the feta and egg.
- Divide the dough and the cheese into {4} balls each. Flatten the dough, set the cheese in the middle, gather the edges over it and pinch them shut. Turn over and press gently to 18 cm.
- Cook each in a dry frying pan over medium-low heat, covered, for 3 minutes on each side, until brown in spots and melted inside. Spread with the butter while hot.
= Adjarian Khachapuri ; khachapuri adjaruli, adjaruli, acharuli, adjaruli khachapuri, georgian bread boat with egg, georgian cheese bread boat, cheese bread boat with egg, acharuli khachapuri
bread ; georgian ; lunch dinner ; 4 ; 30+20 rest 60 ; oven
Boats of bread filled with molten cheese, with an egg on top.
!400 g bread flour ; 7 g yeast ; 260 ml water, lukewarm ; 2 tbsp olive oil ; !250 g mozzarella, grated ; !200 g feta, crumbled ; !4 eggs ; 40 g butter ; 1 tsp salt ; 1 tsp sugar
- Knead the flour with the yeast, sugar, water, olive oil and salt for 8 minutes. Cover and leave to rise for 60 minutes. Mix the mozzarella with the feta.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Divide the dough into {4} pieces, roll each into an oval, roll in the long sides and twist the ends to make boats. Fill with the cheese.
- Bake on a lined tray for 13 minutes, until golden. Make a hollow in the cheese, break in an egg each and bake for 4 minutes, until the egg white is set. Add the butter, and stir it into the cheese at the table.
= Oven Fried Chicken ; oven baked fried chicken, baked fried chicken, crunchy baked chicken, crispy baked chicken, baked crunchy chicken, cornflake chicken
roast ; american ; dinner ; 4 ; 20+45 rest 60 ; oven
Chicken in a coat of cornflakes and paprika, as crunchy from the oven as from a fryer.
!*1000 g chicken legs, in joints ; 250 ml buttermilk ; !150 g cornflakes, crushed ; 60 g plain flour ; 2 tsp sweet paprika ; 1 tsp garlic powder ; 1/2 tsp cayenne pepper ; 4 tbsp sunflower oil ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Turn the chicken in the buttermilk with half of the salt and leave in the fridge for 60 minutes.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on, with a wire rack over a tray in it. Mix the cornflakes with the flour, paprika, garlic powder, cayenne, black pepper and the rest of the salt.
- Lift out the chicken, press it firmly into the crumbs on all sides and lay it on the rack with room around it. Drizzle with the sunflower oil.
- Bake for 42 minutes without turning, until deep golden and crunchy, and 74 °C (165 °F) inside.
= Baked Aubergine Parmigiana ; light aubergine parmigiana, baked eggplant parmesan, parmigiana di melanzane al forno, parmigiana light, parmigiana leggera, parmigiana non fritta, oven baked parmigiana
bake ; italian ; dinner ; 4 ; 20+60 ; oven stove
Parmigiana whose aubergines are roasted with a little oil instead of fried.
!3 aubergines, sliced 1 cm thick ; !800 g canned chopped tomatoes ; !200 g mozzarella, torn ; 50 g parmesan, grated ; 2 cloves garlic, sliced ; 3 tbsp olive oil ; 1 handful basil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the aubergines thinly with two thirds of the olive oil, season with half of the salt and roast on two trays for 25 minutes, turning once, until soft and brown.
- Meanwhile, warm the garlic in the rest of the oil for 1 minute, add the chopped tomatoes, black pepper and the rest of the salt and simmer for 15 minutes. Tear in the basil.
- Layer the sauce, aubergines, mozzarella and parmesan in a baking dish. Bake for 25 minutes, until golden, and leave for 10 minutes before cutting.
= Crustless Quiche Lorraine ; crustless quiche, quiche without pastry, quiche without crust, quiche lorraine crustless, quiche lorraine without pastry, crustless bacon quiche, impossible quiche, quiche ohne boden, quiche sin masa, quiche senza pasta
bake ; french ; lunch dinner ; 4 ; 15+40 ; oven stove
The filling of a quiche Lorraine, set by itself in the dish.
!*200 g smoked bacon, in strips / 3 leeks, sliced ; !5 eggs ; !200 ml double cream ; 150 ml milk ; 120 g gruyère, grated ; 50 g plain flour / cornflour ; 1/4 tsp ground nutmeg ; 1 tsp butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and grease a 24 cm dish with the butter. Fry the bacon in a dry pan for 6 minutes, until golden.
- Whisk the flour with a little of the milk until smooth. Beat in the eggs, double cream, nutmeg, salt, black pepper and the rest of the milk. Stir in the gruyère and bacon and pour into the dish.
- Bake for 34 minutes, until just set in the middle and golden. Leave for 10 minutes before cutting.
= Bryndzové Halušky ; bryndzove halusky, halusky, slovak potato dumplings with bacon, slovak dumplings with cheese and bacon, slovak noodles with cheese and bacon, slovak sheep cheese dumplings
dumpling ; czech ; dinner lunch ; 4 ; 25+20 ; stove
Slovak potato dumplings with soft salty cheese and fried bacon.
!600 g floury potatoes, finely grated ; !250 g plain flour ; 1 egg ; !250 g feta, crumbled ; 100 g sour cream ; !200 g smoked bacon, diced ; 1 1/4 tsp salt
- Fry the bacon in a dry pan for 9 minutes, until crisp, and keep it in its fat. Mash the feta with the sour cream.
- Mix the potatoes with the flour, egg and half of the salt to a thick batter. Press it through a spätzle maker, or scrape small pieces from a board, into boiling water with the rest of the salt. Cook for 4 minutes, until they float, and drain.
- Toss with the cheese, and pour over the bacon with its fat. In Slovakia, the cheese is bryndza.
= Noodles with Curd Cheese and Sugar ; sweet curd noodles, slovak sweet noodles, noodles with quark and sugar, topfennudeln, rezance s tvarohom, turos teszta, sweet noodles with curd cheese
noodles ; czech ; lunch dinner dessert ; 4 ; 5+15 ; stove
Slovak noodles with curd cheese, melted butter and sugar, a meal of children and grandmothers.
!350 g tagliatelle ; !400 g quark / ricotta ; !80 g icing sugar ; 80 g butter ; 1 tsp vanilla extract ; 1/2 tsp salt
- Boil the tagliatelle in water with the salt for 9 minutes and drain.
- Meanwhile, melt the butter until it smells of nuts, 4 minutes. Stir the quark with the vanilla extract and a third of the icing sugar.
- Toss the tagliatelle with most of the butter, top with the quark, pour over the rest of the butter and dust with the rest of the icing sugar.
= Túrós Csusza ; turos csusza, hungarian noodles with curd cheese and bacon, hungarian curd cheese noodles, noodles with curd cheese and bacon
pasta ; hungarian ; dinner lunch ; 4 ; 10+20 ; stove
Hungarian pasta with curd cheese, sour cream and crisp bacon.
!350 g tagliatelle, broken up ; !350 g quark / cottage cheese ; !200 g smoked bacon, diced ; !200 g sour cream ; 3/4 tsp salt ; 1/4 tsp black pepper
- Fry the bacon in a dry pan for 9 minutes, until crisp. Lift it out and keep the fat.
- Boil the tagliatelle in water with the salt for 9 minutes and drain. Toss in the fat of the bacon over low heat for 2 minutes.
- Fold in the quark and most of the sour cream and warm through for 1 minute. Top with the rest of the sour cream, the bacon and the black pepper.
= Skillet Apple Crumble ; stovetop apple crumble, apple crumble without oven, no bake apple crumble, pan apple crumble
pudding ; british ; dessert ; 4 ; 10+22 ; stove
Apple crumble made on the stove: the fruit stewed in one pan, the crumbs toasted in another.
!900 g cooking apples, peeled and diced ; 50 g caster sugar ; 1 tsp ground cinnamon ; 1 tbsp lemon juice ; 2 tbsp water ; !80 g rolled oats ; !80 g plain flour ; !70 g butter ; 60 g brown sugar ; 1/4 tsp salt
- Stew the apples with the caster sugar, cinnamon, lemon juice and water, covered, for 12 minutes, until soft but not mushy.
- Meanwhile, melt the butter in a wide pan over medium heat. Stir in the flour, oats and salt and toast for 7 minutes, stirring, until golden. Stir in the brown sugar for 1 minute and leave to cool: it turns crisp.
- Spoon the crumble over the warm apples.
= Keto Chocolate Mousse ; keto mousse, low carb chocolate mousse, keto dessert, keto chocolate dessert, low carb dessert
pudding ; any ; dessert ; 4 ; 10+5 rest 30 ; stove
A thick mousse of cream, mascarpone and dark chocolate, with nothing in it that tastes like a substitute.
!200 ml double cream, cold ; !150 g mascarpone ; !40 g dark chocolate, chopped ; 10 g cocoa powder ; 1 tsp vanilla extract ; 80 g raspberries ; 1 pinch salt
- Melt the chocolate in a bowl over simmering water for 4 minutes and leave until lukewarm. Whip the double cream to soft peaks.
- Beat the mascarpone with the chocolate, cocoa powder, vanilla extract and salt until smooth, and fold in the cream.
- Spoon into glasses, chill for 30 minutes and top with the raspberries.
= Bonfire Soup ; bonfire night soup, soup in mugs, mug soup
soup ; british ; dinner lunch snacks ; 6 ; 10+30 ; stove
Smooth, smoky tomato soup that is drunk from mugs around the fire.
!800 g canned chopped tomatoes ; !2 red peppers, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp smoked paprika ; 100 g red lentils, rinsed ; 1.2 l vegetable stock ; 1 tsp sugar ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion and red peppers in the olive oil for 8 minutes. Stir in the garlic and smoked paprika for 1 minute.
- Add the chopped tomatoes, red lentils, vegetable stock, sugar, salt and black pepper and simmer for 18 minutes, until the lentils are soft.
- Blend until smooth enough to drink, and pour into mugs.
= Chicken Chasseur ; poulet chasseur, chicken hunter style, poulet saute chasseur
stew ; french ; dinner ; 4 ; 20+45 ; stove
Chicken browned and simmered with mushrooms, white wine and tomatoes.
!*8 chicken thighs / 600 g chestnut mushrooms, halved ; !300 g button mushrooms, sliced ; 2 shallots, finely chopped ; 1 clove garlic, crushed ; 30 g butter ; 1 tbsp sunflower oil ; 1 tbsp plain flour ; 2 tbsp tomato paste ; !200 ml white wine ; 300 ml chicken stock ; 200 g canned chopped tomatoes ; 1 tbsp tarragon, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper, brown it in the sunflower oil for 10 minutes, turning, and lift out.
- Cook the button mushrooms and shallots in the butter for 7 minutes. Stir in the garlic, flour and tomato paste for 1 minute. Pour in the white wine and let it bubble for 3 minutes.
- Add the chicken stock and chopped tomatoes and return the chicken. Simmer for 24 minutes, until <the meat is cooked through, 74 °C (165 °F) inside|tender>, and stir in the tarragon.
= Crispy Pork Belly Slices ; pork belly slices, pork belly strips, pork belly slice, grilled pork belly slices, oven baked pork belly slices
roast ; british ; dinner ; 4 ; 10+50 ; oven
Slices of pork belly roasted crisp at the edges with garlic and paprika.
!*900 g pork belly slices ; 2 tbsp soy sauce ; 2 tbsp honey ; 2 cloves garlic, crushed ; 2 tsp sweet paprika ; 1 tbsp sunflower oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the pork with the sunflower oil, paprika, salt and black pepper and lay it on a rack over a lined tray.
- Roast for 35 minutes, turning once, until the fat has run and the edges are brown.
- Stir the soy sauce with the honey and garlic, brush it all over the pork and roast for 12 minutes, until sticky and crisp. It is done at 71 °C (160 °F) inside.
= Stovetop Cottage Pie ; skillet cottage pie, cottage pie without oven, one pan cottage pie, pan cottage pie
pie ; british ; dinner ; 4 ; 20+45 ; stove
The filling and the mash of a cottage pie, put together in the pan without an oven.
!*500 g minced beef / minced lamb / 480 g cooked lentils ; 1 onion, chopped ; 2 carrots, finely diced ; 1 tbsp sunflower oil ; 2 tbsp tomato paste ; 1 tbsp plain flour ; 1 tbsp Worcestershire sauce ; 350 ml beef stock / vegetable stock ; 150 g frozen peas ; !900 g floury potatoes, peeled and in chunks ; 60 g butter ; 80 ml milk ; 60 g cheddar, grated ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion and carrots in the sunflower oil in a wide pan for 8 minutes. Add the minced beef and fry for 8 minutes, until <browned with no pink left|hot>.
- Stir in the flour and tomato paste, then the Worcestershire sauce, beef stock, black pepper and half of the salt. Simmer for 18 minutes, until thick, adding the peas for the last 3 minutes.
- Meanwhile, boil the potatoes for 18 minutes, drain and mash with the butter, milk and the rest of the salt.
- Spread the mash over the filling, scatter with the cheddar, cover and leave over the lowest heat for 4 minutes, until the cheese melts.
= Small Roast Turkey ; turkey breast joint, small turkey, turkey for two, turkey for a small table
roast ; british ; dinner ; 4 ; 20+90 ; oven stove
A turkey breast on the bone instead of the whole bird, for a small table.
!*1600 g turkey breast, in one piece ; 80 g butter, soft ; 1 tbsp thyme ; 1 onion, quartered ; 1 carrot, halved ; 2 cloves garlic, crushed ; 20 g plain flour ; 400 ml chicken stock ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Take the turkey out of the fridge an hour before. Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the butter with the thyme, garlic, salt and black pepper and rub it all over the turkey and under its skin.
- Set it on the onion and carrot in a roasting tin and roast for 75 minutes, basting twice, until the thickest part reads 74 °C (165 °F). Cover it with foil if it browns too soon.
- Lift out and rest under foil for 20 minutes. Stir the flour into the juices in the tin over medium heat for 1 minute, whisk in the chicken stock and simmer for 5 minutes. Strain, carve the turkey and serve with the gravy.
= Air Fryer Fish and Chips ; air fryer fish, air fryer fish & chips, airfryer fish and chips, air fryer cod and chips
fry ; british ; dinner ; 4 ; 20+35 ; none
Chips and fish in crisp crumbs from the air fryer: a wet batter would drip.
!4 cod fillets, 150 g each ; !900 g floury potatoes, in 1 cm sticks ; 50 g plain flour ; 1 egg, beaten ; 100 g panko breadcrumbs ; 3 tbsp sunflower oil ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Soak the potatoes in cold water for 15 minutes and dry them well. Toss with a third of the sunflower oil and half of the salt and cook in the air fryer at 190 °C (375 °F) for 20 minutes, shaking twice, until golden. Keep warm.
- Meanwhile, season the cod with the black pepper and the rest of the salt. Turn it in the flour, then in the egg, then in the breadcrumbs mixed with the paprika and the rest of the oil.
- Cook the cod at 200 °C (390 °F) in one layer for 12 minutes, turning once, until crisp and until it flakes. Serve with the chips and lemon.
= Baked Fish and Chips ; oven fish and chips, oven baked fish and chips, baked fish & chips, fish and chips in the oven, fish and chips aus dem ofen, fish and chips au four, fish and chips al forno
fry ; british ; dinner ; 4 ; 20+45 ; oven
Chips and fish in crisp crumbs from the oven instead of hot oil.
!4 cod fillets, 150 g each ; !900 g floury potatoes, in 1 cm sticks ; 50 g plain flour ; 1 egg, beaten ; 100 g panko breadcrumbs ; 4 tbsp sunflower oil ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Soak the potatoes in cold water for 15 minutes and dry them well. Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the potatoes with half of the sunflower oil and half of the salt and bake on a lined tray for 25 minutes, turning once.
- Meanwhile, season the cod with the black pepper and the rest of the salt. Turn it in the flour, then in the egg, then in the breadcrumbs mixed with the paprika and the rest of the oil.
- Lay the cod on a second lined tray, turn the chips again and bake both for 16 minutes, until the crumbs are crisp and the fish flakes easily. Serve with the lemon.
`;
