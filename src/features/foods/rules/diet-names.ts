import type { Diet } from '#features/accounts/rules/diets.ts';

/** Display name of each diet. */
export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
  pescatarian: 'Pescatarian',
  'plant-based': 'Plant-based',
  keto: 'Keto',
  paleo: 'Paleo',
  'low-sodium': 'Low-sodium',
  'high-protein': 'High-protein',
  carnivore: 'Carnivore',
  'lacto-vegetarian': 'Lacto-vegetarian',
  'ovo-vegetarian': 'Ovo-vegetarian',
  'lacto-ovo-vegetarian': 'Lacto-ovo-vegetarian',
  pollotarian: 'Pollotarian',
};
