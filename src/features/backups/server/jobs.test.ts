import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { sourceOf } from '../../../../test/backups.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { folderPlace } from '../../../server/backup/folder.ts';
import { backUpIfDue, backupJobs, warnOfProblem } from './jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-scheduled-'));
let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
beforeEach(async () => {
  await world.database.pool.query('delete from backups');
  await world.database.pool.query('delete from backup_warnings');
  await set({ backups: true, 'kept-backups': 2 });
});
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

const set = (values: Record<string, number | boolean>) =>
  admin.api.siteSettings.update({ values, reset: [] });
const parts = (place = join(folder, 'backups')) => ({
  db: world.database.db,
  source: sourceOf(world),
  place: folderPlace(place),
  passphrase: null,
  settings: world.app.settings,
  mailer: { send: (mail: unknown) => void sent.push(Promise.resolve(mail as { to: string; text: string })) },
  publicUrl: 'https://eat.test',
});
let sent: Promise<{ to: string; text: string }>[] = [];
const age = (ms: number) =>
  world.database.pool.query("update backups set started_at = started_at - $1 * interval '1 millisecond'", [
    ms,
  ]);
const stateOf = async () => (await admin.api.admin.operator()).backups;

test('nothing is backed up until an admin turns it on', async () => {
  await set({ backups: false });
  expect(await backUpIfDue(parts(), new Date())).toBe(false);
  expect(await stateOf()).toMatchObject({ isOn: false, lastAt: null, problem: null });
  expect(backupJobs(parts()).map(({ isOn }) => isOn?.())).toEqual([false, false]);
});

test('one backup is made per day, and the setting says how many are kept', async () => {
  const now = new Date();
  for (let day = 0; day < 3; day++) {
    expect(await backUpIfDue(parts(), now)).toBe(true);
    expect(await backUpIfDue(parts(), now), 'once').toBe(false);
    await age(DAY_MS);
  }
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
  expect((await stateOf()).lastAt).not.toBeNull();
});

test('a failed backup is reported to every admin once a day, shown on their page, and retried after an hour', async () => {
  const other = await world.person({ admin: true });
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const failing = parts(file);
  await expect(backUpIfDue(failing, new Date())).rejects.toThrow(`Backups cannot be written to ${file}`);
  expect(await backUpIfDue(failing, new Date()), 'not at once').toBe(false);
  sent = [];
  await warnOfProblem(parts(), new Date());
  await warnOfProblem(parts(), new Date());
  const mails = await Promise.all(sent);
  expect(mails.map(({ to }) => to).sort()).toEqual([admin.email, other.email].sort());
  expect(mails[0]?.text).toContain(`Backups cannot be written to ${file}`);
  expect(mails[0]?.text).toContain('https://eat.test/admin/system');
  expect(await stateOf()).toMatchObject({
    problem: 'failed',
    failure: expect.stringContaining(`Backups cannot be written to ${file}`),
  });
  await age(HOUR_MS);
  expect(await backUpIfDue(parts(), new Date())).toBe(true);
  expect((await stateOf()).problem).toBeNull();
});

test('a backup interrupted by a shutdown leaves nothing behind, and is made after the next start', async () => {
  const place = join(folder, 'stopped');
  expect(await backUpIfDue(parts(place), new Date(), AbortSignal.abort())).toBe(false);
  expect(readdirSync(place)).toEqual([]);
  expect((await stateOf()).problem).toBeNull();
  expect(await backUpIfDue(parts(place), new Date())).toBe(true);
});

test('admins are told when there has been no backup for a long time', async () => {
  await world.database.pool.query(
    "update site_settings set changed_at = now() - interval '3 days' where key = 'backups'",
  );
  sent = [];
  await warnOfProblem(parts(), new Date());
  expect((await Promise.all(sent))[0]?.text).toContain('There is none yet.');
  expect((await stateOf()).problem).toBe('old');
});

test('two backups never run at once', async () => {
  const both = await Promise.all([1, 2].map(() => backUpIfDue(parts(), new Date())));
  expect(both.sort()).toEqual([false, true]);
  expect((await stateOf()).problem).toBeNull();
});
