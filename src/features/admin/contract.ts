import { z } from 'zod';
import { BACKUP_PROBLEMS } from '#features/backups/rules/schedule.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR } from '#shared/limits.ts';
import { SORT_DIRECTIONS } from '#shared/sort-direction.ts';
import { msg } from '#shared/t.ts';
import { LONGEST_QUERY, USER_SORTS } from './rules/limits.ts';
import { PROVIDERS } from './rules/providers.ts';

const at = z.string();
const count = z.number();
const days = z.array(z.object({ day: at, count }));
export type Days = z.infer<typeof days>;

const overview = z.object({
  totalSubscribers: count,
  activeSubscriptions: count,
  recentActivities: count,
  /** The last 7 days, oldest first. */
  week: days,
  /** Whether there were no visits yet, so that `week` is sample data. */
  isSample: z.boolean(),
});
export type Overview = z.infer<typeof overview>;

const usage = z.object({
  rows: z.array(z.object({ id: z.number(), user: z.string().nullable(), page: z.string(), at })),
});

const counts = z.object({ users: count, subscribed: count, recipes: count });

const user = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  isSubscribed: z.boolean(),
  /** Whether they have gifted access. */
  hasGift: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: at,
  lastSignInAt: at.nullable(),
});
export type AdminUser = z.infer<typeof user>;

const recipe = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  views: count,
  createdAt: at,
});
export type AnalyzedRecipe = z.infer<typeof recipe>;
const groups = z.array(z.object({ name: z.string(), count }));

const analytics = z.object({
  recipes: count,
  views: count,
  averageViews: z.number(),
  thisWeek: count,
  recent: z.array(recipe),
  mostViewed: z.array(recipe),
  byCategory: groups,
  byDifficulty: groups,
  /** New recipes and page visits of the last 30 days, oldest first. */
  created: days,
  visits: days,
  /** By the week people signed up, newest first: how many came back in each week since. */
  retention: z.array(z.object({ week: at, joined: count, back: z.array(count) })),
  /** How many of each week's visitors, newest week first, opened the plan and the list. */
  funnel: z.array(z.object({ week: at, people: count, planned: count, shopped: count })),
});
export type Analytics = z.infer<typeof analytics>;

const totalAndRecent = z.object({ total: count, recent: count });
const moderation = z.object({
  flagged: totalAndRecent,
  subscriptions: totalAndRecent,
  users: totalAndRecent,
});

const operator = z.object({
  version: z.string(),
  startedAt: at,
  database: z.object({ bytes: count, version: z.string(), isEmbedded: z.boolean() }),
  disk: z.object({ freeBytes: count, totalBytes: count }),
  jobs: z.array(
    z.object({
      name: z.string(),
      startedAt: at,
      succeededAt: at.nullable(),
      failedAt: at.nullable(),
      failure: z.string().nullable(),
    }),
  ),
  backups: z.object({
    isOn: z.boolean(),
    lastAt: at.nullable(),
    problem: z.enum(BACKUP_PROBLEMS).nullable(),
    /** Why the last attempt failed. */
    failure: z.string().nullable(),
  }),
  /** Errors logged by any process within 24 hours, and how often, newest first. */
  errors: z.array(z.object({ at, what: z.string(), times: count })),
  providers: z.array(z.object({ id: z.enum(PROVIDERS), name: z.string(), isBuiltIn: z.boolean() })),
});
export type Operator = z.infer<typeof operator>;

export const adminContract = {
  overview: endpoint({
    method: 'GET',
    path: '/admin/overview',
    summary: 'Counts, and the visits of the last 7 days',
    access: 'elevated',
  }).output(overview),
  usage: endpoint({
    method: 'GET',
    path: '/admin/usage',
    summary: 'The 100 newest page visits',
    access: 'elevated',
  }).output(usage),
  counts: endpoint({
    method: 'GET',
    path: '/admin/counts',
    summary: 'How many people, subscribed people and recipes there are',
    access: 'elevated',
  }).output(counts),
  users: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'People, by page',
    access: 'elevated',
  })
    .input(
      z.object({
        q: z.string().max(LONGEST_QUERY, msg('Please search with fewer words.')).default(''),
        sort: z.enum(USER_SORTS).default('created'),
        direction: z.enum(SORT_DIRECTIONS).default('desc'),
        cursor: z.string().max(LONGEST_CURSOR).optional(),
      }),
    )
    .output(z.object({ users: z.array(user), nextCursor: z.string().nullable() })),
  syncProfiles: endpoint({
    method: 'POST',
    path: '/admin/profiles/sync',
    summary: 'Update the profiles of subscribers from their accounts',
    access: 'elevated',
  }).output(z.object({ subscribers: count, synced: count })),
  analytics: endpoint({
    method: 'GET',
    path: '/admin/analytics',
    summary: 'Figures about recipes and visits',
    access: 'elevated',
  }).output(analytics),
  moderation: endpoint({
    method: 'GET',
    path: '/admin/moderation-counts',
    summary: 'Counts of flagged content, subscriptions and sign-ups',
    access: 'elevated',
  }).output(moderation),
  operator: endpoint({
    method: 'GET',
    path: '/admin/operator',
    summary: 'The status of this Plateful',
    access: 'elevated',
  }).output(operator),
  testProvider: endpoint({
    method: 'POST',
    path: '/admin/providers/test',
    summary: 'Check whether an outside service works; for mail, sends you an email',
    access: 'elevated',
    asksElsewhere: true,
    transaction: false,
  })
    .input(z.object({ provider: z.enum(PROVIDERS) }))
    .output(z.object({ works: z.boolean(), message: z.string() })),
};
