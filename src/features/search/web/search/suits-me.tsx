import { Salad } from 'lucide-react';
import { Link } from 'react-router';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS } from '#features/accounts/rules/diets.ts';
import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import { ALLERGEN_NAMES } from '#features/foods/rules/diets/allergen-names.ts';
import { DIET_NAMES, inSentence } from '#features/foods/rules/diets/diet-names.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useSuitsMe } from '../state/suits-me.ts';

/** Shows only what suits the reader's diets and allergens, until they choose to see everything again. */
export default function SuitsMe() {
  const avoided = useAvoided();
  const { isOn, set } = useSuitsMe();
  const names = [
    ...DIETS.filter((id) => avoided.has(id)).map((id) => inSentence(t(DIET_NAMES[id]))),
    ...ALLERGENS.filter((id) => avoided.has(id)).map((id) => t('no {food}', { food: t(ALLERGEN_NAMES[id]) })),
  ];
  if (names.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Chip
        selected={isOn}
        aria-pressed={isOn}
        icon={<Salad aria-hidden="true" />}
        onClick={() => set(!isOn)}
      >
        {t('Suits me')}
      </Chip>
      <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-muted empty:hidden">
        {isOn && (
          <>
            {t('Only recipes known to suit you: {names}.', { names: listed(names) })}{' '}
            <span className="inline-flex gap-4 font-semibold whitespace-nowrap text-primary-ink">
              <button type="button" onClick={() => set(false)} className="tap-44 hover:underline">
                {t('Show all')}
              </button>
              <Link to={paths.settings} className="tap-44 hover:underline">
                {t('Change')}
              </Link>
            </span>
          </>
        )}
      </p>
    </div>
  );
}
