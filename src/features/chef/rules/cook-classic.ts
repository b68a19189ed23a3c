import { findFood } from '#features/foods/rules/catalog.ts';
import { dietVerdicts } from '#features/foods/rules/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { categoryOf, difficultyOf } from '#features/recipes/rules/kinds.ts';
import { type ComposedRecipe, problemsOf } from './check-recipe.ts';
import { CLASSIC_KINDS, type Classic, type Part } from './classic.ts';
import { type Addition, additionOf } from './classic-additions.ts';
import { type FilledLine, fillClassic } from './classic-foods.ts';
import { plainKey, spoken, textWriter } from './classic-text.ts';
import { TIPS } from './classic-tips.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';
import { quantityOf } from './quantities.ts';
import { type ChefRequest, distinct } from './request.ts';
import { listed } from './write-steps.ts';

/** A dish cooked as itself, with what was changed. */
export interface CookedClassic {
  recipe: ComposedRecipe;
  /** What took another's place, or was left out (`taken` is `null`). */
  swaps: { own: string; taken: string | null; isDefining: boolean; isLead: boolean }[];
  added: string[];
  /** Requested foods that are in the dish, by larder name. */
  has: string[];
  /** Requested foods that would not be good in it, by larder name. */
  left: string[];
}

/** Why a dish cannot be cooked as asked. */
export type Obstacle =
  | { because: 'food'; food: string }
  | { because: 'time'; minutes: number }
  | { because: 'equipment'; equipment: string }
  | { because: 'check'; problems: string[] };

const MOST_TAGS = 8;
/** A broth is lighter, and a feast heavier, than a plate that the chef puts together. */
const LEEWAY = 2.5;
const TAGGED_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'keto', 'high-protein'];
const DIET_TITLES: Record<string, string> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
  'dairy-free': 'Dairy-Free',
};
const LARGE_BATCH = 8;
const ANIMAL = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs'];
const LONGEST_TITLE = 72;

export interface ClassicOrder {
  request: ChefRequest;
  leading: ReadonlySet<string>;
  avoidLines: readonly RegExp[];
}

