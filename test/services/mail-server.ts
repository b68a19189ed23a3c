import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mailer } from '../../src/server/mail/mailer.ts';

export interface MailServer {
  mailer: Mailer;
  /** Accepted emails, oldest first, with unfolded headers and decoded lines. */
  mails: { to: string; text: string; raw: string }[];
  /** Addresses whose emails it refuses. */
  refused: Set<string>;
  /** Addresses whose emails it defers. */
  busy: Set<string>;
  close(): Promise<void>;
}

/** A local mail server, and a mailer that sends through it. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const refused = new Set<string>();
  const busy = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (busy.has(address)) done(Object.assign(new Error('Try again later'), { responseCode: 450 }));
      else done(refused.has(address) ? new Error('No such mailbox') : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        for (const { address } of envelope.rcptTo) mails.push({ to: address, text: readable(raw), raw });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Plateful <plateful@localhost>',
    outbox: tmpdir(),
  });
  return {
    mailer,
    mails,
    refused,
    busy,
    async close() {
      await mailer.close();
      await new Promise<void>((closed) => server.close(closed));
    },
  };
}

/** Undoes folded headers and quoted-printable. */
function readable(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const bytes = body
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replaceAll('\r\n', '\n')
    .replace(/((?:=[0-9A-F]{2})+)/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  return `${head.replace(/\r\n[ \t]+/g, ' ')}\n\n${bytes}`;
}
