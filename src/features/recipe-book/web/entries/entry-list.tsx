import { BookHeart, Search, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { t } from '#shared/t.ts';
import { containsWords } from '#shared/text.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { useOffline } from '#web/hooks/use-offline.ts';
import { useKeptRecipes } from '#web/kept/kept-recipes.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { OfflineNotice } from '#web/ui/states/offline-notice.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import type { Entry } from '../../contract.ts';
import { LIMITS } from '../../rules/limits.ts';
import { useEntries } from '../queries/entries.ts';
import { useKeptBook } from '../queries/kept-book.ts';
import { EntryCard } from './entry-card.tsx';

interface Props {
  onAdd(): void;
  onEdit(entry: Entry): void;
}

/** The book, newest first, with search as you type. */
export function EntryList({ onAdd, onEdit }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error } = useEntries(q, undefined);
  const isOffline = useOffline() || (error !== null && errorCode(error) === 'offline');
  const whole = useKeptBook(isOffline);
  const kept =
    isOffline && whole
      ? whole.filter(({ title, content }) => containsWords(`${title}\n${content}`, q))
      : null;
  const shown = kept ?? (error ? undefined : data?.entries);
  const isNothing = shown?.length === 0;
  if (isNothing && !typed && !q)
    return (
      <EmptyState
        icon={<BookHeart />}
        title={t('Your book is empty')}
        text={t(
          'Write down a recipe you know by heart, or paste one. You can turn it into a full recipe later to plan and shop for it.',
        )}
      >
        <Button onClick={onAdd}>{t('Write your first recipe')}</Button>
      </EmptyState>
    );
  return (
    <>
      <div className="print:hidden">
        <TextField
          type="search"
          label={t('Search your recipe book')}
          hideLabel
          placeholder={t('Search titles and text')}
          icon={<Search aria-hidden="true" />}
          maxLength={LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {shown && (isNothing ? t('Nothing found') : t('{count} shown', { count: shown.length }))}
      </p>
      {kept && whole && (
        <div className="mt-5">
          <OfflineNotice>
            {t(
              '{count, plural, one {You are offline. Your book has # recipe, and it is on this device.} other {You are offline. Your book has # recipes, and all are on this device.}}',
              { count: whole.length },
            )}
          </OfflineNotice>
        </div>
      )}
      {isNothing ? (
        <EmptyState
          icon={<SearchX />}
          title={t('Nothing found')}
          text={t('Nothing in your book matches “{q}”.', { q })}
        >
          <Button variant="secondary" onClick={() => setTyped('')}>
            {t('Clear search')}
          </Button>
        </EmptyState>
      ) : kept ? (
        <KeptEntries key={q} entries={kept} onEdit={onEdit} />
      ) : (
        <EntryPage key={q} q={q} cursor={undefined} onEdit={onEdit} />
      )}
    </>
  );
}

interface PageProps {
  q: string;
  cursor: string | undefined;
  onEdit(entry: Entry): void;
}

/** A page of the book, followed by 'Load more' or the next page. */
function EntryPage({ q, cursor, onEdit }: PageProps) {
  const { data, error, refetch } = useEntries(q, cursor);
  const [showsMore, setShowsMore] = useState(false);
  if (error)
    return (
      <div className="mt-5">
        <ErrorState
          title={t('Failed to load your recipe book')}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data) return <EntriesSkeleton />;
  return (
    <>
      <ul aria-label={t('Recipes in your book')} className="mt-5 grid gap-4">
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} onEdit={() => onEdit(entry)} />
          </li>
        ))}
      </ul>
      {data.nextCursor &&
        (showsMore ? (
          <EntryPage q={q} cursor={data.nextCursor} onEdit={onEdit} />
        ) : (
          <LoadMore onClick={() => setShowsMore(true)} />
        ))}
    </>
  );
}

/** How many rows of the stored book are shown at once. */
const STEP = 50;

function KeptEntries({ entries, onEdit }: { entries: readonly Entry[]; onEdit(entry: Entry): void }) {
  const here = useKeptRecipes()?.ids;
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ul aria-label={t('Recipes in your book')} className="mt-5 grid gap-4">
        {entries.slice(0, count).map((entry) => (
          <li key={entry.id}>
            <EntryCard
              entry={entry}
              isRecipeHere={!here || here.has(entry.recipeId ?? '')}
              onEdit={() => onEdit(entry)}
            />
          </li>
        ))}
      </ul>
      {entries.length > count && <LoadMore onClick={() => setCount(count + STEP)} />}
    </>
  );
}

function LoadMore({ onClick }: { onClick(): void }) {
  return (
    <div className="mt-8 flex justify-center print:hidden">
      <Button variant="secondary" size="lg" onClick={onClick}>
        {t('Load more')}
      </Button>
    </div>
  );
}

function EntriesSkeleton() {
  return (
    <Loading label={t('Loading your recipe book…')} className="mt-5 grid gap-4">
      <Skeleton className="h-33 rounded-card" />
      <Skeleton className="h-33 rounded-card" />
      <Skeleton className="h-33 rounded-card" />
    </Loading>
  );
}
