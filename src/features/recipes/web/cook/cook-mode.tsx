import { type KeyboardEvent, useId, useRef } from 'react';
import { t } from '#shared/t.ts';
import { useWakeLock } from '#web/hooks/use-wake-lock.ts';
import { FullScreen } from '#web/ui/sheets/full-screen.tsx';
import type { Recipe } from '../../contract.ts';
import { useCookEntry } from '../state/cook-entry.ts';
import { type Cooking, changeCooking, finishCooking } from '../state/cooking.ts';
import { useSwipe } from '../state/swipe.ts';
import { clearTicked } from '../state/ticked.ts';
import { CookFooter } from './cook-footer.tsx';
import { CookHeader } from './cook-header.tsx';
import { CookStep } from './cook-step.tsx';
import TimerList from './timer-list.tsx';

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
  const content = useRef<HTMLElement>(null);
  useWakeLock(true);
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
  const swipe = useSwipe((by) => go(at + by));
  return (
    <FullScreen titleId={titleId} onClose={close} onKeyDown={turn}>
      <div className="flex h-full flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
        <CookHeader
          titleId={titleId}
          title={title}
          cooking={cooking}
          at={at}
          steps={last + 1}
          onClose={close}
        />
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
          {...swipe}
          className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-4 py-6 short:py-3 -outline-offset-2 desk:px-8 desk:py-10"
        >
          <CookStep key={at} recipe={recipe} at={at} servings={cooking.servings} />
        </section>
        {cooking.timers.length > 0 && (
          <div className="border-t border-line px-4 py-2 desk:px-8">
            <TimerList cooking={cooking} className="mx-auto max-w-4xl" />
          </div>
        )}
        <CookFooter at={at} last={last} onGo={go} onFinish={finish} />
      </div>
    </FullScreen>
  );
}
