import { CLASSIC_KINDS } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';

/** Plain flour with more baking powder does its work. */
const NO_SELF_RAISING = whole(
  '(?:(?:i|we) )?(?:(?:have |ve |ve got |have got |got )?(?:no|not any|run out of|out of)|(?:don ?t|do not) have(?: any)?|without)(?: the)? self ?-?raising(?: flour)?(?: left| at home| in the house)*',
);

/** Of a dish that is not sweet, the spoonful in it is meant, and not what is in its sauces and breads. */
const NO_SUGAR = whole(
  '(?:(?:make it|and|with) )*(?:without|no|leave out|skip|omit|ohne|kein|sans|pas de|sin|senza|niente)(?: the| any| added)* (?:sugar|zucker|sucre|azucar|zucchero)',
);

/** What only thickens a sauce, and is not what a dough is made of. */
const NO_FLOUR = whole(
  '(?:(?:i|we) (?:have |ve got |have got |ve ))?(?:without|no|leave out|skip|out of|ohne|kein|sans|pas de|sin|senza|niente)(?: the| any| plain)* (?:flour|mehl|farine|harina|farina)(?: left| at home| in the house)*',
);
const MOST_THAT_THICKENS = 80;
const OF_DOUGH = /\b(?:knead|dough|batter|pastry)\b/i;

/** 'BBQ glaze' is said of the sauce, and not of the fire. */
const BBQ_SAUCE = whole('(?:(?:with|add|and|a|some|the) )*(?:bbq|barbecue) (?:glaze|sauce)');

/** 'With beef', of a dish of minced lamb: nobody mixes two kinds of meat unasked. */
const WITH_MEAT = whole(
  '(?:made )?(?:with|of|using) (?:minced |ground )?(beef|lamb|pork|turkey|chicken|veal)(?: mince)?',
);

/** What a dish is put into: 'in pitta', 'in lettuce cups'. */
const PUT_INTO = whole(
  '(?:(?:serve|have|eat|put|it|this|them|with) )*in(?:to)? (?:a |an |some )?((?:whole ?meal |soft |warm |toasted )?(?:pittas?|pitas?|pitta breads?|pita breads?|buns?|burger buns?|naans?|flatbreads?|baguettes?|bagels?)|lettuce (?:wraps?|cups?|leaves))',
);

/** What is said of one line of the dish on screen, its flour or its bread, in the words of other rules. */
export function saidOfLine(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  if (NO_SELF_RAISING.test(said) && lineCalled('self-raising flour', shown, knowledge))
    return 'plain flour instead of self-raising flour';
  if (NO_FLOUR.test(said) && isThickened(shown, knowledge)) return 'cornflour instead of plain flour';
  if (BBQ_SAUCE.test(said)) return 'with barbecue sauce';
  const [, meat] = WITH_MEAT.exec(said) ?? [];
  const minced = shown.lines.map(foodOf).find((name) => name.startsWith('minced '));
  if (meat && minced && !minced.endsWith(meat)) return `minced ${meat} instead of ${minced}`;
  const kind = knowledge.classics.get(shown.dish)?.kind;
  const spoonful = shown.lines.map(foodOf).find((name) => /\bsugar$/.test(name));
  if (spoonful && kind && CLASSIC_KINDS[kind] === 'main' && NO_SUGAR.test(said)) return `no ${spoonful}`;
  const [, holder = ''] = PUT_INTO.exec(said) ?? [];
  return holder === '' ? null : `add ${holder.startsWith('lettuce') ? 'lettuce' : holder}`;
}

function isThickened({ lines, dish }: ChefMemory, { classics }: CookingKnowledge): boolean {
  const flour = lines.find((line) => foodOf(line) === 'plain flour');
  const steps = classics.get(dish)?.steps.join(' ');
  return (
    flour !== undefined &&
    steps !== undefined &&
    flour.amount.endsWith(' g') &&
    parseInt(flour.amount, 10) <= MOST_THAT_THICKENS &&
    !OF_DOUGH.test(steps)
  );
}
