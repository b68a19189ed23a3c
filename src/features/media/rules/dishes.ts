import type { FoodName } from './foods.ts';
import type { Fill, VesselKind } from './scene.ts';

/**
 * What a title promises, in order: the first row whose words the title holds decides how the dish is served.
 * `hero` is a dish the illustrator has as one drawing, shown `count` times.
 */
export type Dish = {
  words: string;
  vessels: readonly VesselKind[];
  fill?: Fill['kind'];
  /** The fill's colour when no ingredient gives one. */
  color?: string;
  /** A colour that goes before the ingredients' own. */
  always?: string;
  hero?: FoodName;
  count?: number;
  /** Height of the hero on the 900-unit stage. */
  height?: number;
  steam?: boolean;
  /** Whether ingredients lie on top as well. */
  topped?: boolean;
  /** Only fruit and nuts go on top. */
  sweet?: boolean;
};

const hero = (
  words: string,
  vessel: VesselKind,
  food: FoodName,
  count: number,
  height: number,
  more: Partial<Dish> = {},
): Dish => ({
  words,
  vessels: [vessel],
  hero: food,
  count,
  height,
  ...more,
});

const filled = (
  words: string,
  vessels: VesselKind[],
  fill: Fill['kind'],
  color: string,
  more: Partial<Dish> = {},
): Dish => ({
  words,
  vessels,
  fill,
  color,
  topped: true,
  ...more,
});

