import { CookingPot } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { useProfileRecipes } from '#features/recipes/web/queries/of-person.ts';
import { RecipeGrid } from '#features/recipes/web/recipe-grid.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { cardActions } from '../../slots/card-actions.tsx';

interface Props {
  profile: Profile;
  /** From the URL; undefined on one's own profile. */
  idOrUsername: string | undefined;
}

const PLACES = 8;

const ReelsOfPerson = part(() => import('#features/reels/web/reels-of-person.tsx'));

/** What a person has shared: recipes, and videos once scrolled near. */
export function ProfilePosts(props: Props) {
  const isOwn = useSession().user?.id === props.profile.id;
  return (
    <>
      <ProfileRecipes {...props} />
      <WhenNear id="videos">
        <ReelsOfPerson personId={props.profile.id} isOwn={isOwn} />
      </WhenNear>
    </>
  );
}

function ProfileRecipes({ profile, idOrUsername }: Props) {
  const { data, error, isError, refetch } = useProfileRecipes(idOrUsername);
  const { name, username, id } = profile;
  const isOwn = useSession().user?.id === id;
  const recipeCount = data?.total ?? 0;
  return (
    <section aria-labelledby="recipes" className="pt-10">
      <h2 id="recipes" className="mb-6 text-2xl md:text-3xl">
        {t('Recipes')}
      </h2>
      {isError ? (
        <ErrorState
          title={t('Failed to load recipes')}
          text={errorMessage(error, t('Error loading recipes'))}
          onRetry={() => void refetch()}
        />
      ) : data?.recipes.length === 0 ? (
        <EmptyState
          icon={<CookingPot />}
          title={t('No recipes yet')}
          level="h3"
          text={
            isOwn
              ? t('Recipes you share appear here.')
              : t('{name} has not shared any recipes yet.', { name })
          }
        >
          {isOwn ? (
            <Button asLink to={paths.create}>
              {t('Create your first recipe')}
            </Button>
          ) : (
            <Button asLink to={paths.recipes} variant="secondary">
              {t('Browse recipes')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <RecipeGrid
            recipes={data?.recipes}
            expected={Math.min(recipeCount, PLACES) || 4}
            priority
            ofEveryone
            actions={cardActions}
          />
          {data && recipeCount > data.recipes.length && (
            <div className="mt-10 flex justify-center">
              <Button asLink to={paths.search({ author: username ?? id })} variant="secondary" size="lg">
                {t('All {recipeCount} recipes', { recipeCount })}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
