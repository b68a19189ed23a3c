import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, test } from 'vitest';
import { childrenOf, databaseProcess, send } from '../../../test/plateful-process.ts';
import { systemAccount } from './account.ts';
import { nativeFolder } from './binaries.ts';
import { embeddedConnection, startEmbedded } from './embedded.ts';
import { FolderInUse } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(dataDir: string, statement: string): Promise<unknown> {
  const client = new pg.Client(embeddedConnection(dataDir));
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

/** Leaves a server behind that no process owns. */
async function startAndKillItsOwner(dataDir: string): Promise<void> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded.ts'));
  const program = `const { startEmbedded } = await import(${module}); await startEmbedded(${JSON.stringify(dataDir)}); console.log('up');`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

// Uses each test's own `expect`: the shared one guesses which of several running tests called it.
describe.concurrent('the embedded database', () => {
  test('keeps its data, and belongs to one Plateful at a time', async ({ expect }) => {
    const dataDir = join(folder, 'one');
    const first = await startEmbedded(dataDir);
    expect(first.created).toBe(true);
    await ask(dataDir, 'create table kept as select 1 as n');
    await expect(startEmbedded(dataDir)).rejects.toThrow(FolderInUse);
    await first.stop();
    const again = await startEmbedded(dataDir);
    expect(again.created).toBe(false);
    expect(await ask(dataDir, 'select n from kept')).toEqual({ n: 1 });
    await again.stop();
  });

  test('starts again after a server that was killed while it created its lock files', async ({ expect }) => {
    const dataDir = join(folder, 'locks');
    const first = await startEmbedded(dataDir);
    await first.stop();
    for (const file of ['postgres/postmaster.pid', 'socket/.s.PGSQL.5432.lock'])
      writeFileSync(join(dataDir, file), '');
    const again = await startEmbedded(dataDir);
    expect(await ask(dataDir, 'select 1 as n')).toEqual({ n: 1 });
    await again.stop();
  });

  test('works in a folder with spaces and a long name', async ({ expect }) => {
    const dataDir = join(folder, 'my recipes', 'a very long name '.repeat(8).trim(), 'data');
    const server = await startEmbedded(dataDir);
    expect(await ask(dataDir, 'select 1 as n')).toEqual({ n: 1 });
    await server.stop();
  });

  test('writes no personal rows into its log', async ({ expect }) => {
    const dataDir = join(folder, 'discreet');
    const server = await startEmbedded(dataDir);
    await ask(dataDir, "create table people as select 'kim@plateful.test' as email");
    await ask(dataDir, 'create unique index on people (email)');
    await expect(ask(dataDir, "insert into people values ('kim@plateful.test')")).rejects.toThrow(
      'duplicate key',
    );
    await server.stop();
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('kim@');
  });

  test('stops the processes of a killed server', async ({ expect }) => {
    const dataDir = join(folder, 'left');
    await startAndKillItsOwner(dataDir);
    const server = databaseProcess(dataDir) ?? 0;
    const children = childrenOf(server);
    expect(children.length).toBeGreaterThan(0);
    for (const pid of children) send(pid, 'SIGSTOP');
    send(server, 'SIGKILL');
    const next = await startEmbedded(dataDir);
    expect(await ask(dataDir, 'select 1 as n')).toEqual({ n: 1 });
    await next.stop();
  });

  test('is restarted when it dies', async ({ expect }) => {
    const dataDir = join(folder, 'dies');
    const server = await startEmbedded(dataDir);
    const pid = await ask(
      dataDir,
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );
    process.kill((pid as { pid: number }).pid, 'SIGKILL');
    await expect.poll(() => ask(dataDir, 'select 2 as n').catch(() => null)).toEqual({ n: 2 });
    await expect(startEmbedded(dataDir)).rejects.toThrow(FolderInUse);
    await server.stop();
  });

  if (process.getuid?.() === 0)
    test('runs as a system user if root may not create a namespace', async ({ expect }) => {
      const dataDir = join(folder, 'system');
      // The system user must be able to reach the folder.
      chmodSync(folder, 0o755);
      const server = await startEmbedded(dataDir, systemAccount(nativeFolder()));
      expect(await ask(dataDir, 'select 1 as n')).toEqual({ n: 1 });
      await server.stop();
    });
});
