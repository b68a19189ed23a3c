import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type pg from 'pg';
import type { ServerBuild } from 'react-router';
import { inject } from 'vitest';
import { createApp } from '../src/app/server/app.ts';
import { createHost } from '../src/app/server/http/host.ts';
import { readSiteSettings } from '../src/app/server/settings.ts';
import { grantAdmin } from '../src/features/accounts/server/commands/admins.ts';
import { createRecipes } from '../src/features/recipes/server/commands/recipes.ts';
import { grantSubscription } from '../src/features/subscription/server/commands/gift.ts';
import { type Config, readConfig } from '../src/server/config.ts';
import { FOR_REQUESTS, openDatabase } from '../src/server/database/db.ts';
import { APP_ROLE, grantAccess, migrate } from '../src/server/database/migrate.ts';
import { listenToDatabase } from '../src/server/database/notifications.ts';
import { ReplicaReads, readPrimary } from '../src/server/database/replica.ts';
import { createWebServer } from '../src/server/http/web-server.ts';
import { createMailer } from '../src/server/mail/mailer.ts';
import { Metrics } from '../src/server/monitoring/metrics.ts';
import { Traces } from '../src/server/monitoring/traces.ts';
import type { Api } from '../src/web/api.ts';
import { PASSWORD, TEMPLATE } from './database.ts';
import type { Replicated } from './failures/replicated.ts';
import { addAccount, startSession } from './people.ts';
import { cookiesOf } from './sessions.ts';

const ROOT = resolve(import.meta.dirname, '..');

