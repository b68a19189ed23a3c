import { msg } from '#shared/t.ts';
import { type Difficulty, LIMITS } from './limits.ts';
import { cleanTags } from './recipe.ts';

/** Messages about missing fields (spec part 2 §5). */
export const MISSING = {
  title: msg('Please enter a recipe title'),
  description: msg('Please enter a recipe description'),
  ingredient: msg('Please fill in all ingredient fields or remove empty ones'),
  step: msg('Please fill in all instruction steps or remove empty ones'),
  ingredients: msg('At least one ingredient is required'),
  steps: msg('At least one instruction step is required'),
  servings: msg('Please enter the number of servings.'),
  minutes: msg('Please enter whole minutes.'),
} as const;

/** Messages about numbers beyond the limits. */
export const BEYOND = {
  minutes: msg('The time can be at most {count} days.', { count: LIMITS.minutes / (24 * 60) }),
  fewServings: msg('A recipe must serve at least 1.'),
  manyServings: msg('A recipe can serve at most {servings}.', { servings: LIMITS.servings }),
} as const;

export interface IngredientRow {
  amount: string;
  name: string;
  /** True if it was pasted, imported or stored without an amount, and may stay that way. */
  asWritten?: boolean;
}

/** The form's values: numbers as typed, and at least one row in every list. */
export interface RecipeForm {
  title: string;
  description: string;
  prepTime: string;
  cookTime: string;
  servings: string;
  /** Empty if unknown. */
  difficulty: Difficulty | '';
  category: string;
  tags: string[];
  ingredients: IngredientRow[];
  instructions: { text: string }[];
  cookingTips: { text: string }[];
  image: string | null;
  sourceUrl: string;
}

/** The recipe to submit. Times are in minutes; `null` if unknown. */
export interface WrittenRecipe {
  title: string;
  description: string;
  prepTime: number | null;
  cookTime: number | null;
  servings: number;
  difficulty: Difficulty | null;
  category: string;
  tags: string[];
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  cookingTips: string[];
  image: string | null;
  sourceUrl: string | null;
}

export interface FormProblem {
  /** The field's form path: 'ingredients.2.amount'. */
  path: string;
  message: string;
}

const DEFAULTS = { prepTime: 10, cookTime: 20, servings: 4, difficulty: 'Easy', category: 'dinner' } as const;
const SAYS_NO_AMOUNT = /\b(?:to taste|as needed|for serving|to serve|for garnish|optional)\b/i;

/** Form values for a partly known recipe, completed with the spec's defaults (part 2 §3). */
export function formOf(known: Partial<WrittenRecipe> = {}): RecipeForm {
  const rows = (texts: readonly string[] = []) => (texts.length ? texts : ['']).map((text) => ({ text }));
  const recipe = { ...DEFAULTS, ...known };
  return {
    title: recipe.title ?? '',
    description: recipe.description ?? '',
    prepTime: String(recipe.prepTime ?? ''),
    cookTime: String(recipe.cookTime ?? ''),
    servings: String(recipe.servings),
    difficulty: recipe.difficulty ?? '',
    category: recipe.category,
    tags: recipe.tags ?? [],
    ingredients: recipe.ingredients?.length ? recipe.ingredients.map(asRow) : [{ amount: '', name: '' }],
    instructions: rows(recipe.instructions),
    cookingTips: rows(recipe.cookingTips),
    image: recipe.image ?? null,
    sourceUrl: recipe.sourceUrl ?? '',
  };
}

/** A row for an ingredient from elsewhere: its amount may stay empty. */
export function asRow({ amount, name }: { amount: string; name: string }): IngredientRow {
  return amount ? { amount, name } : { amount, name, asWritten: true };
}

/** Whether a row's amount may be empty because none is intended. */
export function needsNoAmount({ name, asWritten }: IngredientRow): boolean {
  return name.trim() !== '' && (asWritten === true || SAYS_NO_AMOUNT.test(name));
}

