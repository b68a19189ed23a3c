import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMinutes } from './duration.ts';

describe('the time of a recipe', () => {
  it.each([
    ['PT1H30M', 90],
    ['P0DT0H20M', 20],
    ['P0Y0M0DT0H35M0S', 35],
    ['PT90M', 90],
    ['PT32 M', 32],
    ['PT0D0H30M', 30],
    ['PT0D4H45M', 285],
    ['P2H10M', 130],
    ['PTH5MS', 5],
    ['1 Std. 30 Min.', 90],
    ['1時間30分', 90],
    ['2 heures', 120],
    ['PT1.5H', 90],
    ['pt45m', 45],
    ['P1D', 1440],
    ['P1DT2H', 1560],
    ['P2W', 20_160],
    ['PT45S', 1],
    ['PT0S', 0],
    ['1 hour 20 min', 80],
    ['1 hour', 60],
    ['1:15 h', 75],
    ['0:20', 20],
    ['2 : 05 hrs', 125],
    ['10mn', 10],
    ['90 min', 90],
    ['15min', 15],
    ['20 mins', 20],
    ['20 Minutes.', 20],
    ['1h30min', 90],
    ['1h30', 90],
    ['2h 30min', 150],
    ['1 hr 5 mins', 65],
    ['½ hour', 30],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['1/2 hour', 30],
    ['half an hour', 30],
    ['an hour', 60],
    ['1.5 hours', 90],
    ['1,5 hours', 90],
    ['~30 min', 30],
    ['≈ 40 min', 40],
    ['10-15 min', 15],
    ['10 - 15 min', 15],
    ['10 to 15 minutes', 15],
    ['20~25 min', 25],
    ['0.5-2 hours', 120],
    ['1.5 - 2.5 hr', 150],
    ['30 min - 1 hour', 60],
    ['2h 30min or 3h 15min, (it depends)', 195],
    ['15 min + 30 min marinating', 45],
    ['10 min, + 2 hours minimum chill time', 130],
    ['10 min (in 5 minute intervals)', 10],
    ['1 Hour+ in fridge', 60],
    ['at least 2 hours', 120],
    ['3 days', 4320],
    ['10', 10],
    ['10-20', 20],
    [25, 25],
    [0, 0],
  ])('%s is %d minutes', (written, minutes) => {
    expect(parseMinutes(written)).toBe(minutes);
  });

  it.each([
    '',
    'P',
    'PT',
    'Simmer all day',
    'overnight',
    '-5',
    '7up',
    'PT-5M',
    null,
    undefined,
    {},
    [],
    Number.NaN,
    -1,
  ])('%s contains no time', (written) => {
    expect(parseMinutes(written)).toBeNull();
  });

  it('is always a whole number of minutes, or nothing', () => {
    const pieces = fc.constantFrom(
      '1',
      '30',
      '1/2',
      '½',
      ' ',
      'h',
      'min',
      '-',
      'to',
      'PT',
      'H',
      '.',
      ',',
      '(',
      'an',
      'half',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
        ),
        (text) => {
          const minutes = parseMinutes(text);
          return minutes === null || (Number.isSafeInteger(minutes) && minutes >= 0);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads every ISO 8601 duration in hours and minutes', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(59), (hours, minutes) => {
        expect(parseMinutes(`PT${hours}H${minutes}M`)).toBe(hours * 60 + minutes);
        if (hours > 0) expect(parseMinutes(`${hours} hours ${minutes} minutes`)).toBe(hours * 60 + minutes);
      }),
    );
  });
});
