import { dayFromToday, planOats } from '../grocery/grocery.ts';
import { expect, newcomer, test } from '../support/plateful.ts';
import { ScriptWeight } from '../support/script-weight.ts';

/** Kilobytes of gzipped JavaScript that a page may load until it is quiet. */
const MOST = {
  '/': 140,
  '/meal-plan?view=daily': 170,
  '/meal-plan?view=weekly': 170,
  '/meal-plan?view=monthly': 170,
  '/grocery-list': 165,
  '/create': 170,
  '/search?q=chicken': 150,
};

/** Records the slow parts of `Intl` that a page uses until it is hydrated. */
function watchIntl(): void {
  const used: string[] = [];
  Object.assign(globalThis, { used });
  const watch = (holder: object, name: string) => {
    const before = Reflect.get(holder, name);
    const note = () => {
      if (document.documentElement.dataset.hydrated === undefined) used.push(name);
    };
    const noted = new Proxy(before, {
      apply(target, self, given) {
        note();
        return Reflect.apply(target, self, given);
      },
      construct(target, given) {
        note();
        return Reflect.construct(target, given);
      },
    });
    Object.defineProperty(holder, name, { value: noted });
  };
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'ListFormat']) watch(Intl, name);
  watch(Number.prototype, 'toLocaleString');
  watch(String.prototype, 'localeCompare');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    watch(Date.prototype, name);
}

test('the pages that cooks open most load little JavaScript at first, and start without Intl, which takes a phone 100 ms', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  await planOats(page, dayFromToday(0));
  await page.context().addInitScript(watchIntl);
  const heavy: Record<string, number> = {};
  const slow: Record<string, unknown> = {};
  for (const [path, most] of Object.entries(MOST)) {
    const tab = await page.context().newPage();
    const scripts = new ScriptWeight();
    tab.on('response', (response) => scripts.add(response));
    await tab.goto(path, { waitUntil: 'networkidle' });
    const kilobytes = await scripts.kilobytes();
    // React alone is more.
    expect(kilobytes, path).toBeGreaterThan(100);
    if (kilobytes > most) heavy[path] = Math.round(kilobytes);
    const used = await tab.evaluate<string[]>('used');
    if (used.length > 0) slow[path] = used;
    await tab.close();
  }
  expect([heavy, slow]).toEqual([{}, {}]);
});
