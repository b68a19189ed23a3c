/** Dishes of Italy's south and its islands by name; how the table is read: rules/classics/classic.ts. */
export const FROM_NAPLES_TO_SARDINIA_BY_NAME = `
= Pizza Fritta ; fried pizza, neapolitan fried pizza, montanara, pizza montanara, pizzelle fritte
pizza ; italian ; dinner snacks ; 4 ; 30+25 rest 120 ; stove
Folded pizza filled with ricotta and salami, fried until it puffs.
!500 g bread flour ; !5 g dried yeast ; 310 ml water, lukewarm ; !300 g ricotta ; 150 g smoked provolone, diced / mozzarella, diced ; *100 g salami, diced / sun-dried tomatoes, chopped ; 150 g passata ; 1 handful basil ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 1 l sunflower oil, for deep-frying
- Knead the bread flour with the yeast, water and salt for 10 minutes. Cover and leave to rise for 90 minutes. Shape into {4} balls and leave for 30 minutes.
- Mix the ricotta with the provolone, salami and black pepper. Press the dough out flat, spread half of each with the ricotta, the passata and basil, fold over and press the edges shut.
- Fry one at a time in the sunflower oil at 175 °C (345 °F) for 2 minutes on each side, until puffed and golden. Drain.
= Sartù di Riso ; sartu di riso, sartu, sartù, neapolitan rice timbale, rice timbale, timballo di riso
bake ; italian ; dinner ; 8 ; 45+95 ; oven stove
Dome of rice filled with small meatballs, peas, mozzarella and ragù.
!500 g risotto rice ; *350 g minced beef / minced pork / smoked tofu, finely chopped ; 150 g frozen peas ; 3 eggs ; 60 g breadcrumbs ; !250 g mozzarella, diced ; 100 g parmesan, grated ; 1 onion, finely chopped ; 1 l passata ; 300 ml water ; 4 tbsp olive oil ; 40 g butter ; 1 handful basil ; 2 tsp salt ; 1/4 tsp black pepper
- Mix the minced beef with 1 of the eggs, half of the breadcrumbs, a quarter of the parmesan, the black pepper and a quarter of the salt and roll into very small balls. Brown in half of the olive oil for 6 minutes.
- Cook the onion in the rest of the olive oil for 5 minutes. Add the passata, water, basil and the rest of the salt and simmer for 14 minutes. Take out a third, add the balls and peas to it and simmer for 8 minutes<, until no pink is left in them|>.
- Boil the rice in water for 10 minutes, drain and mix with the other sauce, the other eggs and the rest of the parmesan.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Butter a deep mould, coat with the rest of the breadcrumbs and line with two thirds of the rice. Fill with the balls, peas and mozzarella, cover with the rest of the rice, dot with the rest of the butter and bake for 45 minutes. Leave for 10 minutes and turn out.
= Gattò di Patate ; gatto di patate, gateau di patate, neapolitan potato cake, italian potato cake, potato cake with ham and mozzarella, gattò
bake ; italian ; dinner ; 6 ; 30+65 ; oven stove
Mashed potatoes baked around ham and melting cheese under crumbs.
!1200 g floury potatoes, in chunks ; *120 g ham, diced / smoked tofu, diced ; !200 g smoked provolone, diced / mozzarella, diced ; 3 eggs ; 80 g parmesan, grated ; 100 ml milk ; 70 g butter ; 50 g breadcrumbs ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes for 20 minutes, until soft, drain and mash with two thirds of the butter and the milk. Stir in the eggs, parmesan, nutmeg, salt and black pepper.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Butter a dish and coat with half of the breadcrumbs.
- Spread in half of the potatoes, the ham and the provolone, cover with the rest, scatter with the rest of the breadcrumbs and dot with the rest of the butter.
- Bake for 35 minutes, until brown. Leave for 10 minutes.
= Impepata di Cozze ; impepata, peppered mussels, neapolitan mussels, mussels with black pepper, zuppa di cozze, italian mussels
stew ; italian ; starter dinner ; 4 ; 20+10 ; stove
Mussels steamed in their own juice with garlic, lemon and a lot of pepper.
!*2000 g mussels, scrubbed ; 4 cloves garlic, sliced ; 4 tbsp olive oil ; !2 tsp black pepper, coarsely ground ; 1 lemon, in wedges ; 1 bunch parsley, chopped ; 8 slices sourdough bread, toasted
- Throw away mussels that are broken, or open and do not close when tapped.
- Warm the garlic in the olive oil in a big pot for 2 minutes. Tip in the mussels, cover and cook over high heat for 5 minutes, shaking, until they have opened. Throw away any that stay shut.
- Season with the black pepper, toss with the parsley and serve with the lemon and sourdough bread.
= Struffoli ; struffoli napoletani, italian honey balls, neapolitan honey balls, cicerchiata, honey balls italian
pudding ; italian ; dessert snacks ; 10 ; 45+25 rest 30 ; stove
Little fried balls of dough, heaped up with honey and sprinkles.
!400 g plain flour ; !3 eggs ; 50 g sugar ; 60 g butter, soft ; 1 tbsp limoncello / lemon juice ; 1 tsp orange zest ; 1/4 tsp salt ; 1 l sunflower oil, for deep-frying ; !250 g honey ; 60 g candied orange peel, diced ; 2 tbsp hundreds and thousands
- Knead the flour with the eggs, sugar, butter, limoncello, orange zest and salt for 6 minutes. Wrap and rest for 30 minutes.
- Roll into ropes as thick as a finger and cut into pieces as big as a hazelnut. Fry in the sunflower oil at 170 °C (340 °F) in batches for 3 minutes, until golden, and drain.
- Warm the honey for 3 minutes, turn the balls and candied orange peel in it off the heat, heap on a plate and scatter with the hundreds and thousands.
= Pastiera Napoletana ; pastiera, neapolitan easter cake, neapolitan easter pie, pastiera di grano, italian easter pie, easter wheat pie
tart ; italian ; dessert ; 12 ; 45+95 rest 480 ; oven stove
Easter tart of ricotta, cooked wheat, candied fruit and orange flower water.
!300 g plain flour ; 150 g butter, cold, diced ; 120 g icing sugar ; 4 eggs ; !250 g cooked wheat berries / pearl barley, cooked ; 200 ml milk ; !350 g ricotta, drained ; 200 g sugar ; !1 tbsp orange blossom water ; 1 tsp lemon zest ; 80 g candied orange peel, diced ; 1/2 tsp ground cinnamon ; 1/4 tsp salt
- Rub the butter into the flour, icing sugar and salt, bind with 1 of the eggs, wrap and chill for 30 minutes. Simmer the wheat in the milk for 15 minutes, stirring, until creamy, and cool.
- Beat the ricotta with the sugar, the other eggs, orange blossom water, lemon zest and cinnamon. Stir in the wheat and candied orange peel.
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Line a tin with two thirds of the pastry, pour in the filling and lay the rest on top in strips.
- Bake for 75 minutes, until brown and set. Cool in the tin and leave for 450 minutes before cutting.
= Babà al Rum ; baba al rum, rum baba, baba au rhum, rum babas, rhum baba, babà napoletano, savarin
cake ; italian ; dessert ; 10 ; 40+30 rest 120 ; oven stove
Light yeast cakes soaked in rum syrup.
!300 g bread flour ; !7 g dried yeast ; 60 ml milk, lukewarm ; 20 g sugar ; !4 eggs ; 100 g butter, soft ; 1/2 tsp salt ; 350 g sugar, for the syrup ; 500 ml water ; 1 tsp orange zest ; !150 ml rum / orange juice ; ?200 ml double cream, whipped
- Beat the bread flour with the yeast, milk, sugar, eggs and salt for 8 minutes, then the butter, until the dough is elastic. Cover and leave to rise for 60 minutes.
- Fill {10} small buttered moulds by half and leave to rise for 60 minutes. Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on and bake for 18 minutes, until deep golden. Turn out.
- Boil the sugar for the syrup with the water and orange zest for 5 minutes. Take off the heat and stir in the rum.
- Turn the cakes in the warm syrup until they are full of it and cool[. Serve with the double cream].
= Zeppole di San Giuseppe ; zeppole, zeppola, zeppole san giuseppe, st joseph's day pastries, italian cream puffs with amarena
pudding ; italian ; dessert ; 10 ; 40+45 ; oven stove
Rings of choux pastry with custard and a sour cherry.
!150 g plain flour ; 80 g butter ; 250 ml water ; !4 eggs ; 1/4 tsp salt ; 500 ml milk ; 4 egg yolks ; 120 g sugar ; 45 g cornflour ; 1 tsp lemon zest ; !10 cherries in syrup, drained ; 1 tbsp icing sugar
- Bring the water to the boil with the butter and salt, stir in the flour and stir for 2 minutes, until it leaves the pan. Cool a little and beat in the eggs one by one.
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Pipe {10} double rings onto a lined tray and bake for 28 minutes, until brown and dry. Cool.
- Whisk the egg yolks with the sugar, cornflour, lemon zest and a little of the milk. Heat the rest of the milk, whisk it in and simmer for 3 minutes, stirring, until thick. Cool under film.
- Pipe the custard into the rings, set a cherry on each and dust with the icing sugar.
= Fave e Cicoria ; fave e cicorie, fave e cicorielle, broad bean puree with chicory, fava bean puree with greens, puglian broad beans and chicory, macco di fave
stew ; italian ; lunch dinner ; 4 ; 15+40 ; stove
Smooth purée of split broad beans with bitter greens and olive oil.
!350 g split broad beans, rinsed ; 1 floury potato, diced ; 1 onion, chopped ; 1.2 l water ; 1 bay leaf ; !600 g chicory / dandelion greens / chard ; 2 cloves garlic, sliced ; 1/4 tsp chilli flakes ; !6 tbsp olive oil ; 1 1/2 tsp salt ; 4 slices sourdough bread, toasted
- Simmer the broad beans with the potato, onion, water and bay leaf for 38 minutes, until they fall apart. Take out the bay leaf, add half of the salt and half of the olive oil and beat smooth.
- Meanwhile, boil the chicory for 7 minutes and drain. Fry the garlic and chilli flakes in the rest of the olive oil for 1 minute, add the chicory and the rest of the salt and cook for 5 minutes.
- Spoon the purée into bowls, lay the chicory on top and serve with the sourdough bread.
= Tiella Barese ; tiella, tiella di riso patate e cozze, riso patate e cozze, rice potatoes and mussels, tiella pugliese
bake ; italian ; dinner ; 6 ; 40+65 ; oven stove
Layers of potatoes, rice, mussels and tomatoes baked in the mussels' own juice.
!1000 g mussels, scrubbed ; !250 g risotto rice ; !800 g waxy potatoes, thinly sliced ; 400 g cherry tomatoes, halved ; 2 onions, thinly sliced ; 3 cloves garlic, chopped ; 1 bunch parsley, chopped ; 60 g pecorino, grated ; 6 tbsp olive oil ; 600 ml vegetable stock, hot ; 1 tsp salt ; 1/4 tsp black pepper
- Steam the mussels in a covered pot with a splash of water for 4 minutes, until they have opened. Throw away any that stay shut, take the others from their shells and strain the juice into the vegetable stock.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Oil a wide dish, lay in the onions, half of the potatoes and half of the cherry tomatoes and season with the salt, black pepper, garlic and parsley.
- Scatter with the mussels and rice, cover with the other potatoes and tomatoes, pour over the hot stock, scatter with the pecorino and drizzle with the olive oil.
- Cover and bake for 35 minutes, uncover and bake for another 20 minutes, until the potatoes and rice are soft and the top is brown.
= Panzerotti ; panzerotto, panzerotti fritti, puglian fried turnovers, fried calzone, panzerotti pugliesi
pizza ; italian ; dinner snacks ; 8 ; 35+25 rest 105 ; stove
Half-moons of pizza dough with tomato and mozzarella, fried.
!500 g plain flour ; !5 g dried yeast ; 280 ml water, lukewarm ; 2 tbsp olive oil ; !300 g mozzarella, diced and drained ; !250 g canned chopped tomatoes, drained ; 1 tsp dried oregano ; 1 1/2 tsp salt ; 1 l sunflower oil, for deep-frying
- Knead the flour with the yeast, water, olive oil and most of the salt for 8 minutes. Cover and leave to rise for 75 minutes. Shape into {8} balls and leave for 30 minutes.
- Mix the chopped tomatoes with the oregano and the rest of the salt. Roll the dough into rounds, put the mozzarella and a spoonful of tomatoes on each, fold over and press the edges shut with a fork.
- Fry in the sunflower oil at 175 °C (345 °F) in batches for 2 minutes on each side, until golden, and drain.
= Nduja Pasta ; 'nduja pasta, pasta with nduja, pasta alla nduja, nduja rigatoni, rigatoni with nduja, pasta con nduja, nduja spaghetti
pasta ; italian ; dinner ; 4 ; 10+22 ; stove
Pasta in a fiery sauce of melted 'nduja and tomatoes.
!400 g rigatoni ; !*100 g nduja / sun-dried tomatoes, finely chopped ; 1 red onion, finely chopped ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 400 g canned chopped tomatoes ; 60 g pecorino, grated ; 1 handful basil ; 1 1/4 tsp salt
- Cook the red onion in the olive oil for 6 minutes. Add the garlic and nduja and cook for 3 minutes<, until it melts|>. Stir in the chopped tomatoes and simmer for 10 minutes.
- Boil the rigatoni in water with the salt for 11 minutes, keep a cup of the water and drain.
- Toss the pasta with the sauce and some of the water, and scatter with the pecorino and basil.
= Sfincione ; sfincione palermitano, sicilian pizza, sicilian pan pizza, sfinciuni, sicilian street pizza
pizza ; italian ; dinner snacks ; 8 ; 35+60 rest 150 ; oven stove
Thick, soft pizza with onions, anchovies, cheese and crumbs.
!500 g plain flour ; !200 g semolina ; 7 g dried yeast ; 450 ml water, lukewarm ; 6 tbsp olive oil ; !800 g onions, sliced ; 400 g canned chopped tomatoes ; !8 anchovy fillets, chopped / 2 tbsp capers, chopped ; 200 g provolone, diced / mozzarella, diced ; !80 g breadcrumbs ; 2 tsp dried oregano ; 2 tsp salt
- Knead the flour with the semolina, yeast, water, a third of the olive oil and most of the salt for 10 minutes. Cover and leave to rise for 90 minutes. Press into an oiled tray and leave for 60 minutes.
- Cook the onions with another third of the olive oil and the rest of the salt for 18 minutes. Add the chopped tomatoes and simmer for 12 minutes, until thick. Cool.
- Heat the oven to 220 °C (430 °F), or 200 °C (390 °F) with the fan on. Press the anchovies and provolone into the dough, spread with the onions, scatter with the breadcrumbs and oregano and drizzle with the rest of the oil.
- Bake for 28 minutes, until brown at the edges.
= Cassata Siciliana ; cassata, sicilian cassata, cassata cake, sicilian ricotta cake
cake ; italian ; dessert ; 12 ; 60+0 rest 360 ; none
Sponge and sweet ricotta with chocolate and candied fruit, in a coat of marzipan.
!400 g sponge cake, sliced ; !700 g ricotta, drained overnight ; 200 g icing sugar ; 80 g dark chocolate, chopped ; !200 g candied fruit, diced ; 60 ml orange juice ; 2 tbsp Marsala / orange juice ; !250 g marzipan ; 1 tsp vanilla extract
- Beat the ricotta with most of the icing sugar and the vanilla until smooth and stir in the chocolate and a third of the candied fruit.
- Line a round tin with film and then with half of the sponge cake, sprinkle with half of the orange juice and the Marsala, fill with the ricotta and cover with the rest of the cake and juice. Chill for 360 minutes.
- Roll out the marzipan thinly on the rest of the icing sugar. Turn out the cake, cover it with the marzipan and decorate with the rest of the candied fruit.
= Panelle ; panelle palermitane, chickpea fritters sicilian, sicilian chickpea fritters, pane e panelle, panisses, panisse
fry ; italian ; snacks starter ; 6 ; 15+40 rest 60 ; stove
Thin fritters of chickpea flour, with lemon.
!300 g chickpea flour ; 900 ml water ; 1 bunch parsley, finely chopped ; 1 1/2 tsp salt ; 1/4 tsp black pepper ; 500 ml sunflower oil ; 1 lemon, in wedges
- Whisk the chickpea flour with the cold water, salt and black pepper until smooth. Cook over medium heat for 16 minutes, stirring, until thick and no longer raw in taste. Stir in the parsley.
- Spread 5 mm thick on an oiled tray, leave for 60 minutes, until firm, and cut into squares.
- Fry in the sunflower oil in batches for 3 minutes on each side, until golden. Drain and serve with the lemon.
= Involtini di Pesce Spada ; involtini, swordfish rolls, sicilian swordfish rolls, swordfish involtini, stuffed swordfish rolls
bake ; italian ; dinner ; 4 ; 30+20 ; oven
Thin swordfish rolled around crumbs, pine nuts, raisins and capers.
!*12 slices swordfish, thin, 50 g each / aubergine, thin ; !120 g breadcrumbs ; 40 g pine nuts ; 40 g raisins ; 2 tbsp capers, chopped ; 40 g pecorino, grated ; 1 clove garlic, crushed ; 1 handful parsley, chopped ; 80 ml olive oil ; 60 ml orange juice ; 8 bay leaves ; 1 red onion, in wedges ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (390 °F), or 180 °C (350 °F) with the fan on. Mix the breadcrumbs with the pine nuts, raisins, capers, pecorino, garlic, parsley, half of the olive oil, the orange juice and half of the salt and black pepper.
- Season the swordfish with the rest of the salt and pepper, spread with two thirds of the crumbs, roll up and thread on skewers with the bay leaves and red onion. Turn in the rest of the oil and crumbs.
- Bake for 16 minutes<, until the fish is firm and opaque|>.
= Culurgiones ; culurgionis, culingionis, sardinian ravioli, sardinian potato ravioli, sardinian dumplings
dumpling ; italian ; dinner ; 4 ; 75+45 rest 30 ; stove
Sardinian parcels filled with potato, pecorino and mint, in tomato sauce.
!250 g semolina ; !100 g plain flour ; 170 ml water ; !600 g floury potatoes, in chunks ; !150 g pecorino, grated ; 1 clove garlic, crushed ; !1 handful mint, chopped ; 4 tbsp olive oil ; 500 g passata ; 1 handful basil ; 2 tsp salt
- Knead the semolina with the flour, water, a spoonful of the olive oil and a quarter of the salt for 10 minutes, wrap and rest for 30 minutes.
- Boil the potatoes for 20 minutes, drain, mash and cool. Mix with two thirds of the pecorino, the mint, the garlic and half of the rest of the olive oil.
- Simmer the passata with the basil, the rest of the oil and a quarter of the salt for 14 minutes. Roll out the dough 2 mm thick, cut out rounds, put a ball of filling on each and pinch shut in pleats.
- Boil in water with the rest of the salt for 5 minutes. Serve with the sauce and the rest of the pecorino.
= Malloreddus alla Campidanese ; malloreddus, gnocchetti sardi, sardinian gnocchi with sausage, malloreddus with sausage, gnocchi sardi, pasta alla campidanese
pasta ; italian ; dinner ; 4 ; 15+40 ; stove
Small ridged Sardinian pasta with sausage, saffron and tomatoes.
!400 g conchiglie, small ; !*350 g pork sausages, skinned / canned chickpeas, drained ; 1 onion, finely chopped ; 3 tbsp olive oil ; !1 pinch saffron ; 500 g passata ; 1/2 tsp fennel seeds ; 80 g pecorino, grated ; 1 1/4 tsp salt
- Fry the sausages in the olive oil for 7 minutes, broken into crumbs. Add the onion and fennel seeds for 5 minutes.
- Stir in the passata, saffron and a third of the salt and simmer for 22 minutes.
- Boil the conchiglie in water with the rest of the salt for 12 minutes, drain and toss with the sauce and pecorino.
= Fregola with Clams ; fregola, fregola con arselle, fregula, fregola sarda, sardinian couscous with clams, fregola with seafood, fregola with mussels
soup ; italian ; dinner ; 4 ; 15+30 ; stove
Toasted Sardinian pasta beads cooked with clams and tomatoes.
!300 g fregola / giant couscous ; !*800 g clams, purged / mussels, scrubbed ; 3 cloves garlic, sliced ; 4 tbsp olive oil ; 100 ml white wine ; 300 g cherry tomatoes, halved ; 800 ml fish stock, hot ; 1/4 tsp chilli flakes ; 1 bunch parsley, chopped ; 1/2 tsp salt
- Steam the clams with the white wine in a covered pot for 5 minutes, until they have opened. Throw away any that stay shut, and strain the juice.
- Cook the garlic and chilli flakes in the olive oil for 1 minute. Add the cherry tomatoes and salt for 5 minutes.
- Add the fregola, fish stock and the clam juice and simmer for 15 minutes, until tender and soupy. Stir in the clams and parsley and heat for 1 minute.
= Seadas ; sebadas, sardinian cheese fritters, seada, cheese and honey fritters
pudding ; italian ; dessert ; 8 ; 40+15 rest 30 ; stove
Fried pastry rounds filled with young cheese, under honey.
!250 g semolina ; 100 g plain flour ; 50 g lard / butter, soft ; 150 ml water ; 1/4 tsp salt ; !300 g mozzarella, grated and squeezed dry ; 1 tsp lemon zest ; 700 ml sunflower oil, for deep-frying ; !150 g honey
- Knead the semolina with the flour, lard, water and salt for 8 minutes, wrap and rest for 30 minutes.
- Mix the mozzarella with the lemon zest and press into {8} flat cakes. Roll out the dough thinly, enclose each cake between two rounds and press the edges shut.
- Fry in the sunflower oil at 170 °C (340 °F) for 2 minutes on each side, until golden, and drain. Warm the honey and pour it over. Eat hot.
= Timballo ; timpano, timballo abruzzese, pasta timbale, baked pasta timballo, timballo di maccheroni, timbale of pasta
bake ; italian ; dinner ; 8 ; 50+95 ; oven stove
Macaroni with meat sauce, peas and cheese, baked in pastry.
!500 g shortcrust pastry ; !400 g macaroni ; *350 g minced beef / minced pork / cooked lentils ; 150 g frozen peas ; 1 onion, finely chopped ; 1 carrot, finely diced ; 3 tbsp olive oil ; 700 g passata ; 200 g mozzarella, diced ; 100 g parmesan, grated ; 3 eggs ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion and carrot in the olive oil for 6 minutes. Brown the minced beef for 7 minutes, add the passata, half of the salt and the black pepper and simmer for 22 minutes. Add the peas for 4 minutes.
- Boil the macaroni in water with the rest of the salt for 8 minutes, drain and mix with the sauce, parmesan and the eggs, beaten, but for a spoonful.
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Line a deep tin with two thirds of the pastry, fill with the pasta and mozzarella, cover with the rest and brush with the last of the egg.
- Bake for 48 minutes, until brown. Leave for 15 minutes and turn out.
`;
