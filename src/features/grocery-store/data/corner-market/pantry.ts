/** Dry goods, baking, cans and jars, oils, spices, frozen foods and drinks of the test store. */
export const DRY_GOODS = `
spaghetti; linguine; pasta | 500 g 0.99, 1 kg 1.79
penne; penne pasta; rigatoni; ziti | 500 g 0.99, 1 kg 1.79
fusilli; rotini | 500 g 0.99
macaroni; elbow macaroni; elbow pasta | 500 g 1.05
tagliatelle; fettuccine; pappardelle | 500 g 1.59
lasagne sheets; lasagna noodles; lasagne | 500 g 1.49
orzo | 500 g 1.29
gnocchi; potato gnocchi | 500 g 1.49
egg noodles; noodles; ramen noodles; chow mein noodles | 250 g 1.19
rice noodles; pad thai noodles; rice vermicelli | 250 g 1.49
udon noodles; soba noodles | 300 g 1.99
white rice; rice; long-grain rice; long grain rice | 1 kg 1.69, 2 kg 2.99
basmati rice | 500 g 1.49, 1 kg 2.49
jasmine rice | 1 kg 2.59
brown rice | 1 kg 2.19
risotto rice; arborio rice; carnaroli rice | 500 g 1.99
sushi rice | 500 g 2.29
quinoa | 300 g 2.49, 500 g 3.79
couscous | 500 g 1.39
bulgur; bulgur wheat | 500 g 1.59
pearl barley; barley | 500 g 1.29
polenta; cornmeal; grits | 500 g 1.49
red lentils; split red lentils; red lentil | 500 g 1.49
green lentils; brown lentils; puy lentils; lentils | 500 g 1.49
dried chickpeas | 500 g 1.39
dried black beans; dried kidney beans | 500 g 1.49
rolled oats; oats; old-fashioned oats; porridge oats | 500 g 1.09, 1 kg 1.89
granola; muesli | 500 g 2.79
corn flakes; breakfast cereal | 500 g 1.99
breadcrumbs; panko; panko breadcrumbs | 200 g 1.29
crackers; graham cracker; digestive biscuits | 200 g 1.19
almonds; whole almonds; flaked almonds; sliced almonds | 200 g 2.49
walnuts; chopped walnuts; walnut halves | 200 g 2.59
pecans; pecan halves | 150 g 2.89
cashews; cashew nuts | 200 g 2.69
peanuts; roasted peanuts | 250 g 1.49
pine nuts | 100 g 3.29
pistachios | 150 g 3.19
hazelnuts | 150 g 2.49
sesame seeds | 150 g 1.49
pumpkin seeds; pepitas; sunflower seeds | 200 g 1.89
chia seeds | 250 g 2.79
flaxseed; ground flaxseed; linseed | 250 g 1.99
raisins; sultanas | 250 g 1.29
dried cranberries | 150 g 1.69
dates; medjool dates; pitted dates | 250 g 2.49
dried apricots | 250 g 2.29
`;
export const BAKING = `
plain flour; all-purpose flour; all purpose flour; flour; white flour | 500 g 0.69, 1.5 kg 1.39
self-raising flour; self-rising flour | 1.5 kg 1.39
bread flour; strong white flour; strong flour | 1.5 kg 1.69
wholemeal flour; whole wheat flour | 1.5 kg 1.69
almond flour; ground almonds | 200 g 2.49
cornflour; cornstarch | 250 g 0.99
caster sugar; sugar; white sugar; granulated sugar | 500 g 1.09, 1 kg 1.59
brown sugar; light brown sugar; dark brown sugar | 500 g 1.39
icing sugar; powdered sugar; confectioners' sugar | 500 g 1.29
honey; runny honey; clear honey | 340 g 2.69
maple syrup; pure maple syrup | 250 ml 4.29
golden syrup; corn syrup; agave; agave nectar; molasses | 450 g 1.99
baking powder | 170 g 1.19
baking soda; bicarbonate of soda | 200 g 0.89
dried yeast; instant yeast; active dry yeast; yeast | 56 g 1.09
vanilla extract; vanilla; vanilla essence | 60 ml 2.99
cocoa powder; unsweetened cocoa powder; cocoa | 250 g 2.29
dark chocolate; bittersweet chocolate; chocolate | 100 g 1.29, 200 g 2.29
milk chocolate | 100 g 1.19
white chocolate | 100 g 1.29
chocolate chips; semi-sweet chocolate chips; semisweet chocolate chips | 200 g 1.89
desiccated coconut; shredded coconut; coconut flakes | 200 g 1.49
gelatine; gelatin | 12 g 0.99
puff pastry; puff pastry sheet | 320 g 1.89
shortcrust pastry; pie crust; pie dough | 320 g 1.79
filo pastry; phyllo | 270 g 1.99
`;
export const CANS_AND_JARS = `
chopped tomatoes; canned tomatoes; diced tomatoes; crushed tomatoes; tinned tomatoes | 400 g 0.69, 4 x 400 g 2.39
plum tomatoes in juice; whole peeled tomatoes; peeled tomatoes; canned plum tomatoes | 400 g 0.75
tomato passata; passata; tomato sauce; tomato puree in a jar | 500 g 0.99, 700 g 1.29
tomato paste; tomato puree; concentrated tomato paste | 140 g 0.79, 200 g 0.99
sun-dried tomatoes; sundried tomatoes | 280 g 2.49
marinara sauce; pasta sauce | 500 g 1.99
chickpeas; canned chickpeas; garbanzo beans | 400 g 0.79, 4 x 400 g 2.79
kidney beans; red kidney beans; canned kidney beans | 400 g 0.79
black beans; canned black beans | 400 g 0.85
cannellini beans; white beans; butter beans; navy beans; great northern beans | 400 g 0.85
pinto beans; refried beans | 400 g 0.89
baked beans | 400 g 0.95
canned sweetcorn; canned corn; sweetcorn | 200 g 0.79, 3 x 200 g 1.99
coconut milk; full-fat coconut milk; canned coconut milk | 400 ml 1.49
coconut cream | 160 ml 1.19
canned tuna; tuna; tinned tuna | 145 g 1.19, 4 x 145 g 4.29
anchovies; anchovy fillet; anchovy | 50 g 1.49
sardines; canned sardines | 120 g 1.29
olives; black olives; green olives; kalamata olives | 330 g 1.99
capers | 180 g 1.59
artichoke hearts | 280 g 2.29
roasted red peppers; roasted peppers | 460 g 2.39
pickles; gherkins; dill pickle | 350 g 1.69
sauerkraut | 500 g 1.69
kimchi | 300 g 3.49
pesto; basil pesto; green pesto | 190 g 1.99
peanut butter; smooth peanut butter; crunchy peanut butter | 340 g 2.19
almond butter | 180 g 3.49
tahini | 300 g 2.99
hummus | 200 g 1.49
strawberry jam; jam; raspberry jam | 340 g 1.49
apple sauce; applesauce | 360 g 1.49
vegetable stock; vegetable broth; vegetable stock cube; vegetable bouillon | 1 l 1.79, 8 ct 1.29
chicken stock; chicken broth; chicken stock cube; chicken bouillon | 1 l 1.89, 8 ct 1.29
beef stock; beef broth; beef stock cube; beef bouillon | 1 l 1.89, 8 ct 1.29
evaporated milk; condensed milk; sweetened condensed milk | 397 g 1.69
salsa; tomato salsa | 300 g 1.79
`;
export const OILS_AND_SAUCES = `
olive oil; extra virgin olive oil; extra-virgin olive oil | 500 ml 4.49, 1 l 7.99
vegetable oil; sunflower oil; canola oil; rapeseed oil; neutral oil; cooking oil | 1 l 2.29
sesame oil; toasted sesame oil | 150 ml 2.29
coconut oil | 300 ml 2.99
cooking spray; oil spray | 200 ml 2.49
balsamic vinegar | 250 ml 1.89
red wine vinegar | 350 ml 1.49
white wine vinegar; white vinegar | 350 ml 1.39
apple cider vinegar; cider vinegar | 500 ml 1.79
rice vinegar; rice wine vinegar | 150 ml 1.69
soy sauce; light soy sauce; dark soy sauce; low-sodium soy sauce | 150 ml 1.29, 500 ml 2.99
gluten-free tamari; tamari; gluten-free soy sauce | 150 ml 2.49
fish sauce | 200 ml 1.99
oyster sauce; hoisin sauce | 250 ml 1.89
teriyaki sauce | 250 ml 2.19
worcestershire sauce | 150 ml 1.49
hot sauce; sriracha; tabasco; chili sauce; sweet chilli sauce | 250 ml 1.99
tomato ketchup; ketchup | 460 g 1.49
mayonnaise; mayo | 400 g 1.69
dijon mustard; mustard | 200 g 1.19
wholegrain mustard; whole grain mustard | 200 g 1.29
bbq sauce; barbecue sauce | 440 g 1.69
miso paste; white miso; miso | 200 g 2.99
curry paste; red curry paste; thai red curry paste; green curry paste | 200 g 2.29
harissa; harissa paste | 100 g 1.79
gochujang | 200 g 2.79
mirin; rice wine | 150 ml 2.29
lemon juice; bottled lemon juice | 250 ml 0.99
`;
export const SPICES = `
salt; table salt; fine salt | 750 g 0.59
sea salt; flaky salt; kosher salt; coarse salt; flaky sea salt | 250 g 1.49
black pepper; ground black pepper; pepper; black peppercorn | 50 g 1.29
white pepper | 40 g 1.29
paprika; sweet paprika | 45 g 0.99
smoked paprika | 45 g 1.09
cumin; ground cumin | 45 g 0.99
cumin seeds | 45 g 0.99
ground coriander; coriander seeds; coriander powder | 40 g 0.99
turmeric; ground turmeric | 45 g 0.99
curry powder; mild curry powder | 80 g 1.19
garam masala | 45 g 1.19
chilli powder; chili powder | 45 g 0.99
cayenne pepper; cayenne | 40 g 0.99
chilli flakes; red pepper flakes; crushed red pepper; chili flakes | 30 g 0.99
cinnamon; ground cinnamon | 40 g 0.99
cinnamon stick | 15 g 1.29
nutmeg; ground nutmeg | 35 g 1.29
ground ginger; ginger powder | 40 g 0.99
allspice; ground allspice | 35 g 1.09
cloves; ground cloves; whole cloves | 30 g 1.19
cardamom; cardamom pods; ground cardamom | 30 g 1.99
star anise | 15 g 1.49
saffron | 0.4 g 3.99
bay leaf; bay leaves | 5 g 0.89
dried oregano; oregano | 15 g 0.89
dried thyme | 15 g 0.89
dried basil | 15 g 0.89
dried rosemary | 20 g 0.89
italian seasoning; italian herbs; mixed herbs; dried mixed herbs | 15 g 0.95
taco seasoning; fajita seasoning | 35 g 0.89
garlic powder; garlic granules | 60 g 0.99
onion powder; onion granules | 60 g 0.99
mustard seeds; mustard powder | 50 g 0.99
fennel seeds | 40 g 0.99
za'atar; sumac | 40 g 1.49
`;
export const FROZEN_AND_DRINKS = `
frozen peas; peas; garden peas | 500 g 1.19, 1 kg 2.09
frozen sweetcorn; frozen corn; corn kernels; corn | 500 g 1.29
frozen spinach | 500 g 1.39
frozen mixed vegetables; mixed vegetables; stir-fry vegetables | 750 g 1.79
frozen berries; frozen mixed berries; mixed berries | 400 g 2.99
frozen edamame; edamame | 400 g 2.49
french fries; oven chips | 1 kg 1.99
pizza dough | 400 g 1.79
vanilla ice cream; ice cream | 900 ml 2.99
orange juice | 1 l 1.89
apple juice | 1 l 1.59
coconut water | 500 ml 1.79
sparkling water; soda water; club soda | 1 l 0.65, 6 x 1 l 3.29
ground coffee; coffee; espresso | 227 g 3.79
black tea; tea bag; green tea | 80 ct 2.29
white wine; dry white wine | 750 ml 7.49
red wine; dry red wine | 750 ml 7.49
beer; lager | 4 x 330 ml 4.49
protein powder; vanilla protein powder | 500 g 12.99
ice; ice cubes | 2 kg 1.49
`;
