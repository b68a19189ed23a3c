import type { Json } from './json-ld/values.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const GZIP = [0x1f, 0x8b];
/** What Word, OpenDocument, Pages and e-books, which are zips too, have inside. */
const DOCUMENT = /^(?:\[Content_Types\]\.xml|content\.xml|Index\/Document\.iwa|META-INF\/container\.xml)$/;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;
/** Zips in zips in zips. */
const DEEPEST = 3;
/** A few kilobytes of zip may unpack to gigabytes. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Longer texts are pictures. */
const LONGEST_TEXT = 50_000;

interface Entry {
  name: string;
  method: number;
  packed: Uint8Array;
}

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte);
}

/** Whether it is one file packed alone, as Paprika shares a single recipe. */
export function isGzip(bytes: Uint8Array): boolean {
  return GZIP.every((byte, at) => bytes[at] === byte);
}

/** Whether a zip is a text document, whose text is not read here. */
export function isDocument(bytes: Uint8Array): boolean {
  return entriesOf(bytes).some(({ name }) => DOCUMENT.test(name));
}

/** What a JSON file says that was packed alone, without pictures; empty if it is none. */
export async function jsonInGzip(bytes: Uint8Array): Promise<string> {
  try {
    return JSON.stringify(parse(await unpack(bytes, 'gzip', { bytes: MOST_UNPACKED })));
  } catch {
    return '';
  }
}

/**
 * What the JSON files in an app's export say, as one JSON list without pictures: also those in zips in it, and Paprika's,
 * which are packed one by one. Empty if there is none. Unreadable files are skipped.
 */
export async function jsonInZip(bytes: Uint8Array): Promise<string> {
  const found: Json[] = [];
  const left = { bytes: MOST_UNPACKED };
  await collect(bytes, found, left, 1);
  return found.length > 0 ? JSON.stringify(found) : '';
}

async function collect(
  bytes: Uint8Array,
  found: Json[],
  left: { bytes: number },
  depth: number,
): Promise<void> {
  for (const { name, method, packed } of entriesOf(bytes)) {
    const isRecipe = /\.(?:json|jsonld|melarecipe|paprikarecipe)$/i.test(name);
    const isNested = depth < DEEPEST && /\.zip$/i.test(name);
    if (!isRecipe && !isNested) continue;
    try {
      const unpacked = method === DEFLATED ? await unpack(packed, 'deflate-raw', left) : packed;
      if (isNested) await collect(unpacked, found, left, depth + 1);
      else
        found.push(parse(/\.paprikarecipe$/i.test(name) ? await unpack(unpacked, 'gzip', left) : unpacked));
    } catch {
      // The other files may be whole.
    }
  }
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  let at = directoryOf(view);
  while (at !== null && at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16((at as number) + offset, true),
    ) as [number, number, number];
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const header = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    if ((method === STORED || method === DEFLATED) && header + 30 <= bytes.length) {
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      entries.push({ name, method, packed: bytes.subarray(start, start + size) });
    }
    at += ENTRY_BYTES + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** Where the list of entries starts; it is named at the end, before a comment. */
function directoryOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return view.getUint32(at + 16, true);
  return null;
}

async function unpack(
  packed: Uint8Array,
  format: 'deflate-raw' | 'gzip',
  left: { bytes: number },
): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream(format));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    left.bytes -= value.length;
    if (left.bytes < 0) {
      await reader.cancel();
      throw new Error('That is too much to unpack.');
    }
    chunks.push(value);
  }
}

function parse(bytes: Uint8Array): Json {
  const text = new TextDecoder().decode(bytes);
  return JSON.parse(text, (_, value) =>
    typeof value === 'string' && value.length > LONGEST_TEXT ? undefined : value,
  );
}
