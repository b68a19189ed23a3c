/** What kitchens in Germany, France, Spain and Italy ask for by name every week; how the table is read: rules/classics/classic.ts. */
export const HOMES_OF_EUROPE_BY_NAME = `
= Schichtsalat ; german layered salad, layered party salad, schichtsalat mit ei, layered salad
salad ; german ; side lunch ; 8 ; 30+10 rest 480 ; stove
A party salad in layers under mayonnaise that stands overnight.
!280 g canned sweetcorn, drained ; !200 g ham, in strips ; !4 eggs ; !2 leeks, in very thin rings ; 2 apples, diced ; 300 g canned pineapple, in pieces, drained ; 370 g celeriac, coarsely grated ; !250 g mayonnaise ; 200 g yogurt ; 100 g Gouda, grated ; 2 tbsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the eggs for 10 minutes, cool, peel and slice. Pour boiling water over the leeks, drain and pat them dry. Turn the apples in half of the lemon juice.
- Layer the celeriac, ham, sweetcorn, pineapple, eggs, apples and leeks in a glass bowl, with a little of the salt on the celeriac.
- Stir the mayonnaise with the yogurt, black pepper and the rest of the lemon juice and salt, spread it over and scatter with the Gouda.
- Cover and leave in the fridge for 8 hours. Toss just before serving.
= Zupfbrot ; pull apart bread, garlic pull apart bread, cheesy pull apart bread, cheesy garlic pull apart bread, faltenbrot, krauterfaltenbrot, zupfbrot mit krauterbutter, zupfbrot mit kase, pain a partager, pane a strappo
bread ; german ; snacks side ; 8 ; 30+35 rest 90 ; oven
A soft loaf of folded dough with herb and garlic butter, torn off in pieces.
!500 g plain flour ; 7 g dried yeast ; 1 tsp sugar ; 280 ml milk, lukewarm ; !120 g butter, soft ; 3 cloves garlic, crushed ; 1 handful parsley, chopped ; 1 handful chives, snipped ; 120 g mozzarella, grated ; 2 tsp salt
- Knead the flour with the yeast, sugar, milk, a quarter of the butter and most of the salt for 8 minutes, until smooth. Cover and leave to rise for 60 minutes, until doubled.
- Mix the rest of the butter with the garlic, parsley, chives and the rest of the salt. Roll the dough out to 40 × 30 cm, spread with the herb butter, scatter with the mozzarella and cut into squares.
- Stand the squares upright, one behind the other, in a lined loaf tin and leave to rise for 30 minutes.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Bake for 34 minutes, until golden and baked through in the middle.
= Kalter Hund ; kalte schnauze, lukullus, kekskuchen, german biscuit cake, chocolate biscuit cake, gateau petit beurre au chocolat, tarta de galletas y chocolate, tarta de galletas con chocolate, torta di biscotti e cioccolato
cake ; german ; dessert snacks ; 12 ; 30+8 rest 300 ; stove
Plain biscuits in layers with a dark chocolate cream, set in the fridge.
!250 g plain biscuits ; !300 g dark chocolate, chopped ; 100 g milk chocolate, chopped ; 120 g coconut oil ; 200 ml double cream ; 1 tbsp cocoa powder ; 1 tsp vanilla extract ; 1/4 tsp salt
- Warm the double cream with the coconut oil for 4 minutes, until it steams. Take off the heat and stir in both chocolates, the cocoa powder, vanilla extract and salt until smooth.
- Line a loaf tin with foil. Pour in a thin layer of the chocolate cream, lay in biscuits side by side, and go on in turns, ending with chocolate.
- Chill for 5 hours, until firm. Turn out and cut into thin slices with a hot knife.
= Maulwurfkuchen ; maulwurf kuchen, maulwurfstorte, maulwurftorte, mole cake, molehill cake, german mole cake
cake ; german ; dessert ; 12 ; 40+32 rest 120 ; oven
A chocolate base filled with bananas and cream, under a molehill of crumbs.
!4 bananas, halved lengthways ; 150 g butter, soft ; 150 g sugar ; 3 eggs ; 160 g plain flour ; !30 g cocoa powder ; 2 tsp baking powder ; 60 ml milk ; !600 ml double cream, cold ; 40 g icing sugar ; 60 g dark chocolate, grated ; 2 tbsp lemon juice ; 1/4 tsp salt
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Beat the butter with the sugar, then the eggs one by one, and fold in the flour, cocoa powder, baking powder, salt and milk. Bake in a lined 26 cm tin for 30 minutes, until a skewer comes out clean, and cool completely.
- Hollow out the cake, leaving a rim and a base of 1 cm, and crumble what you take out.
- Turn the bananas in the lemon juice and lay them on the base with the cut sides down. Whip the double cream with the icing sugar to firm peaks, fold in the chocolate and heap it over the bananas.
- Press the crumbs all over the hill and chill for 2 hours.
= Fantakuchen ; fanta kuchen, fanta cake, fantakuchen vom blech, fanta schnitten, fanta kuchen mit schmand, fanta cake with sour cream, sprudelkuchen, selterskuchen
cake ; german ; dessert ; 20 ; 30+26 rest 60 ; oven
A light tray cake mixed with orange soda, under mandarins and soured cream.
!250 ml Fanta ; !4 eggs ; 250 g sugar ; 150 ml sunflower oil ; !350 g plain flour ; 1 tbsp baking powder ; 1/4 tsp salt ; !500 g canned mandarins, drained ; 400 g soured cream ; 400 ml double cream, cold ; 60 g icing sugar ; 1 tsp ground cinnamon
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the eggs with the sugar for 4 minutes, until pale, then the sunflower oil. Fold in the flour, baking powder and salt, and the Fanta last.
- Spread on a lined rimmed tray and bake for 24 minutes, until a skewer comes out clean. Cool completely.
- Whip the double cream with the icing sugar to firm peaks and fold in the soured cream and mandarins. Spread it over, dust with the cinnamon, chill for 1 hour and cut into {20} pieces.
= Zebrakuchen ; zebra kuchen, zebra cake, zebra cakes, gateau zebre, tarta cebra, bizcocho cebra, torta zebrata
cake ; german ; dessert snacks ; 14 ; 25+50 ; oven
Light and dark batter poured in rings, so that every slice is striped.
!5 eggs ; !250 g sugar ; 220 ml sunflower oil ; 125 ml milk ; !350 g plain flour ; 1 tbsp baking powder ; 2 tsp vanilla extract ; !25 g cocoa powder ; 1/4 tsp salt
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Beat the eggs with the sugar and vanilla extract for 5 minutes, until thick and pale. Beat in the sunflower oil and most of the milk, and fold in the flour, baking powder and salt.
- Stir the cocoa powder and the rest of the milk into half of the batter.
- Put 2 tablespoons of the light batter into the middle of a lined 26 cm tin, 2 tablespoons of the dark on top of it, and go on in turns without stirring.
- Bake for 48 minutes, until a skewer comes out clean.
= Russischer Zupfkuchen ; zupfkuchen, russian zupfkuchen, german chocolate cheesecake, chocolate crumble cheesecake, schoko kasekuchen, cheesecake russe au chocolat
cake ; german ; dessert ; 12 ; 30+65 rest 120 ; oven
Cheesecake on a chocolate crust, with scraps of the same dough on top.
!300 g plain flour ; 40 g cocoa powder ; 2 tsp baking powder ; 320 g sugar ; !350 g butter ; !4 eggs ; !750 g quark ; 40 g cornflour ; 2 tsp vanilla extract ; 1/4 tsp salt
- Rub the flour, cocoa powder, baking powder, salt, 150 g of the sugar and 150 g of the butter, cold, to crumbs, and work in a quarter of the eggs. Press two thirds of the dough into a lined 26 cm tin with a rim of 3 cm and chill the rest.
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Melt the rest of the butter and let it cool a little. Whisk the quark with the rest of the sugar and eggs, the cornflour, vanilla extract and butter until smooth.
- Pour the filling in and pluck the rest of the dough over it. Bake for 62 minutes, until set at the edges with a slight wobble in the middle. Cool for 2 hours in the tin.
= Mitternachtssuppe ; mitternachtsuppe, partysuppe, feuertopf
soup ; german ; dinner ; 8 ; 20+45 ; stove
A hearty party soup of beef, peppers and beans with a little heat.
!*600 g minced beef / canned black beans, drained ; 2 onions, chopped ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; 2 red peppers, diced ; 1 green pepper, diced ; 400 g potatoes, diced ; 800 g canned chopped tomatoes ; 1 l beef stock / vegetable stock ; 400 g canned kidney beans, drained ; 280 g canned sweetcorn, drained ; 2 tbsp tomato purée ; 1 tbsp sweet paprika ; 1/2 tsp chilli flakes ; 150 g soured cream ; 1 tsp salt
- Fry the minced beef in the sunflower oil over high heat for <8 minutes, until no pink is left|3 minutes, until hot>. Add the onions, garlic, red peppers and green pepper for 7 minutes.
- Stir in the tomato purée, paprika and chilli flakes for 1 minute. Add the potatoes, chopped tomatoes, beef stock and salt and simmer for 18 minutes, until the potatoes are tender.
- Add the kidney beans and sweetcorn for 5 minutes. Serve with the soured cream.
= Jägerschnitzel ; jaegerschnitzel, hunter schnitzel, hunter's schnitzel, schnitzel with mushroom sauce, schnitzel mit pilzsosse, schnitzel mit pilzrahmsosse, rahmschnitzel, champignonschnitzel
fry ; german ; dinner ; 4 ; 20+25 ; stove
Pork schnitzel under a creamy mushroom sauce.
!*4 pork loin steaks, beaten thin ; 60 g plain flour ; 2 eggs, beaten ; 120 g breadcrumbs ; 150 ml sunflower oil ; !400 g mushrooms, sliced ; 1 onion, finely chopped ; 60 g smoked bacon, diced ; 20 g butter ; 250 ml beef stock ; 150 ml double cream ; 1 tsp dried thyme ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the bacon in the butter for 4 minutes. Add the onion and mushrooms over high heat for 8 minutes, until brown, and stir in a spoonful of the flour and the thyme. Pour in the beef stock and double cream and simmer for 6 minutes, until it coats a spoon.
- Season the pork with the salt and black pepper. Turn it in the rest of the flour, then the eggs, then the breadcrumbs, without pressing.
- Fry in the sunflower oil over medium-high heat for 3 minutes on each side, until golden and 63 °C (145 °F) inside, and drain. Serve under the sauce with the parsley.
= Toast Hawaii ; hawaii toast, hawaiian toast, ham and pineapple toast, ham pineapple cheese toast, toast hawaien, tostada hawaiana
filled ; german ; dinner lunch ; 4 ; 10+12 ; oven
Toast with ham, a ring of pineapple and melted cheese.
!8 slices white bread ; 40 g butter, soft ; !*8 slices ham / 8 slices smoked tofu ; !8 slices canned pineapple, drained ; !8 slices processed cheese / Gouda / vegan cheese ; 1/4 tsp sweet paprika ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toast the white bread lightly and spread it with the butter.
- Pat the pineapple dry. Lay the ham on the toast, then the pineapple, then the cheese, and set on a tray.
- Bake for 9 minutes, until the cheese has melted and is brown in spots. Season with the paprika and black pepper.
= Quarkbällchen ; quarkbaellchen, quark balls, german quark doughnuts, quark doughnuts, quark donuts, beignets au fromage blanc
biscuit ; german ; snacks dessert ; 24 ; 20+20 ; stove
Little round doughnuts of quark dough, rolled in sugar.
!250 g quark ; 2 eggs ; 80 g sugar ; !260 g plain flour ; 2 tsp baking powder ; 1 tsp vanilla extract ; 1 l sunflower oil, for deep-frying ; 60 g caster sugar ; 1/2 tsp ground cinnamon ; 1/4 tsp salt
- Stir the quark with the eggs, sugar and vanilla extract, and fold in the flour, baking powder and salt to a soft, sticky dough.
- Heat the sunflower oil to 170 °C (340 °F). Drop in walnut-sized spoonfuls, {24} balls in all and six at a time, and fry for 4 minutes, turning, until brown and baked through.
- Drain and roll them warm in the caster sugar mixed with the cinnamon.
= Quarkbrötchen ; quarkbroetchen, quark bread rolls, quark rolls, schnelle quarkbrotchen, magerquark brotchen, protein brotchen
bread ; german ; breakfast ; 8 ; 15+22 ; oven
Quick rolls without yeast, ready for breakfast in forty minutes.
!250 g quark ; !250 g plain flour ; 1 tbsp baking powder ; 1 egg ; 2 tbsp sunflower oil ; 1 tbsp milk ; 1 tbsp sesame seeds ; 3/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the flour with the baking powder and salt, add the quark, egg and sunflower oil and knead briefly, just until smooth.
- Shape into {8} rolls with floured hands, set on a lined tray, brush with the milk and scatter with the sesame seeds.
- Bake for 21 minutes, until golden and hollow when tapped.
= Savoury Cake with Ham and Olives ; cake jambon olives, cake au jambon et olives, cake sale, cake sale aux olives, cake sale jambon olives, cake sale aux olives et au jambon, cake sale au jambon et aux olives, cake sale jambon et olives, cake aux olives, cake olives jambon, french savoury cake, savory cake, savoury loaf cake, herzhafter kuchen mit oliven, plumcake salato, bizcocho salado
bread ; french ; lunch snacks starter ; 8 ; 15+46 ; oven
A savory loaf with ham, olives and cheese, sliced for aperitifs and picnics.
!*200 g ham, diced / sun-dried tomatoes in oil, chopped ; !150 g green olives, halved ; !4 eggs ; 120 ml olive oil ; 120 ml milk ; !200 g plain flour ; 1 tbsp baking powder ; 120 g Gruyère, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line a loaf tin. Whisk the eggs with the olive oil, milk, salt and black pepper.
- Fold in the flour and baking powder, then the ham, olives and Gruyère.
- Bake for 44 minutes, until golden and a skewer comes out clean. Cool before slicing.
= Tomato Mustard Tart ; tarte tomate moutarde, tarte tomates moutarde, tomato and mustard tart, mustard tomato tart, french tomato mustard tart
tart ; french ; dinner lunch ; 6 ; 20+38 ; oven
Ripe tomatoes on mustard and cheese in a crisp pastry.
!320 g puff pastry / shortcrust pastry ; !700 g tomatoes, sliced ; !3 tbsp Dijon mustard ; 120 g Gruyère, grated ; 2 tbsp olive oil ; 1 tsp dried thyme ; 1/2 tsp salt ; 1/4 tsp black pepper
- Lay the tomatoes on kitchen paper, sprinkle with half of the salt and leave for 15 minutes, so that the pastry stays crisp.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Line a 26 cm tin with the pastry, spread with the mustard and scatter with the Gruyère.
- Overlap the tomatoes on top, drizzle with the olive oil and season with the thyme, black pepper and the rest of the salt. Bake for 37 minutes, until the pastry is brown underneath.
= Invisible Apple Cake ; gateau invisible, gateau invisible aux pommes, unsichtbarer apfelkuchen, invisible cake, torta invisibile di mele, torta invisibile, bizcocho invisible de manzana, tarta invisible de manzana
cake ; french ; dessert ; 8 ; 25+48 ; oven
Paper-thin apples held together by hardly any batter.
!1000 g apples, peeled and very thinly sliced ; !3 eggs ; 80 g sugar ; 50 g butter, melted ; 100 ml milk ; !90 g plain flour ; 2 tsp baking powder ; 1 tsp vanilla extract ; 1 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on, and line a loaf tin. Beat the eggs with the sugar until foaming, then the butter, milk and vanilla extract, and whisk in the flour, baking powder and salt.
- Fold in the apples, slice by slice, until each is coated.
- Lay the apples flat in the tin, pour over what is left of the batter and bake for 46 minutes, until golden and tender to a knife. Cool and dust with the icing sugar.
= Pollo en Salsa ; spanish chicken in sauce, pollo en salsa de la abuela, pollo en salsa de almendras, chicken in almond and wine sauce, pollo guisado, pollo guisado espanol
stew ; spanish ; dinner ; 4 ; 15+55 ; stove
Chicken braised with onion, white wine and pounded almonds.
!*1000 g chicken thighs ; 2 onions, finely chopped ; 4 cloves garlic, sliced ; 3 tbsp olive oil ; 150 ml white wine ; 350 ml chicken stock ; !40 g almonds, blanched ; 1 slice white bread ; 1 carrot, sliced ; 1 bay leaf ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the almonds and white bread in the olive oil for 3 minutes, until golden, and lift out. Season the chicken with the salt and black pepper and brown it in the oil for 8 minutes. Lift out.
- Cook the onions, carrot and garlic in the oil for 8 minutes, pour in the white wine and boil for 2 minutes. Put the chicken back with the chicken stock and bay leaf, cover and simmer for 28 minutes, until it reads 74 °C (165 °F) inside.
- Pound the almonds with the white bread and half of the parsley, stir in and simmer for 4 minutes, until the sauce thickens. Take out the bay leaf and scatter with the rest of the parsley.
= Arroz Tres Delicias ; arroz tres delicias español, spanish three delights rice, three delights rice, riz trois delices, riso tre delizie
rice ; spanish ; lunch dinner ; 4 ; 15+25 ; stove
Fried rice with ham, peas, carrot and strips of omelette, as in Spain.
!300 g long-grain rice, rinsed ; !*150 g ham, diced / cooked prawns, chopped ; !3 eggs, beaten ; 150 g frozen peas ; 2 carrots, finely diced ; 2 cloves garlic, sliced ; 4 tbsp olive oil ; 1 tbsp soy sauce ; 1 tsp salt
- Boil the rice with most of the salt in plenty of water for 13 minutes, adding the carrots for the last 6 minutes and the peas for the last 2 minutes. Drain and spread out to steam dry.
- Season the eggs with the rest of the salt and fry in a spoonful of the olive oil for 2 minutes, to a thin omelette. Cut it into strips.
- Cook the garlic in the rest of the oil for 1 minute, add the ham for 2 minutes, then the rice, peas and carrots over high heat for 3 minutes. Toss with the soy sauce and the strips of egg.
= Cold Tuna Loaf ; pastel frio de atun, pastel de atun frio, pastel de atun con pan de molde, spanish cold tuna sandwich cake, tuna sandwich loaf
filled ; spanish ; lunch starter ; 8 ; 30+0 rest 120 ; none
White bread in layers with tuna, peppers and mayonnaise, sliced like a cake.
!18 slices white bread, crusts cut off ; !*320 g canned tuna, drained / canned chickpeas, mashed ; !250 g mayonnaise ; 150 g roasted red peppers, chopped ; 80 g green olives, chopped ; 4 leaves lettuce, shredded ; 2 tomatoes, thinly sliced ; 2 tbsp ketchup
- Mix the tuna with the roasted red peppers, half of the olives, the ketchup and a third of the mayonnaise.
- Line a loaf tin with foil. Layer the white bread with the tuna filling, then with the lettuce, tomatoes and another third of the mayonnaise, and so on, ending with bread. Press lightly and chill for 2 hours.
- Turn out, spread with the rest of the mayonnaise and scatter with the rest of the olives. Keep it cold and eat it on the same day.
= Polpettone ; italian meatloaf, italian meat loaf, polpettone al forno, polpettone di carne, polpettone classico, italienischer hackbraten
bake ; italian ; dinner ; 6 ; 20+60 ; oven
A meat loaf with parmesan and mortadella, roasted with white wine.
!*600 g minced beef ; 200 g minced pork ; !100 g mortadella, finely chopped ; 2 eggs ; 80 g parmesan, grated ; 80 g breadcrumbs ; 100 ml milk ; 1 clove garlic, crushed ; 1 handful parsley, chopped ; 3 tbsp olive oil ; 150 ml white wine / chicken stock ; 1 sprig rosemary ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Soak the breadcrumbs in the milk for 5 minutes, and mix with the minced beef, minced pork, mortadella, eggs, parmesan, garlic, parsley, salt and black pepper.
- Shape into a firm loaf, lay it in an oiled dish, brush with the olive oil and bake for 20 minutes with the rosemary.
- Pour in the white wine and bake for 36 minutes, basting twice, until it reads 71 °C (160 °F) in the middle. Rest for 10 minutes before slicing.
= Chocolate Salami ; salame al cioccolato, salame di cioccolato, salame dolce, schokoladensalami, schokosalami, saucisson au chocolat, saucisson chocolat, salami de chocolate, salame de chocolate
biscuit ; italian ; dessert snacks ; 16 ; 20+5 rest 180 ; stove
Broken biscuits and nuts in chocolate, rolled up and sliced like a salami.
!200 g dark chocolate, chopped ; !200 g plain biscuits, broken small ; 110 g butter ; 80 g sugar ; 60 ml milk ; 20 g cocoa powder ; 60 g hazelnuts, chopped / sunflower seeds ; 2 tbsp icing sugar ; 1/4 tsp salt
- Melt the chocolate with the butter, sugar and milk over low heat for 4 minutes, stirring. Stir in the cocoa powder and salt and let it cool for 10 minutes.
- Fold in the biscuits and hazelnuts, wait until it can be shaped, and roll it up in baking paper to a firm log of 5 cm. Chill for 3 hours.
- Roll it in the icing sugar and cut it into {16} slices.
= Ciambellone ; ciambella, ciambellone classico, ciambellone della nonna, italian ring cake, italian breakfast ring cake, ciambellone allo yogurt
cake ; italian ; breakfast snacks ; 12 ; 15+45 ; oven
A tall, soft ring cake with lemon for breakfast and tea.
!4 eggs ; !220 g sugar ; 120 ml sunflower oil ; 150 ml milk ; !330 g plain flour ; 1 tbsp baking powder ; 1 tbsp lemon zest ; 1 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on, and grease a ring tin. Beat the eggs with the sugar and lemon zest for 6 minutes, until thick and pale.
- Pour in the sunflower oil and milk, beating, and fold in the flour, baking powder and salt.
- Bake for 43 minutes, until a skewer comes out clean. Cool, turn out and dust with the icing sugar.
= Petto di Pollo al Latte ; pollo al latte, petti di pollo al latte, chicken in milk italian, italian chicken breast in milk sauce, bocconcini di pollo al latte
fry ; italian ; dinner ; 4 ; 10+16 ; stove
Floured chicken breast cooked soft in a light milk sauce.
!*600 g chicken breast fillets, in thin slices ; 50 g plain flour ; 30 g butter ; 1 tbsp olive oil ; !300 ml milk ; 4 leaves sage ; 1/4 tsp ground nutmeg ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper and turn it in the flour.
- Fry with the sage in the butter and olive oil over medium heat for 2 minutes on each side, until pale gold.
- Pour in the milk, season with the nutmeg and simmer for 8 minutes, until the sauce is creamy< and the chicken reads 74 °C (165 °F) inside|>.
= Crostata ; crostata di marmellata, crostata alla marmellata, italian jam tart, jam crostata, crostata di confettura, marmeladen crostata, italienische marmeladentarte
tart ; italian ; dessert breakfast snacks ; 8 ; 30+36 rest 45 ; oven
A sweet pastry filled with jam under a lattice.
!300 g plain flour ; !140 g butter, cold ; 110 g icing sugar ; !1 egg ; 1 egg yolk ; 1 tbsp lemon zest ; 1/2 tsp baking powder ; !350 g apricot jam / strawberry jam ; 1/4 tsp salt
- Rub the flour, icing sugar, baking powder and salt with the butter to crumbs, work in the egg, egg yolk and lemon zest, and press to a dough. Chill for 45 minutes.
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Roll out two thirds of the dough, line a 24 cm tin with it, prick it and spread with the apricot jam.
- Cut the rest of the dough into strips and lay them over as a lattice. Bake for 35 minutes, until golden, and cool completely: hot jam burns.
`;
