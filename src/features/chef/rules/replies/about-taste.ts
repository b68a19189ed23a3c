import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { HOT } from '../health/risky-foods.ts';
import { withoutCut } from '../knowledge/line-food.ts';

/** A taste, what it comes from, and how a cook changes it. */
interface Taste {
  asked: string;
  foods: RegExp;
  has(foods: string): string;
  hasNot: Message;
}

/** What makes a dish hot, pastes included whose chilies no line names. */
export const HEAT = new RegExp(
  `${HOT}|\\b(?:laksa|curry|tom yum|rendang|massaman|jerk|vindaloo) (?:paste|seasoning)\\b|\\bkimchi\\b`,
  'i',
);

const TASTES: readonly Taste[] = [
  {
    asked: 'spicy|hot|fiery|scharf|epicee?|piquante?|relevee?|picante|piccante',
    foods: HEAT,
    has: (foods) =>
      t('Its heat comes from {foods}. Say “milder” or “spicier”, and I will change it.', { foods }),
    hasNot: msg('It is mild: there is no chili in it. Say “spicier”, and I will change that.'),
  },
  {
    asked: 'sweet|sugary|suss|sucree?|dulce|dolce',
    foods:
      /\b(?:sugar|honey|syrup|molasses|treacle|jam|marmalade|condensed milk|dates|mirin|chutney|ketchup|palm sugar|jaggery|raisins|sultanas|caramel|chocolate)\b/i,
    has: (foods) => t('Its sweetness comes from {foods}. Say “less sweet”, and I will change it.', { foods }),
    hasNot: msg('It is not sweet: there is nothing sweet in it.'),
  },
  {
    asked: 'salty|salted|salzig|salee?|salad[oa]|salat[oa]',
    foods:
      /\b(?:salt|soy sauce|tamari|fish sauce|oyster sauce|miso|bacon|pancetta|ham|anchov\w*|capers|olives|feta|parmesan|pecorino|halloumi|stock|chorizo|prosciutto|salami)\b/i,
    has: (foods) =>
      t(
        'Its salt comes from {foods}. Say “less salt”, and I will change it, or add the last of it after tasting.',
        { foods },
      ),
    hasNot: msg('There is hardly any salt in it.'),
  },
  {
    asked: 'sour|acidic|tart|tangy|sharp|sauer|acide|acid[oa]|aspr[oa]|agri[oa]',
    foods:
      /\b(?:lemons?|limes?|vinegar|tamarind|sumac|yogh?urt|buttermilk|sour cream|crème fraîche|cooking apples|rhubarb|sauerkraut|wine|pickle\w*)\b/i,
    has: (foods) => t('Its sourness comes from {foods}: add less of it at first, and taste.', { foods }),
    hasNot: msg('It is not sour: there is nothing sour in it.'),
  },
  {
    asked: 'alcoholic|boozy|strong|alkoholisch|alcoolisee?|alcoholic[oa]|alcolic[oa]',
    foods:
      /\b(?:wine|beer|ale|stout|lager|cider(?! vinegar)|rum|brandy|cognac|whisky|whiskey|bourbon|vodka|gin|tequila|sherry(?! vinegar)|port|marsala|madeira|vermouth|liqueur|limoncello|amaretto|kirsch|calvados|ouzo|pernod|prosecco|champagne|sake|shaoxing|campari|aperol)\b/i,
    has: (foods) => t('Its alcohol is in {foods}. Say “without alcohol”, and I will change it.', { foods }),
    hasNot: msg('There is no alcohol in it.'),
  },
  {
    asked:
      'rich|heavy|fatty|greasy|filling|buttery|creamy|schwer|fettig|machtig|lourde?|grasse?|pesad[oa]|pesante',
    foods:
      /\b(?:butter|cream|mascarpone|crème fraîche|cheese|cheddar|parmesan|mozzarella|gruyère|bacon|pancetta|lard|ghee|coconut milk|mayonnaise|puff pastry|pork belly|egg yolks)\b/i,
    has: (foods) => t('It is as rich as {foods} make it. Say “lighter”, and I will change it.', { foods }),
    hasNot: msg('It is light: there is no cream, butter or cheese in it.'),
  },
];

const HOW =
  '(?:very|too|really|quite|that|so|all that|super|extremely|overly|terribly|particularly|at all|zu|sehr|arg|richtig|tres|trop|vraiment|muy|demasiado|molto|troppo)';
const BEING =
  '(?:be|taste|tasting|going to be|going to taste|supposed to be|meant to be|come out|turn out|end up)';
const SUBJECT = '(?:it|this|that|they|these|those|the [a-z]+|das|es|die|der|ca|c|ce)';

/** A question of the taste, in the form of `wordsApart`: 'is this very spicy', 'will it be too sweet for kids'. */
const asksOf = (taste: string) =>
  new RegExp(
    `^(?:(?:and|so|but|ok|hm+|wait|,) )*(?:(?:is|are|will|would|does|do|ist|sind|wird|schmeckt|est|es|esta|e|c est|ca va etre|est ce que c est|est ce que ce sera) (?:${SUBJECT} )?(?:${BEING} )*(?:${HOW} )*|how )(?:${taste})(?: (?:or not|at all|then|though|is (?:it|this|that)|will (?:it|this) be|will it turn out|does it (?:get|taste)))?$`,
  );
const ASKED = TASTES.map((taste) => [asksOf(taste.asked), taste] as const);

/** Whether a message asks how a dish tastes, rather than complains of it. */
export const asksOfTaste = (said: string): boolean => ASKED.some(([asked]) => asked.test(said));

/** What a dish has of the taste that somebody asks about; `null` if nobody does. */
export function tasteAsked(said: string, { ingredients }: ComposedRecipe): string | null {
  const [, taste] = ASKED.find(([asked]) => asked.test(said)) ?? [];
  return taste ? tasteSaid(taste, ingredients) : null;
}

/** Where the heat of a dish comes from. */
export const heatIn = ({ ingredients }: ComposedRecipe): string =>
  TASTES[0] ? tasteSaid(TASTES[0], ingredients) : '';

function tasteSaid({ foods, has, hasNot }: Taste, ingredients: ComposedRecipe['ingredients']): string {
  const found = ingredients.filter(({ name }) => foods.test(name));
  return found.length === 0
    ? t(hasNot)
    : has(
        listed(found.slice(0, MOST_NAMED).map(({ amount, name }) => `${amount} ${withoutCut(name)}`.trim())),
      );
}
const MOST_NAMED = 4;
