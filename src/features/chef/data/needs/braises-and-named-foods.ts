/** Cuts that want time, and dishes of two or three foods that people name together; how the table is read: rules/classics/classic.ts. */
export const BRAISES_AND_NAMED_FOODS = `
= Pork Stew ; pork casserole, braised pork, pork stew with vegetables, stewed pork, braised pork shoulder, diced pork stew, pork hotpot, schmortopf mit schwein
stew ; british ; dinner ; 4 ; 20+120 ; stove
Pork shoulder simmered with roots and sage until a fork slides in.
!*800 g pork shoulder, in 3 cm cubes ; 2 tbsp plain flour ; 3 tbsp sunflower oil ; 2 onions, chopped ; !3 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 700 ml chicken stock ; 1 tbsp wholegrain mustard ; 1 tsp dried sage / dried thyme ; 1 bay leaf ; 500 g waxy potatoes, in chunks ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Toss the pork with the flour, salt and black pepper and brown it in two thirds of the sunflower oil for 10 minutes, in two batches. Lift out.
- Cook the onions, carrots and celery in the rest of the oil for 8 minutes. Stir in the garlic for 1 minute, then the chicken stock, sage and bay leaf.
- Return the pork, cover and simmer gently for 75 minutes.
- Add the potatoes and simmer for 25 minutes, until everything is tender. Take out the bay leaf and stir in the mustard.
= Braised Pork with Cabbage ; pork with cabbage, braised pork and cabbage, pork and cabbage stew, pork stew with cabbage, pork and cabbage casserole, schmorkohl mit schweinefleisch, porc au chou, cerdo con col, maiale con verza
stew ; german ; dinner ; 4 ; 20+105 ; stove
Pork shoulder braised until it falls apart, with cabbage and caraway cooked in its juices.
!*700 g pork shoulder, in 3 cm cubes ; !700 g white cabbage, in wide strips / savoy cabbage, in wide strips ; 2 onions, sliced ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 1 tbsp sweet paprika ; 1 tsp caraway seeds ; 2 tbsp tomato paste ; 400 ml chicken stock ; 1 tbsp cider vinegar ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the pork in the sunflower oil in a heavy pan for 10 minutes, in two batches, and lift out.
- Cook the onions in the same pan for 8 minutes, until golden. Stir in the garlic, paprika, caraway seeds and tomato paste for 1 minute.
- Return the pork with the chicken stock, salt and black pepper, cover and simmer gently for 60 minutes.
- Stir in the cabbage and cider vinegar, cover and simmer for 25 minutes, until the cabbage is soft and the pork is tender.
= Braised Chicken with Leeks ; braised chicken, braised chicken thighs, chicken braise, braised chicken legs, chicken braised with leeks, geschmortes hahnchen, poulet braise, pollo brasato
stew ; french ; dinner ; 4 ; 15+62 ; stove
Chicken thighs browned on the bone and braised with leeks, white wine and mustard.
!*8 chicken thighs / 8 chicken drumsticks ; !3 leeks, sliced ; 200 g chestnut mushrooms, halved ; 3 cloves garlic, sliced ; 1 tbsp olive oil ; 20 g butter ; 1 tbsp plain flour ; 150 ml white wine / chicken stock ; 300 ml chicken stock ; 3 sprigs thyme ; 1 tbsp Dijon mustard ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and brown it in the olive oil in a wide pan for 10 minutes, skin side down first. Lift out.
- Melt the butter in the pan and cook the leeks and mushrooms for 8 minutes, until soft. Stir in the garlic and flour for 1 minute.
- Stir in the white wine, chicken stock and thyme, lay the chicken on top, skin side up, cover and simmer gently for 38 minutes, until it is cooked through, 74 °C (165 °F) inside.
- Take out the thyme, stir the mustard into the sauce and scatter with the parsley.
= Slow-Braised Lamb ; braised lamb, slow braised lamb, slow cooked lamb, lamb braise, braised shoulder of lamb, braised lamb shoulder, slow cooked lamb shoulder, geschmortes lamm, agneau braise, agneau mijote, cordero estofado, agnello brasato
stew ; french ; dinner ; 6 ; 20+165 ; stove oven
Lamb shoulder left in a low oven with wine, rosemary and roots until it falls apart.
!*1200 g lamb shoulder, in large chunks ; 2 tbsp olive oil ; 2 onions, sliced ; !3 carrots, in chunks ; 4 cloves garlic, sliced ; 2 tbsp tomato paste ; 250 ml red wine / chicken stock ; 500 ml chicken stock ; 2 sprigs rosemary ; 2 bay leaves ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Season the lamb with the salt and black pepper, brown it in the olive oil in a casserole for 12 minutes, in batches, and lift out.
- Cook the onions and carrots in the casserole for 8 minutes. Stir in the garlic and tomato paste for 1 minute, pour in the red wine and let it bubble for 3 minutes.
- Return the lamb with the chicken stock, rosemary and bay leaves and bring to a simmer. Cover and braise in the oven for 135 minutes, until the lamb falls apart under a spoon.
- Take out the rosemary and bay leaves and spoon the fat off the sauce.
= Venison Stew ; venison casserole, braised venison, stewed venison, game stew, game casserole, hirschgulasch, wildgulasch, ragout de chevreuil, civet de chevreuil, estofado de venado, spezzatino di cervo
stew ; british ; dinner ; 4 ; 20+150 ; stove
Venison simmered in red wine with mushrooms, juniper and roots.
!*800 g venison, in 3 cm cubes ; 2 tbsp plain flour ; 3 tbsp sunflower oil ; 100 g smoked bacon, diced ; 2 onions, chopped ; 2 carrots, diced ; 250 g chestnut mushrooms, halved ; 300 ml red wine / beef stock ; 400 ml beef stock ; 1 tbsp redcurrant jelly / cranberry sauce ; 6 juniper berries, crushed ; 2 sprigs thyme ; 1 bay leaf ; 1 tsp salt ; 1/2 tsp black pepper
- Toss the venison with the flour, salt and black pepper and brown it in two thirds of the sunflower oil for 10 minutes, in batches. Lift out.
- Fry the bacon in the rest of the oil for 4 minutes. Add the onions and carrots and cook for 8 minutes, then the mushrooms for 5 minutes.
- Pour in the red wine and let it bubble for 3 minutes. Return the venison with the beef stock, redcurrant jelly, juniper berries, thyme and bay leaf, cover and simmer gently for 110 minutes, until tender.
- Take out the thyme and bay leaf.
= Turkey Stew ; turkey casserole, turkey hotpot, braised turkey, turkey thigh stew, putengulasch, puteneintopf, mijote de dinde, estofado de pavo, spezzatino di tacchino
stew ; british ; dinner ; 4 ; 20+85 ; stove
Turkey thigh and roots simmered in a light gravy.
!*700 g turkey thigh, in chunks ; 2 tbsp plain flour ; 2 tbsp olive oil ; 2 onions, chopped ; !3 carrots, sliced ; 2 sticks celery, sliced ; 700 ml chicken stock ; 3 sprigs thyme ; 1 bay leaf ; 500 g waxy potatoes, in chunks ; 1 tsp salt ; 1/4 tsp black pepper
- Toss the turkey with the flour, salt and black pepper and brown it in half of the olive oil for 8 minutes. Lift out.
- Cook the onions, carrots and celery in the rest of the oil for 8 minutes. Stir in the chicken stock, thyme and bay leaf.
- Return the turkey, cover and simmer gently for 40 minutes.
- Add the potatoes and simmer for 25 minutes, until everything is tender. Take out the thyme and bay leaf.
= Slow Cooker Pork with Apples ; slow cooker pork and apples, slow cooker pork, crockpot pork with apples, slow cooker pork stew, slow cooker pork casserole, slow cooker pork and cider
stew ; british ; dinner ; 6 ; 15+420 ; none
Pork shoulder, apples and onions left in the slow cooker until a spoon cuts the meat.
!*1200 g pork shoulder, in large chunks ; !3 apples, in thick wedges ; 2 onions, sliced ; 2 cloves garlic, crushed ; 300 ml cider / apple juice ; 150 ml chicken stock, hot ; 2 tbsp wholegrain mustard ; 1 tsp dried sage / dried thyme ; 2 tbsp cornflour ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Lay the onions and garlic in the slow cooker with the pork on top. Season with the sage, salt and black pepper.
- Stir the mustard into the cider and chicken stock and pour it over. Cover and cook on low for 6 hours, or on high for 3 1/2.
- Add the apples, cover and cook on low for 1 hour, until they are soft and the pork falls apart.
- Stir the cornflour with a little water, stir it in and leave on high for 15 minutes, until thick.
= Beef and Vegetable Soup ; hearty beef soup, beef soup, chunky beef soup, beef and potato soup, vegetable beef soup, beef vegetable soup, rindfleischsuppe mit gemuse, soupe de boeuf, sopa de ternera, zuppa di manzo
soup ; american ; dinner lunch ; 6 ; 20+125 ; stove
Stewing beef simmered until tender in a broth with potatoes, carrots, beans and tomato.
!*600 g stewing beef, in 2 cm cubes ; 2 tbsp sunflower oil ; 2 onions, chopped ; !3 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 1.6 l beef stock ; 400 g canned chopped tomatoes ; 2 bay leaves ; 1 tsp dried thyme ; 500 g waxy potatoes, diced ; 150 g green beans, in short lengths ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Brown the beef in half of the sunflower oil in a large pan for 10 minutes, in batches, and lift out.
- Cook the onions, carrots and celery in the rest of the oil for 8 minutes. Stir in the garlic and tomato paste for 1 minute.
- Return the beef with the beef stock, chopped tomatoes, bay leaves, thyme, salt and black pepper, cover and simmer gently for 80 minutes, until the beef is nearly tender.
- Add the potatoes and green beans and simmer for 20 minutes, until everything is tender. Take out the bay leaves and scatter with the parsley.
= Salmon and Pea Pasta ; pasta with salmon and peas, salmon and peas pasta, salmon pasta, pasta with salmon, creamy salmon pasta, lachsnudeln, nudeln mit lachs, pates au saumon, pasta con salmon
pasta ; italian ; dinner ; 4 ; 10+18 ; stove
Pasta with flakes of salmon and peas in a light sauce of lemon, dill and crème fraîche.
!*400 g salmon fillets, skinned ; !350 g penne / tagliatelle ; !200 g frozen peas ; 1 shallot, finely chopped ; 1 clove garlic, crushed ; 1 tbsp olive oil ; 150 g crème fraîche ; 1 lemon, zest and juice ; 2 tbsp dill, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes. Add the peas for the last 3 minutes. Keep a cup of the water and drain.
- Meanwhile, season the salmon with the black pepper and the rest of the salt and fry it in the olive oil for 4 minutes on each side, until it flakes, 63 °C (145 °F) inside. Lift out and flake it into large pieces.
- Cook the shallot and garlic in the same pan for 3 minutes. Stir in the crème fraîche and the zest and juice of the lemon and warm through for 1 minute.
- Toss the penne and peas in the sauce with a splash of the water, and fold in the salmon and dill.
= Asparagus Risotto ; risotto with asparagus, green asparagus risotto, asparagus and lemon risotto, spargelrisotto, risotto aux asperges, risotto de esparragos, risotto con asparagi, risotto agli asparagi
rice ; italian ; dinner ; 4 ; 10+32 ; stove
Creamy rice with asparagus that keeps its bite, lemon and parmesan.
!*400 g asparagus, in 3 cm pieces ; !320 g risotto rice ; 1.1 l vegetable stock, hot ; 1 onion, finely chopped ; 50 g butter ; 1 tbsp olive oil ; 100 ml white wine / vegetable stock ; 60 g parmesan, grated ; 1 lemon, zest and juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil and half of the butter for 6 minutes. Stir in the risotto rice for 2 minutes, then pour in the white wine and let it bubble away.
- Add the vegetable stock a ladle at a time, stirring and letting each be absorbed, for 13 minutes.
- Stir in the asparagus and salt and go on with the rest of the stock for 6 minutes, until the rice is creamy and the asparagus is just tender.
- Take off the heat and beat in the rest of the butter, the parmesan, black pepper and the zest and juice of the lemon.
= Prawn and Asparagus Risotto ; asparagus and prawn risotto, risotto with asparagus and prawns, risotto with prawns and asparagus, shrimp and asparagus risotto, risotto gamberi e asparagi
rice ; italian ; dinner ; 4 ; 15+34 ; stove
Creamy rice with asparagus and prawns stirred in at the end, so that both keep their bite.
!*300 g raw prawns, peeled ; !300 g asparagus, in 3 cm pieces ; !320 g risotto rice ; 1.1 l vegetable stock, hot ; 1 shallot, finely chopped ; 1 clove garlic, crushed ; 40 g butter ; 1 tbsp olive oil ; 100 ml white wine / vegetable stock ; 30 g parmesan, grated ; 1 tbsp lemon juice ; 1 tsp lemon zest ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soften the shallot in the olive oil and half of the butter for 5 minutes. Stir in the garlic and risotto rice for 2 minutes, then pour in the white wine and let it bubble away.
- Add the vegetable stock a ladle at a time, stirring and letting each be absorbed, for 13 minutes.
- Stir in the asparagus and salt and go on with the stock for 3 minutes. Stir in the prawns and cook for 4 minutes, until they are pink and firm and the rice is creamy.
- Take off the heat and beat in the rest of the butter, the parmesan, lemon juice, lemon zest and black pepper.
= Lemon and Herb Grilled Chicken Thighs ; grilled chicken thighs, barbecued chicken, barbecue chicken thighs, bbq chicken thighs, chicken for the barbecue, chicken on the grill, chicken on the barbecue, poulet grille au barbecue
fry ; any ; dinner ; 4 ; 10+21 rest 30 ; grill
Boned thighs that take a marinade of lemon, garlic and oregano, and stay juicy over the coals.
!*800 g chicken thigh fillets ; 4 tbsp olive oil ; 3 tbsp lemon juice ; 3 cloves garlic, crushed ; 1 tbsp dried oregano ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the olive oil with the lemon juice, garlic, oregano, paprika, salt and black pepper. Turn the chicken in it and chill for 30 minutes.
- Heat the grill to medium-high. Lift the chicken out of the marinade and grill it for 16 minutes, turning every 4 minutes, until charred in places and cooked through, 74 °C (165 °F) inside.
- Leave for 5 minutes before you cut it.
= Flourless Chocolate Cake ; flourless cake, flourless chocolate torte, chocolate cake without flour, gateau au chocolat sans farine, schokoladenkuchen ohne mehl, torta al cioccolato senza farina, tarta de chocolate sin harina, torta caprese without flour
cake ; french ; dessert ; 10 ; 20+35 ; oven
A dense, moist cake of dark chocolate, ground almonds and whisked eggs.
!200 g dark chocolate, chopped ; !150 g butter ; !6 eggs, separated ; 180 g caster sugar ; !150 g ground almonds ; 1 tbsp cocoa powder ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Line a 23 cm springform tin.
- Melt the chocolate with the butter and let it cool a little. Stir in the egg yolks, ground almonds, vanilla extract and two thirds of the caster sugar.
- Whisk the egg whites with the salt and the rest of the caster sugar to soft peaks, and fold them into the chocolate in three parts.
- Spread in the tin and bake for 35 minutes, until the top is firm and the middle still a little moist. Cool in the tin: it sinks, and should. Dust with the cocoa powder.
= Lemon and Herb Marinade ; marinade, chicken marinade, marinade for chicken, lemon marinade, marinade for the barbecue, bbq marinade, grill marinade, marinade for fish, marinade for pork, marinade for lamb, marinade fur huhnchen, marinade pour poulet, marinada para pollo, marinatura per il pollo
sauce ; any ; dinner ; 4 ; 8+0 ; none
Oil, lemon, garlic and herbs for some 800 g of chicken, pork, lamb or fish.
!6 tbsp olive oil ; !3 tbsp lemon juice ; 1 tsp lemon zest ; !3 cloves garlic, crushed ; 1 tbsp thyme, chopped ; 1 tbsp rosemary, chopped ; 1 tsp sweet paprika ; 1 tsp salt ; 1/4 tsp black pepper
- Stir the olive oil with the lemon juice, lemon zest, garlic, thyme, rosemary, paprika, salt and black pepper.
- Turn what is to be grilled or fried in it, cover and chill for 2 hours.
- Lift it out and pat it dry before it goes on the heat, and throw away what is left.
= Soy and Ginger Marinade ; soy marinade, asian marinade, steak marinade, beef marinade, marinade for steak, marinade for beef, tofu marinade, marinade for tofu, marinade for salmon
sauce ; any ; dinner ; 4 ; 8+0 ; none
Soy sauce, ginger, honey and lime for some 800 g of beef, chicken, salmon or tofu.
!5 tbsp soy sauce ; 2 tbsp honey ; 2 tbsp lime juice ; 1 tbsp sesame oil ; !1 tbsp ginger, grated ; 2 cloves garlic, crushed ; 1/4 tsp black pepper
- Stir the soy sauce with the honey, lime juice, sesame oil, ginger, garlic and black pepper until the honey dissolves.
- Turn what is to be grilled or fried in it, cover and chill for 1 hour.
- Lift it out and pat it dry before it goes on the heat, and throw away what is left.
= Ginger and Lime Fizz ; ginger mocktail, mocktail with ginger, ginger cooler, ginger and lime mocktail, virgin moscow mule, virgin mule, mocktail mule, alkoholfreier moscow mule, moscow mule sans alcool, moscow mule analcolico
drink ; any ; drinks ; 4 ; 10+6 rest 30 ; stove
A sharp ginger syrup with lime and mint, topped up with sparkling water over ice.
!60 g fresh ginger, thinly sliced ; 80 g sugar ; 150 ml water ; !6 tbsp lime juice ; 800 ml sparkling water, cold ; 12 ice cubes ; 1 handful mint
- Simmer the ginger with the sugar and water for 6 minutes. Leave for 30 minutes, until cold, and strain.
- Stir in the lime juice and divide between 4 glasses with the ice cubes and mint.
- Top up with the sparkling water and stir once.
= Roast Duck ; whole duck, roast whole duck, whole roast duck, crispy roast duck, christmas duck, entenbraten, gebratene ente, ganze ente, canard roti, canard entier, pato asado, anatra arrosto
roast ; german ; dinner ; 4 ; 20+135 rest 15 ; oven
A whole duck with crackling skin, stuffed with apple and onion, and a gravy from its tin.
!*1 whole duck ; 1 apple, quartered ; 2 onions, in wedges ; 3 sprigs thyme ; 300 ml chicken stock ; 100 ml red wine / chicken stock ; 1 tbsp cornflour ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Pat the duck dry, prick its skin all over without touching the meat, and rub it inside and out with the salt and black pepper. Fill it with the apple, thyme and half of the onions.
- Lay the duck on the rest of the onions on a rack in a roasting tin and roast for 100 minutes, pouring off the fat twice.
- Turn the oven up to 220 °C (425 °F), or 200 °C (400 °F) with the fan on, and roast for 20 minutes more, until the skin is crisp and the thickest part of the leg reads 74 °C (165 °F). Leave to rest for 15 minutes.
- Meanwhile, spoon the fat off the tin, pour in the red wine and chicken stock and boil for 8 minutes. Stir the cornflour with a little water, stir it in, boil for 1 minute and strain.
- Carve the duck and serve with the gravy.
= Sticky Chicken Legs ; honey chicken legs, hahnchenkeulen aus dem ofen, hahnchenunterschenkel, pilons de poulet, muslitos de pollo, fusi di pollo
roast ; american ; dinner ; 4 ; 10+45 ; oven
Drumsticks roasted in honey, soy sauce and garlic until they shine.
!*8 chicken drumsticks ; !3 tbsp honey ; 3 tbsp soy sauce ; 1 tbsp ketchup ; 3 cloves garlic, crushed ; 1 tbsp sunflower oil ; 1 tsp smoked paprika ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the honey with the soy sauce, ketchup, garlic, sunflower oil, paprika and black pepper.
- Turn the chicken in most of it on a lined tray and roast for 25 minutes.
- Turn the drumsticks, brush with the rest of the glaze and roast for 20 minutes more, until sticky and 74 °C (165 °F) inside.
= Cold Brew Coffee ; cold brew, coldbrew, cold brewed coffee, cafe infuse a froid, cafe frio
drink ; american ; drinks ; 4 ; 10+0 rest 720 ; none
Coarse coffee steeped overnight in cold water, mild and strong, over ice.
!100 g ground coffee ; !1 l water, cold ; 16 ice cubes ; 200 ml milk?
- Stir the coffee into the water in a large jar, cover and chill for 12 hours.
- Pour through a sieve lined with a paper filter. It keeps for a week in the fridge.
- Fill 4 glasses with the ice cubes, pour over the cold brew[ and top up with the milk].
= Protein Shake ; protein smoothie, post workout shake, breakfast protein shake, proteinshake, eiweissshake, shake proteine, batido de proteinas, batido proteico, frullato proteico
drink ; any ; breakfast drinks ; 2 ; 5+0 ; none
Skyr, milk, banana, oats and peanut butter in a glass: some 25 g of protein, and no powder.
!300 g skyr ; 300 ml milk ; !1 banana ; 30 g rolled oats ; 2 tbsp peanut butter ; 1 tsp honey
- Put the skyr, milk, banana, rolled oats, peanut butter and honey into a blender.
- Blend for 1 minute, until quite smooth.
- Pour into 2 glasses and drink at once.
= Quick Beef and Pepper Rice ; quick minced beef dinner, fifteen minute beef, quick ground beef dinner, ground beef stir fry, minced beef stir fry, beef mince stir fry
fry ; any ; dinner ; 4 ; 5+14 ; stove
Minced beef fried with peppers, garlic and cumin, finished with tomato and lime, on rice that boils meanwhile.
!*500 g minced beef / minced turkey ; !250 g long-grain rice, rinsed ; !2 red peppers, in thin strips ; 1 red onion, thinly sliced ; 3 cloves garlic, crushed ; 1 tbsp olive oil ; 2 tsp ground cumin ; 1 tsp smoked paprika ; 2 tbsp tomato paste ; 100 ml water ; 1 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the rice in water with a third of the salt for 12 minutes and drain.
- Meanwhile, fry the minced beef in the olive oil over high heat for 6 minutes, until browned with no pink left. Add the red peppers and onion and fry for 4 minutes.
- Stir in the garlic, cumin, paprika, tomato paste, black pepper and the rest of the salt for 1 minute. Add the water and bubble for 2 minutes.
- Sharpen with the lime juice, spoon over the rice and scatter with the coriander.
= Pork, Cabbage and Apple Pan ; leftover pork and cabbage, leftover roast pork and cabbage, cold roast pork with cabbage, schweinebraten reste mit kohl
fry ; german ; dinner ; 4 ; 15+24 ; stove
Slices of cold roast pork warmed through with cabbage, carrots and apple in a light mustard cream.
!*500 g cooked pork, in strips / cooked beef, in strips / cooked chicken, torn ; !600 g white cabbage, shredded / savoy cabbage, shredded ; 2 carrots, thinly sliced ; !1 apple, in thin wedges / 1 pear, in thin wedges ; 1 onion, sliced ; 30 g butter ; 100 ml chicken stock ; 100 ml double cream / sour cream ; 1 tbsp wholegrain mustard ; 1 tsp caraway seeds ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion and carrots in the butter in a wide pan for 6 minutes. Add the cabbage, caraway seeds, salt and black pepper and cook for 6 minutes, stirring.
- Pour in the chicken stock, add the apple, cover and simmer for 6 minutes, until tender.
- Stir in the double cream, mustard and pork and simmer for 5 minutes, until the pork is steaming hot all through, 74 °C (165 °F).
`;
