/** What people ask a chef for, in their own words, one a line. */
export const REAL_PROMPTS = `
quick chicken dinner
something with chicken and rice
vegan curry with chickpeas and spinach
I have eggs, spinach and feta
gluten free pancakes
dinner for two, romantic, no seafood
use up courgettes and tomatoes
salmon with asparagus
easy pasta for the kids
spicy thai noodles with prawns
healthy lunch box under 20 minutes
vegetarian chili
beef stew for six
soup with carrots and ginger
keto breakfast
high protein lunch with tuna
dairy free mac and cheese
mushroom risotto
Moroccan chicken tagine with apricots
shakshuka for 2
what can I make with potatoes, onions and cabbage?
cheap student dinner
something light and fresh for a hot summer day
comfort food for a rainy sunday
chocolate dessert without eggs
apple crumble, gluten free
vegan brownies
nut free cookies for a school party
smoothie with banana and spinach
lemonade for 10 people
tacos with black beans, no cheese
fish tacos
Korean beef bowl
Japanese noodle soup with tofu
chicken or tofu stir fry, not too spicy
I'm allergic to shellfish and peanuts. Thai food please
no dairy, no gluten, no eggs
low carb dinner with salmon
paleo dinner with pork
pescatarian pasta
Indian dal with spinach, mild
Greek salad
Mexican rice bowl with avocado
French onion soup but vegan
German potato salad
Spanish paella for 8
Vietnamese wraps with prawns
Caribbean curry with plantain
British cottage pie, vegetarian
stuffed peppers with rice and minced beef
meatballs in tomato sauce for a family of five
pizza with mushrooms
burger without bun, keto
halloumi skewers for the barbecue
grilled chicken skewers with lemon
baked cod with tomatoes and olives
potato gratin
sheet pan sausages with vegetables
omelette with mushrooms and cheese
frittata with peas and mint
pancakes with blueberries for 3
overnight oats with mango
porridge with apple and cinnamon
granola without nuts
rice pudding, dairy free
banana bread, vegan
blueberry muffins
fruit salad with mint
hummus with beetroot
avocado toast
crispy chickpeas as a snack
energy balls with dates, no nuts
hot chocolate for a cold day
I don't like mushrooms or aubergine. Vegetarian dinner in 30 minutes
I have no oven. Dinner with sweet potatoes
anything but fish, under half an hour
dinner in 15 minutes
one pot meal for a busy weeknight
meal prep lunches with quinoa
date night steak
pork chops with apples
lamb curry
duck breast with orange
turkey mince chili, low sodium
low sodium soup
coeliac friendly pasta bake
egg-free breakfast
lactose intolerant, need a creamy pasta
halal chicken biryani
kosher chicken soup
low fodmap dinner
something sweet with strawberries
dinner for 12 people, vegetarian
breakfast for one
a packed lunch with leftover chicken
vegan beef steak
vegan tuna sandwich
Schnelles Abendessen mit Kartoffeln und Möhren
vegetarisches Gericht mit Linsen und Spinat
Nudeln mit Tomaten und Basilikum
recette rapide avec poulet et champignons
soupe de poireaux et pommes de terre
gluten-free, dairy-free, nut-free cake
snack for toddlers without sugar
tofu, broccoli, peanut butter
cauliflower and chickpeas, Indian style
red lentils and sweet potato
kale and white beans, Italian
prawns and courgette with lemon, 20 minutes
aubergine with miso
goat's cheese and beetroot salad
ramen
pad thai without fish sauce
sushi bowl with salmon and avocado
carbonara
bolognese with lentils
chicken noodle soup for when I'm sick
slaw for a barbecue
something crunchy to nibble
plant-based high protein dinner
carnivore dinner
mediterranean diet dinner
I ran out of butter. Cookies please
rice and beans
spinach and ricotta
cabbage and noodles
fritters with sweetcorn
leftover rice, eggs, peas
steak salad with rocket
tofu scramble
wraps without gluten
quesadillas with peppers
gnocchi with sage and squash
pasta salad for a picnic
potato and leek soup without cream
warm salad with halloumi, no nuts
traybake with chicken thighs and root vegetables
`
  .trim()
  .split('\n');
