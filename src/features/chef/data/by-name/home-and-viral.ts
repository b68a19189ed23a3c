/** Dishes of home kitchens and of the internet that people ask for by name; how the table is read: rules/classics/classic.ts. */
export const HOME_AND_VIRAL_BY_NAME = `
= Cowboy Caviar ; texas caviar, cowboy salsa, redneck caviar, black-eyed pea salsa, black-eyed pea dip, cowboy caviar dip, cowboy bean dip, caviar de vaquero, caviar de cowboy
dip ; tex-mex ; snacks side lunch ; 8 ; 25+0 rest 30 ; none
A salsa of beans, sweetcorn and crunchy vegetables that is scooped up with chips.
!400 g canned black-eyed beans, drained / canned pinto beans, drained ; !400 g canned black beans, drained ; !280 g canned sweetcorn, drained ; 3 tomatoes, seeded and diced ; 1 red pepper, finely diced ; 1/2 red onion, finely chopped ; 1 jalapeño, finely chopped ; 1 avocado, diced ; 1 handful fresh coriander, chopped ; 4 tbsp olive oil ; 3 tbsp lime juice ; 1 tbsp red wine vinegar ; 1 tsp honey / maple syrup ; 1/2 tsp ground cumin ; 1 tsp salt
- Rinse the black-eyed beans and black beans and let them drain very well: water would thin the dressing.
- Whisk the olive oil with the lime juice, vinegar, honey, cumin and salt in a large bowl.
- Fold in both kinds of beans, the sweetcorn, tomatoes, red pepper, onion and jalapeño, and chill for 30 minutes.
- Fold in the avocado and fresh coriander just before serving. It goes with tortilla chips, and keeps for 3 days in the fridge without the avocado.
= Ants on a Log ; ants on logs, celery with peanut butter and raisins, celery with peanut butter, peanut butter celery, celery and peanut butter, ameisen auf dem baumstamm, ameisen am stiel, fourmis sur une buche, hormigas en un tronco, formiche sul tronco
side ; american ; snacks ; 4 ; 10+0 ; none
Crisp celery filled with peanut butter, with raisins walking along it.
!6 sticks celery ; !100 g peanut butter ; !40 g raisins
- Wash the celery, pull off the toughest threads, pat it dry and cut it into pieces as long as a finger.
- Fill the hollow of each piece with the peanut butter.
- Press the raisins into it one behind the other. Eat at once, or keep cold for a day in a closed box.
= Pigs in a Blanket ; american pigs in a blanket, pigs in blankets american style, mini hot dogs in dough, hot dogs in crescent rolls, sausages in dough, crescent roll hot dogs, crescent dogs, wurstchen im schlafrock, wuerstchen im schlafrock, wiener im schlafrock, saucisses feuilletees, salchichas en hojaldre, salchichas envueltas, wurstel in camicia, wurstel in pasta sfoglia
filled ; american ; snacks starter ; 8 ; 20+18 ; oven
Little sausages baked in strips of dough until puffed and golden, with mustard to dip.
!*8 frankfurters, each cut into three ; !320 g crescent roll dough / puff pastry ; 1 egg, beaten ; 1 tbsp sesame seeds ; 4 tbsp mustard ; 1 tbsp honey
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on, and line a tray. Pat the frankfurters dry, so that the dough sticks.
- Cut the dough into {24} strips, wrap one around each piece and lay them on the tray with the ends underneath.
- Brush with the egg and scatter with the sesame seeds. Bake for 17 minutes, until deep golden and hot in the middle.
- Stir the mustard with the honey and serve it as a dip.
= French Dip Sandwich ; french dip, french dips, french dip sandwiches, french dip sub, beef dip sandwich, beef dip, au jus sandwich, roast beef au jus sandwich
filled ; american ; dinner lunch ; 6 ; 25+205|65 ; stove oven
Tender beef and melted cheese in a crusty roll, dipped in its own broth.
!*1200 g braising beef, in large pieces / 900 g portobello mushrooms, thickly sliced ; 2 onions, sliced ; 4 cloves garlic, crushed ; !800 ml beef stock ; 2 tbsp soy sauce ; 1 tbsp Worcestershire sauce ; 1 tsp dried thyme ; 2 bay leaves ; 2 tbsp sunflower oil ; !6 long bread rolls ; 180 g provolone, sliced / Gruyère, sliced ; 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Season the beef with the salt and black pepper and brown it in the sunflower oil in a heavy pot for 10 minutes. Lift it out and cook the onions in the fat for 8 minutes.
- Stir in the garlic, thyme, beef stock, soy sauce, Worcestershire sauce and bay leaves, put the beef back, cover and braise in the oven for <170 minutes, until it falls apart|30 minutes, until tender>.
- Lift out the beef< and pull it into shreds|>. Strain the broth into a pan, skim off the fat and keep it hot; moisten the beef with a ladleful.
- Split the bread rolls, fill with the beef and provolone and put them into the oven at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for 5 minutes, until the cheese melts. Serve each with a small bowl of the broth for dipping.
= Monte Cristo ; monte cristo sandwich, monte cristo sandwiches, montecristo sandwich, monte christo sandwich, french toast ham and cheese sandwich
filled ; american ; lunch breakfast ; 4 ; 15+16 ; stove
A ham, turkey and cheese sandwich dipped in egg like French toast and fried in butter.
!8 slices white bread ; !*200 g ham, sliced ; 160 g cooked turkey, sliced ; !160 g Gruyère, sliced ; 2 tbsp mustard ; !3 eggs ; 120 ml milk ; 40 g butter ; 4 tbsp raspberry jam ; 1 tbsp icing sugar ; 1/4 tsp salt
- Spread the white bread with the mustard. Fill with the ham, turkey and Gruyère and press the sandwiches together firmly.
- Whisk the eggs with the milk and salt in a wide dish. Dip each sandwich for 20 seconds on each side, so that the bread soaks up the egg and still holds.
- Fry two at a time in half of the butter over medium-low heat for 4 minutes on each side, until golden and the cheese has melted. Fry the others in the rest of the butter.
- Cut in half, dust with the icing sugar and serve with the raspberry jam.
= Italian Sub ; italian subs, italian sub sandwich, italian hoagie, italian hero, hoagie, hoagies, submarine sandwich, sub sandwich, chopped italian sandwich, chopped italian sub, italian chopped sandwich
filled ; american ; lunch ; 4 ; 20+0 ; none
A long roll stacked with cold cuts and cheese and sprinkled with oil and vinegar.
!4 long bread rolls ; !*120 g salami, thinly sliced ; 120 g ham, thinly sliced ; 120 g mortadella, thinly sliced / prosciutto, thinly sliced ; !160 g provolone, thinly sliced ; 2 tomatoes, thinly sliced ; 1/4 iceberg lettuce, shredded ; 1/2 red onion, very thinly sliced ; 8 pepperoncini, sliced ; 3 tbsp mayonnaise ; 3 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tsp dried oregano ; 1/4 tsp salt
- Leave the red onion in cold water for 5 minutes and drain: that takes away its bite. Shake the olive oil with the vinegar, oregano and salt.
- Split the bread rolls, pull out a little of the crumb and spread them with the mayonnaise. Layer with the provolone, ham, mortadella and salami.
- Top with the tomatoes, lettuce, red onion and pepperoncini, sprinkle with the dressing, close and press together. For a chopped sandwich, chop the whole filling together on a board before it goes into the rolls.
= Grinder Sandwich ; grinder, italian grinder, viral grinder sandwich, tiktok grinder sandwich, grinder sandwiches, italian grinder sandwich
filled ; american ; lunch dinner ; 4 ; 20+6 ; grill
Grilled cold cuts and cheese in a roll under a creamy salad of shredded lettuce.
!4 long bread rolls ; !*160 g ham, sliced ; 100 g salami, sliced ; 160 g provolone, sliced ; !1/2 iceberg lettuce, finely shredded ; 2 tomatoes, sliced ; 1/2 red onion, thinly sliced ; 8 pepperoncini, sliced ; !5 tbsp mayonnaise ; 1 tbsp red wine vinegar ; 30 g parmesan, grated ; 1 clove garlic, crushed ; 1 tsp dried oregano ; 1/4 tsp chilli flakes ; 1/4 tsp salt
- Whisk the mayonnaise with the vinegar, garlic, oregano, chilli flakes and parmesan.
- Split the bread rolls, lay in the ham, salami and provolone and put them open under a hot grill for 4 minutes, until the cheese melts and the edges are crisp. Lay in the tomatoes and season with the salt.
- Toss the lettuce, red onion and pepperoncini in the dressing, heap the salad into the rolls and eat at once.
= Meatball Sub ; meatball subs, meatball sub sandwich, meatball sandwich, meatball sandwiches, meatball hero, meatball hoagie, meatball grinder, meatball marinara sub, bocadillo de albondigas, panino con le polpette, panino con polpette, sandwich aux boulettes, hackballchen sandwich
filled ; american ; dinner lunch ; 4 ; 25+35 ; oven stove
Meatballs in tomato sauce in a toasted roll under melted mozzarella.
!*500 g minced beef ; 50 g breadcrumbs ; 1 egg ; 40 g parmesan, grated ; 3 cloves garlic, crushed ; !500 g passata ; 1 onion, finely chopped ; 2 tbsp olive oil ; 1 tsp dried oregano ; !4 long bread rolls ; !160 g mozzarella, grated ; 1 handful basil, torn ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the minced beef with the breadcrumbs, egg, parmesan, a third of the garlic, half of the salt and the black pepper, roll into {16} balls and bake on a lined tray for 15 minutes, until brown.
- Meanwhile, cook the onion in the olive oil for 6 minutes, add the rest of the garlic and the oregano for 1 minute, then the passata and the rest of the salt. Simmer for 10 minutes.
- Add the meatballs and simmer for 6 minutes, until no pink is left inside.
- Split the bread rolls and toast them in the oven for 3 minutes. Fill with the meatballs and sauce, scatter with the mozzarella and bake for 4 minutes, until it melts. Top with the basil.
= Pulled Pork Sandwich ; pulled pork sandwiches, pulled pork burger, pulled pork burgers, pulled pork bun, pulled pork buns, pulled pork rolls, pulled pork brotchen, sandwich au porc effiloche, bocadillo de cerdo desmechado, panino con pulled pork
filled ; american ; dinner lunch ; 8 ; 30+250 ; oven
Slow-roasted pork in barbecue sauce with crunchy slaw in a soft bun.
!*1800 g pork shoulder, in one piece ; 3 tbsp brown sugar ; 1 tbsp smoked paprika ; 2 tsp garlic powder ; 2 tsp ground cumin ; 250 ml apple juice ; !300 ml barbecue sauce ; !8 burger buns ; 400 g white cabbage, finely shredded ; 2 carrots, grated ; 4 tbsp mayonnaise ; 2 tbsp cider vinegar ; 2 1/4 tsp salt ; 1 tsp black pepper
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Mix the brown sugar with the smoked paprika, garlic powder, cumin, black pepper and most of the salt, rub it into the pork and set it into a roasting tin with the apple juice. Cover tightly with foil.
- Roast for 210 minutes, take off the foil and roast for 35 minutes, until the outside is dark and a fork pulls the pork apart, at about 93 °C (200 °F) inside. Rest for 20 minutes.
- Meanwhile, toss the cabbage and carrots with the mayonnaise, cider vinegar and the rest of the salt, and chill.
- Shred the pork, mix it with the barbecue sauce and enough of its juices to keep it moist, and pile it into the burger buns with the slaw.
= Chicken Parm Sandwich ; chicken parm sandwiches, chicken parm sub, chicken parmesan sandwich, chicken parmesan sub, chicken parmigiana sandwich, chicken parm hero, chicken parmigiana roll, chicken parmy burger
filled ; american ; dinner lunch ; 4 ; 25+20 ; stove oven
Crisp breaded chicken, tomato sauce and melted mozzarella in a garlic roll.
!*500 g chicken breast fillets, in 4 thin slices ; 50 g plain flour ; 2 eggs, beaten ; 100 g breadcrumbs ; 40 g parmesan, grated ; 6 tbsp olive oil ; !250 g passata ; 2 cloves garlic, crushed ; 1 tsp dried oregano ; 30 g butter, soft ; !4 long bread rolls ; !160 g mozzarella, sliced ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Simmer the passata with half of the garlic, the oregano and a third of the salt for 8 minutes. Mix the butter with the rest of the garlic.
- Season the chicken with the rest of the salt and the black pepper. Turn it in the flour, then the eggs, then the breadcrumbs mixed with the parmesan. Fry in the olive oil for 4 minutes on each side, until golden and cooked through, 74 °C (165 °F) inside.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Split the bread rolls, spread with the garlic butter and toast for 3 minutes.
- Fill with the chicken, passata and mozzarella and bake for 4 minutes, until the cheese melts. Tuck in the basil.
= Marry Me Chicken ; marry me chicken breasts, tiktok marry me chicken, marry me hahnchen, marry me huhn, heirate mich hahnchen, heirate mich huhn, poulet marry me, poulet epouse-moi, pollo marry me, pollo casate conmigo, pollo sposami
fry ; american ; dinner ; 4 ; 15+25 ; stove
Golden chicken in a creamy sauce of sun-dried tomatoes, parmesan and chilli flakes.
!*700 g chicken breast fillets, in 8 thin slices ; 3 tbsp plain flour ; 2 tbsp olive oil ; 20 g butter ; 4 cloves garlic, crushed ; !80 g sun-dried tomatoes in oil, sliced ; 200 ml chicken stock ; !200 ml double cream ; !50 g parmesan, grated ; !1 tsp chilli flakes ; 1 tsp dried oregano ; 1/2 tsp dried thyme ; 1 handful basil, torn ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and dust it with the flour. Fry in the olive oil and butter over medium-high heat for <4 minutes on each side, until golden|3 minutes on each side, until golden>. Lift out.
- Turn the heat down and cook the garlic, chilli flakes, oregano and thyme in the fat for 1 minute. Stir in the sun-dried tomatoes and the chicken stock, scrape up the brown bits and boil for 3 minutes.
- Stir in the double cream and simmer for 3 minutes, then stir in the parmesan until smooth.
- Put the chicken back and simmer gently for 6 minutes, <until it is cooked through, 74 °C (165 °F) inside,|until hot> and the sauce coats a spoon. Scatter with the basil.
= Marry Me Chickpeas ; marry me chick peas, marry me kichererbsen, pois chiches marry me, garbanzos marry me
stew ; american ; dinner lunch ; 4 ; 10+22 ; stove
Chickpeas in a creamy sauce of sun-dried tomatoes, parmesan and chilli flakes.
!*800 g canned chickpeas, drained / canned butter beans, drained ; 1 onion, finely chopped ; 4 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato purée ; !100 g sun-dried tomatoes in oil, sliced ; 250 ml vegetable stock ; !150 ml double cream / coconut cream ; !40 g parmesan, grated ; !1 tsp chilli flakes ; 1 tsp dried oregano ; 100 g spinach ; 1 handful basil, torn ; 1/2 tsp salt
- Cook the onion in the olive oil for 6 minutes. Stir in the garlic, chilli flakes, oregano and tomato purée for 2 minutes, until it darkens.
- Add the chickpeas, sun-dried tomatoes, vegetable stock and salt and simmer for 8 minutes. Crush a ladleful against the pan to thicken the sauce.
- Stir in the double cream and parmesan and simmer for 3 minutes. Fold in the spinach for 2 minutes, until it wilts, and scatter with the basil. Serve, if you like, with crusty bread.
= Marry Me Pasta ; marry me chicken pasta, marry me nudeln
pasta ; american ; dinner ; 4 ; 15+25 ; stove
Pasta and golden chicken in a creamy sauce of sun-dried tomatoes and parmesan.
!320 g penne ; !*450 g chicken breast fillets, in strips / canned chickpeas, drained ; 2 tbsp olive oil ; 4 cloves garlic, crushed ; !100 g sun-dried tomatoes in oil, sliced ; 200 ml chicken stock / vegetable stock ; !200 ml double cream ; !60 g parmesan, grated ; 1 tsp chilli flakes ; 1 tsp dried oregano ; 1 handful basil, torn ; 1 tsp salt
- Boil the penne in plenty of water with half of the salt for 10 minutes, until just firm. Keep 150 ml of the water and drain.
- Meanwhile, season the chicken with the rest of the salt and fry it in the olive oil over high heat for <7 minutes, until golden and no longer pink inside|4 minutes, until golden>.
- Add the garlic, chilli flakes and oregano for 1 minute, then the sun-dried tomatoes and chicken stock, and boil for 4 minutes. Stir in the double cream for 3 minutes.
- Toss in the penne and the parmesan over low heat with as much of the kept water as makes it glossy. Scatter with the basil.
= Cajun Chicken Pasta ; cajun pasta, creamy cajun chicken pasta, creamy cajun pasta, cajun chicken alfredo, cajun nudeln, pates cajun, pasta cajun con pollo
pasta ; cajun ; dinner ; 4 ; 15+25 ; stove
Spiced chicken and peppers with pasta in a creamy tomato sauce.
!320 g penne ; !*450 g chicken breast fillets, in strips / firm tofu, in strips ; !5 tsp Cajun seasoning ; 2 tbsp olive oil ; 1 onion, sliced ; 1 red pepper, sliced ; 1 green pepper, sliced ; 3 cloves garlic, crushed ; 200 g canned chopped tomatoes ; 150 ml chicken stock / vegetable stock ; !150 ml double cream ; 40 g parmesan, grated ; 1 handful parsley, chopped ; 3/4 tsp salt
- Boil the penne in plenty of water with most of the salt for 10 minutes, until just firm. Keep a cup of the water and drain.
- Meanwhile, toss the chicken with two thirds of the Cajun seasoning and fry it in half of the olive oil over high heat for <7 minutes, until brown and no longer pink inside|6 minutes, until brown>. Lift out.
- Cook the onion, red pepper and green pepper in the rest of the oil for 6 minutes. Add the garlic and the rest of the Cajun seasoning for 1 minute, then the chopped tomatoes and chicken stock, and simmer for 5 minutes.
- Stir in the double cream and the rest of the salt and simmer for 2 minutes. Toss in the chicken, penne and parmesan with a splash of the kept water, and scatter with the parsley.
= Million Dollar Spaghetti ; million dollar pasta, million dollar baked spaghetti, million dollar spaghetti casserole, baked spaghetti, baked spaghetti casserole, spaghetti casserole, spaghetti bake, spaghettiauflauf, spaghetti auflauf
bake ; american ; dinner ; 8 ; 25+60 ; stove oven
Spaghetti baked in layers with a creamy cheese filling and meat sauce.
!400 g spaghetti ; !*600 g minced beef / minced turkey ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp olive oil ; !700 g passata ; 1 tsp dried oregano ; !200 g cream cheese, soft ; 250 g cottage cheese ; 120 g soured cream ; 30 g butter ; !200 g mozzarella, grated ; 30 g parmesan, grated ; 1 handful parsley, chopped ; 2 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef in the olive oil over high heat for <8 minutes, until brown|6 minutes, until brown>. Add the onion and garlic for 6 minutes, then the passata, oregano, black pepper and half of the salt, and simmer for 12 minutes.
- Meanwhile, boil the spaghetti with the rest of the salt in plenty of water for 8 minutes, until still firm, drain and toss with the butter. Stir the cream cheese with the cottage cheese and soured cream.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Spread half of the spaghetti in a large dish, cover with the cheese filling, then the rest of the spaghetti and the sauce. Scatter with the mozzarella and parmesan.
- Bake for 30 minutes, until it bubbles at the edges and is golden. Let it stand for 10 minutes, scatter with the parsley and cut into squares.
= Hash Brown Casserole ; hashbrown casserole, cheesy hash brown casserole, cheesy hashbrown casserole, funeral potatoes, cheesy potato casserole, party potatoes, hash brown bake, cracker barrel hash brown casserole
side ; american ; side dinner breakfast ; 8 ; 20+65 ; stove oven
Grated potatoes baked in a creamy cheese sauce under buttery cornflakes.
!900 g frozen hash browns, thawed and broken up / floury potatoes, coarsely grated and squeezed dry ; 1 onion, finely chopped ; 80 g butter ; 30 g plain flour ; 350 ml chicken stock / vegetable stock ; !250 g soured cream ; !200 g cheddar, grated ; 60 g cornflakes, crushed / crisps, crushed ; 1/2 tsp garlic powder ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Cook the onion in half of the butter for 6 minutes, stir in the flour for 1 minute, then whisk in the chicken stock and simmer for 5 minutes, until thick.
- Take off the heat and stir in the soured cream, garlic powder, salt, black pepper and most of the cheddar. Fold in the hash browns and spread in a dish.
- Melt the rest of the butter, toss it with the cornflakes and the rest of the cheddar and scatter over the top.
- Bake for 50 minutes, until it bubbles all over and the top is golden and crisp.
= Enchilada Casserole ; enchilada bake, beef enchilada casserole, layered enchiladas, stacked enchiladas, enchilada auflauf, gratin d'enchiladas
bake ; tex-mex ; dinner ; 6 ; 20+50 ; stove oven
Tortillas in layers with spiced beef, beans and cheese, so that nothing has to be rolled.
!*500 g minced beef / canned pinto beans, drained ; 400 g canned black beans, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; !500 g passata ; 200 ml beef stock / vegetable stock ; 1 tbsp chilli powder, mild ; 2 tsp ground cumin ; 1 tsp dried oregano ; !10 corn tortillas, halved ; !220 g cheddar, grated ; 150 g soured cream ; 2 spring onions, sliced ; 1 1/4 tsp salt
- Cook half of the onion in half of the sunflower oil for 5 minutes. Add half of the chilli powder, half of the cumin and the oregano for 1 minute, then the passata, beef stock and half of the salt. Simmer for 10 minutes.
- Meanwhile, fry the minced beef in the rest of the oil for <8 minutes, until no pink is left|3 minutes, until hot>. Add the rest of the onion, the garlic and the rest of the spices and salt for 5 minutes, then the black beans.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer the sauce, tortillas, filling and cheddar twice in a dish, and end with tortillas, sauce and cheddar.
- Bake for 25 minutes, until it bubbles and the cheese is golden. Let it stand for 10 minutes, and serve with the soured cream and spring onions.
= Cowboy Casserole ; cowboy bake, cowboy tater tot casserole, cowboy hotdish
bake ; american ; dinner ; 6 ; 20+55 ; stove oven
Beef, beans and sweetcorn in a creamy sauce under crisp potato and cheese.
!*500 g minced beef / canned pinto beans, drained ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp sunflower oil ; 400 g canned kidney beans, drained ; 280 g canned sweetcorn, drained ; 30 g plain flour ; 250 ml beef stock / vegetable stock ; 150 g soured cream ; 1 tbsp Worcestershire sauce ; 1 tsp smoked paprika ; 150 g cheddar, grated ; !700 g tater tots / frozen potato wedges ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Fry the minced beef in the sunflower oil for <8 minutes, until no pink is left|3 minutes, until hot>. Add the onion and garlic for 6 minutes.
- Stir in the flour and smoked paprika for 1 minute, then the beef stock, Worcestershire sauce, salt and black pepper. Simmer for 4 minutes, until thick.
- Stir in the kidney beans, sweetcorn, soured cream and half of the cheddar and spread in a dish. Set the tater tots on top in one layer.
- Bake for 25 minutes, scatter with the rest of the cheddar and bake for 8 minutes, until crisp on top and bubbling underneath.
= Homemade Hamburger Helper ; hamburger helper, cheeseburger macaroni, cheeseburger pasta, one pot cheeseburger pasta, cheeseburger mac and cheese, cheeseburger mac, burger pasta, cheeseburger nudeln, cheeseburger pasta one pot, pates cheeseburger
pasta ; american ; dinner ; 4 ; 10+28 ; stove
Macaroni simmered in one pan with beef, tomato and cheddar, without a packet.
!*500 g minced beef / canned black beans, drained ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp sunflower oil ; !250 g macaroni ; 2 tbsp tomato purée ; 1 tbsp ketchup ; 1 tbsp Worcestershire sauce ; 1 tsp mustard ; 2 tsp sweet paprika ; 600 ml beef stock / vegetable stock ; 250 ml milk ; !160 g cheddar, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef in the sunflower oil in a deep pan over high heat for <7 minutes, until no pink is left|3 minutes, until hot>. Add the onion and garlic for 5 minutes.
- Stir in the tomato purée, ketchup, mustard, Worcestershire sauce and paprika for 1 minute. Pour in the beef stock and milk, add the macaroni, salt and black pepper and bring to the boil.
- Simmer for 11 minutes, stirring often, until the macaroni is tender and the sauce just covers it.
- Take off the heat, stir in the cheddar until it melts and let it stand for 3 minutes, until creamy.
= Chinese Pepper Steak ; pepper steak stir-fry, pepper steak and rice, pepper steak with rice, green pepper steak, chinese pepper steak with onions, chinese green pepper beef, beef with green peppers, qing jiao niu rou
fry ; chinese-american ; dinner ; 4 ; 20+12 ; stove
Tender strips of beef with peppers and onion in a dark, peppery sauce.
!*500 g rump steak, in thin strips / firm tofu, in strips ; !2 green peppers, in strips ; 1 red pepper, in strips ; 1 onion, in wedges ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp soy sauce ; 1 tbsp oyster sauce ; 1 tbsp rice wine / dry sherry ; 1 tsp sugar ; 1 tbsp cornflour ; 150 ml beef stock / vegetable stock ; 3 tbsp sunflower oil ; !1 1/2 tsp black pepper, coarsely ground
- Mix the steak with a quarter of the soy sauce, the rice wine and half of the cornflour, and leave it while you cut the vegetables. Stir the rest of the soy sauce and cornflour with the oyster sauce, sugar and beef stock.
- Sear the steak in half of the sunflower oil over the highest heat in two batches for 2 minutes each, until brown, and lift out.
- Stir-fry the onion and both peppers in the rest of the oil for 3 minutes, until they blister and still have bite. Add the garlic, ginger and black pepper for 1 minute.
- Pour in the sauce, let it boil for 1 minute, until glossy, and toss the steak in it. Serve, if you like, with rice.
= Crunchwrap ; crunchwraps, crunchwrap supreme, homemade crunchwrap, homemade crunchwrap supreme
filled ; tex-mex ; dinner lunch ; 4 ; 20+25 ; stove
A large tortilla folded around beef, cheese, salad and a crisp tostada, and toasted shut.
!*400 g minced beef / canned black beans, drained ; 1 tbsp sunflower oil ; 2 tsp chilli powder, mild ; 1 tsp ground cumin ; 1 tsp smoked paprika ; 1/2 tsp garlic powder ; 100 ml passata ; !4 large flour tortillas ; !4 tostadas / tortilla chips ; 160 g cheddar, grated ; 120 g soured cream ; 1/4 iceberg lettuce, shredded ; 2 tomatoes, diced ; 1 tsp salt
- Fry the minced beef in the sunflower oil for <7 minutes, until no pink is left|3 minutes, until hot>. Stir in the chilli powder, cumin, smoked paprika, garlic powder and salt for 1 minute, then the passata for 3 minutes, until almost dry.
- Warm the flour tortillas in a dry pan for 20 seconds, so that they fold. Put a quarter of the beef in the middle of each, then the cheddar, a tostada, the soured cream, lettuce and tomatoes.
- Fold the edge over the middle in six pleats. Cut a small round of another tortilla to cover a gap if it does not close.
- Fry one at a time in a dry pan, with the folds down, over medium heat for 2 minutes, then for 1 minute on the other side, until crisp. Cut in half and eat at once.
= Smoothie Bowl ; smoothie bowls, smoothiebowl, berry smoothie bowl, banana smoothie bowl, breakfast smoothie bowl, nice cream bowl, smoothie bowl aux fruits rouges, bol de smoothie, smoothie bowl ai frutti di bosco
griddle ; any ; breakfast snacks ; 2 ; 10+0 ; blender
Frozen fruit blended so thick that it is eaten with a spoon, with crunch on top.
!2 bananas, sliced and frozen ; !250 g frozen mixed berries ; !150 g Greek yogurt / coconut yogurt ; 60 ml milk ; 60 g granola / flaked almonds ; 60 g strawberries, sliced ; 1 tbsp chia seeds ; 1 tbsp desiccated coconut
- Leave the bananas and berries out of the freezer for 5 minutes, so that the blender can cut them.
- Blend them with the Greek yogurt and half of the milk, scraping down the sides, until as thick as soft ice cream. Add the rest of the milk only if the blades stop: too much makes a drink of it.
- Spoon into cold bowls and top with the granola, strawberries, chia seeds and coconut. Eat at once.
= Pumpkin Bread ; pumpkin loaf, pumpkin loaf cake, pumpkin spice bread, pumpkin spice loaf, starbucks pumpkin bread, pumpkin breads, cake au potiron, cake a la citrouille, pan dulce de calabaza, bizcocho de calabaza, plumcake alla zucca, susses kurbisbrot
cake ; american ; snacks breakfast ; 10 ; 15+60 ; oven
A moist, spiced loaf cake of pumpkin purée.
!250 g canned pumpkin purée ; !240 g plain flour ; 180 g brown sugar ; !2 eggs ; 120 ml sunflower oil ; 60 ml milk ; 2 tsp baking powder ; 1/4 tsp bicarbonate of soda ; 2 tsp ground cinnamon ; 1/2 tsp ground ginger ; 1/4 tsp ground nutmeg ; 1 tsp vanilla extract ; 1/2 tsp salt
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on, and line a loaf tin. Whisk the pumpkin with the brown sugar, eggs, sunflower oil, milk and vanilla extract until smooth.
- Mix the flour with the baking powder, bicarbonate of soda, cinnamon, ginger, nutmeg and salt, and fold it in until no dry flour is left.
- Spread in the tin and bake for 58 minutes, until a skewer comes out clean; cover with foil if it browns too soon. Cool for 15 minutes in the tin, then on a rack.
= Magic Bars ; magic cookie bars, seven layer bars, magic squares, hello dolly bars, hello dollies, coconut dream bars, seven layer cookies
biscuit ; american ; snacks dessert ; 24 ; 15+28 rest 120 ; oven
Layers of crumbs, chocolate, coconut and nuts, baked together by condensed milk.
!220 g digestive biscuits, crushed ; 110 g butter, melted ; !397 g condensed milk ; !180 g dark chocolate, chopped ; 100 g white chocolate, chopped ; !100 g desiccated coconut ; 110 g pecans, chopped / pumpkin seeds ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the digestive biscuits with the butter and salt and press them into a lined 25 cm tin.
- Scatter with the dark chocolate, white chocolate and pecans, pour over the condensed milk evenly and press the coconut on top.
- Bake for 26 minutes, until golden and still a little soft in the middle. Cool for 2 hours, until firm, and cut into {24} squares.
= Dirt Cake ; dirt cakes, dirt cups, dirt pudding, dirt dessert, dirt cake with gummy worms, mud cups, oreo dirt cake, oreo dirt pudding, oreo erde dessert
pudding ; american ; dessert ; 12 ; 30+8 rest 240 ; stove
Creamy vanilla filling between layers of crushed chocolate biscuits that look like earth.
!420 g Oreos, finely crushed ; 60 g sugar ; 50 g cornflour ; 600 ml milk ; 2 tsp vanilla extract ; !225 g cream cheese, soft ; 60 g butter, soft ; 100 g icing sugar ; 300 ml double cream ; ?100 g jelly sweets
- Whisk the sugar and cornflour with a little of the milk. Boil the rest of the milk, whisk it in, return to the pan and stir for 3 minutes, until thick. Stir in the vanilla extract, lay baking paper on the surface and cool.
- Beat the cream cheese with the butter and icing sugar until smooth, and beat in the cold custard by the spoonful. Whip the double cream to soft peaks and fold it in.
- Spread a third of the Oreos in a dish, cover with half of the filling, repeat, and end with the last third of the crumbs. Chill for 4 hours.
- [Poke the jelly sweets into the top as if they crawled out of it.] Serve with a spoon from the dish.
= Dump Cake ; dump cakes, cherry dump cake, cherry pineapple dump cake, pineapple cherry dump cake, pineapple dump cake, dump cake cherry, dump cobbler
cake ; american ; dessert ; 10 ; 10+50 ; oven
Fruit under a dry cake mix of your own and slices of butter, tipped into a dish and baked.
!560 g cherry pie filling ; !400 g canned pineapple, crushed, with its juice ; !220 g plain flour ; 180 g sugar ; 2 1/2 tsp baking powder ; !140 g butter, very thinly sliced ; 80 g pecans, chopped / flaked almonds ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Spread the pineapple with its juice and the cherry pie filling in a wide dish.
- Mix the flour with the sugar, baking powder and salt and scatter it over the fruit in an even layer. Do not stir.
- Cover with the butter, slice beside slice, so that hardly any dry flour shows, and scatter with the pecans.
- Bake for 48 minutes, until golden and bubbling at the edges. Serve warm, if you like, with vanilla ice cream.
= Oreo Balls ; oreo ball, oreo truffles, oreo cookie balls, oreo cream cheese balls, oreo cookie truffles, oreo kugeln, oreo pralinen, oreo truffel, truffes oreo, truffes aux oreo, trufas de oreo, bolitas de oreo, tartufi oreo, tartufini oreo, palline oreo
biscuit ; american ; snacks dessert ; 30 ; 30+3 rest 60 ; microwave
Crushed biscuits and cream cheese rolled into balls and dipped in chocolate.
!300 g Oreos ; !170 g cream cheese, soft ; !250 g white chocolate, chopped / dark chocolate, chopped ; 2 tsp sunflower oil
- Crush the Oreos to fine crumbs and keep 2 tablespoons. Work the rest with the cream cheese to a smooth dough.
- Roll into {30} balls and freeze for 30 minutes, until firm.
- Melt the white chocolate with the sunflower oil in the microwave for 3 minutes on half power, stirring now and then. Dip the balls with a fork, let them drip, scatter with the kept crumbs and chill for 30 minutes, until set. Keep them in the fridge.
= Cake Pops ; cake pop, cakepops, cakepop, starbucks cake pops, birthday cake pops, chocolate cake pops, kuchen am stiel, popcakes, sucettes gateau
biscuit ; american ; snacks dessert ; 20 ; 50+28 rest 60 ; oven microwave
Sponge crumbs and cream cheese rolled into balls, dipped in chocolate and eaten from a stick.
!120 g butter, soft ; 120 g sugar ; !2 eggs ; !140 g self-raising flour ; 2 tbsp milk ; 1 tsp vanilla extract ; !80 g cream cheese, soft ; 40 g icing sugar ; !250 g white chocolate, chopped / dark chocolate, chopped ; 1 tbsp coconut oil ; 2 tbsp sprinkles / desiccated coconut
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the sugar until pale, then beat in the eggs and vanilla extract and fold in the flour and milk. Bake in a lined 20 cm tin for 24 minutes, until a skewer comes out clean, and cool completely.
- Crumble the cake finely and work in the cream cheese and icing sugar, until a handful holds together. Roll into {20} balls and chill for 30 minutes.
- Melt the white chocolate with the coconut oil in the microwave for 3 minutes on half power, stirring now and then. Dip the end of each wooden stick in it, push it halfway into a ball and chill for 10 minutes, so that it holds.
- Dip the balls, tap off what drips, scatter with the sprinkles and stand them upright until set, about 20 minutes.
= Brookies ; brookie, brownie cookies, brookie bars, cookie brownies, brownie cookie bars, brownie cookie
biscuit ; american ; snacks dessert ; 16 ; 25+32 ; oven
Brownie below and chocolate chip cookie on top, baked in one tin.
!220 g butter, melted ; !200 g brown sugar ; 150 g sugar ; !3 eggs ; 60 g cocoa powder ; !220 g plain flour ; 1/2 tsp baking powder ; 2 tsp vanilla extract ; !150 g chocolate chips ; 1/2 tsp salt
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on, and line a 20 cm tin. For the brownie, whisk half of the butter with the sugar, cocoa powder and half of the salt, beat in two thirds of the eggs and half of the vanilla extract, and fold in a third of the flour. Spread it in the tin.
- For the cookie dough, stir the rest of the butter with the brown sugar and the rest of the eggs, vanilla extract and salt. Fold in the rest of the flour, the baking powder and the chocolate chips.
- Drop the dough in spoonfuls over the brownie and flatten them with wet fingers. Bake for 31 minutes, until the cookie is golden and the middle hardly wobbles. Cool completely and cut into {16} squares.
= Dalgona Coffee ; dalgona, whipped coffee, dalgona latte, dalgona kaffee, tiktok coffee, frothy whipped coffee, cafe dalgona, cafe batido, caffe dalgona
drink ; korean ; drinks breakfast ; 2 ; 8+0 ; none
Coffee and sugar whipped to a stiff foam and floated on cold milk.
!2 tbsp instant coffee ; !2 tbsp sugar ; 2 tbsp water, hot ; !400 ml milk, cold ; 120 g ice
- Whisk the instant coffee with the sugar and water for 4 minutes with an electric whisk, or for 8 minutes by hand, until pale, thick and stiff enough to hold a peak.
- Fill {2} glasses with the ice and pour in the milk.
- Spoon the foam on top. Stir it in before you drink.
= Pink Drink ; starbucks pink drink, copycat pink drink, pink drinks, strawberry coconut drink, pink drink mit erdbeeren
drink ; american ; drinks ; 2 ; 10+5 rest 20 ; stove
Strawberries, coconut milk and white grape juice over ice.
!150 g strawberries, sliced ; 2 tbsp sugar ; 100 ml water ; !150 ml canned coconut milk ; !200 ml white grape juice, cold ; 1 tbsp lime juice ; 150 g ice
- Simmer two thirds of the strawberries with the sugar and water for 4 minutes, until they lose their color, crush them, strain and chill for 20 minutes.
- Stir the syrup with the grape juice and lime juice. Shake the coconut milk so that it has no lumps.
- Divide the ice and the rest of the strawberries between {2} glasses, pour in the pink juice, then the coconut milk, and stir.
= Stuffed Spaghetti Squash ; spaghetti squash boats, spaghetti squash boat, baked stuffed spaghetti squash, gefullter spaghettikurbis, courge spaghetti farcie, calabaza espagueti rellena
bake ; american ; dinner ; 4 ; 15+60 ; oven stove
Halves of squash whose strands are mixed with meat sauce and baked under cheese.
!2 spaghetti squash, halved and seeded ; !*400 g minced beef / canned chickpeas, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 400 g canned chopped tomatoes ; 1 tsp dried oregano ; 100 g spinach ; !160 g mozzarella, grated ; 30 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush the squash with a third of the olive oil, season with a third of the salt and roast with the cut sides down for 38 minutes, until a fork pulls strands from it.
- Meanwhile, fry the minced beef in the rest of the oil for <8 minutes, until no pink is left|3 minutes>. Add the onion and garlic for 6 minutes, then the chopped tomatoes, oregano, black pepper and the rest of the salt. Simmer for 12 minutes, until thick, and stir in the spinach until it wilts.
- Loosen the strands in their shells, mix them with the sauce and half of the mozzarella, and scatter with the rest of the mozzarella and the parmesan.
- Bake for 15 minutes, until golden and bubbling.
= Cloud Bread ; cloud breads, oopsie bread, oopsies, oopsie rolls, keto cloud bread, low carb cloud bread, wolkenbrot, oopsie brot, pain nuage, pan nube, pan de nube, pane nuvola
bread ; american ; breakfast lunch snacks ; 3 ; 15+25 ; oven
Airy rounds of beaten egg and cream cheese that stand in for bread.
!3 eggs, separated ; !60 g cream cheese, soft ; 1/4 tsp cream of tartar / 1 tsp lemon juice ; 1/4 tsp salt
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Beat the egg whites with the cream of tartar to stiff peaks in a clean bowl.
- Beat the yolks with the cream cheese and salt until smooth, and fold in the whites in two lots without knocking the air out.
- Spread into {6} rounds on a lined tray and bake for 24 minutes, until golden and dry on top. Cool on a rack; they soften in a bag overnight.
= Protein Pancakes ; protein pancake, protein powder pancakes, banana protein pancakes, proteinpancakes, protein pfannkuchen, eiweisspfannkuchen, eiweiss pancakes, pancakes proteines, pancakes proteicos, tortitas proteicas, pancake proteici
griddle ; any ; breakfast ; 2 ; 8+12 ; stove blender
Thick pancakes of oats, banana, eggs and protein powder.
!80 g rolled oats ; !40 g protein powder ; 1 banana ; !2 eggs ; 100 g Greek yogurt ; 60 ml milk ; 1 tsp baking powder ; 1/2 tsp ground cinnamon ; 2 tsp sunflower oil ; 100 g blueberries ; 1/4 tsp salt
- Blend the oats to a coarse flour, add the banana, eggs, Greek yogurt, milk, protein powder, baking powder, cinnamon and salt, and blend until smooth. Leave for 5 minutes, until it thickens.
- Brush a pan with a little of the sunflower oil over medium-low heat: protein powder browns fast. Pour in small ladlefuls for {6} pancakes, in batches.
- Cook for 2 minutes, until bubbles set at the edges, turn and cook for 1 minute, until springy. Serve with the blueberries.
= Cottage Cheese Flatbread ; cottage cheese flatbreads, cottage cheese wrap, cottage cheese wraps, cottage cheese bread, viral cottage cheese flatbread, huttenkase fladenbrot, huttenkase wrap, huttenkase wraps, huttenkase brot vom blech, wrap au cottage cheese, pan de queso cottage, wrap de queso cottage, piadina di fiocchi di latte
bread ; any ; lunch breakfast ; 2 ; 8+35 ; oven blender
Cottage cheese and egg baked in a thin sheet that rolls up like a wrap.
!250 g cottage cheese ; !2 eggs ; 1/2 tsp garlic powder ; 1/2 tsp dried oregano ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line a tray with baking paper.
- Blend the cottage cheese with the eggs, garlic powder, oregano, salt and black pepper until smooth.
- Spread it 1/2 cm thick to a sheet of 30 × 20 cm and bake for 34 minutes, until golden and dry to the touch. Cool for 10 minutes, peel off the paper, fill and roll up.
= Tortilla Wrap Hack ; tortilla hack, folded tortilla wrap, folded tortilla wraps, four corner wrap, four corners wrap, tiktok wrap, tiktok wrap hack, tiktok tortilla, tiktok tortilla wrap, viral tortilla wrap, viral tortilla hack, quarter fold wrap, quesadilla hack, gefalteter wrap, wrap falten
filled ; any ; lunch ; 2 ; 10+6 ; stove
A tortilla cut once, filled in its four quarters and folded to a toasted wedge.
!2 large flour tortillas ; !*100 g ham, sliced / canned kidney beans, mashed ; !80 g cheddar, grated ; 1 tomato, thinly sliced ; 20 g rocket ; 1 tbsp mayonnaise ; 1 tsp mustard ; 2 tsp olive oil
- Cut each flour tortilla once, from its middle to the edge. Think of it as four quarters.
- Spread one quarter with the mayonnaise and mustard. Lay the ham on the next, the tomato and rocket on the third and the cheddar on the last.
- Start at the cut and fold quarter over quarter, to a wedge of four layers.
- Fry in the olive oil over medium heat for 3 minutes on each side, pressing down, until crisp and the cheese has melted.
= Dubai Chocolate Bar ; dubai chocolate, dubai chocolate bars, viral dubai chocolate, dubai chocolate homemade, pistachio kunafa chocolate, knafeh chocolate, kunafa chocolate bar, pistachio kunafa chocolate bar, dubai schokolade, dubaischokolade, chocolat dubai, chocolat de dubai, chocolate de dubai, cioccolato dubai, cioccolato di dubai
biscuit ; arab ; snacks dessert ; 8 ; 35+15 rest 60 ; stove blender
Milk chocolate filled with pistachio cream and crisp, buttery kataifi.
!400 g milk chocolate, chopped ; !120 g kataifi, cut small / filo pastry, finely shredded ; 40 g butter ; !150 g pistachios, unsalted ; 80 g white chocolate, melted ; 2 tbsp tahini ; 2 tbsp sunflower oil ; 1/4 tsp salt
- Fry the kataifi in the butter over medium heat for 9 minutes, stirring, until deep golden and crisp all through. Spread out to cool.
- Grind the pistachios with the sunflower oil for 4 minutes, until they turn to a paste. Blend in the white chocolate, tahini and salt, and stir in the kataifi.
- Melt the milk chocolate gently over simmering water. Line a shallow mold or loaf tin with half of it, a thick coat up the sides, and chill for 15 minutes, until set.
- Press in the filling evenly, not quite to the rim. Cover with the rest of the chocolate, let it run into the edges and chill for 45 minutes, until it snaps. Cut into {8} pieces.
= Crookie ; crookies, cookie croissant, croissant cookie, cookie dough croissant, croissant mit cookieteig, croissant cookies, croissant con cookie
biscuit ; french ; breakfast snacks ; 6 ; 15+16 ; oven
A croissant filled and topped with chocolate chip cookie dough and baked again.
!6 croissants ; !100 g butter, soft ; 90 g brown sugar ; 1 egg ; 1 tsp vanilla extract ; !160 g plain flour ; 1/2 tsp baking powder ; !120 g chocolate chips ; 1 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the brown sugar, then the egg and vanilla extract. Fold in the flour, baking powder, salt and chocolate chips.
- Split the croissants along one side. Spread half of the dough inside them in a thin layer and press the rest onto their tops.
- Bake on a lined tray for 15 minutes, until the dough is golden at the edges, set all through and soft inside. Dust with the icing sugar and eat warm.
= Cronuts ; cronut, croissant doughnuts, croissant donuts, croissant doughnut, croissant donut, puff pastry donuts, puff pastry doughnuts
biscuit ; american ; breakfast snacks dessert ; 8 ; 40+20 rest 30 ; stove
Doughnuts of many thin layers, made quickly from puff pastry, fried and glazed.
!640 g puff pastry, cold ; 1 l sunflower oil, for deep-frying ; 60 g sugar ; 1 tsp ground cinnamon ; 120 g icing sugar ; 2 tbsp milk ; 1 tsp vanilla extract
- Brush the puff pastry with a little cold water, fold it in three and roll it out 2 cm thick. Chill for 30 minutes, so that the layers hold.
- Cut out {8} rounds of 8 cm with a hole in the middle, pressing straight down.
- Heat the sunflower oil to 170 °C (340 °F). Fry two or three at a time for 2 1/2 minutes on each side, until deep golden and cooked between the layers. Drain, and roll the sides in the sugar mixed with the cinnamon.
- Stir the icing sugar with the milk and vanilla extract and spread it over the tops. They are best on the same day.
= Hot Honey Chicken ; hot honey chicken bites, hot honey chicken thighs, hot honey glazed chicken, hot honey chicken bowl, hot honey hahnchen, hahnchen mit hot honey, poulet hot honey, poulet au miel pimente, pollo con miel picante, pollo hot honey, pollo al miele piccante
fry ; american ; dinner ; 4 ; 15+16 ; stove
Crisp pieces of chicken in a glaze of honey, chilli and vinegar.
!*650 g chicken thigh fillets, in chunks / firm tofu, cubed ; 50 g cornflour ; 1 tsp smoked paprika ; 1 tsp garlic powder ; 4 tbsp sunflower oil ; !90 g honey ; !1 tsp chilli flakes ; 1 tbsp hot sauce ; 1 tbsp cider vinegar ; 20 g butter ; 2 spring onions, sliced ; 1 tsp salt ; 1/4 tsp black pepper
- Toss the chicken with the salt, black pepper, smoked paprika and garlic powder, then with the cornflour, until it looks dry.
- Fry in the sunflower oil over medium-high heat in two batches for <6 minutes each, turning, until crisp and cooked through, 74 °C (165 °F) inside|5 minutes each, turning, until crisp>. Drain, and pour off the fat.
- Warm the honey with the chilli flakes, hot sauce, cider vinegar and butter in the pan for 2 minutes, until it bubbles and turns syrupy.
- Toss the chicken in it and scatter with the spring onions. Serve, if you like, with rice.
= Crispy Rice Salad ; crispy rice salads, viral crispy rice salad, tiktok crispy rice salad, crunchy rice salad, crispy rice cucumber salad, knuspriger reissalat, knusprigen reis salat, salade de riz croustillant, ensalada de arroz crujiente, insalata di riso croccante
salad ; any ; lunch dinner ; 4 ; 20+35 ; oven
Rice baked until it crackles, tossed with cucumber, edamame, herbs and peanuts.
!600 g cooked rice, cold ; 1 tbsp chilli crisp ; 3 tbsp soy sauce ; 3 tbsp sunflower oil ; !1 cucumber, diced ; !200 g edamame, cooked ; 4 spring onions, sliced ; 1 handful fresh coriander, chopped ; 1 handful mint, chopped ; 60 g salted peanuts, chopped / sesame seeds ; 3 tbsp lime juice ; 1 tbsp sesame oil ; 2 tsp honey / maple syrup ; 1 tsp ginger, grated
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the rice with the chilli crisp, the sunflower oil and a third of the soy sauce, and spread it on a lined tray in one thin layer.
- Bake for 32 minutes, stirring once, until most of the grains are golden and crackle. Cool for 5 minutes.
- Whisk the rest of the soy sauce with the lime juice, sesame oil, honey and ginger. Toss with the cucumber, edamame, spring onions, coriander, mint and peanuts.
- Fold in the rice just before eating, so that it stays crisp.
= Green Goddess Salad ; green goddess salads, tiktok green goddess salad, viral green goddess salad, green goddess cabbage salad, baked by melissa salad, green goddess salat, gruner gottinnen salat, salade green goddess, ensalada green goddess, insalata green goddess
salad ; american ; lunch side snacks ; 4 ; 25+0 ; blender
Cabbage and cucumber, very finely diced, in a bright green dressing of herbs and nuts.
!500 g white cabbage, very finely diced ; !1 cucumber, finely diced ; 4 spring onions, finely sliced ; 1 bunch chives, snipped ; 60 g spinach ; !1 bunch basil ; 2 cloves garlic ; 1 shallot ; 40 g walnuts / sunflower seeds ; 30 g parmesan ; 4 tbsp lemon juice ; 4 tbsp olive oil ; 1 tbsp rice vinegar ; 3/4 tsp salt ; 1/4 tsp black pepper
- Mix the cabbage with the cucumber, spring onions and half of the chives in a large bowl.
- Blend the spinach, basil, garlic, shallot, walnuts and parmesan with the lemon juice, olive oil, rice vinegar, salt, black pepper and the rest of the chives until smooth.
- Toss the salad in the dressing and leave it for 5 minutes. It is scooped up with tortilla chips, if you like.
= Jennifer Aniston Salad ; jen aniston salad, jennifer aniston bulgur salad, the jennifer aniston salad, bulgur chickpea pistachio salad, jennifer aniston salat, salade jennifer aniston, ensalada jennifer aniston, insalata jennifer aniston
salad ; american ; lunch ; 4 ; 20+15 ; stove
Bulgur with chickpeas, cucumber, pistachios, feta and plenty of herbs.
!200 g bulgur ; !400 g canned chickpeas, drained ; !1 cucumber, diced ; 1/2 red onion, finely chopped ; !60 g pistachios, chopped / pumpkin seeds ; 120 g feta, crumbled ; 1 bunch parsley, chopped ; 1 bunch mint, chopped ; 4 tbsp lemon juice ; 4 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Simmer the bulgur in twice its volume of water with a third of the salt for 12 minutes, until tender. Drain, spread out and cool.
- Whisk the lemon juice with the olive oil, black pepper and the rest of the salt.
- Toss the bulgur with the chickpeas, cucumber, onion, parsley and mint in the dressing, and fold in the pistachios and feta. It keeps for 3 days in the fridge.
= One-Pan Creamy Orzo ; one pan orzo, one pot orzo, creamy orzo, one pan chicken orzo, creamy chicken orzo, one pan creamy chicken orzo, tuscan orzo, tuscan chicken orzo, one pan tuscan orzo, cheesy orzo, marry me orzo, marry me chicken orzo, one pot kritharaki, kritharaki pfanne
fry ; any ; dinner ; 4 ; 12+28 ; stove
Orzo and chicken cooked in one pan with sun-dried tomatoes, spinach and parmesan.
!*500 g chicken thigh fillets, in chunks / canned cannellini beans, drained ; !280 g orzo ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 80 g sun-dried tomatoes in oil, sliced ; 1 tsp dried oregano ; 850 ml chicken stock, hot / vegetable stock, hot ; 120 g spinach ; 100 ml double cream ; 40 g parmesan, grated ; 1 tbsp lemon juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and brown it in the olive oil over high heat for <7 minutes|3 minutes>. Add the onion for 5 minutes, then the garlic, oregano and sun-dried tomatoes for 1 minute.
- Stir in the orzo for 1 minute, pour in the chicken stock and simmer for 11 minutes, stirring often so that nothing sticks, until the orzo is tender< and the chicken is cooked through, 74 °C (165 °F) inside|>.
- Stir in the double cream and spinach for 2 minutes, until it wilts. Take off the heat and stir in the parmesan and lemon juice. It thickens as it stands.
= French Onion Pasta ; french onion soup pasta, one pot french onion pasta, creamy french onion pasta, caramelised onion pasta, caramelized onion pasta, franzosische zwiebelpasta, pates a l'oignon caramelise, pasta alle cipolle caramellate, pasta con cebolla caramelizada
pasta ; french ; dinner ; 4 ; 15+60 ; stove
Pasta in deeply caramelized onions, stock and Gruyère.
!4 onions, thinly sliced ; 40 g butter ; 1 tbsp olive oil ; 2 cloves garlic, crushed ; 1 tsp dried thyme ; 120 ml dry white wine / 120 ml beef stock ; !320 g rigatoni ; 900 ml beef stock, hot / vegetable stock, hot ; 1 tbsp Worcestershire sauce / soy sauce ; 100 ml double cream ; !120 g Gruyère, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onions with the salt in the butter and olive oil over medium-low heat for 35 minutes, stirring, until soft and deep brown. Add a spoonful of water if they catch.
- Add the garlic and thyme for 1 minute, pour in the white wine and boil for 3 minutes, until it is almost gone.
- Add the rigatoni, beef stock, Worcestershire sauce and black pepper and simmer for 14 minutes, stirring often, until the rigatoni is tender and the liquid is a thin sauce.
- Stir in the double cream for 1 minute, take off the heat and stir in the Gruyère until it melts.
= Dill Pickle Dip ; pickle dip, dill pickle dips, fried pickle dip, pickle ranch dip, cornichon dip, gewurzgurken dip, gurkendip mit dill, dip aux cornichons, dip de pepinillos
dip ; american ; snacks side ; 8 ; 15+4 rest 60 ; stove
Cream cheese and soured cream full of chopped pickles and dill, under crisp crumbs.
!250 g cream cheese, soft ; 200 g soured cream ; !180 g gherkins, finely chopped ; 3 tbsp dill, chopped ; 2 spring onions, finely sliced ; 1/2 tsp garlic powder ; 1 tbsp lemon juice ; 30 g panko breadcrumbs ; 15 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Squeeze the gherkins dry in kitchen paper. Beat the cream cheese with the soured cream, garlic powder, lemon juice, salt and black pepper until smooth.
- Fold in the gherkins, spring onions and most of the dill and chill for 1 hour, so that the flavors come together.
- Fry the panko breadcrumbs in the butter for 3 minutes, stirring, until golden, and scatter them over with the rest of the dill. It goes with crisps, crackers or raw vegetables.
= Dill Pickle Soup ; pickle soup, dill pickle soups, creamy dill pickle soup, zupa ogorkowa, ogorkowa, polish dill pickle soup, polish pickle soup, cucumber soup polish, saure gurkensuppe, soupe aux cornichons, sopa de pepinillos
soup ; polish ; lunch dinner ; 4 ; 20+35 ; stove
Potatoes and carrots in a sour, creamy broth of pickled cucumbers.
!400 g gherkins, coarsely grated ; !600 g waxy potatoes, diced ; 2 carrots, grated ; 1 onion, finely chopped ; 2 sticks celery, diced ; 30 g butter ; 1.2 l chicken stock / vegetable stock ; 2 bay leaves ; 150 g soured cream ; 1 tbsp plain flour ; 3 tbsp dill, chopped ; 1/4 tsp black pepper
- Cook the onion, carrots and celery in the butter for 8 minutes. Add the chicken stock, potatoes and bay leaves and simmer for 13 minutes, until the potatoes are tender; they stay hard once the sour gherkins are in.
- Stir in the gherkins and simmer for 8 minutes. Take out the bay leaves.
- Stir the soured cream with the flour and a ladleful of the soup, stir it in and simmer gently for 3 minutes. Season with the black pepper, and with salt only after tasting. Scatter with the dill.
= Whipped Feta ; whipped feta dip, feta dip, whipped feta with honey, hot honey whipped feta, hot honey feta dip, feta creme, fetacreme, fetadip, geschlagener feta, feta fouettee, creme de feta, feta batido, crema de feta, feta montata, crema di feta
dip ; greek ; snacks starter side ; 6 ; 10+0 ; blender
Feta beaten with yogurt to a light cream, with honey, olive oil and nuts.
!250 g feta ; !150 g Greek yogurt ; 3 tbsp olive oil ; 1 tbsp lemon juice ; 1 clove garlic, crushed ; 1 tbsp honey / maple syrup ; 30 g pistachios, chopped / pumpkin seeds ; 1/4 tsp chilli flakes
- Break the feta into a food processor and blend for 1 minute, until it looks like wet sand.
- Add the Greek yogurt, lemon juice, garlic and two thirds of the olive oil and blend for 2 minutes, scraping down the sides, until smooth and light.
- Spread in a shallow bowl, drizzle with the honey and the rest of the olive oil and scatter with the pistachios and chilli flakes. It goes with warm flatbread.
= Chip Butty ; chip butties, chip buttie, chip sandwich, chip sandwiches, chip sarnie, chip bap, chip cob, chip barm, french fry sandwich, french fries sandwich, fries sandwich, pommes brotchen, pommes sandwich
filled ; british ; lunch dinner snacks ; 4 ; 15+40 ; oven
Hot chips with salt and vinegar between slices of buttered white bread.
!800 g floury potatoes, in thick chips ; 3 tbsp sunflower oil ; !8 slices white bread ; !50 g butter, soft ; 2 tbsp malt vinegar / white wine vinegar ; 4 tbsp ketchup / brown sauce ; 3/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Rinse the potatoes, pat them very dry and toss with the sunflower oil on a hot tray.
- Bake for 38 minutes, turning once, until golden and crisp outside and soft inside. Sprinkle with the salt and malt vinegar.
- Spread the white bread thickly with the butter. Pile on the hot chips and the ketchup, close and press down, so that the butter melts.
= Millionaire's Shortbread ; millionaire shortbread, millionaires shortbreads, millionaire's slice, millionaire bars, caramel shortbread, caramel shortbreads, caramel shortcake, caramel squares, caramel slice, caramel slices, chocolate caramel slice, chocolate caramel shortbread, millionar shortbread, twix kuchen, shortbread millionnaire
biscuit ; scottish ; snacks dessert ; 16 ; 35+45 rest 150 ; oven stove
Shortbread under soft caramel and a sheet of chocolate.
!250 g plain flour ; 75 g caster sugar ; !325 g butter ; !397 g condensed milk ; 100 g brown sugar ; 3 tbsp golden syrup ; !200 g dark chocolate, chopped / milk chocolate, chopped ; 1/2 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Rub the flour, caster sugar and half of the salt with 175 g of the butter, cold, to damp crumbs, press into a lined 20 cm tin and prick. Bake for 30 minutes, until pale gold, and cool.
- Melt the rest of the butter with the brown sugar, golden syrup and condensed milk. Boil gently for 8 minutes, stirring all the time, since it burns easily, until thick and the color of fudge. Stir in the rest of the salt, pour over the shortbread and cool for 1 hour.
- Melt the chocolate over simmering water for 5 minutes and spread it over. Leave for 90 minutes, until just set, and cut into {16} squares with a hot knife.
`;
