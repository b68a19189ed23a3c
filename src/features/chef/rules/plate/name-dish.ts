import { capitalized } from '#shared/text.ts';
import { listed } from '../answer/write-steps.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import type { FilledDish } from './choose-foods.ts';

interface Naming {
  filled: FilledDish;
  /** Requested foods belong in the title. */
  wanted: ReadonlySet<string>;
  /** 'Vegan', if that was asked for; may be empty. */
  adjective: string;
  seed: number;
}

const LONGEST_TITLE = 72;
const SMALL_WORDS = new Set(['and', 'with', 'of', 'on', 'in', 'the', 'a']);
/** Composes a plain title from a dish's foods; another seed may word it in another way. */
export function nameDish(naming: Naming): string {
  const patterns = patternsOf(naming.filled, subjectsOf(naming));
  const at = Math.abs(naming.seed);
  const titles = patterns.map((_, step) =>
    titleCase(`${naming.adjective} ${patterns[(at + step) % patterns.length] ?? ''}`.trim()),
  );
  return (
    titles.find((title) => title.length <= LONGEST_TITLE && !repeatsWord(title)) ??
    titles[0] ??
    naming.filled.dish.title
  );
}

/** A food before the noun of a title and after 'with': 'Kidney Bean', 'Kidney Beans'. */
interface Subject {
  before: string;
  after: string;
}

function subjectsOf({ filled: { dish, slots }, wanted }: Naming): Subject[] {
  const [first, ...rest] = dish.lead.flatMap((slot) => slots.get(slot) ?? []).map(({ food }) => food);
  const isAsked = (food: LarderFood) => Number(wanted.has(food.name));
  const led = [...(first ? [first] : []), ...rest];
  // What was asked for is named wherever it is in the dish.
  const others = [...slots.values()].flatMap((chosen) =>
    chosen.flatMap(({ food }) =>
      isAsked(food) && IN_TITLES.some((kind) => food.kinds.has(kind)) ? [food] : [],
    ),
  );
  const isHead = !first || isAsked(first) || HEADS.some((kind) => first.kinds.has(kind));
  const sorted = [...led.slice(isHead ? 1 : 0), ...others].sort(
    (one, other) => isAsked(other) - isAsked(one),
  );
  const foods = [...(first && isHead ? [first] : []), ...sorted];
  return foods
    .filter((food, index) => foods.findIndex((other) => titleOf(other) === titleOf(food)) === index)
    .map((food) => ({
      before: single(titleOf(food)),
      after: ANIMALS.some((kind) => food.kinds.has(kind)) ? titleOf(food) : food.say,
    }));
}

/** Foods that a dish is called after. */
const IN_TITLES = [
  'poultry',
  'meat',
  'fish',
  'shellfish',
  'fruit',
  'vegetable',
  'tomato',
  'berry',
  'crumbly',
  'fresh-cheese',
  'melting',
  'frying-cheese',
];
/** What comes first in a title, whatever else was asked for. */
const HEADS = [
  'poultry',
  'meat',
  'mince',
  'beef',
  'lamb',
  'pork',
  'fish',
  'shellfish',
  'tofu',
  'pulse',
  'pasta',
  'noodle',
  'rice',
  'grain',
  'egg',
];
/** Uncountable in titles. */
const ANIMALS = ['poultry', 'mince', 'beef', 'lamb', 'pork', 'fish'];

const titleOf = (food: LarderFood) => food.title.replace(/^(?:canned|frozen|ground|dried|raw) /, '');

function patternsOf({ dish, slots }: FilledDish, subjects: Subject[]): string[] {
  const [one = { before: '', after: '' }, two, three] = subjects;
  const title = nounOf({ dish, slots });
  const herb = [...slots].find(([slot]) => /^(?:herb|nuts|seeds?)$/.test(slot))?.[1][0]?.food;
  const finish =
    herb && !subjects.some(({ before }) => before === single(titleOf(herb))) ? titleOf(herb) : null;
  const first = listed([one.after, ...(two ? [two.after] : [])]);
  const others = [two?.after, three?.after].filter((name) => name !== undefined);
  switch (dish.form ?? 'before') {
    case 'with':
      return withFinish(
        [
          `${title} with ${first}`,
          `${one.before} ${title}`,
          `${title} with ${listed([one.after, ...others])}`,
        ],
        finish,
      );
    case 'stuffed':
      return withFinish(
        [`${title} ${one.after} with ${listed(others.length > 0 ? others : ['Spice'])}`, `${title} ${first}`],
        finish,
      );
    case 'on':
      return withFinish(
        [`${first} on Toast`, `${one.before} Toast${two ? ` with ${two.after}` : ''}`],
        finish,
      );
    case 'before':
      return withFinish(
        [
          two ? `${one.before} ${title} with ${two.after}` : `${one.before} ${title}`,
          two ? `${one.before} and ${two.before} ${title}` : `${title} with ${one.after}`,
          three ? `${one.before} ${title} with ${listed(others)}` : `${one.before} ${title}`,
        ],
        finish,
      );
  }
}

function withFinish(patterns: string[], finish: string | null): string[] {
  if (!finish) return [...new Set(patterns)];
  return [
    ...new Set(
      patterns.flatMap((pattern) => [
        pattern,
        pattern.includes(' with ')
          ? `${pattern.replace(/ and ([^ ]+)$/, ', $1')} and ${finish}`
          : `${pattern} with ${finish}`,
      ]),
    ),
  ];
}

/** 'Linguine' if the dish is pasta; only meat makes meatballs. */
function nounOf({ dish, slots }: Pick<FilledDish, 'dish' | 'slots'>): string {
  if (dish.noun === 'pasta') return slots.get('pasta')?.[0]?.food.say ?? dish.title;
  if (dish.noun === 'salad')
    return slots.get('base')?.[0]?.food.kinds.has('potato') ? 'Potato Salad' : dish.title;
  if (dish.noun === 'balls')
    return slots.get('protein')?.[0]?.food.kinds.has('tofu') ? 'Tempeh Balls' : dish.title;
  return dish.title;
}

/** A food before a noun is singular: 'Carrot Soup'. */
function single(name: string): string {
  if (/(?:ss|us|hummus|greens|oats|leaves|sprouts|lentils)$/.test(name)) return name;
  if (/(?:toes|ngoes|shes|ches)$/.test(name)) return name.slice(0, -2);
  if (/ies$/.test(name)) return name === 'cherries' || /berries$/.test(name) ? `${name.slice(0, -3)}y` : name;
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

function titleCase(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalized(word)))
    .join(' ');
}

/** Whether a title repeats itself: 'Lentil Salad with Lentils'. */
function repeatsWord(title: string): boolean {
  const words = title
    .toLowerCase()
    .replace(/,/g, '')
    .split(' ')
    .filter((word) => word.length > 3 && !SMALL_WORDS.has(word))
    .map(single);
  return new Set(words).size < words.length;
}
