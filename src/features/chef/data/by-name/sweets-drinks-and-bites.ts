/** Sweets, drinks and bites that people ask for by name, and a few dinners of Germany, France, Spain and Italy; how the table is read: rules/classics/classic.ts. */
export const SWEETS_DRINKS_AND_BITES_BY_NAME = `
= Cottage Cheese Ice Cream ; protein ice cream, high protein ice cream, huttenkase eis
pudding ; american ; dessert snacks ; 4 ; 10+0 rest 240 ; blender freezer
Cottage cheese blended smooth with fruit and honey and frozen.
!500 g cottage cheese ; !200 g strawberries, hulled ; 4 tbsp honey ; 2 tbsp cream cheese ; 1 tsp vanilla extract
- Blend the cottage cheese with the cream cheese, honey and vanilla extract for 2 minutes, until quite smooth. Add the strawberries and blend briefly.
- Pour into a flat box and freeze for 4 hours, stirring after the first 2 hours.
- Leave for 10 minutes to soften before you scoop it.
= Éclair Cake ; eclair cake, no bake eclair cake, chocolate eclair cake, eclair icebox cake
pudding ; american ; dessert ; 12 ; 25+12 rest 480 ; stove
Layers of biscuits and vanilla cream that soften overnight under chocolate.
!350 g digestive biscuits ; !700 ml milk ; 60 g cornflour ; 120 g sugar ; 2 tsp vanilla extract ; !400 ml double cream ; !150 g dark chocolate, chopped ; 30 g butter
- Whisk the cornflour with the sugar and a little of the milk. Bring most of the rest of the milk to the boil, stir it in and simmer for 2 minutes, until thick. Stir in the vanilla extract and let it cool, covered.
- Whip most of the double cream to soft peaks and fold it into the cold custard.
- Line a 30 × 20 cm dish with a third of the digestive biscuits. Spread with half of the cream, then repeat and end with biscuits.
- Warm the last of the milk and the double cream with the butter and dark chocolate for 3 minutes, stirring until smooth. Spread it over and chill for 8 hours, until the biscuits are soft.
= Icebox Cake ; ice box cake, fridge cake with cream, refrigerator cake, chocolate icebox cake, zebra icebox cake, chocolate ripple cake
pudding ; american ; dessert ; 8 ; 20+0 rest 480 ; none
Thin chocolate biscuits and whipped cream that turn into a soft cake overnight.
!300 g chocolate biscuits ; !600 ml double cream ; 50 g icing sugar ; 2 tsp vanilla extract ; 150 g raspberries ; 20 g dark chocolate, grated
- Whip the double cream with the icing sugar and vanilla extract to soft peaks.
- Layer the chocolate biscuits with most of the cream in a lined loaf tin, ending with cream. Chill for 8 hours, until the biscuits are soft.
- Turn out, spread with the rest of the cream and top with the raspberries and dark chocolate.
= Poke Cake ; jello poke cake, strawberry poke cake, tres leches poke cake
cake ; american ; dessert ; 15 ; 30+35 rest 180 ; oven stove
A vanilla sheet cake pricked all over, so that a strawberry syrup soaks in, under whipped cream.
!300 g plain flour ; 240 g caster sugar ; 150 g butter, soft ; 3 eggs ; 1 tbsp baking powder ; 200 ml milk ; 2 tsp vanilla extract ; 1/4 tsp salt ; !500 g strawberries, hulled ; 4 gelatine leaves, soaked ; 2 tbsp lemon juice ; !400 ml double cream
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with most of the caster sugar for 4 minutes, then the eggs and vanilla extract. Fold in the flour, baking powder, salt and milk.
- Spread in a lined tin of 30 × 23 cm and bake for 30 minutes, until a skewer comes out clean. Prick it all over with the handle of a wooden spoon.
- Simmer most of the strawberries with the lemon juice and the rest of the sugar for 5 minutes and blend. Take off the heat, stir in the gelatine and pour it into the holes. Chill for 3 hours.
- Whip the double cream to soft peaks, spread it over and top with the rest of the strawberries, sliced.
= Wacky Chocolate Cake ; wacky cake, depression cake, crazy cake, war cake, chocolate cake without eggs butter or milk, cake without eggs butter and milk, cake without eggs or milk
cake ; american ; dessert snacks ; 9 ; 10+35 ; oven
A chocolate cake from the cupboard, without eggs, butter or milk: vinegar and soda make it rise.
!190 g plain flour ; 200 g sugar ; !30 g cocoa powder ; 1 tsp bicarbonate of soda ; 1/2 tsp salt ; !1 tbsp white wine vinegar ; 2 tsp vanilla extract ; 75 ml sunflower oil ; 240 ml water ; 1 tbsp icing sugar
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Stir the flour with the sugar, cocoa powder, bicarbonate of soda and salt in a lined 20 cm square tin.
- Pour in the sunflower oil, vinegar, vanilla extract and water and stir until smooth, into the corners.
- Bake at once for 33 minutes, until a skewer comes out clean. Let it cool and dust with the icing sugar.
= Apple Cider Doughnuts ; apple cider donuts, apple cider donut, cider donuts, cider doughnuts, baked apple cider donuts
griddle ; american ; breakfast snacks ; 12 ; 25+22 ; oven stove
Baked rings of spiced batter with boiled-down apple juice, turned in cinnamon sugar.
!400 ml cloudy apple juice ; !260 g plain flour ; 2 tsp baking powder ; 2 tsp ground cinnamon ; 1/2 tsp ground nutmeg ; 1/4 tsp salt ; 2 eggs ; 120 g brown sugar ; 120 ml milk ; 80 g butter, melted ; 60 g sugar
- Simmer the apple juice for 10 minutes, until only 120 ml are left. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and grease a doughnut tin.
- Whisk the eggs with the brown sugar, milk, apple juice and half of the butter. Fold in the flour, baking powder, salt, nutmeg and half of the cinnamon.
- Fill the tin three quarters full and bake for 12 minutes, until springy. Brush with the rest of the butter and turn in the sugar, mixed with the rest of the cinnamon.
= Cornflake Tart ; cornflake tarts, school cornflake tart, cornflake pie, school dinner cornflake tart
tart ; british ; dessert ; 10 ; 20+35 ; oven stove
A pastry case with jam under cornflakes in butter and syrup, as at school.
!320 g shortcrust pastry ; !200 g strawberry jam ; !150 g cornflakes ; 100 g butter ; 150 g golden syrup ; 40 g brown sugar ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 23 cm tin with the shortcrust pastry and bake it blind, with paper and baking beans, for 15 minutes, then without them for 8 minutes.
- Melt the butter with the golden syrup, brown sugar and salt for 3 minutes. Stir in the cornflakes until all are coated.
- Spread the case with the jam, heap on the cornflakes and bake for 6 minutes. Cool before cutting.
= Jelly Slice ; australian jelly slice, jelly slices, creamy jelly slice
pudding ; australian ; dessert snacks ; 16 ; 30+8 rest 300 ; stove
A biscuit base, a layer of condensed milk and lemon, and red jelly on top.
!250 g rich tea biscuits, crushed ; 120 g butter, melted ; !400 g condensed milk ; 80 ml lemon juice ; !500 g raspberries ; 80 g sugar ; 200 ml water ; 8 gelatine leaves, soaked
- Mix the biscuits with the butter, press into a lined tin of 28 × 18 cm and chill for 20 minutes.
- Melt 3 of the gelatine leaves in a splash of the water, warmed, stir them into the condensed milk and lemon juice, and spread over the base. Chill for 90 minutes, until set.
- Simmer the raspberries with the sugar and the rest of the water for 5 minutes and press through a sieve. Stir in the rest of the gelatine and let it cool, but not set.
- Pour over the white layer and chill for 3 hours. Cut into {16} pieces with a hot knife.
= Biscoff Cheesecake ; lotus cheesecake, lotus biscoff cheesecake, no bake biscoff cheesecake, biscoff cheese cake, speculoos cheesecake, cheesecake lotus, lotus kasekuchen, cheesecake de lotus
cake ; british ; dessert ; 12 ; 25+0 rest 360 ; none
A cold cheesecake of caramelised biscuits, in the base, the filling and on top.
!350 g speculoos ; 110 g butter, melted ; !600 g cream cheese ; 100 g icing sugar ; 300 ml double cream ; 1 tsp ground cinnamon ; 80 g caramel sauce ; 1/4 tsp salt
- Crush the speculoos finely. Mix most of them with the butter and half of the salt, press into a lined 23 cm tin and chill.
- Beat the cream cheese with the icing sugar, cinnamon and the rest of the salt. Whip the double cream to soft peaks and fold it in with half of the rest of the speculoos. Spread over the base.
- Chill for 6 hours. Spread with the caramel sauce and scatter with the last of the speculoos.
= Fruit Pizza ; sugar cookie fruit pizza, cookie fruit pizza, dessert pizza with fruit
tart ; american ; dessert ; 12 ; 25+16 rest 60 ; oven
One big biscuit with cream cheese and sliced fruit on top, cut like a pizza.
!220 g plain flour ; 120 g butter, soft ; 120 g sugar ; 1 egg ; 1/2 tsp baking powder ; 2 tsp vanilla extract ; 1/4 tsp salt ; !250 g cream cheese ; 60 g icing sugar ; !200 g strawberries, sliced ; 2 kiwis, sliced ; 100 g blueberries
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the sugar for 3 minutes, then the egg and half of the vanilla extract. Stir in the flour, baking powder and salt.
- Press into a round of 28 cm on a lined tray and bake for 15 minutes, until golden at the edges. Cool for 1 hour on the tray.
- Beat the cream cheese with the icing sugar and the rest of the vanilla extract and spread it over. Lay the strawberries, kiwis and blueberries on top and cut into {12} pieces.
= Watergate Salad ; pistachio salad, pistachio fluff, green fluff, shut the gate salad
pudding ; american ; dessert side ; 8 ; 15+0 rest 60 ; none
A sweet, green fluff of pistachios, pineapple, marshmallows and whipped cream.
!150 g pistachios, finely ground ; !400 g canned crushed pineapple ; !120 g mini marshmallows ; 300 ml double cream ; 150 g Greek yogurt ; 30 g icing sugar ; 50 g pecans, chopped
- Whip the double cream with the icing sugar to soft peaks.
- Stir the pistachios into the pineapple with its juice and the Greek yogurt, then fold in the marshmallows, most of the pecans and the cream.
- Chill for 1 hour and scatter with the rest of the pecans.
= Tanghulu ; tang hulu, tanghulu strawberries, candied fruit skewers, sugar coated strawberries, candied strawberries, candied grapes, tanghulu erdbeeren
pudding ; chinese ; snacks dessert ; 4 ; 15+12 ; stove
Fruit on skewers in a shell of sugar that cracks like glass.
!300 g strawberries ; 150 g grapes ; !300 g sugar ; 120 ml water
- Wash the strawberries and grapes, dry them very well and push them on to {8} skewers. Have a lined tray ready.
- Boil the sugar with the water over medium heat, without stirring, for 10 minutes, until it reads 150 °C (300 °F) and a drop is brittle in cold water.
- Tilt the pan, turn each skewer in the syrup at once and set it on the tray. It is hard in 3 minutes; eat it within the hour. The syrup burns badly, so keep children away from it.
= Date Bark ; viral date bark, snickers date bark, healthy snickers bark, dattel schokolade
pudding ; american ; snacks dessert ; 12 ; 15+4 rest 60 ; stove
Flattened dates with peanut butter under dark chocolate, broken into pieces.
!350 g dates, pitted ; !100 g peanut butter ; 50 g peanuts, chopped ; !150 g dark chocolate, chopped ; 1 tsp coconut oil ; 1/4 tsp sea salt
- Lay the dates close together on a lined tray, lay paper over them and roll them flat to one sheet.
- Spread with the peanut butter and scatter with the peanuts.
- Melt the dark chocolate with the coconut oil over hot water for 4 minutes, pour it over and scatter with the sea salt. Chill for 1 hour, break into pieces and keep them in the fridge.
= Hugo Spritz ; hugo, hugo cocktail, elderflower spritz, st germain spritz, hugo drink
drink ; italian ; drinks ; 2 ; 5+0 ; none
Prosecco with elderflower, mint and lime.
!60 ml elderflower cordial ; !250 ml prosecco, cold ; 100 ml sparkling water, cold ; !10 leaves mint ; 1 lime, sliced ; 10 ice cubes
- Clap the mint between your hands and put it into 2 glasses with the ice cubes and lime.
- Pour in the elderflower cordial and the prosecco.
- Top up with the sparkling water and stir once.
= Limoncello Spritz ; limoncello spritzer, limoncello cocktail, lemon spritz
drink ; italian ; drinks ; 2 ; 5+0 ; none
Limoncello with prosecco and soda over ice.
!100 ml limoncello, cold ; !200 ml prosecco, cold ; 60 ml sparkling water, cold ; 1 lemon, sliced ; 2 sprigs mint ; 10 ice cubes
- Put the ice cubes and the lemon into 2 big wine glasses.
- Pour in the limoncello, then the prosecco.
- Top up with the sparkling water, stir once and add the mint.
= Passion Fruit Martini ; pornstar martini, porn star martini, passionfruit martini, passion star martini
drink ; british ; drinks ; 2 ; 8+0 ; none
Vodka shaken with passion fruit, vanilla and lime, with a glass of prosecco beside it.
!100 ml vodka ; !4 passion fruits ; 30 ml lime juice ; 2 tbsp sugar ; 1/2 tsp vanilla extract ; 100 ml prosecco, cold ; 10 ice cubes
- Scoop the pulp of most of the passion fruits into a shaker and stir in the sugar, lime juice and vanilla extract until the sugar has dissolved.
- Add the vodka and ice cubes, shake hard for 20 seconds and strain into 2 cold glasses.
- Halve the rest of the passion fruits, float them on top and serve the prosecco in small glasses beside it.
= Dirty Soda ; dirty dr pepper, dirty coke, dirty diet coke, utah dirty soda
drink ; american ; drinks ; 2 ; 4+0 ; none
Cola with coconut, lime and a little cream over ice.
!600 ml cola, cold ; !3 tbsp coconut syrup ; 2 tbsp lime juice ; !60 ml single cream ; 200 g ice
- Fill 2 tall glasses with the ice.
- Pour in the coconut syrup, lime juice and the cola.
- Pour the cream in slowly, so that it floats down in clouds.
= Butterbeer ; butter beer, harry potter butterbeer, butterbier, biereaubeurre, cerveza de mantequilla, burrobirra
drink ; british ; drinks ; 4 ; 8+5 ; stove
Cream soda with butterscotch under a sweet foam of cream, without alcohol.
!60 g brown sugar ; !30 g butter ; 150 ml double cream ; 1 l cream soda, cold ; 1 tsp vanilla extract ; 1/4 tsp salt
- Melt the butter with the brown sugar and salt over medium heat for 3 minutes. Stir in a third of the double cream, let it bubble for 1 minute and cool.
- Whip the rest of the double cream with the vanilla extract until it just thickens. Stir in a spoonful of the butterscotch.
- Stir the rest of the butterscotch in 4 glasses with a little of the cream soda, top up with the rest of it and spoon the cream on top.
= Jello Shots ; jelly shots, vodka jelly, jello shot, jell o shots, wackelpudding mit wodka, vodka jelly shots
pudding ; american ; drinks ; 16 ; 10+4 rest 180 ; stove
Small cups of fruit jelly with vodka, for adults.
!350 ml cranberry juice ; !150 ml vodka ; 60 g sugar ; 6 gelatine leaves, soaked ; 2 tbsp lime juice
- Warm the cranberry juice with the sugar for 4 minutes, until it has dissolved; it must not boil. Take it off the heat.
- Squeeze out the gelatine and stir it in until it has melted. Let it cool for 10 minutes and stir in the vodka and lime juice.
- Pour into {16} small cups and chill for 3 hours, until set. Keep them away from children: they look like dessert.
= Raffaello-Torte ; raffaello cake, raffaello kuchen, coconut almond cake with cream, kokos mandel torte, torta raffaello, gateau raffaello, tarta raffaello
cake ; german ; dessert ; 12 ; 40+28 rest 180 ; oven
A light almond sponge with a cream of white chocolate and coconut.
!120 g ground almonds ; 100 g plain flour ; 5 eggs ; 150 g caster sugar ; 1 tsp baking powder ; !500 ml double cream ; 250 g mascarpone ; !150 g white chocolate, melted ; !120 g desiccated coconut ; 40 g almonds ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the eggs with the caster sugar and salt for 6 minutes, until pale and thick. Fold in the flour, ground almonds and baking powder.
- Spread in a lined 26 cm tin and bake for 27 minutes, until springy. Let it cool and cut it in two.
- Stir the white chocolate into the mascarpone. Whip the double cream to soft peaks and fold it in with half of the coconut.
- Fill and cover the cake with the cream, press on the rest of the coconut and set the almonds on top. Chill for 3 hours.
= Philadelphia-Torte ; philadelphiatorte, philadelphia torte, philadelphia cake, frischkasetorte, frischkase torte, philadelphia kuchen, frischkasetorte ohne backen
cake ; german ; dessert ; 12 ; 30+4 rest 300 ; stove
A cold cake of cream cheese, lemon and cream, set with gelatine on a base of biscuits.
!200 g ladyfingers, crushed ; 120 g butter, melted ; !400 g cream cheese ; 300 g yogurt ; 120 g sugar ; 80 ml lemon juice ; 1 tbsp lemon zest ; 8 gelatine leaves, soaked ; !300 ml double cream
- Mix most of the ladyfingers with the butter, press into a lined 26 cm tin and chill.
- Warm the lemon juice with the sugar for 3 minutes and melt the gelatine in it. Stir it little by little into the cream cheese, yogurt and lemon zest and leave for 20 minutes, until it begins to set.
- Whip the double cream to soft peaks and fold it in. Spread over the base and chill for 5 hours. Scatter with the rest of the ladyfingers.
= Mi-Cuit au Chocolat ; mi cuit, mi cuit chocolat, gateau mi cuit au chocolat, gooey french chocolate cake, half baked chocolate cake
cake ; french ; dessert ; 8 ; 20+20 ; oven stove
A flat French chocolate cake, set outside and still creamy inside.
!200 g dark chocolate, chopped ; !150 g butter ; 130 g sugar ; 4 eggs ; !50 g plain flour ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Melt the dark chocolate with the butter over hot water for 5 minutes.
- Whisk the eggs with the sugar and salt for 3 minutes, stir in the chocolate and fold in the flour.
- Spread in a lined 22 cm tin and bake for 14 minutes, until set at the edges and still soft in the middle. Cool for 20 minutes before cutting.
= Salmon and Avocado Verrines ; verrines, verrine, verrines saumon avocat, verrines saumon, verrines apero, layered starter glasses, starters in a glass
salad ; french ; starter ; 6 ; 20+0 rest 30 ; blender
Small glasses with layers of avocado cream, fromage frais and smoked salmon.
!2 avocados, peeled ; 2 tbsp lime juice ; !200 g cream cheese ; 100 g Greek yogurt ; !150 g smoked salmon, in strips ; 1 tbsp dill, chopped ; 1/2 cucumber, finely diced ; 1/2 tsp salt ; 1/4 tsp black pepper
- Blend the avocados with half of the lime juice and half of the salt until smooth, and divide among {6} small glasses.
- Stir the cream cheese with the Greek yogurt, most of the dill, the black pepper and the rest of the lime juice and salt. Spoon it over and chill for 30 minutes.
- Top with the cucumber, smoked salmon and the rest of the dill.
= Tarta de la Abuela ; pastel de la abuela, grandmother s biscuit cake
pudding ; spanish ; dessert ; 12 ; 30+14 rest 300 ; stove
Layers of biscuits dipped in milk, custard and chocolate that need no oven.
!350 g rich tea biscuits ; !1 l milk ; 60 g cornflour ; 100 g sugar ; 4 egg yolks ; 1 tsp ground cinnamon ; !200 g dark chocolate, chopped ; 200 ml double cream
- Whisk the egg yolks with the sugar and cornflour. Bring two thirds of the milk to the boil with the cinnamon, pour it onto the yolks, return to the pan and simmer for 4 minutes, stirring, until thick.
- Bring the double cream to the boil, take it off the heat and stir in the dark chocolate until smooth.
- Dip the biscuits briefly into the rest of the milk. Layer them in a lined tin with the custard and half of the chocolate, ending with biscuits.
- Spread with the rest of the chocolate and chill for 5 hours.
= Rustici Leccesi ; rustici, rustico leccese, rustico, puff pastry rounds with mozzarella
filled ; italian ; snacks lunch ; 6 ; 30+40 ; oven stove
Rounds of puff pastry filled with mozzarella, tomato and white sauce, from Lecce.
!640 g puff pastry ; !150 g mozzarella, drained and diced ; !120 g passata ; 30 g butter ; 30 g plain flour ; 250 ml milk ; 1/4 tsp ground nutmeg ; 1 egg, beaten ; 1/2 tsp salt ; 1/4 tsp black pepper
- Melt the butter, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes, until thick, season with the nutmeg, black pepper and most of the salt and let it cool.
- Cut 12 rounds of 10 cm out of the puff pastry. Put the sauce, mozzarella and passata, seasoned with the rest of the salt, in the middle of half of them. Brush the edges with some of the egg, lay on the other rounds and press them shut.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush with the rest of the egg and bake for 24 minutes, until puffed and deep golden.
= Açaí Bowl ; acai bowl, acai, acai bowls, acai berry bowl
pudding ; brazilian ; breakfast ; 2 ; 10+0 ; blender freezer
Frozen dark berries and banana blended thick for a spoon; frozen açaí pulp takes the place of the berries where you find it.
!250 g frozen mixed berries ; !2 bananas, frozen in slices ; 100 ml milk ; 1 tbsp honey ; 60 g granola ; 100 g strawberries, sliced ; 1 tbsp chia seeds ; 2 tbsp desiccated coconut
- Blend the mixed berries with the frozen bananas, milk and honey until smooth and as thick as soft ice cream. Stop and push it down if need be, and add no more milk than it takes.
- Spoon into 2 bowls.
- Top with the granola, strawberries, chia seeds and coconut and eat at once.
= Firecracker Chicken ; firecracker chicken bites, spicy firecracker chicken, firecracker chicken breast
fry ; american ; dinner ; 4 ; 20+22 ; stove
Crisp pieces of chicken in a sauce of hot sauce, brown sugar and vinegar.
!*700 g chicken breast fillets, in 3 cm pieces ; 60 g cornflour ; 2 eggs, beaten ; 100 ml sunflower oil ; !80 ml hot sauce ; !100 g brown sugar ; 1 tbsp cider vinegar ; 2 tbsp soy sauce ; 3 cloves garlic, crushed ; 1/2 tsp chilli flakes ; 3/4 tsp salt ; 2 spring onions, sliced
- Season the chicken with the salt, turn it in the cornflour and then in the eggs.
- Fry in the sunflower oil over medium-high heat in batches for 5 minutes, until golden and cooked through. Drain on paper and pour off the oil.
- Simmer the hot sauce with the brown sugar, vinegar, soy sauce, garlic and chilli flakes for 5 minutes, until sticky. Toss the chicken in it for 1 minute and scatter with the spring onions.
= Fried Pickles ; deep fried pickles, frickles, fried dill pickles, fried gherkins, frittierte gurken
fry ; american ; snacks starter ; 4 ; 15+12 ; stove
Slices of sour gherkin in a crisp spiced crust, with a sour cream dip.
!400 g gherkins, sliced ; !120 g plain flour ; 1 tsp baking powder ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 1/4 tsp black pepper ; 150 ml sparkling water, cold ; 1 l sunflower oil, for deep-frying ; 150 g sour cream ; 1 tbsp dill, chopped
- Drain the gherkins and dry them very well on paper. Stir the sour cream with the dill.
- Whisk the flour with the baking powder, paprika, garlic powder, black pepper and sparkling water to a thick batter.
- Heat the sunflower oil to 180 °C (350 °F). Dip the gherkins into the batter and fry in batches for 3 minutes, until golden. Drain on paper and serve at once with the sour cream.
= Blooming Onion ; bloomin onion, onion blossom, fried onion flower, zwiebelblume
fry ; american ; starter snacks ; 4 ; 25+18 ; stove
A whole onion cut like a flower, coated in spiced flour and deep-fried.
!2 large onions ; !180 g plain flour ; 1 tbsp sweet paprika ; 1 tsp garlic powder ; 1/2 tsp cayenne pepper ; 2 eggs ; 200 ml milk ; 1.5 l sunflower oil, for deep-frying ; 100 g mayonnaise ; 1 tbsp ketchup ; 1 tsp salt ; 1/4 tsp black pepper
- Peel the onions and set them on the cut side of the stem. Cut each downwards into 12 wedges, not quite to the root, and spread the petals apart.
- Mix the flour with the paprika, garlic powder, cayenne pepper, salt and black pepper. Whisk the eggs with the milk. Turn the onions in the flour, then the eggs, then once more in the flour, between the petals too.
- Heat the sunflower oil to 180 °C (350 °F). Fry one at a time, cut side down, for 5 minutes, turn and fry for 3 minutes, until deep golden. Drain on paper.
- Stir the mayonnaise with the ketchup and serve it with the onions.
= Cob Loaf ; cob loaf dip, spinach cob loaf, bread bowl dip, spinach dip bread bowl, spinach dip in a bread bowl, pull apart cob
dip ; australian ; starter snacks ; 10 ; 20+40 ; oven stove
A hollow loaf filled with a hot dip of spinach and cheese, and its own bread to dip.
!600 g round white bread ; !300 g spinach, chopped ; 250 g cream cheese ; 250 g sour cream ; 150 g cheddar, grated ; 4 spring onions, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Cut a lid off the bread and hollow it out to a thick wall. Tear what you took out into pieces and toss them in half of the olive oil.
- Cook the spring onions and garlic in the rest of the oil for 3 minutes. Add the spinach for 3 minutes, until it wilts and the pan is dry. Stir in the cream cheese, sour cream, cheddar, salt and black pepper.
- Fill the bread with it, lay the pieces around it on a tray and bake for 32 minutes, until hot and crisp. Dip the pieces first, then tear the loaf.
= Harvest Bowl ; harvest bowls, autumn harvest bowl, autumn bowl, fall harvest bowl, fall bowl, herbstbowl
salad ; american ; lunch dinner ; 4 ; 25+35 ; oven stove
Wild rice with roast sweet potatoes, chicken, apple, kale, goat's cheese and almonds.
!200 g wild rice ; !2 sweet potatoes, diced ; *400 g chicken breast fillets ; 1 apple, sliced ; !150 g kale, shredded ; 100 g goat's cheese, crumbled ; 50 g almonds, chopped ; 5 tbsp olive oil ; 2 tbsp balsamic vinegar ; 1 tbsp mustard ; 1 tbsp maple syrup ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the wild rice in water with a third of the salt for 35 minutes, until it bursts, and drain.
- Toss the sweet potatoes and the chicken with a third of the olive oil, half of the rest of the salt and the black pepper. Roast on a tray for 24 minutes, <until the chicken reads 74 °C (165 °F) inside|until soft>, and slice it.
- Whisk the rest of the oil with the balsamic vinegar, mustard, maple syrup and the rest of the salt. Rub half of it into the kale for 1 minute, until it softens.
- Fill bowls with the kale, wild rice, sweet potatoes, apple and chicken. Pour over the rest of the dressing and scatter with the goat's cheese and almonds.
= Pfundstopf ; pfundtopf, pfundstopf im ofen, pound pot
stew ; german ; dinner ; 10 ; 30+140 ; oven
A German party pot: a pound each of pork, beef, mince, onions and peppers, braised in the oven.
!*500 g stewing pork, diced ; 500 g stewing beef, diced ; !500 g minced pork ; 500 g onions, sliced ; 500 g red peppers, diced ; 500 g canned chopped tomatoes ; 250 g smoked bacon, diced ; 250 ml barbecue sauce ; 250 ml double cream ; 2 tsp sweet paprika ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Season the minced pork with a third of the salt and shape it into small balls.
- Layer the pork, beef, bacon, meatballs, onions and red peppers in a large oven pot, seasoning the layers with the paprika, black pepper and the rest of the salt.
- Stir the chopped tomatoes with the barbecue sauce and cream and pour it over. Cover and bake for 140 minutes, until the meat is tender. Stir only before serving.
= Schichtfleisch ; dutch oven schichtfleisch, schichtfleisch aus dem dutch oven, schichtfleisch im ofen, schichtbraten, layered pork
roast ; german ; dinner ; 8 ; 30+180 ; oven
Slices of pork neck, onions and bacon, stood on edge in a pot and braised with barbecue sauce.
!*1800 g pork neck, in 1 cm slices ; !800 g onions, in thick slices ; 250 g smoked bacon, in slices ; !300 ml barbecue sauce ; 2 tbsp sweet paprika ; 1 tbsp brown sugar ; 2 tsp garlic powder ; 2 1/2 tsp salt ; 1/2 tsp black pepper
- Mix the paprika with the brown sugar, garlic powder, salt and black pepper and rub it into the pork.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a cast-iron pot with some of the bacon. Set it on its side and fill it with slices of pork, onion and the rest of the bacon in turn, packed tightly.
- Pour over the barbecue sauce. Cover and bake for 180 minutes, until the meat falls apart.
= Rôti Orloff ; roti orloff, roti de porc orloff, roti de veau orloff, orloff, orlov roast, veal orloff, pork orloff, porc orloff
roast ; french ; dinner ; 6 ; 20+75 ; oven
A roast cut like a book, with bacon and cheese between its slices.
!*1200 g pork loin ; !8 slices smoked bacon ; !8 slices Emmental ; 2 onions, sliced ; 2 tbsp mustard ; 2 tbsp olive oil ; 150 ml white wine / 150 ml chicken stock ; 150 ml double cream ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Cut the pork into thick slices that still hold together at the bottom. Season with the salt and black pepper and spread the mustard into the cuts.
- Push a slice of bacon and a slice of Emmental into each cut and tie it together. Set it on the onions in a dish and rub it with the olive oil.
- Pour in the wine and roast for 70 minutes, <until it reads 71 °C (160 °F) inside|until golden>, basting twice. Stir the cream into the onions for the last 10 minutes. Leave to rest for 10 minutes.
= Tuna Rillettes ; rillettes de thon, rillette de thon, thunfisch rillettes, tuna spread with cream cheese, tuna pate
dip ; french ; starter snacks ; 6 ; 10+0 rest 60 ; none
Canned tuna mashed with cream cheese, lemon and chives, for toast.
!280 g canned tuna, drained ; !150 g cream cheese ; 1 shallot, finely chopped ; 1 tbsp lemon juice ; 1 tsp mustard ; 1 tbsp capers, chopped ; 1 handful chives, snipped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Mash the tuna with a fork.
- Stir in the cream cheese, shallot, lemon juice, mustard, capers, chives, salt and black pepper.
- Chill for 1 hour and serve, if you like, with toast or crackers.
= Solomillo al Whisky ; solomillo al whiskey, pork in whisky sauce, solomillo de cerdo al whisky, pork tenderloin in whisky sauce
fry ; spanish ; dinner starter ; 4 ; 15+24 ; stove
Seville's medallions of pork in a sauce of whisky, lemon and whole cloves of garlic.
!*600 g pork tenderloin, in 2 cm slices ; !100 ml whisky ; 60 ml lemon juice ; 10 cloves garlic ; 80 ml olive oil ; 150 ml beef stock ; 1 tsp salt ; 1/4 tsp black pepper
- Crush the garlic lightly in its skin and cook it in the olive oil over low heat for 8 minutes, until soft. Lift it out.
- Season the pork with the salt and black pepper and fry it in the same oil over high heat for 3 minutes on each side, until cooked through. Lift it out.
- Pour in the whisky and let it bubble for 2 minutes. Add the lemon juice, beef stock and garlic and simmer for 6 minutes, until thick. Turn the pork in it for 1 minute.
= Melanzane a Funghetto ; melanzane al funghetto, melanzane a fungitiello, aubergines like mushrooms, melanzane trifolate
side ; italian ; side starter ; 4 ; 15+24 ; stove
Neapolitan diced aubergines, fried and turned in a little tomato and basil.
!800 g aubergines, diced ; 250 g cherry tomatoes, halved ; 2 cloves garlic, sliced ; 80 ml olive oil ; 1 handful basil, torn ; 1 tsp salt
- Fry the aubergines in most of the olive oil over medium-high heat for 12 minutes, stirring, until brown and soft. Lift them out.
- Cook the garlic in the rest of the oil for 1 minute. Add the cherry tomatoes and salt and cook for 7 minutes, until they collapse.
- Turn the aubergines in it for 3 minutes and scatter with the basil. Serve warm or cold.
= Bubble Tea ; boba tea, boba, pearl milk tea, milk tea with tapioca pearls, tapioca pearl tea, brown sugar boba, brown sugar milk tea
drink ; taiwanese ; drinks ; 2 ; 10+32 ; stove
Cold milky tea with chewy tapioca pearls in brown sugar syrup.
!100 g tapioca pearls ; !60 g brown sugar ; !2 black tea bags ; 300 ml water ; 200 ml milk ; 150 g ice cubes
- Boil the tapioca pearls in plenty of water for 20 minutes, until soft and chewy. Drain.
- Simmer them with the brown sugar and a splash of the water for 5 minutes, until syrupy.
- Boil the rest of the water, let the tea bags draw in it for 5 minutes, lift them out and let it cool.
- Divide the pearls between 2 glasses, add the ice cubes and pour in the tea and the milk.
= Bagels ; bagel, homemade bagels, plain bagels, bagel recipe, new york bagels
bread ; american ; breakfast ; 8 ; 35+24 rest 90 ; oven stove
Rings of yeast dough, boiled and then baked, chewy inside.
!500 g bread flour ; !7 g yeast ; 300 ml water, lukewarm ; 2 tbsp sugar ; 1 tbsp sunflower oil ; 1 egg, beaten ; 3 tbsp sesame seeds ; 1 1/2 tsp salt
- Knead the bread flour with the yeast, water, half of the sugar, the sunflower oil and salt for 10 minutes, until smooth and firm. Leave to rise for 60 minutes.
- Shape into {8} balls, push a finger through each and widen the hole. Leave for 30 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Boil the rings in water with the rest of the sugar for 1 minute on each side and drain.
- Brush with the egg, scatter with the sesame seeds and bake on a lined tray for 20 minutes, until golden brown.
= English Muffins ; english muffin, muffins anglais, englische muffins, toasting muffins, toastbrotchen
bread ; british ; breakfast ; 8 ; 25+16 rest 90 ; stove
Flat, round rolls of yeast dough, cooked in a dry pan, split and toasted.
!400 g bread flour ; !7 g yeast ; 270 ml milk, lukewarm ; 30 g butter, soft ; 1 tbsp sugar ; 3 tbsp semolina ; 1 1/4 tsp salt
- Knead the bread flour with the yeast, milk, butter, sugar and salt for 8 minutes to a soft dough. Leave to rise for 60 minutes.
- Roll out 2 cm thick, cut out {8} rounds and turn them in the semolina. Leave for 30 minutes.
- Cook in a dry pan over low heat for 8 minutes on each side, until brown and the sides spring back. Split with a fork and toast.
= Chocolate Bark ; dark chocolate bark, christmas bark, white chocolate bark, bruchschokolade, schokoladenbruch, ecorces de chocolat, mendiants
pudding ; american ; snacks ; 10 ; 10+5 rest 45 ; stove
A thin sheet of chocolate with nuts and dried fruit, broken into pieces.
!300 g dark chocolate, chopped ; 50 g almonds, chopped ; 40 g dried cranberries ; 30 g pistachios, chopped ; 1/4 tsp sea salt
- Melt two thirds of the dark chocolate over hot water for 5 minutes. Take it off the heat and stir in the rest until smooth, so that it sets with a shine.
- Spread it 4 mm thick on a lined tray and scatter with the almonds, dried cranberries, pistachios and sea salt.
- Leave in a cool place for 45 minutes, until hard, and break into pieces.
= English Toffee ; toffee, butter toffee, almond toffee, buttercrunch, homemade toffee
pudding ; american ; snacks ; 16 ; 10+16 rest 60 ; stove
Butter and sugar boiled until they snap, under chocolate and almonds.
!220 g butter ; !220 g sugar ; 3 tbsp water ; 150 g dark chocolate, chopped ; 60 g almonds, chopped ; 1/2 tsp salt
- Melt the butter with the sugar, water and salt in a heavy pan. Boil over medium heat, stirring, for 14 minutes, until it is the color of caramel and reads 150 °C (300 °F).
- Pour it on to a lined tray at once. Scatter with the dark chocolate, leave for 3 minutes and spread it smooth.
- Scatter with the almonds, leave for 1 hour, until hard, and break into pieces. Hot sugar burns badly: keep children away.
= Plum Sheet Cake ; zwetschgendatschi, zwetschgenkuchen, pflaumendatschi, zwetschkenkuchen, quetschekuchen, zwetschgenkuchen vom blech, pflaumenkuchen vom blech, bavarian plum cake, zwetschgenkuchen mit hefeteig
cake ; german ; snacks dessert ; 16 ; 40+40 rest 60 ; oven
A Bavarian sheet cake of yeast dough under rows of plums.
!400 g plain flour ; !7 g yeast ; 180 ml milk, lukewarm ; 120 g sugar ; 70 g butter, soft ; 1 egg ; !1500 g plums, quartered ; 1 tsp ground cinnamon ; 1/4 tsp salt
- Knead the flour with the yeast, milk, half of the sugar, the butter, egg and salt for 8 minutes. Leave to rise for 60 minutes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Roll out the dough on a lined tray and set the plums on it close together, cut side up.
- Bake for 38 minutes, until the edge is golden. Scatter with the rest of the sugar, mixed with the cinnamon, while it is hot.
= Rhubarb Cake ; rhabarberkuchen, rhubarb sponge cake, gateau a la rhubarbe, tarta de ruibarbo, torta al rabarbaro, rhabarber kuchen, rhubarb coffee cake
cake ; german ; snacks dessert ; 12 ; 25+45 ; oven
A butter sponge with pieces of rhubarb baked into it.
!500 g rhubarb, in 2 cm pieces ; 180 g butter, soft ; 200 g sugar ; 3 eggs ; !250 g plain flour ; 2 tsp baking powder ; 80 ml milk ; 1 tsp vanilla extract ; 1 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Turn the rhubarb in a spoonful of the sugar.
- Beat the butter with the rest of the sugar and the salt for 4 minutes, then the eggs and vanilla extract. Fold in the flour, baking powder and milk.
- Spread in a lined 26 cm tin and press in the rhubarb. Bake for 43 minutes, until a skewer comes out clean, and dust with the icing sugar.
= Spaghetti Ice Cream ; spaghettieis, spaghetti eis, spaghetti ice, ice cream spaghetti
pudding ; german ; dessert ; 4 ; 15+0 rest 20 ; blender
Vanilla ice cream pressed into strands over whipped cream, with strawberry sauce and white chocolate.
!500 g vanilla ice cream ; !250 g strawberries, hulled ; 2 tbsp icing sugar ; 1 tsp lemon juice ; 150 ml double cream ; 20 g white chocolate, grated
- Chill the plates and a spätzle press in the freezer for 20 minutes. Blend the strawberries with the icing sugar and lemon juice.
- Whip the double cream to soft peaks and put a spoonful on each plate.
- Press the ice cream through the spätzle press over the cream. Spoon over the strawberries and scatter with the white chocolate. Eat at once.
= Quick Pizza Dough ; no yeast pizza dough, yeast free pizza dough, pizzateig ohne hefe, pate a pizza sans levure, masa de pizza sin levadura, impasto pizza senza lievito, baking powder pizza dough
bread ; american ; dinner ; 4 ; 15+0 rest 15 ; none
A soft dough raised with baking powder instead of yeast, for two thin pizzas.
!400 g plain flour ; !2 tsp baking powder ; 150 g yogurt ; 100 ml water ; 2 tbsp olive oil ; 1 tsp salt
- Mix the flour with the baking powder and salt. Stir in the yogurt, water and olive oil and knead for 3 minutes to a soft dough.
- Cover and leave for 15 minutes.
- Roll out thinly into two rounds on lined trays, top them and bake in a very hot oven, at 240 °C (475 °F), or 220 °C (425 °F) with the fan on, until golden underneath.
= Torta della Nonna ; tuscan custard tart, torta della nonna toscana, grandmother s custard tart with pine nuts
tart ; italian ; dessert ; 10 ; 45+52 rest 60 ; oven stove
A Tuscan pie of sweet pastry, lemony custard and pine nuts.
!320 g plain flour ; 150 g butter, cold and diced ; 240 g sugar ; 2 eggs ; 4 egg yolks ; !600 ml milk ; 50 g cornflour ; 1 tbsp lemon zest ; !60 g pine nuts ; 1 tbsp icing sugar ; 1/4 tsp salt
- Rub the butter into the flour with the salt and half of the sugar. Bring together with the eggs and chill for 60 minutes.
- Whisk the egg yolks with the rest of the sugar and the cornflour. Bring the milk to the boil with the lemon zest, stir it in, return to the pan and simmer for 3 minutes, until thick. Let it cool, covered.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Line a 24 cm tin with two thirds of the pastry, spread in the custard and cover with the rest, edges pressed shut.
- Scatter with the pine nuts and bake for 42 minutes, until golden. Cool and dust with the icing sugar.
= Strawberry Rhubarb Pie ; rhubarb and strawberry pie, strawberry and rhubarb pie, rhubarb strawberry pie, erdbeer rhabarber pie
tart ; american ; dessert ; 8 ; 35+55 rest 120 ; oven
Strawberries and rhubarb under a pastry lid.
!500 g shortcrust pastry ; !400 g rhubarb, in 2 cm pieces ; !400 g strawberries, halved ; 170 g sugar ; 5 tbsp cornflour ; 1 tsp vanilla extract ; 1 egg, beaten / 2 tbsp oat milk ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the rhubarb and strawberries with the sugar, cornflour, vanilla extract and salt.
- Line a 23 cm dish with half of the shortcrust pastry, heap in the fruit, cover with the rest, cut slits in the lid and brush with the egg.
- Bake for 20 minutes, lower to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and bake for another 33 minutes, until the juice bubbles thickly. Cool for 2 hours, so that it sets.
= Cream Cheese Frosting ; cream cheese icing, frischkase frosting, glacage au cream cheese, frosting de queso crema, frosting
sauce ; american ; dessert ; 12 ; 10+0 ; none
Cream cheese beaten with butter and sugar, to spread on cakes and buns.
!200 g cream cheese ; 80 g butter, soft ; 100 g icing sugar ; 1 tsp vanilla extract
- Beat the butter with the icing sugar for 3 minutes, until pale.
- Add the cream cheese and vanilla extract, and beat only until smooth: it gets thin if it is beaten for long.
- Spread it on what has cooled, and keep it in the fridge.
`;
