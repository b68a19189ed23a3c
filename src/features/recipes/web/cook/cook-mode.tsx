import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useId, useLayoutEffect, useRef } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWakeLock } from '#web/use-wake-lock.ts';
import type { Recipe } from '../../contract.ts';
import { useCookEntry } from '../state/cook-entry.ts';
import { type Cooking, changeCooking, finishCooking } from '../state/cooking.ts';
import { clearTicked } from '../state/ticked.ts';
import { CookStep } from './cook-step.tsx';
import TimerList from './timer-list.tsx';

/** A swipe of this many pixels turns the page. */
const SWIPE = 60;

/** A full-screen view of one step at a time. Closing it keeps the position and the timers. */
export default function CookMode({
  recipe,
  cooking,
  onFinish,
}: {
  recipe: Recipe;
  cooking: Cooking;
  onFinish(): void;
}) {
  const { id, title, instructions } = recipe;
  const last = instructions.length - 1;
  const at = Math.min(cooking.step, last);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLElement>(null);
  const touched = useRef<{ x: number; y: number } | null>(null);
  useWakeLock(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('h2')?.focus();
    return () => element?.close();
  }, []);

  const isDone = useRef(false);
  const close = useCookEntry(() => {
    if (isDone.current) finishCooking(id);
    else changeCooking(id, { isOpen: false });
  });
  const finish = () => {
    isDone.current = true;
    close();
    clearTicked(recipe);
    onFinish();
  };
  const go = (to: number) => {
    if (to < 0 || to > last) return;
    changeCooking(id, { step: to });
    content.current?.scrollTo({ top: 0 });
  };
  const turn = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(at + 1);
    if (event.key === 'ArrowLeft') go(at - 1);
  };
  const touch = ({ touches }: TouchEvent) => {
    const finger = touches.length === 1 ? touches[0] : undefined;
    touched.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const swipe = ({ changedTouches }: TouchEvent) => {
    const [start, finger] = [touched.current, changedTouches[0]];
    if (!start || !finger) return;
    const [right, down] = [finger.clientX - start.x, finger.clientY - start.y];
    if (Math.abs(right) <= SWIPE || Math.abs(right) <= 2 * Math.abs(down)) return;
    const isOnward = right < 0 === (document.documentElement.dir !== 'rtl');
    go(isOnward ? at + 1 : at - 1);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser closes the dialog itself if Escape is pressed repeatedly.
      onClose={() => dialog.current?.open || close()}
      onKeyDown={turn}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
    >
      <div className="flex h-full flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
        <header className="px-4 pt-2 short:pt-0.5 desk:px-8">
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <h2
                id={titleId}
                tabIndex={-1}
                className="text-lg leading-tight outline-none line-clamp-3 wrap-anywhere desk:text-xl"
              >
                {title}
              </h2>
              <p className="text-muted tabular-nums">
                {t(
                  '{servings, plural, one {Step {step} of {steps} · # serving} other {Step {step} of {steps} · # servings}}',
                  { servings: cooking.servings, step: at + 1, steps: instructions.length },
                )}
              </p>
            </div>
            <IconButton
              label={t('Close cook mode')}
              icon={<X aria-hidden="true" />}
              onClick={close}
              className="-me-2 size-14! [&_svg]:size-7!"
            />
          </div>
          <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-herb transition-[width]"
              style={{ width: `${((at + 1) / instructions.length) * 100}%` }}
            />
          </div>
        </header>
        <p role="status" className="sr-only">
          {t('Step {step} of {steps}: {text}', {
            step: at + 1,
            steps: instructions.length,
            text: instructions[at] ?? '',
          })}
        </p>
        <section
          ref={content}
          // Focusable, so that a long step scrolls by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable.
          tabIndex={0}
          aria-label={t('Step {count}', { count: at + 1 })}
          onTouchStart={touch}
          onTouchEnd={swipe}
          className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-4 py-6 short:py-3 -outline-offset-2 desk:px-8 desk:py-10"
        >
          <CookStep key={at} recipe={recipe} at={at} servings={cooking.servings} />
        </section>
        {cooking.timers.length > 0 && (
          <div className="border-t border-line px-4 py-2 desk:px-8">
            <TimerList cooking={cooking} className="mx-auto max-w-4xl" />
          </div>
        )}
        <footer className="border-t border-line px-4 py-3 short:py-1.5 desk:px-8">
          <div className="mx-auto flex max-w-4xl gap-3">
            <Button
              variant="secondary"
              size="lg"
              disabled={at === 0}
              onClick={() => go(at - 1)}
              icon={<ArrowLeft aria-hidden="true" />}
              className="min-h-16 flex-1 text-lg!"
            >
              {t('Previous')}
            </Button>
            <Button
              size="lg"
              onClick={() => (at === last ? finish() : go(at + 1))}
              icon={at === last ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
              className="min-h-16 flex-1 text-lg!"
            >
              {at === last ? t('Finish') : t('Next')}
            </Button>
          </div>
        </footer>
      </div>
    </dialog>
  );
}
