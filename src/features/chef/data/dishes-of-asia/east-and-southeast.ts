/** Dishes of China, Japan, Korea and South-East Asia by name; how the table is read: rules/classics/classic.ts. */
export const EAST_ASIA_BY_NAME = `
= Chawanmushi ; japanese savoury custard, savoury egg custard japanese, japanese steamed egg
egg ; japanese ; starter lunch ; 4 ; 15+18 ; stove
Silky steamed egg custard with prawns and mushrooms.
!4 eggs ; !600 ml dashi / vegetable stock ; 1 tbsp soy sauce ; 1 tbsp mirin ; *100 g raw prawns, peeled / chicken breast fillets, in small pieces ; 4 shiitake mushrooms, sliced ; 2 spring onions, sliced
- Whisk the eggs with the dashi, soy sauce and mirin, without making foam, and strain.
- Divide the prawns and shiitake mushrooms between {4} cups, pour in the eggs and cover with foil.
- Steam over barely simmering water for 16 minutes, until set and the juice is clear<, and the prawns are cooked through|>. Scatter with the spring onions.
= Tamagoyaki ; japanese omelette, japanese rolled omelette, tamago, dashimaki tamago, rolled omelette
egg ; japanese ; breakfast lunch ; 2 ; 5+8 ; stove
Sweet-salty omelette, rolled up in thin layers.
!4 eggs ; 3 tbsp dashi / vegetable stock ; 1 tbsp sugar ; 2 tsp soy sauce ; 1 tsp mirin ; 1 tbsp sunflower oil
- Whisk the eggs with the dashi, sugar, soy sauce and mirin.
- Heat a small pan over medium heat and wipe it with a little of the sunflower oil. Pour in a quarter of the eggs; when it is nearly set, roll it up to one side.
- Oil the pan again, pour in the next quarter so that it runs under the roll, and roll back. Go on until the eggs are used, for 7 minutes in all, until set through.
- Press into shape in paper for 3 minutes and cut into thick slices.
= Mochi ; daifuku, mochi balls, microwave mochi, strawberry mochi
pudding ; japanese ; dessert snacks ; 8 ; 30+10 ; stove
Soft rice cakes filled with sweet red bean paste.
!150 g glutinous rice flour ; 50 g sugar ; 180 ml water ; !200 g red bean paste ; 60 g cornflour, for dusting
- Roll the red bean paste into {8} balls and chill them.
- Whisk the glutinous rice flour with the sugar and water. Stir in a pan over medium heat for 9 minutes, until thick, shiny and see-through.
- Tip onto the cornflour, dust the top and leave until you can touch it. Cut into {8}, flatten each, wrap it around a ball and pinch shut. Eat on the same day.
= Dorayaki ; japanese red bean pancakes, doraemon pancakes
griddle ; japanese ; snacks dessert ; 6 ; 15+18 rest 15 ; stove
Two small honey pancakes around sweet red bean paste.
!2 eggs ; 80 g sugar ; 1 tbsp honey ; 150 g plain flour ; 1 tsp baking powder ; 3 tbsp water ; 1 tbsp sunflower oil ; !250 g red bean paste
- Whisk the eggs with the sugar and honey for 3 minutes. Fold in the flour and baking powder, then the water, and leave for 15 minutes.
- Wipe a pan with the sunflower oil. Cook {12} small pancakes in batches over low heat for 2 minutes, until bubbles appear, turn and cook for 1 minute.
- Cool them under a cloth and put two together with the red bean paste between.
= Japanese Cheesecake ; japanese cotton cheesecake, jiggly cheesecake, souffle cheesecake, cotton cheesecake
cake ; japanese ; dessert ; 8 ; 30+70 ; oven stove
Cheesecake as light as a soufflé, baked in a water bath.
!250 g cream cheese ; 50 g butter ; 100 ml milk ; !6 eggs, separated ; 60 g plain flour ; 20 g cornflour ; 1 tbsp lemon juice ; 130 g caster sugar
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Line a 20 cm tin that does not leak.
- Warm the cream cheese with the butter and milk until smooth and leave to cool a little. Whisk in the egg yolks, lemon juice, flour and cornflour.
- Whisk the egg whites with the caster sugar for 5 minutes, to soft peaks, and fold them in with care. Pour into the tin.
- Stand the tin in a roasting tin with hot water 2 cm deep. Bake for 70 minutes, until golden and springy. Leave in the open oven for 20 minutes, then chill.
= Zha Jiang Mian ; zhajiangmian, chinese bolognese, beijing noodles, zha jiang noodles, fried sauce noodles
noodles ; chinese ; dinner ; 4 ; 15+25 ; stove
Thick noodles under minced pork in a dark bean sauce, with cucumber.
!400 g udon noodles / egg noodles ; !*400 g minced pork / minced beef / firm tofu, crumbled ; 4 tbsp hoisin sauce ; 2 tbsp soy sauce ; 1 tbsp miso ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 4 spring onions, sliced ; 2 tbsp sunflower oil ; 200 ml water ; 1 cucumber, in thin strips ; 1 carrot, in thin strips
- Fry the minced pork in the sunflower oil over high heat for 7 minutes<, until browned with no pink left|>. Add the garlic, ginger and half of the spring onions for 1 minute.
- Stir in the hoisin sauce, soy sauce, miso and water and simmer for 10 minutes, until dark and thick.
- Boil the udon noodles for 4 minutes and drain. Top with the sauce, cucumber, carrot and the rest of the spring onions.
= Beef Chow Fun ; beef ho fun, chow fun, beef hor fun, dry fried beef ho fun, gon chow ngau ho
noodles ; chinese ; dinner ; 2 ; 20+10 ; stove
Wide rice noodles, tossed over high heat with beef and bean sprouts.
!250 g flat rice noodles ; !*250 g sirloin steak, thinly sliced / chicken breast fillets, thinly sliced / firm tofu, sliced ; 2 tbsp soy sauce ; 1 tbsp dark soy sauce ; 1 tsp cornflour ; 1 tsp sugar ; 1 onion, sliced ; 150 g bean sprouts ; 4 spring onions, in 5 cm pieces ; 1 tbsp fresh ginger, in thin strips ; 3 tbsp sunflower oil
- Mix the steak with the cornflour and half of the soy sauce. Soak the rice noodles in hot water for 12 minutes, until bendable, and drain.
- Sear the steak in a third of the sunflower oil in a very hot wok for 2 minutes<, until browned|> and lift out. Fry the onion and ginger in the rest of the oil for 2 minutes.
- Add the rice noodles, dark soy sauce, sugar and the rest of the soy sauce and toss for 3 minutes. Add the bean sprouts, spring onions and steak and toss for 1 minute.
= Twice Cooked Pork ; twice-cooked pork, hui guo rou, double cooked pork
fry ; chinese ; dinner ; 4 ; 20+50 ; stove
Pork belly, simmered, sliced and fried with leek and chilli bean paste.
!*500 g pork belly, in one piece / 500 g firm tofu, sliced ; 2 leeks, sliced ; 1 green pepper, in pieces ; !2 tbsp doubanjiang ; 1 tbsp hoisin sauce ; 1 tbsp soy sauce ; 1 tsp sugar ; 1 tbsp fresh ginger, sliced ; 2 cloves garlic, sliced ; 2 tbsp sunflower oil
- Simmer the pork with half of the ginger in water for 40 minutes, until tender. Cool it and slice it 4 mm thin.
- Fry the pork in the sunflower oil over high heat for 4 minutes, until the edges curl and brown. Push aside and fry the doubanjiang, garlic and the rest of the ginger for 1 minute.
- Add the leeks, green pepper, hoisin sauce, soy sauce and sugar and toss for 3 minutes.
= Chinese Steamed Fish ; steamed fish, steamed sea bass, cantonese steamed fish, steamed fish with ginger and spring onion, steamed fish with ginger
roast ; chinese ; dinner ; 2 ; 10+14 ; stove
Fish steamed with ginger, with hot oil poured over spring onions.
!*4 sea bass fillets / cod fillets / 400 g firm tofu, sliced ; 2 tbsp fresh ginger, in thin strips ; 4 spring onions, in thin strips ; !3 tbsp soy sauce ; 1 tbsp rice wine / water ; 1 tsp sugar ; 3 tbsp sunflower oil ; 1 handful fresh coriander
- Lay the sea bass on a plate that fits into a steamer and scatter with half of the ginger. Steam over boiling water for 8 minutes<, until the fish flakes|>.
- Warm the soy sauce with the rice wine and sugar. Pour off the water from the plate, and lay the spring onions and the rest of the ginger on the fish.
- Heat the sunflower oil until it smokes, pour it over so that it sizzles, add the sauce and top with the coriander.
= Egg Foo Young ; egg foo yung, egg fu yung, foo young, egg fooyoung
egg ; chinese ; dinner lunch ; 2 ; 15+14 ; stove
Puffy Chinese omelettes with bean sprouts and a brown sauce.
!5 eggs ; *150 g raw prawns, peeled and chopped / cooked chicken, torn into pieces / firm tofu, diced ; 150 g bean sprouts ; 3 spring onions, sliced ; 1 carrot, grated ; 4 tbsp sunflower oil ; 200 ml chicken stock / vegetable stock ; 1 tbsp oyster sauce / soy sauce ; 1 tsp sesame oil ; 1 tbsp cornflour ; 1/4 tsp salt
- Bring the chicken stock to the boil with the oyster sauce. Stir the cornflour with a little water, whisk it in and simmer for 2 minutes, until thick. Stir in the sesame oil.
- Fry the prawns in a little of the sunflower oil for 2 minutes<, until pink|>. Beat the eggs with the salt and stir in the prawns, bean sprouts, spring onions and carrot.
- Fry ladles of the mixture in the rest of the oil for 2 minutes on each side, until brown and set. Pour over the sauce.
= Prawn Toast ; sesame prawn toast, shrimp toast, prawn toasts
fry ; chinese ; starter snacks ; 4 ; 20+10 ; stove blender
Fried toast under prawn paste and sesame seeds.
!*250 g raw prawns, peeled / firm tofu, drained ; 1 egg white ; 2 tsp cornflour ; 1 tsp fresh ginger, grated ; 2 spring onions, chopped ; 2 tsp soy sauce ; 1 tsp sesame oil ; !6 slices white bread, without crusts ; 50 g sesame seeds ; 300 ml sunflower oil ; 1/4 tsp salt
- Blend the prawns with the egg white, cornflour, ginger, spring onions, soy sauce, sesame oil and salt to a paste.
- Spread on the white bread, press into the sesame seeds and cut into triangles.
- Fry in the hot sunflower oil, paste side down, for 3 minutes. Turn, fry for 1 minute until golden, and drain.
= Tomato and Egg Stir-Fry ; tomato and egg, chinese tomato egg, tomato egg stir fry, scrambled eggs with tomato chinese, xihongshi chao jidan
egg ; chinese ; dinner lunch breakfast ; 2 ; 8+8 ; stove
Soft eggs in a sweet-sour sauce of tomatoes, eaten over rice.
!5 eggs ; !400 g tomatoes, in wedges ; 2 spring onions, sliced ; 2 cloves garlic, crushed ; 1 tbsp sugar ; 1 tsp soy sauce ; 1 tsp cornflour ; 3 tbsp sunflower oil ; 3/4 tsp salt
- Beat the eggs with half of the salt. Scramble them in two thirds of the sunflower oil over high heat for 2 minutes, until just set, and lift out.
- Fry the garlic in the rest of the oil for 20 seconds. Add the tomatoes, sugar, soy sauce and the rest of the salt and cook for 4 minutes, until juicy. Stir the cornflour with a little water and add it for 1 minute.
- Fold in the eggs and scatter with the spring onions.
= Three Cup Chicken ; san bei ji, taiwanese three cup chicken
stew ; taiwanese ; dinner ; 4 ; 10+30 ; stove
Chicken braised dark with soy sauce, sesame oil, ginger and basil.
!*700 g chicken thigh fillets, in chunks / firm tofu, in chunks ; !3 tbsp sesame oil ; 60 ml soy sauce ; 80 ml rice wine / water ; 1 tbsp sugar ; 12 cloves garlic, peeled ; 3 tbsp fresh ginger, sliced ; 1 red chilli, sliced ; !1 bunch basil
- Fry the ginger and garlic in the sesame oil over medium heat for 4 minutes, until golden.
- Add the chicken and brown it for 6 minutes. Pour in the soy sauce, rice wine, sugar and red chilli, cover and simmer for 10 minutes.
- Uncover and boil for 5 minutes, until sticky<, and the chicken is cooked through|>. Stir in the basil.
= Lu Rou Fan ; taiwanese braised pork rice, braised pork rice, minced pork rice, lurou fan
rice ; taiwanese ; dinner ; 4 ; 20+80|45 ; stove
Pork belly, braised with soy sauce and five-spice, over rice.
!*600 g pork belly, in 1 cm dice / 500 g shiitake mushrooms, chopped ; 6 shallots, sliced ; 3 cloves garlic, crushed ; 80 ml soy sauce ; 60 ml rice wine / water ; 2 tbsp brown sugar ; 1 tsp five-spice powder ; 600 ml water ; 4 eggs, hard-boiled and peeled ; !300 g jasmine rice ; 2 tbsp sunflower oil
- Fry the shallots in the sunflower oil for 8 minutes, until brown, and lift out. Brown the pork for 8 minutes.
- Add the garlic, brown sugar, five-spice powder, soy sauce, rice wine, water and shallots and simmer for <40|10> minutes. Lay in the eggs and simmer for 15 minutes more.
- Meanwhile, boil the jasmine rice for 12 minutes and drain. Spoon the pork over it and halve the eggs.
= Taiwanese Beef Noodle Soup ; beef noodle soup, niu rou mian, chinese beef noodle soup
soup ; taiwanese ; dinner ; 4 ; 20+130|45 ; stove
Beef and noodles in a dark, spiced broth.
!*700 g stewing beef, in 3 cm cubes / 500 g firm tofu, in cubes ; !300 g udon noodles / egg noodles ; 1 onion, quartered ; 4 cloves garlic, crushed ; 2 tbsp fresh ginger, sliced ; 1 tbsp doubanjiang ; 80 ml soy sauce ; 1 tbsp brown sugar ; 2 star anise ; 1 tsp five-spice powder ; 2 tomatoes, quartered ; 1500 ml water ; 200 g pak choi, halved ; 3 spring onions, sliced ; 2 tbsp sunflower oil
- Brown the beef in the sunflower oil for 8 minutes. Add the onion, garlic, ginger and doubanjiang for 2 minutes.
- Add the soy sauce, brown sugar, star anise, five-spice powder, tomatoes and water and simmer, covered, for <105|20> minutes, until tender. Take out the star anise.
- Boil the udon noodles for 4 minutes, with the pak choi for the last 2 minutes, and drain. Divide between bowls, ladle over the beef and broth, and scatter with the spring onions.
= Samgyetang ; korean ginseng chicken soup, korean chicken soup, ginseng chicken soup
soup ; korean ; dinner ; 4 ; 20+75 ; stove
Chicken simmered whole with rice, garlic, ginger and dates.
!1 whole chicken ; !100 g glutinous rice, soaked for an hour / risotto rice ; 8 cloves garlic, peeled ; 3 tbsp fresh ginger, sliced ; 6 dates ; 2500 ml water ; 4 spring onions, sliced ; 2 tsp salt ; 1/4 tsp black pepper
- Fill the chicken with the glutinous rice, half of the garlic and half of the dates, and tie the legs.
- Cover with the water, add the ginger and the rest of the garlic and dates, bring to the boil and skim. Simmer for 65 minutes, until the chicken is tender and the thickest part reads 74 °C (165 °F).
- Season with the salt and black pepper. Divide the chicken with its rice between bowls, ladle over the broth and scatter with the spring onions.
= Galbi ; korean short ribs, kalbi, la galbi, korean bbq ribs, korean bbq short ribs
roast ; korean ; dinner ; 4 ; 20+12 rest 240 ; grill
Thin beef in a sweet soy marinade with pear, grilled hot.
!*900 g sirloin steak, thinly sliced / chicken thigh fillets, sliced ; 80 ml soy sauce ; 3 tbsp brown sugar ; 1 pear, grated ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tbsp sesame oil ; 1/4 tsp black pepper ; 3 spring onions, sliced ; 1 tbsp sesame seeds ; 1 romaine lettuce
- Stir the soy sauce with the brown sugar, pear, garlic, ginger, sesame oil and black pepper. Turn the steak in it and leave in the fridge for 4 hours.
- Heat the grill as hot as it goes. Grill the steak in one layer for 4 minutes on each side, until brown at the edges.
- Scatter with the spring onions and sesame seeds and wrap in the romaine lettuce.
= Doenjang Jjigae ; doenjang stew, korean soybean paste stew, doenjang, soybean paste stew
stew ; korean ; dinner ; 2 ; 10+20 ; stove
Everyday Korean stew of bean paste, tofu and vegetables.
!3 tbsp miso ; !250 g firm tofu, in cubes ; 1 potato, in 1 cm dice ; 1 courgette, in half-moons ; 1 onion, chopped ; 100 g shiitake mushrooms, sliced ; 2 cloves garlic, crushed ; 1 green chilli, sliced ; 1 tsp gochujang ; 600 ml dashi / vegetable stock ; 2 spring onions, sliced
- Bring the dashi to the boil and stir in the miso and gochujang until dissolved.
- Add the potato and onion and simmer for 7 minutes. Add the courgette, shiitake mushrooms and garlic and simmer for 5 minutes.
- Add the tofu and green chilli and simmer for 3 minutes. Scatter with the spring onions.
= Jajangmyeon ; jjajangmyeon, korean black bean noodles, jajang noodles, black bean noodles
noodles ; korean ; dinner ; 4 ; 20+25 ; stove
Noodles in a dark sauce of black beans, pork and vegetables.
!400 g udon noodles / egg noodles ; !*350 g pork tenderloin, in 1 cm dice / firm tofu, diced / chicken thigh fillets, diced ; !5 tbsp black bean sauce ; 1 onion, diced ; 1 courgette, diced ; 200 g potatoes, in 1 cm dice ; 150 g white cabbage, chopped ; 1 tbsp sugar ; 400 ml chicken stock / vegetable stock ; 2 tbsp cornflour ; 3 tbsp sunflower oil ; 1/2 cucumber, in thin strips
- Fry the pork in the sunflower oil for 7 minutes<, until no pink is left|>. Add the potatoes, onion, courgette and white cabbage and fry for 6 minutes.
- Stir in the black bean sauce and sugar for 1 minute, pour in the chicken stock and simmer for 7 minutes. Stir the cornflour with a little water and add it for 1 minute, until thick.
- Boil the udon noodles for 4 minutes, drain and top with the sauce and cucumber.
= Hotteok ; korean sweet pancakes, hoddeok, korean cinnamon pancakes
griddle ; korean ; snacks dessert ; 6 ; 25+18 rest 60 ; stove
Yeast pancakes with a melting filling of sugar, cinnamon and nuts.
!250 g plain flour ; 1 tsp yeast ; 1 tbsp sugar ; 180 ml milk, lukewarm / oat milk, lukewarm ; 1/2 tsp salt ; !80 g brown sugar ; 1 tsp ground cinnamon ; 40 g walnuts, chopped / peanuts, chopped ; 4 tbsp sunflower oil
- Mix the flour with the yeast, sugar, salt and milk to a soft, sticky dough and leave for 60 minutes, until doubled. Mix the brown sugar with the cinnamon and walnuts.
- Divide the dough into {6} with oiled hands, fill each with the brown sugar and pinch shut.
- Fry in the sunflower oil over medium-low heat for 3 minutes, turn, press flat and fry for 3 minutes more, until golden. Mind the hot filling.
= Drunken Noodles ; pad kee mao, pad kimao, drunken thai noodles, thai drunken noodles
noodles ; thai ; dinner ; 2 ; 15+10 ; stove
Wide rice noodles, fried hot with chilli and basil.
!200 g flat rice noodles ; !*250 g chicken thigh fillets, sliced / raw prawns, peeled / firm tofu, diced ; 4 cloves garlic, crushed ; 2 red chillies, chopped ; 1 red pepper, sliced ; 100 g green beans, in pieces ; 1 tbsp oyster sauce ; 2 tsp soy sauce ; 2 tsp fish sauce ; 2 tsp sugar ; !1 bunch Thai basil / basil ; 3 tbsp sunflower oil
- Soak the rice noodles in hot water for 12 minutes, until bendable, and drain.
- Fry the garlic and red chillies in the sunflower oil for 30 seconds. Add the chicken and fry for 5 minutes<, until no pink is left|>. Add the red pepper and green beans for 2 minutes.
- Add the rice noodles, oyster sauce, soy sauce, fish sauce and sugar and toss over high heat for 2 minutes. Stir in the basil.
= Thai Fish Cakes ; tod mun pla, thai fishcakes, fish cakes thai
fry ; thai ; starter snacks dinner ; 4 ; 20+12 ; stove blender
Springy fish cakes with red curry paste and lime leaves.
!*500 g cod fillets / raw prawns, peeled / firm tofu ; !2 tbsp red curry paste ; 1 egg ; 1 tbsp fish sauce ; 1 tsp sugar ; 80 g green beans, very thinly sliced ; 3 lime leaves, very thinly sliced ; 6 tbsp sunflower oil ; 1 cucumber, diced ; 4 tbsp sweet chilli sauce
- Blend the cod with the red curry paste, egg, fish sauce and sugar to a sticky paste. Stir in the green beans and lime leaves.
- Shape {12} flat cakes with wet hands. Fry in the sunflower oil over medium heat for 3 minutes on each side, until golden and cooked through.
- Serve with the cucumber and sweet chilli sauce.
= Bo Luc Lac ; shaking beef, vietnamese shaking beef, lok lak, beef lok lak, luc lac
fry ; vietnamese ; dinner ; 4 ; 15+8 rest 30 ; stove
Cubes of beef, shaken in a hot pan, with a lime and pepper dip.
!*700 g sirloin steak, in 2 cm cubes / chicken breast fillets, in 2 cm cubes / firm tofu, in cubes ; 2 tbsp soy sauce ; 2 tbsp oyster sauce ; 1 tbsp sugar ; 4 cloves garlic, crushed ; 1 red onion, sliced ; 3 tbsp lime juice ; 1 tsp black pepper ; 1/2 tsp salt ; 1 romaine lettuce, torn ; 200 g tomatoes, sliced ; 3 tbsp sunflower oil
- Mix the steak with the soy sauce, oyster sauce, sugar and half of the garlic and leave for 30 minutes.
- Stir the lime juice with the black pepper and salt. Lay the romaine lettuce and tomatoes on a plate.
- Sear the steak in the very hot sunflower oil in two batches for 3 minutes each, shaking the pan<, until brown|>. Add the red onion and the rest of the garlic for 1 minute, heap on the leaves and serve with the dip.
= Thit Kho ; thit kho tau, vietnamese caramelised pork, vietnamese braised pork and eggs, caramelised pork and eggs
stew ; vietnamese ; dinner ; 4 ; 15+85|40 ; stove
Pork and eggs, braised in caramel and coconut water.
!*800 g pork belly, in 3 cm cubes / firm tofu, in cubes ; !6 eggs, hard-boiled and peeled ; 3 tbsp sugar ; 3 tbsp fish sauce ; 4 cloves garlic, crushed ; 2 shallots, sliced ; 700 ml coconut water / water ; 1/2 tsp black pepper ; 2 spring onions, sliced
- Melt the sugar in a heavy pan over medium heat for 5 minutes, until dark brown. Add the pork, garlic and shallots and turn for 5 minutes.
- Add the fish sauce, black pepper and coconut water and simmer for <45|10> minutes.
- Add the eggs and simmer uncovered for 20 minutes, until the sauce is brown and the pork is soft. Scatter with the spring onions.
= Com Tam ; broken rice, vietnamese broken rice, vietnamese grilled pork and rice, com tam suon
rice ; vietnamese ; dinner ; 4 ; 20+20 rest 60 ; stove grill
Lemongrass pork chops on rice with pickled carrot and a sharp sauce.
!*4 pork chops / chicken thigh fillets / 500 g firm tofu, sliced ; !300 g jasmine rice ; 2 stalks lemongrass, finely chopped ; 3 cloves garlic, crushed ; 4 tbsp fish sauce ; 3 tbsp sugar ; 1 tbsp sunflower oil ; 2 carrots, in thin strips ; 4 tbsp rice vinegar ; 2 tbsp lime juice ; 1 red chilli, chopped ; 1/2 cucumber, sliced
- Mix half of the fish sauce with a third of the sugar, the lemongrass, garlic and sunflower oil. Turn the pork in it and leave for 60 minutes. Mix the carrots with the rice vinegar and a third of the sugar.
- Boil the jasmine rice for 12 minutes and drain. Stir the lime juice with the red chilli and the rest of the fish sauce and sugar.
- Grill the pork for 6 minutes on each side<, until brown with no pink left|>. Serve on the rice with the carrots, cucumber and sauce.
= Roti Canai ; roti prata, paratha malaysian, roti chanai
bread ; malaysian ; breakfast snacks ; 4 ; 40+20 rest 240 ; stove
Flaky flatbreads, stretched thin, folded and fried.
!400 g plain flour ; 1 egg ; 1 tbsp sugar ; 1 tsp salt ; 180 ml water ; 120 g ghee, soft / vegan butter, soft
- Mix the flour with the egg, sugar, salt, water and a little of the ghee and knead for 10 minutes. Divide into {8} balls, coat with some of the ghee and leave for 4 hours, covered.
- Stretch each ball on an oiled table until you can see through it. Spread with ghee, fold in the sides and roll up like a snail. Leave for 10 minutes and flatten.
- Fry in the rest of the ghee for 2 minutes on each side, until golden. Clap between your hands to loosen the layers.
= Lechon Kawali ; crispy pork belly filipino, bagnet, filipino crispy pork belly
fry ; filipino ; dinner ; 4 ; 15+75 ; stove
Pork belly, simmered tender and fried until it crackles.
!*900 g pork belly, in one piece ; 6 cloves garlic, crushed ; 2 bay leaves ; 1 tsp black peppercorns ; 700 ml sunflower oil, for deep-frying ; 80 ml cider vinegar ; 2 tbsp soy sauce ; 1 shallot, chopped ; 1 red chilli, chopped ; 1 tsp salt
- Simmer the pork in water with half of the garlic, the bay leaves, black peppercorns and salt for 55 minutes, until tender. Drain, dry very well and leave uncovered until cold.
- Stir the cider vinegar with the soy sauce, shallot, red chilli and the rest of the garlic.
- Fry the pork in the hot oil for 12 minutes, with a lid against the splashes, turning, until blistered and crisp. Chop it and dip it in the sauce.
= Mohinga ; burmese fish noodle soup, burmese fish soup
soup ; burmese ; breakfast lunch dinner ; 4 ; 20+40 ; stove
Burmese soup of fish, lemongrass and rice noodles.
!*500 g cod fillets / firm tofu, diced ; !200 g rice vermicelli ; 2 onions, chopped ; 4 cloves garlic, crushed ; 2 tbsp fresh ginger, grated ; 2 stalks lemongrass, finely chopped ; 1 tsp turmeric ; 1 tsp paprika ; 3 tbsp chickpea flour ; 3 tbsp fish sauce ; 1400 ml water ; 3 tbsp sunflower oil ; 3 eggs, hard-boiled and halved ; 1 lime, in wedges ; 1 handful fresh coriander
- Fry the onions in the sunflower oil for 8 minutes. Add the garlic, ginger, lemongrass, turmeric and paprika for 2 minutes.
- Stir the chickpea flour with a little of the water. Add it with the rest of the water and the fish sauce and simmer for 15 minutes. Lay in the cod and simmer for 7 minutes<, until it flakes|>, and break it up.
- Soak the rice vermicelli in boiling water for 4 minutes and drain. Ladle over the soup and top with the eggs, lime and coriander.
`;
