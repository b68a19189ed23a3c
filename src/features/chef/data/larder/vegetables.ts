/**
 * Vegetables, one per line: name/plural ; kinds ; a serving ; what can be done with it: use, minutes and cut. How the
 * columns are read: rules/larder.ts.
 */
export const VEGETABLES = `
carrot/carrots ; root mild ; 1/2 ; fry 6 cut into thin batons ; simmer 15 diced ; roast 35 cut into chunks ; raw 0 coarsely grated ; grate 0 coarsely grated ; dip 0 cut into sticks
parsnip/parsnips ; root ; 1/2 ; simmer 15 diced ; roast 35 cut into batons
waxy potatoes ; root starch potato ; 200 g ; simmer 15 cut into 2 cm chunks ; roast 40 cut into 3 cm chunks ; fry 15 cut into 1 cm dice ; say=potatoes
new potatoes ; potato ; 180 g ; simmer 15 halved ; roast 35 halved
floury potatoes ; mash potato ; 220 g ; simmer 15 peeled and cut into chunks ; slice 0 peeled and thinly sliced ; grate 0 coarsely grated ; bake 60 scrubbed ; say=potatoes
sweet potato/sweet potatoes ; root starch ; 1 ; simmer 15 peeled and diced ; roast 35 cut into chunks ; fry 14 cut into 1 cm dice ; slice 0 peeled and thinly sliced ; grate 0 coarsely grated
butternut squash ; root squash ; 150 g ; simmer 18 peeled and diced ; roast 35 peeled and cut into chunks ; slice 0 peeled and thinly sliced
pumpkin ; root squash ; 150 g ; simmer 18 peeled and diced ; roast 35 peeled and cut into chunks
beetroot ; root earthy ; 120 g ; roast 40 cut into thin wedges ; raw 0 peeled and coarsely grated ; grate 0 coarsely grated
celeriac ; root ; 120 g ; simmer 15 peeled and diced ; roast 35 peeled and cut into chunks ; slice 0 peeled and thinly sliced
swede ; root ; 120 g ; simmer 18 peeled and diced ; roast 40 peeled and cut into chunks
turnip/turnips ; root ; 1/2 ; simmer 15 peeled and diced ; roast 35 cut into wedges
kohlrabi ; root ; 100 g ; simmer 15 peeled and diced ; roast 35 peeled and cut into wedges ; raw 0 peeled and cut into thin batons
broccoli ; firm green ; 90 g ; fry 5 cut into small florets ; simmer 5 cut into small florets ; roast 20 cut into florets
tenderstem broccoli ; firm green ; 80 g ; fry 5 halved lengthways ; roast 15 trimmed ; say=broccoli
cauliflower ; firm ; 120 g ; fry 8 cut into small florets ; simmer 10 cut into florets ; roast 30 cut into florets
green beans ; firm green ; 80 g ; fry 6 trimmed and halved ; simmer 7 trimmed and halved ; roast 15 trimmed
asparagus ; firm green spring ; 90 g ; fry 5 trimmed and cut into 3 cm lengths ; simmer 4 trimmed and cut into 3 cm lengths ; roast 12 trimmed
sugar snap peas ; firm green quick ; 70 g ; fry 3 halved ; simmer 3 halved ; raw 0 thinly sliced
red pepper/red peppers ; firm pepper quick ; 1/2 ; dip 0 cut into sticks ; fry 6 cut into strips ; simmer 12 diced ; roast 30 cut into wide strips ; raw 0 thinly sliced ; grill 10 cut into 3 cm squares ; stuff 30 halved and seeded
yellow pepper/yellow peppers ; firm pepper quick ; 1/2 ; fry 6 cut into strips ; simmer 12 diced ; roast 30 cut into wide strips ; raw 0 thinly sliced ; grill 10 cut into 3 cm squares ; stuff 30 halved and seeded
courgette/courgettes ; soft summer quick ; 1/2 ; fry 6 cut into half-moons ; simmer 8 diced ; roast 25 cut into thick half-moons ; grill 10 cut into thick rounds ; grate 0 coarsely grated and squeezed dry ; slice 0 thinly sliced ; stuff 30 halved lengthways and hollowed out
aubergine/aubergines ; soft summer ; 1/2 ; fry 12 cut into 2 cm cubes ; simmer 25 cut into 2 cm cubes ; roast 35 cut into chunks ; grill 12 cut into 3 cm cubes ; stuff 35 halved lengthways and hollowed out
tomato/tomatoes ; juicy tomato ; 1 ; simmer 10 chopped ; roast 25 cut into wedges ; raw 0 cut into wedges
cherry tomatoes ; juicy tomato quick ; 80 g ; fry 4 halved ; simmer 8 halved ; roast 20 left whole ; raw 0 halved ; grill 6 left whole
chestnut mushrooms ; mushroom soft quick ; 80 g ; thin 0 very thinly sliced ; fry 7 sliced ; simmer 10 sliced ; roast 20 halved ; grill 10 left whole ; say=mushrooms
shiitake mushrooms ; mushroom soft quick ; 60 g ; fry 6 sliced ; simmer 8 sliced ; say=mushrooms
portobello mushroom/portobello mushrooms ; mushroom soft ; 1 ; fry 8 thickly sliced ; roast 20 thickly sliced ; patty 10 stalks removed ; stuff 20 stalks removed ; say=mushrooms
white cabbage ; cabbage ; 90 g ; fry 6 finely shredded ; simmer 12 shredded ; raw 0 finely shredded ; say=cabbage
savoy cabbage ; cabbage green ; 80 g ; fry 6 finely shredded ; simmer 10 shredded ; say=cabbage
red cabbage ; cabbage ; 90 g ; raw 0 finely shredded ; fry 10 finely shredded ; say=cabbage
Brussels sprouts ; firm green cabbage ; 100 g ; fry 8 thinly sliced ; roast 25 halved ; raw 0 very finely shredded ; say=sprouts
kale ; leaf green ; 40 g ; fry 4 stalks removed and shredded ; simmer 6 stalks removed and shredded ; raw 0 stalks removed and finely shredded
spinach ; leaf green quick ; 60 g ; fry 2 washed ; simmer 2 washed ; raw 0 washed ; blend 0 washed
chard ; leaf green ; 70 g ; fry 5 stalks and leaves sliced ; simmer 6 stalks and leaves sliced
pak choi ; leaf green quick ; 90 g ; fry 4 quartered lengthways ; simmer 4 sliced
spring greens ; leaf green ; 70 g ; fry 5 finely shredded ; simmer 6 shredded
celery ; aromatic ; 1/2 stalk/stalks ; fry 6 sliced ; simmer 15 diced ; raw 0 thinly sliced
fennel ; firm ; 80 g ; fry 8 thinly sliced ; simmer 15 sliced ; roast 30 cut into thin wedges ; raw 0 very thinly sliced
leek/leeks ; allium soft ; 1/2 ; fry 8 sliced ; simmer 12 sliced ; roast 25 cut into thick rounds
frozen peas ; green quick sweet-veg ; 60 g ; fry 3 ; simmer 3 ; say=peas
frozen sweetcorn ; quick sweet-veg ; 60 g ; fry 4 ; simmer 4 ; raw 0 thawed ; roast 15 ; say=sweetcorn
frozen broad beans ; green quick spring ; 60 g ; fry 4 ; simmer 4 ; say=broad beans
bean sprouts ; quick sprout ; 60 g ; fry 2 rinsed ; simmer 1 rinsed
okra ; firm ; 70 g ; fry 8 thickly sliced ; simmer 12 thickly sliced ; roast 20 halved lengthways
plantain/plantains ; root ; 1/2 ; fry 8 peeled and sliced ; roast 30 peeled and cut into chunks ; simmer 20 peeled and cut into chunks
romaine lettuce ; salad ; 60 g ; raw 0 torn ; say=lettuce
rocket ; salad ; 30 g ; raw 0
watercress ; salad ; 30 g ; raw 0
mixed salad leaves ; salad ; 40 g ; raw 0 ; say=salad leaves
cucumber ; fresh ; 80 g ; raw 0 cut into half-moons ; dip 0 cut into sticks
radishes ; fresh ; 30 g ; raw 0 thinly sliced
avocado/avocados ; creamy fresh ; 1/2 ; raw 0 sliced ; blend 0 flesh scooped out
roasted red peppers ; jar pepper ; 50 g ; raw 0 drained and sliced ; simmer 5 drained and sliced
artichoke hearts ; jar ; 50 g ; raw 0 drained and quartered ; fry 4 drained and quartered ; roast 20 drained and quartered
cooked beetroot ; fresh earthy ; 80 g ; raw 0 cut into wedges ; blend 0 chopped ; say=beetroot
onion/onions ; onion ; 1/4 ; fry 6 finely chopped ; simmer 10 finely chopped ; roast 30 cut into wedges ; grill 12 cut into wedges
red onion/red onions ; onion ; 1/4 ; fry 6 thinly sliced ; roast 30 cut into wedges ; raw 0 very thinly sliced ; grill 12 cut into wedges ; say=onion
shallot/shallots ; onion ; 1 ; fry 4 finely chopped ; roast 25 halved ; raw 0 finely chopped
spring onion/spring onions ; onion fresh-onion ; 1 ; fry 2 sliced ; raw 0 finely sliced ; simmer 2 sliced
garlic ; garlic ; 1 clove/cloves ; fry 1 finely chopped ; raw 0 crushed ; roast 0 finely chopped ; round=up
fresh ginger ; ginger ; 5 g ; fry 1 finely grated ; raw 0 finely grated ; say=ginger
lemongrass ; ginger ; 1/2 stalk/stalks ; fry 1 tender part finely chopped
red chilli/red chillies ; chilli ; 1/4 ; fry 1 finely sliced ; raw 0 finely sliced ; say=chilli
green chilli/green chillies ; chilli ; 1/4 ; fry 1 finely sliced ; raw 0 finely sliced ; say=chilli
canned jackfruit ; meaty ; 120 g ; fry 10 drained and shredded ; simmer 20 drained and shredded ; say=jackfruit
radicchio ; salad rare ; 40 g ; raw 0 torn ; fry 4 shredded ; roast 15 cut into wedges
chicory ; salad rare ; 40 g ; raw 0 leaves parted ; roast 20 halved lengthways
cavolo nero ; leaf green rare ; 40 g ; fry 5 stalks removed and shredded ; simmer 8 stalks removed and shredded
Jerusalem artichokes ; root rare ; 120 g ; simmer 18 peeled and diced ; roast 35 halved
daikon ; root fresh rare ; 80 g ; raw 0 cut into thin batons ; simmer 12 sliced ; fry 6 cut into thin batons
cassava ; root starch rare ; 150 g ; simmer 25 peeled and cut into chunks
chestnuts ; nut rare ; 40 g ; raw 0 cooked and peeled ; simmer 10 cooked and peeled ; roast 15 cooked and peeled
`;
