/** Dishes that have their name from two others, such as lasagna soup or sourdough waffles; how the table is read: rules/classics/classic.ts. */
export const MADE_OF_TWO_BY_NAME = `
= Sourdough Pizza ; sourdough pizza crust, pizza with sourdough, pizza sauerteig, sauerteigpizza, sourdough pizza dough
pizza ; italian ; dinner ; 4 ; 40+12 rest 960 ; oven
A blistered crust raised by wild yeast overnight, with tomato, mozzarella and basil.
450 g bread flour ; !100 g sourdough starter, active ; 300 ml water, lukewarm ; 2 tbsp olive oil ; 2 tsp salt ; !250 g passata ; !250 g mozzarella, torn ; 1 handful basil
- Mix the sourdough starter with the water, stir in the flour and leave for 30 minutes. Knead in most of the salt and half of the olive oil for 5 minutes, until smooth.
- Cover and leave at room temperature for 4 hours, folding the dough over on itself twice in the first hour. Divide into {4} balls, cover and chill overnight.
- Take the dough out 2 hours before baking. Heat the oven with a baking tray in it to 250 °C (480 °F), or 230 °C (450 °F) with the fan on. Season the passata with the rest of the salt.
- Stretch each ball into a thin round, spread with the passata and top with the mozzarella. Bake one or two at a time on the hot tray for 10 minutes, until blistered. Finish with the basil and the rest of the oil.
= Sourdough Focaccia ; focaccia with sourdough, sauerteigfocaccia, sourdough focaccia bread
bread ; italian ; snacks ; 8 ; 30+26 rest 900 ; oven
A bubbly flat bread raised by wild yeast, with olive oil, salt and rosemary.
!500 g bread flour ; !120 g sourdough starter, active ; 390 ml water, lukewarm ; 2 tsp salt ; !6 tbsp olive oil ; 2 sprigs rosemary, leaves picked ; 1 tsp coarse sea salt
- Mix the sourdough starter with the water, the flour, the salt and a third of the olive oil to a wet dough. Fold it over on itself every 30 minutes, four times, cover and chill overnight.
- Oil a 20 × 30 cm tin with a third of the oil, tip in the dough and leave in a warm place for 4 hours, until full of bubbles.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Pour over the rest of the oil, press deep dimples into the dough and scatter with the rosemary and the coarse sea salt.
- Bake for 26 minutes, until golden, and cool on a rack.
= Sourdough Waffles ; sourdough discard waffles, waffles with sourdough, overnight sourdough waffles
griddle ; american ; breakfast ; 4 ; 15+20 rest 480 ; stove
Crisp, tangy waffles from a batter that stands overnight.
!200 g sourdough starter ; 200 g plain flour ; 300 ml buttermilk ; 2 tbsp sugar ; 2 eggs ; 80 g butter, melted ; 1/2 tsp bicarbonate of soda ; 1/2 tsp salt
- Stir the sourdough starter with the flour, buttermilk and sugar, cover and leave overnight in the fridge.
- Whisk in the eggs, salt, bicarbonate of soda and most of the butter; the batter foams up.
- Heat a waffle iron, brush it with the rest of the butter and bake ladlefuls for 4 minutes each, until deep golden and crisp.
= Sourdough Bagels ; sourdough bagel, bagels with sourdough
bread ; american ; breakfast ; 8 ; 45+25 rest 840 ; oven stove
Chewy boiled rings raised by wild yeast.
!500 g bread flour ; !150 g sourdough starter, active ; 240 ml water, lukewarm ; 2 tbsp honey ; 2 tsp salt ; 2 l water, for boiling ; 1 tbsp bicarbonate of soda ; 3 tbsp sesame seeds
- Mix the sourdough starter with the lukewarm water, half of the honey, the flour and the salt and knead for 10 minutes to a stiff dough. Cover and leave for 5 hours, until risen by half.
- Divide into {8} balls, push a thumb through each and stretch it into a ring. Lay on a lined tray, cover and chill overnight.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Bring the water for boiling to a simmer with the bicarbonate of soda and the rest of the honey and boil the rings for 45 seconds on each side.
- Dip them into the sesame seeds and bake for 20 minutes, until deep brown.
= Sourdough Cinnamon Rolls ; sourdough cinnamon buns, cinnamon rolls with sourdough, sourdough cinnamon roll
bread ; american ; breakfast ; 12 ; 45+28 rest 900 ; oven
Soft cinnamon swirls raised slowly by wild yeast, under cream cheese icing.
500 g bread flour ; !150 g sourdough starter, active ; 220 ml milk, lukewarm ; 1 egg, beaten ; 60 g caster sugar ; 150 g butter, soft ; 120 g brown sugar ; !1 1/2 tbsp ground cinnamon ; 1 1/4 tsp salt ; 100 g cream cheese ; 100 g icing sugar
- Mix the sourdough starter with the milk, egg, caster sugar, flour and salt and knead for 8 minutes, working in half of the butter by the spoonful. Cover and leave in a warm place for 6 hours, until risen by half.
- Roll out to 30 × 45 cm, spread with most of the rest of the butter and scatter with the brown sugar and cinnamon. Roll up, cut into {12} slices, set into a buttered tin, cover and chill overnight.
- Leave the tin in a warm place for 2 hours. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and bake for 28 minutes, until golden.
- Beat the cream cheese with the icing sugar and spread it over the warm rolls.
= Sourdough Naan ; sourdough discard naan, sourdough flatbread, sourdough flatbreads, sourdough discard flatbread
bread ; indian ; dinner ; 6 ; 25+18 rest 180 ; stove
Soft, blistered flat breads with a tang, from a dry pan.
!300 g plain flour ; !150 g sourdough starter ; 120 g yogurt ; 60 ml water, lukewarm ; 1 tsp sugar ; 1/2 tsp baking powder ; 1 tsp salt ; 40 g butter, melted
- Knead the flour with the sourdough starter, yogurt, water, sugar, baking powder and salt for 6 minutes to a soft dough. Cover and leave for 3 hours.
- Divide into {6} pieces and roll each into an oval 5 mm thick.
- Cook one at a time in a very hot dry pan for 2 minutes, until it bubbles, turn and cook for 1 minute more. Brush with the butter.
= Sourdough Crackers ; sourdough discard crackers, sourdough cracker
biscuit ; american ; snacks ; 8 ; 15+25 ; oven
Thin, crisp crackers that use up what is taken off a starter.
!200 g sourdough starter ; 80 g plain flour ; 50 g butter, melted ; 1 tbsp rosemary, finely chopped ; 1/2 tsp salt ; 1 tsp coarse sea salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Stir the sourdough starter with the flour, most of the butter, the rosemary and the salt to a soft paste.
- Spread it 2 mm thin on two lined trays, brush with the rest of the butter and scatter with the coarse sea salt. Bake for 8 minutes and cut into squares.
- Bake for 17 minutes more, until golden and crisp. Cool on the tray.
= Sourdough English Muffins ; sourdough english muffin, english muffins with sourdough
griddle ; british ; breakfast ; 10 ; 30+25 rest 720 ; stove
Flat, tender muffins with open crumb, baked in a pan.
!120 g sourdough starter ; 280 ml milk, lukewarm ; 400 g plain flour ; 1 tbsp sugar ; 1 tsp bicarbonate of soda ; 1 1/2 tsp salt ; 40 g semolina
- Stir the sourdough starter with the milk and most of the flour, cover and leave overnight.
- Work in the sugar, bicarbonate of soda, salt and the rest of the flour and knead for 5 minutes. Roll out 2 cm thick, cut into {10} rounds and lay on most of the semolina. Scatter with the rest and leave for 45 minutes.
- Cook in a dry pan over low heat for 7 minutes on each side, until brown and dry in the middle. Pull apart with a fork and toast.
= Pesto Pizza ; pizza with pesto, pizza pesto, pizza al pesto, chicken pesto pizza
pizza ; italian ; dinner ; 4 ; 30+12 rest 90 ; oven
A thin crust with basil pesto instead of tomato sauce, mozzarella and cherry tomatoes.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 2 tbsp olive oil ; !150 g pesto ; !250 g mozzarella, torn ; 200 g cherry tomatoes, halved ; 30 g parmesan, shaved ; 1 handful rocket
- Mix the flour, yeast and salt with the water and half of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Divide the dough into {4} balls and stretch each into a thin round.
- Spread with half of the pesto and top with the mozzarella and cherry tomatoes. Bake one or two at a time on the hot tray for 10 minutes, until blistered.
- Spoon over the rest of the pesto and finish with the parmesan, rocket and the rest of the oil.
= White Pizza ; pizza bianca, white sauce pizza, pizza blanche, weisse pizza, pizza with white sauce, ricotta pizza
pizza ; italian ; dinner ; 4 ; 30+12 rest 90 ; oven
A pizza without tomato, with ricotta, mozzarella and garlic oil.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 4 tbsp olive oil ; 2 cloves garlic, crushed ; !200 g ricotta ; !200 g mozzarella, torn ; 40 g parmesan, grated ; 1/4 tsp black pepper ; 1 handful basil
- Mix the flour, yeast and most of the salt with the water and a quarter of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Warm the garlic in the rest of the oil for 1 minute. Season the ricotta with the black pepper and the rest of the salt.
- Divide the dough into {4} balls and stretch each into a thin round. Brush with half of the garlic oil, drop on spoonfuls of the ricotta and top with the mozzarella and parmesan.
- Bake one or two at a time on the hot tray for 10 minutes, until blistered. Finish with the basil and the rest of the garlic oil.
= Barbecue Chicken Pizza ; bbq chicken pizza, barbeque chicken pizza, bbq chicken flatbread
pizza ; american ; dinner ; 4 ; 30+22 rest 90 ; oven stove
Chicken in smoky sauce with red onion and mozzarella on a thin crust.
500 g bread flour ; 7 g yeast ; 1 3/4 tsp salt ; 325 ml water, lukewarm ; 2 tbsp olive oil ; !*350 g chicken breasts ; !150 g barbecue sauce ; 250 g mozzarella, grated ; 1 red onion, thinly sliced ; 1 handful fresh coriander, chopped
- Mix the flour, yeast and salt with the water and half of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Fry the chicken in the rest of the oil over medium heat for 12 minutes, turning, <until it reads 74 °C (165 °F) inside|until golden>. Slice it and turn it in a third of the barbecue sauce.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Divide the dough into {4} balls and stretch each into a thin round. Spread with the rest of the sauce and top with the chicken, mozzarella and red onion.
- Bake one or two at a time on the hot tray for 10 minutes, until the cheese bubbles. Scatter with the coriander.
= Taco Pizza ; mexican pizza, tex-mex pizza, pizza taco
pizza ; tex-mex ; dinner ; 4 ; 35+22 rest 90 ; oven stove
A pizza with refried beans, spiced beef and cheddar, topped cold with lettuce and tomato.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 2 tbsp olive oil ; !*350 g minced beef ; 1 tbsp chilli powder ; 2 tsp ground cumin ; !200 g refried beans ; 200 g cheddar, grated ; 2 tomatoes, diced ; 100 g romaine lettuce, shredded ; 100 g sour cream
- Mix the flour, yeast and most of the salt with the water and half of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Fry the minced beef in the rest of the oil with the chilli powder, cumin and the rest of the salt for 8 minutes, <until browned with no pink left|until golden>.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Divide the dough into {4} balls and stretch each into a thin round. Spread with the refried beans and top with the beef and cheddar. Bake one or two at a time on the hot tray for 10 minutes, until the cheese bubbles.
- Top with the tomatoes, lettuce and sour cream.
= Kebab Pizza ; doner pizza, döner pizza, kebabpizza, gyros pizza, doner kebab pizza
pizza ; turkish ; dinner ; 4 ; 35+24 rest 90 ; oven stove
A pizza with spiced strips of meat, red onion and cool garlic yogurt.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 3 tbsp olive oil ; !*400 g chicken thigh fillets, in thin strips / 400 g lamb leg, in thin strips ; 2 tsp ground cumin ; 2 tsp sweet paprika ; 1 tsp dried oregano ; 200 g passata ; 200 g mozzarella, grated ; 1 red onion, thinly sliced ; 2 tomatoes, sliced ; !150 g yogurt ; 1 clove garlic, crushed
- Mix the flour, yeast and most of the salt with the water and a third of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Turn the chicken in the cumin, paprika, oregano and the rest of the salt, and fry it in the rest of the oil over high heat for 9 minutes, <until brown and cooked through|until golden>.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Divide the dough into {4} balls and stretch each into a thin round. Spread with the passata and top with the mozzarella, chicken and tomatoes. Bake one or two at a time on the hot tray for 10 minutes, until blistered.
- Stir the yogurt with the garlic, spoon it over and scatter with the red onion.
= Breakfast Pizza ; brunch pizza, pizza with eggs, egg pizza, fruhstuckspizza
pizza ; american ; breakfast brunch ; 4 ; 30+24 rest 90 ; oven stove
A pizza with bacon, cheese and eggs baked on it.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 2 tbsp olive oil ; *150 g smoked bacon, in strips ; 200 g mozzarella, grated ; 80 g cheddar, grated ; !8 eggs ; 3 spring onions, sliced ; 1/4 tsp black pepper
- Mix the flour, yeast and salt with the water and most of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Fry the bacon in the rest of the oil for 6 minutes, until crisp. Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on.
- Divide the dough into {4} balls and stretch each into a thin round. Top with the mozzarella, cheddar and bacon and bake one or two at a time on the hot tray for 5 minutes.
- Break the eggs onto the pizzas and bake for 6 minutes more, until the whites are set. Finish with the black pepper and spring onions.
= Naan Pizza ; naan bread pizza, pizza on naan, flatbread pizza, flatbread pizzas, quick flatbread pizza, pita pizza, pitta pizza, pita bread pizza
pizza ; american ; dinner lunch ; 4 ; 10+12 ; oven
Bought flat breads as quick crusts, with tomato, mozzarella and basil.
!4 naans / 4 pitta breads ; !150 g passata ; 1 tsp dried oregano ; !200 g mozzarella, torn ; 150 g cherry tomatoes, halved ; 2 tbsp olive oil ; 1/2 tsp salt ; 1 handful basil
- Heat the oven with a baking tray in it to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Season the passata with the oregano and salt.
- Brush the naans with half of the olive oil, spread with the passata and top with the mozzarella and cherry tomatoes.
- Bake on the hot tray for 11 minutes, until the cheese bubbles and the edges are crisp. Finish with the basil and the rest of the oil.
= Tortilla Pizza ; wrap pizza, pizza wrap, tortilla pizzas, quick tortilla pizza, air fryer tortilla pizza
pizza ; american ; dinner lunch ; 4 ; 10+10 ; oven
Thin, crackling pizzas on bought wheat tortillas.
!4 flour tortillas ; !140 g passata ; 1/2 tsp dried oregano ; !180 g mozzarella, grated ; 60 g salami, in thin slices ; 1 tbsp olive oil ; 1/4 tsp salt ; 1 handful basil
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the tortillas with the olive oil, lay them on trays and bake for 2 minutes, so that they stay crisp.
- Season the passata with the oregano and salt, spread it on thinly and top with the mozzarella and salami.
- Bake for 7 minutes, until the cheese bubbles and the rims are brown. Finish with the basil.
= Butter Chicken Pizza ; indian pizza, tikka pizza, chicken tikka pizza, curry pizza, pizza curry
pizza ; indian ; dinner ; 4 ; 35+28 rest 90 ; oven stove
A pizza with chicken in a mild, buttery tomato and cream sauce.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 2 tbsp sunflower oil ; !*350 g chicken breasts, in small pieces ; 40 g butter ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; !250 g passata ; 80 ml double cream ; 200 g mozzarella, grated ; 1 red onion, thinly sliced ; 1 handful fresh coriander, chopped
- Mix the flour, yeast and most of the salt with the water and the sunflower oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Fry the chicken in the butter for 6 minutes, until browned. Stir in the garlic, ginger and garam masala for 1 minute. Add the passata, cream and the rest of the salt and simmer for 8 minutes, <until thick and the chicken is cooked through|until thick>.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Divide the dough into {4} balls and stretch each into a thin round. Spread with the sauce and chicken and top with the mozzarella and red onion.
- Bake one or two at a time on the hot tray for 10 minutes, until blistered, and scatter with the coriander.
= Pizza Rolls ; pizza roll, pizza swirls, pizzaschnecken, pizza buns, pizzabrotchen
bread ; american ; snacks lunch ; 12 ; 30+20 rest 60 ; oven
Soft swirls of dough with tomato, cheese and salami.
400 g bread flour ; 7 g yeast ; 1 1/4 tsp salt ; 250 ml water, lukewarm ; 2 tbsp olive oil ; !120 g tomato paste ; 1 tsp dried oregano ; !180 g mozzarella, grated ; 100 g salami, chopped
- Knead the flour with the yeast, salt, water and half of the olive oil for 8 minutes. Cover and leave to rise for 60 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the dough to 30 × 40 cm. Stir the tomato paste with the oregano and the rest of the oil, spread it over and scatter with the mozzarella and salami.
- Roll up from the long side, cut into {12} slices and lay well apart on a lined tray. Bake for 19 minutes, until golden.
= Pizza Toast ; pizza bread, pizza toasts, english muffin pizza, bagel pizza, pizza bagels, toast pizza
filled ; american ; snacks lunch ; 4 ; 10+8 ; oven
Toast with tomato, oregano and melting mozzarella.
!8 slices white bread ; !120 g passata ; 1 tsp dried oregano ; !200 g mozzarella, grated ; 1 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the grill to high and toast the bread on one side for 2 minutes.
- Turn it over, brush with the olive oil and spread with the passata, oregano, salt and black pepper. Scatter with the mozzarella.
- Grill for 4 minutes, until the cheese bubbles and browns.
= Pizza Pasta Bake ; pizza pasta, pizza casserole, pizza pasta casserole, pepperoni pasta bake
bake ; american ; dinner ; 6 ; 20+45 ; oven stove
Pasta in a herby tomato sauce under mozzarella and slices of salami.
!400 g penne ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 green pepper, diced ; 2 tbsp olive oil ; !700 g passata ; 2 tsp dried oregano ; 250 g mozzarella, grated ; !100 g salami, in thin slices ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with half of the salt for 2 minutes less than the packet says, about 9 minutes, and drain.
- Meanwhile, cook the onion and green pepper in the olive oil for 7 minutes. Add the garlic, passata, oregano, black pepper and the rest of the salt and simmer for 10 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the pasta and half of the mozzarella into the sauce, tip into a dish and top with the rest of the mozzarella and the salami.
- Bake for 22 minutes, until bubbling and golden.
= Lasagna Soup ; lasagne soup, lasagnesuppe, lasagna suppe, soupe lasagne
soup ; italian ; dinner ; 6 ; 15+40 ; stove
All of a lasagne in a bowl: meat sauce thinned to a soup, broken sheets of pasta and cool ricotta.
!*400 g minced beef ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato paste ; !800 g canned chopped tomatoes ; 1.2 l beef stock ; 2 tsp dried oregano ; !200 g lasagne sheets, broken ; 200 g ricotta ; 60 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 handful basil
- Fry the minced beef and onion in the olive oil over medium-high heat for 9 minutes, <until browned with no pink left|until golden>. Stir in the garlic and tomato paste for 1 minute.
- Add the chopped tomatoes, beef stock, oregano, black pepper and most of the salt and simmer for 15 minutes.
- Add the lasagne sheets and simmer for 12 minutes, stirring now and then, until tender.
- Stir the ricotta with half of the parmesan and the rest of the salt. Serve the soup with a spoonful of it and the rest of the parmesan and the basil.
= Taco Soup ; tacosuppe, taco suppe, beef taco soup, chicken taco soup, taco chili
soup ; tex-mex ; dinner ; 6 ; 15+35 ; stove
Spiced beef, beans, corn and tomatoes in a thick soup with taco toppings.
!*500 g minced beef ; 1 onion, chopped ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 1 tbsp sunflower oil ; !1 tbsp chilli powder ; 2 tsp ground cumin ; 1 tsp dried oregano ; 400 g canned chopped tomatoes ; 400 g canned black beans, drained ; 250 g canned sweetcorn, drained ; 800 ml beef stock ; 1 1/4 tsp salt ; 100 g cheddar, grated ; 100 g sour cream ; 80 g tortilla chips
- Fry the minced beef in the sunflower oil over high heat for 7 minutes, <until browned with no pink left|until golden>. Add the onion and red pepper and cook for 6 minutes.
- Stir in the garlic, chilli powder, cumin and oregano for 1 minute. Add the chopped tomatoes, black beans, sweetcorn, beef stock and salt and simmer for 18 minutes.
- Serve with the cheddar, sour cream and tortilla chips.
= Cheeseburger Soup ; hamburger soup, kasesuppe mit hackfleisch, burger soup, cheeseburger suppe
soup ; american ; dinner ; 6 ; 20+35 ; stove
Minced beef and potatoes in a creamy cheddar soup.
!*450 g minced beef ; 1 onion, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 40 g butter ; 40 g plain flour ; 900 ml beef stock ; 500 g floury potatoes, in 1 cm dice ; 300 ml milk ; !200 g cheddar, grated ; 1 tbsp mustard ; 1 tsp salt ; 1/4 tsp black pepper ; 80 g gherkins, diced
- Fry the minced beef in a large pot over high heat for 7 minutes, <until browned with no pink left|until golden>. Lift out.
- Melt the butter in the pot and cook the onion, carrots and celery for 7 minutes. Stir in the flour for 1 minute, then pour in the beef stock little by little.
- Add the potatoes, salt and black pepper and simmer for 14 minutes, until tender. Add the milk, mustard and beef and heat for 3 minutes.
- Take off the heat and stir in the cheddar by the handful, until melted. Serve with the gherkins.
= Stuffed Pepper Soup ; stuffed peppers soup, unstuffed pepper soup
soup ; american ; dinner ; 6 ; 15+42 ; stove
Beef, peppers, tomatoes and rice, as in stuffed peppers, with a spoon.
!*450 g minced beef ; 1 onion, chopped ; !3 red peppers, diced ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 800 g canned chopped tomatoes ; 1 l beef stock ; 1 tsp dried oregano ; 1 tbsp brown sugar ; !150 g long-grain rice ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef in the olive oil over high heat for 7 minutes, <until browned with no pink left|until golden>. Add the onion and red pepper and cook for 8 minutes. Stir in the garlic for 1 minute.
- Add the chopped tomatoes, beef stock, oregano, brown sugar, salt and black pepper and simmer for 10 minutes.
- Stir in the rice and simmer for 15 minutes, until tender. It thickens as it stands: loosen it with hot water.
= Zuppa Toscana ; tuscan soup, olive garden soup, sausage kale potato soup, tuscan sausage soup
soup ; italian ; dinner ; 6 ; 15+35 ; stove
Sausage, potatoes and kale in a creamy broth.
!*450 g pork sausages, skins removed ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1/4 tsp chilli flakes ; 1 tbsp olive oil ; !700 g waxy potatoes, thinly sliced ; 1.2 l chicken stock ; !150 g kale, shredded ; 200 ml double cream ; 1 tsp salt ; 1/4 tsp black pepper ; 40 g parmesan, grated
- Fry the sausages in the olive oil for 8 minutes, breaking them up, <until browned with no pink left|until golden>. Add the onion and cook for 6 minutes, then the garlic and chilli flakes for 1 minute.
- Pour in the chicken stock with the salt and black pepper, add the potatoes and simmer for 12 minutes, until tender.
- Stir in the kale and cream and simmer for 4 minutes. Serve with the parmesan.
= Smash Burger Tacos ; smash tacos, big mac tacos, burger tacos, smashburger tacos, cheeseburger tacos
filled ; american ; dinner ; 4 ; 20+16 ; stove
Minced beef pressed onto small tortillas and fried crisp, with cheese, pickles and burger sauce.
!*500 g minced beef ; !8 small flour tortillas ; 8 slices cheddar ; 80 g mayonnaise ; 2 tbsp ketchup ; 1 tsp mustard ; 60 g gherkins, finely chopped ; 1 onion, finely diced ; 80 g iceberg lettuce, shredded ; 1 tsp salt ; 1/4 tsp black pepper
- Stir the mayonnaise with the ketchup, mustard and half of the gherkins. Season the minced beef with the salt and black pepper and press a thin layer right to the edges onto one side of each tortilla.
- Fry in batches, meat side down, in a very hot pan for 5 minutes, <until brown at the edges and no pink is left|until golden>. Turn, lay on the cheddar and cook for 2 minutes, until it melts.
- Top with the onion, lettuce, the rest of the gherkins and the sauce, and fold.
= Birria Tacos ; quesabirria, quesabirria tacos, tacos de birria, beef birria tacos, birria quesadillas
filled ; mexican ; dinner ; 6 ; 40+200 ; stove
Beef stewed soft in a red chilli broth, in tortillas fried crisp with cheese and dipped into the broth.
!*1.2 kg stewing beef, in large chunks ; !5 dried chillies, soaked ; 400 g canned chopped tomatoes ; 1 onion, quartered ; 5 cloves garlic ; 2 tsp ground cumin ; 1 tsp dried oregano ; 1 cinnamon stick ; 2 tbsp cider vinegar ; 1.2 l beef stock ; 3 tbsp sunflower oil ; 2 tsp salt ; !18 corn tortillas ; 250 g mozzarella, grated ; 1 red onion, finely chopped ; 1 bunch fresh coriander, chopped ; 2 limes, in wedges
- Season the beef with the salt and brown it in a third of the sunflower oil in batches for 10 minutes.
- Blend the dried chillies with the chopped tomatoes, onion, garlic, cumin, oregano and vinegar. Pour it over the beef with the beef stock and the cinnamon stick, cover and simmer gently for 170 minutes, until it falls apart. Lift out the beef and the cinnamon stick and shred the beef.
- Dip each tortilla into the fat on top of the broth, fry it in the rest of the oil for 1 minute, scatter with the mozzarella and beef, fold and fry for 1 minute on each side, until crisp.
- Serve with the red onion, coriander and limes, and a cup of the broth for dipping.
= Breakfast Tacos ; breakfast taco, egg tacos, scrambled egg tacos, tacos for breakfast
filled ; tex-mex ; breakfast ; 4 ; 15+15 ; stove
Soft tortillas with scrambled eggs, crisp potatoes and cheese.
300 g waxy potatoes, in 1 cm dice ; !8 small flour tortillas ; !8 eggs, beaten ; 2 tbsp sunflower oil ; 20 g butter ; 80 g cheddar, grated ; 1 avocado, sliced ; 100 g salsa ; 3/4 tsp salt ; 1/4 tsp black pepper
- Fry the potatoes in the sunflower oil with half of the salt over medium heat for 12 minutes, covered for the first 6, until golden and tender.
- Season the eggs with the black pepper and the rest of the salt and scramble them gently in the butter for 3 minutes, until just set.
- Warm the tortillas in a dry pan and fill with the potatoes, eggs, cheddar, avocado and salsa.
= Sushi Bake ; sushibake, baked sushi, sushi casserole, salmon sushi bake
bake ; japanese ; dinner ; 6 ; 20+35 ; oven stove
Seasoned rice under a creamy layer of fish, baked and scooped onto nori.
!300 g sushi rice, rinsed ; 360 ml water ; 3 tbsp rice vinegar ; 1 tbsp sugar ; 3/4 tsp salt ; !*500 g salmon fillets ; 80 g cream cheese ; 80 g mayonnaise ; 1 tbsp sriracha ; 2 tbsp soy sauce ; 2 tbsp sesame seeds ; 3 spring onions, sliced ; 1 avocado, sliced ; 8 sheets nori, in squares
- Simmer the sushi rice in the water, covered, for 12 minutes and leave for 10 minutes. Stir in the rice vinegar, sugar and salt and press into a dish.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bake the salmon on a tray for 12 minutes, <until it flakes|until hot>, and pull it apart. Stir in the cream cheese, most of the mayonnaise and the soy sauce.
- Spread over the rice, stripe with the sriracha and the rest of the mayonnaise and scatter with the sesame seeds. Bake for 10 minutes, until golden at the edges.
- Top with the spring onions and avocado, and scoop onto the nori.
= Sushi Burrito ; sushirrito, sushi wrap, sushi burritos, sushi wraps
filled ; japanese ; lunch ; 4 ; 30+15 ; stove
A sushi roll of the size of a burrito, eaten from the hand.
!300 g sushi rice, rinsed ; 360 ml water ; 3 tbsp rice vinegar ; 1 tbsp sugar ; 3/4 tsp salt ; !8 sheets nori ; !*300 g smoked salmon / 300 g cooked prawns, peeled ; 1 avocado, sliced ; 1/2 cucumber, in sticks ; 1 carrot, in thin strips ; 2 tbsp mayonnaise ; 2 tbsp soy sauce
- Simmer the sushi rice in the water, covered, for 12 minutes and leave for 10 minutes. Stir in the rice vinegar, sugar and salt and let it cool.
- Overlap two sheets of nori for each and spread with the rice, leaving a rim.
- Lay on the salmon, avocado, cucumber and carrot with the mayonnaise, roll up tightly, wet the rim to seal it and cut in half. Dip into the soy sauce.
= Sushi Bowl ; sushi bowls, deconstructed sushi, sushi rice bowl, california roll bowl, sushibowl
rice ; japanese ; lunch dinner ; 4 ; 25+15 ; stove
What goes into a sushi roll, over vinegared rice.
!300 g sushi rice, rinsed ; 360 ml water ; !3 tbsp rice vinegar ; 1 tbsp sugar ; 3/4 tsp salt ; !*300 g smoked salmon, in strips / 300 g cooked prawns, peeled ; 1 avocado, sliced ; 1/2 cucumber, sliced ; 1 carrot, in thin strips ; 100 g shelled edamame, cooked ; 2 sheets nori, in strips ; 2 tbsp soy sauce ; 1 tbsp sesame seeds
- Simmer the sushi rice in the water, covered, for 12 minutes and leave for 10 minutes. Stir in the rice vinegar, sugar and salt and let it cool until just warm.
- Divide between bowls and top with the salmon, avocado, cucumber, carrot and edamame.
- Scatter with the nori and sesame seeds and pour over the soy sauce.
= Kimchi Grilled Cheese ; kimchi cheese toastie, kimchi toastie, kimchi cheese sandwich, grilled cheese with kimchi
filled ; korean ; lunch ; 2 ; 5+8 ; stove
Melting cheese and sour, hot kimchi between slices of crisp bread.
!4 slices white bread ; !120 g kimchi, drained and chopped ; !120 g cheddar, grated ; 30 g butter, soft
- Fry the kimchi in a third of the butter for 2 minutes, until dry.
- Spread one side of each slice of bread with the rest of the butter. Fill with the cheddar and kimchi, the buttered sides out.
- Fry over medium-low heat for 3 minutes on each side, until golden and the cheese has melted.
= Ramen Carbonara ; carbonara ramen, creamy ramen, ramen alla carbonara
noodles ; japanese ; dinner lunch ; 2 ; 10+10 ; stove
Instant noodles in a sauce of egg, hard cheese and bacon.
!160 g ramen noodles ; !*80 g smoked bacon, in strips ; !1 egg ; 2 egg yolks ; 40 g parmesan, grated ; 1/2 tsp black pepper ; 1 spring onion, sliced
- Fry the bacon over medium heat for 6 minutes, until crisp. Take off the heat.
- Boil the ramen noodles for 3 minutes and drain, keeping a cup of the water. Whisk the egg with the egg yolks, parmesan and black pepper.
- Toss the noodles with the bacon, then with the egg and a splash of the hot water, off the heat, until creamy. Scatter with the spring onion.
= Ramen Stir-Fry ; ramen noodle stir fry, stir fried ramen, fried ramen, fried ramen noodles, ramen noodles stir fry
noodles ; japanese ; dinner ; 4 ; 15+12 ; stove
Springy noodles tossed with chicken and crisp vegetables in a dark sauce.
!280 g ramen noodles ; !*350 g chicken breasts, in thin strips ; 2 carrots, in thin strips ; 1 red pepper, sliced ; 200 g white cabbage, shredded ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp sunflower oil ; 4 tbsp soy sauce ; 1 tbsp honey ; 1 tbsp rice vinegar ; 1 tsp sesame oil ; 3 spring onions, sliced
- Boil the ramen noodles for 3 minutes, drain and rinse. Stir the soy sauce with the honey, rice vinegar and sesame oil.
- Stir-fry the chicken in half of the sunflower oil over high heat for 5 minutes, <until cooked through|until golden>. Lift out.
- Stir-fry the carrots, red pepper and cabbage in the rest of the oil for 4 minutes, then the garlic and ginger for 1 minute. Return the chicken, add the noodles and sauce and toss for 2 minutes. Scatter with the spring onions.
= Gochujang Pasta ; creamy gochujang pasta, gochujang noodles, gochujang rigatoni, gochujang cream pasta
pasta ; korean ; dinner ; 4 ; 10+14 ; stove
Pasta in a glossy, hot and sweet cream sauce with chili paste.
!400 g rigatoni ; !3 tbsp gochujang ; 30 g butter ; 3 cloves garlic, crushed ; 1 tbsp tomato paste ; 200 ml double cream ; 40 g parmesan, grated ; 1 tsp salt ; 2 spring onions, sliced
- Boil the rigatoni in water with the salt for 11 minutes and drain, keeping a cup of the water.
- Meanwhile, cook the garlic in the butter for 1 minute. Stir in the gochujang and tomato paste for 2 minutes, pour in the cream and simmer for 3 minutes.
- Toss the pasta in the sauce with the parmesan and a splash of the cooking water, until glossy. Scatter with the spring onions.
= Miso Pasta ; miso butter pasta, miso spaghetti, miso butter spaghetti, miso carbonara
pasta ; japanese ; dinner ; 4 ; 10+12 ; stove
Spaghetti in butter and miso, savoury and glossy, with parmesan.
!400 g spaghetti ; !70 g butter ; !3 tbsp white miso ; 2 cloves garlic, crushed ; 50 g parmesan, grated ; 1/2 tsp black pepper ; 1/2 tsp salt ; 2 spring onions, sliced
- Boil the spaghetti in water with the salt for 10 minutes and drain, keeping a cup of the water.
- Meanwhile, cook the garlic in the butter over low heat for 1 minute and whisk in the miso with 100 ml of the cooking water.
- Toss the spaghetti in it with the parmesan and black pepper for 1 minute, until glossy. Scatter with the spring onions.
= Butter Chicken Pasta ; indian pasta, tikka masala pasta, chicken tikka pasta, curry pasta, creamy curry pasta
pasta ; indian ; dinner ; 4 ; 15+24 ; stove
Pasta in a mild, buttery tomato and cream sauce with chicken and garam masala.
!350 g penne ; !*450 g chicken thigh fillets, in small pieces ; 50 g butter ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !1 tbsp garam masala ; 1 tsp sweet paprika ; 400 g passata ; 150 ml double cream ; 1 tsp honey ; 1 1/2 tsp salt ; 1 handful fresh coriander, chopped
- Fry the chicken in half of the butter with a third of the salt over high heat for 7 minutes, until browned. Lift out. Cook the onion in the rest of the butter for 6 minutes, then stir in the garlic, ginger, garam masala and paprika for 1 minute.
- Add the passata and honey and simmer for 8 minutes. Meanwhile, boil the penne in water with half of the rest of the salt for 11 minutes and drain.
- Return the chicken with the cream and the rest of the salt and simmer for 5 minutes, <until cooked through|until thick>. Toss with the pasta and scatter with the coriander.
= Curry Mac and Cheese ; curried mac and cheese, curry macaroni cheese, masala mac and cheese
pasta ; indian ; dinner ; 4 ; 10+22 ; stove
Macaroni in a cheddar sauce with curry powder and peas.
!350 g macaroni ; 40 g butter ; 1 onion, finely chopped ; !1 tbsp curry powder ; 30 g plain flour ; 600 ml milk ; !200 g cheddar, grated ; 100 g peas ; 1 1/4 tsp salt
- Boil the macaroni in water with half of the salt for 9 minutes, adding the peas for the last 2, and drain.
- Meanwhile, cook the onion in the butter for 7 minutes. Stir in the curry powder and flour for 1 minute, then whisk in the milk little by little and simmer for 5 minutes, until thick.
- Take off the heat, stir in the cheddar and the rest of the salt until melted, and fold in the macaroni and peas.
= Chili Cheese Fries ; chilli cheese fries, chili fries, loaded chili fries, chili cheese chips
bake ; american ; dinner snacks ; 4 ; 20+45 ; oven stove
Oven fries under beef chili and melting cheddar.
!900 g floury potatoes, in 1 cm sticks ; 3 tbsp sunflower oil ; !*300 g minced beef ; 1 onion, chopped ; !1 tbsp chilli powder ; 1 tsp ground cumin ; 400 g canned chopped tomatoes ; 200 g canned kidney beans, drained ; !150 g cheddar, grated ; 1 1/2 tsp salt ; 2 spring onions, sliced
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the potatoes with two thirds of the sunflower oil and a third of the salt, spread on trays and bake for 34 minutes, turning once, until golden.
- Meanwhile, fry the minced beef and onion in the rest of the oil for 9 minutes, <until browned with no pink left|until golden>. Stir in the chilli powder and cumin, add the chopped tomatoes, kidney beans and the rest of the salt and simmer for 15 minutes, until thick.
- Spoon over the fries, scatter with the cheddar and bake for 5 minutes, until melted. Finish with the spring onions.
= Mac and Cheese Bites ; mac and cheese balls, fried mac and cheese, mac n cheese bites, mac and cheese cups, macaroni cheese bites
bake ; american ; snacks ; 8 ; 20+38 ; oven stove
Small muffins of macaroni and cheddar with a crisp crumb.
!250 g macaroni ; 30 g butter ; 25 g plain flour ; 350 ml milk ; !200 g cheddar, grated ; 1 egg, beaten ; 50 g panko breadcrumbs ; 1 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on and grease {24} holes of a mini muffin tin with a little of the butter. Boil the macaroni in water with half of the salt for 8 minutes and drain.
- Melt the rest of the butter, stir in the flour for 1 minute, then whisk in the milk and simmer for 4 minutes. Take off the heat and stir in the cheddar, the rest of the salt, the macaroni and the egg.
- Press into the holes, scatter with the breadcrumbs and bake for 22 minutes, until golden. Cool for 10 minutes before taking them out.
= Falafel Burger ; falafel burgers, chickpea falafel burger, falafelburger
filled ; levantine ; dinner lunch ; 4 ; 25+12 ; stove
A spiced chickpea patty in a bun with yogurt, tomato and lettuce.
!480 g canned chickpeas, drained ; 1 small onion, quartered ; 2 cloves garlic ; 1 bunch parsley ; 2 tsp ground cumin ; 1 tsp ground coriander ; 4 tbsp chickpea flour ; 3 tbsp sunflower oil ; !4 burger buns ; 120 g yogurt ; 1 tbsp tahini ; 2 tomatoes, sliced ; 4 leaves romaine lettuce ; 1 tsp salt
- Chop the chickpeas with the onion, garlic, parsley, cumin, coriander and most of the salt in a food processor to a coarse paste, stir in the chickpea flour and shape into {4} flat patties.
- Fry in the sunflower oil over medium heat for 5 minutes on each side, until brown and crisp.
- Stir the yogurt with the tahini and the rest of the salt. Toast the buns and fill with the lettuce, tomatoes, patties and sauce.
= Lasagna Roll-Ups ; lasagna rolls, lasagne rolls, lasagna rollups, lasagne roll ups, spinach lasagna rolls, lasagnerollen
bake ; italian ; dinner ; 6 ; 30+50 ; oven stove
Sheets of pasta rolled around spinach and ricotta and baked in tomato sauce.
!12 lasagne sheets ; !500 g ricotta ; !300 g spinach ; 1 egg ; 80 g parmesan, grated ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 700 g passata ; 1 tsp dried oregano ; 150 g mozzarella, grated ; 1 1/2 tsp salt ; 1/4 tsp ground nutmeg
- Warm the garlic in the olive oil for 1 minute, add the passata, oregano and a third of the salt and simmer for 10 minutes.
- Boil the lasagne sheets for 7 minutes, until they bend, and lay them out. Wilt the spinach in a pan for 3 minutes, squeeze it dry and chop it. Mix it with the ricotta, egg, half of the parmesan, the nutmeg and the rest of the salt.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Spread half of the sauce in a dish. Spread the sheets with the filling, roll up and set side by side into the sauce.
- Cover with the rest of the sauce, the mozzarella and the rest of the parmesan and bake for 28 minutes, until golden.
= Carrot Cake Pancakes ; carrot pancakes, karottenkuchen pfannkuchen, carrot cake pancake
griddle ; american ; breakfast ; 4 ; 15+18 ; stove
Spiced pancakes with grated carrot and a cream cheese topping.
!200 g carrots, finely grated ; !200 g plain flour ; 2 tsp baking powder ; 2 tsp ground cinnamon ; 1/4 tsp ground nutmeg ; 3 tbsp brown sugar ; 2 eggs ; 260 ml milk ; 40 g butter, melted ; 1/4 tsp salt ; 120 g cream cheese ; 3 tbsp maple syrup ; 40 g walnuts, chopped
- Mix the flour with the baking powder, cinnamon, nutmeg, brown sugar and salt. Whisk in the eggs, milk and most of the butter, and fold in the carrots.
- Fry ladlefuls in a pan wiped with the rest of the butter over medium-low heat for 3 minutes, until bubbles appear, then turn and cook for 2 minutes.
- Beat the cream cheese with the maple syrup, spoon it over and scatter with the walnuts.
= Brownie Cheesecake ; cheesecake brownies, cheesecake brownie, brownie bottom cheesecake, marbled cheesecake brownies
cake ; american ; dessert snacks ; 16 ; 25+38 ; oven
Fudgy brownie marbled with a layer of vanilla cheesecake.
!150 g dark chocolate ; 120 g butter ; 200 g caster sugar ; 3 eggs ; 90 g plain flour ; 1/4 tsp salt ; !300 g cream cheese ; 60 g icing sugar ; 1 tsp vanilla extract ; 1 egg yolk
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Melt the dark chocolate with the butter, stir in the caster sugar, then the eggs, and fold in the flour and salt. Spread most of it in a lined 20 cm square tin.
- Beat the cream cheese with the icing sugar, vanilla extract and egg yolk. Spread over, drop on the rest of the brownie batter and swirl with a knife.
- Bake for 37 minutes, until the edges are set and the middle still wobbles a little. Cool and chill before cutting.
= Tiramisu Cheesecake ; cheesecake tiramisu, no bake tiramisu cheesecake, tiramisu kasekuchen
cake ; italian ; dessert ; 12 ; 35+0 rest 360 ; none
A set cheesecake of mascarpone on a biscuit base, with a layer of coffee-soaked sponge fingers under cocoa.
200 g digestive biscuits, crushed ; 90 g butter, melted ; !400 g cream cheese ; !250 g mascarpone ; 120 g icing sugar ; 250 ml double cream ; 1 tsp vanilla extract ; 120 g ladyfingers ; !120 ml espresso, cooled ; 2 tbsp cocoa powder
- Mix the digestive biscuits with the butter, press into a 23 cm springform tin and chill.
- Beat the cream cheese with the mascarpone, icing sugar and vanilla extract. Whip the cream to soft peaks and fold it in.
- Spread half of the cream over the base. Dip the ladyfingers briefly into the espresso and lay them on. Cover with the rest of the cream and chill for 6 hours.
- Dust with the cocoa and take off the ring.
= Apple Pie Smoothie ; apple pie shake, apple smoothie, apple pie milkshake
drink ; american ; breakfast snacks ; 2 ; 8+0 ; blender
A thick, cold drink that tastes of apple pie.
!2 apples, cored and chopped ; 1 banana, frozen ; 40 g rolled oats ; 150 g yogurt ; 250 ml milk ; !1 tsp ground cinnamon ; 1 tbsp maple syrup ; 1 tsp vanilla extract
- Blend the oats to a powder.
- Add the apples, banana, yogurt, milk, cinnamon, maple syrup and vanilla extract and blend for 1 minute, until smooth.
- Taste, add more maple syrup if the apples are tart, and drink at once.
= Cookie Dough Ice Cream ; chocolate chip cookie dough ice cream, cookie dough eis
pudding ; american ; dessert ; 8 ; 30+0 rest 480 ; freezer
Vanilla ice cream without a machine, with pieces of safe cookie dough.
!400 ml double cream ; !300 g condensed milk ; 2 tsp vanilla extract ; !80 g plain flour ; 60 g butter, soft ; 60 g brown sugar ; 1 tbsp milk ; 60 g dark chocolate, finely chopped ; 1/4 tsp salt
- Spread the flour on a tray, bake at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 8 minutes, so that it is safe to eat raw, and let it cool.
- Beat the butter with the brown sugar, salt and milk, stir in the flour and dark chocolate, break into small pieces and freeze.
- Whip the cream to soft peaks and fold in the condensed milk and vanilla extract, then the pieces of dough. Freeze for 8 hours, and take out 10 minutes before scooping.
= Curry Noodle Soup ; curry noodles soup, coconut curry noodle soup, thai curry noodle soup, curry ramen, curry nudelsuppe, red curry noodle soup
soup ; thai ; dinner ; 4 ; 15+25 ; stove
Rice noodles and chicken in a coconut broth with curry paste.
!*400 g chicken breasts, in thin strips ; !3 tbsp red curry paste ; 1 tbsp sunflower oil ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; !400 ml canned coconut milk ; 900 ml chicken stock ; 1 red pepper, sliced ; 150 g green beans, halved ; !200 g rice noodles ; 2 tbsp fish sauce ; 1 tbsp brown sugar ; 2 tbsp lime juice ; 1 handful fresh coriander, chopped
- Fry the red curry paste, garlic and ginger in the sunflower oil for 2 minutes. Pour in the coconut milk and chicken stock and bring to a simmer.
- Add the chicken, red pepper and green beans and simmer for 9 minutes, <until the chicken is cooked through|until tender>.
- Soak the rice noodles in boiling water for 6 minutes, drain and divide between bowls. Season the soup with the fish sauce, brown sugar and lime juice, ladle it over and scatter with the coriander.
`;
