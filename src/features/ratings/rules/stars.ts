/** What each number of stars means. */
export const STAR_WORDS = ['Not for me', 'Could be better', 'Good', 'Very good', 'Excellent'] as const;

/** '4 stars', '1 star'. */
export function starsText(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}
