import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understandLine } from './understand.ts';

const SAMPLES = resolve(import.meta.dirname, '../../../../../test/samples/products');
/** One line per product or set of products, with its wordings between bars. */
const tableOf = (file: string) =>
  readFileSync(resolve(SAMPLES, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' | '));
const keyOf = (line: string) =>
  understandLine(line)
    .map(({ key }) => key)
    .join(' and ');

describe('lines are the same product', () => {
  const table = tableOf('same.txt');

  it.each(table.map((row) => [row[0] ?? '', row] as const))('%s, however it is written', (first, row) => {
    const others = row.filter((line) => keyOf(line) !== keyOf(first));
    expect(others.map((line) => `${line}: ${keyOf(line)}, not ${keyOf(first)}`)).toEqual([]);
  });

  it('in at least 600 pairs', () => {
    expect(table.reduce((sum, row) => sum + row.length - 1, 0)).toBeGreaterThanOrEqual(600);
  });
});

describe('lines are different products', () => {
  const table = tableOf('apart.txt');

  it.each(table.map((row) => [row.join(', '), row] as const))('%s', (_, row) => {
    const met = row.flatMap((line, at) =>
      row.slice(at + 1).flatMap((other) => (keyOf(line) === keyOf(other) ? `${line} = ${other}` : [])),
    );
    expect(met).toEqual([]);
  });

  it('in at least 600 pairs', () => {
    const pairs = table.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
    expect(pairs).toBeGreaterThanOrEqual(600);
  });
});