/** Cooks a dish for a request: scaled, with substitutes where needed and with further foods that were asked for. */
export function cookClassic(
  classic: Classic,
  { request, leading, avoidLines }: ClassicOrder,
  knowledge: CookingKnowledge,
): CookedClassic | Obstacle {
  const lacking = classic.needs.find((need) => request.missing.includes(need));
  if (lacking) return { because: 'equipment', equipment: lacking };
  const filled = fillClassic(classic, request, knowledge, leading, avoidLines);
  if ('missing' in filled) return { because: 'food', food: filled.missing };
  const servings = request.servings ?? classic.serves;
  const scale = servings / classic.serves;
  const isLeadOther = filled.lines.some((each) => each.line.isLead && isOfOtherSort(each, knowledge));
  const write = textWriter(filled.lines, { isLeadOther, scale });
  const steps = classic.steps.map(write);
  const unsaid = steps.indexOf(null);
  if (unsaid >= 0) {
    const gone = filled.lines.find(({ taken }) => taken === null);
    return { because: 'food', food: gone?.line.name ?? '' };
  }
  const lost = filled.lines.find(
    (each) =>
      isReplaced(each) &&
      ((each.taken === null && namesIn(classic.title, titleWord(each.line.name))) ||
        isStillSaid(each, filled.lines, steps)),
  );
  if (lost) return { because: 'food', food: lost.line.name };
  const { additions, left } = additionsTo(classic, request, filled.present, servings, knowledge);
  const cookTime =
    (isLeadOther ? classic.cookOther : classic.cook) +
    additions.reduce((sum, { minutes }) => sum + minutes, 0);
  const prepTime = classic.prep + (additions.length > 0 ? 5 : 0);
  if (request.minutes !== null && prepTime + cookTime + classic.rest > request.minutes)
    return { because: 'time', minutes: prepTime + cookTime + classic.rest };
  const ingredients = [
    ...filled.lines.flatMap(({ taken, isInTwin }) => (taken && !isInTwin ? [lineOf(taken, scale)] : [])),
    ...additions.flatMap(({ lines }) => lines),
  ];
  const instructions = withAdditions(
    steps.filter((step) => step !== null && step !== '') as string[],
    additions,
  );
  const suited = dietVerdicts(recipeFoods(knowledge.catalog, ingredients), servings)
    .filter(({ verdict }) => verdict === 'fits')
    .map(({ id }) => id);
  const title = titleOf(classic, filled.lines, additions, request, suited);
  const tags = distinct([
    ...request.diets,
    ...TAGGED_DIETS.filter((diet) => suited.includes(diet)),
    ...(request.meal && classic.meals.includes(request.meal) ? [request.meal] : classic.meals.slice(0, 1)),
    ...(classic.cuisine === 'any' ? [] : [classic.cuisine]),
  ]).slice(0, MOST_TAGS);
  const isItself = !filled.lines.some((each) => isDefinedOtherwise(each));
  const about = isItself ? (write(classic.about) ?? '') : styleOf(classic, filled.lines);
  const recipe: ComposedRecipe = {
    title,
    description: [about, classic.rest > 0 ? `It also needs to rest for ${restText(classic.rest)}.` : '']
      .filter(Boolean)
      .join(' '),
    prepTime,
    cookTime,
    servings,
    difficulty: difficultyOf(prepTime + cookTime, instructions.length),
    category: categoryOf(tags, title),
    ingredients,
    instructions,
    tags,
    cookingTips: [
      TIPS[classic.kind],
      ...(scale >= 2 && servings >= LARGE_BATCH ? [largeBatchTip(classic, servings)] : []),
    ],
  };
  const problems = problemsOf(recipe, request, CLASSIC_KINDS[classic.kind], knowledge.catalog, LEEWAY);
  if (problems.length > 0) return { because: 'check', problems };
  return {
    recipe,
    swaps: filled.lines
      .filter(({ own, taken, isMore }) => own !== taken && !isMore)
      .map(({ line, taken }) => ({
        own: spoken(line.name),
        taken: taken?.name ?? null,
        isDefining: isDefinedOtherwise({ line, own: line, taken }),
        isLead: line.isLead,
      })),
    added: additions.map(({ larder }) => larder.say),
    has: [...filled.present, ...additions.map(({ larder }) => larder.name)],
    left,
  };
}

const isReplaced = ({ own, taken, isMore }: FilledLine) => own !== taken && !isMore;

/** Whether the steps still speak of a food that is gone: 'the yolks' of what is now yogurt. */
function isStillSaid(
  { own }: FilledLine,
  lines: readonly FilledLine[],
  steps: readonly (string | null)[],
): boolean {
  const left = lines.flatMap(({ taken }) => (taken ? plainKey(taken.name).split(' ') : []));
  const key = plainKey(own.name);
  return [...key.split(' '), ...(/^egg$|egg yolk|egg white/.test(key) ? ['yolk', 'white'] : [])]
    .filter((word) => TELLING.test(word) && !left.includes(word))
    .some((word) => steps.some((step) => step && new RegExp(`\\b${word}s?\\b`, 'i').test(step)));
}

/** Words that name a food by themselves. */
const TELLING =
  /^(?:beef|veal|lamb|pork|chicken|turkey|duck|ham|bacon|sausage|fish|cod|salmon|tuna|prawn|egg|yolk|white|cheddar|parmesan|wine|beer|rum|almond|walnut|honey|garlic|onion)$/;

/** One melting cheese does what another does. */
const CHEESE =
  /gruyère|emmental|cheddar|mozzarella|gouda|provolone|parmesan|pecorino|vegetarian hard cheese/i;

