import { ExternalLink, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnits } from '#features/accounts/web/queries/units.ts';
import { useShown } from '#features/foods/web/state/shown-units.ts';
import { t } from '#shared/t.ts';
import type { Recipe } from '../../contract.ts';
import { namesAmounts } from '../../rules/step-amounts.ts';
import { StepAmounts } from './step-amounts.tsx';

interface Props {
  recipe: Recipe;
  servings: number;
  /** Shown beside the heading. */
  children: ReactNode;
}

/** The steps with their notes, the chef's tips, and the source. */
export function RecipeMethod({ recipe, servings, children }: Props) {
  const { temperatures } = useShown(useUnits());
  return (
    <div className="print:mt-4 print:text-[0.8125rem]">
      <section aria-labelledby="instructions">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h2 id="instructions" className="text-2xl md:text-3xl print:text-xl">
            {t('Instructions')}
          </h2>
          {children}
        </div>
        {recipe.instructions.length === 0 && (
          <p className="mt-4 text-muted">{t('This recipe lists no steps.')}</p>
        )}
        {servings !== recipe.servings && recipe.instructions.some(namesAmounts) && (
          <StepAmounts servings={recipe.servings} className="mt-3" />
        )}
        <ol className="mt-6 space-y-8 print:mt-2 print:space-y-1.5">
          {recipe.instructions.map((step, at) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids and are identified by position.
              key={at}
              number={at + 1}
              text={temperatures(step)}
              guidance={temperatures(recipe.stepGuidance[at] ?? '')}
            />
          ))}
        </ol>
      </section>
      {recipe.cookingTips.length > 0 && (
        <section
          aria-labelledby="tips"
          className="mt-12 rounded-card bg-saffron-soft p-5 md:p-7 print:mt-4 print:break-inside-avoid print:bg-transparent print:p-0"
        >
          <h2 id="tips" className="flex items-center gap-2.5 text-xl text-saffron-ink print:text-ink">
            <Lightbulb aria-hidden="true" className="size-6 print:hidden" />
            {t("Chef's Tips")}
          </h2>
          <ul className="mt-4 list-disc space-y-2.5 ps-5 wrap-anywhere marker:text-saffron-ink print:mt-1.5 print:space-y-0.5 print:marker:text-ink">
            {recipe.cookingTips.map((tip, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cook may write the same tip twice.
              <li key={at} className="ps-1">
                {temperatures(tip)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {recipe.sourceUrl && (
        <p className="mt-8 text-sm text-muted print:mt-4">
          {t('Source:')}{' '}
          <a
            href={recipe.sourceUrl}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex items-center gap-1 font-medium text-ink underline underline-offset-2 print:inline print:break-all"
          >
            <span className="print:hidden">{recipe.source ?? recipe.sourceUrl}</span>
            <span className="hidden print:inline">{recipe.sourceUrl}</span>
            <ExternalLink aria-hidden="true" className="size-3.5 print:hidden" />
            <span className="sr-only print:hidden">{t('(opens in a new tab)')}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function Step({ number, text, guidance }: { number: number; text: string; guidance: string }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[3.25rem_minmax(0,1fr)] print:grid-cols-[1.5rem_minmax(0,1fr)] print:gap-x-2">
      <span
        aria-hidden="true"
        className="flex size-10 items-center justify-center rounded-full bg-primary-soft font-display text-lg font-semibold text-primary-ink tabular-nums md:size-12 md:text-xl print:size-auto print:items-start print:justify-start print:bg-transparent print:text-[0.8125rem] print:leading-normal print:text-ink"
      >
        {number}
      </span>
      <div className="pt-1.5 md:pt-2.5 print:pt-0">
        <p className="text-[1.0625rem] leading-relaxed whitespace-pre-line wrap-anywhere print:text-[0.8125rem] print:leading-normal">
          {text}
        </p>
        {guidance && (
          <p className="mt-2.5 border-s-2 border-saffron ps-3.5 text-muted wrap-anywhere print:mt-0.5 print:text-xs">
            {guidance}
          </p>
        )}
      </div>
    </li>
  );
}
