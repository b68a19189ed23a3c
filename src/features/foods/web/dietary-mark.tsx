import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import { part } from '#web/ui/part.tsx';
import type { Dietary } from '../rules/diets/dietary-warning.ts';

const Words = part(() => import('./dietary-words.tsx'));

interface Props {
  recipe: Dietary;
  /** A badge in the corner of a picture, or a note in the text of a page. */
  look: 'badge' | 'note';
}

/** Marks a recipe with what its reader does not eat. Its words load only for people who have set this. */
export function DietaryMark({ recipe, look }: Props) {
  const avoided = useAvoided();
  return isMarked(recipe, avoided) ? <Words recipe={recipe} look={look} avoided={avoided} /> : null;
}

export const isMarked = (
  { allergens, mayContain, unsuitedTo }: Dietary,
  avoided: ReadonlySet<string>,
): boolean => [...allergens, ...mayContain, ...unsuitedTo].some((one) => avoided.has(one));
