import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputMessage } from './input-messages.ts';

test.each([
  [z.number().int().min(1), 0, 'This must be 1 or more.'],
  [z.number().max(99), 100, 'This must be 99 or less.'],
  [z.number().int(), 1.5, 'This must be a whole number.'],
  [z.number(), 'x', 'This must be a number.'],
  [z.string().min(1), '', 'This is required.'],
  [z.string(), undefined, 'This is required.'],
  [z.string().min(3), 'a', 'At least 3 characters, please.'],
  [z.string().max(1), 'ab', 'At most 1 character, please.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2 entries, please.'],
  [z.enum(['soup', 'stew']), 'pie', 'This must be one of: soup, stew.'],
  [z.strictObject({}), { salt: 1 }, 'Unknown fields: salt.'],
  [z.email(), 'soup', 'This value is not valid.'],
  [z.union([z.string(), z.boolean()]), 4, 'This value is not valid.'],
])('an input without a message of its own is explained in plain words %#', (schema, input, message) => {
  const issues = schema.safeParse(input, { error: inputMessage }).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});
