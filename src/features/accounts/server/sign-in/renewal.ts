import type { Config } from '#server/config.ts';
import type { Caller } from '#server/context.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { memberCookie } from '#shared/member-cookie.ts';
import { type Auth, SESSION_S } from './better-auth.ts';

const isOfSession = (cookie: string) => cookie.includes('session_token=');

/** Extends sessions in use, once a day: people who come back in time never have to sign in again. */
export class SessionRenewal {
  readonly #auth: Auth;
  readonly #publicUrl: string;
  /** Callers are cached for up to a minute, during which the session's cached end does not change. */
  readonly #extended = new WeakSet<Caller>();

  constructor(auth: Auth, { publicUrl }: Pick<Config, 'publicUrl'>) {
    this.#auth = auth;
    this.#publicUrl = publicUrl;
  }

  /** Adds the cookies of an extended session to a response. Only for responses that nobody but this caller gets. */
  async extend(headers: Headers, caller: Caller, answer: Response): Promise<void> {
    const { renewFrom } = caller;
    if (!renewFrom || renewFrom > new Date() || this.#extended.has(caller)) return;
    // After signing in or out, that new cookie must stay.
    if (answer.headers.getSetCookie().some(isOfSession)) return;
    this.#extended.add(caller);
    try {
      const renewed = await this.#auth.api.getSession({ headers, returnHeaders: true });
      const cookies = renewed.response ? renewed.headers.getSetCookie().filter(isOfSession) : [];
      if (cookies.length === 0) return;
      for (const cookie of [...cookies, memberCookie(this.#publicUrl, SESSION_S)])
        answer.headers.append('set-cookie', cookie);
    } catch (error) {
      // The session stays valid until its end, and the next request tries again.
      logWarning('A session could not be extended', error);
    }
  }
}
