/** Vegetables, fruit and fresh herbs of the test store; parsed by `corner-market.ts`. */
export const PRODUCE = `
onion; yellow onion; brown onion; white onion | each 0.45, 1 kg 1.49
red onion | each 0.55, 1 kg 1.79
shallot | 250 g 1.59
spring onion; scallion; green onion | bunch 0.89
leek | each 0.99, 500 g 1.89
garlic; garlic clove; garlic bulb | each 0.49, 4 ct 1.59
ginger; ginger root; fresh ginger; root ginger | 150 g 0.99
potato; white potato; waxy potato | 1 kg 1.49, 2.5 kg 2.99
baby potato; new potato | 750 g 1.99
sweet potato | each 0.79, 1 kg 2.29
carrot | 500 g 0.79, 1 kg 1.29
parsnip | 500 g 1.39
beetroot; beet | 500 g 1.49
radish | bunch 0.95
turnip | each 0.69
celery; celery stalk; celery stick; celery rib | each 1.19
fennel; fennel bulb | each 1.39
tomato; plum tomato; vine tomato | each 0.49, 500 g 1.89
cherry tomato; grape tomato | 250 g 1.49, 500 g 2.69
cucumber | each 0.85
courgette; zucchini | each 0.69, 500 g 1.59
aubergine; eggplant | each 1.19
bell pepper; red bell pepper; red pepper; sweet pepper | each 0.89, 3 ct 2.29
green bell pepper; green pepper | each 0.79
yellow bell pepper; yellow pepper; orange bell pepper | each 0.95
red chilli; chilli; chili pepper; red chili; chile | 50 g 0.79
jalapeno; jalapeño; jalapeno pepper; green chilli | 100 g 0.99
broccoli; broccoli floret | each 1.29, 500 g 1.99
cauliflower | each 1.69
white cabbage; cabbage; green cabbage | each 1.29
red cabbage | each 1.39
napa cabbage; chinese cabbage | each 1.89
brussels sprout | 500 g 1.79
kale; cavolo nero | 200 g 1.39
spinach; baby spinach; fresh spinach | 200 g 1.49, 400 g 2.59
rocket; arugula | 100 g 1.29
lettuce; romaine lettuce; cos lettuce; iceberg lettuce | each 1.09
mixed salad leaves; salad greens; mixed greens | 150 g 1.49
pak choi; bok choy | 2 ct 1.59
asparagus | bunch 2.49
green beans; french beans | 250 g 1.49
sugar snap peas; snow peas; mangetout | 200 g 1.79
sweetcorn cob; corn on the cob; ear of corn | 2 ct 1.49
mushroom; button mushroom; white mushroom; chestnut mushroom; cremini mushroom | 250 g 1.29, 500 g 2.29
portobello mushroom | 2 ct 1.99
shiitake mushroom | 125 g 2.29
butternut squash; squash | each 1.99
pumpkin | each 3.49
avocado | each 0.99, 3 ct 2.59
lemon | each 0.45, 4 ct 1.49
lime | each 0.39, 5 ct 1.59
orange | each 0.59, 1 kg 2.29
grapefruit | each 0.79
apple; gala apple; red apple | each 0.49, 6 ct 2.19
cooking apple; granny smith apple; green apple | each 0.59, 1 kg 2.49
pear | each 0.55, 4 ct 1.99
banana | each 0.25, 5 ct 1.15
strawberry | 250 g 2.29, 400 g 3.29
blueberry | 150 g 2.19, 300 g 3.79
raspberry | 150 g 2.49
blackberry | 150 g 2.39
grapes | 500 g 2.49
mango | each 1.29
pineapple | each 2.29
kiwi; kiwi fruit | 6 ct 1.99
peach; nectarine | 4 ct 2.19
plum | 400 g 1.99
cherries | 250 g 2.99
pomegranate | each 1.49
melon; cantaloupe | each 2.49
watermelon | each 3.99
basil; fresh basil; basil leaf | 30 g 0.99
parsley; fresh parsley; flat-leaf parsley | 30 g 0.89
coriander; cilantro; fresh coriander; fresh cilantro | 30 g 0.89
mint; fresh mint; mint leaf | 30 g 0.89
dill; fresh dill | 25 g 0.99
chives | 25 g 0.99
thyme; fresh thyme; thyme sprig | 20 g 0.99
rosemary; fresh rosemary; rosemary sprig | 20 g 0.99
sage; fresh sage | 20 g 0.99
lemongrass | 3 ct 1.29
tofu; firm tofu; extra-firm tofu | 400 g 2.49
silken tofu | 350 g 2.19
tempeh | 200 g 2.79
`;
