import { msg, t } from '#shared/t.ts';
/** What each number of stars means. */
export const STAR_WORDS = [
  msg('Not for me'),
  msg('Could be better'),
  msg('Good'),
  msg('Very good'),
  msg('Excellent'),
] as const;

/** '4 stars', '1 star'. */
export function starsText(stars: number): string {
  return t('{stars, plural, one {# star} other {# stars}}', { stars });
}
