import type { AisleId, Food, TraitId } from './food.ts';

/** A kind of food that people ask for or avoid by a single word: seafood, pasta, berries. */
interface FoodKind {
  id: string;
  /** Its names, separated by commas: English, German, French, Spanish, Italian. */
  names: string;
  /** All foods with one of these traits belong to it. */
  traits?: readonly TraitId[];
  /** All foods with one of these words in their names, if they also have one of `only`. */
  words?: string;
  only?: readonly TraitId[];
}

export const FOOD_KINDS: readonly FoodKind[] = [
  {
    id: 'seafood',
    names: 'seafood, meeresfrüchte, fruits de mer, mariscos, frutti di mare',
    traits: ['fish', 'crustaceans', 'molluscs'],
  },
  { id: 'fish', names: 'fish, fisch, poisson, pescado, pesce', traits: ['fish'] },
  {
    id: 'shellfish',
    names: 'shellfish, schalentiere, krustentiere, crustacés, crostacei',
    traits: ['crustaceans', 'molluscs'],
  },
  { id: 'meat', names: 'meat, fleisch, viande, carne', traits: ['meat', 'poultry'] },
  { id: 'poultry', names: 'poultry, geflügel, volaille, aves, pollame', traits: ['poultry'] },
  {
    id: 'pork',
    names: 'pork, schwein, schweinefleisch, porc, cerdo, maiale',
    words:
      'pork bacon ham gammon prosciutto pancetta chorizo salami pepperoni speck guanciale lardon mortadella nduja soppressata ' +
      'serrano bratwurst kielbasa frankfurter wurst capicola coppa bologna trotter crackling lard sausage',
    only: ['meat'],
  },
  {
    id: 'beef',
    names: 'beef, rind, rindfleisch, boeuf, ternera, manzo',
    words: 'beef steak brisket veal pastrami oxtail bresaola rib-eye sirloin rump entrecote',
    only: ['meat'],
  },
  { id: 'lamb', names: 'lamb, lammfleisch, agneau, cordero, agnello', words: 'lamb mutton', only: ['meat'] },
  {
    id: 'chicken',
    names: 'chicken, hähnchen, huhn, hühnchen, poulet, pollo',
    words: 'chicken hen poussin',
    only: ['poultry'],
  },
  {
    id: 'pasta',
    names: 'pasta, nudeln, pâtes',
    words:
      'pasta spaghetti spaghettini linguine fettuccine tagliatelle tagliolini pappardelle bucatini penne rigatoni fusilli ' +
      'farfalle macaroni maccheroni orecchiette conchiglie orzo ziti cavatappi rotini lasagne cannelloni ravioli tortellini ' +
      'tortelloni gnocchi vermicelli ditalini orecchiette paccheri strozzapreti gemelli capellini',
  },
  { id: 'noodles', names: 'noodles, noodle', words: 'noodle ramen udon soba vermicelli' },
  { id: 'rice', names: 'rice, reis, riz, arroz, riso', words: 'rice basmati jasmine arborio carnaroli' },
  {
    id: 'berries',
    names: 'berries, berry, beeren, baies, bayas, frutti di bosco',
    words:
      'berry strawberry raspberry blueberry blackberry cranberry gooseberry redcurrant blackcurrant boysenberry loganberry ' +
      'elderberry mulberry bilberry lingonberry cloudberry currant',
  },
  {
    id: 'citrus',
    names: 'citrus, citrus fruit, zitrusfrüchte, agrumes, cítricos, agrumi',
    words: 'lemon lime orange grapefruit mandarin clementine tangerine yuzu kumquat pomelo satsuma',
  },
  { id: 'nuts', names: 'nuts, nut, nüsse, noix, nueces, noci, frutta secca', traits: ['nuts', 'peanuts'] },
  {
    id: 'peanuts',
    names: 'peanuts, peanut, erdnüsse, cacahuètes, cacahuetes, arachidi',
    traits: ['peanuts'],
  },
  {
    id: 'dairy',
    names: 'dairy, milk products, milchprodukte, laktose, lactose, produits laitiers, lácteos, latticini',
    traits: ['milk'],
  },
  { id: 'eggs', names: 'eggs, egg, eier, ei, œufs, oeuf, huevos, huevo, uova, uovo', traits: ['eggs'] },
  {
    id: 'cheese',
    names: 'cheese, käse, fromage, queso, formaggio',
    words:
      'cheese cheddar parmesan mozzarella feta ricotta mascarpone brie camembert gouda gruyère gruyere emmental halloumi paneer ' +
      'pecorino provolone gorgonzola roquefort stilton manchego burrata monterey colby havarti raclette reblochon taleggio fontina',
    only: ['milk'],
  },
  {
    id: 'legumes',
    names: 'legumes, pulses, hülsenfrüchte, légumineuses, legumbres, legumi',
    words: 'bean lentil chickpea dal dhal split-pea urad mung edamame',
  },
  { id: 'beans', names: 'beans, bean, bohnen, haricots, frijoles, alubias, fagioli', words: 'bean edamame' },
  {
    id: 'lentils',
    names: 'lentils, lentil, linsen, lentilles, lentejas, lenticchie',
    words: 'lentil dal dhal',
  },
  {
    id: 'mushrooms',
    names: 'mushrooms, mushroom, pilze, champignons, setas, funghi',
    words:
      'mushroom champignon portobello porcini shiitake chanterelle morel enoki oyster-mushroom truffle cremini maitake',
  },
  {
    id: 'greens',
    names: 'greens, leafy greens, blattgemüse, légumes verts',
    words:
      'spinach kale chard lettuce rocket arugula watercress endive radicchio collard escarole romaine cress choi cabbage sorrel',
  },
  {
    id: 'squash',
    names: 'squash, squashes, kürbis, courge, calabaza, zucca',
    words: 'squash pumpkin courgette zucchini butternut',
  },
  {
    id: 'roots',
    names: 'root vegetables, wurzelgemüse, légumes racines',
    words: 'carrot parsnip turnip swede rutabaga beetroot celeriac radish potato',
  },
  {
    id: 'herbs',
    names: 'herbs, fresh herbs, kräuter, herbes, hierbas, erbe',
    words: 'basil parsley mint dill chive tarragon cilantro thyme rosemary sage oregano chervil marjoram',
  },
  {
    id: 'alcohol',
    names: 'alcohol, alkohol, alcool, alcol, booze',
    traits: ['alcohol'],
  },
  {
    id: 'chocolate',
    names: 'chocolate, schokolade, chocolat, cioccolato',
    words: 'chocolate cocoa cacao',
  },
  {
    id: 'sausage',
    names: 'sausage, sausages, wurst, würstchen, saucisse, salchicha, salsiccia',
    words: 'sausage bratwurst chorizo kielbasa frankfurter merguez salami pepperoni wurst andouille',
  },
];

