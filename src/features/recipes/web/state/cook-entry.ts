import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives open cook mode its own history entry, so that Back closes it instead of leaving the recipe. Returns a function that
 * closes it.
 */
export function useCookEntry(close: () => void): () => void {
  const { state, search } = useLocation();
  const isOwn: boolean = Object(state).isCooking === true;
  const navigate = useNavigate();
  const wasOwn = useRef(false);
  const now = useRef(close);
  now.current = close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; after a reload, the entry is already there.
  useEffect(() => {
    if (!isOwn)
      void navigate({ search }, { state: { ...Object(state), isCooking: true }, preventScrollReset: true });
  }, []);
  useEffect(() => {
    if (wasOwn.current && !isOwn) now.current();
    wasOwn.current = isOwn;
  }, [isOwn]);
  return () => {
    close();
    if (isOwn) void navigate(-1);
  };
}
