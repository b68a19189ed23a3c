/** What a cook makes of a few foods at hand, and of little else; how the table is read: rules/classics/classic.ts. */
export const AT_HAND_DISHES = `
= Chicken Pesto Traybake ; pesto chicken traybake, pesto chicken bake, chicken with pesto and tomatoes
roast ; italian ; dinner ; 4 ; 10+35 ; oven
Chicken thighs roasted under pesto among bursting cherry tomatoes.
!*700 g chicken thigh fillets / 600 g firm tofu, in thick slices ; !100 g pesto ; !400 g cherry tomatoes ; 600 g waxy potatoes, in 2 cm dice ; 1 red onion, in wedges ; 2 tbsp olive oil ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the potatoes and onion with the olive oil, half of the salt and the black pepper in a large roasting tin and roast for 10 minutes.
- Season the chicken with the rest of the salt and turn it in the pesto. Lay it on the potatoes and tuck the cherry tomatoes around it.
- Roast for 25 minutes, until the potatoes are tender and the chicken is <cooked through, 74 °C (165 °F) inside|hot and golden>. Spoon the juices over.
= Tuna and Sweetcorn Pasta ; tuna sweetcorn pasta, pasta with tuna and sweetcorn, tuna and corn pasta, thunfisch mais nudeln
pasta ; british ; dinner lunch ; 4 ; 5+14 ; stove
Pasta in a creamy sauce with tinned tuna and sweetcorn.
!350 g fusilli ; !*290 g canned tuna, drained / 400 g canned chickpeas, drained ; !200 g canned sweetcorn, drained ; 1 onion, finely chopped ; 1 tbsp olive oil ; 150 g cream cheese / vegan cream cheese ; 80 g cheddar, grated / vegan cheese, grated ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the fusilli in water with most of the salt for 11 minutes. Drain, and keep a cup of the water.
- Meanwhile, soften the onion in the olive oil for 6 minutes. Stir in the sweetcorn, then the cream cheese and a splash of the pasta water, and simmer for 2 minutes.
- Stir in the tuna, fusilli, cheddar, lemon juice, black pepper and the rest of the salt, loosen with more of the water and heat for 1 minute.
= Creamy Turkey and Celery Pie ; creamy turkey pie, turkey pie, turkey and celery pie
pie ; british ; dinner ; 4 ; 20+45 ; oven stove
Cooked turkey and celery in a creamy sauce under puff pastry.
!*400 g cooked turkey, torn into pieces / cooked chicken, torn into pieces / 300 g ham, diced ; !4 sticks celery, sliced ; 1 onion, chopped ; 40 g butter ; 40 g plain flour ; 300 ml chicken stock ; !150 ml double cream ; 1 tsp Dijon mustard ; 1/2 tsp dried thyme ; 320 g puff pastry ; 1 egg, beaten ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Soften the celery and onion in the butter for 10 minutes.
- Stir in the flour for 1 minute, whisk in the chicken stock and double cream little by little and simmer for 4 minutes, until thick. Stir in the mustard, thyme, salt, black pepper and turkey, heat through and tip into a pie dish.
- Lay the puff pastry on top, press it to the rim, cut two slits and brush with the egg. Bake for 28 minutes, until golden and the filling is steaming hot all through, 74 °C (165 °F).
= Creamy Chicken and Spinach Pasta ; creamy chicken pasta, chicken and spinach pasta, creamy chicken spinach pasta
pasta ; italian ; dinner lunch ; 4 ; 10+15 ; stove
Pasta with cooked chicken and spinach in a cream cheese sauce.
!350 g penne ; !*350 g cooked chicken, torn into pieces / cooked turkey, torn into pieces ; !200 g spinach ; !150 g cream cheese / crème fraîche ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 40 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 10 minutes. Drain, and keep a cup of the water.
- Meanwhile, soften the onion in the olive oil for 6 minutes. Add the garlic and chicken and fry for 4 minutes, until steaming hot all through, 74 °C (165 °F).
- Stir in the cream cheese with half of the cup of water until smooth, then the spinach by the handful until it wilts.
- Toss with the penne, parmesan, black pepper and the rest of the salt.
= Cheese and Tomato Strata ; savoury bread pudding, savory bread pudding, tomato mozzarella bread bake, savoury bread bake, tomato bread bake
bake ; any ; dinner lunch ; 4 ; 15+35 ; oven
Stale bread baked in eggs and milk with tomatoes and mozzarella.
!250 g ciabatta, stale, in chunks / sourdough bread, stale, in chunks / baguette, stale, in chunks ; !400 g tomatoes, sliced ; !250 g mozzarella, torn / 150 g cheddar, grated ; 4 eggs ; 350 ml milk ; 1 clove garlic, crushed ; 1 tbsp olive oil ; 1/2 tsp dried oregano ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on, and brush a baking dish with the olive oil.
- Layer the ciabatta, tomatoes and mozzarella in the dish. Beat the eggs with the milk, garlic, oregano, salt and black pepper and pour over. Press everything down and leave for 10 minutes, so that it drinks.
- Bake for 35 minutes, until puffed, golden and set in the middle.
= Courgette and Feta Strata ; courgette and feta bread bake, vegetable strata, vegetable bread bake, savoury bread pudding with vegetables, spinach strata, mushroom strata, broccoli strata, leek strata, strata with feta
bake ; any ; dinner lunch ; 4 ; 20+40 ; oven stove
Stale bread baked in eggs and milk with fried vegetables and cheese.
!250 g sourdough bread, stale, in chunks / ciabatta, stale, in chunks / baguette, stale, in chunks ; !*400 g courgettes, diced / 400 g spinach / 300 g chestnut mushrooms, sliced / 400 g broccoli, in small florets / 3 red peppers, diced / 3 leeks, sliced / 400 g asparagus, in pieces / 300 g kale, shredded / 1 aubergine, diced ; !200 g feta, crumbled / 150 g cheddar, grated / 150 g gruyère, grated / 250 g mozzarella, torn / 200 g goat's cheese, crumbled ; !6 eggs ; 400 ml milk ; 1 onion, sliced ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 1/2 tsp dried oregano ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Fry the onion and courgettes in the olive oil with half of the salt over high heat for 9 minutes, until tender and dry. Stir in the garlic.
- Layer the sourdough bread, vegetables and feta in a baking dish. Beat the eggs with the milk, oregano, black pepper and the rest of the salt and pour over. Press everything down and leave for 10 minutes, so that it drinks.
- Bake for 30 minutes, until puffed, golden and set in the middle.
= Vegetable Egg Fried Rice ; egg fried rice with kale, kale fried rice, fried rice with greens, veggie fried rice, vegetable fried rice, fried rice with vegetables
rice ; chinese ; dinner lunch ; 2 ; 10+10 ; stove
Cold rice fried with eggs and greens, hot and fast.
!400 g cooked rice, cold ; !3 eggs, beaten ; !100 g kale, ribs out and shredded / 150 g spinach / 150 g broccoli, in small florets / 150 g white cabbage, shredded ; 3 spring onions, sliced ; 2 cloves garlic, finely chopped ; 2 tbsp sunflower oil ; 1 1/2 tbsp soy sauce ; 1 tsp toasted sesame oil ; 1/4 tsp black pepper
- Scramble the eggs in a third of the sunflower oil in a hot wok for 1 minute, until set, and lift out.
- Stir-fry the kale in the rest of the sunflower oil for 3 minutes, until tender, adding the garlic and spring onions for the last minute.
- Add the rice, break up the lumps and fry for 4 minutes, until steaming hot all through, at 74 °C (165 °F).
- Stir in the soy sauce, sesame oil, black pepper and the eggs.
= Ham and Leek Gratin ; ham and leek bake, leek and ham gratin, leek and ham bake
bake ; french ; dinner ; 4 ; 15+35 ; oven stove
Soft leeks and ham baked in cream under cheese.
!*300 g ham, diced / smoked tofu, diced ; !4 leeks, sliced ; !200 ml double cream / 200 g crème fraîche ; 30 g butter ; 600 g waxy potatoes, diced ; 1 tsp Dijon mustard ; 80 g gruyère, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the potatoes in water with half of the salt for 10 minutes and drain.
- Meanwhile, soften the leeks in the butter for 10 minutes. Stir in the double cream, mustard, black pepper and the rest of the salt and simmer for 2 minutes.
- Mix with the potatoes and ham in a baking dish, scatter with the gruyère and bake for 20 minutes, until golden and bubbling.
= Smoked Mackerel, Beetroot and Potato Salad ; smoked mackerel salad, mackerel and beetroot salad, smoked mackerel potato salad, smoked mackerel and beetroot
salad ; british ; lunch dinner ; 4 ; 15+18 ; stove
Warm potatoes with flaked smoked mackerel, beetroot and horseradish.
!*300 g smoked mackerel, skinned and flaked ; !700 g waxy potatoes, halved ; !250 g cooked beetroot, in wedges ; 100 g crème fraîche ; 1 tbsp horseradish sauce ; 1 tbsp lemon juice ; 80 g watercress ; 1 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with most of the salt for 18 minutes, until tender, and drain. Turn them in the olive oil and black pepper.
- Stir the crème fraîche with the horseradish sauce, lemon juice and the rest of the salt.
- Toss the potatoes with the watercress and half of the dressing, lay the beetroot and mackerel on top and spoon over the rest.
= Cod with Chorizo and White Beans ; cod and chorizo, cod chorizo and beans, cod with chorizo, chorizo and cod stew, cod and white beans
stew ; spanish ; dinner ; 4 ; 10+25 ; stove
Cod steamed on beans with chorizo and tomatoes, in one pan.
!*600 g cod fillets / haddock fillets ; !120 g chorizo, sliced ; !480 g canned cannellini beans, drained ; 1 onion, sliced ; 2 cloves garlic, sliced ; 1 tbsp olive oil ; 400 g canned chopped tomatoes ; 1/2 tsp smoked paprika ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Fry the chorizo in the olive oil in a wide pan for 3 minutes, until the red oil runs. Add the onion and soften for 6 minutes, then the garlic and smoked paprika for 1 minute.
- Stir in the chopped tomatoes and cannellini beans and simmer for 6 minutes.
- Season the cod with the salt and black pepper, lay it on top, cover and simmer gently for 7 minutes, until it flakes. Scatter with the parsley.
= Halloumi Couscous with Roast Peppers ; halloumi couscous, couscous with halloumi, halloumi and pepper couscous, halloumi and couscous
salad ; mediterranean ; dinner lunch ; 4 ; 15+25 ; oven stove
Couscous with sweet roast peppers and fried halloumi.
!*250 g halloumi, sliced / 240 g canned chickpeas, drained / 350 g cooked lamb, torn into pieces ; !3 red peppers, in strips ; !250 g couscous ; 300 ml vegetable stock, boiling ; 1 red onion, in wedges ; 3 tbsp olive oil ; 1 lemon, zest and juice ; 1 tsp ground cumin ; 1 handful mint, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the red peppers and onion with half of the olive oil, the cumin, salt and black pepper and roast for 22 minutes.
- Pour the vegetable stock over the couscous, cover and leave for 5 minutes. Fork in the lemon and the rest of the olive oil.
- Fry the halloumi in a dry pan for 2 minutes on each side, until golden.
- Fold the peppers and mint into the couscous and lay the halloumi on top.
= Lamb Couscous with Peppers ; lamb and couscous, couscous with lamb, roast lamb couscous
salad ; moroccan ; dinner lunch ; 4 ; 10+15 ; stove
Cooked lamb heated with peppers and spices on couscous.
!*400 g cooked lamb, torn into pieces / cooked chicken, torn into pieces ; !1 red pepper, in strips ; !250 g couscous ; 300 ml vegetable stock, boiling ; 1 onion, sliced ; 2 tbsp olive oil ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1 tbsp lemon juice ; 1 handful mint, chopped ; 100 g yogurt ; 1/2 tsp salt ; 1/4 tsp black pepper
- Pour the vegetable stock over the couscous, cover and leave for 5 minutes.
- Meanwhile, fry the onion and red pepper in the olive oil for 8 minutes, until soft. Add the lamb, cumin, paprika, salt and black pepper and fry for 4 minutes, until steaming hot all through, 74 °C (165 °F).
- Fork the lemon juice and mint into the couscous, pile the lamb on top and serve with the yogurt.
= Baked Gnocchi with Spinach and Ricotta ; spinach and ricotta gnocchi, gnocchi with spinach and ricotta, gnocchi bake, baked gnocchi, gnocchi al forno
bake ; italian ; dinner ; 4 ; 10+30 ; oven stove
Gnocchi baked with spinach, tomato sauce and spoonfuls of ricotta.
!800 g gnocchi ; !200 g spinach ; !250 g ricotta ; 400 g canned chopped tomatoes ; 2 cloves garlic, sliced ; 2 tbsp olive oil ; 40 g parmesan, grated ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Warm the garlic in the olive oil for 1 minute, add the chopped tomatoes, salt and black pepper and simmer for 6 minutes.
- Stir in the spinach until it wilts, then the gnocchi. Tip into a baking dish.
- Drop the ricotta over in spoonfuls, scatter with the parmesan and bake for 20 minutes, until bubbling and brown at the edges.
= Honey Soy Salmon with Broccoli ; honey soy salmon, soy honey salmon, salmon with soy and honey, soy glazed salmon, salmon and broccoli, salmon with broccoli
roast ; any ; dinner ; 4 ; 10+15 ; oven
Salmon roasted under honey and soy sauce on one tray with broccoli.
!*4 salmon fillets / 4 cod fillets ; !600 g broccoli, in florets ; !3 tbsp soy sauce ; !2 tbsp honey / maple syrup ; 1 clove garlic, crushed ; 2 tbsp sunflower oil ; 1 tsp sesame seeds ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the broccoli with the sunflower oil, salt and black pepper on a lined tray.
- Stir the soy sauce, honey and garlic together. Lay the salmon between the broccoli and spoon over the sauce.
- Roast for 14 minutes, until the salmon flakes and the broccoli is brown at the tips. Scatter with the sesame seeds.
= Courgette Pasta ; pasta with courgettes, courgette and lemon pasta, pasta con zucchine, pasta with zucchini
pasta ; italian ; dinner lunch ; 4 ; 10+20 ; stove
Pasta in a sauce of courgettes melted in olive oil.
!400 g penne ; !800 g courgettes, coarsely grated ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; 60 g parmesan, grated ; 1 lemon, zest and juice ; 1 handful basil, torn ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the courgettes and garlic in the olive oil with a third of the salt for 15 minutes over medium-high heat, stirring, until soft and jammy.
- Meanwhile, boil the penne in water with the rest of the salt for 10 minutes. Drain, and keep a cup of the water.
- Toss the penne with the courgettes, parmesan, lemon, black pepper and a splash of the water. Scatter with the basil.
= Pea, Mint and Feta Pasta ; pea and feta pasta, pasta with peas and feta, pea mint and feta pasta, pasta with peas mint and feta
pasta ; any ; dinner lunch ; 4 ; 5+12 ; stove
Pasta with crushed peas, mint and crumbled feta.
!350 g orecchiette ; !350 g frozen peas ; !150 g feta, crumbled ; !1 handful mint, chopped ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 1 lemon, zest and juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the orecchiette in water with most of the salt for 11 minutes, adding the peas for the last 3 minutes. Drain, and keep a cup of the water.
- Warm the garlic in the olive oil for 1 minute. Add the orecchiette and peas and crush some of the peas with a spoon.
- Toss with the lemon, black pepper, the rest of the salt and a splash of the water, and fold in the feta and mint.
= Pork Chops with Apples and Cider ; pork and cider, pork chops with cider, pork chops in cider, pork apple and cider
fry ; french ; dinner ; 4 ; 10+25 ; stove
Pork chops in a sauce of dry cider, apples and mustard.
!*4 pork chops / 4 chicken breast fillets, flattened ; !2 apples, in wedges ; !300 ml dry cider / apple juice ; 1 onion, sliced ; 1 tbsp sunflower oil ; 20 g butter ; 1 tbsp Dijon mustard ; 3 tbsp crème fraîche ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the pork chops with the salt and black pepper and fry in the sunflower oil over medium-high heat for 4 minutes on each side, until brown. Lift out.
- Soften the onion and apples in the butter in the same pan for 7 minutes. Pour in the dry cider and boil for 5 minutes, until reduced by half.
- Stir in the mustard and crème fraîche, return the pork chops and simmer for 4 minutes, turning once, until cooked through, <63 °C (145 °F)|74 °C (165 °F)> inside.
= Bacon and Cabbage Pasta ; cabbage and bacon pasta, pasta with cabbage and bacon
pasta ; any ; dinner ; 4 ; 10+20 ; stove
Pasta with crisp bacon and cabbage fried until sweet.
!350 g penne ; !*200 g smoked bacon, diced / smoked tofu, diced ; !400 g white cabbage, shredded ; 1 onion, sliced ; 2 cloves garlic, sliced ; 1 tbsp olive oil ; 40 g parmesan, grated ; 1 tsp salt ; 1/2 tsp black pepper
- Fry the bacon in the olive oil in a wide pan for 6 minutes, until crisp. Lift out.
- Add the onion and cabbage to the fat and fry for 12 minutes, stirring, until soft and brown at the edges. Stir in the garlic for 1 minute.
- Meanwhile, boil the penne in water with the salt for 10 minutes. Drain, and keep a cup of the water. Toss with the cabbage, bacon, parmesan, black pepper and a splash of the water.
= Ham and Potato Cakes ; potato cakes with ham, ham and mash cakes, ham potato patties
fry ; british ; dinner lunch ; 4 ; 15+12 ; stove
Cold mash shaped round ham and cheese and fried crisp.
!600 g mashed potatoes, cold ; !*150 g ham, finely chopped / canned sweetcorn, drained ; 80 g cheddar, grated ; 2 spring onions, sliced ; 60 g plain flour ; 1 egg, beaten ; 3 tbsp sunflower oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the mashed potatoes with the ham, cheddar, spring onions, egg, salt, black pepper and half of the flour.
- Shape into {8} cakes and dust with the rest of the flour.
- Fry in the sunflower oil over medium heat for 5 minutes on each side, until golden and steaming hot all through.
= Pork and Apple Hash ; roast pork hash, pork hash, pork and apple fry, pork and potato hash
fry ; british ; dinner lunch ; 4 ; 15+25 ; stove
Cooked pork fried crisp with potatoes and apples.
!*400 g cooked pork, diced / cooked chicken, diced / cooked beef, diced ; !700 g waxy potatoes, in small dice ; !2 apples, diced ; 1 onion, chopped ; 3 tbsp sunflower oil ; 1 tsp dried thyme ; 1 tbsp wholegrain mustard ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 6 minutes and drain well.
- Soften the onion in half of the sunflower oil in a wide pan for 5 minutes. Add the potatoes and the rest of the oil and fry for 10 minutes, turning now and then, until golden.
- Add the pork, apples, thyme, black pepper and the rest of the salt and fry for 6 minutes, until the pork is crisp at the edges and steaming hot all through, 74 °C (165 °F). Stir in the mustard.
= Chorizo and Pepper Frittata ; chorizo frittata, chorizo omelette, frittata with chorizo, chorizo and eggs, eggs with chorizo
egg ; spanish ; dinner lunch ; 4 ; 10+22 ; stove
A thick omelette with chorizo and soft peppers.
!8 eggs ; !*120 g chorizo, diced / 150 g smoked tofu, diced ; !2 red peppers, in strips ; 1 onion, sliced ; 1 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the chorizo in the olive oil in a wide pan for 3 minutes, until the red oil runs. Add the onion and red peppers and fry for 10 minutes, until soft.
- Beat the eggs with the salt and black pepper and pour them over.
- Cover and cook over low heat for 8 minutes, until set all through.
= Courgette Frittata ; courgette omelette, zucchini frittata, frittata with courgettes, courgette and parmesan frittata, frittata di zucchine
egg ; italian ; dinner lunch ; 2 ; 10+18 ; stove
A thick omelette of courgettes and parmesan.
!4 eggs ; !300 g courgettes, thinly sliced ; !40 g parmesan, grated ; 1 onion, sliced ; 1 1/2 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the courgettes and onion in the olive oil in a small wide pan for 9 minutes, until soft and brown in spots.
- Beat the eggs with the parmesan, salt and black pepper and pour them over.
- Cover and cook over low heat for 8 minutes, until set all through.
= Croissant Bread Pudding ; croissant pudding, croissant bake, croissant bread and butter pudding, stale croissant pudding
pudding ; british ; dessert ; 6 ; 15+35 ; oven
Stale croissants baked in custard.
!5 croissants, stale, torn ; !3 eggs ; !400 ml milk ; 150 ml double cream ; 70 g sugar ; 1 tsp vanilla extract ; 60 g raisins ; 10 g butter
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on, and rub a baking dish with the butter. Lay the croissants and raisins in it.
- Whisk the eggs with the milk, double cream, sugar and vanilla extract, pour over and press the croissants down. Leave for 10 minutes.
- Bake for 35 minutes, until golden on top and just set in the middle.
= Salmon and Potato Hash ; leftover salmon hash, salmon hash, salmon and potato cakes hash
fry ; british ; dinner lunch ; 4 ; 10+25 ; stove
Crisp potatoes with flaked salmon and spring onions.
!*400 g salmon fillets, skinned and in chunks / canned salmon, drained and flaked ; !800 g waxy potatoes, in small dice ; !4 spring onions, sliced ; 3 tbsp sunflower oil ; 1 tbsp wholegrain mustard ; 1 tbsp lemon juice ; 1 handful dill, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 6 minutes and drain well.
- Fry them in the sunflower oil in a wide pan for 12 minutes, turning now and then, until golden. Season with the black pepper and the rest of the salt.
- Add the salmon and spring onions and fry for 4 minutes, until the salmon is hot all through, 63 °C (145 °F), and flakes. Stir in the mustard, lemon juice and dill.
= Turkey, Brie and Cranberry Toasties ; turkey and cranberry toastie, turkey brie and cranberry toasties, turkey toasties, turkey and brie sandwich, turkey cranberry sandwich, turkey and cranberry sandwich
filled ; british ; lunch dinner ; 2 ; 5+8 ; stove
Toasted sandwiches with cooked turkey, melted brie and cranberry sauce.
4 slices sourdough bread ; !*150 g cooked turkey, sliced / cooked chicken, sliced ; !100 g brie, sliced ; !2 tbsp cranberry sauce ; 20 g butter, soft ; 1/4 tsp black pepper
- Butter one side of each slice of the bread. Turn two of them over and layer the turkey and brie on them. Season with the black pepper.
- Spread the cranberry sauce on the plain side of the others and close the sandwiches, butter outside.
- Fry in a pan over medium heat for 4 minutes on each side, pressing down, until golden, the brie has melted and the turkey is steaming hot, 74 °C (165 °F).
= Butternut Squash and Bacon Pasta ; squash and bacon pasta, butternut squash pasta, pasta with butternut squash and bacon, pasta with squash
pasta ; any ; dinner ; 4 ; 15+28 ; oven stove
Pasta with roast squash, crisp bacon and sage.
!350 g penne ; !500 g butternut squash, in 2 cm dice ; !*150 g smoked bacon, diced / smoked tofu, diced ; !2 tbsp sage, chopped ; 3 tbsp olive oil ; 2 cloves garlic, sliced ; 50 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the squash with two thirds of the olive oil, the black pepper and a third of the salt on a tray and roast for 24 minutes, until soft and brown.
- Meanwhile, boil the penne in water with the rest of the salt for 10 minutes. Drain, and keep a cup of the water.
- Fry the bacon in the rest of the olive oil for 5 minutes, until crisp. Add the garlic and sage for 1 minute. Toss with the penne, squash, parmesan and a splash of the water.
= Smoked Mackerel Pate ; smoked mackerel paté, smoked mackerel pâté, mackerel pate, smoked fish pate, smoked trout pate, smoked salmon pate, smoked mackerel dip, smoked fish dip, smoked trout dip, rauchermakrelenaufstrich, makrelenaufstrich, forellenaufstrich, rillettes de maquereau fume, pate de caballa ahumada
dip ; british ; starter lunch snacks ; 4 ; 12+0 ; none
Smoked mackerel mashed with soft cheese, lemon and horseradish, for toast.
!*250 g smoked mackerel, skinned and flaked / 250 g smoked trout, skinned and flaked / 250 g smoked salmon, chopped ; !150 g cream cheese / 150 g vegan cream cheese ; 50 g crème fraîche / 50 g yogurt ; 1 tbsp horseradish sauce ; 1 tbsp lemon juice ; 1 tbsp dill, chopped / 1 tbsp chives, snipped ; 1/4 tsp black pepper ; ?8 slices sourdough bread, toasted
- Mash most of the smoked mackerel with the cream cheese, crème fraîche, horseradish sauce, lemon juice and black pepper.
- Stir in the dill and the rest of the smoked mackerel. Cover and chill, for two days at most.
- Serve it cold, with the sourdough bread.
= Smoked Trout and Apple Salad ; smoked trout salad, smoked trout with apple, smoked trout and horseradish salad, trout and cucumber salad, salat mit raucherforelle, salade de truite fumee
salad ; british ; lunch dinner starter ; 4 ; 18+0 ; none
Flaked smoked trout on leaves with apple, cucumber and a horseradish dressing.
!*300 g smoked trout, skinned and flaked / 300 g smoked mackerel, skinned and flaked / 250 g smoked salmon, torn into strips ; 120 g rocket / 120 g mixed salad leaves ; 1 cucumber, sliced ; !1 apple, cored and thinly sliced ; 4 radishes, thinly sliced ; 100 g yogurt / 100 g soy yogurt ; 2 tsp horseradish sauce ; 2 tbsp lemon juice ; 2 tbsp olive oil ; 2 tbsp dill, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Stir the yogurt with the horseradish sauce, half of the lemon juice, half of the dill, the salt and black pepper.
- Toss the apple and cucumber with the rest of the lemon juice and the olive oil, and lay them on the rocket with the radishes and smoked trout.
- Spoon the dressing over and scatter with the rest of the dill.
= Pear Puff Pastry Tart ; pear tart with puff pastry, pear and puff pastry tart, pears on puff pastry, puff pastry fruit tart, fruit tart with puff pastry, apple puff pastry tart, plum puff pastry tart, peach puff pastry tart, birnen im blätterteig, birnentarte mit blätterteig, tarte feuilletée aux poires, sfogliata di pere, hojaldre de pera
tart ; french ; dessert ; 6 ; 15+28 ; oven
Thin slices of fruit baked on crisp puff pastry.
!320 g puff pastry ; !*3 pears, cored and thinly sliced / 3 apples, cored and thinly sliced / 10 plums, stoned and sliced / 4 peaches, stoned and sliced / 4 nectarines, stoned and sliced / 10 apricots, stoned and sliced ; 40 g ground almonds / 3 tbsp fine breadcrumbs ; 40 g sugar ; 20 g butter, melted ; 1 tbsp lemon juice ; 2 tbsp apricot jam
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Unroll the puff pastry on a lined tray, score a rim of 2 cm, and scatter the inside with the ground almonds and half of the sugar.
- Toss the pears with the lemon juice and lay them inside the rim, overlapping. Brush with the butter and scatter with the rest of the sugar.
- Bake for 28 minutes, until the pastry is golden and crisp underneath.
- Warm the apricot jam, brush it over the pears, and serve the tart warm.
`;
