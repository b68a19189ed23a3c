import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { foodsBeside, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { understandRequest } from '../request/understand-request.ts';
import { brokenWarning, notesFor, questionAbout } from './check.ts';
import { warningsIn } from './warnings.ts';

/** Why a recipe should not be shown for this request, and which labels the cook should check. */
export interface Judgment {
  /** What to ask the cook instead, if the recipe does not provably respect a warning. */
  question: string | null;
  /** `null` if there is nothing against it. */
  objection: string | null;
  notes: string[];
}

/** What to ask before writing any recipe: a warning that no recipe could be checked against. */
export function questionBefore(prompts: readonly string[], { catalog }: CookingKnowledge): string | null {
  const open = prompts.flatMap((prompt) => warningsIn(prompt, catalog)).find(({ foods }) => foods === null);
  return open ? questionAbout(open).message : null;
}

/**
 * Judges a model's recipe by its ingredients: no food that the cook refused or a diet forbids gets through. What cannot
 * be judged (an unknown food, or one that only some brands make suitable) becomes a note.
 */
export function judgeRecipe(
  {
    ingredients,
    servings,
    instructions,
    title,
  }: Pick<ComposedRecipe, 'ingredients' | 'servings'> &
    Partial<Pick<ComposedRecipe, 'instructions' | 'title'>>,
  prompts: readonly string[],
  knowledge: CookingKnowledge,
): Judgment {
  const requests = prompts.map((prompt) => understandRequest(prompt, knowledge).request);
  const traits = requests.flatMap(({ avoidedTraits }) => avoidedTraits);
  const names = requests.flatMap(({ avoidedFoods }) => avoidedFoods);
  const diets = new Set<string>(requests.flatMap((request) => request.diets));
  const foods = recipeFoods(knowledge.catalog, ingredients);
  const beside = foodsBeside(knowledge.catalog, ingredients);
  const verdicts = dietVerdicts(foods, servings, beside).filter(({ id }) => diets.has(id));
  const objections = [
    ...[...foods, ...beside].flatMap(({ food, name }) =>
      food?.traits.some((trait) => traits.includes(trait)) ? [`${name} was refused`] : [],
    ),
    ...ingredients.flatMap(({ name }) =>
      names.some((refused) => namesFood(withoutCut(name), refused)) ? [`${name} was refused`] : [],
    ),
    ...verdicts.flatMap(({ verdict, name, because }) =>
      verdict === 'no' ? [`not ${name.toLowerCase()}: ${because.join(', ')}`] : [],
    ),
  ];
  const isCareful = traits.length > 0 || diets.size > 0;
  const open = [
    ...verdicts.flatMap(({ verdict, because }) => (verdict === 'unsure' ? because : [])),
    ...foods.flatMap(({ food, name }) =>
      (isCareful && food === null) || food?.mayBe.some((trait) => traits.includes(trait)) ? [name] : [],
    ),
  ];
  const unsure = [...new Set(open)];
  const broken = brokenWarning(
    prompts,
    { ingredients, servings, instructions: instructions ?? [], ...(title === undefined ? {} : { title }) },
    knowledge.catalog,
  );
  return {
    question: broken && questionAbout(broken).message,
    objection: objections[0] ?? null,
    notes: [
      ...notesFor(prompts, knowledge.catalog),
      ...(unsure.length > 0 ? [t('Please check the labels of: {foods}.', { foods: unsure.join(', ') })] : []),
    ],
  };
}
