import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eachOnce } from '../bench/each-once.ts';
import { startPlateful } from '../bench/process.ts';
import { growRecipes } from '../bench/recipes.ts';
import { openDatabase } from '../src/server/database/db.ts';
import { embeddedConnection } from '../src/server/postgres/embedded.ts';
import { signIn } from '../test/sessions.ts';
import type { Report } from './report.ts';

export const title = 'Overload';

const RECIPES = 10_000;
const TIMES = 5;
const SECONDS = 60;
const SLOW_SENDERS = 600;
const SLOW_READERS = 300;
/** Seven megabytes: more than the operating system buffers for a reader. */
const LISTS_EACH = 60;
/** A connection may stay idle for 75 s after a complete response; the rest is time for the response to be sent. */
const LONGEST_SLOW_S = 90;
/** Milliseconds between readers. Any faster, they would be a flood, which is another part. */
const READER_EACH_MS = 20;
const AT_ONCE = 8;
const PASSWORD = 'as-slow-as-can-be';
const MEASURED_S = 10;
const MEASURED = 1_000;
const ACCEPTED_MS = 1_000;
const REFUSED_MS = 100;
const GOODPUT = 0.8;
/** A request that takes this long counts as neither answered nor refused. */
const PATIENCE_MS = 10_000;
/** Arrivals come in slices of this many milliseconds. */
const SLICE_MS = 10;
const HEAD = 'HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** Five times as many requests as Plateful can handle, none of which a cache helps with; then hundreds of slow clients. */
export async function prove(report: Report): Promise<void> {
  const app = await startPlateful({ DEMO_PASSWORD: PASSWORD });
  const { origin, dataDir } = app;
  try {
    const database = openDatabase(embeddedConnection(dataDir), 2);
    await growRecipes(database, RECIPES);
    const column = async (query: string) =>
      (await database.pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
    const words = await column("select word as text from search_words where word ~ '^[a-z]{4,}$'");
    const ids = await column('select id::text as text from recipes');
    await database.close();
    for (const [what, path] of [
      ['searches of two words', () => `/api/search?q=${any(words)}%20${any(words)}`],
      ['recipe pages', () => `/recipe/${any(ids)}?from=${Math.random()}`],
    ] as const) {
      await wait(3_000);
      await overload(report, origin, what, path);
    }
    await wait(3_000);
    const search = () => `/api/search?q=${any(words)}%20${any(words)}`;
    const page = () => `/recipe/${any(ids)}?from=${Math.random()}`;
    const saved = () => `/api/recipes/${any(ids)}/save`;
    const cookie = await signIn(origin, 'subscriber@plateful.test', PASSWORD);
    await slowClients(report, { origin, paths: [search, page], saved, cookie });
  } finally {
    await app.remove();
  }
}

async function overload(report: Report, origin: string, what: string, path: () => string): Promise<void> {
  const capacity = (await eachOnce(origin, Array.from({ length: MEASURED }, path))).perSecond;
  report.add(`${what}: capacity, 16 connections`, `${Math.round(capacity)}/s`);
  const { accepted, refused, failed } = await flood(origin, capacity * TIMES, path);
  const goodput = accepted.length / SECONDS / capacity;
  report.add(
    `${what} at ${TIMES} × capacity for ${SECONDS} s: accepted`,
    `${Math.round(accepted.length / SECONDS)}/s = ${goodput.toFixed(2)} × capacity`,
    `≥ ${GOODPUT} × capacity`,
    goodput >= GOODPUT,
  );
  const longest = below(accepted, 0.99);
  report.add(
    `${what}: accepted, 99 %`,
    `≤ ${Math.round(longest)} ms`,
    `≤ ${ACCEPTED_MS} ms`,
    longest <= ACCEPTED_MS,
  );
  const refusal = below(refused, 0.99);
  report.add(
    `${what}: refused with 503 and Retry-After, 99 %`,
    `${refused.length} refused, ≤ ${Math.round(refusal)} ms`,
    `≤ ${REFUSED_MS} ms`,
    refused.length > 0 && refusal <= REFUSED_MS,
  );
  report.add(`${what}: neither answered nor refused`, String(failed), '0', failed === 0);
}

interface Flood {
  /** Milliseconds for each. */
  accepted: number[];
  refused: number[];
  failed: number;
}

/** Requests that arrive at a rate, whether or not earlier ones were answered. */
async function flood(origin: string, perSecond: number, path: () => string): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
  const result: Flood = { accepted: [], refused: [], failed: 0 };
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  for (let sent = 0; performance.now() - began < SECONDS * 1_000; ) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    for (; sent < due; sent++) {
      const one = ask(origin + path(), agent, result).finally(() => pending.delete(one));
      pending.add(one);
    }
    await wait(SLICE_MS);
  }
  await Promise.all(pending);
  agent.destroy();
  return result;
}

