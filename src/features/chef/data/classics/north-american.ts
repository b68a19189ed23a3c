/** Dishes of the United States, Canada and Australia; how the table is read: rules/classics/classic.ts. */
export const NORTH_AMERICAN = `
= Hamburger ; burger, burgers, hamburgers, beef burger, cheeseburger, cheeseburgers, cheese burger, turkey burger, classic burger
filled ; american ; dinner ; 4 ; 20+10 ; stove
A seared patty of minced beef in a soft bun.
!*600 g minced beef / minced turkey / minced lamb / canned black beans, mashed / cooked lentils, mashed ; !4 burger buns, halved ; ?4 slices cheddar ; 1 onion, thinly sliced ; 2 tomatoes, sliced ; 4 leaves lettuce ; 4 tbsp ketchup ; 2 tbsp mayonnaise ; 4 gherkins, sliced ; 1 tbsp sunflower oil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Shape the minced beef loosely into {4} patties, press a hollow into each and season with the salt and black pepper.
- Sear in the sunflower oil in a very hot pan for 4 minutes on each side<, until brown and cooked through (71 °C / 160 °F)|, until brown>, laying on the cheddar for the last minute.
- Toast the burger buns. Spread with the mayonnaise and ketchup, and fill with the lettuce, tomatoes, patties, onion and gherkins.
= Mac and Cheese ; macaroni cheese, macaroni and cheese, mac n cheese, mac cheese, vegan mac and cheese, mac and cheese bake
bake ; american ; dinner ; 4 ; 15+40 ; stove oven
Macaroni in cheese sauce, baked under crumbs.
!350 g macaroni ; 50 g butter ; 50 g plain flour ; !700 ml milk ; !250 g cheddar, grated ; 1 tsp mustard ; 1/4 tsp ground nutmeg ; 40 g breadcrumbs ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the macaroni with half of the salt for 8 minutes and drain.
- Melt the butter, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes, until it coats a spoon. Take off the heat and stir in most of the cheddar, the mustard, nutmeg, black pepper and the rest of the salt.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the macaroni with the sauce in a dish and scatter with the breadcrumbs and the rest of the cheese.
- Bake for 20 minutes, until golden and bubbling.
= Meatloaf ; american meatloaf, hackbraten, falscher hase
bake ; american ; dinner ; 6 ; 20+65|45 ; oven
A baked loaf of minced meat under a tomato glaze.
!*800 g minced beef / minced pork / minced turkey / cooked lentils, mashed ; 100 g breadcrumbs ; 120 ml milk ; 1 egg ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp Worcestershire sauce ; 1 tsp dried thyme ; !120 g ketchup ; 2 tbsp brown sugar ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Soak the breadcrumbs in the milk for 5 minutes.
- Knead with the minced beef, egg, onion, garlic, Worcestershire sauce, thyme, salt, black pepper and a quarter of the ketchup. Shape into a loaf on a lined tray.
- Stir the rest of the ketchup with the brown sugar, spread over and bake for <60 minutes, until it reads 71 °C (160 °F) inside|40 minutes>. Rest for 10 minutes before slicing.
= Fried Chicken ; southern fried chicken, buttermilk fried chicken, crispy fried chicken, kfc
fry ; american ; dinner ; 4 ; 20+35 rest 240 ; stove
Chicken soaked in buttermilk and fried in a craggy crust.
!*1000 g chicken legs, in joints / cauliflower, in large florets / oyster mushrooms ; !400 ml buttermilk ; !250 g plain flour ; 1 tbsp sweet paprika ; 1 tsp garlic powder ; 1 tsp dried thyme ; 1/2 tsp cayenne pepper ; 1 tsp black pepper ; 2 tsp salt ; 1500 ml sunflower oil, for deep-frying
- Mix the buttermilk with half of the salt, turn the chicken in it and chill for 4 hours.
- Mix the flour with the paprika, garlic powder, thyme, cayenne, black pepper and the rest of the salt. Lift out the chicken and press it firmly into the flour.
- Fry in the sunflower oil at 165 °C (330 °F) in two batches for <15 minutes each, turning, until deep brown and 74 °C (165 °F) inside|6 minutes each, until deep brown>. Drain on a rack.
= Buffalo Wings ; chicken wings, hot wings, buffalo chicken wings, wings
roast ; american ; snacks ; 4 ; 10+50 ; oven stove
Crisp wings in butter and hot sauce.
!*1200 g chicken wings / cauliflower, in florets ; 1 tbsp baking powder ; 1 tsp salt ; !120 ml hot sauce ; !60 g butter ; 1 tsp honey
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the dry chicken wings with the baking powder and salt and spread on a rack over a tray.
- Roast for <45 minutes, turning once, until crisp and cooked through|28 minutes, turning once, until crisp>.
- Warm the hot sauce with the butter and honey and toss the wings in it.
= BBQ Ribs ; ribs, sticky ribs, barbecue ribs, spare ribs, spareribs, bbq spare ribs, pork ribs, baby back ribs
roast ; american ; dinner ; 4 ; 20+180 ; oven stove
Pork ribs rubbed with spice, cooked slowly and glazed.
!*1600 g pork ribs ; 2 tbsp brown sugar ; 1 tbsp smoked paprika ; 1 tsp garlic powder ; 1 tsp ground cumin ; 2 tsp salt ; 1/2 tsp black pepper ; !200 g ketchup ; 3 tbsp cider vinegar ; 2 tbsp honey ; 1 tbsp Worcestershire sauce ; 1 tsp mustard
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Rub the ribs with the brown sugar, half of the smoked paprika, the garlic powder, cumin, salt and black pepper. Wrap in foil and bake for 150 minutes, until tender.
- Simmer the ketchup with the cider vinegar, honey, Worcestershire sauce, mustard and the rest of the smoked paprika for 8 minutes.
- Unwrap the ribs, brush with the sauce and bake at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 18 minutes, brushing twice, until sticky.
= Pulled Pork ; bbq pulled pork, pulled jackfruit
roast ; american ; dinner ; 8 ; 20+300|60 ; oven
Pork shoulder cooked until it pulls apart, in barbecue sauce.
!*2000 g pork shoulder, in one piece / 1200 g canned jackfruit, drained ; 3 tbsp brown sugar ; 2 tbsp smoked paprika ; 2 tsp ground cumin ; 2 tsp garlic powder ; 1 tbsp salt ; 1 tsp black pepper ; 300 ml apple juice ; !300 g barbecue sauce ; 8 burger buns
- Heat the oven to 140 °C (285 °F), or 130 °C (265 °F) with the fan on. Rub the pork with the brown sugar, smoked paprika, cumin, garlic powder, salt and black pepper.
- Put into a dish with the apple juice, cover tightly and cook for <290 minutes, until it pulls apart (93 °C / 200 °F)|50 minutes>. Leave for 15 minutes.
- Shred<, discarding fat|>, mix with the barbecue sauce and some of the juices, and serve in the burger buns.
= Clam Chowder ; new england clam chowder, chowder, corn chowder, fish chowder, seafood chowder
soup ; american ; lunch ; 4 ; 20+30 ; stove
A thick creamy soup of clams, potatoes and bacon.
!*400 g canned clams, with their liquid / sweetcorn / cod fillets, in chunks ; 100 g smoked bacon, diced / smoked tofu, diced ; 1 onion, chopped ; 2 sticks celery, diced ; 30 g butter ; 30 g plain flour ; 600 ml fish stock ; !500 g waxy potatoes, diced ; 1 bay leaf ; !250 ml double cream ; 1/2 tsp salt ; 1/4 tsp white pepper ; 1 handful parsley, chopped
- Fry the bacon in the butter for 5 minutes. Add the onion and celery for 7 minutes and stir in the flour for 1 minute.
- Pour in the fish stock, add the potatoes, bay leaf, salt and white pepper and simmer for 14 minutes, until tender.
- Stir in the clams with any liquid and the double cream and simmer gently for 4 minutes. Take out the bay leaf and scatter with the parsley.
= Gumbo ; chicken gumbo, louisiana gumbo, seafood gumbo, chicken and sausage gumbo
stew ; cajun ; dinner ; 6 ; 25+80 ; stove
A dark stew of chicken and sausage, thickened with a roux.
!*600 g chicken thigh fillets, diced / canned black-eyed peas, drained ; 250 g andouille, sliced / smoked sausage, sliced / smoked tofu, diced ; !80 ml sunflower oil ; !80 g plain flour ; 1 onion, chopped ; 1 green pepper, diced ; 2 sticks celery, diced ; 4 cloves garlic, crushed ; 2 tsp Cajun seasoning ; 1200 ml chicken stock ; ?250 g okra, sliced ; 2 bay leaves ; 1 tsp salt
- Cook the flour in the sunflower oil in a heavy pan over medium heat for 20 minutes, stirring all the time, until it is the color of chocolate.
- Stir in the onion, green pepper and celery for 6 minutes, then the garlic and Cajun seasoning. Whisk in the chicken stock.
- Add the chicken, andouille, bay leaves and salt and simmer for 30 minutes.[ Add the okra.] Cook for 12 minutes more<, until the chicken is tender|>. Take out the bay leaves and serve, if you like, with rice.
= Jambalaya ; chicken and sausage jambalaya, cajun jambalaya
rice ; cajun ; dinner ; 6 ; 20+45 ; stove
Rice cooked with sausage, chicken, prawns and peppers.
!320 g long-grain rice, rinsed ; !*400 g chicken thigh fillets, diced / canned kidney beans, drained ; 200 g andouille, sliced / smoked sausage, sliced / smoked tofu, diced ; 200 g raw prawns, peeled / sweetcorn ; 1 onion, chopped ; 1 green pepper, diced ; 2 sticks celery, diced ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; !1 tbsp Cajun seasoning ; 400 g canned chopped tomatoes ; 700 ml chicken stock ; 2 bay leaves ; 1 tsp salt
- Brown the andouille and chicken in the sunflower oil for 8 minutes. Add the onion, green pepper and celery for 8 minutes, then the garlic and Cajun seasoning.
- Stir in the rice, chopped tomatoes, chicken stock, bay leaves and salt. Cover and cook over low heat for 18 minutes.
- Lay the prawns on top, cover and cook for 6 minutes<, until pink and the chicken is cooked through|>. Take out the bay leaves.
= Caesar Salad ; chicken caesar salad, chicken caesar, caesar, casar salat, salade cesar
salad ; american ; lunch ; 4 ; 20+10 ; oven
Cos lettuce, croutons and parmesan in an anchovy and egg dressing.
!2 romaine lettuces, torn ; !100 g ciabatta, cubed ; 120 ml olive oil ; !4 anchovy fillets / 1 tbsp capers ; 1 clove garlic, crushed ; !1 egg yolk, very fresh or pasteurised / 2 tbsp mayonnaise / 2 tbsp vegan mayonnaise / 80 g Greek yogurt ; 2 tbsp lemon juice ; 1 tsp Dijon mustard ; !60 g parmesan, shaved ; 1/4 tsp salt ; 1/4 tsp black pepper
- Toss the ciabatta with a quarter of the olive oil and the salt and bake at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for 10 minutes, until crisp.
- Mash the anchovy with the garlic, and whisk in the egg yolk, lemon juice, mustard and black pepper, then the rest of the oil in a thin stream.
- Toss the lettuces in the dressing with half of the parmesan, and top with the croutons and the rest of the cheese.
= Cobb Salad ; american cobb salad
salad ; american ; lunch ; 4 ; 25+20 ; stove
Chicken, bacon, egg, avocado and blue cheese in rows on lettuce.
!*300 g chicken breast fillets / canned chickpeas, drained ; 150 g smoked bacon, in strips / smoked tofu, in strips ; !4 eggs / 200 g firm tofu, cubed ; !1 romaine lettuce, shredded ; !2 avocados, diced ; 200 g cherry tomatoes, halved ; !100 g blue cheese, crumbled ; 5 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 3/4 tsp salt
- Poach the chicken in barely simmering water for <15 minutes, until it reads 74 °C (165 °F) inside, and slice|2 minutes and drain>. Boil the eggs for 9 minutes, peel and quarter. Fry the bacon until crisp.
- Whisk the olive oil with the red wine vinegar, mustard and salt.
- Lay the chicken, bacon, eggs, avocados, cherry tomatoes and blue cheese in rows on the lettuce and pour over the dressing.
= Waldorf Salad ; apple walnut salad, waldorfsalat
salad ; american ; lunch ; 4 ; 15+0 ; none
Apples, celery and walnuts in mayonnaise.
!3 apples, diced ; !4 sticks celery, sliced ; !80 g walnuts, toasted / sunflower seeds, toasted ; 150 g grapes, halved ; 80 g mayonnaise ; 60 g yogurt ; 1 tbsp lemon juice ; 1/4 tsp salt
- Toss the apples with the lemon juice.
- Stir the mayonnaise with the yogurt and salt.
- Fold in the apples, celery, grapes and most of the walnuts, and scatter with the rest.
= Coleslaw ; slaw, krautsalat, creamy coleslaw
salad ; american ; lunch ; 6 ; 15+0 rest 30 ; none
Shredded cabbage and carrot in a creamy dressing.
!500 g white cabbage, finely shredded ; !2 carrots, coarsely grated ; 1/2 onion, finely sliced ; !100 g mayonnaise ; 80 g yogurt ; 1 tbsp cider vinegar ; 1 tsp mustard ; 1 tsp sugar ; 1 tsp salt
- Toss the cabbage with the salt and leave for 10 minutes.
- Stir the mayonnaise with the yogurt, cider vinegar, mustard and sugar.
- Fold in the cabbage, carrots and onion and chill for 30 minutes.
= American Potato Salad ; creamy potato salad, potato salad with mayonnaise, potato salad with mayo, mayo potato salad, kartoffelsalat mit mayo, kartoffelsalat mit mayonnaise
salad ; american ; lunch ; 6 ; 20+25 rest 60 ; stove
Potatoes and eggs in mayonnaise with celery and gherkins.
!1000 g waxy potatoes, diced ; !3 eggs / 100 g celery, sliced ; !150 g mayonnaise ; 100 g yogurt ; 1 tbsp mustard ; 2 sticks celery, diced ; 4 gherkins, diced ; 3 spring onions, sliced ; 1 1/4 tsp salt
- Boil the potatoes with half of the salt for 14 minutes and drain. Boil the eggs for 9 minutes, peel and chop.
- Stir the mayonnaise with the yogurt, mustard and the rest of the salt.
- Fold in the potatoes, eggs, celery, gherkins and spring onions and chill for 60 minutes.
= Chicken Noodle Soup ; chicken soup, hahnchensuppe, huhnersuppe, huehnersuppe, hunernudelsuppe, soupe au poulet, sopa de pollo
soup ; american ; dinner ; 4 ; 20+40 ; stove
A clear broth with chicken, vegetables and noodles.
!*500 g chicken thigh fillets / canned chickpeas, drained ; 1600 ml chicken stock ; !120 g egg noodles ; 1 onion, chopped ; 2 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 1 bay leaf ; 3 sprigs thyme ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrots and celery in the olive oil for 8 minutes. Add the garlic, chicken stock, bay leaf, thyme, salt and chicken and simmer for <20 minutes, until the chicken reads 74 °C (165 °F) inside. Lift it out and shred it|12 minutes>.
- Add the egg noodles and cook for 6 minutes.
- <Return the chicken, season|Season> with the black pepper, take out the bay leaf and thyme and scatter with the parsley.
= Tomato Soup ; cream of tomato soup, tomatensuppe, soupe a la tomate, soupe de tomates, sopa de tomate, zuppa di pomodoro, tomatencremesuppe
soup ; american ; lunch ; 4 ; 10+30 ; stove blender
Smooth soup of tomatoes with a little cream.
!800 g canned chopped tomatoes / 1200 g tomatoes, chopped ; 1 onion, chopped ; 1 carrot, diced ; 2 cloves garlic, crushed ; 30 g butter ; 500 ml vegetable stock ; 1 tsp sugar ; 100 ml double cream ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion and carrot in the butter for 8 minutes. Add the garlic for 1 minute.
- Add the chopped tomatoes, vegetable stock, sugar, salt and black pepper and simmer for 18 minutes. Blend until smooth.
- Stir in the double cream, warm through and tear in the basil.
= Pumpkin Soup ; kurbissuppe, kuerbissuppe, squash soup, butternut squash soup, butternut soup, soupe au potiron, soupe a la citrouille, crema de calabaza, zuppa di zucca, kurbiscremesuppe
soup ; american ; lunch ; 4 ; 15+35 ; stove blender
Smooth soup of pumpkin with ginger and cream.
!1000 g pumpkin, peeled and diced / butternut squash, peeled and diced ; 1 onion, chopped ; 1 tbsp ginger, grated ; 2 tbsp olive oil ; 900 ml vegetable stock ; 150 ml double cream ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt ; 30 g pumpkin seeds, toasted
- Cook the onion in the olive oil for 7 minutes. Stir in the ginger for 1 minute.
- Add the pumpkin, vegetable stock and salt and simmer for 20 minutes, until soft. Blend until smooth.
- Stir in the double cream and nutmeg, and scatter with the pumpkin seeds.
= BLT Sandwich ; blt, bacon lettuce and tomato sandwich
filled ; american ; lunch ; 2 ; 10+8 ; stove
Bacon, lettuce and tomato in toast.
!*8 rashers smoked bacon / 150 g smoked tofu, sliced ; !4 slices white bread, toasted ; !4 leaves lettuce ; !2 tomatoes, sliced ; 3 tbsp mayonnaise ; 1/4 tsp black pepper
- Fry the bacon over medium heat for 7 minutes, until crisp. Drain.
- Spread the toasted white bread with the mayonnaise.
- Fill with the lettuce, tomatoes, black pepper and bacon, and cut in half.
= Club Sandwich ; chicken club sandwich, chicken club
filled ; american ; lunch ; 2 ; 15+20 ; stove
Three layers of toast with chicken, bacon, lettuce and tomato.
!6 slices white bread, toasted ; !*250 g chicken breast fillets / smoked tofu, sliced ; 4 rashers smoked bacon / 80 g smoked tofu, sliced ; !4 leaves lettuce ; 2 tomatoes, sliced ; 4 tbsp mayonnaise ; 1 tbsp sunflower oil ; 1/2 tsp salt
- Season the chicken with the salt and fry in the sunflower oil for <6 minutes on each side, until it reads 74 °C (165 °F) inside. Rest and slice|3 minutes on each side>. Fry the bacon until crisp.
- Spread the toasted white bread with the mayonnaise.
- Layer with the lettuce, tomatoes, chicken and bacon, using three slices for each sandwich, and cut into quarters.
= Grilled Cheese Sandwich ; grilled cheese, toasted cheese sandwich, cheese toastie, toastie, toasted sandwich, toasted sandwiches, toasties, cheese and ham toastie, ham and cheese toastie, toasted cheese and ham sandwich, toasted ham and cheese sandwich
filled ; american ; lunch ; 2 ; 5+8 ; stove
Bread fried in butter around melting cheese.
!4 slices sourdough bread ; !160 g cheddar, grated ; !30 g butter, soft
- Spread one side of the sourdough bread with the butter.
- Turn half of the slices over, heap on the cheddar and cover with the others, buttered side out.
- Fry over medium-low heat for 4 minutes on each side, until golden and melted.
= Tuna Sandwich ; tuna salad sandwich, tuna mayo sandwich, tuna sandwiches, thunfisch sandwich, sandwich au thon, sandwich de atun
filled ; american ; lunch ; 2 ; 10+0 ; none
Tuna in mayonnaise with celery, between slices of bread.
!*200 g canned tuna, drained / canned chickpeas, drained and mashed ; !60 g mayonnaise ; 1 stick celery, diced ; 2 spring onions, sliced ; 1 tsp lemon juice ; 4 slices wholemeal bread ; 2 leaves lettuce ; 1/4 tsp black pepper
- Flake the tuna and mix with the mayonnaise, celery, spring onions, lemon juice and black pepper.
- Lay the lettuce on half of the wholemeal bread and spread with the tuna.
- Cover with the other slices and cut in half.
= Chicken Sandwich ; chicken sandwiches, classic chicken sandwich, cold chicken sandwich, hahnchen sandwich, sandwich au poulet, sandwich de pollo
filled ; american ; lunch ; 2 ; 10+0 ; none
Cooked chicken in mustard mayonnaise with tomato and lettuce, between slices of bread.
!*250 g cooked chicken, torn into pieces ; 50 g mayonnaise ; 1 tsp Dijon mustard ; 1 tomato, sliced ; 1 tsp lemon juice ; !4 slices wholemeal bread ; 4 leaves lettuce ; 1/4 tsp salt ; 1/4 tsp black pepper
- Stir the chicken with the mayonnaise, Dijon mustard, lemon juice, salt and black pepper.
- Lay the lettuce and tomato on half of the wholemeal bread and heap the chicken on top.
- Cover with the other slices and cut in half.
= Tuna Salad ; tuna salad, classic tuna salad, tuna mayo salad, tuna mayonnaise, tuna salad with mayonnaise, thunfischsalat, salade de thon, ensalada de atun, insalata di tonno
salad ; american ; lunch ; 4 ; 15+0 ; none
Tuna bound with mayonnaise, celery and gherkins, on crisp lettuce.
!*320 g canned tuna, drained / canned salmon, drained / canned chickpeas, drained and roughly mashed ; !100 g mayonnaise ; 3 tbsp yogurt ; 1 tbsp lemon juice ; 1 tsp Dijon mustard ; 2 sticks celery, diced ; 1 shallot, finely chopped ; 3 gherkins, diced ; 1 handful dill, chopped ; 1 romaine lettuce, torn ; 250 g cherry tomatoes, halved ; 1/4 tsp salt ; 1/4 tsp black pepper
- Stir the mayonnaise with the yogurt, lemon juice, mustard, salt and black pepper.
- Break up the tuna and fold in with the celery, shallot, gherkins and dill.
- Spread the lettuce and cherry tomatoes on plates and heap the tuna on top.
= Tuna Melt ; tuna melts, tuna melt sandwich, tuna cheese melt, tuna toastie, tuna and cheese toastie, tuna cheese toastie, grilled tuna sandwich, thunfisch toast, thunfischtoast
filled ; american ; lunch ; 2 ; 10+8 ; stove
Tuna mayonnaise and melting cheddar between slices of bread fried in butter.
!*160 g canned tuna, drained / canned chickpeas, drained and mashed ; !100 g cheddar, grated ; 3 tbsp mayonnaise ; 1 stick celery, finely diced ; 2 spring onions, sliced ; 1 tsp lemon juice ; !4 slices sourdough bread ; 25 g butter, soft ; 1 pinch salt ; 1/4 tsp black pepper
- Flake the tuna and mix with the mayonnaise, celery, spring onions, lemon juice, salt and black pepper.
- Spread one side of the sourdough bread with the butter. Turn half of the slices over, heap with half of the cheddar, then the tuna, then the rest of the cheddar, and cover with the others, buttered side out.
- Fry over medium-low heat for 4 minutes on each side, until golden and melted.
= Egg Salad Sandwich ; egg sandwich, egg mayo sandwich, egg mayonnaise, egg salad, eiersalat
filled ; american ; lunch ; 2 ; 10+12 ; stove
Chopped eggs in mayonnaise with chives, between slices of bread.
!4 eggs / 250 g firm tofu, crumbled ; !60 g mayonnaise ; 1 tsp mustard ; 1 handful chives, snipped ; 4 slices white bread ; 2 leaves lettuce ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the eggs for 9 minutes, cool, peel and chop.
- Mix with the mayonnaise, mustard, chives, salt and black pepper.
- Fill the white bread with the lettuce and egg, and cut in half.
= Philly Cheesesteak ; cheesesteak, philly cheese steak, steak sandwich
filled ; american ; lunch ; 4 ; 15+18 ; stove
Thin beef and onions under melted cheese in a roll.
!*600 g sirloin steak, very thinly sliced / portobello mushrooms, sliced ; !2 onions, sliced ; 1 green pepper, sliced ; !160 g provolone, sliced ; 4 long bread rolls ; 3 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onions and green pepper in half of the sunflower oil for 10 minutes, until golden, and lift out.
- Sear the steak with the salt and black pepper in the rest of the oil for 4 minutes. Mix with the onions, lay on the provolone and cover for 1 minute, until melted.
- Fill the bread rolls and serve.
= Reuben Sandwich ; reuben, reubens, reuben sandwiches, corned beef reuben, pastrami reuben, rachel sandwich, reuben on rye
filled ; american ; lunch ; 2 ; 10+10 ; stove
Salt beef, sauerkraut and melted cheese in grilled rye bread.
!*200 g salt beef, thinly sliced / corned beef, thinly sliced / pastrami, thinly sliced / smoked tofu, thinly sliced ; !4 slices rye bread ; !120 g sauerkraut, drained / white cabbage, finely shredded ; !100 g Emmental, sliced ; 3 tbsp mayonnaise ; 1 tbsp ketchup ; 1 gherkin, finely chopped ; 1/2 tsp Worcestershire sauce ; 1 pinch black pepper ; 25 g butter, soft
- Stir the mayonnaise with the ketchup, gherkin, Worcestershire sauce and black pepper. Press the sauerkraut dry.
- Spread one side of the rye bread with the butter. Turn the slices over and spread with the dressing. Layer half of them with the Emmental, salt beef and sauerkraut and cover with the others, buttered side out.
- Fry over medium-low heat for 4 minutes on each side, pressing lightly, until golden and melted.
= Patty Melt ; patty melts, patty melt sandwich, hamburger melt, beef patty melt, burger melt
filled ; american ; lunch dinner ; 2 ; 10+32 ; stove
A thin beef patty with browned onions and melted cheese in grilled rye bread.
!*300 g minced beef / minced turkey / cooked lentils, mashed ; !4 slices rye bread ; !2 onions, sliced ; !100 g Emmental, sliced ; 40 g butter, soft ; 1 tbsp sunflower oil ; 2 tbsp mayonnaise ; 1 tsp mustard ; 1 tsp Worcestershire sauce ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onions in half of the butter over medium heat for 15 minutes, until soft and brown. Lift out.
- Mix the minced beef with the Worcestershire sauce, salt and black pepper and shape into {2} thin patties, as wide as the bread. Fry in the sunflower oil over high heat for 4 minutes on each side<, until brown and 71 °C (160 °F) inside|, until brown>.
- Spread one side of the rye bread with the rest of the butter. Turn the slices over, spread with the mayonnaise and mustard, layer half of them with half of the Emmental, the patties, the onions and the rest of the Emmental, and cover with the others.
- Fry over medium-low heat for 3 minutes on each side, until golden and melted.
= Sloppy Joes ; sloppy joe
filled ; american ; dinner ; 4 ; 10+25|18 ; stove
Minced beef in sweet tomato sauce, spooned into buns.
!*500 g minced beef / minced turkey / cooked lentils / soya mince ; 1 onion, chopped ; 1 green pepper, diced ; 1 tbsp sunflower oil ; 300 g passata ; 3 tbsp ketchup ; 1 tbsp brown sugar ; 1 tbsp Worcestershire sauce ; 1 tsp mustard ; 4 burger buns, toasted ; 1 tsp salt
- Cook the onion and green pepper in the sunflower oil for 7 minutes. Add the minced beef and <fry for 7 minutes, until no pink is left|stir for 2 minutes>.
- Stir in the passata, ketchup, brown sugar, Worcestershire sauce, mustard and salt and simmer for 9 minutes, until thick.
- Spoon into the burger buns.
= Hot Dogs ; hot dog, chili dog
filled ; american ; lunch ; 4 ; 10+12 ; stove
Frankfurters in soft rolls with mustard and onions.
!*4 hot dogs / vegan sausages ; !4 long bread rolls ; 1 onion, sliced ; 1 tbsp sunflower oil ; 2 tbsp mustard ; 3 tbsp ketchup ; 4 gherkins, sliced
- Cook the onion in the sunflower oil for 10 minutes, until golden.
- Meanwhile, simmer the hot dogs in water for 5 minutes, until hot through. Warm the bread rolls.
- Fill the rolls with the hot dogs, onion, gherkins, mustard and ketchup.
= Buttermilk Pancakes ; pancakes, pancake, american pancakes, fluffy pancakes, hotcakes, panqueques, tortitas
griddle ; american ; breakfast ; 4 ; 10+15 ; stove
Thick, fluffy pancakes in a stack.
!220 g plain flour ; ?2 tbsp sugar ; !2 tsp baking powder ; 1/2 tsp bicarbonate of soda ; 1/4 tsp salt ; !320 ml buttermilk ; !2 eggs ; 40 g butter, melted ; ?4 tbsp maple syrup
- Mix the flour with the [sugar, ]baking powder, bicarbonate of soda and salt. Stir in the buttermilk, eggs and most of the butter until just combined; lumps are right.
- Heat a pan over medium heat and wipe it with the rest of the butter. Drop in ladlefuls and cook for 2 minutes, until bubbles appear, then turn and cook for 1 minute.
- Stack and serve[ with the maple syrup].
= Waffles ; belgian waffles, waffle, waffeln, gaufres, gofres
griddle ; belgian ; breakfast ; 4 ; 10+20 ; stove
Crisp batter cakes baked in a waffle iron.
!250 g plain flour ; 2 tsp baking powder ; 2 tbsp sugar ; 1/4 tsp salt ; !3 eggs / 150 g apple sauce ; !400 ml milk ; !100 g butter, melted ; 1 tsp vanilla extract
- Whisk the flour with the baking powder, sugar and salt. Whisk in the eggs, milk and vanilla extract, then most of the butter.
- Heat a waffle iron and brush it with the rest of the butter.
- Bake ladlefuls for 4 minutes each, until golden and crisp.
= Eggs Benedict ; eggs florentine, eggs royale, egg benedict
egg ; american ; brunch ; 2 ; 15+15 ; stove
Poached eggs and ham on muffins under hollandaise.
!4 eggs, very fresh ; !*4 slices ham / 150 g spinach, wilted / 100 g smoked salmon ; !2 English muffins, split ; !2 egg yolks ; !120 g butter, melted ; 1 tbsp lemon juice ; 1 tbsp white wine vinegar ; 1/4 tsp salt
- Whisk the egg yolks with the lemon juice and salt over barely simmering water for 4 minutes, until thick. Off the heat, whisk in the butter in a thin stream.
- Add the white wine vinegar to a pan of simmering water, slide in the eggs and poach for 4 minutes. Drain.
- Toast the muffins and top with the ham, eggs and sauce.
= Roast Potatoes ; roasties, roast potato, ofenkartoffeln, patatas asadas, pommes de terre roties, crispy roast potatoes
side ; british ; dinner ; 4 ; 15+65 ; oven stove
Potatoes parboiled, roughed up and roasted crisp.
!1200 g floury potatoes, in large chunks ; 5 tbsp sunflower oil ; 2 sprigs rosemary ; 1 1/4 tsp salt
- Boil the potatoes with half of the salt for 8 minutes. Drain, steam dry and shake to rough up the edges.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on, with the sunflower oil in a tin. Turn the potatoes in the hot oil.
- Roast for 50 minutes, turning twice and adding the rosemary for the last 10 minutes, until crisp. Season with the rest of the salt.
= Mashed Potatoes ; creamy potato side, creamy potatoes side, mash, mashed potato, kartoffelbrei, kartoffelpuree, kartoffelstampf, puree de pommes de terre, pure de patatas, pure di patate
side ; british ; dinner ; 4 ; 10+25 ; stove
Potatoes mashed smooth with butter and milk.
!1000 g floury potatoes, peeled and in chunks ; !80 g butter ; !120 ml milk ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt
- Boil the potatoes with half of the salt for 18 minutes, drain and steam dry.
- Warm the milk with the butter, and mash into the potatoes.
- Beat until smooth and season with the nutmeg and the rest of the salt.
= Jacket Potatoes ; baked potato, jacket potato, baked potatoes, ofenkartoffel, folienkartoffel
bake ; british ; dinner ; 4 ; 5+75 ; oven
Potatoes baked in crisp skins, split and filled.
!4 baking potatoes, scrubbed ; 2 tbsp olive oil ; 40 g butter ; 150 g cheddar, grated ; 1 tsp salt ; 1 handful chives, snipped
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Prick the potatoes and rub with the olive oil and salt.
- Bake on the rack for 75 minutes, until crisp outside and soft within.
- Split, fork in the butter and top with the cheddar and chives.
= French Fries ; chips, fries, pommes frites, pommes, patatas fritas, frites, oven chips, homemade chips
side ; belgian ; snacks ; 4 ; 20+20 ; stove
Sticks of potato fried twice.
!1000 g floury potatoes, in 1 cm sticks ; 1500 ml sunflower oil, for deep-frying ; 1 tsp salt
- Rinse the potatoes in cold water and dry them very well.
- Fry in the sunflower oil at 150 °C (300 °F) in batches for 6 minutes, until soft but pale. Drain and cool.
- Fry again at 190 °C (375 °F) for 3 minutes, until golden, and season with the salt.
= Poutine ; canadian poutine
side ; canadian ; snacks ; 4 ; 20+35 ; stove
Fries under gravy and cheese curds.
!1000 g floury potatoes, in 1 cm sticks ; 1500 ml sunflower oil, for deep-frying ; !200 g mozzarella, torn ; 40 g butter ; 40 g plain flour ; !600 ml beef stock ; 1 tbsp Worcestershire sauce ; 1 tsp salt
- Melt the butter, cook the flour in it for 3 minutes, until nut-brown, and whisk in the beef stock and Worcestershire sauce. Simmer for 8 minutes.
- Rinse and dry the potatoes. Fry in the sunflower oil at 150 °C (300 °F) for 6 minutes, drain, then at 190 °C (375 °F) for 3 minutes, until golden. Season with the salt.
- Scatter with the mozzarella and pour over the hot gravy.
= Cornbread ; corn bread, skillet cornbread
bread ; american ; dinner ; 8 ; 10+25 ; oven
Quick bread of maize meal.
!200 g polenta ; 150 g plain flour ; 1 tbsp baking powder ; 3 tbsp sugar ; 1 tsp salt ; !2 eggs ; !300 ml buttermilk ; 80 g butter, melted
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the polenta with the flour, baking powder, sugar and salt.
- Stir in the eggs, buttermilk and butter until just combined, and pour into a greased 20 cm tin.
- Bake for 24 minutes, until golden and a skewer comes out clean.
= Thanksgiving Stuffing ; christmas stuffing, stuffing, bread stuffing, sage and onion stuffing, turkey stuffing
side ; american ; dinner ; 8 ; 20+50 ; oven stove
Bread baked with sage, onion, celery and stock.
!500 g white bread, cubed and dried ; 80 g butter ; !2 onions, chopped ; 3 sticks celery, diced ; !1 bunch sage, chopped ; 1 handful parsley, chopped ; 1 egg, beaten / 50 ml water ; 500 ml chicken stock ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onions and celery in the butter for 10 minutes. Stir in the sage, parsley, salt and black pepper.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the vegetables with the bread, egg and chicken stock and press into a dish.
- Cover and bake for 25 minutes, then uncovered for 15 minutes, until crisp on top.
= Macaroni Salad ; 
salad ; american ; lunch ; 6 ; 20+12 ; stove
Cold short pasta with crisp vegetables in a creamy dressing.
!350 g macaroni / fusilli ; 150 g mayonnaise ; 100 g yogurt ; 1 tbsp white wine vinegar ; 1 tsp mustard ; 1 red pepper, diced ; 150 g peas ; 2 sticks celery, diced ; 4 gherkins, diced ; 1 1/4 tsp salt
- Boil the macaroni with half of the salt for 10 minutes, adding the peas for the last 2 minutes. Rinse cold and drain.
- Stir the mayonnaise with the yogurt, white wine vinegar, mustard and the rest of the salt.
- Fold in the macaroni, peas, red pepper, celery and gherkins.
= Fried Green Tomatoes ; green tomatoes, green tomato, unripe tomatoes, unripe tomato, frittierte grune tomaten, grune tomaten, tomates vertes, pomodori verdi
fry ; american ; lunch ; 4 ; 15+15 ; stove
Unripe tomatoes in a crust of cornmeal, the South’s way to save a crop.
!4 green tomatoes, in 1 cm slices ; 80 g plain flour ; 2 eggs, beaten / 150 ml oat milk ; !120 g cornmeal ; 1 tsp sweet paprika ; 6 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 150 g sour cream ; 1 tbsp chives, snipped
- Salt the green tomatoes with half of the salt, leave for 10 minutes and pat dry. Mix the cornmeal with the paprika, black pepper and the rest of the salt.
- Turn the slices in the flour, then in the egg, then in the cornmeal.
- Fry in the sunflower oil in batches over medium heat for 3 minutes on each side, until golden, and drain. Stir the chives into the sour cream and serve with it.
`;
