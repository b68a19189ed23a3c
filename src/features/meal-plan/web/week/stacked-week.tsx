import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import type { ViewProps } from '../view-props.tsx';
import { StackedDay } from './stacked-day.tsx';

interface Props extends Pick<ViewProps, 'today' | 'days' | 'notSynced'> {
  week: readonly PlainDate[];
}

/** Seven days below one another. The week of today opens at today, every other at its first day. */
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

/** Whether its first day lies above what is in sight. */
function isAbove(list: HTMLElement | null): boolean {
  const first = list?.firstElementChild;
  return Boolean(
    first &&
      first.getBoundingClientRect().top <
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
}

const NO_MEALS: never[] = [];

/** Brings the day of this index below the bars, before the week is painted, whenever another week comes. */
function useOpenedAt(index: number, monday: PlainDate | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const opened = useRef<PlainDate>(undefined);
  const at = useRef(index);
  useEffect(() => {
    at.current = index;
  });
  useLayoutEffect(() => {
    const isFirst = opened.current === undefined;
    opened.current = monday;
    // In the frame, because the router puts a new page back to its top after this commit.
    const frame = requestAnimationFrame(() => {
      // Whoever returns to the page is where they left it.
      if (isFirst && (window.scrollY > 0 || at.current === 0)) return;
      if (isFirst || at.current > 0 || isAbove(list.current))
        list.current?.children[at.current]?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [monday]);
  return list;
}
