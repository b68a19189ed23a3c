import { AREAS_OF_TOKENS } from '../../src/app/server/token-areas.ts';
import { SCOPES, type Scope } from '../../src/features/api-tokens/rules/scopes.ts';
import type { Access } from '../../src/shared/endpoint.ts';
import type { ErrorCode } from '../../src/shared/errors.ts';
import type { Endpoint } from './endpoints.ts';
import { CLIENT_MADE, FIELDS } from './sweep-fields.ts';

/**
 * Who may do what. `docs/access.md` publishes this table, and test/sweep.test.ts tries each of its cells, so the two cannot
 * disagree.
 */
export const PEOPLE = {
  visitor: 'nobody is signed in',
  newcomer: 'signed in, has not completed a profile',
  member: 'signed in, without a subscription',
  author:
    'a member without a subscription whose own post the call is about; the comment below it is somebody else’s',
  subscriber: 'signed in, with an active subscription',
  otherSubscriber: 'another subscriber, who sends ids that belong to the first one',
  suspended: 'a subscriber whom moderators have suspended',
  moderator: 'an admin who has not logged in as admin',
  admin: 'an admin who has logged in as admin within a day',
  impersonator: 'an admin who is signed in as a subscriber',
} as const;
export type PersonRole = keyof typeof PEOPLE;
/** A person, or an API token of a subscriber with one scope. */
export type Role = PersonRole | Scope;
export const ROLES = [...(Object.keys(PEOPLE) as PersonRole[]), ...SCOPES];

/** `yes`, or the code of the refusal; `refused` if that depends on what the id refers to. */
export type Answer = 'yes' | 'refused' | ErrorCode;

const EVERYONE = {
  visitor: 'yes',
  newcomer: 'yes',
  member: 'yes',
  author: 'yes',
  subscriber: 'yes',
  otherSubscriber: 'yes',
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
  author: 'subscription_required',
} as const;
const ADMINS = {
  ...MEMBERS,
  newcomer: 'forbidden',
  member: 'forbidden',
  author: 'forbidden',
  subscriber: 'forbidden',
  otherSubscriber: 'forbidden',
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

/** What authors may not do with somebody else's comment on their content. They may pin it. */
const BELOW_ONES_OWN: Record<string, Answer> = {
  'comments.update': 'forbidden',
  'comments.remove': 'forbidden',
  'comments.restore': 'not_found',
};

/** Another admin has to revoke the role first. */
const NOT_BY_ADMINS = new Set(['accountData.requestDeletion']);

/** The required fields of an endpoint that take somebody's id, with what each is tried with. */
export const foreignFields = ({ name, idFields, required }: Endpoint) =>
  idFields.flatMap((field) => {
    const plan = FIELDS[`${name} ${field}`];
    const isTheirs = plan && 'theirs' in plan && required.includes(field) && plan.unknown !== CLIENT_MADE;
    return isTheirs ? [{ field, plan }] : [];
  });

/** How an endpoint responds to a role, before looking at the input other than its ids. */
export function policy(role: Role, endpoint: Endpoint): Answer {
  const { access, inPerson, publishes, sameForEveryone, name, method } = endpoint;
  if (role in PEOPLE) {
    const answer = BY_ACCESS[access][role as PersonRole];
    if (answer !== 'yes') return answer;
    if (role === 'impersonator' && inPerson) return 'forbidden';
    if (NOT_BY_ADMINS.has(name) && (role === 'moderator' || role === 'admin')) return 'forbidden';
    if (role === 'author') return BELOW_ONES_OWN[name] ?? 'yes';
    if (role === 'otherSubscriber')
      return foreignFields(endpoint).every(({ plan }) => plan.allowed || plan.shown) ? 'yes' : 'refused';
    return role === 'suspended' && publishes ? 'forbidden' : 'yes';
  }
  if (BY_ACCESS[access].subscriber !== 'yes') return BY_ACCESS[access].subscriber;
  if (sameForEveryone) return 'yes';
  const [area, verb] = role.split(':');
  const feature = name.split('.')[0] as keyof typeof AREAS_OF_TOKENS;
  const isReading = method === 'GET' || method === 'HEAD';
  return AREAS_OF_TOKENS[feature] === area && (isReading || verb === 'write') ? 'yes' : 'forbidden';
}
