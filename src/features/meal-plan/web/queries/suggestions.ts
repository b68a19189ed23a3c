import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { FIRST_DATE, type PlainDate } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { localPlan } from '../state/local-plan.ts';

const TYPING_MS = 400;

/**
 * Suggestions for the foods at hand. They stay until the next search, so that nothing moves under a finger, and while the
 * next ones load.
 */
export function useSuggestions(q: string, today: PlainDate | null) {
  const isVisitor = useSession().user === null;
  const query = useQuery({
    ...api.mealPlan.suggestions.queryOptions({ input: { q, date: today ?? FIRST_DATE } }),
    enabled: today !== null,
    placeholderData: keepPreviousData,
    // Reopening the page drops recipes that have been planned since.
    staleTime: q === '' ? 0 : undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, isPlaceholderData } = query;
  const isNoneSuitable = data?.isNoneSuitable ?? false;
  const recipes = useMemo(() => {
    if (!data || !isVisitor || q !== '' || isPlaceholderData) return data?.recipes;
    // The server does not know this device's plan (spec part 1 §5).
    const planned = new Set(localPlan().map(({ recipeId }) => recipeId));
    return data.recipes.filter(({ id }) => !planned.has(id));
  }, [data, isVisitor, q, isPlaceholderData]);
  return { ...query, recipes, isNoneSuitable };
}

/** The trimmed search text: debounced while typing, immediate on submit. */
export function useSearchText() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, q, submit: () => setQ(typed.trim()) };
}
