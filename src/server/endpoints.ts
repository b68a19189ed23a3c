import { ORPCError } from '@orpc/client';
import type { AnyProcedure } from '@orpc/server';
import { decideApiAccess } from '#features/subscription/rules.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { AppError, ERROR_STATUS, type ErrorCode, type InputIssue } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { RequestContext } from './context.ts';
import type { Database } from './db.ts';
import { logError } from './log.ts';

interface Call {
  context: RequestContext;
  procedure: AnyProcedure;
  path: readonly string[];
  next(options?: Omit<Call, 'next'>): Promise<unknown>;
}

const REFUSALS: Record<'not_signed_in' | 'subscription_required' | 'forbidden', string> = {
  not_signed_in: 'Please sign in to continue.',
  subscription_required: 'Please subscribe to access the app features.',
  forbidden: 'You are not allowed to do this.',
};

interface Events {
  tell(kitchenId: string, page: string | null): void;
}

/** Set for a moment on whoever changed a plan: what another process keeps may not know of it yet. */
export const JUST_CHANGED = 'plateful.changed';

/**
 * What happens around every endpoint, however it is called: admit the caller, open a transaction when it writes,
 * and turn whatever is thrown into one of the closed error codes.
 */
export function aroundEndpoint(database: Database, callers: { forget(): void }, events: Events) {
  return async (call: Call): Promise<unknown> => {
    const { meta, route } = call.procedure['~orpc'] as unknown as {
      meta: EndpointMeta;
      route: { method?: string };
    };
    try {
      admit(meta, call.context);
      sayWhoMayKeep(meta, call.context);
      const plain = route.method === 'GET' || meta.transaction === false;
      const output = plain
        ? await call.next()
        : await database.db.transaction((db) => call.next({ ...call, context: { ...call.context, db } }));
      // What callers changed about themselves must hold for their very next request; other processes hear of it.
      if (meta.changesCaller) callers.forget();
      if (meta.changesKitchen) tellKitchen(events, call.context);
      return output;
    } catch (error) {
      const wire = toWireError(error, call.path);
      // It may have been written all the same: the answer of the database was lost, say.
      if (meta.changesKitchen && wire.status >= 500) tellKitchen(events, call.context);
      if (wire.data.retryAfter) call.context.responseHeaders.set('retry-after', String(wire.data.retryAfter));
      throw wire;
    }
  };
}

function sayWhoMayKeep(meta: EndpointMeta, { caller, responseHeaders }: RequestContext): void {
  if (meta.sameForVisitors && !caller.user) responseHeaders.set('cache-control', 'public, no-cache');
  if (meta.sameForKitchen && caller.user) responseHeaders.set('cache-control', 'private, no-cache');
}

function tellKitchen(events: Events, { caller, headers, config, responseHeaders }: RequestContext): void {
  if (!caller.kitchenId) return;
  events.tell(caller.kitchenId, pageOf(headers));
  // With a database of its own there may be other processes, which hear of it a moment later.
  if (config.databaseUrl)
    responseHeaders.append('set-cookie', `${JUST_CHANGED}=1; Path=/; Max-Age=2; HttpOnly; SameSite=Lax`);
}

/** The open page that calls, as it names itself: it need not be told of what it changed. */
function pageOf(headers: Headers): string | null {
  const page = headers.get('x-plateful-page');
  return page && isUuid(page) ? page : null;
}

function admit(meta: EndpointMeta, { caller, config }: RequestContext): void {
  const refusal = decideApiAccess(meta.access, config.access, {
    signedIn: caller.user !== null,
    isAdmin: caller.isAdmin,
    subscription: caller.subscription,
  });
  if (refusal) throw new AppError(refusal, REFUSALS[refusal]);
}

/** The one shape in which errors leave the server. Causes stay in the log. */
export function toWireError(
  error: unknown,
  path: readonly string[] = [],
): ORPCError<string, { issues: InputIssue[]; retryAfter?: number }> {
  const known = toAppError(error);
  if (known.code === 'internal') logError(`${path.join('.') || 'request'} failed`, error);
  return new ORPCError(known.code, {
    status: known.status,
    message: known.message,
    data: { issues: known.issues, ...(known.retryAfter ? { retryAfter: known.retryAfter } : {}) },
  });
}

/** What PostgreSQL says of text it cannot keep: a null character, say. */
const UNREADABLE: ReadonlySet<string> = new Set(['22021', '22P05']);

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError && error.code in ERROR_STATUS)
    return new AppError(error.code as ErrorCode, error.message, { issues: error.data?.issues ?? [] });
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') return inputError(error);
  if (error instanceof ORPCError && error.status === 413)
    return new AppError('too_large', 'That is too much at once. Please send less.');
  if (isConnectionTrouble(error))
    return new AppError(
      'unavailable',
      'The database cannot be reached right now. Please try again in a moment.',
      { retryAfter: 2 },
    );
  const code = pgCode(error);
  if (code === '23505') return new AppError('conflict', 'This exists already.');
  if (code && UNREADABLE.has(code))
    return new AppError('invalid_input', 'That holds a character that cannot be read. Please type it anew.');
  return new AppError('internal', 'Something went wrong. Please try again.', { cause: error });
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
    issues[0]?.message ?? 'The request could not be read. Please check it and try again.',
    { issues },
  );
}

/** The code PostgreSQL gave, through whatever wrapped its error. */
export function pgCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

function isConnectionTrouble(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as { code?: string; message: string };
    if (code && /^(ECONN|ENOENT|EPIPE|08|57P)/.test(code)) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        message,
      )
    )
      return true;
  }
  return false;
}
