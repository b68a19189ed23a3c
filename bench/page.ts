import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.mjs';

export interface FirstView {
  /** Kilobytes of gzipped JavaScript. */
  scriptKb: number;
  requests: number;
  /** Milliseconds. */
  lcp: number;
  cls: number;
}

// Lighthouse's "Fast 4G" and its mobile CPU.
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (1.5 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 3000;

// Runs in the page before our own scripts.
const OBSERVE = `
  const seen = (globalThis.seen = { lcp: 0, cls: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Loads a page for the first time on an emulated phone; the best of three tries. */
export async function firstView(address: string): Promise<FirstView> {
  const tries: FirstView[] = [];
  for (let at = 0; at < 3; at++) tries.push(await open(address));
  return tries.sort((a, b) => a.lcp - b.lcp)[0] as FirstView;
}

async function open(address: string): Promise<FirstView> {
  const { browser, page, session } = await openPhone();
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', FAST_4G);
    let requests = 0;
    let scriptBytes = 0;
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      requests++;
      if (/javascript/.test(response.headers()['content-type'] ?? ''))
        reading.push(
          response.body().then(
            (body) => {
              scriptBytes += gzipSync(body, { level: 9 }).length;
            },
            () => {},
          ),
        );
    });
    await page.addInitScript({ content: OBSERVE });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    await Promise.all(reading);
    const { lcp, cls } = (await page.evaluate('seen')) as Pick<FirstView, 'lcp' | 'cls'>;
    return { scriptKb: scriptBytes / 1024, requests, lcp, cls };
  } finally {
    await browser.close();
  }
}

/** A phone page in a browser of its own, with the CPU throttled to a quarter. */
export async function openPhone(): Promise<{ browser: Browser; page: Page; session: CDPSession }> {
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { browser, page, session };
}
