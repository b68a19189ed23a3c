import { SCOPES, type Scope } from '../src/features/api-tokens/rules/scopes.ts';
import { newId } from '../src/shared/id.ts';
import { type Belongings, belongingsOf, somebodyPaying } from './belongings.ts';
import type { Role } from './policy.ts';
import type { Person, World } from './world.ts';

/** Whoever calls in a role, and the rows that are their own. */
export interface Caller {
  fetch: World['visitor']['fetch'];
  /** Rows of the caller, or of a stranger for visitors. */
  own: Belongings;
}

/** Suspends somebody for good, as a moderator does. */
const suspend = ({ database }: World, { id }: Person) =>
  database.pool.query(
    "insert into sanctions (id, user_id, kind, reason) values ($1, $2, 'suspension', 'spam')",
    [newId(), id],
  );

/** Makes everything a person can own. */
export async function makeAll(own: Belongings): Promise<void> {
  for (const make of Object.values(own)) if (typeof make === 'function') await make();
}

/** Somebody new in a role. Suspended people can make nothing that others see, so all of it is made before, unless `owning` is false. */
export async function callerAs(
  world: World,
  role: Role,
  { owning = true }: { owning?: boolean } = {},
): Promise<Caller> {
  if (role === 'newcomer') return own(belongingsOf(world, await world.person()));
  if (role === 'member') return own(await withProfile(belongingsOf(world, await world.person())));
  if (role === 'moderator') return own(belongingsOf(world, await world.person({ admin: true })));
  if (role === 'admin') return own(belongingsOf(world, await world.person({ elevated: true })));
  const subscriber = await withProfile(await somebodyPaying(world));
  const { person } = subscriber;
  if (role === 'visitor') return { fetch: world.visitor.fetch, own: subscriber };
  if (role === 'impersonator') {
    const admin = await world.person({ elevated: true });
    await admin.api.adminSession.actAs({ userId: person.id });
    return { fetch: admin.fetch, own: subscriber };
  }
  if (isScope(role)) return { fetch: await withToken(world, person, role), own: subscriber };
  if (role === 'suspended') {
    if (owning) await makeAll(subscriber);
    await suspend(world, person);
  }
  return own(subscriber);
}

const own = (belongings: Belongings): Caller => ({ fetch: belongings.person.fetch, own: belongings });

async function withProfile(belongings: Belongings): Promise<Belongings> {
  const { id, api } = belongings.person;
  await api.accounts.completeProfile({ username: `as_${id.slice(-12)}`, bio: '' });
  return belongings;
}

async function withToken(world: World, { api }: Person, scope: Scope): Promise<Person['fetch']> {
  const { secret } = await api.apiTokens.create({ name: scope, scopes: [scope], days: 30 });
  return (path, init = {}) =>
    world.visitor.fetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${secret}` } });
}

const isScope = (role: Role): role is Scope => (SCOPES as readonly string[]).includes(role);
