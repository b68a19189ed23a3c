import { useEffect, useState } from 'react';
import { HOUR_MS } from '#shared/durations.ts';
import type { WorkerMessage } from '#shared/offline-caches.ts';
import { t } from '#shared/t.ts';
import { tellWorker } from '#web/offline.ts';
import { showToast } from '#web/ui/states/toast.ts';

const SCRIPT = '/service-worker.js';
/** A busy worker delays its successor: a reload waits at most this long. */
const PATIENCE_MS = 5_000;

/** Registers the service worker; true once it serves this page. */
export function useServiceWorker(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Browsers support them only over HTTPS and on localhost.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const stop = new AbortController();
    const look = () => setReady(workers.controller !== null);
    workers.addEventListener('controllerchange', look, stop);
    look();
    workers.register(SCRIPT).then(
      (registration) => {
        if (registration && !stop.signal.aborted) followVersions(registration, stop.signal);
      },
      () => {},
    );
    return () => stop.abort();
  }, []);
  return isReady;
}

/** Checks for new versions when the cook comes back to the page, and offers them. */
function followVersions(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let looked = Date.now();
  const lookAgain = () => {
    if (document.hidden || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  const offerInstalled = (worker: ServiceWorker | null) => {
    // Without a controller it is the first version, and takes over on its own.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offer(registration, worker);
  };
  document.addEventListener('visibilitychange', lookAgain, { signal });
  registration.addEventListener(
    'updatefound',
    () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => offerInstalled(next), { signal });
    },
    { signal },
  );
  offerInstalled(registration.waiting);
}

/** The page is reloaded only on request: unsaved input may be on it. */
function offer(registration: ServiceWorkerRegistration, next: ServiceWorker): void {
  const take = () => {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    tellWorker({ type: 'retire' });
    // A newer version may have arrived since.
    (registration.waiting ?? next).postMessage({ type: 'activate' } satisfies WorkerMessage);
    setTimeout(reload, PATIENCE_MS);
  };
  showToast(
    {
      title: t('A new version is ready'),
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('Reload'), onClick: take },
    },
    'new-version',
  );
}
