import { singular } from '#shared/text.ts';
import { CLASSIC_KINDS } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { SWAPS } from '../request/follow-up.ts';
import type { Understood } from '../request/read-request.ts';
import { distinct } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { foodCalled } from '../turns/foods-called.ts';

const OPENS =
  '(?:(?:and|also|ok|okay|please|then|now|maybe|can|could|would|you|we|i|lets|let us|id like to|i want to|want to|und|bitte|noch|et|y|e|ma|aber|but|doch) )*';
/** Puts something into the dish on screen, or beside it. */
const ADDS = new RegExp(
  `^${OPENS}(?:add|adding|put in|put some|throw in|toss in|chuck in|mix in|stir in|sneak in|include|plus|with|(?:serve|served|have|eat)(?: it| this| them)? (?:with|on|over)|top (?:it|this|them) with|mit|dazu|fuge|avec|ajoute|ajouter|con|anade|agrega|aggiungi|aggiungere) `,
);
/** Says that it is put in besides what is there; 'with prawns' may mean in place of the chicken. */
const PUTS = new RegExp(
  `^${OPENS}(?:add|adding|put in|put some|throw in|toss in|chuck in|mix in|stir in|sneak in|include|plus|fuge|ajoute|ajouter|anade|agrega|aggiungi|aggiungere) `,
);
const ADDS_AT_END =
  / (?:too|as well|also|on the side|on top|on it|in it|alongside|beside it|next to it|with it|to go with it|dazu|dabei|obendrauf|en accompagnement|de acompanamiento|di contorno)(?: please| bitte| svp)?$/;
/** What asks for another dish, whatever it is added to. */
const OTHER =
  /\b(?:sides?(?: dish(?:es)?)? (?:for|to|that)|instead|rather|something|anything|another|different|else|recipe|dish|meal|dinner|lunch|breakfast|dessert|pudding|starter|statt|lieber|etwas|algo|qualcosa|quelque chose)\b/;

/** Whether a message adds to the dish on screen and asks for no other one. */
export const isAdding = (said: string): boolean =>
  (ADDS.test(withoutQuality(said)) || ADDS_AT_END.test(said)) && !OTHER.test(said);

/** What stands beside or on a plate, and is asked for by its name alone: 'buns and slaw'. */
const BESIDE: readonly string[] = ['side', 'sauce', 'dip', 'salad', 'jam'];

/** Of these, nobody makes a meal. */
const POURED: readonly string[] = ['sauce', 'dip'];

/**
 * A message about the dish on screen that adds something to it, read so that it names no other dish: noodles for a stir-fry go into
 * it, and custard for a crumble is made beside it.
 */
export function asAdded(
  prompt: string,
  read: Understood,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Understood {
  const said = plainPhrase(prompt);
  const plain = inDish(said, read, previous, knowledge);
  const isSwap = plain.changes.some((change) => SWAPS.includes(change) || change === 'instead');
  return plain.request.wanted.length > 0 &&
    !isSwap &&
    (PUTS.test(withoutQuality(said)) || ADDS_AT_END.test(said)) &&
    !OTHER.test(said)
    ? { ...plain, request: { ...plain.request, added: plain.request.wanted.flat() } }
    : plain;
}

const QUALITY =
  /^(?:(?:ok|and|but|please|make it|can you make it|its|it is|it|is|was|a bit|a little|much|way|far|too|more|less|not so|not as|still|thin|thinner|thick|thicker|watery|runny|dry|spicy|spicier|mild|milder|hot|hotter|bland|salty|sweet|sweeter|creamy|creamier|healthy|healthier|light|lighter|filling|quick|quicker|faster|crispy|crispier)(?: |, ?|[.;!] ?))+/;
/** What is added, without how the dish is to be besides: 'thicker, and add green beans'. */
const withoutQuality = (said: string): string => said.replace(QUALITY, '');

function inDish(
  said: string,
  read: Understood,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Understood {
  const { request, changes } = read;
  const { dishes, leading, wanted } = request;
  const [id = ''] = dishes;
  const named = knowledge.classics.get(id);
  const isSwap = changes.some((change) => SWAPS.includes(change) || change === 'instead');
  if (dishes.length === 0 || dishes.includes(previous.dish) || isSwap || request.meal !== null) return read;
  // The sauce that is one of its lines is no dish of its own.
  const isLine =
    named !== undefined &&
    previous.lines.some((line) => plainPhrase(foodOf(line)) === plainPhrase(named.title));
  const isBeside =
    named !== undefined &&
    BESIDE.includes(named.kind) &&
    (wanted.length > 0 || POURED.includes(named.kind)) &&
    isMeal(previous, knowledge);
  if (!isLine && !(isBeside && !OTHER.test(said)) && !isAdding(said)) return read;
  const plain = { ...request, dishes: [], leading: [], moods: [] };
  // Made without what it has, it is another one.
  const isOtherwise = [request.avoidedFoods, request.avoidedTraits, request.diets].some(
    (all) => all.length > 0,
  );
  if (isLine) return isOtherwise ? read : { ...read, request: { ...plain, wanted } };
  // Of foods that make a dish together, none was asked for.
  if (request.isChosen) return { ...read, request: { ...plain, isChosen: false, wanted } };
  if (!named && leading.length === 0)
    return {
      ...read,
      request: { ...plain, wanted },
      changes: [...changes, 'unchanged'],
      others: distinct([id, ...read.others]),
    };
  if (!named)
    return {
      ...read,
      request: { ...plain, wanted: distinct([...ownOf(leading, said), ...outside(wanted, leading, said)]) },
    };
  const own = BESIDE.includes(named.kind)
    ? undefined
    : named.lines.find(({ isDefining, isLead }) => isDefining || isLead);
  const isOfOwn = own !== undefined && new RegExp(`\\b${singular(plainPhrase(own.name))}`).test(said);
  // The egg of 'a boiled egg' is a food; the dish with that name is a breakfast.
  const food = isOfOwn ? own.name : foodCalled(plainPhrase(named.title), knowledge);
  const larder =
    food && [...knowledge.larder.values()].find(({ plural, name }) => plural === food || name === food);
  if (larder) return { ...read, request: { ...plain, wanted: [[larder.name], ...wanted] } };
  return {
    ...read,
    request: { ...plain, wanted },
    changes: [...changes, 'unchanged'],
    others: distinct([id, ...read.others]),
  };
}

const isMeal = ({ dish }: ChefMemory, { classics }: CookingKnowledge): boolean => {
  const kind = classics.get(dish)?.kind;
  return kind === undefined || CLASSIC_KINDS[kind] !== 'side';
};

/** The rice noodles of 'rice noodles', and any noodles of 'noodles'. */
function ownOf(leading: readonly string[], said: string): string[][] {
  if (leading.length === 0) return [];
  // What is named comes first; the others are for those who must not have it.
  const own = leading.filter((name) => said.includes(plainPhrase(name)));
  return [[...own, ...leading.filter((name) => !own.includes(name))]];
}

/** The rice of 'rice noodles' is no rice. */
function outside(wanted: readonly string[][], leading: readonly string[], said: string): string[][] {
  const rest = leading.reduce((words, name) => words.replace(plainPhrase(name), ' '), said);
  return wanted.filter((group) =>
    group.some((name) => name.split(' ').some((word) => rest.includes(word)) || !name.includes('rice')),
  );
}
