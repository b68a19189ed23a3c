import { TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { useWanted } from '#features/profiles/web/queries/hidden-people.ts';
import { AuthorLine } from '#features/recipes/web/recipe-card.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { useTrending } from '#features/search/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SectionLoading, TRENDING_HEIGHT } from './later-section.tsx';
import { WideTitle } from './wide-title.tsx';

/** The newest recipe that goes well with popular ones. */
export default function Trending() {
  const { data, error, isError, refetch } = useTrending();
  const [recipe] = useWanted(data?.recipes ?? []);
  if (isError && !data)
    return (
      <section aria-labelledby="trending">
        <h2 id="trending" className="mb-6 text-2xl md:text-3xl">
          {t('Trending new recipes')}
        </h2>
        <RecipesError error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (data && !recipe) return <Quiet />;
  if (!recipe) return <SectionLoading height={TRENDING_HEIGHT} />;
  return (
    <section
      aria-labelledby="trending"
      className="card group relative grid grid-cols-1 overflow-hidden md:grid-cols-2"
    >
      <Picture
        src={recipe.image}
        placeholder={recipe.placeholder}
        alt=""
        sizes="(min-width: 768px) 38rem, 100vw"
        aspect="3/2"
      />
      <div className="flex flex-col justify-center p-6 md:p-10">
        <h2
          id="trending"
          className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal text-herb-ink"
        >
          <TrendingUp aria-hidden="true" className="size-5" />
          {t('Trending new recipes')}
        </h2>
        <WideTitle recipe={recipe} className="mt-3 text-2xl md:text-3xl" />
        <div className="mt-3 empty:hidden">
          <DietaryMark recipe={recipe} look="badge" />
        </div>
        <div className="mt-4">
          <AuthorLine recipe={recipe} />
        </div>
      </div>
    </section>
  );
}

function Quiet() {
  return (
    <section
      aria-labelledby="trending"
      className="card flex min-h-40 flex-col items-center justify-center p-8 text-center"
    >
      <h2 id="trending" className="text-2xl">
        {t('Trending new recipes')}
      </h2>
      <p className="mt-2 text-muted">
        {t('Nothing new yet.')}{' '}
        <Link to={paths.create} className="font-semibold text-primary-ink underline">
          {t('Share the first one')}
        </Link>
      </p>
    </section>
  );
}
