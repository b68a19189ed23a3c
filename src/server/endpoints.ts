import { ORPCError } from '@orpc/client';
import type { AnyProcedure } from '@orpc/server';
import type { Access, EndpointMeta } from '#shared/endpoint.ts';
import { AppError, ERROR_STATUS, type ErrorCode, type InputIssue } from '#shared/errors.ts';
import { EXPECTED_KITCHEN, EXPECTED_USER } from '#shared/expected-user.ts';
import { isUuid } from '#shared/id.ts';
import { NOT_BEGUN } from '#shared/not-begun.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { type Caller, type RequestContext, VISITOR } from './context.ts';
import { statementsFor, transactionFor } from './database/acting.ts';
import { machineError, pgCode } from './database/database-errors.ts';
import type { Database } from './database/db.ts';
import { logError } from './monitoring/log.ts';
import type { RateLimits } from './rate-limits.ts';
import { EVERY_CALLER } from './session-cache.ts';
import { type Shown, shows, UNTRACKED } from './shown.ts';

interface Asked {
  context: RequestContext;
  procedure: AnyProcedure;
  path: readonly string[];
}

interface Call extends Asked {
  next(options?: Asked): Promise<unknown>;
}

/** Wraps every endpoint, however it is called. */
export interface AroundEndpoint {
  /** Refuses callers who may not call it now. Does not need the input, which is not even read for those it refuses. */
  admit(asked: Asked): Promise<void>;
  /** Calls the endpoint for a caller who was admitted. */
  run(call: Call): Promise<unknown>;
}

const REFUSALS = {
  not_signed_in: msg('Please sign in to continue.'),
  subscription_required: msg('Please subscribe to access the app features.'),
  forbidden: msg('You are not allowed to do this.'),
  not_elevated: msg('Admin permissions not available. Please log in again as admin.'),
} satisfies Partial<Record<ErrorCode, string>>;

