import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { ErrorLog, errorsSince } from './error-log.ts';
import { logError } from './log.ts';

let world: World;
let database: World['database'];
beforeAll(async () => {
  world = await createWorld();
  ({ database } = world);
});
afterAll(() => world?.close());
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const dayAgo = () => new Date(Date.now() - DAY_MS);

test('errors of all processes are counted, without personal data', async () => {
  const logs = [new ErrorLog(database.db), new ErrorLog(database.db)];
  logError('A mail could not be sent', new Error('refused for casey@plateful.test'));
  await logs[0]!.close();
  logError('Another', new Error('failure'));
  await logs[1]!.close();
  const errors = await errorsSince(database.db, dayAgo());
  expect(errors.map(({ what, times }) => [what, times])).toEqual([
    ['Another: Error: failure', 1],
    [expect.stringContaining('refused for <e-mail>'), 2],
  ]);
  expect(JSON.stringify(errors)).not.toContain('casey@');
});

test('errors outside the requested time are left out, and deleted after a week', async () => {
  await database.pool.query(
    "update logged_errors set hour = hour - interval '8 days', last_at = last_at - interval '8 days'",
  );
  expect(await errorsSince(database.db, dayAgo())).toEqual([]);
  const log = new ErrorLog(database.db);
  logError('A new one', new Error('failure'));
  await log.close();
  const { rows } = await database.pool.query('select what from logged_errors');
  expect(rows).toEqual([{ what: 'A new one: Error: failure' }]);
});
