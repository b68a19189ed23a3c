import { expect, it } from 'vitest';
import { ownId, ownKey, tickedOwn } from './own-items.ts';

const ID = '0b6c1a52-8a1d-4b6e-9a39-6f7c0e1d2f3a';

it('an item with several foods has a single id', () => {
  expect([ownKey(ID), `${ownKey(ID)} (2)`, `${ownKey(ID)} (12)`].map(ownId)).toEqual([ID, ID, ID]);
});

it('only own items that are completely ticked are done', () => {
  const own = (key: string, ticked: boolean) => ({ key, text: key, isOwn: true, ticked });
  expect(
    tickedOwn([
      { ...own('rice', true), isOwn: false },
      own('own:milk', true),
      own('own:soap', false),
      own('own:salt and pepper', true),
      own('own:salt and pepper (2)', false),
      own('own:bread and butter', true),
      own('own:bread and butter (2)', true),
    ]),
  ).toEqual([
    { id: 'milk', text: 'own:milk' },
    { id: 'bread and butter', text: 'own:bread and butter' },
  ]);
});
