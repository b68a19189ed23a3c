import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Reserves the height until then. */
  className?: string;
  /** The anchor that links may name; following one shows it at once. */
  id: string;
  children: ReactNode;
}

/** Renders what is far below the fold only when it is scrolled near, so that it costs nobody who does not look. */
export function WhenNear({ className, id, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} id={id} className={isNear ? 'scroll-mt-24' : `scroll-mt-24 ${className ?? ''}`}>
      {isNear && children}
    </div>
  );
}
