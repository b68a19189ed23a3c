import { cleanTags, LIMITS } from './recipe.ts';

/** What a cook has to be told about a recipe that is not whole (spec part 2 §5). */
export const MISSING = {
  title: 'Please enter a recipe title',
  description: 'Please enter a recipe description',
  ingredient: 'Please fill in all ingredient fields or remove empty ones',
  step: 'Please fill in all instruction steps or remove empty ones',
  ingredients: 'At least one ingredient is required',
  steps: 'At least one instruction step is required',
  servings: 'Please say how many it serves.',
  minutes: 'Please give whole minutes.',
} as const;

export interface IngredientRow {
  amount: string;
  name: string;
  /** It was pasted, imported or stored without an amount, and may stay so. */
  asWritten?: boolean;
}

/** A recipe while it is written: numbers as typed, and one row at least in every list. */
export interface RecipeForm {
  title: string;
  description: string;
  prepTime: string;
  cookTime: string;
  servings: string;
  /** Empty where nobody said. */
  difficulty: 'Easy' | 'Medium' | 'Hard' | '';
  category: string;
  tags: string[];
  ingredients: IngredientRow[];
  instructions: { text: string }[];
  cookingTips: { text: string }[];
  image: string | null;
  sourceUrl: string;
}

/** A recipe as it is sent. Times are minutes; `null` is unknown. */
export interface WrittenRecipe {
  title: string;
  description: string;
  prepTime: number | null;
  cookTime: number | null;
  servings: number;
  difficulty: 'Easy' | 'Medium' | 'Hard' | null;
  category: string;
  tags: string[];
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  cookingTips: string[];
  image: string | null;
  sourceUrl: string | null;
}

export interface FormProblem {
  /** The field, as the form names it: 'ingredients.2.amount'. */
  path: string;
  message: string;
}

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

const DEFAULTS = { prepTime: 10, cookTime: 20, servings: 4, difficulty: 'Easy', category: 'dinner' } as const;
const SAYS_NO_AMOUNT = /\b(?:to taste|as needed|for serving|to serve|for garnish|optional)\b/i;

/** A form filled with what is known of a recipe; the rest is as the spec has it at first (part 2 §3). */
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

/** A row for an ingredient that was written elsewhere: without an amount it is left as it is. */
export function asRow({ amount, name }: { amount: string; name: string }): IngredientRow {
  return amount ? { amount, name } : { amount, name, asWritten: true };
}

/** Whether nothing has to stand in a row's amount, because the cook means none. */
export function needsNoAmount({ name, asWritten }: IngredientRow): boolean {
  return name.trim() !== '' && (asWritten === true || SAYS_NO_AMOUNT.test(name));
}

/** What is missing in a form, in the order of its fields; empty when it can be sent. */
export function problemsOf(form: RecipeForm): FormProblem[] {
  const problems: FormProblem[] = [];
  const check = (isGood: boolean, path: string, message: string) => {
    if (!isGood) problems.push({ path, message });
  };
  check(isFilled(form.title), 'title', MISSING.title);
  check(isFilled(form.description), 'description', MISSING.description);
  check(/^\s*\d*\s*$/.test(form.prepTime), 'prepTime', MISSING.minutes);
  check(/^\s*\d*\s*$/.test(form.cookTime), 'cookTime', MISSING.minutes);
  check(/^\s*\d+\s*$/.test(form.servings), 'servings', MISSING.servings);
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

/** The recipe a form without problems tells: texts trimmed, empty tips dropped, tags once each. */
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
    sourceUrl: form.sourceUrl.trim() || null,
  };
}

/** Where a field stands in the form: what the server calls 'instructions.2' has the path 'instructions.2.text' there. */
export function formPath(path: string): string {
  return path
    .replace(/^(instructions|cookingTips)\.(\d+)$/, '$1.$2.text')
    .replace(/^(ingredients\.\d+)$/, '$1.name');
}

/** Tags after some more were typed or pasted, parted by commas or lines; those beyond the limits are left out. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const more = typed.split(/[,;\n]/).map((tag) => tag.replace(/^\s*#/, '').slice(0, LIMITS.tag));
  return cleanTags([...tags, ...more]).slice(0, LIMITS.tags);
}

/** Names of the fields in which two versions of a recipe differ, as the form has them. */
export function changedFields(one: RecipeForm, other: RecipeForm): (keyof RecipeForm)[] {
  const plain = (form: RecipeForm, field: keyof RecipeForm) => JSON.stringify(form[field]);
  return (Object.keys(one) as (keyof RecipeForm)[]).filter(
    (field) => plain(one, field) !== plain(other, field),
  );
}

function minutesOf(typed: string): number | null {
  return isFilled(typed) ? Number(typed) : null;
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
