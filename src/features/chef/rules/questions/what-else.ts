import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import { listed } from '#shared/written/lists.ts';
import { readPart } from '../classics/classic.ts';
import { allowanceOf } from '../classics/foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { OPENS } from './asking.ts';

/** 'What else could I put in?' */
const ASKED = new RegExp(
  `^${OPENS}(?:(?:what|which) (?:else |other (?:things|veg\\w*|ingredients?) )?(?:can|could|should|might|would) (?:i|we|you) (?:also |still )?(?:put|add|throw|chuck|stir|mix|bulk it out|use)(?: (?:in|into|to|with|on|it|this|that|there|them|too|as well|else|the (?:tray|pan|pot|sauce|mix|salad|soup|tin)))*|(?:anything|something) (?:else )?(?:i|we|to) (?:can |could |should )?(?:add|put in|throw in)(?: (?:to|in|it|this|there))*|what (?:veg\\w*|vegetables?|else) (?:can|could|would|should) (?:i|we|go) (?:add|put in|throw in|in)(?: (?:to|in|it|this|there))*|what (?:else )?(?:goes|would go|could go|can go) (?:in|into) (?:it|this|there)|was (?:kann|konnte|passt) (?:ich|man|da)? ?(?:noch|sonst(?: noch)?) (?:rein|reintun|dazugeben|reinmachen|hinzufugen|dazu tun))$`,
);
const VEG = '(?:veg|veggies?|vegetables?|greens|gemuse|legumes|verduras?|verdure)';
const PUTS =
  '(?:sneak|hide|slip|smuggle|squeeze|get|put|add|throw|chuck|bulk (?:it|this) (?:up|out) with|grate|blend|mix|stir|work|use|include)';
/** 'What veggies could I sneak in?' */
const ASKED_OF_VEGETABLES = new RegExp(
  `^${OPENS}(?:(?:what|which|any|some) (?:(?:other|extra|more|hidden|kind of|sort of) )*${VEG}(?: else)?(?: (?:can|could|should|might|would|do|to|that|i|we|you|also|maybe))* ${PUTS}\\b.*|(?:how|where) (?:can|could|do|should|would) (?:i|we|you) (?:also )?${PUTS} (?:(?:in|some|more|extra|a few|any|hidden) )*${VEG}\\b.*|(?:can|could) (?:i|we) ${PUTS} (?:(?:in|some|more|extra|a few|any) )*${VEG}(?: (?:in|into|to|it|this|here|somewhere|somehow|too))*|welches gemuse .*(?:rein|verstecken|dazu|unterbringen).*)$`,
);
const HIDDEN = /\b(?:sneak|hide|hidden|slip|smuggle|verstecken)\b/;
/** What can be grated, blended or cut so small that it hardly shows. */
const FINE = [
  'cauliflower',
  'carrot',
  'courgette',
  'butternut squash',
  'spinach',
  'pea',
  'red pepper',
  'broccoli',
];
/** 'What protein could I put on top?' */
const ASKED_OF_PROTEIN = new RegExp(
  `^${OPENS}(?:what|which|any) (?:(?:other|extra|kind of|sort of) )*proteins?(?: (?:can|could|should|might|would|do|to|that|i|we|you|also|maybe))* (?:add|put|use|have|throw|serve|go|goes|work|works|fit|fits|suit)(?: (?:in|into|to|with|on|onto|top|it|this|that|well|best|here|of))*$`,
);
const PROTEINS = ['chicken breast fillets', 'raw prawns', 'salmon fillets', 'firm tofu', 'halloumi'];
const MOST = 3;
const SEASONED: readonly string[] = ['fat', 'flour', 'spice', 'sour', 'stock', 'wine', 'salted', 'chilli'];

/** Foods that go well with what is in the dish, if someone asks what else could go in. */
export function whatElse(said: string, previous: ChefMemory, knowledge: CookingKnowledge): string | null {
  const isOfVegetables = ASKED_OF_VEGETABLES.test(said);
  const isOfProtein = !isOfVegetables && ASKED_OF_PROTEIN.test(said);
  const named = isOfVegetables ? FINE : isOfProtein ? PROTEINS : null;
  if (!named && !ASKED.test(said)) return null;
  const { larder, catalog, classics } = knowledge;
  const own = previous.lines.map(foodOf);
  const hasFood = new Set(own.flatMap((name) => findFood(catalog, name)?.id ?? []));
  const isSweet = SWEET.has(classics.get(previous.dish)?.kind ?? '');
  const allowed = allowanceOf(previous.request, knowledge, []);
  const isSeasoning = (name: string) => [...rolesOf(name, knowledge)].some((role) => SEASONED.includes(role));
  const leads = own.filter((name) => !isSeasoning(name));
  const foods = [...larder.values()]
    .filter(({ name, plural }) => {
      const roles = rolesOf(plural, knowledge);
      const isFit = isSweet
        ? roles.has('fruit') || roles.has('nut')
        : roles.has('plant') || roles.has('pulse');
      const id = findFood(catalog, name)?.id;
      return (
        (named ? named.includes(name) || named.includes(plural) : isFit && !isSeasoning(plural)) &&
        !(id && hasFood.has(id)) &&
        allowed(readPart(`1 ${plural}`))
      );
    })
    .map(({ name, plural }) => ({
      name,
      plural,
      points: leads.filter((lead) => knowledge.goesWith(lead, name) || knowledge.goesWith(name, lead)).length,
    }))
    .filter(({ points }) => points > 0 || named !== null)
    .toSorted((one, other) => other.points - one.points || FINE.indexOf(one.name) - FINE.indexOf(other.name))
    .slice(0, MOST)
    .map(({ plural }) => plural);
  if (foods.length > 0 && HIDDEN.test(said))
    return t(
      '{foods}: grated or cut very small and cooked soft, they hardly show. Say “add” and one of them, and I will write it in.',
      { foods: capitalized(listed(foods)) },
    );
  return foods.length > 0
    ? t('{foods} would go well in it. Say “add” and one of them, and I will write it in.', {
        foods: capitalized(listed(foods)),
      })
    : null;
}
const SWEET: ReadonlySet<string> = new Set(['cake', 'biscuit', 'tart', 'pudding', 'griddle', 'jam']);
