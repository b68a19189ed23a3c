import { Clapperboard, Pencil, Printer, Sparkles, Video } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { ReportButton } from '#features/moderation/web/report-button.tsx';
import { SaveToBook } from '#features/recipe-book/web/save-to-book.tsx';
import type { Recipe } from '#features/recipes/contract.ts';
import { similarPrompt } from '#features/recipes/rules/similar-prompt.ts';
import { useAbilities } from '#features/recipes/web/queries/abilities.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';

const DeleteRecipe = part(() => import('#features/recipes/web/recipe/delete-recipe.tsx'));

/** Further actions on a recipe; the server decides who sees which. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const can = useAbilities(recipe.id);
  const isOwn = useSession().user?.id === recipe.authorId;
  return (
    <section
      aria-label={t('More actions')}
      className="mt-12 flex flex-wrap gap-3 border-t border-line pt-6 print:hidden"
    >
      <Button
        asLink
        to={paths.chef}
        state={{ chefPrompt: similarPrompt(recipe) }}
        variant="secondary"
        icon={<Sparkles aria-hidden="true" />}
      >
        {t('Generate Similar Recipe')}
      </Button>
      <Button asLink to={paths.reels} variant="secondary" icon={<Clapperboard aria-hidden="true" />}>
        {t('View More Recipe Videos')}
      </Button>
      <SaveToBook recipe={recipe} />
      <Button variant="secondary" onClick={() => window.print()} icon={<Printer aria-hidden="true" />}>
        {t('Print')}
      </Button>
      {can?.edit && (
        <Button asLink to={paths.newReel(recipe.id)} variant="secondary" icon={<Video aria-hidden="true" />}>
          {t('Add a Video')}
        </Button>
      )}
      {can?.edit && (
        <Button
          asLink
          to={paths.editRecipe(recipe.id)}
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
        >
          {t('Edit Recipe')}
        </Button>
      )}
      {!isOwn && <ReportButton contentType="recipe" contentId={recipe.id} what={recipe.title} />}
      {can?.remove && <DeleteRecipe recipe={recipe} />}
      {can?.removeAsAdmin && <DeleteRecipe recipe={recipe} asAdmin />}
    </section>
  );
}
