import { SelectField } from '#web/ui/select-field.tsx';
import { LARGEST_HOUSEHOLD } from '../rules/household.ts';
import { useChoosePreferences, useHousehold } from './queries/preferences.ts';

const AS_WRITTEN = { value: '', label: 'As many as the recipe says' };
const SIZES = Array.from({ length: LARGEST_HOUSEHOLD }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 person' : `${at + 1} people`,
}));

/** Chooses for how many meals are planned. */
export function HouseholdChoice() {
  const household = useHousehold();
  const choose = useChoosePreferences();
  return (
    <SelectField
      label="You cook for"
      options={[AS_WRITTEN, ...SIZES]}
      value={household ?? ''}
      onChange={({ target }) => choose({ household: target.value ? Number(target.value) : null })}
    />
  );
}
