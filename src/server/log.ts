const EMAIL = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g;
/** Session tokens, reset links and keys: long, and neither a word nor an id. */
const TOKEN = /(?<![\w-])(?=[\w~%+=-]*\d)(?=[\w~%+=-]*[A-Za-z])[\w~%+=-]{24,}/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_CAUSES = 5;

/** Writes what went wrong to the log, without anything that belongs to a person. */
export function logError(what: string, error: unknown): void {
  console.error(`${what}: ${describeError(error)}`);
}

/** The same for what needs nobody's attention: it is tried again, or told to the caller. */
export function logWarning(what: string, error: unknown): void {
  const [summary] = describeError(error).split('\n');
  console.warn(`${what}: ${summary}`);
}

/** An error, where it was thrown and what caused it. Parameters of statements, addresses and tokens are left out. */
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
  // Drizzle writes a statement's parameters behind it.
  const [message = ''] = error.message.split('\nparams:');
  return [`${name}: ${redact(message)}`, ...frames].join('\n');
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? undefined) : undefined;
}

function redact(text: string): string {
  return text.replace(EMAIL, '<e-mail>').replace(TOKEN, (word) => (UUID.test(word) ? word : '<token>'));
}
