/**
 * What does the work of a food that is not there: 'food, food : substitute / substitute', best first, with its amount. Read by
 * `rules/kitchen/tables.ts`.
 */
export const SUBSTITUTES = `
mirin : the same amount of dry sherry or white wine with 1 tsp sugar for every 2 tbsp / half as much rice vinegar with half as much sugar
sake, rice wine, shaoxing, shaoxing wine, chinese cooking wine : dry sherry / dry white wine / the same amount of stock with a few drops of rice vinegar
buttermilk : the same amount of milk with 1 tbsp lemon juice for every 250 ml, left to stand for 5 minutes / 2 parts yogurt to 1 part milk / kefir
self-raising flour : plain flour with 2 tsp baking powder for every 150 g
baking powder : 1/4 tsp bicarbonate of soda with 1/2 tsp lemon juice, vinegar or cream of tartar for each teaspoon / self-raising flour in the place of the flour
bicarbonate of soda, baking soda : 3 tsp baking powder for each teaspoon, with the salt and the acid left out
tahini : smooth peanut or cashew butter / ground sesame seeds with a little oil / thick yogurt, which makes it milder
thai basil : ordinary basil with a few leaves of mint
lemongrass : a strip of lemon zest for each stalk
lime leaf : a strip of lime zest for every 2 leaves
galangal : half as much fresh ginger with a squeeze of lime
tamarind, tamarind paste : the same amount of lime juice with 1/2 tsp brown sugar for each tablespoon / rice vinegar with as much brown sugar
fish sauce : soy sauce with a squeeze of lime / Worcestershire sauce
oyster sauce : soy sauce with half as much sugar / hoisin sauce, a little less
hoisin, hoisin sauce : soy sauce with half as much sugar and a little garlic
soy sauce : Worcestershire sauce with a little water and salt / coconut aminos
worcestershire sauce : soy sauce with a few drops of vinegar
gochujang : 2 parts miso or tomato paste, 1 part chilli sauce and a pinch of sugar
harissa : tomato paste with chilli flakes, cumin and garlic
miso, white miso paste : half as much soy sauce / anchovy paste, half as much
sesame oil : toasted sesame seeds / peanut oil
coconut milk : single cream, with a pinch of sugar / evaporated milk / yogurt stirred in at the end, off the heat
double cream, single cream, cream, whipping cream, heavy cream : crème fraîche / full-fat milk with 1 tbsp butter for every 100 ml / evaporated milk
sour cream : thick yogurt / crème fraîche
crème fraîche : sour cream, stirred in off the heat / double cream with a squeeze of lemon
ladyfingers, savoiardi, sponge fingers : plain sponge cake, cut into fingers and dried in the oven for 10 minutes / amaretti or plain biscuits, dipped for a second only
mascarpone : full-fat cream cheese with a spoonful of cream
ricotta : drained cottage cheese, blended smooth / cream cheese with a little milk
parmesan : pecorino or grana padano / mature cheddar
gruyère : Emmental / Comté / mature cheddar
mozzarella : provolone / mild cheddar / Monterey Jack
feta : salty goat's cheese / halloumi, crumbled
halloumi : feta, not fried but crumbled over / paneer with a pinch of salt
paneer : firm tofu / halloumi, with less salt in the dish
ghee : butter / sunflower oil
butter : four fifths of the amount of oil, in what is cooked / margarine, in what is baked
white wine, wine, cooking wine : the same amount of stock with 1 tsp lemon juice or vinegar for every 100 ml
red wine : beef stock with 1 tsp red wine vinegar for every 100 ml / red grape juice with a splash of vinegar
beer, stout : stock with a pinch of sugar
rice vinegar : cider vinegar with a pinch of sugar / white wine vinegar
balsamic vinegar : red wine vinegar with half as much sugar or honey
lemon juice : lime juice / half as much white wine vinegar
lime juice : lemon juice
shallot : half as many onions
spring onion, chives : finely sliced leek greens / a little finely chopped onion
leek : onions and a stick of celery
garlic : 1/4 tsp garlic powder for each clove
fresh ginger, ginger : 1/4 tsp ground ginger for each teaspoon
fresh coriander : parsley with a squeeze of lime
basil, parsley, dill, mint, tarragon, thyme, oregano, rosemary, sage : a third of the amount, dried
saffron : a pinch of turmeric, for the colour
smoked paprika : sweet paprika with a pinch of cumin
sweet paprika : smoked paprika, half as much
garam masala : 2 parts cumin, 1 part coriander and a pinch each of cinnamon, clove and black pepper
curry powder : 2 parts ground coriander, 1 part cumin, 1 part turmeric and a pinch of chilli
five-spice, five spice powder : equal parts of cinnamon, fennel seeds and star anise, with a little black pepper
ras el hanout : cumin, coriander, cinnamon and ginger in equal parts
za'atar : dried thyme with sesame seeds and a little lemon zest
sumac : lemon zest with a pinch of salt
vanilla extract : vanilla sugar, 2 tsp for each teaspoon / the seeds of half a pod
cream of tartar : as much lemon juice
cornflour : twice as much plain flour / potato starch / arrowroot
breadcrumbs, panko : crushed crackers or cornflakes / rolled oats, ground / grated stale bread
egg : 60 g apple sauce or mashed banana for each, in a cake / 1 tbsp ground flaxseed with 3 tbsp water for each, where it binds
sugar : honey, three quarters of the amount, with a little less liquid
brown sugar : white sugar with 1 tbsp treacle or honey for every 200 g
honey : maple syrup / golden syrup
maple syrup : honey / golden syrup
golden syrup : honey / maple syrup
treacle, molasses : brown sugar, three quarters of the amount
gelatine : half the weight of agar, boiled in the liquid for 2 minutes
yeast : 1 tsp baking powder for every 100 g flour, with no rising: a softer, denser bread
plain flour : half as much cornflour, where it thickens
bread flour : plain flour, with a spoonful less water
digestive biscuit, graham cracker : any plain biscuits / ginger biscuits
chorizo : smoked sausage or bacon with 1 tsp smoked paprika
pancetta, guanciale, lardon : smoked bacon / ham, added later
bacon : pancetta / ham, added later
anchovy : capers / a dash of fish sauce
capers : chopped green olives or gherkins
pine nut : flaked almonds / sunflower seeds
risotto rice : pudding rice or another short-grain rice
paella rice : risotto rice
sushi rice : pudding rice
basmati rice : any long-grain rice
panko breadcrumbs : coarse crumbs of stale bread, dried in the oven
polenta : semolina / coarse cornmeal
couscous : bulgur / quinoa, cooked as its packet says
red lentils : split peas, cooked for twice as long / brown lentils, cooked for 10 minutes longer
chickpeas : canned white beans
kidney beans : black or pinto beans
ramen, ramen noodles, chinese egg noodles : dried egg noodles / thin spaghetti, boiled with 1 tsp bicarbonate of soda per litre / instant noodles without their sachet
udon noodles : thick spaghetti or linguine
rice noodles : thin egg noodles / thin spaghetti
noodles : dried egg noodles / thin spaghetti / instant noodles without their sachet
pak choi, bok choy : chard or young spinach
passata : canned chopped tomatoes, blended
canned chopped tomatoes : passata / the same weight of ripe tomatoes, with a spoonful of tomato paste
tomato paste : 3 times as much passata, boiled down / ketchup, with less sugar
stock, vegetable stock, chicken stock, beef stock : water with a little more salt and a spoonful of soy sauce
puff pastry : shortcrust pastry / filo pastry in several layers brushed with butter
shortcrust pastry : puff pastry / 200 g flour rubbed with 100 g butter and 3 tbsp cold water
`;

