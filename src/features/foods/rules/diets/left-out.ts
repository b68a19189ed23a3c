import type { Diet } from '#features/accounts/rules/diets.ts';
import type { TraitId } from '../catalog/food.ts';

export const ANIMALS: TraitId[] = [
  'meat',
  'poultry',
  'fish',
  'crustaceans',
  'molluscs',
  'gelatine',
  'rennet',
];
export const DAIRY_AND_EGGS: TraitId[] = ['milk', 'eggs'];

/** The traits that each diet excludes, for diets that exclude any. */
export const LEFT_OUT: readonly { id: Diet; without: readonly TraitId[] }[] = [
  { id: 'vegan', without: [...ANIMALS, ...DAIRY_AND_EGGS, 'honey'] },
  { id: 'plant-based', without: [...ANIMALS, ...DAIRY_AND_EGGS, 'honey'] },
  { id: 'vegetarian', without: ANIMALS },
  { id: 'lacto-ovo-vegetarian', without: ANIMALS },
  { id: 'lacto-vegetarian', without: [...ANIMALS, 'eggs'] },
  { id: 'ovo-vegetarian', without: [...ANIMALS, 'milk'] },
  { id: 'pescatarian', without: ['meat', 'poultry', 'gelatine'] },
  {
    id: 'pollotarian',
    without: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatine'],
  },
  {
    id: 'paleo',
    without: ['grain', 'gluten', 'legume', 'peanuts', 'soybeans', 'milk', 'sugar', 'alcohol'],
  },
  { id: 'gluten-free', without: ['gluten'] },
  { id: 'dairy-free', without: ['milk'] },
  { id: 'nut-free', without: ['nuts', 'peanuts'] },
];
