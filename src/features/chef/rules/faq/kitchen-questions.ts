import type { Message } from '#shared/t.ts';
import { type Faq, faqIn, type OnScreen } from './faq.ts';
import { nearestIn } from './nearest.ts';
import { OF_BAKING } from './of-baking.ts';
import { OF_DOUGH } from './of-dough.ts';
import { OF_EGGS_AND_DAIRY } from './of-eggs-and-dairy.ts';
import { OF_FISH } from './of-fish.ts';
import { OF_MEAT } from './of-meat.ts';
import { OF_SAFETY } from './of-safety.ts';
import { OF_SAUCES_AND_KEEPING } from './of-sauces-and-keeping.ts';
import { OF_TOOLS_AND_PLANNING } from './of-tools-and-planning.ts';
import { OF_VEGETABLES } from './of-vegetables.ts';

/** What may harm comes first. */
const ALL: readonly Faq[] = [
  ...OF_SAFETY,
  ...OF_FISH,
  ...OF_MEAT,
  ...OF_EGGS_AND_DAIRY,
  ...OF_DOUGH,
  ...OF_BAKING,
  ...OF_VEGETABLES,
  ...OF_SAUCES_AND_KEEPING,
  ...OF_TOOLS_AND_PLANNING,
];

/** The answer to a question that does not depend on the recipe, in the form of `wordsApart`; `null` if it is none of these. */
export const kitchenQuestion = (said: string, onScreen: OnScreen): Message | null =>
  faqIn(ALL, said, onScreen);

const nearest = nearestIn(ALL);

/** The same for a question in other words than the tables have, where nothing else answers it. */
export const nearestQuestion = (said: string, onScreen: OnScreen): Message | null =>
  kitchenQuestion(said, onScreen) ?? nearest(said, onScreen);
