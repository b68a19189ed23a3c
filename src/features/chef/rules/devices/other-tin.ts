import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { capital, sentencesOf, stepsOf } from './sentences.ts';

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
const DRY = /flour\b|(?<!icing )sugar\b|cocoa|ground (?:almonds|hazelnuts)/;
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

const SORTS =
  '(?:(?:lined|greased|floured|buttered|well-buttered|deep|ungreased|shallow|small|large|square|round|springform|loose-bottomed|loose-based|loaf|ring|bundt|cake|baking|muffin|fluted|paper|fairy|madeleine|brownie|rectangular|non-stick|20|\\d\\d cm|\\d\\d [x×] \\d\\d cm) )*';
const VESSEL = `(?:(?:a|an|the|two|three|\\d{1,2}) )${SORTS}(?:tins?|mould|moulds|cases|hollows|pan)\\b(?: of \\d\\d [x×] \\d\\d cm| (?:in|of) a muffin tin)?`;
const VESSEL_EACH = new RegExp(VESSEL, 'g');
const PUTS =
  '([Pp]our|[Ss]pread|[Ss]crape|[Tt]ip|[Ss]poon|[Tt]urn|[Dd]ivide|[Pp]ut|[Pp]ress|[Ff]ill|[Bb]ake)(?: (?:it|half|at once|the (?:batter|mixture|dough)))?';
const PUT = new RegExp(
  `\\b${PUTS} (?:in |into |between |among |over |on to )?${VESSEL}(?: (?:by half|by two thirds|to two thirds|two thirds full))?( (?=for \\d))?`,
);
/** Biscuits are laid on trays one by one, and bars cut from one sheet. */
const ON_TRAYS =
  /\b(?:Put (?:\{?\d+\}? )?(?:walnut-sized )?(?:spoonfuls|balls|heaps)|Shape into (?:\{?\d+\}? )?(?:walnut-sized )?balls|Spoon|Roll into (?:\{?\d+\}? )?balls)[^.]*? on (?:two |a )?lined trays?( and bake)/;
/** A loaf of meat that stands by itself. */
const SHAPED = /\bShape into a (?:long )?loaf (?:on|in) a (?:lined |greased |oiled )*(?:tray|tin|dish)/;
const PREPARES = new RegExp(
  `(?:,? and |, )?\\b(?:[Gg]rease and line|[Bb]utter and flour|[Gg]rease and flour|[Ll]ine|[Bb]utter|[Gg]rease) ${VESSEL}(?: well)?`,
);
const BAKES = /\b([Bb]ake\b[^.]*?\bfor )(\d+)( minutes)/g;
const ITS_HEAT =
  /[Hh]eat the oven to (\d+) °C \([^)]*\)(?:, or \d+ °C \([^)]*\) with the fan on)?(?=[.,;]| and)/;

/** How long a batter bakes in one shape beside another: the deeper, the longer. */
const DEPTH: Readonly<Record<BatterShape, number>> = {
  'muffin-tin': 0.55,
  'cupcake-tin': 0.5,
  tray: 0.8,
  bars: 0.8,
  layers: 0.8,
  round: 1,
  bundt: 1.15,
  loaf: 1.33,
};
const LEAST_MINUTES = 12;

