import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
);

/** Who looks at the page is known before it comes alive, unless the answer takes longer than this. */
const PATIENCE_MS = 3_000;
if (window.platefulPersonal)
  await Promise.race([window.platefulPersonal, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

startTransition(() => {
  // Nothing can be taken over of a page that the service worker kept of another view.
  if (document.documentElement.dataset.otherView === undefined) hydrateRoot(document, app);
  else createRoot(document).render(app);
});
