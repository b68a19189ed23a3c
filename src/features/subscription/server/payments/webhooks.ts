import { and, eq, inArray, or } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import { BodyTooLong, readWithin } from '#server/http/read-within.ts';
import { logWarning } from '#server/monitoring/log.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { FORGING } from '../../rules/limits.ts';
import { refreshSubscription } from '../commands/refresh.ts';
import { type Subscription, subscriptions } from '../tables.ts';
import { ForgedWebhook, type Mention, PaymentError } from './port.ts';
import type { Payments } from './providers.ts';

const MOST_BYTES = 256 * 1024;
/** Anyone can send invalid webhooks: they must not fill the log. */
const WARN_AGAIN_MS = 60_000;

interface Parts {
  db: Db;
  payments: Payments;
  rateLimits: RateLimits;
  addressOf(context: Context): string;
}

/**
 * Webhooks from providers. A webhook is only a reason to query the provider, so repeated, late or out-of-order ones do no
 * harm. A provider may send any number; an address that sends forged ones is ignored for a while.
 */
export function paymentWebhooks({ db, payments, rateLimits, addressOf }: Parts): Hono {
  const routes = new Hono();
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warn = (error: ForgedWebhook) => {
    if (Date.now() - warnedAt < WARN_AGAIN_MS) return;
    warnedAt = Date.now();
    logWarning('A webhook was refused; further ones of the next minute are not logged', error);
  };
  routes.post('/:provider', async (context) => {
    const { req } = context;
    const provider = payments.of(req.param('provider'));
    if (!provider?.readWebhook)
      return problemResponse(toProblem('not_found', t('No webhooks are expected here.')));
    const address = addressOf(context);
    try {
      await rateLimits.expectLeft(FORGING, address);
    } catch (error) {
      if (error instanceof AppError) return problemResponse(error);
      throw error;
    }
    const body = await readWithin(req.raw.body, MOST_BYTES).catch(unlessTooLong);
    if (!body) return problemResponse(toProblem('too_large', t('This webhook is too large.')));
    try {
      const mention = await provider.readWebhook(req.raw.headers, body);
      const row = await mentioned(db, provider.name, mention);
      if (row) await refreshSubscription({ db, payments, now: new Date() }, row, 'webhook');
      return Response.json({ received: true });
    } catch (error) {
      if (error instanceof ForgedWebhook) {
        warn(error);
        await rateLimits.count(FORGING, address);
        return problemResponse(toProblem('invalid_input', t('This webhook is not signed by the provider.')));
      }
      // The provider sends it again later.
      if (error instanceof PaymentError || (error instanceof AppError && error.code === 'unavailable'))
        return problemResponse(toProblem('unavailable', t('Please send this webhook again later.')));
      throw error;
    }
  });
  return routes;
}

function unlessTooLong(error: unknown): null {
  if (error instanceof BodyTooLong) return null;
  throw error;
}

async function mentioned(
  db: Db,
  provider: string,
  { ids, reference }: Mention,
): Promise<Subscription | null> {
  const { id, checkoutId, providerSubscriptionId } = subscriptions;
  const isMentioned = or(
    ids.length > 0 ? inArray(checkoutId, ids) : undefined,
    ids.length > 0 ? inArray(providerSubscriptionId, ids) : undefined,
    reference && isUuid(reference) ? eq(id, reference) : undefined,
  );
  if (!isMentioned) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider as Subscription['provider']), isMentioned))
    .limit(1);
  return row ?? null;
}
