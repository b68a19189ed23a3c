import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { useWanted } from '#features/profiles/web/queries/hidden-people.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { Glance } from '#features/recipes/web/glance.tsx';
import { RecipeLink } from '#features/recipes/web/recipe-card.tsx';
import { t } from '#shared/t.ts';
import { Picture } from '#web/ui/picture.tsx';
import { WideTitle } from './wide-title.tsx';

interface Props {
  recipes: readonly RecipeCard[];
  /** Recipes shown further down, which are used here only as a last resort. */
  shownBelow: readonly RecipeCard[];
}

const BESIDE = 4;

/** The main section: one large recipe, with a list beside it. */
export function Featured({ recipes, shownBelow }: Props) {
  const [first, ...rest] = useWanted(recipes);
  if (!first) return null;
  const below = new Set(shownBelow.map(({ id }) => id));
  const others = rest.toSorted((a, b) => Number(below.has(a.id)) - Number(below.has(b.id)));
  return (
    <section
      aria-labelledby="featured"
      className="grid gap-6 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] lg:gap-12"
    >
      <h2 id="featured" className="sr-only">
        {t('Featured recipes')}
      </h2>
      <Lead recipe={first} />
      {others.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {others.slice(0, BESIDE).map((recipe) => (
            <li
              key={recipe.id}
              data-by={recipe.authorId}
              className="group relative flex flex-1 items-center gap-4 py-3.5 lg:gap-5 lg:py-4"
            >
              <Picture
                src={recipe.image}
                alt=""
                sizes="(min-width: 1024px) 9rem, 7rem"
                className="w-28 shrink-0 rounded-card lg:w-36"
              />
              <div className="min-w-0">
                <h3 className="text-lg leading-snug text-pretty">
                  <RecipeLink recipe={recipe} className="line-clamp-2 after:rounded-card" />
                </h3>
                <Glance recipe={recipe} />
                <div className="mt-2 empty:hidden">
                  <DietaryMark recipe={recipe} look="badge" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lead({ recipe }: { recipe: RecipeCard }) {
  return (
    <article data-lead-by={recipe.authorId} className="group relative">
      <Picture
        src={recipe.image}
        alt=""
        sizes="(min-width: 1280px) 44rem, (min-width: 1024px) 58vw, 100vw"
        priority
        aspect="3/2"
        className="max-md:-mx-4 md:rounded-[20px]"
      />
      <div className="absolute top-3 start-0 md:start-3">
        <DietaryMark recipe={recipe} look="badge" />
      </div>
      <p className="mt-5 text-sm font-semibold text-primary-ink">{t('On the table today')}</p>
      <WideTitle recipe={recipe} className="mt-1 text-[1.75rem] md:text-4xl" isLead />
    </article>
  );
}
