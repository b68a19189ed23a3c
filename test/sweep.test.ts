import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '../src/shared/errors.ts';
import { PASSWORD } from './database.ts';
import {
  type Belongings,
  belongingsOf,
  pictureAsText,
  privateTextOf,
  somebodyPaying,
} from './endpoints/belongings.ts';
import { type Caller, callerAs, makeAll, noting, renewed } from './endpoints/callers.ts';
import { callRpc, ENDPOINTS, type Endpoint, putInto, type Sample, send } from './endpoints/endpoints.ts';
import { OTHER_ROUTES, type OtherRoute, statusOf } from './endpoints/other-routes.ts';
import { type Answer, foreignFields, policy, ROLES, type Role } from './endpoints/policy.ts';
import { watchRoutes } from './endpoints/registered-routes.ts';
import { rowsOf } from './endpoints/rows-of.ts';
import { sampleOf } from './endpoints/samples.ts';
import { FIELDS } from './endpoints/sweep-fields.ts';
import { UNDONE } from './endpoints/sweep-undone.ts';
import { skipHashing } from './people.ts';
import { publish } from './videos.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let strict: World;
let callers: Record<Role, Caller>;
let theirs: Belongings;
let rowsBefore: unknown;
let withheld: { reel: string; picture: string };
let registered: { method: string; path: string }[];

beforeAll(async () => {
  const routes = watchRoutes();
  world = await createWorld({
    ...{ METRICS_TOKEN: 'a-token-of-the-sweep' },
    ...{ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'sweep', OIDC_NAME: 'Sweep' },
  });
  registered = routes.end();
  strict = await createWorld({ ACCESS: 'strict' });
  await skipHashing(world.app.auth, PASSWORD);
  const made = await Promise.all(ROLES.map(async (role) => [role, await callerAs(world, role)] as const));
  callers = Object.fromEntries(made) as Record<Role, Caller>;
  theirs = await somebodyPaying(world);
  await makeAll(theirs);
  withheld = await withholdSomething(theirs.person);
  rowsBefore = await rowsOf(world, theirs.person);
});
afterAll(async () => {
  await world?.close();
  await strict?.close();
});

