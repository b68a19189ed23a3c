import { ALLERGENS, type Allergen } from '#features/accounts/rules/allergens.ts';
import type { Diet } from '#features/accounts/rules/diets.ts';
import type { Food, Nutrition, TraitId } from '../catalog/food.ts';
import { nutritionOf } from '../nutrition.ts';
import type { RecipeFood } from '../recipe-foods.ts';
import { ALLERGEN_NAMES } from './allergen-names.ts';
import { DIET_NAMES } from './diet-names.ts';
import { ANIMALS, DAIRY_AND_EGGS, LEFT_OUT } from './left-out.ts';
import type { Verdict } from './verdicts.ts';

/** Traits of animal products, plus salt and water, which are neutral. */
const OF_ANIMALS: readonly TraitId[] = [
  ...ANIMALS.filter((trait) => trait !== 'rennet'),
  ...DAIRY_AND_EGGS,
  'mineral',
];

/** Diets defined by grams per serving, with the wording of their reason. */
const MEASURED: readonly {
  id: Diet;
  of: string;
  grams(serving: Nutrition): number;
  atMost?: number;
  atLeast?: number;
}[] = [
  {
    id: 'keto',
    of: 'carbohydrate without fiber',
    grams: ({ carbohydrate, fiber }) => Math.max(0, carbohydrate - fiber),
    atMost: 10,
  },
  { id: 'high-protein', of: 'protein', grams: ({ protein }) => protein, atLeast: 20 },
  // 140 mg of sodium: the limit for "low sodium" on US labels.
  { id: 'low-sodium', of: 'salt', grams: ({ salt }) => salt, atMost: 0.35 },
];

export interface DietVerdict {
  id: string;
  name: string;
  verdict: Verdict;
  /** The foods that contradict it, or leave it open. */
  because: string[];
}

/**
 * Judges a recipe against each diet. One unknown food rules out 'fits'. Secondary foods of a line ('with hazelnuts')
 * can contradict a diet but are not counted in grams.
 */
export function dietVerdicts(
  foods: readonly RecipeFood[],
  servings: number,
  beside: readonly RecipeFood[] = [],
): DietVerdict[] {
  const all = [...foods, ...beside];
  return [...leavingOut(all), carnivore(all), ...measured(foods, servings)];
}

function leavingOut(foods: readonly RecipeFood[]): DietVerdict[] {
  return LEFT_OUT.map(({ id, without }) => {
    const name = DIET_NAMES[id];
    const against = foods.filter(({ food }) => food?.traits.some((trait) => without.includes(trait)));
    if (against.length > 0) return { id, name, verdict: 'no', because: namesOf(against) };
    const open = foods.filter(
      ({ food }) => !food?.isCertain || food.mayBe.some((trait) => without.includes(trait)),
    );
    return {
      id,
      name,
      verdict: open.length > 0 || foods.length === 0 ? 'unsure' : 'fits',
      because: namesOf(open),
    };
  });
}

function carnivore(foods: readonly RecipeFood[]): DietVerdict {
  const diet = { id: 'carnivore', name: DIET_NAMES.carnivore } as const;
  const isAnimal = ({ food }: RecipeFood) => food?.traits.some((trait) => OF_ANIMALS.includes(trait));
  const against = foods.filter((one) => one.food?.isCertain && !isAnimal(one));
  if (against.length > 0) return { ...diet, verdict: 'no', because: namesOf(against) };
  const open = foods.filter(({ food }) => !food?.isCertain);
  return {
    ...diet,
    verdict: open.length > 0 || foods.length === 0 ? 'unsure' : 'fits',
    because: namesOf(open),
  };
}

/** Judges by amounts per serving. Uncounted foods can only add, so they leave undecided verdicts open. */
function measured(foods: readonly RecipeFood[], servings: number): DietVerdict[] {
  const nutrition = nutritionOf(foods, servings);
  const uncounted = foods.filter(
    ({ food, grams, isOptional }) => !isOptional && (grams === null || !food?.nutrition),
  );
  return MEASURED.map(({ id, of, grams, atMost, atLeast }): DietVerdict => {
    const name = DIET_NAMES[id];
    if (!nutrition) return { id, name, verdict: 'unsure', because: namesOf(foods) };
    const has = grams(nutrition.perServing);
    const because = [`${Math.round(has * 10) / 10} g of ${of} per serving`];
    if (atMost !== undefined && has > atMost) return { id, name, verdict: 'no', because };
    if (atLeast !== undefined && has >= atLeast) return { id, name, verdict: 'fits', because: [] };
    if (uncounted.length > 0) return { id, name, verdict: 'unsure', because: namesOf(uncounted) };
    return atMost === undefined
      ? { id, name, verdict: 'no', because }
      : { id, name, verdict: 'fits', because: [] };
  });
}

/**
 * Diets with an agreed definition: one contradicting ingredient settles them. Paleo and keto are a matter of opinion.
 */
const SETTLED: ReadonlySet<string> = new Set(LEFT_OUT.map(({ id }) => id).filter((id) => id !== 'paleo'));

/**
 * Ids of the diets a recipe suits by its ingredients, of those it cannot suit whatever its tags say, and of those whose
 * followers do not eat something in it. Optional ingredients ('parmesan, to serve') and secondary foods disprove nothing.
 */
export function dietsOf(
  foods: readonly RecipeFood[],
  servings: number,
  beside: readonly RecipeFood[] = [],
): { suits: string[]; disproved: string[]; unsuitedTo: string[] } {
  const verdicts = dietVerdicts(foods, servings, beside);
  const idsOf = (verdicts: readonly DietVerdict[], wanted: DietVerdict['verdict']) =>
    verdicts.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
  const needed = foods.filter(({ isOptional }) => !isOptional);
  return {
    suits: idsOf(verdicts, 'fits'),
    unsuitedTo: idsOf(verdicts, 'no').filter((id) => !ASKING_FOR_MORE.has(id)),
    disproved: idsOf(leavingOut(needed), 'no').filter((id) => SETTLED.has(id)),
  };
}

/** Diets that forbid nothing. */
const ASKING_FOR_MORE: ReadonlySet<string> = new Set(
  MEASURED.filter(({ atLeast }) => atLeast).map(({ id }) => id),
);

/** Ids of the diets whose followers do not eat a food. */
export function dietsWithout(food: Food): string[] {
  const one = [{ food, name: food.name, grams: null, isOptional: false }];
  return [...leavingOut(one), carnivore(one)].filter(({ verdict }) => verdict === 'no').map(({ id }) => id);
}

export interface AllergenFinding {
  id: Allergen;
  name: string;
  /** Foods that contain it. */
  contains: string[];
  /** Foods of which some brands contain it. */
  mayContain: string[];
}

/** Allergens found in a recipe. An unlisted allergen may still be in an unknown food. */
export function allergensIn(foods: readonly RecipeFood[]): AllergenFinding[] {
  return ALLERGENS.map((id) => ({
    id,
    name: ALLERGEN_NAMES[id],
    contains: namesOf(foods.filter(({ food }) => food?.allergens.includes(id))),
    mayContain: namesOf(foods.filter(({ food }) => food?.mayContain.includes(id))),
  })).filter(({ contains, mayContain }) => contains.length + mayContain.length > 0);
}

function namesOf(foods: readonly RecipeFood[]): string[] {
  return [...new Set(foods.map(({ food, name }) => (food ? food.name : name.toLowerCase())))];
}
