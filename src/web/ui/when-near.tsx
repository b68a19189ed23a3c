import { type ReactNode, useRef } from 'react';
import { useNear } from './use-near.ts';

interface Props {
  /** Reserves the height until then. */
  className?: string;
  /** The anchor that links may name; following one shows it immediately. */
  id: string;
  children: ReactNode;
}

/** Renders what is far below the fold only when it is scrolled near, so that it costs nobody who does not look. */
export function WhenNear({ className, id, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} id={id} className={isNear ? 'scroll-mt-24' : `scroll-mt-24 ${className ?? ''}`}>
      {isNear && children}
    </div>
  );
}
