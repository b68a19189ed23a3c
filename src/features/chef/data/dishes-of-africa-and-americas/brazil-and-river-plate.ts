/** Dishes of Argentina, Uruguay, Paraguay and Brazil by name; how the table is read: rules/classics/classic.ts. */
export const FROM_ASUNCION_TO_SALVADOR_BY_NAME = `
= Choripán ; choripan, choripanes, argentinian chorizo sandwich, chorizo roll with chimichurri
filled ; argentinian ; lunch dinner ; 4 ; 20+18 ; grill
Grilled sausage in a crusty roll with chimichurri.
!*4 pork sausages, coarse / vegan sausages ; !4 long bread rolls ; 1 bunch parsley, finely chopped ; 3 cloves garlic, crushed ; 2 tsp dried oregano ; 1/2 tsp chilli flakes ; 80 ml olive oil ; 3 tbsp red wine vinegar ; 1/2 tsp salt
- Mix the parsley with the garlic, oregano, chilli flakes, olive oil, red wine vinegar and salt.
- Grill the sausages over medium heat for <14|8> minutes, turning<, until no pink is left|>. Slit them open lengthwise and grill the cut side for 2 minutes.
- Warm the bread rolls on the grill, fill with the sausages and spoon over the sauce.
= Dulce de Leche ; doce de leite, manjar blanco, arequipe, milk caramel, homemade dulce de leche
sauce ; argentinian ; dessert breakfast ; 12 ; 5+110 ; stove
Milk and sugar, cooked down to a brown, creamy caramel.
!1500 ml milk ; !400 g sugar ; 1/2 tsp bicarbonate of soda ; 1 tsp vanilla extract ; 1/4 tsp salt
- Bring the milk to a simmer with the sugar and salt, stirring until dissolved. Take off the heat and stir in the bicarbonate of soda: it foams up.
- Simmer gently for 90 minutes, stirring now and then, until brown.
- Stir all the time for the last 15 minutes, until a spoon leaves a path on the bottom. Stir in the vanilla extract and pour into a clean jar. It thickens as it cools and keeps for three weeks in the fridge.
= Matambre Arrollado ; matambre, matambre relleno, argentinian stuffed flank steak, stuffed flank steak argentinian
roast ; argentinian ; dinner lunch ; 6 ; 40+125 ; oven stove
Flank steak, rolled up around vegetables and eggs, and sliced.
!*1200 g flank steak, butterflied ; !4 eggs, hard-boiled and peeled / 120 g green olives ; 150 g spinach ; 2 carrots, in thin sticks ; 1 red pepper, in strips ; 3 cloves garlic, crushed ; 1 handful parsley, chopped ; 1 tsp dried oregano ; 1/2 tsp chilli flakes ; 2 tbsp red wine vinegar ; 1 l beef stock ; 2 tbsp olive oil ; 1 1/2 tsp salt
- Boil the carrots for 4 minutes.
- Lay the steak flat, cut side up, and rub with the red wine vinegar, garlic, oregano, chilli flakes and salt. Cover with the spinach, parsley, carrots and red pepper, and lay the eggs in a row. Roll up tightly and tie.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Brown the roll in the olive oil for 8 minutes, pour in the beef stock, cover and braise in the oven for 100 minutes, until a fork slides into the joint.
- Leave for 15 minutes and carve, warm, or cold after a night under a weight.
= Locro Argentino ; locro, argentinian locro, locro criollo, argentine locro stew
stew ; argentinian ; dinner ; 6 ; 30+120|60 ; stove
Argentina's national stew of hominy, beans, squash, pork and chorizo.
!*600 g pork belly, in 2 cm cubes / canned butter beans, drained ; ?200 g chorizo, sliced ; !800 g canned hominy, drained ; 400 g canned cannellini beans, drained ; !800 g pumpkin, in cubes ; 2 onions, chopped ; 1 red pepper, diced ; 3 cloves garlic, crushed ; 1 tbsp sweet paprika ; 2 tsp ground cumin ; 1/2 tsp chilli flakes ; 1500 ml chicken stock / vegetable stock ; 3 tbsp sunflower oil ; 4 spring onions, sliced ; 3/4 tsp salt
- Fry the pork in a third of the sunflower oil for 8 minutes. Add the onions, [chorizo, ]red pepper and garlic for 8 minutes, then the chicken stock, salt and half of the cumin. Cover and simmer for <50|5> minutes.
- Add the pumpkin and hominy and simmer for 35 minutes, stirring, until the pumpkin falls apart and thickens it.
- Stir in the cannellini beans for 8 minutes.
- Warm the rest of the oil with the paprika, chilli flakes and the rest of the cumin for 1 minute, off the heat at once, and pour it over the stew with the spring onions.
= Chivito ; chivito uruguayo, uruguayan steak sandwich, chivito sandwich
filled ; uruguayan ; lunch dinner ; 4 ; 20+25 ; stove
Uruguay's sandwich of steak with ham, cheese, egg and everything.
!*4 sirloin steaks, beaten thin / 4 portobello mushrooms ; !4 burger buns ; ?4 slices cooked ham ; 4 slices mozzarella / vegan cheese ; ?4 rashers smoked bacon ; !4 eggs / 300 g firm tofu, in slices ; 4 tbsp mayonnaise / vegan mayonnaise ; 2 tomatoes, sliced ; 4 leaves lettuce ; 60 g green olives, sliced ; 3 tbsp sunflower oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- [Fry the bacon in a dry pan for 5 minutes, until crisp. ]Fry the eggs in half of the sunflower oil for 4 minutes, until firm, and keep warm.
- Season the steaks with the salt and black pepper and fry in the rest of the oil over high heat for <2|4> minutes on each side, until brown. Lay the [ham and ]mozzarella on top and cover for 2 minutes, until it melts.
- Toast the burger buns and spread with the mayonnaise. Fill with the lettuce, tomatoes, steaks, eggs[, bacon] and olives.
= Sopa Paraguaya ; paraguayan cornbread, paraguayan soup, paraguayan corn bread
bread ; paraguayan ; dinner snacks ; 8 ; 25+45 ; oven stove
Paraguay's 'soup' that is a moist cornbread with cheese and onion.
!350 g cornmeal ; !300 g mozzarella, diced ; !2 onions, sliced ; 4 eggs ; 350 ml milk ; 120 g butter ; 200 ml water ; 1 1/2 tsp salt
- Simmer the onions with the water and salt for 9 minutes, until soft, and leave to cool in it.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Beat the butter, soft, for 2 minutes, then beat in the eggs one by one.
- Stir in the onions with their water, the cornmeal, milk and mozzarella. Pour into a greased dish of 20 x 30 cm and bake for 35 minutes, until golden and firm.
= Chipa ; chipá, chipas, paraguayan cheese bread, chipa paraguaya, chipa argentina, chipacitos
bread ; paraguayan ; breakfast snacks ; 6 ; 25+20 ; oven
Chewy rings of cassava starch and cheese with aniseed.
!350 g tapioca starch ; !250 g gouda, grated / mozzarella, grated ; 50 g parmesan, grated ; 80 g butter, soft ; 2 eggs ; 90 ml milk ; 1 tsp fennel seeds / caraway seeds ; 1/2 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Beat the butter with the eggs, salt and fennel seeds.
- Work in the gouda and parmesan, then the tapioca starch and as much of the milk as makes a smooth dough.
- Shape {18} small rings on a lined tray and bake for 18 minutes, until golden. Eat warm.
= Mbejú ; mbeju, paraguayan starch pancake, mbeyu
griddle ; paraguayan ; breakfast ; 4 ; 15+20 ; stove
Paraguayan pan cake of cassava starch and cheese.
!300 g tapioca starch ; !200 g mozzarella, crumbled ; 60 g butter, soft ; 1 egg ; 60 ml milk ; 3/4 tsp salt
- Rub the butter and egg into the tapioca starch with the salt, until it looks like wet sand. Work in the mozzarella and sprinkle in the milk: it must stay in crumbs.
- Press a quarter into a dry non-stick pan, 1 cm thick, and cook over medium-low heat for 3 minutes, until it holds together.
- Turn and cook for 2 minutes, until spotted. Go on with the rest.
= Vori-Vori ; bori bori, vorí vorí, borí borí, paraguayan chicken soup with dumplings, vori vori de gallina
soup ; paraguayan ; dinner ; 4 ; 30+50 ; stove
Paraguayan chicken soup with little balls of cornmeal and cheese.
!*600 g chicken thigh fillets, in pieces / canned chickpeas, drained ; !200 g cornmeal ; !120 g mozzarella, grated ; 1 onion, chopped ; 1 red pepper, diced ; 1 carrot, diced ; 3 cloves garlic, crushed ; 2 tomatoes, chopped ; 1 tsp dried oregano ; 1600 ml chicken stock / vegetable stock ; 2 tbsp sunflower oil ; 1 handful parsley, chopped ; 3/4 tsp salt
- Fry the onion, red pepper and carrot in the sunflower oil for 7 minutes. Add the garlic, oregano and tomatoes for 4 minutes, then the chicken, chicken stock and half of the salt, and simmer for <20|5> minutes.
- Mix the cornmeal with the mozzarella and the rest of the salt. Pour on enough of the hot stock for a soft dough and roll it into balls like cherries.
- Drop them into the simmering soup and cook for 12 minutes, until they float and are firm. Scatter with the parsley.
= Xinxim de Galinha ; xinxim, bahian chicken with peanuts and shrimp, brazilian chicken with cashews
stew ; brazilian ; dinner ; 4 ; 25+50|35 rest 60 ; stove blender
Bahian chicken in a sauce of peanuts, cashews, dried shrimp and palm oil.
!*800 g chicken thigh fillets, halved / aubergines, in chunks ; 2 onions, chopped ; 4 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 tbsp lime juice ; !60 g peanuts ; !60 g cashews ; 2 tbsp dried shrimp, ground / 1 tsp smoked paprika ; 400 ml coconut milk ; 3 tbsp palm oil / sunflower oil ; 1 red chilli, chopped ; 200 ml chicken stock / vegetable stock ; 1 handful fresh coriander, chopped ; 1 tsp salt
- Mix the chicken with the lime juice, half of the garlic and the salt and leave for 60 minutes.
- Blend the peanuts with the cashews, dried shrimp, ginger and coconut milk.
- Cook the onions in half of the palm oil for 7 minutes. Add the red chilli and the rest of the garlic for 1 minute, then the chicken for 6 minutes, until it has colour.
- Add the chicken stock and the nut sauce and simmer for <25|12> minutes, stirring often<, until no pink is left inside|>. Stir in the rest of the palm oil and the coriander.
= Caruru ; caruru baiano, bahian okra stew, brazilian okra stew
stew ; brazilian ; dinner ; 4 ; 20+30 ; stove blender
Bahian okra with dried shrimp, cashews and palm oil.
!700 g okra, finely sliced ; !3 tbsp dried shrimp, ground / 1 tsp smoked paprika ; 60 g cashews ; 60 g peanuts ; 1 onion, chopped ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 2 tbsp lime juice ; 400 ml vegetable stock ; !4 tbsp palm oil / sunflower oil ; 1 red chilli, chopped ; 3/4 tsp salt
- Grind the cashews with the peanuts and dried shrimp.
- Cook the onion in the palm oil for 6 minutes. Add the garlic, ginger and red chilli for 1 minute.
- Add the okra, lime juice, vegetable stock and salt and simmer for 13 minutes, stirring.
- Stir in the ground nuts and cook for 8 minutes, until thick and the okra is soft.
= Brazilian Pastel ; pastel brasileiro, pastéis brasileiros, pasteis, pastel de feira, pastel de queijo, pastel de carne
fry ; brazilian ; snacks ; 6 ; 45+25 rest 30 ; stove
Crisp fried market pastries with beef or cheese.
!*350 g minced beef / mozzarella, grated ; !400 g plain flour ; 170 ml water, warm ; 2 tbsp vodka / cider vinegar ; 3 tbsp sunflower oil ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 60 g green olives, chopped ; 1/2 tsp ground cumin ; 1 handful parsley, chopped ; 800 ml sunflower oil, for deep-frying ; 1 1/4 tsp salt
- Knead the flour with the water, vodka, most of the spoonfuls of sunflower oil and most of the salt for 8 minutes, until smooth. Leave for 30 minutes.
- Fry the onion and garlic in the rest of the spoonfuls of oil for 6 minutes. <Add the minced beef, cumin and the rest of the salt and fry for 9 minutes, until no pink is left and it is dry. Stir in|Leave to cool, and mix with the mozzarella, cumin,> the olives and parsley.
- Roll out the dough to 2 mm, cut {16} rectangles, fill, fold and press the edges shut with a fork.
- Fry in the hot oil in batches for 3 minutes, turning, until golden and blistered. Drain.
= Escondidinho ; escondidinho de carne seca, brazilian cassava pie, escondidinho de carne, brazilian shepherd's pie
bake ; brazilian ; dinner ; 6 ; 30+65 ; oven stove
Brazilian bake of beef hidden under cassava mash and cheese.
!*600 g cooked beef, shredded / minced beef / canned jackfruit, drained and shredded ; !1000 g cassava, peeled and in chunks ; 2 onions, sliced ; 3 cloves garlic, crushed ; 2 tomatoes, chopped ; 1 handful parsley, chopped ; 50 g butter / vegan butter ; 200 ml milk / oat milk ; 100 g cream cheese / vegan cream cheese ; 100 g mozzarella, grated / vegan cheese, grated ; 2 tbsp sunflower oil ; 1 1/2 tsp salt
- Boil the cassava in water with half of the salt for 28 minutes, until quite soft. Drain, take out the strings and mash with the butter and milk.
- Fry the onions in the sunflower oil for 8 minutes. Add the garlic, beef and tomatoes and cook for 9 minutes, until all is hot and dry. Stir in the parsley and the rest of the salt.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread half of the mash in a dish, then the beef, dot with the cream cheese, cover with the rest of the mash and scatter with the mozzarella.
- Bake for 22 minutes, until golden.
= Baião de Dois ; baiao de dois, brazilian rice and black-eyed peas, baião
rice ; brazilian ; dinner ; 6 ; 15+35 ; stove
Rice and beans of Brazil's north-east, with bacon and grilled cheese.
!400 g canned black-eyed beans, drained ; !300 g long-grain rice, rinsed ; *150 g smoked bacon, diced / smoked tofu, diced ; ?100 g smoked sausage, sliced ; 1 onion, chopped ; 3 cloves garlic, crushed ; 2 tomatoes, chopped ; 1 green pepper, diced ; !200 g halloumi, diced / firm tofu, diced ; 30 g butter / vegan butter ; 650 ml water ; 1 bunch fresh coriander, chopped ; 3/4 tsp salt
- Fry the bacon[ and smoked sausage] in half of the butter for 6 minutes. Add the onion, green pepper and garlic for 6 minutes, then the tomatoes for 3 minutes.
- Stir in the long-grain rice, water and salt, bring to the boil, cover and cook over low heat for 12 minutes. Lay the black-eyed beans on top and cook for 5 minutes.
- Fry the halloumi in the rest of the butter for 4 minutes, until golden.
- Fork it through the rice with the coriander.
= Carne de Sol ; carne de sol com mandioca, brazilian sun dried beef, brazilian salted beef
fry ; brazilian ; dinner ; 4 ; 20+35 rest 1440 ; stove
Beef, salted for a day, fried in butter with onions and cassava.
!*800 g sirloin steak, in thick slices ; !2 tbsp coarse sea salt ; 2 onions, sliced ; !800 g cassava, peeled and in chunks ; 50 g butter ; 2 tbsp sunflower oil ; 1 tsp lime juice ; 1 handful parsley, chopped
- Rub the steak with the sea salt, lay it on a rack and leave uncovered in the fridge for a day. Rinse well, soak in fresh water for 30 minutes and pat dry.
- Boil the cassava for 25 minutes, until quite soft, drain and take out the strings.
- Fry the steak in the sunflower oil and half of the butter over high heat for 4 minutes on each side, until brown, and slice it.
- Fry the onions in the same pan for 7 minutes, stir in the rest of the butter and the lime juice and pour over the steak and cassava with the parsley.
= Galinhada ; galinhada mineira, brazilian chicken and rice, galinhada goiana
rice ; brazilian ; dinner ; 4 ; 20+45|35 ; stove
Brazilian one-pot rice, yellow with turmeric, with chicken and corn.
!*700 g chicken thigh fillets, in pieces / oyster mushrooms, torn ; !300 g long-grain rice, rinsed ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 green pepper, diced ; 2 tomatoes, chopped ; 2 tsp turmeric ; 150 g frozen sweetcorn ; 100 g frozen peas ; 700 ml chicken stock / vegetable stock ; 2 tbsp lime juice ; 3 tbsp sunflower oil ; 1 bunch parsley, chopped ; 1 tsp salt
- Turn the chicken in the lime juice, half of the garlic and half of the salt. Brown in the sunflower oil for 7 minutes.
- Add the onion and green pepper for 6 minutes, then the turmeric, tomatoes and the rest of the garlic for 3 minutes.
- Stir in the long-grain rice, chicken stock, sweetcorn and the rest of the salt, bring to the boil, cover and cook over low heat for 18 minutes<, until no pink is left in the chicken|>. Add the peas for the last 3 minutes and scatter with the parsley.
= Tutu de Feijão ; tutu de feijao, tutu à mineira, tutu a mineira, brazilian bean mash, tutu
side ; brazilian ; dinner ; 4 ; 15+25 ; stove blender
Brazilian mash of beans, thickened with cassava flour.
!800 g canned black beans ; !80 g cassava flour / polenta ; ?120 g smoked bacon, diced ; 1 onion, chopped ; 4 cloves garlic, crushed ; 1 bay leaf ; 3 tbsp olive oil ; 1 handful parsley, chopped ; 1/2 tsp salt
- Blend the black beans with their liquid until smooth.
- [Fry the bacon in a dry pan for 6 minutes, until crisp, and lift out half. ]Fry the onion in the olive oil for 6 minutes. Add the garlic and bay leaf for 1 minute, then the beans and salt, and simmer for 5 minutes.
- Rain in the cassava flour and stir for 5 minutes, until a thick mash comes away from the pan. Take out the bay leaf and scatter with the parsley[ and the rest of the bacon].
= Virado à Paulista ; virado, virado a paulista, brazilian virado
fry ; brazilian ; lunch ; 4 ; 25+45 ; stove
São Paulo's plate of bean mash, rice, pork chops, greens, banana and egg.
!*4 pork chops / 4 vegan sausages ; !400 g canned black beans ; 50 g cassava flour / polenta ; !250 g long-grain rice, rinsed ; 500 ml water ; 300 g spring greens, shredded ; 2 bananas, halved ; 4 eggs / 300 g firm tofu, in slices ; 1 onion, chopped ; 4 cloves garlic, crushed ; 5 tbsp sunflower oil ; 1 3/4 tsp salt ; 1 lime, in wedges
- Bring the long-grain rice to the boil in the water with a quarter of the salt, cover and cook over low heat for 16 minutes.
- Fry the onion and half of the garlic in a spoonful of the sunflower oil for 6 minutes. Add the black beans with their liquid, mash, and stir in the cassava flour and a quarter of the salt over low heat for 5 minutes.
- Season the pork chops with the rest of the salt and fry in half of the rest of the oil for <6|4> minutes on each side, until brown<, and no pink is left at the bone|>. Keep warm. Fry the bananas in the same pan for 2 minutes on each side, then the spring greens with the rest of the garlic for 4 minutes.
- Fry the eggs in the rest of the oil for 4 minutes, until firm. Serve everything on one plate with the lime.
= Frango com Quiabo ; chicken with okra brazilian, brazilian chicken and okra, frango com quiabo mineiro
stew ; brazilian ; dinner ; 4 ; 20+55|40 ; stove
Chicken with okra from Minas Gerais, eaten with polenta.
!*8 chicken thighs / 600 g mushrooms, halved ; !500 g okra, in 2 cm pieces ; 1 onion, chopped ; 4 cloves garlic, crushed ; 3 tomatoes, chopped ; 1 tsp turmeric ; 2 tbsp lime juice ; 400 ml chicken stock / vegetable stock ; 4 tbsp sunflower oil ; 1 1/4 tsp salt ; 1 handful parsley, chopped ; 200 g polenta ; 900 ml water
- Fry the okra with half of the lime juice in half of the sunflower oil over high heat for 9 minutes, until it no longer draws threads, and lift out.
- Brown the chicken in the rest of the oil for 8 minutes. Add the onion, garlic and turmeric for 5 minutes, then the tomatoes, chicken stock and most of the salt, cover and simmer for <28|10> minutes<, until it comes off the bone|>.
- Meanwhile rain the polenta into the boiling water with the rest of the salt and stir over low heat for 20 minutes, until thick.
- Stir the okra and the rest of the lime juice into the chicken for 4 minutes, scatter with the parsley and serve with the polenta.
= Barreado ; barreado paranaense, brazilian slow cooked beef, barreado do parana
stew ; brazilian ; dinner ; 6 ; 20+240 ; oven
Beef of Paraná, sealed in its pot until it falls into threads.
!*1500 g stewing beef, in large chunks ; 150 g smoked bacon, diced ; 3 onions, chopped ; 6 cloves garlic, crushed ; 4 tomatoes, chopped ; 1 tbsp ground cumin ; 1 tsp black pepper ; 3 bay leaves ; 300 ml beef stock ; 2 tbsp cider vinegar ; 1 1/4 tsp salt ; !150 g cassava flour / polenta ; 3 bananas, sliced
- Heat the oven to 150 °C (300 °F), or 130 °C (265 °F) with the fan on. Layer the bacon, beef, onions, garlic, tomatoes, cumin, black pepper, bay leaves and salt in a heavy pot.
- Pour in the beef stock and cider vinegar, seal the lid with foil and cook in the oven for 235 minutes, until the beef falls apart. Take out the bay leaves and stir it into threads.
- Ladle some of the hot sauce onto the cassava flour in each plate and stir to a paste. Lay the beef and bananas on top.
= Arroz Carreteiro ; arroz de carreteiro, carreteiro rice, brazilian cowboy rice, gaucho rice
rice ; brazilian ; dinner ; 4 ; 15+40 ; stove
Gaucho rice with shredded beef, sausage and tomato.
!*400 g cooked beef, shredded / smoked tofu, diced ; !300 g long-grain rice, rinsed ; ?150 g smoked sausage, sliced ; 2 onions, chopped ; 4 cloves garlic, crushed ; 3 tomatoes, chopped ; 1 red pepper, diced ; 700 ml beef stock / vegetable stock ; 1 bay leaf ; 3 tbsp sunflower oil ; 1 handful parsley, chopped ; 1/2 tsp salt
- Fry the beef[ and smoked sausage] in the sunflower oil for 6 minutes, until brown. Add the onions, red pepper and garlic for 7 minutes, then the tomatoes for 4 minutes.
- Stir in the long-grain rice for 1 minute. Add the beef stock, bay leaf and salt, bring to the boil, cover and cook over low heat for 17 minutes.
- Leave for 5 minutes, take out the bay leaf and fork through with the parsley.
= Beijinhos ; beijinho, beijinho de coco, brazilian coconut truffles, coconut brigadeiros
pudding ; brazilian ; dessert ; 20 ; 25+12 rest 60 ; stove
Brazilian party sweets of condensed milk and coconut.
!400 g condensed milk ; !120 g desiccated coconut ; 20 g butter ; 20 cloves
- Stir the condensed milk with the butter and two thirds of the desiccated coconut over medium-low heat for 11 minutes, until it comes away from the pan.
- Spread on a greased plate and chill for 60 minutes.
- Roll into {20} balls with buttered hands, turn in the rest of the coconut and stick one of the cloves into each. Take it out before you eat.
= Quindim ; quindins, quindao, quindão, brazilian coconut custard
pudding ; brazilian ; dessert ; 8 ; 20+42 rest 180 ; oven
Shiny Brazilian custard of egg yolks over coconut.
!10 egg yolks ; !200 g sugar ; !120 g desiccated coconut ; 150 ml coconut milk ; 40 g butter, melted ; 1 tbsp sugar, for the moulds
- Stir the desiccated coconut into the coconut milk and leave for 15 minutes. Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on.
- Rub the egg yolks through a sieve and stir in the sugar, butter and coconut, without beating in air. Butter {8} small moulds, dust them with the sugar for the moulds and fill.
- Leave for 10 minutes, so that the coconut rises. Set in a tin of hot water and bake for 42 minutes, until set and golden.
- Cool, chill for 3 hours and turn out.
= Pudim de Leite ; pudim, pudim de leite condensado, brazilian flan, brazilian condensed milk flan
pudding ; brazilian ; dessert ; 8 ; 15+80 rest 300 ; oven stove
Brazilian flan of condensed milk with caramel.
!400 g condensed milk ; !500 ml milk ; !4 eggs ; !180 g sugar ; 60 ml water ; 1 tsp vanilla extract
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Melt the sugar over medium heat to amber for 7 minutes. Pour in the water carefully: it spits. Simmer for 2 minutes, until smooth, and pour into a 22 cm ring tin.
- Whisk the condensed milk with the milk, eggs and vanilla extract, without much foam, and strain into the tin.
- Cover with foil, set in a tin of hot water and bake for 70 minutes, until just set in the middle. Cool, chill for 5 hours and turn out.
= Brazilian Cuscuz ; cuscuz, cuscuz nordestino, cuscuz de milho, cuscuz brasileiro, brazilian corn couscous
side ; brazilian ; breakfast ; 4 ; 15+15 ; stove
Steamed corn flakes of Brazil's north-east, for breakfast with butter or eggs.
!300 g cornmeal, coarse ; 250 ml water ; 1 tsp salt ; !40 g butter / vegan butter ; 120 g halloumi, sliced / firm tofu, sliced
- Mix the cornmeal with the water and salt until like wet sand and leave for 10 minutes.
- Fill loosely into a steamer lined with a cloth and steam over simmering water for 13 minutes, until it holds together and smells of corn.
- Fry the halloumi in half of the butter for 2 minutes on each side. Turn out the cornmeal, spread with the rest of the butter and serve with the halloumi.
= Canjica ; canjica branca, mungunza, mungunzá, brazilian white corn pudding, brazilian hominy pudding
pudding ; brazilian ; dessert ; 6 ; 5+40 ; stove
Creamy Brazilian pudding of white corn, coconut and cinnamon.
!800 g canned hominy, drained and rinsed ; 500 ml milk / oat milk ; !400 ml coconut milk ; 200 g condensed milk / 120 g sugar ; 1 cinnamon stick ; 4 cloves ; 60 g peanuts, chopped ; 1/4 tsp salt ; 1/2 tsp ground cinnamon
- Simmer the hominy in the milk and half of the coconut milk with the cinnamon stick, cloves and salt for 25 minutes, stirring often.
- Stir in the condensed milk and the rest of the coconut milk and simmer for 12 minutes, until creamy. Take out the cinnamon stick and cloves.
- Scatter with the peanuts and ground cinnamon and eat warm or cold.
`;
