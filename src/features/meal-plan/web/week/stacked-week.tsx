import { useLayoutEffect, useRef } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import type { ViewProps } from '../view-props.tsx';
import { StackedDay } from './stacked-day.tsx';

interface Props extends Pick<ViewProps, 'today' | 'days' | 'notSynced'> {
  week: readonly PlainDate[];
}

/** Seven stacked days. The current week opens at today, others at their first day. */
export function StackedWeek({ week, today, days, notSynced }: Props) {
  const list = useOpenedAt(Math.max(0, week.indexOf(today)), week[0]);
  return (
    <ol ref={list} className="space-y-2 *:scroll-mt-9">
      {week.map((day) => (
        <StackedDay
          key={day}
          day={day}
          isToday={day === today}
          meals={days.get(day) ?? NO_MEALS}
          notSynced={notSynced}
        />
      ))}
    </ol>
  );
}

/** True when the first day is above the viewport. */
function isAbove(list: HTMLElement | null): boolean {
  const first = list?.firstElementChild;
  return Boolean(
    first &&
      first.getBoundingClientRect().top <
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
}

const NO_MEALS: never[] = [];

/** Scrolls to the given day before paint whenever the week changes. */
function useOpenedAt(index: number, monday: PlainDate | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const opened = useRef<PlainDate>(undefined);
  const at = useRef(index);
  // Not in a passive effect: the animation frame below may come first, and would open the new week at the old one's day.
  useLayoutEffect(() => {
    at.current = index;
  });
  useLayoutEffect(() => {
    const isFirst = opened.current === undefined;
    opened.current = monday;
    // In an animation frame, because the router scrolls to the top after this commit.
    const frame = requestAnimationFrame(() => {
      // A restored scroll position wins.
      if (isFirst && (window.scrollY > 0 || at.current === 0)) return;
      if (isFirst || at.current > 0 || isAbove(list.current))
        list.current?.children[at.current]?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [monday]);
  return list;
}
