/** Dishes of the French regions by name; how the table is read: rules/classics/classic.ts. */
export const FRANCE_BY_REGION_BY_NAME = `
= Pan Bagnat ; pan bagna, nicoise sandwich, niçoise sandwich, salade nicoise sandwich, tuna sandwich from nice
filled ; french ; lunch ; 4 ; 25+9 rest 60 ; stove
Round roll filled with tuna, egg, tomatoes and olives, soaked in olive oil.
!4 ciabatta rolls / bread rolls, large ; !*300 g canned tuna in oil, drained / canned chickpeas, drained ; 2 eggs ; !3 tomatoes, sliced ; 1/2 red pepper, sliced ; 4 radishes, sliced ; 2 spring onions, sliced ; 6 anchovy fillets / 1 tbsp capers ; !50 g black olives, pitted ; 1 clove garlic, halved ; !6 tbsp olive oil ; 1 tbsp red wine vinegar ; 1 handful basil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the eggs for 9 minutes, peel and slice.
- Cut open the ciabatta rolls, rub with the garlic and sprinkle with the olive oil, vinegar, salt and black pepper.
- Fill with the tomatoes, red pepper, radishes, spring onions, tuna, eggs, anchovies, olives and basil. Wrap tightly and chill under a weight for 60 minutes.
= Truffade ; truffade auvergnate, auvergne potato cake with cheese, la truffade, potatoes with tomme
fry ; french ; dinner ; 4 ; 15+40 ; stove
Potatoes fried in goose fat and bound with melting young cheese.
!1200 g waxy potatoes, thinly sliced ; !350 g Cantal, in strips / raclette cheese, in strips / mozzarella, in strips ; 3 tbsp goose fat / sunflower oil ; 2 cloves garlic, chopped ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the potatoes in the goose fat over medium heat for 26 minutes, turning now and then, until soft and partly brown. Season with the salt and black pepper.
- Add the garlic for 1 minute, take off the heat and stir in the Cantal until it melts and draws threads.
- Return to the heat for 5 minutes without stirring, until the bottom is crusty, turn out and scatter with the parsley.
= Croziflette ; crozets au reblochon, croziflette savoyarde, crozets, savoy pasta gratin, pasta tartiflette
bake ; french ; dinner ; 4 ; 20+50 ; oven stove
Small brown pasta baked with bacon, cream and Reblochon.
!350 g wholewheat pasta, small / pasta, small ; !*200 g smoked bacon, in strips / smoked tofu, in strips ; 2 onions, sliced ; 20 g butter ; 100 ml white wine ; 250 ml double cream ; !450 g Reblochon / Camembert ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the pasta in water with most of the salt for 14 minutes and drain.
- Fry the smoked bacon and onions in the butter for 9 minutes, pour in the white wine and let it boil away. Stir in the double cream, black pepper and the rest of the salt.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Mix the pasta with the sauce in a dish, halve the Reblochon through the middle and lay it on, rind up.
- Bake for 20 minutes, until melted and brown.
= Diots au Vin Blanc ; diots, diots de savoie, savoy sausages in white wine, sausages in white wine, diots with crozets, saucisses au vin blanc
stew ; french ; dinner ; 4 ; 10+45 ; stove
Pork sausages braised in white wine with onions.
!*8 pork sausages / vegan sausages ; !3 onions, sliced ; 30 g butter ; 1 tbsp plain flour ; !400 ml white wine ; 150 ml vegetable stock ; 1 bay leaf ; 2 sprigs thyme ; 800 g waxy potatoes, halved ; 1 tsp salt ; 1/4 tsp black pepper
- Brown the sausages in half of the butter for 6 minutes and lift out. Cook the onions in the rest of the butter for 8 minutes and stir in the flour for 1 minute.
- Pour in the white wine and vegetable stock, add the bay leaf, thyme and black pepper, return the sausages, cover and simmer for 25 minutes<, until cooked through|>.
- Meanwhile, boil the potatoes in water with the salt for 18 minutes. Drain and serve with the sausages and sauce.
= Quenelles in Cream Sauce ; quenelles, quenelle, quenelles lyonnaises, quenelles de brochet, quenelles nantua, fish quenelles, pike dumplings, french fish dumplings
bake ; french ; dinner ; 4 ; 40+55 rest 60 ; oven stove
Light poached fish dumplings puffed up in a creamy sauce.
!*400 g pike fillets, skinless and boned / cod fillets, skinless ; !3 egg whites ; !500 ml double cream, cold ; 40 g butter ; 30 g plain flour ; 300 ml fish stock ; 1 tbsp tomato paste ; 60 g Gruyère, grated ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp white pepper
- Blend the pike with the egg whites, nutmeg, white pepper and half of the salt until smooth, blend in half of the double cream and chill for 60 minutes.
- Shape into {12} ovals with two wet spoons and poach in barely simmering water with the rest of the salt for 9 minutes, until firm. Drain.
- Melt the butter, stir in the flour for 1 minute, whisk in the fish stock, tomato paste and the rest of the cream and simmer for 6 minutes.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Lay the dumplings in a dish, pour over the sauce, scatter with the Gruyère and bake for 22 minutes, until puffed and golden.
= Gâteau de Savoie ; gateau de savoie, biscuit de savoie, savoy cake, savoy sponge cake, french sponge cake
cake ; french ; dessert snacks ; 8 ; 25+38 ; oven
Tall, light sponge without fat.
!5 eggs, separated ; !180 g sugar ; !90 g plain flour ; !70 g cornflour ; 1 tsp lemon zest ; 1 tbsp icing sugar ; 1/4 tsp salt ; 20 g butter, for the tin
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Butter a tall mould and dust it with a little of the flour.
- Beat the egg yolks with the lemon zest and sugar until no grain of sugar is felt and they are pale. Whisk the egg whites with the salt until stiff, and fold into the yolks by turns with the flour and cornflour.
- Bake for 36 minutes, until a skewer comes out clean. Turn out, cool and dust with the icing sugar.
= Baeckeoffe ; baeckaoffa, backeoffe, alsatian casserole, bäckeoffe, alsatian meat and potato casserole
bake ; french ; dinner ; 6 ; 40+190 rest 720 ; oven
Three meats marinated in white wine and baked with potatoes in a sealed pot.
!*500 g stewing beef, in pieces ; !500 g pork shoulder, in pieces ; !600 g lamb shoulder, on the bone, in pieces ; !1500 g waxy potatoes, sliced ; 2 onions, sliced ; 2 leeks, sliced ; 2 carrots, sliced ; 3 cloves garlic, crushed ; !600 ml white wine ; 2 bay leaves ; 4 sprigs thyme ; 4 juniper berries ; 2 1/2 tsp salt ; 1/2 tsp black pepper
- Mix the beef, pork and lamb with the white wine, garlic, bay leaves, thyme and juniper berries, cover and chill for 720 minutes.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Layer the potatoes, onions, leeks, carrots, beef, pork and lamb in a heavy pot, each layer seasoned with some of the salt and black pepper, with potatoes at the bottom and the top.
- Pour over the marinade, seal the lid with foil and bake for 180 minutes, until the beef and pork fall apart and the lamb comes off the bone.
= Kougelhopf ; kugelhopf, gugelhupf, kouglof, alsatian yeast cake, bundt yeast cake, kugelhupf, guglhupf
cake ; french ; breakfast snacks ; 12 ; 35+42 rest 150 ; oven
Tall ring of yeast dough with raisins and almonds.
!450 g plain flour ; !7 g dried yeast ; 180 ml milk, lukewarm ; 80 g sugar ; 2 eggs ; 130 g butter, soft ; !100 g raisins ; 2 tbsp kirsch / orange juice ; !18 almonds ; 1 tbsp icing sugar ; 1/2 tsp salt
- Warm the raisins in the kirsch. Knead the flour with the yeast, milk, sugar, eggs and salt for 6 minutes, then the butter, until smooth. Work in the raisins, cover and leave to rise for 90 minutes.
- Butter a fluted ring mould, lay an almond in each groove, press in the dough and leave to rise for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 40 minutes, until deep golden. Turn out, cool and dust with the icing sugar.
= Rabbit in Mustard Sauce ; lapin a la moutarde, lapin à la moutarde, rabbit with mustard, mustard rabbit, rabbit stew, kaninchen in senfsauce, poulet a la moutarde
stew ; french ; dinner ; 4 ; 20+70 ; stove
Rabbit braised in white wine with Dijon mustard and cream.
!*1200 g rabbit, in pieces / chicken thighs, skin off ; !5 tbsp Dijon mustard ; 2 shallots, chopped ; 30 g butter ; 2 tbsp sunflower oil ; 1 tbsp plain flour ; 250 ml white wine ; 250 ml chicken stock ; 3 sprigs thyme ; !200 ml crème fraîche ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the rabbit with the salt and black pepper, brush with half of the mustard and brown in the butter and sunflower oil for 10 minutes. Lift out.
- Cook the shallots for 3 minutes, stir in the flour for 1 minute and pour in the white wine and chicken stock. Add the thyme and rabbit, cover and simmer for 48 minutes, until the meat comes off the bone.
- Stir in the crème fraîche and the rest of the mustard, simmer for 5 minutes and scatter with the parsley.
= Ficelle Picarde ; ficelles picardes, picardy pancakes, ham and mushroom pancakes, ham and mushroom crepes, gratin of ham crepes, crêpes jambon champignons
bake ; french ; dinner ; 4 ; 35+55 ; oven stove
Pancakes rolled around ham and mushrooms, baked in cream under cheese.
!150 g plain flour ; !3 eggs ; 350 ml milk ; 60 g butter ; *8 slices ham / smoked tofu ; !400 g chestnut mushrooms, finely chopped ; 2 shallots, chopped ; !300 ml crème fraîche ; 120 g Gruyère, grated ; 1/4 tsp ground nutmeg ; 3/4 tsp salt ; 1/4 tsp black pepper
- Whisk the flour with the eggs, milk and a third of the salt and fry {8} thin pancakes in half of the butter for 1 minute on each side.
- Cook the shallots and mushrooms in the rest of the butter for 10 minutes, until dry. Stir in half of the crème fraîche, the black pepper and the rest of the salt.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Lay a slice of ham and some mushrooms on each pancake, roll up and set in a dish. Spread with the rest of the crème fraîche and scatter with the nutmeg and Gruyère.
- Bake for 20 minutes, until brown.
= Far Breton ; breton flan with prunes, breton prune flan, far breton aux pruneaux, far aux pruneaux, prune custard cake, breton far
cake ; french ; dessert snacks ; 8 ; 15+48 rest 60 ; oven
Dense baked batter with prunes.
!250 g pitted prunes ; 3 tbsp rum / orange juice ; !4 eggs ; 130 g sugar ; !220 g plain flour ; !750 ml milk ; 40 g butter, melted ; 1 tsp vanilla extract ; 1/4 tsp salt
- Warm the prunes with the rum and leave for 30 minutes. Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on.
- Whisk the eggs with the sugar, vanilla and salt, whisk in the flour, then the milk and most of the butter until smooth.
- Butter a dish with the rest, lay in the prunes, pour over the batter and bake for 46 minutes, until brown and set in the middle. Cool for 30 minutes.
= Cotriade ; breton fish stew, cotriade bretonne, brittany fish stew, kaoteriad
stew ; french ; dinner ; 4 ; 25+40 ; stove
Brittany's stew of several fish with potatoes, onions and herbs.
!*400 g cod fillets, in large pieces ; !300 g mackerel fillets, in pieces / salmon fillets, in pieces ; !500 g mussels, scrubbed ; !800 g waxy potatoes, in chunks ; 2 onions, sliced ; 1 leek, sliced ; 2 cloves garlic, crushed ; 50 g butter ; 1.2 l fish stock ; 2 bay leaves ; 3 sprigs thyme ; 2 tbsp cider vinegar ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onions and leek in the butter for 8 minutes. Add the garlic for 1 minute, then the potatoes, fish stock, bay leaves, thyme, salt and black pepper, and simmer for 16 minutes.
- Lay in the cod and mackerel and simmer for 5 minutes. Add the mussels, cover and cook for 4 minutes, until they have opened and the fish is opaque. Throw away any that stay shut.
- Take out the bay leaves, season with the vinegar and scatter with the parsley.
= Gâteau Breton ; gateau breton, brittany butter cake, breton cake
biscuit ; french ; snacks dessert ; 10 ; 20+42 ; oven
Dense, short cake of salted butter and egg yolks.
!300 g plain flour ; !250 g salted butter, soft ; !220 g sugar ; !6 egg yolks ; 1 tbsp rum / 1 tsp vanilla extract
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the rum and sugar until no grain of sugar is felt. Beat in the egg yolks but for a spoonful, and fold in the flour.
- Spread in a buttered round tin with wet hands. Brush with the last of the yolk, mixed with a little water, and draw a lattice on it with a fork.
- Bake for 40 minutes, until deep gold, and cool in the tin.
= Teurgoule ; norman rice pudding, normandy rice pudding, baked rice pudding with cinnamon, terrinée, tergoule
pudding ; french ; dessert ; 6 ; 5+300 ; oven
Rice pudding baked for hours under a brown cinnamon skin.
!150 g pudding rice ; !2 l milk / oat milk ; 160 g sugar ; !2 tsp ground cinnamon ; 1/4 tsp salt
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Mix the rice with the sugar, cinnamon and salt in a deep earthenware dish.
- Pour in the milk slowly and stir once.
- Bake for 300 minutes, until there is a thick brown skin and the rice below is creamy and soft. Serve warm or cold.
= Poulet Vallée d'Auge ; poulet vallee d auge, chicken normandy, norman chicken, normandy chicken, chicken with calvados, chicken with apples and calvados, chicken with cider and cream, poulet normand
stew ; french ; dinner ; 4 ; 20+60 ; stove
Chicken with apples, Calvados, cider and cream.
!*8 chicken thighs, skin on ; 50 g butter ; 2 shallots, chopped ; 200 g chestnut mushrooms, sliced ; !60 ml Calvados / apple juice ; !300 ml cider / apple juice ; !3 apples, in wedges ; !200 ml crème fraîche ; 2 sprigs thyme ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and brown in half of the butter for 12 minutes. Add the shallots and mushrooms for 4 minutes.
- Take off the heat, pour in the Calvados, return to the heat and let it bubble. Add the cider and thyme, cover and simmer for 32 minutes, until the chicken is cooked through to the bone.
- Meanwhile, fry the apples in the rest of the butter for 7 minutes, until golden.
- Stir the crème fraîche into the sauce, simmer for 4 minutes and lay on the apples.
= Axoa ; axoa de veau, axoa d'espelette, basque veal stew, basque minced veal, veal with peppers
stew ; french ; dinner ; 4 ; 20+50 ; stove
Finely cut veal simmered with peppers, onions and Espelette chilli.
!*700 g veal, finely diced / pork shoulder, finely diced / chicken thigh fillets, diced / firm tofu, finely diced ; 2 onions, chopped ; !2 red peppers, diced ; !2 green peppers, diced ; 3 cloves garlic, chopped ; 4 tbsp olive oil ; 100 ml white wine ; 250 ml chicken stock ; !2 tsp Espelette pepper / chilli flakes ; 1 bay leaf ; 1 tsp salt
- Brown the veal in half of the olive oil for 7 minutes and lift out. Cook the onions and peppers in the rest of the oil for 10 minutes and add the garlic for 1 minute.
- Return the veal, pour in the white wine and chicken stock, add the Espelette pepper, bay leaf and salt, cover and simmer for <28|15> minutes, until tender.
- Take out the bay leaf and simmer uncovered for 3 minutes.
= Garbure ; garbure gasconne, gascon cabbage soup, garbure landaise, french cabbage and bean soup, garbure béarnaise
soup ; french ; dinner lunch ; 6 ; 30+80 ; stove
Thick soup of cabbage, white beans, ham and duck.
!*2 confit duck legs / 400 g smoked tofu, in cubes ; 200 g ham, in cubes / carrots, in cubes ; !400 g savoy cabbage, in strips ; !500 g canned white beans, drained ; 500 g waxy potatoes, diced ; 2 carrots, sliced ; 2 turnips, diced ; 2 leeks, sliced ; 1 onion, chopped ; 3 cloves garlic, chopped ; 2 tbsp goose fat / olive oil ; 1.8 l vegetable stock ; 1 bay leaf ; 2 sprigs thyme ; 1/4 tsp salt ; 1/2 tsp black pepper
- Cook the onion and leeks in the goose fat for 8 minutes. Add the garlic, carrots, turnips, ham, vegetable stock, bay leaf and thyme and simmer for 24 minutes.
- Add the potatoes, savoy cabbage, salt and black pepper and simmer for 22 minutes.
- <Take the duck off the bone in large pieces. Add it|Add the tofu> with the white beans and simmer for 14 minutes, until a spoon nearly stands in it. Take out the bay leaf.
= Canelés ; caneles, cannelés, canele, canneles de bordeaux, cannelés bordelais, canelés de bordeaux
biscuit ; french ; snacks dessert ; 16 ; 20+70 rest 1440 ; oven stove
Little fluted cakes with a dark caramel crust and a custardy middle, with rum and vanilla.
!500 ml milk ; 50 g butter ; !2 eggs ; !2 egg yolks ; 220 g sugar ; 120 g plain flour ; !60 ml rum / orange juice ; !2 tsp vanilla extract ; 1/4 tsp salt ; 30 g butter, for the moulds
- Heat the milk with the butter and vanilla until it steams. Mix the flour with the sugar and salt, stir in the eggs and egg yolks, then the hot milk, and the rum when it is lukewarm. Chill for 1440 minutes.
- Heat the oven to 230 °C (445 °F), or 210 °C (410 °F) with the fan on. Butter {16} fluted moulds well, stir the batter and fill them almost to the top.
- Bake for 12 minutes, turn down to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and bake for 50 minutes, until very dark. Turn out hot and cool.
= Oeufs en Meurette ; eggs in red wine, eggs poached in red wine sauce, oeuf meurette, oeufs meurette, burgundy eggs, œufs en meurette
egg ; french ; lunch dinner ; 4 ; 20+45 ; stove
Poached eggs in a red wine sauce with bacon, mushrooms and onions.
!8 eggs ; !*120 g smoked bacon, in strips / smoked tofu, in strips ; 150 g chestnut mushrooms, sliced ; 2 shallots, chopped ; 1 carrot, finely diced ; 50 g butter ; 2 tbsp plain flour ; !500 ml red wine ; 200 ml beef stock ; 1 bay leaf ; 2 sprigs thyme ; 4 slices sourdough bread, toasted ; 2 tbsp white wine vinegar ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the smoked bacon and mushrooms in half of the butter for 8 minutes and take out. Cook the shallots and carrot in the rest of the butter for 6 minutes and stir in the flour for 1 minute.
- Pour in the red wine and beef stock, add the bay leaf, thyme, salt and black pepper and simmer for 20 minutes. Strain and stir in the bacon and mushrooms.
- Slip the eggs one by one into barely simmering water with the vinegar and poach for 4 minutes, until the whites are firm.
- Lay on the sourdough bread and pour over the sauce.
= Escargots ; escargots de bourgogne, snails in garlic butter, garlic butter snails, escargot, schnecken mit kräuterbutter
bake ; french ; starter ; 4 ; 20+14 ; oven
Snails baked in garlic and parsley butter.
!*24 canned snails, drained / button mushrooms ; !120 g butter, soft ; !4 cloves garlic, crushed ; 1 shallot, finely chopped ; !1 bunch parsley, finely chopped ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 baguette, sliced
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Beat the butter with the garlic, shallot, parsley, salt and black pepper.
- Set the snails in the hollows of a special dish or a small baking dish and cover each with the butter.
- Bake for 13 minutes, until the butter bubbles, and serve with the baguette.
= Galette des Rois ; king cake french, french king cake, kings cake, epiphany cake, frangipane galette, galette frangipane, pithiviers
tart ; french ; dessert snacks ; 8 ; 30+35 rest 30 ; oven
Puff pastry filled with almond cream, with a charm hidden in it.
!500 g puff pastry ; !120 g ground almonds ; !100 g butter, soft ; 100 g sugar ; 2 eggs ; 1 egg yolk ; 1 tbsp rum / orange juice ; 1/2 tsp almond extract ; 1/4 tsp salt
- Beat the butter with the sugar, beat in the eggs, almonds, rum, almond extract and salt. Roll out the puff pastry and cut out two rounds.
- Spread the filling on one, leaving a margin. Press in a china figure and warn everybody. Moisten the margin, lay on the other round and press shut. Brush with the egg yolk and chill for 30 minutes.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Score curved lines on top, prick once in the middle and bake for 34 minutes, until well risen and deep golden.
`;
