import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/server/database/db.ts';
import { embeddedConnection } from '../../src/server/postgres/embedded.ts';
import { signIn } from '../sessions.ts';
import { type Send, WRITES, type Write } from './writes.ts';

/** What was acknowledged, compared with what is stored. */
export interface Comparison {
  /** Acknowledged writes by kind. */
  acknowledged: Record<string, number>;
  /** Of those, how many created, changed and removed something. */
  made: number;
  changed: number;
  removed: number;
  /** Acknowledged, but not visible: missing, unchanged, or back again. */
  lost: string[];
  /** Stored or changed, though nobody wrote it. */
  phantoms: string[];
  /** Stored with a part missing. */
  halfWritten: string[];
}

export interface Answer {
  /** What was called, without its ids, such as 'PUT /comments'. */
  call: string;
  /** `null` without a response. */
  status: number | null;
  /** For a refusal, whether programs can read that it is one. */
  isTyped: boolean;
  ms: number;
  /** Milliseconds since the ledger was opened. */
  at: number;
}

const PATIENCE_MS = 10_000;
/** How many of the latest entries are searched for one to continue. */
const RECENT = 60;

/**
 * Something that somebody creates, and then changes or removes: how many of its steps were tried, and how many acknowledged.
 */
export interface Entry {
  write: Write;
  id: string;
  as: string;
  tried: number;
  acknowledged: number;
}

const SUBSCRIBERS = ['subscriber@plateful.test', 'admin@plateful.test'];
const OTHERS = ['author@plateful.test', 'member@plateful.test'];

/** Has several demo people make every kind of write, and records what was acknowledged. */
export class Ledger {
  /** In order of arrival. */
  readonly answers: Answer[] = [];
  readonly #opened = performance.now();
  readonly #entries: Entry[] = [];
  readonly #origin: string;
  readonly #subscribers: string[];
  readonly #everybody: string[];
  readonly #recipeId: string;

  private constructor(origin: string, cookies: string[], recipeId: string) {
    this.#origin = origin;
    this.#subscribers = cookies.slice(0, SUBSCRIBERS.length);
    this.#everybody = cookies;
    this.#recipeId = recipeId;
  }

  static async open(origin: string, password: string): Promise<Ledger> {
    const cookies = await Promise.all(
      [...SUBSCRIBERS, ...OTHERS].map((email) => signIn(origin, email, password)),
    );
    const { recipes } = (await (await fetch(`${origin}/api/recipes?limit=1`)).json()) as {
      recipes: { id: string }[];
    };
    if (!recipes[0]) throw new Error('There is no recipe to plan.');
    return new Ledger(origin, cookies, recipes[0].id);
  }

  /** Milliseconds since the ledger was opened. */
  get now(): number {
    return performance.now() - this.#opened;
  }

  /** Starts writers, each making one write after another; returns a function to stop them. */
  start(writers: number, pause: () => Promise<void> = async () => {}): () => Promise<void> {
    let isOver = false;
    const all = Array.from({ length: writers }, async (_, at) => {
      for (let turn = at; !isOver; turn++) {
        await this.write(turn);
        await pause();
      }
    });
    return async () => {
      isOver = true;
      await Promise.all(all);
    };
  }

  /**
   * One write, with the kinds in turn: something new, or the next step of an existing entry; returns whether it was
   * acknowledged.
   */
  async write(turn: number): Promise<boolean> {
    const write = WRITES[turn % WRITES.length] as Write;
    return this.#goOn(this.#open(write, turn) ?? this.#begin(write, turn));
  }

  /** Writes one entry of each kind through all its steps: on a busy machine, nobody may get that far between two kills. */
  async writeEachToItsEnd(): Promise<void> {
    for (const [turn, write] of WRITES.entries()) {
      const entry = this.#begin(write, turn);
      while (entry.tried < write.steps.length) await this.#goOn(entry);
    }
  }

