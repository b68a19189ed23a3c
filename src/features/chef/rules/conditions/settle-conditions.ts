import type { Understood } from '../request/read-request.ts';
import { type ChefRequest, distinct } from '../request/request.ts';
import { valueSet } from './condition.ts';
import { BREAD_MACHINE } from './valued-conditions.ts';

/** Moods that say for whom, where what they eat is said. */
const OF_GUESTS: readonly string[] = ['date', 'family', 'party', 'weekend'];
const NOTHING_HEATS = ['oven', 'stove', 'grill'];
const TIRED =
  /\b(?:tired|exhausted|knackered|shattered|ill|sick|poorly|mude|krank|fatiguee?|malade|cansad[oa]|enferm[oa]|stanc[oa]|malat[oa])\b/;
const SAVOURY_MEAL = /^(?:breakfast|lunch|dinner)$/;

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
const OF_SEEDS = /seed|kernel/;
const GRAMS_A_SLICE = 75;

/** A request under the conditions that were read from its prompt. */
export function underConditions(
  understood: Understood,
  conditions: readonly string[],
  text: string,
): Understood {
  const { request } = understood;
  const has = (condition: string) => conditions.includes(condition);
  const isOfBreadMachine = BREAD_MACHINE.test(text);
  if (conditions.length === 0 && !isOfBreadMachine && !isSaltyDish(request)) return understood;
  const changed: ChefRequest = { ...request, conditions: distinct([...request.conditions, ...conditions]) };
  if (has('unheated')) {
    changed.missing = distinct([...changed.missing, ...NOTHING_HEATS]);
    changed.using = [];
    changed.moods = distinct([...changed.moods, 'nocook']);
  }
  if (has('familiar')) changed.moods = changed.moods.filter((mood) => !OF_GUESTS.includes(mood));
  // Who works all day wants no limit on the hours of the pot.
  if (valueSet(conditions, 'away') !== null) changed.minutes = null;
  if (has('solo') || (has('one-bowl') && TIRED.test(text))) changed.servings ??= 1;
  if (has('overnight') && changed.meal === 'breakfast')
    changed.moods = changed.moods.filter((mood) => !/^(?:quick|ahead)$/.test(mood));
  if (has('child-made')) {
    changed.moods = distinct([...changed.moods, 'kids']);
    // Biscuits are baked for no course.
    if (changed.meal === 'dessert') changed.meal = 'snacks';
  }
  if (has('one-bowl')) changed.moods = changed.moods.filter((mood) => mood !== 'movie');
  if (has('pale')) changed.moods = changed.moods.filter((mood) => mood !== 'plain');
  if (isSaltyDish(request)) {
    changed.moods = changed.moods.filter((mood) => mood !== 'salty');
    changed.conditions = distinct([...changed.conditions, 'salty']);
    if (changed.moods.includes('hangover')) changed.meal ??= 'breakfast';
  }
  if (isOfBreadMachine) {
    changed.dishes = [loafOf(text)];
    changed.wanted = changed.wanted.filter(
      (group) => !group.some((name) => OF_SEEDS.test(name) || /flour|bread/.test(name)),
    );
    changed.leading = [];
    changed.leanings = distinct([...changed.leanings, 'bread-machine']);
    changed.meal = null;
    changed.moods = [];
    delete changed.isHinted;
    const grams = Number(valueSet(conditions, 'loaf') ?? 0);
    if (grams > 0) changed.servings = Math.round(grams / GRAMS_A_SLICE);
  }
  return { ...understood, request: changed };
}

function loafOf(text: string): string {
  const own = LOAVES.find(([said]) => said.test(text));
  if (own) return own[1];
  if (SEEDED.test(text)) return SEEDED_LOAF;
  return WHOLEMEAL.test(text) ? WHOLEMEAL_LOAF : PLAIN_LOAF;
}

/** Something salty of eggs, or after a long night, is no bowl of crisps. */
const isSaltyDish = ({ moods, wanted, meal, dishes }: ChefRequest): boolean =>
  moods.includes('salty') &&
  (wanted.length > 0 || moods.includes('hangover') || SAVOURY_MEAL.test(meal ?? '')) &&
  dishes.length === 0;
