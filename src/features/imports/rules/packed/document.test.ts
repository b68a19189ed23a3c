import { expect, test } from 'vitest';
import { textOfDocument } from './document.ts';

const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const linesOf = (body: string) =>
  textOfDocument(`<w:document><w:body>${body}</w:body></w:document>`).split('\n').filter(Boolean);

test('a table that places ingredients beside steps is read cell by cell', () => {
  const cells = [p('Ingredients') + p('2 eggs') + p('1 onion'), p('Directions') + p('Chop.') + p('Fry.')];
  const row = `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
  expect(linesOf(`${p('Omelet')}<w:tbl>${row}</w:tbl>`)).toEqual([
    ...['Omelet', 'Ingredients', '2 eggs', '1 onion', 'Directions', 'Chop.', 'Fry.'],
  ]);
});

test('a text box is read once, on lines of its own', () => {
  const box = `<w:txbxContent>${p('Makes 8')}${p('Freezes well')}</w:txbxContent>`;
  const twice = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  expect(linesOf(`<w:p><w:r><w:t>Pie</w:t></w:r><w:r>${twice}</w:r></w:p>`)).toEqual([
    ...['Pie', 'Makes 8', 'Freezes well'],
  ]);
});

test('alternative texts and moved text are not read', () => {
  expect(
    linesOf('<w:p><w:moveFrom><w:r><w:t>Gone</w:t></w:r></w:moveFrom><w:r><w:t>Here</w:t></w:r></w:p>'),
  ).toEqual(['Here']);
  expect(textOfDocument('<text:p>Tea<draw:frame><svg:desc>A cup</svg:desc></draw:frame></text:p>')).toBe(
    'Tea',
  );
});
