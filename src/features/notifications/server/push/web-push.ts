import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { FetchError, isPostable, postPublic } from '#server/http/public-fetch.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { derivedKey } from '#server/seal.ts';
import { DAY_S } from '#shared/durations.ts';
import type { PushSender } from './push-sender.ts';

interface Options {
  /** The server's secret, from which the keys are derived. */
  secret: string;
  /** The contact for push services about these messages: `mailto:` or `https:`. */
  subject: string;
  /** Hosts that may be private and without TLS, for tests. */
  privateHosts?: readonly string[];
}

/** How long a push service keeps a message for a device that is off. */
const KEPT_S = DAY_S;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Sends over the Web Push protocol (RFC 8030), encrypted (RFC 8291) and signed (VAPID, RFC 8292). */
export function createWebPush({ secret, subject, privateHosts = [] }: Options): PushSender {
  const { publicKey, privateKey } = vapidKeys(secret);
  return {
    publicKey,
    accepts: (endpoint) => isPostable(endpoint, privateHosts),
    async send({ endpoint, p256dh, auth }, message) {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S },
        );
        const status = await postPublic(endpoint, {
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body: body ?? Buffer.alloc(0),
          privateHosts,
        });
        if (status >= 200 && status < 300) return 'sent';
        if (GONE.has(status)) return 'gone';
        throw new FetchError('refused-there', `It answered ${status}.`, { status });
      } catch (error) {
        if (error instanceof FetchError && error.failure === 'not-allowed') return 'gone';
        logWarning('A push notification could not be sent', error);
        return 'failed';
      }
    },
  };
}

/**
 * The key pair with which messages are signed. Derived from the server's secret, so that every process has the same one and
 * nothing has to be stored. One in four billion secrets yields a number that is not a key of the curve.
 */
function vapidKeys(secret: string): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  for (let round = 0; ; round++)
    try {
      curve.setPrivateKey(derivedKey(secret, `push ${round}`));
      const privateKey = curve.getPrivateKey();
      return {
        publicKey: curve.getPublicKey('base64url'),
        // Leading zeros are part of a key's 32 bytes.
        privateKey: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]).toString('base64url'),
      };
    } catch (error) {
      if (round > 9) throw error;
    }
}
