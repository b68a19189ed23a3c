import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { usageContract } from '../contract.ts';
import type { UsageLog } from './jobs.ts';

const on = implement(usageContract).$context<RequestContext>();

/** Converts a visited path to the stored form: without a query, and with ids only where the table of pages allows them. */
export type StoredAddress = (path: string) => { page: string; path: string };

export function usageRoutes({ log, storedAddress }: { log: UsageLog; storedAddress: StoredAddress }) {
  return on.router({
    record: on.record.handler(({ context, input }) => {
      const { caller, now } = context;
      // A visit by an admin who is signed in as somebody else is not that person's.
      if (asksNotToBeTracked(context) || caller.impersonator) return { recorded: 0 };
      const added = input.visits.filter(({ path, ago }) =>
        log.add({
          ...storedAddress(path),
          userId: caller.user?.id ?? null,
          at: new Date(now.getTime() - ago * 1000),
        }),
      );
      return { recorded: added.length };
    }),
  });
}

/** Do Not Track, or Global Privacy Control. */
function asksNotToBeTracked({ headers }: RequestContext): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
}
