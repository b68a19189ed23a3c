/** Dishes made for one pot, a slow cooker, a pressure cooker or an air fryer; read by rules/classics/classic.ts. */
export const ONE_POT_AND_MACHINES = `
= Air Fryer Chicken Thighs ; crispy air fryer chicken thighs, airfryer chicken thighs, air fried chicken thighs, air fryer drumsticks, hahnchenschenkel heissluftfritteuse
roast ; any ; dinner ; 4 ; 10+25 ; none
Chicken thighs with crackling skin, done in the air fryer.
!*8 chicken thighs, patted dry / 4 chicken legs, patted dry ; 1 tbsp olive oil ; 2 tsp sweet paprika ; 1 tsp garlic powder ; 1 tsp baking powder ; 1 tsp salt ; 1/4 tsp black pepper
- Mix the paprika with the garlic powder, baking powder, salt and black pepper. Rub the chicken with the olive oil and then with the spices.
- Heat the air fryer to 200 °C (400 °F). Lay the thighs in the basket skin side down in one layer, and cook for 12 minutes.
- Turn them skin side up and cook for 12 minutes, until the skin is crisp and the chicken is cooked through, 74 °C (165 °F). Leave for 3 minutes before you serve.
= Air Fryer Chicken Breast ; air fryer chicken breasts, airfryer chicken breast, airfryer chicken breasts
roast ; any ; dinner ; 4 ; 10+18 ; none
Juicy chicken breasts in a smoky crust from the air fryer.
!*4 chicken breast fillets, flattened to an even thickness / 4 turkey breast fillets, flattened to an even thickness ; 1 tbsp olive oil ; 2 tsp smoked paprika ; 1 tsp dried oregano ; 1/2 tsp garlic powder ; 1 tsp salt ; 1/4 tsp black pepper ; 1/2 lemon, in wedges
- Rub the chicken with the olive oil, then with the smoked paprika, oregano, garlic powder, salt and black pepper.
- Heat the air fryer to 190 °C (375 °F). Lay the breasts in the basket in one layer and cook for 9 minutes.
- Turn and cook for 8 minutes, until cooked through, 74 °C (165 °F). Leave for 5 minutes, slice, and serve with the lemon.
= Air Fryer Chicken Wings ; airfryer chicken wings, air fryer wings, airfryer wings, crispy air fryer wings
roast ; any ; dinner ; 4 ; 10+28 ; none
Wings as crisp as fried ones, with hardly any oil.
!*1200 g chicken wings, patted dry ; 1 tbsp sunflower oil ; 1 tbsp baking powder ; 1 tsp garlic powder ; 1 tsp sweet paprika ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Toss the chicken wings with the sunflower oil, then with the baking powder, garlic powder, paprika, salt and black pepper.
- Heat the air fryer to 190 °C (375 °F). Lay the wings in the basket in one layer and cook for 16 minutes, turning halfway.
- Raise the heat to 200 °C (400 °F) and cook for 10 minutes, until crisp and cooked through, 74 °C (165 °F).
= Air Fryer Salmon ; airfryer salmon, air fryer salmon fillets, air fried salmon, lachs heissluftfritteuse
roast ; any ; dinner ; 4 ; 5+10 ; none
Salmon glazed with honey and mustard, done in ten minutes.
!*4 salmon fillets / 4 cod fillets ; 1 tbsp olive oil ; 1 tbsp honey / 1 tbsp maple syrup ; 1 tbsp Dijon mustard ; 1 clove garlic, crushed ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Stir the olive oil, honey, mustard and garlic together. Season the salmon with the salt and black pepper and brush it with the glaze.
- Heat the air fryer to 200 °C (400 °F). Lay the fillets in the basket on baking paper, not touching.
- Cook for 9 minutes, until the fish flakes. Serve with the lemon.
= Air Fryer Potatoes ; air fryer roast potatoes, air fryer roasties, airfryer potatoes, air fryer chips, air fryer fries, air fryer wedges, airfryer chips, air fryer potato wedges
side ; any ; dinner ; 4 ; 10+25 ; none
Potatoes crisp outside and soft inside, with little oil.
!900 g floury potatoes, in 3 cm pieces ; 1 1/2 tbsp olive oil ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 1 tsp salt
- Rinse the potatoes in cold water, drain and dry them well in a cloth.
- Toss with the olive oil, paprika, garlic powder and salt.
- Heat the air fryer to 200 °C (400 °F) and cook them for 24 minutes, shaking the basket every 8 minutes, until golden and crisp.
= Air Fryer Vegetables ; airfryer vegetables, air fryer veg, air fryer veggies, air fryer roast vegetables, airfryer veg
side ; any ; dinner ; 4 ; 10+14 ; none
Mixed vegetables with browned edges from the air fryer.
!1 broccoli, in florets ; !2 red peppers, in pieces ; !1 courgette, in thick slices ; 1 red onion, in wedges ; 2 tbsp olive oil ; 1 tsp dried oregano ; 1/2 tsp salt ; 1/4 tsp black pepper
- Toss the broccoli, red peppers, courgette and onion with the olive oil, oregano, salt and black pepper.
- Heat the air fryer to 190 °C (375 °F) and spread the vegetables in the basket.
- Cook for 13 minutes, shaking twice, until tender and browned at the edges.
= Air Fryer Sausages and Peppers ; air fryer sausages, airfryer sausages, air fryer sausage, air fryer bangers
roast ; any ; dinner ; 4 ; 10+18 ; none
Sausages, peppers and onions browned together in the air fryer.
!*8 pork sausages / 8 vegan sausages ; !2 red peppers, in strips ; 2 red onions, in wedges ; 1 tbsp olive oil ; 1 tsp dried oregano ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 tbsp wholegrain mustard
- Toss the red peppers and onions with the olive oil, oregano, salt and black pepper.
- Heat the air fryer to 190 °C (375 °F). Spread the vegetables in the basket, lay the sausages on top and cook for 10 minutes.
- Turn the sausages, shake the vegetables and cook for 7 minutes, until the sausages are browned and cooked through. Serve with the mustard.
= Slow Cooker Pulled Pork ; slow cooker pork shoulder, crockpot pulled pork, crock pot pulled pork, pulled pork slow cooker, slowcooker pulled pork
stew ; american ; dinner ; 8 ; 15+480 ; none
Pork shoulder that falls apart after a day in the slow cooker.
!*1600 g pork shoulder, in 3 pieces ; 1 onion, sliced ; 2 tbsp brown sugar ; 1 tbsp smoked paprika ; 2 tsp ground cumin ; 1 tsp mustard powder ; 2 tsp salt ; 1/2 tsp black pepper ; !150 ml passata ; 3 tbsp cider vinegar ; 8 burger buns
- Mix the sugar with the smoked paprika, cumin, mustard powder, salt and black pepper, and rub it all over the pork.
- Put the onion, passata and vinegar into the slow cooker and lay the pork on top. Cover and cook on low for 8 hours, or on high for 5, until a fork pulls it apart.
- Lift out the pork and shred it with two forks. Skim the fat off the sauce and stir the pork back in.
- Fill the burger buns with it.
= Slow Cooker Beef Stew ; crockpot beef stew, crock pot beef stew, slow cooker beef casserole, beef stew slow cooker, slow cooker stewing beef
stew ; british ; dinner ; 6 ; 20+480 ; none
Beef and root vegetables that cook by themselves while you are out.
!*1000 g stewing beef, in chunks / 1000 g diced lamb ; 3 tbsp plain flour ; 2 onions, chopped ; !4 carrots, in chunks ; 600 g waxy potatoes, in chunks ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 1 tbsp Worcestershire sauce ; 600 ml beef stock, hot ; 1 tsp dried thyme ; 1 bay leaf ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Toss the beef with the flour, salt and black pepper in the slow cooker.
- Add the onions, carrots, potatoes, celery and garlic. Stir the tomato paste and Worcestershire sauce into the beef stock and pour it over with the thyme and bay leaf.
- Cover and cook on low for 8 hours, or on high for 5, until the beef is tender. Take out the bay leaf before you serve.
= Slow Cooker Chicken Curry ; crockpot chicken curry
curry ; indian ; dinner ; 4 ; 15+300 ; none
A mild curry that needs one pot and no watching.
!*800 g chicken thigh fillets / 800 g butternut squash, in chunks ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; !3 tbsp mild curry powder ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 300 ml canned coconut milk ; 1 1/2 tsp salt ; 1 handful fresh coriander, chopped
- Stir the onion, garlic, ginger, curry powder, tomato paste, chopped tomatoes and salt together in the slow cooker.
- Turn the chicken in it, cover and cook on low for 5 hours, or on high for 3, until tender and cooked through.
- Shred the chicken roughly, stir in the coconut milk and leave for 10 minutes to warm through. Scatter with the fresh coriander.
= Slow Cooker Chili ; crockpot chili, crock pot chili, slow cooker chili con carne, slow cooker mince, chili slow cooker, slow cooker minced beef
stew ; tex-mex ; dinner ; 6 ; 20+360 ; none
Mince, beans and tomatoes left to thicken for an afternoon.
!*800 g minced beef / 800 g minced turkey / 700 g canned black beans, drained ; 1 tbsp sunflower oil ; 2 onions, chopped ; 2 red peppers, diced ; 3 cloves garlic, crushed ; !1 1/2 tbsp chilli powder ; 1 tbsp ground cumin ; 2 tbsp tomato paste ; 800 g canned chopped tomatoes ; !480 g canned kidney beans, drained ; 2 tsp salt ; 1/2 tsp black pepper
- Brown the minced beef in the sunflower oil in a pan for 8 minutes, breaking it up, and tip it into the slow cooker.
- Stir in the onions, red peppers, garlic, chilli powder, cumin, tomato paste, chopped tomatoes, kidney beans, salt and black pepper.
- Cover and cook on low for 6 hours, or on high for 3 1/2, until thick.
= Pressure Cooker Beef Stew ; instant pot beef stew, pressure cooker beef casserole
stew ; british ; dinner ; 4 ; 20+60 ; none
Beef stew in about an hour instead of three.
!*800 g stewing beef, in chunks / 800 g diced lamb ; 2 tbsp sunflower oil ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 500 ml beef stock ; 1 tbsp Worcestershire sauce ; 1 tsp dried thyme ; !3 carrots, in chunks ; 500 g waxy potatoes, in chunks ; 2 tbsp cornflour ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Set the pressure cooker to sauté. Brown the beef in the sunflower oil for 8 minutes, then stir in the onion and garlic for 2 minutes.
- Add the tomato paste, beef stock, Worcestershire sauce, thyme, salt and black pepper, scraping the bottom clean. Close and cook at high pressure for 30 minutes. Let the pressure fall for 10 minutes, then release the rest.
- Add the carrots and potatoes, close and cook at high pressure for 4 minutes. Release the pressure. Stir the cornflour with a little water and simmer it in for 2 minutes, until thick.
= Pressure Cooker Chicken and Rice ; instant pot chicken and rice, instant pot chicken rice
rice ; any ; dinner ; 4 ; 10+25 ; none
Chicken and rice from one pot, with hardly any washing up.
!*600 g chicken thigh fillets, halved / 480 g canned chickpeas, drained ; 1 tbsp olive oil ; 1 onion, chopped ; 2 cloves garlic, crushed ; !300 g long-grain rice, rinsed ; 400 ml chicken stock ; 150 g frozen peas ; 1 tsp sweet paprika ; 1 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté and soften the onion in the olive oil for 4 minutes. Stir in the garlic, paprika, salt and black pepper.
- Add the chicken, rice and chicken stock, scrape the bottom clean and close. Cook at high pressure for 6 minutes and let the pressure fall for 10 minutes.
- Stir in the peas, put the lid back on and leave for 3 minutes, until the rice is fluffy[ and the chicken cooked through].
= Pressure Cooker Dal ; instant pot dal, instant pot lentils, instant pot lentil curry, pressure cooker lentils, instant pot curry, instant pot lentil soup
curry ; indian ; dinner ; 4 ; 10+25 ; none
Red lentils with spices, done in half an hour.
!*300 g red lentils, rinsed ; 2 tbsp sunflower oil ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tsp ground cumin ; 1 tsp ground turmeric ; 1 tsp garam masala ; 400 g canned chopped tomatoes ; 800 ml water ; 1 1/4 tsp salt ; 150 g spinach ; 1 tbsp lemon juice
- Set the pressure cooker to sauté. Cook the onion in the sunflower oil for 5 minutes, then stir in the garlic, ginger, cumin, turmeric and garam masala for 1 minute.
- Add the lentils, chopped tomatoes, water and salt. Close and cook at high pressure for 8 minutes. Let the pressure fall for 10 minutes.
- Stir in the spinach until it wilts, and sharpen with the lemon juice.
= Pressure Cooker Chili ; instant pot chili, instant pot chili con carne, pressure cooker chili con carne, instant pot mince
stew ; tex-mex ; dinner ; 6 ; 15+40 ; none
Chili that tastes of a whole afternoon, in under an hour.
!*600 g minced beef / 600 g minced turkey / 600 g canned black beans, drained ; 1 tbsp sunflower oil ; 2 onions, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; !1 tbsp chilli powder ; 2 tsp ground cumin ; 2 tbsp tomato paste ; 800 g canned chopped tomatoes ; 200 ml beef stock ; !480 g canned kidney beans, drained ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Set the pressure cooker to sauté. Fry the minced beef in the sunflower oil for 8 minutes, breaking it up, until browned. Stir in the onions, red pepper and garlic for 3 minutes.
- Stir in the chilli powder, cumin and tomato paste, then the beef stock, scraping the bottom clean. Add the kidney beans, salt and black pepper and pour the chopped tomatoes on top.
- Close and cook at high pressure for 15 minutes. Let the pressure fall for 10 minutes, release the rest and stir.
= One-Pot Pasta ; one pot spaghetti, one pan pasta, one pot tomato pasta, one pot tomato and basil pasta, one pot linguine, one pot wonder pasta, pasta in one pot, one pot pasta dish, one pot pasta dinner
pasta ; italian ; dinner ; 4 ; 10+15 ; stove
Pasta cooked in its own tomato sauce: one pot, nothing to drain.
!400 g linguine / spaghetti ; !400 g cherry tomatoes, halved ; 1 onion, thinly sliced ; 3 cloves garlic, sliced ; 3 tbsp olive oil ; 1 l vegetable stock, hot ; 1/4 tsp chilli flakes ; 1 tsp salt ; 1 bunch basil, torn ; 50 g parmesan, grated
- Lay the linguine in a wide pot. Add the cherry tomatoes, onion, garlic, olive oil, chilli flakes, salt and half of the basil, and pour in the vegetable stock.
- Bring to the boil and cook over high heat for 10 minutes, turning the pasta often with tongs, until it is just tender and the liquid is a sauce.
- Take off the heat, stir in the parmesan and the rest of the basil and leave for 2 minutes before you serve.
= One-Pot Sausage Pasta ; one pot pasta with sausage, one pan sausage pasta, one pot sausage and tomato pasta, sausage pasta one pot
pasta ; any ; dinner ; 4 ; 10+22 ; stove
Short pasta simmered with browned sausage and tomato in one pot.
!*6 pork sausages, out of their skins / 6 vegan sausages, in chunks ; 1 tbsp olive oil ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tsp fennel seeds ; !350 g penne ; 400 g canned chopped tomatoes ; 800 ml chicken stock, hot ; 100 g spinach ; 40 g parmesan, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in the olive oil in a wide pot for 7 minutes, breaking them up, until browned. Add the onion, garlic and fennel seeds and cook for 4 minutes.
- Stir in the penne, chopped tomatoes, chicken stock, salt and black pepper. Boil for 11 minutes, stirring often, until the pasta is tender.
- Stir in the spinach until it wilts, and the parmesan.
= One-Pot Chicken and Rice ; one pan chicken and rice, chicken and rice one pot, one pot chicken rice, one pot dinner, one pot meal
rice ; any ; dinner ; 4 ; 10+35 ; stove
Chicken browned and cooked with rice and vegetables in one pot.
!*600 g chicken thigh fillets, in large pieces / 480 g canned chickpeas, drained ; 2 tbsp olive oil ; 1 onion, chopped ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 2 tsp sweet paprika ; !280 g long-grain rice, rinsed ; 650 ml chicken stock, hot ; 150 g frozen peas ; 1 tsp salt ; 1/4 tsp black pepper ; 1/2 lemon, in wedges
- Fry the chicken in the olive oil in a wide pot for 6 minutes, until golden. Lift out. Soften the onion and red pepper in the same pot for 6 minutes.
- Stir in the garlic, paprika, salt, black pepper and rice for 1 minute. Return the chicken and pour in the chicken stock.
- Cover and cook over low heat for 17 minutes. Scatter in the peas, cover and leave for 5 minutes, until the rice is tender[ and the chicken cooked through]. Serve with the lemon.
= Couscous Salad with Chickpeas ; couscous with chickpeas, kettle couscous, couscous from the kettle, hotel room couscous, cold couscous with chickpeas
salad ; any ; dinner lunch ; 2 ; 10+5 ; none
Couscous soaked in water from the kettle, with chickpeas, tomatoes and herbs.
!160 g couscous ; 200 ml water, boiling ; !240 g canned chickpeas, drained and rinsed ; 150 g cherry tomatoes, halved ; 1/2 cucumber, diced ; 1 handful parsley, chopped ; 3 tbsp olive oil ; 2 tbsp lemon juice ; 1/2 tsp ground cumin ; 1/2 tsp salt ; 60 g feta, crumbled
- Put the couscous into a bowl with the cumin and salt. Pour over the boiling water from the kettle, cover with a plate and leave for 5 minutes.
- Fork up the grains and stir in the olive oil and lemon juice.
- Fold in the chickpeas, cherry tomatoes, cucumber and parsley, and scatter with the feta.
= Rice Noodle Bowl ; kettle noodles, noodles from the kettle, kettle rice noodles, kettle ramen
noodles ; any ; dinner lunch ; 2 ; 10+6 ; none
Thin rice noodles soaked in a bowl with miso, tofu and crisp vegetables.
!150 g thin rice noodles ; 700 ml water, boiling ; !3 tbsp miso ; 2 tbsp soy sauce ; 1 tsp sesame oil ; !200 g smoked tofu, in small cubes ; 1 carrot, coarsely grated ; 60 g spinach, shredded ; 2 spring onions, sliced ; 1 tsp chilli flakes
- Share the rice noodles and tofu between two deep bowls, and add the carrot and spinach.
- Stir the miso with the soy sauce and a little of the water. Share it out, pour over the rest of the boiling water from the kettle, cover with plates and leave for 6 minutes.
- Stir well, and top with the spring onions, sesame oil and chilli flakes.
= Campfire Sausage Wraps ; campfire sausages, sausages on the campfire, campfire hot dogs, bonfire sausages, sausages over the fire
filled ; any ; dinner ; 4 ; 10+25 ; grill
Sausages from a pan or rack over the embers, in wraps to hold in one hand.
!*8 pork sausages / vegan sausages ; 2 onions, sliced ; 2 tbsp sunflower oil ; !8 flour tortillas ; 4 tbsp ketchup ; 2 tbsp mustard ; 1/4 tsp salt
- Let the fire burn down to embers. Set a heavy pan on a rack over them and cook the onions with the salt in half of the sunflower oil for 10 minutes. Push them aside.
- Cook the sausages in the rest of the oil for 15 minutes, turning<, until browned all over and cooked through, with no pink left|>.
- Warm the flour tortillas over the fire for a few seconds. Spread with the ketchup and mustard, lay in the sausages and onions and roll up tightly.
= Microwave Chicken with Couscous ; microwave chicken, chicken in the microwave, chicken from the microwave
rice ; any ; dinner ; 2 ; 10+14 ; none
Chicken steamed in a covered dish in the microwave, on couscous with tomatoes.
!*300 g chicken breast fillets, in 2 cm strips / 240 g canned chickpeas, drained ; 1 tsp sweet paprika ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 1 tbsp lemon juice ; !140 g couscous ; 180 ml water, boiling ; 150 g cherry tomatoes, halved ; 100 g peas ; 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the chicken with the paprika, garlic, lemon juice, black pepper, half of the olive oil and half of the salt, and spread it in one layer in a microwave dish. Cover with a plate.
- Cook at 800 W for 6 minutes, stirring after 3 minutes<, until no pink is left and the thickest piece reads 74 °C (165 °F). If not, go on a minute at a time|, until hot>. Leave covered for 2 minutes.
- Put the couscous into a bowl with the rest of the salt, pour over the boiling water, cover and leave for 5 minutes. Cook the peas with a spoonful of water at 800 W for 2 minutes.
- Fork the rest of the oil, the peas and cherry tomatoes through the couscous, and heap the chicken and its juice on top.
= Microwave Fish with Peas ; microwave fish, microwave salmon, fish in the microwave, salmon in the microwave, microwave cod
bake ; any ; dinner ; 2 ; 8+10 ; none
Fish fillets steamed with peas and lemon in a covered dish in the microwave.
!*2 salmon fillets / cod fillets ; 250 g peas, frozen ; 15 g butter / olive oil ; 1/2 lemon, sliced ; 1 tbsp dill, chopped ; 300 g cooked rice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Spread the peas in a microwave dish. Lay the salmon on top, season with the salt and black pepper, and cover with the butter and lemon.
- Cover with a plate and cook at 800 W for 5 minutes, until it flakes easily in the thickest part. If not, go on half a minute at a time. Leave covered for 2 minutes.
- Cook the rice with a splash of water, covered, at 800 W for 3 minutes, until steaming hot. Serve with the fish, and scatter with the dill.
`;
