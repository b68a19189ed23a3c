/** What flavors a dish, and is wished for in smaller amounts, by what its lines are called. */
const FLAVORS: readonly (readonly [line: string, names: string])[] = [
  ['garlic', 'garlic|knoblauch|ajo|ail|aglio'],
  ['onion', 'onions?|zwiebeln?|cebolla|oignons?|cipolla'],
  ['ginger', 'ginger|ingwer|jengibre|gingembre|zenzero'],
  ['cheese', 'cheese|käse|queso|fromage|formaggio'],
  ['mayonnaise', 'mayo(?:nnaise)?|mayonesa|maionese'],
  ['mustard', 'mustard|senf|mostaza|moutarde|senape'],
  ['vinegar', 'vinegar|essig|vinagre|vinaigre|aceto'],
  ['coriander', 'coriander|cilantro|koriander|coriandre|coriandolo'],
  ['cinnamon', 'cinnamon|zimt|canela|cannelle|cannella'],
  ['cumin', 'cumin|kreuzkümmel|comino|cumino'],
];
const LITTLE =
  "(?:(?:but |and |,? ?(?:con|mit|avec|aber|pero|ma|mais|with) )?(?:only )?(?:(?<!\\ba )little|not (?:too |so |very |that )?much|(?:go )?(?:easy|light) on(?: the)?|less|wenig|weniger|nicht (?:so|zu) viel|poc[oa]|no mucho|menos|peu d[e'’]|pas trop d[e'’]|moins d[e'’]|non troppo|meno)) ?(?:de |di |d['’])?";

const SAID = FLAVORS.map(
  ([line, names]) => [line, new RegExp(`${LITTLE}(?:${names})(?![\\p{L}])`, 'giu')] as const,
);

/** A wish without what it wants little of ('hummus, wenig Knoblauch'), and how the lines of that are called. */
export function sparinglyWished(prompt: string): { rest: string; lines: string[] } {
  let rest = prompt;
  const lines: string[] = [];
  for (const [line, said] of SAID) {
    const without = rest.replace(said, ' ');
    if (without !== rest) lines.push(line);
    rest = without;
  }
  return { rest, lines };
}
