const listeners = new Set<() => void>();

/** Says that the server refused a call because nobody is signed in. */
export function tellNotSignedIn(): void {
  for (const listener of listeners) listener();
}

/** Calls back on every such refusal; returns how to stop. */
export function onNotSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
