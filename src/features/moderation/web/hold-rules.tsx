import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { HoldKind } from '../rules/content.ts';
import { LONGEST_HELD_VALUE } from '../rules/limits.ts';
import { useAddHoldRule, useHoldRules, useRemoveHoldRule } from './queries.ts';

const KINDS = [
  { value: 'word', label: t('Word or phrase') },
  { value: 'link', label: t('Links to a site') },
  { value: 'picture', label: t('Picture') },
];

/** Words, links and pictures that hold new content until a moderator has seen it. */
export function HoldRules() {
  const { data } = useHoldRules();
  const [kind, setKind] = useState<HoldKind>('word');
  const [value, setValue] = useState('');
  const [error, setError] = useState('');
  const add = useAddHoldRule();
  const remove = useRemoveHoldRule();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(
      { kind, value },
      {
        onSuccess: () => {
          setValue('');
          setError('');
        },
        onError: (failure) => setError(errorMessage(failure)),
      },
    );
  };
  return (
    <Card>
      <h2 className="text-xl">{t('What is held')}</h2>
      <p className="mt-1 text-muted">
        {t('New recipes, videos and comments with one of these wait for a moderator.')}
      </p>
      <form
        onSubmit={submit}
        className="mt-4 grid gap-3 sm:grid-cols-[12rem_1fr_auto] sm:items-end"
        noValidate
      >
        <SelectField
          label={t('Hold')}
          value={kind}
          onChange={(event) => setKind(event.target.value as HoldKind)}
          options={KINDS}
        />
        <TextField
          label={kind === 'picture' ? t('Address of the picture') : kind === 'link' ? t('Site') : t('Word')}
          maxLength={LONGEST_HELD_VALUE}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="submit" busy={add.isPending}>
          {t('Add')}
        </Button>
      </form>
      <p role="alert" className="mt-2 font-medium text-danger-ink empty:hidden">
        {error}
      </p>
      <ul className="mt-4 grid gap-1">
        {data?.rules.map((rule) => (
          <li key={`${rule.kind} ${rule.value}`} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-muted">{KINDS.find(({ value: id }) => id === rule.kind)?.label}: </span>
              {rule.value}
            </span>
            <IconButton
              label={t('Stop holding {value}', { value: rule.value })}
              icon={<X />}
              onClick={() => remove.mutate(rule)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
