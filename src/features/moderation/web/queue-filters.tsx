import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CONTENT_NAMES, CONTENT_TYPES, type QueueName } from '../rules/content.ts';
import { LONGEST_SEARCH } from '../rules/limits.ts';
import { REASONS } from '../rules/reasons.ts';
import type { QueueFilter } from './queries.ts';

const PAUSE_MS = 300;

/** The filter in a URL. Held content was never reported, so it has no reason. */
export function readFilter(queue: QueueName, search: URLSearchParams): QueueFilter {
  return {
    queue,
    type: CONTENT_TYPES.find((type) => type === search.get('type')),
    reason: queue === 'held' ? undefined : REASONS.find(({ id }) => id === search.get('reason'))?.id,
    q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
  };
}

/** The query string of a filter. */
export function addressOf({ queue, type, reason, q }: QueueFilter): Record<string, string> {
  return { queue, ...(type && { type }), ...(reason && { reason }), ...(q && { q }) };
}

const TYPES = [
  { value: '', label: t('Any type') },
  ...CONTENT_TYPES.map((type) => ({ value: type, label: capitalized(CONTENT_NAMES[type]) })),
];
const REASON_OPTIONS = [
  { value: '', label: t('Any reason') },
  ...REASONS.map(({ id, label }) => ({ value: id, label })),
];

interface Props {
  filter: QueueFilter;
  onChange(changed: Partial<QueueFilter>): void;
}

/** Narrows a queue by type, reason, author and words. */
export function QueueFilters({ filter, onChange }: Props) {
  const { queue, type = '', reason = '', q } = filter;
  const [typed, setTyped] = useState(q);
  // With the filter as it is then: another choice may have been made since the last letter.
  const search = useEffectEvent((words: string) => {
    if (words !== q) onChange({ q: words });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // The search was cleared elsewhere.
  useEffect(() => {
    if (q === '') setTyped('');
  }, [q]);
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="col-span-full md:col-span-1">
        <TextField
          type="search"
          label={t('Search by author or words')}
          icon={<Search aria-hidden="true" />}
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <SelectField
        label={t('Type')}
        options={TYPES}
        value={type}
        onChange={({ target }) => onChange({ type: CONTENT_TYPES.find((one) => one === target.value) })}
      />
      {queue !== 'held' && (
        <SelectField
          label={t('Reason')}
          options={REASON_OPTIONS}
          value={reason}
          onChange={({ target }) => onChange({ reason: REASONS.find(({ id }) => id === target.value)?.id })}
        />
      )}
    </search>
  );
}
