/** Dishes that a well-travelled cook asks for by name, from the Balkans to Burma; how the table is read: rules/classics/classic.ts. */
export const WELL_TRAVELLED_BY_NAME = `
= Gatte ki Sabzi ; gatte ki sabji, rajasthani gatte, gatta curry, besan gatte, gram flour dumplings in yogurt sauce
curry ; indian ; dinner lunch ; 4 ; 25+42 ; stove
Boiled rolls of spiced chickpea flour in a tangy yogurt sauce, from Rajasthan.
!*250 g chickpea flour ; !300 g yogurt, whisked ; 3 tbsp ghee ; 1 tsp cumin seeds ; 1 onion, grated ; 1 tbsp ginger, grated ; 1 1/2 tsp chilli powder ; 1 tsp ground turmeric ; 2 tsp ground coriander ; 1 tsp garam masala ; 60 ml water ; 600 ml water, for boiling ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt
- Rub the chickpea flour with a third of the ghee, a third of the salt, half of the chilli powder and half of the turmeric, and work in the water to a stiff dough. Roll it into ropes as thick as a finger.
- Simmer the ropes in the water for boiling for 14 minutes, until they float and have little bubbles on their skin. Lift out, cut into 2 cm pieces, and keep the water.
- Fry the cumin seeds in the rest of the ghee for 1 minute. Add the onion and ginger and cook for 8 minutes, then stir in the ground coriander and the rest of the chilli powder and turmeric for 1 minute.
- Take off the heat, stir in the yogurt by the spoonful, return to low heat and stir for 6 minutes, until it simmers. Pour in 300 ml of the kept water with the rest of the salt, add the pieces and simmer for 12 minutes, until thick. Stir in the garam masala and scatter with the fresh coriander.
= Dal Baati ; dal bati, dal baati churma, dal bati churma, rajasthani dal baati
bread ; indian ; lunch dinner ; 4 ; 35+55 ; oven stove
Hard little wheat rolls cracked open, soaked in ghee and eaten with spiced lentils.
!300 g wholemeal flour ; 60 g semolina ; !100 g ghee, melted ; 130 ml water ; !*150 g red lentils, rinsed ; 100 g yellow split peas, soaked in hot water for 30 minutes / 100 g red lentils, rinsed ; 1 l water, for the lentils ; 1 tsp cumin seeds ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tomatoes, chopped ; 1 tsp ground turmeric ; 1/2 tsp chilli powder ; 1 tsp baking powder ; 1 3/4 tsp salt
- Rub the flour, semolina, baking powder and a third of the salt with 50 g of the ghee, and knead with the water to a stiff dough. Shape into {12} balls with a cross cut into the top.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Bake the balls on a tray for 32 minutes, turning once, until brown and cracked.
- Meanwhile, simmer the yellow split peas in the water for the lentils with the turmeric for 20 minutes. Add the red lentils and the rest of the salt and simmer for 20 minutes, until soft.
- Fry the cumin seeds in 2 tablespoons of the ghee for 1 minute, add the onion, garlic and ginger for 8 minutes, then the tomatoes and chilli powder for 5 minutes, and stir it all into the lentils.
- Crack the rolls open, pour over the rest of the ghee and serve with the dal.
= Aloo Posto ; alu posto, potatoes with poppy seeds, bengali potatoes with poppy seeds, bengali poppy seed potatoes
side ; indian ; lunch dinner ; 4 ; 20+28 ; stove
Potatoes in a nutty paste of poppy seeds and green chilli, from Bengal.
!*700 g waxy potatoes, in 2 cm dice ; !60 g poppy seeds ; 2 green chillies ; 3 tbsp mustard oil / sunflower oil ; 1/2 tsp nigella seeds / cumin seeds ; 1/2 tsp ground turmeric ; 300 ml water ; 1/2 tsp sugar ; 1 tsp salt
- Cover the poppy seeds with 100 ml of the water, hot, leave for 15 minutes and grind with half of the green chillies to a paste.
- Heat the mustard oil until it just smokes, let the nigella seeds crackle for 20 seconds and fry the potatoes with the turmeric for 8 minutes, until golden at the edges.
- Add the rest of the water, the salt and the sugar, cover and simmer for 14 minutes, until almost tender. Stir in the poppy seed paste and the rest of the green chillies, slit, and cook for 5 minutes, until it clings to the potatoes.
= Polos Curry ; polos, sri lankan jackfruit curry, young jackfruit curry, jackfruit curry, jackfruit curry sri lanka
curry ; sri-lankan ; dinner lunch ; 4 ; 15+45 ; stove
Young jackfruit simmered dark and tender in roasted spices and coconut milk.
!*560 g canned jackfruit, drained ; !400 ml canned coconut milk ; 1 onion, sliced ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 green chillies, sliced ; 12 curry leaves ; 1 cinnamon stick ; 2 tbsp curry powder, roasted ; 1 tsp chilli powder ; 1/2 tsp ground turmeric ; 1 tbsp tamarind paste ; 2 tbsp coconut oil ; 200 ml water ; 1 tsp salt
- Roast the curry powder in a dry pot over medium heat for 2 minutes, stirring, until a shade darker. Tip it out.
- Cook the onion, garlic, ginger, green chillies, curry leaves and cinnamon stick in the coconut oil for 7 minutes. Stir in the roasted curry powder, the chilli powder and turmeric.
- Add the jackfruit, tamarind paste, water, salt and half of the coconut milk, cover and simmer for 25 minutes, until the jackfruit pulls apart.
- Pour in the rest of the coconut milk and simmer for 8 minutes, uncovered, until the sauce is dark and thick. Take out the cinnamon stick. Serve, if you like, with rice.
= Ca Kho To ; cá kho tộ, vietnamese caramel fish, caramelised fish in clay pot, vietnamese caramelized fish, clay pot fish
stew ; vietnamese ; dinner ; 4 ; 15+35 ; stove
Fish braised in dark caramel and fish sauce with plenty of pepper.
!*600 g catfish fillets, in thick pieces / mackerel fillets, in pieces / salmon fillets, in pieces ; !4 tbsp sugar ; !4 tbsp fish sauce ; 3 shallots, sliced ; 4 cloves garlic, chopped ; 1 tbsp ginger, in thin strips ; 1 red chilli, sliced ; 1 tbsp sunflower oil ; 250 ml coconut water / water ; 2 spring onions, sliced ; 1 tsp black pepper, coarsely ground
- Turn the catfish in half of the fish sauce and half of the black pepper.
- Melt the sugar with 2 tablespoons of the coconut water in a small heavy pot over medium heat for 5 minutes, until it is as dark as strong tea. Add the sunflower oil, shallots, garlic and ginger and cook for 2 minutes.
- Lay in the catfish with the red chilli, pour in the rest of the coconut water and fish sauce and simmer gently for 22 minutes, turning once, until it is firm and the sauce is sticky.
- Grind over the rest of the black pepper and scatter with the spring onions. Serve, if you like, with rice.
= Sisig ; pork sisig, sizzling sisig, filipino sisig, sisig na baboy
fry ; filipino ; dinner snacks ; 4 ; 20+75 ; stove
Pork simmered, fried crisp and chopped small with onion, chilli and citrus.
!*700 g pork belly, in one piece / firm tofu, in thick slices ; 1 l water ; 2 bay leaves ; 1 tsp black peppercorns ; 2 tbsp sunflower oil ; !1 red onion, finely chopped ; 2 green chillies, sliced ; 4 cloves garlic, chopped ; 3 tbsp soy sauce ; !4 tbsp lime juice / lemon juice ; 2 tbsp mayonnaise ; 3/4 tsp salt
- Simmer the pork in the water with the bay leaves, peppercorns and salt for 50 minutes, until tender. Lift out, drain and pat it very dry.
- Fry the pork in the sunflower oil over high heat for 12 minutes, turning, until brown and crisp on all sides; it spits, so use a lid. Chop it into 1 cm pieces.
- Cook the garlic in 2 tablespoons of the fat for 1 minute, add the pork, the soy sauce and half of the red onion and green chillies and toss over high heat for 4 minutes.
- Take off the heat, stir in the lime juice and mayonnaise and scatter with the rest of the red onion and green chillies. Serve, if you like, with rice.
= Scallion Pancakes ; scallion pancake, cong you bing, spring onion pancakes, chinese spring onion pancakes, chinese scallion pancakes, green onion pancakes, fruhlingszwiebelpfannkuchen
griddle ; chinese ; snacks breakfast lunch ; 4 ; 40+20 rest 30 ; stove
Flaky flatbreads rolled up with oil and spring onions and fried crisp.
!300 g plain flour ; 180 ml water, boiling ; !6 spring onions, finely sliced ; 2 tbsp sesame oil ; 6 tbsp sunflower oil ; 1 1/4 tsp salt ; 2 tbsp soy sauce ; 1 tbsp rice vinegar ; 1/2 tsp chilli flakes
- Stir the boiling water into the flour with a third of the salt, knead for 5 minutes, until smooth, cover and rest for 30 minutes: a dough made with hot water stays soft.
- Divide into {4} balls and roll each out very thinly. Brush with the sesame oil, scatter with the spring onions and the rest of the salt, roll up tightly, coil each roll into a snail and roll it out again to 18 cm.
- Fry each pancake in a quarter of the sunflower oil over medium heat for 2 minutes on each side, until brown and crisp, and push it together from the edges so that the layers open.
- Stir the soy sauce with the rice vinegar and chilli flakes. Cut the pancakes into wedges and dip.
= Galbijjim ; galbi jjim, galbi-jjim, kalbi jjim, korean braised short ribs, korean short rib stew
stew ; korean ; dinner ; 4 ; 30+140 ; stove
Short ribs braised soft in soy sauce, pear and garlic with radish and carrots.
!*1400 g beef short ribs ; !120 ml soy sauce ; 1 pear, grated ; 1 onion, grated ; 6 cloves garlic, crushed ; 1 tbsp ginger, grated ; 3 tbsp brown sugar ; 2 tbsp sesame oil ; 900 ml water ; 300 g daikon, in chunks / turnips, in chunks ; 3 carrots, in chunks ; 8 dried shiitake mushrooms, soaked ; 1 tbsp sesame seeds ; 2 spring onions, sliced ; 1/2 tsp black pepper
- Cover the short ribs with boiling water, simmer for 8 minutes, drain and rinse off the foam.
- Stir the soy sauce with the pear, onion, garlic, ginger, brown sugar, black pepper and half of the sesame oil. Put the short ribs into a heavy pot with the sauce and the water, cover and simmer gently for 90 minutes.
- Add the daikon, carrots and shiitake mushrooms and simmer for 30 minutes, uncovered, until the meat comes off the bone and the sauce shines. Skim off the fat.
- Stir in the rest of the sesame oil and scatter with the sesame seeds and spring onions. Serve, if you like, with rice.
= Saba Misoni ; saba no miso ni, saba no misoni, mackerel in miso, mackerel simmered in miso, miso mackerel, japanese mackerel in miso
stew ; japanese ; dinner ; 4 ; 10+20 ; stove
Mackerel simmered with ginger in a sweet, dark miso sauce.
!*4 mackerel fillets, halved ; !4 tbsp miso ; 30 g ginger, thinly sliced ; 100 ml sake / 100 ml water ; 3 tbsp mirin / 1 tbsp sugar ; 1 tbsp sugar ; 1 tbsp soy sauce ; 250 ml water ; 2 spring onions, sliced
- Score the skin of the mackerel, pour over boiling water, drain and pat dry: that takes away the strong smell.
- Bring the sake, mirin, sugar, ginger and water to the boil in a wide pan. Lay in the mackerel with the skin up, cover with baking paper and simmer for 8 minutes, until it flakes.
- Stir the miso with a ladleful of the liquid and the soy sauce, pour it in and simmer for 6 minutes, spooning the sauce over, until it is glossy. Scatter with the spring onions and serve, if you like, with rice.
= Fatteh ; chickpea fatteh, fattet hummus, fatteh hummus, lebanese fatteh, fatta with chickpeas
bake ; lebanese ; breakfast lunch ; 4 ; 15+20 ; oven stove
Crisp bread under warm chickpeas, garlic yogurt and hot butter with pine nuts.
!*800 g canned chickpeas, drained ; !3 pitta breads, torn ; !500 g yogurt, at room temperature ; 3 tbsp tahini ; 2 cloves garlic, crushed ; 2 tbsp lemon juice ; 3 tbsp olive oil ; 40 g butter ; 40 g pine nuts / flaked almonds ; 1 1/2 tsp ground cumin ; 1/2 tsp sweet paprika ; 1 handful parsley, chopped ; 300 ml water ; 1 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the pitta breads with the olive oil on a tray and bake for 8 minutes, until crisp.
- Meanwhile, simmer the chickpeas in the water with the cumin and half of the salt for 10 minutes.
- Stir the yogurt with the tahini, garlic, lemon juice and the rest of the salt.
- Spread the bread in a wide dish, spoon over the chickpeas with half of their liquid and cover with the yogurt. Brown the pine nuts in the butter for 3 minutes, stir in the paprika, pour it over and scatter with the parsley. Eat at once, while the bread is crisp.
= Shurpa ; shorpa, uzbek shurpa, lamb shurpa, shurpa soup, schurpa
soup ; uzbek ; dinner lunch ; 6 ; 20+115 ; stove
Clear lamb broth with large pieces of potato, carrot and pepper.
!*900 g lamb shoulder, in chunks / stewing beef, in chunks ; 2.5 l water ; 2 onions, sliced ; !3 carrots, in thick pieces ; !600 g waxy potatoes, halved ; 1 red pepper, in pieces ; 3 tomatoes, chopped ; 240 g canned chickpeas, drained ; 1 tsp cumin seeds ; 1 tsp coriander seeds, crushed ; 2 bay leaves ; 1 bunch dill, chopped ; 2 tsp salt ; 1/2 tsp black pepper
- Bring the lamb to a simmer in the water, skim well, add half of the onions, the bay leaves and the salt and simmer gently for 70 minutes.
- Add the carrots, cumin seeds, coriander seeds and black pepper and simmer for 10 minutes. Add the potatoes, red pepper, tomatoes and chickpeas and simmer for 25 minutes, until all is tender.
- Stir in the rest of the onions, raw, leave for 5 minutes and scatter with the dill.
= Revithia ; revithada, greek chickpea stew, greek baked chickpeas, sifnos chickpeas, revithia sto fourno
stew ; greek ; dinner lunch ; 4 ; 10+60 ; oven
Chickpeas baked slowly with onions, lemon and a great deal of olive oil.
!*800 g canned chickpeas, drained ; !3 onions, sliced ; !100 ml olive oil ; 4 cloves garlic, sliced ; 2 bay leaves ; 1 tsp dried oregano ; 500 ml water ; 3 tbsp lemon juice ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Put the onions, garlic, bay leaves, oregano, chickpeas, olive oil, water, salt and black pepper into a heavy pot with a lid.
- Cover and bake for 45 minutes. Take off the lid and bake for 15 minutes, until the sauce is thick and creamy.
- Stir in the lemon juice, take out the bay leaves and scatter with the parsley. Serve, if you like, with bread and feta.
= Tavče Gravče ; tavche gravche, tavce gravce, macedonian baked beans, macedonian beans
bake ; balkan ; dinner lunch ; 4 ; 15+55 ; oven stove
White beans baked in a clay dish with peppers and paprika, the dish of Macedonia.
!*800 g canned white beans, drained ; 2 onions, chopped ; !2 red peppers, in strips ; 3 cloves garlic, crushed ; 5 tbsp sunflower oil ; 1 tbsp plain flour ; !1 tbsp sweet paprika ; 1/2 tsp chilli flakes ; 1 tsp dried mint ; 350 ml water ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cook the onions and red peppers in the sunflower oil for 12 minutes. Stir in the garlic and flour for 1 minute, take off the heat and stir in the paprika.
- Add the white beans, chilli flakes, mint, water, salt and black pepper and bring to a simmer.
- Pour into a shallow dish and bake for 35 minutes, until there is a crust on top and a little sauce below.
= Pasulj ; grah, serbian bean soup, serbian bean stew, bean soup with smoked meat, serbische bohnensuppe
soup ; balkan ; dinner lunch ; 6 ; 20+75 ; stove
Thick bean soup with smoked meat, finished with a red roux.
!*400 g smoked ham, in one piece / smoked sausage, sliced ; !800 g canned white beans, drained ; 2 onions, chopped ; 2 carrots, sliced ; 1 green pepper, diced ; 3 cloves garlic, crushed ; 2 bay leaves ; 1.5 l water ; 4 tbsp sunflower oil ; 2 tbsp plain flour ; !1 tbsp sweet paprika ; 1 tbsp white wine vinegar ; 1/2 tsp salt ; 1/2 tsp black pepper
- Simmer the smoked ham in the water with the bay leaves, half of the onions and the carrots for 40 minutes.
- Add the white beans, green pepper, salt and black pepper and simmer for 20 minutes. Lift out the ham, cut it up and return it.
- Cook the rest of the onions in the sunflower oil for 6 minutes, stir in the flour and garlic for 2 minutes, take off the heat and stir in the paprika. Stir the roux into the soup and simmer for 6 minutes, until thick. Take out the bay leaves and season with the vinegar.
= Podvarak ; serbian sauerkraut bake, baked sauerkraut, sauerkraut with pork balkan
bake ; balkan ; dinner ; 6 ; 20+115 ; oven stove
Sauerkraut baked brown with pork, bacon and paprika.
!*900 g pork shoulder, in thick slices / chicken thighs ; !1000 g sauerkraut, drained ; 120 g smoked bacon, diced ; 2 onions, chopped ; 3 cloves garlic, crushed ; 3 tbsp lard / sunflower oil ; 1 tbsp sweet paprika ; 2 bay leaves ; 250 ml water ; 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brown the pork in half of the lard for 8 minutes and lift out.
- Cook the bacon and onions in the rest of the lard for 8 minutes, stir in the garlic and sauerkraut and cook for 12 minutes. Take off the heat and stir in the paprika, bay leaves, salt and black pepper.
- Spread in a roasting tin, lay the pork on top, pour in the water and cover. Bake for 60 minutes, take off the cover and bake for 25 minutes, until the pork is tender and the sauerkraut is brown.
= Riblja Čorba ; riblja corba, serbian fish soup, balkan fish soup, danube fish soup, fisch corba
soup ; balkan ; dinner lunch ; 4 ; 20+40 ; stove
Red, peppery fish soup with roots and vinegar.
!*700 g carp fillets, in large pieces / cod fillets, in large pieces ; 2 onions, chopped ; 2 carrots, sliced ; 1 parsnip, sliced ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 3 tbsp sunflower oil ; !1 tbsp sweet paprika ; 1/2 tsp chilli flakes ; 2 tbsp tomato paste ; 1.4 l fish stock ; 2 bay leaves ; 50 g rice ; 1 tbsp white wine vinegar ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Cook the onions, carrots, parsnip and red pepper in the sunflower oil for 10 minutes. Stir in the garlic and tomato paste for 1 minute, take off the heat and stir in the paprika and chilli flakes.
- Add the fish stock, bay leaves, rice, salt and black pepper and simmer for 16 minutes, until the rice is soft.
- Slide in the carp and simmer gently for 8 minutes without stirring, until it flakes. Take out the bay leaves, season with the vinegar and scatter with the parsley.
= Brudet ; brodet, croatian fish stew, dalmatian fish stew, fischeintopf dalmatien
stew ; balkan ; dinner ; 4 ; 20+45 ; stove
Fish and mussels stewed with onions, wine and tomato, shaken but never stirred.
!*700 g monkfish fillets, in large pieces / cod fillets, in large pieces ; 300 g mussels, cleaned / raw prawns, peeled ; !3 onions, sliced ; 100 ml olive oil ; 4 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 2 tbsp tomato paste ; 200 ml white wine ; 1 tbsp red wine vinegar ; 200 ml fish stock ; 1 bay leaf ; 1 handful parsley, chopped ; 1 tsp salt ; 1/2 tsp black pepper
- Cook the onions in the olive oil for 14 minutes, until soft and golden. Stir in the garlic and tomato paste for 1 minute, add the white wine and boil for 3 minutes.
- Add the chopped tomatoes, fish stock, vinegar, bay leaf, salt and black pepper and simmer for 12 minutes.
- Lay in the monkfish, cover and simmer for 6 minutes, shaking the pan. Add the mussels, cover and cook for 5 minutes, until they open and the fish flakes; throw away any that stay shut. Take out the bay leaf, scatter with the parsley and serve with soft polenta.
= Kačamak ; kacamak, kachamak, balkan polenta with cheese, montenegrin polenta, cornmeal mush with cheese
side ; balkan ; breakfast lunch ; 4 ; 10+45 ; stove
Stiff cornmeal beaten with potato, feta and cream.
!250 g cornmeal ; 400 g floury potatoes, in chunks ; 1.2 l water ; !200 g feta, crumbled ; 150 ml sour cream ; 60 g butter ; 1 1/2 tsp salt
- Boil the potatoes in the water with the salt for 18 minutes, until soft, and crush them in their water.
- Pour in the cornmeal, whisk well and cook over low heat for 20 minutes, beating with a wooden spoon, until it comes off the pot.
- Beat in the butter, feta and sour cream for 2 minutes, until it draws threads. Serve hot, if you like, with yogurt.
= Fërgesë ; fergese, albanian peppers with cheese, fergese tirane, albanian pepper and cheese dip
bake ; balkan ; starter lunch ; 4 ; 20+45 ; oven stove
Peppers and tomatoes baked with crumbly white cheese, from Tirana.
!*5 red peppers ; !300 g tomatoes, chopped ; !250 g ricotta ; 150 g feta, crumbled ; 2 cloves garlic, crushed ; 40 g butter ; 2 tbsp olive oil ; 1 tbsp plain flour ; 1/2 tsp chilli flakes ; 1/2 tsp salt ; 1/4 tsp black pepper
- Grill the red peppers for 15 minutes, turning, until black in places. Cover for 5 minutes, peel and chop them.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cook the garlic in the olive oil for 1 minute, add the tomatoes, red peppers, chilli flakes, salt and black pepper and simmer for 10 minutes.
- Melt the butter, stir in the flour for 1 minute, then the ricotta and feta, until creamy. Stir it into the peppers.
- Bake in a small dish for 16 minutes, until it bubbles and browns. Serve with bread.
= Tochitură ; tochitura, tochitura moldoveneasca, romanian pork stew, moldavian pork stew
stew ; romanian ; dinner ; 4 ; 15+65 ; stove
Pork and sausage fried in their own fat and stewed with tomato and wine, with polenta and an egg.
!*700 g pork shoulder, in 3 cm pieces ; 200 g smoked sausage, sliced ; 3 tbsp lard / sunflower oil ; 4 cloves garlic, crushed ; 150 ml white wine ; 300 g canned chopped tomatoes ; 1 tsp sweet paprika ; 1 tsp dried thyme ; 200 ml water ; !200 g cornmeal ; 800 ml water, for the cornmeal ; 4 eggs ; 120 g feta, crumbled ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Brown the pork in half of the lard for 10 minutes. Add the smoked sausage and garlic for 3 minutes, then the white wine for 3 minutes.
- Add the chopped tomatoes, paprika, thyme, water, black pepper and half of the salt, cover and simmer for 40 minutes, until the pork is tender and the sauce is short.
- Meanwhile, whisk the cornmeal into the boiling water for the cornmeal with the rest of the salt and cook over low heat for 20 minutes, stirring.
- Fry the eggs in the rest of the lard for 4 minutes, until the whites are set. Serve the stew on the cornmeal with the eggs and the feta.
= Zacuscă ; zacusca, romanian vegetable spread, zacusca de vinete, aubergine and pepper spread
dip ; romanian ; starter snacks ; 10 ; 30+105 ; oven stove
Roasted aubergines and peppers cooked down with onion and tomato to a spread for bread.
!*900 g aubergines ; !6 red peppers ; 3 onions, finely chopped ; 150 ml sunflower oil ; 400 g passata ; 2 bay leaves ; 1 tsp sugar ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Roast the aubergines and red peppers whole on a tray for 40 minutes, turning once, until collapsed. Cool, peel, drain and chop them finely.
- Cook the onions in the sunflower oil for 15 minutes. Add the passata, bay leaves, sugar, salt and black pepper and simmer for 10 minutes.
- Stir in the aubergines and red peppers and simmer over low heat for 35 minutes, stirring often, until the oil comes to the top. Take out the bay leaves. It keeps for 1 week in the fridge, covered with oil.
= Banush ; banosh, hutsul polenta, ukrainian polenta with cream, banusz
side ; ukrainian ; dinner lunch ; 4 ; 10+35 ; stove
Cornmeal cooked in sour cream, with bacon, mushrooms and sheep's cheese.
!200 g cornmeal ; !500 ml sour cream ; 400 ml milk ; 150 g smoked bacon, diced ; 250 g chestnut mushrooms, sliced ; 1 onion, chopped ; !150 g feta, crumbled ; 1 tsp salt ; 1/4 tsp black pepper
- Bring the sour cream, milk and salt slowly to a simmer. Rain in the cornmeal and cook over low heat for 22 minutes, stirring in one direction, until thick and glossy.
- Meanwhile, fry the bacon for 6 minutes, add the onion and mushrooms and cook for 9 minutes, until brown. Season with the black pepper.
- Spoon the banush on to plates and top with the bacon and mushrooms and the feta.
= Machanka ; belarusian machanka, pork gravy with pancakes, machanka with draniki
stew ; russian ; dinner breakfast ; 4 ; 15+65 ; stove
Pork and sausage in a thick cream gravy, made for dipping pancakes.
!*500 g pork ribs, cut apart / pork shoulder, in pieces ; 200 g smoked sausage, sliced ; 2 onions, chopped ; 2 tbsp lard / sunflower oil ; 3 tbsp plain flour ; 700 ml water ; !250 ml sour cream ; 1 bay leaf ; 3 cloves garlic, crushed ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Brown the pork ribs in the lard for 8 minutes. Add the onions and cook for 6 minutes.
- Add the water, bay leaf, salt and black pepper, cover and simmer for 40 minutes, until the pork is tender. Add the smoked sausage.
- Toast the flour in a dry pan for 3 minutes, until it smells of nuts, whisk it into the sour cream and stir it into the pot with the garlic. Simmer for 8 minutes, until thick. Take out the bay leaf and serve with pancakes.
= Mulgipuder ; estonian potato and barley mash, mulgi puder, potato and barley porridge
side ; estonian ; dinner lunch ; 4 ; 15+50 ; stove
Potatoes and barley cooked soft and mashed, with bacon and onions on top.
!800 g floury potatoes, in chunks ; !100 g pearl barley, rinsed ; 900 ml water ; 100 ml milk ; 40 g butter ; 200 g smoked bacon, diced ; 2 onions, chopped ; 100 ml sour cream ; 1 1/4 tsp salt
- Simmer the barley in the water with the salt for 20 minutes. Add the potatoes, cover and simmer for 22 minutes, until both are very soft and the water is nearly gone.
- Meanwhile, fry the bacon for 6 minutes, add the onions and cook for 9 minutes, until golden.
- Mash the potatoes and barley with the milk and butter. Top with the bacon and onions and a spoonful of the sour cream.
= Challah ; hallah, challa, challah bread, braided challah, jewish braided bread, berches, barches, pain challah
bread ; jewish ; breakfast ; 12 ; 40+32 rest 150 ; oven
Braided bread for the Sabbath, rich with eggs and oil and without milk.
!550 g bread flour ; 7 g dried yeast ; 180 ml water, lukewarm ; !3 eggs ; 80 ml sunflower oil ; 3 tbsp honey / sugar ; 1 egg, beaten, for the top ; 1 tbsp sesame seeds / poppy seeds ; 1 3/4 tsp salt
- Stir the yeast into the water with the honey and leave for 5 minutes. Add the flour, eggs, sunflower oil and salt and knead for 10 minutes, until smooth and soft.
- Cover and leave to rise for 90 minutes, until doubled.
- Divide into 3 ropes 40 cm long, braid them loosely, tuck in the ends and leave on a lined tray for 45 minutes, until puffy.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brush with the egg for the top, scatter with the sesame seeds and bake for 32 minutes, until deep brown and hollow when tapped. Cool on a rack.
= Tzimmes ; tsimmes, carrot tzimmes, sweet carrot stew, carrots with prunes
side ; jewish ; dinner ; 6 ; 15+60 ; oven
Carrots and sweet potatoes baked with prunes, orange and honey.
!*600 g carrots, in thick slices ; 500 g sweet potatoes, in chunks ; !150 g prunes ; 1 orange, zested and juiced ; 3 tbsp honey ; 2 tbsp sunflower oil ; 1/2 tsp ground cinnamon ; 150 ml water ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Mix the carrots, sweet potatoes and prunes with the sunflower oil, cinnamon, salt and black pepper in a dish.
- Stir the zest and juice of the orange with the honey and water and pour it over. Cover and bake for 40 minutes.
- Uncover, stir and bake for 20 minutes, until tender and glazed.
= Poule au Pot ; poule au pot henri iv, french poached chicken, chicken in the pot, poulet au pot, huhn im topf
stew ; french ; dinner ; 4 ; 25+95 ; stove
A whole chicken poached with roots and leeks, with its broth and mustard.
!*1 whole chicken ; !3 carrots, in thick pieces ; 2 turnips, quartered ; 2 leeks, in pieces ; 2 sticks celery, in pieces ; 500 g waxy potatoes, halved ; 1 onion, halved ; 3 cloves ; 1 bay leaf ; 6 sprigs thyme ; 2.5 l water ; 3 tbsp Dijon mustard ; 1 handful parsley, chopped ; 1 tbsp salt ; 1 tsp black peppercorns
- Press the cloves into the onion. Cover the chicken with the water in a large pot, bring slowly to a simmer and skim. Add the onion, bay leaf, thyme, peppercorns and salt and simmer gently for 50 minutes.
- Add the carrots, turnips, celery and potatoes and simmer for 18 minutes. Add the leeks and simmer for 14 minutes, until the vegetables are tender and the thickest part of the thigh reads 74 °C (165 °F).
- Carve the chicken and serve it with the vegetables, a ladleful of the broth, the parsley and the mustard.
= Choucroute Garnie ; choucroute, choucroute alsacienne, alsatian sauerkraut, elsasser sauerkrautplatte, dressed sauerkraut
stew ; french ; dinner ; 6 ; 20+115 ; stove
Sauerkraut simmered in white wine with smoked pork, sausages and potatoes.
!1000 g sauerkraut, rinsed and drained ; !*600 g smoked ham, in one piece ; 6 frankfurters ; 200 g smoked bacon, in thick pieces ; 2 onions, sliced ; 3 cloves garlic, crushed ; 2 tbsp lard / sunflower oil ; !400 ml white wine ; 300 ml water ; 8 juniper berries ; 2 bay leaves ; 900 g waxy potatoes, peeled ; 3 tbsp Dijon mustard ; 1/2 tsp salt ; 1/2 tsp black pepper
- Cook the onions in the lard for 8 minutes. Stir in the garlic, sauerkraut, juniper berries, bay leaves and black pepper.
- Bury the smoked ham and bacon in it, pour in the white wine and water, cover and simmer gently for 70 minutes.
- Meanwhile, boil the potatoes in water with the salt for 22 minutes and drain.
- Lay the frankfurters on the sauerkraut, cover and warm through for 12 minutes, until steaming hot. Slice the ham, take out the bay leaves and serve with the potatoes and mustard.
= Arroz de Marisco ; portuguese seafood rice, arroz de marisco portugues, portugiesischer meeresfruchtereis, portuguese rice with seafood
rice ; portuguese ; dinner ; 4 ; 20+40 ; stove
Soupy rice with prawns, clams and mussels in tomato and coriander.
!*300 g raw prawns, peeled ; !400 g mussels, cleaned ; 300 g clams, cleaned / mussels, cleaned ; !300 g risotto rice ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 red pepper, diced ; 400 g canned chopped tomatoes ; 5 tbsp olive oil ; 150 ml white wine ; 1.2 l fish stock, hot ; 1 bay leaf ; 1/2 tsp chilli flakes ; 1 bunch fresh coriander, chopped ; 1 tsp salt
- Cook the onion and red pepper in the olive oil for 8 minutes. Add the garlic and chilli flakes for 1 minute, then the chopped tomatoes, bay leaf and white wine and simmer for 8 minutes.
- Add the rice, fish stock and salt and simmer for 14 minutes, stirring now and then; it should stay like soup.
- Stir in the mussels and clams, cover and cook for 4 minutes. Add the prawns and cook for 4 minutes, until they are pink and the shells are open; throw away any that stay shut.
- Take out the bay leaf, stir in the fresh coriander and serve at once.
= Zarzuela ; zarzuela de mariscos, zarzuela de pescado, spanish seafood stew
stew ; spanish ; dinner ; 4 ; 30+40 ; stove
Fish and shellfish in a tomato sauce with brandy, thickened with almonds.
!*400 g monkfish fillets, in pieces / cod fillets, in pieces ; 200 g squid, in rings ; !250 g raw prawns, peeled ; 400 g mussels, cleaned / clams, cleaned ; 1 onion, grated ; 3 cloves garlic ; 400 g canned chopped tomatoes ; 50 ml brandy / white wine ; 150 ml white wine ; 400 ml fish stock ; 40 g blanched almonds, toasted ; 1 slice white bread, fried ; 1 tsp sweet paprika ; 1 pinch saffron ; 5 tbsp olive oil ; 1 handful parsley, chopped ; 1 tsp salt
- Brown the monkfish in half of the olive oil for 3 minutes and lift out. Cook the squid in the same oil for 2 minutes and lift out.
- Cook the onion in the rest of the oil for 8 minutes. Stir in the paprika, pour in the brandy and white wine and boil for 3 minutes. Add the chopped tomatoes, saffron, fish stock and salt and simmer for 12 minutes.
- Pound the garlic, almonds, white bread and half of the parsley to a paste and stir it in.
- Return the monkfish and squid, add the mussels and cover for 3 minutes. Add the prawns and cook for 4 minutes, until pink, the mussels are open and the fish flakes. Throw away any that stay shut and scatter with the rest of the parsley.
= Trinxat ; trinxat de la cerdanya, catalan cabbage and potato cake, andorran cabbage and potatoes
fry ; spanish ; dinner lunch ; 4 ; 15+45 ; stove
Cabbage and potatoes mashed and fried to a crisp cake with bacon, from the Pyrenees.
!*600 g savoy cabbage, chopped ; !700 g floury potatoes, in chunks ; !200 g smoked bacon, in slices ; 4 cloves garlic, sliced ; 4 tbsp olive oil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes and cabbage together in water with most of the salt for 22 minutes, until very soft. Drain very well and mash roughly with the black pepper and the rest of the salt.
- Fry the bacon in a wide pan for 6 minutes, until crisp, and lift out. Cook the garlic in the olive oil in the same pan for 1 minute and stir it into the mash.
- Press the mash into the pan and fry for 7 minutes on each side, turning it with a plate, until brown. Top with the bacon.
= Gaisburger Marsch ; swabian beef stew with spatzle, schwabischer eintopf, gaisburger, kartoffelschnitz und spatzle
soup ; german ; dinner lunch ; 6 ; 25+120 ; stove
Beef broth with potatoes, spaetzle and browned onions, from Stuttgart.
!*800 g stewing beef, in 2 cm dice ; 2 l water ; 1 onion, halved ; 3 onions, sliced ; 2 carrots, diced ; 1/4 celeriac, diced ; 1 leek, sliced ; 1 bay leaf ; !500 g waxy potatoes, in 2 cm dice ; !400 g spaetzle, fresh ; 40 g butter ; 1 handful parsley, chopped ; 1/4 tsp nutmeg ; 2 tsp salt ; 1/2 tsp black pepper
- Simmer the beef in the water with the halved onion, bay leaf and salt, skimming, for 85 minutes, until tender. Take out the onion and the bay leaf.
- Add the potatoes, carrots and celeriac and simmer for 14 minutes. Add the leek, nutmeg and black pepper for 5 minutes.
- Meanwhile, fry the sliced onions in the butter for 14 minutes, until deep brown. Cook the spaetzle in salted water for 4 minutes, until they float, and drain.
- Stir the spaetzle into the broth and top with the browned onions and the parsley.
= Tiroler Gröstl ; tyrolean grostl, grostl, tiroler groestl, tiroler grostl, tyrolean potato hash
fry ; austrian ; dinner lunch ; 2 ; 15+40 ; stove
Potatoes, beef and onion fried crisp with marjoram under a fried egg.
!600 g waxy potatoes ; !*250 g cooked beef, sliced / cooked pork, sliced ; 100 g smoked bacon, diced ; 1 onion, sliced ; 30 g clarified butter / butter ; 2 eggs ; 1/2 tsp caraway seeds ; 1 tsp dried marjoram ; 1 tbsp chives, snipped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in their skins for 20 minutes, drain, peel when cool and slice.
- Fry the potatoes in half of the clarified butter in a wide pan for 10 minutes, turning seldom, until crisp. Add the bacon and onion and cook for 5 minutes, then the beef, caraway seeds, marjoram, salt and black pepper for 4 minutes, until hot.
- Meanwhile, fry the eggs in the rest of the clarified butter for 4 minutes, until the whites are set. Lay them on top and scatter with the chives.
= Ričet ; ricet, slovenian barley stew, ritschert, barley and bean stew, jesprenj
stew ; austrian ; dinner lunch ; 6 ; 20+75 ; stove
Barley and beans simmered with smoked meat and roots, from the eastern Alps.
!*300 g smoked ham, diced ; !200 g pearl barley, rinsed ; !480 g canned borlotti beans, drained ; 1 onion, chopped ; 2 carrots, diced ; 1/4 celeriac, diced ; 1 leek, sliced ; 3 cloves garlic, crushed ; 300 g waxy potatoes, diced ; 2 tbsp sunflower oil ; 1.8 l water ; 2 bay leaves ; 1 tsp dried marjoram ; 1 handful parsley, chopped ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Cook the onion, carrots, celeriac and leek in the sunflower oil for 8 minutes. Stir in the garlic.
- Add the smoked ham, barley, water, bay leaves, marjoram, salt and black pepper, cover and simmer for 35 minutes.
- Add the potatoes and borlotti beans and simmer for 22 minutes, until thick and soft. Take out the bay leaves and scatter with the parsley.
= Coda alla Vaccinara ; roman oxtail, roman oxtail stew, italian oxtail stew, oxtail roman style
stew ; italian ; dinner ; 4 ; 25+210 ; stove
Oxtail braised until it falls apart with tomato and a great deal of celery.
!*1500 g oxtail, in pieces ; !6 sticks celery, in pieces ; 80 g guanciale, chopped / pancetta, chopped ; 1 onion, chopped ; 1 carrot, chopped ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 250 ml white wine ; 800 g canned chopped tomatoes ; 300 ml water ; 2 cloves ; 20 g pine nuts ; 20 g raisins ; 10 g dark chocolate ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Brown the oxtail in the olive oil for 12 minutes and lift out. Cook the guanciale, onion, carrot and garlic in the fat for 8 minutes.
- Return the oxtail, pour in the white wine and boil for 5 minutes. Add the chopped tomatoes, water, cloves, salt and black pepper, cover and simmer very gently for 150 minutes, turning now and then.
- Boil the celery in water for 5 minutes, drain and add it with the pine nuts, raisins and chocolate. Simmer for 30 minutes, until the meat falls from the bone.
= Sopa de Maní ; sopa de mani, bolivian peanut soup, peanut soup bolivian, erdnusssuppe bolivien
soup ; bolivian ; lunch dinner ; 6 ; 20+70 ; stove
Beef broth thick with ground peanuts, with vegetables and chips on top.
!*500 g stewing beef, in 2 cm dice ; !150 g peanuts, unsalted ; 1 onion, chopped ; 2 carrots, diced ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 100 g frozen peas ; 60 g macaroni ; 500 g waxy potatoes, in thin sticks ; 100 ml sunflower oil ; 1.8 l water ; 1 tsp ground cumin ; 1 tsp dried oregano ; 1 handful parsley, chopped ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Cook the onion, carrots, red pepper and garlic in 2 tablespoons of the sunflower oil for 8 minutes. Add the beef, cumin, oregano, salt, black pepper and water, cover and simmer for 45 minutes.
- Blend the peanuts with a ladleful of the broth until smooth, stir in and simmer for 15 minutes, stirring often: it catches easily.
- Add the macaroni and peas and simmer for 9 minutes, until the beef is tender.
- Meanwhile, fry the potatoes in the rest of the sunflower oil for 9 minutes, until golden, and drain. Top the soup with them and the parsley.
= Bobó de Camarão ; bobo de camarao, brazilian prawns in cassava cream, prawns in cassava cream, shrimp bobo
stew ; brazilian ; dinner ; 4 ; 25+50 ; stove
Prawns in a golden cream of cassava and coconut milk, from Bahia.
!*600 g raw prawns, peeled ; !600 g cassava, peeled, in pieces ; !400 ml canned coconut milk ; 1 onion, chopped ; 1 red pepper, diced ; 2 tomatoes, chopped ; 3 cloves garlic, crushed ; 2 tbsp red palm oil / olive oil ; 2 tbsp lime juice ; 1 handful fresh coriander, chopped ; 1/2 tsp chilli flakes ; 1 1/4 tsp salt
- Boil the cassava in water with half of the salt for 28 minutes, until very soft. Drain, pull out the strings and blend with the coconut milk until smooth.
- Turn the prawns in the lime juice, half of the garlic and the rest of the salt.
- Cook the onion and red pepper in half of the palm oil for 7 minutes, add the rest of the garlic, the tomatoes and the chilli flakes for 5 minutes. Stir in the cassava and simmer for 4 minutes.
- Add the prawns and simmer for 5 minutes, until pink and firm. Stir in the rest of the palm oil and the fresh coriander. Serve, if you like, with rice.
= Carbonada Criolla ; carbonada, argentinian beef and squash stew, argentine carbonada, carbonada argentina
stew ; argentinian ; dinner ; 6 ; 25+95 ; stove
Beef stewed with pumpkin, maize and dried fruit.
!*900 g stewing beef, in 3 cm dice ; !800 g pumpkin, in chunks ; 2 corn on the cob, in thick slices ; 400 g sweet potatoes, in chunks ; !100 g dried apricots, halved ; 2 onions, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 3 tbsp sunflower oil ; 400 g canned chopped tomatoes ; 800 ml beef stock ; 1 tbsp sweet paprika ; 1 tsp dried oregano ; 2 bay leaves ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Brown the beef in the sunflower oil for 10 minutes. Add the onions, red pepper and garlic and cook for 8 minutes. Stir in the paprika and oregano.
- Add the chopped tomatoes, beef stock, bay leaves, salt and black pepper, cover and simmer for 50 minutes.
- Add the sweet potatoes, pumpkin, corn and apricots and simmer for 22 minutes, until the beef is tender and the pumpkin begins to thicken the sauce. Take out the bay leaves.
= Pastelón ; pastelon, pastelon de platano maduro, puerto rican lasagne, plantain lasagna, plantain lasagne
bake ; puerto-rican ; dinner ; 6 ; 30+60 ; oven stove
Layers of sweet fried plantain, spiced beef and cheese.
!5 plantains, very ripe, in long slices ; !*600 g minced beef / canned black beans, drained ; 1 onion, chopped ; 1 green pepper, diced ; 4 cloves garlic, crushed ; 100 ml sunflower oil ; 300 g passata ; 60 g green olives, sliced ; 1 tsp dried oregano ; 1 tsp ground cumin ; 200 g mozzarella, grated ; 3 eggs, beaten ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the plantains in most of the sunflower oil in batches for 4 minutes, turning, until golden, and drain.
- Cook the onion, green pepper and garlic in the rest of the oil for 6 minutes. Add the minced beef and fry for 8 minutes, <until no pink is left|until hot>. Add the passata, olives, oregano, cumin, salt and black pepper and simmer for 10 minutes, until thick. Stir in the fresh coriander.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer the plantains, the beef and the mozzarella in a greased dish, beginning and ending with plantains and keeping some mozzarella for the top. Pour over the eggs and scatter with the cheese.
- Bake for 30 minutes, until set and golden. Let it settle before you cut it.
= Insalata d'Orzo ; insalata di orzo, insalata orzo, barley salad, pearl barley salad, italian barley salad, gerstensalat, graupensalat, salade d'orge, ensalada de cebada
salad ; italian ; lunch dinner ; 4 ; 20+30 ; stove
Pearl barley with tomatoes, mozzarella and olives, dressed like a summer salad.
!280 g pearl barley, rinsed ; !250 g cherry tomatoes, halved ; 150 g mozzarella, diced / feta, crumbled ; 80 g black olives, halved ; 1 yellow pepper, diced ; 4 tbsp olive oil ; 2 tbsp white wine vinegar ; 1 handful basil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the barley in plenty of water with most of the salt for 28 minutes, until tender with a little bite. Drain, rinse cold and drain well.
- Whisk the olive oil with the vinegar, black pepper and the rest of the salt and turn the barley in it.
- Fold in the cherry tomatoes, mozzarella, olives, yellow pepper and the basil. It is good after an hour and keeps for 2 days in the fridge.
= Orzotto ; barley risotto, pearl barley risotto, orzotto ai funghi, orzotto with mushrooms, graupenrisotto, gerstenrisotto, risotto d'orge, risotto de cebada, mushroom barley risotto
rice ; italian ; dinner lunch ; 4 ; 15+50 ; stove
Pearl barley cooked like a risotto, with mushrooms and parmesan.
!320 g pearl barley, rinsed ; *300 g chestnut mushrooms, sliced / courgettes, diced ; 1 onion, finely chopped ; 1 clove garlic, crushed ; 3 tbsp olive oil ; 120 ml white wine / vegetable stock ; 1.2 l vegetable stock, hot ; 30 g butter ; !50 g parmesan, grated ; 1 tsp dried thyme ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Fry the mushrooms in half of the olive oil for 7 minutes, until brown, and lift out.
- Cook the onion in the rest of the oil for 5 minutes. Stir in the garlic, barley and thyme for 1 minute, pour in the white wine and boil it away, about 2 minutes.
- Add the vegetable stock, salt and black pepper in three lots and simmer for 32 minutes, stirring now and then, until the barley is tender and creamy.
- Take off the heat, beat in the butter and parmesan and fold in the mushrooms and the parsley.
= Crustless Cheesecake ; cheesecake without base, cheesecake without crust, cheesecake without a crust, cheesecake without a base, no crust cheesecake, baseless cheesecake, kasekuchen ohne boden, quarkkuchen ohne boden, kasekuchen ohne teig
cake ; german ; dessert snacks ; 12 ; 20+58 ; oven
A light baked cheesecake of quark that stands by itself, without a base.
!1 kg quark / 1 kg ricotta ; 125 g butter, soft ; 200 g caster sugar ; !4 eggs ; 80 g semolina ; 1 tsp baking powder ; 2 tsp vanilla extract ; 1 tbsp lemon zest ; 2 tbsp lemon juice ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Grease a 26 cm springform tin with a little of the butter.
- Beat the rest of the butter with the caster sugar for 3 minutes, then the eggs one by one. Stir in the quark, vanilla extract, lemon zest, lemon juice and salt, then the semolina mixed with the baking powder.
- Spread in the tin and bake for 57 minutes, covering it once it is brown, until only the middle wobbles a little. Let it cool in the oven with the door ajar.
= Fried Potatoes with Fried Eggs ; bratkartoffeln mit spiegelei, bratkartoffeln mit spiegeleiern, bratkartoffeln mit ei, spiegelei mit bratkartoffeln, fried eggs and potatoes, eggs and fried potatoes, pommes sautees et oeufs au plat
egg ; german ; dinner lunch ; 4 ; 10+38 ; stove
Crisp fried potatoes with onion under eggs fried in butter.
!800 g waxy potatoes, sliced ; 3 tbsp sunflower oil ; 1 onion, sliced ; !8 eggs ; 30 g butter ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 handful chives, snipped
- Boil the potatoes in water with a third of the salt for 6 minutes, until almost tender, drain and let them steam dry.
- Fry the potatoes in the sunflower oil over medium heat for 18 minutes, turning now and then. Add the onion for the last 6 minutes and season with the black pepper and a third of the salt, until golden and crisp.
- Fry the eggs in the butter over medium heat for 4 minutes, until the whites are set, season with the rest of the salt and lay them on the potatoes. Scatter with the chives.
`;
