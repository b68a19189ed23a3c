import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoize } from '#shared/memoize.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Classic, Part } from './classic.ts';

/** Foods that are cooked alike: in the same time, with the same sign of doneness. */
export type Sort =
  | 'poultry'
  | 'mince'
  | 'sausage'
  | 'pork'
  | 'red'
  | 'fish'
  | 'prawn'
  | 'shells'
  | 'squid'
  | 'ready'
  | 'tofu'
  | 'pulse'
  | 'cheese'
  | 'plant';

const BY_NAME: readonly (readonly [name: RegExp, sort: Sort])[] = [
  [/stock|broth|sauce|paste|\bfat\b|powder|gravy|\begg/, 'plant'],
  [/vegan|vegetarian|plant-based/, 'plant'],
  [
    /^canned (?!.*(?:tuna|salmon|sardine|mackerel|crab|clam))|cooked lentils|^(?:chick|butter )?(?:peas|beans)\b/,
    'pulse',
  ],
  [
    /^(?:canned|cooked|smoked|cured|pickled|roast|salt|corned|confit|sushi)\b|\bham\b|prosciutto|salami|crab|anchov|frankfurter|hot dog|pastrami|pepperoni|mortadella|lobster/,
    'ready',
  ],
  [/minced|sausage meat/, 'mince'],
  [/sausage|bratwurst|merguez|chipolata/, 'sausage'],
  [/chicken|turkey|duck|goose/, 'poultry'],
  [/\bpork\b|bacon|pancetta|lardon|chorizo|gammon/, 'pork'],
  [/\b(?:beef|lamb|veal|steaks?|venison|goat(?!'s)|rabbit|mutton|oxtail)\b/, 'red'],
  [/prawn|shrimp|langoustine/, 'prawn'],
  [/mussel|clam|cockle/, 'shells'],
  [/squid|octopus|scallop/, 'squid'],
  [/tofu|tempeh|seitan/, 'tofu'],
  [/halloumi|paneer|feta|mozzarella/, 'cheese'],
  [/lentils|split peas|chickpeas|\bbeans\b/, 'pulse'],
];

const sortByName = memoize((name) => BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? '');

/** The sort of a food; `null` if it is not a main part of any dish. */
export function sortOf(name: string, { catalog }: CookingKnowledge): Sort | null {
  const sort = sortByName(name) as Sort | '';
  if (sort !== '') return sort;
  const food = findFood(catalog, name);
  if (!food) return null;
  if (food.traits.includes('fish')) return 'fish';
  return 'plant';
}

const OF_FLESH: readonly Sort[] = [
  'poultry',
  'mince',
  'sausage',
  'pork',
  'red',
  'fish',
  'prawn',
  'shells',
  'squid',
];
export const isFlesh = (sort: Sort | null): boolean => sort !== null && OF_FLESH.includes(sort);

/** Work on a whole piece, which small things cannot be given. */
const OF_PIECES =
  /\b(?:[Cc]arve|[Ff]latten|pocket|[Ss]kewers?|[Tt]hread|[Ss]lices? (?:it|them|the)|[Ss]lice(?=[.,])|slit|[Bb]eat the \w+ between|mm thick|each piece|[Pp]ress shut|[Ww]rap|rolled? up|tucking|basting|in the (?:flour|eggs|breadcrumbs)|[Tt]urn (?:it|them) in the(?! (?:paste|spices)))\b/;
/** Work on what is soft and binds, or that a whole piece needs. */
const OF_MINCE = /\b(?:[Ss]hape|patties|ovals|balls|[Rr]oll into|a roll of|[Mm]ix the|sausage shapes)\b/;
const TENDER = /sirloin|tenderloin|fillet steak|breast|lamb chops|lamb fillet|halloumi/;
const LONG = 60;
const SIMMERED: readonly string[] = ['stew', 'curry', 'soup', 'roast', 'pie', 'filled', 'rice'];
const FLAT =
  /fillet|steak|chop|cutlet|escalope|breast|tenderloin|ribs|wings|legs|sausage|bratwurst|frankfurter/;

/** Work that falls apart with what is neither whole nor shaped. */
const OF_WHOLE_PIECES = /batter|breadcrumbs|on a rack|each side|both sides|charred|wings|crisp/;
/** Dishes that lay what is cooked into bread, or have it in slices. */
const LAID: readonly string[] = ['filled', 'egg', 'side', 'griddle', 'pizza'];
const EATEN_RAW = /eating raw|very fresh|sushi|frozen (?:before|for)/;
const LOOSE: readonly Sort[] = ['pulse', 'prawn', 'squid', 'shells', 'mince', 'sausage'];

const textOf = memoize((steps: string) => [
  steps.replace(/<([^|<>]*)\|([^<>]*)>/g, '$1'),
  steps.replace(/<([^|<>]*)\|([^<>]*)>/g, '$2'),
]);

/** Whether a food can be given what the steps of a dish do with another. */
export function bearsSteps(
  { steps, cook, kind }: Pick<Classic, 'steps' | 'cook' | 'kind'>,
  own: Part,
  part: Part,
  knowledge: CookingKnowledge,
): boolean {
  // Liver pâté needs liver.
  if (/\blivers?\b/.test(own.name) && !/\blivers?\b/.test(part.name)) return false;
  const [before, after] = [sortOf(own.name, knowledge), sortOf(part.name, knowledge)];
  if (before === null || after === null) return true;
  const isOfFlesh = isFlesh(before) || before === 'ready';
  if (!isOfFlesh) return true;
  const isTooTender = TENDER.test(part.name) && !TENDER.test(own.name);
  if (isTooTender && cook >= LONG && SIMMERED.includes(kind)) return false;
  if (before === after) return true;
  const [asFlesh = '', asPlant = ''] = textOf(steps.join(' '));
  const text = isFlesh(after) ? asFlesh : asPlant;
  if (EATEN_RAW.test(asFlesh) && before === 'fish') return false;
  if (/medium rare/.test(text) && after !== 'red') return false;
  // What is done in minutes would be tough after the time of a bird.
  if (SOON_DONE.includes(after) && !SOON_DONE.includes(before) && ROASTED_LONG.test(text)) return false;
  if (before === 'shells') return isFlesh(after) && !/beards|shake|shaking/.test(text);
  if (LOOSE.includes(after) && FLAT.test(own.name) && OF_PIECES.test(text)) return false;
  if (after === 'pulse' && before !== 'mince') {
    if (/pocket|[Ff]latten|[Tt]hread|skewers|[Ww]rap/.test(text)) return false;
    if (part.name === CRUMBLY && (OF_WHOLE_PIECES.test(text) || (before === 'ready' && LAID.includes(kind))))
      return false;
  }
  if (after !== 'poultry' && /\bpocket\b/.test(text)) return false;
  return !(before === 'mince' && OF_MINCE.test(text) && WHOLE_SORTS.includes(after));
}
const SOON_DONE: readonly Sort[] = ['prawn', 'shells', 'squid'];
const ROASTED_LONG = /\b(?:[Rr]oast|[Bb]ake)\b[^.]*? for (?:1[6-9]|[2-9]\d) minutes/;
const CRUMBLY = 'cooked lentils';
const WHOLE_SORTS: readonly Sort[] = ['cheese', 'red', 'poultry', 'prawn', 'pork'];
