import type { AisleId } from './food.ts';
import { COLORS } from './food-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words for size, cut, praise and handling: the shopper buys the same package with or without them. */
const SAME_PACKAGE = words(`
  a about approx an any and with in of on the or for to from plus good best quality fresh freshly ripe large
  small medium big extra raw whole piece pcs chunk slice sliced wedge half halved quarter quartered sprig
  leaf stalk stem bunch head bulb clove knob root floret kernel cob ear spear tip segment trimmed peeled
  unpeeled pitted stoned boneless skinless chopped diced minced grated shredded cubed crumbled crushed cut
  flaked organic unwaxed free range homemade plump tender firm soft young strip bit thick thin thinly
  thickly finely coarsely roughly rinsed drained washed cleaned deveined shelled seeded deseeded cored hulled
  squeezed fillet filet strand thread sheet block pure regular real plain ready made prepared bottled cold
  warm lukewarm melted softened sifted unbleached unsalted unsweetened toasted roasted roast blanched bone
  skin on chunky store bought jar bag pack packet
`);

const SAME_IN_AISLE: Partial<Record<AisleId, ReadonlySet<string>>> = {
  cans: words('canned tinned can tin jarred hot'),
  frozen: words('frozen'),
  spices: words('ground powder powdered dried dry whole'),
  drinks: words('hot brewed strong'),
};

/** Nouns that only classify the name before them: fontina is fontina cheese. */
const GENERIC = words('cheese mushroom sauce bread pasta wine liqueur seasoning dressing');

/** The words of a name, already singular, that decide which package to buy. */
export function productWords(names: readonly string[], aisle: AisleId): string[] {
  const alsoSame = SAME_IN_AISLE[aisle];
  // Fresh pasta is in the refrigerated section, while fresh onions are where all onions are.
  const isFresh = (word: string) => word === 'fresh' && aisle === 'grains';
  return names.filter((word) => isFresh(word) || !(SAME_PACKAGE.has(word) || alsoSame?.has(word)));
}

/** Whether a name only adds a noun such as 'cheese' to another. */
export function addsOnlyNoun(longer: readonly string[], shorter: readonly string[]): boolean {
  const last = longer.at(-1) ?? '';
  return GENERIC.has(last) && longer.slice(0, -1).join(' ') === shorter.join(' ');
}

const DISTINCTIVE = words(`
  roast fresh rind golden smoked cured dried frozen canned tinned can tin jarred instant quick mini baby sweet hot ground mixed wild
  light lite low reduced salted stewing cooked stuffed italian japanese english french spanish greek american
  chinese asian thai indian mexican
`);
const FORMS: ReadonlyMap<string, string> = new Map([
  ['tinned', 'canned'],
  ['can', 'canned'],
  ['tin', 'canned'],
  ['jarred', 'canned'],
  ['lite', 'light'],
  ['low', 'light'],
  ['reduced', 'light'],
]);
/** What follows 'low' or 'reduced' without changing the package: stock is salted in the pot. */
const ORIGINS = 'italian english french spanish greek american asian indian mexican';
const FAR_ORIGINS = 'chinese japanese thai';
/** Aisles in which a word makes a different product: hot paprika is one, hot milk is not. */
const ONLY_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['canned', words('produce fish meat')],
  ['roast', words('meat')],
  ['fresh', words('grains')],
  ['rind', words('produce')],
  ['golden', words('produce')],
  ['hot', words('oils meat spices produce')],
  ['cooked', words('meat fish grains')],
  ['ground', words('meat nuts grains produce')],
  ['baby', words('produce fish')],
  ...FAR_ORIGINS.split(' ').map(
    (origin) => [origin, words('produce meat dairy oils spices bakery cans snacks')] as const,
  ),
  ...ORIGINS.split(' ').map(
    (origin) => [origin, words('meat dairy oils spices bakery cans snacks')] as const,
  ),
]);
const NO_MATTER = words('sodium salt sugar');

/** The words left out to find a food that make it a different product: the 'smoked' of 'smoked eel'. */
export function distinctiveWords(leftOut: readonly string[], aisle: AisleId): string[] {
  const isLessSalt = leftOut.some((word) => NO_MATTER.has(word));
  const distinctive = leftOut.filter(
    (word) =>
      (DISTINCTIVE.has(word) || COLORS.has(word)) &&
      !SAME_IN_AISLE[aisle]?.has(word) &&
      (ONLY_IN.get(FORMS.get(word) ?? word)?.has(aisle) ?? true) &&
      !(isLessSalt && FORMS.get(word) === 'light'),
  );
  return [...new Set(distinctive.map((word) => FORMS.get(word) ?? word))].sort();
}