/** How long foods take to cook: 'food, food : time and sign'. */
export const COOKING_TIMES = `
red lentils : 15 to 20 minutes, until they fall apart, with no soaking
brown lentils, green lentils, lentils : 25 to 35 minutes, until soft but whole, with no soaking and about 3 times their volume of water
puy lentils, beluga lentils, black lentils : 20 to 25 minutes, until just tender
split peas : 40 to 50 minutes, until soft
dried chickpeas : 60 to 90 minutes after a night of soaking, or 20 minutes under pressure
dried beans, dried kidney beans, dried black beans, dried white beans : 60 to 90 minutes after a night of soaking; boil kidney beans hard for the first 10
canned chickpeas, canned beans, kidney beans, black beans, white beans, chickpeas : 5 to 10 minutes, only to get hot, as they are cooked
basmati rice, long-grain rice, rice, jasmine rice : 12 minutes covered on low heat, then 5 off it
brown rice : 25 to 30 minutes
risotto rice : 17 to 20 minutes with hot stock
paella rice : 18 to 20 minutes, without stirring
couscous : 5 minutes in hot water, off the heat
bulgur : 12 to 15 minutes
quinoa : 12 to 15 minutes, then 5 covered
pearl barley : 40 to 50 minutes
polenta : 30 minutes, or 5 if it is the quick kind
spaghetti, penne, fusilli, pasta, linguine, tagliatelle, rigatoni, macaroni : 8 to 12 minutes as the packet says, until it has a little bite
fresh pasta : 2 to 4 minutes
gnocchi : 2 to 3 minutes, until they float
egg noodles : 4 minutes
rice noodles : 3 to 5 minutes in hot water
egg : 6 minutes from boiling water for a soft yolk, 7 for a jammy, 8 for a waxy one and 10 for a hard one; then cold water
potato, new potato, floury potato : 15 to 20 minutes in chunks, 20 to 25 whole and small, until a knife slides in
sweet potato : 12 to 15 minutes in chunks, or 45 whole in the oven at 200 °C (400 °F)
baking potato : 60 to 75 minutes at 200 °C (400 °F), or 8 to 10 in the microwave
carrot : 8 to 10 minutes in slices, 30 to 35 roasted
broccoli : 4 minutes in florets, 18 roasted
cauliflower : 8 minutes in florets, 25 roasted
green bean : 5 to 6 minutes
asparagus : 3 to 5 minutes
peas, frozen pea : 3 minutes
spinach : 1 to 2 minutes, until it wilts
cabbage : 5 minutes in strips, 20 in wedges
beetroot : 40 to 60 minutes whole
corn cob, sweetcorn : 5 to 8 minutes
aubergine : 25 to 30 minutes roasted, 8 to 10 fried in cubes
butternut squash : 30 to 35 minutes roasted in cubes, 15 boiled
raw prawns, prawn : 2 to 4 minutes, until pink all over
mussels, clams : 4 to 5 minutes, until they open; throw away what stays shut
squid : 1 to 2 minutes over high heat, or 40 on low
scallop : 1 1/2 minutes on each side
salmon fillet, salmon : 12 to 15 minutes at 200 °C (400 °F), or 4 minutes on each side in a pan
cod fillet, cod, white fish, haddock : 12 to 15 minutes at 200 °C (400 °F), or 3 to 4 minutes on each side
tuna steak : 1 to 2 minutes on each side for a pink middle
chicken breast : 20 to 25 minutes at 200 °C (400 °F), or 6 to 7 minutes on each side in a pan
chicken thigh : 35 to 40 minutes at 200 °C (400 °F) with bone, or 6 minutes on each side without
chicken wing, chicken drumstick : 35 to 45 minutes at 200 °C (400 °F)
whole chicken : 20 minutes for every 500 g and 20 more, at 190 °C (375 °F)
pork chop : 5 to 6 minutes on each side
pork belly : 2 to 2 1/2 hours at 160 °C (325 °F), then 20 minutes at 220 °C (425 °F)
pork tenderloin : 20 to 25 minutes at 190 °C (375 °F)
pork shoulder : 5 hours at 150 °C (300 °F), or 8 hours on low in a slow cooker
sausage : 15 to 18 minutes over medium heat, or 25 at 190 °C (375 °F)
bacon : 5 to 6 minutes over medium heat
stewing beef, brisket : 2 to 2 1/2 hours at a gentle simmer
sirloin steak, steak : 2 to 3 minutes on each side for medium rare, 5 for well done, then 5 of rest
lamb chop : 3 to 4 minutes on each side
lamb leg, lamb shoulder : 4 hours at 150 °C (300 °F) for the shoulder; a leg 20 minutes for every 500 g and 20 more, at 190 °C (375 °F)
duck breast : 8 minutes on the skin from a cold pan, 4 on the other side, then 5 of rest
minced beef : 6 to 8 minutes, until no pink is left
`;

