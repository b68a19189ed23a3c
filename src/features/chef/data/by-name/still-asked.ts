/** More dishes that home cooks of Germany, France, Spain, Italy, Britain and America ask for by name; how the table is read: rules/classics/classic.ts. */
export const STILL_ASKED_BY_NAME = `
= Gyros Soup ; gyrossuppe, gyros suppe, greek gyros soup
soup ; german ; dinner ; 8 ; 25+50 ; stove
A creamy party soup with strips of pork, peppers and Greek spices.
!*800 g pork shoulder, in thin strips ; 2 tbsp dried oregano ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 3 cloves garlic, crushed ; 4 tbsp olive oil ; 3 onions, sliced ; 3 red peppers, sliced ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 1.2 l beef stock ; 200 g canned sweetcorn, drained ; 200 ml double cream ; 150 g cream cheese ; 2 tsp salt ; 1/4 tsp black pepper
- Turn the pork in half of the olive oil with the oregano, paprika, cumin, garlic and half of the salt. Fry in a very hot pot in batches for 8 minutes in all, until brown. Lift out.
- Cook the onions and red pepper in the rest of the oil for 8 minutes, then stir in the tomato paste for 1 minute. Add the chopped tomatoes, beef stock, the pork and the rest of the salt and simmer for 25 minutes, until tender.
- Stir in the sweetcorn, cream, cream cheese and black pepper and heat for 4 minutes, until smooth.
= Gyros with Metaxa Sauce ; metaxasauce, metaxa sauce, gyros mit metaxasauce, gyros metaxa, gyros metaxa auflauf, gyros uberbacken
bake ; german ; dinner ; 4 ; 25+45 ; oven stove
Strips of spiced pork in a brandy, pepper and cream sauce, baked under cheese.
!*700 g pork loin, in thin strips ; 1 tbsp dried oregano ; 2 tsp sweet paprika ; 3 tbsp olive oil ; 1 onion, sliced ; 1 red pepper, sliced ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; !60 ml brandy ; 200 ml beef stock ; !250 ml double cream ; 150 g gouda, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Turn the pork in half of the olive oil with the oregano, paprika and half of the salt and fry it in a very hot pan in batches for 6 minutes in all, until brown. Lift out into a baking dish.
- Cook the onion and red pepper in the rest of the oil for 7 minutes. Stir in the garlic and tomato paste for 1 minute, pour in the brandy and let it bubble for 2 minutes. Add the beef stock, cream, black pepper and the rest of the salt and simmer for 6 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Pour the sauce over the pork, scatter with the gouda and bake for 22 minutes, until golden and the pork is cooked through.
= Schnitzel Bake ; schnitzeltopf, schnitzelpfanne, schnitzel auflauf, schnitzelauflauf, ofenschnitzel, zwiebelschnitzel, partyschnitzel, sahneschnitzel, uberbackene schnitzel
bake ; german ; dinner ; 6 ; 25+65 ; oven stove
Pork escalopes baked in a cream sauce with mushrooms, bacon and onions.
!*6 pork escalopes ; 100 g smoked bacon, diced ; 2 onions, sliced ; 300 g button mushrooms, sliced ; 2 tbsp sunflower oil ; 1 tbsp mustard ; !300 ml double cream ; 200 ml vegetable stock ; 150 g gouda, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the pork with half of the salt and the black pepper, brown it in the sunflower oil over high heat for 2 minutes on each side and lay it in a baking dish.
- Fry the bacon in the same pan for 4 minutes. Add the onions and button mushrooms and cook for 9 minutes, until golden. Stir in the mustard, cream, vegetable stock and the rest of the salt and simmer for 5 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Pour the sauce over the pork, scatter with the gouda and bake for 35 minutes, until bubbling and the pork is tender.
= Cream Chicken Bake ; sahnehahnchen, sahnehahnchen aus dem ofen, chicken in cream, tomaten sahne hahnchen, mozzarella hahnchen, mozzarella hahnchen in basilikum sahnesauce, hahnchen in sahnesosse
bake ; german ; dinner ; 4 ; 15+42 ; oven stove
Chicken breasts baked in a basil and tomato cream under mozzarella.
!*4 chicken breasts, 160 g each ; 2 tbsp olive oil ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 300 g cherry tomatoes, halved ; !300 ml double cream ; 1 handful basil, torn ; 150 g mozzarella, torn ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Season the chicken with half of the salt and the black pepper, brown it in half of the olive oil for 3 minutes on each side and lay it in a baking dish.
- Cook the onion in the rest of the oil for 5 minutes. Stir in the garlic and cherry tomatoes for 2 minutes, pour in the cream with the rest of the salt and simmer for 3 minutes. Stir in most of the basil.
- Pour over the chicken, top with the mozzarella and bake for 24 minutes, <until the chicken reads 74 °C (165 °F) inside|until golden>. Scatter with the rest of the basil.
= Paprika Schnitzel ; paprikaschnitzel, zigeunerschnitzel, schnitzel with pepper sauce, schnitzel mit paprikasauce, balkanschnitzel
fry ; german ; dinner ; 4 ; 25+30 ; stove
Fried pork escalopes under a sweet and sour sauce of peppers and onions.
!*4 pork escalopes ; 60 g plain flour ; 4 tbsp sunflower oil ; 2 onions, sliced ; !3 red peppers, sliced ; 2 tbsp tomato paste ; 1 tbsp sweet paprika ; 200 g canned chopped tomatoes ; 200 ml beef stock ; 1 tbsp white wine vinegar ; 1 tsp sugar ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onions and red pepper in half of the sunflower oil for 9 minutes. Stir in the tomato paste and paprika for 1 minute, add the chopped tomatoes, beef stock, vinegar, sugar and half of the salt and simmer for 12 minutes, until thick.
- Season the pork with the black pepper and the rest of the salt and turn it in the flour. Fry in the rest of the oil over medium-high heat for 3 minutes on each side, until golden and cooked through.
- Serve with the sauce on top.
= Parrot Cake ; papageienkuchen, papagei kuchen, rainbow sheet cake, colorful sheet cake
cake ; german ; snacks ; 16 ; 30+30 ; oven
A birthday sheet cake of batter in three colors, under lemon icing.
350 g plain flour ; 250 g caster sugar ; 4 eggs ; 200 ml sunflower oil ; 200 ml sparkling water ; 1 tbsp baking powder ; 2 tsp vanilla extract ; !2 tbsp cocoa powder ; !1 tsp food colouring ; 200 g icing sugar ; 3 tbsp lemon juice ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the eggs with the caster sugar, salt and vanilla extract for 4 minutes. Stir in the sunflower oil and sparkling water, then the flour and baking powder.
- Divide the batter between three bowls. Stir the cocoa into one and the food colouring into another.
- Drop spoonfuls of the three in turn onto a lined tray and bake for 28 minutes, until a skewer comes out clean. Let it cool.
- Stir the icing sugar with the lemon juice and spread it over.
= Mandarin Sour Cream Cake ; mandarinen schmand kuchen, mandarinen-schmand-kuchen, schmandkuchen, schmandkuchen mit mandarinen, mandarin cake, mandarinenkuchen
cake ; german ; snacks dessert ; 16 ; 30+50 ; oven stove
A sheet cake with a set vanilla and sour cream layer and mandarins.
!250 g plain flour ; 200 g butter, soft ; 280 g caster sugar ; 3 eggs ; 2 tsp baking powder ; 500 ml milk ; 40 g cornflour ; 2 tsp vanilla extract ; !600 g sour cream ; !350 g canned mandarins, drained ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with half of the caster sugar and the salt for 4 minutes, then the eggs. Stir in the flour, baking powder and 3 tablespoons of the milk and spread on a deep lined tray.
- Whisk the cornflour with the rest of the sugar and a little of the milk. Bring the rest of the milk to the boil with the vanilla extract, stir it in and simmer for 1 minute, until thick. Let it cool for 10 minutes and stir in the sour cream.
- Spread over the batter and scatter with the mandarins. Bake for 44 minutes, until set at the edges, and cool completely before cutting.
= Protein Bread ; eiweissbrot, eiweiss brot, low carb brot, high protein bread, quark bread, quarkbrot
bread ; german ; breakfast ; 12 ; 15+55 ; oven
A dense, moist loaf of quark, eggs, ground almonds and seeds.
!500 g quark ; !6 eggs ; 100 g ground almonds ; 100 g ground flaxseed ; 50 g oat bran ; 1 tbsp baking powder ; 50 g sunflower seeds ; 1 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the eggs with the quark and salt until smooth.
- Stir in the ground almonds, flaxseed, oat bran, baking powder and half of the sunflower seeds and leave for 10 minutes to thicken.
- Spread in a lined loaf tin, scatter with the rest of the seeds and bake for 54 minutes, until a skewer comes out clean. Cool before slicing.
= Seeded Wholemeal Bread ; kornerbrot, saatenbrot, seed bread, seeded bread, mehrkornbrot, dreiminutenbrot, pain aux cereales, pan de semillas
bread ; german ; breakfast ; 12 ; 15+60 ; oven
A quick yeast loaf full of seeds that needs no kneading and no rising.
!500 g wholemeal flour ; 7 g yeast ; 450 ml water, lukewarm ; 2 tbsp cider vinegar ; !60 g sunflower seeds ; 40 g pumpkin seeds ; 40 g flaxseed ; 1 tbsp honey ; 2 tsp salt
- Stir the wholemeal flour with the yeast, salt, flaxseed, pumpkin seeds and most of the sunflower seeds. Stir in the water, vinegar and honey to a thick batter.
- Spread in a lined loaf tin, scatter with the rest of the sunflower seeds and put it into the cold oven.
- Bake at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for 60 minutes, until it sounds hollow. Cool on a rack.
= Flan Patissier ; flan parisien, french flan, parisian flan, french custard tart, flan pastelero frances
tart ; french ; dessert ; 8 ; 25+58 rest 180 ; oven stove
A deep, trembling vanilla custard in a pastry case, baked until its top has dark spots.
!300 g shortcrust pastry ; !800 ml milk ; 200 ml double cream ; 4 egg yolks ; 1 egg ; 160 g caster sugar ; 90 g cornflour ; 1 tbsp vanilla extract ; 1/4 tsp salt
- Line a deep 20 cm tin with the shortcrust pastry and chill. Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on.
- Whisk the egg yolks and egg with the caster sugar, cornflour and salt. Bring the milk and cream to the boil with the vanilla extract, pour onto the eggs, return to the pan and stir over medium heat for 4 minutes, until thick.
- Pour into the case and bake for 48 minutes, until dark in places but still trembling. Cool and chill for 3 hours before cutting.
= Pommes Dauphine ; dauphine potatoes, pommes dauphines, potato puffs, potato choux
side ; french ; dinner ; 4 ; 30+45 ; stove
Light, crisp balls of mashed potato and choux paste.
!600 g floury potatoes, peeled and in chunks ; 60 g butter ; 120 ml water ; !75 g plain flour ; !2 eggs ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt ; 1 l sunflower oil, for deep-frying
- Boil the potatoes in water with half of the salt for 18 minutes, drain, dry them over low heat and mash finely.
- Bring the water to the boil with the butter, nutmeg and the rest of the salt, tip in the flour and stir for 2 minutes, until it comes away from the pan. Take off the heat and beat in the eggs one by one, then the mash.
- Drop spoonfuls into the sunflower oil at 175 °C (350 °F) and fry in batches for 5 minutes, until golden all over. Drain and serve at once.
= Pork Fillet in Mustard Sauce ; filet mignon a la moutarde, filet mignon de porc a la moutarde, filet mignon moutarde, pork tenderloin in mustard sauce, creamy mustard pork, schweinefilet in senfsauce, solomillo a la mostaza
fry ; french ; dinner ; 4 ; 15+35 ; stove
Pork fillet browned whole and finished in a mustard and cream sauce.
!*600 g pork tenderloin ; 25 g butter ; 1 tbsp sunflower oil ; 2 shallots, finely chopped ; 100 ml white wine ; 150 ml chicken stock ; !2 tbsp wholegrain mustard ; 1 tbsp Dijon mustard ; !200 ml double cream ; 1 tsp salt ; 1/4 tsp black pepper
- Season the pork with the salt and black pepper and brown it in the butter and sunflower oil for 8 minutes on all sides. Lift out.
- Cook the shallots in the pan for 4 minutes, pour in the white wine and let it bubble for 2 minutes. Stir in the chicken stock, wholegrain mustard and Dijon mustard, return the pork, cover and simmer gently for 14 minutes, until it reads 63 °C (145 °F) inside. Lift out and rest for 5 minutes.
- Stir the cream into the sauce and simmer for 4 minutes, until it coats a spoon. Slice the pork and serve with the sauce.
= Chocolate Yule Log ; yule log, buche de noel, christmas log, chocolate log, tronco de navidad, tronchetto di natale, baumstammkuchen, buche de noel au chocolat
cake ; french ; dessert ; 10 ; 45+15 rest 60 ; oven stove
A rolled chocolate sponge under ganache that is forked to look like bark.
!4 eggs ; 120 g caster sugar ; 80 g plain flour ; 30 g cocoa powder ; 300 ml double cream ; 30 g icing sugar ; !250 g dark chocolate, chopped ; 30 g butter ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Whisk the eggs with the caster sugar and salt for 7 minutes, until pale and thick. Fold in the flour and cocoa powder, spread on a lined tray and bake for 9 minutes, until springy.
- Turn the sponge out onto a sugared cloth, roll it up in it and let it cool.
- Bring half of the cream to the boil, pour it over the dark chocolate and butter and stir until smooth. Leave for 30 minutes, until it can be spread.
- Whip the rest of the cream with the icing sugar. Unroll the sponge, spread with the cream and roll up. Cover with the ganache, draw lines into it with a fork and chill for 30 minutes.
= San Jacobos ; san jacobo, sanjacobos, ham and cheese escalopes, fried ham and cheese parcels
fry ; spanish ; dinner lunch ; 4 ; 20+14 ; stove
Slices of ham around melting cheese, breaded and fried.
!8 slices ham ; !8 slices edam / 8 slices gouda ; 60 g plain flour ; 2 eggs, beaten ; 120 g breadcrumbs ; 200 ml olive oil ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Fold each slice of edam into a slice of ham so that no cheese shows, and press flat. Season with the black pepper.
- Turn the parcels in the flour, then in the eggs, then in the breadcrumbs, and again in eggs and crumbs.
- Fry in the olive oil over medium heat in two batches for 3 minutes on each side, until golden. Drain and serve with the lemon.
= Brazo de Gitano ; brazo gitano, spanish swiss roll, pionono, swiss roll with cream, biscuitrolle, biskuitrolle, swiss roll, jam roly poly cake, arctic roll sponge, gateau roule
cake ; spanish ; dessert snacks ; 10 ; 30+12 ; oven
A light sponge rolled around whipped cream and jam.
!4 eggs ; 120 g caster sugar ; 100 g plain flour ; 1 tsp vanilla extract ; 250 ml double cream ; 30 g icing sugar ; !120 g strawberry jam ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Whisk the eggs with the caster sugar, vanilla extract and salt for 7 minutes, until pale and thick. Fold in the flour, spread on a lined tray and bake for 10 minutes, until springy.
- Turn out onto a cloth dusted with half of the icing sugar, roll up in it and let it cool.
- Whip the cream with the rest of the icing sugar. Unroll, spread with the jam and the cream, and roll up again.
= Rosquillas ; rosquillas de anis, spanish doughnuts, rosquillas fritas, roscos fritos
biscuit ; spanish ; snacks dessert ; 12 ; 30+25 ; stove
Small fried rings with anise and lemon, rolled in sugar.
!350 g plain flour ; 2 eggs ; 100 g caster sugar ; 60 ml olive oil ; 60 ml milk ; 1 tbsp lemon zest ; !1 tsp ground anise / 1 tsp ground cinnamon ; 2 tsp baking powder ; 1/4 tsp salt ; 500 ml sunflower oil, for deep-frying ; 80 g granulated sugar
- Whisk the eggs with the caster sugar, olive oil, milk, lemon zest, anise and salt. Work in the flour and baking powder to a soft dough and rest for 15 minutes.
- Roll into {24} ropes with oiled hands and close each to a ring.
- Fry in the sunflower oil at 170 °C (340 °F) in batches for 4 minutes, turning once, until golden. Drain and roll in the granulated sugar.
= Three Chocolate Cake ; tarta tres chocolates, tarta de tres chocolates, three chocolate mousse cake, trois chocolats, gateau trois chocolats, entremets trois chocolats, torta tre cioccolati, triple chocolate mousse cake
cake ; spanish ; dessert ; 12 ; 45+15 rest 360 ; stove
Three set layers of dark, milk and white chocolate on a biscuit base.
200 g digestive biscuits, crushed ; 90 g butter, melted ; !150 g dark chocolate, chopped ; !150 g milk chocolate, chopped ; !150 g white chocolate, chopped ; 600 ml double cream ; 600 ml milk ; 60 g cornflour ; 60 g caster sugar
- Mix the digestive biscuits with the butter, press into a 22 cm springform tin and chill.
- For each layer, whisk 20 g of the cornflour and 20 g of the caster sugar with 200 ml of the milk and 200 ml of the cream. Bring to a simmer, stirring, take off the heat after 1 minute and stir in one of the chocolates until smooth.
- Start with the dark chocolate: pour it over the base and chill for 20 minutes. Pour the milk chocolate layer over a spoon onto it, chill for 20 minutes, and finish with the white chocolate.
- Chill for 6 hours and take off the ring.
= Spanish Biscuit Cake ; tarta de galletas, biscuit and chocolate layer cake
cake ; spanish ; dessert ; 10 ; 30+12 rest 240 ; stove
Layers of biscuits dipped in milk with custard and chocolate, set in the fridge.
!300 g digestive biscuits ; 800 ml milk ; 2 egg yolks ; 80 g caster sugar ; 50 g cornflour ; 1 tsp vanilla extract ; !200 g dark chocolate, chopped ; 150 ml double cream
- Whisk the egg yolks with the caster sugar, cornflour and vanilla extract. Bring 600 ml of the milk to the boil, pour it onto the yolks, return to the pan and stir over medium heat for 3 minutes, until thick. Let it cool a little.
- Heat the cream, pour it over the dark chocolate and stir until smooth.
- Dip the digestive biscuits into the rest of the milk. Layer biscuits, custard, biscuits and chocolate in a dish until all is used, ending with chocolate. Chill for 4 hours.
= Cotoletta alla Milanese ; cotoletta, cotolette, milanese cutlet, veal milanese, cotolette alla milanese, costoletta alla milanese
fry ; italian ; dinner ; 4 ; 20+16 ; stove
Veal cutlets in egg and crumbs, fried golden in butter.
!*4 veal cutlets / 4 pork chops ; 2 eggs, beaten ; 150 g breadcrumbs ; !100 g butter ; 2 tbsp sunflower oil ; 1 tsp salt ; 1 lemon, in wedges
- Beat the veal cutlets lightly and turn them in the eggs, then in the breadcrumbs, pressing them on.
- Melt the butter with the sunflower oil in a wide pan over medium heat and fry the cutlets in two batches for 4 minutes on each side, <until golden and cooked through|until golden>.
- Drain, season with the salt and serve with the lemon.
= Plumcake ; plum cake italiano, italian yogurt loaf cake, plumcake allo yogurt, yogurt plumcake, italian plumcake
cake ; italian ; breakfast snacks ; 10 ; 15+48 ; oven
A plain yogurt loaf cake for breakfast.
!250 g plain flour ; 180 g caster sugar ; 3 eggs ; !150 g yogurt ; 100 ml sunflower oil ; 2 tsp baking powder ; 1 tbsp lemon zest ; 1/4 tsp salt ; 1 tbsp icing sugar
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Beat the eggs with the caster sugar, lemon zest and salt for 5 minutes, until pale.
- Stir in the yogurt and sunflower oil, then fold in the flour and baking powder. Spread in a lined loaf tin.
- Bake for 47 minutes, until a skewer comes out clean. Cool and dust with the icing sugar.
= Torta Paradiso ; paradise cake, torta paradiso di pavia
cake ; italian ; breakfast snacks ; 10 ; 25+42 ; oven
A very soft, buttery sponge under icing sugar, from Pavia.
!200 g butter, soft ; 200 g icing sugar ; !3 eggs ; 3 egg yolks ; 120 g plain flour ; 100 g potato starch ; 2 tsp baking powder ; 1 tbsp lemon zest ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Beat the butter with most of the icing sugar, the lemon zest and salt for 6 minutes, until white.
- Beat in the egg yolks, then the eggs one by one. Fold in the flour, potato starch and baking powder.
- Spread in a lined 22 cm tin and bake for 41 minutes, until a skewer comes out clean. Cool and dust with the rest of the icing sugar.
= Torta Tenerina ; tenerina, italian fudge cake, torta tenerina al cioccolato, torta taglina
cake ; italian ; dessert ; 8 ; 20+22 ; oven stove
A flat, moist chocolate cake with a thin crackled crust, from Ferrara.
!200 g dark chocolate, chopped ; !100 g butter ; 3 eggs, separated ; 120 g caster sugar ; 50 g plain flour ; 1/4 tsp salt ; 1 tbsp icing sugar
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Melt the dark chocolate with the butter and let it cool a little.
- Whisk the egg whites with half of the caster sugar and the salt until stiff. Beat the yolks with the rest of the sugar for 3 minutes, stir in the chocolate and the flour and fold in the whites.
- Spread in a lined 23 cm tin and bake for 22 minutes: the middle stays moist. Cool and dust with the icing sugar.
= Beef Straccetti ; straccetti, straccetti di manzo, straccetti di manzo con rucola, straccetti rucola e parmigiano, beef strips with rocket
fry ; italian ; dinner ; 4 ; 15+8 ; stove
Thin strips of beef seared in a flash, with rocket and parmesan.
!*500 g sirloin steak, in very thin strips ; 3 tbsp olive oil ; 1 clove garlic, halved ; 2 tbsp balsamic vinegar ; !80 g rocket ; 40 g parmesan, shaved ; 150 g cherry tomatoes, halved ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat most of the olive oil with the garlic in a very hot pan. Sear the steak in two batches for 2 minutes each, until brown, and season with the salt and black pepper. Take out the garlic.
- Return all of the steak with the balsamic vinegar and let it bubble for 1 minute.
- Toss the rocket and cherry tomatoes with the rest of the oil, top with the steak and its juices and scatter with the parmesan.
= Salmon Cream Pasta ; pasta panna e salmone, penne al salmone, salmon cream sauce pasta, nudeln mit lachs sahne sauce, lachs sahne nudeln, pates creme saumon
pasta ; italian ; dinner ; 4 ; 10+14 ; stove
Pasta in a light cream sauce with salmon, lemon and dill.
!400 g penne ; !*300 g salmon fillets, in 2 cm dice ; 1 shallot, finely chopped ; 25 g butter ; 80 ml white wine ; !200 ml double cream ; 1 tbsp lemon juice ; 1 handful dill, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes and drain, keeping a cup of the water.
- Meanwhile, cook the shallot in the butter for 4 minutes, pour in the white wine and let it bubble for 2 minutes. Add the cream, black pepper and the rest of the salt and simmer for 2 minutes.
- Lay in the salmon and simmer for 5 minutes, <until it flakes|until hot>. Toss with the penne, lemon juice, dill and a splash of the cooking water.
= Edible Cookie Dough ; cookie dough, raw cookie dough, safe cookie dough, essbarer keksteig, keksteig zum loffeln
pudding ; american ; dessert snacks ; 4 ; 15+8 ; oven
Cookie dough to eat with a spoon: without eggs, and with flour that was baked first.
!150 g plain flour ; !100 g butter, soft ; 100 g brown sugar ; 2 tbsp milk ; 1 tsp vanilla extract ; 1/4 tsp salt ; 100 g chocolate chips
- Spread the flour on a tray and bake at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 8 minutes, so that it is safe to eat. Sift it and let it cool.
- Beat the butter with the brown sugar, vanilla extract and salt for 3 minutes.
- Stir in the flour and milk, then the chocolate chips. Keep it in the fridge for up to 3 days.
= Monster Cookies ; monster cookie, oatmeal peanut butter m&m cookies, m&m cookies
biscuit ; american ; snacks ; 24 ; 20+12 ; oven
Large chewy biscuits of oats, peanut butter and chocolate.
!250 g peanut butter ; 100 g butter, soft ; 150 g brown sugar ; 80 g caster sugar ; 2 eggs ; 1 tsp vanilla extract ; !280 g rolled oats ; 1 tsp bicarbonate of soda ; 100 g chocolate chips ; 100 g chocolate buttons / 100 g dark chocolate, chopped ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the peanut butter, brown sugar and caster sugar for 3 minutes, then the eggs and vanilla extract.
- Stir in the oats, bicarbonate of soda, salt, chocolate chips and chocolate buttons.
- Set 24 spoonfuls well apart on lined trays and bake for 12 minutes, until golden at the edges. Cool on the tray.
= Porcupine Meatballs ; porcupine meatball, rice meatballs in tomato sauce, meatballs with rice in them
stew ; american ; dinner ; 4 ; 20+50 ; stove
Meatballs with rice in them, simmered in tomato sauce until the grains stick out.
!*500 g minced beef ; !100 g long-grain rice ; 1 onion, finely chopped ; 1 egg, beaten ; 2 cloves garlic, crushed ; 700 g passata ; 350 ml beef stock ; 1 tbsp Worcestershire sauce ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the minced beef with the rice, onion, egg, garlic, black pepper and half of the salt and shape into {16} balls.
- Bring the passata to a simmer with the beef stock, Worcestershire sauce, oregano and the rest of the salt.
- Lay in the meatballs, cover and simmer gently for 45 minutes, turning once, <until the rice is tender and no pink is left|until the rice is tender>.
= Popcorn Chicken ; popcorn chicken bites, chicken bites, crispy chicken bites, air fryer chicken bites
fry ; american ; snacks dinner ; 4 ; 25+15 ; stove
Bite-size pieces of chicken in a crisp, spiced coat.
!*500 g chicken breasts, in 2 cm dice ; 150 ml buttermilk ; 150 g plain flour ; 50 g cornflour ; 2 tsp sweet paprika ; 1 tsp garlic powder ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 700 ml sunflower oil, for deep-frying
- Stir the chicken with the buttermilk and half of the salt and leave for 15 minutes.
- Mix the flour with the cornflour, paprika, garlic powder, black pepper and the rest of the salt and toss the pieces in it until well coated.
- Fry in the sunflower oil at 180 °C (350 °F) in batches for 5 minutes, <until golden and cooked through|until golden>. Drain on a rack.
= Lemon Pepper Wings ; lemon pepper chicken wings, garlic parmesan wings, parmesan garlic wings, garlic parmesan chicken wings, baked chicken wings
roast ; american ; snacks dinner ; 4 ; 15+48 ; oven stove
Oven-crisp chicken wings tossed in lemon, pepper and garlic butter.
!*1.2 kg chicken wings ; 1 tbsp baking powder ; 1 1/2 tsp salt ; 60 g butter ; 3 cloves garlic, crushed ; !1 tbsp lemon zest ; 2 tbsp lemon juice ; !2 tsp black pepper, coarsely ground ; 30 g parmesan, grated
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Dry the chicken well, toss it with the baking powder and salt and spread on a rack over a tray.
- Roast for 45 minutes, turning once, <until crisp and 74 °C (165 °F) inside|until crisp>.
- Melt the butter with the garlic for 2 minutes, stir in the lemon zest, lemon juice and black pepper and toss the wings in it. Scatter with the parmesan.
= Hasselback Chicken ; hasselback chicken breasts, stuffed hasselback chicken, caprese hasselback chicken, facherhahnchen
roast ; american ; dinner ; 4 ; 15+28 ; oven
Chicken breasts cut like a fan and filled with mozzarella, tomato and spinach.
!*4 chicken breasts, 180 g each ; !150 g mozzarella, sliced ; 2 tomatoes, thinly sliced ; 50 g spinach ; 2 tbsp olive oil ; 1 tsp sweet paprika ; 1 tsp dried oregano ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut slits into the chicken 2 cm apart, two thirds of the way down.
- Rub it with the olive oil, paprika, oregano, salt and black pepper and push the mozzarella, tomatoes and spinach into the slits.
- Bake in a dish for 27 minutes, <until the thickest part reads 74 °C (165 °F)|until golden>. Rest for 3 minutes.
= Sheet Pan Pancakes ; sheet pan pancake, oven pancakes, baked pancakes, pancakes in the oven, pancakes from the oven, blechpfannkuchen, ofenpancakes
griddle ; american ; breakfast ; 8 ; 10+16 ; oven
Fluffy pancake batter baked on one tray and cut into squares.
!320 g plain flour ; 3 tbsp sugar ; 1 tbsp baking powder ; 1/2 tsp bicarbonate of soda ; 1/2 tsp salt ; !450 ml buttermilk ; 3 eggs ; 70 g butter, melted ; 150 g blueberries ; 6 tbsp maple syrup
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Mix the flour with the sugar, baking powder, bicarbonate of soda and salt. Stir in the buttermilk, eggs and most of the butter until just combined.
- Brush a lined tray with the rest of the butter, spread in the batter and scatter with the blueberries.
- Bake for 15 minutes, until golden and springy. Cut into squares and serve with the maple syrup.
= Brothy Beans ; brothy white beans, creamy brothy beans, beans in broth, pizza beans, white beans in broth
stew ; american ; dinner lunch ; 4 ; 10+28 ; stove
White beans simmered in a lemony, garlicky broth with greens, for a spoon and bread.
!800 g canned cannellini beans, drained ; 4 tbsp olive oil ; 1 onion, thinly sliced ; 5 cloves garlic, sliced ; 1/2 tsp chilli flakes ; 2 sprigs rosemary ; 800 ml vegetable stock ; 150 g kale, shredded ; 40 g parmesan, grated ; 2 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion in most of the olive oil for 8 minutes. Add the garlic, chilli flakes and rosemary for 2 minutes.
- Add the cannellini beans, vegetable stock, salt and black pepper and simmer for 12 minutes. Mash a few spoonfuls against the pot to thicken the broth.
- Stir in the kale and simmer for 4 minutes. Take out the rosemary, stir in the lemon juice and serve with the parmesan and the rest of the oil.
= Boursin Pasta ; baked boursin pasta, garlic and herb cheese pasta, cream cheese pasta, frischkasenudeln, pasta with cream cheese, creamy herb cheese pasta
bake ; american ; dinner ; 4 ; 10+36 ; oven stove
Tomatoes roasted around a soft herb cheese and stirred into pasta.
!300 g penne ; !150 g herb cream cheese ; !500 g cherry tomatoes ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 100 g spinach ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 30 g parmesan, grated
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the cherry tomatoes in a dish with the garlic, olive oil, black pepper and a third of the salt, set the cream cheese in the middle and bake for 32 minutes, until the tomatoes burst.
- Meanwhile, boil the penne in water with the rest of the salt for 11 minutes and drain, keeping a cup of the water.
- Crush the tomatoes into the cheese, stir in the spinach until it wilts, then the penne and a splash of the water. Scatter with the parmesan.
= Espresso Martini ; espresso martinis, coffee martini, vodka espresso
drink ; british ; drinks ; 1 ; 6+0 ; none
Vodka, coffee liqueur and fresh espresso, shaken until it foams.
!50 ml vodka ; !25 ml coffee liqueur ; !30 ml espresso, cooled ; 1 tsp sugar ; 8 ice cubes
- Stir the espresso with the sugar until it has dissolved.
- Pour it into a shaker with the vodka, coffee liqueur and ice cubes and shake hard for 15 seconds, until a thick foam forms.
- Strain into a cold glass.
= Frappuccino ; homemade frappuccino, coffee frappe, blended iced coffee, caramel frappuccino, mocha frappuccino
drink ; american ; drinks ; 2 ; 6+0 ; blender
Coffee, milk and ice blended thick, under whipped cream.
!150 ml espresso, cooled ; !250 ml milk ; 250 g ice cubes ; 2 tbsp sugar ; 1 tsp vanilla extract ; 80 ml double cream ; 2 tbsp caramel sauce
- Whip the cream to soft peaks.
- Blend the espresso with the milk, sugar, vanilla extract and ice cubes for 30 seconds, until thick and smooth.
- Pour into glasses, top with the cream and drizzle with the caramel sauce.
= Yogurt Bark ; frozen yogurt bark, joghurtplatte, frozen joghurt bark, greek yogurt bark
pudding ; american ; snacks ; 6 ; 10+0 rest 180 ; freezer
Sweetened yogurt frozen in a thin sheet with fruit and broken into shards.
!500 g Greek yogurt ; 3 tbsp honey ; 1 tsp vanilla extract ; !150 g strawberries, sliced ; 50 g blueberries ; 30 g dark chocolate, chopped
- Stir the yogurt with the honey and vanilla extract and spread it 1 cm thick on a lined tray.
- Scatter with the strawberries, blueberries and dark chocolate and press them in.
- Freeze for 3 hours, break into pieces and eat at once, straight from the freezer.
= Protein Bars ; protein bar, homemade protein bars, no bake protein bars, proteinriegel, eiweissriegel, barritas de proteina, barres proteinees
biscuit ; american ; snacks ; 10 ; 15+2 rest 120 ; stove
Chewy bars of oats, peanut butter and protein powder that need no oven.
!200 g rolled oats ; !80 g protein powder / 80 g dried milk powder ; !180 g peanut butter ; 100 g honey ; 60 ml milk ; 60 g dark chocolate, chopped ; 1/4 tsp salt
- Warm the peanut butter with the honey for 2 minutes, until it can be stirred.
- Stir in the oats, protein powder, milk and salt to a firm dough, then half of the dark chocolate.
- Press into a lined 20 cm square tin, scatter with the rest of the chocolate and chill for 2 hours. Cut into {10} bars.
`;
