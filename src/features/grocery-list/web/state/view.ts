import { storedChoice, useStored } from '#web/device-store.ts';

export type ListView = 'aisles' | 'plain';

const view = storedChoice<ListView>('plateful-list-view', ['aisles', 'plain'], 'aisles');

/** The order this device shows the list in, and its setter; `null` until hydration. */
export function useListView(): [ListView | null, (view: ListView) => void] {
  return [useStored(view, null), view.set];
}
