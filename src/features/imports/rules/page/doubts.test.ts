import { describe, expect, it } from 'vitest';
import { isDoubtful } from './doubts.ts';
import { parsePage } from './tree.ts';
import { unitsOf } from './units.ts';

/** Lines of a page with their odds; lines in the list are marked. */
function isDoubted(lines: readonly [text: string, odds: number][]): boolean {
  const units = unitsOf(parsePage(lines.map(([text]) => `<p>${text}</p>`).join('')));
  const list = units.filter(({ text }) => text.startsWith('*'));
  return isDoubtful(
    list,
    units,
    Float32Array.from(lines, ([, odds]) => odds),
  );
}

const LIST: [string, number][] = [
  ['* 2 leeks', 3],
  ['* 1 tbsp butter', 3],
  ['* 300 ml stock', 3],
];
const other = (odds: number, count: number) =>
  Array.from({ length: count }, (_, at): [string, number] => [`line ${at}`, odds]);

describe('a list of a page', () => {
  it('is trusted if its lines are likely and little else is', () => {
    expect(isDoubted([...other(-5, 9), ...LIST, ...other(1, 2)])).toBe(false);
    expect(isDoubtful([], [], new Float32Array())).toBe(false);
  });

  it.each<[string, [string, number][]]>([
    ['its lines are unlikely', LIST.map(([text]) => [text, 1])],
    ['it was put together from afar', [...LIST, ...other(-5, 6), ...LIST]],
    ['much else is as likely', [...LIST, ...other(3, 2)]],
  ])('is doubted where %s', (_, lines) => {
    expect(isDoubted(lines)).toBe(true);
  });

  it('is doubted if each of its lines looks different', () => {
    const tags = ['p', 'li', 'div', 'td', 'h4'];
    let at = 0;
    const html = [...LIST, ...LIST]
      .map(([text]) => `<section class="${tags[at++ % tags.length]}"><p>${text}</p></section>`)
      .join('');
    const units = unitsOf(parsePage(html));
    expect(isDoubtful(units, units, new Float32Array(units.length).fill(3))).toBe(true);
  });
});
