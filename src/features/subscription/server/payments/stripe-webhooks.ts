import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ForgedWebhook, type Mention } from './port.ts';

/** How long a signature is valid, as in Stripe's own libraries. */
const TOLERANCE_S = 300;

const text = z.string().max(200);
const event = z.object({
  data: z.object({
    object: z.object({
      object: text,
      id: text,
      client_reference_id: text.nullish(),
      subscription: text.nullish().catch(null),
      metadata: z.record(z.string(), z.string()).nullish().catch(null),
      parent: z
        .object({ subscription_details: z.object({ subscription: text.nullish() }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
});

/** Checks the signature of a webhook's time and body (docs.stripe.com/webhooks/signature). */
export function createStripeWebhooks(secret: string) {
  return async (headers: Headers, body: Buffer): Promise<Mention> => {
    const parts = (headers.get('stripe-signature') ?? '').split(',').map((part) => part.trim().split('='));
    const time = parts.find(([name]) => name === 't')?.[1] ?? '';
    if (!/^\d{1,12}$/.test(time)) throw new ForgedWebhook('it has no time');
    if (Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_S) throw new ForgedWebhook('it is too old');
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
    const isSigned = parts.some(([name, value = '']) => {
      const given = Buffer.from(value, 'hex');
      return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!isSigned) throw new ForgedWebhook('its signature does not fit');
    return mentioned(body);
  };
}

function mentioned(body: Buffer): Mention {
  let content: unknown;
  try {
    content = JSON.parse(body.toString('utf8'));
  } catch {
    return { ids: [], reference: null };
  }
  const known = event.safeParse(content);
  if (!known.success) return { ids: [], reference: null };
  const { object, id, client_reference_id, subscription, parent, metadata } = known.data.data.object;
  const own = /^(checkout\.session|subscription)$/.test(object) ? id : null;
  const ids = [own, subscription, parent?.subscription_details?.subscription].filter((one) => one != null);
  return { ids, reference: client_reference_id ?? metadata?.reference ?? null };
}
