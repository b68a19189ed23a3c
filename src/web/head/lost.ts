const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A module that never arrives must not keep people from reading. */
const AT_MOST_EVERY_MS = 10 * 60_000;
const RELOADED_AT = 'reloaded-at';

/**
 * Reloads a page that lost one of its modules on the way: the browser does not request it again, and the page would never
 * react. It waits until the server can be reached, because until then the page can at least be read.
 */
export function reloadIfLost(): void {
  let isLost = false;
  const lost = () => {
    if (isLost || isHydrated()) return;
    isLost = true;
    setTimeout(reload, FIRST_WAIT_MS, FIRST_WAIT_MS);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && lost(), true);
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof TypeError && lost());
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

async function reload(waitedMs: number): Promise<void> {
  if (isHydrated() || !mayReload()) return;
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!page?.ok) {
    const waitMs = Math.min(2 * waitedMs, LONGEST_WAIT_MS);
    setTimeout(reload, waitMs, waitMs);
    return;
  }
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** Never if the browser blocks the storage, because then nothing would end it. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > AT_MOST_EVERY_MS;
  } catch {
    return false;
  }
}
