import { oc } from '@orpc/contract';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint. `public`: anyone, always. `browse`: anyone, unless the whole app is behind the paywall.
 * `profile`: the same, but whoever is signed in stands before no paywall. `device`: what visitors do with what their
 * own device keeps: anyone where there is no paywall, else as `subscriber`. `member`, `subscriber`, `admin`: a signed-in person, one with an active subscription, an admin.
 */
export type Access = 'public' | 'browse' | 'profile' | 'device' | 'member' | 'subscriber' | 'admin';

/** How often something may be attempted. Endpoints that name the same limit share its count. */
export interface RateLimit {
  name: string;
  attempts: number;
  seconds: number;
  /** What is attempted, in the plural, for the message. */
  what: string;
  /** Counted for the signed-in person (visitors are not), or for the network address of whoever calls. */
  per: 'user' | 'address';
  /** Counted by all processes on one database together, not by each for itself. */
  everywhere?: boolean;
}

/** The largest body an endpoint reads, and what is said of a larger one. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

export interface EndpointMeta {
  access: Access;
  /** Each is counted before anything else is done. */
  rateLimits?: readonly RateLimit[];
  /** 2 MB unless declared. */
  body?: BodyLimit;
  /** False for an endpoint whose command opens its own transaction. */
  transaction?: boolean;
  /** True when most of its time goes by elsewhere: at another machine, or in a process of its own that has its own bounds. */
  asksElsewhere?: boolean;
  /** True when it changes what the server knows of its caller (session, profile, subscription). */
  changesCaller?: boolean;
  /** True when it changes the plan of the caller's kitchen: whoever follows it is told once that is done. */
  changesKitchen?: boolean;
  /** True when the answer is the same for everyone who is admitted, and may be cached until the catalogue changes. */
  sameForEveryone?: boolean;
  /** True when the answer stays right until the kitchen's plan, its list or the catalogue changes. */
  sameForKitchen?: boolean;
}

interface EndpointOptions extends EndpointMeta {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /** Status of a good answer; 200 unless told. */
  successStatus?: number;
  /** Error codes beyond those every endpoint of its access can answer. */
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
};

/** Starts a contract's endpoint: its REST route, who may call it, and the errors it can answer. */
export function endpoint({ method, path, summary, successStatus, errors = [], ...meta }: EndpointOptions) {
  const codes = new Set<ErrorCode>(['invalid_input', ...ACCESS_ERRORS[meta.access], ...errors]);
  if (meta.rateLimits) codes.add('rate_limited');
  if (meta.body) codes.add('too_large');
  const [tag] = path.slice(1).split('/');
  return oc
    .$meta<EndpointMeta>(meta)
    .$route({ method, path, summary, tags: [tag ?? 'api'], ...(successStatus ? { successStatus } : {}) })
    .errors(Object.fromEntries([...codes].map((code) => [code, { status: ERROR_STATUS[code] }])));
}
