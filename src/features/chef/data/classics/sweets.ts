/** Further sweet things and drinks; how the table is read: rules/classics/classic.ts. */
export const SWEETS = `
= Vegan Tiramisu ; veganes tiramisu, tiramisu vegano, tiramisu vegan, plant based tiramisu, egg free tiramisu
pudding ; italian ; dessert ; 8 ; 40+20 rest 360 ; oven
Home-baked sponge soaked in coffee, in layers with a coconut cream, under cocoa.
!200 g plain flour / gluten-free flour ; 120 g caster sugar ; 2 tsp baking powder ; 1/4 tsp salt ; 80 ml sunflower oil ; 200 ml oat milk / soy milk / rice milk ; 1 tbsp cider vinegar ; !250 ml espresso, cooled / decaffeinated coffee, cooled ; !600 g coconut cream, chilled / soy yogurt ; 80 g icing sugar ; 1 tsp vanilla extract ; !2 tbsp cocoa powder
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Whisk the flour with the caster sugar, baking powder and salt, then stir in the sunflower oil, oat milk and cider vinegar.
- Spread in a lined square tin and bake for 20 minutes, until springy. Cool and cut into fingers.
- Whisk the coconut cream with the icing sugar and vanilla extract until thick.
- Dip half of the sponge briefly into the espresso, lay it in a dish and spread with half of the cream. Repeat with the rest.
- Chill for 6 hours or overnight, and dust with the cocoa powder to serve.
= Crepes Suzette ; crepe suzette, orange crepes
griddle ; french ; dessert ; 4 ; 15+25 ; stove
Thin pancakes warmed in a butter and orange sauce.
!130 g plain flour ; !2 eggs ; !300 ml milk ; 110 g butter, melted ; 80 g sugar ; !200 ml orange juice ; 1 tbsp orange zest ; ?3 tbsp Cointreau ; 1/4 tsp salt
- Whisk the flour with the eggs, salt, milk and a quarter of the butter to a thin batter. Leave for 10 minutes.
- Brush a pan with a little of the butter and fry {8} thin crepes, for 1 minute on each side. Fold into quarters.
- Melt the sugar in a wide pan to a pale caramel. Add the orange juice, orange zest and the rest of the butter and simmer for 4 minutes, until syrupy.[ Add the Cointreau.]
- Warm the crepes in the sauce for 2 minutes, turning once.
= German Pancakes ; pfannkuchen, eierkuchen, palatschinken, pfannekuchen
griddle ; german ; lunch ; 4 ; 10+20 ; stove
Large thin pancakes of flour, milk and eggs, for sweet or savoury fillings.
!250 g plain flour ; !4 eggs ; !500 ml milk ; 1/4 tsp salt ; 40 g butter ; 4 tbsp apple sauce
- Whisk the flour with the milk and salt until smooth, then whisk in the eggs. Leave for 10 minutes.
- Melt a little of the butter in a pan over medium heat, pour in a ladle of batter and swirl it thin.
- Bake for 2 minutes on each side, until golden, and go on with the rest of the butter and batter.
- Spread with the apple sauce and roll up.
= French Apple Tart ; tarte aux pommes, apple tart, apfeltarte, crostata di mele
tart ; french ; dessert ; 8 ; 25+45 ; oven
Thin slices of apple on a crisp crust, glazed with jam.
!320 g shortcrust pastry ; !5 apples, peeled and thinly sliced ; 40 g sugar ; 30 g butter, melted ; 1 tbsp lemon juice ; 3 tbsp apricot jam
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a tart tin with the shortcrust pastry and prick it.
- Toss the apples with the lemon juice and half of the sugar, and lay them in overlapping circles on the pastry.
- Brush with the butter, scatter with the rest of the sugar and bake for 45 minutes, until golden.
- Warm the apricot jam and brush it over the apples.
= Apple Crisp ; apple crisps, american apple crisp, apple oat crisp, oat apple crisp, fruit crisp, pear crisp, easy apple crisp, crisp aux pommes
pudding ; american ; dessert ; 6 ; 20+45 ; oven
Cinnamon apples baked under a crisp topping of oats, butter and brown sugar.
!1200 g apples, peeled and sliced / pears, peeled and sliced ; 1 tbsp lemon juice ; 50 g sugar ; 2 tsp ground cinnamon ; !130 g rolled oats ; 100 g plain flour ; !130 g brown sugar ; !120 g butter, cold and diced ; ?60 g pecans, chopped ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Toss the apples with the lemon juice, sugar and half of the cinnamon in a baking dish.
- Mix the oats with the flour, brown sugar, salt and the rest of the cinnamon, and rub in the butter until it clumps.[ Stir in the pecans.]
- Scatter it over and bake for 42 minutes, until the top is crisp and brown and the juice bubbles. Serve warm.
= Banana Pudding ; southern banana pudding, american banana pudding, banana cream pudding, banana pudding with biscuits, banana custard, bananenpudding, pudding a la banane, pudin de banana
pudding ; american ; dessert ; 8 ; 25+10 rest 240 ; stove
Layers of vanilla custard, bananas and biscuits that soften overnight, under cream.
!200 g wafers / digestive biscuits ; !4 bananas, sliced ; !700 ml milk ; !4 egg yolks / 15 g cornflour ; 120 g sugar ; 40 g cornflour ; 30 g butter ; 2 tsp vanilla extract ; 1/4 tsp salt ; !300 ml double cream ; 2 tbsp icing sugar
- Whisk the egg yolks with the sugar, cornflour, salt and a little of the milk. Heat the rest of the milk until it steams, whisk it in, return to the pan and cook for 5 minutes, stirring all the time, until it boils and is thick.
- Off the heat, stir in the butter and vanilla extract. Cover the surface and cool for 20 minutes.
- Layer the wafers, bananas and custard in a dish, ending with custard. Cover and chill for 4 hours.
- Whip the double cream with the icing sugar to soft peaks, spread it over and serve.
= Baked Oatmeal ; baked oats, oatmeal bake, baked porridge, baked porridge oats, blueberry baked oatmeal, gebackener haferbrei, gebackene haferflocken, haferflockenauflauf, porridge au four, avena al horno, avena horneada
pudding ; american ; breakfast ; 6 ; 10+40 ; oven
Oats baked with milk, maple syrup and blueberries until set.
!220 g rolled oats ; 1 tsp baking powder ; 1 1/2 tsp ground cinnamon ; 1/4 tsp salt ; !500 ml milk ; 2 eggs / 100 g apple sauce ; 4 tbsp maple syrup ; 40 g butter, melted ; 1 tsp vanilla extract ; !200 g blueberries / raspberries / apples, diced ; ?50 g walnuts, chopped
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the oats with the baking powder, cinnamon and salt.[ Stir in the walnuts.]
- Beat the eggs with the milk, maple syrup, butter and vanilla extract.
- Spread the oats in a greased 20 cm dish with most of the blueberries, pour over the milk and scatter with the rest of the blueberries.
- Bake for 38 minutes, until golden and set in the middle. Leave for 5 minutes.
= Rhubarb Crumble ; rhabarbercrumble, rhubarb crisp, crumble a la rhubarbe
pudding ; british ; dessert ; 6 ; 15+40 ; oven
Stewed rhubarb under buttery crumbs.
!800 g rhubarb, in chunks ; 120 g caster sugar ; 1 tsp ground ginger ; !180 g plain flour ; !110 g butter, cold and diced ; 80 g demerara sugar ; 50 g rolled oats ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the rhubarb with the caster sugar and ginger in a baking dish.
- Rub the butter into the flour and salt until it looks like crumbs, and stir in the demerara sugar and oats.
- Scatter over the rhubarb and bake for 40 minutes, until golden and bubbling.
= Bakewell Tart ; bakewell, cherry bakewell
tart ; british ; dessert ; 10 ; 30+45 ; oven
Almond sponge over jam in a crisp crust.
!320 g shortcrust pastry ; !4 tbsp raspberry jam ; 120 g butter, soft ; 120 g caster sugar ; 2 eggs ; !120 g ground almonds ; 40 g plain flour ; 20 g flaked almonds
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a tart tin with the shortcrust pastry, prick it, and bake for 12 minutes.
- Beat the butter with the caster sugar, then the eggs, and fold in the ground almonds and flour.
- Spread the raspberry jam over the pastry, cover with the almond mixture and scatter with the flaked almonds.
- Bake for 33 minutes, until golden and springy, and cool in the tin.
= Banoffee Pie ; banoffee
tart ; british ; dessert ; 10 ; 25+0 rest 120 ; none
Bananas and toffee under cream on a biscuit crust.
!250 g digestive biscuits, crushed / vegan digestive biscuits, crushed ; 110 g butter, melted ; !400 g dulce de leche ; !3 bananas, sliced ; !300 ml double cream, cold ; 20 g chocolate, grated
- Mix the digestive biscuits with the butter, press into a loose-bottomed tin and chill for 30 minutes.
- Spread with the dulce de leche and lay the bananas on top.
- Whip the double cream to soft peaks, spread over the bananas and scatter with the chocolate. Chill for 2 hours.
= Summer Pudding ; summer fruit pudding
pudding ; british ; dessert ; 6 ; 25+5 rest 480 ; stove
Berries and their juice in a mould of white bread.
!800 g mixed berries ; 120 g caster sugar ; 3 tbsp water ; !8 slices white bread, crusts cut off
- Warm the berries with the caster sugar and water for 4 minutes, until the juice runs. Strain, keeping the juice.
- Dip the bread into the juice and line a bowl with it, without gaps.
- Fill with the berries, cover with the rest of the bread, put a plate and a weight on top, and chill overnight.
- Turn out and spoon over the rest of the juice.
= Pavlova ; pavlova with fruit, fruit pavlova, berry pavlova, strawberry pavlova, summer pavlova, pavlova cake, meringue cake, pavlova aux fruits
cake ; australian ; dessert ; 8 ; 25+80 rest 60 ; oven
A meringue, crisp outside and soft within, under whipped cream and fruit.
!4 egg whites ; !220 g caster sugar ; 2 tsp cornflour ; 1 tsp white wine vinegar / lemon juice ; 1 pinch salt ; !300 ml double cream ; 1 tsp vanilla extract ; 300 g strawberries, halved / mixed berries / kiwis, sliced / mangoes, diced ; 100 g raspberries / blueberries ; ?2 passion fruits, pulp scooped out
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Whisk the egg whites with the salt to soft peaks, then whisk in the caster sugar by the spoonful until thick and glossy. Fold in the cornflour and white wine vinegar.
- Spread in a round of 22 cm on a lined tray, higher at the edge. Put it into the oven, turn it down to 120 °C (250 °F), or 100 °C (210 °F) with the fan on, and bake for 80 minutes, until crisp outside. Leave in the oven, turned off, for 1 hour.
- Whip the double cream with the vanilla extract to soft peaks. Just before serving, heap it on and top with the strawberries and raspberries[, then the passion fruit].
= Floating Islands ; ile flottante, iles flottantes, oeufs a la neige, schneenockerln
pudding ; french ; dessert ; 4 ; 20+20 rest 60 ; stove
Poached meringue on a cold vanilla custard.
!4 egg whites ; !4 egg yolks ; 140 g caster sugar ; !500 ml milk ; 1 tsp vanilla extract ; 1/4 tsp salt ; 20 g flaked almonds, toasted
- Whisk the egg whites with the salt to soft peaks and whisk in half of the caster sugar until glossy.
- Warm the milk with the vanilla extract until it steams. Poach spoonfuls of the meringue in it for 2 minutes on each side, and lift out.
- Beat the egg yolks with the rest of the sugar, pour in the hot milk and stir over low heat for 6 minutes, until it coats a spoon. Chill for 1 hour.
- Float the meringue on the custard and scatter with the flaked almonds.
= Pineapple Upside-Down Cake ; pineapple upside down cake, pineapple cake, upside down pineapple cake, upside down cake, ananaskuchen, gateau renverse a l ananas, gateau a l ananas, tarta de pina, bizcocho de pina, torta all ananas
cake ; american ; dessert ; 10 ; 20+45 ; oven
Buttery sponge baked on pineapple in caramel and turned out.
!400 g canned pineapple, in rings, drained ; 8 glacé cherries / raspberries ; !100 g brown sugar ; !210 g butter, soft ; !150 g caster sugar ; !3 eggs ; !180 g plain flour ; 2 tsp baking powder ; 3 tbsp milk ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Melt {60 g} of the butter, stir in the brown sugar and spread it in a lined 23 cm tin. Lay in the pineapple and put the cherries into the gaps.
- Beat the rest of the butter with the caster sugar and salt for 4 minutes, until pale. Beat in the eggs and vanilla extract, then fold in the flour, baking powder and milk.
- Spread it over the pineapple and bake for 42 minutes, until a skewer comes out clean. Leave for 10 minutes and turn out.
= Coffee and Walnut Cake ; coffee cake, coffee walnut cake
cake ; british ; snacks ; 10 ; 25+30 ; oven
Two layers of coffee sponge with walnuts and coffee icing.
!200 g butter, soft ; 200 g caster sugar ; !4 eggs ; !200 g self-raising flour ; !60 ml espresso, cooled ; !80 g walnuts, chopped ; 120 g butter, for the icing ; 240 g icing sugar
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the larger part of the butter with the caster sugar until pale, then the eggs one by one.
- Fold in the flour, two thirds of the walnuts and half of the espresso. Divide between two lined tins and bake for 26 minutes, until springy. Cool.
- Beat the rest of the butter with the icing sugar and the rest of the espresso. Sandwich and cover the cakes, and scatter with the rest of the walnuts.
= Blondies ; blondie, white chocolate blondies
cake ; american ; snacks ; 12 ; 15+28 ; oven
Soft, chewy squares of brown sugar and white chocolate.
!180 g butter, melted ; !220 g brown sugar ; !2 eggs ; 1 tsp vanilla extract ; !220 g plain flour ; 1/2 tsp baking powder ; 1/4 tsp salt ; !150 g white chocolate, chopped
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Whisk the butter with the brown sugar, eggs and vanilla extract.
- Fold in the flour, baking powder, salt and white chocolate.
- Spread in a lined square tin and bake for 26 minutes, until set at the edges. Cool before cutting.
= Sugar Cookies ; sugar cookie, cut out cookies, platzchen zum ausstechen, cutout cookies, cutout sugar cookies, rolled sugar cookies, sugar biscuits, zuckerkekse, ausstechkekse, galletas de azucar, sables au sucre
biscuit ; american ; snacks dessert ; 24 ; 30+11 rest 60 ; oven
Plain vanilla cookies to roll and cut out, sprinkled with sugar.
!320 g plain flour ; 1/2 tsp baking powder ; !200 g butter, soft ; !170 g caster sugar ; !1 egg ; 2 tsp vanilla extract ; 1/4 tsp salt ; 2 tbsp granulated sugar, for the top
- Beat the butter with the caster sugar for 3 minutes, until pale. Beat in the egg and vanilla extract, then stir in the flour, baking powder and salt to a soft dough. Flatten, wrap and chill for 1 hour.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Roll out the dough 6 mm thick on a floured board and cut {24} shapes.
- Lay them on lined trays, sprinkle with the granulated sugar and bake for 10 minutes, until the edges just colour. Cool on the trays.
= Granola Bars ; granola bar, muesli bars, muesli bar, cereal bars, cereal bar, chewy granola bars, musliriegel, haferriegel, barres de cereales, barritas de cereales, barritas de avena, barrette ai cereali
biscuit ; american ; snacks breakfast ; 12 ; 15+25 rest 60 ; oven
Chewy bars of oats, nuts and dried fruit, bound with honey.
!250 g rolled oats ; 80 g almonds, chopped / sunflower seeds ; 50 g pumpkin seeds ; !80 g dried cranberries / raisins ; !130 g honey ; 60 g butter ; 40 g brown sugar ; 1 tsp vanilla extract ; 1/2 tsp ground cinnamon ; 1/2 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Line a 20 cm square tin. Warm the honey with the butter and brown sugar in a pan until it just bubbles. Take off the heat and stir in the vanilla extract, cinnamon and salt.
- Stir in the oats, almonds, pumpkin seeds and dried cranberries until everything is coated.
- Press very firmly into the tin and bake for 22 minutes, until golden at the edges.
- Press flat once more, leave in the tin for 1 hour, until cold, and cut into {12} bars.
= Trail Mix ; trailmix, student mix, studentenfutter, nut and fruit mix, nut and raisin mix, snack mix, hiking snack, melange etudiant, mix de frutos secos
biscuit ; american ; snacks ; 10 ; 5+10 ; oven
Toasted nuts and seeds with dried fruit.
!120 g almonds ; 80 g cashews ; 60 g pumpkin seeds ; 40 g sunflower seeds ; !80 g raisins ; 60 g dried cranberries ; ?80 g dark chocolate, in small pieces / 40 g coconut flakes ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Spread the almonds, cashews, pumpkin seeds and sunflower seeds on a tray and toast for 9 minutes, stirring once.
- Season with the salt and leave until cold.
- Stir in the raisins and dried cranberries[, then the dark chocolate]. It keeps for 3 weeks in a jar.
= Rocky Road ; tiffin, fridge cake
pudding ; british ; snacks ; 16 ; 15+5 rest 120 ; stove
Chocolate set around biscuits and marshmallows.
!300 g dark chocolate, chopped ; 100 g butter ; 3 tbsp golden syrup ; !200 g digestive biscuits, broken up ; !80 g marshmallows / dried cranberries
- Melt the chocolate with the butter and golden syrup over low heat for 5 minutes, stirring.
- Fold in the digestive biscuits and marshmallows.
- Press into a lined tin, chill for 2 hours and cut into squares.
= Semolina Pudding ; griessbrei, griesbrei, semola dolce, semoule au lait
pudding ; german ; dessert ; 4 ; 2+10 ; stove
Semolina cooked soft in sweet milk.
!800 ml milk ; !90 g semolina ; 40 g sugar ; 1 tsp vanilla extract ; 20 g butter ; 1/4 tsp ground cinnamon ; 1/4 tsp salt
- Bring the milk with the sugar, vanilla extract and salt to a simmer.
- Rain in the semolina, whisking, and simmer over low heat for 6 minutes, until thick.
- Stir in the butter and serve dusted with the cinnamon.
= Berry Compote ; fruit compote, compote, stewed fruit, fruit kompott, kompott, compote de fruits
jam ; french ; dessert ; 4 ; 5+10 ; stove
Berries warmed in their own juice.
!500 g mixed berries ; 100 ml apple juice ; 1 tsp vanilla extract ; 1 tsp cornflour ; 1 tbsp lemon juice
- Bring the berries, apple juice and vanilla extract to a simmer and cook for 5 minutes.
- Stir the cornflour into the lemon juice, add to the pan and simmer for 2 minutes, until glossy.
- Serve warm or cold.
= Chia Strawberry Jam ; chia jam, sugar free jam, no sugar jam, jam without sugar, zuckerfreie marmelade
jam ; american ; breakfast ; 12 ; 10+12 rest 60 ; stove
Strawberries thickened by chia seeds instead of sugar.
!500 g strawberries, hulled and quartered ; !3 tbsp chia seeds ; 1 tbsp lemon juice ; 1 tsp vanilla extract
- Simmer the strawberries with the lemon juice for 10 minutes, until they fall apart, and mash them.
- Take off the heat and stir in the chia seeds and vanilla extract.
- Leave for 1 hour to thicken. It keeps for a week in the fridge.
= Lemon Curd ; lemon spread
jam ; british ; breakfast ; 10 ; 10+15 ; stove
Lemon juice, eggs and butter cooked to a thick spread.
!150 ml lemon juice ; 2 tbsp lemon zest ; !180 g caster sugar ; !100 g butter, diced ; !3 eggs, beaten
- Warm the lemon juice, lemon zest, caster sugar and butter in a bowl over simmering water until melted.
- Whisk in the eggs and stir for 10 minutes, until it coats a spoon. Do not let it boil.
- Strain into clean jars and cool.
= Mango Smoothie ; mango smoothies, mango banana smoothie, tropical smoothie, mangosmoothie, smoothie mangue, smoothie de mango, smoothie al mango
drink ; any ; breakfast drinks ; 2 ; 5+0 ; blender
Ripe mango blended with yogurt, orange juice and lime.
!2 ripe mangoes, peeled and diced ; ?1 banana ; 150 g yogurt ; 200 ml orange juice ; 1 tbsp lime juice ; 6 ice cubes
- Put the mangoes, yogurt, orange juice, lime juice and ice cubes into a blender[ with the banana].
- Blend for 1 minute, until smooth.
- Pour into {2} glasses and drink at once.
= Strawberry Smoothie ; strawberry banana smoothie, strawberry yogurt smoothie, strawberry shake, strawberry milkshake, erdbeersmoothie, erdbeershake, smoothie fraise, smoothie aux fraises, batido de fresa, frullato di fragole
drink ; any ; breakfast drinks ; 2 ; 5+0 ; blender
Strawberries blended with banana, yogurt and milk.
!300 g strawberries, hulled ; ?1 banana ; 150 g yogurt ; 200 ml milk ; 2 tsp honey ; 1/2 tsp vanilla extract
- Put the strawberries, yogurt, milk, honey and vanilla extract into a blender[ with the banana].
- Blend for 1 minute, until smooth.
- Pour into {2} glasses and drink at once.
= Berry Smoothie ; berry smoothies, mixed berry smoothie, blueberry smoothie, raspberry smoothie, berry banana smoothie, beerensmoothie, beeren smoothie, smoothie aux fruits rouges, batido de frutos rojos, frullato ai frutti di bosco
drink ; any ; breakfast drinks ; 2 ; 5+0 ; blender
Mixed berries blended with yogurt and milk.
!300 g mixed berries, frozen / blueberries / raspberries ; ?1 banana ; 150 g yogurt ; 250 ml milk ; 1 tbsp honey ; 1 tsp lemon juice
- Put the mixed berries, yogurt, milk, honey and lemon juice into a blender[ with the banana].
- Blend for 1 minute, until smooth.
- Pour into {2} glasses and drink at once.
= Peanut Butter Banana Smoothie ; peanut butter smoothie, banana peanut butter smoothie, peanut butter and banana smoothie, pb banana smoothie, erdnussbutter smoothie, smoothie beurre de cacahuete
drink ; american ; breakfast drinks ; 2 ; 5+0 ; blender
Banana, peanut butter and oats blended with cold milk.
!2 bananas, frozen in pieces ; !3 tbsp peanut butter ; 3 tbsp rolled oats ; 350 ml milk, cold ; 1 tsp honey ; 1/4 tsp ground cinnamon ; 1 pinch salt
- Put the milk and oats into a blender and leave for 2 minutes.
- Add the bananas, peanut butter, honey, cinnamon and salt and blend for 1 minute, until smooth and thick.
- Pour into {2} glasses and drink at once.
= Iced Coffee ; cold coffee, eiskaffee, cafe glace, caffe freddo, iced latte
drink ; any ; drinks ; 2 ; 5+0 ; none
Cold coffee with milk over ice.
!300 ml espresso, cooled / decaffeinated coffee, cooled ; !200 ml milk ; 1 tbsp sugar ; !12 ice cubes
- Stir the sugar into the espresso until it has dissolved.
- Fill two glasses with the ice cubes and pour in the espresso.
- Top up with the milk and stir.
= Ginger Beer ; homemade ginger beer, ginger ale, ginger fizz
drink ; british ; drinks ; 4 ; 10+15 ; stove
A fiery syrup of fresh ginger and lemon under sparkling water, without alcohol.
!120 g ginger, grated ; 120 g sugar ; 250 ml water ; !4 tbsp lemon juice ; !800 ml sparkling water, cold ; 12 ice cubes
- Simmer the ginger with the sugar and water for 10 minutes. Cool and strain.
- Stir in the lemon juice.
- Pour over the ice cubes and top up with the sparkling water.
= Overnight Oats ; oats overnight, cold oats, cold breakfast oats, soaked oats, make ahead oats, overnight porridge, soaked oats, haferflocken uber nacht
griddle ; american ; breakfast ; 2 ; 5+0 rest 480 ; none
Oats soaked in milk and yogurt in the fridge overnight.
!100 g rolled oats ; !250 ml milk ; 100 g yogurt ; 1 tbsp chia seeds ; 1 tbsp honey / maple syrup ; 1/4 tsp ground cinnamon
- Stir the rolled oats with the milk, yogurt, chia seeds, honey and cinnamon in a jar.
- Cover and leave in the fridge overnight.
- Stir, and thin with a spoonful of milk if you like.
`;
