import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '../icon-button.tsx';
import { changedUnderPress } from '../second-press.ts';
import { toasts } from '../states/toast.ts';

interface Props {
  open: boolean;
  onClose(): void;
  title: string;
  /** Hides the title visually. */
  hideTitle?: boolean;
  children: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Keeps the sheet open when its backdrop is pressed, because its content is not shown again. */
  isKept?: boolean;
}

const SIZES = { sm: 'desk:max-w-md', md: 'desk:max-w-xl', lg: 'desk:max-w-3xl' };

/**
 * A modal: a bottom sheet on phones, a dialog on wider screens. The native <dialog> traps and restores focus and closes on
 * Escape. Focus starts on the element with `data-autofocus`, else on the title.
 */
export function Sheet({ open, onClose, title, hideTitle, children, footer, size = 'sm', isKept }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    changedUnderPress();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    return () => {
      dialog.close();
      changedUnderPress();
    };
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && !isKept) onClose();
  };
  // Browsers close a dialog themselves when Escape is pressed repeatedly, also one that asks first.
  const onForcedClose = () => {
    if (!open || ref.current?.open) return;
    ref.current?.showModal();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same by keyboard.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (event.cancelable) onClose();
      }}
      onClose={onForcedClose}
      onClick={closeOnBackdrop}
      className={clsx(
        'mx-auto mt-auto mb-0 short:max-w-2xl max-h-[88dvh] short:max-h-[96dvh] w-full max-w-none overflow-visible bg-transparent text-start text-ink backdrop:animate-appear backdrop:bg-scrim',
        'open:animate-rise desk:m-auto desk:w-[calc(100%-4rem)]',
        SIZES[size],
      )}
    >
      {open && (
        <div className="flex max-h-[88dvh] short:max-h-[96dvh] flex-col rounded-t-[20px] border border-line bg-surface shadow-sheet desk:rounded-card desk:shadow-lift">
          <div className="flex items-center gap-3 py-2 pe-2 ps-5 md:ps-6">
            <h2
              id={titleId}
              tabIndex={-1}
              className={clsx('flex-1 text-xl outline-none', hideTitle && 'sr-only')}
            >
              {title}
            </h2>
            <IconButton
              label={t('Close')}
              icon={<X aria-hidden="true" />}
              onClick={onClose}
              className="ms-auto"
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain wrap-break-word px-5 pb-5 md:px-6 md:pb-6">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 md:px-6">
              {footer}
            </div>
          )}
          <div className="h-[env(safe-area-inset-bottom)] shrink-0" />
          <ReadToasts />
        </div>
      )}
    </dialog>
  );
}

/** Announces toasts: everything outside an open dialog is silent. */
function ReadToasts() {
  const [text, setText] = useState('');
  useEffect(
    () =>
      toasts.onShow(({ title, description }) => setText(description ? `${title}. ${description}` : title)),
    [],
  );
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
