import { z } from 'zod';
import { squeeze, storable } from './text.ts';

/** Text on one line: trimmed, with each run of whitespace collapsed to a space. Longer than `most` characters is rejected. */
export const oneLine = (most: number, tooLong: string, notText?: string) =>
  z
    .string(notText)
    .max(most, tooLong)
    .transform((written) => squeeze(storable(written)));

/** Text that may have several lines, trimmed. Longer than `most` characters is rejected. */
export const longText = (most: number, tooLong: string, notText?: string) =>
  z
    .string(notText)
    .max(most, tooLong)
    .transform((written) => storable(written).trim());
