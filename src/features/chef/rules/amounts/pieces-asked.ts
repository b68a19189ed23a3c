import { piecesOf } from '../classics/pieces.ts';
import { plainKey } from '../classics/text.ts';
import { casesFor } from '../devices/batter-shapes.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { COUNTING_WORD, numberSaid } from '../request/counting.ts';
import { rolesOf } from '../swaps/roles.ts';
import { whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const COUNT = `(\\d{1,2}|${COUNTING_WORD})`;

/** What one tin or dish of it is called. */
const WHOLE_ONES =
  '(?:loaves|cakes|pies|quiches|tarts|lasagnes|lasagnas|crumbles|cheesecakes|trays|tins|batches|brote|kuchen|torten|bleche|gateaux|tartes|pains|pasteles|tartas|torte|crostate)';
const MAKES = '(?:make|bake|cook|do|mach|back|fais|haz|fai|for|fur|pour|para|per)';
const ONES = whole(`(?:${MAKES} )?(?:it )?(?:into )?${COUNT} ${WHOLE_ONES}(?: of it| of them)?`);
/** What one person eats, or takes along. */
const PORTIONS = whole(
  `(?:(?:can (?:i|you) |i want to |i need to |lets )?(?:${MAKES}|prep|i need|enough for|enough) )(?:it |me |us )?(?:into |in )?${COUNT} (?:(?:small|single|individual|glass|lunch|meal prep) )*(?:jars|glasses|bowls|portions|servings|plates|boxes|tubs|containers|lunches|breakfasts|lunchboxes|glaser|portionen|bocaux|bols|tarros|raciones|porciones|barattoli|porzioni)(?: (?:for|fur|pour|para|per) (?:the|this|next|my|die|la|il|toda la|tutta la)(?: [a-z]+){1,3})?`,
);
const DAYS = whole(
  `(?:(?:make|cook|enough|it|last|do|so that it|reicht|es|das|soll|reichen) )*(?:for|fur|pour|para|per) ${COUNT} (?:days|tage|jours|dias|giorni|evenings|dinners|meals)(?: (?:reichen|reicht))?`,
);
const ONLY_SO_MUCH = whole(
  '(?:(?:i|we) (?:only |just )?(?:have|ve)(?: only| just)?(?: got)?|(?:ich|wir) hab(?:e|en)? nur|(?:j ai|on a) (?:que|seulement)|je n ai que|solo tengo|tengo solo|ho solo|only got|only) (\\d{2,4}) ?(g|grams?|gramm|gr|grammes?|gramos|grammi)',
);
const MOST = 50;
const OF_PIECES = whole(
  `(?:make|bake|do|mach|fais|haz|fai) (?:it |me |us )?${COUNT}(?: (?:small |mini |little )?([a-z]+))?(?: of (?:them|it|these))?`,
);

/** As many servings as make so many pieces of a dish; `null` if it is not made in pieces. */
function servingsOf(
  said: string,
  { dish, title, lines, servings, changes = [] }: ChefMemory,
  knowledge: CookingKnowledge,
): number | null {
  const [, count, noun = ''] = OF_PIECES.exec(said) ?? [];
  if (count === undefined || (noun !== '' && !plainKey(title).split(' ').includes(plainKey(noun))))
    return null;
  const classic = knowledge.classics.get(dish);
  const tin = changes.flatMap((change) =>
    change.kind === 'place' && (change.place === 'cupcake-tin' || change.place === 'muffin-tin')
      ? change.place
      : [],
  )[0];
  const pieces = classic && piecesOf(classic);
  const own = tin ? casesFor(lines, tin) : classic && pieces ? (pieces / classic.serves) * servings : null;
  return own ? Math.max(1, Math.round((numberSaid(count) / own) * servings)) : null;
}

/** How many of a dish are wanted, for how many days, or what there is of its main food, in words of other rules. */
export function piecesAsked(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const [, count] = ONES.exec(said) ?? DAYS.exec(said) ?? [];
  const servings = count === undefined ? 0 : numberSaid(count) * shown.servings;
  if (servings > shown.servings && servings <= MOST) return `for ${servings} people`;
  const [, portions] = PORTIONS.exec(said) ?? [];
  if (portions !== undefined) return `for ${numberSaid(portions)} people`;
  const ofPieces = servingsOf(said, shown, knowledge);
  if (ofPieces !== null && ofPieces <= MOST) return `for ${ofPieces} people`;
  const [, grams] = ONLY_SO_MUCH.exec(said) ?? [];
  const weighed = shown.lines.filter(({ amount }) => / g$/.test(amount));
  const main = weighed.find((line) => rolesOf(foodOf(line), knowledge).has('main')) ?? weighed[0];
  return grams && main ? `i only have ${grams} g ${foodOf(main)}` : null;
}
