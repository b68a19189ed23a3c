import { memoize } from '#shared/memoize.ts';
import { withPlainDigits } from '#shared/quantity.ts';
import { readAmount } from './amounts.ts';
import { isOf } from './measures.ts';
import { afterPlural, type Line, LONGEST_LINE, readTokens, wordAt } from './tokens.ts';

/**
 * Splits a recipe line into amount and rest: '1 1/2 cups (360 ml) milk' becomes '1 1/2 cups (360 ml)' and 'milk'. The
 * amount is empty if the line starts without one ('salt to taste'). Only spaces are lost.
 */
export const splitIngredientLine = memoize((line): { readonly amount: string; readonly name: string } => {
  const text = line.replace(/\s+/g, ' ').trim();
  const end = amountEnd(text);
  const name = text.slice(end).trim();
  return name ? { amount: text.slice(0, end).trim(), name } : { amount: '', name: text };
});

function amountEnd(written: string): number {
  const text = withPlainDigits(written.slice(0, LONGEST_LINE));
  const line: Line = { text, tokens: readTokens(text) };
  const amount = readAmount(line, 0);
  // 'a lemon' has no amount worth splitting off.
  if (!amount || /^an?$/.test(wordAt(line, amount.next - 1))) return 0;
  const of = wordAt(line, amount.next);
  // In "3 gousses d'ail", the name keeps its article, which has no space after it.
  const isEnd = isOf(of) && !of.endsWith("'") && amount.measures[0]?.unit;
  const last = line.tokens[isEnd ? amount.next : amount.next - 1];
  if (!last) return 0;
  const end = afterPlural(text, last.end);
  return end + (BRACKETED.exec(text.slice(end))?.[0].length ?? 0);
}

/** '1 Prise(n)': an ending that belongs to the unit. */
const BRACKETED = /^\((?:e?n|e[rs]?|s)\)/i;
