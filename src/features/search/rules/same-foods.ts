/**
 * Names of one food in the dialects of English, and its other spellings: one food per line, separated by commas. Merely
 * similar foods (biscuits and cookies, raisins and sultanas) are not listed, unless recipes use the names for the same
 * thing.
 */
export const SAME_FOODS = `
coriander, cilantro, coriander leaf
prawn, shrimp
chilli, chili, chile
stock, broth
ketchup, catsup
aubergine, eggplant, brinjal
courgette, zucchini
spring onion, scallion, green onion
beetroot, beet
rocket, arugula, rucola
swede, rutabaga
mangetout, snow pea
sugar snap, snap pea
broad bean, fava bean
chickpea, garbanzo, garbanzo bean
haricot bean, navy bean
butter bean, lima bean
borlotti bean, cranberry bean
sweetcorn, corn
bell pepper, capsicum, sweet pepper
mince, minced beef, ground beef
minced pork, ground pork
minced lamb, ground lamb
minced turkey, ground turkey
bicarbonate of soda, bicarb, baking soda
cornflour, cornstarch
icing sugar, powdered sugar, confectioners sugar
caster sugar, superfine sugar
demerara sugar, turbinado sugar
plain flour, all purpose flour
wholemeal, whole wheat
strong flour, bread flour
double cream, heavy cream, heavy whipping cream
single cream, light cream
soured cream, sour cream
yogurt, yoghurt
gherkin, pickle
treacle, molasses
kebab, kabob
barbecue, barbeque, bbq
hummus, houmous, hommus
lasagne, lasagna
fettuccine, fettuccini
linguine, linguini
whisky, whiskey
omelette, omelet
doughnut, donut
fillet, filet
filo, phyllo
mayonnaise, mayo
cep, porcini
celeriac, celery root
pak choi, bok choy, pak choy
chinese cabbage, napa cabbage, chinese leaf
soy, soya
tofu, bean curd
tahini, tahina
porridge, oatmeal
rolled oats, porridge oats
okra, ladies finger, bhindi
papaya, pawpaw
cantaloupe, rockmelon
pumpkin seed, pepita
desiccated coconut, shredded coconut
jacket potato, baked potato
chips, fries, french fries
crisps, potato chips
groundnut, peanut
hazelnut, filbert, cobnut
rapeseed oil, canola oil
passata, strained tomato
prosciutto, parma ham
flank steak, bavette
kipper, smoked herring
monkfish, anglerfish
seabass, sea bass, branzino
squid, calamari
parmesan, parmigiano
ladyfinger, savoiardi, sponge finger
candyfloss, cotton candy
ice lolly, popsicle
dal, dhal, daal, dahl
roti, chapati, chapatti
naan, nan bread
turmeric, tumeric
fenugreek, methi
chilli con carne, chili con carne
`;
