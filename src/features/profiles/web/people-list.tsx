import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import type { ListedPerson, People } from '../contract.ts';
import { PersonRow } from './person-row.tsx';

interface Props {
  list: UseInfiniteQueryResult<InfiniteData<People>>;
  label: string;
  /** Shown if nobody is in it. */
  empty: { title: string; text?: string };
  actions(person: ListedPerson): ReactNode;
}

/** People, a page at a time. */
export function PeopleList({ list, label, empty, actions }: Props) {
  const { data, error, isError, refetch } = list;
  const people = data?.pages.flatMap((page) => page.people);
  if (isError && !people)
    return (
      <ErrorState
        title={t('Failed to load people')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!people)
    return (
      <div className="flex justify-center py-16">
        <Spinner label={t('Loading people…')} />
      </div>
    );
  if (people.length === 0) return <EmptyState level="p" {...empty} />;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person}>
            {actions(person)}
          </PersonRow>
        ))}
      </ul>
      <MoreButton list={list} className="mx-auto mt-4">
        {t('Load more')}
      </MoreButton>
    </>
  );
}
