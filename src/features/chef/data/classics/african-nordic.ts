/** From all over Africa, and from Sweden, Norway, Denmark, Finland and Iceland; how the table is read: rules/classics/classic.ts. */
export const AFRICAN_NORDIC = `
= Injera ; ethiopian flatbread, teff flatbread, teff bread, ethiopian bread
bread ; ethiopian ; dinner ; 6 ; 15+30 rest 1440 ; stove
Soft, sour, spongy flatbreads of fermented teff.
!400 g teff flour ; 700 ml warm water ; 1 tsp dried yeast ; 3/4 tsp salt ; 1 tbsp sunflower oil
- Whisk the teff flour with the warm water and yeast to a smooth batter. Cover loosely and leave at room temperature for 24 hours, until it bubbles and smells sour.
- Stir in the salt, and enough water to make it run like thin cream.
- Wipe a wide non-stick pan with a little of the sunflower oil and heat it over medium heat. Pour in a thin layer of batter in a spiral.
- When holes cover the top, cover the pan and cook for 2 minutes, until the edges lift. Do not turn it. Slide it onto a cloth and go on with the rest.
= Bunny Chow ; durban curry in bread, durban bunny, bunnychow
curry ; south-african ; dinner ; 4 ; 20+55 ; stove
Durban curry in a hollowed loaf.
!*700 g chicken thigh fillets, cut into pieces / 800 g diced lamb / 480 g canned kidney beans, drained / 480 g canned chickpeas, drained / 480 g canned green lentils, drained ; !1600 g white bread, as 2 small loaves ; 400 g floury potatoes, diced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 tbsp sunflower oil ; !3 tbsp curry powder ; 1 stick cinnamon ; 400 g canned chopped tomatoes ; 200 ml water ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Fry the onion in the sunflower oil for 8 minutes. Stir in the garlic, ginger, curry powder and cinnamon for 1 minute.
- Add the chicken and turn it in the spices for 4 minutes. Add the chopped tomatoes, water and salt, cover and simmer for 20 minutes.
- Add the potatoes and simmer for another 18 minutes, until everything is tender<, with no pink left in the chicken|>.
- Halve the loaves across, hollow out the halves and fill them with the curry. Scatter with the coriander and eat with the bread from the middle.
= Chicken Yassa ; yassa, poulet yassa, yassa poulet, yassa chicken, senegalese onion chicken
stew ; senegalese ; dinner ; 4 ; 20+55 rest 120 ; stove
Senegalese chicken with a great deal of onion, lemon and mustard.
!*8 chicken thighs / 1000 g cod fillets, in large pieces / 600 g firm tofu, in slabs ; !6 onions, sliced ; !100 ml lemon juice ; !3 tbsp Dijon mustard ; 4 cloves garlic, crushed ; 4 tbsp peanut oil / sunflower oil ; 1 green chilli, slit ; 200 ml chicken stock ; 60 g olives ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Mix the onions with the lemon juice, mustard, garlic, salt, black pepper and half of the peanut oil. Turn the chicken in it and leave in the fridge for 2 hours.
- Lift out the chicken and brown it in the rest of the peanut oil for 8 minutes. Take it out.
- Cook the onions and their marinade in the same pan for 15 minutes, until soft and golden.
- Return the chicken with the chilli and chicken stock, cover and simmer for 28 minutes<, until the juices run clear|, until hot>. Stir in the olives.
= Waakye ; ghanaian rice and beans, waakye rice
rice ; ghanaian ; dinner lunch ; 4 ; 10+30 ; stove
Ghanaian rice and beans cooked together.
!300 g long-grain rice ; !480 g canned black beans, drained and rinsed ; 1 onion, chopped ; 1 clove garlic, crushed ; 2 tbsp sunflower oil ; 600 ml vegetable stock ; 400 g canned chopped tomatoes ; 1 red chilli, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soften half of the onion in half of the sunflower oil for 5 minutes. Stir in the long-grain rice, black beans, vegetable stock and half of the salt, cover and simmer for 18 minutes, until the rice is tender.
- Meanwhile, cook the rest of the onion with the garlic and chilli in the rest of the sunflower oil for 5 minutes. Add the chopped tomatoes, black pepper and the rest of the salt and simmer for 12 minutes, until thick.
- Fluff up the rice and serve with the sauce.
= Suya ; beef suya, suya skewers, nigerian beef skewers, chicken suya
fry ; nigerian ; dinner snacks ; 4 ; 20+10 rest 60 ; grill
Nigerian skewers in a hot crust of peanuts and spice.
!*700 g sirloin steak, in thin strips / chicken thigh fillets, in strips / 500 g firm tofu, in strips ; !120 g peanuts, roasted, finely ground ; 1 tbsp sweet paprika ; 1 tsp cayenne pepper ; 1 tbsp ground ginger ; 1 tsp garlic powder ; 1 tsp onion powder ; 1 1/4 tsp salt ; 3 tbsp peanut oil / sunflower oil ; 2 tomatoes, sliced ; 1 red onion, sliced
- Mix the peanuts with the paprika, cayenne pepper, ginger, garlic powder, onion powder and salt.
- Toss the steak in half of the peanut oil and most of the spice mixture, thread on skewers and leave for 1 hour.
- Brush with the rest of the peanut oil and grill over high heat for 8 minutes, turning, until browned<|, until crisp>.
- Scatter with the rest of the spice mixture and serve with the tomatoes and red onion.
= Chakalaka ; chakalaka relish, south african bean relish
side ; south-african ; dinner ; 6 ; 15+25 ; stove
Spiced relish of beans, carrots and peppers for a braai.
!400 g baked beans ; !3 carrots, grated ; 1 onion, chopped ; 1 green pepper, diced ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 1 green chilli, chopped ; 2 tbsp sunflower oil ; 1 tbsp curry powder ; 400 g canned chopped tomatoes ; 3/4 tsp salt
- Soften the onion, green pepper and red pepper in the sunflower oil for 8 minutes. Stir in the garlic, chilli and curry powder for 1 minute.
- Add the carrots, chopped tomatoes and salt and simmer for 10 minutes.
- Stir in the baked beans and heat for 4 minutes. It is good warm or cold.
= Chermoula Fish ; fish chermoula, moroccan baked fish, baked fish with chermoula, fish tagine
bake ; moroccan ; dinner ; 4 ; 20+30 ; oven
White fish baked on potatoes and tomatoes under a green herb paste.
!*700 g cod fillets / haddock fillets / salmon fillets / 500 g firm tofu, in slabs ; 500 g waxy potatoes, thinly sliced ; 3 tomatoes, sliced ; !1 bunch fresh coriander ; 1 bunch parsley ; 3 cloves garlic ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 3 tbsp lemon juice ; 5 tbsp olive oil ; 60 g olives ; 1 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Blend the coriander and parsley with the garlic, cumin, paprika, lemon juice, two thirds of the salt and most of the olive oil.
- Spread the potatoes and tomatoes in a baking dish with the rest of the olive oil and salt. Bake for 15 minutes.
- Lay the cod on top, cover it with the paste, scatter with the olives and bake for 14 minutes<, until the cod flakes|, until hot>.
= Zaalouk ; moroccan aubergine salad, moroccan eggplant salad, zaalouk salad
dip ; moroccan ; starter snacks ; 4 ; 15+35 ; stove
Warm salad of aubergines and tomatoes with cumin and paprika.
!2 aubergines, diced ; !4 tomatoes, chopped ; 4 cloves garlic, crushed ; 5 tbsp olive oil ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 1 tbsp lemon juice ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Cook the aubergines in most of the olive oil with the salt over medium heat for 12 minutes, stirring, until soft.
- Add the tomatoes, garlic, paprika and cumin and cook for 18 minutes, mashing now and then, until thick.
- Stir in the lemon juice and coriander and drizzle with the rest of the olive oil. Serve warm or cold.
= Malva Pudding ; malva, south african malva pudding
pudding ; south-african ; dessert ; 8 ; 15+40 ; oven stove
Apricot sponge soaked in hot cream sauce.
180 g plain flour ; 150 g sugar ; 2 eggs ; !2 tbsp apricot jam ; 30 g butter ; 1 tsp baking soda ; 1 tsp cider vinegar ; 120 ml milk ; 1/4 tsp salt ; !200 ml double cream ; 80 g butter, for the sauce ; 80 g brown sugar
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the eggs with the sugar and apricot jam until pale. Melt the butter with the milk and vinegar.
- Fold the flour, baking soda and salt into the eggs, in turns with the milk. Pour into a buttered dish and bake for 35 minutes, until deep brown.
- Heat the double cream with the butter for the sauce and the brown sugar for 4 minutes, until dissolved. Prick the pudding all over and pour the sauce on while both are hot. Leave for 10 minutes.
= Jansson's Temptation ; janssons frestelse, jansson temptation, janssons, swedish potato gratin
bake ; swedish ; dinner ; 4 ; 20+60 ; oven stove
Potato sticks baked in cream with onions and sweetly spiced sprats, the Swedish ansjovis.
!1000 g floury potatoes, cut into thin sticks ; !120 g sprats, spiced, from the tin ; 2 onions, sliced ; 40 g butter ; !400 ml double cream ; 100 ml milk ; 30 g breadcrumbs ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Soften the onions in half of the butter for 8 minutes.
- Layer half of the potatoes, the onions, the sprats and the rest of the potatoes in a baking dish. Season with the black pepper.
- Pour over the double cream and milk, scatter with the breadcrumbs and dot with the rest of the butter.
- Bake for 50 minutes, until the potatoes are soft and the top is golden.
= Toast Skagen ; skagen toast, skagenrora, swedish prawn toast, prawns on toast
side ; swedish ; starter lunch ; 4 ; 15+6 ; stove
Prawns in dill and mayonnaise on fried bread.
!300 g cooked prawns, drained and chopped ; !80 g mayonnaise ; 80 g sour cream ; 1 shallot, finely chopped ; !3 tbsp dill, chopped ; 1 tbsp lemon juice ; 4 slices white bread ; 30 g butter ; 1/4 tsp salt ; 1/4 tsp black pepper
- Mix the prawns with the mayonnaise, sour cream, shallot, dill, lemon juice, salt and black pepper.
- Fry the bread in the butter for 3 minutes on each side, until golden.
- Heap the prawns on the bread and serve at once.
= Salmon Soup ; lohikeitto, finnish salmon soup, nordic salmon soup, norwegian fish soup, fiskesuppe, lachssuppe, creamy salmon soup
soup ; finnish ; dinner ; 4 ; 15+25 ; stove
Creamy soup of salmon, potatoes and dill.
!*500 g salmon fillets, in chunks / cod fillets, in chunks / 400 g firm tofu, diced ; !600 g waxy potatoes, diced ; 1 leek, sliced ; 2 carrots, sliced ; 30 g butter ; 900 ml fish stock ; !200 ml double cream ; !1 bunch dill, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soften the leek and carrots in the butter for 5 minutes. Add the potatoes, fish stock and salt and simmer for 12 minutes, until tender.
- Pour in the double cream and bring back to a simmer. Add the salmon and poach for 4 minutes<, until it flakes|, until hot>.
- Stir in the dill and black pepper.
= Pytt i Panna ; pyttipanna, swedish hash, biksemad, pytt i panne, pyttipannu
fry ; swedish ; dinner ; 4 ; 20+30 ; stove
Diced potatoes, meat and onion fried crisp, with a fried egg.
!800 g waxy potatoes, diced ; !*350 g cooked beef, diced / ham, diced / smoked sausage, diced / cooked pork, diced / smoked tofu, diced ; 2 onions, diced ; 40 g butter ; 2 tbsp sunflower oil ; 4 eggs ; 80 g cooked beetroot, sliced ; 1 tsp salt ; 1/4 tsp black pepper ; 1 handful parsley, chopped
- Fry the potatoes in the sunflower oil and half of the butter over medium heat for 15 minutes, turning, until golden and tender.
- Add the onions and fry for 5 minutes. Add the beef, salt and black pepper and fry for 5 minutes, until steaming hot.
- Meanwhile, fry the eggs in the rest of the butter for 4 minutes, until the whites are set.
- Scatter with the parsley and serve with the eggs and beetroot.
= Kladdkaka ; swedish sticky chocolate cake, swedish chocolate cake, sticky chocolate cake, gooey chocolate cake
cake ; swedish ; dessert ; 10 ; 15+22 ; oven stove
Flat Swedish chocolate cake with a soft, sticky middle.
!150 g butter, melted ; 250 g sugar ; 2 eggs ; !50 g cocoa powder ; 100 g plain flour ; 1 tsp vanilla extract ; 1/4 tsp salt ; ?150 ml double cream, whipped
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on, and grease a 23 cm tin.
- Stir the sugar, eggs, vanilla extract and salt into the butter. Stir in the cocoa powder and flour, no longer than needed.
- Bake low in the oven for 20 minutes, until the edge is set and the middle still soft.
- Leave until cold, when it becomes sticky.[ Serve with the double cream.]
= Cardamom Buns ; kardemummabullar, cardamom rolls, swedish cardamom buns, kardamomschnecken
bread ; swedish ; breakfast snacks ; 16 ; 40+14 rest 120 ; oven stove
Knotted yeast buns with butter, sugar and cardamom.
500 g bread flour ; 7 g dried yeast ; 250 ml milk, lukewarm ; 80 g butter, soft ; 80 g sugar ; !1 tbsp ground cardamom ; 1/2 tsp salt ; 100 g butter, for the filling ; 80 g brown sugar ; 1 egg, beaten / 2 tbsp oat milk
- Mix the bread flour with the yeast, sugar, salt and half of the cardamom. Add the milk and butter and knead for 10 minutes, until smooth. Cover and leave to rise for 75 minutes.
- Beat the butter for the filling with the brown sugar and the rest of the cardamom. Roll out the dough, spread it with the filling and fold it in three.
- Cut into {16} strips, twist each and tie it in a knot. Leave to rise on lined trays for 45 minutes.
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the buns with the egg and bake for 12 minutes, until golden.
= Swedish Pancakes ; pannkakor, plattar, danish pancakes, pandekager, norwegian pancakes, scandinavian pancakes
griddle ; swedish ; breakfast dessert ; 4 ; 10+20 ; stove
Thin, buttery pancakes with jam.
!3 eggs ; !600 ml milk ; 200 g plain flour ; 40 g butter ; 1/2 tsp salt ; 150 g lingonberry jam / strawberry jam
- Whisk the flour and salt with half of the milk until smooth. Whisk in the eggs and the rest of the milk.
- Melt the butter in a frying pan and stir most of it into the batter.
- Pour in a thin layer of batter, fry for 1 minute on each side until golden, and go on with the rest.
- Serve with the lingonberry jam.
= Fårikål ; farikal, norwegian lamb and cabbage stew, lamb and cabbage stew
stew ; norwegian ; dinner ; 4 ; 15+130 ; stove
Norway’s stew of lamb, cabbage and whole peppercorns.
!*1000 g diced lamb / stewing beef ; !1200 g white cabbage, in wedges ; 1 tbsp whole peppercorns ; 2 tbsp plain flour ; 600 ml water ; 2 tsp salt ; 800 g waxy potatoes
- Layer the lamb and cabbage in a large pot, sprinkling each layer with some of the flour, salt and peppercorns.
- Pour in the water, bring to the boil, cover and simmer for 120 minutes, until the lamb is very tender.
- Meanwhile, boil the potatoes in water for 20 minutes, drain, and serve beside.
= Danish Meatballs ; danske frikadeller, danish frikadeller, frikadeller
fry ; danish ; dinner ; 4 ; 20+20 ; stove
Oval meatballs of pork fried in butter.
!*600 g minced pork / minced veal / minced turkey ; 1 onion, grated ; 1 egg ; 40 g plain flour ; 120 ml milk ; 1 1/4 tsp salt ; 1/2 tsp black pepper ; !50 g butter
- Mix the minced pork with the onion, egg, flour, milk, salt and black pepper to a soft mixture and leave for 5 minutes.
- Melt the butter in a wide pan over medium heat and shape {12} ovals with a wet spoon straight into it.
- Fry for 6 minutes on each side<, until brown with no pink left|, until brown>.
= Cucumber Salad ; gurkensalat, swedish cucumber salad, pressgurka, agurkesalat, dill cucumber salad, pickled cucumber salad
salad ; swedish ; starter ; 4 ; 15+0 rest 30 ; none
Thin cucumber in a sweet and sour dressing with dill.
!2 cucumbers, thinly sliced ; 1 tsp salt ; !4 tbsp white wine vinegar ; 2 tbsp sugar ; !3 tbsp dill, chopped ; 1/4 tsp black pepper
- Toss the cucumbers with the salt, leave for 15 minutes and squeeze out the water.
- Stir the white wine vinegar with the sugar and black pepper until dissolved.
- Toss the cucumbers with the dressing and dill and chill for 15 minutes.
`;
