import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db } from '#server/database/db.ts';
import { inLanguage } from '#server/language.ts';
import { todayIn } from '#shared/dates.ts';
import { CATEGORY_OF, KINDS } from '../../rules/categories.ts';
import { mayTell } from '../../rules/digest.ts';
import type { PushOutcome, PushSenders } from '../push/push-sender.ts';
import { type Addressed, platformsOf, sendTo } from '../push/senders.ts';
import { IS_SHOWN } from '../queries/center.ts';
import { messagesOf } from '../queries/messages.ts';
import { type NotificationRow, notificationDeliveries, notifications, pushDevices } from '../tables.ts';

export interface Telling {
  db: Db;
  push: PushSenders;
}

const BATCH = 200;
const AT_ONCE = 8;
const MOST_ATTEMPTS = 3;
/** How soon somebody in quiet hours is looked at again. */
const QUIET_MINUTES = 10;

type Message = Pick<NotificationRow, 'id' | 'kind' | 'details'>;

interface Delivery extends Message, Addressed, Record<string, unknown> {
  deviceId: string;
  timeZone: string | null;
  language: string | null;
}

/** Sends out what is due, to every device that wants it. Returns when nothing is left to send. */
export async function tellDue({ db, push }: Telling, now: Date, signal: AbortSignal): Promise<void> {
  await closeDue(db, now);
  const atOnce = pLimit(AT_ONCE);
  for (let last: Delivery | undefined; ; ) {
    const batch: Delivery[] = await undelivered({ db, push }, now, last);
    const messages = await messagesFor(db, batch, now);
    // One that fails must neither stop the others nor leave them running behind.
    const ended = await Promise.allSettled(
      batch.map((delivery) =>
        atOnce(async () => {
          if (signal.aborted) return;
          const message = messages.get(delivery.id);
          if (!message || !(await claim(db, delivery, now))) return;
          const { title, text, path } = message;
          const { id } = delivery;
          const shown = { id, title, text, path: path ?? '/notifications' };
          await noteOutcome(db, delivery, await sendTo(push, delivery, shown), now);
        }),
      ),
    );
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    last = batch.at(-1);
    if (!last || signal.aborted) return;
  }
}

/** What a batch says, by notification. One statement for each language, and each day that it is somewhere: three at most. */
async function messagesFor(db: Db, batch: readonly Delivery[], now: Date) {
  const dayOf = ({ timeZone }: Delivery) => todayIn(now, timeZone ?? 'UTC');
  const alike = Map.groupBy(batch, (delivery) => `${dayOf(delivery)} ${delivery.language}`);
  const messages = await Promise.all(
    [...alike.values()].map((some) => {
      const [first] = some as [Delivery];
      return inLanguage(first.language, () => messagesOf(db, some, dayOf(first)));
    }),
  );
  return new Map(messages.flatMap((some) => [...some]));
}

/** Closes notifications that are due. Quiet hours postpone them, and later events are added. */
async function closeDue(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{
      id: string;
      timeZone: string | null;
      from: number | null;
      until: number | null;
    }>(sql`
      select notifications.id, time_zone as "timeZone", quiet_from as from, quiet_until as until
      from notifications left join notification_people person on person.user_id = notifications.user_id
      where told_at is null and due_at <= ${now.toISOString()} order by due_at limit ${BATCH}`);
    const isNow = ({ timeZone, from, until }: (typeof rows)[number]) =>
      mayTell(now, timeZone, from === null || until === null ? null : { from, until });
    const idsOf = (wanted: boolean) => rows.filter((row) => isNow(row) === wanted).map(({ id }) => id);
    const isWaiting = (ids: string[]) => and(inArray(notifications.id, ids), isNull(notifications.toldAt));
    const later = new Date(now.getTime() + QUIET_MINUTES * 60_000);
    await db
      .update(notifications)
      .set({ toldAt: now })
      .where(isWaiting(idsOf(true)));
    await db
      .update(notifications)
      .set({ dueAt: later })
      .where(isWaiting(idsOf(false)));
    if (rows.length < BATCH) return;
  }
}

/** Whether a device wants a kind: by its categories or, where there is none, by its owner's account. */
const IS_WANTED = sql`case notifications.kind ${sql.join(
  KINDS.map((kind) => {
    const category = CATEGORY_OF[kind];
    return category === null
      ? sql`when ${kind} then coalesce(person.talk, true)`
      : sql`when ${kind} then ${category} = any(device.categories)`;
  }),
  sql` `,
)} end`;

/** What devices that can be reached have not been sent, in order of the ids. */
async function undelivered(
  { db, push }: Telling,
  now: Date,
  after: Delivery | undefined,
): Promise<Delivery[]> {
  const { rows } = await db.execute<Delivery>(sql`
    select notifications.id, notifications.kind, notifications.details, device.id as "deviceId", platform, endpoint, p256dh, auth,
      person.time_zone as "timeZone", users.language
    from notifications
    join users on users.id = notifications.user_id
    join push_devices device on device.user_id = notifications.user_id and device.created_at <= notifications.told_at
    join sessions on sessions.id = device.session_id and sessions.expires_at > ${now.toISOString()}
    left join notification_people person on person.user_id = notifications.user_id
    where told_at > ${now.toISOString()}::timestamptz - interval '1 day' and read_at is null
      and platform = any(${sql.param(platformsOf(push))}) and ${IS_WANTED} and ${IS_SHOWN}
      and not exists (
        select from notification_deliveries delivery
        where delivery.notification_id = notifications.id and delivery.device_id = device.id
          and (delivery.claimed_at is not null or delivery.attempts >= ${MOST_ATTEMPTS}
            or delivery.not_before > ${now.toISOString()})
      )
      and ${after ? sql`(notifications.id, device.id) > (${after.id}, ${after.deviceId})` : sql`true`}
    order by notifications.id, device.id limit ${BATCH}`);
  return rows;
}

/**
 * Notes that a device is about to be sent a notification, before it is; false if another process was first, or if the
 * device has signed out. If the process dies in between, one device misses one notification; none gets one twice.
 */
async function claim(db: Db, { id, deviceId }: Delivery, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into notification_deliveries as delivery (notification_id, device_id, claimed_at)
    select ${id}, id, now() from push_devices where id = ${deviceId}
    on conflict (notification_id, device_id) do update set claimed_at = now(), attempts = delivery.attempts + 1
      where delivery.claimed_at is null and delivery.attempts < ${MOST_ATTEMPTS}
        and coalesce(delivery.not_before <= ${now.toISOString()}, true)`);
  return rowCount === 1;
}

/** A device that is gone is forgotten; a failure gives the claim back, for a later run, or when the service said. */
async function noteOutcome(
  db: Db,
  { id, deviceId }: Delivery,
  outcome: PushOutcome,
  now: Date,
): Promise<void> {
  if (outcome === 'gone') {
    await db.delete(pushDevices).where(eq(pushDevices.id, deviceId));
    return;
  }
  const notBefore = typeof outcome === 'object' ? new Date(now.getTime() + outcome.retryInMs) : null;
  await db
    .update(notificationDeliveries)
    .set(outcome === 'sent' ? { sentAt: sql`now()` } : { claimedAt: null, notBefore })
    .where(and(eq(notificationDeliveries.notificationId, id), eq(notificationDeliveries.deviceId, deviceId)));
}
