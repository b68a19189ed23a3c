import { sql } from 'drizzle-orm';
import { difficultyName } from '#features/recipes/rules/difficulty.ts';
import { categoryName } from '#features/recipes/server/queries/categories.ts';
import type { RequestContext } from '#server/context.ts';
import { DAY_MS } from '#shared/durations.ts';
import { msg, t } from '#shared/t.ts';
import type { Analytics, Days, Overview } from '../../contract.ts';
import { RECENT, RETENTION_WEEKS, TOP, TREND_DAYS, USAGE_ROWS } from '../../rules/limits.ts';
import { SAMPLE_WEEK } from '../../rules/sample.ts';

type Asked = Pick<RequestContext, 'db' | 'now'>;

const WEEK_DAYS = 7;
const UNCATEGORIZED = msg('Uncategorized');
const UNKNOWN = msg('Unknown');

/** The data on the first tab of /admin. One statement. */
export async function overviewOf({ db, now }: Asked): Promise<Overview> {
  const { rows } = await db.execute<Omit<Overview, 'week'> & { week: Days; hasVisits: boolean }>(sql`
    select (select count(*)::integer from subscriptions) as "totalSubscribers",
      (select count(*)::integer from subscription_states where state = 'ACTIVE') as "activeSubscriptions",
      (select count(*)::integer from (select from app_usage limit ${USAGE_ROWS}) newest) as "recentActivities",
      exists (select from usage_days) as "hasVisits",
      (select coalesce(json_agg(json_build_object('day', day, 'count', visits)), '[]') from (
        select day, sum(visits)::integer as visits from usage_days where day > ${today(now)} - ${WEEK_DAYS}::integer group by day
      ) days) as week`);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row.');
  const { hasVisits, week, ...counts } = row;
  return {
    ...counts,
    isSample: !hasVisits,
    week: hasVisits ? everyDay(now, WEEK_DAYS, week) : sampleWeek(now),
  };
}

/** The newest rows of the usage log. One statement. */
export async function newestUsage({ db }: Asked) {
  const { rows } = await db.execute<{ id: string; user: string | null; page: string; at: Date }>(sql`
    select newest.id, users.email as user, page_visited as page, "timestamp" as at
    from (select * from app_usage order by "timestamp" desc, id desc limit ${USAGE_ROWS}) newest
    left join users on users.id = newest.user_id order by newest."timestamp" desc, newest.id desc`);
  return {
    rows: rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: new Date(at).toISOString() })),
  };
}

interface Counts extends Record<string, unknown> {
  users: number;
  subscribed: number;
  recipes: number;
}

