/** From Sweden, Norway, Denmark, Finland and Iceland; how the table is read: rules/classics/classic.ts. */
export const NORDIC = `
= Jansson's Temptation ; janssons frestelse, jansson temptation, janssons, swedish potato gratin
bake ; swedish ; dinner ; 4 ; 20+60 ; oven stove
Potato sticks baked in cream with onions and anchovies.
!1000 g floury potatoes, cut into thin sticks ; !100 g anchovies, drained ; 2 onions, sliced ; 40 g butter ; !400 ml double cream ; 100 ml milk ; 30 g breadcrumbs ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Soften the onions in half of the butter for 8 minutes.
- Layer half of the potatoes, the onions, the anchovies and the rest of the potatoes in a baking dish. Season with the black pepper.
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
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on, and butter a 23 cm tin.
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