export const DISHES: readonly Dish[] = [
  hero(
    'apple pie, chicken pot pie, pot pie, potpie, shepherd pie, cottage pie, meat pie, pie, galette, cobbler, crumble, strudel',
    'board',
    'pie',
    1,
    270,
  ),
  hero(
    'ice cream sandwich, ice cream, sorbet, gelato, sundae, frozen yogurt, semifreddo',
    'plate',
    'ice-cream',
    2,
    300,
  ),
  hero('shaved ice, granita, popsicle', 'plate', 'shaved-ice', 2, 290),
  hero('cheesecake, tart, quiche, tartlet, clafoutis, flan tart', 'stand', 'tart', 1, 230),
  hero('pancake, crepe, hotcake, blini, drop scone, okonomiyaki', 'plate', 'pancakes', 1, 320, {
    topped: true,
  }),
  hero('waffle', 'plate', 'waffle', 2, 230, { topped: true }),
  hero('cupcake, muffin, fairy cake', 'stand', 'cupcake', 3, 200),
  hero(
    'fish cake, crab cake, fishcake, rice cake, potato cake, latke, fritter, croquette, patty',
    'plate',
    'falafel',
    1,
    240,
  ),
  hero(
    'banana bread, pound cake, loaf cake, zucchini bread, gingerbread, brownie, blondie, soda bread, cornbread, corn bread, meatloaf, meat loaf',
    'board',
    'loaf-cake',
    1,
    250,
  ),
  hero('cake, gateau, torte, trifle, pavlova, sponge, tiramisu, panettone', 'stand', 'cake', 1, 350),
  hero('doughnut, donut, beignet', 'plate', 'doughnut', 5, 150),
  hero(
    'cookie, biscuit, shortbread, macaroon, biscotti, snickerdoodle, oat bar, energy ball',
    'tray',
    'cookie',
    8,
    140,
  ),
  hero('croissant, danish, cinnamon roll, pastry', 'basket', 'croissant', 4, 160),
  hero('custard, panna cotta, creme brulee, creme caramel, pudding, flan', 'plate', 'custard', 1, 260),
  hero('pretzel', 'board', 'pretzel', 3, 180),
  hero('bagel', 'board', 'bagel', 3, 170),
  hero('pizza, calzone', 'board', 'whole-pizza', 1, 285),
  hero('hamburger, cheeseburger, burger, slider, sloppy joe', 'board', 'hamburger', 2, 240),
  hero('hot dog', 'board', 'hot-dog', 3, 180),
  hero('taco, tostada, fajita', 'board', 'taco', 3, 200),
  hero('burrito, enchilada, wrap, chimichanga', 'board', 'burrito', 3, 210),
  hero('pita, pitta, gyro, shawarma, doner, souvlaki', 'board', 'stuffed-flatbread', 2, 230),
  hero('tamale', 'plate', 'tamale', 3, 180),
  hero('falafel', 'plate', 'falafel', 1, 260),
  hero('sandwich, panini, blt, club, grilled cheese, sub', 'board', 'sandwich', 2, 230),
  hero('toast, bruschetta, crostini, french toast, rarebit', 'board', 'toast', 3, 200, { topped: true }),
  hero('garlic bread, baguette', 'board', 'baguette-bread', 3, 140),
  filled(
    'salad dressing, dressing, vinaigrette, chutney, jam, jelly, marmalade, preserve, pickle, pickled, relish, compote, syrup, kimchi, sauerkraut, ketchup, hot sauce, stock',
    ['jar'],
    'liquid',
    '#c4502f',
  ),
  filled('fruit salad', ['bowl'], 'cream', '#f6ead2', { sweet: true }),
  filled(
    'smoothie, milkshake, lassi, shake, juice, lemonade, limeade, cocktail, mojito, margarita, punch, sangria, iced tea, spritz, soda, cooler, horchata, limoncello, drink, kombucha, eggnog, daiquiri',
    ['glass'],
    'liquid',
    '#f0b45a',
  ),
  filled(
    'hot chocolate, cocoa, coffee, latte, cappuccino, mocha, chai, tea, mulled wine, toddy, cider',
    ['mug'],
    'liquid',
    '#7a4a2b',
    { steam: true, always: '#7a4a2b' },
  ),
  filled(
    'oatmeal, porridge, overnight oat, congee, yogurt, parfait, mousse, chia, rice pudding, fool, smoothie bowl, semolina',
    ['bowl'],
    'cream',
    '#f3e2c0',
    { sweet: true },
  ),
  filled('granola, muesli, cereal, trail mix, nut mix, crisp cereal', ['bowl'], 'grain', '#c98b45', {
    always: '#c98b45',
  }),
  filled('ramen, pho, noodle soup, chicken noodle, laksa, udon', ['bowl'], 'liquid', '#cf9244', {
    steam: true,
  }),
  filled(
    'soup, broth, bisque, chowder, gazpacho, minestrone, borscht, caldo, consomme, potage, aljotta, velouté',
    ['bowl', 'pot'],
    'liquid',
    '#e0a045',
    { steam: true },
  ),
  filled(
    'stew, chili, goulash, curry, dal, daal, tagine, ragout, gumbo, jambalaya stew, masala, korma, vindaloo, stroganoff, bourguignon, coq au vin, cassoulet, feijoada, rendang, tikka masala, pot roast, hotpot, adobo, slow cooked, braised, slow cooker',
    ['pot', 'bowl'],
    'liquid',
    '#b5652c',
    { steam: true },
  ),
  filled(
    'pasta salad, pasta, spaghetti, linguine, fettuccine, tagliatelle, penne, rigatoni, macaroni, mac and cheese, carbonara, bolognese, alfredo, primavera, puttanesca, aglio e olio, lasagna, lasagne, orzo, gnocchi, aelplermagronen, spaetzle, ziti, vermicelli, cacio e pepe',
    ['plate', 'bowl'],
    'pasta',
    '#ecc66d',
    { always: '#ecc66d' },
  ),
  filled(
    'noodle, pad thai, chow mein, lo mein, yakisoba, ramen noodle, soba, stir fry noodle',
    ['bowl'],
    'pasta',
    '#d9a75c',
    { always: '#d9a75c', steam: true },
  ),
  filled(
    'paella, biryani, biriyani, pilaf, pilau, jambalaya, nasi goreng, fried rice, arroz, jollof',
    ['pan', 'bowl'],
    'rice',
    '#e8b04e',
    { always: '#e8b04e' },
  ),
  filled(
    'risotto, rice, sushi bowl, poke, donburi, buddha bowl, rice bowl, burrito bowl',
    ['bowl', 'plate'],
    'rice',
    '#f3e7cd',
    { always: '#f3e7cd' },
  ),
  filled(
    'quinoa, couscous, bulgur, tabbouleh, grain bowl, farro, pearl barley, freekeh',
    ['bowl', 'plate'],
    'grain',
    '#dcb873',
    { always: '#dcb873' },
  ),
  filled('potato salad, mash, mashed, polenta, grits, puree', ['bowl'], 'cream', '#f2dc9e', {
    always: '#f2dc9e',
  }),
  filled('salad, slaw, coleslaw, greens, sauteed spinach', ['bowl'], 'leaves', '#6f9b4c', {
    always: '#6f9b4c',
  }),
  filled(
    'hummus, dip, guacamole, salsa, pesto, tzatziki, spread, pate, sauce, aioli, mayonnaise, raita, tapenade, frosting, icing, ganache, gravy, marinade, butter, baba ganoush, cream cheese',
    ['bowl'],
    'cream',
    '#e8cf9c',
  ),
  filled(
    'bean, lentil, chickpea, frijole, succotash, maque choux, ratatouille, stir fry, stir fried, hash, caponata',
    ['pan', 'bowl'],
    'beans',
    '#a8542f',
  ),
  hero(
    'shakshuka, fried egg, omelette, omelet, frittata, scrambled egg, huevos, breakfast skillet, egg',
    'pan',
    'fried-egg',
    3,
    82,
  ),
  hero('sushi, nigiri, maki', 'board', 'sushi', 3, 170),
  hero('onigiri, rice ball', 'board', 'rice-ball', 3, 160),
  hero(
    'dumpling, gyoza, ravioli, pierogi, wonton, empanada, samosa, momo, potsticker, pasty, vareniki',
    'plate',
    'dumpling',
    5,
    135,
  ),
  hero('skewer, kebab, kabob, satay, yakitori, shashlik, brochette', 'grill', 'skewer', 3, 100),
  hero('wing, drumstick, fried chicken, chicken leg, nugget', 'plate', 'poultry-leg', 4, 135),
  hero(
    'roast chicken, whole chicken, turkey, roast duck, goose, duck, hen, chicken, poultry, galinha, pollo',
    'plate',
    'roast-chicken',
    1,
    300,
  ),
  hero('meatball, kofta, albondiga, swedish meatball', 'pan', 'meatball', 6, 105),
  hero('sausage, bratwurst, chorizo, banger, toad in the hole', 'pan', 'sausage', 3, 115),
  hero(
    'rib, lamb, pork, ham, gammon, carnitas, mutton, shank, rabbit, venison, goat',
    'board',
    'meat-on-bone',
    2,
    230,
  ),
  hero(
    'steak, beef, roast beef, brisket, sirloin, veal, filet mignon, tri tip',
    'board',
    'cut-of-meat',
    2,
    210,
  ),
  hero('shrimp, prawn, scampi, gamba', 'pan', 'shrimp', 6, 120),
  hero('lobster, crayfish', 'plate', 'lobster', 1, 330),
  hero('crab', 'plate', 'crab', 1, 270),
  hero('mussel, clam, oyster, scallop', 'plate', 'oyster', 5, 130),
  hero('octopus', 'plate', 'octopus', 1, 270),
  hero('squid, calamari', 'plate', 'squid', 2, 210),
  hero('salmon, tuna, swordfish', 'plate', 'salmon-fillet', 2, 140),
  hero(
    'fish, cod, trout, sea bass, mackerel, tilapia, halibut, sardine, haddock, bacalhau',
    'plate',
    'fish',
    2,
    200,
  ),
  hero('popcorn', 'board', 'popcorn', 2, 270),
  hero('french fry, fries, chip, wedge', 'board', 'french-fries', 2, 250),
  hero('tofu, tempeh', 'pan', 'tofu', 4, 115),
  hero('corn on the cob, elote, sweetcorn', 'grill', 'ear-of-corn', 4, 110),
  filled(
    'gratin, casserole, bake, moussaka, au gratin, cauliflower cheese, scalloped',
    ['pan'],
    'cream',
    '#e6b657',
    { always: '#e6b657' },
  ),
  hero(
    'bread, loaf, sourdough, focaccia, brioche, roll, bun, scone, challah, naan, flatbread, tortilla',
    'board',
    'bread',
    1,
    290,
  ),
  hero('chocolate, truffle, fudge, candy, caramel, toffee', 'plate', 'chocolate-bar', 3, 150),
];

