import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newsletterSubscribers } from '#features/newsletter/server/tables.ts';
import { type MailServer, startMailServer } from '../../../../../test/services/mail-server.ts';
import { createWorld, type World } from '../../../../../test/world.ts';
import { promotions } from '../tables.ts';
import { mailPromotions } from './mail-promotions.ts';

const NOW = new Date('2026-11-25T11:00:00Z');

let world: World;
let server: MailServer;
beforeAll(async () => {
  world = await createWorld();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query('delete from newsletter_subscribers');
  await world.database.pool.query('delete from promotions');
  server.mails.length = 0;
});

async function reader({ offers = true, confirmedAt = new Date('2026-11-20'), language = 'en' } = {}) {
  const id = randomUUID();
  const email = `reader-${id.slice(0, 8)}@plateful.test`;
  const others = { weeklyRecipes: !offers, cookingTips: false, mealPlanning: false };
  await world.database.db
    .insert(newsletterSubscribers)
    .values({ ...{ id, email, language, ...others }, specialOffers: offers, confirmedAt });
  return { id, email };
}

async function promote(createdAt = NOW): Promise<string> {
  const id = randomUUID();
  const row = { id, title: 'Soup & <week>', text: 'All soups.', path: '/recipes', createdAt };
  await world.database.db.insert(promotions).values(row);
  return id;
}

function run(now = NOW, signal = new AbortController().signal) {
  const { db } = world.database;
  const sending = { db, mailer: server.mailer, secrets: world.app.newsletter };
  return mailPromotions({ ...sending, publicUrl: 'https://eat.example.org' }, now, signal);
}
const readers = () => server.mails.map(({ to }) => to).sort();

describe('a promotion', () => {
  test('is emailed once to those who chose offers before, no matter how many processes send it', async () => {
    const emails = await Promise.all(Array.from({ length: 5 }, async () => (await reader()).email));
    await reader({ offers: false });
    await reader({ confirmedAt: new Date('2026-11-25T12:00:00Z') });
    await promote();
    await Promise.all([run(), run()]);
    await run(new Date('2026-11-25T13:00:00Z'));
    expect(readers()).toEqual(emails.sort());
  });

  test('says what it offers, in HTML without injected tags, with a one-click unsubscribe', async () => {
    const { id, email } = await reader();
    await promote();
    await run();
    const text = server.mails[0]?.text ?? '';
    const page = `https://eat.example.org/newsletter/preferences?secret=${world.app.newsletter.of(id)}`;
    expect(text).toContain('Subject: Soup & <week>');
    expect(text).toContain(`List-Unsubscribe: <${page}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [plain = '', html = ''] = text.split('Content-Type: text/html');
    for (const part of ['All soups.', 'https://eat.example.org/recipes', page]) expect(plain).toContain(part);
    expect(html).toContain('Soup &#38; &#60;week&#62;');
    const unsubscribed = await world.visitor.fetch(new URL(page).pathname + new URL(page).search, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(unsubscribed.ok).toBe(true);
    await promote();
    await run();
    expect(readers()).toEqual([email]);
  });

  test('is framed in the language in which its reader subscribed', async () => {
    await reader({ language: 'de' });
    await promote();
    await run();
    expect(server.mails[0]?.text).toContain('Auswählen, was du liest, oder abbestellen');
  });

  test('is not emailed again after a crash, nor once it is old', async () => {
    const [interrupted, waiting] = [await reader(), await reader()];
    const id = await promote();
    await world.database.pool.query(
      'insert into promotion_mails (promotion_id, subscriber_id, claimed_at) values ($1, $2, now())',
      [id, interrupted.id],
    );
    await promote(new Date('2026-11-23T11:00:00Z'));
    await run();
    expect(readers()).toEqual([waiting.email]);
  });

  test('is tried three times if the mail server refuses it', async () => {
    const [bad, good] = [await reader(), await reader()];
    await promote();
    server.refused.add(bad.email);
    for (let tried = 0; tried < 4; tried++) await run();
    server.refused.clear();
    await run();
    expect(readers()).toEqual([good.email]);
  });
});
