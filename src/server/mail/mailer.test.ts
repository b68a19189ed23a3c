import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createMailer, failureOf } from './mailer.ts';

const outbox = mkdtempSync(join(tmpdir(), 'plateful-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true, force: true }));

const MAIL = {
  to: 'cook@plateful.test',
  subject: 'Dinner',
  text: 'It is ready: https://eat.example.org/plan',
};

test('without a mail server, mail goes to the outbox', async () => {
  const mailer = createMailer({ smtpUrl: null, from: 'Plateful <plateful@localhost>', outbox });
  mailer.send(MAIL);
  await mailer.close();
  const [file = ''] = readdirSync(outbox);
  expect(readFileSync(join(outbox, file), 'utf8')).toContain('Subject: Dinner');
});

test('with a mail server it is sent there', async () => {
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

test('a mail server that is down does not fail a request that sends mail', async () => {
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'Plateful <plateful@localhost>',
    outbox,
  });
  expect(() => mailer.send(MAIL)).not.toThrow();
  await mailer.close();
});

test('a silent mail server times out soon, and does not prevent shutdown', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', () => listening()));
  const { port } = silent.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const from = 'Plateful <plateful@localhost>';
  const hasty = createMailer({ smtpUrl, from, outbox, patienceMs: 100 });
  const failure = await hasty.deliver(MAIL).catch((error) => error);
  expect(failureOf(failure)).toBe('unreachable');
  // Greets, and then falls silent.
  silent.on('connection', (socket) => socket.write('220 hello\r\n'));
  hasty.send(MAIL);
  const begun = Date.now();
  await hasty.close();
  expect(Date.now() - begun).toBeLessThan(2_000);
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => silent.close(closed));
});

test.each([
  ['refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
  ['refused', new TypeError('This mail cannot be written')],
  ['later', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }],
  ['unreachable', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }],
  ['unreachable', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
  ['unreachable', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['unreachable', { code: 'ENOSPC' }],
])('a failed mail is %s: %j', (failure, error) => {
  expect(failureOf(error)).toBe(failure);
});
