import { clsx } from 'clsx';
import { BellRing, Timer } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { byEnd, formatLeft, isOver, leftOf } from '../../rules/cook-timers.ts';
import { useCookedRecipes } from '../state/cooking.ts';
import { useNow } from './timer-list.tsx';

/** The next timer to ring, on every page except its recipe's; links back there. */
export default function TimerChip() {
  const { pathname } = useLocation();
  const timers = useCookedRecipes()
    .filter(({ recipeId }) => pathname !== paths.recipe(recipeId))
    .flatMap((cooking) => cooking.timers.map((timer) => ({ cooking, timer })))
    .toSorted((one, other) => byEnd(one.timer, other.timer));
  const now = useNow(timers.some(({ timer }) => timer.endsAt !== null));
  const [next] = timers;
  if (!next) return null;
  const { cooking, timer } = next;
  const isDone = isOver(timer, now);
  const left = isDone ? t('Done') : formatLeft(leftOf(timer, now));
  return (
    <Link
      data-low-chip
      to={paths.recipe(cooking.recipeId)}
      aria-label={t('Timer for {title}: {text}, {value}', {
        title: cooking.title,
        text: timer.text,
        value: isDone ? t('done') : timer.endsAt === null ? t('paused') : t('running'),
      })}
      className={clsx(
        'fixed bottom-[calc(var(--save-bar,0px)+1rem)] start-4 z-30 flex min-h-11 max-w-[calc(100vw-6.5rem)] items-center gap-2 rounded-full border px-4 font-semibold shadow-lift phone:bottom-[calc(var(--bottom-bar)+var(--save-bar,0px)+0.75rem)] print:hidden',
        isDone ? 'border-saffron bg-saffron text-on-saffron' : 'border-line bg-raised text-ink',
      )}
    >
      {isDone ? (
        <BellRing aria-hidden="true" className="size-5 shrink-0" />
      ) : (
        <Timer aria-hidden="true" className="size-5 shrink-0 text-primary-ink" />
      )}
      <span className="tabular-nums">{left}</span>
      <span className="truncate font-medium">{cooking.title}</span>
    </Link>
  );
}
