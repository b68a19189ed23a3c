/** Cakes, biscuits, pies, breads and sweets known everywhere; how the table is read: rules/classics/classic.ts. */
export const BAKING = `
= New York Cheesecake ; cheesecake, baked cheesecake, cheese cake, kasekuchen, kaesekuchen, tarta de queso, gateau au fromage
cake ; american ; dessert ; 12 ; 30+70 rest 480 ; oven
A dense baked cream cheese filling on a biscuit base.
!250 g digestive biscuits, crushed / vegan digestive biscuits, crushed / Oreos, crushed / rolled oats, toasted and ground / gluten-free oats, toasted and ground ; 100 g butter, melted ; !900 g cream cheese ; 220 g caster sugar ; !4 eggs / 60 g cornflour ; !200 g sour cream ; 1 tsp vanilla extract ; 1 tbsp lemon juice ; 1/4 tsp salt
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Mix the digestive biscuits with the butter, press into a lined 24 cm tin and bake for 10 minutes.
- Beat the cream cheese with the caster sugar and salt until smooth. Beat in the eggs, then the sour cream, vanilla extract and lemon juice.
- Pour on to the base and bake for 60 minutes, until set at the edge with a slight wobble in the middle.
- Cool in the oven with the door ajar for 60 minutes, then chill for 7 hours.
= No-Bake Cheesecake ; no bake cheesecake, strawberry cheesecake, cheesecake without baking, fridge cheesecake
cake ; british ; dessert ; 10 ; 25+0 rest 360 ; none
A cold cream cheese filling set on a biscuit base.
!250 g digestive biscuits, crushed / vegan digestive biscuits, crushed / Oreos, crushed / rolled oats, toasted and ground / gluten-free oats, toasted and ground ; 110 g butter, melted ; !600 g cream cheese ; 100 g icing sugar ; !300 ml double cream / coconut cream, chilled ; 1 tsp vanilla extract ; 1 tbsp lemon juice ; 300 g strawberries, sliced
- Mix the digestive biscuits with the butter, press into a lined 23 cm tin and chill.
- Beat the cream cheese with the icing sugar, vanilla extract and lemon juice. Whip the double cream to soft peaks and fold it in.
- Spread over the base and chill for 6 hours. Top with the strawberries.
= Apple Pie ; american apple pie, gedeckter apfelkuchen, tarte aux pommes couverte, pastel de manzana
tart ; american ; dessert ; 8 ; 45+55 rest 45 ; oven
Spiced apples under a lid of butter pastry.
!320 g plain flour ; !200 g butter, cold and diced ; 80 ml water, ice-cold ; !1200 g cooking apples, peeled and sliced ; 120 g sugar ; 1 tsp ground cinnamon ; 1/4 tsp ground nutmeg ; 1 tbsp lemon juice ; 2 tbsp cornflour ; 1 egg, beaten / 2 tbsp oat milk ; 1/2 tsp salt
- Rub the butter into the flour with the salt, bring together with the cold water, divide in two and chill for 45 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the apples with the sugar, cinnamon, nutmeg, lemon juice and cornflour.
- Line a 23 cm dish with half of the pastry, heap in the apples, cover with the rest, crimp, cut slits and brush with the egg.
- Bake for 20 minutes, lower to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and bake for another 35 minutes, until golden and bubbling.
= German Apple Cake ; apfelkuchen, apple cake, kuchen mit apfeln, gateau aux pommes, tarta de manzana, torta di mele, torta alle mele, torta soffice alle mele, torta soffice di mele
cake ; german ; dessert ; 10 ; 25+50 ; oven
Butter sponge with apples sunk into it.
!150 g butter, soft ; 140 g sugar ; !3 eggs ; !220 g plain flour ; 2 tsp baking powder ; 4 tbsp milk ; !4 apples, peeled and quartered ; 1 tsp lemon zest ; 1 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the sugar, salt and lemon zest for 4 minutes. Beat in the eggs.
- Fold in the flour, baking powder and milk and spread in a lined 26 cm tin. Score the rounded sides of the apples and press them in.
- Bake for 48 minutes, until golden, and dust with the icing sugar.
= Pumpkin Pie ; kurbiskuchen, thanksgiving pie, thanksgiving dessert, halloween pie, halloween dessert, kurbispie
tart ; american ; dessert ; 8 ; 25+65 ; oven
Spiced pumpkin custard in a pastry case.
!320 g shortcrust pastry ; !425 g canned pumpkin ; !3 eggs / 40 g cornflour ; !300 ml double cream ; 150 g brown sugar ; 2 tsp ground cinnamon ; 1 tsp ground ginger ; 1/4 tsp ground nutmeg ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 23 cm dish with the shortcrust pastry and bake blind, with paper and baking beans, for 18 minutes.
- Whisk the canned pumpkin with the eggs, double cream, brown sugar, cinnamon, ginger, nutmeg and salt.
- Pour into the case and bake for 45 minutes, until just set in the middle. Cool completely.
= Pecan Pie ; pecan tart, walnut pie
tart ; american ; dessert ; 10 ; 25+65 ; oven
Pecans in a sticky brown sugar filling.
!320 g shortcrust pastry ; !250 g pecans ; !3 eggs / 45 g cornflour ; 180 g brown sugar ; !200 g golden syrup ; 80 g butter, melted ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a 23 cm dish with the shortcrust pastry and bake blind, with paper and baking beans, for 15 minutes.
- Whisk the eggs with the brown sugar, golden syrup, butter, vanilla extract and salt, and stir in the pecans.
- Pour into the case and bake for 45 minutes, until set with a slight wobble. Cool before cutting.
= Lemon Tart ; tarte au citron, zitronentarte, tarte citron, crostata al limone
tart ; french ; dessert ; 8 ; 30+50 ; oven
Sharp lemon custard in crisp pastry.
!320 g shortcrust pastry ; !5 eggs ; !150 ml lemon juice ; 1 tbsp lemon zest ; 180 g caster sugar ; 150 ml double cream ; 1 tbsp icing sugar
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 23 cm tin with the shortcrust pastry and bake blind, with paper and baking beans, for 15 minutes, then without for 6 minutes.
- Whisk the eggs with the caster sugar, lemon juice, lemon zest and double cream.
- Lower the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on, pour in the filling and bake for 28 minutes, until just set. Cool and dust with the icing sugar.
= Key Lime Pie ; lime pie
tart ; american ; dessert ; 8 ; 20+25 rest 240 ; oven
Lime and condensed milk on a biscuit crust.
!200 g digestive biscuits, crushed / vegan digestive biscuits, crushed / rolled oats, toasted and ground / gluten-free oats, toasted and ground ; 90 g butter, melted ; !400 g condensed milk ; !4 egg yolks / 30 g cornflour ; !120 ml lime juice ; 1 tbsp lime zest ; 200 ml double cream ; 1 tbsp icing sugar
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Mix the digestive biscuits with the butter, press into a 23 cm tin and bake for 8 minutes.
- Whisk the egg yolks with the lime zest, condensed milk and lime juice, pour in and bake for 16 minutes, until set. Chill for 4 hours.
- Whip the double cream with the icing sugar and spread over.
= No-Bake Key Lime Pie ; no bake key lime pie, no bake lime pie, key lime pie without baking, fridge key lime pie
tart ; american ; dessert ; 8 ; 25+0 rest 240 ; none
Lime, condensed milk and cream set cold on a biscuit crust.
!200 g digestive biscuits, crushed / vegan digestive biscuits, crushed / rolled oats, toasted and ground / gluten-free oats, toasted and ground ; 100 g butter, melted ; !400 g condensed milk ; !300 ml double cream / coconut cream, chilled ; !120 ml lime juice ; 1 tbsp lime zest
- Mix the digestive biscuits with the butter, press into a 23 cm tin and chill.
- Whip the double cream to soft peaks. Whisk in the condensed milk, lime zest and lime juice, until it thickens.
- Spread over the base and chill for 4 hours, until set.
= Treacle Tart ; golden syrup tart
tart ; british ; dessert ; 8 ; 20+45 ; oven
Syrup and crumbs baked in pastry.
!320 g shortcrust pastry ; !400 g golden syrup ; !120 g breadcrumbs ; 60 g butter, melted ; 1 tbsp lemon juice ; 1 tsp lemon zest ; 1 egg / 1 tbsp cornflour
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 23 cm tin with the shortcrust pastry and bake blind, with paper and baking beans, for 15 minutes.
- Warm the golden syrup with the butter, and stir in the breadcrumbs, lemon juice, lemon zest and egg.
- Pour into the case and bake for 28 minutes, until golden and set.
= Chocolate Cake ; schokoladenkuchen, schokokuchen, chocolate sponge, devils food cake, gateau au chocolat, gateau d anniversaire, geburtstagstorte, tarta de cumpleanos, torta di compleanno, tarta de chocolate, torta al cioccolato, chocolate birthday cake, birthday cake
cake ; american ; dessert ; 12 ; 25+35 ; oven
A dark, moist chocolate cake with chocolate icing.
!220 g plain flour ; !70 g cocoa powder ; 250 g caster sugar ; 2 tsp baking powder ; 1/2 tsp bicarbonate of soda ; !2 eggs ; 220 ml milk ; 120 ml sunflower oil ; 150 ml water, boiling ; !120 g butter, soft ; 250 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the flour with most of the cocoa powder, the caster sugar, baking powder, bicarbonate of soda and salt.
- Beat in the eggs, milk and sunflower oil, then stir in the boiling water. Pour into two lined 20 cm tins.
- Bake for 32 minutes, until a skewer comes out clean, and cool.
- Beat the butter with the icing sugar and the rest of the cocoa powder until fluffy, and use it to fill and cover the cake.
= Brownies ; chocolate brownies, brownie, fudgy brownies, fudge brownies, fudge brownie
biscuit ; american ; dessert ; 16 ; 20+25 ; oven
Dense chocolate squares, crackled on top and fudgy inside.
!180 g butter ; !90 g cocoa powder ; !280 g sugar ; !3 eggs ; 110 g plain flour ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Melt the butter, and stir in the cocoa powder, sugar and salt.
- Beat in the eggs and vanilla extract until glossy, and fold in the flour.
- Spread in a lined 20 cm tin and bake for 24 minutes, until a skewer comes out with moist crumbs. Cool before cutting.
= Chocolate Chip Cookies ; chocolate chip cookie, choc chip cookies, cookies, chocolate cookies
biscuit ; american ; snacks ; 20 ; 20+12 rest 30 ; oven
Chewy brown sugar biscuits with pieces of chocolate.
!150 g butter, soft ; !120 g brown sugar ; 80 g caster sugar ; !1 egg ; 1 tsp vanilla extract ; !220 g plain flour ; 1/2 tsp bicarbonate of soda ; 1/2 tsp salt ; !200 g dark chocolate, chopped
- Beat the butter with the brown sugar and caster sugar for 3 minutes, then beat in the egg and vanilla extract.
- Stir in the flour, bicarbonate of soda and salt, then the dark chocolate. Chill for 30 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Put {20} spoonfuls well apart on lined trays and bake for 11 minutes, until golden at the edges. Cool on the tray.
= Oatmeal Raisin Cookies ; oatmeal cookies, oat cookies, haferkekse, haferflockenkekse
biscuit ; american ; snacks ; 20 ; 15+14 ; oven
Chewy biscuits of oats, raisins and cinnamon.
!150 g butter, soft ; 140 g brown sugar ; !1 egg ; 1 tsp vanilla extract ; 140 g plain flour ; 1/2 tsp bicarbonate of soda ; 1 tsp ground cinnamon ; !200 g rolled oats ; !100 g raisins ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the brown sugar, egg and vanilla extract.
- Stir in the flour, bicarbonate of soda, cinnamon and salt, then the oats and raisins.
- Put {20} spoonfuls on lined trays, flatten and bake for 13 minutes, until golden.
= Peanut Butter Cookies ; peanut butter biscuits, peanut cookies
biscuit ; american ; snacks ; 18 ; 15+12 ; oven
Crumbly biscuits of peanut butter, marked with a fork.
!200 g peanut butter ; 100 g butter, soft ; 150 g brown sugar ; !1 egg ; 180 g plain flour ; 1/2 tsp bicarbonate of soda ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the peanut butter with the soft butter and brown sugar, then the egg.
- Stir in the flour, bicarbonate of soda and salt, and roll into {18} balls.
- Press flat with a fork on lined trays and bake for 12 minutes. Cool on the tray.
= Gingerbread ; gingerbread men, gingerbread cookies, gingerbread biscuits, christmas baking, christmas treats, halloween cookies, halloween biscuits, weihnachtskekse, lebkuchen, ginger biscuits, pain d epices, pan de jengibre
biscuit ; german ; snacks ; 24 ; 30+12 rest 60 ; oven stove
Spiced biscuits with honey.
!350 g plain flour ; !150 g honey ; 100 g brown sugar ; 100 g butter ; !2 tsp ground ginger ; 2 tsp ground cinnamon ; 1/2 tsp ground allspice ; 1 tsp bicarbonate of soda ; 1 egg ; 1/4 tsp salt
- Melt the butter with the honey and brown sugar and cool a little. Stir in the flour, ginger, cinnamon, allspice, bicarbonate of soda, egg and salt, and chill the dough for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Roll out 5 mm thick and cut shapes.
- Bake on lined trays for 11 minutes, until brown at the edges.
= Macarons ; french macarons, macaron
biscuit ; french ; dessert ; 20 ; 40+16 rest 40 ; oven
Crisp almond shells sandwiched with ganache.
!120 g almond flour ; !180 g icing sugar ; !3 egg whites ; 60 g caster sugar ; 100 g dark chocolate, chopped ; 80 ml double cream
- Sift the almond flour with the icing sugar. Whisk the egg whites with the caster sugar to a stiff, glossy foam and fold in the almond mixture until it flows slowly.
- Pipe {40} small rounds on lined trays, tap out the air and leave for 40 minutes, until dry to the touch.
- Bake at 150 °C (300 °F), or 130 °C (265 °F) with the fan on, for 15 minutes, and cool.
- Heat the double cream, melt the dark chocolate in it, cool until thick and sandwich the shells with it.
= Meringues ; meringue, meringue nests, meringue kisses, baiser, meringen, merengues
cake ; french ; dessert snacks ; 8 ; 20+90 rest 60 ; oven
Crisp shells of egg white and sugar, sandwiched with cream.
!4 egg whites ; !220 g caster sugar ; 1 tsp lemon juice ; 1 pinch salt ; ?200 ml double cream
- Heat the oven to 110 °C (230 °F), or 90 °C (195 °F) with the fan on. Whisk the egg whites with the salt and lemon juice to soft peaks, then whisk in the caster sugar by the spoonful until stiff and glossy.
- Pipe or spoon {16} rounds on to lined trays.
- Bake for 90 minutes, until dry and easy to lift. Leave in the oven, turned off, for 1 hour, until cold.[ Whip the double cream and sandwich the meringues with it.]
= Banana Bread ; banana loaf, banana cake, bananenbrot, cake a la banane, pan de platano, pan de banana
cake ; american ; snacks ; 10 ; 15+55 ; oven
A moist loaf of very ripe bananas.
!4 very ripe bananas, mashed ; 100 g butter, melted ; 140 g brown sugar ; !2 eggs ; !240 g plain flour ; 2 tsp baking powder ; 1 tsp ground cinnamon ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the bananas with the butter, brown sugar, eggs and vanilla extract.
- Fold in the flour, baking powder, cinnamon and salt.
- Spread in a lined loaf tin and bake for 54 minutes, until a skewer comes out clean. Cool before slicing.
= Carrot Cake ; karottenkuchen, mohrenkuchen, rublikuchen, gateau aux carottes, tarta de zanahoria, torta di carote, ruebli cake
cake ; british ; dessert ; 12 ; 25+45 ; oven
A spiced carrot sponge under cream cheese icing.
!250 g plain flour ; 200 g brown sugar ; 2 tsp baking powder ; 2 tsp ground cinnamon ; 1/4 tsp ground nutmeg ; !3 eggs ; 180 ml sunflower oil ; !300 g carrots, finely grated ; 80 g walnuts, chopped / sunflower seeds ; !250 g cream cheese ; 60 g butter, soft ; 120 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the flour with the brown sugar, baking powder, cinnamon, nutmeg and salt. Beat in the eggs and sunflower oil, and fold in the carrots and walnuts.
- Bake in a lined 22 cm tin for 44 minutes, until a skewer comes out clean. Cool.
- Beat the butter with the icing sugar, stir in the cream cheese and spread over.
= Lemon Drizzle Cake ; lemon cake, lemon drizzle, zitronenkuchen, gateau au citron, bizcocho de limon, torta al limone, lemon loaf
cake ; british ; snacks ; 10 ; 20+45 ; oven
Lemon sponge soaked with a crunchy lemon syrup.
!180 g butter, soft ; !180 g caster sugar ; !3 eggs ; !200 g self-raising flour ; !1 tbsp lemon zest ; 4 tbsp milk ; !80 ml lemon juice ; 80 g granulated sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the caster sugar, lemon zest and salt for 4 minutes. Beat in the eggs, then fold in the flour and milk.
- Spread in a lined loaf tin and bake for 44 minutes, until a skewer comes out clean.
- Prick the hot cake, stir the lemon juice with the granulated sugar and pour over. Cool in the tin.
= Red Velvet Cake ; red velvet, red velvet cupcakes
cake ; american ; dessert ; 12 ; 30+30 ; oven
A red buttermilk sponge with cream cheese icing.
!250 g plain flour ; !20 g cocoa powder ; 1 tsp bicarbonate of soda ; 120 g butter, soft ; 250 g caster sugar ; !2 eggs ; !250 ml buttermilk ; 1 tbsp white wine vinegar ; 1 tbsp red food colouring / beetroot juice ; !300 g cream cheese ; 100 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the caster sugar, then the eggs and food colouring.
- Fold in the flour, cocoa powder, bicarbonate of soda and salt in turns with the buttermilk, then the vinegar. Bake in two lined 20 cm tins for 28 minutes and cool.
- Beat the cream cheese with the icing sugar, and fill and cover the cake.
= Angel Food Cake ; angel cake
cake ; american ; dessert ; 12 ; 25+40 ; oven
A snow-white sponge of egg whites.
!10 egg whites ; !250 g caster sugar ; !120 g plain flour ; 1 tsp cream of tartar ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Whisk the egg whites with the cream of tartar and salt to soft peaks, then whisk in most of the caster sugar by the spoonful.
- Sift the flour with the rest of the sugar and fold it in with the vanilla extract.
- Bake in an ungreased 25 cm ring tin for 38 minutes and cool upside down.
= Pound Cake ; ruhrkuchen, sandkuchen, quatre quarts, madeira cake, bizcocho
cake ; american ; snacks ; 10 ; 20+60 ; oven
Equal weights of butter, sugar, eggs and flour.
!220 g butter, soft ; !220 g sugar ; !4 eggs ; !220 g plain flour ; 2 tsp baking powder ; 3 tbsp milk ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Beat the butter with the sugar, salt and vanilla extract for 5 minutes, until pale.
- Beat in the eggs, then fold in the flour, baking powder and milk.
- Spread in a lined loaf tin and bake for 58 minutes, until a skewer comes out clean.
= Blueberry Muffins ; blueberry muffin, muffins, muffin, breakfast muffins, heidelbeermuffins, blaubeermuffins
cake ; american ; breakfast ; 12 ; 15+22 ; oven
Tall soft muffins with berries.
!280 g plain flour ; 1 tbsp baking powder ; 140 g sugar ; !2 eggs ; !200 ml milk ; 100 g butter, melted ; 1 tsp vanilla extract ; !200 g blueberries ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the flour with the baking powder, sugar and salt.
- Stir in the eggs, milk, butter and vanilla extract until just combined, and fold in the blueberries.
- Divide among {12} paper cases and bake for 21 minutes, until risen and golden.
= Vanilla Cupcakes ; cupcakes, cupcake, fairy cakes
cake ; american ; dessert ; 12 ; 25+20 ; oven
Small sponges under vanilla buttercream.
!240 g butter, soft ; !120 g caster sugar ; !2 eggs ; !120 g self-raising flour ; 2 tbsp milk ; 2 tsp vanilla extract ; !240 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat half of the butter with the caster sugar and salt, then the eggs and half of the vanilla extract. Fold in the flour and milk.
- Divide among {12} paper cases and bake for 18 minutes. Cool.
- Beat the rest of the butter with the icing sugar and the rest of the vanilla extract until fluffy, and pipe it on.
= Doughnuts ; sufganiyot, sufganiot, hanukkah doughnuts, donuts, donut, doughnut, berliner, krapfen, beignets, jam doughnuts
bread ; american ; snacks ; 12 ; 40+20 rest 120 ; stove
Fried yeast dough filled with jam.
!450 g plain flour ; 7 g yeast ; !220 ml milk, lukewarm ; 60 g sugar ; 60 g butter, soft ; !2 eggs ; 1 tsp lemon zest ; 1/2 tsp salt ; 1500 ml sunflower oil, for deep-frying ; 200 g raspberry jam ; 3 tbsp icing sugar
- Knead the flour with the yeast, milk, sugar, butter, eggs, lemon zest and salt for 10 minutes and leave to rise for 75 minutes. Shape into {12} balls and leave for 45 minutes.
- Fry in the sunflower oil at 165 °C (330 °F) a few at a time for 3 minutes on each side, until deep gold. Drain.
- Fill with the raspberry jam and dust with the icing sugar.
= Peach Cobbler ; cobbler, fruit cobbler
pudding ; american ; dessert ; 6 ; 20+40 ; oven
Baked fruit under a scone-like crust.
!900 g peaches, stoned and sliced / mixed berries ; 100 g sugar ; 1 tbsp lemon juice ; 1 tbsp cornflour ; !180 g self-raising flour ; !80 g butter, cold and diced ; !120 ml milk ; 1 tsp ground cinnamon ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the peaches with half of the sugar, the lemon juice and cornflour in a dish.
- Rub the butter into the flour with the salt, cinnamon and the rest of the sugar, and stir in the milk.
- Drop spoonfuls over the fruit and bake for 38 minutes, until golden and bubbling.
= Rice Pudding ; milchreis, riz au lait, arroz con leche, baked rice pudding, budino di riso
pudding ; british ; dessert ; 4 ; 5+40 ; stove
Rice simmered in milk until creamy.
!140 g pudding rice ; !1000 ml milk ; 60 g sugar ; 1 tsp vanilla extract ; 1/2 tsp ground cinnamon ; 1/8 tsp salt
- Bring the pudding rice, milk and salt to a simmer.
- Cook over low heat for 35 minutes, stirring often, until thick and soft.
- Stir in the sugar and vanilla extract and dust with the cinnamon.
= Vanilla Ice Cream ; ice cream, homemade ice cream, vanilleeis, glace a la vanille, helado de vainilla, gelato
pudding ; american ; dessert ; 6 ; 20+8 rest 480 ; stove
Frozen vanilla custard.
!400 ml double cream / canned coconut milk ; !250 ml milk ; !5 egg yolks / 25 g cornflour ; !120 g caster sugar ; !1 vanilla pod, split ; 1/8 tsp salt
- Heat the double cream and milk with the vanilla pod until they steam.
- Whisk the egg yolks with the caster sugar and salt, whisk in the hot cream and cook gently, stirring, for 6 minutes, until it coats a spoon (82 °C / 180 °F). Strain and chill.
- Churn in a machine, or freeze and beat every 45 minutes four times. Freeze until firm, 8 hours in all.
= Lemon Sorbet ; sorbet, zitronensorbet, sorbet au citron, granita, gelato al limone, lemon ice cream, lemon gelato
pudding ; italian ; dessert ; 6 ; 15+5 rest 360 ; stove
Frozen lemon syrup, beaten smooth.
!250 g sugar ; 350 ml water ; !250 ml lemon juice ; 1 tbsp lemon zest
- Boil the sugar with the water and lemon zest for 3 minutes and cool.
- Stir in the lemon juice and strain.
- Churn in a machine, or freeze for 6 hours, breaking it up with a fork every hour.
= Chocolate Truffles ; truffles, chocolate truffle, trueffel, pralinen
biscuit ; french ; dessert ; 20 ; 30+5 rest 180 ; stove
Balls of ganache rolled in cocoa.
!250 g dark chocolate, chopped ; !150 ml double cream ; 30 g butter ; !4 tbsp cocoa powder
- Heat the double cream with the butter until it steams, pour over the dark chocolate and stir until smooth. Chill for 3 hours.
- Roll into {20} small balls with cold hands.
- Turn in the cocoa powder and keep cool.
= Fudge ; vanilla fudge
biscuit ; british ; snacks ; 24 ; 10+25 ; stove
Soft crumbly sweets of sugar, butter and milk.
!400 g condensed milk ; !350 g brown sugar ; !100 g butter ; 120 ml milk ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the condensed milk, brown sugar, butter, milk and salt gently, stirring, until dissolved.
- Boil for 14 minutes, stirring all the time, until it reads 116 °C (240 °F).
- Beat in the vanilla extract for 6 minutes off the heat, until thick and dull, and press into a lined tin to set.
= Bread ; white bread, homemade bread, loaf of bread, brot, weissbrot, pain maison, recette de pain, recette pain, du pain maison, pan casero, hacer pan, fare il pane, pane fatto in casa, crusty bread
bread ; british ; breakfast ; 10 ; 20+35 rest 120 ; oven
A plain yeast loaf.
!500 g bread flour ; !7 g yeast ; 320 ml water, lukewarm ; 2 tbsp olive oil ; 2 tsp salt
- Mix the flour with the yeast, salt, lukewarm water and olive oil. Knead for 10 minutes, until smooth, and leave to rise for 75 minutes.
- Shape into a loaf, put into an oiled tin and leave for 45 minutes. Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Bake for 33 minutes, until brown and hollow-sounding underneath. Cool on a rack.
= Sourdough Bread ; sourdough, sauerteigbrot, sourdough loaf, pain au levain, masa madre
bread ; american ; breakfast ; 12 ; 40+45 rest 960 ; oven
A crusty loaf raised by wild yeast.
!450 g bread flour ; 50 g wholemeal flour ; !100 g sourdough starter, active ; 350 ml water ; 2 tsp salt
- Mix the bread flour and wholemeal flour with the water and leave for 30 minutes. Work in the sourdough starter and salt.
- Fold the dough over on itself every 30 minutes, four times, and leave until risen by half, about 5 hours in all. Shape, put into a floured basket and chill overnight.
- Heat the oven with a lidded pot in it to 250 °C (480 °F), or 230 °C (450 °F) with the fan on. Turn in the loaf, slash, cover and bake for 22 minutes.
- Take off the lid and bake for another 22 minutes at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, until deep brown. Cool completely.
= Brioche ; brioche loaf
bread ; french ; breakfast ; 10 ; 30+35 rest 240 ; oven
A rich yeast bread with eggs and butter.
!450 g bread flour ; 7 g yeast ; 50 g sugar ; !4 eggs ; 80 ml milk, lukewarm ; !180 g butter, soft ; 1 tsp salt
- Knead the flour with the yeast, sugar, eggs, milk and salt for 8 minutes. Work in the butter a piece at a time for 10 minutes, until shiny. Leave to rise for 120 minutes.
- Shape, put into a greased loaf tin and leave for another 120 minutes, until doubled.
- Bake at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 34 minutes, until deep golden.
= Croissants ; croissant, butter croissants
bread ; french ; breakfast ; 12 ; 90+20 rest 720 ; oven
Crescents of yeast dough layered with butter.
!500 g bread flour ; 7 g yeast ; 60 g sugar ; 280 ml milk, lukewarm ; !300 g butter, cold ; 1 egg, beaten / 2 tbsp oat milk ; 2 tsp salt
- Knead the flour with the yeast, sugar, salt, milk and a tenth of the butter for 5 minutes. Chill for 8 hours.
- Beat the rest of the butter flat to a 20 cm square and fold it into the rolled dough. Roll out and fold in three, three times, chilling for 40 minutes between each.
- Roll out, cut {12} long triangles, roll up and leave for 120 minutes, until puffy. Brush with the egg.
- Bake at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for 18 minutes, until deep golden.
= Granola ; homemade granola, knuspermusli, crunchy muesli
biscuit ; american ; breakfast ; 10 ; 10+30 ; oven
Oats, nuts and seeds baked crisp with honey.
!400 g rolled oats ; 120 g almonds, chopped / sunflower seeds ; 60 g pumpkin seeds ; 80 ml sunflower oil ; !120 g honey ; 1 tsp ground cinnamon ; 1/4 tsp salt ; 100 g raisins
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Warm the honey with the sunflower oil, cinnamon and salt.
- Stir in the oats, almonds and pumpkin seeds and spread on a lined tray.
- Bake for 28 minutes, stirring twice, until golden. Cool, and stir in the raisins.
= Porridge ; oatmeal, haferbrei, haferflocken, oat porridge, gachas, gachas de avena, bouillie d avoine
pudding ; scottish ; breakfast ; 2 ; 2+8 ; stove
Oats simmered until creamy.
!100 g rolled oats ; !400 ml milk ; 200 ml water ; 1 tbsp honey ; 1/4 tsp ground cinnamon ; 1/8 tsp salt
- Put the oats, milk, water and salt into a pan.
- Simmer for 6 minutes, stirring, until creamy.
- Serve with the honey and cinnamon.
= Energy Balls ; bliss balls, date balls, energy bites, protein balls
biscuit ; american ; snacks ; 16 ; 15+0 rest 30 ; blender
Dates, nuts and oats rolled into bites.
!200 g dates, stoned ; !100 g almonds / sunflower seeds ; 80 g rolled oats ; 2 tbsp cocoa powder ; 2 tbsp tahini / sunflower seeds ; 1 tbsp water ; 1/8 tsp salt
- Grind the almonds and oats in a food processor. Add the dates, cocoa powder, tahini, water and salt and blend until it holds together.
- Roll into {16} balls.
- Chill for 30 minutes.
= Seeded Crackers ; crackers, cracker, seed crackers, rosemary crackers, cheese crackers, knackebrot, crackers aux graines, crackers de semillas
biscuit ; any ; snacks ; 8 ; 15+20 ; oven
Thin, crisp crackers with seeds and salt.
!200 g plain flour ; 60 g sesame seeds ; 40 g sunflower seeds ; 60 ml olive oil ; 90 ml water ; 1/2 tsp baking powder ; 3/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the flour with the sesame seeds, sunflower seeds, baking powder and salt. Stir in the olive oil and water to a firm dough.
- Roll out between two sheets of baking paper as thin as you can, take off the upper sheet and cut into squares with a knife.
- Bake on the paper on a tray for 19 minutes, until golden. Cool, and break apart.
= Lemon Traybake Cake ; lemon traybake, lemon tray bake, lemon sheet cake, tray bake cake, traybake cake, sheet cake, lemon drizzle traybake, office cake, bake sale cake, zitronenkuchen vom blech, blechkuchen
cake ; british ; dessert snacks ; 24 ; 20+35 ; oven
A soft lemon cake baked in one tin and cut into squares.
!350 g butter, soft ; !350 g caster sugar ; !6 eggs ; !350 g self-raising flour ; 2 tsp baking powder ; 2 tbsp lemon zest ; 80 ml milk ; 1/4 tsp salt ; !250 g icing sugar ; 3 tbsp lemon juice
- Heat the oven to 180 °C (350 °F), or 160 °C (320 °F) with the fan on. Line a tin of 30 × 23 cm.
- Beat the butter with the caster sugar for 4 minutes, until pale, then beat in the eggs one by one. Fold in the self-raising flour, baking powder, salt, lemon zest and milk.
- Spread in the tin and bake for 33 minutes, until a skewer comes out clean. Cool in the tin.
- Stir the icing sugar with the lemon juice, spread it over and let it set. Cut into {24} pieces.
`;
