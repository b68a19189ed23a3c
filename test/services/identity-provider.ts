import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the identity provider says about the next person to sign in. */
export interface Identity {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** The next person to sign in; `null` cancels. */
  next: Identity | null;
  /** Modifies the next ID tokens. */
  spoil: ((idToken: string) => string) | null;
  /** An ID token with other claims, signed by the provider. */
  signed(idToken: string, claims: Record<string, unknown>): string;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'plateful', clientSecret: 'a secret of the client, long enough' };

/** A real OpenID Connect provider on loopback, whose pages respond for the person. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const server: Server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Identity>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const started: IdentityProvider = {
    issuer,
    next: null,
    spoil: null,
    signed(idToken, claims) {
      const [header = '', said = ''] = idToken.split('.');
      const changed = { ...JSON.parse(Buffer.from(said, 'base64url').toString()), ...claims };
      const content = `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['for tests'] },
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/answer/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (started.spoil && body?.id_token) body.id_token = started.spoil(body.id_token);
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/answer/')) return answer(request, response);
    const { next } = started;
    if (!next)
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person canceled.',
      });
    people.set(next.sub, next);
    const details = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: next.sub, clientId: CLIENT.clientId });
    grant.addOIDCScope(String(details.params.scope));
    return provider.interactionFinished(request, response, {
      login: { accountId: next.sub },
      consent: { grantId: await grant.save() },
    });
  });
  return started;
}
