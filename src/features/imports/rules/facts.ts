import { parseServings, type RawRecipe } from './draft.ts';
import { parseMinutes } from './duration.ts';

const FACT =
  /^(prep(?:aration)?|cook(?:ing)?|baking|bake|total|serv(?:ings?|es|ing)|yields?|makes|amount|portions?)(?:\s*time)?\s*(?::\s*|\s+(?=\d))(.*)$/i;
const LONGEST = 300;

/** The labels of recipe facts. */
export type Facts = Pick<RawRecipe, 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'cookingTips'>;

/** Whether a line states a time or a yield: 'Prep time: 10 min', 'Serves 4'. */
export function isFact(line: string): boolean {
  return factOf(line) !== null;
}

/** Parses 'Prep time: 10 min' and similar; the first of each wins. Extra words of a value become a tip. */
export function readFact(text: string, found: Facts): boolean {
  const fact = factOf(text);
  if (!fact) return false;
  const { plain, name, value } = fact;
  const isCount = /^(?:serv|yield|make|amount|portion)/i.test(name);
  const field = isCount
    ? 'servings'
    : /^prep/i.test(name)
      ? 'prepTime'
      : /^total/i.test(name)
        ? 'totalTime'
        : 'cookTime';
  if (!value.trim()) return true;
  const number = isCount ? parseServings(value) : parseMinutes(value);
  if (number !== null && (found[field] ?? null) === null) found[field] = value;
  const said = value.replace(
    /\b(?:an?|about|people|persons?|servings?|portions?|min(?:ute)?s?|h(?:ou)?rs?|h|m|to|and)\b|(?<=\d)(?:h|m|min)\b/gi,
    '',
  );
  if (number === null || /\p{L}{3}/u.test(said)) found.cookingTips.push(plain);
  return true;
}

function factOf(line: string): { plain: string; name: string; value: string } | null {
  if (line.length > LONGEST) return null;
  const plain = withoutMark(line).replace(/["“”]/g, '');
  const [, name, value] = FACT.exec(plain) ?? [];
  return name === undefined || value === undefined ? null : { plain, name, value };
}

/** Strips a leading symbol or emoji. */
export function withoutMark(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '');
}
