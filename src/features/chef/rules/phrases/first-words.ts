import { memoizeByObject } from '#shared/memoize.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { inItsForm } from './of-form.ts';
import { inPlainRequest } from './plain-requests.ts';

const COOKED = '(?:to )?(?:be )?(?:cook(?:ed|ing)?|heat(?:ed|ing)?)\\b';
const NOT = "(?:does ?n[o']?t|doesn'?t|does not|don'?t|do not|needn'?t)";
/** 'Nothing that needs cooking', 'something I don't have to cook'. */
const UNCOOKED = new RegExp(
  `\\b(?:nothing (?:(?:that|which) )?(?:needs?|has|requires?|involves?|wants) ${COOKED}|(?:(something|anything|food|meals?|dish(?:es)?|dinner|lunch|supper|stuff|recipe) )?(?:(?:that|which|where|i|you|we|one) )*${NOT} (?:(?:need|have|require|want|involve|feel like) )?(?:any )?${COOKED})(?! (?:for (?!\\d|one\\b|two|three|four|me\\b|us\\b)|in|with|long|the|my|on|at|rice|pasta|meat|chicken|it|them|much|often|fish|well)\\b)`,
  'iu',
);

/** 'Lasagna, I only have an air fryer': the dish is meant to be made in it. */
const ONLY_AIR_FRYER =
  /^([\p{L}' -]{4,50}?)(?: ?[,.;!-] ?| )(?:but |and )?(?:(?:i|we)(?:'ve)? (?:only |just )(?:have|got|own|have got)|(?:i|we) have only|only (?:have|got)|with only|only) (?:an? |my |the )?air ?-?fryer(?: (?:here|at home|though|please))*[.!]*$/iu;
const ONLY_AIR_FRYER_BEFORE =
  /^(?:(?:i|we)(?:'ve)? (?:only |just )(?:have|got|own|have got)|only got) (?:an? |my )?air ?-?fryer ?[,.;!-] ?(?:and )?(?:(?:i|we) (?:want|would like|fancy|need|'d like) |how about |can i make |can i do )?(?:an? |some )?([\p{L}' -]{4,50}?)(?: please)?[.!?]*$/iu;

/** What was cooked before, in a list of what is there. */
const COOKED_BEFORE =
  /\b(?:some |the |a bit of )?(?:cold |already )?cooked (?=(?:rice|pasta|potatoes|noodles|quinoa)\b)/giu;
const TELLS_OF_LEFT = /\b(?:left ?overs?|left|i have|i've got|we have|we've got|there'?s|use up|got)\b/iu;

/** 'Greek salad with grilled chicken' is one dish, and no grilled chicken beside it. */
const WITH_COOKED =
  /^((?:an? |some |my )?[\p{L}' -]*\b(?:salad|pasta|noodles?|risotto|soup|curry|bowl|rice|couscous|ramen|quinoa|mac and cheese)) with (?:some |a bit of )?(?:grilled|griddled|roast|roasted|fried|pan-?fried|seared|crispy|barbecued|bbq|poached|air-?fried) ((?:(?:chicken|turkey|beef|pork|lamb|salmon|cod|tuna|halloumi|tofu|tempeh)(?: breasts?| thighs?| strips| fillets?| steak)?|prawns?|shrimps?|steak|cauliflower|aubergine|courgettes?|zucchini|peppers|broccoli|mushrooms|vegetables|veg|asparagus|squash|butternut squash|pumpkin|sweet potato(?:es)?|chickpeas))\b/iu;

/** 'For me, my wife and three kids' is one party, and no list of wishes. */
const EATERS_LISTED =
  /\b(for (?:me|myself)), (?=(?:my|the|our|\d+|two|three|four) [\p{L} ]+(?:,? and |$))/giu;

const CURRY_PASTE =
  /\b(?:thai )?(?:(red|green|yellow|massaman|panang|rote|grüne|gelbe|rouge|verte|roja|verde|rossa)[rn]? )?(?:thai )?(?:curry ?paste|pâte de curry|pasta d[ei] curry)(?: (rouge|verte|jaune|roj[oa]|verde|ross[oa]|roter?))?(?![\p{L}])/iu;
const COLOURS: readonly (readonly [said: RegExp, colour: string])[] = [
  [/^gr|^ver/i, 'thai green curry'],
  [/^ye|^ge|^ja/i, 'thai yellow curry'],
  [/^ma/i, 'massaman curry'],
  [/^pa/i, 'panang curry'],
];
const REFUSED_OR_MADE =
  /\b(?:no|not|without|allerg\w*|instead|hate|don'?t|homemade|own|recipe for|how|ohne|kein\w*|sans|pas|sin|senza)\b[^.,;]*curry/iu;

/** Who has tofu, coconut milk and curry paste makes a curry of them. */
function asCurry(text: string, knowledge: CookingKnowledge): string {
  const [said, before, after] = CURRY_PASTE.exec(text) ?? [];
  if (!said || REFUSED_OR_MADE.test(text)) return text;
  const { dishes, wanted } = understandRequest(text.replace(said, ' '), knowledge).request;
  if (dishes.length > 0 || wanted.length === 0) return text;
  const [, dish = 'thai red curry'] = COLOURS.find(([colour]) => colour.test(before ?? after ?? '')) ?? [];
  return text.replace(said, dish);
}

/** Where 'no' joins two words: 'saba no misoni' refuses nothing. */
const JOINED_BY_NO = /japanese|burmese/;

const namesWithNo = memoizeByObject(({ classics, classicByWord }: CookingKnowledge) =>
  [...classicByWord].flatMap(([name, id]) => {
    const classic = classics.get(id);
    const short = name.replace(' no ', ' ');
    return classic && JOINED_BY_NO.test(classic.cuisine) && short !== name && classicByWord.get(short) === id
      ? [[new RegExp(`\\b${name.replaceAll(' ', '[ -]')}\\b`, 'giu'), short] as const]
      : [];
  }),
);

const withoutNo = (text: string, knowledge: CookingKnowledge): string =>
  namesWithNo(knowledge).reduce((all, [name, short]) => all.replace(name, short), text);

/** A first message in the words that the rules for requests read. */
export function firstWords(written: string, knowledge: CookingKnowledge): string {
  const plainly = inPlainRequest(withoutNo(written, knowledge), knowledge);
  const said = asCurry(inItsForm(plainly, knowledge), knowledge);
  const text = said.trim();
  const [, dish] = ONLY_AIR_FRYER.exec(text) ?? ONLY_AIR_FRYER_BEFORE.exec(text) ?? [];
  if (dish && namesDish(dish, knowledge)) return `${dish} in the air fryer`;
  const left = TELLS_OF_LEFT.test(text) ? text.replace(COOKED_BEFORE, 'leftover ') : text;
  const cold = left.replace(UNCOOKED, (_, what?: string) => `${what ?? 'something'} without cooking`);
  const plain = cold.replace(WITH_COOKED, '$1 with $2').replace(EATERS_LISTED, '$1 and ');
  return plain === text ? said : plain;
}

const namesDish = (name: string, { classicByWord, dishesByWord }: CookingKnowledge): boolean => {
  const plain = plainPhrase(name).trim();
  return classicByWord.has(plain) || dishesByWord.has(plain);
};
