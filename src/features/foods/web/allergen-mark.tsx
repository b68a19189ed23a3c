import { useAllergens } from '#features/accounts/web/queries/allergens.ts';
import { part } from '#web/ui/part.tsx';

const Words = part(() => import('./allergen-words.tsx'));

interface Props {
  recipe: { allergens: readonly string[]; mayContain: readonly string[] };
  /** In a corner of a picture, or in the text of a page. */
  look: 'badge' | 'note';
}

/** Marks a recipe with what its reader must not eat. Its words load only for people who have said so. */
export function AllergenMark({ recipe, look }: Props) {
  const avoided = useAllergens();
  return [...recipe.allergens, ...recipe.mayContain].some((one) => avoided.has(one)) ? (
    <Words recipe={recipe} look={look} avoided={avoided} />
  ) : null;
}
