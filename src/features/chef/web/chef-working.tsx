import { CookingPot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LOADING_MESSAGE_MS, LOADING_MESSAGES } from '../rules/loading-messages.ts';
import { useInSight } from './state/in-sight.ts';

/** Shows progress messages, a new one every 2.5 seconds (spec part 2 §9). */
export function ChefWorking() {
  const shown = useInSight<HTMLDivElement>();
  const [at, setAt] = useState(() => Math.floor(Math.random() * LOADING_MESSAGES.length));
  useEffect(() => {
    const turn = setInterval(
      () => setAt((before) => (before + 1) % LOADING_MESSAGES.length),
      LOADING_MESSAGE_MS,
    );
    return () => clearInterval(turn);
  }, []);
  return (
    <div ref={shown} role="status" className="mt-6 flex items-center gap-3 text-lg text-muted">
      <CookingPot aria-hidden="true" className="size-6 text-primary-ink motion-safe:animate-shimmer" />
      <p>{LOADING_MESSAGES[at]}</p>
    </div>
  );
}
