import { parseArgs } from 'node:util';
import { configFromEnvironment } from '#server/config.ts';
import { openDatabase } from '#server/database/db.ts';
import { CHECKS } from '#server/doctor/doctor.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { mediaStorage } from '#server/storage/media.ts';
import { gatherOffers } from '../offers.ts';
import { runProgram, WrongUse } from './program.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run doctor [-- --fix]

Looks for damage: broken tables and indexes, counts that are wrong, missing and orphaned files, open permissions, a full disk. Says
what to do about each. --fix repairs what can be repaired without risk. Plateful may keep running.
The exit code is 0 if nothing is wrong in the end, otherwise 1.`;

await runProgram(USAGE, async () => {
  const isToRepair = asksToRepair();
  const config = configFromEnvironment();
  const storage = mediaStorage(config);
  const { files, invariants } = gatherOffers({ media: storage, publicUrl: config.publicUrl });
  const requests = config.databaseUrl ? openDatabase({ connectionString: config.databaseUrl }, 1) : null;
  const patient = {
    requests: requests?.pool,
    invariants,
    dataDir: config.dataDir,
    media: { storage, named: files },
  };
  const left = await withDatabase(config, ({ pool }) => visit({ ...patient, pool }, isToRepair), {
    asItIs: true,
  }).finally(() => requests?.close());
  console.log(left === 0 ? 'Nothing is wrong.' : `${left} ${left === 1 ? 'thing is' : 'things are'} wrong.`);
  process.exitCode = left === 0 ? 0 : 1;
});

/** Returns the number of problems that were not fixed. */
async function visit(patient: Patient, isToRepair: boolean): Promise<number> {
  let left = 0;
  for (const { name, find } of CHECKS) {
    let isGood = true;
    for await (const { what, advice, fix } of find(patient)) {
      isGood = false;
      console.log(`✗ ${what}`);
      if (!isToRepair || !fix) {
        console.log(`  ${advice}`);
        left++;
        continue;
      }
      try {
        await fix();
        console.log('  Repaired.');
      } catch (error) {
        console.log(`  Could not be repaired: ${(error as Error).message}`);
        left++;
      }
    }
    if (isGood) console.log(`✓ ${name}`);
  }
  return left;
}

function asksToRepair(): boolean {
  try {
    return parseArgs({ options: { fix: { type: 'boolean' } } }).values.fix ?? false;
  } catch {
    throw new WrongUse();
  }
}
