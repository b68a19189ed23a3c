/** What families cook and bake through the year; how the table is read: rules/classics/classic.ts. */
export const FAMILY_TABLE = `
= Christmas Cookies ; christmas biscuits, ausstechplatzchen, weihnachtsplatzchen, butterplatzchen, biscuits de noel, sables de noel, galletas de navidad, biscotti di natale, xmas cookies, holiday cookies
biscuit ; any ; snacks dessert ; 30 ; 40+10 rest 60 ; oven
Butter biscuits to cut out with children and ice.
300 g plain flour ; !200 g butter, soft ; 120 g icing sugar ; 1 egg ; 1 tsp vanilla extract ; 1 pinch salt ; !150 g icing sugar, for the icing ; 5 tsp lemon juice ; 30 g sprinkles
- Beat the butter with the icing sugar, vanilla extract and salt. Beat in the egg, then work in the flour to a dough. Flatten, wrap and chill for 1 hour.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Roll out the dough and cut out stars, hearts and trees.
- Bake on lined trays for 10 minutes, until the edges colour. Leave until cold.
- Stir the icing sugar for the icing with the lemon juice until thick, spread it on the biscuits and decorate with the sprinkles.
= Vanilla Crescents ; vanillekipferl, vanilla kipferl, vanilla crescent cookies, austrian crescent cookies
biscuit ; austrian ; snacks dessert ; 20 ; 40+13 rest 60 ; oven
Crumbly almond crescents in vanilla sugar.
250 g plain flour ; !200 g butter, cold, diced ; !100 g ground almonds ; 70 g sugar ; 2 egg yolks ; 1 pinch salt ; 80 g icing sugar ; 2 tsp vanilla sugar
- Rub the butter into the flour, ground almonds, sugar and salt, work in the egg yolks and chill the dough for 1 hour.
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Roll pieces of dough into fingers and bend them into {40} crescents.
- Bake on lined trays for 12 minutes, until the tips colour.
- Mix the icing sugar with the vanilla sugar and turn the warm crescents in it.
= Snickerdoodles ; cinnamon sugar cookies, cinnamon cookies, snickerdoodle
biscuit ; american ; snacks dessert ; 18 ; 20+11 ; oven
Soft cookies rolled in cinnamon sugar.
220 g plain flour ; !140 g butter, soft ; 180 g sugar ; 1 egg ; 1 tsp vanilla extract ; 1 tsp cream of tartar ; 1/2 tsp baking soda ; 1/4 tsp salt ; !2 tsp ground cinnamon ; 3 tbsp sugar, for rolling
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Beat the butter with the sugar until pale, then beat in the egg and vanilla extract.
- Stir in the flour, cream of tartar, baking soda and salt. Roll into {18} balls.
- Turn them in the cinnamon mixed with the sugar for rolling, and set on lined trays with space between.
- Bake for 10 minutes, until the edges are set and the tops cracked.
= Christmas Stollen ; stollen, christstollen, dresdner stollen, weihnachtsstollen
bread ; german ; snacks breakfast ; 16 ; 35+45 rest 150 ; oven
Rich German Christmas bread with dried fruit under icing sugar.
500 g bread flour ; 10 g dried yeast ; 150 ml milk, lukewarm ; 80 g sugar ; !200 g butter, soft ; 1 egg ; !250 g raisins ; 80 g candied peel ; 100 g almonds, chopped ; 3 tbsp rum ; 1 tsp mixed spice ; 1/2 tsp salt ; 80 g butter, for the top ; 100 g icing sugar
- Soak the raisins and candied peel in the rum. Mix the bread flour with the yeast, sugar, mixed spice and salt, add the milk, the egg and the soft butter and knead for 10 minutes. Cover and leave to rise for 90 minutes.
- Knead in the raisins, candied peel and almonds. Shape a long loaf, fold one side over the other and leave to rise on a lined tray for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on and bake for 45 minutes, until brown.
- Brush the hot stollen with the butter for the top, melted, and cover it thickly with the icing sugar.
= Strawberry Birthday Cake ; strawberry cake, birthday cake with strawberries, erdbeerkuchen, erdbeertorte, strawberry cream cake, fraisier, strawberry sponge, strawberry shortcake
cake ; any ; dessert ; 10 ; 35+28 rest 60 ; oven
Light sponge filled and covered with cream and strawberries.
!4 eggs ; 130 g sugar ; 130 g plain flour ; 1 tsp baking powder ; 1 tsp vanilla extract ; 1 pinch salt ; !400 ml double cream ; 40 g icing sugar ; !600 g strawberries, hulled
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line a 23 cm tin. Beat the eggs with the sugar, salt and vanilla extract for 8 minutes, until pale and thick.
- Fold in the flour and baking powder gently, pour into the tin and bake for 26 minutes, until springy. Leave for 1 hour, until cold, and cut through the middle.
- Whip the double cream with the icing sugar. Slice half of the strawberries.
- Fill the cake with half of the cream and the sliced strawberries, cover it with the rest of the cream and set the whole strawberries on top.
= No-Knead Bread ; dutch oven bread, no knead bread, bread without kneading, pot bread, artisan bread, topfbrot, brot im topf
bread ; american ; breakfast lunch ; 10 ; 15+45 rest 780 ; oven
Crusty bread from a wet dough that rises overnight and bakes in a hot pot.
!500 g bread flour ; !1/4 tsp dried yeast ; 1 1/2 tsp salt ; 375 ml water
- Stir the bread flour with the yeast, salt and water until no dry flour is left. Cover and leave at room temperature for 12 hours, until bubbly.
- Fold the dough over itself four times on a floured board, shape it round and leave on baking paper for 1 hour.
- Put a heavy pot with its lid into the oven and heat to 240 °C (465 °F), or 220 °C (425 °F) with the fan on, for 30 minutes.
- Lift the dough on its paper into the pot, cover and bake for 30 minutes. Take off the lid and bake for 14 minutes, until deep brown. Leave to cool on a rack.
= Sausage Traybake ; sheet pan sausage, one pan sausage dinner, sausage and vegetable traybake, one pan sausage and vegetables, sheet pan sausage and vegetables, sausage tray bake, roast sausages and vegetables
roast ; any ; dinner ; 4 ; 15+45 ; oven
Sausages roasted with potatoes, squash and onions on one tray.
!*8 pork sausages / vegan sausages / 250 g halloumi, thickly sliced ; !600 g waxy potatoes, in chunks ; 500 g butternut squash, diced ; 2 red onions, in wedges ; 1 apple, in wedges ; 3 tbsp olive oil ; 1 tbsp rosemary, chopped ; 1 tbsp wholegrain mustard ; 1 tbsp honey ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the potatoes, butternut squash and red onions with the olive oil, rosemary, salt and black pepper on a large tray and roast for 15 minutes.
- Lay the sausages and apple among them and roast for 25 minutes, turning once<, until the sausages are browned with no pink left|, until golden>.
- Stir the mustard with the honey, brush it on the sausages and roast for 4 minutes more.
= Salmon and Asparagus Traybake ; salmon traybake, sheet pan salmon, baked salmon with asparagus, lachs mit spargel
roast ; any ; dinner ; 4 ; 10+40 ; oven
Salmon roasted on one tray with new potatoes, asparagus and lemon.
!*4 salmon fillets / 4 cod fillets / 500 g firm tofu, sliced ; !600 g new potatoes, halved ; !400 g asparagus, trimmed / green beans, trimmed / broccoli, in florets ; 4 tbsp olive oil ; 1 lemon, sliced ; 2 cloves garlic, crushed ; 2 tbsp dill, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the potatoes with half of the olive oil and half of the salt on a large tray and roast for 25 minutes.
- Toss the asparagus with the garlic and a little of the olive oil and push it among the potatoes. Lay in the salmon, season with the black pepper and the rest of the salt, drizzle with the rest of the olive oil and cover with the lemon.
- Roast for 13 minutes<, until the salmon flakes|, until golden>. Scatter with the dill.
= Prawn Linguine ; shrimp scampi, prawn scampi, shrimp linguine, prawn pasta, shrimp pasta, garlic prawn pasta, pasta with prawns
pasta ; italian ; dinner ; 4 ; 10+14 ; stove
Prawns in garlic, butter, white wine and lemon, with linguine.
!*500 g raw prawns, peeled / scallops / chicken breast fillets, in thin strips / 480 g canned cannellini beans, drained ; !350 g linguine ; 50 g butter ; 2 tbsp olive oil ; !5 cloves garlic, sliced ; 1/4 tsp chilli flakes ; 120 ml white wine ; 2 tbsp lemon juice ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the linguine in water with two thirds of the salt for 9 minutes. Drain, and keep a cup of the water.
- Meanwhile, warm the garlic and chilli flakes in the olive oil and half of the butter for 1 minute. Add the prawns and fry for 4 minutes<, until cooked through|, until hot>.
- Pour in the white wine and bubble for 2 minutes. Stir in the lemon juice and the rest of the butter.
- Toss with the linguine, parsley, black pepper, the rest of the salt and a splash of the water.
= Linguine with Clams ; linguine and clams, linguine with clam sauce, linguini with clams, linguini with clam sauce, clam linguine, white clam sauce, pasta with clam sauce, linguine con vongole
pasta ; italian ; dinner ; 4 ; 10+15 ; stove
Linguine in a sauce of canned clams, garlic, white wine and butter.
!400 g linguine ; !*400 g canned clams, with their liquid / raw prawns, peeled / oyster mushrooms, torn ; 4 cloves garlic, sliced ; 4 tbsp olive oil ; 1/4 tsp chilli flakes ; 150 ml white wine ; 30 g butter ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1 1/4 tsp salt
- Boil the linguine with most of the salt for 10 minutes. Keep a cup of the water and drain.
- Meanwhile, warm the garlic and chilli flakes in the olive oil in a wide pan for 2 minutes, until pale gold. Pour in the white wine<, with the liquid of the clams,|> and boil for 5 minutes, until reduced by half.
- Add the clams and the rest of the salt and <heat for 1 minute|cook for 5 minutes, until done>.
- Toss with the linguine, butter, lemon juice, parsley and a splash of the water for 1 minute.
= Stuffed Shells ; stuffed pasta shells, stuffed jumbo shells, ricotta stuffed shells, spinach and ricotta stuffed shells, spinach stuffed shells, gefullte muschelnudeln, conchiglioni ripieni, conchiglioni, conchiglioni farcis, conchas rellenas
bake ; italian ; dinner ; 4 ; 30+55 ; stove oven
Large pasta shells filled with ricotta and spinach, baked in tomato sauce.
!250 g large pasta shells / durum wheat lasagne sheets / gluten-free lasagne sheets ; !500 g ricotta ; !300 g spinach / Swiss chard, shredded ; 1 egg / 2 tbsp cornflour ; 150 g mozzarella, grated ; 60 g parmesan, grated ; 700 g passata ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 1 handful basil, torn ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the pasta shells with a third of the salt for 9 minutes, until just tender. Drain and spread out.
- Warm the garlic in the olive oil for 1 minute. Add the passata and a third of the salt, simmer for 10 minutes and stir in the basil.
- Wilt the spinach in a hot pan for 2 minutes, squeeze it dry and chop. Mix with the ricotta, egg, nutmeg, black pepper, half of the mozzarella, half of the parmesan and the rest of the salt.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Spread half of the sauce in a dish. Divide the filling among the pasta shells, fold them around it, set them close together in the sauce and spoon over the rest.
- Cover and bake for 20 minutes. Uncover, scatter with the rest of the mozzarella and parmesan and bake for 12 minutes, until bubbling. Leave for 10 minutes before serving.
= Italian Wedding Soup ; wedding soup, minestra maritata, zuppa maritata, italian meatball soup, meatball soup, soup with meatballs, italian wedding soup with meatballs, italienische hochzeitssuppe, soupe de mariage italienne
soup ; italian ; dinner ; 6 ; 30+30 ; stove
Little meatballs, greens and tiny pasta in broth.
!*400 g minced beef / minced pork / minced turkey / minced chicken / cooked lentils, mashed ; 60 g breadcrumbs ; 1 egg / 1 tbsp ground flaxseed ; 60 g parmesan, grated ; 2 cloves garlic, crushed ; 1 onion, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 3 tbsp olive oil ; 1800 ml chicken stock ; !100 g acini di pepe / ditalini / gluten-free pasta ; !200 g spinach ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the minced beef with the breadcrumbs, egg, garlic, black pepper, half of the parmesan and half of the salt. Roll into {36} small balls and brown in half of the olive oil in a wide pan for 7 minutes, turning. Lift out.
- Cook the onion, carrots and celery in the rest of the olive oil in a large pan for 8 minutes. Pour in the chicken stock with the rest of the salt and bring to the boil.
- Add the acini di pepe <and the balls and simmer for 9 minutes, until the pasta is tender and no pink is left in the meat|and simmer for 9 minutes, until tender, adding the balls for the last 2 minutes>.
- Stir in the spinach for 1 minute, until wilted, and scatter with the rest of the parmesan.
= Tortellini Soup ; creamy tortellini soup, tortellini sausage soup, sausage tortellini soup, tortellini tomato soup, tomato tortellini soup, tortellinisuppe, tortellini suppe, soupe aux tortellini, sopa de tortellini, zuppa di tortellini
soup ; italian ; dinner ; 4 ; 10+35 ; stove
Filled pasta in a creamy tomato broth with sausage and spinach.
!350 g fresh tortellini / gnocchi / 200 g gluten-free pasta ; *300 g pork sausages, out of their skins and in small lumps / vegan sausages, crumbled / firm tofu, crumbled ; 1 onion, chopped ; 2 carrots, diced ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 400 g canned chopped tomatoes ; 1000 ml chicken stock ; 1 tsp dried oregano ; 100 ml double cream ; 120 g spinach ; 30 g parmesan, grated ; 3/4 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in the olive oil in a large pan for 8 minutes, stirring, until browned all over. Add the onion and carrots for 6 minutes, then the garlic and oregano for 1 minute.
- Add the chopped tomatoes, chicken stock, salt and black pepper and simmer for 12 minutes.
- Add the tortellini and simmer for as long as the packet says, about 4 minutes if fresh, until tender.
- Stir in the double cream and spinach for 1 minute, until wilted, and scatter with the parmesan.
= Tortellini Salad ; tortellinisalat, tortellini salat, tortellini pasta salad, cold tortellini salad, salade de tortellini, ensalada de tortellini, insalata di tortellini
salad ; italian ; lunch side ; 6 ; 20+6 rest 30 ; stove
Filled pasta with tomatoes, mozzarella, salami and rocket in a sharp dressing.
!500 g fresh tortellini / gnocchi / 350 g gluten-free pasta ; 250 g cherry tomatoes, halved ; 150 g mozzarella, diced ; ?80 g salami, in strips ; 60 g olives, halved ; 80 g rocket ; 1 handful basil, torn ; 4 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 1 clove garlic, crushed ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the tortellini with half of the salt for as long as the packet says, about 4 minutes if fresh, until tender. Drain, rinse cold and drain well.
- Whisk the olive oil with the red wine vinegar, mustard, garlic, black pepper and the rest of the salt.
- Toss the tortellini, cherry tomatoes, mozzarella[, salami] and olives in the dressing and chill for 30 minutes. Fold in the rocket and basil.
= Pasta e Ceci ; pasta and chickpeas, pasta with chickpeas, chickpea pasta, pasta con ceci, one pot chickpea pasta, lagane e ceci
pasta ; italian ; dinner lunch ; 4 ; 10+30 ; stove
Short pasta simmered with chickpeas, tomato and rosemary.
!480 g canned chickpeas, drained and rinsed ; !250 g macaroni ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 4 tbsp olive oil ; 3 tbsp tomato paste ; 1 tbsp rosemary, chopped ; 1 l vegetable stock ; 1/4 tsp chilli flakes ; 3/4 tsp salt ; 1/4 tsp black pepper ; ?40 g parmesan, grated
- Soften the onion in most of the olive oil for 7 minutes. Stir in the garlic, rosemary, chilli flakes and tomato paste for 2 minutes.
- Add the chickpeas, vegetable stock, salt and black pepper and simmer for 8 minutes. Mash a few of the chickpeas in the pot.
- Add the macaroni and simmer for 10 minutes, stirring often, until tender and thick.
- Leave for 2 minutes and serve with the rest of the olive oil[ and the parmesan].
= Lentils with Spätzle ; linsen mit spatzle, spatzle mit linsen, linsen und spatzle, linsen mit spaetzle, linsen mit spatzle und saiten, swabian lentils, linsen spatzle saiten
stew ; german ; dinner ; 4 ; 15+45 ; stove
Swabian lentils, sharpened with vinegar, with noodles and frankfurters.
!250 g brown lentils ; 1 onion, chopped ; 1 carrot, diced ; 1 leek, sliced ; 30 g butter ; 1 tbsp plain flour ; 1 l vegetable stock ; 2 bay leaves ; 3 tbsp red wine vinegar ; 1 tsp sugar ; 1 tsp mustard ; 1 tsp salt ; 1/4 tsp black pepper ; !500 g spaetzle ; ?*4 frankfurters
- Soften the onion, carrot and leek in the butter for 6 minutes. Stir in the flour for 1 minute, then add the lentils, vegetable stock and bay leaves and simmer for 32 minutes, until tender.
- Season with the red wine vinegar, sugar, mustard, salt and black pepper.[ Lay in the frankfurters and warm them for 5 minutes without boiling.]
- Heat the spaetzle in salted water for 3 minutes, drain and serve with the lentils.
= Pasta Salad ; nudelsalat, italian pasta salad, cold pasta salad, picnic pasta salad, summer pasta salad, ensalada de pasta, insalata di pasta, salade de pates
salad ; any ; lunch ; 6 ; 15+11 ; stove
Cold pasta with tomatoes, mozzarella, olives and basil.
!400 g fusilli ; !300 g cherry tomatoes, halved ; 200 g mozzarella, diced / feta, diced ; 1 red pepper, diced ; 80 g olives, halved ; 1 bunch basil ; 5 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 clove garlic, crushed ; 1 tsp Dijon mustard ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the fusilli in water with half of the salt for 10 minutes, drain and rinse under cold water.
- Shake the olive oil with the red wine vinegar, garlic, mustard, black pepper and the rest of the salt.
- Toss the fusilli with the dressing, cherry tomatoes, mozzarella, red pepper, olives and basil. It keeps for 2 days in the fridge.
= Spinach and Chickpea Stew ; espinacas con garbanzos, garbanzos con espinacas, chickpea stew, chickpea and spinach stew, spanish chickpeas with spinach
stew ; spanish ; dinner lunch ; 4 ; 10+25 ; stove
Chickpeas and spinach with cumin, paprika and toasted bread.
!480 g canned chickpeas, drained and rinsed ; !400 g spinach ; 2 slices white bread, torn ; 4 cloves garlic, sliced ; 5 tbsp olive oil ; 2 tsp sweet smoked paprika ; 1 tsp ground cumin ; 1 tbsp sherry vinegar ; 200 g passata ; 250 ml vegetable stock ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the bread and garlic in the olive oil for 3 minutes, until golden. Lift out and crush with the sherry vinegar.
- Stir the paprika and cumin into the oil for a few seconds, then add the passata, vegetable stock, chickpeas, salt and black pepper and simmer for 10 minutes.
- Stir in the crushed bread and the spinach and cook for 6 minutes, until the spinach wilts and the sauce is thick.
= Sweet Potato Casserole ; candied yams, sweet potato bake, thanksgiving sweet potatoes, sweet potato side dish, mashed sweet potato casserole
side ; american ; dinner starter ; 8 ; 20+55 ; oven stove
Mashed sweet potatoes baked under a crust of pecans and brown sugar.
!1500 g sweet potatoes, diced ; 80 g butter ; 100 ml milk ; 1 egg ; 1 tsp ground cinnamon ; 3/4 tsp salt ; !120 g pecans, chopped ; 80 g brown sugar ; 50 g plain flour
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Boil the sweet potatoes for 18 minutes, until soft, drain well and mash with half of the butter.
- Beat in the milk, egg, cinnamon and salt and spread in a baking dish.
- Rub the rest of the butter into the flour and brown sugar, stir in the pecans and scatter over.
- Bake for 32 minutes, until brown and bubbling at the edges.
= Green Bean Casserole ; thanksgiving green beans, creamy green bean casserole, green bean bake
side ; american ; dinner starter ; 8 ; 15+40 ; oven stove
Green beans in a mushroom sauce under crisp onions.
!800 g green beans, trimmed ; 300 g chestnut mushrooms, sliced ; 2 cloves garlic, crushed ; 40 g butter ; 30 g plain flour ; 300 ml chicken stock / vegetable stock ; 150 ml double cream ; !100 g crispy fried onions ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the green beans in salted water for 5 minutes and drain.
- Fry the chestnut mushrooms in the butter for 8 minutes. Stir in the garlic and flour for 1 minute, whisk in the chicken stock and double cream and simmer for 4 minutes, until thick. Season with the salt and black pepper.
- Stir in the green beans and half of the fried onions, tip into a baking dish and bake for 18 minutes.
- Scatter with the rest of the fried onions and bake for 4 minutes more.
= Egg Muffins ; breakfast egg muffins, egg cups, mini frittatas, egg bites, fruhstucksmuffins, eiermuffins, egg muffin cups
egg ; american ; breakfast lunch snacks ; 6 ; 12+20 ; oven
Eggs baked with vegetables and cheese in a muffin tin, for a few mornings.
!10 eggs ; 1 red pepper, finely diced ; 100 g spinach, chopped ; 3 spring onions, sliced ; 80 g cheddar, grated ; ?80 g ham, diced ; 1 tsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on, and brush a muffin tin with the olive oil.
- Divide the red pepper, spinach, spring onions[, ham] and cheddar between {12} hollows.
- Beat the eggs with the salt and black pepper and pour them in.
- Bake for 20 minutes, until set all through. They keep for 3 days in the fridge.
= Protein Overnight Oats ; high protein overnight oats, overnight oats with protein, protein oats, proats, greek yogurt overnight oats
griddle ; any ; breakfast ; 2 ; 8+0 rest 360 ; none
Oats soaked overnight with skyr, chia and nuts: some 25 g of protein.
!100 g rolled oats ; !300 g skyr / Greek yogurt / soy yogurt ; 200 ml milk / soy milk ; 2 tbsp chia seeds ; 2 tbsp almond butter ; 150 g blueberries ; 1 tbsp honey ; 1 pinch salt
- Stir the rolled oats with the skyr, milk, chia seeds, honey and salt.
- Divide between two jars and chill for 6 hours or overnight.
- Stir, and top with the almond butter and blueberries.
= Beef and Courgette Skillet ; ground beef and zucchini skillet, low carb beef skillet, zucchini beef skillet, hackfleisch zucchini pfanne, zucchini hackfleisch pfanne
fry ; any ; dinner ; 4 ; 12+20 ; stove
Minced beef and courgettes with tomato and melted cheese in one pan.
!*500 g minced beef / minced turkey / minced pork / minced chicken ; !600 g courgettes, diced ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 200 g canned chopped tomatoes ; 1 tsp dried oregano ; 1 tsp sweet paprika ; 120 g mozzarella, torn / cheddar, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef with the onion in half of the olive oil over high heat for 8 minutes<, until browned with no pink left|, until browned>. Lift out.
- Fry the courgettes in the rest of the olive oil for 5 minutes, until golden. Stir in the garlic for 1 minute.
- Return the beef with the chopped tomatoes, oregano, paprika, salt and black pepper and simmer for 4 minutes.
- Scatter with the mozzarella, cover and leave for 2 minutes, until it melts.
= Stuffed Peppers ; gefullte paprika, filled peppers, stuffed bell peppers, poivrons farcis, pimientos rellenos, peperoni ripieni
bake ; any ; dinner ; 4 ; 25+50 ; oven stove
Peppers filled with minced meat, rice and tomato, baked in sauce.
!*500 g minced beef / minced pork / minced turkey / minced lamb / cooked lentils ; !4 red peppers, large ; ?120 g long-grain rice ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 500 g passata ; 1 tsp dried oregano ; 1 tsp sweet paprika ; ?80 g feta, crumbled ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on.[ Boil the rice for 10 minutes and drain.]
- Soften the onion in the olive oil for 5 minutes. Add the garlic and minced beef and fry for 6 minutes<, until no pink is left|>. Stir in the oregano, paprika, black pepper, half of the salt and a fifth of the passata[, then the rice].
- Halve the red peppers lengthways, take out the seeds and fill the halves. Stir the rest of the salt into the rest of the passata, pour it into a baking dish and set the peppers in it.
- Cover and bake for 25 minutes. Uncover[, scatter with the feta] and bake for 15 minutes, until soft and browned.
= Gin and Cucumber Cooler ; gin cocktail, gin and cucumber, cucumber gin fizz, cucumber gin cocktail, cucumber collins, gin fizz, gin and tonic, gin tonic, tom collins
drink ; british ; drinks ; 2 ; 8+0 ; none
Gin with cucumber, lime, mint and tonic water.
!100 ml gin ; !1/2 cucumber, sliced ; 40 ml lime juice ; 20 ml sugar syrup ; 8 leaves mint ; 300 ml tonic water ; 12 ice cubes
- Crush most of the cucumber with the mint and sugar syrup in a jug.
- Add the gin, lime juice and half of the ice cubes, stir for 20 seconds and strain into two glasses over the rest of the ice cubes.
- Top up with the tonic water and decorate with the last of the cucumber.
= Cucumber and Mint Cooler ; cucumber mint cooler, cucumber mocktail, cucumber mint mocktail, cucumber lemonade, cucumber and mint mocktail, cucumber spritzer, cucumber fizz
drink ; british ; drinks ; 4 ; 10+0 ; none
Cucumber, mint and lime with sparkling water, as cold as can be.
!1 cucumber, sliced ; !20 g mint ; 90 ml lime juice ; 3 tbsp honey / sugar ; 800 ml sparkling water ; 16 ice cubes
- Crush most of the cucumber with the mint, lime juice and honey in a large jug, with the handle of a wooden spoon.
- Leave for 5 minutes, then strain into a second jug, pressing out the juice.
- Add the ice cubes, top up with the sparkling water and stir once. Pour into 4 glasses and decorate with the rest of the cucumber.
= Hot Apple Punch ; hot apple cider, spiced apple juice, kinderpunsch, mulled apple juice, apfelpunsch, hot spiced apple juice, wassail
drink ; any ; drinks ; 6 ; 5+20 ; stove
Apple juice warmed with orange, cinnamon and cloves.
!1200 ml apple juice ; 300 ml orange juice ; 1 orange, sliced ; 2 sticks cinnamon ; 5 cloves ; 2 slices fresh ginger ; 1 tbsp honey
- Heat the apple juice and orange juice with the orange, cinnamon, cloves and ginger until steaming.
- Keep at a bare simmer for 15 minutes.
- Sweeten with the honey, strain and pour into mugs.
`;
