import { expect, test } from 'vitest';
import { TIPS, type Tip } from '../src/features/newsletter/data/tips.ts';
import { messageOf } from '../src/features/notifications/rules/message.ts';
import { digestMail } from '../src/features/notifications/server/mails.ts';
import { inLanguage } from '../src/server/language.ts';

const rated = { actorName: 'Ari', title: 'Leek tart', path: '/recipe/1', text: '', stars: 4 };
const events = [
  { ...rated, type: 'rating' as const },
  { ...rated, type: 'rating' as const, actorName: 'Bo', stars: 1 },
];

test('notifications are in the reader’s language', () => {
  const message = inLanguage('de', () => messageOf({ kind: 'ratings', events, count: 2 }, '2026-11-21'));
  expect(message.title).toBe('2 neue Bewertungen');
  expect(message.text).toBe('Ari und Bo zu Leek tart');
  expect(message.lines.map(({ text }) => text)).toEqual([
    'Ari hat Leek tart 4 Sterne gegeben',
    'Bo hat Leek tart 1 Stern gegeben',
  ]);
});

test.each([...TIPS.keys()])('tip %i is told in the reader’s language', (at) => {
  const tip = TIPS[at] as Tip;
  const told = (language: string) =>
    inLanguage(language, () => messageOf({ kind: 'tip', ...tip }, '2026-11-21'));
  expect(told('en')).toMatchObject({ title: `Tip of the week: ${tip.title}`, text: tip.text });
  expect(told('de').title).toMatch(/^Tipp der Woche: \S/);
  expect(told('de').title).not.toContain(tip.title);
  expect(told('de').text).not.toBe(tip.text);
});

test('people’s own words are quoted in the style of the reader’s language', () => {
  const comment = { ...rated, type: 'comment' as const, text: 'Lovely!', stars: null };
  const told = () => messageOf({ kind: 'talk', events: [comment], count: 1 }, '2026-11-21').text;
  expect(inLanguage('de', told)).toBe('„Lovely!“');
  expect(inLanguage('en', told)).toBe('“Lovely!”');
});

test('an email is in the language of its reader, as text and as HTML', () => {
  const mail = inLanguage('de', () =>
    digestMail({
      to: 'ari@example.org',
      publicUrl: 'https://plateful.example',
      secret: 'secret',
      messages: [],
    }),
  );
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
  for (const part of [mail.text, mail.html]) expect(part).toContain('Keine E-Mails mehr');
});
