/** What home cooks ask for most beside the dishes of a cuisine; how the table is read: rules/classics/classic.ts. */
export const OFTEN_ASKED = `
= Pasta al Limone ; spaghetti al limone, linguine al limone, lemon pasta, lemon spaghetti, creamy lemon pasta, zitronenpasta, pates au citron, pasta al limon
pasta ; italian ; dinner ; 4 ; 10+12 ; stove
Spaghetti in a glossy sauce of lemon, butter and parmesan.
!400 g spaghetti / linguine ; !2 tbsp lemon zest ; !4 tbsp lemon juice ; 80 g butter ; 80 g parmesan, finely grated ; 1 1/4 tsp salt ; 1/2 tsp black pepper ; ?1 handful basil
- Boil the spaghetti with half of the salt for 10 minutes. Keep a mugful of the cooking water and drain.
- Meanwhile, melt the butter in a wide pan over low heat with the lemon zest for 2 minutes.
- Add the spaghetti, the lemon juice and a ladle of the water and toss for 1 minute. Off the heat, toss in the parmesan, the black pepper and the rest of the salt, with more water, until the sauce is glossy.
- Serve at once[, with the basil].
= Penne alla Vodka ; vodka pasta, pasta alla vodka, rigatoni alla vodka, spicy vodka pasta, penne vodka
pasta ; italian ; dinner ; 4 ; 10+20 ; stove
Penne in a creamy tomato sauce with a little vodka.
!400 g penne / rigatoni ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; !4 tbsp tomato paste ; 1/2 tsp chilli flakes ; 60 ml vodka ; 200 g passata ; !150 ml double cream ; 60 g parmesan, grated ; 1 1/4 tsp salt
- Cook the onion in the olive oil in a wide pan for 8 minutes, until soft. Stir in the garlic, tomato paste and chilli flakes for 2 minutes.
- Pour in the vodka and bubble for 2 minutes. Add the passata and double cream and simmer for 5 minutes.
- Meanwhile, boil the penne with the salt for 11 minutes. Keep a cup of the water and drain.
- Toss the penne with the sauce, the parmesan and a splash of the water for 1 minute, and serve.
= Pasta Primavera ; spring vegetable pasta, spaghetti primavera
pasta ; italian ; dinner ; 4 ; 15+15 ; stove
Pasta with tender spring vegetables, lemon and parmesan.
!400 g penne / spaghetti ; !200 g asparagus, in short lengths ; !150 g peas ; 1 courgette, diced ; 2 cloves garlic, sliced ; 3 tbsp olive oil ; 100 ml double cream ; 1 tbsp lemon zest ; 60 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the penne with most of the salt for 11 minutes, adding the asparagus and peas for the last 3 minutes. Keep a cup of the water and drain.
- Meanwhile, fry the courgette and garlic in the olive oil for 6 minutes. Add the double cream and lemon zest and simmer for 2 minutes.
- Toss everything with the parmesan, black pepper, the rest of the salt and a splash of the water, and serve.
= Baked Feta Pasta ; feta pasta, tiktok pasta, tik tok feta pasta, baked feta and tomato pasta
pasta ; greek ; dinner ; 4 ; 10+35 ; oven stove
Tomatoes and a block of feta, baked soft and stirred into pasta.
!350 g penne / fusilli ; !200 g feta ; !600 g cherry tomatoes ; 4 cloves garlic, peeled ; 4 tbsp olive oil ; 1/2 tsp dried oregano ; 1 handful basil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the tomatoes and garlic with most of the olive oil, the black pepper and half of the salt in a dish.
- Set the feta in the middle, pour over the rest of the oil and scatter with the oregano. Bake for 32 minutes, until the tomatoes burst and the feta is golden.
- Meanwhile, boil the penne with the rest of the salt for 11 minutes. Keep a cup of the water and drain.
- Crush the garlic and feta into the tomatoes, stir in the penne, the basil and a splash of the water, and serve.
= Creamy Tuscan Chicken ; tuscan chicken, tuscan garlic chicken, sun-dried tomato chicken
fry ; american ; dinner ; 4 ; 10+25 ; stove
Chicken in a cream sauce with sun-dried tomatoes and spinach.
!*600 g chicken breast fillets, halved flat / salmon fillets / canned butter beans, drained ; 2 tbsp olive oil ; 3 cloves garlic, crushed ; !100 g sun-dried tomatoes, sliced ; 150 ml chicken stock ; !200 ml double cream ; 50 g parmesan, grated ; !150 g spinach ; 1 tsp dried oregano ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt, black pepper and oregano, and fry in the olive oil for <6 minutes on each side, until cooked through, 74 °C (165 °F) inside. Lift out|4 minutes. Lift out>.
- Stir the garlic and sun-dried tomatoes in the pan for 1 minute. Add the chicken stock and double cream and simmer for 4 minutes, until it coats a spoon.
- Stir in the parmesan and spinach until wilted, return the chicken and warm through for 2 minutes.
= Honey Mustard Chicken ; honey and mustard chicken, honigsenf hahnchen
roast ; american ; dinner ; 4 ; 10+40 ; oven
Chicken thighs baked in honey, mustard and garlic.
!*1000 g chicken thighs / 800 g cauliflower, in florets ; !3 tbsp honey ; !3 tbsp wholegrain mustard ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tbsp lemon juice ; 1 tsp thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the honey with the mustard, garlic, olive oil, lemon juice, thyme, salt and black pepper.
- Turn the chicken in it in a dish.
- Roast for 38 minutes, basting twice, until <golden and 74 °C (165 °F) inside|golden and tender>.
= Chicken Nuggets ; chicken nugget, homemade chicken nuggets, nuggets, chicken fingers, chicken tenders, chicken goujons, chicken strips
bake ; american ; dinner ; 4 ; 20+20 ; oven
Pieces of chicken breast in a crisp crumb, baked.
!*600 g chicken breast fillets, in bite-size pieces / 500 g firm tofu, in bite-size pieces ; 50 g plain flour ; 2 eggs, beaten ; !120 g breadcrumbs ; 3 tbsp sunflower oil ; 1 tsp sweet paprika ; 3/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the breadcrumbs with the sunflower oil and paprika.
- Season the chicken with the salt, then coat with the flour, the eggs and the breadcrumbs.
- Bake on a lined tray for 18 minutes, turning once, until golden<, and 74 °C (165 °F) inside|>.
= Glazed Gammon ; gammon, glazed ham, baked gammon, roast gammon, honey glazed ham, baked ham, christmas ham, easter ham, honey roast ham, ham joint, gammon joint
roast ; british ; dinner ; 10 ; 20+150 rest 15 ; stove oven
A joint of gammon simmered until tender and baked under a sweet glaze.
!*2500 g gammon joint ; 1 onion, halved ; 1 bay leaf ; !4 tbsp honey ; 3 tbsp brown sugar ; !2 tbsp English mustard ; 1 tbsp cloves
- Cover the gammon with cold water in a large pot with the onion and bay leaf. Simmer gently for 110 minutes, until it reads 70 °C (158 °F) inside, and drain.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut off the skin, leaving the fat, score it and stud with the cloves.
- Mix the honey with the brown sugar and mustard, brush over the gammon and bake for 30 minutes, basting twice, until brown. Rest for 15 minutes before carving.
= Pigs in Blankets ; pig in blanket, sausages wrapped in bacon, sausages in bacon
side ; british ; snacks ; 6 ; 15+30 ; oven
Small sausages wrapped in bacon and roasted.
!*12 chipolatas / vegan sausages ; !12 rashers smoked bacon ; 1 tbsp sunflower oil ; 1 tbsp honey
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Wrap each of the chipolatas in a rasher of the bacon.
- Lay them on an oiled tray, brushed with the sunflower oil, the ends underneath.
- Roast for 22 minutes, brush with the honey and roast for 5 minutes, until brown<, and 71 °C (160 °F) inside|>.
= Sticky Sausages ; party sausages, honey mustard sausages, honey sausages, sticky cocktail sausages, honey and mustard sausages, glazed sausages
side ; british ; snacks ; 8 ; 5+35 ; oven
Small sausages roasted in honey and mustard until they stick.
!*800 g pork sausages, small / vegan sausages ; 1 tbsp sunflower oil ; !3 tbsp honey ; !2 tbsp wholegrain mustard ; 1 tbsp sesame seeds
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the sausages with the sunflower oil on a lined tray and roast for 20 minutes.
- Mix the honey with the mustard, pour it over and turn the sausages in it.
- Roast for 12 minutes, turning once, until sticky<, and 71 °C (160 °F) inside|>. Scatter with the sesame seeds.
= Cheese and Onion Pie ; cheese onion pie, cheese and potato pie, cheese pie, cheese and onion pasty
pie ; british ; dinner ; 6 ; 30+65 ; stove oven
Cheddar, onions and potato under shortcrust pastry.
!500 g shortcrust pastry ; !3 onions, sliced ; 30 g butter ; 300 g floury potatoes, diced ; !300 g cheddar, grated ; 100 ml double cream ; 1 tsp mustard ; 1 egg, beaten ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onions in the butter for 15 minutes, until soft. Boil the potatoes for 10 minutes and drain.
- Mix the onions and potatoes with the cheddar, double cream, mustard, salt and black pepper, and cool.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Line a dish with two thirds of the shortcrust pastry, fill, cover with the rest and brush with the egg.
- Bake for 38 minutes, until golden.
= Potato Cakes ; tattie scones, mashed potato cakes, potato patties, mashed potato patties, kartoffelplatzchen, kartoffeltaler
fry ; british ; dinner ; 4 ; 15+15 ; stove
Cold mashed potato with spring onions, shaped and fried crisp.
!600 g mashed potatoes, cold ; 60 g plain flour ; 1 egg, beaten ; 4 spring onions, sliced ; 60 g cheddar, grated ; 3 tbsp sunflower oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the mashed potatoes with the flour, egg, spring onions, cheddar, salt and black pepper.
- Shape into {8} cakes with floured hands.
- Fry in the sunflower oil over medium heat for 5 minutes on each side, until brown, and steaming hot all through.
= Leftover Potato Hash ; potato hash, cooked potato hash, bauernfruhstuck
fry ; german ; dinner ; 4 ; 10+20 ; stove
Cooked potatoes fried crisp with onion, bacon and eggs.
!700 g cooked potatoes, cold and sliced ; 120 g smoked bacon, diced / smoked tofu, diced / chestnut mushrooms, sliced ; 1 onion, sliced ; 3 tbsp sunflower oil ; !4 eggs / 200 g firm tofu, crumbled ; 1/2 tsp sweet paprika ; 3/4 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Fry the bacon and onion in a third of the sunflower oil in a wide pan for 6 minutes, and lift out.
- Fry the potatoes in the rest of the oil for 8 minutes, turning now and then, until crisp and steaming hot. Return the bacon and onion with the paprika, salt and black pepper.
- Make hollows, add the eggs, cover and cook for 5 minutes, until they are set. Scatter with the parsley.
= Pasta Frittata ; spaghetti frittata, frittata di pasta, frittata di maccheroni, pasta omelette
egg ; italian ; dinner ; 4 ; 10+18 ; stove
Cooked pasta set with eggs and cheese into a crisp cake.
!400 g cooked pasta, cold ; !5 eggs ; 60 g parmesan, grated ; 60 ml milk ; 3 tbsp olive oil ; 1 onion, sliced ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Cook the onion in a third of the olive oil in a frying pan for 6 minutes.
- Beat the eggs with the parmesan, milk, parsley, salt and black pepper, and stir in the onion and the pasta.
- Heat the rest of the oil in the pan over medium heat, press in the mixture and cook for 6 minutes. Turn out on to a plate, slide back and cook for 5 minutes, until set and hot all through.
= Leftover Vegetable Frittata ; roast vegetable frittata, roasted vegetable frittata, frittata with roast vegetables
egg ; italian ; lunch ; 4 ; 10+18 ; stove
Roast vegetables set in eggs with cheese.
!500 g roasted vegetables, cold and chopped ; !8 eggs ; 60 ml milk ; 80 g feta, crumbled / cheddar, grated ; 2 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Warm the roasted vegetables in the olive oil in a frying pan over medium heat for 5 minutes, until steaming hot.
- Beat the eggs with the milk, salt, black pepper and parsley. Pour into the pan, scatter with the feta and cook over low heat for 8 minutes.
- Cover and cook for 4 minutes, until set in the middle. Slide out and cut in wedges.
= Hash Browns ; hash brown, hashbrowns
fry ; american ; breakfast ; 4 ; 15+20 ; stove
Grated potato fried into crisp patties.
!800 g floury potatoes, coarsely grated ; 1 onion, grated ; 2 tbsp plain flour ; 1 egg, beaten ; 5 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- Squeeze the potatoes and onion dry in a cloth. Mix with the flour, egg, salt and black pepper.
- Heat the sunflower oil in a wide pan over medium heat. Press in spoonfuls of the mixture, flat and thin.
- Fry in batches for 5 minutes on each side, until brown and crisp, and drain on paper.
= Sweet Potato Fries ; sweet potato chips, sweet potato wedges, susskartoffelpommes, baked sweet potato fries, frites de patate douce
side ; american ; side ; 4 ; 10+30 ; oven
Sweet potatoes in sticks, baked until their edges are crisp.
!900 g sweet potatoes, in 1 cm sticks ; 2 tbsp cornflour ; 3 tbsp sunflower oil ; 1 tsp sweet paprika ; 3/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the dry sweet potatoes with the cornflour, then with the sunflower oil and paprika.
- Spread on two lined trays, with room around each.
- Bake for 28 minutes, turning once, until crisp at the edges. Season with the salt.
= Honey-Glazed Carrots ; glazed carrots, honey glazed carrots, honey roast carrots, karottengemuse, carottes glacees
side ; british ; side ; 4 ; 10+20 ; stove
Carrots cooked down in butter and honey until they shine.
!700 g carrots, in thick slices ; !30 g butter ; !1 tbsp honey ; 150 ml water ; 1/2 tsp salt ; 1 handful parsley, chopped
- Put the carrots in a wide pan with the butter, honey, water and salt.
- Cover and simmer for 10 minutes. Uncover and cook for 7 minutes, until the liquid has gone and they shine.
- Scatter with the parsley.
= Roast Vegetables ; roasted vegetables, roast veg, oven roasted vegetables, mediterranean roast vegetables, ofengemuse, roast root vegetables, verduras asadas, verdure al forno, legumes rotis
side ; any ; side ; 4 ; 15+40 ; oven
Vegetables roasted until their edges brown.
!2 red peppers, in wide strips ; !2 courgettes, in thick half-moons ; !1 red onion, in wedges ; 2 carrots, in chunks ; 4 cloves garlic, unpeeled ; 4 tbsp olive oil ; 2 sprigs rosemary ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the carrots and onion with half of the olive oil and roast for 10 minutes.
- Add the red peppers, courgettes, garlic, rosemary, salt and black pepper with the rest of the oil.
- Roast for 28 minutes, turning once, until soft and brown at the edges.
= Roast Parsnips ; honey roast parsnips, roasted parsnips, honey parsnips
side ; british ; side ; 4 ; 10+40 ; oven
Parsnips roasted golden and sticky.
!800 g parsnips, in batons ; 3 tbsp sunflower oil ; !1 tbsp honey ; 1 tsp thyme ; 3/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the parsnips for 4 minutes and drain well.
- Toss with the sunflower oil, thyme and salt on a tray, and roast for 28 minutes, turning once.
- Turn in the honey and roast for 5 minutes, until sticky.
= Flatbreads ; flatbread, homemade flatbread, yogurt flatbreads, no yeast flatbread, quick flatbread, two ingredient flatbread
bread ; any ; dinner ; 4 ; 20+12 ; stove
Quick flat breads of flour and yogurt, from a dry pan.
!300 g self-raising flour ; !250 g yogurt / 170 ml water, warm ; 1/2 tsp salt ; 2 tbsp olive oil
- Mix the flour with the salt and yogurt, and bring together with your hands into a soft dough.
- Divide into {4} pieces and roll out 5 mm thick on a floured surface.
- Cook each in a hot dry pan for 90 seconds on each side, until brown in spots. Brush with the olive oil.
= Soft Flour Tortillas ; homemade tortillas, homemade flour tortillas, flour tortillas from scratch, tortillas from scratch, tortilla wraps from scratch, homemade wraps, gluten free flour tortillas, gluten free wraps, gluten free tortilla wraps
bread ; mexican ; snacks ; 4 ; 30+12 rest 20 ; stove
Thin, soft flat breads for wraps.
!300 g plain flour ; 1/2 tsp baking powder ; 3/4 tsp salt ; 4 tbsp sunflower oil ; !170 ml water, hot
- Mix the flour with the baking powder and salt, stir in the sunflower oil and the water, and knead for 3 minutes, until smooth. Leave to rest, covered, for 20 minutes.
- Divide into {8} balls and roll out as thin as you can.
- Cook each in a hot dry pan for 45 seconds on each side, and keep soft in a cloth.
= Gluten-Free Bread ; gluten free bread, gluten free loaf, glutenfreies brot, pain sans gluten, pan sin gluten, pane senza glutine, coeliac bread
bread ; any ; breakfast ; 10 ; 15+55 rest 60 ; oven
A loaf of gluten-free flour, held together by psyllium.
!500 g gluten-free flour ; !20 g psyllium husk ; 7 g yeast ; 1 tbsp honey ; 480 ml water, lukewarm ; 2 tbsp olive oil ; 1 tbsp cider vinegar ; 2 tsp salt
- Whisk the psyllium husk with the water, honey, olive oil and vinegar, and leave for 5 minutes, until it is a gel.
- Beat in the gluten-free flour, yeast and salt with a wooden spoon for 3 minutes, to a thick, sticky dough. It needs no kneading.
- Smooth into an oiled loaf tin with wet hands and leave to rise for 60 minutes. Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Bake for 55 minutes, until brown and hollow-sounding underneath, and cool completely before you cut it.
= Hot Cross Buns ; hot cross bun, easter buns, easter bun
bread ; british ; breakfast ; 12 ; 40+20 rest 120 ; oven
Spiced fruit buns marked with a cross.
!500 g bread flour ; !7 g yeast ; 75 g caster sugar ; 2 tsp mixed spice ; 280 ml milk, lukewarm ; 50 g butter, melted ; 1 egg, beaten ; !150 g raisins ; 50 g candied peel ; 60 g plain flour, for the crosses ; 60 ml water ; 2 tbsp apricot jam ; 1 tsp salt
- Mix the bread flour, yeast, caster sugar, mixed spice and salt with the milk, butter and egg. Knead for 10 minutes, work in the raisins and candied peel, and leave to rise for 75 minutes.
- Shape into {12} buns on a lined tray and leave for 45 minutes. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Mix the plain flour with the water to a paste and pipe a cross on each bun.
- Bake for 20 minutes, until golden, and brush with the warm apricot jam.
= Christmas Cake ; fruit cake, fruitcake, rich fruit cake, simnel cake, easter cake, dundee cake, traditional christmas cake
cake ; british ; snacks ; 16 ; 40+180 rest 720 ; oven
A dark cake full of dried fruit soaked in brandy.
!800 g raisins ; 100 g glacé cherries, halved ; 100 ml brandy / orange juice ; 250 g butter, soft ; 250 g brown sugar ; !4 eggs ; 250 g plain flour ; 100 g ground almonds ; 2 tsp mixed spice ; 1 tbsp orange zest ; 1/4 tsp salt
- Soak the raisins and glacé cherries in the brandy overnight.
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on, and line a 20 cm tin with two layers of paper.
- Beat the butter with the brown sugar, then with the eggs one by one. Fold in the flour, ground almonds, mixed spice, salt and orange zest, then the soaked fruit.
- Bake for 180 minutes, covered with paper after half of the time, until a skewer comes out clean. Cool in the tin.
= Chocolate Tart ; chocolate pie, schokotarte, tarte au chocolat, crostata al cioccolato
tart ; french ; dessert ; 10 ; 25+35 rest 120 ; oven stove
A crisp case filled with dark chocolate and cream.
!350 g shortcrust pastry ; !250 g dark chocolate, chopped ; !250 ml double cream ; 100 ml milk ; 2 eggs ; 2 tbsp caster sugar
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 24 cm tin with the shortcrust pastry and bake blind for 18 minutes.
- Heat the double cream and milk with the caster sugar, take off the heat and stir in the chocolate until smooth. Beat in the eggs.
- Pour into the case, lower the oven to 150 °C (300 °F) and bake for 17 minutes, until set at the edges. Cool for 2 hours.
= Pear Tart ; pear pie, tarte aux poires, birnentarte, birnenkuchen, crostata di pere, tarta de pera, pear and almond tart, bourdaloue
tart ; french ; dessert ; 8 ; 30+45 rest 30 ; oven
Pears baked in almond cream in a crisp case.
!320 g shortcrust pastry ; !4 pears, peeled and halved ; 100 g butter, soft ; 100 g caster sugar ; 2 eggs ; !120 g ground almonds ; 20 g plain flour ; 1 tbsp apricot jam
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 24 cm tin with the shortcrust pastry and prick it.
- Beat the butter with the caster sugar, then with the eggs, and fold in the ground almonds and flour. Spread in the case.
- Core the pears, slice them thinly, fan them out on top and bake for 42 minutes, until golden and firm. Brush with the warm apricot jam, and cool for 30 minutes.
= Chocolate Muffins ; chocolate muffin, double chocolate muffins, chocolate chip muffins, schokomuffins, schokoladenmuffins, muffins au chocolat, muffin al cioccolato
cake ; american ; breakfast ; 12 ; 15+22 ; oven
Dark muffins with pieces of chocolate.
!250 g plain flour ; !50 g cocoa powder ; 1 tbsp baking powder ; 160 g brown sugar ; 2 eggs ; 240 ml milk ; 100 ml sunflower oil ; !150 g dark chocolate, chopped ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the flour with the cocoa powder, baking powder, brown sugar and salt.
- Stir in the eggs, milk and sunflower oil until just combined, and fold in the dark chocolate.
- Divide among {12} paper cases and bake for 20 minutes, until risen and firm.
= Cherry Pie ; blueberry pie, blackberry pie, peach pie, plum pie, rhubarb pie, strawberry pie, apricot pie, berry pie, fruit pie, kirschkuchen, american cherry pie
tart ; american ; dessert ; 8 ; 30+45 rest 60 ; oven
Sweet cherries under a pastry lid.
!500 g shortcrust pastry ; !*800 g cherries, stoned / blueberries / blackberries / peaches, sliced / plums, quartered / rhubarb, in 2 cm pieces / strawberries, halved / apricots, quartered ; !120 g caster sugar ; 3 tbsp cornflour ; 1 tbsp lemon juice ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the cherries with the caster sugar, cornflour and lemon juice.
- Line a dish with half of the shortcrust pastry, fill with the fruit, cover with the rest, cut a slit in the lid and brush with the egg.
- Bake for 45 minutes, until golden and bubbling. Cool for 1 hour, so that it sets.
= Lemon Bars ; lemon squares, lemon slices, zitronenschnitten
tart ; american ; dessert ; 16 ; 20+45 rest 60 ; oven
Sharp lemon custard on a shortbread base.
!250 g plain flour ; !170 g butter, cold and diced ; 80 g icing sugar ; !5 eggs ; 350 g caster sugar ; !150 ml lemon juice ; 2 tbsp lemon zest ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Rub most of the flour with the butter, most of the icing sugar and the salt, press into a lined 20 by 30 cm tin and bake for 20 minutes.
- Whisk the eggs with the caster sugar, the rest of the flour, the lemon juice and lemon zest, and pour on to the hot base.
- Bake for 25 minutes, until just set. Cool, cut in squares and dust with the rest of the icing sugar.
= Chia Pudding ; chia seed pudding, coconut chia pudding, chiapudding
pudding ; any ; breakfast ; 2 ; 10+0 rest 240 ; none
Chia seeds swollen in milk into a soft pudding.
!6 tbsp chia seeds ; !400 ml milk / coconut milk ; 1 tbsp honey / maple syrup ; 1/2 tsp vanilla extract ; 150 g raspberries
- Whisk the chia seeds with the milk, honey and vanilla extract. Leave for 10 minutes and whisk again.
- Cover and chill for 4 hours, or overnight.
- Stir, and serve cold with the raspberries.
= Peppercorn Sauce ; pepper sauce, green peppercorn sauce, steak sauce, pfeffersosse, sauce au poivre
sauce ; french ; dinner ; 4 ; 5+12 ; stove
A cream sauce with crushed peppercorns, for steak.
!1 tbsp black peppercorns, crushed ; 1 shallot, finely chopped ; 20 g butter ; 50 ml brandy / beef stock ; 150 ml beef stock ; !150 ml double cream ; 1/4 tsp salt
- Cook the shallot in the butter for 4 minutes. Add the peppercorns for 1 minute.
- Pour in the brandy and bubble for 1 minute, then the beef stock, and boil for 3 minutes.
- Stir in the double cream and salt and simmer for 3 minutes, until it coats a spoon.
= Spinach and Artichoke Dip ; spinach dip, artichoke dip, spinach artichoke dip, hot spinach dip
dip ; american ; snacks ; 6 ; 15+25 ; oven stove
Spinach and artichokes baked in cream cheese until bubbling.
!300 g spinach ; !250 g artichoke hearts, drained and chopped ; !250 g cream cheese ; 150 g sour cream ; 1 clove garlic, crushed ; 60 g parmesan, grated ; 80 g mozzarella, grated ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Wilt the spinach in a hot pan for 2 minutes, squeeze dry and chop.
- Mix with the artichoke hearts, cream cheese, sour cream, garlic, parmesan, salt and black pepper, and spread in a dish.
- Scatter with the mozzarella and bake for 22 minutes, until bubbling.
= Cheese Straws ; cheese twists, cheese sticks, kasestangen, cheese pastry twists
biscuit ; british ; snacks ; 20 ; 15+16 ; oven
Strips of puff pastry twisted with cheese.
!320 g puff pastry ; !120 g cheddar, finely grated ; 1 egg, beaten ; 1/2 tsp sweet paprika ; 1 tbsp sesame seeds
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush the puff pastry with the egg and scatter with the cheddar and paprika.
- Fold in half, roll out again, cut into {20} strips and twist each.
- Lay on lined trays, scatter with the sesame seeds and bake for 15 minutes, until golden and crisp.
= Quick Pan Pizza ; frying pan pizza, pizza without an oven, pan pizza, no yeast pizza, stovetop pizza
pizza ; any ; dinner ; 2 ; 15+15 ; stove
A yeast-free base cooked in a covered pan with tomato and cheese.
!250 g self-raising flour ; !150 g yogurt ; 2 tbsp olive oil ; 100 g passata ; !120 g mozzarella, torn ; 1/2 tsp dried oregano ; 3/4 tsp salt
- Mix the flour with half of the salt and the yogurt to a soft dough, and roll out into {2} rounds.
- Cook one at a time in the olive oil in a wide pan over medium heat for 3 minutes, and turn.
- Spread with the passata, season with the oregano and the rest of the salt, and top with the mozzarella. Cover and cook for 4 minutes, until the cheese melts.
= Courgette Lasagne ; zucchini lasagne, low carb lasagne, keto lasagne, lasagne without pasta, lasagna without pasta, pasta free lasagne
bake ; italian ; dinner ; 4 ; 25+70 ; stove oven
Thin slices of courgette instead of pasta, layered with meat sauce, ricotta and cheese.
!550 g courgettes, sliced lengthways ; !*500 g minced beef / minced pork / minced lamb / minced turkey ; 1 shallot, finely chopped ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 100 g canned chopped tomatoes ; 1 tsp dried oregano ; !200 g ricotta ; 1 egg ; 150 g mozzarella, torn ; 40 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the courgettes on two lined trays, sprinkle with a third of the salt and roast for 15 minutes, until they have lost their water. Pat dry.
- Meanwhile, cook the shallot in the olive oil for 4 minutes. Add the garlic and minced beef and fry over high heat for 8 minutes, until browned with no pink left. Stir in the chopped tomatoes, oregano, half of the rest of the salt and the black pepper and simmer for 12 minutes, until thick.
- Mix the ricotta with the egg, half of the parmesan and the rest of the salt.
- Layer the meat sauce, courgettes and ricotta in a deep dish until all is used, and top with the mozzarella and the rest of the parmesan.
- Bake for 35 minutes, until golden and bubbling, and leave to stand for 10 minutes before cutting.
= Microwave Jacket Potatoes ; microwave baked potato, microwave baked potatoes, microwave jacket potato, microwave potato
bake ; british ; dinner lunch ; 2 ; 5+14 ; none
Potatoes made soft in the microwave, with beans and cheese.
!2 baking potatoes ; !300 g baked beans ; ?60 g cheddar, grated ; ?1 tbsp butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Prick the potatoes all over with a fork, set them on a plate and microwave on full power for 5 minutes. Turn over and microwave for another 4 minutes, until a knife slides in. Leave for 2 minutes.
- While the potatoes rest, tip the baked beans into a bowl, cover with a plate and microwave for 3 minutes, stirring once, until steaming hot.
- Cut the potatoes open, season with the salt and black pepper[ and mash in the butter]. Spoon over the beans[ and scatter with the cheddar].
= Microwave Scrambled Eggs ; scrambled eggs in the microwave, mug eggs, microwave eggs, mug omelette
egg ; any ; breakfast ; 1 ; 3+2 ; none
Eggs scrambled in a mug in two minutes.
!2 eggs ; 2 tbsp milk ; ?20 g cheddar, grated ; 1 pinch salt ; 1 pinch black pepper ; 1 tsp butter
- Grease a large mug or bowl with the butter. Beat in the eggs with the milk, salt and black pepper.
- Microwave on full power for 45 seconds and stir. Go on in bursts of 20 seconds, stirring after each, until set all through with no liquid left.
- Leave for 1 minute[ and stir in the cheddar].
= Microwave Mug Cake ; mug cake, chocolate mug cake, mug brownie, tassenkuchen, gateau en tasse, mugcake
cake ; any ; dessert snacks ; 1 ; 3+2 ; none
A small chocolate cake stirred and cooked in a mug.
!4 tbsp self-raising flour ; 3 tbsp sugar ; !2 tbsp cocoa powder ; 3 tbsp milk ; 2 tbsp sunflower oil ; 1 egg / 3 tbsp oat milk ; 1 tbsp chopped dark chocolate
- Stir the flour with the sugar and cocoa powder in a large mug.
- Beat in the milk, sunflower oil and egg until smooth, and drop in the chocolate.
- Microwave on full power for 90 seconds, until risen and springy. Leave for 1 minute before eating.
`;
