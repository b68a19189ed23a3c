import { expect, it } from 'vitest';
import { statedTitle } from './stated-title.ts';
import { parsePage } from './tree.ts';

const page = parsePage('<meta property="og:site_name" content="Anna Cooks"><h1>Leek soup</h1>');
const ADDRESS = 'https://www.kitchen-table.example/leek-soup';

it.each([
  'Leek soup | Anna Cooks',
  'Leek soup - Anna Cooks Blog',
  'Leek soup – Kitchen-Table.example',
  'Leek soup Recipe - (4.8/5)',
  'Leek soup Recept képpel - Anna Cooks - Receptek',
])('the site and the word for recipe are not part of a title: %s', (told) => {
  expect(statedTitle(page, told, ADDRESS)).toBe('Leek soup');
});

it.each(['Leek soup - the classic one', 'Leek soup | for a cold day', 'Leek &amp; potato soup'])(
  'the rest of a title about the dish stays: %s',
  (told) => {
    expect(statedTitle(page, told, ADDRESS)).toBe(told.replace('&amp;', '&'));
  },
);
