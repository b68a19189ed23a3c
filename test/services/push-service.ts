import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

/** A browser that has subscribed to push notifications. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Received {
  endpoint: string;
  headers: Record<string, string | string[] | undefined>;
  /** The message that the browser shows, decrypted with its own keys. */
  message: { id: string; title: string; text: string; path: string };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on loopback, with the browsers behind it. It has no TLS, so the sender has to allow its host. */
export async function startPushService() {
  const received: Received[] = [];
  const answers = new Map<string, number>();
  const browsers = new Map<string, { curve: ReturnType<typeof createECDH>; auth: string }>();
  let onMessage: (() => void) | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = `${origin}${request.url}`;
    const status = answers.get(endpoint) ?? 201;
    const browser = browsers.get(endpoint);
    if (browser && status === 201) {
      const text = ece.decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser.curve,
        authSecret: browser.auth,
      });
      received.push({ endpoint, headers: request.headers, message: JSON.parse(text.toString('utf8')) });
      onMessage?.();
    }
    response.writeHead(browser ? status : 404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    host,
    received,
    /** Responses for a browser instead of 201. */
    answers,
    subscribe(): Subscription {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `${origin}/${randomUUID()}`;
      browsers.set(endpoint, { curve, auth });
      return { endpoint, keys: { p256dh, auth } };
    },
    /** Called after each message, before the response. */
    onMessage(called: (() => void) | undefined) {
      onMessage = called;
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