/** The counters of the dashboard. One statement. */
export async function countsOf({ db }: Asked): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select (select count(*)::integer from users) as users,
      (select count(*)::integer from (select from subscription_states where is_open group by user_id) open) as subscribed,
      (select count(*)::integer from recipes) as recipes`);
  return rows[0] ?? { users: 0, subscribed: 0, recipes: 0 };
}

/** The counts of the moderation tab; 'recent' means the first five. One statement. */
export async function moderationCounts({ db }: Asked) {
  const { rows } = await db.execute<Record<'flagged' | 'subscriptions' | 'users', number>>(sql`
    select (select count(*)::integer from content_flags) as flagged,
      (select count(*)::integer from subscriptions) as subscriptions,
      (select count(*)::integer from users) as users`);
  const of = (total = 0) => ({ total, recent: Math.min(total, RECENT) });
  return {
    flagged: of(rows[0]?.flagged),
    subscriptions: of(rows[0]?.subscriptions),
    users: of(rows[0]?.users),
  };
}

interface RecipeFigures extends Record<string, unknown> {
  recipes: number;
  views: number;
  thisWeek: number;
  recent: Analytics['recent'];
  mostViewed: Analytics['mostViewed'];
  byCategory: Analytics['byCategory'];
  byDifficulty: Analytics['byDifficulty'];
  created: Days;
}

/** Figures about recipes, visits and retention. Two statements. */
export async function analyticsOf(context: Asked): Promise<Analytics> {
  const { now } = context;
  const { created, ...recipes } = await recipeFigures(context);
  const { visits, funnel, retention } = await visitFigures(context);
  return {
    ...recipes,
    recent: recipes.recent.map(named),
    mostViewed: recipes.mostViewed.map(named),
    byCategory: recipes.byCategory.map(({ name, count }) => ({ name: categorySaid(name), count })),
    byDifficulty: recipes.byDifficulty.map(({ name, count }) => ({ name: difficultySaid(name), count })),
    averageViews: recipes.recipes === 0 ? 0 : Math.round((recipes.views / recipes.recipes) * 10) / 10,
    created: everyDay(now, TREND_DAYS, created),
    visits: everyDay(now, TREND_DAYS, visits),
    funnel,
    retention: retention.map(({ week, joined, back }) => ({
      week,
      joined,
      back: weeksSince(week, now, back),
    })),
  };
}

/** In the reader's language; custom categories stay unchanged. */
const categorySaid = (id: string) => categoryName(id) ?? (id === UNCATEGORIZED ? t(UNCATEGORIZED) : id);
const difficultySaid = (level: string) => (level === UNKNOWN ? t(UNKNOWN) : difficultyName(level));
const named = <Row extends { category: string }>(row: Row): Row => ({
  ...row,
  category: categorySaid(row.category),
});

async function recipeFigures({ db, now }: Asked): Promise<RecipeFigures> {
  const shown = sql`json_build_object('id', id, 'title', title, 'category', category, 'views', views, 'createdAt', created_at)`;
  const { rows } = await db.execute<RecipeFigures>(sql`
    with figure as materialized (
      select coalesce(nullif(category, ''), ${UNCATEGORIZED}::text) as category, coalesce(difficulty, ${UNKNOWN}::text) as difficulty,
        count(*)::integer as n, sum(views) as views
      from recipes group by 1, 2
    )
    select (select coalesce(sum(n), 0)::integer from figure) as recipes,
      (select coalesce(sum(views), 0)::float8 from figure) as views,
      (select count(*)::integer from recipes where created_at >= date_trunc('week', ${today(now)}::timestamp) at time zone 'utc')
        as "thisWeek",
      (select coalesce(json_agg(${shown} order by created_at desc, id desc), '[]') from (
        select id, title, category, views, created_at from recipes order by created_at desc, id desc limit ${TOP}
      ) newest) as recent,
      (select coalesce(json_agg(${shown} order by views desc, id desc), '[]') from (
        select recipes.id, title, recipes.category, recipes.views, created_at
        from (select id from recipes order by views desc, id desc limit ${TOP}) top join recipes on recipes.id = top.id
      ) viewed) as "mostViewed",
      (select coalesce(json_agg(json_build_object('name', category, 'count', n) order by n desc, category), '[]') from (
        select category, sum(n)::integer as n from figure group by category) groups) as "byCategory",
      (select coalesce(json_agg(json_build_object('name', difficulty, 'count', n) order by n desc, difficulty), '[]') from (
        select difficulty, sum(n)::integer as n from figure group by difficulty) groups) as "byDifficulty",
      (select coalesce(json_agg(json_build_object('day', day, 'count', n)), '[]') from (
        select (created_at at time zone 'utc')::date as day, count(*)::integer as n from recipes
        where created_at >= (${today(now)} - ${TREND_DAYS - 1}::integer)::timestamp at time zone 'utc' group by 1
      ) days) as created`);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row.');
  return row;
}

interface VisitFigures extends Record<string, unknown> {
  visits: Days;
  funnel: Analytics['funnel'];
  retention: { week: string; joined: number; back: { week: string; count: number }[] }[];
}

async function visitFigures({ db, now }: Asked): Promise<VisitFigures> {
  const firstWeek = sql`(date_trunc('week', ${today(now)})::date - 7 * ${RETENTION_WEEKS - 1}::integer)`;
  const { rows } = await db.execute<VisitFigures>(sql`
    select (select coalesce(json_agg(json_build_object('day', day, 'count', visits)), '[]') from (
        select day, sum(visits)::integer as visits from usage_days where day > ${today(now)} - ${TREND_DAYS}::integer group by day
      ) days) as visits,
      (select coalesce(json_agg(json_build_object('week', week, 'people', people, 'planned', planned, 'shopped', shopped)
        order by week desc), '[]') from (
        select week, sum(people)::integer as people, sum(planned)::integer as planned, sum(shopped)::integer as shopped
        from usage_weeks where week >= ${firstWeek} group by week
      ) weeks) as funnel,
      (select coalesce(json_agg(json_build_object('week', week, 'joined', joined, 'back', back) order by week desc), '[]') from (
        select week, joined, (
          select coalesce(json_agg(json_build_object('week', usage_weeks.week, 'count', people)), '[]')
          from usage_weeks where joined_week = cohort.week and usage_weeks.week >= cohort.week
        ) as back
        from (
          select date_trunc('week', created_at at time zone 'utc')::date as week, count(*)::integer as joined
          from users where created_at >= ${firstWeek}::timestamp at time zone 'utc' group by 1
        ) cohort
      ) cohorts) as retention`);
  return rows[0] ?? { visits: [], funnel: [], retention: [] };
}

const today = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone 'utc')::date`;

/** The last days, ending with today, with 0 where nothing was counted. */
function everyDay(now: Date, days: number, counted: Days): Days {
  const known = new Map(counted.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(now.getTime() - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: known.get(day) ?? 0 };
  });
}

/** The sample numbers on the last seven days, each on its weekday. */
function sampleWeek(now: Date): Days {
  return everyDay(now, WEEK_DAYS, []).map(({ day }) => ({
    day,
    count: SAMPLE_WEEK[(new Date(day).getUTCDay() + 6) % 7] ?? 0,
  }));
}

/** How many came back in the first, second… week, up to this one. */
function weeksSince(first: string, now: Date, back: { week: string; count: number }[]): number[] {
  const known = new Map(back.map(({ week, count }) => [week, count]));
  const counts: number[] = [];
  for (let at = new Date(first); at <= now; at = new Date(at.getTime() + WEEK_DAYS * DAY_MS))
    counts.push(known.get(at.toISOString().slice(0, 10)) ?? 0);
  return counts;
}
