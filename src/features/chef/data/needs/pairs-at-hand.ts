/** What cooks make of two or three foods that are often at hand together; how the table is read: rules/classics/classic.ts. */
export const PAIRS_AT_HAND = `
= Potato and Cabbage Pan ; potatoes and cabbage, cabbage and potatoes, cabbage and potato pan, fried potatoes and cabbage, kartoffel-kohl-pfanne
fry ; any ; dinner lunch ; 4 ; 15+35 ; stove
Potatoes and cabbage fried brown with onion and caraway.
!750 g waxy potatoes, in 1 cm dice ; !500 g white cabbage, in strips / savoy cabbage, in strips / spring greens, in strips / Brussels sprouts, sliced / kale, shredded ; 1 onion, sliced ; 4 tbsp sunflower oil ; ?120 g smoked bacon, diced / smoked tofu, diced ; 1 tsp caraway seeds ; 1 tbsp cider vinegar ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the potatoes in three quarters of the sunflower oil in a wide pan over medium heat for 16 minutes, turning, until golden and tender. Lift out.
- [Fry the smoked bacon in the pan for 4 minutes. ]Add the onion and the rest of the sunflower oil and cook for 4 minutes, then the cabbage, caraway seeds and salt for 9 minutes, until soft and brown in places.
- Return the potatoes, add the cider vinegar and black pepper and toss for 1 minute.
= Cauliflower and Mince Bake ; mince and cauliflower bake, cauliflower mince bake, cauliflower and mince, mince and cauliflower, blumenkohl hackfleisch auflauf, blumenkohlauflauf mit hackfleisch
bake ; german ; dinner ; 4 ; 15+45 ; oven stove
Cauliflower over browned mince in tomato, under melted cheese.
!800 g cauliflower, in florets / broccoli, in florets ; !*500 g minced beef / minced turkey / minced pork / minced lamb / cooked lentils ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 1 tsp dried oregano ; 120 g cheddar, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the cauliflower in salted water for 6 minutes and drain well.
- Fry the minced beef and onion in the sunflower oil for 8 minutes<, until browned with no pink left|>. Stir in the garlic, tomato paste and oregano for 1 minute, add the chopped tomatoes, salt and black pepper and simmer for 8 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the sauce in a baking dish, lay the cauliflower on it and scatter with the cheddar.
- Bake for 20 minutes, until golden and bubbling.
= Aubergine and Tomato Stew ; aubergine stew, aubergine tomato stew, aubergines in tomato sauce, eggplant stew, eggplant and tomato stew, auberginen in tomatensosse, aubergines a la tomate, berenjenas con tomate
stew ; any ; dinner lunch ; 4 ; 15+40 ; stove
Soft aubergines in a thick tomato sauce with chickpeas and herbs.
!2 aubergines, in 2 cm cubes ; !400 g canned chopped tomatoes / 400 g tomatoes, chopped / 400 g cherry tomatoes, halved ; 240 g canned chickpeas, drained / canned white beans, drained ; 1 onion, sliced ; 3 cloves garlic, crushed ; 5 tbsp olive oil ; 1 tsp ground cumin ; 1/2 tsp ground cinnamon ; 1 tsp sweet paprika ; 150 ml water ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the aubergines in three quarters of the olive oil over high heat for 10 minutes, until brown. Lift out.
- Cook the onion in the rest of the oil for 7 minutes. Stir in the garlic, cumin, cinnamon and paprika for 1 minute, then add the chopped tomatoes, water, salt and black pepper and simmer for 8 minutes.
- Add the aubergines and chickpeas, cover and simmer for 12 minutes, until soft. Scatter with the parsley.
= Lamb and White Bean Stew ; lamb and beans, lamb with white beans, lamb and bean stew, lamb neck stew, gigot aux haricots, agneau aux haricots blancs, lamm mit weissen bohnen
stew ; french ; dinner ; 4 ; 20+110 ; stove
Lamb braised until soft with white beans and rosemary.
!*700 g diced lamb, in large pieces / stewing beef, in chunks ; !475 g canned cannellini beans, drained / canned white beans, drained / canned butter beans, drained / canned chickpeas, drained ; 2 onions, chopped ; 2 carrots, diced ; 4 cloves garlic, crushed ; 3 tbsp olive oil ; 2 tbsp tomato paste ; 700 ml chicken stock ; 2 sprigs rosemary ; 1 bay leaf ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Brown the lamb in the olive oil for 10 minutes. Add the onions and carrots and cook for 8 minutes, then the garlic and tomato paste for 1 minute.
- Add the chicken stock, rosemary, bay leaf, salt and black pepper, cover and simmer for 75 minutes, until the lamb is tender.
- Stir in the cannellini beans and simmer for 12 minutes, uncovered, until thick. Take out the bay leaf and rosemary stalks.
= Pork and Cider Casserole ; pork in cider, pork and cider stew, pork cider casserole, pork shoulder in cider, porc au cidre, schweinefleisch in cidre, filet mignon au cidre
stew ; british ; dinner ; 4 ; 20+115 ; stove
Pork simmered in cider with leek, apple and mustard.
!*700 g pork shoulder, in chunks / chicken thigh fillets, in large pieces ; !500 ml cider / 500 ml apple juice ; 2 leeks, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 2 tbsp plain flour ; 200 ml chicken stock ; 1 apple, in wedges ; 1 tbsp wholegrain mustard ; 1 tsp dried thyme ; 100 g crème fraîche ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Brown the pork in the sunflower oil for 10 minutes. Add the leeks and onion and cook for 7 minutes, then the garlic for 1 minute. Stir in the flour for 1 minute.
- Pour in the cider and chicken stock, add the thyme, salt and black pepper, cover and simmer for 75 minutes.
- Add the apple and simmer for 10 minutes, until it and the pork are tender. Off the heat, stir in the mustard and crème fraîche.
= Fish Traybake with Cherry Tomatoes ; fish traybake, cod traybake, hake traybake, haddock traybake, sea bass traybake, white fish traybake, fish tray bake, cod tray bake, tray bake with fish, sea bream traybake, fisch vom blech, ofenfisch, poisson au four, pescado al horno, pesce al forno
roast ; any ; dinner ; 4 ; 15+40 ; oven
Fish roasted on potatoes and cherry tomatoes, all on one tray.
!*4 cod fillets / hake fillets / haddock fillets / sea bass fillets / sea bream fillets / salmon fillets / trout fillets / 500 g halloumi, sliced ; !700 g waxy potatoes, in 2 cm dice / sweet potatoes, in 2 cm dice / celeriac, in 2 cm dice ; !400 g cherry tomatoes ; 1 red onion, in wedges / fennel, in wedges / courgettes, in thick slices / red peppers, in strips ; 60 g olives / capers ; 4 tbsp olive oil ; 1 lemon, in wedges ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the potatoes and red onion with half of the olive oil, half of the salt, the black pepper and oregano on a large tray and roast for 20 minutes.
- Turn the potatoes, add the cherry tomatoes and olives and roast for 6 minutes. Season the cod with the rest of the salt, lay it on top and drizzle with the rest of the oil.
- Roast for 12 minutes<, until the fish flakes|>. Serve with the lemon.
= Vegetable Barley Soup ; barley and vegetable soup, vegetable and barley soup, gerstensuppe, soupe d'orge, zuppa d'orzo
soup ; british ; dinner lunch ; 4 ; 15+45 ; stove
Roots and barley simmered soft in a thick broth.
!150 g pearl barley, rinsed ; !3 carrots, diced ; 2 turnips, diced / 200 g swede, diced / 200 g celeriac, diced / parsnips, diced / 200 g kohlrabi, diced ; 1 onion, chopped ; 1 leek, sliced ; 2 sticks celery, sliced ; 2 tbsp sunflower oil ; 1.6 l vegetable stock ; 1 tsp dried thyme ; 1 bay leaf ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion, leek and celery in the sunflower oil for 8 minutes.
- Add the barley, carrots, turnips, vegetable stock, thyme, bay leaf, salt and black pepper and simmer for 34 minutes, until the barley is soft.
- Take out the bay leaf and scatter with the parsley.
= Beef and Stout Stew ; steak and ale stew, beef and ale stew, steak and ale casserole, beef and ale casserole, beef and guinness stew, beef in guinness, beef and stout, beef and guinness, beef in beer, beef stew with beer, rindfleisch in bier
stew ; irish ; dinner ; 4 ; 20+140 ; stove
Beef braised dark and tender in stout with roots.
!*800 g stewing beef, in chunks / diced lamb, in chunks ; !440 ml stout / beer ; 2 onions, chopped ; 3 carrots, in chunks ; 2 sticks celery, sliced / parsnips, in chunks / 250 g button mushrooms, halved ; 2 cloves garlic, crushed ; 3 tbsp sunflower oil ; 3 tbsp plain flour ; 2 tbsp tomato paste ; 400 ml beef stock ; 1 tbsp brown sugar ; 1 tsp dried thyme ; 1 bay leaf ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Turn the beef in the flour, salt and black pepper and brown in the sunflower oil in batches for 10 minutes. Lift out.
- Cook the onions, carrots and celery in the same pot for 8 minutes, then the garlic and tomato paste for 1 minute. Pour in the stout and let it bubble for 3 minutes.
- Return the beef, add the beef stock, brown sugar, thyme and bay leaf, cover and simmer for 105 minutes, until tender. Take out the bay leaf.
= Vegetable Pilaf ; rice with vegetables, vegetables and rice, vegetable rice, veg rice, vegetable pilau, one pot vegetable rice, gemuesereis, gemüsereis, reis mit gemuese, reis mit gemüse, riz aux legumes, arroz con verduras, riso con verdure, riso alle verdure
rice ; any ; dinner lunch ; 4 ; 15+32 ; stove
Rice cooked with whatever vegetables there are, in one pot.
!280 g basmati rice, rinsed / brown rice, rinsed ; !2 carrots, diced / 200 g butternut squash, diced / parsnips, diced ; 1 red pepper, diced / 1 courgette, diced / 200 g green beans, in pieces / 200 g broccoli, in small florets / 200 g cauliflower, in small florets ; 150 g frozen peas / frozen sweetcorn / spinach ; 1 onion, chopped ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tsp ground cumin ; 1/2 tsp ground turmeric ; 600 ml vegetable stock, hot ; 40 g flaked almonds ; 1 lemon, in wedges ; 1 tsp salt
- Cook the onion, carrots and red pepper in the olive oil for 8 minutes. Stir in the garlic, cumin and turmeric for 1 minute, then the rice for 1 minute.
- Pour in the vegetable stock, add the salt, cover and cook over low heat for 12 minutes. Scatter in the peas, cover again and cook for 4 minutes, until the rice is tender.
- Leave covered for 5 minutes, fork through, scatter with the almonds and serve with the lemon.
= Kohlrabi in Cream Sauce ; creamed kohlrabi, kohlrabi gemuese, kohlrabigemüse, kohlrabi and carrots, kohlrabi mit moehren, kohlrabi in cream
stew ; german ; dinner lunch ; 4 ; 15+25 ; stove
Kohlrabi and carrots in a light, creamy sauce with parsley, and boiled potatoes.
!700 g kohlrabi, peeled and in sticks ; 3 carrots, in sticks ; 700 g waxy potatoes, peeled ; 30 g butter ; 25 g plain flour ; 250 ml vegetable stock ; 150 ml single cream ; 1/4 tsp ground nutmeg ; 1 tsp lemon juice ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 20 minutes and drain.
- Meanwhile, cook the kohlrabi and carrots in the butter for 3 minutes. Stir in the flour for 1 minute, pour in the vegetable stock and the rest of the salt, cover and simmer for 13 minutes, until tender.
- Stir in the cream, nutmeg, black pepper and lemon juice and simmer for 2 minutes. Scatter with the parsley and serve with the potatoes.
= Radish and Spring Onion Salad ; radish salad, radishes and spring onions, radieschensalat, salade de radis, ensalada de rabanos
salad ; any ; lunch dinner ; 4 ; 15+9 ; stove
Crisp radishes and spring onions with eggs and potatoes in a sharp yogurt dressing.
!200 g radishes, sliced ; !1 bunch spring onions, sliced ; 600 g new potatoes, halved ; 4 eggs ; 150 g yogurt ; 2 tbsp olive oil ; 1 tbsp lemon juice ; 1 tsp Dijon mustard ; 20 g dill, chopped / parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 15 minutes, adding the eggs for the last 9. Drain, peel the eggs and cut into wedges.
- Stir the yogurt with the olive oil, lemon juice, mustard, dill, black pepper and the rest of the salt.
- Toss the warm potatoes, radishes and spring onions with the dressing and lay the eggs on top.
= Beetroot Hummus ; beetroot dip, beet dip, beet hummus, dip with beetroot, rote bete dip, rote bete hummus, houmous de betterave
dip ; levantine ; snacks starter ; 6 ; 10+0 ; blender
Chickpeas and beetroot blended pink with tahini and lemon.
!250 g cooked beetroot, in pieces ; !240 g canned chickpeas, drained ; 2 tbsp tahini / 60 g yogurt ; 2 tbsp lemon juice ; 1 clove garlic, crushed ; 3 tbsp olive oil ; 1/2 tsp ground cumin ; 3/4 tsp salt ; 2 red peppers, in strips ; 3 carrots, in sticks
- Blend the beetroot and chickpeas with the tahini, lemon juice, garlic, cumin and salt until smooth, pouring in most of the olive oil.
- Spread in a bowl and pour over the rest of the oil.
- Dip the red peppers and carrots in it.
= Lentil, Feta and Roast Pepper Salad ; lentil and feta salad, lentil feta salad, lentils and feta, linsensalat mit feta, salade de lentilles a la feta, ensalada de lentejas con feta
salad ; greek ; lunch dinner ; 4 ; 15+25 ; stove
Green lentils with roasted peppers, feta and herbs.
!*250 g green lentils, rinsed / brown lentils, rinsed ; !150 g feta, crumbled / goat's cheese, crumbled ; !200 g roasted red peppers, sliced / cherry tomatoes, halved / cooked beetroot, diced ; 1 red onion, finely chopped ; 4 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Simmer the green lentils in plenty of water for 22 minutes, until just tender, and drain.
- Whisk the olive oil with the red wine vinegar, mustard, salt and black pepper and toss with the warm lentils and the red onion.
- Fold in the roasted red peppers and parsley and scatter with the feta.
= Celeriac and Pear Soup ; celeriac pear soup, celeriac soup with pear, pear and celeriac soup, parsnip and pear soup, sellerie birnen suppe
soup ; french ; lunch dinner starter ; 4 ; 15+30 ; stove blender
Smooth soup of celeriac with the sweetness of pears.
!700 g celeriac, peeled and diced / parsnips, diced ; !2 pears, peeled and diced ; 1 onion, chopped ; 30 g butter ; 900 ml vegetable stock ; 100 ml double cream ; 1 tsp lemon juice ; 40 g walnuts, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the butter for 6 minutes. Add the celeriac, vegetable stock, salt and black pepper and simmer for 16 minutes, until soft.
- Add the pears and simmer for 4 minutes. Blend until smooth and stir in the cream and lemon juice.
- Scatter with the walnuts.
= Quick Carrot and Ginger Soup ; fast carrot soup, quick carrot soup, carrot and ginger soup in half an hour
soup ; any ; lunch dinner starter ; 4 ; 8+20 ; stove blender
Grated carrots are soft in ten minutes: a smooth soup, hot with ginger.
!800 g carrots, coarsely grated ; 1 onion, finely chopped ; !2 tbsp fresh ginger, grated ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 900 ml vegetable stock, hot ; 100 ml coconut milk / double cream ; 1 tbsp lime juice ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil for 5 minutes. Stir in the ginger and garlic for 1 minute.
- Add the carrots, vegetable stock, salt and black pepper and simmer for 11 minutes, until soft.
- Blend until smooth, stir in the coconut milk and lime juice and warm through.
= Parsnip and Apple Soup ; parsnip apple soup, parsnips and apples, apple and parsnip soup, spiced parsnip and apple soup, pastinaken apfel suppe, pastinakensuppe
soup ; british ; lunch dinner starter ; 4 ; 15+30 ; stove blender
Smooth, gently spiced soup of parsnips and apple.
!700 g parsnips, diced ; !1 apple, peeled and diced ; 1 onion, chopped ; 1 clove garlic, crushed ; 30 g butter ; 2 tsp curry powder ; 1 l vegetable stock ; 100 ml double cream ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the butter for 6 minutes. Stir in the garlic and curry powder for 1 minute.
- Add the parsnips, apple, vegetable stock, salt and black pepper and simmer for 18 minutes, until soft.
- Blend until smooth and stir in the cream.
= Courgette, Tomato and Bread Gratin ; courgette and tomato gratin, courgette and bread bake, tomato and courgette bake, courgette tomato bake, zucchini tomaten auflauf, zucchini tomato gratin, tian, courgette and tomato bake
bake ; french ; dinner lunch ; 4 ; 15+45 ; oven stove
Courgettes in tomato sauce under a crisp crust of garlicky bread.
!4 courgettes, sliced / 2 aubergines, sliced ; !400 g canned chopped tomatoes / tomatoes, sliced / cherry tomatoes, halved ; !150 g sourdough bread, stale, torn small / baguette, stale, torn small / ciabatta, stale, torn small ; 1 onion, sliced ; 3 cloves garlic, crushed ; 5 tbsp olive oil ; 60 g parmesan, grated / goat's cheese, crumbled / feta, crumbled / cheddar, grated ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cook the onion in a third of the olive oil for 6 minutes. Add the courgettes and half of the salt and cook for 8 minutes, then the chopped tomatoes, oregano, black pepper and the rest of the salt, and simmer for 5 minutes.
- Toss the bread with the garlic, parmesan and the rest of the oil.
- Tip the vegetables into a baking dish, cover with the bread and bake for 24 minutes, until crisp and brown.
= Courgette and Goat's Cheese Tart ; courgette goats cheese tart, courgette and goat cheese tart, goats cheese and courgette tart, tarte courgette chevre, tarte aux courgettes et au chevre, zucchini ziegenkaese tarte, tarta de calabacin y queso de cabra
pie ; french ; dinner lunch ; 4 ; 15+30 ; oven stove
Thin slices of courgette and goat's cheese on crisp puff pastry.
!320 g puff pastry ; !3 courgettes, thinly sliced ; !150 g goat's cheese, crumbled / feta, crumbled ; 2 tbsp olive oil ; 1 clove garlic, crushed ; 1 tbsp honey ; 1 tsp dried thyme ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Cook the courgettes in the olive oil with the garlic and salt for 6 minutes, until soft and dry.
- Lay the puff pastry on a lined tray, score a border and spread the courgettes inside it. Scatter with the goat's cheese, thyme and black pepper.
- Bake for 24 minutes, until the edges are puffed and brown. Drizzle with the honey.
= Courgette and Goat's Cheese Pasta ; courgette goats cheese pasta, courgette and goat cheese pasta, pates courgette chevre, pates aux courgettes et au chevre, pasta zucchine e caprino, pasta con calabacin y queso de cabra, nudeln mit zucchini und ziegenkaese
pasta ; french ; dinner lunch ; 4 ; 8+14 ; stove
Quick pasta with soft courgettes and melting goat's cheese.
!350 g fusilli / penne / spaghetti ; !3 courgettes, in small dice ; !150 g goat's cheese, crumbled / feta, crumbled / cream cheese ; 2 cloves garlic, sliced ; 3 tbsp olive oil ; 1 lemon, zest and juice ; 40 g walnuts, chopped ; 1 handful mint, chopped / basil, torn ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the fusilli in water with most of the salt for 11 minutes. Keep a cup of the water and drain.
- Meanwhile, cook the courgettes in the olive oil over high heat for 8 minutes, until soft and gold. Stir in the garlic for 1 minute.
- Toss the fusilli with the courgettes, goat's cheese, lemon, black pepper and the rest of the salt, loosening with the water. Scatter with the walnuts and mint.
= Prawn and Courgette Pasta ; courgette and prawn pasta, prawn courgette linguine, pasta with prawns and courgettes, pasta zucchine e gamberetti, pasta gamberetti e zucchine, pasta con zucchine e gamberetti, nudeln mit garnelen und zucchini, pates crevettes courgettes, pasta con gambas y calabacin
pasta ; italian ; dinner ; 4 ; 10+14 ; stove
Pasta with prawns and courgettes in garlic, lemon and white wine.
!350 g linguine / spaghetti / penne ; !*350 g raw prawns, peeled / salmon fillets, in small dice ; !2 courgettes, in thin half-moons ; 3 cloves garlic, sliced ; 1/4 tsp chilli flakes ; 4 tbsp olive oil ; 100 ml white wine / vegetable stock ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the linguine in water with most of the salt for 10 minutes. Keep a cup of the water and drain.
- Meanwhile, cook the courgettes in the olive oil for 6 minutes, until golden. Add the garlic and chilli flakes for 1 minute, then the prawns and the rest of the salt for 3 minutes<, until pink and firm|>. Pour in the white wine and let it bubble for 2 minutes.
- Toss with the linguine, lemon juice, black pepper and parsley, loosening with the water.
= Mince and Courgette Pasta ; courgette and mince pasta, mince courgette pasta, zucchini hackfleisch nudeln, nudeln mit hackfleisch und zucchini, pates courgettes viande hachee, pasta con carne picada y calabacin, pasta zucchine e carne macinata
pasta ; italian ; dinner ; 4 ; 8+22 ; stove
Pasta with mince and courgettes in a short tomato sauce.
!350 g penne ; !*400 g minced beef / minced pork / minced turkey / minced lamb ; !2 courgettes, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 1 tsp dried oregano ; 40 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef and onion in the olive oil over high heat for 7 minutes<, until browned with no pink left|>. Add the courgettes and cook for 5 minutes, then the garlic, tomato paste and oregano for 1 minute.
- Add the chopped tomatoes, black pepper and half of the salt and simmer for 9 minutes.
- Meanwhile, boil the penne in water with the rest of the salt for 11 minutes, drain and toss with the sauce. Scatter with the parmesan.
= Cabbage and Bacon Pan with Potatoes ; savoy cabbage and bacon, cabbage and bacon, bacon and cabbage, savoy and bacon, wirsing mit speck, wirsingpfanne, wirsing speck kartoffeln, chou et lardons, chou vert aux lardons, col con tocino, verza e pancetta
fry ; german ; dinner ; 4 ; 15+30 ; stove
Savoy cabbage softened with bacon and cream, beside boiled potatoes.
!500 g savoy cabbage, in strips / white cabbage, in strips / spring greens, in strips / Brussels sprouts, sliced / kale, shredded ; !*200 g smoked bacon, diced / pancetta, diced / smoked tofu, diced ; 700 g waxy potatoes, in chunks ; 1 onion, chopped ; 20 g butter ; 150 ml vegetable stock ; 100 ml double cream / crème fraîche ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with most of the salt for 16 minutes and drain.
- Meanwhile, fry the smoked bacon and onion in the butter for 7 minutes. Add the savoy cabbage and cook for 5 minutes, pour in the vegetable stock, cover and simmer for 8 minutes, until soft.
- Stir in the cream, nutmeg, black pepper and the rest of the salt and simmer for 2 minutes. Serve with the potatoes.
= Cooked Chicken in Creamy Leeks ; leftover roast chicken with leeks, leftover chicken and leeks, cooked chicken and leeks, cold chicken and leeks, reste de poulet et poireaux, poulet roti et poireaux, haehnchenreste mit lauch
stew ; french ; dinner ; 4 ; 10+22 ; stove
Cooked chicken warmed in creamy leeks, with rice.
!*400 g cooked chicken, in pieces / cooked turkey, in pieces / ham, diced ; !3 leeks, sliced ; 30 g butter ; 20 g plain flour ; 300 ml chicken stock ; 100 ml double cream ; 1 tbsp Dijon mustard ; 280 g long-grain rice, rinsed ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the rice in boiling water with half of the salt for 14 minutes and drain.
- Meanwhile, soften the leeks in the butter with the rest of the salt for 9 minutes. Stir in the flour for 1 minute, then the chicken stock, and simmer for 4 minutes.
- Stir in the chicken, cream, mustard and black pepper and simmer for 5 minutes, until steaming hot all through. Serve with the rice.
= Beans and Sweetcorn in Tortillas ; kidney bean tortillas, bean and corn tortillas, kidney beans and sweetcorn, bean and sweetcorn tacos, kidney bean and sweetcorn tacos, kidney bean tacos, beans and tortillas, bean tacos, vegetarian bean tacos
filled ; tex-mex ; dinner lunch ; 4 ; 10+15 ; stove
Spiced beans and sweetcorn in warm tortillas with a sharp yogurt.
!8 flour tortillas / corn tortillas ; !*475 g canned kidney beans, drained / canned black beans, drained / canned pinto beans, drained ; !200 g canned sweetcorn, drained ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 2 tbsp tomato paste ; 2 tsp ground cumin ; 1 tsp chilli powder ; 120 ml water ; 100 g cheddar, grated ; 100 g yogurt ; 1 tbsp lime juice ; 3/4 tsp salt
- Cook the onion in the sunflower oil for 6 minutes. Stir in the garlic, tomato paste, cumin and chilli powder for 1 minute, add the kidney beans, sweetcorn, water and salt and simmer for 6 minutes, crushing a few.
- Stir the yogurt with the lime juice. Warm the flour tortillas in a dry pan.
- Fill the tortillas with the beans and cheddar and spoon over the yogurt.
= Courgette, Corn and Chickpea Pan ; courgettes sweetcorn and chickpeas, chickpea and courgette pan, chickpea courgette skillet, kichererbsen zucchini pfanne, courgettes and chickpeas
fry ; mediterranean ; dinner lunch ; 4 ; 10+20 ; stove
Courgettes, sweetcorn and chickpeas fried with paprika and lemon.
!3 courgettes, in half-moons ; !240 g canned chickpeas, drained / canned white beans, drained ; !200 g canned sweetcorn, drained / 200 g cherry tomatoes, halved ; 1 onion, sliced ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tsp smoked paprika ; 1 tsp ground cumin ; 1 tbsp lemon juice ; 80 g feta, crumbled ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil for 5 minutes. Add the courgettes and fry over high heat for 7 minutes, until brown in places.
- Stir in the garlic, paprika and cumin for 1 minute, then the chickpeas, sweetcorn, salt and black pepper for 4 minutes, until hot.
- Sharpen with the lemon juice and scatter with the feta and parsley.
= Chicken, Rice and Olives in One Pot ; chicken with rice lemon and olives, lemon chicken rice with olives, chicken rice and olives, one pot chicken with olives and rice
rice ; greek ; dinner ; 4 ; 10+45 ; stove
Chicken browned and cooked on rice with lemon and olives.
!*8 chicken thighs / 600 g chicken thigh fillets, in large pieces ; !280 g long-grain rice, rinsed / basmati rice, rinsed ; !1 lemon, sliced ; !100 g olives ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tsp dried oregano ; 650 ml chicken stock, hot ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with half of the salt and the black pepper and brown it in the olive oil for 12 minutes, turning. Lift out. Soften the onion in the same pot for 5 minutes, then the garlic and oregano for 1 minute.
- Stir in the rice, chicken stock and the rest of the salt, lay the chicken, lemon and olives on top, cover and cook over low heat for 20 minutes, until the rice is tender< and the chicken is cooked through|>.
- Leave for 5 minutes and scatter with the parsley.
= Asparagus with Potatoes and Eggs ; asparagus eggs and potatoes, asparagus with new potatoes, spargel mit ei, spargel mit kartoffeln, asperges aux oeufs, esparragos con huevos, asparagi e uova
fry ; any ; dinner lunch ; 4 ; 10+28 ; stove
New potatoes and asparagus in butter under soft fried eggs.
!500 g asparagus, trimmed / green beans, trimmed / tenderstem broccoli, trimmed ; !700 g new potatoes, halved ; !4 eggs ; 50 g butter ; 1 tbsp sunflower oil ; 1 tbsp lemon juice ; 1 handful chives, snipped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with most of the salt for 16 minutes, adding the asparagus for the last 5 minutes. Drain.
- Toss both in a wide pan with the butter and lemon juice for 4 minutes.
- Fry the eggs in the sunflower oil for 4 minutes, until the whites are set. Season with the black pepper and the rest of the salt, lay the eggs on the vegetables and scatter with the chives.
= Potatoes, Green Beans and Eggs ; green beans potatoes and eggs, patatas judias verdes y huevos, judias verdes con patatas, judias con patatas y huevo, kartoffeln bohnen und ei, patate fagiolini e uova, warm potato and green bean salad
salad ; spanish ; lunch dinner ; 4 ; 10+18 ; stove
Warm potatoes and green beans with boiled eggs in garlic oil.
!800 g waxy potatoes, in chunks / new potatoes, halved ; !400 g green beans, trimmed ; !4 eggs ; 2 cloves garlic, sliced ; 5 tbsp olive oil ; 1 tsp smoked paprika ; 1 tbsp red wine vinegar ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 15 minutes, adding the eggs for the last 9 minutes and the green beans for the last 7. Drain, peel the eggs and quarter them.
- Warm the garlic in the olive oil for 2 minutes, until golden, take off the heat and stir in the paprika and red wine vinegar.
- Toss with the potatoes, green beans, black pepper and the rest of the salt and lay the eggs on top.
= Pumpkin and Chestnut Soup ; chestnut and pumpkin soup, pumpkin chestnut soup, pumpkin with chestnuts, kuerbis maronen suppe, kürbis-maronen-suppe, soupe potiron chataigne, crema de calabaza y castanas, zuppa di zucca e castagne
soup ; french ; dinner lunch starter ; 4 ; 15+30 ; stove blender
Smooth pumpkin soup with the sweetness of chestnuts.
!800 g pumpkin, diced / butternut squash, diced ; !200 g cooked chestnuts ; 1 onion, chopped ; 30 g butter ; 1 l vegetable stock ; 100 ml double cream ; 1 tsp thyme ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the butter for 6 minutes. Add the pumpkin, most of the chestnuts, the thyme, vegetable stock, salt and black pepper and simmer for 20 minutes, until soft.
- Blend until smooth and stir in the cream and nutmeg.
- Crumble the rest of the chestnuts over.
= Pumpkin Curry ; pumpkin and chickpea curry, butternut squash curry, squash curry, butternut curry, pumpkin coconut curry, kuerbiscurry, kürbiscurry, curry de potiron, curry de courge, curry de calabaza, curry di zucca
curry ; any ; dinner lunch ; 4 ; 15+30 ; stove
Soft pumpkin and chickpeas in a mild coconut sauce.
!800 g pumpkin, in 2 cm dice / butternut squash, in 2 cm dice / sweet potatoes, in 2 cm dice ; 240 g canned chickpeas, drained / canned white beans, drained ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp sunflower oil ; !2 tbsp curry powder ; !400 ml canned coconut milk ; 200 ml vegetable stock ; 100 g spinach ; 1 tbsp lime juice ; 1 1/4 tsp salt ; 280 g basmati rice, rinsed
- Cook the onion in the sunflower oil for 7 minutes. Stir in the garlic, ginger and curry powder for 1 minute.
- Add the pumpkin, chickpeas, coconut milk, vegetable stock and most of the salt, cover and simmer for 18 minutes, until the pumpkin is soft.
- Meanwhile, cook the rice in boiling water with the rest of the salt for 12 minutes and drain.
- Stir the spinach into the curry until it wilts, sharpen with the lime juice and serve with the rice.
= Celery and Potato Soup ; celery soup, cream of celery soup, potato and celery soup, celery and potatoes, staudensellerie suppe, soupe de celeri, sopa de apio, zuppa di sedano
soup ; british ; lunch dinner starter ; 4 ; 15+32 ; stove blender
Smooth soup of celery, potatoes and onion.
!8 sticks celery, sliced ; !400 g floury potatoes, peeled and diced ; 1 onion, chopped ; 40 g butter ; 900 ml vegetable stock ; 100 ml double cream ; 1/4 tsp ground nutmeg ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the celery and onion in the butter for 9 minutes, until soft.
- Add the potatoes, vegetable stock, salt and black pepper and simmer for 17 minutes.
- Blend until smooth, stir in the cream and nutmeg and scatter with the parsley.
= Broccoli and Blue Cheese Pasta ; pasta with broccoli and blue cheese, broccoli blue cheese pasta, broccoli gorgonzola pasta, pasta broccoli e gorgonzola
pasta ; italian ; dinner ; 4 ; 8+14 ; stove
Pasta and broccoli in a quick sauce of blue cheese and cream.
!350 g penne ; !500 g broccoli, in small florets / cauliflower, in small florets / kale, shredded ; !120 g blue cheese, crumbled / Gorgonzola, crumbled / cheddar, grated ; 150 ml double cream ; 1 clove garlic, crushed ; 20 g butter ; 40 g walnuts, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with the salt for 11 minutes, adding the broccoli for the last 5 minutes. Keep a cup of the water and drain.
- Meanwhile, cook the garlic in the butter for 1 minute, pour in the cream and simmer for 3 minutes. Melt in the blue cheese over low heat.
- Toss with the penne and broccoli, loosening with the water, season with the black pepper and scatter with the walnuts.
= Fish with Peas and New Potatoes ; pan-fried fish with peas, fish peas and potatoes, fish with potatoes and peas, haddock with peas, cod with peas and potatoes, fisch mit erbsen und kartoffeln, poisson petits pois pommes de terre
fry ; british ; dinner ; 4 ; 10+25 ; stove
Fish fried crisp beside buttery new potatoes and minted peas.
!*4 cod fillets / haddock fillets / hake fillets / salmon fillets / trout fillets / sea bass fillets / mackerel fillets ; !700 g new potatoes, halved / waxy potatoes, in chunks ; !300 g frozen peas / frozen broad beans / green beans, trimmed / asparagus, trimmed ; 40 g butter ; 2 tbsp sunflower oil ; 2 tbsp plain flour ; 1 handful mint, chopped / parsley, chopped / dill, chopped ; 1 lemon, in wedges ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 16 minutes, adding the peas for the last 4 minutes. Drain and toss with half of the butter and the mint.
- Meanwhile, season the cod with the black pepper and the rest of the salt and turn it in the flour. Fry in the sunflower oil over medium-high heat for 4 minutes on each side<, until golden and the fish flakes|>.
- Melt the rest of the butter over the fish and serve with the potatoes, peas and lemon.
= Seared Tuna with Tomatoes and Capers ; tuna steak, tuna steaks, seared tuna, pan-fried tuna steak, thunfischsteak, thunfischsteaks, steak de thon, atun a la plancha, tonno alla piastra, grilled tuna steak
fry ; mediterranean ; dinner ; 2 ; 12+18 ; stove
Tuna seared in a hot pan, with a sharp salsa of tomatoes, capers and parsley.
!*2 tuna steaks / swordfish steaks / salmon fillets ; 2 tbsp olive oil ; !200 g cherry tomatoes, quartered ; 1 tbsp capers ; 1 shallot, finely chopped ; 1 handful parsley, chopped ; 1 tbsp lemon juice ; 400 g new potatoes, halved ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 15 minutes and drain.
- Stir the cherry tomatoes with the capers, shallot, parsley, lemon juice and half of the olive oil.
- Season the tuna steaks with the black pepper and the rest of the salt and brush with the rest of the olive oil. Sear in a very hot pan for 4 minutes on each side<, until it flakes in the middle|>.
- Serve with the tomatoes and potatoes.
= Fish Soup ; fish and potato soup, fish soup with potatoes, simple fish soup, white fish soup, fischsuppe, soupe de poisson, soupe de poissons, sopa de pescado, zuppa di pesce, fish and tomato soup, creamy fish soup, cod soup, haddock soup
soup ; any ; dinner lunch ; 4 ; 15+32 ; stove
Pieces of fish poached in a tomato broth with potatoes and fennel.
!*500 g cod fillets, in chunks / haddock fillets, in chunks / hake fillets, in chunks / salmon fillets, in chunks / raw prawns, peeled ; !400 g waxy potatoes, diced / sweet potatoes, diced ; 1 onion, chopped ; 1 fennel, diced / 2 sticks celery, diced / 1 leek, sliced ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 400 g canned chopped tomatoes ; 900 ml fish stock / vegetable stock ; 1/2 tsp fennel seeds ; 1 bay leaf ; 1 handful parsley, chopped ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion and fennel in the olive oil for 8 minutes. Stir in the garlic and fennel seeds for 1 minute.
- Add the chopped tomatoes, potatoes, fish stock, bay leaf, salt and black pepper and simmer for 16 minutes, until the potatoes are tender.
- Lay in the cod and simmer gently for 5 minutes<, until it flakes|>. Take out the bay leaf and finish with the lemon juice and parsley.
= Leek and Ham Frittata ; ham and leek frittata, leek frittata, leeks ham and eggs, leek and ham omelette, lauch schinken frittata, omelette aux poireaux et jambon, frittata ai porri
egg ; italian ; dinner lunch ; 4 ; 10+24 ; stove grill
Thick omelette with soft leeks and ham, browned under the grill.
!8 eggs, beaten ; !3 leeks, sliced / 400 g asparagus, in pieces / 400 g broccoli, in small florets / 400 g chestnut mushrooms, sliced / 400 g kale, shredded / 400 g chard, sliced / 400 g spinach / 2 red peppers, in strips ; ?150 g ham, diced / smoked bacon, diced / chorizo, diced / cooked chicken, in pieces / smoked salmon, in strips / 120 g feta, crumbled / 120 g goat's cheese, crumbled ; 60 g gruyère, grated / cheddar, grated / parmesan, grated ; 30 g butter ; 1 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the leeks in the butter and olive oil in a wide ovenproof pan with half of the salt for 9 minutes, until soft.[ Stir in the ham for 3 minutes.]
- Beat the eggs with the gruyère, black pepper and the rest of the salt, pour them in and cook over low heat for 7 minutes, until nearly set.
- Brown under a hot grill for 3 minutes, until set all through. Cut into wedges.
= Sausage and Potato Stew ; potato carrot and sausage stew, potato and sausage stew, potatoes carrots and sausages, kartoffeleintopf, kartoffeleintopf mit wuerstchen, kartoffel moehren eintopf, möhreneintopf, moehreneintopf mit wuerstchen, eintopf mit wuerstchen, german potato stew
stew ; german ; dinner lunch ; 4 ; 15+38 ; stove
Thick stew of potatoes, carrots and peas with sliced sausages.
!700 g waxy potatoes, diced ; !4 carrots, sliced ; !*300 g pork sausages, sliced / frankfurters, sliced / smoked sausages, sliced / vegan sausages, sliced ; 150 g frozen peas / green beans, in pieces / kale, shredded ; 1 onion, chopped ; 1 leek, sliced ; 2 tbsp sunflower oil ; 1.2 l vegetable stock ; 1 tsp dried marjoram ; 1 bay leaf ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion, leek and sausages in the sunflower oil for 10 minutes<, until the sausages are brown and cooked through|>.
- Add the potatoes, carrots, vegetable stock, marjoram, bay leaf, salt and black pepper and simmer for 20 minutes, until tender, crushing a few potatoes.
- Add the peas and simmer for 4 minutes. Take out the bay leaf and scatter with the parsley.
= Tomato and Lentil Soup ; tomato lentil soup, red lentil and tomato soup, lentil and tomato soup, lentil tomato soup, tomaten linsen suppe, soupe de lentilles a la tomate, soupe lentilles corail tomates, sopa de tomate y lentejas, zuppa di pomodoro e lenticchie
soup ; any ; lunch dinner ; 4 ; 7+23 ; stove
Red lentils cooked soft in tomatoes with cumin.
!*200 g dried red lentils, rinsed ; !400 g canned chopped tomatoes / tomatoes, chopped / passata ; 1 onion, chopped ; 1 carrot, diced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1.1 l vegetable stock ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion and carrot in the olive oil for 6 minutes. Stir in the garlic, cumin and paprika for 1 minute.
- Add the red lentils, chopped tomatoes, vegetable stock, salt and black pepper and simmer for 15 minutes, until the lentils fall apart.
- Sharpen with the lemon juice and scatter with the parsley.
= Squash and Ricotta Pasta with Sage ; butternut squash ricotta pasta, squash and ricotta pasta, pumpkin ricotta pasta, pasta with squash and sage, butternut squash and sage pasta, pasta zucca e ricotta, kuerbis ricotta nudeln
pasta ; italian ; dinner ; 4 ; 15+24 ; stove
Pasta with soft squash, crisp sage and cool ricotta.
!350 g rigatoni ; !600 g butternut squash, in small dice / pumpkin, in small dice ; !200 g ricotta / goat's cheese, crumbled / feta, crumbled ; !12 leaves sage ; 50 g butter ; 2 tbsp olive oil ; 2 cloves garlic, sliced ; 40 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the butternut squash in the olive oil with a third of the salt over medium heat for 15 minutes, stirring, until soft and gold. Add the garlic for 1 minute.
- Meanwhile, boil the rigatoni in water with the rest of the salt for 11 minutes. Keep a cup of the water and drain. Fry the sage in the butter for 3 minutes, until crisp.
- Toss the rigatoni with the butternut squash, sage butter, parmesan, nutmeg and black pepper, loosening with the water, and top with the ricotta.
= Roast Vegetables with Yogurt Dip ; roast vegetables with a dip, roast vegetables and dip, roast vegetables with something to dip, roasted vegetables with dip, ofengemuese mit dip, ofengemüse mit dip, ofengemuese mit quark, legumes rotis sauce yaourt, verduras al horno con salsa de yogur
roast ; any ; dinner ; 4 ; 15+40 ; oven
A tray of brown-edged vegetables, and a cool garlic dip to pull them through.
!3 carrots, in sticks / parsnips, in sticks ; !2 red peppers, in wide strips ; 600 g waxy potatoes, in wedges / sweet potatoes, in wedges ; 400 g cauliflower, in florets / broccoli, in florets / courgettes, in thick sticks ; 4 tbsp olive oil ; 1 tsp ground cumin ; !250 g Greek yogurt / soy yogurt ; 80 g feta, crumbled / 2 tbsp tahini ; 1 clove garlic, crushed ; 1 tbsp lemon juice ; 1 handful mint, chopped / parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the potatoes and carrots with half of the olive oil, half of the salt, the cumin and black pepper on two trays and roast for 15 minutes.
- Add the red peppers and cauliflower with the rest of the oil and roast for 24 minutes, turning once, until brown at the edges.
- Meanwhile, mash the Greek yogurt with the feta, garlic, lemon juice, mint and the rest of the salt, and dip the vegetables in it.
`;
