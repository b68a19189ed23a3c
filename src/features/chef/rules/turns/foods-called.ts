import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { namingLeftovers } from '../at-hand/leftovers.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isOfWord } from '../knowledge/line-of.ts';
import { isCalled } from '../request/called.ts';
import { plainPhrase, WORDS } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { ChefMemory } from './chef-memory.ts';
import { englishName } from './foreign-changes.ts';

/** Articles of five languages, and what stands before a food. */
const DETERMINERS =
  /^(?:(?:the|a|an|some|any|my|our|all the|of|der|die|das|den|dem|ein|eine|einen|etwas|ein paar|le|la|les|l|du|des|d|de|un peu de|un|une|el|los|las|una|unos|unas|un poco de|il|lo|gli|i|del|della|dello|dell|dei|degli|delle|di|un po di) )+/;

/** A name without its article. */
export const bareName = (said: string): string =>
  said.replace(DETERMINERS, '').replace(/ (?:left|mehr|weg)$/, '');

/** The line that is called so, in whatever language. */
export function lineCalled(
  said: string,
  { lines }: Pick<ChefMemory, 'lines'>,
  knowledge: CookingKnowledge,
): string | null {
  const bare = bareName(said);
  if (bare.length < 3 || /^(?:bak|cook|fry|roast|grill|boil|steam)ing$/.test(bare)) return null;
  const english = englishName(bare, knowledge) ?? bare;
  const single = bare.replace(/(?:oe)?s$/, '');
  const food = findFood(knowledge.catalog, bare);
  const names = lines
    .map(foodOf)
    .filter((name) => !OF_COCONUT.test(name) || /co[ck]o/.test(`${bare} ${english}`))
    .filter((name) => !STOCK_OF_ANIMAL.test(name) || IS_STOCK.test(`${bare} ${english}`));
  const known = names.find((name) => food !== null && findFood(knowledge.catalog, name)?.id === food.id);
  // The paprika of a goulash is the powder of that name, and no pepper as in German.
  const ofName =
    known && !known.includes(bare)
      ? names.find((name) => name.endsWith(` ${bare}`) && isPlainly(name, bare))
      : null;
  return (
    names.find((name) => plainPhrase(name) === bare) ??
    ofName ??
    known ??
    names.find((name) => namesFood(name, english) && isPlainly(name, english)) ??
    names.find((name) => isCalled(bare, name, knowledge)) ??
    names.find((name) => isOfWord(single, name)) ??
    ofGroup(single, names, knowledge)
  );
}
/** Anyone who speaks of chicken or fish means no stock of it. */
const STOCK_OF_ANIMAL =
  /^(?:chicken|beef|veal|lamb|fish|pork|turkey|ham|seafood|shellfish) (?:stock|broth)\b/;
const IS_STOCK = /stock|broth|bruhe|bouillon|fond|caldo|brodo/;
/** Nobody calls these milk or cream alone. */
const OF_COCONUT = /\bcoconut (?:milk|cream)$/;
/** Anyone who speaks of a food means no sauce or oil of it. */
const isPlainly = (line: string, said: string): boolean =>
  !/\b(?:stock|broth|sauce|paste|powder|oil|vinegar)$/.test(line) ||
  /stock|broth|sauce|paste|powder|oil|vinegar/.test(said);

const GROUPS: Readonly<Record<string, string>> = {
  fish: 'main',
  fisch: 'main',
  poisson: 'main',
  pescado: 'main',
  pesce: 'main',
  meat: 'main',
  fleisch: 'main',
  viande: 'main',
  carne: 'main',
  wine: 'wine',
  wein: 'wine',
  vin: 'wine',
  vino: 'wine',
  stock: 'stock',
  bruhe: 'stock',
  bouillon: 'stock',
  caldo: 'stock',
  brodo: 'stock',
  bacon: 'bacon',
  speck: 'bacon',
  sausage: 'sausage',
  wurst: 'sausage',
  wurstchen: 'sausage',
  cheese: 'cheese',
  kase: 'cheese',
  fromage: 'cheese',
  queso: 'cheese',
  formaggio: 'cheese',
  pasta: 'pasta',
  nudel: 'pasta',
  nudeln: 'pasta',
  pate: 'pasta',
  cream: 'cream',
  sahne: 'cream',
  creme: 'cream',
  nata: 'cream',
  rahm: 'cream',
  obers: 'cream',
  panna: 'cream',
  pepper: 'chilli',
  pfeffer: 'chilli',
  oil: 'fat',
  ol: 'fat',
  huile: 'fat',
  aceite: 'fat',
  olio: 'fat',
  nut: 'nut',
  bean: 'pulse',
  herb: 'herb',
};
const PASTA =
  /spaghetti|linguine|tagliatelle|fettuccine|pappardelle|penne|fusilli|rigatoni|macaroni|farfalle|orecchiette|bucatini|ditalini|orzo|conchiglie|ziti|cannelloni|lasagne sheets|pasta\b/;
