import { Shuffle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { changesFor } from '#features/chef/rules/turns/changes-offered.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface Props {
  /** What the recipe is already. */
  tags: readonly string[];
  onChange(words: string): void;
  onAnother(): void;
}

/** Asks the chef to change its recipe, or for another one. */
export function ChangeRecipe({ tags, onChange, onAnother }: Props) {
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) onChange(words.trim());
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
            maxLength={500}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={!words.trim()}>
          {t('Change')}
        </Button>
      </form>
    </section>
  );
}
