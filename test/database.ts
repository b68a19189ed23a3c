import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/server/database/db.ts';
import { APP_ROLE, grantAccess, migrate } from '../src/server/database/migrate.ts';
import { startEmbedded } from '../src/server/postgres/embedded.ts';
import { hashOf } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the Unix socket of the test database server. */
    socket: string;
    /** The hash of the password that everybody in a world has. */
    passwordHash: string;
  }
}

export const TEMPLATE = 'template_world';
/** No world has to survive a crash. Tests that kill a database start their own, with production settings. */
const QUICK = ['fsync = off', 'full_page_writes = off'];

export const PASSWORD = 'correct horse battery';

/** Starts one real PostgreSQL for the whole run, with a migrated database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-test-'));
  const server = await startEmbedded(join(folder, 'data'));
  const { host } = server.connection;
  const admin = openDatabase({ ...server.connection, database: 'postgres' }, 1);
  await admin.pool.query(`create database ${TEMPLATE}`);
  for (const setting of QUICK) await admin.pool.query(`alter system set ${setting}`);
  await admin.pool.query('select pg_reload_conf()');
  await admin.close();
  const template = openDatabase({ ...server.connection, database: TEMPLATE }, 1);
  await migrate(template.pool);
  await grantAccess(template.pool, APP_ROLE);
  await template.close();
  project.provide('socket', host as string);
  project.provide('passwordHash', await hashOf(PASSWORD));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
