import { clsx } from 'clsx';
import { Refrigerator, Search } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { part } from '#web/ui/part.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { useNear } from '#web/ui/use-near.ts';
import { type PlanAddress, suggestedDay } from '../../rules/calendar.ts';
import { LONGEST_QUERY } from '../../rules/limits.ts';
import { usePlannedDays } from '../queries/plan.ts';
import { useSearchText, useSuggestions } from '../queries/suggestions.ts';

const TO_COME = ['first', 'second', 'third'];
const COMING = (
  <li>
    <Skeleton className="h-full" />
  </li>
);
const SuggestionCard = part(() => import('./suggestion-card.tsx'), COMING);

/** 'Smart Suggestions' (spec part 1 §2): up to three recipes for the ingredients at hand. */
export function SmartSuggestions({ today, date, view }: PlanAddress & { today: PlainDate | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const planned = usePlannedDays(date);
  const weekStart = useWeekStart();
  const { typed, setTyped, q, submit } = useSearchText();
  const { recipes, isNoneSuitable, isFetching, isError, isPlaceholderData, refetch } = useSuggestions(
    q,
    today,
  );
  const isLoading = today === null || (isFetching && (!recipes || isPlaceholderData));
  const hasNone = !isLoading && !isError && recipes?.length === 0;
  const none = isNoneSuitable
    ? t('No suggestion suits what you must not eat and your diets.')
    : t('No suggestions found. Try different ingredients!');
  const isFull = !recipes || recipes.length === 0 || recipes.length >= TO_COME.length;
  return (
    <section aria-labelledby="smart-suggestions" className="card mt-8 p-4 md:mt-10 md:p-6 print:hidden">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[auto_minmax(0,28rem)] md:items-center md:justify-between">
        <h2 id="smart-suggestions" className="text-2xl">
          {t('Smart Suggestions')}
        </h2>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <TextField
              label={t("What's in your fridge?")}
              hideLabel
              type="search"
              enterKeyHint="search"
              placeholder={t("What's in your fridge? (e.g., chicken, spinach)")}
              maxLength={LONGEST_QUERY}
              icon={<Search aria-hidden="true" />}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        </search>
      </div>
      <p role="status" className="mt-3 h-6 truncate text-sm text-muted">
        {isLoading && (
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {t('Loading suggestions...')}
          </span>
        )}
        {!isLoading &&
          !hasNone &&
          !isError &&
          (q === '' ? t('New and popular recipes.') : t('Recipes for {q}.', { q }))}
        {hasNone && <span className="sr-only">{none}</span>}
      </p>
      {/* Three cards, their placeholders and a message are equally tall; one or two recipes leave no empty space. */}
      <div ref={place} className={clsx('mt-2 grid md:min-h-122', isFull && 'min-h-194')}>
        {isError && !isLoading && <SuggestionsError onRetry={() => void refetch()} />}
        {hasNone && (
          <div className="flex flex-col items-center justify-center gap-4 text-center text-muted">
            <Refrigerator aria-hidden="true" className="size-12 stroke-[1.5]" />
            <p aria-hidden="true">{none}</p>
          </div>
        )}
        {!isError && !hasNone && (
          <ul
            className={clsx(
              'grid gap-4 transition-opacity md:grid-cols-3',
              isFull && 'max-md:grid-rows-3',
              isPlaceholderData && 'opacity-60',
            )}
          >
            {recipes && today && isNear
              ? recipes.map((recipe) => (
                  <SuggestionCard
                    key={recipe.id}
                    recipe={recipe}
                    today={today}
                    day={suggestedDay(view, date, today, planned, weekStart)}
                  />
                ))
              : TO_COME.map((name) => <Fragment key={name}>{COMING}</Fragment>)}
          </ul>
        )}
      </div>
    </section>
  );
}

function SuggestionsError({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="flex flex-col items-center justify-center gap-4 text-center">
      <p className="text-muted">{t('Could not load suggestions.')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
