import { generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readJwt } from './jwt.ts';

interface Message {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { ttl: string; notification: { tag: string } };
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Never responds. */
  silent?: true;
}

const PROJECT = 'plateful-test';
const EMAIL = 'sender@plateful-test.iam.gserviceaccount.com';

/** An error in the format of Google's APIs. */
export const googleError = (status: number, name: string, details: unknown[] = [], message = ''): Answer => ({
  status,
  body: { error: { code: status, message, status: name, details } },
});

export const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
});

export type Fcm = Awaited<ReturnType<typeof startFcm>>;

/** Firebase Cloud Messaging on loopback, along with Google's token endpoint. */
export async function startFcm() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const received: Message[] = [];
  const refusedTokens = new Set<string>();
  /** By the phone's token. */
  const answers = new Map<string, Answer>();
  let tokens = 0;
  let tokenAnswer: Answer | null = null;
  let tokenSeconds = 3600;

  const give = (response: ServerResponse, { status, body, headers, silent }: Answer) => {
    if (silent) return;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  };

  const grant = (form: string): Answer => {
    tokens++;
    if (tokenAnswer) return tokenAnswer;
    const jwt = readJwt(new URLSearchParams(form).get('assertion') ?? '', publicKey);
    const { iss, scope, aud, iat = 0, exp = 0 } = jwt?.claims ?? {};
    const isGood =
      jwt?.header.alg === 'RS256' &&
      iss === EMAIL &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      aud === `${origin}/token` &&
      Number(exp) - Number(iat) === 3600;
    return isGood
      ? {
          status: 200,
          body: { access_token: `access-${tokens}`, expires_in: tokenSeconds, token_type: 'Bearer' },
        }
      : { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    if (request.url === '/token') return give(response, grant(text));
    if (request.url !== `/v1/projects/${PROJECT}/messages:send`)
      return give(response, googleError(404, 'NOT_FOUND'));
    const bearer = request.headers.authorization ?? '';
    if (bearer !== `Bearer access-${tokens}` || refusedTokens.has(bearer))
      return give(response, googleError(401, 'UNAUTHENTICATED'));
    const { message } = JSON.parse(text) as { message: Message };
    const answer = answers.get(message.token);
    if (answer) return give(response, answer);
    received.push(message);
    give(response, { status: 200, body: { name: `projects/${PROJECT}/messages/${received.length}` } });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    received,
    /** Responses for a phone instead of 200. */
    answers,
    /** The file as created by the Firebase console. */
    accountFile: {
      type: 'service_account',
      project_id: PROJECT,
      private_key_id: 'abc',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      client_email: EMAIL,
      token_uri: `${origin}/token`,
    },
    account: { projectId: PROJECT, email: EMAIL, key: privateKey, tokenUrl: `${origin}/token` },
    tokensAsked: () => tokens,
    /** Ends the latest access token before it expires. */
    endToken: () => refusedTokens.add(`Bearer access-${tokens}`),
    answerTokens(answer: Answer | null, seconds = 3600) {
      tokenAnswer = answer;
      tokenSeconds = seconds;
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
