import { expect, test } from 'vitest';
import { mentionsIn, withMentions } from './mentions.ts';

test.each([
  ['Thanks @Ann_Cooks!', ['ann_cooks']],
  ['@ann @ANN (@bob)', ['ann', 'bob']],
  ['Write to ann@example.org', []],
  ['https://example.org/@ann and @@ann', []],
  ['@ @- @é', []],
  [`@${'a'.repeat(500)}`, []],
])('%j mentions %j', (text, names) => {
  expect(mentionsIn(text)).toEqual(names);
});

test('only known people are linked, and the text stays as it was written', () => {
  const text = '@Ann, ask @nobody or @bob';
  const parts = withMentions(text, ['ann', 'bob']);
  expect(parts).toEqual([
    { text: '@Ann', username: 'Ann' },
    { text: ', ask @nobody or ' },
    { text: '@bob', username: 'bob' },
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('markup in a text stays text', () => {
  expect(withMentions('<img src=x onerror=alert(1)>', ['img'])).toEqual([
    { text: '<img src=x onerror=alert(1)>' },
  ]);
});
