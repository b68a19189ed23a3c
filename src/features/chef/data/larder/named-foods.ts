/** Foods that are used only if the cook names them, one per line; same columns as vegetables.ts. */
export const NAMED_FOODS = `
chanterelle/chanterelles ; mushroom soft rare ; 70 g ; fry 7 brushed clean ; simmer 10 brushed clean
girolle/girolles ; mushroom soft rare ; 70 g ; fry 7 brushed clean ; simmer 10 brushed clean
cep/ceps ; mushroom soft rare ; 70 g ; fry 8 brushed clean and sliced ; simmer 10 sliced ; roast 20 halved
porcini mushroom/porcini mushrooms ; mushroom soft rare ; 70 g ; fry 8 brushed clean and sliced ; simmer 10 sliced ; roast 20 halved ; say=porcini ; title=porcini
morel/morels ; mushroom soft rare ; 50 g ; fry 12 halved and washed ; simmer 15 halved and washed
oyster mushroom/oyster mushrooms ; mushroom soft rare ; 80 g ; fry 7 torn into strips ; simmer 8 torn into strips ; roast 20 torn into pieces
wild mushrooms ; mushroom soft rare ; 80 g ; fry 8 cleaned and sliced ; simmer 10 cleaned and sliced
enoki mushrooms ; mushroom soft rare ; 50 g ; fry 3 trimmed ; simmer 3 trimmed
shimeji mushrooms ; mushroom soft rare ; 70 g ; fry 6 trimmed ; simmer 8 trimmed
salsify ; root rare ; 120 g ; simmer 20 peeled and cut into 3 cm lengths ; roast 35 peeled and cut into lengths
yam ; root starch rare ; 180 g ; simmer 20 peeled and diced ; roast 35 peeled and cut into chunks ; fry 14 peeled and cut into 1 cm dice
taro ; root starch rare ; 150 g ; simmer 25 peeled and diced ; roast 40 peeled and cut into chunks
baking potato/baking potatoes ; potato rare ; 1 ; bake 70 scrubbed ; simmer 15 peeled and diced ; roast 40 cut into chunks ; say=potatoes
green pepper/green peppers ; firm pepper rare ; 1/2 ; fry 6 cut into strips ; simmer 12 diced ; roast 30 cut into wide strips ; raw 0 thinly sliced ; grill 10 cut into 3 cm squares ; stuff 30 halved and seeded
spaghetti squash ; root squash rare ; 200 g ; roast 45 halved and seeded
Chinese cabbage ; cabbage leaf rare ; 90 g ; fry 5 shredded ; simmer 6 shredded ; raw 0 finely shredded
sorrel ; leaf green rare ; 40 g ; fry 2 shredded ; simmer 2 shredded
nettles ; leaf green rare ; 50 g ; fry 5 washed and chopped with gloves on ; simmer 8 washed with gloves on ; say=nettles
lamb's lettuce ; salad rare ; 40 g ; raw 0 washed
curly endive ; salad rare ; 50 g ; raw 0 torn ; fry 4 shredded
iceberg lettuce ; salad rare ; 60 g ; raw 0 shredded ; say=lettuce
cress ; salad rare ; 10 g ; raw 0 snipped
dandelion greens ; leaf green rare ; 50 g ; fry 5 washed and chopped ; raw 0 washed and torn ; simmer 8 washed and chopped
turnip greens ; leaf green rare ; 80 g ; fry 6 washed and chopped ; simmer 10 washed and chopped
beet greens ; leaf green rare ; 70 g ; fry 5 washed and shredded ; simmer 8 washed and shredded
mustard greens ; leaf green rare ; 70 g ; fry 5 washed and shredded ; simmer 8 washed and shredded
collard ; leaf green rare ; 70 g ; fry 8 shredded ; simmer 20 shredded ; say=collard greens ; title=collard greens
broccoli rabe ; firm green leaf rare ; 90 g ; fry 8 trimmed and chopped ; simmer 6 trimmed and chopped
agretti ; green quick rare ; 60 g ; fry 4 trimmed and washed ; simmer 5 trimmed and washed
samphire ; green quick rare ; 40 g ; fry 2 rinsed ; simmer 2 rinsed
lotus root ; root rare ; 90 g ; fry 8 peeled and thinly sliced ; simmer 15 peeled and sliced
chayote ; firm rare ; 100 g ; fry 8 peeled and diced ; simmer 12 peeled and diced ; roast 30 peeled and cut into wedges
wild garlic ; leaf green rare ; 20 g ; fry 1 shredded ; raw 0 shredded ; simmer 1 shredded
pearl onion/pearl onions ; onion rare ; 4 ; fry 10 peeled ; roast 30 peeled ; simmer 20 peeled
white onion/white onions ; onion rare ; 1/4 ; fry 6 finely chopped ; simmer 10 finely chopped ; roast 30 cut into wedges ; say=onion
marrow ; soft rare ; 150 g ; fry 8 peeled and diced ; roast 30 cut into thick slices ; simmer 12 peeled and diced ; stuff 40 halved lengthways and hollowed out
tomatillo/tomatillos ; juicy rare ; 3 ; simmer 10 husked and chopped ; roast 15 husked and halved
mixed vegetables ; green quick rare ; 100 g ; fry 6 ; simmer 8
artichoke/artichokes ; firm rare ; 1 ; simmer 25 trimmed to the heart and quartered ; fry 12 trimmed to the heart and sliced ; roast 30 trimmed to the heart and quartered
cardoon ; firm rare ; 120 g ; simmer 40 strings removed and cut into lengths
hearts of palm ; jar rare ; 50 g ; raw 0 drained and sliced
water chestnuts ; jar rare ; 40 g ; fry 3 drained and sliced ; raw 0 drained and sliced
bamboo shoots ; jar rare ; 50 g ; fry 4 drained ; simmer 5 drained
baked beans ; pulse bean rare ; 140 g ; simmer 5 ; stew 10
haricot bean/haricot beans ; pulse plant bean rare ; 120 g ; simmer 12 cooked, drained and rinsed ; stew 20 cooked, drained and rinsed ; raw 0 cooked, drained and rinsed
lima bean/lima beans ; pulse plant bean rare ; 120 g ; simmer 12 cooked, drained and rinsed ; stew 20 cooked, drained and rinsed
flageolet/flageolets ; pulse plant bean rare ; 120 g ; simmer 12 cooked, drained and rinsed ; stew 20 cooked, drained and rinsed
pinto beans ; pulse plant bean rare ; 120 g ; simmer 15 cooked, drained and rinsed ; stew 20 cooked, drained and rinsed ; fry 6 cooked, drained and rinsed
cooked lentils ; pulse plant lentil ready rare ; 120 g ; simmer 8 drained ; raw 0 drained ; stew 12 drained ; say=lentils ; title=lentil
gherkin/gherkins ; briny rare ; 1 ; raw 0 sliced
pickled beetroot ; briny rare ; 60 g ; raw 0 drained and sliced
preserved lemon/preserved lemons ; briny rare ; 1/4 ; raw 0 rind only, finely chopped
pickled jalapeño/pickled jalapeños ; briny rare ; 10 g ; raw 0 drained and sliced
horseradish ; hot-sauce rare ; 1 tsp
kidney/kidneys ; meat meaty rare ; 120 g ; fry 8 cored and diced ; done=until no pink is left, 71 °C (160 °F) inside
liver ; meat meaty rare ; 120 g ; fry 6 cut into strips ; sear 6 sliced ; done=until no pink is left, 71 °C (160 °F) inside
chicken liver/chicken livers ; poultry meaty rare ; 110 g ; fry 7 trimmed ; sear 7 trimmed ; done=until no pink is left, 74 °C (165 °F) inside
chicken leg/chicken legs ; poultry meaty chicken rare ; 1 ; roast 45 left whole ; braise 45 left whole ; done=until the juices run clear and it is 74 °C (165 °F) inside
chicken wing/chicken wings ; poultry chicken rare ; 4 ; roast 45 patted dry ; grill 25 patted dry ; done=until crisp and 74 °C (165 °F) inside
black pudding ; meat pork sausage rare ; 70 g ; fry 8 cut into thick slices ; roast 20 cut into thick slices ; done=until hot all through and crisp at the edges
bratwurst/bratwursts ; meat pork sausage rare ; 125 g ; fry 14 left whole ; roast 30 left whole ; grill 14 left whole ; done=until browned all over and 71 °C (160 °F) inside
merguez ; meat lamb sausage rare ; 110 g ; fry 12 cut into thick slices ; grill 12 left whole ; roast 25 left whole ; done=until browned all over and 71 °C (160 °F) inside
chipolata/chipolatas ; meat pork sausage rare ; 110 g ; fry 12 left whole ; roast 25 left whole ; grill 12 left whole ; done=until browned all over and 71 °C (160 °F) inside
kielbasa ; sausage meat pork ready rare ; 100 g ; fry 8 sliced ; poach 8 sliced ; done=until hot all through
sausagemeat ; meat mince pork rare ; 110 g ; mince 10 ; done=until browned, with no pink left, at 71 °C (160 °F)
corned beef ; meat beef ready rare ; 80 g ; ready 0 cut into cubes ; fry 6 cut into cubes ; done=until crisp at the edges
pastrami ; meat beef ready rare ; 50 g ; ready 0 cut into strips
mortadella ; meat pork ready rare ; 40 g ; ready 0 cut into strips
Serrano ham ; meat pork ready rare ; 30 g ; ready 0 torn
Parma ham ; meat pork ready rare ; 30 g ; ready 0 torn
bresaola ; meat beef ready rare ; 30 g ; ready 0 torn
beef tenderloin ; meat meaty beef rare ; 140 g ; sear 8 patted dry ; fry 4 cut into thin strips ; done=until browned outside and at least 63 °C (145 °F) inside ; say=fillet ; title=beef fillet
oxtail ; meat meaty beef rare ; 300 g ; braise 180 cut into pieces ; done=until the meat falls off the bone
ox cheek ; meat meaty beef rare ; 200 g ; braise 180 trimmed ; done=until a fork slides in without effort
short rib/short ribs ; meat meaty beef rare ; 250 g ; braise 165 cut into pieces ; done=until the meat falls off the bone
pork ribs ; meat meaty pork rare ; 300 g ; roast 120 cut into racks ; braise 100 cut into pieces ; done=until the meat comes off the bone
goose ; poultry meaty rare ; 180 g ; roast 60 jointed ; braise 90 jointed ; done=until it comes off the bone, 74 °C (165 °F) inside
pheasant ; poultry meaty rare ; 180 g ; roast 50 jointed ; braise 60 jointed ; done=until the juices run clear, 74 °C (165 °F) inside
quail/quails ; poultry meaty rare ; 1 ; roast 25 left whole ; grill 18 flattened ; done=until the juices run clear, 74 °C (165 °F) inside
guinea fowl ; poultry meaty rare ; 180 g ; roast 55 jointed ; braise 55 jointed ; done=until the juices run clear, 74 °C (165 °F) inside
partridge/partridges ; poultry meaty rare ; 1 ; roast 35 left whole ; braise 45 halved ; done=until the juices run clear, 74 °C (165 °F) inside
pigeon/pigeons ; poultry meaty rare ; 1 ; roast 30 left whole ; braise 60 halved ; done=until the juices run clear, 74 °C (165 °F) inside
hare ; meat meaty rare ; 180 g ; braise 120 jointed ; done=until it comes off the bone, 71 °C (160 °F) inside
boar ; meat meaty rare ; 160 g ; braise 130 cut into 3 cm cubes ; done=until a fork slides in without effort ; say=wild boar ; title=wild boar
pollock fillets ; fish fillet white-fish rare ; 140 g ; fry 6 cut into chunks ; bake 14 patted dry ; sear 8 patted dry ; poach 6 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=pollock ; title=pollock
coley fillets ; fish fillet white-fish rare ; 140 g ; fry 6 cut into chunks ; bake 14 patted dry ; sear 8 patted dry ; poach 6 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=coley ; title=coley
whiting fillets ; fish fillet white-fish rare ; 130 g ; fry 5 cut into chunks ; bake 12 patted dry ; sear 7 patted dry ; poach 5 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=whiting ; title=whiting
turbot fillets ; fish fillet white-fish rare ; 140 g ; bake 14 patted dry ; sear 8 patted dry ; poach 7 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=turbot ; title=turbot
gurnard fillets ; fish fillet white-fish rare ; 130 g ; bake 12 patted dry ; sear 6 patted dry ; fry 5 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=gurnard ; title=gurnard
red mullet fillets ; fish fillet rare ; 120 g ; bake 12 patted dry ; sear 5 patted dry ; fry 5 cut into chunks ; done=until it flakes easily, 63 °C (145 °F) inside ; say=red mullet ; title=red mullet
perch fillets ; fish fillet white-fish rare ; 120 g ; bake 12 patted dry ; sear 6 patted dry ; fry 5 cut into chunks ; done=until it flakes easily, 63 °C (145 °F) inside ; say=perch ; title=perch
pike fillets ; fish fillet white-fish rare ; 130 g ; bake 14 patted dry ; sear 8 patted dry ; fry 6 cut into chunks ; done=until it flakes easily, 63 °C (145 °F) inside ; say=pike ; title=pike
zander fillets ; fish fillet white-fish rare ; 130 g ; bake 14 patted dry ; sear 8 skin scored ; fry 6 cut into chunks ; done=until it flakes easily, 63 °C (145 °F) inside ; say=zander ; title=zander
carp fillets ; fish fillet rare ; 140 g ; bake 16 patted dry ; sear 8 skin scored ; fry 7 cut into chunks ; done=until it flakes easily, 63 °C (145 °F) inside ; say=carp ; title=carp
catfish fillets ; fish fillet white-fish rare ; 130 g ; bake 14 patted dry ; sear 8 patted dry ; fry 6 cut into chunks ; done=until it flakes easily, 63 °C (145 °F) inside ; say=catfish ; title=catfish
skate ; fish fillet white-fish rare ; 180 g ; sear 10 patted dry ; bake 18 patted dry ; done=until it comes off the bone easily, 63 °C (145 °F) inside
herring fillets ; fish fillet rare ; 120 g ; sear 6 patted dry ; bake 12 patted dry ; done=until it flakes easily, 63 °C (145 °F) inside ; say=herring ; title=herring
fresh sardines ; fish fillet rare ; 130 g ; sear 6 gutted and patted dry ; bake 12 gutted ; grill 6 gutted ; done=until it flakes easily, 63 °C (145 °F) inside ; say=sardines ; title=sardine
kipper/kippers ; fish ready smoked rare ; 1 ; ready 0 skinned and flaked
octopus ; shellfish rare ; 150 g ; braise 60 cleaned and cut into pieces ; done=until a knife slides in easily
cuttlefish ; shellfish rare ; 130 g ; fry 4 cleaned and cut into strips ; braise 45 cleaned and cut into strips ; done=until tender
langoustine/langoustines ; shellfish prawn rare ; 3 ; sear 5 halved lengthways ; poach 4 ; grill 5 halved lengthways ; done=until firm and opaque all through
cockle/cockles ; shellfish mussel rare ; 200 g ; steam 5 scrubbed ; done=until the shells have opened, and any that stay shut are thrown away
fish fingers ; fish rare ; 100 g ; bake 18 ; fry 10 ; done=until crisp outside and hot all through
Camembert ; cheese melting rare ; 40 g ; raw 0 sliced
Taleggio ; cheese melting rare ; 40 g ; raw 0 rind cut off, in pieces ; say=taleggio ; title=taleggio
Reblochon ; cheese melting rare ; 50 g ; raw 0 sliced ; say=reblochon ; title=reblochon
Comté ; cheese melting rare ; 35 g ; raw 0 grated ; say=comté ; title=comté
raclette ; cheese melting rare ; 60 g ; raw 0 sliced
fontina ; cheese melting rare ; 40 g ; raw 0 grated
provolone ; cheese melting rare ; 40 g ; raw 0 grated
scamorza ; cheese melting rare ; 40 g ; raw 0 grated
Emmental ; cheese melting rare ; 35 g ; raw 0 grated ; say=emmental ; title=emmental
edam ; cheese melting rare ; 35 g ; raw 0 grated
manchego ; cheese hard rare ; 25 g ; raw 0 grated
Gorgonzola ; cheese crumbly rare ; 30 g ; raw 0 crumbled ; say=gorgonzola ; title=gorgonzola
Roquefort ; cheese crumbly rare ; 25 g ; raw 0 crumbled ; say=roquefort ; title=roquefort
Stilton ; cheese crumbly rare ; 25 g ; raw 0 crumbled ; say=stilton ; title=stilton
curd cheese ; cheese fresh-cheese rare ; 60 g
labneh ; yogurt cool rare ; 40 g
skyr ; yogurt cool rare ; 60 g
kefir ; milk rare ; 100 ml
single cream ; cream rare ; 50 ml ; say=cream
goat milk ; milk rare ; 100 ml ; say=milk
spelt ; grain wholegrain rare ; 60 g ; absorb 40 rinsed
freekeh ; grain wholegrain rare ; 60 g ; absorb 25 rinsed
farro ; grain wholegrain rare ; 60 g ; absorb 30 rinsed
amaranth ; grain wholegrain rare ; 60 g ; absorb 20 rinsed
wild rice ; rice wholegrain rare ; 60 g ; absorb 45 rinsed
semolina ; meal rare ; 40 g
cooked rice ; rice leftover rare ; 160 g ; fry 5 ; raw 0 cold ; say=rice ; title=rice
cooked pasta ; pasta leftover rare ; 180 g ; fry 5 ; raw 0 cold ; say=pasta ; title=pasta
rye bread ; bread toast rare ; 2 slice/slices ; round=whole ; say=bread
bagel/bagels ; bread bun rare ; 1 ; round=whole
brioche ; bread rare ; 80 g
panettone ; bread rare ; 80 g
damson/damsons ; fruit stone sour-fruit rare ; 100 g ; bake 30 halved and stoned ; poach 12 halved and stoned
greengage/greengages ; fruit stone rare ; 3 ; bake 30 halved and stoned ; raw 0 stoned and sliced ; poach 12 halved and stoned
mirabelle/mirabelles ; fruit stone rare ; 120 g ; bake 30 halved and stoned ; raw 0 halved and stoned ; poach 10 halved and stoned
blackcurrant/blackcurrants ; fruit berry sour-fruit rare ; 60 g ; bake 30 stripped from the stalks ; blend 0 stripped from the stalks
redcurrant/redcurrants ; fruit berry sour-fruit rare ; 60 g ; bake 30 stripped from the stalks ; raw 0 stripped from the stalks
clementine/clementines ; fruit citrus-fruit rare ; 2 ; raw 0 peeled and segmented ; blend 0 peeled
mandarin/mandarins ; fruit citrus-fruit rare ; 2 ; raw 0 peeled and segmented ; blend 0 peeled
tangerine/tangerines ; fruit citrus-fruit rare ; 2 ; raw 0 peeled and segmented ; blend 0 peeled
persimmon/persimmons ; fruit rare ; 1 ; raw 0 peeled and sliced ; blend 0 peeled
passion fruit/passion fruits ; fruit tropical rare ; 1 ; raw 0 pulp scooped out
pomegranate/pomegranates ; fruit jewel rare ; 1/4 ; raw 0 seeds only
dried fig/dried figs ; dried sweet-fruit rare ; 25 g ; raw 0 chopped
poppy seeds ; seed rare ; 1 tbsp
macadamia nuts ; nut rare ; 15 g ; raw 0 roughly chopped
Brazil nuts ; nut rare ; 15 g ; raw 0 roughly chopped
marjoram ; herb rare ; 3 g ; fresh 0 leaves chopped
oregano ; herb rare ; 3 g ; fresh 0 leaves chopped
chervil ; herb rare ; 4 g ; fresh 0 leaves chopped
lovage ; herb rare ; 3 g ; fresh 0 leaves chopped
borage ; herb rare ; 4 g ; fresh 0 leaves chopped
savory ; herb rare ; 3 g ; fresh 0 leaves chopped
`;
