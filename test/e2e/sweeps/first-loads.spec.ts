import { expect, newcomer, test } from '../support/plateful.ts';
import { ScriptWeight } from '../support/script-weight.ts';

/** Kilobytes of gzipped JavaScript that a page may load until it is quiet. */
const MOST = {
  '/': 150,
  '/meal-plan?view=daily': 170,
  '/meal-plan?view=weekly': 170,
  '/meal-plan?view=monthly': 170,
  '/grocery-list': 165,
  '/create': 170,
  '/search?q=chicken': 160,
};

test('the pages that cooks open most load little JavaScript at first', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const heavy: Record<string, number> = {};
  for (const [path, most] of Object.entries(MOST)) {
    const tab = await page.context().newPage();
    const scripts = new ScriptWeight();
    tab.on('response', (response) => scripts.add(response));
    await tab.goto(path, { waitUntil: 'networkidle' });
    const kilobytes = await scripts.kilobytes();
    // React alone is more.
    expect(kilobytes, path).toBeGreaterThan(100);
    if (kilobytes > most) heavy[path] = Math.round(kilobytes);
    await tab.close();
  }
  expect(heavy).toEqual({});
});
