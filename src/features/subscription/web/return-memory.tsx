import { safeReturnPath } from '#shared/return-path.ts';

const KEY = 'plateful-return';

/** Remembers where someone came from while they pay on another site. */
export function rememberReturn(from: string | null): void {
  try {
    if (from) sessionStorage.setItem(KEY, from);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage they end up on Home.
  }
}

export function rememberedReturn(): string | null {
  try {
    return safeReturnPath(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
