import { type ReactNode, useRef } from 'react';
import { useNear } from './use-near.ts';

interface Props {
  /** Reserves its height until then. */
  className?: string;
  /** The anchor for links; following one shows the content immediately. */
  id: string;
  children: ReactNode;
}

/** Renders content far below the fold only when it is scrolled near, so that it costs people who never look nothing. */
export function WhenNear({ className, id, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} id={id} className={isNear ? 'scroll-mt-24' : `scroll-mt-24 ${className ?? ''}`}>
      {isNear && children}
    </div>
  );
}
