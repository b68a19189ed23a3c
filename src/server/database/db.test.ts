import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { toAppError } from '../endpoints.ts';
import { pgCode } from './database-errors.ts';
import { FOR_REQUESTS, openDatabase, preparedPerDb } from './db.ts';
import { actingAs } from './named-db.ts';

const connection = { host: inject('socket'), port: 5432, user: 'plateful', database: 'postgres' };
const database = openDatabase(connection, 1, FOR_REQUESTS);
const other = openDatabase(connection, 1);
afterAll(() => Promise.all([database.close(), other.close()]));

/** The error of a failing transaction. */
async function failureOf(work: (pid: number) => Promise<void>): Promise<unknown> {
  return database.db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await work(rows[0]?.pid ?? 0);
      await tx.execute(sql`select 1`);
    })
    .then(
      () => null,
      (error: unknown) => error,
    );
}

test('a connection lost between statements fails only its transaction, as a system failure', async () => {
  const failure = await failureOf(async (pid) => {
    await other.pool.query('select pg_terminate_backend($1)', [pid]);
    await wait(200);
  });
  expect(toAppError(failure)).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('the database cancels a statement that takes too long, and the next one works', async () => {
  const failure = await database.pool.query('select pg_sleep(20)').catch((error: unknown) => error);
  expect(pgCode(failure)).toBe('57014');
  expect(toAppError(failure)).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect(await failureOf(async () => {})).toBeNull();
});

test('background work may take longer than that', async () => {
  const { rows } = await other.pool.query('select pg_sleep(4), 1 as n');
  expect(rows).toMatchObject([{ n: 1 }]);
});

test.each(['53100', '53300', '58030', '40001'])(
  'the database error %s is not a bug in Plateful',
  async (code) => {
    const failure = await database.pool
      .query(`do $$ begin raise exception 'trouble' using errcode = '${code}'; end $$`)
      .catch((error: unknown) => error);
    const { code: answered, retryAfter, message } = toAppError(failure);
    expect(answered).toBe('unavailable');
    expect(retryAfter).toBeGreaterThan(0);
    expect(message.includes('disk')).toBe(code === '53100');
  },
);

describe('behind a pooler that shares connections between transactions', () => {
  const prepared = async (pooled: boolean) => {
    const database = openDatabase(connection, 1, { connectMs: 5_000, statementMs: 2_500, pooled });
    try {
      const byName = preparedPerDb((db) =>
        db
          .select({ one: sql`${sql.placeholder('number')}::integer` })
          .from(sql`(select 1) as single`)
          .prepare('named'),
      );
      await byName(database.db).execute({ number: 1 });
      const person = crypto.randomUUID();
      const acting = await actingAs({ personId: person, kitchenId: null }, async () => {
        await byName(database.named).execute({ number: 1 });
        return database.named.execute("select current_setting('plateful.person') as person");
      });
      expect(acting.rows).toEqual([{ person }]);
      const { rows } = await database.pool.query(
        "select count(*)::integer as named, current_setting('statement_timeout') as timeout from pg_prepared_statements",
      );
      return rows[0];
    } finally {
      await database.close();
    }
  };

  test('no statement has a name, and nothing is set on a connection', async () => {
    expect(await prepared(true)).toEqual({ named: 0, timeout: '0' });
    expect(await prepared(false)).toEqual({ named: 2, timeout: '2500ms' });
  });
});
