import { startPlateful } from '../bench/process.ts';
import type { Schema } from '../test/fuzz-inputs.ts';
import { HOSTILE_TEXTS } from '../test/hostile-texts.ts';
import { signIn } from '../test/sessions.ts';
import type { Report } from './report.ts';

export const title = 'The event loop';

const PASSWORD = 'held-up-by-nobody';
const TOKEN = 'token-of-the-proof-for-metrics';
const LONGEST_MS = 100;
/** Without a limit of its own, a text is as long as a body may be. */
const LONGEST_TEXT = 100_000;
const LARGEST_LIST = 200_000;
const MOST_ITEMS = 500;
/** A pause of the machine is not one of the program. */
const ATTEMPTS = 3;
const ID = '5f1c1f2e-7a30-4a53-9c5e-0f6f3c1c9d10';
/** They end the session of whoever calls them, or wait for other machines. */
const LEFT_OUT = /^\/(?:auth\/sign-out|account|store|media\/pictures\/from-address|imports\/address)/;

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

/**
 * Calls every operation with the longest inputs it takes, of every hostile text, and asks how long the event loop stood
 * still meanwhile.
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
      const call = async (text: string) => {
        calls++;
        const { path, init } = requestOf(operation, text, resolve);
        const answer = await fetch(`${app.origin}/api${path}`, {
          ...init,
          headers: { ...init.headers, cookie },
        });
        await answer.arrayBuffer();
      };
      await longestPause(app.origin);
      for (const text of HOSTILE_TEXTS) await call(text);
      if ((await longestPause(app.origin)) > LONGEST_MS)
        held.push(...(await findWorst(app.origin, operation, call)));
    }
    report.add(
      'calls with the longest inputs',
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

/** Which of the texts hold up the loop again and again. */
async function findWorst(
  origin: string,
  { method, path }: Operation,
  call: (text: string) => Promise<void>,
): Promise<Held[]> {
  const held: Held[] = [];
  for (const text of HOSTILE_TEXTS) {
    let ms = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && ms > LONGEST_MS; attempt++) {
      await longestPause(origin);
      await call(text);
      ms = Math.min(ms, await longestPause(origin));
    }
    if (ms > LONGEST_MS) held.push({ what: `${method} ${path} of ${JSON.stringify(text)}`, ms });
  }
  return held;
}

/** Of the event loop, in milliseconds, since it was last asked for. */
async function longestPause(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1_000;
}

async function documented(
  origin: string,
): Promise<{ operations: Operation[]; resolve: (ref: string) => Schema }> {
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

function requestOf(
  { method, path, parameters = [], requestBody }: Operation,
  text: string,
  resolve: (ref: string) => Schema,
): { path: string; init: RequestInit } {
  const query = new URLSearchParams();
  let placed = path;
  for (const { name, in: where, schema } of parameters) {
    const value = String(longest(schema, text, resolve));
    // Longer addresses are refused before anybody reads them.
    if (where === 'query') query.set(name, value.slice(0, 1_000));
    else placed = placed.replace(`{${name}}`, encodeURIComponent(value.slice(0, 200)));
  }
  const body = requestBody?.content['application/json']?.schema;
  return {
    path: query.size > 0 ? `${placed}?${query}` : placed,
    init: {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(longest(body, text, resolve)),
      }),
    },
  };
}

/** The largest value of a schema, made of a text. */
function longest(schema: Schema, text: string, resolve: (ref: string) => Schema): unknown {
  if (schema.$ref) return longest(resolve(schema.$ref), text, resolve);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return longest(choice, text, resolve);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => longest(part, text, resolve) as object));
  const type = [schema.type ?? (schema.properties ? 'object' : 'string')]
    .flat()
    .find((one) => one !== 'null');
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, longest(part, text, resolve)]),
    );
  if (type === 'array') {
    const item = longest(typeof schema.items === 'object' ? schema.items : {}, text, resolve);
    const fitting = Math.floor(LARGEST_LIST / (JSON.stringify(item)?.length || 1));
    return Array(Math.max(schema.minItems ?? 1, Math.min(schema.maxItems ?? MOST_ITEMS, fitting))).fill(item);
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.maximum ?? schema.minimum ?? 1;
  if (schema.format === 'uuid') return ID;
  if (schema.format === 'date') return '2026-03-01';
  if (schema.format === 'date-time') return '2026-03-01T12:00:00.000Z';
  const length = Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT);
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
