/** Dishes from Anatolia to Japan that people ask for by name; how the table is read: rules/classics/classic.ts. */
export const ASIA_BY_NAME = `
= Plov ; uzbek plov, uyghur polo, polo uyghur, osh, palov, pilau with lamb and carrots, central asian pilaf, uzbek pilaf
rice ; uzbek ; dinner ; 6 ; 25+105|65 ; stove
Lamb browned first, with as many carrots as rice, and a head of garlic, steamed in one pot.
!*800 g diced lamb / stewing beef, in 3 cm cubes / 480 g canned chickpeas, drained ; !450 g long-grain rice, rinsed and soaked for 30 minutes ; !500 g carrots, in thick matchsticks ; 2 onions, sliced ; 100 ml sunflower oil ; 1 head garlic, whole ; 2 tsp cumin seeds ; 1 tsp ground coriander ; 30 g barberries / raisins ; 1100 ml water ; 2 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the sunflower oil in a heavy pot until it shimmers and <brown the lamb in two batches for 12 minutes. Add|soften> the onions<| in it> for 8 minutes, until brown.
- Lay the carrots on top for 8 minutes, turning once. Stir in the cumin, ground coriander, black pepper and salt, and pour in half of the water.<| Add the chickpeas.>
- Push the head of garlic in whole, scatter in the barberries, cover and simmer for <45|15> minutes<, until the lamb is tender|>.
- Spread the rice over the meat without stirring and pour in the rest of the water. Simmer uncovered for 12 minutes, until the water is below the rice.
- Cover tightly and steam over the lowest heat for 18 minutes. Turn everything over on to a plate, the garlic on top.
= Haleem ; daleem, hyderabadi haleem, beef haleem, lamb haleem, chicken haleem, pakistani haleem
stew ; pakistani ; dinner ; 6 ; 25+150 ; stove
Meat and grains simmered and beaten to a thick, silky stew.
!*700 g diced lamb / stewing beef, in cubes / chicken thigh fillets / chestnut mushrooms, chopped ; !100 g pearl barley / bulgur ; 100 g red lentils ; 50 g split peas ; 3 onions, thinly sliced ; 80 g ghee ; 4 cloves garlic, crushed ; 2 tbsp ginger, grated ; 1 tbsp garam masala ; 1 tsp ground turmeric ; 1 tsp chilli powder ; 1 tbsp ground coriander ; 1800 ml water ; 1 lemon, in wedges ; 1 handful fresh coriander, chopped ; 2 1/4 tsp salt
- Fry the onions in the ghee for 15 minutes, until deep brown. Lift out a third for the top.
- Add the lamb, garlic and ginger to the pan and brown for 8 minutes. Stir in the turmeric, chilli powder, ground coriander, salt and most of the garam masala for 1 minute.
- Add the pearl barley, lentils, split peas and water, cover and simmer for 110 minutes, stirring now and then, until the grains fall apart.
- Beat hard with a wooden spoon for 5 minutes, until thick and stringy, and simmer for 10 minutes. Top with the fried onions, the rest of the garam masala, the coriander and lemon.
= Knafeh ; kunafa, kanafeh, kunefe, knafe, cheese pastry with syrup, konafa
tart ; levantine ; dessert ; 8 ; 25+40 ; oven stove
Crisp shreds of pastry over soft cheese, soaked in scented syrup.
!400 g kataifi, shredded ; 150 g butter, melted ; !400 g mozzarella, grated and patted dry ; !250 g ricotta ; 200 g sugar, for the syrup ; 150 ml water ; 1 tbsp lemon juice ; 1 tbsp rose water ; 40 g pistachios, chopped / pumpkin seeds
- Simmer the sugar, water and lemon juice for 8 minutes, stir in the rose water and leave to cool.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Pull the kataifi apart and rub it with the butter. Press half into a 26 cm tin.
- Mix the mozzarella with the ricotta and spread it on, leaving a rim. Cover with the rest of the pastry and press flat.
- Bake for 32 minutes, until deep golden. Turn out, pour over the cold syrup at once and scatter with the pistachios. Eat warm.
= Mansaf ; jordanian lamb with yogurt, lamb mansaf, jordanian mansaf
stew ; levantine ; dinner ; 6 ; 25+140 ; stove
Jordan's lamb in warm yogurt sauce, on rice and flatbread with almonds.
!*1200 g lamb shoulder, in large pieces / chicken thighs ; !800 g Greek yogurt ; 1 egg ; 1 tbsp cornflour ; 2 onions, quartered ; 2 bay leaves ; 6 cardamom pods ; 40 g ghee ; !350 g basmati rice, rinsed ; 600 ml water, for the rice ; 1/2 tsp ground turmeric ; 60 g almonds / pumpkin seeds ; 3 flatbreads ; 1 handful parsley, chopped ; 2 tsp salt
- Cover the lamb with water, bring to the boil and skim. Add the onions, bay leaves, cardamom and half of the salt and simmer for <100|100> minutes, until tender. Strain the broth.
- Whisk the Greek yogurt with the egg and cornflour in a pan. Heat, stirring in one direction, until it steams, then stir in 400 ml of the broth little by little. Add the lamb and simmer for 15 minutes, stirring.
- Meanwhile, fry the rice and turmeric in half of the ghee for 2 minutes. Add the water for it and the rest of the salt, cover and cook for 14 minutes. Leave for 5 minutes.
- Fry the almonds in the rest of the ghee for 3 minutes. Spread the flatbreads on a platter and top with the rice, lamb, some of the sauce, the almonds and parsley.
= Kabsa ; chicken kabsa, machboos, saudi rice and chicken, majboos
rice ; middle-eastern ; dinner ; 6 ; 20+65|45 ; stove
Spiced rice cooked in the broth of its chicken, from the Gulf.
!*8 chicken thighs / 900 g diced lamb / 480 g canned chickpeas, drained ; !450 g basmati rice, rinsed ; 2 onions, chopped ; 4 cloves garlic, crushed ; 400 g canned chopped tomatoes ; 2 carrots, grated ; 40 g ghee ; 1 tbsp ground coriander ; 2 tsp ground cumin ; 1/2 tsp ground cardamom ; 1/2 tsp ground cinnamon ; 1/4 tsp saffron ; 900 ml water ; 50 g raisins ; 40 g almonds / pumpkin seeds ; 2 tsp salt ; 1/2 tsp black pepper
- Cook the onions in the ghee for 8 minutes. Add the garlic, ground coriander, cumin, cardamom, cinnamon and black pepper for 1 minute, then the chicken, and turn for 5 minutes.
- Add the chopped tomatoes, carrots, saffron, salt and water, cover and simmer for <28|8> minutes<, until the juices run clear. Lift out the chicken and keep it warm|>.
- Stir the rice and raisins into the broth, cover and cook over low heat for 16 minutes. Leave for 5 minutes. Serve with the chicken and almonds on top.
= Kuku Sabzi ; persian herb frittata, persian herb omelette
egg ; persian ; lunch starter ; 4 ; 20+25 ; stove
Persian omelette that is more herbs than egg.
!6 eggs ; !2 bunches parsley, finely chopped ; !2 bunches fresh coriander, finely chopped ; 1 bunch dill, finely chopped ; 5 spring onions, finely chopped ; 30 g walnuts, chopped / pumpkin seeds ; 20 g barberries / dried cranberries ; 1 tbsp plain flour ; 1/2 tsp ground turmeric ; 4 tbsp sunflower oil ; 1 tsp salt ; 1/4 tsp black pepper
- Beat the eggs with the flour, turmeric, salt and black pepper. Stir in the parsley, coriander, dill, spring onions, walnuts and barberries.
- Heat the sunflower oil in a 24 cm pan over medium heat, pour in the mixture, cover and cook for 10 minutes.
- Cut into quarters, turn each and cook for 6 minutes, until set all through. Eat warm or cold.
= Ash Reshteh ; persian noodle soup, aash reshteh, ash e reshteh
soup ; persian ; dinner ; 6 ; 20+55 ; stove
Thick Persian soup of herbs, beans and noodles.
!480 g canned chickpeas, drained ; 400 g canned kidney beans, drained ; 150 g green lentils ; !150 g linguine, broken ; !400 g spinach, chopped ; 1 bunch parsley, chopped ; 1 bunch fresh coriander, chopped ; 2 onions, sliced ; 3 cloves garlic, crushed ; 4 tbsp sunflower oil ; 1 tsp ground turmeric ; 1 tbsp dried mint ; 1500 ml vegetable stock ; 200 g yogurt ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Fry the onions in most of the sunflower oil for 15 minutes, until brown. Lift out half for the top. Add the garlic and turmeric for 1 minute.
- Add the lentils and vegetable stock and simmer for 18 minutes. Add the chickpeas, kidney beans, spinach, parsley, coriander, salt and black pepper for 8 minutes.
- Add the linguine and simmer for 10 minutes, until soft and the soup is thick.
- Fry the dried mint in the rest of the oil for 30 seconds. Top the soup with the yogurt, mint and fried onions.
= Muhammara ; red pepper and walnut dip, syrian pepper dip
dip ; levantine ; starter snacks ; 6 ; 15+0 ; blender
Red pepper and walnut dip, sweet, sour and warm.
!400 g roasted red peppers, drained ; !100 g walnuts, toasted / sunflower seeds ; 50 g breadcrumbs ; 2 tbsp pomegranate molasses ; 3 tbsp olive oil ; 1 clove garlic ; 1 tsp ground cumin ; 1 tsp chilli flakes ; 1 tbsp lemon juice ; 1/2 tsp salt
- Blend the walnuts, breadcrumbs and garlic coarsely.
- Add the roasted red peppers, pomegranate molasses, cumin, chilli flakes, lemon juice, salt and most of the olive oil, and blend until nearly smooth.
- Leave for 10 minutes, spread in a bowl and pour over the rest of the olive oil.
= Manti ; mantı, turkish manti, turkish dumplings, turkish ravioli, manti with yogurt
dumpling ; turkish ; dinner ; 4 ; 60+15 rest 30 ; stove
Tiny dumplings under garlic yogurt and paprika butter.
!350 g plain flour ; 1 egg ; 130 ml water ; !*250 g minced lamb / minced beef / 250 g cooked lentils, mashed ; 1 onion, grated ; !400 g yogurt ; 2 cloves garlic, crushed ; 60 g butter ; 2 tsp sweet paprika ; 1 tsp dried mint ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Knead the flour with the egg, water and a third of the salt for 8 minutes. Cover and leave for 30 minutes.
- Mix the minced lamb with the onion, black pepper and a third of the salt. Roll out the dough thinly and cut {80} squares of 4 cm. Put a little filling on each and pinch the four corners together.
- Boil in batches in salted water for 7 minutes, until soft<, with no pink left inside|>. Stir the yogurt with the garlic and the rest of the salt.
- Melt the butter with the paprika and mint for 1 minute. Drain the dumplings and cover with the yogurt and butter.
= Chicken Karahi ; karahi, kadai chicken, chicken kadai, chicken kadhai, lamb karahi, kadhai chicken, karahi chicken
curry ; pakistani ; dinner ; 4 ; 15+35|30 ; stove
Chicken fried down with tomatoes, ginger and green chillies until the oil comes out.
!*800 g chicken thigh fillets, in chunks / 480 g canned chickpeas, drained / 400 g paneer, in cubes ; !600 g tomatoes, chopped ; 5 tbsp sunflower oil ; 5 cloves garlic, crushed ; !3 tbsp ginger, in matchsticks ; 3 green chillies, slit ; 1 tsp ground cumin ; 1 tsp ground coriander ; 1 tsp chilli powder ; 1/2 tsp ground turmeric ; 1 tsp garam masala ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt
- Fry the chicken in the sunflower oil over high heat for 8 minutes. Stir in the garlic and half of the ginger for 1 minute.
- Add the tomatoes, cumin, ground coriander, chilli powder, turmeric and salt and cook over high heat for 16 minutes, stirring, until the tomatoes are thick and the oil comes out<, and the chicken is cooked through|>.
- Stir in the green chillies and garam masala for 3 minutes. Scatter with the rest of the ginger and the coriander.
= Lamb Biryani ; mutton biryani, goat biryani, gosht biryani
rice ; indian ; dinner ; 6 ; 35+130|70 rest 60 ; stove oven
Lamb simmered in spiced yogurt until tender, under saffron rice.
!*900 g diced lamb / diced goat ; !400 g basmati rice, rinsed ; !250 g yogurt ; !3 onions, sliced ; 80 g ghee ; 5 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp garam masala ; 1 tsp ground turmeric ; 1 tsp chilli powder ; 1/2 tsp ground cardamom ; 300 ml water ; 1 bunch mint, chopped ; 1 bunch fresh coriander, chopped ; 1/4 tsp saffron ; 3 tbsp milk, warm ; 2 tsp salt
- Mix the lamb with the yogurt, garlic, ginger, garam masala, turmeric, chilli powder, cardamom and half of the salt, and chill for 60 minutes.
- Fry the onions in the ghee for 16 minutes, until dark gold. Lift out half. Add the lamb with its marinade and the water, cover and simmer for 75 minutes, until tender.
- Boil the basmati rice with the rest of the salt for 6 minutes and drain. Steep the saffron in the milk. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on.
- Layer the rice over the lamb with the mint, coriander, the other onions and the saffron milk. Cover tightly and bake for 28 minutes.
= Lamb Dhansak ; dhansak, chicken dhansak, prawn dhansak
curry ; indian ; dinner ; 6 ; 25+110|50 ; stove
Parsi curry of meat, lentils and pumpkin, sweet and sour.
!*800 g diced lamb / 480 g canned chickpeas, drained ; !200 g red lentils, rinsed ; 300 g butternut squash, diced ; 1 onion, chopped ; 4 cloves garlic, crushed ; 2 tbsp ginger, grated ; 40 g ghee ; 1 tbsp ground cumin ; 1 tbsp ground coriander ; 1 tsp ground turmeric ; 1 tsp chilli powder ; 1 tsp garam masala ; 2 tbsp tamarind paste ; 1 tbsp brown sugar ; 1200 ml water ; 1 3/4 tsp salt
- Cook the onion in the ghee for 8 minutes. Add the garlic, ginger, cumin, ground coriander, turmeric and chilli powder for 1 minute, then the lamb, and turn for 5 minutes.
- Pour in half of the water with the salt, cover and simmer for <55|5> minutes.
- Add the lentils, butternut squash and the rest of the water and simmer for 28 minutes, stirring, until thick<, and the lamb is tender|>.
- Stir in the tamarind paste, sugar and garam masala for 3 minutes.
= Chicken Jalfrezi ; jalfrezi, prawn jalfrezi, vegetable jalfrezi
curry ; indian ; dinner ; 4 ; 20+30 ; stove
Stir-fried curry of peppers, green chillies and tomatoes.
!*700 g chicken breast fillets, in strips / 400 g paneer, in cubes / 480 g canned chickpeas, drained ; !2 green peppers, in strips ; 1 red pepper, in strips ; 2 onions, sliced ; 3 green chillies, sliced ; 400 g canned chopped tomatoes ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 tbsp curry powder ; 1 tsp ground cumin ; 1/2 tsp ground turmeric ; 1 tsp garam masala ; 4 tbsp sunflower oil ; 1 1/4 tsp salt
- Fry the onions and half of the peppers in half of the sunflower oil for 8 minutes. Add the garlic, ginger, curry powder, cumin and turmeric for 1 minute.
- Add the chopped tomatoes and salt and simmer for 9 minutes.
- Meanwhile, fry the chicken in the rest of the oil over high heat for 7 minutes<, until no pink is left|>. Add the rest of the peppers and the green chillies for 3 minutes.
- Stir it all into the sauce with the garam masala and simmer for 3 minutes.
= Sambar ; sambhar, south indian lentil stew
stew ; indian ; lunch dinner ; 4 ; 15+40 ; stove
South Indian lentils and vegetables, sour with tamarind.
!200 g red lentils, rinsed ; 1 carrot, sliced ; 1 aubergine, diced ; 150 g green beans, in pieces ; 2 tomatoes, chopped ; !2 tbsp tamarind paste ; 1 tbsp ground coriander ; 1 tsp ground cumin ; 1/2 tsp ground turmeric ; 1/2 tsp chilli powder ; 2 tbsp sunflower oil ; 1 tsp mustard seeds / cumin seeds ; 10 leaves curry leaves ; 1100 ml water ; 1 1/4 tsp salt
- Simmer the lentils with the turmeric in the water for 18 minutes, until soft.
- Add the carrot, aubergine, green beans, tomatoes, ground coriander, cumin, chilli powder and salt and simmer for 14 minutes. Stir in the tamarind paste for 3 minutes.
- Heat the sunflower oil and fry the mustard seeds and curry leaves for 1 minute, until they crackle. Pour over.
= Upma ; rava upma, semolina upma, suji upma
side ; indian ; breakfast ; 4 ; 10+20 ; stove
Savoury semolina with spices and vegetables, for breakfast.
!200 g semolina ; 1 onion, chopped ; 1 carrot, finely diced ; 100 g peas ; 1 green chilli, chopped ; 1 tbsp ginger, grated ; 1 tsp mustard seeds / cumin seeds ; 8 leaves curry leaves ; 3 tbsp ghee / sunflower oil ; 600 ml water ; 40 g cashews / sunflower seeds ; 1 tbsp lemon juice ; 1 tsp salt
- Toast the semolina in a dry pan for 4 minutes, stirring, until it smells nutty. Tip out.
- Heat the ghee and fry the mustard seeds, curry leaves and cashews for 1 minute. Add the onion, carrot, green chilli and ginger for 5 minutes.
- Add the peas, water and salt and bring to the boil. Rain in the semolina, stirring, and cook for 4 minutes, until thick. Stir in the lemon juice.
= Nasi Lemak ; coconut rice with egg and sambal, malaysian coconut rice, coconut rice with sambal
rice ; malaysian ; breakfast lunch dinner ; 4 ; 25+35 ; stove blender
Coconut rice with sambal, egg, peanuts and cucumber.
!350 g jasmine rice, rinsed ; !300 ml canned coconut milk ; 300 ml water ; 1 stalk lemongrass, bruised ; 4 eggs / 300 g firm tofu, in slices ; 80 g peanuts / sunflower seeds ; 1/2 cucumber, sliced ; 5 shallots, chopped ; 3 red chillies, chopped ; 2 cloves garlic ; 1 tsp shrimp paste / miso ; 4 tbsp sunflower oil ; 1 tbsp tamarind paste ; 1 tbsp palm sugar ; 1 tsp salt
- Bring the jasmine rice, coconut milk, water, lemongrass and half of the salt to the boil. Cover and cook over low heat for 13 minutes. Leave for 10 minutes.
- Blend the shallots, red chillies, garlic and shrimp paste. Fry in most of the sunflower oil for 10 minutes, until dark. Stir in the tamarind paste, sugar and the rest of the salt for 3 minutes.
- Boil the eggs for 9 minutes, peel and halve. Fry the peanuts in the rest of the oil for 3 minutes. Serve all around the rice, with the cucumber.
= Soto Ayam ; indonesian chicken soup, soto
soup ; indonesian ; dinner lunch ; 4 ; 20+45 ; stove
Yellow chicken soup with noodles, egg and lime.
!*600 g chicken thigh fillets / 400 g firm tofu, in cubes ; 1200 ml chicken stock ; 2 stalks lemongrass, bruised ; 4 lime leaves ; 4 shallots, chopped ; 4 cloves garlic, crushed ; 2 tbsp ginger, grated ; !2 tsp ground turmeric ; 1 tsp ground coriander ; 3 tbsp sunflower oil ; 150 g rice vermicelli ; 100 g bean sprouts ; 2 eggs, hard-boiled and halved ; 1 lime, in wedges ; 1 1/4 tsp salt
- Fry the shallots, garlic, ginger, turmeric and ground coriander in the sunflower oil for 5 minutes.
- Add the chicken stock, lemongrass, lime leaves, salt and chicken and simmer for 20 minutes<, until the chicken is cooked through. Lift it out and shred it with two forks|>.
- Soak the rice vermicelli in boiling water for 5 minutes and drain. Share the noodles, <chicken, |>bean sprouts and eggs among bowls, strain over the boiling broth<|, with the tofu> and serve with the lime.
= Fish Amok ; amok, cambodian fish curry, amok trey
curry ; southeast-asian ; dinner ; 4 ; 20+25 ; stove blender
Cambodian fish in a coconut custard of lemongrass and turmeric.
!*600 g cod fillets, in chunks / 400 g firm tofu, in cubes ; !400 ml canned coconut milk ; 2 stalks lemongrass, sliced ; 3 cloves garlic ; 2 shallots ; 20 g galangal / ginger ; 1 tsp ground turmeric ; 4 lime leaves, shredded ; 1 egg, beaten / 1 tbsp cornflour ; 1 tbsp fish sauce ; 1 tsp palm sugar ; 150 g spinach ; 1 red chilli, sliced ; 1/2 tsp salt
- Blend the lemongrass, garlic, shallots, galangal and turmeric with a little of the coconut milk. Simmer in a wide pan for 5 minutes.
- Stir in most of the coconut milk, the fish sauce, palm sugar, salt and half of the lime leaves. Take off the heat and whisk in the egg. Spread the spinach in heatproof bowls, lay in the cod and pour over.
- Steam over simmering water for 16 minutes, until set<, and the fish flakes|>. Top with the rest of the coconut milk, the red chilli and lime leaves.
= Char Kway Teow ; char kuey teow, char kwai teow, char koay teow, fried flat rice noodles
noodles ; malaysian ; dinner lunch ; 2 ; 15+10 ; stove
Broad rice noodles charred with prawns, egg and bean sprouts.
!250 g flat rice noodles ; !*200 g raw prawns, peeled / 200 g firm tofu, in strips ; 80 g Chinese sausage, sliced / chestnut mushrooms, sliced ; 2 eggs, beaten ; 150 g bean sprouts ; 1 bunch chives, in pieces ; 3 cloves garlic, chopped ; 2 tbsp soy sauce ; 1 tbsp oyster sauce ; 1 tsp brown sugar ; 4 tbsp sunflower oil ; 1 red chilli, sliced
- Soak the rice noodles in hot water until bendable and drain. Stir the soy sauce with the oyster sauce and sugar.
- Fry the Chinese sausage in half of the sunflower oil over the highest heat for 2 minutes. Add the prawns, garlic and red chilli for 3 minutes<, until pink|>.
- Add the noodles, sauce and the rest of the oil and toss for 3 minutes. Push aside, scramble the eggs in the gap and mix in. Toss in the bean sprouts and chives for 1 minute.
= Red-Braised Pork ; red braised pork belly, hong shao rou, hongshao rou, chinese braised pork belly, chairman maos pork
stew ; chinese ; dinner ; 4 ; 15+115|45 ; stove
Pork belly braised in soy sauce, wine and caramel until it trembles.
!*800 g pork belly, in 3 cm cubes / 600 g firm tofu, in cubes ; 2 tbsp sunflower oil ; !3 tbsp sugar ; !5 tbsp soy sauce ; 4 tbsp rice wine / vegetable stock ; 30 g ginger, sliced ; 3 spring onions, in pieces ; 2 star anise ; 1 stick cinnamon ; 600 ml water
- Cover the pork with cold water, bring to the boil for 3 minutes and drain.
- Melt the sugar in the sunflower oil over low heat for 4 minutes, until amber. Turn the pork in it for 4 minutes.
- Add the soy sauce, rice wine, ginger, spring onions, star anise, cinnamon and water. Cover and simmer gently for <80|20> minutes, until very soft.
- Take off the lid and boil for 12 minutes, turning, until the sauce is dark and sticky. Take out the star anise and cinnamon.
= Nikujaga ; japanese beef and potato stew
stew ; japanese ; dinner ; 4 ; 15+30 ; stove
Thin beef and potatoes simmered in sweet soy broth.
!*300 g sirloin steak, very thinly sliced / 300 g firm tofu, in cubes ; !600 g waxy potatoes, in chunks ; 1 onion, in wedges ; 2 carrots, in chunks ; 100 g peas ; 1 tbsp sunflower oil ; 500 ml dashi ; 4 tbsp soy sauce ; 2 tbsp mirin ; 2 tbsp sugar
- Fry the steak in the sunflower oil for 3 minutes. Add the onion, potatoes and carrots and turn for 2 minutes.
- Add the dashi, soy sauce, mirin and sugar, cover with a smaller lid and simmer for 18 minutes, until tender.
- Add the peas for 3 minutes, and leave for 5 minutes before serving.
= Chicken Karaage ; karaage, tori no karaage, tori karaage, japanese fried chicken
fry ; japanese ; dinner snacks ; 4 ; 15+20 rest 30 ; stove
Small pieces of marinated chicken, fried twice in starch.
!*700 g chicken thigh fillets, in 4 cm pieces / 500 g firm tofu, in 3 cm pieces ; !3 tbsp soy sauce ; 1 tbsp rice wine / water ; 1 tbsp ginger, grated ; 2 cloves garlic, crushed ; !120 g cornflour ; 1000 ml sunflower oil, for deep-frying ; 1 lemon, in wedges
- Turn the chicken in the soy sauce, rice wine, ginger and garlic and chill for 30 minutes. Drain and toss in the cornflour.
- Heat the sunflower oil to 170 °C (340 °F). Fry in batches for 4 minutes each and drain for 4 minutes.
- Heat the oil to 190 °C (375 °F) and fry again for 2 minutes, until crisp<, and 74 °C (165 °F) inside|>. Serve with the lemon.
`;
