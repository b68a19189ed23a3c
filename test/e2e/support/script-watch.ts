import type { Page } from '@playwright/test';
import { goTo } from './plateful.ts';

/** What payloads achieved, by page; empty while all of them are text. */
export interface Watch {
  ran: string[];
}

/**
 * Detects scripts that run, dialogs, requests to other sites, and what the policy had to block; `withoutApp` on pages as the
 * server sends them.
 */
export async function watch(page: Page, { withoutApp = false } = {}): Promise<Watch> {
  const ran: string[] = [];
  const tell = (what: string) => ran.push(`${what} on ${page.url()}`);
  await page.exposeFunction('__ran', () => tell('A script ran'));
  await page.exposeFunction('__stopped', (what: string) => tell(`The policy stopped ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { __stopped(what: string): void }).__stopped(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  page.on('dialog', (dialog) => {
    tell(`A dialog (${dialog.message()})`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('ran.invalid')) tell(`A request to ${request.url()}`);
  });
  // Pictures do not matter here, and there are many. A route would pass every request through the test, without caching.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', {
    urls: ['*/pictures/*', '*/art/*', ...(withoutApp ? ['*/assets/*.js'] : [])],
  });
  return { ran };
}

/** Looks for elements and URLs created by payloads in a page as the server sends it, and as the app then draws it. */
export async function visit(page: Page, { ran }: Watch, path: string): Promise<void> {
  // The first page is opened whole, and shows both.
  if (page.url().startsWith('http'))
    for (const what of await parse(page, path)) ran.push(`${what} sent for ${path}`);
  await goTo(page, path);
  await look(page, { ran });
}

/** Looks for them on the current page. */
export async function look(page: Page, { ran }: Watch): Promise<void> {
  for (const what of await page.evaluate<string[]>(`(${madeIn})(document)`))
    ran.push(`${what} on ${page.url()}`);
}

/** What the browser makes of a document as the server sends it, without running it. */
const parse = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(`(async () => {
    const answer = await fetch(${JSON.stringify(path)});
    return (${madeIn})(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  })()`);

function madeIn(page: Document): string[] {
  const made = [...page.querySelectorAll('[data-ran]')].map(({ outerHTML }) => outerHTML);
  const hostile = /^\s*(?:javascript|data):/i;
  const addresses = [...page.querySelectorAll('a, area, form, button, iframe, object, embed, base, link')]
    .flatMap((element) =>
      ['href', 'action', 'formaction', 'src', 'data'].map((name) => element.getAttribute(name)),
    )
    .filter((address): address is string => address !== null && hostile.test(address));
  return [...made, ...addresses];
}
