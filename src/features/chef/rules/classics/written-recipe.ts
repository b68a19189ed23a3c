import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { categoryOf, difficultyOf } from '#features/recipes/rules/kinds.ts';
import type { Addition } from '../additions/addition-lines.ts';
import { withAdditions } from '../additions/placing.ts';
import { inSmallerVessel, needsSmallerTin } from '../amounts/vessels.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { withoutServed } from '../answer/served-with.ts';
import { saidInVain } from '../answer/sound-steps.ts';
import { listed } from '../answer/write-steps.ts';
import { withoutPink } from '../cooking/pink.ts';
import { isRaising, mixedIn, powderLacking } from '../cooking/raising.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { type ChefRequest, distinct } from '../request/request.ts';
import { CLASSIC_KINDS, type Classic, type Part } from './classic.ts';
import { type FilledClassic, type FilledLine, isServable } from './foods.ts';
import { plainKey, spoken } from './text.ts';
import { tipsFor } from './tips.ts';
import { inNumber, isReplaced, titleOf } from './title.ts';

const MOST_TAGS = 8;
const TAGGED_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'keto', 'high-protein'];
const LARGE_BATCH = 8;

/** A dish with everything decided except the wording. */
export interface SettledDish extends FilledClassic {
  classic: Classic;
  steps: readonly string[];
  /** Its description, unless a defining food was replaced. */
  about: string;
  /** Further foods that were asked for. */
  asked: readonly Addition[];
  /** Vegetables to hide. */
  hidden: Addition | null;
  /** Requested foods that would not be good in it, by larder name. */
  left: string[];
  servings: number;
  prepTime: number;
  cookTime: number;
}

export const additionsOf = ({ asked, hidden }: Pick<SettledDish, 'asked' | 'hidden'>): readonly Addition[] =>
  hidden ? [...asked, hidden] : asked;

/** Writes a dish as a recipe. */
export function writtenRecipe(
  dish: SettledDish,
  request: ChefRequest,
  may: (part: Part) => boolean,
  knowledge: CookingKnowledge,
): ComposedRecipe {
  const { classic, lines, asked, servings, prepTime, cookTime } = dish;
  const scale = servings / classic.serves;
  const ingredients = cutByTheSteps(ingredientsOf(dish, scale), dish.steps);
  const names = ingredients.map(({ name }) => name);
  const suited = dietVerdicts(recipeFoods(knowledge.catalog, ingredients), servings)
    .filter(({ verdict }) => verdict === 'fits')
    .map(({ id }) => id);
  const beside = { may, isVegetarian: suited.includes('vegetarian') };
  const raised = powderLacking(lines) ? mixedIn(dish.steps) : dish.steps;
  const instructions = inBatches(withAdditions(raised, additionsOf(dish)), scale).map((step) =>
    inSmallerVessel(
      withoutServed(withoutPink(step, names), names, (food) => isServable(food, beside, knowledge)),
      scale,
    ),
  );
  const title = titleOf(classic, lines, asked, request, suited);
  const tags = tagsOf(classic, request, suited);
  return {
    title,
    description: descriptionOf(dish, title, ingredients),
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
      ...(scale >= 2 && servings >= LARGE_BATCH && classic.needs.length > 0
        ? [largeBatchTip(classic, servings, scale)]
        : []),
      ...(IN_TINS.includes(classic.kind) && needsSmallerTin(instructions, scale) ? [SMALL_BATCH] : []),
    ],
  };
}

function ingredientsOf(dish: SettledDish, scale: number): { amount: string; name: string }[] {
  const { lines } = dish;
  const isSalted = lines.some((each) => isReplaced(each) && SALTED.test(each.taken?.name ?? ''));
  const powder = powderLacking(lines);
  const isRaised = lines.some(({ taken }) => taken && isRaising(taken));
  const withPowder = (part: Part): Part =>
    powder && isRaising(part) ? { ...part, count: part.count + powder.count } : part;
  return [
    ...lines.flatMap(({ own, taken, isInTwin }) =>
      taken && !isInTwin
        ? [
            lineOf(
              withPowder(taken === own ? taken : readyToCook(taken)),
              taken.name === 'salt' && isSalted ? scale / 2 : scale,
            ),
          ]
        : [],
    ),
    ...(powder && !isRaised ? [lineOf(powder, scale)] : []),
    ...additionsOf(dish).flatMap((addition) => addition.lines),
  ];
}

/** What a step cuts is not cut before. */
const cutByTheSteps = (
  ingredients: readonly { amount: string; name: string }[],
  steps: readonly string[],
): { amount: string; name: string }[] =>
  ingredients.map(({ amount, name }) => {
    const [food = '', cut = ''] = name.split(/, (.*)/);
    const isCutLater =
      /^cut into\b/.test(cut) &&
      steps.some((step) => new RegExp(`\\bcut the ${food}s? into \\d+ `, 'i').test(step));
    return { amount, name: isCutLater ? food : name };
  });

/** Prawns in the place of meat are eaten with a fork. */
const readyToCook = (part: Part): Part =>
  /prawns$/.test(part.name) && part.cut === '' ? { ...part, cut: 'peeled' } : part;

/** What brings its salt along. */
const SALTED = /halloumi|feta|smoked|bacon|\bham\b|chorizo|anchov/;

