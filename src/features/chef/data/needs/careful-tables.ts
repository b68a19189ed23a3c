/**
 * Versions of popular dishes that are safe in pregnancy, or without foods that an illness or a faith forbids; how the
 * table is read: rules/classics/classic.ts.
 */
export const CAREFUL_TABLES = `
= Well-Done Steak Frites ; well done steak frites, well done steak and chips, well done steak and fries
fry ; french ; dinner ; 2 ; 20+45 ; oven stove
Thin steaks cooked through in butter and thyme, with chips from the oven.
!*2 sirloin steaks, thin, to be cooked well done ; !600 g floury potatoes, cut into 1 cm sticks ; 3 tbsp sunflower oil ; 30 g butter ; 1 clove garlic, crushed ; 1 tsp thyme ; 1 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Rinse the potatoes, dry well, toss with most of the sunflower oil and half of the salt and roast for 35 minutes, turning once, until crisp.
- Pat the steaks dry and season with the rest of the salt and the black pepper. Fry the steaks in the rest of the oil over medium-high heat for 5 minutes on each side, until 71 °C (160 °F) inside, with no pink left.
- Add the butter, garlic and thyme and spoon over for 1 minute. Rest the steaks for 3 minutes and serve with the chips and the butter.
= Well-Done Steak with Onion Gravy ; well done steak, well cooked steak, steak well done, steak cooked through
fry ; british ; dinner ; 4 ; 10+35 ; stove
Thin steaks browned, then finished in a gravy of soft onions, so that they are cooked through and still tender.
!*600 g sirloin steak, in 4 thin slices, to be cooked well done ; !3 onions, sliced ; 30 g butter ; 1 tbsp sunflower oil ; 1 tbsp plain flour ; 350 ml beef stock ; 1 tsp thyme ; 1 tsp salt ; 1/2 tsp black pepper
- Cook the onions in the butter with half of the salt over medium heat for 15 minutes, until soft and golden. Lift out.
- Season the steak with the black pepper and the rest of the salt. Brown in the sunflower oil over high heat for 2 minutes on each side and lift out.
- Return the onions to the pan, stir in the flour for 1 minute, then the beef stock and thyme. Lay in the meat, cover and simmer for 8 minutes, until 71 °C (160 °F) inside, with no pink left.
= Cocoa Tiramisu ; tiramisu for kids, kids tiramisu, children's tiramisu, cocoa tiramisu without coffee, coffee free tiramisu
pudding ; italian ; dessert ; 8 ; 30+5 rest 240 ; stove
Layers of sponge fingers dipped in cocoa and a cream without eggs, coffee or alcohol.
!250 g mascarpone / cream cheese / coconut cream, chilled ; 300 ml double cream / coconut cream, chilled ; 80 g icing sugar ; 250 ml milk ; !4 tbsp cocoa powder ; 1 tbsp caster sugar ; !200 g ladyfingers
- Whisk the milk with half of the cocoa powder and the caster sugar in a pan, heat for 5 minutes, until it steams, and leave to cool.
- Beat the mascarpone with the icing sugar until smooth. Whip the double cream to soft peaks and fold it in.
- Dip half of the ladyfingers quickly into the cocoa milk and lay them in a dish. Spread with half of the cream, and go on with the rest in the same order.
- Chill for 4 hours or overnight, and dust with the rest of the cocoa powder to serve.
= Creamy Spaghetti Carbonara ; carbonara without eggs, egg free carbonara, cream carbonara
pasta ; italian ; dinner lunch ; 4 ; 10+15 ; stove
Bacon, pepper and hard cheese in a hot cream sauce that needs no eggs.
!400 g spaghetti ; !*150 g smoked bacon, in strips / 150 g chestnut mushrooms, sliced ; 200 ml double cream ; !60 g parmesan, grated / cheddar, grated ; 1 tbsp olive oil ; 3/4 tsp black pepper ; 3/4 tsp salt
- Boil the spaghetti in water with the salt for 10 minutes. Drain, keeping a cup of the water.
- Meanwhile, fry the bacon in the olive oil for 8 minutes, until crisp. Pour in the double cream and let it bubble for 2 minutes.
- Stir in the parmesan, black pepper and spaghetti with a splash of the cooking water and toss over low heat for 1 minute, until glossy.
= Firm Eggs Benedict ; safe eggs benedict, well cooked eggs benedict, hard boiled eggs benedict
egg ; american ; brunch breakfast ; 2 ; 15+15 ; stove
Hard-boiled eggs and spinach on toasted muffins under a warm lemon sauce without raw egg.
!4 eggs ; !200 g spinach ; 40 g butter ; !120 g cream cheese ; 3 tbsp milk ; 1 tbsp lemon juice ; 2 slices sourdough bread ; 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the eggs for 10 minutes, until hard. Cool them under cold water, peel and halve them.
- Meanwhile, wilt the spinach in half of the butter with the salt for 3 minutes and drain.
- Warm the cream cheese with the milk, lemon juice and the rest of the butter in a small pan for 2 minutes, stirring, until it is a smooth sauce.
- Toast the sourdough bread, cover with the spinach and eggs and pour over the sauce. Season with the black pepper.
= Baked Salmon Bagels ; baked salmon bagel, cooked salmon bagel, salmon bagel without smoked salmon
filled ; american ; lunch breakfast brunch ; 4 ; 10+15 ; oven
Bagels with cream cheese and salmon that was baked, not smoked.
!*300 g salmon fillets ; !4 bagels, halved ; !150 g cream cheese ; 1 tbsp lemon juice ; 1 tbsp dill, chopped ; 1/2 cucumber, sliced ; 1 tsp olive oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the salmon with the olive oil, salt and black pepper and bake for 14 minutes, until it flakes and reads 63 °C (145 °F) inside.
- Stir the cream cheese with the lemon juice and dill. Toast the bagels.
- Spread the bagels with the cream cheese, flake the salmon over and top with the cucumber. Eat warm.
= Hot Cheddar and Cranberry Melt ; hot baked cheese, baked cheese with cranberry, cheddar and cranberry melt
filled ; british ; lunch snacks starter ; 4 ; 5+10 ; oven
Cheddar under cranberry sauce on toast, baked until it bubbles, for who has to pass on soft cheese.
!4 slices sourdough bread ; !200 g cheddar, grated ; 60 g cream cheese ; !4 tbsp cranberry sauce ; 1 tsp thyme ; 20 g butter
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Butter the sourdough bread with the butter and lay it on a tray.
- Spread with the cream cheese and cranberry sauce, heap on the cheddar and scatter with the thyme.
- Bake for 9 minutes, until the cheese bubbles all over and is steaming hot.
= Banana Ice Cream ; nice cream, dairy free ice cream, vegan ice cream, milk free ice cream, banana nice cream
pudding ; any ; snacks ; 4 ; 10+0 rest 240 ; blender
Frozen bananas blended until creamy, without milk, eggs or sugar.
5 ripe bananas, sliced ; !100 ml canned coconut milk / oat milk ; 1 tbsp lemon juice ; 1 tsp vanilla extract ; 1/8 tsp salt
- Toss the bananas with the lemon juice, spread on a lined tray and freeze for 4 hours, until hard.
- Blend with the coconut milk, vanilla extract and salt for 3 minutes, pushing it down now and then, until it is as smooth as ice cream.
- Serve at once, or freeze for 1 hour for firmer scoops.
= Nightshade-Free Moussaka ; moussaka without nightshades, courgette moussaka, moussaka without aubergine and tomato
bake ; greek ; dinner ; 6 ; 30+75 ; oven stove
Layers of courgette and cinnamon-scented lamb under white sauce, without aubergine, tomato or potato.
!*600 g minced lamb / 500 g cooked lentils ; !4 courgettes, sliced lengthways ; 2 onions, finely chopped ; 3 cloves garlic, crushed ; !2 carrots, grated ; 4 tbsp olive oil ; 1 tsp ground cinnamon ; 2 tsp dried oregano ; 1 tbsp red wine vinegar ; 200 ml beef stock ; 60 g butter ; 60 g plain flour ; !600 ml milk ; 60 g parmesan, grated ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush the courgettes with half of the olive oil, season with a third of the salt and roast on two trays for 15 minutes, until soft.
- Meanwhile, cook the onions and carrots in the rest of the olive oil for 10 minutes. Add the minced lamb and garlic and fry for 8 minutes, until <browned with no pink left|hot>. Stir in the cinnamon, oregano, red wine vinegar, beef stock, black pepper and another third of the salt and simmer for 12 minutes, until nearly dry.
- Melt the butter in a pan, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes, until thick, and stir in half of the parmesan, the nutmeg and the rest of the salt.
- Layer the courgettes and the <meat|lentils> in a dish, pour over the sauce and scatter with the rest of the parmesan. Bake for 32 minutes, until golden, and leave to stand for 10 minutes.
= Low-Salt Chicken Ramen ; low salt ramen, low sodium ramen, unsalted ramen, salt free ramen
noodles ; japanese ; dinner lunch ; 4 ; 20+40 ; stove
Noodles in a clear broth that gets its depth from chicken, ginger and mushrooms instead of salt.
!*480 g chicken thigh fillets ; !1.6 l water ; !300 g rice noodles ; 250 g shiitake mushrooms, sliced ; 40 g ginger, sliced ; 4 cloves garlic, crushed ; 6 spring onions, sliced ; 300 g pak choi, quartered ; 2 tbsp rice vinegar ; 2 tsp sesame oil ; 1 tbsp sunflower oil ; 1/2 tsp black pepper
- Brown the mushrooms in the sunflower oil for 8 minutes. Add the ginger, garlic, half of the spring onions, the water and chicken and simmer for 22 minutes, until the chicken reads 74 °C (165 °F) inside. Lift out the chicken and ginger and shred the chicken.
- Meanwhile, cook the rice noodles in water for 4 minutes and drain.
- Add the pak choi to the broth for 3 minutes. Stir in the rice vinegar, black pepper and sesame oil.
- Divide the noodles between 4 bowls, ladle over the broth and top with the chicken and the rest of the spring onions.
= Low-Salt Chili con Carne ; low salt chilli, low sodium chilli, low sodium chili, low salt chili, salt free chilli, unsalted chilli
stew ; tex-mex ; dinner ; 4 ; 15+65 ; stove
Chili with fresh tomatoes, dried spices and lime where others have salt.
!*500 g minced beef / minced turkey ; !800 g tomatoes, chopped ; !200 g dried red lentils, rinsed ; 2 onions, chopped ; 2 red peppers, diced ; 4 cloves garlic, crushed ; 2 tbsp sunflower oil ; !2 tsp chilli powder ; 2 tsp ground cumin ; 2 tsp smoked paprika ; 1 tsp dried oregano ; 600 ml water ; 2 tbsp lime juice ; 1/2 tsp black pepper
- Cook the onions and red peppers in the sunflower oil for 12 minutes, until they begin to brown. Add the minced beef and fry for 8 minutes, until browned with no pink left.
- Stir in the garlic, chilli powder, cumin, paprika and oregano for 1 minute.
- Add the tomatoes, red lentils, water and black pepper and simmer for 38 minutes, stirring now and then, until thick. Sharpen with the lime juice: it stands in for the salt.
= Almond and Berry Thumbprint Cookies ; sugar free jam cookies, sugar free thumbprint cookies, diabetic cookies, cookies for diabetics, sugar free cookies, diabetic biscuits
biscuit ; any ; snacks dessert ; 16 ; 25+20 ; oven stove
Soft almond cookies with a spoonful of thick berries, sweetened without sugar.
!250 g almond flour ; 50 g erythritol ; !1 egg ; 50 g butter, soft ; 1 tsp vanilla extract ; 1/4 tsp salt ; !150 g raspberries ; 1 tbsp chia seeds
- Simmer the raspberries for 6 minutes, until they fall apart. Take off the heat, stir in the chia seeds and leave for 15 minutes to thicken.
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on. Beat the butter with the erythritol, egg, vanilla extract and salt, and work in the almond flour.
- Shape into 16 balls on a lined tray, press a hollow into each with your thumb and fill it with the berries.
- Bake for 13 minutes, until golden at the edges. Leave on the tray until cold: they are soft while warm.
= Lemon and Almond Cake with Raspberries ; sugar free cake, diabetic cake, cake for diabetics, diabetic birthday cake, sugar free birthday cake, sugar free almond cake, diabetic dessert
cake ; any ; dessert ; 10 ; 20+40 ; oven
A moist cake of almonds, eggs and lemon, sweetened without sugar, with cream and berries for a feast.
!300 g almond flour ; !4 eggs ; 110 g erythritol ; 100 g butter, melted ; !2 tbsp lemon zest ; 3 tbsp lemon juice ; 2 tsp baking powder ; 1/4 tsp salt ; 200 ml double cream ; 250 g raspberries
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Line a 20 cm tin.
- Whisk the eggs with the erythritol for 5 minutes, until pale and thick. Fold in the butter, lemon zest and lemon juice, then the almond flour, baking powder and salt.
- Bake for 38 minutes, until a skewer comes out clean, covering it if it browns too soon. Cool in the tin.
- Whip the double cream, spread it over the cold cake and cover with the raspberries.
= Temple-Style Braised Tofu and Mushrooms ; temple food, buddhist temple food, temple cooking, temple style food, shojin ryori, buddhist food, korean temple food, buddhist temple style food
stew ; chinese ; dinner lunch ; 4 ; 20+25 ; stove
Tofu, mushrooms and winter vegetables braised with ginger, as in Buddhist temples: without meat, eggs, onions, garlic or leeks.
!*450 g firm tofu, pressed and cut into 2 cm cubes ; !250 g shiitake mushrooms, halved ; 2 carrots, sliced ; 1/2 Chinese cabbage, in pieces ; 150 g sugar snap peas ; !30 g ginger, in thin strips ; 3 tbsp soy sauce ; 2 tsp sugar ; 350 ml water ; 1 tbsp cornflour ; 3 tbsp sunflower oil ; 2 tsp sesame oil ; 280 g jasmine rice, rinsed ; 1/2 tsp salt
- Simmer the rice in 1 1/2 times its volume of water with the salt, covered, for 12 minutes. Leave to stand.
- Meanwhile, fry the tofu in half of the sunflower oil for 8 minutes, until golden, and lift out.
- Cook the mushrooms, ginger and carrots in the rest of the oil for 5 minutes. Add the soy sauce, sugar, cabbage and most of the water, cover and simmer for 6 minutes. Add the sugar snap peas for 2 minutes.
- Stir the cornflour into the rest of the water, pour it in and stir for 1 minute, until glossy. Return the tofu, season with the sesame oil and serve with the rice.
= Buckwheat Bread Rolls ; gluten free bread rolls, gluten free rolls, gluten free bread roll, gluten free dinner rolls, gluten free buns
bread ; any ; breakfast lunch snacks ; 8 ; 20+30 rest 60 ; oven
Dark rolls of buckwheat and rice flour, bound with ground flaxseed, without gluten, soya or lupin.
!250 g buckwheat flour ; !150 g rice flour ; 50 g potato starch ; 30 g ground flaxseed ; 2 tsp dried yeast ; 1 tsp sugar ; 1 1/4 tsp salt ; 380 ml warm water ; 2 tbsp olive oil
- Stir the ground flaxseed into the warm water with the yeast and sugar and leave for 10 minutes, until thick and foamy.
- Mix the buckwheat flour with the rice flour, potato starch and salt. Beat in the liquid and olive oil with a spoon for 2 minutes: it is a thick, sticky batter and is not kneaded.
- Shape with wet hands into 8 rolls on a lined tray, cover and leave in a warm place for 50 minutes, until puffy.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Bake the rolls for 26 minutes, until brown and hollow when tapped, and leave until cold.
= Soft Vegetable Fingers for Babies ; finger food for babies, baby finger food, baby led weaning finger food, baby led weaning food, finger food for a baby, blw finger food
side ; any ; lunch dinner snacks ; 2 ; 10+20 ; stove
Pieces as long as a finger, steamed until they squash between two fingertips, for small hands.
!1 sweet potato, peeled, in thick fingers ; !1 carrot, peeled, in thick fingers ; 4 broccoli florets ; 2 tsp olive oil ; 1 egg
- Steam the sweet potato and carrot over simmering water for 16 minutes, adding the broccoli after 8, until each piece squashes easily between finger and thumb.
- Beat the egg and cook it in half of the olive oil in a small pan over medium heat for 2 minutes on each side, until firm all through. Cut it into strips as wide as a finger.
- Turn the vegetables in the rest of the olive oil, cool until lukewarm and serve the pieces whole, so that the baby can hold them.
= Buttered Glazed Carrots ; buttered carrots, butter glazed carrots, glazed carrots without honey, glazed carrots without sugar
side ; any ; dinner lunch ; 4 ; 10+20 ; stove
Carrots that shine in their own sweetness and butter, without honey or sugar.
!700 g carrots, in thick slices ; !40 g butter ; 150 ml water ; 1 tsp lemon juice ; 1/2 tsp salt ; 1 handful parsley, chopped
- Put the carrots in a wide pan with the butter, water and salt. Cover and simmer for 12 minutes, until soft.
- Uncover and cook for 6 minutes, turning the carrots, until the liquid has gone and they shine and brown a little.
- Season with the lemon juice and scatter with the parsley.
= Easy Black Forest Cake ; black forest cake without eggs, egg free black forest gateau
cake ; german ; dessert ; 12 ; 40+35 rest 120 ; oven
Chocolate sponge that rises without eggs, with cherries and whipped cream.
300 g plain flour ; !60 g cocoa powder ; 280 g caster sugar ; 2 tsp bicarbonate of soda ; 1/2 tsp salt ; 400 ml water ; 120 ml sunflower oil ; 2 tbsp cider vinegar ; !500 g cherries, stoned ; !600 ml double cream / coconut cream, chilled ; 40 g icing sugar
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the flour with most of the cocoa powder, the caster sugar, bicarbonate of soda and salt. Stir in the water, sunflower oil and cider vinegar until just smooth.
- Bake at once in a lined 24 cm tin for 34 minutes, until a skewer comes out clean. Cool and cut into two layers.
- Whip the double cream with the icing sugar to firm peaks. Fill and cover the cake with the cream and most of the cherries.
- Dust with the rest of the cocoa powder, top with the rest of the cherries and chill for 2 hours.
`;
