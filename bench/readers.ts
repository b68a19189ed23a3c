import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../src/server/database/db.ts';
import { eachOnce } from './each-once.ts';
import { drive, type Load } from './load.ts';
import type { Processor } from './processor.ts';
import { note } from './report.ts';
import { startWriters } from './writers.ts';

export type References = Record<'http' | 'row' | 'list' | 'fts' | 'ssr' | 'insert', Load>;
type Reference = keyof References;

/** A way of reading, and the design's budgets for it. */
export interface ReadPath {
  what: string;
  /** Requested over and over. */
  paths: readonly string[];
  /** Never requested before, so that no cache helps. */
  fresh: readonly string[];
  of: Reference;
  ratio: number;
  /** The targets for the fresh ones, if any. */
  freshRatio?: number;
  freshP95?: number;
  /** Only for people who are signed in. */
  isPersonal?: boolean;
  /** 97.5th percentile in milliseconds. */
  longest?: number;
}

const SHARE_WHILE_WRITING = 0.5;
const LONGEST_WHILE_WRITING = 100;
const WRITERS_ALONE_S = 10;
const FRESH = 500;
/** Requests before anything is measured, so that the process is warm. */
const WARM_UP = 150;
const TERMS =
  'chicken tomato chiken creme soup pasta garlic bread lemon onion beef rice cake potatos salad curry'.split(
    ' ',
  );

/** What is read, and whose recipes are changed meanwhile. */
export interface Reads {
  paths: ReadPath[];
  changed: string[];
}

export async function chooseReads(database: Database): Promise<Reads> {
  return {
    paths: await readPaths(database),
    changed: await texts(database, 'select id::text as text from recipes order by random() limit 500'),
  };
}

/**
 * Drives every read path four times: for visitors and signed in, without writers and with them; then once with every request
 * different.
 */
export async function measureReads(
  { paths, changed }: Reads,
  origin: string,
  cookie: string,
  references: References,
  processor: Processor,
): Promise<void> {
  const audiences = [
    { who: 'visitors', headers: {}, isMember: false },
    { who: 'signed in', headers: { cookie }, isMember: true },
  ] as const;
  const all = paths.flatMap((path) =>
    audiences
      .filter(({ isMember }) => isMember || !path.isPersonal)
      .map(({ who, headers }) => ({ ...path, headers, processor, what: `${path.what}, ${who}` })),
  );
  const quiet = new Map<string, Load>();
  for (const path of all) quiet.set(path.what, await measureQuiet(path, origin, references));
  for (const path of all) await measureFresh(path, origin, references);
  const writers = await startWriters(origin, changed);
  const costOfSeconds = processor.watch();
  await wait(WRITERS_ALONE_S * 1000);
  note('the writers alone, a second: processor time', costOfSeconds(WRITERS_ALONE_S), '–');
  for (const path of all) await measureWhileWriting(path, origin, quiet.get(path.what) as Load);
  const { done, refused } = await writers.stop();
  note(
    'writes during the reads',
    `${done} done, ${refused.length} refused ${[...new Set(refused)].slice(0, 3).join(' · ')}`,
    'none refused',
    refused.length === 0,
  );
}

type Driven = ReadPath & { headers: Record<string, string>; processor: Processor };

async function measureQuiet(path: Driven, origin: string, references: References): Promise<Load> {
  // Measures cached responses; `measureFresh` measures those that are not cached.
  await eachOnce(origin, path.paths, path.headers);
  const load = await drive(origin, path.paths.map(get), path);
  const ratio = load.perSecond / references[path.of].perSecond;
  const isSoon = path.longest === undefined || load.p97 <= path.longest;
  note(
    path.what,
    `${rate(load)} = ${ratio.toFixed(2)} × ${path.of}`,
    `≥ ${path.ratio} × ${path.of}${path.longest ? `, 97.5 % ≤ ${path.longest} ms` : ''}`,
    ratio >= path.ratio && isSoon && load.errors === 0,
    load.cost,
  );
  return load;
}

async function measureFresh(path: Driven, origin: string, references: References): Promise<void> {
  // Each audience requests half of them, so that neither finds what the other left in a cache.
  const half = path.headers.cookie ? path.fresh.slice(FRESH) : path.fresh.slice(0, FRESH);
  if (half.length === 0) return;
  await eachOnce(origin, half.slice(0, WARM_UP), path.headers);
  const once = await eachOnce(origin, half.slice(WARM_UP), path.headers, path.processor);
  const ratio = once.perSecond / references[path.of].perSecond;
  const { freshRatio, freshP95 } = path;
  const targets = [
    ...(freshRatio === undefined ? [] : [`≥ ${freshRatio} × ${path.of}`]),
    ...(freshP95 === undefined ? [] : [`95 % ≤ ${freshP95} ms`]),
  ];
  const isMet =
    once.refused === 0 &&
    (freshRatio === undefined || ratio >= freshRatio) &&
    (freshP95 === undefined || once.p95 <= freshP95);
  note(
    `${path.what}, nothing cached`,
    `${Math.round(once.perSecond)}/s, 95 % ≤ ${Math.round(once.p95)} ms = ${ratio.toFixed(2)} × ${path.of}${once.refused > 0 ? `, ${once.refused} refused` : ''}`,
    targets.join(', ') || '–',
    targets.length === 0 ? null : isMet,
    once.cost,
  );
}

