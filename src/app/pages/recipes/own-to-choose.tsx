import { useSavedPage } from '#features/favorites/web/queries/favorites.ts';
import { useProfileRecipes } from '#features/recipes/web/queries/of-person.ts';
import { RecipeGrid } from '#features/recipes/web/recipe-grid.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { cardActions } from '../../slots/card-actions.tsx';
import { Section } from './section.tsx';

const SHOWN = 4;

/** While someone chooses a meal to plan: recipes they cook anyway come before new ones. */
export default function OwnToChoose() {
  const saved = useSavedPage('', undefined).data?.recipes.slice(0, SHOWN) ?? [];
  const all = useProfileRecipes(undefined).data?.recipes ?? [];
  const own = all.filter(({ id }) => !saved.some((known) => known.id === id)).slice(0, SHOWN);
  return (
    <>
      {saved.length > 0 && (
        <Section id="saved" title={t('Saved Recipes')} to={paths.savedRecipes} link={t('View all')}>
          <RecipeGrid recipes={saved} actions={cardActions} ofEveryone />
        </Section>
      )}
      {own.length > 0 && (
        <Section id="own" title={t('Your recipes')} to={paths.profile} link={t('View all')}>
          <RecipeGrid recipes={own} actions={cardActions} ofEveryone />
        </Section>
      )}
    </>
  );
}
