/** Plates that are cooked at home everywhere; how the table is read: rules/classics/classic.ts. */
export const EVERYDAY = `
= Cauliflower Cheese ; cheesy cauliflower, cauliflower gratin, blumenkohlauflauf, gratin de chou fleur
bake ; british ; dinner ; 4 ; 15+40 ; stove oven
Cauliflower baked in a cheese sauce.
!1000 g cauliflower, in florets ; 50 g butter ; 50 g plain flour ; 550 ml milk ; !180 g cheddar, grated / gruyère, grated ; 1 tsp mustard ; 3/4 tsp salt ; 1/4 tsp black pepper ; ?30 g breadcrumbs
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the cauliflower in salted water for 5 minutes, then drain well and tip into a baking dish.
- Melt the butter, stir in the flour for 1 minute and whisk in the milk little by little. Simmer for 5 minutes, until it coats a spoon.
- Off the heat, stir in most of the cheddar, the mustard, the salt and the black pepper, and pour over the cauliflower.
- Scatter over the rest of the cheddar[ and the breadcrumbs] and bake for 25 minutes, until golden and bubbling.
= Stovetop Mac and Cheese ; quick mac and cheese, quick mac n cheese, one pot mac and cheese, easy mac and cheese
pasta ; american ; dinner lunch ; 4 ; 5+18 ; stove
Macaroni in a smooth cheese sauce, made on the stove without baking.
!350 g macaroni ; 30 g butter ; 30 g plain flour ; 500 ml milk ; !220 g cheddar, grated ; 1 tsp mustard ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the macaroni in water with half of the salt for 9 minutes, until just tender, and drain.
- Meanwhile, melt the butter in a wide pan, stir in the flour for 1 minute and whisk in the milk little by little. Simmer for 5 minutes, until thick.
- Take off the heat and stir in the cheddar, the mustard, the black pepper and the rest of the salt until smooth.
- Fold in the macaroni and warm through for 2 minutes.
= Spinach and Ricotta Cannelloni ; cannelloni, canelones, cannelloni ricotta e spinaci, ricotta and spinach cannelloni, cannelloni with spinach and ricotta
bake ; italian ; dinner ; 4 ; 30+45 ; stove oven
Tubes of pasta filled with spinach and ricotta, baked in tomato sauce.
!250 g cannelloni ; !400 g spinach ; !500 g ricotta ; 1 egg ; 60 g parmesan, grated ; 1/4 tsp ground nutmeg ; 2 tbsp olive oil ; 2 cloves garlic, crushed ; 800 g canned chopped tomatoes ; 125 g mozzarella, torn ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Warm the garlic in the olive oil for 1 minute, add the chopped tomatoes and half of the salt and simmer for 12 minutes.
- Wilt the spinach in a hot pan for 2 minutes, squeeze it dry and chop it. Mix with the ricotta, egg, half of the parmesan, the nutmeg, the black pepper and the rest of the salt.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Spoon or pipe the filling into the cannelloni.
- Spread half of the sauce in a baking dish, lay in the cannelloni and cover with the rest of the sauce, the mozzarella and the rest of the parmesan.
- Bake for 30 minutes, until the pasta is tender and the top golden.
= Tuna Pasta Bake ; tuna bake, tuna casserole, tuna noodle casserole, thunfischauflauf
bake ; british ; dinner ; 4 ; 15+35 ; stove oven
Pasta and tuna in a cheese sauce, baked until golden.
!300 g penne ; !*300 g canned tuna, drained / 400 g canned chickpeas, drained ; ?150 g sweetcorn ; 50 g butter ; 50 g plain flour ; 600 ml milk ; !150 g cheddar, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with half of the salt for 9 minutes and drain. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Melt the butter, stir in the flour for 1 minute and whisk in the milk little by little. Simmer for 5 minutes, until thick.
- Stir in most of the cheddar, the black pepper and the rest of the salt, then the penne and tuna[, and sweetcorn].
- Tip into a baking dish, scatter over the rest of the cheddar and bake for 20 minutes, until golden.
= Baked Ziti ; pasta al forno, baked pasta, penne al forno, nudelauflauf, gratin de pates
bake ; italian ; dinner ; 6 ; 15+45 ; stove oven
Pasta baked in tomato sauce under melted cheese.
!450 g penne ; 2 tbsp olive oil ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 800 g canned chopped tomatoes ; 1 tsp dried oregano ; 250 g ricotta ; !250 g mozzarella, torn ; ?50 g parmesan, grated ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil over medium heat for 6 minutes. Add the garlic, the chopped tomatoes, the oregano, half of the salt and the black pepper and simmer for 12 minutes.
- Meanwhile, boil the penne in water with the rest of the salt for 8 minutes and drain. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Stir the penne into the sauce with half of the mozzarella, tip into a baking dish and dot with the ricotta.
- Cover with the rest of the mozzarella[ and the parmesan] and bake for 22 minutes, until golden.
= Gnocchi with Sage Butter ; brown butter gnocchi, gnocchi with brown butter, gnocchi in brown butter, gnocchi in sage butter, gnocchi burro e salvia, gnocchi mit salbeibutter
pasta ; italian ; dinner ; 4 ; 5+10 ; stove
Potato dumplings in brown butter with crisp sage.
!800 g gnocchi ; !80 g butter ; !16 leaves sage ; 1 clove garlic, halved ; 1 tsp salt ; 1/4 tsp black pepper ; ?50 g parmesan, grated
- Bring a wide pan of water with the salt to the boil.
- Melt the butter in a frying pan with the sage and garlic over medium heat for 4 minutes, until the butter smells nutty and the sage is crisp. Take out the garlic.
- Boil the gnocchi for 2 minutes, until they float, and lift them into the butter.
- Toss for 2 minutes with the black pepper[ and serve with the parmesan].
= Chicken Parmigiana ; chicken parmesan, chicken parm, chicken parma, parmo
bake ; american ; dinner ; 4 ; 20+35 ; stove oven
Crumbed chicken baked under tomato sauce and mozzarella.
!*600 g chicken breast fillets, beaten flat / turkey breast, beaten flat / 500 g firm tofu, sliced / 800 g aubergine, sliced ; 60 g plain flour ; 2 eggs, beaten ; 100 g breadcrumbs ; 60 g parmesan, grated ; 4 tbsp olive oil ; 1 clove garlic, crushed ; !400 g canned chopped tomatoes ; !150 g mozzarella, sliced ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Simmer the garlic and chopped tomatoes in a quarter of the olive oil with a third of the salt for 10 minutes. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Season the chicken with the black pepper and the rest of the salt. Turn it in the flour, then in the eggs, then in the breadcrumbs mixed with the parmesan.
- Fry the chicken in the rest of the olive oil for 3 minutes on each side, until golden, and lay in a baking dish.
- Spoon over the sauce, top with the mozzarella and bake for 15 minutes<, until cooked through with no pink left|, until bubbling>.
= Chicken Cordon Bleu ; cordon bleu, cordon bleu vom hahnchen
fry ; swiss ; dinner ; 4 ; 20+20 ; stove
Chicken filled with ham and cheese, crumbed and fried.
!*4 chicken breast fillets / turkey breast fillets ; !4 slices ham ; !4 slices Emmental / gruyère ; 60 g plain flour ; 2 eggs, beaten ; 120 g breadcrumbs ; 80 g butter ; 1 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Cut a pocket into each piece of chicken and fill it with a slice of ham and one of Emmental. Press shut and season with the salt and black pepper.
- Turn in the flour, then in the eggs, then in the breadcrumbs.
- Melt the butter in a wide pan over medium heat and fry the chicken for 8 minutes on each side, until golden and cooked through with no pink left.
- Leave for 2 minutes and serve with the lemon.
= Chicken Marsala ; pollo al marsala
fry ; italian ; dinner ; 4 ; 15+25 ; stove
Thin chicken in a sauce of mushrooms and Marsala.
!*600 g chicken breast fillets, beaten flat / veal escalopes / pork escalopes / 600 g portobello mushrooms, sliced ; 40 g plain flour ; 40 g butter ; 1 tbsp olive oil ; 250 g chestnut mushrooms, sliced ; 1 shallot, finely chopped ; !200 ml Marsala / chicken stock ; 150 ml chicken stock ; 1 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Season the chicken with the salt and black pepper and turn it in the flour. Fry in the olive oil and half of the butter for 3 minutes on each side, until golden, and lift out.
- Fry the chestnut mushrooms and shallot in the rest of the butter for 6 minutes, until golden.
- Pour in the Marsala and let it bubble for 2 minutes, then add the chicken stock and simmer for 4 minutes.
- Return the chicken for 3 minutes<, until cooked through with no pink left,|> and scatter with the parsley.
= Chicken Piccata ; lemon chicken, piccata, piccata al limone, chicken with lemon and capers
fry ; italian ; dinner ; 4 ; 15+20 ; stove
Thin chicken in a sharp butter sauce with lemon and capers.
!*600 g chicken breast fillets, beaten flat / veal escalopes / turkey breast, beaten flat / 500 g firm tofu, sliced ; 40 g plain flour ; 50 g butter ; 1 tbsp olive oil ; 200 ml chicken stock ; !4 tbsp lemon juice ; !2 tbsp capers ; 3/4 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Season the chicken with the salt and black pepper and turn it in the flour.
- Fry in the olive oil and half of the butter for 3 minutes on each side, until golden, and lift out.
- Boil the chicken stock, lemon juice and capers in the pan for 4 minutes, then whisk in the rest of the butter.
- Return the chicken for 3 minutes<, until cooked through with no pink left,|> and scatter with the parsley.
= Chicken Casserole ; chicken stew, chicken hotpot, hahncheneintopf
stew ; british ; dinner ; 4 ; 20+50|30 ; stove
Chicken and roots simmered in a light gravy.
!*700 g chicken thigh fillets, in chunks / 500 g canned butter beans, drained ; 2 tbsp olive oil ; 2 onions, chopped ; !3 carrots, sliced ; 2 sticks celery, sliced ; 500 g potatoes, in chunks ; 2 tbsp plain flour ; 700 ml chicken stock ; 3 sprigs thyme ; 1 bay leaf ; 1 tsp salt ; 1/4 tsp black pepper
- Brown the chicken in half of the olive oil for <6|2> minutes and lift out.
- Cook the onions, carrots and celery in the rest of the olive oil for 8 minutes. Stir in the flour, then the chicken stock little by little.
- Return the chicken with the potatoes, thyme, bay leaf, salt and black pepper. Simmer, partly covered, for <35|18> minutes, until the potatoes are tender.
- Take out the bay leaf and thyme and serve.
= Beef Stew ; beef casserole, stewed beef, rindereintopf, ragout de boeuf, estofado de ternera, spezzatino di manzo
stew ; british ; dinner ; 4 ; 20+140|45 ; stove
Beef and roots braised slowly until a spoon cuts them.
!*800 g stewing beef, in chunks / diced lamb / 500 g chestnut mushrooms, halved ; 3 tbsp plain flour ; 3 tbsp sunflower oil ; 2 onions, chopped ; !3 carrots, sliced ; 2 sticks celery, sliced ; 2 tbsp tomato paste ; 800 ml beef stock ; 1 tbsp Worcestershire sauce ; 2 sprigs thyme ; 1 bay leaf ; 500 g potatoes, in chunks ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Toss the beef with the flour, salt and black pepper and brown it in two thirds of the sunflower oil for <10|5> minutes. Lift out.
- Cook the onions, carrots and celery in the rest of the oil for 8 minutes. Stir in the tomato paste, then the beef stock, Worcestershire sauce, thyme and bay leaf.
- Return the beef, cover and simmer gently for <90|5> minutes.
- Add the potatoes and simmer for 25 minutes, until everything is tender. Take out the bay leaf and thyme.
= Pot Roast ; braised beef, beef pot roast, yankee pot roast, schmorbraten
roast ; american ; dinner ; 6 ; 20+200 ; stove oven
A joint of beef braised whole with roots and onions.
!*1500 g beef brisket, in one piece / pork shoulder, in one piece ; 2 tbsp sunflower oil ; 2 onions, in wedges ; !4 carrots, in chunks ; 3 cloves garlic, crushed ; 2 tbsp tomato paste ; 600 ml beef stock ; 3 sprigs thyme ; 2 bay leaves ; 800 g potatoes, in chunks ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Rub the beef with the salt and black pepper and brown it in the sunflower oil on all sides for 12 minutes.
- Lift out. Fry the onions, carrots and garlic for 5 minutes and stir in the tomato paste.
- Return the beef with the beef stock, thyme and bay leaves, cover and cook in the oven for 120 minutes.
- Add the potatoes and cook for another 60 minutes, until a fork slides into the beef. Take out the bay leaves and thyme.
= Lancashire Hotpot ; lamb hotpot, hotpot, lamb stew, lamb casserole
stew ; british ; dinner ; 4 ; 25+120 ; stove oven
Lamb and onions baked under sliced potatoes.
!*700 g diced lamb / stewing beef, in chunks ; 2 tbsp sunflower oil ; 2 onions, sliced ; 2 carrots, sliced ; 1 tbsp plain flour ; 1 tbsp Worcestershire sauce ; 500 ml lamb stock ; 2 bay leaves ; !900 g potatoes, peeled and thinly sliced ; 30 g butter, melted ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Brown the lamb in the sunflower oil for 8 minutes and lift out.
- Cook the onions and carrots in the same pan for 6 minutes, stir in the flour, then the Worcestershire sauce, lamb stock and bay leaves. Return the lamb with half of the salt.
- Tip into a deep dish, cover with the potatoes in layers, and season with the black pepper and the rest of the salt. Brush with the butter.
- Cover and bake for 75 minutes, then uncover and bake for 30 minutes, until the potatoes are golden.
= Fishcakes ; fish cakes, cod cakes, salmon fishcakes, fischfrikadellen
fry ; british ; dinner ; 4 ; 25+30 ; stove
Cakes of fish and mashed potato, fried until crisp.
!*400 g cod fillets / salmon fillets / haddock fillets / canned tuna, drained / firm tofu, crumbled ; !500 g floury potatoes, peeled and in chunks ; 2 spring onions, chopped ; 1 handful parsley, chopped ; 1 egg, beaten ; 80 g breadcrumbs ; 4 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Boil the potatoes for 15 minutes, until tender, drain and mash.
- Meanwhile, poach the cod in simmering water for 6 minutes, lift out and flake.
- Mix the potatoes, cod, spring onions, parsley, salt and black pepper and shape into {8} cakes. Turn in the egg, then in the breadcrumbs.
- Fry in the sunflower oil over medium heat for 4 minutes on each side, until golden, and serve with the lemon.
= Crab Cakes ; maryland crab cakes, crabcakes
fry ; american ; starter ; 4 ; 20+10 rest 30 ; stove
Cakes of crab meat, held together by very little and fried until golden.
!*400 g crab meat / canned chickpeas, drained and mashed ; 60 g breadcrumbs ; 1 egg, beaten ; 3 tbsp mayonnaise ; 1 tsp Dijon mustard ; 2 spring onions, chopped ; 1/2 tsp sweet paprika ; 1/2 tsp salt ; 3 tbsp sunflower oil ; 1 lemon, in wedges
- Mix the crab gently with the breadcrumbs, egg, mayonnaise, mustard, spring onions, paprika and salt. Shape into {8} cakes and chill for 30 minutes.
- Heat the sunflower oil in a wide pan over medium heat and fry the cakes for 4 minutes on each side, until golden.
- Serve with the lemon.
= Fish Finger Sandwich ; fish finger sandwiches, fish finger sarnie, fish finger butty, fish stick sandwich
filled ; british ; lunch ; 4 ; 5+18 ; oven
Crisp fish fingers in soft bread with a sharp sauce.
!12 fish fingers ; !8 slices white bread ; 40 g butter ; 6 tbsp mayonnaise ; 1 tbsp capers, chopped ; 1 tbsp lemon juice ; 8 leaves lettuce
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Bake the fish fingers on a tray for 16 minutes, turning once, until crisp.
- Mix the mayonnaise with the capers and lemon juice, and spread the bread with the butter.
- Fill the bread with the lettuce, the fish fingers and the sauce.
= Salmon en Croute ; salmon in pastry, salmon wellington, lachs im blatterteig, saumon en croute
roast ; french ; dinner ; 4 ; 20+30 ; oven
Salmon and spinach baked in puff pastry.
!*700 g salmon fillets, skinned / trout fillets, skinned ; !400 g puff pastry ; 200 g spinach, wilted and squeezed ; 120 g cream cheese ; 1 tbsp lemon zest ; 1 handful dill, chopped ; 1 egg, beaten / 2 tbsp oat milk ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the spinach with the cream cheese, lemon zest, dill and half of the salt.
- Roll out the puff pastry, lay the salmon on one half, season with the black pepper and the rest of the salt, and spread with the spinach mixture.
- Fold the pastry over, press the edges together, cut a few slits and brush with the egg.
- Bake for 28 minutes, until deep golden.
= Lobster Thermidor ; lobster thermidore, hummer thermidor, homard thermidor
bake ; french ; dinner ; 2 ; 20+20 ; stove oven
Cooked lobster in its shell under a mustard and cheese sauce.
!*2 cooked lobsters / 400 g cooked prawns ; 40 g butter ; 1 shallot, finely chopped ; 20 g plain flour ; 100 ml white wine ; 100 ml fish stock ; 100 ml double cream ; !1 tsp Dijon mustard ; !50 g gruyère, grated ; 1 tbsp lemon juice ; 1/4 tsp salt ; 1/4 tsp black pepper
- Halve the lobster, take out the meat and cut it into chunks; keep the shells. Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Soften the shallot in the butter for 4 minutes and stir in the flour for 1 minute. Whisk in the white wine, then the fish stock, and simmer for 4 minutes.
- Stir in the double cream, mustard, lemon juice, salt and black pepper, then the lobster, and spoon into the shells or small dishes.
- Scatter with the gruyère and bake for 10 minutes, until golden.
= Nut Roast ; nut loaf, nussbraten
roast ; british ; dinner ; 6 ; 25+60 ; stove oven
A savoury loaf of nuts, mushrooms and crumbs, to slice.
!250 g mixed nuts, finely chopped ; !200 g chestnut mushrooms, finely chopped ; 1 onion, finely chopped ; 1 carrot, grated ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 120 g breadcrumbs ; 200 g cooked lentils ; 2 eggs, beaten ; 100 g cheddar, grated ; 1 tsp dried thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a loaf tin.
- Cook the onion, mushrooms and carrot in the olive oil for 10 minutes, until dry, and stir in the garlic for 1 minute.
- Mix with the nuts, breadcrumbs, lentils, eggs, cheddar, thyme, salt and black pepper, and press into the tin.
- Cover and bake for 30 minutes, then uncover and bake for 18 minutes, until firm and golden. Leave for 10 minutes before slicing.
= Breakfast Burrito ; breakfast burritos, breakfast wrap, egg burrito, breakfast wraps
filled ; tex-mex ; breakfast ; 4 ; 15+15 ; stove
Scrambled eggs, beans and cheese rolled in a warm tortilla.
!4 flour tortillas, large ; !8 eggs / 500 g firm tofu, crumbled ; 30 g butter ; 1 red pepper, diced ; 400 g canned black beans, drained ; 1 tsp ground cumin ; 80 g cheddar, grated ; 1 avocado, sliced ; 2 tomatoes, diced ; 3/4 tsp salt
- Cook the red pepper in half of the butter for 5 minutes. Add the black beans, cumin and half of the salt, warm through for 3 minutes and keep warm.
- Scramble the eggs with the rest of the salt in the rest of the butter over medium-low heat for 4 minutes, until set.
- Warm the tortillas in a dry pan, and fill with the beans, eggs, cheddar, avocado and tomatoes.
- Fold in the sides, roll up and serve.
= Mushrooms on Toast ; mushroom toast, creamy mushrooms on toast, garlic mushrooms on toast
fry ; british ; lunch ; 2 ; 5+10 ; stove
Garlicky mushrooms in a little cream on hot toast.
!300 g chestnut mushrooms, sliced / portobello mushrooms, sliced ; 30 g butter ; 1 clove garlic, crushed ; 4 tbsp double cream ; 1 handful parsley, chopped ; !4 slices sourdough bread ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the mushrooms in the butter over high heat for 6 minutes, until golden.
- Stir in the garlic for 1 minute, then the cream, salt and black pepper, and let it bubble for 1 minute.
- Toast the sourdough bread, pile on the mushrooms and scatter with the parsley.
= Beans on Toast ; baked beans on toast
fry ; british ; lunch ; 2 ; 3+7 ; stove
Baked beans on buttered toast.
!400 g baked beans ; !4 slices white bread ; 20 g butter ; ?40 g cheddar, grated ; 1/4 tsp black pepper
- Warm the baked beans in a small pan for 5 minutes, stirring, and season with the black pepper.
- Toast the bread and spread it with the butter.
- Pour the beans over the toast[ and scatter with the cheddar].
= Tofu Scramble ; scrambled tofu, tofu scrambled eggs, vegan scrambled eggs, vegan scramble, tofu ruhrei, tofu revuelto
egg ; american ; breakfast ; 2 ; 10+10 ; stove
Crumbled tofu fried golden with onion and turmeric.
!400 g firm tofu, crumbled ; 1 onion, finely chopped ; 1 red pepper, diced ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 1/2 tsp ground turmeric ; 1/2 tsp ground cumin ; 2 tbsp soy milk ; 1/2 tsp salt ; 1/4 tsp black pepper ; 2 tbsp chives, snipped
- Cook the onion and red pepper in the olive oil over medium heat for 6 minutes. Stir in the garlic, turmeric and cumin for 1 minute.
- Add the tofu, salt and black pepper and fry for 3 minutes, until golden in places. Stir in the soy milk to make it creamy.
- Scatter with the chives.
= Almond Bread Rolls ; keto bread rolls, keto bread, keto rolls, low carb bread rolls, low carb bread, low carb rolls, almond flour rolls
bread ; american ; breakfast ; 6 ; 15+20 ; stove oven
Soft rolls of almond flour and melted mozzarella, without any wheat.
!250 g mozzarella, grated ; !60 g cream cheese ; !180 g almond flour ; 2 tsp baking powder ; 2 eggs, beaten ; 1 tbsp sesame seeds ; 1/2 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Melt the mozzarella with the cream cheese in a pan over low heat for 3 minutes, stirring, until smooth.
- Stir the almond flour with the baking powder and salt. Mix with the melted mozzarella and most of the eggs, and knead into a soft dough while still warm.
- Shape into {6} balls with wet hands, set on a lined tray, brush with the rest of the eggs and scatter with the sesame seeds.
- Bake for 17 minutes, until golden and firm.
= Spinach and Ricotta Pie ; torta salata, torta salata ricotta e spinaci, torta pasqualina, torta di ricotta e spinaci, spinach ricotta pie, spinach and ricotta tart, spinach and ricotta quiche, ricotta pie, torta rustica
pie ; italian ; lunch ; 6 ; 25+40 ; stove oven
Puff pastry filled with spinach, ricotta and eggs.
!320 g puff pastry ; !500 g spinach, washed ; !350 g ricotta ; 3 eggs ; 60 g parmesan, grated ; 1 onion, finely chopped ; 1 tbsp olive oil ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil for 6 minutes. Add the spinach, let it wilt for 3 minutes, drain and squeeze it dry, and chop it.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the eggs with the ricotta, parmesan, nutmeg, salt and black pepper, and stir in the spinach.
- Line a 24 cm tin with the puff pastry, prick it, fill it and fold in the edges.
- Bake for 30 minutes, until the filling is set and the pastry golden. Leave for 10 minutes before cutting.
= Carrot Muffins ; carrot cake muffins, carrot cupcakes, carrot cake cupcakes, karottenmuffins, mohrenmuffins
cake ; american ; dessert ; 12 ; 20+22 ; oven
Spiced carrot sponges baked in paper cases.
!250 g plain flour ; 160 g brown sugar ; 2 tsp baking powder ; 2 tsp ground cinnamon ; 2 eggs ; 150 ml sunflower oil ; 60 ml milk ; !250 g carrots, finely grated ; ?60 g walnuts, chopped ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the flour with the brown sugar, baking powder, cinnamon and salt.
- Beat in the eggs, sunflower oil and milk until just combined, and fold in the carrots[ and walnuts].
- Divide among 12 paper cases and bake for 20 minutes, until risen and a skewer comes out clean.
= Banana Smash Cake ; smash cake, baby birthday cake, first birthday cake, sugar free banana cake, baby cake
cake ; american ; dessert ; 6 ; 15+35 ; oven
A small soft cake sweetened with nothing but bananas, under a yogurt topping.
!3 bananas, mashed ; !150 g plain flour ; 60 g rolled oats, ground fine ; 2 tsp baking powder ; 2 eggs, beaten / 100 g soy yogurt ; 60 g butter, melted ; 1 tsp ground cinnamon ; 200 g Greek yogurt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the flour with the oats, baking powder and cinnamon.
- Stir the bananas with the eggs and butter, fold in the flour mixture and spread in a lined 18 cm tin.
- Bake for 32 minutes, until a skewer comes out clean, and cool completely.
- Spread the yogurt over the cake just before serving.
`;
