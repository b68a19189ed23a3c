import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db } from '#server/database/db.ts';
import { inLanguage } from '#server/language.ts';
import { todayIn } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { CATEGORY_OF, KINDS } from '../../rules/categories.ts';
import { mayTell } from '../../rules/digest.ts';
import { asOne } from '../../rules/message.ts';
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
/** Minutes until somebody in quiet hours is checked again. */
const QUIET_MINUTES = 10;

/** What one device is sent at once: events by others that were closed together, or something scheduled. */
interface Delivery extends Addressed, Record<string, unknown> {
  deviceId: string;
  /** Equal for notifications that are sent together. */
  together: string;
  parts: Pick<NotificationRow, 'id' | 'kind' | 'details'>[];
  timeZone: string | null;
  language: string | null;
}

/** Sends everything that is due to every device that wants it. Returns when nothing is left to send. */
export async function tellDue({ db, push }: Telling, now: Date, signal: AbortSignal): Promise<void> {
  await closeDue(db, now);
  const atOnce = pLimit(AT_ONCE);
  for (let last: Delivery | undefined; ; ) {
    const batch: Delivery[] = await undelivered({ db, push }, now, last);
    const messages = await messagesFor(db, batch, now);
    // A failing one must neither stop the others nor leave them running.
    const ended = await Promise.allSettled(
      batch.map((delivery) =>
        atOnce(async () => {
          if (signal.aborted) return;
          const ids = await claim(db, delivery, messages, now);
          const [id] = ids;
          if (!id) return;
          const told = ids.flatMap((claimed) => messages.get(claimed) ?? []);
          const { title, text, path } = inLanguage(delivery.language, () => asOne(told));
          const shown = { id, title, text, path: path ?? paths.notifications };
          await noteOutcome(db, delivery, ids, await sendTo(push, delivery, shown), now);
        }),
      ),
    );
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    last = batch.at(-1);
    if (!last || signal.aborted) return;
  }
}

/** The messages of a batch, by notification. One statement for each language and each local date (at most three). */
async function messagesFor(db: Db, batch: readonly Delivery[], now: Date) {
  const dayOf = ({ timeZone }: Delivery) => todayIn(now, timeZone ?? 'UTC');
  const alike = Map.groupBy(batch, (delivery) => `${dayOf(delivery)} ${delivery.language}`);
  const messages = await Promise.all(
    [...alike.values()].map((some) => {
      const [first] = some as [Delivery];
      const parts = some.flatMap((delivery) => delivery.parts);
      return inLanguage(first.language, () => messagesOf(db, parts, dayOf(first)));
    }),
  );
  return new Map(messages.flatMap((some) => [...some]));
}

/**
 * Closes notifications that are due. Along with those about others' actions, it closes all of the person's other ones of
 * that kind, so that they are sent together. Quiet hours postpone them, and later events are added meanwhile.
 */
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
    await db.execute(sql`
      update notifications set told_at = ${now.toISOString()} where told_at is null and (
        id = any(${sql.param(idsOf(true))}::uuid[])
        or about is null and user_id in (
          select user_id from notifications due where due.id = any(${sql.param(idsOf(true))}::uuid[]) and due.about is null
        ))`);
    await db
      .update(notifications)
      .set({ dueAt: later })
      .where(isWaiting(idsOf(false)));
    if (rows.length < BATCH) return;
  }
}

/** Whether a device wants a kind: by its categories or, if the kind has none, by its owner's account. */
const IS_WANTED = sql`case notifications.kind ${sql.join(
  KINDS.map((kind) => {
    const category = CATEGORY_OF[kind];
    return category === null
      ? sql`when ${kind} then coalesce(person.talk, true)`
      : sql`when ${kind} then ${category} = any(device.categories)`;
  }),
  sql` `,
)} end`;

/** Others' actions are sent together if they were closed together. */
const TOGETHER = sql`case when about is null then told_at::text else notifications.id::text end`;

/** What reachable devices have not been sent, ordered by device. */
async function undelivered(
  { db, push }: Telling,
  now: Date,
  after: Delivery | undefined,
): Promise<Delivery[]> {
  const { rows } = await db.execute<Delivery>(sql`
    select device.id as "deviceId", ${TOGETHER} as together, platform, endpoint, p256dh, auth,
      person.time_zone as "timeZone", users.language, json_agg(json_build_object(
        'id', notifications.id, 'kind', notifications.kind, 'details', notifications.details
      ) order by changed_at desc, notifications.id) as parts
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
      and ${after ? sql`(device.id, ${TOGETHER}) > (${after.deviceId}, ${after.together})` : sql`true`}
    group by device.id, ${TOGETHER}, person.time_zone, users.language
    order by device.id, together limit ${BATCH}`);
  return rows;
}

/**
 * Records that a device is about to be sent its notifications that may be shown; returns which. Returns none if another
 * process was first, or if the device has signed out. If the process dies in between, one device misses one message; none
 * gets one twice.
 */
async function claim(
  db: Db,
  { parts, deviceId }: Delivery,
  shown: ReadonlyMap<string, unknown>,
  now: Date,
): Promise<string[]> {
  const ids = parts.map(({ id }) => id).filter((id) => shown.has(id));
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into notification_deliveries as delivery (notification_id, device_id, claimed_at)
    select part.id, device.id, now() from push_devices device, unnest(${sql.param(ids)}::uuid[]) as part (id)
    where device.id = ${deviceId} order by part.id
    on conflict (notification_id, device_id) do update set claimed_at = now(), attempts = delivery.attempts + 1
      where delivery.claimed_at is null and delivery.attempts < ${MOST_ATTEMPTS}
        and coalesce(delivery.not_before <= ${now.toISOString()}, true)
    returning notification_id as id`);
  const claimed = rows.map(({ id }) => id);
  return ids.filter((id) => claimed.includes(id));
}

/**
 * A device that is gone is removed. On failure, the claim is released for a later run, or for the time that the service
 * named.
 */
async function noteOutcome(
  db: Db,
  { deviceId }: Delivery,
  ids: string[],
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
    .where(
      and(inArray(notificationDeliveries.notificationId, ids), eq(notificationDeliveries.deviceId, deviceId)),
    );
}
