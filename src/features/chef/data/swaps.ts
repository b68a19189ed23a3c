/**
 * Substitutes for a food in a dish, best first: 'food, food @kinds of dishes : substitutes'. '0.8 olive oil' is 0.8 of
 * the amount; '=60 g apple sauce' is for each piece; '-' means that the dish works without it. A food starting with '~'
 * is a trait, and with '=' a word of the name; the first matching row counts.
 */
export const SWAPS = `
egg @cake,biscuit,griddle,bread : =50 g yogurt, =50 g soy yogurt, =50 g coconut yogurt, =60 g apple sauce
egg @bake : =1 tbsp ground flaxseed, =1 tbsp cornflour, =60 g silken tofu
egg @filled,dumpling,fry,roast,stew : =1 tbsp ground flaxseed, =1 tbsp cornflour
butter, ghee @cake,biscuit,tart,pudding,griddle,bread,pie : vegan butter, coconut oil
butter, ghee : vegan butter, 0.8 olive oil, 0.8 sunflower oil
dark chocolate, milk chocolate, white chocolate : vegan dark chocolate
buttermilk : yogurt, soy yogurt, oat milk
milk, buttermilk : oat milk, soy milk, rice milk, coconut milk, almond milk
double cream, single cream, sour cream, crème fraîche @cake,biscuit,tart,pudding,drink : coconut cream, soy cream
double cream, single cream : milk, soy cream, coconut cream, coconut milk
sour cream, crème fraîche : yogurt, soy cream, coconut cream, coconut milk
yogurt, Greek yogurt @curry,stew,soup : soy yogurt, coconut yogurt, coconut milk, soy cream
yogurt, Greek yogurt : soy yogurt, coconut yogurt
mascarpone @cake,biscuit,tart,pudding : cream cheese, coconut cream, coconut yogurt
cream cheese @cake,biscuit,tart,pudding : coconut cream, coconut yogurt
shortcrust pastry : vegan shortcrust pastry, gluten-free shortcrust pastry, filo pastry
puff pastry : vegan puff pastry, shortcrust pastry, filo pastry, gluten-free puff pastry
tzatziki : soy yogurt, coconut yogurt
ricotta, cottage cheese, quark, paneer, feta, halloumi, queso fresco : firm tofu
goat's cheese, cream cheese, mascarpone : soy cream, coconut cream
parmesan, pecorino, grana padano : vegetarian hard cheese, 0.4 nutritional yeast, -
gruyère, Emmental, cheddar, gouda, cheese, edam, Comté @egg,soup,salad,filled,rice,side,fry : cheddar, mozzarella, vegan cheese, -
mozzarella @fry,soup,rice,side : cheddar, vegan cheese, -
gruyère, Emmental, cheddar, mozzarella, gouda, fontina, provolone, cheese, edam, Monterey jack, Comté, Camembert, blue cheese, Gorgonzola, raclette : cheddar, mozzarella, vegan cheese
condensed milk, evaporated milk : coconut cream
custard, ice cream : coconut yogurt
self-raising flour : plain flour, gluten-free flour
plain flour, bread flour, wholemeal flour, semolina : gluten-free flour
breadcrumbs, croutons : vegan breadcrumbs, gluten-free breadcrumbs, polenta, ground almonds
spaghetti, tagliatelle, pasta, macaroni, penne, rigatoni, fettuccine, linguine, orzo, bucatini, fusilli, conchiglie, pappardelle, egg pasta, ditalini, orecchiette, farfalle, fresh pasta : spaghetti, durum wheat pasta, gluten-free pasta
lasagne sheets, cannelloni : durum wheat lasagne sheets, gluten-free lasagne sheets
noodle, udon noodles, ramen, soba noodles, egg noodles : rice noodles
couscous, bulgur, pearl barley, spelt, farro, freekeh : quinoa, brown rice
bun, burger bun : vegan burger buns, bread rolls, ciabatta, gluten-free buns, gluten-free bread
bread, baguette, sourdough bread, rye bread, ciabatta, bread roll, brioche, burger bun, wholemeal bread, pitta bread, naan, bun, focaccia : sourdough bread, gluten-free bread
flour tortilla : corn tortilla
corn tortilla, taco shell : flour tortilla
gnocchi, spaetzle : gluten-free gnocchi
digestive biscuit, biscuit, graham cracker, speculoos : vegan digestive biscuits, gluten-free biscuits
ladyfingers : gluten-free ladyfingers
rolled oats : gluten-free oats, almond flour, desiccated coconut
soy sauce, shoyu : gluten-free soy sauce, coconut aminos
miso, white miso paste : 0.5 soy sauce, 0.5 gluten-free soy sauce
fish sauce, oyster sauce : soy sauce, gluten-free soy sauce, coconut aminos
Worcestershire sauce : vegan Worcestershire sauce, soy sauce, gluten-free soy sauce, -
hoisin, hoisin sauce, kecap manis, fermented black bean, char siu sauce : gluten-free soy sauce
anchovy : capers, olives, -
dried shrimp : miso, gluten-free soy sauce, -
dashi, fish stock, seafood stock, chicken stock, beef stock, chicken broth, beef broth, veal stock, lamb stock : vegetable stock, gluten-free vegetable stock, water
gluten-free chicken stock, gluten-free beef stock : gluten-free vegetable stock, water
vegetable stock, stock : gluten-free vegetable stock, water
gluten-free vegetable stock : water
white wine, sparkling wine, prosecco, champagne, vermouth, cider, sherry, shaoxing, sake, mirin, rice wine, Chinese cooking wine, Marsala @sauce,stew,soup,curry,pasta,rice,fry,roast,bake,pie,noodles,filled,egg,side,salad,dumpling : vegetable stock, gluten-free vegetable stock, water
red wine, beer, port, Madeira, stout : beef stock, vegetable stock, gluten-free vegetable stock, water
rum, brandy, cognac, whisky, bourbon, kirsch, amaretto, Marsala, sherry, port, Cointreau, Grand Marnier, liqueur, Calvados, vodka, tequila, gin, Irish cream, fortified wine, kirschwasser @cake,biscuit,tart,pudding,griddle,bread : orange juice, apple juice
rum, brandy, cognac, whisky, bourbon, vodka : -
bacon, pancetta, lardon, ham, prosciutto, speck, salami, chorizo, black pudding, jamón, Serrano ham, pepperoni, lap cheong, smoked bacon rasher : smoked turkey, smoked tofu, chestnut mushrooms, aubergine
sausage, bratwurst, chipolata, merguez, andouille, kielbasa, hot dog, chicken sausage : beef sausages, chicken sausages, vegan sausages, firm tofu, canned chickpeas, chestnut mushrooms
minced beef, minced pork, minced lamb, minced chicken, minced turkey : minced beef, minced chicken, minced turkey, cooked lentils, chestnut mushrooms
lard, schmaltz, dripping, suet, beef fat : vegan butter, 0.9 sunflower oil
gelatine : 0.5 agar
=stewing, =braising, =brisket, =shin, =oxtail, =shoulder, =diced @stew,curry,soup,pie,roast,rice,filled : stewing beef, diced lamb, pork shoulder, chicken thigh fillets, canned chickpeas, chestnut mushrooms, aubergine
~poultry : chicken thigh fillets, turkey breast, firm tofu, canned chickpeas, aubergine, chestnut mushrooms
~meat : sirloin steak, pork tenderloin, diced lamb, chicken thigh fillets, firm tofu, canned chickpeas, aubergine, chestnut mushrooms
~fish : cod fillets, firm tofu, aubergine, canned chickpeas
clam, mussel, cockle : 0.4 raw prawns, 0.5 cod fillets
~crustaceans, ~molluscs : raw prawns, firm tofu, cod fillets, chestnut mushrooms, canned chickpeas
honey : maple syrup, golden syrup, date syrup
maple syrup, golden syrup, agave : honey, date syrup
sugar, caster sugar, brown sugar, icing sugar, palm sugar, demerara, muscovado, jaggery @cake,biscuit,tart,pudding,griddle,bread,drink : 0.6 erythritol
sugar, brown sugar, palm sugar, caster sugar, jaggery, demerara, muscovado : -
almond, walnut, pecan, hazelnut, cashew, pistachio, peanut, pine nut, macadamia nut, nut : pumpkin seeds, sunflower seeds, -
peanut butter : tahini
tahini, sesame seed : sunflower seeds, -
red curry paste, green curry paste, yellow curry paste, massaman curry paste, laksa paste, curry paste : 0.7 curry powder
sesame oil : peanut oil, olive oil, sunflower oil
peanut oil : sunflower oil
almond flour, almond extract : sunflower seeds, -
coconut milk, coconut cream, desiccated coconut : soy cream, double cream, -
onion, red onion, shallot, white onion, pearl onion, leek : leek, fennel, celery, red pepper, -
spring onion, chives : chives, spring onion, parsley, -
garlic, garlic powder, onion powder : chives, -
celery, celeriac : -, courgette
mushroom, portobello mushroom, shiitake mushroom, dried mushrooms, wild mushroom, porcini, dried porcini : aubergine, courgette, -
tomato, cherry tomato, canned tomatoes, passata : roasted red peppers
tomato paste, ketchup : roasted red peppers, -
red pepper, green pepper, yellow pepper, roasted red pepper : courgette, carrot, -
aubergine : courgette, portobello mushroom
courgette : aubergine, red pepper
potato, new potato, baking potato @curry,stew,soup : celeriac, parsnip, cauliflower
potato, new potato, baking potato : celeriac, parsnip
chickpeas, dried chickpeas : canned white beans
kidney beans, black beans, white beans, cannellini, butter bean, borlotti, pinto beans : canned chickpeas, canned white beans, mushrooms
lentils, split peas, cooked lentils : canned chickpeas, buckwheat
rice, basmati rice, jasmine rice, brown rice, risotto rice, long-grain rice, sushi rice : quinoa, cauliflower rice
fresh coriander, parsley, basil, mint, dill, tarragon, sage, chervil, oregano : parsley, basil, chives, -
chilli, jalapeño, chilli flakes, chilli powder, cayenne pepper, dried chilli, hot sauce, sriracha, harissa, gochujang, Sichuan pepper, sambal, chilli oil, Tabasco, doubanjiang, chilli paste : sweet paprika, -
cumin, ground cumin : ground coriander, -
saffron : ground turmeric, -
nutmeg, caraway seed, cinnamon, clove, cardamom, allspice, star anise, mace, turmeric, coriander seed, ground coriander, fennel seed, juniper berry, bay leaf, lime leaf : -
thyme, dried thyme, rosemary, marjoram, dried marjoram, dried oregano, lovage, savory : dried thyme, rosemary, parsley, -
red wine vinegar, white wine vinegar, cider vinegar, rice vinegar, sherry vinegar, balsamic vinegar, vinegar : lemon juice, lime juice
lemon juice, lime juice, lemon, lime : cider vinegar, rice vinegar, -
lemon zest, lime zest, orange zest : vanilla extract, -
vanilla extract : 2 vanilla sugar, -
mustard, mustard powder, mustard seed, honey mustard : -
chia seeds : ground flaxseed, rolled oats
mayonnaise : vegan mayonnaise, yogurt, soy yogurt, coconut yogurt
gherkin, cornichon, pickle : -
capers : -
olives : -, capers
dried apricot, prune, date, fig @stew : raisins, dried cranberries, butternut squash
raisin, dried apricot, dried cranberry, prune, date, vine fruit, dried mixed fruit, fig : raisins, dried cranberries, -
tamarind, tamarind paste : lime juice, rice vinegar
bean sprout : pak choi, carrots, -
carrot : parsnip, butternut squash, -
peas, sugar snap pea, green bean, edamame : green beans, peas, broccoli, -
avocado : cucumber, -
cucumber : courgette, celery, -
coffee, espresso : decaffeinated coffee, -
salt : -
black pepper, white pepper : -
`;
