import { Minus, Plus, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useReleasedAmounts, useUnits } from '#features/accounts/web/queries/units.ts';
import { UnitsChoice } from '#features/accounts/web/units-choice.tsx';
import { importShow, useShown } from '#features/foods/web/state/shown-units.ts';
import { Substitutes } from '#features/foods/web/substitutes.tsx';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Recipe } from '../../contract.ts';
import { LIMITS } from '../../rules/limits.ts';
import { densities, useAboutRecipe } from '../queries/about.ts';
import { useTicked } from '../state/ticked.ts';

interface Props {
  recipe: Recipe;
  servings: number;
  onServings(servings: number): void;
}

/** The ingredients, with checkboxes, scaled to the chosen servings. */
export function RecipeIngredients({ recipe, servings, onServings }: Props) {
  const [ticked, tick] = useTicked(recipe);
  const units = useUnits();
  useReleasedAmounts(importShow);
  const { about } = useAboutRecipe(recipe.id);
  const substitutions = new Map(about?.substitutions.map((each) => [each.at, each]));
  const weighed = densities(about);
  const shown = useShown(units, { num: servings, den: recipe.servings });
  // The number and the amounts must change together.
  const shownServings = shown.isReady ? servings : recipe.servings;
  const count = recipe.ingredients.length;
  return (
    <section aria-labelledby="ingredients" className="lg:sticky lg:top-24 lg:self-start print:static">
      <div className="card flex flex-col overflow-hidden print:block print:rounded-none print:border-0">
        <div className="flex flex-wrap items-center justify-between gap-x-2 py-2 pe-3 ps-5 desk:block desk:px-6 desk:pt-6 desk:pb-0 print:p-0">
          <div className="flex gap-x-4 phone:flex-col desk:items-baseline desk:justify-between print:flex-row print:items-baseline print:justify-between">
            <h2 id="ingredients" className="text-2xl leading-tight print:text-xl">
              {t('Ingredients')}
            </h2>
            <p className="text-sm text-muted tabular-nums">
              <span className="print:hidden">
                {t('{count, plural, one {# item} other {# items}}', { count })}
              </span>
              <span className="hidden print:inline">
                {t('{servings, plural, one {For # serving} other {For # servings}}', {
                  servings: shownServings,
                })}
              </span>
            </p>
          </div>
          <Servings
            original={recipe.servings}
            servings={servings}
            shown={shownServings}
            onChange={onServings}
          />
        </div>
        {count === 0 && <p className="px-6 py-8 text-muted">{t('This recipe lists no ingredients.')}</p>}
        {count > 0 && <UnitsChoice className="mx-5 my-4 phone:order-last desk:mx-6 desk:mt-0 print:hidden" />}
        <ul className="divide-y divide-line border-t border-line print:mt-1 print:columns-2 print:gap-8 print:divide-y-0 print:pt-2">
          {recipe.ingredients.map((ingredient, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may list the same ingredient twice.
              key={at}
              amount={shown.amount(ingredient.amount, weighed.get(at), ingredient.name)}
              name={ingredient.name}
              isTicked={ticked.includes(at)}
              onTick={() => tick(at)}
            >
              {substitutions.has(at) && <Substitutes {...substitutions.get(at)!} />}
            </Line>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ServingsProps {
  original: number;
  servings: number;
  shown: number;
  onChange(servings: number): void;
}

function Servings({ original, servings, shown, onChange }: ServingsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers.
    <div
      role="group"
      aria-label={t('Servings')}
      className="flex min-h-11 items-center desk:mt-3 desk:min-h-14 desk:gap-1 desk:border-t desk:border-line desk:py-1 print:hidden"
    >
      <IconButton
        label={t('Fewer servings')}
        icon={<Minus aria-hidden="true" />}
        disabled={servings <= 1}
        onClick={() => onChange(servings - 1)}
        className="desk:-ms-2"
      />
      <p
        aria-live="polite"
        className="text-center font-semibold whitespace-nowrap tabular-nums desk:min-w-24"
      >
        {t('{servings, plural, one {# serving} other {# servings}}', { servings: shown })}
      </p>
      <IconButton
        label={t('More servings')}
        icon={<Plus aria-hidden="true" />}
        disabled={servings >= LIMITS.servings}
        onClick={() => onChange(servings + 1)}
      />
      {servings !== original && (
        <IconButton
          label={t('Reset servings')}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => onChange(original)}
          className="desk:-me-2 desk:ms-auto"
        />
      )}
    </div>
  );
}

interface LineProps {
  amount: string;
  name: string;
  isTicked: boolean;
  onTick(): void;
  /** Content at its end. */
  children?: ReactNode;
}

function Line({ amount, name, isTicked, onTick, children }: LineProps) {
  const id = useId();
  return (
    <li className="flex items-start hover:bg-sunken">
      <label
        htmlFor={id}
        className="flex min-h-12 flex-1 cursor-pointer items-start gap-3.5 py-3 pe-2 ps-5 has-checked:text-muted has-checked:line-through md:ps-6 print:min-h-0 print:gap-2 print:px-0 print:py-0.5 print:text-sm"
      >
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          onChange={onTick}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-herb print:size-3.5"
        />
        <span className="wrap-anywhere">
          {amount && <b className="in-units font-semibold tabular-nums">{amount} </b>}
          {name}
        </span>
      </label>
      {children && <span className="mt-0.5 me-2 md:me-3">{children}</span>}
    </li>
  );
}
