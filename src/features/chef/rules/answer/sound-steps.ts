import { memoize } from '#shared/memoize.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';

interface Written {
  description: string;
  ingredients: readonly { name: string }[];
  instructions: readonly string[];
}

const sentencesOf = (steps: readonly string[]) => steps.flatMap((step) => step.split(/(?<=[.!?]) +/));

/** Part of a food, whose rest has to be used somewhere. */
const SHARE =
  /\b(?:half|most|a third|two thirds|a quarter|three quarters|a little|some) of the ([a-z][a-z -]*?)(?=[,.;]| and\b| with\b| over\b| in\b| into\b| on\b| for\b| to\b| until\b| under\b| around\b| at\b| as\b| before\b| between\b| beside\b| by\b| from\b| when\b| along\b| around\b)/g;
const REST =
  /\b(?:rest|remaining|other half|second half|last third|remainder|others?|another (?:half|third|quarter))\b/;
/** Food that need not be used up. */
const NO_MATTER = /water|oil|salt|soup|slices|time|leaves|marinade|stock|liquid|fat|juices?|way|sauce|syrup/;

/** What stays where it is, or is gone on with. */
const IN_PLACE = /\b(?:[Bb]lend|[Mm]ash|[Cc]rush|[Ww]ipe|into half)\b/;
const GOES_ON = /\b(?:go on|again|repeat|in the same way)\b/;

/** Foods that are used in part, and whose rest no later step uses. */
function restsForgotten({ instructions }: Written): string[] {
  const text = instructions.join(' ');
  return [...text.matchAll(SHARE)].flatMap(({ 0: said, 1: food = '', index }) => {
    const before = text.slice(text.lastIndexOf('. ', index) + 1, index + said.length);
    if (/^(?:a little|some)\b/.test(said) || food.startsWith('rest of') || NO_MATTER.test(food)) return [];
    const after = text.slice(index + said.length);
    return IN_PLACE.test(before) || REST.test(after) || GOES_ON.test(after)
      ? []
      : [`nobody uses the rest after “${said}”`];
  });
}

const WHIPPED = /\b[Ww]hip (?:the )?([a-z ]*cream)\b/g;
/** Liquids that are poured in once, unless the step mentions a part. */
const LIQUID = /^(?:[a-z-]+ )*(?:water|stock|milk|cream|wine|passata|chopped tomatoes|beer|cider)$/;
const isLiquid = memoize((food) => LIQUID.test(food));

/** Pouring in all there is of a liquid. */
const pouring = memoize((food) => {
  const said = food.replace(/^(?:canned|double|single|chicken|beef|vegetable|fish) /, '');
  return new RegExp(
    `\\b(?:[Pp]our in|[Pp]our over|[Aa]dd|[Ss]tir in) the (?:[a-z]+ )?${said}\\b(?! vinegar)(?! (?:with|from) (?:the rest|half))`,
  );
});

/** Cream that is whipped twice, and liquid that is poured in twice. */
function doneTwice({ ingredients, instructions }: Written): string[] {
  const sentences = sentencesOf(instructions);
  const whipped = sentences.flatMap((said) => [...said.matchAll(WHIPPED)].map(([, cream = '']) => cream));
  const twice = whipped.filter((cream, at) => whipped.indexOf(cream) !== at);
  const poured = ingredients.flatMap(({ name }) => {
    const food = withoutCut(name);
    if (!isLiquid(food)) return [];
    const kind = food.split(' ').at(-1) ?? '';
    const same = ingredients.filter((line) => foodOf(line).endsWith(kind));
    if (same.length > 1) return [];
    const whole = pouring(food);
    const pours = sentences.filter((sentence) => whole.test(sentence));
    return pours.length > 1 ? [`${food} is poured in twice`] : [];
  });
  return [...twice.map((cream) => `${cream} is whipped twice`), ...poured];
}

/** What comes cooked from its tin is not boiled like what is dry. */
const BOILED_TIN =
  /\b(?:boil|cook) the [a-z ]*(?:beans|chickpeas|lentils) in (?:plenty of )?(?:boiling|salted)? ?(?:salted )?water/i;
const IS_TIN = /^canned [a-z ]*(?:beans|chickpeas|lentils)/;

function boiledTins({ ingredients, instructions }: Written): string[] {
  const hasDry = ingredients.some(({ name }) =>
    /^(?:dried|green|runner|broad|frozen)\b.*beans|^dried chickpeas|lentils, rinsed/.test(name),
  );
  return !hasDry && ingredients.some(({ name }) => IS_TIN.test(name))
    ? sentencesOf(instructions)
        .filter((said) => BOILED_TIN.test(said))
        .map((said) => `“${said}” boils what is cooked`)
    : [];
}

/** Words for many foods, and lines that are one of them. */
const KINDS: readonly (readonly [said: RegExp, lines: RegExp])[] = [
  [
    /\bnuts?\b/i,
    /almond|walnut|hazelnut|pecan|cashew|pistachio|peanut|macadamia|\bnuts?\b|nutmeg|chestnut|coconut/i,
  ],
  [/\bseeds?\b/i, /seed|tahini|mustard/i],
  [
    /\bcheese\b/i,
    /cheese|cheddar|parmesan|pecorino|mozzarella|feta|gruyère|emmental|ricotta|halloumi|mascarpone|paneer|brie|camembert|provolone|gouda|fontina|quark|comté|reblochon|gorgonzola|monterey|cotija|queso|manchego|raclette/i,
  ],
  [
    /\bmeat\b/i,
    /beef|pork|lamb|veal|chicken|turkey|duck|ham|bacon|sausage|mince|steak|venison|goat|mutton|chorizo|oxtail|rabbit|ribs|liver|meat|salami|prosciutto|pastrami|frankfurter|pancetta|guanciale|shank|brisket|gammon|haggis|gelatine/i,
  ],
  [
    /\bfish\b(?! sauce)/i,
    /cod|haddock|hake|salmon|tuna|trout|bass|bream|mackerel|sardine|anchov|sole|plaice|monkfish|herring|halibut|fish|snapper|tilapia|swordfish|eel|carp|roe|pollock|kipper|whiting/i,
  ],
  [/\begg(?:s|-)?\b/i, /\begg/i],
];

/** Foods that the description mentions but no line contains. */
export function saidInVain({
  description,
  ingredients,
}: Pick<Written, 'description' | 'ingredients'>): string[] {
  const lines = ingredients.map(({ name }) => name).join('\n');
  const own = description
    .replace(/In the style of [^,.]*|^[^,.]*? made with /, '')
    .replace(/\b(?:no|without|instead of|like|egg noodles|fish sauce|egg-free)\b[^.,]*/gi, '');
  return KINDS.filter(([said, foods]) => said.test(own) && !foods.test(lines)).map(
    ([said]) => `its description speaks of ${said.source}`,
  );
}

/**
 * Mistakes that would make a cook stumble, judged by the words alone: half of something and never the other half, cream
 * whipped twice, water poured in twice, and canned beans boiled as if they were dried.
 */
export const unsoundSteps = (recipe: Written): string[] => [
  ...restsForgotten(recipe),
  ...doneTwice(recipe),
  ...boiledTins(recipe),
];
