import { clsx } from 'clsx';
import { BellRing, Check, Pause, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { byEnd, type CookTimer, formatLeft, isOver, leftOf } from '../../rules/cook-timers.ts';
import { type Cooking, dropTimer, giveMinute, pauseOrResume } from '../state/cooking.ts';

const TICK_MS = 500;

/** A recipe's timers, next to ring first. The page title shows that one too. */
export default function TimerList({ cooking, className }: { cooking: Cooking; className?: string }) {
  const { recipeId } = cooking;
  const timers = cooking.timers.toSorted(byEnd);
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  const over = timers.filter((timer) => isOver(timer, now));
  const [next] = timers;
  useTitle(next?.endsAt ? (isOver(next, now) ? t('Timer done!') : formatLeft(leftOf(next, now))) : null);
  return (
    <div className={className}>
      <p role="alert" className="sr-only">
        {over
          .map(({ step, text }) => t('The timer for step {step} is done: {text}.', { step, text }))
          .join(' ')}
      </p>
      <ul aria-label={t('Timers')} className="max-h-[30dvh] space-y-1 overflow-y-auto">
        {timers.map((timer) => (
          <TimerRow key={timer.id} recipeId={recipeId} timer={timer} now={now} />
        ))}
      </ul>
    </div>
  );
}

function TimerRow({ recipeId, timer, now }: { recipeId: string; timer: CookTimer; now: number }) {
  const { id, step, text } = timer;
  const isDone = isOver(timer, now);
  const isPaused = timer.endsAt === null;
  const name = t('step {step}, {text}', { step, text });
  return (
    <li
      className={clsx(
        'flex items-center gap-1 rounded-control py-1 pe-1 ps-3',
        isDone ? 'bg-saffron text-on-saffron' : 'bg-sunken',
      )}
    >
      <p className="min-w-0 flex-1 leading-tight">
        <span className={clsx('block text-2xl font-semibold tabular-nums', isPaused && 'opacity-70')}>
          {isDone ? (
            <span className="flex items-center gap-2">
              <BellRing aria-hidden="true" className="size-5" />
              {t('Done')}
            </span>
          ) : (
            formatLeft(leftOf(timer, now))
          )}
        </span>
        <span className={clsx('block truncate text-sm', !isDone && 'text-muted')}>
          {t('Step {step}', { step })} · {text}
          {isPaused && ` · ${t('paused')}`}
        </span>
      </p>
      <Button
        variant="ghost"
        aria-label={t('+1 min: {name}', { name })}
        onClick={() => giveMinute(recipeId, id)}
        className="min-h-12 px-3! text-inherit! hover:bg-black/10!"
      >
        {t('+1 min')}
      </Button>
      {isDone ? (
        <Button
          variant="secondary"
          aria-label={t('Stop the timer: {name}', { name })}
          icon={<Check aria-hidden="true" />}
          onClick={() => dropTimer(recipeId, id)}
          className="min-h-12"
        >
          {t('Stop')}
        </Button>
      ) : (
        <>
          <IconButton
            label={`${isPaused ? t('Resume') : t('Pause')}: ${name}`}
            icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => pauseOrResume(recipeId, id)}
            className="size-12!"
          />
          <IconButton
            label={t('Cancel the timer: {name}', { name })}
            icon={<X aria-hidden="true" />}
            onClick={() => dropTimer(recipeId, id)}
            className="size-12!"
          />
        </>
      )}
    </li>
  );
}

/** The current time, twice a second while a timer runs. */
export function useNow(isRunning: boolean): number {
  const [, setNow] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return Date.now();
}

/** Prefixes the page title, for people on another tab. */
function useTitle(words: string | null): void {
  useEffect(() => {
    if (words === null) return;
    const before = document.title;
    document.title = `${words} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [words]);
}
