import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { gatherStaleAfter, refreshDependents } from './stale.ts';

const KEY = ['list'];
/** As long as the list counts as fresh. */
const FRESH_MS = 5_000;

describe('data that depends on the plan', () => {
  beforeEach(() => {
    vi.stubGlobal('document', {});
    gatherStaleAfter([{ plan: [KEY] }]);
  });
  afterEach(() => {
    queryClient().clear();
    vi.unstubAllGlobals();
  });

  /** A list that is being fetched while the plan changes: what the server has then is sent with the next fetch. */
  function fetchedSlowly() {
    const answers: ((list: string) => void)[] = [];
    const queryFn = () => new Promise<string>((answer) => answers.push(answer));
    return { answers, options: { queryKey: KEY, queryFn, staleTime: FRESH_MS } };
  }

  it('is fetched again once its first fetch, which may predate the change, has ended', async () => {
    const { answers, options } = fetchedSlowly();
    const stop = new QueryObserver(queryClient(), options).subscribe(() => {});
    refreshDependents('plan');
    answers[0]?.('before the change');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after the change');
    await vi.waitFor(() => expect(queryClient().getQueryData(KEY)).toBe('after the change'));
    stop();
  });

  it('is not taken as fresh by a page that opens after a fetch ahead of it', async () => {
    const { answers, options } = fetchedSlowly();
    const ahead = queryClient().prefetchQuery(options);
    refreshDependents('plan');
    answers[0]?.('before the change');
    await ahead;
    await vi.waitFor(() => expect(queryClient().getQueryState(KEY)?.isInvalidated).toBe(true));
    const stop = new QueryObserver(queryClient(), options).subscribe(() => {});
    expect(answers).toHaveLength(2);
    stop();
  });

  it('is not asked for again if its first fetch was refused', async () => {
    const { options } = fetchedSlowly();
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')));
    const ahead = queryClient().prefetchQuery({ ...options, queryFn, retry: false });
    refreshDependents('plan');
    await ahead;
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
