import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteVisit } from './state/visits.ts';

/** Counts every page that is opened. Renders nothing. */
export function VisitLog() {
  const { pathname } = useLocation();
  useEffect(() => noteVisit(pathname), [pathname]);
  return null;
}
