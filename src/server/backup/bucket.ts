import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '#shared/durations.ts';
import { CannotStart } from '../exit.ts';
import { isMissing, type S3Server, s3Client } from '../storage/s3.ts';
import { MANIFEST, UnusableBackup } from './format.ts';
import { BACKUP_NAME, type BackupPlace } from './place.ts';

/** For one 4 MB part. */
const ANSWER_MS = 60_000;
/** One failed response among thousands must not cost the whole backup. */
const ATTEMPTS = 4;
const PAUSE_MS = 500;

/**
 * Backups in a bucket, each below its name. The manifest is written last, so what has one is complete.
 */
export function bucketPlace(server: S3Server & { bucket: string }, prefix: string): BackupPlace {
  const client = s3Client(server);
  const within = prefix === '' ? '' : `${prefix}/`;
  const keyOf = (name: string, file: string) => `${within}${name}/${file}`;
  const addressOf = (name: string) => `s3://${server.bucket}/${within}${name}`;
  const address = `s3://${server.bucket}/${within}`.replace(/\/$/, '');

  async function remove(name: string): Promise<void> {
    // Without its manifest it is no longer a backup.
    await answered(() => client.deleteObject(keyOf(name, MANIFEST))).catch(orElse(null));
    for await (const { key } of client.listObjects({ prefix: keyOf(name, '') }))
      await answered(() => client.deleteObject(key)).catch(orElse(null));
  }

  async function names(): Promise<{ complete: string[]; unfinished: string[] }> {
    const found: string[] = [];
    for await (const entry of client.listObjectsGrouped({ prefix: within, delimiter: '/' }))
      if (entry.type === 'CommonPrefix') found.push(entry.prefix.slice(within.length, -1));
    const known = found.filter((name) => BACKUP_NAME.test(name)).sort();
    const isComplete = await Promise.all(
      known.map((name) =>
        answered(() => client.statObject(keyOf(name, MANIFEST))).then(() => true, orElse(false)),
      ),
    );
    return {
      complete: known.filter((_, at) => isComplete[at]),
      unfinished: known.filter((_, at) => !isComplete[at]),
    };
  }

  /** Leftovers of killed backups; another Plateful may still be writing a more recent one. */
  async function removeLeftovers(): Promise<void> {
    for (const name of (await names()).unfinished) if (Date.now() - timeOf(name) > DAY_MS) await remove(name);
  }

  return {
    address,
    addressOf,
    async create(name) {
      await removeLeftovers().catch((cause) => {
        throw new CannotStart(`Backups cannot be written to ${address}: ${(cause as Error).message}`);
      });
      return {
        write: async (file, bytes) =>
          void (await answered(() => client.putObject(keyOf(name, file), new Uint8Array(bytes)))),
        finish: async () => {},
        abandon: () => remove(name),
      };
    },
    open: (name) => ({
      read: (file) =>
        answered(async () =>
          Buffer.from(await (await client.getObject(keyOf(name, file))).arrayBuffer()),
        ).catch((cause) => {
          throw file === MANIFEST && isMissing(cause)
            ? new UnusableBackup(`${addressOf(name)} is not a backup: it has no ${MANIFEST}.`)
            : cause;
        }),
    }),
    list: async () => (await names()).complete,
    remove,
  };
}

/** The time a backup started, from its name. */
function timeOf(name: string): number {
  return Date.parse(
    name.replace(/^plateful-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'),
  );
}

/** Returns this if the object does not exist. */
function orElse<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}

/** Retries if the storage does not respond, or fails. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++)
    try {
      return await withinTime(ask());
    } catch (error) {
      if (isMissing(error) || attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS * attempt);
    }
}

function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The storage does not respond.')), ANSWER_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
