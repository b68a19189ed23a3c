/** Dishes of the Americas, Africa and the Pacific that people ask for by name; how the table is read: rules/classics/classic.ts. */
export const AMERICAS_AFRICA_BY_NAME = `
= Injera with Lentil Stew ; injera and stew, injera and stews, injera with stew, injera with stews, injera and wot, injera with wot, ethiopian platter
stew ; ethiopian ; dinner ; 4 ; 30+45 rest 1440 ; stove
Sour teff flatbread with a hot lentil stew and greens on top.
!300 g teff flour ; 550 ml warm water ; 1 tsp dried yeast ; !250 g red lentils, rinsed ; 2 onions, finely chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 5 tbsp sunflower oil ; 1 tbsp sweet paprika ; 1 tsp chilli powder ; 1 tsp ground cumin ; 1/2 tsp ground cardamom ; 2 tbsp tomato paste ; 800 ml water ; 300 g spring greens, shredded / spinach ; 1 3/4 tsp salt
- The day before, whisk the teff flour with the warm water and yeast. Cover loosely and leave at room temperature for 24 hours, until it bubbles and smells sour.
- Cook the onions in half of the sunflower oil for 10 minutes. Add the garlic, ginger, paprika, chilli powder, cumin, cardamom and tomato paste for 2 minutes. Add the lentils, water and most of the salt and simmer for 22 minutes, until thick.
- Meanwhile, cook the spring greens in a spoonful of the oil with a splash of water for 8 minutes.
- Stir the rest of the salt into the batter. Wipe a wide non-stick pan with oil, pour in a thin layer, and when holes cover the top, cover and cook for 2 minutes. Do not turn it. Go on with the rest.
- Lay the bread on a platter and heap the stew and greens on it. Eat with the hands.
= Thieboudienne ; ceebu jen, thiebou dieune, thiebou dienne, ceebu jën, senegalese fish and rice, thiebou jen, tieboudienne
rice ; senegalese ; dinner ; 6 ; 30+70 ; stove
Senegal's fish with vegetables, and rice cooked in their tomato broth.
!*900 g snapper fillets, in large pieces / cod fillets, in large pieces ; !450 g long-grain rice, rinsed ; !6 tbsp tomato paste ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 bunch parsley, chopped ; 1 scotch bonnet chilli ; 5 tbsp peanut oil / sunflower oil ; 2 carrots, in chunks ; 300 g white cabbage, in wedges ; 1 aubergine, in chunks ; 200 g cassava, in chunks / waxy potatoes, in chunks ; 1500 ml water ; 2 tbsp tamarind paste ; 2 1/4 tsp salt ; 1/2 tsp black pepper
- Pound the parsley with half of the garlic, half of the black pepper and a little of the salt, and push it into slits in the snapper. Brown the fish in the peanut oil for 3 minutes on each side and lift out.
- Cook the onion in the oil for 6 minutes. Stir in the tomato paste for 6 minutes, until dark. Add the rest of the garlic and black pepper, the water, the rest of the salt and the chilli, whole.
- Add the carrots, cassava, cabbage and aubergine and simmer for 25 minutes, until tender. Lay in the fish for the last 8 minutes, until it flakes. Lift out fish, vegetables and chilli and keep warm.
- Stir the tamarind paste and rice into 900 ml of the broth. Cover and cook over low heat for 20 minutes. Serve the fish and vegetables on the rice.
= Ugali with Sukuma Wiki ; ugali, sukuma wiki, ugali and greens, sadza, nshima, posho
side ; african ; dinner ; 4 ; 10+25 ; stove
Stiff maize porridge with braised greens, as in Kenya.
!350 g white cornmeal ; 1200 ml water ; !500 g kale, finely shredded / spring greens, finely shredded ; 1 onion, chopped ; 3 tomatoes, chopped ; 3 tbsp sunflower oil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Fry the onion in the sunflower oil for 5 minutes. Add the tomatoes for 5 minutes, then the kale, black pepper and half of the salt, and cook for 8 minutes, until tender.
- Meanwhile, boil the water with the rest of the salt. Rain in the cornmeal, stirring hard, and cook over low heat for 10 minutes, until stiff and pulling away from the pan.
- Turn out on to a plate in a dome, and eat with the greens.
= Bolo de Cenoura ; brazilian carrot cake, carrot cake with chocolate, brazilian carrot cake with chocolate, bolo de cenoura com chocolate
cake ; brazilian ; dessert snacks ; 12 ; 15+45 ; oven blender
Bright orange carrot cake from the blender, under a chocolate glaze.
!300 g carrots, sliced ; !3 eggs ; 180 ml sunflower oil ; 250 g sugar ; !260 g plain flour ; 1 tbsp baking powder ; 1/4 tsp salt ; !50 g cocoa powder ; 60 g sugar, for the glaze ; 40 g butter ; 80 ml milk
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Blend the carrots with the eggs and sunflower oil until smooth, then with the sugar.
- Fold in the flour, baking powder and salt. Bake in a greased ring tin or a dish of 30 x 20 cm for 38 minutes, until a skewer comes out clean.
- Simmer the cocoa, the sugar for the glaze, the butter and milk for 4 minutes, until thick, and pour over the warm cake.
= Cochinita Pibil ; pibil, pork pibil, pollo pibil, yucatan pulled pork, pibil pork, cochinita
roast ; mexican ; dinner ; 6 ; 20+190 rest 240 ; oven blender
Yucatán pork in annatto and sour orange, cooked until it falls apart.
!*1500 g pork shoulder, in large pieces / chicken thighs ; !60 g achiote paste ; 200 ml orange juice ; 80 ml lime juice ; 4 cloves garlic ; 1 tsp ground cumin ; 1 tsp dried oregano ; 1/4 tsp ground cloves ; 1 red onion, thinly sliced ; 60 ml white wine vinegar ; 12 corn tortillas ; 2 1/4 tsp salt
- Blend the achiote paste, orange juice, most of the lime juice, the garlic, cumin, oregano, cloves and most of the salt. Turn the pork in it and chill for 4 hours.
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Put the pork and its marinade into a pot lined with baking paper, fold it over, cover tightly and bake for 180 minutes, until it falls apart.
- Meanwhile, leave the red onion in the white wine vinegar, the rest of the lime juice and the rest of the salt for 30 minutes.
- Shred the pork with two forks in its juices, and fill the warm corn tortillas with it and the onion.
= Pelau ; trinidad pelau, chicken pelau
rice ; caribbean ; dinner ; 6 ; 20+50 ; stove
Trinidad's chicken, browned in burnt sugar, with rice and pigeon peas.
!*900 g chicken thigh fillets, in chunks / 480 g canned chickpeas, drained ; !2 tbsp brown sugar ; !350 g long-grain rice, rinsed ; !400 g canned pigeon peas, drained ; 400 ml canned coconut milk ; 400 ml water ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 carrot, diced ; 200 g butternut squash, diced ; 2 sprigs thyme ; 2 tbsp sunflower oil ; 1 scotch bonnet chilli ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Melt the sugar in the sunflower oil for 3 minutes, until dark amber. Add the chicken and turn for 8 minutes.
- Add the onion, garlic, carrot and butternut squash for 5 minutes.
- Stir in the rice, pigeon peas, coconut milk, water, thyme, salt, black pepper and the chilli, whole. Cover and cook over low heat for 25 minutes, until the rice is tender<, and the chicken is cooked through|>. Take out the chilli and thyme.
= Sancocho ; sancocho de pollo, dominican stew, colombian chicken stew
soup ; latin-american ; dinner ; 6 ; 25+60|45 ; stove
Hearty soup of chicken, maize, plantain and cassava.
!*8 chicken thighs, skin off / 480 g canned butter beans, drained ; !2 plantains, in thick slices ; !400 g cassava, in chunks / floury potatoes, in chunks ; 2 corn on the cob, in pieces ; 400 g waxy potatoes, in chunks ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 green pepper, diced ; 2 tbsp sunflower oil ; 1 tsp dried oregano ; 1800 ml chicken stock ; 1 bunch fresh coriander, chopped ; 1 lime, in wedges ; 1 1/2 tsp salt
- Cook the onion, garlic and green pepper in the sunflower oil for 6 minutes. Add the oregano, chicken, chicken stock and salt and simmer for <20|5> minutes.
- Add the plantains, cassava and corn for 12 minutes, then the potatoes, and simmer for 18 minutes, until tender<, and no pink is left in the chicken|>.
- Stir in half of the coriander. Serve with the rest of it and the lime.
= Papa a la Huancaína ; papa a la huancaina, huancaina potatoes, potatoes in cheese sauce peruvian
side ; peruvian ; starter lunch ; 4 ; 15+25 ; stove blender
Cold potatoes in a yellow sauce of cheese and chilli.
!800 g waxy potatoes ; !250 g feta ; !2 tbsp ají amarillo paste / sweet paprika ; 200 ml evaporated milk ; 40 g crackers ; 3 tbsp sunflower oil ; 4 leaves lettuce ; 2 eggs ; 40 g olives ; 1/4 tsp salt
- Boil the potatoes with the salt for 20 minutes, drain, peel and slice thickly. Boil the eggs for 9 minutes, peel and quarter.
- Blend the feta with the ají amarillo, evaporated milk, crackers and sunflower oil until smooth.
- Lay the potatoes on the lettuce, pour over the sauce and top with the eggs and olives.
= Pastel de Choclo ; chilean corn pie, chilean beef and corn pie
pie ; chilean ; dinner ; 6 ; 30+65 ; oven stove blender
Beef, egg and olives under a sweet crust of maize.
!*600 g minced beef / cooked lentils ; !700 g sweetcorn ; 2 onions, finely chopped ; 2 tbsp sunflower oil ; 1 tbsp sweet paprika ; 1 tsp ground cumin ; 3 eggs, hard-boiled and quartered ; 60 g olives ; 50 g raisins ; 200 ml milk ; 40 g butter ; 1 handful basil, chopped ; 1 tbsp sugar ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onions in the sunflower oil for 10 minutes. Add the minced beef, paprika, cumin, black pepper and half of the salt and fry for 10 minutes<, until no pink is left|>.
- Blend the sweetcorn with the milk, basil and the rest of the salt. Cook in the butter for 12 minutes, stirring, until thick.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the filling in a dish, lay on the eggs, olives and raisins, cover with the corn and dust with the sugar.
- Bake for 30 minutes, until golden.
= Sopa de Lima ; mexican lime soup, yucatan lime soup
soup ; mexican ; lunch dinner ; 4 ; 15+35 ; stove
Chicken soup from Yucatán, sharp with lime, with crisp tortillas.
!*500 g chicken breast fillets / 480 g canned chickpeas, drained ; 1200 ml chicken stock ; !3 limes, juiced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tomatoes, chopped ; 1 green pepper, diced ; 1 tsp dried oregano ; 4 tbsp sunflower oil ; 4 corn tortillas, in strips ; 1 avocado, diced ; 1 handful fresh coriander, chopped ; 1 1/4 tsp salt
- Soften the onion, green pepper and garlic in a third of the sunflower oil for 6 minutes. Add the tomatoes and oregano for 3 minutes.
- Add the chicken stock, salt and chicken and simmer for 16 minutes<, until the chicken is cooked through. Lift it out, shred it with two forks and return it|>. Stir in the juice of the limes.
- Fry the corn tortillas in the rest of the oil for 3 minutes, until crisp. Serve the soup with them, the avocado and coriander.
= Australian Meat Pies ; aussie meat pie, australian meat pie, party pies
pie ; australian ; dinner lunch ; 6 ; 25+60 ; oven stove
Hand-sized pies of minced beef in dark gravy.
!*700 g minced beef / cooked lentils ; !400 g shortcrust pastry ; 300 g puff pastry ; 1 onion, finely chopped ; 2 tbsp sunflower oil ; 2 tbsp plain flour ; 350 ml beef stock ; 2 tbsp tomato paste ; 1 tbsp Worcestershire sauce ; 1 egg, beaten ; 3/4 tsp salt ; 1/2 tsp black pepper
- Cook the onion in the sunflower oil for 6 minutes. Add the minced beef and fry for 8 minutes<, until browned with no pink left|>. Stir in the flour for 1 minute, then the beef stock, tomato paste, Worcestershire sauce, salt and black pepper, and simmer for 15 minutes, until thick. Cool.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Line {6} pie tins with the shortcrust pastry, fill, cover with the puff pastry and press the edges together. Brush with the egg and cut a slit in each.
- Bake for 28 minutes, until deep golden.
`;
