import { msg } from '#shared/t.ts';
import type { Idea, Shown } from './idea.ts';

/** How a dish is known by its name or its cuisine, and what people there eat with it. */
interface Table {
  is: (shown: Shown) => boolean;
  beside: readonly Idea[];
}

const OF = (...cuisines: readonly string[]) => {
  const all = new Set(cuisines);
  return ({ cuisine = '' }: Shown) => all.has(cuisine);
};
const isWet = ({ title }: Shown) =>
  /curry|korma|masala|tikka|vindaloo|madras|jalfrezi|rogan|bhuna|dal\b|dhal|saag|palak|paneer|makhani|butter chicken|chana|balti|dopiaza|moilee/i.test(
    title,
  );
const FILLED = /\brice\b|noodle|couscous|bulgur|potato|gnocchi|bread|pastry|dumpling/i;

/** What stands beside a dish where it comes from; the first that fits counts. */
export const OF_CUISINE: readonly Table[] = [
  {
    is: ({ title, cuisine }) =>
      /tagine/i.test(title) || (cuisine === 'moroccan' && !/couscous|salad|soup|harira/i.test(title)),
    beside: [
      [
        msg('Couscous or warm flatbread, yogurt with mint, and a carrot or orange salad.'),
        'couscous,bread,yogurt,carrots',
      ],
      [msg('Rice or quinoa, and a carrot or orange salad.'), 'rice,carrots'],
    ],
  },
  {
    is: ({ title }) => /risotto/i.test(title),
    beside: [
      [
        msg('A rocket salad with lemon, or green beans; a risotto is filling enough to need no more.'),
        'lemon,green beans',
      ],
    ],
  },
  {
    is: ({ title }) => /paella/i.test(title),
    beside: [
      [msg('A green salad, lemon wedges, and bread with garlic mayonnaise.'), 'bread,mayonnaise,lemon'],
      [msg('A green salad and lemon wedges.'), 'lemon'],
    ],
  },
  {
    is: ({ title, cuisine }) =>
      isWet({ title, lines: '' }) &&
      (cuisine === 'indian' || cuisine === 'pakistani' || cuisine === 'british'),
    beside: [
      [msg('Basmati rice or naan, cucumber raita, and a mango chutney.'), 'rice,bread,yogurt,mango'],
      [msg('Basmati rice, and chopped tomato, cucumber and onion with lemon.'), 'rice,tomatoes,cucumber'],
      [msg('Chopped tomato, cucumber and onion with lemon.'), 'tomatoes,cucumber'],
    ],
  },
  {
    is: (shown) => OF('thai', 'vietnamese', 'malaysian', 'indonesian')(shown) && !FILLED.test(shown.lines),
    beside: [
      [msg('Steamed jasmine rice, and a cucumber salad with lime and chili.'), 'rice,cucumber,lime'],
      [msg('A cucumber salad with lime.'), 'cucumber,lime'],
    ],
  },
  {
    is: (shown) => OF('thai', 'vietnamese', 'malaysian', 'indonesian')(shown),
    beside: [[msg('A cucumber salad with lime and chili, or greens fried with garlic.'), 'cucumber,lime']],
  },
  {
    is: (shown) => OF('japanese', 'korean')(shown) && !FILLED.test(shown.lines),
    beside: [
      [msg('Short-grain rice, a miso soup, and quickly pickled cucumber.'), 'rice,miso,cucumber'],
      [msg('Short-grain rice, and quickly pickled cucumber.'), 'rice,cucumber'],
    ],
  },
  {
    is: (shown) =>
      OF('greek', 'turkish', 'levantine', 'persian', 'egyptian')(shown) &&
      !/salad|dip|hummus|tzatziki/i.test(shown.title),
    beside: [
      [
        msg('Warm flatbread, a chopped tomato and cucumber salad, and yogurt with garlic and mint.'),
        'bread,tomatoes,yogurt',
      ],
      [msg('Rice, and a chopped tomato and cucumber salad.'), 'rice,tomatoes'],
      [msg('A chopped tomato and cucumber salad.'), 'tomatoes'],
    ],
  },
  {
    is: ({ title, cuisine }) =>
      /lasagn|cannelloni|parmigiana/i.test(title) ||
      (/pasta|spaghetti|penne|tagliatelle|linguine|fettuccine|macaroni|orecchiette|gnocchi|rigatoni|carbonara|bolognese|alfredo/i.test(
        title,
      ) &&
        cuisine !== 'chinese'),
    beside: [
      [
        msg('A rocket or green salad with a sharp lemon dressing, and garlic bread if people are hungry.'),
        'lemon,bread',
      ],
      [msg('A rocket or green salad with a sharp lemon dressing.'), 'lemon'],
    ],
  },
  {
    is: ({ title }) => /pizza|focaccia|flammkuchen|tarte flamb/i.test(title),
    beside: [[msg('A rocket and tomato salad.'), 'tomatoes']],
  },
  {
    is: ({ title, cuisine }) =>
      /goulash|gulasch|paprikash|stroganoff|sauerbraten|rouladen/i.test(title) && cuisine !== 'indian',
    beside: [
      [
        msg('Dumplings, spätzle or buttered noodles, and a cucumber salad with dill or red cabbage.'),
        'pasta,cucumber',
      ],
      [msg('Boiled potatoes, and a cucumber salad with dill or red cabbage.'), 'potatoes,cucumber'],
    ],
  },
  {
    is: ({ title, lines }) =>
      /stew|casserole|bourguignon|hotpot|daube|carbonnade|coq au vin|braise|ragout/i.test(title) &&
      /beef|lamb|pork|chicken|venison/i.test(title + lines) &&
      !/turmeric|garam|cumin|soy sauce/i.test(lines),
    beside: [
      [
        msg('Mashed potatoes or crusty bread for the sauce, and buttered cabbage, kale or green beans.'),
        'potatoes,bread,butter,green beans',
      ],
      [msg('Mashed potatoes for the sauce, and cabbage, kale or green beans.'), 'potatoes,green beans'],
    ],
  },
  {
    is: ({ title }) =>
      /\bpie\b|shepherd|cottage pie|toad in the hole|bangers/i.test(title) &&
      !/apple|cherry|pumpkin|pecan|key lime|lemon/i.test(title),
    beside: [
      [msg('Peas, carrots or buttered cabbage, and gravy.'), 'peas,carrots,butter'],
      [msg('Peas, carrots or cabbage.'), 'peas,carrots'],
    ],
  },
  {
    is: ({ title }) => /schnitzel|milanese|katsu|kiev|goujons/i.test(title),
    beside: [
      [msg('A potato or cucumber salad, lemon wedges and a green salad.'), 'potatoes,cucumber,lemon'],
      [msg('A green salad and lemon wedges.'), 'lemon'],
    ],
  },
  {
    is: ({ title, lines }) => /steaks?\b/i.test(title) && FILLED.test(lines),
    beside: [[msg('Green beans, mushrooms and a green salad.'), 'green beans']],
  },
  {
    is: ({ title }) => /steaks?\b/i.test(title),
    beside: [
      [msg('Chips or new potatoes, green beans, and a green salad.'), 'potatoes,green beans'],
      [msg('Green beans, mushrooms and a green salad.'), 'green beans'],
    ],
  },
];
