import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { logError } from '../monitoring/log.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that render HTML; `text` is for all others. */
  html?: string;
  /** Where replies go. Name and address are separate, so that neither can smuggle in another recipient. */
  replyTo?: { name: string; address: string };
  /** Where the reader unsubscribes with one click (RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  /** Sends in the background, so that neither timing nor failure reveals anything to the caller. */
  send(mail: Mail | Promise<Mail>): void;
  /** Sends and waits; throws if sending failed. */
  deliver(mail: Mail): Promise<void>;
  /** Waits for emails being sent, but not for long; then gives up on the rest. */
  close(): Promise<void>;
}

const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * The start of an encoded word (RFC 2047). Nodemailer sends it unchanged, and mail programs decode it, including any line
 * breaks.
 */
const ENCODED_WORD = /=(?=\?)/g;
const ZERO_WIDTH_SPACE = '\u200b';

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A mail server silent for longer than this is considered down. */
const PATIENCE_MS = 10_000;

interface Options {
  smtpUrl: string | null;
  from: string;
  outbox: string;
  patienceMs?: number;
}

/** Sends email by SMTP, or without a server writes `.eml` files to a folder. */
export function createMailer({ patienceMs = PATIENCE_MS, ...options }: Options): Mailer {
  const under = new Set<Promise<void>>();
  const givingUp = new AbortController();
  const transport = options.smtpUrl
    ? createTransport({
        url: options.smtpUrl,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
      })
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  async function deliver({ unsubscribe, subject, replyTo, ...mail }: Mail): Promise<void> {
    const sent = await transport.sendMail({
      ...mail,
      subject: inHeader(subject),
      ...(replyTo ? { replyTo: { ...replyTo, name: inHeader(replyTo.name) } } : {}),
      ...(unsubscribe ? { list: { unsubscribe }, headers: ONE_CLICK } : {}),
      from: options.from,
      signal: givingUp.signal,
    });
    if (options.smtpUrl) return;
    mkdirSync(options.outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${Math.random().toString(36).slice(2, 8)}.eml`;
    writeFileSync(join(options.outbox, name), (sent as unknown as { message: Buffer }).message, {
      mode: 0o600,
    });
  }

  return {
    deliver,
    send(mail) {
      const delivery = Promise.resolve(mail)
        .then((written) =>
          deliver(written).catch((error) => logError(`A mail "${written.subject}" could not be sent`, error)),
        )
        .catch((error) => logError('A mail could not be written', error));
      under.add(delivery);
      void delivery.finally(() => under.delete(delivery));
    },
    async close() {
      const timer = setTimeout(() => givingUp.abort(), patienceMs);
      await Promise.all(under);
      clearTimeout(timer);
      transport.close();
    },
  };
}

/**
 * What a failed delivery means for other emails. `refused`: the mail server will never accept this one; `later`: it may
 * accept this one later; `unreachable`: it accepts no email at all right now.
 */
export type DeliveryFailure = 'refused' | 'later' | 'unreachable';

/** Nodemailer's codes for an email that the mail server, or Nodemailer's own check, rejects. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);
/** The server ends the connection (RFC 5321 §3.8). */
const CLOSING = 421;
const FIRST_PERMANENT = 500;

export function failureOf(error: unknown): DeliveryFailure {
  const { code, command, responseCode } = Object(error) as Record<string, unknown>;
  // Not from the mail server: the email itself could not be written.
  if (typeof code !== 'string') return 'refused';
  // The server does not let us send to anybody.
  const isAboutSender = code === 'EENVELOPE' && command === 'MAIL FROM';
  if (!ABOUT_THE_MAIL.has(code) || isAboutSender || responseCode === CLOSING) return 'unreachable';
  return typeof responseCode === 'number' && responseCode < FIRST_PERMANENT ? 'later' : 'refused';
}

/** A text for a mail header: on one line, and shown by mail programs exactly as it is written here. */
function inHeader(text: string): string {
  return text.replace(LINE_BREAKS, ' ').replace(ENCODED_WORD, `=${ZERO_WIDTH_SPACE}`);
}
