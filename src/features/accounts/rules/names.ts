import { msg } from '#shared/t.ts';
import { squeeze, storable } from '#shared/text.ts';

const SERVICE = 'plateful';
/** Reserved as any word of a username. */
const STAFF = words(
  'admin administrator helpdesk moderator official root staff superuser support sysadmin webmaster',
);
/** Reserved as a whole username. */
const TAKEN = words(
  `about account accounts anonymous api app billing chef contact deleted everyone guest help info kitchen legal login
  mail me mod moderation moderators mods news newsletter nobody null operator owner owners postmaster press privacy
  security service settings signup subscription system team test undefined unknown you`,
);
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
]);
/** Some scripts and emoji need these between letters. */
const JOINERS = new Set(['\u200c', '\u200d']);

export const RESERVED_USERNAME = msg('This username is reserved. Please choose another.');

/** Whether a username impersonates the service or its staff: 'admin', 'Support_2', 'P1ateful'. */
export function isReservedUsername(username: string): boolean {
  const lower = username.toLowerCase();
  const whole = lower.replaceAll('_', '');
  if (shapeOf(whole).includes(shapeOf(SERVICE))) return true;
  const parts = lower.split('_').filter(Boolean);
  return isOneOf(STAFF, whole) || isOneOf(TAKEN, whole) || parts.some((part) => isOneOf(STAFF, part));
}

/** A display name: one line, without control characters or bidirectional marks. */
export function displayName(name: string): string {
  return squeeze(storable(name).replace(/\p{Cf}/gu, (mark) => (JOINERS.has(mark) ? mark : '')));
}

/** A bio: at most one blank line in a row, without bidirectional marks. */
export function bioText(bio: string): string {
  return storable(bio)
    .replace(/\p{Cf}/gu, (mark) => (JOINERS.has(mark) ? mark : ''))
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isOneOf(reserved: ReadonlySet<string>, word: string): boolean {
  return reserved.has(shapeOf(word)) || reserved.has(shapeOf(word.slice(0, endOfName(word))));
}

/** Where a word's last digits begin. A regular expression would start anew at each of many digits. */
function endOfName(word: string): number {
  let end = word.length;
  while (/\d/.test(word[end - 1] ?? '')) end--;
  return end;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(shapeOf));
}

/** Maps look-alike characters to one: `l`, `i` and `1`, for example. */
function shapeOf(word: string): string {
  return word
    .replace(/\d/g, (digit) => DIGITS.get(digit) ?? digit)
    .replaceAll('i', 'l')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');
}
