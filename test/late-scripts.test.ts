import { expect, test } from 'vitest';
import { holdBackScripts } from '../src/app/layout/late-scripts.ts';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const PRELOAD = '<link rel="modulepreload" href="/assets/shell.js" nonce="n"/>';
const STYLES = '<link rel="stylesheet" href="/assets/root.css"/>';
const STATE = '<script nonce="n">window.state = {}</script>';
const START =
  '<script nonce="n" type="module" async="">import "/assets/a.js";\nimport("/assets/entry.js");</script>';

test('the scripts that start React wait in a template in place, and everything else stays', () => {
  expect(holdBackScripts(page(PRELOAD + STYLES, `<main>Soup</main>${STATE}${START}${STATE}`))).toBe(
    page(
      STYLES,
      `<main>Soup</main>${STATE}<template id="late-scripts">${PRELOAD}${START}</template>${STATE}`,
    ),
  );
});

test('a page without scripts is unchanged', () => {
  const html = page(STYLES, '<main>Soup</main>');
  expect(holdBackScripts(html)).toBe(html);
});

test('text that looks like a replacement pattern is kept', () => {
  const script = START.split('/assets/a.js').join("/assets/$'.js");
  expect(holdBackScripts(page('', script))).toContain("/assets/$'.js");
});
