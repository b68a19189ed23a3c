import { useState } from 'react';

/** Whether something is open or ever was: what is loaded when first opened stays, and keeps what it holds. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened || isOpen;
}
