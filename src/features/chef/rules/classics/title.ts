import { memoize } from '#shared/memoize.ts';
import type { Addition } from '../additions/addition-lines.ts';
import { listed } from '../answer/write-steps.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { Classic } from './classic.ts';
import type { FilledLine } from './foods.ts';
import { spoken } from './text.ts';

const DIET_TITLES: Record<string, string> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
  'dairy-free': 'Dairy-Free',
};
const LONGEST_TITLE = 72;

/** What stands before the name of a dish, and before its food. */
const HOW_MADE =
  /^(?:(?:Quick|Easy|Baked|Oven|Pan|Skillet|Stovetop|Slow Cooker|Pressure Cooker|Air Fryer|One-Pot|Crustless) )?/;

/** Words that name a food by themselves. */
export const DISTINCTIVE =
  /^(?:beef|veal|lamb|pork|chicken|turkey|duck|ham|bacon|sausage|fish|cod|salmon|tuna|prawn|egg|yolk|white|cheddar|parmesan|wine|beer|rum|almond|walnut|honey|garlic|onion)$/;

export const isReplaced = ({ own, taken, isMore }: FilledLine) => own !== taken && !isMore;

const UNCOUNTED =
  /(?:asparagus|ss|us|rice|pasta|bread|spinach|broccoli|celery|okra|fish|squid|tofu|chicken|beef|lamb|pork|salmon|corn)$/;

/** '2 onions', '1 onion'. */
export function inNumber(name: string, isMany: boolean): string {
  const [, head = name, rest = ''] = /^(.*?)( (?:of|in|with|on|for) .*| \(.*)?$/.exec(name) ?? [];
  if (UNCOUNTED.test(head)) return name;
  if (/chilli(?:es)?$/.test(head)) return head.replace(/(?:es)?$/, isMany ? 'es' : '') + rest;
  const single = head
    .replace(/leaves$/, 'leaf')
    .replace(/loaves$/, 'loaf')
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=(?:to|ch|sh|x|ss))es$/, '')
    .replace(/(?<!s|u)s$/, '');
  if (!isMany) return single + rest;
  const many = /(?:leaf|loaf)$/.test(single)
    ? `${single.slice(0, -1)}ves`
    : /(?:tato|mato|ch|sh|x|ss)$/.test(single)
      ? `${single}es`
      : /[^aeiou]y$/.test(single)
        ? `${single.slice(0, -1)}ies`
        : `${single}s`;
  return many + rest;
}

/** Words of a title that name a kind of food: tofu en papillote is not fish. */
const OF_FRUIT = / (?:juice|zest)$/;
const KINDS: readonly (readonly [said: RegExp, foods: RegExp])[] = [
  [/\bFish\b/, /cod|haddock|hake|salmon|fish|sea bass|halibut|tuna|trout/],
  [/\bShrimps?\b/, /prawn|shrimp/],
  [/\bSteaks?\b/, /steak/],
  [/\bSausages?\b/, /sausage/],
  [/\bMince\b/, /minced/],
];

