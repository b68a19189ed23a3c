/** Dishes of Italy; how the table is read: rules/classics/classic.ts. */
export const ITALIAN = `
= Spaghetti Carbonara ; carbonara, pasta carbonara, spaghetti alla carbonara, carbonara pasta
pasta ; italian ; dinner ; 4 ; 10+15 ; stove
Spaghetti in a silky sauce of eggs, hard cheese and the fat of cured pork, made without cream.
400 g spaghetti ; !*150 g pancetta, diced / smoked tofu, diced ; !4 egg yolks, very fresh / 200 ml double cream / 200 ml soy cream ; 1 egg, very fresh / 2 tbsp nutritional yeast ; !80 g pecorino, finely grated / parmesan, finely grated ; 1 tsp black pepper, coarsely ground ; 1 tsp salt
- Bring a large pan of water to the boil with the salt, and cook the spaghetti for 10 minutes, until just firm.
- Meanwhile, fry the pancetta in a dry pan over medium heat for 8 minutes, until golden. Take the pan off the heat.
- Beat the egg yolks with the egg, most of the pecorino and the black pepper.
- Lift the spaghetti into the pan with the pancetta, along with {100 ml} of its cooking water, and toss for 1 minute off the heat.
- Pour in the sauce and toss quickly until it turns glossy; the pan must not be hot enough to scramble it. Loosen with a little more cooking water[, and serve with the rest of the pecorino].
= Spaghetti Bolognese ; bolognese, bolognaise, spaghetti bolognaise, spag bol, ragu, pasta bolognese, tagliatelle al ragu, bolognese sauce, ragu alla bolognese
pasta ; italian ; dinner ; 4 ; 15+75|35 ; stove
Pasta with a slow sauce of minced meat, soffritto and a little tomato.
400 g spaghetti / tagliatelle ; !*400 g minced beef / minced pork / minced lamb / cooked lentils / soya mince ; 1 onion, finely chopped ; 1 carrot, finely chopped ; 1 stick celery, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato paste ; ?150 ml red wine ; 400 g canned chopped tomatoes ; 200 ml beef stock ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; ?40 g parmesan, grated
- Heat the olive oil in a wide pan over medium heat. Cook the onion, carrot and celery for 10 minutes, until soft, then stir in the garlic for 1 minute.
- Turn up the heat, add the minced beef and <fry for 8 minutes, breaking it up, until browned with no pink left|stir for 2 minutes>.
- Stir in the tomato paste[, pour in the red wine and let it bubble for 2 minutes]. Add the chopped tomatoes, the beef stock, half of the salt and the black pepper.
- Simmer gently, partly covered, for <50 minutes|15 minutes>, until thick.
- Cook the spaghetti for 10 minutes in boiling water with the rest of the salt. Drain, toss with the sauce[, and serve with the parmesan].
= Spaghetti and Meatballs ; spaghetti with meatballs, meatball spaghetti, spaghetti con polpette, spaghetti mit hackballchen
pasta ; italian ; dinner ; 4 ; 25+35 ; stove
Spaghetti in tomato sauce with small meatballs.
400 g spaghetti ; !*500 g minced beef / minced pork / minced turkey / cooked lentils, mashed ; 60 g breadcrumbs ; 1 egg ; 1 onion, finely chopped ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; !800 g canned chopped tomatoes ; 1 tsp dried oregano ; 1 handful basil ; 1 3/4 tsp salt ; 1/4 tsp black pepper ; ?40 g parmesan, grated
- Knead the minced beef with the breadcrumbs, egg, half of the onion, a third of the garlic, the oregano, the black pepper and half of the salt. Roll into {20} balls.
- Brown them in two thirds of the olive oil for 8 minutes and lift out. Cook the rest of the onion and garlic in the rest of the oil for 5 minutes.
- Add the chopped tomatoes and simmer for 8 minutes. Return the meatballs and simmer for 12 minutes<, until cooked through with no pink left|>.
- Meanwhile, boil the spaghetti with the rest of the salt for 10 minutes. Toss with the sauce, tear in the basil[ and serve with the parmesan].
= Lasagne ; lasagna, lasagnes, lasagne maison, lasagne bolognese, lasagna bolognese, lasagne al forno, beef lasagne
bake ; italian ; dinner ; 6 ; 30+90|60 ; stove oven
Sheets of pasta baked in layers with meat sauce and white sauce.
!250 g lasagne sheets ; !*500 g minced beef / minced pork / minced lamb / cooked lentils / soya mince ; 1 onion, finely chopped ; 1 carrot, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato paste ; 800 g canned chopped tomatoes ; 60 g butter ; 60 g plain flour ; 750 ml milk ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; ?125 g mozzarella, torn ; ?60 g parmesan, grated
- Heat the olive oil in a wide pan and cook the onion and carrot over medium heat for 8 minutes. Add the garlic and minced beef, turn up the heat and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the tomato paste, the chopped tomatoes, half of the salt and the black pepper. Simmer for <30 minutes|10 minutes>, until thick.
- For the white sauce, melt the butter in a second pan, stir in the flour for 1 minute, then whisk in the milk little by little. Simmer for 5 minutes, until it coats a spoon, and season with the nutmeg and the rest of the salt.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer meat sauce, lasagne sheets and white sauce in a deep dish until all is used, ending with white sauce. [Top with the mozzarella.][ Scatter with the parmesan.]
- Bake for 40 minutes, until bubbling and golden, and leave to stand for 10 minutes before cutting.
= Skillet Lasagne ; skillet lasagna, stovetop lasagne, stovetop lasagna, one pan lasagne, one pan lasagna, lasagne on the hob, hob lasagne
bake ; italian ; dinner ; 4 ; 15+37|31 ; stove
Broken sheets of pasta simmered in meat sauce under melted cheese, all in one pan.
!200 g lasagne sheets, broken into pieces ; !*400 g minced beef / minced pork / minced lamb / cooked lentils / soya mince ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tbsp tomato paste ; 800 g canned chopped tomatoes ; 400 ml water ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 150 g ricotta ; 125 g mozzarella, torn ; ?30 g parmesan, grated
- Heat the olive oil in a wide, deep pan with a lid and cook the onion over medium heat for 6 minutes. Add the garlic and minced beef, turn up the heat and <fry for 8 minutes, until browned with no pink left|stir for 2 minutes>.
- Stir in the tomato paste for 1 minute, then the chopped tomatoes, water, oregano, salt and black pepper, and bring to the boil.
- Push the lasagne sheets under the sauce, cover and simmer for 18 minutes, stirring now and then so that nothing sticks, until tender.
- Dot with the ricotta and mozzarella[ and scatter with the parmesan]. Cover and leave over low heat for 4 minutes, until melted.
= Vegetable Lasagne ; vegetable lasagna, veggie lasagne, veggie lasagna, vegetarian lasagne, vegetarian lasagna, spinach lasagne, gemuselasagne, lasagne aux legumes, lasana de verduras, lasagne di verdure
bake ; italian ; dinner ; 6 ; 30+75 ; stove oven
Sheets of pasta baked in layers with a sauce of vegetables and tomatoes, white sauce and cheese.
!250 g lasagne sheets ; 2 aubergines, diced ; 2 courgettes, diced ; 1 red pepper, diced ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 4 tbsp olive oil ; 800 g canned chopped tomatoes ; 200 g spinach ; 60 g butter ; 60 g plain flour ; 750 ml milk ; 1/4 tsp ground nutmeg ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 200 g mozzarella, torn
- Heat the olive oil in a wide pan. Cook the aubergines, courgettes, red pepper and onion over medium-high heat for 12 minutes, stirring, until soft and golden.
- Stir in the garlic for 1 minute, then the chopped tomatoes, half of the salt and the black pepper. Simmer for 15 minutes, and wilt the spinach in it.
- Melt the butter in a second pan, stir in the flour for 1 minute, then whisk in the milk little by little. Simmer for 5 minutes, until it coats a spoon, and season with the nutmeg and the rest of the salt.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer vegetables, lasagne sheets and white sauce in a deep dish, ending with white sauce. Top with the mozzarella.
- Bake for 40 minutes, until bubbling and golden, and leave to stand for 10 minutes before cutting.
= Spaghetti al Pomodoro ; pasta al pomodoro, pasta pomodoro, spaghetti pomodoro, pasta with tomatoes and basil, pasta with tomato and basil, pasta with tomato sauce, spaghetti with tomato sauce, tomato pasta, tomato basil pasta, nudeln mit tomatensosse, nudeln mit tomaten und basilikum, spaghetti mit tomatensosse, pates a la sauce tomate, pasta con tomate
pasta ; italian ; dinner ; 4 ; 10+25 ; stove
Spaghetti in a plain sauce of tomatoes, garlic, olive oil and basil.
400 g spaghetti ; !800 g canned chopped tomatoes ; 4 tbsp olive oil ; 3 cloves garlic, sliced ; !1 bunch basil ; 1 1/2 tsp salt ; ?40 g parmesan, grated
- Warm the garlic in the olive oil in a wide pan over medium heat for 2 minutes, until pale gold.
- Add the chopped tomatoes and a third of the salt and simmer for 18 minutes, until thick.
- Meanwhile, cook the spaghetti for 10 minutes in boiling water with the rest of the salt.
- Toss the spaghetti in the sauce with a little of its water, tear in the basil[ and serve with the parmesan].
= Cacio e Pepe ; spaghetti cacio e pepe
pasta ; italian ; dinner ; 4 ; 5+12 ; stove
Spaghetti with nothing but pecorino, black pepper and its own cooking water.
400 g spaghetti ; !200 g pecorino, very finely grated / 60 g nutritional yeast ; !2 tsp black pepper, coarsely ground ; 1 tsp salt
- Cook the spaghetti for 9 minutes in just enough boiling water to cover it, with the salt, so that the water turns starchy.
- Meanwhile, toast the black pepper in a wide dry pan for 1 minute, until fragrant, and stop it with {150 ml} of the cooking water.
- Mix the pecorino with {100 ml} of the cooking water, cooled for a minute, to a thick paste.
- Lift the spaghetti into the pan with the pepper and toss for 1 minute. Take off the heat, stir in the cheese paste and toss hard until every strand is coated.
= Spaghetti Amatriciana ; amatriciana, bucatini amatriciana, bucatini all amatriciana, pasta amatriciana
pasta ; italian ; dinner ; 4 ; 10+25 ; stove
Pasta in a tomato sauce with cured pork, chilli and pecorino.
400 g bucatini / spaghetti ; !*150 g pancetta, cut into strips / smoked tofu, diced ; 1/2 tsp chilli flakes ; 100 ml white wine ; !400 g canned chopped tomatoes ; 60 g pecorino, grated ; 1 tbsp olive oil ; 1 tsp salt
- Heat the olive oil in a wide pan over medium heat and fry the pancetta for 8 minutes, until golden.
- Add the chilli flakes and the white wine and let it bubble away. Stir in the chopped tomatoes and simmer for 12 minutes, until thick.
- Meanwhile, cook the bucatini for 10 minutes in boiling water with the salt.
- Lift it into the sauce with a little of its water and toss for 1 minute. Take off the heat[, stir in the pecorino] and serve.
= Spaghetti Aglio e Olio ; aglio olio, aglio e olio, aglio olio e peperoncino, spaghetti aglio olio, garlic spaghetti
pasta ; italian ; dinner ; 4 ; 5+12 ; stove
Spaghetti with garlic, olive oil and chilli.
400 g spaghetti ; !6 cloves garlic, thinly sliced ; !100 ml olive oil ; 1/2 tsp chilli flakes ; 1 handful parsley, chopped ; 1 tsp salt
- Cook the spaghetti for 10 minutes in boiling water with the salt.
- Meanwhile, warm the garlic in the olive oil in a wide pan over low heat for 5 minutes, until pale gold; if it browns, it turns bitter. Stir in the chilli flakes.
- Lift the spaghetti into the pan with {150 ml} of its water and toss over high heat for 1 minute, until glossy.
- Stir in the parsley and serve.
= Spaghetti Puttanesca ; puttanesca, pasta puttanesca
pasta ; italian ; dinner ; 4 ; 10+20 ; stove
Spaghetti with tomatoes, olives, capers and anchovies.
400 g spaghetti ; 3 tbsp olive oil ; 3 cloves garlic, sliced ; 6 anchovy fillets ; 1/2 tsp chilli flakes ; 400 g canned chopped tomatoes ; !100 g black olives, pitted ; !2 tbsp capers, rinsed ; 1 handful parsley, chopped ; 1 tsp salt
- Heat the olive oil in a wide pan over medium heat. Cook the garlic, anchovy fillets and chilli flakes for 2 minutes, until the garlic is pale gold.
- Add the chopped tomatoes and simmer for 10 minutes. Stir in the olives and capers.
- Meanwhile, cook the spaghetti for 10 minutes in boiling water with the salt.
- Toss the spaghetti in the sauce with a little of its water, and scatter with the parsley.
= Penne all'Arrabbiata ; arrabbiata, penne arrabbiata, pasta arrabbiata, penne all arrabbiata, arrabiata
pasta ; italian ; dinner ; 4 ; 5+20 ; stove
Penne in a tomato sauce made angry with chilli and garlic.
400 g penne ; 3 tbsp olive oil ; !3 cloves garlic, sliced ; !1 tsp chilli flakes ; !400 g canned chopped tomatoes ; 1 handful parsley, chopped ; 1 tsp salt
- Heat the olive oil in a wide pan over medium heat and cook the garlic and chilli flakes for 1 minute.
- Add the chopped tomatoes with half of the salt and simmer for 15 minutes, until thick.
- Meanwhile, cook the penne for 11 minutes in boiling water with the rest of the salt.
- Toss the penne in the sauce with a little of its water, and finish with the parsley.
= Fettuccine Alfredo ; alfredo, pasta alfredo, alfredo pasta
pasta ; italian ; dinner ; 4 ; 5+15 ; stove
Ribbons of pasta in a sauce of butter, cream and parmesan.
400 g fettuccine ; !60 g butter ; !200 ml double cream ; !100 g parmesan, finely grated ; 1/4 tsp black pepper ; 1 tsp salt
- Cook the fettuccine for 9 minutes in boiling water with the salt.
- Meanwhile, melt the butter in a wide pan over low heat, pour in the double cream and warm for 3 minutes.
- Lift in the fettuccine with {100 ml} of its water, add the parmesan and black pepper, and toss for 1 minute, until the sauce clings.
- Serve at once, because it thickens as it cools.
= Chicken Alfredo ; chicken alfredo pasta, chicken fettuccine alfredo
pasta ; italian ; dinner ; 4 ; 10+20 ; stove
Ribbons of pasta with chicken in a sauce of butter, cream and parmesan.
400 g fettuccine ; !*400 g chicken breast fillets, sliced / raw prawns, peeled / firm tofu, sliced ; 1 tbsp olive oil ; 40 g butter ; 2 cloves garlic, crushed ; !200 ml double cream ; !80 g parmesan, finely grated ; 1/4 tsp black pepper ; 1 1/2 tsp salt
- Cook the fettuccine for 9 minutes in boiling water with most of the salt.
- Heat the olive oil in a wide pan over medium-high heat. Season the chicken with the rest of the salt and the black pepper and fry for 7 minutes, until golden<, cooked through and no longer pink|>. Lift out.
- Melt the butter in the same pan over low heat and cook the garlic for 1 minute. Pour in the double cream and warm for 3 minutes.
- Lift in the fettuccine with a little of its water, add the parmesan and the chicken, and toss for 1 minute, until the sauce clings.
= Pasta al Pesto ; pesto pasta, spaghetti with pesto, spaghetti al pesto, pasta with pesto, trofie al pesto, pesto
pasta ; italian ; dinner ; 4 ; 15+12 ; stove
Pasta in an uncooked sauce of basil, pine nuts, parmesan and olive oil.
400 g trofie / spaghetti ; !80 g basil ; !40 g pine nuts / sunflower seeds ; 1 clove garlic ; !60 g parmesan, grated / 20 g nutritional yeast ; !120 ml olive oil ; 1 tsp salt
- Cook the trofie for 10 minutes in boiling water with most of the salt.
- Meanwhile, pound or blend the garlic with the pine nuts and the rest of the salt, add the basil and crush it to a paste.
- Stir in the parmesan, then the olive oil in a thin stream.
- Drain the trofie, keeping a cup of the water. Toss with the sauce off the heat, loosening it with a little of the water.
= Spaghetti alle Vongole ; vongole, spaghetti vongole, linguine alle vongole, spaghetti with clams, clam pasta
pasta ; italian ; dinner ; 4 ; 15+15 ; stove
Spaghetti with clams, garlic, white wine and parsley.
400 g spaghetti ; !*1000 g clams, rinsed / mussels, rinsed ; 4 tbsp olive oil ; 3 cloves garlic, sliced ; 1/4 tsp chilli flakes ; 150 ml white wine ; 1 handful parsley, chopped ; 1 tsp salt
- Discard any clams that are broken or stay open when tapped. Cook the spaghetti for 9 minutes in boiling water with the salt.
- Heat the olive oil in a wide pan and cook the garlic and chilli flakes for 1 minute. Add the clams and white wine, cover and cook over high heat for 5 minutes, until the shells open. Discard any that stay shut.
- Lift the spaghetti into the pan and toss for 1 minute in the juices. Stir in the parsley and serve.
= Pizza Margherita ; margherita, margherita pizza, pizza margarita, cheese pizza, neapolitan pizza, thin crust pizza, thin and crispy pizza, thin pizza
pizza ; italian ; dinner ; 4 ; 30+12 rest 90 ; oven
A thin, blistered crust with tomato, mozzarella and basil.
500 g bread flour ; 7 g yeast ; 2 tsp salt ; 325 ml water, lukewarm ; 2 tbsp olive oil ; !250 g passata ; !250 g mozzarella, torn ; !1 handful basil
- Mix the bread flour, yeast and most of the salt with the water and half of the olive oil. Knead for 10 minutes, until smooth, cover and leave to rise for 90 minutes.
- Heat the oven with a baking tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Season the passata with the rest of the salt.
- Divide the dough into {4} balls and stretch each into a thin round. Spread with the passata and top with the mozzarella.
- Bake one or two at a time on the hot tray for 10 minutes, until the edges are blistered. Finish with the basil and the rest of the olive oil.
= Risotto alla Milanese ; milanese risotto, saffron risotto, risotto milanese
rice ; italian ; dinner ; 4 ; 10+30 ; stove
Creamy rice coloured with saffron.
!320 g risotto rice ; !1/4 tsp saffron ; 1200 ml chicken stock, hot ; 1 onion, finely chopped ; 60 g butter ; ?100 ml white wine ; 60 g parmesan, grated ; 1/2 tsp salt
- Steep the saffron in a ladleful of the hot chicken stock.
- Melt half of the butter in a wide pan over medium heat and cook the onion with the salt for 6 minutes, until soft. Stir in the rice for 2 minutes, until hot[, then pour in the white wine and let it bubble away].
- Add the stock a ladleful at a time, stirring, for 18 minutes, until the rice is creamy with a little bite. Stir in the saffron halfway.
- Take off the heat, beat in the rest of the butter[ and the parmesan], cover and leave for 2 minutes before serving.
= Mushroom Risotto ; risotto ai funghi, risotto with mushrooms, pilzrisotto, risotto aux champignons
rice ; italian ; dinner ; 4 ; 10+35 ; stove
Creamy rice with fried mushrooms and parmesan.
!320 g risotto rice ; !400 g chestnut mushrooms, sliced ; 1200 ml vegetable stock, hot ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 60 g butter ; 2 tbsp olive oil ; ?100 ml white wine ; 60 g parmesan, grated ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the olive oil in a wide pan over high heat and fry the mushrooms for 8 minutes, until golden. Season with the salt and the black pepper, stir in the garlic for 1 minute and lift out.
- Melt half of the butter in the same pan over medium heat and cook the onion for 6 minutes. Stir in the rice for 2 minutes[, then pour in the white wine and let it bubble away].
- Add the vegetable stock a ladleful at a time, stirring, for 18 minutes, until the rice is creamy with a little bite.
- Return the mushrooms, beat in the rest of the butter[ and the parmesan], and finish with the parsley.
= Minestrone ; minestrone soup, italian vegetable soup
soup ; italian ; lunch ; 6 ; 20+45 ; stove
A thick soup of vegetables, beans and small pasta.
2 tbsp olive oil ; 1 onion, chopped ; 2 carrots, diced ; 2 sticks celery, diced ; 2 cloves garlic, crushed ; 1 courgette, diced ; 2 potatoes, diced ; !400 g canned chopped tomatoes ; 400 g canned cannellini beans, drained / 200 g courgettes, diced ; 1500 ml vegetable stock ; 100 g ditalini / macaroni ; 150 g kale, shredded ; 1 tsp salt ; 1/4 tsp black pepper ; ?40 g parmesan, grated
- Heat the olive oil in a large pan. Cook the onion, carrots and celery with the salt over medium heat for 10 minutes, until soft. Stir in the garlic for 1 minute.
- Add the courgette, potatoes, chopped tomatoes and vegetable stock. Bring to the boil and simmer for 20 minutes.
- Add the cannellini beans, ditalini and kale and simmer for 10 minutes, until tender. Season with the black pepper.
- Leave to stand for 5 minutes; it thickens as it stands.[ Serve with the parmesan.]
= Pasta e Fagioli ; pasta fagioli, pasta fazool, pasta and bean soup, bean and pasta soup
soup ; italian ; dinner ; 4 ; 10+30 ; stove
A soup of beans and short pasta, thick enough to stand a spoon in.
2 tbsp olive oil ; 1 onion, chopped ; 1 carrot, diced ; 1 stick celery, diced ; 2 cloves garlic, crushed ; 1 tsp rosemary, chopped ; 2 tbsp tomato paste ; !800 g canned borlotti beans, drained ; 1000 ml vegetable stock ; !150 g ditalini / macaroni ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the olive oil in a large pan and cook the onion, carrot and celery over medium heat for 8 minutes. Stir in the garlic, rosemary and tomato paste for 1 minute.
- Add the borlotti beans, vegetable stock, salt and black pepper and simmer for 10 minutes. Crush a third of the beans in the pan.
- Stir in the ditalini and simmer for 10 minutes, stirring often, until tender. Serve with a thread of oil.
= Osso Buco ; ossobuco, osso buco alla milanese, braised veal shank
stew ; italian ; dinner ; 4 ; 20+130 ; stove
Slices of veal shank braised in wine and stock, finished with lemon and parsley.
!*1400 g veal shank, in 4 cm slices / 1200 g stewing beef, in large pieces ; 40 g plain flour ; 3 tbsp olive oil ; 1 onion, chopped ; 1 carrot, diced ; 1 stick celery, diced ; 2 cloves garlic, crushed ; 200 ml white wine ; 400 ml beef stock ; 200 g canned chopped tomatoes ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; !1 lemon, zest only ; 1 handful parsley, chopped
- Season the veal with the salt and black pepper and turn it in the flour. Heat the olive oil in a wide heavy pan and brown it for 4 minutes on each side. Lift out.
- Cook the onion, carrot and celery in the pan for 8 minutes, stir in half of the garlic, and pour in the white wine. Let it bubble for 2 minutes.
- Add the beef stock and chopped tomatoes and return the veal. Cover and simmer very gently for 110 minutes, until the meat comes off the bone.
- Mix the lemon zest with the parsley and the rest of the garlic, and scatter over to serve.
= Saltimbocca ; saltimbocca alla romana, veal saltimbocca, chicken saltimbocca
fry ; italian ; dinner ; 4 ; 15+12 ; stove
Thin escalopes wrapped with sage and cured ham, in a quick sauce of wine and butter.
!*8 veal escalopes / 600 g chicken breast fillets, sliced thin ; !8 slices prosciutto ; !8 sage leaves ; 30 g plain flour ; 2 tbsp olive oil ; 40 g butter ; 150 ml white wine ; 1/4 tsp black pepper
- Lay a sage leaf and a slice of prosciutto on each piece of veal and fix them with a cocktail stick. Dust with the flour and season with the black pepper.
- Heat the olive oil and half of the butter in a large frying pan over medium-high heat. Fry the veal, prosciutto side down first, for 3 minutes on each side, until golden and cooked through. Lift out.
- Pour in the white wine, scrape the pan and let it bubble for 3 minutes. Swirl in the rest of the butter and pour over.
= Aubergine Parmigiana ; eggplant parm, aubergine parm, melanzane alla parmigiana, parmigiana, eggplant parmesan, eggplant parmigiana, aubergine parmesan, parmigiana di melanzane, melanzane parmigiana
bake ; italian ; dinner ; 4 ; 25+65 ; oven stove
Layers of aubergine, tomato sauce and cheese, baked until they sink into each other.
!3 aubergines, sliced 1 cm thick / 4 courgettes, sliced 1 cm thick ; 5 tbsp olive oil ; 2 cloves garlic, sliced ; !800 g canned chopped tomatoes ; 1 handful basil ; !250 g mozzarella, sliced ; 80 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the aubergines with most of the olive oil, season with half of the salt and roast on two trays for 25 minutes, until soft and brown.
- Meanwhile, warm the garlic in the rest of the oil for 1 minute. Add the chopped tomatoes, the black pepper and the rest of the salt and simmer for 15 minutes. Tear in the basil.
- Lower the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Layer sauce, aubergines, mozzarella and parmesan in a dish, ending with cheese.
- Bake for 30 minutes, until bubbling, and leave for 10 minutes before serving.
= Potato Gnocchi ; gnocchi di patate, homemade gnocchi, potato gnocchi with sage butter
dumpling ; italian ; dinner ; 4 ; 40+40 ; stove
Soft dumplings of potato and flour, tossed in butter with sage.
!1000 g floury potatoes, whole and scrubbed ; !250 g plain flour ; 1 egg yolk ; 80 g butter ; 12 sage leaves ; 40 g parmesan, grated ; 2 tsp salt
- Boil the potatoes in their skins for 30 minutes, until tender. Peel while warm and press through a sieve or ricer.
- Spread out to steam for 5 minutes, then bring together with the flour, egg yolk and half of the salt. Work it as little as you can.
- Roll into ropes 2 cm thick and cut into 2 cm pieces. Boil in batches in water with the rest of the salt until they float, about 2 minutes.
- Melt the butter in a wide pan, crisp the sage in it for 1 minute, and turn the gnocchi in it.[ Serve with the parmesan.]
= Arancini ; arancine, rice balls, sicilian rice balls
fry ; italian ; snacks ; 4 ; 40+45 rest 60 ; stove
Balls of risotto around melting mozzarella, crumbed and fried crisp.
!300 g risotto rice ; 900 ml vegetable stock, hot ; 1 onion, finely chopped ; 30 g butter ; 60 g parmesan, grated ; !125 g mozzarella, cut into 12 cubes ; 60 g plain flour ; 2 eggs, beaten ; 120 g breadcrumbs ; 750 ml sunflower oil, for deep-frying ; 1/2 tsp salt
- Melt the butter in a wide pan and cook the onion with the salt for 6 minutes. Stir in the rice for 1 minute, then add the vegetable stock in three parts, stirring, for 20 minutes, until thick.
- Beat in the parmesan and spread on a tray to cool for 60 minutes.
- With wet hands, shape the rice into {12} balls, each around a cube of mozzarella. Turn in the flour, then the eggs, then the breadcrumbs.
- Heat the sunflower oil to 170 °C (340 °F) and fry a few at a time for 5 minutes, until deep gold. Drain well and serve hot.
= Panzanella ; tuscan bread salad, bread salad
salad ; italian ; lunch ; 4 ; 20+0 rest 30 ; none
A salad of old bread and ripe tomatoes that soak each other up.
!250 g ciabatta, a day old, torn / baguette, stale, torn / sourdough bread, stale, torn ; !800 g tomatoes, cut into chunks ; 1 cucumber, diced ; 1 red onion, thinly sliced ; 5 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Toss the tomatoes with the salt in a large bowl and leave for 10 minutes, until they give juice.
- Stir in the red onion, cucumber, red wine vinegar, olive oil and black pepper.
- Fold in the ciabatta and leave to stand for 20 minutes, turning once. Tear in the basil and serve.
= Caprese Salad ; caprese, insalata caprese, tomato mozzarella, tomate mozzarella, tomato mozzarella salad
salad ; italian ; lunch ; 4 ; 10+0 ; none
Tomatoes, mozzarella and basil under olive oil.
!600 g ripe tomatoes, sliced ; !300 g mozzarella, sliced / avocado, sliced ; !1 handful basil ; 3 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Lay the tomatoes and mozzarella in turns on a plate.
- Season with the salt and black pepper and pour over the olive oil.
- Tuck in the basil, leave for 5 minutes at room temperature and serve.
= Bruschetta ; bruschette, canapes, canape, party canapes, wedding canapes, tomato bruschetta, bruschetta al pomodoro
filled ; italian ; snacks lunch ; 4 ; 15+5 ; oven
Toasted bread rubbed with garlic under chopped tomatoes.
!8 slices ciabatta ; !500 g ripe tomatoes, diced ; 1 clove garlic, halved ; 1 handful basil, torn ; 4 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the tomatoes with the basil, half of the olive oil, the salt and black pepper, and leave for 10 minutes.
- Toast the ciabatta under a hot grill for 2 minutes on each side, until crisp.
- Rub with the garlic, pour over the rest of the oil and spoon on the tomatoes just before serving.
= Focaccia ; focaccia bread, rosemary focaccia
bread ; italian ; snacks ; 8 ; 25+25 rest 120 ; oven
A dimpled flat bread with olive oil, salt and rosemary.
!500 g bread flour ; 7 g yeast ; 2 tsp salt ; 375 ml water, lukewarm ; !6 tbsp olive oil ; 2 sprigs rosemary, leaves picked ; 1 tsp coarse sea salt
- Mix the flour, yeast and salt with the water and a third of the olive oil to a soft, sticky dough. Fold it over on itself every 15 minutes, four times in all, and leave to rise for 60 minutes.
- Oil a 20 × 30 cm tin with a third of the oil, press in the dough and leave for 45 minutes, until puffy.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Press deep dimples into the dough, pour over the rest of the oil and scatter with the rosemary and the coarse sea salt.
- Bake for 25 minutes, until golden, and cool on a rack.
= Caponata ; sicilian caponata, aubergine caponata
side ; italian ; starter ; 4 ; 15+35 ; stove
Sicilian sweet and sour aubergines with celery, olives and capers.
!2 aubergines, diced ; 5 tbsp olive oil ; 1 onion, sliced ; 2 sticks celery, sliced ; 400 g canned chopped tomatoes ; !80 g green olives, pitted ; 2 tbsp capers ; 3 tbsp red wine vinegar ; 1 tbsp sugar ; 1 tsp salt
- Heat most of the olive oil in a wide pan and fry the aubergines with half of the salt for 12 minutes, until brown and soft. Lift out.
- Cook the onion and celery in the rest of the oil for 8 minutes. Add the chopped tomatoes and the rest of the salt and simmer for 10 minutes.
- Stir in the olives, capers, red wine vinegar and sugar, return the aubergines and cook for 5 minutes. Serve warm or cold.
= Chicken Cacciatore ; cacciatore, pollo alla cacciatora, hunter s chicken, chicken cacciatora, hunters chicken
stew ; italian ; dinner ; 4 ; 15+50 ; stove
Chicken braised with tomatoes, peppers, wine and olives.
!*800 g chicken thigh fillets, halved / canned chickpeas, drained ; 2 tbsp olive oil ; 1 onion, sliced ; 1 red pepper, sliced ; 2 cloves garlic, sliced ; 150 ml red wine ; 400 g canned chopped tomatoes ; 2 sprigs rosemary ; 80 g black olives ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Heat the olive oil in a wide pan and <brown it for 8 minutes|warm it for 2 minutes>, then lift out.
- Cook the onion and red pepper in the pan for 8 minutes. Add the garlic for 1 minute, then the red wine, and let it bubble for 2 minutes.
- Add the chopped tomatoes and rosemary and return the chicken. Cover and simmer for 30 minutes<, until it is cooked through and tender|>.
- Stir in the olives and serve with bread or polenta.
= Tiramisu ; tiramisù
pudding ; italian ; dessert ; 8 ; 30+0 rest 360 ; none
Sponge fingers soaked in coffee, in layers with a cream of mascarpone, under cocoa.
!500 g mascarpone / 400 g coconut cream, chilled ; 4 egg yolks, very fresh or pasteurised / 200 ml double cream, whipped / 200 g coconut yogurt ; 100 g caster sugar ; 200 ml double cream / coconut cream, chilled ; !250 ml espresso, cooled / decaffeinated coffee, cooled ; ?2 tbsp Marsala ; !200 g ladyfingers ; !2 tbsp cocoa powder
- Whisk the egg yolks with the caster sugar for 5 minutes, until pale and thick. Whisk in the mascarpone.
- Whip the double cream to soft peaks and fold it in.
- [Mix the espresso with the Marsala. ]Dip half of the ladyfingers briefly into the espresso and lay them in a dish. Spread with half of the cream.
- Repeat with the rest of the ladyfingers and cream. Chill for 6 hours or overnight, and dust with the cocoa powder to serve.
= Panna Cotta ; pannacotta, vanilla panna cotta
pudding ; italian ; dessert ; 6 ; 15+5 rest 240 ; stove
Cream scented with vanilla, just set enough to tremble.
!500 ml double cream / canned coconut milk ; 150 ml milk ; 60 g caster sugar ; 1 vanilla pod, split ; !8 g gelatine / 4 g agar ; 150 g raspberries
- <Soften the gelatine in a little cold water for 5 minutes.|Have the gelatine ready.>
- Heat the double cream, milk, caster sugar and vanilla pod gently for 5 minutes, until it just steams. Stir in the gelatine<| and simmer for 2 minutes>, until dissolved.
- Take out the vanilla pod, pour into {6} small moulds and chill for 4 hours, until set.
- Dip the moulds into hot water for a moment, turn out and serve with the raspberries.
= Zabaglione ; zabaione, sabayon
pudding ; italian ; dessert ; 4 ; 5+10 ; stove
A warm foam of egg yolks, sugar and sweet wine.
!6 egg yolks, very fresh ; !100 g caster sugar ; !120 ml Marsala
- Whisk the egg yolks with the caster sugar in a heatproof bowl until pale.
- Set the bowl over a pan of barely simmering water, pour in the Marsala and whisk for 8 minutes, until thick, hot and tripled in size; do not let it boil.
- Pour into glasses and serve at once.
= Biscotti ; cantuccini, almond biscotti, cantucci
biscuit ; italian ; snacks ; 12 ; 20+45 ; oven
Almond biscuits baked twice, made for dipping.
!250 g plain flour ; 150 g caster sugar ; 1 tsp baking powder ; !2 eggs ; !120 g almonds, whole / pumpkin seeds ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Mix the flour, caster sugar, baking powder and salt, and work in the eggs, vanilla extract and almonds to a firm dough.
- Shape into two logs on a lined tray and bake for 25 minutes, until firm. Cool for 10 minutes.
- Slice 1 cm thick with a bread knife, lay flat and bake for another 15 minutes, until dry. Cool on a rack.
= Affogato ; affogato al caffe
pudding ; italian ; dessert ; 4 ; 5+0 ; none
Vanilla ice cream drowned in hot espresso.
!400 g vanilla ice cream / 400 g coconut yogurt, frozen ; !200 ml espresso, freshly made / decaffeinated coffee, freshly made ; ?20 g dark chocolate, grated
- Put a scoop or two of the ice cream into each of {4} cold glasses.
- Pour the hot espresso over at the table[ and scatter with the dark chocolate].
- Serve at once, with a spoon.
= Creamy Polenta ; polenta, soft polenta
side ; italian ; dinner ; 4 ; 5+35 ; stove
Maize meal cooked slowly in milk and stock until creamy.
!200 g polenta ; 600 ml vegetable stock ; 400 ml milk ; 40 g butter ; 60 g parmesan, grated ; 1/2 tsp salt
- Bring the vegetable stock, milk and salt to the boil. Pour in the polenta in a thin stream, whisking.
- Lower the heat and cook for 30 minutes, stirring often, until thick and smooth; add a splash of water if it stiffens.
- Beat in the butter[ and the parmesan], and serve at once.
= Pasta with Pumpkin and Sausage ; pasta zucca e salsiccia, pasta con zucca e salsiccia, pumpkin and sausage pasta, sausage and squash pasta, butternut squash and sausage pasta, pasta mit kurbis und wurst
pasta ; italian ; dinner ; 4 ; 15+25 ; stove
Short pasta with crumbled sausage and pumpkin cooked to a cream.
!350 g rigatoni / 350 g penne ; !*300 g pork sausages, out of their skins / 300 g vegan sausages, in pieces ; !500 g pumpkin, in small cubes / 500 g butternut squash, in small cubes ; 1 onion, finely chopped ; 2 tbsp olive oil ; 1 tsp rosemary, chopped ; 50 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in half of the olive oil for 7 minutes, breaking them up, until browned. Lift out.
- Cook the onion in the rest of the oil for 5 minutes. Add the pumpkin, rosemary, half of the salt and a ladle of water, cover and cook for 12 minutes, until soft, and crush roughly. Stir the sausages back in.
- Meanwhile, cook the rigatoni for 11 minutes in boiling water with the rest of the salt. Drain, keeping a cup of the water, and toss with the sauce, parmesan, black pepper and as much of the water as it needs.
= Venison Ragu ; ground venison, minced venison, venison mince, venison bolognese, venison pasta, venison ragu pasta, deer mince, ground deer, wild boar ragu, hirschragout mit nudeln
pasta ; italian ; dinner ; 4 ; 15+70 ; stove
Minced venison simmered dark and tender, with pasta.
!*500 g minced venison / 500 g minced beef ; 1 onion, finely chopped ; 1 carrot, finely chopped ; 1 stick celery, finely chopped ; 2 tbsp olive oil ; 2 cloves garlic, crushed ; 2 tbsp tomato paste ; ?150 ml red wine ; 400 g canned chopped tomatoes ; 250 ml beef stock ; 1 tsp rosemary, chopped ; !350 g tagliatelle ; 40 g parmesan, grated ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrot and celery in the olive oil for 10 minutes, until soft. Stir in the garlic for 1 minute.
- Turn up the heat, add the venison and fry for 7 minutes, breaking it up, until browned with no pink left. It is lean, so do not let it dry.
- Stir in the tomato paste[, pour in the red wine and let it bubble for 2 minutes]. Add the chopped tomatoes, beef stock, rosemary, half of the salt and the black pepper and simmer, partly covered, for 40 minutes.
- Cook the tagliatelle for 8 minutes in boiling water with the rest of the salt, drain and toss with the sauce. Serve with the parmesan.
`;
