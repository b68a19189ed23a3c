import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { discardBody } from '#server/http/discard-body.ts';
import { importScreen, partsOf, type SharedContent, sharedContent } from '#shared/share-target.ts';

/** Bytes of a form with a link or a note; a picture stays on the device, for the service worker. */
const LARGEST_FORM = 64 * 1024;
/** The length of a URL that every proxy lets pass. */
const LONGEST_ADDRESS = 4_000;

/**
 * Receives what another app shares while the service worker, which keeps texts and pictures on the device, is not installed
 * yet. Nothing is stored: links and short texts go into the URL of the import screen.
 */
export function receiveShared(): Hono {
  const routes = new Hono();
  const limited = bodyLimit({
    maxSize: LARGEST_FORM,
    onError: async (context) => {
      if (!(await discardBody(context.req.raw.body))) context.header('connection', 'close');
      return context.body(null, 303, seeing(LOST));
    },
  });
  routes.post('/', limited, async (context) => {
    const form = await context.req.formData().catch(() => new FormData());
    return context.body(null, 303, seeing(screenFor(sharedContent(partsOf(form)))));
  });
  return routes;
}

const LOST = importScreen.of('lost');

function screenFor(content: SharedContent | null): string {
  if (!content) return LOST;
  const address =
    content.kind === 'link' ? importScreen.ofLink(content.url) : importScreen.ofText(content.text);
  return address.length > LONGEST_ADDRESS ? LOST : address;
}

const seeing = (location: string) => ({ location, 'cache-control': 'no-store' });