const WHOLE =
  /whole (?:turkey|chicken)|\beggs?\b|gelatine|tortillas?\b|bread roll|bun\b|buns\b|lasagne|pitta|ciabatta|fillets?$|chops?$|steaks?$|(?:chicken|duck|turkey) (?:thighs?|legs?)$|drumsticks?$|(?:bay|lime|sage) lea|cardamom pods?$|^cloves?$|peppercorns?$|(?:juniper|allspice) berr|star anise|almonds?$|spring onions?$/;

const WEIGHED: readonly string[] = ['g', 'kg'];
/** What is cut into so many, one or two for each who eats. */
const CUT_INTO =
  /\b(in(?:to)? )(\d+)(?= (?:(?:thin|thick|large|long|equal|even|small) )*(?:slices|pieces|steaks|portions|fillets|escalopes|strips|parts)\b)/;

/** A line for a number of servings, its food in the right number. */
function lineOf(part: Part, scale: number): { amount: string; name: string } {
  const { amount, isMany, unit } = quantityOf(
    part.count * scale,
    part,
    WHOLE.test(part.name) ? 'whole' : 'fine',
  );
  const name = unit === '' ? inNumber(part.name, isMany) : part.name;
  const cut = WEIGHED.includes(unit)
    ? part.cut.replace(
        CUT_INTO,
        (_, into: string, count: string) => `${into}${Math.max(1, Math.round(Number(count) * scale))}`,
      )
    : part.cut;
  return { amount, name: cut ? `${name}, ${cut}` : name };
}

function tagsOf(classic: Classic, { diets, meal }: ChefRequest, suited: readonly string[]): string[] {
  return distinct([
    ...diets,
    ...TAGGED_DIETS.filter((diet) => suited.includes(diet)),
    ...(meal && isEatenAt(classic, meal) ? [meal] : classic.meals.slice(0, 1)),
    ...(classic.cuisine === 'any' ? [] : [classic.cuisine]),
  ]).slice(0, MOST_TAGS);
}

/** What is eaten for lunch is eaten for dinner, and the other way round. */
const isEatenAt = ({ meals }: Classic, meal: string): boolean =>
  meals.includes(meal) || (WARM_MEALS.includes(meal) && meals.some((each) => WARM_MEALS.includes(each)));
const WARM_MEALS: readonly string[] = ['lunch', 'dinner'];

function descriptionOf(
  { classic, lines, about }: SettledDish,
  title: string,
  ingredients: readonly { name: string }[],
): string {
  const isChanged = lines.some(isReplaced);
  // What it was may be wrong of what it is now.
  const isItself =
    about !== '' &&
    !lines.some((each) => isDefinedOtherwise(each)) &&
    !(isChanged && saidInVain({ description: about, ingredients }).length > 0);
  return [
    isItself ? about : styleOf(classic, title, lines),
    classic.rest > 0 ? `It also needs to rest for ${restText(classic.rest)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function styleOf({ title, lines }: Classic, name: string, filled: readonly FilledLine[]): string {
  const makers = filled.filter(({ line, taken }) => line.isDefining && taken !== null);
  const foods = makers.slice(0, 3).map(({ taken }) => spoken(taken?.name ?? ''));
  if (lines.length === 0) return '';
  // Nothing is in the style of itself.
  if (name === title && foods.length > 0) return `${title} made with ${listed(foods)}.`;
  return foods.length === 0
    ? `In the style of ${title}.`
    : `In the style of ${title}, with ${listed(foods)}.`;
}

const restText = (minutes: number) =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;

/** One melting cheese, pasta or pastry does what another does. */
const ALIKE = [
  /gruyère|emmental|cheddar|mozzarella|gouda|provolone|parmesan|pecorino|vegetarian hard cheese/i,
  /lasagne sheets|pasta|spaghetti|penne|macaroni|tagliatelle|linguine|rigatoni|fusilli/,
  /pastry/,
  /potato/,
];

/** Whether a defining food of the dish was replaced. Oat milk does what milk does. */
export function isDefinedOtherwise({ line, taken, isMore }: FilledLine): boolean {
  if (!line.isDefining || taken === line || isMore) return false;
  if (taken !== null && ALIKE.some((kind) => kind.test(line.name) && kind.test(taken.name))) return false;
  const noun = plainKey(line.name).split(' ').at(-1) ?? '';
  return taken === null || !plainKey(taken.name).split(' ').includes(noun);
}

/** How many pans or tins of the usual size hold what is cooked. */
const pansFor = (scale: number) => Math.max(2, Math.ceil(scale / HELD_BY_A_PAN));
const HELD_BY_A_PAN = 1.5;

function largeBatchTip({ kind }: Classic, servings: number, scale: number): string {
  const isInTins = IN_TINS.includes(kind);
  const pans = isInTins ? Math.max(2, Math.round(scale)) : pansFor(scale);
  return isInTins
    ? `For ${servings} people, use ${pans} tins or dishes of the usual size, so that the times stay the same.`
    : `For ${servings} people, use ${pans} pans, or cook in ${pans} batches.`;
}
const SMALL_BATCH =
  'Take a smaller tin or dish, filled as high as the usual one, and look 10 minutes before the end.';
const IN_TINS: readonly string[] = ['cake', 'tart', 'pie', 'bake', 'bread', 'pizza', 'biscuit', 'pudding'];

/** For a crowd, the first hot step says that no pan holds it all. */
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
