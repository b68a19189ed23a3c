import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { t } from '#shared/t.ts';
import { type ShownToast, toasts } from './toast.ts';

const MOST = 3;
const USUAL_MS = 3_000;
/** People need time to read an action, decide, and reach it. */
const ACTION_MS = 8_000;
/** Live regions must exist before their first text. */
const SETTLE_MS = 60;

/** Renders toasts: bottom right, 356 px wide, 14 px apart, at most three (spec part 1 §9). */
export default function Toaster() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'light' as const);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    // An effect may run during a keystroke: the open event would make React restore the field's old value.
    queueMicrotask(() => layer.current?.showPopover());
    const timer = setTimeout(() => {
      stop = toasts.deliverTo((toast) => {
        raise(layer.current);
        apply(toast);
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div
      ref={layer}
      popover="manual"
      className="inset-auto m-0 overflow-visible border-0 bg-transparent p-0 print:hidden"
    >
      <Sonner
        // The default label names a keyboard shortcut, in English.
        customAriaLabel={t('Notifications')}
        position="bottom-right"
        theme={theme}
        gap={14}
        visibleToasts={MOST}
        closeButton
        duration={USUAL_MS}
        offset={{ bottom: 'calc(var(--lowest) + var(--save-bar, 0px) + 24px)', right: 24 }}
        mobileOffset={{
          bottom: 'calc(var(--lowest) + var(--save-bar, 0px) + var(--low-chip, 0px) + 12px)',
          left: 16,
          right: 16,
        }}
        style={{ '--width': '356px' } as React.CSSProperties}
        toastOptions={{
          closeButtonAriaLabel: t('Close toast'),
          classNames: {
            // A toast being removed glides over what is below it, and must not catch a press meant for that.
            toast:
              'data-[removed=true]:!pointer-events-none !rounded-card !border-line !bg-raised !text-ink !shadow-lift !font-sans !text-[0.9375rem] !p-4 !gap-2.5',
            title: '!font-semibold !text-ink',
            description: '!text-muted',
            success: '[&_[data-icon]]:!text-herb-ink',
            error: '[&_[data-icon]]:!text-danger-ink',
            info: '[&_[data-icon]]:!text-saffron-ink',
            actionButton: '!bg-primary !text-on-primary !rounded-full !min-h-9 !px-3.5 !font-semibold',
            closeButton: '!bg-raised !text-ink !border-edge after:absolute after:-inset-3',
          },
        }}
      />
    </div>
  );
}

/** In front of a sheet opened later: the last element added to the browser's top layer is on top. */
function raise(layer: HTMLElement | null): void {
  if (!document.querySelector('dialog:modal')) return;
  layer?.hidePopover();
  layer?.showPopover();
}

/** The visible toasts by their ids, oldest first, with Sonner's ids: Sonner would lose an update of a toast being removed. */
const shown = new Map<string, string>();
let count = 0;

function apply(given: ShownToast): void {
  const sonnerId = shown.get(given.id) ?? `${given.id} ${++count}`;
  shown.set(given.id, sonnerId);
  draw(given, sonnerId);
  for (const [id, oldest] of shown) {
    if (shown.size <= MOST) break;
    shown.delete(id);
    toast.dismiss(oldest);
  }
}

function draw(
  { id, title, description, tone = 'info', action, duration }: ShownToast,
  sonnerId: string,
): void {
  const forget = () => {
    if (shown.get(id) === sonnerId) shown.delete(id);
  };
  const act = () => {
    forget();
    action?.onClick();
  };
  const kind = { success: toast.success, danger: toast.error, info: toast.info }[tone];
  kind(title, {
    id: sonnerId,
    description,
    duration: duration ?? (action ? ACTION_MS : USUAL_MS),
    action: action && { label: action.label, onClick: act },
    onDismiss: forget,
    onAutoClose: forget,
  });
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
