import type { GroceryChange } from './changes.ts';
import { PLACES } from './ticks.ts';

/** Reads a change as it was stored on the device; `null` if it is malformed. */
export function readGroceryChange(stored: unknown): GroceryChange | null {
  const change = Object(stored) as Record<string, unknown>;
  const kind = String(change.kind);
  const isWhole = Object.hasOwn(READABLE, kind) && READABLE[kind as GroceryChange['kind']](change);
  return isWhole ? (stored as GroceryChange) : null;
}

type Fields = Record<string, unknown>;

const READABLE: Record<GroceryChange['kind'], (change: Fields) => boolean> = {
  tick: ({ keys, id, place }) => areTexts(keys) && isText(id) && PLACES.some((known) => known === place),
  untick: ({ keys, seen }) => areTexts(keys) && areTexts(seen),
  addItem: ({ id, text, restores }) =>
    isText(id) && isText(text) && (restores === undefined || restores === true),
  removeItem: ({ id, text }) => isText(id) && isText(text),
  setAmount: ({ key, name, amount }) => isText(key) && isText(name) && (amount === null || isText(amount)),
  setStaple: ({ key, name, isStaple }) => isText(key) && isText(name) && typeof isStaple === 'boolean',
};

const isText = (value: unknown): boolean => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
