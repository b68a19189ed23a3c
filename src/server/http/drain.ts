import type { MiddlewareHandler } from 'hono';

/**
 * Ends a process without refusing anybody: from `start` on, answers close their connections, so that the proxy and
 * browsers connect anew, to another process; `over` waits for what is being answered.
 */
export class Drain {
  #isOn = false;
  #answering = 0;
  #done = Promise.withResolvers<void>();

  get isOn(): boolean {
    return this.#isOn;
  }

  start(): void {
    this.#isOn = true;
    if (this.#answering === 0) this.#done.resolve();
  }

  /** When everything that came before and since is answered. */
  get over(): Promise<void> {
    return this.#done.promise;
  }

  /** Around each request. Bodies that are still being sent keep their connections open by themselves. */
  get watch(): MiddlewareHandler {
    return async (context, next) => {
      this.#answering++;
      try {
        await next();
        if (this.#isOn) context.res.headers.set('connection', 'close');
      } finally {
        this.#answering--;
        if (this.#isOn && this.#answering === 0) this.#done.resolve();
      }
    };
  }
}
