/** Spices, herbs, acids and sauces, one per line; the columns as in vegetables.ts. */
export const SEASONINGS = `
salt ; salt ; 1/8 tsp
black pepper ; peppercorn ; 1/16 tsp
ground cumin ; spice ; 1/4 tsp ; say=cumin
ground coriander ; spice ; 1/4 tsp
ground turmeric ; spice ; 1/8 tsp ; say=turmeric
garam masala ; spice ; 1/4 tsp
curry powder ; spice ; 1/2 tsp
ground cinnamon ; spice sweet-spice ; 1/8 tsp ; say=cinnamon
ground ginger ; spice sweet-spice ; 1/8 tsp
ground cardamom ; spice sweet-spice ; 1/16 tsp ; say=cardamom
ground allspice ; spice ; 1/8 tsp ; say=allspice
ground nutmeg ; spice sweet-spice ; 1/16 tsp ; say=nutmeg
mixed spice ; sweet-spice ; 1/8 tsp
sweet paprika ; spice ; 1/2 tsp ; say=paprika
smoked paprika ; spice ; 1/4 tsp
cayenne pepper ; hot ; 1/16 tsp ; say=cayenne
chilli flakes ; hot ; 1/8 tsp
fennel seeds ; spice ; 1/8 tsp
caraway seeds ; spice ; 1/8 tsp
mustard seeds ; spice ; 1/4 tsp
ras el hanout ; spice ; 1/2 tsp
za'atar ; spice ; 1/2 tsp
sumac ; spice ; 1/4 tsp
five-spice powder ; spice ; 1/8 tsp ; say=five-spice
Cajun seasoning ; spice ; 1/2 tsp
dried oregano ; spice dried-herb ; 1/4 tsp ; say=oregano
dried thyme ; dried-herb ; 1/4 tsp ; say=thyme
saffron ; spice ; 1/4 pinch/pinches ; round=up
bay leaf/bay leaves ; leaf-herb ; 1/4 ; round=up
parsley ; herb ; 5 g ; fresh 0 leaves chopped
fresh coriander ; herb ; 5 g ; fresh 0 leaves chopped ; say=coriander
basil ; herb ; 5 g ; fresh 0 leaves torn
Thai basil ; herb ; 5 g ; fresh 0 leaves torn
mint ; herb ; 4 g ; fresh 0 leaves chopped
dill ; herb ; 4 g ; fresh 0 chopped
chives ; herb ; 4 g ; fresh 0 snipped
tarragon ; herb ; 3 g ; fresh 0 leaves chopped
thyme ; woody ; 1 sprig/sprigs ; fresh 0 leaves picked ; round=up
rosemary ; woody ; 1/2 sprig/sprigs ; fresh 0 leaves finely chopped ; round=up
sage ; woody ; 2 leaf/leaves ; fresh 0 finely sliced ; round=up
lemon/lemons ; citrus ; 1/4 ; fresh 0 zest and juice ; round=half
lime/limes ; citrus ; 1/4 ; fresh 0 juice ; round=half
red wine vinegar ; vinegar ; 1/2 tbsp ; say=vinegar
cider vinegar ; vinegar ; 1/2 tbsp ; say=vinegar
rice vinegar ; vinegar ; 1/2 tbsp ; say=vinegar
balsamic vinegar ; vinegar ; 1/2 tbsp ; say=vinegar
soy sauce ; salty ; 3/4 tbsp
gluten-free soy sauce ; salty ; 3/4 tbsp ; say=soy sauce
coconut aminos ; salty ; 3/4 tbsp
fish sauce ; salty ; 1/2 tbsp
miso ; salty ; 1/2 tbsp
oyster sauce ; salty ; 1/2 tbsp
gochujang ; hot-sauce ; 1/2 tbsp
harissa ; hot-sauce ; 1/2 tbsp
sriracha ; hot-sauce ; 1/2 tsp
Dijon mustard ; mustard ; 1/2 tsp ; say=mustard
tahini ; nutty ; 1 tbsp
peanut butter ; nutty ; 1 tbsp
olives ; briny ; 20 g ; raw 0 pitted and halved
capers ; briny ; 1/2 tbsp ; raw 0 drained
sun-dried tomatoes ; briny ; 15 g ; raw 0 drained and sliced
kimchi ; briny ; 40 g ; raw 0 chopped
sauerkraut ; briny ; 60 g ; raw 0 drained
tamarind paste ; sour ; 1/2 tbsp ; say=tamarind
white wine ; wine ; 40 ml ; say=wine
red wine ; wine ; 50 ml ; say=wine
beer ; brewed ; 110 ml
stout ; brewed ; 110 ml
cider ; brewed ; 125 ml
tomato ketchup ; sauce ; 1/2 tbsp ; say=ketchup
Worcestershire sauce ; sauce ; 1/2 tsp
vegan Worcestershire sauce ; sauce ; 1/2 tsp ; say=Worcestershire sauce
`;
