import { MOST_STARS } from '#features/recipes/rules/rating.ts';
import { deviceStores } from '#web/device-stores.ts';
import type { OwnRating } from '../../contract.ts';
import { LONGEST_NOTE } from '../../rules/limits.ts';

export type RatingDraft = Pick<OwnRating, 'note' | 'image'> & { stars: number | null };

const drafts = deviceStores<RatingDraft>({ key: 'rating-draft', parse: readDraft, lifetime: 'tab' });

/** A person's unsent rating of a recipe; it survives errors, visits to other pages and reloads. */
export const draftOf = (userId: string, recipeId: string) => drafts.of(`${userId} ${recipeId}`);

function readDraft(stored: unknown): RatingDraft | null {
  const { stars, note, image } = Object(stored) as Partial<RatingDraft>;
  if (typeof note !== 'string') return null;
  const isGood = typeof stars === 'number' && Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS;
  return {
    stars: isGood ? stars : null,
    note: note.slice(0, LONGEST_NOTE),
    image: typeof image === 'string' ? image : null,
  };
}
