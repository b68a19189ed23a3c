import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & {
  /** Lifts on hover; for cards that are links as a whole. */
  lifts?: boolean;
  /** Padding; off for a card whose picture reaches its edges. */
  padded?: boolean;
};

export function Card({ lifts, padded = true, className, ...div }: Props) {
  return (
    <div
      className={clsx(
        'card',
        padded && 'p-5 md:p-6',
        lifts && 'transition-[translate,box-shadow] hover:-translate-y-0.5 hover:shadow-lift',
        className,
      )}
      {...div}
    />
  );
}
