/** What is iced by children, and what is cooked from peels, brines and leaves that others throw away; how the table is read: rules/classics/classic.ts. */
export const ODDS_AND_ENDS = `
= Iced Biscuits ; iced cookies, iced sugar cookies, decorated cookies, decorated biscuits, biscuits to ice, verzierte kekse, sables decores, galletas decoradas, biscotti glassati
biscuit ; british ; snacks dessert ; 24 ; 40+11 rest 60 ; oven
Plain butter biscuits in any shape, under icing that children color and spread.
!300 g plain flour ; !180 g butter, soft ; !120 g caster sugar ; !1 egg ; 1 tsp vanilla extract ; 1/4 tsp salt ; !200 g icing sugar ; 2 tbsp lemon juice ; 40 g sprinkles
- Beat the butter with the caster sugar and salt until pale, beat in the egg and vanilla extract and work in the flour. Flatten, wrap and chill for 1 hour, so that the shapes keep their edges.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Roll out the dough 5 mm thick on a floured board and cut {24} shapes.
- Lay them on lined trays and bake for 11 minutes, until the edges just color. Cool completely on a rack: icing runs off warm biscuits.
- Stir the icing sugar with the lemon juice, drop by drop, to a paste that hardly runs. Let the children spread it and scatter the sprinkles on before it sets.
= Sourdough Discard Pancakes ; sourdough discard, discard pancakes, sourdough pancakes, sauerteigreste, sauerteigrest, anstellgut reste, sauerteigpfannkuchen, surplus de levain, restes de levain, descarte de masa madre, esubero di lievito madre, esubero di pasta madre, esubero
griddle ; american ; breakfast lunch ; 2 ; 10+15 ; stove
Thick, tangy pancakes from the sourdough starter that would be thrown away.
!200 g sourdough starter, unfed ; !100 g plain flour ; 120 ml milk ; !1 egg ; 1 tbsp sugar ; 1 tsp baking powder ; 1/2 tsp bicarbonate of soda ; 30 g butter, melted ; 2 tbsp maple syrup ; 1/4 tsp salt
- Whisk the sourdough starter with the milk, egg, sugar, salt and half of the butter. Sift in the flour, baking powder and bicarbonate of soda and stir until just mixed. Leave for 5 minutes, until it foams: the soda takes the sharpness from the starter.
- Heat a pan over medium heat and brush it with the rest of the butter. Drop in ladlefuls and cook for 2 minutes, until bubbles open on top, then turn and cook for 2 minutes. Cook the rest in the same way.
- Serve hot with the maple syrup.
= Broccoli Stalk Soup ; broccoli stalks, broccoli stems, broccoli stem soup, broccoli stalk, brokkolistrunk, brokkolistrünke, brokkolistiele, tiges de brocoli, pieds de brocoli, tallos de brócoli, gambi di broccoli, gambi dei broccoli
soup ; any ; lunch dinner ; 4 ; 15+30 ; stove blender
Peeled stalks of broccoli simmered soft and blended with potato and cheese.
!*500 g broccoli stalks, peeled and sliced ; 2 floury potatoes, diced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 900 ml vegetable stock ; 80 g cheddar, grated ; 1 tsp mustard ; 1/4 tsp nutmeg ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil for 6 minutes. Add the garlic, broccoli stalks and potatoes for 3 minutes.
- Add the vegetable stock and salt, cover and simmer for 17 minutes, until a knife goes through the stalks.
- Blend until smooth with the mustard, nutmeg and black pepper, and stir in the cheddar until it melts.
= Radish Leaf Pesto ; radish leaves, radish greens, radish tops, radish top pesto, pesto from radish leaves, radieschenblätter, radieschengrün, radieschenblätter pesto, fanes de radis, pesto de fanes de radis, hojas de rábano, foglie di ravanello, foglie di ravanelli
sauce ; any ; lunch dinner ; 4 ; 15+0 ; blender
A peppery green sauce from the leaves of radishes, for pasta, potatoes or bread.
!2 bunches radishes, with fresh leaves ; 40 g sunflower seeds ; !50 g parmesan, grated ; 1 clove garlic ; 100 ml olive oil ; 1 tbsp lemon juice ; 1/2 tsp salt
- Cut the leaves off the radishes, wash them in plenty of water, as sand hides in them, and dry them well. Keep the radishes for a salad, or slice two over the pesto.
- Blend the leaves with the sunflower seeds, garlic, lemon juice and salt, pouring in the olive oil, to a coarse paste.
- Stir in the parmesan. Use it within 2 days, or freeze it in small pots.
= Pickle-Brined Chicken ; pickle brined chicken, pickle juice chicken, pickle juice, pickle brine, gherkin juice, leftover pickle juice, gurkenwasser, saure gurken wasser, jus de cornichons, caldo de pepinillos, liquido dei cetriolini
fry ; american ; dinner lunch ; 4 ; 15+16 rest 60 ; stove
Chicken made juicy and tangy in the brine of a jar of pickles, then fried in crumbs.
!*600 g chicken breast fillets, halved through the middle / 500 g firm tofu, in thick slices ; !250 ml pickle juice ; 80 g plain flour ; 2 eggs, beaten ; 120 g breadcrumbs ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 8 tbsp sunflower oil ; 4 tbsp mayonnaise ; 1/4 tsp black pepper
- Turn the chicken in the pickle juice, cover and chill for 60 minutes. It has salt enough after that; drain and pat it dry.
- Mix the flour with the paprika, garlic powder and black pepper. Turn the chicken in the flour, then in the eggs and in the breadcrumbs.
- Fry in the sunflower oil over medium heat in two batches for 4 minutes on each side, until golden<, with no pink left inside, 74 °C (165 °F)|>. Drain and serve with the mayonnaise.
= Cauliflower and Red Lentil Dal ; red lentil and cauliflower dal, cauliflower dal, cauliflower lentil curry, lentil and cauliflower curry, cauliflower and lentil curry, dal gobi, blumenkohl linsen curry, linsencurry mit blumenkohl, curry de lentilles et chou-fleur, curry de lentejas y coliflor, curry di lenticchie e cavolfiore
curry ; indian ; dinner lunch ; 4 ; 15+35 ; stove
Red lentils cooked to a thick dal with browned cauliflower and a spoonful of yogurt.
!250 g red lentils, rinsed ; !1/2 cauliflower, in florets ; !1 onion, chopped ; 3 tbsp sunflower oil ; 1 1/2 tsp ground cumin ; 1/2 tsp ground turmeric ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 900 ml water ; !150 g yogurt ; 1 tbsp lemon juice ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Brown the cauliflower in half of the sunflower oil for 7 minutes and lift out. Cook the onion in the rest of the oil for 7 minutes, then the garlic, ginger, cumin and turmeric for 1 minute.
- Add the red lentils, water, salt and black pepper and simmer for 10 minutes, stirring now and then. Add the cauliflower and simmer for 8 minutes, until the lentils are soft and the cauliflower is tender.
- Stir in the lemon juice and most of the yogurt off the heat, and spoon the rest on top.
`;
