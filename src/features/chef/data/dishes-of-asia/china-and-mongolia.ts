/** Dishes of China and Mongolia by name; how the table is read: rules/classics/classic.ts. */
export const FROM_CANTON_TO_ULAANBAATAR_BY_NAME = `
= Chinese Hot Pot ; hot pot, hotpot chinese, chinese hotpot, sichuan hot pot, huo guo, steamboat, mala hot pot
soup ; chinese ; dinner ; 4 ; 35+35 ; stove
Thin meat, greens and noodles that everybody cooks in one bubbling, spicy broth.
!2 l chicken stock ; 3 tbsp doubanjiang ; 1 tbsp Sichuan peppercorns ; 4 dried red chillies ; 3 star anise ; 20 g ginger, sliced ; 5 cloves garlic, crushed ; 3 tbsp sunflower oil ; !*600 g sirloin steaks, very thinly sliced / pork tenderloin, very thinly sliced / firm tofu, in slices ; 300 g firm tofu, in cubes ; !400 g Chinese cabbage, in pieces ; 250 g shiitake mushrooms ; 200 g spinach ; 150 g glass noodles ; 3 tbsp soy sauce ; 3 tbsp tahini ; 1 tbsp sesame oil ; 2 spring onions, sliced
- Fry the doubanjiang, Sichuan peppercorns, dried chillies, star anise, ginger and garlic in the sunflower oil over low heat for 4 minutes. Pour in the chicken stock and simmer for 15 minutes.
- Meanwhile, lay out the steak, tofu, Chinese cabbage, shiitake mushrooms and spinach on plates. Soak the glass noodles in hot water for 10 minutes. Stir the soy sauce with the tahini, sesame oil and spring onions.
- Keep the broth bubbling at the table. Simmer the Chinese cabbage, tofu and shiitake mushrooms in it for 5 minutes.
- Add the steak a few slices at a time for 3 minutes<, until no pink is left|>, and the spinach and glass noodles for 2 minutes. Eat with the sauce.
= Water-Boiled Fish ; water boiled fish, shui zhu yu, sichuan boiled fish, fish in chilli oil, boiled fish sichuan
stew ; chinese ; dinner ; 4 ; 25+20 ; stove
Slices of fish in a fiery broth under sizzling oil.
!*600 g cod fillets, sliced / firm tofu, in slices ; 1 tbsp cornflour ; 2 tbsp Shaoxing wine ; 1/2 tsp salt ; 4 tbsp sunflower oil ; !3 tbsp doubanjiang ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 700 ml fish stock ; 1 tbsp soy sauce ; 250 g bean sprouts ; 300 g Chinese cabbage, in strips ; !2 tsp Sichuan peppercorns, crushed ; 2 tsp chilli flakes ; 2 spring onions, sliced
- Turn the cod in the cornflour, salt and half of the Shaoxing wine.
- Fry the doubanjiang, garlic and ginger in a third of the sunflower oil for 2 minutes. Add the fish stock, soy sauce and the rest of the Shaoxing wine and bring to the boil. Cook the Chinese cabbage and bean sprouts in it for 4 minutes, lift them out into a deep bowl.
- Slide the cod into the broth and simmer for 4 minutes<, until it flakes|>. Pour everything over the vegetables and scatter with the Sichuan peppercorns, chilli flakes and spring onions.
- Heat the rest of the oil until it shimmers and pour it over the spices.
= Chongqing Chicken ; la zi ji, laziji, chongqing chilli chicken, mala chicken, sichuan chilli chicken, chicken with chillies
fry ; chinese ; dinner ; 4 ; 25+25 rest 20 ; stove
Crisp little pieces of chicken, hidden in dried chillies and Sichuan pepper.
!*600 g chicken thigh fillets, in small pieces / firm tofu, diced ; 2 tbsp soy sauce ; 1 tbsp Shaoxing wine ; 5 tbsp potato starch ; 400 ml sunflower oil ; !20 g dried red chillies, cut up ; !1 tbsp Sichuan peppercorns ; 5 cloves garlic, sliced ; 1 tbsp ginger, in thin strips ; 1 tsp sugar ; 1/2 tsp salt ; 2 tsp sesame seeds ; 3 spring onions, in pieces
- Mix the chicken with the soy sauce and Shaoxing wine, chill for 20 minutes and turn in the potato starch.
- Fry in the hot sunflower oil in batches for 6 minutes, until golden and crisp< and cooked through|>, and drain. Pour off all but two spoonfuls of the oil.
- Fry the dried chillies, Sichuan peppercorns, garlic and ginger over low heat for 1 minute. Toss in the chicken, sugar, salt, sesame seeds and spring onions for 2 minutes. Leave the chillies on the plate.
= Dongpo Pork ; dongpo rou, dong po rou, braised pork belly squares, hangzhou braised pork
stew ; chinese ; dinner ; 4 ; 20+150 ; stove
Squares of pork belly, braised in wine and soy until they tremble.
!*1000 g pork belly, in four squares ; 6 spring onions, whole ; 40 g ginger, sliced ; !350 ml Shaoxing wine ; 5 tbsp soy sauce ; 2 tbsp dark soy sauce ; 60 g brown sugar ; 200 ml water ; 280 g jasmine rice, rinsed ; 300 g pak choi, halved
- Boil the pork belly in plenty of water for 8 minutes, drain and rinse.
- Line a heavy pot with the spring onions and ginger and set the pork on them, skin down. Add the Shaoxing wine, both soy sauces, brown sugar and water, cover and simmer over the lowest heat for 120 minutes, turning the pieces over halfway.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Boil the pak choi for 2 minutes and drain.
- Boil the sauce down for 10 minutes, until it coats a spoon, and pour it over the pork. Serve with the rice and pak choi.
= Xiaolongbao ; xiao long bao, soup dumplings, shanghai soup dumplings, xlb, soup dumpling
dumpling ; chinese ; dinner lunch ; 4 ; 75+30 rest 240 ; stove
Thin-skinned dumplings of pork that hold a spoonful of broth.
!300 g plain flour ; 160 ml water, hot ; !250 ml chicken stock ; !8 g gelatine, in sheets ; !*350 g minced pork / minced chicken ; 1 tbsp ginger, grated ; 2 spring onions, very finely chopped ; 2 tbsp soy sauce ; 1 tbsp Shaoxing wine ; 1 tsp sugar ; 1 tsp sesame oil ; 1/2 tsp salt ; 1/4 tsp ground white pepper ; 3 tbsp Chinkiang vinegar ; 4 Chinese cabbage leaves
- Soak the gelatine in cold water for 5 minutes, squeeze and dissolve it in the hot chicken stock. Chill for 4 hours, until firm, and chop finely.
- Knead the flour with the hot water for 8 minutes, until smooth, and rest for 30 minutes.
- Work the minced pork with the ginger, spring onions, soy sauce, Shaoxing wine, sugar, sesame oil, salt and white pepper until sticky. Fold in the jelly.
- Roll the dough into {32} thin rounds, put a spoonful of filling on each and pleat the rim shut on top.
- Line a steamer with the Chinese cabbage leaves and steam the dumplings in batches for 10 minutes, until the meat is cooked through. Serve with the Chinkiang vinegar.
= Scallion Oil Noodles ; cong you ban mian, shanghai scallion oil noodles, spring onion oil noodles, scallion noodles, spring onion noodles
noodles ; chinese ; dinner lunch ; 2 ; 8+25 ; stove
Noodles in soy sauce and the oil of slowly fried spring onions.
!2 bunches spring onions, in long strips ; 6 tbsp sunflower oil ; 3 tbsp soy sauce ; 1 tbsp dark soy sauce ; 1 tbsp sugar ; !200 g egg noodles / udon noodles
- Fry the spring onions in the sunflower oil over low heat for 18 minutes, stirring, until deep brown and crisp. Lift out half of them for the top.
- Stir both soy sauces and the sugar into the oil and the rest of the spring onions and simmer for 1 minute.
- Boil the egg noodles for 5 minutes, drain and toss with the oil. Top with the crisp spring onions.
= Drunken Chicken ; zui ji, chinese drunken chicken, shanghai drunken chicken
stew ; chinese ; starter dinner ; 4 ; 20+35 rest 720 ; stove
Gently poached chicken, left overnight in Shaoxing wine.
!*1000 g chicken legs ; 1.5 l water ; 30 g ginger, sliced ; 3 spring onions, whole ; !300 ml Shaoxing wine ; 1 tbsp sugar ; 2 tsp salt ; 1 star anise
- Bring the water to the boil with the ginger and spring onions, add the chicken and simmer gently for 32 minutes, until the juices run clear. Lift out and cool.
- Stir {500 ml} of the broth with the Shaoxing wine, sugar, salt and star anise until dissolved and cool.
- Lay the chicken in it and chill for 12 hours. Serve cold, in slices, with a little of the wine.
= West Lake Soup ; west lake beef soup, west lake beef chowder, minced beef and egg white soup
soup ; chinese ; starter dinner ; 4 ; 12+15 ; stove
Silky soup of minced beef, egg white and coriander.
!*250 g minced beef / firm tofu, crumbled ; 1 tbsp Shaoxing wine ; 1.2 l chicken stock ; 100 g shiitake mushrooms, finely diced ; 150 g silken tofu, in small dice ; 3 tbsp cornflour ; 4 tbsp water ; !3 egg whites, beaten ; 1 tsp salt ; 1/4 tsp ground white pepper ; 1 handful fresh coriander, chopped ; 1 tsp sesame oil
- Mix the minced beef with the Shaoxing wine. Bring the chicken stock to the boil, stir in the beef and shiitake mushrooms and simmer for 6 minutes, skimming<, until no pink is left|>.
- Stir the cornflour with the water, pour it in and simmer for 1 minute. Add the silken tofu, salt and white pepper.
- Pour in the egg whites in a thin stream, stirring, and let them set for 1 minute. Stir in the fresh coriander and sesame oil.
= Siu Yuk ; crispy pork belly chinese, chinese crispy pork belly, cantonese roast pork, chinese roast pork belly, siew yoke, siu yuk pork
roast ; chinese ; dinner ; 4 ; 20+95 rest 720 ; oven
Five-spiced pork belly under blistered, crackling skin.
!*1200 g pork belly ; 2 tbsp Shaoxing wine ; !2 tsp five-spice powder ; 2 tsp sugar ; 2 tsp salt ; 1/2 tsp ground white pepper ; 1 tbsp rice vinegar ; 1 tbsp salt, for the skin ; 2 tbsp hoisin sauce ; 1 tbsp mustard
- Prick the skin of the pork belly all over. Rub the meat with the Shaoxing wine, five-spice powder, sugar, white pepper and the smaller amount of salt. Dry the skin and chill, uncovered, for 12 hours.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Wrap the sides in foil, brush the skin with the rice vinegar, rub it with the salt for the skin and roast for 60 minutes.
- Wipe off the salt. Roast at 230 °C (450 °F), or 210 °C (410 °F) with the fan on, for 30 minutes, until the skin is blistered.
- Rest for 10 minutes, cut up and serve with the hoisin sauce and mustard.
= White Cut Chicken ; bai qie ji, white cut chicken with ginger scallion sauce, cantonese poached chicken, poached chicken with ginger and spring onion
stew ; chinese ; dinner ; 4 ; 20+75 ; stove
Whole chicken, poached barely moving, with ginger and spring onion oil.
!*1 whole chicken ; 3 l water ; !90 g ginger ; !8 spring onions ; 2 tsp salt ; 5 tbsp sunflower oil ; 1/2 tsp salt, for the sauce ; 1 tbsp soy sauce ; 280 g jasmine rice, rinsed
- Slice a third of the ginger and leave half of the spring onions whole. Bring the water to the boil with them and the larger amount of salt. Lower in the chicken, cover and simmer very gently for 65 minutes, until the juices run clear. Leave in the broth for 10 minutes.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Grate the rest of the ginger, chop the rest of the spring onions and mix both with the salt for the sauce, heat the sunflower oil until it shimmers, pour it over and stir in the soy sauce.
- Dip the chicken into ice water, cut it up and serve with the sauce and rice.
= Wonton Noodle Soup ; wonton mee, wantan mee, wonton noodles, wonton min, hong kong wonton noodles
noodles ; chinese ; dinner lunch ; 4 ; 40+20 ; stove
Prawn and pork wontons with thin egg noodles in a clear broth.
!30 wonton wrappers ; !*200 g raw prawns, chopped / firm tofu, crumbled ; 150 g minced pork / firm tofu, crumbled ; 1 tbsp soy sauce ; 1 tbsp Shaoxing wine ; 2 tsp cornflour ; 1 tbsp sesame oil ; 1/4 tsp ground white pepper ; !1.5 l chicken stock ; 20 g ginger, sliced ; !250 g egg noodles ; 200 g pak choi, halved ; 2 spring onions, sliced ; 1/2 tsp salt
- Work the prawns and minced pork with the soy sauce, Shaoxing wine, cornflour, white pepper and half of the sesame oil until sticky. Put a teaspoon on each wrapper, wet the rim and squeeze it shut.
- Simmer the chicken stock with the ginger and salt for 10 minutes.
- Boil the wontons in a second pot for 6 minutes, until they float< and the filling is cooked through|>, and lift out. Boil the egg noodles and pak choi in the same water for 4 minutes and drain.
- Divide the noodles, pak choi and wontons between {4} bowls, pour over the broth and add the spring onions and the rest of the sesame oil.
= Har Gow ; har gao, ha gow, prawn dumplings, crystal prawn dumplings, shrimp dumplings, har gau
dumpling ; chinese ; lunch starter ; 4 ; 60+25 ; stove
Translucent dumplings full of prawns.
!150 g potato starch ; !50 g tapioca starch / cornflour ; 200 ml water, boiling ; 1 tbsp sunflower oil ; !*300 g raw prawns, peeled and chopped / firm tofu, crumbled ; 60 g canned bamboo shoots, finely chopped ; 1 tsp ginger, grated ; 1 tbsp Shaoxing wine ; 1 tsp sugar ; 1 tsp sesame oil ; 1/2 tsp salt ; 1/4 tsp ground white pepper ; 2 tbsp soy sauce
- Work the prawns with the bamboo shoots, ginger, Shaoxing wine, sugar, sesame oil, salt and white pepper until sticky and chill.
- Stir the potato starch and tapioca starch with the boiling water, cover for 5 minutes, add the sunflower oil and knead until smooth.
- Roll pieces of the dough into {24} thin rounds, fill each with a teaspoon of the mixture and pleat shut.
- Steam on oiled paper in batches for 8 minutes, until the dough is clear< and the prawns are pink|>. Serve with the soy sauce.
= Siu Mai ; shumai, shao mai, siew mai, pork and prawn dumplings, shu mai
dumpling ; chinese ; lunch starter ; 4 ; 40+20 ; stove
Open, steamed dumplings of pork and prawns.
!30 wonton wrappers, cut into rounds ; !*300 g minced pork / minced chicken / firm tofu, crumbled ; 150 g raw prawns, chopped / shiitake mushrooms, finely chopped ; 20 g dried shiitake mushrooms ; 1 tbsp soy sauce ; 1 tbsp oyster sauce / soy sauce ; 1 tbsp Shaoxing wine ; 1 tbsp cornflour ; 1 tsp sugar ; 2 tsp sesame oil ; 1/4 tsp ground white pepper ; 40 g carrot, finely grated
- Soak the dried shiitake mushrooms in hot water for 20 minutes, squeeze and chop finely.
- Work the minced pork and prawns with the mushrooms, soy sauce, oyster sauce, Shaoxing wine, cornflour, sugar, sesame oil and white pepper until sticky.
- Gather a wrapper around a spoonful of the filling, leave the top open and press a little carrot on it.
- Steam on oiled paper in batches for 10 minutes<, until the meat is cooked through|>.
= Cheung Fun ; cheong fun, rice noodle rolls, steamed rice rolls, chee cheong fun, chang fen
filled ; chinese ; breakfast lunch ; 2 ; 25+25 ; stove
Slippery sheets of steamed rice batter, rolled around prawns.
!120 g rice flour ; !40 g tapioca starch / cornflour ; 400 ml water ; 1/4 tsp salt ; 2 tbsp sunflower oil ; !*200 g raw prawns, peeled / shiitake mushrooms, sliced ; 2 spring onions, finely chopped ; 3 tbsp soy sauce ; 1 tbsp sugar ; 1 tsp sesame oil ; 2 tbsp water, for the sauce
- Fry the prawns in a little of the sunflower oil for 4 minutes<, until pink and firm|>. Warm the soy sauce with the sugar, sesame oil and water for the sauce.
- Stir the rice flour and tapioca starch with the larger amount of water and the salt.
- Oil a flat tin that fits into a steamer, pour in a thin layer of batter, scatter with some of the spring onions and steam for 4 minutes, until it bubbles. Lay some of the prawns on it and roll up with a scraper.
- Go on until everything is used, oiling the tin each time, and pour over the sauce.
= Turnip Cake ; lo bak go, chinese turnip cake, radish cake, daikon cake, luobo gao, lobak gou
side ; chinese ; breakfast lunch ; 6 ; 30+85 rest 240 ; stove
Steamed cake of daikon and rice flour, fried crisp in slices.
!1000 g daikon, grated ; !250 g rice flour ; 2 tbsp cornflour ; 250 ml water ; *120 g lap cheong, diced / bacon, diced / smoked tofu, diced ; 20 g dried shiitake mushrooms ; 2 shallots, chopped ; 4 tbsp sunflower oil ; 1 tsp salt ; 1 tsp sugar ; 1/2 tsp ground white pepper ; 3 tbsp soy sauce
- Soak the dried shiitake mushrooms in hot water for 20 minutes, squeeze and chop. Fry the lap cheong, mushrooms and shallots in a third of the sunflower oil for 6 minutes.
- Add the daikon, salt, sugar and white pepper and cook for 10 minutes, until soft. Stir the rice flour and cornflour with the water, add them off the heat and stir to a thick paste.
- Press into an oiled tin and steam for 55 minutes, until firm. Cool and chill for 4 hours.
- Cut into slices, fry in the rest of the oil for 4 minutes on each side, until golden, and serve with the soy sauce.
= Lo Mai Gai ; sticky rice chicken, lor mai kai, chinese sticky rice with chicken, glutinous rice chicken, nuo mi ji
rice ; chinese ; lunch dinner ; 4 ; 25+65 rest 240 ; stove
Sticky rice steamed over chicken, mushrooms and sweet sausage.
!400 g glutinous rice ; !*300 g chicken thigh fillets, in small pieces / firm tofu, diced ; 80 g lap cheong, sliced / smoked tofu, diced ; 30 g dried shiitake mushrooms ; 3 tbsp soy sauce ; 2 tbsp oyster sauce / soy sauce ; 1 tbsp Shaoxing wine ; 1 tsp sugar ; 1 tbsp ginger, grated ; 1 tbsp sesame oil ; 1 tbsp sunflower oil ; 1/2 tsp salt
- Soak the rice in cold water for 4 hours and drain. Soak the dried shiitake mushrooms in hot water for 20 minutes, squeeze and slice.
- Fry the chicken, lap cheong, mushrooms and ginger in the sunflower oil for 7 minutes<, until the chicken is cooked through|>. Stir in the oyster sauce, Shaoxing wine, sugar and half of the soy sauce.
- Steam the rice on a cloth for 25 minutes. Toss with the sesame oil, salt and the rest of the soy sauce.
- Divide the chicken between {4} oiled bowls, press the rice on top, cover with foil and steam for 25 minutes. Turn out.
= Hong Kong Egg Tarts ; hong kong egg tart, chinese egg tarts, chinese egg tart, dan tat, daan taat
tart ; chinese ; dessert snacks ; 6 ; 30+22 ; oven
Small tarts of crumbly pastry with a smooth, wobbling custard.
!400 g shortcrust pastry / puff pastry ; 90 g sugar ; 170 ml water, hot ; !3 eggs ; 90 ml evaporated milk / single cream ; 1/2 tsp vanilla extract
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Line {12} small tart tins with the pastry and chill.
- Dissolve the sugar in the hot water and cool. Beat in the eggs, evaporated milk and vanilla extract without making foam and strain.
- Fill the tins to four fifths and bake for 20 minutes, until the custard is set but wobbles in the middle. Cool a little.
= Ginger Beef ; chinese ginger beef, calgary ginger beef, crispy ginger beef
fry ; chinese ; dinner ; 4 ; 25+20 ; stove
Crisp strips of beef in a sweet, hot ginger sauce.
!*500 g sirloin steaks, in thin strips / firm tofu, in thin strips ; 80 g cornflour ; 1 egg, beaten / 4 tbsp water ; 1/2 tsp salt ; 400 ml sunflower oil ; !4 tbsp ginger, in thin strips ; 3 cloves garlic, crushed ; 1 carrot, in thin strips ; 1 red pepper, in strips ; 4 tbsp soy sauce ; 4 tbsp sugar ; 2 tbsp rice vinegar ; 1/2 tsp chilli flakes ; 4 tbsp water, for the sauce ; 1 tsp sesame oil
- Mix the steak with the egg and salt and turn in the cornflour. Fry in the hot sunflower oil in batches for 5 minutes, until brown and crisp, and drain. Pour off all but a spoonful of the oil.
- Fry the ginger, garlic, carrot and red pepper for 3 minutes. Add the soy sauce, sugar, rice vinegar, chilli flakes and water for the sauce and boil for 3 minutes, until syrupy.
- Toss in the steak and sesame oil and serve at once.
= Buddha's Delight ; buddhas delight, luohan zhai, lo han jai, lo hon jai, monk's vegetables
stew ; chinese ; dinner ; 4 ; 30+20 ; stove
New Year's stew of tofu, mushrooms, cabbage and glass noodles.
!200 g fried tofu, in pieces ; !40 g dried shiitake mushrooms ; 15 g dried wood ear mushrooms ; !80 g glass noodles ; 400 g Chinese cabbage, in pieces ; 120 g mangetout ; 1 carrot, sliced ; 100 g canned bamboo shoots ; 100 g canned water chestnuts, sliced ; 1 tbsp ginger, in thin strips ; 2 tbsp sunflower oil ; 3 tbsp soy sauce ; 1 tsp sugar ; 1 tbsp Shaoxing wine / vegetable stock ; 250 ml vegetable stock ; 1 tsp sesame oil
- Soak the shiitake mushrooms, wood ear mushrooms and glass noodles in hot water for 20 minutes, drain and cut up.
- Fry the ginger and mushrooms in the sunflower oil for 3 minutes. Add the carrot, bamboo shoots, water chestnuts, tofu and Chinese cabbage and fry for 3 minutes.
- Pour in the vegetable stock, soy sauce, sugar and Shaoxing wine, cover and simmer for 8 minutes. Stir in the mangetout and glass noodles and simmer for 3 minutes. Sprinkle with the sesame oil.
= Jianbing ; jian bing, chinese crepes, chinese breakfast crepe, jianbing guozi, chinese savoury crepe
griddle ; chinese ; breakfast lunch ; 4 ; 20+25 ; stove
Street-side crepes with egg, spring onion, chilli sauce and a crisp heart.
!120 g plain flour ; !80 g chickpea flour ; 350 ml water ; 1/4 tsp salt ; !4 eggs ; 3 tbsp sunflower oil ; 3 spring onions, chopped ; 1 handful fresh coriander, chopped ; 4 tbsp hoisin sauce ; 1 tbsp chilli sauce ; 8 wonton wrappers ; 4 lettuce leaves
- Whisk the plain flour, chickpea flour, water and salt to a thin batter and leave for 10 minutes.
- Fry the wonton wrappers in two thirds of the sunflower oil for 1 minute on each side, until crisp, and drain.
- Spread a quarter of the batter in an oiled pan over medium heat, cook for 2 minutes, break an egg onto it, spread it out and scatter with some of the spring onions and fresh coriander. Cook for 1 minute, turn over and cook for 1 minute, until the egg is set.
- Brush with some of the hoisin sauce and chilli sauce, add a lettuce leaf and crisp wrappers and fold up. Repeat with the rest.
= Moo Shu Pork ; mu shu pork, moo shoo pork, mu xu rou, moo shu, moo shu chicken
fry ; chinese ; dinner ; 4 ; 25+15 ; stove
Pork, egg, cabbage and mushrooms, wrapped in thin pancakes with hoisin sauce.
!*350 g pork tenderloin, in thin strips / chicken breast fillets, in thin strips / firm tofu, in thin strips ; 2 tbsp soy sauce ; 1 tbsp Shaoxing wine ; 2 tsp cornflour ; !3 eggs, beaten ; 15 g dried wood ear mushrooms ; 300 g white cabbage, finely shredded ; 1 carrot, in thin sticks ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp sunflower oil ; 4 spring onions, in strips ; 4 tbsp hoisin sauce ; 8 small flour tortillas
- Soak the wood ear mushrooms in hot water for 15 minutes, drain and slice. Mix the pork with the cornflour, Shaoxing wine and half of the soy sauce.
- Scramble the eggs in a third of the sunflower oil for 2 minutes, until set, and lift out. Fry the pork in another third over high heat for 5 minutes<, until cooked through|>, and lift out.
- Fry the garlic, ginger, cabbage, carrot and mushrooms in the rest of the oil for 4 minutes. Return the pork and eggs, add the spring onions and the rest of the soy sauce and toss for 1 minute.
- Warm the flour tortillas, spread with the hoisin sauce, fill and roll up.
= Di San Xian ; disanxian, three earthly treasures, three treasures chinese, chinese aubergine potato and pepper, chinese eggplant potato and pepper
fry ; chinese ; dinner ; 4 ; 20+25 ; stove
Fried aubergine, potato and green pepper in a glossy soy sauce.
!2 aubergines, in chunks ; !400 g waxy potatoes, in chunks ; !2 green peppers, in pieces ; 2 tbsp cornflour ; 7 tbsp sunflower oil ; 4 cloves garlic, chopped ; 3 tbsp soy sauce ; 1 tbsp Shaoxing wine / vegetable stock ; 2 tsp sugar ; 120 ml water ; 2 spring onions, sliced
- Turn the aubergines in most of the cornflour. Fry the potatoes in the sunflower oil for 10 minutes, until golden and soft, and lift out. Fry the aubergines in the same oil for 8 minutes, until brown, then the green peppers for 1 minute, and lift out.
- Stir the soy sauce, Shaoxing wine, sugar, water and the rest of the cornflour together.
- Fry the garlic in what oil is left for 30 seconds, pour in the sauce and boil for 1 minute. Toss in the vegetables and scatter with the spring onions.
= Biangbiang Mian ; biang biang noodles, biangbiang noodles, biang biang mian, xian noodles, xi'an noodles, you po mian, oil splashed noodles, hand pulled noodles
noodles ; chinese ; dinner lunch ; 2 ; 45+10 rest 90 ; stove
Wide, hand-pulled belts of dough with chilli, garlic and sizzling oil.
!300 g strong bread flour ; 150 ml water ; 1/2 tsp salt ; 5 tbsp sunflower oil ; !1 tbsp chilli flakes ; 1/2 tsp ground Sichuan pepper ; !4 cloves garlic, finely chopped ; 2 spring onions, sliced ; 2 tbsp soy sauce ; 1 tbsp Chinkiang vinegar ; 1/2 tsp sugar ; 200 g pak choi, halved
- Knead the flour with the water and salt for 10 minutes, rest for 30 minutes and knead again. Cut into {6} pieces, coat with a spoonful of the sunflower oil, cover and rest for 60 minutes.
- Roll each piece into a flat strip, press a line along the middle, pull it out as long as an arm and tear it open along the line. Boil with the pak choi for 3 minutes and drain.
- Put into bowls with the soy sauce, Chinkiang vinegar and sugar. Heap the chilli flakes, Sichuan pepper, garlic and spring onions on top.
- Heat the rest of the oil until it smokes lightly, pour it over the spices and toss.
= Roujiamo ; rou jia mo, chinese hamburger, chinese burger, xian burger, chinese pork sandwich
filled ; chinese ; lunch dinner ; 4 ; 45+145 rest 60 ; stove
Chopped, spiced braised pork in flat, griddled buns.
!*900 g pork shoulder, in large pieces / canned jackfruit, drained ; 700 ml water ; 5 tbsp soy sauce ; 3 tbsp Shaoxing wine ; 2 tbsp brown sugar ; 20 g ginger, sliced ; 2 star anise ; 1 cinnamon stick ; 1 tsp Sichuan peppercorns ; !400 g plain flour ; 5 g dried yeast ; 220 ml water, for the dough ; 1/2 tsp salt ; 1 tbsp sunflower oil ; 1 green pepper, finely chopped ; 1 handful fresh coriander, chopped
- Put the pork and the larger amount of water into a pot with the soy sauce, Shaoxing wine, brown sugar, ginger, star anise, cinnamon and Sichuan peppercorns and simmer, covered, for 120 minutes, until <it falls apart|the sauce is dark>.
- Meanwhile, knead the flour, yeast, warm water for the dough and salt for 8 minutes. Cover and let it rise for 60 minutes.
- Shape into {8} flat rounds and cook in the sunflower oil over medium heat for 5 minutes on each side, covered, until golden and dry inside.
- Chop the pork with the green pepper, fresh coriander and some of the sauce, slit the buns and fill them.
= Yang Rou Pao Mo ; yangrou paomo, lamb and bread soup, xian lamb soup, pao mo
soup ; chinese ; dinner ; 4 ; 30+130 ; stove
Lamb broth with torn flatbread, glass noodles and coriander.
!*800 g diced lamb / stewing beef ; 2 l water ; 1 onion, halved ; 30 g ginger, sliced ; 2 star anise ; 1 cinnamon stick ; 1 tsp Sichuan peppercorns ; 1 tsp fennel seeds ; !4 flatbreads, stale, torn into small pieces ; 80 g glass noodles ; 15 g dried wood ear mushrooms ; 2 spring onions, sliced ; 1 handful fresh coriander, chopped ; 2 tsp salt ; 1 tbsp chilli oil
- Cover the lamb with cold water, boil for 5 minutes, drain and rinse. Simmer it in the water with the onion, ginger, star anise, cinnamon, Sichuan peppercorns and fennel seeds, covered, for 110 minutes, until tender.
- Meanwhile, soak the glass noodles and wood ear mushrooms in hot water for 15 minutes and drain.
- Lift out the lamb and strain the broth. Bring it back to the boil with the lamb, salt, glass noodles, mushrooms and flatbread and simmer for 4 minutes.
- Scatter with the spring onions and fresh coriander and serve with the chilli oil.
= Big Plate Chicken ; da pan ji, dapanji, xinjiang chicken, xinjiang big plate chicken, uyghur big plate chicken
stew ; uyghur ; dinner ; 4 ; 30+50 ; stove
Chicken and potatoes in a spiced sauce over wide noodles.
!*900 g chicken thigh fillets, in pieces / firm tofu, in chunks ; 4 tbsp sunflower oil ; 2 tbsp sugar ; 5 cloves garlic, sliced ; 30 g ginger, sliced ; 5 dried red chillies ; 2 star anise ; 1 cinnamon stick ; 1 tsp Sichuan peppercorns ; 1 tsp ground cumin ; 1 tbsp doubanjiang ; 4 tbsp soy sauce ; 500 ml beer / chicken stock ; !600 g waxy potatoes, in chunks ; 2 green peppers, in pieces ; 1 onion, in wedges ; !300 g pappardelle / tagliatelle ; 1/2 tsp salt
- Melt the sugar in the sunflower oil until amber, add the chicken and brown for 6 minutes. Stir in the garlic, ginger, dried chillies, star anise, cinnamon, Sichuan peppercorns, cumin and doubanjiang for 2 minutes.
- Pour in the soy sauce and beer, add the potatoes and salt and simmer, covered, for 25 minutes, until the potatoes are soft< and the chicken is cooked through|>.
- Add the green peppers and onion and boil, uncovered, for 6 minutes, until thick.
- Meanwhile, boil the pappardelle for 9 minutes and drain. Spread it over a big plate and tip the stew on top.
= Laghman ; lagman, laghman uyghur, uyghur laghman, uzbek lagman, central asian noodles, uyghur noodles
noodles ; uyghur ; dinner ; 4 ; 25+50 ; stove
Long noodles under a stew of lamb, peppers and tomatoes.
!*500 g lamb leg steaks, in thin strips / sirloin steaks, in thin strips / firm tofu, in strips ; 4 tbsp sunflower oil ; 2 onions, sliced ; 5 cloves garlic, sliced ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp chilli flakes ; 1 star anise ; 2 tbsp tomato paste ; !400 g tomatoes, chopped ; !2 red peppers, in strips ; 1 carrot, in thin strips ; 150 g green beans, in pieces ; 2 tbsp soy sauce ; 400 ml beef stock ; 1 tsp salt ; !400 g udon noodles / spaghetti ; 1 tbsp rice vinegar ; 1 handful fresh coriander, chopped
- Brown the lamb in the sunflower oil over high heat for 6 minutes. Add the onions and cook for 5 minutes. Stir in the garlic, cumin, ground coriander, chilli flakes, star anise and tomato paste for 2 minutes.
- Add the tomatoes, red peppers, carrot, green beans, soy sauce, beef stock and salt and simmer for 25 minutes, until the vegetables are soft.
- Meanwhile, boil the udon noodles for 9 minutes and drain. Stir the rice vinegar into the stew, ladle it over the noodles and scatter with the fresh coriander.
= Mooncakes ; mooncake, moon cake, moon cakes, yue bing, cantonese mooncakes, red bean mooncakes
biscuit ; chinese ; dessert snacks ; 12 ; 60+22 rest 60 ; oven
Small, patterned autumn cakes of syrup pastry around sweet red beans.
!200 g plain flour ; !130 g golden syrup ; 50 ml sunflower oil ; 1/2 tsp bicarbonate of soda ; 1 tsp water ; !480 g red bean paste ; 1 egg yolk, beaten / 2 tbsp oat milk
- Stir the bicarbonate of soda into the water, then into the golden syrup and sunflower oil. Work in the flour, wrap and rest for 60 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Shape the red bean paste into {12} balls and wrap each in an equal piece of the dough. Press into a floured mould or flatten and mark with a fork.
- Spray with water and bake for 8 minutes. Cool for 5 minutes, brush thinly with the egg yolk and bake for 12 minutes, until golden. They are soft after a day in a tin.
= Tangyuan ; tang yuan, yuanxiao, glutinous rice balls, sticky rice balls, black sesame tangyuan
pudding ; chinese ; dessert ; 4 ; 40+12 rest 60 ; stove
Soft rice balls with a molten black sesame filling in ginger syrup.
!200 g glutinous rice flour ; 160 ml water, warm ; !60 g black sesame seeds, toasted / peanuts, roasted ; 60 g sugar ; 50 g butter, soft / coconut oil ; 30 g ginger, sliced ; 80 g brown sugar ; 700 ml water, for the syrup
- Grind the sesame seeds with the sugar, stir in the butter and freeze for 60 minutes. Shape into {20} small balls.
- Knead the glutinous rice flour with the warm water to a smooth dough, divide into {20} pieces, wrap each around a ball of filling and roll round.
- Simmer the ginger and brown sugar in the water for the syrup for 8 minutes.
- Boil the balls in plenty of water for 4 minutes, until they have floated for a minute, and serve in the syrup.
= Nian Gao ; niangao, sticky rice cake chinese, tikoy
pudding ; chinese ; dessert snacks ; 8 ; 15+75 rest 240 ; stove
Sticky, brown steamed New Year's cake, fried in egg.
!300 g glutinous rice flour ; !200 g dark brown sugar ; 350 ml water, hot ; 1 tbsp sunflower oil ; 1/4 tsp salt ; 1 egg, beaten ; 2 tbsp sunflower oil, for the pan
- Dissolve the brown sugar in the hot water and cool. Stir in the glutinous rice flour, salt and the smaller amount of sunflower oil until smooth.
- Pour into a lined tin and steam for 60 minutes, until firm in the middle. Cool and chill for 4 hours.
- Cut into slices, dip into the egg and fry in the oil for the pan for 3 minutes on each side, until soft and golden.
= Sesame Balls ; jian dui, chinese sesame balls, zin deoi, jin deui, sesame seed balls, onde onde
fry ; chinese ; dessert snacks ; 6 ; 40+25 ; stove
Hollow, chewy fried balls with sweet red bean paste in a coat of sesame.
!250 g glutinous rice flour ; 80 g brown sugar ; 180 ml water, boiling ; !200 g red bean paste ; !80 g sesame seeds ; 600 ml sunflower oil
- Dissolve the brown sugar in the boiling water, stir in the glutinous rice flour and knead to a soft dough.
- Divide the dough and the red bean paste into {16} pieces, wrap the paste in the dough, roll round, wet and turn in the sesame seeds.
- Fry in the sunflower oil over low heat in batches for 10 minutes, pressing them gently against the side of the pan, until they float, have swollen and are golden. Drain.
= Chop Suey ; chicken chop suey, pork chop suey, beef chop suey, vegetable chop suey
fry ; chinese-american ; dinner ; 4 ; 20+15 ; stove
Quick fry of meat, bean sprouts and crisp vegetables in a mild sauce.
!*450 g chicken breast fillets, in thin strips / pork tenderloin, in thin strips / firm tofu, in strips ; 3 tbsp soy sauce ; 1 tbsp cornflour ; 3 tbsp sunflower oil ; 1 onion, sliced ; 2 stalks celery, sliced ; 1 carrot, thinly sliced ; 150 g mushrooms, sliced ; !250 g bean sprouts ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 200 ml chicken stock ; 1 tbsp oyster sauce / soy sauce ; 500 g cooked rice, hot
- Mix the chicken with a third of the soy sauce and fry in half of the sunflower oil over high heat for 5 minutes<, until cooked through|>. Lift out.
- Fry the onion, celery, carrot and mushrooms in the rest of the oil for 4 minutes, then the garlic and ginger for 30 seconds. Add the bean sprouts and toss for 2 minutes.
- Stir the cornflour with the chicken stock, oyster sauce and the rest of the soy sauce, pour it in with the chicken and boil for 2 minutes. Serve with the rice.
= Crab Rangoon ; crab wontons, cream cheese wontons, crab puffs, crab rangoons
fry ; chinese-american ; starter snacks ; 6 ; 35+20 ; stove
Crisp wontons filled with crab and cream cheese.
!24 wonton wrappers ; !200 g cream cheese ; !*150 g cooked crab / crab sticks, chopped / canned water chestnuts, finely chopped ; 2 spring onions, finely chopped ; 1 clove garlic, crushed ; 1 tsp Worcestershire sauce / soy sauce ; 500 ml sunflower oil ; 100 ml sweet chilli sauce
- Mix the cream cheese with the crab, spring onions, garlic and Worcestershire sauce.
- Put a teaspoon on each wrapper, wet the rim and pinch the four corners together.
- Fry in the hot sunflower oil in batches for 3 minutes, until golden. Drain and serve with the sweet chilli sauce.
= Hakka Stuffed Tofu ; yong tau foo, yong tofu, stuffed tofu chinese, stuffed tofu, yentafo hakka
fry ; chinese ; dinner ; 4 ; 30+25 ; stove
Squares of tofu filled with pork, browned and braised.
!600 g firm tofu, in thick squares ; !*250 g minced pork / minced chicken / shiitake mushrooms, finely chopped ; 1 spring onion, finely chopped ; 1 tsp ginger, grated ; 3 tbsp soy sauce ; 1 tbsp cornflour ; 1/4 tsp ground white pepper ; 3 tbsp sunflower oil ; 250 ml chicken stock ; 1 tbsp oyster sauce / soy sauce ; 1 tsp sugar ; 1 handful fresh coriander
- Work the minced pork with the spring onion, ginger, white pepper, a third of the soy sauce and half of the cornflour. Scoop a hollow into each square of tofu and fill it.
- Fry in the sunflower oil, filling down, for 5 minutes, turn and fry for 3 minutes.
- Add the chicken stock, oyster sauce, sugar and the rest of the soy sauce, cover and simmer for 10 minutes<, until the meat is cooked through|>. Stir the rest of the cornflour with a little water, simmer it in for 1 minute and scatter with the fresh coriander.
= Buuz ; mongolian dumplings, mongolian steamed dumplings, buuza, buryat dumplings
dumpling ; mongolian ; dinner ; 4 ; 60+25 rest 30 ; stove
Juicy steamed dumplings of mutton and onion.
!400 g plain flour ; 210 ml water, warm ; !*500 g minced lamb / minced beef / firm tofu, crumbled ; !1 onion, finely chopped ; 2 cloves garlic, crushed ; 1/2 tsp caraway seeds ; 100 ml beef stock ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Knead the flour, warm water and a third of the salt for 8 minutes and rest for 30 minutes.
- Mix the minced lamb with the onion, garlic, caraway seeds, beef stock, black pepper and the rest of the salt.
- Roll out {24} rounds, thinner at the rim, put a spoonful of filling on each and pleat the rim, leaving a small hole on top.
- Steam in an oiled steamer in batches for 18 minutes<, until the meat is cooked through|>. Fan them with the lid before serving.
= Khuushuur ; huushuur, mongolian meat pies, mongolian fried dumplings, mongolian fried meat pies
fry ; mongolian ; dinner snacks ; 4 ; 50+25 rest 30 ; stove
Flat half-moons of dough and mutton, fried until blistered.
!400 g plain flour ; 210 ml water, warm ; !*400 g minced lamb / minced beef / mushrooms, finely chopped ; !1 onion, finely chopped ; 2 cloves garlic, crushed ; 3 tbsp water, for the filling ; 1/2 tsp caraway seeds ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 400 ml sunflower oil
- Knead the flour, the larger amount of water and a third of the salt for 8 minutes and rest for 30 minutes.
- Mix the minced lamb with the onion, garlic, caraway seeds, black pepper, the water for the filling and the rest of the salt.
- Roll out {12} rounds, spread the filling thinly over one half of each, fold, press out the air and crimp the edge.
- Fry in the hot sunflower oil in batches for 4 minutes on each side, until deep golden< and the meat is cooked through|>.
= Tsuivan ; tsuivan noodles, mongolian noodles, mongolian fried noodles, tsuivang
noodles ; mongolian ; dinner ; 4 ; 45+45 rest 30 ; stove
Fresh noodles steamed over mutton, carrot and potato.
!350 g plain flour ; 180 ml water ; !*500 g lamb leg steaks, in thin strips / sirloin steaks, in thin strips / firm tofu, in strips ; 4 tbsp sunflower oil ; 1 onion, sliced ; !2 carrots, in thin sticks ; 2 waxy potatoes, in thin sticks ; 200 g white cabbage, shredded ; 300 ml beef stock ; 1 1/2 tsp salt ; 1/2 tsp black pepper ; 2 spring onions, sliced
- Knead the flour with the water and a third of the salt for 8 minutes and rest for 30 minutes. Roll out thinly, brush with a spoonful of the sunflower oil, roll up and cut into thin strips.
- Brown the lamb in the rest of the oil over high heat for 6 minutes. Add the onion, carrots and potatoes and fry for 6 minutes. Stir in the cabbage, the rest of the salt, the black pepper and beef stock.
- Bring to the boil, lay the strips of dough loosely on top, cover tightly and steam over low heat for 18 minutes. Toss, let the liquid boil away for 3 minutes and scatter with the spring onions.
= Lanzhou Beef Noodles ; lanzhou noodles, lanzhou lamian, lanzhou beef noodle soup, lanzhou hand pulled noodles, lamian
noodles ; chinese ; dinner lunch ; 4 ; 25+125 ; stove
Clear, spiced beef broth with noodles, daikon, chilli oil and coriander.
!*800 g beef brisket, in large pieces ; 2.5 l water ; 30 g ginger, sliced ; 2 star anise ; 1 cinnamon stick ; 1 tsp Sichuan peppercorns ; 1 tsp cumin seeds ; 4 cardamom pods ; !400 g daikon, thinly sliced ; 2 tsp salt ; 1/4 tsp ground white pepper ; !500 g fresh egg noodles ; 2 tbsp chilli oil ; 3 spring onions, sliced ; 1 handful fresh coriander, chopped
- Cover the beef with cold water, boil for 5 minutes, drain and rinse.
- Simmer it in the water with the ginger, star anise, cinnamon, Sichuan peppercorns, cumin seeds and cardamom pods, covered, for 100 minutes, until tender. Lift out, slice thinly and strain the broth.
- Simmer the daikon in the broth with the salt and white pepper for 14 minutes, until clear.
- Boil the egg noodles for 4 minutes, drain and divide between {4} bowls. Add the beef and daikon, pour over the broth and top with the chilli oil, spring onions and fresh coriander.
= Crossing the Bridge Noodles ; guoqiao mixian, guo qiao mi xian, yunnan rice noodles, yunnan noodles
noodles ; chinese ; dinner lunch ; 4 ; 25+40 ; stove
Rice noodles, chicken, tofu and greens in a boiling hot chicken broth.
!*400 g chicken breast fillets, very thinly sliced / firm tofu, thinly sliced ; !2 l chicken stock ; 30 g ginger, sliced ; 1 tsp salt ; 1/4 tsp ground white pepper ; 150 g silken tofu, in thin slices ; 150 g shiitake mushrooms, thinly sliced ; 200 g pak choi, in leaves ; 120 g bean sprouts ; !300 g rice noodles ; 2 spring onions, sliced ; 1 tbsp chilli oil
- Simmer the chicken stock with the ginger, salt and white pepper for 20 minutes.
- Soak the rice noodles in boiling water for 8 minutes and drain.
- Add the chicken and shiitake mushrooms to the broth and simmer for 6 minutes<, until the chicken is white all through|>. Add the pak choi, bean sprouts and silken tofu for 2 minutes.
- Divide the noodles between {4} bowls, pour over the boiling hot broth and top with the spring onions and chilli oil.
`;
