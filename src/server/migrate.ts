import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { CannotStart } from './exit.ts';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'src/server/migrations');
const MIGRATION_LOCK = 7_528_334;

/** Applies the numbered SQL migrations: each once, forward only, one process at a time. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map((row) => row.name));
    const files = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const unknown = [...done].filter((name) => !files.includes(name));
    if (unknown.length > 0)
      throw new CannotStart(
        `This database belongs to a newer Plateful (it has ${unknown.join(', ')}). Update Plateful, or restore an older backup.`,
      );
    for (const name of files.filter((file) => !done.has(file))) {
      await client.query('begin');
      try {
        await client.query(readFileSync(join(FOLDER, name), 'utf8'));
        await client.query('insert into migrations (name) values ($1)', [name]);
        await client.query('commit');
        applied.push(name);
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed and was undone: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
