import { t } from '#shared/t.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { LARGEST_HOUSEHOLD } from '../rules/household.ts';
import { useChoosePreferences, useHousehold } from './queries/preferences.ts';

const AS_WRITTEN = { value: '', label: t('As many as the recipe says') };
const SIZES = Array.from({ length: LARGEST_HOUSEHOLD }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? t('1 person') : t('{count} people', { count: at + 1 }),
}));

/** Chooses how many people meals are planned for. */
export function HouseholdChoice() {
  const household = useHousehold();
  const choose = useChoosePreferences();
  return (
    <SelectField
      label={t('You cook for')}
      options={[AS_WRITTEN, ...SIZES]}
      value={household ?? ''}
      onChange={({ target }) => choose({ household: target.value ? Number(target.value) : null })}
    />
  );
}
