import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAuth } from '../src/features/accounts/server/sign-in/better-auth.ts';
import { grantSubscription } from '../src/features/subscription/server/commands/gift.ts';
import type { Database } from '../src/server/database/db.ts';
import { addAccount, hashOf, startSession } from '../test/people.ts';
import { eachOnce } from './each-once.ts';
import type { FreshPlateful } from './process.ts';
import { Processor } from './processor.ts';
import { note } from './report.ts';

const PEOPLE = 1_000;
const SECONDS = 60;
const LONGEST_MS = 250;
const DATE = '2029-01-01';

/** The result of a minute of planning: milliseconds for each planned meal, how many were refused, and what one cost. */
export interface Town {
  times: number[];
  refused: number;
  cost: string;
}

/** A thousand people at once: each has the plan open, and plans a meal once per second for a minute. */
export async function driveTown(
  { origin, dataDir, child }: FreshPlateful,
  database: Database,
  recipeId: string,
): Promise<Town> {
  const cookies = await peopleOf(database, origin, dataDir);
  for (const cookie of cookies) await eachOnce(origin, ['/api/meal-plan'], { cookie });
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ recipeId, date: DATE, mealType: 'Dinner' });
  const times: number[] = [];
  let refused = 0;
  const costOf = new Processor(child.pid ?? 0).watch();
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    cookies.map(async (cookie, at) => {
      await wait((at / PEOPLE) * 1000);
      while (performance.now() < end) {
        const began = performance.now();
        if (await plan(origin, agent, cookie, body)) times.push(performance.now() - began);
        else refused++;
        await wait(Math.max(0, began + 1000 - performance.now()));
      }
    }),
  );
  agent.destroy();
  return { times, refused, cost: costOf(times.length + refused) };
}

/** Counts the stored meals. Runs after the loads, because it scans all plans. */
export async function noteTown(database: Database, { times, refused, cost }: Town): Promise<void> {
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::integer as n from meal_plans where date = $1',
    [DATE],
  );
  const lost = times.length - (rows[0]?.n ?? 0);
  note(
    '1,000 people, each planning a meal once a second for a minute',
    `${Math.round(times.length / SECONDS)}/s, 99 % ≤ ${Math.round(p99)} ms, ${refused} refused, ${lost} lost`,
    `99 % ≤ ${LONGEST_MS} ms, none refused, none lost`,
    p99 <= LONGEST_MS && refused === 0 && lost === 0,
    cost,
  );
  await database.pool.query('delete from meal_plans where date = $1', [DATE]);
}

/** Cookies of people with a subscription. */
async function peopleOf(database: Database, origin: string, dataDir: string): Promise<string[]> {
  const mailNobody = () => {
    throw new Error('Nothing here sends mail.');
  };
  const auth = createAuth({
    db: database.db,
    secret: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    publicUrl: origin,
    sendResetLink: mailNobody,
    endOtherAccess: async () => {},
    sendAlreadySignedUp: mailNobody,
  });
  const passwordHash = await hashOf(randomUUID());
  const cookies: string[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const person = { name: `Person ${at}`, email: `person-${at}@plateful.test`, passwordHash };
    const id = await addAccount(auth, person);
    await grantSubscription(database, id);
    const { name, value } = await startSession(auth, id);
    cookies.push(`${name}=${value}`);
  }
  return cookies;
}

/** Whether the meal was planned; otherwise the request was refused. */
function plan(origin: string, agent: Agent, cookie: string, body: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(`${origin}/api/meal-plan/meals`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 503) resolve(false);
        else if ((answer.statusCode ?? 500) < 300) resolve(true);
        else reject(new Error(`Planning a meal was answered with ${answer.statusCode}.`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}
