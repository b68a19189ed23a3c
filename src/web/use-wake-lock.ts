import { useEffect, useState, useSyncExternalStore } from 'react';

interface ScreenOn {
  isOn: boolean;
  /** False when unsupported. */
  isPossible: boolean;
  set(isWanted: boolean): void;
}

/** Keeps the screen on while enabled and visible. */
export function useWakeLock(isWantedAtFirst = false): ScreenOn {
  const [isWanted, setWanted] = useState(isWantedAtFirst);
  const isPossible = useSyncExternalStore(
    () => () => {},
    () => 'wakeLock' in navigator,
    () => false,
  );
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.hidden || isOver) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        setWanted(false);
      }
    };
    void hold();
    // Browsers release the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
  return { isOn: isWanted, isPossible, set: setWanted };
}
