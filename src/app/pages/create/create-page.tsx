import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { SuspensionNotice } from '#features/moderation/web/suspension-notice.tsx';
import { FormSkeleton } from '#features/recipes/web/form/form-skeleton.tsx';
import { SignedOut } from '#features/recipes/web/form/signed-out.tsx';
import { useAbilities } from '#features/recipes/web/queries/abilities.ts';
import { useRecipeToEdit } from '#features/recipes/web/queries/write.ts';
import { startEdit, startNew } from '#features/recipes/web/state/draft.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode } from '#web/errors.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { ComposedEditor } from './composed-editor.tsx';

/** /create, and with `?edit={id}` the edit form (spec part 2 §2 'recipe form'). */
export default function CreatePage() {
  const recipeId = useSearchParams()[0].get('edit');
  const userId = useSession().user?.id;
  // Deferred, so that the page stays responsive while the form renders.
  const isHydrated = useDeferredValue(useHydrated());
  const title = recipeId ? t('Edit Recipe') : t('Create Recipe');
  return (
    <div className="page py-6 short:pt-2 desk:py-10">
      <PageHead title={title} isPrivate />
      <div className="mx-auto max-w-3xl">
        <Button
          asLink
          to={recipeId ? paths.recipe(recipeId) : paths.home}
          variant="ghost"
          size="sm"
          className="-ms-3"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          {recipeId ? t('Recipe Details') : t('Home')}
        </Button>
        <h1 className="mt-2 text-3xl short:mt-0 short:text-[1.75rem] desk:text-4xl">{title}</h1>
        <SuspensionNotice />
        {!userId && <SignedOut />}
        <AfterHeading>
          {userId && !isHydrated && <FormSkeleton />}
          {userId && isHydrated && !recipeId && <NewRecipe key={userId} userId={userId} />}
          {userId && isHydrated && recipeId && (
            <ChangedRecipe key={recipeId} recipeId={recipeId} userId={userId} />
          )}
        </AfterHeading>
      </div>
    </div>
  );
}

function NewRecipe({ userId }: { userId: string }) {
  const [start] = useState(() => startNew(userId));
  return <ComposedEditor userId={userId} recipe={null} start={start} />;
}

function ChangedRecipe({ recipeId, userId }: { recipeId: string; userId: string }) {
  const { data: recipe, error, refetch } = useRecipeToEdit(recipeId);
  const can = useAbilities(recipeId);
  if (error && errorCode(error) === 'not_found')
    return (
      <EmptyState title={t('Recipe not found')} text={t('It may have been deleted.')}>
        <Button asLink to={paths.recipes}>
          {t('Browse recipes')}
        </Button>
      </EmptyState>
    );
  if (error)
    return (
      <div className="mt-8">
        <ErrorState title={t('Failed to load recipe for editing')} onRetry={() => void refetch()} />
      </div>
    );
  if (!recipe || !can) return <FormSkeleton />;
  if (!can.edit)
    return (
      <EmptyState
        title={t("You can only edit recipes you've created")}
        text={t('Read it, plan it, or write one of your own.')}
      >
        <Button asLink to={paths.recipe(recipe.id)}>
          {t('View Recipe')}
        </Button>
        <Button asLink to={paths.create} variant="secondary">
          {t('Create Recipe')}
        </Button>
      </EmptyState>
    );
  return <ComposedEditor userId={userId} recipe={recipe} start={startEdit(userId, recipe)} />;
}
