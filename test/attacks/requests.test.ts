import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../src/app/contract.ts';
import { type Belongings, somebodyPaying } from '../endpoints/belongings.ts';
import { callRpc, ENDPOINTS, type Endpoint, send } from '../endpoints/endpoints.ts';
import { sampleOf } from '../endpoints/samples.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let own: Belongings;
beforeAll(async () => {
  world = await createWorld();
  own = await somebodyPaying(world);
});
afterAll(() => world?.close());

const WRITING = ENDPOINTS.filter(({ method }) => method !== 'GET');

/** How a browser marks requests that another site causes. */
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
];

describe('a request that another site makes a browser send', () => {
  test.each(WRITING)('to $name is refused, as REST and by the typed client', async (endpoint) => {
    const sample = await sampleOf(endpoint, own);
    for (const headers of FOREIGN) {
      const fetch: World['visitor']['fetch'] = (path, init = {}) =>
        own.person.fetch(path, { ...init, headers: { ...init.headers, ...headers } });
      for (const response of [
        await send({ fetch }, endpoint, sample),
        await callRpc({ fetch }, endpoint, sample),
      ]) {
        expect(response.status, JSON.stringify(headers)).toBe(403);
        expect(await response.text()).toContain('came from another site');
      }
    }
  });

  test('by a GET or HEAD of the typed client changes nothing either', async () => {
    for (const { name } of WRITING)
      for (const method of ['GET', 'HEAD']) {
        const response = await own.person.fetch(`/rpc/${name.replaceAll('.', '/')}?data=%7B%7D`, { method });
        expect(response.status, name).toBeOneOf([404, 405]);
      }
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    '%s turns no GET into a change',
    async (header) => {
      const response = await own.person.fetch('/api/auth/sign-out', { headers: { [header]: 'POST' } });
      expect(response.status).toBe(404);
      expect((await own.person.api.accounts.session()).user?.id).toBe(own.person.id);
    },
  );

  test('cannot upload, change an upload or delete one', async () => {
    const upload = `/uploads/reels/${await own.upload()}`;
    const tus = { 'tus-resumable': '1.0.0' };
    const calls: [path: string, init: RequestInit & { headers: Record<string, string> }][] = [
      ['/uploads/reels', { method: 'POST', headers: { ...tus, 'upload-length': '5' } }],
      [
        upload,
        {
          method: 'PATCH',
          body: 'x',
          headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        },
      ],
      [upload, { method: 'DELETE', headers: tus }],
    ];
    for (const headers of FOREIGN)
      for (const [path, init] of calls) {
        const response = await own.person.fetch(path, { ...init, headers: { ...init.headers, ...headers } });
        expect(response.status, `${init.method} ${JSON.stringify(headers)}`).toBe(403);
      }
    expect((await own.person.fetch(upload, { method: 'HEAD', headers: tus })).status).toBe(200);
  });

  test.each(['/newsletter/preferences', '/notification-mails'])(
    'with one click (%s) changes nothing without the secret of a mail, which is all it asks for',
    async (path) => {
      const subscribers = async () =>
        (await world.owner.pool.query('select * from newsletter_subscribers order by 1')).rows;
      await own.person.api.newsletter.subscribe({
        email: own.person.email,
        preferences: { weeklyRecipes: true, cookingTips: true, mealPlanning: true, specialOffers: true },
      });
      const before = [await subscribers(), await own.person.api.notifications.preferences()];
      for (const headers of FOREIGN)
        for (const secret of ['', 'guessed', own.person.id]) {
          const response = await own.person.fetch(`${path}?secret=${secret}`, { method: 'POST', headers });
          expect(response.status, `${secret} ${JSON.stringify(headers)}`).toBe(404);
        }
      expect([await subscribers(), await own.person.api.notifications.preferences()]).toEqual(before);
    },
  );

  test('is never allowed to read the response', async () => {
    const picture = `${await own.picture()}-320.webp`;
    const places: [path: string, method: string][] = [
      ...ENDPOINTS.map(({ path }): [string, string] => [`/api${path.replace(/\{\w+\}/g, 'x')}`, 'OPTIONS']),
      ...ENDPOINTS.filter(({ method }) => method === 'GET').flatMap(({ name, path }): [string, string][] => [
        [`/api${path.replace(/\{\w+\}/g, 'x')}`, 'GET'],
        [`/rpc/${name.replaceAll('.', '/')}`, 'GET'],
      ]),
      ...WRITING.map(({ name }): [string, string] => [`/rpc/${name.replaceAll('.', '/')}`, 'POST']),
      ...['GET', 'HEAD', 'OPTIONS'].flatMap((method) =>
        [picture, `/uploads/reels/${crypto.randomUUID()}`, '/', '/api/openapi.json', '/api/events'].map(
          (path): [string, string] => [path, method],
        ),
      ),
    ];
    for (const [path, method] of places) {
      const response = await own.person.fetch(path, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      const told = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
      expect(told, `${method} ${path}`).toEqual([]);
      await response.body?.cancel();
    }
  });
});

const schemas = new Map(schemasOf(contract));

function schemasOf(part: object, within = ''): [string, z.ZodType][] {
  return Object.entries(part).flatMap(([key, entry]): [string, z.ZodType][] => {
    if (!isContractProcedure(entry)) return schemasOf(entry as object, `${within}${key}.`);
    const { inputSchema } = entry['~orpc'] as unknown as { inputSchema?: z.ZodType };
    return inputSchema ? [[within + key, inputSchema]] : [];
  });
}

/** Fields that decide who somebody is and what they may do; none of them is an input anywhere. */
const PRIVILEGES = {
  ...{ isAdmin: true, role: 'admin', roles: ['admin'], admin: true, elevatedUntil: '2099-01-01T00:00:00Z' },
  ...{ userId: '00000000-0000-4000-8000-000000000000', authorId: '00000000-0000-4000-8000-000000000000' },
  ...{ user_id: '00000000-0000-4000-8000-000000000000', author_id: '00000000-0000-4000-8000-000000000000' },
  ...{ kitchenId: '00000000-0000-4000-8000-000000000000', ownerId: '00000000-0000-4000-8000-000000000000' },
  ...{ emailVerified: true, hasCompletedProfile: true, subscription: 'ACTIVE', paidUntil: '2099-01-01' },
  ...{ views: 9_999, likes: 9_999, isFeatured: true, hiddenAt: null, createdAt: '1999-01-01T00:00:00Z' },
};

describe('fields that an input does not declare', () => {
  /** Objects that accept any field: where somebody may add fields of their own. */
  const open = (schema: z.core.JSONSchema._JSONSchema, at = ''): string[] => {
    if (typeof schema === 'boolean') return schema ? [at] : [];
    const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    const found = parts.flatMap((part) => open(part, at));
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      found.push(...open(part, `${at}.${name}`));
    if (schema.items && !Array.isArray(schema.items)) found.push(...open(schema.items, `${at}[]`));
    if (schema.type === 'object' && typeof schema.additionalProperties === 'object') found.push(`${at}{}`);
    return found;
  };

  test('are accepted only in these places, none of which is stored unchecked', () => {
    const places = [...schemas].flatMap(([name, schema]) =>
      open(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).map((at) => name + at),
    );
    expect(places.filter((place) => !/^passkeys\./.test(place)).sort()).toEqual([
      'chef.generateRecipe.memory{}',
      'chef.streamRecipe.memory{}',
      'siteSettings.update.values{}',
    ]);
  });

  test('never change anyone’s identity, whichever endpoint gets them', async () => {
    const stateOf = async ({ id }: { id: string }) =>
      (
        await world.owner.pool.query(
          `select email, email_verified,
             exists (select from admin_users a where a.id = u.id) or exists (select from user_roles r where r.user_id = u.id) as admin,
             (select count(*) from subscriptions s where s.user_id = u.id and status = 'ACTIVE') as paid,
             (select count(*) from sessions s where s.user_id = u.id and elevated_until is not null) as elevated,
             (select count(*) from all_recipes r where author_id = u.id and (is_featured or views > 999 or created_at < '2000-01-01')) as raised
           from users u where id = $1`,
          [id],
        )
      ).rows[0];
    const attacker = await world.person();
    const before = await stateOf(attacker);
    const { length } = (
      await world.owner.pool.query('select from all_recipes where author_id = $1', [PRIVILEGES.authorId])
    ).rows;
    const skipped =
      /^(accounts\.(signOut|endOther|completeProfile)|subscription\.(start|decide|verify)|accountData)/;
    for (const endpoint of WRITING.filter(({ name }) => !skipped.test(name))) {
      const sample = await sampleOf(endpoint, own);
      sample.body = { ...PRIVILEGES, ...sample.body, nested: PRIVILEGES };
      const response = await send(attacker, endpoint, sample);
      expect(response.status, `${endpoint.name}: ${await response.text()}`).toBeLessThan(500);
    }
    expect(await stateOf(attacker)).toEqual(before);
    expect(
      (await world.owner.pool.query('select from all_recipes where author_id = $1', [PRIVILEGES.authorId]))
        .rows,
    ).toHaveLength(length);
  });
});

describe('keys that reach for Object.prototype', () => {
  const POLLUTED = '"polluted":"yes","isAdmin":true';

  test.each(WRITING)('do nothing in the body of $name', async (endpoint: Endpoint) => {
    const sample = await sampleOf(endpoint, own);
    const text = JSON.stringify(sample.body ?? {}).slice(1, -1);
    const after = text ? `,${text}` : '';
    const person = endpoint.access === 'public' ? world.visitor : own.person;
    for (const body of [
      `{"__proto__":{${POLLUTED}}${after}}`,
      `{"constructor":{"prototype":{${POLLUTED}}}${after}}`,
      `{"a":{"__proto__":{${POLLUTED}}},"b":[{"__proto__":{${POLLUTED}}}]${after}}`,
      `[["__proto__",{${POLLUTED}}]]`,
    ]) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(sample.params?.[name] ?? 'x')),
      );
      const isBody = endpoint.method !== 'DELETE';
      if (ENDING.test(endpoint.name)) continue;
      const response = await person.fetch(`/api${path}`, {
        method: endpoint.method,
        ...(isBody ? { body } : {}),
      });
      expect(response.status, `${body}: ${await response.text()}`).toBeLessThan(500);
      expect(({} as { polluted?: string }).polluted).toBeUndefined();
    }
  });

  test('do nothing in a query or in a call of the typed client', async () => {
    for (const path of [
      '/api/recipes?__proto__[polluted]=yes',
      '/api/recipes?constructor[prototype][polluted]=yes',
      '/api/search?q=x&__proto__.polluted=yes',
      '/rpc/recipes/list?data=%7B%22json%22%3A%7B%22__proto__%22%3A%7B%22polluted%22%3A1%7D%7D%7D',
      '/rpc/recipes/list?data=%7B%22json%22%3A%7B%7D%2C%22meta%22%3A%5B%5B1%2C%22__proto__%22%2C%22polluted%22%5D%5D%7D',
    ])
      expect((await world.visitor.fetch(path)).status, path).toBeLessThan(500);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('input designed to be slow to read', () => {
  const BRACKETS = Array.from({ length: 300 }, (_, at) => `${at}[9999]=&${at}[x]=`).join('&');
  const FORMS: [type: string, body: string][] = [
    ['application/x-www-form-urlencoded', BRACKETS],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a[9999]"\r\n\r\n\r\n--x--\r\n',
    ],
    ['text/plain', '{}'],
    ['text/event-stream', 'data: {}\n\n'],
    ['application/xml', '<a/>'],
    ['application/jsonx', '{}'],
  ];

  test('is not read at all unless it is JSON, or the file that an endpoint takes', async () => {
    const refused = new Set<number>();
    for (const { name, method, path } of WRITING.filter((one) => one.name !== 'media.store'))
      for (const address of [`/api${path.replace(/\{\w+\}/g, 'x')}`, `/rpc/${name.replaceAll('.', '/')}`]) {
        const [type, body] = FORMS[refused.size % FORMS.length] as [string, string];
        const response = await own.person.fetch(address, {
          method: address.startsWith('/rpc') ? 'POST' : method,
          body,
          headers: { 'content-type': type },
        });
        refused.add(response.status);
        // Or this caller may not call it at all.
        expect([402, 403, 415], `${name} ${type}`).toContain(response.status);
      }
    for (const [type, body] of FORMS)
      for (const path of ['/api/auth/sign-in', '/rpc/accounts/signIn']) {
        const response = await world.visitor.fetch(path, {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        });
        expect(response.status, `${path} ${type}`).toBe(415);
        if (path.startsWith('/api'))
          expect(await response.json()).toMatchObject({ code: 'unsupported_media_type', status: 415 });
      }
  });

  test('takes no longer in a query with brackets than in one without', async () => {
    const timeOf = async (query: string) => {
      const begun = process.threadCpuUsage();
      for (let time = 0; time < 5; time++)
        await (await world.visitor.fetch(`/api/recipes?${query}&limit=1&time=${time}`)).text();
      const { user, system } = process.threadCpuUsage(begun);
      return (user + system) / 1_000;
    };
    expect(await timeOf(BRACKETS)).toBeLessThan(3 * (await timeOf('a=1')) + 50);
  });

  test('is refused by the typed client too, if it converts a list to a set again and again', async () => {
    const list = Array.from({ length: 1_000 }, (_, at) => at);
    const body = JSON.stringify({ json: { list }, meta: Array.from({ length: 1_000 }, () => [6, 'list']) });
    expect((await world.visitor.fetch('/rpc/accounts/signIn', { method: 'POST', body })).status).toBe(400);
  });

  test('is not read if its caller may not send it', async () => {
    const junk = 'x'.repeat(3_000_000);
    const member = await world.person();
    for (const [person, path, status] of [
      [world.visitor, '/api/imports/text', 401],
      [world.visitor, '/rpc/imports/readText', 401],
      [member, '/api/imports/text', 402],
      [world.visitor, '/api/recipes', 401],
      [world.visitor, '/api/media/pictures', 401],
      [member, '/api/admin/impersonation', 403],
    ] as const)
      expect((await person.fetch(path, { method: 'POST', body: junk })).status, path).toBe(status);
  });

  test('is refused if it is large and consists of very many values', async () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => `"${at}":[]`).join();
    for (const path of ['/api/imports/text', '/rpc/imports/readText']) {
      const response = await own.person.fetch(path, { method: 'POST', body: `{"text":"\\"",${keys}}` });
      expect(response.status, path).toBe(413);
    }
  });
});

/** They end the session that the other tests need. */
const ENDING = /signOut|endOther|requestDeletion|logOut/;
