/** Dishes of Europe that people ask for by name; how the table is read: rules/classics/classic.ts. */
export const FROM_LISBON_TO_WARSAW_BY_NAME = `
= Pasta alla Gricia ; gricia, spaghetti alla gricia, rigatoni alla gricia, pasta gricia
pasta ; italian ; dinner ; 4 ; 5+18 ; stove
Pasta with crisp guanciale, pecorino and pepper.
!350 g rigatoni ; !200 g guanciale, in strips / pancetta, in strips ; !100 g pecorino, finely grated / parmesan, finely grated ; 2 tsp black pepper, coarsely ground ; 1/2 tsp salt
- Boil the rigatoni in water with the salt for 10 minutes. Keep a large cup of the water and drain.
- Meanwhile, put the guanciale into a cold pan and fry over medium heat for 9 minutes, until crisp. Stir in the black pepper for 30 seconds and a ladleful of the pasta water.
- Toss the rigatoni in the pan for 1 minute. Off the heat, beat in the pecorino with a little more water until it coats the pasta.
= Pasta alla Genovese ; ziti alla genovese, genovese napoletana, neapolitan beef and onion pasta, la genovese
pasta ; italian ; dinner ; 6 ; 25+200 ; stove
Beef melted for hours in a great heap of onions, with pasta.
!*800 g stewing beef, in large pieces / pork shoulder, in large pieces ; !1500 g onions, thinly sliced ; 1 carrot, finely diced ; 1 stick celery, finely diced ; 5 tbsp olive oil ; 150 ml white wine ; 2 bay leaves ; 150 ml water ; 500 g rigatoni ; 80 g parmesan, grated ; 2 tsp salt ; 1/2 tsp black pepper
- Brown the beef in the olive oil for 10 minutes. Add the carrot and celery for 5 minutes, pour in the white wine and let it bubble away.
- Add the onions, bay leaves, water, black pepper and most of the salt, cover and cook over low heat for 150 minutes, stirring now and then, until the onions are brown and melting and the beef falls apart.
- Uncover and simmer for 20 minutes, until thick. Boil the rigatoni in water with the rest of the salt for 11 minutes and drain.
- Toss the pasta with the sauce and the parmesan.
= Pizzoccheri ; pizzoccheri della valtellina, buckwheat pasta with cabbage
pasta ; italian ; dinner ; 4 ; 15+25 ; stove
Buckwheat pasta boiled with cabbage and potatoes, under melted cheese and garlic butter.
!300 g wholewheat pasta ; !300 g savoy cabbage, in strips ; 250 g waxy potatoes, in small dice ; !200 g fontina, diced / Emmental, diced ; 60 g parmesan, grated ; 80 g butter ; 2 cloves garlic, sliced ; 6 leaves sage ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes and savoy cabbage in plenty of water with the salt for 6 minutes. Add the pasta and boil for 12 minutes, until everything is tender.
- Meanwhile, melt the butter with the garlic and sage and cook for 4 minutes, until it smells of nuts.
- Lift out the pasta and vegetables in layers with the fontina and parmesan, pour over the butter and season with the black pepper.
= Pasta e Patate ; pasta and potatoes, pasta e patate con provola, neapolitan pasta and potatoes
pasta ; italian ; dinner lunch ; 4 ; 15+40 ; stove
Thick pasta and potatoes cooked in one pot with melted cheese.
!250 g ditalini / macaroni ; !600 g waxy potatoes, in small dice ; 80 g pancetta, diced / smoked tofu, diced ; 1 onion, finely chopped ; 1 stick celery, finely diced ; 3 tbsp olive oil ; 1 tbsp tomato paste ; 1.2 l vegetable stock, hot ; !150 g smoked provolone, diced / mozzarella, diced ; 40 g parmesan, grated ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the pancetta, onion and celery in the olive oil for 8 minutes. Stir in the tomato paste and potatoes for 2 minutes.
- Pour in most of the vegetable stock, add the salt and black pepper and simmer for 14 minutes, until the potatoes begin to fall apart.
- Add the ditalini and simmer for 11 minutes, stirring, with more stock if it sticks, until thick. Take off the heat, stir in the smoked provolone and parmesan and leave for 3 minutes.
= Ravioli with Ricotta and Spinach ; ravioli, spinach ravioli, spinach and ricotta ravioli, homemade ravioli, ravioli di ricotta e spinaci, ravioli ricotta, ravioli mit spinat und ricotta, ravioles de ricotta
dumpling ; italian ; dinner ; 4 ; 70+12 rest 30 ; stove
Fresh egg pasta filled with spinach and ricotta, in sage butter.
!300 g plain flour ; !3 eggs ; !250 g ricotta ; !250 g spinach ; 60 g parmesan, grated ; 1/4 tsp ground nutmeg ; 70 g butter ; 10 leaves sage ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Knead the flour with the eggs for 8 minutes to a smooth dough. Wrap and rest for 30 minutes.
- Wilt the spinach in a dry pan for 3 minutes, squeeze very dry and chop. Mix with the ricotta, half of the parmesan, the nutmeg, black pepper and half of the salt.
- Roll out the dough very thinly, set spoonfuls of filling on half of it, fold the rest over, press out the air and cut into squares.
- Boil in water with the rest of the salt for 4 minutes. Meanwhile, cook the sage in the butter for 3 minutes. Toss the ravioli in it and scatter with the rest of the parmesan.
= Pumpkin Ravioli ; tortelli di zucca, pumpkin tortelli, ravioli di zucca, kuerbis ravioli, kürbisravioli, butternut squash ravioli, ravioles au potiron
dumpling ; italian ; dinner ; 4 ; 75+50 rest 30 ; oven stove
Fresh pasta filled with roasted pumpkin and amaretti, in sage butter.
!300 g plain flour ; !3 eggs ; !600 g pumpkin, in wedges / butternut squash, in wedges ; 40 g amaretti, crushed ; 80 g parmesan, grated ; 1/4 tsp ground nutmeg ; 70 g butter ; 10 leaves sage ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Roast the pumpkin for 38 minutes, until soft and dry, and mash the flesh with the amaretti, half of the parmesan, the nutmeg, black pepper and half of the salt.
- Meanwhile, knead the flour with the eggs for 8 minutes. Wrap and rest for 30 minutes.
- Roll out the dough very thinly, set spoonfuls of filling on half of it, fold the rest over, press out the air and cut into squares.
- Boil in water with the rest of the salt for 4 minutes. Cook the sage in the butter for 3 minutes, toss the ravioli in it and scatter with the rest of the parmesan.
= Tortellini in Brodo ; tortellini in broth, cappelletti in brodo, tortellini soup in broth, cappelletti
soup ; italian ; dinner lunch ; 4 ; 5+15 ; stove
Small filled pasta in clear broth with parmesan.
!500 g tortellini, fresh ; !1.5 l chicken stock / vegetable stock ; 1 carrot, in small dice ; 1 stick celery, in small dice ; 1 bay leaf ; !50 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1/4 tsp salt
- Bring the chicken stock to a simmer with the carrot, celery, bay leaf, nutmeg and salt and cook for 8 minutes.
- Add the tortellini and simmer for 4 minutes, until they float and are tender.
- Take out the bay leaf, ladle into bowls and scatter with the parmesan.
= Pappa al Pomodoro ; tomato bread soup, tuscan tomato and bread soup, tomaten-brot-suppe, soupe de pain a la tomate
soup ; italian ; lunch dinner ; 4 ; 10+30 ; stove
Stale bread cooked soft in tomatoes with garlic and basil.
!250 g sourdough bread, stale, torn / ciabatta, stale, torn / baguette, stale, torn ; !800 g canned chopped tomatoes / tomatoes, chopped ; 4 cloves garlic, sliced ; 6 tbsp extra virgin olive oil ; 600 ml vegetable stock ; !1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Warm the garlic in two thirds of the olive oil for 2 minutes. Add the chopped tomatoes, salt and black pepper and simmer for 12 minutes.
- Stir in the bread and vegetable stock and simmer for 10 minutes, stirring until it is a thick pap. Tear in the basil, cover and leave for 5 minutes.
- Pour over the rest of the olive oil. It is good hot or lukewarm.
= Gnocchi alla Sorrentina ; gnocchi sorrentina, baked gnocchi with tomato and mozzarella
bake ; italian ; dinner ; 4 ; 10+35 ; oven stove
Gnocchi baked in tomato sauce under mozzarella.
!800 g gnocchi ; !700 g passata ; !250 g mozzarella, torn ; 50 g parmesan, grated ; 2 cloves garlic, sliced ; 3 tbsp olive oil ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Warm the garlic in the olive oil for 1 minute, add the passata, salt and black pepper and simmer for 12 minutes. Tear in the basil.
- Boil the gnocchi for 2 minutes, until they float, drain and stir into the sauce with half of the mozzarella. Tip into a dish.
- Cover with the rest of the mozzarella and the parmesan and bake for 14 minutes, until bubbling and brown in places.
= Gnocchi alla Romana ; semolina gnocchi, roman gnocchi, grießgnocchi
bake ; italian ; dinner starter ; 4 ; 25+35 rest 30 ; oven stove
Rounds of semolina baked under butter and parmesan.
!1 l milk ; !250 g semolina ; !2 egg yolks ; 100 g butter ; !100 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1 tsp salt
- Bring the milk to a simmer with a third of the butter, the nutmeg and salt. Rain in the semolina, whisking, and cook for 5 minutes, until very thick. Off the heat, beat in the egg yolks and half of the parmesan.
- Spread 1 cm thick on an oiled tray and leave for 30 minutes, until firm. Cut into rounds.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Lay them overlapping in a dish, dot with the rest of the butter, scatter with the rest of the parmesan and bake for 22 minutes, until golden.
= Risi e Bisi ; risi bisi, venetian rice and peas, italian rice and peas, risibisi
rice ; italian ; dinner lunch ; 4 ; 10+28 ; stove
Soupy Venetian rice with peas and pancetta.
!300 g risotto rice ; !400 g frozen peas ; 80 g pancetta, diced / smoked tofu, diced ; 1 onion, finely chopped ; 50 g butter ; 1.3 l vegetable stock, hot ; 60 g parmesan, grated ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the pancetta and onion in half of the butter for 6 minutes. Stir in the rice for 2 minutes.
- Pour in most of the vegetable stock and the salt and simmer for 14 minutes, stirring now and then. Add the peas and the rest of the stock and simmer for 4 minutes; it stays loose.
- Beat in the rest of the butter, the parmesan, parsley and black pepper.
= Acqua Pazza ; pesce all'acqua pazza, sea bass acqua pazza, orata all'acqua pazza
fry ; italian ; dinner ; 4 ; 10+22 ; stove
Fish poached with cherry tomatoes, garlic and white wine.
!*4 sea bass fillets / sea bream fillets / cod fillets ; !400 g cherry tomatoes, halved ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; 120 ml white wine ; 200 ml water ; 1/4 tsp chilli flakes ; 1 tbsp capers ; 1 handful parsley, chopped ; 1 tsp salt
- Warm the garlic and chilli flakes in the olive oil for 1 minute. Add the cherry tomatoes and cook for 4 minutes.
- Pour in the white wine and water, add the capers and half of the salt and simmer for 7 minutes.
- Season the sea bass with the rest of the salt, lay it in the broth, cover and simmer for 6 minutes<, until the fish flakes|>. Scatter with the parsley.
= Peperonata ; italian stewed peppers, stewed peppers, paprikagemüse italienisch
side ; italian ; dinner lunch ; 4 ; 15+40 ; stove
Peppers stewed soft with onion and tomato.
!4 red peppers, in strips ; !2 yellow peppers, in strips ; 2 onions, sliced ; 3 cloves garlic, sliced ; 5 tbsp olive oil ; !400 g canned chopped tomatoes ; 1 tbsp red wine vinegar ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onions in the olive oil for 8 minutes. Add the red and yellow peppers and garlic, cover and cook for 12 minutes.
- Add the chopped tomatoes, salt and black pepper and simmer for 16 minutes, uncovered, until thick.
- Stir in the red wine vinegar and the basil. Eat warm or cold.
= Scaloppine al Limone ; scaloppine, veal scaloppine, veal in lemon sauce, scaloppine al marsala, kalbsschnitzel in zitronensauce
fry ; italian ; dinner ; 4 ; 10+12 ; stove
Thin veal in a glossy lemon butter sauce.
!*500 g veal escalopes, thin / chicken breast fillets, in thin slices / pork escalopes, thin ; 40 g plain flour ; 60 g butter ; 1 tbsp olive oil ; !4 tbsp lemon juice ; 100 ml chicken stock ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Season the veal with the salt and black pepper and turn it in the flour.
- Fry in half of the butter and the olive oil over medium-high heat in batches for 2 minutes on each side<, until golden and cooked through|>. Lift out.
- Pour in the lemon juice and chicken stock and boil for 3 minutes. Whisk in the rest of the butter, turn the veal in the sauce and scatter with the parsley.
= Bagna Cauda ; bagna càuda, anchovy and garlic dip, warm anchovy dip
dip ; italian ; starter ; 6 ; 15+25 ; stove
Hot dip of garlic, anchovies and oil for raw and cooked vegetables.
!100 g anchovies ; !10 cloves garlic, sliced ; 250 ml milk ; !200 ml olive oil ; 40 g butter ; 2 red peppers, in strips ; 3 carrots, in sticks ; 1 fennel, sliced ; 200 g cauliflower, in small florets
- Simmer the garlic in the milk for 12 minutes, until soft. Drain and mash.
- Warm the olive oil with the garlic and anchovies over the lowest heat for 10 minutes, stirring until they have dissolved. Stir in the butter.
- Keep hot, and dip the red peppers, carrots, fennel and cauliflower in it.
= Cannoli ; cannoli siciliani, sicilian cannoli
biscuit ; italian ; dessert ; 12 ; 50+15 rest 60 ; stove
Crisp fried shells filled with sweet ricotta.
!250 g plain flour ; 30 g butter, soft ; 2 tbsp sugar ; 80 ml Marsala / grape juice ; 1 egg, beaten ; !500 g ricotta, drained ; 120 g icing sugar ; 50 g dark chocolate, chopped ; 1 tbsp orange zest ; 40 g pistachios, chopped ; 750 ml sunflower oil, for deep-frying ; 1/4 tsp salt
- Knead the flour with the butter, sugar, Marsala and salt to a firm dough. Wrap and chill for 60 minutes.
- Roll out very thinly, cut {12} rounds, wrap them around metal tubes and seal the edges with the egg. Fry in the hot oil in batches for 2 minutes, until brown and blistered, drain and slide off the tubes.
- Beat the ricotta with the icing sugar and stir in the dark chocolate and orange zest.
- Fill the cold shells just before serving and dip the ends into the pistachios.
= Torta Caprese ; caprese cake, italian chocolate almond cake, torta caprese al cioccolato
cake ; italian ; dessert ; 10 ; 20+45 ; oven
Dense chocolate and almond cake without flour.
!200 g dark chocolate, chopped ; 150 g butter ; !250 g ground almonds ; 180 g caster sugar ; !5 eggs, separated ; 1 tbsp cocoa powder ; 1/4 tsp salt ; 1 tbsp icing sugar
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Melt the dark chocolate with the butter and cool a little. Stir in the caster sugar, egg yolks, cocoa powder and ground almonds.
- Whisk the egg whites with the salt to soft peaks and fold them in. Pour into a lined 23 cm tin.
- Bake for 42 minutes, until set with a moist crumb. Cool in the tin and dust with the icing sugar.
= Sole Meuniere ; sole meunière, dover sole meuniere, fish meuniere, seezunge muellerin, seezunge müllerin art, trout meuniere, trout with almonds, truite aux amandes, truite meuniere, forelle müllerin, forelle muellerin art
fry ; french ; dinner ; 2 ; 8+12 ; stove
Fish dusted with flour, fried in butter and finished with lemon and nut-brown butter.
!*2 sole fillets / trout fillets / cod fillets ; 40 g plain flour ; !60 g butter ; 1 tbsp sunflower oil ; !1 lemon, juiced ; 25 g flaked almonds ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Season the sole with the salt and black pepper and turn it in the flour, shaking off what is loose.
- Fry in the sunflower oil and a third of the butter over medium-high heat for 3 minutes on each side<, until golden and the fish flakes|>. Lift onto plates.
- Wipe out the pan, melt the rest of the butter with the almonds and cook for 2 minutes, until nut-brown. Add the lemon juice and parsley and pour over.
= Brandade de Morue ; brandade, brandade de nimes, salt cod brandade, salt cod puree
bake ; french ; dinner ; 4 ; 20+45 ; oven stove
Salt cod beaten with potatoes, garlic and oil, browned in the oven.
!*500 g salt cod, soaked for a day / cod fillets ; !500 g floury potatoes, peeled and in chunks ; 4 cloves garlic ; 150 ml milk ; !120 ml olive oil ; 1 tbsp lemon juice ; 1/4 tsp black pepper ; 1/2 tsp salt ; 30 g breadcrumbs
- Boil the potatoes in salted water for 15 minutes and drain. Meanwhile, simmer the salt cod with the garlic in fresh water for 10 minutes, drain and flake, without skin and bones.
- Warm the milk with most of the olive oil for 3 minutes. Mash the potatoes with the garlic, beat in the fish and the milk until light, and season with the lemon juice, salt and black pepper.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Tip into a dish, scatter with the breadcrumbs and the rest of the oil and bake for 16 minutes, until golden.
= Daube Provencale ; daube provençale, daube de boeuf, daube, beef daube, boeuf en daube
stew ; french ; dinner ; 6 ; 25+190 ; oven stove
Beef braised for hours in red wine with orange, olives and herbs.
!*1200 g stewing beef, in chunks / lamb shoulder, in chunks ; !600 ml red wine ; 150 g smoked bacon, diced ; 2 onions, sliced ; 3 carrots, in chunks ; 4 cloves garlic, crushed ; 3 tbsp olive oil ; 400 g canned chopped tomatoes ; 1 orange, peel pared in strips ; 2 bay leaves ; 2 tsp dried thyme ; 100 g black olives ; 300 ml beef stock ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Brown the beef and smoked bacon in the olive oil for 12 minutes. Add the onions, carrots and garlic for 6 minutes.
- Pour in the red wine and let it bubble for 5 minutes. Add the chopped tomatoes, beef stock, orange peel, bay leaves, thyme, salt and black pepper, cover and put into the oven for 150 minutes.
- Stir in the olives and cook, uncovered, for 15 minutes, until the beef can be cut with a spoon. Take out the orange peel and bay leaves.
= Navarin of Lamb ; navarin d'agneau, navarin, spring lamb stew, navarin printanier
stew ; french ; dinner ; 6 ; 25+100 ; stove
Lamb stew with young vegetables.
!*1200 g lamb shoulder, in chunks / stewing beef, in chunks ; 2 tbsp sunflower oil ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp plain flour ; 2 tbsp tomato paste ; 1 l chicken stock ; 1 tsp dried thyme ; 1 bay leaf ; !300 g turnips, in wedges ; !300 g carrots, in chunks ; 400 g new potatoes, halved ; !150 g frozen peas ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Brown the lamb in the sunflower oil in batches for 12 minutes. Add the onion and garlic for 4 minutes, stir in the flour and tomato paste for 2 minutes and pour in the chicken stock.
- Add the thyme, bay leaf, salt and black pepper, cover and simmer for 55 minutes.
- Add the turnips, carrots and potatoes and simmer for 22 minutes, until everything is tender. Add the peas for 3 minutes.
= Potee au Chou ; potée, potee auvergnate, french pork and cabbage stew
stew ; french ; dinner ; 6 ; 20+120 ; stove
Pork, sausage, cabbage and roots simmered in one pot.
!*800 g pork shoulder, in large pieces ; 200 g smoked bacon, in thick strips ; !300 g smoked sausages, in chunks ; 1 savoy cabbage, in wedges ; 4 carrots, in chunks ; 2 turnips, in chunks ; 600 g waxy potatoes, halved ; 1 onion, halved ; 2 bay leaves ; 6 juniper berries ; 2.5 l water ; 2 tsp salt ; 1/2 tsp black pepper ; 2 tbsp Dijon mustard
- Bring the pork and bacon to a simmer in the water with the onion, bay leaves, juniper berries, salt and black pepper and cook, covered, for 70 minutes, skimming.
- Add the carrots, turnips, potatoes, savoy cabbage and sausages and simmer for 30 minutes, until everything is tender.
- Lift onto a dish, moisten with the broth and serve with the mustard.
= Salade Lyonnaise ; frisee aux lardons, frisée salad, lyonnaise salad, salade frisee aux lardons
salad ; french ; lunch starter ; 4 ; 15+16 ; stove
Bitter leaves with hot bacon, croutons and a poached egg.
!250 g frisée / mixed salad leaves ; !200 g smoked bacon, diced / smoked tofu, diced ; !4 eggs ; 80 g sourdough bread, in cubes ; 3 tbsp red wine vinegar ; 1 tbsp Dijon mustard ; 3 tbsp olive oil ; 1 shallot, finely chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the bread in half of the olive oil for 4 minutes, until crisp, and lift out. Fry the smoked bacon in the same pan for 6 minutes.
- Poach the eggs in barely simmering water for 4 minutes, until the whites are set, and lift out.
- Off the heat, stir the shallot, red wine vinegar, mustard, salt, black pepper and the rest of the oil into the bacon pan, and toss with the frisée and bread. Lay the eggs on top.
= Warm Goat's Cheese Salad ; salade de chevre chaud, chevre chaud, warm goat cheese salad, goats cheese salad, grilled goat's cheese salad, goats cheese toasts salad, ziegenkäsesalat, salat mit ziegenkaese, ensalada de queso de cabra, insalata con caprino
salad ; french ; lunch starter dinner ; 4 ; 15+8 ; oven
Goat's cheese melted on toast over dressed leaves with walnuts.
!200 g goat's cheese, sliced ; 8 slices baguette ; 2 tbsp honey ; 200 g mixed salad leaves ; 60 g walnuts, chopped ; 4 tbsp olive oil ; 1 1/2 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Lay the goat's cheese on the baguette, drizzle with the honey and bake for 7 minutes, until soft and gold at the edges.
- Whisk the olive oil with the red wine vinegar, mustard, salt and black pepper and toss with the salad leaves and walnuts.
- Lay the toasts on the salad while hot.
= Celeri Remoulade ; céleri rémoulade, celeriac remoulade, selleriesalat, remoulade of celeriac
salad ; french ; starter lunch ; 4 ; 15+0 rest 20 ; none
Raw celeriac in fine strips in a mustard mayonnaise.
!500 g celeriac, in fine strips ; !100 g mayonnaise ; 1 tbsp Dijon mustard ; 2 tbsp lemon juice ; 2 tbsp crème fraîche / soy cream ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Toss the celeriac with the lemon juice and salt and leave for 10 minutes.
- Stir the mayonnaise with the mustard, crème fraîche and black pepper and fold it through.
- Leave for 10 minutes more and scatter with the parsley.
= Leeks Vinaigrette ; poireaux vinaigrette, poireaux a la vinaigrette, lauch vinaigrette
salad ; french ; starter lunch ; 4 ; 12+14 ; stove
Soft, cool leeks in a mustard dressing with chopped egg.
!6 leeks, thin ; 2 eggs ; !2 tbsp red wine vinegar ; 1 tbsp Dijon mustard ; 5 tbsp olive oil ; 1 shallot, finely chopped ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the leeks in water with most of the salt for 12 minutes, until a knife slides in. Drain well and halve lengthways. Boil the eggs for 9 minutes, peel and chop.
- Whisk the red wine vinegar with the mustard, the rest of the salt, the black pepper and olive oil and stir in the shallot.
- Pour over the leeks while they are warm and scatter with the eggs and parsley.
= Endive and Ham Gratin ; chicons au gratin, endives au jambon, endive gratin, chicory gratin, witloof met ham, chicoree gratin, chicorée mit schinken, witlof met ham en kaas
bake ; belgian ; dinner ; 4 ; 20+55 ; oven stove
Chicory rolled in ham and baked in cheese sauce.
!8 heads chicory ; !8 slices ham ; 50 g butter ; 40 g plain flour ; 500 ml milk ; !150 g gruyère, grated ; 1/4 tsp ground nutmeg ; 1 tsp lemon juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Simmer the chicory in salted water with the lemon juice for 15 minutes, drain and press out all water.
- Melt the butter, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes, until thick, and stir in two thirds of the gruyère, the nutmeg, salt and black pepper.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Wrap each chicory in a slice of ham, lay them in a dish, pour over the sauce and scatter with the rest of the gruyère.
- Bake for 24 minutes, until golden.
= Gougeres ; gougères, french cheese puffs, cheese choux, käsewindbeutel
biscuit ; french ; snacks starter ; 24 ; 20+30 ; oven stove
Choux puffs with cheese.
!200 ml water ; !80 g butter ; !120 g plain flour ; !4 eggs ; !120 g gruyère, grated ; 1 tsp Dijon mustard ; 1/2 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bring the water to the boil with the butter and salt, tip in the flour and stir over the heat for 2 minutes, until it leaves the pan.
- Cool for 5 minutes, beat in the eggs one by one, then the mustard and most of the gruyère.
- Set {24} spoonfuls on lined trays, scatter with the rest of the gruyère and bake for 24 minutes, until puffed and brown. Do not open the oven before.
= Financiers ; almond financiers, french almond cakes
biscuit ; french ; snacks dessert ; 12 ; 15+18 ; oven stove
Small almond cakes with brown butter.
!100 g butter ; !80 g ground almonds ; 40 g plain flour ; 110 g icing sugar ; !3 egg whites ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Melt the butter and cook for 4 minutes, until it smells of nuts and is brown. Cool a little.
- Mix the ground almonds with the flour, icing sugar and salt. Stir in the egg whites and then the butter.
- Divide between {12} greased moulds and bake for 14 minutes, until golden at the edges.
= Cocido Madrileno ; cocido madrileño, cocido, spanish chickpea stew, spanish boiled dinner, puchero
stew ; spanish ; dinner ; 6 ; 25+180 rest 600 ; stove
Chickpeas simmered with meat, sausage and vegetables, the broth eaten first.
!400 g dried chickpeas ; !*500 g beef shin, in large pieces / stewing beef, in large pieces ; 400 g chicken thighs ; 150 g smoked bacon, in one piece ; !150 g chorizo, in thick slices ; 3 l water ; 3 carrots, in chunks ; 500 g waxy potatoes, halved ; 1/2 white cabbage, in wedges ; 2 cloves garlic, sliced ; 2 tbsp olive oil ; 80 g vermicelli ; 2 tsp salt
- Soak the chickpeas in water overnight and drain. Bring the beef and bacon to the boil in the water, skim, add the chickpeas and simmer for 100 minutes.
- Add the chicken, carrots and salt and simmer for 30 minutes. Add the potatoes and chorizo and simmer for 20 minutes, until everything is tender.
- Meanwhile, boil the cabbage for 12 minutes, drain and turn it in the olive oil with the garlic for 3 minutes.
- Ladle off the broth, boil the vermicelli in it for 4 minutes and serve it first. Then serve the chickpeas, vegetables and meat.
= Arroz Negro ; black rice with squid, arros negre, squid ink rice, black paella, paella negra, crni rizot, black risotto, risotto al nero di seppia, squid ink risotto
rice ; spanish ; dinner ; 4 ; 15+40 ; stove
Rice cooked black in squid ink with squid and garlic.
!*500 g squid, in rings / raw prawns, peeled ; !320 g paella rice / risotto rice ; !2 tbsp squid ink ; 1 onion, finely chopped ; 1 red pepper, diced ; 4 cloves garlic, crushed ; 200 g tomatoes, grated ; 5 tbsp olive oil ; 1.1 l fish stock, hot ; 1 tsp sweet paprika ; 1 tsp salt ; 100 g aioli ; 1 lemon, in wedges
- Fry the squid in half of the olive oil over high heat for 3 minutes and lift out. Cook the onion and red pepper in the rest of the oil for 8 minutes, then the garlic, tomatoes and paprika for 5 minutes.
- Stir in the rice for 1 minute. Add the fish stock, squid ink and salt and simmer, without stirring, for 14 minutes. Lay on the squid and cook for 4 minutes, until the rice is tender.
- Leave for 5 minutes. Serve with the aioli and lemon.
= Arroz al Horno ; baked rice valencian, valencian baked rice
rice ; spanish ; dinner ; 4 ; 15+55 ; oven stove
Rice baked with pork, sausage, chickpeas and tomato.
!320 g paella rice / risotto rice ; !*300 g pork ribs, in small pieces / pork belly, diced ; 150 g black pudding, sliced / chorizo, sliced ; 240 g canned chickpeas, drained ; 1 waxy potato, sliced ; 2 tomatoes, halved ; 1 head garlic, left whole ; 5 tbsp olive oil ; 1 tsp sweet paprika ; 1 pinch saffron ; 750 ml chicken stock, hot ; 1 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Fry the pork in the olive oil for 15 minutes, turning, until brown. Add the potato, garlic and tomatoes for 5 minutes, then the black pudding for 2 minutes.
- Stir in the paprika, rice and chickpeas for 1 minute and tip into a wide clay dish. Pour over the chicken stock with the saffron and salt.
- Bake for 26 minutes, until the rice is dry and tender. Leave for 5 minutes.
= Hake in Green Sauce ; merluza en salsa verde, merluza a la vasca, fish in green sauce, seehecht in grüner sauce, merlu a la sauce verte
fry ; spanish ; dinner ; 4 ; 10+18 ; stove
Hake with clams and peas in a parsley and garlic sauce.
!*4 hake fillets / cod fillets ; 300 g clams, cleaned / 150 g raw prawns, peeled ; 4 cloves garlic, sliced ; 5 tbsp olive oil ; 1 tbsp plain flour ; 120 ml white wine ; 250 ml fish stock ; 150 g frozen peas ; !1 bunch parsley, finely chopped ; 3/4 tsp salt
- Warm the garlic in the olive oil for 1 minute. Stir in the flour for 1 minute, then the white wine, fish stock and half of the parsley, and simmer for 4 minutes.
- Season the hake with the salt, lay it in the sauce with the peas and simmer for 4 minutes. Turn it, add the clams, cover and cook for 4 minutes<, until the fish flakes and the clams have opened; throw away those that stay shut|>.
- Scatter with the rest of the parsley, shaking the pan until the sauce binds.
= Marmitako ; basque tuna stew, basque tuna and potato stew
stew ; spanish ; dinner ; 4 ; 15+40 ; stove
Potatoes and peppers stewed with fresh tuna.
!*600 g fresh tuna, in chunks / salmon fillets, in chunks ; !800 g waxy potatoes, in chunks ; 1 onion, chopped ; 1 green pepper, chopped ; 3 cloves garlic, crushed ; 4 tbsp olive oil ; 200 g tomatoes, chopped ; 1 tbsp sweet paprika ; 100 ml white wine ; 800 ml fish stock ; 1 bay leaf ; 1 1/4 tsp salt
- Cook the onion and green pepper in the olive oil for 8 minutes. Stir in the garlic, tomatoes and paprika for 3 minutes, then the white wine for 2 minutes.
- Add the potatoes, fish stock, bay leaf and salt and simmer for 20 minutes, until tender, crushing a few.
- Lay in the tuna, cover and take off the heat after 4 minutes. Leave for 5 minutes<, until cooked through|>.
= Huevos Rotos ; broken eggs, huevos estrellados, huevos rotos con jamon, spanish broken eggs, spanish eggs and chips
egg ; spanish ; dinner lunch ; 2 ; 10+25 ; stove
Fried eggs broken over fried potatoes with ham.
!600 g waxy potatoes, thinly sliced ; 150 ml olive oil ; !4 eggs ; 80 g Serrano ham, torn / chorizo, sliced / roasted red peppers, sliced ; 2 cloves garlic, sliced ; 1/2 tsp salt
- Cook the potatoes and garlic in the olive oil over medium heat for 18 minutes, turning, until soft and gold at the edges. Drain, salt and heap on {2} plates.
- Fry the eggs in a little of the same oil for 3 minutes, until the whites are set.
- Lay the eggs and the Serrano ham on the potatoes and cut the yolks open.
= Escalivada ; catalan roasted vegetables, escalibada
side ; spanish ; dinner starter ; 4 ; 15+50 ; oven
Peppers, aubergines and onions roasted whole and dressed with oil.
!3 red peppers ; !2 aubergines ; 2 onions ; 5 tbsp olive oil ; 1 tbsp sherry vinegar ; 1 clove garlic, crushed ; 3/4 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Rub the red peppers, aubergines and onions with a little of the olive oil and roast whole for 48 minutes, turning once, until soft and charred.
- Cover and leave until cool enough to touch. Peel, and tear or slice into strips.
- Dress with the rest of the olive oil, the sherry vinegar, garlic and salt.
= Tarta de Santiago ; almond cake spanish, spanish almond cake, santiago cake, mandelkuchen spanisch
cake ; spanish ; dessert ; 10 ; 15+40 ; oven
Almond cake with lemon, without flour.
!250 g ground almonds ; 220 g caster sugar ; !5 eggs ; 1 lemon, zest only ; 1/2 tsp ground cinnamon ; 1/4 tsp salt ; 1 tbsp icing sugar
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Whisk the eggs with the caster sugar for 5 minutes, until pale and thick.
- Fold in the ground almonds, lemon zest, cinnamon and salt and pour into a lined 23 cm tin.
- Bake for 36 minutes, until a skewer comes out clean. Cool and dust with the icing sugar.
= Bacalhau com Natas ; cod with cream portuguese, bacalhau gratin, portuguese cod with cream
bake ; portuguese ; dinner ; 4 ; 25+50 ; oven stove
Salt cod and fried potatoes baked in cream sauce.
!*500 g salt cod, soaked for a day / cod fillets ; !600 g waxy potatoes, in small dice ; 150 ml sunflower oil ; 2 onions, sliced ; 3 tbsp olive oil ; 40 g butter ; 40 g plain flour ; 400 ml milk ; !200 ml double cream ; 1/4 tsp ground nutmeg ; 60 g cheddar, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Simmer the salt cod in fresh water for 10 minutes, drain and flake, without skin and bones. Fry the potatoes in the sunflower oil for 12 minutes, until golden, and drain.
- Cook the onions in the olive oil for 10 minutes. Melt the butter, stir in the flour for 1 minute, whisk in the milk and simmer for 4 minutes. Stir in the cream, nutmeg, salt and black pepper.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the fish, potatoes, onions and sauce in a dish, scatter with the cheddar and bake for 24 minutes, until golden.
`;
