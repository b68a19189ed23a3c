import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { understandRequest } from '../request/understand-request.ts';

const VEG = '(?:vegetables?|veggies?|veg|vegetarian|mixed vegetables?)';
const NOODLES = '(?:egg |rice |udon |soba |ramen |thin |flat )?noodles';
/** Noodles in a stir-fry are fried in the pan: a dish of noodles with a sauce is none. */
const NOODLES_FRIED: readonly RegExp[] = [
  new RegExp(`\\b${VEG} stir[- ]?fr(?:y|ied) (?:with |and )(?:some )?${NOODLES}\\b`, 'iu'),
  new RegExp(`\\bstir[- ]?fr(?:y|ied) (?:with |of )(?:some )?${NOODLES} and (?:some )?${VEG}\\b`, 'iu'),
  new RegExp(`\\b${VEG} (?:and )?${NOODLES} stir[- ]?fry\\b`, 'iu'),
  new RegExp(`\\b${NOODLES} stir[- ]?fry with (?:some |whatever |any )?${VEG}\\b`, 'iu'),
  /(?<=^|\b(?:an?|the|some|quick|easy|simple|nice|spicy) )noodle stir[- ]?fry\b/iu,
];

const HAS_VEG = new RegExp(VEG, 'iu');

/** Of several leftovers, each was cooked before. */
const NEXT_LEFTOVER =
  /\b(left ?-?overs?(?: of)? [\p{L} ]+?)(,? (?:and|&|plus|with)|,) (?:some |the |a bit of )?(?!left)(?=(?:roast|roasted|mash|mashed|boiled|steamed|grilled|cooked|baked|fried|poached|pulled)\b)/giu;

const ASKS_OF_LEFTOVERS =
  /^(?:(?:so|hi|hello|hey|any ideas),? )*(?:what|how) (?:else )?(?:(?:can|could|should|shall|would|do|to) )*(?:i |we |you )?(?:do|make|cook|use(?: up)?|prepare)(?: with| from| out of| using)? (?:my |the |some |our |all (?:the|my) )?(?=left ?-?overs?\b)|^use up (?:my |the |some )?(?=left ?-?overs?\b)/iu;

const PASTA_SAUCE =
  /\b(?:(?:nice|good|quick|easy|simple) )?(?:(tomato|cream|creamy) )?(?:pasta|spaghetti|penne|noodle)? ?sauce (?:for pasta )?(?:with|of|from|using|made (?:with|of|from)) (?:some |a tin of |a can of |my )?((?:(?:canned|tinned|smoked|fresh) )?[\p{L}]+(?: [\p{L}]+)??)(?=$| (?:that|which|please|for|and|in|but|,)|[.,!?])/iu;
const OF_PASTA = /\b(?:pasta|spaghetti|penne|noodle|tomato|cream|creamy) sauce\b|\bsauce for pasta\b/i;
/** What flavors a sauce that stands on its own. */
const IN_SAUCE = [
  'mushroom',
  'herb',
  'allium',
  'onion',
  'chilli',
  'garlic',
  'tomato',
  'spice',
  'dairy',
  'cream',
];

/** Who comes in twos, so that four sit at the table. */
const COUPLE_COMES =
  /\b(?:for|with|having|cooking for|für|mit|pour|avec|para|con|per) (?:(?:both|my|our|the|his|her|meine?n?|unsere?n?|mes|nos|mis|nuestros|i miei|i nostri|los|les|die) )*(?:in-?laws|mother and father[- ]in[- ]law|parents|grandparents|schwiegereltern|eltern|beaux-?parents|parents|suegros|padres|suoceri|genitori)\b/iu;
const COUNTED =
  /\b(?:for|serves?|für|pour|para|per|of us|we(?:'re| are)|wir sind|nous sommes|somos|siamo) (?:about )?(?:\d|two|three|four|five|six|eight|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)\b|\b\d+ (?:people|guests|persons|personen|personnes|personas|persone|servings|portions)\b/iu;

/** Nobody leaves a roast in the oven all day. */
const COOKS_ALONE =
  /\b(?:(?:that|which|can|to|will) )*(?:cooks?|cooking|bubbles?|simmers?) (?:away )?(?:by itself |on its own )?(?:while|whilst|when) (?:i ?['’]?m|i am|we ?['’]?re|we are) (?:at work|out|away|at the office)\b/iu;

/** 'Leftovers: roast beef, mash': what is on the list was cooked before. */
const LIST_OF_LEFTOVERS = /^\s*(?:i have |we have |some )?left ?-?overs? ?[:–-]/iu;
const COOKED_THEN =
  /\b(?<!left ?-?over )(?:(?:roast(?:ed)?|cold|cooked) (beef|pork|lamb|chicken|turkey|duck|potatoes)|mash(?:ed potatoes)?)\b/giu;

/** 'Pasta, but not with tomato sauce.' */
const NOT_WITH = /\b(?:but|just|only) (?:please )?(?:not|nothing) with\b/giu;

/** A first request in the plainest words for what is meant. */
export function inPlainRequest(written: string, knowledge: CookingKnowledge): string {
  const spelled = written
    .replace(/\b(potato|tomato|mango)s\b/giu, '$1es')
    .replace(COOKS_ALONE, 'in the slow cooker')
    .replace(NOT_WITH, 'without');
  const fried = NOODLES_FRIED.reduce(
    (text, each) =>
      text.replace(each, (said) => `${HAS_VEG.test(said) ? 'vegetable ' : ''}chow mein${namedNoodles(said)}`),
    spelled,
  );
  const listed = LIST_OF_LEFTOVERS.test(fried)
    ? fried.replace(
        COOKED_THEN,
        (_, roast?: string) => `leftover ${roast ? `roast ${roast}` : 'mashed potatoes'}`,
      )
    : fried;
  const left = listed
    .replace(ASKS_OF_LEFTOVERS, '')
    .replace(NEXT_LEFTOVER, '$1$2 leftover ')
    .replace(NEXT_LEFTOVER, '$1$2 leftover ');
  const sauced = OF_PASTA.test(left)
    ? left.replace(PASTA_SAUCE, (said, kind: string | undefined, food: string) =>
        isNoSauce(food, knowledge) ? `${kind ? `${kind} ` : ''}pasta with ${food}` : said,
      )
    : left;
  return COUPLE_COMES.test(sauced) && !COUNTED.test(sauced) ? `${sauced}, for 4 people` : sauced;
}

const namedNoodles = (said: string): string => {
  const [, sort] = /\b(udon|soba|ramen) noodles/i.exec(said) ?? [];
  return sort ? ` with ${sort} noodles` : '';
};

/** Whether a food makes a dish of pasta rather than a sauce. */
function isNoSauce(food: string, knowledge: CookingKnowledge): boolean {
  const { wanted } = understandRequest(food, knowledge).request;
  return wanted.some((group) =>
    group.some((name) => {
      const kinds = knowledge.larder.get(name)?.kinds;
      return kinds !== undefined && !IN_SAUCE.some((one) => kinds.has(one));
    }),
  );
}
