import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Category } from '../../rules/categories.ts';
import { MOST_DEVICES } from '../../rules/limits.ts';
import type { Phone } from '../../rules/platforms.ts';
import type { PushSenders } from '../push/push-sender.ts';
import { type PushDevice, pushDevices } from '../tables.ts';

export interface DeviceServices {
  push: PushSenders;
  /** The session of a request; when it ends, the device is removed. */
  sessionOf(headers: Headers): Promise<{ id: string } | null>;
}

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  categories: Category[];
}

interface PhoneSubscription {
  platform: Phone;
  token: string;
  categories: Category[];
}

/**
 * Sends push notifications of these categories to the caller's browser from now on. Its previous user no longer gets any
 * there. Throws `invalid_input` for an address that cannot be a push service.
 */
export async function subscribeDevice(
  services: DeviceServices,
  context: RequestContext,
  { endpoint, keys, categories }: Subscription,
): Promise<{ message: string }> {
  if (!services.push.browsers.accepts(endpoint))
    throw new AppError('invalid_input', t('This is not the address of a push service.'));
  return keepDevice(services, context, { platform: 'web', endpoint, ...keys, categories });
}

/** The same for the device app on a phone. Throws `invalid_input` if this Plateful cannot send to such phones. */
export async function subscribePhone(
  services: DeviceServices,
  context: RequestContext,
  { platform, token, categories }: PhoneSubscription,
): Promise<{ message: string }> {
  if (!services.push.phones[platform])
    throw new AppError('invalid_input', t('This Plateful cannot send push notifications to this phone.'));
  return keepDevice(services, context, { platform, endpoint: token, p256dh: null, auth: null, categories });
}

type Known = Pick<PushDevice, 'platform' | 'endpoint' | 'p256dh' | 'auth' | 'categories'>;

async function keepDevice(
  { sessionOf }: DeviceServices,
  context: RequestContext,
  device: Known,
): Promise<{ message: string }> {
  const { db, now, headers } = context;
  const session = await sessionOf(headers);
  if (!session) throw new AppError('not_signed_in', t('Please sign in to continue.'));
  const userId = signedIn(context).id;
  const known = { ...device, sessionId: session.id, userId };
  // Begun only now, because whose session it is has been asked over another connection.
  await db.transaction(async (within) => {
    await within
      .insert(pushDevices)
      .values({ id: randomUUID(), createdAt: now, ...known })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: known });
    await lockAccount(within, userId);
    const surplus = within
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(MOST_DEVICES);
    await within.delete(pushDevices).where(inArray(pushDevices.id, surplus));
  });
  return { message: t('This device gets notifications.') };
}

/** Stops sending to one of the caller's browsers or phones. */
export async function unsubscribeDevice(
  context: RequestContext,
  endpoint: string,
): Promise<{ message: string }> {
  await context.db
    .delete(pushDevices)
    .where(and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.userId, signedIn(context).id)));
  return { message: t('This device gets no notifications.') };
}
