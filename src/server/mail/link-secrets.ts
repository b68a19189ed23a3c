import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '#shared/id.ts';
import { createSeal, derivedKey } from '../seal.ts';

interface Purposes {
  /** Of the secrets that confirm a request, and how long they are valid. */
  confirming: string;
  validMs: number;
  /** Of the secrets that stand for an id. */
  naming: string;
}

/**
 * The secrets of links in emails. Each is derived from the server's secret, so the database contains none of them, and nothing
 * at all about what nobody has confirmed.
 */
export class LinkSecrets<Asked extends object> {
  readonly #key: Buffer;
  readonly #seal: ReturnType<typeof createSeal>;
  readonly #validMs: number;

  constructor(secret: string, { confirming, validMs, naming }: Purposes) {
    this.#key = derivedKey(secret, naming);
    this.#seal = createSeal(secret, confirming);
    this.#validMs = validMs;
  }

  /** The secret that confirms what somebody asked for. */
  toConfirm(asked: Asked, now: Date): string {
    return this.#seal.seal(JSON.stringify({ ...asked, until: now.getTime() + this.#validMs }), 'confirm');
  }

  /** What was asked for; `null` for a secret that is not ours, or has expired. */
  confirmed(token: string, now: Date): Asked | null {
    const text = this.#seal.open(token, 'confirm');
    if (text === null) return null;
    const { until, ...asked } = JSON.parse(text) as { until: number };
    return until > now.getTime() ? (asked as Asked) : null;
  }

  /** The secret that stands for an id, for as long as the server's secret stays the same. */
  of(id: string): string {
    return `${id}.${this.#mark(id)}`;
  }

  /** The id that a secret stands for; `null` for one that is not ours. */
  idOf(given: string): string | null {
    const [id = '', signature = ''] = given.split('.');
    const [wanted, found] = [Buffer.from(this.#mark(id)), Buffer.from(signature)];
    return isUuid(id) && wanted.length === found.length && timingSafeEqual(wanted, found) ? id : null;
  }

  #mark(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url');
  }
}
