import type { Catalog } from './catalog.ts';
import type { AisleId } from './food.ts';
import { englishWords, frenchWords, germanWords, listedWords } from './food-names.ts';

const NOUNS: Partial<Record<AisleId, string>> = {
  produce:
    'fruit vegetable veg veggie green leaf herb salad root sprout berry pepper squash lettuce mushroom',
  bakery: 'bread loaf bun roll cake crust wrap sandwich pastry toast',
  meat: 'meat ear foot tail tongue steak roast rib sausage bone mince fillet cutlet joint chop wing jerky patty burger poultry',
  fish: 'fish seafood shellfish trevally anglerfish grouper caviar',
  dairy: 'cheese milk cream yogurt butter spread dough pastry tofu tempeh',
  grains: 'pasta noodle rice grain bean lentil pulse macaroni groat',
  cans: 'soup stock broth bouillon can pickle filling passata',
  oils: 'sauce dressing oil vinegar paste marinade ketchup dip glaze relish salsa drizzle',
  spices: 'epice especia spezie spice seasoning blend rub masala peppercorn salt pepper',
  baking:
    'flour sugar mix powder extract essence flavouring colouring chocolate syrup icing frosting starch chip sprinkle yeast sweetener caramel fat shortening grease ammonium topping',
  nuts: 'nut seed raisin',
  breakfast: 'cereal oat jam jelly preserve honey porridge granola',
  snacks: 'm&m cookie biscuit cracker crisp candy sweet wafer snack pretzel bar crumb',
  drinks: 'juice tea coffee drink soda water cordial kombucha lemonade cola',
  alcohol: 'alcohol hop malt wine beer liqueur spirit vodka whisky rum gin brandy ale',
  frozen: 'sorbet gelato fry pizza',
};
const BY_NOUN = byWord(NOUNS);
/** Endings of German, Dutch and Scandinavian compounds: 'Schupfnudeln', 'rodewijnazijn'. */
const GERMAN_ENDS: readonly [RegExp, AisleId][] = [
  [/(?:nudeln?|reis|linsen|knödel|klöße)$/i, 'grains'],
  [/(?:öl|fett|essig|so(?:ß|ss)e|senf|dressing)$/i, 'oils'],
  [/(?:azijn|eddik|vinäger|saus|sås|sovs|olja|olje|olie)$/i, 'oils'],
  [/(?:ost|kaas|melk|mjölk|mælk|fløde|fløte|grädde|room)$/i, 'dairy'],
  [/(?:kött|kjøtt|kød|vlees|worst|korv|pølser?|färs|farse)$/i, 'meat'],
  [/(?:brød|bröd|brood)$/i, 'bakery'],
  [/(?:juice|sap|saft)$/i, 'drinks'],
  [/(?:vin|wijn|likör|likør)$/i, 'alcohol'],
  [/(?:kruiden|krydda|krydder|krydderi|peppar)$/i, 'spices'],
  [/(?:sukker|socker|suiker|mjöl|meel|sirup|sirap|choklad|chokolade|sjokolade)$/i, 'baking'],
  [/(?:noten|nötter|nøtter|nødder|mandlar|mandler|amandelen)$/i, 'nuts'],
  [/(?:käse|milch|sahne|joghurt|quark|butter|teig)$/i, 'dairy'],
  [/(?:fleisch|wurst|würste|würstchen|schinken(?:würfel)?|speck|braten|filets?|steaks?|schnitzel)$/i, 'meat'],
  [/(?:fisch|garnelen)$/i, 'fish'],
  [/(?:kekse?|chips|schokoriegel|bonbons?)$/i, 'snacks'],
  [/(?:brot|brötchen|kuchen|semmeln?)$/i, 'bakery'],
  [/(?:saft|tee|limonade|wasser)$/i, 'drinks'],
  [/(?:gewürz|gewürzmischung|pfeffer|salz)$/i, 'spices'],
  [/(?:brühe|fond|suppe|konserve)$/i, 'cans'],
  [/(?:zucker|mehl|schokolade|streusel|pudding)$/i, 'baking'],
  [/(?:kerne|nüsse|samen)$/i, 'nuts'],
  [
    /(?:wurzeln?|salat|salatmix|kraut|kräuter|kohl|rüben?|beeren|pilze|zwiebelchen|blätter|stängel)$/i,
    'produce',
  ],
  [/(?:wein|likör|schnaps|bier)$/i, 'alcohol'],
];
/** Brands that many lines name instead of the food. */
const BRANDS: Partial<Record<AisleId, string>> = {
  spices: 'goya adobo chachere zatarain lawry mccormick dash sazon badia penzey tajin',
  cans: 'campbell knorr maggi swanson progresso hunt hormel spam bush delmonte prego ragu rao rotel',
  oils: 'heinz hellmann kraft cholula tapatio valentina kikkoman wishbone newman ken bullseye huyfong bechamel',
  dairy: 'tofoo velveeta philadelphia pillsbury boursin sargento laughing chobani fage',
  baking: 'ghirardelli hershey nestle jiffy duncan bisquick crocker crisco splenda',
  breakfast: 'kellogg quaker smucker jif skippy nutella',
  snacks: 'nabisco ritz oreo dorito frito lay keebler pringle',
  drinks: 'lipton folger nescafe sprite pepsi snapple gatorade',
  grains: 'barilla ronzoni dececco rice-a-roni',
};
const BY_BRAND = byWord(BRANDS);
const OF_ANY_BRAND: ReadonlySet<AisleId> = new Set(['meat', 'fish', 'grains', 'frozen']);

