import { CLASSIC_KINDS } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { CLOSES, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { foodCalled } from '../turns/foods-called.ts';

const WITH =
  '(?:(?:with|use|using|make|made|do|bake|it|them|this|from|out of|of|in|add|mit|aus|avec|a la|au|aux|con|de|all|only|just|can i use|could i use|also|some|a bit of|etwas|du|della|al) )*';
const WET_NAME =
  '((?:almond |oat |soy |soya |coconut |rice |goat s? ?|sour |plain |natural |hafer|soja|mandel|kokos|dick|sauer)?(?:buttermilk|milk|milch|yogh?urt|joghurt|kefir|buttermilch|lait (?:ribot|fermente|de coco|d avoine|d amande|de soja)|babeurre|leche de (?:coco|avena|almendras|soja)|suero de leche|latte di (?:cocco|avena|mandorla|soia)|latticello))';
const OF_WET = new RegExp(`^${OPENS}${WITH}${WET_NAME}(?: in (?:it|the batter)| in the dough)?${CLOSES}$`);
/** What makes a batter thin; cream and water are there for something else. */
const WET_LINE = /^(?:(?:almond|oat|soy|coconut|rice|goat) )?milk$|^buttermilk$|^kefir$/;
const LEAST_ML = 100;

const FLOURS: readonly (readonly [said: string, flour: string])[] = [
  [
    'whole ?wheat|whole ?meal|whole ?grain|brown flour|vollkorn(?:version|brot|mehl)?|integrale|integral|complete?s?|al integrale',
    'wholemeal flour',
  ],
  ['spelt|dinkel(?:mehl|version|brot)?|epeautre|farro|espelta', 'spelt flour'],
  ['rye|roggen(?:mehl|version|brot)?|seigle|segale|centeno', 'rye flour'],
];
const KIND_OF_DISH = '(?:one|version|bread|loaf|cake|pancakes|waffles|muffins|cookies|rolls|buns|dough)';
const OF_FLOUR = FLOURS.map(
  ([said, flour]) =>
    [
      new RegExp(
        `^${OPENS}${WITH}(?:a |an |the |als |en |in )?(?:${said})(?: (?:flour|farina|harina|farine))?(?: ${KIND_OF_DISH})?${CLOSES}$`,
      ),
      flour,
    ] as const,
);
const OATS =
  '(?:(?:rolled |porridge |jumbo )?oats|oatmeal|oat ?flakes|haferflocken|flocons d avoine|copos de avena|avena|fiocchi d avena)';
const WITH_OATS = new RegExp(
  `^${OPENS}${WITH}(?:${OATS}(?: (?:and|und|et|y|e|with|plus) (.+?))?|(.+?) (?:and|und|et|y|e) ${OATS})(?: (?:in it|in them|in the (?:batter|dough)))?${CLOSES}$`,
);
const OAT_FLOUR = new RegExp(
  `^${OPENS}${WITH}(?:oat flour|hafermehl|farine d avoine|harina de avena)${CLOSES}$`,
);
/** Strong or white, what a batter or a dough is made of. */
const FLOUR_LINE = /^(?:plain|bread|self-raising|wholemeal|gluten-free) flour$/;

/**
 * What takes another's place in a batter or a dough though no message says so: buttermilk the milk's, oats half of the flour's. `null` for
 * any other dish or message.
 */
export function inBatter(
  said: string,
  shown: ChefMemory,
  { classics, ...rest }: CookingKnowledge,
): string | null {
  const { kind } = classics.get(shown.dish) ?? {};
  const isOfDough = kind ? ['sweet', 'breakfast'].includes(CLASSIC_KINDS[kind]) : true;
  const flour = shown.lines.map(foodOf).find((name) => FLOUR_LINE.test(name));
  if (!flour || !isOfDough) return null;
  const [, wet] = OF_WET.exec(said) ?? [];
  if (wet) {
    const come = foodCalled(wet, { classics, ...rest });
    const own = shown.lines.find(
      (line) =>
        WET_LINE.test(foodOf(line)) &&
        (/ l$/.test(line.amount) || Number.parseInt(line.amount, 10) >= LEAST_ML),
    );
    const isThere = come !== null && shown.lines.some((line) => foodOf(line) === come);
    return come && own && !isThere ? `${come} instead of ${foodOf(own)}` : null;
  }
  const [, other] = OF_FLOUR.find(([each]) => each.test(said)) ?? [];
  if (other && flour !== other) return `use ${other} instead of ${flour}`;
  if (shown.lines.some(({ name }) => /\boats\b/.test(name))) return null;
  const found = WITH_OATS.exec(said) ?? (OAT_FLOUR.test(said) ? [''] : null);
  if (!found) return null;
  const beside = found[1] ?? found[2];
  return `replace half of the ${flour} with rolled oats${beside ? ` and add ${beside}` : ''}`;
}
