import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 8_000;
const PAUSE_MS = 40;
const BREATH_MS = 100;

export interface Cook {
  cookie: string;
}

/** An acknowledged write: its meal has to be there. */
interface Acknowledged {
  id: string;
  at: number;
}

/** Cooks who read and write without a break, and the outcome. */
export class MixedLoad {
  readonly acknowledged: Acknowledged[] = [];
  readonly #origin: string;
  readonly #paths: readonly string[];
  readonly #stopping = new AbortController();
  readonly #ended: Promise<unknown>;
  readonly #outcomes = { read: newOutcome(), write: newOutcome() };

  constructor(origin: string, cooks: readonly Cook[], paths: readonly string[]) {
    this.#origin = origin;
    this.#paths = paths;
    this.#ended = Promise.all(cooks.flatMap((cook, nth) => [this.#write(cook, nth), this.#read(cook, nth)]));
  }

  /** The outcomes since the last call. */
  take(): Record<'read' | 'write', Outcome> {
    const { read, write } = this.#outcomes;
    const taken = { read: finish(read), write: finish(write) };
    this.#outcomes.read = newOutcome();
    this.#outcomes.write = newOutcome();
    return taken;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  async #write(cook: Cook, nth: number): Promise<void> {
    for (let count = 0; !this.#stopping.signal.aborted; count++) {
      const date = `2026-0${1 + (count % 9)}-${10 + (nth % 18)}`;
      const response = await this.#send('/api/meal-plan/meals', cook, { text: `Meal ${nth}-${count}`, date });
      const id = response?.ok ? ((await response.json().catch(() => ({}))) as { id?: string }).id : undefined;
      note(this.#outcomes.write, id !== undefined);
      if (id) this.acknowledged.push({ id, at: Date.now() });
      await wait(id ? PAUSE_MS : BREATH_MS);
    }
  }

  async #read(cook: Cook, nth: number): Promise<void> {
    for (let count = nth; !this.#stopping.signal.aborted; count++) {
      const response = await this.#send(this.#paths[count % this.#paths.length] ?? '/', cook);
      await response?.arrayBuffer().catch(() => {});
      note(this.#outcomes.read, response?.ok === true);
      await wait(response?.ok ? PAUSE_MS : BREATH_MS);
    }
  }

  async #send(path: string, { cookie }: Cook, body?: object): Promise<Response | null> {
    return fetch(this.#origin + path, {
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
  }
}

export interface Outcome {
  done: number;
  refused: number;
  /** The longest time without a success, in milliseconds. */
  longestGapMs: number;
  seconds: number;
}

interface Counting {
  done: number;
  refused: number;
  longestGapMs: number;
  begun: number;
  lastSuccess: number;
}

const newOutcome = (): Counting => ({
  ...{ done: 0, refused: 0, longestGapMs: 0 },
  ...{ begun: Date.now(), lastSuccess: Date.now() },
});

function note(outcome: Counting, isDone: boolean): void {
  if (!isDone) {
    outcome.refused++;
    return;
  }
  const now = Date.now();
  outcome.longestGapMs = Math.max(outcome.longestGapMs, now - outcome.lastSuccess);
  outcome.lastSuccess = now;
  outcome.done++;
}

function finish({ done, refused, longestGapMs, begun, lastSuccess }: Counting): Outcome {
  const now = Date.now();
  return {
    ...{ done, refused },
    longestGapMs: Math.max(longestGapMs, now - lastSuccess),
    seconds: (now - begun) / 1_000,
  };
}