function ask(
  address: string,
  agent: Agent,
  result: Flood,
  { method = 'GET', cookie = '' }: { method?: string; cookie?: string } = {},
): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const fail = () => {
      result.failed++;
      done();
    };
    const body = method === 'GET' ? '' : '{}';
    const headers = body ? { cookie, 'content-type': 'application/json', 'content-length': body.length } : {};
    request(address, { agent, method, headers, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
      answer.resume();
      answer.on('error', fail);
      answer.on('end', () => {
        const ms = performance.now() - began;
        if (answer.statusCode === 200) result.accepted.push(ms);
        else if (answer.statusCode === 503 && answer.headers['retry-after']) result.refused.push(ms);
        else result.failed++;
        done();
      });
    })
      .on('error', fail)
      .end(body);
  });
}

/** What other people request: reads that no cache helps with, and writes. */
interface Others {
  origin: string;
  /** Paths to read, and the path that is saved and unsaved in turn. */
  paths: readonly (() => string)[];
  saved: () => string;
  cookie: string;
}

interface Served {
  perSecond: number;
  /** Milliseconds within which 99 % were served. */
  p99: number;
  /** Refused with 503, or without a response. */
  unserved: number;
}

/**
 * How slow clients affect the others: first clients that send a byte per second, then clients that do not read their
 * responses.
 */
async function slowClients(report: Report, others: Others): Promise<void> {
  const quiet = await served(others);
  report.add('others, alone: searches, recipe pages and writes', shown(quiet));
  for (const [what, connectAll] of [
    [`${SLOW_SENDERS} clients send a byte a second`, slowSenders],
    [`${SLOW_READERS} clients do not read the long pages and lists they asked for`, slowReaders],
  ] as const) {
    const { sockets, end } = await connectAll(others);
    const meanwhile = await served(others);
    const share = meanwhile.perSecond / quiet.perSecond;
    report.add(
      `others, while ${what}`,
      `${shown(meanwhile)} = ${share.toFixed(2)} × alone`,
      `≥ ${GOODPUT} × alone, 99 % ≤ ${ACCEPTED_MS} ms, all served`,
      share >= GOODPUT && meanwhile.p99 <= ACCEPTED_MS && meanwhile.unserved === 0,
    );
    const left = await stillOpen(sockets);
    end();
    report.add(`of them still connected after ${LONGEST_SLOW_S} s`, String(left), '0', left === 0);
  }
}

const shown = ({ perSecond, p99, unserved }: Served) =>
  `${Math.round(perSecond)}/s, 99 % ≤ ${Math.round(p99)} ms, ${unserved} not served`;

async function served({ origin, paths, saved, cookie }: Others): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const result: Flood = { accepted: [], refused: [], failed: 0 };
  const began = performance.now();
  const worker = async () => {
    for (let turn = 0; performance.now() - began < MEASURED_S * 1_000; turn++) {
      const path = paths[turn % (paths.length + 1)];
      if (path) await ask(origin + path(), agent, result);
      else {
        const address = origin + saved();
        for (const method of ['PUT', 'DELETE']) await ask(address, agent, result, { method, cookie });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return {
    perSecond: (result.accepted.length * 1_000) / (performance.now() - began),
    p99: below(result.accepted, 0.99),
    unserved: result.refused.length + result.failed,
  };
}

interface Slow {
  sockets: Socket[];
  end(): void;
}

async function slowSenders({ origin }: Others): Promise<Slow> {
  const head = `POST /api/auth/sign-in ${HEAD.trimEnd()}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
  const sockets = await Promise.all(
    // One in five never finishes its headers.
    Array.from({ length: SLOW_SENDERS }, (_, at) =>
      connected(origin, at % 5 === 0 ? head.slice(0, 40) : head),
    ),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  return { sockets, end: () => clearInterval(drip) };
}

/** Cached responses fill their connections. The response they request after that is not cached, and cannot be sent. */
async function slowReaders({ origin, paths }: Others): Promise<Slow> {
  const lists = Array.from({ length: LISTS_EACH }, () => '/api/recipes?limit=100');
  const sockets: Socket[] = [];
  for (let at = 0; at < SLOW_READERS; at++) {
    const asked = [...lists, paths[at % paths.length]?.() ?? '/recipes'];
    sockets.push(await connected(origin, asked.map((path) => `GET ${path} ${HEAD}`).join('')));
    sockets.at(-1)?.pause();
    await wait(READER_EACH_MS);
  }
  return { sockets, end: () => {} };
}

async function connected(origin: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
  await new Promise((done) => socket.once('connect', done));
  socket.write(text);
  return socket;
}

/** A client that does not read is not told that its connection was closed, so it has to write to find out. */
async function stillOpen(sockets: readonly Socket[]): Promise<number> {
  await wait(LONGEST_SLOW_S * 1_000 - MEASURED_S * 1_000);
  for (let time = 0; time < 2; time++) {
    for (const socket of sockets) if (socket.writable) socket.write('\r\n');
    await wait(1_000);
  }
  const open = sockets.filter((socket) => !socket.destroyed && socket.writable);
  for (const socket of sockets) socket.destroy();
  return open.length;
}

const any = (texts: readonly string[]) => texts[Math.floor(Math.random() * texts.length)] ?? '';

function below(times: number[], share: number): number {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? 0;
}
