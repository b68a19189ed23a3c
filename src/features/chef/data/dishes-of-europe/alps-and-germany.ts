/** Dishes of Germany, Austria, Switzerland and South Tyrol by name; how the table is read: rules/classics/classic.ts. */
export const ALPS_AND_GERMANY_BY_NAME = `
= Canederli ; speckknödel, speckknoedel, tiroler knödel, tiroler speckknödel, canederli in brodo, canederli allo speck, bacon dumplings, tyrolean dumplings, speck dumplings, knödelsuppe
soup ; austrian ; lunch dinner ; 4 ; 25+25 ; stove
Bread dumplings with smoked ham and chives, in clear broth.
!300 g bread rolls, a day old, diced ; !*150 g speck, finely diced / smoked bacon, finely diced / smoked tofu, finely diced ; 1 onion, finely chopped ; 30 g butter ; 180 ml milk ; !3 eggs ; 50 g plain flour ; 1 handful parsley, chopped ; 1.5 l beef stock ; 1 handful chives, snipped ; 1 tsp salt ; 1/4 tsp ground nutmeg
- Cook the onion and speck in the butter for 6 minutes. Beat the eggs with the milk, pour over the bread rolls, add the onion, speck, parsley and nutmeg and leave for 10 minutes.
- Work in the flour and shape {8} firm dumplings with wet hands.
- Simmer in water with the salt for 14 minutes, without boiling, until firm all through.
- Heat the beef stock, lift in the dumplings and scatter with the chives.
= Kaspressknödel ; kaspressknodel, kaspressknoedel, kaspressknödelsuppe, pressknödel, tyrolean cheese dumplings, fried cheese dumplings, canederli pressati
dumpling ; austrian ; lunch dinner ; 4 ; 25+25 ; stove
Flat bread dumplings full of mountain cheese, fried and served in broth.
!300 g bread rolls, a day old, diced ; !200 g Gruyère, grated / Emmental, grated ; 1 onion, finely chopped ; 30 g butter ; 180 ml milk, warm ; !2 eggs ; 2 tbsp plain flour ; 1 handful parsley, chopped ; 4 tbsp sunflower oil ; 1 l vegetable stock, hot ; 1 handful chives, snipped ; 1/2 tsp salt ; 1/4 tsp ground nutmeg
- Pour the milk over the bread rolls. Cook the onion in the butter for 6 minutes and add it with the eggs, parsley, salt and nutmeg. Leave for 10 minutes.
- Knead in the Gruyère and flour and press into {8} flat cakes.
- Fry in the sunflower oil over medium heat for 5 minutes on each side, until brown and crisp.
- Lay in bowls, pour over the hot vegetable stock and scatter with the chives.
= Germknödel ; germknodel, germknoedel, yeast dumpling with plum jam, austrian yeast dumplings, austrian sweet dumplings
pudding ; austrian ; dessert ; 4 ; 35+22 rest 90 ; stove
Steamed yeast dumplings filled with plum jam, under butter and poppy seeds.
!320 g plain flour ; !7 g dried yeast ; 160 ml milk, lukewarm ; 30 g sugar ; 30 g butter, soft ; 1 egg ; 1/2 tsp salt ; !120 g plum jam ; 60 g butter, for the top ; !50 g ground poppy seeds ; 40 g icing sugar
- Knead the flour with the yeast, milk, sugar, soft butter, egg and salt for 8 minutes. Cover and leave to rise for 60 minutes.
- Divide into {4} pieces, put a spoonful of the plum jam on each, pinch shut and leave to rise for 30 minutes, seam down.
- Set in a steamer lined with baking paper over boiling water, cover and steam for 18 minutes without lifting the lid.
- Meanwhile, melt the butter for the top. Prick the dumplings at once, pour the butter over and dust with the poppy seeds and icing sugar.
= Marillenknödel ; marillenknodel, marillenknoedel, apricot dumplings, austrian apricot dumplings, aprikosenknödel, aprikosenknoedel
pudding ; austrian ; dessert ; 4 ; 35+20 rest 30 ; stove
Whole apricots in curd cheese dough, rolled in buttery crumbs.
!8 apricots ; 8 sugar cubes ; !250 g quark ; 120 g plain flour ; 30 g semolina ; 40 g butter, soft ; 1 egg ; 80 g breadcrumbs ; 60 g butter, for the crumbs ; 3 tbsp sugar ; 1/2 tsp ground cinnamon ; 1/2 tsp salt
- Knead the quark with the soft butter, egg, flour, semolina and half of the salt and chill for 30 minutes.
- Slit the apricots, take out the stones and put a sugar cube in each. Wrap each in a piece of the dough, closed all round.
- Simmer in water with the rest of the salt for 12 minutes, until they float and the fruit is soft, and drain.
- Meanwhile, fry the breadcrumbs in the butter for 5 minutes, until golden, mix with the sugar and cinnamon and roll the dumplings in it.
= Zwetschgenknödel ; zwetschgenknoedel, zwetschkenknödel, plum dumplings, pflaumenknödel, švestkové knedlíky, svestkove knedliky, szilvás gombóc, szilvas gomboc, gombóc, gomboce, knedle sa šljivama
pudding ; austrian ; dessert ; 4 ; 40+40 ; stove
Plums in potato dough, rolled in buttery cinnamon crumbs.
!700 g floury potatoes, in chunks ; !12 plums, small ; 160 g plain flour ; 40 g semolina ; 1 egg ; 90 g breadcrumbs ; 70 g butter ; 4 tbsp sugar ; 1 tsp ground cinnamon ; 3/4 tsp salt
- Boil the potatoes for 20 minutes, until soft, drain, mash finely and cool. Knead with the flour, semolina, egg and half of the salt.
- Slit the plums, take out the stones and put a little of the sugar in each. Wrap each in a piece of the dough and roll into a ball.
- Simmer in water with the rest of the salt for 12 minutes, until they float and the plums are soft, and drain.
- Meanwhile, fry the breadcrumbs in the butter for 5 minutes, until golden, and stir in the cinnamon and the rest of the sugar. Roll the dumplings in it.
= Topfenstrudel ; quark strudel, curd cheese strudel, cheese strudel, austrian cheese strudel, quarkstrudel
pudding ; austrian ; dessert ; 6 ; 30+40 ; oven
Strudel filled with lemony curd cheese and raisins.
!250 g filo pastry ; !500 g quark, drained / ricotta ; 2 eggs ; 80 g sugar ; 40 g semolina ; 60 g raisins ; 1 tsp lemon zest ; 1 tsp vanilla extract ; 80 g butter, melted ; 1 tbsp icing sugar
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the quark with the eggs, sugar, semolina, lemon zest and vanilla and stir in the raisins.
- Lay out the sheets of filo pastry overlapping on a cloth, brushing each with some of the butter. Spread the filling on the lower third, fold in the sides and roll up.
- Slide onto a lined tray, seam down, brush with the rest of the butter and bake for 38 minutes, until golden. Cool a little and dust with the icing sugar.
= Powidltascherl ; powidltaschen, powidltatschkerl, plum jam pockets, austrian plum jam dumplings
pudding ; austrian ; dessert ; 4 ; 40+30 rest 30 ; stove
Potato dough pockets with plum jam, in buttery crumbs.
!600 g floury potatoes, peeled and in chunks ; 160 g plain flour ; 30 g semolina ; 1 egg ; 30 g butter, soft ; !150 g plum jam ; 1 tbsp rum / orange juice ; 80 g breadcrumbs ; 60 g butter, for the crumbs ; 2 tbsp icing sugar ; 1/2 tsp ground cinnamon ; 3/4 tsp salt
- Boil the potatoes for 18 minutes, until soft, drain, mash and cool. Knead with the flour, semolina, egg, soft butter and half of the salt and chill for 30 minutes.
- Stir the rum into the plum jam. Roll out the dough on flour, cut out {16} rounds, put a little jam on each, fold over and pinch shut.
- Simmer in water with the rest of the salt for 7 minutes, until they float.
- Fry the breadcrumbs in the butter with the cinnamon for 5 minutes, until golden. Toss the pockets in it and dust with the icing sugar.
= Buchteln ; buchty, wuchteln, ofennudeln, rohrnudeln, austrian sweet rolls, jam filled buns
bread ; austrian ; dessert snacks ; 12 ; 35+30 rest 105 ; oven
Soft yeast rolls filled with jam, baked side by side in butter.
!500 g plain flour ; !7 g dried yeast ; 230 ml milk, lukewarm ; 70 g sugar ; 70 g butter, soft ; 2 eggs ; 1 tsp lemon zest ; 1/2 tsp salt ; !200 g apricot jam / plum jam ; 70 g butter, for the tin ; 1 tbsp icing sugar
- Knead the flour with the yeast, milk, sugar, soft butter, eggs, lemon zest and salt for 8 minutes. Cover and leave to rise for 75 minutes.
- Divide into {12} pieces, put a spoonful of the apricot jam on each and pinch shut. Melt the butter for the tin, dip the buns in it and set close together in a tin, seam down. Leave to rise for 30 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 28 minutes, until golden, and dust with the icing sugar.
= Backhendl ; wiener backhendl, backhuhn, backhähnchen, austrian fried chicken, viennese fried chicken, steirisches backhendl
fry ; austrian ; dinner ; 4 ; 25+25 ; stove
Chicken in a crisp coat of breadcrumbs, with lemon.
!*8 chicken drumsticks, skin off / 1000 g oyster mushrooms, in pieces ; 100 g plain flour ; !2 eggs, beaten ; !180 g breadcrumbs ; 1 l sunflower oil, for deep-frying ; 1 lemon, in wedges ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Season the chicken with the salt and black pepper. Turn it in the flour, then the eggs, then the breadcrumbs, without pressing.
- Heat the sunflower oil to 160 °C (320 °F). Fry in batches for <16|6> minutes, turning, until deep golden<, and no pink is left at the bone|>.
- Drain on paper and serve with the lemon.
= Frittatensuppe ; pancake soup, flädlesuppe, flaedlesuppe, fladlesuppe, austrian pancake soup, consomme celestine, crespelle in brodo
soup ; austrian ; lunch starter ; 4 ; 15+20 rest 15 ; stove
Strips of thin pancake in hot clear broth.
!120 g plain flour ; !2 eggs ; !240 ml milk / oat milk ; 1.2 l beef stock / vegetable stock ; 2 tbsp sunflower oil ; 1 handful chives, snipped ; 1/4 tsp salt ; 1/4 tsp ground nutmeg
- Whisk the flour with the milk, eggs, salt and half of the chives and leave for 15 minutes.
- Fry thin pancakes in the sunflower oil for 1 minute on each side. Cool, roll up and slice finely.
- Heat the beef stock with the nutmeg, put the strips in bowls, pour over the stock and scatter with the rest of the chives.
= Grießnockerlsuppe ; grießnockerl, griessnockerlsuppe, griessnockerl, grießklößchensuppe, griessklösschen, semolina dumpling soup, semolina dumplings, grießklößchen
soup ; austrian ; lunch starter ; 4 ; 20+25 rest 20 ; stove
Light semolina dumplings in clear broth.
!120 g semolina ; !60 g butter, soft ; !1 egg ; 1.2 l beef stock / vegetable stock ; 1 carrot, in fine strips ; 1 handful chives, snipped ; 1 tsp salt ; 1/4 tsp ground nutmeg
- Beat the butter until light. Beat in the egg, then the semolina, nutmeg and a quarter of the salt, and leave for 20 minutes.
- Shape {12} small dumplings with two wet spoons. Simmer gently in water with the rest of the salt for 12 minutes, take off the heat, cover and leave for 10 minutes to swell.
- Heat the beef stock with the carrot for 5 minutes, lift in the dumplings and scatter with the chives.
= Schlutzkrapfen ; schlutzer, mezzelune tirolesi, tyrolean ravioli, rye ravioli with spinach, mezzelune, schlipfkrapfen
dumpling ; austrian ; dinner ; 4 ; 60+12 rest 30 ; stove
Half-moons of rye pasta with spinach and curd cheese, in brown butter.
!150 g rye flour ; !200 g plain flour ; 2 eggs ; 1 tbsp olive oil ; 70 ml water ; !300 g spinach ; !200 g quark, drained / ricotta ; 70 g parmesan, grated ; 80 g butter ; 1/4 tsp ground nutmeg ; 1 handful chives, snipped ; 1 1/4 tsp salt
- Knead the rye flour with the plain flour, eggs, olive oil, water and a third of the salt for 8 minutes. Wrap and rest for 30 minutes.
- Wilt the spinach in a pan for 3 minutes, squeeze dry and chop. Mix with the quark, half of the parmesan and the nutmeg.
- Roll out the dough thinly, cut out rounds, put a teaspoon of filling on each and fold into half-moons, pressing the edges shut.
- Boil in water with the rest of the salt for 4 minutes. Brown the butter for 4 minutes, pour it over and scatter with the rest of the parmesan and the chives.
= Schupfnudeln ; fingernudeln, bubespitzle, finger noodles german, german potato noodles, schupfnudel, schupfnudeln mit sauerkraut, schupfnudelpfanne
fry ; german ; dinner ; 4 ; 40+45 ; stove
Finger-shaped rolls of potato dough fried with sauerkraut and bacon.
!800 g floury potatoes, peeled and in chunks ; !180 g plain flour ; 1 egg ; 60 g butter ; *120 g smoked bacon, diced / smoked tofu, diced ; 1 onion, sliced ; !400 g sauerkraut, drained ; 1/4 tsp ground nutmeg ; 1/2 tsp caraway seeds ; 1 1/2 tsp salt
- Boil the potatoes for 18 minutes, until soft, drain, mash and cool. Knead with the flour, egg, nutmeg and half of the salt and roll into finger-thick rolls with pointed ends.
- Simmer in water with the rest of the salt for 4 minutes, until they float, and drain well.
- Fry the bacon and onion in a third of the butter for 7 minutes. Add the sauerkraut and caraway and cook for 8 minutes. Take out of the pan.
- Fry the potato rolls in the rest of the butter for 8 minutes, until golden, and toss with the sauerkraut.
= Zwiebelkuchen ; german onion cake, german onion tart, onion cake, swabian onion cake, schwäbischer zwiebelkuchen, onion pie german
pie ; german ; dinner lunch ; 8 ; 35+70 rest 60 ; oven stove
Yeast dough under soft onions, sour cream, eggs and bacon.
!300 g plain flour ; 5 g dried yeast ; 160 ml milk, lukewarm ; 40 g butter, soft ; !1000 g onions, sliced ; *120 g smoked bacon, diced / smoked tofu, diced ; 3 tbsp sunflower oil ; !3 eggs ; !250 g sour cream ; 1 tsp caraway seeds ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Knead the flour with the yeast, milk, butter and a third of the salt for 8 minutes. Cover and leave to rise for 60 minutes.
- Fry the bacon in the sunflower oil for 5 minutes. Add the onions and cook over low heat for 22 minutes, until soft and pale gold. Cool a little.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Beat the eggs with the sour cream, caraway, black pepper and the rest of the salt and stir in the onions.
- Line a tin with the dough, spread with the filling and bake for 40 minutes, until set and brown in spots.
= Schweinshaxe ; schweinshaxn, schweinshaxen, haxe, roast pork knuckle, german pork knuckle, crispy pork knuckle, bavarian pork knuckle, pork knuckle
roast ; german ; dinner ; 4 ; 20+190 ; oven stove
Pork knuckle roasted with dark beer until the rind crackles.
!*2 pork knuckles, about 1.2 kg each ; 2 onions, in wedges ; 2 carrots, in chunks ; 4 cloves garlic, crushed ; 2 tsp caraway seeds ; !500 ml dark beer ; 300 ml beef stock ; 1 tbsp cornflour ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Score the rind of the pork knuckles and rub with the garlic, caraway, salt and black pepper.
- Lay the onions and carrots in a roasting tin, set the knuckles on them and pour in half of the beer and the beef stock. Roast for 150 minutes, basting with the rest of the beer.
- Turn the oven up to 230 °C (445 °F), or 210 °C (410 °F) with the fan on, and roast for 25 minutes, without basting, until the rind is blistered and crisp and the meat comes off the bone. Rest for 10 minutes.
- Meanwhile, strain the juices into a pan, thicken with the cornflour mixed with a little water and simmer for 5 minutes.
= Eisbein ; eisbein mit sauerkraut, boiled pork knuckle, pork knuckle with sauerkraut, golonka, berlin pork knuckle
stew ; german ; dinner ; 4 ; 15+160 ; stove
Pork knuckle simmered until tender, with sauerkraut.
!*2 pork knuckles, about 1.2 kg each ; 2 bay leaves ; 6 juniper berries ; 8 peppercorns ; 1 onion, sliced ; 30 g lard / sunflower oil ; !800 g sauerkraut ; 1 apple, grated ; 1 tsp sugar ; 2 tsp salt ; 4 tbsp mustard
- Cover the pork knuckles with cold water, add the salt, bay leaves, half of the juniper berries and the peppercorns and simmer gently for 150 minutes, until the meat comes off the bone.
- For the last 45 minutes, cook the onion in the lard for 5 minutes in another pan. Add the sauerkraut, apple, sugar, the rest of the juniper and a ladle of the cooking water, cover and simmer for 35 minutes.
- Lift out the knuckles and serve on the sauerkraut with the mustard.
= Donauwelle ; donauwellen, danube wave cake, snow white cake, schneewittchenkuchen, danube waves
cake ; german ; dessert snacks ; 20 ; 50+45 rest 120 ; oven stove
Marble tray cake with cherries, buttercream and chocolate.
!350 g plain flour ; 3 tsp baking powder ; 250 g butter, soft ; 200 g sugar ; 5 eggs ; 30 g cocoa powder ; 500 ml milk ; 500 g morello cherries, drained ; 50 g cornflour ; 60 g sugar, for the custard ; 2 tsp vanilla extract ; !200 g butter, for the buttercream ; !200 g dark chocolate ; 2 tbsp sunflower oil
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the sugar, beat in the eggs and fold in the flour, baking powder and a tenth of the milk.
- Spread two thirds in a lined tray. Stir the cocoa and a splash of the milk into the rest, spread it on top, scatter with the cherries and bake for 32 minutes, until a skewer comes out clean. Cool.
- Whisk the cornflour with the sugar for the custard, the vanilla and the rest of the milk, bring to the boil and simmer for 2 minutes, stirring. Cool to room temperature under film and beat by spoonfuls into the butter for the buttercream. Spread over the cake and chill for 60 minutes.
- Melt the chocolate with the sunflower oil, spread it on in waves with a fork and leave to set for 30 minutes.
= Frankfurter Kranz ; frankfurt crown cake, frankfurt ring cake, frankfurterkranz, frankfurt crown
cake ; german ; dessert ; 12 ; 60+55 rest 120 ; oven stove
Ring cake with jam and buttercream under a crust of caramel nuts.
!200 g plain flour ; 80 g cornflour ; 3 tsp baking powder ; 180 g butter, soft ; 180 g sugar ; 4 eggs ; 1 tsp lemon zest ; 400 ml milk ; 40 g cornflour, for the custard ; 2 tsp vanilla extract ; !220 g butter, for the buttercream ; 80 g icing sugar ; !150 g redcurrant jelly / raspberry jam ; !150 g hazelnuts, chopped ; 80 g sugar, for the caramel
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the sugar, beat in the eggs and lemon zest and fold in the flour, cornflour and baking powder. Bake in a buttered ring tin for 40 minutes, until a skewer comes out clean. Cool.
- Whisk the cornflour for the custard with the vanilla and milk, bring to the boil and simmer for 2 minutes, stirring. Cool to room temperature under film. Beat the butter for the buttercream with the icing sugar until white and beat in the custard by spoonfuls.
- Melt the sugar for the caramel in a dry pan for 6 minutes, until brown, stir in the hazelnuts, cool on baking paper and chop.
- Cut the ring into three. Spread with the redcurrant jelly and half of the buttercream, put together, cover with the rest and press on the nuts. Chill for 60 minutes.
= Zimtsterne ; cinnamon stars, german cinnamon stars, zimtstern, german christmas cookies
biscuit ; german ; snacks dessert ; 40 ; 40+15 rest 60 ; oven
Star-shaped almond biscuits with cinnamon under white icing.
!350 g ground almonds ; !3 egg whites ; 280 g icing sugar ; !3 tsp ground cinnamon ; 1 tbsp lemon juice ; 1/4 tsp salt
- Whisk the egg whites with the salt until stiff. Whisk in the icing sugar and lemon juice until glossy and set a quarter aside as icing.
- Fold the almonds and cinnamon into the rest to a firm dough, wrap and chill for 60 minutes.
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Roll out 1 cm thick between sheets of baking paper, cut out {40} stars and spread with the icing.
- Bake on the lowest shelf for 14 minutes, until the icing is dry and still white.
= Spritzgebäck ; spritzgeback, spritzgebaeck, spritz cookies, german piped biscuits, butter spritz cookies, piped biscuits
biscuit ; german ; snacks dessert ; 50 ; 35+24 rest 30 ; oven
Piped butter biscuits with chocolate tips.
!250 g butter, soft ; 150 g icing sugar ; 1 egg ; 1 tsp vanilla extract ; !350 g plain flour ; 80 g ground almonds / cornflour ; 1/4 tsp salt ; 100 g dark chocolate, melted
- Beat the butter with the icing sugar, vanilla and salt until white. Beat in the egg and fold in the flour and almonds.
- Pipe {50} strips or rings onto lined trays and chill for 30 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 11 minutes, until pale gold at the edges. Cool and dip the tips into the chocolate.
= Eierschecke ; dresdner eierschecke, saxon cheesecake, dresden eierschecke
cake ; german ; dessert snacks ; 16 ; 45+65 rest 45 ; oven stove
Tray cake in three layers: yeast dough, curd cheese and an airy custard.
!250 g plain flour ; 4 g dried yeast ; 120 ml milk, lukewarm ; 180 g sugar ; 40 g butter, soft ; !500 g quark ; 6 eggs ; 1 tsp lemon zest ; 400 ml milk, for the custard ; 40 g cornflour ; 2 tsp vanilla extract ; !150 g butter, for the custard ; 50 g flaked almonds
- Knead the flour with the yeast, the lukewarm milk, a sixth of the sugar and the soft butter for 8 minutes. Cover and leave for 45 minutes.
- Whisk the cornflour with the vanilla and the milk for the custard, bring to the boil and simmer for 2 minutes, stirring. Beat in the butter for the custard and half of the rest of the sugar and cool until lukewarm.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a tray with the dough. Beat the quark with 2 of the eggs, the lemon zest and the rest of the sugar and spread it on.
- Separate the other eggs, beat the yolks into the custard, fold in the whites, whisked stiff, and spread on top. Scatter with the flaked almonds and bake for 45 minutes, until golden and set. Cool in the tray.
= Strammer Max ; german ham and egg toast, ham and fried egg on bread, strammer otto, uitsmijter, dutch fried egg sandwich
filled ; german ; lunch dinner ; 2 ; 5+8 ; stove
Fried bread with ham and a fried egg.
!2 slices rye bread / sourdough bread ; !*100 g ham, sliced / smoked tofu, sliced ; !2 eggs ; 30 g butter ; 2 gherkins, sliced ; 1 tsp mustard ; 1 handful chives, snipped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the rye bread in half of the butter for 2 minutes on each side, until crisp, and spread with the mustard.
- Fry the eggs in the rest of the butter for 4 minutes, until the whites are firm, and season with the salt and black pepper.
- Lay the ham on the bread, the eggs on the ham, and scatter with the chives. Serve with the gherkins.
= Raclette ; raclette cheese, raclette dinner, swiss raclette, raclette suisse, raclette evening, raclette with potatoes
bake ; swiss ; dinner ; 4 ; 15+30 ; stove grill
Melted cheese scraped over boiled potatoes, with gherkins.
!1000 g waxy potatoes, scrubbed ; !800 g raclette cheese, sliced / fontina, sliced / Gruyère, sliced ; ?150 g bresaola ; 200 g gherkins ; 200 g cherry tomatoes, halved ; 1/4 tsp sweet paprika ; 1/4 tsp black pepper ; 1 tsp salt
- Boil the potatoes in their skins in water with the salt for 22 minutes, until tender. Keep warm.
- Meanwhile, lay out the gherkins and cherry tomatoes[, with the bresaola beside them].
- Melt the raclette cheese by slices in small pans under a hot grill for 3 minutes, until it bubbles. Scrape over the potatoes and dust with the paprika and black pepper.
= Papet Vaudois ; vaud leek and potato stew, leek and potato with sausage, saucisse aux choux, swiss leeks and potatoes with sausage
stew ; swiss ; dinner ; 4 ; 20+50 ; stove
Leeks and potatoes cooked creamy with white wine, under a smoked sausage.
!*600 g smoked sausage, whole / smoked tofu, in thick slices ; !1000 g leeks, sliced ; !700 g waxy potatoes, in chunks ; 1 onion, chopped ; 40 g butter ; 200 ml white wine ; 200 ml vegetable stock ; 100 ml double cream ; 1 tsp salt ; 1/4 tsp ground nutmeg
- Cook the onion and leeks in the butter for 8 minutes. Add the white wine, vegetable stock, salt and nutmeg.
- Add the potatoes, lay the smoked sausage on top, cover and simmer gently for 32 minutes, until everything is soft<, and the sausage is hot all through|>.
- Lift out the sausage, stir in the double cream and simmer for 4 minutes. Serve the sausage in slices on top.
= Bündner Nusstorte ; bundner nusstorte, buendner nusstorte, engadiner nusstorte, swiss nut tart, engadine nut tart, swiss walnut tart, swiss caramel walnut tart
tart ; swiss ; dessert ; 12 ; 45+55 rest 60 ; oven stove
Shortcrust filled with walnuts in caramel and cream.
!320 g plain flour ; 180 g butter, cold, diced ; 120 g sugar ; 1 egg ; 1/4 tsp salt ; !300 g walnuts, chopped ; !200 g sugar, for the caramel ; 200 ml double cream, warm ; 2 tbsp honey
- Rub the butter into the flour, sugar and salt, bind with the egg and chill for 60 minutes.
- Melt the sugar for the caramel in a dry pan for 8 minutes, until amber. Take off the heat, stir in the warm double cream with care, simmer for 2 minutes and stir in the honey and walnuts. Cool.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a tin with two thirds of the pastry, fill with the walnuts and cover with the rest, edges pressed shut. Prick.
- Bake for 38 minutes, until golden, and cool in the tin.
= Capuns ; capuns sursilvans, swiss chard rolls, chard wrapped dumplings, bündner capuns
dumpling ; swiss ; dinner ; 4 ; 45+35 ; stove
Dough with dried meat, wrapped in chard and simmered in milk and stock.
!24 leaves chard ; !250 g plain flour ; 3 eggs ; 100 ml milk ; *100 g bresaola, finely diced / smoked tofu, finely diced ; 1 onion, finely chopped ; 1 handful parsley, chopped ; 1 handful chives, snipped ; 40 g butter ; 300 ml vegetable stock ; 250 ml milk, for the sauce ; 100 g Gruyère, grated ; 1 tsp salt ; 1/4 tsp ground nutmeg
- Cook the onion in half of the butter for 6 minutes. Beat the flour with the eggs, milk, salt and nutmeg and stir in the onion, bresaola, parsley and chives.
- Blanch the chard in boiling water for 1 minute and spread out. Put a spoonful of the dough on each leaf and roll up tightly.
- Fry in the rest of the butter for 4 minutes, pour over the vegetable stock and the milk for the sauce, cover and simmer for 18 minutes, until firm.
- Scatter with the Gruyère and let it melt.
= Weißwurst ; weisswurst, weißwurst frühstück, weisswürste, weißwürste, weißwurstfrühstück, bavarian white sausages, weisswurst breakfast, bavarian breakfast, white sausages with sweet mustard
filled ; german ; breakfast lunch ; 4 ; 10+20 ; stove
White veal sausages heated in hot water, with sweet mustard and pretzels.
!*600 g bratwurst, white, scalded / vegan sausages ; !360 g soft pretzels / bread rolls ; 4 tbsp mustard ; 1 tbsp brown sugar ; 1 tbsp honey ; 150 g radishes, sliced ; 1/2 tsp salt
- Stir the mustard with the brown sugar and honey.
- Heat a pot of water with the salt until it steams. Lay in the bratwurst and poach over the lowest heat for 18 minutes, without boiling, so that they do not burst, until they are hot all through.
- Serve in the water, with the sweet mustard, soft pretzels and radishes.
`;
