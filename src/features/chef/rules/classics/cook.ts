import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { categoryOf, difficultyOf } from '#features/recipes/rules/kinds.ts';
import { type ComposedRecipe, problemsOf } from '../answer/check-recipe.ts';
import { withoutServed } from '../answer/served-with.ts';
import { listed } from '../answer/write-steps.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { type ChefRequest, distinct } from '../request/request.ts';
import type { Addition } from './addition-lines.ts';
import { additionOf, withAdditions } from './additions.ts';
import { CLASSIC_KINDS, type Classic, type Part, readPart } from './classic.ts';
import { allowanceOf, type FilledLine, fillClassic, isServable } from './foods.ts';
import { hiddenIn } from './hidden-vegetables.ts';
import { stepsFor } from './new-steps.ts';
import { isLeftover } from './replacements.ts';
import { heatThrough, isNoJoint, isStillSaid, speaksOfAnatomy, withoutKneading } from './steps.ts';
import { plainKey, spoken, textWriter } from './text.ts';
import { tipsFor } from './tips.ts';
import { inNumber, isReplaced, namesIn, titleOf, titleWord } from './title.ts';

/** A dish cooked as itself, with what was changed. */
export interface CookedClassic {
  recipe: ComposedRecipe;
  /** What took another's place, or was left out (`taken` is `null`). */
  swaps: { own: string; taken: string | null; isDefining: boolean; isLead: boolean }[];
  added: string[];
  /** Vegetables that nobody is to find. */
  hidden: string[];
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
const LARGE_BATCH = 8;
const ANIMAL = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs'];

export interface ClassicOrder {
  request: ChefRequest;
  leading: ReadonlySet<string>;
  avoidLines: readonly RegExp[];
}

/** Cooks a dish for a request: scaled, with substitutes where needed and with further foods that were asked for. */
export function cookClassic(
  classic: Classic,
  order: ClassicOrder,
  knowledge: CookingKnowledge,
): CookedClassic | Obstacle {
  const { request, avoidLines } = order;
  if (request.avoidedFoods.length + avoidLines.length > 0 || request.heat === 'mild') {
    const without = cookWith(classic, order, knowledge, true);
    if ('recipe' in without) return without;
  }
  return cookWith(classic, order, knowledge, false);
}

function cookWith(
  classic: Classic,
  { request, leading, avoidLines }: ClassicOrder,
  knowledge: CookingKnowledge,
  leavesOut: boolean,
): CookedClassic | Obstacle {
  const lacking = classic.needs.find((need) => isLacking(need, request));
  if (lacking) return { because: 'equipment', equipment: lacking };
  const filled = fillClassic(classic, request, knowledge, leading, avoidLines, leavesOut);
  if ('missing' in filled) return { because: 'food', food: filled.missing };
  const servings = request.servings ?? classic.serves;
  const scale = servings / classic.serves;
  const isLeadOther = filled.lines.some((each) => each.line.isLead && isOfOtherSort(each, knowledge));
  const write = textWriter(filled.lines, { isLeadOther, scale });
  let steps = classic.steps.map((step) => withoutKneading(write(step), filled.lines));
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
  const lead = filled.lines.find((each) => each.line.isLead && isOfOtherSort(each, knowledge));
  if (lead && !isOfMeat(lead.taken, knowledge) && steps.some(speaksOfAnatomy))
    return { because: 'food', food: lead.line.name };
  const other = filled.lines.find(
    (each) =>
      each.line.isLead && !each.line.alternatives.includes(each.taken as Part) && isNoJoint(each, steps),
  );
  if (other) return { because: 'food', food: other.line.name };
  // Who wants no pastry wants none that is made by hand either.
  const isMadeHere = request.avoidedFoods.some(
    (avoided) => MADE_BY_HAND.test(avoided) && steps.some((step) => step && MADE_BY_HAND.test(step)),
  );
  if (isMadeHere) return { because: 'food', food: 'pastry' };
  let moreMinutes = 0;
  for (const each of filled.lines) {
    if (each.taken === null || !isReplaced(each) || each.isInTwin) continue;
    const fitted = stepsFor(steps, each.own, each.taken, knowledge);
    if (fitted === null) return { because: 'food', food: each.line.name };
    steps = fitted.steps;
    moreMinutes += fitted.more;
  }
  const leftover = filled.lines.find(({ own, taken }) => taken && taken !== own && isLeftover(taken.name));
  if (leftover?.taken) heatThrough(steps, spoken(leftover.taken.name));
  const { additions: asked, left } = additionsTo(
    classic,
    request,
    filled.present,
    filled.lines.flatMap((each) => each.taken?.name ?? []),
    servings,
    knowledge,
  );
  const may = allowanceOf(request, knowledge, avoidLines);
  const hidden =
    request.moods.includes('hidden') && !/vegetable|carrot|courgette/i.test(classic.title)
      ? hiddenIn(classic, knowledge.larder, servings, (name) => may(readPart(`1 ${name}`)))
      : null;
  const additions = hidden ? [...asked, hidden] : asked;
  const cookTime =
    (isLeadOther ? classic.cookOther : classic.cook) +
    moreMinutes +
    additions.reduce((sum, { minutes }) => sum + minutes, 0);
  const prepTime = classic.prep + (additions.length > 0 ? 5 : 0);
  if (request.minutes !== null && prepTime + cookTime + classic.rest > request.minutes)
    return { because: 'time', minutes: prepTime + cookTime + classic.rest };
  const isSalted = filled.lines.some((each) => isReplaced(each) && SALTED.test(each.taken?.name ?? ''));
  const ingredients = [
    ...filled.lines.flatMap(({ taken, isInTwin }) =>
      taken && !isInTwin ? [lineOf(taken, taken.name === 'salt' && isSalted ? scale / 2 : scale)] : [],
    ),
    ...additions.flatMap(({ lines }) => lines),
  ];
  const names = ingredients.map(({ name }) => name);
  const instructions = inBatches(
    withAdditions(steps.filter((step) => step !== null && step !== '') as string[], additions),
    scale,
  ).map((step) => withoutServed(step, names, (food) => isServable(food, may, knowledge)));
  const suited = dietVerdicts(recipeFoods(knowledge.catalog, ingredients), servings)
    .filter(({ verdict }) => verdict === 'fits')
    .map(({ id }) => id);
  const title = titleOf(classic, filled.lines, asked, request, suited);
  const tags = distinct([
    ...request.diets,
    ...TAGGED_DIETS.filter((diet) => suited.includes(diet)),
    ...(request.meal && isEatenAt(classic, request.meal) ? [request.meal] : classic.meals.slice(0, 1)),
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
    category: categoryOf(
      tags.map((tag) => (tag === 'starter' && CLASSIC_KINDS[classic.kind] !== 'side' ? 'appetizer' : tag)),
      title,
    ),
    ingredients,
    instructions,
    tags,
    cookingTips: [
      ...tipsFor(classic.kind, { ingredients, instructions, cookTime }),
      ...(scale >= 2 && servings >= LARGE_BATCH ? [largeBatchTip(classic, servings, scale)] : []),
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
    added: asked.map(({ larder }) => larder.say),
    hidden: hidden?.lines.map(({ name }) => name.replace(/,.*$/, '')) ?? [],
    has: [...filled.present, ...additions.map(({ larder }) => larder.name)],
    left,
  };
}

/** Who has neither stove nor oven has no grill, unless they say so. */
const isLacking = (need: string, { missing, using }: ChefRequest): boolean =>
  missing.includes(need) || (need === 'grill' && isCold(missing) && !using.includes('grill'));
const isCold = (missing: readonly string[]) => missing.includes('stove') && missing.includes('oven');
const NEEDS_HEAT = /\b(?:fry|simmer|boiling|frying pan|warm through|oven)\b/;

const MADE_BY_HAND = /\b(?:pastry|crust)\b/;

/** What brings its salt along. */
const SALTED = /halloumi|feta|smoked|bacon|\bham\b|chorizo|anchov/;

/** What is eaten for lunch is eaten for dinner, and the other way round. */
const isEatenAt = ({ meals }: Classic, meal: string): boolean =>
  meals.includes(meal) || (WARM_MEALS.includes(meal) && meals.some((each) => WARM_MEALS.includes(each)));
const WARM_MEALS: readonly string[] = ['lunch', 'dinner'];

/** One melting cheese, pasta or pastry does what another does. */
const ALIKE = [
  /gruyère|emmental|cheddar|mozzarella|gouda|provolone|parmesan|pecorino|vegetarian hard cheese/i,
  /lasagne sheets|pasta|spaghetti|penne|macaroni|tagliatelle|linguine|rigatoni|fusilli/,
  /pastry/,
  /potato/,
];

/** Whether something else stands for what makes the dish. Oat milk does what milk does. */
function isDefinedOtherwise({ line, taken, isMore }: FilledLine): boolean {
  if (!line.isDefining || taken === line || isMore) return false;
  if (taken !== null && ALIKE.some((kind) => kind.test(line.name) && kind.test(taken.name))) return false;
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
  if (isLeftover(taken.name)) return true;
  const sortOf = (part: Part) => {
    const traits = findFood(catalog, part.name)?.traits ?? [];
    if (traits.some((trait) => ANIMAL.includes(trait))) return 'animal';
    return traits.includes('eggs') ? 'egg' : 'other';
  };
  return sortOf(own) !== sortOf(taken) || /^dried |split/.test(own.name) !== /^dried |split/.test(taken.name);
}

const isOfMeat = (part: Part | null, { catalog }: CookingKnowledge) =>
  part !== null && (findFood(catalog, part.name)?.traits ?? []).some((trait) => ANIMAL.includes(trait));

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

const isOfAnimal = (one: string, other: string) => {
  const animal = /\b(?:chicken|beef|lamb|pork|turkey|duck)\b/;
  return animal.test(one) && animal.exec(one)?.[0] === animal.exec(other)?.[0] && !/stock|broth/.test(one);
};

function additionsTo(
  classic: Classic,
  request: ChefRequest,
  present: ReadonlySet<string>,
  taken: readonly string[],
  servings: number,
  { larder }: CookingKnowledge,
): { additions: Addition[]; left: string[] } {
  const additions: Addition[] = [];
  const left: string[] = [];
  for (const group of request.wanted) {
    if (group.some((name) => present.has(name))) continue;
    const food = larder.get(group[0] ?? '');
    // Whoever asks for beef gets some, if not that cut; and quinoa that took another's place is there already.
    if (food && taken.some((name) => name.includes(food.food.name) || isOfAnimal(name, food.name))) continue;
    const addition = food && additionOf(classic, food, servings);
    const isCookable = addition && !(isCold(request.missing) && NEEDS_HEAT.test(addition.step));
    if (isCookable) additions.push(addition);
    else if (group[0]) left.push(group[0]);
  }
  return { additions, left };
}

/** How many pans or tins of the usual size hold what is cooked. */
const pansFor = (scale: number) => Math.max(2, Math.ceil(scale / HELD_BY_A_PAN));
const HELD_BY_A_PAN = 1.5;

function largeBatchTip({ kind }: Classic, servings: number, scale: number): string {
  const pans = pansFor(scale);
  return IN_TINS.includes(kind)
    ? `For ${servings} people, use ${pans} tins or dishes of the usual size, so that the times stay the same.`
    : `For ${servings} people, use ${pans} pans, or cook in ${pans} batches.`;
}
const IN_TINS: readonly string[] = ['cake', 'tart', 'pie', 'bake', 'bread', 'pizza', 'biscuit', 'pudding'];

/** Who cooks for a crowd is told at the first hot step that no pan holds it all. */
function inBatches(steps: readonly string[], scale: number): string[] {
  const first = steps.findIndex((step) => /\b(?:fry|brown|sear)\b/i.test(step) && !/batch/.test(step));
  if (scale < FOR_A_CROWD || first < 0) return [...steps];
  return steps.map((step, at) =>
    at === first
      ? `${step} No pan holds all of it: work in ${pansFor(scale)} batches, or use as many pans.`
      : step,
  );
}
const FOR_A_CROWD = 3;
