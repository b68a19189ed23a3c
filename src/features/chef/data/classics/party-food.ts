/** Small things that guests eat with their fingers; how the table is read: rules/classics/classic.ts. */
export const PARTY_FOOD = `
= Caprese Skewers ; caprese sticks, tomato mozzarella skewers, tomate mozzarella spiesse, mini caprese skewers
salad ; italian ; snacks starter ; 12 ; 20+0 ; none
Cherry tomatoes, mozzarella and basil on small sticks.
!500 g cherry tomatoes ; !400 g mozzarella balls, drained ; !24 leaves basil ; 2 tbsp extra-virgin olive oil ; 1 tbsp balsamic vinegar ; 1/2 tsp salt ; 1/4 tsp black pepper
- Pat the mozzarella dry and halve large pieces.
- Thread a cherry tomato, a folded leaf of basil and a piece of mozzarella on each of {24} short sticks.
- Drizzle with the olive oil and balsamic vinegar and season with the salt and black pepper just before serving.
= Bacon-Wrapped Dates ; devils on horseback, dates in bacon, datteln im speckmantel, datiles con bacon, dates wrapped in bacon
side ; spanish ; snacks ; 8 ; 15+18 ; oven
Sweet dates in crisp bacon.
!24 dates ; !12 rashers smoked bacon, halved / 200 g prosciutto, in strips ; ?24 almonds, toasted
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Take the stones out of the dates[ and push an almond into each].
- Roll each of the dates in a piece of the bacon and lay on a lined tray, with the ends below.
- Bake for 18 minutes, turning once, until the bacon is crisp. Leave for 5 minutes: the middle is very hot.
= Mini Quiches ; mini quiche, quiche bites, small quiches
pie ; french ; snacks ; 12 ; 25+22 ; oven
Two bites each of pastry, egg and cheese.
!500 g shortcrust pastry ; !4 eggs ; 200 ml double cream ; !120 g gruyère, grated / cheddar, grated ; ?100 g ham, finely diced ; 2 tbsp chives, snipped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Roll out the shortcrust pastry thinly, cut {24} rounds and press them into mini muffin tins.
- Beat the eggs with the double cream, chives, salt and black pepper.
- Divide the gruyère[ and ham] between the pastry cases and pour in the eggs.
- Bake for 20 minutes, until puffed and golden. They are good warm or cold.
= Feta Filo Triangles ; tiropita, tiropitakia, filo triangles, cheese triangles, feta parcels, feta triangles, filo parcels
pie ; greek ; snacks ; 10 ; 30+22 ; oven
Crisp triangles of filo filled with feta and mint.
!250 g filo pastry ; !300 g feta, crumbled ; 150 g ricotta ; 1 egg ; 2 tbsp mint, chopped ; 90 g butter, melted ; 1/4 tsp black pepper ; 1 tbsp sesame seeds
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the feta with the ricotta, egg, mint and black pepper.
- Brush the filo pastry with some of the butter and cut it into {30} long strips.
- Put a teaspoon of the filling at the end of each strip and fold it over and over into a triangle.
- Lay on lined trays, brush with the rest of the butter, scatter with the sesame seeds and bake for 20 minutes, until golden.
= Ham and Cheese Pinwheels ; puff pastry pinwheels, ham pinwheels, schinken kase schnecken, blatterteigschnecken, pizza pinwheels, savoury pinwheels, party pinwheels
pie ; any ; snacks ; 10 ; 15+18 ; oven
Spirals of puff pastry with ham and cheese.
!640 g puff pastry ; !200 g ham, thinly sliced / 250 g spinach, wilted and squeezed dry ; !160 g cheddar, grated / gruyère, grated ; 2 tbsp Dijon mustard ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the puff pastry and spread it with the mustard.
- Cover with the ham and cheddar, roll up tightly and chill for 10 minutes if it is soft.
- Cut into {30} slices, lay on lined trays and brush with the egg.
- Bake for 18 minutes, until puffed and golden.
= Tortilla Pinwheels ; wrap pinwheels, wrap rolls, lunchbox pinwheels, tortilla rollups
filled ; american ; snacks lunch ; 6 ; 15+0 ; none
Soft tortillas rolled with cream cheese, ham and cucumber, in slices.
!4 flour tortillas ; !200 g cream cheese ; !*120 g ham, thinly sliced / smoked salmon / cooked turkey, thinly sliced / roasted red peppers, sliced ; 1/2 cucumber, in thin sticks ; 1 tbsp chives, snipped ; 1/4 tsp black pepper
- Stir the chives and black pepper into the cream cheese and spread it on the flour tortillas, to the edge.
- Lay the ham and cucumber on top and roll up tightly.
- Cut off the ends and cut each roll into thick slices. They keep for a day in the fridge.
= Smoked Salmon Canapés ; salmon canapes, smoked salmon bites, lachshappchen, canapes au saumon
side ; any ; snacks starter ; 12 ; 20+0 ; none
Small pieces of rye bread with cream cheese and smoked salmon.
!12 slices rye bread ; !250 g cream cheese ; !*250 g smoked salmon / 1 cucumber, thinly sliced ; 1 tbsp lemon juice ; 1 tbsp horseradish ; 2 tbsp dill, chopped ; 1/4 tsp black pepper
- Stir the lemon juice, horseradish and black pepper into the cream cheese.
- Spread it on the rye bread and cut each slice into four.
- Top with a fold of smoked salmon and scatter with the dill.
= Cocktail Meatballs ; party meatballs, sticky meatballs, sweet and sour meatballs, bbq meatballs
fry ; american ; snacks ; 10 ; 25+25 ; stove oven
Bite-size meatballs in a sweet and sharp glaze.
!*800 g minced beef / minced pork / minced turkey / minced chicken ; 60 g breadcrumbs ; 1 egg ; 1 shallot, finely chopped ; 1 tsp salt ; 1/4 tsp black pepper ; !150 g ketchup ; 60 g brown sugar ; 3 tbsp cider vinegar ; 1 tbsp soy sauce
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the minced beef with the breadcrumbs, egg, shallot, salt and black pepper, and roll into {40} small balls.
- Bake on a lined tray for 15 minutes<, until no pink is left|, until firm>.
- Meanwhile, simmer the ketchup, brown sugar, cider vinegar and soy sauce for 5 minutes, until glossy.
- Turn the balls in the glaze for 3 minutes and serve on sticks.
= Jalapeño Poppers ; jalapeno poppers, stuffed jalapenos, gefullte jalapenos, cheese stuffed chillies
side ; american ; snacks ; 6 ; 20+20 ; oven
Halved jalapeños filled with two cheeses and baked.
!12 jalapeños, halved and seeded ; !200 g cream cheese ; !80 g cheddar, grated ; 1 clove garlic, crushed ; 40 g breadcrumbs ; 1 tbsp olive oil ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the cream cheese with the cheddar, garlic and salt.
- Fill the jalapeños with it. Toss the breadcrumbs with the olive oil and press them on top.
- Bake on a lined tray for 20 minutes, until golden and soft.
= Loaded Potato Skins ; potato skins, loaded skins, gefullte kartoffelschalen, cheese and bacon potato skins
side ; american ; snacks starter ; 6 ; 15+80 ; oven stove
Crisp shells of baked potato with cheese and bacon.
!6 baking potatoes ; 3 tbsp olive oil ; !180 g cheddar, grated ; ?6 rashers smoked bacon ; 150 g sour cream ; 3 spring onions, sliced ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Prick the potatoes, rub with a third of the olive oil and bake for 60 minutes, until soft.
- Halve them and scoop out most of the inside, which makes a good mash. Brush the shells with the rest of the olive oil, season with the salt and black pepper and bake for 10 minutes, until crisp.
- Fill the shells with the cheddar[ and the bacon, fried crisp and crumbled,] and bake for 8 minutes, until it melts.
- Serve with the sour cream and spring onions.
= Mini Burgers ; sliders, beef sliders, cheeseburger sliders, slider burgers, mini cheeseburgers
filled ; american ; snacks dinner ; 6 ; 20+10 ; stove
Small burgers for eating with one hand.
!*600 g minced beef / minced chicken / minced turkey / minced lamb ; !12 bread rolls, small, halved ; 6 slices cheddar, halved ; 1 tsp salt ; 1/4 tsp black pepper ; 1 tbsp sunflower oil ; 4 tbsp ketchup ; 2 gherkins, sliced ; 4 leaves lettuce, torn
- Shape the minced beef into {12} thin patties and season with the salt and black pepper.
- Fry them in the sunflower oil over high heat for 3 minutes on each side<, until no pink is left|, until browned>. Lay the cheddar on top for the last minute.
- Spread the bread rolls with the ketchup and fill with the lettuce, patties and gherkins.
= Popcorn ; buttered popcorn, stovetop popcorn, pop corn, home made popcorn, salted popcorn
side ; american ; snacks ; 4 ; 2+6 ; stove
Corn popped in hot oil, with butter and salt.
!120 g popcorn kernels ; 3 tbsp sunflower oil ; 40 g butter, melted ; 1/2 tsp salt
- Heat the sunflower oil with three kernels of the popcorn in a large pan with a lid, until they pop.
- Add the rest of the popcorn kernels, cover and cook over medium heat for 4 minutes, shaking the pan, until seconds pass between the pops.
- Tip into a bowl, leave hard kernels behind, and toss with the butter and salt.
= Caramel Popcorn ; toffee popcorn, caramel corn, sweet popcorn, popcorn with caramel
pudding ; american ; snacks dessert ; 6 ; 5+15 ; stove
Popped corn in a crisp coat of caramel.
!100 g popcorn kernels ; 2 tbsp sunflower oil ; 80 g butter ; !120 g brown sugar ; 2 tbsp golden syrup ; 1/4 tsp salt
- Heat the sunflower oil in a large pan with a lid, add the popcorn kernels, cover and cook over medium heat for 4 minutes, shaking the pan, until the pops stop. Tip onto a large lined tray.
- Melt the butter with the brown sugar, golden syrup and salt and simmer for 4 minutes without stirring, until it smells of toffee.
- Pour over the popcorn at once and toss with two spoons. Take care: caramel burns. Leave until cold and crisp, then break apart.
= Spiced Nuts ; roasted nuts, bar nuts, roasted mixed nuts, sweet and spicy nuts, gewurznusse
side ; american ; snacks ; 8 ; 5+15 ; oven
Nuts roasted with rosemary, paprika and a little honey.
!400 g mixed nuts ; 2 tbsp honey ; 1 tbsp olive oil ; 1 tsp smoked paprika ; 1 tbsp rosemary, chopped ; 1 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Warm the honey with the olive oil and stir in the paprika, rosemary and salt.
- Toss with the nuts and spread on a lined tray.
- Roast for 14 minutes, stirring once, until golden. Leave until cold and crisp.
= Seven-Layer Dip ; taco dip, mexican layer dip, layered bean dip, mexican layered dip
dip ; mexican ; snacks ; 10 ; 25+5 ; stove
Beans, guacamole, sour cream, tomatoes and cheese in layers, for tortilla chips.
!500 g refried beans ; 1 tsp ground cumin ; !3 avocados ; 2 tbsp lime juice ; !300 g sour cream ; 4 tomatoes, diced ; 120 g cheddar, grated ; 80 g olives, sliced ; 4 spring onions, sliced ; 1/2 tsp salt ; 300 g tortilla chips
- Warm the refried beans with the cumin and a splash of water for 4 minutes, until spreadable, and spread in a wide dish. Leave to cool.
- Mash the avocados with the lime juice and half of the salt and spread on top, then spread the sour cream over.
- Season the tomatoes with the rest of the salt and scatter over with the cheddar, olives and spring onions. Serve with the tortilla chips.
= Queso Dip ; chile con queso, chili con queso, queso sauce, tex mex queso, mexican cheese dip, cheese dip, nacho cheese sauce, nacho cheese dip, hot cheese dip, kasedip, salsa de queso
dip ; tex-mex ; snacks ; 8 ; 10+15 ; stove
Melted cheese with tomato and jalapeño, warm for dipping.
!300 g cheddar, grated ; 1 tbsp cornflour ; !350 ml evaporated milk / milk / oat milk ; 20 g butter ; 1/2 onion, finely chopped ; 1 jalapeño, finely chopped ; 1 clove garlic, crushed ; 1/2 tsp ground cumin ; 2 tomatoes, seeded and diced ; ?1 handful fresh coriander, chopped ; 1/4 tsp salt ; 250 g tortilla chips
- Soften the onion and jalapeño in the butter for 5 minutes. Stir in the garlic and cumin for 1 minute. Toss the cheddar with the cornflour.
- Add the evaporated milk to the pan and heat until it steams. Stir in the cheddar by the handful over low heat for 5 minutes, letting each melt before the next, until smooth.
- Stir in the tomatoes and salt[, scatter with the coriander] and serve warm with the tortilla chips.
= Buffalo Chicken Dip ; buffalo dip, buffalo chicken cheese dip, hot wing dip, baked buffalo chicken dip, buffalo wing dip, buffalo ranch chicken dip
dip ; american ; snacks ; 8 ; 15+22 ; oven
Chicken baked in cream cheese, hot sauce and cheddar until bubbling.
!*400 g cooked chicken, shredded / canned white beans, drained and roughly mashed / canned jackfruit, drained and shredded ; !250 g cream cheese, soft ; 150 g sour cream ; !120 ml hot sauce ; 120 g cheddar, grated ; 60 g blue cheese, crumbled ; 1 tsp garlic powder ; 3 spring onions, sliced ; 1/4 tsp salt ; 4 sticks celery, in short lengths ; 200 g tortilla chips
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the cream cheese, sour cream, hot sauce, garlic powder and salt until smooth.
- Fold in the chicken, two thirds of the cheddar and most of the spring onions and spread in a dish. Scatter with the rest of the cheddar and the blue cheese.
- Bake for 20 minutes, until bubbling<, and steaming hot (74 °C / 165 °F) all through|>. Scatter with the rest of the spring onions and serve with the celery and tortilla chips.
= French Onion Dip ; onion dip, sour cream and onion dip, caramelised onion dip, caramelized onion dip
dip ; american ; snacks ; 8 ; 10+35 ; stove
Slowly browned onions in sour cream.
!3 onions, thinly sliced ; 30 g butter ; !300 g sour cream ; 100 g mayonnaise ; 1 tsp Worcestershire sauce ; 1 tbsp chives, snipped ; 3/4 tsp salt ; 1/4 tsp black pepper ; 200 g crisps
- Cook the onions in the butter with half of the salt over low heat for 35 minutes, stirring often, until deep brown and sweet. Leave to cool.
- Chop the onions and mix with the sour cream, mayonnaise, Worcestershire sauce, black pepper and the rest of the salt.
- Scatter with the chives and serve with the crisps.
= Mushroom Vol-au-Vents ; vol au vents, vol au vent, bouchees, mushroom vol au vent, koniginpastetchen
pie ; french ; snacks starter ; 8 ; 25+30 ; stove oven
Puff pastry cases with creamy mushrooms.
!500 g puff pastry ; !400 g chestnut mushrooms, finely chopped ; 1 shallot, finely chopped ; 30 g butter ; 150 g crème fraîche ; 1 tbsp lemon juice ; 2 tbsp parsley, chopped ; 1 egg, beaten / 2 tbsp oat milk ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the puff pastry, cut {16} rounds and press a smaller circle into each, halfway through. Brush with the egg and bake on a lined tray for 18 minutes, until risen and golden. Lift out the small lids.
- Meanwhile, cook the shallot in the butter for 3 minutes, add the chestnut mushrooms and fry for 8 minutes, until their liquid has gone.
- Stir in the crème fraîche, salt and black pepper and simmer for 3 minutes, until thick. Stir in the lemon juice and parsley.
- Fill the cases and serve warm.
= Rice Crispy Treats ; rice krispie treats, rice krispies treats, marshmallow squares, rice crispy squares, krispie squares, rice krispie squares, marshmallow treats, marshmallow bars, marshmallow crispy treats, marshmallow rice treats
biscuit ; american ; snacks dessert ; 16 ; 10+6 ; stove
Puffed rice held together by melted marshmallows.
!180 g puffed rice ; !300 g marshmallows ; 60 g butter ; 1/4 tsp salt ; 1 tsp vanilla extract
- Melt the butter with the marshmallows and salt in a large pan over low heat for 5 minutes, stirring, until smooth. Take off the heat and stir in the vanilla extract.
- Fold in the puffed rice quickly.
- Press into a lined square tin with buttered hands and leave for 1 hour. Cut into {16} squares.
= Halloumi Fries ; halloumi chips, halloumi sticks, fried halloumi sticks, halloumi fries with a dip, halloumi fries and a dip
side ; any ; snacks starter ; 4 ; 10+10 ; stove
Sticks of halloumi fried crisp, with a yogurt dip.
!450 g halloumi, in thick sticks ; !60 g plain flour ; 1 tsp sweet paprika ; 200 ml sunflower oil ; 200 g Greek yogurt ; 1 tbsp lemon juice ; 1 handful mint, chopped
- Stir the lemon juice and mint into the Greek yogurt for the dip.
- Mix the flour with the paprika, pat the halloumi dry and turn it in the flour.
- Fry in the sunflower oil in batches for 2 minutes on each side, until golden, and drain. Serve at once with the dip.
`;
