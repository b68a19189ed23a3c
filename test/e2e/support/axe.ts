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

  withRules(values: string[]): this {
    this.#options.runOnly = { type: 'rule', values };
    return this;
  }

  /** Violations of WCAG 2.2 AA and other barriers, as 'rule: element'. */
  async serious(): Promise<string[]> {
    await this.#inject();
    const { violations } = await this.withRules(await this.#page.evaluate(seriousRules, PROMISED)).analyze();
    const found: string[] = [];
    for (const { id, nodes } of violations)
      for (const { html, target } of nodes)
        if (id !== 'target-size' || (await this.#isSmall(String(target[0]))))
          found.push(`${id}: ${html.slice(0, 200)}`);
    return found;
  }

  /** Whether a target is too small wherever it is scrolled to: a bar may have covered part of it. */
  async #isSmall(target: string): Promise<boolean> {
    const scroll = () =>
      this.#page.locator(target).evaluate((element) => {
        const before = scrollY;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return before;
      });
    const before = await scroll();
    const again = new Axe(this.#page).include(target).withRules(['target-size']);
    const { violations } = await again.analyze();
    await this.#page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
    return violations.length > 0;
  }

  async #inject(): Promise<void> {
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(SOURCE);
  }

  /** Runs once nothing moves, because a fading toast has only half its contrast. */
  async analyze(): Promise<Violations> {
    await settled(this.#page);
    await this.#inject();
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

/** The rules with these tags whose violations are serious or critical: running the others takes a quarter of the time. */
function seriousRules(tags: string[]): string[] {
  const { axe } = window as unknown as {
    axe: typeof axeCore & { _audit: { rules: { id: string; impact?: string }[] } };
  };
  const impacts = new Map(axe._audit.rules.map(({ id, impact }) => [id, impact]));
  return axe
    .getRules(tags)
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId)
    .filter((id) => !/^(?:minor|moderate)$/.test(impacts.get(id) ?? ''));
}
