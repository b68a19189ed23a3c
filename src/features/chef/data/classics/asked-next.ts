/** Dishes, sauces and variants that people asked for next; how the table is read: rules/classics/classic.ts. */
export const ASKED_NEXT = `
= Caesar Dressing ; caesar salad dressing, caesar sauce, salsa cesar, sauce cesar
sauce ; american ; lunch dinner ; 6 ; 10+0 ; none
Creamy dressing of anchovy, garlic, lemon and parmesan.
!100 g mayonnaise ; 60 g Greek yogurt ; !4 anchovy fillets, mashed ; 1 clove garlic, crushed ; !40 g parmesan, finely grated ; 2 tbsp lemon juice ; 1 tsp Dijon mustard ; 1 tsp Worcestershire sauce ; 1/4 tsp black pepper
- Mash the anchovy fillets with the garlic to a paste.
- Stir in the mayonnaise, Greek yogurt, parmesan, lemon juice, mustard, Worcestershire sauce and black pepper.
- Thin with a spoonful of water until it runs slowly from the spoon. It keeps for 3 days in the fridge.
= Quick Cinnamon Buns ; cinnamon rolls without yeast, no yeast cinnamon rolls, yeast free cinnamon rolls, easy cinnamon rolls, quick cinnamon rolls
bread ; american ; breakfast snacks ; 9 ; 25+25 ; oven
Soft cinnamon buns raised with baking powder, without yeast.
!350 g plain flour ; 1 tbsp baking powder ; 40 g sugar ; 1/2 tsp salt ; 80 g butter, cold, diced ; 220 ml milk ; 50 g butter, for the filling ; 90 g brown sugar ; !1 tbsp ground cinnamon ; 80 g icing sugar
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the diced butter into the flour, baking powder, sugar and salt. Pour in the milk and bring together to a soft dough.
- Roll out to a rectangle, spread with the butter for the filling, melted, and scatter with the brown sugar and cinnamon.
- Roll up, cut into {9} slices and set close together in a buttered tin. Bake for 24 minutes, until golden.
- Stir the icing sugar with a little water and drizzle it over.
= Tartiflette ; potatoes with bacon and cheese, potato bacon gratin, reblochon potatoes, gratin savoyard, speckkartoffelgratin, kartoffelgratin mit speck
bake ; french ; dinner ; 4 ; 20+45 ; stove oven
Potatoes, bacon and onions baked under melting cheese.
!1000 g waxy potatoes ; !*200 g smoked bacon, diced / 200 g smoked tofu, diced / 250 g chestnut mushrooms, sliced ; 2 onions, sliced ; 20 g butter ; 100 ml white wine ; 150 ml crème fraîche ; !300 g Reblochon, sliced / Camembert, sliced / raclette cheese, sliced ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in salted water for 15 minutes, drain and slice them. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Meanwhile, fry the bacon and onions in the butter for 10 minutes, until golden. Pour in the white wine and bubble for 2 minutes.
- Layer the potatoes, bacon and onions in a baking dish, season with the salt and black pepper and spoon over the crème fraîche.
- Cover with the Reblochon and bake for 20 minutes, until golden and bubbling.
= Pasta con le Sarde ; pasta with sardines, sardine pasta, spaghetti with sardines, spaghetti con le sarde, pasta alle sarde
pasta ; italian ; dinner ; 4 ; 15+20 ; stove
Sicilian pasta with sardines, fennel, raisins and pine nuts.
!400 g spaghetti ; !240 g canned sardines, drained ; !1 fennel, finely chopped ; 1 onion, finely chopped ; 4 tbsp olive oil ; 2 anchovy fillets ; 40 g raisins ; 40 g pine nuts ; 50 g breadcrumbs ; 1 pinch saffron ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Toast the breadcrumbs in a quarter of the olive oil for 3 minutes, until golden, and set aside.
- Soften the onion and fennel in the rest of the olive oil with a fifth of the salt for 10 minutes. Melt in the anchovy fillets, then stir in the raisins, pine nuts, saffron and sardines for 3 minutes.
- Meanwhile, boil the spaghetti in water with the rest of the salt for 9 minutes. Drain, and keep a cup of the water.
- Toss the spaghetti with the sauce, the black pepper and a splash of the water, and scatter with the breadcrumbs.
= Vegetable Curry ; cauliflower curry, cauliflower and potato curry, veg curry, mixed vegetable curry, gemusecurry, blumenkohlcurry, curry de legumes, coconut vegetable curry, potato curry
curry ; indian ; dinner ; 4 ; 15+30 ; stove
Cauliflower, potatoes and peas in a mild coconut curry.
!600 g cauliflower, in florets ; !400 g waxy potatoes, diced ; 150 g frozen peas ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tbsp sunflower oil ; 2 tbsp curry powder ; 1 tbsp tomato paste ; !400 ml coconut milk ; 200 ml vegetable stock ; 1 tbsp lime juice ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Soften the onion in the sunflower oil for 6 minutes. Stir in the garlic, ginger, curry powder and tomato paste for 1 minute.
- Add the potatoes, coconut milk, vegetable stock and salt, cover and simmer for 8 minutes.
- Add the cauliflower and simmer for 10 minutes. Add the peas for the last 3 minutes.
- Stir in the lime juice and scatter with the coriander.
= Chicken with Olives and Lemon ; moroccan chicken with olives, chicken with lemon and olives, lemon olive chicken, poulet aux olives et citron, chicken tagine with olives, chicken with preserved lemon and olives
stew ; moroccan ; dinner ; 4 ; 15+45 ; stove
Chicken braised with lemon, olives and warm spices, on couscous.
!*8 chicken thighs / 4 cod fillets / 480 g canned chickpeas, drained ; !120 g olives ; !1 lemon, sliced ; 2 onions, sliced ; 3 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tsp ground ginger ; 1 tsp ground cumin ; 1 tsp sweet paprika ; 1 pinch saffron ; 350 ml chicken stock ; 250 g couscous ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 handful fresh coriander, chopped
- Brown the chicken in the olive oil for 8 minutes and lift out. Soften the onions in the same pot for 6 minutes.
- Stir in the garlic, ginger, cumin, paprika, saffron, salt and black pepper. Return the chicken with the chicken stock and lemon, cover and simmer for 25 minutes<, until the juices run clear|, until tender>.
- Add the olives and simmer for 5 minutes.
- Meanwhile, cover the couscous with as much boiling water, leave for 5 minutes and fluff it up. Serve with the chicken and coriander.
= Courgette and Feta Fritters ; zucchini fritters, courgette fritters, zucchinipuffer, zucchini feta puffer, kolokithokeftedes, mucver, beignets de courgette
fry ; greek ; dinner lunch snacks ; 4 ; 20+15 ; stove
Crisp little cakes of courgettes, feta and dill, with yogurt.
!600 g courgettes, grated ; !150 g feta, crumbled ; 2 eggs ; 100 g plain flour ; 3 spring onions, sliced ; 2 tbsp dill, chopped ; 4 tbsp olive oil ; !200 g Greek yogurt ; 1 tbsp lemon juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Toss the courgettes with half of the salt, leave for 10 minutes and squeeze out the water.
- Mix with the feta, eggs, flour, spring onions, dill and black pepper.
- Fry {12} spoonfuls in the olive oil in batches for 3 minutes on each side, until golden.
- Stir the lemon juice and the rest of the salt into the Greek yogurt and serve with it.
= Baked Cod with Tomatoes ; baked cod, cod with tomatoes, oven baked cod, baked white fish, mediterranean baked fish, kabeljau aus dem ofen, cabillaud au four
bake ; any ; dinner ; 4 ; 10+28 ; oven
Cod baked on cherry tomatoes with olives, capers and lemon.
!*4 cod fillets / haddock fillets / sea bass fillets / salmon fillets / 500 g firm tofu, sliced ; !500 g cherry tomatoes ; 1 red onion, thinly sliced ; 2 cloves garlic, sliced ; 4 tbsp olive oil ; 60 g olives ; 1 tbsp capers ; 1 lemon, sliced ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the cherry tomatoes, red onion and garlic with most of the olive oil and half of the salt in a baking dish and bake for 14 minutes.
- Lay the cod on top with the lemon, olives and capers, season with the black pepper and the rest of the salt and drizzle with the rest of the olive oil.
- Bake for 13 minutes<, until the cod flakes|, until hot>. Scatter with the parsley.
`;
