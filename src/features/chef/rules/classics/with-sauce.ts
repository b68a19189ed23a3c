import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import { type ComposedRecipe, problemsOf } from '../answer/check-recipe.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { CLASSIC_KINDS, type Classic, readPart } from './classic.ts';
import { cookClassic } from './cook.ts';
import { plainKey } from './text.ts';

type Answered = Extract<ChefAnswer, { kind: 'recipe' }>;

const MOST_STEPS = 12;
const HAS_GRAVY = /\b(?:flour|cornflour)\b[\s\S]*\bstock\b|\bstock\b[\s\S]*\bcream\b/;
/** What is made beside a dish without much ado: a potato salad, fried rings of onion. */
const SIDES: readonly string[] = ['side', 'salad'];
/** What stands beside a dish as often as for itself: spätzle. */
const ALSO_SIDES: readonly string[] = ['pasta', 'noodles', 'dumpling', 'fry'];
const isSideDish = ({ kind, meals }: Classic): boolean =>
  SIDES.includes(kind) || (ALSO_SIDES.includes(kind) && meals.includes('side'));
const LONG_FOR_A_SIDE = 45;
const MOST_STEPS_OF_A_SIDE = 4;
const isSmallSide = (dish: Classic): boolean => {
  const { steps, prep, cook, rest, lines } = dish;
  return (
    isSideDish(dish) &&
    steps.length <= MOST_STEPS_OF_A_SIDE &&
    prep + cook <= LONG_FOR_A_SIDE &&
    rest <= LONG_FOR_A_SIDE &&
    !lines.some(({ isLead }) => isLead)
  );
};
/** Puddings that are poured over another. */
const POURED = /^Custard$/;
/** What is spread or spooned on as it is: the marmalade of a pudding is not boiled for it. */
const OUT_OF_A_JAR = 'jam';
const SAUCES: readonly string[] = ['sauce', 'dip', OUT_OF_A_JAR];
/** Whether a dish can be made beside another one, in steps of its own. */
export const isMadeBeside = (dish: Classic): boolean =>
  SAUCES.includes(dish.kind) || POURED.test(dish.title) || isSmallSide(dish);
/** What cooks for so many minutes leaves time for a salad. */
const WAITS_FOR_A_SALAD = 30;
/** What is fried gets cold while a sauce boils down. */
const LONG_FOR_A_SAUCE = 15;
const isLeftAlone = (step: string): boolean =>
  /\b(?:[Bb]ake|[Rr]oast|[Ss]immer|[Ss]tew|[Bb]raise)\b/.test(step);
const SERVED_HOT = /\b(?:[Ff]ry|[Ss]ear|[Gg]rill|[Dd]rain on)\b/;
/** What many dishes have in common. */
const STAPLE =
  /^(?:.*eggs?|egg yolks|.*milk|.*cream|.*yogurt|.*flour|butter|.*stock|.*sugar|.*tomatoes|garlic|.*onions?)$/;
const DEEP = /for deep-frying$/;
const JAR_A_SERVING = 20;

/**
 * A recipe with the sauce that was asked for beside it, made in its own steps before the dish is served: toad in the hole with onion
 * gravy. `null` if the sauce cannot be made as the cook wishes, or would crowd the recipe.
 */
export function withSauce(
  answer: Answered,
  id: string,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
): Answered | null {
  const sauce = knowledge.classics.get(id);
  const { recipe, memory } = answer;
  const { request } = memory;
  // Meatballs in cream sauce have theirs.
  if (
    /gravy$/.test(id) &&
    recipe.ingredients.some(({ name }) => /\bstock\b/.test(name)) &&
    recipe.instructions.some((step) => HAS_GRAVY.test(step))
  )
    return null;
  const title = sauce?.title.toLowerCase() ?? '';
  if (sauce && isIn(recipe, sauce)) return null;
  // A salad with mayonnaise in it comes with mayonnaise.
  if (title !== '' && recipe.ingredients.some(({ name }) => plainName(name).endsWith(title))) return null;
  if (!sauce || sauce.id === memory.dish || !isMadeBeside(sauce)) return null;
  const made =
    sauce.kind === OUT_OF_A_JAR
      ? fromJar(sauce.title.toLowerCase(), recipe, knowledge)
      : (madeBeside(sauce, recipe, answer, avoidLines, knowledge) ??
        fromJar(`vegan ${sauce.title.toLowerCase()}`, recipe, knowledge));
  const isFromJar = made?.ingredients.some(({ name }) => name === `vegan ${title}`) ?? false;
  if (!made || made.instructions.length > MOST_STEPS) return null;
  const dish = knowledge.classics.get(memory.dish);
  const plate = dish ? CLASSIC_KINDS[dish.kind] : 'main';
  if (problemsOf(made, { ...request, servings: null }, plate, knowledge.catalog, 2.5).length > 0) return null;
  return {
    ...answer,
    recipe: made,
    why: [
      isFromJar || sauce.kind === OUT_OF_A_JAR
        ? t('I added the {foods} you asked for.', { foods: isFromJar ? `vegan ${title}` : title })
        : t('It comes with {sauce}, made in steps of its own.', { sauce: sauce.title }),
      ...answer.why,
    ],
  };
}

/** Whether a dish has what a sauce or a side is made of: satay comes with its peanuts. */
export function isMadeOfOwn({ lines }: Classic, own: readonly { name: string }[]): boolean {
  const maker = lines.find(({ isDefining }) => isDefining);
  return (
    maker !== undefined && !STAPLE.test(maker.name) && own.some(({ name }) => plainName(name) === maker.name)
  );
}

