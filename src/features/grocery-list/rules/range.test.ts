import { expect, it } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { type Preset, rangeLabel, rangeOf } from './range.ts';

it.each<[Preset, object]>([
  ['from-today', { start: '2025-11-20' }],
  ['next-7-days', { start: '2025-11-20', end: '2025-11-26' }],
  ['this-week', { start: '2025-11-17', end: '2025-11-23' }],
  ['all', {}],
])('%s, on a Thursday', (preset, range) => {
  expect(rangeOf(preset, '2025-11-20')).toEqual(range);
});

it('this week starts on the chosen day', () => {
  expect(rangeOf('this-week', '2025-11-20', 'saturday')).toEqual({ start: '2025-11-15', end: '2025-11-21' });
});

it.each([
  [{}, 'All planned meals'],
  [{ start: '2025-11-20', end: '2025-12-01' }, 'Nov 20 – Dec 1'],
  [{ start: '2025-11-20', end: '2025-11-20' }, 'Nov 20'],
  [{ start: '2025-11-20' }, 'From Nov 20'],
  [{ end: '2025-11-20' }, 'Until Nov 20'],
])('the range %j is called %s', (range, label) => {
  expect(rangeLabel(range)).toBe(label);
});

it('is described in German', () => {
  const said = (range: Parameters<typeof rangeLabel>[0]) => inLanguage('de', () => rangeLabel(range));
  expect(said({ start: '2025-11-20' })).toBe('Ab 20. Nov.');
  expect(said({ end: '2025-12-01' })).toBe('Bis 1. Dez.');
});
