import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { listed } from '#shared/listed.ts';
import { t } from '#shared/t.ts';
import { allergenWarning } from '../rules/diets/allergen-warning.ts';

interface Props {
  recipe: { allergens: readonly string[]; mayContain: readonly string[] };
  look: 'badge' | 'note';
  avoided: ReadonlySet<string>;
}

/** 'Contains milk'; as a note it says more. */
export default function AllergenWords({ recipe, look, avoided }: Props) {
  const warning = allergenWarning(recipe, avoided);
  if (!warning) return null;
  const { contains, mayContain } = warning;
  const isSure = contains.length > 0;
  if (look === 'badge')
    return (
      <p
        className={clsx(
          'flex w-fit items-start gap-1 rounded-[0.875rem] px-2.5 py-1 text-xs leading-snug font-semibold shadow-soft max-[22.5rem]:px-2 max-[22.5rem]:py-0.5',
          isSure ? 'bg-danger-soft text-danger-ink' : 'bg-saffron-soft text-saffron-ink',
        )}
      >
        <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
        {/* On the narrowest screens, the words of a card's picture would cover its buttons. */}
        <span className="line-clamp-2">
          {isSure ? (
            <>
              <span className="max-[22.5rem]:sr-only">{t('Contains')} </span>
              {listed(contains)}
            </>
          ) : (
            t('May contain {mayContain}', { mayContain: listed(mayContain) })
          )}
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
        {isSure && (
          <p className="font-semibold">
            {t('Contains {contains}, which you must not eat.', { contains: listed(contains) })}
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
