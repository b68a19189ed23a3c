/** Dishes of Britain, Ireland, Australia and the Pacific by name; how the table is read: rules/classics/classic.ts. */
export const FROM_DUBLIN_TO_AUCKLAND_BY_NAME = `
= Scotch Broth ; scottish broth, scots broth, lamb and barley broth, barley broth
soup ; scottish ; lunch dinner ; 6 ; 25+110|60 ; stove
Scottish soup of lamb, barley and root vegetables.
!*600 g diced lamb / canned butter beans, drained ; !120 g pearl barley, rinsed ; 80 g split peas, rinsed ; 1 leek, sliced ; 3 carrots, diced ; 1/2 swede, diced ; 100 g kale, shredded ; 1800 ml water ; 1 bay leaf ; 1 handful parsley, chopped ; 2 tsp salt ; 1/2 tsp black pepper
- Bring the lamb, pearl barley, split peas and bay leaf to the boil in the water and skim. Cover and simmer gently for <75|25> minutes.
- Add the leek, carrots, swede, salt and black pepper and simmer for 25 minutes, until the barley and split peas are soft<, and the lamb falls apart|>.
- Stir in the kale and cook for 5 minutes. Take out the bay leaf and scatter with the parsley.
= Cock-a-Leekie ; cock a leekie soup, cockaleekie, chicken and leek soup, leek and chicken soup, chicken leek soup, chicken and leek soup with prunes, cockie leekie
soup ; scottish ; lunch dinner ; 6 ; 20+75 ; stove
Clear Scottish soup of chicken and leeks with prunes.
!*1000 g chicken thighs ; !5 leeks, sliced ; 2 carrots, diced ; 60 g long-grain rice ; !12 prunes ; 1800 ml chicken stock ; 1 bay leaf ; 4 sprigs thyme ; 3/4 tsp salt ; 1/2 tsp black pepper ; 1 handful parsley, chopped
- Bring the chicken to the boil in the chicken stock with the bay leaf, thyme, carrots and half of the leeks. Skim, cover and simmer for 45 minutes, until it comes off the bone.
- Lift out the chicken, bay leaf and thyme. Shred the meat and throw away the skin and bones.
- Add the long-grain rice, prunes, salt, black pepper and the rest of the leeks and simmer for 15 minutes. Return the chicken for 3 minutes and scatter with the parsley.
= Cawl ; welsh cawl, lamb cawl, cawl cymreig, welsh lamb stew, welsh lamb soup
stew ; welsh ; dinner ; 6 ; 25+120|50 ; stove
Welsh broth of lamb, leeks and root vegetables, eaten with cheese.
!*900 g diced lamb / canned butter beans, drained ; 600 g potatoes, in chunks ; 1/2 swede, in chunks ; 3 carrots, in chunks ; !3 leeks, sliced ; 1 onion, chopped ; 1500 ml lamb stock / vegetable stock ; 3 sprigs thyme ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 150 g Caerphilly / cheddar
- Fry the onion in the sunflower oil for 6 minutes. Add the lamb and cook for 5 minutes, stirring.
- Add the lamb stock, thyme, salt and black pepper, cover and simmer gently for <75|5> minutes.
- Add the potatoes, swede and carrots for 20 minutes, then the leeks for 10 minutes, until all is soft. Take out the thyme and serve with the Caerphilly. Even better the next day.
= Bara Brith ; welsh tea bread, barabrith, welsh fruit loaf
cake ; welsh ; snacks dessert ; 10 ; 15+65 rest 480 ; oven
Welsh loaf of dried fruit soaked in tea.
!400 g dried mixed fruit ; !300 ml strong black tea, hot ; 180 g brown sugar ; 400 g self-raising flour ; 2 tsp mixed spice ; 1 egg, beaten ; 2 tbsp marmalade / apricot jam ; 1 tbsp honey / golden syrup
- Soak the mixed fruit and brown sugar in the hot tea overnight.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on, and line a 1 kg loaf tin. Stir the egg and marmalade into the fruit and its tea, then fold in the flour and mixed spice.
- Bake for 65 minutes, until a skewer comes out clean. Brush with the honey while warm and slice when cold, with butter if you like.
= Selsig Morgannwg ; glamorgan sausages, glamorgan sausage, welsh cheese sausages, cheese and leek sausages
fry ; welsh ; lunch dinner ; 4 ; 25+20 rest 30 ; stove
Welsh sausages without meat: cheese, leek and breadcrumbs.
!200 g Caerphilly, grated / cheddar, grated ; !1 leek, finely chopped ; 200 g breadcrumbs ; 3 eggs, beaten ; 2 tsp mustard ; 1 tsp thyme ; 1 handful parsley, chopped ; 20 g butter ; 3 tbsp plain flour ; 100 ml sunflower oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the leek in the butter for 8 minutes, until soft, and leave to cool. Mix with the Caerphilly, two thirds of the breadcrumbs, two thirds of the eggs, the mustard, thyme, parsley, salt and black pepper.
- Shape {8} small sausages and chill for 30 minutes. Turn in the flour, the rest of the eggs and the rest of the breadcrumbs.
- Fry in the sunflower oil over medium heat for 9 minutes, turning, until golden all over.
= Stovies ; scottish stovies, corned beef stovies, beef stovies, stoved tatties
stew ; scottish ; dinner ; 4 ; 15+55 ; stove
Potatoes and onions, stewed in dripping with leftover roast or corned beef.
!1200 g floury potatoes, in thick slices ; !3 onions, sliced ; !*340 g canned corned beef, diced / cooked beef, diced / canned brown lentils, drained ; 40 g lard / butter / vegan butter ; 400 ml beef stock / vegetable stock ; 1/2 tsp salt ; 1/2 tsp black pepper ; 1 handful parsley, chopped
- Cook the onions in the lard over low heat for 12 minutes, until soft and golden.
- Add the potatoes, beef stock, salt and black pepper, cover and simmer over low heat for 30 minutes, shaking the pan now and then, until the potatoes begin to break.
- Fold in the corned beef and cook for 8 minutes. Scatter with the parsley and serve with oatcakes or pickled beetroot.
= Rumbledethumps ; rumbledethump, scottish potato and cabbage bake
side ; scottish ; dinner ; 4 ; 20+50 ; oven stove
Mashed potato and swede with cabbage, baked under cheese.
!700 g floury potatoes, in chunks ; !400 g swede, in small chunks ; !300 g savoy cabbage, shredded ; 1 onion, sliced ; 60 g butter / vegan butter ; 100 g cheddar, grated / vegan cheese, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes and swede with half of the salt for 20 minutes, until soft. Drain well and mash.
- Cook the onion in the butter for 5 minutes, add the savoy cabbage and cook for 7 minutes. Stir into the mash with the black pepper and the rest of the salt.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Heap into a dish, scatter with the cheddar and bake for 20 minutes, until golden.
= Clapshot ; orkney clapshot, neeps and tatties mash, tatties and neeps, neeps and tatties
side ; scottish ; dinner ; 4 ; 15+25 ; stove
Potatoes and swede, mashed together with butter and chives.
!600 g floury potatoes, in chunks ; !600 g swede, in small chunks ; 50 g butter / vegan butter ; 3 tbsp chives, snipped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the swede in salted water for 5 minutes, add the potatoes and boil for 18 minutes, until both are soft.
- Drain and leave to steam dry for 2 minutes.
- Mash with the butter, salt and black pepper and stir in the chives.
= Cranachan ; scottish cranachan, raspberry cranachan
pudding ; scottish ; dessert ; 4 ; 15+6 rest 30 ; stove
Scottish layers of cream, toasted oats, raspberries, honey and whisky.
!60 g rolled oats ; !300 g raspberries ; !300 ml double cream ; 3 tbsp honey ; !3 tbsp whisky / orange juice
- Toast the oats in a dry pan for 5 minutes, stirring, until they smell nutty. Leave to cool.
- Crush a third of the raspberries. Whip the double cream softly and fold in the honey, whisky and most of the oats.
- Layer the cream with the crushed and the whole raspberries in {4} glasses and chill for 30 minutes. Scatter with the rest of the oats.
= Scottish Tablet ; scottish fudge tablet, scots tablet, swiss milk tablet, condensed milk tablet
pudding ; scottish ; snacks dessert ; 36 ; 10+35 rest 120 ; stove
Crumbly Scottish sweet of sugar, butter and condensed milk.
!900 g sugar ; 120 g butter ; 150 ml milk ; !400 g condensed milk ; 1 tsp vanilla extract ; 1/4 tsp salt
- Stir the sugar with the butter, milk and salt in a large heavy pan over low heat for 10 minutes, until dissolved. Line a 20 x 30 cm tin.
- Stir in the condensed milk, bring to the boil and simmer for 20 minutes, stirring all the time, until deep golden and 115 °C (240 °F). It is very hot.
- Take off the heat, add the vanilla extract and beat for 5 minutes, until it thickens and turns grainy. Pour into the tin, score squares after 20 minutes and leave to set.
= Scotch Pies ; scotch pie, mutton pies, scotch mutton pie, shell pie
pie ; scottish ; lunch ; 6 ; 50+40 rest 60 ; oven stove
Small pies of peppery mutton in hot water crust.
!*600 g minced lamb / minced beef / vegan mince ; !450 g plain flour ; 120 g lard / vegan butter ; 180 ml water ; 1 onion, grated ; 1/2 tsp nutmeg ; 1 tsp white pepper ; 60 ml beef stock / vegetable stock ; 1 1/2 tsp salt ; 2 tbsp milk / oat milk
- Bring the lard and water to the boil, pour onto the flour with a third of the salt and stir to a dough. Leave until cool enough to knead smooth. Roll out and line {6} rings of 9 cm, keeping a quarter for lids. Chill for 60 minutes, so that the cases stand firm.
- Mix the minced lamb with the onion, nutmeg, white pepper, beef stock and the rest of the salt. Fill the cases two thirds full, press in the lids below the rim, crimp and make a hole in each.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Brush with the milk and bake for 38 minutes, until golden<, and 74 °C (165 °F) inside|>.
= Boxty ; irish boxty, boxty pancakes, irish potato pancakes, boxty potato cakes
griddle ; irish ; breakfast dinner ; 4 ; 25+25 ; stove
Irish pancakes of raw and mashed potato with buttermilk.
!400 g floury potatoes, finely grated ; !300 g mashed potatoes ; 150 g plain flour ; 1 tsp bicarbonate of soda ; 250 ml buttermilk ; 1 tsp salt ; 40 g butter
- Squeeze the grated potatoes dry in a cloth. Mix with the mashed potatoes, flour, bicarbonate of soda and salt, and stir in enough of the buttermilk for a thick batter.
- Melt a little of the butter in a pan over medium heat and spread in spoonfuls to cakes 1 cm thick.
- Fry in batches for 5 minutes on each side, with the rest of the butter, until brown and cooked through.
= Dublin Coddle ; coddle, irish coddle, sausage and bacon coddle, sausage coddle
stew ; irish ; dinner ; 4 ; 20+75 ; stove
Dublin stew of sausages, bacon, onions and potatoes.
!*8 pork sausages / vegan sausages ; ?200 g smoked bacon, in thick pieces ; !1000 g potatoes, in thick slices ; !3 onions, sliced ; 2 carrots, sliced ; 600 ml chicken stock / vegetable stock ; 1 handful parsley, chopped ; 1 bay leaf ; 1 tbsp sunflower oil ; 1/2 tsp black pepper ; 1/4 tsp salt
- Brown the sausages in the sunflower oil for 6 minutes[, with the smoked bacon], and halve them.
- Layer the onions, carrots, sausages and potatoes in the pot with the bay leaf, black pepper, salt and half of the parsley. Pour over the chicken stock.
- Cover and simmer gently for 60 minutes, until the potatoes are soft and the broth is cloudy. Scatter with the rest of the parsley.
= Barmbrack ; irish barmbrack, bairin breac, halloween brack
bread ; irish ; snacks breakfast ; 12 ; 25+45 rest 150 ; oven
Irish yeast bread full of fruit, for Halloween.
!450 g bread flour ; 2 tsp yeast ; 60 g caster sugar ; 2 tsp mixed spice ; 250 ml milk, lukewarm / oat milk, lukewarm ; 50 g butter, soft / vegan butter, soft ; 1 egg ; !200 g sultanas ; 100 g currants ; 50 g candied peel ; 3/4 tsp salt ; 1 tbsp honey / golden syrup
- Mix the bread flour with the yeast, caster sugar, mixed spice, salt, milk, butter and egg, and knead for 10 minutes. Leave for 90 minutes, until doubled.
- Knead in the sultanas, currants and candied peel, shape a ball and set it in a greased 20 cm tin. Leave for 60 minutes, until risen.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 45 minutes, until brown and hollow when tapped below. Brush the hot loaf with the honey.
= Pan Haggerty ; panhaggerty, pan aggerty, northumbrian pan haggerty
fry ; british ; dinner ; 4 ; 15+40 ; stove grill
Potatoes, onions and cheese, layered in one pan.
!900 g potatoes, thinly sliced ; !2 onions, thinly sliced ; !200 g cheddar, grated ; 30 g butter ; 2 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- Heat half of the butter and the sunflower oil in a wide pan. Layer half of the potatoes, the onions, two thirds of the cheddar and the rest of the potatoes, with salt and black pepper between.
- Dot with the rest of the butter, cover and cook over low heat for 32 minutes, until a knife slides in.
- Scatter with the rest of the cheddar and grill for 4 minutes, until brown.
= Stottie Cakes ; stottie, stotties, stottie cake, geordie stottie bread
bread ; british ; lunch breakfast ; 4 ; 20+30 rest 90 ; oven
Flat, chewy round loaves from the north-east of England.
!500 g bread flour ; 2 tsp yeast ; 1 tsp sugar ; 1 1/2 tsp salt ; 320 ml water, lukewarm ; 30 g lard, soft / vegan butter, soft
- Knead the bread flour with the yeast, sugar, salt, water and lard for 10 minutes. Leave for 60 minutes, until doubled.
- Divide into {2} and roll each to a round 2 cm thick. Push a hole in the middle, lay on floured trays and leave for 30 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bake for 15 minutes, turn over and bake for 12 minutes. Wrap in a cloth, so that they stay soft.
= Pease Pudding ; pease porridge, pease pottage, split pea pudding, peas pudding
side ; british ; dinner ; 6 ; 10+80 rest 480 ; stove
Thick mash of yellow split peas, eaten with ham.
!400 g split peas, soaked overnight ; 1 onion, quartered ; 1 carrot, halved ; 1 bay leaf ; 1500 ml water ; 50 g butter / vegan butter ; 1 1/2 tsp salt ; 1/2 tsp white pepper ; 1 tbsp cider vinegar
- Drain the split peas. Bring to the boil in the water with the onion, carrot and bay leaf, skim, and simmer for 70 minutes, until they fall apart.
- Take out the carrot and bay leaf and pour off what water is left.
- Mash with the butter, salt, white pepper and cider vinegar and stir over low heat for 3 minutes, until thick.
= Parkin ; yorkshire parkin, lancashire parkin, parkin cake, ginger parkin
cake ; british ; snacks dessert ; 16 ; 20+55 ; oven stove
Sticky oat gingerbread from Yorkshire, for Bonfire Night.
!200 g rolled oats ; 200 g self-raising flour ; !1 tbsp ground ginger ; 1 tsp mixed spice ; 200 g butter / vegan butter ; !150 g golden syrup ; 80 g treacle ; 120 g dark brown sugar ; 1 egg, beaten ; 4 tbsp milk / oat milk ; 1/4 tsp salt
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on, and line a 20 cm square tin. Melt the butter with the golden syrup, treacle and brown sugar over low heat, and do not let it boil.
- Grind the oats coarsely and mix with the flour, ginger, mixed spice and salt. Stir in the melted butter, then the egg and milk.
- Bake for 50 minutes, until firm. Cool and cut into {16} squares. Wrapped up, it gets stickier over three days.
= Rag Pudding ; rag puddings, oldham rag pudding, minced beef suet pudding
pie ; british ; dinner ; 4 ; 35+110 ; stove
Suet crust around minced beef and onion, steamed in a cloth.
!*500 g minced beef / vegan mince ; 2 onions, chopped ; 250 ml beef stock / vegetable stock ; 1 tbsp Worcestershire sauce / soy sauce ; 1 tbsp cornflour ; 1 tbsp sunflower oil ; !300 g self-raising flour ; !150 g suet ; 180 ml water, cold ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Fry the onions in the sunflower oil for 8 minutes. Add the minced beef and fry for 8 minutes<, until no pink is left|>. Add the beef stock, Worcestershire sauce, black pepper and half of the salt and simmer for 15 minutes. Thicken with the cornflour, stirred into a spoonful of water, and leave to cool.
- Mix the flour with the suet, the rest of the salt and the cold water to a soft dough. Roll out to {4} rectangles, heap the filling on them, wet the edges and roll up like parcels.
- Wrap each in greased baking paper, then in a cloth or foil, and tie the ends. Steam over simmering water for 75 minutes, topping it up.
= Faggots ; faggots in gravy, faggots and peas, welsh faggots, west country faggots, faggots with onion gravy
bake ; british ; dinner ; 4 ; 30+65 ; oven stove
Soft balls of pork and liver with sage, baked in onion gravy.
!*400 g sausage meat ; !250 g lamb's liver, finely chopped ; 100 g smoked bacon, finely chopped ; 120 g breadcrumbs ; 2 onions, sliced ; 1 tbsp sage, chopped ; 1/2 tsp allspice ; 1/2 tsp black pepper ; 1 egg ; 500 ml beef stock ; 2 tbsp plain flour ; 30 g butter ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the sausage meat with the liver, bacon, breadcrumbs, sage, allspice, black pepper, salt and egg. Shape {12} balls, set them close together in a dish and bake for 20 minutes.
- Cook the onions in the butter for 12 minutes, until brown. Stir in the flour for 1 minute, pour in the beef stock and simmer for 5 minutes.
- Pour the gravy over the meat and bake for 30 minutes, until 74 °C (165 °F) inside.
= Pork Pie ; melton mowbray pork pie, raised pork pie, pork pies, english pork pie
pie ; british ; lunch ; 8 ; 60+100 rest 480 ; oven stove
Cold raised pie of peppered pork in jelly, in hot water crust.
!*800 g pork shoulder, in small dice ; 150 g smoked bacon, finely chopped ; !450 g plain flour ; 130 g lard ; 180 ml water ; 1 tsp white pepper ; 1/2 tsp nutmeg ; 1 tbsp sage, chopped ; 1 egg, beaten ; 300 ml chicken stock ; 3 sheets gelatine ; 1 1/2 tsp salt
- Bring the lard and water to the boil, pour onto the flour with half of the salt and stir to a dough. Keep a quarter for the lid, and press the rest, still warm, into a greased 18 cm springform tin.
- Mix the pork with the smoked bacon, white pepper, nutmeg, sage and the rest of the salt and pack it in. Put on the lid, crimp, make a hole in the middle and brush with the egg.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bake for 30 minutes, lower to 160 °C (325 °F) and bake for 65 minutes, until 75 °C (167 °F) inside. Leave to cool.
- Soften the gelatine in cold water, dissolve it in the hot chicken stock, let it cool and pour it in through the hole. Chill overnight.
= Potted Shrimps ; potted shrimp, morecambe bay potted shrimps, potted brown shrimps
dip ; british ; starter lunch ; 4 ; 10+6 rest 120 ; stove
Small shrimps in spiced butter, eaten with hot toast.
!*300 g cooked prawns, small ; !150 g butter ; 1/4 tsp ground mace / ground nutmeg ; 1/4 tsp cayenne pepper ; 2 tsp lemon juice ; 1/4 tsp white pepper ; 4 slices bread, toasted
- Melt the butter with the mace, cayenne pepper and white pepper over low heat and let it stand for 2 minutes.
- Stir the prawns and lemon juice into two thirds of the butter and pack into {4} small pots.
- Pour over the rest of the butter and chill for 2 hours. Serve with the hot bread.
= Chicken Balti ; balti, chicken balti curry, birmingham balti, balti curry
curry ; british ; dinner ; 4 ; 20+35 ; stove
Birmingham curry, cooked fast in an open pan with tomato and peppers.
!*700 g chicken thigh fillets, in 3 cm pieces / lamb fillet, in 3 cm pieces / paneer, in cubes ; 2 onions, chopped ; 2 green peppers, in chunks ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 1 green chilli, sliced ; 400 g canned chopped tomatoes ; 2 tsp ground cumin ; 2 tsp ground coriander ; 1 tsp turmeric ; 1 tsp paprika ; !1 1/2 tsp garam masala ; 1 tsp dried fenugreek leaves ; 4 tbsp sunflower oil ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Fry the onions in the sunflower oil over high heat for 8 minutes, until brown. Add the garlic, ginger and green chilli for 1 minute, then the cumin, ground coriander, turmeric and paprika for 30 seconds.
- Add the chopped tomatoes and salt and cook for 7 minutes, until the oil rises.
- Add the chicken and green peppers and cook over high heat for <12|6> minutes, stirring, with a splash of water<, until no pink is left inside|>. Stir in the garam masala and fenugreek leaves for 2 minutes and scatter with the fresh coriander.
= Battenberg Cake ; battenberg, battenburg cake, battenburg, pink and yellow marzipan cake
cake ; british ; snacks dessert ; 10 ; 50+28 rest 60 ; oven
Pink and yellow sponge in a chequerboard, wrapped in marzipan.
175 g butter, soft ; 175 g caster sugar ; 3 eggs ; !140 g self-raising flour ; 60 g ground almonds ; 1/2 tsp vanilla extract ; 1/2 tsp red food colouring ; 150 g apricot jam ; !450 g marzipan
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a 20 cm square tin with a wall of folded baking paper across the middle. Beat the butter with the caster sugar for 4 minutes, then the eggs one by one. Fold in the flour, ground almonds and vanilla extract.
- Colour half of the mixture with the food colouring. Fill one side of the tin with it, the other with the rest, and bake for 27 minutes, until springy. Cool.
- Trim the cakes and cut each lengthwise into two bars. Warm the apricot jam and stick the bars together, each next to one of the other colour.
- Roll out the marzipan to 20 x 30 cm, brush with the rest of the jam, wrap it around the cake with the seam below, trim the ends and leave for 60 minutes.
= Chelsea Buns ; chelsea bun, currant chelsea buns
bread ; british ; breakfast snacks ; 12 ; 40+25 rest 130 ; oven
Square, sticky spirals of sweet dough with currants.
!500 g bread flour ; 2 tsp yeast ; 60 g caster sugar ; 250 ml milk, lukewarm / oat milk, lukewarm ; 1 egg ; 90 g butter, soft / vegan butter, soft ; 3/4 tsp salt ; 100 g brown sugar ; 2 tsp mixed spice ; 1 tsp lemon zest ; !200 g currants ; 3 tbsp golden syrup
- Knead the bread flour with the yeast, caster sugar, milk, egg, salt and half of the butter for 10 minutes. Leave for 90 minutes, until doubled.
- Roll out to 30 x 40 cm, spread with the rest of the butter and scatter with the brown sugar, mixed spice, lemon zest and currants. Roll up and cut {12} slices. Set them close together in a greased tin and leave for 40 minutes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Bake for 24 minutes, until golden. Warm the golden syrup, brush it over and pull the buns apart.
= Lardy Cake ; wiltshire lardy cake, lardy bread, lardy johns
bread ; british ; snacks breakfast ; 10 ; 40+35 rest 120 ; oven
Layered bread of lard, sugar and fruit from Wiltshire.
!500 g bread flour ; 2 tsp yeast ; 300 ml water, lukewarm ; 1 tsp salt ; !150 g lard, soft / vegan butter, soft ; !150 g brown sugar ; 200 g currants ; 1 tsp mixed spice
- Knead the bread flour with the yeast, water, salt and a spoonful of the lard for 10 minutes. Leave for 80 minutes, until doubled.
- Roll out to 20 x 50 cm. Dot two thirds of it with a third of the lard, brown sugar, currants and mixed spice, fold in three and turn. Do this twice more with the rest.
- Press into a greased 23 cm tin and leave for 40 minutes. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Bake for 35 minutes, until deep brown. Turn upside down, so that it soaks up its syrup, and eat warm.
= Sussex Pond Pudding ; sussex pond, lemon suet pudding, sussex lemon pudding
pudding ; british ; dessert ; 6 ; 25+210 ; stove
Steamed suet pudding with a whole lemon in a pond of butter and sugar.
!250 g self-raising flour ; !125 g suet ; 150 ml milk / oat milk ; !1 lemon, thin-skinned ; !150 g butter, diced / vegan butter, diced ; 150 g demerara sugar ; 1/4 tsp salt
- Mix the flour with the suet, salt and milk to a soft dough. Roll out three quarters of it and line a greased 1.2 l basin. Keep the rest for the lid.
- Prick the lemon all over with a skewer. Put half of the butter and demerara sugar into the basin, set the lemon on top and cover with the rest of both. Seal with the lid of dough.
- Cover with pleated baking paper and foil, tie, and steam over simmering water for 210 minutes, topping it up.
- Turn out into a deep dish and give everyone a piece of the lemon.
= Knickerbocker Glory ; knickerbocker glories, knickerbocker glory sundae
pudding ; british ; dessert ; 4 ; 15+4 ; stove
Tall glass of ice cream, fruit, raspberry sauce and cream.
!300 g vanilla ice cream ; !250 g raspberries ; 2 tbsp icing sugar ; 2 peaches, diced ; 200 g strawberries, quartered ; 200 ml double cream / coconut cream ; 30 g flaked almonds ; 4 glacé cherries
- Toast the almonds in a dry pan for 3 minutes. Crush the raspberries with the icing sugar and rub through a sieve.
- Whip the double cream softly.
- Layer the peaches, strawberries, vanilla ice cream and raspberry sauce in {4} tall glasses. Top with the cream, almonds and glacé cherries and eat at once.
= Sausage Sizzle ; aussie sausage sizzle, australian sausage sizzle, sausage in bread, bunnings sausage, snags in bread, bunnings snag
filled ; australian ; lunch dinner ; 4 ; 10+25 ; stove
Grilled sausages with soft onions in a slice of white bread.
!*8 sausages / vegan sausages ; !8 slices white bread ; 3 onions, sliced ; 2 tbsp sunflower oil ; 6 tbsp barbecue sauce / ketchup ; 1/4 tsp salt
- Cook the onions in the sunflower oil with the salt over medium heat for 14 minutes, stirring, until soft and brown. Keep warm.
- Fry or barbecue the sausages for <14|8> minutes, turning, until brown all over<, and no pink is left inside|>.
- Lay a sausage across each slice of white bread, top with the onions and barbecue sauce and fold.
= Dim Sims ; dim sim, dimmies, dim sims australian, fried dim sims, south melbourne dim sims
dumpling ; australian ; snacks lunch ; 4 ; 40+15 ; stove
Australian dumplings, big and peppery, filled with pork and cabbage.
!*400 g minced pork / minced chicken / firm tofu, crumbled ; !250 g white cabbage, finely shredded ; 3 spring onions, sliced ; 2 cloves garlic, crushed ; 2 tsp fresh ginger, grated ; 2 tbsp soy sauce ; 1 tsp sesame oil ; 2 tbsp cornflour ; 1/2 tsp white pepper ; 1 tsp salt ; !24 wonton wrappers
- Mix the cabbage with half of the salt, leave for 10 minutes and squeeze dry. Mix with the minced pork, spring onions, garlic, ginger, soy sauce, sesame oil, cornflour, white pepper and the rest of the salt.
- Put a large spoonful on each of the {24} wonton wrappers and gather it up around the filling, open at the top.
- Steam over boiling water for 13 minutes, <until no pink is left inside|until hot through>. Serve with more soy sauce, or fry them afterwards until crisp.
= Damper ; australian damper, damper bread, bush bread, campfire damper
bread ; australian ; lunch snacks ; 6 ; 10+35 ; oven
Australian soda bread without yeast, from the coals of a campfire.
!450 g self-raising flour ; 1 tsp salt ; 60 g butter, cold / vegan butter, cold ; 280 ml milk / oat milk
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Rub the butter into the flour and salt.
- Stir in the milk with a knife for a soft dough. Shape a round of 18 cm on a lined tray and cut a deep cross.
- Bake for 33 minutes, until golden and hollow when tapped below. Eat warm with butter and golden syrup, if you like.
= Pan-Fried Barramundi ; barramundi, grilled barramundi, crispy skin barramundi, barramundi fillets
fry ; australian ; dinner ; 4 ; 10+12 ; stove
Fish with crisp skin in lemon and caper butter.
!*4 barramundi fillets / sea bass fillets / 500 g firm tofu, in thick slices ; 2 tbsp olive oil ; 50 g butter / vegan butter ; 2 tbsp capers ; 2 tbsp lemon juice ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Pat the barramundi dry and season with the salt and black pepper. Heat the olive oil in a large pan.
- Lay the barramundi in<, skin down,|> and fry for 6 minutes, pressing it flat at first. Turn and fry for 3 minutes<, until it flakes|>. Lift onto plates.
- Add the butter and capers to the pan for 1 minute, stir in the lemon juice and parsley and pour over.
= Oven Hangi ; hangi, maori hangi, hāngī, home hangi, oven hāngī
roast ; new zealand ; dinner ; 6 ; 30+170 ; oven
New Zealand's feast of meat and roots, steamed under cabbage leaves; here in an oven.
!*1000 g pork shoulder, in large chunks / lamb shoulder, in large chunks ; 6 chicken thighs ; !600 g sweet potatoes, in large chunks ; 600 g potatoes, in large chunks ; 600 g pumpkin, in large chunks ; 1 large white cabbage, leaves apart ; 2 tsp salt ; 1 tsp smoked paprika ; 1/2 tsp black pepper ; 3 sprigs thyme ; 300 ml water
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Season the pork and chicken with the salt, smoked paprika and black pepper.
- Line a deep roasting tin with half of the cabbage leaves and pour in the water. Lay in the pork, chicken and thyme, then the sweet potatoes, potatoes and pumpkin, and cover with the rest of the leaves.
- Seal tightly with two layers of foil and bake for 165 minutes, until the meat falls from the bone and the roots are soft. Take out the thyme.
= Hokey Pokey ; hokey pokey new zealand, cinder toffee, honeycomb toffee, hokey pokey honeycomb, honeycomb candy
pudding ; new zealand ; snacks dessert ; 8 ; 5+10 rest 45 ; stove
Golden honeycomb toffee full of bubbles.
!200 g caster sugar ; !5 tbsp golden syrup ; !2 tsp bicarbonate of soda
- Line a tin with baking paper. Sift the bicarbonate of soda, so that it has no lumps.
- Melt the caster sugar and golden syrup over low heat, stirring, then let it bubble for 4 minutes without stirring, until amber, and 150 °C (300 °F).
- Take off the heat, beat in the bicarbonate of soda at once and pour the foam into the tin. It is very hot. Leave for 45 minutes and break into pieces.
= Palusami ; samoan palusami, palusami with corned beef, lu sipi, fijian palusami
bake ; pacific ; dinner ; 4 ; 20+55 ; oven
Parcels of leaves with coconut cream, onion and corned beef.
!600 g spinach, large leaves / chard, large leaves ; !400 ml coconut cream ; *340 g canned corned beef, crumbled / canned butter beans, drained ; 2 onions, finely chopped ; 2 tomatoes, chopped ; 1 green chilli, chopped ; 1/2 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the coconut cream with the onions, tomatoes, green chilli, salt and corned beef.
- Stack the leaves of the spinach in {4} piles on squares of baking paper and foil. Cup each in your hand, spoon in the filling, fold the leaves over and wrap tightly.
- Set them in a dish and bake for 55 minutes, until the leaves are quite soft.
`;
