/**
 * Safe versions of favorite dishes for people who cannot have the originals; how the table is read:
 * rules/classics/classic.ts.
 */
export const CAREFUL_FAVOURITES = `
= Low-Salt Lasagne ; low salt lasagne, low sodium lasagne, low sodium lasagna, low salt lasagna, lasagne without salt, heart healthy lasagne, low fat lasagne
bake ; italian ; dinner ; 6 ; 30+80 ; stove oven
Pasta sheets with turkey, mushrooms and fresh tomatoes under a white sauce of milk and oil, seasoned with herbs instead of salt and cheese.
!250 g lasagne sheets ; !*500 g minced turkey / minced chicken / cooked lentils ; !1000 g ripe tomatoes, chopped ; 250 g chestnut mushrooms, finely chopped ; 1 onion, finely chopped ; 2 carrots, grated ; 4 cloves garlic, crushed ; 4 tbsp olive oil ; 2 tsp dried oregano ; 1 handful basil, torn ; 50 g plain flour ; !700 ml milk ; 1/4 tsp ground nutmeg ; 1/2 tsp black pepper
- Cook the onion, carrots and mushrooms in half of the olive oil for 10 minutes. Add the minced turkey and garlic and fry for 8 minutes, until <browned with no pink left|hot>.
- Stir in the tomatoes, oregano and half of the black pepper and simmer for 18 minutes, until thick. Stir in the basil.
- For the white sauce, stir the flour into the rest of the olive oil in a pan over medium heat for 1 minute, then whisk in the milk little by little. Simmer for 5 minutes, until it coats a spoon, and season with the nutmeg and the rest of the pepper.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer the sauce, lasagne sheets and white sauce in a deep dish until all is used, ending with white sauce.
- Bake for 40 minutes, until golden, and leave to stand for 10 minutes before cutting.
= Red Pepper Tomato Sauce ; tomato sauce without garlic, tomato sauce without onion and garlic, low fodmap tomato sauce, low fodmap pasta sauce, low fodmap marinara, onion free tomato sauce, garlic free pasta sauce
sauce ; italian ; dinner ; 4 ; 5+30 ; stove
Tomatoes simmered with carrot, oregano and basil, without onion or garlic.
!800 g canned chopped tomatoes ; !4 tbsp olive oil ; 1 carrot, finely grated ; !1 red pepper, finely diced ; 1 tsp dried oregano ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Warm the carrot and red pepper in the olive oil over medium heat for 8 minutes, until soft.
- Stir in the oregano, then the chopped tomatoes, salt and black pepper, and simmer for 20 minutes, until thick.
- Tear in the basil. For pasta, boil the kind that you can have while it simmers.
= Chickpea Ful Medames ; ful medames without fava beans, ful medames without broad beans, chickpea ful, ful without fava
stew ; egyptian ; breakfast lunch ; 4 ; 10+20 ; stove
Chickpeas stewed and crushed with garlic, cumin and lemon, as broad beans are in Egypt.
!800 g canned chickpeas, drained / 800 g canned kidney beans, drained ; 4 tbsp olive oil ; 3 cloves garlic, crushed ; !2 tsp ground cumin ; !3 tbsp lemon juice ; 250 ml water ; 2 tomatoes, diced ; 1 bunch parsley, chopped ; 1 tsp salt
- Warm the garlic and cumin in half of the olive oil for 1 minute. Add the chickpeas, water and salt and simmer for 14 minutes, until very soft.
- Crush about half of the chickpeas in the pan and stir in the lemon juice.
- Top with the tomatoes and parsley and pour over the rest of the olive oil.
= Keto Mince and Cabbage Skillet ; keto ground beef and cabbage, keto mince and cabbage, low carb mince and cabbage, low carb ground beef and cabbage, keto beef and cabbage, keto crack slaw
fry ; any ; dinner ; 4 ; 10+22 ; stove
Browned mince with soft, sweet cabbage, paprika and soured cream, without rice.
!*600 g minced beef / minced pork / minced turkey / minced lamb ; !600 g white cabbage, shredded ; 2 spring onions, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tbsp sweet paprika ; 1 tsp caraway seeds / ground cumin ; 100 ml water ; 120 g sour cream ; 1 tsp salt ; 1/4 tsp black pepper
- Brown the minced beef in the olive oil over high heat for 8 minutes, with no pink left. Stir in the garlic, paprika and caraway for 1 minute.
- Add the cabbage, water, salt and black pepper, cover and cook for 8 minutes, stirring twice. Take off the lid and fry for 4 minutes, until the water has gone and the cabbage browns at the edges.
- Top with the sour cream and spring onions.
= Bunless Hamburger ; burger without a bun, burger without the bun, hamburger without a bun, burger without bun, burgers without buns, bunless burger, bunless burgers, lettuce wrap burger, lettuce wrapped burger, naked burger, keto burger, keto burgers, low carb burger, aip burger, aip burgers, whole30 burger, whole30 burgers, paleo burger, paleo burgers
filled ; american ; dinner ; 4 ; 20+18 ; stove
Seared patties of minced beef in leaves of lettuce, with fried mushrooms, onion and avocado where others have a bun.
!*600 g minced beef / minced lamb / minced turkey ; !8 leaves lettuce ; 200 g chestnut mushrooms, sliced ; 1 red onion, thinly sliced ; 1 avocado, sliced ; 2 tbsp olive oil ; 1 tsp dried thyme ; 1 tbsp lemon juice ; 1 tsp salt
- Fry the mushrooms and onion in half of the olive oil with a third of the salt for 8 minutes, until brown, and keep warm.
- Mix the thyme and the rest of the salt into the minced beef, shape into {4} patties and press a hollow into each.
- Sear in the rest of the olive oil in a very hot pan for 4 minutes on each side, until brown and cooked through (71 °C / 160 °F).
- Turn the avocado in the lemon juice. Lay each patty on two leaves of the lettuce, top with the mushrooms, onion and avocado and fold the leaves over.
= Squash Chili con Carne ; chili without tomatoes, chilli without tomatoes, tomato free chili, tomato free chilli, nomato chili, chilli without tomatoes or peppers
stew ; tex-mex ; dinner ; 4 ; 15+55 ; stove
Chili that gets its thick, sweet sauce from squash and carrots, without tomatoes or peppers.
!*500 g minced beef / minced turkey / 500 g cooked lentils ; !600 g butternut squash, finely diced ; !480 g canned kidney beans, drained ; 2 onions, chopped ; 2 carrots, grated ; 4 cloves garlic, crushed ; 3 tbsp sunflower oil ; 2 tsp ground cumin ; !2 tsp chilli powder ; 1 tsp dried oregano ; 1 tbsp cocoa powder ; 700 ml vegetable stock ; 2 tbsp lime juice ; 1 tsp salt
- Cook the onions and carrots in the sunflower oil for 8 minutes. Add the minced beef and fry for 8 minutes, until <browned with no pink left|hot>.
- Stir in the garlic, cumin, chilli powder, oregano and cocoa powder for 1 minute. Add the squash, vegetable stock and salt and simmer for 22 minutes, until the squash falls apart. Crush some of it in the pan.
- Stir in the kidney beans and simmer for 8 minutes, until thick. Sharpen with the lime juice.
= Jain Pav Bhaji ; jain pav bhaji, pav bhaji without potato, pav bhaji without onion and garlic
curry ; indian ; dinner lunch ; 4 ; 20+35 ; stove
Cauliflower, cabbage and peas mashed with tomatoes and spices, with buttered rolls: without potatoes, onions, garlic or ginger.
!1 cauliflower, in florets ; 200 g white cabbage, shredded ; !150 g peas ; 1 green pepper, finely chopped ; !400 g canned chopped tomatoes ; 80 g butter ; 1 tsp cumin seeds ; 1 green chilli, finely chopped ; 1 tbsp garam masala ; 1 tsp ground coriander ; 1/2 tsp ground turmeric ; 8 bread rolls ; 1 lemon, in wedges ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Boil the cauliflower and cabbage for 14 minutes, adding the peas for the last 3 minutes. Drain and mash coarsely.
- Sizzle the cumin seeds in half of the butter for 1 minute. Cook the green pepper and chilli in it for 6 minutes. Stir in the garam masala, ground coriander and turmeric, then the chopped tomatoes and salt, and simmer for 8 minutes.
- Mix in the vegetables with a splash of water and mash over the heat for 6 minutes, until thick. Scatter with the fresh coriander.
- Toast the bread rolls in the rest of the butter and serve with the lemon.
= Jain Palak Paneer ; jain paneer, palak paneer without onion and garlic, jain curry, jain dinner, jain food, jain sabzi
curry ; indian ; dinner lunch ; 4 ; 15+25 ; stove
Paneer in a smooth sauce of spinach, tomatoes and cumin, without onions, garlic or ginger.
!*400 g paneer, in cubes / firm tofu, in cubes ; !600 g spinach ; !3 tomatoes, chopped ; 3 tbsp ghee / sunflower oil ; 1 tsp cumin seeds ; 1 green chilli, finely chopped ; 1 tsp ground coriander ; 1/2 tsp ground turmeric ; 1 tsp garam masala ; 80 ml double cream ; 1 tbsp lemon juice ; 1 tsp salt
- Wilt the spinach in a large pan with a splash of water for 4 minutes. Drain and blend until smooth.
- Fry the paneer in half of the ghee for 5 minutes, turning, until golden, and lift out.
- Sizzle the cumin seeds in the rest of the ghee for 1 minute. Add the chilli, coriander, turmeric and tomatoes and cook for 8 minutes, until soft.
- Stir in the spinach, double cream and salt and simmer for 4 minutes. Fold in the paneer and warm for 2 minutes, and season with the garam masala and lemon juice.
= Jain Vegetable Pulao ; jain pulao, jain rice, jain biryani, pulao without onion and garlic
rice ; indian ; dinner lunch ; 4 ; 15+25 ; stove
Basmati rice cooked with whole spices, cauliflower, beans and peas, without anything that grows under the ground.
!300 g basmati rice, rinsed ; !1/2 cauliflower, in small florets ; 150 g green beans, in pieces ; !100 g peas ; 2 tomatoes, chopped ; 3 tbsp ghee / sunflower oil ; 1 tsp cumin seeds ; 4 cardamom pods ; 1 cinnamon stick ; 2 bay leaves ; 1/2 tsp ground turmeric ; 1 green chilli, slit ; 550 ml water ; 50 g cashews ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Sizzle the cumin, cardamom, cinnamon and bay leaves in the ghee for 1 minute. Add the cashews for 1 minute, then the tomatoes, turmeric and chilli and cook for 4 minutes.
- Stir in the cauliflower, green beans and rice for 2 minutes. Add the water and salt, bring to the boil, cover and cook over low heat for 12 minutes, adding the peas for the last 3 minutes.
- Leave for 5 minutes, take out the cinnamon and bay leaves, fluff with a fork and scatter with the fresh coriander.
= Dairy-Free Cheesecake ; cheesecake without milk, dairy free cheesecake, lactose free cheesecake, milk free cheesecake, kasekuchen ohne milch, laktosefreier kasekuchen, kasekuchen laktosefrei, gateau au fromage sans lactose, tarta de queso sin lactosa, cheesecake senza lattosio
cake ; german ; dessert ; 10 ; 25+65 rest 180 ; oven
A baked cake as high and pale as one of curd cheese, made of thick soya yogurt on a crisp crust.
220 g plain flour ; 110 g vegan butter ; 210 g caster sugar ; !900 g soy yogurt, thick, drained ; !3 eggs ; 60 g cornflour ; 80 ml sunflower oil ; 2 tsp vanilla extract ; 1 tbsp lemon zest ; 2 tbsp lemon juice ; 1/4 tsp salt
- Rub the vegan butter into the flour with a third of the caster sugar and the salt, press into a lined 24 cm tin as base and rim, and chill for 30 minutes.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Whisk the eggs with the rest of the caster sugar for 3 minutes, until pale.
- Whisk in the soy yogurt, cornflour, sunflower oil, vanilla extract, lemon zest and lemon juice until smooth, and pour it into the tin.
- Bake for 62 minutes, until set at the edge with a slight wobble in the middle. Cool in the oven with the door ajar, then chill for 3 hours.
= Puréed Chicken Dinner ; pureed chicken dinner, pureed chicken, smooth chicken dinner, chicken puree, pureed roast dinner, pureed chicken and vegetables, smooth chicken and vegetables
stew ; any ; dinner lunch ; 2 ; 15+30 ; stove blender
Chicken, carrots and potatoes cooked soft with thyme and blended each by itself, so that every part keeps its taste and colour.
!*300 g chicken thigh fillets, diced ; !300 g carrots, sliced ; !400 g floury potatoes, diced ; 40 g butter ; 300 ml chicken stock ; 100 ml milk ; 60 ml double cream ; 1 tsp dried thyme ; 1 tbsp lemon juice ; 1/2 tsp salt ; 1/8 tsp ground nutmeg
- Simmer the chicken with the thyme in the chicken stock, covered, for 18 minutes, until 74 °C (165 °F) inside. Meanwhile, boil the carrots and the potatoes in two pans of water for 18 minutes, until they fall apart, and drain.
- Blend the chicken with as much of its stock and the double cream as it needs to be smooth, and season with the lemon juice and half of the salt.
- Blend the carrots with half of the butter. Mash the potatoes with the milk, nutmeg and the rest of the butter and salt and press them through a sieve.
- Spoon the three side by side on warm plates.
= Fish Stew with Potatoes and Fennel ; fish stew, cod stew, haddock stew, hake stew, white fish stew, cod casserole, haddock casserole, fish casserole, fish stew without shellfish, shellfish free fish stew, fischeintopf, ragout de poisson, guiso de pescado
stew ; any ; dinner ; 4 ; 15+40 ; stove
Thick pieces of white fish in a tomato broth with fennel, potatoes and orange, without shellfish.
!*700 g cod fillets, in large pieces / haddock fillets, in large pieces / firm tofu, in large cubes ; !500 g waxy potatoes, in 2 cm dice ; 1 fennel bulb, thinly sliced ; 1 onion, sliced ; 4 cloves garlic, sliced ; 4 tbsp olive oil ; 1 tsp fennel seeds ; 1/4 tsp chilli flakes ; !400 g canned chopped tomatoes ; 150 ml white wine ; 500 ml vegetable stock ; 1 tbsp orange zest ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion and fennel in the olive oil with half of the salt over medium heat for 10 minutes, until soft and golden. Stir in the garlic, fennel seeds and chilli flakes for 1 minute.
- Pour in the white wine and let it bubble for 2 minutes. Add the chopped tomatoes, vegetable stock, potatoes and orange zest and simmer for 18 minutes, until the potatoes are tender.
- Season the cod with the black pepper and the rest of the salt, lay it in, cover and simmer gently for 6 minutes, until <it flakes|hot all through>. Scatter with the parsley.
= Chickpea and Potato Korma ; creamy chickpea and potato curry, creamy vegan curry, vegan korma without nuts, nut free korma, creamy curry without coconut, coconut free curry, creamy chickpea curry, cremiges veganes curry
curry ; indian ; dinner ; 4 ; 15+35 ; stove
A mild, creamy curry of chickpeas, potatoes and peas that gets its body from soya cream and ground seeds, without coconut or nuts.
!480 g canned chickpeas, drained ; !500 g waxy potatoes, in 2 cm dice ; 150 g frozen peas ; 2 onions, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp sunflower oil ; 1 tbsp ground coriander ; 2 tsp ground cumin ; 1 tsp ground turmeric ; 1/2 tsp ground cardamom ; 60 g sunflower seeds, ground ; !250 ml soy cream / double cream ; 400 ml vegetable stock ; 1 tsp garam masala ; 1 tbsp lemon juice ; 1 1/4 tsp salt
- Cook the onions in the sunflower oil with half of the salt over medium heat for 10 minutes, until golden. Stir in the garlic, ginger, ground coriander, cumin, turmeric and cardamom for 1 minute.
- Add the potatoes and vegetable stock, cover and simmer for 12 minutes. Stir in the chickpeas and sunflower seeds and simmer for 6 minutes, until the potatoes are soft.
- Pour in the soy cream, add the peas and simmer for 4 minutes. Season with the garam masala, lemon juice and the rest of the salt.
= Soft Fish Purée for Babies ; fish puree, fish puree for babies, baby fish puree, fish and vegetable puree, fischbrei, puree de poisson, pure de pescado
side ; any ; lunch dinner ; 2 ; 10+20 ; stove blender
A little fish with carrots and potatoes, cooked soft and mashed smooth, without salt.
!*60 g cod fillets, skinless, in pieces ; !150 g carrots, peeled and diced / sweet potatoes, peeled and diced / butternut squash, peeled and diced / courgettes, diced ; 100 g floury potatoes, peeled and diced ; 250 ml water ; 2 tsp olive oil
- Run your fingers over the cod and take out every bone.
- Simmer the carrots and potatoes in the water, covered, for 12 minutes. Lay in the cod and simmer for 6 minutes, until the vegetables are very soft and it flakes easily.
- Look through the cod for bones once more. Mash or blend everything with as much of the water as it needs to be smooth.
- Stir in the olive oil and cool until lukewarm.
= Soft Fruit Purée for Babies ; fruit puree, fruit puree for babies, baby fruit puree, apple puree for a baby, obstbrei
side ; any ; breakfast snacks ; 2 ; 5+15 ; stove blender
Fruit cooked very soft and mashed smooth, without sugar.
!*300 g apples, peeled and diced / pears, peeled and diced / peaches, stoned and diced / plums, stoned and diced / mangoes, peeled and diced ; 80 ml water
- Put the apples in a small pan with the water and cover.
- Simmer for 12 minutes, until very soft.
- Mash or blend until smooth, and cool until lukewarm.
= Baby Porridge ; porridge for babies, porridge for a baby, baby oatmeal, baby cereal, haferbrei baby
pudding ; any ; breakfast ; 1 ; 3+8 ; stove
Oats ground fine and cooked soft in water, sweetened with nothing but banana.
!20 g rolled oats, ground fine ; 180 ml water ; !1/2 banana, very ripe and mashed
- Stir the rolled oats into the cold water in a small pan.
- Simmer for 6 minutes, stirring, until soft and thick.
- Stir in the banana, thin it with boiled water as much as needed, and cool until lukewarm.
`;
