import type { UnitSystem } from '#shared/unit-systems.ts';
import type { WeekStart } from '#shared/week-start.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { Deadline } from './deadline.ts';
import type { SettingValues } from './site-settings.ts';

/** The caller, as the server knows them: only the session cookie comes from the request. */
export interface Caller {
  /** `null` for a visitor. */
  user: CallerUser | null;
  isAdmin: boolean;
  /** Status of the newest subscription, `ACTIVE` if any is; `null` without one. */
  subscription: string | null;
  /** `null` unless moderators have suspended this person: they may read, plan and shop, but publish nothing. */
  suspension: Suspension | null;
  /** The kitchen that owns this person's plans and lists. */
  kitchenId: string | null;
  /** When an admin's elevated session ends; `null` without one. */
  elevatedUntil: Date | null;
  /** What the API token of this call allows; `null` for a session, which allows everything. */
  scopes: readonly string[] | null;
  /** The admin who is signed in as this person; `null` when it is the person themselves. */
  impersonator: Impersonator | null;
  /** When a visit starts to extend the session; `null` without one. */
  renewFrom: Date | null;
}

export interface Impersonator {
  id: string;
  name: string;
  until: Date;
}

export interface Suspension {
  /** ISO time of its end; `null` if it has none. */
  until: string | null;
  /** The moderators' message. */
  message: string;
}

export interface CallerUser {
  id: string;
  email: string;
  name: string;
  username: string | null;
  avatarUrl: string | null;
  hasCompletedProfile: boolean;
  units: UnitSystem;
  diets: string[];
  allergens: string[];
  household: number | null;
  weekStart: WeekStart | null;
  /** `null` if they have never chosen one. */
  language: string | null;
}

export const VISITOR: Caller = {
  user: null,
  isAdmin: false,
  subscription: null,
  suspension: null,
  kitchenId: null,
  elevatedUntil: null,
  scopes: null,
  impersonator: null,
  renewFrom: null,
};

/** The context every endpoint is called with. */
export interface RequestContext {
  /** The database; inside a writing endpoint, its transaction. */
  db: Db;
  caller: Caller;
  config: Config;
  /** The settings that admins edit. */
  settings: SettingValues;
  now: Date;
  headers: Headers;
  /** The caller's network address, after trusted proxies. */
  address: string;
  /** Headers for the response, such as cookies. */
  responseHeaders: Headers;
  /** None for endpoints that may take as long as they need. */
  deadline?: Deadline;
  /** The caller as known at this moment: a request can take long to arrive. None for callers who are not identified. */
  callerNow?: () => Promise<Caller>;
  /** Throws if the caller may no longer do what this request asks for. For work that takes long, before it is stored. */
  expectStillAdmitted?: () => Promise<void>;
}

/** The signed-in caller of an endpoint that admits no visitors. */
export function signedIn(context: RequestContext): CallerUser {
  if (!context.caller.user) throw new Error('An endpoint that requires a signed-in person admits visitors.');
  return context.caller.user;
}
