export interface StoredFormat<Value> {
  /** Checks a stored value, which may be malformed or edited; `null` if it is unusable. */
  parse(stored: unknown): Value | null;
  /** `text` stores a string unquoted, which scripts in <head> read without parsing. */
  format?: 'json' | 'text';
  /** Each turns the value of one version into the next; the first version has none. */
  upgrades?: readonly ((older: unknown) => unknown)[];
}

/** Values of the first version are stored bare, later ones with their version. */
export function codecOf<Value>({ parse, format = 'json', upgrades = [] }: StoredFormat<Value>) {
  const version = 1 + upgrades.length;
  return {
    encode: (value: Value): string => {
      if (format === 'text') return String(value);
      return JSON.stringify(version === 1 ? value : { version, value });
    },
    /** A value that a newer Plateful stored is not read, and must not be overwritten. */
    decode: (text: string): { value: Value | null; isNewer: boolean } => {
      try {
        if (format === 'text') return { value: parse(text), isNewer: false };
        const stored: unknown = JSON.parse(text);
        const since = versionOf(stored);
        if (since > version) return { value: null, isNewer: true };
        const older = since > 1 ? (stored as { value: unknown }).value : stored;
        const value = upgrades.slice(since - 1).reduce((before, upgrade) => upgrade(before), older);
        return { value: parse(value), isNewer: false };
      } catch {
        return { value: null, isNewer: false };
      }
    },
  };
}

function versionOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null) return 1;
  const { version } = stored as { version?: unknown };
  const isVersioned = Object.keys(stored).sort().join() === 'value,version';
  return isVersioned && typeof version === 'number' ? version : 1;
}
