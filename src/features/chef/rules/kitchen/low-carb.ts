import { foodOf } from '../knowledge/line-food.ts';
import { HOLDS } from '../swaps/without-bread.ts';
import { either, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

/** Asks for fewer carbohydrates in the dish on screen. */
export const FEWER_CARBS = whole(
  `(?:(?:${either(
    'can | could | make | do | i | we | want | it | this | need | be | a | bit | with | please | to | d | like | have',
    'mach | es | das | bitte | rends | le | la | plus | hazlo | mas | fallo | piu',
  )}) )*(?:(?:lower|low|fewer|less|reduced|without|no|weniger|wenig|ohne|moins de|peu de|sans|menos|pocos|sin|meno|pochi|senza)(?: in)?[ -](?:carbs?|carbohydrates?|kohlenhydrate|glucides|carbohidratos|hidratos|carboidrati)|kohlenhydratarm|pauvre en glucides|baj[oa] en (?:carbohidratos|hidratos)|povero di carboidrati)(?: version)?`,
);

/** What fills as pasta, rice or potatoes do, with few carbohydrates. */
const WITHOUT_STARCH: readonly (readonly [starch: RegExp, ...others: string[]])[] = [
  [
    /spaghetti|linguine|tagliatelle|noodles|penne|pasta|macaroni|fusilli|rigatoni/,
    'courgettes',
    'butternut squash',
  ],
  [/\brice\b(?! (?:vinegar|paper|wine))|couscous|bulgur|quinoa/, 'cauliflower'],
  [/potato/, 'celeriac'],
];
/** A dish that is made of these is another one without them. */
const MADE_OF = /flour|pastry|dough|lasagne sheets|oats|bread(?!crumbs)|cornmeal|polenta|granola|sugar/;

/** What a message for fewer carbohydrates asks for, of the dish on screen; another dish where no other has few. */
export function inFewerCarbs({ lines }: Pick<ChefMemory, 'lines'>): string {
  const names = lines.map(foodOf);
  for (const [starch, ...others] of WITHOUT_STARCH) {
    const line = names.find((name) => starch.test(name));
    const other = others.find((each) => !names.includes(each));
    if (line && other) return `swap the ${line} for ${other}`;
  }
  if (lines.some(({ name }) => HOLDS.test(name))) return 'on lettuce leaves instead of bread';
  return lines.some(
    ({ amount, name }) => MADE_OF.test(name) && /^(?:\d{3,} g|\d+ slices?|\d{1,2})$/.test(amount),
  )
    ? 'low carb'
    : 'how many carbs does it have';
}
