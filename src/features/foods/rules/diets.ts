import { ALLERGENS, type AllergenId, type TraitId } from './food.ts';
import type { RecipeFood } from './recipe-foods.ts';

const ANIMALS: TraitId[] = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'rennet'];
const DAIRY_AND_EGGS: TraitId[] = ['milk', 'eggs'];

/** What the diets among the categories leave out, of what an ingredient can tell. */
const DIETS: readonly { id: string; name: string; without: readonly TraitId[] }[] = [
  { id: 'vegan', name: 'Vegan', without: [...ANIMALS, ...DAIRY_AND_EGGS, 'honey'] },
  { id: 'vegetarian', name: 'Vegetarian', without: ANIMALS },
  { id: 'lacto-vegetarian', name: 'Lacto-vegetarian', without: [...ANIMALS, 'eggs'] },
  { id: 'ovo-vegetarian', name: 'Ovo-vegetarian', without: [...ANIMALS, 'milk'] },
  { id: 'pescatarian', name: 'Pescatarian', without: ['meat', 'poultry', 'gelatine'] },
  {
    id: 'pollotarian',
    name: 'Pollotarian',
    without: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine'],
  },
  {
    id: 'paleo',
    name: 'Paleo',
    without: ['grain', 'gluten', 'legume', 'peanuts', 'soybeans', 'milk', 'sugar', 'alcohol'],
  },
  { id: 'gluten-free', name: 'Gluten-free', without: ['gluten'] },
  { id: 'dairy-free', name: 'Dairy-free', without: ['milk'] },
];

export interface DietVerdict {
  id: string;
  name: string;
  /** 'unsure': nothing speaks against it, but a food is unknown, or only some makes of it fit. */
  verdict: 'fits' | 'unsure' | 'no';
  /** The names of the foods that are against it, or that leave it open. */
  because: string[];
}

/** How a recipe goes with each diet. One unknown food is enough to leave 'fits' open. */
export function dietVerdicts(foods: readonly RecipeFood[]): DietVerdict[] {
  return DIETS.map(({ id, name, without }) => {
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

export interface AllergenFinding {
  id: AllergenId;
  name: string;
  /** The foods that contain it. */
  contains: string[];
  /** The foods of which some makes contain it. */
  mayContain: string[];
}

/** The allergens found in a recipe. What is not among them may still be in a food nobody knows. */
export function allergensIn(foods: readonly RecipeFood[]): AllergenFinding[] {
  return ALLERGENS.map(({ id, name }) => ({
    id,
    name,
    contains: namesOf(foods.filter(({ food }) => food?.allergens.includes(id))),
    mayContain: namesOf(foods.filter(({ food }) => food?.mayContain.includes(id))),
  })).filter(({ contains, mayContain }) => contains.length + mayContain.length > 0);
}

function namesOf(foods: readonly RecipeFood[]): string[] {
  return [...new Set(foods.map(({ food, name }) => (food ? food.name : name.toLowerCase())))];
}
