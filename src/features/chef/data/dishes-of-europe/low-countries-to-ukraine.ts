/** Dishes of Poland, Ukraine, Russia and the Low Countries by name; how the table is read: rules/classics/classic.ts. */
export const FROM_ANTWERP_TO_KYIV_BY_NAME = `
= Rosół ; rosol, polish chicken soup, polish chicken broth, rosół z kury, rosol z kurczaka
soup ; polish ; lunch dinner ; 6 ; 15+125 ; stove
Clear chicken broth with thin noodles, the Polish Sunday soup.
!*1200 g chicken legs ; 4 carrots, in chunks ; 1 parsnip, in chunks ; 150 g celeriac, in chunks ; 1 leek, in chunks ; 1 onion, halved and charred in a dry pan ; 4 allspice berries ; 2 bay leaves ; 8 peppercorns ; !200 g vermicelli ; 1 bunch parsley, chopped ; 2 tsp salt
- Cover the chicken with 2.5 litres of cold water, add the salt, bring slowly to a simmer and skim.
- Add the onion, allspice, bay leaves and peppercorns and simmer very gently for 70 minutes. Add the carrots, parsnip, celeriac and leek and simmer for 40 minutes, until the meat comes off the bone.
- Strain. Boil the vermicelli for 4 minutes in water, drain and put in bowls with the carrots and some chicken, pour over the broth and scatter with the parsley.
= Kopytka ; polish potato dumplings, kopytka z cebulką, polish gnocchi, potato kopytka
dumpling ; polish ; lunch dinner ; 4 ; 35+30 ; stove
Slanted potato dumplings with fried onions.
!1000 g floury potatoes, in chunks ; !250 g plain flour ; 1 egg ; 2 onions, sliced ; *100 g smoked bacon, diced / smoked tofu, diced ; 40 g butter ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes for 20 minutes, until soft, drain, mash and cool. Knead with the flour, egg and half of the salt, roll into ropes and cut slantwise into pieces.
- Meanwhile, fry the smoked bacon and onions in the butter for 12 minutes, until golden.
- Boil the dumplings in water with the rest of the salt for 3 minutes, until they float, drain and toss with the onions and black pepper.
= Kluski Śląskie ; kluski slaskie, silesian dumplings, schlesische klöße, schlesische knödel, polish silesian dumplings
dumpling ; polish ; side dinner ; 4 ; 30+30 ; stove
Smooth round potato dumplings with a dimple for the gravy.
!1000 g floury potatoes, in chunks ; !220 g potato starch ; 1 egg ; 50 g butter ; 1 onion, finely chopped ; 1 1/2 tsp salt
- Boil the potatoes for 20 minutes, until soft, drain, mash finely while hot and cool. Knead with the potato starch, egg and a third of the salt.
- Roll into {28} balls and press a dimple into each.
- Simmer in water with the rest of the salt for 4 minutes after they float, and lift out. Cook the onion in the butter for 7 minutes, until golden, and pour over.
= Makowiec ; polish poppy seed roll, poppy seed roll, mohnstrudel, mohnrolle, mákos beigli, poppyseed roll
bread ; polish ; dessert snacks ; 14 ; 50+55 rest 150 ; oven stove
Yeast roll with a thick filling of poppy seeds, honey and raisins.
!450 g plain flour ; !7 g dried yeast ; 200 ml milk, lukewarm ; 80 g sugar ; 2 eggs ; 80 g butter, soft ; 1/4 tsp salt ; !300 g ground poppy seeds ; 300 ml milk, for the filling ; !120 g honey ; 80 g raisins ; 50 g walnuts, chopped ; 50 g candied orange peel ; 2 tbsp icing sugar
- Knead the flour with the yeast, lukewarm milk, sugar, 1 of the eggs, butter and salt for 8 minutes. Cover and leave to rise for 90 minutes.
- Simmer the poppy seeds in the milk for the filling for 7 minutes, until thick. Stir in the honey, raisins, walnuts and candied orange peel, cool and stir in the other egg.
- Roll out the dough, spread with the filling and roll up. Wrap loosely in baking paper and leave to rise for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 42 minutes, until golden, cool and dust with the icing sugar.
= Sernik ; polish cheesecake, sernik krakowski, sernik wiedeński, polish baked cheesecake, käsekuchen polnisch
cake ; polish ; dessert ; 12 ; 25+70 rest 60 ; oven
Baked cheesecake of curd cheese on a crumbly base, with raisins.
!200 g plain flour ; 100 g butter, cold, diced ; 60 g icing sugar ; 6 eggs ; !1000 g quark, drained ; 200 g sugar ; 100 g butter, for the filling ; 40 g potato starch / cornflour ; 80 g raisins ; 1 tsp lemon zest ; 2 tsp vanilla extract
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Rub the butter into the flour and icing sugar, bind with 1 of the eggs, press into a lined tin and bake for 14 minutes.
- Separate the other eggs. Beat the butter for the filling, soft, with the sugar and the yolks until pale, then beat in the quark, potato starch, lemon zest and vanilla. Fold in the egg whites, whisked stiff, and the raisins.
- Pour on the base and bake for 54 minutes, until golden and just set. Leave in the oven, off and ajar, for 60 minutes.
= Pączki ; paczki, polish doughnuts, polish donuts, fat thursday doughnuts, ponchki, pampushky
bread ; polish ; snacks dessert ; 16 ; 45+25 rest 120 ; stove
Rich doughnuts filled with rose or plum jam, under icing.
!500 g plain flour ; !8 g dried yeast ; 220 ml milk, lukewarm ; 70 g sugar ; !5 egg yolks ; 70 g butter, soft ; 1 tbsp vodka / lemon juice ; 1/2 tsp salt ; 250 g plum jam / raspberry jam ; 1500 ml sunflower oil, for deep-frying ; 150 g icing sugar ; 2 tbsp hot water ; 40 g candied orange peel, diced
- Knead the flour with the yeast, milk, sugar, egg yolks, butter, vodka and salt for 10 minutes. Cover and leave to rise for 75 minutes.
- Divide into {16} pieces, flatten, put a teaspoon of the plum jam on each, pinch shut and leave to rise for 45 minutes, seam down.
- Fry in the sunflower oil at 170 °C (340 °F) a few at a time for 3 minutes on each side, until deep brown, and drain.
- Stir the icing sugar with the hot water, brush it on and scatter with the candied orange peel.
= Faworki ; chrusciki, chruściki, angel wings, polish angel wings, chrust, chiacchiere, crostoli, khvorost, bugnes
biscuit ; polish ; snacks dessert ; 8 ; 40+15 rest 30 ; stove
Thin, blistered strips of fried dough under icing sugar.
!300 g plain flour ; !5 egg yolks ; 80 g sour cream ; 1 tbsp vodka / white wine vinegar ; 20 g butter, soft ; 1/4 tsp salt ; 1 l sunflower oil, for deep-frying ; 60 g icing sugar
- Knead the flour with the egg yolks, sour cream, vodka, butter and salt, beat the dough with a rolling pin for 5 minutes and rest for 30 minutes.
- Roll out as thin as possible, cut into strips, slit each in the middle and pull one end through.
- Fry in the sunflower oil at 175 °C (345 °F) for 1 minute on each side, until pale gold, drain and dust with the icing sugar.
= Nalysnyky ; nalesniki, naleśniki, ukrainian crepes, ukrainian cheese crepes, crepes with cottage cheese, crepes with cheese filling, polish crepes with cheese, blintzes, cheese blintzes, blintz, naleśniki z serem
griddle ; ukrainian ; breakfast dessert ; 4 ; 25+45 ; oven stove
Thin pancakes rolled around sweet curd cheese and baked with cream.
!180 g plain flour ; !3 eggs ; 400 ml milk ; !500 g quark, drained / ricotta ; 60 g sugar ; 1 tsp vanilla extract ; 50 g raisins ; 60 g butter ; 150 ml sour cream ; 1/4 tsp salt
- Whisk the flour with 2 of the eggs, the milk and salt and fry {12} thin pancakes in half of the butter for 1 minute on each side.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the quark with the other egg, sugar, vanilla and raisins, spread on the pancakes and roll up.
- Lay in a dish, dot with the rest of the butter, spread with the sour cream and bake for 20 minutes.
= Paska ; ukrainian easter bread, kulich, russian easter bread, easter bread ukrainian, babka wielkanocna, russian easter cake
bread ; ukrainian ; breakfast dessert ; 12 ; 40+45 rest 180 ; oven
Tall, rich Easter loaf with raisins under white icing.
!500 g bread flour ; !9 g dried yeast ; 200 ml milk, lukewarm ; 120 g sugar ; !3 eggs ; 2 egg yolks ; 120 g butter, soft ; 100 g raisins ; 1 tsp orange zest ; 2 tsp vanilla extract ; 1/2 tsp salt ; 150 g icing sugar ; 2 tbsp lemon juice ; 1 tbsp hundreds and thousands
- Knead the bread flour with the yeast, milk, sugar, eggs, egg yolks, orange zest, vanilla and salt for 8 minutes, then the butter, until silky. Work in the raisins, cover and leave to rise for 120 minutes.
- Put into a tall buttered tin, which it fills by half, and leave to rise for 60 minutes. Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on.
- Bake for 43 minutes, until a skewer comes out clean. Cool, spread with the icing sugar mixed with the lemon juice and scatter with the hundreds and thousands.
= Shuba ; herring under a fur coat, dressed herring, selyodka pod shuboy, seledka pod shuboi, herring in a fur coat, russian beetroot herring salad, layered herring salad
salad ; russian ; starter lunch ; 6 ; 40+45 rest 240 ; stove
Layers of pickled herring, potatoes, carrots and eggs under grated beetroot and mayonnaise.
!*300 g pickled herring fillets, diced / smoked tofu, diced ; !400 g beetroot ; 400 g waxy potatoes ; 2 carrots ; 4 eggs ; 1 onion, finely chopped ; !200 g mayonnaise ; 1 handful dill, chopped ; 3/4 tsp salt
- Boil the beetroot for 42 minutes and, in another pot, the potatoes and carrots for 24 minutes, until soft. Boil the eggs for 9 minutes. Cool, peel and grate everything separately.
- Layer on a plate: the potatoes, pickled herring and onion, carrots, eggs and beetroot, each vegetable seasoned with some of the salt and spread thinly with the mayonnaise.
- Spread the last of the mayonnaise on top, chill for 240 minutes and scatter with the dill.
= Kulebyaka ; coulibiac, koulibiac, kulebiaka, russian salmon pie, coulibiac of salmon, salmon coulibiac, russian fish pie
pie ; russian ; dinner ; 8 ; 45+70 ; oven stove
Puff pastry around salmon, rice, mushrooms, eggs and dill.
!500 g puff pastry ; !*600 g salmon fillets, skinless / smoked tofu, sliced ; !150 g long-grain rice, rinsed ; 250 g chestnut mushrooms, sliced ; 4 eggs ; 1 onion, chopped ; 60 g butter ; 1 bunch dill, chopped ; 1 tbsp lemon juice ; 1 egg, beaten, for the glaze ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the rice in water for 12 minutes and drain. Boil 4 eggs for 9 minutes, peel and chop. Cook the onion and mushrooms in the butter for 9 minutes and mix with the rice, chopped eggs, dill, lemon juice, black pepper and most of the salt. Cool.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Roll out the puff pastry, lay half of the rice along the middle, the salmon on it, seasoned with the rest of the salt, and the rest of the rice on top.
- Fold the pastry over, seal, turn over onto a tray, brush with the egg for the glaze and cut vents. Bake for 38 minutes, until golden<, and the salmon is opaque all through|>.
= Medovik ; russian honey cake, honey cake russian, medivnyk, czech honey cake, medovnik, honey layer cake
cake ; russian ; dessert ; 12 ; 60+50 rest 480 ; oven stove
Many thin layers of honey biscuit softened by sour cream.
!100 g honey ; 150 g sugar ; 100 g butter ; 2 eggs, beaten ; !1 1/2 tsp bicarbonate of soda ; !420 g plain flour ; 1/4 tsp salt ; !700 g sour cream ; 120 g icing sugar ; 1 tsp vanilla extract
- Melt the honey with the sugar and butter for 5 minutes. Take off the heat, stir in the bicarbonate of soda, cool a little and beat in the eggs. Stir in the flour and salt to a soft dough and cool.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Divide into {8} pieces, roll each thinly on baking paper, cut out rounds and bake for 5 minutes each, until caramel brown. Bake the offcuts too and crush them.
- Beat the sour cream with the icing sugar and vanilla. Put the layers together with it, cover the cake with the rest and press on the crumbs. Chill for 480 minutes, until soft.
= Stoemp ; belgian mashed potatoes with vegetables, stoemp met wortelen, brussels stoemp, belgian mash, stoemp with sausages, stoemp saucisse
side ; belgian ; dinner side ; 4 ; 20+30 ; stove
Coarse mash of potatoes and leeks, carrots or cabbage, with sausages.
!900 g floury potatoes, in chunks ; !3 carrots, sliced ; !2 leeks, sliced ; 1 onion, chopped ; 60 g butter ; 150 ml single cream / milk ; *4 pork sausages / vegan sausages ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes and carrots in water with most of the salt for 20 minutes, until soft, and drain.
- Meanwhile, cook the onion and leeks in half of the butter for 12 minutes, and fry the sausages in the rest for 14 minutes, turning, until brown<, and no pink is left inside|>.
- Mash the potatoes and carrots coarsely with the single cream, nutmeg, black pepper and the rest of the salt. Fold in the leeks and serve with the sausages.
= Garnaalkroketten ; croquettes aux crevettes, belgian shrimp croquettes, shrimp croquettes, prawn croquettes, grey shrimp croquettes, garnalenkroketten
fry ; belgian ; starter dinner ; 4 ; 40+35 rest 240 ; stove
Crisp croquettes with a creamy filling of small shrimps.
!*250 g cooked brown shrimps / cooked prawns, chopped ; !80 g butter ; !90 g plain flour ; 400 ml milk ; 150 ml fish stock ; 60 g Gruyère, grated ; 1 tbsp lemon juice ; 1/4 tsp ground nutmeg ; 2 eggs, beaten ; 150 g breadcrumbs ; 1 l sunflower oil, for deep-frying ; 1/2 tsp salt ; 1 handful parsley ; 1 lemon, in wedges
- Melt the butter, stir in two thirds of the flour for 2 minutes, whisk in the milk and fish stock and simmer for 6 minutes, until very thick. Stir in the Gruyère, lemon juice, nutmeg, salt and shrimps, spread in a dish and chill for 240 minutes.
- Shape into {8} croquettes, turn in the rest of the flour, the eggs and the breadcrumbs.
- Fry in the sunflower oil at 180 °C (355 °F) in batches for 4 minutes, until golden and hot inside. Fry the parsley for a few seconds and serve with the lemon.
= Hutspot ; dutch carrot mash, dutch mashed potatoes and carrots, hutspot met klapstuk, leidse hutspot, wortelstamppot, peenstamppot, stamppot wortel
stew ; dutch ; dinner ; 4 ; 20+130 ; stove
Mash of potatoes, carrots and onions with tender beef.
!*700 g stewing beef, in large pieces / smoked tofu, in thick slices ; !1000 g floury potatoes, in chunks ; !700 g carrots, sliced ; !4 onions, sliced ; 60 g butter ; 500 ml beef stock ; 1 bay leaf ; 100 ml milk ; 1 tbsp mustard ; 1 3/4 tsp salt ; 1/4 tsp black pepper
- Brown the beef in half of the butter for 8 minutes. Add the beef stock, bay leaf and black pepper, cover and simmer for <95|15> minutes, until tender.
- Meanwhile, boil the potatoes, carrots and onions in just enough water to cover, with the salt, for 24 minutes. Drain and mash coarsely with the milk and the rest of the butter.
- Take out the bay leaf, stir the mustard into the gravy and serve over the mash with the beef.
= Hachee ; hachée, dutch beef and onion stew, dutch onion stew, hachee met rode kool, dutch beef stew
stew ; dutch ; dinner ; 4 ; 20+170|75 ; stove
Beef stewed with as many onions, vinegar, cloves and gingerbread.
!*800 g stewing beef, in cubes / portobello mushrooms, in thick slices ; !800 g onions, sliced ; 50 g butter ; 2 tbsp plain flour ; 600 ml beef stock ; !4 tbsp red wine vinegar ; 3 bay leaves ; !4 cloves ; 1 tbsp brown sugar ; 60 g gingerbread, crumbled ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Brown the beef in the butter for 10 minutes and lift out. Cook the onions for 14 minutes and stir in the flour for 1 minute.
- Return the beef, pour in the beef stock and vinegar, add the bay leaves, cloves, brown sugar, salt and black pepper, cover and simmer for <130|30> minutes, until <the beef falls apart|soft>.
- Stir in the gingerbread, simmer for 10 minutes, until thick, and take out the bay leaves and cloves.
= Pannenkoeken ; dutch pancakes, pannenkoek, spekpannenkoek, dutch bacon pancakes, dutch pancake with bacon, pannekoeken
griddle ; dutch ; dinner lunch ; 4 ; 10+35 rest 20 ; stove
Plate-sized pancakes with bacon baked in, and syrup.
!300 g plain flour ; !3 eggs ; !600 ml milk / oat milk ; *12 rashers smoked bacon / 3 apples, thinly sliced ; 50 g butter ; 100 g golden syrup ; 1/2 tsp salt
- Whisk the flour with the eggs, half of the milk and the salt until smooth, whisk in the rest of the milk and leave for 20 minutes.
- For each pancake, fry some of the smoked bacon in a little of the butter for 3 minutes and pour over a ladle of the batter.
- Fry for 3 minutes on each side, until golden, and eat with the golden syrup.
= Poffertjes ; dutch mini pancakes, mini dutch pancakes, poffertje, dutch baby pancakes small
griddle ; dutch ; breakfast dessert ; 4 ; 10+20 rest 45 ; stove
Tiny puffed yeast pancakes with butter and icing sugar.
!150 g plain flour ; !100 g buckwheat flour ; !5 g dried yeast ; 1 egg ; !330 ml milk, lukewarm / oat milk, lukewarm ; 1/2 tsp salt ; 70 g butter ; 4 tbsp icing sugar
- Whisk the flour with the buckwheat flour, yeast, egg, milk and salt. Cover and leave to rise for 45 minutes.
- Brush a dimpled pan, or a frying pan, with some of the butter and drop in teaspoonfuls of the batter.
- Fry for 2 minutes on each side, until golden and puffed. Serve with the rest of the butter and the icing sugar.
= Oliebollen ; dutch doughnuts, dutch new year's doughnuts, oliebol, smoutebollen, croustillons, dutch oil balls
bread ; dutch ; snacks dessert ; 24 ; 20+30 rest 60 ; stove
Round fried yeast dumplings with raisins and apple.
!400 g plain flour ; !7 g dried yeast ; !350 ml milk, lukewarm / oat milk, lukewarm ; 1 egg ; 30 g sugar ; 1/2 tsp salt ; !120 g raisins ; 1 apple, in small dice ; 1 tsp lemon zest ; 1500 ml sunflower oil, for deep-frying ; 4 tbsp icing sugar
- Beat the flour with the yeast, milk, egg, sugar and salt for 4 minutes. Stir in the raisins, apple and lemon zest, cover and leave to rise for 60 minutes.
- Heat the sunflower oil to 175 °C (345 °F) and drop in balls of batter with two oiled spoons.
- Fry in batches for 6 minutes, turning, until brown and cooked through, drain and dust with the icing sugar.
= Kibbeling ; dutch fried fish, dutch fish bites, kibbeling with remoulade, dutch battered fish, lekkerbekje, lekkerbekjes, fried cod bites
fry ; dutch ; lunch dinner ; 4 ; 20+15 ; stove
Chunks of fish in spiced batter, fried and eaten with garlic sauce.
!*700 g cod fillets, in chunks / firm tofu, in chunks ; !150 g plain flour ; 180 ml sparkling water / beer ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 1/4 tsp ground nutmeg ; 1 l sunflower oil, for deep-frying ; 120 g mayonnaise ; 1 tbsp gherkins, chopped ; 1 tsp lemon juice ; 1 1/4 tsp salt
- Season the cod with a third of the salt. Whisk the flour with the sparkling water, paprika, garlic powder, nutmeg and the rest of the salt to a thick batter.
- Stir the mayonnaise with the gherkins and lemon juice.
- Dip the cod into the batter and fry in the sunflower oil at 180 °C (355 °F) in batches for 5 minutes, until golden<, and the fish is opaque and flakes|>. Drain and serve with the sauce.
= Zuurkoolstamppot ; zuurkool, zuurkool stamppot, stamppot zuurkool, dutch sauerkraut mash, sauerkraut mash, mashed potatoes with sauerkraut
stew ; dutch ; dinner ; 4 ; 15+35 ; stove
Potatoes mashed with sauerkraut, with smoked sausage and bacon.
!1000 g floury potatoes, in chunks ; !500 g sauerkraut, drained ; *300 g smoked sausage, whole / smoked tofu, in thick slices ; 120 g smoked bacon, diced / chestnut mushrooms, diced ; 40 g butter ; 120 ml milk ; 1 tsp salt ; 1/4 tsp black pepper
- Put the potatoes in a pot with water to cover halfway and the salt, lay the sauerkraut on top, cover and boil for 22 minutes, until soft. Drain.
- Meanwhile, fry the smoked bacon for 7 minutes, until crisp, and heat the smoked sausage in barely simmering water for 14 minutes.
- Mash the potatoes and sauerkraut with the milk, butter and black pepper, fold in the bacon and serve with the sausage in slices.
= Appeltaart ; dutch apple pie, dutch apple cake, dutch apple tart, hollandse appeltaart, appelgebak
tart ; dutch ; dessert ; 12 ; 40+70 rest 30 ; oven
Deep apple pie with raisins and cinnamon under a lattice.
!350 g self-raising flour ; !220 g butter, cold, diced ; 160 g brown sugar ; 1 egg, beaten ; 1/4 tsp salt ; !1300 g apples, peeled and in chunks ; 80 g raisins ; 50 g sugar ; !1 tbsp ground cinnamon ; 1 tbsp lemon juice ; 2 tbsp breadcrumbs
- Rub the butter into the flour, brown sugar and salt, bind with most of the egg and chill for 30 minutes.
- Heat the oven to 175 °C (345 °F), or 155 °C (310 °F) with the fan on. Mix the apples with the raisins, sugar, cinnamon and lemon juice. Line a deep tin with two thirds of the dough and strew with the breadcrumbs.
- Fill with the apples, lay the rest of the dough over them in strips, brush with the rest of the egg and bake for 65 minutes, until brown and the apples are soft. Cool in the tin.
= Speculaas ; speculoos, speculaasjes, spekulatius, dutch spice biscuits, speculoos biscuits, dutch windmill cookies, windmill cookies, spekulatius kekse, speculaas cookies
biscuit ; dutch ; snacks dessert ; 40 ; 30+18 rest 120 ; oven
Thin, crisp biscuits with brown sugar and warm spices.
!300 g plain flour ; !160 g butter, soft ; !160 g brown sugar ; 3 tbsp milk ; !2 tsp ground cinnamon ; !1 tsp mixed spice ; 1/2 tsp ground ginger ; 1/4 tsp ground cardamom ; 1/2 tsp bicarbonate of soda ; 1/4 tsp salt ; 40 g flaked almonds
- Beat the butter with the brown sugar and milk. Work in the flour, cinnamon, mixed spice, ground ginger, cardamom, bicarbonate of soda and salt, wrap and chill for 120 minutes.
- Heat the oven to 175 °C (345 °F), or 155 °C (310 °F) with the fan on. Roll out 3 mm thick, cut out {40} biscuits or press in carved moulds, and press on the flaked almonds.
- Bake on lined trays for 14 minutes, until brown at the edges. They turn crisp as they cool.
= Gromperekichelcher ; gromperekichelchen, luxembourg potato pancakes, luxembourg potato fritters, luxembourgish potato pancakes
fry ; luxembourgish ; lunch snacks ; 4 ; 20+25 ; stove
Crisp potato fritters with onion, shallots and parsley, with apple sauce.
!1000 g waxy potatoes, peeled and grated ; !2 onions, finely chopped ; 2 shallots, finely chopped ; !1 bunch parsley, chopped ; 3 eggs ; 3 tbsp plain flour ; 250 ml sunflower oil ; 200 g apple sauce ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Squeeze the potatoes well in a cloth and mix with the onions, shallots, parsley, eggs, flour, salt and black pepper.
- Shape flat cakes and slide them into the hot sunflower oil.
- Fry for 4 minutes on each side, until golden brown. Drain and serve with the apple sauce.
= Bouneschlupp ; luxembourg green bean soup, green bean soup luxembourg, bouneschlupp luxembourg, luxembourgish bean soup
soup ; luxembourgish ; dinner lunch ; 4 ; 20+40 ; stove
Soup of green beans and potatoes with bacon, sausage and cream.
!500 g green beans, in short pieces ; !500 g waxy potatoes, diced ; *120 g smoked bacon, diced / smoked tofu, diced ; 200 g smoked sausage, sliced / carrots, diced ; 1 onion, chopped ; 1 leek, sliced ; 30 g butter ; 2 tbsp plain flour ; 1.2 l vegetable stock ; 1 tsp dried savory / dried thyme ; 150 ml sour cream ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the smoked bacon, onion and leek in the butter for 8 minutes and stir in the flour for 1 minute.
- Whisk in the vegetable stock, add the potatoes, green beans, savory, salt and black pepper and simmer for 20 minutes, until soft.
- Add the smoked sausage for 6 minutes, take off the heat and stir in the sour cream.
= Judd mat Gaardebounen ; judd mat gaardebounen luxembourg, smoked pork with broad beans, smoked pork collar with broad beans, luxembourg smoked pork and beans
stew ; luxembourgish ; dinner ; 6 ; 20+130 ; stove
Smoked pork simmered until tender, with broad beans in savory sauce.
!*1200 g gammon, on the bone, soaked overnight ; 1 onion, halved ; 1 carrot, in chunks ; 2 bay leaves ; 3 cloves ; 150 ml white wine ; !800 g frozen broad beans ; 40 g butter ; 40 g plain flour ; !2 tsp dried savory / dried thyme ; 800 g waxy potatoes, halved ; 1/4 tsp black pepper
- Cover the gammon with water, add the white wine, onion, carrot, bay leaves and cloves and simmer gently for 95 minutes, until it comes away from the bone. Keep 600 ml of the broth.
- Boil the potatoes for 18 minutes and drain. Cook the broad beans in boiling water for 5 minutes and drain.
- Melt the butter, stir in the flour for 2 minutes, whisk in the broth and savory and simmer for 7 minutes. Stir in the broad beans and black pepper for 3 minutes.
- Carve the gammon and serve with the broad beans and potatoes.
= Bossche Bol ; bossche bollen, dutch chocolate cream puffs, chocolate bol, moorkop, dutch chocolate choux balls
pudding ; dutch ; dessert snacks ; 8 ; 35+45 rest 30 ; oven stove
Big choux ball full of whipped cream, in a coat of dark chocolate.
!120 g plain flour ; 80 g butter ; 200 ml water ; !3 eggs ; 1/4 tsp salt ; !500 ml double cream ; 50 g icing sugar ; !250 g dark chocolate ; 1 tbsp sunflower oil
- Bring the water to the boil with the butter and salt, stir in the flour and stir for 2 minutes, until it leaves the pan. Cool a little and beat in the eggs one by one.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Set {8} large balls on a lined tray and bake for 34 minutes, until brown and dry, without opening the door. Cool.
- Whip the double cream with the icing sugar and fill the balls through a hole from below.
- Melt the chocolate with the sunflower oil, dip in the balls and chill for 30 minutes.
= Kniddelen ; luxembourg dumplings, kniddelen mat speck, luxembourgish dumplings, kniddelen with bacon
dumpling ; luxembourgish ; dinner lunch ; 4 ; 15+25 ; stove
Soft flour dumplings with fried bacon and cream.
!400 g plain flour ; !3 eggs ; 200 ml milk ; *200 g smoked bacon, diced / smoked tofu, diced ; 40 g butter ; 150 ml double cream ; 1 handful parsley, chopped ; 1 3/4 tsp salt ; 1/4 tsp ground nutmeg
- Beat the flour with the eggs, milk, nutmeg and a third of the salt to a thick, sticky dough and leave for 10 minutes.
- Drop teaspoonfuls into boiling water with the rest of the salt and simmer for 9 minutes, until they float and are firm inside. Drain.
- Meanwhile, fry the smoked bacon in the butter for 7 minutes, until crisp. Pour in the double cream, let it bubble for 2 minutes, toss the dumplings in it and scatter with the parsley.
`;
