import { Check } from 'lucide-react';
import { DIETS } from '#features/accounts/rules/diets.ts';
import { useFollowedDiets } from '#features/accounts/web/queries/avoided.ts';
import { useChoosePreferences } from '#features/accounts/web/queries/preferences.ts';
import { t } from '#shared/t.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DIET_NAMES } from '../rules/diets/diet-names.ts';

/** Chooses the diets the reader follows. */
export function DietsChoice() {
  const followed = useFollowedDiets();
  const choose = useChoosePreferences();
  return (
    <ul aria-label={t('Diets you follow')} className="flex flex-wrap gap-2">
      {DIETS.map((diet) => (
        <li key={diet}>
          <Chip
            selected={followed.has(diet)}
            icon={followed.has(diet) && <Check aria-hidden="true" />}
            onClick={() =>
              choose({
                diets: DIETS.filter((other) => (other === diet) !== followed.has(other)),
              })
            }
          >
            {DIET_NAMES[diet]}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
