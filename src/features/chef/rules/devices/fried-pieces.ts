import { foodOf } from '../knowledge/line-food.ts';
import type { Line } from './sentences.ts';

/** A sentence that fries something, taken apart. */
export interface Frying {
  verb: string;
  before: string;
  /** What is fried, if the sentence says so: 'the cod'. */
  what: string;
  /** The fat with its share: 'half of the olive oil'. */
  fat: string | null;
  minutes: number;
  isOnSides: boolean;
  after: string;
}

const FRIES =
  /\b(deep-fry|fry|sear|brown|cook|grill|barbecue)\b((?:(?!\b(?:fry|sear|brown|cook|grill|simmer|boil|add|return|stir)\b)[^.])*?)\bfor (?:\d+ to )?(\d+) minutes?((?: each)?(?: (?:on|per) (?:each|both) sides?| each side| a side)?)/gi;
const FAT =
  /\bin ((?:(?:half|a third|two thirds|most|a quarter|a spoonful|a little|the rest) of (?:the rest of )?)?(?:the )?(?:hot )?(?:[a-z]+ )?(?:oil|butter|ghee|lard|fat)(?: and (?:(?:half|a third|most|the rest) of )?the (?:[a-z]+ )?(?:oil|butter))?)(?= |,|$)/;
const LEADS_IN = /(?:,? (?:and|then)|,)?\s*$/;

/** All that is fried in a sentence. */
export function fryingsIn(sentence: string): Frying[] {
  const all = sentence.replace(/\.$/, '');
  return [...all.matchAll(FRIES)].map((found) => {
    const [said, verb = '', how = '', minutes, sides = ''] = found;
    const what =
      /^ ((?:the |them|it|all|everything|both|\w+ of the )[^,]*?)?(?=$|,| (?:in|over|on|under|at|a few|one|two|each) |\s*$)/.exec(
        how,
      )?.[1] ?? '';
    return {
      verb: verb.toLowerCase(),
      before: all.slice(0, found.index).replace(LEADS_IN, ''),
      what: what.trim(),
      fat: FAT.exec(how)?.[1]?.replace(/\bhot /, '') ?? null,
      minutes: Number(minutes) * (/side/.test(sides) ? 2 : 1),
      isOnSides: /side/.test(sides),
      after: all.slice(found.index + said.length),
    };
  });
}

/** How hot, and how long in an air fryer and in an oven, pieces of a food take. */
export interface Pieces {
  of: RegExp;
  air: readonly [celsius: number, minutes: number];
  oven: number;
}

const POULTRY = /\b(?:chicken|turkey|duck)\b(?! (?:stock|broth|liver))/;
const MINCE = /\bminced\b|\bsausage meat\b|\bmince\b/;

/** By what takes longest; of a line and how it is cut. */
const PIECES: readonly Pieces[] = [
  {
    of: /^(?!.*fillets).*\b(?:chicken|duck|turkey)\b.*\b(?:legs?|thighs|wings|drumsticks|joints)\b/,
    air: [190, 26],
    oven: 42,
  },
  {
    of: /\b(?:chicken|turkey) breast.*\b(?:strips|chunks|cubes|pieces|sliced|dice)|\b(?:chicken|turkey)\b.*\b(?:chunks|strips|pieces|cubes|dice|bite)/,
    air: [200, 13],
    oven: 20,
  },
  { of: /\b(?:chicken|turkey|duck)\b(?! (?:stock|liver))/, air: [190, 16], oven: 24 },
  { of: /\bminced\b|sausage meat/, air: [190, 14], oven: 20 },
  { of: /sausages?\b|hot dogs|kielbasa|bratwurst/, air: [180, 15], oven: 25 },
  {
    of: /\bpork chops?|lamb chops|\bpork (?:tenderloin|loin|shoulder|belly|escalope)|gammon/,
    air: [200, 14],
    oven: 20,
  },
  { of: /\b(?:veal|beef|pork|lamb|steaks?)\b(?!.*stock)/, air: [200, 12], oven: 18 },
  { of: /prawns|shrimps?|squid|scallops|oysters/, air: [200, 8], oven: 11 },
  {
    of: /\b(?:cod|fish|haddock|salmon|hake|tilapia|sea bass|plaice|sole|tuna|mackerel|carp|sardines|crab|pollock|barramundi|trout)\b(?!.*(?:stock|sauce))/,
    air: [200, 12],
    oven: 16,
  },
];
export const OF_POTATOES: Pieces = { of: /potato|cassava|sweet potato/, air: [190, 24], oven: 35 };
const OF_VEGETABLES: Pieces = {
  of: /aubergine|courgette|plantain|cauliflower|tomatoes|mushroom|okra|beans|artichoke|pumpkin|carrot|broccoli/,
  air: [190, 16],
  oven: 25,
};
const OF_TOFU: Pieces = { of: /tofu|tempeh/, air: [190, 15], oven: 25 };
const OF_CHEESE: Pieces = { of: /halloumi|paneer|mozzarella|feta|cheese|camembert/, air: [200, 9], oven: 13 };
/** What is cooked within already, or needs only to get hot: croquettes, falafel, rolls. */
const SHAPED: Pieces = { of: /./, air: [200, 14], oven: 22 };
const ALREADY_COOKED = /^(?:canned|cooked|leftover|smoked|salt)\b|\bcooked\b/;

/** Bread around a filling that is cooked. */
export const TOASTED: Pieces = {
  of: /bread\b|tortillas|muffins|bagels?|ciabatta|baguettes?|rolls?\b/,
  air: [180, 8],
  oven: 12,
};

/** The time for what is fried, by the lines it is made of. */
export function piecesOf(lines: readonly Line[], isShaped: boolean, isRawPotato: boolean): Pieces {
  const raw = lines.filter(({ name }) => !ALREADY_COOKED.test(name));
  const found = PIECES.find(({ of }) => raw.some(({ name }) => of.test(name)));
  if (found) return found;
  if (isRawPotato && lines.some(({ name }) => OF_POTATOES.of.test(name))) return OF_POTATOES;
  if (isShaped) return SHAPED;
  return (
    [OF_TOFU, OF_CHEESE, OF_VEGETABLES, OF_POTATOES].find(({ of }) =>
      lines.some(({ name }) => of.test(name)),
    ) ?? SHAPED
  );
}

/** What a thermometer has to read in raw meat, however brown it is. */
export function safeInside(lines: readonly Line[]): string | null {
  const raw = lines.filter(({ name }) => !ALREADY_COOKED.test(name)).map((line) => line.name);
  if (raw.some((name) => POULTRY.test(name))) return '74 °C (165 °F) inside';
  if (raw.some((name) => MINCE.test(name) || /sausages?\b/.test(name))) return '71 °C (160 °F) inside';
  return raw.some((name) => /\bpork\b/.test(name)) ? '63 °C (145 °F) inside' : null;
}

export const isOil = (line: Line): boolean => /\b(?:oil|ghee|lard)$/.test(foodOf(line));
