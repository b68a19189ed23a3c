/** Small plates, sides and sauces; how the table is read: rules/classics/classic.ts. */
export const SIDES_AND_STARTERS = `
= Prawn Cocktail ; shrimp cocktail, crevettencocktail, cocktail de gambas, krabbencocktail
salad ; british ; starter ; 4 ; 15+0 ; none
Cold prawns in a pink sauce on crisp lettuce.
!*400 g cooked prawns / cooked lobster / canned chickpeas, drained ; !8 leaves lettuce, shredded ; 6 tbsp mayonnaise ; 2 tbsp ketchup ; 1 tsp Worcestershire sauce ; 1 tbsp lemon juice ; 1/4 tsp sweet paprika ; 1/2 cucumber, diced
- Mix the mayonnaise with the ketchup, Worcestershire sauce and lemon juice.
- Divide the lettuce and cucumber between glasses.
- Fold the prawns into the sauce, spoon onto the lettuce and dust with the paprika.
= Scotch Eggs ; scotch egg
egg ; british ; snacks ; 4 ; 25+20 ; stove
Boiled eggs in sausage meat and crumbs, fried.
!5 eggs ; !*400 g sausage meat / minced pork / vegan sausages, mashed ; 60 g plain flour ; 120 g breadcrumbs ; 1/4 tsp black pepper ; 1 l sunflower oil, for deep-frying
- Boil all but one of the eggs for 8 minutes, cool in cold water and peel. Beat the last egg.
- Season the sausage meat with the black pepper, divide it into {4} and wrap it around the boiled eggs.
- Turn in the flour, then in the beaten egg, then in the breadcrumbs.
- Fry in the sunflower oil at 170 °C (340 °F) for 8 minutes, turning, until deep golden<, with no pink left|>, and drain.
= Sausage Rolls ; sausage roll
pie ; british ; snacks ; 6 ; 20+25 ; oven
Seasoned sausage meat baked in puff pastry.
!*500 g sausage meat / minced pork / vegan sausages, mashed / cooked lentils, mashed ; !400 g puff pastry ; 1 tsp dried thyme ; 1/4 tsp salt ; 1/4 tsp black pepper ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the sausage meat with the thyme, salt and black pepper.
- Roll out the puff pastry, cut it into two strips and lay a roll of sausage meat along each.
- Brush the edges with egg, roll up, cut into {18} pieces and brush with the rest of the egg.
- Bake on a lined tray for 25 minutes, until golden<, with no pink left|>.
= Chicken Liver Pate ; liver pate, chicken liver parfait, pate
dip ; french ; starter ; 6 ; 15+12 rest 120 ; stove
Chicken livers cooked with shallot and brandy, as a smooth spread.
!*400 g chicken livers, trimmed ; 150 g butter, soft ; 2 shallots, finely chopped ; 1 clove garlic, crushed ; ?2 tbsp brandy ; 1 tsp thyme ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soften the shallots in a fifth of the butter for 5 minutes. Stir in the garlic and thyme.
- Add the chicken livers, raise the heat and fry for 5 minutes, until no longer pink inside.[ Pour in the brandy and let it bubble for 1 minute.]
- Blend with the salt, the black pepper and most of the rest of the butter until smooth. Press into a dish.
- Melt the last of the butter over the top and chill for 2 hours.
= Devilled Eggs ; deviled eggs, stuffed eggs, gefullte eier, oeufs mimosa, huevos rellenos, russian eggs
egg ; american ; snacks ; 6 ; 20+9 ; stove
Boiled eggs filled with their creamed yolks.
!6 eggs ; !4 tbsp mayonnaise ; 1 tsp Dijon mustard ; 1 tsp cider vinegar ; 1/4 tsp salt ; 1/4 tsp sweet paprika ; 1 tbsp chives, snipped
- Boil the eggs for 9 minutes, cool in cold water and peel. Halve them and take out the yolks.
- Mash the yolks with the mayonnaise, mustard, cider vinegar and salt until smooth, and spoon or pipe back into the whites.
- Dust with the paprika and scatter with the chives.
= Boiled Eggs with Toast Soldiers ; boiled eggs, boiled egg, dippy eggs, egg and soldiers, soft boiled eggs, gekochte eier
egg ; british ; breakfast ; 2 ; 3+8 ; stove
Soft-boiled eggs with strips of buttered toast.
!4 eggs ; !4 slices white bread ; 20 g butter ; 1/4 tsp salt
- Bring a pan of water to the boil, lower in the eggs and boil for 6 minutes.
- Meanwhile, toast the bread, spread it with the butter and cut it into strips.
- Stand the eggs in cups, cut off the tops, season with the salt and dip in the toast.
= Poached Eggs on Toast ; poached eggs, poached egg, pochierte eier
egg ; british ; breakfast ; 2 ; 5+8 ; stove
Eggs cooked in barely simmering water, on buttered toast.
!4 eggs ; 1 tbsp white wine vinegar ; !4 slices sourdough bread ; 20 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Bring a wide pan of water with the vinegar to a bare simmer.
- Break the eggs into cups, slide them in one by one and poach for 3 minutes, until the whites are set. Lift out and drain.
- Toast the sourdough bread, spread it with the butter, top with the eggs and season with the salt and black pepper.
= Fried Eggs on Toast ; fried eggs, fried egg, spiegelei, spiegeleier, oeufs au plat, huevos fritos
egg ; british ; breakfast ; 2 ; 3+6 ; stove
Eggs fried in butter, on toast.
!4 eggs ; !30 g butter ; !4 slices sourdough bread ; 1/4 tsp salt ; 1/4 tsp black pepper
- Melt two thirds of the butter in a frying pan over medium heat. Break in the eggs, cover and fry for 4 minutes, until the whites are set.
- Meanwhile, toast the sourdough bread and spread it with the rest of the butter.
- Lay the eggs on the toast and season with the salt and black pepper.
= Garlic Mushrooms ; champinones al ajillo, knoblauchchampignons
fry ; spanish ; starter ; 4 ; 5+10 ; stove
Mushrooms fried in garlic butter.
!500 g chestnut mushrooms, halved ; 50 g butter ; !4 cloves garlic, finely chopped ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Melt the butter in a wide pan over high heat and fry the mushrooms for 7 minutes, until golden.
- Add the garlic, salt and black pepper and fry for 2 minutes.
- Stir in the lemon juice and parsley and serve hot.
= Stuffed Mushrooms ; stuffed portobello mushrooms, gefullte champignons, champignons farcis
roast ; italian ; starter ; 4 ; 15+22 ; oven
Large mushrooms baked with garlic crumbs and cheese.
!8 portobello mushrooms, stalks chopped ; 60 g breadcrumbs ; !100 g mozzarella, diced ; 2 cloves garlic, crushed ; 1 handful parsley, chopped ; 3 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Lay the mushrooms on a tray, brush with half of the olive oil and season with the salt.
- Mix the breadcrumbs with the chopped stalks, mozzarella, garlic, parsley, black pepper and the rest of the olive oil, and spoon into the mushrooms.
- Bake for 22 minutes, until tender and golden.
= Fried Calamari ; calamari, calamares, calamari fritti, fried squid
fry ; italian ; starter ; 4 ; 15+10 ; stove
Rings of squid in a light crust.
!*600 g squid, in rings / oyster mushrooms, torn ; !150 g plain flour ; 1 tsp salt ; 1/2 tsp black pepper ; 1 l sunflower oil, for deep-frying ; 1 lemon, in wedges
- Pat the squid dry. Mix the flour with the salt and black pepper.
- Heat the sunflower oil to 180 °C (350 °F). Turn the squid in the flour and shake off the rest.
- Fry in batches for 2 minutes, until pale gold, drain and serve with the lemon.
= Potato Soup ; cream of potato soup, kartoffelsuppe, kartoffelcremesuppe, soupe de pommes de terre, sopa de patata, zuppa di patate
soup ; german ; dinner ; 4 ; 15+30 ; stove
Potatoes and roots cooked soft and half puréed.
!800 g floury potatoes, diced ; 1 onion, chopped ; 1 leek, sliced ; 2 carrots, diced ; 100 g celeriac, diced ; 30 g butter ; 1.2 l vegetable stock ; 1 tsp dried marjoram ; 100 ml double cream ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion, leek, carrots and celeriac in the butter for 8 minutes.
- Add the potatoes, vegetable stock, marjoram, salt and black pepper and simmer for 20 minutes, until tender.
- Purée about half of the soup, stir in the cream and warm through.
= Braised Red Cabbage ; red cabbage with apple, rotkohl, blaukraut, rotkraut, pickled red cabbage, rødkål, danish red cabbage
side ; german ; side ; 6 ; 15+60 ; stove
Red cabbage cooked sweet and sour with apple.
!1 kg red cabbage, finely shredded ; !2 apples, diced ; 1 onion, chopped ; 40 g butter / lard ; 4 tbsp red wine vinegar ; 2 tbsp sugar ; 200 ml apple juice ; 1 bay leaf ; 2 cloves ; 1 tsp salt
- Soften the onion in the butter for 5 minutes. Stir in the sugar for 1 minute.
- Add the red cabbage, apples, red wine vinegar, apple juice, bay leaf, cloves and salt.
- Cover and simmer gently for 50 minutes, stirring now and then, until tender. Take out the bay leaf and cloves.
= Fried Potatoes ; bratkartoffeln, pan fried potatoes, home fries, saute potatoes, pommes sautees
side ; german ; side ; 4 ; 10+35 ; stove
Boiled potatoes fried until crisp, with onion.
!800 g waxy potatoes, sliced ; 3 tbsp sunflower oil ; 1 onion, sliced ; 3/4 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Boil the potatoes in water for 8 minutes, until just tender, and drain well.
- Fry in the sunflower oil over medium heat for 15 minutes, turning now and then, until golden.
- Add the onion and fry for 8 minutes. Season with the salt and black pepper and scatter with the parsley.
= Potato Wedges ; wedges, kartoffelspalten, kartoffelecken
side ; american ; side ; 4 ; 10+35 ; oven
Spiced wedges of potato, baked in their skins.
!1000 g potatoes, in wedges ; 3 tbsp olive oil ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Toss the potatoes with the olive oil, paprika, garlic powder, salt and black pepper and spread on a tray.
- Bake for 35 minutes, turning once, until crisp outside and soft inside.
= Scalloped Potatoes ; american scalloped potatoes, cheesy scalloped potatoes, potatoes au gratin, au gratin potatoes, cheesy potato bake, cheesy potatoes, escalloped potatoes
bake ; american ; side dinner ; 6 ; 25+85 ; oven stove
Thin slices of potato and onion baked in a smooth white sauce under cheddar.
!1200 g waxy potatoes, peeled and thinly sliced ; 1 onion, thinly sliced ; !50 g butter ; !40 g plain flour ; !650 ml milk ; ?150 g cheddar, grated ; 1 tsp thyme ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Melt the butter, grease a baking dish with a little of it, stir the flour into the rest for 1 minute and whisk in the milk.
- Simmer for 4 minutes, stirring, until it coats a spoon. Season with the thyme, nutmeg, salt and black pepper[, and melt half of the cheddar in it].
- Layer the potatoes and onion in the dish with the sauce and cover with foil. Bake for 45 minutes.
- Take off the foil[, scatter with the rest of the cheddar] and bake for 30 minutes, until golden and a knife slides in easily. Leave for 10 minutes before serving.
= Twice-Baked Potatoes ; twice baked potatoes, twice baked potato, double baked potatoes, loaded baked potatoes, loaded baked potato, stuffed baked potatoes, gefullte ofenkartoffeln, pommes de terre farcies, patatas rellenas al horno
bake ; american ; side dinner ; 4 ; 20+85 ; oven
Baked potatoes scooped out, mashed with cheddar and sour cream, and baked again.
!4 baking potatoes ; 1 tbsp olive oil ; !40 g butter ; !120 g sour cream ; !120 g cheddar, grated ; ?100 g smoked bacon, diced and fried / smoked tofu, diced and fried / chestnut mushrooms, diced and fried ; 2 tbsp chives, snipped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Prick the potatoes, rub with the olive oil and a quarter of the salt and bake on the rack for 65 minutes, until soft.
- Halve them lengthways and scoop out, leaving shells as thick as a finger.
- Mash the inside with the butter, sour cream, half of the cheddar, the black pepper, the chives and the rest of the salt.[ Stir in the bacon.] Heap it back and scatter with the rest of the cheddar.
- Bake on a tray for 18 minutes, until golden and hot all through.
= Spätzle ; spaetzle, spatzle, spatzle dough, homemade spatzle, homemade spaetzle, plain spatzle, swabian spatzle, schwabische spatzle, spatzleteig, german egg noodles, knopfle, butterspatzle
pasta ; german ; side dinner ; 4 ; 20+15 ; stove
Soft egg noodles pressed or scraped into boiling water and turned in butter.
!400 g plain flour ; !5 eggs / 250 ml soy milk ; 120 ml water ; 2 tsp salt ; 1/4 tsp ground nutmeg ; 40 g butter ; 1 tbsp chives, snipped
- Beat the flour with the eggs, water, nutmeg and half of the salt until the batter makes bubbles and falls slowly from the spoon. Leave for 10 minutes.
- Bring a large pan of water to the boil with the rest of the salt. Press in the batter in portions through a spätzle maker, or scrape it in thin strips from a wet board.
- Lift out each portion when it floats, after about 2 minutes, and drain.
- Melt the butter in a wide pan, toss the spätzle in it for 3 minutes, until hot[, and scatter with the chives].
= Onion Rings ; zwiebelringe
fry ; american ; side ; 4 ; 10+15 ; stove
Rings of onion in crisp batter.
!2 onions, in thick rings ; !150 g plain flour ; 1 tsp baking powder ; 220 ml sparkling water, cold ; 1 tsp salt ; 1 l sunflower oil, for deep-frying
- Whisk the flour with the baking powder, half of the salt and the sparkling water to a batter.
- Heat the sunflower oil to 180 °C (350 °F). Dip the onions in the batter and fry in batches for 3 minutes, until golden.
- Drain and season with the rest of the salt.
= Roasted Brussels Sprouts ; roast brussels sprouts, roasted sprouts, roast sprouts, balsamic brussels sprouts, crispy brussels sprouts, brussels sprouts with bacon, gerosteter rosenkohl, rosenkohl aus dem ofen, choux de bruxelles rotis
side ; american ; side ; 4 ; 10+25 ; oven
Brussels sprouts roasted brown, glazed with balsamic vinegar and honey.
!700 g Brussels sprouts, trimmed and halved ; ?120 g smoked bacon, diced ; 3 tbsp olive oil ; !2 tbsp balsamic vinegar ; 1 tbsp honey ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the Brussels sprouts with the olive oil, salt and black pepper on a large tray and turn their cut sides down.[ Scatter with the bacon.]
- Roast for 20 minutes, until tender and brown.
- Stir the balsamic vinegar with the honey, toss the Brussels sprouts in it on the tray and roast for 4 minutes, until sticky.
= Roasted Broccoli ; roast broccoli, oven roasted broccoli, baked broccoli, garlic roasted broccoli, lemon garlic broccoli, brokkoli aus dem ofen, gerosteter brokkoli, ofenbrokkoli, brocoli roti, brocoli al horno, broccoli al forno
side ; any ; side ; 4 ; 10+20 ; oven
Broccoli roasted until its tips are crisp, with garlic and lemon.
!700 g broccoli, in florets ; 3 tbsp olive oil ; !3 cloves garlic, sliced ; 1/4 tsp chilli flakes ; 1 tbsp lemon juice ; ?30 g parmesan, grated ; 3/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the broccoli with the olive oil, chilli flakes and salt on a large tray, with room around each piece.
- Roast for 12 minutes. Stir in the garlic and roast for 6 minutes, until the broccoli is tender and brown at the tips.
- Drizzle with the lemon juice[ and scatter with the parmesan]. Serve hot.
= Roasted Cauliflower ; roast cauliflower, oven roasted cauliflower, baked cauliflower, whole roasted cauliflower, spiced cauliflower, blumenkohl aus dem ofen, gerosteter blumenkohl, ofenblumenkohl, chou fleur roti, coliflor al horno, cavolfiore al forno
side ; levantine ; side ; 4 ; 10+35 ; oven
Cauliflower roasted with cumin and paprika, with lemon and tahini.
!900 g cauliflower, in florets ; 3 tbsp olive oil ; !1 tsp ground cumin ; 1 tsp smoked paprika ; 1 tsp salt ; ?3 tbsp tahini ; 2 tbsp lemon juice ; 2 tbsp water ; 1 handful parsley, chopped
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the cauliflower with the olive oil, cumin, paprika and most of the salt on a large tray.
- Roast for 30 minutes, turning once, until tender and brown at the edges.
- Stir the lemon juice with the water and the rest of the salt[, and whisk it into the tahini until smooth].
- Spoon it over the cauliflower and scatter with the parsley.
= Roasted Carrots ; roast carrots, oven roasted carrots, baked carrots, karotten aus dem ofen, ofenkarotten, ofenmohren, geroestete karotten, carottes roties, carottes au four, zanahorias asadas, carote al forno
side ; any ; side ; 4 ; 10+35 ; oven
Carrots roasted with thyme and garlic until their edges brown.
!900 g carrots, halved lengthways ; 3 tbsp olive oil ; 4 cloves garlic, unpeeled ; 1 tbsp thyme ; 1/2 tsp ground cumin ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the carrots with the olive oil, garlic, thyme, cumin, salt and black pepper on a large tray.
- Roast for 32 minutes, turning once, until tender and brown at the edges.
- Drizzle with the lemon juice and scatter with the parsley.
= Grilled Vegetables ; grilled veg, grilled veggies, barbecued vegetables, bbq vegetables, gegrilltes gemuse, grillgemuse, legumes grilles, verdure grigliate, verduras a la parrilla
side ; italian ; side dinner ; 4 ; 20+25 ; grill
Mixed vegetables charred on the grill, dressed in herb oil while they are hot.
!2 courgettes, in 1 cm slices lengthways ; !1 aubergine, in 1 cm rounds ; !2 red peppers, in wide strips ; 1 red onion, in thick rounds ; 200 g asparagus, trimmed ; 5 tbsp olive oil ; 1 clove garlic, crushed ; 1 handful basil, chopped ; 1 handful parsley, chopped ; 1 tbsp balsamic vinegar ; 1 tsp salt ; 1/4 tsp black pepper
- Heat a grill or a griddle pan until very hot. Brush the courgettes, aubergine, red peppers, red onion and asparagus with half of the olive oil and season with two thirds of the salt.
- Grill the aubergine, red peppers and red onion over medium-high heat for 10 minutes, turning once or twice, until soft all through and charred in places. Lift on to a dish.
- Grill the courgettes and asparagus for 6 minutes, turning once.
- Stir the garlic, basil, parsley, balsamic vinegar and black pepper into the rest of the olive oil with the rest of the salt, and spoon it over the hot vegetables. Eat warm or cold.
= Vegetable Skewers ; veggie skewers, vegetable kebabs, veggie kebabs, veg kebabs, vegetable kabobs, gemusespiesse, brochettes de legumes, spiedini di verdure, brochetas de verduras
side ; greek ; dinner side ; 4 ; 20+15 rest 20 ; grill
Vegetables and halloumi marinated in lemon and oregano and grilled on sticks.
!2 courgettes, in 2 cm rounds ; !2 red peppers, in 3 cm pieces ; 1 red onion, in wedges ; !200 g chestnut mushrooms ; 200 g cherry tomatoes ; ?200 g halloumi, in 2 cm cubes ; 4 tbsp olive oil ; 2 tbsp lemon juice ; 2 cloves garlic, crushed ; 2 tsp dried oregano ; 3/4 tsp salt ; 1/4 tsp black pepper
- Mix the olive oil with the lemon juice, garlic, oregano, salt and black pepper. Turn the courgettes, red peppers, red onion, mushrooms and cherry tomatoes in it[, then gently the halloumi,] and leave for 20 minutes. Soak {8} wooden skewers in water meanwhile.
- Thread everything on to the skewers, not too tightly. Keep what is left of the marinade.
- Grill over medium-high heat for 13 minutes, turning often and brushing with the marinade, until tender and charred at the edges.
= Creamed Spinach ; rahmspinat, epinards a la creme
side ; american ; side ; 4 ; 5+12 ; stove
Spinach in a little white sauce.
!600 g spinach ; 30 g butter ; 1 shallot, finely chopped ; 20 g plain flour ; !200 ml double cream / milk ; 1/4 tsp ground nutmeg ; 1/2 tsp salt ; 1/4 tsp black pepper
- Wilt the spinach in a hot pan for 2 minutes, drain, squeeze dry and chop.
- Soften the shallot in the butter for 3 minutes, stir in the flour for 1 minute, then the cream, and simmer for 2 minutes.
- Stir in the spinach, nutmeg, salt and black pepper and warm through for 2 minutes.
= Home-Made Baked Beans ; baked beans, boston baked beans
stew ; american ; side ; 4 ; 10+35 ; stove
White beans in a sweet and sour tomato sauce.
!800 g canned haricot beans, drained ; 1 onion, finely chopped ; 2 tbsp olive oil ; !400 g canned chopped tomatoes ; 2 tbsp brown sugar ; 1 tbsp cider vinegar ; 1 tsp mustard ; 1 tsp smoked paprika ; 3/4 tsp salt ; 100 ml water
- Soften the onion in the olive oil for 8 minutes.
- Stir in the smoked paprika, then the chopped tomatoes, brown sugar, cider vinegar, mustard, salt and water.
- Add the haricot beans and simmer for 22 minutes, until the sauce is thick.
= Olivier Salad ; russian salad, ensaladilla rusa, ensaladilla, insalata russa, salade russe
salad ; spanish ; lunch ; 6 ; 25+20 rest 60 ; stove
Potatoes, carrots and peas bound with mayonnaise.
!600 g waxy potatoes, diced ; !2 carrots, diced ; !150 g peas ; ?2 eggs ; ?150 g canned tuna, drained ; 8 tbsp mayonnaise ; 1 tbsp lemon juice ; 3/4 tsp salt
- Boil the potatoes and carrots in water with half of the salt for 10 minutes, add the peas for 2 minutes, drain and cool.[ Meanwhile, boil the eggs for 9 minutes, cool in cold water, peel and chop.]
- Mix the mayonnaise with the lemon juice and the rest of the salt.
- Fold in the vegetables[, the eggs][ and the tuna] and chill for 1 hour.
= Pitta Bread ; pita bread, pita, pitta, homemade pita, fladenbrot
bread ; levantine ; side ; 8 ; 20+10 rest 60 ; oven
Flat rounds that puff up into pockets in a very hot oven.
!500 g bread flour ; !7 g yeast ; 300 ml water, lukewarm ; 2 tbsp olive oil ; 1 tsp sugar ; 1 1/2 tsp salt
- Mix the bread flour with the yeast, sugar and salt. Add the water and olive oil and knead for 8 minutes, until smooth. Cover and leave to rise for 1 hour.
- Heat the oven with a tray inside to 250 °C (480 °F), or 230 °C (450 °F) with the fan on. Divide the dough into {8} and roll into thin rounds.
- Bake on the hot tray for 5 minutes, until puffed, and wrap in a cloth to keep soft.
= Bread Rolls ; dinner rolls, soft rolls, brotchen, petits pains, panecillos, panini al latte
bread ; german ; breakfast ; 8 ; 25+18 rest 90 ; oven
Soft white rolls.
!500 g bread flour ; !7 g yeast ; 320 ml milk, lukewarm ; 30 g butter, soft ; 1 tsp sugar ; 1 1/2 tsp salt
- Mix the bread flour with the yeast, sugar and salt. Add the milk and butter and knead for 8 minutes, until smooth. Cover and leave to rise for 1 hour.
- Shape into {8} rolls, lay on a lined tray, cover and leave to rise for 30 minutes.
- Bake at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 18 minutes, until golden.
= Chimichurri ; chimichurri sauce
sauce ; argentinian ; side ; 6 ; 10+0 ; none
A raw sauce of parsley, garlic, oregano and vinegar for grilled meat.
!1 bunch parsley, finely chopped ; !3 cloves garlic, finely chopped ; 2 tsp dried oregano ; 1 red chilli, finely chopped ; !3 tbsp red wine vinegar ; 120 ml olive oil ; 1/2 tsp salt
- Chop the parsley, garlic and chilli finely and put into a bowl.
- Stir in the oregano, red wine vinegar and salt.
- Pour in the olive oil, stir and leave for 10 minutes before serving.
= Salsa Verde ; green sauce, italian green sauce
sauce ; italian ; side ; 6 ; 10+0 ; none
A sharp green sauce of herbs, capers and anchovies.
!1 bunch parsley, finely chopped ; 1 handful basil, finely chopped ; !2 tbsp capers, chopped ; ?3 anchovies, chopped ; 1 clove garlic, crushed ; 1 tsp Dijon mustard ; 1 tbsp red wine vinegar ; 120 ml olive oil ; 1/4 tsp salt
- Mix the parsley and basil with the capers[, the anchovies] and the garlic.
- Stir in the mustard, red wine vinegar and salt.
- Stir in the olive oil little by little.
= Tartare Sauce ; tartar sauce, remoulade
sauce ; french ; side ; 6 ; 10+0 ; none
Mayonnaise with gherkins, capers and herbs, for fish.
!150 g mayonnaise ; !3 gherkins, finely chopped ; !1 tbsp capers, chopped ; 1 shallot, finely chopped ; 1 handful parsley, chopped ; 1 tbsp lemon juice
- Chop the gherkins, capers, shallot and parsley finely.
- Stir them into the mayonnaise with the lemon juice.
- Chill until needed, so that the flavours blend.
= Cheese Sauce ; mornay sauce, sauce mornay, kasesauce, kasesosse
sauce ; french ; side ; 6 ; 5+10 ; stove
White sauce with melted cheese.
!40 g butter ; !40 g plain flour ; !500 ml milk ; !120 g cheddar, grated / gruyère, grated ; 1/2 tsp mustard ; 1/4 tsp salt ; 1/4 tsp white pepper
- Melt the butter, stir in the flour for 1 minute and whisk in the milk little by little.
- Simmer for 5 minutes, stirring, until it coats a spoon.
- Off the heat, stir in the cheddar, mustard, salt and white pepper until smooth.
= Bearnaise Sauce ; bearnaise, sauce bearnaise
sauce ; french ; side ; 4 ; 10+15 ; stove
Warm butter whisked into egg yolks with tarragon and shallot.
!3 egg yolks ; !180 g butter, melted ; 1 shallot, finely chopped ; 3 tbsp white wine vinegar ; 3 tbsp water ; !1 handful tarragon, chopped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the shallot, white wine vinegar, water, black pepper and half of the tarragon for 5 minutes, until a spoonful is left. Strain into a bowl.
- Set over barely simmering water and whisk with the egg yolks for 4 minutes, until thick and pale.
- Take off the heat and whisk in the butter drop by drop, then in a thin stream. Season with the salt and the rest of the tarragon.
= Tapenade ; olive tapenade, olive paste, olivenpaste
dip ; french ; snacks ; 6 ; 10+0 ; blender
A paste of olives, capers and anchovies.
!200 g black olives, pitted ; !2 tbsp capers ; ?4 anchovies ; 1 clove garlic ; 1 tbsp lemon juice ; 4 tbsp olive oil ; 1/4 tsp black pepper
- Put the olives, capers, garlic[, anchovies] and lemon juice into a blender.
- Blend in short bursts to a coarse paste.
- Stir in the olive oil and black pepper.
= Pea and Mint Soup ; minted pea soup, fresh pea soup, frozen pea soup, green pea soup, pea soup with mint, soup from frozen peas and mint, veloute de petits pois, crema di piselli
soup ; british ; lunch starter ; 4 ; 10+15 ; stove blender
A bright green soup that frozen peas make in no time.
!600 g frozen peas ; !1 bunch mint, leaves picked ; 1 onion, chopped ; 25 g butter ; 800 ml vegetable stock ; 3 tbsp crème fraîche ; 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the butter for 7 minutes, without browning.
- Add the peas, vegetable stock, salt and black pepper and simmer for 4 minutes.
- Blend with most of the mint until smooth. Serve with the crème fraîche and the rest of the mint.
= Fish en Papillote ; salmon en papillote, fish parcels, salmon parcels, fish in paper, salmon in foil, salmon in a parcel, salmon foil parcels, fish in foil, lachs im pergament, poisson en papillote, saumon en papillote, papillote de saumon, pesce al cartoccio, salmone al cartoccio, pescado en papillote, cod en papillote, cod parcels
bake ; french ; dinner ; 4 ; 15+18 ; oven
Fish steamed in its own juices in a closed parcel.
!*4 salmon fillets / 4 cod fillets ; 2 courgettes, in thin strips ; 1 fennel, very thinly sliced ; !1 lemon, sliced ; 40 g butter ; 4 tbsp white wine ; 2 tbsp dill, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut 4 large sheets of baking paper.
- Share the courgettes and fennel among the sheets, season with half of the salt, and lay the salmon on top. Add the lemon, butter, white wine, dill, black pepper and the rest of the salt, and fold the edges over and over until the parcels are tight.
- Bake on a tray for 17 minutes, until the fish flakes. Open the parcels at the table.
`;
