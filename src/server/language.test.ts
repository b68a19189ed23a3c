import { expect, test } from 'vitest';
import { formatDate } from '#shared/dates.ts';
import { msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { inLanguage, languageOfRequest } from './language.ts';

test.each([
  ['de', null, 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', null, 'de'],
  ['fr,de;q=0.5,en;q=0.7', null, 'en'],
  ['fr', null, 'en'],
  ['de;q=0', null, 'en'],
  ['*', null, 'en'],
  [';;q=x,,', null, 'en'],
  [null, null, 'en'],
  ['en', 'plateful.language=de', 'de'],
  ['de', 'a=b; plateful.language=en; c=d', 'en'],
  ['de', 'plateful.language=xx', 'de'],
  ['de', 'not.plateful.language=en', 'de'],
])('a browser that accepts %s with the cookie %s reads %s', (accepted, cookie, language) => {
  const headers = new Headers();
  if (accepted) headers.set('accept-language', accepted);
  if (cookie) headers.set('cookie', cookie);
  expect(languageOfRequest(headers)).toBe(language);
});

test('a message is in English if no language is set', () => {
  expect(t('Show more')).toBe('Show more');
});

test('a message is in the language of the person it is for', () => {
  expect(inLanguage('de', () => t('Show more'))).toBe('Mehr anzeigen');
});

test('values are placed where the language puts them', () => {
  const save = () => t('Save {title}', { title: 'Leek soup' });
  expect([save(), inLanguage('de', save)]).toEqual(['Save Leek soup', 'Leek soup speichern']);
});

test('values are said in the language too, where somebody knows how', () => {
  const say = () => t('Save {title}', { title: 'Leek soup' });
  const sayValue = (name: string, value: string) => (name === 'title' ? value.toUpperCase() : value);
  expect(inLanguage('de', say, sayValue)).toBe('LEEK SOUP speichern');
});

test.each([
  [1, '1 recipe', '1 Rezept'],
  [1234, '1,234 recipes', '1.234 Rezepte'],
])('%s has the plural and the separators of the language', (count, english, german) => {
  const say = () => t('{count, plural, one {# recipe} other {# recipes}}', { count });
  expect([say(), inLanguage('de', say)]).toEqual([english, german]);
});

test('user text is not a message, even if it looks like one', () => {
  expect(t('Save {title}', { title: '{count}' })).toBe('Save {count}');
  expect(inLanguage('de', () => t('{count' as ReturnType<typeof msg>))).toBe('{count');
});

test('a text marked in a constant is translated for the reader later', () => {
  const tooLong = msg('Please use at most {count} characters.', { count: 4000 });
  expect(tooLong).toBe('Please use at most 4,000 characters.');
  expect(inLanguage('de', () => t(tooLong))).toBe('Bitte verwende höchstens 4.000 Zeichen.');
});

test('days and lists are formatted as the language does', () => {
  const say = () => [
    formatDate('2026-11-22', 'EEE, MMM d'),
    formatDate('2026-11-22', 'MMMM d, yyyy'),
    listed(['a', 'b', 'c']),
  ];
  expect(say()).toEqual(['Sun, Nov 22', 'November 22, 2026', 'a, b and c']);
  expect(inLanguage('de', say)).toEqual(['So., 22. Nov.', '22. November 2026', 'a, b und c']);
});

test('an unsupported language falls back to English', () => {
  expect(inLanguage('xx', () => t('Show more'))).toBe('Show more');
});
