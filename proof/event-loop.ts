import { startPlateful } from '../bench/process.ts';
import { endpointNamed } from '../src/app/server/http/endpoint-at.ts';
import { LARGEST_SOURCE } from '../src/features/imports/rules/limits.ts';
import { USUAL_BODY } from '../src/server/http/body.ts';
import type { BodyLimit } from '../src/shared/endpoint.ts';
import type { Resolve, Schema } from '../test/attacks/fuzz-inputs.ts';
import { HOSTILE_TEXTS } from '../test/attacks/hostile-texts.ts';
import { signIn } from '../test/sessions.ts';
import type { Report } from './report.ts';

export const title = 'The event loop';

const PASSWORD = 'held-up-by-nobody';
const TOKEN = 'token-of-the-proof-for-metrics';
const LONGEST_MS = 100;
/** A text without a limit of its own may be as long as the body. */
const LONGEST_TEXT = 100_000;
const LARGEST_LIST = 200_000;
const MOST_ITEMS = 500;
/** A pause of the whole machine is not a pause of the program. */
const ATTEMPTS = 3;
const JSON_TYPE = 'application/json';
const ID = '5f1c1f2e-7a30-4a53-9c5e-0f6f3c1c9d10';
/** They end the caller's session, or wait for other servers. */
const LEFT_OUT = /^\/(?:auth\/sign-out|account|store)/;
/** Only every twelfth hostile text: parsing a whole file of one takes seconds. */
const ONE_IN = 12;
const OVERHEAD = 4_000;

interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Held {
  what: string;
  ms: number;
}

/** A request, and its name in the report. */
interface Sent {
  what: string;
  address: string;
  init: RequestInit;
}

/**
 * Calls every operation, as REST and through the typed client, with the longest inputs it accepts, made of every hostile
 * text, and with input that is none at all; then reads how long the event loop was blocked.
 */
export async function prove(report: Report): Promise<void> {
  const app = await startPlateful({ DEMO_PASSWORD: PASSWORD, METRICS_TOKEN: TOKEN, ACCESS: 'open' });
  try {
    const { operations, resolve } = await documented(app.origin);
    const cookies = {
      member: await signIn(app.origin, 'subscriber@plateful.test', PASSWORD),
      admin: await signIn(app.origin, 'admin@plateful.test', PASSWORD),
    };
    let calls = 0;
    const held: Held[] = [];
    for (const operation of operations) {
      const cookie = cookies[operation.path.startsWith('/admin') ? 'admin' : 'member'];
      const call = async ({ address, init }: Sent) => {
        calls++;
        const answer = await fetch(`${app.origin}${address}`, {
          ...init,
          headers: { ...init.headers, cookie },
        });
        await answer.arrayBuffer();
      };
      const groups = [
        HOSTILE_TEXTS.flatMap((text) => inputsOf(operation, text, resolve)),
        wholeBodies(operation, resolve),
        nonsense(operation),
      ];
      for (const group of groups) {
        await longestPause(app.origin);
        for (const sent of group) await call(sent);
        if ((await longestPause(app.origin)) > LONGEST_MS)
          held.push(...(await findWorst(app.origin, group, call)));
      }
    }
    report.add(
      'calls with the longest inputs, and with what is none',
      `${calls.toLocaleString('en')} of ${operations.length} operations`,
    );
    const worst = held.sort((a, b) => b.ms - a.ms);
    report.add(
      `calls that held the event loop for more than ${LONGEST_MS} ms, ${ATTEMPTS} times out of ${ATTEMPTS}`,
      worst.length === 0
        ? 'none'
        : `${worst.length}: ${worst
            .slice(0, 5)
            .map(({ what, ms }) => `${what} ${Math.round(ms)} ms`)
            .join(', ')}`,
      'none',
      worst.length === 0,
    );
  } finally {
    await app.remove();
  }
}

/** The requests that block the event loop repeatedly. */
async function findWorst(
  origin: string,
  group: readonly Sent[],
  call: (sent: Sent) => Promise<void>,
): Promise<Held[]> {
  const held: Held[] = [];
  for (const sent of group) {
    let ms = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && ms > LONGEST_MS; attempt++) {
      await longestPause(origin);
      await call(sent);
      ms = Math.min(ms, await longestPause(origin));
    }
    if (ms > LONGEST_MS) held.push({ what: sent.what, ms });
  }
  return held;
}

/** The longest pause of the event loop, in milliseconds, since the last call. */
async function longestPause(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1_000;
}

async function documented(origin: string): Promise<{ operations: Operation[]; resolve: Resolve }> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  return {
    operations: operations.filter(({ path }) => !LEFT_OUT.test(path)),
    resolve: (ref) => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {},
  };
}

/** An input with the longest values, for REST and as the typed client sends it. */
function inputsOf(
  { operationId, method, path, parameters = [], requestBody }: Operation,
  text: string,
  resolve: Resolve,
): Sent[] {
  const what = `${method} ${path} of ${JSON.stringify(text)}`;
  const query = new URLSearchParams();
  const named: Record<string, unknown> = {};
  let placed = path;
  for (const { name, in: where, schema } of parameters) {
    const value = String(longest(schema, text, resolve));
    // Longer URLs are refused before they are read.
    named[name] = value.slice(0, 1_000);
    if (where === 'query') query.set(name, value.slice(0, 1_000));
    else placed = placed.replace(`{${name}}`, encodeURIComponent(value.slice(0, 200)));
  }
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  const body = schema && longest(schema, text, resolve);
  return [
    {
      what,
      address: `/api${placed}${query.size > 0 ? `?${query}` : ''}`,
      init: { method, ...(schema && json(JSON.stringify(body))) },
    },
    {
      what: `${what}, by the typed client`,
      address: `/rpc/${operationId.replaceAll('.', '/')}`,
      init: { method: 'POST', ...json(JSON.stringify({ json: { ...named, ...(body as object) } })) },
    },
  ];
}

