import { useEffect, useSyncExternalStore } from 'react';
import { part } from '#web/ui/part.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';

const CommandPalette = part(() => import('./command-palette.tsx'));

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const openPalette = () => setOpen(true);

/** Opens the command palette on `/` (outside fields), ⌘K or Ctrl+K. Lazy-loads it. */
export function CommandKeys() {
  const open = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => isOpen,
    () => false,
  );
  const wasOpened = useWasOpened(open);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash =
        event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (event.defaultPrevented || document.querySelector('dialog:modal') || !(isCommand || isSlash)) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (!wasOpened) return null;
  return <CommandPalette open={open} onClose={() => setOpen(false)} />;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
