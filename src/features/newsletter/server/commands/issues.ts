import { and, eq, gt, lt, not, or, sql } from 'drizzle-orm';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { cardsOf } from '#features/recipes/server/queries/cards.ts';
import type { Db } from '#server/database/db.ts';
import { inLanguage } from '#server/language.ts';
import { type DeliveryFailure, failureOf, type Mailer } from '#server/mail/mailer.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { TIPS } from '../../data/tips.ts';
import { bestOf, dinnersOf, issueDue, plannedDays, tipOf } from '../../rules/issue.ts';
import type { NewsletterSecrets } from '../access.ts';
import { type IssueContent, issueMail } from '../mails.ts';
import { candidatesFor } from '../queries.ts';
import {
  type Issue,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
  type Subscriber,
} from '../tables.ts';

export interface Sending {
  db: Db;
  mailer: Pick<Mailer, 'deliver'>;
  secrets: NewsletterSecrets;
  publicUrl: string;
}

const BATCH = 50;
const MOST_ATTEMPTS = 3;
/** If the mail server defers this many in a row, it accepts nothing at the moment. */
const MOST_PUT_OFF = 20;

/** Writes the issue of a Sunday when it is due, once however many processes try, and sends what has not been sent. */
export async function sendDueIssues(sending: Sending, now: Date, signal: AbortSignal): Promise<void> {
  const { db } = sending;
  const sunday = issueDue(now);
  if (sunday) await writeIssue(db, sunday, now);
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const issues = await db.select().from(newsletterIssues).where(gt(newsletterIssues.createdAt, yesterday));
  for (const issue of issues) if (!(await sendIssue(sending, issue, signal))) return;
}

async function writeIssue(db: Db, sunday: string, now: Date): Promise<void> {
  if ((await db.$count(newsletterIssues, eq(newsletterIssues.issueDate, sunday))) > 0) return;
  const candidates = await candidatesFor(db, sunday);
  const recipeIds = bestOf(candidates);
  const dinnerIds = dinnersOf(candidates.filter(({ id }) => !recipeIds.includes(id)));
  await db
    .insert(newsletterIssues)
    .values({ issueDate: sunday, recipeIds, dinnerIds, tip: tipOf(sunday, TIPS.length), createdAt: now })
    .onConflictDoNothing();
}

/** False if no more mails can be sent now. */
async function sendIssue(sending: Sending, issue: Issue, signal: AbortSignal): Promise<boolean> {
  let last: string | null = null;
  let putOff = 0;
  for (;;) {
    const batch = await waitingFor(sending.db, issue, last);
    // Read for each batch, so that anything moderators remove is in no further mail.
    const content = await contentOf(sending.db, issue);
    for (const subscriber of batch) {
      if (signal.aborted) return false;
      if (!(await claim(sending.db, issue, subscriber))) continue;
      const failure = await sendTo(sending, issue, content, subscriber);
      putOff = failure === 'later' ? putOff + 1 : 0;
      if (failure === 'unreachable' || putOff === MOST_PUT_OFF) return false;
    }
    last = batch.at(-1)?.id ?? null;
    if (last === null) return true;
  }
}

/** Subscribers who have not been sent an issue, in order of their ids. */
function waitingFor(db: Db, issue: Issue, after: string | null): Promise<Subscriber[]> {
  const { id, weeklyRecipes, cookingTips, mealPlanning, confirmedAt } = newsletterSubscribers;
  const isClaimed = sql`exists (select from ${newsletterDeliveries} as earlier
    where earlier.issue_date = ${issue.issueDate} and earlier.subscriber_id = ${id}
      and (earlier.claimed_at is not null or earlier.attempts >= ${MOST_ATTEMPTS}))`;
  return db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        or(weeklyRecipes, cookingTips, mealPlanning),
        lt(confirmedAt, issue.createdAt),
        not(isClaimed),
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(id)
    .limit(BATCH);
}

/**
 * Records that a subscriber is about to get an issue, before it is sent; false if another process was first, or if they
 * have unsubscribed. If the process dies in between, one person misses one issue; nobody gets one twice.
 */
async function claim(db: Db, { issueDate }: Issue, { id }: Subscriber): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${newsletterDeliveries} as delivery (issue_date, subscriber_id, claimed_at)
    select ${issueDate}, id, now() from ${newsletterSubscribers} where id = ${id}
    on conflict (issue_date, subscriber_id) do update set claimed_at = now(), attempts = delivery.attempts + 1
      where delivery.claimed_at is null and delivery.attempts < ${MOST_ATTEMPTS}`);
  return rowCount === 1;
}

/** Failures are retried by a later run. Only a refusal counts as an attempt: no outage may use them up. */
async function sendTo(
  { db, mailer, secrets, publicUrl }: Sending,
  { issueDate }: Issue,
  content: IssueContent,
  subscriber: Subscriber,
): Promise<DeliveryFailure | null> {
  const chosen: IssueContent = {
    sunday: content.sunday,
    recipes: subscriber.weeklyRecipes ? content.recipes : [],
    dinners: subscriber.mealPlanning ? content.dinners : [],
    tip: subscriber.cookingTips ? content.tip : null,
  };
  if (chosen.recipes.length + chosen.dinners.length === 0 && !chosen.tip) return null;
  const isThis = and(
    eq(newsletterDeliveries.issueDate, issueDate),
    eq(newsletterDeliveries.subscriberId, subscriber.id),
  );
  const preferences = `${publicUrl}/newsletter/preferences?secret=${secrets.of(subscriber.id)}`;
  try {
    const mail = inLanguage(subscriber.language, () =>
      issueMail({ ...chosen, to: subscriber.email, publicUrl, preferences }),
    );
    await mailer.deliver(mail);
  } catch (error) {
    logWarning('An issue of the newsletter could not be mailed, and will be retried', error);
    const failure = failureOf(error);
    const uncounted = failure === 'refused' ? {} : { attempts: sql`${newsletterDeliveries.attempts} - 1` };
    await db
      .update(newsletterDeliveries)
      .set({ claimedAt: null, ...uncounted })
      .where(isThis);
    return failure;
  }
  await db.update(newsletterDeliveries).set({ sentAt: sql`now()` }).where(isThis);
  return null;
}

async function contentOf(db: Db, { issueDate, recipeIds, dinnerIds, tip }: Issue): Promise<IssueContent> {
  const recipes = await cardsOf(db, recipeIds);
  const known = new Map((await cardsOf(db, dinnerIds)).map((card) => [card.id, card]));
  const days = plannedDays(issueDate);
  const dinners = dinnerIds.flatMap((id, place): { day: string; recipe: RecipeCard }[] => {
    const [recipe, day] = [known.get(id), days[place]];
    return recipe && day ? [{ day, recipe }] : [];
  });
  return { sunday: issueDate, recipes, dinners, tip: TIPS[tip] ?? null };
}
