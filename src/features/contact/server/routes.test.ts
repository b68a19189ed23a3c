import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../test/services/mail-server.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { LONGEST_MESSAGE } from '../rules/limits.ts';
import { forgetOldMessages, mailMessages } from './commands.ts';

const OPERATOR = 'operator@plateful.test';

let world: World;
let admin: Person;
let server: MailServer;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const written = (changed: object = {}) => ({
  id: randomUUID(),
  name: 'Casey',
  email: 'casey@plateful.test',
  subject: 'Soup',
  message: 'It was good.\n\nThank you!',
  openFor: 20_000,
  ...changed,
});
const send = (changed: object = {}, who: { api: World['visitor']['api'] } = world.visitor) =>
  who.api.contact.send(written(changed));
const stored = async () => (await admin.api.contact.list({})).messages;
const clear = () => world.database.pool.query('delete from contact_messages');

const mailThem = () => mailMessages(world.database.db, server.mailer, OPERATOR);
const subjects = () => server.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);

describe('a message', () => {
  test('is stored as written, and admins read the newest first, page by page', async () => {
    await clear();
    for (const subject of ['One', 'Two', 'Three'])
      expect(await send({ subject })).toEqual({ message: 'Message sent!' });
    const first = await admin.api.contact.list({ limit: 2 });
    expect(first.messages.map(({ subject }) => subject)).toEqual(['Three', 'Two']);
    expect(first.messages[0]).toMatchObject({
      name: 'Casey',
      email: 'casey@plateful.test',
      message: 'It was good.\n\nThank you!',
      wasMailed: false,
    });
    const second = await admin.api.contact.list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ messages: [{ subject: 'One' }], nextCursor: null });
  });

  test('that is resent after a lost response is stored once', async () => {
    await clear();
    const message = written();
    await world.visitor.api.contact.send(message);
    await world.visitor.api.contact.send(message);
    expect(await stored()).toHaveLength(1);
  });

  test('with the hidden field filled in is dropped silently', async () => {
    await clear();
    expect(await send({ website: 'https://pills.example' })).toEqual({ message: 'Message sent!' });
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{ openFor: 200 }, 'That was very quick. Please wait a few seconds and send it again.'],
    [{ name: ' ' }, 'Please enter your name'],
    [{ email: 'casey' }, 'Please enter a valid email address'],
    [{ email: 'casey@plateful.test\r\nBcc: all@plateful.test' }, 'Please enter a valid email address'],
    [{ subject: '\u200b \n' }, 'Please enter a subject'],
    [{ subject: 'x'.repeat(151) }, 'Please use at most 150 characters.'],
    [{ message: '' }, 'Please enter a message'],
    [{ message: 'x'.repeat(LONGEST_MESSAGE + 1) }, 'Please use at most 4,000 characters.'],
    [{ id: 'mine' }, 'Please reload the page and try again.'],
  ])('with %o is refused: %s', async (changed, message) => {
    await clear();
    await expect(send(changed)).rejects.toMatchObject({ code: 'invalid_input', message });
    expect(await stored()).toEqual([]);
  });

  test('is limited to five per address and hour', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    for (let sent = 0; sent < 5; sent++) await send({}, strict.visitor);
    await expect(send({}, strict.visitor)).rejects.toMatchObject({ code: 'rate_limited' });
    const { rows } = await strict.database.pool.query('select count(*)::int as stored from contact_messages');
    expect(rows).toEqual([{ stored: 5 }]);
    await strict.close();
  });

  test('is deleted by an admin, and nobody else reads or deletes it', async () => {
    await clear();
    await send();
    const [message] = await stored();
    const messageId = message?.id ?? '';
    const person = await world.person({ admin: true });
    await expect(person.api.contact.list({})).rejects.toMatchObject({ code: 'not_elevated' });
    await expect(person.api.contact.remove({ messageId })).rejects.toMatchObject({ code: 'not_elevated' });
    await admin.api.contact.remove({ messageId });
    expect(await stored()).toEqual([]);
    await expect(admin.api.contact.remove({ messageId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is deleted after a year', async () => {
    await clear();
    await send({ subject: 'Old' });
    await world.database.pool.query("update contact_messages set created_at = now() - interval '366 days'");
    await send({ subject: 'New' });
    await forgetOldMessages(world.database.db);
    expect((await stored()).map(({ subject }) => subject)).toEqual(['New']);
  });
});

describe('with an address for messages', () => {
  test('each is mailed once, and a reply goes only to its author', async () => {
    await clear();
    server.mails.length = 0;
    await send({ name: 'Casey, <all@plateful.test>', subject: 'Soup\r\nBcc: all@plateful.test' });
    await mailThem();
    await mailThem();
    expect(server.mails.map(({ to }) => to)).toEqual([OPERATOR]);
    const text = server.mails[0]?.text;
    expect(subjects()).toEqual(['Contact: Soup Bcc: all@plateful.test']);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).toMatch(/^Reply-To: "Casey, <all@plateful.test>" <casey@plateful.test>$/m);
    expect(text).toContain('It was good.\n\nThank you!');
    expect(await stored()).toMatchObject([{ wasMailed: true }]);
  });

  test('a message that the mail server refuses is stored, and retried later', async () => {
    await clear();
    server.mails.length = 0;
    await send({ subject: 'Tart' });
    server.refused.add(OPERATOR);
    await mailThem();
    server.refused.clear();
    await mailThem();
    expect(subjects()).toEqual([]);
    expect(await stored()).toMatchObject([{ subject: 'Tart', wasMailed: false }]);
    await world.database.pool.query(
      "update contact_messages set mail_tried_at = now() - interval '6 minutes'",
    );
    await mailThem();
    expect(subjects()).toEqual(['Contact: Tart']);
  });
});

describe('the data of a person', () => {
  test('includes what they wrote while signed in, and nothing that somebody else wrote with their address', async () => {
    await clear();
    const person = await world.person();
    await send({ subject: 'Mine', email: 'elsewhere@plateful.test' }, person);
    await send({ subject: 'Not mine', email: person.email });
    const files = await exportedOf(person.id);
    expect(files).toContain('Mine');
    expect(files).not.toContain('Not mine');
    await world.database.pool.query('update users set email_verified = true where id = $1', [person.id]);
    expect(await exportedOf(person.id)).toContain('Not mine');
    for (const { erase } of world.app.personal)
      await erase?.(world.database.db, person.id, { keepRecipes: false });
    expect(await stored()).toEqual([]);
  });
});

async function exportedOf(userId: string): Promise<string> {
  let all = '';
  for (const { exported } of world.app.personal)
    for await (const { path, content } of exported?.(world.database.db, userId) ?? [])
      if (path === 'contact-messages.json') all += content;
  return all;
}
