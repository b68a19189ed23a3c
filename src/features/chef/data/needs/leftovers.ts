/** What is made of a dish that is left over, and of a ham, a chicken or a glut; how the table is read: rules/classics/classic.ts. */
export const LEFTOVERS = `
= Leftover Curry Pasties ; curry pasties, curried pasties, curry turnovers, leftover curry pie
filled ; british ; dinner ; 4 ; 20+30 ; oven
Yesterday’s curry baked in parcels of puff pastry.
!500 g leftover curry, cold ; !640 g puff pastry ; 120 g peas ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut large pieces in the curry small and stir in the peas.
- Cut the puff pastry into {8} squares and brush the edges with some of the egg. Spoon the curry on one half of each, fold over, press the edges together and cut a slit. Brush with the rest of the egg.
- Bake on a lined tray for 28 minutes, until golden, and until the filling is steaming hot all through, at 74 °C (165 °F).
= Chilli Loaded Potatoes ; loaded potatoes with chilli, chilli jacket potatoes, jacket potatoes with chilli, leftover chilli potatoes
bake ; american ; dinner ; 4 ; 10+80 ; stove oven
Baked potatoes heaped with yesterday’s chilli and cheese.
!4 baking potatoes ; 1 tbsp sunflower oil ; !600 g leftover chilli ; 100 g cheddar, grated ; ?100 g sour cream ; 2 spring onions, sliced ; 1/2 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Prick the potatoes, rub with the sunflower oil and salt and bake for 75 minutes, until soft inside.
- Meanwhile, simmer the chilli with a splash of water for 8 minutes, stirring, until it bubbles and is steaming hot all through, at 74 °C (165 °F).
- Cut the potatoes open and top with the chilli, cheddar[, sour cream] and spring onions.
= Leftover Stew Pie ; stew pie, casserole pie, leftover casserole pie
pie ; british ; dinner ; 4 ; 15+40 ; oven
Yesterday’s stew under a lid of puff pastry.
!900 g leftover stew, cold ; !320 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spoon the stew into a pie dish.
- Lay the puff pastry on top, press it to the rim, trim it, cut two slits and brush with the egg.
- Bake for 38 minutes, until the pastry is golden, and until the stew bubbles and is steaming hot all through, at 74 °C (165 °F).
= Leftover Bolognese Pasta Bake ; bolognese pasta bake, bolognese bake, leftover spaghetti bolognese bake
bake ; italian ; dinner ; 4 ; 10+35 ; stove oven
Pasta and yesterday’s Bolognese sauce baked under melted cheese.
!300 g penne ; !600 g leftover Bolognese sauce ; 100 g crème fraîche ; 150 g mozzarella, torn ; ?40 g parmesan, grated ; 1/2 tsp salt
- Boil the penne in water with the salt for 9 minutes and drain. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Meanwhile, simmer the Bolognese sauce for 6 minutes, until steaming hot all through, at 74 °C (165 °F). Stir in the penne and crème fraîche and tip into a baking dish.
- Cover with the mozzarella[ and parmesan] and bake for 20 minutes, until golden and bubbling.
= Risotto Cakes ; risotto patties, fried risotto, fried risotto cakes, risotto croquettes
fry ; italian ; dinner lunch ; 4 ; 20+16 ; stove
Yesterday’s risotto shaped around mozzarella and fried crisp.
!700 g cooked rice, as cold risotto ; 1 egg ; 40 g parmesan, grated ; !100 g mozzarella, diced ; 100 g breadcrumbs ; 6 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Mix the cold rice with the egg, parmesan, salt and black pepper.
- Shape {12} flat cakes with damp hands, with some of the mozzarella in the middle of each, and turn them in the breadcrumbs.
- Fry in the olive oil over medium heat in two batches for 4 minutes on each side, until golden and steaming hot all through, at 74 °C (165 °F).
- Serve with the lemon.
= Split Pea Soup with Ham ; split pea soup, pea and ham soup, ham and pea soup, ham and split pea soup, split pea and ham soup, erbseneintopf, snert, soupe aux pois casses, artsoppa, hernekeitto, finnish pea soup
soup ; any ; dinner lunch ; 6 ; 15+70 ; stove
Thick soup of split peas with ham, carrots and thyme.
!400 g split peas, rinsed ; !*350 g ham, diced / smoked bacon, diced / 300 g smoked tofu, diced ; 1 onion, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 2 l vegetable stock ; 1 tsp dried thyme ; 1 bay leaf ; 1/4 tsp black pepper
- Soften the onion, carrots and celery in the olive oil for 8 minutes. Stir in the garlic for 1 minute.
- Add the split peas, vegetable stock, thyme and bay leaf and simmer for 50 minutes, stirring now and then, until the peas fall apart.
- Stir in the ham and black pepper and simmer for 8 minutes, until the ham is hot. Taste before you add salt: the ham brings some.
= Ham and Potato Gratin ; scalloped potatoes and ham, ham and potato bake, ham and potatoes au gratin, au gratin potatoes with ham, kartoffel schinken gratin, kartoffel schinken auflauf, ham potato casserole, cheesy ham and potato bake
bake ; any ; dinner ; 4 ; 20+60 ; oven stove
Sliced potatoes baked in a cheese sauce with ham.
!1000 g floury potatoes, thinly sliced ; !*250 g ham, diced / smoked bacon, diced / 300 g chestnut mushrooms, sliced ; 1 onion, thinly sliced ; 40 g butter ; 40 g plain flour ; 600 ml milk ; !150 g gruyère, grated / cheddar, grated ; 1 tsp Dijon mustard ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Soften the onion in the butter for 5 minutes, stir in the flour for 1 minute and whisk in the milk little by little. Simmer for 3 minutes.
- Off the heat, stir in two thirds of the gruyère, the mustard, the salt and the black pepper.
- Layer the potatoes, ham and sauce in a baking dish and scatter with the rest of the gruyère.
- Bake for 50 minutes, until the potatoes are soft and the top is golden. Cover it if it browns too soon.
= Pasta with Ham and Peas ; ham and pea pasta, pasta prosciutto e piselli, creamy ham pasta, ham pasta, ham and peas pasta, nudeln mit schinken sahne sosse, schinken sahne nudeln
pasta ; italian ; dinner lunch ; 4 ; 5+15 ; stove
Pasta in a light cream sauce with ham and peas.
!400 g penne ; !*200 g ham, in strips / smoked bacon, in strips / cooked chicken, torn into pieces / cooked turkey, torn into pieces / smoked tofu, diced ; !200 g frozen peas ; 1 shallot, finely chopped ; 20 g butter ; 200 ml double cream ; 50 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with the salt for 10 minutes, adding the peas for the last 2 minutes. Drain, and keep a cup of the water.
- Meanwhile, soften the shallot in the butter for 4 minutes. Add the ham and fry for 2 minutes, until hot.
- Pour in the double cream and simmer for 3 minutes.
- Toss with the penne, peas, parmesan, black pepper and a splash of the water.
= Ham and Cheese Omelette ; ham omelette, cheese and ham omelette, ham and cheese omelet, omelette jambon fromage, schinken kase omelett
egg ; french ; breakfast lunch dinner ; 2 ; 5+6 ; stove
Eggs set in butter around ham and melting cheese.
!5 eggs ; !80 g ham, in strips / smoked salmon, in strips / roasted red peppers, sliced ; !60 g gruyère, grated / cheddar, grated ; 20 g butter ; 1 tbsp chives, snipped ; 1 pinch salt ; 1/4 tsp black pepper
- Beat the eggs with the chives, salt and black pepper.
- Melt the butter in a frying pan over medium heat, pour in the eggs and draw the edges in for 3 minutes, until nearly set.
- Scatter the ham and gruyère over one half, fold the other over and leave for 1 minute, until the cheese melts.
= Hawaiian Pizza ; pizza hawaii, ham and pineapple pizza, pineapple pizza, hawaii pizza
pizza ; american ; dinner ; 4 ; 20+14 rest 60 ; oven
Pizza with ham and pineapple.
!500 g bread flour ; 7 g dried yeast ; 300 ml warm water ; 2 tbsp olive oil ; 1 1/2 tsp salt ; 250 g passata ; !200 g mozzarella, torn ; !150 g ham, in strips ; !200 g canned pineapple, drained, in pieces
- Mix the bread flour with the yeast, salt, olive oil and warm water and knead for 8 minutes, until smooth. Cover and leave to rise for 1 hour.
- Heat the oven with a tray in it to 250 °C (480 °F), or 230 °C (450 °F) with the fan on. Stretch the dough into {2} rounds.
- Spread with the passata and top with the mozzarella, ham and pineapple.
- Bake one after the other on the hot tray for 7 minutes each, until browned at the edges.
= Chicken Salad ; chicken mayo, chicken salad sandwich filling, chicken mayonnaise salad, hahnchensalat, gefluegelsalat, turkey salad
salad ; american ; lunch ; 4 ; 15+0 ; none
Cold cooked chicken with celery, apple and mayonnaise.
!*500 g cooked chicken, torn into pieces / cooked turkey, torn into pieces / 480 g canned chickpeas, drained and rinsed ; !100 g mayonnaise ; 80 g Greek yogurt ; 2 sticks celery, diced ; 1 apple, diced ; 1 tbsp lemon juice ; 1 tsp Dijon mustard ; 2 tbsp chives, snipped ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 romaine lettuce
- Stir the mayonnaise with the Greek yogurt, lemon juice, mustard, salt and black pepper.
- Fold in the chicken, celery, apple and chives. Chill until you eat.
- Serve on the leaves of the romaine lettuce, or between slices of bread.
= Chicken and Rice Casserole ; chicken rice casserole, chicken and rice bake, chicken rice bake, turkey and rice casserole, huhnchen reis auflauf
bake ; american ; dinner ; 4 ; 15+45 ; stove oven
Rice baked with chicken, peas and cheese in one dish.
!*500 g chicken thigh fillets, cut into pieces / cooked chicken, torn into pieces / cooked turkey, torn into pieces / 480 g canned chickpeas, drained ; !250 g long-grain rice ; 1 onion, chopped ; 1 carrot, diced ; 150 g frozen peas ; 2 tbsp olive oil ; 650 ml chicken stock ; 100 g crème fraîche ; 100 g cheddar, grated ; 1 tsp dried thyme ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Soften the onion and carrot in the olive oil for 6 minutes. Add the chicken and fry for 5 minutes.
- Stir in the long-grain rice, thyme, salt and black pepper, pour in the chicken stock and bring to the boil.
- Tip into a baking dish, cover tightly and bake for 25 minutes, until the rice is tender.
- Stir in the peas and crème fraîche, scatter with the cheddar and bake uncovered for 8 minutes<, until golden, with no pink left in the chicken|, until golden and steaming hot>.
= Turkey Tetrazzini ; chicken tetrazzini, tetrazzini, turkey pasta bake, chicken pasta bake, chicken spaghetti bake, turkey spaghetti bake
bake ; american ; dinner ; 6 ; 20+40 ; stove oven
Spaghetti baked in a creamy sauce with cooked turkey and mushrooms.
!350 g spaghetti ; !*500 g cooked turkey, torn into pieces / cooked chicken, torn into pieces / 480 g canned chickpeas, drained ; 250 g chestnut mushrooms, sliced ; 50 g butter ; 50 g plain flour ; 500 ml chicken stock ; 250 ml milk ; 100 g parmesan, grated ; 150 g frozen peas ; 1 tsp salt ; 1/4 tsp black pepper ; 40 g breadcrumbs
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Boil the spaghetti in water with half of the salt for 8 minutes and drain.
- Fry the chestnut mushrooms in the butter for 6 minutes. Stir in the flour for 1 minute, whisk in the chicken stock and milk and simmer for 5 minutes, until thick.
- Stir in the turkey, peas, two thirds of the parmesan, the black pepper, the rest of the salt and the spaghetti and tip into a baking dish.
- Scatter with the breadcrumbs and the rest of the parmesan and bake for 20 minutes, until golden, and until the middle is steaming hot, at 74 °C (165 °F).
= Roast Tomato Sauce ; roasted tomato sauce, tomato glut sauce, tomato passata, oven roasted tomato sauce, sugo al forno
sauce ; italian ; dinner ; 6 ; 15+55 ; oven
A big batch of sauce from ripe tomatoes roasted with garlic, for pasta or the freezer.
!2000 g tomatoes, halved ; 2 onions, in wedges ; 6 cloves garlic ; 5 tbsp olive oil ; 1 tbsp balsamic vinegar ; 1 tsp sugar ; 1 tsp dried oregano ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 1 bunch basil
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Spread the tomatoes, onions and garlic on two trays, drizzle with the olive oil and balsamic vinegar and season with the sugar, oregano, salt and black pepper.
- Roast for 50 minutes, until soft and browned at the edges.
- Blend with the basil, as coarse or smooth as you like. It keeps for 4 days in the fridge and 3 months in the freezer.
= Courgette Bread ; zucchini bread, zucchini loaf, courgette loaf, courgette cake, zucchinikuchen, zucchini cake, zucchinibrot, zucchini nut bread, cake sucre aux courgettes, gateau aux courgettes, bizcocho de calabacin, pan de calabacin, torta di zucchine
cake ; american ; snacks dessert ; 10 ; 15+55 ; oven
Moist loaf cake with grated courgettes, cinnamon and walnuts.
!300 g courgettes, grated ; 250 g plain flour ; 2 tsp baking powder ; 1 tsp ground cinnamon ; 1/4 tsp salt ; 160 g brown sugar ; 2 eggs ; 120 ml sunflower oil ; 1 tsp vanilla extract ; ?80 g walnuts, chopped
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line a loaf tin. Squeeze the courgettes in a cloth.
- Beat the eggs with the brown sugar, sunflower oil and vanilla extract. Stir in the courgettes.
- Fold in the flour, baking powder, cinnamon and salt[, then the walnuts], and pour into the tin.
- Bake for 55 minutes, until a skewer comes out clean.
= Frittata with Spinach and Feta ; spinach and feta frittata, spinach feta frittata, spinach frittata, spinach and feta omelette, spinat feta omelett
egg ; greek ; lunch dinner breakfast ; 4 ; 10+16 ; stove
Eggs set in the pan with spinach and feta.
!8 eggs ; !250 g spinach ; !150 g feta, crumbled ; 4 spring onions, sliced ; 2 tbsp olive oil ; 1 tbsp dill, chopped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Soften the spring onions in the olive oil in a wide pan for 2 minutes. Add the spinach and turn for 3 minutes, until it wilts and its water has gone.
- Beat the eggs with the dill, salt and black pepper and pour them over. Scatter with the feta.
- Cover and cook over low heat for 10 minutes, until set all through.
= Spinach Rice with Feta ; spanakorizo, greek spinach rice, spinach rice, spinach and feta rice
rice ; greek ; dinner lunch ; 4 ; 10+25 ; stove
Rice stewed with spinach, lemon and dill, with feta.
!250 g long-grain rice ; !500 g spinach ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 4 tbsp olive oil ; 500 ml vegetable stock ; 3 tbsp lemon juice ; 2 tbsp dill, chopped ; ?150 g feta, crumbled ; 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil for 6 minutes. Stir in the garlic for 1 minute.
- Add the spinach by the handful until it wilts, then the long-grain rice, salt, black pepper and vegetable stock. Cover and simmer for 15 minutes, until the rice is tender.
- Stir in the lemon juice and dill and leave for 3 minutes.[ Scatter with the feta.]
= Smoked Sausage and Cabbage Skillet ; krautpfanne mit wurst, kielbasa and cabbage skillet
fry ; american ; dinner ; 4 ; 15+30 ; stove
Smoked sausage fried with cabbage, potatoes and caraway in one pan.
!*400 g smoked sausage, sliced / pork sausages, sliced / smoked tofu, diced ; !700 g white cabbage, shredded ; 400 g waxy potatoes, in small dice ; 1 onion, sliced ; 2 carrots, sliced ; 2 tbsp sunflower oil ; 150 ml vegetable stock ; 1 tsp caraway seeds ; 1 tbsp cider vinegar ; 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the sausage in half of the sunflower oil in a wide pan for 5 minutes and lift out.
- Fry the potatoes, onion and carrots in the rest of the sunflower oil for 8 minutes, stirring.
- Add the cabbage, caraway, salt, black pepper and vegetable stock, cover and cook for 12 minutes, until tender.
- Return the sausage with the cider vinegar and heat for 4 minutes, until hot all through.
= Cheese and Leek Soup with Mince ; kase lauch suppe, kaselauchsuppe, kase lauch suppe mit hackfleisch, cheese leek soup, hackfleisch lauch suppe, kase lauch hackfleisch suppe, leek and cheese soup
soup ; german ; dinner ; 4 ; 15+25 ; stove
German party soup of minced beef, leeks and melted cheese.
!*500 g minced beef / minced pork / minced turkey / cooked lentils ; !3 leeks, sliced ; 1 onion, chopped ; 1 tbsp sunflower oil ; 1 l beef stock ; !200 g processed cheese, in pieces / 200 g cream cheese ; 100 g crème fraîche ; 1/4 tsp ground nutmeg ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef with the onion in the sunflower oil over high heat for 8 minutes<, until browned with no pink left|, until browned>.
- Add the leeks and cook for 3 minutes. Pour in the beef stock and simmer for 10 minutes.
- Take off the boil and stir in the processed cheese and crème fraîche until melted. Season with the nutmeg, salt and black pepper.
= Pulled Pork Quesadillas ; pulled pork tacos, pulled pork wraps
filled ; tex-mex ; dinner ; 4 ; 10+14 ; stove
Pork that is left over, crisped and folded into tortillas with cheese.
!*400 g cooked pork, shredded / 400 g cooked chicken, shredded / 400 g cooked beef, shredded ; !8 flour tortillas ; !160 g cheddar, grated ; 1 red onion, thinly sliced ; 1 tbsp sunflower oil ; 1 tsp ground cumin ; 1 tsp smoked paprika ; 1 lime, in wedges ; 150 g sour cream ; 1/2 tsp salt
- Fry the pork and red onion in the sunflower oil with the cumin, smoked paprika and salt for 5 minutes, until crisp in places and steaming hot all through.
- Share the pork and cheddar among the tortillas, on one half of each, and fold.
- Fry in a dry pan over medium heat for 2 minutes on each side, until golden and melted. Serve with the sour cream and lime.
`;
