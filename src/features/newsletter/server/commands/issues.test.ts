import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { type MailServer, startMailServer } from '../../../../../test/services/mail-server.ts';
import { createWorld, type World } from '../../../../../test/world.ts';
import { TIPS } from '../../data/tips.ts';
import { AT_FIRST, type Preferences } from '../../rules/topics.ts';
import { newsletterSubscribers } from '../tables.ts';
import { sendDueIssues } from './issues.ts';

const SUNDAY = new Date('2026-11-22T11:00:00Z');
const NOTHING = { ...AT_FIRST, weeklyRecipes: false };

let world: World;
let server: MailServer;
beforeAll(async () => {
  world = await createWorld();
  server = await startMailServer();
  await world.recipe({ title: 'Soup <b>of</b> the & week', ingredients: [{ amount: '3', name: 'leeks' }] });
  for (let made = 0; made < 30; made++) await world.recipe({ title: `Dinner ${made}` });
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query('delete from newsletter_subscribers');
  await world.database.pool.query('delete from newsletter_issues');
  server.mails.length = 0;
});

async function reader(
  preferences: Partial<Preferences> = AT_FIRST,
  confirmedAt = new Date('2026-11-20'),
  language = 'en',
) {
  const id = randomUUID();
  const email = `reader-${id.slice(0, 8)}@plateful.test`;
  const row = { id, email, language, ...NOTHING, ...preferences, confirmedAt };
  await world.database.db.insert(newsletterSubscribers).values(row);
  return { id, email };
}

const sending = () => ({
  db: world.database.db,
  mailer: server.mailer,
  secrets: world.app.newsletter,
  publicUrl: 'https://eat.example.org',
});
const run = (now = SUNDAY, signal = new AbortController().signal) => sendDueIssues(sending(), now, signal);
const readers = () => server.mails.map(({ to }) => to).sort();

describe('the newsletter', () => {
  test('comes on Sunday, once, and on no other day', async () => {
    const { email } = await reader();
    await run(new Date('2026-11-21T11:00:00Z'));
    expect(server.mails).toEqual([]);
    await run();
    await run(new Date('2026-11-22T15:00:00Z'));
    expect(readers()).toEqual([email]);
  });

  test('comes in the language in which it was confirmed', async () => {
    await reader({ ...AT_FIRST, cookingTips: true }, new Date('2026-11-20'), 'de');
    await run();
    const [mail] = server.mails;
    expect(mail?.text).toContain('DAS BESTE DER WOCHE');
    for (const { title, text } of TIPS) {
      expect(mail?.text).not.toContain(title);
      expect(mail?.text).not.toContain(text.slice(0, 40));
    }
  });

  test('reaches everybody once, no matter how many processes send it', async () => {
    const emails = await Promise.all(Array.from({ length: 7 }, async () => (await reader()).email));
    await Promise.all([run(), run(), run()]);
    expect(readers()).toEqual(emails.sort());
  });

  test('contains what each reader chose, and skips people who chose only offers or came later', async () => {
    const recipes = await reader();
    const tips = await reader({ cookingTips: true });
    const plans = await reader({ mealPlanning: true });
    await reader({ specialOffers: true });
    await reader(AT_FIRST, new Date('2026-11-22T12:00:00Z'));
    await run();
    expect(readers()).toEqual([recipes.email, tips.email, plans.email].sort());
    const textOf = (to: string) => server.mails.find((mail) => mail.to === to)?.text ?? '';
    const parts = ['THE BEST OF THE WEEK', 'TIP: ', 'A WEEK OF DINNERS'];
    const shown = [recipes, tips, plans].map(({ email }) =>
      parts.map((part) => textOf(email).includes(part)),
    );
    expect(shown).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect(textOf(plans.email).match(/\?plan=2026-11-2\d&meal=Dinner\n/g)).toHaveLength(7);
  });

  test('has a text, HTML without injected tags, and a one-click unsubscribe', async () => {
    await world.database.pool.query("update all_recipes set views = 100000 where title like 'Soup%'");
    const { id } = await reader();
    await run();
    const text = server.mails[0]?.text ?? '';
    const page = `https://eat.example.org/newsletter/preferences?secret=${world.app.newsletter.of(id)}`;
    expect(text).toContain(`List-Unsubscribe: <${page}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    const [plain = '', html = ''] = text.split('Content-Type: text/html');
    expect(plain).toContain('Soup <b>of</b> the & week');
    expect(plain).toContain(page);
    expect(html).toContain('Soup &#60;b&#62;of&#60;/b&#62; the &#38; week');
    expect(html).not.toContain('<b>of</b>');
  });

  test('leaves out what moderators have removed since it was written', async () => {
    await reader();
    await run(SUNDAY, AbortSignal.abort());
    const { rows } = await world.database.pool.query<{ recipe_ids: string[] }>(
      'select recipe_ids from newsletter_issues',
    );
    const [removed = ''] = rows[0]?.recipe_ids ?? [];
    await world.database.pool.query('update all_recipes set hidden_at = now() where id = $1', [removed]);
    await run();
    await world.database.pool.query('update all_recipes set hidden_at = null where id = $1', [removed]);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.text).not.toContain(removed);
  });

  test('is tried three times if the mail server refuses it, and reaches all others', async () => {
    const [bad, good] = [await reader(), await reader()];
    server.refused.add(bad.email);
    for (let tried = 0; tried < 4; tried++) await run();
    server.refused.clear();
    await run();
    expect(readers()).toEqual([good.email]);
  });

  test('reaches everybody once the mail server is back, however long it was down', async () => {
    const emails = [await reader(), await reader()].map(({ email }) => email);
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'plateful@localhost', outbox: '' });
    let asked = 0;
    const deliver: Mailer['deliver'] = (mail) => {
      asked++;
      return mailer.deliver(mail);
    };
    for (let tried = 0; tried < 5; tried++)
      await sendDueIssues({ ...sending(), mailer: { deliver } }, SUNDAY, new AbortController().signal);
    expect(asked, 'one mail tells each run').toBe(5);
    await run();
    expect(readers()).toEqual(emails.sort());
  });

  test('reaches deferred recipients as soon as the mail server accepts, and all others before', async () => {
    const [late, other] = [await reader(), await reader()];
    server.busy.add(late.email);
    for (let tried = 0; tried < 5; tried++) await run();
    expect(readers()).toEqual([other.email]);
    server.busy.clear();
    await run();
    expect(readers()).toEqual([late.email, other.email].sort());
  });

  test('is not sent again after a crash while it was being sent', async () => {
    const [interrupted, waiting] = [await reader(), await reader()];
    await run(SUNDAY, AbortSignal.abort());
    await world.database.pool.query(
      "insert into newsletter_deliveries (issue_date, subscriber_id, claimed_at) values ('2026-11-22', $1, now())",
      [interrupted.id],
    );
    await run();
    expect(readers()).toEqual([waiting.email]);
  });

  test('has other recipes a week later', async () => {
    await reader();
    await run();
    await run(new Date('2026-11-29T11:00:00Z'));
    const { rows } = await world.database.pool.query<{ recipe_ids: string[] }>(
      'select recipe_ids from newsletter_issues order by issue_date',
    );
    const [first, second] = rows.map(({ recipe_ids }) => recipe_ids);
    expect(first).toHaveLength(5);
    expect(second?.filter((id) => first?.includes(id))).toEqual([]);
  });
});
