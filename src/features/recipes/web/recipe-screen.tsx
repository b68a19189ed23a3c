import { Soup } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useParams, useRouteError } from 'react-router';
import { AboutRecipe } from '#features/foods/web/about-recipe.tsx';
import { PageHead } from '#web/layout/page-head.tsx';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { cardDescription } from '../rules.ts';
import { categoriesQuery, recipeQuery, similarQuery, useCountView, useRecipe } from './data.ts';
import { RecipeActions } from './recipe/recipe-actions.tsx';
import { RecipeHeader } from './recipe/recipe-header.tsx';
import { RecipeIngredients } from './recipe/recipe-ingredients.tsx';
import { RecipeJsonLd } from './recipe/recipe-json-ld.tsx';
import { RecipeMethod } from './recipe/recipe-method.tsx';
import { RecipeSkeleton } from './recipe/recipe-skeleton.tsx';
import { SimilarRecipes } from './recipe/similar-recipes.tsx';

const queries: PageQueries = (from, { params: { recipeId = '' } }) => [
  recipeQuery(from, recipeId),
  similarQuery(from, recipeId),
  categoriesQuery(from),
];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /recipe/{id} (spec part 1 §2 'Recipe detail'). */
export default function RecipeScreen() {
  const { recipeId = '' } = useParams();
  const recipe = useRecipe(recipeId);
  useCountView(recipeId);
  if (!recipe) return <RecipeSkeleton />;
  return (
    // A recipe that leads to the next one starts anew: nothing ticked, its own servings.
    <div key={recipe.id} className="page pt-0 pb-10 md:pt-10">
      <PageHead
        title={recipe.title}
        description={cardDescription(recipe.description)}
        image={recipe.image}
        canonical={paths.recipe(recipe.id)}
        type="article"
      />
      <RecipeJsonLd recipe={recipe} />
      <RecipeHeader recipe={recipe} />
      <div className="mt-10 grid gap-10 md:mt-14 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:gap-16">
        <RecipeIngredients recipe={recipe} />
        <RecipeMethod recipe={recipe} />
      </div>
      <AboutRecipe recipeId={recipe.id} />
      <RecipeActions recipe={recipe} />
      <SimilarRecipes recipeId={recipe.id} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <RecipeNotFound />;
  return <RecipeTrouble />;
}

function RecipeNotFound() {
  return (
    <div className="page py-12 md:py-20">
      <PageHead title="Recipe Not Found" isPrivate />
      <EmptyState
        level="h1"
        icon={<Soup />}
        title="Recipe Not Found"
        text="It may have been taken off the menu, or the address has a typing mistake."
      >
        <Button asLink to={paths.home}>
          Go Home
        </Button>
        <Button asLink to={paths.recipes} variant="secondary">
          Browse recipes
        </Button>
      </EmptyState>
    </div>
  );
}

/** Says that it went wrong and leads to the other recipes (spec part 1 §8). */
function RecipeTrouble() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: 'Could not load recipe. Please try again.', tone: 'danger' }, 'recipe-trouble');
    void navigate(paths.recipes, { replace: true });
  }, [navigate]);
  return <RecipeSkeleton />;
}
