/** In which shapes a batter bakes. */
export const SHAPES_OF_BATTER = [
  'muffin-tin',
  'cupcake-tin',
  'tray',
  'bars',
  'loaf',
  'bundt',
  'round',
  'layers',
] as const;
export type BatterShape = (typeof SHAPES_OF_BATTER)[number];

/** Grams of flour, sugar and cocoa in one muffin, and in one cupcake, which is smaller. */
const DRY_OF_ONE = 35;
const DRY_OF_CUPCAKE = 25;
const MOST_CASES = 24;
const DRY = /flour\b|(?<!icing )sugar\b|erythritol|xylitol|cocoa|ground (?:almonds|hazelnuts)/;
/** Cheese and crumbs fill a case, too, if a cake is made of them. */
const OF_CHEESECAKE = /\b(?:cream cheese|quark|ricotta|mascarpone|biscuits)\b/;

const grams = (lines: readonly { amount: string; name: string }[], of: RegExp): number =>
  lines
    .filter(({ amount, name }) => of.test(name) && / g$/.test(amount))
    .reduce((sum, { amount }) => sum + parseInt(amount, 10), 0);

/** How many paper cases a mixture fills. */
export function casesFor(
  lines: readonly { amount: string; name: string }[],
  place: 'muffin-tin' | 'cupcake-tin' | 'small',
): number {
  const isOfCheese = grams(lines, /flour\b/) < 100;
  const dry = grams(lines, DRY) + (isOfCheese ? grams(lines, OF_CHEESECAKE) / 2 : 0);
  const many = Math.round(dry / (place === 'cupcake-tin' ? DRY_OF_CUPCAKE : DRY_OF_ONE) / 2) * 2;
  return Math.min(MOST_CASES, Math.max(6, many));
}

/** A tin for so many grams of flour, cocoa and nuts at most. */
type Sizes = readonly (readonly [grams: number, tin: string])[];
const MORE = Number.POSITIVE_INFINITY;
const TRAYS: Sizes = [
  [140, 'a lined 20 x 20 cm tin'],
  [210, 'a lined 20 x 30 cm tin'],
  [330, 'a lined 23 x 33 cm tin'],
  [MORE, 'a lined 30 x 40 cm tin'],
];
const TINS: Readonly<Record<Exclude<BatterShape, 'muffin-tin' | 'cupcake-tin'>, Sizes>> = {
  tray: TRAYS,
  bars: TRAYS,
  loaf: [
    [300, 'a lined loaf tin'],
    [MORE, 'two lined loaf tins'],
  ],
  bundt: [
    [180, 'a small buttered and floured bundt tin'],
    [MORE, 'a buttered and floured bundt tin'],
  ],
  round: [
    [130, 'a lined 18 cm tin'],
    [200, 'a lined 20 cm tin'],
    [300, 'a lined 23 cm tin'],
    [MORE, 'a lined 26 cm tin'],
  ],
  layers: [
    [150, 'two lined 18 cm tins'],
    [260, 'two lined 20 cm tins'],
    [MORE, 'two lined 23 cm tins'],
  ],
};

/** The tin of a shape that holds the batter of these lines. */
export function tinFor(shape: keyof typeof TINS, lines: readonly { amount: string; name: string }[]): string {
  const dry = grams(lines, /flour\b|cocoa|ground almonds/) || grams(lines, OF_CHEESECAKE) / 4;
  return TINS[shape].find(([most]) => dry <= most)?.[1] ?? '';
}

/** What is said of a cake of layers, of a high one and of small ones, as the other shape has it. */
export const ONE_FLAT: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\bthe tins\b/g, 'the tin'],
  [/\buse it to fill and cover the cake\b/g, 'spread it over the cake'],
  [/\b(?:sandwich|fill) (?:the cakes?|the layers|them|it)(?: together)? with\b/g, 'spread the top with'],
  [/\bfill and cover the cakes?\b/g, 'cover the cake'],
  [/\bSandwich and cover the cakes?\b/g, 'Cover the cake'],
  [
    /\bSpread one (?:sponge|cake|layer) with ([^.]*?), lay on the other and\b/g,
    'Spread the top with $1, and',
  ],
  [/\bover the top and sides\b/g, 'over the top'],
  [
    /\b(?:pipe|spread|pipe or spread) it (?:on|over (?:them|the (?:muffins|cakes|cupcakes)))\b/g,
    'spread it over the cake',
  ],
];
export const SMALL_ONES: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\b(?:use it to )?(?:fill and cover|sandwich and cover) the cakes?\b/g, 'pipe or spread it over them'],
  [
    /\bSpread one (?:sponge|cake|layer) with ([^.]*?), lay on the other and\b/g,
    'Spread the tops with $1, and',
  ],
  [/(?:,? and )?\bcut (?:it )?(?:into|through) (?:two|three) layers\b/gi, ''],
  [/,? and cut into (?:\d+ )?(?:squares|bars|pieces|fingers)\b/gi, ''],
  [/ before (?:cutting|slicing)\b/g, ''],
];
export const LAYERED: readonly (readonly [said: RegExp, instead: string])[] = [
  [
    /\b(?:(?:pipe or )?spread (?:it )?over(?: the cake| them| the top)?|pipe it on)(?=[.,]| and)/g,
    'use it to fill and cover the cake',
  ],
  [/ before (?:cutting|slicing)\b/g, ''],
];

const KIND =
  /\b(?:Layer Cakes?|Traybake Cake|Loaf Cake|Bundt Cake|Bread|Loaf|Cakes?|Brownies|Sponge|Traybake|Muffins|Cupcakes|Cookies|Pudding)\b(?=$| with )/;
const CALLED: Readonly<Record<BatterShape, string>> = {
  'muffin-tin': 'Muffins',
  'cupcake-tin': 'Cupcakes',
  tray: 'Traybake',
  bars: 'Bars',
  loaf: 'Loaf',
  bundt: 'Bundt Cake',
  round: 'Cake',
  layers: 'Layer Cake',
};
/** What says of which taste it is. */
const KEEPS_ITS_NAME = /^(?:Brownies|Sponge|Cookies)$/;

export const isSmall = (shape: BatterShape): shape is 'muffin-tin' | 'cupcake-tin' =>
  shape === 'muffin-tin' || shape === 'cupcake-tin';

export function titled(title: string, shape: BatterShape): string {
  const name = CALLED[shape];
  const found = KIND.exec(title)?.[0];
  if (found === undefined)
    return /cake$/i.test(title)
      ? isSmall(shape)
        ? `Mini ${title}`
        : title
      : title.replace(/(?= with |$)/, ` ${name}`);
  return title.replace(KIND, KEEPS_ITS_NAME.test(found) ? `${found.replace(/s$/, '')} ${name}` : name);
}
