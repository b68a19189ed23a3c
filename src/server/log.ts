const EMAIL = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g;
/** Session tokens, reset links and keys: long, and neither words nor ids. */
const TOKEN = /(?<![\w-])(?=[\w~%+=-]*\d)(?=[\w~%+=-]*[A-Za-z])[\w~%+=-]{24,}/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_CAUSES = 5;

export interface LoggedError {
  at: Date;
  /** One line, without personal data. */
  what: string;
}

const listeners = new Set<(error: LoggedError) => void>();

/** Tells of every error that is logged; the returned function ends that. */
export function onLoggedError(listener: (error: LoggedError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logs an error without personal data. */
export function logError(what: string, error: unknown): void {
  const described = `${what}: ${describeError(error)}`;
  console.error(described);
  const logged = { at: new Date(), what: described.split('\n')[0] ?? '' };
  for (const listener of listeners) listener(logged);
}

/** The same for errors that need no attention, because they are retried or reported to the caller. */
export function logWarning(what: string, error: unknown): void {
  const [summary] = describeError(error).split('\n');
  console.warn(`${what}: ${summary}`);
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
  // Drizzle appends the statement's parameters.
  const [message = ''] = error.message.split('\nparams:');
  return [`${name}: ${redact(message)}`, ...frames].join('\n');
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? undefined) : undefined;
}

function redact(text: string): string {
  return text.replace(EMAIL, '<e-mail>').replace(TOKEN, (word) => (UUID.test(word) ? word : '<token>'));
}
