import { paths, withQuery } from './paths.ts';

/** What another app shares, under the names of `webManifest`. */
export interface SharedParts {
  title: string;
  text: string;
  url: string;
}

export type SharedContent = { kind: 'link'; url: string } | { kind: 'text'; text: string };

/** Where shared content arrives by POST. The service worker handles it; before that is installed, the server does. */
export const SHARE_PATH = '/share-target';
/** The name of a shared picture in the form. */
export const SHARED_PICTURE = 'picture';
/** The key of a stored text, whether it came with a picture or alone; a picture is stored under `SHARE_PATH`. */
export const SHARED_TEXT = `${SHARE_PATH}?text`;
/** The device's cache of the latest shared content, until the import screen has taken it. */
export const SHARED_CACHE = 'plateful-shared';

/** Tells the import screen to take the text or picture from the device, or that it did not arrive. */
export const SHARED_KINDS = ['text', 'picture', 'lost'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const importScreen = {
  ofLink: (url: string, shared?: SharedKind) => withQuery(paths.create, { url, shared }),
  ofText: (text: string) => withQuery(paths.create, { text }),
  of: (shared: SharedKind) => withQuery(paths.create, { shared }),
};

export const LONGEST_SHARED_TEXT = 1_000_000;
const LONGEST_LINK = 2_000;
/** A short text with a link describes the link; a longer one is the recipe itself. */
const LONGEST_REMARK = 300;
const LINK = /https?:\/\/[^\s<>"']+/gi;

/** The shared content. Android apps put links into the text, alone or after a remark. `null` if there is nothing. */
export function sharedContent({ title, text, url }: SharedParts): SharedContent | null {
  const links = `${url} ${text}`.match(LINK) ?? [];
  const [link] = links;
  if (link && new Set(links).size === 1 && link.length <= LONGEST_LINK && URL.canParse(link)) {
    const remark = text.replaceAll(link, '').trim();
    if (remark.length <= LONGEST_REMARK) return { kind: 'link', url: link };
  }
  const all = [title, text, url].map((part) => part.trim()).filter(Boolean);
  const whole = text.trim().startsWith(title.trim()) ? all.slice(title.trim() ? 1 : 0) : all;
  const together = whole.join('\n\n').slice(0, LONGEST_SHARED_TEXT);
  return together ? { kind: 'text', text: together } : null;
}

/** The parts of a submitted form; missing ones are empty. */
export function partsOf(form: Pick<FormData, 'get'>): SharedParts {
  const text = (name: string) => {
    const value = form.get(name);
    // Forms write line breaks as CRLF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return { title: text('title'), text: text('text'), url: text('url') };
}
