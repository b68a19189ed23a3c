import { z } from 'zod';
import type { ServiceAccount } from '#server/settings/phones.ts';
import { ask, codeIn } from './ask.ts';
import { signedToken } from './signed-token.ts';

/** Google does not accept the account's key, and will not accept it next time either. */
export class GoogleRefused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`Google refuses the key: ${reason}`);
    this.name = 'GoogleRefused';
    this.reason = reason;
  }
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const HOUR_SECONDS = 3600;
/** Tokens are renewed this early, so that they do not expire on the way. */
const EARLY_MS = 60_000;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refused = z.object({ error: z.string() });

/** Access tokens of a service account (RFC 7523): one for all messages, requested again when it expires. */
export function createGoogleAccess({ email, key, tokenUrl }: ServiceAccount, timeoutMs: number) {
  let current: Promise<{ token: string; until: number }> | null = null;
  let latest = '';

  const askGoogle = async () => {
    const asked = Date.now();
    const iat = Math.floor(asked / 1000);
    const claims = { iss: email, scope: SCOPE, aud: tokenUrl, iat, exp: iat + HOUR_SECONDS };
    const { status, body } = await ask(tokenUrl, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: signedToken({}, claims, key),
        }),
      ),
      timeoutMs,
    });
    if (status >= 400 && status < 500 && status !== 429)
      throw new GoogleRefused(`${status} ${codeIn(refused.safeParse(body).data?.error)}`);
    const { data } = granted.safeParse(body);
    if (status !== 200 || !data) throw new Error(`Google answered ${status}, and gave no access token`);
    latest = data.access_token;
    return { token: latest, until: asked + data.expires_in * 1000 - EARLY_MS };
  };

  return {
    /** Throws `GoogleRefused` if the key is not accepted. */
    async token(): Promise<string> {
      const before = current;
      const known = await before?.catch(() => null);
      // Callers that arrive while another token is being requested wait for that one.
      if (current === before && (known?.until ?? 0) <= Date.now()) current = null;
      current ??= askGoogle();
      return (await current).token;
    },
    /** A token was refused: requests another, unless that has already happened. */
    forget(token: string): void {
      if (token !== latest) return;
      latest = '';
      current = null;
    },
  };
}
