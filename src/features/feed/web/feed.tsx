import { UsersRound } from 'lucide-react';
import type { CardActions } from '#features/recipes/web/recipe-card.tsx';
import { RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PostGrid } from './post-grid.tsx';
import { useFeed } from './queries.ts';

interface Props {
  /** The actions of a card. */
  actions: CardActions;
}

/** Everything that people one follows have posted. */
export function Feed({ actions }: Props) {
  const list = useFeed();
  const { data, error, isError, refetch } = list;
  if (isError && !data)
    return (
      <ErrorState
        title={t('Failed to load the feed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  const posts = data?.pages.flatMap((page) => page.posts);
  if (posts?.length === 0)
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('Nothing here yet')}
        text={t('Follow people whose cooking you like, and what they share appears here.')}
      >
        <Button asLink to={paths.search({ tab: 'profiles' })}>
          {t('Find people')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      {posts ? <PostGrid posts={posts} level="h2" actions={actions} /> : <RecipeGridSkeleton count={8} />}
      <MoreButton list={list} className="mx-auto mt-10" />
    </>
  );
}
