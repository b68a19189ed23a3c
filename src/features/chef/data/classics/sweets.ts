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
!250 g digestive biscuits, crushed ; 110 g butter, melted ; !400 g dulce de leche ; !3 bananas, sliced ; !300 ml double cream, cold ; 20 g chocolate, grated
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
= Floating Islands ; ile flottante, iles flottantes, oeufs a la neige, schneenockerln
pudding ; french ; dessert ; 4 ; 20+20 rest 60 ; stove
Poached meringue on a cold vanilla custard.
!4 egg whites ; !4 egg yolks ; 140 g caster sugar ; !500 ml milk ; 1 tsp vanilla extract ; 1/4 tsp salt ; 20 g flaked almonds, toasted
- Whisk the egg whites with the salt to soft peaks and whisk in half of the caster sugar until glossy.
- Warm the milk with the vanilla extract until it steams. Poach spoonfuls of the meringue in it for 2 minutes on each side, and lift out.
- Beat the egg yolks with the rest of the sugar, pour in the hot milk and stir over low heat for 6 minutes, until it coats a spoon. Chill for 1 hour.
- Float the meringue on the custard and scatter with the flaked almonds.
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
= Overnight Oats ; overnight porridge, soaked oats, haferflocken uber nacht
griddle ; american ; breakfast ; 2 ; 5+0 rest 480 ; none
Oats soaked in milk and yogurt in the fridge overnight.
!100 g rolled oats ; !250 ml milk ; 100 g yogurt ; 1 tbsp chia seeds ; 1 tbsp honey / maple syrup ; 1/4 tsp ground cinnamon
- Stir the rolled oats with the milk, yogurt, chia seeds, honey and cinnamon in a jar.
- Cover and leave in the fridge overnight.
- Stir, and thin with a spoonful of milk if you like.
`;
