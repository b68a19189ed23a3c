import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NamedFile } from '../offers.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { UnusableBackup } from './format.ts';

/** Larger files are restored through a draft on disk. */
const MOST_IN_MEMORY = 8 * 1024 * 1024;
const LONGEST_HEADER = 4_096;
const NEW_LINE = 10;

/** Copies files into streams: for each, a line of JSON with its name and size, then its bytes. */
export class FileCopier {
  readonly #storage: Storage;
  readonly #copied = new Set<string>();
  #missing = new Set<string>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get copied(): ReadonlySet<string> {
    return this.#copied;
  }

  /** Files that the last call of `copy` did not find. */
  get missing(): ReadonlySet<string> {
    return this.#missing;
  }

  /** Yields the files not copied before; `named` gets the name of each file, copied or not. */
  async *copy(
    files: AsyncIterable<NamedFile>,
    named: (name: string) => void = () => {},
  ): AsyncGenerator<Uint8Array, void> {
    this.#missing = new Set();
    for await (const { name, place, otherPlace } of files) {
      named(name);
      if (this.#copied.has(name)) continue;
      const found = (await this.#storage.open(place)) ?? (await this.#storage.open(otherPlace));
      if (!found) {
        this.#missing.add(name);
        continue;
      }
      yield Buffer.from(`${JSON.stringify({ name, size: found.size })}\n`);
      yield* contentOf(found, name);
      this.#copied.add(name);
    }
  }
}

async function* contentOf(file: StoredFile, name: string): AsyncGenerator<Uint8Array, void> {
  let read = 0;
  if (file.size > 0)
    for await (const chunk of file.stream(0, file.size - 1)) {
      read += chunk.length;
      yield chunk;
    }
  if (read !== file.size) throw new Error(`${name} changed while it was copied.`);
}

/** Writes the files of a stream, large ones through a draft in `folder`. */
export async function writeFiles(
  source: AsyncIterable<Buffer>,
  storage: Storage,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<number> {
  const bytes = new ByteReader(source);
  let written = 0;
  for (let line = await bytes.line(); line !== null; line = await bytes.line()) {
    const { name, size } = JSON.parse(line) as { name: string; size: number };
    if (!isSafe(name))
      throw new UnusableBackup(`The backup names a file that Plateful never writes: ${name}`);
    if (!isWanted(name)) for await (const _ of bytes.take(size));
    else if (size <= MOST_IN_MEMORY) {
      await storage.write(name, await joined(bytes.take(size)));
      written++;
    } else {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, randomUUID());
      await pipeline(Readable.from(bytes.take(size)), createWriteStream(draft, { mode: 0o600 }));
      await storage.adopt(draft, name).finally(() => rm(draft, { force: true }));
      written++;
    }
  }
  return written;
}

/** Names as `Storage` declares them, which cannot escape its folder. */
function isSafe(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/.test(name) && !name.includes('..');
}

async function joined(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Reads lines and counted bytes from chunks of any size. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** `null` at the end. */
  async line(): Promise<string | null> {
    let end = this.#held.indexOf(NEW_LINE);
    while (end < 0) {
      const { value, done } = await this.#source.next();
      if (done && this.#held.length === 0) return null;
      if (done || this.#held.length > LONGEST_HEADER)
        throw new UnusableBackup('The backup is damaged: its files have no names.');
      this.#held = Buffer.concat([this.#held, value]);
      end = this.#held.indexOf(NEW_LINE);
    }
    const line = this.#held.toString('utf8', 0, end);
    this.#held = this.#held.subarray(end + 1);
    return line;
  }

  async *take(size: number): AsyncGenerator<Buffer, void> {
    for (let left = size; left > 0; ) {
      if (this.#held.length === 0) {
        const { value, done } = await this.#source.next();
        if (done) throw new UnusableBackup('The backup is damaged: a file is shorter than it says.');
        this.#held = value;
      }
      const chunk = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(chunk.length);
      left -= chunk.length;
      yield chunk;
    }
  }
}

/** For tests and the doctor: the content hashes of a storage, by name. */
export async function fingerprintsOf(storage: Storage): Promise<Map<string, string>> {
  const prints = new Map<string, string>();
  for await (const name of storage.list()) {
    const file = await storage.open(name);
    const hash = createHash('sha256');
    if (file && file.size > 0) for await (const chunk of file.stream(0, file.size - 1)) hash.update(chunk);
    prints.set(name, hash.digest('hex'));
  }
  return prints;
}
