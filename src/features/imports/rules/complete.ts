import type { RecipeDraft } from './draft.ts';

/** Whether an imported recipe can be saved as it is, without a review. */
export function isComplete({
  title,
  description,
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'title' | 'description' | 'ingredients' | 'instructions'>): boolean {
  return title.trim() !== '' && description !== '' && ingredients.length > 0 && instructions.length > 0;
}
