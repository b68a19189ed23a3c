/** Fruit, nuts, sugars and what sweets are made of, one per line; the columns as in vegetables.ts. */
export const SWEET = `
apple/apples ; fruit orchard ; 1 ; fry 5 cored and cut into thin wedges ; bake 35 peeled and sliced ; raw 0 cored and very thinly sliced ; grate 0 coarsely grated
pear/pears ; fruit orchard ; 1 ; fry 5 cored and cut into thin wedges ; bake 30 cored and sliced ; raw 0 cored and sliced ; poach 20 peeled and halved
peach/peaches ; fruit stone ; 1 ; bake 25 stoned and sliced ; raw 0 stoned and sliced ; poach 10 halved and stoned
plum/plums ; fruit stone ; 2 ; bake 30 halved and stoned ; raw 0 stoned and sliced ; poach 12 halved and stoned
apricot/apricots ; fruit stone ; 2 ; bake 25 halved and stoned ; raw 0 stoned and sliced ; poach 10 halved and stoned
cherries ; fruit stone ; 100 g ; bake 30 stoned ; raw 0 stoned
rhubarb ; fruit sour-fruit ; 130 g ; bake 35 cut into 3 cm lengths
strawberries ; fruit berry ; 90 g ; raw 0 hulled and halved ; bake 30 hulled and halved ; blend 0 hulled
raspberries ; fruit berry ; 70 g ; raw 0 ; bake 30 ; blend 0
blueberries ; fruit berry ; 70 g ; raw 0 ; bake 30 ; blend 0
blackberries ; fruit berry ; 70 g ; raw 0 ; bake 30 ; blend 0
frozen mixed berries ; fruit berry frozen ; 80 g ; blend 0 ; bake 30 ; say=berries ; title=berry
banana/bananas ; fruit creamy-fruit ; 1 ; raw 0 sliced ; blend 0 broken into pieces ; mash 0 well mashed ; bake 20 thickly sliced
orange/oranges ; fruit citrus-fruit sour ; 1 ; raw 0 peeled and sliced ; blend 0 peeled ; squeeze 0 juiced
grapefruit ; fruit citrus-fruit ; 150 g ; raw 0 peeled and segmented
mango/mangoes ; fruit tropical ; 1/2 ; raw 0 peeled and diced ; blend 0 peeled and diced
pineapple ; fruit tropical ; 120 g ; raw 0 peeled and diced ; blend 0 peeled and diced ; bake 25 peeled and cut into chunks
papaya ; fruit tropical ; 120 g ; raw 0 peeled and diced ; blend 0 peeled and diced
kiwi fruit ; fruit tropical ; 70 g ; raw 0 peeled and sliced ; blend 0 peeled ; say=kiwis ; title=kiwi
grapes ; fruit ; 80 g ; raw 0 halved
melon ; fruit summer-fruit ; 130 g ; raw 0 peeled and diced
watermelon ; fruit summer-fruit ; 150 g ; raw 0 peeled and diced ; blend 0 peeled and diced
fig/figs ; fruit ; 2 ; raw 0 quartered ; bake 15 halved
pomegranate seeds ; fruit jewel ; 25 g ; raw 0
dates ; dried sweet-fruit ; 25 g ; raw 0 pitted and chopped
raisins ; dried ; 15 g ; raw 0
dried cranberries ; dried ; 15 g ; raw 0
dried apricots ; dried ; 20 g ; raw 0 chopped
prunes ; dried rare ; 20 g ; raw 0 chopped
desiccated coconut ; coconut ; 10 g
walnuts ; nut ; 15 g ; raw 0 roughly chopped
pecans ; nut ; 15 g ; raw 0 roughly chopped
hazelnuts ; nut ; 15 g ; raw 0 roughly chopped
almonds ; nut ; 15 g ; raw 0 roughly chopped
flaked almonds ; nut ; 10 g ; raw 0
cashews ; nut ; 20 g ; raw 0 ; fry 3
pistachios ; nut ; 12 g ; raw 0 roughly chopped
pine nuts ; nut ; 10 g ; raw 0
peanuts ; peanut ; 15 g ; raw 0 roughly chopped
pumpkin seeds ; seed ; 10 g ; raw 0
sunflower seeds ; seed ; 10 g ; raw 0
sesame seeds ; seed ; 1/2 tbsp ; raw 0
chia seeds ; chia ; 1 tbsp
ground flaxseed ; flax ; 1/2 tbsp ; say=flaxseed
sugar ; sugar ; 15 g
brown sugar ; sugar ; 15 g
icing sugar ; sugar ; 10 g
honey ; syrup ; 1/2 tbsp
maple syrup ; syrup ; 1/2 tbsp
cocoa powder ; cocoa ; 1 tbsp ; say=cocoa
Oreos ; chocolate rare ; 25 g ; raw 0 crushed ; say=Oreos ; title=Oreo
dark chocolate ; chocolate ; 25 g ; raw 0 chopped ; say=chocolate
vegan dark chocolate ; chocolate ; 25 g ; raw 0 chopped ; say=chocolate
vanilla extract ; vanilla ; 1/4 tsp ; say=vanilla
apple sauce ; sauce ; 30 g
orange juice ; juice ; 150 ml
apple juice ; juice ; 150 ml
coconut water ; juice ; 150 ml
sparkling water ; fizz ; 200 ml
ice cubes ; ice ; 4 ; round=whole ; say=ice
green tea bag/green tea bags ; tea ; 1 ; round=whole
black tea bag/black tea bags ; tea ; 1 ; round=whole ; say=tea bags
ground coffee ; coffee ; 10 g ; say=coffee
lemon juice ; citrus-juice ; 1 tbsp
lime juice ; citrus-juice ; 1 tbsp
nectarine/nectarines ; fruit stone rare ; 1 ; bake 25 stoned and sliced ; raw 0 stoned and sliced
gooseberries ; fruit berry sour-fruit rare ; 100 g ; bake 30 topped and tailed
cranberries ; fruit berry sour-fruit rare ; 60 g ; bake 30
lychees ; fruit tropical rare ; 80 g ; raw 0 peeled and stoned
guava ; fruit tropical rare ; 80 g ; raw 0 sliced ; blend 0 chopped
quince/quinces ; fruit orchard rare ; 1/2 ; bake 45 peeled and sliced
`;