  async #goOn(entry: Entry): Promise<boolean> {
    const step = entry.write.steps[entry.tried++];
    const isDone = (await step?.(this.#sendAs(entry.as), entry.id, this.#recipeId)) === true;
    if (isDone) entry.acknowledged++;
    return isDone;
  }

  #begin(write: Write, turn: number): Entry {
    const people = write.isSubscribers ? this.#subscribers : this.#everybody;
    const as = people[turn % people.length] ?? '';
    const entry = { write, id: randomUUID(), as, tried: 0, acknowledged: 0 };
    this.#entries.push(entry);
    return entry;
  }

  /** An entry to continue; every third stays as it is. Entries that were refused, or not answered, are left alone. */
  #open(write: Write, turn: number): Entry | undefined {
    if (turn % 3 === 0) return undefined;
    return this.#entries
      .slice(-RECENT)
      .find(
        (entry) =>
          entry.write === write && entry.tried === entry.acknowledged && entry.tried < write.steps.length,
      );
  }

  #sendAs =
    (cookie: string): Send =>
    async (method, path, body) => {
      const began = performance.now();
      const answer = await fetch(`${this.#origin}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null);
      const text = await answer?.text().catch(() => '');
      this.answers.push({
        call: `${method} /${path.split('/')[1]}`,
        status: answer?.status ?? null,
        isTyped:
          answer?.headers.get('content-type')?.includes('problem+json') === true &&
          /"code":/.test(text ?? ''),
        ms: performance.now() - began,
        at: this.now,
      });
      return answer?.ok ?? false;
    };

  /** What has been acknowledged so far, named as in a comparison. */
  get acknowledged(): Set<string> {
    return new Set(this.#entries.flatMap((entry) => stepsOf(entry, 0, entry.acknowledged)));
  }

  async compare(dataDir: string): Promise<Comparison> {
    const database = openDatabase(embeddedConnection(dataDir), 1);
    const comparison = newComparison();
    try {
      for (const write of WRITES) {
        const { rows } = await database.pool.query<{ id: string; step: number; whole: boolean }>(
          write.stored,
        );
        const stored = new Map(rows.map((row) => [row.id, row]));
        const entries = this.#entries.filter((entry) => entry.write === write);
        const known = new Set(entries.map(({ id }) => id));
        for (const entry of entries) compareEntry(comparison, entry, stored.get(entry.id));
        comparison.phantoms.push(
          ...[...stored.keys()].filter((id) => !known.has(id)).map((id) => `${write.what} ${id}`),
        );
        comparison.halfWritten.push(
          ...rows.filter(({ whole }) => !whole).map(({ id }) => `${write.what} ${id}`),
        );
      }
    } finally {
      await database.close();
    }
    return comparison;
  }
}

export const newComparison = (): Comparison => ({
  ...{ acknowledged: {}, made: 0, changed: 0, removed: 0 },
  ...{ lost: [], phantoms: [], halfWritten: [] },
});

/** Compares what is stored of something with what was acknowledged and tried. */
export function compareEntry(comparison: Comparison, entry: Entry, row: { step: number } | undefined): void {
  const { write, tried, acknowledged } = entry;
  const last = write.steps.length;
  // A missing entry was either removed, if that was tried, or never created.
  const seen = row ? row.step : tried === last ? last : 0;
  comparison.acknowledged[write.what] = (comparison.acknowledged[write.what] ?? 0) + acknowledged;
  comparison.made += acknowledged > 0 ? 1 : 0;
  comparison.removed += acknowledged === last ? 1 : 0;
  comparison.changed += Math.max(0, Math.min(acknowledged, last - 1) - 1);
  comparison.lost.push(...stepsOf(entry, seen, acknowledged));
  comparison.phantoms.push(...stepsOf(entry, tried, seen));
}

/** The steps after one and up to another, by name. */
const stepsOf = ({ write, id }: Entry, after: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - after) }, (_, at) => `${write.what} ${id} ${after + at + 1}`);
