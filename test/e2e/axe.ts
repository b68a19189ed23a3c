import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { settled } from './settled.ts';

const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Pick<AxeResults, 'violations'>;

/** axe in the page itself: none of ours has frames. Its source goes into a page once, and only violations come out. */
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

  withRules(...values: string[]): this {
    this.#options.runOnly = { type: 'rule', values };
    return this;
  }

  /** What breaks WCAG 2.2 AA or keeps somebody out, as 'rule: element'. */
  async serious(): Promise<string[]> {
    const { violations } = await this.withTags(PROMISED).analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }

  /** Texts too faint to read, in the theme that is shown, each with its colors as axe saw them. */
  async faint(): Promise<string[]> {
    const { violations } = await this.withRules('color-contrast').analyze();
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any.map(({ message }) => message).join(' ')}`),
    );
  }

  /** Looks once nothing moves: a toast that fades in or out has half its contrast meanwhile. */
  async analyze(): Promise<Violations> {
    await settled(this.#page);
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(axeCore.source);
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
