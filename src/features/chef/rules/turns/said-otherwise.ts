import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import { foodOf } from '../swaps/swap.ts';
import { CLOSES, NAME, OPENS } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { lineCalled } from './foods-called.ts';

const whole = (text: string) => new RegExp(`^${OPENS}(?:${text})${CLOSES}$`);

const TIMES = whole(
  '(?:(?:make|do|cook|scale|multiply|increase|times|by|it|the recipe|everything|everything by|up|mal|por|per|fois) )*(?:x|times|by)? ?(\\d{1,2}(?:[.,]\\d{1,2})?|\\d /\\d|one and a half|two and a half|three|vier|drei|anderthalb|eineinhalb) ?(?:x|times|fois|mal|veces|volte)?(?: (?:the )?(?:recipe|amounts?|quantit(?:y|ies)|as much|batch|everything|it|menge|rezept))*',
);
/** That the number is a factor, and not of people. */
const IS_FACTOR =
  /(?:^|[^a-z])x ?\d|\dx\b|\d ?(?:times|fois|mal|veces|volte)\b|\b(?:times|multiply|scale)\b|half times|\b(?:anderthalb|eineinhalb)/;
const FACTORS: Readonly<Record<string, number>> = {
  'one and a half': 1.5,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  'two and a half': 2.5,
  three: 3,
  drei: 3,
  vier: 4,
};
const MOST_SERVINGS = 50;

/** 'x1.5' and 'three times the recipe', as people to cook for. */
function timesIn(written: string, { servings }: ChefMemory): string | null {
  // The point of 1.5 is none between sentences.
  const said = wordsApart(written.replace(/(?<=\d)[.,](?=\d)/g, 'point')).replace(/(?<=\d)point(?=\d)/g, '.');
  if (!IS_FACTOR.test(said)) return null;
  const [, count] = TIMES.exec(said) ?? [];
  const factor = count === undefined ? 0 : (FACTORS[count] ?? Number(count.replace(',', '.')));
  const wanted = Math.round(servings * factor);
  return factor > 0 && wanted >= 1 && wanted <= MOST_SERVINGS ? `for ${wanted} people` : null;
}

const LOW = whole(
  '(?:(?:make|can|could|it|this|be|a|bit|a bit|much|i want it|needs to be) )*(?:lower|low|reduced|less|reduce the|cut the|cut down (?:on )?the|cut|with less)(?: in| on)?[ -](?:the )?(fat|calories?|cals?|kcal|sugar|salt|sodium|carbs?)(?: version| content)?',
);
const OF_LOW: readonly (readonly [RegExp, string])[] = [
  [/^(?:fat|cal|kcal)/, 'lighter'],
  [/^sugar/, 'less sugar'],
  [/^(?:salt|sodium)/, 'less salt'],
];

/** What is cut in the form of pasta or rice, and takes its place. */
const LIKE_PASTA = whole(
  '(?:(?:use|with|make it with|do it with|over|on|try|swap (?:it|them|the pasta|the noodles|the spaghetti) for) )*(?:some )?(zoodles|courgetti|(?:zucchini|courgettes?|carrot|squash) (?:noodles|spaghetti|pasta|ribbons)|zucchini ?nudeln|cauliflower rice)',
);
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/carrot/, 'carrots'],
  [/squash/, 'butternut squash'],
  [/cauliflower/, 'cauliflower'],
  [/./, 'courgettes'],
];
const OF_PASTA =
  /spaghetti|linguine|tagliatelle|noodles|penne|pasta|macaroni|fusilli|rigatoni|lasagne sheets|\brice\b/;

const HALF_FOR = whole(
  `(?:(?:use|with|make it with|do|put in) )*(?:some )?${NAME} (?:instead of|for|in place of|statt|anstelle) (?:the )?(?:half|halfte) (?:of |der |des |von )*(?:the |my )?${NAME}`,
);
const HALF_WITH = whole(
  `(?:(?:can i |could i )?(?:replace|swap|sub|substitute|change|make|do) )?half (?:of )?(?:the |my )?${NAME} (?:with|for|by|to) ${NAME}`,
);
const MEAT = /^(?:meat|mince|minced meat|fleisch|hackfleisch)$/;

/** What is thickened without flour, which a dish that has none does not lose. */
const THICKENED = whole(
  '(?:(?:how (?:do|can|could) (?:i|we)|can (?:i|we)) )?(?:thicken|make|get)(?: (?:it|this|the (?:sauce|soup|stew|gravy)))?(?: up)?(?: thicker| thick)? without (?:using )?(?:any )?(?:flour|cornflour|cornstarch|starch)(?: or [a-z]+)?',
);

/** A message about the dish on screen that no rule for changes reads as it is written, in words that one reads. */
export function saidOtherwise(
  written: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  const times = timesIn(written, shown);
  if (times) return times;
  const [, low = ''] = LOW.exec(said) ?? [];
  const lower = OF_LOW.find(([what]) => low !== '' && what.test(low));
  if (lower) return lower[1];
  const [, form = ''] = LIKE_PASTA.exec(said) ?? [];
  const pasta = shown.lines.map(foodOf).find((name) => OF_PASTA.test(name));
  if (form !== '' && pasta)
    return `swap the ${pasta} for ${NAMED.find(([what]) => what.test(form))?.[1] ?? form}`;
  const [, come = '', own = ''] = HALF_FOR.exec(said) ?? [];
  const [, other = '', next = ''] = HALF_WITH.exec(said) ?? [];
  const gone = own || other;
  if (gone !== '') {
    const meat = MEAT.test(gone)
      ? shown.lines.map(foodOf).find((name) => rolesOf(name, knowledge).has('main'))
      : lineCalled(gone, shown, knowledge);
    if (meat) return `swap half the ${meat} for ${come || next}`;
  }
  return THICKENED.test(said) ? 'thicker' : null;
}
const LONGEST = 120;
