import type { GroceryChange } from './changes.ts';
import type { Overlay } from './compose-list.ts';
import { MOST_ON_DEVICE } from './limits.ts';
import { PLACES, type Tick } from './ticks.ts';

/** A visitor's changes to their list, stored on their device. */
export interface LocalOverlay extends Overlay {
  ticks: ({ key: string } & Tick)[];
  extras: { id: string; text: string }[];
  amounts: { key: string; amount: string }[];
  staples: string[];
}

export const EMPTY_OVERLAY: LocalOverlay = { ticks: [], extras: [], amounts: [], staples: [] };

/** Reads stored changes; malformed entries are ignored. */
export function readLocalOverlay(stored: unknown): LocalOverlay {
  const kept = Object(stored) as Partial<Record<keyof Overlay, unknown>>;
  const strings = (value: unknown, ...names: string[]) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
  return {
    ticks: list<LocalOverlay['ticks'][number]>(
      kept.ticks,
      (tick) => strings(tick, 'key', 'id') && PLACES.includes((tick as Tick).place),
      MOST_ON_DEVICE.ticks,
    ),
    extras: list<LocalOverlay['extras'][number]>(
      kept.extras,
      (extra) => strings(extra, 'id', 'text'),
      MOST_ON_DEVICE.extras,
    ),
    amounts: list<LocalOverlay['amounts'][number]>(
      kept.amounts,
      (amount) => strings(amount, 'key', 'amount'),
      MOST_ON_DEVICE.amounts,
    ),
    staples: list<string>(kept.staples, (key) => typeof key === 'string', MOST_ON_DEVICE.staples),
  };
}

/** The stored changes after one more; the oldest ticks are evicted first. */
export function afterChange(overlay: LocalOverlay, change: GroceryChange): LocalOverlay {
  const { ticks, extras, amounts, staples } = overlay;
  switch (change.kind) {
    case 'tick':
      return {
        ...overlay,
        ticks: [...ticks, ...change.keys.map((key) => ({ key, id: change.id, place: change.place }))].slice(
          -MOST_ON_DEVICE.ticks,
        ),
      };
    case 'untick':
      return { ...overlay, ticks: ticks.filter(({ key }) => !change.keys.includes(key)) };
    case 'addItem': {
      const { id, text } = change;
      return { ...overlay, extras: [...extras.filter((extra) => extra.id !== id), { id, text }] };
    }
    case 'removeItem':
      return { ...overlay, extras: extras.filter(({ id }) => id !== change.id) };
    case 'setAmount': {
      const { key, amount } = change;
      const others = amounts.filter((other) => other.key !== key);
      return { ...overlay, amounts: amount === null ? others : [...others, { key, amount }] };
    }
    case 'setStaple': {
      const others = staples.filter((key) => key !== change.key);
      return { ...overlay, staples: change.isStaple ? [...others, change.key] : others };
    }
  }
}

/** Whether the changes are within the limits. */
export function hasRoom({ extras, amounts, staples }: LocalOverlay): boolean {
  return (
    extras.length <= MOST_ON_DEVICE.extras &&
    amounts.length <= MOST_ON_DEVICE.amounts &&
    staples.length <= MOST_ON_DEVICE.staples
  );
}

function list<Item>(kept: unknown, isGood: (item: unknown) => boolean, most: number): Item[] {
  return Array.isArray(kept) ? (kept.filter(isGood).slice(-most) as Item[]) : [];
}
