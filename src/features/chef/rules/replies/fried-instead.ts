import { type Message, msg, t } from '#shared/t.ts';
import { whole } from '../questions/asking.ts';
import type { Reply } from './reply.ts';

const THEM = '(?:them|it|those|these|the [a-z]+|sie|die [a-z]+|das|les|los|las|li|le)';
const ASKS = whole(
  [
    `(?:(?:can|could|may|should|please|i d like to|i want to|let s|just) )*(?:i |we |you )?(?:(?:pan|shallow|dry) ?-?)?fry ${THEM}(?: instead)?(?: (?:of|rather than|not) boil(?:ing|ed)?)?(?: ${THEM})?(?: instead)?`,
    `(?:(?:pan|shallow) ?-?)?(?:fried|frying) (?:${THEM} )?(?:instead of|rather than|not) boil(?:ed|ing)(?: ${THEM})?`,
    `(?:kann|konnte|soll) (?:ich|man) ${THEM} (?:auch )?(?:an)?braten(?: statt (?:zu )?kochen)?|(?:an)?gebraten statt gekocht|(?:an)?braten statt kochen`,
    `(?:je peux |on peut |puis je )?(?:les |la |le )?(?:poeler|faire revenir|faire sauter)(?: ${THEM})? au lieu de (?:les )?(?:bouillir|cuire a l eau)|poeles? au lieu de bouillis?`,
    `(?:puedo )?(?:freir|saltear)l[oa]s?(?: en vez de (?:cocer|hervir)l[oa]s?)?`,
    `(?:posso )?(?:saltar|frigger|friggerl|saltarl)[eliao]+(?: (?:in padella )?invece di (?:bollir|lessar)[eliao]+)?`,
  ].join('|'),
);

const FRIED: readonly (readonly [of: RegExp, said: Message])[] = [
  [
    /gnocchi/i,
    msg(
      'Yes: fry bought gnocchi straight from the pack in a little oil over medium-high heat for 8 minutes, tossing now and then, until golden and crisp. Fresh ones you made yourself boil until they float first, and drain well. Leave out the water, and add the sauce at the end.',
    ),
  ],
  [
    /pierogi|ravioli|dumpling|potsticker|gyoza|maultasche|tortellini|wonton|mandu/i,
    msg(
      'Yes: fry them in oil over medium heat for 3 minutes until the underside is golden, pour in 100 ml of water, put a lid on for 5 minutes, and let them crisp again without it.',
    ),
  ],
  [
    /potato/i,
    msg(
      'Yes: cut raw potatoes into 1 cm cubes, and fry them in oil over medium heat for 20 minutes, covered for the first 10, turning now and then, until golden and tender.',
    ),
  ],
  [
    /egg/i,
    msg(
      'Yes: fry the eggs in a little fat over medium heat for 4 minutes, until the whites are set, and lay them on top.',
    ),
  ],
];

/** Whether what the dish boils may be fried, and how. */
export const friedInstead: Reply = ({ said, recipe }) => {
  const shown = ASKS.test(said) ? recipe() : null;
  if (!shown?.instructions.some((step) => /\b(?:[Bb]oil|[Ss]immer|[Pp]oach)/.test(step))) return null;
  const words = [shown.title, ...shown.ingredients.map(({ name }) => name)];
  const [, how] = FRIED.find(([of]) => words.some((each) => of.test(each))) ?? [];
  return how ? t(how) : null;
};
