import { Soup } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useNavigate, useParams, useRouteError } from 'react-router';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { AddOnReturn } from '#features/meal-plan/web/add-to-meal-plan.tsx';
import { usePlannedServings } from '#features/meal-plan/web/state/planned-servings.ts';
import type { Recipe } from '#features/recipes/contract.ts';
import { cardDescription } from '#features/recipes/rules/recipe.ts';
import { CookingRecipe } from '#features/recipes/web/cook/cooking-recipe.tsx';
import { StartCooking } from '#features/recipes/web/cook/start-cooking.tsx';
import { aboutQuery } from '#features/recipes/web/queries/about.ts';
import { recipeQuery, similarQuery, useCountView, useRecipe } from '#features/recipes/web/queries/recipes.ts';
import { AboutRecipe } from '#features/recipes/web/recipe/about-recipe.tsx';
import { RecipeIngredients } from '#features/recipes/web/recipe/recipe-ingredients.tsx';
import { RecipeJsonLd } from '#features/recipes/web/recipe/recipe-json-ld.tsx';
import { RecipeMethod } from '#features/recipes/web/recipe/recipe-method.tsx';
import { RecipeSkeleton } from '#features/recipes/web/recipe/recipe-skeleton.tsx';
import { RecipeTags } from '#features/recipes/web/recipe/recipe-tags.tsx';
import { SimilarRecipes } from '#features/recipes/web/recipe/similar-recipes.tsx';
import { changeCooking, useCooking } from '#features/recipes/web/state/cooking.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { useSettings } from '#web/settings.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { cardActions } from '../../slots/card-actions.tsx';
import { PlanActions } from './plan-actions.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeBar } from './recipe-bar.tsx';
import { RecipeHeader } from './recipe-header.tsx';
import { RecipeTalk } from './recipe-talk.tsx';

const RATE_MS = 8000;

const queries: PageQueries = (from, { params: { recipeId = '' } }) => [
  recipeQuery(from, recipeId),
  similarQuery(from, recipeId),
];
// The HTML tells search engines about nutrition and diets; navigation does not wait for them.
export const loader = loadOnServer((from, args) => [
  ...queries(from, args),
  aboutQuery(from, args.params.recipeId ?? ''),
]);
export const clientLoader = loadInBrowser(queries);

/** /recipe/{id} (spec part 1 §2 'Recipe detail'). */
export default function RecipePage() {
  const { recipeId = '' } = useParams();
  const recipe = useRecipe(recipeId);
  useCountView(recipeId);
  if (!recipe) return <RecipeSkeleton />;
  // Resets servings when navigating from one recipe to the next.
  return <RecipeBody key={recipe.id} recipe={recipe} />;
}

function RecipeBody({ recipe }: { recipe: Recipe }) {
  const cooking = useCooking(recipe.id);
  const isMember = useAudience() === 'member';
  const plansHere = useSettings().access === 'open' || isMember;
  const [chosen, setChosen] = useState<number | null>(null);
  const planned = usePlannedServings();
  const isOwn = useSession().user?.id === recipe.authorId;
  const servings = chosen ?? cooking?.servings ?? planned ?? recipe.servings;
  const choose = (count: number) => {
    setChosen(count);
    changeCooking(recipe.id, { servings: count });
  };
  return (
    <div className="page pt-0 pb-10 desk:pt-10 print:p-0">
      <PageHead
        title={recipe.title}
        description={cardDescription(recipe.description)}
        image={recipe.image}
        canonical={paths.recipe(recipe.id)}
        type="article"
      />
      <RecipeJsonLd recipe={recipe} />
      <RecipeHeader recipe={recipe} servings={servings} />
      <AfterHeading>
        <div className="mt-4 grid gap-8 desk:mt-14 desk:gap-10 print:mt-5 print:block lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:gap-16">
          <RecipeIngredients recipe={recipe} servings={servings} onServings={choose} />
          <RecipeMethod recipe={recipe} servings={servings}>
            <StartCooking recipe={recipe} cooking={cooking} servings={servings} className="phone:hidden" />
          </RecipeMethod>
        </div>
        <RecipeTags tags={recipe.tags} className="mt-8 desk:hidden" />
        <PlanActions recipe={recipe} className="desk:hidden" />
        <div className="print:hidden">
          <AboutRecipe recipeId={recipe.id} />
          <RecipeActions recipe={recipe} />
          <SimilarRecipes recipeId={recipe.id} actions={cardActions} />
          <RecipeTalk recipe={recipe} />
        </div>
      </AfterHeading>
      {plansHere && <AddOnReturn recipe={recipe} />}
      <RecipeBar recipe={recipe} cooking={cooking} servings={servings}>
        {cooking && <CookingRecipe recipe={recipe} cooking={cooking} onFinish={() => wishWell(!isOwn)} />}
      </RecipeBar>
    </div>
  );
}

/** After the last step: this is the best moment to rate, and the ratings are far below. */
function wishWell(mayRate: boolean): void {
  const rate = () => document.getElementById('ratings')?.scrollIntoView();
  showToast({
    title: t('Enjoy your meal!'),
    tone: 'success',
    ...(mayRate && { duration: RATE_MS, action: { label: t('Rate it'), onClick: rate } }),
  });
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <RecipeNotFound />;
  return <RecipeError />;
}

function RecipeNotFound() {
  return (
    <NotFound
      icon={<Soup />}
      title={t('Recipe Not Found')}
      text={t('It may have been deleted, or the address has a typo.')}
    >
      <Button asLink to={paths.home}>
        {t('Go Home')}
      </Button>
      <Button asLink to={paths.recipes} variant="secondary">
        {t('Browse recipes')}
      </Button>
    </NotFound>
  );
}

/** Reports the error and shows other recipes (spec part 1 §8). */
function RecipeError() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: t('Could not load recipe. Please try again.'), tone: 'danger' }, 'recipe-error');
    void navigate(paths.recipes, { replace: true });
  }, [navigate]);
  return <RecipeSkeleton />;
}
