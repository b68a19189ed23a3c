import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('a turn of the event loop renders at most one page', async () => {
  const turns = new Turns();
  let rounds = 0;
  let over = false;
  const counting = (async () => {
    for (; !over; rounds++) await nextRound();
  })();
  const drawnIn = await Promise.all([1, 2, 3].map(() => turns.toDraw().then(() => rounds)));
  over = true;
  await counting;
  expect(new Set(drawnIn).size).toBe(3);
});

test('waiting connections are accepted before work goes on', async () => {
  const turns = new Turns();
  const order: string[] = [];
  turns.arrived();
  const entered = turns.entering?.then(() => order.push('the first goes on'));
  const drawn = turns.toDraw().then(() => order.push('a page is drawn'));
  for (let more = 0; more < 5; more++) {
    await nextRound();
    turns.arrived();
    order.push('somebody comes in');
  }
  await Promise.all([entered, drawn]);
  expect(order).toEqual([...Array(5).fill('somebody comes in'), 'the first goes on', 'a page is drawn']);
  expect(turns.entering).toBeNull();
});

test('accepted requests get their turn even if others keep coming', async () => {
  const turns = new Turns();
  let isServed = false;
  turns.arrived();
  void turns.entering?.then(() => {
    isServed = true;
  });
  const deadline = Date.now() + 10_000;
  while (!isServed && Date.now() < deadline) {
    turns.arrived();
    await nextRound();
  }
  expect(isServed).toBe(true);
});
