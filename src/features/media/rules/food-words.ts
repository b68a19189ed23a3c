import type { FoodName } from './foods.ts';

/** Foods whose name takes precedence over products made from them. */
const MEATS: ReadonlySet<FoodName> = new Set([
  'dark-pieces',
  'pale-pieces',
  'bacon',
  'fish',
  'oyster',
  'shrimp',
]);

/** Recipe words (singular; plurals are handled) and the food that depicts them. */
const WORDS: Partial<Record<FoodName, string>> = {
  almond: 'almond, marzipan, almond flour, ground almond, frangipane, amaretto, pistachio',
  asparagus: 'asparagus',
  avocado: 'avocado, guacamole',
  bacon: 'bacon, pancetta, prosciutto, ham, lardon, speck, guanciale, gammon, ham hock',
  bagel: 'bagel',
  'baguette-bread': 'baguette, crusty bread, french bread, crostini, ciabatta, garlic bread',
  banana: 'banana, plantain',
  basil: 'basil, pesto, basilico',
  beans:
    'bean, kidney bean, black bean, pinto bean, white bean, cannellini, lentil, dal, daal, black-eyed pea, frijole, feijoada',
  'beer-mug': 'beer, ale, stout, lager, cider, root beer',
  'bell-pepper': 'bell pepper, green pepper, capsicum, poblano',
  blueberries: 'blueberry, bilberry, blackcurrant, blackberry, huckleberry, acai, elderberry',
  bottle:
    'olive oil, oil, vinegar, vegetable oil, sesame oil, dressing, vinaigrette, sunflower oil, soy sauce, tamari, fish sauce, worcestershire',
  bread:
    'bread, english muffin, breadcrumb, loaf, brioche, sourdough, focaccia, roll, bun, scone, biscuit dough, dough, yeast, panko, crouton',
  broccoli: 'broccoli, broccolini, kale sprout, romanesco',
  'brown-mushroom': 'mushroom, champignon, shiitake, portobello, porcini, chanterelle, cremini, truffle',
  butter: 'butter, margarine, ghee, shortening, lard',
  candy: 'candy, marshmallow, caramel, toffee, fudge, praline',
  'canned-food': 'canned, tin, stock, broth, bouillon',
  carrot: 'carrot, parsnip',
  cauliflower: 'cauliflower',
  celery: 'celery, fennel, rhubarb, leek, spring onion, scallion, chive, green onion, celeriac, lemongrass',
  'cheese-wedge':
    'cheese, cheddar, parmesan, gruyere, emmental, gouda, feta, mozzarella, ricotta, halloumi, paneer, pecorino, brie, mascarpone, cream cheese, parmigiano, cottage cheese, goat cheese, queso, quark, mac and cheese',
  cherries: 'cherry, cranberry, maraschino',
  'cherry-tomatoes': 'cherry tomato, grape tomato, plum tomato, datterini',
  chestnut: 'chestnut, hazelnut, nutella, macadamia, brazil nut',
  chickpeas: 'chickpea, garbanzo, hummus, falafel mix, gram flour, besan',
  'chocolate-bar':
    'chocolate, cocoa, cacao, chocolate chip, brownie, cocoa bean, coffee, coffee bean, espresso, ganache, oreo',
  cinnamon:
    'cinnamon, clove, nutmeg, allspice, cardamom, mixed spice, pumpkin spice, vanilla, vanilla pod, vanilla bean, chai, garam masala',
  coconut: 'coconut, coconut milk, coconut cream, coconut oil, desiccated coconut',
  'cooked-rice': 'rice, basmati, arborio, jasmine rice, risotto rice',
  cookie: 'cookie, biscuit, shortbread, gingersnap, snickerdoodle, graham cracker, cracker',
  crab: 'crab, crabmeat',
  croissant: 'croissant, pastry, puff pastry, filo, phyllo, danish',
  cucumber: 'cucumber, zucchini, courgette, tzatziki, raita',
  cupcake: 'cupcake, muffin, fairy cake',
  custard: 'custard, flan, pudding, panna cotta, creme brulee, creme caramel',
  'dark-pieces':
    'beef, steak, sirloin, brisket, chuck, mince, ground beef, venison, veal, oxtail, meat, rump, fillet steak, bison, goat, lamb, pork, rib, pork chop, mutton, pork belly, pork shoulder, rack of lamb, pulled pork, carnitas, shank, tenderloin, liver, kidney, boar, hare, duck, goose',
  dates: 'date, medjool, prune, raisin, sultana, fig, dried fruit, currant, dried apricot, tamarind',
  doughnut: 'doughnut, donut, beignet, churro, fritter',
  dumpling:
    'dumpling, gyoza, ravioli, pierogi, tortellini, wonton, empanada, samosa, gnocchi, momo, potsticker, agnolotti',
  'ear-of-corn': 'corn, sweetcorn, polenta, maize, elote, corn kernel, hominy, grits',
  egg: 'egg, egg yolk, egg white, yolk, meringue, mayonnaise, eggnog',
  eggplant: 'eggplant, aubergine, baba ganoush',
  fish: 'fish, anglerfish, monkfish, trevally, cod, haddock, sea bass, bass, trout, mackerel, tilapia, halibut, sardine, anchovy, herring, bream, snapper, pollock, hake, catfish, sole, bacalhau',
  flatbread:
    'flatbread, tortilla, naan, pita, pitta, chapati, roti, lavash, crepe, wrap, pancake batter, injera',
  garlic: 'garlic, aioli, shallot, garlic clove, garlic powder',
  'ginger-root': 'ginger, turmeric, galangal, ginger root, horseradish, wasabi, curry powder',
  'glass-of-milk':
    'milk, cream, buttermilk, yogurt, yoghurt, kefir, creme fraiche, sour cream, almond milk, oat milk, half and half, whey, condensed milk, evaporated milk, whipped cream, skyr',
  grapes: 'grape',
  'green-apple': 'green apple, granny smith, cooking apple, bramley',
  'fried-shrimp': 'tempura, scampi',
  herb: 'herb, thyme, rosemary, oregano, sage, tarragon, marjoram, bay leaf, dill, bay, italian seasoning, curry leaf, mixed herb',
  'honey-pot':
    'honey, maple syrup, syrup, molasses, corn syrup, treacle, agave, golden syrup, date syrup, mead',
  'hot-pepper':
    'chilli, chili, chile, chili pepper, jalapeno, cayenne, sriracha, harissa, hot sauce, red pepper flake, chilli flake, gochujang, habanero, paprika, tabasco, kimchi, peri peri',
  'kiwi-fruit': 'kiwi, kiwifruit',
  'leafy-green':
    'lettuce, spinach, kale, cabbage, chard, pak choi, bok choy, rocket, arugula, collard, greens, brussels sprout, sauerkraut, endive, watercress, coleslaw, nori, seaweed, microgreen, radicchio, romaine',
  lemon: 'lemon, yuzu, citrus, limoncello, lemon juice, lemon zest, citric',
  lime: 'lime, lime juice, mojito, margarita',
  lobster: 'lobster, crayfish, langoustine',
  mango: 'mango, papaya',
  meatball: 'meatball, kofta, albondiga, polpette, frikadelle',
  melon: 'melon, cantaloupe, honeydew',
  'mint-sprig': 'mint, mojito mint, peppermint, spearmint',
  octopus: 'octopus',
  olive: 'olive, caper, tapenade, kalamata',
  onion: 'onion, white onion, yellow onion, onion powder',
  'orange-slice': 'orange juice, orange zest, marmalade, orange slice, cointreau',
  oyster: 'oyster, mussel, clam, scallop, cockle, shellfish',
  'pale-pieces':
    'chicken, turkey, chicken thigh, chicken breast, drumstick, wing, poultry, quail, galinha, pollo, frango, hen, pheasant, rabbit',
  'parsley-leaf': 'parsley, coriander, cilantro, chervil, chimichurri, coriander leaf',
  'pea-pod':
    'pea, green bean, snow pea, sugar snap, edamame, mangetout, okra, runner bean, broad bean, fava bean',
  peach: 'peach, apricot, nectarine, plum, damson, quince',
  peanuts: 'peanut, peanut butter, cashew, satay',
  pear: 'pear',
  'pepper-mill': 'black pepper, pepper, peppercorn, white pepper, seasoning',
  pickle: 'pickle, gherkin, relish, cornichon, dill pickle',
  pineapple: 'pineapple, ananas',
  popcorn: 'popcorn',
  potato: 'potato, potatoes, mash, gnocchi potato, latke, rosti, hash brown',
  pumpkin: 'pumpkin, squash, butternut, butternut squash, acorn squash, kabocha',
  raspberry: 'raspberry, mixed berry, berry, boysenberry, redcurrant, lingonberry',
  'red-apple': 'apple, applesauce, apple cider, apple pie, crabapple',
  'red-onion': 'red onion, pickled onion',
  'red-pepper': 'red pepper, roasted pepper, red bell pepper, pimiento, piquillo, sweet pepper, pimento',
  'roasted-sweet-potato': 'sweet potato, yam, cassava, taro, ube',
  'root-vegetable': 'beet, beetroot, radish, turnip, rutabaga, swede, daikon, borscht, kohlrabi',
  sake: 'sake, mirin, rice wine, shaoxing, rice vinegar',
  'salmon-fillet': 'salmon, smoked salmon, tuna, swordfish, arctic char, gravlax, poke',
  salt: 'salt, sea salt, kosher salt, msg, brine',
  sausage:
    'sausage, chorizo, bratwurst, frankfurter, salami, pepperoni, merguez, kielbasa, hot dog sausage, linguica',
  'sheaf-of-rice':
    'flour, wheat, oat, granola, barley, bulgur, bulghur, couscous, quinoa, semolina, muesli, cereal, rye, porridge, oatmeal, buckwheat, farro, millet, spelt, rolled oat, cornstarch, corn starch, cornflour, corn flour, cornmeal, starch',
  shrimp: 'shrimp, prawn, gamba, camarao',
  squid: 'squid, calamari, cuttlefish',
  'star-anise':
    'star anise, anise, fennel seed, five spice, cumin, cumin seed, aniseed, ground cumin, caraway',
  strawberry: 'strawberry',
  sunflower: 'sunflower, sunflower seed',
  tangerine: 'orange, tangerine, clementine, mandarin, satsuma, grapefruit, orange blossom, pomelo, kumquat',
  teapot: 'tea, matcha, green tea, earl grey, kombucha, rooibos',
  toast: 'toast, bruschetta, crouton toast, french toast',
  tofu: 'tofu, tempeh, seitan, silken tofu, bean curd',
  tomato:
    'tomato, passata, ketchup, marinara, tomato sauce, tomato paste, tomato puree, salsa, sugo, arrabbiata, tomatoes',
  'tumbler-glass': 'whisky, whiskey, bourbon, rum, brandy, cognac',
  walnut: 'walnut, pecan, nut, pine nut, mixed nut, sesame seed, tahini, chia seed, flax seed, pumpkin seed',
  watermelon: 'watermelon',
  'wine-glass':
    'red wine, wine, white wine, port, sherry, marsala, sangria, coq au vin, burgundy, champagne, prosecco',
};

