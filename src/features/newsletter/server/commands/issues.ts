import { eq, gt, sql } from 'drizzle-orm';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { cardsOf } from '#features/recipes/server/queries/cards.ts';
import type { Db } from '#server/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { TIPS } from '../../data/tips.ts';
import { bestOf, dinnersOf, issueDue, plannedDays, tipOf } from '../../rules/issue.ts';
import { type IssueContent, issueMail } from '../mails.ts';
import { candidatesFor } from '../queries.ts';
import { type Issue, newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../tables.ts';
import { type Letter, type Sending, sendLetter } from './letters.ts';

/** Writes the issue of a Sunday when it is due, once however many processes try, and sends all unsent emails. */
export async function sendDueIssues(sending: Sending, now: Date, signal: AbortSignal): Promise<void> {
  const { db } = sending;
  const sunday = issueDue(now);
  if (sunday) await writeIssue(db, sunday, now);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const issues = await db.select().from(newsletterIssues).where(gt(newsletterIssues.createdAt, yesterday));
  for (const issue of issues) if (!(await sendLetter(sending, letterOf(sending, issue), signal))) return;
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

function letterOf({ db }: Sending, issue: Issue): Letter {
  const { weeklyRecipes, cookingTips, mealPlanning } = newsletterSubscribers;
  return {
    mails: { table: newsletterDeliveries, column: sql.identifier('issue_date'), id: issue.issueDate },
    isWanted: sql`(${weeklyRecipes} or ${cookingTips} or ${mealPlanning})`,
    writtenAt: issue.createdAt,
    async compose() {
      const content = await contentOf(db, issue);
      return (subscriber, addressee) => {
        const recipes = subscriber.weeklyRecipes ? content.recipes : [];
        const dinners = subscriber.mealPlanning ? content.dinners : [];
        const tip = subscriber.cookingTips ? content.tip : null;
        if (recipes.length + dinners.length === 0 && !tip) return null;
        return issueMail({ ...addressee, sunday: content.sunday, recipes, dinners, tip });
      };
    },
  };
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
