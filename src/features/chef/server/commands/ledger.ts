import { createHmac, randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { lockCount } from '#server/database/lock-count.ts';
import { logError } from '#server/monitoring/log.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { ALL_TOKENS, PERSON_TOKENS } from '../../rules/settings.ts';
import type { PaidModel, Tokens } from '../chefs/port.ts';
import { chefUses } from '../tables.ts';

const KEPT_MS = 30 * DAY_MS;
/** Longer than a model may take, and a slow client to read its answer. */
const LONGEST_REQUEST_MS = 10 * MINUTE_MS;

/** A request whose price is not known yet. */
export interface Reservation {
  /** Records what the answer cost, also a failed one; `null` if nothing was asked. Never throws: the answer matters more. */
  settle(spent: Tokens | null): Promise<void>;
}

/** Tracks the cost of paid models and enforces the limits per person and for everyone together. */
export class Ledger {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /**
   * Takes what a request may cost from the share of its sender, so that requests sent at once count each other. A
   * reservation that a crash leaves behind ends after ten minutes. Throws `rate_limited` when a limit is reached.
   */
  async reserve(
    { db, caller, address, now, settings }: RequestContext,
    model: PaidModel,
  ): Promise<Reservation> {
    const who = this.#who(caller, address);
    const id = randomUUID();
    await db.transaction(async (within) => {
      await lockCount(within, 'chef_uses');
      const { own, all } = await usedWithinDay(within, who, now);
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
      await within.insert(chefUses).values({
        ...{ id, who, model: model.name, promptTokens: 0, answerTokens: model.reserved, usedAt: now },
        reservedUntil: new Date(now.getTime() + LONGEST_REQUEST_MS),
      });
    });
    return {
      settle: (spent) =>
        settle(db, id, spent, now).catch((error) => logError("A model's cost could not be recorded", error)),
    };
  }

  #who({ user }: RequestContext['caller'], address: string): string {
    return user?.id ?? `address ${createHmac('sha256', this.#secret).update(address).digest('base64url')}`;
  }
}

async function usedWithinDay(db: Db, who: string, now: Date): Promise<{ own: number; all: number }> {
  const { rows } = await db.execute<{ own: number; all: number }>(sql`
    select coalesce(sum(prompt_tokens + answer_tokens) filter (where who = ${who}), 0)::float as own,
      coalesce(sum(prompt_tokens + answer_tokens), 0)::float as all
    from chef_uses
    where used_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz
      and (reserved_until is null or reserved_until > ${now.toISOString()}::timestamptz)`);
  return rows[0] ?? { own: 0, all: 0 };
}

async function settle(db: Db, id: string, spent: Tokens | null, now: Date): Promise<void> {
  const isThis = eq(chefUses.id, id);
  if (spent)
    await db
      .update(chefUses)
      .set({
        promptTokens: Math.round(spent.prompt),
        answerTokens: Math.round(spent.answer),
        reservedUntil: null,
      })
      .where(isThis);
  else await db.delete(chefUses).where(isThis);
  await db.delete(chefUses).where(lt(chefUses.usedAt, new Date(now.getTime() - KEPT_MS)));
}