/** Whether something else stands for what makes the dish. Oat milk does what milk does. */
function isDefinedOtherwise({ line, taken, isMore }: FilledLine): boolean {
  if (!line.isDefining || taken === line || isMore) return false;
  if (taken !== null && CHEESE.test(line.name) && CHEESE.test(taken.name)) return false;
  const noun = plainKey(line.name).split(' ').at(-1) ?? '';
  return taken === null || !plainKey(taken.name).split(' ').includes(noun);
}

function styleOf({ title, lines }: Classic, filled: readonly FilledLine[]): string {
  const makers = filled.filter(({ line, taken }) => line.isDefining && taken !== null);
  const foods = makers.slice(0, 3).map(({ taken }) => spoken(taken?.name ?? ''));
  return lines.length === 0 || foods.length === 0 ? '' : `In the style of ${title}, with ${listed(foods)}.`;
}

const restText = (minutes: number) =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;

/** Whether plants took the place of an animal or of eggs, which needs other steps, another time and sign of doneness. */
function isOfOtherSort({ own, taken }: FilledLine, { catalog }: CookingKnowledge): boolean {
  if (taken === null || taken === own) return false;
  const sortOf = (part: Part) => {
    const traits = findFood(catalog, part.name)?.traits ?? [];
    if (traits.some((trait) => ANIMAL.includes(trait))) return 'animal';
    return traits.includes('eggs') ? 'egg' : 'other';
  };
  return sortOf(own) !== sortOf(taken) || /^dried |split/.test(own.name) !== /^dried |split/.test(taken.name);
}

const WHOLE =
  /whole (?:turkey|chicken)|\beggs?\b|gelatine|tortillas?\b|bread roll|bun\b|buns\b|lasagne|pitta|ciabatta|fillets?$|chops?$|steaks?$|bay lea/;

/** A line for a number of servings, its food in the right number. */
function lineOf(part: Part, scale: number): { amount: string; name: string } {
  const { amount, isMany, unit } = quantityOf(
    part.count * scale,
    part,
    WHOLE.test(part.name) ? 'whole' : 'fine',
  );
  const name = unit === '' ? inNumber(part.name, isMany) : part.name;
  return { amount, name: part.cut ? `${name}, ${part.cut}` : name };
}

const UNCOUNTED =
  /(?:asparagus|ss|us|rice|pasta|bread|spinach|broccoli|celery|okra|fish|squid|tofu|chicken|beef|lamb|pork|salmon)$/;

/** '2 onions', '1 onion'. */
function inNumber(name: string, isMany: boolean): string {
  const [, head = name, rest = ''] = /^(.*?)( (?:of|in|with|on|for) .*| \(.*)?$/.exec(name) ?? [];
  if (UNCOUNTED.test(head)) return name;
  const single = head
    .replace(/leaves$/, 'leaf')
    .replace(/loaves$/, 'loaf')
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=(?:to|ch|sh|x|ss))es$/, '')
    .replace(/(?<!s|u)s$/, '');
  if (!isMany) return single + rest;
  const many = /(?:leaf|loaf)$/.test(single)
    ? `${single.slice(0, -1)}ves`
    : /(?:tato|mato|ch|sh|x|ss)$/.test(single)
      ? `${single}es`
      : /[^aeiou]y$/.test(single)
        ? `${single.slice(0, -1)}ies`
        : `${single}s`;
  return many + rest;
}

function additionsTo(
  classic: Classic,
  request: ChefRequest,
  present: ReadonlySet<string>,
  servings: number,
  { larder }: CookingKnowledge,
): { additions: Addition[]; left: string[] } {
  const additions: Addition[] = [];
  const left: string[] = [];
  for (const group of request.wanted) {
    if (group.some((name) => present.has(name))) continue;
    const food = larder.get(group[0] ?? '');
    const addition = food && additionOf(classic, food, servings);
    if (addition) additions.push(addition);
    else if (group[0]) left.push(group[0]);
  }
  return { additions, left };
}

