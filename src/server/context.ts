import type { Config } from './config.ts';
import type { Db } from './db.ts';

/** Who is asking, as the server knows them: nothing in it comes from the request but the session cookie. */
export interface Caller {
  /** `null` for a visitor. */
  user: CallerUser | null;
  isAdmin: boolean;
  /** Status of the newest subscription, `ACTIVE` when any is; `null` when there never was one. */
  subscription: string | null;
  /** The kitchen that owns this person's plans and lists. */
  kitchenId: string | null;
}

export interface CallerUser {
  id: string;
  email: string;
  name: string;
  username: string | null;
  avatarUrl: string | null;
  hasCompletedProfile: boolean;
  units: 'written' | 'metric' | 'us';
  diets: string[];
}

export const VISITOR: Caller = {
  user: null,
  isAdmin: false,
  subscription: null,
  kitchenId: null,
};

/** What every endpoint is called with. */
export interface RequestContext {
  /** The database; inside a writing endpoint, its transaction. */
  db: Db;
  caller: Caller;
  config: Config;
  now: Date;
  headers: Headers;
  /** The caller's network address, after trusted proxies. */
  address: string;
  /** Sent with the answer; cookies go here. */
  responseHeaders: Headers;
}

/** The signed-in caller of an endpoint that admits only such callers. */
export function signedIn(context: RequestContext): CallerUser {
  if (!context.caller.user) throw new Error('An endpoint that needs a person was declared open to visitors.');
  return context.caller.user;
}
