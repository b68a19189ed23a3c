import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isUuid } from '#shared/id.ts';

/** Whom a request acts for (docs/decisions/0057-row-policies.md). */
export interface Actor {
  personId: string;
  kitchenId: string | null;
}

const actors = new AsyncLocalStorage<Actor>();

/** Runs work in which a named database tells PostgreSQL, with each statement and transaction, whom it acts for. */
export function actingAs<Result>(actor: Actor, work: () => PromiseLike<Result>): Promise<Result> {
  // Drizzle sends a statement only when it is awaited.
  return actors.run(checked(actor), async () => await work());
}

/**
 * Has to be prepared on a connection before a statement is sent along with it: pg tracks the preparation of that statement
 * only.
 */
export const NAMING = {
  name: 'name_actor',
  text: "select set_config('plateful.person', $1, true), set_config('plateful.kitchen', $2, true)",
};

/**
 * The same database, whose statements and transactions act for the person in `actingAs`. The person is named in the same
 * message as the statement or `begin`: a separate message would cost a round trip.
 */
export function namedDb(pool: pg.Pool, { isPooled }: { isPooled: boolean }): NodePgDatabase {
  const naming: pg.Pool = Object.create(pool, {
    connect: { value: () => pool.connect() },
    query: {
      value(statement: pg.QueryConfig, values: unknown[]) {
        const actor = actors.getStore();
        return actor
          ? pool.query(new NamedQuery({ ...statement, values }, actor, isPooled) as never)
          : pool.query(statement, values);
      },
    },
  });
  const db = drizzle(naming);
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const actor = actors.getStore();
    return begin(work, actor ? namingIn(actor) : config);
  };
  return db;
}

/** Names the actor along with `begin`. */
export function namingIn(actor: Actor): PgTransactionConfig {
  const { personId, kitchenId } = checked(actor);
  const settings = `set local plateful.person = '${personId}'; set local plateful.kitchen = '${kitchenId ?? ''}'`;
  return { isolationLevel: `read committed; ${settings}` as 'read committed' };
}

function checked(actor: Actor): Actor {
  for (const id of [actor.personId, actor.kitchenId])
    if (id !== null && !isUuid(id)) throw new Error('Only ids can be named in a transaction.');
  return actor;
}

/** How a query talks to its connection, which is missing from pg's types. */
interface Connection {
  parse(statement: { text: string; name: string }): void;
  bind(portal: { statement: string; values: unknown[] }): void;
  execute(portal: object): void;
}
declare class SentQuery {
  constructor(config: pg.QueryConfig & { callback?: undefined });
  name: string | undefined;
  prepare(connection: Connection): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const Query = pg.Query as unknown as typeof SentQuery;

/** A statement that is sent right after one that names its actor: until both are done they are one transaction. */
class NamedQuery extends Query {
  readonly #actor: Actor;
  readonly #isPooled: boolean;
  #isNaming = true;

  constructor(statement: pg.QueryConfig, actor: Actor, isPooled: boolean) {
    // pg leaves the callback of the previous run in the config object.
    super({ ...statement, callback: undefined });
    this.#actor = actor;
    this.#isPooled = isPooled;
    // A pooler may send the next run over another connection, which has not prepared the statement.
    if (isPooled) this.name = undefined;
  }

  requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: Connection): void {
    const { personId, kitchenId } = this.#actor;
    if (this.#isPooled) connection.parse({ text: NAMING.text, name: '' });
    connection.bind({
      statement: this.#isPooled ? '' : NAMING.name,
      values: [personId, kitchenId ?? ''],
    });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(row: unknown): void {
    if (!this.#isNaming) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isNaming) this.#isNaming = false;
    else super.handleCommandComplete(message, connection);
  }
}
