/** Runs tasks with the same key one after another, within this process. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const running = before.then(work);
    const settled = running.catch(() => {});
    this.#last.set(key, settled);
    try {
      return await running;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
