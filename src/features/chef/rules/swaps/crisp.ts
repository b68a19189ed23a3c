import { spoonsOf } from '../additions/addition-lines.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { escaped, spoken } from '../classics/text.ts';
import { withoutFood, withoutSign } from '../cooking/without-food.ts';
import { sentencesOf, stepsOf } from '../devices/sentences.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { NAME, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import type { Wish } from '../turns/wish.ts';
import { isLineFor } from './swap.ts';
import type { May } from './swap-words.ts';

/** What may be eaten raw, gets crisp in a coat of starch, and softens in a sauce. */
const GETS_CRISP = /^(?!soft|silken)(?:[a-z]+ )*(?:tofu|tempeh|seitan|paneer|halloumi)\b/;
const CRISP =
  '(?:crispy|crisp|crispier|crunchy|crunchier|knusprig(?:er|en)?|kross|croustillante?|crujiente|croccante)';
const HOW =
  '(?:(?:nice and|nice|extra|more|really|a bit|a little|much|very|super|schon|plus|mas|piu|bien) )*';
const SAID = [
  whole(
    `(?:(?:make|get|have|fry|want|i want|i d like|like|can you make|can we have|mach|rends|haz|rendi) )*${NAME} (?:to be |should be |is )?${HOW}${CRISP}`,
  ),
  whole(`(?:(?:with|make it|i want|i d like|can we have|mit|avec|con) )*${HOW}${CRISP} ${NAME}`),
];

/** 'Make the tofu crispy', of a food that the dish has. */
export function crispIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const [name] = SAID.flatMap((pattern) => pattern.exec(said)?.[1] ?? []);
  const food = name === undefined ? null : lineCalled(name, shown, knowledge);
  return food && GETS_CRISP.test(food) ? { kind: 'crisp', food } : null;
}

/** The recipe with a food fried crisp in a coat of starch, apart from what would soften it; `null` if its steps do not allow it. */
export function crisped(recipe: ComposedRecipe, food: string, may: May): ComposedRecipe | null {
  const line = recipe.ingredients.find(isLineFor(food));
  if (!line || !['cornflour', 'sunflower oil'].every(may)) return null;
  const said = spoken(foodOf(line));
  const coat = { amount: spoonsOf(recipe.servings, 0.75), name: `cornflour, for the ${said}` };
  const own = friedApart(recipe, said);
  if (own)
    return {
      ...recipe,
      cookTime: recipe.cookTime + own.longer,
      ingredients: [...recipe.ingredients, coat],
      instructions: own.steps,
    };
  const without = leftOut(recipe, line, said);
  if (!without) return null;
  const oil = { amount: spoonsOf(recipe.servings, 1), name: `sunflower oil, for the ${said}` };
  return {
    ...recipe,
    cookTime: recipe.cookTime + MINUTES - without.minutes,
    ingredients: [...recipe.ingredients, coat, oil],
    instructions: [
      `Pat the ${said} dry and toss it with the cornflour. Fry it in its sunflower oil over medium-high heat for ${MINUTES} minutes, turning now and then, until crisp on all sides. Keep it apart.`,
      ...without.steps,
      `Lay the ${said} on top just before serving, so that it stays crisp.`,
    ],
  };
}
const MINUTES = 8;

/** The steps without a food that is cooked apart, and the minutes that were only for it; `null` if they cannot be taken apart. */
function leftOut(
  recipe: ComposedRecipe,
  line: ComposedRecipe['ingredients'][number],
  said: string,
): { steps: string[]; minutes: number } | null {
  const partOf = ({ amount, name }: ComposedRecipe['ingredients'][number]) => readPart(`${amount} ${name}`);
  const lines = recipe.ingredients.map((each) => ({ own: partOf(each), taken: partOf(each) }));
  const isNamed = new RegExp(`\\b${escaped(said)}\\b`, 'i');
  let minutes = 0;
  const sentences = sentencesOf(recipe).map((step) =>
    step.map((sentence) => {
      if (!isNamed.test(sentence)) return sentence;
      const unwaiting = withoutSign(sentence, said, `until the ${said}[^.,;]*`);
      if (!isNamed.test(unwaiting)) return unwaiting;
      const without = withoutFood(unwaiting, said, partOf(line), lines);
      minutes += without?.minutes ?? 0;
      return without?.text ?? null;
    }),
  );
  const isOrphan = sentences.some((step, n) =>
    step.some(
      (each) =>
        each !== null && /^Lift (?:it |them )?out\b/.test(each) && isNamed.test(recipe.instructions[n] ?? ''),
    ),
  );
  return isOrphan || sentences.some((step) => step.includes(null))
    ? null
    : { steps: stepsOf(sentences as string[][]), minutes };
}

/** The steps with a coat for what they fry and lift out before the sauce; `null` if they do not. */
function friedApart(recipe: ComposedRecipe, said: string): { steps: string[]; longer: number } | null {
  const fries = new RegExp(
    `\\b(?:[Ff]ry|[Ss]tir-fry) the ${escaped(said)}\\b([^.]*? for )(\\d+) minutes(?:, until [^.]*?)?(?=\\.)`,
  );
  const steps = sentencesOf(recipe);
  const at = steps.findIndex((step) => step.some((sentence) => fries.test(sentence)));
  const step = steps[at];
  if (!step?.some((sentence) => /\b[Ll]ift (?:it |them )?out\b/.test(sentence))) return null;
  let longer = 0;
  const fried = step.map((sentence) =>
    sentence.replace(fries, (_, where: string, minutes: string) => {
      const now = Math.max(MINUTES, Number(minutes));
      longer = now - Number(minutes);
      return `${/^[a-z]/.test(sentence) ? 'fry' : 'Fry'} it${where}${now} minutes, turning now and then, until golden and crisp on all sides`;
    }),
  );
  return {
    steps: stepsOf(steps.with(at, [`Pat the ${said} dry and toss it with the cornflour.`, ...fried])),
    longer,
  };
}
