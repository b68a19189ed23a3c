import { useSearchParams } from 'react-router';
import { SuspensionNotice } from '#features/moderation/web/suspension-notice.tsx';
import { ownRecipesQuery, useOwnRecipes } from '#features/recipes/web/queries/of-person.ts';
import { ReelForm } from '#features/reels/web/upload/reel-form.tsx';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from) => [ownRecipesQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /reels/new: uploads a video; `?recipe=` chooses what it shows. */
export default function NewReelPage() {
  const [search] = useSearchParams();
  const recipes = useOwnRecipes().data?.recipes ?? [];
  const wanted = recipes.find(({ id }) => id === search.get('recipe'));
  return (
    <div className="page max-w-4xl! pb-16">
      <PageHead title={t('New Video')} description={t('Show how a dish is made.')} isPrivate />
      <PageHeading
        title={t('New Video')}
        text={t('Show one thing well: a cut, a fold, the moment it is done.')}
      />
      <SuspensionNotice />
      <ReelForm recipes={recipes} recipeId={wanted?.id ?? ''} />
    </div>
  );
}