export function titleOf(
  classic: Classic,
  lines: readonly FilledLine[],
  additions: readonly Addition[],
  request: ChefRequest,
  suited: readonly string[],
): string {
  const lead = lines.find(
    ({ line, own, taken, isMore }) => line.isLead && taken !== null && own !== taken && !isMore,
  );
  let title = classic.title;
  const isChanged = lines.some(({ own, taken }) => own !== taken);
  const diet = request.diets.find((one) => DIET_TITLES[one] && suited.includes(one));
  // Nothing but the bacon makes a quiche one of Lorraine.
  const general = classic.words.find((word) => plainPhrase(title).startsWith(`${word} `));
  if (lead?.taken && general && !namesIn(general, titleWord(lead.line.name)))
    title = title.slice(0, general.length);
  if (lead?.taken && !(diet && !namesIn(title, titleWord(lead.line.name)))) {
    const own = titleWord(lead.line.name);
    const taken = titleWord(lead.taken.name);
    const said = taken.toLowerCase().split(' ');
    const variant = classic.words.find((word) => word.split(' ').some((each) => said.includes(each)));
    if (variant) title = inTitle(variant);
    else if (own !== taken && !namesIn(title, taken)) {
      const kind = KINDS.find(
        ([said, foods]) =>
          said.test(title) && foods.test(lead.line.name) && !foods.test(lead.taken?.name ?? ''),
      );
      // Hot dogs of beef sausages are hot dogs.
      const isAll = title.toLowerCase() === lead.line.name;
      title = isAll
        ? `${taken} ${title}`
        : namesIn(title, lead.line.name) && lead.line.name.includes(' ')
          ? title.replace(new RegExp(`\\b${lead.line.name}\\b`, 'i'), taken)
          : kind
            ? title.replace(kind[0], taken)
            : namesIn(title, own)
              ? title.replace(new RegExp(`\\b${own}\\b`, 'i'), taken)
              : title.replace(HOW_MADE, (how) => `${how}${taken} `);
    }
  }
  for (const { line, taken } of lines.filter(isReplaced)) {
    // Without mustard, it is not a dish 'with Apples and Mustard'.
    const last = titleWord(line.name).split(' ').at(-1) ?? '';
    if (!taken) title = title.replace(new RegExp(`,? (?:and|with) ${last}\\b`), '');
    // The stock gives a dish its depth, not its name.
    if (!taken || /stock$|broth$/.test(line.name)) continue;
    // A steak and ale pie without the ale is a steak pie.
    if (/stock$|broth$|^water$/.test(taken.name)) {
      title = title.replace(new RegExp(`(?: (?:and|in|with|with a)|,) ${titleWord(line.name)}\\b`, 'i'), '');
      continue;
    }
    // A lemon cake with the zest and juice of limes is a lime cake.
    if (OF_FRUIT.test(line.name) && OF_FRUIT.test(taken.name)) {
      title = title.replace(
        new RegExp(`\\b${line.name.replace(OF_FRUIT, '')}\\b`, 'i'),
        inTitle(taken.name.replace(OF_FRUIT, '')),
      );
      continue;
    }
    const word = titleWord(taken.name).replace(/^(?:Vegan|Vegetarian|Gluten-Free|Cooked|Canned) /, '');
    title = title.replace("Goat's Cheese", line.name === "goat's cheese" ? word : "Goat's Cheese");
    const distinctive = line.name
      .split(' ')
      .filter((each, index, all) => DISTINCTIVE.test(each) || index === all.length - 1);
    // Ice cream has its name whatever it is made of.
    if (line.name.includes('cream') && title.includes('Ice Cream')) continue;
    for (const own of [titleWord(line.name), ...distinctive.map((each) => inTitle(inNumber(each, false)))])
      if (!namesIn(title, word) && !lines.some((other) => other.taken && namesIn(other.taken.name, own)))
        title = title.replace(new RegExp(`\\b${own}(?:s|es)?\\b`), word);
  }
  if (diet && isChanged && !title.startsWith(DIET_TITLES[diet] ?? ''))
    title = `${DIET_TITLES[diet]} ${title}`;
  return titleWith(
    title,
    additions.map(({ larder }) => larder.say),
  );
}

/** 'Traybake with Potatoes and Parsley' with cod and peas is 'Traybake with Potatoes, Parsley, Cod and Peas'. */
export function titleWith(title: string, foods: readonly string[]): string {
  if (foods.length === 0) return title;
  const [, dish = title, beside = ''] = /^(.*?) with (.*)$/i.exec(title) ?? [];
  const all = [...beside.split(/, | and /).filter(Boolean), ...foods.map(inTitle)];
  const longer = `${dish} with ${listed(all)}`;
  return longer.length <= LONGEST_TITLE ? longer : title;
}

const inAnyNumber = memoize((word) => new RegExp(`\\b${word}(?:s|es)?\\b`, 'i'));

export const namesIn = (title: string, word: string) => inAnyNumber(word).test(title);

/** A name with the capitals of a title. */
export const inTitle = (text: string): string =>
  text.replace(/(?:^|[ -](?!(?:and|with|of|in|on) ))\p{Ll}/gu, (letter) => letter.toUpperCase());

/** 'Chicken' for 'chicken thigh fillets', 'Beef' for 'minced beef'. */
export const titleWord = memoize((name) => {
  // A steak of tuna is none of beef.
  if (
    /^(?!.*\b(?:tuna|salmon|swordfish|fish|lamb|pork|turkey|venison|cauliflower|celeriac|cabbage)\b).*\bsteaks?$/.test(
      name,
    )
  )
    return 'Beef';
  const said = spoken(name);
  if (/^(?:pork|beef|chicken|turkey|lamb) sausages?$/.test(said)) return 'Sausage';
  const animal =
    /\b(beef|chicken|lamb|pork|veal|turkey|duck|salmon|cod|tuna|prawn|tofu|chickpea|lentil|mushroom|aubergine|cauliflower|jackfruit|rabbit|venison|goat(?!')|mutton|egg|paneer|halloumi)s?\b/i.exec(
      said,
    )?.[1];
  return inTitle(animal ?? inNumber(said, false));
});
