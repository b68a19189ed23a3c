import { AREAS_OF_TOKENS } from '../src/app/server/token-areas.ts';
import { SCOPES, type Scope } from '../src/features/api-tokens/rules/scopes.ts';
import type { Access } from '../src/shared/endpoint.ts';
import type { ErrorCode } from '../src/shared/errors.ts';
import type { Endpoint } from './endpoints.ts';

/**
 * Who may do what. `docs/security.md` publishes this table, and test/sweep.test.ts tries each of its cells: neither can
 * say anything that the other does not.
 */
export const PEOPLE = {
  visitor: 'nobody is signed in',
  newcomer: 'signed in, has not completed a profile',
  member: 'signed in, without a subscription',
  subscriber: 'signed in, with an active subscription',
  suspended: 'a subscriber whom moderators have suspended',
  moderator: 'an admin who has not logged in as admin',
  admin: 'an admin who has logged in as admin within a day',
  impersonator: 'an admin who is signed in as a subscriber',
} as const;
export type PersonRole = keyof typeof PEOPLE;
/** A person, or an API token of a subscriber with one scope. */
export type Role = PersonRole | Scope;
export const ROLES = [...(Object.keys(PEOPLE) as PersonRole[]), ...SCOPES];

/** `yes`, or the code of the refusal. */
export type Answer = 'yes' | ErrorCode;

const EVERYONE = {
  visitor: 'yes',
  newcomer: 'yes',
  member: 'yes',
  subscriber: 'yes',
  suspended: 'yes',
  moderator: 'yes',
  admin: 'yes',
  impersonator: 'yes',
} as const satisfies Record<PersonRole, Answer>;
const MEMBERS = { ...EVERYONE, visitor: 'not_signed_in' } as const;
const SUBSCRIBERS = {
  ...MEMBERS,
  newcomer: 'subscription_required',
  member: 'subscription_required',
} as const;
const ADMINS = {
  ...MEMBERS,
  newcomer: 'forbidden',
  member: 'forbidden',
  subscriber: 'forbidden',
  suspended: 'forbidden',
  impersonator: 'forbidden',
} as const;

/** What each declared access means, in the default mode (`ACCESS=browse`). */
export const BY_ACCESS: Record<Access, Record<PersonRole, Answer>> = {
  public: EVERYONE,
  browse: EVERYONE,
  profile: EVERYONE,
  device: SUBSCRIBERS,
  member: MEMBERS,
  subscriber: SUBSCRIBERS,
  admin: ADMINS,
  elevated: { ...ADMINS, moderator: 'not_elevated' },
};

/** What an endpoint answers a role before it looks at what it was sent. */
export function policy(role: Role, endpoint: Endpoint): Answer {
  const { access, inPerson, publishes, sameForEveryone, name, method } = endpoint;
  if (role in PEOPLE) {
    const answer = BY_ACCESS[access][role as PersonRole];
    if (answer !== 'yes') return answer;
    if (role === 'impersonator' && inPerson) return 'forbidden';
    return role === 'suspended' && publishes ? 'forbidden' : 'yes';
  }
  if (BY_ACCESS[access].subscriber !== 'yes') return BY_ACCESS[access].subscriber;
  if (sameForEveryone) return 'yes';
  const [area, verb] = role.split(':');
  const feature = name.split('.')[0] as keyof typeof AREAS_OF_TOKENS;
  const isReading = method === 'GET' || method === 'HEAD';
  return AREAS_OF_TOKENS[feature] === area && (isReading || verb === 'write') ? 'yes' : 'forbidden';
}

/** An address that is no endpoint: a feed, a file, a stream. */
export interface OtherRoute {
  method: string;
  path: string;
  what: string;
  /** The status for each role that differs from `status`. API tokens count as visitors: they open endpoints only. */
  except?: Partial<Record<PersonRole, number>>;
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

const OWNED = { moderator: 200, admin: 200 } as const;

/** `{video}`, `{picture}`, `{secret}` and `{upload}` are somebody else's; that video and picture are withheld. */
export const OTHER_ROUTES: readonly OtherRoute[] = [
  { method: 'GET', path: '/health/live', what: 'Health', status: 200 },
  { method: 'GET', path: '/api/openapi.json', what: 'The API’s document', status: 200 },
  { method: 'GET', path: '/personal?path=/', what: 'What is personal on shared pages', status: 200 },
  {
    method: 'GET',
    path: '/api/events',
    what: 'News of one’s own kitchen',
    status: 200,
    except: { visitor: 401 },
  },
  { method: 'GET', path: '/calendar/{secret}.ics', what: 'A shared plan; the secret opens it', status: 200 },
  {
    method: 'GET',
    path: '/calendar/nothing-that-exists.ics',
    what: 'A plan nobody shares',
    status: 404,
  },
  {
    method: 'GET',
    path: '/videos/{video}.mp4',
    what: 'A withheld video',
    status: 404,
    except: OWNED,
  },
  {
    method: 'GET',
    path: '/pictures/stored/{picture}-320.webp',
    what: 'A withheld picture',
    status: 404,
    except: OWNED,
  },
  {
    method: 'HEAD',
    path: '/uploads/reels/{upload}',
    what: 'Somebody else’s upload',
    status: 404,
    except: { visitor: 401 },
  },
  {
    method: 'GET',
    path: '/export/plateful.zip',
    what: 'Everything of one’s own',
    status: 200,
    except: { visitor: 401, impersonator: 403 },
  },
  ...['users', 'subscriptions'].map((file) => ({
    method: 'GET',
    path: `/admin/export/${file}.csv`,
    what: `A table of ${file}`,
    status: 403,
    except: { visitor: 401, admin: 200 } as const,
  })),
  { method: 'GET', path: '/dev/outbox', what: 'Unsent mails (only in a demo)', status: 404 },
  {
    method: 'POST',
    path: '/webhooks/paypal',
    what: 'A forged webhook',
    status: 404,
    body: '{}',
  },
];

/** The status of another route for a role. */
export function statusOf({ except, status }: OtherRoute, role: Role): number {
  const person: PersonRole = role in PEOPLE ? (role as PersonRole) : 'visitor';
  return except?.[person] ?? status;
}
