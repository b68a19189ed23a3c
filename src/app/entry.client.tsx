import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followLinksWhole } from '#web/offline.ts';

// Before the router handles links.
followLinksWhole();

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
);

/** Hydration waits for the session, but not longer than this. */
const PATIENCE_MS = 3_000;
if (window.platefulPersonal)
  await Promise.race([window.platefulPersonal, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

startTransition(() => {
  // An earlier page stored by the service worker cannot be hydrated.
  if (document.documentElement.dataset.rerender === undefined) hydrateRoot(document, app);
  else createRoot(document).render(app);
});
