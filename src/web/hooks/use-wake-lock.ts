import { useEffect, useState, useSyncExternalStore } from 'react';
import { isDeviceApp, native } from '../native/native.ts';

interface ScreenOn {
  isOn: boolean;
  /** False if unsupported. */
  isPossible: boolean;
  set(isWanted: boolean): void;
}

const canKeepAwake = () => isDeviceApp() || 'wakeLock' in navigator;

/** Keeps the screen on while wanted and visible. */
export function useWakeLock(isWantedAtFirst = false): ScreenOn {
  const [isWanted, setWanted] = useState(isWantedAtFirst);
  const isPossible = useSyncExternalStore(
    () => () => {},
    canKeepAwake,
    () => false,
  );
  useEffect(() => {
    if (!isWanted || !canKeepAwake()) return;
    let letGo: (() => Promise<void>) | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.hidden || isOver) return;
      try {
        letGo = await (await native()).keepAwake();
        if (isOver) await letGo();
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
      void letGo?.();
    };
  }, [isWanted]);
  return { isOn: isWanted, isPossible, set: setWanted };
}
