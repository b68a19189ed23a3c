/** Keeps files by name. Names are made by us: lower-case letters, digits, '-', '.' and '/' between folders. */
export interface Storage {
  /** The file; `null` when there is none. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Writes a file whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Throws what keeps it from writing. */
  probe(): Promise<void>;
}
