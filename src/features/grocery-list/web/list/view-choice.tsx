import { clsx } from 'clsx';
import type { ListView } from '../data/view.ts';

const VIEWS: readonly { id: ListView; label: string }[] = [
  { id: 'aisles', label: 'By aisle' },
  { id: 'plain', label: 'A to Z' },
];

/** How the list is laid out. */
export function ViewChoice({ view, onChoose }: { view: ListView; onChoose(view: ListView): void }) {
  return (
    <fieldset className="flex gap-1 rounded-full bg-sunken p-1">
      <legend className="sr-only">Layout of the list</legend>
      {VIEWS.map(({ id, label }) => (
        <label
          key={id}
          className={clsx(
            'relative flex min-h-9 cursor-pointer items-center rounded-full px-4 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-primary',
            id === view ? 'bg-raised text-ink shadow-soft' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="list-view"
            checked={id === view}
            onChange={() => onChoose(id)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
