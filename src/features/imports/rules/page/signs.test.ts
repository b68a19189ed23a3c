import { expect, it } from 'vitest';
import { withSigns } from './signs.ts';
import { parsePage } from './tree.ts';
import { unitsOf } from './units.ts';

/** The lines of a page that a clear sign makes more likely, by part. */
function signed(html: string) {
  const units = unitsOf(parsePage(html));
  const none = { ingredients: new Float32Array(units.length), steps: new Float32Array(units.length) };
  const { ingredients, steps } = withSigns(units, none);
  const likelier = (odds: Float32Array) => units.filter((_, at) => odds[at] !== 0).map(({ text }) => text);
  return { ingredients: likelier(ingredients), steps: likelier(steps) };
}

it('lists with matching headings are likely ingredients and steps', () => {
  const page =
    '<dl class="ingredients"><dt>salt</dt><dd>1 g</dd></dl><ul class="instructions"><li>Mix.</li></ul><p class="method-man">Hi</p>';
  expect(signed(page)).toEqual({ ingredients: ['salt 1 g'], steps: ['Mix.'] });
});

it('lines numbered from one below a steps heading are likely steps', () => {
  const lines = '<p>1. Cut.</p><p>A picture</p><p>2. Boil.</p><p>3) Serve.</p>';
  const numbered = ['1. Cut.', '2. Boil.', '3) Serve.'];
  expect(signed(`<h2>Directions</h2>${lines}`).steps).toEqual(numbered);
  expect(signed(`<h2>Comments</h2>${lines}`).steps).toEqual([]);
  expect(signed(`<h2>Directions</h2>${lines.slice(0, 27)}<h2>Notes</h2>${lines.slice(27)}`).steps).toEqual(
    [],
  );
});
