import { parse as parsePartial } from 'partial-json';
import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { parseServings } from '#features/imports/rules/draft.ts';
import { parseMinutes } from '#features/imports/rules/duration.ts';
import { categoryOf } from '#features/recipes/rules/kinds.ts';
import { DIFFICULTIES, LIMITS } from '#features/recipes/rules/limits.ts';
import { squeeze, storable } from '#shared/text.ts';
import type { ComposedRecipe } from './check-recipe.ts';

/** Defaults for what a model omits (spec part 2 §7 'generate-recipe'). */
const FALLBACK = {
  title: 'Untitled Recipe',
  description: 'No description provided',
  prepTime: 15,
  cookTime: 30,
  servings: 4,
  difficulty: 'Medium',
} as const;
const FENCE = /^\s*```(?:json)?\s*|\s*```\s*$/g;

/**
 * The recipe in a model's answer, checked and within the limits of a stored one; `null` if it lacks ingredients or
 * steps. The answer is untrusted: its shape, sizes and characters.
 */
export function readAnswer(written: string): ComposedRecipe | null {
  const found = readUnfinishedAnswer(written);
  if (!found.ingredients?.length || !found.instructions?.length) return null;
  const { title = FALLBACK.title, tags = [] } = found;
  return {
    ...FALLBACK,
    cookingTips: [],
    ...found,
    title,
    tags,
    category: categoryOf(tags, title),
    ingredients: found.ingredients,
    instructions: found.instructions,
  };
}

/** The same for a partial answer. */
export function readUnfinishedAnswer(written: string): Partial<ComposedRecipe> {
  const value = parsed(written);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const { title, description, prepTime, cookTime, servings, difficulty, ...rest } = value as Record<
    string,
    unknown
  >;
  const { ingredients, instructions, tags, cookingTips } = rest;
  return withoutNothing({
    title: textOf(title, LIMITS.title),
    description: textOf(description, LIMITS.description),
    prepTime: minutesOf(prepTime),
    cookTime: minutesOf(cookTime),
    servings: parseServings(servings) ?? undefined,
    difficulty: DIFFICULTIES.find((known) => known.toLowerCase() === textOf(difficulty, 20)?.toLowerCase()),
    ingredients: listOf(ingredients, LIMITS.ingredients, ingredientOf),
    instructions: listOf(instructions, LIMITS.steps, (step) => textOf(step, LIMITS.step)),
    tags: listOf(tags, LIMITS.tags, (tag) => textOf(tag, LIMITS.tag)),
    cookingTips: listOf(cookingTips, LIMITS.tips, (tip) => textOf(tip, LIMITS.tip)),
  });
}

function parsed(written: string): unknown {
  const text = written.replace(FENCE, '');
  const start = text.indexOf('{');
  if (start < 0) return null;
  try {
    return parsePartial(text.slice(start));
  } catch {
    return null;
  }
}

/** A text, or the text inside an object: `{ "step": 1, "text": "…" }`. */
function textOf(value: unknown, most: number): string | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { text, instruction, name, description } = value as Record<string, unknown>;
    return textOf(
      [text, instruction, name, description].find((entry) => typeof entry === 'string'),
      most,
    );
  }
  if (typeof value !== 'string') return undefined;
  return squeeze(storable(value)).slice(0, most) || undefined;
}

function minutesOf(value: unknown): number | undefined {
  const minutes = parseMinutes(value);
  return minutes === null ? undefined : Math.min(minutes, LIMITS.minutes);
}

function ingredientOf(value: unknown): ComposedRecipe['ingredients'][number] | undefined {
  if (typeof value === 'string') {
    const line = textOf(value, LIMITS.ingredientName);
    return line ? splitIngredientLine(line) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { amount, quantity, unit, name } = value as Record<string, unknown>;
  const food = textOf(name, LIMITS.ingredientName);
  const measure = [amount ?? quantity, unit]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  return food ? { amount: textOf(measure, LIMITS.ingredientAmount) ?? '', name: food } : undefined;
}

function listOf<Item>(
  value: unknown,
  most: number,
  read: (entry: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .slice(0, most)
    .map(read)
    .filter((entry): entry is Item & {} => entry !== undefined);
}

function withoutNothing(
  found: { [Field in keyof ComposedRecipe]?: ComposedRecipe[Field] | undefined },
): Partial<ComposedRecipe> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
