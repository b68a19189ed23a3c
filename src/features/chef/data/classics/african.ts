/** From all over Africa; how the table is read: rules/classics/classic.ts. */
export const AFRICAN = `
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
!*700 g chicken thigh fillets, cut into pieces / 800 g diced lamb / 480 g canned kidney beans, drained / 480 g canned chickpeas, drained ; !1600 g white bread, as 2 small loaves ; 400 g floury potatoes, diced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 tbsp sunflower oil ; !3 tbsp curry powder ; 1 stick cinnamon ; 400 g canned chopped tomatoes ; 200 ml water ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
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
`;
