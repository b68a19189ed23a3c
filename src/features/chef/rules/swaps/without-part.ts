import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { escaped, spoken } from '../classics/text.ts';
import { namesIn } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

interface PartOfDish {
  /** How the steps call it. */
  name: string;
  said: RegExp;
  /** The step that makes it. */
  made: RegExp;
}

/** What is made in a step of its own and is no line: it goes with everything that only it is made of. */
const PARTS: readonly PartOfDish[] = [
  {
    name: 'white sauce',
    said: /^(?:bechamel(?: ?sauce| ?sosse)?|sauce bechamel|bechamella|besciamella|besamel|bechamelsosse|(?:creamy )?white sauce|weisse sosse|sauce blanche|salsa blanca|salsa bianca)$/,
    made: /\bmelt the butter\b[\s\S]*\bwhisk in the milk\b/i,
  },
  {
    name: 'croutons',
    said: /^(?:croutons?|crutons|brotwurfel|picatostes|crostini|crostoni)$/,
    made: /\b(?:bread|ciabatta|baguette|sourdough)\b[^.]*\b(?:bake|fry|toast)\b[^.]*\buntil (?:crisp|golden)/i,
  },
  {
    name: 'icing',
    said: /^(?:(?:cream cheese|butter ?cream|butter|lemon|chocolate|sugar|royal) )?(?:icing|frosting|glaze|butter ?cream|topping on top)$|^(?:zucker)?(?:guss|glasur)$|^schokoglasur$|^glacage$|^glaseado$|^glassa$/,
    made: /^(?!.*\b[Bb]ake\b).*\b(?:icing sugar|cream cheese|chocolate|butter)\b.*\b(?:spread|cover the|fill|pour (?:it )?over|drizzle|pipe|ice the)\b/,
  },
];

/** What a part of a dish is called, if the dish is made with it. */
export function partCalled(
  said: string,
  { dish }: Pick<ChefMemory, 'dish'>,
  { classics }: CookingKnowledge,
): string | null {
  const part = PARTS.find((each) => each.said.test(said));
  const steps = classics.get(dish)?.steps ?? [];
  return part && steps.some((step) => part.made.test(step.replace(/[{}[\]]/g, ''))) ? part.name : null;
}

export const isPartOfDish = (name: string): boolean => PARTS.some((each) => each.name === name);

/** How the rest is told of where a part is gone from. */
const withoutName = (step: string, name: string): string =>
  step
    .replace(new RegExp(`, ending with (?:the )?${name}`, 'g'), '')
    .replace(new RegExp(`, ([^,.]+?) and (?:the )?${name}\\b`, 'g'), ' and $1')
    .replace(new RegExp(`, (?:pour|spread|spoon) (?:over )?(?:the )?${name}(?: over)? and\\b`, 'g'), ' and')
    .replace(new RegExp(`\\b(?:the )?${name}(?:, | and )`, 'g'), '');

/**
 * The recipe without a part that is made in a step of its own; `null` if it has none of that name, or its steps need it.
 */
export function withoutPart(recipe: ComposedRecipe, name: string): ComposedRecipe | null {
  const part = PARTS.find((each) => each.name === name);
  const at = recipe.instructions.findIndex((step) => part?.made.test(step));
  const gone = recipe.instructions[at];
  if (!part || gone === undefined) return null;
  const left = recipe.instructions.flatMap((step, n) => (n === at ? [] : withoutName(step, name)));
  if (left.join(' ').includes(name)) return null;
  let instructions = left;
  const ingredients = recipe.ingredients.flatMap((line) => {
    const food = foodOf(line);
    const word = spoken(food);
    const isIn = (text: string) => namesIn(text, word) || namesIn(text, food);
    if (!isIn(gone)) return line;
    if (!isIn(instructions.join(' '))) return [];
    // What was divided between the part and the rest is whole again.
    const share = new RegExp(
      `\\b(half|most|the rest) of the (${escaped(word)}|${escaped(word.split(' ').at(-1) ?? word)})\\b`,
    );
    const shares =
      instructions
        .join('\n')
        .match(
          new RegExp(`of the (?:${escaped(word)}|${escaped(word.split(' ').at(-1) ?? word)})\\b`, 'g'),
        ) ?? [];
    if (shares.length !== 1 || !instructions.some((step) => share.test(step))) return line;
    const isHalf =
      /\b(?:half|rest) of the /.test(gone) && !/\b(?:most|quarter|third|fifth)s? of the /.test(gone);
    const isMost = instructions.some((step) => share.exec(step)?.[1] === 'most');
    instructions = instructions.map((step) => step.replace(share, 'the $2'));
    const own = readPart(`${line.amount} ${line.name}`);
    return isHalf && !isMost ? { ...line, amount: quantityOf(own.count / 2, own, 'fine').amount } : line;
  });
  const saved = [...gone.matchAll(/\bfor (\d+) minutes/g)].reduce(
    (sum, [, minutes]) => sum + Number(minutes),
    0,
  );
  return {
    ...recipe,
    cookTime: Math.max(0, recipe.cookTime - saved),
    description: recipe.description.replace(
      new RegExp(`(?:,| and| (?:under|with)(?: an?)?(?: [a-z]+){0,2}) ${name}\\b`),
      '',
    ),
    ingredients,
    instructions,
  };
}
