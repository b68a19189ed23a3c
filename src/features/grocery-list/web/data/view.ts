import { useSyncExternalStore } from 'react';

export type ListView = 'aisles' | 'plain';

const KEY = 'plateful-list-view';
const CHANGED = 'plateful-list-view-changed';
const PHONE = '(max-width: 767px)';

/** How the list is laid out on this device: by aisle on phones unless chosen otherwise. `null` before that is known. */
export function useListView(): [ListView | null, (view: ListView) => void] {
  const view = useSyncExternalStore(watch, readView, () => null);
  return [view, choose];
}

function choose(view: ListView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Without storage the choice holds for this page only.
    chosen = view;
  }
  window.dispatchEvent(new Event(CHANGED));
}

let chosen: ListView | null = null;

function readView(): ListView {
  let kept: string | null = chosen;
  try {
    kept = localStorage.getItem(KEY) ?? chosen;
  } catch {
    // As if nothing was kept.
  }
  if (kept === 'aisles' || kept === 'plain') return kept;
  return matchMedia(PHONE).matches ? 'aisles' : 'plain';
}

function watch(changed: () => void): () => void {
  const phone = matchMedia(PHONE);
  phone.addEventListener('change', changed);
  window.addEventListener('storage', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    phone.removeEventListener('change', changed);
    window.removeEventListener('storage', changed);
    window.removeEventListener(CHANGED, changed);
  };
}
