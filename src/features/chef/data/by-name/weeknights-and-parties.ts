/** More that home kitchens ask for by name: weeknights, parties, school days and sweets without an oven; how the table is read: rules/classics/classic.ts. */
export const WEEKNIGHTS_AND_PARTIES_BY_NAME = `
= Scotcheroos ; scotcheroo, scotcheroo bars, scotch-a-roos, scotcharoos, peanut butter rice crispy bars
biscuit ; american ; snacks dessert ; 24 ; 20+8 rest 60 ; stove
Chewy bars of puffed rice and peanut butter under chocolate.
!200 g puffed rice ; !280 g peanut butter, smooth ; !250 g golden syrup / corn syrup ; 150 g sugar ; !200 g dark chocolate, chopped ; 1/4 tsp salt
- Warm the golden syrup with the sugar over medium heat for 4 minutes, stirring, just until the first bubbles and the sugar has melted: boiling makes the bars hard.
- Take off the heat, stir in the peanut butter and salt, then the puffed rice, and press lightly into a lined 25 cm tin.
- Melt the chocolate over simmering water for 4 minutes and spread it over. Leave for 1 hour, until set, and cut into {24} squares.
= Peanut Butter Blossoms ; peanut butter blossom cookies, peanut blossoms, peanut butter kiss cookies, kiss cookies
biscuit ; american ; snacks ; 24 ; 25+11 rest 30 ; oven
Soft peanut butter cookies with a piece of chocolate pressed into the middle.
!120 g butter, soft ; !180 g peanut butter, smooth ; 100 g brown sugar ; 100 g sugar ; 1 egg ; 1 tsp vanilla extract ; !190 g plain flour ; 1 tsp bicarbonate of soda ; !120 g milk chocolate, in small pieces ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the butter with the peanut butter, the brown sugar and half of the sugar, then the egg and vanilla extract. Fold in the flour, bicarbonate of soda and salt.
- Roll into {24} balls, turn them in the rest of the sugar and bake on lined trays for 10 minutes, until just cracked at the edges.
- Press a piece of the chocolate into each at once. Cool for 30 minutes, until it is firm again.
= Chocolate Crinkle Cookies ; crinkle cookies, chocolate crinkles, crinkles, crinkle cookie, brownie crinkle cookies, schneeflockchen kekse, biscuits craqueles au chocolat, galletas craqueladas de chocolate, biscotti craquele
biscuit ; american ; snacks ; 24 ; 25+12 rest 120 ; oven
Fudgy cocoa cookies whose coat of icing sugar cracks in the oven.
!60 g cocoa powder ; !200 g sugar ; 60 ml sunflower oil ; !2 eggs ; 1 tsp vanilla extract ; !130 g plain flour ; 1 tsp baking powder ; !60 g icing sugar ; 1/4 tsp salt
- Whisk the cocoa powder with the sugar and sunflower oil, then the eggs and vanilla extract. Fold in the flour, baking powder and salt, and chill the soft dough for 2 hours, until it can be rolled.
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Roll into {24} balls and turn them in the icing sugar, so thickly that no dough shows.
- Bake on lined trays for 11 minutes, until cracked and firm at the edges and soft in the middle. Cool on the tray.
= No-Bake Cookies ; no bake chocolate oatmeal cookies, no bake oatmeal cookies, chocolate peanut butter no bake cookies, cow patties cookies
biscuit ; american ; snacks ; 24 ; 10+6 rest 30 ; stove
Oats, cocoa and peanut butter boiled with sugar and set in spoonfuls.
!260 g rolled oats ; !120 g peanut butter ; 350 g sugar ; 110 g butter ; 120 ml milk ; 30 g cocoa powder ; 1 tsp vanilla extract ; 1/4 tsp salt
- Bring the sugar, butter, milk and cocoa powder to a full boil, stirring, and boil for 90 seconds: less and they stay soft, more and they crumble.
- Take off the heat and stir in the peanut butter, vanilla extract and salt, then the oats.
- Drop {24} spoonfuls onto baking paper and leave for 30 minutes, until firm.
= Saltine Toffee ; saltine cracker toffee, christmas crack, cracker toffee, saltine candy, cracker candy, saltine cracker candy, christmas crack toffee
biscuit ; american ; snacks dessert ; 20 ; 10+16 rest 90 ; oven stove
Salty crackers under crisp caramel and chocolate, broken into shards.
!180 g crackers ; !220 g butter ; !200 g brown sugar ; !220 g dark chocolate, finely chopped ; 60 g pecans, chopped / sprinkles ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a rimmed tray with baking paper and lay out the crackers close together.
- Boil the butter with the brown sugar for 4 minutes, stirring, until thick and foaming, pour it over at once and bake for 9 minutes, until it bubbles all over. Careful: it is far hotter than boiling water.
- Scatter with the chocolate, wait for 5 minutes, spread it smooth and top with the pecans and salt. Chill for 90 minutes and break into pieces.
= Texas Sheet Cake ; texas sheetcake, chocolate sheet cake, texas chocolate cake, chocolate texas sheet cake
cake ; american ; dessert ; 24 ; 25+26 ; oven stove
A thin, very moist chocolate cake with warm cocoa icing poured over.
!340 g butter ; !70 g cocoa powder ; 240 ml water ; !250 g plain flour ; 380 g sugar ; 1 tsp bicarbonate of soda ; 2 eggs ; 120 ml buttermilk ; 2 tsp vanilla extract ; 80 ml milk ; 350 g icing sugar ; 100 g pecans, chopped / sprinkles ; 1/2 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Bring two thirds of the butter to the boil with the water and half of the cocoa powder.
- Pour it over the flour, sugar, bicarbonate of soda and salt and stir, then beat in the buttermilk, eggs and half of the vanilla extract. Spread on a lined rimmed tray and bake for 19 minutes, until a skewer comes out clean.
- Meanwhile, melt the rest of the butter with the milk and the rest of the cocoa powder, and whisk in the icing sugar and the rest of the vanilla extract until smooth.
- Pour the icing over the warm cake, scatter with the pecans and let it set. Cut into {24} pieces.
= Hummingbird Cake ; hummingbird cakes, banana pineapple cake, southern hummingbird cake
cake ; american ; dessert ; 12 ; 30+35 ; oven
Banana and pineapple cake with pecans under cream cheese icing.
!3 very ripe bananas, mashed ; !220 g canned pineapple, crushed, with its juice ; !300 g plain flour ; 250 g sugar ; 2 tsp baking powder ; 1 tsp ground cinnamon ; 3 eggs ; 180 ml sunflower oil ; 2 tsp vanilla extract ; 120 g pecans, chopped / pumpkin seeds ; !250 g cream cheese, cold ; 80 g butter, soft ; 150 g icing sugar ; 1/2 tsp salt
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Whisk the eggs with the sunflower oil, sugar and half of the vanilla extract, and stir in the bananas and pineapple.
- Fold in the flour, baking powder, cinnamon, salt and most of the pecans. Bake in a lined 23 cm tin for 34 minutes, until a skewer comes out clean, and cool completely.
- Beat the butter with the icing sugar and the rest of the vanilla extract for 3 minutes, until pale, beat in the cream cheese briefly, spread it over and scatter with the rest of the pecans.
= Corn Casserole ; corn pudding, creamed corn casserole, jiffy corn casserole, cornbread casserole, corn souffle, scalloped corn, corn spoonbread, spoonbread
side ; american ; side dinner ; 8 ; 10+48 ; oven blender
Sweetcorn baked with cornmeal, soured cream and egg, half bread and half pudding.
!560 g canned sweetcorn, drained ; !100 g cornmeal ; 80 g plain flour ; 1 tbsp baking powder ; 2 tbsp sugar ; !2 eggs, beaten ; 200 g soured cream ; 120 ml milk ; 100 g butter, melted ; 80 g cheddar, grated ; 3/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Blend half of the sweetcorn with the milk to a coarse cream.
- Whisk it with the eggs, soured cream and butter. Fold in the cornmeal, flour, baking powder, sugar, salt, cheddar and the rest of the sweetcorn.
- Bake in a greased dish for 45 minutes, until golden and just set, with a slight wobble. Let it stand for 10 minutes.
= Poppy Seed Chicken ; poppyseed chicken, poppy seed chicken casserole, poppyseed chicken casserole, ritz chicken casserole, ritz cracker chicken casserole
bake ; american ; dinner ; 6 ; 20+45 ; stove oven
Chicken in a creamy sauce under buttery cracker crumbs and poppy seeds.
!*700 g chicken breast fillets, in 2 cm chunks ; 60 g butter ; 30 g plain flour ; 350 ml chicken stock ; 250 g soured cream ; !120 g crackers, crushed ; !1 tbsp poppy seeds ; 1/2 tsp garlic powder ; 1/2 tsp onion powder ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Fry the chicken with the salt and black pepper in a third of the butter for <6 minutes, until white outside|4 minutes>, and spread in a dish.
- Stir the flour into another third of the butter for 1 minute, whisk in the chicken stock and simmer for 4 minutes. Take off the heat, stir in the soured cream, garlic powder and onion powder and pour it over.
- Melt the rest of the butter, toss with the crackers and poppy seeds and scatter over. Bake for 30 minutes, until golden and bubbling< and the chicken is cooked through, 74 °C (165 °F) inside|>.
= Chicken Spaghetti ; chicken spaghetti casserole, baked chicken spaghetti, cheesy chicken spaghetti
bake ; american ; dinner ; 6 ; 20+50 ; stove oven
Spaghetti and chicken in a creamy mushroom and cheese sauce, baked golden.
!320 g spaghetti, broken ; !*450 g chicken breast fillets, in strips ; 250 g mushrooms, sliced ; 1 onion, chopped ; 1 red pepper, diced ; 60 g butter ; 40 g plain flour ; 600 ml chicken stock ; 200 ml milk ; !180 g cheddar, grated ; 30 g parmesan, grated ; 2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Boil the spaghetti with most of the salt in plenty of water for 8 minutes, until still firm, and drain.
- Fry the chicken in a third of the butter for <6 minutes|4 minutes>, and lift out. Cook the mushrooms, onion and red pepper in the rest of the butter for 8 minutes, stir in the flour for 1 minute, then the chicken stock and milk, and simmer for 5 minutes.
- Stir in the black pepper, the rest of the salt and two thirds of the cheddar, then the chicken and spaghetti. Spread in a dish, scatter with the rest of the cheddar and the parmesan and bake for 25 minutes, until golden< and the chicken is cooked through|>.
= Cheese Ball ; cheeseball, cheese balls party, party cheese ball, cream cheese ball, christmas cheese ball, cheese log, pecan cheese ball
dip ; american ; snacks starter ; 10 ; 20+0 rest 120 ; none
Cream cheese and cheddar shaped into a ball, rolled in nuts and herbs.
!400 g cream cheese, soft / vegan cream cheese, soft ; !180 g cheddar, finely grated ; 3 spring onions, finely sliced ; 1 tsp Worcestershire sauce ; 1/2 tsp garlic powder ; 1/2 tsp smoked paprika ; !100 g pecans, chopped / sunflower seeds ; 1 handful parsley, finely chopped
- Beat the cream cheese with the cheddar, spring onions, Worcestershire sauce, garlic powder and smoked paprika.
- Shape it into a ball in a sheet of baking paper and chill for 2 hours, until firm.
- Mix the pecans with the parsley and roll the ball in them. Let it stand at room temperature for 15 minutes and serve, if you like, with crackers.
= Rotel Dip ; ro-tel dip, rotel cheese dip, sausage rotel dip, rotel sausage dip, rotel queso, velveeta dip, velveeta cheese dip
dip ; tex-mex ; snacks ; 10 ; 8+18 ; stove
Melted cheese with minced beef, tomatoes and green chilli, kept warm for tortilla chips.
!*300 g minced beef / canned black beans, drained ; 1 tbsp sunflower oil ; !400 g canned chopped tomatoes, drained ; 1 green chilli, finely chopped ; 1 tsp ground cumin ; 200 ml evaporated milk ; 1 tbsp cornflour ; !300 g cheddar, grated ; 1/4 tsp salt
- Fry the minced beef in the sunflower oil for <8 minutes, until no pink is left|3 minutes, until hot>. Add the green chilli, cumin and salt for 1 minute, then the chopped tomatoes for 4 minutes.
- Toss the cheddar with the cornflour. Stir the evaporated milk into the pan and let it just simmer.
- Stir in the cheddar by the handful over low heat for 4 minutes, until smooth. Keep it warm and serve with tortilla chips.
= Carrot Ribbon Salad ; carrot ribbon salads, viral carrot salad, raw carrot salad tiktok, shaved carrot salad, tiktok carrot salad
salad ; any ; lunch side ; 4 ; 15+0 ; none
Carrots shaved into ribbons, with soy sauce, lime, sesame and chilli.
!500 g carrots, in ribbons ; 2 spring onions, sliced ; 2 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tbsp lime juice ; 1 tbsp sesame oil ; 1 tbsp chilli crisp ; 1 tsp honey / maple syrup ; 1 clove garlic, crushed ; 2 tbsp sesame seeds ; 1 handful fresh coriander, chopped
- Shave the carrots with a peeler into a bowl; if they are stiff, leave the ribbons in cold water for 5 minutes and drain well.
- Whisk the soy sauce with the rice vinegar, lime juice, sesame oil, chilli crisp, honey and garlic.
- Toss the carrots in the dressing and scatter with the spring onions, sesame seeds and coriander.
= Chopped Cheese ; chopped cheese sandwich, chop cheese, bodega chopped cheese, new york chopped cheese
filled ; american ; lunch dinner ; 4 ; 10+14 ; stove
Minced beef and onion chopped together in the pan with melting cheese, in a roll.
!*500 g minced beef ; 1 onion, chopped ; 1 tbsp sunflower oil ; !8 slices processed cheese / cheddar ; !4 long bread rolls ; 1/4 iceberg lettuce, shredded ; 2 tomatoes, sliced ; 3 tbsp mayonnaise ; 2 tbsp ketchup ; 1/2 tsp garlic powder ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the sunflower oil for 4 minutes. Press in the minced beef over high heat, season with the salt, black pepper and garlic powder and fry for 4 minutes, until brown underneath.
- Turn and chop it finely with the spatula for 3 minutes, until no pink is left. Lay on the cheese, cover for 1 minute and chop once more.
- Split the bread rolls, toast them in the pan and spread with the mayonnaise and ketchup. Fill with the beef, lettuce and tomatoes.
= Big Mac Salad ; big mac bowl, big mac bowls, burger bowl, burger bowls, cheeseburger salad, cheeseburger bowl, burger in a bowl, hamburger bowl, cheeseburger salat, burger bowl low carb, salade big mac
salad ; american ; dinner lunch ; 4 ; 15+10 ; stove
All of a cheeseburger but the bun: beef, gherkins, cheese and burger sauce on lettuce.
!*500 g minced beef ; 1 tbsp sunflower oil ; !1 iceberg lettuce, shredded ; 2 tomatoes, diced ; 1/2 red onion, finely chopped ; !100 g gherkins, sliced ; !100 g cheddar, grated ; 5 tbsp mayonnaise ; 1 tbsp ketchup ; 2 tsp mustard ; 1 tbsp white wine vinegar ; 1/2 tsp sweet paprika ; 1 tsp sesame seeds ; 3/4 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef in the sunflower oil over high heat for 8 minutes, until brown with no pink left. Season with the salt and black pepper.
- Whisk the mayonnaise with the ketchup, mustard, vinegar and paprika.
- Divide the lettuce, tomatoes, red onion and gherkins between bowls, top with the warm beef and the cheddar, spoon over the sauce and scatter with the sesame seeds.
= BBQ Hunter's Chicken ; bbq chicken with bacon and cheese, pub hunters chicken, barbecue hunters chicken
bake ; british ; dinner ; 4 ; 10+32 ; oven
Chicken breasts wrapped in bacon and baked under barbecue sauce and cheese.
!*4 chicken breast fillets ; !8 rashers smoked bacon ; !150 ml barbecue sauce ; !100 g cheddar, grated ; 50 g mozzarella, grated ; 1 tbsp sunflower oil ; 1/2 tsp smoked paprika ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chicken with the sunflower oil, smoked paprika and black pepper and wrap each fillet in two rashers of the bacon.
- Bake in a dish for 22 minutes, until the bacon is brown and the chicken reads 74 °C (165 °F) inside.
- Spoon over the barbecue sauce, scatter with the cheddar and mozzarella and bake for 8 minutes, until bubbling and golden.
= Campfire Stew ; gammon and bean stew
stew ; british ; dinner ; 6 ; 15+100|55 ; stove
Gammon simmered with beans and peppers in smoky tomato.
!*750 g gammon, in one piece ; !800 g canned baked beans ; 400 g canned chopped tomatoes ; 400 g canned kidney beans, drained ; 1 onion, chopped ; 2 red peppers, diced ; 2 carrots, sliced ; 2 cloves garlic, crushed ; 2 tbsp tomato purée ; 1 tbsp smoked paprika ; 1 tbsp Worcestershire sauce ; 300 ml water ; 1 tbsp sunflower oil
- Cook the onion, red peppers and carrots in the sunflower oil for 8 minutes. Stir in the garlic, smoked paprika and tomato purée for 1 minute.
- Add the gammon, chopped tomatoes, Worcestershire sauce and water, cover and simmer gently for <70 minutes, turning once, until a fork goes in easily. No salt is needed|25 minutes>.
- Add the baked beans and kidney beans and simmer for 15 minutes. Pull the gammon into chunks and stir it in.
= Salt and Pepper Chips ; salt n pepper chips, chinese salt and pepper chips, salt and chilli chips, salt and chili chips, salt and pepper fries, fakeaway salt and pepper chips
side ; british ; side dinner snacks ; 4 ; 15+45 ; oven stove
Chips tossed with peppers, chilli and a Chinese takeaway spice mix.
!900 g floury potatoes, in chips ; 4 tbsp sunflower oil ; 1 onion, sliced ; 1 green pepper, sliced ; 2 red chillies, sliced ; 3 cloves garlic, sliced ; 3 spring onions, sliced ; !1 tsp five-spice powder ; 1/2 tsp chilli flakes ; 1/2 tsp sugar ; 1 tsp black pepper, coarsely ground ; 1 1/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Rinse the potatoes, pat them dry, toss with half of the sunflower oil and bake for 38 minutes, turning once, until golden and crisp.
- Mix the salt with the black pepper, five-spice powder, chilli flakes and sugar.
- Stir-fry the onion and green pepper in the rest of the oil over high heat for 4 minutes, add the garlic, red chillies and spring onions for 1 minute, and toss with the chips and the spice mix.
= Spice Bag ; spice bags, irish spice bag, spicebag, chicken spice bag, dublin spice bag
bake ; irish ; dinner ; 4 ; 25+45 ; oven stove
Crisp chicken and chips shaken with peppers, onion and a hot spice mix: Dublin's takeaway in a bag.
!*500 g chicken breast fillets, in strips / firm tofu, in strips ; !800 g floury potatoes, in chips ; 50 g cornflour ; 5 tbsp sunflower oil ; 1 onion, sliced ; 1 red pepper, sliced ; 2 red chillies, sliced ; 2 cloves garlic, sliced ; !2 tsp five-spice powder ; 1 tsp chilli powder ; 1 tsp garlic powder ; 1/2 tsp sugar ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the potatoes with a third of the sunflower oil and bake for 20 minutes. Mix the five-spice powder with the chilli powder, garlic powder, sugar, salt and black pepper.
- Toss the chicken with a third of the spice mix, the cornflour and another third of the oil, lay it on a second tray and bake with the potatoes for 20 minutes, turning once, until <the chicken is crisp and cooked through, 74 °C (165 °F) inside|crisp>.
- Stir-fry the onion and red pepper in the rest of the oil for 4 minutes, add the red chillies and garlic for 1 minute, and shake everything with the rest of the spice mix in a large paper bag or bowl.
= Diet Coke Chicken ; cola chicken, coke chicken, coca cola chicken, diet cola chicken, hahnchen in cola, cola hahnchen, poulet au coca, pollo a la coca cola, pollo alla coca cola
fry ; british ; dinner ; 4 ; 10+35 ; stove
Chicken and peppers simmered in cola, tomato and soy sauce to a sticky glaze.
!*600 g chicken thigh fillets, in chunks / firm tofu, cubed ; !330 ml cola ; 1 onion, sliced ; 1 red pepper, sliced ; 3 cloves garlic, crushed ; 120 ml passata ; 3 tbsp soy sauce ; 2 tbsp tomato purée ; 1 tbsp Worcestershire sauce ; 1 tbsp sunflower oil ; 1/2 tsp five-spice powder ; 2 spring onions, sliced ; 1/4 tsp black pepper
- Brown the chicken in the sunflower oil over high heat for 6 minutes. Add the onion and red pepper for 4 minutes, then the garlic, five-spice powder and tomato purée for 1 minute.
- Pour in the cola, passata, soy sauce and Worcestershire sauce and simmer for 20 minutes, until the sauce is sticky< and the chicken is cooked through, 74 °C (165 °F) inside|>.
- Season with the black pepper and scatter with the spring onions. Serve, if you like, with rice.
= Two-Ingredient Bagels ; two ingredient dough bagels, greek yogurt bagels, yogurt bagels, air fryer bagels, yogurt dough bagels, joghurt bagels, quark bagels, no yeast bagels
bread ; american ; breakfast lunch ; 4 ; 15+24 ; oven
Bagels without yeast from self-raising flour and thick yogurt.
!200 g self-raising flour ; !220 g Greek yogurt, thick ; 1 egg, beaten ; 1 tbsp sesame seeds ; 1/2 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the self-raising flour with the salt and Greek yogurt and knead for 2 minutes, just until smooth, with a little more flour if it sticks.
- Divide into {4} balls, roll each into a rope and close it to a ring. Lay on a lined tray, brush with the egg and scatter with the sesame seeds.
- Bake for 23 minutes, until golden and hollow when tapped. In an air fryer, they take about 14 minutes at 160 °C (320 °F). Cool before slicing.
= Fairy Bread ; fairy bread slices, fairy toast, feenbrot, pan de hadas
biscuit ; australian ; snacks ; 6 ; 10+0 ; none
Buttered white bread in triangles under hundreds and thousands: Australia's birthday treat.
!6 slices white bread ; !60 g butter, soft ; !60 g hundreds and thousands
- Spread the white bread with the butter right to the edges.
- Tip the hundreds and thousands onto a plate and press the buttered sides into them, until covered.
- Cut off the crusts, if you like, and cut each slice into four triangles. Serve within the hour, before the bread dries.
= Hedgehog Slice ; chocolate hedgehog slice, chocolate hedgehog, hedgehog slices, chocolate biscuit slice
biscuit ; australian ; snacks dessert ; 16 ; 20+6 rest 150 ; stove
Broken biscuits and coconut set in chocolate and condensed milk.
!250 g plain biscuits, broken small ; !397 g condensed milk ; !300 g dark chocolate, chopped ; 120 g butter ; 50 g desiccated coconut ; 60 g walnuts, chopped / sunflower seeds ; 1/4 tsp salt
- Melt the butter with the condensed milk, the salt and half of the chocolate over low heat for 4 minutes, stirring.
- Stir in the biscuits, coconut and walnuts, press into a lined 20 cm tin and chill for 90 minutes.
- Melt the rest of the chocolate, spread it over, chill for 1 hour and cut into {16} squares.
= Mars Bar Slice ; mars bar crispy cake, mars bar crispies, mars bar rice crispy, mars bar squares, mars bar traybake, mars bar slices
biscuit ; british ; snacks ; 16 ; 15+8 rest 60 ; stove
Puffed rice in melted chocolate bars, under milk chocolate.
!220 g Mars bars, chopped ; 90 g butter ; 1 tbsp golden syrup ; !110 g puffed rice ; !180 g milk chocolate, chopped
- Melt the Mars bars with the butter and golden syrup over low heat for 5 minutes, stirring, until almost smooth.
- Fold in the puffed rice and press into a lined 20 cm tin.
- Melt the milk chocolate over simmering water for 3 minutes, spread it over, chill for 1 hour and cut into {16} squares.
= Lemon Slice ; lemon slices no bake, no bake lemon slice, lemon coconut slice, lemon slice australian
biscuit ; australian ; snacks dessert ; 16 ; 20+3 rest 180 ; stove
Crushed biscuits, coconut and condensed milk set under sharp lemon icing.
!250 g plain biscuits, crushed ; 100 g desiccated coconut ; !200 g condensed milk ; !220 g butter, soft ; !2 tbsp lemon zest ; 250 g icing sugar ; !4 tbsp lemon juice
- Warm the condensed milk with half of the butter for 3 minutes, until melted. Stir in the biscuits, the lemon zest and most of the coconut, press into a lined 20 cm tin and chill for 1 hour.
- Beat the rest of the butter with the icing sugar and lemon juice for 4 minutes, until pale.
- Spread it over, scatter with the rest of the coconut, chill for 2 hours and cut into {16} squares.
= School Cake ; old school cake, school dinner cake, school dinner sponge, old school sponge cake, school sponge cake, sprinkle cake, old school sprinkle cake
cake ; british ; dessert ; 15 ; 20+35 rest 30 ; oven
Vanilla sponge under white icing and sprinkles, as in school canteens.
!300 g butter, soft ; !300 g caster sugar ; !5 eggs ; !300 g self-raising flour ; 3 tbsp milk ; 2 tsp vanilla extract ; !300 g icing sugar ; 3 tbsp water ; 3 tbsp sprinkles / desiccated coconut ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the caster sugar for 4 minutes, until pale, then the eggs one by one and the vanilla extract. Fold in the self-raising flour, salt and milk.
- Bake in a lined 25 cm tin for 34 minutes, until a skewer comes out clean, and cool completely.
- Stir the icing sugar with the water, by the spoonful, to a thick icing, spread it over and scatter with the sprinkles. Leave for 30 minutes, until set, and cut into {15} squares.
= Apricot Chicken ; australian apricot chicken, apricot chicken casserole, apricot chicken bake
bake ; australian ; dinner ; 4 ; 10+55 ; oven stove
Chicken baked in a sweet and sour sauce of apricots and onion.
!*1000 g chicken thighs ; !400 ml apricot nectar ; 100 g dried apricots, halved ; 1 onion, sliced ; 2 cloves garlic, crushed ; 2 tbsp plain flour ; 1 tbsp mustard ; 1 tbsp soy sauce ; 2 tbsp sunflower oil ; 1 tsp dried thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Season the chicken with the salt and black pepper and brown it in the sunflower oil for 8 minutes. Lift into a dish.
- Cook the onion in the fat for 5 minutes. Stir in the garlic, thyme and flour for 1 minute, then the apricot nectar, mustard, soy sauce and dried apricots, and boil for 2 minutes.
- Pour it around the chicken and bake for 38 minutes, until the skin is brown and the meat reads 74 °C (165 °F) inside.
= Curried Sausages ; curry sausages, sausage curry, old fashioned curried sausages, aussie curried sausages
stew ; australian ; dinner ; 4 ; 10+38 ; stove
Sausages with carrots and peas in a mild curry gravy.
!*8 pork sausages / vegan sausages ; 2 onions, sliced ; 2 carrots, sliced ; 1 apple, diced ; 2 cloves garlic, crushed ; !1 1/2 tbsp curry powder ; 2 tbsp plain flour ; 600 ml beef stock / vegetable stock ; 1 tbsp tomato purée ; 150 g frozen peas ; 1 tbsp sunflower oil ; 1/4 tsp salt
- Brown the sausages in the sunflower oil for 8 minutes, lift out and cut into thick pieces.
- Cook the onions and carrots in the fat for 7 minutes. Stir in the garlic, curry powder, flour and tomato purée for 1 minute, then the beef stock, apple and salt.
- Add the sausages and simmer for 16 minutes, until the carrots are tender< and the sausages are cooked through|>. Stir in the peas for 3 minutes. Serve, if you like, with rice.
= Basque Cheesecake ; burnt basque cheesecake, burnt cheesecake, basque burnt cheesecake, san sebastian cheesecake, tarta de queso la viña, tarta de queso vasca, baskischer kasekuchen, cheesecake basque, cheesecake basca, la vina cheesecake
cake ; spanish ; dessert ; 10 ; 15+42 rest 240 ; oven
A crustless cheesecake baked very hot, dark on top and creamy in the middle.
!800 g cream cheese, at room temperature / vegan cream cheese, at room temperature ; !240 g sugar ; !5 eggs ; !400 ml double cream ; 25 g plain flour / cornflour ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Line a 23 cm tin with two crumpled sheets of baking paper that stand well above the rim.
- Beat the cream cheese with the sugar until smooth, then beat in the eggs. Stir in the double cream, vanilla extract and salt, and sift in the flour.
- Bake for 40 minutes, until deep brown on top, set at the edges and wobbling in the middle. Cool in the tin and chill for 4 hours.
= Crispy Smashed Potatoes ; smashed potatoes, smash potatoes, crispy smash potatoes, smashed baby potatoes, crushed roast potatoes, smashed new potatoes, quetschkartoffeln, pommes de terre ecrasees au four, patatas aplastadas, patate schiacciate al forno
side ; any ; side ; 4 ; 10+60 ; oven stove
Small potatoes boiled, pressed flat and roasted until their edges crackle.
!900 g new potatoes ; 4 tbsp olive oil ; 2 cloves garlic, crushed ; 1 handful parsley, chopped ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes with most of the salt for 20 minutes, until a knife slides in. Drain and let them steam dry for 5 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Press each potato flat on an oiled tray with the bottom of a glass and brush with most of the olive oil.
- Roast for 35 minutes, until golden and crisp. Mix the garlic with the parsley, black pepper and the rest of the olive oil and salt, brush it over and roast for 3 minutes.
= Corn Ribs ; corn ribs air fryer, sweetcorn ribs, corn riblets, maisrippchen, ribs de mais, costillas de maiz, costillas de elote
side ; any ; side snacks ; 4 ; 15+24 ; oven
Corn cobs cut into quarters that curl and brown like ribs.
!4 corn on the cob ; 3 tbsp olive oil ; 2 tsp smoked paprika ; 1/2 tsp garlic powder ; 1/2 tsp chilli powder ; 4 tbsp mayonnaise ; 2 tbsp lime juice ; 30 g parmesan, grated ; 3/4 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Cut a flat end on each corn cob, stand it up and cut it lengthways into quarters with a heavy knife, rocking slowly and with the fingers away.
- Turn the corn in the olive oil, smoked paprika, garlic powder, chilli powder and salt. Roast on a tray for 23 minutes, turning once, until curled and brown.
- Stir the mayonnaise with the lime juice, drizzle it over and scatter with the parmesan.
= Street Corn Dip ; mexican street corn dip, elote dip, hot corn dip, corn dip, mexican corn dip, hot street corn dip
dip ; tex-mex ; snacks ; 8 ; 10+30 ; stove oven
Browned sweetcorn baked in a creamy cheese dip with lime and chilli.
!560 g canned sweetcorn, drained ; 30 g butter ; !200 g cream cheese, soft ; 120 g soured cream ; 3 tbsp mayonnaise ; 120 g feta, crumbled ; 1 jalapeño, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp lime juice ; 1 tsp chilli powder ; 1 handful fresh coriander, chopped ; 1/2 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Fry the sweetcorn in the butter over high heat for 8 minutes, until brown in spots. Add the garlic and jalapeño for 1 minute.
- Stir in the cream cheese, soured cream, mayonnaise, lime juice, salt and half of the chilli powder and feta. Spread in a dish.
- Bake for 18 minutes, until it bubbles. Scatter with the rest of the feta and chilli powder and the coriander. It goes with tortilla chips.
= Mozzarella Sticks ; mozzarella stick, fried mozzarella sticks, mozzarellasticks, cheese sticks fried, fried mozzarella, batonnets de mozzarella, palitos de mozzarella, bastoncini di mozzarella
fry ; american ; snacks starter ; 6 ; 25+8 rest 120 ; stove
Sticks of cheese, breaded twice, frozen and fried until they pull.
!400 g mozzarella, firm, in sticks ; 50 g plain flour ; !2 eggs, beaten ; !140 g breadcrumbs ; 1 tsp dried oregano ; 1/2 tsp garlic powder ; 1 l sunflower oil, for deep-frying ; 1/2 tsp salt
- Mix the breadcrumbs with the oregano, garlic powder and salt. Turn the mozzarella in the flour, then in the eggs, then in the breadcrumbs, and once more in the eggs and breadcrumbs, so that no gap is left.
- Freeze them on a tray for 2 hours: straight from the fridge, they burst.
- Heat the sunflower oil to 185 °C (365 °F) and fry a few at a time for 90 seconds, until golden. Drain and eat hot.
= Bang-Bang Chicken Bites ; bang bang chicken, crispy bang bang chicken, bang bang chicken bowl, bang bang sauce chicken
fry ; american ; dinner snacks ; 4 ; 20+16 ; stove
Crisp pieces of chicken in a sweet, hot mayonnaise.
!*600 g chicken breast fillets, in 3 cm chunks / firm tofu, cubed ; 120 ml buttermilk ; 70 g cornflour ; 70 g panko breadcrumbs ; 150 ml sunflower oil ; !5 tbsp mayonnaise ; !4 tbsp sweet chilli sauce ; 1 tbsp sriracha ; 1 tbsp lime juice ; 2 spring onions, sliced ; 3/4 tsp salt
- Season the chicken with the salt, turn it in the buttermilk, then in the cornflour mixed with the panko breadcrumbs.
- Fry in the sunflower oil over medium-high heat in two batches for <6 minutes each, turning, until golden and cooked through, 74 °C (165 °F) inside|5 minutes each, turning, until golden>. Drain.
- Stir the mayonnaise with the sweet chilli sauce, sriracha and lime juice, spoon it over and scatter with the spring onions. Serve, if you like, with rice.
= Chili Mac ; vegan chili mac, vegan chilli mac, chilli mac, chili mac and cheese, chilli mac and cheese, one pot chili mac, chili cheese mac, chili macaroni
pasta ; american ; dinner ; 6 ; 10+35 ; stove
Chili with beans and macaroni cooked in one pot and finished with cheddar.
!*500 g minced beef / canned black beans, drained ; 1 onion, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 1 tbsp sunflower oil ; 1 tbsp chilli powder, mild ; 2 tsp ground cumin ; 400 g canned chopped tomatoes ; 400 g canned kidney beans, drained ; 750 ml beef stock / vegetable stock ; !250 g macaroni ; !150 g cheddar, grated ; 3/4 tsp salt
- Fry the minced beef in the sunflower oil for <8 minutes, until no pink is left|3 minutes, until hot>. Add the onion, red pepper and garlic for 6 minutes, then the chilli powder and cumin for 1 minute.
- Add the chopped tomatoes, kidney beans, beef stock, macaroni and salt and simmer for 13 minutes, stirring often, until the macaroni is tender.
- Take off the heat, stir in the cheddar and let it stand for 3 minutes.
= Cabbage and Noodles ; haluski, polish haluski, american haluski, fried cabbage and noodles, cabbage noodles, krautnudeln, krautfleckerl
noodles ; polish ; dinner side ; 4 ; 15+35 ; stove
Buttery egg noodles with cabbage and onion fried until sweet and brown.
!300 g egg noodles ; !700 g white cabbage, in 2 cm pieces ; 2 onions, sliced ; 120 g smoked bacon, diced / smoked tofu, diced ; 70 g butter ; 1 tsp caraway seeds ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Fry the bacon in a third of the butter for 5 minutes. Add the onions and caraway seeds for 7 minutes, until golden.
- Add the cabbage, the black pepper and half of the salt and fry for 18 minutes, stirring, until soft and brown at the edges.
- Meanwhile, boil the egg noodles with the rest of the salt for 7 minutes, drain and toss with the cabbage and the rest of the butter for 2 minutes.
= Pimento Cheese ; pimento cheese dip, pimento cheese spread, pimiento cheese, southern pimento cheese, pimento cheese sandwich spread
dip ; american ; snacks lunch ; 8 ; 15+0 rest 60 ; none
Sharp cheddar and sweet red peppers in a spread from the South.
!300 g cheddar, coarsely grated ; 120 g cream cheese, soft ; 80 g mayonnaise ; !120 g roasted red peppers, finely chopped ; 1 tsp Worcestershire sauce ; 1/2 tsp smoked paprika ; 1/4 tsp cayenne pepper ; 1/4 tsp salt
- Pat the roasted red peppers dry. Beat the cream cheese with the mayonnaise, Worcestershire sauce, smoked paprika, cayenne pepper and salt.
- Fold in the cheddar and the roasted red peppers; it should stay coarse.
- Chill for 1 hour. It goes on toast and crackers, and keeps for 5 days in the fridge.
= Garlic Butter Steak Bites ; steak bites, cowboy butter steak bites, steak bites with garlic butter, steak tips garlic butter, garlic steak bites
fry ; american ; dinner ; 4 ; 10+10 ; stove
Cubes of steak seared hard and turned in garlic butter.
!*700 g sirloin steak, in 3 cm cubes / portobello mushrooms, thickly sliced ; 1 tbsp sunflower oil ; !50 g butter ; !4 cloves garlic, crushed ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; 1/4 tsp chilli flakes ; 1 handful parsley, chopped ; 1 tsp salt ; 1/2 tsp black pepper
- Pat the steak dry and season with the salt and black pepper. Heat the sunflower oil in a heavy pan over the highest heat.
- Sear the steak in two batches for 3 minutes each, turning once, until brown outside; 63 °C (145 °F) inside is medium. Lift out and turn the heat down.
- Cook the garlic and chilli flakes in the butter for 1 minute, stir in the mustard and lemon juice, toss the steak in it and scatter with the parsley.
= Strawberry Pretzel Salad ; strawberry pretzel dessert, strawberry pretzel jello, pretzel jello salad, strawberry jello pretzel salad
pudding ; american ; dessert ; 12 ; 30+15 rest 300 ; oven stove
Salty pretzels under sweet cream and strawberries in jelly: a dessert, whatever its name says.
!180 g pretzels, crushed ; 120 g butter, melted ; 160 g sugar ; !225 g cream cheese, soft ; 300 ml double cream ; !600 g strawberries, sliced ; 350 ml water ; 12 g gelatine, powdered ; 1 tbsp lemon juice
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the pretzels with the butter and a quarter of the sugar, press into a dish and bake for 10 minutes. Cool.
- Beat the cream cheese with another quarter of the sugar. Whip the double cream, fold it in, spread it over right to the edges and chill for 1 hour.
- Soak the gelatine in a little of the water for 5 minutes. Crush a third of the strawberries, simmer them with the rest of the water and sugar and the lemon juice for 4 minutes, take off the heat and stir in the gelatine. Cool until it begins to thicken.
- Stir in the rest of the strawberries, spread it over the cream and chill for 4 hours, until set.
= Pumpkin Roll ; pumpkin roll cake, pumpkin swiss roll, pumpkin roulade, pumpkin cream cheese roll, kurbisrolle
cake ; american ; dessert ; 10 ; 40+15 rest 120 ; oven
A spiced pumpkin sponge rolled around cream cheese filling.
!160 g canned pumpkin purée ; !3 eggs ; 160 g sugar ; !100 g plain flour ; 1 tsp baking powder ; 2 tsp ground cinnamon ; 1/2 tsp ground ginger ; !225 g cream cheese, cold ; 60 g butter, soft ; 120 g icing sugar ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the eggs with the sugar for 5 minutes, until thick and pale, and stir in the pumpkin. Fold in the flour, baking powder, cinnamon, ginger and salt.
- Spread on a lined tray of 38 × 25 cm and bake for 13 minutes, until springy. Turn out onto a cloth dusted with a little of the icing sugar, pull off the paper, roll up in the cloth and cool completely.
- Beat the butter with the rest of the icing sugar and the vanilla extract, then the cream cheese. Unroll, spread with the filling, roll up again and chill for 2 hours.
= Dense Bean Salad ; dense bean salads, tiktok dense bean salad, viral bean salad
salad ; american ; lunch ; 4 ; 25+0 rest 30 ; none
Beans, peppers and mozzarella in a sharp dressing that get better for days in the fridge.
!400 g canned cannellini beans, drained ; !400 g canned chickpeas, drained ; 100 g sun-dried tomatoes in oil, sliced / salami, diced ; 150 g mozzarella, diced ; 150 g roasted red peppers, chopped ; 1 cucumber, diced ; 1/2 red onion, finely chopped ; 2 tbsp capers ; 1 handful parsley, chopped ; 4 tbsp olive oil ; 3 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 1 tsp dried oregano ; 1 clove garlic, crushed ; 3/4 tsp salt
- Rinse the cannellini beans and chickpeas and drain them well. Shake the olive oil with the vinegar, mustard, oregano, garlic and salt.
- Toss the beans with the sun-dried tomatoes, mozzarella, roasted red peppers, cucumber, onion, capers and parsley in the dressing.
- Leave for 30 minutes. It keeps for 4 days in the fridge.
= Aperol Spritz ; spritz aperol, aperol spritzer, aperol sprizz, spritz veneziano, aperitivo spritz
drink ; italian ; drinks ; 2 ; 5+0 ; none
Bitter orange, prosecco and a splash of sparkling water over ice.
!120 ml Aperol / 120 ml orange juice ; !180 ml prosecco, cold / 180 ml ginger ale, cold ; 60 ml sparkling water, cold ; 1/2 orange, sliced ; 200 g ice
- Fill {2} large glasses with the ice.
- Pour in the prosecco first, then the Aperol, so that it mixes by itself.
- Top up with the sparkling water, stir once and tuck in the orange.
= Pumpkin Spice Latte ; psl, pumpkin spiced latte, pumpkin latte, starbucks pumpkin spice latte, kurbis latte
drink ; american ; drinks ; 2 ; 5+8 ; stove
Strong coffee and hot milk with pumpkin, sugar and spice.
!60 g canned pumpkin purée ; !400 ml milk ; !120 ml espresso ; 2 tbsp brown sugar ; 1/2 tsp ground cinnamon ; 1/4 tsp ground ginger ; 1/8 tsp ground nutmeg ; 1/2 tsp vanilla extract
- Stir the pumpkin with the brown sugar, cinnamon, ginger and nutmeg over medium heat for 2 minutes, until it smells of spice.
- Whisk in the milk and heat for 4 minutes, until it steams. Take off the heat, add the vanilla extract and whisk hard, until foaming.
- Divide the espresso between {2} cups and pour in the milk.
= Sheet Pan Gnocchi with Tomatoes and Mozzarella ; sheet pan gnocchi, crispy sheet pan gnocchi, roasted gnocchi, baked gnocchi with tomatoes, oven gnocchi, gnocchi traybake, gnocchi aus dem ofen, gnocchi vom blech, ofengnocchi
pasta ; italian ; dinner ; 4 ; 10+25 ; oven
Gnocchi roasted crisp among burst tomatoes, under melting mozzarella.
!*800 g gnocchi ; !400 g cherry tomatoes ; 1 red pepper, in pieces ; 1 red onion, in wedges ; 3 cloves garlic, crushed ; 4 tbsp olive oil ; 1 tsp dried oregano ; !125 g mozzarella, torn ; 1 handful basil, leaves torn ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (430 °F), or 200 °C (400 °F) with the fan on. Toss the gnocchi straight from the pack with the cherry tomatoes, red pepper, onion, garlic, olive oil, oregano, salt and black pepper on a large tray, in one layer.
- Roast for 20 minutes, turning once, until the gnocchi are golden and the tomatoes have burst.
- Scatter with the mozzarella and roast for 3 minutes, until it melts. Finish with the basil.
= Sheet Pan Prawns with Broccoli ; sheet pan shrimp, sheet pan prawns, sheet pan shrimp and broccoli, prawn traybake, shrimp traybake, roasted prawns with broccoli, garnelen vom blech
roast ; american ; dinner ; 4 ; 10+18 ; oven
Prawns and broccoli roasted on one tray with garlic, lemon and butter.
!*600 g raw prawns, peeled ; !600 g broccoli, in small florets ; 3 tbsp olive oil ; 4 cloves garlic, crushed ; 1/2 tsp sweet paprika ; 1/4 tsp chilli flakes ; 30 g butter, melted ; 1 lemon, zest and juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (430 °F), or 200 °C (400 °F) with the fan on. Toss the broccoli with two thirds of the olive oil, half of the salt and the black pepper on a large tray and roast for 10 minutes.
- Toss the prawns with the garlic, paprika, chilli flakes, lemon zest and the rest of the oil and salt. Push the broccoli aside, lay them beside it in one layer and roast for 7 minutes, until pink all through.
- Pour over the butter and squeeze over the lemon.
= Pork Chop Traybake ; sheet pan pork chops, pork chops traybake, oven baked pork chops with potatoes, baked pork chops and potatoes, one tray pork chops, schweinekoteletts vom blech, koteletts aus dem ofen
roast ; any ; dinner ; 4 ; 15+50 ; oven
Pork chops roasted over potatoes and apples with mustard and sage.
!*4 pork chops, about 200 g each ; !700 g baby potatoes, halved ; 2 apples, in wedges ; 1 red onion, in wedges ; 3 tbsp olive oil ; 1 tbsp wholegrain mustard ; 1 tbsp honey ; 1 tsp dried sage ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the potatoes and onion with two thirds of the olive oil and half of the salt on a large tray and roast for 25 minutes.
- Mix the mustard with the honey, sage, black pepper and the rest of the oil and salt and rub it over the pork chops.
- Add the apples to the tray, lay the pork chops on top and roast for 22 minutes, until they read 63 °C (145 °F) inside. Rest for 3 minutes.
= Chickpea Traybake with Feta ; chickpea traybake, chickpeas traybake, sheet pan chickpeas, traybake with chickpeas, roasted chickpeas and vegetables, vegetarian traybake, vegetarian sheet pan dinner, kichererbsen vom blech
roast ; greek ; dinner ; 4 ; 10+35 ; oven
Chickpeas, peppers and courgettes roasted with paprika, with warm feta on top.
!800 g canned chickpeas, drained ; 2 red peppers, in pieces ; 2 courgettes, in thick slices ; 1 red onion, in wedges ; 300 g cherry tomatoes ; 4 tbsp olive oil ; 2 cloves garlic, crushed ; 2 tsp sweet paprika ; 1 tsp ground cumin ; !200 g feta, in pieces ; 1 lemon, in wedges ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the chickpeas with the red peppers, courgettes, onion, olive oil, garlic, paprika, cumin, salt and black pepper on a large tray.
- Roast for 20 minutes, stir in the cherry tomatoes and lay the feta on top. Roast for another 13 minutes, until the edges are brown.
- Scatter with the parsley and serve with the lemon.
= Bacon and Egg Pie ; egg and bacon pie, bacon and eggs pie, new zealand bacon and egg pie, kiwi bacon and egg pie
pie ; new zealand ; lunch dinner ; 6 ; 20+45 ; oven
Whole eggs and bacon baked between two sheets of puff pastry, as good cold as warm.
!500 g puff pastry ; !250 g smoked bacon, in strips ; !8 eggs ; 1 onion, finely chopped ; 100 g frozen peas ; 1 tbsp sunflower oil ; 2 tbsp parsley, chopped ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Fry the bacon and onion in the sunflower oil for 6 minutes and cool a little.
- Line a 20 × 30 cm tin with half of the puff pastry. Scatter with the bacon, onion, peas, parsley and black pepper. Break in 7 of the eggs and prick the yolks.
- Cover with the rest of the pastry, press the edges together, cut slits and brush with the last egg, beaten.
- Bake for 38 minutes, until deep golden and the eggs are firm. Leave for 10 minutes before cutting.
= Leek and Potato Pie ; potato and leek pie, leek potato pie, cheesy leek and potato pie
pie ; british ; dinner ; 4 ; 25+50 ; oven
Soft leeks and potatoes in a mustardy cheese sauce under puff pastry.
!600 g potatoes, in 2 cm dice ; !3 leeks, sliced ; 40 g butter ; 30 g plain flour ; 350 ml milk ; 120 g cheddar, grated ; 1 tsp Dijon mustard ; !320 g puff pastry ; 1 egg, beaten ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 10 minutes, until just tender, and drain.
- Cook the leeks in the butter for 8 minutes, until soft. Stir in the flour for 1 minute, then the milk little by little, and simmer for 3 minutes. Stir in the cheddar, mustard, black pepper and the rest of the salt, and fold in the potatoes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spoon into a pie dish, lay the puff pastry on top, press down the edges, cut slits and brush with the egg.
- Bake for 28 minutes, until puffed and golden.
= Salmon and Spinach Pie ; spinach and salmon pie, salmon spinach pie, salmon pie, lachs spinat pastete
pie ; british ; dinner ; 4 ; 25+40 ; oven
Salmon and spinach in a dill cream under puff pastry.
!500 g salmon fillets, skinned and in chunks ; !300 g spinach, washed ; 1 leek, sliced ; 30 g butter ; 150 g crème fraîche ; 1 tbsp lemon juice ; 2 tbsp dill, chopped ; !320 g puff pastry ; 1 egg, beaten ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the leek in the butter for 6 minutes. Add the spinach and cook for 3 minutes, until wilted. Tip into a sieve, press out the water and cool a little.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the leek and spinach with the crème fraîche, lemon juice, dill, salt and black pepper, and fold in the salmon.
- Spoon into a pie dish, lay the puff pastry on top, press down the edges, cut slits and brush with the egg.
- Bake for 30 minutes, until golden, and the salmon flakes.
`;
