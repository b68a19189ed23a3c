import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { STATUSES, type Status } from '#features/subscription/rules/statuses.ts';
import { subscriptionPage } from '#features/subscription/server/queries/admin.ts';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { toAppError } from '#server/endpoints.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import { t } from '#shared/t.ts';
import { csvLine } from '../../rules/csv.ts';
import { LONGEST_QUERY } from '../../rules/limits.ts';
import { usersPage } from '../queries/users.ts';

const OLDEST_FIRST = { sort: 'created', direction: 'asc', limit: 1_000 } as const;
/** Without it, spreadsheets assume a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Parts {
  db: Db;
  /** Throws unless the caller has logged in as admin. */
  expectElevated(caller: Caller): void;
  identify(headers: Headers): Promise<Caller>;
  /** Records who downloaded the file. */
  record(caller: Caller, file: string): Promise<void>;
}

/**
 * `GET /admin/export/users.csv?q=` and `subscriptions.csv?email=&status=`: all matching rows, oldest first, streamed as they
 * are read.
 */
export function serveCsv({ db, expectElevated, identify, record }: Parts): Hono {
  return new Hono().get('/:file{(users|subscriptions)\\.csv}', async (context) => {
    const file = context.req.param('file');
    try {
      const caller = await identify(context.req.raw.headers);
      expectElevated(caller);
      await record(caller, file);
    } catch (error) {
      return problemResponse(toAppError(error));
    }
    const { q = '', email = '', status } = context.req.query();
    if (q.length > LONGEST_QUERY || email.length > LONGEST_QUERY)
      return problemResponse(toProblem('invalid_input', t('Please search with fewer words.')));
    if (status !== undefined && !isStatus(status))
      return problemResponse(toProblem('invalid_input', t('No subscription has this status.')));
    const lines = file === 'users.csv' ? userLines(db, q) : subscriptionLines(db, { email, status });
    return new Response(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="plateful-${file}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}

async function* userLines(db: Db, q: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['id', 'name', 'username', 'email', 'status', 'created', 'last sign in']);
  let cursor: string | undefined;
  do {
    const { users, nextCursor } = await usersPage(db, { q, ...OLDEST_FIRST, cursor });
    yield users
      .map((user) =>
        csvLine([
          ...[user.id, user.name, user.username, user.email],
          ...[user.isSubscribed ? 'Subscribed' : 'Free', user.createdAt, user.lastSignInAt],
        ]),
      )
      .join('');
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function isStatus(status: string): status is Status {
  return (STATUSES as readonly string[]).includes(status);
}

async function* subscriptionLines(
  db: Db,
  wanted: { email: string; status: Status | undefined },
): AsyncGenerator<string> {
  const header = [
    'id',
    'user id',
    'email',
    'status',
    'provider',
    'subscription id',
    'started',
    'paid until',
    'created',
  ];
  yield BYTE_ORDER_MARK + csvLine(header);
  let cursor: string | undefined;
  do {
    const { subscriptions, nextCursor } = await subscriptionPage(db, {
      ...wanted,
      ...OLDEST_FIRST,
      cursor,
    });
    yield subscriptions
      .map((row) =>
        csvLine([
          ...[row.id, row.userId, row.email, row.status, row.provider, row.subscriptionId],
          ...[row.startedAt, row.paidUntil, row.createdAt],
        ]),
      )
      .join('');
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
