import { memoize } from '#shared/memoize.ts';
import { withoutCut } from '../knowledge/line-food.ts';

interface Written {
  title: string;
  ingredients: readonly { amount: string; name: string }[];
  instructions: readonly string[];
}

/** Food that is eaten as it is, heated or not, and food that is only named after an animal. */
const READY =
  /^(?:canned|cooked|smoked|cured|pickled|roast|dried|fried|salt|corned|confit|sushi|hot[- ]smoked|jarred|vegan|vegetarian|leftover)|\bham\b|prosciutto|salami|pancetta|bacon|chorizo|pastrami|bresaola|pepperoni|frankfurter|hot dog|mortadella|andouille|kielbasa|black pudding|lap cheong|stock|broth|sauce|fat\b|paste|powder|p[âa]t[ée]\b|seasoning|gravy|bouillon|crab|anchov|caviar|\broe\b|gravlax|lobster|surimi|fish cakes?|fish balls|jackfruit|oyster mushroom|fish fingers|mincemeat|lard\b|bones?\b|egg|carcass|beef tomato|\bskins?\b|shrimp paste|bonito|kipper|rollmops/i;
/** Raw flesh and the least minutes in heat; the first row that matches a line counts. */
const RAW: readonly (readonly [line: RegExp, least: number, named: RegExp])[] = [
  [/minced|sausage meat/i, 5, /\b(?:mince|beef|pork|lamb|veal|chicken|turkey|venison|sausage|meat)/i],
  [/sausage|bratwurst|chipolata|merguez|boerewors/i, 8, /sausage|wurst|merguez|boerewors|chipolata|meat/i],
  [
    /\b(?:chicken|turkey|duck|goose|quail|poussin)\b/i,
    5,
    /chicken|turkey|duck|goose|quail|bird|poultry|meat|wings|legs|breast|thighs/i,
  ],
  [/\b(?:pork|gammon)\b/i, 5, /pork|gammon|chops|ribs|belly|schnitzel|meat|joint/i],
  [
    /\b(?:beef|steaks?|lamb|mutton|veal|venison|goat(?!'s)|rabbit|oxtail|hare|liver)\b/i,
    3,
    /beef|steak|lamb|mutton|veal|venison|goat|rabbit|oxtail|liver|chops|shanks?|ribs|brisket|meat|joint/i,
  ],
  [/\b(?:prawns?|shrimps?|langoustines?)\b/i, 2, /prawn|shrimp|langoustine|seafood|shellfish/i],
  [/\b(?:squid|octopus|scallops?)\b/i, 1, /squid|octopus|scallop|seafood/i],
  [/\b(?:mussels|clams|cockles)\b/i, 3, /mussel|clam|cockle|seafood|shellfish/i],
  [
    /\b(?:cod|haddock|hake|halibut|pollock|salmon|sea bass|sea bream|trout|tuna|mackerel|monkfish|plaice|sole|tilapia|fish|sardines?|herrings?|eel|snapper|swordfish|turbot|skate|whiting|catfish|carp|coley|barramundi)\b/i,
    3,
    /cod\b|haddock|hake|halibut|pollock|salmon|bass|bream|trout|tuna|mackerel|monkfish|plaice|sole|tilapia|fish|sardine|herring|eel\b|snapper|turbot|skate|whiting|catfish|carp|coley|barramundi/i,
  ],
];
/** The raw flesh of a line: `null` if it has none. */
const rawIn = memoize((name) =>
  READY.test(name) ? null : (RAW.find(([line]) => line.test(withoutCut(name))) ?? null),
);
/** Dishes of raw meat or fish state the condition it must be in. */
const MEANT_RAW =
  /very fresh|sushi|frozen (?:before|first)|raw fish|sashimi|carpaccio|tartare|ceviche|cure\b|opaque (?:at the edges|outside|and firm)|in (?:the )?(?:lime|lemon) juice/i;
const STANDS =
  /\b(?:chill|leave|marinate|soak|freeze|rise|prove|cool|fridge|overnight|keeps?)\b|\brest for\b/i;
const TIME = /(?:\d+(?: to |–))?(\d+) (seconds?|minutes?|hours?)((?: more)?(?: on| per)?(?: each| both))?/g;

function minutesIn(sentence: string): number {
  return [...sentence.matchAll(TIME)].reduce((sum, [, count = '0', unit = '', sides = '']) => {
    const minutes = Number(count) * (unit.startsWith('h') ? 60 : unit.startsWith('s') ? 1 / 60 : 1);
    return sum + minutes * (/each|both/.test(sides) ? 2 : 1);
  }, 0);
}

const sentencesOf = (steps: readonly string[]) => steps.flatMap((step) => step.split(/(?<=[.!?]) +/));

/** Raw flesh that no step cooks for as long as it needs. */
function raw({ title, ingredients, instructions }: Written): string[] {
  if (MEANT_RAW.test([title, ...instructions].join(' '))) return [];
  const sentences = sentencesOf(instructions);
  return ingredients.flatMap(({ name }) => {
    const row = rawIn(name);
    if (!row) return [];
    const [, most, named] = row;
    const least = /thin|strips/.test(name) ? Math.min(most, 3) : most;
    const first = sentences.findIndex((sentence) => named.test(sentence));
    const minutes = sentences
      .slice(Math.max(0, first))
      .filter((sentence) => !STANDS.test(sentence) || /°C|simmer|fry|roast|bake/i.test(sentence))
      .reduce((sum, sentence) => sum + minutesIn(sentence), 0);
    if (first < 0) return [`no step cooks ${name}`];
    return minutes < least ? [`${name} is cooked for ${minutes} minutes`] : [];
  });
}

const FISH =
  'cod|haddock|hake|halibut|pollock|salmon|bass|bream|trout|tuna|mackerel|monkfish|plaice|sole|tilapia|fish|sardine|herring|kipper|snapper|turbot|eel|catfish|carp|coley|barramundi|swordfish|whiting|anchov';
const MEAT =
  'chicken|turkey|duck|goose|quail|beef|steak|lamb|mutton|veal|venison|goat|rabbit|pork|mince|sausage|wurst|gammon|bacon|ham|ribs|liver|merguez|boerewors|oxtail|brisket|kofta';
/** Signs of doneness and verbs for one kind of food, and the lines that contain it. */
const OF_A_KIND: readonly (readonly [said: RegExp, lines: RegExp])[] = [
  [
    /\buntil [^.;]*(?<!chilli |oat |salt )flakes?\b|\bin large flakes\b|\bflakes easily\b/i,
    new RegExp(`${FISH}|crab`, 'i'),
  ],
  [/shells? (?:have )?open|stay shut|\bbeards\b|open when tapped/i, /mussel|clam|cockle|oyster|seafood/i],
  [
    /(?<!no |longer |until no )\bpink\b(?! (?:\(|within|inside|in the middle|peppercorns|grapefruit|salt|lady|rhubarb|onions?|sauce|or |is left|left))/i,
    /prawn|shrimp|lobster|langoustine|crab|seafood|onion|rhubarb|salmon|raspberr|strawberr|beetroot|gin\b/i,
  ],
  [/no (?:longer )?pink|pink (?:is )?left/i, new RegExp(MEAT, 'i')],
  [/juices run clear/i, /chicken|turkey|duck|goose|pork|sausage|rabbit|quail/i],
  [/\b\d\d °C(?: \/ |\s*\()\d+ °F\)? inside/i, new RegExp(`${MEAT}|${FISH}|egg|bread|flour|loaf`, 'i')],
  [
    /(?:shred|tear|pull)(?![^.]*into pieces)[^.]*two forks|two forks[^.]*(?:shred|pull|tear)/i,
    /chicken|turkey|duck|goose|pork|beef|brisket|lamb|goat|mutton|jackfruit|mushroom|salmon|rabbit|venison/i,
  ],
];
/** Many small pieces that nobody slices, fills, wraps or skewers. */
const SMALL = '(?:chickpeas|lentils|(?:black|white|kidney|butter|cannellini|pinto) beans|beans)';
const OF_PIECES = new RegExp(
  `\\b(?:[Ss]lice|[Cc]arve|[Ff]latten|[Tt]hread|[Ss]kewer|[Ww]rap|[Hh]alve|[Ss]hred|[Tt]ear|[Ff]lake) (?:the |each )?(?:cooked |canned )?${SMALL}\\b|\\b(?:piece|slice|fillet)s? of (?:the )?${SMALL}\\b|\\b${SMALL} (?:flat|skin side|into (?:strips|slices))`,
);

/** Signs of doneness and verbs for a food that is not in the recipe. */
function foreign({ ingredients, instructions }: Written): string[] {
  const lines = ingredients.map(({ name }) => name).join('\n');
  return sentencesOf(instructions).flatMap((sentence) =>
    OF_A_KIND.some(([said, foods]) => said.test(sentence) && !foods.test(lines)) || OF_PIECES.test(sentence)
      ? [`“${sentence}” is about another food`]
      : [],
  );
}

/** Flesh that is not eaten pink, and the least degrees Celsius of its middle (USDA); the first row that matches a line counts. */
const DONE_AT: readonly (readonly [line: RegExp, least: number, named: RegExp])[] = [
  [/\b(?:chicken|turkey|poussin)\b/i, 74, /chicken|turkey|bird|poussin/i],
  [/\b(?:pork|gammon)\b|minced|sausage|bratwurst/i, 63, /pork|gammon|mince|sausage|patties|meatballs/i],
];
const MIDDLE = /\b(?:inside|middle|thickest|core)\b/i;
const PINK = /\bfor (?:rare|medium|pink)\b|\b(?:medium[- ]rare|rare inside)\b/i;

/** Steps that stop before pork, mince or poultry is done inside, unless the step may be about flesh that is eaten pink. */
function underdone({ ingredients, instructions }: Written): string[] {
  const flesh = ingredients.filter(({ name }) => rawIn(name) !== null);
  const rows = flesh.map(({ name }) => DONE_AT.find(([line]) => line.test(name)));
  return sentencesOf(instructions).flatMap((sentence) => {
    const named = rows.filter((row) => row?.[2].test(sentence));
    const meant = named.length > 0 ? named : rows;
    const least = meant.length > 0 ? Math.min(...meant.map((row) => row?.[1] ?? 0)) : 0;
    const degrees = MIDDLE.test(sentence)
      ? [...sentence.matchAll(/\b(\d\d) °C/g)].map(([, celsius]) => Number(celsius))
      : [];
    return least > 0 && (PINK.test(sentence) || degrees.some((celsius) => celsius < least))
      ? [`“${sentence}” leaves it pink inside`]
      : [];
  });
}

/**
 * What a cook would call dangerous or absurd in a finished recipe, judged by its words alone: flesh that stays raw or pink, and steps that were
 * written for another food. It shares nothing with the rules that rewrite steps for what is swapped.
 */
export const wronglyCooked = (recipe: Written): string[] => [
  ...raw(recipe),
  ...underdone(recipe),
  ...foreign(recipe),
];
