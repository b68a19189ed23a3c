import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';

/** Adds up the JavaScript that a page loads. */
export class ScriptWeight {
  readonly #sizes: Promise<number>[] = [];

  add(response: Response): void {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    this.#sizes.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  }

  async kilobytes(): Promise<number> {
    return (await Promise.all(this.#sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  }
}