/** A video and a picture that moderators have removed. */
async function withholdSomething(author: Person): Promise<{ reel: string; picture: string }> {
  const reel = await publish(author, { captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nStir.' });
  const { permanentUrl: image } = await author.api.media.storeFrom({
    imageUrl: await pictureAsText('#123456'),
  });
  const recipe = await world.recipe({ author, image });
  const moderator = await world.person({ admin: true });
  for (const [contentType, contentId] of [
    ['reel', reel],
    ['recipe', recipe.id],
  ] as const)
    await moderator.api.moderation.decide({ decision: 'remove', contentType, contentId, reason: 'spam' });
  return { reel, picture: image.split('/').at(-1) ?? '' };
}

/** They end the caller's session, or part of it, while other tests still need it. */
const ENDING = new Set([
  'accounts.signOut',
  'adminSession.logIn',
  'adminSession.logOut',
  'adminSession.stopActing',
  'adminSession.changePassword',
  'adminSession.actAs',
]);

/** The error code in a problem document, or in an error of the typed client. */
function codeIn(text: string): string | undefined {
  const said = JSON.parse(text) as { code?: string; json?: { code?: string } };
  return (said.json ?? said).code;
}

async function expectRefusal(response: Response, code: Answer, who: string): Promise<void> {
  expect(response.headers.get('content-type'), who).toContain('json');
  const text = await response.text();
  if (code === 'refused') {
    expect(response.status, `${who}: ${text}`).toBeOneOf([400, 403, 404, 409]);
    expect(text, who).not.toContain(privateTextOf(theirs.person));
  } else expect([response.status, codeIn(text)], who).toEqual([ERROR_STATUS[code as ErrorCode], code]);
}

const SURFACES = { REST: send, RPC: callRpc };

/** A public endpoint may name anybody's rows. */
const ownerFor = (role: Role, { access }: Endpoint): Role => (access === 'public' ? 'visitor' : role);

/** Videos are encoded and pictures drawn for each call, so only one role makes calls that show nothing new. */
const COSTLY = new Set(['reels.create', 'chef.drawPicture']);

/** The endpoints whose sample was refused. */
const needed = new Set<string>();

/** Expects a call to succeed, unless `UNDONE` says why not. */
async function expectAdmission(role: Role, endpoint: Endpoint): Promise<void> {
  const owner = ownerFor(role, endpoint);
  for (const [surface, call] of Object.entries(SURFACES)) {
    if (surface === 'RPC' && COSTLY.has(endpoint.name) && role !== 'subscriber') continue;
    const caller = ENDING.has(endpoint.name) ? await callerAs(world, role, { owning: false }) : callers[role];
    const { own, used } = noting(caller === callers[role] ? callers[owner].own : caller.own);
    const sample = await sampleOf(endpoint, own);
    if (role === 'otherSubscriber') await sendTheirs(endpoint, sample);
    const response = await call(caller, endpoint, sample);
    const text = await response.text();
    const about = `${role}, ${surface}: ${text}`;
    const undone = UNDONE[endpoint.name];
    const isUndone = undone && (undone.roles ?? ROLES).includes(role);
    const expected = isUndone ? [undone.answer, ...(undone.mayBeDone ? ['done'] : [])] : ['done'];
    const answer = response.ok ? 'done' : `${response.status} ${codeIn(text)}`;
    expect(answer, about).toBeOneOf(expected);
    if (answer !== 'done') needed.add(endpoint.name);
    if (endpoint.method !== 'GET' && caller === callers[role])
      callers[owner] = renewed(
        world,
        callers[owner],
        used.filter((kind) => !LASTING.has(kind) || endpoint.name === `${kind}s.remove`),
      );
  }
}

/** Rows that take long to create, and are used up only by removing them, if at all. */
const LASTING = new Set(['reel', 'comment', 'picture', 'subscription', 'email', 'profile', 'bookPage']);

/** Puts the first subscriber's ids into a call. */
async function sendTheirs(endpoint: Endpoint, sample: Sample): Promise<void> {
  for (const { field, plan } of foreignFields(endpoint))
    putInto(endpoint, sample, field, await theirs[plan.theirs]());
}

describe.each(ENDPOINTS)('$name ($method $path)', (endpoint) => {
  test('answers every role as the published policy says', async () => {
    for (const role of ROLES) {
      const answer = policy(role, endpoint);
      if (answer === 'yes') await expectAdmission(role, endpoint);
      else {
        const isBelowOnesOwn = role === 'author' && policy('member', endpoint) === 'yes';
        const sample = await sampleOf(endpoint, isBelowOnesOwn ? callers.author.own : theirs);
        if (answer === 'refused') await sendTheirs(endpoint, sample);
        for (const [surface, call] of Object.entries(SURFACES))
          await expectRefusal(await call(callers[role], endpoint, sample), answer, `${role}, ${surface}`);
      }
    }
  });
});

test('every sample that is declared as refused is refused', () => {
  expect(Object.keys(UNDONE).filter((name) => !needed.has(name))).toEqual([]);
});

const namingOthers = ENDPOINTS.flatMap((endpoint) =>
  endpoint.idFields.flatMap((field) => {
    const plan = FIELDS[`${endpoint.name} ${field}`];
    return plan && 'theirs' in plan ? [{ endpoint, name: endpoint.name, field, plan }] : [];
  }),
);

describe.each(namingOthers)('$name with somebody else’s $field', ({ endpoint, field, plan }) => {
  test('shows and changes nothing of theirs, no matter who sends it', async () => {
    const id = await theirs[plan.theirs]();
    for (const role of ROLES) {
      if (policy(role, endpoint) !== 'yes' || (plan.admins && isAdmin(role))) continue;
      // Their own calls were already made; authors are members; a right to change includes a right to read.
      if (
        role === 'otherSubscriber' ||
        role === 'author' ||
        role.endsWith(':read') ||
        (COSTLY.has(endpoint.name) && role !== 'member')
      )
        continue;
      for (const [surface, call] of Object.entries(SURFACES)) {
        const sample = await sampleOf(endpoint, callers[ownerFor(role, endpoint)].own);
        putInto(endpoint, sample, field, id);
        const response = await call(callers[role], endpoint, sample);
        const text = await response.text();
        const about = `${role}, ${surface}: ${text}`;
        expect(response.status, about).toBeLessThan(500);
        if (!plan.allowed && !plan.shown) expect(response.status, about).toBeGreaterThanOrEqual(400);
        if (!plan.shown) expect(text, about).not.toContain(privateTextOf(theirs.person));
        if (role !== 'subscriber' || UNDONE[endpoint.name]) continue;
        if (plan.allowed || plan.shown) expect(response.status, about).toBe(200);
        if (plan.shown) expect(text, about).toContain(privateTextOf(theirs.person));
      }
    }
    expect(await rowsOf(world, theirs.person)).toEqual(rowsBefore);
  });
});

test.each(namingOthers.filter(({ plan }) => plan.admins))(
  '$name accepts anybody’s $field from an admin',
  async ({ endpoint, field, plan }) => {
    for (const role of ['moderator', 'admin'] as const) {
      const someone = belongingsOf(world, await world.person());
      const id = await someone[plan.theirs]();
      // An admin can restore only what admins removed.
      if (endpoint.name === 'comments.restore')
        await callers[role].own.person.api.comments.remove({ commentId: id });
      const sample = await sampleOf(endpoint, someone);
      putInto(endpoint, sample, field, id);
      const response = await send(callers[role], endpoint, sample);
      expect(response.status, `${role}: ${await response.text()}`).toBe(200);
    }
  },
);

const isAdmin = (role: Role) => role === 'admin' || role === 'moderator';

describe.each(OTHER_ROUTES)('$method $path', (route) => {
  test('answers every role at this address as the published policy says', async () => {
    const path = await addressOf(route.path);
    for (const role of ROLES) {
      const { method, body, headers } = route;
      const response = await callers[role].fetch(path, { method, headers, ...(body ? { body } : {}) });
      expect(response.status, role).toBe(statusOf(route, role));
      await response.body?.cancel();
    }
  });
});

test('every address that the server answers is listed', () => {
  const declared = (one: { method: string; path: string }) =>
    OTHER_ROUTES.some((route) => answers(one, route)) || ELSEWHERE.has(`${one.method} ${one.path}`);
  expect(registered.length).toBeGreaterThan(25);
  expect(registered.filter((one) => !declared(one))).toEqual([]);
  const isAnswered = (route: OtherRoute) => registered.some((one) => answers(one, route));
  expect(OTHER_ROUTES.filter((route) => !isAnswered(route) && !route.path.startsWith('/personal'))).toEqual(
    [],
  );
});

/** Covered by the sweep of endpoints and by `test/gate.test.ts`. */
const ELSEWHERE = new Set(['ALL /api/*', 'ALL /rpc/*', 'GET /*', 'ALL /*']);

function answers(registered: { method: string; path: string }, { method, path }: OtherRoute): boolean {
  const pattern = registered.path.replace(/:\w+(\{[^/]*\})?/g, '[^/]+').replace('*', '.+');
  return (
    !ELSEWHERE.has(`${registered.method} ${registered.path}`) &&
    [method, 'ALL'].includes(registered.method) &&
    new RegExp(`^${pattern}$`).test(path.replace(/\?.*$/, ''))
  );
}

/** An address with somebody else's ids. */
async function addressOf(path: string): Promise<string> {
  const ids: Record<string, () => Promise<string>> = {
    secret: theirs.secret,
    upload: theirs.upload,
    video: async () => withheld.reel,
    picture: async () => withheld.picture,
    recipe: theirs.recipe,
  };
  const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  return whole ? path.replace(whole, (await ids[name]?.()) ?? '') : path;
}

describe('an admin who is signed in as somebody else', () => {
  test('is refused every change to passwords, addresses, payments and deletions', () => {
    const about = /password|e-?mail|address|subscri|payment|delete|deletion|reset link/i;
    const open = ENDPOINTS.filter(
      ({ method, inPerson, access, name, summary }) =>
        method !== 'GET' &&
        !inPerson &&
        !['admin', 'elevated'].includes(access) &&
        about.test(`${name.replace(/.*\./, '')} ${summary}`),
    );
    expect(open.map(({ name }) => name)).toEqual(Object.keys(HARMLESS));
  });

  test('leaves both ids in the audit log for every write, and nothing for reads', async () => {
    const rows = async () =>
      (
        await world.database.pool.query<{ subject_id: string; actor_id: string; on_behalf_of: string }>(
          "select subject_id, actor_id, on_behalf_of from audit_log where action = 'act_as' order by at, id",
        )
      ).rows;
    const [impersonator, person] = await Promise.all([
      world.person({ elevated: true }),
      world.person({ subscribed: true }),
    ]);
    await impersonator.api.adminSession.actAs({ userId: person.id });
    const before = (await rows()).length;
    await impersonator.api.mealPlan.list({});
    await impersonator.api.accounts.updatePreferences({ units: 'metric' });
    await impersonator.api.subscription.start().catch(() => {});
    expect((await rows()).slice(before)).toEqual([
      { subject_id: 'accounts.updatePreferences', actor_id: person.id, on_behalf_of: impersonator.id },
    ]);
  });
});

/** Rows that mention them without belonging to them. */
const HARMLESS: Record<string, string> = {
  'accounts.forgotPassword': 'Mails the owner only; anybody may ask for it.',
  'accounts.setLanguage': 'Changes the language of emails, not where they go.',
  'adminSession.forgotPassword': 'The same for admins.',
  'media.storeFrom': 'Its address is that of a picture.',
  'newsletter.subscribe': 'Mails the owner of an address only; anybody may ask for it.',
  'newsletter.confirm': 'Only the owner of the mailbox has the link.',
  'newsletter.update': 'The same.',
  'newsletter.unsubscribe': 'The same.',
  'notifications.confirmMails': 'Only the owner of the mailbox has the link.',
  'notifications.stopMails': 'The same.',
};

test('in strict mode the API is closed too: lists without a subscription, profiles to visitors', async () => {
  const someone = await strict.person();
  const closed = ENDPOINTS.filter(({ access }) => /browse|profile/.test(access));
  expect(closed.length).toBeGreaterThan(5);
  for (const { name, method, path, access } of closed) {
    const address = `/api${path.replace(/\{(idOrUsername|profileId)\}/, someone.id)}`;
    expect((await strict.visitor.fetch(address, { method })).status, name).toBe(401);
    expect((await someone.fetch(address, { method })).status, name).toBe(access === 'profile' ? 200 : 402);
  }
});

test('none of these calls changed anybody else’s data', async () => {
  expect(await rowsOf(world, theirs.person)).toEqual(rowsBefore);
});

test('every endpoint is in the OpenAPI document', async () => {
  const document = (await (await world.visitor.fetch('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const { method, path } of ENDPOINTS)
    expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
});

test('a cross-site request that changes something is refused', async () => {
  const subscriber = await world.person();
  const response = await subscriber.fetch('/api/auth/sign-out', {
    method: 'POST',
    body: '{}',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
  expect((await subscriber.api.accounts.session()).user?.id).toBe(subscriber.id);
});
