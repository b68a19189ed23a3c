import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';

/** A recipe as people read it. Times are in minutes. */
export interface ReadRecipe {
  title: string;
  description: string;
  prepTime: number;
  cookTime: number;
  servings: number;
  category: string;
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  tags: string[];
  cookingTips: string[];
}
export type ReadAnswer =
  | { kind: 'recipe'; recipe: ReadRecipe; why: string[] }
  | { kind: 'not-understood'; message: string; suggestions: string[] };

export interface FreePrompt {
  /** The first prompt, and the follow-ups. */
  turns: string[];
  /** What must hold: see `readFreePrompts`. */
  holds: string[];
}

/**
 * Parses 'lasagne >> make it vegan | =lasagne, +spinach, -beef, !vegan, no milk, x6, <60, :dinner': the title names the
 * dish, an ingredient is spinach, none is beef, it fits a diet, has no food with a trait, serves six, takes at most an hour,
 * and is a dinner. '~word': the recipe uses it, or the answer mentions it. 'a/b' is either. '?word' means that the chef
 * asks, and mentions the word; 'any' is any sound recipe.
 */
export function readFreePrompts(table: string): FreePrompt[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      return { turns: line.slice(0, at).split(' >> '), holds: line.slice(at + 3).split(', ') };
    });
}

/** Words in a table for a family of foods. */
const FAMILIES: Record<string, string> = {
  pasta:
    'pasta|spaghetti|penne|fusilli|tagliatelle|linguine|rigatoni|orecchiette|macaroni|cannelloni|lasagne',
  cheese: 'cheese|cheddar|parmesan|mozzarella|feta|gruyere|emmental|halloumi|ricotta|pecorino',
  berries: '[a-z]*berr',
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
const escaped = (text: string) => FAMILIES[text] ?? plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which of the promises an answer breaks, in words. */
export function brokenPromises(answer: ReadAnswer, holds: readonly string[], catalog: Catalog): string[] {
  return holds.filter((hold) => !keeps(answer, hold, catalog));
}

function keeps(answer: ReadAnswer, hold: string, catalog: Catalog): boolean {
  if (hold.startsWith('?'))
    return answer.kind === 'not-understood' && plain(answer.message).includes(plain(hold.slice(1)));
  if (answer.kind !== 'recipe') return false;
  const { recipe } = answer;
  const lines = recipe.ingredients.map(({ name }) => plain(name));
  const options = hold.replace(/^(?:no |[=+:!<x~-])/, '').split('/');
  const foods = recipeFoods(catalog, recipe.ingredients);
  if (hold === 'any') return true;
  if (hold.startsWith('no '))
    return foods.every(
      ({ food }) =>
        food && ![...food.traits, ...food.mayBe].some((trait) => options.includes(trait as TraitId & string)),
    );
  switch (hold[0]) {
    case '=':
      return options.some((option) => plain(recipe.title).includes(plain(option)));
    case '+':
      return options.some((option) => lines.some((line) => new RegExp(`\\b${escaped(option)}`).test(line)));
    case '-':
      return !options.some((option) =>
        lines.some((line) => new RegExp(`\\b${escaped(option)}(?:s|es)?\\b`).test(line)),
      );
    case '!':
      return dietVerdicts(foods, recipe.servings).some(
        ({ id, verdict }) => verdict === 'fits' && options.includes(id),
      );
    case '~':
      return options.some((option) =>
        plain(
          [recipe.title, recipe.description, ...lines, ...recipe.instructions, ...answer.why].join('\n'),
        ).includes(plain(option)),
      );
    case 'x':
      return recipe.servings === Number(options[0]);
    case '<':
      return recipe.prepTime + recipe.cookTime <= Number(options[0]);
    case ':':
      return options.includes(recipe.category);
    default:
      throw new Error(`Nobody knows what '${hold}' means.`);
  }
}
