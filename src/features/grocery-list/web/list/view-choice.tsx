import { clsx } from 'clsx';
import { ArrowDownAZ, LayoutList } from 'lucide-react';
import type { ListView } from '../data/view.ts';

const VIEWS = [
  { id: 'aisles', label: 'By aisle', Icon: LayoutList },
  { id: 'plain', label: 'A to Z', Icon: ArrowDownAZ },
] as const;

/** In which order the list is; by icons where there is no room for words. */
export function ViewChoice({ view, onChoose }: { view: ListView; onChoose(view: ListView): void }) {
  return (
    <fieldset className="flex shrink-0 rounded-full bg-sunken p-1">
      <legend className="sr-only">Order of the list</legend>
      {VIEWS.map(({ id, label, Icon }) => (
        <label
          key={id}
          title={label}
          className={clsx(
            'tap-44 flex min-h-9 cursor-pointer items-center rounded-full px-2.5 text-sm font-semibold whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-primary lg:px-4',
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
          <Icon aria-hidden="true" className="size-5 min-[375px]:hidden" />
          <span className="max-[374px]:sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
