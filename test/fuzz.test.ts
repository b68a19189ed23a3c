import { readdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Resolve, type Schema, spoils, valid, wrongTexts } from './attacks/fuzz-inputs.ts';
import { PASSWORD } from './database.ts';
import { type Belongings, belongingsOf, somebodyPaying } from './endpoints/belongings.ts';
import { ENDPOINTS, type Endpoint, type Sample, send } from './endpoints/endpoints.ts';
import { sampleOf } from './endpoints/samples.ts';
import { skipHashing } from './people.ts';
import { createWorld, type Person, type World } from './world.ts';

/** `npm run proof -- fuzz` makes more calls, from its own seed. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 3);
const SEED = Number(process.env.FUZZ_SEED ?? 18);
const FROM_ONE_CALLER = 40;

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

let world: World;
let resolve: Resolve;
let operations: Map<string, Operation>;
const made = { valid: 0, accepted: 0, invalid: 0, refused: 0 };

beforeAll(async () => {
  // Each call comes from a different address, so that no rate limit hides what is behind it.
  world = await createWorld({ TRUSTED_PROXIES: '1' });
  // With this many tables, PostgreSQL would start two processes for each fingerprint, which takes longer than the query.
  await skipHashing(world.app.auth, PASSWORD);
  await world.owner.pool.query('set max_parallel_workers_per_gather = 0');
  const document = (await (await world.visitor.fetch('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const schemas = document.components.schemas;
  resolve = (ref) => schemas[ref.split('/').at(-1) ?? ''] ?? {};
  operations = new Map(
    Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .map((operation) => [operation.operationId, operation]),
  );
});
afterAll(async () => {
  await world?.close();
  if (process.env.FUZZ_REPORT) writeFileSync(process.env.FUZZ_REPORT, JSON.stringify(made));
});

/** The whole input of an operation as one schema. */
function inputOf({ parameters = [], requestBody }: Operation): { whole: Schema; body: Schema | null } {
  const body = requestBody?.content['application/json']?.schema ?? null;
  const named = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((one) => one.required || one.in === 'path').map(({ name }) => name);
  return { whole: { type: 'object', properties: named, required }, body };
}

const callers: Partial<Record<'admin' | 'payer', { own: Belongings; calls: number }>> = {};

/** Somebody who may call it; a new person every now and then, because limits count per person too. */
async function callerOf({ access }: Endpoint): Promise<Belongings> {
  const kind = access === 'admin' || access === 'elevated' ? 'admin' : 'payer';
  const known = callers[kind];
  if (known && ++known.calls < FROM_ONE_CALLER) return known.own;
  const own =
    kind === 'admin'
      ? belongingsOf(world, await world.person({ elevated: true }))
      : await somebodyPaying(world);
  callers[kind] = { own, calls: 0 };
  return own;
}

const isNew = (own: Belongings) => Object.values(callers).some((one) => one.own === own && one.calls === 0);

/** Tables that refused calls rightly change: counts, buffers and things used up. */
const CHANGED_BY_REFUSALS = [
  'rate_limits',
  'logged_errors',
  'passkey_challenges',
  'store_authorizations',
  'audit_log',
];

/** Every row of the database with its version and writer, and every file. */
async function fingerprint(): Promise<string> {
  fingerprintSql ??= world.owner.pool
    .query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and not relname = any($1) order by 1`,
      [CHANGED_BY_REFUSALS],
    )
    .then(({ rows }) =>
      rows
        .map(
          ({ name }) => `select '${name}' as name, count(*), sum(xmin::text::bigint) as written from ${name}`,
        )
        .join(' union all '),
    );
  const { rows } = await world.owner.pool.query({ name: 'fingerprint', text: await fingerprintSql });
  return [...rows.map((row) => `${row.name} ${row.count} ${row.written}`), ...filesNow()].sort().join('\n');
}

/** Pictures, videos and uploads, but no emails, which are sent after the response. */
const filesNow = () =>
  readdirSync(world.config.dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('outbox'),
  );

let fingerprintSql: Promise<string> | undefined;

let address = 0;

/** Sends generated input. Every other call uses the ids of a call that works, which get further than generated ones. */
async function call(
  endpoint: Endpoint,
  { person }: Belongings,
  { parameters, body, sample }: { parameters: object; body: unknown; sample: Sample | null },
): Promise<Response> {
  const placed: Sample = { params: {}, query: {} };
  for (const [name, value] of Object.entries(parameters))
    Object.assign((endpoint.path.includes(`{${name}}`) ? placed.params : placed.query) ?? {}, {
      [name]: value,
    });
  Object.assign(placed.params ?? {}, sample?.params);
  if (isObject(body) && isObject(sample?.body))
    for (const [name, value] of Object.entries(sample.body))
      if (/id$/i.test(name) && name in body) body[name] = value;
  address++;
  const from = { 'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}` };
  const fetch: Person['fetch'] = (path, init = {}) =>
    person.fetch(path, { ...init, headers: { ...init.headers, ...from } });
  return send({ fetch }, endpoint, { ...placed, body: body as Record<string, unknown> });
}

