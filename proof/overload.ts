import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eachOnce } from '../bench/each-once.ts';
import { drive } from '../bench/load.ts';
import { startPlateful } from '../bench/process.ts';
import { growRecipes } from '../bench/recipes.ts';
import { openDatabase } from '../src/server/db.ts';
import { embeddedConnection } from '../src/server/postgres/embedded.ts';
import type { Report } from './report.ts';

export const title = 'Overload';

const RECIPES = 10_000;
const TIMES = 5;
const SECONDS = 60;
const SLOW_CLIENTS = 500;
const MEASURED_S = 10;
const MEASURED = 1_000;
const ACCEPTED_MS = 1_000;
const REFUSED_MS = 100;
const GOODPUT = 0.8;
/** Who waits this long was neither answered nor refused. */
const PATIENCE_MS = 10_000;
/** Arrivals come in slices of this many milliseconds. */
const SLICE_MS = 10;

/** Five times what Plateful can answer, of requests that no cache helps with; then five hundred slow clients. */
export async function prove(report: Report): Promise<void> {
  const app = await startPlateful();
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
    await slowClients(report, origin);
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
  /** Milliseconds each. */
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

function ask(address: string, agent: Agent, result: Flood): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const fail = () => {
      result.failed++;
      done();
    };
    request(address, { agent, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
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
      .end();
  });
}

/** Clients that send a byte a second, and what others notice of them. */
async function slowClients(report: Report, origin: string): Promise<void> {
  const quiet = await drive(origin, [{ method: 'GET', path: '/api/recipes?limit=20' }], {
    seconds: MEASURED_S,
  });
  const head =
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const sockets = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, async (_, at) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
      await new Promise((connected) => socket.once('connect', connected));
      // Half of them never finish their headers.
      socket.write(at % 2 === 0 ? head : head.slice(0, 40));
      return socket;
    }),
  );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  const meanwhile = await drive(origin, [{ method: 'GET', path: '/api/recipes?limit=20' }], {
    seconds: MEASURED_S,
  });
  const share = meanwhile.perSecond / quiet.perSecond;
  report.add(
    `others, while ${SLOW_CLIENTS} clients send a byte a second`,
    `${Math.round(meanwhile.perSecond)}/s = ${share.toFixed(2)} × without them, ${meanwhile.errors} errors`,
    `≥ ${GOODPUT} × without them`,
    share >= GOODPUT && meanwhile.errors === 0,
  );
  const left = await stillOpen(sockets);
  clearInterval(drip);
  report.add('slow clients still connected after 45 s', String(left), '0', left === 0);
}

async function stillOpen(sockets: readonly Socket[]): Promise<number> {
  await wait(45_000 - MEASURED_S * 1_000);
  const open = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded);
  for (const socket of sockets) socket.destroy();
  return open.length;
}

const any = (texts: readonly string[]) => texts[Math.floor(Math.random() * texts.length)] ?? '';

function below(times: number[], share: number): number {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? 0;
}
