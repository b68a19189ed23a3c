/** Sauces, preserves, sides and drinks known everywhere; how the table is read: rules/classics/classic.ts. */
export const SAUCES_AND_DRINKS = `
= Gravy ; brown gravy, turkey gravy, beef gravy, bratensosse, chicken gravy
sauce ; british ; dinner ; 6 ; 5+20 ; stove
A brown sauce of stock and browned onion, thickened with flour.
!40 g butter ; 1 onion, finely chopped ; !40 g plain flour ; !700 ml beef stock / chicken stock ; 1 tsp Worcestershire sauce ; 1 sprig thyme ; 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the butter for 8 minutes, until brown. Stir in the flour for 3 minutes, until nut-brown.
- Whisk in the beef stock, Worcestershire sauce and thyme.
- Simmer for 9 minutes, until it coats a spoon, strain and season with the salt and black pepper.
= Tomato Sauce ; marinara, marinara sauce, pasta sauce, tomato pasta sauce, pizza sauce, tomatensosse, sugo, sugo al pomodoro, sauce tomate, salsa de tomate, napoli
sauce ; italian ; dinner ; 4 ; 5+30 ; stove
Tomatoes simmered with garlic, olive oil and basil.
!800 g canned chopped tomatoes ; !4 tbsp olive oil ; 3 cloves garlic, sliced ; 1 tsp sugar ; 1 handful basil ; 1 tsp salt
- Warm the garlic in the olive oil for 2 minutes, until pale gold.
- Add the chopped tomatoes, sugar and salt and simmer for 25 minutes, until thick.
- Tear in the basil.
= Basil Pesto ; pesto alla genovese, homemade pesto, green pesto, pesto genovese, pesto sauce
sauce ; italian ; dinner ; 6 ; 10+0 ; blender
Basil, pine nuts, parmesan and olive oil, crushed together.
!80 g basil ; !50 g pine nuts / sunflower seeds ; 1 clove garlic ; !60 g parmesan, grated / 20 g nutritional yeast ; !150 ml olive oil ; 1/2 tsp salt
- Blend the garlic with the pine nuts and salt to a coarse paste.
- Add the basil and parmesan and blend in short bursts.
- Stir in the olive oil.
= Mayonnaise ; homemade mayonnaise, mayo
sauce ; french ; lunch ; 8 ; 10+0 ; none
Egg yolk and oil beaten to a thick emulsion.
!2 egg yolks, very fresh or pasteurised / 100 ml soy milk ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; !250 ml sunflower oil ; 1/2 tsp salt
- Have everything at room temperature. Whisk the egg yolks with the mustard, lemon juice and salt.
- Whisk in the sunflower oil, at first drop by drop, then in a thin stream, until thick.
- Taste for salt and lemon, and keep cold.
= Vinaigrette ; salad dressing, french dressing, balsamic vinaigrette, salatdressing, salatsosse
sauce ; french ; lunch ; 4 ; 5+0 ; none
Oil and vinegar shaken with mustard.
!6 tbsp olive oil ; !2 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 1/2 tsp honey ; 1/2 tsp salt ; 1/4 tsp black pepper
- Put the red wine vinegar, mustard, honey, salt and black pepper into a jar and shake.
- Add the olive oil and shake until thick.
- Taste on a leaf and use at once.
= Barbecue Sauce ; bbq sauce
sauce ; american ; dinner ; 10 ; 5+25 ; stove
A sweet, sour and smoky tomato sauce.
!400 g ketchup / passata ; 80 g brown sugar ; !5 tbsp cider vinegar ; 2 tbsp Worcestershire sauce ; 1 tbsp smoked paprika ; 1 tsp garlic powder ; 1 tsp mustard ; 100 ml water
- Put the ketchup, brown sugar, cider vinegar, Worcestershire sauce, smoked paprika, garlic powder, mustard and water into a pan.
- Simmer for 20 minutes, stirring, until thick.
- Cool, and keep in a jar in the fridge for up to 2 weeks.
= Cranberry Sauce ; cranberry relish, preiselbeersosse
sauce ; american ; dinner ; 8 ; 5+15 ; stove
Cranberries cooked with orange and sugar until they burst.
!350 g cranberries ; !150 g sugar ; 1 orange, zested and juiced ; 100 ml water
- Bring the sugar, water, and the juice and zest of the orange to the boil.
- Add the cranberries and simmer for 10 minutes, until they burst.
- Cool; it sets as it cools.
= Strawberry Jam ; jam, erdbeermarmelade, erdbeerkonfiture, confiture de fraises, mermelada de fresa, marmellata di fragole, raspberry jam, fruit jam, marmelade, konfiture
jam ; british ; breakfast ; 30 ; 20+25 ; stove
Fruit boiled with sugar and lemon until it sets.
!*1000 g strawberries, hulled and halved / raspberries / blackberries / blueberries / apricots, stoned and chopped / plums, stoned and chopped ; !800 g jam sugar ; !3 tbsp lemon juice
- Put a saucer into the freezer. Warm the strawberries with the lemon juice in a large pan for 8 minutes, until soft.
- Stir in the jam sugar until dissolved, then boil hard for 8 minutes.
- Drop a little on the cold saucer: if it wrinkles when pushed, it is ready. If not, boil for 2 minutes more and test again.
- Skim, pour into hot clean jars and seal at once.
= Orange Marmalade ; marmalade, orangenmarmelade, mermelada de naranja
jam ; british ; breakfast ; 40 ; 45+140 ; stove
Oranges boiled with their peel and sugar.
!1000 g Seville oranges, halved / oranges, halved ; !2 lemons, juiced ; 2000 ml water ; !1800 g sugar
- Squeeze the oranges into a large pan, tie the pips in a cloth and slice the peel thinly. Add both with the lemons and water and simmer for 110 minutes, until the peel is soft. Squeeze out the cloth.
- Stir in the sugar until dissolved and boil hard for 18 minutes.
- Drop a little on a cold saucer: if it wrinkles when pushed, it is ready. Leave for 10 minutes, pour into hot clean jars and seal.
= Chutney ; mango chutney recipe, apple chutney, tomato chutney, fruit chutney
jam ; british ; lunch ; 30 ; 25+75 ; stove
Fruit cooked down with vinegar, sugar and spice.
!1000 g apples, diced / mangoes, diced / tomatoes, chopped ; 2 onions, chopped ; 150 g raisins ; !300 g brown sugar ; !350 ml cider vinegar ; 1 tbsp ginger, grated ; 1 tsp mustard seeds ; 1/2 tsp chilli flakes ; 1 1/2 tsp salt
- Put the apples, onions, raisins, brown sugar, cider vinegar, ginger, mustard seeds, chilli flakes and salt into a large pan.
- Simmer for 70 minutes, stirring often, until thick enough that a spoon leaves a trail.
- Pour into hot clean jars, seal, and keep for a month before eating.
= Apple Sauce ; applesauce, apfelmus, compote de pommes, compota de manzana
sauce ; german ; dessert ; 6 ; 10+15 ; stove
Apples stewed until they fall apart.
!1000 g cooking apples, peeled and diced ; 100 ml water ; 50 g sugar ; 1 tbsp lemon juice ; 1/4 tsp ground cinnamon
- Put the apples, water and lemon juice into a pan, cover and cook for 12 minutes, until soft.
- Mash, and stir in the sugar and cinnamon.
- Serve warm or cold.
= Custard ; vanilla custard, vanilla sauce, creme anglaise, vanillesosse, vanillesauce, vanillepudding, natillas
pudding ; british ; dessert ; 4 ; 5+10 ; stove
Milk thickened with egg yolks and vanilla.
!500 ml milk ; !4 egg yolks / 30 g cornflour ; 50 g caster sugar ; 1 tbsp cornflour ; 1 tsp vanilla extract
- Whisk the egg yolks with the caster sugar and cornflour. Heat the milk until it steams.
- Pour the milk in slowly, whisking, and return to the pan.
- Cook gently, stirring, for 5 minutes, until it coats a spoon, and stir in the vanilla extract.
= Caramel Sauce ; salted caramel, salted caramel sauce, karamellsosse, caramel
sauce ; french ; dessert ; 8 ; 5+12 ; stove
Burnt sugar, butter and cream.
!200 g sugar ; !90 g butter ; !150 ml double cream ; 1/2 tsp salt
- Melt the sugar in a heavy pan over medium heat, without stirring, for 7 minutes, until amber.
- Take off the heat and stir in the butter, then the double cream; it will foam up.
- Simmer for 2 minutes and stir in the salt.
= Chocolate Sauce ; hot fudge sauce, schokosauce, hot fudge, schokoladensauce
sauce ; american ; dessert ; 6 ; 5+6 ; stove
A glossy sauce for ice cream.
!50 g cocoa powder ; 100 g sugar ; !200 ml double cream ; 30 g butter ; 1/8 tsp salt
- Stir the cocoa powder with the sugar and salt in a pan, and whisk in the double cream.
- Simmer for 4 minutes, whisking, until smooth.
- Take off the heat and stir in the butter.
= Vegetable Stock ; homemade vegetable stock, vegetable broth, gemusebruhe, bouillon de legumes, caldo de verduras, brodo vegetale
soup ; french ; lunch ; 6 ; 15+50 ; stove
A clear broth of vegetables and herbs.
!2 onions, quartered ; !3 carrots, in chunks ; !3 sticks celery, in chunks ; 1 leek, in chunks ; 100 g button mushrooms, halved ; 3 sprigs thyme ; 1 bay leaf ; 1 tsp black peppercorns ; 2200 ml water ; 1 tsp salt ; 1 tbsp olive oil
- Cook the onions, carrots, celery and leek in the olive oil for 8 minutes, until lightly browned.
- Add the mushrooms, thyme, bay leaf, peppercorns, salt and water and simmer for 40 minutes.
- Strain and use at once, or cool and freeze.
= Chicken Stock ; chicken carcass, chicken carcase, roast chicken carcass, chicken bones, turkey carcass, homemade chicken stock, chicken broth, bone broth, huhnerbruhe, bouillon de poulet, caldo de pollo, brodo di pollo
soup ; french ; lunch ; 6 ; 15+190 ; stove
A broth of chicken bones and vegetables.
!*1200 g chicken wings ; 2 onions, halved ; 2 carrots, in chunks ; 2 sticks celery, in chunks ; 1 bay leaf ; 1 tsp black peppercorns ; 2500 ml water ; 1 tsp salt
- Put the chicken wings and water into a large pan and bring slowly to a simmer, skimming.
- Add the onions, carrots, celery, bay leaf, peppercorns and salt and simmer very gently for 180 minutes.
- Strain, cool quickly and keep in the fridge for up to 3 days.
= Vegetable Soup ; gemusesuppe, soupe de legumes, sopa de verduras, zuppa di verdure, mixed vegetable soup, vegetable broth soup, minestra di verdure
soup ; french ; dinner ; 4 ; 20+35 ; stove
A clear soup full of diced vegetables.
2 tbsp olive oil ; !1 onion, chopped ; !2 carrots, diced ; !2 sticks celery, diced ; 1 leek, sliced ; !300 g waxy potatoes, diced ; 150 g green beans, in pieces ; 200 g tomatoes, diced ; 1400 ml vegetable stock ; 100 g peas ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrots, celery and leek in the olive oil for 10 minutes.
- Add the potatoes, green beans, tomatoes, vegetable stock and salt and simmer for 18 minutes, until tender.
- Add the peas for 3 minutes, season with the black pepper and scatter with the parsley.
= Mushroom Soup ; cream of mushroom soup, pilzsuppe, champignoncremesuppe, soupe aux champignons, crema de champinones, zuppa di funghi
soup ; french ; lunch ; 4 ; 15+30 ; stove blender
A smooth soup of browned mushrooms and cream.
!600 g chestnut mushrooms, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 40 g butter ; 2 tbsp plain flour ; 900 ml vegetable stock ; !150 ml double cream ; 1 tsp thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the mushrooms in the butter over high heat for 10 minutes, until brown. Add the onion for 6 minutes, then the garlic and thyme for 1 minute.
- Stir in the flour, then the vegetable stock, salt and black pepper, and simmer for 10 minutes. Blend, leaving it a little coarse.
- Stir in the double cream and warm through.
= Carrot and Ginger Soup ; carrot soup, carrot ginger soup, mohrensuppe, karottensuppe, soupe de carottes, crema de zanahoria, karotten ingwer suppe
soup ; british ; lunch ; 4 ; 15+28 ; stove blender
A smooth soup of carrots, warm with ginger.
!800 g carrots, sliced ; 1 onion, chopped ; !2 tbsp ginger, grated ; 2 tbsp olive oil ; 1000 ml vegetable stock ; 1 tbsp lemon juice ; 1 tsp ground coriander ; 1 tsp salt
- Cook the onion in the olive oil for 7 minutes. Stir in the ginger and ground coriander for 1 minute.
- Add the carrots, vegetable stock and salt and simmer for 18 minutes, until soft.
- Blend until smooth and sharpen with the lemon juice.
= Broccoli Cheddar Soup ; broccoli soup, broccoli cheese soup, cream of broccoli soup, brokkolisuppe, broccoli and stilton soup
soup ; american ; lunch ; 4 ; 15+28 ; stove blender
A thick soup of broccoli and melted cheese.
!600 g broccoli, in florets ; 1 onion, chopped ; 1 carrot, grated ; 40 g butter ; 30 g plain flour ; 700 ml vegetable stock ; 300 ml milk ; !180 g cheddar, grated ; 1 tsp mustard ; 1 tsp salt
- Cook the onion and carrot in the butter for 8 minutes. Stir in the flour for 1 minute, then the vegetable stock and milk.
- Add the broccoli and salt and simmer for 13 minutes, until tender. Blend half of it.
- Stir in the cheddar and mustard until melted.
= Pea Soup ; erbsensuppe
soup ; dutch ; dinner ; 6 ; 15+95 ; stove
A thick soup of split peas with smoked ham.
!400 g split peas, rinsed ; !*300 g smoked ham, diced / smoked tofu, diced / carrots, diced ; 1 onion, chopped ; 2 carrots, diced ; 1 leek, sliced ; 150 g celeriac, diced ; 1 tbsp sunflower oil ; 1800 ml vegetable stock ; 1 bay leaf ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrots, leek and celeriac in the sunflower oil for 10 minutes.
- Add the split peas, vegetable stock and bay leaf, bring to the boil and simmer for 60 minutes, stirring, until the peas fall apart.
- Add the ham, salt and black pepper and simmer for 15 minutes. Take out the bay leaf.
= Soft Vegetable Purée ; vegetable puree, baby puree, puree, baby food, brei, babybrei, puree de legumes, pure de verduras, pappa, carrot puree, sweet potato puree
side ; british ; lunch ; 2 ; 10+20 ; stove blender
Vegetables cooked very soft and mashed smooth, without salt.
!*200 g carrots, peeled and diced / sweet potatoes, peeled and diced / butternut squash, peeled and diced / pumpkin, peeled and diced / parsnips, peeled and diced / broccoli, in small florets / cauliflower, in small florets / courgettes, diced ; !100 g floury potatoes, peeled and diced ; 250 ml water ; 2 tsp olive oil
- Simmer the carrots and potatoes in the water, covered, for 18 minutes, until very soft.
- Mash or blend with as much of the water as it needs to be smooth.
- Stir in the olive oil and cool until lukewarm.
= Lemonade ; homemade lemonade, limonade, zitronenlimonade, limonada, limonata
drink ; american ; drinks ; 6 ; 15+5 ; stove
Lemon juice, sugar and cold water.
!250 ml lemon juice ; !150 g sugar ; 1200 ml water, cold ; 200 g ice
- Warm the sugar with a little of the water until dissolved, and cool.
- Stir in the lemon juice and the rest of the water.
- Pour over the ice.
= Iced Tea ; ice tea, eistee, the glace, te frio, te freddo
drink ; american ; drinks ; 4 ; 10+5 rest 60 ; stove
Strong tea cooled with lemon and sugar.
!4 black tea bags ; 1000 ml water ; 60 g sugar ; !1 lemon, sliced ; 200 g ice
- Bring half of the water to the boil, steep the black tea bags for 4 minutes and take them out.
- Stir in the sugar, then the rest of the water and the lemon, and chill for 60 minutes.
- Serve over the ice.
= Fruit Punch ; punch, party punch, bowle, fruchtbowle, non alcoholic punch, ponche
drink ; american ; drinks ; 10 ; 15+0 rest 60 ; none
Juices and fruit with sparkling water, for a crowd.
!800 ml orange juice ; !600 ml pineapple juice ; 4 tbsp lime juice ; 2 oranges, sliced ; 250 g strawberries, sliced ; 800 ml sparkling water ; 300 g ice
- Mix the orange juice with the pineapple juice and lime juice, add the oranges and strawberries and chill for 60 minutes.
- Add the ice.
- Pour in the sparkling water just before serving.
= Mulled Wine ; christmas drink, christmas punch, gluhwein, gluehwein, vin chaud, glogg, vino caliente, vin brule
drink ; german ; drinks ; 6 ; 10+20 ; stove
Red wine warmed with orange and spice.
!750 ml red wine / grape juice ; 1 orange, sliced ; 60 g sugar ; !2 cinnamon sticks ; 4 cloves ; 2 star anise
- Put the red wine, orange, sugar, cinnamon, cloves and star anise into a pan.
- Warm gently for 18 minutes without boiling.
- Strain and serve hot.
= Hot Chocolate ; cocoa, kakao, heisse schokolade, chocolat chaud, chocolate caliente, cioccolata calda, hot cocoa
drink ; french ; drinks ; 2 ; 3+7 ; stove
Milk heated with cocoa and sugar.
!500 ml milk ; !3 tbsp cocoa powder ; 2 tbsp sugar ; 1/2 tsp vanilla extract ; 1/8 tsp salt
- Whisk the cocoa powder with the sugar, salt and a little of the milk in a pan.
- Add the rest of the milk and heat for 5 minutes, whisking, until it steams.
- Stir in the vanilla extract and pour into {2} cups.
= Eggnog ; egg nog, advocaat, eierpunsch, ponche de huevo
drink ; american ; drinks ; 6 ; 10+10 rest 120 ; stove
Cooked custard drink with nutmeg.
!4 egg yolks ; !90 g sugar ; !500 ml milk ; 200 ml double cream ; ?80 ml rum ; 1/2 tsp ground nutmeg ; 1 tsp vanilla extract
- Whisk the egg yolks with the sugar. Heat the milk until it steams, whisk it in and cook gently, stirring, for 6 minutes, until it coats a spoon (75 °C / 167 °F).
- Stir in the double cream and vanilla extract[, then the rum], and chill for 2 hours.
- Pour into glasses and dust with the nutmeg.
= Golden Milk ; turmeric latte, goldene milch, kurkuma latte, haldi doodh
drink ; indian ; drinks ; 2 ; 3+7 ; stove
Milk warmed with turmeric and spice.
!500 ml milk ; !1 tsp ground turmeric ; 1/2 tsp ground cinnamon ; 1/2 tsp ground ginger ; 1/8 tsp black pepper ; 1 tbsp honey
- Whisk the milk with the turmeric, cinnamon, ginger and black pepper in a pan.
- Heat for 6 minutes without boiling.
- Stir in the honey and pour into {2} cups.
= Masala Chai ; chai, chai tea, chai latte, indian tea
drink ; indian ; drinks ; 2 ; 3+12 ; stove
Tea simmered with milk and spice.
!2 tsp black tea ; !300 ml milk ; 250 ml water ; 1 tbsp ginger, sliced ; 4 cardamom pods, crushed / 1/2 tsp ground cardamom ; 1 cinnamon stick ; 1 tbsp sugar
- Simmer the water with the ginger, cardamom and cinnamon for 5 minutes.
- Add the black tea and milk and simmer for 4 minutes.
- Strain into {2} cups and stir in the sugar.
= Banana Smoothie ; smoothie, fruit smoothie, bananen smoothie, banana shake, banana milkshake, milkshake, batido de platano, smoothie banane
drink ; american ; breakfast ; 2 ; 5+0 ; blender
Fruit blended with yogurt and milk.
!2 bananas ; !150 g mixed berries / spinach ; 200 g yogurt ; 200 ml milk ; 1 tbsp honey
- Put the bananas, mixed berries, yogurt, milk and honey into a blender.
- Blend for 1 minute, until smooth.
- Pour into {2} glasses and drink at once.
= Bloody Mary ; virgin mary, bloody mary cocktail
drink ; american ; drinks ; 2 ; 5+0 ; none
Spiced tomato juice with vodka.
!400 ml tomato juice ; ?100 ml vodka ; !1 tbsp lemon juice ; 2 tsp Worcestershire sauce ; 1 tsp hot sauce ; 1/4 tsp celery seeds ; 1/4 tsp black pepper ; 2 sticks celery ; 150 g ice
- Stir the tomato juice with the[ vodka,] lemon juice, Worcestershire sauce, hot sauce, celery seeds and black pepper.
- Pour over the ice in {2} glasses.
- Add the celery and serve.
= Garlic Bread ; knoblauchbrot, pain a l ail, cheesy garlic bread
side ; italian ; snacks ; 4 ; 10+12 ; oven
A baguette baked with garlic butter.
!1 baguette ; !100 g butter, soft ; !3 cloves garlic, crushed ; 1 handful parsley, chopped ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the butter with the garlic, parsley and salt.
- Slice the baguette, not quite through, and spread the cuts with the butter.
- Wrap in foil and bake for 8 minutes, then open the foil and bake for 4 minutes, until crisp.
= Scrambled Eggs ; eggs and toast, egg and toast, toast and eggs, scrambled eggs and toast, ruhrei, oeufs brouilles, huevos revueltos, uova strapazzate
egg ; british ; breakfast ; 2 ; 3+5 ; stove
Eggs stirred gently in butter until just set.
!5 eggs / 400 g firm tofu, crumbled ; !20 g butter ; 2 tbsp milk ; 1/4 tsp salt ; 1/8 tsp black pepper ; 1 handful chives, snipped
- Beat the eggs with the milk, salt and black pepper.
- Melt the butter in a pan over low heat, pour in the mixture and stir slowly for 4 minutes, until softly set.
- Scatter with the chives and serve at once.
= French Omelette ; omelette, omelet, omelett, omelette nature, cheese omelette, plain omelette, frittata semplice
egg ; french ; breakfast ; 1 ; 3+4 ; stove
Eggs cooked fast in butter and folded.
!3 eggs / 60 g chickpea flour, whisked with water to a thick cream ; !15 g butter ; 1 tbsp water ; 30 g gruyère, grated ; 1/4 tsp salt ; 1/8 tsp black pepper
- Beat the eggs with the water, salt and black pepper.
- Melt the butter in a small pan over medium-high heat until it foams. Pour in the mixture and draw in the edges for 2 minutes, until set underneath.
- Scatter with the gruyère, fold and slide on to a plate.
= Satay Sauce ; peanut sauce, peanut satay sauce, satay peanut sauce, erdnusssauce, sauce cacahuete, salsa de cacahuete
sauce ; thai ; dinner ; 6 ; 5+8 ; stove
A warm peanut sauce with coconut milk, lime and chilli.
!150 g peanut butter / tahini ; !200 ml canned coconut milk / soy cream ; 2 tbsp soy sauce ; 1 tbsp red curry paste ; 1 tbsp palm sugar / brown sugar ; 1 tbsp lime juice
- Fry the red curry paste in 2 spoonfuls of the coconut milk over medium heat for 2 minutes, until fragrant.
- Stir in the peanut butter, the rest of the coconut milk, the soy sauce and the palm sugar and simmer for 5 minutes, stirring, until thick.
- Take off the heat and stir in the lime juice. Thin with a little hot water if you like.
`;
