import { clsx } from 'clsx';
import { Lightbulb, ListChecks, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnits } from '#features/accounts/web/queries/units.ts';
import { showAmount } from '#features/foods/rules/units/display-units.ts';
import { showTemperatures } from '#features/foods/rules/units/temperatures.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { Recipe } from '../../contract.ts';
import { namesAmounts } from '../../rules/step-amounts.ts';
import { ingredientsInStep } from '../../rules/step-ingredients.ts';
import { timersOf } from '../../rules/step-timers.ts';
import { densities, useAboutRecipe } from '../queries/about.ts';
import { StepAmounts } from '../recipe/step-amounts.tsx';
import { startTimer } from '../state/cooking.ts';

/** Longer texts use a smaller size, so that steps rarely need scrolling. */
const LONG_STEP = 260;

interface Props {
  recipe: Recipe;
  at: number;
  servings: number;
}

/** One step in large type: its ingredients, timers and tips. */
export function CookStep({ recipe, at, servings }: Props) {
  const units = useUnits();
  const { ingredients, cookingTips } = recipe;
  const weighed = densities(useAboutRecipe(recipe.id).about);
  const step = recipe.instructions[at] ?? '';
  const guidance = recipe.stepGuidance[at];
  const factor = { num: servings, den: recipe.servings };
  const lines = ingredients.map(({ amount, name }, place) => ({
    place,
    name,
    amount: showAmount(amount, units, factor, weighed.get(place), name),
  }));
  const needed = ingredientsInStep(step, ingredients).flatMap((index) => lines[index] ?? []);
  return (
    <div className="mx-auto max-w-4xl">
      <p
        className={clsx(
          'leading-snug font-medium text-pretty wrap-anywhere whitespace-pre-line',
          step.length > LONG_STEP
            ? 'text-xl desk:text-3xl'
            : 'text-[1.625rem] desk:text-4xl desk:leading-snug',
        )}
      >
        {showTemperatures(step, units)}
      </p>
      {servings !== recipe.servings && namesAmounts(step) && (
        <StepAmounts servings={recipe.servings} className="mt-3 text-base desk:text-lg" />
      )}
      {guidance && (
        <p className="mt-4 border-s-2 border-saffron ps-4 text-lg text-muted desk:text-xl">
          {showTemperatures(guidance, units)}
        </p>
      )}
      <StartTimers recipeId={recipe.id} step={step} number={at + 1} />
      {needed.length > 0 && (
        <ul aria-label={t('For this step')} className="mt-6 flex flex-wrap gap-2">
          {needed.map((line) => (
            <li
              key={line.place}
              className="rounded-control bg-herb-soft px-4 py-2 text-lg text-herb-ink desk:text-xl"
            >
              <Ingredient amount={line.amount} name={line.name} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 divide-y divide-line border-y border-line">
        {lines.length > 0 && (
          <More icon={<ListChecks aria-hidden="true" />} title={t('All ingredients')}>
            <ul className="columns-[16rem] gap-8 space-y-2">
              {lines.map((line) => (
                <li key={line.place} className="break-inside-avoid">
                  <Ingredient amount={line.amount} name={line.name} />
                </li>
              ))}
            </ul>
          </More>
        )}
        {cookingTips.length > 0 && (
          <More icon={<Lightbulb aria-hidden="true" />} title={t("Chef's Tips")}>
            <ul className="list-disc space-y-2 ps-5">
              {cookingTips.map((tip, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cook may write the same tip twice.
                <li key={index}>{showTemperatures(tip, units)}</li>
              ))}
            </ul>
          </More>
        )}
      </div>
    </div>
  );
}

/** The durations named in the step, in order; each starts a timer. */
function StartTimers({ recipeId, step, number }: { recipeId: string; step: string; number: number }) {
  const timers = timersOf(step);
  if (timers.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {timers.map(({ text, seconds, at }) => (
        <Button
          key={at}
          variant="secondary"
          size="lg"
          aria-label={t('Start a timer: {text}', { text })}
          icon={<Timer aria-hidden="true" />}
          onClick={() => startTimer(recipeId, { step: number, text, seconds })}
          className="border-transparent! bg-saffron-soft! text-lg! text-saffron-ink! hover:border-saffron!"
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

function Ingredient({ amount, name }: { amount: string; name: string }) {
  return (
    <>
      {amount && <b className="font-semibold tabular-nums">{amount} </b>}
      {name}
    </>
  );
}

function More({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <details className="group text-lg">
      <summary className="flex min-h-14 items-center gap-3 font-semibold marker:content-none [&_svg]:size-5 [&_svg]:text-muted">
        {icon}
        {title}
        <span aria-hidden="true" className="ms-auto text-muted transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
