import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import type { Config } from '#server/config.ts';
import { readWithin } from '#server/http/read-within.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { DAY_S, MINUTE_MS } from '#shared/durations.ts';
import { type Answer, codeIn, MOST_BYTES, parsed } from './ask.ts';
import type { PhoneSender, PushMessage, PushOutcome } from './push-sender.ts';
import { inTime, ServiceState } from './service-state.ts';
import { signedToken } from './signed-token.ts';

type Options = NonNullable<Config['phones']['apns']> & { timeoutMs?: number };

const TIMEOUT_MS = 10_000;
/** Apple accepts a token for an hour, and refuses clients that renew theirs within 20 minutes. */
const TOKEN_MS = 40 * MINUTE_MS;
/** Apple wants connections to stay open, but an idle one may be dead without notice. */
const IDLE_MS = 15 * MINUTE_MS;
/** How long Apple keeps a message for a phone that is off, as push services do for browsers. */
const KEPT_S = DAY_S;

/** Apple's reasons: some concern one phone, others the settings. */
const GONE: ReadonlySet<string> = new Set(['BadDeviceToken', 'Unregistered', 'ExpiredToken']);
const OF_SETTINGS: ReadonlySet<string> = new Set(['BadTopic', 'MissingTopic', 'TopicDisallowed']);

/** Apple Push Notification service over HTTP/2, with tokens (developer.apple.com/documentation/usernotifications). */
export function createApns({ key, keyId, teamId, topic, url, timeoutMs = TIMEOUT_MS }: Options): PhoneSender {
  const state = new ServiceState();
  let session: ClientHttp2Session | null = null;
  let provider = { token: '', madeAt: 0 };

  const connected = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(url);
    // Each message in flight fails by itself, with its own error.
    opened.on('error', () => {});
    opened.setTimeout(IDLE_MS, () => opened.close());
    // An open connection must not keep the process from ending.
    opened.unref();
    session = opened;
    return opened;
  };

  /** Renewed if it is too old, or if Apple refused it. */
  const providerToken = (refused?: string): string => {
    const now = Date.now();
    if (provider.token === refused || now - provider.madeAt > TOKEN_MS) {
      const iat = Math.floor(now / 1000);
      provider = { token: signedToken({ kid: keyId }, { iss: teamId, iat }, key), madeAt: now };
    }
    return provider.token;
  };

  const post = async (token: string, message: PushMessage, authorization: string): Promise<Answer> => {
    const { id, title, text, path } = message;
    const used = connected();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const stream = used.request(
        {
          ':method': 'POST',
          ':path': `/3/device/${token}`,
          authorization,
          'apns-topic': topic,
          'apns-push-type': 'alert',
          'apns-collapse-id': id,
          'apns-expiration': Math.floor(Date.now() / 1000) + KEPT_S,
        },
        { signal },
      );
      stream.on('error', () => {});
      // Fields next to `aps` are passed to the app on a tap.
      stream.end(JSON.stringify({ aps: { alert: { title, body: text }, sound: 'default' }, id, path }));
      const [headers] = await once(stream, 'response', { signal });
      const body = parsed((await readWithin(stream, MOST_BYTES)).toString('utf8'));
      const retryAfter = headers['retry-after'];
      return {
        status: Number(headers[':status']),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
        body,
      };
    } catch (error) {
      // The next message tries a new connection; others waiting on this one may still get a response.
      if (session === used) session = null;
      used.close();
      throw error;
    }
  };

  return {
    async send(token, message) {
      if (state.pause) return state.pause;
      try {
        const signed = providerToken();
        let answer = await post(token, message, `bearer ${signed}`);
        if (reasonOf(answer) === 'ExpiredProviderToken')
          answer = await post(token, message, `bearer ${providerToken(signed)}`);
        return outcomeOf(answer, state);
      } catch (error) {
        logWarning('A push notification could not be sent to an iPhone or iPad', error);
        return 'failed';
      }
    },
  };
}

function reasonOf({ body }: Answer): string {
  return codeIn((body as { reason?: unknown } | null)?.reason);
}

function outcomeOf(answer: Answer, state: ServiceState): PushOutcome {
  const { status, retryAfter } = answer;
  const reason = reasonOf(answer);
  if (status === 200) return 'sent';
  if (status === 410 || (status === 400 && GONE.has(reason))) {
    if (reason === 'BadDeviceToken')
      state.say(
        'Apple does not know the token of an iPhone or iPad, which is forgotten until the app is opened again. If that happens to each, APNS_URL is not the one that the app was built for.',
      );
    return 'gone';
  }
  if (reason === 'DeviceTokenNotForTopic') {
    state.say(
      'The app on an iPhone or iPad has another bundle id than APNS_TOPIC: it gets no push notifications.',
    );
    return 'failed';
  }
  if ([401, 403, 404, 405].includes(status) || OF_SETTINGS.has(reason))
    return state.misconfigured(
      `Apple refuses to send (${status} ${reason}): iPhones and iPads get no push notifications. Look at APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC and APNS_URL.`,
    );
  logWarning('A push notification could not be sent to an iPhone or iPad', `${status} ${reason}`);
  if (reason === 'TooManyRequests') return inTime(retryAfter) ?? 'failed';
  return status === 429 || status >= 500 ? state.overloaded(retryAfter) : 'failed';
}
