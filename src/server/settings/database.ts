import { z } from 'zod';

const databaseAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
]);

/** Where the data is, and where it is backed up. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: {
    meaning: 'A PostgreSQL 15+ server to use instead of the embedded one.',
    fallback: '',
    schema: databaseAddress,
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'The same server without the pooler, if `DATABASE_URL` points to one that shares connections between transactions, such as pgbouncer. Used for migrations, background jobs, notifications, and commands such as `npm run backup`.',
    fallback: '',
    schema: databaseAddress,
  },
  DATABASE_OWNER_URL: {
    meaning:
      'The same database as `DATABASE_URL`, with the login that owns it; used for migrations only. The login of `DATABASE_URL` then needs only the right to connect; Plateful grants it the rest.',
    fallback: '',
    schema: databaseAddress,
  },
  DATABASE_REPLICA_URL: {
    meaning:
      'A streaming replica of that server, for reads that are the same for everyone. While it lags more than a second or is unreachable, the primary is read.',
    fallback: '',
    schema: databaseAddress,
  },
  BACKUP_TO: {
    meaning:
      'Folder for [backups](operate.md#backup), made on schedule or by `npm run backup`, preferably on another disk or machine; or `s3://bucket/prefix` at the S3 storage of `S3_ENDPOINT`.',
    fallback: '(DATA_DIR/backups)',
    schema: z.string().max(4096),
  },
  BACKUP_PASSPHRASE: {
    meaning:
      'Encrypts scheduled backups, and those made with `npm run backup -- --encrypt`. Without it, an encrypted backup cannot be restored: keep a copy elsewhere.',
    fallback: '',
    schema: z.union([z.literal(''), z.string().min(12, 'must have at least 12 characters').max(1000)]),
  },
} as const;
