import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/server/database/db.ts';
import { embeddedConnection } from '../../src/server/postgres/embedded.ts';
import { signIn } from '../sessions.ts';
import { DEEDS, type Deed, type Send } from './deeds.ts';

/** What was acknowledged, compared with what is stored. */
export interface Comparison {
  /** Acknowledged writes by kind. */
  acknowledged: Record<string, number>;
  /** Of them, how often something was made, changed and removed. */
  made: number;
  changed: number;
  removed: number;
  /** Acknowledged, and not to be seen any more: gone, as it was before, or back again. */
  lost: string[];
  /** There, or changed, though nobody wrote it. */
  phantoms: string[];
  /** There, with a part missing. */
  halfWritten: string[];
}

export interface Answer {
  /** `null` without an answer. */
  status: number | null;
  /** Of a refusal, whether it says so in a way that programs can read. */
  isTyped: boolean;
  ms: number;
  /** Milliseconds since the ledger was opened. */
  at: number;
}

const PATIENCE_MS = 10_000;
/** Among how many of the last something to go on with is looked for. */
const RECENT = 60;

/** What somebody makes, and then changes or removes: how many of its steps were tried, and how many acknowledged. */
export interface Entry {
  deed: Deed;
  id: string;
  as: string;
  tried: number;
  acknowledged: number;
}

const SUBSCRIBERS = ['subscriber@plateful.test', 'admin@plateful.test'];
const OTHERS = ['author@plateful.test', 'member@plateful.test'];

/** Lets several people of a demo write everything there is to write, and remembers what was acknowledged. */
export class Ledger {
  /** In the order they came. */
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

  /** Starts writers, each one write after the other; returns how to stop them. */
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

  /** One write, of the kinds in turn: of something new, or the next step of the last one; whether it was acknowledged. */
  async write(turn: number): Promise<boolean> {
    const deed = DEEDS[turn % DEEDS.length] as Deed;
    return this.#goOn(this.#open(deed, turn) ?? this.#begin(deed, turn));
  }

  /** Something of each kind, from its beginning to its end: on a busy machine nobody may get as far between two kills. */
  async writeEachToItsEnd(): Promise<void> {
    for (const [turn, deed] of DEEDS.entries()) {
      const entry = this.#begin(deed, turn);
      while (entry.tried < deed.steps.length) await this.#goOn(entry);
    }
  }

  async #goOn(entry: Entry): Promise<boolean> {
    const step = entry.deed.steps[entry.tried++];
    const isDone = (await step?.(this.#sendAs(entry.as), entry.id, this.#recipeId)) === true;
    if (isDone) entry.acknowledged++;
    return isDone;
  }

  #begin(deed: Deed, turn: number): Entry {
    const people = deed.isSubscribers ? this.#subscribers : this.#everybody;
    const as = people[turn % people.length] ?? '';
    const entry = { deed, id: randomUUID(), as, tried: 0, acknowledged: 0 };
    this.#entries.push(entry);
    return entry;
  }

  /** What goes on; every third stays as it is. What was refused, or not answered, is left alone. */
  #open(deed: Deed, turn: number): Entry | undefined {
    if (turn % 3 === 0) return undefined;
    return this.#entries
      .slice(-RECENT)
      .find(
        (entry) =>
          entry.deed === deed && entry.tried === entry.acknowledged && entry.tried < deed.steps.length,
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
        status: answer?.status ?? null,
        isTyped:
          answer?.headers.get('content-type')?.includes('problem+json') === true &&
          /"code":/.test(text ?? ''),
        ms: performance.now() - began,
        at: this.now,
      });
      return answer?.ok ?? false;
    };

  /** What was acknowledged so far, named as in a comparison. */
  get acknowledged(): Set<string> {
    return new Set(this.#entries.flatMap((entry) => stepsOf(entry, 0, entry.acknowledged)));
  }

  async compare(dataDir: string): Promise<Comparison> {
    const database = openDatabase(embeddedConnection(dataDir), 1);
    const comparison = newComparison();
    try {
      for (const deed of DEEDS) {
        const { rows } = await database.pool.query<{ id: string; step: number; whole: boolean }>(deed.stored);
        const stored = new Map(rows.map((row) => [row.id, row]));
        const entries = this.#entries.filter((entry) => entry.deed === deed);
        const known = new Set(entries.map(({ id }) => id));
        for (const entry of entries) compareEntry(comparison, entry, stored.get(entry.id));
        comparison.phantoms.push(
          ...[...stored.keys()].filter((id) => !known.has(id)).map((id) => `${deed.what} ${id}`),
        );
        comparison.halfWritten.push(
          ...rows.filter(({ whole }) => !whole).map(({ id }) => `${deed.what} ${id}`),
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
  const { deed, tried, acknowledged } = entry;
  const last = deed.steps.length;
  // What is not there was removed, if that was tried, or never made.
  const seen = row ? row.step : tried === last ? last : 0;
  comparison.acknowledged[deed.what] = (comparison.acknowledged[deed.what] ?? 0) + acknowledged;
  comparison.made += acknowledged > 0 ? 1 : 0;
  comparison.removed += acknowledged === last ? 1 : 0;
  comparison.changed += Math.max(0, Math.min(acknowledged, last - 1) - 1);
  comparison.lost.push(...stepsOf(entry, seen, acknowledged));
  comparison.phantoms.push(...stepsOf(entry, tried, seen));
}

/** The steps after one and up to another, by name. */
const stepsOf = ({ deed, id }: Entry, after: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - after) }, (_, at) => `${deed.what} ${id} ${after + at + 1}`);