const PLAIN = new Map<string, FoodName>();
for (const [food, words] of Object.entries(WORDS))
  for (const word of words.split(', ')) PLAIN.set(stem(word), food as FoodName);

/** Compounds named by their last word: chicken stock is not chicken, fish sauce is not fish. */
const HEADS = new Map<string, FoodName>([
  ...['stock', 'broth', 'bouillon', 'consomme', 'gravy', 'cube'].map(
    (word) => [word, 'canned-food'] as const,
  ),
  ...['sauce', 'oil', 'vinegar', 'dressing', 'extract', 'fat'].map((word) => [word, 'bottle'] as const),
  ...['seasoning', 'spice', 'rub'].map((word) => [word, 'pepper-mill'] as const),
]);

/** How many words the illustrator knows. */
export const KNOWN_WORDS = PLAIN.size;

/** Lowercase, without accents, every word in the singular: 'Jalapeños' → 'jalapeno'. */
function stem(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => {
      if (word.length < 4 || word.endsWith('ss')) return word;
      if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y');
      return word
        .replace(/(lea|loa|hal|cal)ves$/, '$1f')
        .replace(/(sh|ch)es?$/, '$1')
        .replace(/(o|x)es$/, '$1')
        .replace(/([^su])s$/, '$1');
    })
    .join(' ');
}

/** What the next two words make of the food before them. */
function headAfter(words: readonly string[], at: number): FoodName | undefined {
  return HEADS.get(words[at] ?? '') ?? HEADS.get(words[at + 1] ?? '');
}

/** The foods a text names, in order and without repeats; longer names win ('red onion' over 'onion'). */
export function foodsIn(text: string): FoodName[] {
  const words = stem(text).split(' ');
  const found = new Set<FoodName>();
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(3, words.length - at); length > 0; length--) {
      const named = PLAIN.get(words.slice(at, at + length).join(' '));
      if (!named) continue;
      const food = MEATS.has(named) ? (headAfter(words, at + length) ?? named) : named;
      found.add(food);
      at += length - 1;
      break;
    }
  return [...found];
}

/** Normalizes a text's words as in the word tables. */
export const wordsOf = (text: string): string[] => stem(text).split(' ').filter(Boolean);

/** Whether a text contains one of the words, handling plurals and accents. */
export function mentions(text: string, words: string): boolean {
  const padded = ` ${stem(text)} `;
  return words.split(', ').some((word) => padded.includes(` ${stem(word)} `));
}
