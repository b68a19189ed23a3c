import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showTemperatures } from './temperatures.ts';

describe('temperatures of a step in the units a cook prefers', () => {
  it.each([
    ['Bake at 350 °F for 20 minutes.', 'Bake at 180 °C for 20 minutes.', 'Bake at 350 °F for 20 minutes.'],
    ['Heat to 200 °C (390 °F), then wait.', 'Heat to 200 °C, then wait.', 'Heat to 390 °F, then wait.'],
    ['Preheat to 200C/180C fan/gas 6.', 'Preheat to 200C/180C fan.', 'Preheat to 400 °F.'],
    ['Set the oven to gas mark 4.', 'Set the oven to 180 °C.', 'Set the oven to 350 °F.'],
    ['54 to 57 °C (130 to 135 °F) inside', '54 to 57 °C inside', '130 to 135 °F inside'],
    ['until 63 °C inside', 'until 63 °C inside', 'until 145 °F inside'],
    ['350 degrees F', '180 °C', '350 degrees F'],
    ['350 degrees Fahrenheit', '180 °C', '350 degrees Fahrenheit'],
    ['375°F/190°C', '190°C', '375°F'],
    ['between 325–350°F', 'between 160–180 °C', 'between 325–350°F'],
    [
      'Add 2 c flour, 10 C cookies, vitamin C.',
      'Add 2 c flour, 10 C cookies, vitamin C.',
      'Add 2 c flour, 10 C cookies, vitamin C.',
    ],
    ['gas mark 12', 'gas mark 12', 'gas mark 12'],
    ['', '', ''],
  ])('%s', (text, metric, us) => {
    expect([showTemperatures(text, 'metric'), showTemperatures(text, 'us')]).toEqual([metric, us]);
    expect(showTemperatures(text, 'written')).toBe(text);
  });

  it('are unchanged when converted again, and the rest of the text stays', () => {
    const part = fc.constantFrom(
      '350',
      '°F',
      '°C',
      '(',
      ')',
      '/',
      'gas mark 4',
      '180C',
      'or',
      'to',
      'fan',
      'x',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('metric' as const, 'us' as const), (step, to) => {
        const shown = showTemperatures(step, to);
        expect(showTemperatures(shown, to)).toBe(shown);
        if (!/\d|gas/i.test(step)) expect(shown).toBe(step);
      }),
      { numRuns: 2000 },
    );
  });
});
