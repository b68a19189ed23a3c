import { newId } from '../src/shared/id.ts';

/** A recipe as it is saved from another app's export. */
export const importedRecipe = () => ({
  id: newId(),
  title: 'From a book',
  description: 'As it was.',
  prepTime: 5,
  cookTime: null,
  servings: 4,
  category: 'dinner',
  ingredients: [{ amount: '1', name: 'leek' }],
  instructions: ['Boil it.'],
});
