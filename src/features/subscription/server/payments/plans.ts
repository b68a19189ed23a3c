import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import { paymentPlans } from '../tables.ts';

/** Objects created once in a provider account and reused: its product, and a plan for each price. */
export class Plans {
  readonly #db: Db;
  readonly #account: string;

  /** `credential` tells accounts apart; only a hash of it is stored. */
  constructor(db: Db, provider: string, credential: string) {
    this.#db = db;
    this.#account = `${provider} ${sha256(credential).slice(0, 16)}`;
  }

  /** The id created for a key, or created now. */
  async once(key: string, make: () => Promise<string>): Promise<string> {
    const known = await this.#find(key);
    if (known) return known;
    const planId = await make();
    await this.#db
      .insert(paymentPlans)
      .values({ provider: this.#account, key, planId })
      .onConflictDoNothing();
    // Another process may have created one at the same time: all use the one that was stored first.
    return (await this.#find(key)) ?? planId;
  }

  /** For when the provider no longer knows one of them. */
  async forget(): Promise<void> {
    await this.#db.delete(paymentPlans).where(eq(paymentPlans.provider, this.#account));
  }

  async #find(key: string): Promise<string | undefined> {
    const [row] = await this.#db
      .select({ planId: paymentPlans.planId })
      .from(paymentPlans)
      .where(and(eq(paymentPlans.provider, this.#account), eq(paymentPlans.key, key)));
    return row?.planId;
  }
}
