import { oc } from '@orpc/contract';
import type { Message } from '#shared/t.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

/** The part that needs a subscription: most of it (`browse`), everything (`strict`) or nothing (`open`). */
export const ACCESS_MODES = ['browse', 'strict', 'open'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

/**
 * Who may call an endpoint. `public`: anyone, always. `browse`: anyone, unless everything is behind the paywall. `profile`:
 * the same, but never behind the paywall for signed-in people. `device`: for data on the visitor's own device; anyone if
 * there is no paywall, otherwise `subscriber`. `member`, `subscriber`, `admin`: a signed-in person, one with an active
 * subscription, an admin. `elevated`: an admin who has logged in as admin within the last 24 hours.
 */
export type Access =
  | 'public'
  | 'browse'
  | 'profile'
  | 'device'
  | 'member'
  | 'subscriber'
  | 'admin'
  | 'elevated';

/** How often something may be attempted. Endpoints with the same limit share its count. */
export interface RateLimit {
  name: string;
  attempts: number;
  seconds: number;
  /** The attempts, in the plural, for the error message. */
  what: Message;
  /** Counted per signed-in person (visitors are not counted), per network address, or for everyone together. */
  per: 'user' | 'address' | 'everyone';
  /** Counted across all processes, not in each separately. */
  everywhere?: boolean;
}

/** The largest body an endpoint reads, and the message for larger ones. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

export interface EndpointMeta {
  access: Access;
  /** All of these are counted before anything else happens. */
  rateLimits?: readonly RateLimit[];
  /** 256 kB by default. */
  body?: BodyLimit;
  /** True if the body is a raw file, not JSON. */
  takesFile?: boolean;
  /**
   * False for an endpoint whose command opens its own transaction, or whose steps are always completed once begun.
   * `statement` for one that writes only with its last statement, which is a transaction by itself.
   */
  transaction?: false | 'statement';
  /**
   * True if it works with other people's rows, so that its caller is not named to the database: a secret in the request
   * grants access, or people are moved between kitchens (docs/decisions/0057-row-policies.md).
   */
  asServer?: true;
  /** True if it mostly waits: for another server, or for a separate process with its own limits. It has no deadline. */
  asksElsewhere?: boolean;
  /** True if others see what it writes: suspended people may not call it. */
  publishes?: boolean;
  /** True if only the person themselves may call it: an admin signed in as them is refused. */
  inPerson?: boolean;
  /**
   * Whether it changes what is known about its caller (session, profile, subscription), or about anybody (suspension, gift):
   * takes effect at once in this process.
   */
  changesCaller?: boolean | 'anybody';
  /**
   * True if it changes settings that admins edit: takes effect in this process before the response, in others once notified.
   */
  changesSettings?: boolean;
  /** True if it changes the plan of the caller's kitchen; open pages are notified after the commit. */
  changesKitchen?: boolean;
  /** True if the response is the same for everyone admitted, and cacheable until the catalog changes. */
  sameForEveryone?: boolean;
  /** True if the response is cacheable until the kitchen's plan or list, or the catalog, changes. */
  sameForKitchen?: boolean;
  /**
   * True if the response contains only what is known about its caller: pages made from it are cacheable until that changes.
   */
  sameForCaller?: boolean;
}

interface EndpointOptions extends EndpointMeta {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /** Success status; 200 by default. */
  successStatus?: number;
  /** Error codes beyond those implied by its access. */
  errors?: ErrorCode[];
}

const ACCESS_ERRORS: Record<Access, ErrorCode[]> = {
  public: [],
  browse: ['not_signed_in', 'subscription_required'],
  profile: ['not_signed_in'],
  device: ['not_signed_in', 'subscription_required'],
  member: ['not_signed_in'],
  subscriber: ['not_signed_in', 'subscription_required'],
  admin: ['not_signed_in', 'forbidden'],
  elevated: ['not_signed_in', 'forbidden', 'not_elevated'],
};

/** Starts a contract's endpoint: its REST route, access and errors. */
export function endpoint({ method, path, summary, successStatus, errors = [], ...meta }: EndpointOptions) {
  const codes = new Set<ErrorCode>(['invalid_input', ...ACCESS_ERRORS[meta.access], ...errors]);
  if (meta.rateLimits) codes.add('rate_limited');
  if (meta.inPerson) codes.add('forbidden');
  if (meta.body) codes.add('too_large');
  if (method !== 'GET' && !meta.takesFile) codes.add('unsupported_media_type');
  const [tag] = path.slice(1).split('/');
  return oc
    .$meta<EndpointMeta>(meta)
    .$route({ method, path, summary, tags: [tag ?? 'api'], ...(successStatus ? { successStatus } : {}) })
    .errors(Object.fromEntries([...codes].map((code) => [code, { status: ERROR_STATUS[code] }])));
}