function withAdditions(steps: string[], additions: readonly Addition[]): string[] {
  const all = [...steps];
  for (const { step, place } of additions) {
    const oven = all.findIndex((each) => /\b(?:[Bb]ake|[Rr]oast)\b(?! (?:tin|tray|dish))/.test(each));
    const at =
      place === 'end'
        ? all.length
        : place === 'before-oven' && oven >= 0
          ? oven
          : Math.max(1, all.length - 1);
    all.splice(at, 0, step);
  }
  return all;
}

function titleOf(
  classic: Classic,
  lines: readonly FilledLine[],
  additions: readonly Addition[],
  request: ChefRequest,
  suited: readonly string[],
): string {
  const lead = lines.find(
    ({ line, own, taken, isMore }) => line.isLead && taken !== null && own !== taken && !isMore,
  );
  let title = classic.title;
  const isChanged = lines.some(({ own, taken }) => own !== taken);
  const diet = request.diets.find((one) => DIET_TITLES[one] && suited.includes(one));
  if (lead?.taken && !(diet && !namesIn(title, titleWord(lead.line.name)))) {
    const own = titleWord(lead.line.name);
    const taken = titleWord(lead.taken.name);
    const said = taken.toLowerCase().split(' ');
    const variant = classic.words.find((word) => word.split(' ').some((each) => said.includes(each)));
    if (variant) title = capital(variant);
    else if (!namesIn(title, taken))
      title = namesIn(title, own)
        ? title.replace(new RegExp(`\\b${own}\\b`, 'i'), taken)
        : `${taken} ${title}`;
  }
  for (const { line, taken } of lines.filter(isReplaced)) {
    if (!taken) continue;
    const word = titleWord(taken.name).replace(/^(?:Vegan|Vegetarian|Gluten-Free|Cooked|Canned) /, '');
    for (const own of [titleWord(line.name), capital(inNumber(line.name.split(' ').at(-1) ?? '', false))])
      if (!namesIn(title, word) && !lines.some((other) => other.taken && namesIn(other.taken.name, own)))
        title = title.replace(new RegExp(`\\b${own}(?:s|es)?\\b`), word);
  }
  if (diet && isChanged && !title.startsWith(DIET_TITLES[diet] ?? ''))
    title = `${DIET_TITLES[diet]} ${title}`;
  if (additions.length > 0) {
    const foods = additions.map(({ larder }) => capital(larder.say));
    const joined = foods.length === 1 ? foods[0] : `${foods.slice(0, -1).join(', ')} and ${foods.at(-1)}`;
    const longer = `${title}${/ with /i.test(title) ? ' and' : ' with'} ${joined}`;
    if (longer.length <= LONGEST_TITLE) title = longer;
  }
  return title;
}

const namesIn = (title: string, word: string) => new RegExp(`\\b${word}(?:s|es)?\\b`, 'i').test(title);

const capital = (text: string) => text.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** 'Chicken' for 'chicken thigh fillets', 'Beef' for 'minced beef'. */
function titleWord(name: string): string {
  if (/\bsteaks?$/.test(name)) return 'Beef';
  const said = spoken(name);
  const animal =
    /\b(beef|chicken|lamb|pork|veal|turkey|duck|salmon|cod|tuna|prawn|tofu|chickpea|lentil|mushroom|aubergine|cauliflower|jackfruit|rabbit|venison|goat|mutton|egg|paneer|halloumi)s?\b/i.exec(
      said,
    )?.[1];
  return capital(animal ?? inNumber(said, false));
}

function largeBatchTip({ kind }: Classic, servings: number): string {
  return ['cake', 'tart', 'pie', 'bake', 'bread', 'pizza', 'biscuit', 'pudding'].includes(kind)
    ? `For ${servings} people, use two tins or dishes of the usual size, so that the times stay the same.`
    : `For ${servings} people, use two pans, or cook in batches.`;
}
