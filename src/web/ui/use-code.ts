import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { t } from '#shared/t.ts';
import { showToast } from './states/toast.ts';

type Load<Exported> = () => Promise<{ default: Exported }>;
export type LoadCode<Props> = Load<ComponentType<Props>>;

interface Code<Exported> {
  get(): Exported | null;
  /** While there are listeners, the code is loaded with the first interaction; a failed load is retried with the next. */
  subscribe(listener: () => void): () => void;
  fetch(): Promise<void>;
}

/** A connection that drops one request often serves the next. */
const TRY_AGAIN_MS = 1_000;
const soon = () => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));

const FETCHES = ['pointerdown', 'keydown', 'online'] as const;
/** Loaded code, by its loader: many menus on a page share one. */
const codes = new WeakMap<() => Promise<unknown>, unknown>();

function codeOf<Exported>(load: Load<Exported>): Code<Exported> {
  const known = codes.get(load) as Code<Exported> | undefined;
  if (known) return known;
  let exported: Exported | null = null;
  const listeners = new Set<() => void>();
  const fetch = async () => {
    exported ??= (await load().catch(() => soon().then(load))).default;
    stop();
    for (const listener of listeners) listener();
  };
  const tryToFetch = () => void fetch().catch(() => {});
  const stop = () => {
    for (const type of FETCHES) removeEventListener(type, tryToFetch);
  };
  const code: Code<Exported> = {
    get: () => exported,
    subscribe(listener) {
      if (!exported) for (const type of FETCHES) addEventListener(type, tryToFetch);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    fetch,
  };
  codes.set(load, code);
  return code;
}

/** Loads code with the first interaction, and renders nothing for it. */
export function useCodeSoon(load: Load<unknown>): void {
  useEffect(() => codeOf(load).subscribe(() => {}), [load]);
}

/**
 * A component, or anything else, whose code is loaded when wanted, or with the first interaction; `null` until then. If
 * somebody pressed for it and it fails to load, they are told.
 */
export function useCode<Exported>(load: Load<Exported>, isWanted: boolean): Exported | null {
  const code = codeOf(load);
  useEffect(() => {
    if (isWanted && !code.get())
      code.fetch().catch(() => navigator.userActivation?.isActive && showNotLoaded());
  }, [code, isWanted]);
  return useSyncExternalStore(code.subscribe, code.get, () => null);
}

/** Tells people who pressed a button whose code could not be loaded. */
export function showNotLoaded(): void {
  showToast(
    {
      title: t("This couldn't be loaded"),
      description: t('Check your connection and try again.'),
      tone: 'danger',
    },
    'code',
  );
}
