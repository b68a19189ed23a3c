/** What is made of a jar or of yesterday’s dumplings, and dishes asked for by names that were missing; how the table is read: rules/classics/classic.ts. */
export const JARS_AND_NAMES = `
= Fried Dumplings with Eggs ; gerostete knodel, geroestete knoedel, gerostel, gerostete knodel mit ei
fry ; austrian ; dinner ; 4 ; 10+15 ; stove
Slices of yesterday’s dumplings, fried until crisp with onion and set with eggs.
!600 g dumplings, cold and sliced ; !5 eggs, beaten ; 1 onion, finely chopped ; 30 g butter ; 1 tbsp sunflower oil ; 1 tbsp chives, snipped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the butter and sunflower oil in a wide frying pan for 4 minutes.
- Add the dumplings and fry over medium heat for 8 minutes, turning, until crisp and hot all through.
- Season the eggs with the salt and black pepper, pour them over and stir for 2 minutes, until just set. Scatter with the chives.
= Turkey and Salsa Skillet ; turkey salsa skillet, mexican turkey skillet, ground turkey black beans corn and salsa, turkey taco skillet, salsa skillet
fry ; tex-mex ; dinner ; 4 ; 5+20 ; stove
Mince, beans and sweetcorn simmered in a jar of salsa, in one pan.
!*500 g minced turkey / minced chicken / minced beef ; !400 g canned black beans, drained ; 150 g frozen sweetcorn ; !250 g salsa ; 1 onion, chopped ; 1 tbsp sunflower oil ; 1 tsp ground cumin ; 80 g cheddar, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the sunflower oil in a wide pan for 5 minutes. Add the minced turkey, cumin, salt and black pepper and fry for <7 minutes, breaking it up, until browned with no pink left|5 minutes, until hot>.
- Stir in the beans, sweetcorn and salsa and simmer for 7 minutes, until thick.
- Scatter with the cheddar and leave to melt.
= Salsa Chicken and Rice ; chicken and salsa, salsa chicken, chicken salsa and rice, chicken salsa rice
rice ; tex-mex ; dinner ; 4 ; 10+30 ; stove
Chicken and rice cooked in one pan with a jar of salsa.
!*500 g chicken breast fillets, in 2 cm pieces ; !250 g long-grain rice, rinsed ; !300 g salsa ; 1 onion, chopped ; 2 tbsp sunflower oil ; 450 ml chicken stock ; 1 tsp ground cumin ; 80 g cheddar, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the chicken with the salt and black pepper in half of the sunflower oil in a wide pan for 5 minutes and lift out.
- Soften the onion in the rest of the oil for 5 minutes. Stir in the cumin and rice for 1 minute, then the salsa and chicken stock.
- Return the chicken, cover and simmer over low heat for 17 minutes, until the rice is tender and the chicken is cooked through. Scatter with the cheddar.
= Quick Mapo Tofu ; mapo tofu in 15 minutes, easy mapo tofu, 15 minute mapo tofu
fry ; chinese ; dinner ; 4 ; 5+10 ; stove
Soft tofu in a numbing, hot sauce with a little minced meat, in a quarter of an hour.
!600 g soft tofu, in cubes ; !*150 g minced pork / minced beef / shiitake mushrooms, chopped ; 2 tbsp sunflower oil ; !2 tbsp doubanjiang ; 2 cloves garlic, crushed ; 1 tsp ginger, grated ; 250 ml chicken stock ; 1 tbsp soy sauce ; 1 tbsp cornflour, stirred into a little water ; !1 tsp Sichuan pepper, ground ; 2 spring onions, sliced
- Fry the minced pork in the sunflower oil over high heat for 5 minutes, until brown< with no pink left|>. Stir in the doubanjiang, garlic and ginger for 1 minute.
- Add the chicken stock and soy sauce, slide in the tofu and simmer for 3 minutes. Stir in the cornflour for 1 minute, until thick.
- Scatter with the Sichuan pepper and spring onions.
= Spaghetti alla Nerano ; spaghetti nerano, pasta alla nerano, pasta nerano, nerano pasta, spaghetti with fried courgettes and provolone
pasta ; italian ; dinner ; 4 ; 15+25 ; stove
Spaghetti with fried courgettes, basil and melting provolone, from the coast of Amalfi.
!350 g spaghetti ; !4 courgettes, in thin rounds ; 120 ml olive oil ; 1 clove garlic, whole ; !150 g provolone, grated / caciocavallo, grated / pecorino, grated ; 30 g parmesan, grated ; 1 bunch basil, torn ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the courgettes in the olive oil in three batches for 5 minutes each, until golden, and drain on kitchen paper. Scatter with half of the basil.
- Pour off most of the oil and warm the garlic in the rest for 1 minute. Take it out.
- Meanwhile, boil the spaghetti in water with the salt for 8 minutes. Keep a cup of the water and drain.
- Toss the spaghetti and courgettes in the pan with half of the water. Take off the heat and stir in the provolone, parmesan, black pepper and the rest of the basil, with more water, until creamy.
= Kouign-Amann ; kouign amann, kouign aman, kouignamann, breton butter cake, breton butter pastry
bread ; french ; breakfast snacks ; 8 ; 45+40 rest 120 ; oven
Bread dough folded with butter and sugar, baked until it turns to caramel.
!300 g plain flour ; 5 g yeast ; 180 ml water, lukewarm ; 1 tsp salt ; !200 g salted butter, in a flat slab ; !200 g sugar
- Knead the flour with the yeast, water and salt for 8 minutes. Cover and leave to rise for 60 minutes, then chill for 30 minutes.
- Roll out the dough to a square, lay the butter in the middle and fold the corners over it. Roll out to a long strip, fold in three and chill for 30 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out once more, scatter with most of the sugar and fold in three.
- Press into a buttered round tin, scatter with the rest of the sugar and bake for 38 minutes, until deep brown. Turn out while it is hot.
= Cepelinai ; zeppelins, lithuanian zeppelins, lithuanian potato dumplings, didzkukuliai
dumpling ; lithuanian ; dinner ; 4 ; 50+55 ; stove
Large potato dumplings filled with pork, under bacon and sour cream.
!1900 g floury potatoes, peeled ; 2 tbsp potato starch ; !*350 g minced pork / minced beef ; 1 onion, finely chopped ; 1/2 tsp dried marjoram ; 150 g smoked bacon, diced ; 150 g sour cream ; 2 tsp salt ; 1/2 tsp black pepper
- Boil {400 g} of the potatoes for 20 minutes, drain and mash. Grate the rest finely, wring it out in a cloth over a bowl, let the liquid stand for 5 minutes and pour it off, but keep what has settled. Knead the potatoes with what settled, the potato starch and half of the salt.
- Mix the minced pork with half of the onion, the marjoram, black pepper and a quarter of the salt.
- Shape {8} flat rounds of the dough, wrap each round some of the filling and press to long dumplings without cracks.
- Lower into a wide pan of water with the rest of the salt and simmer for 28 minutes, turning once, until they are firm and the filling is cooked through.
- Meanwhile, fry the bacon with the rest of the onion for 8 minutes, until crisp. Spoon it and the sour cream over the dumplings.
`;