/** What is missing, in field order; empty if the form is valid. */
export function problemsOf(form: RecipeForm): FormProblem[] {
  const problems: FormProblem[] = [];
  const check = (isGood: boolean, path: string, message: string) => {
    if (!isGood) problems.push({ path, message });
  };
  check(isFilled(form.title), 'title', MISSING.title);
  check(isFilled(form.description), 'description', MISSING.description);
  for (const time of ['prepTime', 'cookTime'] as const) {
    const isWhole = /^\s*\d*\s*$/.test(form[time]);
    check(isWhole, time, MISSING.minutes);
    check(!isWhole || Number(form[time]) <= LIMITS.minutes, time, BEYOND.minutes);
  }
  const isCounted = /^\s*\d+\s*$/.test(form.servings);
  check(isCounted, 'servings', MISSING.servings);
  check(!isCounted || Number(form.servings) >= 1, 'servings', BEYOND.fewServings);
  check(!isCounted || Number(form.servings) <= LIMITS.servings, 'servings', BEYOND.manyServings);
  const isEmpty = ({ amount, name }: IngredientRow) => !isFilled(amount) && !isFilled(name);
  if (form.ingredients.every(isEmpty)) check(false, 'ingredients.0.amount', MISSING.ingredients);
  else
    form.ingredients.forEach((row, at) => {
      check(isFilled(row.amount) || needsNoAmount(row), `ingredients.${at}.amount`, MISSING.ingredient);
      check(isFilled(row.name), `ingredients.${at}.name`, MISSING.ingredient);
    });
  if (form.instructions.every(({ text }) => !isFilled(text)))
    check(false, 'instructions.0.text', MISSING.steps);
  else
    form.instructions.forEach(({ text }, at) => {
      check(isFilled(text), `instructions.${at}.text`, MISSING.step);
    });
  return problems;
}

/** The recipe in a valid form: trimmed, without empty tips and duplicate tags. */
export function writtenRecipe(form: RecipeForm): WrittenRecipe {
  const texts = (rows: readonly { text: string }[]) => rows.map(({ text }) => text.trim()).filter(Boolean);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    prepTime: minutesOf(form.prepTime),
    cookTime: minutesOf(form.cookTime),
    servings: Number(form.servings),
    difficulty: form.difficulty || null,
    category: form.category,
    tags: cleanTags(form.tags),
    ingredients: form.ingredients.map(({ amount, name }) => ({ amount: amount.trim(), name: name.trim() })),
    instructions: texts(form.instructions),
    cookingTips: texts(form.cookingTips),
    image: form.image,
    sourceUrl: webAddress(form.sourceUrl.trim()),
  };
}

/** Maps a server path to the form's: 'instructions.2' becomes 'instructions.2.text'. */
export function formPath(path: string): string {
  return path
    .replace(/^(instructions|cookingTips)\.(\d+)$/, '$1.$2.text')
    .replace(/^(ingredients\.\d+)$/, '$1.name');
}

/** Adds typed or pasted tags, separated by commas or line breaks, up to the limits. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const more = typed.split(/[,;\n]/).map((tag) => tag.replace(/^\s*#/, '').slice(0, LIMITS.tag));
  return cleanTags([...tags, ...more]).slice(0, LIMITS.tags);
}

/** Form fields in which two versions of a recipe differ. */
export function changedFields(one: RecipeForm, other: RecipeForm): (keyof RecipeForm)[] {
  const plain = (form: RecipeForm, field: keyof RecipeForm) => JSON.stringify(form[field]);
  return (Object.keys(one) as (keyof RecipeForm)[]).filter(
    (field) => plain(one, field) !== plain(other, field),
  );
}

/** What was typed as an address, which people rarely begin with `https://`. */
function webAddress(typed: string): string | null {
  const isHost = /^[^\s:/]+\.[^\s:/]/.test(typed);
  return isHost ? `https://${typed}` : typed || null;
}

function minutesOf(typed: string): number | null {
  return isFilled(typed) ? Number(typed) : null;
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
