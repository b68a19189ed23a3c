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
`;
