import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { quantityOf } from '../knowledge/quantities.ts';

const SIMMERS = /\b([Ss]immer|[Cc]ook|[Cc]over and simmer)\b([^.]*?\bfor )(\d+)( minutes)/;
/** What is not done in less than its time. */
const SLOW =
  /stewing|shoulder|shin|brisket|oxtail|ribs|diced lamb|leg of|whole |(?<!canned )(?:dried|brown|green|puy|black|split) ?(?:lentils|peas|beans|chickpeas)?\b(?:lentils|peas|beans|chickpeas)|potato|\brice\b|barley|dried beans|raw beetroot|celeriac/;
const LEAST = 10;

/** A sauce that simmers for less, where nothing in it needs the time; `null` if that is not enough. */
export function shortened(recipe: ComposedRecipe, minutes: number): ComposedRecipe | null {
  const over = recipe.prepTime + recipe.cookTime - minutes;
  if (over <= 0) return recipe;
  if (recipe.ingredients.some(({ name }) => SLOW.test(name))) return null;
  const longest = recipe.instructions
    .map((step, at) => ({ at, minutes: Number(SIMMERS.exec(step)?.[3] ?? 0) }))
    .toSorted((one, other) => other.minutes - one.minutes)[0];
  if (!longest || longest.minutes - over < LEAST) return null;
  return {
    ...recipe,
    cookTime: recipe.cookTime - over,
    instructions: recipe.instructions.map((step, at) =>
      at === longest.at
        ? step.replace(
            SIMMERS,
            (_, verb: string, on: string, __: string, end: string) =>
              `${verb}${on}${longest.minutes - over}${end}`,
          )
        : step,
    ),
  };
}

const RISES = /\b(rise|prove)([^.]*?) for (\d+) (minutes|hours?)|\b(rise|prove)([^.]*?) overnight/;
const LEAST_RISING = 25;
const MORE_YEAST = 1.5;

/** A dough with more yeast, that rises for no longer than there is time; `null` if it does not rise for longer. */
export function risenSooner(recipe: ComposedRecipe, minutes: number): ComposedRecipe | null {
  const minutesOf = (step: string): number => {
    const [, , , count, unit, overnight] = RISES.exec(step) ?? [];
    return overnight ? 600 : Number(count ?? 0) * (unit?.startsWith('hour') ? 60 : 1);
  };
  const total = recipe.instructions.reduce((sum, step) => sum + minutesOf(step), 0);
  // Most of the work is done while it rises.
  const left = Math.max(LEAST_RISING, minutes - recipe.cookTime - 15);
  if (total <= left) return null;
  return {
    ...recipe,
    description: recipe.description.replace(/ It also needs to rest for [^.]*\./, ''),
    ingredients: recipe.ingredients.map((line) => {
      if (!/^(?:dried |fresh |instant )?yeast/.test(line.name)) return line;
      const part = readPart(`${line.amount} ${line.name}`);
      return { ...line, amount: quantityOf(part.count * MORE_YEAST, part, 'fine').amount };
    }),
    instructions: recipe.instructions.map((step) =>
      step.replace(RISES, (_, verb = '', where = '', __, ___, other = '', there = '') => {
        const now = Math.max(15, Math.round((minutesOf(step) * left) / total / 5) * 5);
        return `${verb}${other}${where}${there} in a warm place for ${now} minutes`;
      }),
    ),
  };
}
