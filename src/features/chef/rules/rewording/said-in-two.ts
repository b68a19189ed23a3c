import { CLASSIC_KINDS } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';

const FOOD = "((?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+)";
const END = '(?= *(?:$|[.,;!?]| (?:instead|and|please|then|now|this time|but)\\b))';
const SOME = '(?:(?:some|a|an|the|my) )?';

/** Asks for the change that the message has named already. */
const CHANGE_IT =
  /[,.;!?]? *\b(?:(?:so|and|please|can you|could you) )*(?:change|adjust|adapt|redo|rework|update|rewrite|fix) (?:it|that|this)(?: (?:for that|accordingly|please))? *[?.!]*$/iu;

/** 'Drop the sausage and use black beans.' */
const DROP_AND_USE = new RegExp(
  `\\b(?:drop|lose|ditch|skip|leave out|take out|cut out|swap out) ${SOME}${FOOD}(?:,? and|,|;) (?:just |rather |then )?(?:use|add|put in|go with|have) ${SOME}${FOOD}${END}`,
  'iu',
);
/** 'Keep the sauce and do it with pork tenderloin.' */
const SAME_SAUCE = new RegExp(
  `\\b(?:keep|with|same) (?:(?:the|that|same) )*sauce,? (?:and |but )?(?:do|make|try|cook|serve|have) (?:it|that|this) with ${SOME}${FOOD}${END}`,
  'iu',
);
/** 'Make that with mushrooms only.' */
const WITH_ONLY = new RegExp(
  `\\b(?:make|do|cook|have) (?:it|that|this) with (?:(?:just|only) ${SOME}${FOOD}${END}|${SOME}${FOOD} only\\b)`,
  'iu',
);
/** 'Use half strawberries.' */
const HALF_OF = new RegExp(`\\b(?:use|make it|do) half (?!of |the |a |an |as )${FOOD}${END}`, 'iu');
const FROM_TIN =
  /\b(?:change|switch|swap)(?: it| them| that| those)? (?:to|for) (?:tinned|canned)(?: ones)?\b|\buse (?:tinned|canned)(?: ones| [\p{L}]+)?(?: instead)?(?: of (?:the )?dried)?/iu;
const DRY = /^dried(?= (?:[a-z]+ )*(?:beans|chickpeas|lentils|peas)$)/;
/** 'Make them garlicky and stuffed with cheese.' */
const STUFFED = new RegExp(
  `^(?:(?:can you|could you|please) )*(?:make (?:it|them) |i want (?:it|them) )?(?:(garlick?y|spicy|herby),? (?:and )?)?(?:stuffed|filled) with ${SOME}${FOOD} *(?:please)?[.!?]*$`,
  'iu',
);

/** A change of the dish on screen that is told in two halves, as one; `null` if a message tells none. */
export function saidInTwo(written: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const said = written.replace(CHANGE_IT, '').trim();
  const lead = leadOf(shown, knowledge);
  const [dropped, gone = '', come = ''] = DROP_AND_USE.exec(said) ?? [];
  if (dropped && lineCalled(gone.toLowerCase(), shown, knowledge))
    return said.replace(dropped, `swap the ${gone} for ${come}`);
  const [kept, other = ''] = SAME_SAUCE.exec(said) ?? [];
  if (kept && lead) return `swap the ${lead} for ${other}`;
  const [alone, first, second = first] = WITH_ONLY.exec(said) ?? [];
  if (alone && second && lead && lineCalled(second.toLowerCase(), shown, knowledge) !== lead)
    return said.replace(alone, `${second} instead of the ${lead}`);
  const [halved, half = ''] = HALF_OF.exec(said) ?? [];
  const base = lead ?? shown.lines.map(foodOf)[0];
  if (halved && base && lineCalled(half.toLowerCase(), shown, knowledge) === null)
    return said.replace(halved, `replace half of the ${base} with ${half}`);
  const dry = FROM_TIN.test(said) ? shown.lines.map(foodOf).find((name) => DRY.test(name)) : undefined;
  if (dry) return `with ${dry.replace(DRY, 'canned')}`;
  const [, taste, filling = ''] = STUFFED.exec(said) ?? [];
  if (filling && isBread(shown, knowledge))
    return `add ${/^g/i.test(taste ?? '') ? 'garlic and ' : ''}${/^cheese$/i.test(filling) ? 'mozzarella' : filling}`;
  return said === written.trim() || said === '' ? null : said;
}

const leadOf = ({ lines }: ChefMemory, knowledge: CookingKnowledge): string | undefined =>
  lines.map(foodOf).find((name) => rolesOf(name, knowledge).has('main'));

const isBread = ({ dish }: ChefMemory, { classics }: CookingKnowledge): boolean => {
  const kind = classics.get(dish)?.kind;
  return kind !== undefined && CLASSIC_KINDS[kind] === 'breakfast';
};
