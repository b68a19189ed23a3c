import { TriangleAlert } from 'lucide-react';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { useAllergens } from '#features/accounts/web/queries/avoided.ts';
import { useChoosePreferences } from '#features/accounts/web/queries/preferences.ts';
import { t } from '#shared/t.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ALLERGEN_NAMES } from '../rules/diets/allergen-names.ts';

/** Chooses what the reader must not eat. */
export function AllergensChoice() {
  const avoided = useAllergens();
  const choose = useChoosePreferences();
  return (
    <ul aria-label={t('What you must not eat')} className="flex flex-wrap gap-2">
      {ALLERGENS.map((id) => (
        <li key={id}>
          <Chip
            selected={avoided.has(id)}
            icon={avoided.has(id) && <TriangleAlert aria-hidden="true" />}
            onClick={() =>
              choose({ allergens: ALLERGENS.filter((other) => (other === id) !== avoided.has(other)) })
            }
          >
            <span className="first-letter:uppercase">{t(ALLERGEN_NAMES[id])}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
