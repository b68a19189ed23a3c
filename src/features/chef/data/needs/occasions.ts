/** What suits an occasion: made ahead, for the freezer, for the week, for a machine; how the table is read: rules/classics/classic.ts. */
export const OCCASIONS = `
= Freezer Breakfast Burritos ; freezable breakfast burritos, make ahead breakfast burritos, breakfast burritos for the freezer, frozen breakfast burritos, freezer breakfast burrito, breakfast burrito freezer, breakfast burritos freezer, breakfast burritos to freeze
filled ; tex-mex ; breakfast ; 8 ; 20+20 ; stove
Burritos with egg, sausage and cheese, made to be frozen and reheated.
!8 flour tortillas, large ; !10 eggs ; *400 g pork sausages, skinned / 400 g canned black beans, drained ; 400 g potatoes, in small dice ; 1 red pepper, diced ; 2 tbsp sunflower oil ; 150 g cheddar, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the potatoes in half of the sunflower oil for 12 minutes, until tender. Add the red pepper for the last 4 minutes and lift out.
- Fry the sausages in the rest of the oil for 8 minutes, breaking them up, until <browned with no pink left|hot>. Beat the eggs with the salt and black pepper, pour them in and stir over low heat for 4 minutes, until just firm.
- Spread everything on a tray to cool completely: steam makes the tortillas soggy. Fill the tortillas with the eggs, potatoes and cheddar, fold in the sides and roll up tightly.
- Wrap each in baking paper and foil and freeze for up to 3 months. To eat, unwrap, roll in kitchen paper and microwave for 3 minutes, turning once, until steaming hot in the middle.
= Freezer Burritos ; freezable burritos, burritos for the freezer, burritos to freeze, make ahead burritos, frozen burritos, burritos freezer, burrito freezer, freezer burrito
filled ; tex-mex ; dinner lunch ; 8 ; 20+30 ; stove
Burritos with beef, beans, rice and cheese that keep in the freezer.
!8 flour tortillas, large ; !*500 g minced beef / minced turkey / 480 g canned kidney beans, drained ; !400 g canned black beans, drained ; 200 g long-grain rice ; 1 onion, chopped ; 1 tbsp sunflower oil ; 2 tsp ground cumin ; 2 tsp chilli powder ; 2 tbsp tomato paste ; 150 ml water ; 150 g cheddar, grated ; 1 1/2 tsp salt
- Boil the rice in water with a third of the salt for 14 minutes, drain and spread out to cool.
- Meanwhile, soften the onion in the sunflower oil for 6 minutes. Add the minced beef and fry for 8 minutes, <until no pink is left|until hot>. Stir in the cumin, chilli powder, tomato paste, black beans, water and the rest of the salt and simmer for 8 minutes, until thick. Cool completely.
- Divide the beef, rice and cheddar between the tortillas, fold in the sides and roll up tightly. No raw salad goes in: it turns to water in the freezer.
- Wrap each in baking paper and foil and freeze for up to 3 months. To eat, unwrap and microwave for 4 minutes, turning once, or bake from frozen for 35 minutes at 180 °C (350 °F), until steaming hot in the middle, at 74 °C (165 °F).
= Chicken and Quinoa Lunch Boxes ; chicken lunch boxes, chicken meal prep bowls, meal prep chicken, high protein lunch boxes, chicken and quinoa bowls
roast ; any ; lunch ; 5 ; 20+30 ; oven stove
Five lunches of roast chicken, quinoa and vegetables, cooked at once.
!*800 g chicken breast fillets, in chunks / 750 g firm tofu, in cubes ; !300 g quinoa, rinsed ; !2 broccoli, in florets ; 2 red peppers, in pieces ; 3 tbsp olive oil ; 2 tsp smoked paprika ; 1 tsp garlic powder ; 1 lemon, zest and juice ; 200 g Greek yogurt / soy yogurt ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Simmer the quinoa in twice its volume of water with a third of the salt for 15 minutes, drain and spread out.
- Toss the chicken, broccoli and red peppers on two trays with the olive oil, smoked paprika, garlic powder, black pepper and the rest of the salt. Roast for 20 minutes, until <the chicken is cooked through, 74 °C (165 °F) inside|golden>.
- Stir the lemon into the yogurt.
- Divide the quinoa, chicken and vegetables between 5 boxes and cool them quickly, within the hour, before you close them. They keep for 3 days in the fridge, or for 3 months in the freezer; freeze the last two boxes. Eat them cold, or steaming hot, with the yogurt.
= Turkey Chili Lunch Boxes ; turkey chili meal prep, meal prep chili, high protein chili, turkey chilli boxes
stew ; tex-mex ; lunch dinner ; 5 ; 15+35 ; stove
Turkey and bean chili in five portions for the week.
!*750 g minced turkey / minced beef / 500 g green lentils, cooked ; !480 g canned kidney beans, drained ; 1 onion, chopped ; 2 red peppers, diced ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; !1 tbsp chilli powder ; 2 tsp ground cumin ; 800 g canned chopped tomatoes ; 2 tbsp tomato paste ; 250 g long-grain rice ; 1 1/2 tsp salt
- Soften the onion and red peppers in the sunflower oil for 8 minutes. Add the minced turkey and garlic and fry for 8 minutes, <until no pink is left|until hot>.
- Stir in the chilli powder, cumin, tomato paste, chopped tomatoes, kidney beans and most of the salt and simmer for 18 minutes, until thick. Meanwhile, boil the rice in water with the rest of the salt for 14 minutes, and drain.
- Divide between 5 boxes and cool quickly, within the hour. They keep for 3 days in the fridge, or for 3 months in the freezer; freeze the last two boxes. Reheat until steaming hot all through.
= Overnight Beef Casserole ; make ahead beef casserole, beef casserole made ahead, dinner party casserole
stew ; french ; dinner lunch ; 6 ; 25+150 ; stove oven
Beef braised in red wine the day before, which only needs warming when the guests are there.
!*1200 g stewing beef, in large chunks ; 150 g smoked bacon, diced ; !500 ml red wine ; 300 ml beef stock ; 2 onions, chopped ; !4 carrots, in chunks ; 300 g chestnut mushrooms, halved ; 3 cloves garlic, crushed ; 2 tbsp plain flour ; 2 tbsp tomato paste ; 3 tbsp olive oil ; 1 tsp dried thyme ; 1 bay leaf ; 1 tsp salt ; 1/2 tsp black pepper
- The day before: heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Brown the beef in two thirds of the olive oil in batches for 12 minutes and lift out.
- Cook the bacon, onions and carrots in the rest of the olive oil for 10 minutes. Stir in the garlic, tomato paste and flour for 1 minute, then the red wine, beef stock, thyme, bay leaf, salt and black pepper. Return the beef, cover and cook in the oven for 120 minutes, until tender.
- Cool it quickly and keep it in the fridge overnight: it tastes better for it.
- On the day: lift off the fat. Fry the mushrooms for 6 minutes, stir them in and simmer gently for 20 minutes, until steaming hot all through. Take out the bay leaf. Serve with mash or bread.
= Pressure Cooker Vegetable Soup ; instant pot vegetable soup, instant pot soup, pressure cooker soup, pressure cooker minestrone, instant pot minestrone
soup ; any ; dinner lunch ; 6 ; 15+25 ; none
A thick soup of vegetables and beans from the pressure cooker.
!2 carrots, diced ; !2 potatoes, diced ; 2 sticks celery, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; !400 g canned chopped tomatoes ; 400 g canned cannellini beans, drained ; 1 l vegetable stock ; 1 tsp dried oregano ; 150 g spinach ; 1 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté and soften the onion, celery and carrots in the olive oil for 5 minutes. Stir in the garlic.
- Add the potatoes, chopped tomatoes, cannellini beans, vegetable stock, oregano, salt and black pepper. Close and cook at high pressure for 5 minutes.
- Let the pressure fall for 10 minutes, then release the rest. Stir in the spinach until it wilts.
= Pressure Cooker Chicken Soup ; instant pot chicken soup, instant pot chicken noodle soup, pressure cooker chicken noodle soup
soup ; any ; dinner lunch ; 6 ; 15+30 ; none
Chicken, vegetables and noodles in broth, in half an hour under pressure.
!*700 g chicken thigh fillets ; !150 g egg noodles ; 1 onion, chopped ; 3 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 1.8 l chicken stock ; 1 bay leaf ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté and soften the onion, carrots and celery in the olive oil for 5 minutes. Stir in the garlic.
- Add the chicken, chicken stock, bay leaf, salt and black pepper. Close and cook at high pressure for 10 minutes. Let the pressure fall for 10 minutes, then release the rest.
- Lift out the chicken, which is cooked through at 74 °C (165 °F) inside, and shred it. Set to sauté, cook the egg noodles in the soup for 6 minutes, and return the chicken. Take out the bay leaf and scatter with the parsley.
= Pressure Cooker Lentil Soup ; pressure cooker red lentil soup, instant pot red lentil soup
soup ; any ; dinner lunch ; 6 ; 10+25 ; none
Red lentils and carrots cooked soft under pressure and blended.
!300 g red lentils, rinsed ; !3 carrots, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp ground cumin ; 1 tsp sweet paprika ; 400 g canned chopped tomatoes ; 1.3 l vegetable stock ; 1 tsp salt ; 1 tbsp lemon juice
- Set the pressure cooker to sauté and soften the onion and carrots in the olive oil for 5 minutes. Stir in the garlic, cumin and paprika for 1 minute.
- Add the red lentils, vegetable stock and salt and pour the chopped tomatoes on top. Close and cook at high pressure for 8 minutes.
- Let the pressure fall for 10 minutes, then release the rest. Stir in the lemon juice, and blend it if you like it smooth.
= Slow Cooker Chicken Noodle Soup ; slow cooker chicken soup, crockpot chicken soup, crock pot chicken soup, crockpot chicken noodle soup
soup ; any ; dinner lunch ; 6 ; 15+360 ; none
Chicken soup that cooks by itself, with the noodles added at the end.
!*700 g chicken thigh fillets ; !150 g egg noodles ; 1 onion, chopped ; 3 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 1.8 l chicken stock, hot ; 1 bay leaf ; 1 tsp dried thyme ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Put the onion, carrots, celery, garlic, thyme and bay leaf into the slow cooker. Lay the chicken on top, add the salt and black pepper and pour over the chicken stock.
- Cover and cook on low for 6 hours, or on high for 3, until the chicken is cooked through, 74 °C (165 °F) inside. Lift it out and shred it.
- Turn to high, stir in the egg noodles and cook for 15 minutes, until tender. Return the chicken, take out the bay leaf and scatter with the parsley.
= Slow Cooker Vegetable Soup ; slow cooker soup, crockpot soup, crockpot vegetable soup, slow cooker minestrone, slow cooker bean soup
soup ; any ; dinner lunch ; 6 ; 15+420 ; none
Vegetables and beans left to soften for a day in the slow cooker.
!3 carrots, diced ; !3 potatoes, diced ; 2 sticks celery, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; !400 g canned chopped tomatoes ; 400 g canned cannellini beans, drained ; 1 l vegetable stock, hot ; 1 tsp dried oregano ; 100 g kale, shredded ; 1 tbsp olive oil ; 1 tsp salt ; 1/4 tsp black pepper
- Stir the carrots, potatoes, celery, onion, garlic, chopped tomatoes, cannellini beans, vegetable stock, oregano, salt and black pepper together in the slow cooker.
- Cover and cook on low for 7 hours, or on high for 4, until the vegetables are soft.
- Stir in the kale and the olive oil, cover and leave on high for 15 minutes, until tender.
= Slow Cooker Carrot Soup ; crockpot carrot soup, slow cooker carrot and lentil soup
soup ; any ; dinner lunch ; 4 ; 10+360 ; blender
Carrots and red lentils cooked soft in the slow cooker and blended.
!800 g carrots, sliced ; !100 g red lentils, rinsed ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tsp ground cumin ; 1.1 l vegetable stock, hot ; 2 tbsp olive oil ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Put the carrots, red lentils, onion, garlic, ginger, cumin, olive oil, salt and black pepper into the slow cooker and pour over the vegetable stock.
- Cover and cook on low for 6 hours, or on high for 3 1/2, until the carrots are very soft.
- Blend until smooth and sharpen with the lemon juice.
= Sheet Pan Sausages and Vegetables ; sheet pan sausages, one tray sausages
roast ; any ; dinner ; 4 ; 10+30 ; oven
Sausages, peppers and potatoes from one tray, with little to cut.
!*8 pork sausages / 8 vegan sausages ; !600 g baby potatoes, halved ; !2 red peppers, in pieces ; 1 red onion, in wedges ; 2 tbsp olive oil ; 1 tsp dried oregano ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 tbsp wholegrain mustard
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the potatoes, red peppers and onion on a large tray with the olive oil, oregano, salt and black pepper.
- Lay the sausages on top and roast for 30 minutes, turning once, until they are browned and cooked through and the potatoes are tender.
- Stir the mustard through the vegetables.
= Slow Cooker Lentil Soup ; crockpot lentil soup, slow cooker red lentil soup, slow cooker dal, slow cooker lentils
soup ; any ; dinner lunch ; 6 ; 10+420 ; none
Brown lentils and vegetables that turn into soup by themselves.
!350 g brown lentils, rinsed ; !3 carrots, diced ; 1 onion, chopped ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 1.4 l vegetable stock, hot ; 2 tsp ground cumin ; 1 bay leaf ; 1 tbsp olive oil ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Put the lentils, carrots, onion, celery, garlic, cumin, bay leaf and olive oil into the slow cooker. Add the chopped tomatoes and vegetable stock.
- Cover and cook on low for 7 hours, or on high for 4, until the lentils are soft.
- Take out the bay leaf and season with the salt, black pepper and lemon juice.
= Slow Cooker Chicken Casserole ; crockpot chicken casserole, slow cooker chicken stew, slow cooker chicken thighs, crockpot chicken thighs, slow cooker chicken and vegetables
stew ; british ; dinner ; 4 ; 20+360 ; none
Chicken thighs, potatoes and carrots in a thyme gravy from the slow cooker.
!*800 g chicken thigh fillets ; !3 carrots, in chunks ; 600 g waxy potatoes, in chunks ; 1 leek, sliced ; 2 cloves garlic, crushed ; 400 ml chicken stock, hot ; 1 tbsp wholegrain mustard ; 1 tsp dried thyme ; 2 tbsp cornflour ; 1 tsp salt ; 1/4 tsp black pepper
- Put the potatoes, carrots, leek and garlic into the slow cooker and lay the chicken on top. Season with the thyme, salt and black pepper.
- Stir the mustard into the chicken stock and pour it over. Cover and cook on low for 6 hours, or on high for 3 1/2, until the chicken is cooked through and the potatoes are tender.
- Stir the cornflour with a little water, stir it in and leave on high for 15 minutes, until thick.
= Slow Cooker Bolognese ; crockpot bolognese, slow cooker spaghetti bolognese, slow cooker ragu, slow cooker bolognaise
pasta ; italian ; dinner ; 6 ; 20+480 ; stove
A meat sauce that thickens for a day in the slow cooker, with spaghetti.
!*800 g minced beef / minced turkey ; !500 g spaghetti ; 2 onions, finely chopped ; 2 carrots, finely chopped ; 2 sticks celery, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp olive oil ; 800 g canned chopped tomatoes ; 3 tbsp tomato paste ; 200 ml beef stock ; 1 tsp dried oregano ; 2 tsp salt ; 1/4 tsp black pepper
- Brown the minced beef in the olive oil in a pan for 8 minutes, breaking it up, and tip it into the slow cooker.
- Stir in the onions, carrots, celery, garlic, chopped tomatoes, tomato paste, beef stock, oregano, black pepper and most of the salt. Cover and cook on low for 8 hours, or on high for 4.
- Boil the spaghetti in water with the rest of the salt for 10 minutes, drain and toss with the sauce.
= Pressure Cooker Beef Stroganoff ; instant pot beef stroganoff, instant pot stroganoff, pressure cooker stroganoff
stew ; russian ; dinner ; 4 ; 15+60 ; none
Tender beef and mushrooms in a sour cream sauce, under pressure.
!*700 g stewing beef, in strips ; !300 g button mushrooms, halved ; 1 onion, sliced ; 2 cloves garlic, crushed ; 2 tbsp sunflower oil ; 300 ml beef stock ; 1 tbsp Dijon mustard ; 2 tsp sweet paprika ; 2 tbsp cornflour ; !150 g sour cream ; 1 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté. Brown the beef in the sunflower oil for 8 minutes, then add the onion and garlic for 2 minutes.
- Add the button mushrooms, beef stock, mustard, paprika, salt and black pepper, scraping the bottom clean. Close and cook at high pressure for 25 minutes. Let the pressure fall for 10 minutes, then release the rest.
- Set to sauté. Stir the cornflour with a little water, stir it in and simmer for 2 minutes. Off the heat, stir in the sour cream.
= Pressure Cooker Risotto ; instant pot risotto, instant pot mushroom risotto, pressure cooker mushroom risotto
rice ; italian ; dinner ; 4 ; 10+20 ; none
Mushroom risotto without stirring, from the pressure cooker.
!320 g risotto rice ; !300 g chestnut mushrooms, sliced ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 40 g butter ; 900 ml vegetable stock ; 60 g parmesan, grated ; 1 tbsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté and fry the chestnut mushrooms and onion in half of the butter for 7 minutes. Stir in the garlic and risotto rice for 1 minute.
- Add the vegetable stock, salt and black pepper and scrape the bottom clean. Close and cook at high pressure for 6 minutes, then release the pressure at once.
- Beat in the parmesan, lemon juice and the rest of the butter and leave for 2 minutes.
= Air Fryer Cauliflower ; airfryer cauliflower, air fryer cauliflower florets, air fryer cauliflower bites
side ; any ; dinner snacks ; 4 ; 10+16 ; none
Spiced cauliflower with crisp edges from the air fryer.
!1 head cauliflower, in florets ; 2 tbsp olive oil ; 1 tsp smoked paprika ; 1/2 tsp ground cumin ; 1/2 tsp garlic powder ; 3/4 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Toss the cauliflower with the olive oil, smoked paprika, cumin, garlic powder, salt and black pepper.
- Heat the air fryer to 190 °C (375 °F) and spread the florets in the basket.
- Cook for 15 minutes, shaking twice, until tender and brown at the edges. Serve with the lemon.
= Air Fryer Chicken and Vegetables ; air fryer chicken and veg, airfryer chicken and vegetables, air fryer chicken dinner, air fryer dinner with vegetables
roast ; any ; dinner ; 4 ; 15+20 ; none
Chicken pieces, broccoli and peppers cooked together in the air fryer.
!*600 g chicken thigh fillets, in large pieces / 500 g firm tofu, in cubes ; !1 broccoli, in florets ; !2 red peppers, in pieces ; 1 red onion, in wedges ; 2 tbsp olive oil ; 2 tsp smoked paprika ; 1 tsp garlic powder ; 1 tsp dried oregano ; 1 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Toss the chicken with half of the olive oil, the smoked paprika, garlic powder and half of the salt. Toss the broccoli, red peppers and onion with the oregano, black pepper and the rest of the olive oil and salt.
- Heat the air fryer to 190 °C (375 °F). Cook the chicken in the basket for 8 minutes.
- Add the vegetables and cook for 11 minutes, shaking twice, until <the chicken is cooked through, 74 °C (165 °F) inside, and|golden and> the vegetables are tender. Serve with the lemon.
= Air Fryer Pork Chops ; airfryer pork chops, air fryer pork chop, air fryer pork
roast ; any ; dinner ; 4 ; 5+15 ; none
Pork chops with a paprika crust from the air fryer.
!*4 pork chops, 2 cm thick, patted dry ; 1 tbsp olive oil ; 2 tsp sweet paprika ; 1 tsp brown sugar ; 1/2 tsp garlic powder ; 3/4 tsp salt ; 1/4 tsp black pepper
- Mix the paprika with the brown sugar, garlic powder, salt and black pepper. Rub the pork chops with the olive oil and then with the spices.
- Heat the air fryer to 200 °C (400 °F). Lay the chops in the basket in one layer and cook for 6 minutes.
- Turn and cook for 5 minutes, until they read 63 °C (145 °F) inside. Leave for 3 minutes before you serve.
= Pressure Cooker Chicken Curry ; instant pot chicken curry, instant pot curry chicken, pressure cooker curry
curry ; indian ; dinner ; 4 ; 15+30 ; none
Chicken thighs in a spiced tomato and coconut sauce, under pressure.
!*700 g chicken thigh fillets, in large pieces / 480 g canned chickpeas, drained ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp sunflower oil ; !2 tbsp mild curry powder ; 400 g canned chopped tomatoes ; 100 ml water ; !200 ml canned coconut milk ; 1 1/4 tsp salt ; 1 tbsp lime juice ; 1 handful fresh coriander, chopped
- Set the pressure cooker to sauté and cook the onions in the sunflower oil for 8 minutes, until golden. Stir in the garlic, ginger and curry powder for 1 minute.
- Add the water and scrape the bottom clean. Add the chicken and salt and pour the chopped tomatoes on top. Close and cook at high pressure for 8 minutes. Let the pressure fall for 10 minutes, then release the rest: <the chicken is cooked through, 74 °C (165 °F) inside|all is soft>.
- Set to sauté, stir in the coconut milk and simmer for 4 minutes. Sharpen with the lime juice and scatter with the fresh coriander.
`;
