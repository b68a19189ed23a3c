import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { RequestContext } from '#server/context.ts';
import { guardedCookie } from '#server/cookies.ts';
import type { Db } from '#server/database/db.ts';
import { DAY_S } from '#shared/durations.ts';
import { credentials, PASSWORD_PROVIDER, users } from '../tables.ts';

const COOKIE = 'plateful.device';
/** Accounts remembered per device: a family may share a tablet. */
const MOST_ACCOUNTS = 8;
/** Characters of the cookie's value. */
const LONGEST = 500;
const YEAR_S = 365 * DAY_S;

/**
 * Recognizes devices that have signed in to an account before, so that strangers guessing its password cannot lock its
 * owner out. The device stores a proof per account; a new password voids all earlier ones.
 */
export class KnownDevices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Identifies the device in rate limits; `null` if it has never signed in to this account. */
  async find(
    { db, headers, config }: Pick<RequestContext, 'db' | 'headers' | 'config'>,
    email: string,
  ): Promise<string | null> {
    const proofs = proofsIn(headers, config);
    if (proofs.length === 0) return null;
    const expected = await this.#proof(db, email);
    return expected && proofs.some((proof) => isSame(proof, expected)) ? expected : null;
  }

  /** Marks the requesting device as known. */
  async remember({ db, headers, config, responseHeaders }: RequestContext, email: string): Promise<void> {
    const proof = await this.#proof(db, email);
    if (!proof) return;
    const proofs = [proof, ...proofsIn(headers, config).filter((kept) => kept !== proof)].slice(
      0,
      MOST_ACCOUNTS,
    );
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    responseHeaders.append(
      'set-cookie',
      `${guardedCookie(COOKIE, config)}=${proofs.join('.')}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  async #proof(db: Db, email: string): Promise<string | null> {
    const [row] = await db
      .select({ id: users.id, password: credentials.password })
      .from(users)
      .innerJoin(
        credentials,
        and(eq(credentials.userId, users.id), eq(credentials.providerId, PASSWORD_PROVIDER)),
      )
      .where(eq(users.email, email));
    if (!row) return null;
    return createHmac('sha256', this.#secret)
      .update(`known device ${row.id} ${row.password}`)
      .digest('base64url');
  }
}

function proofsIn(headers: Headers, config: Pick<Config, 'publicUrl'>): string[] {
  const name = `${guardedCookie(COOKIE, config)}=`;
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length, name.length + LONGEST);
  return value?.split('.').slice(0, MOST_ACCOUNTS) ?? [];
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
