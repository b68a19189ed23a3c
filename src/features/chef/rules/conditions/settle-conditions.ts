import type { Understood } from '../request/read-request.ts';
import { type ChefRequest, distinct } from '../request/request.ts';
import { type Condition, valueSet } from './condition.ts';
import { BREAD_MACHINE } from './valued-conditions.ts';

/** Moods that say for whom, where what they eat is said. */
const OF_GUESTS: readonly string[] = ['date', 'family', 'party', 'weekend'];
/** What was done while it cooked. */
const OF_THE_DAY: readonly string[] = ['gameday', 'movie', 'picnic', 'quick'];
const NOTHING_HEATS = ['oven', 'stove', 'grill'];
/** What disappears in a sauce. */
const HIDEABLE: readonly string[] = [
  'courgette',
  'carrot',
  'red pepper',
  'spinach',
  'mushrooms',
  'chestnut mushrooms',
  'cauliflower',
  'parsnip',
  'aubergine',
  'broccoli',
  'kale',
  'butternut squash',
  'celery',
  'lentils',
];
const TIRED =
  /\b(?:tired|exhausted|knackered|shattered|ill|sick|poorly|mude|krank|fatiguee?|malade|cansad[oa]|enferm[oa]|stanc[oa]|malat[oa])\b/;
const SAVOURY_MEAL = /^(?:breakfast|lunch|dinner)$/;

/** What takes the place of nuts, and crunches as they do. */
const CRUNCHY = ['pumpkin seeds', 'sunflower seeds', 'sesame seeds', 'breadcrumbs'];
/** What is brown is covered with chocolate, and anything else with what takes a color. */
const DARK_SHAPES = /^(?:hedgehog|bear|dog|monkey|mole|owl|horse|teddy|tree)$/;
const OF_CHOCOLATE = /choc|schoko|cioccol/;
const DARK_CAKE = 'dish:chocolate cake';
const PALE_CAKE = 'dish:vanilla birthday cake';

/** The loaves of a bread machine, by what they are to be of. */
const LOAVES: readonly (readonly [said: RegExp, dish: string])[] = [
  [/pizza/, 'dish:bread machine pizza dough'],
  [/brioche|sweet|milk (?:loaf|bread)|hefezopf|pan de leche|pain au lait/, 'dish:bread machine brioche'],
  [/raisin|fruit|rosinen|raisins secs|pasas|uvetta/, 'dish:bread machine raisin loaf'],
  [/rye|roggen|seigle|centeno|segale/, 'dish:bread machine rye loaf'],
  [/spelt|dinkel|epeautre|espelta|farro/, 'dish:bread machine spelt loaf'],
  [/oat|honey|hafer|honig|avoine|avena|\bmiel/, 'dish:bread machine oat and honey loaf'],
];
const WHOLEMEAL = /whole ?meal|whole ?wheat|brown|granary|vollkorn|complet|integral/;
const SEEDED = /seed|kern|graine|semilla|pipas|\bsemi\b/;
const WHOLEMEAL_LOAF = 'dish:bread machine wholemeal loaf';
const SEEDED_LOAF = 'dish:bread machine seeded wholemeal loaf';
const PLAIN_LOAF = 'dish:bread machine white loaf';
const OF_LOAF = /seed|kernel|flour|bread/;
const GRAMS_A_SLICE = 75;

/** Whether what is made the day before is any dish that can be, rather than a breakfast or a dish that is named. */
const isForLater = ({ meal, wanted, dishes }: ChefRequest): boolean =>
  meal !== 'breakfast' && wanted.length + dishes.length === 0;

