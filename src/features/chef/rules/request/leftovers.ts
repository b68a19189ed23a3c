const MEAT = '(chicken|turkey|beef|lamb|pork)';
const LEFT =
  '(?:left ?overs?|cooked|already cooked|remaining|rest of (?:the|my|our)|remains of (?:the|my|our))';
const BEFORE = new RegExp(
  String.raw`\b${LEFT} (?:(?:cooked|roast|roasted|sunday|christmas|thanksgiving) )*${MEAT}(?: roast)?\b`,
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

/** What is made of food that is already cooked, by the plain words for it. The dishes start from it and heat it through. */
const MADE_OF: readonly (readonly [food: string, dishes: readonly string[]])[] = [
  [
    'mashed? potato(?:es)?|mash|kartoffelbrei|kartoffelpuree|kartoffelstampf|puree de pommes de terre|pure de patatas?|pure di patate',
    ['dish:potato cakes', 'dish:bubble and squeak'],
  ],
  [
    '(?:boiled |roast |roasted |baked |cooked )?(?:potato(?:es)?|roasties)|kartoffeln|salzkartoffeln|pommes de terre|patatas|patate',
    ['dish:leftover potato hash', 'dish:bubble and squeak'],
  ],
  ['(?:cooked |boiled |steamed )?rice|reis|riz|arroz|riso', ['dish:egg fried rice']],
  ['(?:cooked )?(?:pasta|spaghetti|penne|macaroni|noodles)|nudeln|pates|fideos', ['dish:pasta frittata']],
  [
    '(?:stale |old |dry )?(?:bread|baguette|brot|pain|pan|pane|sourdough|brioche)',
    ['dish:french toast', 'dish:bread and butter pudding', 'dish:panzanella'],
  ],
  [
    '(?:cooked |roast |roasted |grilled )(?:veg|vegetables|veggies)|(?:veg|vegetables|veggies)|gemuse|legumes|verduras|verdure',
    ['dish:leftover vegetable frittata', 'dish:bubble and squeak'],
  ],
];
const BEFORE_IT =
  '(?:left ?overs?|remaining|(?:the )?(?:rest|remains) of (?:the|my|our)|ubrige[nrs]?|ubrig gebliebene[nrs]?|reste vo[nm]|restes? de|reste de|sobras de|avanzi di)';
const AFTER_IT = '(?:left ?overs?|left over|ubrig|que sobro|avanzat[oaie])';

/** The dishes that start from what is left over, and the phrase without it; `null` if nothing is. */
export function madeOfLeftovers(phrase: string): { rest: string; dishes: readonly string[] } | null {
  for (const [food, dishes] of MADE_OF) {
    const found = new RegExp(
      String.raw`\b(?:${BEFORE_IT} (?:cold |some |the )?(?:${food})|(?:${food}) ${AFTER_IT})\b`,
    ).exec(phrase);
    if (found) return { rest: phrase.replace(found[0], ' ').replace(/ +/g, ' ').trim(), dishes };
  }
  return null;
}
