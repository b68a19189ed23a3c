const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Reloads a page that lost one of its modules on the way: the browser does not request it again, and the page would never
 * react. It waits until the server can be reached, because until then the page can at least be read, and does so only once,
 * because a module that never arrives must not keep people from reading.
 */
export function reloadIfLost(): void {
  let isLost = false;
  const lost = () => {
    if (isLost || isHydrated() || wasReloaded()) return;
    isLost = true;
    setTimeout(reload, FIRST_WAIT_MS, FIRST_WAIT_MS);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && lost(), true);
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof TypeError && lost());
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

function wasReloaded(): boolean {
  const [here] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return here?.type === 'reload';
}

async function reload(waitedMs: number): Promise<void> {
  if (isHydrated()) return;
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!page?.ok) {
    const waitMs = Math.min(2 * waitedMs, LONGEST_WAIT_MS);
    setTimeout(reload, waitMs, waitMs);
    return;
  }
  location.reload();
}
