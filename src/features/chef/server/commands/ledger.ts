import { createHmac, randomUUID } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { logError } from '#server/monitoring/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { ALL_TOKENS, PERSON_TOKENS } from '../../rules/settings.ts';
import type { Tokens } from '../chefs/port.ts';
import { chefUses } from '../tables.ts';

const KEPT_MS = 30 * DAY_MS;

/** Tracks the cost of paid models and enforces the limits per person and for everyone together. */
export class Ledger {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Throws `rate_limited` when a limit is reached. */
  async assertShareLeft({ db, caller, address, now, settings }: RequestContext): Promise<void> {
    const since = new Date(now.getTime() - DAY_MS);
    const { rows } = await db.execute<{ own: number; all: number }>(sql`
      select coalesce(sum(prompt_tokens + answer_tokens) filter (where who = ${this.#who(caller, address)}), 0)::float as own,
        coalesce(sum(prompt_tokens + answer_tokens), 0)::float as all
      from chef_uses where used_at > ${since.toISOString()}::timestamptz`);
    const { own = 0, all = 0 } = rows[0] ?? {};
    if (own >= settings.get(PERSON_TOKENS))
      throw new AppError(
        'rate_limited',
        t('You have reached your daily limit for the AI chef. Please come back tomorrow.'),
      );
    if (all >= settings.get(ALL_TOKENS))
      throw new AppError(
        'rate_limited',
        t('The AI chef has reached its daily limit. Please come back tomorrow.'),
      );
  }

  /** Records the cost of an answer, including a failed one. Never throws: the answer matters more than its price. */
  async note(context: RequestContext, model: string, tokens: Tokens): Promise<void> {
    await this.#write(context, model, tokens).catch((error) =>
      logError("A model's cost could not be recorded", error),
    );
  }

  async #write({ db, caller, address, now }: RequestContext, model: string, tokens: Tokens): Promise<void> {
    await db.insert(chefUses).values({
      id: randomUUID(),
      who: this.#who(caller, address),
      model,
      promptTokens: Math.round(tokens.prompt),
      answerTokens: Math.round(tokens.answer),
      usedAt: now,
    });
    await this.#forgetOld(db, now);
  }

  async #forgetOld(db: Db, now: Date): Promise<void> {
    await db.delete(chefUses).where(lt(chefUses.usedAt, new Date(now.getTime() - KEPT_MS)));
  }

  #who({ user }: RequestContext['caller'], address: string): string {
    return user?.id ?? `address ${createHmac('sha256', this.#secret).update(address).digest('base64url')}`;
  }
}
