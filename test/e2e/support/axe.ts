import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { settled } from './settled.ts';

const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Less than half of what 'axe-core' exports: each page has to parse it.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violations = Pick<AxeResults, 'violations'>;

/**
 * Runs axe in the page itself, because none of ours has frames. Its source is injected into each page once, and only
 * violations are returned.
 */
export class Axe {
  readonly #page: Page;
  readonly #within = { include: 'html', exclude: [] as string[] };
  readonly #options: RunOptions = { resultTypes: ['violations'] };

  constructor(page: Page) {
    this.#page = page;
  }

  include(selector: string): this {
    this.#within.include = selector;
    return this;
  }

  exclude(selector: string): this {
    this.#within.exclude.push(selector);
    return this;
  }

  withTags(values: string[]): this {
    this.#options.runOnly = { type: 'tag', values };
    return this;
  }

  /** Violations of WCAG 2.2 AA and other barriers, as 'rule: element'. */
  async serious(): Promise<string[]> {
    const { violations } = await this.withTags(PROMISED).analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }

  /** Runs once nothing moves, because a fading toast has only half its contrast. */
  async analyze(): Promise<Violations> {
    await settled(this.#page);
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(SOURCE);
    return this.#page.evaluate(
      async ([within, options]) => {
        const { axe } = window as unknown as { axe: typeof axeCore };
        const { violations } = await axe.run(within, options);
        return { violations };
      },
      [this.#within, this.#options] as const,
    );
  }
}
