import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SOUP } from '../test/failures/writes.ts';
import * as sessions from '../test/sessions.ts';

/** Calls per second, as in the design's budgets. */
const RATES = { edit: 10, plan: 10, signIn: 5, follow: 5, like: 5, comment: 5, publish: 1 } as const;
type Write = keyof typeof RATES;

const PASSWORD = 'plateful-bench';
const OWN = 20;
export interface Writers {
  /** Stops them; returns how many calls succeeded, and the responses to the others. */
  stop(): Promise<{ done: number; refused: string[] }>;
}

/** Makes people edit, plan, sign in, follow, like, comment and publish at a steady rate, through real calls. */
export async function startWriters(origin: string, recipeIds: readonly string[]): Promise<Writers> {
  const author = await signIn(origin, 'author@plateful.test');
  const planner = await signIn(origin, 'subscriber@plateful.test');
  const reader = await signIn(origin, 'member@plateful.test');
  const profile = await call(origin, 'GET', '/profiles/ari_writes', author);
  // One person alone may not change so many recipes.
  const others = ['admin', 'neighbor'].map((name) => signIn(origin, `${name}@plateful.test`));
  const authors = [author, planner, ...(await Promise.all(others))];
  const own: { id: string; version: number; author: string }[] = [];
  for (let at = 0; at < OWN; at++) {
    const [id, by] = [randomUUID(), authors[at % authors.length] as string];
    await call(origin, 'POST', '/recipes', by, { id, title: `Soup of the day ${at}`, ...SOUP });
    own.push({ id, version: 1, author: by });
  }
  const any = (turn: number) => recipeIds[turn % recipeIds.length] as string;
  const writes: Record<Write, (turn: number) => Promise<unknown>> = {
    async edit(turn) {
      const recipe = own[turn % own.length] as (typeof own)[number];
      const { id, version } = recipe;
      const title = `Soup of the day ${turn}`;
      recipe.version++;
      await call(origin, 'PUT', `/recipes/${id}`, recipe.author, { version, title, ...SOUP });
    },
    plan: (turn) =>
      call(origin, 'POST', '/meal-plan/meals', planner, {
        recipeId: any(turn),
        date: '2028-01-01',
        mealType: 'Dinner',
      }),
    signIn: () => signIn(origin, 'neighbor@plateful.test'),
    follow: (turn) =>
      call(origin, turn % 2 === 0 ? 'DELETE' : 'PUT', `/profiles/${profile.id}/follow`, reader, {}),
    like: (turn) =>
      call(origin, turn % 2 === 0 ? 'PUT' : 'DELETE', `/recipes/${any(turn >> 1)}/like`, reader, {}),
    comment: (turn) =>
      call(origin, 'POST', `/threads/recipe/${own[turn % own.length]?.id}/comments`, reader, {
        commentId: randomUUID(),
        text: 'Lovely.',
      }),
    publish: () =>
      call(origin, 'POST', '/recipes', author, { id: randomUUID(), title: 'A new soup', ...SOUP }),
  };
  let isOver = false;
  let done = 0;
  const refused: string[] = [];
  const loops = (Object.keys(writes) as Write[]).map(async (write) => {
    const pauseMs = 1000 / RATES[write];
    const began = performance.now();
    for (let turn = 0; !isOver; turn++) {
      await writes[write](turn).then(
        () => done++,
        (error: Error) => refused.push(`${write}: ${error.message}`),
      );
      await wait(Math.max(0, began + (turn + 1) * pauseMs - performance.now()));
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(loops);
      return { done, refused };
    },
  };
}

/** Signs in one of the demo's people; returns their cookie. */
export function signIn(origin: string, email: string): Promise<string> {
  return sessions.signIn(origin, email, PASSWORD);
}

async function call(origin: string, method: string, path: string, cookie: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : {};
}
