/** Steaks, wings, mash and fries that are vegetables; how the table is read: rules/classics/classic.ts. */
export const OF_VEGETABLES = `
= Buffalo Cauliflower Wings ; buffalo cauliflower, cauliflower wings, buffalo cauliflower bites, cauliflower buffalo wings, cauliflower hot wings, spicy cauliflower wings, buffalo cauli wings, vegan wings, vegetarian wings, blumenkohl wings, blumenkohlwings, buffalo blumenkohl, wings de chou fleur, alitas de coliflor, alette di cavolfiore
roast ; american ; snacks dinner ; 4 ; 15+40 ; oven stove
Cauliflower in a crisp batter, tossed in butter and hot sauce.
!900 g cauliflower, in florets ; !120 g plain flour ; 1 tsp baking powder ; 1 tsp garlic powder ; 1 tsp smoked paprika ; 1 tsp salt ; 180 ml water ; 2 tbsp sunflower oil ; !120 ml hot sauce ; !50 g butter ; 1 tsp honey / maple syrup
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on, and brush a lined tray with the sunflower oil.
- Whisk the flour, baking powder, garlic powder, paprika and salt with the water to a smooth, thick batter. Turn the cauliflower in it, let it drip off and spread on the tray, with room around each piece.
- Bake for 25 minutes, turning once, until golden.
- Warm the hot sauce with the butter and honey, toss the cauliflower in it and bake for 10 minutes more, until it is crisp at the edges.
= Cauliflower Steaks ; cauliflower steak, roast cauliflower steaks, roasted cauliflower steaks, grilled cauliflower steaks, blumenkohlsteak, blumenkohlsteaks, blumenkohl steak, blumenkohl steaks, steak de chou fleur, steaks de chou fleur, filete de coliflor, filetes de coliflor, bistecca di cavolfiore, bistecche di cavolfiore
roast ; any ; dinner ; 4 ; 15+30 ; oven stove
Thick slices of cauliflower, browned and roasted, under a sharp sauce of parsley and capers.
!1400 g cauliflower, in 3 cm slices through the stalk ; !4 tbsp olive oil ; 1 tsp smoked paprika ; !1 bunch parsley, finely chopped ; !2 tbsp capers, chopped ; 1 clove garlic, crushed ; 2 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Brush the cauliflower with half of the olive oil and sprinkle with the paprika, black pepper and most of the salt.
- Brown it in a hot pan for 2 minutes on each side, lay on a tray with any loose florets, and roast for 20 minutes, until a knife goes through the stalk.
- Stir the parsley, capers, garlic and lemon juice with the rest of the olive oil and salt, and spoon it over the cauliflower.
= Celeriac Steaks ; celeriac steak, celery root steak, celery root steaks, roast celeriac steaks, selleriesteak, selleriesteaks, sellerie steak, sellerie steaks, steak de celeri, steaks de celeri rave, bistecca di sedano rapa, filete de apionabo
roast ; any ; dinner ; 4 ; 15+40 ; oven stove
Slices of celeriac, roasted until soft and glazed with butter, garlic and thyme.
!1200 g celeriac, peeled, in 2 cm slices ; 2 tbsp olive oil ; !40 g butter ; !3 cloves garlic, crushed ; !1 tbsp thyme, chopped ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush the celeriac with the olive oil, season with the salt and black pepper and roast on a lined tray for 30 minutes, turning once, until a knife goes in easily.
- Foam the butter with the garlic and thyme in a wide pan over medium heat. Fry the celeriac for 3 minutes on each side, spooning the butter over, until brown.
- Sprinkle with the lemon juice.
= Cabbage Steaks ; cabbage steak, roast cabbage steaks, roasted cabbage steaks, grilled cabbage steaks, kohlsteak, kohlsteaks, krautsteak, krautsteaks, weisskohlsteak, spitzkohlsteak, steak de chou, steaks de chou, filetes de repollo, bistecche di cavolo
roast ; any ; dinner ; 4 ; 10+35 ; oven
Thick slices of cabbage, roasted until sweet and brown at the edges, with mustard.
!1200 g white cabbage, in 2.5 cm slices through the core ; !3 tbsp olive oil ; !1 tbsp Dijon mustard ; 2 cloves garlic, crushed ; 1 tsp smoked paprika ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the olive oil with the mustard, garlic, paprika, salt and black pepper.
- Lay the cabbage on a lined tray and brush both sides with the oil. Roast for 35 minutes, turning once, until the core is tender and the edges are brown.
- Sprinkle with the lemon juice.
= Celeriac Mash ; mashed celeriac, celeriac puree, celery root mash, celery root puree, selleriepuree, selleriestampf, puree de celeri, puree de celeri rave, pure de apionabo, pure di sedano rapa
side ; any ; side ; 4 ; 10+20 ; stove
Soft, nutty mash of celeriac with butter and a little milk.
!900 g celeriac, peeled and diced ; !40 g butter ; !80 ml milk ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the celeriac in water with half of the salt for 18 minutes, until very soft.
- Drain well and let it steam dry for 2 minutes in the hot pan.
- Mash it with the butter, milk, nutmeg, black pepper and the rest of the salt until smooth.
= Carrot Fries ; carrot chips, baked carrot fries, oven carrot fries, karottenpommes, karotten pommes, mohrenpommes, frites de carottes, patatas de zanahoria, bastones de zanahoria, carote fritte al forno
side ; any ; side ; 4 ; 10+25 ; oven
Carrots in sticks, baked until brown at the edges.
!900 g carrots, in 1 cm sticks ; 1 tbsp cornflour ; !3 tbsp sunflower oil ; 1 tsp sweet paprika ; 3/4 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Toss the dry carrots with the cornflour, then with the sunflower oil and paprika.
- Spread on two lined trays, with room around each.
- Bake for 25 minutes, turning once, until brown at the edges. Season with the salt.
= Courgette Fries ; zucchini fries, courgette chips, baked zucchini fries, baked courgette fries, zucchini sticks, zucchinipommes, zucchini pommes, frites de courgette, frites de courgettes, bastones de calabacin, zucchine fritte al forno
side ; american ; side snacks ; 4 ; 20+22 ; oven
Sticks of courgette in crumbs and parmesan, baked until crisp.
!600 g courgettes, in 1 cm sticks ; !2 eggs ; 40 g plain flour ; !100 g breadcrumbs ; !50 g parmesan, grated ; 1 tsp garlic powder ; 2 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Pat the courgettes dry.
- Beat the eggs. Mix the breadcrumbs with the parmesan, garlic powder, olive oil, salt and black pepper. Turn the courgettes in the flour, then in the eggs, then in the crumbs.
- Spread on two lined trays, with room around each, and bake for 22 minutes, turning once, until golden and crisp.
= Cauliflower Mash ; mashed cauliflower, cauliflower puree, keto mash, low carb mash, blumenkohlpuree, blumenkohlstampf, puree de chou fleur, pure de coliflor, pure di cavolfiore
side ; any ; side ; 4 ; 10+15 ; stove blender
Smooth, light mash of cauliflower with butter and cream cheese.
!900 g cauliflower, in florets ; !40 g butter ; !60 g cream cheese ; 1 clove garlic, crushed ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the cauliflower in water with half of the salt for 12 minutes, until very soft. Drain well and let it steam dry for 3 minutes.
- Warm the butter with the garlic in the hot pan for 1 minute.
- Blend the cauliflower with the butter, cream cheese, nutmeg, black pepper and the rest of the salt until smooth.
`;
