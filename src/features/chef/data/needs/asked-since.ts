/** Dishes that people asked for and got as another one; how the table is read: rules/classics/classic.ts. */
export const ASKED_SINCE = `
= Stew with Dumplings ; dumpling stew, casserole with dumplings, stew with suet dumplings, a stew with dumplings
stew ; british ; dinner ; 4 ; 25+160 ; stove
Beef and roots braised slowly, with soft dumplings steamed on top.
!*800 g stewing beef, in chunks ; 3 tbsp plain flour ; 3 tbsp sunflower oil ; 2 onions, chopped ; !3 carrots, sliced ; 2 sticks celery, sliced ; 2 tbsp tomato paste ; 900 ml beef stock ; 1 tbsp Worcestershire sauce ; 3 sprigs thyme ; 1 bay leaf ; !150 g self-raising flour ; 75 g suet ; 100 ml water ; 1 handful parsley, chopped ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Toss the beef with the plain flour, most of the salt and the black pepper and brown it in two thirds of the sunflower oil for 10 minutes. Lift out.
- Cook the onions, carrots and celery in the rest of the oil for 8 minutes. Stir in the tomato paste, then the beef stock, Worcestershire sauce, thyme and bay leaf.
- Return the beef, cover and simmer gently for 110 minutes, until nearly tender. Take out the bay leaf and thyme.
- Mix the self-raising flour with the suet, parsley and the rest of the salt, stir in the water and roll into {8} balls.
- Lay the dumplings on the stew, cover tightly and simmer for 22 minutes without lifting the lid, until they are light and cooked through.
= Beef Borscht ; borscht with beef, borsch with meat, meat borscht, borscht with meat, borschtsch mit fleisch, borschtsch mit rindfleisch
soup ; ukrainian ; dinner ; 6 ; 25+130 ; stove
Borscht on a broth of stewed beef, deep red, soured and served with cream.
!*600 g stewing beef, in small chunks ; 2 l water ; !500 g beetroot, peeled and grated ; 2 tbsp sunflower oil ; 1 onion, chopped ; 2 carrots, grated ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 2 tbsp red wine vinegar ; 400 g waxy potatoes, diced ; 300 g white cabbage, shredded ; 1 bay leaf ; 2 tsp salt ; 1/4 tsp black pepper ; 150 g sour cream ; 1 handful dill, chopped
- Bring the beef to the boil in the water with the bay leaf and half of the salt, skim it, and simmer gently for 90 minutes, until tender.
- Meanwhile, heat the sunflower oil in a wide pan and cook the onion and carrots for 8 minutes. Add the beetroot, tomato paste and red wine vinegar, cover and stew for 15 minutes.
- Stir this into the beef and its broth with the potatoes, the black pepper and the rest of the salt and simmer for 12 minutes. Add the cabbage and garlic and simmer for 12 minutes, until tender. Take out the bay leaf.
- Serve with the sour cream and dill.
= Canned Chickpea Falafel ; falafel from canned chickpeas, falafel with canned chickpeas, falafel from tinned chickpeas, falafel with tinned chickpeas, quick falafel, easy falafel, tinned chickpea falafel, falafel from a can
fry ; levantine ; lunch dinner ; 4 ; 20+12 rest 30 ; stove
Falafel of canned chickpeas, bound with flour and shallow-fried as flat cakes, because they are softer than soaked ones.
!480 g canned chickpeas, drained and patted dry ; 1/2 onion, finely chopped ; 2 cloves garlic, crushed ; !1 bunch parsley, chopped ; 1/2 bunch fresh coriander, chopped ; 2 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp baking powder ; !5 tbsp chickpea flour / plain flour ; 1 tsp salt ; 6 tbsp sunflower oil ; 4 pitta breads ; 80 g tahini / soy yogurt ; 2 tomatoes, sliced
- Squeeze the onion dry. Mash or pulse the chickpeas with the onion, garlic, parsley, fresh coriander, cumin, ground coriander and salt to a coarse paste that still has pieces.
- Work in the chickpea flour and baking powder until it holds together when it is pressed, and chill for 30 minutes. If it crumbles, add a spoonful more flour.
- Shape into {16} flat cakes and fry in the sunflower oil over medium heat for 3 minutes on each side, until brown and crisp. Turn them only once.
- Thin the tahini with a little water and serve with the falafel in the pitta breads with the tomatoes.
= Crispy Tofu ; crisp tofu, crispy fried tofu, pan fried tofu, knuspriger tofu, tofu croustillant, tofu crujiente, tofu croccante, extra crispy tofu
fry ; chinese ; dinner lunch ; 4 ; 15+15 ; stove
Cubes of firm tofu in a thin coat of starch, fried until they crackle, in a soy and ginger glaze.
!*500 g firm tofu, pressed dry and in 2 cm cubes ; !4 tbsp cornflour ; 4 tbsp sunflower oil ; 300 g broccoli, in small florets ; 2 cloves garlic, sliced ; 1 tbsp ginger, grated ; 3 tbsp soy sauce ; 1 tbsp rice vinegar ; 1 tbsp honey / 1 tbsp maple syrup ; 3 tbsp water ; 2 spring onions, sliced ; 1 tbsp sesame seeds ; 1/4 tsp salt
- Press the tofu between cloths for 10 minutes. Toss it with the cornflour and salt until it is coated all over.
- Heat the sunflower oil in a wide non-stick pan over medium-high heat and fry the tofu in one layer for 8 minutes, turning now and then, until golden and crisp on all sides. Lift out.
- Stir-fry the broccoli in the same pan for 4 minutes. Add the garlic and ginger for 1 minute, then the soy sauce, rice vinegar, honey and water, and let it bubble for 1 minute, until sticky.
- Return the tofu, toss it for 30 seconds and serve at once with the spring onions and sesame seeds.
= Simple Green Salad ; simple side salad, simple leaf salad, plain green salad
salad ; any ; dinner lunch ; 4 ; 8+0 ; none
Leaves and cucumber in a mustard dressing, to set beside anything.
!150 g mixed salad leaves ; 1/2 cucumber, sliced ; 3 tbsp olive oil ; 1 tbsp white wine vinegar ; 1/2 tsp Dijon mustard ; 1/4 tsp salt
- Shake the olive oil with the white wine vinegar, mustard and salt in a jar.
- Put the mixed salad leaves and cucumber into a bowl, and keep it cool until you eat.
- Toss with the dressing just before you eat.
= Stovetop Gratin Dauphinois ; stovetop dauphinoise, dauphinoise potatoes on the stove, potato gratin without an oven, gratin dauphinois a la poele
bake ; french ; dinner ; 6 ; 20+40 ; stove
Thin slices of potato cooked soft in cream and garlic in a covered pan, without the brown top of the oven.
!1200 g floury potatoes, peeled and thinly sliced ; !400 ml double cream ; 300 ml milk ; !2 cloves garlic, crushed ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 20 g butter
- Bring the double cream, milk, garlic, nutmeg, salt and black pepper to a simmer in a wide non-stick pan. Slip in the potatoes and press them flat.
- Cover and simmer over low heat for 25 minutes, shaking the pan now and then, until a knife slides through the middle.
- Take off the lid and simmer for 8 minutes, until the cream is thick. Dot with the butter and leave for 5 minutes before serving.
= Air Fryer Scotch Eggs ; scotch eggs in the air fryer, air fried scotch eggs
egg ; british ; snacks ; 4 ; 25+22 ; stove
Boiled eggs in sausage meat and crumbs, crisp from the air fryer with little oil.
!5 eggs ; !*400 g sausage meat / minced pork / vegan sausages, mashed ; 40 g plain flour ; 80 g panko breadcrumbs ; 2 tbsp sunflower oil ; 1/4 tsp black pepper
- Boil all but one of the eggs for 7 minutes, cool in cold water and peel. Beat the last egg.
- Season the sausage meat with the black pepper, divide it into {4} and wrap it around the boiled eggs, with no gap.
- Toss the breadcrumbs with the sunflower oil. Turn the balls in the flour, then in the beaten egg, then in the breadcrumbs, and press them on.
- Heat the air fryer to 190 °C (375 °F) and cook the balls in one layer for 14 minutes, turning once, until deep golden<, and the meat has no pink left and reads 71 °C (160 °F)|>.
= Pear and Oat Bake ; pear oat bars, baked oats with pears, pear baked oats, pear oatmeal bake, pear and oat bars, oat and pear bake
bake ; any ; breakfast snacks dessert ; 6 ; 15+35 ; oven
Oats baked with ripe pears and cinnamon until they can be cut, for breakfast or with coffee.
!250 g rolled oats ; !*3 ripe pears, cored and diced ; 2 eggs ; 300 ml milk / oat milk ; 60 g brown sugar ; 40 g butter, melted ; 1 tsp baking powder ; 1 1/2 tsp ground cinnamon ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Whisk the eggs with the milk, brown sugar and butter.
- Stir in the rolled oats, baking powder, cinnamon and salt, then two thirds of the pears. Tip into a lined 20 cm tin and scatter with the rest of the pears.
- Bake for 34 minutes, until golden and set in the middle. Cool for 10 minutes before cutting.
= Teriyaki Salmon Rice Bowls ; salmon rice bowl, asian salmon and rice, asian salmon rice bowl, salmon and rice bowl, salmon with rice asian style
rice ; japanese ; dinner lunch ; 4 ; 10+18 ; stove
Glazed salmon on rice with cucumber and spring onions.
!*4 salmon fillets / 500 g firm tofu, in slices ; !300 g long-grain rice, rinsed ; 5 tbsp soy sauce ; 2 tbsp honey / 2 tbsp maple syrup ; 1 tbsp rice vinegar ; 1 clove garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp sunflower oil ; 150 g frozen peas ; 1 cucumber, in strips ; 3 spring onions, sliced ; 1 tbsp sesame seeds ; 1/4 tsp salt
- Boil the rice in plenty of water with the salt for 12 minutes, add the peas for the last 3 minutes, and drain.
- Meanwhile, stir the soy sauce with the honey, rice vinegar, garlic and ginger. Fry the salmon in the sunflower oil over medium-high heat for <4 minutes on each side, until it flakes|4 minutes on each side, until golden>. Lift out.
- Pour the sauce into the pan and let it bubble for 2 minutes, until syrupy. Turn the salmon in it.
- Divide the rice between {4} bowls and top with the salmon, cucumber, spring onions and sesame seeds and the rest of the sauce.
= Egg and Cheese Wraps ; eggs and wraps, eggs in a wrap, cheese and egg wraps, quick egg wraps, egg and tortilla wraps, eggs and tortillas, eggs and tortilla, tortillas and eggs
filled ; american ; lunch breakfast dinner ; 2 ; 5+8 ; stove
Soft scrambled eggs and melted cheddar rolled in warm tortillas.
!4 flour tortillas ; !5 eggs, beaten ; 80 g cheddar, grated / feta, crumbled ; 2 tomatoes, diced ; 2 spring onions, sliced ; 20 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Melt the butter in a wide pan over medium heat, pour in the eggs with the salt and black pepper and stir for 3 minutes, until just firm.
- Warm the flour tortillas in a dry pan for 30 seconds on each side.
- Divide the eggs, cheddar, tomatoes and spring onions among the tortillas and roll up tightly. Toast in the dry pan for 2 minutes, seam side down, until the cheddar melts.
= Black Bean and Avocado Rice ; rice and black beans with avocado, black bean rice with avocado, quick rice and beans, quick beans and rice, black bean rice bowl, black beans rice and avocado
rice ; mexican ; dinner lunch ; 4 ; 5+15 ; stove
Rice with black beans warmed in cumin and lime, under avocado and tomatoes.
!300 g long-grain rice, rinsed / 700 g cooked rice ; !400 g canned black beans, drained / canned kidney beans, drained ; !2 avocados, sliced ; 200 g cherry tomatoes, halved ; 2 tbsp olive oil ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1/2 tsp smoked paprika ; 2 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1 tsp salt
- <Boil the long-grain rice in plenty of water with half of the salt for 12 minutes, and drain.|Heat the cooked rice with a splash of water and half of the salt for 4 minutes, until it steams all through.>
- Meanwhile, warm the garlic, cumin and smoked paprika in the olive oil for 1 minute. Add the black beans and the rest of the salt with a splash of water and simmer for 5 minutes. Stir in the lime juice.
- Top the rice with the beans, avocados and cherry tomatoes and scatter with the coriander.
= Cottage Cheese and Tomato Toast ; cottage cheese on toast, cottage cheese toast, tomato and cottage cheese toast, cottage cheese and tomatoes, cottage cheese with tomatoes, huttenkase mit tomaten, huttenkase brot
filled ; any ; lunch breakfast ; 2 ; 8+3 ; none
Toasted rye bread under cottage cheese, tomatoes and chives.
4 slices rye bread / sourdough bread ; !300 g cottage cheese ; !4 tomatoes, sliced / cherry tomatoes, halved ; 1 tbsp olive oil ; 1 tbsp chives, snipped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Toast the rye bread for 3 minutes, until crisp.
- Spread it thickly with the cottage cheese and lay the tomatoes on top.
- Season with the salt and black pepper, drizzle with the olive oil and scatter with the chives.
= Roast Chicken Legs with Root Vegetables ; chicken legs and root vegetables, chicken leg traybake, chicken and root vegetable traybake, roast chicken with root vegetables, chicken and root veg, chicken legs traybake, hahnchenschenkel vom blech, hahnchenschenkel mit gemuse
roast ; british ; dinner ; 4 ; 15+50 ; oven
Chicken legs roasted on a tray of carrots, parsnips and potatoes with thyme.
!*4 chicken legs / 800 g chicken thigh fillets ; !3 carrots, in thick pieces ; !2 parsnips, in thick pieces ; 500 g waxy potatoes, halved ; 2 red onions, in wedges ; 4 tbsp olive oil ; 1 tbsp wholegrain mustard ; 1 tbsp honey ; 2 tsp thyme ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the carrots, parsnips, potatoes and red onions on a large tray with half of the olive oil, the thyme, half of the salt and half of the black pepper.
- Rub the chicken with the mustard, honey and the rest of the oil, salt and black pepper and set it on the vegetables.
- Roast for 48 minutes, turning the vegetables once, until they are tender and the chicken reads 74 °C (165 °F) at the thickest part.
= Baked Fish with Frozen Vegetables ; frozen fish and vegetables, frozen fish and veg, fish with frozen vegetables, frozen fish dinner, frozen cod dinner, frozen white fish, tiefkuhlfisch, tk fisch mit gemuse, poisson surgele, poisson congele, pescado congelado, pesce surgelato
bake ; any ; dinner ; 4 ; 5+35 ; oven
Fish baked straight from the freezer on peas, beans and tomatoes.
!*600 g cod fillets, frozen / 600 g salmon fillets, frozen ; !300 g frozen peas ; !300 g green beans, frozen or fresh ; 400 g canned chopped tomatoes ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tsp dried oregano ; 1 lemon, in wedges ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the frozen peas, green beans, chopped tomatoes, garlic, oregano and half of the salt and of the olive oil together in a wide dish and bake for 10 minutes. Other frozen vegetables do as well.
- Lay the frozen cod on top, season with the rest of the salt and the black pepper and drizzle with the rest of the oil.
- Bake for 24 minutes, until the cod flakes and is no longer glassy in the middle. Serve with the lemon.
= Egg and Cucumber Salad with Dill ; egg and cucumber salad, eggs and cucumber, cucumber and egg salad, eggs cucumber and dill, boiled eggs and cucumber, eiersalat mit gurke, ensalada de huevo y pepino
salad ; any ; lunch dinner ; 2 ; 10+10 ; stove
Soft-boiled eggs on crisp cucumber in a dressing of yogurt, mustard and dill.
!4 eggs ; !1/2 cucumber, sliced ; !2 tbsp dill, chopped ; 100 g Greek yogurt / sour cream ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; 1 tbsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper ; 4 slices wholemeal bread, toasted
- Boil the eggs for 9 minutes, cool them in cold water, peel and quarter.
- Stir the Greek yogurt with the mustard, lemon juice, olive oil, salt, black pepper and most of the dill.
- Turn the cucumber in the dressing, lay the eggs on top and scatter with the rest of the dill. Eat with the bread.
= Apple Slices with Peanut Butter ; apples with peanut butter, apple and peanut butter, apples and peanut butter, peanut butter and apples, apple peanut butter snack, apple slices and peanut butter, apfel mit erdnussbutter, apfelschnitze mit erdnussbutter
salad ; american ; snacks breakfast ; 4 ; 5+0 ; none
Crisp apple slices spread with peanut butter and sprinkled with oats.
!4 apples, in thick slices ; !120 g peanut butter ; 2 tbsp rolled oats, toasted ; 1/2 tsp ground cinnamon
- Cut out the cores of the apple slices.
- Spread the apples with the peanut butter.
- Sprinkle with the oats and cinnamon and eat at once, before the apples turn brown.
= Soba with Tofu and Mushrooms ; soba noodles with tofu and mushrooms, soba with mushrooms, soba with tofu, mushroom soba, tofu soba, soba noodles with tofu, soba noodles with mushrooms, soba nudeln mit tofu
noodles ; japanese ; dinner lunch ; 4 ; 15+15 ; stove
Buckwheat noodles tossed with crisp tofu and browned mushrooms in soy and ginger.
!300 g soba noodles ; !400 g firm tofu, pressed and in 2 cm cubes ; !300 g shiitake mushrooms, sliced / chestnut mushrooms, sliced ; 3 tbsp sunflower oil ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp soy sauce ; 1 tbsp mirin ; 1 tsp sesame oil ; 3 spring onions, sliced ; 1 tbsp sesame seeds
- Fry the tofu in half of the sunflower oil for 7 minutes, turning, until golden. Lift out.
- Fry the mushrooms in the rest of the oil over high heat for 5 minutes, until brown. Add the garlic and ginger for 1 minute, then the soy sauce and mirin.
- Meanwhile, boil the soba noodles for 5 minutes, drain and rinse under cold water.
- Toss the soba noodles and tofu in the pan with the mushrooms and sesame oil for 1 minute. Scatter with the spring onions and sesame seeds.
= Sheet Pan Chicken Fajitas ; sheet pan fajitas, oven fajitas, baked fajitas, fajitas in the oven, traybake fajitas, fajita traybake, chicken fajita traybake, oven baked chicken fajitas, one tray fajitas, fajitas vom blech
roast ; tex-mex ; dinner ; 4 ; 15+25 ; oven
Chicken, peppers and onions roasted on one hot tray, to roll in warm tortillas.
!*600 g chicken breast fillets, in strips / 400 g firm tofu, in strips / 700 g portobello mushrooms, in thick slices ; !3 red peppers, in strips ; 2 red onions, in wedges ; 3 tbsp sunflower oil ; 2 tsp ground cumin ; 2 tsp smoked paprika ; 1/2 tsp chilli powder ; 3 tbsp lime juice ; !8 flour tortillas ; 150 g sour cream ; 1 avocado, sliced ; 1 1/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the chicken, red peppers and onions with the sunflower oil, cumin, smoked paprika, chilli powder and salt on a large tray and spread them out in one layer.
- Roast for 22 minutes, turning once, until the edges brown<, and the chicken is cooked through and reads 74 °C (165 °F)|>. Put the flour tortillas in foil and warm them in the oven for the last 5 minutes.
- Sprinkle with the lime juice and roll up in the tortillas with the sour cream and avocado.
= Seafood Paella ; paella de marisco, paella de mariscos, paella del mar, paella aux fruits de mer, paella di mare, paella ai frutti di mare, paella mit meeresfruchten, meeresfruchte paella, paella with seafood, prawn paella, paella with prawns
rice ; spanish ; dinner ; 4 ; 20+45 ; stove
Saffron rice with prawns, squid and mussels, cooked undisturbed in a wide pan until a crust forms.
!320 g paella rice ; !*300 g raw prawns, peeled / canned butter beans, drained ; 250 g squid, in rings / button mushrooms, halved ; 300 g mussels, scrubbed / artichoke hearts, halved ; 1 onion, chopped ; 1 red pepper, sliced ; 3 cloves garlic, crushed ; 200 g canned chopped tomatoes ; !1/4 tsp saffron ; 2 tsp sweet paprika ; 1000 ml fish stock, hot ; 4 tbsp olive oil ; 1 1/4 tsp salt ; 1 lemon, in wedges
- Heat the olive oil in a wide shallow pan. Cook the onion and red pepper with half of the salt for 8 minutes. Add the squid and cook for 3 minutes.
- Stir in the garlic, paprika and chopped tomatoes and cook for 5 minutes, until dark and thick.
- Pour in the fish stock with the saffron and the rest of the salt, scatter in the rice and cook over medium-high heat for 10 minutes without stirring.
- Lower the heat, lay the prawns and mussels on top, cover and cook for another 9 minutes, until the rice is tender<, the prawns are pink and cooked through, and the mussels are open. Throw away those that stay shut|>.
- Cover with a cloth for 5 minutes and serve with the lemon.
= Mango Salsa ; fresh mango salsa, mango pico de gallo, salsa de mango, mango-salsa, mangosalsa, salsa di mango, salsa mangue
sauce ; mexican ; side ; 4 ; 15+0 ; none
A fresh salsa of mango, red onion, chilli and lime.
!1 mango, finely diced ; 1/2 red onion, finely chopped ; 1 red chilli, finely chopped ; 1 handful fresh coriander, chopped ; 2 tbsp lime juice ; 1/4 tsp salt
- Dice the mango finely and put it into a bowl.
- Mix in the red onion, red chilli, lime juice and salt.
- Leave for 10 minutes, and stir in the fresh coriander before serving.
= Pineapple Salsa ; fresh pineapple salsa, pineapple pico de gallo, salsa de piña, ananas-salsa, ananassalsa, salsa ananas
sauce ; mexican ; side ; 4 ; 15+0 ; none
A fresh salsa of pineapple, red onion, chilli and lime.
!250 g pineapple, finely diced ; 1/2 red onion, finely chopped ; 1 red chilli, finely chopped ; 1 handful fresh coriander, chopped ; 2 tbsp lime juice ; 1/4 tsp salt
- Dice the pineapple finely and put it into a bowl.
- Mix in the red onion, red chilli, lime juice and salt.
- Leave for 10 minutes, and stir in the fresh coriander before serving.
= Avocado Salsa ; fresh avocado salsa, salsa de aguacate, avocado-salsa, avocadosalsa
sauce ; mexican ; side ; 4 ; 10+0 ; none
A fresh salsa of avocado, tomato, red onion and lime.
!2 avocados, diced ; 1 tomato, diced ; 1/2 red onion, finely chopped ; 1 handful fresh coriander, chopped ; 2 tbsp lime juice ; 1/4 tsp salt
- Dice the tomato and put it into a bowl.
- Mix in the red onion, lime juice and salt.
- Dice the avocados and fold them in with the fresh coriander just before serving.
`;