async function measureWhileWriting(path: Driven, origin: string, quiet: Load): Promise<void> {
  // Requesting these once each has evicted responses from the cache.
  await eachOnce(origin, path.paths, path.headers);
  const load = await drive(origin, path.paths.map(get), path);
  const share = load.perSecond / quiet.perSecond;
  note(
    `${path.what}, while others write`,
    `${rate(load)} = ${share.toFixed(2)} × quiet`,
    `≥ ${SHARE_WHILE_WRITING} × quiet, 97.5 % ≤ ${LONGEST_WHILE_WRITING} ms`,
    share >= SHARE_WHILE_WRITING && load.p97 <= LONGEST_WHILE_WRITING && load.errors === 0,
    load.cost,
  );
}

async function readPaths(database: Database): Promise<ReadPath[]> {
  const ids = await texts(database, 'select id::text as text from recipes order by random() limit 6000');
  const places = await texts(
    database,
    `select json_build_array('newest', (extract(epoch from created_at) * 1000000)::bigint, id)::text as text
     from recipes order by random() limit ${2 * FRESH}`,
  );
  const words = await texts(
    database,
    `select word as text from search_words where word ~ '^[a-z]{4,}$' order by random() limit ${4 * FRESH}`,
  );
  const [page400 = ''] = await texts(
    database,
    `select json_build_array('newest', (extract(epoch from created_at) * 1000000)::bigint, id)::text as text
     from recipes order by created_at desc, id desc offset 7999 limit 1`,
  );
  const after = (place: string) => `/api/recipes?limit=20&cursor=${Buffer.from(place).toString('base64url')}`;
  const often = ids.slice(0, 2000);
  const part = (at: number) => ids.slice(2000 + at * 2 * FRESH, 2000 + (at + 1) * 2 * FRESH);
  const ranges = Array.from({ length: 2 * FRESH }, (_, at) => ({
    from: dayOf(at % 28),
    to: 2027 + Math.floor(at / 28),
  }));
  return [
    {
      what: 'list of 20 recipes',
      paths: ['/api/recipes?limit=20'],
      fresh: places.map(after),
      of: 'list',
      ratio: 0.5,
    },
    { what: 'list of 20 recipes, page 400', paths: [after(page400)], fresh: [], of: 'list', ratio: 0.5 },
    {
      what: 'search, 16 terms',
      paths: TERMS.map((term) => `/api/search?q=${term}`),
      fresh: words.slice(0, 2 * FRESH).map((word) => `/api/search?q=${word}`),
      ...{ of: 'fts', ratio: 1, freshP95: 30 },
    },
    {
      what: 'one of 2,000 recipes',
      paths: often.map((id) => `/api/recipes/${id}`),
      fresh: part(0).map((id) => `/api/recipes/${id}`),
      ...{ of: 'row', ratio: 0.4 },
    },
    { what: 'Home, whole HTML', paths: ['/'], fresh: [], of: 'ssr', ratio: 0.4 },
    {
      what: 'one of 200 recipe pages, whole HTML',
      paths: often.slice(0, 200).map((id) => `/recipe/${id}`),
      fresh: part(1).map((id) => `/recipe/${id}`),
      ...{ of: 'ssr', ratio: 0.4, freshRatio: 0.03 },
    },
    {
      what: 'search page, 16 terms, whole HTML',
      paths: TERMS.map((term) => `/search?q=${term}`),
      fresh: words.slice(2 * FRESH).map((word) => `/search?q=${word}`),
      ...{ of: 'ssr', ratio: 0.4 },
    },
    { what: 'profile page, whole HTML', paths: ['/profile/ari_writes'], fresh: [], of: 'ssr', ratio: 0.4 },
    {
      what: 'month plan, 90 meals',
      paths: ['/api/meal-plan?from=2026-04-01&to=2026-04-30'],
      fresh: ranges.map(({ from, to }) => `/api/meal-plan?from=2026-03-${from}&to=${to}-05-01`),
      ...{ of: 'list', ratio: 0.3, isPersonal: true },
    },
    {
      what: "a week's grocery list, merged",
      paths: ['/api/grocery-list?start=2026-04-20&end=2026-04-26'],
      fresh: ranges.map(({ from, to }) => `/api/grocery-list?start=2026-03-${from}&end=${to}-05-01`),
      ...{ of: 'list', ratio: 0.16, isPersonal: true },
    },
    {
      what: 'plan page, a month of 90 meals, whole HTML',
      paths: ['/meal-plan?date=2026-04-15&view=monthly'],
      // All of April: the query alone makes it a different page.
      fresh: ranges.map((_, at) => `/meal-plan?date=2026-04-15&view=monthly&n=${at}`),
      ...{ of: 'ssr', ratio: 0.05, isPersonal: true, longest: 100 },
    },
    {
      what: 'grocery list page, whole HTML',
      paths: ['/grocery-list?start=2026-04-20&end=2026-04-26'],
      fresh: ranges.map((_, at) => `/grocery-list?start=2026-04-20&end=2026-04-26&n=${at}`),
      ...{ of: 'ssr', ratio: 0.05, isPersonal: true, longest: 100 },
    },
  ];
}

async function texts({ pool }: Database, query: string): Promise<string[]> {
  return (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
}

const dayOf = (at: number) => String(at + 1).padStart(2, '0');
const get = (path: string) => ({ method: 'GET' as const, path });

/** A load as a figure. */
export const rate = ({ perSecond, p97, errors }: Load) =>
  `${Math.round(perSecond)}/s, 97.5 % ≤ ${p97} ms${errors ? `, ${errors} errors` : ''}`;
