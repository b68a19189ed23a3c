import type { ChefMemory } from '../turns/chef-memory.ts';

const ANIMALS = 'chicken|turkey|duck|goose|lamb|beef|pork|veal|venison|goat|rabbit';
const ANIMAL = new RegExp(`\\b(${ANIMALS})\\b(?! (?:stock|broth|fat))`);
/** Cuts as people name them, and as a recipe does. */
const CUTS: readonly (readonly [said: string, cut: string])[] = [
  [
    'thighs?|ober(?:schenkel|keulen?)|cuisses?|contrecuisses?|(?:contra)?muslos?|cosc(?:e|ia)|sovracosce',
    'thighs',
  ],
  ['drumsticks?|unterschenkel|unterkeulen?|pilons?|jamoncitos?|fusi', 'drumsticks'],
  ['legs?|schenkel|keulen?', 'legs'],
  ['breasts?|brust|bruste|brustfilets?|blancs?|pechugas?|pett[oi]', 'breasts'],
  ['wings?|flugel|ailes?|alitas?|alette', 'wings'],
  ['shoulder|schulter|epaule|paleta|spalla', 'shoulder'],
  ['belly|bauch|panceta|pancetta fresca', 'belly'],
  ['shanks?|haxen?|jarret|stinco', 'shanks'],
  ['cheeks?|backchen|bäckchen|joues?|carrilleras?|guance', 'cheeks'],
  ['(?:loin )?chops?|koteletts?|cotelettes?|chuletas?|costolette', 'chops'],
  ['tenderloin|lende|filet mignon|solomillo|filetto', 'tenderloin'],
  ['neck|nacken|collier|cuello|collo', 'neck'],
];
const OF_BIRDS: readonly string[] = ['thighs', 'drumsticks', 'legs', 'breasts', 'wings'];
const BIRDS = /chicken|turkey|duck|goose/;
/** What is said around a cut that comes for another. */
const SWAPS =
  /\b(?:use|using|instead|rather|not|swap|replace|with|only|just|got|have|can|make|statt|anstatt|lieber|nur|nimm|mit|au lieu|a la place|plutot|avec|en vez|en lugar|con|mejor|solo|invece|meglio|al posto)\b/;
const SAID = CUTS.map(
  ([said, cut]) =>
    [
      new RegExp(
        `(?<!\\b(?:${ANIMALS}|frogs?)[’']?s? (?:(?:boneless|skinless|bone in) )*)(?<![\\p{L}-])(?:${said})(?![\\p{L}-])(?: (?:of |de |di )?(?:${ANIMALS}|poulet|pollo|dinde|pavo|canard|agneau|porc|cerdo|maiale))?`,
        'giu',
      ),
      cut,
    ] as const,
);
const LONGEST = 90;
/** 'My oven is small, use thighs': why says nothing of what. */
const REASON =
  /^(?:the|my|our) (?:[a-z]+ ){1,2}(?:is|are) (?:[a-z]+ ){0,3}[a-z]+, (?=(?:can|could|use|with|only|just|so)\b)/i;

/** 'Thighs instead of breasts', said of a dish with chicken, with whose they are; the same if it names no cut alone. */
export function ofItsAnimal(written: string, { lines }: Pick<ChefMemory, 'lines'>): string {
  const animals = lines.flatMap(({ name }) => ANIMAL.exec(name)?.[1] ?? []);
  const [animal] = animals;
  if (animal === undefined || written.length > LONGEST || !SWAPS.test(written.toLowerCase())) return written;
  const named = SAID.reduce((said, [pattern, cut]) => {
    const own = OF_BIRDS.includes(cut) && cut !== 'legs' ? animals.find((each) => BIRDS.test(each)) : animal;
    return own ? said.replace(pattern, `${own} ${cut}`) : said;
  }, written);
  return named === written ? written : named.replace(REASON, '');
}
