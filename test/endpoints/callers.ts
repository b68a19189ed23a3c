import { SCOPES, type Scope } from '../../src/features/api-tokens/rules/scopes.ts';
import { newId } from '../../src/shared/id.ts';
import type { Person, World } from '../world.ts';
import { type Belongings, belongingsOf, somebodyPaying } from './belongings.ts';
import type { Role } from './policy.ts';

/** The caller in a role, and their own rows. */
export interface Caller {
  fetch: World['visitor']['fetch'];
  /** Rows of the caller, or of a stranger for visitors. */
  own: Belongings;
  /** Spare rows, which a suspended person can no longer create. */
  stock?: Belongings[];
  /** Creates new rows of an author. */
  remade?(): Belongings;
}

/** How often a suspended person's rows can be replaced. */
const STOCK = 4;
const STOCKED = new Set(['comment', 'reel', 'rating']);

/** The same caller, with new rows to replace those that a call used up. */
export function renewed(world: World, caller: Caller, used: readonly string[]): Caller {
  const { person } = caller.own;
  const isInStock = used.some((kind) => STOCKED.has(kind));
  const next =
    (isInStock ? caller.stock?.pop() : undefined) ?? caller.remade?.() ?? belongingsOf(world, person);
  const kept = Object.entries(caller.own).filter(([kind]) => !used.includes(kind));
  return { ...caller, own: { ...next, ...Object.fromEntries(kept) } };
}

/** Belongings that record which of them are used. */
export function noting(own: Belongings): { own: Belongings; used: string[] } {
  const used: string[] = [];
  const noted = Object.entries(own).map(([kind, make]) => [
    kind,
    typeof make === 'function'
      ? () => {
          used.push(kind);
          return make();
        }
      : make,
  ]);
  return { own: Object.fromEntries(noted) as Belongings, used };
}

/** Suspends somebody permanently, as a moderator does. */
const suspend = ({ database }: World, { id }: Person) =>
  database.pool.query(
    "insert into sanctions (id, user_id, kind, reason) values ($1, $2, 'suspension', 'spam')",
    [newId(), id],
  );

/** Makes everything a person can own. */
export async function makeAll(own: Belongings): Promise<void> {
  for (const make of Object.values(own)) if (typeof make === 'function') await make();
}

/**
 * A new person in a role. Suspended people can create nothing public, so everything is created before the suspension, unless
 * `owning` is false.
 */
export async function callerAs(
  world: World,
  role: Role,
  { owning = true }: { owning?: boolean } = {},
): Promise<Caller> {
  if (role === 'newcomer') return own(belongingsOf(world, await world.person()));
  if (role === 'member') return own(await withProfile(belongingsOf(world, await world.person())));
  if (role === 'author') {
    const { person } = await withProfile(belongingsOf(world, await world.person()));
    const remade = () => belowOnesOwn(world, belongingsOf(world, person));
    return { ...own(remade()), remade };
  }
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
    const stock = Array.from({ length: owning ? STOCK : 0 }, () => belongingsOf(world, person));
    const { comment, reel, rating, picture, removal, upload, recipe } = subscriber;
    const made = { comment, reel, rating, picture, removal, upload, recipe };
    for (const make of owning ? Object.values(made) : []) await make();
    for (const { comment, reel, rating } of stock) await Promise.all([comment(), reel(), rating()]);
    await suspend(world, person);
    return { ...own(subscriber), stock };
  }
  return own(subscriber);
}

/** An author's rows, with a comment by somebody else. */
function belowOnesOwn(world: World, author: Belongings): Belongings {
  let made: Promise<string> | undefined;
  const write = async () => {
    const reader = await world.person();
    const { comment } = await reader.api.comments.add({
      ...{ on: 'recipe', id: await author.recipe() },
      ...{ commentId: newId(), text: 'Lovely.' },
    });
    return comment.id;
  };
  return { ...author, comment: () => (made ??= write()) };
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
