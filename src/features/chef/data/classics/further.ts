/** Further dishes from all over the world; how the table is read: rules/classics/classic.ts. */
export const FURTHER = `
= Bao Buns ; bao, pork bao, gua bao, steamed buns, bao bun
filled ; chinese ; dinner ; 4 ; 40+20 rest 60 ; stove
Soft steamed buns folded around sticky pork.
!300 g plain flour ; !5 g yeast ; 1 tsp baking powder ; 1 tbsp sugar ; 170 ml milk, lukewarm ; 2 tbsp sunflower oil ; !*400 g pork tenderloin, sliced / chicken thigh fillets, sliced / firm tofu, sliced ; 3 tbsp hoisin sauce ; 1 tbsp soy sauce ; 1/2 cucumber, sliced ; 2 spring onions, sliced ; 1/4 tsp salt
- Knead the flour with the yeast, baking powder, sugar, salt, milk and half of the sunflower oil for 8 minutes. Cover and leave to rise for 1 hour.
- Divide into {8}, roll into ovals, brush with a little of the oil, fold over and steam for 10 minutes.
- Fry the pork in the rest of the oil over high heat for 6 minutes<, until no pink is left|>, and stir in the hoisin sauce and soy sauce.
- Open the buns and fill with the pork, cucumber and spring onions.
= Saag Aloo ; aloo saag, aloo palak, spinach and potato curry, potato and spinach curry
curry ; indian ; dinner ; 4 ; 15+30 ; stove
Potatoes and spinach fried with spices.
!700 g waxy potatoes, diced ; !400 g spinach ; 3 tbsp sunflower oil ; 1 onion, sliced ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 green chilli, chopped ; 1 tsp cumin seeds ; 1 tsp ground coriander ; 1/2 tsp ground turmeric ; 1 tsp salt
- Boil the potatoes in water with half of the salt for 8 minutes and drain.
- Sizzle the cumin seeds in the sunflower oil for 1 minute. Add the onion and cook for 8 minutes, then the garlic, ginger, chilli, coriander and turmeric for 1 minute.
- Add the potatoes and fry for 6 minutes, turning, until golden at the edges.
- Wilt in the spinach with the rest of the salt for 3 minutes.
= Cuban Sandwich ; cubano, cuban sandwiches, cubano sandwich
filled ; cuban ; lunch ; 4 ; 10+10 ; stove
Roast pork, ham and cheese pressed in a crisp roll with gherkins and mustard.
!4 bread rolls, halved ; !*300 g roast pork, sliced / roast chicken, sliced / smoked tofu, sliced ; !8 slices ham ; !8 slices gruyère ; 4 gherkins, sliced ; 2 tbsp mustard ; 30 g butter
- Spread the bread rolls with the mustard. Fill with the pork, ham, gruyère and gherkins.
- Butter the outside with the butter and lay into a hot pan.
- Press with a second pan and toast for 4 minutes on each side, until crisp and melted.
= Arroz a la Cubana ; cuban style rice, rice with tomato sauce and egg
rice ; spanish ; dinner ; 4 ; 10+25 ; stove
Rice with tomato sauce, a fried egg and a fried banana.
!300 g long-grain rice ; !400 g canned chopped tomatoes ; 2 cloves garlic, crushed ; 4 tbsp olive oil ; !4 eggs ; 2 bananas, halved lengthways ; 1 tsp salt
- Boil the rice in water with half of the salt for 14 minutes and drain.
- Meanwhile, warm the garlic in a quarter of the olive oil for 1 minute, add the chopped tomatoes and the rest of the salt and simmer for 15 minutes.
- Fry the bananas in half of the rest of the oil for 3 minutes and lift out. Fry the eggs in the last of the oil for 4 minutes, until the whites are set.
- Serve the rice with the sauce, the eggs and the bananas.
= Arroz con Pollo ; chicken and rice, spanish chicken and rice, riz au poulet
rice ; spanish ; dinner ; 4 ; 15+45 ; stove
Rice cooked with chicken, pepper and saffron in one pan.
!*600 g chicken thigh fillets, in chunks / 400 g canned chickpeas, drained ; !300 g long-grain rice, rinsed ; 3 tbsp olive oil ; 1 onion, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 1 tsp sweet paprika ; 1/4 tsp saffron ; 200 g canned chopped tomatoes ; 650 ml chicken stock ; 100 g peas ; 1 1/4 tsp salt
- Brown the chicken in half of the olive oil with half of the salt for <8|2> minutes and lift out.
- Cook the onion and red pepper in the rest of the olive oil for 8 minutes. Stir in the garlic, paprika, saffron and rice for 1 minute.
- Add the chopped tomatoes, chicken stock and the rest of the salt, return the chicken, cover and simmer over low heat for 20 minutes.
- Stir in the peas, cover and leave for 5 minutes off the heat.
= Garlic Chicken ; pollo al ajillo, chicken with garlic, knoblauchhahnchen, poulet a l ail
fry ; spanish ; dinner ; 4 ; 10+35 ; stove
Chicken browned and simmered with plenty of garlic and white wine.
!*8 chicken thighs / 600 g firm tofu, sliced ; !10 cloves garlic, sliced ; 5 tbsp olive oil ; 150 ml white wine ; 100 ml chicken stock ; 1 bay leaf ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and brown it in the olive oil for <14|6> minutes, turning once. Lift out.
- Fry the garlic in the same oil over low heat for 2 minutes, until pale gold.
- Pour in the white wine and chicken stock with the bay leaf, return the chicken and simmer for <18 minutes, until no pink is left at the bone|6 minutes>. Take out the bay leaf and scatter with the parsley.
= Chocolate Fondant ; chocolate fondants, lava cake, molten chocolate cake, chocolate lava cake, fondant au chocolat, moelleux au chocolat
pudding ; french ; dessert ; 4 ; 15+12 ; oven
Small chocolate cakes with a soft middle.
!150 g dark chocolate, chopped ; !100 g butter ; !3 eggs ; 80 g caster sugar ; 50 g plain flour ; 1 tbsp cocoa powder ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Grease {4} small moulds with a little of the butter and dust with the cocoa powder.
- Melt the chocolate with the rest of the butter. Whisk the eggs with the caster sugar and salt for 3 minutes, until thick.
- Fold in the chocolate and the flour, fill the moulds and bake for 10 minutes, until set outside and soft in the middle.
- Leave for 1 minute, turn out and serve at once.
= Corn on the Cob ; corn cobs, grilled corn, sweetcorn cobs, maiskolben, corn on the grill
side ; american ; side ; 4 ; 5+12 ; grill
Cobs of corn grilled and buttered.
!4 corn on the cob ; 50 g butter, soft ; 1/2 tsp sweet paprika ; 1/2 tsp salt ; 1 lime, in wedges
- Heat the grill. Mix the butter with the paprika and salt.
- Grill the corn for 12 minutes, turning, until charred in places.
- Spread with the butter and serve with the lime.
= Cheese Scones ; cheddar scones, savoury scones, cheese scone
bread ; british ; snacks ; 8 ; 15+15 ; oven
Savoury scones with cheddar.
!350 g self-raising flour ; 1 tsp baking powder ; !60 g butter, cold and diced ; !140 g cheddar, grated ; 1/2 tsp mustard powder ; 180 ml milk ; 1/2 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Rub the butter into the flour, baking powder, mustard powder and salt.
- Stir in most of the cheddar and the milk to a soft dough. Pat 3 cm thick and cut out {8} rounds.
- Scatter with the rest of the cheddar and bake on a tray for 15 minutes, until risen and golden.
= Frozen Yogurt ; frozen yoghurt, froyo, yogurt ice cream, frozen yogurt with berries
pudding ; american ; dessert ; 4 ; 10+0 rest 240 ; blender
Berries and yogurt blended and frozen.
!500 g Greek yogurt ; !300 g mixed berries, frozen ; 4 tbsp honey / maple syrup ; 1 tbsp lemon juice
- Blend the berries with the honey and lemon juice.
- Add the yogurt and blend until smooth.
- Freeze for 4 hours, stirring every hour, and leave at room temperature for 10 minutes before serving.
= Sweet Chilli Sauce ; sweet chili sauce, thai sweet chilli sauce
sauce ; thai ; side ; 8 ; 5+12 ; stove
A sticky dip of chillies, sugar and vinegar.
!3 red chillies, finely chopped ; 3 cloves garlic, crushed ; !150 g sugar ; !120 ml rice vinegar ; 100 ml water ; 1 tbsp cornflour ; 1/2 tsp salt
- Simmer the chillies, garlic, sugar, rice vinegar and salt with most of the water for 8 minutes.
- Stir the cornflour into the rest of the water, add to the pan and simmer for 2 minutes, until glossy.
- Cool; it thickens as it cools.
= Blue Cheese Dressing ; blue cheese dip, blue cheese sauce, roquefort dressing
sauce ; american ; side ; 6 ; 5+0 ; none
A cool, creamy dressing with blue cheese.
!100 g blue cheese, crumbled ; 100 g sour cream ; 60 g mayonnaise ; 1 tbsp lemon juice ; 2 tbsp milk ; 1/4 tsp black pepper
- Mash half of the blue cheese with the sour cream and mayonnaise.
- Stir in the lemon juice, milk and black pepper.
- Fold in the rest of the blue cheese.
= Honey Mustard Dressing ; honey and mustard dressing, honey mustard sauce, honey mustard dip, honey and mustard dip, honey mustard
sauce ; american ; side ; 6 ; 5+0 ; none
A sweet and sharp dressing for salads.
!2 tbsp honey / maple syrup ; !2 tbsp Dijon mustard ; 2 tbsp cider vinegar ; 80 ml olive oil ; 1/4 tsp salt
- Whisk the honey with the mustard, cider vinegar and salt.
- Whisk in the olive oil in a thin stream.
- Taste, and thin with a spoonful of water if it is too thick.
= Mushroom Gravy ; mushroom sauce, pilzsauce, rahmchampignons, sauce aux champignons, champignonsauce
sauce ; british ; side ; 6 ; 5+20 ; stove
A savoury sauce of fried mushrooms.
!250 g chestnut mushrooms, sliced ; 40 g butter ; 1 onion, finely chopped ; 30 g plain flour ; 600 ml vegetable stock ; 1 tbsp soy sauce ; 1 sprig thyme ; 1/4 tsp black pepper
- Fry the mushrooms and onion in the butter for 8 minutes, until golden.
- Stir in the flour for 1 minute, then the vegetable stock little by little.
- Add the soy sauce, thyme and black pepper and simmer for 8 minutes. Take out the thyme.
= Bread Dumplings ; semmelknodel, knodel, knodeln, klosse, klossen, semmelknodeln, bread dumpling, serviettenknodel
side ; german ; side ; 4 ; 25+18 ; stove
Dumplings of old bread rolls, simmered in salted water.
!350 g bread rolls, a day old, diced ; !250 ml milk ; !3 eggs ; 1 onion, finely chopped ; 30 g butter ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp ground nutmeg
- Warm the milk and pour it over the bread rolls. Leave for 10 minutes.
- Soften the onion in the butter for 5 minutes. Knead into the bread with the eggs, parsley, nutmeg and half of the salt, and shape into {8} dumplings.
- Simmer in water with the rest of the salt for 12 minutes, without boiling, and lift out.
= Chicken Basquaise ; poulet basquaise, basque chicken, poulet a la basquaise
stew ; french ; dinner ; 4 ; 20+50|30 ; stove
Chicken braised with peppers, tomatoes and ham.
!*8 chicken thighs / 500 g canned butter beans, drained ; 3 tbsp olive oil ; 1 onion, sliced ; !2 red peppers, sliced ; 1 green pepper, sliced ; 3 cloves garlic, crushed ; ?80 g ham, diced ; 400 g canned chopped tomatoes ; 150 ml white wine ; 1 tsp sweet paprika ; 1 tsp salt
- Brown the chicken in half of the olive oil for <10|2> minutes and lift out.
- Cook the onion, red peppers and green pepper in the rest of the olive oil for 10 minutes. Stir in the garlic[, ham] and paprika.
- Add the white wine, chopped tomatoes and salt, return the chicken, cover and simmer for <28 minutes, until no pink is left at the bone|12 minutes>.
= Yogurt Cake ; gateau au yaourt, yoghurt cake, joghurtkuchen, bizcocho de yogur, torta allo yogurt
cake ; french ; snacks ; 10 ; 15+40 ; oven
A plain moist cake with yogurt.
!150 g yogurt ; !3 eggs ; 180 g caster sugar ; 100 ml sunflower oil ; !250 g plain flour ; 2 tsp baking powder ; 1 tbsp lemon zest ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line a loaf tin.
- Whisk the eggs with the caster sugar, then with the yogurt, sunflower oil and lemon zest.
- Fold in the flour, baking powder and salt, and pour into the tin.
- Bake for 40 minutes, until a skewer comes out clean.
= Pasta alla Norma ; norma, penne alla norma, spaghetti alla norma, pasta with aubergine
pasta ; italian ; dinner ; 4 ; 15+30 ; stove
Pasta with fried aubergine, tomato and salted ricotta.
400 g penne ; !2 aubergines, diced ; 6 tbsp olive oil ; 2 cloves garlic, sliced ; !800 g canned chopped tomatoes ; 1 handful basil ; 1 1/2 tsp salt ; ?60 g ricotta
- Fry the aubergines in most of the olive oil for 10 minutes, until golden, and lift out.
- Warm the garlic in the rest of the olive oil for 1 minute, add the chopped tomatoes and half of the salt and simmer for 15 minutes.
- Meanwhile, boil the penne in water with the rest of the salt for 10 minutes and drain.
- Toss the penne with the sauce, aubergines and basil[ and crumble over the ricotta].
= Italian Meatballs ; polpette al sugo, meatballs, polpette, hackballchen in tomatensosse, boulettes a la sauce tomate
stew ; italian ; dinner ; 4 ; 25+30 ; stove
Small meatballs simmered in tomato sauce.
!*500 g minced beef / minced pork / minced turkey / minced lamb / cooked lentils, mashed ; 60 g breadcrumbs ; 1 egg ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; !800 g canned chopped tomatoes ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Knead the minced beef with the breadcrumbs, egg, half of the garlic, the black pepper and half of the salt. Roll into {20} balls.
- Brown them in half of the olive oil for 8 minutes and lift out. Cook the onion and the rest of the garlic in the rest of the oil for 5 minutes.
- Add the chopped tomatoes, oregano and the rest of the salt, return the meatballs and simmer for 15 minutes<, until no pink is left|>.
= Avocado Chocolate Mousse ; sugar free chocolate mousse, chocolate avocado mousse
pudding ; american ; dessert ; 4 ; 15+0 rest 60 ; blender
Cocoa blended with avocado, banana and dates, without added sugar.
!2 avocados ; !40 g cocoa powder ; 2 bananas ; 80 g dates, stoned ; 150 ml milk / oat milk ; 1 tsp vanilla extract ; 1/4 tsp salt
- Soak the dates in the milk for 10 minutes.
- Blend them with the avocados, bananas, cocoa powder, vanilla extract and salt until quite smooth.
- Chill for 1 hour.
= Tomato Tart ; tomato tart with puff pastry, tomato puff pastry tart, tarte aux tomates, tomatentarte, tomato galette
pie ; french ; lunch ; 4 ; 15+28 ; oven
Tomatoes baked on crisp puff pastry with mustard.
!320 g puff pastry ; !500 g tomatoes, sliced ; 2 tbsp Dijon mustard ; 100 g gruyère, grated ; 1 tbsp olive oil ; 1 tsp thyme ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Season the tomatoes with the salt and leave to drain on paper for 10 minutes.
- Roll out the puff pastry on a lined tray, score a rim and spread the inside with the mustard and gruyère.
- Lay on the tomatoes, drizzle with the olive oil and season with the thyme and black pepper.
- Bake for 28 minutes, until the pastry is golden and crisp underneath.
= Egg Drop Soup ; egg flower soup, eierflockensuppe, eierblumensuppe
soup ; chinese ; starter ; 4 ; 5+10 ; stove
Broth with silky ribbons of egg.
!1.2 l chicken stock ; !3 eggs, beaten ; 1 tbsp ginger, grated ; 2 tbsp cornflour ; 3 tbsp water ; 1 tbsp soy sauce ; 2 spring onions, sliced ; 1 tsp sesame oil ; 1/4 tsp white pepper
- Simmer the chicken stock with the ginger and soy sauce for 5 minutes.
- Stir the cornflour into the water, add to the pan and simmer for 1 minute.
- Turn off the heat, stir the soup in a circle and pour in the eggs in a thin stream. Leave for 1 minute, until set in ribbons.
- Season with the sesame oil and white pepper and scatter with the spring onions.
= Tomato Ketchup ; ketchup, homemade ketchup, catsup
sauce ; american ; side ; 12 ; 10+40 ; stove
Tomatoes cooked down with vinegar, sugar and spice.
!800 g canned chopped tomatoes ; 1 onion, chopped ; !80 ml cider vinegar ; !60 g brown sugar ; 1/2 tsp ground allspice ; 1/2 tsp sweet paprika ; 1 tsp salt
- Simmer the chopped tomatoes with the onion, allspice, paprika and salt for 20 minutes.
- Blend until quite smooth.
- Stir in the cider vinegar and brown sugar and simmer for 18 minutes, until thick. Keep in the fridge.
= Dutch Baby ; dutch baby pancake, dutch babies, german oven pancake, oven pancake, puff pancake, bismarck pancake, hootenanny pancake, ofenpfannkuchen, baked pancake, pannukakku, german pancake
griddle ; american ; breakfast ; 3 ; 10+20 ; oven
A pancake that puffs up in a hot pan in the oven.
!3 eggs ; !90 g plain flour ; !150 ml milk ; 1 tbsp sugar ; 40 g butter ; 1 tsp vanilla extract ; 1/4 tsp salt ; 1 tbsp icing sugar
- Heat the oven with an ovenproof pan inside to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Whisk the eggs with the flour, milk, sugar, vanilla extract and salt until smooth.
- Melt the butter in the hot pan, pour in the batter and bake for 18 minutes without opening the oven, until puffed and brown.
- Dust with the icing sugar and eat at once.
= Lemon Meringue Pie ; lemon meringue, tarte au citron meringuee, zitronen baiser tarte
tart ; british ; dessert ; 8 ; 30+45 ; stove oven
Lemon filling in a crisp crust under soft meringue.
!320 g shortcrust pastry ; 40 g cornflour ; 250 ml water ; !120 ml lemon juice ; 1 tbsp lemon zest ; 220 g caster sugar ; !4 egg yolks ; 50 g butter ; !4 egg whites
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a tin with the shortcrust pastry and bake blind, with paper and baking beans, for 15 minutes, then without for 6 minutes.
- Stir the cornflour into the water with the lemon juice and lemon zest and boil for 2 minutes, until thick. Off the heat, whisk in half of the caster sugar, the egg yolks and the butter, and pour into the case.
- Whisk the egg whites to soft peaks, then with the rest of the caster sugar until glossy, and spread over the filling to the edge.
- Bake at 170 °C (340 °F), or 150 °C (300 °F) with the fan on, for 20 minutes, until the meringue is golden. Cool before cutting.
= Garlic Naan ; naan with garlic, garlic and coriander naan
bread ; indian ; side ; 6 ; 25+15 rest 60 ; stove
Soft blistered flat bread brushed with garlic butter.
!400 g bread flour ; 5 g yeast ; !120 g yogurt ; 150 ml water, lukewarm ; 1 tsp sugar ; 60 g butter, melted ; !3 cloves garlic, crushed ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Knead the bread flour with the yeast, yogurt, water, sugar, salt and a third of the butter for 8 minutes. Leave to rise for 1 hour.
- Divide into {6} and roll out 5 mm thick. Warm the garlic in the rest of the butter for 1 minute.
- Cook each in a very hot dry pan for 1 minute on each side, until blistered.
- Brush with the garlic butter and scatter with the fresh coriander.
= Banana Egg Pancakes ; flourless banana pancakes, banana pancakes without flour
griddle ; american ; breakfast ; 2 ; 5+10 ; stove
Small pancakes of nothing but banana and egg.
!2 ripe bananas ; !4 eggs ; 1/2 tsp ground cinnamon ; 20 g butter
- Mash the bananas until smooth and beat in the eggs and cinnamon.
- Melt a little of the butter in a pan over medium-low heat and drop in small spoonfuls of the batter.
- Fry for 2 minutes on each side, until set, and go on with the rest of the butter and batter.
= Pizza Dough ; homemade pizza dough, pizza base, pizzateig, pate a pizza, masa de pizza, impasto per pizza
bread ; italian ; side ; 4 ; 20+0 rest 90 ; none
A soft yeast dough for four thin pizzas.
!500 g bread flour ; !7 g yeast ; 320 ml water, lukewarm ; 2 tbsp olive oil ; 1 tsp sugar ; 1 1/2 tsp salt
- Mix the bread flour with the yeast, sugar and salt.
- Add the water and olive oil and knead for 10 minutes, until smooth and elastic.
- Cover and leave to rise for 90 minutes, until doubled. Divide into {4} balls.
= Chicken Caesar Wrap ; caesar wrap, caesar wraps, chicken caesar wraps
filled ; american ; lunch ; 4 ; 15+10 ; stove
Fried chicken, lettuce and parmesan rolled in a tortilla.
!*400 g chicken breast fillets, cut into strips / turkey breast, cut into strips / firm tofu, sliced ; 1 tbsp olive oil ; !4 flour tortillas ; !1 romaine lettuce, shredded ; !50 g parmesan, shaved ; 100 g mayonnaise ; 1 tbsp lemon juice ; 1 clove garlic, crushed ; 1/2 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and fry in the olive oil for 8 minutes<, until cooked through with no pink left|>.
- Mix the mayonnaise with the lemon juice and garlic and toss with the lettuce and parmesan.
- Warm the tortillas in a dry pan, fill with the salad and the chicken, and roll up.
= Green Smoothie ; spinach smoothie, kale smoothie, gruner smoothie, smoothie vert
drink ; any ; drinks ; 2 ; 5+0 ; blender
Spinach and fruit blended smooth.
!80 g spinach ; !1 banana ; !1 apple, cored ; 1/2 cucumber ; 300 ml water ; 1 tbsp lemon juice
- Put the spinach, banana, apple, cucumber, water and lemon juice into a blender.
- Blend for 1 minute, until quite smooth.
- Pour into {2} glasses and drink at once.
= Mango Milkshake ; mango shake, mangoshake
drink ; indian ; drinks ; 2 ; 5+0 ; blender
Ripe mango blended with cold milk.
!2 mangoes, peeled and diced ; !400 ml milk, cold ; 1 tbsp sugar ; 6 ice cubes
- Put the mangoes, milk and sugar into a blender.
- Blend for 1 minute, until smooth.
- Pour over the ice cubes.
= Elote ; mexican street corn, street corn, elotes, grilled mexican corn, mexican corn on the cob
side ; mexican ; side ; 4 ; 10+12 ; grill
Grilled corn with mayonnaise, cheese, chilli and lime.
!4 corn on the cob ; 60 g mayonnaise ; !80 g feta, crumbled ; 1/2 tsp chilli powder ; 1 lime, in wedges ; 1 handful fresh coriander, chopped
- Grill the corn for 12 minutes, turning, until charred in places.
- Spread with the mayonnaise and roll in the feta.
- Dust with the chilli powder, scatter with the fresh coriander and serve with the lime.
= Hot Toddy ; hot whisky, hot toddies
drink ; british ; drinks ; 2 ; 5+5 ; stove
Whisky, lemon and honey in hot water.
!100 ml whisky / strong black tea ; !400 ml water ; 2 tbsp honey / maple syrup ; !2 tbsp lemon juice ; 1 cinnamon stick
- Heat the water with the cinnamon for 4 minutes.
- Stir in the honey and lemon juice until dissolved.
- Add the whisky and pour into {2} glasses.
= Mint Sauce ; minzsauce, sauce a la menthe
sauce ; british ; side ; 4 ; 5+0 ; none
Chopped mint in sweet vinegar, for lamb.
!1 bunch mint, finely chopped ; 2 tsp sugar ; 2 tbsp water, boiling ; !3 tbsp white wine vinegar ; 1/4 tsp salt
- Sprinkle the mint with the sugar and pour over the boiling water.
- Stir in the white wine vinegar and salt.
- Leave for 10 minutes before serving.
= Lentil Curry ; linsencurry, curry de lentilles, curry de lentejas, quick dal, quick lentil curry, masoor dal
curry ; indian ; dinner ; 4 ; 10+20 ; stove
Red lentils simmered in spiced coconut milk.
!250 g red lentils, rinsed ; 2 tbsp sunflower oil ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp ground turmeric ; 1 tsp garam masala ; !400 ml canned coconut milk ; 400 g canned chopped tomatoes ; 300 ml water ; 1 tsp salt ; 1 tbsp lime juice
- Cook the onion in the sunflower oil for 5 minutes. Stir in the garlic, ginger, cumin, ground coriander, turmeric and garam masala for 1 minute.
- Add the red lentils, coconut milk, chopped tomatoes and water and simmer for 14 minutes, stirring now and then, until the lentils are soft.
- Season with the salt and lime juice.
`;
