import { type Browser, type CDPSession, chromium, type Page, type Response } from '@playwright/test';
import { ScriptWeight } from '../../test/e2e/support/script-weight.ts';
import { ensureBrowser } from '../../tools/browser.mjs';

export interface View {
  /** Kilobytes of gzipped JavaScript. */
  scriptKb: number;
  requests: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time: the part of each task beyond 50 milliseconds. */
  blocking: number;
  cls: number;
}

// Lighthouse's "Fast 4G" and its mobile CPU.
export const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (1.5 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 3000;

// Runs in the page before our own scripts.
const OBSERVE = `
  const seen = (globalThis.seen = { lcp: 0, blocking: 0, cls: 0 });
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  observe('longtask', ({ duration }) => { seen.blocking += duration - 50; });
  observe('layout-shift', (shift) => { if (!shift.hadRecentInput) seen.cls += shift.value; });
`;

/** Loads a page on an emulated phone, with an empty cache and again with a full one; best of three attempts for each. */
export async function viewsOf(address: string, cookie = ''): Promise<{ cold: View; warm: View }> {
  const tries: { cold: View; warm: View }[] = [];
  for (let at = 0; at < 3; at++) tries.push(await openTwice(address, cookie));
  const best = (kind: 'cold' | 'warm') =>
    tries.map((both) => both[kind]).sort((a, b) => a.lcp + a.blocking - b.lcp - b.blocking)[0] as View;
  return { cold: best('cold'), warm: best('warm') };
}

async function openTwice(address: string, cookie: string): Promise<{ cold: View; warm: View }> {
  const { browser, page, session } = await openPhone();
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', FAST_4G);
    await page.context().addCookies(cookiesOf(cookie, address));
    await page.addInitScript({ content: OBSERVE });
    return { cold: await view(page, address), warm: await view(page, address) };
  } finally {
    await browser.close();
  }
}

/** The cookies in a request header, in the form a browser takes them. */
export const cookiesOf = (header: string, address: string) =>
  header
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(address).origin };
    });

async function view(page: Page, address: string): Promise<View> {
  let requests = 0;
  const scripts = new ScriptWeight();
  const count = (response: Response) => {
    requests++;
    scripts.add(response);
  };
  page.on('response', count);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  page.off('response', count);
  const seen = (await page.evaluate('seen')) as Pick<View, 'lcp' | 'blocking' | 'cls'>;
  return { scriptKb: await scripts.kilobytes(), requests, ...seen };
}

/** A page on an emulated phone in its own browser, with a slowed-down CPU. */
export async function openPhone(
  slowdown = CPU_SLOWDOWN,
): Promise<{ browser: Browser; page: Page; session: CDPSession }> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { browser, page, session };
}
