import { describe, expect, it } from 'vitest';
import { sorted } from './kinds.ts';
import { parsePage } from './tree.ts';
import { type Unit, unitsOf } from './units.ts';

/** The first result: each line is marked as an ingredient, a step or neither. */
function parts(html: string) {
  const units = unitsOf(parsePage(html));
  const marked = (mark: string) => units.filter(({ text }) => text.startsWith(mark));
  const { ingredients, steps } = sorted(marked('I'), marked('S'), units);
  const texts = (all: Unit[]) => all.map(({ text }) => text.slice(2));
  return { ingredients: texts(ingredients), steps: texts(steps) };
}

const list = (...lines: string[]) => `<ul><li>${lines.join('</li><li>')}</li></ul>`;
const prose = (...lines: string[]) => `<p>${lines.join('</p><p>')}</p>`;
const INGREDIENTS = ['I 2 leeks', 'I 1 tbsp butter', 'I 300 ml stock'];

describe('parts of a recipe that look different', () => {
  it('keep their own lines, even if each step repeats its ingredients', () => {
    const page =
      list(...INGREDIENTS) +
      prose('S Cut the leeks.', 'S Melt the butter.') +
      list('S salt', '- a little pepper') +
      prose('S Season the soup.', 'S Serve it hot.');
    expect(parts(page)).toEqual({
      ingredients: ['2 leeks', '1 tbsp butter', '300 ml stock', 'salt', 'a little pepper'],
      steps: ['Cut the leeks.', 'Melt the butter.', 'Season the soup.', 'Serve it hot.'],
    });
  });

  it('exclude lookalikes before the first step or after the last', () => {
    const page = `${list(...INGREDIENTS, '- Serves 4')}${prose('S Cut the leeks.', 'S Boil them.')}${list('- Add to list')}`;
    expect(parts(page)).toEqual({
      ingredients: ['2 leeks', '1 tbsp butter', '300 ml stock'],
      steps: ['Cut the leeks.', 'Boil them.'],
    });
  });

  it('start with the ingredients: a story before them has no steps', () => {
    const page = `${prose('S My grandmother boiled it slowly.', 'S Serve it to friends.')}${list(...INGREDIENTS)}
      <ol><li>S Cut the leeks.</li><li>S Boil them.</li></ol>`;
    expect(parts(page).steps).toEqual(['Cut the leeks.', 'Boil them.']);
  });
});

it('parts that look the same stay as they are', () => {
  const page = list('S Preheat the oven', ...INGREDIENTS, 'S Cut the leeks', 'S Boil them', 'S Serve');
  expect(parts(page)).toEqual({
    ingredients: ['2 leeks', '1 tbsp butter', '300 ml stock'],
    steps: ['Preheat the oven', 'Cut the leeks', 'Boil them', 'Serve'],
  });
});

it('words in a list are not steps if the others are sentences', () => {
  const step = 'S Cut the leeks into rings and wash them in cold water, then drain them well.';
  const words = ['S Fennel', 'S Ginger', 'S Lemon'];
  expect(parts(`${list(...INGREDIENTS)}${prose(step)}${list(...words)}`).steps).toEqual([step.slice(2)]);
  expect(parts(`${list(...INGREDIENTS)}${list(...words)}`).steps).toEqual(['Fennel', 'Ginger', 'Lemon']);
});
