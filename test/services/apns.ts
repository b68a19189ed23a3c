import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Http2Session, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { readJwt } from './jwt.ts';

interface Received {
  token: string;
  headers: IncomingHttpHeaders;
  payload: { aps: { alert: { title: string; body: string }; sound: string }; id: string; path: string };
}

interface Answer {
  status: number;
  /** Apple's name for it, or a text that is not JSON. */
  reason?: string;
  garbage?: string;
  retryAfter?: string;
  silent?: true;
}

const KEY_ID = 'ABCDE12345';
const TEAM_ID = 'TEAM123456';
const TOPIC = 'org.example.plateful';

export type Apns = Awaited<ReturnType<typeof startApns>>;

/** Apple's push service on loopback: HTTP/2 without TLS. */
export async function startApns() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const received: Received[] = [];
  /** By the phone's token. */
  const answers = new Map<string, Answer>();
  const expired = new Set<string>();
  const sessions = new Set<Http2Session>();
  const providers = new Set<string>();
  let connections = 0;

  const judge = (path: string, headers: IncomingHttpHeaders): Answer | null => {
    const bearer = /^bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const jwt = readJwt(bearer, publicKey);
    const { header, claims } = jwt ?? {};
    providers.add(bearer);
    if (header?.alg !== 'ES256' || header.kid !== KEY_ID || claims?.iss !== TEAM_ID)
      return { status: 403, reason: 'InvalidProviderToken' };
    if (expired.has(bearer)) return { status: 403, reason: 'ExpiredProviderToken' };
    if (headers['apns-topic'] !== TOPIC) return { status: 400, reason: 'DeviceTokenNotForTopic' };
    return answers.get(path.replace('/3/device/', '')) ?? null;
  };

  const server = createServer();
  server.on('session', (session) => {
    connections++;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {});
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const path = String(headers[':path']);
    const answer = judge(path, headers);
    if (answer?.silent) return;
    if (!answer) {
      const payload = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      received.push({ token: path.replace('/3/device/', ''), headers, payload });
    }
    const { status, reason, garbage, retryAfter } = answer ?? { status: 200 };
    stream.respond({ ':status': status, ...(retryAfter && { 'retry-after': retryAfter }) });
    stream.end(garbage ?? (reason && JSON.stringify({ reason, timestamp: Date.now() })));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    received,
    /** Responses for a phone instead of 200. */
    answers,
    options: {
      ...{ key: privateKey, keyId: KEY_ID, teamId: TEAM_ID, topic: TOPIC },
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** The .p8 file as issued by Apple. */
    keyFile: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    connections: () => connections,
    /** The different tokens that requests used. */
    providers,
    /** Rejects all tokens used so far. */
    expireTokens() {
      for (const token of providers) expired.add(token);
    },
    /** Ends all connections, as Apple does when moving servers. */
    disconnect() {
      for (const session of sessions) session.close();
    },
    close: () =>
      new Promise((closed) => {
        for (const session of sessions) session.destroy();
        server.close(closed);
      }),
  };
}
