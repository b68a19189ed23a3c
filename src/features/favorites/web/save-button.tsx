import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { t } from '#shared/t.ts';
import { useFavorite } from './queries/favorites.ts';

/** Saves or unsaves a recipe from its card. */
export function SaveButton({
  recipe,
  className,
}: {
  recipe: { id: string; title: string };
  className?: string;
}) {
  const { isOn, toggle } = useFavorite('saved', recipe);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('Save {title}', { title: recipe.title })}
      title={isOn ? t('Saved') : t('Save')}
      onClick={toggle}
      className={clsx(
        'tap-44 inline-flex size-9 items-center justify-center rounded-full bg-raised/95 text-ink shadow-soft transition-colors hover:text-primary-ink print:hidden',
        className,
      )}
    >
      <Bookmark
        aria-hidden="true"
        className={clsx('size-4.5 transition-colors', isOn && 'fill-current text-primary-ink')}
      />
    </button>
  );
}
