import { clsx } from 'clsx';
import { ArrowDownAZ, LayoutList } from 'lucide-react';
import { t } from '#shared/t.ts';
import type { ListView } from '../state/view.ts';

const VIEWS = [
  { id: 'aisles', label: t('By aisle'), Icon: LayoutList },
  { id: 'plain', label: t('A to Z'), Icon: ArrowDownAZ },
] as const;

/** Chooses the order of the list; icons only on narrow screens. */
export function ViewChoice({ view, onChoose }: { view: ListView; onChoose(view: ListView): void }) {
  return (
    <fieldset className="flex shrink-0 rounded-full bg-sunken px-1">
      <legend className="sr-only">{t('Sort list')}</legend>
      {VIEWS.map(({ id, label, Icon }) => (
        <label
          key={id}
          title={label}
          className={clsx(
            'group relative flex min-h-11 cursor-pointer items-center text-sm font-semibold whitespace-nowrap',
            id === view ? 'text-ink' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="list-view"
            checked={id === view}
            onChange={() => onChoose(id)}
            className="sr-only"
          />
          <span className="flex min-h-9 items-center rounded-full px-2.5 group-has-checked:bg-raised group-has-checked:shadow-soft group-has-focus-visible:outline-2 group-has-focus-visible:outline-primary lg:px-4">
            <Icon aria-hidden="true" className="size-5 min-[375px]:hidden" />
            <span className="max-[374px]:sr-only">{label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
