import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

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
  // A page that the service worker kept from before cannot be hydrated.
  if (document.documentElement.dataset.drawAnew === undefined) hydrateRoot(document, app);
  else createRoot(document).render(app);
});
