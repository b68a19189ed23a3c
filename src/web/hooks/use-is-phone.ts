import { use, useSyncExternalStore } from 'react';
import { PHONE } from '../head/names.ts';
import { ViewerContext } from '../viewer.ts';

/** Whether the screen is a phone's in either orientation; until hydration, what the device reported to the server. */
export function useIsPhone(): boolean {
  const viewer = use(ViewerContext);
  return useSyncExternalStore(watch, read, () => viewer?.isPhone ?? false);
}

const read = () => window.matchMedia(PHONE).matches;

function watch(changed: () => void): () => void {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
