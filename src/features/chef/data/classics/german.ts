/** Dishes of Germany, Austria and Switzerland; how the table is read: rules/classics/classic.ts. */
export const GERMAN = `
= Wiener Schnitzel ; schnitzel, veal schnitzel, pork schnitzel, schnitzel wiener art, chicken schnitzel, escalope viennoise
fry ; austrian ; dinner ; 4 ; 20+15 ; stove
Thin meat in a loose golden crust of crumbs.
!*4 veal escalopes, 150 g each / 600 g pork tenderloin, in thin slices / 600 g chicken breast fillets, halved flat / 600 g turkey breast, in thin slices / 1 celeriac, peeled and sliced 1 cm thick ; 80 g plain flour ; !2 eggs, beaten / 150 ml soy milk ; !150 g breadcrumbs ; 150 ml sunflower oil ; 30 g butter ; 1 tsp salt ; 1 lemon, in wedges
- <Beat the veal between sheets of paper until 5 mm thick|Boil the slices of veal for 8 minutes and pat dry>, and season with the salt.
- Turn it in the flour, then the eggs, then the breadcrumbs, without pressing them on.
- Heat the sunflower oil with the butter in a wide pan over medium-high heat. Fry one or two at a time for 2 to 3 minutes on each side, spooning fat over, until puffed, golden<, and cooked through|>.
- Drain on paper and serve with the lemon.
= Goulash ; hungarian goulash, beef goulash, gulasch, gulyas, goulasch, rindergulasch
stew ; hungarian ; dinner ; 4 ; 20+135|45 ; stove
Beef stewed with as many onions as meat, and plenty of paprika.
!*800 g stewing beef, in 3 cm cubes / pork shoulder, in 3 cm cubes / chestnut mushrooms, halved ; !600 g onions, sliced ; 3 tbsp lard / sunflower oil ; !3 tbsp sweet paprika ; 1 tsp caraway seeds ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 tbsp cider vinegar ; 600 ml beef stock ; 1 bay leaf ; 1 red pepper, diced ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Melt the lard in a heavy pan and cook the onions over medium heat for 15 minutes, until golden.
- Stir in the garlic, caraway and tomato paste for 1 minute. Take off the heat, stir in the paprika, and stop it with the vinegar and a splash of the beef stock before it burns.
- Add the beef, red pepper, salt, black pepper, bay leaf and the rest of the stock. Cover and simmer very gently for <110 minutes, until the meat is tender|20 minutes>.
- Take off the lid for the last minutes if the sauce is thin, and take out the bay leaf.
= Goulash Soup ; gulaschsuppe, gulyasleves, hungarian goulash soup
soup ; hungarian ; dinner ; 4 ; 20+90|40 ; stove
A spoonable goulash with potatoes and paprika.
!*500 g stewing beef, in 2 cm cubes / chestnut mushrooms, halved ; 2 onions, chopped ; 2 tbsp sunflower oil ; !2 tbsp sweet paprika ; 1 tsp caraway seeds ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 1200 ml beef stock ; 2 carrots, diced ; 1 red pepper, diced ; !400 g waxy potatoes, diced ; 1 1/2 tsp salt
- Heat the sunflower oil and cook the onions for 10 minutes, until golden. Stir in the garlic, caraway and tomato paste for 1 minute, and off the heat the paprika.
- Add the beef, beef stock and salt and simmer for <55 minutes, until nearly tender|5 minutes>.
- Add the carrots, red pepper and potatoes and simmer for 20 minutes, until everything is soft.
= Sauerbraten ; german pot roast, rheinischer sauerbraten
roast ; german ; dinner ; 6 ; 30+180 rest 2880 ; stove
Beef marinated for days in wine vinegar and spices, then braised.
!*1500 g beef brisket, in one piece ; 500 ml red wine ; !250 ml red wine vinegar ; 2 onions, sliced ; 2 carrots, sliced ; 2 bay leaves ; 6 juniper berries ; 1 tsp black peppercorns ; 2 tbsp sunflower oil ; 300 ml beef stock ; 60 g gingerbread, crumbled ; 50 g raisins ; 2 tsp salt
- Boil the red wine with the red wine vinegar, onions, carrots, bay leaves, juniper and peppercorns, and leave to cool. Cover the beef with it and chill for 2 to 3 days, turning daily.
- Lift out the beef, pat dry and season with the salt. Brown it all over in the sunflower oil in a heavy pan for 12 minutes.
- Add the strained marinade with its vegetables and the beef stock. Cover and simmer gently for 150 minutes, until tender.
- Strain the sauce, stir in the gingerbread and raisins and simmer for 10 minutes, until glossy. Slice the beef and serve with it.
= Käsespätzle ; kasespatzle, kaesespaetzle, cheese spaetzle, spatzle with cheese, kasnocken
pasta ; german ; dinner ; 4 ; 20+30 ; stove
Soft egg noodles layered with melting cheese under browned onions.
!400 g plain flour ; !4 eggs ; 150 ml water ; !250 g Emmental, grated ; !3 onions, sliced ; 60 g butter ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt
- Melt the butter in a wide pan and cook the onions with a pinch of the salt over medium heat for 20 minutes, until deep brown.
- Meanwhile, beat the flour with the eggs, water, nutmeg and most of the salt until the batter makes bubbles and falls slowly from the spoon.
- Press it in portions through a spätzle maker or scrape it from a board into boiling salted water. Lift out when they float, after about 2 minutes.
- Layer with the Emmental in a warm dish, stirring so that it melts, and top with the onions.
= Rösti ; rosti, roesti, swiss rosti, potato rosti
side ; swiss ; dinner ; 4 ; 15+30 ; stove
A crisp cake of grated potatoes.
!800 g waxy potatoes, boiled the day before ; 60 g butter ; 1 tsp salt ; 1/4 tsp black pepper
- Peel the potatoes and grate them coarsely. Season with the salt and black pepper.
- Melt half of the butter in a heavy 24 cm pan over medium heat, add the potatoes and press into a cake. Cook for 15 minutes, until the base is golden.
- Turn out on to a plate, melt the rest of the butter, slide the cake back and cook for 12 minutes on the other side.
= Reibekuchen ; potato pancakes, kartoffelpuffer, latkes, potato latkes, draniki, reiberdatschi, placki ziemniaczane, polish potato pancakes, deruny, ukrainian potato pancakes
fry ; german ; lunch ; 4 ; 20+25 ; stove
Thin crisp cakes of raw grated potato and onion.
!1000 g waxy potatoes, peeled and grated ; 1 onion, grated ; !2 eggs ; 4 tbsp plain flour ; 1 1/2 tsp salt ; 100 ml sunflower oil ; 200 g apple sauce
- Squeeze the potatoes well in a cloth and mix with the onion, eggs, flour and salt.
- Heat a third of the sunflower oil in a wide pan over medium-high heat. Drop in heaped spoonfuls and press thin.
- Fry for 4 minutes on each side, until crisp and brown, adding oil for each batch. Drain on paper and serve with the apple sauce.
= German Potato Salad ; kartoffelsalat, potato salad, swabian potato salad, schwabischer kartoffelsalat, ensalada de patatas, salade de pommes de terre
salad ; german ; lunch ; 4 ; 20+25 rest 30 ; stove
Warm potatoes dressed with hot stock, vinegar and mustard.
!1000 g waxy potatoes, scrubbed ; 1 onion, finely chopped ; !200 ml vegetable stock, hot ; 4 tbsp white wine vinegar ; 1 tbsp mustard ; 5 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper ; 1 handful chives, snipped
- Boil the potatoes in their skins for 22 minutes, until tender. Drain, peel while warm and slice.
- Pour the hot vegetable stock over the onion, and stir in the white wine vinegar, mustard, salt and black pepper.
- Fold gently into the potatoes and leave for 30 minutes to drink it up. Stir in the sunflower oil and chives and serve warm.
= Rouladen ; beef rouladen, rinderrouladen, beef roulades
stew ; german ; dinner ; 4 ; 30+110 ; stove
Thin beef rolled around mustard, bacon and gherkins, and braised.
!*4 slices beef topside, 180 g each, beaten thin ; 3 tbsp mustard ; !4 rashers smoked bacon / 100 g smoked tofu, in strips ; !4 gherkins, halved lengthways ; 2 onions, sliced ; 2 tbsp sunflower oil ; 1 carrot, diced ; 2 tbsp tomato paste ; 200 ml red wine ; 400 ml beef stock ; 1 tsp salt ; 1/4 tsp black pepper ; 1 tbsp cornflour
- Season the beef with the salt and black pepper and spread with the mustard. Lay on the bacon, gherkins and half of the onions, roll up and tie.
- Brown the rolls in the sunflower oil in a heavy pan for 10 minutes and lift out. Cook the rest of the onions and the carrot for 6 minutes, and stir in the tomato paste.
- Add the red wine, let it bubble, then the beef stock and the rolls. Cover and simmer for 85 minutes, until tender.
- Strain the sauce, thicken it with the cornflour mixed with a little cold water, and simmer for 2 minutes.
= Königsberger Klopse ; konigsberger klopse, koenigsberger klopse, meatballs in caper sauce, königsberger
stew ; german ; dinner ; 4 ; 25+30 ; stove
Poached meatballs in a white sauce sharp with capers.
!*500 g minced veal / minced beef / minced pork ; 60 g breadcrumbs ; 100 ml milk ; 1 egg ; 1 onion, finely chopped ; 1000 ml beef stock ; 40 g butter ; 40 g plain flour ; 100 ml double cream ; !3 tbsp capers ; 1 tbsp lemon juice ; 1 1/2 tsp salt ; 1/4 tsp white pepper
- Soak the breadcrumbs in the milk for 5 minutes. Knead with the minced veal, egg, onion, most of the salt and the white pepper, and shape into {12} balls.
- Bring the beef stock to a simmer and poach the meatballs for 15 minutes, until cooked through (71 °C / 160 °F). Lift out and keep the stock.
- Melt the butter in a pan, stir in the flour for 1 minute, and whisk in {600 ml} of the stock. Simmer for 8 minutes.
- Stir in the double cream, capers, lemon juice and the rest of the salt, and warm the meatballs in it.
= Frikadellen ; bulette, buletten, fleischpflanzerl, german meatballs, faschierte laibchen, fleischkuchle
fry ; german ; dinner ; 4 ; 20+15 ; stove
Flat meatballs with onion and mustard, fried brown.
!*600 g minced beef / minced pork / minced turkey / cooked lentils, mashed ; 1 bread roll, stale / 60 g breadcrumbs ; 100 ml milk ; 1 onion, finely chopped ; 1 egg ; 1 tbsp mustard ; 1 tsp sweet paprika ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 3 tbsp sunflower oil
- Soak the bread roll in the milk for 5 minutes and squeeze it out.
- Knead it with the minced beef, onion, egg, mustard, paprika, salt and black pepper. Shape into {8} flat cakes.
- Fry in the sunflower oil over medium heat for 6 minutes on each side, until brown<, and cooked through with no pink left|>.
= Currywurst ; curry wurst
fry ; german ; lunch ; 2 ; 10+20 ; stove
Sliced fried sausage under a spiced tomato sauce.
!*4 bratwurst / vegan sausages ; 1 onion, finely chopped ; 2 tbsp sunflower oil ; !1 1/2 tbsp curry powder ; !200 g ketchup ; 1 tbsp cider vinegar ; 1 tsp sweet paprika ; 50 ml water
- Cook the onion in half of the sunflower oil for 5 minutes. Stir in most of the curry powder and the paprika for 30 seconds.
- Add the ketchup, cider vinegar and water and simmer for 8 minutes, until thick.
- Meanwhile, fry the bratwurst in the rest of the oil for 10 minutes, turning, until brown<, and cooked through|>.
- Slice, cover with the sauce and dust with the rest of the curry powder.
= German Lentil Soup ; linseneintopf, linsensuppe, german lentil soup, lentil stew, lentil soup, sopa de lentejas, lentejas, soupe de lentilles, zuppa di lenticchie
soup ; german ; dinner ; 4 ; 15+45 ; stove
A thick soup of lentils with root vegetables, sharpened with vinegar.
!300 g brown lentils, rinsed / green lentils, rinsed ; 1 onion, chopped ; 2 carrots, diced ; 1 leek, sliced ; 150 g celeriac, diced ; 300 g waxy potatoes, diced ; 2 tbsp sunflower oil ; 1400 ml vegetable stock ; 1 bay leaf ; 2 tbsp red wine vinegar ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the sunflower oil in a large pan and cook the onion, carrots, leek and celeriac for 8 minutes.
- Add the lentils, vegetable stock and bay leaf and simmer for 20 minutes. Add the potatoes and cook for 15 minutes, until everything is tender.
- Take out the bay leaf, stir in the red wine vinegar, salt and black pepper, and serve, if you like, with bread or sausages.
= Tafelspitz ; viennese boiled beef
stew ; austrian ; dinner ; 4 ; 20+150 ; stove
Beef simmered in broth until tender, served with horseradish.
!*1200 g beef topside, in one piece ; 1 onion, halved and browned ; 2 carrots, in chunks ; 150 g celeriac, in chunks ; 1 leek, in chunks ; 2 bay leaves ; 1 tsp black peppercorns ; 2 tsp salt ; !60 g horseradish, grated ; 1 apple, grated ; 1 tbsp lemon juice
- Bring 3 litres of water to a simmer, lower in the beef and skim. Add the onion, bay leaves, peppercorns and salt and simmer very gently for 110 minutes.
- Add the carrots, celeriac and leek and cook for 30 minutes, until the meat is tender.
- Mix the horseradish with the apple and lemon juice. Slice the beef across the grain and serve with the vegetables, some of the broth and the horseradish.
= Kaiserschmarrn ; kaiserschmarren, shredded pancake
griddle ; austrian ; dessert ; 4 ; 15+15 ; stove
A thick fluffy pancake torn into pieces with raisins.
!4 eggs, separated ; !150 g plain flour ; !250 ml milk ; 2 tbsp sugar ; 50 g raisins ; 50 g butter ; 1/4 tsp salt ; 2 tbsp icing sugar
- Whisk the flour with the milk, the yolks of the eggs and the salt until smooth. Whisk the whites with the sugar to firm peaks and fold them in.
- Melt half of the butter in a large pan over medium heat, pour in the batter and scatter with the raisins. Cover and cook for 5 minutes, until the base is golden.
- Turn in quarters, cook for 3 minutes, then tear into pieces with two forks. Add the rest of the butter and toss for 2 minutes. Dust with the icing sugar.
= Apple Strudel ; apfelstrudel, strudel
tart ; austrian ; dessert ; 8 ; 30+35 ; oven
Apples, raisins and cinnamon rolled in paper-thin pastry.
!6 sheets filo pastry ; !900 g apples, peeled and thinly sliced ; 80 g sugar ; 60 g raisins ; 1 tsp ground cinnamon ; 1 tbsp lemon juice ; 60 g breadcrumbs ; !80 g butter, melted ; 1 tbsp icing sugar
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the apples with the sugar, raisins, cinnamon and lemon juice.
- Fry the breadcrumbs in a third of the butter for 3 minutes, until golden.
- Lay the filo pastry on a cloth, overlapping, brushing each sheet with butter. Scatter with the crumbs, heap the apples along one side and roll up. Brush with the rest of the butter.
- Bake for 30 minutes, until crisp and golden, and dust with the icing sugar.
= Black Forest Cake ; black forest gateau, schwarzwalder kirschtorte, schwarzwaelder kirschtorte, black forest
cake ; german ; dessert ; 12 ; 45+35 rest 120 ; oven
Chocolate sponge with cherries, kirsch and whipped cream.
!6 eggs ; !180 g caster sugar ; 150 g plain flour ; !40 g cocoa powder ; 1 tsp baking powder ; !500 g cherries, stoned ; 4 tbsp kirsch / cherry juice ; !700 ml double cream ; 3 tbsp icing sugar ; 60 g dark chocolate, shaved / 1 tbsp cocoa powder, to dust ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Whisk the eggs with the caster sugar and salt for 8 minutes, until thick. Fold in the flour, cocoa and baking powder, and bake in a lined 26 cm tin for 35 minutes. Cool and cut into three layers.
- Sprinkle the layers with the kirsch. Whip the double cream with the icing sugar to firm peaks.
- Stack the layers with the cherries and half of the cream, keeping some cherries back. Spread the rest of the cream around it, and finish with the dark chocolate and cherries.
- Chill for 2 hours before cutting.
= Sachertorte ; sacher torte, viennese chocolate cake
cake ; austrian ; dessert ; 12 ; 40+50 rest 120 ; oven stove
A dense chocolate cake with apricot jam under a chocolate glaze.
!150 g butter, soft ; !150 g caster sugar ; !6 eggs, separated ; !300 g dark chocolate, chopped ; 150 g plain flour ; !200 g apricot jam ; 120 ml double cream ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Melt half of the dark chocolate. Beat the butter with half of the sugar, then with the yolks of the eggs and the chocolate.
- Whisk the whites with the salt and the rest of the sugar to firm peaks. Fold in with the flour.
- Bake in a lined 23 cm tin for 50 minutes and cool. Halve, fill with half of the apricot jam and warm the rest to brush over the outside.
- Heat the double cream, melt the rest of the chocolate in it and pour over the cake. Leave for 2 hours to set.
= Bee Sting Cake ; bienenstich
cake ; german ; dessert ; 12 ; 40+25 rest 90 ; oven stove
Yeast cake under caramel almonds, filled with vanilla cream.
!400 g plain flour ; 7 g yeast ; 180 ml milk, lukewarm ; 60 g sugar ; !160 g butter ; 1 egg ; !150 g flaked almonds / sunflower seeds ; 100 g honey ; 500 g custard ; 200 ml double cream, whipped ; 1/2 tsp salt
- Knead the flour with the yeast, milk, half of the sugar, a third of the butter, the egg and the salt for 8 minutes, and leave to rise for 60 minutes. Press into a lined tin and leave for 30 minutes.
- Melt the rest of the butter with the rest of the sugar and the honey, stir in the almonds and boil for 2 minutes. Spread over the dough.
- Bake at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 25 minutes, until golden. Cool.
- Split the cake. Fold the double cream into the custard, spread it on the base and lay on the top.
= Soft Pretzels ; pretzel, pretzels, laugenbrezel, brezeln, bretzel
bread ; german ; snacks ; 8 ; 35+18 rest 60 ; oven stove
Knotted bread with a dark, salty crust.
!500 g bread flour ; 7 g yeast ; 300 ml water, lukewarm ; 30 g butter, soft ; 1 1/2 tsp salt ; !40 g bicarbonate of soda ; 1 1/2 tsp coarse sea salt
- Knead the flour with the yeast, lukewarm water, butter and salt for 10 minutes. Leave to rise for 60 minutes.
- Divide into {8} pieces, roll into long ropes and knot them. Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Stir the bicarbonate of soda into 1 litre of boiling water and dip each pretzel for 30 seconds. Lay on lined trays, slash and scatter with the coarse sea salt.
- Bake for 16 minutes, until chestnut brown.
= Cheese Fondue ; fondue, swiss fondue, kasefondue, fondue au fromage
dip ; swiss ; dinner ; 4 ; 15+15 ; stove
Cheese melted with white wine, for dipping bread.
!400 g gruyère, grated ; !400 g Emmental, grated ; 1 clove garlic, halved ; !300 ml white wine / 250 ml vegetable stock ; 2 tbsp cornflour ; 1 tbsp lemon juice ; 2 tbsp kirsch / lemon juice ; 1/4 tsp ground nutmeg ; 600 g baguette, cubed
- Rub a heavy pot with the garlic. Warm the white wine with the lemon juice until it steams.
- Toss the gruyère and Emmental with the cornflour and stir into the pot by the handful, in figures of eight, until melted and smooth.
- Stir in the kirsch and nutmeg and simmer for 2 minutes. Keep warm, and dip in the baguette.
= Zürcher Geschnetzeltes ; zurcher geschnetzeltes, zuercher geschnetzeltes, geschnetzeltes, zurich ragout, veal in cream sauce
fry ; swiss ; dinner ; 4 ; 15+15 ; stove
Strips of veal and mushrooms in a quick sauce of wine and cream.
!*600 g veal escalopes, in thin strips / chicken breast fillets, in thin strips / pork tenderloin, in thin strips / firm tofu, in strips ; 250 g button mushrooms, sliced ; 1 onion, finely chopped ; 30 g butter ; 1 tbsp sunflower oil ; 150 ml white wine ; !200 ml double cream ; 1 tbsp plain flour ; 1 tsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Season the veal with half of the salt and the black pepper. Heat the sunflower oil in a wide pan until very hot and fry it in two batches for 2 minutes each<, until browned and cooked through|>. Lift out and dust with the flour.
- Melt the butter in the pan and cook the onion and mushrooms with the rest of the salt for 6 minutes. Add the white wine and boil for 3 minutes.
- Pour in the double cream, simmer for 3 minutes, return the veal with the lemon juice, and warm through without boiling.
= Bircher Muesli ; birchermuesli, bircher, muesli
pudding ; swiss ; breakfast ; 2 ; 10+0 rest 480 ; none
Oats soaked overnight with grated apple, yogurt and nuts.
!120 g rolled oats ; !200 ml milk ; 150 g yogurt ; !1 apple, coarsely grated ; 1 tbsp lemon juice ; 1 tbsp honey ; 30 g hazelnuts, chopped / pumpkin seeds ; 100 g mixed berries
- Stir the rolled oats with the milk and yogurt, cover and chill overnight.
- Fold in the apple with the lemon juice and honey.
- Top with the hazelnuts and mixed berries.
= Rote Grütze ; rote grutze, rote gruetze, red berry compote, rodgrod
pudding ; german ; dessert ; 4 ; 10+10 rest 120 ; stove
Red berries in their own thickened juice.
!600 g mixed berries ; 200 ml cherry juice ; !60 g sugar ; 30 g cornflour ; 1 tsp vanilla extract
- Mix the cornflour with a little of the cherry juice. Bring the rest of the juice to the boil with the sugar and vanilla extract.
- Stir in the cornflour and simmer for 2 minutes, until thick and clear. Add the mixed berries and bring to the boil once.
- Pour into a bowl, chill for 2 hours, and serve, if you like, with cream or custard.
= Sauerkraut with Bratwurst ; sauerkraut with sausages, sauerkraut mit wurst, bratwurst with sauerkraut, bratwurst mit sauerkraut
stew ; german ; dinner ; 4 ; 15+50 ; stove
Sauerkraut braised with apple and wine, under sausages.
!800 g sauerkraut, drained ; !*8 bratwurst / vegan sausages ; 100 g smoked bacon, diced / smoked tofu, diced ; 1 onion, sliced ; 1 apple, diced ; 1 tbsp sunflower oil ; 200 ml white wine ; 200 ml vegetable stock ; 6 juniper berries ; 1 bay leaf ; 1/4 tsp black pepper
- Heat the sunflower oil in a wide pan and cook the bacon and onion for 8 minutes.
- Stir in the sauerkraut, apple, white wine, vegetable stock, juniper, bay leaf and black pepper. Cover and simmer for 25 minutes.
- Meanwhile, brown the bratwurst in a frying pan for 6 minutes. Lay them on the sauerkraut, cover and cook for another 10 minutes, until hot through. Take out the bay leaf.
= Grünkohl ; grunkohl, kale with pinkel, gruenkohl, braised kale with sausage
stew ; german ; dinner ; 4 ; 20+70|40 ; stove
Kale braised slowly with onion, mustard and smoked sausage.
!1000 g kale, stalks removed, chopped ; !*600 g kielbasa / vegan sausages ; 2 onions, chopped ; 2 tbsp lard / sunflower oil ; 500 ml vegetable stock ; 2 tbsp rolled oats ; 1 tbsp mustard ; 1 tsp salt ; 1/4 tsp black pepper
- Melt the lard in a large pan and cook the onions for 8 minutes. Add the kale by the handful, until it wilts.
- Pour in the vegetable stock with the mustard, salt and black pepper. Cover and simmer for <35 minutes|10 minutes>.
- Stir in the oats, lay the kielbasa on top, cover and cook for 20 minutes. Serve, if you like, with boiled potatoes.
`;
