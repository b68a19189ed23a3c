import type { FilledDish } from './choose-foods.ts';
import type { LarderFood } from './larder.ts';
import { listed } from './write-steps.ts';

interface Naming {
  filled: FilledDish;
  /** Requested foods belong in the title. */
  wanted: ReadonlySet<string>;
  minutes: number;
  isVegan: boolean;
  isCuisineAsked: boolean;
  seed: number;
}

const LONGEST_TITLE = 72;
const SMALL_WORDS = new Set(['and', 'with', 'of', 'on', 'in', 'the', 'a']);
/** Flavor adjectives in groups, of which a title uses one; the last of each group always applies. */
const FLAVORS: [foods: RegExp, word: string][][] = [
  [
    [/^(?:smoked paprika|chorizo|smoked salmon|smoked bacon)$/, 'Smoky'],
    [/^(?:chilli flakes|cayenne pepper|red chilli|green chilli|harissa|gochujang)$/, 'Fiery'],
    [/./, 'Homemade'],
  ],
  [
    [/^lemon/, 'Lemony'],
    [/^lime/, 'Zesty'],
    [/./, 'Fragrant'],
  ],
  [
    [/^(?:fresh ginger|ground ginger)$/, 'Gingery'],
    [/^garlic$/, 'Garlicky'],
    [
      /^(?:ground cinnamon|ground cardamom|mixed spice|garam masala|ground allspice|ground nutmeg)$/,
      'Warm-Spiced',
    ],
    [/./, 'Easygoing'],
  ],
  [
    [/^(?:double cream|coconut cream|canned coconut milk|crème fraîche|ricotta|Greek yogurt)$/, 'Creamy'],
    [/^(?:saffron|ground turmeric|butternut squash|mango|frozen sweetcorn)$/, 'Golden'],
    [/./, 'Classic'],
  ],
  [
    [/^(?:basil|parsley|dill|mint|chives|tarragon|fresh coriander|Thai basil)$/, 'Herby'],
    [/^(?:walnuts|hazelnuts|almonds|pecans|cashews|tahini|peanut butter)$/, 'Nutty'],
    [/./, 'Much-Loved'],
  ],
];
const BY_PLATE: Record<string, string[]> = {
  main: ['Weeknight', 'Everyday', 'Simple', 'Favorite', 'Kitchen-Table', 'Hearty', 'Rustic'],
  light: ['Simple', 'Everyday', 'Fresh', 'Bright', 'Kitchen-Table', 'Little', 'Market'],
  breakfast: ['Morning', 'Weekend', 'Sunrise', 'Slow-Morning', 'Good', 'Everyday', 'Kitchen-Table'],
  snack: ['Simple', 'Everyday', 'Sharing', 'Bright', 'Little', 'Market', 'Kitchen-Table'],
  sweet: ['Teatime', 'Homely', 'Old-Fashioned', 'Tender', 'Everyday', 'Kitchen-Table', 'Afternoon'],
  drink: ['Velvety', 'Silky', 'Everyday', 'Morning', 'Kitchen-Table', 'Bright', 'Good'],
};

/**
 * Composes a title from a dish's foods. Neighboring seeds vary the words or their order, so that titles rarely repeat.
 */
export function nameDish(naming: Naming): string {
  const subjects = subjectsOf(naming);
  const openings = openingsOf(naming);
  const patterns = patternsOf(naming.filled, subjects);
  const at = Math.abs(naming.seed);
  const titles = Array.from({ length: openings.length * patterns.length }, (_, step) => {
    const index = at + step;
    const opening = openings[index % openings.length] ?? '';
    const pattern = patterns[Math.floor(index / openings.length) % patterns.length] ?? '';
    return titleCase(`${opening} ${pattern}`.trim());
  });
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
  const foods = [...(first ? [first] : []), ...rest.sort((one, other) => isAsked(other) - isAsked(one))];
  return foods
    .filter((food, index) => foods.findIndex((other) => titleOf(other) === titleOf(food)) === index)
    .map((food) => ({
      before: single(titleOf(food)),
      after: ANIMALS.some((kind) => food.kinds.has(kind)) ? titleOf(food) : food.say,
    }));
}

/** Uncountable in titles. */
const ANIMALS = ['poultry', 'mince', 'beef', 'lamb', 'pork', 'fish'];

const titleOf = (food: LarderFood) => food.title.replace(/^(?:canned|frozen|ground|dried|raw) /, '');

/** The same number for every dish, without repeats, so that the seed gives two similar dishes different words. */
function openingsOf({ filled, minutes, isVegan, isCuisineAsked }: Naming): string[] {
  const { dish, cuisine, slots } = filled;
  const leads = new Set(dish.lead.flatMap((slot) => slots.get(slot) ?? []));
  const names = [...slots.values()]
    .flat()
    .filter((chosen) => !leads.has(chosen))
    .map(({ food }) => food.name);
  const flavors = FLAVORS.map(
    (group) => group.find(([foods]) => names.some((name) => foods.test(name)))?.[1] ?? '',
  );
  const isAtHome = cuisine !== null && (isCuisineAsked || !dish.cuisines.includes('any'));
  const pace =
    minutes <= 45 ? `${Math.ceil(minutes / 5) * 5}-Minute` : minutes > 75 ? 'Slow-Cooked' : 'Sunday';
  const manner = dish.needs.includes('oven')
    ? 'Oven-Baked'
    : dish.needs.includes('stove')
      ? 'Stovetop'
      : 'No-Cook';
  const [first = '', ...rest] = BY_PLATE[dish.plate] ?? [];
  return [
    '',
    flavors[0],
    isAtHome ? cuisine.name : first,
    flavors[1],
    pace,
    flavors[2],
    isVegan ? 'Vegan' : manner,
    flavors[3],
    flavors[4],
    ...rest,
  ].map((word) => word ?? '');
}

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
  if (/(?:toes|ngoes|shes)$/.test(name)) return name.slice(0, -2);
  if (/ies$/.test(name)) return name === 'cherries' || /berries$/.test(name) ? `${name.slice(0, -3)}y` : name;
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

function titleCase(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
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
