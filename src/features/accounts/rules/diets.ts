/** The diets a person can follow: those that can be judged from ingredients. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'pescatarian',
  'plant-based',
  'keto',
  'paleo',
  'low-sodium',
  'high-protein',
  'carnivore',
  'lacto-vegetarian',
  'ovo-vegetarian',
  'lacto-ovo-vegetarian',
  'pollotarian',
] as const;
export type Diet = (typeof DIETS)[number];
