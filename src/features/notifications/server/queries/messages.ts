import { sql } from 'drizzle-orm';
import { TIPS } from '#features/newsletter/data/tips.ts';
import type { Db } from '#server/database/db.ts';
import type { PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { shortened } from '#shared/text.ts';
import type { EventType } from '../../rules/categories.ts';
import { MOST_LINES } from '../../rules/limits.ts';
import { type EventFacts, type Facts, type MealFacts, type Message, messageOf } from '../../rules/message.ts';
import { type NotificationRow, toldEvents } from '../tables.ts';

type Named = Pick<NotificationRow, 'id' | 'kind' | 'details'>;

interface EventRow extends Record<string, unknown> {
  notificationId: string;
  type: EventFacts['type'];
  actorName: string;
  title: string;
  text: string;
  stars: number | null;
  recipeId: string | null;
  reelId: string | null;
  count: number;
}

const EXCERPT = 140;

/**
 * The messages of notifications, by id. Leaves out those with nothing left that may be shown: everything in them was deleted
 * or hidden, or is by people who were blocked since. One statement.
 */
export async function messagesOf(
  db: Db,
  rows: readonly Named[],
  today: PlainDate,
): Promise<Map<string, Message>> {
  const events = await eventsOf(db, rows);
  return new Map(
    rows.flatMap((row): [string, Message][] => {
      const facts = factsOf(row, events.get(row.id) ?? []);
      return facts ? [[row.id, messageOf(facts, today)]] : [];
    }),
  );
}

async function eventsOf(db: Db, rows: readonly Named[]): Promise<Map<string, EventRow[]>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows: found } = await db.execute<EventRow>(sql`
    select * from (
      select notification_id as "notificationId", type, actor_name as "actorName", title, text, stars,
        recipe_id as "recipeId", reel_id as "reelId",
        count(*) over (partition by notification_id) as count,
        row_number() over (partition by notification_id order by happened_at desc) as place
      from ${toldEvents} where notification_id = any(${sql.param(ids)}::uuid[])
    ) told where place <= ${MOST_LINES} order by place`);
  return Map.groupBy(found, ({ notificationId }) => notificationId);
}

function factsOf({ kind, details }: Named, events: readonly EventRow[]): Facts | null {
  if (kind === 'meals') return { kind, ...(details as MealFacts) };
  if (kind === 'promotion')
    return { kind, ...(details as { title: string; text: string; path: string | null }) };
  if (kind === 'tip') {
    const tip = TIPS[(details as { tip: number }).tip];
    return tip ? { kind, ...tip } : null;
  }
  const [newest] = events;
  return newest ? { kind, events: events.map(toFacts), count: Number(newest.count) } : null;
}

/** The part of the page that an event is about. */
const PLACES: Record<EventType, string> = {
  ...{ recipe: '', rating: '#ratings' },
  ...{ reply: '#comments', mention: '#comments', comment: '#comments' },
};

function toFacts({ type, actorName, title, text, stars, recipeId, reelId }: EventRow): EventFacts {
  const page = recipeId ? paths.recipe(recipeId) : paths.reel(String(reelId));
  return { type, actorName, title, path: `${page}${PLACES[type]}`, text: shortened(text, EXCERPT), stars };
}
