import { msg, t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { anyOf, OPENS } from '../questions/asking.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { ofFood } from './tables.ts';

const FOOD = '((?:[a-z-]+ ){0,2}?[a-z-]+?)';
const HERE = '(?: (?:here|anywhere|at home|in the house|left|in my (?:shop|area|town|store)))?';
const LACK =
  '(?:can ?(?:no)?t (?:find|get|buy)|(?:don t|dont|do not|won t|wont|will not|never) (?:find|see|get)|(?:am |m )?not able to (?:find|get|buy)|could ?n ?t (?:find|get|buy)|cant (?:find|get|buy)|couldnt (?:find|get|buy)|don t have|dont have|haven t got|havent got|have no|have not got|am out of|m out of|ran out of|do not have)(?: any| the)?';
const ASKS = [
  `(?:(?:and|so) )?what if (?:i|we) ${LACK} ${FOOD}${HERE}`,
  `(?:und |was |was ist )*(?:, )?wenn (?:ich|wir) (?:hier )?(?:keine?n? |den |die |das )${FOOD}(?: hier)? (?:finde|finden|bekomme|bekommen|kriege|kriegen)`,
  `(?:et )?(?:que faire )?si (?:je|on) (?:n |ne )?(?:en )?(?:trouve|trouvons) pas (?:de la |de l |de |du |d |le |la |les |l )?${FOOD}(?: ici)?`,
  `(?:y )?(?:que (?:hago|pasa) )?si no (?:encuentro|encontramos|consigo) (?:el |la |los |las )?${FOOD}(?: aqui)?`,
  `(?:e )?(?:cosa (?:faccio|uso) )?se non (?:trovo|troviamo) (?:il |lo |la |l |i |gli |le )?${FOOD}(?: qui)?`,
  `(?:i |we )?${LACK} ${FOOD}${HERE} ,? ?(?:what|which|is there|any|anything)\\b.*`,
  `no ${FOOD}${HERE} ,? ?(?:what|which) (?:[a-z]+ )?(?:else|instead|can|could|should|now|do|then)\\b.*`,
  `(?:a |any |what s a |what is a |good |best |is there a |whats a |got a )*(?:substitutes?|subs?|swaps?|replacements?|alternatives?)(?: (?:for|to))(?: the| my)? ${FOOD}`,
  `what (?:can|could|should|do|would) (?:i|we|you) (?:use|do|put|take|have|try|add) (?:instead of|in place of|for|rather than)(?: the| my)? ${FOOD}`,
  `(?:what|which) (?:else )?(?:could|can|would|will) (?:replace|stand in for|work (?:instead of|for))(?: the| my)? ${FOOD}`,
  `(?:and |or )?(?:without|if no)(?: the| any)? ${FOOD} ,? ?(?:what|which)\\b.*`,
].map((each) => new RegExp(`^${OPENS}(?:${each})$`));
/** What a shop has not got, in a question about something else: nobody is warned of it. */
const LACKS = new RegExp(`(?:if|as|because|since|,) (?:i|we) ${LACK} [a-z -]+?(?= ,|$)`, 'g');

const STORED =
  /\b(?:leave|keep) (?:it|them|this|that) (?:in the (?:fridge|freezer)|out|on the side|overnight|covered)\b/g;

const CREAMY = /\bcream(?:y|ier) (?:but )?(?:without|with no|no) (?:any |the )?cream\b/g;

/** A message without what a shop has not got, and what is left in the fridge. */
export const withoutLacks = (said: string): string =>
  said.replace(LACKS, ' ').replace(STORED, ' ').replace(CREAMY, 'creamy');

/** What binds and raises where there is flour, and goes in no pan of sauce. */
const OF_BATTERS = /in a cake|where it binds/;

/** Says that it is not there, rather than what if. */
const LACKED = [
  `(?:i |we )?${LACK} ${FOOD}${HERE} ,? ?(?:what|which)\\b.*`,
  `no ${FOOD}${HERE} ,? ?(?:so )?(?:what|which) (?:[a-z]+ )?(?:else|instead|can|could|should|now|do|then)\\b.*`,
].map((each) => new RegExp(`^${OPENS}(?:${each})$`));

/** The food that is not there, where a message asks what does its work. */
export const lackedIn = (said: string): string | null =>
  LACKED.map((each) => each.exec(said)?.[1]).find((food) => food !== undefined && !SAYS_NO_FOOD.test(food)) ??
  null;

/** What else would do in place of a food that has been replaced, for people who eat everything. */
export function otherSubstitutes(
  food: string,
  previous: ChefMemory,
  { kitchen }: CookingKnowledge,
): string | null {
  const known = isFree(previous) ? ofFood(food, kitchen.substitutes) : null;
  return known && known.length > 0
    ? t('This would do as well: {others}.', { others: known.join('; ') })
    : null;
}

const SAYS_NO_FOOD = new RegExp(
  `^${anyOf('it | that | this | them | those | these | dish | recipe | one')}$`,
);

const LACK_BESIDE =
  /[,.;–-]? *\b(?:(?:but|and|only) (?:i |we )?|(?:i |we ))(?:can['’]?t|cannot|can not|couldn['’]?t) (?:find|get|buy)(?: any| the)? ((?:[a-z-]+ ){0,2}?[a-z-]+?)(?: (?:here|anywhere|in (?:my|our) (?:town|area|shop|store)))? *(?=$|[.!?])|[,.;–-] *(?:can['’]?t|cannot|couldn['’]?t) (?:find|get|buy)(?: any| the)? ((?:[a-z-]+ ){0,2}?[a-z-]+?)(?: (?:here|anywhere))? *(?=$|[.!?])/i;

/** What nobody leaves out for another reason than that it is not to be had. */
const OF_NO_ALLERGY =
  /\b(?:noodles|rice|basil|lemongrass|galangal|lime leaves|pak choi|bok choy|tamarind|sumac|za'?atar|ras el hanout|harissa|saffron)$/i;

/** What a shop has not got, beside the dish that is asked for, if the kitchen knows what does its work. */
export function lackBeside(
  prompt: string,
  { kitchen }: CookingKnowledge,
): { rest: string; question: string } | null {
  const [found, one, other] = LACK_BESIDE.exec(prompt) ?? [];
  const food = (one ?? other)?.replace(/^(?:right|proper|real|correct) /, '');
  if (!found || !food || !OF_NO_ALLERGY.test(food) || !ofFood(food, kitchen.substitutes)) return null;
  const rest = prompt.replace(found, ' ').trim();
  return rest === '' ? null : { rest, question: `what if I can't find ${food}` };
}

/** Said of what is missing alone: the dish is cooked with something else, if anything does its work. */
const MISSING = new RegExp(
  `^${OPENS}(?:(?:i|we) ?(?:ve|have|s)? ?(?:got )?(?:${LACK}|no) ${FOOD}${HERE}|(?:there s|there is) no ${FOOD}${HERE}|(?:i|we) (?:forgot|ran out of)(?: to buy)?(?: any| the)? ${FOOD}|(?:no|without) (yeast|baking powder|baking soda|bicarbonate(?: of soda)?)(?: please)?)$`,
);

/** Who asks for it usually has to do without. */
const FOR_SALT = msg(
  'Lemon juice or vinegar at the end, garlic, black pepper, smoked paprika, toasted spices and fresh herbs make up for salt. Say “add lemon juice”, and I will write it that way.',
);

/** What does the work of a food that is not there; `null` if a message asks something else. */
export function insteadOfFood(
  said: string,
  previous: ChefMemory,
  insteadOf: (food: string) => readonly string[],
  knowledge: CookingKnowledge,
): string | null {
  const [, named] = ASKS.map((each) => each.exec(said)).find(Boolean) ?? [];
  if (!named) return forMissing(said, previous, insteadOf, knowledge);
  if (SAYS_NO_FOOD.test(named)) return null;
  if (/^(?:sea |table )?salt$/.test(named)) return t(FOR_SALT);
  const food = lineCalled(named, previous, knowledge) ?? named;
  const known = (
    ofFood(food, knowledge.kitchen.substitutes) ?? ofFood(named, knowledge.kitchen.substitutes)
  )?.filter((each) => !OF_BATTERS.test(each) || previous.lines.some(({ name }) => /flour/.test(name)));
  // What a table says is for people who eat everything.
  const others = isFree(previous) && known?.length ? known : insteadOf(food);
  if (others.length === 0) return null;
  const isInDish = previous.lines.some(({ name }) => name.startsWith(food));
  return isInDish
    ? t('Instead of the {food}, use {others}. Say “no {food} in the house”, and I will write it that way.', {
        food,
        others: others.join('; '),
      })
    : t('Instead of {food}, use {others}.', { food, others: others.join('; ') });
}

/** Whether everybody at the table eats everything. */
export const isFree = ({ request: { avoidedTraits, avoidedFoods, diets }, heeded }: ChefMemory): boolean =>
  [avoidedTraits, avoidedFoods, diets, heeded].every((all) => all.length === 0);

/** What does the work of a line that is missing, where the dish has no other food for it. */
function forMissing(
  said: string,
  previous: ChefMemory,
  insteadOf: (food: string) => readonly string[],
  knowledge: CookingKnowledge,
): string | null {
  const [, ...named] = MISSING.exec(said) ?? [];
  const name = named.find((each) => each !== undefined);
  const food = name ? lineCalled(name, previous, knowledge) : null;
  const known = food && ofFood(food, knowledge.kitchen.substitutes);
  return food && known && isFree(previous) && insteadOf(food).length === 0
    ? t('Instead of the {food}, use this: {others}.', { food, others: known.join('; ') })
    : null;
}
