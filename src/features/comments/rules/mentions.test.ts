import { expect, test } from 'vitest';
import { completeMention, mentionsIn, typedMention, withMentions } from './mentions.ts';

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

test('only known people are linked, and the text stays as written', () => {
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

test.each([
  ['@', 1, { from: 0, to: 1, start: '' }],
  ['Ask @an', 7, { from: 4, to: 7, start: 'an' }],
  ['Ask @an now', 7, { from: 4, to: 7, start: 'an' }],
  ['Ask @anna', 7, null],
  ['ann@exam', 8, null],
  ['Ask @an ', 8, null],
])('in %j, with the caret at %d, the mention being typed is %j', (text, caret, typed) => {
  expect(typedMention(text, caret)).toEqual(typed);
});

test('a completed mention is followed by one space, and the caret', () => {
  const typed = { from: 4, to: 7, start: 'an' };
  expect(completeMention('Ask @an', typed, 'Ann')).toEqual({ text: 'Ask @Ann ', caret: 9 });
  expect(completeMention('Ask @an now', typed, 'Ann')).toEqual({ text: 'Ask @Ann now', caret: 9 });
});
