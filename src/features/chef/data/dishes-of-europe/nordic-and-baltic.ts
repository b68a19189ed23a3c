/** Dishes of the Nordic and Baltic countries by name; how the table is read: rules/classics/classic.ts. */
export const NORDIC_AND_BALTIC_BY_NAME = `
= Kroppkakor ; kroppkaka, swedish potato dumplings, öländska kroppkakor, palt, pitepalt, swedish pork dumplings, raspeball, komle, norwegian potato dumplings, klubb
dumpling ; swedish ; dinner ; 4 ; 45+55 ; stove
Potato dumplings filled with pork and onion, with butter and lingonberries.
!1000 g floury potatoes, in chunks ; !160 g plain flour ; 60 g potato starch ; 1 egg ; *200 g smoked bacon, in small dice / chestnut mushrooms, in small dice ; 1 onion, finely chopped ; 1/2 tsp ground allspice ; 80 g butter ; 120 g lingonberry jam / cranberry sauce ; 1 3/4 tsp salt
- Boil the potatoes for 20 minutes, until soft, drain, mash and cool. Knead with the flour, potato starch, egg and a third of the salt.
- Fry the smoked bacon and onion in a quarter of the butter for 9 minutes, until golden, and stir in the allspice.
- Divide the dough into {12} pieces, enclose a spoonful of filling in each and roll into balls. Simmer in water with the rest of the salt for 14 minutes, until they have floated for a while.
- Melt the rest of the butter and serve the dumplings with it and the lingonberry jam.
= Prinsesstårta ; prinsesstarta, prinsess torta, prinzessinnentorte
cake ; swedish ; dessert ; 12 ; 75+45 rest 180 ; oven stove
Domed sponge with jam, custard and whipped cream under green marzipan.
!4 eggs ; 150 g sugar ; !100 g plain flour ; 50 g potato starch / cornflour ; 1 tsp baking powder ; 350 ml milk ; 3 egg yolks ; 60 g sugar, for the custard ; 30 g cornflour, for the custard ; 1 tsp vanilla extract ; !150 g raspberry jam ; !500 ml double cream ; !300 g marzipan ; 1 tbsp icing sugar
- Heat the oven to 175 °C (345 °F), or 155 °C (310 °F) with the fan on. Whisk the eggs with the sugar for 8 minutes, until white and thick. Fold in the flour, potato starch and baking powder and bake in a lined round tin for 34 minutes, until a skewer comes out clean. Cool.
- Whisk the egg yolks with the sugar and cornflour for the custard and the vanilla, add the milk and simmer for 3 minutes, stirring, until thick. Cool under film. Whip the double cream and fold a quarter into the custard.
- Cut the cake into three. Spread the first layer with the raspberry jam and half of the custard, the second with the other half, lay on the third and heap up the rest of the cream as a dome. Chill for 60 minutes.
- Roll out the marzipan thinly, tinted green if you like, drape it over the cake and trim. Chill for 120 minutes and dust with the icing sugar.
= Smörgåstårta ; smorgastarta, swedish sandwich cake, sandwich cake, smörgåstorta, voileipäkakku, sandwichtorte
filled ; swedish ; lunch starter ; 12 ; 50+9 rest 240 ; stove
Cake of bread layers filled with prawns, egg and salmon, covered in mayonnaise and cream cheese.
!16 slices white bread, crusts off ; !*300 g cooked prawns, chopped / canned chickpeas, drained and crushed ; !200 g smoked salmon, sliced / 2 avocados, sliced ; 6 eggs ; !250 g mayonnaise ; 200 g crème fraîche ; 300 g cream cheese ; 1 cucumber, sliced ; 6 radishes, sliced ; 1 lemon, sliced ; 1 bunch dill ; 1 handful chives, snipped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the eggs for 9 minutes, peel and chop most of them. Mix these with half of the mayonnaise, the chives, salt and black pepper. Mix the cooked prawns with the rest of the mayonnaise, half of the crème fraîche and some of the dill.
- Lay out a quarter of the white bread side by side, spread with the egg filling and cover with bread. Spread with the prawns, cover, spread with a third of the cream cheese, lay on half of the smoked salmon and cover with the last of the bread.
- Stir the rest of the cream cheese with the rest of the crème fraîche, coat the cake with it and chill for 240 minutes.
- Decorate with the rest of the smoked salmon and eggs, the cucumber, radishes, lemon and dill.
= Kåldolmar ; kaldolmar, swedish cabbage rolls, kåldolmar med gräddsås, kaalikääryleet, kaalikaaryleet, swedish stuffed cabbage
bake ; swedish ; dinner ; 4 ; 40+80 ; oven stove
Cabbage rolls browned with butter and syrup, with cream sauce and lingonberries.
!12 leaves white cabbage, blanched ; !*400 g minced beef / minced pork / minced turkey ; 80 g pudding rice, boiled for 15 minutes ; 1 onion, finely chopped ; 1 egg ; 100 ml milk ; 50 g butter ; !2 tbsp golden syrup ; 400 ml beef stock ; 150 ml double cream ; 1 tbsp plain flour ; 1 tbsp soy sauce ; 120 g lingonberry jam / cranberry sauce ; 1 tsp salt ; 1/4 tsp white pepper
- Cook the onion in a third of the butter for 6 minutes and mix with the minced beef, rice, egg, milk, salt and white pepper. Roll up in the cabbage leaves.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Lay the rolls in a dish, seam down, dot with the rest of the butter, drizzle with the golden syrup and bake for 22 minutes. Pour over half of the beef stock and bake for another 28 minutes, until brown and cooked through.
- Whisk the flour with the double cream, add the soy sauce, the juices and the rest of the stock and simmer for 6 minutes. Serve with the rolls and the lingonberry jam.
= Lussekatter ; lussekatt, lussebullar, saffron buns, st lucia buns, lucia buns, swedish saffron buns, lucia cats, santa lucia buns
bread ; swedish ; breakfast snacks ; 24 ; 40+12 rest 105 ; oven stove
Golden saffron buns in the shape of an S, with raisins.
!700 g bread flour ; !10 g dried yeast ; 400 ml milk ; !1 pinch saffron ; 130 g sugar ; 120 g butter ; 150 g quark / yogurt ; 48 raisins ; 1 egg, beaten ; 1/2 tsp salt
- Melt the butter, add the milk and the saffron, ground with a little of the sugar, and leave until lukewarm. Knead with the bread flour, yeast, quark, salt and the rest of the sugar for 10 minutes. Cover and leave to rise for 60 minutes.
- Roll into {24} ropes, coil the ends in opposite ways to an S, press a raisin into each coil and leave to rise for 45 minutes.
- Heat the oven to 220 °C (430 °F), or 200 °C (390 °F) with the fan on. Brush with the egg and bake for 9 minutes, until golden. Cool under a cloth.
= Kjøttkaker ; kjottkaker, kjoettkaker, kjøttkaker i brun saus, norwegian meatballs, norwegian meat cakes, norwegian meatballs in brown sauce
stew ; norwegian ; dinner ; 4 ; 25+40 ; stove
Flat meat cakes simmered in brown gravy, with mashed peas and lingonberries.
!*600 g minced beef / minced turkey ; 2 tbsp potato starch / cornflour ; 150 ml milk ; 1 egg ; 1 onion, grated ; 1/4 tsp ground nutmeg ; 1/4 tsp ground ginger ; 60 g butter ; 40 g plain flour ; 800 ml beef stock ; 400 g frozen peas ; 120 g lingonberry jam / cranberry sauce ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Beat the minced beef with the salt, then with the potato starch, onion, egg, milk, nutmeg, ginger and black pepper. Shape into {12} flat cakes and brown in a third of the butter for 6 minutes.
- Melt the rest of the butter, stir in the flour over medium heat for 5 minutes, until brown, and whisk in the beef stock. Lay in the cakes and simmer for 16 minutes<, until no pink is left inside|>.
- Boil the peas for 4 minutes, drain and mash coarsely. Serve with the cakes, sauce and lingonberry jam.
= Fiskeboller ; norwegian fish balls, fish balls in white sauce, fiskeboller i hvit saus
fry ; norwegian ; dinner ; 4 ; 25+35 ; stove
Light fish balls in white sauce, with potatoes and carrots.
!*600 g haddock fillets, skinless / cod fillets, skinless ; 2 tbsp potato starch / cornflour ; !250 ml milk, cold ; 1 egg ; 1/4 tsp ground nutmeg ; 50 g butter ; 40 g plain flour ; 500 ml milk, for the sauce ; 800 g waxy potatoes, halved ; 3 carrots, sliced ; 1 handful chives, snipped ; 1 3/4 tsp salt ; 1/4 tsp white pepper
- Blend the haddock with a third of the salt until smooth. Blend in the potato starch, egg, nutmeg and white pepper and the cold milk, a little at a time.
- Boil the potatoes and carrots in water with most of the rest of the salt for 18 minutes and drain. Drop spoonfuls of the fish into simmering water and poach for 8 minutes, until firm and white all through.
- Melt the butter, stir in the flour for 1 minute, whisk in the milk for the sauce and the last of the salt and simmer for 6 minutes. Lay in the fish balls, scatter with the chives and serve with the potatoes and carrots.
= Fiskefrikadeller ; fiskekaker, norwegian fish cakes, danish fish cakes, fiskefrikadelle, scandinavian fish cakes, fiskbiffar
fry ; danish ; dinner lunch ; 4 ; 20+20 rest 30 ; stove
Fried cakes of chopped fish with dill, with remoulade and rye bread.
!*600 g cod fillets, skinless / haddock fillets, skinless / firm tofu ; 1 onion, grated ; 1 egg ; 3 tbsp plain flour ; !100 ml single cream / milk ; 1 handful dill, chopped ; 1 tsp lemon zest ; 50 g butter ; 4 slices rye bread ; 120 g mayonnaise ; 2 tbsp gherkins, chopped ; 1 tsp mustard ; 1/2 tsp curry powder ; 1 1/2 tsp salt ; 1/4 tsp white pepper
- Chop the cod finely, or blend it in short bursts, stir hard with the salt for 1 minute and beat in the onion, egg, flour, single cream, dill, lemon zest and white pepper. Chill for 30 minutes.
- Stir the mayonnaise with the gherkins, mustard and curry powder.
- Shape {12} cakes with a wet spoon and fry in the butter over medium heat for 4 minutes on each side, until golden and firm all through. Serve with the rye bread and the remoulade.
= Lefse ; norwegian lefse, potato lefse, potetlefse, lefser, norwegian flatbread, norwegian potato flatbread, lompe, lomper
bread ; norwegian ; breakfast snacks ; 12 ; 45+50 rest 120 ; stove
Thin soft flatbread of potatoes, spread with butter, sugar and cinnamon.
!800 g floury potatoes, in chunks ; 60 g butter ; 60 ml double cream ; !220 g plain flour ; 1 tsp salt ; 60 g butter, for the filling ; 3 tbsp sugar ; 1 tsp ground cinnamon
- Boil the potatoes for 20 minutes, until soft, drain and mash finely with the butter, double cream and salt. Chill for 120 minutes and knead in the flour.
- Divide into {12} pieces and roll each into a very thin round on flour.
- Bake in a dry, hot pan for 1 minute on each side, until spotted with brown, and stack under a cloth.
- Spread with the butter for the filling, sprinkle with the sugar and cinnamon and fold up.
= Rømmegrøt ; rommegrot, roemmegroet, norwegian sour cream porridge, sour cream porridge, rømmegraut
pudding ; norwegian ; breakfast dessert ; 4 ; 5+30 ; stove
Porridge of sour cream, with butter, sugar and cinnamon.
!500 ml sour cream, as fat as you can get ; !100 g plain flour ; 500 ml milk, hot ; 1/2 tsp salt ; 30 g butter ; 3 tbsp sugar ; 1 tsp ground cinnamon
- Simmer the sour cream, covered, for 10 minutes. Stir in half of the flour and stir over low heat for 6 minutes, until butterfat comes out, and skim it off into a cup.
- Stir in the rest of the flour, whisk in the hot milk and salt and simmer for 8 minutes, until smooth and thick.
- Serve with the butterfat, the butter, sugar and cinnamon.
= Tilslørte Bondepiker ; tilslorte bondepiker, veiled farm girls, veiled peasant girls, norwegian apple trifle, æblekage dansk, danish apple trifle, gammeldags æblekage, bondepige med slør
pudding ; norwegian ; dessert ; 6 ; 20+25 rest 60 ; stove
Layers of apple sauce, sweet fried crumbs and whipped cream.
!900 g apples, peeled and diced ; 60 g sugar ; 1 tbsp lemon juice ; !150 g breadcrumbs ; 50 g brown sugar ; 1 tsp ground cinnamon ; 60 g butter ; !300 ml double cream ; 1 tsp vanilla extract
- Simmer the apples with the sugar and lemon juice for 14 minutes, until soft, crush and cool.
- Fry the breadcrumbs with the brown sugar and cinnamon in the butter for 6 minutes, until golden and crisp, and cool.
- Whip the double cream with the vanilla. Layer the apples, crumbs and cream in glasses, chill for 60 minutes and keep some crumbs for the top.
= Krumkaker ; krumkake, norwegian waffle cones, norwegian cone cookies, norwegian krumkake
biscuit ; norwegian ; snacks dessert ; 24 ; 20+30 rest 30 ; stove
Crisp cardamom wafers rolled into cones, baked in an iron or a pan.
!3 eggs ; !150 g sugar ; !150 g butter, melted ; !170 g plain flour ; !1 tsp ground cardamom ; 60 ml water ; ?200 ml double cream, whipped
- Whisk the eggs with the sugar until thick. Whisk in the butter, flour, cardamom and water and leave for 30 minutes.
- Bake spoonfuls in a wafer iron, or spread very thinly in a dry non-stick pan, for 1 minute on each side, until pale gold.
- Roll each around a cone at once and cool until crisp[. Fill with the double cream just before eating].
= Stegt Flæsk ; stegt flaesk, stegt flæsk med persillesovs, danish crispy pork, danish pork belly with parsley sauce, crispy pork with parsley sauce, stegt flesk
roast ; danish ; dinner ; 4 ; 15+45 ; oven stove
Slices of pork belly roasted crisp, with potatoes and parsley sauce.
!*800 g pork belly, in 5 mm slices ; !1000 g waxy potatoes ; 50 g butter ; 40 g plain flour ; 600 ml milk ; !2 bunches parsley, finely chopped ; 1/4 tsp ground nutmeg ; 2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Lay the pork on a rack over a tray, season with half of the salt and the black pepper and roast for 42 minutes, turning once, until brown and crisp.
- Meanwhile, boil the potatoes in water with most of the rest of the salt for 22 minutes.
- Melt the butter, stir in the flour for 1 minute, whisk in the milk, nutmeg and the last of the salt and simmer for 6 minutes. Stir in the parsley and serve with the pork and potatoes.
= Flæskesteg ; flaeskesteg, danish roast pork, danish christmas pork, svinekam, flæskesteg med svær
roast ; danish ; dinner ; 8 ; 25+130 ; oven stove
Roast pork with crackling, bay leaves and caramel potatoes.
!*2000 g pork loin joint, rind scored ; 4 bay leaves ; 2 onions, in wedges ; 500 ml water ; 1500 g waxy potatoes, small ; !100 g sugar ; 50 g butter ; 2 tbsp plain flour ; 150 ml double cream ; 1 tbsp soy sauce ; 1 tbsp coarse salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Rub most of the salt into the scored rind, stick the bay leaves into it and season the meat with the black pepper. Set on a rack over the onions and water and roast for 85 minutes, until 68 °C (155 °F) in the middle.
- Turn the oven up to 250 °C (480 °F), or 230 °C (445 °F) with the fan on, and roast for another 12 minutes, until the crackling has blistered. Rest for 15 minutes.
- Meanwhile, boil the potatoes with the rest of the salt for 18 minutes and peel. Melt the sugar in a pan for 5 minutes, until amber, add the butter and turn the potatoes in it for 7 minutes.
- Strain the juices into a pan, whisk in the flour mixed with the double cream and the soy sauce and simmer for 5 minutes. Carve the pork and serve with everything.
= Juleribbe ; ribbe, svineribbe, norwegian christmas pork, norwegian pork ribs, norwegian roast pork belly, ribbefett
roast ; norwegian ; dinner ; 8 ; 25+170 rest 1440 ; oven stove
Pork belly on the bone, first steamed and then roasted until the rind crackles.
!*2500 g pork belly, on the bone, rind scored ; 1 tbsp coarse salt ; 1/2 tsp black pepper ; 400 ml water ; 1500 g waxy potatoes ; 500 g sauerkraut ; 2 tbsp sugar ; 1/2 tsp caraway seeds ; 2 tbsp plain flour
- Rub the pork with most of the salt and the black pepper and chill, uncovered, for 1440 minutes.
- Heat the oven to 230 °C (445 °F), or 210 °C (410 °F) with the fan on. Set the pork in a tin, arched over a cup, rind up, pour in the water, cover with foil and steam for 45 minutes.
- Uncover, turn down to 200 °C (390 °F), or 180 °C (350 °F) with the fan on, and roast for 90 minutes. If the rind has not blistered, grill it for 8 minutes, watching it. Rest for 20 minutes.
- Meanwhile, boil the potatoes with the rest of the salt for 22 minutes, and simmer the sauerkraut with the sugar, caraway and a little water for 30 minutes. Thicken the juices with the flour and simmer for 5 minutes.
- Cut the pork along the bones and serve with the potatoes, sauerkraut and gravy.
= Koldskål ; koldskaal, koldskål med kammerjunkere, danish buttermilk soup, cold buttermilk soup, danish cold buttermilk dessert
pudding ; danish ; dessert breakfast ; 4 ; 20+0 rest 60 ; none
Cold, sweet buttermilk with lemon and vanilla, with crisp biscuits and strawberries.
!1 l buttermilk ; !300 g yogurt ; 70 g sugar ; 2 tbsp lemon juice ; 1 tsp lemon zest ; 2 tsp vanilla extract ; !120 g oat biscuits, broken / amaretti, broken ; 250 g strawberries, sliced
- Whisk the yogurt with the sugar, lemon juice, lemon zest and vanilla until the sugar has melted.
- Whisk in the buttermilk and chill for 60 minutes.
- Ladle into bowls and scatter with the biscuits and strawberries.
= Æbleskiver ; aebleskiver, ebleskiver, danish pancake balls, danish round pancakes, æbleskive, appelskivers, danish doughnut holes
griddle ; danish ; breakfast snacks ; 6 ; 20+30 ; stove
Round, fluffy pancakes from a pan with hollows, with jam and icing sugar.
!250 g plain flour ; 1 tsp baking powder ; 1/2 tsp bicarbonate of soda ; !3 eggs, separated ; !400 ml buttermilk ; 2 tbsp sugar ; 1/2 tsp ground cardamom ; 1 tsp lemon zest ; 1/4 tsp salt ; 80 g butter, melted ; 120 g strawberry jam / raspberry jam ; 3 tbsp icing sugar
- Whisk the flour with the baking powder, bicarbonate of soda, sugar, cardamom, lemon zest, salt, buttermilk, egg yolks and half of the butter. Fold in the egg whites, whisked stiff.
- Heat a pan with hollows, put a little of the rest of the butter in each and fill almost to the top with batter.
- Bake for 5 minutes, turning by quarters with a stick so that they become round, until golden and dry inside. Serve with the strawberry jam and icing sugar.
= Brunsviger ; danish brown sugar cake, brunsviger kage, danish coffee cake, fynsk brunsviger
cake ; danish ; breakfast snacks ; 12 ; 25+28 rest 90 ; oven stove
Soft yeast cake with pools of brown sugar and butter.
!400 g plain flour ; !7 g dried yeast ; 230 ml milk, lukewarm ; 50 g sugar ; 1 egg ; 70 g butter, soft ; 1/2 tsp salt ; !200 g brown sugar ; !150 g butter, for the top
- Knead the flour with the yeast, milk, sugar, egg, soft butter and salt for 8 minutes. Cover and leave to rise for 60 minutes. Press into a lined tin and leave for 30 minutes.
- Melt the butter for the top with the brown sugar over low heat for 4 minutes. Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on.
- Press deep hollows into the dough with the fingers, pour over the sugar and bake for 23 minutes, until golden. Eat warm.
= Rugbrød ; rugbrod, danish rye bread, danish seeded rye bread, nordic rye bread, roggenbrot, dense rye bread, ruisleipä, ruisleipa
bread ; danish ; breakfast lunch ; 20 ; 20+80 rest 960 ; oven
Dense loaf of rye, seeds and cracked grain.
!500 g rye flour ; !150 g pearl barley, boiled for 20 minutes / bulgur ; 100 g sunflower seeds ; 60 g flaxseed ; 40 g pumpkin seeds ; 5 g dried yeast ; 300 ml buttermilk ; 350 ml water, lukewarm ; 2 tbsp treacle ; 2 tsp salt
- Stir half of the rye flour with the yeast, buttermilk and water, cover and leave for 720 minutes at room temperature, until it smells sour.
- Stir in the rest of the rye flour, the pearl barley, sunflower seeds, flaxseed, pumpkin seeds, treacle and salt to a thick porridge. Fill into a lined loaf tin, smooth and leave to rise for 120 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 75 minutes, until a skewer comes out clean. Cool for 120 minutes before slicing.
= Hakkebøf ; hakkebof, hakkeboef, hakkebøf med bløde løg, danish hamburger steak, danish beef patties with onions, pariserbøf, danish chopped steak
fry ; danish ; dinner ; 4 ; 20+35 ; stove
Beef patties with a heap of soft brown onions, gravy and potatoes.
!*600 g minced beef / minced turkey ; !4 onions, sliced ; 60 g butter ; 2 tbsp plain flour ; 400 ml beef stock ; 100 ml double cream ; 1 tbsp soy sauce ; 800 g waxy potatoes, halved ; 100 g pickled beetroot / cooked beetroot, sliced ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Boil the potatoes in water with half of the salt for 20 minutes. Meanwhile, cook the onions in half of the butter for 18 minutes, until soft and brown.
- Shape the minced beef into {4} thick patties, season with the rest of the salt and the black pepper, turn in the flour and fry in the rest of the butter for 5 minutes on each side<, until no pink is left inside|>. Lift out.
- Pour the beef stock, double cream and soy sauce into the pan and simmer for 4 minutes. Serve the patties with the onions, sauce, potatoes and pickled beetroot.
= Tarteletter ; tarteletter med høns i asparges, danish chicken tartlets, chicken and asparagus tartlets, høns i asparges, danish chicken and asparagus tartlets
filled ; danish ; dinner lunch ; 4 ; 20+45 ; oven stove
Crisp pastry cases filled with chicken and asparagus in white sauce.
!500 g puff pastry ; !*500 g chicken breast / chestnut mushrooms ; !400 g white asparagus, in pieces / asparagus, in pieces ; 60 g butter ; 60 g plain flour ; 500 ml chicken stock ; 150 ml milk ; 1 egg, beaten ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp white pepper
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Cut the puff pastry into {8} squares, press into a muffin tin, brush with the egg and bake for 18 minutes, until crisp and golden, pressing down the middles.
- Simmer the chicken in the chicken stock for 16 minutes<, until no pink is left|>, add the asparagus for the last 6 minutes, lift both out and dice the chicken.
- Melt the butter, stir in the flour for 1 minute, whisk in the stock and milk and simmer for 6 minutes. Stir in the chicken, asparagus, lemon juice, salt and white pepper. Fill into the cases and scatter with the parsley.
= Karjalanpaisti ; karelian stew, karelian hot pot, karelian hotpot, finnish stew, karelian meat stew
stew ; finnish ; dinner ; 6 ; 20+230 ; oven
Beef, pork and lamb baked slowly with onions and allspice.
!*500 g stewing beef, in large pieces ; !500 g pork shoulder, in large pieces ; !400 g lamb shoulder, on the bone, in pieces ; 3 onions, in wedges ; 2 carrots, in chunks ; !12 allspice berries ; 8 black peppercorns ; 2 bay leaves ; 1 l water ; 2 tsp salt ; 1000 g waxy potatoes
- Heat the oven to 230 °C (445 °F), or 210 °C (410 °F) with the fan on. Put the beef, pork and lamb in a heavy pot with the onions and carrots and brown uncovered for 25 minutes.
- Add the allspice berries, peppercorns, bay leaves, salt and water, cover, turn down to 150 °C (300 °F), or 130 °C (265 °F) with the fan on, and bake for 195 minutes, until the beef and pork fall apart and the lamb comes off the bone.
- Meanwhile, boil the potatoes for 22 minutes and serve with the stew.
= Mustikkapiirakka ; finnish blueberry pie, blueberry pie finnish, finnish bilberry pie, blåbärspaj, swedish blueberry pie, scandinavian blueberry tart
tart ; finnish ; dessert ; 10 ; 20+38 ; oven
Soft buttery base with blueberries in a sour cream custard.
!200 g plain flour ; 1 tsp baking powder ; 100 g butter, soft ; 80 g sugar ; 2 eggs ; !350 g blueberries ; !250 g sour cream ; 50 g sugar, for the custard ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Beat the butter with the sugar and 1 of the eggs and stir in the flour, baking powder and salt. Press into a tart tin and up its sides.
- Strew in the blueberries. Whisk the sour cream with the other egg, the sugar for the custard and vanilla and pour it over.
- Bake for 34 minutes, until the custard is set and the edges are golden.
= Korvapuusti ; korvapuustit, finnish cinnamon buns, pulla, finnish pulla, pullapitko, finnish cardamom bread, finnish cardamom buns, finnish sweet bread
bread ; finnish ; breakfast snacks ; 16 ; 45+16 rest 105 ; oven
Cardamom dough rolled with cinnamon and butter, pressed into the shape of ears.
!550 g bread flour ; !8 g dried yeast ; 270 ml milk, lukewarm ; 100 g sugar ; 1 egg ; !1 tbsp ground cardamom ; 100 g butter, soft ; 1/2 tsp salt ; 80 g butter, for the filling ; 80 g brown sugar ; !1 tbsp ground cinnamon ; 1 egg, for the glaze ; 2 tbsp pearl sugar
- Knead the bread flour with the yeast, milk, sugar, egg, cardamom and salt for 8 minutes, then the soft butter, until smooth. Cover and leave to rise for 75 minutes.
- Roll out, spread with the butter for the filling, sprinkle with the brown sugar and cinnamon and roll up. Cut into {16} wedges and press each down in the middle with a finger, so that the layers open. Leave to rise for 30 minutes.
- Heat the oven to 220 °C (430 °F), or 200 °C (390 °F) with the fan on. Beat the egg for the glaze, brush it on, scatter with the pearl sugar and bake for 12 minutes, until brown.
= Runebergintorttu ; runeberg cakes, runeberg tortes, runeberg torte, runebergin torttu, runebergstårta, runeberg cake
cake ; finnish ; dessert snacks ; 10 ; 30+22 ; oven
Small almond cakes soaked in rum, with a ring of icing around raspberry jam.
!150 g butter, soft ; 110 g brown sugar ; 2 eggs ; !130 g plain flour ; !100 g ground almonds ; 60 g breadcrumbs ; 1 1/2 tsp baking powder ; 1 tsp ground cardamom ; 80 ml double cream ; 60 ml rum / orange juice ; 2 tbsp sugar ; !100 g raspberry jam ; 80 g icing sugar ; 1 tbsp lemon juice
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the butter with the brown sugar, beat in the eggs and fold in the flour, almonds, breadcrumbs, baking powder, cardamom and double cream.
- Fill {10} buttered muffin tins, press a hollow into each, fill with half of the raspberry jam and bake for 19 minutes, until a skewer comes out clean. Turn out.
- Warm the rum with the sugar and brush it on. Top with the rest of the raspberry jam and pipe a ring of the icing sugar, mixed with the lemon juice, around it.
= Poronkäristys ; poronkaristys, sauteed reindeer, sautéed reindeer, renskav, finnbiff, reindeer stew, lapland reindeer, skav
fry ; finnish ; dinner ; 4 ; 15+70 ; stove
Shavings of reindeer or venison with onion, over mashed potatoes and lingonberries.
!*600 g reindeer, in thin shavings / venison, in thin shavings / sirloin steak, in thin shavings / oyster mushrooms, torn ; 1 onion, sliced ; 50 g butter ; 300 ml water ; 1000 g floury potatoes, in chunks ; 150 ml milk, hot ; !120 g lingonberry jam / cranberry sauce ; 3 juniper berries, crushed ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Brown the reindeer with the onion in half of the butter for 10 minutes. Add the water, juniper berries, black pepper and half of the salt, cover and simmer for <45|10> minutes, until tender and nearly dry.
- Meanwhile, boil the potatoes for 20 minutes, until soft, drain and mash with the hot milk, the rest of the butter and the rest of the salt.
- Heap the reindeer on the mash and serve with the lingonberry jam.
= Kjötsúpa ; kjotsupa, icelandic lamb soup, icelandic meat soup, íslensk kjötsúpa
soup ; icelandic ; dinner ; 6 ; 20+85 ; stove
Lamb soup with swede, potatoes, carrots and cabbage.
!*900 g diced lamb ; !400 g swede, diced ; !500 g waxy potatoes, diced ; 4 carrots, sliced ; 200 g white cabbage, in strips ; 1 leek, sliced ; 1 onion, chopped ; 60 g long-grain rice ; 2 tsp dried thyme ; 2 l water ; 2 tsp salt ; 1/4 tsp black pepper
- Cover the lamb with the water, bring to a simmer, skim, add the salt and onion and simmer for 45 minutes.
- Add the rice, swede, carrots, thyme and black pepper and simmer for 12 minutes.
- Add the potatoes, white cabbage and leek and simmer for 20 minutes, until everything is soft and the lamb is tender.
= Kleinur ; kleina, icelandic doughnuts, klejner, klenäter, icelandic twisted doughnuts, danish klejner, fattigmann
biscuit ; icelandic ; snacks dessert ; 40 ; 40+25 rest 30 ; stove
Twisted cardamom doughnuts, fried dark.
!500 g plain flour ; 120 g sugar ; 2 tsp baking powder ; !2 tsp ground cardamom ; 60 g butter, cold, diced ; 2 eggs ; !180 ml buttermilk / yogurt ; 1/4 tsp salt ; 1 l sunflower oil, for deep-frying
- Rub the butter into the flour, sugar, baking powder, cardamom and salt. Knead briefly with the eggs and buttermilk and chill for 30 minutes.
- Roll out 5 mm thick, cut into {40} diamonds, slit each in the middle and pull one tip through.
- Fry in the sunflower oil at 180 °C (355 °F) in batches for 2 minutes on each side, until deep brown, and drain.
= Mulgikapsad ; mulgi kapsad, estonian sauerkraut, estonian sauerkraut with barley and pork, estonian braised sauerkraut
stew ; estonian ; dinner side ; 6 ; 10+110 ; stove
Sauerkraut stewed soft with pearl barley and pork.
!1000 g sauerkraut ; !150 g pearl barley, rinsed ; *400 g pork belly, in slices / smoked tofu, in slices ; 1 onion, sliced ; 2 tbsp lard / sunflower oil ; 1 tbsp sugar ; 900 ml water ; 3/4 tsp salt
- Brown the pork with the onion in the lard for 10 minutes in a heavy pot.
- Add the sauerkraut, strew the pearl barley on top, pour in the water without stirring, cover and simmer gently for 85 minutes, until everything is soft.
- Stir, season with the sugar and salt and cook uncovered for 8 minutes.
= Rasols ; rosolje, latvian potato salad, estonian beetroot salad, latvian rasols, estonian rosolje, baltic potato salad
salad ; latvian ; lunch side ; 6 ; 30+35 rest 120 ; stove
Potato salad with meat or sausage, egg, gherkins and beetroot in sour cream.
!800 g waxy potatoes ; *250 g ham, diced / smoked tofu, diced ; !3 eggs ; !150 g gherkins, diced ; !200 g cooked beetroot, diced ; 1 apple, diced ; 100 g frozen peas, cooked ; 150 g sour cream ; 100 g mayonnaise ; 2 tsp mustard ; 1 handful dill, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in their skins for 24 minutes and the eggs for 9 minutes. Cool, peel and dice.
- Stir the sour cream with the mayonnaise, mustard, salt and black pepper.
- Fold in the potatoes, eggs, ham, gherkins, beetroot, apple and peas, chill for 120 minutes and scatter with the dill.
= Šaltibarščiai ; saltibarsciai, lithuanian cold beet soup, cold beetroot soup, cold borscht, pink soup, lithuanian pink soup, chłodnik, chlodnik, aukstā zupa, cold beet soup
soup ; lithuanian ; lunch ; 4 ; 20+22 rest 60 ; stove
Bright pink soup of kefir, beetroot, cucumber and dill, with hot potatoes.
!1 l kefir / buttermilk ; !400 g cooked beetroot, grated ; !1 cucumber, diced ; 3 eggs ; 4 spring onions, sliced ; !1 bunch dill, chopped ; 600 g waxy potatoes ; 30 g butter ; 1 tbsp lemon juice ; 1 1/2 tsp salt
- Boil the eggs for 9 minutes, peel and chop. Whisk the kefir with the lemon juice and two thirds of the salt.
- Stir in the beetroot, cucumber, spring onions, eggs and most of the dill and chill for 60 minutes.
- Boil the potatoes with the rest of the salt for 20 minutes, until tender, drain and toss with the butter and the rest of the dill. Eat hot beside the cold soup.
= Kugelis ; bulvių plokštainis, bulviu plokstainis, lithuanian potato pudding, lithuanian kugelis, potato kugel, potato pudding lithuanian, potato babka, babka ziemniaczana, kugel potato
bake ; lithuanian ; dinner ; 8 ; 30+95 ; oven stove
Baked pudding of grated potatoes with bacon, milk and eggs.
!2000 g floury potatoes, peeled ; *250 g smoked bacon, diced / smoked tofu, diced ; 2 onions, finely chopped ; 60 g butter ; !4 eggs ; 250 ml milk, hot ; 3 tbsp semolina ; 1 3/4 tsp salt ; 1/2 tsp black pepper ; 200 g sour cream
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Fry the smoked bacon and onions in the butter for 12 minutes, until golden.
- Grate the potatoes finely, pour off some of the water and stir in the hot milk at once. Mix with the bacon, onions, semolina, eggs, salt and black pepper.
- Pour into a greased dish and bake for 80 minutes, until brown and set. Leave for 10 minutes and serve with the sour cream.
= Kibinai ; kibin, kibinas, karaim pasties, lithuanian pasties, karaite pasties, kybyn
pie ; lithuanian ; lunch dinner ; 10 ; 45+35 rest 60 ; oven
Half-moon pasties filled with chopped lamb and onion.
!450 g plain flour ; 200 g butter, cold, diced ; 150 g sour cream ; 2 eggs ; !*500 g minced lamb / minced beef / chestnut mushrooms, finely chopped ; !2 onions, finely chopped ; 60 ml water ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Rub the butter into the flour with a third of the salt, bind with the sour cream and 1 of the eggs, wrap and chill for 60 minutes.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Mix the lamb with the onions, water, black pepper and the rest of the salt.
- Roll the dough into {10} rounds, fill with the lamb, fold over and crimp the edges. Brush with the other egg, beaten, and prick.
- Bake for 33 minutes, until golden brown<, and the meat is cooked through|>.
= Wienerbrød ; wienerbrod, danish pastry, danish pastries, danish pastries with custard, spandauer, danish swirls, kopenhagener, plunder
bread ; danish ; breakfast snacks ; 16 ; 75+18 rest 240 ; oven stove
Crisp folded yeast pastry with custard and icing.
!500 g plain flour ; !8 g dried yeast ; 200 ml milk, cold ; 60 g sugar ; 2 eggs ; 1/2 tsp ground cardamom ; 1/2 tsp salt ; !300 g butter, cold, in thin slices ; 250 ml milk, for the custard ; 2 egg yolks ; 50 g sugar, for the custard ; 20 g cornflour ; 1 tsp vanilla extract ; 120 g icing sugar ; 1 tbsp lemon juice
- Knead the flour with the yeast, cold milk, sugar, 1 of the eggs, cardamom and salt for 4 minutes and chill for 60 minutes. Roll out, lay the butter on the middle, fold the dough over it and seal. Roll out and fold in three, three times, with 30 minutes in the fridge after each.
- Whisk the egg yolks with the sugar for the custard, the cornflour, vanilla and milk for the custard, simmer for 3 minutes, stirring, until thick, and cool.
- Roll out the dough, cut into {16} squares, put a spoonful of custard on each and fold the corners to the middle. Leave to rise for 60 minutes on lined trays.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Brush with the other egg, beaten, and bake for 16 minutes, until deep golden. Cool and drizzle with the icing sugar mixed with the lemon juice.
`;
