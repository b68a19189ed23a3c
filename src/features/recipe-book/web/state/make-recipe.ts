import { useNavigate } from 'react-router';
import { keepDraft } from '#features/recipes/web/state/draft.ts';
import { paths } from '#shared/paths.ts';
import { showNotLoaded } from '#web/ui/use-code.ts';
import type { Entry } from '../../contract.ts';

const importParser = () =>
  Promise.all([
    import('#features/imports/rules/plain-text/plain-text.ts'),
    import('#features/imports/rules/draft.ts'),
    import('#features/imports/rules/propose.ts'),
  ]);

/** Parses an entry into recipe fields and opens the form. The parser is loaded on demand. */
export function useMakeRecipe() {
  const navigate = useNavigate();
  return async ({ id, title, content }: Entry): Promise<void> => {
    const parser = await importParser().catch(() => null);
    if (!parser) return showNotLoaded();
    const [{ recipeFromText }, { toReview }, { proposedDescription }] = parser;
    const { draft } = toReview(recipeFromText(`${title}\n\n${content}`));
    const {
      ingredients,
      instructions,
      cookingTips,
      tags,
      category,
      sourceUrl,
      prepTime,
      cookTime,
      servings,
    } = draft;
    const description = draft.description || proposedDescription(draft);
    keepDraft(
      {
        ...{ title, description, ingredients, instructions, cookingTips, tags, category, sourceUrl },
        ...{ prepTime, cookTime, difficulty: null },
        ...(servings === null ? {} : { servings }),
      },
      { kind: 'recipe-book', recipeBookId: id },
    );
    await navigate(paths.create);
  };
}