/** A request with the conditions read from its prompt applied. */
export function underConditions(understood: Understood, read: readonly string[], text: string): Understood {
  const { request } = understood;
  const set = distinct([...request.conditions, ...read, ...impliedBy(request)]);
  const isAhead = set.includes('overnight') && isForLater(request);
  const conditions = isAhead ? set.filter((each) => each !== 'overnight') : set;
  if (BREAD_MACHINE.test(text)) return ofBreadMachine(understood, conditions, text);
  const hidden = hiddenByName(request);
  if (set.length + hidden.length === 0) return understood;
  const has = (condition: string) => conditions.includes(condition);
  const away = valueSet(conditions, 'away') !== null;
  const days = Number(valueSet(conditions, 'days'));
  const dropped = [
    ...(has('familiar') ? OF_GUESTS : []),
    ...(away ? OF_THE_DAY : []),
    ...(has('one-bowl') ? ['movie'] : []),
    ...(has('pale') ? ['plain'] : []),
    ...(has('salty') ? ['salty'] : []),
    // It is hidden in what children like, rather than in what hides others.
    ...(hidden.length > 0 ? ['hidden', 'healthy'] : []),
    ...(has('unheated') ? ['comfort', 'quick'] : []),
    ...(has('overnight') && request.meal === 'breakfast' ? ['quick', 'ahead', ...OF_GUESTS] : []),
  ];
  // The oats of 'what can I bake with pears and oats' are no porridge.
  const isToBake =
    has('to-bake') && request.dishes.length > 0 && !request.dishes.some((id) => id.startsWith('dish:'));
  const isHungover = has('salty') && request.moods.includes('hangover');
  const isSolo = has('solo') || isHungover || (has('one-bowl') && TIRED.test(text));
  return {
    ...understood,
    // What stands in the cupboard is not a second dish.
    others: has('shut') ? [] : understood.others,
    request: {
      ...request,
      conditions: distinct([...conditions, ...hidden.map((name) => `hide:${name}`)]),
      wanted:
        hidden.length > 0
          ? []
          : isToBake && request.leading.length > 0
            ? [...request.wanted, request.leading]
            : request.wanted,
      moods: distinct([
        ...request.moods.filter((mood) => !dropped.includes(mood)),
        ...(has('unheated') ? ['nocook'] : []),
        ...(has('child-made') || hidden.length > 0 ? ['kids'] : []),
        ...(isAhead ? ['ahead'] : []),
      ]),
      missing: has('unheated') ? distinct([...request.missing, ...NOTHING_HEATS]) : request.missing,
      using: has('unheated') ? [] : request.using,
      avoidedFoods: has('not-crunchy')
        ? distinct([...request.avoidedFoods, ...CRUNCHY])
        : request.avoidedFoods,
      // Somebody who is out all day sets no limit to the hours of the pot.
      minutes: away ? null : request.minutes,
      servings: days > 1 ? days * (request.servings ?? 1) : (request.servings ?? (isSolo ? 1 : null)),
      meal: isHungover
        ? (request.meal ?? 'breakfast')
        : hidden.length > 0
          ? (request.meal ?? 'dinner')
          : mealOf(request, has('child-made')),
      dishes: isToBake ? [] : cakeOf(request.dishes, valueSet(conditions, 'shape'), text),
      ...(isToBake ? { leading: [] } : {}),
    },
  };
}

/** Biscuits that a child bakes are for no course. */
const mealOf = ({ meal }: ChefRequest, isChildMade: boolean): string | null =>
  isChildMade && meal === 'dessert' ? 'snacks' : meal;

/** Conditions that a request implies without naming them. */
function impliedBy({ moods, wanted, meal, dishes }: ChefRequest): Condition[] {
  // Something salty of eggs, or after a long night, is not a bowl of crisps.
  const isSalty =
    moods.includes('salty') &&
    (wanted.length > 0 || moods.includes('hangover') || SAVOURY_MEAL.test(meal ?? '')) &&
    dishes.length === 0;
  const isTooHot =
    moods.includes('nocook') && moods.includes('summer') && dishes.length + wanted.length === 0;
  return [...(isSalty ? ['salty' as const] : []), ...(isTooHot ? ['unheated' as const] : [])];
}

/** The vegetables that somebody names to hide them. */
function hiddenByName({ moods, wanted, dishes, conditions }: ChefRequest): string[] {
  if (!moods.includes('hidden') || dishes.length > 0 || conditions.includes('pale')) return [];
  const names = wanted.map((group) => group.find((name) => HIDEABLE.includes(name)));
  return names.every((name) => name !== undefined) ? (names as string[]) : [];
}

/** A cake that has to look like something, unless another is named. */
function cakeOf(dishes: string[], shape: string | null, text: string): string[] {
  if (shape === null) return dishes;
  const isNamed = dishes.some(
    (id) => id.startsWith('dish:') && (id !== DARK_CAKE || OF_CHOCOLATE.test(text)),
  );
  return isNamed ? dishes : [DARK_SHAPES.test(shape) ? DARK_CAKE : PALE_CAKE];
}

function ofBreadMachine(understood: Understood, conditions: string[], text: string): Understood {
  const { isHinted: _, ...request } = understood.request;
  const grams = Number(valueSet(conditions, 'loaf') ?? 0);
  const isInLoaf = (name: string) => OF_LOAF.test(name);
  return {
    ...understood,
    request: {
      ...request,
      conditions,
      dishes: [loafOf(text)],
      wanted: request.wanted.filter((group) => !group.some(isInLoaf)),
      leading: [],
      leanings: distinct([...request.leanings, 'bread-machine']),
      meal: null,
      moods: [],
      servings: grams > 0 ? Math.round(grams / GRAMS_A_SLICE) : request.servings,
    },
  };
}

function loafOf(text: string): string {
  const own = LOAVES.find(([said]) => said.test(text));
  if (own) return own[1];
  if (SEEDED.test(text)) return SEEDED_LOAF;
  return WHOLEMEAL.test(text) ? WHOLEMEAL_LOAF : PLAIN_LOAF;
}
