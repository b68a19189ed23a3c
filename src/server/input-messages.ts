import { config, type core } from 'zod';
import { type Message, msg } from '#shared/t.ts';

const UNREADABLE = msg('This value is not valid.');

/** What is wrong with an input whose schema has no message of its own, in plain words instead of zod's. */
export function inputMessage(issue: core.$ZodRawIssue): Message {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      if (issue.input === undefined) return msg('This is required.');
      if (issue.expected === 'int') return msg('This must be a whole number.');
      return issue.expected === 'number' ? msg('This must be a number.') : UNREADABLE;
    case 'invalid_value':
      return msg('This must be one of: {values}.', { values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return msg('Unknown fields: {keys}.', { keys: issue.keys.join(', ') });
    default:
      return UNREADABLE;
  }
}

function tooSmall(origin: string, least: number): Message {
  if (origin === 'string' && least <= 1) return msg('This is required.');
  if (origin === 'string')
    return msg(
      '{count, plural, one {At least # character, please.} other {At least # characters, please.}}',
      {
        count: least,
      },
    );
  if (origin === 'array' || origin === 'set')
    return msg('{count, plural, one {At least # entry, please.} other {At least # entries, please.}}', {
      count: least,
    });
  return msg('This must be {least} or more.', { least });
}

function tooBig(origin: string, most: number): Message {
  if (origin === 'string')
    return msg('{count, plural, one {At most # character, please.} other {At most # characters, please.}}', {
      count: most,
    });
  if (origin === 'array' || origin === 'set')
    return msg('{count, plural, one {At most # entry, please.} other {At most # entries, please.}}', {
      count: most,
    });
  return msg('This must be {most} or less.', { most });
}

/** Makes every schema of this process explain its refusals in these words. */
export const speakPlainly = () => config({ customError: inputMessage });
