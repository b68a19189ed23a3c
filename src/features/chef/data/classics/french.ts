/** Dishes of France; how the table is read: rules/classics/classic.ts. */
export const FRENCH = `
= Ratatouille ; provencal vegetable stew
stew ; french ; dinner ; 4 ; 25+50 ; stove
Aubergines, courgettes, peppers and tomatoes, fried one by one and stewed together.
!2 aubergines, cut into 2 cm cubes ; !2 courgettes, cut into 2 cm cubes ; 2 red peppers, cut into 2 cm pieces ; 1 onion, sliced ; 3 cloves garlic, sliced ; !600 g tomatoes, chopped ; 6 tbsp olive oil ; 3 sprigs thyme ; 1 tsp salt ; 1/4 tsp black pepper ; 1 handful basil
- Heat half of the olive oil in a wide pan over medium-high heat and fry the aubergines for 8 minutes, until golden. Lift out. Fry the courgettes for 5 minutes and lift out.
- Cook the onion and red peppers in the rest of the oil for 10 minutes, until soft. Stir in the garlic for 1 minute.
- Add the tomatoes, thyme, salt and black pepper and simmer for 15 minutes, until thick.
- Return the aubergines and courgettes and stew gently for 10 minutes. Tear in the basil and serve warm or cold.
= Beef Bourguignon ; boeuf bourguignon, beef burgundy, boeuf a la bourguignonne
stew ; french ; dinner ; 6 ; 30+180|50 ; stove
Beef braised for hours in red Burgundy with bacon, mushrooms and small onions.
!*1200 g stewing beef, in 4 cm cubes / chestnut mushrooms, halved ; 150 g smoked bacon, in strips / smoked tofu, diced ; 2 tbsp olive oil ; 2 carrots, sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 2 tbsp plain flour ; 2 tbsp tomato paste ; !750 ml red wine ; 300 ml beef stock ; 2 bay leaves ; 3 sprigs thyme ; 250 g pearl onions, peeled ; 250 g button mushrooms, halved ; 30 g butter ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Heat the olive oil in a heavy pan and fry the bacon for 5 minutes. Lift out. Season the beef with the salt and black pepper, <brown it in three batches, 5 minutes each,|fry it for 8 minutes> and lift out.
- Cook the carrots and chopped onion in the pan for 8 minutes. Stir in the garlic, flour and tomato paste for 1 minute, then pour in the red wine and let it bubble for 5 minutes.
- Return the beef and bacon with the beef stock, bay leaves and thyme. Cover and simmer very gently for <140 minutes, until a fork slides into the meat|25 minutes>.
- Meanwhile, melt the butter in a frying pan and cook the pearl onions and button mushrooms for 12 minutes, until golden.
- Stir them into the stew, cook uncovered for 10 minutes and take out the bay leaves.
= Coq au Vin ; chicken in red wine, coq au vin rouge
stew ; french ; dinner ; 4 ; 25+75|45 ; stove
Chicken braised in red wine with bacon, mushrooms and small onions.
!*8 chicken thighs / 600 g chestnut mushrooms, halved ; 120 g smoked bacon, in strips / smoked tofu, diced ; 30 g butter ; 200 g pearl onions, peeled ; 200 g button mushrooms, halved ; 1 carrot, sliced ; 2 cloves garlic, crushed ; 2 tbsp plain flour ; !500 ml red wine ; 250 ml chicken stock ; 1 bay leaf ; 3 sprigs thyme ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the bacon in the butter in a wide heavy pan for 5 minutes and lift out. Season the chicken with the salt and black pepper, <brown it skin side down for 8 minutes and then for 3 minutes|fry it for 8 minutes>, and lift out.
- Cook the pearl onions, button mushrooms and carrot in the fat for 8 minutes. Stir in the garlic and flour for 1 minute and pour in the red wine. Let it bubble for 5 minutes.
- Add the chicken stock, bay leaf, thyme and bacon and return the chicken. Cover and simmer for <40 minutes, until the meat comes away from the bone|15 minutes>.
- Boil the sauce down for 5 minutes if it is thin, take out the bay leaf and serve.
= French Onion Soup ; onion soup, soupe a l oignon, soupe a loignon, zwiebelsuppe
soup ; french ; lunch ; 4 ; 15+70 ; stove oven
A dark soup of slowly browned onions under toast and melted cheese.
!1000 g onions, thinly sliced ; 60 g butter ; 1 tsp sugar ; 2 tbsp plain flour ; ?150 ml white wine ; 1200 ml beef stock ; 2 sprigs thyme ; 1 tsp salt ; 1/4 tsp black pepper ; !8 slices baguette ; !150 g gruyère, grated
- Melt the butter in a heavy pan, add the onions, sugar and salt and cook over medium-low heat for 45 minutes, stirring often, until deep brown and sweet.
- Stir in the flour for 1 minute[, pour in the white wine and let it bubble away]. Add the beef stock, thyme and black pepper and simmer for 15 minutes.
- Toast the baguette under a hot grill for 2 minutes on each side.
- Ladle the soup into ovenproof bowls, float the bread on top and cover with the gruyère. Grill for 3 minutes, until brown and bubbling.
= Quiche Lorraine ; quiche, bacon quiche, ham quiche, lorraine quiche
pie ; french ; lunch ; 6 ; 25+55 rest 30 ; oven
A short pastry case filled with bacon and a trembling custard of eggs and cream.
!320 g shortcrust pastry ; !*200 g smoked bacon, in strips / ham, diced / 3 leeks, sliced / smoked tofu, diced ; !4 eggs / 400 g soft tofu, blended ; !250 ml double cream ; 100 ml milk ; 100 g gruyère, grated ; 1/4 tsp ground nutmeg ; 1/4 tsp black pepper ; 1 tsp butter
- Line a 24 cm tin with the shortcrust pastry, prick it and chill for 30 minutes. Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on.
- Bake the case blind, with paper and baking beans, for 15 minutes, then without them for 5 minutes.
- Meanwhile, fry the bacon in the butter for 6 minutes, until golden. Beat the eggs with the double cream, milk, nutmeg and black pepper.
- Scatter the bacon and gruyère into the case and pour in the filling. Bake for 30 minutes, until just set in the middle, and cool for 10 minutes before cutting.
= Cassoulet ; cassoulet de toulouse
stew ; french ; dinner ; 6 ; 30+150|60 rest 600 ; stove oven
White beans baked slowly with sausage, pork and duck under a crust of crumbs.
!500 g dried white beans, soaked overnight ; !*400 g pork shoulder, cubed / chestnut mushrooms, halved ; 6 pork sausages / vegan sausages ; 4 confit duck legs / 400 g chestnut mushrooms ; 1 onion, chopped ; 2 carrots, diced ; 4 cloves garlic, crushed ; 2 tbsp tomato paste ; 1000 ml chicken stock ; 3 sprigs thyme ; 2 bay leaves ; 80 g breadcrumbs ; 2 tbsp olive oil ; 1 1/2 tsp salt ; 1/2 tsp black pepper
- Drain the soaked white beans, cover with fresh water and boil hard for 10 minutes, then simmer for 50 minutes, until nearly tender. Drain.
- Heat the olive oil in an ovenproof pan and brown the pork and sausages for 10 minutes. Add the onion, carrots and garlic for 8 minutes, then the tomato paste, salt and black pepper.
- Stir in the beans, chicken stock, thyme and bay leaves, tuck in the duck legs and bring to a simmer.
- Heat the oven to 160 °C (325 °F), or 140 °C (285 °F) with the fan on. Cover and bake for 60 minutes. Scatter with the breadcrumbs and bake uncovered for another 30 minutes, until crusted.
= Bouillabaisse ; marseille fish stew, french fish soup
soup ; french ; dinner ; 4 ; 30+40 ; stove
A saffron broth of fish, shellfish and fennel from Marseille.
!*600 g firm white fish fillets, in chunks / firm tofu, cubed ; 400 g mussels, cleaned / chestnut mushrooms, halved ; 200 g raw prawns, peeled / canned white beans, drained ; 4 tbsp olive oil ; 1 onion, sliced ; !1 fennel bulb, sliced ; 3 cloves garlic, crushed ; 400 g canned chopped tomatoes ; !1/2 tsp saffron ; 1 strip orange peel ; 150 ml white wine ; 1000 ml fish stock ; 400 g waxy potatoes, sliced ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the olive oil in a large pan and cook the onion and fennel for 10 minutes. Stir in the garlic for 1 minute.
- Add the chopped tomatoes, saffron, orange peel, white wine, fish stock, salt and black pepper and simmer for 10 minutes. Add the potatoes and cook for 12 minutes, until tender.
- Lower in the fish and cook for 3 minutes, then add the mussels and prawns, cover and cook for 4 minutes<, until the shells open and the prawns are pink; discard any mussels that stay shut|>.
- Ladle into bowls and serve with toasted bread.
= Moules Marinieres ; moules mariniere, moules, mussels in white wine, moules frites, steamed mussels
fry ; french ; dinner ; 4 ; 20+10 ; stove
Mussels steamed open in white wine with shallots and parsley.
!*2000 g mussels, cleaned / clams, rinsed ; 40 g butter ; !3 shallots, finely chopped ; 2 cloves garlic, crushed ; !250 ml white wine ; ?100 ml double cream ; 1 bunch parsley, chopped ; 1/4 tsp black pepper
- Scrub the mussels, pull off the beards and discard any that are broken or stay open when tapped.
- Melt the butter in a large pan and cook the shallots and garlic for 4 minutes. Pour in the white wine and bring to the boil.
- Add the mussels, cover and cook over high heat for 5 minutes, shaking the pan, until they open. Discard any that stay shut.
- Stir in the parsley, black pepper[ and double cream], and serve with bread for the juices.
= Croque Monsieur ; croque madame, croque
filled ; french ; lunch ; 4 ; 15+15 ; stove oven
A toasted sandwich of ham and gruyère under white sauce.
!8 slices white bread ; !*8 slices ham / smoked tofu, thinly sliced ; !200 g gruyère, grated ; 40 g butter ; 30 g plain flour ; 300 ml milk ; 2 tsp Dijon mustard ; 1/4 tsp ground nutmeg ; 1/4 tsp salt
- Melt the butter in a small pan, stir in the flour for 1 minute and whisk in the milk. Simmer for 4 minutes, until thick, and season with the nutmeg and salt.
- Spread half of the bread with the mustard, then layer with the ham, half of the gruyère and the other slices.
- Spread the white sauce over the tops and cover with the rest of the cheese.
- Bake at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 10 minutes, until brown and bubbling.
= Salade Nicoise ; nicoise salad, nicoise, salad nicoise, tuna nicoise
salad ; french ; lunch ; 4 ; 20+20 ; stove
Tuna, eggs, green beans, potatoes and olives in a mustard dressing.
400 g new potatoes, halved ; !200 g green beans ; !4 eggs / 200 g firm tofu, cubed ; 1 romaine lettuce, torn ; 200 g cherry tomatoes, halved ; !*250 g canned tuna, drained / canned chickpeas, drained ; 80 g black olives ; 6 anchovy fillets / 1 tbsp capers ; 5 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tsp Dijon mustard ; 1/2 tsp salt
- Boil the new potatoes for 15 minutes, adding the green beans for the last 4 minutes. Drain and cool under cold water.
- Meanwhile, boil the eggs for 9 minutes, cool, peel and quarter them.
- Shake the olive oil with the red wine vinegar, mustard and salt.
- Lay out the lettuce and arrange everything on it: the potatoes, green beans, cherry tomatoes, tuna, eggs, black olives and anchovy. Pour over the dressing.
= Gratin Dauphinois ; dauphinoise, potato gratin, potatoes dauphinoise, dauphinoise potatoes, potato dauphinoise, kartoffelgratin, gratin de pommes de terre
bake ; french ; dinner ; 6 ; 20+70 ; oven stove
Thin slices of potato baked in cream and garlic.
!1200 g floury potatoes, peeled and thinly sliced ; !400 ml double cream ; 300 ml milk ; !2 cloves garlic, crushed ; 1/4 tsp ground nutmeg ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 20 g butter
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Grease a dish with the butter.
- Bring the double cream, milk, garlic, nutmeg, salt and black pepper to a simmer in a wide pan. Slip in the potatoes and simmer for 5 minutes.
- Tip into the dish, press flat and bake for 60 minutes, until golden and soft all the way through. Leave for 10 minutes before serving.
= Steak Frites ; steak and chips, steak and fries, entrecote frites
fry ; french ; dinner ; 2 ; 20+45|40 ; stove oven
A seared steak with butter and crisp potatoes.
!*2 sirloin steaks, at room temperature / 2 portobello mushrooms ; !600 g floury potatoes, cut into 1 cm sticks ; 3 tbsp sunflower oil ; 30 g butter ; 1 clove garlic, crushed ; 1 tsp thyme ; 1 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Rinse the potatoes, dry well, toss with most of the oil and half of the salt and roast for 35 minutes, turning once, until crisp.
- Pat the steaks dry and season with the rest of the salt and the black pepper. Heat the rest of the oil in a heavy pan until it smokes.
- Sear the steaks for <3 minutes on each side for medium rare (54 °C / 130 °F inside) or 5 minutes for well done|4 minutes on each side>. Add the butter, garlic and thyme and spoon over for 1 minute.
- Rest the steaks for 5 minutes and serve with the chips.
= Steak au Poivre ; peppercorn steak, pepper steak, steak with peppercorn sauce
fry ; french ; dinner ; 2 ; 10+15 ; stove
Steak in a crust of cracked pepper with a cream and brandy sauce.
!*2 sirloin steaks, at room temperature / 2 portobello mushrooms ; !1 tbsp black peppercorns, cracked ; 1 tbsp sunflower oil ; 20 g butter ; 1 shallot, finely chopped ; 50 ml brandy / beef stock ; 100 ml beef stock ; !100 ml double cream ; 1/2 tsp salt
- Pat the steaks dry, season with the salt and press in the cracked peppercorns.
- Heat the sunflower oil in a heavy pan and sear the steaks for 3 minutes on each side for medium rare, or longer to taste. Lift out to rest.
- Melt the butter in the pan and cook the shallot for 2 minutes. Take off the heat, add the brandy, then let it bubble for 1 minute.
- Add the beef stock and double cream, simmer for 4 minutes, until it coats a spoon, and pour over the steaks.
= Duck a l'Orange ; duck a l orange, canard a l orange, duck with orange
roast ; french ; dinner ; 4 ; 15+25 ; stove oven
Duck breast with a sharp and sweet orange sauce.
!*4 duck breast fillets, skin scored / chicken breast fillets ; !2 oranges, zested and juiced ; 2 tbsp sugar ; 3 tbsp red wine vinegar ; 250 ml chicken stock ; 30 g butter ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Season the duck with the salt and black pepper and lay it skin side down in a cold pan.
- Cook over medium heat for 10 minutes, pouring off the fat, until the skin is crisp. Turn, and roast in the oven for 8 minutes, until pink (60 °C / 140 °F inside) or longer to taste. Rest for 5 minutes.
- Meanwhile, melt the sugar to a light caramel, add the red wine vinegar, then the juice and zest of the oranges and the chicken stock. Boil for 8 minutes, until syrupy.
- Whisk in the butter, slice the duck and serve with the sauce.
= Vichyssoise ; chilled leek and potato soup, cold leek and potato soup, cold potato soup, cold leek soup, kalte lauchsuppe
soup ; french ; lunch ; 4 ; 15+30 rest 180 ; stove blender
A smooth soup of leeks and potatoes with cream, served chilled.
!4 leeks, sliced ; !400 g floury potatoes, peeled and diced ; 40 g butter ; 1000 ml vegetable stock ; !150 ml double cream / oat milk ; 1 tsp salt ; 1/4 tsp white pepper ; ?1 handful chives, snipped
- Melt the butter in a large pan and cook the leeks with the salt over low heat for 10 minutes, without colour.
- Add the potatoes and vegetable stock and simmer for 18 minutes, until very soft.
- Blend until smooth and stir in the double cream and white pepper. Cool and chill for 3 hours.[ Scatter with the chives.]
= Potato Leek Soup ; potato and leek soup, leek and potato soup, leek potato soup, leek soup, potage parmentier, lauchsuppe, kartoffel lauch suppe, soupe de poireaux et pommes de terre, soupe poireaux pommes de terre, sopa de puerros y patatas, zuppa di porri e patate
soup ; french ; dinner lunch ; 4 ; 15+35 ; stove
A hot soup of leeks and potatoes, half crushed, with a little cream.
!3 leeks, sliced ; !700 g floury potatoes, peeled and diced ; 40 g butter ; 2 cloves garlic, crushed ; 1200 ml vegetable stock ; 2 sprigs thyme ; 1 bay leaf ; 120 ml double cream ; 1/4 tsp ground nutmeg ; 1 handful chives, snipped ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Melt the butter in a large pan and soften the leeks with half of the salt over low heat for 10 minutes. Stir in the garlic for 1 minute.
- Add the potatoes, vegetable stock, thyme, bay leaf and the rest of the salt and simmer for 18 minutes, until very soft. Take out the thyme and bay leaf.
- Crush with a potato masher until thick but still chunky. Stir in the double cream, nutmeg and black pepper, warm through for 2 minutes and scatter with the chives.
= Tarte Tatin ; apple tarte tatin, upside down apple tart
tart ; french ; dessert ; 6 ; 25+50 ; stove oven
Apples in caramel, baked under pastry and turned out.
!320 g puff pastry ; !6 apples, peeled, cored and quartered / pears, peeled, cored and quartered ; !120 g caster sugar ; !80 g butter ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Melt the caster sugar in a 24 cm ovenproof pan to an amber caramel, and stir in the butter and salt. Pack in the apples, rounded side down, and cook for 15 minutes.
- Lay the puff pastry over, tuck in the edges and prick it. Bake for 30 minutes, until deep golden.
- Leave for 10 minutes, then turn out with care on to a plate.
= Creme Brulee ; creme brulee
pudding ; french ; dessert ; 6 ; 15+45 rest 240 ; oven stove
A set vanilla custard under a sheet of burnt sugar.
!600 ml double cream / canned coconut milk ; !6 egg yolks / 40 g cornflour ; 80 g caster sugar ; !1 vanilla pod, split ; !6 tbsp demerara sugar
- Heat the oven to 140 °C (285 °F), or 130 °C (265 °F) with the fan on. Heat the double cream with the vanilla pod until it steams.
- Whisk the egg yolks with the caster sugar, pour in the cream, stirring, and strain. <|Bring to the boil, whisking, until thick.>
- Pour into {6} small dishes, set them in a tin of hot water and bake for 35 minutes, until they just wobble. Cool, then chill for 4 hours.
- Scatter with the demerara sugar and melt it with a blowtorch or under a very hot grill, until brown and crisp.
= Creme Caramel ; flan caramel, caramel custard, flan, flan de huevo, leche flan
pudding ; french ; dessert ; 6 ; 20+50 rest 240 ; oven stove
A baked custard turned out under its own caramel.
!200 g caster sugar ; 60 ml water ; !500 ml milk ; !4 eggs ; 2 egg yolks ; 1 tsp vanilla extract
- Melt half of the caster sugar with the water to an amber caramel and pour into {6} small moulds.
- Heat the milk until it steams. Beat the eggs, egg yolks, vanilla extract and the rest of the sugar, pour in the milk and strain into the moulds.
- Set in a tin of hot water and bake at 150 °C (300 °F), or 130 °C (265 °F) with the fan on, for 40 minutes, until just set.
- Chill for 4 hours, run a knife around the edges and turn out.
= Chocolate Mousse ; mousse au chocolat, mousse au chocolate, schokomousse, schokoladenmousse
pudding ; french ; dessert ; 4 ; 20+5 rest 180 ; stove
Dark chocolate made light with beaten eggs.
!200 g dark chocolate, chopped ; !*4 eggs, very fresh or pasteurised, separated / 300 ml double cream, whipped / 300 g coconut cream, chilled and whipped ; 30 g caster sugar ; 20 g butter ; 1/4 tsp salt
- Melt the dark chocolate with the butter in a bowl over hot water and leave to cool for 5 minutes.
- <Stir the yolks of the eggs into the chocolate. Whisk the whites with the salt to soft peaks, then with the caster sugar until glossy.|Stir the salt and caster sugar into the eggs.>
- Fold the eggs into the chocolate in three parts, keeping in the air.
- Spoon into glasses and chill for 3 hours.
= Crepes ; crepe, french pancakes, thin pancakes, english pancakes, pancake day pancakes, shrove tuesday pancakes
griddle ; french ; breakfast ; 4 ; 10+20 rest 30 ; stove
Lacy pancakes, as thin as the pan allows.
!125 g plain flour ; !2 eggs / 2 tbsp chickpea flour, whisked with water to a thick cream ; !300 ml milk ; 1 tbsp sugar ; 30 g butter, melted ; 1/4 tsp salt
- Whisk the plain flour, eggs, sugar and salt with a third of the milk until smooth. Whisk in the rest of the milk and most of the butter and leave for 30 minutes.
- Heat a 24 cm pan over medium-high heat and wipe it with the rest of the butter. Pour in a small ladleful, tilting the pan to spread it: the batter makes {12} crepes.
- Cook for 1 minute, turn and cook for 30 seconds. Stack on a plate, and serve, if you like, with jam, or with sugar and lemon.
= French Toast ; pain perdu, eggy bread, arme ritter, armer ritter, torrijas
griddle ; french ; breakfast ; 2 ; 5+10 ; stove
Bread soaked in egg and milk and fried in butter.
!4 slices brioche / white bread / sourdough bread / baguette / panettone ; !2 eggs / 3 tbsp chickpea flour, whisked with water to a thick cream ; !150 ml milk ; 1 tbsp sugar ; 1 tsp vanilla extract ; 1/4 tsp ground cinnamon ; 20 g butter ; 2 tbsp maple syrup
- Whisk the eggs with the milk, sugar, vanilla extract and cinnamon.
- Soak the brioche in it for 1 minute on each side.
- Melt the butter in a frying pan over medium heat and fry the bread for 3 minutes on each side, until golden and set in the middle.
- Serve hot with the maple syrup.
= Clafoutis ; cherry clafoutis, kirschauflauf
pudding ; french ; dessert ; 6 ; 15+40 ; oven
Cherries baked in a thick pancake batter.
!500 g cherries, stoned ; !3 eggs ; 100 g plain flour ; 100 g caster sugar ; !300 ml milk ; 20 g butter ; 1 tsp vanilla extract ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Grease a dish with the butter and spread out the cherries.
- Whisk the eggs with the caster sugar, flour, salt and vanilla extract, then whisk in the milk until smooth.
- Pour over the fruit and bake for 40 minutes, until puffed and set. Serve warm.
= Chocolate Souffle ; souffle, schokoladensouffle
pudding ; french ; dessert ; 4 ; 20+15 ; oven stove
Hot chocolate custard lifted by beaten egg whites.
!150 g dark chocolate, chopped ; !4 eggs, separated ; 60 g caster sugar ; 20 g butter ; 1 tbsp plain flour ; 100 ml milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Grease {4} small moulds with the butter and dust with a little of the caster sugar.
- Whisk the flour into the milk in a pan and boil for 1 minute, until thick. Melt the dark chocolate in it, and stir in the yolks of the eggs.
- Whisk the egg whites to soft peaks, then with the rest of the sugar until glossy. Fold into the chocolate in two parts.
- Fill the moulds, wipe the rims and bake for 13 minutes, until risen and just set. Serve at once.
= Cheese Souffle ; souffle au fromage, kasesouffle
egg ; french ; dinner ; 4 ; 20+35 ; oven stove
A cheese sauce lifted by beaten egg whites.
!4 eggs, separated ; !150 g gruyère, grated ; 50 g butter ; 40 g plain flour ; 300 ml milk ; 1/4 tsp ground nutmeg ; 1/2 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Grease a 1.5 l dish with a little of the butter.
- Melt the rest of the butter in a pan, stir in the flour for 1 minute and whisk in the milk. Simmer for 3 minutes, until thick. Off the heat, stir in the nutmeg, salt, gruyère and the yolks of the eggs.
- Whisk the egg whites to firm peaks and fold them in, in two parts.
- Fill the dish and bake for 28 minutes without opening the oven, until risen and brown. Serve at once.
= Coquilles Saint-Jacques ; coquilles st jacques, scallop gratin, scallops gratin
bake ; french ; starter ; 4 ; 15+20 ; oven stove
Scallops in a creamy wine sauce under golden crumbs.
!*12 scallops, patted dry / 300 g oyster mushrooms, sliced ; 40 g butter ; 2 shallots, finely chopped ; 120 ml white wine ; !150 ml double cream ; 40 g breadcrumbs ; 30 g gruyère, grated ; 1/2 tsp salt
- Heat the oven to 220 °C (425 °F), or 200 °C (400 °F) with the fan on. Season the scallops with the salt and sear them in half of the butter for 1 minute on each side. Lift into shells or small dishes.
- Cook the shallots in the same pan for 3 minutes. Add the white wine, boil it down by half, pour in the double cream and simmer for 3 minutes.
- Spoon over the scallops, scatter with the breadcrumbs and gruyère and dot with the rest of the butter.
- Bake for 8 minutes, until golden.
= Blanquette de Veau ; veal blanquette, blanquette, veal in white sauce
stew ; french ; dinner ; 4 ; 20+100|45 ; stove
Veal simmered until tender in a pale sauce of cream and egg yolk.
!*800 g stewing veal, cubed / chicken thigh fillets, cubed / chestnut mushrooms, halved ; 1 onion, halved ; 2 carrots, sliced ; 1 bay leaf ; 1000 ml chicken stock ; 250 g button mushrooms, halved ; 40 g butter ; 40 g plain flour ; !150 ml double cream ; 1 egg yolk / 1 tsp cornflour ; 1 tbsp lemon juice ; 1 1/2 tsp salt
- Put the veal, onion, carrots, bay leaf and salt into a pan with the chicken stock. Bring to a simmer, skim and cook gently for <80 minutes, until tender|20 minutes>. Strain, keeping the stock, and discard the onion and bay leaf.
- Melt the butter in the pan and cook the button mushrooms for 5 minutes. Stir in the flour for 1 minute, then whisk in {600 ml} of the stock. Simmer for 8 minutes.
- Beat the double cream with the egg yolk, stir it in off the heat with the lemon juice, and return the meat and carrots to warm through without boiling.
= Pot-au-Feu ; pot au feu, french boiled beef
stew ; french ; dinner ; 6 ; 20+180 ; stove
Beef and vegetables simmered in a clear broth, eaten with mustard.
!*1500 g beef brisket, in one piece ; 1 onion, halved ; 4 carrots, halved ; 3 leeks, cut in pieces ; 2 turnips, quartered ; 600 g waxy potatoes, halved ; 2 bay leaves ; 2 tsp salt ; 1 tsp black peppercorns ; 3 tbsp Dijon mustard
- Put the beef into a large pan, cover with cold water by 5 cm and bring slowly to a simmer, skimming. Add the onion, bay leaves, salt and peppercorns and simmer very gently for 130 minutes.
- Add the carrots, leeks and turnips and cook for 20 minutes, then the potatoes for another 25 minutes, until everything is tender.
- Slice the beef and serve with the vegetables, the broth and the mustard.
= Lentil Salad with Mustard Dressing ; french lentil salad, puy lentil salad, lentil salad, linsensalat, salade de lentilles
salad ; french ; lunch ; 4 ; 10+25 ; stove
Small lentils, still whole, in a mustard dressing.
!250 g green lentils, rinsed ; 1 carrot, finely diced ; 2 shallots, finely chopped ; 4 tbsp olive oil ; 2 tbsp red wine vinegar ; 1 tbsp Dijon mustard ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Simmer the lentils with the carrot in plenty of water for 22 minutes, until tender but whole. Drain well.
- Whisk the olive oil with the red wine vinegar, mustard, salt and black pepper, and stir in the shallots.
- Toss the warm lentils in the dressing, leave to cool a little and fold in the parsley.
= Hollandaise Sauce ; hollandaise, sauce hollandaise
sauce ; french ; brunch ; 4 ; 5+10 ; stove
A warm emulsion of egg yolks, butter and lemon.
!3 egg yolks, very fresh ; !200 g butter, melted ; !1 tbsp lemon juice ; 1 tbsp water ; 1/4 tsp salt
- Whisk the egg yolks with the water and salt in a bowl over barely simmering water for 4 minutes, until thick and pale.
- Take off the heat and whisk in the butter, at first drop by drop, then in a thin stream.
- Sharpen with the lemon juice and keep warm, not hot, until served.
= Bechamel Sauce ; bechamel, white sauce, sauce bechamel
sauce ; french ; dinner ; 4 ; 5+12 ; stove
Milk thickened with butter and flour.
!40 g butter ; !40 g plain flour ; !500 ml milk ; 1/4 tsp ground nutmeg ; 1/2 tsp salt
- Melt the butter in a pan over medium heat and stir in the flour for 1 minute, until it smells of biscuits.
- Whisk in the milk little by little, and bring to a simmer, whisking.
- Simmer gently for 8 minutes, until it coats a spoon, and season with the nutmeg and salt.
= Madeleines ; french madeleines
biscuit ; french ; snacks ; 12 ; 15+12 rest 60 ; oven
Small shell-shaped sponge cakes with lemon.
!2 eggs ; !80 g caster sugar ; !100 g plain flour ; 1 tsp baking powder ; !100 g butter, melted ; 1 tsp lemon zest ; 1/4 tsp salt
- Whisk the eggs with the caster sugar for 5 minutes, until pale. Fold in the flour, baking powder, salt and lemon zest, then most of the butter. Chill for 60 minutes.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Brush a madeleine tin with the rest of the butter and fill the moulds by three quarters.
- Bake for 10 minutes, until humped and golden, and tip out at once.
= Profiteroles ; cream puffs, choux buns, windbeutel, eclairs
pudding ; french ; dessert ; 6 ; 35+35 ; oven stove
Choux buns filled with cream under warm chocolate sauce.
!75 g butter ; 175 ml water ; !100 g plain flour ; !3 eggs ; !400 ml double cream ; 2 tbsp icing sugar ; !150 g dark chocolate, chopped ; 1/4 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Bring the butter, water and salt to the boil, tip in the flour and beat over the heat for 2 minutes, until it leaves the pan.
- Cool for 5 minutes, then beat in the eggs one at a time. Spoon walnut-sized heaps on to a lined tray.
- Bake for 25 minutes, until brown and crisp. Pierce each and leave to cool.
- Whip three quarters of the cream with the icing sugar and fill the buns. Warm the rest of the cream, melt the dark chocolate in it and pour over.
= Flammkuchen ; tarte flambee, alsatian flammkuchen, flammekueche
pizza ; french ; dinner ; 4 ; 25+15 ; oven
A thin crust with soured cream, onions and bacon.
!300 g plain flour ; 3 tbsp sunflower oil ; 150 ml water ; !250 g crème fraîche ; !2 onions, very thinly sliced ; !*150 g smoked bacon, in strips / smoked tofu, in strips ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven with a tray in it to 240 °C (475 °F), or 220 °C (425 °F) with the fan on. Knead the flour with the sunflower oil, water and half of the salt for 5 minutes and rest for 10 minutes.
- Roll out very thinly on baking paper into {2} sheets. Mix the crème fraîche with the nutmeg, black pepper and the rest of the salt, and spread it over.
- Scatter with the onions and bacon and bake each for 12 minutes, until crisp and browned at the edges.
= Hachis Parmentier ; french cottage pie, hachis
pie ; french ; dinner ; 4 ; 25+55 ; stove oven
Minced beef with onions and herbs under creamy mashed potato, baked until golden.
!900 g floury potatoes, peeled and in chunks ; !*500 g minced beef / cooked lentils ; 2 onions, finely chopped ; 2 cloves garlic, crushed ; 60 g butter ; 120 ml milk ; 1 egg ; 1 handful parsley, chopped ; 2 sprigs thyme ; 100 ml beef stock ; 1/4 tsp ground nutmeg ; 50 g gruyère, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the potatoes for 18 minutes and drain. Mash with the milk, nutmeg, half of the butter and half of the salt.
- Meanwhile, cook the onions in the rest of the butter for 8 minutes. Add the garlic and minced beef and fry for 8 minutes<, until browned with no pink left|>. Stir in the thyme, beef stock, black pepper and the rest of the salt and simmer for 6 minutes. Take out the thyme, leave for 5 minutes and stir in the parsley and egg.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spread the filling in a dish and top with the mash and gruyère.
- Bake for 25 minutes, until golden.
`;
