import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  test.each([
    ['plain text', 'plain text'],
    ['a, b', '"a, b"'],
    ['"quoted"', '"""quoted"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 123', "'+49 123"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "\t'=1"],
    ['\r=1', `"\r'=1"`],
    [' \u200b=1', " \u200b'=1"],
    ['\uff1d1', "'\uff1d1"],
    ['Soup;-1', "Soup;'-1"],
    ['one\r\n=1', `"one\r\n'=1"`],
    ['sweet-and-sour, 1+1', '"sweet-and-sour, 1+1"'],
    ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
    ['', ''],
    [null, ''],
    [-3, '-3'],
  ])('writes %j as %j', (field, written) => {
    expect(csvLine([field, 'end'])).toBe(`${written},end\r\n`);
  });
});
