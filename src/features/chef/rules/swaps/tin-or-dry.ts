import { foodOf } from '../knowledge/line-food.ts';

const FORM = /^(?:the )?(canned|tinned|cooked|dried|dry)(?: (.*))?$/;
const OF_TIN = /^(?:canned|cooked) (.*(?:beans?|chickpeas|lentils|peas))$/;
const DRY = /^dried (.*(?:beans?|chickpeas|lentils|peas))$/;
const singular = (word: string): string => word.replace(/(?:oe)?s$/, '');

/**
 * Pulses from a tin in place of dried ones, or the other way round, by the names that are said: 'dried beans' for 'canned'. The line of
 * the dish and what comes in its place; `null` if neither is said.
 */
export function tinOrDry(
  gone: string | undefined,
  come: string | null | undefined,
  lines: readonly { amount: string; name: string }[],
): { gone: string; come: string } | null {
  const [, form = '', said = ''] = FORM.exec(come ?? '') ?? [];
  const [, other, named = ''] = FORM.exec(gone ?? '') ?? [];
  const isDried = /^dr/.test(form);
  if (form === '' || !other || isDried === /^dr/.test(other)) return null;
  const head = singular((said || named).split(' ').at(-1) ?? '');
  const own = lines
    .map(foodOf)
    .find((name) => (isDried ? OF_TIN : DRY).test(name) && singular(name).endsWith(head));
  const pulse = own ? (isDried ? OF_TIN : DRY).exec(own)?.[1] : undefined;
  return own && pulse ? { gone: own, come: `${isDried ? 'dried' : 'canned'} ${pulse}` } : null;
}