/** In what shape a recipe bakes as it is; biscuits in none of these. */
function shapeOf(text: string): keyof typeof DEPTH | 'moulds' | 'biscuits' | null {
  if (ON_TRAYS.test(text)) return 'biscuits';
  if (SHAPED.test(text)) return 'loaf';
  if (/\bpaper cases\b|\bmuffin tins?\b/.test(text)) return 'muffin-tin';
  if (/\bloaf tin\b/.test(text)) return 'loaf';
  if (/\b(?:ring|bundt) tin\b/.test(text)) return 'bundt';
  if (/\b(?:two|three) (?:[a-z0-9]+ )*tins\b|\bbetween the tins\b/.test(text)) return 'layers';
  if (/\b\d\d? (?:[a-z]+ )*moulds\b|\bthe moulds\b/.test(text)) return 'moulds';
  if (/\bsquare tin\b|\d\d [x×] \d\d cm\b/.test(text)) return 'tray';
  return new RegExp(VESSEL).test(text) ? 'round' : null;
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

/** What is said of a cake of layers, of a high one and of small ones, as the other shape has it. */
const ONE_FLAT: readonly (readonly [said: RegExp, instead: string])[] = [
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
const SMALL_ONES: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\b(?:use it to )?(?:fill and cover|sandwich and cover) the cakes?\b/g, 'pipe or spread it over them'],
  [
    /\bSpread one (?:sponge|cake|layer) with ([^.]*?), lay on the other and\b/g,
    'Spread the tops with $1, and',
  ],
  [/(?:,? and )?\bcut (?:it )?(?:into|through) (?:two|three) layers\b/gi, ''],
  [/,? and cut into (?:\d+ )?(?:squares|bars|pieces|fingers)\b/gi, ''],
  [/ before (?:cutting|slicing)\b/g, ''],
];
const LAYERED: readonly (readonly [said: RegExp, instead: string])[] = [
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

const isSmall = (shape: BatterShape): shape is 'muffin-tin' | 'cupcake-tin' =>
  shape === 'muffin-tin' || shape === 'cupcake-tin';

function titled(title: string, shape: BatterShape): string {
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

const changed = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((all, [said, instead]) => all.replace(said, instead), text);

/** The batter of a recipe in another shape, with its time; `null` if its steps name no tin. */
export function inOtherTin(recipe: ComposedRecipe, shape: BatterShape): ComposedRecipe | null {
  const { ingredients, instructions } = recipe;
  const text = instructions.join(' ');
  const own = shapeOf(text);
  if (own === null || !BAKES.test(text)) return null;
  BAKES.lastIndex = 0;
  if (own === 'biscuits' && shape !== 'bars' && shape !== 'tray') return null;
  const isCased = isSmall(shape);
  const isMoulded = own === 'moulds' && isCased;
  const isOfMeat = SHAPED.test(text);
  const dry = grams(ingredients, /flour\b|cocoa|ground almonds/) || grams(ingredients, OF_CHEESECAKE) / 4;
  const tin = isCased
    ? isMoulded || isOfMeat
      ? `${isOfMeat ? HOLLOWS : Math.min(HOLLOWS, mouldsIn(text))} hollows of a muffin tin`
      : `${casesFor(ingredients, shape)} paper cases in a muffin tin`
    : (TINS[shape].find(([most]) => dry <= most)?.[1] ?? '');
  const many = isCased || /^two/.test(tin);
  const now = (minutes: number): number => {
    // What is poured on to its base bakes as long as it is deep; a mould is about as small as a muffin.
    const times =
      own === 'biscuits'
        ? 1.9
        : own === 'moulds'
          ? isCased
            ? 0.9
            : DEPTH[shape] / 0.5
          : DEPTH[/^two lined loaf/.test(tin) ? 'round' : shape] / DEPTH[own];
    return times < 1
      ? Math.min(minutes, Math.max(LEAST_MINUTES, Math.round(minutes * times)))
      : Math.round(minutes * times);
  };
  let saved = 0;
  let isNamed = false;
  const sentences = sentencesOf(recipe).map((step) =>
    step.map((sentence) => {
      const prepared = isMoulded
        ? sentence.replace(VESSEL_EACH, (said) => {
            const where = isNamed
              ? `the hollows`
              : /\b(?:buttered|greased)\b/.test(said)
                ? `${tin}, well buttered,`
                : tin;
            isNamed = true;
            return where;
          })
        : sentence.replace(PREPARES, '').replace(SHAPED, `Press into ${tin}`);
      const put = isMoulded
        ? prepared
        : prepared
            .replace(ON_TRAYS, (_, bakes: string) => `Press into ${tin}${bakes}`)
            .replace(PUT, (said: string, verb: string, bakesFor: string | undefined) => {
              const isAgain = isNamed && / the /.test(said);
              isNamed = true;
              const where = isAgain ? (isCased ? 'the cases' : many ? 'the tins' : 'the tin') : tin;
              const puts = (isCased ? /^press/i : /^p(?:ress|our)/i).test(verb)
                ? `${verb.toLowerCase()} into`
                : many
                  ? 'divide among'
                  : 'spread in';
              const bakes = /^bake/i.test(verb) ? ' and bake' : '';
              const all = `${puts} ${where}${bakes}${bakesFor ?? ''}`;
              return /^[A-Z]/.test(said) ? capital(all) : all;
            });
      const laid = own === 'biscuits' ? put.replace(/\bon the trays?\b/, 'in the tin') : put;
      const shaped = changed(laid, isCased ? SMALL_ONES : shape === 'layers' ? LAYERED : ONE_FLAT);
      return shaped.replace(BAKES, (_, bake: string, minutes: string, end: string) => {
        const baked = /\bblind\b/.test(bake) ? Number(minutes) : now(Number(minutes));
        saved += Number(minutes) - baked;
        return `${bake}${baked}${end}`;
      });
    }),
  );
  const said = sentences.map((step) => step.filter((sentence) => sentence.trim() !== '.'));
  const steps = stepsOf(said).map((step) =>
    DEPTH[shape] >= 1 && own === 'muffin-tin' ? atItsHeat(step) : step,
  );
  const isCut = shape === 'tray' || shape === 'bars';
  const last =
    isCut && !/\bcut into (?:\d+ )?(?:squares|bars|pieces)/i.test(steps.join(' ')) ? [CUT[shape]] : [];
  return {
    ...recipe,
    title: isMoulded ? recipe.title : titled(recipe.title, shape),
    description: isOfMeat
      ? recipe.description
      : recipe.description
          .replace(/\bloaf(?: cake)?\b/, shape === 'loaf' ? '$&' : 'cake')
          .replace(/^(?:Two|Three) layers of (\w)/, (said, first: string) =>
            shape === 'layers' ? said : first.toUpperCase(),
          ),
    cookTime: Math.max(12, recipe.cookTime - saved),
    instructions: [...steps, ...last],
  };
}

const CUT = { tray: 'Cut into squares to serve.', bars: 'Cut into bars.' };

/** Small ones bake hotter than a large one, which would be dark before its middle is done. */
const atItsHeat = (step: string): string =>
  step.replace(ITS_HEAT, (said, celsius: string) =>
    Number(celsius) > 180
      ? `${said.slice(0, 1)}eat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on`
      : said,
  );

const HOLLOWS = 12;
const mouldsIn = (text: string): number =>
  Number(/\b(\d\d?) (?:[a-z]+ )*moulds\b/.exec(text)?.[1] ?? HOLLOWS);
