import { ChefHat, Clock, Lightbulb, Users } from 'lucide-react';
import { formatMinutes } from '#features/recipes/rules/recipe.ts';
import { t } from '#shared/t.ts';
import { Fact } from '#web/ui/fact.tsx';
import type { ChefRecipe } from '../contract.ts';
import { MOST_PREVIEW_TAGS } from '../rules/loading-messages.ts';
import { RecipeImage } from './recipe-image.tsx';
import type { ChefState } from './state/chef-state.ts';

/** Tag colors, in rotation (spec part 2 §9). */
const TAG_COLORS = [
  'bg-primary-soft text-primary-ink',
  'bg-herb-soft text-herb-ink',
  'bg-saffron-soft text-saffron-ink',
  'bg-sunken text-ink',
  'bg-danger-soft text-danger-ink',
  'bg-ink text-paper',
];

type Props = { recipe: Partial<ChefRecipe>; isWriting?: boolean } & (
  | { state?: never; onChange?: never }
  | { state: ChefState; onChange(part: Partial<ChefState>): void }
);

/** The chef's recipe, complete or in progress. */
export function RecipePreview({ recipe, isWriting, state, onChange }: Props) {
  const { title, description, prepTime, cookTime, servings } = recipe;
  const { tags = [], ingredients = [], instructions = [], cookingTips = [] } = recipe;
  return (
    <article aria-label={t('Recipe preview')} aria-busy={isWriting} className="mt-8 grid gap-8">
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-12">
        <div className={state ? undefined : 'lg:col-span-2'}>
          <h2 className="text-3xl text-balance wrap-anywhere md:text-4xl">{title}</h2>
          {tags.length > 0 && (
            <ul aria-label={t('Tags')} className="mt-4 flex flex-wrap gap-2">
              {tags.slice(0, MOST_PREVIEW_TAGS).map((tag, at) => (
                <li
                  key={tag}
                  className={`rounded-full px-3 py-1 text-sm font-medium ${TAG_COLORS[at % TAG_COLORS.length]}`}
                >
                  {tag}
                </li>
              ))}
            </ul>
          )}
          {description && <p className="mt-4 text-lg text-muted">{description}</p>}
          <dl className="mt-6 flex flex-wrap gap-x-9 gap-y-4 border-y border-line py-5">
            {prepTime !== undefined && (
              <Fact icon={<Clock />} name={t('Prep time')} value={formatMinutes(prepTime)} />
            )}
            {cookTime !== undefined && (
              <Fact icon={<ChefHat />} name={t('Cook time')} value={formatMinutes(cookTime)} />
            )}
            {servings !== undefined && (
              <Fact icon={<Users />} name={t('Servings')} value={String(servings)} />
            )}
          </dl>
          {cookingTips.length > 0 && (
            <section aria-labelledby="chef-tips" className="mt-6 rounded-card bg-saffron-soft p-5">
              <h3 id="chef-tips" className="flex items-center gap-2 text-lg font-semibold">
                <Lightbulb aria-hidden="true" className="size-5 text-saffron-ink" /> {t("Chef's tips")}
              </h3>
              <ul className="mt-2 grid list-disc gap-1.5 ps-5">
                {cookingTips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {state && (
          <div className="lg:order-first">
            <RecipeImage recipe={recipe} state={state} onChange={onChange} />
          </div>
        )}
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:gap-16">
        {ingredients.length > 0 && (
          <section aria-labelledby="chef-ingredients" className="card self-start p-5 md:p-6">
            <h3 id="chef-ingredients" className="text-2xl">
              {t('Ingredients')}
            </h3>
            <ul className="mt-3 divide-y divide-line">
              {ingredients.map(({ amount, name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may list the same ingredient twice.
                <li key={at} className="py-2.5">
                  <span className="font-semibold tabular-nums">{amount}</span> {name}
                </li>
              ))}
            </ul>
          </section>
        )}
        {instructions.length > 0 && (
          <section aria-labelledby="chef-steps">
            <h3 id="chef-steps" className="text-2xl">
              {t('Instructions')}
            </h3>
            <ol className="mt-4 grid gap-5">
              {instructions.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by position.
                <li key={at} className="flex gap-4">
                  <span
                    aria-hidden="true"
                    className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft font-display font-semibold text-primary-ink tabular-nums"
                  >
                    {at + 1}
                  </span>
                  <p className="pt-1 whitespace-pre-line wrap-anywhere">{step}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </article>
  );
}
