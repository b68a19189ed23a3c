import type { TextReader } from '#features/recipes/web/form/text-reader.tsx';

// The parser is larger than the form, so it loads with the first pasted text.
const plainText = () => import('#features/imports/rules/plain-text/plain-text.ts');

/** Parses text pasted into the recipe form, like an import. If the parser cannot be loaded, each line stays a line. */
export const textReader: TextReader = {
  recipe: (text) => wholeRecipe(text).catch(() => null),
  ingredients: (text) =>
    plainText().then(
      ({ ingredientsFromText }) => ingredientsFromText(text),
      () => linesOf(text).map((name) => ({ amount: '', name })),
    ),
  steps: (text) =>
    plainText().then(
      ({ recipeFromText }) => recipeFromText(`Instructions:\n${text}`).instructions,
      () => linesOf(text),
    ),
};

async function wholeRecipe(text: string): ReturnType<TextReader['recipe']> {
  const { isWholeRecipe, recipeFromText } = await plainText();
  const raw = recipeFromText(text);
  if (!isWholeRecipe(raw)) return null;
  const [{ toReview }, { proposedDescription }] = await Promise.all([
    import('#features/imports/rules/draft.ts'),
    import('#features/imports/rules/propose.ts'),
  ]);
  const { draft } = toReview(raw);
  return { ...draft, description: draft.description || proposedDescription(draft) };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
