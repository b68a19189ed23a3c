import { ExternalLink, Lightbulb } from 'lucide-react';
import { useUnits } from '#features/accounts/web/data/units.ts';
import { showTemperatures } from '#features/foods/rules/temperatures.ts';
import type { Recipe } from '../../contract.ts';

/** The steps with what to look for in each, the chef's tips, and where the recipe comes from. */
export function RecipeMethod({ recipe }: { recipe: Recipe }) {
  const units = useUnits();
  return (
    <div>
      <section aria-labelledby="instructions">
        <h2 id="instructions" className="text-2xl md:text-3xl">
          Instructions
        </h2>
        {recipe.instructions.length === 0 && <p className="mt-4 text-muted">This recipe lists no steps.</p>}
        <ol className="mt-6 space-y-8">
          {recipe.instructions.map((step, at) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names, and their order is what they are.
              key={at}
              number={at + 1}
              text={showTemperatures(step, units)}
              guidance={showTemperatures(recipe.stepGuidance[at] ?? '', units)}
            />
          ))}
        </ol>
      </section>
      {recipe.cookingTips.length > 0 && (
        <section aria-labelledby="tips" className="mt-12 rounded-card bg-saffron-soft p-5 md:p-7">
          <h2 id="tips" className="flex items-center gap-2.5 text-xl text-saffron-ink">
            <Lightbulb aria-hidden="true" className="size-6" />
            Chef's Tips
          </h2>
          <ul className="mt-4 list-disc space-y-2.5 pl-5 wrap-anywhere marker:text-saffron-ink">
            {recipe.cookingTips.map((tip, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cook may write the same tip twice.
              <li key={at} className="pl-1">
                {showTemperatures(tip, units)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {recipe.sourceUrl && (
        <p className="mt-8 text-sm text-muted">
          Source:{' '}
          <a
            href={recipe.sourceUrl}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex items-center gap-1 font-medium text-ink underline underline-offset-2"
          >
            {hostOf(recipe.sourceUrl)}
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  );
}

function Step({ number, text, guidance }: { number: number; text: string; guidance: string }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[3.25rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="flex size-10 items-center justify-center rounded-full bg-primary-soft font-display text-lg font-semibold text-primary-ink tabular-nums md:size-12 md:text-xl"
      >
        {number}
      </span>
      <div className="pt-1.5 md:pt-2.5">
        <p className="text-[1.0625rem] leading-relaxed whitespace-pre-line wrap-anywhere">{text}</p>
        {guidance && <p className="mt-2.5 border-l-2 border-saffron pl-3.5 text-muted">{guidance}</p>}
      </div>
    </li>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
}
