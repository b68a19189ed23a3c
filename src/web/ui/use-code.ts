import { type ComponentType, useEffect, useState } from 'react';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** A component loaded when needed or on the first interaction; a failed load is retried on the next. */
export function useCode<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isHere = Component !== null;
  useEffect(() => {
    if (isHere) return;
    const fetchNow = () => {
      load().then(
        (code) => setComponent(() => code.default),
        () => {},
      );
    };
    if (isWanted) fetchNow();
    for (const type of TOUCHES) addEventListener(type, fetchNow);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, fetchNow);
    };
  }, [load, isWanted, isHere]);
  return Component;
}
