import type { StoredFormat } from '../device-store.ts';

type Upgrade = (older: unknown) => unknown;

/**
 * JSON with a version; each upgrade turns the value of one version into the next. Data of a newer Plateful is neither read
 * nor overwritten.
 */
export function versioned(...upgrades: readonly Upgrade[]): StoredFormat {
  const latest = 1 + upgrades.length;
  return {
    encode: (value) => (value === null ? 'null' : JSON.stringify({ version: latest, value })),
    decode(text) {
      const { version, value } = JSON.parse(text) as Versioned;
      if (!(version >= 1 && version <= latest)) return null;
      return upgrades.slice(version - 1).reduce<unknown>((older, upgrade) => upgrade(older), value);
    },
    mayReplace(text) {
      try {
        return !((JSON.parse(text) as Versioned).version > latest);
      } catch {
        return true;
      }
    },
  };
}

interface Versioned {
  version: number;
  value: unknown;
}
