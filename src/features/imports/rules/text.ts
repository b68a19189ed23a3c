import { squeeze, storable } from '#shared/text.ts';

const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** HTML entities that occur in recipes; any other stays as written. */
const NAMED = new Map<string, string>([
  ...LATIN_1.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    trade: '™',
    euro: '€',
    oelig: 'œ',
    OElig: 'Œ',
    scaron: 'š',
    Scaron: 'Š',
    Yuml: 'Ÿ',
    frasl: '⁄',
    thinsp: ' ',
    ensp: ' ',
    emsp: ' ',
    zwnj: '',
    zwj: '',
    frac13: '⅓',
    frac23: '⅔',
    frac15: '⅕',
    frac25: '⅖',
    frac35: '⅗',
    frac45: '⅘',
    frac16: '⅙',
    frac56: '⅚',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,9}));/g;
const TAG_NAMES =
  'a|abbr|address|article|aside|b|blockquote|br|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|iframe|img|input|ins|label|li|main|mark|noscript|ol|p|path|picture|pre|q|s|section|small|source|span|strike|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|time|tr|u|ul|video|wbr';
const TAG = new RegExp(`</?(${TAG_NAMES})(?=[\\s/>])[^<>]*>`, 'gi');
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul)$/i;
/** Elements without visible text, removed with their content. */
const UNREAD = [
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<!--', '-->'],
] as const;

/** Decodes HTML entities. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

/** Strips HTML to text: blocks and line breaks become line feeds; a `<` that starts no tag stays. */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  let rest = text;
  for (const [start, end] of UNREAD) rest = withoutSpans(rest, start, end);
  return rest.replace(TAG, (_tag, name: string) => (BLOCK.test(name) ? '\n' : ''));
}

function withoutSpans(text: string, start: string, end: string): string {
  const lower = text.toLowerCase();
  // Lowercasing can lengthen a text ('İ'), which would shift positions.
  if (lower.length !== text.length || !lower.includes(start)) return text;
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const from = lower.indexOf(start, at);
    if (from < 0) return [...kept, text.slice(at)].join('');
    kept.push(text.slice(at, from));
    const to = lower.indexOf(end, from);
    if (to < 0) return kept.join('');
    at = to + end.length;
  }
}

/** The lines of a text that may contain HTML, even entity-encoded; without empty lines. */
export function htmlLines(text: string): string[] {
  return withoutTags(decodeEntities(withoutTags(storable(text))))
    .split('\n')
    .map(squeeze)
    .filter(Boolean);
}

/** A text that may contain HTML, as one line. */
export function htmlText(text: string): string {
  return htmlLines(text).join(' ');
}

/** Strips a leading bullet. */
export function withoutBullet(text: string): string {
  return text.replace(/^[•·▪*–-]\s+/, '');
}

/** Normalizes an http(s) URL; `null` if it is not one. */
export function webAddress(text: string): string | null {
  const written = text.trim();
  if (!/^https?:\/\//i.test(written) || written.length > 2_000 || !URL.canParse(written)) return null;
  return new URL(written).href;
}
