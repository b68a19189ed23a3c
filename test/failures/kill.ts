import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseProcess, end, freePort, launch, ready, signalDatabase } from '../plateful-process.ts';
import { type Comparison, Ledger } from './ledger.ts';

const WRITERS = 8;
/** What is killed, in turn. The recovering database is the one started after the previous kill. */
export const VICTIMS = ['app', 'database', 'both', 'database that recovers'] as const;
const RECOVERY_MS = 30_000;
const PASSWORD = 'kill-and-recover';

export interface KillReport extends Comparison {
  rounds: number;
  /** How often Plateful ended although only its database was killed. */
  ended: number;
  /** Milliseconds until Plateful was ready: from a kill of its database, or from its own start; shortest first. */
  recoveries: number[];
}

/**
 * Repeatedly kills Plateful, its database, both, or the database again while it recovers, without warning and while people
 * write. Then compares what was acknowledged with what is stored. `program` is started instead of the sources. Needs a built
 * browser part.
 */
export async function killDuringWrites(rounds: number, program?: string): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-kill-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const recoveries: number[] = [];
  const start = () => launch(settingsOf(dataDir, port), program ? { program } : {});
  let app = start();
  let ended = 0;
  try {
    await ready(origin, app);
    const ledger = await Ledger.open(origin, PASSWORD);
    await ledger.writeEachToItsEnd();
    for (let round = 0; round < rounds; round++) {
      const stop = ledger.start(WRITERS);
      await wait(randomInt(50, 700));
      const victim = VICTIMS[round % VICTIMS.length];
      const isAppKilled = victim === 'app' || victim === 'both';
      if (isAppKilled) app.kill('SIGKILL');
      if (victim !== 'app') signalDatabase(dataDir, 'SIGKILL');
      if (victim === 'database that recovers') await killNext(dataDir);
      let began = performance.now();
      const recovered = isAppKilled ? null : ready(origin, app).catch(() => {});
      await Promise.all([recovered, wait(randomInt(20, 300))]);
      if (!isAppKilled) recoveries.push(performance.now() - began);
      await stop();
      if (isAppKilled) await end(app);
      else if (!isRunning(app)) ended++;
      if (isRunning(app)) continue;
      began = performance.now();
      app = start();
      await ready(origin, app);
      if (isAppKilled) recoveries.push(performance.now() - began);
    }
    recoveries.sort((a, b) => a - b);
    return { rounds, ended, recoveries, ...(await ledger.compare(dataDir)) };
  } finally {
    await end(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

function settingsOf(dataDir: string, port: number): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    DEMO_PASSWORD: PASSWORD,
    RATE_LIMITS: 'loose',
  };
}

/** Kills the database that is started in place of the one just killed, before it has recovered. */
async function killNext(dataDir: string): Promise<void> {
  const killed = databaseProcess(dataDir);
  const deadline = Date.now() + RECOVERY_MS;
  for (let next = killed; next === killed || next === null; next = databaseProcess(dataDir)) {
    if (Date.now() > deadline) throw new Error('The database was not started again.');
    await wait(5);
  }
  signalDatabase(dataDir, 'SIGKILL');
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
