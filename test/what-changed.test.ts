import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../src/app/routes.ts';
import { newId } from '../src/shared/id.ts';
import { somebodyPaying } from './endpoints/belongings.ts';
import { ENDPOINTS, send } from './endpoints/endpoints.ts';
import { sampleOf } from './endpoints/samples.ts';
import { createWorld, type Person, untilServed, type World } from './world.ts';

let one: World;
let two: World;
/** Receives no notifications, so it caches nothing. */
let deaf: World;
let cook: Person;
let admin: Person;
let recipes: string[];

beforeAll(async () => {
  one = await createWorld();
  two = await createWorld({}, { beside: { other: one } });
  deaf = await createWorld({}, { beside: { other: one, isDeaf: true } });
  cook = await one.person({ subscribed: true, name: 'Joanna' });
  admin = await one.person({ elevated: true });
  recipes = [];
  for (let made = 0; made < 12; made++) {
    const author = made % 2 ? cook : admin;
    const { id } = await one.recipe({ author, title: titleOf(made), ...wordsOf(made) });
    recipes.push(id);
    await one.database.pool.query(
      'update all_recipes set views = $2, is_featured = $3, created_at = now() - $2::integer * interval $$1 minute$$ where id = $1',
      [id, made * 7, made < 3],
    );
  }
  await cook.api.mealPlan.plan({ recipeId: recipes[0], date: '2026-01-02' });
});
afterAll(async () => {
  await deaf?.close();
  await two?.close();
  await one?.close();
});

/** Words that make no two recipes similar, because similarity may lag. */
const titleOf = (made: number) => `Zquib${String.fromCharCode(97 + made)}`;
const wordsOf = (made: number) => ({
  ingredients: [{ amount: '1', name: `xoffle${made}` }],
  tags: [`tagg${made}`],
  category: ['dinner', 'lunch'][made % 2] ?? 'dinner',
});

/** They end what the tests are about, or count views, which may lag by a minute. */
const LEFT_OUT =
  /^(accounts\.(signOut|end)|adminSession|siteSettings|accountData|chef|imports|media|reels\.(view|create)|recipes\.view|usage|passkeys)/;

const queries = (path: string) => path.replace('{recipe}', recipes[5] ?? '');

/** Responses that are the same for everyone, in several variations. Pages are made from them. */
const pages = () => [
  ...PAGES.filter(({ shared, path }) => shared && !/[:*]/.test(path)).map(({ path }) => path),
  '/category/dinner',
  '/categories/vegan',
  '/search?q=zquib',
  '/search?q=joanna',
  `/profile/${cook.id}`,
  ...recipes.slice(0, 6).map((id) => `/recipe/${id}`),
];

const answers = (dishes: readonly string[]) => [
  ...['newest', 'popular', 'rated', 'quickest', 'liked'].map((sort) => `/api/recipes?sort=${sort}&limit=4`),
  '/api/recipes?category=lunch',
  '/api/recipes?diet=vegan',
  '/api/recipes?maxTime=25',
  '/api/recipes?difficulty=Easy',
  `/api/recipes?author=${cook.id}`,
  `/api/profiles/${cook.id}`,
  `/api/profiles/${admin.id}`,
  `/api/profiles/${cook.id}/recipes`,
  '/api/profiles/joanna/recipes',
  '/api/reels',
  `/api/reels?author=${cook.id}`,
  `/api/profiles/${cook.id}/reels`,
  ...dishes.map((id) => `/api/recipes/${id}`),
  ...['{recipe}/similar', '{recipe}/foods'].map((path) => queries(`/api/recipes/${path}`)),
  '/api/home',
  '/api/home/trending',
  '/api/search?q=zquibb',
  '/api/search?q=jo&sort=liked',
  '/api/search?limit=3',
  '/api/search?q=xoffle4&limit=1',
  '/api/search?q=joannaberry',
  '/api/search?q=other%20words',
  '/api/search?q=zqui&limit=2',
  '/api/search?q=zquibc&sort=liked&limit=3',
  '/api/search?q=xoffle1%20nowhere',
  '/api/search/suggestions?q=zq',
  '/api/search/suggestions?q=jo',
];

const cookingAnswers = [
  '/api/meal-plan?from=2026-01-01&to=2026-01-31',
  '/api/meal-plan/nutrition?from=2026-01-01&to=2026-01-31',
  '/api/grocery-list?start=2026-01-01&end=2026-01-31',
];
const kitchenPages = ['/meal-plan?date=2026-01-02&view=monthly', '/grocery-list'];

/** What differs between two renderings: the nonce of scripts, and their inlined data, which says when it was read. */
const MADE_THEN = /nonce="[^"]+"|<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;

const read = async (who: Pick<Person, 'fetch'>, path: string, cookie = '') => {
  const response = await untilServed(() => who.fetch(path, cookie ? { headers: { cookie } } : {}));
  return `${response.status} ${(await response.text()).replaceAll(MADE_THEN, '')}`;
};

/** The same person, making requests to another process. */
const at = (world: World, { cookie }: Person) => ({
  fetch: (path: string, init: RequestInit = {}) =>
    world.visitor.fetch(path, { ...init, headers: { cookie, ...init.headers } }),
});

/** The position where two texts start to differ. */
function differing(got: string, now: string): string {
  const at = [...got].findIndex((letter, nth) => letter !== now[nth]);
  return `${got.slice(Math.max(0, at - 60), at + 60)} | ${now.slice(Math.max(0, at - 60), at + 60)}`;
}

