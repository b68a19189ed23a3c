import { randomUUID } from 'node:crypto';
import { openDatabase } from '../src/server/db.ts';
import { embeddedConnection } from '../src/server/postgres/embedded.ts';
import { DEEDS, type Deed, type Send } from './deeds.ts';
import { signIn } from './sessions.ts';

/** What was acknowledged, compared with what is stored. */
export interface Comparison {
  /** Acknowledged writes by kind. */
  acknowledged: Record<string, number>;
  /** Acknowledged, and not there any more. */
  lost: string[];
  /** There, though nobody wrote it. */
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

/** Lets people write everything there is to write, and remembers what was acknowledged. */
export class Ledger {
  /** In the order they came. */
  readonly answers: Answer[] = [];
  readonly #opened = performance.now();
  readonly #pages = DEEDS.map((deed) => ({
    deed,
    tried: new Set<string>(),
    acknowledged: new Set<string>(),
  }));
  readonly #origin: string;
  readonly #cookie: string;
  readonly #recipeId: string;

  private constructor(origin: string, cookie: string, recipeId: string) {
    this.#origin = origin;
    this.#cookie = cookie;
    this.#recipeId = recipeId;
  }

  static async open(origin: string, email: string, password: string): Promise<Ledger> {
    const cookie = await signIn(origin, email, password);
    const { recipes } = (await (await fetch(`${origin}/api/recipes?limit=1`)).json()) as {
      recipes: { id: string }[];
    };
    if (!recipes[0]) throw new Error('There is no recipe to plan.');
    return new Ledger(origin, cookie, recipes[0].id);
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

  /** One write, of the kinds in turn; whether it was acknowledged. */
  async write(turn: number): Promise<boolean> {
    const page = this.#pages[turn % this.#pages.length];
    if (!page) return false;
    const id = randomUUID();
    page.tried.add(id);
    const isDone = await page.deed.write(this.#send, id, this.#recipeId);
    if (isDone) page.acknowledged.add(id);
    return isDone;
  }

  readonly #send: Send = async (method, path, body) => {
    const began = performance.now();
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    const text = await answer?.text().catch(() => '');
    this.answers.push({
      status: answer?.status ?? null,
      isTyped:
        answer?.headers.get('content-type')?.includes('problem+json') === true && /"code":/.test(text ?? ''),
      ms: performance.now() - began,
      at: this.now,
    });
    return answer?.ok ?? false;
  };

  /** What was acknowledged so far, named as in a comparison. */
  get acknowledged(): Set<string> {
    return new Set(
      this.#pages.flatMap(({ deed, acknowledged }) => [...acknowledged].map((id) => named(deed, id))),
    );
  }

  async compare(dataDir: string): Promise<Comparison> {
    const database = openDatabase(embeddedConnection(dataDir), 1);
    const comparison: Comparison = { acknowledged: {}, lost: [], phantoms: [], halfWritten: [] };
    try {
      for (const { deed, tried, acknowledged } of this.#pages) {
        const { rows } = await database.pool.query<{ id: string; whole: boolean }>(deed.stored);
        const stored = new Set(rows.map(({ id }) => id));
        comparison.acknowledged[deed.what] = acknowledged.size;
        comparison.lost.push(
          ...[...acknowledged].filter((id) => !stored.has(id)).map((id) => named(deed, id)),
        );
        comparison.phantoms.push(...[...stored].filter((id) => !tried.has(id)).map((id) => named(deed, id)));
        comparison.halfWritten.push(...rows.filter(({ whole }) => !whole).map(({ id }) => named(deed, id)));
      }
    } finally {
      await database.close();
    }
    return comparison;
  }
}

const named = ({ what }: Deed, id: string) => `${what} ${id}`;