export interface Person {
  id: string;
  email: string;
  name: string;
  cookie: string;
  /** The typed API over HTTP, as this person. */
  api: Api;
  /** A REST call or a page, as this person. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface RecipeInput {
  title?: string;
  description?: string;
  category?: string;
  tags?: string[];
  difficulty?: string;
  /** `null` means unknown. */
  prepTime?: number | null;
  cookTime?: number | null;
  servings?: number;
  ingredients?: { amount: string; name: string }[];
  instructions?: string[];
  /** Address of a stored picture. */
  image?: string;
  author?: Person;
  createdAt?: Date;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

interface Beside {
  /** Another world, whose database this one shares. */
  other: { connection: { database: string } };
  /** True if this one is not notified of changes, so that it may cache nothing. */
  isDeaf?: boolean;
}

interface Options {
  /** Its own database servers, instead of the ones that all worlds share. */
  on?: Replicated;
  beside?: Beside;
}

/** A complete Plateful with its own database, listening on a loopback port. Close it after the tests. */
export async function createWorld(settings: Record<string, string> = {}, { beside, on }: Options = {}) {
  const name = beside?.other.connection.database ?? `world_${randomUUID().replaceAll('-', '')}`;
  const base = { host: on?.primary.host ?? inject('socket'), port: 5432, user: 'plateful' };
  // Copying files takes a third of the time of writing the copy to the write-ahead log.
  if (!beside)
    await asAdmin(base, `create database ${name}${on ? '' : ` template ${TEMPLATE} strategy file_copy`}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'plateful-world-'));
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'loose', ...settings }),
  };
  const owner = openDatabase({ ...base, database: name }, 1);
  if (on) await migrate(owner.pool);
  const connection = { ...base, user: APP_ROLE, database: name };
  const database = openDatabase(connection, 6);
  if (on) await grantAccess(owner.pool, APP_ROLE);
  const reads = on
    ? new ReplicaReads(database, openDatabase({ ...connection, host: on.replica.host }, 6, FOR_REQUESTS))
    : readPrimary(database);
  const notifications = await listenToDatabase(beside?.isDeaf ? { ...connection, port: 1 } : connection);
  const outbox = join(dataDir, 'outbox');
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox });
  const app = createApp({
    config,
    secret: 'a secret for tests, thirty-two long',
    settings: await readSiteSettings(database, notifications, config),
    database,
    notifications,
    mailer,
  });
  const metrics = config.metricsToken ? new Metrics() : null;
  const traces = config.traces ? new Traces(config.traces) : null;
  const answer = createHost({
    metrics,
    traces,
    app,
    config,
    database,
    reads,
    loadBuild,
    clientFolder: null,
    publicFolder: join(ROOT, 'public'),
  });
  const server = await createWebServer(config, (request, response) => {
    askByPublicName(request, config.publicUrl);
    return answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const fetchAs =
    (cookie: string) =>
    async (path: string, init: RequestInit = {}) => {
      // On a busy machine, loading them can take longer than a request is allowed.
      if (!/^\/(?:api|rpc)\//.test(path)) await loadBuild('en');
      return fetch(`${origin}${path}`, {
        redirect: 'manual',
        ...init,
        headers: {
          ...PLAINLY,
          ...(cookie ? { cookie } : {}),
          ...(init.body ? { 'content-type': 'application/json' } : {}),
          ...init.headers,
        },
      });
    };
  const apiAs = (cookie: string): Api =>
    createORPCClient(
      new RPCLink({
        url: `${origin}/rpc`,
        headers: { ...PLAINLY, ...(cookie ? { cookie } : {}) },
        fetch: (request, init) => untilServed(() => fetch(request.clone(), init)),
      }),
    );

  let made = 0;
  async function person(
    input: {
      subscribed?: boolean;
      admin?: boolean;
      /** An admin who has logged in as admin. */
      elevated?: boolean;
      name?: string;
      email?: string;
    } = {},
  ): Promise<Person> {
    const n = ++made;
    const account = {
      name: input.name ?? `Cook ${n}`,
      email: input.email ?? `cook${n}-${name.slice(6, 14)}@plateful.test`,
      passwordHash: inject('passwordHash'),
    };
    const id = await addAccount(app.auth, account);
    if (input.subscribed) await grantSubscription(database, id);
    if (input.admin || input.elevated) await grantAdmin(database, { id, email: account.email });
    const session = await startSession(app.auth, id);
    if (input.elevated)
      await database.pool.query(
        "update sessions set elevated_until = now() + interval '1 day' where user_id = $1",
        [id],
      );
    const cookie = `${session.name}=${session.value}`;
    return {
      id,
      email: account.email,
      name: account.name,
      cookie,
      api: apiAs(cookie),
      fetch: fetchAs(cookie),
    };
  }

  async function signIn(email: string, password: string): Promise<string> {
    const response = await fetchAs('')('/api/auth/sign-in', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`Signing in failed: ${await response.text()}`);
    return cookiesOf(response);
  }

  async function recipe(input: RecipeInput = {}): Promise<{ id: string; title: string }> {
    const id = randomUUID();
    const title = input.title ?? `Recipe ${id.slice(0, 8)}`;
    await createRecipes(database.db, [
      {
        id,
        title,
        description: input.description ?? 'Good and simple.',
        prepTime: input.prepTime === undefined ? 10 : input.prepTime,
        cookTime: input.cookTime === undefined ? 20 : input.cookTime,
        servings: input.servings ?? 4,
        difficulty: (input.difficulty ?? 'Easy') as 'Easy',
        category: input.category ?? 'dinner',
        tags: input.tags ?? [],
        ingredients: input.ingredients ?? [{ amount: '200 g', name: 'flour' }],
        instructions: input.instructions ?? ['Mix the flour.', 'Bake for 20 minutes.'],
        authorId: input.author?.id ?? null,
        authorName: input.author?.name ?? '',
        image: input.image ?? null,
        ...(input.createdAt ? { createdAt: input.createdAt } : {}),
      },
    ]);
    return { id, title };
  }

  const visitor = { api: apiAs(''), fetch: fetchAs('') };

  /** The emails sent so far, oldest first. */
  function mails(): string[] {
    try {
      return readdirSync(outbox)
        .sort()
        .map((file) =>
          readFileSync(join(outbox, file), 'utf8')
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '='),
        );
    } catch {
      return [];
    }
  }

  async function close(): Promise<void> {
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
    app.pictures.close();
    await app.reader.close();
    await app.lists.close();
    await app.chef.close();
    await app.views.recipes.close();
    await app.views.reels.close();
    await app.usage.close();
    await app.clocks.close();
    await app.errors.close();
    await app.events.close();
    app.cdn?.close();
    await mailer.close();
    metrics?.close();
    await traces?.close();
    await notifications.close();
    await reads.close();
    await Promise.all([database.close(), owner.close()]);
    if (!beside) await asAdmin(base, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }

  return {
    origin,
    config,
    app,
    database,
    /** The login that owns the tables; only migrations use it. */
    owner,
    reads,
    connection,
    visitor,
    person,
    signIn,
    recipe,
    mails,
    close,
    password: PASSWORD,
  };
}

/** Compressing responses and unpacking them takes a tenth of a route test. */
const PLAINLY = { 'accept-encoding': 'identity' };

const builds = new Map<string, Promise<ServerBuild>>();

/** Vitest resolves a module again on each import, and most requests render a page. */
function loadBuild(language: string): Promise<ServerBuild> {
  const path = join(ROOT, 'build/pages', language, 'server/index.js');
  const build = builds.get(language) ?? (import(pathToFileURL(path).href) as Promise<ServerBuild>);
  builds.set(language, build);
  return build;
}

/** A busy machine refuses requests; browsers then retry. */
export async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  for (let left = 20; ; left--) {
    const answer = await ask();
    const isTurnedAway =
      answer.status === 503 && (await answer.clone().text()).includes('Plateful is too busy right now');
    if (!isTurnedAway || left === 0) return answer;
    await wait(300);
  }
}

/** `fetch` always sends the address as `Host`: like a proxy, this passes on the public name. */
function askByPublicName(request: IncomingMessage, publicUrl: string): void {
  const at = request.rawHeaders.findIndex((name) => name.toLowerCase() === 'host') + 1;
  if (!request.rawHeaders[at]?.startsWith('127.0.0.1:')) return;
  request.headers.host = request.rawHeaders[at] = new URL(publicUrl).host;
}

async function asAdmin(base: pg.PoolConfig, statement: string): Promise<void> {
  const admin = openDatabase({ ...base, database: 'postgres' }, 1);
  try {
    await admin.pool.query(statement);
  } finally {
    await admin.close();
  }
}
