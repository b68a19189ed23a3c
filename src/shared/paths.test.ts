import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('links keep the content of ids and queries, and leave out empty values', () => {
  expect(paths.sharedPlan('se/cret?', { view: 'weekly' })).toBe('/shared-plan/se%2Fcret%3F?view=weekly');
  expect(paths.calendarFeed('a b')).toBe('/calendar/a%20b.ics');
  expect(paths.search({ q: 'a&b', tag: '', page: undefined })).toBe('/search?q=a%26b');
  expect(paths.login()).toBe('/login');
});
