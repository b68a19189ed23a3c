import { useNavigate } from 'react-router';
import { keepDraft } from '#features/recipes/web/data/draft.ts';
import { paths } from '#web/paths.ts';
import type { Entry } from '../../contract.ts';

/** Reads an entry's text into the fields of a recipe, and opens the form with it. The reader comes when it is needed. */
export function useMakeRecipe() {
  const navigate = useNavigate();
  return async ({ id, title, content }: Entry): Promise<void> => {
    const [{ recipeFromText }, { toReview }] = await Promise.all([
      import('#features/imports/rules/plain-text.ts'),
      import('#features/imports/rules/draft.ts'),
    ]);
    const { prepTime, cookTime, servings, ...read } = toReview(
      recipeFromText(`${title}\n\n${content}`),
    ).draft;
    const { description, ingredients, instructions, cookingTips, tags, category, sourceUrl } = read;
    keepDraft(
      {
        ...{ title, description, ingredients, instructions, cookingTips, tags, category, sourceUrl },
        ...(prepTime === null ? {} : { prepTime }),
        ...(cookTime === null ? {} : { cookTime }),
        ...(servings === null ? {} : { servings }),
      },
      { kind: 'recipe-book', recipeBookId: id },
    );
    await navigate(paths.create);
  };
}
