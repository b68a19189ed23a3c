import { Shuffle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { changesFor } from '#features/chef/rules/turns/changes-offered.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { roomLeft } from '#web/ui/fields/room-left.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const LONGEST_CHANGE = 500;

interface Props {
  /** What the recipe is already. */
  tags: readonly string[];
  onChange(words: string): void;
  onAnother(): void;
}

/** Asks the chef to change its recipe, or for another one. */
export function ChangeRecipe({ tags, onChange, onAnother }: Props) {
  const [words, setWords] = useState('');
  const canSend = words.trim() !== '' && words.trim().length <= LONGEST_CHANGE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onChange(words.trim());
  };
  return (
    <section aria-labelledby="chef-change" className="mt-10">
      <h2 id="chef-change" className="text-xl">
        {t('Not quite right?')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {changesFor(tags).map(({ words, label }) => (
          <li key={words}>
            <Chip onClick={() => onChange(words)}>{t(label)}</Chip>
          </li>
        ))}
        <li>
          <Chip onClick={onAnother} icon={<Shuffle aria-hidden="true" />}>
            {t('Another recipe')}
          </Chip>
        </li>
      </ul>
      <form onSubmit={submit} className="mt-4 flex max-w-xl items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('Tell the chef what to change')}
            placeholder={t('Swap the chicken for tofu, use up the spinach')}
            hint={roomLeft(words.trim(), LONGEST_CHANGE)}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={!canSend}>
          {t('Change')}
        </Button>
      </form>
    </section>
  );
}
