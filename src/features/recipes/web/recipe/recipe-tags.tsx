import { clsx } from 'clsx';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';

/** A recipe's tags; each links to others with it. */
export function RecipeTags({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('Tags')} className={clsx('flex flex-wrap gap-2 print:hidden', className)}>
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={paths.search({ q: tag })}
            className="tap-44 inline-flex max-w-full rounded-full bg-herb-soft px-3 py-1 text-sm font-medium wrap-anywhere text-herb-ink hover:underline"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