/** How a category is served when the title promises nothing. */
export const SERVED_BY_CATEGORY: Record<string, Dish> = {
  breakfast: filled('', ['bowl', 'plate'], 'cream', '#f5ead2'),
  lunch: filled('', ['bowl'], 'leaves', '#6f9b4c', { always: '#6f9b4c' }),
  dessert: hero('', 'stand', 'tart', 1, 220),
  drinks: filled('', ['glass'], 'liquid', '#f0b45a'),
  snacks: { words: '', vessels: ['board', 'basket'], topped: true },
  seafood: hero('', 'plate', 'fish', 2, 190),
  bbq: { words: '', vessels: ['grill'], topped: true },
  vegan: filled('', ['bowl'], 'leaves', '#6f9b4c', { always: '#6f9b4c' }),
  healthy: filled('', ['bowl'], 'leaves', '#7ba653', { always: '#7ba653' }),
};

export const SERVED_OTHERWISE: readonly Dish[] = [
  { words: '', vessels: ['pan', 'board', 'plate'], topped: true },
  filled('', ['bowl'], 'grain', '#dcb873', { always: '#dcb873' }),
  filled('', ['pot'], 'liquid', '#c9772f', { steam: true }),
];

/** The colour a food gives to a soup, a sauce, a drink or a cream. */
export const FOOD_COLORS: Partial<Record<FoodName, string>> = {
  tomato: '#d2502c',
  'cherry-tomatoes': '#d2502c',
  'red-pepper': '#cf5a2e',
  pumpkin: '#e58f32',
  carrot: '#e58a35',
  'roasted-sweet-potato': '#e0893b',
  mango: '#f3ae3d',
  'ginger-root': '#e2a63c',
  tangerine: '#f2a03c',
  'orange-slice': '#f2a03c',
  peach: '#f2ad7a',
  lemon: '#f6de83',
  lime: '#d3df8c',
  pineapple: '#f4cf5a',
  banana: '#f4e0a2',
  'pea-pod': '#93b556',
  broccoli: '#86a84c',
  'leafy-green': '#7fa24a',
  basil: '#6d9642',
  avocado: '#a9c267',
  'kiwi-fruit': '#a9c25b',
  cucumber: '#dde6b8',
  'mint-sprig': '#c6dca0',
  'root-vegetable': '#a9305a',
  strawberry: '#e2566a',
  raspberry: '#cf3f63',
  cherries: '#b32b3f',
  blueberries: '#7d5aa0',
  grapes: '#7b4a86',
  watermelon: '#ee6b6b',
  'wine-glass': '#8f2f45',
  'red-apple': '#e0a94e',
  beans: '#a35a33',
  chickpeas: '#e6c88e',
  'brown-mushroom': '#b89673',
  'chocolate-bar': '#6b3d24',
  coconut: '#f3e8d2',
  peanuts: '#d3a05c',
  walnut: '#d8b17a',
  potato: '#eed9a2',
  cauliflower: '#f0e3c3',
  celery: '#d6d896',
  'ear-of-corn': '#f1cf6a',
  'cheese-wedge': '#f2cf7e',
  'glass-of-milk': '#f8efdd',
  'poultry-leg': '#e0b052',
  'cut-of-meat': '#8f552f',
  'meat-on-bone': '#9c5b33',
  onion: '#c98d4a',
  egg: '#f5d681',
  'honey-pot': '#e2a03a',
};
