/** More dishes that people asked for by name or by need, and got as another one; how the table is read: rules/classics/classic.ts. */
export const LATELY_ASKED = `
= Chicken Pot Pie with Biscuits ; chicken pot pie with a biscuit topping, chicken pot pie with biscuit topping, biscuit topped chicken pot pie, chicken and biscuits, chicken cobbler, chicken cobbler with biscuits, chicken pot pie biscuits, chicken pie with a scone topping, chicken cobbler with a scone topping, savoury chicken cobbler
bake ; american ; dinner ; 6 ; 25+50 ; oven stove
Chicken and vegetables in a creamy sauce, baked under soft buttermilk biscuits.
!*700 g chicken thigh fillets, in pieces ; 2 tbsp sunflower oil ; 1 onion, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 60 g butter ; 50 g plain flour ; 600 ml chicken stock ; 150 ml double cream ; 150 g frozen peas ; 1 tsp thyme ; !300 g self-raising flour ; 90 g cold butter, diced ; 200 ml buttermilk ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Brown the chicken in the sunflower oil in a wide pan for 8 minutes and lift out. Cook the onion, carrots and celery in the butter for 8 minutes.
- Stir in the plain flour for 1 minute, then the chicken stock little by little. Return the chicken, add the thyme, black pepper and most of the salt and simmer for 8 minutes. Stir in the double cream and peas and tip into a large baking dish.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the cold butter into the self-raising flour with the rest of the salt, stir in the buttermilk to a soft dough, pat it 2.5 cm thick and cut out {12} rounds.
- Lay the rounds on the filling and bake for 24 minutes, until they are risen and golden and the filling bubbles.
= Sausages with Cabbage and Apples ; sausages with apples and cabbage, sausage cabbage and apple, sausages and apples with cabbage, sausage and cabbage skillet, sausage apple cabbage skillet, bratwurst mit kraut und apfeln
fry ; german ; dinner ; 4 ; 10+35 ; stove
Brown sausages braised on cabbage with apples, onion and a little mustard.
!*8 pork sausages ; 1 tbsp sunflower oil ; 1 onion, sliced ; !600 g white cabbage, shredded ; !2 apples, in thick wedges ; 1 tsp caraway seeds ; 150 ml vegetable stock ; 2 tbsp cider vinegar ; 1 tbsp brown sugar ; 1 tbsp wholegrain mustard ; 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the sausages in the sunflower oil in a wide pan for 8 minutes and lift out.
- Cook the onion in the fat for 4 minutes. Add the apples for 3 minutes, until golden, and lift them out.
- Stir in the cabbage, caraway seeds, brown sugar, salt and black pepper for 3 minutes. Pour in the vegetable stock and cider vinegar, lay the sausages on top, cover and simmer for 15 minutes, until the cabbage is tender and the sausages are cooked through.
- Stir in the wholegrain mustard and the apples and warm through for 1 minute.
= Microwave Mug Mac and Cheese ; mug mac and cheese, mac and cheese in a mug, mug pasta, mug meal, meal in a mug, dinner in a mug, mug dinner, microwave pasta in a mug, mikrowellen nudeln
pasta ; american ; lunch dinner ; 1 ; 3+7 ; none
Macaroni cooked in its mug in the microwave and stirred with milk and cheese.
!60 g macaroni ; 150 ml water ; 3 tbsp milk ; !50 g cheddar, grated ; 30 g ham, chopped / frozen peas ; 1 pinch salt ; 1 pinch black pepper
- Put the macaroni with the water and salt into a large mug or bowl, which has to be no more than half full. Stand it on a plate, because it may boil over.
- Microwave on full power for 2 minutes and stir. Microwave for another 3 minutes, stirring every minute, until the macaroni is tender and nearly all the water has gone; add a splash if it is dry before that.
- Stir in the milk, cheddar, ham and black pepper and microwave for 45 seconds. Stir until smooth, and leave for 1 minute.
= Microwave Mug Egg Fried Rice ; mug egg fried rice, egg fried rice in a mug, microwave egg fried rice, microwave fried rice, fried rice in a mug, mug fried rice
rice ; chinese ; lunch dinner ; 1 ; 4+4 ; none
Cooked rice with egg and vegetables, steamed in a mug in the microwave.
!150 g cooked long-grain rice ; 50 g frozen peas ; 1 spring onion, sliced ; 2 tsp soy sauce ; 1 tsp sesame oil ; !1 egg, beaten
- Stir the cooked rice with the peas, spring onion and half of the soy sauce in a large mug. Cover with a plate and microwave on full power for 90 seconds, until steaming hot.
- Beat the egg with the rest of the soy sauce and the sesame oil and stir it in. Cover and microwave for another 60 seconds, stir, and go on for 20 seconds at a time until the egg is set.
- Leave for 1 minute and fluff up with a fork.
= Microwave Lemon Curd ; lemon curd in the microwave, lemon curd microwave, quick lemon curd, mikrowellen lemon curd
jam ; british ; breakfast ; 10 ; 10+6 ; none
Lemon juice, eggs and butter thickened in the microwave, a minute at a time.
!150 ml lemon juice ; 2 tbsp lemon zest ; 180 g caster sugar ; !100 g butter, melted ; !3 eggs, beaten
- Whisk the caster sugar with the eggs in a large glass bowl until smooth, then whisk in the lemon juice, lemon zest and butter.
- Microwave on full power for 1 minute at a time, whisking well after each, for 4 to 6 minutes, until it coats the back of a spoon. It must not boil.
- Strain into a clean hot jar and cool: it goes on thickening. Keep it in the fridge for up to 2 weeks.
= Keto Raspberry Cheesecake Cups ; keto cheesecake, keto cheesecake cups, keto cheesecake mousse, keto dessert with cream cheese, keto dessert with cream cheese and raspberries, keto dessert with raspberries, keto raspberry dessert, low carb cheesecake in a glass, keto raspberry cheesecake, keto cream cheese dessert, keto cream cheese mousse, low carb raspberry cheesecake
pudding ; american ; dessert ; 2 ; 10+0 rest 30 ; none
Whipped cream cheese and cream with raspberries, in a glass and without a crust.
!150 g cream cheese ; 100 ml double cream, cold ; !100 g raspberries ; 1 tsp vanilla extract ; 1 tsp lemon juice ; 20 g almonds, chopped
- Mash a third of the raspberries with the lemon juice.
- Whip the double cream to soft peaks. Beat the cream cheese with the vanilla extract until smooth, and fold in the cream.
- Layer the cream with the mashed raspberries in glasses, top with the other raspberries and the almonds and chill for 30 minutes.
= Low-Salt Chicken and Broccoli Stir-Fry ; low salt chinese chicken, low sodium chinese chicken, low sodium stir fry, low salt stir fry, low sodium chicken stir fry, low salt chicken stir fry, low sodium chinese takeaway, low salt chinese takeaway, low sodium chinese takeout, chinese without salt
fry ; chinese ; dinner ; 4 ; 15+14 ; stove
Chicken and broccoli with plenty of ginger, garlic, orange and vinegar instead of soy sauce.
!*500 g chicken breast fillets, thinly sliced ; 2 tsp cornflour ; 2 tbsp sunflower oil ; 400 g broccoli, in small florets ; 1 red pepper, sliced ; !3 cloves garlic, sliced ; !2 tbsp ginger, in thin strips ; 150 ml orange juice ; 2 tbsp rice vinegar ; 1 tbsp honey ; 1/2 tsp five-spice powder ; 1/2 tsp chilli flakes ; 2 tsp sesame oil ; 4 spring onions, sliced ; 1 tbsp sesame seeds
- Turn the chicken in half of the cornflour. Stir the rest of the cornflour with the orange juice, rice vinegar, honey and five-spice powder.
- Heat half of the sunflower oil in a wok over high heat and stir-fry the chicken for 5 minutes, until no pink is left. Lift out.
- Stir-fry the broccoli and red pepper in the rest of the oil for 4 minutes. Add the garlic, ginger and chilli flakes for 1 minute.
- Return the chicken, pour in the sauce and let it bubble for 2 minutes, until glossy. Stir in the sesame oil and spring onions, scatter with the sesame seeds and serve, if you like, with rice.
= Sweet Potato and Lentil Fingers ; vegetable fingers for babies, baby veggie fingers, toddler veggie fingers, toddler finger food, soft finger food, finger food for toddlers, finger food for a toddler, soft finger food with hidden vegetables, hidden vegetable fingers, baby led weaning fingers, gemusesticks furs baby, baby fingerfood
bake ; any ; snacks lunch ; 4 ; 20+35 ; oven stove
Soft fingers of sweet potato, lentils and oats with grated courgette, which a small hand can hold and the freezer keeps.
!400 g sweet potatoes, peeled and diced ; !100 g dried red lentils, rinsed ; 300 ml water ; 1 courgette, finely grated ; 1 carrot, finely grated ; 120 g rolled oats ; 1 tbsp olive oil ; 1/2 tsp ground cumin
- Simmer the sweet potatoes and red lentils in the water, covered, for 15 minutes, until very soft and nearly dry. Mash until smooth.
- Squeeze the courgette dry. Stir it into the mash with the carrot, rolled oats and cumin and leave for 10 minutes, until it can be shaped.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Shape {20} flat fingers, lay them on a lined tray and brush with the olive oil.
- Bake for 20 minutes, turning once, until they hold together and are still soft. Serve lukewarm, or freeze them once cold.
= Pork and Courgette Gochujang Bowl ; korean pork mince, korean ground pork, korean ground pork bowl, korean pork bowl, gochujang pork, gochujang pork mince, gochujang pork bowl, ground pork and gochujang, korean ground pork and zucchini, korean pork and courgettes
fry ; korean ; dinner ; 4 ; 10+18 ; stove
Minced pork browned with courgettes, garlic and sesame and glazed with sweet gochujang, for a bowl of rice.
!*500 g minced pork ; 1 tbsp sunflower oil ; !2 courgettes, in half-moons ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !2 tbsp gochujang ; 2 tbsp soy sauce ; 1 tbsp honey ; 1 tbsp rice vinegar ; 3 tbsp water ; 2 tsp sesame oil ; 3 spring onions, sliced ; 1 tbsp sesame seeds
- Fry the minced pork in the sunflower oil over high heat for 8 minutes, breaking it up, until brown with no pink left.
- Add the courgettes and fry for 4 minutes, until golden and still firm. Stir in the garlic and ginger for 1 minute.
- Stir the gochujang with the soy sauce, honey, rice vinegar and water, pour it in and let it bubble for 2 minutes, until glossy.
- Stir in the sesame oil, scatter with the spring onions and sesame seeds and serve, if you like, with rice.
= Carb-Loading Chicken and Rice ; carb loading dinner, carb loading, carb load dinner, carb loading meal
rice ; any ; dinner ; 4 ; 10+30 ; stove
Plain white rice with tender chicken, carrots and a little ginger: much starch, little fiber and fat.
!480 g jasmine rice, rinsed ; 720 ml water ; !*400 g chicken breast fillets, in thin slices ; 1 tbsp olive oil ; 3 carrots, peeled and in thin slices ; 1 tbsp ginger, grated ; 300 ml chicken stock ; 2 tbsp soy sauce ; 1 tbsp honey ; 1 tbsp cornflour ; 3/4 tsp salt
- Bring the jasmine rice to the boil in the water with the salt, cover and cook over low heat for 12 minutes. Leave it covered for 10 minutes.
- Meanwhile, simmer the carrots in the chicken stock for 10 minutes, until soft, and lift them out.
- Fry the chicken in the olive oil over medium heat for 6 minutes, until no pink is left. Stir in the ginger for 30 seconds.
- Stir the cornflour with the soy sauce and honey, add it to the chicken with the stock and carrots and simmer for 3 minutes, until it thickens. Spoon over the rice.
= Japanese Milk Bread ; shokupan, hokkaido milk bread, japanese milk loaf, milk bread loaf, japanese milk bread loaf, fluffy milk bread, asian milk bread, tangzhong bread, tangzhong loaf, japanisches milchbrot, hokkaido milchbrot, pain au lait japonais, pan de leche japones, pane al latte giapponese
bread ; japanese ; breakfast snacks ; 10 ; 35+35 rest 120 ; oven stove
Soft white loaf that pulls apart in threads, because some of its flour is cooked with milk first.
!350 g bread flour ; !220 ml milk ; 1 egg ; 40 g sugar ; !2 tsp yeast ; 40 g butter, soft ; 1 tsp salt
- Whisk a tenth of the bread flour with half of the milk in a small pan over medium heat for 3 minutes, until it is as thick as custard. Cool until lukewarm: this paste holds the water that keeps the loaf soft.
- Knead it with the rest of the flour, most of the rest of the milk, the egg, sugar, yeast and salt for 8 minutes. Knead in the butter for 6 minutes, until the dough is smooth and stretches thinly. Cover and leave for 75 minutes, until doubled.
- Divide into {3} pieces. Roll each out, fold its sides to the middle, roll it up and set them side by side in a greased loaf tin. Cover and leave for 45 minutes, until they reach the rim.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush with the last of the milk and bake for 30 minutes, until deep golden. Cool on a rack.
= Fresh Egg Pasta ; fresh pasta, homemade pasta, home made pasta, handmade pasta, egg pasta, fresh egg pasta by hand, pasta from scratch, pasta dough, egg pasta dough, fresh tagliatelle, homemade tagliatelle, frische pasta, selbstgemachte nudeln, nudelteig, pates fraiches, pates fraiches maison, pasta fresca, pasta fresca casera, pasta fatta in casa, pasta all uovo
pasta ; italian ; dinner ; 4 ; 40+5 rest 30 ; stove
Dough of flour and eggs, kneaded, rested and rolled out by hand into ribbons.
!400 g plain flour ; !4 eggs ; 1 tbsp olive oil ; 1 1/2 tsp salt
- Heap the flour, make a hollow and break in the eggs with the olive oil and a little of the salt. Beat with a fork, drawing in the flour, then knead for 10 minutes, until smooth and elastic.
- Wrap and leave for 30 minutes.
- Roll out a quarter at a time on a floured board until you can see your hand through it. Flour it well, roll it up loosely and cut ribbons of 7 mm.
- Boil in plenty of water with the rest of the salt for 3 minutes, until tender with a little bite, and drain.
= No-Churn Coffee Ice Cream ; coffee ice cream, coffee ice cream without a machine, no churn coffee ice cream, homemade coffee ice cream, coffee flavored ice cream, coffee flavoured ice cream, kaffeeeis, glace au cafe, helado de cafe, gelato al caffe
pudding ; american ; dessert ; 8 ; 15+0 rest 360 ; none
Whipped cream and condensed milk with strong coffee, frozen without a machine.
!500 ml double cream, cold ; !400 g condensed milk ; !3 tbsp instant coffee ; 1 tbsp water, hot ; 1 tsp vanilla extract ; 1 pinch salt
- Stir the instant coffee into the hot water until dissolved, and let it cool. Stir it into the condensed milk with the vanilla extract and salt.
- Whip the double cream to soft peaks and fold it in, a third at a time.
- Freeze in a covered box for 6 hours, until firm. Take it out 5 minutes before you scoop.
= Hefezopf ; sweet plaited bread, german easter bread, german braided bread, braided yeast bread, osterzopf, butterzopf, zopf, zopfbrot, brioche tressee allemande, trenza de pascua, treccia dolce
bread ; german ; breakfast snacks ; 12 ; 30+30 rest 110 ; oven
Sweet yeast dough with butter and milk in a shiny plait, for Easter or a Sunday.
!500 g plain flour ; !230 ml milk, lukewarm ; 80 g butter, soft ; 80 g sugar ; 2 eggs ; 2 1/4 tsp yeast ; 1 tsp lemon zest ; 1 tsp salt ; 20 g flaked almonds
- Knead the flour with most of the milk, the butter, sugar, one of the eggs, the yeast, lemon zest and salt for 10 minutes, until smooth. Cover and leave for 75 minutes, until doubled.
- Divide into {3} pieces, roll each into a rope of 45 cm, plait them on a lined tray and tuck in the ends. Cover and leave for 35 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the other egg with the rest of the milk, brush the plait and scatter with the almonds.
- Bake for 28 minutes, until deep golden and hollow when tapped underneath. Cool on a rack.
= French Chocolate Mousse ; mousse with just eggs and chocolate, chocolate mousse with just eggs and dark chocolate, chocolate mousse with just eggs and chocolate, chocolate mousse with only eggs and chocolate, eggs and chocolate mousse, classic french chocolate mousse
pudding ; french ; dessert ; 4 ; 20+4 rest 180 ; stove
Dark chocolate and eggs, whipped to an airy mousse. The eggs stay raw.
!200 g dark chocolate, chopped ; !6 eggs, separated ; 1 pinch salt
- Melt the dark chocolate in a bowl over simmering water for 4 minutes, and leave until lukewarm.
- Beat the whites of the eggs with the salt to firm peaks. Stir the yolks quickly into the chocolate.
- Fold in the whites, a third at a time, spoon into glasses and chill for 3 hours. Eat it within a day.
= Arroz con Pollo Peruano ; peruvian arroz con pollo, arroz con pollo al estilo peruano, peruvian chicken and rice, peruvian green rice with chicken, arroz verde con pollo, arroz con pollo verde, peruvian cilantro rice with chicken, peruanischer reis mit huhn
rice ; peruvian ; dinner ; 4 ; 20+50 ; stove
Chicken and rice cooked in one pot with a green paste of coriander, peppers and peas.
!*800 g chicken thighs ; 3 tbsp sunflower oil ; 1 onion, finely chopped ; 4 cloves garlic, crushed ; 1 tsp ground cumin ; !2 bunches fresh coriander ; 100 g spinach ; 200 ml beer / 200 ml chicken stock ; !350 g long-grain rice, rinsed ; 450 ml chicken stock ; 1 carrot, diced ; 1 red pepper, sliced ; 150 g frozen peas ; 1 green chilli ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 1 lime, in wedges
- Blend the coriander with the spinach, green chilli and a splash of the chicken stock until smooth.
- Season the chicken with half of the salt and the black pepper, brown it in the sunflower oil in a wide pot for 10 minutes and lift out. Cook the onion in the fat for 6 minutes and add the garlic and cumin for 1 minute.
- Stir in the green paste for 3 minutes. Pour in the beer and the rest of the stock, return the chicken and simmer for 12 minutes.
- Stir in the long-grain rice, carrot, red pepper and the rest of the salt around the chicken, cover and cook over low heat for 18 minutes, until the rice is tender and the chicken cooked through. Add the peas, cover and leave for 5 minutes. Serve with the lime.
= Pumpkin Goulash ; kurbisgulasch, kuerbisgulasch, kurbis gulasch, squash goulash, vegan goulash, vegan pumpkin goulash, veganes gulasch, gemusegulasch, goulash de potiron, gulash di zucca
stew ; austrian ; dinner ; 4 ; 20+40 ; stove
Pumpkin stewed with plenty of onions, sweet paprika and a little vinegar.
!1000 g pumpkin, peeled and in 3 cm chunks ; !3 onions, chopped ; 3 tbsp sunflower oil ; 2 cloves garlic, crushed ; !3 tbsp sweet paprika ; 1 tsp caraway seeds ; 1 tbsp tomato paste ; 2 red peppers, diced ; 400 g waxy potatoes, diced ; 600 ml vegetable stock ; 1 tbsp red wine vinegar ; 1 tsp dried marjoram ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onions in the sunflower oil over medium heat for 12 minutes, until golden. Stir in the garlic, caraway seeds and tomato paste for 1 minute.
- Off the heat, stir in the sweet paprika and red wine vinegar. Add the potatoes, red peppers, vegetable stock, marjoram, salt and black pepper and simmer for 10 minutes.
- Add the pumpkin and simmer for 15 minutes, until it is tender but still holds its shape.
= Chard and Cheese Tart ; torta salata con bietole, torta salata con bietole e formaggio, torta salata alle bietole, swiss chard tart, chard tart, chard and cheese pie, chard pie, mangoldtarte, mangold tarte, mangoldquiche, tarte aux blettes, tarta de acelgas
tart ; italian ; lunch dinner ; 6 ; 25+45 ; oven stove
Chard with ricotta and parmesan, baked in crisp pastry, good warm or cold.
!320 g puff pastry ; !700 g chard, sliced ; 1 onion, chopped ; 2 tbsp olive oil ; 1 clove garlic, crushed ; !250 g ricotta ; 60 g parmesan, grated ; 100 g provolone, diced / fontina / mozzarella ; 2 eggs ; 1/4 tsp ground nutmeg ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil in a wide pan for 6 minutes. Add the garlic and chard with half of the salt and fry for 8 minutes, until it has wilted and its water is gone. Cool, and squeeze out what liquid is left.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Beat the ricotta with the parmesan, eggs, nutmeg, black pepper and the rest of the salt, and stir in the chard and provolone.
- Line a 26 cm tin with the puff pastry, spread in the filling and fold the edge over. Bake low in the oven for 30 minutes, until golden and set. Leave for 15 minutes before cutting.
= Apple Puff Pastry Tarts ; apple puff pastry, apple tarts with puff pastry, quick apple tarts, puff pastry with apples, apple puffs, apple feuilletes, feuilletes aux pommes, tartelettes aux pommes feuilletees, gouter pommes pate feuilletee, pommes et pate feuilletee, apfel blatterteig taschen, apfelblatterteig, hojaldre de manzana, sfogliatine alle mele, puff pastry apple tart
tart ; french ; dessert snacks ; 6 ; 15+22 ; oven
Squares of puff pastry baked under thin slices of apple, butter and sugar.
!320 g puff pastry ; !*3 apples, cored and thinly sliced / pears, cored and thinly sliced / peaches, thinly sliced ; 30 g butter, melted ; 3 tbsp sugar ; 1/2 tsp ground cinnamon ; 2 tbsp apricot jam
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut the puff pastry into {6} squares, lay them on a lined tray and score a rim.
- Fan out the apples inside the rims, brush with the butter and sprinkle with the sugar and cinnamon.
- Bake for 20 minutes, until the pastry is risen and deep golden. Warm the apricot jam and brush it over.
= Cast-Iron Ribeye ; ribeye steak, rib eye steak, ribeye, rib eye, pan seared ribeye, pan seared rib eye, butter basted ribeye, entrecote, entrecote steak
fry ; american ; dinner ; 2 ; 10+9 rest 5 ; stove
Thick steaks seared in a very hot pan and basted with butter, garlic and thyme.
!*2 rib-eye steaks, 3 cm thick ; 1 tbsp sunflower oil ; !40 g butter ; 3 cloves garlic, crushed ; 4 sprigs thyme ; 1 tsp salt ; 1/2 tsp black pepper
- Take the steaks out of the fridge 40 minutes ahead and pat them very dry. Season all over with the salt.
- Heat the sunflower oil in a cast-iron pan over high heat until it smokes. Sear the steaks for 3 minutes on each side, until deep brown.
- Turn down to medium, add the butter, garlic and thyme, and spoon the foaming butter over for 2 minutes, until the steaks read 54 °C (130 °F) for medium rare, or 63 °C (145 °F) to be on the safe side.
- Rest on a board for 5 minutes, grind over the black pepper and slice.
= Black Bean Burgers ; black bean burger, bean burger, bean burgers, vegan bean burger, veggie bean burger, black bean patties, burger aus schwarzen bohnen, burger de haricots noirs, hamburguesas de frijoles negros, hamburguesa de alubias negras, burger di fagioli neri
filled ; american ; dinner ; 4 ; 25+25 rest 20 ; oven stove
Burgers of black beans that hold together, because the beans are dried in the oven and bound with oats and egg.
!800 g canned black beans, drained and patted dry ; !60 g rolled oats ; 1 egg / 2 tbsp ground flaxseed ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp smoked paprika ; 1 tbsp tomato paste ; 4 tbsp sunflower oil ; 4 burger buns ; 4 leaves lettuce ; 1 tomato, sliced ; 1 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Spread the black beans on a lined tray and dry them for 12 minutes, until they split.
- Cook the onion in a quarter of the sunflower oil for 6 minutes and add the garlic, cumin and paprika for 1 minute.
- Mash the beans, leaving some pieces. Stir in the onion, rolled oats, egg, tomato paste and salt and chill for 20 minutes. Shape into {4} patties.
- Fry in the rest of the oil over medium heat for 5 minutes on each side, until dark and crisp, turning once. Serve in the burger buns with the lettuce and tomato.
= Cold Chicken and Hummus Wraps ; cold chicken wraps, chicken and hummus wraps, chicken hummus wraps, kalte wraps mit huhn
filled ; levantine ; dinner lunch ; 2 ; 15+0 ; none
Soft wraps with cooked chicken, hummus and crunchy vegetables, for an evening when nothing is heated.
!*200 g cooked chicken, torn into strips / canned chickpeas, drained ; !120 g hummus ; 4 flour tortillas ; 1/2 cucumber, in sticks ; 1 carrot, coarsely grated ; 2 tomatoes, sliced ; 50 g mixed salad leaves ; 80 g feta, crumbled / avocado, sliced ; 1 handful mint, torn ; 1 tbsp lemon juice ; 1/4 tsp black pepper
- Toss the cooked chicken with the lemon juice, mint and black pepper.
- Spread the flour tortillas with the hummus. Lay on the mixed salad leaves, cucumber, carrot, tomatoes and chicken and crumble over the feta.
- Fold in the sides, roll up tightly and cut in half.
`;
