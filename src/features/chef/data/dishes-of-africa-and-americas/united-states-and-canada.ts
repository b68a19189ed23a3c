/** Dishes of North America and Hawaii by name; how the table is read: rules/classics/classic.ts. */
export const FROM_BOSTON_TO_HONOLULU_BY_NAME = `
= Nashville Hot Chicken ; hot chicken nashville, nashville chicken, nashville fried chicken, nashville hot chicken sandwich
fry ; american ; dinner ; 4 ; 30+35 rest 120 ; stove
Fried chicken, brushed with fiery cayenne oil.
!*8 chicken thigh fillets / 600 g oyster mushrooms ; 300 ml buttermilk / soy yogurt ; 300 g plain flour ; 2 tsp garlic powder ; 2 tsp sweet paprika ; !2 tbsp cayenne pepper ; 1 tbsp brown sugar ; 900 ml sunflower oil, for deep-frying ; 100 ml sunflower oil, for the sauce ; 8 slices white bread ; 100 g gherkins, sliced ; 2 tsp salt
- Mix the buttermilk with half of the salt, turn the chicken in it and leave in the fridge for 2 hours.
- Mix the flour with half of the garlic powder and the rest of the salt. Press the chicken into it, dip in the buttermilk again, then once more in the flour.
- Fry in the hot oil in batches for <11|6> minutes, turning, until deep golden<, and 74 °C (165 °F) inside|>, and drain.
- Warm the oil for the sauce with the cayenne pepper, paprika, brown sugar and the rest of the garlic powder for 1 minute. Brush it all over the chicken and serve on the white bread with the gherkins.
= Po' Boy ; poboy, po boy, shrimp po boy, fried shrimp po'boy, prawn po' boy, po'boy sandwich
filled ; cajun ; lunch dinner ; 4 ; 30+15 ; stove
New Orleans baguette full of crisp prawns and spicy mayonnaise.
!*500 g raw prawns, peeled / firm tofu, in cubes ; 200 ml buttermilk / soy yogurt ; 150 g cornmeal ; 80 g plain flour ; 1 tbsp Cajun seasoning ; 600 ml sunflower oil, for deep-frying ; !2 baguettes ; 150 g mayonnaise / vegan mayonnaise ; 1 tbsp wholegrain mustard ; 1 tbsp capers, chopped ; 2 tsp hot sauce ; 1/2 iceberg lettuce, shredded ; 2 tomatoes, sliced ; 80 g gherkins, sliced ; 3/4 tsp salt
- Mix the mayonnaise with the mustard, capers and hot sauce. Mix the cornmeal with the flour, Cajun seasoning and salt.
- Turn the prawns in the buttermilk, then in the cornmeal.
- Fry in the hot oil in batches for 3 minutes, until golden<, and pink inside|>, and drain.
- Halve the baguettes across, slit and spread with the mayonnaise. Fill with the lettuce, tomatoes, gherkins and prawns.
= Muffuletta ; muffaletta, muffuletta sandwich, new orleans muffuletta, muffaleta
filled ; cajun ; lunch ; 6 ; 25+0 rest 60 ; none
New Orleans sandwich of Italian ham, salami, cheese and olive salad.
!1 sourdough bread, round ; !200 g green olives, chopped ; 80 g Kalamata olives, chopped ; 100 g roasted red peppers, chopped ; 1 tbsp capers ; 1 stick celery, finely diced ; 1 clove garlic, crushed ; 1 tsp dried oregano ; 4 tbsp olive oil ; 1 tbsp red wine vinegar ; *150 g salami, sliced / artichoke hearts, sliced ; ?150 g cooked ham, sliced ; 150 g provolone, sliced ; 150 g mozzarella, sliced
- Mix both olives with the roasted red peppers, capers, celery, garlic, oregano, olive oil and red wine vinegar.
- Halve the sourdough bread across and pull out some of the crumb. Spread both halves with the olives and their oil.
- Fill with the salami, [cooked ham, ]provolone and mozzarella, close and wrap tightly. Leave under a weight for 60 minutes and cut into {6} wedges.
= Crawfish Boil ; louisiana crawfish boil, cajun crawfish boil, crayfish boil
stew ; cajun ; dinner ; 4 ; 20+40 ; stove
Crawfish, corn, potatoes and sausage, boiled in one spicy pot.
!*2000 g crayfish, live and rinsed / 1000 g raw prawns, in their shells ; 800 g new potatoes ; 4 corn on the cob, halved ; ?400 g smoked sausage, in pieces ; 2 onions, quartered ; 1 head garlic, halved ; 2 lemons, halved ; !5 tbsp Cajun seasoning ; 3 bay leaves ; 4 l water ; 1 tbsp salt, for the water ; 80 g butter, melted
- Bring the water to the boil with the salt, Cajun seasoning, bay leaves, lemons, onions and garlic and boil for 10 minutes.
- Add the new potatoes for 12 minutes. Add the corn[ and smoked sausage] for 5 minutes.
- Add the crayfish and boil for 4 minutes, until bright red. Take off the heat and leave in the broth for 10 minutes.
- Drain, tip onto a covered table and serve with the butter.
= King Cake ; mardi gras king cake, new orleans king cake
bread ; cajun ; dessert snacks ; 12 ; 45+28 rest 120 ; oven
Ring of sweet cinnamon dough with icing in three colours, for Mardi Gras.
!550 g bread flour ; 2 tsp yeast ; 80 g caster sugar ; 220 ml milk, lukewarm / oat milk, lukewarm ; 2 eggs ; 140 g butter, soft ; 3/4 tsp salt ; 1/2 tsp nutmeg ; 150 g brown sugar ; !2 tbsp ground cinnamon ; 200 g icing sugar ; 2 tbsp lemon juice ; !4 tbsp sprinkles, purple, green and gold
- Knead the bread flour with the yeast, caster sugar, milk, eggs, salt, nutmeg and half of the butter for 10 minutes. Leave for 80 minutes, until doubled.
- Roll out to 25 x 60 cm, spread with the rest of the butter and scatter with the brown sugar and cinnamon. Roll up from the long side, close to a ring on a lined tray and leave for 40 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 27 minutes, until golden, and cool.
- Mix the icing sugar with the lemon juice, pour it over and scatter with the sprinkles in bands of one colour.
= Bananas Foster ; banana foster, flambeed bananas, bananas foster new orleans
pudding ; cajun ; snacks ; 4 ; 10+11 ; stove
Bananas in buttery rum caramel with pecans, over ice cream.
!4 bananas, halved lengthwise ; !70 g butter / vegan butter ; !120 g brown sugar ; 1/2 tsp ground cinnamon ; !60 ml rum / orange juice ; 1/4 tsp salt ; !50 g pecans, chopped ; !400 g vanilla ice cream
- Toast the pecans in a dry pan for 3 minutes and lift out. Melt the butter with the brown sugar, cinnamon and salt in it for 3 minutes, until it bubbles.
- Lay in the bananas for 1 minute on each side. Take the pan off the heat, pour in the rum and simmer for 1 minute. You need not set it alight.
- Spoon at once over the vanilla ice cream and scatter with the pecans.
= Pecan Pralines ; pralines, new orleans pralines, southern pralines, creole pralines, praline candy
pudding ; cajun ; snacks dessert ; 20 ; 10+15 rest 30 ; stove
Creamy sugar rounds full of pecans from New Orleans.
!200 g pecans ; !250 g brown sugar ; 150 g caster sugar ; 120 ml evaporated milk ; 60 g butter ; 1 tsp vanilla extract ; 1/4 tsp salt
- Line two trays with baking paper. Bring the brown sugar, caster sugar, evaporated milk, butter and salt to the boil, stirring.
- Add the pecans and boil over medium heat for 7 minutes, stirring, until 115 °C (240 °F), or a drop in cold water makes a soft ball.
- Take off the heat, add the vanilla extract and beat for 2 minutes, until it just turns cloudy. Drop {20} spoonfuls on the trays fast and leave to set for 30 minutes.
= Brunswick Stew ; georgia brunswick stew, southern brunswick stew, virginia brunswick stew
stew ; american ; dinner ; 6 ; 20+50|45 ; stove
Southern stew of pulled meat, corn and beans in barbecue sauce.
!*500 g cooked pork, pulled apart / canned jackfruit, drained and pulled apart ; ?300 g cooked chicken, torn into pieces ; 2 onions, chopped ; 3 cloves garlic, crushed ; 40 g butter / vegan butter ; 800 g canned chopped tomatoes ; !300 g frozen sweetcorn ; !400 g canned butter beans, drained ; 400 g potatoes, diced ; 180 ml barbecue sauce ; 2 tbsp Worcestershire sauce / soy sauce ; 800 ml chicken stock / vegetable stock ; 1/2 tsp cayenne pepper ; 1/2 tsp salt
- Cook the onions in the butter for 8 minutes. Add the garlic and cayenne pepper for 1 minute.
- Add the chopped tomatoes, potatoes, barbecue sauce, Worcestershire sauce, chicken stock and salt and simmer for 20 minutes.
- Add the pork, [chicken, ]sweetcorn and butter beans and simmer for 18 minutes, until thick.
= Burgoo ; kentucky burgoo, burgoo stew
stew ; american ; dinner ; 8 ; 30+140 ; stove
Kentucky stew of beef, chicken and many vegetables.
!*600 g stewing beef, in 2 cm cubes ; !500 g chicken thigh fillets, halved ; 2 onions, chopped ; 2 carrots, diced ; 1 green pepper, diced ; 3 cloves garlic, crushed ; 600 g potatoes, diced ; 400 g canned chopped tomatoes ; 300 g frozen sweetcorn ; 400 g canned butter beans, drained ; 200 g okra, sliced ; 2 tbsp Worcestershire sauce ; 1 tsp smoked paprika ; 1500 ml beef stock ; 3 tbsp sunflower oil ; 1 tsp salt ; 1/2 tsp black pepper
- Brown the beef in the sunflower oil for 8 minutes. Add the onions, carrots, green pepper and garlic for 8 minutes.
- Add the beef stock, chopped tomatoes, Worcestershire sauce, smoked paprika, salt and black pepper, cover and simmer for 60 minutes. Add the chicken for 25 minutes, lift it out and shred it.
- Add the potatoes for 15 minutes, then the sweetcorn, butter beans, okra and chicken for 18 minutes, until thick enough for a spoon to stand.
= Kentucky Hot Brown ; hot brown, hot brown sandwich, louisville hot brown
bake ; american ; lunch dinner ; 4 ; 15+25 ; stove grill
Open turkey sandwich under cheese sauce with bacon and tomato.
!*500 g cooked turkey, thickly sliced / cooked chicken, sliced ; !8 rashers smoked bacon ; 4 slices white bread, thick ; 2 tomatoes, sliced ; 50 g butter ; 50 g plain flour ; 600 ml milk ; !120 g pecorino, grated ; 1/4 tsp nutmeg ; 1/4 tsp paprika ; 1/4 tsp salt ; 1 tbsp parsley, chopped
- Fry the bacon in a dry pan for 7 minutes, until crisp. Toast the white bread.
- Melt the butter, stir in the flour for 1 minute, whisk in the milk and simmer for 5 minutes. Stir in two thirds of the pecorino, the nutmeg and salt.
- Lay the bread in a dish, cover with the turkey and tomatoes, pour over the sauce and scatter with the rest of the pecorino.
- Grill for 6 minutes, until it bubbles and the turkey is hot through. Top with the bacon, paprika and parsley.
= Frito Pie ; walking tacos, walking taco, corn chip pie, texas frito pie
bake ; american ; lunch dinner ; 4 ; 15+40 ; stove
Corn chips under beef chili, cheese and onion.
!*500 g minced beef / vegan mince ; !200 g tortilla chips ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp chilli powder ; 2 tsp ground cumin ; 1 tsp dried oregano ; 2 tbsp tomato paste ; 400 g canned pinto beans, drained ; 400 ml beef stock / vegetable stock ; 1 tbsp sunflower oil ; 120 g cheddar, grated / vegan cheese, grated ; 1 red onion, finely diced ; 1 jalapeño, sliced ; 3/4 tsp salt
- Fry the onion in the sunflower oil for 5 minutes. Add the minced beef and fry for 8 minutes<, until no pink is left|>.
- Add the garlic, chilli powder, cumin, oregano and tomato paste for 1 minute, then the pinto beans, beef stock and salt, and simmer for 22 minutes, until thick.
- Divide the tortilla chips between bowls, spoon over the chili and scatter with the cheddar, red onion and jalapeño. Eat at once.
= Juicy Lucy ; jucy lucy, juicy lucy burger, cheese stuffed burger, stuffed cheeseburger
filled ; american ; dinner ; 4 ; 20+20 ; stove
Burger with molten cheese inside the meat.
!*700 g minced beef / minced turkey ; !120 g processed cheese, in pieces / cheddar, in pieces ; 1 tbsp Worcestershire sauce ; 1/2 tsp garlic powder ; 2 onions, sliced ; 30 g butter ; 4 burger buns ; 80 g gherkins, sliced ; 4 tbsp ketchup ; 1 tsp salt ; 1/2 tsp black pepper
- Cook the onions in the butter for 12 minutes, until brown, and keep warm.
- Mix the minced beef with the Worcestershire sauce and garlic powder and shape {8} thin patties. Lay the processed cheese on half of them, cover with the others and pinch the edges well shut. Season with the salt and black pepper.
- Fry over medium heat for 6 minutes on each side, until brown, and the meat has no pink left. Leave for 3 minutes: the cheese is very hot.
- Toast the burger buns and fill with the burgers, onions, gherkins and ketchup.
= Wild Rice Soup ; minnesota wild rice soup, chicken wild rice soup, chicken and wild rice soup, creamy wild rice soup
soup ; american ; dinner ; 6 ; 20+65 ; stove
Creamy Minnesota soup of wild rice, chicken and mushrooms.
!200 g wild rice, rinsed ; *400 g cooked chicken, torn into pieces / canned cannellini beans, drained ; 250 g chestnut mushrooms, sliced ; 1 onion, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 2 cloves garlic, crushed ; 60 g butter / vegan butter ; 50 g plain flour ; 1500 ml chicken stock / vegetable stock ; 250 ml double cream / soy cream ; 1 tsp thyme ; 1/2 tsp salt ; 1/2 tsp black pepper
- Simmer the wild rice in half of the chicken stock, covered, for 45 minutes, until the grains burst.
- Meanwhile cook the onion, carrots, celery and chestnut mushrooms in the butter for 12 minutes. Add the garlic, thyme and flour for 2 minutes, then the rest of the stock, and simmer for 10 minutes.
- Stir in the wild rice with its liquid, the chicken, double cream, salt and black pepper and simmer for 6 minutes, until hot through.
= Fried Cheese Curds ; deep fried cheese curds, wisconsin cheese curds, beer battered cheese curds
fry ; american ; snacks starter ; 4 ; 15+10 ; stove
Squeaky cheese curds in crisp beer batter.
!400 g cheese curds / halloumi, in cubes ; 180 g plain flour ; 1 tsp baking powder ; 1 egg ; 180 ml beer / sparkling water ; 1/2 tsp garlic powder ; 1/2 tsp paprika ; 1/2 tsp salt ; 700 ml sunflower oil, for deep-frying
- Pat the cheese curds dry and toss in a fifth of the flour. Keep cold.
- Whisk the rest of the flour with the baking powder, garlic powder, paprika, salt, egg and beer to a thick batter.
- Dip the cheese curds in and fry in the hot oil in small batches for 90 seconds, until golden. Drain and eat at once.
= Booyah ; wisconsin booyah, booyah stew, chicken booyah
stew ; american ; dinner ; 8 ; 30+135 ; stove
Wisconsin stew of beef, chicken and roots, cooked for a crowd.
!*600 g stewing beef, in 2 cm cubes ; !800 g chicken thighs ; 2 onions, chopped ; 3 carrots, diced ; 3 sticks celery, sliced ; 600 g potatoes, diced ; 300 g white cabbage, shredded ; 400 g canned chopped tomatoes ; 200 g frozen peas ; 1 bay leaf ; 2 l beef stock ; 1 tbsp lemon juice ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Bring the beef to the boil in the beef stock with half of the onions and the bay leaf, skim and simmer for 60 minutes. Add the chicken for 40 minutes, lift it out and shred it, without skin and bones.
- Add the carrots, celery, potatoes, cabbage, chopped tomatoes, salt, black pepper and the rest of the onions and simmer for 25 minutes.
- Return the chicken with the peas for 5 minutes, take out the bay leaf and stir in the lemon juice.
= Chicago Deep-Dish Pizza ; chicago deep dish, deep dish pizza, chicago style pizza, chicago deep dish pizza, chicago pizza
pizza ; american ; dinner ; 6 ; 40+40 rest 120 ; oven stove
Deep pizza like a pie, with the cheese below and the tomato sauce on top.
!400 g plain flour ; 80 g cornmeal ; 2 tsp yeast ; 270 ml water, lukewarm ; 80 g butter, soft / vegan butter, soft ; 3 tbsp olive oil ; !400 g mozzarella, sliced / vegan cheese, sliced ; *300 g sausage meat / mushrooms, sliced ; !400 g canned chopped tomatoes ; 2 cloves garlic, crushed ; 1 tsp dried oregano ; 50 g parmesan, grated / nutritional yeast ; 1 1/2 tsp salt
- Knead the flour with the cornmeal, yeast, water, half of the butter and two thirds of the salt for 6 minutes. Leave for 90 minutes. Roll out, spread with the rest of the butter, fold up like a letter and leave in the fridge for 30 minutes.
- Fry the sausage meat in a spoonful of the olive oil for 8 minutes<, until no pink is left|>. Simmer the chopped tomatoes with the garlic, oregano and the rest of the salt for 8 minutes, until thick.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Oil a 26 cm tin with the rest of the olive oil and press the dough into it and 4 cm up its side.
- Lay in the mozzarella, then the sausage meat, then the tomatoes, and scatter with the parmesan. Bake for 30 minutes, until the crust is golden. Leave for 10 minutes.
= Detroit-Style Pizza ; detroit pizza, detroit style pizza, square pizza detroit
pizza ; american ; dinner ; 4 ; 30+28 rest 180 ; oven stove
Thick square pizza with a rim of crisp cheese and stripes of sauce on top.
!400 g bread flour ; 1 1/2 tsp yeast ; 290 ml water, lukewarm ; 1 1/2 tsp salt ; 3 tbsp olive oil ; !350 g mozzarella, in small cubes / vegan cheese, in small cubes ; 300 g passata ; 2 cloves garlic, crushed ; 1 tsp dried oregano ; 1 tsp sugar ; ?100 g pepperoni, sliced
- Mix the bread flour with the yeast, water and most of the salt and knead for 5 minutes. Leave for 120 minutes, until doubled.
- Oil a 23 x 33 cm tin with most of the olive oil, press in the dough and leave for 60 minutes, pressing it into the corners once more.
- Simmer the passata with the garlic, oregano, sugar and the rest of the olive oil and salt for 10 minutes.
- Heat the oven to 250 °C (480 °F), or 230 °C (445 °F) with the fan on. [Lay the pepperoni on the dough. ]Scatter with the mozzarella up to the edge of the tin, spoon the sauce on in three stripes and bake for 15 minutes, until the rim is dark and crisp.
= Italian Beef Sandwich ; italian beef, chicago italian beef, italian beef sandwiches, chicago beef sandwich
filled ; american ; lunch dinner ; 6 ; 20+200 ; oven stove
Chicago roll full of soft beef in spiced broth with hot pickled peppers.
!*1200 g beef topside, in one piece ; 800 ml beef stock ; 1 onion, sliced ; 6 cloves garlic, sliced ; 1 tbsp dried oregano ; 1 tsp dried thyme ; 1 tsp fennel seeds, crushed ; 1/2 tsp chilli flakes ; 2 tbsp olive oil ; 1 tsp salt ; 1 tsp black pepper ; !6 long bread rolls ; 2 green peppers, sliced ; !150 g pepperoncini, sliced
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Rub the beef with the salt and black pepper and brown it in the olive oil for 10 minutes.
- Add the onion, garlic, oregano, thyme, fennel seeds, chilli flakes and beef stock, cover and braise in the oven for 180 minutes, turning once, until a fork slides in.
- Lift out the beef and slice it as thinly as you can. Simmer the green peppers in the broth for 8 minutes, and lay the beef back in it.
- Fill the bread rolls with the beef, green peppers and pepperoncini and dip them in the broth.
= New England Boiled Dinner ; boiled dinner, corned beef and cabbage, corned beef cabbage, corned beef dinner, irish american corned beef
stew ; american ; dinner ; 6 ; 20+200 ; stove
Corned beef, simmered until tender, with cabbage, potatoes and carrots.
!*1200 g salt beef, rinsed ; 800 g new potatoes ; 5 carrots, in chunks ; 1/2 swede, in chunks ; !1 white cabbage, in wedges ; 1 onion, halved ; 2 bay leaves ; 8 black peppercorns ; 3 l water ; 3 tbsp mustard
- Cover the salt beef with the water, add the onion, bay leaves and peppercorns, bring to the boil and skim. Simmer gently, covered, for 165 minutes, until a fork slides in. Taste the broth: if it is very salty, change half of it for fresh water.
- Add the new potatoes, carrots and swede for 12 minutes, then the cabbage for 16 minutes, until all is soft.
- Lift out the beef, leave it for 10 minutes and slice it across the grain. Serve with the vegetables, some broth and the mustard.
= Jiggs Dinner ; jiggs' dinner, newfoundland jiggs dinner, jigs dinner, newfoundland boiled dinner
stew ; canadian ; dinner ; 6 ; 20+165 rest 480 ; stove
Newfoundland's Sunday pot of salt beef, roots, cabbage and pease pudding.
!*1000 g salt beef, in large pieces ; !300 g split peas, soaked overnight ; 800 g potatoes, halved ; 4 carrots, halved ; 1/2 swede, in chunks ; 1 white cabbage, in wedges ; 3 l water ; 40 g butter ; 1/2 tsp black pepper
- Soak the salt beef in cold water overnight and drain. Tie the drained split peas loosely in a cloth.
- Bring the beef and the split peas in their cloth to the boil in the water and simmer for 120 minutes.
- Add the swede and carrots for 15 minutes, then the potatoes and cabbage for 25 minutes, until all is soft.
- Mash the split peas with the butter and black pepper. Slice the beef and serve all with some of the broth.
= Boston Cream Pie ; boston cream cake, boston creme pie, boston cream pie cake
cake ; american ; dessert ; 10 ; 45+30 rest 120 ; oven stove
Vanilla sponge with custard cream inside and chocolate on top.
180 g plain flour ; 2 tsp baking powder ; 180 g caster sugar ; 3 eggs ; 120 ml milk ; 100 g butter, melted ; 1 tsp vanilla extract ; 1/4 tsp salt ; !400 ml milk, for the cream ; 4 egg yolks ; 80 g sugar ; 35 g cornflour ; !150 g dark chocolate, chopped ; 120 ml double cream
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the caster sugar with the eggs for 5 minutes, fold in the flour, baking powder and salt, then the melted butter, milk and half of the vanilla extract. Bake in a lined 23 cm tin for 28 minutes and cool.
- Whisk the egg yolks with the sugar and cornflour. Pour on the hot milk for the cream, return to the pan and stir until it has boiled for 1 minute. Stir in the rest of the vanilla extract, cover and chill for 2 hours.
- Halve the cake and put it together with the custard cream. Pour the hot double cream over the chocolate, stir until smooth and pour over the top.
= Indian Pudding ; new england indian pudding, cornmeal pudding, hasty pudding baked
pudding ; american ; dessert ; 6 ; 15+110 ; oven stove
New England pudding of cornmeal, milk and molasses, baked slowly.
!80 g cornmeal ; 1000 ml milk / oat milk ; !120 ml molasses / treacle ; 50 g brown sugar ; 40 g butter / vegan butter ; 2 eggs, beaten ; 1 tsp ground ginger ; 1 tsp ground cinnamon ; 1/2 tsp salt
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Heat most of the milk, rain in the cornmeal and simmer for 12 minutes, stirring, until thick.
- Stir in the molasses, brown sugar, butter, ginger, cinnamon and salt. Mix the eggs with the rest of the milk and stir them in.
- Pour into a buttered dish and bake for 95 minutes, until just set and brown. Eat warm.
= Clams Casino ; baked clams, clams casino rhode island, baked clams casino
bake ; american ; starter ; 4 ; 30+22 ; oven stove
Clams on the half shell under bacon, pepper and crumbs.
!*24 clams, scrubbed ; !100 g smoked bacon, finely diced ; 1 red pepper, finely diced ; 2 shallots, finely chopped ; 2 cloves garlic, crushed ; 60 g breadcrumbs ; 30 g butter ; 2 tbsp parsley, chopped ; 1 lemon, in wedges ; 100 ml white wine / fish stock
- Throw away clams that are broken or do not close when tapped. Bring the white wine to the boil, add the clams, cover and cook for 5 minutes, until they open. Throw away those that stay shut, and leave each of the others in half of its shell.
- Fry the bacon in a dry pan for 5 minutes. Add the butter, red pepper, shallots and garlic for 5 minutes, then the breadcrumbs and parsley.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Heap the crumbs on the clams and bake for 7 minutes, until golden. Serve with the lemon.
= She-Crab Soup ; she crab soup, charleston she crab soup, crab soup charleston, creamy crab soup
soup ; american ; dinner starter ; 4 ; 15+30 ; stove
Charleston's creamy soup of crab with sherry.
!*400 g cooked crab ; 50 g butter ; 1 onion, finely chopped ; 1 stick celery, finely chopped ; 40 g plain flour ; 600 ml milk ; 300 ml fish stock ; 200 ml double cream ; !3 tbsp sherry ; 1/4 tsp ground mace / nutmeg ; 1/4 tsp cayenne pepper ; 1 tbsp chives, snipped ; 1/2 tsp salt
- Cook the onion and celery in the butter over low heat for 9 minutes, until soft. Stir in the flour for 2 minutes.
- Whisk in the milk and fish stock, add the mace, cayenne pepper and salt and simmer for 10 minutes.
- Add the crab, without bits of shell, and the double cream and heat for 4 minutes. Stir in the sherry and scatter with the chives.
= Swiss Steak ; smothered swiss steak, swiss steak in tomato gravy
stew ; american ; dinner ; 4 ; 20+120 ; stove oven
American braised steak in tomato and onion gravy.
!*800 g stewing beef, in slices 2 cm thick ; 50 g plain flour ; 2 onions, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 1 tbsp tomato paste ; !400 g canned chopped tomatoes ; 300 ml beef stock ; 1 tbsp Worcestershire sauce ; 1 tsp paprika ; 3 tbsp sunflower oil ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Beat the beef with a mallet, season with the salt and black pepper and turn in the flour. Brown it in the sunflower oil for 8 minutes and lift out.
- Cook the onions and celery in the pan for 7 minutes. Add the garlic, tomato paste and paprika for 1 minute, then the chopped tomatoes, beef stock and Worcestershire sauce.
- Return the beef, cover and braise in the oven at 160 °C (325 °F), or 140 °C (285 °F) with the fan on, for 100 minutes, until a fork slides in.
= Scrapple ; pennsylvania dutch scrapple, philadelphia scrapple, pon haus
fry ; american ; breakfast ; 8 ; 30+125 rest 480 ; stove
Pennsylvania loaf of pork and cornmeal, sliced and fried crisp.
!*700 g pork shoulder, in chunks / 400 g canned brown lentils, drained ; !200 g cornmeal ; 60 g buckwheat flour ; 1 onion, halved ; 1 bay leaf ; 1500 ml water ; 2 tsp sage, chopped ; 1 tsp thyme ; 1 tsp black pepper ; 1/4 tsp allspice ; 2 tsp salt ; 4 tbsp sunflower oil
- Simmer the pork in the water with the onion, bay leaf and half of the salt for <90|10> minutes, until very soft. Take out the onion and bay leaf. Lift out the pork, chop finely and keep 1 l of the broth.
- Bring the broth to the boil with the sage, thyme, black pepper, allspice and the rest of the salt. Rain in the cornmeal and buckwheat flour and stir over low heat for 20 minutes, until very thick. Stir in the pork.
- Press into a lined loaf tin and chill overnight.
- Cut into slices and fry in the sunflower oil for 5 minutes on each side, until brown and crisp.
= Tex-Mex Migas ; migas tex mex, tex mex migas, austin migas, migas with eggs and tortillas
egg ; american ; breakfast ; 4 ; 15+12 ; stove
Scrambled eggs with crisp tortilla strips, chilli and cheese.
!*8 eggs / 600 g firm tofu, crumbled ; !6 corn tortillas, in strips ; 1 onion, chopped ; 1 jalapeño, chopped ; 2 tomatoes, diced ; 100 g cheddar, grated / vegan cheese, grated ; 4 tbsp sunflower oil ; 1 avocado, sliced ; 1 handful fresh coriander, chopped ; 4 tbsp salsa ; 3/4 tsp salt
- Fry the corn tortillas in the sunflower oil for 4 minutes, until crisp, and lift out. Pour off all but a spoonful of the oil.
- Fry the onion and jalapeño in it for 4 minutes. Add the tomatoes for 1 minute.
- <Beat the eggs with the salt, pour in and stir over medium heat for 3 minutes, until set.|Add the tofu and salt and stir over medium heat for 4 minutes, until hot.> Fold in the tortillas and cheddar and top with the avocado, coriander and salsa.
= S'mores ; smores, s'more, campfire smores, oven smores, indoor s'mores
pudding ; american ; dessert snacks ; 4 ; 5+5 ; grill
Toasted marshmallow and melting chocolate between two biscuits.
!16 digestive biscuits / vegan digestive biscuits ; !120 g dark chocolate, in pieces ; !16 marshmallows
- Heat the grill. Lay half of the digestive biscuits on a tray and top each with a piece of the chocolate.
- Set the marshmallows on the chocolate, two on each, and grill for 2 minutes, until brown. Watch them: they burn fast. Over a fire, toast them on a stick instead.
- Press the rest of the biscuits on top and eat at once.
= Funnel Cake ; funnel cakes, carnival funnel cake, fairground funnel cake
fry ; american ; snacks dessert ; 6 ; 10+15 ; stove
Swirls of batter, fried crisp and dusted with sugar.
!250 g plain flour ; 2 tsp baking powder ; 2 eggs ; 300 ml milk / oat milk ; 50 g caster sugar ; 1 tsp vanilla extract ; 1/4 tsp salt ; 700 ml sunflower oil, for deep-frying ; 50 g icing sugar
- Whisk the flour with the baking powder, caster sugar, salt, eggs, milk and vanilla extract to a smooth batter. Pour it into a bottle or a bag with a small hole.
- Heat the oil to 180 °C (350 °F) and let the batter run in, in circles that cross, for {6} cakes.
- Fry each for 2 minutes, turning once, until golden. Drain and dust with the icing sugar.
= Ambrosia Salad ; ambrosia, ambrosia fruit salad, southern ambrosia, marshmallow fruit salad
pudding ; american ; dessert ; 8 ; 15+0 rest 120 ; none
Sweet salad of fruit, coconut and marshmallows in cream.
!400 g canned pineapple, drained and in pieces ; !3 oranges, in segments ; 150 g grapes, halved ; 100 g glacé cherries, halved ; !100 g marshmallows, small ; !80 g desiccated coconut ; 60 g pecans, chopped ; 200 ml sour cream / coconut yogurt ; 150 ml double cream / coconut cream
- Drain the pineapple and oranges well, so that the salad does not turn runny.
- Whip the double cream and fold in the sour cream.
- Fold in the pineapple, oranges, grapes, glacé cherries, marshmallows, desiccated coconut and pecans and chill for 2 hours.
= Jello Salad ; jello salads, jell-o salad, lime jello salad, jelly salad, congealed salad, gelatin salad
pudding ; american ; dessert ; 8 ; 20+5 rest 360 ; stove
Set lime jelly with pineapple, cottage cheese and pecans, from the American potluck.
!8 sheets gelatine / 3 tsp agar ; 120 ml lime juice ; 120 g sugar ; 500 ml water ; !400 g canned pineapple, drained and in small pieces ; !200 g cottage cheese ; 60 g pecans, chopped ; 150 ml double cream
- Soften the gelatine in a little of the cold water for 5 minutes. Bring the rest to a simmer with the sugar, stir the gelatine in for 1 minute and take off the heat. Add the lime juice and chill for 60 minutes, until it begins to thicken.
- Whip the double cream softly and fold it into the jelly with the cottage cheese, pineapple and pecans. Fresh pineapple would keep it from setting.
- Pour into a wet mould, chill for 5 hours and turn out.
= Bannock ; indigenous bannock, native bannock, canadian bannock, fry bread bannock
bread ; canadian ; breakfast snacks ; 6 ; 10+20 ; stove
Flat quick bread of First Nations kitchens, fried in a pan.
!400 g plain flour ; 4 tsp baking powder ; 1 tsp salt ; 1 tbsp sugar ; 60 g lard / vegan butter ; 260 ml water ; 4 tbsp sunflower oil
- Mix the flour with the baking powder, salt and sugar. Rub in the lard and stir in the water for a soft dough. Knead it no longer than 10 turns.
- Divide into {6} and flatten each to 1.5 cm.
- Fry in the sunflower oil over medium-low heat for 5 minutes on each side, until golden and cooked within.
= Halifax Donair ; donair, canadian donair, east coast donair, donair meat
filled ; canadian ; dinner ; 4 ; 25+70 rest 60 ; oven stove
Spiced beef loaf, sliced into pitta with onion, tomato and a sweet garlic sauce.
!*800 g minced beef / vegan mince ; 40 g breadcrumbs ; 2 tsp paprika ; 2 tsp garlic powder ; 2 tsp onion powder ; 1 tsp dried oregano ; 1/2 tsp cayenne pepper ; 1 1/2 tsp salt ; 1 tsp black pepper ; !200 g condensed milk ; 3 tbsp white wine vinegar ; 4 pitta breads ; 1 onion, finely diced ; 3 tomatoes, diced ; 1 tbsp sunflower oil
- Knead the minced beef with the breadcrumbs, paprika, oregano, cayenne pepper, onion powder, salt, black pepper and most of the garlic powder for 5 minutes, until sticky. Shape a firm loaf on a tray.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Bake for 60 minutes<, until 74 °C (165 °F) inside|>. Chill for 60 minutes and slice thinly.
- Whisk the condensed milk with the rest of the garlic powder. Add the white wine vinegar slowly and leave to thicken.
- Fry the slices in the sunflower oil for 4 minutes, until brown at the edges. Fill the warm pitta breads with them, the onion, tomatoes and sauce.
= Toutons ; newfoundland toutons, touton, fried bread dough newfoundland
griddle ; canadian ; breakfast ; 4 ; 20+16 rest 90 ; stove
Newfoundland pancakes of bread dough, fried and eaten with molasses.
!400 g bread flour ; 2 tsp yeast ; 1 tbsp sugar ; 1 tsp salt ; 250 ml water, lukewarm ; 60 g butter / vegan butter ; !100 ml molasses / maple syrup
- Knead the bread flour with the yeast, sugar, salt, water and a third of the butter for 8 minutes. Leave for 90 minutes, until doubled.
- Divide into {12} and stretch each to a flat cake 1.5 cm thick.
- Fry in the rest of the butter over medium heat for 4 minutes on each side, until golden. Eat hot with the molasses.
= Three Sisters Stew ; three sisters soup, native american three sisters stew, corn bean and squash stew
stew ; american ; dinner lunch ; 4 ; 15+35 ; stove
Stew of corn, beans and squash, planted and eaten together.
!600 g butternut squash, in 2 cm cubes ; !400 g canned pinto beans, drained ; !300 g frozen sweetcorn ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 green pepper, diced ; 400 g canned chopped tomatoes ; 500 ml vegetable stock ; 1 tsp ground cumin ; 1 tsp smoked paprika ; 1 tsp thyme ; 2 tbsp sunflower oil ; 3/4 tsp salt
- Fry the onion and green pepper in the sunflower oil for 7 minutes. Add the garlic, cumin, smoked paprika and thyme for 1 minute.
- Add the butternut squash, chopped tomatoes, vegetable stock and salt and simmer for 16 minutes.
- Add the pinto beans and sweetcorn and simmer for 8 minutes, until the squash is soft.
= Kalua Pork ; kalua pig, hawaiian kalua pork, oven kalua pork, kalua pulled pork
roast ; hawaiian ; dinner ; 8 ; 15+270 ; oven
Hawaiian pork with sea salt and smoke, cooked until it shreds.
!*2000 g pork shoulder, in one piece ; 1 1/2 tbsp coarse sea salt ; !1 tsp smoked paprika ; 200 ml water ; ?1/2 white cabbage, shredded
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Prick the pork all over and rub in the sea salt and smoked paprika.
- Set in a roasting tin with the water, seal tightly with foil and roast for 255 minutes, until it falls apart.
- Shred the pork with two forks and stir in its juices.[ Cook the cabbage in a few spoonfuls of them for 6 minutes and serve with it.]
= Hawaiian Musubi ; spam musubi, musubi, spam sushi, luncheon meat musubi
filled ; hawaiian ; snacks lunch ; 4 ; 25+22 ; stove
Pressed rice with a glazed slice of luncheon meat, belted with seaweed.
!*340 g luncheon meat, in 8 slices / 400 g firm tofu, in 8 slices ; !300 g sushi rice, rinsed ; 380 ml water ; 3 sheets nori, in strips ; 3 tbsp soy sauce ; 2 tbsp sugar ; 1 tbsp mirin ; 1 tbsp sunflower oil ; 1 tbsp rice vinegar
- Bring the sushi rice and water to the boil, cover and cook over low heat for 12 minutes. Leave for 10 minutes and stir in the rice vinegar.
- Fry the luncheon meat in the sunflower oil for 3 minutes on each side, until brown. Add the soy sauce, sugar and mirin and turn it for 1 minute, until it shines.
- Press the rice firmly into {8} blocks of the same size, lay a slice on each and wrap a strip of nori around it. Eat on the same day.
= Huli-Huli Chicken ; hawaiian huli huli chicken, hawaiian bbq chicken, hawaiian barbecue chicken
roast ; hawaiian ; dinner ; 4 ; 15+30|20 rest 240 ; grill
Grilled chicken in a glaze of pineapple, soy and ginger.
!*1000 g chicken thigh fillets / 600 g firm tofu, in thick slices ; !200 ml pineapple juice ; 80 ml soy sauce ; 80 g brown sugar ; 80 ml ketchup ; 2 tbsp fresh ginger, grated ; 4 cloves garlic, crushed ; 2 tsp sesame oil ; 2 tbsp rice vinegar ; 1 tbsp sunflower oil
- Whisk the pineapple juice with the soy sauce, brown sugar, ketchup, ginger, garlic, sesame oil and rice vinegar. Keep back a third. Turn the chicken in the rest and leave in the fridge for 4 hours.
- Boil the sauce kept back for 6 minutes, until it is thick enough to brush on.
- Lift out the chicken, throw its marinade away and brush with the sunflower oil. Grill over medium heat for <20|10> minutes, turning often and brushing with the sauce, <until 74 °C (165 °F) inside|until brown>.
= Haupia ; hawaiian coconut pudding, haupia squares, hawaiian haupia
pudding ; hawaiian ; dessert ; 9 ; 5+10 rest 180 ; stove
Firm Hawaiian coconut pudding, cut into squares.
!800 ml coconut milk ; !100 g sugar ; 80 g cornflour ; 120 ml water ; 1/4 tsp salt
- Stir the cornflour into the water until smooth.
- Bring the coconut milk, sugar and salt to a simmer, whisk in the cornflour and cook for 5 minutes, stirring, until very thick and shiny.
- Pour into a wet 20 cm square tin, chill for 3 hours and cut into squares.
`;