/** Whether a word is a brand: the Heinz of 'Heinz baked beans'. */
export const isBrand = (word: string): boolean => BY_BRAND.has(englishWords(word).join(' '));

const MIXED = /^(?:mix|blend)$/;
const MOST_WORDS = 12;
/** 'rôti de palette de bœuf' */
const IS_FRENCH = /(?:\b(?:de|du|des) |\bd['’])/i;

/**
 * The aisle where a food outside the catalog is probably sold, judged by its last known noun: 'St. Agur blue cheese' is with
 * the cheese, and frozen, chilled or canned food with its kind. `null` if no word is known.
 */
export function likelyAisle(catalog: Catalog, name: string, isCanned = false): AisleId | null {
  if (/\bfrozen\b/i.test(name)) return 'frozen';
  if (/\b(?:refrigerated|chilled)\b/i.test(name)) return 'dairy';
  if (isCanned) return 'cans';
  // Dried fruit is shelved with the nuts.
  const isDried = /\bdried\b/i.test(name);
  const words = englishWords(name).slice(0, MOST_WORDS);
  // 'Boursin Garlic and Fine Herbs'
  const brand = BY_BRAND.get(words[0] ?? '');
  const noun = BY_NOUN.get(words.at(-1) ?? '');
  // Spice brands sell sausages and rice too.
  if (brand && !(noun && OF_ANY_BRAND.has(noun))) return brand;
  const french = IS_FRENCH.test(name) ? frenchWords(name).slice(0, MOST_WORDS) : [];
  for (const word of french) {
    const food = catalog.french.get(word);
    if (food) return food.aisle;
  }
  const foreign = aisleOfHead(catalog, name, words);
  if (foreign) return foreign;
  // A rice mix is shelved with the rice, a flour blend with the flour.
  const isMixed = words.length > 1 && MIXED.test(words.at(-1) ?? '');
  const last = isMixed ? words.length - 1 : words.length;
  for (let end = last; end > 0; end--) {
    for (let from = 0; from < end; from++) {
      const food = catalog.english.get(words.slice(from, end).join(' '));
      if (food) return isDried && food.aisle === 'produce' ? 'nuts' : food.aisle;
    }
    const aisle = BY_NOUN.get(words[end - 1] ?? '');
    if (aisle) return aisle;
  }
  if (isMixed) return words.at(-1) === 'mix' ? 'baking' : 'spices';
  for (const word of words) {
    const aisle = BY_BRAND.get(word);
    if (aisle) return aisle;
  }
  const asWritten = name.split(/[\s,/]+/).slice(0, MOST_WORDS);
  // 'bunte Pfefferkörner', 'farine bise'
  for (const word of asWritten) {
    const food =
      catalog.german.get(germanWords(word).join(' ')) ?? catalog.french.get(frenchWords(word).join(' '));
    if (food) return food.aisle;
  }
  for (const word of asWritten) {
    const [, aisle] = GERMAN_ENDS.find(([end]) => end.test(word)) ?? [];
    if (aisle) return aisle;
  }
  return null;
}

/**
 * Names that begin with their noun, as Spanish, Italian and French ones do: 'lentejas pardinas', 'pâte feuilletée pur beurre'.
 * An English name would end with it.
 */
function aisleOfHead(catalog: Catalog, name: string, words: readonly string[]): AisleId | null {
  const last = words.at(-1) ?? '';
  if (BY_NOUN.has(last) || catalog.english.has(last) || !/^\p{Ll}/u.test(name)) return null;
  const written = name.split(' ').slice(0, MOST_WORDS);
  for (let end = written.length - 1; end > 0; end--) {
    const head = written.slice(0, end).join(' ');
    const food =
      catalog.listed.get(listedWords(head).join(' '))?.food ??
      catalog.french.get(frenchWords(head).join(' '));
    if (food) return food.aisle;
  }
  return null;
}

function byWord(tables: Partial<Record<AisleId, string>>): ReadonlyMap<string, AisleId> {
  return new Map(
    Object.entries(tables).flatMap(([aisle, names]) =>
      englishWords(names).map((name) => [name, aisle as AisleId] as const),
    ),
  );
}
