import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

const outbox = mkdtempSync(join(tmpdir(), 'plateful-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true, force: true }));

const MAIL = {
  to: 'cook@plateful.test',
  subject: 'Dinner',
  text: 'It is ready: https://eat.example.org/plan',
};

test('without a mail server a mail lies in the outbox', async () => {
  const mailer = createMailer({ smtpUrl: null, from: 'Plateful <plateful@localhost>', outbox });
  mailer.send(MAIL);
  await mailer.close();
  const [file = ''] = readdirSync(outbox);
  expect(readFileSync(join(outbox, file), 'utf8')).toContain('Subject: Dinner');
});

test('with one it is sent there', async () => {
  let received = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk) => {
        received += chunk;
      });
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Plateful <plateful@localhost>',
    outbox,
  });
  mailer.send(MAIL);
  await mailer.close();
  await new Promise<void>((closed) => server.close(closed));
  expect(received).toContain('To: cook@plateful.test');
});

test('a mail server that is down hurts nobody who asked for a mail', async () => {
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'Plateful <plateful@localhost>',
    outbox,
  });
  expect(() => mailer.send(MAIL)).not.toThrow();
  await mailer.close();
});
