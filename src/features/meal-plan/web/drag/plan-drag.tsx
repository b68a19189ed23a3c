import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { useCode } from '#web/ui/use-code.ts';
import type { PlannedMeal, PlanView } from '../../rules/calendar.ts';
import { useMealActions } from '../meal-actions.tsx';
import { rangeAround } from '../queries/plan.ts';
import { type Grip, GripProvider, type Hold } from './grip.tsx';
import { holdByKeys } from './held-by-keys.tsx';
import { holdByPointer } from './held-by-pointer.tsx';
import { HeldMeal, HeldMealProvider } from './held-meal.tsx';
import type { Holder } from './lifted-meal.tsx';
import { isAt, placeName, placeOf, takesMeal, targetOf } from './places.tsx';

const importHanging = () => import('./lifted-meal.tsx');

interface Lifted {
  meal: PlannedMeal;
  by: Holder;
}

interface Props {
  view: PlanView;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, readonly PlannedMeal[]>;
  children: ReactNode;
}

/** Moves meals by mouse, touch and keyboard; with Alt held, copies them. */
export function PlanDrag({ view, date, days, children }: Props) {
  const { move, copy } = useMealActions();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const HangingMeal = useCode(importHanging, lifted !== null);
  const [said, say] = useState('');
  const [held] = useState(() => new HeldMeal());
  const instructionsId = useId();
  const isCopying = useAltKey(lifted !== null);
  const isGone = lifted !== null && wasTakenOff(lifted.meal, date, days);
  useEffect(() => {
    if (isGone) held.cancel();
  }, [isGone, held]);
  // Another view has other targets.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is left when it changes.
  useEffect(() => held.cancel, [held, view]);
  useFocusAfter(lifted);
  useEffect(letTouchesBePrevented, []);

  const putDown = () => {
    held.letGo();
    setLifted(null);
  };
  const giveUp = ({ recipeName }: PlannedMeal) => {
    putDown();
    say(t('{recipeName} was not moved.', { recipeName }));
  };
  // After a page turn the meal is unmounted, but is dropped all the same.
  const drop = (meal: PlannedMeal) => {
    const place = held.place && placeOf(held.place.id);
    const to = place && targetOf(meal, place);
    if (!to || isAt(meal, to)) return giveUp(meal);
    putDown();
    say(
      t('{recipeName} dropped on {placeName}.', {
        recipeName: meal.recipeName,
        placeName: placeName(place),
      }),
    );
    if (isCopying.current) copy(meal, to);
    else move(meal, to);
  };
  const holding = useRef<AbortController | null>(null);
  useEffect(() => () => holding.current?.abort(), []);
  const take = (meal: PlannedMeal, event: MouseEvent | TouchEvent | KeyboardEvent) => {
    const isHolding = holding.current && !holding.current.signal.aborted;
    if (isHolding) return;
    const hold: Hold = {
      takes: (id) => takesMeal(meal, placeOf(id)),
      lift() {
        setLifted({ meal, by: holderOf(event) });
        say(t('{recipeName} lifted.', { recipeName: meal.recipeName }));
      },
      drop: () => latest.current.drop(meal),
      giveUp: () => latest.current.giveUp(meal),
    };
    holding.current =
      event instanceof KeyboardEvent ? holdByKeys(meal, held, hold) : holdByPointer(event, held, hold);
  };
  const latest = useRef({ drop, giveUp, take });
  useLayoutEffect(() => {
    latest.current = { drop, giveUp, take };
  });
  const liftedId = lifted?.meal.id ?? null;
  const grip = useMemo<Grip>(
    () => ({ grab: (meal, by) => latest.current.take(meal, by), liftedId, instructionsId }),
    [liftedId, instructionsId],
  );
  if (view === 'daily') return children;
  return (
    <GripProvider value={grip}>
      <HeldMealProvider value={held}>
        {children}
        {HangingMeal && lifted && <HangingMeal {...lifted} />}
      </HeldMealProvider>
      <p id={instructionsId} hidden>
        {t(
          'To move a meal, press Space, choose a day with the arrow keys, then press Space to drop it or Escape to cancel.',
        )}
      </p>
      <p role="status" aria-live="assertive" aria-atomic className="sr-only">
        {said}
      </p>
    </GripProvider>
  );
}

/** Whether another device moved or removed a meal; false for days that are not loaded. */
function wasTakenOff({ id, date: day }: PlannedMeal, date: PlainDate, days: Props['days']): boolean {
  const { from, to } = rangeAround(date);
  return day >= from && day <= to && !days.get(day)?.some((meal) => meal.id === id);
}

function holderOf(event: Event): Holder {
  if (event instanceof KeyboardEvent) return 'keys';
  return event instanceof MouseEvent ? 'mouse' : 'finger';
}

/** Tracks the Alt key during a drag. */
function useAltKey(isWatching: boolean) {
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isWatching) return;
    const watch = (event: KeyboardEvent | MouseEvent) => {
      isHeld.current = event.altKey;
    };
    for (const type of ['keydown', 'keyup', 'mousemove'] as const) window.addEventListener(type, watch, true);
    return () => {
      for (const type of ['keydown', 'keyup', 'mousemove'] as const)
        window.removeEventListener(type, watch, true);
    };
  }, [isWatching]);
  return isHeld;
}

/** A meal dropped by keyboard is a new element, which takes the focus. */
function useFocusAfter(lifted: Lifted | null): void {
  const before = useRef<Lifted | null>(null);
  useEffect(() => {
    const dropped = lifted ? null : before.current;
    before.current = lifted;
    if (dropped?.by !== 'keys') return;
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-handle="${dropped.meal.id}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [lifted]);
}

/**
 * Lets touches be prevented: Safari on phones allows a later listener to block scrolling only if there was one before the
 * touch.
 */
function letTouchesBePrevented() {
  const nothing = () => undefined;
  window.addEventListener('touchmove', nothing, { passive: false });
  return () => window.removeEventListener('touchmove', nothing);
}
