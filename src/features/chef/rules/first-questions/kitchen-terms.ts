import { type Message, msg, t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { aboutFood } from './about-a-food.ts';

/** What cooks call what they do. */
const TERMS: readonly (readonly [RegExp, Message])[] = [
  [/^umami$/, msg('Umami is the savory taste of broth, ripe cheese, mushrooms, tomatoes and soy sauce.')],
  [
    /^(?:a )?roux$/,
    msg(
      'A roux is equal weights of butter and flour, stirred over medium heat for 2 minutes. It thickens a sauce: 30 g of each for 500 ml of milk or stock.',
    ),
  ],
  [
    /^(?:a )?dutch ovens?$/,
    msg(
      'A Dutch oven is a heavy pot with a tight lid, mostly of cast iron, for the stove and the oven. Any heavy casserole with a lid will do.',
    ),
  ],
  [
    /^(?:a )?(?:skillet|cast iron skillet)$/,
    msg('A skillet is a frying pan, in America mostly a heavy one of cast iron.'),
  ],
  [
    /^(?:a )?(?:mandoline?)$/,
    msg(
      'A mandoline is a board with a fixed blade that cuts very thin, even slices. A sharp knife or a food processor does the same.',
    ),
  ],
  [/^blanch(?:ing|ed)?$/, msg('To blanch is to boil for a minute or two and then stop it in ice water.')],
  [
    /^saute(?:ing|ed)?$/,
    msg('To sauté is to fry small pieces in a little fat over fairly high heat, turning often.'),
  ],
  [
    /^(?:simmer(?:ing|ed)?)$/,
    msg('To simmer is to cook just below the boil, with small bubbles rising now and then.'),
  ],
  [
    /^brais(?:e|ing|ed)$/,
    msg('To braise is to brown food first, then cook it slowly with a little liquid under a lid.'),
  ],
  [/^poach(?:ing|ed)?$/, msg('To poach is to cook gently in liquid that barely moves.')],
  [
    /^deglaz(?:e|ing|ed)$/,
    msg('To deglaze is to pour wine or stock into a hot pan and scrape up what browned on its bottom.'),
  ],
  [
    /^(?:fold(?:ing|ed)?(?: in)?)$/,
    msg(
      'To fold in is to turn a light mixture under a heavier one with a spatula, so that it keeps its air.',
    ),
  ],
  [/^(?:julienne|julienned)$/, msg('Julienne is food cut into thin sticks like matches.')],
  [/^al dente$/, msg('Al dente pasta is cooked through but still has a little bite.')],
  [
    /^(?:proof|proofing|prove|proving)$/,
    msg('To proof is to let a yeast dough rise in the warm, mostly until it has doubled.'),
  ],
  [/^(?:zest|lemon zest)$/, msg('Zest is the thin colored outside of citrus peel, without the white below.')],
  [
    /^(?:sear|searing|seared)$/,
    msg('To sear is to brown the surface of meat or fish quickly in a very hot pan.'),
  ],
  [
    /^(?:a )?bain marie$/,
    msg('A bain-marie is a bowl set over, or a dish set in, hot water, which heats gently.'),
  ],
  [
    /^mise en place$/,
    msg('Mise en place is having everything cut, weighed and at hand before the cooking starts.'),
  ],
  [
    /^(?:sous vide)$/,
    msg('Sous vide is cooking food sealed in a bag in water that is held at an exact, low temperature.'),
  ],
  [
    /^(?:caramelized|caramelised) onions$/,
    msg(
      'Caramelized onions are sliced onions cooked slowly in a little fat for 40 minutes, until brown and sweet.',
    ),
  ],
];

const OF_TERM =
  /^(?:what (?:is|are|s|does)|what do you mean by|define|meaning of) (?:it mean to |to |the term |the word |a |an )?([a-z ]+?)(?: mean| in cooking)*$|^how (?:do|can|should) (?:i|you) (?:make )?(?:a )?(roux|julienne|deglaze|blanch|saute|braise)(?: [a-z ]+)?$/;

/** What a word of the kitchen or a food is, if a question wants it explained: 'braising', 'gochujang'. */
export function explanationOf(said: string, knowledge: CookingKnowledge): string | null {
  const [, defined, made] = OF_TERM.exec(said) ?? [];
  const term = defined ?? made;
  if (term === undefined) return null;
  const [, explained] = TERMS.find(([name]) => name.test(term)) ?? [];
  return explained ? t(explained) : aboutFood(term, knowledge);
}
