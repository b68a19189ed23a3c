/** Grains, pasta, breads, tins, fats, milks and cheeses, one per line; the columns as in vegetables.ts. */
export const STAPLES = `
spaghetti ; pasta long ; 85 g ; boil 10
linguine ; pasta long ; 85 g ; boil 10
tagliatelle ; pasta long ; 85 g ; boil 8
penne ; pasta short ; 85 g ; boil 11
fusilli ; pasta short ; 85 g ; boil 11
rigatoni ; pasta short ; 85 g ; boil 12
orecchiette ; pasta short ; 85 g ; boil 12
orzo ; pasta short ; 85 g ; boil 9
macaroni ; pasta short ; 85 g ; boil 9
durum wheat pasta ; pasta short long stand-in ; 85 g ; boil 11 ; say=pasta
gluten-free pasta ; pasta short long stand-in last ; 85 g ; boil 11 ; say=pasta
gnocchi ; gnocchi ; 150 g ; boil 3
long-grain rice ; rice ; 70 g ; absorb 15 rinsed ; say=rice
basmati rice ; rice ; 70 g ; absorb 12 rinsed ; say=rice
jasmine rice ; rice ; 70 g ; absorb 12 rinsed ; say=rice
brown rice ; rice wholegrain ; 70 g ; absorb 30 rinsed ; say=rice
risotto rice ; risotto ; 75 g ; say=rice
paella rice ; paella ; 75 g ; say=rice
pudding rice ; pudding ; 35 g ; say=rice
quinoa ; grain wholegrain ; 60 g ; absorb 15 rinsed
cooked quinoa ; grain wholegrain leftover rare ; 130 g ; raw 0 at room temperature ; say=quinoa ; title=quinoa
couscous ; grain quick ; 60 g ; soak 5
bulgur ; grain wholegrain ; 60 g ; absorb 12
pearl barley ; grain wholegrain ; 60 g ; absorb 30 rinsed ; say=barley
millet ; grain wholegrain ; 60 g ; absorb 18 rinsed
buckwheat ; grain wholegrain ; 60 g ; absorb 15 rinsed
cauliflower rice ; low-carb ; 120 g ; absorb 5 ; say=cauliflower rice
rice noodles ; noodle asian ; 60 g ; boil 5
egg noodles ; noodle asian ; 60 g ; boil 5
udon noodles ; noodle asian ; 75 g ; boil 8
soba noodles ; noodle asian ; 65 g ; boil 5
glass noodles ; noodle asian ; 50 g ; boil 5
polenta ; grain rare ; 50 g ; absorb 10
cornmeal ; meal ; 30 g
rolled oats ; oats ; 50 g ; say=oats
sourdough bread ; bread toast ; 2 slice/slices ; round=whole ; say=bread
wholemeal bread ; bread toast ; 2 slice/slices ; round=whole ; say=bread
gluten-free bread ; bread toast stand-in ; 2 slice/slices ; round=whole ; say=bread
baguette ; bread ; 90 g
flour tortilla/flour tortillas ; wrap ; 1 ; round=whole ; say=tortillas
corn tortilla/corn tortillas ; taco ; 3 ; round=whole ; say=tortillas
pitta bread/pitta breads ; flatbread ; 1 ; round=whole
naan/naans ; flatbread ; 1 ; round=whole
burger bun/burger buns ; bun ; 1 ; round=whole ; say=buns
pizza dough ; dough ; 140 g ; say=dough
puff pastry ; pastry ; 80 g
shortcrust pastry ; pastry ; 80 g
filo pastry ; pastry ; 50 g
digestive biscuits ; crumbs ; 25 g
breadcrumbs ; crumb ; 15 g
plain flour ; flour ; 60 g ; say=flour
self-raising flour ; flour ; 60 g ; say=flour
wholemeal flour ; flour ; 60 g ; say=flour
gluten-free flour ; flour ; 60 g ; say=flour
chickpea flour ; flour ; 30 g ; say=flour
buckwheat flour ; flour ; 60 g ; say=flour
almond flour ; flour ; 40 g
cornflour ; thickener ; 1 tsp
baking powder ; raising ; 1/2 tsp
bicarbonate of soda ; raising ; 1/8 tsp
canned chopped tomatoes ; canned-tomato ; 100 g ; say=chopped tomatoes
passata ; canned-tomato ; 100 g
tomato paste ; paste ; 1/2 tbsp
canned coconut milk ; creamy-liquid ; 100 ml ; say=coconut milk
vegetable stock ; stock ; 200 ml ; say=stock
gluten-free vegetable stock ; stock ; 200 ml ; say=stock
chicken stock ; stock ; 200 ml ; say=stock
water ; water ; 200 ml
olive oil ; oil ; 1/2 tbsp
extra virgin olive oil ; oil ; 1 tbsp ; say=olive oil
sunflower oil ; oil ; 1/2 tbsp
coconut oil ; oil ; 1/2 tbsp
toasted sesame oil ; oil ; 1/2 tsp ; say=sesame oil
ghee ; fat ; 1/2 tbsp
butter ; fat ; 10 g
vegan butter ; fat ; 10 g
lard ; fat ; 1/2 tbsp
milk ; milk ; 100 ml
buttermilk ; milk ; 100 ml
soy milk ; milk ; 100 ml
oat milk ; milk ; 100 ml
almond milk ; milk ; 100 ml
rice milk ; milk ; 100 ml
double cream ; cream ; 40 ml ; say=cream
coconut cream ; cream ; 40 ml
crème fraîche ; cream ; 30 g
sour cream ; cream cool ; 25 g
Greek yogurt ; yogurt cool ; 40 g ; say=yogurt
soy yogurt ; yogurt cool ; 40 g ; say=yogurt
feta ; cheese crumbly ; 35 g ; raw 0 crumbled ; title=feta
goat's cheese ; cheese crumbly ; 35 g ; raw 0 crumbled
mozzarella ; cheese melting ; 50 g ; raw 0 torn
cheddar ; cheese melting ; 35 g ; raw 0 grated
gruyère ; cheese melting ; 35 g ; raw 0 grated
gouda ; cheese melting ; 35 g ; raw 0 grated
parmesan ; cheese hard ; 15 g ; raw 0 finely grated
pecorino ; cheese hard rare ; 15 g ; raw 0 finely grated
vegetarian hard cheese ; cheese hard ; 15 g ; raw 0 finely grated ; say=cheese
ricotta ; cheese fresh-cheese ; 50 g
quark ; cheese fresh-cheese rare ; 50 g
cottage cheese ; cheese fresh-cheese ; 60 g
mascarpone ; cheese fresh-cheese rare ; 40 g ; raw 0
brie ; cheese melting rare ; 35 g ; raw 0 sliced
cream cheese ; cheese fresh-cheese ; 40 g
blue cheese ; cheese crumbly ; 25 g ; raw 0 crumbled
nutritional yeast ; yeasty ; 1 tbsp
soft tofu ; smooth ; 80 g ; say=tofu
hummus ; spread ; 40 g
mayonnaise ; spread ; 1 tbsp
vegan mayonnaise ; spread ; 1 tbsp ; say=mayonnaise
pesto ; spread ; 20 g
salsa ; spread ; 60 g
`;
