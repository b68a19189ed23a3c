import { PartyPopper } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { useRouterState } from '#web/router-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** An invalid address redirects Home after this delay (spec part 2 §9). */
const REDIRECT_MS = 3_000;

/** /submission-success (spec part 2 §2): confirms a posted recipe, with next steps. */
export default function SubmissionSuccessPage() {
  const { recipeId, recipeTitle } = useRouterState<{ recipeId: string; recipeTitle: string }>();
  const isLost = useHydrated() && !recipeId;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLost) return;
    showToast({ title: t('Recipe information not found'), tone: 'danger' }, 'recipe-lost');
    const leave = setTimeout(() => void navigate(paths.home, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [isLost, navigate]);
  return (
    <div className="page py-10 md:py-16">
      <PageHead title={isLost ? t('Recipe information not found') : t('Recipe Submitted!')} isPrivate />
      {recipeId ? (
        <EmptyState
          level="h1"
          icon={<PartyPopper />}
          title={t('Recipe Submitted!')}
          text={
            recipeTitle
              ? t('“{recipeTitle}” is now published, ready to plan and cook.', { recipeTitle })
              : t('It is now published, ready to plan and cook.')
          }
        >
          <Button asLink to={paths.recipe(recipeId)}>
            {t('View Recipe')}
          </Button>
          <Button asLink to={paths.create} variant="secondary">
            {t('Create Another Recipe')}
          </Button>
          <Button asLink to={paths.home} variant="ghost">
            {t('Return to Home')}
          </Button>
        </EmptyState>
      ) : (
        isLost && (
          <EmptyState
            level="h1"
            title={t('Recipe information not found')}
            text={t('Redirecting you to Home...')}
          >
            <Button asLink to={paths.home}>
              {t('Return to Home')}
            </Button>
          </EmptyState>
        )
      )}
    </div>
  );
}
