/** Dishes of Britain, North America and France by name; how the table is read: rules/classics/classic.ts. */
export const WEST_BY_NAME = `
= Spotted Dick ; spotted dog, steamed currant pudding, spotted dick and custard, steamed suet pudding
pudding ; british ; dessert ; 6 ; 20+90 ; stove
Steamed suet pudding full of currants, eaten with custard.
!300 g self-raising flour ; !140 g suet ; 80 g caster sugar ; !180 g currants ; 2 tsp lemon zest ; 220 ml milk / oat milk ; 1/4 tsp salt ; 400 ml custard
- Mix the flour with the suet, caster sugar, currants, lemon zest and salt, and stir in enough of the milk for a soft dough.
- Turn into a greased 1.2 l basin, or shape a roll. Cover loosely with baking paper and foil, pleated so that it can rise, and tie with string.
- Steam over simmering water for 90 minutes, topping it up as needed. Turn out and serve with the custard.
= Braised Short Ribs ; short ribs, beef short ribs, red wine short ribs, slow cooked short ribs, short rib
stew ; american ; dinner ; 4 ; 25+210 ; stove oven
Beef on the bone, braised in red wine until it slides off.
!*1600 g beef short ribs ; 2 onions, chopped ; 2 carrots, chopped ; 2 sticks celery, chopped ; 4 cloves garlic, crushed ; 2 tbsp tomato paste ; 400 ml red wine ; 600 ml beef stock ; 3 sprigs thyme ; 2 bay leaves ; 2 tbsp sunflower oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Season the short ribs with the salt and black pepper, brown them in the sunflower oil for 12 minutes and lift out.
- Cook the onions, carrots and celery in the pan for 8 minutes. Stir in the garlic and tomato paste for 1 minute, pour in the red wine and let it bubble for 5 minutes.
- Return the ribs with the beef stock, thyme and bay leaves, cover and braise in the oven for 180 minutes, until a fork slides in. Skim off the fat, take out the thyme and bay leaves and boil the sauce down for 5 minutes.
= Braised Lamb Shanks ; lamb shanks, lamb shank, slow cooked lamb shanks, red wine lamb shanks, lamb shanks in red wine
stew ; british ; dinner ; 4 ; 20+170 ; stove oven
Lamb on the bone, braised with red wine, tomato and rosemary.
!*4 lamb shanks ; 2 onions, chopped ; 2 carrots, diced ; 4 cloves garlic, sliced ; 2 tbsp tomato paste ; 300 ml red wine ; 400 g canned chopped tomatoes ; 400 ml chicken stock ; 2 sprigs rosemary ; 2 bay leaves ; 2 tbsp olive oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Season the lamb with the salt and black pepper, brown it in the olive oil for 10 minutes and lift out.
- Cook the onions and carrots in the pan for 8 minutes. Add the garlic and tomato paste for 1 minute, then the red wine, and let it bubble for 4 minutes.
- Return the lamb with the chopped tomatoes, chicken stock, rosemary and bay leaves, cover and braise in the oven for 145 minutes, until it comes away from the bone. Take out the rosemary and bay leaves.
= Eccles Cakes ; eccles cake, chorley cakes, currant pastry cakes
tart ; british ; snacks dessert ; 8 ; 25+20 ; oven
Flat puff pastries filled with spiced currants.
!500 g puff pastry ; !200 g currants ; 50 g butter, melted ; 80 g brown sugar ; 1 tsp mixed spice ; 1 orange, zested ; 2 tbsp milk ; 1 tbsp caster sugar
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the currants with the butter, brown sugar, mixed spice and the zest of the orange.
- Roll out the puff pastry and cut out {12} rounds of 10 cm. Heap the currants in the middle, gather the edge over them, turn over and flatten to 7 cm.
- Cut three slits into each, brush with the milk and scatter with the caster sugar. Bake for 18 minutes, until golden.
= Jam Roly-Poly ; jam roly poly, roly poly pudding, jam rolypoly, roly poly
pudding ; british ; dessert ; 6 ; 20+60 ; oven
Suet dough rolled up around jam, steamed in the oven.
!250 g self-raising flour ; !120 g suet ; 40 g caster sugar ; 160 ml milk / oat milk ; !200 g raspberry jam ; 1/4 tsp salt ; 400 ml custard
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Put a tin of boiling water on its floor.
- Mix the flour with the suet, caster sugar and salt and stir in the milk for a soft dough. Roll out to 25 x 35 cm, spread with the raspberry jam, leaving a border, and roll up.
- Wrap loosely in greased baking paper and foil and bake on a rack for 60 minutes. Slice and serve with the custard.
= Ploughman's Lunch ; ploughmans, ploughmans lunch, ploughman's, ploughmans platter
salad ; british ; lunch ; 4 ; 15+0 ; none
Bread, cheese, ham, apple and pickle on one board.
!400 g sourdough bread, sliced ; !300 g cheddar, in wedges ; ?200 g ham, sliced ; 2 apples, quartered ; 150 g pickled onions ; 8 tbsp chutney ; 2 sticks celery ; 4 tomatoes, quartered ; 60 g butter ; 1 gem lettuce
- Take the cheddar out of the fridge half an hour before you eat.
- Lay the sourdough bread, cheddar[, ham], apples, pickled onions, celery, tomatoes and leaves of the gem lettuce on a board.
- Serve with the butter and the chutney.
= Chicken and Waffles ; chicken & waffles, fried chicken and waffles, southern chicken and waffles
fry ; american ; breakfast dinner ; 4 ; 40+35 rest 60 ; stove waffle iron
Crisp buttermilk chicken on waffles with maple syrup.
!*600 g chicken thigh fillets ; 500 ml buttermilk ; !400 g plain flour ; 2 tsp sweet paprika ; 1 tsp garlic powder ; 2 tsp baking powder ; 2 eggs ; 80 g butter, melted ; 1 tbsp sugar ; 500 ml sunflower oil, for deep-frying ; 120 ml maple syrup ; 1 3/4 tsp salt ; 1/2 tsp black pepper
- Turn the chicken in a third of the buttermilk with half of the salt and leave in the fridge for 60 minutes.
- Whisk half of the flour with the baking powder, sugar, eggs, butter and the rest of the buttermilk. Bake as waffles in an iron, some 5 minutes each, and keep warm.
- Mix the rest of the flour with the paprika, garlic powder, black pepper and the rest of the salt. Press the chicken into it and fry in the hot oil in batches for 10 minutes, until golden, and 74 °C (165 °F) inside.
- Lay the chicken on the waffles and pour over the maple syrup.
= Chicken-Fried Steak ; chicken fried steak, country fried steak, chicken fried steak with gravy
fry ; american ; dinner breakfast ; 4 ; 20+25 ; stove
Flattened steak in a crisp crust with white pepper gravy.
!*4 beef sirloin steaks, beaten thin ; !200 g plain flour ; 2 eggs, beaten ; 500 ml milk ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 150 ml sunflower oil ; 30 g butter ; 1 1/4 tsp salt ; 1 1/2 tsp black pepper
- Keep back 3 spoonfuls of the flour. Mix the rest with the paprika, garlic powder, half of the salt and half of the black pepper. Mix the eggs with a little of the milk.
- Turn the steaks in the flour, the eggs and the flour again. Fry in the sunflower oil for 4 minutes on each side, until golden, and keep warm.
- Melt the butter in the pan with a little of the oil, stir in the flour kept back for 1 minute, whisk in the rest of the milk and simmer for 5 minutes, until thick. Season with the rest of the salt and black pepper and pour over the steaks.
= Cioppino ; san francisco fish stew, italian american seafood stew
stew ; american ; dinner ; 4 ; 25+40 ; stove
Tomato and wine stew of fish, prawns and mussels.
!*400 g cod fillets, in chunks ; !500 g mussels, cleaned ; 250 g raw prawns, peeled ; 1 onion, chopped ; 1 fennel bulb, sliced ; 4 cloves garlic, sliced ; 1/2 tsp chilli flakes ; 2 tbsp tomato paste ; 250 ml white wine ; 800 g canned chopped tomatoes ; 400 ml fish stock / vegetable stock ; 4 tbsp olive oil ; 1 handful parsley, chopped ; 1/2 tsp salt
- Cook the onion and fennel in the olive oil for 10 minutes. Add the garlic, chilli flakes and tomato paste for 2 minutes.
- Pour in the white wine and let it bubble for 2 minutes. Add the chopped tomatoes, fish stock and salt and simmer for 15 minutes.
- Add the mussels, cod and prawns, cover and cook for 6 minutes, until the mussels open and the fish flakes. Throw away mussels that stay shut, and scatter with the parsley.
= Lobster Roll ; lobster rolls, maine lobster roll, connecticut lobster roll, new england lobster roll
filled ; american ; lunch ; 4 ; 15+4 ; stove
Toasted buttered rolls full of lobster in a little mayonnaise.
!*400 g cooked lobster, in chunks / cooked prawns ; !4 hot dog buns ; 80 g mayonnaise ; 1 stick celery, finely diced ; 1 tbsp lemon juice ; 2 tbsp chives, snipped ; 40 g butter ; 1/4 tsp salt
- Mix the lobster with the mayonnaise, celery, lemon juice, half of the chives and the salt and chill.
- Butter the hot dog buns on the outside and toast them in a pan for 2 minutes on each side, until golden.
- Fill with the lobster and scatter with the rest of the chives.
= Monkey Bread ; pull apart cinnamon bread, bubble loaf, pull-apart bread sweet
bread ; american ; breakfast dessert ; 10 ; 35+35 rest 120 ; oven
Balls of sweet dough in cinnamon and caramel, pulled apart by hand.
!500 g bread flour ; 2 tsp yeast ; 60 g caster sugar ; 250 ml milk, lukewarm / oat milk, lukewarm ; 1 egg ; 160 g butter ; 1/2 tsp salt ; !200 g brown sugar ; 1 tbsp ground cinnamon
- Knead the bread flour with the yeast, caster sugar, milk, egg, salt and a third of the butter for 8 minutes. Leave for 90 minutes, until doubled.
- Melt the rest of the butter. Mix the brown sugar with the cinnamon. Roll the dough into {40} small balls, dip each in the butter, then in the sugar, and pile into a greased ring tin. Pour over what is left of both and leave for 30 minutes.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Bake for 35 minutes, until deep brown. Leave for 5 minutes and turn out.
= Whoopie Pies ; whoopie pie, chocolate whoopie pies
biscuit ; american ; dessert snacks ; 10 ; 30+12 ; oven
Two soft chocolate cakes around a white cream.
!250 g plain flour ; !60 g cocoa powder ; 1 tsp bicarbonate of soda ; 200 g brown sugar ; 120 g butter, soft ; 1 egg ; 220 ml buttermilk ; 1/4 tsp salt ; 200 g cream cheese ; 150 g icing sugar ; 1 tsp vanilla extract
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the brown sugar and egg for 3 minutes. Fold in the flour, cocoa powder, bicarbonate of soda, salt and buttermilk.
- Drop {20} spoonfuls on lined trays and bake for 11 minutes, until springy. Cool.
- Beat the cream cheese with the icing sugar and vanilla extract, and put two cakes together with it.
= Hush Puppies ; hushpuppies, hush puppy, cornmeal fritters
fry ; american ; snacks dinner ; 6 ; 15+12 ; stove
Small cornmeal fritters with onion, fried golden.
!200 g cornmeal ; 100 g plain flour ; 2 tsp baking powder ; 1 tbsp sugar ; 1 tsp salt ; 1 egg ; 220 ml buttermilk ; 1 onion, grated ; 1/4 tsp cayenne pepper ; 600 ml sunflower oil, for deep-frying
- Mix the cornmeal with the flour, baking powder, sugar, salt and cayenne pepper.
- Stir in the egg, buttermilk and onion for a thick batter and leave for 10 minutes.
- Drop small spoonfuls into the hot oil and fry in batches for 3 minutes, turning, until deep golden. Drain and eat hot.
= Tater Tot Casserole ; tater tot hotdish, tater tot hot dish, tater tots casserole, hotdish
bake ; american ; dinner ; 6 ; 15+55 ; oven stove
Minced beef in mushroom sauce under a crust of potato.
!*600 g minced beef / minced turkey / vegan mince ; !800 g potatoes, coarsely grated and squeezed ; 1 onion, chopped ; 250 g chestnut mushrooms, sliced ; 250 g green beans, in pieces ; 40 g butter ; 30 g plain flour ; 500 ml milk ; 150 g cheddar, grated ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Fry the minced beef and onion for 8 minutes<, until browned with no pink left|>. Add the chestnut mushrooms for 4 minutes.
- Stir in two thirds of the butter and the flour for 1 minute, then the milk and most of the salt, and simmer for 4 minutes. Add the green beans and black pepper and tip into a dish.
- Scatter with the cheddar. Mix the potatoes with the rest of the butter, melted, and the rest of the salt, shape into small rolls and set them on top. Bake for 35 minutes, until brown and crisp.
= Corn Dogs ; corn dog, corndogs, homemade corn dogs
fry ; american ; snacks lunch ; 4 ; 20+12 ; stove
Hot dogs on sticks in a crisp cornmeal batter.
!*8 hot dogs / vegan sausages ; !150 g cornmeal ; 120 g plain flour ; 2 tsp baking powder ; 2 tbsp sugar ; 1 egg ; 220 ml milk / oat milk ; 1/2 tsp salt ; 700 ml sunflower oil, for deep-frying ; 2 tbsp mustard
- Whisk the cornmeal with most of the flour, the baking powder, sugar, salt, egg and milk to a thick batter. Pour it into a tall glass.
- Dry the hot dogs, push a stick into each and turn in the rest of the flour.
- Dip into the batter and fry in the hot oil a few at a time for 4 minutes, turning, until golden. Drain and serve with the mustard.
= Butter Tarts ; canadian butter tarts, butter tart
tart ; canadian ; dessert ; 12 ; 25+20 ; oven
Small tarts with a runny filling of butter, sugar and syrup.
!400 g shortcrust pastry ; !100 g butter, melted ; !180 g brown sugar ; 100 ml maple syrup ; 2 eggs, beaten ; 1 tsp cider vinegar ; 1 tsp vanilla extract ; ?60 g raisins ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the shortcrust pastry, cut out {12} rounds and line a muffin tin.
- Whisk the butter with the brown sugar, maple syrup, eggs, cider vinegar, vanilla extract and salt.
- [Divide the raisins between the cases. ]Pour in the filling and bake for 18 minutes, until it bubbles and the pastry is golden. Cool in the tin.
= Nanaimo Bars ; nanaimo bar, canadian nanaimo bars
biscuit ; canadian ; dessert ; 16 ; 35+8 rest 120 ; stove
Three layers without an oven: coconut base, custard cream and chocolate.
!220 g digestive biscuits, crushed / vegan digestive biscuits, crushed ; 80 g desiccated coconut ; 60 g walnuts, chopped ; 30 g cocoa powder ; 50 g sugar ; 230 g butter ; 1 egg ; !3 tbsp custard powder ; 300 g icing sugar ; 3 tbsp milk ; !150 g dark chocolate, chopped
- Melt half of the butter with the sugar and cocoa powder. Whisk in the egg and stir over low heat for 3 minutes, until thick. Stir in the digestive biscuits, desiccated coconut and walnuts and press into a lined 20 cm tin. Chill.
- Beat most of the rest of the butter with the custard powder, icing sugar and milk until fluffy and spread on top. Chill for 30 minutes.
- Melt the dark chocolate with the last of the butter, spread over and chill for 90 minutes. Cut with a hot knife.
= Mille-Feuille ; millefeuille, mille feuille, vanilla slice, custard slice, napoleon pastry
tart ; french ; dessert ; 6 ; 45+30 rest 60 ; oven stove
Three crisp leaves of puff pastry with vanilla cream between.
!375 g puff pastry ; !500 ml milk ; 4 egg yolks ; 100 g caster sugar ; 40 g cornflour ; 1 tsp vanilla extract ; 30 g butter ; 100 g icing sugar
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Roll out the puff pastry 3 mm thick on a lined tray, lay paper and another tray on top and bake for 25 minutes, until brown and flat. Cool.
- Whisk the egg yolks with the caster sugar and cornflour. Whisk in the milk, bring to the boil, stirring, and simmer for 2 minutes. Stir in the butter and vanilla extract, cover the custard and chill for 60 minutes.
- Cut the pastry into three, spread two leaves with the custard and stack them. Stir the icing sugar with a few drops of water and spread on the top leaf. Cut with a serrated knife.
= Paris-Brest ; paris brest, choux ring with praline cream
tart ; french ; dessert ; 8 ; 45+40 ; oven stove
Ring of choux pastry with hazelnut cream.
!120 g plain flour ; 100 g butter ; 220 ml water ; !4 eggs ; 1 pinch salt ; 30 g flaked almonds ; 400 ml double cream, cold ; !150 g chocolate hazelnut spread ; 1 tbsp icing sugar
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bring the water to the boil with the butter and salt, tip in the flour and stir for 2 minutes, until it leaves the pan. Cool a little and beat in the eggs one by one.
- Pipe two rings of 20 cm beside each other and a third on top, scatter with the flaked almonds and bake for 35 minutes without opening the oven. Cool and split.
- Whip the double cream, fold in the hazelnut spread, fill the ring and dust with the icing sugar.
= Galette Bretonne ; savoury crepes, savoury crepe, savory crepes, ham and cheese pancakes, ham and cheese crepes, thin ham and cheese pancakes, ham and cheese crepe, galettes bretonnes, galette complete, buckwheat galette, buckwheat galettes, galette de sarrasin, buckwheat crepes
griddle ; french ; lunch dinner ; 4 ; 10+25 rest 60 ; stove
Buckwheat pancakes folded around ham, cheese and egg.
!250 g buckwheat flour ; 550 ml water ; 5 eggs ; 1 tsp salt ; 60 g butter ; ?4 slices ham ; !160 g gruyère, grated
- Whisk the buckwheat flour with the water, one of the eggs and the salt and leave for 60 minutes.
- Melt a little of the butter in a wide pan. Spread a ladle of the batter thinly and cook for 2 minutes, until lacy, and turn.
- Scatter with gruyère[, lay on ham] and break an egg into the middle. Fold in the sides and cook for 4 minutes, with a lid on, until the egg is set. Make {4} like this.
= Aligot ; cheesy mash, aligot potatoes, french cheesy mashed potato, pommes aligot
side ; french ; dinner ; 4 ; 15+30 ; stove
Mashed potato, stretched with melted cheese and garlic.
!900 g floury potatoes, in chunks ; !300 g mozzarella, grated ; 100 g gruyère, grated ; 60 g butter ; 150 ml crème fraîche ; 2 cloves garlic, crushed ; 3/4 tsp salt
- Boil the potatoes for 18 minutes, drain and mash until quite smooth.
- Melt the butter with the garlic for 1 minute. Beat it into the potatoes with the crème fraîche and salt over low heat.
- Add the mozzarella and gruyère by the handful and beat for 6 minutes, until it pulls long strings. Eat at once.
= Duck Confit ; confit de canard, confit duck, confit of duck, duck leg confit
roast ; french ; dinner ; 4 ; 15+165 rest 720 ; oven
Duck legs, salted and cooked slowly in fat until the meat falls off.
!*4 duck legs ; 1 tbsp coarse sea salt ; 6 cloves garlic, crushed ; 6 sprigs thyme ; 2 bay leaves ; !600 g duck fat / 600 ml olive oil
- Rub the duck with the sea salt, garlic, thyme and bay leaves and leave in the fridge overnight. Rinse and dry well.
- Heat the oven to 130 °C (265 °F), or 110 °C (230 °F) with the fan on. Melt the duck fat, pour it over the duck in a small dish so that it is covered, and cook for 150 minutes, until a fork slides in.
- Lift out, lay on a tray skin side up and roast at 220 °C (425 °F) for 15 minutes, until crisp.
= Rillettes ; pork rillettes, rillettes de porc, duck rillettes
dip ; french ; starter snacks ; 8 ; 20+180 rest 240 ; oven
Pork, cooked very soft in its fat, shredded and spread on bread.
!*900 g pork belly, in chunks ; 100 g lard ; 4 cloves garlic ; 4 sprigs thyme ; 2 bay leaves ; 200 ml white wine / water ; 1/4 tsp nutmeg ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 140 °C (285 °F), or 120 °C (250 °F) with the fan on. Put the pork with the lard, garlic, thyme, bay leaves, white wine, salt, black pepper and nutmeg in a pot with a lid.
- Cook for 180 minutes, until it falls apart. Strain, keep the fat, and take out the thyme and bay leaves.
- Shred the pork with two forks, beat in some of the fat, press into jars and pour a little fat on top. Chill for 4 hours.
`;
