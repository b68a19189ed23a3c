const listeners = new Set<() => void>();

/** Announces that the server refused a call because nobody is signed in. */
export function tellNotSignedIn(): void {
  for (const listener of listeners) listener();
}

/** Calls back on every such refusal; returns a function to stop. */
export function onNotSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
