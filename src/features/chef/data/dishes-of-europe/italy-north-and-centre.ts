/** Dishes of Italy's regions by name; how the table is read: rules/classics/classic.ts. */
export const ITALY_BY_REGION_BY_NAME = `
= Brasato al Barolo ; brasato, beef braised in barolo, beef in barolo, italian braised beef, beef braised in red wine italian
stew ; italian ; dinner ; 6 ; 25+200|70 ; stove
A joint of beef braised whole in red wine until it can be cut with a spoon.
!*1500 g stewing beef, in one piece / 1000 g portobello mushrooms ; !750 ml red wine ; 2 onions, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 2 cloves garlic ; 40 g butter ; 2 tbsp olive oil ; 2 sprigs rosemary ; 2 bay leaves ; 1 cinnamon stick ; 4 cloves ; 200 ml beef stock ; 2 tsp salt ; 1/2 tsp black pepper
- Season the beef with the salt and black pepper and brown all over in the butter and olive oil for 12 minutes. Lift out. Cook the onions, carrots, celery and garlic for 8 minutes.
- Return the beef, pour in the red wine and boil for 5 minutes. Add the beef stock, rosemary, bay leaves, cinnamon stick and cloves, cover and simmer very gently for <160|25> minutes, turning now and then, until a fork goes in without effort.
- Lift out the beef and the spices, blend the sauce and simmer for 10 minutes, until thick. <Slice the beef and pour|Pour> over the sauce.
= Agnolotti del Plin ; agnolotti, agnolotti piemontesi, plin, agnolotti in brown butter, meat agnolotti, piedmont ravioli
dumpling ; italian ; dinner ; 4 ; 80+50 rest 30 ; stove
Tiny pinched parcels of egg pasta filled with braised meat and greens.
!300 g plain flour ; !3 eggs ; *250 g minced veal / minced pork / chestnut mushrooms, finely chopped ; 150 g savoy cabbage, shredded ; 1 onion, finely chopped ; 150 ml beef stock ; 80 g parmesan, grated ; 1 egg yolk ; 80 g butter ; 10 leaves sage ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Knead the flour with the eggs for 8 minutes, wrap and rest for 30 minutes.
- Cook the onion in a quarter of the butter for 6 minutes. Add the minced veal and brown for 6 minutes. Add the savoy cabbage and beef stock and simmer for 22 minutes, until dry. Chop finely and mix with half of the parmesan, the egg yolk, nutmeg, black pepper and half of the salt.
- Roll out the dough very thinly in strips. Set hazelnut-sized heaps along each, fold over, pinch between the heaps and cut apart.
- Boil in water with the rest of the salt for 4 minutes. Cook the sage in the rest of the butter for 3 minutes, toss the agnolotti in it and scatter with the rest of the parmesan.
= Tajarin ; tajarin al burro e salvia, piedmont egg pasta, tajarin with butter and sage, tajarin pasta, taglierini
pasta ; italian ; dinner ; 4 ; 45+8 rest 30 ; stove
Very thin ribbons of pasta made with egg yolks, in sage butter.
!300 g plain flour ; !8 egg yolks ; 1 egg ; 30 g semolina ; !100 g butter ; 12 leaves sage ; 60 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Knead the flour with the egg yolks, egg and a quarter of the salt for 10 minutes. Wrap and rest for 30 minutes.
- Roll out very thinly, dust with the semolina, roll up loosely and cut into ribbons 3 mm wide.
- Cook the sage in the butter for 3 minutes. Boil the pasta in water with the rest of the salt for 2 minutes, lift into the butter and toss with the parmesan and black pepper.
= Bollito Misto ; bollito, italian boiled meats, mixed boiled meats, bollito misto piemontese, gran bollito
stew ; italian ; dinner ; 8 ; 25+160 ; stove
Beef, chicken and sausage simmered gently, with a sharp green sauce.
!*1200 g beef brisket ; !4 chicken thighs ; 400 g smoked sausage, whole ; 2 onions, halved ; 3 carrots, in chunks ; 3 sticks celery, in chunks ; 2 bay leaves ; 8 peppercorns ; 2 bunches parsley, finely chopped ; 2 tbsp capers, chopped ; 4 anchovy fillets, chopped ; 1 clove garlic, crushed ; 150 ml olive oil ; 2 tbsp red wine vinegar ; 2 1/2 tsp salt
- Bring a big pot of water to a simmer with the salt, onions, carrots, celery, bay leaves and peppercorns. Lay in the beef, skim and simmer very gently for 110 minutes.
- Add the chicken and simmer for 30 minutes, then the smoked sausage for 15 minutes, until the beef is tender and the chicken is cooked through to the bone.
- Stir the parsley with the capers, anchovies, garlic, olive oil and vinegar.
- Slice the meats, moisten with broth and serve with the vegetables and the green sauce.
= Bonet ; bunet, bonet piemontese, piedmont chocolate pudding, chocolate amaretti custard, italian chocolate custard
pudding ; italian ; dessert ; 8 ; 20+60 rest 240 ; oven stove
Chocolate custard with amaretti under caramel.
!120 g amaretti, crushed ; !50 g cocoa powder ; !5 eggs ; 500 ml milk / oat milk ; 120 g sugar ; 100 g sugar, for the caramel ; 3 tbsp rum / orange juice ; 2 tbsp water
- Melt the sugar for the caramel with the water for 7 minutes, until amber, and pour it into a loaf tin. Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on.
- Warm the milk. Whisk the eggs with the sugar and cocoa, then whisk in the milk, rum and amaretti.
- Pour into the tin, set in a roasting tin of hot water and bake for 50 minutes, until set but trembling in the middle.
- Chill for 240 minutes, run a knife around and turn out.
= Pansoti with Walnut Sauce ; pansoti, pansotti, pansoti alla salsa di noci, pansotti con salsa di noci, ligurian ravioli, pasta with walnut sauce, salsa di noci
dumpling ; italian ; dinner ; 4 ; 70+10 rest 30 ; stove
Ligurian parcels of greens and ricotta in a pounded walnut sauce.
!350 g plain flour ; 1 egg ; 130 ml water ; !400 g chard / spinach ; !200 g ricotta ; 80 g parmesan, grated ; !120 g walnuts ; 1 slice sourdough bread ; 100 ml milk ; 1 clove garlic ; 4 tbsp olive oil ; 1/4 tsp dried marjoram ; 1 1/4 tsp salt
- Knead the flour with the egg and water for 8 minutes, wrap and rest for 30 minutes. Blanch the chard for 3 minutes, squeeze dry and chop. Mix with the ricotta, half of the parmesan, the marjoram and a quarter of the salt.
- Soak the bread in the milk and blend with the walnuts, garlic, olive oil and the rest of the parmesan.
- Roll out the dough thinly, cut into squares, put a teaspoon of filling on each, fold into triangles and join two corners.
- Boil in water with the rest of the salt for 5 minutes, lift out and toss with the walnut sauce, loosened with a ladle of the cooking water.
= Gnocco Fritto ; gnocco fritto emiliano, crescentina, torta fritta, italian fried dough, italian fried bread, chisulen
bread ; italian ; starter snacks ; 6 ; 25+15 rest 60 ; stove
Puffed pillows of fried dough, eaten hot with cured ham.
!400 g plain flour ; !40 g lard / butter, soft ; 5 g dried yeast ; 200 ml sparkling water ; 1 tsp salt ; 1 l sunflower oil, for deep-frying ; *150 g prosciutto / mozzarella, sliced / taleggio, sliced
- Knead the flour with the lard, yeast, sparkling water and salt for 8 minutes. Cover and leave for 60 minutes.
- Roll out 3 mm thick and cut into diamonds.
- Fry in the sunflower oil at 180 °C (355 °F) for 1 minute on each side, until puffed and golden, and drain. Serve hot with the prosciutto.
= Erbazzone ; scarpazzone, erbazzone reggiano, italian spinach pie, italian chard pie, reggio emilia spinach pie
pie ; italian ; lunch dinner ; 8 ; 40+45 rest 30 ; oven stove
Flat pie of greens, parmesan and bacon in a crisp crust.
!300 g plain flour ; 50 g lard / butter, soft ; 120 ml water ; !1000 g chard / spinach ; 100 g pancetta, diced / smoked tofu, diced ; 4 spring onions, sliced ; 2 cloves garlic, crushed ; !120 g parmesan, grated ; 1 egg ; 2 tbsp olive oil ; 1 tsp salt ; 1/4 tsp black pepper
- Knead the flour with the lard, water and half of the salt for 5 minutes, wrap and rest for 30 minutes. Blanch the chard for 4 minutes, squeeze very dry and chop.
- Fry the pancetta in half of the olive oil for 5 minutes. Add the spring onions and garlic for 3 minutes and the chard for 4 minutes. Cool and mix with the parmesan, egg, black pepper and the rest of the salt.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Roll out half of the dough thinly, lay it in a tin, spread with the filling and cover with the rest, edges pinched. Prick and brush with the rest of the oil.
- Bake for 32 minutes, until golden and crisp.
= Passatelli in Brodo ; passatelli, passatelli romagnoli, parmesan and breadcrumb noodles in broth, passatelli soup
soup ; italian ; dinner lunch ; 4 ; 20+10 rest 60 ; stove
Thick strands of parmesan, breadcrumbs and egg, pressed into broth.
!150 g breadcrumbs, fine and dry ; !150 g parmesan, grated ; !4 eggs ; 1 tsp lemon zest ; 1/2 tsp ground nutmeg ; 1.5 l chicken stock / vegetable stock ; 1/4 tsp salt
- Mix the breadcrumbs with the parmesan, lemon zest, nutmeg and salt, work in the eggs to a firm dough, wrap and chill for 60 minutes.
- Bring the chicken stock to a gentle boil and press the dough into it through a ricer with large holes, cutting off strands as long as a finger.
- Simmer for 2 minutes, until they float, take off the heat and leave for 3 minutes.
= Sarde in Saor ; sarde in saòr, venetian sardines, sweet and sour sardines, sardines in saor, marinated sardines venetian
fry ; italian ; starter dinner ; 4 ; 25+35 rest 720 ; stove
Fried sardines under sweet and sour onions with raisins and pine nuts.
!*600 g sardines, cleaned and boned / firm tofu, sliced ; 80 g plain flour ; 300 ml sunflower oil ; !700 g onions, thinly sliced ; 4 tbsp olive oil ; !180 ml white wine vinegar ; 1 tbsp sugar ; 50 g raisins ; 40 g pine nuts ; 1 bay leaf ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the sardines with half of the salt and the black pepper, turn in the flour and fry in the sunflower oil for 2 minutes on each side, until crisp<, and the flesh is opaque|>. Drain.
- Cook the onions in the olive oil with the bay leaf and the rest of the salt over low heat for 22 minutes, until soft but pale. Add the vinegar, sugar, raisins and pine nuts and simmer for 4 minutes.
- Layer the sardines and the onions in a dish, cool, cover and chill for 720 minutes. Serve at room temperature.
= Baccalà Mantecato ; baccala mantecato, whipped salt cod, creamed cod, venetian creamed cod, creamed salt cod venetian
dip ; italian ; starter ; 6 ; 25+22 ; stove
Salt cod whipped with olive oil to a light cream, on polenta or toast.
!*500 g salt cod, soaked for a day / 600 g cod fillets ; 1 clove garlic ; 1 bay leaf ; 300 ml milk ; !200 ml olive oil ; 1 handful parsley, chopped ; 1/4 tsp white pepper ; 1 baguette, sliced and toasted
- <Drain the salt cod, which has soaked for a day in changes of cold water.|Rinse the cod.>
- Cover the cod with the milk and some fresh water, add the garlic and bay leaf and simmer gently for 18 minutes, until it flakes. Drain, keep some of the milk, and take out skin and bones.
- Beat the cod hard with a wooden spoon or a whisk, pouring in the olive oil in a thin stream and a little of the milk, until white and fluffy. Stir in the parsley and white pepper and serve on the baguette.
= Fegato alla Veneziana ; venetian liver and onions, calf's liver and onions, calves liver and onions, liver and onions, liver venetian style, fegato, leber mit zwiebeln
fry ; italian ; dinner ; 4 ; 15+32 ; stove
Thin strips of liver in a heap of soft white onions.
!*600 g calf's liver, in thin strips / chicken liver, in pieces ; !600 g onions, thinly sliced ; 50 g butter ; 3 tbsp olive oil ; 80 ml white wine ; 1 tbsp white wine vinegar ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onions in half of the butter and the olive oil over low heat for 22 minutes, until soft. Add the white wine and vinegar, simmer for 3 minutes and take out.
- Fry the liver in the rest of the butter over high heat for 4 minutes, turning, until brown outside and no longer pink inside.
- Return the onions, season with the salt and black pepper, toss for 1 minute and scatter with the parsley.
= Frico ; frico con patate, frico friulano, frico morbido, potato and cheese cake, friulian cheese and potato cake, cheese and potato frico
fry ; italian ; dinner ; 4 ; 15+45 ; stove
Potatoes and mountain cheese melted to a crisp cake.
!700 g waxy potatoes, coarsely grated ; !400 g fontina, grated / Gruyère, grated / cheddar, grated ; 1 onion, sliced ; 3 tbsp olive oil ; 100 ml water ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil for 6 minutes. Add the potatoes, water, salt and black pepper and cook for 16 minutes, stirring, until soft.
- Stir in the fontina until it melts and press flat.
- Fry over medium heat for 8 minutes, until a brown crust forms, turn with the help of a plate and fry for another 7 minutes. Pour off the fat and cut into wedges.
= Jota ; jota triestina, yota, bean and sauerkraut soup, trieste bean and sauerkraut soup
soup ; italian ; dinner lunch ; 6 ; 15+50 ; stove
Thick soup of beans, sauerkraut and potatoes with smoked pork.
!800 g canned borlotti beans, drained ; !400 g sauerkraut, drained ; 400 g floury potatoes, diced ; *150 g smoked bacon, diced / smoked tofu, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 2 bay leaves ; 1/2 tsp ground cumin ; 1.2 l vegetable stock ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the smoked bacon and onion in the olive oil for 7 minutes. Stir in the garlic and cumin for 1 minute.
- Add the potatoes, vegetable stock, bay leaves, salt and black pepper and simmer for 18 minutes. Mash half of the borlotti beans, stir in all of them and simmer for 5 minutes.
- Add the sauerkraut and simmer for 18 minutes, until thick. Take out the bay leaves.
= Strangolapreti ; strozzapreti trentini, strangolapreti trentini, spinach and bread dumplings, spinach bread gnocchi, spinatknödel, spinatnocken, spinach dumplings
dumpling ; italian ; dinner ; 4 ; 30+15 rest 20 ; stove
Green dumplings of bread and spinach in brown butter.
!250 g bread rolls, a day old, diced ; !500 g spinach ; 200 ml milk, warm ; !2 eggs ; 60 g plain flour ; 1 onion, finely chopped ; 100 g butter ; 10 leaves sage ; 60 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt
- Pour the milk over the bread rolls. Cook the onion in a fifth of the butter for 6 minutes, add the spinach until it wilts, squeeze dry and chop finely.
- Knead the bread with the spinach, onion, eggs, flour, nutmeg, half of the parmesan and a third of the salt and leave for 20 minutes. Shape into {20} dumplings.
- Simmer in water with the rest of the salt for 7 minutes, until they float and are firm.
- Brown the rest of the butter with the sage for 4 minutes, pour it over and scatter with the rest of the parmesan.
= Peposo ; peposo dell'impruneta, tuscan peppered beef stew, tuscan pepper stew, peppery beef stew
stew ; italian ; dinner ; 6 ; 15+180|60 ; stove
Beef stewed in Chianti with garlic and a great deal of pepper.
!*1200 g stewing beef, in large pieces / 1000 g portobello mushrooms, halved ; !750 ml red wine ; !12 cloves garlic ; !1 tbsp black peppercorns, crushed ; 2 tbsp tomato paste ; 2 bay leaves ; 1 sprig rosemary ; 2 tsp salt ; 6 slices sourdough bread, toasted
- Put the beef in a heavy pot with the garlic, peppercorns, tomato paste, bay leaves, rosemary and salt and pour in the red wine.
- Bring to the boil, cover and simmer very gently for <150|30> minutes, until <the beef falls apart|soft>.
- Uncover and simmer for 20 minutes, until thick. Take out the bay leaves and rosemary and ladle over the sourdough bread.
= Cacciucco ; cacciucco alla livornese, livorno fish stew, tuscan fish stew, brodetto, brodetto di pesce, italian seafood stew
stew ; italian ; dinner ; 6 ; 35+55 ; stove
Spicy fish and shellfish stew with tomatoes and red wine, on garlic toast.
!*500 g squid, in rings ; !500 g monkfish fillets, in large pieces / cod fillets, in large pieces ; !500 g mussels, scrubbed ; 300 g raw prawns, peeled ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 red chilli, chopped ; 6 leaves sage ; 6 tbsp olive oil ; 250 ml red wine ; 800 g canned chopped tomatoes ; 300 ml fish stock ; 6 slices sourdough bread, toasted ; 1 handful parsley, chopped ; 1 tsp salt
- Cook the onion, garlic, red chilli and sage in the olive oil for 6 minutes. Add the squid for 3 minutes, pour in the red wine and boil for 3 minutes.
- Add the chopped tomatoes, fish stock and salt and simmer for 28 minutes, until the squid is tender.
- Lay in the monkfish and simmer for 5 minutes. Add the prawns and mussels, cover and cook for 5 minutes, until the mussels have opened and the fish is opaque. Throw away any that stay shut.
- Ladle over the sourdough bread and scatter with the parsley.
= Pici all'Aglione ; pici, pici all aglione, pici pasta, hand rolled pici, tuscan pici, pasta all'aglione
pasta ; italian ; dinner ; 4 ; 50+30 rest 30 ; stove
Thick hand-rolled strands of flour and water in a mild garlic and tomato sauce.
!300 g plain flour ; !100 g semolina ; 200 ml water ; 5 tbsp olive oil ; !10 cloves garlic, sliced ; !800 g canned chopped tomatoes ; 1/4 tsp chilli flakes ; 1 tbsp white wine vinegar ; 1 1/2 tsp salt ; ?50 g pecorino, grated
- Knead the flour with the semolina, water, a tablespoon of the olive oil and a third of the salt for 10 minutes. Wrap and rest for 30 minutes. Roll pieces by hand into strands as thick as a pencil.
- Cook the garlic in the rest of the olive oil over the lowest heat for 8 minutes, until soft but pale. Add the vinegar, chopped tomatoes and chilli flakes and simmer for 18 minutes.
- Boil the pici in water with the rest of the salt for 6 minutes, drain and toss with the sauce[. Scatter with the pecorino].
= Castagnaccio ; chestnut flour cake, tuscan chestnut cake, chestnut cake tuscan
cake ; italian ; dessert snacks ; 8 ; 15+35 rest 30 ; oven
Flat, unsweetened cake of chestnut flour with pine nuts, raisins and rosemary.
!300 g chestnut flour, sifted ; 450 ml water ; 3 tbsp olive oil ; 50 g raisins ; !40 g pine nuts ; 30 g walnuts, chopped ; !1 sprig rosemary, leaves only ; 1/4 tsp salt
- Whisk the chestnut flour with the water and salt until smooth, stir in the raisins and half of the pine nuts and leave for 30 minutes.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Pour the batter into an oiled tin 1 cm deep and scatter with the rest of the pine nuts, the walnuts and rosemary. Drizzle with the olive oil.
- Bake for 33 minutes, until the top is dry and cracked.
= Ricciarelli ; ricciarelli di siena, siena almond biscuits, tuscan almond biscuits, italian almond cookies, chewy almond cookies
biscuit ; italian ; snacks dessert ; 24 ; 25+18 rest 120 ; oven
Soft almond biscuits under icing sugar.
!300 g ground almonds ; 200 g icing sugar ; !2 egg whites ; 1 tsp orange zest ; 1 tsp vanilla extract ; 1/2 tsp almond extract ; 60 g icing sugar, for the coating
- Whisk the egg whites until soft peaks form. Fold in the almonds, icing sugar, orange zest, vanilla and almond extract to a sticky dough and chill for 120 minutes.
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Shape into {24} lozenges and roll in the icing sugar for the coating.
- Bake on a lined tray for 17 minutes, until cracked but still soft, and cool on the tray.
= Olive all'Ascolana ; olive ascolane, ascolana olives, stuffed fried olives, fried stuffed olives, olives stuffed with meat
fry ; italian ; starter snacks ; 6 ; 50+25 ; stove
Green olives filled with meat, breaded and fried.
!40 green olives, large, pitted ; *150 g minced pork / minced beef / smoked tofu, finely chopped ; 1 shallot, finely chopped ; 1 tbsp olive oil ; 50 ml white wine ; 40 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1/2 tsp lemon zest ; !3 eggs ; 80 g plain flour ; !150 g breadcrumbs ; 800 ml sunflower oil, for deep-frying
- Cook the shallot in the olive oil for 3 minutes. Add the minced pork and cook for 7 minutes<, until no pink is left|>, pour in the white wine and let it boil away. Chop finely and mix with the parmesan, nutmeg, lemon zest and 1 of the eggs.
- Fill the olives with it. Turn in the flour, then the other eggs, beaten, then the breadcrumbs.
- Fry in the sunflower oil at 175 °C (345 °F) in batches for 3 minutes, until golden, and drain.
= Vincisgrassi ; vincisgrassi marchigiani, lasagne from the marche, marche lasagne
bake ; italian ; dinner ; 8 ; 45+150 ; oven stove
Lasagne with a ragù of chopped meats, mushrooms and chicken livers.
!400 g lasagne sheets, fresh ; !*400 g pork shoulder, finely diced ; 200 g chicken liver, chopped ; 15 g dried porcini ; 1 onion, finely chopped ; 1 carrot, finely diced ; 1 stick celery, finely diced ; 4 tbsp olive oil ; 150 ml white wine ; 500 g passata ; 2 cloves ; 80 g butter ; 70 g plain flour ; 900 ml milk ; 1/4 tsp ground nutmeg ; 120 g parmesan, grated ; 2 tsp salt
- Soak the porcini in 300 ml of hot water. Cook the onion, carrot and celery in the olive oil for 8 minutes. Brown the pork for 8 minutes, add the chicken liver for 4 minutes and boil with the white wine for 3 minutes.
- Add the passata, the porcini with their water, the cloves and half of the salt and simmer for 75 minutes, until tender.
- Melt the butter, stir in the flour for 1 minute, whisk in the milk, nutmeg and the rest of the salt and simmer for 5 minutes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer the lasagne sheets with the ragù, sauce and parmesan and bake for 38 minutes, until brown. Leave for 10 minutes.
= Carciofi alla Romana ; roman artichokes, artichokes roman style, braised artichokes, roman style artichokes
side ; italian ; side starter ; 4 ; 25+35 ; stove
Artichokes braised upside down with mint, garlic and olive oil.
!8 artichokes, small ; 1 lemon, halved ; 3 cloves garlic, finely chopped ; !2 handfuls mint, chopped ; 1 handful parsley, chopped ; !100 ml olive oil ; 120 ml white wine ; 200 ml water ; 1 tsp salt ; 1/4 tsp black pepper
- Pull off the hard leaves of the artichokes, cut off the tips, peel the stems, scoop out any choke and rub with the lemon.
- Mix the garlic, mint, parsley, half of the salt and the black pepper and press it between the leaves.
- Set close together in a pot, stems up, with the rest of the salt. Pour over the olive oil, white wine and water, cover and simmer for 30 minutes, until a knife slips into the hearts.
= Carciofi alla Giudia ; jewish style artichokes, fried artichokes roman, roman jewish artichokes, fried artichokes
fry ; italian ; starter side ; 4 ; 25+25 ; stove
Artichokes fried twice until they open like flowers.
!8 artichokes, small ; 2 lemons, halved ; 1 l sunflower oil, for deep-frying ; 1 tsp salt ; 1/4 tsp black pepper
- Pull off the hard leaves of the artichokes, trim round to a bud, peel the stems and lay in water with the lemons. Dry well.
- Fry in the sunflower oil at 150 °C (300 °F) for 12 minutes, until a fork goes into the hearts. Drain upside down, cool and spread the leaves open.
- Heat the oil to 185 °C (365 °F) and fry again, heads down, for 3 minutes, until brown and crisp. Season with the salt and black pepper.
= Maritozzi ; maritozzo, maritozzi con la panna, roman cream buns, italian cream buns
bread ; italian ; breakfast snacks ; 10 ; 40+18 rest 150 ; oven
Soft sweet buns split and filled with whipped cream.
!450 g bread flour ; !7 g dried yeast ; 200 ml milk, lukewarm ; 80 g sugar ; 1 egg ; 1 egg yolk ; 60 g butter, soft ; 1 tsp orange zest ; 1/2 tsp salt ; !500 ml double cream ; 3 tbsp icing sugar
- Knead the bread flour with the yeast, milk, sugar, egg, egg yolk, butter, orange zest and salt for 10 minutes. Cover and leave to rise for 90 minutes.
- Shape into {10} oval buns and leave to rise for 60 minutes. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on and bake for 17 minutes, until golden. Cool.
- Whip the double cream with most of the icing sugar. Slit the buns, fill with the cream, smooth and dust with the rest.
= Arrosticini ; arrosticini abruzzesi, italian lamb skewers, abruzzo lamb skewers, spiedini di pecora
roast ; italian ; dinner ; 4 ; 25+10 ; grill
Small cubes of lamb on skewers, grilled fast and salted.
!*800 g lamb leg, in 1 cm cubes / firm tofu, in 1 cm cubes / chestnut mushrooms, quartered ; 2 tbsp olive oil ; 1 sprig rosemary ; 1 tsp salt ; 1/4 tsp black pepper
- Thread the lamb closely on skewers.
- Brush with the olive oil, using the rosemary as a brush.
- Grill over high heat for 8 minutes, turning, until well browned. Season with the salt and black pepper and eat at once.
= Cassoeula ; cassœula, cazzoeula, bottaggio, milanese pork and cabbage stew, italian pork and cabbage stew, verzata
stew ; italian ; dinner ; 6 ; 25+150 ; stove
Milan's winter stew of pork ribs, sausages and savoy cabbage.
!*1200 g pork ribs, in pieces ; 400 g pork sausages ; !1200 g savoy cabbage, in strips ; 2 onions, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 40 g butter ; 200 ml white wine ; 2 tbsp tomato paste ; 600 ml beef stock ; 2 bay leaves ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Brown the pork ribs and sausages in the butter for 12 minutes and lift out. Cook the onions, carrots and celery for 8 minutes.
- Return the ribs, pour in the white wine, let it bubble and add the tomato paste, beef stock, bay leaves, salt and black pepper. Cover and simmer for 75 minutes.
- Stir in the savoy cabbage by handfuls until it wilts, lay the sausages on top, cover and simmer for 38 minutes, until the meat comes off the bone. Take out the bay leaves.
= Bombette ; bombette pugliesi, puglian pork rolls, bombette di martina franca, cheese filled pork rolls, italian pork rolls with cheese
roast ; italian ; dinner ; 4 ; 25+25 ; oven
Little pork rolls filled with cheese and pancetta, roasted until the cheese runs.
!*16 slices pork neck, thin, 40 g each / aubergine, thin, 30 g each ; !150 g provolone, diced / mozzarella, diced ; 100 g pancetta, sliced / sun-dried tomatoes, sliced ; 1 handful parsley, chopped ; 1 clove garlic, finely chopped ; 2 tbsp olive oil ; 40 g breadcrumbs ; 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Lay out the pork, season with the salt and black pepper and put some pancetta, provolone, parsley and garlic on each.
- Roll up, tuck in the ends and thread on skewers. Brush with the olive oil and turn in the breadcrumbs.
- Roast for 22 minutes, turning once, until brown<, and no pink is left|>.
`;
