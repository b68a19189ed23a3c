import type { DehydratedState } from '@tanstack/react-query';

/**
 * What the server read for this page, by the clock of the device, which may differ from the server's by minutes. None of
 * it is older than the request of the page, so that the newest counts as read then.
 */
export function inBrowserTime(queries: DehydratedState['queries']): DehydratedState['queries'] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const requestedAt = performance.timeOrigin + (navigation?.requestStart ?? 0);
  const newest = Math.max(...queries.map(({ state }) => state.dataUpdatedAt));
  return queries.map((query) => {
    const dataUpdatedAt = Math.round(query.state.dataUpdatedAt - newest + requestedAt);
    return { ...query, state: { ...query.state, dataUpdatedAt } };
  });
}
