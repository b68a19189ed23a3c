/** Stores files by name. We choose the names: lowercase letters, digits, '-', '.', and '/' between folders. */
export interface Storage {
  /** The file; `null` if it does not exist. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** A file to read in parts; `null` if it does not exist. */
  open(name: string): Promise<StoredFile | null>;
  /** Writes a file atomically. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes over a file from the local disk, atomically. */
  adopt(file: string, name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Renames a file; does nothing if it does not exist. */
  move(name: string, to: string): Promise<void>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Throws if it is not writable. */
  probe(): Promise<void>;
}

export interface StoredFile {
  size: number;
  /** The bytes from `start` to `end`, inclusive. */
  stream(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}
