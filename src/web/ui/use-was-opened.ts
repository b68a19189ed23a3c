import { useState } from 'react';

/** Whether something is open or ever was: what was loaded on first opening stays mounted and keeps its state. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened || isOpen;
}
