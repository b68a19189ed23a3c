import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
);

startTransition(() => {
  // Nothing can be taken over of a page that the service worker kept of another view.
  if (document.documentElement.dataset.otherView === undefined) hydrateRoot(document, app);
  else createRoot(document).render(app);
});