interface Capacity {
  within<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** In-process calls for a page were admitted with the page. */
const NO_BOUND: Capacity = { within: (work) => work() };

interface Events {
  tell(kitchenId: string, page: string | null): void;
}

/** Why a caller may not call an endpoint with this access; `null` admits them. */
export type Refuse = (
  access: Access,
  context: Pick<RequestContext, 'caller' | 'settings' | 'now'>,
) => Refusal | null;

/** Records a write by an admin who is signed in as somebody else. */
export type RecordImpersonated = (context: RequestContext, endpoint: string) => Promise<void>;

/** Whether an API token with these scopes may call an endpoint of a feature. */
export type AllowsToken = (scopes: readonly string[], feature: string, isChange: boolean) => boolean;

type Refusal = keyof typeof REFUSALS;

export interface Surroundings {
  database: Database;
  /** The caches of the process. */
  memory: { changed(changes: readonly Shown[]): void; caughtUp(): Promise<boolean> };
  settings: { readAgain(): Promise<void> };
  events: Events;
  rateLimits: RateLimits;
  refuse: Refuse;
  recordImpersonated: RecordImpersonated;
  allowsToken: AllowsToken;
  capacity?: Capacity;
}

/** Throws if the caller lacks this access. */
export function expectAccess(refuse: Refuse, access: Access, context: Parameters<Refuse>[1]): void {
  const refusal = refuse(access, context);
  if (refusal) throw new AppError(refusal, REFUSALS[refusal]);
}

/** A cookie set briefly after a change: another process's cache, or a replica, may not have it yet. */
export const JUST_CHANGED = 'plateful.changed';
export const JUST_CHANGED_S = 3;

/** An endpoint's declaration in its contract. */
export function declarationOf(procedure: AnyProcedure): { meta: EndpointMeta; isRead: boolean } {
  const { meta, route } = procedure['~orpc'] as unknown as {
    meta: EndpointMeta;
    route: { method?: string };
  };
  return { meta, isRead: route.method === 'GET' };
}

/**
 * Admits the caller. Then, with the input, waits for a slot, opens a transaction for writes, and maps every error to one of
 * the closed set of codes. Endpoints that are the same for everyone are not told who calls.
 */
export function aroundEndpoint({
  database,
  memory,
  settings,
  events,
  rateLimits,
  refuse,
  recordImpersonated,
  allowsToken,
  capacity = NO_BOUND,
}: Surroundings): AroundEndpoint {
  const expectAllowed = ({ context, procedure, path }: Asked): void => {
    const { meta, isRead } = declarationOf(procedure);
    expectAccess(refuse, meta.access, context);
    const { scopes } = context.caller;
    if (scopes && !meta.sameForEveryone && !allowsToken(scopes, path[0] ?? '', !isRead))
      throw new AppError(
        'forbidden',
        t('This API token does not allow this. See its scopes in the settings.'),
      );
    expectUser(context);
    if (meta.inPerson) refuseImpersonator(context);
    if (meta.publishes) refuseSuspended(context);
  };
  /**
   * The context with the caller as known now. A body may arrive half a minute after its head: meanwhile, the session may have
   * ended, or its person been suspended or removed from a household.
   */
  const stillAllowed = async (asked: Asked): Promise<RequestContext> => {
    const { context: before, procedure } = asked;
    const caller = await before.callerNow?.();
    if (!caller || caller === before.caller) return before;
    const context = { ...before, caller };
    if (before.caller.user && caller.user) expectSame(before.caller, caller, declarationOf(procedure).meta);
    expectAllowed({ ...asked, context });
    return context;
  };
  const admit = async ({ context, procedure, path }: Asked): Promise<void> => {
    const { meta } = declarationOf(procedure);
    try {
      expectAllowed({ context, procedure, path });
      for (const limit of meta.rateLimits ?? []) await rateLimits.consumeFor(context, limit);
      sayWhoMayKeep(meta, context);
    } catch (error) {
      throw told(error, { context, path }, false);
    }
  };
  const run = async (call: Call): Promise<unknown> => {
    const { meta, isRead } = declarationOf(call.procedure);
    const deadline = meta.asksElsewhere ? undefined : call.context.deadline;
    let begun = false;
    try {
      const work = async () => {
        const now = isRead ? call.context : await stillAllowed(call);
        begun = true;
        const known = { ...now, expectStillAdmitted: async () => void (await stillAllowed(call)) };
        const context = meta.sameForEveryone ? { ...known, caller: VISITOR } : known;
        const proceed = async (within: RequestContext) => {
          if (!isRead && within.caller.impersonator) await recordImpersonated(within, call.path.join('.'));
          return call.next({ ...call, context: within });
        };
        const byCaller = (work: typeof proceed) =>
          actsForCaller(meta) ? statementsFor(database, context, work) : work(context);
        if (isRead) return byCaller(proceed);
        if (meta.transaction !== undefined) deadline?.expectTimeToWrite();
        if (meta.transaction === false) return byCaller(proceed);
        if (meta.transaction === 'statement')
          return byCaller((within) =>
            proceed({ ...within, db: deadline?.ofStatements(within.db) ?? within.db }),
          );
        deadline?.expectTimeToCommit();
        const actor = actsForCaller(meta) ? context.caller : VISITOR;
        return transactionFor(database, actor, async (db) => {
          const output = await proceed({ ...context, db: deadline?.ofTransaction(db) ?? db });
          deadline?.expectTimeToCommit();
          return output;
        });
      };
      // Endpoints that wait for other servers use no slot.
      const output = await (meta.asksElsewhere ? work() : capacity.within(work));
      // Must take effect before the caller's next request; other processes are notified.
      if (meta.changesCaller === 'anybody') memory.changed([EVERY_CALLER]);
      else if (meta.changesCaller) memory.changed([`caller:${call.context.caller.user?.id}`, 'callers']);
      // The change is stored even if it cannot be read right now.
      if (meta.changesSettings) await settings.readAgain().catch(() => {});
      if (meta.changesKitchen) tellKitchen(events, call.context);
      if (!isRead) await makeKnown(memory, call.context);
      return output;
    } catch (error) {
      const wire = told(error, call, begun);
      // It may have been committed nevertheless, if only the database's answer was lost.
      if (begun && wire.status >= 500 && !isRead) {
        if (meta.changesKitchen) tellKitchen(events, call.context);
        await makeKnown(memory, call.context);
      }
      throw wire;
    }
  };
  return { admit, run };
}

/** An error in the form its caller sees. */
function told(error: unknown, { context, path }: Pick<Asked, 'context' | 'path'>, begun: boolean) {
  const { config, responseHeaders } = context;
  const wire = toWireError(error, path, config.databaseUrl ? null : config.dataDir);
  if (wire.status === 503 && !begun) responseHeaders.set(NOT_BEGUN, '1');
  if (wire.data.retryAfter) responseHeaders.set('retry-after', String(wire.data.retryAfter));
  return wire;
}

/** Public endpoints act on a password or a secret, no matter who is signed in. */
function actsForCaller({ access, asServer }: EndpointMeta): boolean {
  return access !== 'public' && !asServer;
}

function expectUser({ headers, caller }: RequestContext): void {
  const expected = headers.get(EXPECTED_USER);
  if (expected !== null && expected !== caller.user?.id) throw someoneElse();
  const kitchen = headers.get(EXPECTED_KITCHEN);
  if (kitchen !== null && kitchen !== caller.kitchenId) throw otherHousehold();
}

/** An admin may have returned to their own account, and a cook to their own kitchen, while the request arrived. */
function expectSame(before: Caller, now: Caller, { changesKitchen }: EndpointMeta): void {
  if (before.user?.id !== now.user?.id) throw someoneElse();
  if (changesKitchen && before.kitchenId !== now.kitchenId) throw otherHousehold();
}

function someoneElse(): AppError {
  return new AppError('not_signed_in', t('Someone else is signed in now. Please reload the page.'));
}

function otherHousehold(): AppError {
  return new AppError(
    'conflict',
    t('This was meant for the household you were in before. Please make this change again.'),
  );
}

function refuseImpersonator({ caller: { impersonator } }: RequestContext): void {
  if (impersonator)
    throw new AppError('forbidden', t('Only the person themselves can do this. Return to Admin first.'));
}

function refuseSuspended({ caller: { suspension }, now }: RequestContext): void {
  if (!suspension || (suspension.until !== null && new Date(suspension.until) <= now)) return;
  throw new AppError(
    'forbidden',
    suspension.until
      ? t('Your account is suspended until {date}. You can still read, plan and shop.', {
          date: suspension.until.slice(0, 10),
        })
      : t('Your account is suspended. You can still read, plan and shop.'),
  );
}

function sayWhoMayKeep(meta: EndpointMeta, { caller, responseHeaders }: RequestContext): void {
  if (meta.sameForEveryone) responseHeaders.set('cache-control', 'public, no-cache');
  if (meta.sameForKitchen && caller.user) responseHeaders.set('cache-control', 'private, no-cache');
  if (!meta.sameForEveryone && !meta.sameForKitchen && !meta.sameForCaller) shows(UNTRACKED);
}

function tellKitchen(events: Events, { caller, headers }: RequestContext): void {
  if (caller.kitchenId) events.tell(caller.kitchenId, pageOf(headers));
}

/**
 * People who made a change must see it in their next request. With an embedded database, the only process waits for its
 * notification; an external one may have other processes, which are notified a moment later, and replicas, which lag.
 */
async function makeKnown(memory: Surroundings['memory'], { config, responseHeaders }: RequestContext) {
  if (!config.databaseUrl) {
    await memory.caughtUp();
    return;
  }
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  responseHeaders.append(
    'set-cookie',
    `${JUST_CHANGED}=1; Path=/; Max-Age=${JUST_CHANGED_S}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** The id of the calling page, so that it is not notified of its own changes. */
function pageOf(headers: Headers): string | null {
  const page = headers.get('x-plateful-page');
  return page && isUuid(page) ? page : null;
}

/** The one shape in which errors leave the server. Causes stay in the log. */
export function toWireError(
  error: unknown,
  path: readonly string[] = [],
  dataDir: string | null = null,
): ORPCError<string, { issues: InputIssue[]; retryAfter?: number }> {
  const known = toAppError(error, dataDir);
  if (known.code === 'internal') logError(`${path.join('.') || 'request'} failed`, error);
  return new ORPCError(known.code, {
    status: known.status,
    message: t(known.message as Message),
    data: {
      issues: known.issues.map(inTheirLanguage),
      ...(known.retryAfter ? { retryAfter: known.retryAfter } : {}),
    },
  });
}

const inTheirLanguage = ({ path, message }: InputIssue): InputIssue => ({
  path,
  message: t(message as Message),
});

/** PostgreSQL's codes for text it cannot store, such as a null character. */
const UNREADABLE: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Raised by `keep_an_admin` in the database. */
const LAST_ADMIN_STAYS = 'PF001';

/** Maps an error to what the caller sees; the error itself stays in the log. */
export function toAppError(error: unknown, dataDir: string | null = null): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError && error.code in ERROR_STATUS)
    return new AppError(error.code as ErrorCode, error.message, { issues: error.data?.issues ?? [] });
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') return inputError(error);
  if (error instanceof ORPCError && error.status === 413)
    return new AppError('too_large', t('The request is too large. Please send less.'));
  const machine = machineError(error, dataDir);
  if (machine) return machine;
  const code = pgCode(error);
  if (code === '23505') return new AppError('conflict', t('This already exists.'));
  if (code === LAST_ADMIN_STAYS)
    return new AppError('conflict', t('This is the last admin, who has to stay.'));
  if (code === '23503') return new AppError('not_found', t('What this refers to no longer exists.'));
  if (code && UNREADABLE.has(code))
    return new AppError('invalid_input', t('The text contains an invalid character. Please type it again.'));
  return new AppError('internal', t('Something went wrong. Please try again.'), { cause: error });
}

function inputError(error: ORPCError<string, unknown>): AppError {
  const raw =
    (
      error.data as
        | { issues?: { message: string; path?: (PropertyKey | { key: PropertyKey })[] }[] }
        | undefined
    )?.issues ?? [];
  const issues = raw.slice(0, 20).map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: issue.message,
  }));
  return new AppError(
    'invalid_input',
    issues[0]?.message ?? t('The request could not be read. Please check it and try again.'),
    { issues },
  );
}
