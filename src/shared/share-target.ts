/** What another app hands over, under the names of `webManifest`. */
export interface SharedParts {
  title: string;
  text: string;
  url: string;
}

export type SharedContent = { kind: 'link'; url: string } | { kind: 'text'; text: string };

/** Where shared content arrives by POST. The service worker answers; before it is installed, the server does. */
export const SHARE_PATH = '/share-target';
/** The name of a shared picture in the form. */
export const SHARED_PICTURE = 'picture';
/** Under which a text is kept that came with a picture, or alone; a picture is under `SHARE_PATH`. */
export const SHARED_TEXT = `${SHARE_PATH}?text`;
/** The device's cache of what was shared last, until the import screen has taken it. */
export const SHARED_CACHE = 'plateful-shared';

/** What the import screen is told: to take the text or picture from the device, or that it did not arrive. */
export const SHARED_KINDS = ['text', 'picture', 'lost'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const importScreen = {
  ofLink: (url: string, shared?: SharedKind) =>
    `/create?${new URLSearchParams({ url, ...(shared && { shared }) })}`,
  ofText: (text: string) => `/create?${new URLSearchParams({ text })}`,
  of: (shared: SharedKind) => `/create?${new URLSearchParams({ shared })}`,
};

export const LONGEST_SHARED_TEXT = 1_000_000;
const LONGEST_LINK = 2_000;
/** A text with a link and hardly more describes the link; a longer one is the recipe itself. */
const LONGEST_REMARK = 300;
const LINK = /https?:\/\/[^\s<>"']+/gi;

/** What was shared: Android's apps put links into the text, alone or after a remark. `null` if there is nothing. */
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

/** The parts of a submitted form; what is missing is empty. */
export function partsOf(form: Pick<FormData, 'get'>): SharedParts {
  const text = (name: string) => {
    const value = form.get(name);
    // Forms write line breaks as CRLF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return { title: text('title'), text: text('text'), url: text('url') };
}
