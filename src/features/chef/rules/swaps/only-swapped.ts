import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { animalIn } from '../classics/replacements.ts';
import { plainKey } from '../classics/text.ts';
import { titleWord } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import type { Change } from '../turns/change.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { rolesOf } from './roles.ts';

type Recipe = Extract<ChefAnswer, { kind: 'recipe' }>;

/** Whether the words of a message changed one food for another, and no more than what goes with it: the stock of chicken. */
export function isOnlySwapped(
  { gone, come }: Extract<Change, { kind: 'swap' }>,
  previous: ChefMemory,
  { recipe, memory }: Recipe,
  knowledge: CookingKnowledge,
): boolean {
  if (memory.dish !== previous.dish) return false;
  const keyOf = (line: { name: string }) => plainKey(foodOf(line));
  const amountsOf = (lines: ChefMemory['lines']) => new Map(lines.map((line) => [keyOf(line), line.amount]));
  const [before, after] = [amountsOf(previous.lines), amountsOf(recipe.ingredients)];
  if (after.has(plainKey(gone))) return false;
  const words = plainKey(come).split(' ');
  const isCome = (key: string) => {
    const own = key.split(' ');
    const isOfAnimal = animalIn(key) !== null && animalIn(key) === animalIn(come) && !key.endsWith('stock');
    return (
      isOfAnimal || words.every((word) => own.includes(word)) || own.every((word) => words.includes(word))
    );
  };
  const lost = [...before.keys()].filter((key) => key !== plainKey(gone) && !after.has(key));
  const added = recipe.ingredients.filter((line) => !before.has(keyOf(line)));
  const [taken] = added.filter((line) => isCome(keyOf(line)));
  const others = [...after].filter(([key, amount]) => before.has(key) && before.get(key) !== amount);
  const own = previous.lines.find((line) => foodOf(line) === gone);
  if (!taken || !own) return false;
  const [one, other] = recipeFoods(knowledge.catalog, [own, taken]).map(({ grams }) => grams ?? 0);
  const isAsMuch = !one || !other || one < LITTLE || (other >= one * 0.5 && other <= one * 2.5);
  // The stock of the food that is gone, or its juice, has something else in its place, too.
  const parts = plainKey(gone).split(' ');
  const goesAlong = (key: string) =>
    key.endsWith('stock') || key.split(' ').some((word) => parts.includes(word));
  const isSound = lost.every(goesAlong) && added.length - 1 === lost.length;
  const isOfMain = others.some(([key]) => rolesOf(key, knowledge).has('main'));
  return isAsMuch && isSound && others.length <= 1 && !isOfMain;
}
const LITTLE = 20;

/** What is made of one piece, and in another way of another. */
const CARVED: readonly string[] = ['roast', 'pie'];

/** Whether it is the dish's own version with that food: salmon en croute for beef wellington. */
export function isOfOtherLead(
  { gone, come }: Extract<Change, { kind: 'swap' }>,
  previous: ChefMemory,
  { memory }: Recipe,
  { classics, classicByWord }: CookingKnowledge,
): boolean {
  const own = classics.get(previous.dish);
  const [before, after] = [gone, come].map((name) => titleWord(name).toLowerCase());
  return (
    CARVED.includes(own?.kind ?? '') &&
    own?.words.some(
      (word) =>
        before &&
        after &&
        word.includes(before) &&
        classicByWord.get(word.replace(before, after)) === memory.dish,
    ) === true
  );
}
