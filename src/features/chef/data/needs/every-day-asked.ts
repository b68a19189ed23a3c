/** What people ask for on any day and no cookbook names: loaded fries, a savory porridge, supper from four foods; how the table is read: rules/classics/classic.ts. */
export const EVERY_DAY_ASKED = `
= Loaded Fries ; loaded chips, cheesy loaded fries, cheesy chips with bacon, dirty fries, topped fries
side ; american ; snacks dinner ; 4 ; 15+40 ; oven stove
Oven fries under bacon, melted cheese and spring onions.
!1000 g floury potatoes, in 1 cm sticks ; 3 tbsp sunflower oil ; 150 g smoked bacon, diced / smoked tofu, diced ; !150 g cheddar, grated / vegan cheese, grated ; 3 spring onions, sliced ; 100 g sour cream / vegan yogurt ; 1 tsp sweet paprika ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the dry potatoes with the sunflower oil, paprika, salt and black pepper and spread on two trays. Bake for 32 minutes, turning once, until crisp.
- Meanwhile, fry the bacon in a dry pan for 6 minutes, until crisp.
- Push the fries together on one tray, scatter with the cheddar and bacon and bake for 4 minutes, until the cheese has melted. Top with the sour cream and spring onions.
= Pressure Cooker Pulled Pork ; instant pot pulled pork, pulled pork in the instant pot, pulled pork pressure cooker, quick pulled pork, instant pot pork shoulder
stew ; american ; dinner ; 8 ; 15+95 ; none
Pork shoulder under pressure until it falls apart, in less than two hours.
!*1600 g pork shoulder, in 6 pieces ; 1 onion, sliced ; 2 tbsp brown sugar ; 1 tbsp smoked paprika ; 2 tsp ground cumin ; 1 tsp mustard powder ; 2 tsp salt ; 1/2 tsp black pepper ; !250 ml passata ; 4 tbsp cider vinegar ; 150 ml water ; 8 burger buns
- Mix the sugar with the smoked paprika, cumin, mustard powder, salt and black pepper, and rub it all over the pork.
- Put the onion, water, passata and half of the cider vinegar into the pressure cooker and lay the pork on top. Close and cook at high pressure for 60 minutes. Let the pressure fall for 15 minutes, then release the rest.
- Lift out the pork and shred it with two forks. Boil the sauce down for 8 minutes, sharpen it with the rest of the vinegar and stir the pork back in. Fill the burger buns with it.
= Quick Beef Goulash ; quick goulash, goulash in an hour, schnelles gulasch, easy goulash, weeknight goulash
stew ; hungarian ; dinner ; 4 ; 15+35 ; stove
Strips of tender steak in a paprika sauce, in less than an hour.
!*600 g sirloin steak, in thin strips / 600 g pork tenderloin, in strips ; 3 onions, finely sliced ; 2 red peppers, sliced ; 3 tbsp sunflower oil ; !3 tbsp sweet paprika ; 1 tsp caraway seeds ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; 400 ml beef stock ; 1 tbsp red wine vinegar ; 100 g sour cream ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Season the steak with half of the salt and the black pepper. Brown it in a third of the sunflower oil over high heat in two batches, 2 minutes each, and lift out.
- Cook the onions and red peppers in the rest of the oil for 12 minutes, until soft and brown. Take off the heat and stir in the paprika, caraway, garlic and tomato paste.
- Pour in the beef stock and the rest of the salt and simmer for 12 minutes, until thick. Return the steak for 2 minutes, until hot and cooked through, sharpen with the red wine vinegar and serve with the sour cream.
= Quick Dal Makhani ; quick black dal, easy dal makhani, 40 minute dal makhani
curry ; indian ; dinner ; 4 ; 10+30 ; stove
Tinned lentils and kidney beans simmered with butter, cream and tomato.
!800 g canned green lentils, drained ; !400 g canned kidney beans, drained ; !60 g butter / 4 tbsp sunflower oil ; 1 onion, finely chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tsp ground cumin ; 1 tsp chilli powder, mild ; 1 tsp garam masala ; 300 g passata ; 300 ml water ; !120 ml double cream / soy cream ; 1 tsp fenugreek leaves ; 1 1/4 tsp salt
- Cook the onion in half of the butter for 8 minutes, until brown. Stir in the garlic, ginger, cumin and chilli powder for 1 minute.
- Add the passata, lentils, kidney beans, water and salt and simmer for 18 minutes, mashing some of the lentils against the pan, until thick.
- Stir in the double cream, garam masala, fenugreek and the rest of the butter and simmer for 3 minutes.
= Savoury Porridge ; savoury oatmeal, savory oatmeal, savory porridge, savoury oats, savory oats, oatmeal with egg, cheesy porridge
egg ; british ; breakfast ; 2 ; 5+12 ; stove
Oats cooked in stock with spinach and cheese, under a fried egg.
!100 g rolled oats ; 500 ml vegetable stock ; 100 g spinach ; 60 g cheddar, grated / vegan cheese, grated ; !2 eggs / 150 g firm tofu, crumbled ; 1 tbsp olive oil ; 2 spring onions, sliced ; 1/4 tsp black pepper
- Simmer the oats in the vegetable stock for 6 minutes, stirring, until creamy. Stir in the spinach until it wilts, then the cheddar and black pepper.
- Meanwhile, fry the eggs in the olive oil for 3 minutes, until <the whites are set|golden>.
- Spoon the oats into 2 bowls, top with the eggs and scatter with the spring onions.
= Savoury Waffles ; cheese waffles, savory waffles, cheddar waffles, ham and cheese waffles, herzhafte waffeln, gaufres salees
griddle ; american ; breakfast lunch ; 4 ; 15+20 ; stove
Crisp waffles with cheddar, ham and chives in the batter.
!250 g plain flour ; 2 tsp baking powder ; !3 eggs ; !400 ml milk ; 100 g butter, melted ; !120 g cheddar, grated / vegan cheese, grated ; 100 g ham, finely diced / smoked tofu, finely diced ; 3 tbsp chives, snipped ; 150 g sour cream ; 1/2 tsp salt ; 1/4 tsp black pepper
- Whisk the flour with the baking powder, salt and black pepper. Whisk in the eggs and milk, then most of the butter, and fold in the cheddar, ham and most of the chives.
- Heat a waffle iron and brush it with the rest of the butter. Bake ladlefuls for 4 minutes each, until golden and crisp.
- Serve with the sour cream and the rest of the chives.
= Savoury Pancakes ; savory pancakes, pancakes with spinach and feta, spinach and feta pancakes, pfannkuchen herzhaft, herzhafte pfannkuchen, pfannkuchen mit spinat und feta, spinach pancakes
griddle ; german ; dinner lunch ; 4 ; 15+25 ; stove
Thin pancakes rolled around garlicky spinach and feta.
!250 g plain flour ; !4 eggs ; !500 ml milk ; 40 g butter ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; !400 g spinach ; !200 g feta, crumbled / 150 g cheddar, grated ; 1/4 tsp ground nutmeg ; 1/2 tsp salt ; 1/4 tsp black pepper
- Whisk the flour with the milk and half of the salt until smooth, then whisk in the eggs. Leave for 10 minutes.
- Meanwhile, soften the onion in the olive oil for 6 minutes. Add the garlic and spinach, cook for 3 minutes, until wilted and dry, and stir in the nutmeg, black pepper, the rest of the salt and the feta.
- Melt a little of the butter in a pan over medium heat, pour in a ladle of batter and swirl it thin. Cook for 2 minutes on each side, until golden, and go on with the rest. Fill with the spinach and roll up.
= Shrimp Boil ; low country boil, lowcountry boil, seafood boil, shrimp and corn boil, prawn boil, shrimp boil with sausage, one pot shrimp and corn
stew ; american ; dinner ; 4 ; 15+25 ; stove
Prawns, corn on the cob, potatoes and sausage from one big pot, in spiced butter.
!*600 g raw prawns, shells on ; !4 corn cobs, in 3 pieces each ; 600 g new potatoes, halved ; 300 g smoked sausage, in chunks ; 1 lemon, halved ; !80 g butter, melted ; 2 tbsp Old Bay seasoning ; 3 cloves garlic, crushed ; 1 handful parsley, chopped ; 2.5 l water ; 1 1/2 tsp salt
- Bring the water to the boil in a big pot with the salt, lemon and two thirds of the Old Bay seasoning. Add the new potatoes and boil for 12 minutes.
- Add the corn and sausage and boil for 6 minutes. Add the prawns for 3 minutes, until pink and firm, and drain.
- Stir the butter with the garlic, parsley and the rest of the Old Bay seasoning, pour it over everything and eat with your fingers.
= Roasted Squash with Blue Cheese and Walnuts ; butternut squash with blue cheese and walnuts, roast squash blue cheese, squash with blue cheese, pumpkin with blue cheese and walnuts, roasted butternut with blue cheese
bake ; british ; dinner lunch ; 2 ; 10+35 ; oven
Wedges of squash roasted soft, under melting blue cheese and toasted walnuts.
!*600 g butternut squash, in wedges / 600 g pumpkin, in wedges ; !100 g blue cheese, crumbled / 100 g feta, crumbled ; !50 g walnuts, roughly chopped ; 1 red onion, in wedges ; 2 tbsp olive oil ; 1 tbsp honey ; 6 leaves sage ; 60 g rocket ; 1 tbsp balsamic vinegar ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the butternut squash and red onion with the olive oil, salt and black pepper on a tray and roast for 28 minutes, until soft and brown.
- Scatter with the walnuts, sage and blue cheese, drizzle with the honey and roast for 6 minutes, until it melts.
- Lay on the rocket and sprinkle with the balsamic vinegar.
= Beetroot and Goat's Cheese Tart ; goat's cheese and beetroot tart, beetroot tart, goats cheese and beetroot tart, beetroot and goats cheese tart, beetroot puff pastry tart
pie ; british ; dinner lunch ; 4 ; 15+30 ; oven
Puff pastry with beetroot, goat's cheese and thyme.
!320 g puff pastry / 320 g shortcrust pastry ; !350 g cooked beetroot, sliced ; !150 g goat's cheese, crumbled / 150 g feta, crumbled ; 1 red onion, thinly sliced ; 1 tbsp olive oil ; 1 tbsp balsamic vinegar ; 2 tsp thyme ; 40 g walnuts, chopped ; 1 egg, beaten ; 1 tbsp honey ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the beetroot and red onion with the olive oil, balsamic vinegar, thyme, salt and black pepper.
- Unroll the puff pastry on a lined tray, score a border of 2 cm, prick the middle and brush the border with the egg.
- Spread the beetroot and onion inside the border and scatter with the goat's cheese and walnuts. Bake for 28 minutes, until the pastry is risen and brown underneath. Drizzle with the honey.
= Grilled Sardines ; fresh sardines, grilled fresh sardines, sardines on the grill, barbecued sardines, sardinas a la plancha, sardinas asadas, sardine alla griglia, sardines grillees, gegrillte sardinen, bbq sardines
roast ; any ; dinner lunch ; 2 ; 15+6 ; grill
Whole fresh sardines, charred under a fierce heat, with lemon and parsley.
!*6 fresh sardines, gutted and scaled ; 2 tbsp olive oil ; !1 lemon, halved ; 1 handful parsley, chopped ; 1 clove garlic, finely chopped ; 1/2 tsp coarse sea salt ; 1/4 tsp black pepper
- Heat the grill as hot as it gets. Pat the sardines dry, rub them with half of the olive oil and season with the salt and black pepper.
- Grill for 2 to 3 minutes on each side, until the skin is charred and blistered and the flesh comes off the bone.
- Stir the parsley and garlic into the rest of the olive oil with the juice of half the lemon, and spoon over. Serve with the other half.
= White Bean Soup ; bean soup, tinned bean soup, cannellini bean soup, zuppa di fagioli, bohnensuppe, soupe aux haricots blancs, sopa de alubias
soup ; italian ; lunch dinner ; 4 ; 10+25 ; stove
White beans simmered with vegetables and rosemary, half of them blended.
!800 g canned cannellini beans, drained ; 1 onion, chopped ; 1 carrot, diced ; 1 stick celery, diced ; 3 cloves garlic, sliced ; 3 tbsp olive oil ; 1 tbsp tomato paste ; 1 l vegetable stock ; 1 sprig rosemary ; 100 g kale, shredded ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion, carrot and celery in two thirds of the olive oil for 8 minutes. Stir in the garlic and tomato paste for 1 minute.
- Add the cannellini beans, vegetable stock, rosemary, salt and black pepper and simmer for 12 minutes. Take out the rosemary and blend half of the soup.
- Stir in the kale and simmer for 4 minutes, until tender. Sharpen with the lemon juice and drizzle with the rest of the oil.
= Bean Soup from Dried Beans ; dried bean soup, soup from dried beans, dried white bean soup, bean soup with dried beans
soup ; italian ; lunch dinner ; 4 ; 15+90 ; stove
Beans soaked overnight and simmered slowly with vegetables and rosemary.
!250 g dried cannellini beans, soaked overnight ; 1 onion, chopped ; 1 carrot, diced ; 1 stick celery, diced ; 3 cloves garlic, sliced ; 3 tbsp olive oil ; 2 tbsp tomato paste ; 1.6 l vegetable stock ; 1 sprig rosemary ; 1 bay leaf ; 100 g kale, shredded ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Drain the soaked beans. Soften the onion, carrot and celery in two thirds of the olive oil for 8 minutes. Stir in the garlic and tomato paste for 1 minute.
- Add the beans, vegetable stock, rosemary and bay leaf. Boil hard for 10 minutes, then simmer for 60 minutes, until the beans are creamy. Take out the rosemary and bay leaf.
- Blend a third of the soup and stir it back in with the kale, salt and black pepper. Simmer for 5 minutes, sharpen with the lemon juice and drizzle with the rest of the oil.
= Yellow Rice ; geelrys, south african yellow rice, turmeric rice, yellow rice with raisins
side ; south african ; dinner ; 4 ; 5+20 ; stove
Rice with turmeric, cinnamon and raisins, as it stands beside bobotie.
!280 g basmati rice, rinsed ; !1 tsp ground turmeric ; 1 cinnamon stick ; 50 g raisins ; 25 g butter / 2 tbsp sunflower oil ; 1 tsp sugar ; 500 ml water ; 1/2 tsp salt
- Melt the butter in a pan and stir in the rice and turmeric for 1 minute.
- Add the water, cinnamon stick, sugar and salt, cover and simmer over low heat for 12 minutes.
- Stir in the raisins, leave covered off the heat for 5 minutes and fluff up with a fork. Take out the cinnamon stick.
= Korean Beef Bowl ; korean beef mince, korean beef mince bowl, korean ground beef bowl, korean ground beef, korean style beef mince, korean style beef mince with rice, korean beef mince with rice, bulgogi mince bowl
rice ; korean ; dinner ; 4 ; 10+18 ; stove
Beef mince in a sweet and salty soy glaze on rice, with quick cucumber.
!*500 g minced beef / 500 g minced turkey / 450 g firm tofu, crumbled ; !300 g jasmine rice, rinsed ; !4 tbsp soy sauce ; 2 tbsp brown sugar ; 1 tbsp gochujang ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp toasted sesame oil ; 1 tbsp sunflower oil ; 1 cucumber, thinly sliced ; 2 tbsp rice vinegar ; 3 spring onions, sliced ; 1 tbsp sesame seeds
- Boil the rice in plenty of water for 12 minutes, until tender, and drain. Turn the cucumber in the rice vinegar.
- Meanwhile, brown the beef in the sunflower oil over high heat for 8 minutes, until no pink is left. Add the garlic and ginger for 1 minute.
- Stir in the soy sauce, brown sugar, gochujang and sesame oil and bubble for 3 minutes, until sticky. Serve on the rice with the cucumber, spring onions and sesame seeds.
= Creamy Chicken and Leeks ; chicken and leeks in mustard cream, creamy mustard chicken with leeks, chicken leek and creme fraiche, chicken with leeks and mustard, mustard chicken with leeks, chicken and leek in a pan
fry ; french ; dinner ; 4 ; 10+27 ; stove
Chicken thighs browned and simmered with soft leeks, crème fraîche and mustard.
!*600 g chicken thigh fillets ; !3 leeks, sliced ; !200 g crème fraîche / 200 ml double cream ; !1 tbsp wholegrain mustard / Dijon mustard ; 20 g butter ; 1 tbsp olive oil ; 150 ml chicken stock ; 1 tsp thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Season the chicken with half of the salt and the black pepper and brown it in the olive oil for 4 minutes on each side. Lift out.
- Soften the leeks in the butter with the rest of the salt for 8 minutes in the same pan. Pour in the chicken stock and thyme.
- Return the chicken, cover and simmer for 8 minutes, until it reads 74 °C (165 °F) inside. Stir in the crème fraîche and mustard and warm through for 2 minutes.
= Prawn and Avocado Salad ; prawn salad, shrimp salad, prawn avocado salad, cold prawn salad, prawn and mango salad, summer prawn salad
salad ; australian ; dinner lunch ; 4 ; 20+4 ; stove
Cold prawns with avocado, mango, cucumber and lime: nothing goes into the oven.
!*500 g raw prawns, peeled ; !2 avocados, sliced ; 1 mango, diced ; 1 cucumber, diced ; 1 romaine lettuce, shredded ; 4 spring onions, sliced ; 1 handful mint, chopped ; 3 tbsp lime juice ; 3 tbsp olive oil ; 1 tsp honey ; 1 red chilli, finely chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the prawns in boiling water with half of the salt for 3 minutes, until pink and firm. Drain and rinse cold.
- Shake the lime juice with the olive oil, honey, chilli, black pepper and the rest of the salt.
- Toss the lettuce, cucumber, mango, spring onions and mint with most of the dressing, lay the avocado and prawns on top and drizzle with the rest.
= Thai Noodle Salad ; thai style noodle salad, thai glass noodle salad, yum woon sen, cold thai noodle salad, thaiish noodle salad, thai rice noodle salad, thai ish noodle salad, asian noodle salad
salad ; thai ; lunch dinner ; 4 ; 20+8 ; stove
Cold rice noodles with crunchy vegetables, herbs, peanuts and a lime dressing.
!200 g rice noodles ; 2 carrots, in matchsticks ; 1 cucumber, in matchsticks ; 1 red pepper, thinly sliced ; 100 g bean sprouts ; 3 spring onions, sliced ; !1 handful mint, chopped ; !1 handful fresh coriander, chopped ; !4 tbsp lime juice ; 3 tbsp fish sauce / soy sauce ; 2 tbsp brown sugar ; 1 red chilli, finely chopped ; 1 clove garlic, crushed ; 60 g peanuts, roasted and chopped
- Soak or boil the rice noodles for 6 minutes, until just tender. Drain and rinse under cold water.
- Stir the lime juice with the fish sauce, brown sugar, chilli and garlic until the sugar has dissolved.
- Toss the noodles with the carrots, cucumber, red pepper, bean sprouts, spring onions, mint, coriander and dressing, and scatter with the peanuts.
= Tuna and Sweetcorn Melts ; tuna sweetcorn toasties, tuna and corn on toast, tuna and sweetcorn sandwich, tuna corn melts, tuna and corn melts
filled ; british ; lunch dinner ; 2 ; 10+8 ; grill
Tuna, sweetcorn and egg on toast under bubbling cheese.
!*200 g canned tuna, drained ; !150 g canned sweetcorn, drained ; !4 slices sourdough bread ; 2 eggs, hard-boiled and chopped ; 3 tbsp mayonnaise / vegan mayonnaise ; 80 g cheddar, grated / vegan cheese, grated ; 1 spring onion, sliced ; 1 tsp lemon juice ; 1/4 tsp black pepper
- Mix the tuna with the sweetcorn, eggs, mayonnaise, spring onion, lemon juice and black pepper.
- Toast the sourdough bread under a hot grill on one side. Turn, heap on the tuna and scatter with the cheddar.
- Grill for 4 minutes, until bubbling and golden.
= Potato Pizza ; pizza with potatoes, pizza con patate, potato and mozzarella pizza, white pizza with potatoes, pizza bianca con patate, kartoffelpizza, pizza without tomato
pizza ; italian ; dinner lunch ; 4 ; 30+15 rest 90 ; oven
Pizza without tomato: paper-thin potatoes, mozzarella and rosemary.
!500 g bread flour / 600 g pizza dough ; 7 g yeast ; 320 ml water, lukewarm ; 5 tbsp olive oil ; !400 g waxy potatoes, paper-thin ; !250 g mozzarella, torn ; 1 tbsp rosemary, chopped ; 2 tsp salt ; 1/4 tsp black pepper
- Mix the bread flour with the yeast and half of the salt. Add the water and a third of the olive oil and knead for 10 minutes. Cover and leave to rise for 90 minutes.
- Heat the oven to 250 °C (480 °F), or as hot as it gets. Toss the potatoes with half of the rest of the oil and the salt.
- Stretch the dough into 4 rounds, spread with the mozzarella and potatoes in one layer, scatter with the rosemary and black pepper and drizzle with the rest of the oil. Bake for 13 minutes, until the potatoes are brown at the edges.
= Quark Traybake Cake ; quarkkuchen vom blech, quarkkuchen, quark cake, quark sheet cake, kuchen mit quark, blechkuchen mit quark, geburtstagskuchen mit quark, topfenkuchen
cake ; german ; dessert ; 24 ; 25+45 ; oven
A sheet cake with a thick quark filling for a whole office.
!400 g plain flour ; 200 g butter, cold and diced ; 150 g caster sugar ; 2 tsp baking powder ; !5 eggs ; !1000 g quark / Greek yogurt, drained ; 180 g sugar ; 60 g cornflour ; 200 ml double cream ; 1 tbsp vanilla extract ; 1 tbsp lemon zest ; 1/2 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and line a deep 30 x 40 cm tray.
- Rub the butter into the flour, caster sugar, baking powder and salt, and work in one of the eggs. Press into the tray with a low rim.
- Whisk the quark with the sugar, cornflour, double cream, vanilla, lemon zest and the rest of the eggs until smooth. Spread over the base and bake for 45 minutes, until set and golden. Cool in the tray and cut into squares.
= Slow Cooker Lamb Tagine ; slow cooker lamb with apricots, slow cooker lamb shoulder with apricots, slow cooker lamb shoulder, crockpot lamb tagine, lamb in the slow cooker, slow cooker lamb
stew ; moroccan ; dinner ; 6 ; 20+480 ; none
Lamb with apricots and warm spices, done while you are out.
!*1000 g diced lamb / 1000 g stewing beef, in chunks ; !150 g dried apricots / 150 g prunes / 150 g dates, stoned ; 2 onions, sliced ; 3 cloves garlic, crushed ; 2 carrots, in chunks ; 1 tbsp ras el hanout ; 1 tsp ground cinnamon ; 1 tsp ground ginger ; 400 g canned chopped tomatoes ; 150 ml vegetable stock ; 1 tbsp honey ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 30 g flaked almonds, toasted
- Turn the lamb in the ras el hanout, cinnamon, ginger, salt and black pepper.
- Put the onions, carrots and garlic into the slow cooker and lay the lamb and apricots on top. Pour over the chopped tomatoes, vegetable stock and honey.
- Cover and cook for 8 hours on low or 5 hours on high, until the lamb falls apart. Scatter with the almonds.
= Air Fryer Pork Belly Bites ; pork belly bites, air fryer pork belly, crispy pork belly bites, pork belly cubes, pork belly burnt ends, pork belly bites in the air fryer
fry ; american ; snacks dinner ; 4 ; 10+42 ; none
Cubes of pork belly, crisp outside and soft inside, in a sticky glaze.
!*800 g pork belly, in 3 cm cubes ; 1 tbsp brown sugar ; 2 tsp smoked paprika ; 1 tsp garlic powder ; 2 tbsp honey ; 1 tbsp soy sauce ; 1 tbsp cider vinegar ; 1/2 tsp salt ; 1/4 tsp black pepper
- Pat the pork dry and turn it in the brown sugar, smoked paprika, garlic powder, salt and black pepper.
- Heat the air fryer to 180 °C (350 °F). Cook the pork in one layer for 36 minutes, shaking three times, until soft and it reads 71 °C (160 °F) inside.
- Stir the honey with the soy sauce and cider vinegar, toss the pork in it and cook for 5 minutes more at 200 °C (400 °F), until crisp and sticky.
= Oven Pork Belly Bites ; pork belly bites in the oven, oven baked pork belly bites, roast pork belly bites
roast ; american ; snacks dinner ; 4 ; 10+60 ; oven
Cubes of pork belly roasted until crisp, in a sticky glaze.
!*800 g pork belly, in 3 cm cubes ; 1 tbsp brown sugar ; 2 tsp smoked paprika ; 1 tsp garlic powder ; 2 tbsp honey ; 1 tbsp soy sauce ; 1 tbsp cider vinegar ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Pat the pork dry and turn it in the brown sugar, smoked paprika, garlic powder, salt and black pepper.
- Roast on a rack over a tray for 45 minutes, turning once, until it reads 71 °C (160 °F) inside and the fat has run out.
- Stir the honey with the soy sauce and cider vinegar, toss the pork in it and roast for 12 minutes at 220 °C (425 °F), until sticky and dark at the edges.
= Pumpkin and Mince Bake ; pumpkin and mince, mince and pumpkin, kurbis hackfleisch auflauf, kurbis mit hackfleisch, hackfleisch mit kurbis, kurbis hack pfanne, squash and mince bake, pumpkin and ground beef, butternut squash and mince
bake ; german ; dinner ; 4 ; 20+45 ; oven stove
Minced beef and pumpkin baked under cheese.
!*500 g minced beef / 500 g minced turkey ; !800 g pumpkin, in 2 cm dice / 800 g butternut squash, in 2 cm dice ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato paste ; 400 g canned chopped tomatoes ; 1 tsp sweet paprika ; 1 tsp dried thyme ; 150 g crème fraîche ; 100 g gruyère, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the pumpkin with half of the olive oil and salt in a baking dish and roast for 15 minutes.
- Meanwhile, soften the onion in the rest of the oil for 5 minutes. Add the beef and fry for 8 minutes, until no pink is left. Stir in the garlic, tomato paste, paprika and thyme for 1 minute, then the chopped tomatoes, black pepper and the rest of the salt, and simmer for 6 minutes.
- Mix the beef with the pumpkin, dot with the crème fraîche, scatter with the gruyère and bake for 20 minutes, until bubbling and golden.
= Chicken and Sweet Potato Traybake ; chicken traybake, chicken tray bake, easy chicken traybake, chicken sweet potato traybake, sheet pan chicken and sweet potato, chicken thighs with sweet potato and lime, lime chicken and sweet potato
roast ; any ; dinner ; 4 ; 10+40 ; oven
Chicken thighs and sweet potatoes from one tray, with lime and smoked paprika.
!*800 g chicken thighs ; !800 g sweet potatoes, in 3 cm chunks ; !2 limes, halved ; 2 red onions, in wedges ; 3 tbsp olive oil ; 2 tsp smoked paprika ; 1 tsp ground cumin ; 3 cloves garlic, crushed ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Stir the olive oil with the juice of one lime, the smoked paprika, cumin, garlic, salt and black pepper.
- Toss the chicken, sweet potatoes and red onions in it on a large tray, skin side up, with the other lime.
- Roast for 40 minutes, until the skin is crisp and the chicken reads 74 °C (165 °F) inside. Scatter with the coriander and squeeze over the roasted lime.
= Strawberries with Mint and Lime ; light strawberry dessert, strawberries with lime, macerated strawberries, marinierte erdbeeren, fraises a la menthe, fraises au citron, fresas con menta, fragole al limone, light fruit dessert
pudding ; french ; dessert ; 4 ; 10+0 ; none
Strawberries in their own juice with lime and mint, with a spoonful of yogurt.
!600 g strawberries, hulled and halved / raspberries / peaches, stoned and sliced ; 2 tbsp sugar ; !1 lime, zested and juiced / 1 lemon, zested and juiced ; 1 handful mint, torn ; 200 g Greek yogurt / vegan yogurt
- Toss the strawberries with the sugar, lime zest and half of the lime juice and leave for 5 minutes, until they stand in their juice.
- Stir in the mint, taste and add more of the lime juice.
- Spoon into 4 glasses with the juice and top with the yogurt.
= Chilli Garlic Prawns ; chili garlic shrimp, spicy garlic shrimp, spicy garlic prawns, hot garlic prawns, chilli prawns, chili shrimp, scharfe garnelen, crevettes epicees, gambas picantes, gamberi piccanti
fry ; chinese ; dinner ; 4 ; 15+18 ; stove
Prawns seared hot and fast in a sharp sauce of chilli, garlic and tomato, with rice.
!*600 g raw prawns, peeled / 500 g firm tofu, in cubes ; !3 red chillies, finely chopped ; !6 cloves garlic, finely chopped ; 1 tbsp ginger, grated ; 3 tbsp sunflower oil ; 2 tbsp sriracha ; 2 tbsp soy sauce ; 2 tbsp tomato paste ; 1 tbsp sugar ; 1 tbsp rice vinegar / 1 tbsp cider vinegar ; 100 ml water ; 4 spring onions, in pieces ; 280 g jasmine rice, rinsed / 280 g long-grain rice, rinsed ; 1/2 tsp salt
- Cook the rice in 560 ml of water with the salt for 12 minutes, covered, and leave to stand.
- Meanwhile, stir the sriracha with the soy sauce, tomato paste, sugar, rice vinegar and water.
- Sear the prawns in half of the sunflower oil over high heat for 2 minutes and lift out. Fry the chillies, garlic and ginger in the rest of the oil for 1 minute.
- Pour in the sauce and bubble for 2 minutes, until thick. Return the prawns with the spring onions for 2 minutes, until <pink all through|coated and hot>, and serve with the rice.
= Scrambled Eggs with Cottage Cheese ; cottage cheese scrambled eggs, cottage cheese eggs, high protein scrambled eggs, protein scrambled eggs, ruhrei mit huttenkase, eggs and cottage cheese
egg ; american ; breakfast ; 2 ; 5+6 ; stove
Soft eggs with cottage cheese and chives on wholemeal toast: some 30 g of protein.
!5 eggs ; !200 g cottage cheese / 200 g ricotta ; 10 g butter / 1 tbsp olive oil ; 2 slices wholemeal bread, toasted ; 1 handful chives, snipped ; 1/4 tsp salt ; 1/4 tsp black pepper
- Beat the eggs with the salt, black pepper and half of the cottage cheese.
- Melt the butter in a pan over low heat. Pour in the eggs and push them about for 4 minutes, until <just set|done>.
- Fold in the rest of the cottage cheese, spoon onto the bread and scatter with the chives.
`;
