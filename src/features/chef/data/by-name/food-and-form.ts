/** Dishes that people ask for by a food and a form, “salmon wraps”; how the table is read: rules/classics/classic.ts. */
export const FOOD_AND_FORM_BY_NAME = `
= Beef Wraps ; steak wraps, beef wrap, steak wrap, beef tortilla wraps, rindfleisch wraps, wraps au boeuf
filled ; american ; lunch dinner ; 4 ; 15+10 ; stove
Strips of seared beef with peppers, lettuce and a mustard cream in warm tortillas.
!*500 g sirloin steak, cut into thin strips / chicken breast fillets, cut into strips / firm tofu, sliced ; !8 flour tortillas ; 2 red peppers, sliced ; 1 romaine lettuce, shredded ; 2 tomatoes, sliced ; 150 g sour cream ; 1 tbsp wholegrain mustard ; 2 tbsp olive oil ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the red peppers in half of the olive oil over high heat for 4 minutes and lift out. Season the steak with the salt and black pepper and sear it in the rest of the oil for 4 minutes<, until browned|>.
- Stir the mustard into the sour cream. Warm the tortillas in a dry pan for 1 minute.
- Spread the tortillas with the cream, fill with the lettuce, tomatoes, red peppers and steak, and roll up.
= Roast Beef Wraps ; roast beef wrap, cold beef wraps
filled ; american ; lunch ; 4 ; 15+0 ; none
Cold roast beef rolled up with horseradish cream, cucumber and leaves.
!350 g cooked roast beef, thinly sliced ; !8 flour tortillas ; 150 g cream cheese ; 1 tbsp horseradish ; 1 cucumber, in thin sticks ; 120 g mixed salad leaves ; 2 tomatoes, sliced ; 1/4 tsp black pepper
- Stir the horseradish and black pepper into the cream cheese and spread it on the tortillas, to the edge.
- Lay the beef, cucumber, tomatoes and salad leaves on top.
- Roll up tightly and cut in half.
= Salmon Wraps ; salmon wrap, fresh salmon wraps, fried salmon wraps, lachs wraps, wraps au saumon, wraps de salmon
filled ; american ; lunch dinner ; 4 ; 15+8 ; stove
Flaked salmon with cucumber, avocado and a lemon and dill yogurt in warm tortillas.
!*450 g salmon fillets / trout fillets / firm tofu, sliced ; !8 flour tortillas ; 1 cucumber, in thin sticks ; 1 avocado, sliced ; 100 g mixed salad leaves ; 150 g Greek yogurt ; 1 tbsp lemon juice ; 2 tbsp dill, chopped ; 1 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the salmon with half of the salt and the black pepper and fry it in the olive oil over medium-high heat for 6 minutes, turning once<, until it flakes|>. Break it into large pieces.
- Stir the yogurt with the lemon juice, dill and the rest of the salt. Warm the tortillas in a dry pan for 1 minute.
- Spread the tortillas with the yogurt, fill with the salad leaves, cucumber, avocado and salmon, and roll up.
= Tuna Wraps ; tuna wrap, tuna mayo wraps, tuna mayo wrap, tuna salad wraps, thunfisch wraps, wraps au thon, wraps de atun, wraps al tonno
filled ; american ; lunch ; 4 ; 15+0 ; none
Tuna with sweetcorn and mayonnaise, rolled up with crisp lettuce.
!300 g canned tuna, drained ; !8 flour tortillas ; 80 g mayonnaise ; 50 g yogurt ; 1 tbsp lemon juice ; 150 g canned sweetcorn, drained ; 1/2 red onion, finely chopped ; 1 romaine lettuce, shredded ; 1 cucumber, in thin sticks ; 1/4 tsp salt ; 1/4 tsp black pepper
- Stir the mayonnaise with the yogurt, lemon juice, salt and black pepper. Fold in the tuna, sweetcorn and red onion.
- Lay the lettuce and cucumber on the tortillas and spoon the tuna on top.
- Roll up tightly and cut in half.
= Ham and Cheese Wraps ; ham wraps, ham wrap, ham and cheese wrap, cheese and ham wraps, schinken wraps, wraps au jambon, wraps de jamon
filled ; american ; lunch ; 4 ; 10+0 ; none
Ham, cheddar and crunchy leaves rolled up in soft tortillas.
!200 g ham, thinly sliced ; !8 flour tortillas ; !120 g cheddar, grated ; 120 g cream cheese ; 1 tbsp mustard ; 1 romaine lettuce, shredded ; 2 tomatoes, sliced ; 1/4 tsp black pepper
- Stir the mustard and black pepper into the cream cheese and spread it on the tortillas, to the edge.
- Lay the ham, lettuce and tomatoes on top and scatter with the cheddar.
- Roll up tightly and cut in half.
= Soy Salmon Noodles ; salmon noodles, salmon with noodles, salmon noodle bowl, salmon udon, salmon noodle stir fry, lachs mit nudeln asiatisch
noodles ; japanese ; dinner ; 4 ; 15+16 ; stove
Noodles and pak choi in a soy and ginger sauce under glazed salmon.
!*4 salmon fillets, skin on / trout fillets, skin on / firm tofu, sliced ; !280 g egg noodles ; 300 g pak choi, quartered ; 3 spring onions, sliced ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 5 tbsp soy sauce ; 2 tbsp honey ; 1 tbsp rice vinegar ; 1 tbsp sesame oil ; 2 tbsp sunflower oil ; 1 tbsp sesame seeds
- Boil the egg noodles for 4 minutes, drain and rinse. Stir the soy sauce with the honey, rice vinegar, garlic and ginger.
- Fry the salmon in half of the sunflower oil over medium-high heat for 7 minutes, turning once<, until it flakes|>. Pour in a third of the sauce and let it bubble for 1 minute. Lift out.
- Toss the pak choi in the rest of the sunflower oil over high heat for 2 minutes. Add the noodles, sesame oil and the rest of the sauce and toss for 2 minutes.
- Divide among bowls, lay the salmon on top and scatter with the spring onions and sesame seeds.
= Salmon Stir-Fry ; salmon stir fry, stir fried salmon, salmon and vegetable stir fry, salmon stir fry with vegetables
fry ; chinese ; dinner ; 4 ; 15+12 ; stove
Cubes of salmon with sugar snap peas and peppers in a light soy sauce.
!*500 g salmon fillets, skinned and cut into 3 cm cubes / firm tofu, pressed and cut into 2 cm cubes ; !200 g sugar snap peas ; 2 red peppers, sliced ; 4 spring onions, sliced ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp soy sauce ; 1 tbsp honey ; 1 tbsp lime juice ; 1 tsp cornflour ; 3 tbsp sunflower oil
- Stir the soy sauce with the honey, lime juice and cornflour until smooth.
- Fry the salmon in half of the sunflower oil in a wide pan over high heat for 4 minutes, turning once<, until it is browned and flakes|>. Lift out.
- Toss the red peppers and sugar snap peas in the rest of the oil for 4 minutes. Add the garlic and ginger for 1 minute, pour in the sauce and let it bubble for 1 minute.
- Return the salmon with the spring onions and turn it gently for 1 minute.
= Warm Lamb Salad ; lamb salad, lamb and feta salad, lamb and mint salad, salad with lamb, lammsalat, salade d'agneau
salad ; greek ; dinner lunch ; 4 ; 20+10 ; stove
Slices of seared lamb over cucumber, tomatoes and feta with a minted lemon dressing.
!*500 g lamb leg steaks / sirloin steaks / halloumi, sliced ; 1 cucumber, in chunks ; 300 g cherry tomatoes, halved ; !120 g feta, crumbled ; 120 g mixed salad leaves ; 1/2 red onion, thinly sliced ; 1 handful mint, chopped ; 2 tbsp lemon juice ; 5 tbsp olive oil ; 1 tsp dried oregano ; 1 tsp salt ; 1/4 tsp black pepper
- Rub the lamb with the oregano, half of the salt, the black pepper and a little of the olive oil. Sear in a very hot pan for 4 minutes on each side for pink, or longer to taste. Rest for 5 minutes and slice.
- Shake the lemon juice with most of the mint, the rest of the olive oil and the rest of the salt.
- Toss the salad leaves, cucumber, cherry tomatoes and red onion with the dressing. Top with the lamb, feta and the rest of the mint.
= Yogurt Pizza Dough ; two ingredient dough, greek yogurt pizza dough, greek yogurt dough
bread ; american ; side ; 4 ; 15+0 ; none
A soft dough of flour and yogurt that needs no yeast and no waiting.
!300 g self-raising flour ; !280 g Greek yogurt ; 1/4 tsp salt
- Stir the self-raising flour with the Greek yogurt and salt until it clumps together.
- Knead on a floured board for 3 minutes, until smooth, and divide into {2} balls.
- Roll thin, top and bake at once, in a very hot oven.
= Two-Ingredient Chocolate Mousse ; chocolate cream mousse, chocolate mousse without eggs, whipped cream chocolate mousse
pudding ; french ; dessert ; 4 ; 15+4 rest 60 ; stove
Dark chocolate folded into whipped cream.
!150 g dark chocolate, chopped ; !300 ml double cream, cold ; 1 pinch salt
- Melt the dark chocolate with the salt in a bowl over hot water for 4 minutes and leave to cool until lukewarm.
- Whip the double cream to soft peaks. Stir a third of it quickly into the chocolate and fold in the rest.
- Spoon into {4} glasses and chill for 1 hour.
= Coq au Riesling ; coq au vin blanc, coq au vin with white wine, coq au vin white wine, chicken in white wine, chicken in riesling, poulet au riesling, coq au vin jaune, hahnchen in riesling, huhn in riesling, poulet au vin blanc, pollo al vino bianco
stew ; french ; dinner ; 4 ; 20+65 ; stove
Chicken braised in white wine with mushrooms and cream, from Alsace.
!*8 chicken thighs ; 100 g smoked bacon, diced ; 30 g butter ; 4 shallots, sliced ; 250 g button mushrooms, halved ; 2 cloves garlic, crushed ; 1 tbsp plain flour ; !400 ml white wine ; 150 ml chicken stock ; 150 ml double cream ; 3 sprigs thyme ; 1 handful parsley, chopped ; 1 tsp lemon juice ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Brown it in the butter, skin side down, for 8 minutes and then for 3 minutes, and lift out.
- Fry the bacon, shallots and button mushrooms in the fat for 8 minutes. Stir in the garlic and flour for 1 minute, pour in the white wine and let it bubble for 3 minutes.
- Add the chicken stock and thyme and return the chicken. Cover and simmer for 35 minutes, until the meat comes away from the bone.
- Stir in the double cream and lemon juice and simmer for 5 minutes. Take out the thyme and scatter with the parsley.
= Egg White Omelette ; egg white omelet, egg whites omelette, egg white frittata, egg whites with spinach, omelette of egg whites, eiweissomelett, omelette de blancs d oeufs, tortilla de claras, frittata di albumi
egg ; american ; breakfast lunch ; 2 ; 5+8 ; stove
Egg whites beaten to a froth and folded over spinach and cheese.
!6 egg whites ; 100 g spinach, washed ; 60 g feta, crumbled ; 2 spring onions, sliced ; 1 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the spring onions and spinach in half of the olive oil over high heat for 2 minutes, until wilted and dry. Tip out.
- Whisk the egg whites with the salt and black pepper until frothy. Heat the rest of the olive oil in the pan over medium heat, pour in the whites and cook for 3 minutes, until nearly set.
- Spread with the spinach and feta, fold over and cook for 2 minutes, until set all through.
= Chickpea Flour Frittata ; vegan frittata, eggless frittata, egg free frittata, frittata without eggs, chickpea frittata, frittata vegana, vegane frittata, frittata vegane, farifrittata
egg ; italian ; lunch dinner ; 4 ; 15+32 ; oven stove
A thick slice of chickpea batter and vegetables, baked in the pan.
!200 g chickpea flour ; 450 ml water ; !*300 g courgettes, sliced ; 1 red pepper, diced ; 1 onion, sliced ; 3 tbsp olive oil ; 2 tbsp nutritional yeast ; 1 tsp baking powder ; 1 handful basil, torn ; 1 tsp salt ; 1/4 tsp black pepper
- Whisk the chickpea flour with the water, nutritional yeast, half of the salt and the black pepper, and leave for 10 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Fry the onion, courgettes and red pepper in the olive oil with the rest of the salt for 9 minutes, until tender and dry.
- Whisk the baking powder into the batter, pour it over the vegetables and scatter with the basil.
- Bake for 22 minutes, until firm in the middle and golden at the edges. Leave for 5 minutes before slicing.
= Savoury French Toast ; savory french toast, french toast with cheese, cheesy french toast, eggy bread with cheese, herzhafte arme ritter, pain perdu sale
griddle ; french ; breakfast lunch ; 2 ; 8+10 ; stove
Slices of bread soaked in egg and milk and fried with cheese and herbs.
!4 slices sourdough bread ; !3 eggs ; 120 ml milk ; !60 g parmesan, finely grated ; 1 handful chives, snipped ; 20 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Whisk the eggs with the milk, half of the parmesan, the chives, salt and black pepper in a wide dish.
- Lay in the sourdough bread for 3 minutes, turning once, until it has drunk most of it.
- Fry in the butter over medium heat for 4 minutes on each side, until golden and set in the middle. Scatter with the rest of the parmesan.
= Katsu Sando ; chicken katsu sando, tonkatsu sando, pork katsu sando, katsu sandwich, chicken katsu sandwich, katsu sandwiches, japanese cutlet sandwich
filled ; japanese ; lunch ; 2 ; 20+8 ; stove
A crisp cutlet with cabbage and a dark, fruity sauce between slices of soft white bread.
!*300 g chicken breast fillets, beaten flat / pork tenderloin, beaten flat / firm tofu, sliced ; 30 g plain flour ; 1 egg, beaten ; !60 g panko breadcrumbs ; 100 ml sunflower oil ; !4 slices white bread ; 80 g white cabbage, shredded ; 2 tbsp mayonnaise ; 2 tbsp ketchup ; 1 tbsp Worcestershire sauce ; 1/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Turn it in the flour, then in the egg, then in the panko.
- Fry it in the sunflower oil over medium heat for 4 minutes on each side, until golden<, with no pink left|>, and drain.
- Stir the ketchup with the Worcestershire sauce. Spread the white bread with the mayonnaise.
- Fill with the cutlets, the sauce and the cabbage, press together and cut in half.
= Sofrito ; spanish sofrito, tomato sofrito, sofrito base, sofregit
sauce ; spanish ; dinner ; 6 ; 15+40 ; stove
Onion, pepper, garlic and tomato cooked down slowly in oil: what half of Spain's dishes begin with.
!2 onions, finely chopped ; !500 g ripe tomatoes, grated / canned chopped tomatoes ; 1 green pepper, finely chopped ; 3 cloves garlic, crushed ; 80 ml olive oil ; 1/2 tsp sweet paprika ; 1/2 tsp salt
- Cook the onions and green pepper in the olive oil with the salt over low heat for 20 minutes, stirring often, until soft and golden.
- Stir in the garlic and sweet paprika for 1 minute.
- Add the tomatoes and cook for 18 minutes, until thick and dark and the oil parts from it.
= Pozole Verde ; green pozole, pozole verde de pollo, chicken pozole verde, pozole verde with chicken, green chicken pozole
soup ; mexican ; dinner ; 6 ; 25+50 ; stove blender
Chicken and hominy in a broth green with tomatillos, chilies and coriander.
!*900 g chicken thighs, skin off / chestnut mushrooms, halved ; !600 g canned hominy, drained and rinsed / canned sweetcorn, drained ; !400 g tomatillos / 400 g green tomatoes ; 1 onion, chopped ; 4 cloves garlic ; 2 green chillies ; 1 bunch fresh coriander ; 60 g pumpkin seeds ; 1.5 l chicken stock ; 1 tsp dried oregano ; 1 tbsp sunflower oil ; 1 lime, in wedges ; 4 radishes, sliced ; 1 1/2 tsp salt
- Simmer the chicken in the chicken stock with the salt for 30 minutes<, until cooked through, and lift out to shred|>.
- Toast the pumpkin seeds in a dry pan for 2 minutes. Blend them with the tomatillos, onion, garlic, green chillies and most of the coriander until smooth.
- Cook the green sauce in the sunflower oil for 6 minutes, stirring, and pour it into the broth with the hominy and oregano. Simmer for 12 minutes.
- Return the chicken, and serve with the lime, radishes and the rest of the coriander.
`;
