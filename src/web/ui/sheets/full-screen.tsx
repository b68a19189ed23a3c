import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The id of its heading, an h2, which is focused first. */
  titleId: string;
  onClose(): void;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** A modal that fills the window. */
export function FullScreen({ titleId, onClose, onKeyDown, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('h2')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog themselves when Escape is pressed repeatedly.
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={onKeyDown}
      data-full-screen
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
    >
      {children}
    </dialog>
  );
}
