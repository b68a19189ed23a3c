import { expect, test } from 'vitest';
import { packetCheck } from './packets.ts';

const bytes = (...given: number[]) => new Uint8Array(given);
/** A sequence and a picture parameter set, with id 0. */
const CONFIG = bytes(1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, 4, 0x67, 0x64, 0, 0x1f, 1, 0, 2, 0x68, 0xee);

test.each([
  ['a whole configuration', CONFIG, true],
  ['another version', bytes(2, ...CONFIG.subarray(1)), false],
  ['one that breaks off', CONFIG.subarray(0, 15), false],
  ['one without parameter sets', bytes(1, 0x64, 0, 0x1f, 0xff, 0xe0, 0), false],
])('H.264 with %s can be checked: %s', (_, description, can) => {
  expect(packetCheck('avc', description) !== null).toBe(can);
});

test.each([
  // first_mb 0, slice type 7 (I), picture parameter set 0.
  ['an I slice', bytes(0, 0, 0, 3, 0x65, 0x88, 0x84), true, true],
  // Slice type 5 (P).
  ['a P slice, first', bytes(0, 0, 0, 3, 0x41, 0x9a, 0x10), true, false],
  ['a P slice, later', bytes(0, 0, 0, 3, 0x41, 0x9a, 0x10), false, true],
  ['a slice of a parameter set that is not there', bytes(0, 0, 0, 3, 0x65, 0x88, 0x50), true, false],
  ['a length beyond the packet', bytes(0, 0, 0, 9, 0x65, 0x88, 0x84), true, false],
  ['bytes left over', bytes(0, 0, 0, 3, 0x65, 0x88, 0x84, 0), true, false],
  ['no slice', bytes(0, 0, 0, 2, 0x06, 0x05), false, false],
  ['nothing', bytes(), false, false],
])('H.264 with %s (first: %s…) is readable: %s', (_, data, isFirst, can) => {
  expect(packetCheck('avc', CONFIG)?.(data, isFirst)).toBe(can);
});

test.each([
  ['vp8', 'a key frame', bytes(0x10, 0, 0, 0x9d, 1, 0x2a, 64, 1, 180, 0, 0), true, true],
  ['vp8', 'a key frame without its mark', bytes(0x10, 0, 0, 1, 1, 0x2a, 64, 1, 180, 0, 0), true, false],
  ['vp8', 'an inter frame, first', bytes(0x11, 0, 0, 1), true, false],
  ['vp8', 'a part longer than the frame', bytes(0xf1, 0xff, 0xff, 1), false, false],
  ['vp9', 'a key frame', bytes(0x82, 0x49, 0x83, 0x42), true, true],
  ['vp9', 'a key frame without its mark', bytes(0x82, 0x49, 0x83, 0x43), true, false],
  ['vp9', 'an inter frame, first', bytes(0x86, 0), true, false],
  ['vp9', 'an inter frame, later', bytes(0x86, 0), false, true],
  ['vp9', 'no frame marker', bytes(0x46, 0), false, false],
  ['av1', 'a sequence header', bytes(0x12, 0, 0x0a, 1, 0), true, true],
  ['av1', 'no sequence header, first', bytes(0x12, 0), true, false],
  ['av1', 'a unit beyond the packet', bytes(0x0a, 9, 0), true, false],
  ['av1', 'a forbidden bit', bytes(0x92, 0), false, false],
] as const)('%s with %s (%j, first: %s) is readable: %s', (codec, _, data, isFirst, can) => {
  expect(packetCheck(codec, undefined)?.(data, isFirst)).toBe(can);
});