/** Callers whose session or rights an endpoint may have ended are not used again. */
function forgetCallers({ name }: Endpoint): void {
  if (!/^(accounts|accountData|adminSession|subscription)\./.test(name)) return;
  delete callers.admin;
  delete callers.payer;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function expectAnswer(response: Response, before: string, sent: string): Promise<void> {
  const text = await response.text();
  const about = `seed ${SEED}: ${sent.slice(0, 600)}\n${text.slice(0, 600)}`;
  expect(response.status, about).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.headers.get('content-type'), about).toContain('application/problem+json');
  expect(JSON.parse(text), about).toMatchObject({
    status: response.status,
    code: expect.any(String),
    detail: expect.any(String),
  });
  expect(await fingerprint(), about).toBe(before);
}

describe.each(ENDPOINTS)('$name ($method $path)', (endpoint) => {
  const operation = () => operations.get(endpoint.name)!;

  test('accepts anything its document allows, and writes nothing when it refuses', async () => {
    const { whole, body: schema } = inputOf(operation());
    const inputs = fc.sample(
      fc.tuple(
        valid(whole, resolve) as fc.Arbitrary<object>,
        schema ? valid(schema, resolve) : fc.constant({}),
      ),
      {
        numRuns: CALLS,
        seed: SEED,
      },
    );
    for (const [at, [parameters, body]] of inputs.entries()) {
      const own = await callerOf(endpoint);
      const sample = at % 2 === 0 ? await sampleOf(endpoint, own).catch(() => null) : null;
      const before = await fingerprint();
      const response = await call(endpoint, own, { parameters, body, sample });
      made.valid++;
      if (response.status < 400) made.accepted++;
      await expectAnswer(response, before, JSON.stringify([parameters, body]));
    }
    forgetCallers(endpoint);
  });

  test('refuses anything its document does not allow, and writes nothing', async () => {
    const { whole, body: schema } = inputOf(operation());
    const inputs = fc.sample(
      fc.tuple(
        valid(whole, resolve) as fc.Arbitrary<object>,
        schema ? valid(schema, resolve) : fc.constant(undefined),
        fc.constantFrom(...waysToSpoil(operation(), endpoint)),
      ),
      {
        numRuns: CALLS,
        seed: SEED,
      },
    );
    let before = '';
    for (const [parameters, body, spoil] of inputs) {
      const own = await callerOf(endpoint);
      const sent = spoil({ method: endpoint.method, parameters, body });
      // A refused call has written nothing, but creating a new caller has.
      if (before === '' || isNew(own)) before = await fingerprint();
      const response = await call({ ...endpoint, method: sent.method }, own, { ...sent, sample: null });
      made.invalid++;
      if (response.status >= 400) made.refused++;
      const about = `seed ${SEED}: ${JSON.stringify(sent).slice(0, 600)}`;
      expect(response.status, about).toBeGreaterThanOrEqual(400);
      await expectAnswer(response, before, about);
    }
    forgetCallers(endpoint);
  });
});

interface Sent {
  method: string;
  parameters: object;
  body: unknown;
}

/**
 * The ways to make a call that the document does not allow: by its path, its query, its body or, if it has no input, its
 * method.
 */
function waysToSpoil(
  { parameters = [], requestBody }: Operation,
  { path }: Endpoint,
): ((sent: Sent) => Sent)[] {
  const body = requestBody?.content['application/json']?.schema;
  const ways: ((sent: Sent) => Sent)[] = body
    ? spoils(body, resolve).map((spoil) => (sent) => ({ ...sent, body: spoil(sent.body) }))
    : [];
  for (const { name, schema } of parameters)
    for (const wrong of wrongTexts(schema, resolve))
      ways.push((sent) => ({ ...sent, parameters: { ...sent.parameters, [name]: wrong } }));
  if (ways.length > 0) return ways;
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) => !ENDPOINTS.some((one) => one.method === method && one.path === path),
  );
  return others.map((method) => (sent) => ({ ...sent, method }));
}
