import { desc, eq, sql } from 'drizzle-orm';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Candidate } from '../rules/issue.ts';
import { FRESH_ISSUES } from '../rules/limits.ts';
import type { Preferences } from '../rules/topics.ts';
import type { NewsletterSecrets } from './access.ts';
import { newsletterIssues, newsletterSubscribers, type Subscriber } from './tables.ts';

/** Enough for an issue, however alike they are and however many of them were used recently. */
const MOST_CANDIDATES = 500;

export interface Subscribed {
  email: string;
  preferences: Preferences;
}

/** A subscriber's preferences. Throws `not_found`. */
export async function subscribedBy(db: Db, secrets: NewsletterSecrets, secret: string): Promise<Subscribed> {
  const id = secrets.idOf(secret);
  const [row] = id
    ? await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
    : [];
  if (!row) throw notSubscribed();
  return toSubscribed(row);
}

export function toSubscribed(row: Subscriber): Subscribed {
  const { email, weeklyRecipes, cookingTips, mealPlanning, specialOffers } = row;
  return { email, preferences: { weeklyRecipes, cookingTips, mealPlanning, specialOffers } };
}

export function notSubscribed(): AppError {
  return new AppError('not_found', t('This address is not subscribed to the newsletter.'));
}

/** Recipes that may be chosen for the issue of a Sunday: the best of all time, and everything from the week before. */
export async function candidatesFor(db: Db, sunday: string): Promise<Candidate[]> {
  const isNew = sql<boolean>`${recipes.createdAt} > ${sunday}::date - interval '7 days'`;
  const lately = sql`(select unnest(recipe_ids || dinner_ids) from (select recipe_ids, dinner_ids
    from ${newsletterIssues} order by issue_date desc limit ${FRESH_ISSUES}) as late)`;
  const { id, category, mainFoods, authorId, ratingScore, score } = recipes;
  const wasLately = sql<boolean>`${id} in ${lately}`;
  return db
    .select({ id, category, mainFoods, authorId, ratingScore, score, isNew, wasLately })
    .from(recipes)
    .orderBy(desc(isNew), desc(sql`${ratingScore} + log(1 + ${score})`), desc(id))
    .limit(MOST_CANDIDATES);
}
