import { expect, it } from 'vitest';
import { isOldDocument, isPdf, textOfBytes } from './text-of-bytes.ts';

it.each([
  ['%PDF-1.7\n1 0 obj', true],
  ['\ufeff\n%PDF-1.4', true],
  ['Pancakes\n100% rye', false],
  ['', false],
])('whether %j is a PDF: %s', (start, expected) => {
  expect(isPdf(new TextEncoder().encode(start))).toBe(expected);
});

it.each([
  ['DOS', [0x63, 0x72, 0x8a, 0x6d, 0x65, 0x20, 0x31, 0xab, 0x20, 0x63], 'crème 1½ c'],
  ['Windows', [0x63, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x31, 0xbd, 0x20, 0x63], 'crème 1½ c'],
  ['Windows with its quotes', [0x93, 0x68, 0x69, 0x94, 0x20, 0x69, 0x74, 0x92, 0x73], '“hi” it’s'],
])('a text of no stated encoding may be of %s', (_, bytes, text) => {
  expect(textOfBytes(Uint8Array.from(bytes))).toBe(text);
});

it.each([
  ['{\\rtf1\\ansi Soup}', true],
  ['{"name":"Soup"}', false],
  ['Soup', false],
])('%s is a document of older programs: %s', (text, expected) => {
  expect(isOldDocument(new TextEncoder().encode(text))).toBe(expected);
});
