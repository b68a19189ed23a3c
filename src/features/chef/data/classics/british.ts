/** Dishes of Britain and Ireland; how the table is read: rules/classics/classic.ts. */
export const BRITISH = `
= Fish and Chips ; fish n chips, fish chips, battered fish, beer batter fish, beer battered fish, beer batter cod, fish in beer batter
fry ; british ; dinner ; 4 ; 25+40 ; stove
White fish in crisp beer batter with thick chips.
!*4 cod fillets, 180 g each / haddock fillets / 600 g firm tofu, in thick slices / 600 g halloumi, in thick slices ; !1000 g floury potatoes, cut into thick chips ; 200 g plain flour ; 1 tsp baking powder ; !280 ml beer, cold / sparkling water, cold ; 1500 ml sunflower oil, for deep-frying ; 1 1/2 tsp salt ; 1 lemon, in wedges
- Rinse the potatoes, dry them well, and fry in the sunflower oil at 140 °C (285 °F) for 8 minutes, until soft but pale. Drain.
- Whisk the flour with the baking powder, most of the salt and the beer to a thick batter.
- Heat the oil to 180 °C (350 °F). Pat the cod dry, dip in the batter and fry two at a time for 6 minutes, until golden<, and the fish flakes easily|>. Keep warm.
- Fry the chips again for 4 minutes, until crisp, season with the rest of the salt and serve with the lemon.
= Shepherd's Pie ; shepherds pie, sheperds pie
pie ; british ; dinner ; 4 ; 25+70|55 ; stove oven
Minced lamb in gravy under mashed potato, baked until golden.
!*500 g minced lamb / minced beef / cooked lentils / soya mince ; 1 onion, chopped ; 2 carrots, diced ; 1 stick celery, diced ; 1 tbsp sunflower oil ; 2 tbsp tomato paste ; 1 tbsp plain flour ; 1 tbsp Worcestershire sauce ; 350 ml beef stock ; 1 tsp thyme ; !900 g floury potatoes, peeled and in chunks ; 60 g butter ; 80 ml milk ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 100 g peas
- Heat the sunflower oil in a wide pan and cook the onion, carrots and celery for 8 minutes. Add the minced lamb and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the flour and tomato paste, then the Worcestershire sauce, beef stock, thyme, half of the salt and the black pepper. Simmer for <20 minutes|8 minutes> and stir in the peas.
- Meanwhile, boil the potatoes for 18 minutes, drain and mash with the butter, milk and the rest of the salt.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the filling in a dish, top with the mash, rough it up with a fork and bake for 25 minutes, until golden.
= Cottage Pie ; beef cottage pie
pie ; british ; dinner ; 4 ; 25+70|55 ; stove oven
Minced beef in gravy under mashed potato, baked until golden.
!*500 g minced beef / minced lamb / cooked lentils / soya mince ; 1 onion, chopped ; 2 carrots, diced ; 1 stick celery, diced ; 1 tbsp sunflower oil ; 2 tbsp tomato paste ; 1 tbsp plain flour ; 1 tbsp Worcestershire sauce ; 350 ml beef stock ; 1 bay leaf ; !900 g floury potatoes, peeled and in chunks ; 60 g butter ; 80 ml milk ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 60 g cheddar, grated
- Heat the sunflower oil in a wide pan and cook the onion, carrots and celery for 8 minutes. Add the minced beef and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the flour and tomato paste, then the Worcestershire sauce, beef stock, bay leaf, half of the salt and the black pepper. Simmer for <20 minutes|8 minutes> and take out the bay leaf.
- Meanwhile, boil the potatoes for 18 minutes, drain and mash with the butter, milk and the rest of the salt.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the filling in a dish and top with the mash[ and cheddar]. Bake for 25 minutes, until golden.
= Fish Pie ; fisherman s pie, fishermans pie
pie ; british ; dinner ; 4 ; 25+55 ; stove oven
Fish and prawns in white sauce under mashed potato.
!*500 g cod fillets, in chunks / salmon fillets, in chunks / firm tofu, cubed ; 150 g raw prawns, peeled / peas ; 60 g butter ; 40 g plain flour ; 500 ml milk ; 1 bay leaf ; !900 g floury potatoes, peeled and in chunks ; 150 g peas ; 1 handful parsley, chopped ; 1 1/2 tsp salt ; 1/4 tsp white pepper ; 60 g cheddar, grated
- Boil the potatoes for 18 minutes, drain and mash with a third of the butter, a little of the milk and half of the salt.
- Melt the rest of the butter, stir in the flour for 1 minute, and whisk in the rest of the milk with the bay leaf. Simmer for 6 minutes, season with the white pepper and the rest of the salt, and take out the bay leaf.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Lay the cod, prawns and peas in a dish with the parsley and pour over the sauce.
- Top with the mash[ and cheddar] and bake for 28 minutes, until golden and bubbling.
= Beef Wellington ; boeuf en croute, fillet of beef in pastry
roast ; british ; dinner ; 6 ; 45+45 rest 60 ; stove oven
Fillet of beef wrapped in mushrooms, cured ham and puff pastry.
!*1000 g beef fillet, in one piece / 1000 g butternut squash, the long neck, peeled ; !400 g chestnut mushrooms, very finely chopped ; 1 shallot, finely chopped ; 30 g butter ; 8 slices Parma ham / 200 g spinach, wilted and squeezed ; 2 tbsp English mustard ; !500 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 1 tsp thyme
- Season the beef with the salt and black pepper. <Sear in the sunflower oil in a very hot pan for 1 minute on each side, brush with the mustard and cool.|Brush with the sunflower oil, roast at 200 °C (400 °F) for 35 minutes, brush with the mustard and cool.>
- Cook the mushrooms and shallot in the butter with the thyme for 15 minutes, until quite dry, and cool.
- Lay the ham on cling film, overlapping, spread with the mushrooms and wrap tightly around the beef. Chill for 30 minutes.
- Unwrap, roll up in the puff pastry, seal with the egg and glaze. Chill for 30 minutes. Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on.
- Bake for <35 minutes, until the middle reads 52 °C (126 °F) for medium rare, or 10 minutes longer for medium|30 minutes>. Rest for 10 minutes and slice thickly.
= Toad in the Hole ; toad-in-the-hole
bake ; british ; dinner ; 4 ; 15+45 rest 30 ; oven
Sausages baked in a risen batter.
!*8 pork sausages / vegan sausages ; !140 g plain flour ; !4 eggs ; !200 ml milk ; 3 tbsp sunflower oil ; 1/2 tsp salt
- Whisk the flour with the eggs, milk and salt until smooth, and leave for 30 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Roast the sausages in the sunflower oil in a metal tin for 15 minutes, until coloured and the fat is smoking hot.
- Pour the batter around them quickly and bake for 28 minutes without opening the oven, until tall and brown. Serve at once with gravy.
= Yorkshire Puddings ; yorkshire puds, yorkshires, yorkshire pudding, yorkies, popovers
side ; british ; dinner ; 4 ; 10+25 rest 30 ; oven
Batter that rises tall and hollow in smoking hot fat.
!140 g plain flour ; !4 eggs ; !200 ml milk ; 60 ml sunflower oil ; 1/2 tsp salt
- Whisk the flour with the eggs and salt until smooth, then whisk in the milk and leave for 30 minutes.
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Share the sunflower oil among {12} muffin moulds and heat for 10 minutes, until smoking.
- Pour in the batter quickly and bake for 15 minutes without opening the oven, until tall and brown.
= Roast Chicken ; sunday roast, roast dinner, roast dinner with all the trimmings, sunday dinner with all the trimmings, sunday roast chicken, roast chicken dinner, whole roast chicken, brathahnchen, brathendl, poulet roti, pollo asado, pollo arrosto
roast ; british ; dinner ; 4 ; 15+85 ; oven
A whole chicken roasted with lemon, herbs and butter until the skin is crisp.
!*1 whole chicken / 1 large cauliflower ; 50 g butter, soft ; 1 lemon, halved ; 4 cloves garlic, crushed ; 4 sprigs thyme ; 2 onions, thickly sliced ; 1 tbsp olive oil ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Lay the onions in a roasting tin.
- Mix the butter with the garlic, the salt and black pepper and rub it over the chicken< and under its skin|>. Put the lemon and thyme <inside or around it|around it>, set it on the onions and pour over the olive oil.
- Roast for <75 minutes, basting twice, until the thickest part reads 74 °C (165 °F) and the juices run clear|55 minutes, basting twice, until tender>.
- Rest for 10 minutes, then <carve and serve with the juices from the tin|slice thickly and serve with the onions and the butter from the tin>.
= Roast Turkey ; thanksgiving turkey, christmas turkey, christmas dinner, christmas lunch, thanksgiving dinner, thanksgiving main, christmas roast, xmas dinner, roast turkey crown, whole turkey
roast ; british ; dinner ; 10 ; 30+210 rest 40 ; oven
A whole turkey roasted with butter and herbs, rested and carved.
!*1 whole turkey, about 5 kg, at room temperature ; 150 g butter, soft ; 1 tbsp thyme ; 2 onions, quartered ; 1 lemon, halved ; 2 carrots, halved ; 4 cloves garlic, crushed ; 3 tsp salt ; 1 tsp black pepper ; 500 ml chicken stock
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the butter with the thyme, garlic, salt and black pepper, and rub it under and over the skin of the turkey.
- Put half of the onions and the lemon inside, and the rest with the carrots in a large roasting tin. Set the turkey on top, pour in the chicken stock and cover with foil.
- Roast for 150 minutes, basting now and then. Take off the foil and roast for another 60 minutes, until the thickest part of the thigh reads 74 °C (165 °F) and the juices run clear.
- Rest for 40 minutes, loosely covered, before carving. Use the juices for gravy.
= Roast Beef ; roast beef dinner, sunday roast beef, roastbeef, rosbif
roast ; british ; dinner ; 6 ; 15+80 rest 20 ; oven
A joint of beef, browned outside and pink within.
!*1500 g beef topside, at room temperature ; 2 tbsp sunflower oil ; 1 tbsp mustard powder ; 1 tbsp plain flour ; 2 onions, thickly sliced ; 2 carrots, halved ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Rub the beef with the sunflower oil, mustard powder, flour, salt and black pepper, and set it on the onions and carrots in a roasting tin.
- Roast for 20 minutes, then lower the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on.
- Roast for another 60 minutes, until the middle reads 54 °C (130 °F) for medium rare or 63 °C (145 °F) for medium.
- Rest for 20 minutes, covered loosely, and carve thinly.
= Roast Leg of Lamb ; roast lamb, leg of lamb, easter lamb, easter dinner, easter lunch, easter roast, gigot d agneau, lammkeule, cordero asado
roast ; british ; dinner ; 6 ; 20+90 rest 20 ; oven
A leg of lamb studded with garlic and rosemary.
!*2000 g leg of lamb, at room temperature ; 4 cloves garlic, sliced ; 3 sprigs rosemary ; 2 tbsp olive oil ; 2 onions, sliced ; 200 ml white wine ; 2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Cut slits in the lamb and push in the garlic and rosemary. Rub with the olive oil, salt and black pepper.
- Set on the onions in a roasting tin and roast for 20 minutes. Pour in the white wine and lower the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on.
- Roast for another 65 minutes, until the middle reads 60 °C (140 °F) for pink or 70 °C (158 °F) for well done.
- Rest for 20 minutes, carve and serve with the juices.
= Roast Pork with Crackling ; roast pork, pork roast, roast pork belly, schweinebraten, crispy pork belly
roast ; british ; dinner ; 6 ; 15+150 ; oven
Slow-roasted pork under crisp skin.
!*1500 g pork belly, skin scored and dry ; 1 tbsp fennel seeds, crushed ; 1 tbsp sunflower oil ; 2 onions, sliced ; 2 apples, quartered ; 300 ml cider ; 3 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 230 °C (450 °F), or 210 °C (410 °F) with the fan on. Rub the pork with the sunflower oil, salt, black pepper and fennel seeds, working the salt into the skin.
- Set on the onions and apples in a roasting tin and roast for 30 minutes, until the skin blisters.
- Lower the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Pour in the cider around the meat and roast for another 120 minutes, until tender.
- Rest for 15 minutes and serve with the mashed apples and juices.
= Bangers and Mash ; sausage and mash, sausages and mash, sausages with onion gravy
fry ; british ; dinner ; 4 ; 15+35 ; stove
Sausages on mashed potato with onion gravy.
!*8 pork sausages / vegan sausages ; !1000 g floury potatoes, peeled and in chunks ; 60 g butter ; 100 ml milk ; 2 onions, sliced ; 1 tbsp plain flour ; 400 ml beef stock ; 1 tsp Worcestershire sauce ; 1 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in the sunflower oil over medium heat for 15 minutes, turning, until brown<, and cooked through|>. Lift out.
- Meanwhile, boil the potatoes for 18 minutes, drain and mash with two thirds of the butter, the milk, salt and black pepper.
- Cook the onions with the rest of the butter in the sausage pan for 12 minutes, until brown. Stir in the flour, then the beef stock and Worcestershire sauce, and simmer for 5 minutes. Serve all together.
= Full English Breakfast ; full english, english breakfast, fry up, fry-up, irish breakfast, full irish, cooked breakfast, greasy breakfast, hangover breakfast, hangover food, hangover cure
egg ; british ; breakfast ; 2 ; 10+25 ; stove
Sausages, bacon, eggs, beans, mushrooms and tomatoes on one plate.
!*4 pork sausages / vegan sausages ; !4 rashers smoked bacon / 100 g smoked tofu, sliced ; !2 eggs / 200 g firm tofu, crumbled ; 200 g chestnut mushrooms, halved ; 2 tomatoes, halved ; 400 g baked beans ; 2 slices white bread ; 2 tbsp sunflower oil ; 20 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in half of the sunflower oil over medium heat for 15 minutes, turning, until cooked through. Add the bacon for the last 6 minutes, and keep both warm.
- Cook the mushrooms and tomatoes in the same pan with the salt and black pepper for 6 minutes.
- Meanwhile, warm the baked beans in a small pan for 5 minutes, toast the bread and spread it with the butter.
- Fry the eggs in the rest of the oil for 3 minutes, until the whites are set, and serve everything together.
= Sausage and Bean Casserole ; sausage casserole, sausage and bean stew, sausage stew, bean and sausage casserole
stew ; british ; dinner ; 4 ; 15+45|35 ; stove
Browned sausages and beans in a smoky tomato sauce.
!*8 pork sausages / vegan sausages / 500 g chestnut mushrooms, halved ; !800 g canned cannellini beans, drained / canned butter beans, drained / canned kidney beans, drained ; 1 onion, sliced ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tsp smoked paprika ; 1 tsp thyme ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 250 ml vegetable stock ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the sausages in the olive oil in a wide pan for 8 minutes and lift out.
- Cook the onion and red pepper in the pan for 8 minutes. Stir in the garlic, smoked paprika, thyme and tomato paste for 1 minute.
- Add the chopped tomatoes, vegetable stock, cannellini beans, salt and black pepper, return the sausages and simmer for <20 minutes, until they are cooked through|12 minutes>.
- Scatter with the parsley and serve with bread.
= Cornish Pasties ; cornish pasty, pasty, pasties
pie ; british ; lunch ; 4 ; 35+50 ; oven
Folded pastry filled with beef, potato and swede.
!500 g shortcrust pastry ; !*300 g beef skirt, finely diced / cooked lentils ; 200 g waxy potatoes, finely diced ; 150 g swede, finely diced ; 1 onion, finely chopped ; 1 egg, beaten / 2 tbsp oat milk ; 1 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the beef, potatoes, swede and onion with the salt and black pepper.
- Roll out the shortcrust pastry and cut {4} rounds the size of a plate. Heap the filling on one half, brush the edge with the egg, fold over and crimp firmly.
- Brush with the rest of the egg and bake for 15 minutes. Lower to 170 °C (340 °F), or 150 °C (300 °F) with the fan on, and bake for another 35 minutes, until golden and tender inside.
= Steak and Ale Pie ; beef pie, steak pie, steak and guinness pie, beef and ale pie, beef and guinness pie, beef and stout pie, beef and beer pie, meat pie
pie ; british ; dinner ; 4 ; 25+165|75 ; stove oven
Beef stewed in ale under a lid of puff pastry.
!*800 g stewing beef, in 3 cm cubes / chestnut mushrooms, halved ; 40 g plain flour ; 2 tbsp sunflower oil ; 2 onions, sliced ; 2 carrots, diced ; !400 ml ale / beef stock ; 200 ml beef stock ; 1 tbsp Worcestershire sauce ; 2 sprigs thyme ; !320 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Turn the beef in the flour with the salt and black pepper. <Brown it in the sunflower oil in batches, 5 minutes each,|Fry it in the sunflower oil for 8 minutes> and lift out. Cook the onions and carrots in the pan for 8 minutes.
- Add the ale, beef stock, Worcestershire sauce and thyme and return the beef. Cover and simmer gently for <110 minutes, until tender|20 minutes>. Tip into a pie dish and cool a little.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cover with the puff pastry, cut a slit, brush with the egg and bake for 30 minutes, until risen and golden.
= Steak and Kidney Pie ; steak n kidney pie, steak kidney pie, beef and kidney pie, steak and kidney pies, tourte au boeuf et aux rognons
pie ; british ; dinner ; 4 ; 30+170|90 ; stove oven
Beef and kidney stewed in ale under a lid of puff pastry.
!*600 g stewing beef, in 3 cm cubes / chestnut mushrooms, halved ; !200 g ox kidney, trimmed and diced / canned kidney beans, drained ; 40 g plain flour ; 3 tbsp sunflower oil ; 2 onions, sliced ; 300 ml ale / beef stock ; 300 ml beef stock ; 1 tbsp Worcestershire sauce ; 2 sprigs thyme ; 1 bay leaf ; !320 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Turn the beef and the kidney in the flour with the salt and black pepper. Brown the beef in two thirds of the sunflower oil for 10 minutes, in batches, then the kidney for 3 minutes, and lift out. Cook the onions in the rest of the oil for 8 minutes.
- Add the ale, beef stock, Worcestershire sauce, thyme and bay leaf and return the beef and kidney. Cover and simmer gently for <110 minutes, until tender|25 minutes>. Take out the thyme and bay leaf, tip into a pie dish and cool a little.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cover with the puff pastry, cut a slit, brush with the egg and bake for 30 minutes, until risen and golden.
= Chicken Pot Pie ; chicken and leek, chicken pie, chicken and mushroom pie, pot pie, chicken and leek pie
pie ; british ; dinner ; 4 ; 25+55 ; stove oven
Chicken and vegetables in a creamy sauce under pastry.
!*600 g chicken thigh fillets, diced / firm tofu, diced / 600 g chestnut mushrooms, halved ; 1 leek, sliced ; 2 carrots, diced ; 150 g button mushrooms, sliced ; 50 g butter ; 40 g plain flour ; 400 ml chicken stock ; !100 ml double cream ; 100 g peas ; 1 tsp thyme ; !320 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Melt the butter in a wide pan and cook the leek, carrots and button mushrooms for 8 minutes. Add the chicken with the salt and black pepper and cook for 6 minutes<, until no longer pink outside|>.
- Stir in the flour for 1 minute, then the chicken stock and thyme, and simmer for 10 minutes. Stir in the double cream and peas and tip into a pie dish.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cover with the puff pastry, cut a slit and brush with the egg.
- Bake for 28 minutes, until risen and golden.
= Irish Stew ; irish lamb stew
stew ; irish ; dinner ; 4 ; 20+120|50 ; stove
Lamb, potatoes and onions simmered until they fall together.
!*800 g diced lamb / stewing beef, cubed / chestnut mushrooms, halved ; !800 g waxy potatoes, in thick slices ; !2 onions, sliced ; 3 carrots, in chunks ; 800 ml lamb stock / vegetable stock ; 3 sprigs thyme ; 1 handful parsley, chopped ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Layer the lamb, onions and carrots in a heavy pan with the thyme, salt and black pepper. Pour in the lamb stock and bring to a simmer, skimming.
- Cover and simmer gently for <75 minutes|15 minutes>.
- Add the potatoes and simmer for another 30 minutes, until everything is tender and some of the potatoes have thickened the broth. Stir in the parsley.
= Colcannon ; champ
side ; irish ; dinner ; 4 ; 10+25 ; stove
Mashed potatoes with kale and spring onions.
!900 g floury potatoes, peeled and in chunks ; !200 g kale, shredded ; 80 g butter ; 100 ml milk ; 4 spring onions, sliced ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes for 18 minutes, adding the kale for the last 5 minutes. Drain well.
- Warm the milk with most of the butter and the spring onions for 2 minutes.
- Mash into the potatoes with the salt and black pepper, and melt the rest of the butter in the middle.
= Irish Soda Bread ; pain sans levure, pan sin levadura, pane senza lievito, pan irlandes, pain irlandais, soda bread
bread ; irish ; breakfast ; 8 ; 10+40 ; oven
Quick bread raised with soda and buttermilk.
!250 g plain flour ; !250 g wholemeal flour ; !1 tsp bicarbonate of soda ; 1 tsp salt ; !420 ml buttermilk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the plain flour with the wholemeal flour, bicarbonate of soda and salt.
- Stir in the buttermilk quickly to a soft dough and shape into a round on a floured tray, without kneading.
- Cut a deep cross and bake for 38 minutes, until it sounds hollow underneath. Cool on a rack.
= Welsh Rarebit ; rarebit, cheese on toast, le welsh, welsh complet, welsh lillois
filled ; british ; lunch ; 2 ; 5+10 ; stove oven
A hot sauce of cheese, ale and mustard on toast.
!4 slices sourdough bread ; !200 g cheddar, grated ; 20 g butter ; 1 tbsp plain flour ; !80 ml beer / milk ; 1 tsp English mustard ; 1 tsp Worcestershire sauce
- Melt the butter in a pan, stir in the flour for 1 minute and whisk in the beer until smooth.
- Stir in the cheddar, mustard and Worcestershire sauce over low heat until melted and thick.
- Toast the sourdough bread, spread with the sauce and grill for 3 minutes, until blistered.
= Bubble and Squeak ; bubble squeak, bubble n squeak
fry ; british ; breakfast ; 4 ; 10+25 ; stove
Leftover potatoes and cabbage fried into a cake.
!700 g floury potatoes, peeled and in chunks ; !300 g savoy cabbage, shredded ; 1 onion, sliced ; 50 g butter ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes for 15 minutes, adding the cabbage for the last 4 minutes. Drain well and crush.
- Cook the onion in half of the butter in a large pan for 6 minutes and mix it in with the salt and black pepper.
- Melt the rest of the butter in the pan, press in the mixture and fry for 8 minutes, until brown. Turn in pieces and fry for 6 minutes.
= Coronation Chicken ; coronation chicken salad
salad ; british ; lunch ; 4 ; 15+20 ; stove
Cold chicken in a mild curried mayonnaise with fruit.
!*500 g chicken breast fillets / canned chickpeas, drained ; !120 g mayonnaise ; 80 g Greek yogurt ; !1 tbsp curry powder ; 2 tbsp mango chutney ; 40 g raisins ; 30 g flaked almonds / pumpkin seeds ; 1 tsp lemon juice ; 1/2 tsp salt
- <Poach the chicken in barely simmering water for 15 minutes, until it reads 74 °C (165 °F) inside. Cool and shred.|Rinse the chicken.>
- Stir the mayonnaise with the Greek yogurt, curry powder, mango chutney, lemon juice and salt.
- Fold in the chicken and raisins and scatter with the almonds.
= Kedgeree ; smoked fish rice
rice ; british ; brunch breakfast ; 4 ; 10+30 ; stove
Curried rice with smoked fish and eggs.
!*400 g smoked haddock fillets / smoked tofu, diced ; !250 g basmati rice, rinsed ; !4 eggs / 150 g peas ; 1 onion, chopped ; 50 g butter ; 1 tbsp curry powder ; 500 ml water ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1 lemon, in wedges
- <Poach the haddock in the water for 6 minutes, until it flakes, and keep the liquid.|Bring the water to the boil with the haddock for 1 minute, lift it out and keep the liquid.>
- Cook the onion in half of the butter for 6 minutes and stir in the curry powder and basmati rice. Pour in the liquid with the salt, cover and cook over low heat for 12 minutes. Leave for 5 minutes.
- Meanwhile, boil the eggs for 8 minutes, peel and quarter.
- Fold the flaked haddock, parsley and the rest of the butter into the rice, and top with the eggs and lemon.
= Cullen Skink ; smoked haddock soup, smoked haddock chowder
soup ; scottish ; lunch ; 4 ; 15+30 ; stove
A thick Scottish soup of smoked haddock, potatoes and milk.
!*400 g smoked haddock fillets / smoked tofu, diced ; !500 g floury potatoes, diced ; 1 onion, chopped ; 1 leek, sliced ; 40 g butter ; !600 ml milk ; 400 ml water ; 1 handful chives, snipped ; 1/2 tsp salt ; 1/4 tsp white pepper
- Melt the butter in a pan and cook the onion and leek for 8 minutes. Add the potatoes and water and simmer for 14 minutes, until soft.
- Meanwhile, warm the haddock in the milk for 6 minutes<, until it flakes|>. Lift out and pour the milk into the pan.
- Crush some of the potatoes, stir in the haddock, salt and white pepper, and warm through. Scatter with the chives.
= Scones ; scone, cream tea, british scones, fruit scones
griddle ; british ; snacks ; 8 ; 15+14 ; oven
Quick, tall, tender rounds to split and fill.
!350 g self-raising flour ; 1 tsp baking powder ; !80 g butter, cold and diced ; 40 g caster sugar ; !180 ml milk ; 1/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Rub the butter into the flour, baking powder and salt, and stir in the caster sugar.
- Stir in most of the milk with a knife to a soft dough. Pat out 3 cm thick and cut {8} rounds straight down.
- Brush the tops with the rest of the milk and bake for 13 minutes, until risen and golden. Serve, if you like, with jam and cream.
= Victoria Sponge ; victoria sandwich, victoria sponge cake, sponge cake
cake ; british ; dessert ; 10 ; 20+25 ; oven
Two butter sponges with jam and cream between.
!200 g butter, soft ; !200 g caster sugar ; !4 eggs ; !200 g self-raising flour ; 1 tsp baking powder ; 2 tbsp milk ; !150 g strawberry jam ; 200 ml double cream ; 1 tbsp icing sugar
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Grease and line two 20 cm tins.
- Beat the butter with the caster sugar for 4 minutes, until pale. Beat in the eggs one at a time, then fold in the flour, baking powder and milk.
- Divide between the tins and bake for 22 minutes, until springy. Cool on a rack.
- Whip the double cream to soft peaks. Spread one sponge with the strawberry jam and cream, lay on the other and dust with the icing sugar.
= Sticky Toffee Pudding ; sticky date pudding, sticky toffee
pudding ; british ; dessert ; 8 ; 25+35 ; oven stove
A dark date sponge under hot toffee sauce.
!200 g dates, stoned and chopped ; 200 ml water, boiling ; 1 tsp bicarbonate of soda ; 80 g butter, soft ; 150 g brown sugar ; !2 eggs / 100 g soy yogurt ; 180 g self-raising flour ; !200 ml double cream ; !120 g brown sugar, for the sauce ; 60 g butter, for the sauce ; 1/4 tsp salt
- Pour the boiling water over the dates with the bicarbonate of soda and leave for 10 minutes. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on.
- Beat the soft butter with the first brown sugar, then the eggs, and fold in the flour and the dates with their water. Bake in a lined 20 cm dish for 32 minutes, until springy.
- For the sauce, simmer the rest of the butter and brown sugar with the double cream and salt for 4 minutes.
- Pour some of the sauce over the warm sponge and serve with the rest.
= Bread and Butter Pudding ; bread pudding, bread butter pudding
pudding ; british ; dessert ; 6 ; 20+40 rest 30 ; oven
Buttered bread and raisins baked in custard.
!8 slices white bread ; !50 g butter, soft ; 80 g raisins ; !3 eggs ; !400 ml milk ; 150 ml double cream ; 60 g caster sugar ; 1 tsp vanilla extract ; 1/4 tsp ground nutmeg
- Butter the bread, cut into triangles and layer in a dish with the raisins.
- Beat the eggs with the milk, double cream, caster sugar and vanilla extract, pour over and leave for 30 minutes. Grate over the nutmeg.
- Bake at 180 °C (350 °F), or 160 °C (325 °F) with the fan on, for 38 minutes, until set and golden.
= Apple Crumble ; fruit crumble, apfelcrumble, crumble aux pommes
pudding ; british ; dessert ; 6 ; 20+40 ; oven
Tart apples under a rubble of butter, flour and sugar.
!1000 g cooking apples, peeled and sliced / apples, peeled and sliced / rhubarb, cut in pieces / plums, stoned and halved / pears, peeled and sliced / mixed berries ; 60 g caster sugar ; 1 tsp ground cinnamon ; !180 g plain flour ; !120 g butter, cold and diced ; !100 g demerara sugar / 100 g sugar ; ?50 g rolled oats ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the apples with the caster sugar and cinnamon in a dish.
- Rub the butter into the flour with the salt until it looks like coarse crumbs, and stir in the demerara sugar and oats.
- Scatter over and bake for 38 minutes, until golden and bubbling at the edges. Serve warm.
= English Trifle ; trifle, sherry trifle
pudding ; british ; dessert ; 8 ; 30+15 rest 240 ; stove
Layers of sponge, fruit, custard and cream.
!200 g ladyfingers ; ?80 ml sherry ; 150 g raspberry jam ; !300 g raspberries ; !500 ml milk ; !4 egg yolks / 30 g cornflour ; 60 g caster sugar ; 30 g cornflour ; 1 tsp vanilla extract ; !400 ml double cream ; 30 g flaked almonds, toasted / pumpkin seeds, toasted
- Spread the ladyfingers with the raspberry jam and lay them in a glass bowl.[ Sprinkle with the sherry.] Scatter over the raspberries.
- Whisk the egg yolks with the caster sugar and cornflour, pour in the hot milk and cook, stirring, for 5 minutes, until thick. Stir in the vanilla extract, cool and spread over the fruit.
- Chill for 4 hours. Whip the double cream to soft peaks, spread over and scatter with the almonds.
= Eton Mess ; strawberry eton mess
pudding ; british ; dessert ; 4 ; 25+60 ; oven
Crushed meringue, strawberries and cream, folded together.
!2 egg whites ; !100 g caster sugar ; !400 g strawberries, hulled ; 2 tbsp icing sugar ; !300 ml double cream ; 1 tsp vanilla extract
- Heat the oven to 120 °C (250 °F), or 100 °C (210 °F) with the fan on. Whisk the egg whites to soft peaks, then whisk in the caster sugar by the spoonful until stiff and glossy. Spread on a lined tray, bake for 60 minutes and cool.
- Crush a third of the strawberries with half of the icing sugar, and slice the others.
- Whip the double cream with the vanilla extract and the rest of the icing sugar to soft peaks.
- Break up the meringue, fold it in with most of the fruit, top with the rest and serve at once.
= Panettone Bread and Butter Pudding ; panettone pudding, panettone bread pudding, bread and butter pudding with panettone, panettone and butter pudding
pudding ; italian ; dessert ; 6 ; 15+35 rest 15 ; oven
Buttered panettone baked in custard.
!400 g panettone, in thick slices ; !40 g butter, soft ; !3 eggs ; !350 ml milk ; 200 ml double cream ; 40 g caster sugar ; 1 tsp vanilla extract ; ?1 tbsp orange zest
- Butter the panettone, cut it into triangles and layer it in a buttered baking dish.[ Scatter with the orange zest.]
- Beat the eggs with the milk, double cream, vanilla extract and half of the caster sugar, pour over and leave for 15 minutes, until soaked in.
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Scatter with the rest of the sugar and bake for 35 minutes, until golden and just set.
= Zucchini Slice ; courgette slice, zucchini and bacon slice, australian zucchini slice, courgette and bacon slice, vegetable slice
egg ; australian ; lunch snacks ; 6 ; 15+35 ; oven
Grated courgette baked with eggs, bacon and cheese, and cut into squares.
!400 g courgettes, coarsely grated ; !5 eggs ; 150 g smoked bacon, chopped ; !120 g cheddar, grated ; 1 onion, finely chopped ; 150 g self-raising flour ; 60 ml sunflower oil ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Squeeze the water out of the courgettes.
- Beat the eggs with the sunflower oil, salt and black pepper and stir in the self-raising flour until smooth.
- Stir in the courgettes, onion, [bacon ]and cheddar, and spread in a lined 20 x 30 cm tin.
- Bake for 35 minutes, until set and golden. Leave for 10 minutes and cut into squares: good warm, and cold in a lunch box.
= Shortbread ; scottish shortbread, shortbread biscuits
biscuit ; scottish ; snacks ; 12 ; 15+35 ; oven
Crumbly biscuits of butter, sugar and flour.
!200 g butter, soft ; !100 g caster sugar / sugar ; !300 g plain flour ; 1/4 tsp salt
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Beat the butter with the caster sugar and salt until smooth.
- Work in the flour to a dough, press into a lined 20 cm tin and prick all over with a fork.
- Bake for 35 minutes, until pale gold. Cut into fingers while warm and cool in the tin.
= Flapjacks ; flapjack, oat bars
biscuit ; british ; snacks ; 12 ; 10+25 ; oven stove
Chewy bars of oats, butter and syrup.
!300 g rolled oats ; !160 g butter ; !120 g brown sugar ; !4 tbsp golden syrup ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Melt the butter with the brown sugar, golden syrup and salt.
- Stir in the oats, press firmly into a lined 20 cm tin and bake for 22 minutes, until golden at the edges.
- Mark into bars while warm and leave to cool in the tin.
= Christmas Pudding ; christmas dessert, plum pudding, figgy pudding
pudding ; british ; dessert ; 8 ; 30+360 ; stove
A dark steamed pudding of dried fruit and spice.
!500 g dried mixed fruit ; 150 ml brandy / orange juice ; 1 apple, grated ; 1 orange, zested and juiced ; !150 g suet / cold butter, grated ; 120 g brown sugar ; 120 g breadcrumbs ; 100 g plain flour ; 2 tsp mixed spice ; 2 eggs / 100 g soy yogurt ; 50 g almonds, chopped / pumpkin seeds ; 1/4 tsp salt
- Soak the dried mixed fruit in the brandy with the zest and juice of the orange overnight.
- Stir in the apple, suet, brown sugar, breadcrumbs, flour, mixed spice, eggs, almonds and salt. Press into a greased 1.2 l basin and cover with pleated paper and foil.
- Steam over simmering water for 6 hours, topping up as needed. Cool and keep in a cool place, and steam for 2 hours more to serve.
= Mince Pies ; mince pie
tart ; british ; dessert ; 12 ; 30+20 ; oven
Small pies of spiced dried fruit.
!400 g shortcrust pastry ; !300 g mincemeat ; 1 egg, beaten / 2 tbsp oat milk ; 2 tbsp icing sugar
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the shortcrust pastry and cut {12} rounds for the cases and {12} smaller ones for the lids.
- Line a bun tin, fill with the mincemeat, brush the edges with the egg and press on the lids. Cut a slit in each and brush the tops.
- Bake for 20 minutes, until golden, and dust with the icing sugar.
= Fish Fingers ; fish finger, homemade fish fingers, fish sticks, fischstabchen, batonnets de poisson
fry ; british ; dinner ; 4 ; 20+20 ; oven
Strips of white fish baked in crisp crumbs.
!*600 g cod fillets, skinless, in thick strips / haddock fillets, in thick strips / 500 g firm tofu, in thick strips ; 60 g plain flour ; 2 eggs, beaten ; !150 g breadcrumbs ; 3 tbsp sunflower oil ; 1 tsp sweet paprika ; 3/4 tsp salt ; 1 lemon, in wedges
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Pat the cod dry and season with half of the salt.
- Mix the breadcrumbs with the sunflower oil, paprika and the rest of the salt. Turn the cod in the flour, then in the eggs, then in the crumbs.
- Bake on a lined tray for 16 minutes, turning once, until golden<, and the fish flakes easily|>. Serve with the lemon.
= Clootie Dumpling ; cloutie dumpling, clootie pudding, scottish dumpling, clooty dumpling
pudding ; scottish ; dessert ; 10 ; 25+210 ; stove
Scotland’s spiced fruit pudding, boiled in a cloth.
!300 g plain flour ; !180 g suet ; 180 g brown sugar ; 100 g breadcrumbs ; !250 g sultanas ; !200 g currants ; 1 apple, grated ; 2 tsp mixed spice ; 2 tsp ground cinnamon ; 1 tsp bicarbonate of soda ; 1 tbsp treacle ; 1 egg, beaten ; 250 ml milk ; 1/4 tsp salt
- Mix the flour with the suet, sugar, breadcrumbs, sultanas, currants, apple, mixed spice, cinnamon, bicarbonate of soda and salt. Stir in the treacle, egg and milk to a stiff mixture.
- Dip a large cotton cloth in boiling water, wring it out and dust it well with flour. Heap the mixture in the middle, gather the cloth and tie it with string, leaving room to swell.
- Set it on an upturned plate in a large pot of simmering water, cover and simmer for 210 minutes, topping up with boiling water.
- Peel off the cloth and dry the dumpling in front of the fire or in a low oven for some minutes, until it has a skin.
= Lemon Posset ; posset, lemon possets, set lemon cream
pudding ; british ; dessert ; 4 ; 5+10 rest 180 ; stove
Cream set with nothing but lemon and sugar.
!500 ml double cream ; !120 g caster sugar ; !80 ml lemon juice ; 1 tsp lemon zest
- Bring the double cream and caster sugar to the boil, stirring, and boil for 3 minutes.
- Take off the heat and stir in the lemon juice and most of the lemon zest. Cool for 10 minutes and pour into small glasses.
- Chill for 3 hours, until set, and scatter with the rest of the zest.
= Mince and Tatties ; mince and potatoes, mince n tatties, savoury mince, mince and mash, plain mince
stew ; scottish ; dinner ; 4 ; 15+40 ; stove
Minced beef in a mild gravy with carrots, beside plain mash.
!*500 g minced beef / 500 g minced lamb / 480 g cooked lentils ; 1 onion, chopped ; 3 carrots, sliced ; 1 tbsp sunflower oil ; 1 tbsp plain flour ; 400 ml beef stock ; 1 tsp Worcestershire sauce ; !900 g floury potatoes, in chunks ; 40 g butter ; 80 ml milk ; 100 g peas ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef in the sunflower oil for 8 minutes, <until browned with no pink left|until hot>. Add the onion and carrots and cook for 5 minutes.
- Stir in the flour, then the beef stock, Worcestershire sauce, half of the salt and the black pepper. Cover and simmer for 20 minutes, and add the peas for the last 3.
- Meanwhile, boil the potatoes for 18 minutes, drain and mash with the butter, milk and the rest of the salt. Serve with the mince.
`;
