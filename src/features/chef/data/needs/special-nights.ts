/** What is cooked for an anniversary, guests or a feast, and what stands beside it; how the table is read: rules/classics/classic.ts. */
export const SPECIAL_NIGHTS = `
= Pan-Fried Sea Bass with Lemon Butter ; pan fried sea bass, sea bass with lemon butter, sea bass with lemon, sea bass fillets, crispy sea bass
fry ; french ; dinner ; 4 ; 10+22 ; stove
Sea bass with a crisp skin on new potatoes and green beans, under a foaming lemon butter.
!*4 sea bass fillets, patted dry / trout fillets, patted dry ; !600 g new potatoes, halved ; 200 g green beans, trimmed ; !50 g butter ; 2 tbsp olive oil ; 1 tbsp lemon juice ; 1 tsp lemon zest ; 1 tbsp capers, drained ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the new potatoes in water with half of the salt for 15 minutes, until tender. Add the green beans for the last 5 minutes and drain.
- Season the sea bass with the black pepper and the rest of the salt. Heat the olive oil in a large frying pan and fry the sea bass skin side down for 4 minutes, pressing it flat, until the skin is crisp. Turn, fry for 1 minute more, until it flakes, and lift out.
- Melt the butter in the pan for 1 minute, until it foams. Take off the heat and stir in the capers, lemon juice, lemon zest and parsley.
- Lay the sea bass on the potatoes and beans and spoon the butter over.
= Chicken in Tarragon Cream ; chicken with tarragon, tarragon chicken, creamy tarragon chicken, chicken in tarragon sauce, chicken with tarragon sauce, chicken with mushroom and tarragon sauce, chicken in white wine sauce, chicken with white wine sauce
fry ; french ; dinner ; 4 ; 10+28 ; stove
Chicken breasts in a cream sauce with mushrooms, white wine and tarragon.
!*4 chicken breast fillets ; !200 g chestnut mushrooms, sliced ; 2 shallots, finely chopped ; 20 g butter ; 1 tbsp olive oil ; 100 ml white wine / chicken stock ; 100 ml chicken stock ; !150 ml double cream ; 1 tsp Dijon mustard ; !2 tbsp tarragon, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Fry it in the olive oil over medium heat for 10 minutes, turning once, until golden. Lift out.
- Melt the butter in the pan and cook the shallots and chestnut mushrooms for 6 minutes, until golden.
- Pour in the white wine and chicken stock, stir in the mustard and return the chicken. Cover and simmer for 8 minutes, until cooked through, 74 °C (165 °F) inside.
- Stir in the double cream and tarragon and simmer for 3 minutes, until the sauce coats a spoon.
= Steak with Red Wine Sauce ; steak in red wine sauce, steak with red wine jus, sirloin with red wine sauce, steak dinner, steak night
fry ; french ; dinner ; 2 ; 10+18 ; stove
Sirloin steak with a glossy sauce of red wine, shallot and butter.
!*2 sirloin steaks, at room temperature / 2 portobello mushrooms ; 1 tbsp sunflower oil ; 30 g butter, cold and diced ; 2 shallots, finely chopped ; 2 sprigs thyme ; !150 ml red wine / beef stock ; 150 ml beef stock ; 1 tsp honey / sugar ; 1/2 tsp salt ; 1/4 tsp black pepper
- Pat the steaks dry and season with the salt and black pepper. Heat the sunflower oil in a heavy pan and sear the steaks for 3 minutes on each side for medium rare, or longer to taste. Lift out to rest for 5 minutes.
- Cook the shallots with the thyme in the same pan for 3 minutes. Pour in the red wine and let it bubble for 4 minutes, until reduced by half.
- Add the beef stock and honey and simmer for 5 minutes. Take off the heat, take out the thyme, whisk in the butter piece by piece until glossy, and pour over the steaks.
= Roast Rack of Lamb ; rack of lamb, herb crusted rack of lamb, herb crusted lamb, lamb with a herb crust, crusted rack of lamb
roast ; french ; dinner ; 4 ; 20+30 ; oven stove
Rack of lamb roasted under a crust of herbs, garlic and crumbs.
!1200 g rack of lamb, trimmed ; !60 g breadcrumbs ; 1 handful parsley, finely chopped ; 1 tbsp rosemary, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp Dijon mustard ; 3 tbsp olive oil ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the breadcrumbs with the parsley, rosemary, garlic and two thirds of the olive oil.
- Season the lamb with the salt and black pepper. Brown them in the rest of the oil in a hot pan for 5 minutes, turning.
- Brush the fat side with the mustard and press on the crumbs. Roast the lamb for 22 minutes, until it reads 63 °C (145 °F) inside, or 5 minutes longer for well done.
- Rest for 10 minutes, then cut into thick slices.
= Salmon in Dill Sauce ; salmon in creamy dill sauce, salmon with dill sauce, salmon with creamy dill sauce, creamy dill salmon, creamy salmon, salmon in a creamy sauce, pan fried salmon
fry ; nordic ; dinner ; 4 ; 10+18 ; stove
Seared salmon in a quick sauce of cream, lemon and dill.
!*4 salmon fillets, skin on / trout fillets, skin on ; 2 shallots, finely chopped ; 20 g butter ; 1 tbsp olive oil ; 100 ml vegetable stock ; !150 ml double cream ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; !1 bunch dill, chopped ; 200 g spinach ; 1 tsp salt ; 1/4 tsp black pepper
- Season the salmon with half of the salt and the black pepper. Fry it in the olive oil for 5 minutes skin side down and 2 minutes on the other side, and lift out.
- Cook the shallots in the butter in the same pan for 3 minutes. Pour in the vegetable stock, double cream and mustard and simmer for 4 minutes, until it coats a spoon.
- Stir in the spinach and the rest of the salt for 2 minutes, until wilted, then the lemon juice and dill. Lay the salmon in the sauce and warm through for 1 minute.
= Seared Scallops with Pea Purée ; scallops with pea puree, scallops with peas, pan fried scallops, seared scallops, scallop starter, scallops and pea puree
fry ; british ; starter ; 4 ; 10+12 ; stove blender
Scallops seared golden on a smooth purée of peas and mint, with crisp bacon.
!12 scallops, patted dry ; !300 g frozen peas ; 30 g butter ; 50 ml vegetable stock ; 1 handful mint ; 80 g pancetta, diced / smoked tofu, diced ; 1 tbsp olive oil ; 1 tbsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the peas in water for 3 minutes and drain. Blend with half of the butter, the vegetable stock, mint and half of the salt until smooth, and keep warm.
- Fry the pancetta in a dry pan for 4 minutes, until crisp, and lift out.
- Season the scallops with the black pepper and the rest of the salt. Sear them in the olive oil in a very hot pan for 2 minutes on each side, until golden outside and firm. Add the rest of the butter and the lemon juice for the last 30 seconds.
- Spoon the purée on plates, top with the scallops and scatter with the pancetta.
= Baked Camembert ; baked camembert with garlic, whole baked camembert, baked brie, oven baked camembert, camembert with garlic and rosemary, baked cheese
side ; french ; starter snacks ; 4 ; 5+20 ; oven
A whole Camembert baked until molten, with garlic, rosemary and toast for dipping.
!250 g Camembert, in its wooden box / brie, in one piece ; !1 clove garlic, thinly sliced ; 1 sprig rosemary ; 1 tbsp honey ; 1 baguette, sliced ; 1 tbsp olive oil
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Unwrap the Camembert and lay it back in the box, without the lid, or in a small dish.
- Cut slits in the top, tuck in the garlic and rosemary and drizzle with the honey. Bake for 18 minutes, until soft all through.
- Meanwhile, brush the baguette with the olive oil and toast on a tray in the same oven for 8 minutes, until crisp. Dip it in the molten cheese at once.
= Pear and Blue Cheese Salad ; pear and walnut salad, pear walnut and blue cheese salad, blue cheese salad, pear salad, blue cheese and walnut salad
salad ; french ; starter lunch ; 4 ; 15+4 ; stove
Ripe pears and blue cheese on bitter leaves, with warm walnuts.
!2 pears, thinly sliced ; !120 g blue cheese, crumbled / goat's cheese, crumbled ; !60 g walnuts ; !120 g rocket / watercress ; 3 tbsp olive oil ; 1 tbsp white wine vinegar ; 1 tsp Dijon mustard ; 1 tsp honey ; 1/4 tsp salt ; 1/4 tsp black pepper
- Toast the walnuts in a dry pan for 4 minutes, until they smell nutty, and chop roughly.
- Shake the olive oil with the white wine vinegar, mustard, honey, salt and black pepper.
- Toss the rocket with most of the dressing, spread on plates and top with the pears, blue cheese and walnuts. Drizzle with the rest.
= Mushroom Wellington ; mushroom and chestnut wellington, vegetable wellington, veggie wellington, vegetarian wellington, vegan wellington, mushroom and spinach wellington
pie ; british ; dinner ; 6 ; 35+50 ; oven stove
Mushrooms, chestnuts and spinach in golden puff pastry, to carve at the table.
!600 g chestnut mushrooms, finely chopped ; !180 g chestnuts, cooked and peeled, chopped ; 200 g spinach ; 2 shallots, finely chopped ; 3 cloves garlic, crushed ; 2 tbsp olive oil ; 1 tbsp thyme ; 60 g breadcrumbs ; !500 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Cook the shallots and chestnut mushrooms in the olive oil with the salt over high heat for 12 minutes, until all liquid has gone. Stir in the garlic and thyme for 1 minute, then the spinach for 2 minutes, until wilted.
- Take off the heat and stir in the chestnuts, breadcrumbs and black pepper. Leave until cold: warm filling melts the pastry.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the puff pastry to a large rectangle, shape the filling into a log along it, brush the edges with some of the egg and roll up with the seam below.
- Lay it on a lined tray, brush with the rest of the egg and score the top. Bake for 35 minutes, until deep golden. Leave to stand for 10 minutes before you slice it.
= Stuffed Butternut Squash ; roast stuffed squash, stuffed squash, stuffed roast squash, squash stuffed with grains, baked stuffed butternut squash
bake ; any ; dinner ; 4 ; 20+60 ; oven stove
Halves of squash roasted with quinoa, chickpeas, cranberries, feta and herbs.
!2 butternut squash, halved lengthways and seeded ; !120 g quinoa, rinsed ; !240 g canned chickpeas, drained ; 1 red onion, finely chopped ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 60 g dried cranberries / raisins ; !120 g feta, crumbled ; 40 g walnuts, chopped / pumpkin seeds ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the butternut squash with a third of the olive oil, the black pepper and half of the salt and roast cut side up for 45 minutes, until tender.
- Meanwhile, boil the quinoa for 15 minutes and drain. Soften the onion in the rest of the oil for 8 minutes and stir in the garlic for 1 minute.
- Scoop some flesh out of the squash and chop it. Mix it with the quinoa, onion, chickpeas, cranberries, parsley, walnuts, half of the feta and the rest of the salt.
- Fill the squash, scatter with the rest of the feta and bake for 15 minutes, until golden.
= Whole Roast Cauliflower with Tahini ; whole roast cauliflower, whole baked cauliflower, whole cauliflower, roast whole cauliflower, showstopper cauliflower
side ; levantine ; side dinner ; 4 ; 15+75 ; oven
A whole cauliflower roasted until a knife slides in, with tahini, herbs and pomegranate.
!1 cauliflower, leaves trimmed ; 4 tbsp olive oil ; !2 tsp ground cumin ; 2 tsp sweet paprika ; 1 tsp salt ; !80 g tahini ; 2 tbsp lemon juice ; 1 clove garlic, crushed ; 4 tbsp water ; 1 handful parsley, chopped ; ?60 g pomegranate seeds
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the olive oil with the cumin, paprika and most of the salt and rub it all over the cauliflower.
- Stand it in a deep dish with a splash of water, cover with foil and roast for 45 minutes. Uncover and roast for 30 minutes, until dark gold and a knife slides into the core.
- Stir the tahini with the lemon juice, garlic, water and the rest of the salt until smooth.
- Pour the sauce over the cauliflower, scatter with the parsley[ and pomegranate seeds], and cut it into wedges.
= Hasselback Potatoes ; hasselback potato, accordion potatoes, fan potatoes
side ; nordic ; side ; 4 ; 15+60 ; oven
Potatoes cut into fans and roasted crisp in butter, garlic and thyme.
!8 waxy potatoes ; !50 g butter, melted ; 2 tbsp olive oil ; 3 cloves garlic, crushed ; 1 tsp thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut the potatoes into thin slices, but only almost to the base: a wooden spoon on each side stops the knife.
- Stir the butter with the olive oil, thyme, salt and black pepper. Brush half of it over the potatoes and roast for 35 minutes.
- Stir the garlic into the rest of the butter, brush it between the slices and roast for 25 minutes, until crisp outside and tender within.
= Roast Carrots with Feta and Pistachios ; roast carrots with feta, roasted carrots with feta, carrots with feta and pistachios, carrots with feta, fancy carrots, roast carrots with honey and feta
side ; any ; side ; 6 ; 15+35 ; oven
Carrots roasted in honey and cumin, on a platter with feta, pistachios and herbs.
!1000 g carrots, halved lengthways ; 3 tbsp olive oil ; 1 tsp ground cumin ; 2 tbsp honey / maple syrup ; !120 g feta, crumbled ; !50 g pistachios, chopped / pumpkin seeds ; 1 tbsp lemon juice ; 1 handful mint, chopped ; 3/4 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Toss the carrots with the olive oil, cumin and salt on a large tray.
- Roast for 25 minutes. Drizzle with the honey, turn and roast for 8 minutes, until tender and dark at the edges.
- Heap on a platter, sharpen with the lemon juice and scatter with the feta, pistachios and mint.
= Garlicky Green Beans with Almonds ; green beans with almonds, green beans almondine, green beans amandine, garlic green beans, garlicky green beans, green bean side, haricots verts, french beans with garlic
side ; french ; side ; 4 ; 5+9 ; stove
Green beans tossed in garlic butter with toasted almonds and lemon.
!500 g green beans, trimmed / runner beans, sliced ; !30 g flaked almonds / sunflower seeds ; 25 g butter ; !2 cloves garlic, sliced ; 1 tbsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the green beans in water with most of the salt for 5 minutes, until just tender, and drain.
- Meanwhile, toast the almonds in a dry wide pan for 3 minutes, until golden, and tip out.
- Melt the butter in the pan and cook the garlic for 1 minute. Toss in the green beans, black pepper and the rest of the salt for 1 minute, sharpen with the lemon juice and scatter with the almonds.
= Garlic Buttered Greens ; buttered greens, garlicky greens, garlic greens, sauteed greens, spring greens with garlic, buttered cabbage, buttered spring greens, sauteed spring greens
side ; british ; side ; 4 ; 5+7 ; stove
Spring greens and peas in butter and garlic, done in minutes.
!300 g spring greens, shredded / savoy cabbage, shredded / kale, shredded ; !150 g frozen peas ; 25 g butter ; !2 cloves garlic, sliced ; 3 tbsp water ; 1 tbsp lemon juice ; 1/2 tsp salt ; 1/4 tsp black pepper
- Melt the butter in a wide pan and cook the garlic for 1 minute.
- Add the spring greens, water and salt, cover and cook for 3 minutes.
- Stir in the peas and cook for 3 minutes, uncovered, until tender. Season with the lemon juice and black pepper.
= Minted Peas ; minty peas, buttered peas, buttery peas, peas with mint, petits pois, crushed peas
side ; british ; side ; 4 ; 1+4 ; stove
Peas tossed in butter with mint and lemon.
!500 g frozen peas ; !20 g butter ; !1 handful mint, chopped ; 1 tsp lemon zest ; 1/2 tsp salt ; 1/4 tsp black pepper
- Boil the peas in water with half of the salt for 3 minutes and drain well.
- Melt the butter in the hot pan for 1 minute.
- Toss in the peas, mint, lemon zest, black pepper and the rest of the salt.
`;
