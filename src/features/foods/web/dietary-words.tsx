import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { t } from '#shared/t.ts';
import { listed, listedEither } from '#shared/written/lists.ts';
import { inSentence } from '../rules/diets/diet-names.ts';
import { type Dietary, dietaryWarning } from '../rules/diets/dietary-warning.ts';

interface Props {
  recipe: Dietary;
  look: 'badge' | 'note';
  avoided: ReadonlySet<string>;
}

/** 'Contains milk · not vegan'; a note says more. */
export default function DietaryWords({ recipe, look, avoided }: Props) {
  const warning = dietaryWarning(recipe, avoided);
  if (!warning) return null;
  const { contains, mayContain } = warning;
  const diets = listedEither(warning.unsuitedTo.map(inSentence));
  const isSure = contains.length > 0 || diets !== '';
  if (look === 'badge')
    return (
      <p
        className={clsx(
          'flex w-fit items-start gap-1 rounded-[0.875rem] px-2.5 py-1 text-xs leading-snug font-semibold shadow-soft max-[22.5rem]:px-2 max-[22.5rem]:py-0.5',
          isSure ? 'bg-danger-soft text-danger-ink' : 'bg-saffron-soft text-saffron-ink',
        )}
      >
        <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
        {/* On the narrowest screens, the words on a card's picture would cover its buttons. */}
        <span className="line-clamp-2">
          {contains.length > 0 ? (
            <>
              <span className="max-[22.5rem]:sr-only">{t('Contains')} </span>
              {listed(contains)}
            </>
          ) : (
            mayContain.length > 0 && t('May contain {mayContain}', { mayContain: listed(mayContain) })
          )}
          {contains.length + mayContain.length > 0 && diets && ' · '}
          {diets && t('Not {diets}', { diets })}
        </span>
      </p>
    );
  return (
    <div
      role="note"
      className={clsx(
        'mt-4 flex gap-3 rounded-card p-4',
        isSure ? 'bg-danger-soft text-danger-ink' : 'bg-saffron-soft text-saffron-ink',
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        {contains.length > 0 && (
          <p className="font-semibold">
            {t('Contains {contains}, which you must not eat.', { contains: listed(contains) })}
          </p>
        )}
        {diets && (
          <p className={contains.length > 0 ? 'mt-1' : 'font-semibold'}>
            {t('Not {diets}: it does not suit how you eat.', { diets })}
          </p>
        )}
        {mayContain.length > 0 && (
          <p className={isSure ? 'mt-1' : 'font-semibold'}>
            {t('May contain {mayContain}: check the labels.', { mayContain: listed(mayContain) })}
          </p>
        )}
      </div>
    </div>
  );
}
