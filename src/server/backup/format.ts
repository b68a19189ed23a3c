import { z } from 'zod';
import { CannotStart } from '../exit.ts';
import { openBytes, sealBytes } from '../sealed-bytes.ts';
import { sha256 } from '../sha256.ts';
import { deriveKey, newSalt } from './encryption.ts';

/** Increased whenever an older Plateful could no longer read the format. */
const VERSION = 1;
export const MANIFEST = 'manifest.json';

/** The name of a table, a column or a sequence: it becomes part of statements. */
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const checksum = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.number().int().min(0);

/** Bytes of any length, stored as numbered files. */
const stream = z.strictObject({
  bytes: size,
  /** Hash of the content. */
  sha256: checksum,
  /** `sha256` is the hash of the stored file: compressed, and encrypted if a passphrase is set. */
  parts: z.array(z.strictObject({ file: z.string().regex(/^\d{6}\.part$/), bytes: size, sha256: checksum })),
});
export type StoredStream = z.infer<typeof stream>;

const contents = z.strictObject({
  /** Versions of the software that made it. */
  plateful: z.string(),
  postgres: z.string(),
  /** The migrations of its database, with their checksums. */
  migrations: z.array(
    z.strictObject({ name: z.string().regex(/^\d{4}-[a-z0-9-]+\.sql$/), checksum: z.string().nullable() }),
  ),
  tables: z.array(z.strictObject({ name, columns: z.array(name), rows: size, stream })),
  sequences: z.array(z.strictObject({ name, value: z.number().int(), isCalled: z.boolean() })),
  /** Pictures and videos that rows name; absent if only the database was copied. */
  files: z
    .strictObject({
      count: size,
      /** In these streams, but deleted before the snapshot was taken. */
      dropped: z.array(z.string()),
      /** Named by rows, but missing. */
      missing: z.array(z.string()),
      streams: z.array(stream),
    })
    .nullable(),
  /** The content of `DATA_DIR/secret`; `null` if `SECRET` is a setting. */
  secret: stream.nullable(),
});
export type Contents = z.infer<typeof contents>;

const manifest = z.strictObject({
  format: z.literal('plateful-backup'),
  version: z.number().int(),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  encryption: z
    .strictObject({ cipher: z.literal('aes-256-gcm'), kdf: z.literal('scrypt'), salt: z.string() })
    .nullable(),
  /** SHA-256 of `contents`. */
  checksum,
  /** JSON; encrypted and in base64 if a passphrase is set. */
  contents: z.string(),
});

export interface Head {
  id: string;
  createdAt: Date;
  isEncrypted: boolean;
  key: Buffer | null;
}

/** A backup that cannot be used, and why. */
export class UnusableBackup extends CannotStart {
  override name = 'UnusableBackup';
}

/** The key for a new backup; `null` without a passphrase. */
export async function newEncryption(
  passphrase: string | null,
): Promise<{ salt: Buffer; key: Buffer } | null> {
  if (passphrase === null) return null;
  const salt = newSalt();
  return { salt, key: await deriveKey(passphrase, salt) };
}

export function writeManifest(
  head: { id: string; createdAt: Date; encryption: { salt: Buffer; key: Buffer } | null },
  described: Contents,
): Buffer {
  const json = JSON.stringify(described);
  const { encryption } = head;
  const text = encryption
    ? sealBytes(encryption.key, Buffer.from(json), aboutManifest(head.id)).toString('base64')
    : json;
  const whole: z.infer<typeof manifest> = {
    format: 'plateful-backup',
    version: VERSION,
    id: head.id,
    createdAt: head.createdAt.toISOString(),
    encryption: encryption && {
      cipher: 'aes-256-gcm',
      kdf: 'scrypt',
      salt: encryption.salt.toString('base64'),
    },
    checksum: sha256(text),
    contents: text,
  };
  return Buffer.from(`${JSON.stringify(whole, null, 2)}\n`);
}

/** Throws `UnusableBackup` if it is damaged, made by a newer Plateful, or not opened by this passphrase. */
export async function readManifest(
  bytes: Buffer,
  passphrase: string | null,
): Promise<{ head: Head; contents: Contents }> {
  const damaged = new UnusableBackup(
    `The backup is damaged: its ${MANIFEST} is not as it was written. Nothing was changed.`,
  );
  const written = parsed(bytes.toString('utf8'));
  const version = (written as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > VERSION)
    throw new UnusableBackup(
      `A newer Plateful made this backup (format ${version}; this one reads up to ${VERSION}). Restore it with that version. Nothing was changed.`,
    );
  const whole = manifest.safeParse(written);
  if (!whole.success || sha256(whole.data.contents) !== whole.data.checksum) throw damaged;
  const { id, createdAt, encryption, contents: text } = whole.data;
  if (encryption && passphrase === null)
    throw new UnusableBackup('This backup is encrypted: set BACKUP_PASSPHRASE. Nothing was changed.');
  const key =
    encryption && passphrase !== null
      ? await deriveKey(passphrase, Buffer.from(encryption.salt, 'base64'))
      : null;
  const json = key ? openBytes(key, Buffer.from(text, 'base64'), aboutManifest(id)) : Buffer.from(text);
  if (!json) throw new UnusableBackup('BACKUP_PASSPHRASE does not open this backup. Nothing was changed.');
  const described = contents.safeParse(parsed(json.toString('utf8')));
  if (!described.success) throw damaged;
  return {
    head: { id, createdAt: new Date(createdAt), isEncrypted: key !== null, key },
    contents: described.data,
  };
}

const aboutManifest = (id: string) => `${id} ${MANIFEST}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
