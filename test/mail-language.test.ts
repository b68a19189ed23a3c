import { describe, expect, test } from 'vitest';
import { TIPS } from '../src/features/newsletter/data/tips.ts';
import { issueMail } from '../src/features/newsletter/server/mails.ts';
import type { RecipeCard } from '../src/features/recipes/contract.ts';
import { inLanguage } from '../src/server/language.ts';
import { setSpeaker } from '../src/shared/spoken.ts';
import { pseudoText } from '../tools/messages/pseudo.ts';
import { MAILS, ORIGIN, READER } from './mails.ts';

describe('a German reader', () => {
  const inGerman = (name: string, text = 'Ari') =>
    inLanguage('de', () =>
      MAILS[name]?.(text)
        .map((mail) => `${mail.subject}\n${mail.text}`)
        .join('\n'),
    ) ?? '';

  test('is told with a German date when an account will be erased', () => {
    expect(inGerman('deletionMail')).toContain(
      'Am 1. Januar 1970 wird es mit allem darin endgültig gelöscht.',
    );
  });

  test('gets a newsletter with German weekdays, dates and decimals', () => {
    const issue = inGerman('issueMail');
    expect(issue).toContain('Plateful, 22. November 2026');
    expect(issue).toContain('Montag: Ari');
    expect(issue).toContain('Einfach, 3 Min., mit 4,5 bewertet');
    const tip = TIPS[0] ?? null;
    const preferences = `${ORIGIN}/newsletter/preferences?secret=x`;
    const [none, recipes] = [[], [] as RecipeCard[]];
    const told = inLanguage('de', () =>
      issueMail({
        to: READER,
        publicUrl: ORIGIN,
        preferences,
        sunday: '2026-11-22',
        recipes,
        dinners: none,
        tip,
      }),
    );
    expect(told.subject).toMatch(/^Der Tipp der Woche von Plateful: /);
    expect(told.subject).not.toContain(tip?.title);
  });

  test('gets a digest with German plurals', () => {
    const digest = inGerman('digestMail');
    expect(digest).toContain('2 neue Kommentare');
    expect(digest).toContain(', und 4 weitere');
  });
});

// Messages from the contact form go to operators, whose texts are all in English.
const FOR_READERS = Object.entries(MAILS).filter(([name]) => name !== 'contactMail');

test.each(FOR_READERS)('an email is entirely in the language of its reader: %s', (_, write) => {
  const speaker = setSpeaker({ language: () => 'he' as never, translate: pseudoText });
  const mails = write('Ω');
  setSpeaker(speaker);
  for (const { subject, text, html = '' } of mails) {
    const said = [subject, text, html.replace(/<style.*?<\/style>|<[^>]*>/gs, '')].join('\n');
    const addresses = /https?:\/\/\S+|\S+@\S+/g;
    expect(
      said
        .replace(addresses, '')
        .replaceAll('Plateful', '')
        .match(/[a-z]+/gi),
    ).toBeNull();
    if (html) expect(html).toContain('<html lang="he" dir="rtl">');
  }
});
