import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.ts';
import { Metrics } from './metrics.ts';

test('a failed measurement is logged as an error, not reported as a database that is down', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { database, close } = await createWorld();
  const metrics = new Metrics();
  metrics.watch({
    ...{ pools: {}, capacities: {}, caches: {}, streams: () => 0, database },
    measures: [
      { name: 'broken', help: 'Fails.', value: async (db) => (await db.execute(sql`select 1 / 0`)).rowCount },
    ],
  });
  const { body } = await metrics.text();
  expect(body).toContain('plateful_database_up 1');
  expect(body).toContain('plateful_errors_total 1');
  expect(logged.mock.calls.join()).toContain('division by zero');
  metrics.close();
  await close();
});
