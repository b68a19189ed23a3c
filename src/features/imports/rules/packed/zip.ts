/** The first bytes of a zip, and of one without files. */
const ZIP = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
const GZIP = [0x1f, 0x8b];
/** Files inside Word, OpenDocument, Pages and e-book files, which are also zips. */
const DOCUMENT = /^(?:\[Content_Types\]\.xml|content\.xml|Index\/Document\.iwa|META-INF\/container\.xml)$/;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 100_000;
const STORED = 0;
const DEFLATED = 8;

/** How many more bytes may be unpacked: a zip of a few kilobytes may unpack to gigabytes. */
export interface Room {
  bytes: number;
}

/** A file in a zip. */
export interface ZipEntry {
  /** Including folders: 'recipes/soup.json'. */
  path: string;
  /** Its bytes. Throws if they are broken, or more than there is room for. */
  unpack(room: Room): Promise<Uint8Array>;
}

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/** Whether the end of a zip, which lists its files, is missing: its download or copy was not completed. */
export function isCutOff(zip: Uint8Array): boolean {
  return directoryOf(new DataView(zip.buffer, zip.byteOffset, zip.byteLength)) === null;
}

/** Whether it is a single gzipped file, such as a recipe shared from Paprika. */
export function isGzip(bytes: Uint8Array): boolean {
  return GZIP.every((byte, at) => bytes[at] === byte);
}

/** Whether a zip is a text document, whose text is not read here. */
export function isDocument(bytes: Uint8Array): boolean {
  return zipEntries(bytes).some(({ path }) => DOCUMENT.test(path));
}

/** The content of a single gzipped file. Throws if it is broken, or more than there is room for. */
export function unpackGzip(bytes: Uint8Array, room: Room): Promise<Uint8Array> {
  return unpack(bytes, 'gzip', room);
}

/** The files of a zip, in order; none if it is broken. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  let at = directoryOf(view);
  while (
    at !== null &&
    entries.length < MOST_ENTRIES &&
    at + ENTRY_BYTES <= bytes.length &&
    view.getUint32(at, true) === ENTRY
  ) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16((at as number) + offset, true),
    ) as [number, number, number];
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const header = view.getUint32(at + 42, true);
    const path = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    if ((method === STORED || method === DEFLATED) && header + 30 <= bytes.length) {
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      const packed = bytes.subarray(start, start + size);
      entries.push({
        path,
        unpack: async (room) =>
          method === DEFLATED ? unpack(packed, 'deflate-raw', room) : taken(packed, room),
      });
    }
    at += ENTRY_BYTES + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** Where the list of entries starts, which is stated at the end, before a comment. */
function directoryOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return view.getUint32(at + 16, true);
  return null;
}

/** Many entries may refer to the same bytes. */
function taken(bytes: Uint8Array, room: Room): Uint8Array {
  room.bytes -= bytes.length;
  if (room.bytes < 0) throw new Error('That is too much to unpack.');
  return bytes;
}

async function unpack(packed: Uint8Array, format: 'deflate-raw' | 'gzip', room: Room): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream(format));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    room.bytes -= value.length;
    if (room.bytes < 0) {
      await reader.cancel();
      throw new Error('That is too much to unpack.');
    }
    chunks.push(value);
  }
}
