import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Props {
  /** A tall page is rendered in two steps, so that its heading shows at once after a tap. */
  children: ReactNode;
}

/**
 * The part of a page that is rendered after the heading has been painted, if the page was opened by a link within the app. In
 * one step with the heading on the server, for links to an anchor, and when going back, which restores the scroll position.
 */
export function AfterHeading({ children }: Props) {
  const { hash } = useLocation();
  const isWhole = useNavigationType() === 'POP' || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  // Keeps the footer out of sight until then.
  return isShown ? children : <div className="min-h-dvh" />;
}
