import { expect, test } from 'vitest';
import { DATE_PATTERNS, type DatePattern } from '#shared/written/days.ts';
import { DAY_MS } from '../src/shared/durations.ts';
import { LANGUAGES } from '../src/shared/languages.ts';
import { daysIn } from '../tools/messages/days.ts';
import { PSEUDO_LANGUAGE } from '../tools/messages/pseudo.ts';

interface Written {
  writtenDay(time: number, pattern: DatePattern): string;
}

test.each([...LANGUAGES, PSEUDO_LANGUAGE])('pages write every day in %s as Intl does', async (language) => {
  const source = `data:text/javascript,${encodeURIComponent(daysIn(language))}`;
  const { writtenDay } = (await import(/* @vite-ignore */ source)) as Written;
  for (const [pattern, options] of Object.entries(DATE_PATTERNS)) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (let time = Date.UTC(1970, 0, 1); time < Date.UTC(1972, 1, 1); time += DAY_MS)
      expect(writtenDay(time, pattern as DatePattern)).toBe(format.format(time));
    for (const time of [Date.UTC(2026, 10, 29), Date.UTC(2199, 11, 31)])
      expect(writtenDay(time, pattern as DatePattern)).toBe(format.format(time));
  }
});
