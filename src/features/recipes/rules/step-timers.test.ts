import { expect, test } from 'vitest';
import { HOUR_S, MINUTE_S } from '#shared/durations.ts';
import { timersOf } from './step-timers.ts';

test.each<[step: string, ...timers: [text: string, seconds: number][]]>([
  ['Bake for 20 minutes.', ['20 minutes', 20 * MINUTE_S]],
  ['Boil 45 sec, then rest 1 min.', ['45 sec', 45], ['1 min.', MINUTE_S]],
  ['Simmer 1–2 hours.', ['1–2 hours', HOUR_S]],
  ['Fry 8 to 10 minutes, until golden.', ['8 to 10 minutes', 8 * MINUTE_S]],
  ['Grill 5-7 mins per side', ['5-7 mins', 5 * MINUTE_S]],
  ['Roast for 1 hour 30 minutes.', ['1 hour 30 minutes', 90 * MINUTE_S]],
  ['Roast for 1 hour and 15 minutes.', ['1 hour and 15 minutes', 75 * MINUTE_S]],
  ['Roast for 2 hrs, 5 min', ['2 hrs, 5 min', 125 * MINUTE_S]],
  ['Bake 45 minutes to 1 hour.', ['45 minutes', 45 * MINUTE_S]],
  ['Rise for 1 1/2 hours', ['1 1/2 hours', 90 * MINUTE_S]],
  ['Rise for 1½ hours', ['1½ hours', 90 * MINUTE_S]],
  ['Rise for 1.5 hours', ['1.5 hours', 90 * MINUTE_S]],
  ['Soak half an hour.', ['half an hour', 30 * MINUTE_S]],
  ['Let stand for an hour, then a minute more.', ['an hour', HOUR_S], ['a minute', MINUTE_S]],
  ['Cook five minutes', ['five minutes', 5 * MINUTE_S]],
  ['Give it a 30-minute rest', ['30-minute', 30 * MINUTE_S]],
  ['Cook for 10 more minutes', ['10 more minutes', 10 * MINUTE_S]],
  ['Simmer 40 minutes, stirring every 5 minutes.', ['40 minutes', 40 * MINUTE_S]],
  ['20 Minuten backen, dann 1 Stunde ruhen lassen.', ['20 Minuten', 20 * MINUTE_S], ['1 Stunde', HOUR_S]],
  ['8 bis 10 Minuten braten', ['8 bis 10 Minuten', 8 * MINUTE_S]],
  ['Cuire 1h30 puis laisser 15 minutes', ['1h30', 90 * MINUTE_S], ['15 minutes', 15 * MINUTE_S]],
  ['Marinate 24 hours.', ['24 hours', 24 * HOUR_S]],
  ['Marinate 36 hours.'],
  ['Leave it overnight.'],
  ['Heat the oven to 200 °C, and add 2 handfuls of mint.'],
  ['Cut in 3 minute pieces of 2 horns'.replace('minute', 'minuscule')],
  ['Wait 0 minutes, or 1/0 hours.'],
])('%s', (step, ...timers) => {
  expect(timersOf(step).map(({ text, seconds }) => [text, seconds])).toEqual(timers);
});

test('gives the position of each', () => {
  const step = 'Fry 2 minutes, turn, fry 2 minutes.';
  expect(timersOf(step).map(({ at, text }) => step.slice(at, at + text.length))).toEqual([
    '2 minutes',
    '2 minutes',
  ]);
  expect(timersOf(step).map(({ at }) => at)).toEqual([4, 25]);
});

test('is fast on a long text', () => {
  expect(timersOf('1 1 1 1 '.repeat(5_000))).toEqual([]);
});
