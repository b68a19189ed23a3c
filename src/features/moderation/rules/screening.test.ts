import { expect, test } from 'vitest';
import { type HoldRule, holdingRule, tidyRule } from './screening.ts';

const PICTURE = 'a'.repeat(40);
const RULES: HoldRule[] = [
  { kind: 'word', value: 'miracle pills' },
  { kind: 'word', value: 'viagra' },
  { kind: 'link', value: 'pills.example' },
  { kind: 'picture', value: PICTURE },
];
const held = (text: string, pictures: string[] = []) => holdingRule({ text, pictures }, RULES)?.value ?? null;

test.each([
  ['Buy MIRACLE  Pills now', 'miracle pills'],
  ['buy miracle-pills', 'miracle pills'],
  ['mirácle pills', 'miracle pills'],
  ['m\u200biracle pills', 'miracle pills'],
  ['v1agr4', 'viagra'],
  ['see https://pills.example/now', 'pills.example'],
  ['see www.shop.pills.example', 'pills.example'],
])('%j is held', (text, rule) => {
  expect(held(text)).toBe(rule);
});

test.each([
  'Miracle soup, no pills needed',
  'viagrant',
  'https://notpills.example/',
  'https://pills.example.org/',
  'Bake 12 rolls at 350 degrees',
  '',
])('%j is not held', (text) => {
  expect(held(text)).toBeNull();
});

test('a picture is held because of its content', () => {
  expect(held('Soup', [PICTURE])).toBe(PICTURE);
  expect(held('Soup', ['b'.repeat(40)])).toBeNull();
});

test.each<[HoldRule, string]>([
  [{ kind: 'word', value: '  Víagra! ' }, 'víagra!'],
  [{ kind: 'link', value: 'https://WWW.Pills.example/a?b#c' }, 'pills.example'],
  [{ kind: 'picture', value: `/pictures/stored/${PICTURE}-640.webp` }, PICTURE],
  [{ kind: 'picture', value: 'soup.jpg' }, ''],
  [{ kind: 'word', value: '!?' }, ''],
])('the rule %j is stored as %j', (rule, value) => {
  expect(tidyRule(rule)).toEqual({ kind: rule.kind, value });
});
