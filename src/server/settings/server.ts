import { z } from 'zod';
import { flag, optionalBaseAddress } from './schemas.ts';

/** Settings for listening, storage and logs. */
export const SERVER_SETTINGS = {
  PORT: {
    meaning: 'Port to listen on; 0 takes any free one.',
    fallback: '3000',
    schema: z.coerce.number('must be a number').int().min(0).max(65535),
  },
  HOST: {
    meaning: 'Address to listen on. `127.0.0.1` serves this machine only, `0.0.0.0` every network.',
    fallback: '127.0.0.1',
    schema: z.string().min(1).max(255),
  },
  PUBLIC_URL: {
    meaning: 'Public address of this Plateful, used for links in mails and shares.',
    fallback: '(http://localhost:PORT)',
    schema: optionalBaseAddress,
  },
  TRUSTED_PROXIES: {
    meaning:
      'Number of reverse proxies in front that append to `X-Forwarded-For`. With at least one, the `X-Request-Id` and `traceparent` of a request are accepted.',
    fallback: '0',
    schema: z.coerce.number('must be a number').int().min(0).max(10),
  },
  STOP_DELAY: {
    meaning:
      'Seconds to keep serving after `SIGTERM` while `/health/ready` returns 503, for proxies that check it. 0 for a single process.',
    fallback: '0',
    schema: z.coerce.number('must be a number').min(0).max(30),
  },
  DATA_DIR: {
    meaning: 'Folder for the embedded database, pictures and the mail outbox.',
    fallback: './data',
    schema: z.string().min(1).max(4096),
  },
  CACHE_MB: {
    meaning:
      'Memory for cached pages, responses and sessions in each process, in MB. The least recently used entries are dropped first; 0 caches nothing.',
    fallback: '48',
    schema: z.coerce.number('must be a number').int().min(0).max(65_536),
  },
  MEDIA_QUOTA_MB: {
    meaning: 'Pictures and videos that one person may store, in MB; 0 for no limit.',
    fallback: '5000',
    schema: z.coerce.number('must be a number').int().min(0).max(1_000_000_000),
  },
  KEEP_FREE_MB: {
    meaning: 'Space that pictures and videos leave free on the disk of `DATA_DIR`, in MB.',
    fallback: '500',
    schema: z.coerce.number('must be a number').int().min(0).max(1_000_000_000),
  },
  SECRET: {
    meaning:
      'Signs sessions (at least 32 characters). Stored in `DATA_DIR/secret` if not set; several processes must share one.',
    fallback: '(generated)',
    schema: z.union([z.literal(''), z.string().min(32, 'must have at least 32 characters').max(500)]),
  },
  RATE_LIMITS: {
    meaning:
      '`loose` allows 400 attempts a minute per address for everything; only for tests and load measurements, never on a network.',
    fallback: 'strict',
    schema: z.enum(['strict', 'loose'], 'must be strict or loose'),
  },
  DEMO: {
    meaning:
      'Adds demo people, plans and views, and shows unsent mails at `/dev/outbox` on this machine. Turn it `off` before real people use this Plateful. Not available with `DATABASE_URL`.',
    fallback: '(on for a new embedded database)',
    schema: z.union([z.literal(''), flag]),
  },
  DEMO_PASSWORD: {
    meaning: 'Password of the demo accounts.',
    fallback: '(generated and printed)',
    schema: z.union([z.literal(''), z.string().min(8, 'must have at least 8 characters').max(128)]),
  },
} as const;