/** Every response of both processes is current. */
async function expectAllFresh(
  after: string,
  { withPages = true, dishes = recipes.slice(0, 8) } = {},
): Promise<void> {
  const paths = [...answers(dishes), ...(withPages ? pages() : [])];
  const kitchenPaths = [...cookingAnswers, ...(withPages ? kitchenPages : [])];
  const isStale = (path: string, got: string, now: string, where: string) =>
    got === now ? [] : [`${path} at ${where} after ${after}: ${differing(got, now)}`];
  // More at once would be refused.
  const few = pLimit(6);
  const stale = await Promise.all([
    ...paths.map((path) =>
      few(async () => {
        const changed = 'plateful.changed=1';
        const fresh = () => read(deaf.visitor, path);
        const kept = () => Promise.all([read(one.visitor, path, changed), read(two.visitor, path, changed)]);
        const stale = ([here, there]: [string, string], now: string) => [
          ...isStale(path, here, now, 'one'),
          ...isStale(path, there, now, 'two'),
        ];
        const [answers, now] = await Promise.all([kept(), fresh()]);
        let found = stale(answers, now);
        // Background work may have changed it between these reads: what counts is what stays the same around a cached one.
        for (let before = now; found.length > 0; ) {
          const again = await kept();
          const after = await fresh();
          found = stale(again, after);
          if (before === after) break;
          before = after;
        }
        return found;
      }),
    ),
    ...kitchenPaths.map((path) =>
      few(async () => {
        const now = await read(at(deaf, cook), path);
        const there = async () => {
          const got = await read(at(two, cook), path);
          return got === now ? '' : differing(got, now);
        };
        await expect.poll(there, { message: `${path} after ${after}` }).toBe('');
        return isStale(path, await read(cook, path), now, 'one');
      }),
    ),
  ]);
  expect(stale.flat()).toEqual([]);
}

describe('cached responses equal fresh ones', () => {
  test('after any command of the API', { timeout: 300_000 }, async () => {
    const own = await somebodyPaying(one);
    await own.reel();
    // Of the others, no command changes any.
    const dishes = [await own.recipe(), await own.recipeOfNobody(), recipes[0] ?? ''];
    await expectAllFresh('nothing');
    const commands = ENDPOINTS.filter(({ method, name }) => method !== 'GET' && !LEFT_OUT.test(name));
    expect(commands.length).toBeGreaterThan(60);
    for (const [nth, endpoint] of commands.entries()) {
      const caller = ['admin', 'elevated'].includes(endpoint.access) ? admin : own.person;
      await send(caller, endpoint, await sampleOf(endpoint, own));
      await expectAllFresh(endpoint.name, { withPages: nth % 20 === 0, dishes });
    }
    await expectAllFresh('everything');
  });

  test('after any sequence of changes, whichever process makes them', { timeout: 300_000 }, async () => {
    const sql = (text: string, ...values: unknown[]) => one.database.pool.query(text, values);
    const aRecipe = fc.nat({ max: 11 }).map((nth) => ({ nth, id: recipes[nth] ?? '' }));
    const aField = fc.constantFrom(
      ...[
        "title = 'Zquib' || left(md5(random()::text), 3)",
        "title = 'Zquibb'",
        'cook_time = (random() * 50)::integer',
      ],
      ...["difficulty = 'Hard'", "difficulty = 'Easy'", "category = 'lunch', categories = array['lunch']"],
      ...["description = 'Other words.'", 'is_featured = not is_featured', "categories = array['vegan']"],
      ...['hidden_at = now()', 'hidden_at = null', 'likes = likes + 40', 'rating_count = 9, rating_sum = 40'],
      'ingredients = \'[{"amount":"2","name":"joannaberry"}]\'',
    );
    const change = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ recipe: aRecipe, field: aField }).map(({ recipe: { nth, id }, field }) => ({
          name: `update ${nth} ${field}`,
          run: () => sql(`update all_recipes set ${field} where id = $1`, id),
        })),
      },
      fc.constantFrom('jo', 'Joanna', 'Kim', 'Ünal').map((name) => ({
        name: `rename to ${name}`,
        run: () => sql('update profiles set name = $2, username = lower($2) where id = $1', cook.id, name),
      })),
      fc.constant({ name: 'a new recipe', run: () => two.recipe({ author: cook, title: 'Zquibb' }) }),
      fc.constant({
        name: 'a sign-up',
        run: () => two.person({ name: 'Joachim', email: `${newId()}@plateful.test` }),
      }),
      aRecipe.map(({ id }) => ({
        name: 'a like',
        run: () => at(two, admin).fetch(`/api/recipes/${id}/like`, { method: 'PUT', body: '{}' }),
      })),
      fc
        .constantFrom(
          'insert into follows values ($1, $2) on conflict do nothing',
          'delete from follows where follower_id = $1 and following_id = $2',
        )
        .map((text) => ({
          name: text,
          run: () => sql(text, admin.id, cook.id),
        })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        for (const { name, run } of changes) {
          await run();
          await expectAllFresh(name, { withPages: false });
        }
        await expectAllFresh(changes.map(({ name }) => name).join('; '));
      }),
      { numRuns: 8, endOnFailure: true, includeErrorInReport: true },
    );
  });
});
