import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { openBytes, sealBytes } from '../sealed-bytes.ts';
import { sha256 } from '../sha256.ts';
import { type StoredStream, UnusableBackup } from './format.ts';
import type { BackupReader, BackupWriter } from './place.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** Small enough to hold in memory, and to send to an object store in one request. */
const PART_BYTES = 4 * 1024 * 1024;
/** A part never decompresses to more than this. */
const MOST_UNZIPPED = PART_BYTES + 1024;

/** Writes streams as numbered files, compressed, and encrypted if there is a key. */
export class PartWriter {
  readonly #writer: BackupWriter;
  readonly #id: string;
  readonly #key: Buffer | null;
  readonly #signal: AbortSignal | undefined;
  #count = 0;
  /** Bytes written so far. */
  written = 0;

  constructor(writer: BackupWriter, id: string, key: Buffer | null, signal?: AbortSignal) {
    this.#writer = writer;
    this.#id = id;
    this.#key = key;
    this.#signal = signal;
  }

  async write(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StoredStream> {
    const stored: StoredStream = { bytes: 0, sha256: '', parts: [] };
    const hash = createHash('sha256');
    let waiting: Uint8Array[] = [];
    let held = 0;
    const flush = async () => {
      const part = Buffer.concat(waiting);
      waiting = [];
      held = 0;
      for (let at = 0; at < part.length; at += PART_BYTES)
        stored.parts.push(await this.#store(part.subarray(at, at + PART_BYTES)));
    };
    for await (const chunk of source) {
      this.#signal?.throwIfAborted();
      hash.update(chunk);
      stored.bytes += chunk.length;
      waiting.push(chunk);
      held += chunk.length;
      if (held >= PART_BYTES) await flush();
    }
    await flush();
    stored.sha256 = hash.digest('hex');
    return stored;
  }

  async #store(bytes: Uint8Array): Promise<StoredStream['parts'][number]> {
    const file = `${String(this.#count++).padStart(6, '0')}.part`;
    const zipped = await zip(bytes);
    const content = this.#key ? sealBytes(this.#key, zipped, `${this.#id} ${file}`) : zipped;
    await this.#writer.write(file, content);
    this.written += content.length;
    return { file, bytes: content.length, sha256: sha256(content) };
  }
}

/** Reads streams back; throws `UnusableBackup` for anything that is not exactly as it was written. */
export class PartReader {
  readonly #reader: BackupReader;
  readonly #id: string;
  readonly #key: Buffer | null;

  constructor(reader: BackupReader, id: string, key: Buffer | null) {
    this.#reader = reader;
    this.#id = id;
    this.#key = key;
  }

  async *read({ parts, bytes, sha256 }: StoredStream): AsyncGenerator<Buffer, void> {
    const hash = createHash('sha256');
    let seen = 0;
    for (const part of parts) {
      const content = await this.#part(part);
      hash.update(content);
      seen += content.length;
      yield content;
    }
    if (seen !== bytes || hash.digest('hex') !== sha256)
      throw damaged('its parts do not add up to what was written');
  }

  async #part({ file, bytes, sha256: expected }: StoredStream['parts'][number]): Promise<Buffer> {
    const content = await this.#reader.read(file).catch((cause) => {
      throw damaged(`${file} cannot be read (${(cause as Error).message})`);
    });
    if (content.length !== bytes) throw damaged(`${file} has ${content.length} bytes instead of ${bytes}`);
    if (sha256(content) !== expected) throw damaged(`${file} does not have the content that was written`);
    const zipped = this.#key ? openBytes(this.#key, content, `${this.#id} ${file}`) : content;
    if (!zipped) throw damaged(`${file} belongs to another backup`);
    return unzip(zipped, { maxOutputLength: MOST_UNZIPPED });
  }
}

const damaged = (how: string) => new UnusableBackup(`The backup is damaged: ${how}. Nothing was changed.`);
