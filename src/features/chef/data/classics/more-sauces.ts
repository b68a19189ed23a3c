/** Sauces and dressings that are asked for by name, and bakes of what is at hand; how the table is read: rules/classics/classic.ts. */
export const MORE_SAUCES = `
= Aioli ; aioli sauce, garlic dip, garlic aioli, knoblauchdip, garlic mayonnaise, garlic mayo, knoblauchmayonnaise, alioli, allioli, sauce aioli
sauce ; spanish ; snacks lunch ; 6 ; 10+0 ; none
Thick garlic sauce of egg yolks and olive oil.
!2 egg yolks, very fresh or pasteurised ; !3 cloves garlic, crushed ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; !200 ml olive oil ; 1/2 tsp salt
- Mash the garlic with the salt to a paste. Whisk in the egg yolks, mustard and lemon juice.
- Whisk in the olive oil drop by drop, then in a thin stream, until thick.
- Chill, and eat on the same day.
= Teriyaki Sauce ; teriyaki glaze, teriyaki marinade, home made teriyaki, teriyakisauce, salsa teriyaki
sauce ; japanese ; dinner ; 4 ; 5+8 ; stove
Glossy sauce of soy sauce, mirin and sugar.
!120 ml soy sauce ; !100 ml mirin ; !3 tbsp brown sugar ; 1 clove garlic, crushed ; 1 tsp fresh ginger, grated ; 2 tsp cornflour ; 2 tbsp water
- Bring the soy sauce, mirin, brown sugar, garlic and ginger to the boil and simmer for 5 minutes.
- Stir the cornflour into the water, whisk it in and simmer for 1 minute, until glossy.
- Use warm as a glaze, or cold as a marinade. It keeps for a week in the fridge.
= Ranch Dressing ; ranch, ranch dip, ranch sauce, buttermilk dressing
sauce ; american ; lunch snacks ; 8 ; 10+0 ; none
Cool dressing of buttermilk, sour cream and herbs.
!120 ml buttermilk ; !100 g sour cream ; 80 g mayonnaise ; 1 clove garlic, crushed ; !2 tbsp chives, snipped ; 1 tbsp dill, chopped ; 1 tbsp parsley, chopped ; 1 tsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Whisk the sour cream with the mayonnaise and buttermilk until smooth.
- Stir in the garlic, chives, dill, parsley, lemon juice, salt and black pepper.
- Chill for a while if you can. It keeps for 4 days in the fridge.
= Burger Sauce ; big mac sauce, thousand island dressing, thousand island, special burger sauce, cocktail sauce, marie rose sauce, fry sauce
sauce ; american ; lunch dinner ; 6 ; 5+0 ; none
Mayonnaise and ketchup with gherkins.
!120 g mayonnaise ; !3 tbsp ketchup ; !2 gherkins, finely chopped ; 1 tsp mustard ; 1 tsp cider vinegar ; 1/2 tsp sweet paprika ; 1/2 tsp onion powder
- Stir the mayonnaise with the ketchup, mustard and cider vinegar.
- Stir in the gherkins, paprika and onion powder.
- Chill until you need it. It keeps for 4 days in the fridge.
= Alfredo Sauce ; parmesan cream sauce, creamy alfredo sauce, white pasta sauce
sauce ; american ; dinner ; 4 ; 5+8 ; stove
Cream, butter and parmesan melted together.
!300 ml double cream ; !60 g butter ; !100 g parmesan, finely grated ; 1 clove garlic, crushed ; 1/4 tsp ground nutmeg ; 1/4 tsp black pepper
- Warm the garlic in the butter for 1 minute. Pour in the double cream and simmer for 4 minutes.
- Take off the heat and stir in the parmesan, nutmeg and black pepper until smooth.
- Use at once: it thickens as it stands.
= Garlic Yogurt Sauce ; yogurt sauce, garlic sauce, doner sauce, kebab sauce, joghurtsosse, knoblauchsosse, sauce au yaourt, falafel sauce
sauce ; turkish ; lunch dinner ; 4 ; 5+0 ; none
Yogurt with garlic, lemon and mint.
!300 g Greek yogurt ; !1 clove garlic, crushed ; 1 tbsp lemon juice ; 1 tbsp olive oil ; 1 tbsp mint, chopped ; 1/2 tsp salt
- Mash the garlic with the salt.
- Stir it into the Greek yogurt with the lemon juice and olive oil.
- Fold in the mint and leave for a few minutes before serving.
= Enchilada Sauce ; red enchilada sauce, taco sauce, salsa roja, mexican red sauce
sauce ; tex-mex ; dinner ; 6 ; 5+18 ; stove
Smooth red sauce of tomato, chilli powder and cumin.
2 tbsp sunflower oil ; 2 tbsp plain flour ; !2 tbsp chilli powder ; 1 tsp ground cumin ; 1/2 tsp dried oregano ; 1 clove garlic, crushed ; !300 g passata ; 400 ml vegetable stock ; 1 tsp cider vinegar ; 3/4 tsp salt
- Warm the flour, chilli powder, cumin, oregano and garlic in the sunflower oil for 1 minute, stirring.
- Whisk in the passata and vegetable stock little by little and simmer for 14 minutes, until it coats a spoon.
- Stir in the cider vinegar and salt.
= Banana Muffins ; banana muffin, muffins de platano, bananenmuffins, banana oat muffins, muffins a la banane, banana bread muffins
cake ; american ; breakfast snacks ; 12 ; 15+20 ; oven
Moist muffins of ripe bananas.
!4 bananas, very ripe ; 220 g plain flour ; 2 tsp baking powder ; 1/2 tsp bicarbonate of soda ; 100 g brown sugar ; 1 egg ; 80 ml sunflower oil ; 100 ml milk ; 1 tsp ground cinnamon ; 1/4 tsp salt ; ?60 g walnuts, chopped
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on, and line a muffin tin. Mash the bananas and beat in the egg, brown sugar, sunflower oil and milk.
- Stir in the flour, baking powder, bicarbonate of soda, cinnamon and salt until just mixed[, then the walnuts].
- Divide between {12} cases and bake for 20 minutes, until springy.
= Apple Muffins ; apple cinnamon muffins, apfelmuffins, apple sauce muffins, apfelmus muffins, muffins aux pommes, muffins de manzana
cake ; american ; breakfast snacks ; 12 ; 15+22 ; oven
Muffins with apple and cinnamon.
!2 apples, in small dice ; !150 g apple sauce ; 240 g plain flour ; 1 tbsp baking powder ; 110 g brown sugar ; 2 eggs ; 90 ml sunflower oil ; !2 tsp ground cinnamon ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on, and line a muffin tin. Whisk the eggs with the brown sugar, sunflower oil and apple sauce.
- Fold in the flour, baking powder, cinnamon and salt, then the apples.
- Divide between {12} cases and bake for 22 minutes, until a skewer comes out clean.
= Ricotta Cake ; torta di ricotta, lemon ricotta cake, ricotta lemon cake, ricottakuchen, gateau a la ricotta, tarta de ricota
cake ; italian ; dessert snacks ; 10 ; 20+45 ; oven
Light lemon cake with ricotta.
!400 g ricotta ; 3 eggs ; 150 g sugar ; 100 g butter, soft ; 180 g plain flour ; 2 tsp baking powder ; 1 tbsp lemon zest ; 2 tbsp lemon juice ; 1/4 tsp salt ; 1 tbsp icing sugar
- Heat the oven to 175 °C (350 °F), or 155 °C (310 °F) with the fan on, and line a 23 cm tin. Beat the butter with the sugar until pale, then beat in the eggs, ricotta, lemon zest and lemon juice.
- Fold in the flour, baking powder and salt and smooth into the tin.
- Bake for 45 minutes, until golden and set. Leave until cold and dust with the icing sugar.
= Leek Quiche ; leek tart, quiche aux poireaux, tarte aux poireaux, flamiche, lauchquiche, lauchkuchen, lauchtarte, leek and cheese tart, tarte salee aux poireaux
pie ; french ; lunch dinner ; 6 ; 25+50 ; oven stove
Leeks in cream and eggs on a crisp base.
!350 g shortcrust pastry ; !4 leeks, sliced ; 40 g butter ; !3 eggs ; 200 ml crème fraîche ; 120 g gruyère, grated ; 1/4 tsp ground nutmeg ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Roll out the shortcrust pastry, line a tin, prick it and bake it for 15 minutes.
- Meanwhile, cook the leeks in the butter with half of the salt for 12 minutes, until soft.
- Beat the eggs with the crème fraîche, nutmeg, black pepper and the rest of the salt. Stir in the leeks and gruyère and fill the case.
- Bake for 33 minutes, until set and golden.
= Peri-Peri Sauce ; peri peri sauce, piri piri sauce, piri piri, nandos sauce, peri peri marinade, piri-piri-sosse, salsa piri piri
sauce ; portuguese ; snacks ; 10 ; 10+12 ; stove blender
Red chillies and pepper blended with garlic, lemon and oil.
!6 red chillies, sliced ; !1 red pepper, diced ; 5 cloves garlic ; 1/2 red onion, chopped ; 100 ml olive oil ; !80 ml lemon juice ; 2 tbsp red wine vinegar ; 1 tbsp smoked paprika ; 1 tsp dried oregano ; 1 1/2 tsp salt
- Blend the red chillies with the red pepper, garlic, red onion and lemon juice until smooth.
- Add the olive oil, red wine vinegar, paprika, oregano and salt and blend again.
- Simmer gently for 12 minutes, until a little thicker. It keeps for 2 weeks in a clean jar in the fridge.
= Curry Sauce ; chip shop curry sauce, curry sauce for chips, chinese curry sauce, currysosse, sauce au curry
sauce ; british ; dinner ; 4 ; 10+20 ; stove
Smooth, mild curry sauce for chips or sausages.
!1 onion, chopped ; 1 apple, chopped ; 30 g butter ; 1 clove garlic, crushed ; !2 tbsp curry powder ; 2 tbsp plain flour ; 500 ml vegetable stock ; 1 tbsp tomato paste ; 1 tsp honey ; 1/2 tsp salt
- Soften the onion and apple in the butter for 8 minutes. Stir in the garlic, curry powder and flour for 1 minute.
- Whisk in the vegetable stock little by little, then the tomato paste, honey and salt, and simmer for 9 minutes.
- Blend until smooth.
= Potatoes with Herb Quark ; pellkartoffeln mit quark, kartoffeln mit quark, kartoffeln und quark, quarkkartoffeln, boiled potatoes with quark, potatoes with herb curd
salad ; german ; lunch dinner ; 4 ; 10+25 ; stove
Potatoes boiled in their skins with quark, herbs and linseed or olive oil.
!1000 g waxy potatoes ; !500 g quark ; 100 ml milk ; !1 bunch chives, snipped ; 1 handful parsley, chopped ; 1 onion, finely chopped ; ?100 g radishes, thinly sliced / cucumber, diced ; 2 tbsp olive oil ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes in water with half of the salt for 22 minutes, until soft, and drain.
- Meanwhile, beat the quark with the milk. Stir in the chives, parsley, onion, black pepper and the rest of the salt[, and scatter with the radishes].
- Serve the potatoes with the quark and pour over the olive oil.
= Strawberry Tiramisu ; strawberry mascarpone dessert, strawberries with mascarpone, erdbeertiramisu, tiramisu aux fraises, tiramisu de fresas, tiramisu alle fragole
pudding ; italian ; dessert ; 6 ; 25+0 rest 240 ; none
Layers of ladyfingers, strawberries and mascarpone cream.
!250 g mascarpone ; 250 g Greek yogurt ; 70 g icing sugar ; 1 tsp vanilla extract ; !500 g strawberries, hulled ; !200 g ladyfingers ; 120 ml orange juice
- Blend a third of the strawberries with the orange juice. Slice the rest.
- Beat the mascarpone with the Greek yogurt, icing sugar and vanilla extract.
- Dip the ladyfingers in the strawberry juice and lay half of them in a dish. Cover with half of the cream and half of the sliced strawberries, and go on with the rest in the same order.
- Chill for 4 hours.
= Onion Gravy ; red onion gravy, caramelised onion gravy, zwiebelsosse, brown onion gravy
sauce ; british ; dinner ; 4 ; 5+30 ; stove
Onions browned slowly and simmered into a dark gravy.
!3 onions, thinly sliced ; 30 g butter ; 1 tsp sugar ; 1 1/2 tbsp plain flour ; !500 ml beef stock / 500 ml vegetable stock ; 1 tsp Worcestershire sauce ; 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the onions in the butter with the sugar over low heat for 18 minutes, until soft and deep brown.
- Stir in the flour for 1 minute, then pour in the beef stock little by little.
- Simmer for 8 minutes, until thick enough to coat a spoon, and season with the Worcestershire sauce, salt and black pepper.
= Lime Crema ; lime cream, lime sour cream, chipotle crema, avocado crema
sauce ; mexican ; dinner ; 4 ; 5+0 ; none
Sour cream sharpened with lime, for tacos and bowls.
!200 g sour cream ; !2 tbsp lime juice ; 1 tsp lime zest ; 1/4 tsp salt
- Whisk the sour cream with the lime juice until smooth.
- Stir in the lime zest and salt.
- Chill it until you serve.
`;
