/** The most and the fewest stars of a rating. */
export const MOST_STARS = 5;
export const FEWEST_STARS = 1;

/** Ratings are weighted as if this many people had already given this many stars. */
const PRIOR_COUNT = 5;
const PRIOR_STARS = 3.5;

/** The average rating with two decimals; `null` without any. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

/**
 * The score for sorting by rating: a Bayesian average, so that a single rating of five does not win. Recipes without ratings
 * come last. The database computes the same (`rating_score`).
 */
export function ratingScore(sum: number, count: number): number {
  return count === 0 ? 0 : (sum + PRIOR_COUNT * PRIOR_STARS) / (count + PRIOR_COUNT);
}
