import type { Json } from '../json-ld/values.ts';

/** The start of JPEG, PNG, WebP, GIF and AVIF data in base64. */
const PICTURE =
  /^(?:data:image\/[\w.+-]{1,20};base64,)?((?:\/9j\/|iVBORw0KGgo|UklGR|R0lGOD|AAAA[\w+/]{4}ZnR5c)[\s\S]*)$/;
const SHORTEST_PICTURE = 200;
/** No text of a recipe is longer than this. */
const LONGEST_TEXT = 50_000;

/**
 * Data whose inline pictures are replaced by 'picture:0', 'picture:1', …; their base64 is added to `pictures`, at these
 * indexes. Texts longer than any in a recipe are dropped. Throws `SyntaxError` if it is not JSON.
 */
export function withoutPictures(json: string, pictures: string[]): Json {
  return JSON.parse(json.replace(/^\ufeff/, ''), (_, value) => {
    if (typeof value !== 'string' || value.length < SHORTEST_PICTURE) return value;
    const base64 = PICTURE.exec(value)?.[1];
    if (base64 !== undefined) return `picture:${pictures.push(base64) - 1}`;
    return value.length > LONGEST_TEXT ? undefined : value;
  });
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The bytes of the first of a recipe's pictures that was inline in its file; `null` if none was. */
export function pictureWithin(pictures: readonly string[], named: readonly string[]): Uint8Array | null {
  for (const name of named) {
    const base64 = pictures[Number(/^picture:(\d{1,6})$/.exec(name)?.[1] ?? -1)];
    const bytes = base64 === undefined ? null : bytesOf(base64);
    if (bytes) return bytes;
  }
  return null;
}