/** Who wants no cream has said nothing of milk or yogurt. */
const CREAM = /^(?!coconut |ice ).*(?:cream$|crème fraîche)|^mascarpone$/;

function ofGroup(said: string, names: readonly string[], knowledge: CookingKnowledge): string | null {
  const role = GROUPS[said];
  if (role === 'pasta') return names.find((name) => PASTA.test(name)) ?? null;
  if (role === 'cream') return names.find((name) => CREAM.test(name)) ?? null;
  return (role && names.find((name) => rolesOf(name, knowledge).has(role))) ?? null;
}

/**
 * What a food is called in a recipe; `null` if it is none that the chef knows.
 *
 * @param isStewed whether it cooks for long: of a kind of meat, that is the cut for it
 */
export function foodCalled(said: string, knowledge: CookingKnowledge, isStewed = false): string | null {
  const { catalog, larder } = knowledge;
  const bare = bareName(said);
  if (bare.length < 2 || NO_FOOD.test(bare) || WORDS.equipment.has(bare) || WORDS.meals.has(bare))
    return null;
  const leftover = namingLeftovers(bare);
  if (leftover !== bare && findFood(catalog, leftover)) return leftover;
  const [, animal] = /^(\w+) mince$/.exec(bare) ?? [];
  const other = animal ? `minced ${animal}` : OTHER_NAMES.find(([name]) => name.test(bare))?.[1];
  if (other && findFood(catalog, other)) return other;
  const own = larder.get(bare) ?? [...larder.values()].find(({ plural }) => plural === bare);
  if (own && !(isStewed && TENDER.test(own.plural))) return own.plural;
  const group = WORDS.groups.get(bare) ?? [];
  const first = larder.get((isStewed && group.find((name) => STEWING.test(name))) || group[0] || '');
  if (first) return first.plural;
  if (own) return own.plural;
  const food = findFood(catalog, bare);
  const english = food ? null : englishName(bare, knowledge);
  if (!food) return english !== null && english !== bare && findFood(catalog, english) ? english : null;
  const usual = knowledge.byFoodId.get(food.id)?.find(({ plural }) => plural.startsWith(`${bare} `));
  if (usual) return usual.plural;
  const isEnglish =
    catalog.english.has(bare) ||
    plainPhrase(food.name)
      .split(' ')
      .every((word) => bare.includes(word.replace(/s$/, '')));
  return isEnglish ? bare : (englishName(bare, knowledge) ?? food.name);
}
/** A food in place of another: yogurt for mayonnaise is more of the yogurt that is in the dish. */
export const foodComing = (
  said: string,
  { lines }: Pick<ChefMemory, 'lines'>,
  knowledge: CookingKnowledge,
  isStewed: boolean,
): string | null =>
  lines.map(foodOf).find((name) => plainPhrase(name) === bareName(said)) ??
  foodCalled(said, knowledge, isStewed);
const STEWING = /stewing|shoulder|diced|shin|thigh|leg/;
const TENDER = /tenderloin|sirloin|fillet steak|breast/;
/** Forms of dishes, and diets, which other rules read. */
const NO_FOOD =
  /^(?:gluten ?-?free|dairy ?-?free|lactose ?-?free|glutenfrei|sans gluten|sin gluten|senza glutine)\b|^(?:bowls?|wraps?|tacos?|burritos?|sandwich(?:es)?|burgers?|pitt?as?|salads?|soups?|pies?|skewers?|pizzas?|muffins?|cupcakes?|calzones?|meatballs?|stew|curry|rice bowls?)$/;

/** How foods are called that a shop sells under other names. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:veggie|vegetarian|meat free) sausages?$/, 'vegan sausages'],
  [/^chill?i(?:s|es)?$/, 'chilli flakes'],
  [/^(?:cooking |vegetable )?oil$|^(?:ol|huile|aceite|olio)$/, 'sunflower oil'],
  [/^self[ -]?(?:raising|rising) flour$/, 'self-raising flour'],
  [/^(?:plain|all[ -]purpose|normal|ordinary|regular) flour$|^plain$/, 'plain flour'],
  [/^(?:yoghurts?|joghurt|yaourt|yogur)$/, 'yogurt'],
];
