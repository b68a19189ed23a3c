/** What people cook first from one good food or two; how the table is read: rules/classics/classic.ts. */
export const FIRST_THOUGHTS = `
= Pan-Fried Steak with Garlic Butter ; pan fried steak, garlic butter steak, seared steak, steak with garlic butter, steak in garlic butter, butter basted steak, steak mit knoblauchbutter
fry ; american ; dinner ; 2 ; 5+12 ; stove
Steaks seared hard and basted with garlic butter, beside dressed leaves.
!*2 sirloin steaks, at room temperature / 2 portobello mushrooms ; !30 g butter ; 2 cloves garlic, crushed ; 1 tsp thyme ; 1 tbsp sunflower oil ; 60 g rocket ; 1 tbsp olive oil ; 1 tsp lemon juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Pat the steaks dry and season with two thirds of the salt and the black pepper. Heat the sunflower oil in a heavy pan and sear the steaks for 3 minutes on each side for medium rare, or longer to taste.
- Turn the heat down, add the butter, garlic and thyme and baste the steaks with the foaming butter for 1 minute. Lift out and rest for 5 minutes.
- Toss the rocket with the olive oil, lemon juice and the rest of the salt, and serve it beside the steaks with the butter from the pan.
= Roast Aubergine with Tahini ; aubergine with tahini, aubergine and tahini, baked aubergine with tahini, roasted eggplant with tahini, eggplant with tahini, auberginen mit tahini, aubergine with tahini sauce
roast ; lebanese ; dinner lunch ; 4 ; 10+35 ; oven
Soft roast aubergines under a sauce of tahini and lemon.
!*3 aubergines, halved lengthways ; !100 g tahini ; !1 lemon, juiced ; 1 clove garlic, crushed ; 4 tbsp olive oil ; 1 handful parsley, chopped ; 1/2 tsp ground cumin ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Score the aubergines in a crisscross, brush with the olive oil and season with the cumin, black pepper and two thirds of the salt.
- Roast cut side up on a lined tray for 35 minutes, until soft all through and deep golden.
- Whisk the tahini with the lemon juice, garlic and the rest of the salt. Add cold water, a spoonful at a time, until it runs from the spoon.
- Drizzle the tahini sauce over the aubergines and scatter with the parsley.
= Curry with Roast Lamb ; roast dinner curry, curry from the roast, sunday roast curry
curry ; indian ; dinner ; 4 ; 10+25 ; stove
What is left of the roast, warmed through in a curry sauce of tomato and coconut.
!*400 g cooked lamb, in bite-size pieces / cooked chicken, in bite-size pieces / cooked turkey, in bite-size pieces / cooked beef, in bite-size pieces / cooked pork, in bite-size pieces ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tbsp sunflower oil ; !2 tbsp curry powder ; 1 tbsp tomato paste ; 400 g canned chopped tomatoes ; 200 ml canned coconut milk ; 100 g spinach ; 1 tbsp lemon juice ; 1 tsp salt
- Soften the onion in the sunflower oil for 8 minutes. Stir in the garlic, ginger, curry powder and tomato paste for 1 minute.
- Add the chopped tomatoes, coconut milk and salt and simmer for 10 minutes, until the sauce is thick.
- Stir in the lamb and warm it through for 4 minutes, until it is steaming hot. Stir in the spinach until it wilts, and add the lemon juice.
= Chicken and Chickpea Pan ; chicken and chickpeas, chicken with chickpeas, chicken chickpea skillet, hahnchen mit kichererbsen
fry ; spanish ; dinner ; 4 ; 8+20 ; stove
Spiced chicken thighs fried with chickpeas, tomatoes and spinach in one pan.
!*600 g chicken thigh fillets, in strips / chicken breast fillets, in strips ; !400 g canned chickpeas, drained ; 1 red onion, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp sweet paprika ; 1 tsp ground cumin ; 200 g cherry tomatoes, halved ; 100 g spinach ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the paprika, cumin, black pepper and half of the salt. Fry it in the olive oil over high heat for 8 minutes, turning, until it is browned and cooked through, at 74 °C (165 °F).
- Turn the heat down, add the onion and cook for 4 minutes. Stir in the garlic, chickpeas, cherry tomatoes and the rest of the salt and cook for 6 minutes, until the tomatoes burst.
- Stir in the spinach until it wilts, and add the lemon juice.
= Pan-Fried Salmon with Spinach ; salmon and spinach, salmon with spinach, creamy salmon and spinach, lachs mit spinat, lachs mit rahmspinat, saumon aux epinards
fry ; french ; dinner ; 4 ; 8+14 ; stove
Crisp salmon on spinach in a little cream.
!*4 salmon fillets, skin on ; !400 g spinach ; 150 ml double cream / soy cream ; 1 shallot, finely chopped ; 1 clove garlic, crushed ; 20 g butter / vegan butter ; 1 tbsp olive oil ; 1 tsp Dijon mustard ; 1 tbsp lemon juice ; 1 tsp salt ; 1/4 tsp black pepper
- Season the salmon with half of the salt and the black pepper. <Fry it skin side down in the olive oil for 5 minutes, until the skin is crisp, turn it and cook for 2 minutes more|Fry it in the olive oil for 8 minutes, turning, until cooked through>. Lift out.
- Cook the shallot and garlic in the butter in the same pan for 2 minutes. Add the spinach by the handful and stir until it wilts, for 2 minutes.
- Stir in the double cream, mustard and the rest of the salt and simmer for 2 minutes. Add the lemon juice and lay the salmon on top.
= Raspberry Cream Cups ; raspberry mascarpone cups, berry mascarpone cups, mascarpone with berries, ricotta with berries, fruit and mascarpone cups, beeren mascarpone dessert, schichtdessert, coupe de mascarpone aux fruits, coppa di mascarpone
pudding ; any ; dessert ; 4 ; 15+0 ; none
Soft cheese whipped with cream, in glasses over fruit and biscuit crumbs.
!*400 g raspberries / 400 g strawberries, hulled and halved / 400 g blueberries / 400 g blackberries / 400 g mixed berries / 400 g cherries, pitted / 5 figs, cut into wedges / 6 plums, diced / 3 peaches, diced / 4 nectarines, diced / 6 apricots, diced / 1 mango, diced / 2 ripe pears, diced / 3 bananas, sliced / 3 kiwis, diced ; !250 g mascarpone / 250 g ricotta / 250 g quark / 250 g cream cheese / 250 g skyr / 250 g Greek yogurt / 250 g soy yogurt ; 150 ml double cream / 150 g coconut cream, chilled ; 50 g icing sugar ; 1 tsp vanilla extract ; 2 tsp lemon juice ; 100 g digestive biscuits, crushed / 100 g amaretti, crushed
- Stir the raspberries with a third of the icing sugar and the lemon juice and leave for 5 minutes.
- Whip the double cream with the mascarpone, the rest of the icing sugar and vanilla extract until thick and smooth.
- Layer the digestive biscuits, raspberries and cream in 4 glasses. Chill them until you serve, for a day at most.
`;
