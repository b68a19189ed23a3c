/** Dishes and sweets of the Philippines, South Asia and the Himalaya by name; how the table is read: rules/classics/classic.ts. */
export const FROM_MANILA_TO_THIMPHU_BY_NAME = `
= Bibingka ; filipino rice cake, bibingka galapong, filipino coconut rice cake
cake ; filipino ; breakfast dessert ; 8 ; 15+40 ; oven
Coconut rice cake of Christmas mornings, with salty cheese on top.
!240 g rice flour ; 60 g glutinous rice flour / cornflour ; 150 g sugar ; 1 tbsp baking powder ; 1/4 tsp salt ; !300 ml canned coconut milk ; 3 eggs, beaten ; 60 g butter, melted ; 80 g feta, crumbled / cheddar, grated ; 3 tbsp desiccated coconut
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a 24 cm tin with paper.
- Whisk the rice flour, glutinous rice flour, sugar, baking powder and salt. Beat in the coconut milk, eggs and most of the butter until smooth.
- Pour into the tin and bake for 20 minutes, scatter with the feta and bake for 18 minutes, until brown and a skewer comes out clean.
- Brush with the rest of the butter and scatter with the desiccated coconut. Eat warm.
= Halo-Halo ; halo halo, haluhalo, filipino shaved ice, halo halo dessert
pudding ; filipino ; dessert ; 4 ; 25+0 ; none
Sweet beans, fruit and jelly under crushed ice, milk and ice cream.
!200 g canned adzuki beans, drained ; !120 g canned jackfruit, in syrup, sliced ; 1 mango, diced ; 2 bananas, sliced ; 120 g coconut flesh, in strips / canned lychees ; 2 tbsp sugar ; !600 g crushed ice ; !300 ml evaporated milk / canned coconut milk ; 4 scoops vanilla ice cream ; 20 g cornflakes
- Stir the adzuki beans with the sugar and divide them between {4} tall glasses with the jackfruit, mango, bananas and coconut.
- Pack the crushed ice on top and pour over the evaporated milk.
- Add the vanilla ice cream and cornflakes and mix it all with a long spoon.
= Laing ; ginataang laing, taro leaves in coconut milk, filipino taro leaves, filipino greens in coconut milk
stew ; filipino ; dinner ; 4 ; 15+45 ; stove
Greens cooked down in coconut milk with chillies and prawns.
!500 g chard, cut up / spinach ; 2 tbsp sunflower oil ; *200 g raw prawns, peeled / smoked tofu, diced ; !600 ml canned coconut milk ; 1 onion, chopped ; 4 cloves garlic, crushed ; 2 tbsp ginger, in thin strips ; 1 tbsp shrimp paste / 1 tbsp soy sauce ; 3 green chillies, sliced ; 1/2 tsp salt ; 280 g jasmine rice, rinsed
- Cook the onion, garlic and ginger in the sunflower oil for 6 minutes, then the shrimp paste for 1 minute.
- Pour in the coconut milk and simmer for 15 minutes. Add the chard, chillies and salt and simmer, stirring now and then, for 18 minutes, until the sauce is thick and oily. Add the prawns for the last 4 minutes.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Serve it with the greens.
= Champorado ; tsampurado, filipino chocolate rice porridge, chocolate rice porridge, filipino chocolate porridge
rice ; filipino ; breakfast dessert ; 4 ; 5+30 ; stove
Sticky rice cooked to a dark chocolate porridge.
!200 g glutinous rice, rinsed / pudding rice, rinsed ; 1.2 l water ; !60 g cocoa powder ; 100 g sugar ; 60 g dark chocolate, chopped ; 1/4 tsp salt ; 120 ml evaporated milk / canned coconut milk
- Simmer the rice in the water for 20 minutes, stirring often, until soft.
- Stir the cocoa powder with a little hot water, add it with the sugar and salt and simmer for 6 minutes, until thick.
- Melt in the dark chocolate and serve with the evaporated milk poured over.
= Puto ; filipino steamed rice cakes, puto cheese, filipino puto, steamed rice cakes filipino
cake ; filipino ; breakfast snacks ; 6 ; 15+25 ; stove
Small, fluffy steamed cakes with a little cheese.
!200 g rice flour ; 60 g plain flour / cornflour ; 120 g sugar ; 1 tbsp baking powder ; 1/4 tsp salt ; 240 ml canned coconut milk ; 120 ml water ; 1 egg, beaten ; 30 g butter, melted ; 50 g cheddar, in thin strips
- Whisk the rice flour, plain flour, sugar, baking powder and salt. Beat in the coconut milk, water, egg and butter and leave for 10 minutes.
- Fill {18} oiled small moulds to three quarters and lay the cheddar on top.
- Steam over lively water in batches for 12 minutes, until a skewer comes out clean.
= Turon ; banana lumpia, filipino banana rolls, turon saging, lumpiang saging
fry ; filipino ; dessert snacks ; 4 ; 20+15 ; stove
Banana and jackfruit in crisp, caramelised wrappers.
!4 plantains, ripe, quartered / bananas, quartered ; !16 spring roll wrappers / rice papers ; 100 g canned jackfruit, in syrup, in strips ; !120 g brown sugar ; 400 ml sunflower oil
- Roll the plantains in half of the brown sugar, lay each on a wrapper with a strip of jackfruit, fold in the sides, roll up and wet the edge.
- Fry in the hot sunflower oil in batches for 3 minutes.
- Scatter the rest of the brown sugar into the oil, let it melt and turn the rolls in it for 2 minutes, until coated with caramel. Cool on a rack.
= Tapsilog ; beef tapa, tapa filipino, silog, filipino breakfast, tapa sinangag itlog
fry ; filipino ; breakfast lunch ; 4 ; 20+25 rest 240 ; stove
Garlicky cured beef with garlic fried rice and an egg.
!*500 g sirloin steaks, thinly sliced / firm tofu, in slices ; 6 tbsp soy sauce ; 3 tbsp lemon juice ; 2 tbsp brown sugar ; !10 cloves garlic, chopped ; 1/2 tsp black pepper ; 5 tbsp sunflower oil ; !800 g cooked rice, cold ; 1/2 tsp salt ; !4 eggs ; 2 tomatoes, sliced ; 3 tbsp white wine vinegar
- Mix the steak with the soy sauce, lemon juice, brown sugar, black pepper and a third of the garlic and chill for 4 hours.
- Fry the rest of the garlic in half of the sunflower oil for 2 minutes, until golden. Add the rice and salt and fry for 5 minutes, until hot all through.
- Drain the steak and fry in half of the rest of the oil over high heat for 6 minutes, until brown and nearly dry.
- Fry the eggs in the last of the oil for 4 minutes, until set. Serve with the rice, steak, tomatoes and white wine vinegar.
= Buko Pie ; filipino coconut pie, young coconut pie, bukopie
tart ; filipino ; dessert ; 8 ; 30+60 ; oven stove
Double-crust pie of tender coconut in a thick, milky filling.
!640 g shortcrust pastry ; !350 g coconut flesh, in strips ; 250 ml coconut water / water ; 180 ml evaporated milk / canned coconut milk ; 100 g sugar ; 60 g cornflour ; 1/4 tsp salt ; 1 tsp vanilla extract ; 1 egg, beaten / 2 tbsp oat milk
- Stir the cornflour with the evaporated milk, coconut water, sugar and salt and simmer, stirring, for 5 minutes, until thick. Stir in the coconut and vanilla extract and cool.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Line a 24 cm tin with two thirds of the pastry, fill, cover with the rest, crimp and slit the top.
- Brush with the egg and bake for 45 minutes, until deep golden. Cool before slicing.
= Filipino Ensaymada ; ensaymada, ensaimada filipino, cheese brioche filipino, filipino brioche
bread ; filipino ; breakfast snacks ; 10 ; 40+22 rest 150 ; oven
Soft, coiled buns under butter, sugar and grated cheese.
!450 g plain flour ; 7 g dried yeast ; 90 g sugar ; 1/2 tsp salt ; 160 ml milk, warm ; 4 egg yolks ; !180 g butter, soft ; 60 g icing sugar ; !100 g gouda, finely grated / cheddar, finely grated
- Knead the flour, yeast, sugar, salt, milk and egg yolks for 8 minutes, work in half of the butter and knead for 6 minutes. Cover and let it rise for 90 minutes.
- Divide into {10} pieces, roll each into a thin strip, spread with a little of the butter, roll up into a rope and coil it. Let them rise in moulds for 60 minutes.
- Heat the oven to 170 °C (340 °F), or 155 °C (310 °F) with the fan on. Bake for 20 minutes, until pale gold.
- Beat the rest of the butter with the icing sugar, spread it over the cool buns and cover with the gouda.
= Pandesal ; pan de sal, filipino bread rolls, filipino rolls, filipino bread
bread ; filipino ; breakfast ; 16 ; 30+18 rest 105 ; oven
Soft breakfast rolls in a coat of crumbs.
!500 g strong bread flour ; 7 g dried yeast ; 70 g sugar ; 1 1/4 tsp salt ; 280 ml milk, warm / soy milk, warm ; 1 egg, beaten / 3 tbsp sunflower oil ; 50 g butter, soft / sunflower oil ; !50 g dried breadcrumbs
- Knead the flour, yeast, sugar, salt, milk and egg for 8 minutes, work in the butter and knead for 4 minutes. Cover and let it rise for 60 minutes.
- Shape into a long roll, cut into {16} pieces and turn them in the breadcrumbs. Let them rise for 45 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 17 minutes, until light gold.
= Kulfi ; malai kulfi, pista kulfi, indian ice cream, mango kulfi, pistachio kulfi, kulfi ice cream
pudding ; indian ; dessert ; 6 ; 15+30 rest 480 ; stove
Dense ice cream of milk boiled down with cardamom and pistachios.
!1 l milk ; !200 g condensed milk ; 150 ml double cream ; !1/2 tsp ground cardamom ; 1 pinch saffron ; 50 g pistachios, chopped
- Simmer the milk in a wide, heavy pan for 25 minutes, stirring, until it has boiled down by half.
- Stir in the condensed milk, double cream, cardamom and saffron and bring just to a simmer. Cool and stir in most of the pistachios.
- Pour into {6} moulds, cover and freeze for 8 hours. Dip into warm water, turn out and scatter with the rest of the pistachios.
= Barfi ; burfi, milk barfi, milk burfi, burfee, borfi, indian milk fudge, pista barfi
biscuit ; indian ; dessert snacks ; 12 ; 10+20 rest 120 ; stove
Fudge of milk powder with cardamom and pistachios.
!250 g milk powder ; !200 g condensed milk ; 120 ml milk ; 60 g ghee / butter ; !1/2 tsp ground cardamom ; 40 g pistachios, chopped
- Melt the ghee in a non-stick pan over low heat. Stir in the milk, condensed milk and milk powder until smooth.
- Cook over low heat, stirring all the time, for 14 minutes, until it leaves the sides of the pan in one lump. Stir in the cardamom.
- Press into a lined tin, scatter with the pistachios and press them in. Leave for 2 hours, until firm, and cut into diamonds.
= Shrikhand ; srikhand, amrakhand, indian sweet yogurt, matho
pudding ; indian ; dessert ; 4 ; 15+0 rest 240 ; none
Drained yogurt, whipped with sugar, saffron and cardamom.
!800 g Greek yogurt / soy yogurt ; !90 g icing sugar ; 1 pinch saffron ; 1 tbsp milk, warm / almond milk, warm ; !1/2 tsp ground cardamom ; 30 g pistachios, chopped
- Tie the Greek yogurt into a cloth, hang it over a bowl in the fridge for 4 hours and squeeze gently.
- Steep the saffron in the warm milk for 10 minutes.
- Beat the yogurt with the icing sugar, saffron milk and cardamom until smooth. Chill and scatter with the pistachios.
= Rasmalai ; ras malai, rossomalai, roshmalai
pudding ; indian ; dessert ; 6 ; 45+55 rest 240 ; stove
Spongy discs of fresh cheese in saffron milk.
!2.4 l milk ; 4 tbsp lemon juice ; 1 tsp cornflour ; 300 g sugar ; 1 l water ; 1 pinch saffron ; !1/2 tsp ground cardamom ; 40 g pistachios, chopped
- Set 700 ml of the milk aside for the sauce. Bring the rest to the boil, take it off the heat and stir in the lemon juice until it curdles. Drain in a cloth, rinse with cold water and squeeze firmly.
- Knead the curds with the cornflour for 8 minutes, until smooth, and shape {12} flat discs.
- Boil two thirds of the sugar with the water in a wide pan, slide in the discs, cover and boil for 15 minutes, until they have doubled in size.
- Simmer the milk for the sauce with the rest of the sugar, the saffron and cardamom for 18 minutes. Squeeze the discs gently, lay them in the milk, chill for 4 hours and scatter with the pistachios.
= Payasam ; semiya payasam, vermicelli payasam, vermicelli kheer, seviyan kheer, payasa
pudding ; indian ; dessert ; 4 ; 5+25 ; stove
Thin, milky pudding of roasted vermicelli with cashews and raisins.
!100 g vermicelli, broken ; !1 l milk / oat milk ; 90 g sugar ; 2 tbsp ghee / coconut oil ; 40 g cashews ; 30 g raisins ; !1/2 tsp ground cardamom
- Fry the cashews in the ghee for 2 minutes, until golden, add the raisins until they swell, and lift out. Fry the vermicelli in the same ghee for 4 minutes, until golden.
- Pour in the milk and simmer, stirring often, for 12 minutes. Add the sugar and cardamom and simmer for 3 minutes.
- Stir in the cashews and raisins and serve warm or cold.
= Kiribath ; kiri bath, sri lankan milk rice, milk rice sri lanka
rice ; sri-lankan ; breakfast ; 4 ; 15+30 ; stove
Rice cooked in coconut milk and cut into diamonds, with a hot onion relish.
!300 g pudding rice, rinsed ; 700 ml water ; !400 ml canned coconut milk ; 1 1/4 tsp salt ; !1 red onion, finely chopped ; 2 tsp chilli flakes ; 2 tbsp lime juice
- Simmer the rice in the water, covered, for 16 minutes, until soft. Stir in the coconut milk and most of the salt and cook over low heat for 10 minutes, stirring, until thick and creamy.
- Press flat on a plate with oiled paper, leave for 10 minutes and cut into diamonds.
- Pound the red onion with the chilli flakes, lime juice and the rest of the salt and serve beside the rice.
= Wattalapam ; watalappam, vattalapam, watalappan, sri lankan coconut custard
pudding ; sri-lankan ; dessert ; 6 ; 15+60 rest 120 ; oven
Steamed custard of coconut milk, dark palm sugar and spice.
!200 g jaggery / palm sugar / dark brown sugar ; 4 tbsp water, hot ; !5 eggs ; !400 ml canned coconut milk ; 1/2 tsp ground cardamom ; 1/4 tsp ground nutmeg ; 1/4 tsp salt ; 40 g cashews, chopped
- Heat the oven to 160 °C (325 °F), or 145 °C (290 °F) with the fan on. Dissolve the jaggery in the hot water and cool.
- Beat the eggs lightly, stir in the jaggery, coconut milk, cardamom, nutmeg and salt and strain into {6} small dishes.
- Set them in a tray of hot water, cover with foil and bake for 50 minutes, until set in the middle. Scatter with the cashews and chill for 2 hours.
= Ambul Thiyal ; fish ambul thiyal, ambulthiyal, sri lankan sour fish curry, sri lankan dry fish curry
curry ; sri-lankan ; dinner ; 4 ; 15+35 ; stove
Cubes of tuna cooked dry in a black, sour paste of tamarind and pepper.
!*700 g tuna steaks, in cubes / firm tofu, in cubes ; !4 tbsp tamarind paste ; !1 tbsp black pepper ; 1 tsp chilli powder ; 1/2 tsp ground turmeric ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1 cinnamon stick ; 12 curry leaves ; 250 ml water ; 1 1/2 tsp salt ; 280 g basmati rice, rinsed
- Stir the tamarind paste with the black pepper, chilli powder, turmeric, garlic, ginger and salt and turn the tuna steaks in it.
- Lay the tuna in a wide pan with the cinnamon, curry leaves and water, bring to the boil, cover and simmer for 12 minutes. Uncover and cook for 12 minutes, shaking the pan, until the paste clings to the fish.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain. Serve together.
= Ema Datshi ; ema datsi, bhutanese chilli cheese, chilli cheese stew bhutan, bhutanese chilli stew
stew ; bhutanese ; dinner ; 4 ; 10+22 ; stove
Green chillies stewed as a vegetable in melted cheese.
!300 g mild green chillies, slit, seeds out / green peppers, in strips ; 1 onion, sliced ; 2 tomatoes, chopped ; 4 cloves garlic, sliced ; 300 ml water ; 30 g butter ; !200 g feta, crumbled ; 80 g cheddar, grated ; 1/4 tsp salt ; 280 g basmati rice, rinsed
- Put the chillies, onion, tomatoes, garlic, water and butter into a pan, cover and simmer for 12 minutes, until soft.
- Meanwhile, cook the rice in boiling water for 12 minutes and drain.
- Lay the feta and cheddar on the chillies, cover and leave over the lowest heat for 3 minutes. Season with the salt, stir to a thick sauce and serve with the rice.
= Shan Noodles ; shan khao swe, shan noodle soup, shan khauk swe, burmese shan noodles
noodles ; burmese ; breakfast lunch dinner ; 4 ; 20+30 ; stove
Rice noodles with a red sauce of chicken and tomato, peanuts and pickled greens.
!300 g flat rice noodles ; !*400 g minced chicken / minced pork / firm tofu, crumbled ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp sunflower oil ; 1 tbsp sweet paprika ; 1/2 tsp ground turmeric ; !400 g tomatoes, chopped ; 3 tbsp soy sauce ; 1/2 tsp five-spice powder ; 250 ml chicken stock ; 60 g peanuts, roasted and chopped ; 100 g sauerkraut, drained / gherkins, sliced ; 1 handful fresh coriander ; 3 spring onions, sliced
- Cook the onion in the sunflower oil for 6 minutes. Stir in the garlic, ginger, paprika and turmeric for 1 minute, add the minced chicken and fry for 6 minutes<, until no pink is left|>.
- Add the tomatoes, soy sauce, five-spice powder and chicken stock and simmer for 14 minutes, until the oil rises.
- Soak the rice noodles in boiling water for 8 minutes, drain and top with the sauce, peanuts, sauerkraut, fresh coriander and spring onions.
`;
