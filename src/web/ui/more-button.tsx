import { clsx } from 'clsx';
import { t } from '#shared/t.ts';
import { Button } from './button.tsx';

interface Props {
  /** A paginated query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
  className?: string;
  children?: string;
}

/** Fetches the next page of a list, if there is one. */
export function MoreButton({ list, className, children = t('Show more') }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      className={clsx('flex', className)}
    >
      {list.isFetchingNextPage ? t('Loading…') : children}
    </Button>
  );
}
