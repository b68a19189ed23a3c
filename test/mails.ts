import * as accountData from '../src/features/account-data/server/mails.ts';
import * as accounts from '../src/features/accounts/server/mails.ts';
import * as admin from '../src/features/admin/server/mails.ts';
import * as backups from '../src/features/backups/server/mails.ts';
import * as contact from '../src/features/contact/server/mails.ts';
import * as newsletter from '../src/features/newsletter/server/mails.ts';
import { messageOf } from '../src/features/notifications/rules/message.ts';
import * as notifications from '../src/features/notifications/server/mails.ts';
import type { RecipeCard } from '../src/features/recipes/contract.ts';
import type { Mail } from '../src/server/mail/mailer.ts';

export const ORIGIN = 'https://eat.example.org';
export const READER = 'reader@plateful.test';

/** Every feature's module of emails. */
export const MAIL_MODULES = [accountData, accounts, admin, backups, contact, newsletter, notifications];

const card = (text: string) =>
  ({
    ...{ id: text, title: text, description: text, image: text, difficulty: 'Easy' },
    ...{ prepTime: 1, cookTime: 2, rating: 4.5 },
  }) as RecipeCard;
const event = (type: 'recipe' | 'comment' | 'rating', text: string) =>
  ({ type, actorName: text, title: text, path: '/recipe/1', text, stars: 3 }) as const;
const news = (text: string) => [
  messageOf({ kind: 'talk', events: [event('comment', text)], count: 1 }, '2026-11-23'),
  messageOf(
    { kind: 'talk', events: [event('comment', text), event('comment', text)], count: 2 },
    '2026-11-23',
  ),
  messageOf({ kind: 'ratings', events: [event('rating', text)], count: 1 }, '2026-11-23'),
  messageOf({ kind: 'new_recipes', events: [event('recipe', text)], count: 1 }, '2026-11-23'),
  messageOf(
    {
      ...{ kind: 'meals', date: '2026-11-24', meals: [{ name: text, path: null }] },
      ...{ thaw: [{ food: text, meal: text }], overnight: [text] },
    },
    '2026-11-23',
  ),
];

/** Every email that Plateful sends, with a text in each place that people fill. */
export const MAILS: Record<string, (text: string) => Mail[]> = {
  deletionMail: (text) => [accountData.deletionMail(READER, text, ORIGIN, new Date(0))],
  resetMail: (text) => [
    accounts.resetMail(READER, text, ORIGIN, { token: 'x', page: '/reset-password' as never }),
  ],
  guessesMail: (text) => [accounts.guessesMail(READER, text, ORIGIN)],
  alreadySignedUpMail: (text) => [accounts.alreadySignedUpMail(READER, text, ORIGIN)],
  confirmOldMail: (text) => [
    accounts.confirmOldMail({ to: READER, name: text, publicUrl: ORIGIN, token: 'x', newEmail: text }),
  ],
  confirmNewMail: (text) => [
    accounts.confirmNewMail({ to: READER, name: text, publicUrl: ORIGIN, token: 'x' }),
  ],
  addressWantedMail: (text) => [accounts.addressWantedMail(READER, text, ORIGIN)],
  emailChangedMail: (text) => [accounts.emailChangedMail(READER, text, ORIGIN)],
  testMail: (text) => [admin.testMail(READER, text, ORIGIN)],
  backupWarningMail: (text) => [backups.backupWarningMail(READER, ORIGIN, { lastAt: null, failure: text })],
  contactMail: (text) => [
    contact.contactMail(READER, {
      ...{ name: text, email: 'cook@plateful.test', subject: text, message: text, createdAt: new Date(0) },
    }),
  ],
  'newsletter confirmMail': () => [newsletter.confirmMail(READER, ORIGIN, 'x')],
  issueMail: (text) => {
    const recipes = [card(text)];
    const dinners = [{ day: '2026-11-23', recipe: card(text) }];
    const preferences = `${ORIGIN}/newsletter/preferences?secret=x`;
    return [
      newsletter.issueMail({
        ...{ to: READER, publicUrl: ORIGIN, preferences, sunday: '2026-11-22', recipes, dinners, tip: null },
      }),
    ];
  },
  offerMail: (text) => [
    newsletter.offerMail(
      { title: text, text, path: '/recipes' },
      { to: READER, publicUrl: ORIGIN, preferences: `${ORIGIN}/newsletter/preferences?secret=x` },
    ),
  ],
  'notifications confirmMail': () => [notifications.confirmMail(READER, ORIGIN, 'x')],
  digestMail: (text) => [
    notifications.digestMail({ to: READER, publicUrl: ORIGIN, secret: 'x', messages: news(text) }),
    ...news(text).map((message) =>
      notifications.digestMail({ to: READER, publicUrl: ORIGIN, secret: 'x', messages: [message] }),
    ),
  ],
};
