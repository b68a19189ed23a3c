import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After navigating to another page, focuses its heading and announces its title. Query changes (filters, dates, tabs)
 * leave the focus alone.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      const isInside = document.activeElement?.closest('main, dialog');
      if (hash || (isInside && document.activeElement?.matches('[data-autofocus], input'))) return;
      const target =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </div>
  );
}
