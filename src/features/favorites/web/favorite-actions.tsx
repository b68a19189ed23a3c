import { clsx } from 'clsx';
import { Bookmark, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { useFavorite } from './queries/favorites.ts';

interface Props {
  recipe: { id: string; title: string; likes: number; savedCount: number };
}

/** Like and save buttons with counts. */
export function FavoriteActions({ recipe }: Props) {
  const like = useFavorite('liked', recipe);
  const save = useFavorite('saved', recipe);
  return (
    // Icons and labels align with the content above and below; only the highlight extends beyond it.
    <div className="-mx-3 flex gap-1 max-[22.5rem]:-mx-1.5 print:hidden">
      <Toggle {...like} label={t('Like')} count={recipe.likes} icon={<Heart />} />
      <Toggle {...save} label={t('Save')} count={recipe.savedCount} icon={<Bookmark />} />
    </div>
  );
}

interface ToggleProps {
  isOn: boolean;
  toggle(press: { detail: number }): void;
  label: string;
  count: number;
  icon: ReactNode;
}

function Toggle({ isOn, toggle, label, count, icon }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 max-[22.5rem]:gap-1 max-[22.5rem]:px-1.5 text-sm font-semibold transition-colors hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={clsx('[&_svg]:size-5', isOn && 'text-primary-ink [&_svg]:fill-current')}
      >
        {icon}
      </span>
      {label}{' '}
      {count > 0 && <span className="font-medium text-muted tabular-nums">{formatNumber(count)}</span>}
    </button>
  );
}
