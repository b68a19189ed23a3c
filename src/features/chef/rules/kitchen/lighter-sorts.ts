import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { OPENS } from '../questions/asking.ts';

const LIGHT =
  '(?:light(?:er)?|lite|low[ -]?fat|lower[ -]?fat|reduced[ -]?fat|half[ -]?fat|fat[ -]?free|non[ -]?fat|0 fat|zero fat|skimmed|semi[ -]?skimmed|skim|diet|fettarme?[rsn]?|leichte?[rsn]?|magere?[rsn]?|allege[es]*|leger|ligero|ligera|light)';
const ASKS = new RegExp(
  `^${OPENS}(?:(?:can|could|may) (?:i|we) (?:also |just )?(?:use|take|put in|have|make it with|do it with|get away with|swap in)|(?:is|would) (?:it|that|this)(?: be)? (?:ok|okay|fine|alright|possible)(?: (?:to use|with|if i use))|(?:does|do|will|would) (?:it|this) (?:also )?work with|is|does|will|would|(?:what|how) about|kann ich(?: auch)?|geht(?: auch)?) (?:the |a |some )?${LIGHT} ([a-z]+(?: [a-z]+){0,2}?)(?: (?:ok|okay|fine|work|do|too|as well|instead|nehmen|here|in this|for this|then|please|be (?:ok|okay|fine)))*$`,
);
const WHIPPED = /whip|stiff peaks|soft peaks|cheesecake|mousse/i;

const SORTS: readonly (readonly [food: RegExp, advice: Message])[] = [
  [
    /coconut milk/,
    msg(
      'Yes, the same amount. It is thinner and less rich: let it simmer for a few minutes longer without a lid, or stir in a teaspoon of cornflour mixed with cold water.',
    ),
  ],
  [/milk/, msg('Yes, the same amount: it only gets a little less creamy.')],
  [
    /cream cheese|mascarpone|ricotta|quark/,
    msg(
      'Yes, the same amount: it is softer and a little more watery, so stir it in at the end, over low heat.',
    ),
  ],
  [
    /cream|crème|yogurt/,
    msg(
      'Yes, but it splits more easily: take the pan off the heat, stir it in last, and do not let it boil again.',
    ),
  ],
  [/mayonnaise|mayo/, msg('Yes, the same amount: it is only a little thinner.')],
  [
    /butter|margarine|spread/,
    msg(
      'To spread or to stir in, yes. Not to fry or bake with: a light spread is half water, so it spits in the pan and makes dough and batter wet.',
    ),
  ],
  [
    /cheese|cheddar|mozzarella|parmesan|feta|halloumi|gouda|gruyère/,
    msg('Yes, but it melts less smoothly and browns less: grate it finely, and add it off the heat.'),
  ],
];
const NOT_WHIPPED = msg('No: this one has to be whipped or to set, and a light one does neither.');

/** Whether a lighter sort of a line does as well; `null` if a message asks something else. */
export function lighterSort(
  said: string,
  recipe: () => ComposedRecipe | null,
  lineOf: (food: string) => string | null,
): string | null {
  const [, named = ''] = ASKS.exec(said) ?? [];
  const line = named === '' ? null : lineOf(named);
  const shown = line === null ? null : recipe();
  if (!shown || line === null) return null;
  const [, advice] = SORTS.find(([food]) => food.test(line)) ?? [];
  if (!advice) return null;
  const isWhipped =
    /cream|crème|mascarpone/.test(line) && WHIPPED.test([shown.title, ...shown.instructions].join('\n'));
  return t(isWhipped ? NOT_WHIPPED : advice);
}