/** Eggs Benedict come with their hollandaise, but a roast that is only praised with mint sauce has none yet. */
function isCookedInIt({ title, lines }: Classic, { description, ingredients }: ComposedRecipe): boolean {
  const isTold = description.toLowerCase().includes(title.toLowerCase().replace(/ sauce$/, ''));
  return (
    isTold &&
    lines.some(
      ({ isDefining, name }) => isDefining && ingredients.some((line) => plainName(line.name) === name),
    )
  );
}

const isIn = (recipe: ComposedRecipe, sauce: Classic): boolean =>
  isMadeOfOwn(sauce, recipe.ingredients) || isCookedInIt(sauce, recipe);

/** Whether a sauce that is asked for is one that the dish has. */
export function hasItsSauce(id: string, recipe: ComposedRecipe, { classics }: CookingKnowledge): boolean {
  const sauce = classics.get(id);
  return sauce !== undefined && SAUCES.includes(sauce.kind) && isIn(recipe, sauce);
}

/** A sauce or a side as those who eat the dish may eat it; `null` if it cannot be made so. */
export function cookedBeside(
  sauce: Classic,
  { request, servings }: Pick<Answered['memory'], 'request' | 'servings'>,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
) {
  const order = {
    request: {
      ...request,
      wanted: [],
      leading: [],
      dishes: [sauce.id],
      meal: null,
      minutes: null,
      moods: [],
      // A sauce is not a meal that has to be rich in protein.
      diets: request.diets.filter((diet) => diet !== 'high-protein'),
      servings,
    },
    leading: new Set<string>(),
    avoidLines,
  };
  const cooked = cookClassic(sauce, order, knowledge);
  return 'because' in cooked ? null : cooked;
}

function madeBeside(
  sauce: Classic,
  recipe: ComposedRecipe,
  { memory: { request } }: Answered,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  const cooked = cookedBeside(sauce, { request, servings: recipe.servings }, avoidLines, knowledge);
  if (!cooked) return null;
  const named = sauce.title.toLowerCase();
  const taken = new Set(recipe.ingredients.map(({ name }) => plainKey(plainName(name))));
  const lines = cooked.recipe.ingredients.map((line) =>
    // What is in a deep pan of oil says so already.
    taken.has(plainKey(plainName(line.name))) && !DEEP.test(line.name)
      ? { ...line, name: `${plainName(line.name)}, for the ${named}` }
      : line,
  );
  const steps = cooked.recipe.instructions.map((step, nth) =>
    nth === 0 ? `For the ${named}: ${step}` : `${step}`,
  );
  // What goes quickly at the end leaves no time for a sauce.
  const isQuick = recipe.instructions.slice(-2).some((step) => /\bquickly\b|\bsmok(?:ing|es)\b/.test(step));
  const isResting = /\b(?:leave|chill|rest)\b/.test(recipe.instructions[0] ?? '');
  // What is in the pan is not left for a sauce.
  const isGoingOn = /\b(?:turn|slide|flip|fry|other side|return)\b/i.test(recipe.instructions.at(-1) ?? '');
  const isSide = isSideDish(sauce);
  // Nothing from the pan or the grill waits until a salad is made.
  const isFirst =
    isSide &&
    ((sauce.kind === 'salad' && recipe.cookTime < WAITS_FOR_A_SALAD) ||
      recipe.instructions.slice(-2).some((step) => SERVED_HOT.test(step)));
  const isLong = cooked.recipe.cookTime >= LONG_FOR_A_SAUCE && !isLeftAlone(recipe.instructions.at(-2) ?? '');
  const isLate = !isQuick && !isGoingOn && !isLong;
  const at = isFirst ? 0 : isLate ? recipe.instructions.length - 1 : isResting ? 1 : 0;
  const own = recipe.instructions.map((step, nth) =>
    nth === 0 && at === 0 ? `For the ${recipe.title.toLowerCase()}: ${step}` : step,
  );
  return {
    ...recipe,
    prepTime: recipe.prepTime + cooked.recipe.prepTime,
    // A sauce simmers while the dish cooks, and a side is cooked for itself.
    cookTime: recipe.cookTime + (isSide ? cooked.recipe.cookTime : 0),
    ingredients: [...recipe.ingredients, ...lines],
    instructions: [...own.slice(0, at), ...steps, ...own.slice(at)],
  };
}

function fromJar(name: string, recipe: ComposedRecipe, { catalog }: CookingKnowledge): ComposedRecipe | null {
  if (!findFood(catalog, name)) return null;
  const { count } = readPart(`${recipe.servings * JAR_A_SERVING} g ${name}`);
  const last = recipe.instructions.length;
  const isSpread = recipe.instructions.findIndex((step) =>
    /\b(?:[Bb]utter|[Ss]pread) the\b.*\b(?:bread|slices|toast)\b/.test(step),
  );
  const at = isSpread >= 0 ? isSpread + 1 : last;
  const isMixed = recipe.tags.includes('salad') || /\bsalad\b/i.test(recipe.title);
  const step = isMixed
    ? `Fold in the ${name} just before serving.`
    : isSpread >= 0
      ? `Spread the slices with the ${name} as well.`
      : `Serve with the ${name}.`;
  return {
    ...recipe,
    ingredients: [...recipe.ingredients, { amount: `${count} g`, name }],
    instructions: [...recipe.instructions.slice(0, at), step, ...recipe.instructions.slice(at)],
  };
}

const plainName = (name: string) => name.replace(/,.*$/, '');
