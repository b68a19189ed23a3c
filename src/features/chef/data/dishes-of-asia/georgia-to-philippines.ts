/** Dishes from Georgia and Turkey by way of Persia to the Philippines by name; how the table is read: rules/classics/classic.ts. */
export const FROM_GEORGIA_TO_MANILA_BY_NAME = `
= Cilbir ; çılbır, turkish eggs, turkish poached eggs, poached eggs with yogurt, türkische eier, tuerkische eier, oeufs a la turque, huevos turcos
egg ; turkish ; breakfast lunch ; 2 ; 8+10 ; stove
Poached eggs on garlic yogurt under hot, red butter.
!250 g Greek yogurt, at room temperature / yogurt, at room temperature ; 1 clove garlic, crushed ; !*4 eggs ; !30 g butter ; 1 tbsp olive oil ; 1 tsp chilli flakes ; 1/2 tsp sweet paprika ; 1 tbsp white wine vinegar ; 10 g dill, chopped / parsley, chopped ; 1/2 tsp salt
- Stir the Greek yogurt with the garlic and half of the salt until smooth and spread it over {2} plates.
- Bring a wide pan of water with the white wine vinegar to a bare simmer, slide in the eggs one by one and poach for 4 minutes, until the whites are set. Lift out and drain.
- Melt the butter with the olive oil, take off the heat and stir in the chilli flakes and paprika.
- Lay the eggs on the yogurt, season with the rest of the salt, pour over the red butter and scatter with the dill.
= Kisir ; kısır, turkish bulgur salad, bulgur salad, bulgursalat, salade de boulgour, ensalada de bulgur, insalata di bulgur
salad ; turkish ; lunch ; 4 ; 25+3 ; stove
Fine bulgur with tomato paste, herbs and pomegranate.
!250 g bulgur ; 300 ml water, boiling ; 2 tbsp tomato paste ; 1 tsp chilli flakes ; 4 tbsp olive oil ; 3 tbsp lemon juice ; 1 tbsp pomegranate molasses / lemon juice ; 3 spring onions, sliced ; 200 g tomatoes, diced ; 1/2 cucumber, diced ; 1 bunch parsley, chopped ; 1 handful mint, chopped ; 1 tsp salt
- Pour the boiling water over the bulgur with half of the salt, cover and leave for 15 minutes.
- Warm the tomato paste and chilli flakes in the olive oil for 2 minutes and work it into the bulgur with a fork.
- Mix in the lemon juice, pomegranate molasses, spring onions, tomatoes, cucumber, parsley, mint and the rest of the salt.
= Kuru Fasulye ; turkish white bean stew, turkish beans, turkish bean stew, white bean stew, weiße bohnen türkisch
stew ; turkish ; dinner lunch ; 4 ; 10+40 ; stove
White beans in a red, buttery sauce of tomato and pepper.
!*800 g canned white beans, drained ; 1 onion, chopped ; 1 green pepper, diced ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 tsp sweet paprika ; 1/2 tsp chilli flakes ; 30 g butter ; 1 tbsp olive oil ; 500 ml water ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion and green pepper in the butter and olive oil for 8 minutes. Stir in the garlic, tomato paste, paprika and chilli flakes for 2 minutes.
- Add the white beans, water, salt and black pepper and simmer for 25 minutes, until the sauce is thick.
- Crush a few beans against the side of the pan, stir and leave for 5 minutes before serving.
= Sutlac ; sütlaç, turkish rice pudding, baked rice pudding turkish
pudding ; turkish ; dessert ; 6 ; 10+50 ; oven stove
Cold rice pudding with a browned skin.
!120 g pudding rice / risotto rice ; 300 ml water ; !1 l milk ; 120 g sugar ; 2 tbsp cornflour ; 1 tsp vanilla extract ; 1/4 tsp salt
- Simmer the rice in the water with the salt for 15 minutes, until it has swallowed the water.
- Stir in most of the milk and the sugar and simmer for 15 minutes, stirring often. Stir the cornflour into the rest of the cold milk, add it with the vanilla extract and simmer for 3 minutes, until thick.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Ladle the pudding into {6} ovenproof bowls, set them in a tray of cold water and bake for 15 minutes, until the tops have brown spots. Cool and eat cold.
= Khinkali ; georgian dumplings, georgische teigtaschen, chinkali, raviolis georgiens
dumpling ; georgian ; dinner ; 4 ; 60+15 rest 30 ; stove
Pleated dumplings that hold minced meat and its broth.
!400 g plain flour ; 200 ml water, cold ; !*250 g minced beef / chestnut mushrooms, very finely chopped ; !250 g minced pork / minced beef / firm tofu, crumbled ; 1 onion, grated ; 2 cloves garlic, crushed ; 1 handful fresh coriander, chopped ; 1/2 tsp ground cumin ; 1/4 tsp chilli flakes ; 120 ml beef stock, cold ; 1 1/2 tsp salt ; 1 tsp black pepper
- Knead the flour with the cold water and a third of the salt to a stiff, smooth dough for 8 minutes. Cover and rest for 30 minutes.
- Mix the minced beef and minced pork with the onion, garlic, fresh coriander, cumin, chilli flakes, the rest of the salt and half of the black pepper, and work in the cold beef stock until it is swallowed.
- Roll out the dough, cut 10 cm rounds, put a spoonful of filling on each and gather the edge into a pleated knot.
- Boil in batches in salted water for 10 minutes<, until they float and the meat is cooked through|, until they float>. Grind over the rest of the black pepper and eat by hand, the broth first.
= Chakhokhbili ; georgian chicken stew, chicken chakhokhbili, tschachochbili
stew ; georgian ; dinner ; 4 ; 15+50 ; stove
Chicken stewed in its own juice with tomatoes and heaps of herbs.
!*900 g chicken thighs, skin off / 600 g firm tofu, in chunks ; 3 onions, sliced ; !700 g tomatoes, chopped ; 3 cloves garlic, crushed ; 30 g butter ; 1 tsp ground coriander ; 1/2 tsp ground fenugreek / curry powder ; 1/2 tsp chilli flakes ; 1 bunch fresh coriander, chopped ; 1 handful basil, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Brown the chicken without fat in a wide, heavy pot for 10 minutes, turning. Add the onions and butter and cook for 8 minutes.
- Add the tomatoes, ground coriander, fenugreek, chilli flakes, salt and black pepper, cover and simmer for 28 minutes<, until the chicken falls from the bone|>.
- Stir in the garlic, fresh coriander and basil and leave for 2 minutes.
= Kharcho ; charcho, georgian beef soup, georgian beef and walnut soup, kharcho soup
soup ; georgian ; dinner lunch ; 4 ; 20+105 ; stove
Beef soup with rice, walnuts and sour plum.
!*600 g stewing beef, diced / 600 g chicken thigh fillets, diced ; 2 onions, chopped ; 2 tbsp sunflower oil ; 2 tbsp tomato paste ; 1.6 l beef stock ; 80 g basmati rice, rinsed ; !80 g walnuts, ground ; 3 cloves garlic, crushed ; 1 tsp ground coriander ; 1 tsp sweet paprika ; 1/2 tsp chilli flakes ; 1 tbsp lemon juice ; 1 bunch fresh coriander, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Brown the beef in the sunflower oil for 8 minutes. Add the onions and cook for 6 minutes, then the tomato paste for 1 minute. Pour in the beef stock and simmer, covered, for 75 minutes, until tender.
- Stir in the rice, walnuts, ground coriander, paprika, chilli flakes, salt and black pepper and simmer for 14 minutes, until the rice is soft.
- Stir in the garlic, lemon juice and fresh coriander and leave for 5 minutes.
= Spinach Pkhali ; pkhali, phali, georgian spinach and walnut pate, spinach walnut pate
dip ; georgian ; starter snacks ; 4 ; 20+3 ; stove
Spinach and walnuts, chopped to a thick, garlicky paste.
!500 g spinach ; !120 g walnuts ; 2 cloves garlic, crushed ; 1 handful fresh coriander, chopped ; 1 tsp ground coriander ; 1/4 tsp chilli flakes ; 1 tbsp white wine vinegar ; 3/4 tsp salt ; 60 g pomegranate seeds
- Drop the spinach into boiling water for 1 minute, drain, cool under cold water, squeeze very dry and chop finely.
- Grind the walnuts with the garlic, ground coriander, chilli flakes and salt.
- Mix with the spinach, fresh coriander and white wine vinegar, shape into small balls and press some pomegranate seeds into each.
= Badrijani ; badrijani nigvzit, aubergine rolls with walnut, georgian aubergine rolls, eggplant rolls with walnut
fry ; georgian ; starter lunch ; 4 ; 25+20 ; stove
Fried slices of aubergine, rolled around a paste of walnuts and garlic.
!2 aubergines, sliced lengthways 5 mm thick ; 5 tbsp sunflower oil ; !150 g walnuts, ground ; 2 cloves garlic, crushed ; 1 tsp ground coriander ; 1/4 tsp chilli flakes ; 1 tbsp white wine vinegar ; 80 ml water ; 1 handful fresh coriander, chopped ; 1 tsp salt ; 50 g pomegranate seeds
- Sprinkle the aubergines with half of the salt, leave for 10 minutes and pat dry. Fry in the sunflower oil in batches for 3 minutes on each side, until soft and golden.
- Stir the walnuts with the garlic, ground coriander, chilli flakes, white wine vinegar, water, fresh coriander and the rest of the salt to a thick paste.
- Spread on the aubergines, roll them up and scatter with the pomegranate seeds.
= Shkmeruli ; chkmeruli, georgian garlic chicken, chicken in garlic sauce, chicken in garlic milk
roast ; georgian ; dinner ; 4 ; 10+50 ; oven stove
Crisp chicken in milk with a whole head of garlic.
!*1000 g chicken thighs / 700 g cauliflower, in florets ; 1 tbsp sunflower oil ; 40 g butter ; !10 cloves garlic, crushed ; !300 ml milk / oat milk ; 1 tsp sweet paprika ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Season the chicken with the paprika, the black pepper and most of the salt, rub with the sunflower oil and roast in a deep pan for 38 minutes, until brown and crisp<, and cooked through|>.
- Warm the garlic in the butter for 1 minute, add the milk and the rest of the salt and bring just to a simmer.
- Pour around the chicken and roast for 8 minutes. Scatter with the fresh coriander.
= Kabab Koobideh ; koobideh, kubideh, persian kebab, chelo kabab, chelo kebab, kabob koobideh
roast ; persian ; dinner ; 4 ; 20+30 rest 30 ; grill stove
Minced kebabs with grated onion, beside saffron rice and grilled tomatoes.
!*600 g minced lamb / minced beef / minced turkey ; 1 onion, grated and squeezed dry ; 1/2 tsp ground turmeric ; 1 tsp sumac / lemon juice ; 280 g basmati rice, rinsed ; 1 pinch saffron ; 30 g butter ; 4 tomatoes, halved ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Knead the minced lamb with the onion, turmeric, black pepper and two thirds of the salt for 5 minutes. Chill for 30 minutes.
- Cook the rice in boiling water with the rest of the salt for 12 minutes, drain and stir in the butter and the saffron, steeped in a spoonful of hot water. Cover.
- Press the meat along {8} flat skewers. Grill with the tomatoes over high heat for 10 minutes, turning, until no pink is left inside.
- Scatter with the sumac and serve with the rice.
= Khoresh Gheymeh ; gheymeh, qeimeh, persian split pea stew, persian lamb and split pea stew, gheymeh stew
stew ; persian ; dinner ; 4 ; 20+100 ; stove
Lamb and yellow split peas, soured with dried lime, under fried potatoes.
!*600 g diced lamb / stewing beef, diced ; !150 g yellow split peas, rinsed ; 2 onions, finely chopped ; 3 tbsp sunflower oil ; 1 tsp ground turmeric ; 1/2 tsp ground cinnamon ; 3 tbsp tomato paste ; 1.2 l water ; 2 tbsp lime juice ; 400 g waxy potatoes, in thin sticks ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Cook the onions in half of the sunflower oil for 10 minutes. Add the lamb and turmeric and brown for 8 minutes, then stir in the tomato paste and cinnamon for 1 minute.
- Add the water, most of the salt and the black pepper and simmer, covered, for 40 minutes. Add the split peas and simmer for 38 minutes, until they and the lamb are tender. Stir in the lime juice.
- Meanwhile, fry the potatoes in the rest of the oil for 14 minutes, until crisp, and salt them. Heap them on the stew.
= Mirza Ghasemi ; mirza qasemi, persian aubergine dip with egg, persian aubergine and egg
side ; persian ; lunch starter dinner ; 4 ; 15+50 ; oven stove
Roasted aubergines cooked down with garlic, tomato and egg.
!3 aubergines ; !6 cloves garlic, crushed ; 4 tbsp olive oil ; 1/2 tsp ground turmeric ; 400 g tomatoes, chopped ; !3 eggs, beaten ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Prick the aubergines and roast them whole for 35 minutes, until collapsed. Scoop out and chop the flesh.
- Cook the garlic and turmeric in the olive oil for 1 minute. Add the tomatoes, salt and black pepper and cook for 8 minutes, then the aubergines for 5 minutes, until thick.
- Push aside, pour in the eggs, let them set for 2 minutes and stir them through.
= Kashk e Bademjan ; kashke bademjan, kashk o bademjan, persian aubergine dip, persian eggplant dip
dip ; persian ; starter snacks ; 4 ; 15+40 ; stove
Fried aubergines mashed with whey or yogurt, with mint and crisp onion.
!3 aubergines, peeled and sliced ; 6 tbsp sunflower oil ; 2 onions, thinly sliced ; 3 cloves garlic, crushed ; 1/2 tsp ground turmeric ; 1 tbsp dried mint ; !150 g Greek yogurt / soy yogurt ; 150 ml water ; 40 g walnuts, chopped ; 1 1/4 tsp salt
- Fry the aubergines in most of the sunflower oil in batches for 4 minutes on each side. Lift out. Fry the onions in the rest of the oil for 12 minutes, until brown, and lift out a third.
- Stir the garlic, turmeric and mint into the onions for 1 minute, add the aubergines, water and salt, cover and simmer for 10 minutes, then mash.
- Off the heat, stir in most of the Greek yogurt. Top with the rest, the walnuts and the brown onions.
= Salad Shirazi ; shirazi salad, persian salad, persian cucumber and tomato salad, israeli salad, coban salatasi, shepherd's salad, choban salad, kachumbari, kachumber
side ; persian ; lunch starter ; 4 ; 15+0 ; none
Cucumber, tomato and onion, finely diced, with lime and mint.
!1 cucumber, finely diced ; !400 g tomatoes, finely diced ; 1 red onion, finely chopped ; 3 tbsp lime juice / lemon juice ; 3 tbsp olive oil ; 1 tbsp dried mint / 1 handful mint, chopped ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Mix the cucumber, tomatoes and red onion in a bowl.
- Stir the lime juice with the olive oil, mint, salt and black pepper and toss it through.
- Leave for 5 minutes and scatter with the parsley.
= Lubia Polo ; loobia polo, persian green bean rice, persian rice with green beans
rice ; persian ; dinner ; 4 ; 20+50 ; stove
Rice layered with spiced meat, green beans and tomato.
!*400 g diced lamb, in small dice / minced beef / chestnut mushrooms, quartered ; !300 g green beans, in short pieces ; !300 g basmati rice, rinsed ; 1 onion, chopped ; 3 tbsp sunflower oil ; 1 tsp ground turmeric ; 1 tsp ground cinnamon ; 1 tsp ground cumin ; 3 tbsp tomato paste ; 250 ml water ; 30 g butter ; 1 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the sunflower oil for 6 minutes. Add the lamb and brown for 8 minutes. Stir in the turmeric, cinnamon, cumin and tomato paste for 1 minute, add the green beans, water, half of the salt and the black pepper and simmer for 15 minutes, until thick.
- Meanwhile, boil the rice in plenty of water with the rest of the salt for 7 minutes and drain.
- Melt the butter in a heavy pot, layer in the rice and the meat, ending with rice. Cover with a cloth and a lid and steam over low heat for 20 minutes<, until the lamb is tender|>.
= Kabuli Pulao ; qabili palau, kabuli palaw, afghan rice, afghan pilaf, qabuli
rice ; afghan ; dinner ; 6 ; 25+110 ; stove oven
Afghan rice with tender lamb, sweet carrots and raisins.
!*800 g diced lamb, in large pieces / chicken thighs ; 2 onions, sliced ; 5 tbsp sunflower oil ; 2 tsp ground cumin ; 1 tsp ground cardamom ; 1/2 tsp ground cinnamon ; 900 ml water ; !400 g basmati rice, rinsed ; !3 carrots, in thin strips ; !100 g raisins ; 1 tbsp sugar ; 40 g flaked almonds ; 2 1/2 tsp salt ; 1/2 tsp black pepper
- Brown the onions in half of the sunflower oil for 12 minutes, add the lamb and brown for 8 minutes. Stir in half of the cumin, the cardamom and cinnamon, add the water, salt and black pepper and simmer, covered, for 60 minutes, until tender. Lift out the lamb and keep the broth.
- Cook the carrots in the rest of the oil with the sugar for 6 minutes, add the raisins for 1 minute.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Bring the broth to the boil in an ovenproof pot, add the rice and the rest of the cumin and simmer for 8 minutes, until it is swallowed. Bury the lamb in it, top with the carrots and raisins and cover tightly.
- Bake for 20 minutes and scatter with the almonds.
= Kare-Kare ; kare kare, filipino peanut stew, filipino oxtail peanut stew
stew ; filipino ; dinner ; 6 ; 20+160 ; stove
Oxtail and vegetables in a thick peanut sauce.
!*1400 g oxtail, in pieces / 900 g stewing beef, in chunks ; 2 l water ; 1 onion, chopped ; 4 cloves garlic, crushed ; 3 tbsp sunflower oil ; !150 g peanut butter ; 2 tbsp rice, toasted and ground ; 1 aubergine, sliced ; 200 g green beans, in pieces ; 250 g pak choi, quartered ; 1 tbsp fish sauce ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Simmer the oxtail in the water with half of the salt, covered, for 135 minutes, until very tender. Lift out and keep 1 l of the broth.
- Cook the onion and garlic in the sunflower oil for 6 minutes. Whisk in the peanut butter, the ground rice, the broth, fish sauce, black pepper and the rest of the salt and simmer for 6 minutes.
- Add the aubergine and green beans and simmer for 8 minutes, then the pak choi and the oxtail for 4 minutes.
= Bicol Express ; bicol, filipino coconut pork, pork in coconut milk with chillies
stew ; filipino ; dinner ; 4 ; 15+55 ; stove
Pork simmered in coconut milk with shrimp paste and many chillies.
!*600 g pork belly, in 2 cm pieces / chicken thigh fillets, in pieces / firm tofu, diced ; !400 ml canned coconut milk ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp shrimp paste / 2 tbsp fish sauce / 2 tbsp soy sauce ; !6 green chillies, sliced ; 1 tbsp sunflower oil ; 150 ml water ; 1/4 tsp black pepper
- Fry the pork in the sunflower oil for 8 minutes. Add the onion, garlic and ginger and cook for 4 minutes.
- Stir in the shrimp paste, coconut milk, water and black pepper and simmer for 35 minutes, until tender.
- Add the chillies and simmer for 6 minutes, until the sauce is thick and the oil shows.
= Kaldereta ; caldereta, kalderetang baka, filipino beef stew, beef caldereta
stew ; filipino ; dinner ; 6 ; 20+130 ; stove
Beef in a rich tomato sauce with liver paste, potatoes and peppers.
!*1000 g stewing beef, in chunks / chicken thighs / lamb shoulder, in chunks ; 1 onion, chopped ; 4 cloves garlic, crushed ; 3 tbsp sunflower oil ; !400 g canned chopped tomatoes ; 2 tbsp tomato paste ; 700 ml beef stock ; 400 g waxy potatoes, in chunks ; 2 carrots, in chunks ; 1 red pepper, in pieces ; ?80 g liver pate ; 60 g green olives ; 2 bay leaves ; 1/2 tsp chilli flakes ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the beef in the sunflower oil for 8 minutes. Add the onion and garlic and cook for 5 minutes, then the tomato paste for 1 minute.
- Add the chopped tomatoes, beef stock, bay leaves, chilli flakes, salt and black pepper, cover and simmer for 85 minutes.
- Add the potatoes and carrots and simmer for 20 minutes. Add the red pepper and olives[ and stir in the liver pate] and simmer for 8 minutes, until thick.
= Tinola ; chicken tinola, tinolang manok, filipino ginger chicken soup
soup ; filipino ; dinner lunch ; 4 ; 15+45 ; stove
Clear chicken soup with ginger, green papaya and leaves.
!*800 g chicken thighs, skin off / 500 g firm tofu, in chunks ; 1 onion, sliced ; 4 cloves garlic, crushed ; !40 g ginger, in thin strips ; 1 tbsp sunflower oil ; 1.3 l water ; 2 tbsp fish sauce ; 400 g green papaya, in pieces / kohlrabi, in pieces / courgettes, in pieces ; !150 g spinach ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion, garlic and ginger in the sunflower oil for 5 minutes. Add the chicken and turn it for 4 minutes.
- Add the water, fish sauce, salt and black pepper and simmer for 22 minutes. Add the green papaya and simmer for 10 minutes, until it is soft< and the chicken is cooked through|>.
- Stir in the spinach for 1 minute, until wilted.
= Bistek Tagalog ; bistek, filipino beef steak, filipino bistek
fry ; filipino ; dinner ; 4 ; 15+18 rest 30 ; stove
Thin beef in soy sauce and citrus under soft rings of onion.
!*600 g sirloin steaks, thinly sliced / pork tenderloin, thinly sliced / firm tofu, sliced ; !80 ml soy sauce ; !60 ml lemon juice / lime juice ; 3 cloves garlic, crushed ; 3 onions, in thick rings ; 4 tbsp sunflower oil ; 120 ml water ; 1 tsp sugar ; 1/2 tsp black pepper
- Stir the soy sauce with the lemon juice, garlic, sugar and black pepper, turn the steaks in it and chill for 30 minutes.
- Fry the onions in half of the sunflower oil for 5 minutes, until just soft, and lift out. Lift the steaks out of the marinade, and fry them in the rest of the oil in batches for 3 minutes.
- Pour in the marinade and water and simmer for 5 minutes. Lay the onions on top.
`;
