import type { TraitId } from '#features/foods/rules/catalog/food.ts';

/** What meat, fish and shellfish are of. */
export const ANIMALS: readonly TraitId[] = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs'];
/** And what is made of them. */
export const OF_ANIMALS: readonly TraitId[] = [...ANIMALS, 'gelatine'];
