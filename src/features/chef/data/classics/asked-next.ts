/** Dishes, sauces and variants that people asked for next; how the table is read: rules/classics/classic.ts. */
export const ASKED_NEXT = `
= Caesar Dressing ; caesar salad dressing, caesar sauce, salsa cesar, sauce cesar
sauce ; american ; lunch dinner ; 6 ; 10+0 ; none
Creamy dressing of anchovy, garlic, lemon and parmesan.
!100 g mayonnaise / 100 g sour cream ; 60 g Greek yogurt ; !4 anchovy fillets, mashed ; 1 clove garlic, crushed ; !40 g parmesan, finely grated ; 2 tbsp lemon juice ; 1 tsp Dijon mustard ; 1 tsp Worcestershire sauce ; 1/4 tsp black pepper
- Mash the anchovy fillets with the garlic to a paste.
- Stir in the mayonnaise, Greek yogurt, parmesan, lemon juice, mustard, Worcestershire sauce and black pepper.
- Thin with a spoonful of water until it runs slowly from the spoon. It keeps for 3 days in the fridge.
= Quick Cinnamon Buns ; cinnamon rolls without yeast, no yeast cinnamon rolls, yeast free cinnamon rolls, easy cinnamon rolls, quick cinnamon rolls
bread ; american ; breakfast snacks ; 9 ; 25+25 ; oven
Soft cinnamon buns raised with baking powder, without yeast.
!350 g plain flour ; 1 tbsp baking powder ; 40 g sugar ; 1/2 tsp salt ; 80 g butter, cold, diced ; 220 ml milk ; 50 g butter, for the filling ; 90 g brown sugar ; !1 tbsp ground cinnamon ; 80 g icing sugar
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the diced butter into the flour, baking powder, sugar and salt. Pour in the milk and bring together to a soft dough.
- Roll out to a rectangle, spread with the butter for the filling, melted, and scatter with the brown sugar and cinnamon.
- Roll up, cut into {9} slices and set close together in a buttered tin. Bake for 24 minutes, until golden.
- Stir the icing sugar with a little water and drizzle it over.
= Tartiflette ; potatoes with bacon and cheese, potato bacon gratin, reblochon potatoes, gratin savoyard, speckkartoffelgratin, kartoffelgratin mit speck
bake ; french ; dinner ; 4 ; 20+45 ; stove oven
Potatoes, bacon and onions baked under melting cheese.
!1000 g waxy potatoes ; !*200 g smoked bacon, diced / 200 g smoked tofu, diced / 250 g chestnut mushrooms, sliced ; 2 onions, sliced ; 20 g butter ; 100 ml white wine ; 150 ml crème fraîche ; !300 g Reblochon, sliced / Camembert, sliced / raclette cheese, sliced ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in salted water for 15 minutes, drain and slice them. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Meanwhile, fry the bacon and onions in the butter for 10 minutes, until golden. Pour in the white wine and bubble for 2 minutes.
- Layer the potatoes, bacon and onions in a baking dish, season with the salt and black pepper and spoon over the crème fraîche.
- Cover with the Reblochon and bake for 20 minutes, until golden and bubbling.
= Pasta con le Sarde ; pasta with sardines, sardine pasta, spaghetti with sardines, spaghetti con le sarde, pasta alle sarde
pasta ; italian ; dinner ; 4 ; 15+20 ; stove
Sicilian pasta with sardines, fennel, raisins and pine nuts.
!400 g spaghetti ; !240 g canned sardines, drained ; !1 fennel, finely chopped ; 1 onion, finely chopped ; 4 tbsp olive oil ; 2 anchovy fillets ; 40 g raisins ; 40 g pine nuts ; 50 g breadcrumbs ; 1 pinch saffron ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Toast the breadcrumbs in a quarter of the olive oil for 3 minutes, until golden, and set aside.
- Soften the onion and fennel in the rest of the olive oil with a fifth of the salt for 10 minutes. Melt in the anchovy fillets, then stir in the raisins, pine nuts, saffron and sardines for 3 minutes.
- Meanwhile, boil the spaghetti in water with the rest of the salt for 9 minutes. Drain, and keep a cup of the water.
- Toss the spaghetti with the sauce, the black pepper and a splash of the water, and scatter with the breadcrumbs.
= Vegetable Curry ; cauliflower curry, cauliflower and potato curry, veg curry, mixed vegetable curry, gemusecurry, blumenkohlcurry, curry de legumes, coconut vegetable curry, potato curry
curry ; indian ; dinner ; 4 ; 15+30 ; stove
Cauliflower, potatoes and peas in a mild coconut curry.
!600 g cauliflower, in florets ; !400 g waxy potatoes, diced ; 150 g frozen peas ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tbsp sunflower oil ; 2 tbsp curry powder ; 1 tbsp tomato paste ; !400 ml coconut milk ; 200 ml vegetable stock ; 1 tbsp lime juice ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Soften the onion in the sunflower oil for 6 minutes. Stir in the garlic, ginger, curry powder and tomato paste for 1 minute.
- Add the potatoes, coconut milk, vegetable stock and salt, cover and simmer for 8 minutes.
- Add the cauliflower and simmer for 10 minutes. Add the peas for the last 3 minutes.
- Stir in the lime juice and scatter with the coriander.
= Shrimp and Grits ; prawns and grits, shrimp n grits, shrimp grits, prawns with grits, cheesy grits with shrimp, cheese grits with prawns, garnelen mit grits
fry ; american ; dinner ; 4 ; 15+35 ; stove
Prawns with bacon and pepper in a light gravy, on soft cheese grits.
!160 g grits / polenta ; 750 ml chicken stock ; 300 ml milk ; 100 g cheddar, grated ; 30 g butter ; !*500 g raw prawns, peeled / chestnut mushrooms, quartered ; 120 g smoked bacon, diced / smoked tofu, diced ; 1 tbsp sunflower oil ; 1 green pepper, diced ; 2 cloves garlic, crushed ; 2 tsp Cajun seasoning ; 1 tbsp plain flour ; 1 tbsp lemon juice ; 3 spring onions, sliced ; 3/4 tsp salt
- Bring {500 ml} of the chicken stock and the milk to the boil with half of the salt. Whisk in the grits in a thin stream and cook over low heat for 25 minutes, stirring often, until thick and soft. Beat in the cheddar and butter.
- Meanwhile, fry the bacon in the sunflower oil in a wide pan for 6 minutes, until crisp, and lift out. Soften the green pepper in the fat for 5 minutes, stir in the garlic, Cajun seasoning and flour for 1 minute, then the rest of the chicken stock, and simmer for 3 minutes.
- Add the prawns with the rest of the salt and cook for <4 minutes, until pink all through|7 minutes, until tender>. Stir in the bacon and lemon juice.
- Spoon over the grits and scatter with the spring onions.
= Biscuits and Gravy ; american biscuits and gravy, biscuits with gravy, biscuits n gravy, biscuits with sausage gravy, sausage gravy, southern biscuits and gravy, biscuits and sausage gravy
bake ; american ; breakfast brunch ; 4 ; 20+20 ; oven stove
Flaky buttermilk biscuits under a creamy, peppery sausage gravy.
!320 g plain flour ; 1 tbsp baking powder ; 80 g butter, cold and diced ; !220 ml buttermilk / 220 g soy yogurt ; !*400 g sausage meat / vegan sausages, crumbled ; 1 tbsp sunflower oil ; !600 ml milk ; 1 tsp dried sage ; 1 tsp black pepper ; 1 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Set {40 g} of the flour aside for the gravy. Mix the rest with the baking powder and half of the salt, rub in the butter, and stir in the buttermilk to a soft dough.
- Pat it out 2.5 cm thick, fold in half, pat out again and cut into {8} rounds. Bake on a lined tray for 15 minutes, until risen and golden.
- Meanwhile, fry the sausage meat in the sunflower oil for <8 minutes, breaking it up, until browned with no pink left|6 minutes, until browned>. Stir in the sage, the black pepper and the flour kept aside for 1 minute.
- Pour in the milk little by little and simmer for 5 minutes, until thick. Season with the rest of the salt and spoon over the split biscuits.
= French Toast Casserole ; french toast bake, baked french toast, overnight french toast, overnight french toast casserole, french toast auflauf, arme ritter auflauf, pain perdu au four
griddle ; american ; breakfast brunch ; 6 ; 15+40 rest 60 ; oven
Brioche soaked in cinnamon custard and baked under a crumble of brown sugar.
!400 g brioche, in cubes / white bread, in cubes ; !5 eggs / 6 tbsp chickpea flour, whisked with water to a thick cream ; !450 ml milk ; 150 ml double cream / soy cream ; 80 g brown sugar ; 2 tsp vanilla extract ; 2 tsp ground cinnamon ; 1/4 tsp salt ; 50 g plain flour ; 50 g butter, cold and diced ; ?50 g pecans, chopped ; 4 tbsp maple syrup
- Spread the brioche in a greased 20 by 30 cm dish. Whisk the eggs with the milk, double cream, vanilla extract, salt, half of the brown sugar and half of the cinnamon, pour over and press down. Cover and chill for 60 minutes, or overnight.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Rub the butter into the flour with the rest of the brown sugar and cinnamon[, stir in the pecans] and scatter over the bread.
- Bake for 40 minutes, until puffed, golden and set in the middle. Leave for 5 minutes and serve with the maple syrup.
= Breakfast Casserole ; sausage breakfast casserole, egg casserole, sausage and egg casserole, overnight breakfast casserole, breakfast bake, breakfast strata, strata, egg bake, fruhstucksauflauf
bake ; american ; breakfast brunch ; 8 ; 20+60 rest 30 ; stove oven
Bread, sausage and cheese baked in seasoned eggs.
!*500 g sausage meat / vegan sausages, crumbled / chestnut mushrooms, sliced ; !300 g white bread, in cubes ; !8 eggs / 600 g silken tofu, mashed ; 500 ml milk ; !200 g cheddar, grated ; 1 onion, chopped ; 1 red pepper, diced ; 1 tbsp sunflower oil ; 1 tbsp mustard ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the sausage meat in the sunflower oil for <8 minutes, breaking it up, until browned with no pink left|7 minutes, until browned>. Add the onion and red pepper and cook for 5 minutes.
- Spread the bread in a greased 20 by 30 cm dish and scatter with the contents of the pan and two thirds of the cheddar. Whisk the eggs with the milk, mustard, salt and black pepper and pour over. Cover and chill for 30 minutes, or overnight.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Scatter with the rest of the cheddar and bake for 45 minutes, until puffed, golden and set in the middle. Leave for 10 minutes before cutting.
= Salisbury Steak ; salisbury steaks, hamburger steak, hamburger steaks, hamburger steak with gravy, hamburger steak with onion gravy, chopped steak, ground beef steaks
fry ; american ; dinner ; 4 ; 20+35 ; stove
Oval patties of minced beef in a mushroom and onion gravy.
!*600 g minced beef / minced turkey / minced pork / cooked lentils, mashed ; 60 g breadcrumbs ; 1 egg ; 1 tbsp mustard ; 1 tbsp Worcestershire sauce ; !1 onion, sliced ; !200 g chestnut mushrooms, sliced ; 2 tbsp sunflower oil ; 30 g butter ; 2 tbsp plain flour ; 1 tbsp tomato paste ; 500 ml beef stock ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the minced beef with the breadcrumbs, egg, mustard, black pepper, two thirds of the salt and half of the Worcestershire sauce. Shape into {4} oval patties and brown in the sunflower oil for 4 minutes on each side. Lift out.
- Cook the onion and mushrooms in the butter for 9 minutes, until golden. Stir in the flour and tomato paste for 1 minute.
- Stir in the beef stock with the rest of the salt and Worcestershire sauce and simmer for 4 minutes, until it thickens.
- Return the patties and simmer for <9 minutes, until they read 71 °C (160 °F) inside|3 minutes, until hot>.
= Braised Beef Brisket ; brisket, beef brisket, braised brisket, oven braised brisket, slow cooked brisket, jewish brisket, geschmorte rinderbrust, rinderbrust, poitrine de boeuf braisee, falda de ternera guisada
roast ; american ; dinner ; 8 ; 20+225|85 rest 20 ; stove oven
A whole brisket braised until tender under onions, tomatoes and red wine.
!*2000 g beef brisket, in one piece / 1400 g portobello mushrooms ; 2 tbsp sunflower oil ; !3 onions, sliced ; 4 carrots, in chunks ; 6 cloves garlic, crushed ; 2 tbsp tomato paste ; 300 ml red wine / beef stock ; 400 g canned chopped tomatoes ; 400 ml beef stock ; 2 tbsp brown sugar ; 4 sprigs thyme ; 2 bay leaves ; 1 tbsp salt ; 1 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Rub the brisket with the salt and black pepper and brown in the sunflower oil in a casserole for <6 minutes on each side|4 minutes on each side, in batches>. Lift out.
- Cook the onions in the fat for 10 minutes, until golden. Stir in the garlic and tomato paste for 1 minute, then the red wine, chopped tomatoes, beef stock and brown sugar, and bring to the boil.
- Return the brisket with the carrots, thyme and bay leaves. Cover tightly and cook in the oven for <195 minutes, turning once, until a fork slides in|45 minutes, until tender>.
- Take out the thyme and bay leaves and leave the brisket in the sauce for 20 minutes. <Carve across the grain and serve|Serve> with the sauce.
= Pan-Fried Pork Chops ; pork chops, pork chop, fried pork chops, pork chops with apples, pork chops and apples, apple pork chops, pork chops with mustard, schweinekotelett, koteletts, cotes de porc aux pommes, chuletas de cerdo, braciole di maiale
fry ; american ; dinner ; 4 ; 10+25 ; stove
Seared pork chops with golden apples and a mustard pan sauce.
!*4 pork chops / 600 g chicken thigh fillets / 600 g turkey breast, in thick slices / 500 g firm tofu, in thick slices ; !2 apples, in thin wedges ; !1 tbsp Dijon mustard ; 1 onion, sliced ; 1 tbsp sunflower oil ; 30 g butter ; 1 tsp thyme ; 200 ml apple juice ; 150 ml chicken stock ; 1 tsp salt ; 1/4 tsp black pepper
- Pat the pork chops dry and season with the salt and black pepper. Fry in the sunflower oil over medium-high heat for 4 minutes on each side, until browned. Lift out.
- Cook the onion, apples and thyme in the butter for 7 minutes, until golden.
- Stir in the apple juice, chicken stock and mustard and boil for 4 minutes, until syrupy.
- Return the pork chops and simmer for 4 minutes, turning once<, until cooked through (pork 63 °C / 145 °F inside). Rest for 3 minutes before serving|>.
= Honey Garlic Pork Tenderloin ; pork tenderloin, honey garlic pork, honey soy pork tenderloin, glazed pork tenderloin, roast pork tenderloin, baked pork tenderloin, roast pork fillet, schweinefilet mit honig, filet mignon de porc au miel, solomillo de cerdo con miel
roast ; american ; dinner ; 4 ; 10+30 ; stove oven
Seared pork tenderloin roasted in a sticky glaze of honey, garlic and soy sauce.
!*700 g pork tenderloin, in one piece / 600 g firm tofu, in thick slices ; !4 tbsp honey ; 3 tbsp soy sauce ; !4 cloves garlic, crushed ; 1 tbsp cider vinegar ; 1 tsp sweet paprika ; 2 tbsp sunflower oil ; 1 tsp cornflour ; 150 ml chicken stock ; 2 spring onions, sliced ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the pork with the paprika, salt and black pepper and brown in the sunflower oil in an ovenproof pan for 6 minutes, turning.
- Stir the honey with the soy sauce, garlic and cider vinegar and pour it over. Roast for <17 minutes, basting twice, until it reads 63 °C (145 °F) inside. Lift out, rest for 5 minutes and slice|12 minutes, basting twice. Lift out>.
- Stir the cornflour into the chicken stock, pour it into the pan and simmer for 3 minutes, until glossy. Spoon over the pork and scatter with the spring onions.
= Pan-Seared Lamb Chops ; lamb chops, lamb chop, garlic lamb chops, rosemary lamb chops, lamb cutlets, pan fried lamb chops, grilled lamb chops, lammkoteletts, cotelettes d agneau, chuletas de cordero, costolette di agnello
fry ; any ; dinner ; 4 ; 10+12 rest 15 ; stove
Lamb chops seared in garlic and rosemary butter.
!*8 lamb chops / 400 g halloumi, in thick slices / 8 portobello mushrooms ; !1 tbsp rosemary, finely chopped ; !3 cloves garlic, crushed ; 2 tbsp olive oil ; 30 g butter ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Rub the lamb chops with the olive oil, black pepper, half of the rosemary and half of the garlic and leave for 15 minutes. Season with the salt.
- Sear in a very hot pan <for 3 minutes on each side for pink (60 °C / 140 °F inside) or 5 minutes for well done|for 4 minutes on each side, until browned>.
- Lower the heat, add the butter with the rest of the rosemary and garlic and spoon it over for 1 minute.
- <Rest for 5 minutes and pour|Pour> over the butter and lemon juice.
= Cincinnati Chili ; cincinnati chilli, skyline chili, chili spaghetti, chilli spaghetti, spaghetti with chili, five way chili, cincinnati chili spaghetti
pasta ; american ; dinner ; 6 ; 15+80|50 ; stove
A fine, sweetly spiced meat sauce on spaghetti, under beans, onion and cheddar.
!*700 g minced beef / minced turkey / cooked lentils / soya mince ; 700 ml beef stock ; 2 onions, finely chopped ; 3 cloves garlic, crushed ; 400 g passata ; 1 tbsp cocoa powder ; 1 tbsp chilli powder ; 1 tsp ground cumin ; !1 tsp ground cinnamon ; 1/2 tsp ground allspice ; 1 tbsp cider vinegar ; !450 g spaghetti ; 400 g canned kidney beans, drained ; !150 g cheddar, finely grated ; 2 tsp salt
- Break up the minced beef in the cold beef stock in a large pan, as fine as you can. Bring to the boil and simmer for <15|5> minutes.
- Stir in half of the onions, the garlic, passata, cocoa powder, chilli powder, cumin, cinnamon, allspice, cider vinegar and half of the salt. Simmer for <55 minutes|30 minutes>, stirring now and then, until thick.
- Boil the spaghetti with the rest of the salt for 10 minutes and drain. Warm the kidney beans in a splash of water.
- Ladle the sauce over the spaghetti and top with the beans, the rest of the onions and the cheddar.
= Crack Chicken ; bacon ranch chicken, chicken bacon ranch, cream cheese chicken, ranch cream cheese chicken, crack chicken casserole
stew ; american ; dinner ; 6 ; 10+40 ; stove
Torn chicken in a creamy ranch sauce with bacon and cheddar.
!*800 g chicken breast fillets / 600 g canned jackfruit, drained / 600 g canned chickpeas, drained ; 150 g smoked bacon, in strips / smoked tofu, diced ; 1 tbsp sunflower oil ; 300 ml chicken stock ; !200 g cream cheese ; 120 g cheddar, grated ; 1 1/2 tsp garlic powder ; 1 1/2 tsp onion powder ; !2 tbsp dill, chopped ; 2 tbsp chives, snipped ; 1 tbsp cider vinegar ; 3/4 tsp salt ; 1/2 tsp black pepper
- Fry the bacon in the sunflower oil in a wide pan for 7 minutes, until crisp, and lift out.
- Add the chicken, chicken stock, garlic powder, onion powder, salt and black pepper, cover and simmer for <18 minutes, until the chicken reads 74 °C (165 °F) inside. Lift it out and tear it into strips|10 minutes>.
- Whisk the cream cheese into the liquid and simmer for 4 minutes, until smooth and thick. <Return the chicken with|Stir in> the dill and cider vinegar.
- Scatter with the bacon and cheddar, cover for 2 minutes, until melted, and scatter with the chives. Serve, if you like, with rice.
= Beef and Barley Soup ; beef barley soup, barley soup, beef and barley stew, beef soup with barley, graupensuppe, graupeneintopf, soupe a l orge, sopa de cebada, zuppa di orzo perlato
soup ; american ; dinner ; 6 ; 20+110|65 ; stove
A hearty soup of beef, pearl barley and roots.
!*600 g stewing beef, in 2 cm cubes / diced lamb / chestnut mushrooms, halved ; !150 g pearl barley, rinsed ; 1 onion, chopped ; 3 carrots, diced ; 2 sticks celery, diced ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 2 tbsp tomato paste ; 1800 ml beef stock ; 3 sprigs thyme ; 1 bay leaf ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Brown the beef in half of the sunflower oil in a large pan for 10 minutes, in batches, and lift out.
- Cook the onion, carrots and celery in the rest of the oil for 8 minutes. Stir in the garlic and tomato paste for 1 minute.
- Return the beef with the beef stock, thyme, bay leaf, salt and black pepper, cover and simmer gently for <55 minutes|10 minutes>.
- Add the pearl barley and simmer for 35 minutes, until it <and the beef are|is> tender. Take out the thyme and bay leaf and scatter with the parsley.
= Red Beans and Rice ; louisiana red beans and rice, new orleans red beans and rice, cajun red beans and rice, red beans with rice, creole red beans and rice, red beans n rice
stew ; cajun ; dinner ; 4 ; 15+50 ; stove
Creamy kidney beans with smoked sausage and Cajun spice, over rice.
!800 g canned kidney beans, drained ; !*300 g andouille, sliced / smoked sausage, sliced / smoked tofu, diced ; 1 onion, chopped ; 1 green pepper, diced ; 2 sticks celery, diced ; 4 cloves garlic, crushed ; 2 tbsp sunflower oil ; 2 tsp Cajun seasoning ; 1 tsp dried thyme ; 2 bay leaves ; 500 ml chicken stock ; !300 g long-grain rice, rinsed ; 3 spring onions, sliced ; 1 1/4 tsp salt
- Brown the andouille in the sunflower oil in a large pan for 5 minutes and lift out. Cook the onion, green pepper and celery in the fat for 8 minutes, and stir in the garlic, Cajun seasoning and thyme for 1 minute.
- Add the kidney beans, chicken stock, bay leaves and half of the salt and simmer for 25 minutes. Crush about a third of the beans against the side, so that it turns creamy, return the andouille and simmer for 5 minutes.
- Meanwhile, boil the long-grain rice in plenty of water with the rest of the salt for 12 minutes, until tender, and drain.
- Take out the bay leaves, spoon over the rice and scatter with the spring onions.
= Three Bean Salad ; 3 bean salad, mixed bean salad, bean salad, four bean salad, marinated bean salad, bohnensalat, salade de haricots, ensalada de judias, insalata di fagioli
salad ; american ; side lunch ; 6 ; 15+5 rest 60 ; stove
Kidney beans, chickpeas and green beans in a sweet and sharp dressing.
!250 g green beans, in short lengths ; !400 g canned kidney beans, drained ; !400 g canned chickpeas, drained ; 1 red onion, finely chopped ; 2 sticks celery, diced ; 1 handful parsley, chopped ; 4 tbsp olive oil ; 4 tbsp cider vinegar ; 1 tbsp sugar ; 1 tsp Dijon mustard ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the green beans in water with a third of the salt for 4 minutes. Rinse cold and drain well.
- Whisk the olive oil with the cider vinegar, sugar, mustard, black pepper and the rest of the salt.
- Toss the green beans, kidney beans, chickpeas, red onion, celery and parsley in it and chill for 60 minutes.
= Chicken with Olives and Lemon ; moroccan chicken with olives, chicken with lemon and olives, lemon olive chicken, poulet aux olives et citron, chicken tagine with olives, chicken with preserved lemon and olives
stew ; moroccan ; dinner ; 4 ; 15+45 ; stove
Chicken braised with lemon, olives and warm spices, on couscous.
!*8 chicken thighs / 4 cod fillets / 480 g canned chickpeas, drained ; !120 g olives ; !1 lemon, sliced ; 2 onions, sliced ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tsp ground ginger ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1 pinch saffron ; 350 ml chicken stock ; 250 g couscous ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 handful fresh coriander, chopped
- Brown the chicken in the olive oil for 8 minutes and lift out. Soften the onions in the same pot for 6 minutes.
- Stir in the garlic, ginger, cumin, paprika, saffron, salt and black pepper. Return the chicken with the chicken stock and lemon, cover and simmer for 25 minutes<, until the juices run clear|, until tender>.
- Add the olives and simmer for 5 minutes.
- Meanwhile, cover the couscous with as much boiling water, leave for 5 minutes and fluff it up. Serve with the chicken and coriander.
= Courgette and Feta Fritters ; zucchini fritters, courgette fritters, zucchinipuffer, zucchini feta puffer, kolokithokeftedes, mucver, beignets de courgette
fry ; greek ; dinner lunch snacks ; 4 ; 20+15 ; stove
Crisp little cakes of courgettes, feta and dill, with yogurt.
!600 g courgettes, grated ; !150 g feta, crumbled ; 2 eggs ; 100 g plain flour ; 3 spring onions, sliced ; 2 tbsp dill, chopped ; 4 tbsp olive oil ; !200 g Greek yogurt ; 1 tbsp lemon juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Toss the courgettes with half of the salt, leave for 10 minutes and squeeze out the water.
- Mix with the feta, eggs, flour, spring onions, dill and black pepper.
- Fry {12} spoonfuls in the olive oil in batches for 3 minutes on each side, until golden.
- Stir the lemon juice and the rest of the salt into the Greek yogurt and serve with it.
= Baked Cod with Tomatoes ; baked cod, cod with tomatoes, oven baked cod, baked white fish, mediterranean baked fish, kabeljau aus dem ofen, cabillaud au four
bake ; any ; dinner ; 4 ; 10+28 ; oven
Cod baked on cherry tomatoes with olives, capers and lemon.
!*4 cod fillets / haddock fillets / sea bass fillets / salmon fillets / 500 g firm tofu, sliced ; !500 g cherry tomatoes ; 1 red onion, thinly sliced ; 2 cloves garlic, sliced ; 4 tbsp olive oil ; 60 g olives ; 1 tbsp capers ; 1 lemon, sliced ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the cherry tomatoes, red onion and garlic with most of the olive oil and half of the salt in a baking dish and bake for 14 minutes.
- Lay the cod on top with the lemon, olives and capers, season with the black pepper and the rest of the salt and drizzle with the rest of the olive oil.
- Bake for 13 minutes<, until the cod flakes|, until hot>. Scatter with the parsley.
= Khao Soi ; khao soi gai, khao soy, kow soi, northern thai curry noodles, chiang mai curry noodles
noodles ; thai ; dinner ; 4 ; 20+30 ; stove
Egg noodles in a Thai curry broth with coconut milk, some of them fried crisp on top.
!*600 g chicken thigh fillets, in chunks / firm tofu, in cubes / raw prawns, peeled ; !300 g egg noodles ; !3 tbsp red curry paste ; 1 tbsp curry powder ; 1/2 tsp ground turmeric ; !400 ml canned coconut milk ; 600 ml chicken stock ; 200 ml sunflower oil, for frying ; 2 tbsp fish sauce ; 1 tbsp palm sugar / brown sugar ; 2 shallots, thinly sliced ; 1 lime, in wedges ; 1 handful fresh coriander
- Boil the egg noodles as the packet says, drain, and rinse with cold water. Dry a quarter of them well and fry them in the sunflower oil for 2 minutes, until crisp. Drain on paper.
- Stir the red curry paste, curry powder and turmeric in 2 spoonfuls of that oil for 2 minutes, until they smell sweet. Pour in half of the coconut milk and simmer for 3 minutes.
- Add the chicken, the rest of the coconut milk, the chicken stock, fish sauce and palm sugar and simmer for 18 minutes<, until the chicken is cooked through|>.
- Divide the soft noodles between bowls and ladle over the curry. Top with the crisp noodles, shallots and coriander, and serve with the lime.
= Lamingtons ; lamington, lamington cake, lamingtons with jam
cake ; australian ; dessert snacks ; 16 ; 40+25 rest 60 ; oven
Squares of sponge dipped in chocolate icing and coconut.
120 g butter, soft ; 180 g caster sugar ; !3 eggs ; !220 g self-raising flour ; 120 ml milk ; 1 tsp vanilla extract ; 350 g icing sugar ; !40 g cocoa powder ; 30 g butter, for the icing ; 120 ml water, boiling ; !200 g desiccated coconut
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the soft butter with the caster sugar until pale, and beat in the eggs one by one.
- Fold in the flour, milk and vanilla extract, and spread in a lined square tin. Bake for 25 minutes, until a skewer comes out clean. Leave to go cold, and cut into {16} squares.
- Stir the icing sugar and cocoa powder with the butter for the icing and the boiling water until smooth and runny.
- Dip each square into the icing on two forks, let it drip, and roll it in the desiccated coconut. Leave for an hour to set.
= Anzac Biscuits ; anzac biscuit, anzac cookies, anzacs
biscuit ; australian ; snacks ; 24 ; 15+15 ; oven
Chewy biscuits of oats, coconut and golden syrup, without egg.
!100 g rolled oats ; !90 g desiccated coconut ; !150 g plain flour ; 150 g brown sugar ; 125 g butter ; !2 tbsp golden syrup ; 1 tsp bicarbonate of soda ; 2 tbsp water, boiling ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Mix the rolled oats with the desiccated coconut, flour, brown sugar and salt.
- Melt the butter with the golden syrup. Stir the bicarbonate of soda into the boiling water, add it to the butter, and pour the froth over the oats. Mix well.
- Set {24} spoonfuls far apart on two lined trays and press them flat. Bake for 13 minutes, until golden. They harden as they cool.
= Peanut Butter Cake ; peanut butter layer cake, chocolate peanut butter cake, peanut butter birthday cake, peanut butter chocolate cake
cake ; american ; dessert ; 12 ; 25+35 ; oven
A soft cake with peanut butter in the crumb and in the icing.
!150 g smooth peanut butter / almond butter ; 120 g butter, soft ; 220 g brown sugar ; !3 eggs ; !220 g self-raising flour ; 150 ml milk ; 1 tsp vanilla extract ; 150 g smooth peanut butter, for the icing / almond butter, for the icing ; 100 g butter, for the icing ; 220 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the peanut butter with the butter and brown sugar until fluffy, and beat in the eggs one by one.
- Fold in the flour, salt, milk and vanilla extract, and divide between two lined 20 cm tins.
- Bake for 30 minutes, until a skewer comes out clean, and leave to go cold.
- Beat the peanut butter and butter for the icing with the icing sugar until light, and use it to fill and cover the cake.
= Mince and Dumplings ; beef mince and dumplings, mince with dumplings, mince and doughballs, mince and doughboys, beef and dumplings
stew ; british ; dinner ; 4 ; 20+60 ; stove
Minced beef with carrots in gravy, with dumplings steamed on top.
!*500 g minced beef / minced lamb / minced turkey ; 1 onion, chopped ; !3 carrots, sliced ; 1 tbsp sunflower oil ; 1 tbsp plain flour, for the gravy ; 600 ml beef stock ; 1 tbsp Worcestershire sauce ; 1 tsp thyme ; !150 g self-raising flour ; 60 g butter, cold, grated ; 90 ml cold water ; 3/4 tsp salt ; 1/4 tsp black pepper
- Brown the minced beef in the sunflower oil in a wide pot over high heat for 8 minutes. Add the onion and carrots and cook for 6 minutes.
- Stir in the flour for the gravy, then the beef stock, Worcestershire sauce, thyme, half of the salt and the black pepper. Cover and simmer for 25 minutes.
- Rub the butter into the self-raising flour with the rest of the salt, stir in the cold water to a soft dough, and roll into {8} balls.
- Set the dumplings on the mince, cover, and steam over low heat for 20 minutes without lifting the lid, until they are light and cooked through.
= Arroz Caldo ; filipino rice porridge, ginger rice porridge, filipino congee, chicken arroz caldo, lugaw, rice porridge with chicken, chicken rice porridge, ginger rice porridge with chicken
soup ; filipino ; lunch dinner ; 4 ; 15+45 ; stove
Filipino rice porridge with chicken and plenty of ginger.
!*500 g chicken thigh fillets, in chunks / firm tofu, in cubes ; !200 g long-grain rice, rinsed ; !40 g fresh ginger, cut into thin strips ; 6 cloves garlic, sliced ; 1 onion, chopped ; 3 tbsp sunflower oil ; 1.6 l chicken stock ; 2 tbsp fish sauce / soy sauce ; 3 spring onions, sliced ; 1 lemon, in wedges ; 1/4 tsp black pepper
- Fry the garlic in the sunflower oil for 3 minutes, until golden, and set half of it aside. Add the onion and ginger and cook for 4 minutes.
- Add the chicken and fish sauce and turn for 4 minutes. Stir in the rice and the chicken stock.
- Simmer for 30 minutes, stirring now and then, until the rice has fallen apart<, the chicken is cooked through|> and the porridge is thick.
- Season with the black pepper and scatter with the spring onions and fried garlic. Serve with the lemon.
= Potjiekos ; potjie, lamb potjie, lamb potjiekos, south african stew, lamb neck potjie
stew ; african ; dinner ; 6 ; 25+150 ; stove
South African stew of lamb and vegetables, layered in an iron pot and left to simmer.
!*1000 g diced lamb / stewing beef ; 2 onions, sliced ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; 1 tbsp curry powder ; 1 tsp ground coriander ; 1 tbsp tomato paste ; 400 ml beef stock ; 200 ml red wine / beef stock ; !4 carrots, in chunks ; !600 g floury potatoes, in chunks ; 300 g butternut squash, in chunks ; 200 g green beans, halved ; 2 bay leaves ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the lamb in the sunflower oil in a heavy pot for 10 minutes. Add the onions, garlic, curry powder, coriander and tomato paste and cook for 6 minutes.
- Pour in the beef stock and red wine, add the bay leaves, salt and black pepper, cover, and simmer over low heat for 85 minutes.
- Layer the carrots, potatoes, butternut squash and green beans on top. Cover and simmer for 45 minutes without stirring, until everything is tender.
- Stir once, and serve from the pot.
= Masala Dosa ; dosa, dosas, potato dosa, masala dosas, dosa from scratch, south indian dosa
griddle ; indian ; breakfast lunch dinner ; 4 ; 40+35 rest 720 ; stove blender
Thin crisp pancakes of rice and lentils around spiced potatoes.
!250 g long-grain rice ; !100 g split urad dal / red lentils ; 1/2 tsp fenugreek seeds ; !600 g floury potatoes, in chunks ; 2 onions, sliced ; 2 green chillies, sliced ; 1 tbsp ginger, grated ; 1 tsp mustard seeds ; 1/2 tsp ground turmeric ; 5 tbsp sunflower oil ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt ; 600 ml water
- Soak the rice with the dal and fenugreek seeds in plenty of water for 4 hours. Drain, blend with the water to a smooth batter, stir in half of the salt, and leave in a warm place for 8 hours, until it bubbles.
- Boil the potatoes for 15 minutes, drain and crush them. Pop the mustard seeds in half of the sunflower oil for 1 minute. Add the onions, green chillies and ginger and cook for 8 minutes, until soft. Stir in the turmeric, potatoes, coriander and the rest of the salt.
- Heat a wide pan until very hot and brush with a little of the rest of the oil. Spread a ladle of batter into a thin round, cook for 3 minutes until the underside is golden and crisp, and go on with the rest of the batter.
- Fill each dosa with the potatoes and fold it over. Serve, if you like, with chutney.
= Chicken and Dumplings ; southern chicken and dumplings, chicken n dumplings, chicken dumplings stew, chicken stew with dumplings
stew ; american ; dinner ; 4 ; 20+55 ; stove
Chicken in a thick creamy broth with soft dumplings.
!*700 g chicken thigh fillets, in chunks / turkey breast, in chunks ; 40 g butter ; 1 onion, chopped ; 2 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 40 g plain flour ; 1.2 l chicken stock ; 1 tsp thyme ; 120 ml double cream ; !180 g self-raising flour ; 50 g butter, for the dumplings ; 120 ml milk ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrots and celery in the butter for 8 minutes. Add the garlic and the plain flour and stir for 1 minute.
- Pour in the chicken stock a little at a time, add the chicken, thyme, black pepper and most of the salt, and simmer for 20 minutes, until the chicken is cooked through.
- Rub the butter for the dumplings into the self-raising flour with the rest of the salt, and stir in the milk to a soft dough. Stir the double cream into the pot.
- Drop {12} spoonfuls of the dough onto the broth, cover, and steam over low heat for 16 minutes without lifting the lid. Scatter with the parsley.
`;
