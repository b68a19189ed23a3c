import type { ComposedRecipe } from '../answer/check-recipe.ts';

/** Ground spices and pastes, which are fried first. */
const SPICE =
  /\b(?:cumin|(?:ground )coriander|turmeric|paprika|garam masala|curry powder|cinnamon|ras el hanout|cardamom|allspice|baharat|five-spice|cajun seasoning|caraway|fennel seeds|mustard seeds|curry paste|oregano)\b/i;
const AROMATIC = /\b(?:garlic|(?<!ground )ginger)\b/;
const ONIONS = /\bonions?\b/;
const FRIED = /\b(?:stir|fry|cook|sizzle|toast|heat|soften|add|sauté|sweat|warm)\b/i;
const NOT_YET = /\b(?:serve|scatter|half of|a third of|chill|marinate|lift out)\b/i;
const SENTENCE = /(?<=[.!?]) +/;

/** The steps with a further spice where the other spices or the garlic are fried; `null` if nothing of the kind is. */
export function spicedWith(steps: readonly string[], spice: string): string[] | null {
  for (const known of [SPICE, AROMATIC, ONIONS])
    for (const [n, step] of steps.entries()) {
      const sentences = step.split(SENTENCE);
      const at = sentences.findIndex((each) => known.test(each) && FRIED.test(each) && !NOT_YET.test(each));
      const sentence = sentences[at];
      const listed = sentence && besideIn(sentence, known, spice);
      if (listed) return steps.with(n, sentences.with(at, listed).join(' '));
    }
  return null;
}

const SORT = /\b(?:spring|red|white|sweet|smoked|ground|dried|fresh) $/;

/** 'the garlic and cumin' becomes 'the garlic, cumin and chilli flakes'. */
function besideIn(sentence: string, known: RegExp, spice: string): string | null {
  const found = known.exec(sentence);
  if (!found) return null;
  const [sort = ''] = SORT.exec(sentence.slice(0, found.index)) ?? [];
  const before = sentence.slice(0, found.index - sort.length);
  const after = sentence.slice(found.index + found[0].length);
  if (/^(?:,| and) (?!then|until|and|stir|cook|fry|add)/.test(after))
    return `${before}${sort}${found[0]}, ${spice}${after}`;
  return /[a-z] and $/.test(before)
    ? `${before.replace(/ and $/, ', ')}${sort}${found[0]} and ${spice}${after}`
    : `${before}${sort}${found[0]} and ${spice}${after}`;
}

/** A hotter dish is not called mild any more. */
export const notMild = (recipe: ComposedRecipe): ComposedRecipe => ({
  ...recipe,
  description: recipe.description
    .replace(/\b(A|a) mild(?:ly spiced)?,? (?=([a-z]))/g, (_, article: string, next: string) =>
      /[aeiou]/.test(next) ? `${article}n ` : `${article} `,
    )
    .replace(/^Mild(?:ly spiced)?,? ([a-z])/, (_, next: string) => next.toUpperCase())
    .replace(/\bmild(?:ly spiced)?,? (?=[a-z])/g, '')
    .replace(/, (?:and |but )?mild(?=[.,])/g, ''),
});