/**
 * Aisles of foods that only season a dish: fish sauce does not make a dish seafood, but people who avoid fish cannot eat it.
 */
const SEASONINGS: ReadonlySet<AisleId> = new Set(['oils', 'spices', 'baking']);
const IS_STOCK = /\b(?:stock|broth|bouillon|gravy|fat|dripping|lard|cubes?|extract)\b/i;

/** The kinds a food belongs to: those that it makes a dish, and those that it only adds to one. */
export function kindsOf(food: Food): { is: string[]; brings: string[] } {
  const words = new Set(food.name.toLowerCase().split(/[^\p{L}-]+/u));
  const ids = FOOD_KINDS.filter((kind) => belongs(food, words, kind)).map(({ id }) => id);
  const isSeasoning = SEASONINGS.has(food.aisle) || IS_STOCK.test(food.name);
  return isSeasoning ? { is: [], brings: ids } : { is: ids, brings: [] };
}

function belongs(food: Food, words: ReadonlySet<string>, kind: FoodKind): boolean {
  if (kind.traits?.some((trait) => food.traits.includes(trait))) return true;
  if (!kind.words || (kind.only && !kind.only.some((trait) => food.traits.includes(trait)))) return false;
  return listed(kind).some((word) => words.has(word) || words.has(`${word}s`) || words.has(`${word}es`));
}

const lists = new Map<FoodKind, string[]>();
function listed(kind: FoodKind): string[] {
  const known = lists.get(kind) ?? (kind.words ?? '').split(' ');
  lists.set(kind, known);
  return known;
}

/** How a recipe stores the kinds of food it is made of, and those it merely contains. */
export const isKind = (id: string) => `kind:${id}`;
export const bringsKind = (id: string) => `with:${id}`;

/** The marks of all kinds in a recipe's foods. */
export function kindMarks(foods: readonly Food[]): string[] {
  const marks = foods.flatMap((food) => {
    const { is, brings } = kindsOf(food);
    return [...is.map(isKind), ...brings.map(bringsKind)];
  });
  return [...new Set(marks)].sort();
}
