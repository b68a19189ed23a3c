import type { TextReader } from '#features/recipes/web/form/text-reader.tsx';

// The parser is larger than the form, so it loads with the first pasted text.
const plainText = () => import('#features/imports/rules/plain-text.ts');

/** Parses text pasted into the recipe form, like an import. */
export const textReader: TextReader = {
  async recipe(text) {
    const { isWholeRecipe, recipeFromText } = await plainText();
    const raw = recipeFromText(text);
    if (!isWholeRecipe(raw)) return null;
    const [{ toReview }, { proposedDescription }] = await Promise.all([
      import('#features/imports/rules/draft.ts'),
      import('#features/imports/rules/propose.ts'),
    ]);
    const { draft } = toReview(raw);
    return { ...draft, description: draft.description || proposedDescription(draft) };
  },
  async ingredients(text) {
    return (await plainText()).ingredientsFromText(text);
  },
  async steps(text) {
    return (await plainText()).recipeFromText(`Instructions:\n${text}`).instructions;
  },
};
