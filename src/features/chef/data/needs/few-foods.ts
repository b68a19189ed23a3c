/** What is made of two or three foods that people list, and of cooked food that is left over; how the table is read: rules/classics/classic.ts. */
export const FEW_FOODS = `
= Prawn and Pea Pasta ; prawn and pea linguine, pasta with prawns and peas, frozen prawn pasta, prawns peas pasta
pasta ; italian ; dinner lunch ; 4 ; 5+15 ; stove
Pasta with prawns, peas, lemon and a little crème fraîche, all from the freezer and the cupboard.
!350 g penne / spaghetti ; !*350 g raw prawns, thawed if frozen ; !250 g frozen peas ; 3 cloves garlic, sliced ; 2 tbsp olive oil ; 120 g crème fraîche / soy cream ; 1 tbsp lemon juice ; 1 tsp lemon zest ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes, adding the peas for the last 3 minutes. Keep a cup of the water and drain.
- Meanwhile, warm the garlic in the olive oil for 1 minute. Add the prawns and fry for 4 minutes, until pink all over and firm.
- Stir in the crème fraîche, lemon zest, black pepper and the rest of the salt and warm through for 1 minute.
- Toss with the penne and peas, a splash of the water and the lemon juice.
= Beef and Rice Skillet ; mince and rice skillet, ground beef and rice, beef mince and rice, minced beef and rice, one pan beef and rice, hackfleisch reispfanne, reispfanne mit hackfleisch
rice ; any ; dinner lunch ; 4 ; 10+30 ; stove
Minced beef, rice and tomatoes cooked together in one pan.
!*450 g minced beef / minced turkey / minced pork ; !250 g long-grain rice ; !400 g canned chopped tomatoes ; 1 onion, chopped ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 450 ml beef stock / vegetable stock ; 60 g cheddar, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef and onion in the olive oil in a wide pan over high heat for 8 minutes, until browned with no pink left. Stir in the red pepper, garlic, paprika and cumin for 2 minutes.
- Stir in the rice, chopped tomatoes, beef stock, salt and black pepper and bring to the boil.
- Cover and cook over low heat for 18 minutes, until the rice is tender. Scatter with the cheddar, cover and leave for 2 minutes, until it melts.
= Baked Cod with Leeks and Potatoes ; cod with leeks and potatoes, cod leek and potato bake, cod and leeks, cod leeks potatoes, haddock with leeks and potatoes
bake ; british ; dinner ; 4 ; 15+45 ; oven stove
Cod baked on sliced potatoes and soft leeks.
!*600 g cod fillets / haddock fillets / salmon fillets ; !700 g waxy potatoes, thinly sliced ; !3 leeks, sliced ; 40 g butter ; 150 ml double cream / soy cream ; 150 ml vegetable stock ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the potatoes in water with half of the salt for 6 minutes and drain.
- Soften the leeks in the butter for 8 minutes. Stir in the double cream, vegetable stock, mustard, black pepper and half of the rest of the salt.
- Mix with the potatoes in a baking dish and bake for 18 minutes.
- Lay the cod on top, season with the lemon juice and the rest of the salt and bake for 13 minutes, until it flakes.
= Leek and Smoked Salmon Pasta ; smoked salmon and leek pasta, smoked salmon pasta, pasta with smoked salmon, pates au saumon fume et poireaux, nudeln mit raucherlachs, pasta al salmone
pasta ; any ; dinner lunch ; 4 ; 10+15 ; stove
Pasta in a light cream sauce with soft leeks and smoked salmon.
!350 g tagliatelle / penne ; !2 leeks, sliced ; !*150 g smoked salmon, in strips ; 30 g butter ; 200 ml double cream / soy cream ; 1 tsp lemon zest ; 1 tbsp lemon juice ; 1 handful dill, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the tagliatelle in water with most of the salt for 8 minutes. Keep a cup of the water and drain.
- Meanwhile, soften the leeks in the butter with the rest of the salt for 8 minutes. Pour in the double cream and lemon zest and simmer for 2 minutes.
- Toss with the tagliatelle, smoked salmon, lemon juice, black pepper and a splash of the water, and scatter with the dill.
= Carrot and Red Lentil Soup ; carrot and lentil soup, spiced carrot and lentil soup, red lentil and carrot soup, karotten linsen suppe, mohren linsen suppe, soupe de carottes et lentilles corail, rote linsen karotten suppe
soup ; any ; dinner lunch ; 4 ; 15+30 ; stove
A thick orange soup of carrots and red lentils with cumin.
!600 g carrots, sliced ; !200 g red lentils, rinsed ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp ground cumin ; 1/2 tsp ground coriander ; 1.4 l vegetable stock ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil for 6 minutes. Stir in the garlic, cumin and ground coriander for 1 minute.
- Add the carrots, red lentils and vegetable stock and simmer for 20 minutes, until the carrots are soft.
- Blend until smooth, or leave it chunky. Season with the lemon juice, salt and black pepper.
= Pan-Fried Duck Breasts with Orange Sauce ; duck breasts, duck breast, pan fried duck breast, duck breast with orange, entenbrust mit orangensauce, magret de canard, duck breasts with orange sauce
fry ; french ; dinner ; 2 ; 10+25 ; stove
Duck breasts with crisp skin and a sauce of orange juice and honey.
!*2 duck breast fillets, skin on ; !200 ml orange juice ; 1 shallot, finely chopped ; 100 ml chicken stock ; 2 tsp honey ; 1 tsp red wine vinegar ; 20 g butter, cold and diced ; 1/2 tsp salt ; 1/4 tsp black pepper
- Score the skin of the duck in a lattice, down to the meat but not into it, and season all over with the salt and black pepper.
- Lay it skin side down in a cold pan. Cook over medium-low heat for 12 minutes, pouring off the fat, until the skin is crisp. Turn and cook for 6 minutes, or for 10 minutes if it is to be cooked through, 74 °C (165 °F) inside. Lift out to rest.
- Cook the shallot in a spoonful of the fat for 2 minutes. Pour in the orange juice, chicken stock, honey and red wine vinegar and boil for 5 minutes, until syrupy. Whisk in the butter off the heat.
- Slice the duck and spoon over the sauce.
= Ham Hock with Parsley Sauce ; ham hock, ham hocks, gammon hock, ham knuckle, boiled ham hock, simmered ham hock, smoked ham hock, schinkenhaxe
stew ; british ; dinner ; 6 ; 20+170 ; stove
Ham simmered on the bone until it falls apart, with potatoes, carrots and parsley sauce.
!*1100 g ham hock ; !1 bunch parsley, chopped ; 1 onion, quartered ; 4 carrots, in chunks ; 700 g waxy potatoes, halved ; 1 bay leaf ; 6 black peppercorns ; 40 g butter ; 40 g plain flour ; 250 ml milk ; 1 tsp mustard
- Put the ham hock into a large pot, cover with cold water and bring to the boil. Pour the water away: it takes the salt with it.
- Cover with fresh water, add the onion, bay leaf and black peppercorns and simmer gently for 130 minutes, topping up the water, until a fork slides in and the bone comes loose.
- Add the carrots and potatoes and simmer for 22 minutes, until tender. Lift everything out and keep warm. Keep 350 ml of the broth.
- Melt the butter, stir in the flour for 1 minute, then whisk in the broth and the milk. Simmer for 5 minutes, stirring, and stir in the parsley and mustard. Pull the ham off the bone and serve it with the vegetables and the sauce. Taste before you add salt.
= Venison Steaks with Blackberry Sauce ; venison steaks, venison steak, pan fried venison, venison with blackberries, hirschsteak, rehmedaillons, steak de chevreuil, deer steaks
fry ; british ; dinner ; 4 ; 10+18 ; stove
Venison fried quickly and served pink, with a sauce of red wine and blackberries.
!*4 venison steaks, at room temperature ; !150 g blackberries ; 1 shallot, finely chopped ; 150 ml red wine / beef stock ; 150 ml beef stock ; 1 tbsp redcurrant jelly ; 2 sprigs thyme ; 30 g butter ; 1 tbsp sunflower oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Pat the venison dry and season with the salt and black pepper. Heat the sunflower oil in a heavy pan and sear the steaks for 3 minutes on each side for medium rare: it is lean, and dry if it is well done. Lift out to rest.
- Cook the shallot in half of the butter for 2 minutes. Add the red wine and thyme and let it bubble for 3 minutes.
- Add the beef stock, redcurrant jelly and blackberries and boil for 5 minutes, until it coats a spoon. Take out the thyme, whisk in the rest of the butter and spoon over the steaks.
= Steak and Blue Cheese Salad ; steak salad with blue cheese, blue cheese steak salad, steak and stilton salad, steak salad
salad ; american ; dinner lunch ; 2 ; 15+10 ; stove
Sliced steak on leaves with blue cheese, walnuts and a mustard dressing.
!*300 g sirloin steak, at room temperature ; !80 g blue cheese, crumbled ; 100 g rocket ; 150 g cherry tomatoes, halved ; 1/2 red onion, thinly sliced ; 30 g walnuts, roughly chopped ; 2 tbsp olive oil ; 2 tsp red wine vinegar ; 1 tsp Dijon mustard ; 1/2 tsp salt ; 1/4 tsp black pepper
- Season the steak with half of the salt and the black pepper. Sear it in a little of the olive oil in a very hot pan for 3 minutes on each side for medium rare, or longer to taste. Rest for 5 minutes.
- Whisk the rest of the olive oil with the red wine vinegar, mustard and the rest of the salt.
- Toss the rocket, cherry tomatoes and red onion in the dressing. Slice the steak and lay it on top with the blue cheese and walnuts.
= Steak with Blue Cheese Sauce ; steak and blue cheese, steak with stilton sauce, blue cheese steak, steak and stilton, steak with roquefort sauce, steak sauce roquefort
fry ; french ; dinner ; 2 ; 5+15 ; stove
Fried steak under a cream sauce with melted blue cheese.
!*2 sirloin steaks, at room temperature ; !80 g blue cheese, crumbled ; !100 ml double cream / soy cream ; 1 shallot, finely chopped ; 1 tbsp sunflower oil ; 15 g butter ; 1/2 tsp salt ; 1/4 tsp black pepper
- Pat the steaks dry and season with the salt and black pepper. Heat the sunflower oil in a heavy pan and sear the steaks for 3 minutes on each side for medium rare, or longer to taste. Lift out to rest.
- Turn the heat down and cook the shallot in the butter for 2 minutes. Pour in the double cream and let it bubble for 2 minutes.
- Take off the heat and stir in the blue cheese until it melts. Spoon over the steaks.
= Silken Tofu with Soy and Ginger ; silken tofu, hiyayakko, cold tofu, cold silken tofu, chilled tofu
side ; japanese ; lunch dinner starter ; 2 ; 10+2 ; stove
Cold silken tofu under a dressing of soy sauce, ginger and hot sesame oil. It is not stirred: it falls apart.
!300 g silken tofu, cold ; 2 tbsp soy sauce ; 1 tsp rice vinegar ; 1/2 tsp sugar ; 1 tbsp ginger, finely grated ; 2 spring onions, thinly sliced ; 1 tbsp sesame oil ; 1 tsp sesame seeds ; ?1/4 tsp chilli flakes
- Slide the silken tofu on to a plate in one piece, pat it dry and cut it into thick slices without moving them.
- Stir the soy sauce with the rice vinegar and sugar and pour it over. Top with the ginger, spring onions and sesame seeds[ and chilli flakes].
- Warm the sesame oil in a small pan for 1 minute, until it shimmers, and pour it over. Serve, if you like, with rice.
= Smoked Mackerel Kedgeree ; warm smoked mackerel, hot smoked mackerel, smoked mackerel rice, smoked mackerel and rice, warm mackerel dish
rice ; british ; dinner lunch breakfast ; 4 ; 10+30 ; stove
Curried rice with flakes of smoked mackerel, peas and eggs.
!*300 g smoked mackerel, skinned and flaked ; !250 g basmati rice, rinsed ; 4 eggs ; 1 onion, chopped ; 120 g frozen peas ; 40 g butter ; 1 tbsp curry powder ; 500 ml vegetable stock ; 1 handful parsley, chopped ; 1 lemon, in wedges ; 1/4 tsp salt
- Cook the onion in the butter for 6 minutes. Stir in the curry powder and basmati rice for 1 minute.
- Pour in the vegetable stock and salt, cover and cook over low heat for 10 minutes. Scatter in the peas, cover and cook for 4 minutes. Meanwhile, boil the eggs for 8 minutes, peel and quarter.
- Fold in the smoked mackerel, cover and leave for 4 minutes off the heat, until it is hot. Scatter with the parsley and serve with the eggs and lemon.
= Cottage Cheese Pancakes ; cottage cheese breakfast pancakes, cottage cheese and oat pancakes, high protein pancakes
griddle ; any ; breakfast lunch ; 2 ; 8+12 ; stove blender
Soft pancakes of oats, eggs and cottage cheese, which nobody tastes.
!200 g cottage cheese ; !3 eggs ; !80 g rolled oats ; 1 tsp baking powder ; 1 tsp vanilla extract ; 1/4 tsp ground cinnamon ; 1 pinch salt ; 15 g butter ; 150 g blueberries ; 2 tbsp maple syrup
- Blend the cottage cheese with the eggs, oats, baking powder, vanilla extract, cinnamon and salt until smooth. Leave for 3 minutes to thicken.
- Melt some of the butter in a pan over medium heat. Drop in spoonfuls and cook for 2 minutes, until bubbles appear, then turn and cook for 2 minutes, until set in the middle. Fry the rest in the same way.
- Serve with the blueberries and maple syrup.
= Watermelon, Feta and Mint Salad ; watermelon and feta salad, watermelon salad, watermelon mint salad, watermelon feta mint, ensalada de sandia, wassermelonensalat, salade de pasteque
salad ; greek ; lunch dinner starter ; 4 ; 15+0 ; none
Cold watermelon with salty feta and plenty of mint.
!1200 g watermelon, peeled and cubed ; !200 g feta, crumbled ; !1 bunch mint, leaves torn ; 1/2 red onion, very thinly sliced ; 60 g olives, halved ; 3 tbsp olive oil ; 2 tbsp lime juice ; 1/4 tsp salt ; 1/4 tsp black pepper
- Steep the red onion in the lime juice with the salt for 5 minutes.
- Lay the watermelon on a plate and scatter with the feta, olives, mint and the onion with its juice.
- Pour over the olive oil, season with the black pepper and serve at once.
= Coconut Prawn Curry ; prawn coconut curry, prawns in coconut milk, shrimp coconut curry, coconut shrimp curry, shrimp and coconut milk
curry ; indian ; dinner ; 4 ; 10+20 ; stove
Prawns simmered for a few minutes in spiced coconut milk.
!*450 g raw prawns, peeled ; !400 ml canned coconut milk ; 1 onion, sliced ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp sunflower oil ; 2 tsp curry powder ; 1/2 tsp ground turmeric ; 200 g cherry tomatoes, halved ; 1 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Cook the onion in the sunflower oil for 8 minutes, until golden. Stir in the garlic, ginger, curry powder and turmeric for 1 minute.
- Pour in the coconut milk and salt, add the cherry tomatoes and simmer for 6 minutes.
- Add the prawns and simmer for 4 minutes, until pink all over and firm. Sharpen with the lime juice and scatter with the coriander. Serve, if you like, with rice.
= Baked Feta with Olives and White Beans ; feta and white beans, feta olives and beans, baked feta with beans, white bean and feta bake
bake ; greek ; dinner lunch ; 4 ; 10+30 ; oven
A block of feta baked soft on white beans, olives and tomatoes.
!200 g feta, in one piece ; !800 g canned cannellini beans, drained ; !100 g olives ; 300 g cherry tomatoes ; 1 red onion, in wedges ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; 1 tsp dried oregano ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Mix the cannellini beans with the olives, cherry tomatoes, red onion, garlic, most of the olive oil, the salt and black pepper in a baking dish. Set the feta in the middle, pour over the rest of the oil and scatter with the oregano.
- Bake for 28 minutes, until the feta is golden at the edges. Break it up at the table and eat it with bread.
= Curry-Roasted Cauliflower ; curried cauliflower, roast curried cauliflower, curry roasted cauliflower, cauliflower and curry powder, roasted cauliflower curry
roast ; indian ; dinner lunch ; 4 ; 10+35 ; oven
Cauliflower and chickpeas roasted with curry powder, with cool yogurt.
!1 cauliflower, in florets ; !1 tbsp curry powder ; 480 g canned chickpeas, drained ; 1 red onion, in wedges ; 4 tbsp sunflower oil ; 150 g Greek yogurt / soy yogurt ; 1 tbsp lemon juice ; 1 handful fresh coriander, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on.
- Toss the cauliflower, chickpeas and red onion with the sunflower oil, curry powder, salt and black pepper on a large tray. Roast for 32 minutes, turning once, until brown at the edges.
- Stir the lemon juice into the yogurt, spoon it over and scatter with the coriander.
= Gochujang Chicken with Cabbage ; chicken cabbage gochujang, gochujang chicken, gochujang chicken thighs, chicken and cabbage stir fry, gochujang chicken and cabbage, korean chicken and cabbage
fry ; korean ; dinner ; 4 ; 15+18 ; stove
Chicken and cabbage fried hot in a sticky red sauce.
!*600 g chicken thigh fillets, in strips / firm tofu, cubed ; !400 g white cabbage, shredded ; !3 tbsp gochujang ; 2 tbsp soy sauce ; 1 tbsp honey ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp sunflower oil ; 3 spring onions, sliced ; 1 tsp sesame oil ; 1/4 tsp salt
- Stir the gochujang with the soy sauce, honey, garlic and ginger.
- Fry the chicken with the salt in the sunflower oil over high heat for 9 minutes, until <cooked through, 74 °C (165 °F) inside|golden>.
- Add the cabbage and stir-fry for 4 minutes, until it just softens. Pour in the sauce and toss for 2 minutes, until sticky.
- Scatter with the spring onions and sprinkle with the sesame oil. Serve, if you like, with rice.
= Chocolate Peanut Butter Bars ; peanut butter chocolate bars, peanut butter and chocolate, chocolate and peanut butter, no bake peanut butter bars, peanut butter squares, chocolate peanut butter squares
biscuit ; american ; dessert snacks ; 16 ; 20+5 rest 60 ; stove
Squares of sweet peanut butter crumbs under dark chocolate. They are not baked.
!250 g peanut butter ; !200 g dark chocolate, chopped ; 200 g digestive biscuits, finely crushed ; 100 g butter ; 100 g icing sugar ; 1/4 tsp salt
- Melt the butter with two thirds of the peanut butter over low heat. Stir in the digestive biscuits, icing sugar and salt and press into a lined 20 cm tin.
- Melt the chocolate with the rest of the peanut butter in a bowl over simmering water for 4 minutes and spread it on top.
- Chill for 60 minutes, until firm, and cut into {16} squares.
= Oat, Honey and Nut Bars ; honey nut bars, honey oat bars, oat and honey bars, oat honey nut bars, trail bars, hiking bars, oats honey and nuts, oats honey nuts, oats nuts and honey
biscuit ; any ; snacks breakfast ; 12 ; 10+25 ; oven stove
Chewy bars of oats, honey and nuts that survive a rucksack.
!300 g rolled oats ; !120 g honey ; !120 g mixed nuts, chopped ; 100 g butter / vegan butter ; 60 g brown sugar ; 1/2 tsp ground cinnamon ; 1/2 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on, and line a 20 cm tin.
- Melt the butter with the honey, brown sugar, cinnamon and salt for 3 minutes. Stir in the oats and nuts, tip into the tin and press down very firmly.
- Bake for 22 minutes, until golden. Cool completely in the tin, then cut into {12} squares: warm, they crumble.
= Courgette and Egg Bake ; baked courgettes and eggs, courgette egg bake, calabacines y huevos al horno, zucchini egg bake, courgettes and eggs in the oven
bake ; any ; lunch dinner ; 4 ; 15+35 ; oven
Grated courgettes set with eggs and cheese in the oven.
!600 g courgettes, coarsely grated ; !6 eggs, beaten ; 100 g cheddar, grated ; 60 g plain flour ; 4 spring onions, sliced ; 2 tbsp olive oil ; 1 tsp baking powder ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the courgettes with the salt, leave for 10 minutes and squeeze them dry.
- Mix with the eggs, cheddar, flour, baking powder, spring onions, black pepper and olive oil and spread in an oiled baking dish.
- Bake for 32 minutes, until set all through and golden. It is good hot or cold.
= Sardines on Toast ; tinned sardines on toast, sardine toast, sardines bread and lemon, sardines and lemon on toast, canned sardines on toast
filled ; british ; lunch breakfast dinner ; 2 ; 8+5 ; grill
Sardines crushed with lemon on hot toast.
!*240 g canned sardines, drained / canned mackerel, drained ; !4 slices sourdough bread ; !1 tbsp lemon juice ; 1 tsp lemon zest ; 1 handful parsley, chopped ; 1 clove garlic, halved ; 1 tbsp olive oil ; 1/4 tsp chilli flakes ; 1/4 tsp black pepper
- Crush the sardines roughly with the lemon juice, lemon zest, parsley, chilli flakes and black pepper.
- Toast the sourdough bread under a hot grill on both sides and rub it with the garlic.
- Heap the sardines on the toast, pour over the olive oil and grill for 2 minutes, until hot.
= Beetroot and Feta Risotto ; beetroot risotto, beet risotto, risotto with beetroot
rice ; italian ; dinner ; 4 ; 15+30 ; stove
Deep pink risotto with sweet beetroot, sharp lemon and salty feta, which drive out the taste of earth.
!300 g risotto rice ; !400 g cooked beetroot, diced ; !120 g feta, crumbled ; 1 onion, finely chopped ; 1 clove garlic, crushed ; 40 g butter ; 100 ml white wine / vegetable stock ; 1 l vegetable stock, hot ; 2 tbsp lemon juice ; 1 handful dill, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion in half of the butter for 6 minutes. Stir in the garlic and rice for 2 minutes, then pour in the white wine and let it bubble away.
- Add the vegetable stock a ladleful at a time, stirring, for 17 minutes. Blend half of the beetroot with a ladleful of it and stir that in for the last 5 minutes, until the rice is creamy with a little bite.
- Stir in the rest of the beetroot and the butter, the lemon juice, salt and black pepper, and top with the feta and dill.
= Leftover Roast Pie ; sunday roast pie, roast and gravy pie, leftover roast dinner pie
pie ; british ; dinner ; 4 ; 15+40 ; oven
What is left of the roast in its gravy, with vegetables, under a lid of puff pastry.
!*400 g cooked chicken, torn into pieces / cooked turkey, torn into pieces / cooked beef, diced / cooked lamb, diced / cooked pork, diced ; !400 ml gravy, cold ; !320 g puff pastry ; 200 g frozen peas ; 2 carrots, finely diced ; 1 leek, sliced ; 20 g butter ; 1 egg, beaten / 2 tbsp oat milk ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Soften the carrots and leek in the butter for 8 minutes.
- Stir in the chicken, gravy, peas and black pepper and tip into a pie dish. Taste before you add salt: the gravy has some.
- Lay the puff pastry on top, press it to the rim, trim it, cut two slits and brush with the egg.
- Bake for 30 minutes, until the pastry is golden and the filling bubbles and is steaming hot all through, at 74 °C (165 °F).
= Leftover Salmon Fishcakes ; leftover fish cakes, leftover fish fishcakes, cooked salmon fishcakes
fry ; british ; dinner lunch ; 4 ; 20+25 ; stove
Cooked fish and mashed potatoes, shaped and fried crisp.
!*350 g cooked salmon, flaked / cooked cod, flaked / cooked haddock, flaked / cooked trout, flaked ; !600 g floury potatoes, peeled and in chunks ; 1 egg, beaten ; 4 spring onions, sliced ; 1 handful parsley, chopped ; 1 tsp lemon zest ; 60 g plain flour ; 4 tbsp sunflower oil ; 3/4 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Boil the potatoes in water with half of the salt for 15 minutes, drain, steam dry and mash.
- Fold in the salmon, egg, spring onions, parsley, lemon zest, black pepper and the rest of the salt. Shape into {8} cakes and turn them in the flour.
- Fry in the sunflower oil over medium heat for 5 minutes on each side, until golden and steaming hot all through, at 74 °C (165 °F). Serve with the lemon.
= Leftover Steak Sandwiches ; leftover steak sandwich, cold steak sandwich, leftover steak rolls
filled ; american ; lunch dinner ; 2 ; 10+12 ; stove
Thin slices of cooked steak, warmed for a moment, in rolls with onions and mustard.
!*250 g cooked beef, very thinly sliced ; !2 ciabatta rolls, halved ; 1 onion, sliced ; 20 g butter ; 2 tbsp mayonnaise ; 2 tsp Dijon mustard ; 40 g rocket ; 1 tomato, sliced ; 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the butter with the salt for 9 minutes, until golden. Add the beef for 2 minutes, until it is steaming hot.
- Meanwhile, toast the ciabatta rolls. Stir the mayonnaise with the mustard and black pepper and spread it on them.
- Fill with the beef and onion, tomato and rocket, and eat at once.
= Fifteen-Minute Tomato Pasta ; 15 minute pasta, fifteen minute pasta, quick tomato pasta
pasta ; italian ; dinner lunch ; 4 ; 3+12 ; stove
Spaghetti with cherry tomatoes that burst in the pan while it boils.
!350 g spaghetti ; !500 g cherry tomatoes, halved ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; 1 handful basil, torn ; 50 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the spaghetti in water with most of the salt for 9 minutes. Keep a cup of the water and drain.
- Meanwhile, warm the garlic in the olive oil for 1 minute. Add the cherry tomatoes, black pepper and the rest of the salt and cook over high heat for 7 minutes, pressing them, until they burst.
- Toss with the spaghetti, basil, half of the parmesan and a splash of the water. Scatter with the rest of the parmesan.
= Bean and Cheese Tortillas ; 15 minute tortillas, bean quesadillas, bean and cheese quesadillas, black bean quesadillas
filled ; tex-mex ; dinner lunch ; 4 ; 5+10 ; stove
Tortillas with mashed beans and melted cheese, crisp from the pan in a quarter of an hour.
!8 flour tortillas ; !400 g canned black beans, drained ; !200 g cheddar, grated ; 150 g canned sweetcorn, drained ; 1 tsp ground cumin ; 2 tbsp sunflower oil ; 100 g sour cream / soy yogurt ; 1/4 tsp salt
- Mash the black beans roughly with the cumin and salt and stir in the sweetcorn.
- Spread over half of each of the flour tortillas, scatter with the cheddar and fold over.
- Fry in the sunflower oil in two pans for 2 minutes on each side, until crisp and melted. Cut up and serve with the sour cream.
= Quick Egg and Pea Fried Rice ; 15 minute egg fried rice, fried rice with microwave rice, ten minute fried rice
rice ; chinese ; dinner lunch ; 4 ; 4+10 ; stove
Fried rice with eggs and peas, on the table before anybody starves.
!600 g cooked rice ; !4 eggs, beaten ; !250 g frozen peas ; 4 spring onions, sliced ; 1 clove garlic, crushed ; 3 tbsp sunflower oil ; 2 tbsp soy sauce ; 1 tsp sesame oil
- Cook the eggs in a third of the sunflower oil over medium heat for 1 minute, stirring, until set, and lift out.
- Fry the garlic and peas in the rest of the oil for 2 minutes. Add the rice and stir-fry over high heat for 4 minutes, until it is steaming hot.
- Stir in the eggs, spring onions, soy sauce and sesame oil for 1 minute.
= Mushroom Omelette ; mushroom omelet, mushroom and egg, eggs and mushrooms, mushroom eggs, omelette with mushrooms, omelette aux champignons, pilzomelett
egg ; french ; breakfast lunch dinner ; 2 ; 8+12 ; stove
An omelette folded around mushrooms fried with garlic.
!5 eggs ; !250 g chestnut mushrooms, sliced ; 1 clove garlic, crushed ; 30 g butter ; 50 g gruyère, grated ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the mushrooms in half of the butter over high heat for 7 minutes, until brown. Stir in the garlic, parsley and half of the salt for 1 minute and tip out.
- Beat the eggs with the black pepper and the rest of the salt. Melt the rest of the butter in the pan over medium heat, pour in the eggs and draw in the edges for 3 minutes, until just set.
- Scatter with the mushrooms and gruyère and fold over.
= Sausages with Lentils ; sausage and lentils, lentils and sausages, lentils and sausage, sausages and lentils, sausage and lentil stew, sausage and lentil casserole, saucisses aux lentilles, salsicce e lenticchie, salchichas con lentejas
stew ; french ; dinner ; 4 ; 10+50 ; stove
Sausages simmered in green lentils with mustard.
!*8 pork sausages ; !250 g green lentils, rinsed ; 1 onion, chopped ; 2 carrots, diced ; 1 stick celery, diced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 700 ml chicken stock ; 1 bay leaf ; 1 tbsp Dijon mustard ; 1 tbsp red wine vinegar ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Brown the sausages in half of the olive oil in a wide pan for 8 minutes and lift out.
- Soften the onion, carrots and celery in the rest of the olive oil for 8 minutes. Stir in the garlic for 1 minute.
- Add the lentils, chicken stock and bay leaf, cover and simmer for 15 minutes. Return the sausages and simmer for 15 minutes more, until the lentils are tender and the sausages are cooked through.
- Stir in the mustard, red wine vinegar, salt and black pepper and scatter with the parsley.
= Cold Mash Bubble and Squeak ; leftover mash and cabbage, mash and cabbage cakes, mash and sprouts, bubble and squeak from leftovers
fry ; british ; breakfast lunch dinner ; 4 ; 10+22 ; stove
Cold mash and cabbage fried into a cake with a brown crust.
!600 g mashed potatoes, cold ; !300 g savoy cabbage, finely shredded ; 1 onion, sliced ; 50 g butter ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the onion and cabbage in half of the butter in a large pan for 8 minutes, until soft.
- Mix with the mashed potatoes, salt and black pepper.
- Melt the rest of the butter in the pan, press in the mixture and fry for 8 minutes, until brown. Turn in pieces and fry for 6 minutes, until brown and steaming hot all through.
= Poppy Seed Noodles ; mohnnudeln, noodles with poppy seeds, noodles with poppy seeds and sugar, poppy seed pasta, makos teszta, sweet noodles with poppy seeds, nudle s makem
pasta ; austrian ; dessert lunch ; 4 ; 5+12 ; stove
Noodles tossed in butter with ground poppy seeds and sugar, as grandmothers make them.
!350 g tagliatelle ; !80 g poppy seeds, ground ; 60 g icing sugar ; 60 g butter ; 1 tsp vanilla extract ; 1/2 tsp salt
- Cook the tagliatelle in plenty of water with the salt for 9 minutes, until tender, and drain.
- Melt the butter in the pan with the vanilla extract. Toss the tagliatelle in it over low heat for 1 minute.
- Mix the poppy seeds with the icing sugar and toss everything together off the heat.
`;
