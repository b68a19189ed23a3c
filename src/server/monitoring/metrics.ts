import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/db.ts';
import { jobStates } from '../jobs.ts';
import type { Measure } from '../offers.ts';
import { platefulVersion } from '../version.ts';
import { type LoggedRequest, logError, onLoggedError } from './log.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** The database is queried at most this often, no matter how many scrape. */
const ASK_AGAIN_MS = 15_000;

/** A cache of responses. */
export interface MeasuredCache {
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Slots for requests. */
export interface MeasuredCapacity {
  readonly taken: number;
  readonly waiting: number;
  readonly refused: number;
}

/** What `/metrics` shows about the parts of a process. */
export interface Measured {
  pools: Record<string, Database>;
  capacities: Record<string, MeasuredCapacity>;
  caches: Record<string, MeasuredCache>;
  /** Open event streams. */
  streams(): number;
  database: Database;
  /** What features measure by querying the database. */
  measures: readonly Measure[];
}

/** All metrics that Prometheus can scrape. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'plateful_http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'plateful_http_request_seconds',
    help: 'Time until a request is answered, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #stopListening: () => void;
  #ask = async () => {};
  #asked: { at: number; answer: Promise<void> } | null = null;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    const errors = new Counter({
      name: 'plateful_errors_total',
      help: 'Errors that were logged.',
      registers: [this.#registry],
    });
    this.#stopListening = onLoggedError(() => errors.inc());
    this.#gauge('info', 'The version that runs.', ['version']).set({ version: platefulVersion() }, 1);
  }

  observe({ method, route, status, ms }: LoggedRequest): void {
    this.#requests.inc({ method, route, status });
    this.#seconds.observe({ route }, ms / 1000);
  }

  /** Adds the parts of this process; called once. */
  watch({ pools, capacities, caches, streams, database, measures }: Measured): void {
    this.#each(
      'pool_connections',
      'Connections to the database, by pool and state.',
      ['pool', 'state'],
      (set) => {
        for (const [pool, { pool: connections }] of Object.entries(pools)) {
          set({ pool, state: 'used' }, connections.totalCount - connections.idleCount);
          set({ pool, state: 'idle' }, connections.idleCount);
          set({ pool, state: 'awaited' }, connections.waitingCount);
        }
      },
    );
    this.#each('capacity', 'Requests being processed, and waiting for that.', ['kind', 'state'], (set) => {
      for (const [kind, { taken, waiting }] of Object.entries(capacities)) {
        set({ kind, state: 'processed' }, taken);
        set({ kind, state: 'waiting' }, waiting);
      }
    });
    this.#count('refused_total', 'Requests refused because there were too many.', ['kind'], () =>
      Object.entries(capacities).map(([kind, { refused }]) => [{ kind }, refused]),
    );
    this.#each('cache_bytes', 'Size of the cached responses.', ['cache'], (set) => {
      for (const [cache, { bytes }] of Object.entries(caches)) set({ cache }, bytes);
    });
    this.#count('cache_requests_total', 'Lookups in a cache.', ['cache', 'result'], () =>
      Object.entries(caches).flatMap(([cache, { hits, misses }]) => [
        [{ cache, result: 'hit' }, hits],
        [{ cache, result: 'miss' }, misses],
      ]),
    );
    this.#each('event_streams', 'Open streams of events.', [], (set) => set({}, streams()));
    this.#watchDatabase(database, measures);
  }

  async text(): Promise<{ body: string; contentType: string }> {
    if (!this.#asked || Date.now() - this.#asked.at > ASK_AGAIN_MS)
      this.#asked = { at: Date.now(), answer: this.#ask() };
    await this.#asked.answer;
    return { body: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }

  close(): void {
    this.#stopListening();
    this.#registry.clear();
  }

  #watchDatabase({ db }: Database, measures: readonly Measure[]): void {
    const up = this.#gauge('database_up', 'Whether the database answered.');
    const size = this.#gauge('database_bytes', 'Size of the database.');
    const succeeded = this.#gauge('job_succeeded_timestamp_seconds', 'When a job last succeeded.', ['job']);
    const failing = this.#gauge('job_failing', 'Whether the last run of a job failed.', ['job']);
    const measured = measures.map(({ name, help, value }) => ({ gauge: this.#gauge(name, help), value }));
    this.#ask = async () => {
      try {
        const { rows } = await db.execute<{ bytes: number }>(
          sql`select pg_database_size(current_database()) as bytes`,
        );
        size.set(rows[0]?.bytes ?? 0);
        up.set(1);
      } catch {
        return up.set(0);
      }
      try {
        for (const { gauge, value } of measured) {
          const known = await value(db);
          if (known !== null) gauge.set(known);
        }
        for (const { name: job, startedAt, succeededAt, failedAt } of await jobStates(db)) {
          if (succeededAt) succeeded.set({ job }, succeededAt.getTime() / 1000);
          failing.set({ job }, failedAt !== null && failedAt >= startedAt ? 1 : 0);
        }
      } catch (error) {
        logError('Not everything could be measured', error);
      }
    };
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name: `plateful_${name}`, help, labelNames, registers: [this.#registry] });
  }

  /** A gauge that is read when scraped. */
  #each<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (set: (labels: Record<Label, string>, value: number) => void) => void,
  ): void {
    const gauge = this.#gauge(name, help, labelNames);
    Object.assign(gauge, {
      collect: () => read((labels, value) => gauge.set(labels as Partial<Record<Label, string>>, value)),
    });
  }

  /** A counter that is counted elsewhere. */
  #count<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => [labels: Record<Label, string>, total: number][],
  ): void {
    new Counter({
      name: `plateful_${name}`,
      help,
      labelNames,
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [labels, total] of read()) this.inc(labels as Partial<Record<Label, string>>, total);
      },
    });
  }
}
