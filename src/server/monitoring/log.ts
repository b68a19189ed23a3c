import { AsyncLocalStorage } from 'node:async_hooks';

/** Bounded, because a long text without any @ would be searched anew from each of its characters. */
const EMAIL = /[^\s<>"'(),;:=]{1,100}@[^\s<>"'(),;:=]{1,255}/g;
/** Session tokens, reset links and keys: long strings that are neither words nor ids. */
const TOKEN = /(?<![\w-])(?=[\w~%+=-]*\d)(?=[\w~%+=-]*[A-Za-z])[\w~%+=-]{24,}/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_CAUSES = 5;

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogDetails = Readonly<Record<string, string | number>>;

/** Where log lines go. */
export interface LogSink {
  /** `details` are the fields of a structured log; a terminal shows only `error`. */
  write(level: LogLevel, message: string, details?: LogDetails): void;
  /** Flushes buffered lines before the process ends. */
  flush(): void;
}

export interface LoggedError {
  at: Date;
  /** One line, without personal data. */
  what: string;
}

export interface LoggedRequest {
  method: string;
  /** The route's pattern, without ids: '/recipe/:id'. */
  route: string;
  status: number;
  ms: number;
}

/** Lines for people. Requests are included from level `debug` on. */
export function textSink(most: LogLevel): LogSink {
  return {
    write(level, message, details) {
      if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return;
      const line = details?.error ? `${message}: ${details.error}` : message;
      if (level === 'error') console.error(line);
      else if (level === 'warn') console.warn(line);
      else console.log(line);
    },
    flush() {},
  };
}

const listeners = new Set<(error: LoggedError) => void>();
const requestIds = new AsyncLocalStorage<string>();
let sink = textSink('info');
let isStructured = false;

/** Redirects all further logging to a sink; `structured` sinks get requests at level `info`. */
export function logTo(next: LogSink, structured = false): void {
  sink = next;
  isStructured = structured;
}

export function flushLog(): void {
  sink.flush();
}

/** Everything logged within `run` names the request. */
export function withRequestId<Result>(id: string, run: () => Result): Result {
  return requestIds.run(id, run);
}

/** Calls the listener for every logged error; the returned function stops that. */
export function onLoggedError(listener: (error: LoggedError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logs an error without personal data. */
export function logError(what: string, error: unknown): void {
  const described = describeError(error);
  sink.write('error', what, { ...ofRequest(), error: described });
  const logged = { at: new Date(), what: `${what}: ${described}`.split('\n')[0] ?? '' };
  for (const listener of listeners) listener(logged);
}

/** The same for errors that need no attention, because they are retried or reported to the caller. */
export function logWarning(what: string, error: unknown): void {
  const [summary = ''] = describeError(error).split('\n');
  sink.write('warn', what, { ...ofRequest(), error: summary });
}

/** Something an operator may want to know. Never anything about people. */
export function logInfo(message: string): void {
  sink.write('info', message, ofRequest());
}

/** Something an operator has to know, in our own words. */
export function logProblem(message: string): void {
  sink.write('error', message, ofRequest());
}

export function logRequest({ method, route, status, ms }: LoggedRequest): void {
  const rounded = Math.round(ms * 10) / 10;
  if (isStructured) sink.write('info', 'request', { ...ofRequest(), method, route, status, ms: rounded });
  else sink.write('debug', `${method} ${route} ${status} ${rounded} ms ${ofRequest().requestId ?? ''}`);
}

function ofRequest(): { requestId?: string } {
  const requestId = requestIds.getStore();
  return requestId ? { requestId } : {};
}

/** An error with its stack and causes, without statement parameters, addresses and tokens. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let at: unknown = error; at !== undefined && parts.length < MOST_CAUSES; at = causeOf(at))
    parts.push(describeOne(at));
  return parts.join('\n  caused by ');
}

function describeOne(error: unknown): string {
  if (!(error instanceof Error))
    return redact(typeof error === 'string' ? error : `a thrown ${typeof error}`);
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const name = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  // Drizzle appends the statement's parameters to the message.
  const [message = ''] = error.message.split('\nparams:');
  return [`${name}: ${redact(message)}`, ...frames].join('\n');
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? undefined) : undefined;
}

function redact(text: string): string {
  return text.replace(EMAIL, '<e-mail>').replace(TOKEN, (word) => (UUID.test(word) ? word : '<token>'));
}