/** How long foods take at full pressure, after which it falls: 'food, food : time'. */
export const PRESSURE_TIMES = `
red lentils : 6 minutes
brown lentils, green lentils, puy lentils, lentils : 10 minutes
split peas : 12 minutes
dried chickpeas : 15 minutes soaked, 45 not soaked
dried beans, dried black beans, dried white beans, dried kidney beans : 10 minutes soaked, 30 not soaked; boil kidney beans hard for 10 minutes first
basmati rice, long-grain rice, jasmine rice : 4 minutes
risotto rice : 6 minutes
brown rice : 20 minutes
pearl barley : 20 minutes
stewing beef, brisket, beef shin, diced lamb, braising steak : 35 minutes in chunks
pork shoulder : 45 minutes in fist-sized pieces
pork belly, spare rib : 25 minutes
whole chicken : 25 minutes
chicken thigh, chicken thigh fillet, chicken drumstick, chicken leg : 10 minutes
chicken breast, chicken breast fillet : 7 minutes
minced beef : 10 minutes
potato, floury potato, waxy potato : 5 minutes in chunks, 12 whole
sweet potato, butternut squash, pumpkin : 5 minutes in chunks
carrot, beetroot : 3 minutes in slices; whole beetroot 20
cabbage : 3 minutes
`;