/**
 * Bodies of the maximum size, made of some of the texts. Endpoints with the usual limit are left out: their bodies are no
 * longer than other inputs.
 */
function wholeBodies(operation: Operation, resolve: Resolve): Sent[] {
  const { bytes } = bodyOf(operation);
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  if (!schema || bytes <= USUAL_BODY.bytes) return [];
  const sent: Sent[] = [];
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % ONE_IN === 0)) {
    const each = Math.floor((bytes - OVERHEAD) / JSON.stringify(text).length) * text.length;
    const body = JSON.stringify(longest(schema, text, resolve, Math.min(each, LARGEST_SOURCE)));
    if (Buffer.byteLength(body) > bytes) continue;
    const { method, path, operationId } = operation;
    const what = `${method} ${path} of ${body.length} characters of ${JSON.stringify(text)}`;
    const rpc = `/rpc/${operationId.replaceAll('.', '/')}`;
    sent.push({ what, address: `/api${filled(path)}`, init: { method, ...json(body) } });
    sent.push({ what, address: rpc, init: { method: 'POST', ...json(`{"json":${body}}`) } });
  }
  return sent;
}

/** Input that no endpoint accepts: forms, brackets, junk of the maximum size, and marks for types that JSON lacks. */
function nonsense(operation: Operation): Sent[] {
  const { method, path, operationId } = operation;
  const { bytes } = bodyOf(operation);
  const upTo = (most: number, part: (at: number) => string) => {
    const parts: string[] = [];
    for (let length = 0; length < most; ) length += parts[parts.push(part(parts.length)) - 1]?.length ?? most;
    return parts.slice(0, -1).join('');
  };
  const brackets = (most: number) => upTo(most, (at) => `${at}[9999]=&${at}[x]=&`);
  const field = (at: number) =>
    `--x\r\ncontent-disposition: form-data; name="${at >> 1}[${at % 2 ? 'x' : 9999}]"\r\n\r\n\r\n`;
  const list = upTo(bytes / 2 - OVERHEAD, (at) => `${at},`);
  const bodies: [what: string, type: string, body: string][] = [
    ['a form of brackets', 'application/x-www-form-urlencoded', brackets(bytes)],
    ['a form of parts', 'multipart/form-data; boundary=x', `${upTo(bytes, field)}--x--\r\n`],
    ['text', 'text/plain', 'x'.repeat(bytes - 1)],
    ['keys', JSON_TYPE, `{${upTo(bytes - OVERHEAD, (at) => `"${at}":1,`)}"z":1}`],
    ['numbers', JSON_TYPE, `[${upTo(bytes - OVERHEAD, () => '1,')}1]`],
    ['brackets within brackets', JSON_TYPE, '['.repeat(bytes - 1)],
    ['objects within objects', JSON_TYPE, '{"a":'.repeat(Math.floor(bytes / 5) - 1)],
    ['escapes', JSON_TYPE, `"${'\\u0000'.repeat(Math.floor(bytes / 6) - 1)}"`],
    ['no JSON', JSON_TYPE, '7'.repeat(bytes - 1)],
    ['marks', JSON_TYPE, `{"json":{"a":[${list}0]},"meta":[${'[6,"a"],'.repeat(bytes / 20)}[6,"a"]]}`],
  ];
  const rpc = `/rpc/${operationId.replaceAll('.', '/')}`;
  const query = brackets(7_500);
  return [
    { what: `${method} ${path} with brackets`, address: `/api${filled(path)}?${query}`, init: { method } },
    ...(method === 'GET' ? [] : bodies).flatMap(([what, type, body]): Sent[] =>
      ([`/api${filled(path)}`, rpc] as const).map((address) => ({
        what: `${address} of ${what}`,
        address,
        init: { method: address === rpc ? 'POST' : method, body, headers: { 'content-type': type } },
      })),
    ),
  ];
}

const json = (body: string) => ({ headers: { 'content-type': JSON_TYPE }, body });

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, ID);

function bodyOf({ operationId }: Operation): BodyLimit {
  return endpointNamed(operationId)?.body ?? USUAL_BODY;
}

/** The largest value of a schema, made from a text. */
function longest(schema: Schema, text: string, resolve: Resolve, unbounded = LONGEST_TEXT): unknown {
  if (schema.$ref) return longest(resolve(schema.$ref), text, resolve, unbounded);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return longest(choice, text, resolve, unbounded);
  if (schema.allOf)
    return Object.assign(
      {},
      ...schema.allOf.map((part) => longest(part, text, resolve, unbounded) as object),
    );
  const type = [schema.type ?? (schema.properties ? 'object' : 'string')]
    .flat()
    .find((one) => one !== 'null');
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        longest(part, text, resolve, unbounded),
      ]),
    );
  if (type === 'array') {
    const item = longest(typeof schema.items === 'object' ? schema.items : {}, text, resolve, unbounded);
    const fitting = Math.floor(Math.max(LARGEST_LIST, unbounded) / (JSON.stringify(item)?.length || 1));
    return Array(Math.max(schema.minItems ?? 1, Math.min(schema.maxItems ?? MOST_ITEMS, fitting))).fill(item);
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.maximum ?? schema.minimum ?? 1;
  if (schema.format === 'uuid') return ID;
  if (schema.format === 'date') return '2026-03-01';
  if (schema.format === 'date-time') return '2026-03-01T12:00:00.000Z';
  const length = Math.min(schema.maxLength ?? unbounded, unbounded);
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
