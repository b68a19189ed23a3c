import { t } from '#shared/t.ts';
import type { Classic, ClassicKind } from './classic.ts';

const SIMMERED: readonly ClassicKind[] = ['stew', 'curry', 'soup'];
const BAKED: readonly ClassicKind[] = ['bake', 'pie'];
const OF_SEA = /\b(?:fish|cod|haddock|prawns?|mussels|clams|squid|salmon)\b/;
const BREADS: readonly ClassicKind[] = ['cake', 'bread', 'biscuit'];
const ICED = /cream|icing|mascarpone|lettuce|cucumber/;
/** Steps that say it already. */
const SAID = /\bkeeps?\b|\bfreez|day before|overnight/i;

/**
 * How to make a dish ahead or keep it, for somebody who cooks for the week or before the guests come; empty if its
 * steps already say so.
 */
export function preparedSaid(
  { kind, lines, steps }: Pick<Classic, 'kind' | 'lines' | 'steps'>,
  moods: readonly string[],
): string[] {
  if (steps.some((step) => SAID.test(step))) return [];
  // What was cooked once is heated once.
  if (lines.some(({ name }) => /^(?:cooked|leftover) /.test(name))) return [];
  const isOfSea = lines.some(({ name }) => OF_SEA.test(name));
  if (moods.includes('ahead')) {
    if (SIMMERED.includes(kind) && !isOfSea)
      return [
        t(
          'Cook it up to two days before: it tastes better for it. Cool it quickly, keep it in the fridge, and simmer it gently until steaming hot all through.',
        ),
      ];
    if (BAKED.includes(kind))
      return [
        t(
          'Put it together up to a day before and keep it covered in the fridge. Bake it when the guests are there, 10 minutes longer than written.',
        ),
      ];
  }
  if (moods.includes('mealprep') && !isOfSea && [...SIMMERED, ...BAKED].includes(kind))
    return [
      t(
        'Cool it quickly and pack it in portions: it keeps for 3 days in the fridge and for 3 months in the freezer. Heat each until steaming hot all through.',
      ),
    ];
  if (moods.includes('mealprep') && BREADS.includes(kind) && !lines.some(({ name }) => ICED.test(name)))
    return [
      t('They freeze well for up to 3 months: cool them, wrap them well, and thaw them at room temperature.'),
    ];
  return [];
}
