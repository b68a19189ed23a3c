import { msg, t } from '#shared/t.ts';
import { LIMITS } from './limits.ts';

/** Shown if title or content is missing (spec part 1 §5). */
export const REQUIRED = msg('Title and content are required');

const CUT = '\n…';

export interface EntryText {
  title: string;
  content: string;
}

export interface EntryProblem {
  field: keyof EntryText;
  message: string;
}

export const TOO_LONG: Record<keyof EntryText, string> = {
  title: msg('Title: please use {title} characters at most.', { title: LIMITS.title }),
  content: msg('Recipe: please use {content} characters at most.', { content: LIMITS.content }),
};

/** Validation errors of an entry: the first empty field, otherwise every field that is too long. */
export function entryProblems(entry: EntryText): EntryProblem[] {
  const fields = ['title', 'content'] as const;
  const empty = fields.find((field) => entry[field].trim() === '');
  if (empty) return [{ field: empty, message: REQUIRED }];
  return fields
    .filter((field) => entry[field].length > LIMITS[field])
    .map((field) => ({ field, message: TOO_LONG[field] }));
}

/** A recipe that can become an entry. */
export interface Written {
  title: string;
  description: string;
  /** `null` if unknown. */
  servings: number | null;
  ingredients: readonly { amount: string; name: string }[];
  instructions: readonly string[];
  cookingTips: readonly string[];
  sourceUrl: string | null;
}

/** A recipe as text in the reader's language, for the book or an email, cut at an entry's limit (spec part 2 §3). */
export function recipeAsText(recipe: Written): EntryText {
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? `${heading}\n${lines.join('\n')}` : '';
  const content = [
    recipe.description,
    recipe.servings === null ? '' : t('Serves {servings}', { servings: recipe.servings }),
    list(
      t('Ingredients'),
      recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`.trim()),
    ),
    list(
      t('Instructions'),
      recipe.instructions.map((step, at) => `${at + 1}. ${step}`),
    ),
    list(t('Tips'), recipe.cookingTips),
    recipe.sourceUrl ? t('Source: {address}', { address: recipe.sourceUrl }) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
  return { title: recipe.title.slice(0, LIMITS.title), content: cut(content) };
}

function cut(text: string): string {
  if (text.length <= LIMITS.content) return text;
  const start = text.slice(0, LIMITS.content - CUT.length);
  return start.slice(0, start.lastIndexOf('\n') + 1 || start.length).trimEnd() + CUT;
}
