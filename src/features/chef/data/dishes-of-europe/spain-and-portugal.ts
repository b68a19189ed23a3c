/** Dishes of Spain and Portugal by name; how the table is read: rules/classics/classic.ts. */
export const SPAIN_AND_PORTUGAL_BY_NAME = `
= Lentil and Chorizo Stew ; lentejas con chorizo, lentejas estofadas, lentejas guisadas, lentejas a la riojana, lentejas con verduras y chorizo, spanish lentil stew, spanish lentils, lentils with chorizo, chorizo and lentils, lentils and chorizo, linsen mit chorizo, lentilles au chorizo, lenticchie con chorizo
stew ; spanish ; dinner lunch ; 4 ; 15+50 ; stove
Brown lentils stewed with chorizo, vegetables and paprika.
!350 g brown lentils, rinsed ; !*200 g chorizo, sliced / smoked tofu, in cubes ; 1 onion, chopped ; 2 carrots, sliced ; 1 green pepper, chopped ; 2 potatoes, diced ; 3 cloves garlic, crushed ; 1 tomato, chopped ; 3 tbsp olive oil ; 2 tsp sweet paprika ; 1 bay leaf ; 1200 ml water ; 1 1/4 tsp salt
- Cook the onion, carrots and green pepper in the olive oil for 10 minutes. Add the chorizo and garlic for 3 minutes, then the tomato for 3 minutes, and stir in the paprika off the heat.
- Add the brown lentils, potatoes, bay leaf and water and simmer for 35 minutes, until the lentils are tender.
- Season with the salt and take out the bay leaf. Leave for 5 minutes to thicken.
= Patatas a la Riojana ; patatas a la riojana con chorizo, riojan potatoes, patatas riojanas, potato and chorizo stew, spanish potato and chorizo stew, potatoes with chorizo, chorizo and potato stew
stew ; spanish ; dinner lunch ; 4 ; 15+40 ; stove
Potatoes stewed with chorizo, pepper and paprika until the sauce thickens.
!1000 g floury potatoes, broken into chunks ; !*250 g chorizo, sliced / smoked tofu, in cubes ; 1 onion, chopped ; 1 green pepper, chopped ; 3 cloves garlic, chopped ; 3 tbsp olive oil ; !2 tsp sweet smoked paprika ; 1 bay leaf ; 1 l water ; 1 1/4 tsp salt
- Cook the onion and green pepper in the olive oil for 9 minutes. Add the garlic and chorizo for 4 minutes.
- Stir in the paprika, then the potatoes, water, bay leaf and salt.
- Simmer for 25 minutes, until the potatoes are soft and the sauce has thickened. Take out the bay leaf and leave for 5 minutes.
= Caldo Gallego ; galician soup, galician broth, galician bean soup, caldo galego, spanish white bean soup with greens
soup ; spanish ; dinner lunch ; 6 ; 20+60 ; stove
Galicia's soup of white beans, turnip greens, potatoes and pork.
!800 g canned white beans, drained ; !300 g turnip greens, chopped / kale, chopped ; !500 g floury potatoes, in chunks ; *200 g chorizo, sliced / smoked tofu, in cubes ; 150 g smoked bacon, diced / carrots, diced ; 1 onion, chopped ; 2 cloves garlic, chopped ; 2 tbsp olive oil ; 1.8 l water ; 1 tsp sweet smoked paprika ; 1 tsp salt
- Cook the onion and smoked bacon in the olive oil for 8 minutes. Add the garlic, chorizo and paprika for 2 minutes.
- Pour in the water, add the salt and simmer for 18 minutes. Add the potatoes and simmer for 15 minutes.
- Add the turnip greens and white beans and simmer for 14 minutes, until everything is soft.
= Lacón con Grelos ; lacon con grelos, galician ham with greens, gammon with turnip greens, spanish ham with greens
stew ; spanish ; dinner ; 6 ; 20+130 ; stove
Salted pork shoulder simmered with turnip greens, potatoes and chorizo.
!*1500 g gammon, on the bone, soaked overnight ; !800 g turnip greens / kale ; !1000 g waxy potatoes, halved ; 4 chorizo sausages ; 1 onion, halved ; 2 bay leaves ; 3 tbsp olive oil ; 1 tsp sweet smoked paprika
- Cover the gammon with fresh water, add the onion and bay leaves and simmer gently for 90 minutes, until it comes away from the bone. Lift out and keep warm.
- Simmer the chorizo and potatoes in the broth for 15 minutes, add the turnip greens and simmer for 12 minutes, until soft. Drain.
- Carve the gammon, lay it on the greens and potatoes with the chorizo, and sprinkle with the olive oil and paprika.
= Filloas ; filloas gallegas, galician crepes, freixós, galician pancakes, frixuelos, filloas de leche
griddle ; spanish ; dessert breakfast ; 4 ; 10+20 rest 30 ; stove
Galicia's very thin carnival pancakes, with honey.
!200 g plain flour ; !3 eggs ; !450 ml milk / oat milk ; 100 ml water ; 1 tsp lemon zest ; 1/4 tsp salt ; 40 g lard / butter ; 80 g honey
- Whisk the flour with the eggs, milk, water, lemon zest and salt to a thin batter and leave for 30 minutes.
- Brush a hot pan with the lard, pour in just enough batter to cover it and fry for 1 minute on each side, until lacy and spotted with brown.
- Stack them up, fold and eat with the honey.
= Cachopo ; cachopo asturiano, asturian stuffed veal, asturian veal schnitzel, spanish cordon bleu, stuffed veal escalope
fry ; spanish ; dinner ; 4 ; 25+20 ; stove
Two thin slices of veal around ham and cheese, breaded and fried.
!*8 slices veal escalope, 90 g each, beaten thin / pork escalope ; !8 slices Serrano ham ; !200 g Gruyère, sliced / Manchego, sliced ; 60 g plain flour ; 2 eggs, beaten ; 150 g breadcrumbs ; 300 ml olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Season the veal lightly with the salt and black pepper. Lay the Serrano ham and Gruyère on half of the slices, cover with the others and press the edges together.
- Turn in the flour, then the eggs, then the breadcrumbs, and press the edges once more.
- Fry in the olive oil over medium heat for 4 minutes on each side, one or two at a time, until deep golden and no pink is left. Drain and serve with the lemon.
= Migas ; migas extremeñas, spanish migas, migas manchegas, fried breadcrumbs with chorizo, spanish fried bread with chorizo, migas de pastor
fry ; spanish ; lunch dinner ; 4 ; 15+28 rest 60 ; stove
Stale bread moistened and fried golden with garlic, chorizo and peppers.
!400 g sourdough bread, stale, in small dice ; !*200 g chorizo, diced / smoked tofu, diced ; 100 g smoked bacon, diced / chestnut mushrooms, diced ; !6 cloves garlic, whole ; 1 green pepper, in strips ; 6 tbsp olive oil ; 120 ml water ; 2 tsp sweet smoked paprika ; 3/4 tsp salt ; 200 g grapes
- Sprinkle the bread with the water and salt, cover with a cloth and leave for 60 minutes.
- Fry the garlic and green pepper in the olive oil for 6 minutes. Add the smoked bacon and chorizo for 5 minutes and take everything out.
- Stir the paprika into the fat, add the bread and fry over medium heat for 14 minutes, turning and breaking it, until golden and loose. Return the rest, toss and serve with the grapes.
= Bacalao al Pil-Pil ; pil pil, bacalao al pilpil, cod al pil pil, basque cod in garlic oil, salt cod pil pil, bacalao pil pil
fry ; spanish ; dinner ; 4 ; 20+25 ; stove
Cod cooked slowly in garlic oil, which is swirled to a thick pale sauce.
!*600 g salt cod, soaked for a day / cod fillets, skin on ; !250 ml olive oil ; !5 cloves garlic, sliced ; 1 dried chilli, sliced / 1/2 tsp chilli flakes
- <Drain the salt cod, which has soaked for a day in changes of cold water, and pat dry.|Pat the cod dry.>
- Fry the garlic and chilli in the olive oil over low heat for 4 minutes, until golden, and take out. Let the oil cool until lukewarm.
- Lay in the cod and cook over very low heat for 9 minutes, until it begins to flake, and lift out. Pour off most of the oil.
- Swirl the pan off the heat, or stir with a sieve, and add the oil back by spoonfuls, until it thickens to a sauce. Pour over the cod and scatter with the garlic and chilli.
= Bacalao a la Vizcaína ; bacalao a la vizcaina, bacalao vizcaina, biscayan cod, basque cod in pepper sauce, cod in red pepper sauce, salt cod biscayne style
stew ; spanish ; dinner ; 4 ; 25+55 ; stove
Cod in the Basque country's sweet sauce of red onions and dried red peppers.
!*600 g salt cod, soaked for a day / cod fillets ; !3 red onions, thinly sliced ; 3 cloves garlic, sliced ; !200 g roasted red peppers, chopped ; 1 tbsp sweet paprika ; 5 tbsp olive oil ; 1 slice sourdough bread, fried ; 300 g canned chopped tomatoes ; 200 ml fish stock ; 1/4 tsp sugar
- <Drain the salt cod, which has soaked for a day in changes of cold water.|Pat the cod dry.>
- Cook the red onions in the olive oil over low heat for 22 minutes, until very soft. Add the garlic, roasted red peppers and paprika for 3 minutes.
- Stir in the chopped tomatoes, fish stock, bread and sugar, simmer for 14 minutes and blend smooth.
- Lay the cod in the sauce and simmer gently for 9 minutes, until it flakes.
= Pollo al Chilindrón ; pollo al chilindron, chilindrón, chilindron, chicken chilindron, aragonese chicken with peppers, spanish chicken with peppers
stew ; spanish ; dinner ; 4 ; 20+60 ; stove
Chicken stewed with red peppers, tomatoes and ham.
!*8 chicken thighs, skin on / 800 g diced lamb ; !3 red peppers, in strips ; 100 g Serrano ham, diced ; 1 onion, sliced ; 3 cloves garlic, chopped ; 4 tbsp olive oil ; 150 ml white wine ; !400 g canned chopped tomatoes ; 1 tbsp sweet paprika ; 1 bay leaf ; 1 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and brown in the olive oil for 10 minutes. Lift out. Cook the onion, red peppers and Serrano ham for 10 minutes.
- Add the garlic and paprika for 1 minute, pour in the white wine and let it bubble. Stir in the chopped tomatoes and bay leaf.
- Return the chicken, cover and simmer for 36 minutes, until it is cooked through to the bone.
= Botifarra amb Mongetes ; butifarra amb mongetes, butifarra con judias, botifarra, catalan sausage and beans, sausage with white beans catalan, butifarra
fry ; spanish ; dinner ; 4 ; 10+25 ; stove
Grilled Catalan sausage with white beans fried in its fat.
!*8 pork sausages / vegan sausages ; !800 g canned white beans, drained ; 4 cloves garlic, sliced ; 4 tbsp olive oil ; 1 bunch parsley, chopped ; 60 g aioli ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in half of the olive oil over medium heat for 14 minutes, turning, until brown<, and no pink is left inside|>. Lift out.
- Add the rest of the olive oil and the garlic to the pan for 1 minute, then the white beans, salt and black pepper. Fry for 7 minutes, turning with care, until some are golden.
- Toss with the parsley and serve with the sausages and aioli.
= Fricandó ; fricando, fricandó de vedella, catalan veal stew, catalan beef stew with mushrooms, veal fricando
stew ; spanish ; dinner ; 4 ; 25+85 ; stove
Thin slices of veal stewed with mushrooms and thickened with almonds.
!*700 g veal, thinly sliced / stewing beef, thinly sliced ; 50 g plain flour ; 5 tbsp olive oil ; 2 onions, finely chopped ; 2 tomatoes, grated ; 150 ml white wine ; 500 ml beef stock ; !25 g dried mushrooms ; 200 g chestnut mushrooms, sliced ; !30 g almonds ; 2 cloves garlic ; 1 slice sourdough bread, fried ; 1 bay leaf ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Soak the dried mushrooms in 200 ml of hot water. Season the veal with the salt and black pepper, turn in the flour and brown in the olive oil for 6 minutes. Lift out.
- Cook the onions for 12 minutes, add the tomatoes for 5 minutes and pour in the white wine. Return the veal, add the beef stock, bay leaf and the dried mushrooms with their water, cover and simmer for 45 minutes.
- Pound the almonds with the garlic and bread, stir in with the chestnut mushrooms and simmer for 14 minutes, until the sauce is thick and the veal is tender.
= Suquet de Peix ; suquet, suquet de peix catalan, catalan fish stew, suquet de pescado, spanish fish stew, catalan seafood stew
stew ; spanish ; dinner ; 4 ; 25+45 ; stove
Catalan stew of fish, potatoes and prawns thickened with almonds and garlic.
!*700 g monkfish fillets, in pieces / hake fillets, in pieces ; 200 g raw prawns, peeled / canned chickpeas, drained ; !600 g waxy potatoes, sliced ; 1 onion, finely chopped ; 3 tomatoes, grated ; 4 cloves garlic ; !40 g almonds, toasted ; 1 slice sourdough bread, fried ; 1 handful parsley ; 5 tbsp olive oil ; 1 tsp sweet paprika ; 900 ml fish stock ; 1 pinch saffron ; 1 tsp salt
- Cook the onion in the olive oil for 8 minutes. Add the tomatoes for 8 minutes and stir in the paprika.
- Add the potatoes, fish stock, saffron and salt and simmer for 15 minutes. Pound the almonds with the garlic, bread and parsley and stir in.
- Lay in the monkfish and simmer for 5 minutes. Add the prawns for 3 minutes<, until they are pink and the fish is opaque|>.
= Panellets ; catalan almond cookies, panellets de piñones, catalan marzipan cookies, pine nut cookies, panellet, all saints almond sweets
biscuit ; spanish ; snacks dessert ; 30 ; 40+30 rest 120 ; oven stove
Small almond sweets with potato, rolled in pine nuts.
!1 small floury potato, peeled ; !300 g ground almonds ; 240 g sugar ; 1 tsp lemon zest ; !150 g pine nuts ; 1 egg, separated
- Boil the potato for 16 minutes, until soft, mash and cool. Knead with the almonds, sugar, lemon zest and egg yolk and chill for 120 minutes.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Roll into {30} small balls, turn in the egg white, beaten, and then in the pine nuts, pressing them on.
- Bake for 12 minutes, until the pine nuts are golden, and cool on the tray.
= Coca de Recapte ; coca de recapta, catalan flatbread, catalan vegetable flatbread, coca de verdures, coca catalana
bread ; spanish ; lunch dinner ; 6 ; 35+70 rest 60 ; oven
Crisp Catalan flatbread under roasted aubergine and peppers.
!400 g plain flour ; 5 g dried yeast ; 200 ml water, lukewarm ; 100 ml olive oil ; !2 aubergines ; !3 red peppers ; 2 onions, sliced ; *8 anchovy fillets / 60 g black olives, pitted ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (430 °F), or 200 °C (390 °F) with the fan on. Roast the aubergines and red peppers whole and the onions in a little of the olive oil for 42 minutes, turning, until soft. Peel and tear into strips.
- Meanwhile, knead the flour with the yeast, water, half of the olive oil and most of the salt for 8 minutes. Cover and leave to rise for 60 minutes.
- Roll out very thinly into an oval, lay on the vegetables and anchovies, season with the black pepper and the rest of the salt and sprinkle with the rest of the oil.
- Bake for 22 minutes, until crisp and brown at the edges.
= Calçots with Romesco ; calçots con romesco, calcots, calçots, calcotada, grilled spring onions with romesco
side ; spanish ; starter side ; 4 ; 20+45 ; oven
Charred spring onions dipped into a sauce of roasted peppers, tomatoes and nuts.
!600 g spring onions, fat / young leeks ; !3 tomatoes ; 4 cloves garlic, in their skins ; !150 g roasted red peppers ; !50 g almonds ; 30 g hazelnuts ; 1 slice sourdough bread ; 120 ml olive oil ; 1 1/2 tbsp sherry vinegar ; 1 tsp sweet smoked paprika ; 1 tsp salt
- Heat the oven to 220 °C (430 °F), or 200 °C (390 °F) with the fan on. Roast the tomatoes and garlic for 20 minutes and add the almonds, hazelnuts and bread for the last 6 minutes.
- Peel the tomatoes and garlic and blend with the nuts, bread, roasted red peppers, sherry vinegar, paprika, most of the olive oil and the salt to a thick sauce.
- Turn the spring onions in the rest of the olive oil and roast for 22 minutes, until black in spots and soft inside. Pull off the outer skin and dip into the sauce.
= Ensaimada ; ensaimadas, ensaïmada, mallorcan pastry, majorcan spiral pastry, ensaimada mallorquina, mallorcas
bread ; spanish ; breakfast snacks ; 8 ; 50+18 rest 300 ; oven
Airy coiled pastry of yeast dough rolled with lard.
!450 g bread flour ; !7 g dried yeast ; 180 ml milk, lukewarm ; 110 g sugar ; !2 eggs ; 1/2 tsp salt ; !130 g lard, soft / butter, soft ; 3 tbsp icing sugar
- Knead the bread flour with the yeast, milk, sugar, eggs and salt for 12 minutes, until stretchy. Cover and leave to rise for 90 minutes.
- Divide into {8} pieces, stretch each on an oiled table until you can nearly see through it, spread with the lard, roll up and coil into a loose snail on a lined tray. Leave to rise for 210 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 16 minutes, until golden. Cool and dust with the icing sugar.
= Tumbet ; tombet, mallorcan vegetables, tumbet mallorquin, mallorcan ratatouille
bake ; spanish ; dinner lunch ; 4 ; 30+75 ; oven stove
Layers of fried potatoes, aubergines and peppers under tomato sauce.
!600 g waxy potatoes, sliced ; !2 aubergines, sliced ; !2 red peppers, in strips ; 1 courgette, sliced ; 150 ml olive oil ; 5 cloves garlic, sliced ; !800 g canned chopped tomatoes ; 1 bay leaf ; 1/2 tsp sugar ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the potatoes in half of the olive oil for 14 minutes, until golden and soft, and lay in a dish. Fry the courgette and aubergines in most of the rest for 12 minutes, then the red peppers for 8 minutes, layer on top and season with half of the salt.
- Meanwhile, cook the garlic in the last of the olive oil for 1 minute, add the chopped tomatoes, bay leaf, sugar, black pepper and the rest of the salt and simmer for 20 minutes. Take out the bay leaf.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Pour the sauce over and bake for 18 minutes.
= Papas Arrugadas ; papas arrugadas con mojo, canarian potatoes, wrinkled potatoes, canarian wrinkled potatoes, papas arrugas, runzelkartoffeln
side ; spanish ; side starter ; 4 ; 15+35 ; stove
Small potatoes boiled dry in salted water, with the Canaries' red mojo sauce.
!1000 g new potatoes, scrubbed ; !1 tbsp coarse salt ; 4 cloves garlic ; !1 red pepper, chopped ; 1 red chilli ; 1 tsp cumin seeds, toasted ; 1 tbsp sweet smoked paprika ; !100 ml olive oil ; 2 tbsp sherry vinegar
- Put the potatoes in a wide pan, just cover with water, add most of the salt and boil for 22 minutes, until tender. Pour off the water.
- Return to the heat and shake for 4 minutes, until the skins are dry, wrinkled and white.
- Blend the garlic with the red pepper, red chilli, cumin, paprika, olive oil, sherry vinegar and a pinch of the salt to a sauce. Serve with the potatoes.
= Pescaíto Frito ; pescaito frito, andalusian fried fish, spanish fried fish, fritura de pescado, fritto misto, fritto misto di mare, fritura malagueña, mixed fried fish
fry ; spanish ; starter dinner ; 4 ; 20+15 ; stove
Small fish and squid in a thin crisp coat of flour, with lemon.
!*400 g whitebait / sardines, boned ; !300 g squid, in rings / raw prawns, peeled ; !200 g plain flour ; 50 g semolina ; 1 l sunflower oil, for deep-frying ; 1 1/4 tsp salt ; 1 lemon, in wedges
- Pat the whitebait and squid dry and season with most of the salt.
- Mix the flour with the semolina. Turn the whitebait and squid in it and shake well in a sieve.
- Fry in the sunflower oil at 185 °C (365 °F) in small batches for 3 minutes, until crisp and golden and the squid is white all through. Drain, sprinkle with the rest of the salt and serve with the lemon.
= Flamenquín ; flamenquin, flamenquines, flamenquín cordobés, cordoban ham and pork rolls, spanish pork and ham rolls
fry ; spanish ; dinner ; 4 ; 30+20 ; stove
Pork rolled around cured ham, breaded and fried.
!*8 slices pork loin, 70 g each, beaten thin / chicken breast, beaten thin ; !8 slices Serrano ham ; 80 g plain flour ; 2 eggs, beaten ; !150 g breadcrumbs ; 800 ml sunflower oil, for deep-frying ; 1/4 tsp salt ; 1/4 tsp black pepper ; 80 g mayonnaise
- Season the pork with the salt and black pepper, lay a slice of Serrano ham on each and roll up tightly.
- Turn in the flour, then the eggs, then the breadcrumbs, and press well.
- Fry in the sunflower oil at 165 °C (330 °F) in batches for 7 minutes, turning, until brown and no pink is left inside. Drain and serve in slices with the mayonnaise.
= Buñuelos de Viento ; bunuelos de viento, spanish fritters, wind fritters, spanish doughnut puffs, puff fritters
pudding ; spanish ; dessert snacks ; 6 ; 20+25 ; stove
Airy fried puffs of choux pastry rolled in cinnamon sugar.
!150 g plain flour ; 60 g butter ; !250 ml milk / water ; !4 eggs ; 1 tsp lemon zest ; 1/4 tsp salt ; 800 ml sunflower oil, for deep-frying ; 80 g sugar ; 1 tsp ground cinnamon
- Bring the milk to the boil with the butter, lemon zest and salt. Stir in the flour and stir over the heat for 2 minutes, until it leaves the pan.
- Cool for 5 minutes and beat in the eggs one by one.
- Fry teaspoonfuls in the sunflower oil at 170 °C (340 °F) in batches for 4 minutes, until they have turned themselves and are golden. Drain and roll in the sugar and cinnamon.
= Polvorones ; polvoron, polvorón, spanish almond shortbread, spanish christmas cookies, mantecados, spanish shortbread
biscuit ; spanish ; snacks dessert ; 24 ; 40+35 rest 30 ; oven
Crumbly Christmas biscuits of toasted flour, lard and almonds.
!300 g plain flour ; !120 g ground almonds ; !150 g lard, soft / butter, soft ; 120 g icing sugar ; 1 tsp ground cinnamon ; 1/4 tsp salt ; 2 tbsp icing sugar, for dusting
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Toast the flour and almonds on a tray for 18 minutes, stirring, until pale beige, and cool.
- Beat the lard with the icing sugar, cinnamon and salt, work in the flour and almonds, press together and chill for 30 minutes.
- Press 1.5 cm thick, cut out {24} rounds and bake for 15 minutes, until set but pale. Cool on the tray and dust with the icing sugar for dusting.
= Roscón de Reyes ; roscon de reyes, roscon, rosca de reyes, kings bread, three kings bread, three kings cake, spanish king cake, bolo rei
bread ; spanish ; breakfast dessert ; 12 ; 45+24 rest 180 ; oven
Ring of sweet bread scented with orange flower water, under candied fruit.
!550 g bread flour ; !8 g dried yeast ; 200 ml milk, lukewarm ; 120 g sugar ; 2 eggs ; 90 g butter, soft ; !2 tbsp orange blossom water ; 1 tsp orange zest ; 1 tsp lemon zest ; 1/2 tsp salt ; 1 egg, beaten, for the glaze ; !120 g candied fruit, sliced ; 40 g flaked almonds ; 40 g pearl sugar
- Knead the bread flour with the yeast, milk, sugar, 2 eggs, orange blossom water, orange zest, lemon zest and salt for 8 minutes, then the butter, until smooth. Cover and leave to rise for 105 minutes.
- Shape into a ball, open a hole in the middle and stretch to a wide ring on a lined tray. Leave to rise for 75 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush with the beaten egg, lay on the candied fruit, scatter with the flaked almonds and pearl sugar and bake for 22 minutes, until golden.
= Leche Frita ; fried milk, spanish fried milk, fried custard, spanish fried custard
pudding ; spanish ; dessert ; 6 ; 25+30 rest 240 ; stove
Squares of thick cinnamon custard, fried in an egg coat.
!750 ml milk / oat milk ; 1 cinnamon stick ; 1 tsp lemon zest ; 120 g sugar ; !80 g cornflour ; 60 g plain flour ; !2 eggs, beaten ; 300 ml sunflower oil ; 1 tsp ground cinnamon ; 3 tbsp sugar, for the coating
- Heat two thirds of the milk with the cinnamon stick and lemon zest for 6 minutes and take out the stick. Whisk the cornflour and sugar with the rest of the milk, stir in and simmer for 4 minutes, until very thick.
- Spread 2 cm thick in an oiled dish and chill for 240 minutes. Cut into {18} squares.
- Turn in the flour and then the eggs, and fry in the sunflower oil for 2 minutes on each side, until golden. Drain and roll in the sugar for the coating and the ground cinnamon.
= Cataplana ; cataplana de marisco, portuguese seafood stew, cataplana algarvia, algarve seafood stew, clams in cataplana
stew ; portuguese ; dinner ; 4 ; 25+35 ; stove
Clams, prawns and fish steamed with peppers, tomatoes and chouriço.
!*600 g clams, purged / mussels, scrubbed ; !300 g raw prawns, peeled ; !400 g monkfish fillets, in pieces / cod fillets, in pieces ; 100 g chorizo, sliced ; 2 onions, sliced ; 4 cloves garlic, sliced ; 1 red pepper, in strips ; 1 green pepper, in strips ; 4 tomatoes, sliced ; 5 tbsp olive oil ; 150 ml white wine ; 1 bay leaf ; 1 bunch coriander, chopped ; 1/2 tsp salt ; 1/4 tsp chilli flakes
- Cook the onions and peppers in the olive oil with the chorizo for 12 minutes. Add the garlic, tomatoes, bay leaf, salt and chilli flakes for 6 minutes.
- Pour in the white wine, lay in the monkfish, cover and steam for 4 minutes. Add the clams and prawns, cover and cook for 6 minutes, until the clams have opened and the fish is opaque. Throw away any that stay shut.
- Take out the bay leaf and scatter with the coriander.
= Carne de Porco à Alentejana ; carne de porco a alentejana, carne de porco alentejana, pork and clams, portuguese pork and clams, pork with clams, alentejo pork
stew ; portuguese ; dinner ; 4 ; 25+60 rest 240 ; stove
Marinated pork with clams, fried potatoes and coriander.
!*700 g pork shoulder, in cubes ; !800 g clams, purged ; 800 g waxy potatoes, in cubes ; !2 tbsp sweet paprika ; 5 cloves garlic, crushed ; 2 bay leaves ; 250 ml white wine ; 150 ml olive oil ; 1 bunch coriander, chopped ; 1 lemon, in wedges ; 1 1/2 tsp salt
- Mix the pork with the paprika, garlic, bay leaves, white wine and two thirds of the salt and chill for 240 minutes. Drain and keep the marinade.
- Fry the potatoes in two thirds of the olive oil for 16 minutes, until golden, drain and season with the rest of the salt.
- Brown the pork in the rest of the oil for 10 minutes, pour in the marinade, cover and simmer for 32 minutes, until tender. Add the clams, cover and cook for 5 minutes, until they have opened. Throw away any that stay shut.
- Toss with the potatoes and coriander and serve with the lemon.
= Açorda ; acorda, açorda alentejana, acorda alentejana, portuguese bread soup, portuguese garlic and coriander bread soup, bread and coriander soup
soup ; portuguese ; lunch dinner ; 4 ; 15+12 ; stove
Bread soaked in broth with garlic, coriander and olive oil, under a poached egg.
!300 g sourdough bread, stale, in cubes ; !4 cloves garlic ; !1 bunch coriander ; !100 ml olive oil ; !4 eggs ; 1.2 l vegetable stock ; 1 tsp salt
- Pound the garlic with the coriander and salt, stir in the olive oil and put into a wide bowl.
- Bring the vegetable stock to a bare simmer, slip in the eggs one by one and poach for 4 minutes, until the whites are firm. Lift out.
- Pour the boiling stock over the coriander, add the bread and leave for 2 minutes. Ladle into bowls and lay an egg on each.
= Cozido à Portuguesa ; cozido a portuguesa, portuguese boiled dinner, portuguese stew, cozido portugues, portuguese meat and vegetable stew
stew ; portuguese ; dinner ; 8 ; 30+150 ; stove
Beef, pork and sausages boiled with cabbage, roots and chickpeas.
!*800 g stewing beef, in large pieces ; !500 g pork ribs ; !250 g chorizo, whole ; 150 g black pudding, whole ; !1 savoy cabbage, in wedges ; 800 g waxy potatoes, halved ; 4 carrots, halved ; 3 turnips, quartered ; 400 g canned chickpeas, drained ; 300 g long-grain rice ; 2 bay leaves ; 2 1/2 tsp salt
- Cover the beef with water, add the bay leaves and salt and simmer for 75 minutes. Add the pork ribs and simmer for 40 minutes, until the beef is tender and the ribs come off the bone.
- Add the chorizo and black pudding and simmer for 14 minutes. Lift out all meats and keep warm. Cook the potatoes, carrots and turnips in the broth for 12 minutes, add the savoy cabbage and simmer for 12 minutes.
- Meanwhile, cook the rice in 700 ml of the broth for 14 minutes and stir in the chickpeas to warm.
- Slice the meats and serve with the vegetables and rice.
= Bifana ; bifanas, portuguese pork sandwich, bifana sandwich, portuguese pork rolls
filled ; portuguese ; lunch dinner ; 4 ; 15+20 rest 120 ; stove
Thin pork simmered in garlic, paprika and white wine, in a crusty roll.
!*600 g pork loin, thinly sliced / oyster mushrooms, torn ; !5 cloves garlic, sliced ; 2 tsp sweet paprika ; 200 ml white wine ; 1 bay leaf ; 1 tsp chilli sauce ; 2 tbsp lard / olive oil ; !4 bread rolls ; 2 tbsp mustard ; 1 tsp salt ; 1/4 tsp black pepper
- Mix the pork with the garlic, paprika, white wine, bay leaf, chilli sauce, salt and black pepper and chill for 120 minutes. Drain and keep the marinade.
- Fry the pork in the lard over high heat in batches for 4 minutes, turning. Pour in the marinade and simmer for 8 minutes<, until no pink is left and the sauce is shiny|, until the sauce is shiny>. Take out the bay leaf.
- Dip the cut sides of the bread rolls into the sauce and fill with the pork and mustard.
= Pão de Ló ; pao de lo, portuguese sponge cake, portuguese sponge, pão de ló de ovar
pudding ; portuguese ; dessert snacks ; 10 ; 25+42 ; oven
Tall, airy sponge of eggs, sugar and flour, baked in paper.
!6 eggs ; !4 egg yolks ; !220 g sugar ; !150 g plain flour ; 1 tsp lemon zest ; 1/4 tsp salt ; 20 g butter, for the tin
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Butter a tall ring tin and line it with crumpled baking paper.
- Whisk the eggs with the egg yolks, lemon zest and salt. Whisk in the sugar for 12 minutes, until no grain of sugar is felt and it is white and three times as high. Sift in the flour and fold it in.
- Bake for 40 minutes, until a skewer comes out clean, and cool in the paper.
= Romesco Sauce ; romesco, salsa romesco, salvitxada, catalan pepper and nut sauce, red pepper and almond sauce, xató sauce
sauce ; spanish ; side ; 6 ; 15+20 ; oven blender
Thick sauce of roasted tomatoes and peppers with almonds and hazelnuts.
!3 tomatoes ; 4 cloves garlic, in their skins ; !150 g roasted red peppers ; !60 g almonds ; 30 g hazelnuts ; 1 slice sourdough bread ; !100 ml olive oil ; 1 1/2 tbsp sherry vinegar ; 1 tsp sweet smoked paprika ; 1/4 tsp chilli flakes ; 3/4 tsp salt
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Roast the tomatoes and garlic for 18 minutes and add the almonds, hazelnuts and bread for the last 6 minutes.
- Peel the tomatoes and garlic and blend with the almonds, hazelnuts, bread, roasted red peppers, sherry vinegar, paprika, chilli flakes and salt.
- Blend in the olive oil in a thin stream, until it is thick but still a little coarse.
= Mojo Picón ; mojo picon, mojo rojo, canarian red sauce, mojo sauce canarian, red mojo sauce, mojo canario
sauce ; spanish ; side ; 6 ; 15+2 ; stove blender
Hot red sauce of the Canaries with peppers, garlic, cumin and vinegar.
!1 red pepper, chopped ; !2 red chillies, chopped ; !5 cloves garlic ; 1 tsp cumin seeds ; 2 tsp sweet smoked paprika ; !120 ml olive oil ; 2 tbsp sherry vinegar ; 1 slice sourdough bread ; 3/4 tsp salt
- Toast the cumin seeds in a dry pan for 2 minutes, until they smell strong.
- Blend the garlic with the red pepper, red chillies, bread, cumin, paprika, salt and sherry vinegar.
- Blend in the olive oil in a thin stream and thin with a spoonful of water if you like.
= Txangurro ; txangurro a la donostiarra, basque stuffed crab, spanish stuffed crab, basque baked crab, changurro
bake ; spanish ; starter dinner ; 4 ; 20+40 ; oven stove
Crab meat stewed with leek, tomato and brandy and browned under crumbs.
!*400 g crab meat ; 1 leek, finely chopped ; 1 onion, finely chopped ; 2 cloves garlic, finely chopped ; 4 tbsp olive oil ; 200 g passata ; !60 ml brandy / white wine ; 100 ml fish stock ; 1/4 tsp cayenne pepper ; 50 g breadcrumbs ; 1 handful parsley, chopped ; 30 g butter ; 1/4 tsp salt
- Cook the onion, leek and garlic in the olive oil for 12 minutes, until soft. Pour in the brandy and let it bubble away.
- Add the passata, fish stock, cayenne pepper and salt and simmer for 10 minutes, until thick. Stir in the crab meat for 2 minutes.
- Heat the oven to 220 °C (430 °F), or 200 °C (390 °F) with the fan on. Fill into shells or small dishes, scatter with the breadcrumbs and parsley, dot with the butter and bake for 10 minutes, until brown.
`;
