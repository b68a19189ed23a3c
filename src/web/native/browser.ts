import type { Native } from './port.ts';

export const browser: Native = {
  async share(what) {
    if (!navigator.share) return false;
    try {
      await navigator.share(what);
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError';
    }
  },
  async keepAwake() {
    const lock = await navigator.wakeLock.request('screen');
    return () => lock.release();
  },
};
