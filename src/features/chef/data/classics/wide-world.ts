/** Home dishes from further places that people asked for; how the table is read: rules/classics/classic.ts. */
export const WIDE_WORLD = `
= Khao Soi ; khao soi gai, khao soy, kow soi, northern thai curry noodles, chiang mai curry noodles
noodles ; thai ; dinner ; 4 ; 20+30 ; stove
Egg noodles in a Thai curry broth with coconut milk, some of them fried crisp on top.
!*600 g chicken thigh fillets, in chunks / firm tofu, in cubes / raw prawns, peeled ; !300 g egg noodles ; !3 tbsp red curry paste ; 1 tbsp curry powder ; 1/2 tsp ground turmeric ; !400 ml canned coconut milk ; 600 ml chicken stock ; 200 ml sunflower oil, for frying ; 2 tbsp fish sauce ; 1 tbsp palm sugar / brown sugar ; 2 shallots, thinly sliced ; 1 lime, in wedges ; 1 handful fresh coriander
- Boil the egg noodles as the packet says, drain, and rinse with cold water. Dry a quarter of them well and fry them in the sunflower oil for 2 minutes, until crisp. Drain on paper.
- Stir the red curry paste, curry powder and turmeric in 2 spoonfuls of that oil for 2 minutes, until they smell sweet. Pour in half of the coconut milk and simmer for 3 minutes.
- Add the chicken, the rest of the coconut milk, the chicken stock, fish sauce and palm sugar and simmer for 18 minutes<, until the chicken is cooked through|>.
- Divide the soft noodles between bowls and ladle over the curry. Top with the crisp noodles, shallots and coriander, and serve with the lime.
= Lamingtons ; lamington, lamington cake, lamingtons with jam
cake ; australian ; dessert snacks ; 16 ; 40+25 rest 60 ; oven
Squares of sponge dipped in chocolate icing and coconut.
120 g butter, soft ; 180 g caster sugar ; !3 eggs ; !220 g self-raising flour ; 120 ml milk ; 1 tsp vanilla extract ; 350 g icing sugar ; !40 g cocoa powder ; 30 g butter, for the icing ; 120 ml water, boiling ; !200 g desiccated coconut
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the soft butter with the caster sugar until pale, and beat in the eggs one by one.
- Fold in the flour, milk and vanilla extract, and spread in a lined square tin. Bake for 25 minutes, until a skewer comes out clean. Leave to go cold, and cut into {16} squares.
- Stir the icing sugar and cocoa powder with the butter for the icing and the boiling water until smooth and runny.
- Dip each square into the icing on two forks, let it drip, and roll it in the desiccated coconut. Leave for an hour to set.
= Anzac Biscuits ; anzac biscuit, anzac cookies, anzacs
biscuit ; australian ; snacks ; 24 ; 15+15 ; oven
Chewy biscuits of oats, coconut and golden syrup, without egg.
!100 g rolled oats ; !90 g desiccated coconut ; !150 g plain flour ; 150 g brown sugar ; 125 g butter ; !2 tbsp golden syrup ; 1 tsp bicarbonate of soda ; 2 tbsp water, boiling ; 1/4 tsp salt
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Mix the rolled oats with the desiccated coconut, flour, brown sugar and salt.
- Melt the butter with the golden syrup. Stir the bicarbonate of soda into the boiling water, add it to the butter, and pour the froth over the oats. Mix well.
- Set {24} spoonfuls far apart on two lined trays and press them flat. Bake for 13 minutes, until golden. They harden as they cool.
= Peanut Butter Cake ; peanut butter layer cake, chocolate peanut butter cake, peanut butter birthday cake, peanut butter chocolate cake
cake ; american ; dessert ; 12 ; 25+35 ; oven
A soft cake with peanut butter in the crumb and in the icing.
!150 g smooth peanut butter / almond butter ; 120 g butter, soft ; 220 g brown sugar ; !3 eggs ; !220 g self-raising flour ; 150 ml milk ; 1 tsp vanilla extract ; 150 g smooth peanut butter, for the icing / almond butter, for the icing ; 100 g butter, for the icing ; 220 g icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the peanut butter with the butter and brown sugar until fluffy, and beat in the eggs one by one.
- Fold in the flour, salt, milk and vanilla extract, and divide between two lined 20 cm tins.
- Bake for 30 minutes, until a skewer comes out clean, and leave to go cold.
- Beat the peanut butter and butter for the icing with the icing sugar until light, and use it to fill and cover the cake.
= Mince and Dumplings ; beef mince and dumplings, mince with dumplings, mince and doughballs, mince and doughboys, beef and dumplings
stew ; british ; dinner ; 4 ; 20+60 ; stove
Minced beef with carrots in gravy, with dumplings steamed on top.
!*500 g minced beef / minced lamb / minced turkey ; 1 onion, chopped ; !3 carrots, sliced ; 1 tbsp sunflower oil ; 1 tbsp plain flour, for the gravy ; 600 ml beef stock ; 1 tbsp Worcestershire sauce ; 1 tsp thyme ; !150 g self-raising flour ; 60 g butter, cold, grated ; 90 ml cold water ; 3/4 tsp salt ; 1/4 tsp black pepper
- Brown the minced beef in the sunflower oil in a wide pot over high heat for 8 minutes. Add the onion and carrots and cook for 6 minutes.
- Stir in the flour for the gravy, then the beef stock, Worcestershire sauce, thyme, half of the salt and the black pepper. Cover and simmer for 25 minutes.
- Rub the butter into the self-raising flour with the rest of the salt, stir in the cold water to a soft dough, and roll into {8} balls.
- Set the dumplings on the mince, cover, and steam over low heat for 20 minutes without lifting the lid, until they are light and cooked through.
= Arroz Caldo ; filipino rice porridge, ginger rice porridge, filipino congee, chicken arroz caldo, lugaw, rice porridge with chicken, chicken rice porridge, ginger rice porridge with chicken
soup ; filipino ; lunch dinner ; 4 ; 15+45 ; stove
Filipino rice porridge with chicken and plenty of ginger.
!*500 g chicken thigh fillets, in chunks / firm tofu, in cubes ; !200 g long-grain rice, rinsed ; !40 g fresh ginger, cut into thin strips ; 6 cloves garlic, sliced ; 1 onion, chopped ; 3 tbsp sunflower oil ; 1.6 l chicken stock ; 2 tbsp fish sauce / soy sauce ; 3 spring onions, sliced ; 1 lemon, in wedges ; 1/4 tsp black pepper
- Fry the garlic in the sunflower oil for 3 minutes, until golden, and set half of it aside. Add the onion and ginger and cook for 4 minutes.
- Add the chicken and fish sauce and turn for 4 minutes. Stir in the rice and the chicken stock.
- Simmer for 30 minutes, stirring now and then, until the rice has fallen apart<, the chicken is cooked through|> and the porridge is thick.
- Season with the black pepper and scatter with the spring onions and fried garlic. Serve with the lemon.
= Potjiekos ; potjie, lamb potjie, lamb potjiekos, south african stew, lamb neck potjie
stew ; african ; dinner ; 6 ; 25+150 ; stove
South African stew of lamb and vegetables, layered in an iron pot and left to simmer.
!*1000 g diced lamb / stewing beef ; 2 onions, sliced ; 3 cloves garlic, crushed ; 2 tbsp sunflower oil ; 1 tbsp curry powder ; 1 tsp ground coriander ; 1 tbsp tomato paste ; 400 ml beef stock ; 200 ml red wine / beef stock ; !4 carrots, in chunks ; !600 g floury potatoes, in chunks ; 300 g butternut squash, in chunks ; 200 g green beans, halved ; 2 bay leaves ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Brown the lamb in the sunflower oil in a heavy pot for 10 minutes. Add the onions, garlic, curry powder, coriander and tomato paste and cook for 6 minutes.
- Pour in the beef stock and red wine, add the bay leaves, salt and black pepper, cover, and simmer over low heat for 85 minutes.
- Layer the carrots, potatoes, butternut squash and green beans on top. Cover and simmer for 45 minutes without stirring, until everything is tender.
- Stir once, and serve from the pot.
= Masala Dosa ; dosa, dosas, potato dosa, masala dosas, dosa from scratch, south indian dosa
griddle ; indian ; breakfast lunch dinner ; 4 ; 40+35 rest 720 ; stove blender
Thin crisp pancakes of rice and lentils around spiced potatoes.
!250 g long-grain rice ; !100 g split urad dal / red lentils ; 1/2 tsp fenugreek seeds ; !600 g floury potatoes, in chunks ; 2 onions, sliced ; 2 green chillies, sliced ; 1 tbsp ginger, grated ; 1 tsp mustard seeds ; 1/2 tsp ground turmeric ; 5 tbsp sunflower oil ; 1 handful fresh coriander, chopped ; 1 1/2 tsp salt ; 600 ml water
- Soak the rice with the dal and fenugreek seeds in plenty of water for 4 hours. Drain, blend with the water to a smooth batter, stir in half of the salt, and leave in a warm place for 8 hours, until it bubbles.
- Boil the potatoes for 15 minutes, drain and crush them. Pop the mustard seeds in half of the sunflower oil for 1 minute. Add the onions, green chillies and ginger and cook for 8 minutes, until soft. Stir in the turmeric, potatoes, coriander and the rest of the salt.
- Heat a wide pan until very hot and brush with a little of the rest of the oil. Spread a ladle of batter into a thin round, cook for 3 minutes until the underside is golden and crisp, and go on with the rest of the batter.
- Fill each dosa with the potatoes and fold it over. Serve, if you like, with chutney.
`;
