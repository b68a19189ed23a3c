const MEAT = '(chicken|turkey|beef|lamb|pork)';
const BEFORE = new RegExp(
  String.raw`\b(?:left ?overs?|cooked|already cooked|remaining|rest of the) (?:(?:cooked|roast|roasted|sunday|christmas|thanksgiving) )*${MEAT}(?: roast)?\b`,
  'g',
);
const AFTER = new RegExp(
  String.raw`\b(?:(?:cooked|roast|roasted|sunday|christmas|thanksgiving) )*${MEAT}(?: roast)? left ?overs?\b`,
  'g',
);

/**
 * A plain phrase in which roast meat left over has the name of what it is: 'leftover roast chicken' and 'chicken leftovers' are
 * cooked chicken, which nobody cooks again from raw.
 */
export function namingLeftovers(phrase: string): string {
  return phrase.replace(BEFORE, 'cooked $1').replace(AFTER, 'cooked $1');
}
