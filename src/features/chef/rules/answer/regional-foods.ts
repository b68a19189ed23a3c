import { t } from '#shared/t.ts';

/** Regional ingredients that are hard to find elsewhere, and what replaces them here. */
interface Regional {
  dishes: RegExp;
  own: string;
  instead: string;
  /** A line that shows that the dish is made so. */
  line: RegExp;
}

const REGIONAL: readonly Regional[] = [
  {
    dishes: /^(?:Doro Wat|Misir Wot|Tibs|Shiro|Injera with Lentil Stew)$/,
    own: 'berbere',
    instead: 'a mix of chilli powder or cayenne, paprika and warm spices',
    line: /^(?:chilli powder|cayenne)/,
  },
  {
    dishes: /^(?:Doro Wat|Tibs|Gomen|Doro Alicha)$/,
    own: 'niter kibbeh, a spiced butter',
    instead: 'ghee',
    line: /^ghee/,
  },
  { dishes: /Poutine$/, own: 'fresh cheese curds', instead: 'mozzarella', line: /^mozzarella/ },
  { dishes: /^Mansaf$/, own: 'jameed, a dried yogurt', instead: 'Greek yogurt', line: /^Greek yogurt/ },
  {
    dishes: /Khachapuri$/,
    own: 'sulguni',
    instead: 'mozzarella and feta',
    line: /^mozzarella/,
  },
  {
    dishes: /^Ash Reshteh$/,
    own: 'reshteh noodles and kashk',
    instead: 'linguine and yogurt',
    line: /^linguine/,
  },
  { dishes: /^Papa a la Huancaína$/, own: 'queso fresco', instead: 'feta', line: /^feta/ },
  {
    dishes: /^Feijoada$/,
    own: 'carne seca, a dried beef',
    instead: 'smoked bacon and chorizo',
    line: /^smoked bacon/,
  },
];

/** The regional foods of a dish that a recipe replaces with others. */
export const regionalFoods = (title: string, names: readonly string[]): { own: string; instead: string }[] =>
  REGIONAL.filter(({ dishes, line }) => dishes.test(title) && names.some((name) => line.test(name))).map(
    ({ own, instead }) => ({ own, instead }),
  );

/** What a regional food is replaced with. */
export const originalSaid = (replaced: { own: string; instead: string }): string =>
  t(
    'Traditionally it is made with {own}. Here it is made with {instead}; use the original if you can get it.',
    replaced,
  );

const ASKS_FOR_OTHER =
  /\b(?:instead|in place of|substitutes?|replace\w*|no|without|find|get|buy|statt\w*|ersetz\w*|kein\w*|ohne|remplac\w*|pas de|sans|sustitu\w*|sin|sostitu\w*|senza)\b/;

/** What a message hears that asks what stands for the regional food of the dish on screen; `null` for any other. */
export function originalReplaced(said: string, title: string, names: readonly string[]): string | null {
  if (!ASKS_FOR_OTHER.test(said)) return null;
  const asked = regionalFoods(title, names).find(({ own }) =>
    said.includes(own.replace(/,.*$| noodles.*$/, '').toLowerCase()),
  );
  return asked ? originalSaid(asked) : null;
}
