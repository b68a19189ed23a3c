import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { type Answer, ask, codeIn } from './ask.ts';
import { createGoogleAccess, GoogleRefused } from './google-access.ts';
import type { PhoneSender, PushMessage, PushOutcome } from './push-sender.ts';
import { ServiceState } from './service-state.ts';

type Options = NonNullable<Config['phones']['fcm']> & { timeoutMs?: number };

const TIMEOUT_MS = 10_000;
/** How long Google keeps a message for a phone that is off, as push services do for browsers. */
const KEPT = '86400s';

const accepted = z.object({ name: z.string().min(1) });
const refused = z.object({
  error: z.object({
    status: z.string().catch(''),
    message: z.string().catch(''),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional().catch(undefined),
          fieldViolations: z.array(z.object({ field: z.string().catch('') })).catch([]),
        }),
      )
      .catch([]),
  }),
});

/** Firebase Cloud Messaging, HTTP v1 (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages). */
export function createFcm({ account, url, timeoutMs = TIMEOUT_MS }: Options): PhoneSender {
  const state = new ServiceState();
  const access = createGoogleAccess(account, timeoutMs);
  const address = `${url}/v1/projects/${account.projectId}/messages:send`;

  const post = (body: string, token: string) =>
    ask(address, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      timeoutMs,
    });

  return {
    async send(token, message) {
      if (state.pause) return state.pause;
      const body = JSON.stringify({ message: toMessage(token, message) });
      try {
        const known = await access.token();
        let answer = await post(body, known);
        if (answer.status === 401) {
          // Google may invalidate an access token before it expires.
          access.forget(known);
          answer = await post(body, await access.token());
        }
        return outcomeOf(answer, state);
      } catch (error) {
        if (error instanceof GoogleRefused)
          return state.misconfigured(
            `Google does not accept the key in FCM_SERVICE_ACCOUNT (${error.reason}): phones with Android get no push notifications.`,
          );
        logWarning('A push notification could not be sent to a phone with Android', error);
        return 'failed';
      }
    },
  };
}

/** The phone shows the texts; the data is passed to the app on a tap. */
function toMessage(token: string, { id, title, text, path }: PushMessage) {
  return {
    token,
    notification: { title, body: text },
    data: { id, path },
    // A second one with the same tag replaces the first.
    android: { ttl: KEPT, notification: { tag: id } },
  };
}

function outcomeOf({ status, retryAfter, body }: Answer, state: ServiceState): PushOutcome {
  if (status === 200 && accepted.safeParse(body).success) return 'sent';
  const { data } = refused.safeParse(body);
  const said = data?.error;
  const reason = codeIn(said?.details.find(({ errorCode }) => errorCode)?.errorCode ?? said?.status);
  // Only with Google's own code: any server may respond 404 for an unknown page.
  if (status === 404 && reason === 'UNREGISTERED') return 'gone';
  if (status === 400 && isTokenRefused(said)) return 'gone';
  if (reason === 'SENDER_ID_MISMATCH') {
    state.say(
      'The app on a phone with Android belongs to another Firebase project than FCM_SERVICE_ACCOUNT: it gets no push notifications.',
    );
    return 'failed';
  }
  if ([401, 403, 404].includes(status))
    return state.misconfigured(
      `Firebase refuses to send (${status} ${reason}): phones with Android get no push notifications. Look at FCM_SERVICE_ACCOUNT and FCM_URL.`,
    );
  logWarning('A push notification could not be sent to a phone with Android', `${status} ${reason}`);
  return status === 429 || status >= 500 ? state.overloaded(retryAfter) : 'failed';
}

/** Google names the field, or says so in a sentence. Any other invalid argument is our mistake. */
function isTokenRefused(said: z.output<typeof refused>['error'] | undefined): boolean {
  const fields = said?.details.flatMap(({ fieldViolations }) => fieldViolations) ?? [];
  return (
    fields.some(({ field }) => field === 'message.token') ||
    /registration token is not a valid/i.test(said?.message ?? '')
  );
}
